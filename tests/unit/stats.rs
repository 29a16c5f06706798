//! Compares the statistics with values computed by hand, and with a direct implementation of the formulas.

use arbitro_exam::results::{
    AnswerOutcome, CandidateResult, CitationLevel, FORMAT, MarkedAnswer, MarkedQuestion, Results,
    ResultsFault, ResultsScoring, ResultsStage,
};
use arbitro_exam::stats::borderline::StandardError;
use arbitro_exam::stats::interval::f_quantile;
use arbitro_exam::stats::overall::ReliabilityMethod;
use arbitro_exam::stats::question::{QuestionStatistics, ReviewReason};
use arbitro_exam::stats::stage_comparison::StageComparison;
use arbitro_exam::stats::{MissingReason, Statistics};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// Returns a question worth `max` hundredths of a point, with three options; the first option is right.
fn question(number: usize, max: i64) -> MarkedQuestion {
    MarkedQuestion {
        id: format!("45-{number:02}"),
        article: 45,
        difficulty: 2,
        options: 3,
        right: vec![0],
        max,
        dropped: false,
        policy: None,
        texts: Vec::new(),
        overlooked: Vec::new(),
    }
}

/// Returns an answer with this mark, in hundredths of a point: blank at -100, wrong at any other mark up to zero, right
/// from the maximum or from one point, whichever is less, and otherwise partly right.
fn answer(question: &MarkedQuestion, place: usize, mark: i64) -> MarkedAnswer {
    let outcome = match mark {
        -100 => AnswerOutcome::Blank,
        mark if mark <= 0 => AnswerOutcome::Wrong,
        mark if mark >= question.max.min(100) => AnswerOutcome::Right,
        _ => AnswerOutcome::Partial,
    };
    let chosen = match outcome {
        AnswerOutcome::Right => vec![0],
        AnswerOutcome::Partial => vec![0, 1],
        AnswerOutcome::Wrong => vec![2],
        AnswerOutcome::Blank => Vec::new(),
    };
    MarkedAnswer {
        question: question.id.clone(),
        place: place as u32,
        chosen,
        cited: None,
        outcome,
        clause: None,
        answer_mark: mark,
        clause_mark: 0,
        mark,
    }
}

/// Returns results with these marks in hundredths of a point, one row for each candidate; the mark of a question not
/// asked is `None`.
fn results(maxima: &[i64], rows: &[Vec<Option<i64>>]) -> Results {
    let questions: Vec<MarkedQuestion> =
        maxima.iter().enumerate().map(|(at, max)| question(at + 1, *max)).collect();
    let whole = maxima.iter().sum();
    let candidate = |(at, row): (usize, &Vec<Option<i64>>)| {
        let put = || questions.iter().zip(row).filter_map(|(one, mark)| Some((one, (*mark)?)));
        let score = put().map(|(_, mark)| mark).sum();
        CandidateResult {
            id: format!("c{at:03}"),
            name: format!("Candidato {at}"),
            form: None,
            receipt: None,
            score,
            max: put().map(|(one, _)| one.max).sum(),
            passed: 2 * score >= whole,
            kept: false,
            salvaged: None,
            answers: put()
                .enumerate()
                .map(|(place, (one, mark))| answer(one, place + 1, mark))
                .collect(),
        }
    };
    Results {
        format: 2,
        program: "0.1.0".to_owned(),
        stage: ResultsStage {
            title: "Prova".to_owned(),
            date: "2026-12-05".to_owned(),
            edition: 2007,
            doctrine: "school".to_owned(),
            stage_hash: "a".to_owned(),
            bank_hash: "b".to_owned(),
            lock_hash: "c".to_owned(),
        },
        scoring: ResultsScoring {
            pass: "metà".to_owned(),
            pass_mark: Some(whole / 2),
            pass_percent: None,
            max: whole,
        },
        candidates: rows.iter().enumerate().map(candidate).collect(),
        regraded: false,
        questions,
        waived: Vec::new(),
        unmarked: Vec::new(),
        problems: Vec::new(),
    }
}

/// Repeats every row `count` times; sums of squares grow by the same factor, and their ratios stay the same.
fn times(count: usize, rows: &[[i64; 5]]) -> Vec<Vec<Option<i64>>> {
    let all = rows.iter().cycle().take(count * rows.len());
    all.map(|row| row.iter().map(|mark| Some(*mark)).collect()).collect()
}

fn near(one: f64, other: f64) {
    assert!((one - other).abs() <= 1e-9 * other.abs().max(1.0), "{one} is not {other}");
}

fn index(question: &QuestionStatistics) -> f64 {
    question.discrimination.unwrap().value
}

/// Four candidates (A to D) and five questions, whose answers are right (1) or wrong (0):
///
/// ```text
///      1 2 3 4 5  total        SS is Σx² - (Σx)²/4, SP is Σxy - ΣxΣy/4
/// A    1 1 1 1 0    4          totals: SS = 35 - 121/4 = 4.75
/// B    1 1 1 0 0    3          questions: SS = 0, 0.75, 1, 0.75, 0.75, together 3.25
/// C    1 1 0 0 1    3          alpha = 5/4 (1 - 3.25/4.75) = 15/38
/// D    1 0 0 0 0    1
///
///    rest A B C D   SS      SP             index             SP sorted        efficiency
/// 2       3 2 2 1   2       7 - 6    = 1    1/√1.5            1                100
/// 3       3 2 3 1   2.75    5 - 4.5  = 0.5  0.5/√2.75         6 - 4.5 = 1.5    100/3
/// 4       3 3 3 1   3       3 - 2.5  = 0.5  0.5/√2.25 = 1/3   0.5              100
/// 5       4 3 2 1   5       2 - 2.5 = -0.5  -0.5/√3.75        4 - 2.5 = 1.5    -100/3
/// ```
///
/// Each candidate's sheet is used three times, so that the stage has twelve candidates.
#[test]
fn right_and_wrong_worked_by_hand() {
    let rows = [[1, 1, 1, 1, 0], [1, 1, 1, 0, 0], [1, 1, 0, 0, 1], [1, 0, 0, 0, 0]];
    let rows = rows.map(|row| row.map(|mark| 100 * mark));
    let statistics = Statistics::of(&results(&[100; 5], &times(3, &rows)));
    let [one, two, three, four, five] = statistics.questions.as_slice() else { panic!() };
    assert_eq!(one.discrimination, Err(MissingReason::NoSpread));
    assert_eq!(one.efficiency, Err(MissingReason::NoSpread));
    let indices = [1.0 / 1.5f64.sqrt(), 0.5 / 2.75f64.sqrt(), 1.0 / 3.0, -0.5 / 3.75f64.sqrt()];
    let efficiencies = [100.0, 100.0 / 3.0, 100.0, -100.0 / 3.0];
    // The sum of products (SP) of a mark with the total is the mark's SP with the rest of the total plus the sum of
    // squares (SS) of the mark.
    let with_total = [1.75f64, 1.5, 1.25, 0.25];
    let roots: f64 = with_total.iter().map(|covariance| covariance.sqrt()).sum();
    for (at, question) in [two, three, four, five].into_iter().enumerate() {
        near(index(question), 100.0 * indices[at]);
        near(question.efficiency.unwrap(), efficiencies[at]);
        near(question.weight.unwrap(), 100.0 * with_total[at].sqrt() / roots);
        // Each mark is 1 or 0, so the point-biserial correlation equals the index.
        near(question.point_biserial.unwrap().value, indices[at]);
    }
    near(one.weight.unwrap(), 0.0);
    near(two.facility.unwrap(), 0.75);
    // The SS of 0.75, three times, is divided by eleven.
    near(two.deviation.unwrap(), (2.25f64 / 11.0).sqrt());
    assert!(two.review.is_empty());
    assert_eq!(five.review, [ReviewReason::NegativeDiscrimination, ReviewReason::LowEfficiency]);

    let reliability = &statistics.whole.reliability;
    assert_eq!((reliability.method, reliability.common), (ReliabilityMethod::Kr20, 5));
    let alpha = reliability.consistency.unwrap();
    near(alpha.value, 1500.0 / 38.0);
    // Feldt's interval multiplies 23/38 by the quantiles of F with 11 and 44 degrees of freedom, and subtracts the
    // products from 1.
    near(alpha.interval.low, 100.0 - 2300.0 / 38.0 * f_quantile(0.975, 11.0, 44.0));
    near(alpha.interval.high, 100.0 - 2300.0 / 38.0 * f_quantile(0.025, 11.0, 44.0));
    let deviation = (14.25f64 / 11.0).sqrt();
    near(reliability.error_ratio.unwrap(), 100.0 * (23.0f64 / 38.0).sqrt());
    near(reliability.standard_error.unwrap(), (23.0f64 / 38.0).sqrt() * deviation);

    // The deviations from the mean, 2.75, are 1.25, 0.25, 0.25, -1.75, so that m2 = 1.1875, m3 = -0.84375, m4 =
    // 2.95703125; for twelve candidates k2 = 14.25/11, k3 = 144 m3/110, k4 = 144 (13 m4 - 33 m2²)/990 = -144 ·
    // 8.09375/990.
    let scores = statistics.whole.scores.as_ref().unwrap();
    let k2: f64 = 14.25 / 11.0;
    near(scores.mean, 2.75);
    near(scores.median, 3.0);
    near(scores.deviation.unwrap(), deviation);
    near(scores.skewness.unwrap(), -144.0 * 0.84375 / 110.0 / k2.powf(1.5));
    near(scores.kurtosis.unwrap(), -144.0 * 8.09375 / 990.0 / (k2 * k2));
    assert_eq!((scores.least, scores.most), (1.0, 4.0));
}

/// Partial credit and negative marks, in halves of a point (right 2, wrong -1, blank -2). The first question is worth
/// 3, and candidate D got one half for the last question as partial credit:
///
/// ```text
///      1    2   3   4   5   total     totals: sum 14.5, SS = 193.25 - 52.5625 = 140.6875
/// A    3    2   2   2   2   11        SS of 1: 17.25 - 3.0625 = 14.1875; of 2: 16 - 4 = 12
/// B    2.5  2  -1   2   2   7.5       of 3: 10 - 1 = 9; of 4: 10 - 1 = 9; of 5: 13 - 2.25 = 10.75
/// C   -1    2   2  -1  -2   0         alpha = 5/4 (1 - 54.9375/140.6875)
/// D   -1   -2  -1  -1   1   -4
///
///    rest A B C D      SS                          SP                        SP sorted
/// 1       8 5 1 -3     99 - 30.25 = 68.75          38.5 - 9.625 = 28.875     the same: efficiency 100
/// 5       9 5.5 2 -5   140.25 - 33.0625 = 107.1875 20 - 8.625 = 11.375       41 - 8.625 = 32.375
/// ```
#[test]
fn partial_credit_and_negative_marks_worked_by_hand() {
    let rows = [
        [150, 100, 100, 100, 100],
        [125, 100, -50, 100, 100],
        [-50, 100, 100, -50, -100],
        [-50, -100, -50, -50, 50],
    ];
    let statistics = Statistics::of(&results(&[150, 100, 100, 100, 100], &times(3, &rows)));
    let (first, last) = (&statistics.questions[0], &statistics.questions[4]);
    near(first.mean.unwrap(), 0.4375);
    near(first.facility.unwrap(), 0.4375 / 1.5);
    assert_eq!(first.facility_interval, Err(MissingReason::NoShare));
    near(index(first), 100.0 * 28.875 / (14.1875f64 * 68.75).sqrt());
    near(first.efficiency.unwrap(), 100.0);
    near(index(last), 100.0 * 11.375 / (10.75f64 * 107.1875).sqrt());
    near(last.efficiency.unwrap(), 1300.0 / 37.0);
    // The last question was answered right, right, blank and partly right, which counts as 1 1 0 0: SS 1, SP 14.5 -
    // 5.75.
    near(last.point_biserial.unwrap().value, 8.75 / 107.1875f64.sqrt());
    assert_eq!(last.right.unwrap().count, 6);
    assert_eq!((last.outcomes.partial, last.outcomes.blank), (3, 3));
    let reliability = &statistics.whole.reliability;
    assert_eq!(reliability.method, ReliabilityMethod::Alpha);
    near(reliability.consistency.unwrap().value, 125.0 * (1.0 - 54.9375 / 140.6875));

    // The thirds follow from the ranks: D 1-3, C 4-6, B 7-9, A 10-12. The middle rank of B is 8, and the middle rank of
    // C is 5, so both are in the middle third.
    assert_eq!(statistics.whole.thirds, Ok([3, 6, 3]));
    // A and B chose only the first option of the last question, and D chose it together with another option.
    let option = &last.options[0].chosen;
    assert_eq!((option.count, option.thirds), (9, Some([3, 3, 3])));
    near(option.mean_total.unwrap(), (5.5 + 3.75 - 2.0) / 3.0);
    assert_eq!((last.blank.count, last.blank.thirds), (3, Some([0, 3, 0])));
    near(last.blank.mean_total.unwrap(), 0.0);
}

fn pick(rng: &mut ChaCha8Rng, bound: usize) -> usize {
    rng.next_u32() as usize % bound
}

/// Returns results with random marks; if papers may differ, one question in five is not asked.
fn random(seed: u64, same_papers: bool) -> Results {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let maxima: Vec<i64> = (0..5 + pick(&mut rng, 8)).map(|_| 100).collect();
    let mut row = |_| {
        let mut mark = |_: &i64| {
            let put = same_papers || pick(&mut rng, 5) > 0;
            put.then(|| [100, 100, 75, 50, 0, -50, -100][pick(&mut rng, 7)])
        };
        maxima.iter().map(&mut mark).collect::<Vec<_>>()
    };
    let rows: Vec<_> = (0..20 + (seed as usize % 20)).map(&mut row).collect();
    results(&maxima, &rows)
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// Computes the sample covariance in two passes.
fn covariance(xs: &[f64], ys: &[f64]) -> f64 {
    let (x, y) = (mean(xs), mean(ys));
    xs.iter().zip(ys).map(|(one, two)| (one - x) * (two - y)).sum::<f64>() / (xs.len() as f64 - 1.0)
}

fn ascending(values: &[f64]) -> Vec<f64> {
    let mut values = values.to_vec();
    values.sort_by(f64::total_cmp);
    values
}

#[test]
fn random_marks_agree_with_the_formulas() {
    for seed in 0..40 {
        let results = random(seed, seed % 2 == 0);
        let statistics = Statistics::of(&results);
        let total = |one: &CandidateResult| {
            one.answers.iter().map(|answer| answer.mark as f64).sum::<f64>() / 100.0
        };
        let mut variances = 0.0;
        for question in &statistics.questions {
            let asked: Vec<(f64, f64, f64)> = results
                .candidates
                .iter()
                .filter_map(|one| {
                    let answer =
                        one.answers.iter().find(|answer| answer.question == question.id)?;
                    let right = f64::from(u8::from(answer.outcome == AnswerOutcome::Right));
                    Some((answer.mark as f64 / 100.0, total(one), right))
                })
                .collect();
            let marks: Vec<f64> = asked.iter().map(|one| one.0).collect();
            let rests: Vec<f64> = asked.iter().map(|one| one.1 - one.0).collect();
            let rights: Vec<f64> = asked.iter().map(|one| one.2).collect();
            assert_eq!(question.asked, asked.len());
            near(question.facility.unwrap(), mean(&marks));
            near(question.deviation.unwrap(), covariance(&marks, &marks).sqrt());
            let both = covariance(&marks, &rests);
            let root = (covariance(&marks, &marks) * covariance(&rests, &rests)).sqrt();
            near(index(question), 100.0 * both / root);
            let most = covariance(&ascending(&marks), &ascending(&rests));
            near(question.efficiency.unwrap(), 100.0 * both / most);
            let root = (covariance(&rights, &rights) * covariance(&rests, &rests)).sqrt();
            near(question.point_biserial.unwrap().value, covariance(&rights, &rests) / root);
            variances += covariance(&marks, &marks);
        }
        let reliability = &statistics.whole.reliability;
        if seed % 2 == 0 {
            let totals: Vec<f64> = results.candidates.iter().map(total).collect();
            let k = results.questions.len() as f64;
            let alpha = k / (k - 1.0) * (1.0 - variances / covariance(&totals, &totals));
            near(reliability.consistency.unwrap().value, 100.0 * alpha);
            assert!(reliability.same_papers);
            let weights = statistics.questions.iter().filter_map(|question| question.weight.ok());
            near(weights.sum(), 100.0);
        } else {
            assert!(!reliability.same_papers);
            let weight = statistics.questions[0].weight;
            assert_eq!(weight, Err(MissingReason::DifferentPapers));
        }
    }
}

fn shuffle<T>(items: &mut [T], rng: &mut ChaCha8Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, pick(rng, last + 1));
    }
}

#[test]
fn the_order_of_candidates_questions_and_answers_changes_no_digit() {
    for seed in 0..20 {
        let results = random(seed, seed % 2 == 0);
        let mut turned = results.clone();
        let mut rng = ChaCha8Rng::seed_from_u64(seed + 1000);
        shuffle(&mut turned.candidates, &mut rng);
        shuffle(&mut turned.questions, &mut rng);
        for candidate in &mut turned.candidates {
            shuffle(&mut candidate.answers, &mut rng);
        }
        assert_ne!(results, turned);
        assert_eq!(Statistics::of(&results), Statistics::of(&turned));
    }
}

#[test]
fn a_constant_on_every_mark_of_a_question_changes_no_discrimination() {
    for seed in 0..10 {
        let results = random(seed, true);
        let mut raised = results.clone();
        let id = results.questions[2].id.clone();
        for candidate in &mut raised.candidates {
            for answer in candidate.answers.iter_mut().filter(|answer| answer.question == id) {
                answer.mark += 37;
            }
        }
        let (one, two) = (Statistics::of(&results), Statistics::of(&raised));
        for (before, after) in one.questions.iter().zip(&two.questions) {
            assert_eq!(before.discrimination, after.discrimination);
            assert_eq!(before.efficiency, after.efficiency);
            assert_eq!(before.point_biserial, after.point_biserial);
            assert_eq!(before.weight, after.weight);
        }
        assert_eq!(one.whole.reliability.consistency, two.whole.reliability.consistency);
        assert_ne!(one.questions[2].facility, two.questions[2].facility);
    }
}

/// With nine candidates or four questions, the numbers that need more are missing; with ten and five, the numbers are
/// present.
#[test]
fn numbers_are_omitted_for_too_few_candidates() {
    let rows = |count: usize, questions: usize| -> Vec<Vec<Option<i64>>> {
        let mark = |at: usize, question: usize| Some(if at > question { 100 } else { 0 });
        (0..count).map(|at| (0..questions).map(|one| mark(at, one)).collect()).collect()
    };
    let few = Statistics::of(&results(&[100; 5], &rows(9, 5)));
    let silence = MissingReason::FewCandidates { are: 9, wanted: 10 };
    let question = &few.questions[0];
    assert_eq!(question.discrimination, Err(silence));
    assert_eq!(question.efficiency, Err(silence));
    assert_eq!(question.weight, Err(silence));
    assert_eq!(question.point_biserial, Err(silence));
    assert!(question.review.is_empty() && question.facility.is_ok());
    assert_eq!(few.whole.reliability.consistency, Err(silence));
    assert_eq!(few.whole.shape, Err(silence));
    assert_eq!(few.whole.scores.unwrap().skewness, None);
    assert!(few.whole.thirds.is_ok());
    let eight = Statistics::of(&results(&[100; 5], &rows(8, 5)));
    assert_eq!(eight.whole.thirds, Err(MissingReason::FewCandidates { are: 8, wanted: 9 }));
    assert_eq!(eight.questions[0].options[0].chosen.thirds, None);
    let short = Statistics::of(&results(&[100; 4], &rows(10, 4)));
    let silence = MissingReason::FewCommonQuestions { are: 4, wanted: 5 };
    assert_eq!(short.whole.reliability.consistency, Err(silence));
    assert_eq!(short.borderline.error, Err(MissingReason::FewQuestions { are: 4, wanted: 5 }));
    let enough = Statistics::of(&results(&[100; 5], &rows(10, 5)));
    assert!(enough.questions[0].discrimination.is_ok());
    assert!(enough.whole.reliability.consistency.is_ok());
}

#[test]
fn a_dropped_question_counts_in_no_total() {
    let rows = times(3, &[[100, 0, 100, 100, 0], [0, 100, 100, 0, 0], [100, 0, 0, 0, 0], [0; 5]]);
    let mut with = results(&[100; 5], &rows);
    with.questions[4].dropped = true;
    // By the commission's decision, every candidate gets full marks for the dropped question.
    for candidate in &mut with.candidates {
        candidate.answers[4].mark = 100;
    }
    let without: Vec<Vec<_>> = rows.iter().map(|row| row[..4].to_vec()).collect();
    let (with, without) = (Statistics::of(&with), Statistics::of(&results(&[100; 4], &without)));
    assert_eq!(with.questions[..4], without.questions[..]);
    let dropped = &with.questions[4];
    assert_eq!(dropped.facility, Err(MissingReason::Dropped));
    assert_eq!(dropped.discrimination, Err(MissingReason::Dropped));
    assert_eq!((dropped.asked, dropped.outcomes.wrong), (12, 12));
    assert_eq!(with.whole.reliability.counted, 4);
}

/// Papers have six of seven questions, so each candidate has a separate standard error. For x right answers of k, the
/// standard error is √(x(k - x)/(k - 1)): √(8/5) = 1.265 for 4 of 6, 1 for 5 of 6, and zero for 6 of 6.
#[test]
fn near_the_pass_mark_by_points_and_by_percent() {
    let paper = |right: usize, without: usize| {
        let mut row = vec![Some(0); 7];
        row[without] = None;
        let put = (0..7).filter(|at| *at != without);
        for at in put.take(right) {
            row[at] = Some(100);
        }
        row
    };
    let mut results =
        results(&[100; 7], &[paper(2, 0), paper(4, 1), paper(5, 2), paper(6, 3), paper(3, 4)]);
    let near_by = |results: &Results| -> Vec<(String, f64)> {
        let statistics = Statistics::of(results);
        assert_eq!(statistics.borderline.error, Ok(StandardError::OfEach));
        let near = statistics.borderline.near;
        near.into_iter().map(|near| (near.id, near.distance)).collect()
    };
    // The pass mark is 4.5 points: 4 and 5 are half a point away; 3 is 1.5 away, and has an error of √(9/5) = 1.34.
    results.scoring.pass_mark = Some(450);
    assert_eq!(near_by(&results), [("c001".to_owned(), -0.5), ("c002".to_owned(), 0.5)]);
    // The pass mark is 65 % of six, 3.9: 4 is 0.1 above and 3 is 0.9 below; 5 is 1.1 above, with an error of 1.
    results.scoring.pass_mark = None;
    results.scoring.pass_percent = Some(65);
    assert_eq!(near_by(&results), [("c001".to_owned(), 0.1), ("c004".to_owned(), -0.9)]);
    results.scoring.pass_percent = None;
    assert_eq!(Statistics::of(&results).borderline.error, Err(MissingReason::NoPassMark));
}

#[test]
fn citations_are_counted_by_level() {
    let mut results = results(&[150; 5], &times(3, &[[100; 5], [0; 5], [100; 5], [0; 5]]));
    let credits = [(CitationLevel::Exact, 50), (CitationLevel::Article, 10)];
    for (at, candidate) in results.candidates.iter_mut().enumerate() {
        let (credit, mark) = credits[at % 2];
        let answer = &mut candidate.answers[0];
        (answer.clause, answer.clause_mark) = (Some(credit), mark);
        answer.mark += mark;
    }
    let statistics = Statistics::of(&results);
    let clauses = statistics.questions[0].clauses.as_ref().unwrap();
    let counts: Vec<usize> = clauses.iter().map(|clause| clause.cited.count).collect();
    assert_eq!(counts, [6, 0, 6, 0, 0]);
    let marks: Vec<Option<f64>> = clauses.iter().map(|clause| clause.mean_mark).collect();
    assert_eq!(marks, [Some(0.5), None, Some(0.1), None, None]);
    assert_eq!(statistics.questions[1].clauses, None);
}

/// Right answers of 3 in 4 and 1 in 2 give 4 in 6, which is the mean of 3/4 and 1/2 weighted by 4 and 2.
#[test]
fn stages_are_joined_by_question() {
    let column = |marks: &[i64]| marks.iter().map(|mark| vec![Some(*mark)]).collect::<Vec<_>>();
    let one = results(&[100], &column(&[100, 100, 100, 0]));
    let mut two = results(&[100], &column(&[100, 0]));
    let join = |two: &Results| {
        let (first, second) = (Statistics::of(&one), Statistics::of(two));
        StageComparison::of(&[(&one, &first), (two, &second)]).questions
    };
    let joined = join(&two);
    let pooled = joined[0].pooled.as_ref().unwrap();
    assert_eq!((pooled.asked, pooled.right.count), (6, 4));
    near(pooled.facility, 4.0 / 6.0);
    two.questions[0].right = vec![1];
    assert_eq!(join(&two)[0].pooled, Err(MissingReason::Changed));
    two.questions[0].id = "46-01".to_owned();
    for candidate in &mut two.candidates {
        candidate.answers[0].question = "46-01".to_owned();
    }
    let joined = join(&two);
    assert_eq!(joined.len(), 2);
    assert!(joined.iter().all(|joined| joined.pooled == Err(MissingReason::OneStage)));
}

#[test]
fn results_round_trip() {
    let results = random(3, false);
    let text = serde_json::to_string_pretty(&results).unwrap();
    assert_eq!(Results::read(text.as_bytes()), Ok(results));
    // Additional fields of a later version are not a fault.
    let more = text.replacen("\"pass\":", "\"blank\": -100, \"pass\":", 1);
    assert!(Results::read(more.as_bytes()).is_ok());
}

#[test]
fn faults_of_results_are_reported_with_their_line() {
    let results = results(&[100; 2], &[vec![Some(100), Some(0)], vec![Some(0), Some(0)]]);
    let good = serde_json::to_string_pretty(&results).unwrap();
    let line = |text: &str, what: &str| 1 + text[..text.find(what).unwrap()].matches('\n').count();
    let fault = |text: &str| Results::read(text.as_bytes()).unwrap_err();
    let cut = &good[..good.len() / 2];
    assert_eq!(fault(cut).what, ResultsFault::CutShort);
    assert_eq!(fault(cut).line, cut.lines().count());
    let wrong = good.replacen("\"outcome\": \"right\"", "\"outcome\": \"giusta\"", 1);
    let told = fault(&wrong);
    assert_eq!(told.line, line(&wrong, "giusta"));
    assert!(matches!(told.what, ResultsFault::Malformed(detail) if !detail.contains(" at line ")));
    let other = good.replacen("\"format\": 2", &format!("\"format\": {}", FORMAT + 1), 1);
    assert_eq!((fault(&other).line, fault(&other).what), (2, ResultsFault::Format(FORMAT + 1)));
    let twice = good.replacen("\"c001\"", "\"c000\"", 1);
    assert_eq!(fault(&twice).what, ResultsFault::Twice("c000".to_owned()));
    let last = good.rfind("\"45-02\"").unwrap();
    let stranger = format!("{}\"45-99\"{}", &good[..last], &good[last + 7..]);
    let told = fault(&stranger);
    assert_eq!(told.line, line(&stranger, "45-99"));
    assert!(
        matches!(told.what, ResultsFault::UnknownQuestion { question, .. } if question == "45-99")
    );
    let option = good.replacen("\"right\": [\n        0\n", "\"right\": [\n        3\n", 1);
    assert_eq!(line(&option, "45-01"), fault(&option).line);
    assert!(matches!(fault(&option).what, ResultsFault::NoOption { option: 3, .. }));
    let large = good.replacen("\"mark\": 100", "\"mark\": 99999999999", 1);
    assert_eq!(fault(&large).what, ResultsFault::Mark("45-01".to_owned()));
    let pass = good.replacen("\"pass_mark\": 100", "\"pass_mark\": 9223372036854775807", 1);
    assert_eq!(fault(&pass).what, ResultsFault::Mark("scoring".to_owned()));
    let many = good.replacen("\"options\": 3", "\"options\": 9223372036854775807", 1);
    assert_eq!(fault(&many).what, ResultsFault::Options("45-01".to_owned()));
    let mut nobody = results;
    nobody.candidates.clear();
    assert_eq!(fault(&serde_json::to_string(&nobody).unwrap()).what, ResultsFault::NoCandidates);
    let latin = Results::read(b"{\n\"\xe0\"}").unwrap_err();
    assert_eq!((latin.line, latin.what), (2, ResultsFault::NotText));
}
