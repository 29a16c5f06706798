//! The decisions that answer what a player asked for.

use arbitro_laws::ruling::outcome::{Request, RequestAnswer, RequestKind, on_taking_back};
use arbitro_laws::ruling::{Decision, DecisionAct, RuledDecision, Status};

/// Returns whether a decision is said before the others: it answers a wish, or refuses what a player did, or it judges a
/// claim.
pub(super) fn comes_first(ruled: &RuledDecision, requests: &[Request]) -> bool {
    judges_claim(ruled.decision) || {
        let is_answered = |request: &Request| {
            let is_wish = matches!(
                request.kind,
                RequestKind::TakeBack(..) | RequestKind::ChangeCall | RequestKind::Inspect
            );
            (is_wish || is_refused(request)) && is_answer(ruled, request)
        };
        requests.iter().any(is_answered)
    }
}

const fn is_refused(request: &Request) -> bool {
    matches!(request.answer, Some(RequestAnswer::Refused | RequestAnswer::Void))
}

/// Returns whether a decision says that a claim, a concession or an objection to it holds or not.
const fn judges_claim(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Is(
            Status::NoClaim(_)
                | Status::ClaimAgreed(_)
                | Status::AgreementWithdrawn(_)
                | Status::ClaimStands(_)
                | Status::LosesToTrump(_)
                | Status::WorstLine(_)
                | Status::ConcessionStands(_)
                | Status::ConcessionCancelled(_)
        ) | Decision::Gets { .. }
    )
}

/// Returns whether a decision says in so many words how a request is answered.
pub(super) fn is_answer(ruled: &RuledDecision, request: &Request) -> bool {
    let decision = ruled.decision;
    match request.kind {
        RequestKind::TakeBack(hand, card) => on_taking_back(decision, hand, card).is_some(),
        RequestKind::Replace(card) => match decision {
            Decision::MayNot(_, DecisionAct::Withdraw(of, _) | DecisionAct::ChangeTo(of, _)) => {
                of == request.by
            }
            Decision::Is(
                Status::FifthCard(of, other)
                | Status::Penalty(of, other, _)
                | Status::NotPlayed(of, other),
            ) => (of, other) == (request.by, card),
            _ => false,
        },
        RequestKind::ChangeCall => matches!(
            decision,
            Decision::May(_, DecisionAct::ChangeTo(..))
                | Decision::MayNot(_, DecisionAct::ChangeTo(..))
                | Decision::Must(_, DecisionAct::Designate(..))
                | Decision::Is(Status::OneOf(..) | Status::VoidCall(_))
        ),
        RequestKind::Choice(_) => match decision {
            Decision::Is(Status::VoidChoice(by)) => by == request.by,
            Decision::MayNot(..) => Some(ruled.law) == request.law,
            _ => false,
        },
        RequestKind::Designate(card) => {
            let names_it = decision.card_of_hand().is_some_and(|(_, other)| other == card);
            names_it
                || matches!(decision, Decision::Is(Status::VoidChoice(_) | Status::VoidCall(_)))
        }
        RequestKind::Claim
        | RequestKind::Concession
        | RequestKind::Objection
        | RequestKind::PlayOn => {
            let is_play_on = matches!(
                decision,
                Decision::May(_, DecisionAct::PlayOn) | Decision::MayNot(_, DecisionAct::PlayOn)
            );
            judges_claim(decision) || request.kind == RequestKind::PlayOn && is_play_on
        }
        RequestKind::Inspect => matches!(
            decision,
            Decision::May(_, DecisionAct::Inspect(_))
                | Decision::MayNot(_, DecisionAct::Inspect(_))
        ),
    }
}
