//! Tests practice with a simulated candidate, who practises for 120 days with a known forgetting rate.

use std::collections::{BTreeMap, BTreeSet};

use arbitro::embedded;
use arbitro::render::practice::progress as pages;
use arbitro::render::term;
use arbitro::render::text::Words;
use arbitro_cases::{Question, RulingTerms, read};
use arbitro_exam::practice::history::{History, HistoryEntry};
use arbitro_exam::practice::learn::{LAW_ORDER, course};
use arbitro_exam::practice::memory::{Calendar, CandidateMemory};
use arbitro_exam::practice::progress::progress;
use arbitro_exam::practice::review::{ReviewQuestion, session};
use arbitro_exam::practice::tested_clauses;
use arbitro_laws::laws::LAWS;
use arbitro_laws::ruling::{Edition, Language};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

const DAYS: i64 = 120;
const MOST: usize = 12;
const DAY: i64 = 86_400;

/// The kind of a clause, by how well the candidate remembers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum RetentionKind {
    /// The candidate knew the clause before the practice.
    Known,
    Usual,
    /// The candidate soon forgets the clause in any case.
    Hard,
}

/// The candidate's actual memory of a clause: the probability of remembering after `t` days is `1 / (1 + t / 9s)`,
/// where `s` is the stability.
struct TrueMemory {
    kind: RetentionKind,
    stability: f64,
    last: Option<i64>,
    asked: Vec<i64>,
}

impl TrueMemory {
    fn chance(&self, day: i64) -> f64 {
        match self.last {
            Some(last) => 1.0 / (1.0 + (day - last) as f64 / (9.0 * self.stability)),
            None if self.kind == RetentionKind::Known => 0.95,
            None => 0.1,
        }
    }

    fn after(&mut self, remembered: bool, day: i64) {
        let (first, growth) = match self.kind {
            RetentionKind::Known => (40.0, 2.5),
            RetentionKind::Usual => (3.0, 2.2),
            RetentionKind::Hard => (0.7, 1.5),
        };
        let is_first = self.last.is_none();
        self.stability = if remembered && !is_first { self.stability * growth } else { first };
        self.last = Some(day);
        self.asked.push(day);
    }
}

struct SimulatedCandidate<'b> {
    truths: BTreeMap<&'b str, TrueMemory>,
    lot: ChaCha8Rng,
}

impl<'b> SimulatedCandidate<'b> {
    fn new(bank: &[ReviewQuestion<'b>]) -> SimulatedCandidate<'b> {
        let names = bank.iter().flat_map(|asked| asked.clauses.iter().copied());
        let mut truths = BTreeMap::new();
        for (place, name) in
            names.collect::<std::collections::BTreeSet<_>>().into_iter().enumerate()
        {
            let kind = [RetentionKind::Known, RetentionKind::Usual, RetentionKind::Hard][place % 3];
            truths.insert(name, TrueMemory { kind, stability: 1.0, last: None, asked: Vec::new() });
        }
        SimulatedCandidate { truths, lot: ChaCha8Rng::seed_from_u64(11) }
    }

    fn below(&mut self, chance: f64) -> bool {
        f64::from(self.lot.next_u32()) < chance * f64::from(u32::MAX)
    }

    /// Answers a question; the answer is right if the candidate remembers every clause, or by a guess. The candidate
    /// learns from the correction.
    fn answer(&mut self, asked: &ReviewQuestion<'b>, day: i64) -> bool {
        let mut all = true;
        for clause in &asked.clauses {
            let chance = self.truths[clause].chance(day);
            let remembered = self.below(chance);
            all &= remembered;
            self.truths.get_mut(clause).unwrap().after(remembered, day);
        }
        all || self.below(0.25)
    }

    /// Returns the expected share of clauses that the candidate would remember on a day.
    fn knows(&self, day: i64) -> f64 {
        let all: f64 = self.truths.values().map(|truth| truth.chance(day)).sum();
        all / self.truths.len() as f64
    }

    /// Returns the mean number of times that a clause of this kind was asked.
    fn asked(&self, kind: RetentionKind) -> f64 {
        let of_kind: Vec<usize> =
            self.truths.values().filter(|t| t.kind == kind).map(|t| t.asked.len()).collect();
        of_kind.iter().sum::<usize>() as f64 / of_kind.len() as f64
    }
}

fn entry<'h>(asked: &'h ReviewQuestion<'_>, day: i64, right: bool) -> HistoryEntry<'h> {
    let clauses = asked.clauses.join(" ").into();
    HistoryEntry { mark: None, right, clauses, ..HistoryEntry::mark(day * DAY, asked.id, true) }
}

fn bank(questions: &[Question]) -> Vec<ReviewQuestion<'_>> {
    let terms = RulingTerms::default();
    let asked = |question: &'_ Question| {
        tested_clauses(question, &terms).into_iter().map(|c| c.name()).collect()
    };
    let stands = questions.iter().filter(|question| question.belongs_to(terms.edition));
    let all = stands.map(|question| ReviewQuestion {
        id: &question.id,
        difficulty: question.difficulty,
        clauses: asked(question),
    });
    all.filter(|asked| !asked.clauses.is_empty()).collect()
}

#[test]
fn spaced_review_beats_random_practice() {
    let cases = embedded().into_iter().map(|(name, text)| read(name, text).case);
    let items: Vec<Question> = cases.flat_map(|case| case.questions).collect();
    let bank = bank(&items);
    let calendar = Calendar::default();

    let mut scheduled = SimulatedCandidate::new(&bank);
    let mut at_random = SimulatedCandidate::new(&bank);
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let mut history = History::default();
    let (mut latest, mut questions) = (0, 0);
    let mut shares = [0.0; 2];
    for day in 1..=DAYS {
        let memory = CandidateMemory::of(&history, calendar);
        let overdue = memory.clauses().map(|(_, unit)| day - unit.due).max().unwrap_or(0);
        latest = latest.max(overdue);
        let today = session(&memory, &bank, day, MOST, day as u64);
        assert!(today.questions.len() <= MOST);
        for place in &today.questions {
            let right = scheduled.answer(&bank[*place], day);
            history.entries.push(entry(&bank[*place], day, right));
            let other = rng.next_u32() as usize % bank.len();
            at_random.answer(&bank[other], day);
            questions += 1;
        }
        shares[0] += scheduled.knows(day) / DAYS as f64;
        shares[1] += at_random.knows(day) / DAYS as f64;
    }
    let asked = [RetentionKind::Known, RetentionKind::Usual, RetentionKind::Hard]
        .map(|kind| scheduled.asked(kind));
    let never = |candidate: &SimulatedCandidate<'_>| {
        candidate.truths.values().filter(|truth| truth.asked.is_empty()).count()
    };
    let told = format!(
        "{} clauses, {questions} questions in {DAYS} days; known at the end {:.3} and {:.3} at random, over all days \
         {:.3} and {:.3}; asked {asked:.1?} (known, usual, hard); never asked {} and {}; at most {latest} days late",
        scheduled.truths.len(),
        scheduled.knows(DAYS),
        at_random.knows(DAYS),
        shares[0],
        shares[1],
        never(&scheduled),
        never(&at_random),
    );
    println!("{told}");
    assert!(scheduled.knows(DAYS) > at_random.knows(DAYS) + 0.03, "{told}");
    assert!(asked[0] < asked[1] && asked[1] < asked[2], "{told}");
    assert!(asked[0] * 1.5 < asked[2], "{told}");
    assert_eq!(never(&scheduled), 0, "{told}");
    // The least remembered clauses are asked first, so only well remembered clauses are overdue, by at most 30 days.
    assert!(latest <= 30, "{told}");
}

#[test]
fn missed_clauses_are_due_tomorrow_and_known_ones_later() {
    let calendar = Calendar::default();
    let asked = |clauses| ReviewQuestion { id: "q", difficulty: 1, clauses };
    let (missed, known) = (asked(vec!["45A"]), asked(vec!["46B"]));
    let mut history = History::default();
    history.entries.push(entry(&missed, 1, false));
    let mut gaps = Vec::new();
    let mut day = 1;
    for _ in 0..5 {
        history.entries.push(entry(&known, day, true));
        let due = CandidateMemory::of(&history, calendar).clause("46B").unwrap().due;
        gaps.push(due - day);
        day = due;
    }
    let memory = CandidateMemory::of(&history, calendar);
    assert_eq!(memory.clause("45A").unwrap().due, 2);
    // A clause without a question cannot be asked, so neither the progress nor the session counts it as due.
    let there = BTreeSet::from(["45A"]);
    let stands = progress(&history, &memory, &there, calendar, 1000);
    assert_eq!(stands.due, 1);
    assert_eq!(stands.due, session(&memory, &[missed], 1000, MOST, 1).due);
    assert!(gaps.windows(2).all(|pair| pair[1] > pair[0]), "{gaps:?}");
    assert!(memory.clause("46B").unwrap().retention(day) > 0.85);
}

/// A clause can still be learned, however often it was missed.
#[test]
fn clauses_missed_a_hundred_times_are_still_learned() {
    let calendar = Calendar::default();
    let missed = ReviewQuestion { id: "q", difficulty: 1, clauses: vec!["45A"] };
    for apart in [0, 1] {
        let mut history = History::default();
        history.entries.extend((0..100).map(|time| entry(&missed, 1 + time * apart, false)));
        let mut day = CandidateMemory::of(&history, calendar).clause("45A").unwrap().due;
        for _ in 0..8 {
            history.entries.push(entry(&missed, day, true));
            let unit = *CandidateMemory::of(&history, calendar).clause("45A").unwrap();
            assert!(unit.due > day && unit.retention(day) == 1.0, "{unit:?}");
            day = unit.due;
        }
        let last = *CandidateMemory::of(&history, calendar).clause("45A").unwrap();
        assert!(last.due - last.last > 7, "{last:?}");
    }
}

#[test]
fn a_misconception_is_reviewed_until_avoided() {
    let calendar = Calendar::default();
    let base = ReviewQuestion { id: "q", difficulty: 1, clauses: vec!["45A"] };
    let mut fell = entry(&base, 1, false);
    fell.lures = "45A/role 45A/card".into();
    fell.fell = "45A/role".into();
    let mut history = History { entries: vec![fell.clone()], broken: Vec::new() };
    let unit = |history: &History<'_>| {
        let memory = CandidateMemory::of(history, calendar);
        memory.misconceptions().map(|(name, unit)| (name.to_owned(), unit.due)).collect::<Vec<_>>()
    };
    assert_eq!(
        unit(&history),
        [("45A/role".to_owned(), 2)],
        "an option not chosen shows no misconception"
    );
    let resisted = HistoryEntry { right: true, fell: "".into(), at: 2 * DAY, ..fell };
    history.entries.push(resisted);
    assert!(unit(&history)[0].1 > 3);
}

#[test]
fn missed_questions_return_on_the_same_day_until_right() {
    let calendar = Calendar::default();
    let bank: Vec<ReviewQuestion<'_>> = [("one", "45A"), ("other", "45A"), ("third", "46B")]
        .map(|(id, clause)| ReviewQuestion { id, difficulty: 1, clauses: vec![clause] })
        .into();
    let mut history = History::default();
    // All new clauses of the day have been asked, so only a missed clause can be asked.
    let begun: Vec<String> = (0..10).map(|number| format!("50X{number}")).collect();
    for clause in &begun {
        let clauses = clause.clone().into();
        let id = clause.clone().into();
        history.entries.push(HistoryEntry { id, clauses, ..entry(&bank[0], 1, true) });
    }
    history.entries.push(entry(&bank[2], 1, true));
    history.entries.push(entry(&bank[0], 1, false));
    let offered = |history: &History<'_>, day| {
        session(&CandidateMemory::of(history, calendar), &bank, day, MOST, 1).questions
    };
    assert_eq!(
        offered(&history, 1),
        [1],
        "the missed clause is asked with the question not yet seen"
    );
    history.entries.push(entry(&bank[1], 1, true));
    assert!(offered(&history, 1).is_empty(), "the missed clause has been answered right");
}

#[test]
fn the_course_teaches_each_law_once_and_begins_with_the_card_played() {
    let mut laws: Vec<u8> = LAWS.iter().map(|law| law.oldest_number()).collect();
    let mut order = LAW_ORDER.to_vec();
    order.sort_unstable();
    laws.sort_unstable();
    assert_eq!(order, laws, "the course has every Law once");
    let cases = embedded().into_iter().map(|(name, text)| read(name, text).case);
    let questions: Vec<Question> = cases.flat_map(|case| case.questions).collect();
    for edition in Edition::ALL {
        let terms = RulingTerms { edition, ..RulingTerms::default() };
        let stands: Vec<&Question> =
            questions.iter().filter(|question| question.belongs_to(edition)).collect();
        let steps = course(&stands, &terms);
        let taught = steps.iter().filter(|step| step.questions().next().is_some());
        let names: Vec<&str> = taught.map(|step| step.clause.name()).collect();
        let first = |of: &str| names.iter().position(|name| name.starts_with(of)).unwrap();
        assert!(names[0].starts_with("45"), "{edition:?}: {}", names[0]);
        assert!(first("45") < first("46") && first("46") < first("61"), "{edition:?}");
        assert!(
            first("61") < first("10"),
            "an irregularity that is hard to see comes before the director's powers"
        );
    }
}

/// Returns the progress after `answers` right answers to one question, one a day: as text, as JSON and as a page.
fn stands_after(answers: i64) -> [String; 3] {
    let known = ReviewQuestion { id: "45-01", difficulty: 1, clauses: vec!["45A"] };
    let mut history = History::default();
    history.entries.extend((1..=answers).map(|day| entry(&known, day, true)));
    let calendar = Calendar::default();
    let memory = CandidateMemory::of(&history, calendar);
    let there = BTreeSet::from(["45A", "61A"]);
    let progress = progress(&history, &memory, &there, calendar, answers);
    let words = Words::new(Language::English, true);
    let edition = Edition::default();
    let json = serde_json::to_string(&pages::json(&progress, answers, edition)).unwrap();
    let html = pages::html(&words, &progress, answers, edition);
    [term::plain(&pages::document(&words, &progress, answers, edition)), json, html.unwrap()]
}

#[test]
fn a_few_answers_claim_no_mastery() {
    let [text, json, html] = stands_after(2);
    let body = html.split_once("<body>").unwrap().1;
    for (page, bar) in [(text.as_str(), "#"), (body, "class=\"bar\"")] {
        assert!(page.contains("too few to say"), "{page}");
        assert!(
            !page.contains(" %") && !page.contains(bar),
            "a page without a share has no bar: {page}"
        );
    }
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["too_few"], true);
    for law in json["laws"].as_array().unwrap() {
        assert_eq!(law["too_few"], true);
        assert!(law["mastery"].is_number(), "the JSON still has the mastery");
    }
    let [text, json, html] = stands_after(12);
    assert!(text.contains("100 %") && text.contains("####") && html.contains("100 %"), "{text}");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["too_few"], false);
    let few = |law: u8| {
        let laws = json["laws"].as_array().unwrap();
        laws.iter().find(|of| of["law"] == law).unwrap()["too_few"].clone()
    };
    assert_eq!((few(45), few(61)), (false.into(), true.into()));
}
