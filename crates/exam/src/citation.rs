//! Marks the clause that a candidate cites.

use arbitro_cases::Question;
use arbitro_cases::verdict::asked_by;
use arbitro_laws::laws;
use arbitro_laws::ruling::clause::covers;
use arbitro_laws::ruling::{Clause, Edition, Ruling};

use super::results::CitationLevel;

/// The mark of a citation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CitationMark {
    /// The citation names a clause asked for, or a paragraph that contains one.
    Right,
    /// The citation names the right Law, without the paragraph.
    LawAlone,
    /// The citation names another clause, or is not a clause.
    Wrong,
    /// The candidate cited no clause.
    Missing,
}

/// Returns how precisely a citation names one of the clauses with these numbers; the best match counts.
pub fn level<'n>(typed: Option<&str>, numbers: impl IntoIterator<Item = &'n str>) -> CitationLevel {
    let Some(typed) = typed.map(str::trim).filter(|typed| !typed.is_empty()) else {
        return CitationLevel::Missing;
    };
    let typed = without_prefix(typed);
    let has_paragraph = typed.contains(|c: char| c.is_ascii_alphabetic());
    let near = |number: &str| match (covers(typed, number), covers(number, typed)) {
        (true, true) => CitationLevel::Exact,
        (true, false) if has_paragraph => CitationLevel::Paragraph,
        (true, false) => CitationLevel::Article,
        (false, _) => CitationLevel::Wrong,
    };
    let rank = |level: &CitationLevel| match level {
        CitationLevel::Exact => 0,
        CitationLevel::Paragraph => 1,
        CitationLevel::Article => 2,
        CitationLevel::Wrong | CitationLevel::Missing => 3,
    };
    numbers.into_iter().map(near).min_by_key(rank).unwrap_or(CitationLevel::Wrong)
}

/// Removes the text before the number, such as "art." or "Law".
fn without_prefix(typed: &str) -> &str {
    typed.trim_start_matches(|c: char| !c.is_ascii_digit())
}

/// Returns true if a citation names a clause of the edition, or a paragraph or Law that contains one.
pub fn is_clause(typed: &str, edition: Edition) -> bool {
    !laws::cited(without_prefix(typed), edition).is_empty()
}

/// Returns the clauses that support the right options: the clauses of the ruling that these options
/// cite or, if they cite none, all clauses of the ruling that apply. For a question on the facts to
/// establish, returns the clauses that ask for the facts of the right options.
pub fn right_clauses(
    question: &Question,
    right: &[usize],
    ruling: &Ruling,
    edition: Edition,
) -> Vec<&'static Clause> {
    let mut facts = right.iter().flat_map(|right| &question.options[*right].asks).peekable();
    if facts.peek().is_some() {
        return facts.filter_map(|fact| asked_by(ruling, fact)).collect();
    }
    let cites = || right.iter().flat_map(|right| question.options[*right].cites(edition));
    let is_cited = |clause: &&'static Clause| {
        cites().next().is_none() || cites().any(|cite| cite.matches(clause, edition))
    };
    ruling.applied().into_iter().filter(is_cited).collect()
}

/// Marks a citation against the clauses asked for; `typed` is the citation as the candidate typed it.
pub fn mark(typed: Option<&str>, clauses: &[&'static Clause], edition: Edition) -> CitationMark {
    let numbers = clauses.iter().filter_map(|clause| clause.number.in_edition(edition));
    match level(typed, numbers) {
        CitationLevel::Exact | CitationLevel::Paragraph => CitationMark::Right,
        CitationLevel::Article => CitationMark::LawAlone,
        CitationLevel::Wrong => CitationMark::Wrong,
        CitationLevel::Missing => CitationMark::Missing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(typed: &str, number: &str) -> CitationMark {
        marked_in(typed, number, Edition::Y2007)
    }

    fn marked_in(typed: &str, number: &str, edition: Edition) -> CitationMark {
        let clauses: Vec<_> = laws::clauses()
            .filter(|clause| clause.number.in_edition(edition) == Some(number))
            .collect();
        assert_eq!(clauses.len(), 1);
        mark(Some(typed), &clauses, edition)
    }

    #[test]
    fn a_paragraph_is_enough_and_a_law_is_not() {
        for typed in ["45C2(a)", "45c2a", "45 C2", "art. 45C", "Law 45C2"] {
            assert_eq!(marked(typed, "45C2(a)"), CitationMark::Right, "{typed}");
        }
        assert_eq!(marked("45", "45C2(a)"), CitationMark::LawAlone);
        for typed in ["47F2", "47", "46", "45C2(b)", "45D", "45C4", "boh"] {
            assert_eq!(marked(typed, "45C2(a)"), CitationMark::Wrong, "{typed}");
        }
        assert_eq!(marked("", "45C2(a)"), CitationMark::Missing);
        assert_eq!(mark(None, &[], Edition::Y2007), CitationMark::Missing);
    }

    #[test]
    fn a_clause_is_cited_by_its_number_in_the_edition() {
        assert_eq!(marked_in("16C1", "16C1", Edition::Y2017), CitationMark::Right);
        assert_eq!(marked_in("16D1", "16C1", Edition::Y2017), CitationMark::Wrong);
        assert_eq!(marked("16C1", "16D1"), CitationMark::Wrong);
    }

    #[test]
    fn a_law_of_one_clause_has_no_paragraph_to_cite() {
        assert_eq!(marked("49", "49"), CitationMark::Right);
    }

    #[test]
    fn how_near_a_citation_comes() {
        let near = |typed| level(Some(typed), ["45C4(b)", "47F2", "49"]);
        assert_eq!(near("art. 45C4b"), CitationLevel::Exact);
        assert_eq!(near("45 C4(b)"), CitationLevel::Exact);
        assert_eq!(near("45C4"), CitationLevel::Paragraph);
        assert_eq!(near("45C"), CitationLevel::Paragraph);
        assert_eq!(near("45"), CitationLevel::Article);
        // A Law of one clause is cited by its number alone.
        assert_eq!(near("49"), CitationLevel::Exact);
        for typed in ["4", "45C4(a)", "45D", "53", "boh 45D"] {
            assert_eq!(near(typed), CitationLevel::Wrong, "{typed}");
        }
        assert_eq!(level(None, ["45"]), CitationLevel::Missing);
        assert_eq!(level(Some(" "), ["45"]), CitationLevel::Missing);
    }

    #[test]
    fn what_names_no_clause_is_recognised() {
        for typed in ["45", "45C", "art. 45C4b", "46 B 3 (a)"] {
            assert!(is_clause(typed, Edition::Y2007), "{typed}");
        }
        for typed in ["", "q", "4", "45Z", "45C2(a)(b)", "999"] {
            assert!(!is_clause(typed, Edition::Y2007), "{typed}");
        }
    }
}
