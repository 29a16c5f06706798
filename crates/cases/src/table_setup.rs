//! Reads the table of a case: deal, contract, auction, and the play before the events. The auction and the play must be
//! regular.

use crate::diag::{Code, Problem};
use arbitro_laws::bridge::notation::{parse_auction, parse_contract};
use arbitro_laws::bridge::{Auction, AuctionError, Contract, Seat};

use super::case::{TableSetup, Vulnerability};
use super::hands;
use super::keys::VULNERABLE;
use super::play::{self, ReplayedPlay};
use super::table_keys::{TableKeys, notation_problem};
use super::toml_reader::{Problems, SpannedStr, word};

/// Reads the table; returns `None` if a required part is missing or cannot be parsed.
pub fn read(problems: &Problems, tables: &TableKeys<'_>) -> Option<TableSetup> {
    tables.only_known(problems);
    let notation = tables.notation(problems);
    let dealer = tables.seat(problems, "dealer");
    let vulnerable = vulnerable(problems, tables);
    let auction = auction(problems, tables, dealer);
    let contract = contract(problems, tables, auction.as_ref());
    let deal = hands::read(problems, tables, notation);
    let written = play::read(problems, tables, notation);
    let (contract, deal) = contract.zip(deal)?;
    let ReplayedPlay { start, tricks, penalty_cards, exposed, is_mid_trick: midway } =
        written.follow(problems, contract, deal);
    let cards: usize = tricks.iter().map(|trick| usize::from(trick.len())).sum();
    Some(TableSetup {
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
        auction_on: false,
    })
}

fn vulnerable(problems: &Problems, tables: &TableKeys<'_>) -> Option<Vulnerability> {
    let text = tables.string(problems, "vulnerable")?;
    word(problems, &text, &VULNERABLE)
}

fn auction(problems: &Problems, tables: &TableKeys<'_>, dealer: Option<Seat>) -> Option<Auction> {
    let text = tables.string(problems, "auction")?;
    let Some(dealer) = dealer else {
        // A dealer that cannot be parsed is already reported.
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
    tables: &TableKeys<'_>,
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
        // Problems of the auction are already reported.
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

/// Returns the call with this number in the auction; the first call is 1.
fn call_at<'s>(auction: &SpannedStr<'s>, call: usize) -> Option<&'s str> {
    auction.text.split_whitespace().nth(call.checked_sub(1)?)
}

/// Returns the key of the reason in messages, and the number of the wrong call, from 1; the number is 0 if no single
/// call is wrong.
fn auction_reason(error: AuctionError) -> (&'static str, usize) {
    match error {
        AuctionError::Insufficient(call) => ("insufficient", call + 1),
        AuctionError::Inadmissible(call) => ("inadmissible", call + 1),
        AuctionError::AfterEnd(call) => ("after-end", call + 1),
        AuctionError::Unfinished => ("unfinished", 0),
        AuctionError::PassedOut => ("passed-out", 0),
    }
}
