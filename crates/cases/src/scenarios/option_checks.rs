//! Checks whether an option that claims decisions is right under a ruling, or refuted by it.

use crate::AnswerOption;
use crate::aspect::is_of_one_effect;
use crate::case::{AmendedValue, Bilingual};
use crate::claim::Claim;
use crate::verdict::{Verdict, judge_statements};
use arbitro_laws::bridge::PlayedCard;
use arbitro_laws::record::acts::ActValue;
use arbitro_laws::ruling::{
    ByEdition, CardKnowledge, Decision, DecisionAct, Edition, Party, Ruling, Status,
};

use super::story::Story;

/// Returns true if a question may ask for this decision after the story. An obligation to call the director must not
/// have been met in the story; the card of a decision must be mentioned in the story, unless the decision is about a
/// play.
pub fn is_left_open(story: &Story<'_>, decision: &Decision) -> bool {
    use Status::{Called, NotPlayed, Played};
    let is_play = match decision {
        Decision::Must(_, DecisionAct::CallDirector) => {
            return !story.events.iter().any(|event| event.act.is_attention());
        }
        Decision::Is(status) => matches!(status, Played(..) | NotPlayed(..) | Called(..)),
        Decision::Must(_, act) | Decision::May(_, act) | Decision::MayNot(_, act) => {
            matches!(act, DecisionAct::Play(..) | DecisionAct::LeadCard(..))
        }
        _ => false,
    };
    is_play || decision.card_of_hand().is_none_or(|(_, card)| names(story, card))
}

/// Returns true if the story mentions the card.
fn names(story: &Story<'_>, card: PlayedCard) -> bool {
    let in_events = story.events.iter().any(|event| {
        let values = event.act.values();
        let mut all = values.details.iter().map(|(_, value)| value).chain([&values.about]);
        all.any(|value| *value == ActValue::Card(card))
    });
    let mut penalties = story.penalty_cards.iter().map(|it| it.card);
    let mut exposed = story.exposed.iter().map(|it| it.card);
    in_events || penalties.any(|it| it == card) || exposed.any(|it| it == card)
}

/// Returns true if an option with these claims is right under a ruling.
pub fn is_right(ruling: &Ruling, edition: Edition, claims: &[Decision]) -> bool {
    judge_statements(&choice(claims), ruling, edition).is_right()
}

/// Returns true if a ruling refutes the claims, by an opposite decision or because the Laws do not provide for them.
pub fn is_refuted(ruling: &Ruling, edition: Edition, claims: &[Decision]) -> bool {
    let denied = claims.iter().any(|claim| {
        let says_otherwise = |decided: &Decision| is_denied(claim, decided);
        let is_given = ruling.decisions().any(|ruled| implies(&ruled.decision, claim));
        let silence_denies = is_given_by_law(claim) && !is_given;
        silence_denies || ruling.decisions().any(|ruled| says_otherwise(&ruled.decision))
    });
    denied && matches!(judge_statements(&choice(claims), ruling, edition), Verdict::Refuted(_))
}

/// Returns true if an option may claim the decision. An option may not claim what players may know of a penalty card,
/// the obligation to leave a card faced, the meaning of a call, or that a card was led out of turn.
pub const fn is_plain(decision: &Decision) -> bool {
    !matches!(
        decision,
        Decision::Knows {
            what: CardKnowledge::Duty | CardKnowledge::Origin | CardKnowledge::Sight,
            ..
        } | Decision::Must(_, DecisionAct::LeaveFaced(..))
            | Decision::Is(Status::Called(..) | Status::LedOutOfTurn(..))
    )
}

/// Returns true if the two decisions come to the same, or one implies the other.
pub fn goes_without_saying(one: Decision, other: Decision) -> bool {
    is_of_one_effect(&one, &other) || one.entails(&other) || other.entails(&one)
}

/// Returns true if a decision implies a claim: an obligation implies the right, and a right or obligation of a side
/// implies that of each player.
fn implies(decided: &Decision, claim: &Decision) -> bool {
    use Decision::{May, Must};
    decided.entails(claim)
        || match (decided, claim) {
            (May(who, act) | Must(who, act), May(one, other))
            | (Must(who, act), Must(one, other)) => act == other && includes(who, one),
            _ => false,
        }
}

/// Returns true if everybody of the second party belongs to the first.
fn includes(who: &Party, one: &Party) -> bool {
    match (who, one) {
        (Party::Everyone, _) => true,
        (Party::Side(side), Party::Seat(seat)) => seat.side() == *side,
        (who, one) => who == one,
    }
}

/// Returns true if a decision is the opposite of a claim.
fn is_denied(claim: &Decision, decided: &Decision) -> bool {
    use Decision::{May, MayNot, Must};
    match (claim, decided) {
        (May(who, act) | Must(who, act), MayNot(one, other))
        | (MayNot(who, act), May(one, other) | Must(one, other)) => act == other && who.meets(*one),
        (claim, decided) => claim.contradicts(decided),
    }
}

/// Returns true if a claim holds only by an explicit decision of the Laws, so that the claim is refuted if no decision
/// states it.
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

/// Returns an option that claims these decisions.
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
        value: None,
        cites: AmendedValue::default(),
        right: AmendedValue::default(),
        span: 0..0,
        claims_span: 0..0,
        claim_spans: Vec::new(),
    }
}
