//! Filters questions by Laws and paragraphs, by topics, by difficulties, or by ids.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::laws;
use arbitro_laws::ruling::Edition;
use arbitro_laws::ruling::clause::{covers, law_of};

use super::practice::tested_clauses;

/// A filter of questions; an empty list does not restrict the questions.
#[derive(Clone, Debug, Default)]
pub struct QuestionFilter {
    /// The Laws or clauses; a question matches if it is on any of the Laws or clauses.
    pub laws: Vec<LawOrClause>,
    /// The topics, as written in the bank; a question matches if it is on any of the topics.
    pub topics: Vec<String>,
    /// The ranges of difficulty; a question matches if its difficulty is in any of the ranges.
    pub difficulties: Vec<RangeInclusive<u8>>,
    /// If set, only the questions with these ids match.
    pub among: Option<BTreeSet<String>>,
}

/// A range of Laws, or a clause or paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LawOrClause {
    /// A range of Laws, by their numbers.
    Laws(RangeInclusive<u8>),
    /// The number of a clause or paragraph.
    Clause(String),
}

/// The Laws and clauses that a row of a blueprint asks for, in the notation of command filters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LawFilter {
    /// The Laws and clauses as text.
    pub text: String,
    /// The Laws and clauses parsed from the text.
    pub cited: Vec<LawOrClause>,
}

impl LawFilter {
    /// Parses a list of Laws and clauses, by their numbers in any edition.
    ///
    /// # Errors
    /// The part of the text that names no Law or clause.
    pub fn read(text: &str) -> Result<LawFilter, String> {
        let parsed = Edition::ALL.iter().map(|edition| read_laws(text, *edition));
        let cited = parsed.reduce(Result::or).unwrap_or_else(|| Err(text.to_owned()))?;
        let is_known = |number: &String| {
            Edition::ALL.iter().any(|edition| !laws::cited(number, *edition).is_empty())
        };
        if let Some(nothing) = cited.iter().find(|cited| !cited.numbers().iter().any(is_known)) {
            return Err(nothing.numbers().join(", "));
        }
        Ok(LawFilter { text: text.to_owned(), cited })
    }

    /// Returns a filter that accepts every question that `self` or `other` accepts.
    pub fn merged(self, other: LawFilter) -> LawFilter {
        let text = format!("{}, {}", self.text, other.text);
        LawFilter { text, cited: [self.cited, other.cited].concat() }
    }
}

/// The highest number that a Law can have.
const MAX_LAW: u8 = 93;

impl QuestionFilter {
    /// Returns true if the filter restricts nothing.
    pub fn is_empty(&self) -> bool {
        let QuestionFilter { laws, topics, difficulties, among } = self;
        laws.is_empty() && topics.is_empty() && difficulties.is_empty() && among.is_none()
    }

    /// Returns true if a question matches the filter.
    pub fn matches(&self, question: &Question, terms: &RulingTerms) -> bool {
        let any = |is_empty: bool, matches: bool| is_empty || matches;
        any(
            self.topics.is_empty(),
            question.topic_tags().any(|topic| self.topics.iter().any(|t| t == topic)),
        ) && any(
            self.difficulties.is_empty(),
            self.difficulties.iter().any(|range| range.contains(&question.difficulty)),
        ) && self.among.as_ref().is_none_or(|ids| ids.contains(&question.id))
            && any(
                self.laws.is_empty(),
                self.laws.iter().any(|cited| cited.matches(question, terms)),
            )
    }
}

impl LawOrClause {
    /// Returns the numbers of the Laws in the range, or the number of the clause.
    pub fn numbers(&self) -> Vec<String> {
        match self {
            LawOrClause::Laws(laws) => laws.clone().map(|law| law.to_string()).collect(),
            LawOrClause::Clause(clause) => vec![clause.clone()],
        }
    }

    /// Returns true if a clause of this number belongs to one of the Laws, or is the clause or a part of it.
    pub fn names(&self, number: &str) -> bool {
        match self {
            LawOrClause::Laws(laws) => laws.contains(&law_of(number)),
            LawOrClause::Clause(cite) => covers(cite, number),
        }
    }

    /// Returns true if a question is on one of the Laws, or if its answer rests on the clause or paragraph.
    pub fn matches(&self, question: &Question, terms: &RulingTerms) -> bool {
        match self {
            LawOrClause::Laws(laws) => laws.contains(&question.law_number()),
            LawOrClause::Clause(_) => tested_clauses(question, terms).iter().any(|clause| {
                clause.number.in_edition(terms.edition).is_some_and(|number| self.names(number))
            }),
        }
    }
}

/// Parses Laws and clauses as users type them: `45`, `45,46`, `45-47`, `45C`, `45C4(b)`.
///
/// # Errors
/// The part of the text that names no Law or clause.
pub fn read_laws(text: &str, edition: Edition) -> Result<Vec<LawOrClause>, String> {
    let part = |part: &str| {
        let part = part.trim();
        let is_clause = part.contains(|c: char| c.is_ascii_alphabetic());
        if is_clause && !laws::cited(part, edition).is_empty() {
            return Ok(LawOrClause::Clause(part.to_owned()));
        }
        range(part, 1, MAX_LAW).map(LawOrClause::Laws).ok_or_else(|| part.to_owned())
    };
    text.split(',').map(part).collect()
}

/// Parses difficulties as users type them: `3`, `2-4`, `1,5`.
///
/// # Errors
/// The part of the text that is not a difficulty.
pub fn read_difficulties(text: &str) -> Result<Vec<RangeInclusive<u8>>, String> {
    text.split(',')
        .map(|part| range(part.trim(), 1, 5).ok_or_else(|| part.trim().to_owned()))
        .collect()
}

/// Parses a number, or two numbers in ascending order joined by a dash, all in `low..=high`; `None`
/// for any other text.
fn range(text: &str, low: u8, high: u8) -> Option<RangeInclusive<u8>> {
    let (first, last) = text.split_once(['-', '–']).unwrap_or((text, text));
    let number =
        |text: &str| text.trim().parse::<u8>().ok().filter(|number| (low..=high).contains(number));
    let (first, last) = (number(first)?, number(last)?);
    (first <= last).then_some(first..=last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn laws_and_difficulties_are_typed_in_lists_and_ranges() {
        let read = |text| read_laws(text, Edition::Y2017);
        assert_eq!(
            read("45, 46"),
            Ok(vec![LawOrClause::Laws(45..=45), LawOrClause::Laws(46..=46)])
        );
        assert_eq!(read("45-47"), Ok(vec![LawOrClause::Laws(45..=47)]));
        assert_eq!(
            read("45C,50"),
            Ok(vec![LawOrClause::Clause("45C".to_owned()), LawOrClause::Laws(50..=50)])
        );
        for wrong in ["", "45,", "47-45", "45Z", "94", "-3", "45--46"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        assert_eq!(read_difficulties("2-4"), Ok(vec![2..=4]));
        assert_eq!(read_difficulties("1,5"), Ok(vec![1..=1, 5..=5]));
        for wrong in ["", "0", "6", "4-2", "facile"] {
            assert!(read_difficulties(wrong).is_err(), "{wrong}");
        }
    }
}
