//! The texts of refusals and warnings of stage commands and marking.

use std::collections::BTreeSet;

use arbitro_cases::diag::sanitize::sanitized;
use arbitro_cases::diag::{Limit, LineIndex};
use arbitro_exam::folder::FRESH;
use arbitro_exam::lock::LockError;
use arbitro_exam::marking::refusal::{
    FlawedFile, FrozenPart, LockContradiction, Refusal, SalvageRefusal, Warning,
};
use arbitro_exam::public_questions::LeftOutQuestions;
use arbitro_exam::text_table::TableError;
use arbitro_laws::laws;

use super::diagnostics::render;
use super::marking::words_of;
use super::notice::{lines, notice, unread};
use super::stats::results_fault::fault;
use super::text::{Words, capitalised, say};

/// The text of a refusal.
#[derive(Debug, Default)]
pub struct RefusalText {
    /// Problems rendered with their source lines, to be printed unchanged.
    pub shown: Vec<String>,
    /// Failures to be reported before `message`.
    pub before: Vec<String>,
    pub message: String,
}

impl From<String> for RefusalText {
    fn from(message: String) -> RefusalText {
        RefusalText { message, ..RefusalText::default() }
    }
}

/// Returns the text of a refusal.
pub fn refusal(words: &Words, refusal: Refusal) -> RefusalText {
    let message = match refusal {
        Refusal::Flawed(flawed) | Refusal::Unmet(flawed) => return self::flawed(words, &flawed),
        Refusal::Cases(mut failures) => {
            let message = failures.pop().unwrap_or_default();
            return RefusalText { before: failures, message, ..RefusalText::default() };
        }
        Refusal::Unproved(files) => {
            let shown = files.iter().flat_map(|(source, proved)| {
                let lines = LineIndex::of(source.shown());
                let told = move |found| render(words, &source.name, &lines, found);
                proved.problems.iter().map(told)
            });
            let message = say!(words, "stage-bank-broken");
            return RefusalText { shown: shown.collect(), message, ..RefusalText::default() };
        }
        Refusal::Unread(file) => unread(words, &file),
        Refusal::NotUtf8 { path, line } => {
            say!(words, "stage-not-utf8", path = path, line = line)
        }
        Refusal::NoTable { path, why } => {
            let (why, line, cell) = match why {
                TableError::NoWorkbook => ("workbook", 0, String::new()),
                TableError::TooLarge => ("large", 0, String::new()),
                TableError::Markup => ("markup", 0, String::new()),
                TableError::NoValue { row, column } => ("formula", 0, cell(row, column)),
                TableError::NoText { line } => ("text", line, String::new()),
            };
            say!(words, "stage-no-table", path = path, why = why, line = line, cell = cell)
        }
        Refusal::Edition(year) => {
            say!(words, "error-edition-unknown", edition = year.to_string())
        }
        Refusal::Doctrine(text) => {
            let points: Vec<&str> = laws::points().map(|point| point.key).collect();
            say!(words, "error-doctrine", text = text, points = points.join(", "))
        }
        Refusal::NoLock(path) => say!(words, "stage-no-lock", path = path),
        Refusal::Lock { path, error } => lock(words, path, error),
        Refusal::Contradicted { path, found } => contradicted(words, path, &found),
        Refusal::CasesGone(files) => cases_gone(words, &files),
        Refusal::NoSecret(path) => say!(words, "stage-no-secret", path = path),
        Refusal::BadSecret(path) => say!(words, "stage-bad-secret", path = path),
        Refusal::Short => say!(words, "stage-not-met"),
        Refusal::Unwritable(malformed) => malformed.to_string(),
        Refusal::NotJson(why) => why,
        Refusal::PaperInTheWay(path) => say!(words, "stage-paper-in-the-way", path = path),
        Refusal::PaperDiffers(candidate) => {
            say!(words, "stage-papers-differ", candidate = candidate)
        }
        Refusal::LockDiffers(part) => {
            let what = match part {
                FrozenPart::Question(id) => id,
                FrozenPart::StageFile => "stagetoml".to_owned(),
                FrozenPart::Scoring => "scoring".to_owned(),
            };
            say!(words, "stage-lock-differs", what = what)
        }
        Refusal::KeysChanged(ids) => {
            say!(words, "mark-keys-changed", count = ids.len(), ids = ids.join(", "))
        }
        Refusal::Regraded(path) => say!(words, "mark-regraded", path = path),
        Refusal::Published { path, unreadable } => {
            let place = format!("{path}:{}", unreadable.line);
            let what = fault(words, &unreadable.what);
            say!(words, "mark-published-broken", place = place, what = what)
        }
        Refusal::NoResults(path) => say!(words, "publish-no-results", path = path),
        Refusal::Policy(text) => say!(words, "regrade-bad-policy", text = text),
        Refusal::PolicyTwice(text) => say!(words, "regrade-two-policies", text = text),
        Refusal::NothingChosen { name, id } => {
            say!(words, "regrade-nothing-chosen", name = name, id = id)
        }
        Refusal::Unsalvaged { name, why } => {
            let (why, parts) = match why {
                SalvageRefusal::Sound => ("sound", Vec::new()),
                SalvageRefusal::Several => ("several", Vec::new()),
                SalvageRefusal::Nothing => ("nothing", Vec::new()),
                SalvageRefusal::Unproved(parts) => ("unproved", parts),
                SalvageRefusal::NoPart(parts) => ("no-part", parts),
            };
            say!(words, "regrade-unsalvaged", name = name, why = why, lines = lines(&parts))
        }
        Refusal::NotComparable(ids) => {
            say!(words, "regrade-not-comparable", count = ids.len(), ids = ids.join(", "))
        }
        Refusal::Stranger { candidate, near } => {
            let message = say!(words, "mark-stranger", candidate = candidate);
            let near = near.map(|near| capitalised(&say!(words, "near", near = near)));
            near.map_or(message.clone(), |near| format!("{message} {near}"))
        }
        Refusal::NoSheet { name, language, notices } => {
            let own = words_of(&language);
            let told =
                notices.iter().map(|one| format!("{}: {}", one.sheet, notice(&own, &one.notice)));
            let why = told.collect::<Vec<_>>().join(" ");
            say!(words, "appeal-no-sheet", name = name, why = why)
        }
        Refusal::NoSuchQuestion { named, count } => {
            say!(words, "appeal-no-question", named = named, count = count)
        }
        Refusal::Gone(id) => say!(words, "appeal-gone", id = id),
    };
    RefusalText::from(message)
}

/// Returns a cell in spreadsheet notation, such as B7; row and column are counted from 0.
fn cell(row: u32, column: u32) -> String {
    let mut letters = String::new();
    let mut left = column + 1;
    while left > 0 {
        letters.insert(0, char::from(b'A' + ((left - 1) % 26) as u8));
        left = (left - 1) / 26;
    }
    format!("{letters}{}", row + 1)
}

/// Returns the text of the refusal of a flawed file, with the problems found in it.
fn flawed(words: &Words, flawed: &FlawedFile) -> RefusalText {
    let FlawedFile { path, text, problems } = flawed;
    let lines = LineIndex::of(text);
    let shown = problems.iter().map(|problem| render(words, path, &lines, problem)).collect();
    let message = say!(words, "stage-file-broken", path = path.clone());
    RefusalText { shown, message, ..RefusalText::default() }
}

fn lock(words: &Words, path: String, error: LockError) -> String {
    let what = match error {
        LockError::Format(format) => {
            return say!(words, "stage-lock-format", path = path, format = format);
        }
        LockError::Malformed { line, column } => {
            say!(words, "stage-bad-lock", path = path, line = line, column = column)
        }
        LockError::NoSuchQuestion { line, question } => {
            say!(words, "stage-lock-question", path = path, line = line, question = question)
        }
        LockError::Cut => say!(words, "stage-lock-cut", path = path),
        LockError::Altered => say!(words, "stage-lock-altered", path = path),
        LockError::Scoring => say!(words, "stage-lock-scoring", path = path),
    };
    format!("{what} {}", say!(words, "stage-lock-again"))
}

/// Returns the first names of a list, and the number of further names.
fn first_of(words: &Words, all: &[String]) -> String {
    let most = Limit::Problems.most();
    let mut message = all.iter().take(most).cloned().collect::<Vec<_>>().join("; ");
    if all.len() > most {
        message.push_str(&format!("; {}", say!(words, "and-more", count = all.len() - most)));
    }
    message
}

fn contradicted(words: &Words, path: String, found: &[LockContradiction]) -> String {
    let of = |one: &LockContradiction| {
        let LockContradiction { file, value, lock, there } = one;
        let [file, value, lock, there] =
            [file, value, lock, there].map(|text| sanitized(text).into_owned());
        say!(words, "stage-lock-value", file = file, value = value, lock = lock, there = there)
    };
    let all: Vec<String> = found.iter().map(of).collect();
    let found = first_of(words, &all);
    say!(words, "stage-lock-contradicted", path = path, found = found)
}

fn cases_gone(words: &Words, files: &[String]) -> String {
    let is_fresh = |file: &String| file.split_once('/').is_some_and(|(folder, _)| folder == FRESH);
    let fresh = if files.iter().all(is_fresh) { "yes" } else { "no" };
    let (count, message) = (files.len(), first_of(words, files));
    say!(words, "mark-cases-gone", count = count, fresh = fresh, files = message)
}

/// Returns the sentences about questions that an examination does not draw because they are public.
fn public(
    words: &Words,
    LeftOutQuestions { embedded_count: own, copies, seeded }: &LeftOutQuestions,
) -> String {
    let pairs = copies.iter().map(|(id, same)| format!("{id} ({same})"));
    let ids = pairs.collect::<Vec<_>>().join(", ");
    let mut message = say!(words, "stage-public", count = *own, copies = copies.len(), ids = ids);
    if !seeded.is_empty() {
        let ids = seeded.iter().map(|(id, _)| id.clone()).collect::<Vec<_>>().join(", ");
        let seeds: BTreeSet<u64> = seeded.iter().map(|(_, seed)| *seed).collect();
        let shown: Vec<String> = seeds.iter().map(u64::to_string).collect();
        let (count, seeds, shown) = (seeded.len(), seeds.len(), shown.join(", "));
        message.push(' ');
        message.push_str(&say!(
            words,
            "stage-seeded",
            count = count,
            ids = ids,
            seeds = seeds,
            shown = shown
        ));
    }
    message
}

/// Returns the text of a warning.
pub fn warning(words: &Words, remark: Warning) -> String {
    match remark {
        Warning::OldLock { path, format } => {
            say!(words, "stage-lock-old", path = path, format = format)
        }
        Warning::OldResults { path, format } => {
            say!(words, "stats-old", path = path, format = format)
        }
        Warning::NoKind => say!(words, "stage-no-kind"),
        Warning::Public(left_out) => public(words, &left_out),
        Warning::Letters { path, fields } => {
            let (count, most) = (fields.len(), Limit::Problems.most());
            let shown = fields.iter().take(most).map(|field| sanitized(field));
            let mut message = shown.collect::<Vec<_>>().join("; ");
            if count > most {
                message.push_str("; ...");
            }
            say!(words, "stage-letters", path = path, count = count, fields = message)
        }
        Warning::Sheet { path, sheet, others } => {
            let sheet = sanitized(&sheet).into_owned();
            say!(words, "stage-sheet", path = path, sheet = sheet, others = others)
        }
        Warning::Titles { path, titles } => {
            let (count, titles) = (titles.len(), titles.join("; "));
            let titles = sanitized(&titles).into_owned();
            say!(words, "stage-titles", path = path, count = count, titles = titles)
        }
        Warning::ColumnsUnread(names) => {
            let (count, names) = (names.len(), names.join(", "));
            say!(words, "stage-columns-unread", count = count, names = names)
        }
    }
}
