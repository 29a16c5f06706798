//! The contrast of an option: the nearest situation in which all that it claims and cites holds.

use crate::bridge::{BySeat, Trick};
use crate::law;
use crate::ruling::contrast::{Edit, Nearness, Neighbour, Search, Situation, World};
use crate::ruling::{Clause, Edition};

use super::case::{Choice, Cite, Item, Setting};
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
        let mut shown_out = BySeat([[false; 4]; 4]);
        for (trick, led) in self.tricks.iter().filter_map(|t| Some((t, Trick::suit_led(t)?))) {
            for (seat, card) in trick.cards() {
                let other = card.suit().is_some_and(|suit| suit != led);
                shown_out[seat][led as usize] |= other;
            }
        }
        shown_out
    }
}

/// The contrasts of the options of a question; its neighbours are ruled on once.
pub struct Contrasts<'i> {
    item: &'i Item,
    edition: Edition,
    /// `None` where the question is no legal situation.
    search: Option<Search>,
}

impl<'i> Contrasts<'i> {
    pub fn new(item: &'i Item, terms: &Terms) -> Contrasts<'i> {
        let search = Search::new(law::hear, item.situation(terms));
        Contrasts { item, edition: terms.edition, search }
    }

    /// The nearest situation in which an option of the question is right; `None` where none is near, or where it is
    /// right as things are.
    pub fn of(&mut self, option: usize) -> Option<Neighbour> {
        let option = self.item.options.get(option)?;
        let edition = self.edition;
        let search = self.search.as_mut()?;
        if nearness(option, edition, &[], search.world()).holds {
            return None;
        }
        search.nearest(|edits, world| nearness(option, edition, edits, world))
    }
}

/// The nearest situation in which an option of the question is right.
pub fn contrast_of(item: &Item, option: usize, terms: &Terms) -> Option<Neighbour> {
    Contrasts::new(item, terms).of(option)
}

/// How much of what an option claims and cites in an edition holds in another situation.
pub fn nearness(option: &Choice, edition: Edition, edits: &[Edit], world: &World) -> Nearness {
    let read = |decision| edits.iter().fold(decision, |decision, edit| edit.reads(decision));
    let ruling = &world.ruling;
    let claims = option.claims.iter().filter(|claim| claim.stands_in(edition));
    let (mut all, mut parts) = (0, 0);
    for claim in claims {
        all += 1;
        parts += usize::from(verdict::holds(claim, &read(claim.decision), ruling));
    }
    let cites = option.cites(edition);
    all += cites.len();
    // Clauses are looked for where a claim holds, or nothing is claimed.
    if parts > 0 || all == cites.len() {
        let applied = ruling.applied();
        let now = world.situation.edition;
        let is_applied = |clause: &&Clause, cite: &Cite| cite.names(clause, now);
        let carried = cites.iter().filter(|cite| applied.iter().any(|c| is_applied(c, cite)));
        parts += carried.count();
    }
    Nearness { parts, holds: all > 0 && parts == all }
}
