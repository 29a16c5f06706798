//! Reads the table of a case: deal, contract, auction, and the play before the events. The auction and the play must be
//! regular.

use crate::diag::{Code, Problem};
use arbitro_laws::bridge::notation::{parse_auction, parse_contract};
use arbitro_laws::bridge::{Auction, Contract, Seat};
use arbitro_laws::table::RecordFault;

use super::case::{TableSetup, Vulnerability};
use super::hands;
use super::keys::VULNERABLE;
use super::play::{self, ReplayedPlay, exposed_problem, penalty_problem};
use super::record_faults::{self, auction_reason};
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
    let (contract, (deal, wrong_hands)) = contract.zip(deal)?;
    let ReplayedPlay { start, tricks, penalties, exposed, is_mid_trick: midway } =
        written.follow(problems, contract, deal);
    let cards: usize = tricks.iter().map(|trick| usize::from(trick.len())).sum();
    let mut setting = TableSetup {
        dealer: dealer.or(auction.as_ref().map(|auction| auction.dealer)),
        vulnerable,
        contract,
        auction: auction.filter(|auction| auction.contract().is_ok()),
        deal,
        lead_faced: midway || cards > 0,
        dummy_spread: midway || cards > 1,
        tricks,
        start,
        penalty_cards: penalties.iter().map(|(penalty, _)| *penalty).collect(),
        exposed: exposed.iter().map(|(exposed, _)| *exposed).collect(),
        wrong_hands,
        auction_on: false,
    };
    let place = |key| tables.get(key).map_or_else(|| tables.span(), |node| node.span());
    for fault in setting.record().table_faults() {
        let span = match fault {
            // These are reported with the hands and the play before the diagram.
            RecordFault::Deal(_) => continue,
            RecordFault::WrongPenaltyCard(wrong) => {
                setting.penalty_cards.retain(|penalty| *penalty != wrong);
                let written = penalties.iter().filter(|(penalty, _)| *penalty == wrong);
                written.for_each(|(_, text)| penalty_problem(problems, text));
                continue;
            }
            RecordFault::WrongExposedCard(wrong) => {
                setting.exposed.retain(|exposed| *exposed != wrong);
                let written = exposed.iter().filter(|(exposed, _)| *exposed == wrong);
                written.for_each(|(_, text)| exposed_problem(problems, text));
                continue;
            }
            RecordFault::OtherContract { .. } => {
                setting.auction = None;
                place("contract")
            }
            _ => place("on_lead"),
        };
        problems.push(record_faults::problem(fault, span));
    }
    Some(setting)
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
            let (_, call) = auction_reason(error);
            let text = tables.string(problems, "auction");
            let span = text.map_or(0..0, |text| match call_at(&text, call) {
                Some(word) => text.part(word).span,
                None => text.span,
            });
            problems.push(record_faults::problem(RecordFault::NoContract(error), span));
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
        Ok(stated) => Some(stated),
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
