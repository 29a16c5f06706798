//! Contrast: the nearest situation in which something else would be ruled.
//!
//! A [neighbour](neighbours) of a situation differs from it by one [`Edit`] and is a legal situation itself: each hand
//! holds what it may hold, the record can have happened so, nothing in it is left unread, and the Laws rule on it. The
//! [nearest] in which something holds shows what was overlooked by whoever said it.

mod acts;

mod answers;

mod edit;

mod found;

mod hands;

mod moments;

use std::cmp::Reverse;
use std::collections::{HashMap, VecDeque};

use crate::bridge::{BySeat, Seat};
use crate::table::Record;

use super::doctrine::Doctrine;
use super::edition::Edition;
use super::fact::Given;
use super::hearing::Matter;
use super::idle::left_out;
use super::inquiry::{self, Bench, inquire_within};
use super::parts::Ruling;
use super::trace::Step;

pub use edit::{Edit, Overlooked, Swap};
use found::Found;
pub use found::Sought;

/// All on which a ruling rests, and of the play before it what bounds the hands.
#[derive(Clone, Debug)]
pub struct Situation {
    pub record: Record,
    pub given: Vec<Given>,
    pub edition: Edition,
    pub doctrine: Doctrine,
    /// The suits, by `Suit as usize`, of which each hand has shown that it holds none.
    pub shown_out: BySeat<[bool; 4]>,
}

impl Situation {
    pub fn matter(&self) -> Matter<'_> {
        Matter {
            record: &self.record,
            given: &self.given,
            edition: self.edition,
            doctrine: &self.doctrine,
        }
    }

    /// The ruling, where this is a legal situation: possible, read whole, ruled without a contradiction, and not more
    /// open than can be followed.
    pub fn ruled(&self, bench: Bench) -> Option<Ruling> {
        self.ruled_within(bench, inquiry::MOST_HEARD)
    }

    fn ruled_within(&self, bench: Bench, most: usize) -> Option<Ruling> {
        if !self.record.faults().is_empty() {
            return None;
        }
        self.sound(inquire_within(bench, self.matter(), most).ok()?)
    }

    /// A ruling on this, where it is sound.
    fn sound(&self, ruling: Ruling) -> Option<Ruling> {
        let mut is_sound = !ruling.is_cut_short() && left_out(&self.record, &ruling).is_empty();
        ruling.each(&mut |part| is_sound &= part.contradicted.is_empty());
        is_sound.then_some(ruling)
    }
}

impl Situation {
    /// The same without the findings for which nothing asks.
    fn with_what_is_asked(mut self, ruling: &Ruling) -> Situation {
        if self.given.is_empty() {
            return self;
        }
        let mut asked = Vec::new();
        ruling.each(&mut |part| {
            let answered = part.trace.iter().filter_map(|entry| match entry.step {
                Step::Answered { question, .. } => Some(question),
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
const MOST_HEARD: usize = 24;

/// A situation and its ruling.
#[derive(Clone, Debug)]
pub struct World {
    pub situation: Situation,
    pub ruling: Ruling,
}

/// A legal situation next to another: what differs, in the order in which it was changed.
#[derive(Clone, Debug)]
pub struct Neighbour {
    pub edits: Vec<Edit>,
    pub world: World,
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
struct Origin<'o> {
    situation: &'o Situation,
    ruling: &'o Ruling,
    bench: Bench,
}

impl Origin<'_> {
    /// A variation that differs by this edit, made by changing a copy.
    fn varied(&self, edit: Edit, change: impl FnOnce(&mut Situation)) -> Variation {
        let mut situation = self.situation.clone();
        change(&mut situation);
        Variation { edit, situation }
    }
}

/// What makes variations of one kind.
type Kind = fn(&Origin<'_>, &mut Vec<Variation>);

/// The kinds of variation, those described in the fewest words first.
const KINDS: [Kind; 15] = [
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
const AGAIN: [Kind; 6] = [
    answers::answered_otherwise,
    acts::manners,
    answers::declarer,
    acts::cards,
    moments::undone,
    hands::lengths,
];

/// The neighbours of a situation by one edit, the simplest kinds first, each ruled on when it is asked for.
pub fn neighbours(bench: Bench, world: &World) -> impl Iterator<Item = Neighbour> + '_ {
    let mut ring = Ring::of(&KINDS, None, &[]);
    std::iter::from_fn(move || {
        loop {
            let Variation { edit, situation } = ring.next(bench, world)?;
            if let Some(ruling) = situation.ruled_within(bench, MOST_HEARD) {
                return Some(Neighbour::new(vec![edit], situation, ruling));
            }
        }
    })
}

/// The neighbours of a situation by one more edit, those described in the fewest words first. They are made, and
/// ruled on, as far as somebody looks.
struct Ring {
    kinds: std::slice::Iter<'static, Kind>,
    /// How many of them there may be.
    most: Option<usize>,
    /// The edits by which the situation differs itself.
    before: Vec<Edit>,
    waiting: VecDeque<Variation>,
    found: Vec<Found>,
}

impl Ring {
    fn of(kinds: &'static [Kind], most: Option<usize>, before: &[Edit]) -> Ring {
        let (kinds, before) = (kinds.iter(), before.to_vec());
        Ring { kinds, most, before, waiting: VecDeque::new(), found: Vec::new() }
    }

    /// The next variation of this situation, legal or not.
    fn next(&mut self, bench: Bench, world: &World) -> Option<Variation> {
        while self.waiting.is_empty() {
            let origin = Origin { situation: &world.situation, ruling: &world.ruling, bench };
            let mut variations = Vec::new();
            self.kinds.next()?(&origin, &mut variations);
            self.waiting = variations.into();
        }
        self.waiting.pop_front()
    }

    /// The neighbour at a place.
    fn at(&mut self, bench: Bench, world: &World, place: usize) -> Option<&mut Found> {
        while self.found.len() <= place && self.most.is_none_or(|most| self.found.len() < most) {
            let Variation { edit, situation } = self.next(bench, world)?;
            let edits = || [self.before.as_slice(), &[edit]].concat();
            self.found.extend(Found::look(bench, situation, edits));
        }
        self.found.get_mut(place)
    }

    /// The first neighbour in which something holds.
    fn first(&mut self, bench: Bench, world: &World, sought: &impl Sought) -> Option<Neighbour> {
        let mut place = 0;
        loop {
            let found = self.at(bench, world, place)?;
            if found.nearness(sought).holds
                && let Some(neighbour) = found.rule(bench)
                && sought.near(&neighbour.edits, &neighbour.world).holds
            {
                return Some(neighbour.clone());
            }
            place += 1;
        }
    }
}

/// How many neighbours are looked at by a second edit, the nearest first, and how many neighbours of each.
const NEAREST: usize = 3;
const SECOND: usize = 48;

/// A search around one situation, for one thing after the other: neighbours are ruled on once.
pub struct Search {
    bench: Bench,
    world: World,
    /// The neighbours by one edit.
    ring: Ring,
    /// The neighbours of some of them, by their place in the ring: of all kinds, or by an answer alone.
    second: HashMap<(usize, bool), Ring>,
}

impl Search {
    /// A search around a situation; `None` where it is not a legal situation itself.
    pub fn new(bench: Bench, situation: Situation) -> Option<Search> {
        let ruling = situation.ruled(bench)?;
        let world = World { situation, ruling };
        let ring = Ring::of(&KINDS, None, &[]);
        Some(Search { bench, world, ring, second: HashMap::new() })
    }

    /// The situation itself.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// The first neighbour by one edit in which something holds.
    pub fn adjoining(&mut self, sought: &impl Sought) -> Option<Neighbour> {
        self.ring.first(self.bench, &self.world, sought)
    }

    /// The smallest neighbour in which something holds: by one edit, else by two of which the first brings it nearer,
    /// or opens a question that the second answers. The edits say how it is read there ([`Edit::reads`]).
    pub fn nearest(&mut self, sought: &impl Sought) -> Option<Neighbour> {
        let here = sought.near(&[], &self.world).parts;
        // Those that bring it nearer, or open a question: by how much of it holds there, at most, and by their places.
        let mut nearer: Vec<(Reverse<usize>, usize)> = Vec::new();
        let mut place = 0;
        while let Some(found) = self.ring.at(self.bench, &self.world, place) {
            let mut nearness = found.nearness(sought);
            if nearness.holds {
                found.rule(self.bench);
                nearness = found.nearness(sought);
            }
            if let Some(neighbour) = found.neighbour().filter(|_| nearness.holds) {
                return Some(neighbour.clone());
            }
            if nearness.parts > here || found.is_open() && self.world.ruling.is_settled() {
                nearer.push((Reverse(nearness.parts), place));
            }
            place += 1;
        }
        nearer.sort_unstable();
        self.nearest_of(nearer, here, sought).into_iter().find_map(|(Reverse(parts), place)| {
            let first = self.ring.found.get(place)?.neighbour()?;
            let by_more = parts > here;
            let kinds = if by_more { &AGAIN[..] } else { &AGAIN[..1] };
            let fresh = || Ring::of(kinds, Some(SECOND), &first.edits);
            let second = self.second.entry((place, by_more)).or_insert_with(fresh);
            second.first(self.bench, &first.world, sought)
        })
    }

    /// The nearest of these, ruled on: of those that are only known by a way, so many as may be among them.
    fn nearest_of(
        &mut self,
        nearer: Vec<(Reverse<usize>, usize)>,
        here: usize,
        sought: &impl Sought,
    ) -> Vec<(Reverse<usize>, usize)> {
        let mut ranked: Vec<(Reverse<usize>, usize)> = Vec::new();
        for at_most in nearer {
            if ranked.iter().filter(|before| **before < at_most).count() >= NEAREST {
                break;
            }
            let (_, place) = at_most;
            let Some(found) = self.ring.found.get_mut(place) else { continue };
            found.rule(self.bench);
            let parts = found.nearness(sought).parts;
            if parts > here || found.is_open() && self.world.ruling.is_settled() {
                ranked.push((Reverse(parts), place));
            }
        }
        ranked.sort_unstable();
        ranked.truncate(NEAREST);
        ranked
    }
}

/// The smallest neighbour of a situation in which something holds; `None` where there is none near, or the situation
/// is not a legal one.
pub fn nearest(
    bench: Bench,
    situation: Situation,
    holds: impl Fn(&[Edit], &World) -> bool,
) -> Option<Neighbour> {
    Search::new(bench, situation)?
        .nearest(&|edits: &[Edit], world: &World| holds(edits, world).into())
}
