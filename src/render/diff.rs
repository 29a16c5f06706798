//! The changes of clauses between two editions, as a document and as JSON.

use serde::Serialize;

use arbitro_laws::laws::LAWS;
use arbitro_laws::ruling::clause::{ClauseChange, law_of};
use arbitro_laws::ruling::{Clause, Edition};

use super::doc::{Doc, Style, plain, styled};
use super::law::title;
use super::text::{Words, say};
use super::wording::{wording, year};

/// The number of clauses for each kind of change; a clause may be both renumbered and amended.
#[derive(Clone, Copy, Debug, Default, Serialize)]
struct ChangeCounts {
    renumbered: usize,
    amended: usize,
    added: usize,
    dropped: usize,
    unchanged: usize,
}

impl ChangeCounts {
    /// Counts the changes of clauses between two editions; clauses of neither edition are left out.
    fn of(clauses: &[&Clause], from: Edition, to: Edition) -> ChangeCounts {
        let mut count = ChangeCounts::default();
        for change in clauses.iter().filter_map(|clause| clause.change(from, to)) {
            match change {
                ClauseChange::Added => count.added += 1,
                ClauseChange::Dropped => count.dropped += 1,
                ClauseChange::Kept { renumbered, amended } => {
                    count.renumbered += usize::from(renumbered);
                    count.amended += usize::from(amended);
                    count.unchanged += usize::from(!renumbered && !amended);
                }
            }
        }
        count
    }
}

/// Returns a document that lists the changed clauses, Law by Law, with the counts of each kind of change.
pub fn diff(words: &Words, clauses: &[&'static Clause], from: Edition, to: Edition) -> Doc {
    let mut doc = Doc::default();
    doc.heading(1, say!(words, "law-diff", from = year(from), to = year(to)));
    for law in LAWS {
        let mut items = Doc::default();
        for clause in law.clauses.iter().filter(|clause| clauses.contains(clause)) {
            if let Some(change) = clause.change(from, to) {
                item(words, clause, change, (from, to), &mut items);
            }
        }
        if !items.blocks.is_empty() {
            doc.heading(2, title(words, law.number_in(from), law.title)).append(items).blank();
        }
    }
    let ChangeCounts { renumbered, amended, added, dropped, unchanged } =
        ChangeCounts::of(clauses, from, to);
    doc.text(say!(
        words,
        "law-diff-count",
        renumbered = renumbered,
        amended = amended,
        added = added,
        dropped = dropped,
        unchanged = unchanged
    ));
    doc
}

fn item(
    words: &Words,
    clause: &Clause,
    change: ClauseChange,
    (from, to): (Edition, Edition),
    doc: &mut Doc,
) {
    let (old, new) = (clause.number_in(from), clause.number_in(to));
    let (numbers, what, texts) = match change {
        ClauseChange::Added => (new.to_owned(), "added", vec![to]),
        ClauseChange::Dropped => (old.to_owned(), "dropped", vec![from]),
        ClauseChange::Kept { renumbered: true, amended: false } => {
            (format!("{old} -> {new}"), "renumbered", Vec::new())
        }
        ClauseChange::Kept { renumbered: false, amended: true } => {
            (old.to_owned(), "amended", vec![from, to])
        }
        ClauseChange::Kept { renumbered: true, amended: true } => {
            (format!("{old} -> {new}"), "both", vec![from, to])
        }
        ClauseChange::Kept { renumbered: false, amended: false } => return,
    };
    let what = say!(words, "law-change", what = what);
    let heading = format!(" {} ({what})", clause.title.in_language(words.language()));
    doc.item(0, vec![styled(numbers, Style::Strong), plain(heading)]);
    for edition in texts {
        let text = wording(words, clause.gist(edition), edition);
        doc.item(1, vec![styled(format!("{}: ", year(edition)), Style::Strong), plain(text)]);
    }
}

/// The changes of clauses, as JSON.
#[derive(Serialize)]
pub struct EditionDiffJson {
    from: u16,
    to: u16,
    #[serde(flatten)]
    count: ChangeCounts,
    changes: Vec<ClauseChangeJson>,
}

/// A changed clause, as JSON; number and text are null for an edition without the clause.
#[derive(Serialize)]
struct ClauseChangeJson {
    law: u8,
    title: &'static str,
    change: &'static str,
    number_from: Option<&'static str>,
    number_to: Option<&'static str>,
    text_from: Option<String>,
    text_to: Option<String>,
}

/// Returns the changes of clauses as JSON.
pub fn json(
    words: &Words,
    clauses: &[&'static Clause],
    from: Edition,
    to: Edition,
) -> EditionDiffJson {
    let changed = clauses.iter().filter_map(|clause| {
        let change = match clause.change(from, to)? {
            ClauseChange::Added => "added",
            ClauseChange::Dropped => "dropped",
            ClauseChange::Kept { renumbered: true, amended: true } => "renumbered and amended",
            ClauseChange::Kept { renumbered: true, amended: false } => "renumbered",
            ClauseChange::Kept { renumbered: false, amended: true } => "amended",
            ClauseChange::Kept { renumbered: false, amended: false } => return None,
        };
        let number = |edition| clause.number.in_edition(edition);
        let text = |edition| number(edition).map(|_| wording(words, clause.gist(edition), edition));
        Some(ClauseChangeJson {
            law: law_of(number(from).or(number(to))?),
            title: clause.title.in_language(words.language()),
            change,
            number_from: number(from),
            number_to: number(to),
            text_from: text(from),
            text_to: text(to),
        })
    });
    EditionDiffJson {
        from: from.year(),
        to: to.year(),
        count: ChangeCounts::of(clauses, from, to),
        changes: changed.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::term;
    use arbitro_laws::ruling::{ByEdition, Language, text};

    static AMENDED: Clause = Clause {
        number: ByEdition::from(Edition::Y2007, "1A").then(Edition::Y2017, "1B"),
        title: text("Titolo", "Title"),
        gist: ByEdition::from(Edition::Y2007, text("Com'era.", "As it was."))
            .then(Edition::Y2017, text("Com'è.", "As it is.")),
        asks: &[],
        see: &[],
    };

    #[test]
    fn amended_clauses_show_both_wordings() {
        let words = Words::new(Language::English, false);
        let told = |from, to| {
            let mut doc = Doc::default();
            let change = AMENDED.change(from, to).unwrap();
            item(&words, &AMENDED, change, (from, to), &mut doc);
            term::plain(&doc)
        };
        let (old, new) = (Edition::Y2007, Edition::Y2017);
        let there = "- 1A -> 1B Title (renumbered and amended)\n  - 2007: As it was.\n  - 2017: As it is.\n";
        assert_eq!(told(old, new), there);
        let back = "- 1B -> 1A Title (renumbered and amended)\n  - 2017: As it is.\n  - 2007: As it was.\n";
        assert_eq!(told(new, old), back);
        let count = ChangeCounts::of(&[&AMENDED], old, new);
        assert_eq!((count.renumbered, count.amended, count.unchanged), (1, 1, 0));
    }
}
