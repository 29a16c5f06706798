//! The quiz in line mode: in a pipe, for another program, or for a screen reader.

use crate::render::quiz::{correction, correction_json, letter, question, question_json};
use crate::render::term;
use crate::render::text::say;
use crate::render::wording::year;
use arbitro_cases::Question;
use arbitro_cases::contrast::OptionContrasts;
use arbitro_exam::citation::is_clause;
use arbitro_exam::draw::DrawnQuestion;

use super::super::shell::{Failure, OutputFormat};
use super::{QuizQuestion, QuizSession, QuizSource, chosen, report};

/// A candidate's reply to a question.
enum CandidateReply {
    /// The displayed indices of the chosen options, in order.
    Options(Vec<usize>),
    Stop,
}

/// Runs the quiz line by line until all questions are answered, the candidate stops or the time is over; then prints
/// the score.
pub fn run(
    session: &mut QuizSession<'_>,
    source: QuizSource<'_>,
    json: bool,
) -> Result<(), Failure> {
    if !json {
        let intro = say!(
            session.shell.words,
            "quiz-intro",
            total = session.total,
            seed = session.seed.to_string(),
            year = year(session.terms.edition)
        );
        let usual =
            session.default_count.as_ref().map(|usual| format!(" {usual}")).unwrap_or_default();
        let intro = term::wrapped(&format!("{intro}{usual}"), session.shell.width());
        session.shell.print(&format!("{intro}\n\n"))?;
    }
    let mut lines = LineQuiz { session: &mut *session, json, answered: None };
    source.for_each(lines.session.shell, lines.session.total, |put, number| {
        Ok(!lines.session.is_over() && lines.ask(put, number)?)
    })?;
    session.end(json)
}

struct LineQuiz<'l, 's> {
    session: &'l mut QuizSession<'s>,
    json: bool,
    /// The question answered last, with the letters of the answer.
    answered: Option<(Question, String)>,
}

impl LineQuiz<'_, '_> {
    /// Asks and corrects a question; returns false if the quiz ends.
    fn ask(&mut self, put: &QuizQuestion<'_>, place: usize) -> Result<bool, Failure> {
        let QuizSession { shell, total, seed, ref terms, .. } = *self.session;
        let (words, drawn) = (&shell.words, &put.drawn);
        if let Some(before) = put.preamble.as_ref().filter(|_| !self.json) {
            shell.document(before, OutputFormat::Text)?;
        }
        let ruling = self.session.rule(drawn)?;
        if self.json {
            shell.json(&question_json(words, drawn, place, total, (seed, terms.edition)), false)?;
        } else {
            shell.document(&question(words, drawn, place, total), OutputFormat::Text)?;
        }
        let CandidateReply::Options(shown) = self.answer(drawn)? else {
            if !self.json {
                shell.print("\n")?;
            }
            return Ok(false);
        };
        let letters: String = shown.iter().map(|place| letter(*place)).collect();
        let (cited, goes_on) =
            if drawn.question.asks_clause { self.citation(drawn, &letters)? } else { (None, true) };
        let cited = cited.as_deref();
        let terms = self.session.terms.clone();
        let mut contrasts = OptionContrasts::new(drawn.question, &terms);
        let found = (&ruling, &mut contrasts);
        let (marked, trouble) = self.session.mark(put, &shown, cited, found);
        trouble.into_iter().for_each(|text| shell.tell(&text));
        if self.json {
            let line = correction_json(words, drawn, &marked, cited, &mut contrasts, &ruling);
            shell.json(&line, false)?;
        } else {
            shell.print("\n")?;
            let full = self.session.full;
            let doc = correction(words, drawn, &marked, cited, &mut contrasts, &ruling, full);
            shell.document(&doc, OutputFormat::Text)?;
        }
        self.answered = Some((drawn.question.clone(), letters));
        Ok(goes_on)
    }

    /// Reads a line about a question, with the letters of the options chosen so far. A line that begins with `!` is a
    /// report on the question, one that begins with `!!` a report on the question answered before it.
    fn input(
        &self,
        prompt: &str,
        asked: (&DrawnQuestion<'_>, &str),
    ) -> Result<Option<String>, Failure> {
        let (shell, edition) = (self.session.shell, self.session.terms.edition);
        loop {
            let typed = shell.ask(prompt, self.json)?;
            let Some(said) = typed.as_ref().and_then(|typed| typed.strip_prefix('!')) else {
                return Ok(typed);
            };
            let text = match (said.strip_prefix('!'), &self.answered) {
                (Some(said), Some((question, letters))) => {
                    report::write(shell, question, edition, (letters, said))
                }
                (Some(_), None) => say!(shell.words, "report-none-before"),
                (None, _) => report::write(shell, asked.0.question, edition, (asked.1, said)),
            };
            shell.tell(&text);
        }
    }

    /// Asks for the clause, a second time if the input names no clause of the edition; returns the citation, and true
    /// if the quiz continues.
    fn citation(
        &self,
        drawn: &DrawnQuestion<'_>,
        letters: &str,
    ) -> Result<(Option<String>, bool), Failure> {
        let shell = self.session.shell;
        let prompt = say!(shell.words, "quiz-prompt-clause");
        let mut asked_again = false;
        loop {
            let typed = self.input(&prompt, (drawn, letters))?;
            let Some(cite) = typed.filter(|cite| !cite.eq_ignore_ascii_case("q")) else {
                return Ok((None, false));
            };
            if cite.is_empty() || asked_again || is_clause(&cite, self.session.terms.edition) {
                return Ok((Some(cite), true));
            }
            shell.tell(&say!(shell.words, "quiz-not-a-clause", cite = cite));
            asked_again = true;
        }
    }

    /// Asks until the reply is an option or, if several may be right, one or more options; `q` and the end of the input
    /// stop the quiz.
    fn answer(&self, drawn: &DrawnQuestion<'_>) -> Result<CandidateReply, Failure> {
        let shell = self.session.shell;
        let (options, several) = (drawn.order.len(), drawn.question.several);
        let words = &shell.words;
        let letters: Vec<String> = (0..options).map(|place| letter(place).to_string()).collect();
        let letters = letters.join(", ");
        let prompt = if several {
            say!(words, "quiz-prompt-several", letters = letters.clone())
        } else {
            say!(words, "quiz-prompt", letters = letters.clone())
        };
        loop {
            let Some(typed) = self.input(&prompt, (drawn, ""))? else {
                return Ok(CandidateReply::Stop);
            };
            let answer = typed.trim_end_matches([')', '.']);
            if answer.eq_ignore_ascii_case("q") {
                return Ok(CandidateReply::Stop);
            }
            if let Some(chosen) = chosen(answer, options, several) {
                return Ok(CandidateReply::Options(chosen));
            }
            if answer.is_empty() {
                shell.tell(&say!(words, "quiz-no-answer", letters = letters.clone()));
            } else {
                let letters = letters.clone();
                let text = say!(words, "quiz-not-an-option", answer = typed, letters = letters);
                shell.tell(&text);
            }
        }
    }
}
