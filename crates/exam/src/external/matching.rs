//! Which questions of the bank a report has, by their texts.

use arbitro_cases::Question;
use arbitro_cases::case::Bilingual;
use arbitro_laws::ruling::Language;

use super::response_report::{Attempt, QuestionColumns, ReportAnomaly, ReportColumns, one_line};

/// A question of the bank in one of the languages in which it may have been exported.
pub(super) struct ExportedQuestion<'b> {
    pub(super) question: &'b Question,
    pub(super) language: Language,
    pub(super) stem: String,
    pub(super) options: Vec<String>,
}

impl<'b> ExportedQuestion<'b> {
    /// A question of the bank as it reads in a language.
    pub(super) fn of(item: &'b Question, language: Language) -> ExportedQuestion<'b> {
        let text = |text: &Bilingual| one_line(text.in_language(language));
        let options = item.options.iter().map(|option| text(&option.text)).collect();
        ExportedQuestion { question: item, language, stem: text(&item.text), options }
    }
}

impl ExportedQuestion<'_> {
    /// The options of which a cell is made, in the order in which it has them; none for a blank.
    fn chosen(&self, cell: &str) -> Option<Vec<usize>> {
        if cell.is_empty() || cell == "-" {
            return Some(Vec::new());
        }
        self.options.iter().enumerate().find_map(|(place, option)| {
            match cell.strip_prefix(option.as_str())? {
                "" => Some(vec![place]),
                rest => {
                    let rest = self.chosen(rest.strip_prefix("; ")?.trim())?;
                    (!rest.contains(&place) && !rest.is_empty())
                        .then(|| [vec![place], rest].concat())
                }
            }
        })
    }
}

/// The cells of a question in a row.
pub(super) struct QuestionCells<'r> {
    text: &'r str,
    response: &'r str,
    right: &'r str,
}

/// The questions to which these cells may belong.
pub(super) fn matching_questions<'t, 'b>(
    told: &'t [ExportedQuestion<'b>],
    cells: &QuestionCells<'_>,
) -> Vec<&'t ExportedQuestion<'b>> {
    let is_said = |cell: &str| !cell.is_empty() && cell != "-";
    if ![cells.text, cells.response, cells.right].into_iter().any(is_said) {
        return Vec::new();
    }
    let fits = |told: &&ExportedQuestion<'_>| {
        (!is_said(cells.text) || cells.text.contains(&told.stem))
            && told.chosen(cells.response).is_some()
            && told.chosen(cells.right).is_some()
    };
    told.iter().filter(fits).collect()
}

/// What a candidate answered: each question that is known, and the options chosen.
pub(super) type CandidateAnswers<'t, 'b> = Vec<(&'t ExportedQuestion<'b>, Vec<usize>)>;

pub(super) fn answers<'t, 'b>(
    rows: &[Vec<String>],
    columns: &ReportColumns,
    attempts: &[Attempt],
    told: &'t [ExportedQuestion<'b>],
    strange: &mut Vec<ReportAnomaly>,
) -> Vec<CandidateAnswers<'t, 'b>> {
    let cells = |attempt: &Attempt, asked: &QuestionColumns| {
        let row = &rows[attempt.row];
        let cell = |at: usize| row.get(at).map_or("", String::as_str);
        QuestionCells {
            text: asked.text.map_or("", cell),
            response: cell(asked.response),
            right: asked.right.map_or("", cell),
        }
    };
    // Where a cell alone does not identify the question, the others of its column may: all have it in the same place.
    let of_column = |asked: &QuestionColumns| {
        let sure = attempts.iter().map(|attempt| matching_questions(told, &cells(attempt, asked)));
        let mut sure =
            sure.filter_map(|found| if let [one] = found[..] { Some(one) } else { None });
        let first = sure.next()?;
        sure.all(|other| other.question.id == first.question.id).then_some(first)
    };
    let columns_of: Vec<Option<&ExportedQuestion<'_>>> =
        columns.questions.iter().map(of_column).collect();
    let mut unknown: Vec<(usize, &str)> = Vec::new();
    let mut all = Vec::new();
    for attempt in attempts {
        let mut answers: CandidateAnswers<'_, '_> = Vec::new();
        for (place, (asked, column)) in columns.questions.iter().zip(&columns_of).enumerate() {
            let cells = cells(attempt, asked);
            let found = matching_questions(told, &cells);
            let one = match (&found[..], column) {
                ([one], _) => Some(*one),
                (_, Some(column)) if column.chosen(cells.response).is_some() => Some(*column),
                (_, _) => None,
            };
            let fresh =
                one.filter(|one| answers.iter().all(|(it, _)| it.question.id != one.question.id));
            match fresh.and_then(|one| Some((one, one.chosen(cells.response)?))) {
                Some(answer) => answers.push(answer),
                None => {
                    let row = &rows[attempt.row];
                    unknown.push((place, row.get(asked.response).map_or("", String::as_str)));
                }
            }
        }
        all.push(answers);
    }
    if let Some((place, text)) = unknown.first() {
        strange.push(ReportAnomaly::Unknown {
            count: unknown.len(),
            column: (place + 1).to_string(),
            text: (*text).to_owned(),
        });
    }
    all
}
