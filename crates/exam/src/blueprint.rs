//! Checks a blueprint against the bank: which questions each row may take, whether all rows can be
//! met at once, which rows are short of questions, whether the pass mark can be reached, and
//! whether the Law of each minimum has questions.

use std::collections::HashSet;

use arbitro_cases::RulingTerms;
use arbitro_cases::check::is_proved;
use arbitro_cases::diag::{Code, Problem, Span};
use arbitro_cases::ids::{QuestionNames, common_stem, nearest_id};
use arbitro_cases::variant::Variant;
use arbitro_cases::{Case, Question};

use super::folder::is_fresh;
use super::key::AnswerKey;
use super::question_filter::LawOrClause;
use super::scoring::Points;
use super::stage::{BlueprintRow, QuestionKind, QuestionSource, Stage};

/// A question that may be drawn for a paper, with its key.
#[derive(Clone, Debug)]
pub struct PoolQuestion<'b> {
    /// The case of the question.
    pub case: &'b Case,
    /// The question.
    pub question: &'b Question,
    /// The question's key under the terms of the stage.
    pub key: AnswerKey,
    /// The variants that the stage allows and to which the question's texts can be adapted, with the written variant
    /// first; empty if no row of the blueprint takes the question. Not every variant is proved:
    /// [`PoolQuestion::is_proved`] tells.
    pub variants: Vec<Variant>,
}

impl PoolQuestion<'_> {
    /// Returns true if the question in this variant is proved and has the same key as the written question.
    pub fn is_proved(&self, variant: Variant, terms: &RulingTerms) -> bool {
        let holds = |question: &Question| {
            is_proved(question, terms) && AnswerKey::of(question, terms).as_ref() == Some(&self.key)
        };
        self.question.varied(variant).is_some_and(|varied| holds(&varied))
    }
}

impl BlueprintRow {
    /// Returns true if a question may be drawn for the row.
    pub fn takes(&self, case: &Case, question: &Question, key: &AnswerKey) -> bool {
        let is_from = match self.source {
            QuestionSource::Bank => !is_fresh(case),
            QuestionSource::Fresh => is_fresh(case),
            QuestionSource::Both => true,
        };
        is_from && self.is_of_kind(question, key)
    }

    /// Returns true if a question has the Law, difficulty, kind and tag that the row asks for, from whatever source. A
    /// Law in the row matches the Law in the question's id; a clause or paragraph matches a clause of the key.
    pub fn is_of_kind(&self, question: &Question, key: &AnswerKey) -> bool {
        let is_on = |cited: &LawOrClause| match cited {
            LawOrClause::Laws(laws) => laws.contains(&question.law_number()),
            LawOrClause::Clause(_) => key.clauses.iter().any(|number| cited.names(number)),
        };
        let is_of = |kind: &QuestionKind| match kind {
            QuestionKind::One => !question.several,
            QuestionKind::Several => question.several,
            QuestionKind::Clause => question.asks_clause,
        };
        self.law.as_ref().is_none_or(|laws| laws.cited.iter().any(is_on))
            && self.difficulty.as_ref().is_none_or(|range| range.contains(&question.difficulty))
            && self.kind.as_ref().is_none_or(is_of)
            && self.tag.as_ref().is_none_or(|tag| question.tags.contains(tag))
    }
}

/// Returns the questions of the cases that may be drawn for a stage: the questions that belong to the stage's edition,
/// are proved under its terms, and are not excluded.
pub fn pool<'b>(stage: &Stage, cases: &'b [Case], excluded: &[String]) -> Vec<PoolQuestion<'b>> {
    let questions =
        cases.iter().flat_map(|case| case.questions.iter().map(move |question| (case, question)));
    let pool_question = |(case, question): (&'b Case, &'b Question)| {
        let key = AnswerKey::of(question, &stage.terms)?;
        let is_asked = stage.rows.iter().any(|row| row.takes(case, question, &key));
        let switches = stage.variants;
        let variants =
            if is_asked { question.variants(switches.turn, switches.suits) } else { Vec::new() };
        Some(PoolQuestion { case, question, key, variants })
    };
    questions
        .filter(|(_, question)| {
            is_proved(question, &stage.terms) && !excluded.contains(&question.id)
        })
        .filter_map(pool_question)
        .collect()
}

/// Returns the ids of the questions that a stage excludes. The stage file names each excluded question by its id, or by
/// the common stem of lettered ids.
pub fn excluded(stage: &Stage, cases: &[Case]) -> Vec<String> {
    let named = QuestionNames::new(cases, stage.excluded.iter().map(|(name, _)| name.as_str()));
    let ids = cases.iter().flat_map(|case| &case.questions).map(|question| &question.id);
    ids.filter(|id| named.matches(id)).cloned().collect()
}

/// Reports each excluded question of a stage file that is neither an id nor a common stem of ids in the cases.
pub fn unknown(stage: &Stage, cases: &[Case]) -> Vec<Problem> {
    let ids = || cases.iter().flat_map(|case| &case.questions).map(|question| question.id.as_str());
    let known: HashSet<&str> = ids().chain(ids().filter_map(common_stem)).collect();
    let unknown = stage.excluded.iter().filter(|(id, _)| !known.contains(id.as_str()));
    let problem = |(id, span): &(String, Span)| {
        let problem = Problem::new(Code::NotInBank, span.clone()).with("id", id);
        match nearest_id(id, ids()) {
            Some(near) => problem.with("near", near),
            None => problem,
        }
    };
    unknown.map(problem).collect()
}

/// The result of checking a blueprint against a pool.
pub struct BlueprintCheck {
    /// The questions that each row may take, by their indexes in the pool of questions.
    pub eligible: Vec<Vec<usize>>,
    /// The rows that have too few questions.
    pub shortages: Vec<Shortage>,
    /// The problems of the stage file that appear only when the stage is compared with the pool.
    pub problems: Vec<Problem>,
}

impl BlueprintCheck {
    /// Returns true if a row is part of a shortage.
    pub fn is_short_row(&self, row: usize) -> bool {
        self.shortages.iter().any(|shortage| shortage.rows.contains(&row))
    }
}

/// Checks a blueprint, and the pass mark and minima of its stage, against a pool of questions.
pub fn check_blueprint(stage: &Stage, pool: &[PoolQuestion<'_>]) -> BlueprintCheck {
    let eligible = eligible(&stage.rows, pool);
    let counts: Vec<usize> = stage.rows.iter().map(|row| row.count).collect();
    let shortages = assign(&counts, &eligible, pool.len()).err().unwrap_or_default();
    let mut problems: Vec<Problem> =
        shortages.iter().map(|shortage| shortage_problem(stage, shortage)).collect();
    let most = most(stage, pool, &eligible);
    if !stage.scoring.pass.is_reached(most, most) {
        let problem = Problem::new(Code::PassBeyond, stage.pass_span.clone());
        problems.push(problem.with("points", most));
    }
    for minimum in &stage.scoring.minimum {
        let is_asked =
            eligible.iter().flatten().any(|q| pool[*q].question.law_number() == minimum.law);
        if !is_asked {
            let problem = Problem::new(Code::MinimumUnasked, stage.minimum_span.clone());
            problems.push(problem.with("law", minimum.law));
        }
    }
    BlueprintCheck { eligible, shortages, problems }
}

/// Returns an upper bound of the maximum of a paper, in hundredths of a point: the sum, over all
/// rows, of the highest maxima of as many questions as the row asks for. A question may count for
/// several rows.
fn most(stage: &Stage, pool: &[PoolQuestion<'_>], eligible: &[Vec<usize>]) -> Points {
    let worth = |question: &usize| {
        let asks = stage.scoring.asks_clause(pool[*question].question.asks_clause);
        stage.scoring.max_points(asks)
    };
    let of_row = |(row, eligible): (&BlueprintRow, &Vec<usize>)| {
        let mut worth: Vec<Points> = eligible.iter().map(worth).collect();
        worth.sort_unstable_by(|one, two| two.cmp(one));
        // Missing questions are reported separately; here each missing question is given the
        // highest maximum that a question can have.
        worth.resize(row.count.max(worth.len()), stage.scoring.max_points(true));
        worth.iter().take(row.count).sum::<Points>()
    };
    stage.rows.iter().zip(eligible).map(of_row).sum()
}

fn shortage_problem(stage: &Stage, shortage: &Shortage) -> Problem {
    let rows: Vec<&BlueprintRow> = shortage.rows.iter().map(|row| &stage.rows[*row]).collect();
    let place = rows.first().map_or(0..0, |row| row.span.clone());
    let problem = match rows[..] {
        [alone] => {
            let law = alone.law.as_ref().map_or("any", |laws| &laws.text);
            Problem::new(Code::TooFew, place).with("law", law)
        }
        _ => {
            let numbers: Vec<String> =
                shortage.rows.iter().map(|row| (row + 1).to_string()).collect();
            let problem = Problem::new(Code::TooFewTogether, place);
            let problem = problem.with("rows", numbers.join(", "));
            rows.get(1).map(|row| row.span.clone()).into_iter().fold(problem, Problem::related)
        }
    };
    problem.with("asked", shortage.requested).with("have", shortage.available)
}

/// One or more rows of a blueprint that ask for more questions than the pool has for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortage {
    /// The indexes of the rows that together ask for too many questions; one index if a row alone does.
    pub rows: Vec<usize>,
    /// The number of questions that these rows ask for.
    pub requested: usize,
    /// The number of questions in the pool that these rows may take.
    pub available: usize,
}

/// Returns the questions that each row may take, by their indexes in the pool of questions.
pub fn eligible(rows: &[BlueprintRow], pool: &[PoolQuestion<'_>]) -> Vec<Vec<usize>> {
    let of = |row: &BlueprintRow| {
        let takes = |index: &usize| {
            let PoolQuestion { case, question, key, .. } = &pool[*index];
            row.takes(case, question, key)
        };
        (0..pool.len()).filter(takes).collect()
    };
    rows.iter().map(of).collect()
}

/// Assigns to each row as many questions as the row asks for, and no question to two rows. The questions of a row are
/// tried in the order of `eligible`; `pool` is the number of questions in the pool.
///
/// # Errors
/// The shortage of each row that alone asks for too many questions; otherwise the shortage of a group of rows that
/// together ask for too many.
pub fn assign(
    counts: &[usize],
    eligible: &[Vec<usize>],
    pool: usize,
) -> Result<Vec<Vec<usize>>, Vec<Shortage>> {
    let alone: Vec<Shortage> = counts
        .iter()
        .zip(eligible)
        .enumerate()
        .filter(|(_, (count, eligible))| eligible.len() < **count)
        .map(|(row, (count, have))| Shortage {
            rows: vec![row],
            requested: *count,
            available: have.len(),
        })
        .collect();
    if !alone.is_empty() {
        return Err(alone);
    }
    let mut matching = RowMatching { eligible, row_of: vec![None; pool] };
    for (row, count) in counts.iter().enumerate() {
        for _ in 0..*count {
            let mut seen = vec![false; pool];
            if !matching.extend(row, &mut seen) {
                return Err(vec![matching.shortage(row, counts)]);
            }
        }
    }
    let of = |row| {
        let taken = |index: &&usize| matching.row_of[**index] == Some(row);
        eligible[row].iter().filter(taken).copied().collect()
    };
    Ok((0..counts.len()).map(of).collect())
}

/// A matching of questions to blueprint rows, extended by augmenting paths.
struct RowMatching<'e> {
    eligible: &'e [Vec<usize>],
    row_of: Vec<Option<usize>>,
}

impl RowMatching<'_> {
    /// Adds one more question to a row, moving other questions to other rows if necessary; returns false if no question
    /// can be added.
    fn extend(&mut self, row: usize, seen: &mut [bool]) -> bool {
        let eligible = self.eligible;
        // A question not yet assigned to a row is preferred.
        if let Some(free) = eligible[row].iter().find(|index| self.row_of[**index].is_none()) {
            self.row_of[*free] = Some(row);
            return true;
        }
        for &question in &eligible[row] {
            if std::mem::replace(&mut seen[question], true) {
                continue;
            }
            let holder = self.row_of[question];
            if holder.is_none_or(|holder| holder != row && self.extend(holder, seen)) {
                self.row_of[question] = Some(row);
                return true;
            }
        }
        false
    }

    /// Returns the shortage of the group that consists of a row, the rows that hold its questions,
    /// the rows that hold the questions of those rows, and so on (Hall's condition).
    fn shortage(&self, row: usize, counts: &[usize]) -> Shortage {
        let mut rows = vec![row];
        let mut questions = vec![false; self.row_of.len()];
        let mut next = 0;
        while let Some(row) = rows.get(next).copied() {
            next += 1;
            for &question in &self.eligible[row] {
                questions[question] = true;
                if let Some(holder) = self.row_of[question].filter(|holder| !rows.contains(holder))
                {
                    rows.push(holder);
                }
            }
        }
        rows.sort_unstable();
        Shortage {
            requested: rows.iter().map(|row| counts[*row]).sum(),
            available: questions.iter().filter(|taken| **taken).count(),
            rows,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_place_gets_a_question_of_its_own_and_a_row_gives_way_where_it_can() {
        // The second row can take only questions that the first row would take first.
        let eligible = vec![vec![0, 1, 2], vec![0, 1]];
        let assigned = assign(&[1, 2], &eligible, 3).unwrap();
        assert_eq!(assigned, [vec![2], vec![0, 1]]);
    }

    #[test]
    fn a_row_that_asks_for_too_much_binds_alone() {
        let short = |rows, asked, have| Shortage { rows, requested: asked, available: have };
        let eligible = vec![vec![0, 1, 2, 3], vec![4]];
        assert_eq!(
            assign(&[6, 2], &eligible, 5),
            Err(vec![short(vec![0], 6, 4), short(vec![1], 2, 1)])
        );
    }

    /// Each row could be met alone; the first and the third row share two questions, and the second row has its own.
    #[test]
    fn rows_that_ask_for_too_much_together_bind_together() {
        let eligible = vec![vec![0, 1], vec![2, 3, 4], vec![0, 1]];
        let expected = Shortage { rows: vec![0, 2], requested: 3, available: 2 };
        assert_eq!(assign(&[2, 2, 1], &eligible, 5), Err(vec![expected]));
    }

    /// Compares the success of `assign` with an exhaustive search on small blueprints, and checks that no question is
    /// assigned twice.
    #[test]
    fn a_blueprint_is_met_exactly_when_it_can_be() {
        let subsets: Vec<Vec<usize>> =
            (0..8usize).map(|bits| (0..3).filter(|n| bits >> n & 1 == 1).collect()).collect();
        for one in &subsets {
            for two in &subsets {
                for counts in [[1, 1], [1, 2], [2, 1]] {
                    let eligible = [one.clone(), two.clone()];
                    let found = assign(&counts, &eligible, 3);
                    let possible = subsets.iter().any(|first| {
                        let left = two.iter().filter(|n| !first.contains(n)).count();
                        first.len() == counts[0]
                            && first.iter().all(|n| one.contains(n))
                            && left >= counts[1]
                    });
                    assert_eq!(found.is_ok(), possible, "{one:?} {two:?} {counts:?}");
                    if let Ok(rows) = found {
                        let mut all = rows.concat();
                        all.sort_unstable();
                        all.dedup();
                        assert_eq!(all.len(), counts[0] + counts[1]);
                    }
                }
            }
        }
    }
}
