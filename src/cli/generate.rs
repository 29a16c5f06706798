//! `arbitro generate`: writes fresh questions as case files.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::render::generation_report::{report_document, report_json};
use crate::render::text::{Words, capitalised, say};
use crate::render::wording::years;
use arbitro_cases::diag::nearest;
use arbitro_cases::parallel::thread_count;
use arbitro_cases::scenarios::origin::QuestionOrigin;
use arbitro_cases::scenarios::prose::BilingualNames;
use arbitro_cases::scenarios::question::{GeneratedQuestion, ProvedFile};
use arbitro_cases::scenarios::random::RunSeed;
use arbitro_cases::scenarios::report::GenerationReport;
use arbitro_cases::scenarios::scenario::Scenario;
use arbitro_cases::scenarios::{
    self, GenerationError, GenerationRequest, QuestionGenerator, by_law,
};
use arbitro_exam::file_access::FileAccess;
use arbitro_exam::question_filter::{LawOrClause, read_laws};
use arbitro_laws::ruling::clause::law_of;
use arbitro_laws::ruling::{Edition, Language};

use super::args::format_of;
use super::files;
use super::shell::{Failure, OutputFormat, Shell};
use super::{bank, git_exposure, list, randomness};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let (questions, editions) = match matches.get_one::<String>("again") {
        Some(id) => again(shell, id)?,
        None => {
            let editions = match bank::edition(shell, matches)? {
                Some(edition) => vec![edition],
                None => Edition::ALL.to_vec(),
            };
            (generate_questions(shell, matches, editions.clone(), 1)?, editions)
        }
    };
    if matches.get_flag("report") {
        let report = GenerationReport::of(&questions);
        return match format_of(matches) {
            OutputFormat::Json => shell.json(&report_json(&report), true),
            format => shell.document(&report_document(&shell.words, &report), format),
        };
    }
    match matches.get_one::<PathBuf>("output") {
        Some(folder) => write(shell, folder, &questions, &years(&editions)),
        None => print(shell, matches, &questions),
    }
}

/// Returns the comment that says in which editions of the Laws a question is right.
fn head(shell: &Shell, question: &ProvedFile) -> String {
    let own = question.case.questions.first();
    let editions = own.map_or_else(|| Edition::ALL.to_vec(), |own| own.editions.clone());
    say!(shell.words, "editions-of", years = years(&editions))
}

/// The sign between the id of a question and the version of the program that generated it.
const VERSION_SIGN: char = '@';

/// Generates a question again, from its id, which may be followed by the version of the program: `45-g7-12c3@0.1.0`.
/// Returns it with the editions for which it was generated.
fn again(shell: &Shell, asked: &str) -> Result<(Vec<GeneratedQuestion>, Vec<Edition>), Failure> {
    let own = env!("CARGO_PKG_VERSION");
    let (id, version) = asked.split_once(VERSION_SIGN).unwrap_or((asked, own));
    if version.is_empty() {
        let refusal = say!(shell.words, "error-again-no-version", id = id.to_owned(), own = own);
        return Err(shell.failure(refusal));
    }
    if version != own {
        let (id, version) = (id.to_owned(), version.to_owned());
        let refusal =
            say!(shell.words, "error-again-version", id = id, version = version, own = own);
        return Err(shell.failure(refusal));
    }
    let Some((_, origin)) = QuestionOrigin::from_id(id) else {
        return Err(shell.failure(say!(shell.words, "error-again-id", id = id)));
    };
    let [it, en] = words();
    match scenarios::again(id, BilingualNames { it: &it, en: &en }) {
        Some(question) => Ok((vec![question], origin.editions())),
        None => Err(shell.failure(say!(shell.words, "error-again-none", id = id, own = own))),
    }
}

/// Generates fresh questions in parallel: as many as `--count` requests, or `usual`.
pub fn generate_questions(
    shell: &Shell,
    matches: &ArgMatches,
    editions: Vec<Edition>,
    usual: usize,
) -> Result<Vec<GeneratedQuestion>, Failure> {
    let count = bank::number(shell, matches, "count", 1..=9999)?.map_or(usual, |it| it as usize);
    let seed = randomness::of_questions(shell, matches)?;
    let wanted = wanted(shell, matches, editions, seed)?;
    let [it, en] = words();
    let generator = QuestionGenerator::new(wanted, BilingualNames { it: &it, en: &en });
    let questions = generator.and_then(|mut generator| generator.questions(count, thread_count()));
    questions.map_err(|exhausted| failure(shell, &exhausted, count))
}

/// Returns the texts of both languages, for questions written in both.
pub fn words() -> [Words; 2] {
    Language::ALL.map(|language| Words::new(language, false))
}

/// Returns the request for generated questions: the Laws, topics and difficulties of the command's filters, the
/// editions, and the seed.
pub fn wanted(
    shell: &Shell,
    matches: &ArgMatches,
    editions: Vec<Edition>,
    seed: RunSeed,
) -> Result<GenerationRequest, Failure> {
    let stated = |name: &str| matches.get_one::<String>(name);
    let laws = stated("law").map_or(Ok(Vec::new()), |text| laws(text, &editions));
    let laws = laws.map_err(|part| no_scenario(shell, part))?;
    let there: BTreeSet<&str> = by_law::all().flat_map(|scenario| scenario.tags).copied().collect();
    let tags = stated("tag").map_or(Ok(Vec::new()), |text| list::topics(shell, text, &there))?;
    let difficulties =
        stated("difficulty").map_or(Ok(Vec::new()), |text| list::difficulties(shell, text))?;
    let scenario = named_scenario(shell, matches)?;
    if let Some(Scenario { name, law, tags: own, .. }) = scenario {
        let outside = |key: &str, filter: &str| {
            let asked = format!("--{filter} {}", stated(filter).map_or("", String::as_str));
            shell.failure(say!(shell.words, key, name = *name, law = *law, asked = asked))
        };
        if !laws.is_empty() && laws.iter().all(|asked| law_of(asked) != *law) {
            return Err(outside("error-scenario-law", "law"));
        }
        if !tags.is_empty() && tags.iter().all(|tag| !own.contains(&tag.as_str())) {
            return Err(outside("error-scenario-tag", "tag"));
        }
    }
    let scenarios = scenario.map(|scenario| scenario.name.to_owned()).into_iter().collect();
    Ok(GenerationRequest { scenarios, laws, tags, difficulties, editions, seed })
}

/// Returns the scenario that the command names, if it names one.
fn named_scenario(
    shell: &Shell,
    matches: &ArgMatches,
) -> Result<Option<&'static Scenario>, Failure> {
    // A command may lack this option, so an unknown argument is treated as not typed.
    let Some(name) = matches.try_get_one::<String>("scenario").ok().flatten() else {
        return Ok(None);
    };
    if let Some(scenario) = by_law::all().find(|scenario| scenario.name == name) {
        return Ok(Some(scenario));
    }
    let names = || by_law::all().map(|scenario| scenario.name);
    let unknown = say!(shell.words, "error-scenario-unknown", name = name.clone());
    let known = match nearest(name, names()) {
        Some(near) => capitalised(&say!(shell.words, "near", near = near)),
        None => {
            let names = names().collect::<Vec<_>>().join(", ");
            say!(shell.words, "error-scenario-known", names = names)
        }
    };
    Err(shell.failure(format!("{unknown} {known}")))
}

/// Parses typed Laws and clauses, and expands ranges Law by Law; the error is the part that names no Law of the
/// editions.
fn laws(text: &str, editions: &[Edition]) -> Result<Vec<String>, String> {
    let read = editions.iter().map(|edition| read_laws(text, *edition));
    let cited = read.reduce(Result::or).unwrap_or(Ok(Vec::new()))?;
    Ok(cited.iter().flat_map(LawOrClause::numbers).collect())
}

fn no_scenario(shell: &Shell, asked: String) -> Failure {
    shell.failure(say!(shell.words, "error-no-scenario", law = asked))
}

/// Writes a file for each question into a folder, created if missing; a comment in each file states the editions of the
/// question.
fn write(
    shell: &mut Shell,
    folder: &Path,
    questions: &[GeneratedQuestion],
    years: &str,
) -> Result<(), Failure> {
    git_exposure::warn_below(shell, folder);
    let made = files::create_folder(folder, FileAccess::Private);
    made.map_err(|error| shell.failure(shell.unwritable(folder, &error)))?;
    for question in questions {
        let own @ ProvedFile { case, file, .. } = question.own();
        let text = format!("# {}\n{file}", head(shell, own));
        files::write(shell, &folder.join(&case.file), &text, FileAccess::Private)?;
    }
    let (count, path) = (questions.len(), folder.display().to_string());
    shell.print(&format!(
        "{}\n",
        say!(shell.words, "generated", count = count, path = path, years = years)
    ))
}

/// Prints the case files, each after a comment with its name and editions; as JSON, a list of names and texts.
fn print(
    shell: &Shell,
    matches: &ArgMatches,
    questions: &[GeneratedQuestion],
) -> Result<(), Failure> {
    if format_of(matches) == OutputFormat::Json {
        let files: Vec<_> = questions
            .iter()
            .map(|question| {
                let own = question.own();
                serde_json::json!({ "file": own.case.file, "text": own.file })
            })
            .collect();
        return shell.json(&files, true);
    }
    let texts: Vec<String> = questions
        .iter()
        .map(|question| {
            let own @ ProvedFile { case, file, .. } = question.own();
            format!("# {}\n# {}\n\n{file}", case.file, head(shell, own))
        })
        .collect();
    shell.print(&texts.join("\n"))
}

/// Returns the failure that says why no more questions could be generated.
pub fn failure(shell: &Shell, exhausted: &GenerationError, count: usize) -> Failure {
    let message = match exhausted {
        GenerationError::NoScenario { asked } => return no_scenario(shell, asked.clone()),
        GenerationError::After(made) => {
            say!(shell.words, "error-generated-few", made = *made, count = count)
        }
    };
    shell.failure(message)
}
