//! The contrast of an option: the nearest situation in which all that it claims and cites holds.

use crate::bridge::{BySeat, Trick};
use crate::law;
use crate::ruling::contrast::{Edit, Nearness, Neighbour, Search, Situation, World};
use crate::ruling::{Clause, Edition};

use super::case::{Choice, Cite, Item, Setting};
use super::claim::Claim;
use super::terms::Terms;
use super::verdict;

impl Item {
    /// All on which the ruling of the question rests.
    pub fn situation(&self, terms: &Terms) -> Situation {
        Situation {
            record: self.record.clone(),
            given: self.given.clone(),
            edition: terms.edition,
            doctrine: terms.doctrine.clone(),
            shown_out: self.setting.shown_out(),
        }
    }
}

impl Setting {
    /// The suits of which each hand has shown, in the play so far, that it holds none.
    pub fn shown_out(&self) -> BySeat<[bool; 4]> {
        shown_out(&self.tricks)
    }
}

/// The suits of which each hand has shown in these tricks that it holds none.
pub fn shown_out(tricks: &[Trick]) -> BySeat<[bool; 4]> {
    let mut shown_out = BySeat([[false; 4]; 4]);
    for (trick, led) in tricks.iter().filter_map(|t| Some((t, Trick::suit_led(t)?))) {
        for (seat, card) in trick.cards() {
            let other = card.suit().is_some_and(|suit| suit != led);
            shown_out[seat][led as usize] |= other;
        }
    }
    shown_out
}

/// The contrasts of the options of a question; its neighbours are ruled on once.
pub struct Contrasts<'i> {
    item: &'i Item,
    edition: Edition,
    /// `None` where the question is not a legal situation.
    search: Option<Search>,
}

impl<'i> Contrasts<'i> {
    pub fn new(item: &'i Item, terms: &Terms) -> Contrasts<'i> {
        let search = Search::new(law::hear, item.situation(terms));
        Contrasts { item, edition: terms.edition, search }
    }

    pub const fn item(&self) -> &'i Item {
        self.item
    }

    /// The edition in which the options are read.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The question itself, as a situation and its ruling.
    pub fn world(&self) -> Option<&World> {
        self.search.as_ref().map(Search::world)
    }

    /// The nearest situation in which an option of the question is right; `None` where none is near, or where it is
    /// right as things are.
    pub fn of(&mut self, option: usize) -> Option<Neighbour> {
        let option = self.item.options.get(option)?;
        let edition = self.edition;
        self.nearest(|edits, world| nearness(option, edition, edits, world))
    }

    /// The nearest situation in which all that an option claims holds, by whichever clause.
    pub fn of_claims(&mut self, option: usize) -> Option<Neighbour> {
        let option = self.item.options.get(option)?;
        let edition = self.edition;
        self.search.as_mut()?.adjoining(|edits, world| claimed(option, edition, edits, world).holds)
    }

    /// The nearest situation in which something holds that does not hold as things are.
    pub fn nearest(&mut self, near: impl Fn(&[Edit], &World) -> Nearness) -> Option<Neighbour> {
        let search = self.search.as_mut()?;
        if near(&[], search.world()).holds {
            return None;
        }
        search.nearest(near)
    }
}

/// What somebody asks about: a clause that might apply, or a decision that might be taken.
#[derive(Clone, Debug)]
pub enum Asked {
    /// Any of these clauses.
    Clauses(Vec<&'static Clause>),
    Claim(Claim),
}

impl Asked {
    /// Whether it holds in another situation.
    pub fn holds(&self, edits: &[Edit], world: &World) -> bool {
        match self {
            Asked::Clauses(clauses) => {
                let applied = world.ruling.applied();
                clauses.iter().any(|clause| applied.contains(clause))
            }
            Asked::Claim(claim) => {
                let read = edits.iter().fold(claim.decision, |said, edit| edit.reads(said));
                verdict::holds(claim, &read, &world.ruling)
            }
        }
    }
}

/// The nearest situation in which an option of the question is right.
pub fn contrast_of(item: &Item, option: usize, terms: &Terms) -> Option<Neighbour> {
    Contrasts::new(item, terms).of(option)
}

/// How much of what an option claims and cites in an edition holds in another situation.
pub fn nearness(option: &Choice, edition: Edition, edits: &[Edit], world: &World) -> Nearness {
    let claimed = claimed(option, edition, edits, world);
    let cites = option.cites(edition);
    let claims = option.claims.iter().any(|claim| claim.stands_in(edition));
    // Clauses are looked for where a claim holds, or nothing is claimed.
    let cited = if claimed.parts > 0 || !claims { carried(cites, world) } else { 0 };
    let holds = (claimed.holds || !claims && !cites.is_empty()) && cited == cites.len();
    Nearness { parts: claimed.parts + cited, holds }
}

/// How much of what an option claims in an edition, or says is to be established, holds in another situation.
fn claimed(option: &Choice, edition: Edition, edits: &[Edit], world: &World) -> Nearness {
    if !option.asks.is_empty() {
        let open = verdict::open_facts(&world.ruling);
        let parts = option.asks.iter().filter(|fact| open.contains(fact)).count();
        return Nearness { parts, holds: parts == option.asks.len() };
    }
    let read = |decision| edits.iter().fold(decision, |decision, edit| edit.reads(decision));
    let claims = option.claims.iter().filter(|claim| claim.stands_in(edition));
    let (mut all, mut parts) = (0, 0);
    for claim in claims {
        all += 1;
        parts += usize::from(verdict::holds(claim, &read(claim.decision), &world.ruling));
    }
    Nearness { parts, holds: all > 0 && parts == all }
}

/// How many citations name a clause that applies there.
fn carried(cites: &[Cite], world: &World) -> usize {
    let applied = world.ruling.applied();
    let now = world.situation.edition;
    let is_applied = |cite: &&Cite| applied.iter().any(|clause| cite.names(clause, now));
    cites.iter().filter(is_applied).count()
}
