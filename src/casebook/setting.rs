//! Reads the table of a case: deal, contract, auction, the play so far. Here everything has to be regular.

use crate::bridge::notation::{
    Notation, NotationError, parse_auction, parse_contract, parse_played,
};
use crate::bridge::{Auction, AuctionError, Contract, PlayedCard, Seat};
use crate::diag::{Code, Problem};

use super::case::{Setting, Vulnerable};
use super::hands;
use super::play::{self, Followed};
use super::reader::{Keys, Node, Problems, Span, Str, string, word};

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
    "exposed",
];

/// The table of a file, and what one question says differently.
pub struct Tables<'s> {
    pub file: Option<Keys<'s>>,
    pub question: Option<Keys<'s>>,
}

impl<'s> Tables<'s> {
    pub fn get(&self, key: &str) -> Option<&'s Node<'s>> {
        let question = self.question.and_then(|keys| keys.get(key));
        question.or_else(|| self.file.and_then(|keys| keys.get(key)))
    }

    pub fn string(&self, problems: &Problems, key: &str) -> Option<Str<'s>> {
        self.get(key).and_then(|node| string(problems, node))
    }

    pub fn seat(&self, problems: &Problems, key: &str) -> Option<Seat> {
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

/// The seat that a letter names.
pub fn seat_of(word: &str) -> Option<Seat> {
    let mut letters = word.chars();
    letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none())
}

/// Reads a seat letter.
pub fn seat(problems: &Problems, text: &Str<'_>) -> Option<Seat> {
    let seat = seat_of(text.text);
    if seat.is_none() {
        let problem = Problem::new(Code::UnknownWord, text.span.clone());
        problems.push(problem.with("word", text.text).with("known", "N, E, S, W"));
    }
    seat
}

/// Reports text that is not in notation, at the word at fault where there is only one like it.
pub fn notation_problem(problems: &Problems, text: &Str<'_>, error: NotationError) {
    let mut found = text.text.match_indices(error.found.as_str());
    let span = match (found.next(), found.next()) {
        (Some((at, word)), None) if !word.is_empty() => text.place(at..at + word.len()),
        (Some(_) | None, _) => text.span.clone(),
    };
    let problem = Problem::new(Code::Notation, span).with("found", error.found);
    problems.push(problem.with("expected", format!("{:?}", error.expected).to_lowercase()));
}

/// Reads a card as a record knows it.
pub fn played_card(problems: &Problems, text: &Str<'_>, notation: Notation) -> Option<PlayedCard> {
    match parse_played(text.text, notation) {
        Ok(card) => Some(card),
        Err(error) => {
            notation_problem(problems, text, error);
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
    let deal = hands::read(problems, tables, notation);
    let written = play::read(problems, tables, notation);
    let (contract, deal) = contract.zip(deal)?;
    let Followed { start, tricks, penalty_cards, exposed, midway } =
        written.follow(problems, contract, deal);
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
        exposed,
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
        // A dealer that cannot be read has been told.
        if tables.get("dealer").is_none() {
            problems.push(Problem::new(Code::MissingKey, text.span).with("key", "dealer"));
        }
        return None;
    };
    match parse_auction(dealer, text.text) {
        Ok(auction) => Some(auction),
        Err(error) => {
            notation_problem(problems, &text, error);
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
            let (why, call) = auction_reason(error);
            let text = tables.string(problems, "auction");
            let span = text.map_or(0..0, |text| match call_at(&text, call) {
                Some(word) => text.part(word).span,
                None => text.span,
            });
            problems.push(Problem::new(Code::Auction, span).with("why", why).with("call", call));
            None
        }
    });
    let Some(text) = tables.string(problems, "contract") else {
        // What is wrong with an auction has been told.
        if tables.get("auction").is_none() {
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
            notation_problem(problems, &text, error);
            None
        }
    }
}

/// The call of this number, from 1.
fn call_at<'s>(auction: &Str<'s>, call: usize) -> Option<&'s str> {
    auction.text.split_whitespace().nth(call.checked_sub(1)?)
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
