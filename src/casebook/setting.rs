//! Reads the table of a case: deal, contract, auction, the play so far. Here everything has to be regular.

use crate::bridge::notation::{
    Expected, Notation, NotationError, parse_auction, parse_contract, parse_deal, parse_hand,
    parse_played,
};
use crate::bridge::{
    Auction, AuctionError, BySeat, Contract, Deal, Hand, PlayedCard, Position, Seat, Trick,
};
use crate::diag::{Code, Problem};
use crate::table::{Grade, PenaltyCard};

use super::case::{Setting, Vulnerable};
use super::reader::{Keys, Node, Problems, Span, Str, string};
use super::vocabulary::word;

const KEYS: &[&str] = &[
    "dealer",
    "vulnerable",
    "auction",
    "contract",
    "deal",
    "north",
    "east",
    "south",
    "west",
    "notation",
    "tricks",
    "last",
    "on_lead",
    "play",
    "penalty",
];

const HANDS: [(Seat, &str); 4] =
    [(Seat::North, "north"), (Seat::East, "east"), (Seat::South, "south"), (Seat::West, "west")];

/// The table of a file, and what one question says differently.
pub struct Tables<'s> {
    pub file: Option<Keys<'s>>,
    pub question: Option<Keys<'s>>,
}

impl<'s> Tables<'s> {
    fn get(&self, key: &str) -> Option<&'s Node<'s>> {
        let question = self.question.and_then(|keys| keys.get(key));
        question.or_else(|| self.file.and_then(|keys| keys.get(key)))
    }

    fn string(&self, problems: &Problems, key: &str) -> Option<Str<'s>> {
        self.get(key).and_then(|node| string(problems, node))
    }

    fn seat(&self, problems: &Problems, key: &str) -> Option<Seat> {
        self.string(problems, key).and_then(|text| seat(problems, &text))
    }

    fn span(&self) -> Span {
        self.question.or(self.file).map_or(0..0, |keys| keys.span())
    }

    pub fn only_known(&self, problems: &Problems) {
        if let Some(keys) = self.question {
            keys.only(problems, KEYS);
        }
    }

    /// The letters of the honours in this table.
    pub fn notation(&self, problems: &Problems) -> Notation {
        let known = [("en", Notation::English), ("it", Notation::Italian)];
        let named = self.string(problems, "notation");
        named.and_then(|text| word(problems, &text, &known)).unwrap_or_default()
    }
}

/// Reports the unknown keys of the file's own table.
pub fn only_known(problems: &Problems, keys: Keys<'_>) {
    keys.only(problems, KEYS);
}

/// Reads a seat letter.
pub fn seat(problems: &Problems, text: &Str<'_>) -> Option<Seat> {
    let mut letters = text.text.chars();
    let seat = letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none());
    if seat.is_none() {
        let problem = Problem::new(Code::UnknownWord, text.span.clone());
        problems.push(problem.with("word", text.text).with("known", "N, E, S, W"));
    }
    seat
}

/// Reports text that is not in notation.
pub fn notation_problem(problems: &Problems, span: Span, error: NotationError) {
    let problem = Problem::new(Code::Notation, span).with("found", error.found);
    problems.push(problem.with("expected", format!("{:?}", error.expected).to_lowercase()));
}

/// Reads a card as a record knows it.
pub fn played_card(problems: &Problems, text: &Str<'_>, notation: Notation) -> Option<PlayedCard> {
    match parse_played(text.text, notation) {
        Ok(card) => Some(card),
        Err(error) => {
            notation_problem(problems, text.span.clone(), error);
            None
        }
    }
}

/// Reads the table.
pub fn read(problems: &Problems, tables: &Tables<'_>) -> Option<Setting> {
    tables.only_known(problems);
    let notation = tables.notation(problems);
    let dealer = tables.seat(problems, "dealer");
    let vulnerable = vulnerable(problems, tables);
    let auction = auction(problems, tables, dealer);
    let contract = contract(problems, tables, auction.as_ref());
    let deal = deal(problems, tables, notation);
    let contract = contract?;
    let deal = deal?;
    let mut start = Position::new(deal, contract.strain.trumps(), None);
    let midway = before(problems, tables, &mut start, notation, contract);
    let tricks = play(problems, tables, &mut start, notation);
    let penalty_cards = penalty_cards(problems, tables, &start, notation, contract);
    let cards: usize = tricks.iter().map(|trick| usize::from(trick.len())).sum();
    Some(Setting {
        dealer: dealer.or(auction.as_ref().map(|auction| auction.dealer)),
        vulnerable,
        contract,
        auction,
        deal,
        lead_faced: midway || cards > 0,
        dummy_spread: midway || cards > 1,
        tricks,
        start,
        penalty_cards,
    })
}

fn vulnerable(problems: &Problems, tables: &Tables<'_>) -> Option<Vulnerable> {
    let of = |north_south, east_west| Vulnerable { north_south, east_west };
    let known = [
        ("none", of(false, false)),
        ("NS", of(true, false)),
        ("EW", of(false, true)),
        ("all", of(true, true)),
    ];
    let text = tables.string(problems, "vulnerable")?;
    word(problems, &text, &known)
}

fn auction(problems: &Problems, tables: &Tables<'_>, dealer: Option<Seat>) -> Option<Auction> {
    let text = tables.string(problems, "auction")?;
    let Some(dealer) = dealer else {
        problems.push(Problem::new(Code::MissingKey, text.span).with("key", "dealer"));
        return None;
    };
    match parse_auction(dealer, text.text) {
        Ok(auction) => Some(auction),
        Err(error) => {
            notation_problem(problems, text.span, error);
            None
        }
    }
}

fn contract(
    problems: &Problems,
    tables: &Tables<'_>,
    auction: Option<&Auction>,
) -> Option<Contract> {
    let bid = auction.and_then(|auction| match auction.contract() {
        Ok(contract) => Some(contract),
        Err(error) => {
            let span = tables.get("auction").map_or(0..0, |node| node.span());
            let (why, call) = auction_reason(error);
            problems.push(Problem::new(Code::Auction, span).with("why", why).with("call", call));
            None
        }
    });
    let Some(text) = tables.string(problems, "contract") else {
        if auction.is_none() {
            problems.push(Problem::new(Code::MissingKey, tables.span()).with("key", "contract"));
        }
        return bid;
    };
    match parse_contract(text.text) {
        Ok(stated) => {
            if let Some(bid) = bid.filter(|bid| *bid != stated) {
                let problem = Problem::new(Code::ContractDiffers, text.span);
                problems.push(problem.with("stated", stated).with("bid", bid));
            }
            Some(stated)
        }
        Err(error) => {
            notation_problem(problems, text.span, error);
            None
        }
    }
}

/// A word for the renderer, and the number of the call from 1, where one is at fault.
fn auction_reason(error: AuctionError) -> (&'static str, usize) {
    match error {
        AuctionError::Insufficient(call) => ("insufficient", call + 1),
        AuctionError::Inadmissible(call) => ("inadmissible", call + 1),
        AuctionError::AfterEnd(call) => ("after-end", call + 1),
        AuctionError::Unfinished => ("unfinished", 0),
        AuctionError::PassedOut => ("passed-out", 0),
    }
}

fn deal(problems: &Problems, tables: &Tables<'_>, notation: Notation) -> Option<Deal> {
    let mut places: BySeat<Option<Span>> = BySeat::default();
    let mut deal = Deal::UNKNOWN;
    let mut sound = true;
    if let Some(text) = tables.string(problems, "deal") {
        match parse_deal(text.text, notation) {
            Ok(read) => {
                deal = read;
                for (seat, holding) in deal.hands.iter() {
                    if !holding.known().is_empty() {
                        places[seat] = Some(text.span.clone());
                    }
                }
            }
            Err(error) => {
                notation_problem(problems, text.span, error);
                sound = false;
            }
        }
    }
    for (seat, key) in HANDS {
        let Some(text) = tables.string(problems, key) else { continue };
        if let Some(before) = &places[seat] {
            problems.push(Problem::new(Code::HandTwice, text.span.clone()).related(before.clone()));
        }
        match parse_hand(text.text, notation) {
            Ok(holding) => {
                deal.hands[seat] = holding;
                places[seat] = Some(text.span);
            }
            Err(error) => {
                sound = false;
                notation_problem(problems, text.span, error);
            }
        }
    }
    let once = cards_once(problems, &deal, &places);
    let even = lengths(problems, &deal, &places);
    (sound && once && even).then_some(deal)
}

/// Whether every card is in one hand only.
fn cards_once(problems: &Problems, deal: &Deal, places: &BySeat<Option<Span>>) -> bool {
    let mut seen = Hand::EMPTY;
    let mut once = true;
    for (seat, holding) in deal.hands.iter() {
        for card in (holding.known() & seen).iter() {
            once = false;
            let first =
                Seat::ALL.into_iter().find(|first| deal.hands[*first].known().contains(card));
            let span = places[seat].clone().unwrap_or(0..0);
            let mut problem = Problem::new(Code::CardTwice, span.clone()).with("card", card);
            problem = problem.with("one", first.unwrap_or(seat)).with("two", seat);
            if let Some(other) =
                first.and_then(|first| places[first].clone()).filter(|other| *other != span)
            {
                problem = problem.related(other);
            }
            problems.push(problem);
        }
        seen = seen | holding.known();
    }
    once
}

/// Whether the hands that are shown whole have the same number of cards, thirteen at most.
fn lengths(problems: &Problems, deal: &Deal, places: &BySeat<Option<Span>>) -> bool {
    let whole: Vec<(Seat, u8)> =
        deal.hands.iter().filter_map(|(seat, hand)| Some((seat, hand.len()?))).collect();
    let Some(usual) = whole
        .iter()
        .map(|(_, length)| *length)
        .max_by_key(|length| (whole.iter().filter(|(_, other)| other == length).count(), *length))
    else {
        return true;
    };
    let mut even = true;
    for (seat, length) in whole {
        let span = places[seat].clone().unwrap_or(0..0);
        if length > 13 {
            even = false;
            problems.push(
                Problem::new(Code::HandLength, span).with("seat", seat).with("count", length),
            );
        } else if length != usual {
            even = false;
            let problem = Problem::new(Code::UnequalHands, span).with("seat", seat);
            problems.push(problem.with("count", length).with("usual", usual));
        }
    }
    even
}

/// Reads what came before the diagram; whether play had begun.
fn before(
    problems: &Problems,
    tables: &Tables<'_>,
    start: &mut Position,
    notation: Notation,
    contract: Contract,
) -> bool {
    let mut leader = None;
    if let Some(keys) = tables.get("tricks").and_then(|node| Keys::of(problems, node)) {
        keys.only(problems, &["NS", "EW"]);
        let won = |key| keys.integer(problems, key, 0..14).unwrap_or(0);
        start.won = [won("NS"), won("EW")];
        let total = start.tricks_played();
        let length = start.deal.hands.0.iter().find_map(|hand| hand.len());
        if length.is_some_and(|length| length + total != 13) || total > 13 {
            let problem = Problem::new(Code::TrickCount, keys.span()).with("tricks", total);
            problems.push(problem.with("cards", length.unwrap_or(0)));
        }
    }
    if let Some(text) = tables.string(problems, "last") {
        let parts = text.text.split_once(" by ");
        let parsed = parts.and_then(|(card, by)| {
            let seat = Seat::from_letter(by.trim().chars().next()?)?;
            Some((seat, parse_played(card.trim(), notation).ok()?))
        });
        match parsed {
            Some((seat, card)) => {
                leader = Some(seat);
                start.last_won = Some((seat, card));
                if let Some(card) = card.card() {
                    start.gone = start.gone.with(card);
                }
            }
            None => notation_problem(
                problems,
                text.span,
                NotationError { found: text.text.to_owned(), expected: Expected::Card },
            ),
        }
    }
    let stated = tables.seat(problems, "on_lead");
    let ending = start.deal.hands.0.iter().any(|hand| hand.len().is_some_and(|length| length < 13));
    let midway = ending || leader.is_some() || stated.is_some() || start.tricks_played() > 0;
    start.trick = Some(Trick::new(stated.or(leader).unwrap_or(contract.leader())));
    midway
}

/// Reads the play so far, a string for each trick: `W: DQ D2 DA D9`.
fn play(
    problems: &Problems,
    tables: &Tables<'_>,
    start: &mut Position,
    notation: Notation,
) -> Vec<Trick> {
    let mut tricks: Vec<Trick> = Vec::new();
    let Some(node) = tables.get("play") else { return tricks };
    for node in super::reader::array(problems, node) {
        let Some(text) = string(problems, node) else { continue };
        if let Some(last) = tricks.last().filter(|last| !last.is_complete()) {
            let problem = Problem::new(Code::TrickShort, text.span.clone());
            problems.push(problem.with("cards", last.len()));
            return tricks;
        }
        match trick(problems, &text, start, notation) {
            Some(trick) => tricks.push(trick),
            None => return tricks,
        }
    }
    tricks
}

fn trick(
    problems: &Problems,
    text: &Str<'_>,
    start: &mut Position,
    notation: Notation,
) -> Option<Trick> {
    let form =
        || problems.push(Problem::new(Code::TrickForm, text.span.clone()).with("found", text.text));
    let Some((leader, cards)) = text.text.split_once(':') else {
        form();
        return None;
    };
    let mut letters = leader.trim().chars();
    let leader = letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none());
    let Some(leader) = leader.filter(|_| (1..=4).contains(&cards.split_whitespace().count()))
    else {
        form();
        return None;
    };
    start.lead_passes_to(leader);
    let expected = start.turn();
    if let Some(expected) = expected.filter(|expected| *expected != leader) {
        let problem = Problem::new(Code::WrongLeader, text.span.clone()).with("seat", leader);
        problems.push(problem.with("expected", expected));
        return None;
    }
    let mut trick = Trick::new(leader);
    for word in cards.split_whitespace() {
        let at = word.as_ptr() as usize - text.text.as_ptr() as usize;
        // The span is of the literal, whose first byte is the quote.
        let span = text.span.start + 1 + at..text.span.start + 1 + at + word.len();
        let card = played_card(problems, &Str { text: word, span: span.clone() }, notation)?;
        let seat = start.turn()?;
        if let PlayedCard::Exact(exact) = card
            && start.deal.holds(seat, exact) == Some(false)
        {
            problems
                .push(Problem::new(Code::PlayNotHeld, span).with("seat", seat).with("card", exact));
            return None;
        }
        if start.follows(seat, card) == Some(false) {
            problems
                .push(Problem::new(Code::PlayRevoke, span).with("seat", seat).with("card", card));
            return None;
        }
        start.play(card);
        trick.add(card);
    }
    Some(trick)
}

/// Penalty cards that lie on the table: `W SQ major`.
fn penalty_cards(
    problems: &Problems,
    tables: &Tables<'_>,
    start: &Position,
    notation: Notation,
    contract: Contract,
) -> Vec<PenaltyCard> {
    let Some(node) = tables.get("penalty") else { return Vec::new() };
    let texts =
        super::reader::array(problems, node).iter().filter_map(|node| string(problems, node));
    texts
        .filter_map(|text| {
            let words: Vec<&str> = text.text.split_whitespace().collect();
            let [seat, card, grade] = words.as_slice() else {
                penalty_problem(problems, &text);
                return None;
            };
            let owner =
                Seat::from_letter(seat.chars().next()?).filter(|seat| contract.is_defender(*seat));
            let card =
                played_card(problems, &Str { text: card, span: text.span.clone() }, notation)?;
            let grade = match *grade {
                "major" => Some(Grade::Major),
                "minor" => Some(Grade::Minor),
                _ => None,
            };
            let held =
                |owner| card.card().is_none_or(|card| start.deal.holds(owner, card) != Some(false));
            let penalty = owner.filter(|owner| held(*owner)).zip(grade);
            if penalty.is_none() {
                penalty_problem(problems, &text);
            }
            penalty.map(|(owner, grade)| PenaltyCard { owner, card, grade })
        })
        .collect()
}

fn penalty_problem(problems: &Problems, text: &Str<'_>) {
    problems.push(Problem::new(Code::PenaltyCard, text.span.clone()).with("found", text.text));
}
