//! The text form of decisions, as options claim them and cases expect them.
//!
//! | form | example |
//! |---|---|
//! | what a card is | `N SJ played`, `N SJ not played`, `W CK fifth card`, `W HA led out of turn` |
//! | penalty cards | `W CK major penalty`, `W C6 minor penalty`, `S H2 no penalty` |
//! | revokes | `E H4 revoke`, `E H4 revoke established`, `E H4 revoke not established` |
//! | calls | `N SJ called`: what an incomplete call counts as |
//! | other | `N one of DA,DK`, `S call void`, `N claims`, `N breach`, `play continues` |
//! | duties and rights | `E may withdraw HQ`, `S may not withdraw N C4`, `S must designate N DQ,CQ` |
//! | information | `HQ of E authorised for EW`, `HQ of E unauthorised for S` |
//! | score | `score may adjust for NS`, `score shall adjust for NS` |
//! | only in a branch | `if could-have-known: score shall adjust for NS`, `if withdraw=keep: ...` |
//!
//! `who` is a seat, `NS`, `EW` or `all`. In a duty or a right the hand is left out when it is the player's own.

use std::fmt::Write;

use crate::bridge::notation::{Notation, parse_card, parse_played};
use crate::bridge::{Hand, PlayedCard, Seat, Side, Suit};
use crate::ruling::{Act, Decision, Power, Status, Who};
use crate::table::Grade;

use super::condition::{Condition, ConditionError};
use super::setting::seat_of;

/// A decision that somebody claims, everywhere or in some branches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    pub when: Vec<Condition>,
    pub decision: Decision,
}

/// Reads a claim.
///
/// ```
/// use arbitro::casebook::claim::{code, parse};
/// use arbitro::bridge::notation::Notation;
/// let claim = parse("E may withdraw HQ", Notation::English).unwrap();
/// assert_eq!(code(&claim.decision), "E may withdraw HQ");
/// ```
pub fn parse(text: &str, notation: Notation) -> Result<Claim, ConditionError<'_>> {
    let (when, rest) = match text.strip_prefix("if ") {
        Some(conditional) => {
            let (conditions, rest) = conditional.split_once(": ").ok_or(ConditionError::Form)?;
            let conditions = conditions.split(',').map(|text| Condition::parse(text, notation));
            (conditions.collect::<Result<Vec<Condition>, _>>()?, rest)
        }
        None => (Vec::new(), text),
    };
    let words: Vec<&str> = rest.split_whitespace().collect();
    let decision = Reading { notation }.decision(&words).ok_or(ConditionError::Form)?;
    Ok(Claim { when, decision })
}

impl Claim {
    /// The claim with its conditions as their author wrote them.
    pub fn text(&self) -> String {
        let conditions: Vec<&str> = self.when.iter().map(Condition::text).collect();
        let decision = code(&self.decision);
        if conditions.is_empty() {
            decision
        } else {
            format!("if {}: {decision}", conditions.join(", "))
        }
    }
}

struct Reading {
    notation: Notation,
}

impl Reading {
    fn decision(&self, words: &[&str]) -> Option<Decision> {
        if let [first, rest @ ..] = words
            && let Some(who) = who(first)
            && let Some(decision) = self.deontic(who, rest)
        {
            return Some(decision);
        }
        match words {
            ["play", "continues"] => Some(Decision::Is(Status::PlayContinues)),
            ["score", power, "adjust", "for", favour] => {
                let power = match *power {
                    "may" => Power::May,
                    "shall" => Power::Shall,
                    _ => return None,
                };
                Some(Decision::Adjusts { power, favour: side(favour)? })
            }
            [card, "of", of, how, "for", to] => {
                let authorised = match *how {
                    "authorised" => true,
                    "unauthorised" => false,
                    _ => return None,
                };
                Some(Decision::Knows {
                    who: who(to)?,
                    of: seat_of(of)?,
                    card: self.played(card)?,
                    authorised,
                })
            }
            [by, rest @ ..] => self.status(seat_of(by)?, rest).map(Decision::Is),
            [] => None,
        }
    }

    fn deontic(&self, who: Who, words: &[&str]) -> Option<Decision> {
        match words {
            ["must", act @ ..] => Some(Decision::Must(who, self.act(who, act)?)),
            ["may", "not", act @ ..] => Some(Decision::MayNot(who, self.act(who, act)?)),
            ["may", act @ ..] => Some(Decision::May(who, self.act(who, act)?)),
            _ => None,
        }
    }

    fn status(&self, by: Seat, words: &[&str]) -> Option<Status> {
        Some(match words {
            ["call", "void"] => Status::VoidCall(by),
            ["claims"] => Status::Claim(by),
            ["breach"] => Status::Breach(by),
            ["one", "of", cards] => Status::OneOf(by, self.cards(cards)?),
            [card, rest @ ..] => {
                let card = self.played(card)?;
                match rest {
                    ["called"] => Status::Called(by, card.card()?),
                    ["played"] => Status::Played(by, card),
                    ["not", "played"] => Status::NotPlayed(by, card),
                    ["led", "out", "of", "turn"] => Status::LedOutOfTurn(by, card),
                    ["fifth", "card"] => Status::FifthCard(by, card),
                    ["major", "penalty"] => Status::Penalty(by, card, Grade::Major),
                    ["minor", "penalty"] => Status::Penalty(by, card, Grade::Minor),
                    ["no", "penalty"] => Status::NoPenalty(by, card),
                    ["revoke"] => Status::Revoked(by, card),
                    ["revoke", "established"] => Status::Established(by, card),
                    ["revoke", "not", "established"] => Status::NotEstablished(by, card),
                    _ => return None,
                }
            }
            [] => return None,
        })
    }

    fn act(&self, who: Who, words: &[&str]) -> Option<Act> {
        Some(match words {
            ["consult"] => Act::Consult,
            ["change", "call"] => Act::ChangeCall,
            ["call", "director"] => Act::CallDirector,
            ["spread", "hand"] => Act::SpreadHand,
            ["follow", "suit", rest @ ..] => {
                let (hand, suit) = self.hand_and(who, rest, suit)?;
                Act::FollowSuit(hand, suit)
            }
            ["lead", "from", hand] => Act::LeadFrom(seat_of(hand)?),
            ["play", "second", "from", hand] => Act::PlaySecond(seat_of(hand)?),
            ["play", "small", "before", rest @ ..] => {
                let (hand, card) = self.hand_and(who, rest, |word| self.played(word))?;
                Act::PlaySmallBefore(hand, card)
            }
            ["play", rest @ .., "when", "legal"] => {
                let (hand, card) = self.hand_and(who, rest, |word| self.played(word))?;
                Act::PlayWhenLegal(hand, card)
            }
            ["play", rest @ ..] => {
                let (hand, card) = self.hand_and(who, rest, |word| self.played(word))?;
                Act::Play(hand, card)
            }
            ["change", "to", rest @ ..] => {
                let (hand, card) =
                    self.hand_and(who, rest, |word| parse_card(word, self.notation).ok())?;
                Act::ChangeTo(hand, card)
            }
            ["withdraw", rest @ ..] => {
                let (hand, card) = self.hand_and(who, rest, |word| self.played(word))?;
                Act::Withdraw(hand, card)
            }
            ["accept", rest @ ..] => {
                let (hand, card) = self.hand_and(who, rest, |word| self.played(word))?;
                Act::Accept(hand, card)
            }
            ["designate", hand] => Act::Designate(seat_of(hand)?, None),
            ["designate", hand, cards] => Act::Designate(seat_of(hand)?, Some(self.cards(cards)?)),
            ["restrict", "lead", of, named] => Act::RestrictLead(seat_of(of)?, suit(named)?),
            ["restrict", "play", of] => Act::RestrictPlay(seat_of(of)?),
            _ => return None,
        })
    }

    /// `[hand] thing`; the hand is the player's own where it is left out.
    fn hand_and<T>(
        &self,
        who: Who,
        words: &[&str],
        thing: impl Fn(&str) -> Option<T>,
    ) -> Option<(Seat, T)> {
        match (words, who) {
            ([hand, word], _) => Some((seat_of(hand)?, thing(word)?)),
            ([word], Who::Seat(own)) => Some((own, thing(word)?)),
            _ => None,
        }
    }

    fn played(&self, word: &str) -> Option<PlayedCard> {
        parse_played(word, self.notation).ok()
    }

    fn cards(&self, word: &str) -> Option<Hand> {
        word.split(',').map(|card| parse_card(card, self.notation).ok()).collect()
    }
}

fn side(word: &str) -> Option<Side> {
    match word {
        "NS" => Some(Side::NorthSouth),
        "EW" | "EO" => Some(Side::EastWest),
        _ => None,
    }
}

fn suit(word: &str) -> Option<Suit> {
    let mut letters = word.chars();
    let suit = Suit::from_char(letters.next()?)?;
    letters.next().is_none().then_some(suit)
}

fn who(word: &str) -> Option<Who> {
    match word {
        "all" => Some(Who::Everyone),
        word => seat_of(word).map(Who::Seat).or_else(|| side(word).map(Who::Side)),
    }
}

/// The text form of a decision; [`parse`] reads it back.
pub fn code(decision: &Decision) -> String {
    match *decision {
        Decision::Is(status) => status_code(status),
        Decision::Must(who, act) => format!("{} must {}", who_code(who), act_code(who, act)),
        Decision::May(who, act) => format!("{} may {}", who_code(who), act_code(who, act)),
        Decision::MayNot(who, act) => format!("{} may not {}", who_code(who), act_code(who, act)),
        Decision::Knows { who, of, card, authorised } => {
            let how = if authorised { "authorised" } else { "unauthorised" };
            format!("{card} of {of} {how} for {}", who_code(who))
        }
        Decision::Adjusts { power, favour } => {
            let power = match power {
                Power::May => "may",
                Power::Shall => "shall",
            };
            format!("score {power} adjust for {favour}")
        }
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
        Status::LedOutOfTurn(by, card) => format!("{by} {card} led out of turn"),
        Status::FifthCard(by, card) => format!("{by} {card} fifth card"),
        Status::Penalty(by, card, Grade::Major) => format!("{by} {card} major penalty"),
        Status::Penalty(by, card, Grade::Minor) => format!("{by} {card} minor penalty"),
        Status::NoPenalty(by, card) => format!("{by} {card} no penalty"),
        Status::Revoked(by, card) => format!("{by} {card} revoke"),
        Status::Established(by, card) => format!("{by} {card} revoke established"),
        Status::NotEstablished(by, card) => format!("{by} {card} revoke not established"),
        Status::Claim(by) => format!("{by} claims"),
        Status::Breach(by) => format!("{by} breach"),
        Status::PlayContinues => "play continues".to_owned(),
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
        Act::Designate(hand, None) => format!("designate {hand}"),
        Act::Designate(hand, Some(cards)) => format!("designate {hand} {}", list(cards)),
        Act::FollowSuit(hand, suit) => format!("follow suit {}{suit}", of(hand)),
        Act::LeadFrom(hand) => format!("lead from {hand}"),
        Act::PlaySecond(hand) => format!("play second from {hand}"),
        Act::Accept(by, card) => format!("accept {}{card}", of(by)),
        Act::SpreadHand => "spread hand".to_owned(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_read_back_as_it_is_written() {
        for text in [
            "N SJ played",
            "N SJ not played",
            "N SJ called",
            "N one of DA,DK,DQ",
            "S call void",
            "W HA led out of turn",
            "W CK fifth card",
            "W CK major penalty",
            "W C6 minor penalty",
            "S H2 no penalty",
            "E H4 revoke",
            "E H4 revoke established",
            "E H4 revoke not established",
            "N claims",
            "N breach",
            "play continues",
            "W must play SQ",
            "W must play SQ when legal",
            "W may not play small before S5",
            "S may not change to N SK",
            "E may withdraw HQ",
            "S may not withdraw N C4",
            "S must designate N DQ,CQ",
            "S may designate N",
            "EW may not consult",
            "E must follow suit D",
            "S must lead from N",
            "S must play second from S",
            "S may accept W HA",
            "S may spread hand",
            "S may restrict lead E H",
            "S may restrict play E",
            "E may not change call",
            "all must call director",
            "HQ of E authorised for EW",
            "Dx of E unauthorised for S",
            "score may adjust for NS",
            "score shall adjust for EW",
        ] {
            let claim = parse(text, Notation::English).unwrap();
            assert_eq!(code(&claim.decision), text);
            let conditional = format!("if not paused, withdraw@S=keep: {text}");
            assert_eq!(parse(&conditional, Notation::English).unwrap().text(), conditional);
        }
    }

    #[test]
    fn what_has_none_of_the_forms_is_refused() {
        for text in [
            "",
            "N",
            "N SJ",
            "N SZ played",
            "X SJ played",
            "E may",
            "E may fly",
            "score adjust",
            "if x N SJ played",
        ] {
            assert_eq!(parse(text, Notation::English), Err(ConditionError::Form), "{text}");
        }
    }
}
