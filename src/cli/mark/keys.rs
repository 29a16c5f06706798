//! Keys: those of the lock against those that the Laws give on the bank as it is now.

use crate::casebook::Item;
use crate::casebook::check::Terms;
use crate::cli::shell::{Failure, Shell};
use crate::cli::stage::folder::Bank;
use crate::exam::key::Key;
use crate::exam::lock::{Lock, LockedQuestion, option_hash};
use crate::report::text::say;

/// The key of each question of a lock as the Laws give it now; `None` where the bank has no such question
/// with the options that were shown.
pub fn now(lock: &Lock, bank: &Bank, terms: &Terms) -> Vec<Option<Key>> {
    let of = |question: &LockedQuestion| {
        let item = item(bank, &question.id)?;
        let hashes = (0..item.options.len()).map(|option| option_hash(item, option));
        let is_shown = hashes.eq(question.options.iter().cloned()) && item.stands_in(terms.edition);
        is_shown.then(|| Key::of(item, terms)).flatten()
    };
    lock.stage.questions.iter().map(of).collect()
}

/// The question of this id.
pub fn item<'b>(bank: &'b Bank, id: &str) -> Option<&'b Item> {
    bank.cases.iter().flat_map(|case| &case.items).find(|item| item.id == id)
}

/// The keys of a lock, proved again: the bank has to give the same ones still.
pub fn unchanged(
    shell: &Shell,
    lock: &Lock,
    bank: &Bank,
    terms: &Terms,
) -> Result<Vec<Key>, Failure> {
    let mut changed: Vec<&str> = Vec::new();
    let mut keys = Vec::new();
    for (question, key) in lock.stage.questions.iter().zip(now(lock, bank, terms)) {
        match key {
            Some(key) if key == question.key => keys.push(key),
            Some(_) | None => changed.push(&question.id),
        }
    }
    if changed.is_empty() {
        return Ok(keys);
    }
    let (count, ids) = (changed.len(), changed.join(", "));
    Err(shell.failure(say!(shell.words, "mark-keys-changed", count = count, ids = ids)))
}
