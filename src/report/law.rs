//! Clauses and Laws in words.

use crate::law::{LAWS, Law};
use crate::ruling::{Clause, Edition, Text};

use super::doc::{Doc, Style, plain, styled};
use super::text::{Words, capitalised, say};

/// The ids of the cases that apply a clause and of those that reject it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Uses {
    pub applied: Vec<String>,
    pub rejected: Vec<String>,
}

/// A text of a Law with nobody in particular in it.
pub fn general(words: &Words, text: Text) -> String {
    let (player, card) = (say!(words, "law-any-player"), say!(words, "law-any-card"));
    let text =
        text.in_language(words.language()).replace("{who}", &player).replace("{card}", &card);
    capitalised(&text)
}

/// Clauses with their uses, one after the other, under the title of their Law if it is whole.
pub fn page(
    words: &Words,
    edition: Edition,
    law: Option<&Law>,
    clauses: &[&'static Clause],
    uses: &[Uses],
) -> Doc {
    let mut doc = Doc::default();
    if let Some(law) = law {
        doc.heading(1, title(words, law));
    }
    for (index, (found, uses)) in clauses.iter().zip(uses).enumerate() {
        if index > 0 || law.is_some() {
            doc.blank();
        }
        doc.append(clause(words, edition, found, uses));
    }
    doc
}

/// A clause: what it says, what it asks, where it is used.
fn clause(words: &Words, edition: Edition, clause: &Clause, uses: &Uses) -> Doc {
    let mut doc = Doc::default();
    let title = clause.title.in_language(words.language());
    doc.heading(1, format!("{} - {title}", clause.name()));
    doc.text(clause.gist(edition).in_language(words.language())).blank();
    if clause.number.y2007 != clause.number.y2017 {
        let none = say!(words, "law-number-none");
        let of = |number: Option<&'static str>| number.map_or_else(|| none.clone(), str::to_owned);
        let (y2007, y2017) = (of(clause.number.y2007), of(clause.number.y2017));
        doc.text(say!(words, "law-numbers", y2007 = y2007, y2017 = y2017));
    }
    if !clause.asks.is_empty() {
        doc.text(format!("{}:", say!(words, "law-asks")));
        for fact in clause.asks {
            let question = general(words, fact.question);
            doc.item(0, vec![plain(question), styled(format!(" [{}]", fact.key), Style::Faint)]);
        }
    }
    if !clause.see.is_empty() {
        doc.text(format!("{}: {}.", say!(words, "law-see"), clause.see.join(", ")));
    }
    let list =
        |ids: &[String]| if ids.is_empty() { say!(words, "law-no-cases") } else { ids.join(", ") };
    doc.text(format!("{}: {}.", say!(words, "law-applied-in"), list(&uses.applied)));
    doc.text(format!("{}: {}.", say!(words, "law-rejected-in"), list(&uses.rejected)));
    doc
}

/// The title line of a Law.
fn title(words: &Words, law: &Law) -> String {
    let title = law.title.in_language(words.language());
    say!(words, "law-title", number = law.number, title = title)
}

/// The list of the Laws.
pub fn list(words: &Words) -> Doc {
    let mut doc = Doc::default();
    doc.heading(1, say!(words, "law-list"));
    for law in LAWS {
        let count = say!(words, "law-clauses", count = law.clauses.len());
        doc.item(0, vec![plain(title(words, law)), styled(format!(" ({count})"), Style::Faint)]);
    }
    doc
}
