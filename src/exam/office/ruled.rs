//! The questions of a stage as they were shown, and what the Laws say of them.

use std::collections::HashMap;

use crate::casebook::check::Terms;
use crate::casebook::variant::Variant;
use crate::casebook::{Case, Item};
use crate::exam::citation::wanted;
use crate::exam::key::{Key, question};
use crate::exam::lock::{Lock, Shown};
use crate::ruling::{Clause, Edition, Ruling};

/// A question as a candidate saw it, and what the Laws say of it.
#[derive(Debug)]
pub struct Ruled {
    pub item: Item,
    pub ruling: Ruling,
    /// The edition of the ruling.
    pub edition: Edition,
    /// The key, its clauses by the numbers by which the papers asked for them.
    pub key: Key,
    /// The clauses on which it rests.
    pub clauses: Vec<&'static Clause>,
}

/// The questions of a stage as they were shown, each ruled on once.
pub struct Rulings<'b> {
    lock: &'b Lock,
    bank: &'b [Case],
    terms: &'b Terms,
    ruled: HashMap<(String, Variant), Option<Ruled>>,
}

impl<'b> Rulings<'b> {
    pub fn new(lock: &'b Lock, bank: &'b [Case], terms: &'b Terms) -> Rulings<'b> {
        Rulings { lock, bank, terms, ruled: HashMap::new() }
    }

    pub const fn edition(&self) -> Edition {
        self.terms.edition
    }

    /// The question as it was shown; `None` where the bank no longer has it so.
    pub fn of(&mut self, shown: &Shown) -> Option<&Ruled> {
        let key = (shown.id.clone(), shown.variant);
        let (lock, bank, terms) = (self.lock, self.bank, self.terms);
        self.ruled.entry(key).or_insert_with(|| rule(lock, bank, terms, shown)).as_ref()
    }
}

/// Rules on a question as it was shown.
pub fn rule(lock: &Lock, bank: &[Case], terms: &Terms, shown: &Shown) -> Option<Ruled> {
    let item = question(bank, &shown.id)?;
    let locked = lock.stage.question(&shown.id)?;
    let is_shown = lock.stage.is_shown_by(locked, item);
    let item = is_shown.then(|| item.varied(shown.variant))??;
    let ruling = item.rule(terms).ok()?;
    let edition = terms.edition;
    let numbers = Edition::from_year(lock.stage.edition).unwrap_or(edition);
    let key = Key::under(&item, &ruling, edition, numbers);
    let clauses = wanted(&item, &key.right, &ruling, edition);
    Some(Ruled { item, ruling, edition, key, clauses })
}
