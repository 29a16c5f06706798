//! The results of a stage, as its file has them.

use crate::exam::office::mark::{Basis, Marked};
use crate::exam::office::matter::Notice;
use crate::exam::results::{FORMAT, Problem, Results, Scoring, Stage};
use crate::exam::scoring::Pass;
use crate::report::stage::pass;
use crate::report::text::Words;

use super::matter::matter;
use super::words_of;

/// The results, in the language of the stage, whoever marks.
pub fn results(basis: &Basis, marked: Marked) -> Results {
    let stage = &basis.lock.stage;
    let words = &words_of(&stage.language);
    Results {
        format: FORMAT,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        stage: Stage {
            title: stage.title.clone(),
            date: stage.date.clone(),
            edition: basis.terms.edition.year(),
            doctrine: doctrine(&basis.doctrine),
            stage_hash: stage.stage_hash.to_string(),
            bank_hash: stage.bank_hash.to_string(),
            lock_hash: basis.lock_hash.to_string(),
        },
        scoring: Scoring {
            pass: pass(words, &stage.scoring),
            pass_mark: match stage.scoring.pass {
                Pass::Points(points) => Some(points),
                Pass::Percent(_) => None,
            },
            pass_percent: match stage.scoring.pass {
                Pass::Points(_) => None,
                Pass::Percent(percent) => Some(u32::from(percent)),
            },
            max: marked.max,
        },
        regraded: basis.regraded,
        questions: marked.questions,
        candidates: marked.candidates,
        problems: marked.sheets.notices.into_iter().map(|one| problem(words, one)).collect(),
    }
}

/// A doctrine in its own words; `school` for the School's reading of every point.
pub fn doctrine(words: &[String]) -> String {
    if words.is_empty() { "school".to_owned() } else { words.join(", ") }
}

fn problem(words: &Words, notice: Notice) -> Problem {
    let Notice { sheet, candidate, matter } = notice;
    Problem { sheet, candidate, what: self::matter(words, &matter), matter: Some(matter) }
}
