//! What the tests share: the bank, and a ruling laid flat so that two can be compared.

/// What a system calls a start of it.
pub const BOOT: &str = "aaaaaaaa-1111-4222-8333-444444444444";

pub mod acts;
#[path = "../../cli/common/exam.rs"]
pub mod exam;
pub mod hiding;
mod situations;
pub mod stories;

use std::sync::LazyLock;

use arbitro_cases::Terms;
use arbitro_cases::{Case, Item, findings, library, read};
use arbitro_laws::bridge::{
    BySeat, Card, Contract, Deal, Doubling, Hand, Holding, PlayedCard, Seat, Strain, Suit,
};
use arbitro_laws::ruling::trace::{Entry, Outcome, Step};
use arbitro_laws::ruling::ways::{Met, Way};
use arbitro_laws::ruling::{
    self as ruling, Answer, Decision, Doctrine, Edition, Given, Matter, Part, Question, Ruled,
    Ruling, Source, Status, Subject,
};
use arbitro_laws::table::event::{Act, Manner};
use arbitro_laws::table::{BEFORE_PLAY, Became, Effect, Kind, Record, Upshot};
use proptest::prelude::*;

/// A case file without problems.
fn sound(name: &str, text: &str) -> Case {
    let reading = read(name, text);
    assert!(reading.problems.is_empty(), "{name}: {:?}", reading.problems);
    reading.case
}

/// Every case of the program, read once.
pub fn bank() -> Vec<Case> {
    static BANK: LazyLock<Vec<Case>> = LazyLock::new(|| {
        library::embedded().into_iter().map(|(name, text)| sound(name, text)).collect()
    });
    BANK.clone()
}

/// Every question of the program.
pub fn items() -> Vec<Item> {
    bank().into_iter().flat_map(|case| case.items).collect()
}

/// The situations of `tests/laws`, read once.
fn situations() -> Vec<Case> {
    static SITUATIONS: LazyLock<Vec<Case>> = LazyLock::new(|| {
        situations::texts().iter().map(|(name, text)| sound(name, text)).collect()
    });
    SITUATIONS.clone()
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
    rule_in(item, item.editions[0])
}

pub fn rule_in(item: &Item, edition: Edition) -> Ruling {
    let terms = Terms { edition, ..Terms::default() };
    item.rule(&terms).unwrap_or_else(|error| panic!("{}: {error}", item.id))
}

/// Every way through a ruling: an answer to each question that comes up. Independent questions multiply here: where
/// there are too many, a way for each answer.
pub fn ways(ruling: &Ruling) -> Vec<Way<'_>> {
    let few = width(ruling) <= 1000;
    let note = |path: &mut Vec<(Question, Answer)>, met: Met<'_>| {
        if let Met::Answered(question, answer) = met {
            if !few {
                path.clear();
            }
            path.push((question, answer));
        }
    };
    ruling.ways(Vec::new(), &note).into_iter().map(|(_, way)| way).collect()
}

/// How many ways there are through a ruling.
pub fn width(ruling: &Ruling) -> usize {
    let under =
        |part: &Part| branches(part).map(|(.., ruling)| width(ruling)).sum::<usize>().max(1);
    ruling.parts.iter().map(|part| under(part)).fold(1, usize::saturating_mul)
}

/// What a ruling decides under these answers, in words.
pub fn under(ruling: &Ruling, answers: &[(Question, Answer)]) -> Vec<String> {
    let ways = ways(ruling);
    let way = ways.iter().find(|way| way.path.iter().all(|answer| answers.contains(answer)));
    told(way.expect("a way for any answers").decisions())
}

/// Decisions in words, by moment: what is settled at the end may be told in another order.
pub fn told<'r>(decided: impl IntoIterator<Item = &'r Ruled>) -> Vec<String> {
    let told = decided
        .into_iter()
        .map(|ruled| format!("{} {:?} [{}]", ruled.moment, ruled.decision, ruled.law.name()));
    let mut told: Vec<String> = told.collect();
    told.sort();
    told
}

/// Answers in words.
pub fn keys(answers: &[(Question, Answer)]) -> String {
    let told = |(question, answer): &(Question, Answer)| {
        format!("{}={}", question.full_key(), question.fact.replies[usize::from(answer.0)].key)
    };
    answers.iter().map(told).collect::<Vec<_>>().join(", ")
}

/// What is given, as a case file has it.
pub fn answers_given(given: &[Given]) -> String {
    let told = |given: &Given| {
        let question = Question { fact: given.fact, about: given.about };
        format!(
            "\"{}\" = \"{}\"",
            question.full_key(),
            given.fact.replies[usize::from(given.answer.0)].key
        )
    };
    format!("findings = {{ {} }}\n", given.iter().map(told).collect::<Vec<_>>().join(", "))
}

/// A full set of answers, and the ruling under it.
pub type Answered = (Vec<(Question, Answer)>, Ruling);

/// A record heard from its beginning under each combination of answers to whatever is asked, immaterial or not;
/// `None` where there are too many.
pub fn naively(record: &Record, edition: Edition) -> Option<Vec<Answered>> {
    const MOST: usize = 300;
    let doctrine = Doctrine::default();
    let matter = Matter { record, given: &[], edition, doctrine: &doctrine };
    let asked = findings::asked(&arbitro_laws::laws::rule(matter).expect("no contradiction"));
    // What is given about a player answers for all his cards: it cannot be told from the same about one of them.
    let covers = |one: &Question, two: &Question| {
        (one.fact, one.about.who) == (two.fact, two.about.who)
            && one.about.card.is_none()
            && two.about.card.is_some()
    };
    if asked.iter().any(|one| asked.iter().any(|two| covers(one, two))) {
        return None;
    }
    let mut settled = Vec::new();
    let mut left: Vec<Vec<(Question, Answer)>> = vec![Vec::new()];
    while let Some(answers) = left.pop() {
        let given: Vec<Given> = answers
            .iter()
            .map(|(question, answer)| Given {
                fact: question.fact,
                about: question.about,
                answer: *answer,
                source: Source::Assumed,
            })
            .collect();
        let matter = Matter { record, given: &given, edition, doctrine: &doctrine };
        let ruling = arbitro_laws::laws::rule(matter).expect("no contradiction");
        // How many replies are on offer the ruling says; to what is immaterial every reply is as good.
        let open = ruling.open().next().map(|open| {
            let answers = open.branches.iter().map(|(answer, _)| *answer);
            (open.question, answers.collect::<Vec<_>>())
        });
        let immaterial = || {
            ruling.immaterial().next().map(|asked| (asked, vec![Answer::nth(0), Answer::nth(1)]))
        };
        let Some((question, replies)) = open.or_else(immaterial) else {
            settled.push((answers, ruling));
            continue;
        };
        left.extend(replies.iter().map(|reply| [&answers[..], &[(question, *reply)]].concat()));
        if replies.is_empty() || left.len() + settled.len() > MOST {
            return None;
        }
    }
    Some(settled)
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
    for part in &ruling.parts {
        for ruled in &part.decisions {
            found.push((steps(path), ruled.decision, ruled.law.name()));
        }
        for (question, answer, branch) in branches(part) {
            path.push((question, answer));
            collect(branch, path, found);
            path.pop();
        }
    }
}

/// The rulings with which the ways through a ruling end, under each answer to the last question: nothing is open there.
pub fn ends(ruling: &Ruling) -> Vec<&Ruling> {
    match ruling.open().last() {
        None => vec![ruling],
        Some(open) => open.branches.iter().flat_map(|(_, branch)| ends(branch)).collect(),
    }
}

/// Every part of a ruling and its branches.
pub fn parts(ruling: &Ruling) -> Vec<&Part> {
    let mut parts = Vec::new();
    ruling.each(&mut |part| parts.push(part));
    parts
}

/// The branches of a part, each with the question and its answer.
fn branches(part: &Part) -> impl Iterator<Item = (Question, Answer, &Ruling)> {
    part.open.iter().flat_map(|open| {
        open.branches.iter().map(|(answer, ruling)| (open.question, *answer, ruling))
    })
}

/// What is wrong with an account, if anything is.
pub fn misread(record: &Record, ruling: &Ruling) -> Option<String> {
    let entries: Vec<Became> = ruling.account().iter().collect();
    if entries.len() != record.events.len() {
        return Some(format!("{} events, {} entries", record.events.len(), entries.len()));
    }
    entries.iter().enumerate().find_map(|(index, became)| {
        let Became::Sequel { of, .. } = *became else { return None };
        let deed = entries.get(usize::from(of));
        let wrong = usize::from(of) == index || deed == Some(&Became::Unread);
        let auction = of == BEFORE_PLAY && !record.exposed.is_empty();
        let beyond = deed.is_none() && !auction;
        (wrong || beyond).then(|| format!("event {index}: {became:?}, which is {deed:?}"))
    })
}

/// The clauses that applied and those that were rejected, by name.
pub fn clauses(ruling: &Ruling) -> (Vec<&'static str>, Vec<&'static str>) {
    let applied = ruling.applied().into_iter().map(|clause| clause.name()).collect();
    let rejected = ruling.rejected().into_iter().map(|rejection| rejection.law.name()).collect();
    (applied, rejected)
}

/// The cards that a ruling has withdrawn without saying to whom what they tell is authorised, but for dummy's, which
/// all players see. A card whose face nobody has seen tells nothing, and a penalty card of the record stays what it was.
pub fn without_standing(way: &Way<'_>, record: &Record) -> Vec<PlayedCard> {
    let told = |of: PlayedCard| {
        let tells =
            |decision: Decision| matches!(decision, Decision::Knows { card, .. } if card == of);
        way.decisions().any(|ruled| tells(ruled.decision))
    };
    // Declarer may have become dummy.
    let spread = way.decisions().find_map(|ruled| match ruled.decision {
        Decision::Is(Status::Dummy(seat)) => Some(seat),
        _ => None,
    });
    let dummy = spread.unwrap_or(record.contract.dummy());
    let withdrawn = way.decisions().filter_map(|ruled| match ruled.decision {
        Decision::Must(_, ruling::Act::Withdraw(hand, card)) => {
            (hand != dummy && !tells_nothing(way, record, ruled, card)).then_some(card)
        }
        _ => None,
    });
    withdrawn.filter(|card| !told(*card)).collect()
}

/// Whether there is nothing to say of the card: it lay face down, went out with others that hid its face, or was a
/// penalty card before.
fn tells_nothing(way: &Way<'_>, record: &Record, back: &Ruled, card: PlayedCard) -> bool {
    if record.penalty_cards.iter().any(|penalty| penalty.card == card) {
        return true;
    }
    let put = |act: Act| record.events.iter().any(|event| event.act == act);
    let face_down = put(Act::LeadsFaceDown(card)) && ["41A", "54"].contains(&back.law.name());
    let found_hidden = way.trace().any(|entry| match entry.step {
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
pub fn impossible(ruling: &Ruling) -> Vec<Effect> {
    let mut found = Vec::new();
    for entry in parts(ruling).iter().flat_map(|part| &part.trace) {
        if let Step::Effect(effect, Upshot::Impossible) = entry.step {
            found.push(effect);
        }
    }
    found
}

/// The incidents of a trace that end without a clause that applies.
pub fn unanswered<'r>(trace: impl Iterator<Item = &'r Entry>) -> Vec<Kind> {
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
            Step::Decided(decision) => {
                decided += &decision.code();
                open = None;
            }
            Step::Opened(_, Outcome::Applied) => open = None,
            // A card turned when all four have played asks for nothing, nor does what a presumed dummy says.
            Step::Opened(clause, Outcome::Rejected)
                if matches!(clause.name(), "45G" | "43A1(c)") =>
            {
                open = None;
            }
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
        doubled: Doubling::Undoubled,
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
