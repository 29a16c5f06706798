//! Whether what an option claims is right, or denied: by a ruling in every edition.

use crate::AnswerOption;
use crate::case::{AmendedValue, Bilingual};
use crate::claim::Claim;
use crate::verdict::{Verdict, judge};
use arbitro_laws::bridge::PlayedCard;
use arbitro_laws::record::Act as Deed;
use arbitro_laws::record::acts::ActValue;
use arbitro_laws::ruling::{ByEdition, Decision, DecisionAct, Party, Status};

use super::ruled_story::RuledStory;
use super::story::Story;

/// Whether one may ask for a decision after a story: it is not what has been done already, nor what becomes of a card
/// that only another story tells of.
pub fn is_left_open(story: &Story<'_>, decision: &Decision) -> bool {
    use Status::{Called, NotPlayed, Played};
    let is_play = match decision {
        Decision::Must(_, DecisionAct::CallDirector) => {
            return !story.events.iter().any(|event| event.act == Deed::DrawsAttention);
        }
        Decision::Is(status) => matches!(status, Played(..) | NotPlayed(..) | Called(..)),
        Decision::Must(_, act) | Decision::May(_, act) | Decision::MayNot(_, act) => {
            matches!(act, DecisionAct::Play(..) | DecisionAct::LeadCard(..))
        }
        _ => false,
    };
    is_play || decision.card_of_hand().is_none_or(|(_, card)| names(story, card))
}

/// Whether a story has told of a card.
fn names(story: &Story<'_>, card: PlayedCard) -> bool {
    let told = story.events.iter().any(|event| {
        let values = event.act.values();
        let mut all = values.details.iter().map(|(_, value)| value).chain([&values.about]);
        all.any(|value| *value == ActValue::Card(card))
    });
    let mut penalties = story.penalty_cards.iter().map(|it| it.card);
    let mut exposed = story.exposed.iter().map(|it| it.card);
    told || penalties.any(|it| it == card) || exposed.any(|it| it == card)
}

/// Whether every edition gives all that is claimed.
pub fn is_right(world: &RuledStory<'_>, claims: &[Decision]) -> bool {
    let option = choice(claims);
    world.rulings.iter().all(|(edition, ruling)| judge(&option, ruling, *edition).is_right())
}

/// Whether the Laws say that the option is wrong: not that they are silent on what may well be true.
pub fn is_refuted(world: &RuledStory<'_>, claims: &[Decision]) -> bool {
    let option = choice(claims);
    world.rulings.iter().all(|(edition, ruling)| {
        let denied = claims.iter().any(|claim| {
            let says_otherwise = |decided: &Decision| is_denied(claim, decided);
            let is_given = ruling.decisions().any(|ruled| implies(&ruled.decision, claim));
            let silence_denies = is_given_by_law(claim) && !is_given;
            silence_denies || ruling.decisions().any(|ruled| says_otherwise(&ruled.decision))
        });
        denied && matches!(judge(&option, ruling, *edition), Verdict::Refuted(_))
    })
}

/// Whether a decision gives what is claimed: what one has to do he may do, and what a side may do each of it may.
fn implies(decided: &Decision, claim: &Decision) -> bool {
    use Decision::{May, Must};
    let has = |who: &Party, one: &Party| match (who, one) {
        (Party::Everyone, _) => true,
        (Party::Side(side), Party::Seat(seat)) => seat.side() == *side,
        (who, one) => who == one,
    };
    decided.entails(claim)
        || match (decided, claim) {
            (May(who, act) | Must(who, act), May(one, other))
            | (Must(who, act), Must(one, other)) => act == other && has(who, one),
            _ => false,
        }
}

/// Whether a decision says the opposite of a claim.
fn is_denied(claim: &Decision, decided: &Decision) -> bool {
    use Decision::{May, MayNot, Must};
    match (claim, decided) {
        (May(_, act) | Must(_, act), MayNot(_, other))
        | (MayNot(_, act), May(_, other) | Must(_, other)) => act == other,
        (claim, decided) => claim.contradicts(decided),
    }
}

/// Whether it holds only where the Laws say so: their silence denies it.
const fn is_given_by_law(claim: &Decision) -> bool {
    match claim {
        Decision::Is(status) => matches!(
            status,
            Status::Played(..)
                | Status::Penalty(..)
                | Status::Established(..)
                | Status::Dummy(_)
                | Status::Declarer(_)
                | Status::Claim(_)
        ),
        Decision::Must(_, act) | Decision::May(_, act) => !matches!(
            act,
            DecisionAct::LeadAny(_)
                | DecisionAct::PlayAny(_)
                | DecisionAct::FollowSuit(..)
                | DecisionAct::PlaySuit(..)
                | DecisionAct::Play(..)
                | DecisionAct::LeadCard(..)
                | DecisionAct::DrawAttention
                | DecisionAct::CallDirector
                | DecisionAct::AskIfVoid(_)
                | DecisionAct::OpeningLead
        ),
        Decision::Transfers { tricks, .. } => *tricks > 0,
        Decision::Gets { .. } => true,
        Decision::MayNot(..)
        | Decision::Knows { .. }
        | Decision::Adjusts { .. }
        | Decision::AdjustsOnly { .. } => false,
    }
}

/// The decisions as an option of a case claims them.
fn choice(claims: &[Decision]) -> AnswerOption {
    let claim = |decision: &Decision| Claim {
        editions: ByEdition::always(()),
        when: Vec::new(),
        decision: *decision,
    };
    AnswerOption {
        text: Bilingual::default(),
        comment: None,
        claims: claims.iter().map(claim).collect(),
        asks: Vec::new(),
        cites: AmendedValue::default(),
        right: AmendedValue::default(),
        span: 0..0,
        claims_span: 0..0,
        claim_spans: Vec::new(),
    }
}
