//! Contrast: the nearest situation in which the ruling would be different.
//!
//! A [neighbour](neighbours) of a situation differs from it by one [`Edit`] (by two, if one is not enough) and is
//! itself a legal situation: the record is possible, all its events are read, and the Laws rule on it without a
//! contradiction. If somebody wrongly claims that the situation has a property, the [nearest] neighbour that does have
//! it shows which fact he overlooks.

mod acts;

mod answers;

mod edit;

mod neighbour;

mod hands;

mod moments;

use std::cmp::Reverse;
use std::collections::{HashMap, VecDeque};

use crate::bridge::{BySeat, Seat};
use crate::table::{Record, RecordBuilder};

use super::doctrine::Doctrine;
use super::edition::Edition;
use super::fact::PresetAnswer;
use super::hearing::RulingInput;
use super::idle::unread_events;
use super::inquiry::{self, RuleSet, inquire_within};
use super::parts::Ruling;
use super::trace::TraceStep;

pub use edit::{CardSwap, Edit, Oversight};
use neighbour::NeighbourState;
pub use neighbour::SearchTarget;

/// The input on which a ruling depends, and the voids shown by the earlier play.
#[derive(Clone, Debug)]
pub struct Situation {
    /// The record.
    pub record: Record,
    /// The answers given in advance.
    pub given: Vec<PresetAnswer>,
    /// The edition of the Laws in force.
    pub edition: Edition,
    /// The readings of the points of doctrine.
    pub doctrine: Doctrine,
    /// For each hand and suit (by `Suit as usize`), whether the hand has shown out of the suit.
    pub shown_out: BySeat<[bool; 4]>,
}

impl Situation {
    /// Returns the input of the ruling on this situation.
    pub fn ruling_input(&self) -> RulingInput<'_> {
        RulingInput {
            record: &self.record,
            given: &self.given,
            edition: self.edition,
            doctrine: &self.doctrine,
        }
    }

    /// Returns the ruling, if the situation is legal: the record is read completely, no given answer
    /// contradicts it, and every answer to the open questions is followed.
    pub fn ruling(&self, rule_set: RuleSet) -> Option<Ruling> {
        self.ruled_within(rule_set, inquiry::MAX_HEARINGS)
    }

    fn ruled_within(&self, rule_set: RuleSet, most: usize) -> Option<Ruling> {
        self.if_sound(inquire_within(rule_set, self.ruling_input(), most).ok()?)
    }

    /// Returns the ruling, if it is not cut short, the record is read completely, and no given answer contradicts it.
    fn if_sound(&self, ruling: Ruling) -> Option<Ruling> {
        let mut is_sound =
            !ruling.is_cut_short() && unread_events(&self.record, &ruling).is_empty();
        ruling.each(&mut |part| is_sound &= part.contradicted.is_empty());
        is_sound.then_some(ruling)
    }
}

impl Situation {
    /// Returns the situation without the given answers for which the ruling did not ask.
    fn without_unasked_answers(mut self, ruling: &Ruling) -> Situation {
        if self.given.is_empty() {
            return self;
        }
        let mut asked = Vec::new();
        ruling.each(&mut |part| {
            let answered = part.trace.iter().filter_map(|entry| match entry.step {
                TraceStep::Answered { question, .. } => Some(question),
                _ => None,
            });
            asked.extend(answered.chain(part.immaterial.iter().copied()));
        });
        self.given.retain(|given| asked.iter().any(|question| given.answers(*question)));
        self
    }

    /// Returns the players, declarer first.
    fn seats(&self) -> [Seat; 4] {
        let first = self.record.contract.declarer;
        [first, first.lho(), first.partner(), first.rho()]
    }
}

/// The largest number of hearings for the ruling on a neighbour. A neighbour that needs more has too many open
/// questions to be useful.
const MAX_NEIGHBOUR_HEARINGS: usize = 24;

/// A situation and its ruling.
#[derive(Clone, Debug)]
pub struct RuledSituation {
    /// The situation.
    pub situation: Situation,
    /// Its ruling.
    pub ruling: Ruling,
}

/// A legal situation that differs from another by some edits.
#[derive(Clone, Debug)]
pub struct Neighbour {
    /// The edits, in the order in which they were made.
    pub edits: Vec<Edit>,
    /// The changed situation with its ruling.
    pub ruled_situation: RuledSituation,
}

/// The degree to which a situation has a sought property.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nearness {
    /// The number of parts of the property that hold.
    pub parts: usize,
    /// Whether the whole property holds.
    pub holds: bool,
}

impl From<bool> for Nearness {
    fn from(holds: bool) -> Nearness {
        Nearness { parts: usize::from(holds), holds }
    }
}

/// A situation with one more edit, not ruled on yet.
struct Variation {
    edit: Edit,
    situation: VariedSituation,
}

/// The parts of a varied [`Situation`]; its record may be impossible.
struct VariedSituation {
    record: RecordBuilder,
    given: Vec<PresetAnswer>,
    edition: Edition,
    doctrine: Doctrine,
    shown_out: BySeat<[bool; 4]>,
}

impl VariedSituation {
    fn of(situation: &Situation) -> VariedSituation {
        let Situation { record, given, edition, doctrine, shown_out } = situation;
        VariedSituation {
            record: RecordBuilder::clone(record),
            given: given.clone(),
            edition: *edition,
            doctrine: doctrine.clone(),
            shown_out: *shown_out,
        }
    }

    /// Returns the situation; `None` if its record is impossible.
    fn build(self) -> Option<Situation> {
        let VariedSituation { record, given, edition, doctrine, shown_out } = self;
        let record = record.build().ok()?;
        Some(Situation { record, given, edition, doctrine, shown_out })
    }
}

/// The origin of variations: the situation, its ruling, and the Laws.
struct VariationBase<'o> {
    situation: &'o Situation,
    ruling: &'o Ruling,
    rule_set: RuleSet,
}

impl VariationBase<'_> {
    /// Returns the variation made by `change` on a copy, and described by `edit`.
    fn varied(&self, edit: Edit, change: impl FnOnce(&mut VariedSituation)) -> Variation {
        let mut situation = VariedSituation::of(self.situation);
        change(&mut situation);
        Variation { edit, situation }
    }
}

/// A function that makes the variations of one kind.
type VariationKind = fn(&VariationBase<'_>, &mut Vec<Variation>);

/// The kinds of variation, with the shortest descriptions first.
const KINDS: [VariationKind; 15] = [
    answers::answered_otherwise,
    answers::edition,
    acts::manners,
    acts::actors,
    answers::declarer,
    acts::cards,
    moments::undone,
    moments::moved,
    moments::played_on,
    moments::attention,
    hands::lengths,
    answers::penalties,
    answers::dummy_spread,
    acts::words,
    answers::doctrine,
];

/// The kinds of variation used for a second edit, on a neighbour.
const SECOND_EDIT_KINDS: [VariationKind; 6] = [
    answers::answered_otherwise,
    acts::manners,
    answers::declarer,
    acts::cards,
    moments::undone,
    hands::lengths,
];

/// Returns the neighbours of a situation by one edit, with the shortest descriptions first. Each is ruled on when the
/// iterator reaches it.
pub fn neighbours(
    rule_set: RuleSet,
    ruled: &RuledSituation,
) -> impl Iterator<Item = Neighbour> + '_ {
    let mut ring = NeighbourRing::of(&KINDS, None, &[]);
    std::iter::from_fn(move || {
        loop {
            let Variation { edit, situation } = ring.next(rule_set, ruled)?;
            let Some(situation) = situation.build() else { continue };
            if let Some(ruling) = situation.ruled_within(rule_set, MAX_NEIGHBOUR_HEARINGS) {
                return Some(Neighbour::new(vec![edit], situation, ruling));
            }
        }
    })
}

/// The neighbours of a situation by one more edit, with the shortest descriptions first. The neighbours are made and
/// ruled on lazily.
struct NeighbourRing {
    kinds: std::slice::Iter<'static, VariationKind>,
    /// The largest number of neighbours; `None` for no limit.
    most: Option<usize>,
    /// The edits by which the situation in the middle of the ring differs from the first situation.
    before: Vec<Edit>,
    waiting: VecDeque<Variation>,
    found: Vec<NeighbourState>,
}

impl NeighbourRing {
    fn of(kinds: &'static [VariationKind], most: Option<usize>, before: &[Edit]) -> NeighbourRing {
        let (kinds, before) = (kinds.iter(), before.to_vec());
        NeighbourRing { kinds, most, before, waiting: VecDeque::new(), found: Vec::new() }
    }

    /// Returns the next variation of this situation, legal or not.
    fn next(&mut self, rule_set: RuleSet, ruled: &RuledSituation) -> Option<Variation> {
        while self.waiting.is_empty() {
            let origin =
                VariationBase { situation: &ruled.situation, ruling: &ruled.ruling, rule_set };
            let mut variations = Vec::new();
            self.kinds.next()?(&origin, &mut variations);
            self.waiting = variations.into();
        }
        self.waiting.pop_front()
    }

    /// Returns the neighbour at an index; `None` if there are fewer.
    fn at(
        &mut self,
        rule_set: RuleSet,
        ruled: &RuledSituation,
        place: usize,
    ) -> Option<&mut NeighbourState> {
        while self.found.len() <= place && self.most.is_none_or(|most| self.found.len() < most) {
            let Variation { edit, situation } = self.next(rule_set, ruled)?;
            let edits = || [self.before.as_slice(), &[edit]].concat();
            let examined = situation
                .build()
                .and_then(|situation| NeighbourState::examine(rule_set, situation, edits));
            self.found.extend(examined);
        }
        self.found.get_mut(place)
    }

    /// Returns the first neighbour that has the property.
    fn first(
        &mut self,
        rule_set: RuleSet,
        ruled: &RuledSituation,
        target: &impl SearchTarget,
    ) -> Option<Neighbour> {
        let mut place = 0;
        loop {
            let found = self.at(rule_set, ruled, place)?;
            if found.nearness(target).holds
                && let Some(neighbour) = found.rule(rule_set)
                && target.near(&neighbour.edits, &neighbour.ruled_situation).holds
            {
                return Some(neighbour.clone());
            }
            place += 1;
        }
    }
}

/// The largest number of neighbours, nearest first, that get a second edit; [`SECOND_EDIT_NEIGHBOURS`] is the largest
/// number of neighbours examined around each.
const SECOND_EDIT_ORIGINS: usize = 3;
const SECOND_EDIT_NEIGHBOURS: usize = 48;

/// A search for the neighbours of one situation that have certain properties. Each neighbour is ruled on once, for all
/// properties.
pub struct NeighbourSearch {
    rule_set: RuleSet,
    origin: RuledSituation,
    /// The neighbours by one edit.
    ring: NeighbourRing,
    /// The neighbours by a second edit. The key is the index in `ring` of the neighbour that gets the second edit, and
    /// whether the second edit may change other facts than answers.
    second: HashMap<(usize, bool), NeighbourRing>,
}

impl NeighbourSearch {
    /// Creates a search around a situation; `None` if the situation is not legal.
    pub fn new(rule_set: RuleSet, situation: Situation) -> Option<NeighbourSearch> {
        let ruling = situation.ruling(rule_set)?;
        let ruled = RuledSituation { situation, ruling };
        let ring = NeighbourRing::of(&KINDS, None, &[]);
        Some(NeighbourSearch { rule_set, origin: ruled, ring, second: HashMap::new() })
    }

    /// Returns the situation itself, with its ruling.
    pub fn origin(&self) -> &RuledSituation {
        &self.origin
    }

    /// Returns the first neighbour by one edit that has the property.
    pub fn nearest_by_one_edit(&mut self, target: &impl SearchTarget) -> Option<Neighbour> {
        self.ring.first(self.rule_set, &self.origin, target)
    }

    /// Returns the neighbour with the fewest edits that has the property: one edit or, failing that, two, of which the
    /// first brings the situation closer to the property or opens a question that the second answers. [`Edit::reads`]
    /// gives the form that a decision takes in the neighbour.
    pub fn nearest(&mut self, target: &impl SearchTarget) -> Option<Neighbour> {
        let here = target.near(&[], &self.origin).parts;
        // Candidates for a second edit: the neighbours that come closer, or have open questions while the situation
        // itself has none, ordered by the upper bound of their nearness and by index.
        let mut nearer: Vec<(Reverse<usize>, usize)> = Vec::new();
        let mut place = 0;
        while let Some(found) = self.ring.at(self.rule_set, &self.origin, place) {
            let mut nearness = found.nearness(target);
            if nearness.holds {
                found.rule(self.rule_set);
                nearness = found.nearness(target);
            }
            if let Some(neighbour) = found.neighbour().filter(|_| nearness.holds) {
                return Some(neighbour.clone());
            }
            if nearness.parts > here || found.is_open() && self.origin.ruling.is_settled() {
                nearer.push((Reverse(nearness.parts), place));
            }
            place += 1;
        }
        nearer.sort_unstable();
        self.nearest_of(nearer, here, target).into_iter().find_map(|(Reverse(parts), place)| {
            let first = self.ring.found.get(place)?.neighbour()?;
            let by_more = parts > here;
            let kinds = if by_more { &SECOND_EDIT_KINDS[..] } else { &SECOND_EDIT_KINDS[..1] };
            let fresh = || NeighbourRing::of(kinds, Some(SECOND_EDIT_NEIGHBOURS), &first.edits);
            let second = self.second.entry((place, by_more)).or_insert_with(fresh);
            second.first(self.rule_set, &first.ruled_situation, target)
        })
    }

    /// Returns the nearest of these neighbours with their nearness, at most `SECOND_EDIT_ORIGINS`. A neighbour ruled on
    /// along one path only is ruled on completely if it may be among the nearest.
    fn nearest_of(
        &mut self,
        nearer: Vec<(Reverse<usize>, usize)>,
        here: usize,
        target: &impl SearchTarget,
    ) -> Vec<(Reverse<usize>, usize)> {
        let mut ranked: Vec<(Reverse<usize>, usize)> = Vec::new();
        for at_most in nearer {
            if ranked.iter().filter(|before| **before < at_most).count() >= SECOND_EDIT_ORIGINS {
                break;
            }
            let (_, place) = at_most;
            let Some(found) = self.ring.found.get_mut(place) else { continue };
            found.rule(self.rule_set);
            let parts = found.nearness(target).parts;
            if parts > here || found.is_open() && self.origin.ruling.is_settled() {
                ranked.push((Reverse(parts), place));
            }
        }
        ranked.sort_unstable();
        ranked.truncate(SECOND_EDIT_ORIGINS);
        ranked
    }
}

/// Returns the neighbour of a situation with the fewest edits that has the property; `None` if none is found, or the
/// situation is not legal.
pub fn nearest(
    rule_set: RuleSet,
    situation: Situation,
    holds: impl Fn(&[Edit], &RuledSituation) -> bool,
) -> Option<Neighbour> {
    NeighbourSearch::new(rule_set, situation)?
        .nearest(&|edits: &[Edit], ruled: &RuledSituation| holds(edits, ruled).into())
}
