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
//! | penalty cards | `E must pick up HQ`, `W must lead suit H`, `HQ sight of E unauthorised for W` |
//! | score | `score may adjust for NS`, `score shall adjust only EW`, `tricks 2 to NS`, `tricks 1 to NS for E H4` |
//! | only in one edition | `2017: HQ sight of E authorised for all` |
//! | only in a branch | `if could-have-known: score shall adjust for NS`, `if withdraw=keep: ...` |
//!
//! `who` is a seat, `NS`, `EW` or `all`. In a duty or a right the hand is left out when it is the player's own.

use crate::bridge::notation::{Notation, parse_card, parse_played};
use crate::bridge::{Hand, PlayedCard, Seat, Side, Suit};
use crate::ruling::{Act, Decision, Edition, Known, Power, Status, Who};
use crate::table::Duty;
use crate::table::Grade;
use crate::table::event::Inspection;

pub use super::wording::code;

use super::condition::{Condition, ConditionError};
use super::setting::seat_of;
use super::vocabulary::{DUTY, INSPECTION};

/// A decision that somebody claims, everywhere or in some branches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The only edition in which it is claimed, where it is not in all.
    pub only: Option<Edition>,
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
    let edition = |text: &str| text.parse().ok().and_then(Edition::from_year);
    let only = text.split_once(": ").and_then(|(year, _)| edition(year));
    let text = only.and_then(|_| text.split_once(": ")).map_or(text, |(_, rest)| rest);
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
    Ok(Claim { only, when, decision })
}

impl Claim {
    /// Whether it is claimed in this edition.
    pub fn stands_in(&self, edition: Edition) -> bool {
        self.only.is_none_or(|only| only == edition)
    }

    /// The claim with its conditions as their author wrote them.
    pub fn text(&self) -> String {
        let conditions: Vec<&str> = self.when.iter().map(Condition::text).collect();
        let decision = code(&self.decision);
        let only = self.only.map_or_else(String::new, |only| format!("{}: ", only.year()));
        if conditions.is_empty() {
            format!("{only}{decision}")
        } else {
            format!("{only}if {}: {decision}", conditions.join(", "))
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
            ["result", "stands"] => Some(Decision::Is(Status::ResultStands)),
            ["score", power, "adjust", "for", favour] => {
                Some(Decision::Adjusts { power: self::power(power)?, favour: side(favour)? })
            }
            ["score", power, "adjust", "only", against] => {
                let (power, against) = (self::power(power)?, side(against)?);
                Some(Decision::AdjustsOnly { power, against })
            }
            ["tricks", tricks, "to", to, rest @ ..] => {
                let tricks = tricks.parse().ok().filter(|tricks| *tricks <= 13)?;
                let revoke = match rest {
                    [] => None,
                    ["for", by, card] => Some((seat_of(by)?, self.played(card)?)),
                    _ => return None,
                };
                Some(Decision::Transfers { tricks, to: side(to)?, revoke })
            }
            [card, what @ .., "of", of, how, "for", to] => {
                let authorised = match *how {
                    "authorised" => true,
                    "unauthorised" => false,
                    _ => return None,
                };
                Some(Decision::Knows {
                    who: who(to)?,
                    of: seat_of(of)?,
                    card: self.played(card)?,
                    what: known(what)?,
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
            ["choice", "void"] => Status::VoidChoice(by),
            ["claims"] => Status::Claim(by),
            ["no", "claim"] => Status::NoClaim(by),
            ["deemed", "revoke"] => Status::DeemedRevoke(by),
            ["trick", "defective"] => Status::Defective(by),
            ["becomes", "dummy"] => Status::Dummy(by),
            ["becomes", "declarer"] => Status::Declarer(by),
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
                    ["no", "revoke"] => Status::NotRevoked(by, card),
                    ["rectification", "lost"] => Status::Forfeited(by, card),
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
            ["spread", "dummy"] => Act::SpreadDummy,
            ["refuse", rest @ ..] => {
                let (hand, card) = self.hand_and(who, rest, |word| self.played(word))?;
                Act::Refuse(hand, card)
            }
            ["draw", "attention"] => Act::DrawAttention,
            ["prevent", "irregularity"] => Act::PreventIrregularity,
            ["choose", "leading", "hand"] => Act::ChooseLeadingHand,
            ["play", "on"] => Act::PlayOn,
            ["pass"] => Act::Pass,
            ["correct", "explanation"] => Act::CorrectExplanation,
            ["correct", "explanation", "before", "lead"] => Act::CorrectExplanationBeforeLead,
            ["correct", "explanation", "later"] => Act::CorrectExplanationLater,
            ["ask", "explanation"] => Act::AskExplanation,
            ["state", "line"] => Act::StateLine,
            ["name", "forbidden", "suit", "for", of] => Act::NameForbiddenSuit(seat_of(of)?),
            ["name", "required", "suit", "for", of] => Act::NameRequiredSuit(seat_of(of)?),
            ["ask", "if", "void", of] => Act::AskIfVoid(seat_of(of)?),
            ["lead", "any", "card", rest @ ..] => Act::LeadAny(own_hand(who, rest)?),
            ["lead", "before", "choice", rest @ ..] => Act::LeadBeforeChoice(own_hand(who, rest)?),
            ["play", "any", "card", rest @ ..] => Act::PlayAny(own_hand(who, rest)?),
            ["supply", "card", rest @ ..] => Act::SupplyCard(own_hand(who, rest)?),
            ["lead", "suit", rest @ ..] => {
                let (hand, suit) = self.hand_and(who, rest, suit)?;
                Act::LeadSuit(hand, suit)
            }
            ["play", "highest", rest @ ..] => {
                let (hand, suit) = self.hand_and(who, rest, suit)?;
                Act::PlayHighest(hand, suit)
            }
            ["play", "lowest", rest @ ..] => {
                let (hand, suit) = self.hand_and(who, rest, suit)?;
                Act::PlayLowest(hand, suit)
            }
            ["play", "suit", rest @ ..] => {
                let (hand, suit) = self.hand_and(who, rest, suit)?;
                Act::PlaySuit(hand, suit)
            }
            ["withdraw", "unasked", rest @ ..] => {
                let (hand, card) = self.hand_and(who, rest, |word| self.played(word))?;
                Act::WithdrawUnasked(hand, card)
            }
            ["impose", "on", of, duty @ .., named] => {
                Act::Impose(seat_of(of)?, duty_of(duty, suit(named)?)?)
            }
            ["pick", "up", rest @ ..] => {
                let (hand, card) = self.hand_and(who, rest, |word| self.played(word))?;
                Act::PickUp(hand, card)
            }
            ["leave", "faced", rest @ ..] => {
                let (hand, card) = self.hand_and(who, rest, |word| self.played(word))?;
                Act::LeaveFaced(hand, card)
            }
            ["inspect", what] => Act::Inspect(inspection(what)?),
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

/// The hand named, or the player's own where it is left out.
fn own_hand(who: Who, words: &[&str]) -> Option<Seat> {
    match (words, who) {
        ([hand], _) => seat_of(hand),
        ([], Who::Seat(own)) => Some(own),
        _ => None,
    }
}

/// What is required of a defender's next card.
fn duty_of(words: &[&str], suit: Suit) -> Option<Duty> {
    DUTY.iter()
        .find(|(known, _)| known.split(' ').eq(words.iter().copied()))
        .map(|(_, of)| of(suit))
}

/// What there is to know of a card; nothing is said of a withdrawn one.
fn known(words: &[&str]) -> Option<Known> {
    match words {
        [] => Some(Known::Withdrawn),
        ["sight"] => Some(Known::Sight),
        ["duty"] => Some(Known::Duty),
        ["origin"] => Some(Known::Origin),
        _ => None,
    }
}

fn inspection(word: &str) -> Option<Inspection> {
    INSPECTION.iter().find(|(known, _)| *known == word).map(|(_, what)| *what)
}

fn power(word: &str) -> Option<Power> {
    match word {
        "may" => Some(Power::May),
        "shall" => Some(Power::Shall),
        _ => None,
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
            "S choice void",
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
            "result stands",
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
            "N must spread dummy",
            "S may refuse W HA",
            "S may restrict lead E H",
            "S may restrict play E",
            "E may not change call",
            "all must call director",
            "HQ of E authorised for EW",
            "Dx of E unauthorised for S",
            "W may not withdraw unasked CK",
            "S may not impose on W highest H",
            "S may not impose on W lowest H",
            "S may not impose on W suit H",
            "S may not impose on W no suit H",
            "S may not impose on W lead H",
            "S may not impose on W no lead H",
            "S may not impose on W follow H",
            "E no claim",
            "E H4 no revoke",
            "W H7 rectification lost",
            "W trick defective",
            "W deemed revoke",
            "S becomes dummy",
            "N becomes declarer",
            "score may adjust only EW",
            "E must correct explanation before lead",
            "N may not ask explanation",
            "S must state line",
            "E must lead suit H",
            "E may lead any card",
            "E may not lead before choice",
            "W must play highest H",
            "W must play lowest H",
            "W may not play suit D",
            "S may name forbidden suit for W",
            "S may name required suit for W",
            "W may play any card",
            "E must pick up HQ",
            "E must leave faced HQ",
            "E must supply card",
            "N may ask if void S",
            "N may not draw attention",
            "N may prevent irregularity",
            "EW may choose leading hand",
            "E may not inspect quitted",
            "all may play on",
            "W must pass",
            "N must correct explanation",
            "E must correct explanation later",
            "HQ sight of E unauthorised for W",
            "HQ duty of E authorised for all",
            "HQ origin of E unauthorised for W",
            "tricks 2 to NS",
            "tricks 1 to EW for S H4",
            "score may adjust for NS",
            "score shall adjust for EW",
        ] {
            let claim = parse(text, Notation::English).unwrap();
            assert_eq!(code(&claim.decision), text);
            let in_edition = format!("2017: {text}");
            assert_eq!(parse(&in_edition, Notation::English).unwrap().text(), in_edition);
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
