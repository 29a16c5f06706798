//! The problem that reports a fault of a record.

use crate::diag::{Code, Problem, Span};
use arbitro_laws::bridge::{AuctionError, DealFault};
use arbitro_laws::table::RecordFault;

/// Returns the problem of a fault, at its place in the file.
pub fn problem(fault: RecordFault, span: Span) -> Problem {
    let problem = |code: Code| Problem::new(code, span.clone());
    match fault {
        RecordFault::Deal(fault) => deal_problem(fault, span),
        RecordFault::NoContract(error) => {
            let (why, call) = auction_reason(error);
            problem(Code::Auction).with("why", why).with("call", call)
        }
        RecordFault::OtherContract { stated, bid } => {
            problem(Code::ContractDiffers).with("stated", stated).with("bid", bid)
        }
        RecordFault::WrongLeader { seat, expected } => {
            problem(Code::WrongLeader).with("seat", seat).with("expected", expected)
        }
        RecordFault::WrongPenaltyCard(penalty) => {
            problem(Code::PenaltyCard).with("found", format!("{} {}", penalty.owner, penalty.card))
        }
        RecordFault::WrongExposedCard(exposed) => {
            problem(Code::ExposedCard).with("found", format!("{} {}", exposed.owner, exposed.card))
        }
        RecordFault::NotHeld(seat, card) => {
            problem(Code::EventNotHeld).with("seat", seat).with("card", card)
        }
        RecordFault::NotOnTable(seat, card) => {
            problem(Code::NotOnTable).with("seat", seat).with("card", card)
        }
        RecordFault::NothingPut(seat) => problem(Code::NothingPut).with("seat", seat),
        RecordFault::DummyDesignates => problem(Code::DummyDesignates),
        RecordFault::DefenderTouchesDummy => problem(Code::DefenderTouches),
        RecordFault::NothingCalled => problem(Code::NothingCalled),
        RecordFault::NoFaceDownLead => problem(Code::NoFaceDownLead),
        RecordFault::NotDummy => problem(Code::NotDummy),
        RecordFault::NothingExplained => problem(Code::NothingExplained),
        RecordFault::NoSuchTrick(trick) => problem(Code::NoSuchTrick).with("trick", trick),
        RecordFault::DummyUnseen => problem(Code::DummyUnseen),
        RecordFault::TooMany => problem(Code::TooManyEvents),
    }
}

/// Returns the problem of a fault of the hands.
pub fn deal_problem(fault: DealFault, span: Span) -> Problem {
    let problem = |code: Code| Problem::new(code, span.clone());
    match fault {
        DealFault::CardTwice { card, one, two } => {
            problem(Code::CardTwice).with("card", card).with("one", one).with("two", two)
        }
        DealFault::HandTooLong { seat, count } => {
            problem(Code::HandLength).with("seat", seat).with("count", count)
        }
        DealFault::UnevenHands { seat, count, usual } => {
            let problem = problem(Code::UnequalHands).with("seat", seat);
            problem.with("count", count).with("usual", usual)
        }
        DealFault::StillHeld { seat, card } => {
            problem(Code::LastHeld).with("card", card).with("seat", seat)
        }
        DealFault::TooManyTricks { tricks, cards } => {
            problem(Code::TrickCount).with("tricks", tricks).with("cards", cards)
        }
    }
}

/// Returns the key of the reason in messages, and the number of the wrong call, from 1; the number is 0 if no single
/// call is wrong.
pub fn auction_reason(error: AuctionError) -> (&'static str, usize) {
    match error {
        AuctionError::Insufficient(call) => ("insufficient", call + 1),
        AuctionError::Inadmissible(call) => ("inadmissible", call + 1),
        AuctionError::AfterEnd(call) => ("after-end", call + 1),
        AuctionError::Unfinished => ("unfinished", 0),
        AuctionError::PassedOut => ("passed-out", 0),
    }
}
