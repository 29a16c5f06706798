//! A neighbour, ruled on as far as the search needs.

use super::super::inquiry::{RuleSet, first_path};
use super::super::parts::Ruling;
use super::{Edit, MAX_NEIGHBOUR_HEARINGS, Nearness, Neighbour, RuledSituation, Situation};

/// A property that is sought in the neighbours of a situation.
pub trait SearchTarget {
    /// Returns how close a ruled neighbour comes to the property.
    fn near(&self, edits: &[Edit], ruled: &RuledSituation) -> Nearness;

    /// Returns an upper bound of [`SearchTarget::near`] for a neighbour with open questions, ruled on along one path
    /// only.
    fn at_most(&self, _edits: &[Edit], _path: &Ruling) -> Nearness {
        Nearness { parts: usize::MAX, holds: true }
    }
}

impl<T: Fn(&[Edit], &RuledSituation) -> Nearness> SearchTarget for T {
    fn near(&self, edits: &[Edit], ruled: &RuledSituation) -> Nearness {
        self(edits, ruled)
    }
}

/// The state of the ruling on a neighbour. Following every answer to every open question takes far longer than
/// following one path.
pub(super) enum NeighbourState {
    Ruled(Neighbour),
    /// The neighbour has open questions, and only one path has been followed.
    Open {
        edits: Vec<Edit>,
        situation: Situation,
        path: Ruling,
    },
    /// The situation is not legal.
    Illegal,
}

impl NeighbourState {
    /// Examines a situation; `None` if it is found not to be legal. A neighbour with open questions
    /// may turn out to be illegal later.
    pub(super) fn examine(
        rule_set: RuleSet,
        situation: Situation,
        edits: impl FnOnce() -> Vec<Edit>,
    ) -> Option<NeighbourState> {
        let (path, is_open) = first_path(rule_set, situation.ruling_input()).ok()?;
        if is_open {
            return Some(NeighbourState::Open { edits: edits(), situation, path });
        }
        let ruling = situation.if_sound(path)?;
        Some(NeighbourState::Ruled(Neighbour::new(edits(), situation, ruling)))
    }

    /// Returns the neighbour with its full ruling, made now if necessary; `None` if the situation is not legal.
    pub(super) fn rule(&mut self, rule_set: RuleSet) -> Option<&Neighbour> {
        if let NeighbourState::Open { edits, situation, .. } = self {
            let ruling = situation.ruled_within(rule_set, MAX_NEIGHBOUR_HEARINGS);
            *self = ruling.map_or(NeighbourState::Illegal, |ruling| {
                let edits = std::mem::take(edits);
                NeighbourState::Ruled(Neighbour::new(edits, situation.clone(), ruling))
            });
        }
        self.neighbour()
    }

    pub(super) fn neighbour(&self) -> Option<&Neighbour> {
        if let NeighbourState::Ruled(neighbour) = self { Some(neighbour) } else { None }
    }

    /// Returns an upper bound for how close this neighbour comes to the target.
    pub(super) fn nearness(&self, target: &impl SearchTarget) -> Nearness {
        match self {
            NeighbourState::Ruled(neighbour) => {
                target.near(&neighbour.edits, &neighbour.ruled_situation)
            }
            NeighbourState::Open { edits, path, .. } => target.at_most(edits, path),
            NeighbourState::Illegal => false.into(),
        }
    }

    /// Returns whether the neighbour has open questions, as far as is known.
    pub(super) fn is_open(&self) -> bool {
        match self {
            NeighbourState::Ruled(neighbour) => !neighbour.ruled_situation.ruling.is_settled(),
            NeighbourState::Open { .. } => true,
            NeighbourState::Illegal => false,
        }
    }
}

impl Neighbour {
    pub(super) fn new(edits: Vec<Edit>, situation: Situation, ruling: Ruling) -> Neighbour {
        let situation = situation.without_unasked_answers(&ruling);
        Neighbour { edits, ruled_situation: RuledSituation { situation, ruling } }
    }
}
