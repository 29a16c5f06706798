//! Decisions in the words of a case file; [`super::claim`] reads them back.

use std::fmt::Write;

use crate::bridge::{Hand, Seat};
use crate::ruling::{Act, Decision, Known, Power, Status, Who};
use crate::table::event::Inspection;
use crate::table::{Duty, Grade};

use super::vocabulary::{DUTY, INSPECTION};

fn inspection_code(what: Inspection) -> &'static str {
    INSPECTION.iter().find(|(_, known)| *known == what).map_or("", |(word, _)| word)
}

fn duty_code(duty: Duty) -> &'static str {
    DUTY.iter().find(|(_, of)| of(duty.suit()) == duty).map_or("", |(words, _)| words)
}

/// The text form of a decision; [`super::claim::parse`] reads it back.
pub fn code(decision: &Decision) -> String {
    match *decision {
        Decision::Is(status) => status_code(status),
        Decision::Must(who, act) => format!("{} must {}", who_code(who), act_code(who, act)),
        Decision::May(who, act) => format!("{} may {}", who_code(who), act_code(who, act)),
        Decision::MayNot(who, act) => format!("{} may not {}", who_code(who), act_code(who, act)),
        Decision::Knows { who, of, card, what, authorised } => {
            let how = if authorised { "authorised" } else { "unauthorised" };
            let what = match what {
                Known::Withdrawn => "",
                Known::Sight => " sight",
                Known::Duty => " duty",
                Known::Origin => " origin",
            };
            format!("{card}{what} of {of} {how} for {}", who_code(who))
        }
        Decision::Transfers { tricks, to, revoke: None } => format!("tricks {tricks} to {to}"),
        Decision::Transfers { tricks, to, revoke: Some((by, card)) } => {
            format!("tricks {tricks} to {to} for {by} {card}")
        }
        Decision::Adjusts { power, favour } => {
            format!("score {} adjust for {favour}", power_code(power))
        }
        Decision::AdjustsOnly { power, against } => {
            format!("score {} adjust only {against}", power_code(power))
        }
    }
}

const fn power_code(power: Power) -> &'static str {
    match power {
        Power::May => "may",
        Power::Shall => "shall",
    }
}

fn who_code(who: Who) -> String {
    match who {
        Who::Seat(seat) => seat.to_string(),
        Who::Side(side) => side.to_string(),
        Who::Everyone => "all".to_owned(),
    }
}

fn status_code(status: Status) -> String {
    match status {
        Status::Played(hand, card) => format!("{hand} {card} played"),
        Status::NotPlayed(hand, card) => format!("{hand} {card} not played"),
        Status::Called(hand, card) => format!("{hand} {card} called"),
        Status::OneOf(hand, cards) => format!("{hand} one of {}", list(cards)),
        Status::VoidCall(by) => format!("{by} call void"),
        Status::VoidChoice(by) => format!("{by} choice void"),
        Status::LedOutOfTurn(by, card) => format!("{by} {card} led out of turn"),
        Status::FifthCard(by, card) => format!("{by} {card} fifth card"),
        Status::Penalty(by, card, Grade::Major) => format!("{by} {card} major penalty"),
        Status::Penalty(by, card, Grade::Minor) => format!("{by} {card} minor penalty"),
        Status::NoPenalty(by, card) => format!("{by} {card} no penalty"),
        Status::Revoked(by, card) => format!("{by} {card} revoke"),
        Status::Established(by, card) => format!("{by} {card} revoke established"),
        Status::NotEstablished(by, card) => format!("{by} {card} revoke not established"),
        Status::Claim(by) => format!("{by} claims"),
        Status::NoClaim(by) => format!("{by} no claim"),
        Status::NotRevoked(by, card) => format!("{by} {card} no revoke"),
        Status::Forfeited(by, card) => format!("{by} {card} rectification lost"),
        Status::DeemedRevoke(by) => format!("{by} deemed revoke"),
        Status::Defective(by) => format!("{by} trick defective"),
        Status::Dummy(by) => format!("{by} becomes dummy"),
        Status::Declarer(by) => format!("{by} becomes declarer"),
        Status::Breach(by) => format!("{by} breach"),
        Status::PlayContinues => "play continues".to_owned(),
        Status::ResultStands => "result stands".to_owned(),
    }
}

fn act_code(who: Who, act: Act) -> String {
    let of = |hand: Seat| if who == Who::Seat(hand) { String::new() } else { format!("{hand} ") };
    match act {
        Act::Play(hand, card) => format!("play {}{card}", of(hand)),
        Act::PlayWhenLegal(hand, card) => format!("play {}{card} when legal", of(hand)),
        Act::PlaySmallBefore(hand, card) => format!("play small before {}{card}", of(hand)),
        Act::ChangeTo(hand, card) => format!("change to {}{card}", of(hand)),
        Act::Withdraw(hand, card) => format!("withdraw {}{card}", of(hand)),
        Act::WithdrawUnasked(hand, card) => format!("withdraw unasked {}{card}", of(hand)),
        Act::Designate(hand, None) => format!("designate {hand}"),
        Act::Designate(hand, Some(cards)) => format!("designate {hand} {}", list(cards)),
        Act::FollowSuit(hand, suit) => format!("follow suit {}{suit}", of(hand)),
        Act::LeadFrom(hand) => format!("lead from {hand}"),
        Act::PlaySecond(hand) => format!("play second from {hand}"),
        Act::Accept(by, card) => format!("accept {}{card}", of(by)),
        Act::SpreadHand => "spread hand".to_owned(),
        Act::SpreadDummy => "spread dummy".to_owned(),
        Act::Refuse(by, card) => format!("refuse {}{card}", of(by)),
        Act::DrawAttention => "draw attention".to_owned(),
        Act::PreventIrregularity => "prevent irregularity".to_owned(),
        Act::ChooseLeadingHand => "choose leading hand".to_owned(),
        Act::PlayOn => "play on".to_owned(),
        Act::Pass => "pass".to_owned(),
        Act::CorrectExplanation => "correct explanation".to_owned(),
        Act::CorrectExplanationBeforeLead => "correct explanation before lead".to_owned(),
        Act::CorrectExplanationLater => "correct explanation later".to_owned(),
        Act::AskExplanation => "ask explanation".to_owned(),
        Act::StateLine => "state line".to_owned(),
        Act::NameForbiddenSuit(of) => format!("name forbidden suit for {of}"),
        Act::NameRequiredSuit(of) => format!("name required suit for {of}"),
        Act::AskIfVoid(of) => format!("ask if void {of}"),
        Act::LeadAny(hand) => format!("lead any card {}", of(hand)).trim_end().to_owned(),
        Act::LeadBeforeChoice(hand) => {
            format!("lead before choice {}", of(hand)).trim_end().to_owned()
        }
        Act::PlayAny(hand) => format!("play any card {}", of(hand)).trim_end().to_owned(),
        Act::SupplyCard(hand) => format!("supply card {}", of(hand)).trim_end().to_owned(),
        Act::Impose(of, duty) => {
            format!("impose on {of} {} {}", duty_code(duty), duty.suit())
        }
        Act::LeadSuit(hand, suit) => format!("lead suit {}{suit}", of(hand)),
        Act::PlayHighest(hand, suit) => format!("play highest {}{suit}", of(hand)),
        Act::PlayLowest(hand, suit) => format!("play lowest {}{suit}", of(hand)),
        Act::PlaySuit(hand, suit) => format!("play suit {}{suit}", of(hand)),
        Act::PickUp(hand, card) => format!("pick up {}{card}", of(hand)),
        Act::LeaveFaced(hand, card) => format!("leave faced {}{card}", of(hand)),
        Act::Inspect(what) => format!("inspect {}", inspection_code(what)),
        Act::RestrictLead(of, suit) => format!("restrict lead {of} {suit}"),
        Act::RestrictPlay(of) => format!("restrict play {of}"),
        Act::Consult => "consult".to_owned(),
        Act::ChangeCall => "change call".to_owned(),
        Act::CallDirector => "call director".to_owned(),
    }
}

fn list(cards: Hand) -> String {
    let mut text = String::new();
    for (index, card) in cards.iter().enumerate() {
        let comma = if index > 0 { "," } else { "" };
        // Writing to a string cannot fail.
        let _ = write!(text, "{comma}{card}");
    }
    text
}
