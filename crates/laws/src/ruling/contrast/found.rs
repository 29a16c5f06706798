//! A neighbour, ruled on as far as what is sought may hold in it.

use super::super::inquiry::{Bench, first_way};
use super::super::parts::Ruling;
use super::{Edit, MOST_HEARD, Nearness, Neighbour, Situation, World};

/// Something that is sought in the neighbours of a situation.
pub trait Sought {
    /// How near it comes to holding.
    fn near(&self, edits: &[Edit], world: &World) -> Nearness;

    /// How near it comes at most where questions are open, and this is ruled on one of the ways.
    fn at_most(&self, _edits: &[Edit], _way: &Ruling) -> Nearness {
        Nearness { parts: usize::MAX, holds: true }
    }
}

impl<T: Fn(&[Edit], &World) -> Nearness> Sought for T {
    fn near(&self, edits: &[Edit], world: &World) -> Nearness {
        self(edits, world)
    }
}

/// What is known of a neighbour. To follow every answer to every open question takes far longer than one way.
pub(super) enum Found {
    Ruled(Neighbour),
    /// Something is open in it, and only one way has been followed.
    Open {
        edits: Vec<Edit>,
        situation: Situation,
        way: Ruling,
    },
    /// It is no legal situation.
    Illegal,
}

impl Found {
    /// Looks at a situation; `None` where it is already plain that it is no legal one.
    pub(super) fn look(
        bench: Bench,
        situation: Situation,
        edits: impl FnOnce() -> Vec<Edit>,
    ) -> Option<Found> {
        if !situation.record.faults().is_empty() {
            return None;
        }
        let (way, is_open) = first_way(bench, situation.matter()).ok()?;
        if is_open {
            return Some(Found::Open { edits: edits(), situation, way });
        }
        let ruling = situation.sound(way)?;
        Some(Found::Ruled(Neighbour::new(edits(), situation, ruling)))
    }

    /// The neighbour, ruled on now if it was not; `None` where it is no legal situation.
    pub(super) fn rule(&mut self, bench: Bench) -> Option<&Neighbour> {
        if let Found::Open { edits, situation, .. } = self {
            let ruling = situation.ruled_within(bench, MOST_HEARD);
            *self = ruling.map_or(Found::Illegal, |ruling| {
                let edits = std::mem::take(edits);
                Found::Ruled(Neighbour::new(edits, situation.clone(), ruling))
            });
        }
        self.neighbour()
    }

    pub(super) fn neighbour(&self) -> Option<&Neighbour> {
        if let Found::Ruled(neighbour) = self { Some(neighbour) } else { None }
    }

    /// How near something comes to holding in it, at most.
    pub(super) fn nearness(&self, sought: &impl Sought) -> Nearness {
        match self {
            Found::Ruled(neighbour) => sought.near(&neighbour.edits, &neighbour.world),
            Found::Open { edits, way, .. } => sought.at_most(edits, way),
            Found::Illegal => false.into(),
        }
    }

    /// Whether something is open in it, as far as is known.
    pub(super) fn is_open(&self) -> bool {
        match self {
            Found::Ruled(neighbour) => !neighbour.world.ruling.is_settled(),
            Found::Open { .. } => true,
            Found::Illegal => false,
        }
    }
}

impl Neighbour {
    pub(super) fn new(edits: Vec<Edit>, situation: Situation, ruling: Ruling) -> Neighbour {
        let situation = situation.with_what_is_asked(&ruling);
        Neighbour { edits, world: World { situation, ruling } }
    }
}
