//! `arbitro new`: writes a case file with slots to fill in.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::docs::new_case;
use crate::formats::board::ImportedBoard;
use crate::formats::boards::{self, BoardLookup, BoardSelector, BoardVenue};
use crate::formats::template::CaseTemplate;
use crate::render::diagnostics::{beyond, message};
use crate::render::notice;
use crate::render::text::say;
use crate::render::wording::years;
use arbitro_cases::diag::{Code, Limit, Problem};
use arbitro_cases::scenarios::prose::BilingualNames;
use arbitro_cases::scenarios::random::RunSeed;
use arbitro_cases::scenarios::{GenerationRequest, QuestionGenerator};
use arbitro_exam::file_access::FileAccess;
use arbitro_laws::ruling::Edition;

use super::files::{self, write};
use super::shell::{Failure, Shell};
use super::{bank, generate};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let id = matches.get_one::<String>("id").map_or("", String::as_str);
    if !arbitro_cases::is_id(id) {
        return Err(shell.failure(say!(shell.words, "error-bad-id", id = id)));
    }
    free(shell, matches, id)?;
    let start = match matches.get_one::<PathBuf>("pbn") {
        Some(file) => of_board(shell, matches, id, file)?,
        None => of_law(shell, id),
    };
    let template = new_case(shell.words.language());
    let text = start.file(template, id).map_err(|error| shell.failure(error.to_string()))?;
    let Some(path) = matches.get_one::<PathBuf>("output") else { return shell.print(&text) };
    write(shell, path, &text, FileAccess::Private)?;
    let name = path.display().to_string();
    shell.print(&format!(
        "{}\n",
        say!(shell.words, "new-written", path = name, years = years(&Edition::ALL))
    ))
}

/// Checks that the bank has no question with this id; the error suggests a free id of the same Law.
fn free(shell: &Shell, matches: &ArgMatches, id: &str) -> Result<(), Failure> {
    let cases = bank::load(shell, matches, &Edition::ALL)?;
    let has = |id: &str| {
        cases.iter().find(|case| case.questions.iter().any(|question| question.id == id))
    };
    let Some(there) = has(id) else { return Ok(()) };
    let law = id.split('-').next().unwrap_or(id);
    let mut names = (1..).map(|number| format!("{law}-{number:02}"));
    let free = names.find(|name| has(name).is_none()).unwrap_or_default();
    let title = there.title.in_language(shell.words.language()).to_owned();
    Err(shell.failure(say!(shell.words, "new-there", id = id, title = title, free = free)))
}

/// Returns a template with an incident typical of the id's Law, if a scenario generates one; the
/// same Law always gives the same incident.
fn of_law(shell: &Shell, id: &str) -> CaseTemplate {
    let words = &shell.words;
    let law = id.split('-').next().unwrap_or_default();
    let [it, en] = generate::words();
    let wanted = GenerationRequest {
        scenarios: Vec::new(),
        laws: vec![law.to_owned()],
        tags: Vec::new(),
        difficulties: Vec::new(),
        editions: Edition::ALL.to_vec(),
        seed: RunSeed::stated(0),
    };
    let generated = QuestionGenerator::new(wanted, BilingualNames { it: &it, en: &en })
        .and_then(|mut generator| generator.question());
    let item = generated.as_ref().ok().and_then(|question| question.own().case.questions.first());
    match generated.as_ref().ok().zip(item) {
        Some((question, item)) => CaseTemplate::example(
            words,
            item.law_number(),
            (&question.own().table, &question.own().events),
            (&item.tags, &item.text),
        ),
        None => CaseTemplate::plain(words),
    }
}

/// Returns a template with the table of a board that a PBN or LIN file contains, without an incident.
fn of_board(
    shell: &Shell,
    matches: &ArgMatches,
    id: &str,
    file: &Path,
) -> Result<CaseTemplate, Failure> {
    let words = &shell.words;
    let bytes = files::read(file).map_err(|unread| {
        let why = notice::why(words, &unread.why);
        shell.failure(say!(words, "error-io", path = unread.path, why = why))
    })?;
    let path = file.display().to_string();
    let all = boards::read(&bytes);
    if all.len() > Limit::Boards.most() {
        let problem = Problem::over_limit(Limit::Boards, 0..0, all.len());
        return Err(shell.failure(beyond(words, &path, &problem)));
    }
    let all = boards::disambiguated(all);
    if all.is_empty() {
        return Err(shell.failure(say!(words, "board-none", path = path)));
    }
    let asked = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let which = BoardSelector { board: asked("board"), table: asked("table"), room: asked("room") };
    let found = match boards::find(&all, which) {
        BoardLookup::One(found) => found,
        BoardLookup::Several(numbers) => {
            let numbers = numbers.join(", ");
            return Err(shell.failure(say!(words, "board-which", path = path, numbers = numbers)));
        }
        BoardLookup::Absent { what, there } => {
            let name = match what {
                BoardVenue::Table => "table",
                BoardVenue::Room => "room",
            };
            let typed = asked(name).unwrap_or_default().trim();
            let there = if there.is_empty() { "none".to_owned() } else { there.join(", ") };
            let number = asked("board").unwrap_or("none").trim();
            let text = say!(
                words,
                "board-absent",
                path = path,
                number = number,
                what = name,
                asked = typed,
                there = there
            );
            return Err(shell.failure(text));
        }
        BoardLookup::Tables { board, tables, rooms } => {
            let of = |name: &str, values: &[&str]| {
                (!values.is_empty()).then(|| format!("--{name} {}", values.join(", ")))
            };
            let there: Vec<String> =
                [of("room", &rooms), of("table", &tables)].into_iter().flatten().collect();
            let there = there.join("; ");
            let told = say!(words, "board-table", path = path, number = board, there = there);
            return Err(shell.failure(told));
        }
    };
    if !found.lost.is_empty() {
        shell.tell(&say!(words, "board-lost", what = found.lost.join(", ")));
    }
    let name =
        file.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    readable(shell, id, &name, found)
}

/// Returns a template for a board, cut so that the case reader accepts it: the play ends before the first trick that a
/// case cannot contain, such as a trick with a revoke.
fn readable(
    shell: &Shell,
    id: &str,
    file: &str,
    board: &ImportedBoard,
) -> Result<CaseTemplate, Failure> {
    let words = &shell.words;
    let failed = |error: &dyn std::fmt::Display| shell.failure(error.to_string());
    let mut board = board.clone();
    let whole = board.play.len();
    let mut first: Option<String> = None;
    loop {
        let start = CaseTemplate::board(words, file, &board).map_err(|error| failed(&error))?;
        let text = start.file(new_case(words.language()), id).map_err(|error| failed(&error))?;
        let problems = arbitro_cases::read(file, &text).problems;
        let wrong = problems.iter().find(|problem| is_of_table(problem));
        let Some(wrong) = wrong else {
            if let Some(why) = first {
                let (count, whole) = (board.play.len(), whole);
                shell.tell(&say!(words, "board-cut", count = count, whole = whole, why = why));
            }
            return Ok(start);
        };
        let why = message(words, wrong);
        if board.play.pop().is_none() {
            return Err(shell.failure(say!(words, "board-unfit", path = file, why = why)));
        }
        first.get_or_insert(why);
    }
}

/// Returns true if a problem is a TOML syntax error or concerns the table of the case.
fn is_of_table(problem: &Problem) -> bool {
    let id = problem.code.id();
    id.starts_with("A2") || problem.code == Code::Syntax
}
