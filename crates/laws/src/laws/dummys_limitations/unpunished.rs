//! Law 43, paragraph B3: dummy without rights draws attention to a defender's irregularity.

use super::{B3, BY_DEFENDER, LOST_RIGHTS, draws_attention, liable_to_penalty};
use crate::laws::prelude::*;
use crate::table::Incident;

/// What becomes of the card of an irregularity that is not rectified.
#[derive(Clone, Copy)]
enum UnpunishedCard {
    /// The card counts as if it were regular.
    Counts,
    /// The card counts as the lead.
    Leads,
    /// The card was only exposed, and goes back to the hand.
    GoesBack,
}

/// Returns the card, if any, of an irregularity to which attention can be drawn, and what becomes of the card without
/// rectification; `None` for any other incident.
const fn irregularity(incident: &Incident) -> Option<(Option<PlayedCard>, UnpunishedCard)> {
    match incident {
        Incident::LeadOutOfTurn(it) => Some((Some(it.card), UnpunishedCard::Leads)),
        Incident::PenaltyDue(PenaltyDue { led: Some(card), .. }) => {
            Some((Some(*card), UnpunishedCard::Leads))
        }
        Incident::PlayOutOfTurn(it) => Some((Some(it.card), UnpunishedCard::Counts)),
        Incident::SimultaneousPlay(it) => Some((Some(it.card), UnpunishedCard::Counts)),
        Incident::CardsAtOnce(it) => Some((Some(it.first), UnpunishedCard::Counts)),
        Incident::Revoke(it) => Some((Some(it.card), UnpunishedCard::Counts)),
        Incident::PenaltyNotPlayed(it) => Some((Some(it.card), UnpunishedCard::Counts)),
        Incident::ExtraCard(it) => Some((Some(it.card), UnpunishedCard::GoesBack)),
        Incident::CardDropped(it) => Some((Some(it.card), UnpunishedCard::GoesBack)),
        Incident::CardNamed(it) => Some((Some(it.card), UnpunishedCard::GoesBack)),
        Incident::Omission(_) => Some((None, UnpunishedCard::GoesBack)),
        Incident::PenaltyDue(_)
        | Incident::Designation(_)
        | Incident::Touch(_)
        | Incident::Indication(_)
        | Incident::CardShown(_)
        | Incident::Retraction(_)
        | Incident::Misexplanation(_)
        | Incident::CardTurned(_)
        | Incident::AuctionCard(_)
        | Incident::FaceDownLead(_)
        | Incident::FacedHand(_)
        | Incident::DummyIntervenes(_)
        | Incident::Remark(_)
        | Incident::ExplanationAsked(_)
        | Incident::ErrorNoticed(_)
        | Incident::AskedIfVoid(_)
        | Incident::UnableToComply(_)
        | Incident::DefectiveTrick(_)
        | Incident::CardsInspected(_)
        | Incident::CardTurnedWrong(_)
        | Incident::TricksStatement(_)
        | Incident::RevokeSettlement(_)
        | Incident::PenaltyCardAtEnd(_)
        | Incident::DirectorsRuling(_)
        | Incident::Miscount(_)
        | Incident::CardFound(_)
        | Incident::ForeignCard(_)
        | Incident::TricksDisputed(_)
        | Incident::WrongScoreEntered(_)
        | Incident::CardsMixed(_)
        | Incident::FactsDisputed(_)
        | Incident::Protest(_)
        | Incident::ChoiceMade(_) => None,
    }
}

/// Decides whether a defender's irregularity goes without rectification, because a dummy without rights is the first to
/// draw attention to it (43B3).
pub(crate) fn goes_unpunished(h: &mut Hearing<'_>, incident: &Incident) -> HearingResult<bool> {
    let Some((card, then)) = irregularity(incident) else { return Ok(false) };
    let (by, _) = incident.subject();
    let dummy = h.table().contract().dummy();
    // The declaring side commits no irregularity by letting a card be seen, so what dummy says later does not concern
    // an irregularity.
    let shows = matches!(incident, Incident::CardDropped(_) | Incident::CardNamed(_));
    if shows && !h.table().contract().is_defender(by) {
        return Ok(false);
    }
    if h.what_followed().first_to_alert() != Some(dummy) {
        return Ok(false);
    }
    if let Incident::Revoke(it) = incident
        && it.able.is_none()
        && !h.about(by, card, |h| revoke::is_revoke(h, by, it.card, it.duty, None))?
    {
        return Ok(false);
    }
    if !speaks_without_rights(h, by, dummy)? {
        if h.what_followed().attention() == Some(dummy) {
            let how = h.what_followed().manner_of_attention();
            draws_attention(h, dummy, how, false, false)?;
        }
        return Ok(false);
    }
    let Some(card) = card else {
        h.apply_for(&B3, Effect::PassTurn { at: incident.moment(), unnoticed: false });
        return Ok(true);
    };
    match then {
        UnpunishedCard::GoesBack => {
            h.clause(&B3, |h| penalty_card::no_penalty(h, by, card))?;
            return Ok(true);
        }
        // In the middle of a trick the card is a play out of turn, whatever its player meant.
        UnpunishedCard::Leads if h.table().position().is_lead() => {
            h.apply_for(&B3, Effect::SettleLead);
            h.apply_for(&B3, Effect::LeadPassesTo(by));
        }
        UnpunishedCard::Leads | UnpunishedCard::Counts => {
            h.apply_for(&B3, Effect::Lay(by, card));
        }
    }
    h.clause(&B3, |h| h.decide(Is(Played(by, card))))?;
    Ok(true)
}

fn speaks_without_rights(h: &mut Hearing<'_>, by: Seat, dummy: Seat) -> HearingResult<bool> {
    let contract = h.table().contract();
    let lost = h.table().has_lost_rights(dummy);
    let alone = h.has(&edition_rules::DECLARER_KEEPS_HIS_SCORE);
    let unpunished = h.about(by, None, |h| {
        h.applies(&B3, |h| {
            h.given_that(&LOST_RIGHTS, lost)?;
            h.given_that(&BY_DEFENDER, contract.is_defender(by))?;
            h.decide(Is(Breach(dummy)))?;
            h.decide(Is(PlayContinues))?;
            let damage = damage(h);
            if damage == Damage::Found && !h.establish(&awareness::GAINED, None)? {
                return Ok(());
            }
            h.decide(if alone {
                AdjustsOnly { damage, against: by.side() }
            } else {
                Adjusts { power: AdjustmentPower::Shall, damage, favour: contract.declaring_side() }
            })
        })
    })?;
    if unpunished {
        liable_to_penalty(h, dummy, true)?;
    }
    Ok(unpunished)
}
