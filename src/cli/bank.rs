//! Loads cases: the embedded bank, the files of a folder, or a single file of the user.

use std::collections::HashSet;
use std::path::Path;

use clap::ArgMatches;

use crate::render::diagnostics::render;
use crate::render::text::{capitalised, say};
use arbitro_cases::RulingTerms;
use arbitro_cases::bank::{SourceError, SourceFile, read_source};
use arbitro_cases::check::is_proved;
use arbitro_cases::diag::LineIndex;
use arbitro_cases::ids::{nearest_id, questions_named};
use arbitro_cases::parallel::{parallel_map, thread_count};
use arbitro_cases::{Case, PLACEHOLDER_ID, Question, concerns_ruling, embedded_cases};
use arbitro_laws::laws;
use arbitro_laws::ruling::{Doctrine, Edition};

use super::files::{self, CaseFiles};
use super::shell::{Failure, Shell};

/// Returns the case files embedded in the program.
pub fn embedded() -> Vec<SourceFile> {
    let files = embedded_cases::embedded().into_iter();
    files
        .map(|(name, text)| SourceFile {
            name: name.to_owned(),
            text: Ok(text.as_bytes().to_vec()),
        })
        .collect()
}

/// Returns the cases of the folder that `--cases` names, or the embedded cases, with their proved
/// questions. A question that belongs to none of the editions is dropped. A requested edition in
/// which a question of a folder is not proved is removed from its `editions`. A question proved in
/// none of the requested editions, or with the id of an earlier question, is dropped and reported.
/// Embedded cases are not proved again: the project's tests prove them.
pub fn load(
    shell: &Shell,
    matches: &ArgMatches,
    editions: &[Edition],
) -> Result<Vec<Case>, Failure> {
    let (mut cases, broken) = read(shell, matches)?;
    let mut ids = HashSet::new();
    let mut unproved = 0;
    let own = matches.get_one::<String>("cases").is_none();
    for case in &mut cases {
        case.questions
            .retain(|question| editions.iter().any(|edition| question.belongs_to(*edition)));
    }
    let proved_in = |question: &Question| {
        let proved = |edition: &Edition| {
            let terms = RulingTerms { edition: *edition, ..RulingTerms::default() };
            if own { question.belongs_to(*edition) } else { is_proved(question, &terms) }
        };
        let mut proved: Vec<Edition> = editions.iter().copied().filter(proved).collect();
        if !proved.is_empty() {
            let others = question.editions.iter().filter(|other| !editions.contains(other));
            proved.extend(others);
            proved.sort_unstable();
        }
        proved
    };
    let all = parallel_map(&cases, thread_count(), |case| {
        case.questions.iter().map(proved_in).collect::<Vec<_>>()
    });
    for (case, editions) in cases.iter_mut().zip(all) {
        let before = case.questions.len();
        let mut editions = editions.into_iter();
        case.questions.retain_mut(|question| {
            question.editions = editions.next().unwrap_or_default();
            !question.editions.is_empty() && ids.insert(question.id.clone())
        });
        unproved += before - case.questions.len();
    }
    note_left_out(shell, matches, broken, unproved);
    Ok(cases)
}

/// Returns the cases of the files without problems, and the number of files with problems.
fn read(shell: &Shell, matches: &ArgMatches) -> Result<(Vec<Case>, usize), Failure> {
    let sources = match matches.get_one::<String>("cases") {
        Some(folder) => in_folder(shell, Path::new(folder))?,
        None => embedded(),
    };
    let readings = parallel_map(&sources, thread_count(), read_source);
    let (sound, broken): (Vec<_>, Vec<_>) =
        readings.into_iter().partition(|reading| reading.problems.is_empty());
    Ok((sound.into_iter().map(|reading| reading.case).collect(), broken.len()))
}

fn in_folder(shell: &Shell, folder: &Path) -> Result<Vec<SourceFile>, Failure> {
    let CaseFiles { files, failures } = files::find(shell, [folder]);
    let failures = files::messages(failures);
    if files.is_empty() {
        files::report_failures(shell, failures)?;
    } else {
        failures.into_iter().for_each(|failure| shell.tell_error(failure));
    }
    Ok(files.iter().map(|path| files::read_source(shell, path)).collect())
}

/// Reports how many files and questions of the folder were left out: files with problems, and questions that are not
/// proved or repeat an id.
fn note_left_out(shell: &Shell, matches: &ArgMatches, files: usize, questions: usize) {
    let Some(path) = matches.get_one::<String>("cases").cloned() else { return };
    let words = &shell.words;
    let mut parts = Vec::new();
    if files > 0 {
        parts.push(say!(words, "left-out-files", count = files));
    }
    if questions > 0 {
        parts.push(say!(words, "left-out-questions", count = questions));
    }
    if !parts.is_empty() {
        shell.tell(&say!(words, "note-left-out", what = parts.join(", "), path = path));
    }
}

/// Returns the case that the argument `case` selects by an id of the bank or a file path, with the selected questions
/// that belong to an edition.
pub fn named(
    shell: &Shell,
    matches: &ArgMatches,
    edition: Edition,
) -> Result<(Case, Vec<Question>), Failure> {
    let name = matches.get_one::<String>("case").map_or("", String::as_str);
    find(shell, matches, name, edition)
}

/// Returns the case that a name selects, with the selected questions that belong to an edition; the name is an id of
/// the bank or a file path. Selected questions of other editions are reported; an error if none belongs to the edition.
pub fn find(
    shell: &Shell,
    matches: &ArgMatches,
    name: &str,
    edition: Edition,
) -> Result<(Case, Vec<Question>), Failure> {
    let (case, questions) = of_any_edition(shell, matches, name)?;
    let (found, others): (Vec<Question>, Vec<Question>) =
        questions.into_iter().partition(|question| question.belongs_to(edition));
    let told = others.iter().map(|question| other_edition_message(shell, question, edition));
    if found.is_empty() {
        let told: Vec<String> = told.collect();
        return Err(shell.failure(told.join("\n")));
    }
    told.for_each(|text| shell.tell(&text));
    Ok((case, found))
}

/// Returns the message that a question does not belong to the edition, with a command that shows it in an edition to
/// which it belongs.
fn other_edition_message(shell: &Shell, question: &Question, edition: Edition) -> String {
    let name = if question.id == PLACEHOLDER_ID { "none".to_owned() } else { question.id.clone() };
    let own: Vec<&str> = question.editions.iter().map(|own| own.name()).collect();
    let (own, last) = (own.join(", "), question.edition(edition).name());
    say!(
        shell.words,
        "error-question-edition",
        name = name,
        year = edition.name(),
        own = own,
        other = last
    )
}

fn of_any_edition(
    shell: &Shell,
    matches: &ArgMatches,
    name: &str,
) -> Result<(Case, Vec<Question>), Failure> {
    let path = Path::new(name);
    if name.ends_with(".toml") || path.is_file() {
        return one_file(shell, path);
    }
    let (bank, broken) = read(shell, matches)?;
    note_left_out(shell, matches, broken, 0);
    let found = questions_named(&bank, name);
    if let Some((case, _)) = found.first() {
        let of_case = found.iter().filter(|(other, _)| std::ptr::eq(*other, *case));
        return Ok(((*case).clone(), of_case.map(|(_, question)| (*question).clone()).collect()));
    }
    if path.exists() {
        return one_file(shell, path);
    }
    Err(unknown(shell, &bank, name))
}

/// Returns the questions of a loaded bank that a name selects and that belong to an edition; an error if there are
/// none.
pub fn find_in_bank<'b>(
    shell: &Shell,
    matches: &ArgMatches,
    bank: &'b [Case],
    (name, edition): (&str, Edition),
) -> Result<Vec<&'b Question>, Failure> {
    let found = questions_named(bank, name).into_iter().map(|(_, question)| question);
    let found: Vec<&Question> = found.filter(|question| question.belongs_to(edition)).collect();
    if !found.is_empty() {
        return Ok(found);
    }
    // For the error message the whole bank is searched: a question with this name may belong to another edition.
    let (whole, _) = read(shell, matches)?;
    let mut others = questions_named(&whole, name).into_iter().map(|(_, question)| question);
    Err(match others.find(|question| !question.belongs_to(edition)) {
        Some(question) => shell.failure(other_edition_message(shell, question, edition)),
        None => unknown(shell, bank, name),
    })
}

/// Returns the failure for an id that no question of the bank has; suggests a similar id, if there is one.
fn unknown(shell: &Shell, bank: &[Case], name: &str) -> Failure {
    let ids = bank.iter().flat_map(|case| &case.questions).map(|question| question.id.as_str());
    let near = nearest_id(name, ids);
    let mut message = say!(shell.words, "error-unknown-case", name = name);
    if let Some(near) = near {
        message = format!("{message} {}", capitalised(&say!(shell.words, "near", near = near)));
    }
    shell.failure(message)
}

/// Reads a case file of the user; an error if it has problems that affect the ruling.
fn one_file(shell: &Shell, path: &Path) -> Result<(Case, Vec<Question>), Failure> {
    let source = files::read_source(shell, path);
    if let Err(SourceError::Failed(why)) = &source.text {
        let path = path.display().to_string();
        return Err(shell.failure(say!(shell.words, "error-io", path = path, why = why.clone())));
    }
    let mut reading = read_source(&source);
    reading.problems.retain(concerns_ruling);
    if reading.problems.is_empty() {
        let questions = reading.case.questions.clone();
        return Ok((reading.case, questions));
    }
    let lines = LineIndex::of(source.shown());
    for problem in &reading.problems {
        shell.write_stderr(&render(&shell.words, &source.name, &lines, problem));
    }
    let name = path.display().to_string();
    Err(shell.failure(say!(shell.words, "error-case-broken", name = name)))
}

/// Returns the editions of `--edition`, in the order typed and without duplicates; empty without the option.
pub fn editions(shell: &Shell, matches: &ArgMatches) -> Result<Vec<Edition>, Failure> {
    let mut editions = Vec::new();
    for year in matches.get_one::<String>("edition").iter().flat_map(|years| years.split(',')) {
        let edition = edition_of(shell, year.trim())?;
        if !editions.contains(&edition) {
            editions.push(edition);
        }
    }
    Ok(editions)
}

/// Returns the edition of `--edition`; `None` without the option.
pub fn edition(shell: &Shell, matches: &ArgMatches) -> Result<Option<Edition>, Failure> {
    matches.get_one::<String>("edition").map(|year| edition_of(shell, year)).transpose()
}

/// Returns the edition of `--edition`, or the edition of the settings.
pub fn chosen_edition(shell: &Shell, matches: &ArgMatches) -> Result<Edition, Failure> {
    Ok(edition(shell, matches)?.unwrap_or_else(|| shell.settings.edition()))
}

/// Returns the edition of a year; an error if no edition has that year.
pub fn edition_of(shell: &Shell, year: &str) -> Result<Edition, Failure> {
    year.parse().ok().and_then(Edition::from_year).ok_or_else(|| {
        shell.failure(say!(shell.words, "error-edition-unknown", edition = year.to_owned()))
    })
}

/// Returns the requested edition and doctrine; an option that is not given is taken from the settings.
pub fn terms(shell: &Shell, matches: &ArgMatches) -> Result<RulingTerms, Failure> {
    let edition = chosen_edition(shell, matches)?;
    let doctrine = match matches.get_many::<String>("doctrine") {
        Some(words) => doctrine_of(shell, words)?,
        None => doctrine_of(shell, &shell.settings.doctrine())?,
    };
    Ok(RulingTerms { edition, doctrine })
}

/// Returns the doctrine of `--doctrine`; the default doctrine without the option.
pub fn doctrines(shell: &Shell, matches: &ArgMatches) -> Result<Doctrine, Failure> {
    doctrine_of(shell, matches.get_many::<String>("doctrine").into_iter().flatten())
}

/// Parses a doctrine from words such as `code` and `alta=school`.
pub fn doctrine_of<'t>(
    shell: &Shell,
    words: impl IntoIterator<Item = &'t String>,
) -> Result<Doctrine, Failure> {
    let mut readings = Doctrine::default();
    for text in words {
        laws::read_doctrine(&mut readings, text).ok_or_else(|| {
            let points: Vec<&str> = laws::points().map(|point| point.key).collect();
            let points = points.join(", ");
            shell.failure(say!(shell.words, "error-doctrine", text = text.clone(), points = points))
        })?;
    }
    Ok(readings)
}

/// Parses an option's value as a whole number; `None` without the option, an error if it is not a number in the range.
pub fn number(
    shell: &Shell,
    matches: &ArgMatches,
    option: &str,
    range: std::ops::RangeInclusive<u64>,
) -> Result<Option<u64>, Failure> {
    let Some(value) = matches.get_one::<String>(option) else { return Ok(None) };
    let parsed = value.parse::<u64>().ok().filter(|number| range.contains(number));
    parsed.map(Some).ok_or_else(|| {
        let (low, high) = (range.start().to_string(), range.end().to_string());
        let expected = say!(shell.words, "expected-number", low = low, high = high);
        let option = format!("--{option}");
        let value = value.clone();
        shell.failure(say!(
            shell.words,
            "error-number",
            value = value,
            option = option,
            expected = expected
        ))
    })
}
