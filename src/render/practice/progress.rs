//! A candidate's progress: as text for a terminal, as JSON, and as an HTML page.

use minijinja::Error;
use serde::Serialize;
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use super::session_changes::named;
use crate::render::doc::{Doc, Style, plain, styled};
use crate::render::publish::page_from;
use crate::render::text::{Words, say};
use crate::render::wording::year;
use arbitro_exam::practice::memory::clause_of;
use arbitro_exam::practice::progress::{ENOUGH_OF_LAW, LawProgress, PracticeProgress};
use arbitro_laws::laws::LAWS;
use arbitro_laws::ruling::Edition;

/// Columns of a Law's title.
const TITLE: usize = 27;
/// Columns of a bar.
const BAR: usize = 16;
/// Maximum number of missed clauses, and of misconceptions, that are shown.
const SHOWN: usize = 8;
/// The number of days in the chart of answers, today included.
const DAYS: i64 = 60;

/// Returns a candidate's progress as a document of 80 columns.
pub fn document(words: &Words, progress: &PracticeProgress, today: i64, edition: Edition) -> Doc {
    let mut doc = Doc::default();
    let edition_name = say!(words, "edition", year = year(edition));
    doc.heading(1, format!("{}. {edition_name}", say!(words, "progress")));
    if progress.answered == 0 {
        doc.text(say!(words, "progress-none"));
        return doc;
    }
    doc.text(summary(words, progress));
    doc.line(vec![styled(due(words, progress), Style::Strong)]).blank();
    let mut table = vec![header(words)];
    table.extend(progress.laws.iter().filter(|of| of.clauses > 0).map(|of| row(words, of, today)));
    doc.verbatim(table);
    doc.text(legend(words, edition));
    let missed: Vec<String> = missed(words, progress, edition);
    list(&mut doc, say!(words, "progress-missed"), missed);
    list(
        &mut doc,
        say!(words, "progress-misconceptions"),
        misconceptions(words, progress, edition),
    );
    doc
}

fn list(doc: &mut Doc, heading: String, lines: Vec<String>) {
    if lines.is_empty() {
        return;
    }
    doc.blank().heading(2, heading);
    for line in lines {
        doc.item(0, vec![plain(line)]);
    }
}

fn summary(words: &Words, progress: &PracticeProgress) -> String {
    let share = if progress.is_too_few() {
        say!(words, "progress-right", right = progress.right)
    } else {
        let share = percent(progress.right as f64 / progress.answered.max(1) as f64);
        say!(words, "progress-share", percent = share)
    };
    let (days, streak) = (progress.days, progress.streak);
    say!(
        words,
        "progress-summary",
        answered = progress.answered,
        right = share,
        days = days,
        streak = streak
    )
}

fn due(words: &Words, progress: &PracticeProgress) -> String {
    say!(words, "progress-due", count = progress.due, tomorrow = progress.due_tomorrow)
}

/// Returns the clauses missed most often: "45C4(b): 3 volte su 7".
fn missed(words: &Words, progress: &PracticeProgress, edition: Edition) -> Vec<String> {
    let line = |(name, missed, asked): &(String, u32, u32)| {
        let clause = named(name, edition);
        say!(words, "progress-missed-line", clause = clause, missed = *missed, asked = *asked)
    };
    progress.missed.iter().take(SHOWN).map(line).collect()
}

/// Returns the most frequent misconceptions: "45C4(b): chi l'ha fatto (3 volte)".
fn misconceptions(words: &Words, progress: &PracticeProgress, edition: Edition) -> Vec<String> {
    let line = |(name, count): &(String, u32)| {
        let (clause, overlooked) = name.split_once('/').unwrap_or((name, ""));
        let clause = named(clause, edition);
        let what = say!(words, "mistaken-kind", kind = overlooked);
        say!(words, "progress-misconception", clause = clause, what = what, count = *count)
    };
    progress.misconceptions.iter().take(SHOWN).map(line).collect()
}

fn header(words: &Words) -> String {
    let law = padded(say!(words, "progress-law"), TITLE + 3);
    let mastery = padded(say!(words, "progress-mastery"), BAR + 6);
    let (now, due) = (say!(words, "progress-now"), say!(words, "progress-col-due"));
    format!("{law} {mastery} {now:>5} {due:>7}  {}", say!(words, "progress-last"))
}

fn row(words: &Words, of: &LawProgress, today: i64) -> String {
    let title = padded(title(words, of.law), TITLE);
    let last = last(words, of, today);
    let due = if of.due == 0 { String::new() } else { of.due.to_string() };
    let remembered = match LawRetention::of(of) {
        LawRetention::TooFew => padded(too_few(words, of), BAR + 12),
        LawRetention::Remembered { mastery, now } => {
            format!("{} {:>5} {now:>5}", bar(words, mastery), percent(mastery))
        }
    };
    format!("{:>2} {title} {remembered} {due:>7}  {last}", of.law)
}

/// The candidate's retention of a Law.
enum LawRetention {
    TooFew,
    Remembered { mastery: f64, now: String },
}

impl LawRetention {
    fn of(of: &LawProgress) -> LawRetention {
        if of.is_too_few() {
            return LawRetention::TooFew;
        }
        let now = of.retention().map_or_else(|| "-".to_owned(), percent);
        LawRetention::Remembered { mastery: of.mastery(), now }
    }
}

/// Returns the note that there are too few answers on a Law; a dash if there are none.
fn too_few(words: &Words, of: &LawProgress) -> String {
    if of.tested == 0 {
        return "-".to_owned();
    }
    say!(words, "progress-too-few", count = of.tested)
}

/// Returns the number of days since a Law was last asked, in words.
fn last(words: &Words, of: &LawProgress, today: i64) -> String {
    match of.last {
        Some(day) => say!(words, "progress-ago", days = (today - day).max(0)),
        None => say!(words, "progress-never"),
    }
}

fn legend(words: &Words, edition: Edition) -> String {
    say!(words, "progress-legend", enough = ENOUGH_OF_LAW, year = year(edition))
}

fn title(words: &Words, number: u8) -> String {
    let law = LAWS.iter().find(|law| law.oldest_number() == number);
    law.map_or_else(String::new, |law| law.title.in_language(words.language()).to_owned())
}

/// Returns a text cut or padded to exactly this many columns.
fn padded(mut text: String, columns: usize) -> String {
    if text.width() > columns {
        while text.width() + 1 > columns {
            text.pop();
        }
        text.push('…');
    }
    let gap = columns.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(gap))
}

/// Returns a share as a bar of [`BAR`] columns.
fn bar(words: &Words, share: f64) -> String {
    let full = (share.clamp(0.0, 1.0) * BAR as f64).round() as usize;
    let [on, off] = if words.is_ascii() { ["#", "."] } else { ["█", "░"] };
    format!("{}{}", on.repeat(full), off.repeat(BAR - full))
}

/// Returns a share as a percentage without decimals.
fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

/// A candidate's progress, as JSON.
#[derive(Serialize)]
pub struct ProgressJson {
    /// The year of the edition whose clauses are counted.
    edition: u16,
    answered: usize,
    right: usize,
    days: usize,
    streak: usize,
    due: usize,
    due_tomorrow: usize,
    /// True if there are too few answers for a meaningful percentage of right ones.
    too_few: bool,
    laws: Vec<LawJson>,
    missed: Vec<MissedJson>,
    misconceptions: Vec<MisconceptionJson>,
}

#[derive(Serialize)]
struct LawJson {
    law: u8,
    clauses: usize,
    seen: usize,
    /// The expected share of the Law's clauses that the candidate remembers now, from 0 to 1.
    mastery: f64,
    retention: Option<f64>,
    due: usize,
    days_since: Option<i64>,
    answered: usize,
    right: usize,
    /// True if there are too few answers on the Law's clauses for meaningful `mastery` and `retention`.
    too_few: bool,
}

#[derive(Serialize)]
struct MissedJson {
    clause: String,
    missed: u32,
    asked: u32,
}

#[derive(Serialize)]
struct MisconceptionJson {
    clause: String,
    overlooked: String,
    count: u32,
}

/// Returns a candidate's progress as JSON.
pub fn json(progress: &PracticeProgress, today: i64, edition: Edition) -> ProgressJson {
    let thousandths = |share: f64| (share * 1000.0).round() / 1000.0;
    let law = |of: &LawProgress| LawJson {
        law: of.law,
        clauses: of.clauses,
        seen: of.seen,
        mastery: thousandths(of.mastery()),
        retention: of.retention().map(thousandths),
        due: of.due,
        days_since: of.last.map(|day| (today - day).max(0)),
        answered: of.answered,
        right: of.right,
        too_few: of.is_too_few(),
    };
    let missed = |(clause, missed, asked): &(String, u32, u32)| MissedJson {
        clause: clause.clone(),
        missed: *missed,
        asked: *asked,
    };
    let misconception = |(name, count): &(String, u32)| MisconceptionJson {
        clause: clause_of(name).to_owned(),
        overlooked: name.split_once('/').map_or("", |(_, what)| what).to_owned(),
        count: *count,
    };
    ProgressJson {
        edition: edition.year(),
        answered: progress.answered,
        right: progress.right,
        days: progress.days,
        streak: progress.streak,
        due: progress.due,
        due_tomorrow: progress.due_tomorrow,
        too_few: progress.is_too_few(),
        laws: progress.laws.iter().map(law).collect(),
        missed: progress.missed.iter().map(missed).collect(),
        misconceptions: progress.misconceptions.iter().map(misconception).collect(),
    }
}

/// Returns a candidate's progress as a self-contained HTML page.
pub fn html(
    words: &Words,
    progress: &PracticeProgress,
    today: i64,
    edition: Edition,
) -> Result<String, Error> {
    let title = say!(words, "progress");
    let page = if progress.answered == 0 {
        json!({ "title": title, "summary": say!(words, "progress-none") })
    } else {
        let lists = [
            (say!(words, "progress-missed"), missed(words, progress, edition)),
            (say!(words, "progress-misconceptions"), misconceptions(words, progress, edition)),
        ];
        let lists = lists.iter().filter(|(_, lines)| !lines.is_empty());
        let lists = lists.map(|(heading, lines)| json!({ "heading": heading, "lines": lines }));
        let laws = progress.laws.iter().filter(|of| of.clauses > 0);
        json!({
            "title": title,
            "summary": summary(words, progress),
            "due": due(words, progress),
            "days": {
                "label": say!(words, "progress-days", days = DAYS),
                "width": DAYS * 10,
                "bars": bars(progress, today),
            },
            "heads": {
                "law": say!(words, "progress-law"),
                "mastery": say!(words, "progress-mastery"),
                "now": say!(words, "progress-now"),
                "due": say!(words, "progress-col-due"),
                "last": say!(words, "progress-last"),
            },
            "laws": laws.map(|of| law_row(words, of, today)).collect::<Vec<_>>(),
            "legend": legend(words, edition),
            "lists": lists.collect::<Vec<_>>(),
        })
    };
    Ok(page_from(words, "progress.html", &page)? + "\n")
}

/// Returns two bars for each day with answers among the last [`DAYS`]: all answers, and the right
/// ones. A height of 100 units stands for the answers of the day that has the most, in the whole
/// history.
fn bars(progress: &PracticeProgress, today: i64) -> Vec<Value> {
    let most = progress.by_day.values().map(|(answered, _)| *answered).max().unwrap_or(1).max(1);
    let mut bars = Vec::new();
    for (place, day) in (today - DAYS + 1..=today).enumerate() {
        let Some((answered, right)) = progress.by_day.get(&day) else { continue };
        for (class, count) in [("answered", answered), ("right", right)] {
            bars.push(json!({ "class": class, "x": place * 10, "height": count * 100 / most }));
        }
    }
    bars
}

/// Returns the row of a Law in the table of the page.
fn law_row(words: &Words, of: &LawProgress, today: i64) -> Value {
    let title = format!("{} {}", of.law, title(words, of.law));
    let mut row = json!({ "title": title, "due": of.due, "last": last(words, of, today) });
    match LawRetention::of(of) {
        LawRetention::TooFew => row["too_few"] = too_few(words, of).into(),
        LawRetention::Remembered { mastery, now } => {
            row["percent"] = format!("{:.0}", mastery * 100.0).into();
            row["now"] = now.into();
        }
    }
    row
}
