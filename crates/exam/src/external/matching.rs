//! Matches the cells of a report to questions of the bank, by their texts.

use arbitro_cases::Question;
use arbitro_cases::case::Bilingual;
use arbitro_laws::ruling::Language;

use super::response_report::{Attempt, QuestionColumns, ReportAnomaly, ReportColumns, one_line};

/// A question of the bank, in a language in which it may have been exported.
pub(super) struct ExportedQuestion<'b> {
    /// The question.
    pub(super) question: &'b Question,
    /// The language of the texts.
    pub(super) language: Language,
    /// The text of the question, in one line.
    pub(super) stem: String,
    /// The texts of the question's options, each in one line.
    pub(super) options: Vec<String>,
}

impl<'b> ExportedQuestion<'b> {
    /// Returns a question of the bank with its texts in one language.
    pub(super) fn of(question: &'b Question, language: Language) -> ExportedQuestion<'b> {
        let text = |text: &Bilingual| one_line(text.in_language(language));
        let options = question.options.iter().map(|option| text(&option.text)).collect();
        ExportedQuestion { question, language, stem: text(&question.text), options }
    }
}

impl ExportedQuestion<'_> {
    /// Returns the options that the cell lists, in the order of the cell: empty for a blank, `None` if part of the cell
    /// is not an option or repeats one.
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

/// The cells for one question in a row; a cell is empty if the report lacks its column.
pub(super) struct QuestionCells<'r> {
    text: &'r str,
    response: &'r str,
    right: &'r str,
}

/// Returns the questions to which the cells may belong, once for each language that matches; none
/// if all cells are blank.
pub(super) fn matching_questions<'t, 'b>(
    exported: &'t [ExportedQuestion<'b>],
    cells: &QuestionCells<'_>,
) -> Vec<&'t ExportedQuestion<'b>> {
    let is_filled = |cell: &str| !cell.is_empty() && cell != "-";
    if ![cells.text, cells.response, cells.right].into_iter().any(is_filled) {
        return Vec::new();
    }
    let fits = |candidate: &&ExportedQuestion<'_>| {
        (!is_filled(cells.text) || cells.text.contains(&candidate.stem))
            && candidate.chosen(cells.response).is_some()
            && candidate.chosen(cells.right).is_some()
    };
    exported.iter().filter(fits).collect()
}

/// The answers of a candidate: each question recognised, with the indexes of the options chosen.
pub(super) type CandidateAnswers<'t, 'b> = Vec<(&'t ExportedQuestion<'b>, Vec<usize>)>;

/// Returns the answers of each attempt, and reports as an anomaly the answers that cannot be assigned to a question.
pub(super) fn answers<'t, 'b>(
    rows: &[Vec<String>],
    columns: &ReportColumns,
    attempts: &[Attempt],
    exported: &'t [ExportedQuestion<'b>],
    anomalies: &mut Vec<ReportAnomaly>,
) -> Vec<CandidateAnswers<'t, 'b>> {
    let cells = |attempt: &Attempt, question: &QuestionColumns| {
        let row = &rows[attempt.row];
        let cell = |place: usize| row.get(place).map_or("", String::as_str);
        QuestionCells {
            text: question.text.map_or("", cell),
            response: cell(question.response),
            right: question.right.map_or("", cell),
        }
    };
    // If an attempt's own cells do not identify their question, the cells of the other attempts in the same columns do,
    // unless these cells identify several questions or none.
    let of_column = |question: &QuestionColumns| {
        let certain =
            attempts.iter().map(|attempt| matching_questions(exported, &cells(attempt, question)));
        let mut certain =
            certain.filter_map(|matches| if let [one] = matches[..] { Some(one) } else { None });
        let first = certain.next()?;
        certain.all(|other| other.question.id == first.question.id).then_some(first)
    };
    let columns_of: Vec<Option<&ExportedQuestion<'_>>> =
        columns.questions.iter().map(of_column).collect();
    let mut unknown: Vec<(usize, &str)> = Vec::new();
    let mut all = Vec::new();
    for attempt in attempts {
        let mut answers: CandidateAnswers<'_, '_> = Vec::new();
        for (place, (question_columns, column)) in
            columns.questions.iter().zip(&columns_of).enumerate()
        {
            let cells = cells(attempt, question_columns);
            let matches = matching_questions(exported, &cells);
            let one = match (&matches[..], column) {
                ([one], _) => Some(*one),
                (_, Some(column)) if column.chosen(cells.response).is_some() => Some(*column),
                (_, _) => None,
            };
            let unanswered =
                one.filter(|one| answers.iter().all(|(it, _)| it.question.id != one.question.id));
            match unanswered.and_then(|one| Some((one, one.chosen(cells.response)?))) {
                Some(answer) => answers.push(answer),
                None => {
                    let row = &rows[attempt.row];
                    unknown.push((
                        place,
                        row.get(question_columns.response).map_or("", String::as_str),
                    ));
                }
            }
        }
        all.push(answers);
    }
    if let Some((place, text)) = unknown.first() {
        anomalies.push(ReportAnomaly::Unknown {
            count: unknown.len(),
            column: (place + 1).to_string(),
            text: (*text).to_owned(),
        });
    }
    all
}
