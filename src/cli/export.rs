//! `arbitro export`: writes proved questions in formats of other programs.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::ArgMatches;

use crate::formats::qti::QtiVersion;
use crate::formats::{ExportFormat, PackageMember, anki, gift, moodle, qti};
use crate::render::question::{self, LmsQuestion};
use crate::render::text::say;
use crate::render::wording::year;
use arbitro_cases::parallel::{parallel_map, thread_count};
use arbitro_cases::{Case, Question, RulingTerms};
use arbitro_exam::file_access::FileAccess;
use arbitro_exam::marking::StageManager;
use arbitro_laws::ruling::Edition;

use super::files;
use super::list::wanted;
use super::package::pack;
use super::shell::{Failure, Shell};
use super::stage::folder::{StageFolder, ask_manager};
use super::{bank, generate};

/// Default number of fresh questions.
const FRESH: usize = 10;

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let chosen = selected_questions(shell, matches)?;
    let words = &shell.words;
    let make = if matches.get_flag("brief") { question::brief } else { question::of };
    let questions: Vec<LmsQuestion> =
        map_in_parallel(&chosen, |(case, question, terms)| make(words, case, question, terms));
    let format = *matches.get_one("format").unwrap_or(&ExportFormat::Moodle);
    let language = words.language().code();
    // All selected questions are ruled under one edition and doctrine: those of the command, or of the stage.
    let terms = chosen.first().map_or_else(RulingTerms::default, |(_, _, terms)| terms.clone());
    let bytes = match format {
        ExportFormat::Moodle => moodle::write(&questions).into_bytes(),
        ExportFormat::Gift => gift::write(&questions).into_bytes(),
        ExportFormat::Qti21 => packed(shell, &qti::write(&questions, QtiVersion::V21, language))?,
        ExportFormat::Qti30 => packed(shell, &qti::write(&questions, QtiVersion::V30, language))?,
        ExportFormat::Anki => packed(shell, &anki::write(words, &terms, &questions, modified()))?,
    };
    match matches.get_one::<PathBuf>("output") {
        Some(path) => {
            files::write_or_replace(path, &bytes, answer_file_access(matches))
                .map_err(|error| shell.failure(shell.unwritable(path, &error)))?;
            let path = path.display().to_string();
            let year = chosen.first().map_or_else(String::new, |(_, _, terms)| year(terms.edition));
            shell.tell(&say!(
                shell.words,
                "export-written",
                count = questions.len(),
                path = path,
                year = year
            ));
        }
        None if format.is_package() => {
            return Err(shell.failure(say!(words, "export-needs-file")));
        }
        None => shell.print(&String::from_utf8_lossy(&bytes))?,
    }
    shell.tell(&lost(shell, format, &chosen));
    Ok(())
}

/// Returns the access for a file with the requested questions and their keys: public if all of them are from the
/// embedded bank.
pub fn answer_file_access(matches: &ArgMatches) -> FileAccess {
    let is_own = !matches.contains_id("stage") && !matches.contains_id("cases");
    if is_own && !matches.get_flag("fresh") { FileAccess::Public } else { FileAccess::Private }
}

/// Applies a function to the questions in parallel, because the search for the contrast of each
/// option takes time; drops the questions for which the function returns `None`.
pub fn map_in_parallel<T: Send>(
    chosen: &[SelectedQuestion],
    make: impl Fn(&SelectedQuestion) -> Option<T> + Sync,
) -> Vec<T> {
    parallel_map(chosen, thread_count(), make).into_iter().flatten().collect()
}

fn packed(shell: &Shell, members: &[PackageMember]) -> Result<Vec<u8>, Failure> {
    pack(members).map_err(|error| shell.failure(error.to_string()))
}

/// A question with its case and the terms under which it is ruled.
pub type SelectedQuestion = (Case, Question, RulingTerms);

/// Returns the requested questions, sorted by Law and id, each with its terms.
pub fn selected_questions(
    shell: &Shell,
    matches: &ArgMatches,
) -> Result<Vec<SelectedQuestion>, Failure> {
    let mut found = match matches.get_one::<PathBuf>("stage") {
        Some(dir) => of_stage(shell, matches, dir)?,
        None if matches.get_flag("fresh") => fresh(shell, matches)?,
        None => of_bank(shell, matches)?,
    };
    found.sort_by(|one, two| (one.1.law_number(), &one.1.id).cmp(&(two.1.law_number(), &two.1.id)));
    if found.is_empty() {
        return Err(shell.failure(say!(shell.words, "error-no-questions")));
    }
    Ok(found)
}

fn of_bank(shell: &Shell, matches: &ArgMatches) -> Result<Vec<SelectedQuestion>, Failure> {
    let terms = bank::terms(shell, matches)?;
    let mut cases = bank::load(shell, matches, &Edition::ALL)?;
    let wanted = wanted(shell, matches, &cases, terms.edition)?;
    cases
        .iter_mut()
        .for_each(|case| case.questions.retain(|question| question.belongs_to(terms.edition)));
    let mut named: HashSet<String> = HashSet::new();
    for name in matches.get_many::<String>("cases-named").into_iter().flatten() {
        let found = bank::find_in_bank(shell, matches, &cases, (name, terms.edition))?;
        named.extend(found.into_iter().map(|question| question.id.clone()));
    }
    let is_named = |question: &Question| named.contains(&question.id);
    // Selects the named questions and the questions that the filters match; without names and filters, all questions.
    let by_filters = named.is_empty() || !wanted.is_empty();
    let mut found = Vec::new();
    for case in &cases {
        let questions = case.questions.iter().filter(|question| {
            is_named(question) || by_filters && wanted.matches(question, &terms)
        });
        found.extend(questions.map(|question| (case.clone(), question.clone(), terms.clone())));
    }
    Ok(found)
}

/// Generates new questions that the command's filters match.
fn fresh(shell: &Shell, matches: &ArgMatches) -> Result<Vec<SelectedQuestion>, Failure> {
    let terms = bank::terms(shell, matches)?;
    let made = generate::generate_questions(shell, matches, vec![terms.edition], FRESH)?;
    let cases = made.into_iter().map(|question| question.own().case.clone());
    let first = |case: Case| {
        let item = case.questions.first()?.clone();
        Some((case, item, terms.clone()))
    };
    Ok(cases.filter_map(first).collect())
}

/// Returns the questions of a stage's papers; an error without `--with-key`, since their keys are exported too.
fn of_stage(
    shell: &Shell,
    matches: &ArgMatches,
    dir: &Path,
) -> Result<Vec<SelectedQuestion>, Failure> {
    if !matches.get_flag("with-key") {
        return Err(shell.failure(say!(shell.words, "export-with-key")));
    }
    let folder = StageFolder::at(shell, dir)?;
    let mut manager = StageManager::new(&folder);
    let (lock, terms, bank) = ask_manager(shell, &mut manager, |manager| {
        let (file, (lock, _)) = (manager.stage()?, manager.lock()?);
        let (terms, bank) = manager.locked_bank(&lock, &file)?;
        Ok((lock, terms, bank))
    })?;
    let mut found = Vec::new();
    for locked in &lock.stage.questions {
        for case in &bank.cases {
            let questions = case.questions.iter().filter(|question| question.id == locked.id);
            found.extend(questions.map(|question| (case.clone(), question.clone(), terms.clone())));
        }
    }
    Ok(found)
}

/// Returns the modification time for exported questions, in seconds since 1970. Anki replaces a note only with a newer
/// one, so every export must be newer than the one before. `SOURCE_DATE_EPOCH` fixes the time for reproducible bytes.
fn modified() -> i64 {
    let given = std::env::var("SOURCE_DATE_EPOCH").ok().and_then(|text| text.parse().ok());
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_secs() as i64);
    given.unwrap_or_else(now)
}

/// Returns a sentence that lists the contents lost in the export format.
fn lost(shell: &Shell, format: ExportFormat, chosen: &[SelectedQuestion]) -> String {
    let words = &shell.words;
    let mut lost = vec![say!(words, "lost-facts")];
    if chosen.iter().any(|(_, question, _)| question.asks_clause) {
        lost.push(say!(words, "lost-clause"));
    }
    let changes = |(_, question, terms): &SelectedQuestion| {
        Edition::ALL
            .iter()
            .any(|edition| *edition != terms.edition && question.belongs_to(*edition))
    };
    if chosen.iter().any(changes) {
        lost.push(say!(words, "lost-editions"));
    }
    lost.push(say!(words, "lost-language"));
    match format {
        ExportFormat::Moodle | ExportFormat::Gift => {}
        ExportFormat::Qti21 | ExportFormat::Qti30 => lost.push(say!(words, "lost-tags")),
        ExportFormat::Anki => lost.push(say!(words, "lost-choice")),
    }
    say!(words, "export-lost", what = lost.join("; "))
}
