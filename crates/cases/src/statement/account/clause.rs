//! The clauses of an account; each states one act, with its player and cards.

use std::ops::Range;

use super::pieces::{Piece, PieceKind};
use super::words::{Meaning, NamedAct};

/// The order in time of a clause and the previous clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Link {
    Next,
    /// The act of the previous clause happened first.
    Before,
    /// The act of the previous clause happened later.
    After,
}

/// A part of an account that states one act.
#[derive(Clone, Debug)]
pub(super) struct Clause {
    pub link: Link,
    /// Whether the clause is the first one, or follows a full stop, a semicolon or a word such as "then".
    pub is_apart: bool,
    /// Whether the act of the clause happened before all others of the account.
    pub is_earlier: bool,
    pub pieces: Vec<Piece>,
}

impl Clause {
    fn new(link: Link, is_apart: bool) -> Clause {
        Clause { link, is_apart, is_earlier: false, pieces: Vec::new() }
    }

    pub(super) fn says(&self, says: Meaning) -> bool {
        self.pieces.iter().any(|piece| piece.is == PieceKind::Meaning(says))
    }

    pub(super) fn acts(&self) -> impl Iterator<Item = NamedAct> + '_ {
        self.pieces.iter().filter_map(|piece| named_act(piece.is))
    }

    pub(super) fn has_act(&self) -> bool {
        self.acts().next().is_some()
    }

    pub(super) fn has_player(&self) -> bool {
        let names = |piece: &Piece| {
            matches!(piece.is, PieceKind::Player(_) | PieceKind::Meaning(Meaning::Partner))
        };
        self.pieces.iter().any(names)
    }

    pub(super) fn has_card(&self) -> bool {
        self.pieces.iter().any(|piece| matches!(piece.is, PieceKind::Card(_) | PieceKind::Rank(_)))
    }

    /// Returns the byte range of the clause in the text.
    pub(super) fn at(&self) -> Range<usize> {
        let start = self.pieces.first().map_or(0, |piece| piece.at.start);
        start..self.pieces.last().map_or(start, |piece| piece.at.end)
    }

    fn joins(&mut self, clause: Clause) {
        self.is_earlier |= clause.is_earlier;
        self.pieces.extend(clause.pieces);
    }
}

/// Returns the act that a piece names.
pub(super) fn named_act(is: PieceKind) -> Option<NamedAct> {
    match is {
        PieceKind::Meaning(Meaning::NamedAct(named_act) | Meaning::Undergone(named_act)) => {
            Some(named_act)
        }
        _ => None,
    }
}

/// Splits the pieces of an account into clauses.
pub(super) fn clauses(pieces: Vec<Piece>) -> Vec<Clause> {
    let mut parts: Vec<Clause> = Vec::new();
    let mut now = Clause::new(Link::Next, true);
    let mut ends = |now: &mut Clause, link, is_apart| {
        let ended = std::mem::replace(now, Clause::new(link, is_apart));
        if ended.pieces.is_empty() {
            // Two separators in a row, such as "; then", separate only once.
            now.is_apart |= ended.is_apart;
            now.is_earlier |= ended.is_earlier;
            if link == Link::Next {
                now.link = ended.link;
            }
        } else {
            parts.push(ended);
        }
    };
    for (place, piece) in pieces.iter().enumerate() {
        if now.has_player() && now.has_act() && does_more(&pieces, place) {
            ends(&mut now, Link::Next, false);
        }
        let piece = piece.clone();
        match piece.is {
            PieceKind::Stop | PieceKind::Meaning(Meaning::Then) => ends(&mut now, Link::Next, true),
            PieceKind::Pause | PieceKind::Meaning(Meaning::And) => {
                ends(&mut now, Link::Next, false)
            }
            PieceKind::Meaning(Meaning::Before) => ends(&mut now, Link::Before, false),
            PieceKind::Meaning(Meaning::After) => ends(&mut now, Link::After, false),
            PieceKind::Meaning(Meaning::Earlier) => now.is_earlier = true,
            _ => now.pieces.push(piece),
        }
    }
    ends(&mut now, Link::Next, false);
    joined(parts)
}

/// Returns true if the player at `place` begins a new act: "East" in "after West dropped it East played".
fn does_more(pieces: &[Piece], place: usize) -> bool {
    let goes_with = |piece: &Piece| {
        matches!(
            piece.is,
            PieceKind::Meaning(
                Meaning::By | Meaning::To | Meaning::Of | Meaning::With | Meaning::SeenBy
            )
        )
    };
    let is_one = matches!(pieces[place].is, PieceKind::Player(_))
        && !place.checked_sub(1).is_some_and(|before| goes_with(&pieces[before]));
    let between = |piece: &&Piece| {
        matches!(
            piece.is,
            PieceKind::Meaning(Meaning::Has | Meaning::Is | Meaning::Nothing | Meaning::Earlier)
        )
    };
    is_one
        && pieces[place + 1..]
            .iter()
            .find(|piece| !between(piece))
            .is_some_and(|piece| named_act(piece.is).is_some())
}

/// Joins the parts that state the same act.
fn joined(parts: Vec<Clause>) -> Vec<Clause> {
    let mut clauses: Vec<Clause> = Vec::new();
    for mut part in parts {
        if let Some(last) = clauses.last() {
            says_he_had(last, &mut part);
        }
        match clauses.last_mut() {
            Some(last) if belongs(last, &part) => last.joins(part),
            _ => clauses.push(part),
        }
    }
    clauses
}

/// Turns the second part of "he ruffs although he has a club" into a revoke.
fn says_he_had(last: &Clause, part: &mut Clause) {
    let plays = last.has_card()
        && last.acts().all(|named_act| named_act == NamedAct::Plays)
        && last.has_act();
    let only_has = part.says(Meaning::Has) && !part.has_act() && !part.says(Meaning::Not);
    let suit = |piece: &Piece| match piece.is {
        PieceKind::Card(card) if card.card().is_none() => card.suit(),
        PieceKind::Suit(suit) => Some(suit),
        _ => None,
    };
    let exact = |piece: &Piece| matches!(piece.is, PieceKind::Card(card) if card.card().is_some());
    if !plays || !only_has || part.has_player() || part.pieces.iter().any(exact) {
        return;
    }
    if part.pieces.iter().filter_map(suit).count() != 1 {
        return;
    }
    for piece in &mut part.pieces {
        if piece.is == PieceKind::Meaning(Meaning::Has) {
            piece.is = PieceKind::Meaning(Meaning::NamedAct(NamedAct::Revokes));
        } else if let Some(suit) = suit(piece) {
            piece.is = PieceKind::Suit(suit);
        }
    }
    part.is_apart = false;
}

/// Returns true if a part continues the act of the clause before it.
fn belongs(last: &Clause, part: &Clause) -> bool {
    if part.link != Link::Next {
        return false;
    }
    let is_understood = part.pieces.iter().all(|piece| piece.is != PieceKind::Unknown);
    if !part.has_act() && !part.has_player() {
        return is_understood && !(part.is_apart && part.has_card()) && !part.says(Meaning::Has);
    }
    let is_clear = last.pieces.iter().all(|piece| piece.is != PieceKind::Unknown);
    let only_players = is_clear && !last.has_act() && !last.has_card() && last.has_player();
    if only_players && part.has_player() && part.has_act() && !part.is_apart {
        // The part completes a list of players: "East and West play".
        return true;
    }
    let tells = last.has_act() || last.has_player() && last.has_card();
    if !tells {
        // The act follows its player after a pause: "East, out of turn, leads".
        return is_clear && !(last.has_player() && part.has_player());
    }
    if !part.has_act() && last.says(Meaning::SeenBy) && !part.has_card() {
        // The part continues a list of players: "seen by North and South".
        return true;
    }
    let plays_already =
        last.has_card() && last.acts().all(|named_act| named_act == NamedAct::Plays);
    let had = part.acts().all(|named_act| named_act == NamedAct::Revokes)
        && !part.has_card()
        && !part.has_player();
    if plays_already && last.has_act() && part.has_act() && had {
        return !part.is_apart;
    }
    // In "revokes, playing the ace" the part names the card of the revoke.
    let revokes = last.acts().all(|named_act| named_act == NamedAct::Revokes) && !last.has_card();
    let plays = part.acts().all(|named_act| named_act == NamedAct::Plays) && !part.has_player();
    last.has_act() && revokes && part.has_act() && plays && !part.is_apart
}
