//! `arbitro generate`: fresh questions, as case files.

use std::path::PathBuf;

use clap::ArgMatches;

use crate::generate::prose::Voices;
use crate::generate::question::Question;
use crate::generate::{Exhausted, Generator, Wanted};
use crate::report::text::{Words, say};
use crate::ruling::{Edition, Language};

use super::args::format_of;
use super::shell::{Failure, Format, Shell};
use super::{bank, list, new, quiz};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let crate::exam::draw::Wanted { law, tag, difficulty, .. } = list::wanted(shell, matches)?;
    let count = bank::number(shell, matches, "count", 1..=9999)?.unwrap_or(1) as usize;
    let seed = match bank::number(shell, matches, "seed", 0..=u64::MAX)? {
        Some(seed) => seed,
        None => quiz::fresh_seed(shell)?,
    };
    let editions = match bank::edition(shell, matches)? {
        Some(edition) => vec![edition],
        None => Edition::ALL.to_vec(),
    };
    let wanted = Wanted { law, tag, difficulty, editions, seed };
    let [it, en] = Language::ALL.map(|language| Words::new(language, false));
    let voices = Voices { it: &it, en: &en };
    let generator = Generator::new(wanted, voices);
    let questions: Result<Vec<Question>, Exhausted> =
        generator.and_then(|mut generator| (0..count).map(|_| generator.question()).collect());
    let questions = questions.map_err(|exhausted| failure(shell, &exhausted, count))?;
    match matches.get_one::<PathBuf>("output") {
        Some(folder) => write(shell, folder, &questions),
        None => print(shell, matches, &questions),
    }
}

/// A file for each question, in a folder that is made if it is not there.
fn write(shell: &mut Shell, folder: &PathBuf, questions: &[Question]) -> Result<(), Failure> {
    let made = std::fs::create_dir_all(folder);
    made.map_err(|error| shell.failure(shell.unwritable(folder, &error)))?;
    for question in questions {
        new::write(shell, &folder.join(&question.case.file), &question.file)?;
    }
    let (count, path) = (questions.len(), folder.display().to_string());
    shell.print(&format!("{}\n", say!(shell.words, "generated", count = count, path = path)))
}

/// One file after the other, each under a line with its name; for programs, a list of names and texts.
fn print(shell: &Shell, matches: &ArgMatches, questions: &[Question]) -> Result<(), Failure> {
    if format_of(matches) == Format::Json {
        let files: Vec<_> = questions
            .iter()
            .map(
                |question| serde_json::json!({ "file": question.case.file, "text": question.file }),
            )
            .collect();
        return shell.json(&files, true);
    }
    let texts: Vec<String> = questions
        .iter()
        .map(|question| format!("# {}\n\n{}", question.case.file, question.file))
        .collect();
    shell.print(&texts.join("\n"))
}

fn failure(shell: &Shell, exhausted: &Exhausted, count: usize) -> Failure {
    let told = match exhausted {
        Exhausted::NoRecipe => say!(shell.words, "error-no-recipe"),
        Exhausted::After(made) => {
            say!(shell.words, "error-generated-few", made = *made, count = count)
        }
    };
    shell.failure(told)
}
