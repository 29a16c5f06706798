//! Reads boards with their deals, auctions and play from PBN and LIN files.

use serde::Serialize;

use arbitro_cases::plain_toml::{MalformedToml, write};
use arbitro_laws::bridge::notation::{
    Notation, parse_auction, parse_card, parse_contract, parse_deal,
};
use arbitro_laws::bridge::{Contract, PlayedCard, Seat, Trick};

/// A board with the values for the `[table]` of a case, in case-file notation and under the case's keys.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct ImportedBoard {
    /// The board's number in the file, such as "7".
    #[serde(skip)]
    pub number: String,
    /// The name of the table at which the board was played, if the file gives it. For different
    /// boards with the same number, table and room, `boards::disambiguated` adds an index.
    #[serde(skip)]
    pub table: Option<String>,
    #[serde(skip)]
    pub room: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "as_letter")]
    pub dealer: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vulnerable: Option<&'static str>,
    /// The deal in PBN notation, from North.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<String>,
    /// The calls of the auction, from the dealer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auction: Option<String>,
    /// The tricks played, one string for each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub play: Vec<String>,
    /// The parts that could not be imported: `Auction`, `Deal`, or an unreadable card as it is written in the file.
    #[serde(skip)]
    pub lost: Vec<String>,
}

fn as_letter<S: serde::Serializer>(seat: &Option<Seat>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(&seat.map(|seat| seat.to_string()).unwrap_or_default())
}

/// Returns the standard name of a room: `open` from `Open`, `o` or `aperta`, and `closed` likewise;
/// other names in lowercase; `None` if there is no name.
pub(super) fn room(text: &str) -> Option<String> {
    let name = text.trim().to_lowercase();
    Some(match name.as_str() {
        "" | "?" => return None,
        "o" | "open" | "a" | "aperta" => "open".to_owned(),
        "c" | "closed" | "chiusa" => "closed".to_owned(),
        _ => name,
    })
}

pub(super) fn is_deal(line: &str) -> bool {
    tag(line).is_some_and(|(name, _)| name == "Deal")
}

impl ImportedBoard {
    /// Returns the contract that the file states, or else the contract of the auction.
    fn stated_contract(&self) -> Option<Contract> {
        let stated = self.contract.as_ref().and_then(|text| parse_contract(text).ok());
        let bid = || {
            let auction = parse_auction(self.dealer?, self.auction.as_ref()?).ok()?;
            auction.contract().ok()
        };
        stated.or_else(bid)
    }

    /// Drops an invalid deal, and an auction that is invalid, has no dealer or ends without a contract; any other
    /// auction replaces the stated contract.
    fn settled(mut self) -> ImportedBoard {
        let bid = self.dealer.zip(self.auction.as_ref()).map(|(dealer, text)| {
            parse_auction(dealer, text).is_ok_and(|auction| auction.contract().is_ok())
        });
        match bid {
            Some(true) => self.contract = None,
            Some(false) => {
                self.auction = None;
                self.lost.push("Auction".to_owned());
            }
            None => self.auction = None,
        }
        if self.deal.as_ref().is_some_and(|deal| parse_deal(deal, Notation::English).is_err()) {
            self.deal = None;
            self.lost.push("Deal".to_owned());
        }
        self
    }

    /// Builds the tricks of the play; `next` returns the card that a player plays next, or `None` at the end of the
    /// play.
    fn played(&mut self, mut next: impl FnMut(Seat) -> Option<String>) {
        let Some(contract) = self.stated_contract() else { return };
        let mut leader = contract.leader();
        for _ in 0..13 {
            let mut trick = Trick::new(leader);
            let mut words = Vec::new();
            while let Some(card) = trick.turn().and_then(&mut next) {
                let Ok(card) = parse_card(&card, Notation::English) else {
                    self.lost.push(card);
                    break;
                };
                trick.add(PlayedCard::Exact(card));
                words.push(card.to_string());
            }
            if words.is_empty() {
                return;
            }
            self.play.push(format!("{leader}: {}", words.join(" ")));
            match trick.winner(contract.strain.trumps()).filter(|_| trick.is_complete()) {
                Some(winner) => leader = winner,
                None => return,
            }
        }
    }

    /// Returns the board as the lines below `[table]` in a case file.
    pub fn lines(&self) -> Result<String, MalformedToml> {
        write(self)
    }
}

fn vulnerable(text: &str) -> Option<&'static str> {
    Some(match text.to_ascii_lowercase().as_str() {
        "none" | "love" | "-" | "o" | "0" => "none",
        "ns" | "n" => "NS",
        "ew" | "e" => "EW",
        "all" | "both" | "b" => "all",
        _ => return None,
    })
}

/// Returns a call in case-file notation; `None` for a word that is not a call, such as a note or an explanation.
fn call(word: &str) -> Option<String> {
    let word = bare(word).trim_end_matches('*').to_ascii_uppercase();
    Some(match word.as_str() {
        "" => return None,
        "P" | "PASS" => "P".to_owned(),
        "X" | "D" | "DBL" => "X".to_owned(),
        "XX" | "R" | "RDBL" => "XX".to_owned(),
        _ if word.starts_with(['+', '^', '-']) => return None,
        bid => match bid.strip_suffix('N') {
            Some(level) => format!("{level}NT"),
            None => bid.to_owned(),
        },
    })
}

/// Returns a call or card without the marks and note numbers that some programs append (`HK=1=`, `1NT!`).
fn bare(word: &str) -> &str {
    word.split(['=', '$', '!', '?']).next().unwrap_or_default()
}

/// Parses a PBN tag such as `[Board "7"]` into its name and value.
fn tag(line: &str) -> Option<(&str, &str)> {
    let (name, rest) = line.trim().strip_prefix('[')?.split_once(char::is_whitespace)?;
    let value = rest.trim().strip_prefix('"')?.rsplit_once('"')?.0;
    Some((name, value))
}

/// Removes PBN comments: text in braces, the rest of a line after a semicolon, and lines that begin with a percent
/// sign.
fn without_comments(text: &str) -> String {
    let mut out = String::new();
    let mut braces = false;
    for line in text.lines() {
        let mut quoted = false;
        if !braces && line.starts_with('%') {
            continue;
        }
        for c in line.chars() {
            match c {
                '}' if braces => braces = false,
                _ if braces => {}
                '"' => {
                    quoted = !quoted;
                    out.push(c);
                }
                '{' if !quoted => braces = true,
                ';' if !quoted => break,
                _ => out.push(c),
            }
        }
        out.push('\n');
    }
    out
}

pub(super) fn read_pbn(text: &str) -> Vec<ImportedBoard> {
    let text = without_comments(text);
    let mut games: Vec<Vec<&str>> = vec![Vec::new()];
    for line in text.lines() {
        let begins = tag(line).is_some_and(|(name, _)| name == "Event" || name == "Board");
        let has_deal = games.last().is_some_and(|game| game.iter().any(|line| is_deal(line)));
        if begins && has_deal {
            games.push(Vec::new());
        }
        if let Some(game) = games.last_mut() {
            game.push(line);
        }
    }
    let mut boards: Vec<ImportedBoard> = Vec::new();
    for game in &games {
        let before = boards.last().cloned();
        boards.extend(pbn_board(game, before.as_ref()));
    }
    boards
}

/// Parses the lines of a PBN board; the value `#` of a deal, table or room repeats that of the
/// previous board. `None` if there is no deal.
fn pbn_board(lines: &[&str], before: Option<&ImportedBoard>) -> Option<ImportedBoard> {
    let tags: Vec<(usize, &str, &str)> = lines
        .iter()
        .enumerate()
        .filter_map(|(at, line)| tag(line).map(|(name, value)| (at, name, value)))
        .collect();
    let find = |name: &str| tags.iter().find(|(_, known, _)| *known == name);
    let value =
        |name: &str| find(name).map(|(_, _, value)| *value).filter(|value| !value.is_empty());
    let words = |name: &str| {
        let start = find(name).map_or(lines.len(), |(at, _, _)| at + 1);
        let section = lines[start..].iter().take_while(|line| !line.trim_start().starts_with('['));
        section.flat_map(|line| line.split_whitespace()).collect::<Vec<_>>()
    };
    let deal = match value("Deal")? {
        "#" => before?.deal.clone(),
        deal => Some(deal.to_owned()),
    };
    let inherited = |name: &str, of: fn(&ImportedBoard) -> &Option<String>| match value(name) {
        Some("#" | "##") => before.and_then(|before| of(before).clone()),
        other => other.filter(|text| *text != "?").map(str::to_owned),
    };
    let dealer = value("Dealer").and_then(Seat::named);
    let contract = value("Contract").zip(value("Declarer")).and_then(|(contract, declarer)| {
        let contract = contract.replace('*', "X");
        let text = format!("{contract} {}", declarer.trim_start_matches('^'));
        parse_contract(&text).is_ok().then_some(text)
    });
    let auction = find("Auction").map(|_| calls(words("Auction")));
    let board = ImportedBoard {
        number: value("Board").unwrap_or("?").to_owned(),
        table: inherited("Table", |board| &board.table),
        room: inherited("Room", |board| &board.room).as_deref().and_then(room),
        dealer: value("Auction").and_then(Seat::named).or(dealer),
        vulnerable: value("Vulnerable").and_then(vulnerable),
        deal,
        auction: auction.filter(|auction| !auction.is_empty()),
        contract,
        ..ImportedBoard::default()
    };
    let mut board = board.settled();
    if let Some(first) = value("Play").and_then(Seat::named) {
        let cards = words("Play");
        let rows: Vec<Vec<&str>> = {
            let is_card = |word: &&str| !word.is_empty() && !word.starts_with(['^', '+']);
            let cards: Vec<&str> = cards.into_iter().map(bare).filter(is_card).collect();
            cards.chunks(4).map(<[&str]>::to_vec).collect()
        };
        let mut count = 0;
        board.played(|seat| {
            // Each row of the play section holds the cards of all four players to a trick.
            let row = rows.get(count / 4)?;
            let card = row.get(usize::from(seat.after(first)))?;
            count += 1;
            (!card.starts_with(['-', '*'])).then(|| (*card).to_owned())
        });
    }
    Some(board)
}

/// Returns the calls among the words of an auction; `AP` stands for the passes that end the auction.
fn calls(words: Vec<&str>) -> String {
    let mut calls: Vec<String> = Vec::new();
    for word in words {
        if word.eq_ignore_ascii_case("AP") {
            let bid = calls.iter().any(|call| call != "P");
            let passes = calls.iter().rev().take_while(|call| *call == "P").count();
            let wanted = if bid { 3 } else { 4 };
            calls.extend((passes..wanted).map(|_| "P".to_owned()));
        } else if word != "*" {
            calls.extend(call(word));
        }
    }
    calls.join(" ")
}

/// Reads the boards of a LIN file, which consists of names and values between bars.
pub(super) fn read_lin(text: &str) -> Vec<ImportedBoard> {
    let joined: String = text.lines().collect();
    let mut fields = joined.split('|');
    let mut boards: Vec<(ImportedBoard, Vec<String>, Vec<String>)> = Vec::new();
    let mut number: Option<(String, Option<String>)> = None;
    while let Some((name, value)) = fields.next().zip(fields.next()) {
        match name.trim().to_ascii_lowercase().as_str() {
            // The value `o7` means board 7 in the open room.
            "qx" => {
                let digits = value.find(|c: char| c.is_ascii_digit()).unwrap_or(value.len());
                let (letters, digits) = value.split_at(digits);
                number = Some((digits.to_owned(), room(letters)));
            }
            "md" => {
                let mut board = lin_deal(value);
                (board.number, board.room) =
                    number.take().unwrap_or_else(|| ((boards.len() + 1).to_string(), None));
                boards.push((board, Vec::new(), Vec::new()));
            }
            "ah" => {
                if let Some((board, ..)) = boards.last_mut() {
                    let own = value.split_whitespace().last();
                    own.unwrap_or_default().clone_into(&mut board.number);
                }
            }
            "sv" => {
                if let Some((board, ..)) = boards.last_mut() {
                    board.vulnerable = vulnerable(value.trim());
                }
            }
            "mb" => {
                if let Some((_, calls, _)) = boards.last_mut() {
                    calls.extend(call(value.trim()));
                }
            }
            "pc" => {
                if let Some((.., cards)) = boards.last_mut() {
                    cards.extend(lin_cards(value));
                }
            }
            _ => {}
        }
    }
    let finish = |(mut board, calls, cards): (ImportedBoard, Vec<String>, Vec<String>)| {
        board.auction = (!calls.is_empty()).then(|| calls.join(" "));
        let mut board = board.settled();
        let mut cards = cards.into_iter();
        board.played(|_| cards.next());
        board
    };
    boards.into_iter().map(finish).collect()
}

/// Parses the dealer and the hands of an `md` value; hands are in order from South, and if a single
/// hand is missing, it gets the remaining cards.
fn lin_deal(value: &str) -> ImportedBoard {
    const ORDER: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];
    let mut letters = value.chars();
    let dealer = letters
        .next()
        .and_then(|c| c.to_digit(10))
        .and_then(|digit| ORDER.get((digit as usize).wrapping_sub(1)).copied());
    let hands: Vec<[String; 4]> = letters.as_str().split(',').map(lin_hand).collect();
    let mut all: [[String; 4]; 4] = Default::default();
    for (seat, hand) in ORDER.iter().zip(hands) {
        all[*seat as usize] = hand;
    }
    let held = |hand: &[String; 4]| hand.iter().map(|suit| suit.chars().count()).sum::<usize>();
    let missing: Vec<usize> = (0..4).filter(|seat| held(&all[*seat]) == 0).collect();
    if let [one] = missing[..] {
        for suit in 0..4 {
            let known: String = all.iter().map(|hand| hand[suit].as_str()).collect();
            all[one][suit] =
                "AKQJT98765432".chars().filter(|rank| !known.contains(*rank)).collect();
        }
    }
    let deal: Vec<String> = all
        .iter()
        .map(|hand| if held(hand) == 0 { "-".to_owned() } else { hand.join(".") })
        .collect();
    ImportedBoard {
        dealer,
        deal: Some(format!("N:{}", deal.join(" "))),
        ..ImportedBoard::default()
    }
}

/// Returns the cards of a `pc` value: one card, or several without separators.
fn lin_cards(value: &str) -> Vec<String> {
    let letters: Vec<char> = value.chars().filter(|c| !c.is_whitespace()).collect();
    letters.chunks(2).map(|card| card.iter().collect()).collect()
}

/// Splits a LIN hand such as `SAKHQ2DT9C` into the ranks of each suit, from spades to clubs.
fn lin_hand(text: &str) -> [String; 4] {
    let mut hand: [String; 4] = Default::default();
    let mut suit = None;
    for c in text.trim().to_ascii_uppercase().chars() {
        match "SHDC".find(c) {
            Some(at) => suit = Some(at),
            None => {
                if let Some(own) = suit.and_then(|at| hand.get_mut(at)) {
                    own.push(c);
                }
            }
        }
    }
    hand
}
