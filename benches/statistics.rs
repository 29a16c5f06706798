//! Benchmarks of the statistics, with up to ten thousand sheets of forty questions on one core.
#![allow(clippy::disallowed_methods, clippy::expect_used, clippy::panic, clippy::unwrap_used)]

use arbitro_exam::results::{
    AnswerOutcome, CandidateResult, CitationLevel, MarkedAnswer, MarkedQuestion, Results,
    ResultsScoring, ResultsStage,
};
use arbitro_exam::stats::Statistics;
use divan::Bencher;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

fn main() {
    divan::main();
}

/// Computes the statistics from parsed results.
#[divan::bench(args = [40, 1000, 10_000], sample_count = 20)]
fn statistics(bencher: Bencher<'_, '_>, sheets: usize) {
    let results = results(sheets, 40);
    bencher.bench(|| Statistics::of(&results));
}

/// Parses a results file.
#[divan::bench(args = [40, 10_000], sample_count = 10)]
fn reading(bencher: Bencher<'_, '_>, sheets: usize) {
    let text = serde_json::to_vec(&results(sheets, 40)).expect("results can be written");
    bencher.bench(|| Results::read(&text).is_ok());
}

/// Returns random results; the same arguments give the same results.
fn results(sheets: usize, asked: usize) -> Results {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let questions: Vec<MarkedQuestion> = (0..asked)
        .map(|at| MarkedQuestion {
            id: format!("{}-{at:02}", 40 + at % 20),
            article: (40 + at % 20) as u8,
            difficulty: 2,
            options: 4,
            right: vec![at % 4],
            max: 150,
            dropped: false,
            policy: None,
            texts: Vec::new(),
            overlooked: Vec::new(),
        })
        .collect();
    let candidates = (0..sheets).map(|at| candidate(at, &questions, &mut rng)).collect();
    Results {
        format: 1,
        program: "0.1.0".to_owned(),
        stage: ResultsStage {
            title: "Prova".to_owned(),
            date: "2026-12-05".to_owned(),
            edition: 2007,
            doctrine: "school".to_owned(),
            stage_hash: String::new(),
            bank_hash: String::new(),
            lock_hash: String::new(),
        },
        scoring: ResultsScoring {
            pass: String::new(),
            pass_mark: Some(2900),
            pass_percent: None,
            max: 6000,
        },
        regraded: false,
        questions,
        candidates,
        unmarked: Vec::new(),
        waived: Vec::new(),
        problems: Vec::new(),
    }
}

fn candidate(at: usize, questions: &[MarkedQuestion], rng: &mut ChaCha8Rng) -> CandidateResult {
    let answer = |(place, question): (usize, &MarkedQuestion)| {
        let chosen = rng.next_u32() as usize % question.options;
        let right = question.right.contains(&chosen);
        let (answer_mark, clause_mark) =
            (if right { 100 } else { -50 }, if rng.next_u32().is_multiple_of(2) { 50 } else { 0 });
        MarkedAnswer {
            question: question.id.clone(),
            place: place as u32 + 1,
            chosen: vec![chosen],
            cited: Some("45C4b".to_owned()),
            outcome: if right { AnswerOutcome::Right } else { AnswerOutcome::Wrong },
            clause: Some(if clause_mark > 0 { CitationLevel::Exact } else { CitationLevel::Wrong }),
            answer_mark,
            clause_mark,
            mark: answer_mark + clause_mark,
        }
    };
    let answers: Vec<MarkedAnswer> = questions.iter().enumerate().map(answer).collect();
    let score = answers.iter().map(|answer| answer.mark).sum();
    CandidateResult {
        id: format!("c{at}"),
        name: format!("Candidato {at}"),
        form: None,
        receipt: None,
        score,
        max: 6000,
        passed: score >= 2900,
        kept: false,
        salvaged: None,
        answers,
    }
}
