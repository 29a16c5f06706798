//! A clause of the Laws: its number in each edition, its title, and its content in our own words.

use super::edition::{ByEdition, Edition, Rule};
use super::fact::Fact;
use crate::record::text::{Text, text};

/// A clause of the Laws. Its decisions are made by a function beside it, in the file of its Law.
#[derive(Debug)]
pub struct Clause {
    /// The citation in each edition, such as `45C4(b)`; `None` where the edition has no such clause.
    pub number: Rule,
    /// The title.
    pub title: Text,
    /// The clause in our own words, in each edition; `None` where the edition has no such clause.
    pub gist: ByEdition<Text>,
    /// The facts that the clause asks for.
    pub asks: &'static [&'static Fact],
    /// Other clauses to which the clause refers or that bear on it, by their oldest number.
    pub see: &'static [&'static str],
}

impl Clause {
    /// Returns the number of the clause in the oldest edition that has it. Another edition may use
    /// this number for another clause (62C3 of 2007 and of 2017): to cite a clause use
    /// [`Clause::number_in`].
    pub fn name(&self) -> &'static str {
        self.number.oldest().unwrap_or_default()
    }

    /// Returns the number of the clause in this edition or, if it is not in force there, its oldest number.
    pub fn number_in(&self, edition: Edition) -> &'static str {
        self.number.in_edition(edition).unwrap_or_else(|| self.name())
    }

    /// Returns the clause in our own words, in this edition or, if it is not in force there, in the oldest edition that
    /// has it.
    pub fn gist(&self, edition: Edition) -> Text {
        self.gist.in_edition(edition).or(self.gist.oldest()).unwrap_or(text("", ""))
    }

    /// Returns whether the edition has the clause.
    pub fn is_in_force(&self, edition: Edition) -> bool {
        self.number.in_edition(edition).is_some()
    }

    /// Returns the number of the Law, such as `45` for `45C4(b)`.
    pub fn law(&self) -> u8 {
        law_of(self.name())
    }

    /// Returns how the clause changes from one edition to another; `None` if neither has it.
    pub fn change(&self, from: Edition, to: Edition) -> Option<ClauseChange> {
        match (self.number.in_edition(from), self.number.in_edition(to)) {
            (None, None) => None,
            (None, Some(_)) => Some(ClauseChange::Added),
            (Some(_), None) => Some(ClauseChange::Dropped),
            (Some(old), Some(new)) => Some(ClauseChange::Kept {
                renumbered: old != new,
                amended: self.gist(from) != self.gist(to),
            }),
        }
    }
}

/// The change of a clause from one edition to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClauseChange {
    /// Only the second of the two editions has the clause.
    Added,
    /// Only the first of the two editions has the clause.
    Dropped,
    /// Both editions have the clause.
    Kept {
        /// Whether its number changes.
        renumbered: bool,
        /// Whether its content changes.
        amended: bool,
    },
}

impl PartialEq for Clause {
    fn eq(&self, other: &Clause) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Clause {}

/// Returns the number of the Law in a citation, 0 if it has none.
pub fn law_of(citation: &str) -> u8 {
    let digits = citation.trim_start_matches(|c: char| !c.is_ascii_digit());
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().unwrap_or(0)
}

/// Returns the letters and digits of a citation, the same for `45C4b` and `45 C4(b)`.
fn parts(citation: &str) -> impl Iterator<Item = u8> + '_ {
    citation.bytes().filter(u8::is_ascii_alphanumeric).map(|byte| byte.to_ascii_uppercase())
}

/// Returns whether `citation` names the clause of this number, or a paragraph or Law that contains it.
pub fn covers(citation: &str, number: &str) -> bool {
    // Most clauses belong to another Law: comparing the numbers of the Laws rejects them cheaply.
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let (own, cited) = (digits(number), digits(citation));
    if cited > 0 {
        let is_of_law = citation.as_bytes()[..cited] == number.as_bytes()[..own];
        // In `71.2` the number of the Law is followed by another number.
        if !is_of_law || cited == citation.len() {
            return is_of_law;
        }
    }
    let mut rest = parts(number);
    let mut last = None;
    for wanted in parts(citation) {
        if rest.next() != Some(wanted) {
            return false;
        }
        last = Some(wanted);
    }
    let mut cuts_a_number =
        |last: u8| last.is_ascii_digit() && rest.next().is_some_and(|next| next.is_ascii_digit());
    last.is_some_and(|last| !cuts_a_number(last))
}

/// Returns whether a citation, in the numbers of edition `of`, names this clause, and edition `edition` has the clause.
/// A clause of both editions is named by its number in `of`, or by a paragraph or Law that contains it; a clause that
/// `of` lacks, only by a paragraph or Law that contains it.
pub fn names(citation: &str, of: Edition, clause: &Clause, edition: Edition) -> bool {
    match (clause.number.in_edition(of), clause.number.in_edition(edition)) {
        (_, None) => false,
        (Some(number), Some(_)) => covers(citation, number),
        (None, Some(number)) => covers(citation, number) && !parts(citation).eq(parts(number)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_fixtures::clause;
    use super::*;

    const MOVED: Clause =
        clause(ByEdition::from(Edition::Y2007, "62C3").then(Edition::Y2017, "61C"));
    const NEW: Clause = clause(ByEdition::from(Edition::Y2017, "62C3"));
    const KEPT: Clause = clause(ByEdition::always("62C1"));

    #[test]
    fn a_citation_follows_its_clause_into_another_edition() {
        let names =
            |citation, clause| super::names(citation, Edition::Y2007, clause, Edition::Y2017);
        assert!(names("62C3", &MOVED) && !names("61C", &MOVED) && !names("62C3", &NEW));
        assert!(names("62C", &MOVED) && names("62C", &NEW) && names("62C", &KEPT));
        let back =
            |citation, clause| super::names(citation, Edition::Y2017, clause, Edition::Y2007);
        assert!(back("61C", &MOVED) && !back("62C3", &MOVED) && !back("62C3", &NEW));
    }

    #[test]
    fn a_clause_changes_between_editions() {
        let change = |clause: &Clause| clause.change(Edition::Y2007, Edition::Y2017);
        let kept = |renumbered| Some(ClauseChange::Kept { renumbered, amended: false });
        assert_eq!((change(&KEPT), change(&MOVED)), (kept(false), kept(true)));
        assert_eq!(change(&NEW), Some(ClauseChange::Added));
        assert_eq!(NEW.change(Edition::Y2017, Edition::Y2007), Some(ClauseChange::Dropped));
        assert_eq!(NEW.change(Edition::Y2007, Edition::Y2007), None);
        let amended = ByEdition::from(Edition::Y2007, text("prima.", "before."))
            .then(Edition::Y2017, text("dopo.", "after."));
        let amended = Clause { gist: amended, ..clause(ByEdition::always("1")) };
        assert_eq!(change(&amended), Some(ClauseChange::Kept { renumbered: false, amended: true }));
    }
}
