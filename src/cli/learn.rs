//! `arbitro learn`: teaches the Laws clause by clause, each with a question in which the clause applies and one in
//! which it only seems to apply, as far as the bank has such questions.

use clap::ArgMatches;

use crate::render::practice::learn::lesson;
use crate::render::text::say;
use arbitro_cases::Question;
use arbitro_exam::draw::in_order;
use arbitro_exam::practice::history::read;
use arbitro_exam::practice::learn::{answered, course, place};
use arbitro_exam::question_filter::QuestionFilter;

use super::practice::store::{HistoryStore, tell_broken};
use super::quiz::{QuizQuestion, QuizSession, QuizSource, ask_questions};
use super::shell::{Failure, Shell};
use super::{bank, list, randomness};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let terms = bank::terms(shell, matches)?;
    let bank = bank::load(shell, matches, &[terms.edition])?;
    let wanted: QuestionFilter = list::wanted(shell, matches, &bank, terms.edition)?;
    let questions: Vec<&Question> = bank.iter().flat_map(|case| &case.questions).collect();
    let mut steps = course(&questions, &terms);
    steps.retain(|step| {
        let number = step.clause.number.in_edition(terms.edition).unwrap_or_default();
        wanted.laws.is_empty() || wanted.laws.iter().any(|cited| cited.names(number))
    });
    let store = HistoryStore::of_user();
    let bytes = store.as_ref().map(|store| store.bytes(shell)).transpose()?.unwrap_or_default();
    let history = read(&bytes);
    if let Some(store) = &store {
        tell_broken(shell, store, &history);
    }
    let known = answered(&history);
    let from = if matches.get_flag("again") { Some(0) } else { place(&steps, &known) };
    let Some(from) = from else {
        return shell.print(&format!("{}\n", say!(shell.words, "learn-done")));
    };
    let seed = randomness::of_practice(shell, matches)?;
    let again = matches.get_flag("again");
    let mut puts = Vec::new();
    for (index, step) in steps.iter().enumerate().skip(from) {
        let name = step.clause.name();
        let todo = |question: &&Question| again || !known.contains(&(name, question.id.as_str()));
        let todo: Vec<&Question> = step.questions().filter(todo).collect();
        let mut before = Some(lesson(&shell.words, step, terms.edition, index + 1, steps.len()));
        for drawn in in_order(todo, seed) {
            puts.push(QuizQuestion {
                drawn,
                preamble: before.take(),
                twins: Vec::new(),
                taught_clause: Some(name),
            });
        }
    }
    let session = QuizSession::new(shell, matches, terms, seed, puts.len())?;
    ask_questions(session, matches, QuizSource::Selected(puts))
}
