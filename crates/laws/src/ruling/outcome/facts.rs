//! Single facts of an outcome, in a notation for case files.

use std::fmt;

use crate::bridge::endgame::TrickRange;
use crate::bridge::notation::{Notation, parse_played_card};
use crate::bridge::{PlayedCard, Seat, Side, SuitMap};
use crate::record::names::{BridgeSigns, NameLookup};
use crate::record::words::Named;
use crate::table::NextTurn;

use super::{CardFate, CardOutcome, Outcome};

/// A fact of an outcome: `E to play`, `E H8 major-penalty`, `trick W SJ, N S3`, `tricks left 3 to NS`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OutcomeFact {
    /// The next step of the play.
    Next(NextTurn),
    /// The fate of a card.
    Fate(CardOutcome),
    /// The cards of the trick in progress.
    Trick(Vec<(Seat, PlayedCard)>),
    /// How many of the remaining tricks a side gets by a claim or concession.
    Shared(Side, TrickRange),
}

const OVER: &str = "play over";
const UNKNOWN: &str = "turn unknown";
const TRICK: &str = "trick";
const NO_CARDS: &str = "empty";
const SHARED: &str = "tricks left";

/// Writes the notation that [`OutcomeFact::from_code`] reads.
impl fmt::Display for OutcomeFact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OutcomeFact::Next(NextTurn::Lead(seat)) => write!(f, "{seat} to lead"),
            OutcomeFact::Next(NextTurn::Play(seat)) => write!(f, "{seat} to play"),
            OutcomeFact::Next(NextTurn::FaceLead(seat)) => write!(f, "{seat} to face lead"),
            OutcomeFact::Next(NextTurn::Over) => f.write_str(OVER),
            OutcomeFact::Next(NextTurn::Unknown) => f.write_str(UNKNOWN),
            OutcomeFact::Fate(CardOutcome { hand, card, fate }) => {
                write!(f, "{hand} {card} {}", fate.name())
            }
            OutcomeFact::Trick(cards) if cards.is_empty() => write!(f, "{TRICK} {NO_CARDS}"),
            OutcomeFact::Trick(cards) => {
                let cards: Vec<String> =
                    cards.iter().map(|(hand, card)| format!("{hand} {card}")).collect();
                write!(f, "{TRICK} {}", cards.join(", "))
            }
            OutcomeFact::Shared(side, tricks) => {
                write!(f, "{SHARED} {}", tricks.least)?;
                if tricks.number().is_none() {
                    write!(f, "-{}", tricks.most)?;
                }
                write!(f, " to {side}")
            }
        }
    }
}

impl OutcomeFact {
    /// Reads the text form of a fact, with cards in this notation.
    pub fn from_code(code: &str, notation: Notation) -> Option<OutcomeFact> {
        let code = code.trim();
        let card = |text: &str| {
            let (hand, card) = text.trim().split_once(' ')?;
            Some((Seat::named(hand)?, parse_played_card(card.trim(), notation).ok()?))
        };
        if let Some(cards) = code.strip_prefix(TRICK).filter(|rest| rest.starts_with(' ')) {
            let cards = cards.trim();
            let cards: Option<Vec<(Seat, PlayedCard)>> = if cards == NO_CARDS {
                Some(Vec::new())
            } else {
                cards.split(',').map(card).collect()
            };
            return cards.map(OutcomeFact::Trick);
        }
        if let Some(shared) = code.strip_prefix(SHARED) {
            let (tricks, side) = shared.split_once(" to ")?;
            let (least, most) = tricks.split_once('-').unwrap_or((tricks, tricks));
            let number = |text: &str| text.trim().parse().ok().filter(|tricks| *tricks <= 13);
            let tricks = TrickRange { least: number(least)?, most: number(most)? };
            let side = BridgeSigns::default().side(side.trim())?;
            return (tricks.least <= tricks.most).then_some(OutcomeFact::Shared(side, tricks));
        }
        match code {
            OVER => return Some(OutcomeFact::Next(NextTurn::Over)),
            UNKNOWN => return Some(OutcomeFact::Next(NextTurn::Unknown)),
            _ => {}
        }
        let (seat, rest) = code.split_once(' ')?;
        let seat = Seat::named(seat)?;
        match rest.trim() {
            "to lead" => Some(OutcomeFact::Next(NextTurn::Lead(seat))),
            "to play" => Some(OutcomeFact::Next(NextTurn::Play(seat))),
            "to face lead" => Some(OutcomeFact::Next(NextTurn::FaceLead(seat))),
            rest => {
                let (card, fate) = rest.rsplit_once(' ')?;
                let card = parse_played_card(card.trim(), notation).ok()?;
                let fate = CardFate::named(fate)?;
                Some(OutcomeFact::Fate(CardOutcome { hand: seat, card, fate }))
            }
        }
    }
}

impl OutcomeFact {
    /// Returns the same fact with the table turned clockwise by this many quarters.
    pub fn turned(self, quarters: u8) -> OutcomeFact {
        self.changed(|seat| seat.turned(quarters), |card| card)
    }

    /// Returns whether the fact is a number of tricks, which may have to be counted.
    pub const fn is_number_of_tricks(&self) -> bool {
        matches!(self, OutcomeFact::Shared(..))
    }

    /// Returns the same fact with the suits exchanged by `map`.
    pub fn mapped(self, map: SuitMap) -> OutcomeFact {
        self.changed(|seat| seat, |card| map.played_card(card))
    }

    fn changed(
        self,
        seat: impl Fn(Seat) -> Seat,
        card: impl Fn(PlayedCard) -> PlayedCard,
    ) -> OutcomeFact {
        match self {
            OutcomeFact::Next(next) => OutcomeFact::Next(match next {
                NextTurn::Lead(of) => NextTurn::Lead(seat(of)),
                NextTurn::Play(of) => NextTurn::Play(seat(of)),
                NextTurn::FaceLead(of) => NextTurn::FaceLead(seat(of)),
                NextTurn::Over | NextTurn::Unknown => next,
            }),
            OutcomeFact::Fate(CardOutcome { hand, card: of, fate }) => {
                OutcomeFact::Fate(CardOutcome { hand: seat(hand), card: card(of), fate })
            }
            OutcomeFact::Trick(cards) => {
                let cards = cards.into_iter().map(|(hand, of)| (seat(hand), card(of)));
                OutcomeFact::Trick(cards.collect())
            }
            OutcomeFact::Shared(side, tricks) => {
                let of = Seat::ALL.into_iter().find(|of| of.side() == side);
                OutcomeFact::Shared(of.map_or(side, |of| seat(of).side()), tricks)
            }
        }
    }
}

impl Outcome {
    /// Returns the fact of this outcome that is of the same kind: the next step, the trick, the fate of the same card, or
    /// the tricks of the same side; `None` if the outcome says nothing about it.
    pub fn fact_like(&self, fact: &OutcomeFact) -> Option<OutcomeFact> {
        match fact {
            OutcomeFact::Next(_) => Some(OutcomeFact::Next(self.next)),
            OutcomeFact::Trick(_) => Some(OutcomeFact::Trick(self.trick.clone())),
            OutcomeFact::Fate(CardOutcome { hand, card, .. }) => {
                let fate = self.fate(*hand, *card)?;
                Some(OutcomeFact::Fate(CardOutcome { hand: *hand, card: *card, fate }))
            }
            OutcomeFact::Shared(side, _) => self.shared(*side),
        }
    }

    fn shared(&self, side: Side) -> Option<OutcomeFact> {
        let tricks = self.tricks.shared?[side as usize];
        Some(OutcomeFact::Shared(side, tricks))
    }

    /// Returns all facts of this outcome: the next step, the trick, the fates of the cards, and the tricks by a claim.
    pub fn facts(&self) -> impl Iterator<Item = OutcomeFact> + '_ {
        let table = [OutcomeFact::Next(self.next), OutcomeFact::Trick(self.trick.clone())];
        let cards = self.cards.iter().copied().map(OutcomeFact::Fate);
        let shared = Side::ALL.into_iter().filter_map(|side| self.shared(side));
        table.into_iter().chain(cards).chain(shared)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notation_is_read_back() {
        for code in [
            "W to lead",
            "E to play",
            "S to face lead",
            "play over",
            "turn unknown",
            "trick empty",
            "trick W SJ, N S3, E Sx",
            "E H8 major-penalty",
            "N Dx returned",
            "tricks left 3 to NS",
            "tricks left 0-2 to EW",
        ] {
            let fact = OutcomeFact::from_code(code, Notation::English);
            let written = fact.map(|fact| fact.to_string());
            let again =
                written.as_deref().and_then(|text| OutcomeFact::from_code(text, Notation::English));
            assert!(again.is_some(), "{code}: {written:?}");
            assert_eq!(written, again.map(|fact| fact.to_string()), "{code}");
        }
        for code in ["", "E", "E H8", "E H8 gone", "X to play", "trick", "trick W", "E to dance"]
            .into_iter()
            .chain(["tricks left", "tricks left 3 to E", "tricks left 3-2 to NS"])
        {
            assert_eq!(OutcomeFact::from_code(code, Notation::English), None, "{code}");
        }
    }
}
