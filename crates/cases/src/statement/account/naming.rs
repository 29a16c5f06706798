//! The players and cards that a clause of an account names.

use crate::vocabulary::typed_input;
use arbitro_laws::bridge::{Contract, PlayedCard, Seat, Suit};

use super::super::act_entry::ParsedLine;
use super::clause::Clause;
use super::pieces::{Piece, PieceKind};
use super::words::{Meaning, NamedAct};

/// The players, cards and suits that a clause names.
#[derive(Default)]
pub(super) struct Named {
    pub subject: Option<Seat>,
    /// Further players who act together with the subject.
    pub others: Vec<Seat>,
    pub to: Vec<Seat>,
    pub cards: Vec<PlayedCard>,
    /// The rank, as typed, of a card without a suit.
    pub rank: Option<String>,
    pub suit: Option<Suit>,
    /// The card after "with", after a verb of playing or, in a correction, after "to".
    pub with: Option<PlayedCard>,
}

/// The context of a clause.
#[derive(Clone, Copy)]
pub(super) struct Place<'t> {
    pub text: &'t str,
    pub contract: Option<Contract>,
    /// The player who acts in the previous clause.
    pub by: Option<Seat>,
}

impl Place<'_> {
    /// Collects the players and cards of a clause, and marks the pieces that name them in `used`.
    pub(super) fn named(
        &self,
        clause: &Clause,
        named_act: Option<NamedAct>,
        used: &mut [bool],
    ) -> Named {
        let mut named = Named::default();
        let mut before = None;
        let mut after_with = false;
        let (mut agent, mut seen) = (None, false);
        for (place, piece) in clause.pieces.iter().enumerate() {
            match piece.is {
                PieceKind::Player(_) | PieceKind::Meaning(Meaning::Partner) => {
                    let seat = match piece.is {
                        PieceKind::Player(seat) => Some(seat),
                        _ => self.by.map(Seat::partner),
                    };
                    let Some(seat) = seat else { continue };
                    let is_dummy = self.contract.is_some_and(|contract| contract.dummy() == seat);
                    let is_to = before == Some(Meaning::To) && named_act != Some(NamedAct::Drops);
                    let looks = matches!(named_act, Some(NamedAct::Shows | NamedAct::Drops));
                    used[place] = true;
                    match before {
                        _ if seen || is_to && looks && named.subject.is_some() => {
                            named.to.push(seat);
                        }
                        Some(Meaning::By) if agent.is_none() => agent = Some((place, seat)),
                        Some(Meaning::Of) if is_dummy && self.is_declarers(named.subject) => {
                            named.subject = Some(seat);
                        }
                        _ if named.subject.is_none() && !is_to => named.subject = Some(seat),
                        None if named.cards.is_empty() && named.subject != Some(seat) => {
                            named.others.push(seat);
                        }
                        _ => used[place] = named.subject == Some(seat),
                    }
                }
                PieceKind::Card(card) => {
                    used[place] = true;
                    if after_with && named.with.is_none() {
                        named.with = Some(card);
                    }
                    if !named.cards.contains(&card) {
                        named.cards.push(card);
                    }
                }
                PieceKind::Rank(_) => {
                    used[place] = named.rank.is_none();
                    let word = self.text[piece.at.clone()].to_owned();
                    named.rank = named.rank.or(Some(word));
                }
                PieceKind::Suit(suit) => named.suit = named.suit.or(Some(suit)),
                PieceKind::Meaning(Meaning::SeenBy) => seen = true,
                _ => {}
            }
            if let PieceKind::Meaning(says) = piece.is {
                after_with |= matches!(says, Meaning::With | Meaning::NamedAct(NamedAct::Plays));
                after_with |= says == Meaning::To && named_act == Some(NamedAct::Corrects);
                if says != Meaning::Nothing {
                    before = Some(says);
                }
            } else {
                before = None;
            }
        }
        match (agent, named.subject) {
            (Some((_, by)), Some(other)) if by != other => {
                // In a passive clause the player after "by" acts, so the other player is left unused.
                let is_other = |piece: &Piece| piece.is == PieceKind::Player(other);
                if let Some(place) = clause.pieces.iter().position(is_other) {
                    used[place] = false;
                }
                named.subject = Some(by);
            }
            (Some((_, by)), None) => named.subject = Some(by),
            _ => {}
        }
        named
    }

    fn is_declarers(&self, by: Option<Seat>) -> bool {
        let declarer = self.contract.map(|contract| contract.declarer);
        by.is_none_or(|by| Some(by) == declarer)
    }
}

/// Returns true if this player performs the act.
pub(super) fn is_of(told: &ParsedLine, by: Seat) -> bool {
    told.telling().is_some_and(|telling| telling.by == by)
}

/// Returns true if the act or one of its details names this card.
pub(super) fn names(told: &ParsedLine, card: PlayedCard) -> bool {
    told.telling().is_some_and(|telling| {
        let details = telling.details.iter().map(|(_, value)| value.as_str());
        let mut words = details.chain(telling.about.split(' '));
        words.any(|word| typed_input::card(word) == Some(card))
    })
}
