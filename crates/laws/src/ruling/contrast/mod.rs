//! Contrast: the nearest situation in which something else would be ruled.
//!
//! A [neighbour](neighbours) of a situation differs from it by one [`Edit`] and is a legal situation itself: each hand
//! holds what it may hold, the record can have happened so, nothing in it is left unread, and the Laws rule on it. The
//! [nearest] in which something holds shows what was overlooked by whoever said it.

mod acts;

mod answers;

mod edit;

mod neighbour;

mod hands;

mod moments;

use std::cmp::Reverse;
use std::collections::{HashMap, VecDeque};

use crate::bridge::{BySeat, Seat};
use crate::table::Record;

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

/// All on which a ruling rests, and of the play before it what bounds the hands.
#[derive(Clone, Debug)]
pub struct Situation {
    pub record: Record,
    pub given: Vec<PresetAnswer>,
    pub edition: Edition,
    pub doctrine: Doctrine,
    /// The suits, by `Suit as usize`, of which each hand has shown that it holds none.
    pub shown_out: BySeat<[bool; 4]>,
}

impl Situation {
    pub fn ruling_input(&self) -> RulingInput<'_> {
        RulingInput {
            record: &self.record,
            given: &self.given,
            edition: self.edition,
            doctrine: &self.doctrine,
        }
    }

    /// The ruling, where this is a legal situation: possible, read whole, ruled without a contradiction, and not more
    /// open than can be followed.
    pub fn ruling(&self, bench: RuleSet) -> Option<Ruling> {
        self.ruled_within(bench, inquiry::MAX_HEARINGS)
    }

    fn ruled_within(&self, bench: RuleSet, most: usize) -> Option<Ruling> {
        if !self.record.faults().is_empty() {
            return None;
        }
        self.if_sound(inquire_within(bench, self.ruling_input(), most).ok()?)
    }

    /// A ruling on this, where it is sound.
    fn if_sound(&self, ruling: Ruling) -> Option<Ruling> {
        let mut is_sound =
            !ruling.is_cut_short() && unread_events(&self.record, &ruling).is_empty();
        ruling.each(&mut |part| is_sound &= part.contradicted.is_empty());
        is_sound.then_some(ruling)
    }
}

impl Situation {
    /// The same without the findings for which nothing asks.
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

    /// The players, declarer first.
    fn seats(&self) -> [Seat; 4] {
        let first = self.record.contract.declarer;
        [first, first.lho(), first.partner(), first.rho()]
    }
}

/// How many times an incident of a neighbour may be heard: one that leaves more open shows nothing.
const MAX_NEIGHBOUR_HEARINGS: usize = 24;

/// A situation and its ruling.
#[derive(Clone, Debug)]
pub struct RuledSituation {
    pub situation: Situation,
    pub ruling: Ruling,
}

/// A legal situation next to another: what differs, in the order in which it was changed.
#[derive(Clone, Debug)]
pub struct Neighbour {
    pub edits: Vec<Edit>,
    pub ruled_situation: RuledSituation,
}

/// How near something comes to holding: how many of its parts do, and whether all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nearness {
    pub parts: usize,
    pub holds: bool,
}

impl From<bool> for Nearness {
    fn from(holds: bool) -> Nearness {
        Nearness { parts: usize::from(holds), holds }
    }
}

/// A situation with one more edit, not yet ruled on.
struct Variation {
    edit: Edit,
    situation: Situation,
}

/// Where variations are made: the situation, its ruling, and the Laws.
struct VariationBase<'o> {
    situation: &'o Situation,
    ruling: &'o Ruling,
    rule_set: RuleSet,
}

impl VariationBase<'_> {
    /// A variation that differs by this edit, made by changing a copy.
    fn varied(&self, edit: Edit, change: impl FnOnce(&mut Situation)) -> Variation {
        let mut situation = self.situation.clone();
        change(&mut situation);
        Variation { edit, situation }
    }
}

/// What makes variations of one kind.
type VariationKind = fn(&VariationBase<'_>, &mut Vec<Variation>);

/// The kinds of variation, those described in the fewest words first.
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

/// Those of them that are made again on a neighbour.
const SECOND_EDIT_KINDS: [VariationKind; 6] = [
    answers::answered_otherwise,
    acts::manners,
    answers::declarer,
    acts::cards,
    moments::undone,
    hands::lengths,
];

/// The neighbours of a situation by one edit, the simplest kinds first, each ruled on when it is asked for.
pub fn neighbours(bench: RuleSet, world: &RuledSituation) -> impl Iterator<Item = Neighbour> + '_ {
    let mut ring = NeighbourRing::of(&KINDS, None, &[]);
    std::iter::from_fn(move || {
        loop {
            let Variation { edit, situation } = ring.next(bench, world)?;
            if let Some(ruling) = situation.ruled_within(bench, MAX_NEIGHBOUR_HEARINGS) {
                return Some(Neighbour::new(vec![edit], situation, ruling));
            }
        }
    })
}

/// The neighbours of a situation by one more edit, those described in the fewest words first. They are made, and
/// ruled on, as far as somebody looks.
struct NeighbourRing {
    kinds: std::slice::Iter<'static, VariationKind>,
    /// How many of them there may be.
    most: Option<usize>,
    /// The edits by which the situation differs itself.
    before: Vec<Edit>,
    waiting: VecDeque<Variation>,
    found: Vec<NeighbourState>,
}

impl NeighbourRing {
    fn of(kinds: &'static [VariationKind], most: Option<usize>, before: &[Edit]) -> NeighbourRing {
        let (kinds, before) = (kinds.iter(), before.to_vec());
        NeighbourRing { kinds, most, before, waiting: VecDeque::new(), found: Vec::new() }
    }

    /// The next variation of this situation, legal or not.
    fn next(&mut self, bench: RuleSet, world: &RuledSituation) -> Option<Variation> {
        while self.waiting.is_empty() {
            let origin = VariationBase {
                situation: &world.situation,
                ruling: &world.ruling,
                rule_set: bench,
            };
            let mut variations = Vec::new();
            self.kinds.next()?(&origin, &mut variations);
            self.waiting = variations.into();
        }
        self.waiting.pop_front()
    }

    /// The neighbour at a place.
    fn at(
        &mut self,
        bench: RuleSet,
        world: &RuledSituation,
        place: usize,
    ) -> Option<&mut NeighbourState> {
        while self.found.len() <= place && self.most.is_none_or(|most| self.found.len() < most) {
            let Variation { edit, situation } = self.next(bench, world)?;
            let edits = || [self.before.as_slice(), &[edit]].concat();
            self.found.extend(NeighbourState::examine(bench, situation, edits));
        }
        self.found.get_mut(place)
    }

    /// The first neighbour in which something holds.
    fn first(
        &mut self,
        bench: RuleSet,
        world: &RuledSituation,
        sought: &impl SearchTarget,
    ) -> Option<Neighbour> {
        let mut place = 0;
        loop {
            let found = self.at(bench, world, place)?;
            if found.nearness(sought).holds
                && let Some(neighbour) = found.rule(bench)
                && sought.near(&neighbour.edits, &neighbour.ruled_situation).holds
            {
                return Some(neighbour.clone());
            }
            place += 1;
        }
    }
}

/// How many neighbours are looked at by a second edit, the nearest first, and how many neighbours of each.
const SECOND_EDIT_ORIGINS: usize = 3;
const SECOND_EDIT_NEIGHBOURS: usize = 48;

/// A search around one situation, for one thing after the other: neighbours are ruled on once.
pub struct NeighbourSearch {
    rule_set: RuleSet,
    origin: RuledSituation,
    /// The neighbours by one edit.
    ring: NeighbourRing,
    /// The neighbours of some of them, by their place in the ring: of all kinds, or by an answer alone.
    second: HashMap<(usize, bool), NeighbourRing>,
}

impl NeighbourSearch {
    /// A search around a situation; `None` where it is not a legal situation itself.
    pub fn new(bench: RuleSet, situation: Situation) -> Option<NeighbourSearch> {
        let ruling = situation.ruling(bench)?;
        let world = RuledSituation { situation, ruling };
        let ring = NeighbourRing::of(&KINDS, None, &[]);
        Some(NeighbourSearch { rule_set: bench, origin: world, ring, second: HashMap::new() })
    }

    /// The situation itself.
    pub fn origin(&self) -> &RuledSituation {
        &self.origin
    }

    /// The first neighbour by one edit in which something holds.
    pub fn nearest_by_one_edit(&mut self, sought: &impl SearchTarget) -> Option<Neighbour> {
        self.ring.first(self.rule_set, &self.origin, sought)
    }

    /// The smallest neighbour in which something holds: by one edit, else by two of which the first brings it nearer,
    /// or opens a question that the second answers. The edits say how it is read there ([`Edit::reads`]).
    pub fn nearest(&mut self, sought: &impl SearchTarget) -> Option<Neighbour> {
        let here = sought.near(&[], &self.origin).parts;
        // Those that bring it nearer, or open a question: by how much of it holds there, at most, and by their places.
        let mut nearer: Vec<(Reverse<usize>, usize)> = Vec::new();
        let mut place = 0;
        while let Some(found) = self.ring.at(self.rule_set, &self.origin, place) {
            let mut nearness = found.nearness(sought);
            if nearness.holds {
                found.rule(self.rule_set);
                nearness = found.nearness(sought);
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
        self.nearest_of(nearer, here, sought).into_iter().find_map(|(Reverse(parts), place)| {
            let first = self.ring.found.get(place)?.neighbour()?;
            let by_more = parts > here;
            let kinds = if by_more { &SECOND_EDIT_KINDS[..] } else { &SECOND_EDIT_KINDS[..1] };
            let fresh = || NeighbourRing::of(kinds, Some(SECOND_EDIT_NEIGHBOURS), &first.edits);
            let second = self.second.entry((place, by_more)).or_insert_with(fresh);
            second.first(self.rule_set, &first.ruled_situation, sought)
        })
    }

    /// The nearest of these, ruled on: of those that are only known by a way, so many as may be among them.
    fn nearest_of(
        &mut self,
        nearer: Vec<(Reverse<usize>, usize)>,
        here: usize,
        sought: &impl SearchTarget,
    ) -> Vec<(Reverse<usize>, usize)> {
        let mut ranked: Vec<(Reverse<usize>, usize)> = Vec::new();
        for at_most in nearer {
            if ranked.iter().filter(|before| **before < at_most).count() >= SECOND_EDIT_ORIGINS {
                break;
            }
            let (_, place) = at_most;
            let Some(found) = self.ring.found.get_mut(place) else { continue };
            found.rule(self.rule_set);
            let parts = found.nearness(sought).parts;
            if parts > here || found.is_open() && self.origin.ruling.is_settled() {
                ranked.push((Reverse(parts), place));
            }
        }
        ranked.sort_unstable();
        ranked.truncate(SECOND_EDIT_ORIGINS);
        ranked
    }
}

/// The smallest neighbour of a situation in which something holds; `None` where there is none near, or the situation
/// is not a legal one.
pub fn nearest(
    bench: RuleSet,
    situation: Situation,
    holds: impl Fn(&[Edit], &RuledSituation) -> bool,
) -> Option<Neighbour> {
    NeighbourSearch::new(bench, situation)?
        .nearest(&|edits: &[Edit], world: &RuledSituation| holds(edits, world).into())
}
