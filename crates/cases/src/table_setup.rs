//! Reads the table of a case: deal, contract, auction, and the play before the events. The auction and the play must be
//! regular.

use toml::de::DeValue;

use crate::diag::{Code, Problem, Span};
use arbitro_laws::bridge::notation::{parse_call, parse_contract};
use arbitro_laws::bridge::{Auction, Contract, Seat};
use arbitro_laws::table::RecordFault;

use super::case::{TableSetup, Vulnerability};
use super::hands;
use super::keys::VULNERABLE;
use super::play::{self, ReplayedPlay, exposed_problem, penalty_problem};
use super::record_faults::{self, auction_reason};
use super::table_keys::{TableKeys, notation_problem, seat};
use super::toml_reader::{Problems, SpannedStr, array, string, word};

/// Reads the table; returns `None` if a required part is missing or cannot be parsed.
pub fn read(problems: &Problems, tables: &TableKeys<'_>) -> Option<TableSetup> {
    tables.only_known(problems);
    let notation = tables.notation(problems);
    let dealer = tables.seat(problems, "dealer");
    let vulnerable = vulnerable(problems, tables);
    let auction = auction(problems, tables, dealer);
    let contract = contract(problems, tables, auction.as_ref());
    let auction = auction.map(|written| written.auction);
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
                written.rev().take(1).for_each(|(_, text)| exposed_problem(problems, text));
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

/// An auction, with its place in the file and those of its calls.
struct WrittenAuction {
    auction: Auction,
    calls: Vec<Span>,
    span: Span,
}

/// Reads the auction: the calls from the dealer's, in one text, or several texts, each of which begins with the player
/// who calls first in it. `dealer` is the dealer whom the table states.
fn auction(
    problems: &Problems,
    tables: &TableKeys<'_>,
    dealer: Option<Seat>,
) -> Option<WrittenAuction> {
    let node = tables.get("auction")?;
    let runs: Vec<(Option<Seat>, SpannedStr<'_>)> = match node.get_ref() {
        DeValue::Array(_) => array(problems, node, "auction")
            .iter()
            .map(|node| string(problems, node).and_then(|text| run(problems, &text)))
            .collect::<Option<_>>()?,
        _ => vec![(None, string(problems, node)?)],
    };
    let Some(dealer) = dealer.or(runs.first().and_then(|(first, _)| *first)) else {
        // A dealer that cannot be parsed is already reported.
        if tables.get("dealer").is_none() {
            problems.push(Problem::new(Code::MissingKey, node.span()).with("key", "dealer"));
        }
        return None;
    };
    let auction = Auction { dealer, calls: Vec::new() };
    let mut written = WrittenAuction { auction, calls: Vec::new(), span: node.span() };
    for (first, text) in runs {
        let turn = written.auction.turn();
        if let Some(seat) = first.filter(|first| *first != turn) {
            let problem = Problem::new(Code::Auction, text.span.clone()).with("why", "turn");
            let call = written.calls.len() + 1;
            problems.push(problem.with("call", call).with("seat", seat).with("expected", turn));
            return None;
        }
        for word in text.text.split_whitespace().map(|word| text.part(word)) {
            match parse_call(word.text) {
                Ok(call) => written.auction.calls.push(call),
                Err(error) => {
                    notation_problem(problems, &word, error);
                    return None;
                }
            }
            written.calls.push(word.span);
        }
    }
    Some(written)
}

/// Reads calls after the player who makes the first of them: `N: 1H P 2H`.
fn run<'s>(problems: &Problems, text: &SpannedStr<'s>) -> Option<(Option<Seat>, SpannedStr<'s>)> {
    let Some((first, calls)) = text.text.split_once(':') else {
        let problem = Problem::new(Code::UnknownWord, text.span.clone());
        problems.push(problem.with("word", text.text).with("known", "N: 1H P 2H"));
        return None;
    };
    Some((Some(seat(problems, &text.part(first.trim()))?), text.part(calls)))
}

fn contract(
    problems: &Problems,
    tables: &TableKeys<'_>,
    auction: Option<&WrittenAuction>,
) -> Option<Contract> {
    let bid = auction.and_then(|written| match written.auction.contract() {
        Ok(contract) => Some(contract),
        Err(error) => {
            let (_, call) = auction_reason(error);
            let wrong = call.checked_sub(1).and_then(|call| written.calls.get(call));
            let span = wrong.unwrap_or(&written.span).clone();
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
