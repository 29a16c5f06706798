//! A decision as a sentence.

use crate::bridge::Seat;
use crate::ruling::{Act, Decision, Known, Power, Status, Who};
use crate::table::Duty;
use crate::table::event::Inspection;

use super::text::{Words, capitalised, say};

/// A decision as a sentence.
pub fn sentence(words: &Words, decision: &Decision) -> String {
    match *decision {
        Decision::Is(status) => status_sentence(words, status),
        Decision::Must(who, act) => deontic(words, "must", who, act),
        Decision::May(who, act) => deontic(words, "may", who, act),
        Decision::MayNot(who, act) => deontic(words, "may-not", who, act),
        Decision::Knows { who, of, card, what, authorised } => {
            let who = match who {
                Who::Side(side) => words.side(side),
                Who::Seat(_) => words.who(who),
                Who::Everyone => say!(words, "all-four"),
            };
            let card = words.card_of(of, card);
            let key = match what {
                Known::Withdrawn => "knows",
                Known::Sight => "knows-sight",
                Known::Duty => "knows-duty",
                Known::Origin => "knows-origin",
            };
            say!(words, key, card = card, who = who, authorised = yes_no(authorised))
        }
        Decision::Transfers { tricks, to, revoke: None } => {
            say!(words, "transfers", count = tricks, side = words.side(to))
        }
        Decision::Transfers { tricks, to, revoke: Some((by, card)) } => {
            let card = words.card_of(by, card);
            say!(words, "transfers-for", count = tricks, side = words.side(to), card = card)
        }
        Decision::Adjusts { power, favour } => {
            say!(words, "adjusts", power = power_key(power), side = words.side(favour))
        }
        Decision::AdjustsOnly { power, against } => {
            say!(words, "adjusts-only", power = power_key(power), side = words.side(against))
        }
    }
}

const fn power_key(power: Power) -> &'static str {
    match power {
        Power::May => "may",
        Power::Shall => "shall",
    }
}

const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn status_sentence(words: &Words, status: Status) -> String {
    let say_of = |key: &str, hand: Seat, card| {
        capitalised(&say!(words, key, card = words.card_of(hand, card)))
    };
    let say_by = |key: &str, by: Seat, card| {
        say!(words, key, hand = words.seat(by), card = words.played(card))
    };
    match status {
        Status::Played(hand, card) => say_of("is-played", hand, card),
        Status::NotPlayed(hand, card) => say_of("is-not-played", hand, card),
        Status::Called(hand, card) => say_of("is-called", hand, card.into()),
        Status::OneOf(hand, cards) => {
            let cards = words.cards(cards, &say!(words, "and"));
            say!(words, "is-one-of", hand = words.seat(hand), cards = cards)
        }
        Status::VoidChoice(by) => say!(words, "is-void-choice", hand = words.seat(by)),
        Status::VoidCall(by) => say!(words, "is-void-call", hand = words.seat(by)),
        Status::LedOutOfTurn(by, card) => say_by("is-led-out-of-turn", by, card),
        Status::FifthCard(by, card) => say_of("is-fifth-card", by, card),
        Status::Penalty(by, card, grade) => {
            let grade = super::diagram::grade(grade);
            let card = words.card_of(by, card);
            capitalised(&say!(words, "is-penalty", card = card, grade = grade))
        }
        Status::NoPenalty(by, card) => say_of("is-no-penalty", by, card),
        Status::Revoked(by, card) => say_of("is-revoke", by, card),
        Status::Established(by, card) => say_by("is-established", by, card),
        Status::NotEstablished(by, card) => say_by("is-not-established", by, card),
        Status::Claim(by) => say!(words, "is-claim", hand = words.seat(by)),
        Status::NoClaim(by) => say!(words, "is-no-claim", hand = words.seat(by)),
        Status::NotRevoked(by, card) => say_of("is-no-revoke", by, card),
        Status::Forfeited(by, card) => say_by("is-forfeited", by, card),
        Status::DeemedRevoke(by) => say!(words, "is-deemed-revoke", hand = words.seat(by)),
        Status::Defective(by) => say!(words, "is-defective", hand = words.seat(by)),
        Status::Dummy(by) => say!(words, "is-dummy", hand = words.seat(by)),
        Status::Declarer(by) => say!(words, "is-declarer", hand = words.seat(by)),
        Status::Breach(by) => say!(words, "is-breach", hand = words.seat(by)),
        Status::PlayContinues => say!(words, "is-play-continues"),
        Status::ResultStands => say!(words, "is-result-stands"),
    }
}

fn deontic(words: &Words, key: &str, who: Who, act: Act) -> String {
    let many = match (who, key) {
        (Who::Everyone, _) | (Who::Side(_), "may-not") => true,
        (Who::Seat(_) | Who::Side(_), _) => false,
    };
    let name = match who {
        Who::Side(side) if many => words.side(side),
        Who::Seat(_) | Who::Side(_) | Who::Everyone => words.who(who),
    };
    let act = match (key, act) {
        // What declarer forbids he forbids for as long as the player keeps the lead.
        ("may-not", Act::LeadSuit(_, suit)) => {
            say!(words, "act-lead-suit-while-leading", suit = words.suit(suit))
        }
        (_, act) => act_phrase(words, who, act),
    };
    say!(words, key, who = name, many = yes_no(many), act = act)
}

/// By which name the texts know what is required.
const fn duty_key(duty: Duty) -> &'static str {
    match duty {
        Duty::Follow(_) => "follow",
        Duty::Lead(_) => "lead",
        Duty::NotLead(_) => "not-lead",
        Duty::Highest(_) => "highest",
        Duty::Lowest(_) => "lowest",
        Duty::Play(_) => "play",
        Duty::NotPlay(_) => "not-play",
    }
}

fn act_phrase(words: &Words, who: Who, act: Act) -> String {
    // A card of another hand is named with its hand.
    let card = |hand: Seat, card| {
        if who == Who::Seat(hand) { words.played(card) } else { words.card_of(hand, card) }
    };
    match act {
        Act::Play(hand, played) => say!(words, "act-play", card = card(hand, played)),
        Act::PlayWhenLegal(hand, played) => {
            say!(words, "act-play-when-legal", card = card(hand, played))
        }
        Act::PlaySmallBefore(hand, played) => {
            say!(words, "act-play-small-before", card = card(hand, played))
        }
        Act::ChangeTo(hand, other) => say!(words, "act-change-to", card = card(hand, other.into())),
        Act::Withdraw(hand, played) => say!(words, "act-withdraw", card = card(hand, played)),
        Act::WithdrawUnasked(hand, played) => {
            say!(words, "act-withdraw-unasked", card = card(hand, played))
        }
        Act::Designate(hand, None) => say!(words, "act-designate-any", hand = words.seat(hand)),
        Act::Designate(hand, Some(cards)) => {
            let cards = words.cards(cards, &say!(words, "and"));
            say!(words, "act-designate", hand = words.seat(hand), cards = cards)
        }
        Act::FollowSuit(_, suit) => say!(words, "act-follow-suit", suit = words.suit(suit)),
        Act::LeadFrom(hand) => {
            let own = yes_no(who == Who::Seat(hand));
            say!(words, "act-lead-from", hand = words.seat(hand), own = own)
        }
        Act::PlaySecond(hand) => {
            let own = yes_no(who == Who::Seat(hand));
            say!(words, "act-play-second", hand = words.seat(hand), own = own)
        }
        Act::Accept(by, led) => say!(words, "act-accept", card = card(by, led)),
        Act::SpreadHand => say!(words, "act-spread-hand"),
        Act::SpreadDummy => say!(words, "act-spread-dummy"),
        Act::Refuse(by, led) => say!(words, "act-refuse", card = card(by, led)),
        Act::DrawAttention => say!(words, "act-draw-attention"),
        Act::PreventIrregularity => say!(words, "act-prevent-irregularity"),
        Act::ChooseLeadingHand => say!(words, "act-choose-leading-hand"),
        Act::PlayOn => say!(words, "act-play-on"),
        Act::Pass => say!(words, "act-pass"),
        Act::CorrectExplanation => say!(words, "act-correct-explanation"),
        Act::CorrectExplanationBeforeLead => say!(words, "act-correct-explanation-before-lead"),
        Act::CorrectExplanationLater => say!(words, "act-correct-explanation-later"),
        Act::AskExplanation => say!(words, "act-ask-explanation"),
        Act::StateLine => say!(words, "act-state-line"),
        Act::NameForbiddenSuit(of) => say!(words, "act-name-forbidden-suit", of = words.seat(of)),
        Act::NameRequiredSuit(of) => say!(words, "act-name-required-suit", of = words.seat(of)),
        Act::AskIfVoid(of) => say!(words, "act-ask-if-void", of = words.seat(of)),
        Act::LeadAny(_) => say!(words, "act-lead-any"),
        Act::LeadBeforeChoice(_) => say!(words, "act-lead-before-choice"),
        Act::PlayAny(_) => say!(words, "act-play-any"),
        Act::SupplyCard(_) => say!(words, "act-supply-card"),
        Act::Impose(of, duty) => {
            let suit = words.suit(duty.suit());
            say!(words, "act-impose", of = words.seat(of), duty = duty_key(duty), suit = suit)
        }
        Act::LeadSuit(_, suit) => say!(words, "act-lead-suit", suit = words.suit(suit)),
        Act::PlayHighest(_, suit) => say!(words, "act-play-highest", suit = words.suit(suit)),
        Act::PlayLowest(_, suit) => say!(words, "act-play-lowest", suit = words.suit(suit)),
        Act::PlaySuit(_, suit) => say!(words, "act-play-suit", suit = words.suit(suit)),
        Act::PickUp(hand, played) => say!(words, "act-pick-up", card = card(hand, played)),
        Act::LeaveFaced(hand, played) => say!(words, "act-leave-faced", card = card(hand, played)),
        Act::Inspect(what) => {
            let what = match what {
                Inspection::LastTrick => "trick",
                Inspection::OwnCard => "own",
                Inspection::Quitted => "quitted",
            };
            say!(words, "act-inspect", what = what)
        }
        Act::RestrictLead(of, suit) => {
            say!(words, "act-restrict-lead", of = words.seat(of), suit = words.suit(suit))
        }
        Act::RestrictPlay(of) => say!(words, "act-restrict-play", of = words.seat(of)),
        Act::Consult => say!(words, "act-consult"),
        Act::ChangeCall => say!(words, "act-change-call"),
        Act::CallDirector => say!(words, "act-call-director"),
    }
}
