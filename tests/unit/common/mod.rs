//! Helpers shared by the tests: the bank, rulings in a flat form that can be compared, and random deals and contracts.

/// A boot identifier, in the form in which Linux reports it.
pub const BOOT: &str = "aaaaaaaa-1111-4222-8333-444444444444";

pub mod acts;
#[path = "../../cli/common/exam.rs"]
pub mod exam;
pub mod expected;
pub mod partial_deals;
pub mod random_records;
mod situations;

use std::sync::LazyLock;

use arbitro_cases::RulingTerms;
use arbitro_cases::{Case, Question, embedded_cases, findings, read};
use arbitro_laws::bridge::{
    BySeat, Card, Contract, Deal, Doubling, Hand, Holding, PlayedCard, Seat, Strain, Suit,
};
use arbitro_laws::record::event::{Act, PlayManner};
use arbitro_laws::ruling::paths::{PathStep, RulingPath};
use arbitro_laws::ruling::trace::{ClauseOutcome, TraceEntry, TraceStep};
use arbitro_laws::ruling::{
    self as ruling, Answer, AnswerSource, Decision, Doctrine, Edition, FactQuestion, PresetAnswer,
    RuledDecision, Ruling, RulingInput, RulingPart, Status, Subject,
};
use arbitro_laws::table::{BEFORE_PLAY, Effect, EffectResult, EventReading, IncidentKind, Record};
use proptest::prelude::*;

/// Reads a case file, which must have no problems.
fn sound(name: &str, text: &str) -> Case {
    let reading = read(name, text);
    assert!(reading.problems.is_empty(), "{name}: {:?}", reading.problems);
    reading.case
}

/// Returns every embedded case; the files are read once.
pub fn bank() -> Vec<Case> {
    static BANK: LazyLock<Vec<Case>> = LazyLock::new(|| {
        embedded_cases::embedded().into_iter().map(|(name, text)| sound(name, text)).collect()
    });
    BANK.clone()
}

/// Returns every embedded question.
pub fn items() -> Vec<Question> {
    bank().into_iter().flat_map(|case| case.questions).collect()
}

/// Returns the situations of `tests/laws`; the files are read once.
fn situations() -> Vec<Case> {
    static SITUATIONS: LazyLock<Vec<Case>> = LazyLock::new(|| {
        situations::texts().iter().map(|(name, text)| sound(name, text)).collect()
    });
    SITUATIONS.clone()
}

/// Returns every embedded question and every situation, once for each edition to which it belongs, restricted to this
/// edition.
pub fn all_items() -> Vec<Question> {
    let questions = bank().into_iter().chain(situations()).flat_map(|case| case.questions);
    questions
        .flat_map(|question| {
            let editions = question.editions.clone().into_iter();
            editions
                .map(move |edition| Question { editions: vec![edition], ..question.clone() })
                .collect::<Vec<_>>()
        })
        .collect()
}

pub fn item(id: &str) -> Question {
    items()
        .into_iter()
        .find(|question| question.id == id)
        .unwrap_or_else(|| panic!("no question {id}"))
}

/// Returns the ruling in the first edition to which the question belongs.
pub fn rule(question: &Question) -> Ruling {
    rule_in(question, question.editions[0])
}

pub fn rule_in(question: &Question, edition: Edition) -> Ruling {
    let terms = RulingTerms { edition, ..RulingTerms::default() };
    question.rule(&terms).unwrap_or_else(|error| panic!("{}: {error}", question.id))
}

/// Returns every path through a ruling. Independent questions multiply the paths: if there are more than 1,000, the
/// function returns one path for each last answer.
pub fn paths(ruling: &Ruling) -> Vec<RulingPath<'_>> {
    let few = width(ruling) <= 1000;
    let note = |path: &mut Vec<(FactQuestion, Answer)>, met: PathStep<'_>| {
        if let PathStep::Answered(question, answer) = met {
            if !few {
                path.clear();
            }
            path.push((question, answer));
        }
    };
    ruling.paths(Vec::new(), &note).into_iter().map(|(_, way)| way).collect()
}

/// Returns the number of paths through a ruling.
pub fn width(ruling: &Ruling) -> usize {
    let under =
        |part: &RulingPart| branches(part).map(|(.., ruling)| width(ruling)).sum::<usize>().max(1);
    ruling.parts.iter().map(|part| under(part)).fold(1, usize::saturating_mul)
}

/// Returns the decisions of a ruling under the given answers, as text.
pub fn under(ruling: &Ruling, answers: &[(FactQuestion, Answer)]) -> Vec<String> {
    let note = |is_given: &mut bool, met: PathStep<'_>| {
        if let PathStep::Answered(question, answer) = met {
            *is_given &= answers.contains(&(question, answer));
        }
    };
    let mut paths = ruling.paths(true, &note).into_iter();
    let (_, path) = paths.find(|(is_given, _)| *is_given).expect("every set of answers has a path");
    decision_texts(path.decisions())
}

/// Returns decisions as text, sorted, since two rulings may list the same decisions in a different order.
pub fn decision_texts<'r>(decided: impl IntoIterator<Item = &'r RuledDecision>) -> Vec<String> {
    let told = decided
        .into_iter()
        .map(|ruled| format!("{} {:?} [{}]", ruled.moment, ruled.decision, ruled.law.name()));
    let mut told: Vec<String> = told.collect();
    told.sort();
    told
}

/// Returns the answers of a path, as preset findings.
pub fn answered(path: &[(FactQuestion, Answer)]) -> Vec<PresetAnswer> {
    let given = |(question, answer): &(FactQuestion, Answer)| PresetAnswer {
        fact: question.fact,
        about: question.about,
        answer: *answer,
        source: AnswerSource::Assumed,
    };
    path.iter().map(given).collect()
}

/// Returns answers as text.
pub fn keys(answers: &[(FactQuestion, Answer)]) -> String {
    let told = |(question, answer): &(FactQuestion, Answer)| {
        format!("{}={}", question.full_key(), question.fact.replies[usize::from(answer.0)].key)
    };
    answers.iter().map(told).collect::<Vec<_>>().join(", ")
}

/// Returns preset answers in case-file notation, as the line with the key `findings`.
pub fn answers_given(given: &[PresetAnswer]) -> String {
    let told = |given: &PresetAnswer| {
        let question = FactQuestion { fact: given.fact, about: given.about };
        format!(
            "\"{}\" = \"{}\"",
            question.full_key(),
            given.fact.replies[usize::from(given.answer.0)].key
        )
    };
    format!("findings = {{ {} }}\n", given.iter().map(told).collect::<Vec<_>>().join(", "))
}

/// A full set of answers, with the ruling under these answers.
pub type AnsweredRuling = (Vec<(FactQuestion, Answer)>, Ruling);

/// Returns whether one question is about a player and another about one of his cards. A preset answer about a player
/// also answers the same question about each of his cards, so the two cannot get different answers.
pub fn are_covered(asked: &[FactQuestion]) -> bool {
    let covers = |one: &FactQuestion, two: &FactQuestion| {
        (one.fact, one.about.who) == (two.fact, two.about.who)
            && one.about.object.is_none()
            && two.about.object.is_some()
    };
    asked.iter().any(|one| asked.iter().any(|two| covers(one, two)))
}

/// Rules on a whole record under each combination of answers to all questions, material or not; `None` if there are too
/// many combinations, or if one question is about a player and another about one of his cards.
pub fn rule_exhaustively(record: &Record, edition: Edition) -> Option<Vec<AnsweredRuling>> {
    const MOST: usize = 300;
    let doctrine = Doctrine::default();
    let input = RulingInput { record, given: &[], edition, doctrine: &doctrine };
    let asked =
        findings::asked_questions(&arbitro_laws::laws::rule(input).expect("no contradiction"));
    if are_covered(&asked) {
        return None;
    }
    let mut settled = Vec::new();
    let mut left: Vec<Vec<(FactQuestion, Answer)>> = vec![Vec::new()];
    while let Some(answers) = left.pop() {
        let given = answered(&answers);
        let input = RulingInput { record, given: &given, edition, doctrine: &doctrine };
        let ruling = arbitro_laws::laws::rule(input).expect("no contradiction");
        // An open question has a branch for each reply; all replies to an immaterial question are equivalent, so two of
        // them are tried.
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

/// A decision, with the answers that lead to it and the clause that supports it.
pub type DecisionPath = (Vec<(&'static str, Subject, u8)>, Decision, &'static str);

/// Returns all decisions of a ruling, in order.
pub fn flat(ruling: &Ruling) -> Vec<DecisionPath> {
    let mut found = Vec::new();
    collect(ruling, &mut Vec::new(), &mut found);
    found
}

fn collect(ruling: &Ruling, path: &mut Vec<(FactQuestion, Answer)>, found: &mut Vec<DecisionPath>) {
    let steps = |path: &[(FactQuestion, Answer)]| {
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

/// Follows each answer to the last open question of the ruling, and of each branch; returns the rulings without open
/// questions that are reached.
pub fn ends(ruling: &Ruling) -> Vec<&Ruling> {
    match ruling.open().last() {
        None => vec![ruling],
        Some(open) => open.branches.iter().flat_map(|(_, branch)| ends(branch)).collect(),
    }
}

/// Returns every part of a ruling and of its branches.
pub fn parts(ruling: &Ruling) -> Vec<&RulingPart> {
    let mut parts = Vec::new();
    ruling.each(&mut |part| parts.push(part));
    parts
}

/// Returns the branches of a part, each with its question and answer.
fn branches(part: &RulingPart) -> impl Iterator<Item = (FactQuestion, Answer, &Ruling)> {
    part.open.iter().flat_map(|open| {
        open.branches.iter().map(|(answer, ruling)| (open.question, *answer, ruling))
    })
}

/// Returns the first fault in the event readings; `None` if there is none.
pub fn reading_fault(record: &Record, ruling: &Ruling) -> Option<String> {
    let entries: Vec<EventReading> = ruling.event_readings().iter().collect();
    if entries.len() != record.events.len() {
        return Some(format!("{} events, {} entries", record.events.len(), entries.len()));
    }
    entries.iter().enumerate().find_map(|(index, reading)| {
        let EventReading::FollowUp { of, .. } = *reading else { return None };
        let incident = entries.get(usize::from(of));
        let wrong = usize::from(of) == index || incident == Some(&EventReading::Unread);
        let auction = of == BEFORE_PLAY && !record.exposed.is_empty();
        let beyond = incident.is_none() && !auction;
        (wrong || beyond).then(|| format!("event {index}: {reading:?}, which is {incident:?}"))
    })
}

/// Returns the names of the clauses that applied, and of the clauses that were rejected.
pub fn clauses(ruling: &Ruling) -> (Vec<&'static str>, Vec<&'static str>) {
    let applied = ruling.applied().into_iter().map(|clause| clause.name()).collect();
    let rejected = ruling.rejected().into_iter().map(|rejection| rejection.law.name()).collect();
    (applied, rejected)
}

/// Returns the cards that a path withdraws without deciding for whom their information is authorised. Dummy's cards,
/// which all players see, and cards that give no information are left out.
pub fn without_info_status(path: &RulingPath<'_>, record: &Record) -> Vec<PlayedCard> {
    let told = |of: PlayedCard| {
        let tells = |decision: Decision| matches!(decision, Decision::Knows { object, .. } if object == of.into());
        path.decisions().any(|ruled| tells(ruled.decision))
    };
    // The ruling may have made declarer dummy.
    let spread = path.decisions().find_map(|ruled| match ruled.decision {
        Decision::Is(Status::Dummy(seat)) => Some(seat),
        _ => None,
    });
    let dummy = spread.unwrap_or(record.contract.dummy());
    let withdrawn = path.decisions().filter_map(|ruled| match ruled.decision {
        Decision::Must(_, ruling::DecisionAct::Withdraw(hand, card)) => {
            (hand != dummy && !tells_nothing(path, record, ruled, card)).then_some(card)
        }
        _ => None,
    });
    withdrawn.filter(|card| !told(*card)).collect()
}

/// Returns true if the card gives no information: it was face down, other cards hid its face, or it was already a
/// penalty card at the start of the record.
fn tells_nothing(
    path: &RulingPath<'_>,
    record: &Record,
    back: &RuledDecision,
    card: PlayedCard,
) -> bool {
    if record.penalty_cards.iter().any(|penalty| penalty.card == card) {
        return true;
    }
    let put = |act: Act| record.events.iter().any(|event| event.act == act);
    let face_down = put(Act::LeadsFaceDown(card)) && ["41A", "54"].contains(&back.law.name());
    let found_hidden = path.trace().any(|entry| match entry.step {
        TraceStep::Answered { question, answer, .. } => {
            question.fact.key == "face-visible"
                && question.about.card() == Some(card)
                && answer == Answer::NO
        }
        _ => false,
    });
    face_down || found_hidden || put(Act::Plays { card, manner: PlayManner::AtOnceHidden })
}

/// Returns the effects of clauses that were impossible on the table, which are errors in the code of a Law.
pub fn impossible(ruling: &Ruling) -> Vec<Effect> {
    let mut found = Vec::new();
    for entry in parts(ruling).iter().flat_map(|part| &part.trace) {
        if let TraceStep::Effect(effect, EffectResult::Impossible) = entry.step {
            found.push(effect);
        }
    }
    found
}

/// Returns the kinds of the incidents of a trace that need a clause, but to which no clause applies.
pub fn unanswered<'r>(trace: impl Iterator<Item = &'r TraceEntry>) -> Vec<IncidentKind> {
    let mut kinds = Vec::new();
    let mut open: Option<IncidentKind> = None;
    let mut decided = String::new();
    for entry in trace {
        match entry.step {
            TraceStep::Incident(kind, _) => {
                kinds.extend(open.take());
                // An incident about a card that was already ruled on needs no further clause.
                let card = entry.about.card().map(|card| card.to_string());
                let ruled_on = card.is_some_and(|card| decided.contains(&card));
                open = (!ruled_on).then_some(kind);
            }
            TraceStep::Decided(decision) => {
                decided += &decision.code();
                open = None;
            }
            TraceStep::Opened(_, ClauseOutcome::Applied) => open = None,
            // A card turned after all four players have played requires no decision, and neither do words of a presumed
            // dummy.
            TraceStep::Opened(clause, ClauseOutcome::Rejected)
                if matches!(clause.name(), "45G" | "43A1(c)") =>
            {
                open = None;
            }
            TraceStep::Opened(..)
            | TraceStep::Shown { .. }
            | TraceStep::Answered { .. }
            | TraceStep::Read(..)
            | TraceStep::Effect(..) => {}
        }
    }
    kinds.extend(open);
    // Words that a player is free to say, and a card that dummy arranges, require no ruling.
    kinds.retain(|kind| {
        !matches!(
            kind,
            IncidentKind::ChoiceMade
                | IncidentKind::DummyIntervenes
                | IncidentKind::AskedIfVoid
                | IncidentKind::Indication
        )
    });
    kinds
}

/// Generates any undoubled contract.
pub fn contracts() -> impl Strategy<Value = Contract> {
    (0u8..4, 0usize..5, 1u8..8).prop_map(|(seat, strain, level)| Contract {
        level: Some(level),
        strain: Suit::ALL.get(strain).map_or(Strain::NoTrump, |suit| Strain::Suit(*suit)),
        doubled: Doubling::Undoubled,
        declarer: Seat::North.turned(seat),
    })
}

/// Generates any complete deal.
pub fn deals() -> impl Strategy<Value = Deal> {
    let pack: Vec<Card> = Hand::PACK.iter().collect();
    Just(pack).prop_shuffle().prop_map(|pack| {
        let hands: Vec<Holding> =
            pack.chunks(13).map(|hand| Holding::exactly(hand.iter().copied().collect())).collect();
        Deal { hands: BySeat([hands[0], hands[1], hands[2], hands[3]]) }
    })
}
