//! What the tests share: the bank, and a ruling laid flat so that two can be compared.
#![allow(dead_code)]

use std::path::{Path, PathBuf};

use arbitro::bridge::{
    BySeat, Card, Contract, Deal, Doubled, Hand, Holding, PlayedCard, Seat, Strain, Suit,
};
use arbitro::casebook::check::Terms;
use arbitro::casebook::{Case, Item, library, read};
use arbitro::ruling::inquiry::Leaf;
use arbitro::ruling::trace::{Entry, Outcome, Step};
use arbitro::ruling::{
    self as ruling, Answer, Clause, Decision, Edition, Question, Ruled, Ruling, Status, Subject,
};
use arbitro::table::event::{Act, Manner};
use arbitro::table::{Effect, Kind, Record, Upshot};
use proptest::prelude::*;

/// Every case of the program, read.
pub fn bank() -> Vec<Case> {
    library::embedded()
        .into_iter()
        .map(|(name, text)| {
            let reading = read(name, text);
            assert!(reading.problems.is_empty(), "{name}: {:?}", reading.problems);
            reading.case
        })
        .collect()
}

/// Every question of the program.
pub fn items() -> Vec<Item> {
    bank().into_iter().flat_map(|case| case.items).collect()
}

/// The situations of `tests/situations`, read.
pub fn situations() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/situations");
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let of = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        let reading = read(&path.display().to_string(), &text);
        assert!(reading.problems.is_empty(), "{}: {:?}", path.display(), reading.problems);
        reading.case
    };
    paths.into_iter().map(of).collect()
}

/// Every question of the program, and every situation, once for each edition in which it stands: there it
/// stands in that one alone.
pub fn all_items() -> Vec<Item> {
    let items = bank().into_iter().chain(situations()).flat_map(|case| case.items);
    items
        .flat_map(|item| {
            let editions = item.editions.clone().into_iter();
            editions
                .map(move |edition| Item { editions: vec![edition], ..item.clone() })
                .collect::<Vec<_>>()
        })
        .collect()
}

pub fn item(id: &str) -> Item {
    items().into_iter().find(|item| item.id == id).unwrap_or_else(|| panic!("no question {id}"))
}

/// The ruling in the first edition in which the question stands.
pub fn rule(item: &Item) -> Ruling {
    rule_in(item, item.edition(None))
}

pub fn rule_in(item: &Item, edition: Edition) -> Ruling {
    let terms = Terms { edition, ..Terms::default() };
    item.rule(&terms).unwrap_or_else(|error| panic!("{}: {error}", item.id))
}

/// A decision with the answers that lead to it and the clause that gives it.
pub type Flat = (Vec<(&'static str, Subject, u8)>, Decision, &'static str);

/// All decisions of a ruling, in order.
pub fn flat(ruling: &Ruling) -> Vec<Flat> {
    let mut found = Vec::new();
    collect(ruling, &mut Vec::new(), &mut found);
    found
}

fn collect(ruling: &Ruling, path: &mut Vec<(Question, Answer)>, found: &mut Vec<Flat>) {
    let steps = |path: &[(Question, Answer)]| {
        path.iter()
            .map(|(question, answer)| (question.fact.key, question.about, answer.0))
            .collect()
    };
    for ruled in &ruling.decisions {
        found.push((steps(path), ruled.decision, ruled.law.name()));
    }
    if let Some(open) = &ruling.open {
        for (answer, branch) in &open.branches {
            path.push((open.question, *answer));
            collect(branch, path, found);
            path.pop();
        }
    }
}

/// The clauses that applied and those that were rejected, by name.
pub fn clauses(ruling: &Ruling) -> (Vec<&'static str>, Vec<&'static str>) {
    let applied = ruling.applied().into_iter().map(|clause| clause.name()).collect();
    let rejected = ruling.rejected().into_iter().map(|rejection| rejection.law.name()).collect();
    (applied, rejected)
}

/// The cards that a ruling has withdrawn without saying to whom what they tell is authorised, but for dummy's, which
/// all players see. A card whose face nobody has seen tells nothing, and a penalty card of the record stays what it was.
pub fn without_standing(leaf: &Leaf<'_>, record: &Record) -> Vec<PlayedCard> {
    let told = |of: PlayedCard| {
        let tells =
            |decision: Decision| matches!(decision, Decision::Knows { card, .. } if card == of);
        leaf.decisions().any(|ruled| tells(ruled.decision))
    };
    // Declarer may have become dummy.
    let spread = leaf.decisions().find_map(|ruled| match ruled.decision {
        Decision::Is(Status::Dummy(seat)) => Some(seat),
        _ => None,
    });
    let dummy = spread.unwrap_or(record.contract.dummy());
    let withdrawn = leaf.decisions().filter_map(|ruled| match ruled.decision {
        Decision::Must(_, ruling::Act::Withdraw(hand, card)) => {
            (hand != dummy && !tells_nothing(leaf, record, ruled, card)).then_some(card)
        }
        _ => None,
    });
    withdrawn.filter(|card| !told(*card)).collect()
}

/// Whether there is nothing to say of the card: it lay face down, went out with others that hid its face, or was a
/// penalty card before.
fn tells_nothing(leaf: &Leaf<'_>, record: &Record, back: &Ruled, card: PlayedCard) -> bool {
    if record.penalty_cards.iter().any(|penalty| penalty.card == card) {
        return true;
    }
    let put = |act: Act| record.events.iter().any(|event| event.act == act);
    let face_down = put(Act::LeadsFaceDown(card)) && ["41A", "54"].contains(&back.law.name());
    let found_hidden = leaf.trace().iter().any(|entry| match entry.step {
        Step::Answered { question, answer, .. } => {
            question.fact.key == "face-visible"
                && question.about.card == Some(card)
                && answer == Answer::NO
        }
        _ => false,
    });
    face_down || found_hidden || put(Act::Plays { card, manner: Manner::AtOnceHidden })
}

/// The effects that a clause had and the table could not have: errors of the Law.
pub fn impossible(ruling: &Ruling) -> Vec<(&'static str, Effect)> {
    let mut found = Vec::new();
    ruling.each(&mut |ruling| {
        for entry in &ruling.trace {
            if let Step::Effect(law, effect, Upshot::Impossible) = entry.step {
                found.push((law.map_or("no clause", Clause::name), effect));
            }
        }
    });
    found
}

/// The incidents of a trace that end without a clause that applies.
pub fn unanswered(trace: &[Entry]) -> Vec<Kind> {
    let mut kinds = Vec::new();
    let mut open: Option<Kind> = None;
    let mut decided = String::new();
    for entry in trace {
        match entry.step {
            Step::Incident(kind, _) => {
                kinds.extend(open.take());
                // A card that has been ruled on lies there still.
                let card = entry.about.card.map(|card| card.to_string());
                let ruled_on = card.is_some_and(|card| decided.contains(&card));
                open = (!ruled_on).then_some(kind);
            }
            Step::Decided(ruled) => {
                decided += &ruled.decision.code();
                open = None;
            }
            Step::Opened(_, Outcome::Applied) => open = None,
            // A card turned when all four have played asks for nothing.
            Step::Opened(clause, Outcome::Rejected) if clause.name() == "45G" => open = None,
            Step::Opened(..)
            | Step::Shown { .. }
            | Step::Answered { .. }
            | Step::Read(..)
            | Step::Effect(..) => {}
        }
    }
    kinds.extend(open);
    // Nothing has to come of what a player is free to say, or of a card that dummy arranges.
    kinds.retain(|kind| {
        !matches!(
            kind,
            Kind::Choosing | Kind::DummyIntervenes | Kind::AskedIfVoid | Kind::Indication
        )
    });
    kinds
}

/// Any contract.
pub fn contracts() -> impl Strategy<Value = Contract> {
    (0u8..4, 0usize..5, 1u8..8).prop_map(|(seat, strain, level)| Contract {
        level: Some(level),
        strain: Suit::ALL.get(strain).map_or(Strain::NoTrump, |suit| Strain::Suit(*suit)),
        doubled: Doubled::Undoubled,
        declarer: Seat::North.turned(seat),
    })
}

/// Any whole deal.
pub fn deals() -> impl Strategy<Value = Deal> {
    let pack: Vec<Card> = Hand::PACK.iter().collect();
    Just(pack).prop_shuffle().prop_map(|pack| {
        let hands: Vec<Holding> =
            pack.chunks(13).map(|hand| Holding::exactly(hand.iter().copied().collect())).collect();
        Deal { hands: BySeat([hands[0], hands[1], hands[2], hands[3]]) }
    })
}
