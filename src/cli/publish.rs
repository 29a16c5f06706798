//! `arbitro publish`: writes HTML pages: handouts, lessons, practice sites, printable papers and results.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::render::marking::results::reports;
use crate::render::publish::view::{QuestionView, of};
use crate::render::publish::{
    CANDIDATES, CandidateReport, HtmlPage, book, handout, lesson, paper, results,
};
use crate::render::text::{Words, say};
use arbitro_exam::file_access::{self, FileAccess};
use arbitro_exam::folder::{self, RESULTS};
use arbitro_exam::marking::StageManager;
use arbitro_exam::results::{CandidateResult, Results};
use arbitro_laws::ruling::Language;

use super::exam;
use super::export::{SelectedQuestion, answer_file_access, map_in_parallel, selected_questions};
use super::files;
use super::shell::{Failure, Shell};
use super::stage::folder::{StageFolder, ask_manager, report_notices, stage_manager};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    match matches.subcommand() {
        Some(("handout", matches)) => {
            one(shell, matches, say!(shell.words, "publish-handout-title"), handout)
        }
        Some(("lesson", matches)) => {
            one(shell, matches, say!(shell.words, "publish-lesson-title"), lesson)
        }
        Some(("book", matches)) => site(shell, matches),
        Some(("paper", matches)) => print_paper(shell, matches),
        Some(("results", matches)) => of_results(shell, matches),
        Some(_) | None => Err(Failure::Usage),
    }
}

type RenderResult = Result<String, minijinja::Error>;

/// Returns the requested title, or `usual`, and the requested questions.
fn content(
    shell: &Shell,
    matches: &ArgMatches,
    usual: String,
) -> Result<(String, Vec<QuestionView>), Failure> {
    let chosen = selected_questions(shell, matches)?;
    let view = |(case, question, terms): &SelectedQuestion| of(&shell.words, case, question, terms);
    let title = matches.get_one::<String>("title").cloned().unwrap_or(usual);
    Ok((title, map_in_parallel(&chosen, view)))
}

fn one(
    shell: &Shell,
    matches: &ArgMatches,
    usual: String,
    make: impl Fn(&Words, &str, &[QuestionView]) -> RenderResult,
) -> Result<(), Failure> {
    let (title, questions) = content(shell, matches, usual)?;
    let text = rendered(shell, make(&shell.words, &title, &questions))?;
    write_page(shell, matches, &text, answer_file_access(matches))
}

fn rendered<T>(shell: &Shell, made: Result<T, minijinja::Error>) -> Result<T, Failure> {
    made.map_err(|error| shell.failure(error.to_string()))
}

/// Writes a page to the requested file, or prints it.
fn write_page(
    shell: &Shell,
    matches: &ArgMatches,
    text: &str,
    access: FileAccess,
) -> Result<(), Failure> {
    let Some(path) = matches.get_one::<PathBuf>("output") else { return shell.print(text) };
    let put = files::write_or_replace(path, text.as_bytes(), access);
    put.map_err(|error| shell.failure(shell.unwritable(path, &error)))?;
    written(shell, path, 1)
}

fn written(shell: &Shell, path: &Path, count: usize) -> Result<(), Failure> {
    let path = path.display().to_string();
    shell.print(&format!("{}\n", say!(shell.words, "publish-written", count = count, path = path)))
}

fn site(shell: &Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let (title, questions) = content(shell, matches, say!(shell.words, "publish-book-title"))?;
    let pages = rendered(shell, book(&shell.words, &title, &questions))?;
    write_pages(shell, matches, &pages, answer_file_access(matches))
}

/// Writes a stage's results as pages: the commission's page, and on request one for each candidate under an unguessable
/// name.
fn of_results(shell: &Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let folder = StageFolder::named(shell, matches)?;
    let (basis, found, notices) =
        ask_manager(shell, &mut stage_manager(&folder), StageManager::publish)?;
    let lock = &basis.lock;
    let own = || Language::ALL.map(|language| (language.code(), Words::new(language, false)));
    let words = own();
    let of_paper = |candidate: &str| {
        let code = lock.paper(candidate).map(|paper| paper.language.as_str());
        let found = words.iter().find(|(known, _)| Some(*known) == code);
        found.map_or(&shell.words, |(_, words)| words)
    };
    let mut pages: Vec<CandidateReport<'_>> = Vec::new();
    if matches.get_flag("candidate-pages") {
        let secret =
            ask_manager(shell, &mut StageManager::new(&folder), |manager| manager.secret())?;
        let of_each = reports(&shell.words, &basis, &found, own());
        pages.extend(of_each.map(|(candidate, doc)| {
            let (candidate, name) = (&candidate.id, secret.page_name(&candidate.id));
            CandidateReport { candidate, name, words: of_paper(candidate), doc }
        }));
    }
    let pages = rendered(shell, results(&shell.words, &found, &pages))?;
    write_pages(shell, matches, &pages, file_access::of(RESULTS))?;
    warn_old_pages(shell, matches, &found);
    report_notices(shell, &notices)
}

/// Writes pages into the output folder.
fn write_pages(
    shell: &Shell,
    matches: &ArgMatches,
    pages: &[HtmlPage],
    access: FileAccess,
) -> Result<(), Failure> {
    let folder = output(matches);
    let failed = |path: &Path, error| shell.failure(shell.unwritable(path, &error));
    for HtmlPage { name, text } in pages {
        let path = folder.join(name);
        let within = path.parent().unwrap_or(folder);
        files::create_folder(within, access).map_err(|error| failed(within, error))?;
        files::write_or_replace(&path, text.as_bytes(), access)
            .map_err(|error| failed(&path, error))?;
    }
    written(shell, folder, pages.len())
}

/// Returns the requested output folder, or the current folder.
fn output(matches: &ArgMatches) -> &Path {
    matches.get_one::<PathBuf>("output").map_or(Path::new("."), PathBuf::as_path)
}

/// Reports candidates' pages that an earlier version wrote under guessable names.
fn warn_old_pages(shell: &Shell, matches: &ArgMatches, results: &Results) {
    let named = |candidate: &CandidateResult| {
        let path = output(matches).join(CANDIDATES).join(format!("{}.html", candidate.id));
        path.is_file().then(|| path.display().to_string())
    };
    let old: Vec<String> = results.candidates.iter().filter_map(named).collect();
    if !old.is_empty() {
        let (count, paths) = (old.len(), old.join(", "));
        shell.tell(&say!(shell.words, "publish-old-pages", count = count, paths = paths));
    }
}

/// Writes or prints the printable page of a candidate's paper, in the paper's language.
fn print_paper(shell: &Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let empty = PathBuf::new();
    let dir = matches.get_one::<PathBuf>("dir").unwrap_or(&empty);
    let candidate = matches.get_one::<String>("candidate").map_or("", String::as_str);
    let path = dir.join(folder::paper(candidate));
    let (read, _) = exam::paper(shell, &path)?;
    let words = Words::new(read.language(), shell.words.is_ascii());
    let text = rendered(shell, paper(&words, &read))?;
    write_page(shell, matches, &text, file_access::of(&folder::paper(candidate)))
}
