//! `arbitro quiz`: asks questions, marks and explains the answers, and prints a score at the end.

mod selection;

mod line_mode;

mod screen;

mod report;

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use clap::ArgMatches;

use crate::render::doc::Doc;
use crate::render::practice::session_changes::changed;
use crate::render::quiz::{letter, score, score_json};
use crate::render::term;
use crate::render::text::say;
use arbitro_cases::contrast::OptionContrasts;
use arbitro_cases::scenarios::QuestionGenerator;
use arbitro_cases::scenarios::prose::BilingualNames;
use arbitro_cases::scenarios::random::RunSeed;
use arbitro_cases::{Question, RulingTerms};
use arbitro_exam::draw::DrawnQuestion;
use arbitro_exam::practice::answer_record;
use arbitro_exam::practice::history::{HistoryEntry, read};
use arbitro_exam::practice::memory::CandidateMemory;
use arbitro_exam::quiz_score::{QuizMark, QuizScore, mark};
use arbitro_laws::ruling::{Edition, Ruling};

use super::args::format_of;
use super::practice::store::{HistoryKeeper, HistoryStore, calendar, now, tell_broken};
use super::shell::{Failure, OutputFormat, Shell};
use super::{bank, generate, randomness, rule, terminal};

/// The default number of questions of a quiz.
const DEFAULT_COUNT: usize = 10;

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let terms = bank::terms(shell, matches)?;
    let seed = randomness::of_practice(shell, matches)?;
    if matches.get_flag("fresh") {
        return run_fresh(shell, matches, terms, seed);
    }
    let bank = bank::load(shell, matches, &[terms.edition])?;
    let Some(chosen) = selection::questions(shell, matches, &bank, &terms, seed)? else {
        return Ok(());
    };
    let put =
        |drawn| QuizQuestion { drawn, preamble: None, twins: Vec::new(), taught_clause: None };
    let puts: Vec<QuizQuestion<'_>> = chosen.drawn.into_iter().map(put).collect();
    let mut session = QuizSession::new(shell, matches, terms, seed, puts.len())?;
    session.default_count = chosen
        .available_count
        .map(|there| say!(shell.words, "quiz-usual", count = DEFAULT_COUNT, there = there));
    ask_questions(session, matches, QuizSource::Selected(puts))
}

/// Runs a quiz of freshly generated questions.
fn run_fresh(
    shell: &Shell,
    matches: &ArgMatches,
    terms: RulingTerms,
    seed: u64,
) -> Result<(), Failure> {
    let count = bank::number(shell, matches, "count", 1..=9999)?.map(|count| count as usize);
    let total = count.unwrap_or(DEFAULT_COUNT);
    let wanted = generate::wanted(shell, matches, vec![terms.edition], RunSeed::stated(seed))?;
    let [it, en] = generate::words();
    let generator = QuestionGenerator::new(wanted, BilingualNames { it: &it, en: &en });
    let generator = generator.map_err(|why| generate::failure(shell, &why, total))?;
    let mut session = QuizSession::new(shell, matches, terms, seed, total)?;
    let is_usual = count.is_none();
    session.default_count = is_usual.then(|| say!(shell.words, "quiz-usual-fresh", count = total));
    ask_questions(session, matches, QuizSource::Fresh(Box::new(generator)))
}

/// A question of a quiz, with its options in the displayed order.
pub struct QuizQuestion<'b> {
    pub drawn: DrawnQuestion<'b>,
    /// A document shown before the question, if any.
    pub preamble: Option<Doc>,
    /// The questions with the same options and another key, which may be asked after this one.
    pub twins: Vec<Question>,
    /// The name of the clause that the question teaches, in `arbitro learn`; else `None`.
    pub taught_clause: Option<&'static str>,
}

/// The source of a quiz's questions.
pub enum QuizSource<'b> {
    Selected(Vec<QuizQuestion<'b>>),
    /// Fresh questions, each generated just before it is asked.
    Fresh(Box<QuestionGenerator<'b>>),
}

impl QuizSource<'_> {
    /// Calls a function with each question and its number, from 1, until the function returns false or there are no
    /// more questions.
    fn for_each(
        self,
        shell: &Shell,
        total: usize,
        mut put: impl FnMut(&QuizQuestion<'_>, usize) -> Result<bool, Failure>,
    ) -> Result<(), Failure> {
        let mut generator = match self {
            QuizSource::Selected(puts) => {
                for (index, chosen) in puts.iter().enumerate() {
                    if !put(chosen, index + 1)? {
                        break;
                    }
                }
                return Ok(());
            }
            QuizSource::Fresh(generator) => generator,
        };
        for number in 1..=total {
            let generated = generator.question();
            let generated = generated.map_err(|why| generate::failure(shell, &why, total))?;
            for item in &generated.own().case.questions {
                // The question was generated for one edition; the correction also shows the answers of other editions.
                let of_all = |it: Question| Question { editions: Edition::ALL.to_vec(), ..it };
                let item = &of_all(item.clone());
                let drawn =
                    DrawnQuestion { question: item, order: (0..item.options.len()).collect() };
                let twins = generated.twins().map(of_all).collect();
                let put_question =
                    QuizQuestion { drawn, preamble: None, twins, taught_clause: None };
                if !put(&put_question, number)? {
                    return Ok(());
                }
            }
        }
        Ok(())
    }
}

/// Runs a quiz: as pages on a terminal, otherwise line by line.
pub fn ask_questions(
    mut session: QuizSession<'_>,
    matches: &ArgMatches,
    source: QuizSource<'_>,
) -> Result<(), Failure> {
    let json = format_of(matches) == OutputFormat::Json;
    keep_score_on_interrupt(&session, json);
    if json || matches.get_flag("linear") || !terminal::is_available() {
        return line_mode::run(&mut session, source, json);
    }
    screen::run(&mut session, source)
}

/// A quiz in progress, for both kinds of display.
pub struct QuizSession<'s> {
    shell: &'s Shell,
    terms: RulingTerms,
    seed: u64,
    total: usize,
    /// The message that the default number of questions is used; `None` if it is not used.
    default_count: Option<String>,
    /// True if corrections show the complete ruling.
    full: bool,
    score: Arc<Mutex<QuizScore>>,
    /// The writer of the history; `None` if no history is written.
    keeper: Option<HistoryKeeper>,
    /// The answers recorded in this session.
    answered: Vec<HistoryEntry<'static>>,
    /// The time after which no new question is asked; `None` without a time limit.
    end: Option<Instant>,
}

impl<'s> QuizSession<'s> {
    pub fn new(
        shell: &'s Shell,
        matches: &ArgMatches,
        terms: RulingTerms,
        seed: u64,
        total: usize,
    ) -> Result<QuizSession<'s>, Failure> {
        let minutes = bank::number(shell, matches, "minutes", 1..=600)?;
        let end = minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * minutes));
        let store = if matches.get_flag("no-history") { None } else { HistoryStore::of_user() };
        let keeper = store.map(HistoryKeeper::new);
        let score = Arc::new(Mutex::new(QuizScore::default()));
        let full = matches.get_flag("full");
        let usual = None;
        Ok(QuizSession {
            shell,
            terms,
            seed,
            total,
            default_count: usual,
            full,
            score,
            keeper,
            answered: Vec::new(),
            end,
        })
    }

    /// Returns the note that the default number of questions is used; empty except at question 1.
    fn default_count_note(&self, number: usize) -> String {
        self.default_count.clone().filter(|_| number == 1).unwrap_or_default()
    }

    /// Returns the ruling on a question under the quiz's terms.
    fn rule(&self, drawn: &DrawnQuestion<'_>) -> Result<Ruling, Failure> {
        let ruled = drawn.question.rule(&self.terms);
        ruled.map_err(|error| rule::contradiction(self.shell, &error, &self.terms))
    }

    /// Returns the minutes left, rounded up; `None` without a time limit.
    fn minutes(&self) -> Option<u64> {
        let left = self.end?.saturating_duration_since(Instant::now());
        Some(left.as_secs().div_ceil(60))
    }

    fn is_over(&self) -> bool {
        self.end.is_some_and(|end| end <= Instant::now())
    }

    /// Marks an answer, adds it to the score and records it in the history; `shown` holds the displayed indices of the
    /// chosen options. Returns the mark, and a message the first time that writing the history fails.
    fn mark(
        &mut self,
        put: &QuizQuestion<'_>,
        shown: &[usize],
        cited: Option<&str>,
        (ruling, contrasts): (&Ruling, &mut OptionContrasts<'_>),
    ) -> (QuizMark, Option<String>) {
        let drawn = &put.drawn;
        let chosen: Vec<usize> = shown.iter().map(|place| drawn.order[*place]).collect();
        let marked = mark(drawn.question, &chosen, cited, ruling, &self.terms);
        let lessons = marked.chosen.iter().filter_map(|(option, _)| contrasts.lesson(*option));
        let overlooked: Vec<_> = lessons.filter_map(|lesson| lesson.overlooked()).collect();
        if let Ok(mut score) = self.score.lock() {
            score.add(drawn.question, &marked);
            overlooked.into_iter().for_each(|found| score.misconceptions.add(found));
        }
        let Some(keeper) = &mut self.keeper else { return (marked, None) };
        let entry = answer_record(
            drawn.question,
            &marked,
            (self.terms.edition, contrasts),
            now(),
            put.taught_clause,
        );
        let trouble = keeper.keep(self.shell, &entry);
        self.answered.push(entry);
        (marked, trouble)
    }

    /// Records in the history that a question is marked or no longer marked for review; returns a message the first
    /// time that writing the history fails.
    fn keep_mark(&mut self, id: &str, on: bool) -> Option<String> {
        self.keeper.as_mut()?.keep(self.shell, &HistoryEntry::mark(now(), id, on))
    }

    /// Prints the score, as a document or as JSON.
    fn end(&self, json: bool) -> Result<(), Failure> {
        let Ok(progress) = self.score.lock() else { return Ok(()) };
        if json {
            return self.shell.json(&score_json(&progress, self.total, self.terms.edition), false);
        }
        let doc = score(&self.shell.words, &progress, self.total, self.terms.edition);
        self.shell.document(&doc, OutputFormat::Text)
    }

    /// Prints how many clauses were remembered in this session, which need review, and how many
    /// clauses are due tomorrow; does nothing if no answer was recorded.
    fn changes(&self) -> Result<(), Failure> {
        let Some(keeper) = self.keeper.as_ref().filter(|_| !self.answered.is_empty()) else {
            return Ok(());
        };
        let bytes = keeper.store().bytes(self.shell)?;
        let history = read(&bytes);
        tell_broken(self.shell, keeper.store(), &history);
        let calendar = calendar();
        let memory = CandidateMemory::of(&history, calendar);
        let today = calendar.day(now());
        let doc = changed(&self.shell.words, &self.answered, &memory, today, self.terms.edition);
        self.shell.document(&doc, OutputFormat::Text)
    }
}

/// Installs a Ctrl-C handler that ends the quiz and prints the score.
fn keep_score_on_interrupt(session: &QuizSession<'_>, json: bool) {
    let progress = Arc::clone(&session.score);
    let (shell, edition) = (session.shell.for_thread(), session.terms.edition);
    let total = session.total;
    // If the handler cannot be installed, Ctrl-C just ends the program.
    let _ = ctrlc::set_handler(move || {
        if terminal::is_available() {
            terminal::restore();
        }
        if let Ok(progress) = progress.lock() {
            let message = if json {
                shell.json(&score_json(&progress, total, edition), false)
            } else {
                shell.print(&format!(
                    "\n\n{}",
                    term::render_within(
                        &score(&shell.words, &progress, total, edition),
                        shell.width()
                    )
                ))
            };
            // A failure to print the score is ignored, since the program ends here.
            let _ = message;
        }
        std::process::exit(130);
    });
}

/// Parses the letters of options into displayed indices: "b"; if `several` is true, also "a c", "ac" and "a,c".
fn chosen(typed: &str, options: usize, several: bool) -> Option<Vec<usize>> {
    let place =
        |typed: char| (0..options).find(|place| letter(*place) == typed.to_ascii_lowercase());
    let is_between =
        |c: &char| several && (c.is_whitespace() || matches!(c, ',' | ';' | ')' | '.'));
    let letters = typed.chars().filter(|c| !is_between(c));
    let mut places = letters.map(place).collect::<Option<Vec<usize>>>()?;
    let is_answer = if several { !places.is_empty() } else { places.len() == 1 };
    places.sort_unstable();
    places.dedup();
    is_answer.then_some(places)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_parsed_in_every_notation() {
        for typed in ["ac", "a c", "a, c", "A;C", "c a", "a) c)", "aac"] {
            assert_eq!(chosen(typed, 3, true), Some(vec![0, 2]), "{typed}");
            assert_eq!(chosen(typed, 3, false), None, "{typed}");
        }
        for several in [true, false] {
            assert_eq!(chosen("b", 3, several), Some(vec![1]));
            for typed in ["", "d", "ad", "1", "a e c"] {
                assert_eq!(chosen(typed, 3, several), None, "{typed}");
            }
        }
    }
}
