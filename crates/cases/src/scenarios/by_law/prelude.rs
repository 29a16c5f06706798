//! The items that most scenarios use.

pub(super) use super::short_reasons;
pub(super) use crate::aspect::AspectKind;
pub(super) use crate::scenarios::deal::ContractWish;
pub(super) use crate::scenarios::scenario::QuestionSubject::{
    self, Decision, Inquiry, Rights, Ruling, Tricks,
};
pub(super) use crate::scenarios::scenario::{Scenario, scenario};
pub(super) use crate::scenarios::story::{
    SentenceWording, SentenceWordings, SlotValue, Story, because, cast, text,
};
pub(super) use arbitro_laws::bridge::{BySeat, Card, Hand, Rank, Seat, Suit};
pub(super) use arbitro_laws::record::event::{
    CardReach, Choice, EndedPhase, ExplanationTopic, Facing, Gesture, PlayManner,
};
pub(super) use arbitro_laws::record::spoken::{CardSelector, Phrase, SpokenCall};
pub(super) use arbitro_laws::record::{Act, PenaltyGrade};
pub(super) use arbitro_laws::ruling::{Answer, text as words};

/// The matters of a question about what becomes of a card, alone or with the turn.
pub(super) const FATE: &[&[AspectKind]] =
    &[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]];
/// The matters of a question about what becomes of a card under which clause.
pub(super) const FATE_BY_CLAUSE: &[&[AspectKind]] = &[&[AspectKind::Fate, AspectKind::Clause]];

/// The sentence of a finding that decides nothing that is asked, or that the story implies: the stem does not tell it.
pub(super) const UNTOLD: SentenceWordings = &[text("", "")];

/// Returns the sentence with the first three wordings of another, which tells this in short.
pub(super) const fn told_as(
    line: SentenceWordings,
    short: SentenceWording,
) -> [SentenceWording; 4] {
    [line[0], line[1], line[2], short]
}

/// Adds a finding that no sentence states.
pub(super) fn untold(story: &mut Story<'_>, key: &str, answer: Answer) -> Option<()> {
    story.add_finding(key, answer, UNTOLD)
}

/// Adds the findings that none of these facts holds, which no sentence states.
pub(super) fn untold_no(story: &mut Story<'_>, keys: &[&str]) -> Option<()> {
    keys.iter().try_for_each(|key| untold(story, key, Answer::NO))
}
