//! The texts of Laws and clauses, with the numbers of an edition.

use std::collections::BTreeMap;

use arbitro_laws::laws::{LAWS, numbered};
use arbitro_laws::record::template::fill_or;
use arbitro_laws::ruling::clause::law_of;
use arbitro_laws::ruling::{Clause, Edition, Text};

use super::doc::{Doc, Style, plain, styled};
use super::text::{Words, capitalised, say};
use super::wording::{cross_references, wording, year};

/// A Law of an edition, with its number and its clauses in that edition.
#[derive(Debug)]
pub struct NumberedLaw {
    pub number: u8,
    pub title: Text,
    pub clauses: Vec<&'static Clause>,
}

/// Returns the Laws of an edition, sorted by number.
pub fn laws(edition: Edition) -> Vec<NumberedLaw> {
    let mut laws: BTreeMap<u8, NumberedLaw> = BTreeMap::new();
    for law in LAWS {
        for clause in law.clauses.iter().filter(|clause| clause.is_in_force(edition)) {
            let number = law_of(clause.number_in(edition));
            let title = numbered(number, edition).unwrap_or(law).title;
            let entry = laws.entry(number);
            let entry = entry.or_insert(NumberedLaw { number, title, clauses: Vec::new() });
            entry.clauses.push(clause);
        }
    }
    laws.into_values().collect()
}

/// The ids of the questions whose ruling applies a clause, and of those whose ruling rejects it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClauseCases {
    pub applied: Vec<String>,
    pub rejected: Vec<String>,
}

/// Returns a text of a Law without its optional parts, with its placeholders replaced by "a player" and "a card".
pub fn without_subject(words: &Words, text: Text) -> String {
    let any = |slot: &str| match slot {
        "who" => say!(words, "law-any-player"),
        "card" => say!(words, "law-any-card"),
        _ => String::new(),
    };
    capitalised(&fill_or(text.in_language(words.language()), |_| None, any))
}

/// Returns clauses with their cases, below the title of the Law if a whole Law is shown.
pub fn page(
    words: &Words,
    edition: Edition,
    law: Option<&NumberedLaw>,
    clauses: &[&'static Clause],
    uses: &[ClauseCases],
) -> Doc {
    let mut doc = Doc::default();
    if let Some(law) = law {
        doc.heading(1, title(words, law.number, law.title));
    }
    for (index, (found, uses)) in clauses.iter().zip(uses).enumerate() {
        if index > 0 || law.is_some() {
            doc.blank();
        }
        doc.append(clause(words, edition, found, uses));
    }
    doc
}

/// Returns the title and the paraphrase of a clause.
pub fn clause_text(words: &Words, edition: Edition, clause: &Clause) -> Doc {
    let mut doc = Doc::default();
    let title = clause.title.in_language(words.language());
    doc.heading(2, format!("{} - {title}", clause.number_in(edition)));
    gist(words, edition, clause, &mut doc);
    doc
}

/// Returns a clause with its paraphrase, its numbers in the editions, its questions, its cross-references and its
/// cases.
fn clause(words: &Words, edition: Edition, clause: &Clause, uses: &ClauseCases) -> Doc {
    let mut doc = Doc::default();
    let title = clause.title.in_language(words.language());
    let laws = say!(words, "edition", year = year(edition));
    doc.heading(1, format!("{} - {title} ({laws})", clause.number_in(edition)));
    gist(words, edition, clause, &mut doc);
    doc.blank();
    let numbers: Vec<String> = clause
        .number
        .steps()
        .map(|(edition, number)| {
            let number = number.map_or_else(|| say!(words, "law-number-none"), str::to_owned);
            say!(words, "law-number-in", number = number, year = year(edition))
        })
        .collect();
    if numbers.len() > 1 {
        doc.text(say!(words, "law-numbers", numbers = numbers.join(", ")));
    }
    if !clause.asks.is_empty() {
        doc.text(format!("{}:", say!(words, "law-asks")));
        for fact in clause.asks {
            let question = without_subject(words, fact.question);
            doc.item(0, vec![plain(question), styled(format!(" [{}]", fact.key), Style::Faint)]);
        }
    }
    let see = cross_references(clause, edition);
    if !see.is_empty() {
        doc.text(format!("{}: {}.", say!(words, "law-see"), see.join(", ")));
    }
    let list =
        |ids: &[String]| if ids.is_empty() { say!(words, "law-no-cases") } else { ids.join(", ") };
    doc.text(format!("{}: {}.", say!(words, "law-applied-in"), list(&uses.applied)));
    doc.text(format!("{}: {}.", say!(words, "law-rejected-in"), list(&uses.rejected)));
    doc
}

/// Adds the paraphrase of a clause; if the editions differ, adds each different paraphrase, that of
/// the requested edition first.
fn gist(words: &Words, edition: Edition, clause: &Clause, doc: &mut Doc) {
    let text = |edition| wording(words, clause.gist(edition), edition);
    let others = clause
        .gist
        .steps()
        .filter(|(_, other)| other.is_some_and(|other| other != clause.gist(edition)));
    let others: Vec<Edition> = others.map(|(other, _)| other).collect();
    if others.is_empty() {
        doc.text(text(edition));
        return;
    }
    for edition in [edition].into_iter().chain(others) {
        let label = format!("{}: ", say!(words, "edition", year = year(edition)));
        doc.line(vec![styled(label, Style::Strong), plain(text(edition))]);
    }
}

/// Returns the title line of a Law.
pub fn title(words: &Words, number: u8, title: Text) -> String {
    let title = title.in_language(words.language());
    say!(words, "law-title", number = number, title = title)
}

/// Returns the list of the Laws of an edition, with the number of clauses of each.
pub fn list(words: &Words, edition: Edition) -> Doc {
    let mut doc = Doc::default();
    doc.heading(1, say!(words, "law-list", year = year(edition)));
    for law in laws(edition) {
        let count = say!(words, "law-clauses", count = law.clauses.len());
        let title = title(words, law.number, law.title);
        doc.item(0, vec![plain(title), styled(format!(" ({count})"), Style::Faint)]);
    }
    doc
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::term;
    use arbitro_laws::ruling::{ByEdition, Language, text};

    #[test]
    fn a_page_has_the_number_of_its_edition_and_both_wordings() {
        static AMENDED: Clause = Clause {
            number: ByEdition::from(Edition::Y2007, "1A").then(Edition::Y2017, "1B"),
            title: text("Titolo", "Title"),
            gist: ByEdition::from(Edition::Y2007, text("Com'era.", "As it was."))
                .then(Edition::Y2017, text("Com'è.", "As it is.")),
            asks: &[],
            see: &["16D1", "57D"],
        };
        let words = Words::new(Language::English, false);
        let told = |edition| {
            let doc = clause(&words, edition, &AMENDED, &ClauseCases::default());
            term::plain(&doc)
        };
        let old = told(Edition::Y2007);
        assert!(old.starts_with("1A - Title (Laws of 2007)\n"), "{old}");
        assert!(old.contains("=\nLaws of 2007: As it was.\n"), "{old}");
        assert!(old.contains("Laws of 2017: As it is.\n"), "{old}");
        assert!(old.contains("See also: 16D1.\n"), "{old}");
        let new = told(Edition::Y2017);
        assert!(new.starts_with("1B - Title (Laws of 2017)\n"), "{new}");
        assert!(new.contains("=\nLaws of 2017: As it is.\n"), "{new}");
        assert!(new.contains("See also: 16C1, 57D.\n"), "{new}");
    }

    #[test]
    fn the_laws_of_an_edition_have_its_numbers_and_clauses() {
        let number = |edition, name| {
            let mut laws = laws(edition).into_iter();
            let has = |law: &NumberedLaw| law.clauses.iter().any(|clause| clause.name() == name);
            laws.find(has).map(|law| law.number)
        };
        assert_eq!(
            (number(Edition::Y2007, "23"), number(Edition::Y2017, "23")),
            (Some(23), Some(72))
        );
        assert_eq!(
            (number(Edition::Y2007, "57D"), number(Edition::Y2017, "57D")),
            (None, Some(57))
        );
    }
}
