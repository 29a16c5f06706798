//! Reads the play before the events, which must be regular: the tricks before the diagram, the tricks after it, the
//! penalty cards on the table, and the cards exposed before or during the auction.

use crate::diag::{Code, Problem, Span};
use arbitro_laws::bridge::notation::Notation;
use arbitro_laws::bridge::{Contract, Deal, PlayedCard, Position, Seat, Trick};
use arbitro_laws::record::PenaltyGrade;
use arbitro_laws::record::event_text::seats;
use arbitro_laws::record::words::Named;
use arbitro_laws::table::{ExposedCard, PenaltyCard};

use super::keys::{SIDES, TRICKS};
use super::record_faults::deal_problem;
use super::table_keys::{TableKeys, played_card, seat};
use super::toml_reader::{Problems, SpannedStr, TableReader, array, string};

/// The play as written in the file, before it is replayed.
pub struct WrittenPlay<'s> {
    before: EarlierPlay,
    /// The tricks after the diagram; `None` if a trick cannot be parsed.
    tricks: Option<Vec<WrittenTrick<'s>>>,
    penalties: Vec<(PenaltyCard, SpannedStr<'s>)>,
    exposed: Vec<(ExposedCard, SpannedStr<'s>)>,
}

/// The play before the diagram.
struct EarlierPlay {
    /// The tricks won by North-South and East-West before the diagram, if stated.
    won: Option<([u8; 2], Span)>,
    last_trick: Option<(Seat, PlayedCard, Span)>,
    on_lead: Option<Seat>,
}

/// A trick as written in the file: `W: DQ D2 DA D9`.
struct WrittenTrick<'s> {
    text: SpannedStr<'s>,
    leader: Seat,
    cards: Vec<(PlayedCard, Span)>,
}

/// The play before the events, replayed.
pub struct ReplayedPlay<'s> {
    /// The position when the events begin.
    pub start: Position,
    /// The tricks after the diagram.
    pub tricks: Vec<Trick>,
    /// The penalty cards on the table, as written.
    pub penalties: Vec<(PenaltyCard, SpannedStr<'s>)>,
    /// The cards exposed during the auction, as written.
    pub exposed: Vec<(ExposedCard, SpannedStr<'s>)>,
    /// Whether play had begun before the diagram.
    pub is_mid_trick: bool,
}

/// Reads the play as written, without replaying it.
pub fn read<'s>(
    problems: &Problems,
    tables: &TableKeys<'s>,
    notation: Notation,
) -> WrittenPlay<'s> {
    WrittenPlay {
        before: before(problems, tables, notation),
        tricks: tricks(problems, tables, notation),
        penalties: penalties(problems, tables, notation),
        exposed: exposed(problems, tables, notation),
    }
}

fn before(problems: &Problems, tables: &TableKeys<'_>, notation: Notation) -> EarlierPlay {
    let won = tables.get("tricks").and_then(|node| TableReader::of(problems, node)).map(|keys| {
        keys.reject_unknown_keys(problems, SIDES);
        let won = |key| keys.integer(problems, key, 0..TRICKS + 1).unwrap_or(0);
        ([won("NS"), won("EW")], keys.span())
    });
    let last = tables.string(problems, "last").and_then(|text| last(problems, &text, notation));
    EarlierPlay { won, last_trick: last, on_lead: tables.seat(problems, "on_lead") }
}

/// Reads the winner of the last trick and his card: `DK by N`.
fn last(
    problems: &Problems,
    text: &SpannedStr<'_>,
    notation: Notation,
) -> Option<(Seat, PlayedCard, Span)> {
    let Some((card, by)) = text.text.split_once(" by ") else {
        let problem = Problem::new(Code::UnknownWord, text.span.clone());
        problems.push(problem.with("word", text.text).with("known", "DK by N"));
        return None;
    };
    let card = played_card(problems, &text.part(card.trim()), notation);
    let seat = seat(problems, &text.part(by.trim()));
    Some((seat?, card?, text.span.clone()))
}

fn tricks<'s>(
    problems: &Problems,
    tables: &TableKeys<'s>,
    notation: Notation,
) -> Option<Vec<WrittenTrick<'s>>> {
    let Some(node) = tables.get("play") else { return Some(Vec::new()) };
    let texts = array(problems, node, "play").iter().map(|node| string(problems, node));
    let tricks: Vec<_> = texts.map(|text| trick(problems, text?, notation)).collect();
    tricks.into_iter().collect()
}

fn trick<'s>(
    problems: &Problems,
    text: SpannedStr<'s>,
    notation: Notation,
) -> Option<WrittenTrick<'s>> {
    let leader_and_cards = text.text.split_once(':').and_then(|(leader, cards)| {
        let leader = Seat::named(leader.trim())?;
        (1..=4).contains(&cards.split_whitespace().count()).then_some((leader, cards))
    });
    let Some((leader, words)) = leader_and_cards else {
        let problem = Problem::new(Code::TrickForm, text.span.clone());
        problems.push(problem.with("found", text.text));
        return None;
    };
    let words = words.split_whitespace().map(|word| text.part(word));
    let cards: Vec<_> =
        words.map(|word| Some((played_card(problems, &word, notation)?, word.span))).collect();
    let cards = cards.into_iter().collect::<Option<Vec<_>>>()?;
    Some(WrittenTrick { text, leader, cards })
}

fn penalties<'s>(
    problems: &Problems,
    tables: &TableKeys<'s>,
    notation: Notation,
) -> Vec<(PenaltyCard, SpannedStr<'s>)> {
    let Some(node) = tables.get("penalty") else { return Vec::new() };
    let texts = array(problems, node, "penalty").iter().filter_map(|node| string(problems, node));
    texts.filter_map(|text| penalty(problems, text, notation)).collect()
}

/// Reads a penalty card: `W SQ major`.
fn penalty<'s>(
    problems: &Problems,
    text: SpannedStr<'s>,
    notation: Notation,
) -> Option<(PenaltyCard, SpannedStr<'s>)> {
    let words: Vec<&str> = text.text.split_whitespace().collect();
    let [owner, card, grade] = words.as_slice() else {
        penalty_problem(problems, &text);
        return None;
    };
    let card = played_card(problems, &text.part(card), notation);
    let Some((owner, grade)) = Seat::named(owner).zip(PenaltyGrade::named(grade)) else {
        penalty_problem(problems, &text);
        return None;
    };
    Some((PenaltyCard { owner, card: card?, grade }, text))
}

/// Reads the cards exposed before or during the auction: `N HQ`, `W S7 led`, or `W S7 before_auction seen NE`.
fn exposed<'s>(
    problems: &Problems,
    tables: &TableKeys<'s>,
    notation: Notation,
) -> Vec<(ExposedCard, SpannedStr<'s>)> {
    let Some(node) = tables.get("exposed") else { return Vec::new() };
    let texts = array(problems, node, "exposed").iter().filter_map(|node| string(problems, node));
    let read = |text: SpannedStr<'s>| {
        let mut words = text.text.split_whitespace();
        let parts = words.next().and_then(Seat::named).zip(words.next());
        let Some((owner, card)) = parts else {
            exposed_problem(problems, &text);
            return None;
        };
        let mut exposed = ExposedCard::new(owner, PlayedCard::Unrecorded, false);
        if exposed_details(&mut exposed, words).is_none() {
            exposed_problem(problems, &text);
            return None;
        }
        exposed.card = played_card(problems, &text.part(card), notation)?;
        Some((exposed, text))
    };
    texts.filter_map(read).collect()
}

/// Reads the words after an exposed card; `None` if one cannot be parsed.
fn exposed_details<'w>(
    exposed: &mut ExposedCard,
    mut words: impl Iterator<Item = &'w str>,
) -> Option<()> {
    while let Some(word) = words.next() {
        match word {
            "led" => exposed.led = true,
            "before_auction" => exposed.before_auction = true,
            "seen" => exposed.seen = Some(seats(words.next()?)?),
            _ => return None,
        }
    }
    Some(())
}

/// Reports an exposed card that cannot be parsed, or that its owner cannot hold.
pub fn exposed_problem(problems: &Problems, text: &SpannedStr<'_>) {
    problems.push(Problem::new(Code::ExposedCard, text.span.clone()).with("found", text.text));
}

/// Reports a penalty card that cannot be parsed, or that its owner cannot have.
pub fn penalty_problem(problems: &Problems, text: &SpannedStr<'_>) {
    problems.push(Problem::new(Code::PenaltyCard, text.span.clone()).with("found", text.text));
}

impl<'s> WrittenPlay<'s> {
    /// Replays the play after the diagram, as far as the play is possible.
    pub fn follow(self, problems: &Problems, contract: Contract, deal: Deal) -> ReplayedPlay<'s> {
        let mut start = Position::new(deal, contract.strain.trumps(), None);
        let midway = self.before.set_start(problems, &mut start, contract);
        let tricks = play(problems, self.tricks.unwrap_or_default(), &mut start);
        let WrittenPlay { penalties, exposed, .. } = self;
        ReplayedPlay { start, tricks, penalties, exposed, is_mid_trick: midway }
    }
}

impl EarlierPlay {
    /// Sets the position to its state after the play before the diagram; returns true if play had begun.
    fn set_start(&self, problems: &Problems, start: &mut Position, contract: Contract) -> bool {
        let length = start.deal.hands.0.iter().find_map(|hand| hand.len());
        if let Some((won, span)) = &self.won {
            start.won = *won;
            let total = start.tricks_played();
            if length.is_some_and(|length| length + total != 13) || total > 13 {
                let problem = Problem::new(Code::TrickCount, span.clone()).with("tricks", total);
                problems.push(problem.with("cards", length.unwrap_or(0)));
            }
        }
        if let Some((seat, card, span)) = &self.last_trick {
            start.last_won = Some((*seat, *card));
            for fault in start.still_held() {
                problems.push(deal_problem(fault, span.clone()));
            }
            if let Some(card) = card.card() {
                start.gone = start.gone.with(card);
            }
        }
        let leader = self.on_lead.or(start.last_won.map(|(seat, _)| seat));
        start.trick = Some(Trick::new(leader.unwrap_or(contract.leader())));
        let ending = start.deal.hands.0.iter().any(|hand| hand.len().is_some_and(|len| len < 13));
        ending || leader.is_some() || start.tricks_played() > 0
    }
}

/// Replays the tricks in order, up to the first impossible one.
fn play(problems: &Problems, written: Vec<WrittenTrick<'_>>, start: &mut Position) -> Vec<Trick> {
    let mut tricks: Vec<Trick> = Vec::new();
    for trick in written {
        if let Some(last) = tricks.last().filter(|last| !last.is_complete()) {
            let problem = Problem::new(Code::TrickShort, trick.text.span.clone());
            problems.push(problem.with("cards", last.len()));
            return tricks;
        }
        match trick.follow(problems, start) {
            Some(trick) => tricks.push(trick),
            None => return tricks,
        }
    }
    tricks
}

impl WrittenTrick<'_> {
    fn follow(&self, problems: &Problems, start: &mut Position) -> Option<Trick> {
        start.pass_lead_to(self.leader);
        if let Some(expected) = start.turn().filter(|expected| *expected != self.leader) {
            let problem = Problem::new(Code::WrongLeader, self.text.span.clone());
            problems.push(problem.with("seat", self.leader).with("expected", expected));
            return None;
        }
        let mut trick = Trick::new(self.leader);
        for (card, span) in &self.cards {
            let seat = start.turn()?;
            let problem =
                |code| Problem::new(code, span.clone()).with("seat", seat).with("card", card);
            if let PlayedCard::Exact(exact) = *card
                && start.deal.holds(seat, exact) == Some(false)
            {
                problems.push(problem(Code::PlayNotHeld));
                return None;
            }
            if start.follows(seat, *card) == Some(false) {
                problems.push(problem(Code::PlayRevoke));
                return None;
            }
            start.play(*card);
            trick.add(*card);
        }
        Some(trick)
    }
}
