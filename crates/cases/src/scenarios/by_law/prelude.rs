//! The items that most scenarios use.

pub(super) use crate::aspect::AspectKind;
pub(super) use crate::scenarios::deal::ContractWish;
pub(super) use crate::scenarios::scenario::QuestionSubject::{
    self, Choices, Decision, Rights, Ruling, Tricks,
};
pub(super) use crate::scenarios::scenario::{Scenario, scenario};
pub(super) use crate::scenarios::story::{SentenceWordings, SlotValue, Story, cast};
pub(super) use arbitro_laws::bridge::{BySeat, Card, Hand, Rank, Seat, Suit};
pub(super) use arbitro_laws::record::event::{
    CardReach, Choice, EndedPhase, ExplanationTopic, Facing, Gesture, PlayManner,
};
pub(super) use arbitro_laws::record::spoken::{CardSelector, Phrase, SpokenCall};
pub(super) use arbitro_laws::record::{Act, PenaltyGrade};
pub(super) use arbitro_laws::ruling::{Answer, text};
