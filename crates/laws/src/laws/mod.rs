//! The Laws: one module for each, named after its subject, with its clauses in the order of the printed Law. A Law is a
//! subject; its number is that of each edition.
//!
//! A user begins with [`rule`]; a reader of the code with [`hear`], which selects the Law for each kind of incident,
//! and [`LAWS`]. No Law refers to a case, a file, or a particular card, seat or suit.

mod conditions;
mod edition_rules;
mod index;
mod prelude;

mod cross_references;

pub mod claims;

#[doc(hidden)]
pub mod hearing_order;

mod accepted_lead;
mod adjusted_score;
mod agreed_claim;
mod arrangement_of_tricks;
mod auction_card;
mod awareness;
mod card_played;
mod claim_or_concession;
mod concession_cancelled;
mod contested_claim;
mod declarer_exposure;
mod declarer_lead;
mod defective_trick;
mod defender_exposure;
mod defender_lead;
mod designation;
mod directors_error;
mod disputed_facts;
mod dummys_limitations;
mod dummys_rights;
mod explanations;
mod inability;
mod information;
mod inspection;
mod misinformation;
mod missing_card;
mod opening_lead_out_of_turn;
mod penalty_card;
mod penalty_not_played;
mod play_after_irregularity;
mod premature_play;
mod rectification;
mod retraction;
mod revoke;
mod revoke_correction;
mod revoke_establishment;
mod revoke_settled;
mod sequence;
mod several_penalty_cards;
mod simultaneous_plays;
mod start_of_play;
mod tricks_won;
mod wrong_number;

use crate::bridge::{PlayedCard, Seat, Side};
use crate::record::event::PlayManner;
use crate::ruling::outcome::{inquire_with_leaves, leaves};
use crate::ruling::{
    AdjustmentPower, Answer, ByEdition, Clause, Condition, Contradiction, Damage, Decision,
    DoctrinePoint, Edition, Fact, Hearing, HearingResult, OpenClause, Party, PresetAnswer, Ruling,
    RulingInput, RulingLeaf, Text, inquire, inquire_counting,
};
use crate::table::incident::{ExtraCard, LaterPlays, LeadOutOfTurn, PlayOutOfTurn};
use crate::table::{Effect, Incident, Moment};

use hearing_order::{LEADS, OrderedClause, PLAYS};
pub use index::{cited, fact, named, numbered, read_doctrine, renumbered};
pub use index::{clauses, facts, points};

/// A Law: its number, its title, its clauses in printed order, the facts that they ask for, and its points of doctrine.
#[derive(Debug)]
pub struct Law {
    /// The number of the Law in each edition; `None` where the edition has no such Law.
    pub number: ByEdition<u8>,
    /// Its title.
    pub title: Text,
    /// Its clauses, in printed order.
    pub clauses: &'static [&'static Clause],
    /// The facts that its clauses ask for.
    pub facts: &'static [&'static Fact],
    /// The points of doctrine: where the School's reading differs from the words of the Code.
    pub points: &'static [&'static DoctrinePoint],
}

impl Law {
    /// Returns the number of the Law in the oldest edition that has it. Another edition may use this number for another
    /// Law: to cite a Law use [`Law::number_in`].
    pub fn oldest_number(&self) -> u8 {
        self.number.oldest().unwrap_or_default()
    }

    /// Returns the number of the Law in this edition or, if it is not in force there, its oldest number.
    pub fn number_in(&self, edition: Edition) -> u8 {
        self.number.in_edition(edition).unwrap_or_else(|| self.oldest_number())
    }
}

/// The Laws that this program applies, in the order of their oldest numbers.
pub static LAWS: &[&Law] = &[
    &rectification::LAW,
    &adjusted_score::LAW,
    &wrong_number::LAW,
    &missing_card::LAW,
    &information::LAW,
    &explanations::LAW,
    &misinformation::LAW,
    &awareness::LAW,
    &auction_card::LAW,
    &start_of_play::LAW,
    &dummys_rights::LAW,
    &dummys_limitations::LAW,
    &sequence::LAW,
    &card_played::LAW,
    &designation::LAW,
    &retraction::LAW,
    &declarer_exposure::LAW,
    &defender_exposure::LAW,
    &penalty_card::LAW,
    &several_penalty_cards::LAW,
    &penalty_not_played::LAW,
    &accepted_lead::LAW,
    &opening_lead_out_of_turn::LAW,
    &declarer_lead::LAW,
    &defender_lead::LAW,
    &premature_play::LAW,
    &simultaneous_plays::LAW,
    &inability::LAW,
    &play_after_irregularity::LAW,
    &revoke::LAW,
    &revoke_correction::LAW,
    &revoke_establishment::LAW,
    &revoke_settled::LAW,
    &arrangement_of_tricks::LAW,
    &inspection::LAW,
    &defective_trick::LAW,
    &claim_or_concession::LAW,
    &agreed_claim::LAW,
    &contested_claim::LAW,
    &concession_cancelled::LAW,
    &tricks_won::LAW,
    &directors_error::LAW,
    &disputed_facts::LAW,
];

/// Rules on a record under these Laws.
///
/// # Errors
///
/// Returns [`Contradiction`] if two decisions contradict each other.
pub fn rule(input: RulingInput<'_>) -> Result<Ruling, Contradiction> {
    inquire(hear, input)
}

/// Returns the outcome at each leaf of a ruling that [`rule`] made from the same input. A question whose branches are
/// left out has no leaves.
///
/// # Errors
///
/// Returns [`Contradiction`] if two decisions contradict each other.
pub fn outcomes(input: RulingInput<'_>, ruling: &Ruling) -> Result<Vec<RulingLeaf>, Contradiction> {
    leaves(hear, input, ruling, awaits_end_of_play)
}

/// Rules on a record like [`rule`], and returns with the ruling its [`outcomes`].
///
/// # Errors
///
/// Returns [`Contradiction`] if two decisions contradict each other.
pub fn rule_with_outcomes(
    input: RulingInput<'_>,
) -> Result<(Ruling, Vec<RulingLeaf>), Contradiction> {
    inquire_with_leaves(hear, input, awaits_end_of_play)
}

/// Rules on a record like [`rule`], with a limit on the number of hearings. Also returns the number of hearings.
///
/// # Errors
///
/// Returns [`Contradiction`] if two decisions contradict each other.
#[doc(hidden)]
pub fn rule_within(input: RulingInput<'_>, most: usize) -> Result<(Ruling, usize), Contradiction> {
    inquire_counting(hear, input, most)
}

/// Hears an incident, unless it has already been ruled on: selects the Law that opens its hearing.
///
/// # Errors
///
/// Returns the reason if the hearing stops, for instance at an open question.
pub fn hear(h: &mut Hearing<'_>, incident: &Incident) -> HearingResult {
    hear_in(h, incident, &LEADS, &PLAYS)
}

/// Hears an incident like [`hear`], with the clauses for leads and plays out of turn in the orders `leads` and `plays`.
///
/// # Errors
///
/// Returns the reason if the hearing stops, for instance at an open question.
#[doc(hidden)]
pub fn hear_in(
    h: &mut Hearing<'_>,
    incident: &Incident,
    leads: &[&OrderedClause<LeadOutOfTurn>],
    plays: &[&OrderedClause<PlayOutOfTurn>],
) -> HearingResult {
    if is_already_ruled(h, incident) {
        return Ok(());
    }
    if dummys_limitations::goes_unpunished(h, incident)? {
        return Ok(());
    }
    if directors_error::by_order(h, incident)? {
        return Ok(());
    }
    match incident {
        Incident::Designation(it) => designation::designation(h, it),
        Incident::Touch(it) => card_played::touch(h, it),
        Incident::Indication(it) => card_played::dummy_indicates(h, it),
        Incident::CardShown(it) => card_played::showing(h, it),
        Incident::CardTurned(it) => card_played::card_turned(h, it),
        Incident::ExtraCard(it) => extra_card(h, it),
        Incident::PenaltyDue(it) => card_played::penalty_card(h, it),
        Incident::Retraction(it) => retraction::retraction(h, it),
        Incident::Misexplanation(it) => retraction::misexplanation(h, it),
        Incident::CardDropped(it) if h.table().contract().is_defender(it.by) => {
            defender_exposure::dropped(h, it)
        }
        Incident::CardDropped(it) => declarer_exposure::dropped(h, it),
        Incident::CardNamed(it) if h.table().contract().is_defender(it.by) => {
            defender_exposure::named(h, it)
        }
        Incident::CardNamed(it) => declarer_exposure::no_penalty(h, it.by, it.card),
        Incident::PenaltyNotPlayed(it) => penalty_not_played::not_played(h, it),
        Incident::LeadOutOfTurn(it) => hearing_order::hear_in(h, it, leads),
        Incident::PlayOutOfTurn(it) => hearing_order::hear_in(h, it, plays),
        Incident::SimultaneousPlay(it) => simultaneous_plays::simultaneous(h, it),
        Incident::Revoke(it) => revoke::revoke(h, it).map(drop),
        Incident::ChoiceMade(it) => rectification::chosen(h, it),
        Incident::PenaltyCardAtEnd(it) => penalty_card::weighed(h, it),
        Incident::AuctionCard(it) => auction_card::exposed(h, it),
        Incident::FaceDownLead(it) => start_of_play::wrong_leader(h, it),
        Incident::FacedHand(it) if h.table().contract().is_defender(it.by) => {
            defender_exposure::faced(h, it)
        }
        Incident::FacedHand(it) if !it.left_out.is_empty() => {
            start_of_play::dummy_incomplete(h, it)
        }
        Incident::FacedHand(it) => declarer_exposure::faced(h, it),
        Incident::DummyIntervenes(it) => dummys_limitations::intervenes(h, it),
        Incident::Remark(it) => information::remark(h, it),
        Incident::ExplanationAsked(it) => explanations::asked(h, it),
        Incident::ErrorNoticed(it) => explanations::noticed(h, it),
        Incident::TricksStatement(it) => claim_or_concession::statement(h, it),
        Incident::CardsAtOnce(it) => simultaneous_plays::cards_at_once(h, it),
        Incident::AskedIfVoid(it) => revoke::asked(h, it),
        Incident::UnableToComply(it) => revoke::excused(h, it),
        Incident::RevokeSettlement(it) => revoke_settled::settle(h, it),
        Incident::CardTurnedWrong(it) => arrangement_of_tricks::turned_wrong(h, it),
        Incident::CardsInspected(it) => inspection::inspected(h, it),
        Incident::Omission(it) => defective_trick::omission(h, it),
        Incident::DefectiveTrick(it) => defective_trick::defective(h, it),
        Incident::DirectorsRuling(it) => directors_error::ruled_before(h, it),
        Incident::Miscount(it) => wrong_number::miscount(h, it),
        Incident::CardFound(it) => missing_card::found(h, it),
        Incident::ForeignCard(it) => wrong_number::foreign(h, it),
        Incident::TricksDisputed(it) => tricks_won::disputed(h, it),
        Incident::WrongScoreEntered(it) => tricks_won::wrong_score(h, it),
        Incident::CardsMixed(it) => arrangement_of_tricks::mixed(h, it),
        Incident::FactsDisputed(it) => disputed_facts::disputed(h, it),
        Incident::Protest(it) => sequence::protested(h, it),
    }
}

/// Hears the incident of an extra card of a trick. Once both sides have played on, 67B applies.
fn extra_card(h: &mut Hearing<'_>, it: &ExtraCard) -> HearingResult {
    if defective_trick::unnoticed_extra(h, it)? {
        return Ok(());
    }
    if card_played::put_instead(h, it)? {
        return Ok(());
    }
    let fifth = card_played::extra_card(h, it)?;
    if fifth { defective_trick::noticed_in_time(h) } else { Ok(()) }
}

/// Returns whether the incident has already been ruled on: it puts cards out, and each of them has been played or goes
/// back.
fn is_already_ruled(h: &Hearing<'_>, incident: &Incident) -> bool {
    let (hand, Some(card)) = incident.subject() else { return false };
    let is_settled = |card| h.goes_back(hand, card) || h.table().has_played(hand, card);
    let with_it =
        if let Incident::CardsAtOnce(it) = incident { it.others } else { Default::default() };
    puts_a_card_out(incident)
        && is_settled(card)
        && with_it.iter().flatten().all(|it| is_settled(it.card))
}

/// Returns whether the incident concerns a card that a player exposed, played or named and that was not yet in play.
const fn puts_a_card_out(incident: &Incident) -> bool {
    match incident {
        Incident::LeadOutOfTurn(_)
        | Incident::PlayOutOfTurn(_)
        | Incident::ExtraCard(_)
        | Incident::CardShown(_)
        | Incident::CardDropped(_)
        | Incident::CardNamed(_)
        | Incident::CardsAtOnce(_)
        | Incident::AuctionCard(_)
        | Incident::FaceDownLead(_)
        | Incident::SimultaneousPlay(_) => true,
        Incident::Designation(_)
        | Incident::Touch(_)
        | Incident::Indication(_)
        | Incident::Revoke(_)
        | Incident::PenaltyNotPlayed(_)
        | Incident::PenaltyDue(_)
        | Incident::Retraction(_)
        | Incident::Misexplanation(_)
        | Incident::FacedHand(_)
        | Incident::DummyIntervenes(_)
        | Incident::Remark(_)
        | Incident::ExplanationAsked(_)
        | Incident::ErrorNoticed(_)
        | Incident::AskedIfVoid(_)
        | Incident::Omission(_)
        | Incident::DefectiveTrick(_)
        | Incident::UnableToComply(_)
        | Incident::CardsInspected(_)
        | Incident::CardTurnedWrong(_)
        | Incident::TricksStatement(_)
        | Incident::RevokeSettlement(_)
        | Incident::PenaltyCardAtEnd(_)
        | Incident::ChoiceMade(_)
        | Incident::DirectorsRuling(_)
        | Incident::Miscount(_)
        | Incident::CardFound(_)
        | Incident::ForeignCard(_)
        | Incident::TricksDisputed(_)
        | Incident::WrongScoreEntered(_)
        | Incident::CardsMixed(_)
        | Incident::FactsDisputed(_)
        | Incident::Protest(_)
        | Incident::CardTurned(_) => false,
    }
}

/// Hears, as a lead or play out of turn, a card that was called, named, touched or shown when it was not the turn of
/// its hand. Between tricks the incident can only be a lead.
fn out_of_turn(h: &mut Hearing<'_>, moment: Moment, hand: Seat, card: PlayedCard) -> HearingResult {
    let manner = if h.table().position().is_lead() { PlayManner::Lead } else { PlayManner::Play };
    match h.table().out_of_turn(moment, hand, card, manner) {
        Some(incident) => hear(h, &incident),
        None => Ok(()),
    }
}

/// Skips the cards put out after an incident, and the act that drew attention to it, because the clause `law` has dealt
/// with them. If that clause has not applied, nothing is skipped. Other words and acts in between are still heard.
fn skip_later(h: &mut Hearing<'_>, law: &'static Clause, later: &LaterPlays) {
    for moment in h.table().plays_of(later).into_iter().chain(later.attention) {
        h.apply_for(law, Effect::Skip(moment));
    }
}

/// Returns the player who acts for a hand: declarer acts for dummy.
fn player_of(h: &Hearing<'_>, hand: Seat) -> Seat {
    h.table().player_of(hand)
}

/// Returns the player about whom a question on a whole side is asked: declarer or, of the defenders, the leader, both by
/// the recorded contract.
fn representative(h: &Hearing<'_>, of: Seat) -> Seat {
    let contract = h.table().record().contract;
    if contract.is_defender(of) { contract.leader() } else { contract.declarer }
}

/// Returns the party of the offending side that may not use information: for the declaring side, declarer alone.
fn offending(h: &Hearing<'_>, side: Side) -> Party {
    let contract = h.table().contract();
    if side == contract.declaring_side() {
        Party::Seat(contract.declarer)
    } else {
        Party::Side(side)
    }
}

/// Returns [`Damage::Found`] after the end of play, and [`Damage::Awaited`] before it.
fn damage(h: &Hearing<'_>) -> Damage {
    if h.table().phase().is_over() { Damage::Found } else { Damage::Awaited }
}

/// Adjusts the score in favour of this side: after the play, if the director finds `damaged` true; before the end of
/// play without asking him, on condition that there is damage.
fn adjusts_if(
    h: &mut OpenClause<'_, '_>,
    damaged: &'static Fact,
    power: AdjustmentPower,
    favour: Side,
) -> HearingResult {
    let damage = damage(h);
    if damage == Damage::Found {
        h.require(damaged, None)?;
    }
    h.decide(Decision::Adjusts { power, damage, favour })
}

/// Returns whether a clause that fails for this condition is heard again after the play.
#[doc(hidden)]
pub fn awaits_end_of_play(condition: &'static Condition) -> bool {
    std::ptr::eq(condition, &revoke_settled::PLAY_OVER)
}

/// Returns whether an answer given in advance says that the auction is still going on.
#[doc(hidden)]
pub fn auction_is_on(given: &[PresetAnswer]) -> bool {
    let says = |given: &PresetAnswer| given.fact.key == auction_card::AUCTION_ON.key;
    given.iter().any(|given| says(given) && given.answer == Answer::YES)
}
