//! Tests the values that a case states for a single edition, and the problems that arise in a single edition.

#[path = "../cli/common/both.rs"]
mod both;

use arbitro_cases::RulingTerms;
use arbitro_cases::check::check;
use arbitro_cases::diag::Code;
use arbitro_cases::{Case, read};
use arbitro_laws::laws;
use arbitro_laws::ruling::Edition;
use arbitro_laws::ruling::clause::covers;

use both::text;

fn case(text: &str) -> Case {
    let reading = read("case.toml", text);
    assert!(reading.problems.is_empty(), "{:#?}", reading.problems);
    reading.case
}

/// Returns the codes of the problems of a case file, each with the edition in which the problem arises.
fn problems(text: &str) -> Vec<(Code, Option<u16>)> {
    let terms = Edition::ALL.map(|edition| RulingTerms { edition, ..RulingTerms::default() });
    let found = check(&case(text), &terms);
    found.into_iter().map(|problem| (problem.code, problem.edition)).collect()
}

#[test]
fn a_citation_in_the_numbers_of_2007_holds_in_2017_too() {
    assert!(
        laws::cited("16D1", Edition::Y2017).is_empty(),
        "the number 16D1 of 2007 is 16C1 in 2017"
    );
    assert_eq!(problems(&text("", &[])), []);
}

#[test]
fn a_question_of_2017_alone_cites_by_its_own_numbers() {
    let own = [("\"45D\", \"16D1\"", "\"45D1\", \"16C1\"")];
    assert_eq!(problems(&text("editions = [2017]\n", &own)), []);
    let foreign = problems(&text("editions = [2017]\n", &[]));
    assert_eq!(foreign, [(Code::NotInEdition, None)]);
    assert_eq!(problems(&text("", &own)), [(Code::NotInEdition, None); 2]);
}

#[test]
fn a_problem_in_one_edition_names_it() {
    let apart = "[question.2017]\nruling = [\"N H6 played\"]\n\n[[question.option]]\nit = \"La può";
    let text = text("", &[("[[question.option]]\nit = \"La può", apart)]);
    let found = problems(&text);
    assert!(found.contains(&(Code::Missing, Some(2017))), "{found:?}");
    assert!(found.iter().all(|(_, edition)| *edition >= Some(2017)), "{found:?}");
}

#[test]
fn a_problem_in_both_editions_is_reported_once() {
    let wrong = [("  \"E must withdraw HQ\",\n", "")];
    assert_eq!(problems(&text("", &wrong)), [(Code::Unexpected, None)]);
    // The clause of the removed decision has different numbers in the two editions.
    let wrong = [("  \"HQ of E authorised for EW\",\n", "")];
    assert_eq!(problems(&text("", &wrong)), [(Code::Unexpected, None)]);
}

#[test]
fn an_option_may_be_right_in_one_edition_only() {
    let found = problems(&text("", &[("right = true", "right = true\n2017.right = false")]));
    assert!(found.contains(&(Code::NoRightOption, Some(2017))), "{found:?}");
    assert!(found.iter().all(|(_, edition)| *edition >= Some(2017)), "{found:?}");
    assert_eq!(
        problems(&text("editions = [2007]\n", &[("right = true", "2007.right = true")])),
        []
    );
}

/// An option without claims in an edition says nothing there, so it is not right there.
#[test]
fn an_option_without_claims_in_an_edition_is_undecided_there() {
    let claims = "claims = [\"E may withdraw HQ\", \"HQ of E authorised for EW\"]";
    let only = "2007.claims = [\"E may withdraw HQ\", \"HQ of E authorised for EW\"]";
    let ended = format!("{only}\n2017.claims = []");
    let later = ["2017.claims = [\"E may withdraw HQ\"]", ended.as_str()];
    for (stated, year) in later.into_iter().zip([2007, 2017]) {
        let found = problems(&text("", &[(claims, stated)]));
        assert!(found.contains(&(Code::Undecided, Some(year))), "{stated}: {found:?}");
        assert!(found.iter().all(|(_, edition)| *edition == Some(year)), "{stated}: {found:?}");
    }
}

/// The citations of each edition are found whichever way they are stated, and in whichever order.
#[test]
fn citations_in_both_notations_apply_in_their_editions() {
    let cites = "cites = [\"45D\", \"16D1\"]";
    let stated = [
        "cites_2007 = [\"16D1\"]\n2017.cites = [\"45D1\"]",
        "cites_2007 = [\"16D1\"]\ncites_2017 = [\"45D1\"]",
    ];
    for stated in stated {
        let question = case(&text("", &[(cites, stated)])).questions.remove(0);
        let cited = |edition| question.options[0].cites(edition)[0].text.clone();
        assert_eq!([Edition::Y2007, Edition::Y2017].map(cited), ["16D1", "45D1"], "{stated}");
    }
}

/// A value stated for an edition applies to later editions until another value replaces it. The old notation, with the
/// year in a decision, as a value or at the end of a key, has the same meaning as the present notation.
#[test]
fn the_old_notation_means_the_same() {
    let claims = ("claims = [\"E may withdraw HQ\"", "claims = [\"2007: E may withdraw HQ\"");
    let old = [
        ("  \"E must follow", "  \"2017: E must follow"),
        claims,
        ("right = true", "right = 2007\ncites_2017 = [\"45D1\"]"),
    ];
    let tables = "[question.2017]\nruling = [\"E must follow suit D\"]\n\n[[question.option]]\nit = \"La può";
    let new = [
        ("  \"E must follow suit D\",\n", ""),
        ("[[question.option]]\nit = \"La può", tables),
        (
            "claims = [\"E may withdraw HQ\", ",
            "2007.claims = [\"E may withdraw HQ\"]\n2017.claims = []\nclaims = [",
        ),
        ("right = true", "right = true\n2017.right = false\n2017.cites = [\"45D1\"]"),
    ];
    let stated = |text: &str| {
        let question = case(text).questions.remove(0);
        [Edition::Y2007, Edition::Y2017].map(|edition| {
            let ruling = question.expected.iter().filter(|one| one.claim.applies_in(edition));
            let option = &question.options[0];
            let claims = option.claims.iter().filter(|claim| claim.applies_in(edition));
            let mut said: Vec<String> = ruling.map(|one| one.claim.text()).collect();
            said.sort();
            let mut claimed: Vec<String> = claims.map(|claim| claim.text()).collect();
            claimed.sort();
            let cites: Vec<String> =
                option.cites(edition).iter().map(|cite| cite.text.clone()).collect();
            (said, claimed, cites, option.is_marked(edition))
        })
    };
    let [before, after] = stated(&text("", &old));
    assert_eq!([before.clone(), after.clone()], stated(&text("", &new)));
    assert_eq!((before.0.len(), before.1.len(), before.3), (7, 2, true));
    assert_eq!(
        (after.0.len(), after.1.len(), after.2, after.3),
        (8, 1, vec!["45D1".to_owned()], false)
    );
}

/// A citation with a number of 2007, translated to 2017, names the same clauses, as far as these exist in 2017.
#[test]
fn a_citation_translated_names_the_same_clauses() {
    for clause in laws::clauses().filter(|clause| clause.is_in_force(Edition::Y2007)) {
        let old = clause.number.in_edition(Edition::Y2007).unwrap();
        let new = laws::renumbered(old, Edition::Y2007, Edition::Y2017);
        match clause.number.in_edition(Edition::Y2017) {
            Some(number) => assert!(new.iter().any(|cite| covers(cite, number)), "{old}: {new:?}"),
            None => assert!(!new.contains(&old), "{old}: {new:?}"),
        }
    }
    assert_eq!(laws::renumbered("16D", Edition::Y2007, Edition::Y2017), ["16C1", "16C2"]);
    assert_eq!(laws::renumbered("46B", Edition::Y2007, Edition::Y2017), ["46B"]);
    assert_eq!(laws::renumbered("57D", Edition::Y2017, Edition::Y2007), [""; 0]);
}
