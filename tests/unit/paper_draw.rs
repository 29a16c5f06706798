//! Tests the drawing of a paper's questions.

use arbitro::render::stage::papers::wording;
use arbitro_exam::blueprint::{self, PoolQuestion};
use arbitro_exam::build::draw;
use arbitro_exam::form::{FormDrawer, FormQuestion, StageSecret};
use arbitro_exam::journal::RoomCodeRule;
use arbitro_exam::roster::Entrant;
use arbitro_laws::bridge::Deal;

use super::common;

const RULES: &str = include_str!("../cli/stage.toml");

/// The bytes of a paper do not depend on the key of its questions.
#[test]
fn papers_do_not_depend_on_the_key() {
    let (stage, problems) = arbitro_exam::stage::read(RULES);
    assert!(problems.is_empty(), "{problems:?}");
    let stage = stage.unwrap();
    let cases = common::bank();
    let secret = StageSecret::new([7; 32]);
    let pool = blueprint::pool(&stage, &cases, &[]);
    let entrant = |n: usize| Entrant {
        id: format!("T{n}"),
        name: "Ada".to_owned(),
        extra: 0,
        language: None,
    };
    let entrants: Vec<Entrant> = (0..5).map(entrant).collect();
    let papers = |pool: &[PoolQuestion<'_>]| -> Vec<String> {
        let draw = draw(&stage, pool, &secret, &entrants).unwrap();
        let papers = draw
            .papers(&stage, pool, &entrants, &wording(&stage, pool, &draw), RoomCodeRule::None)
            .unwrap();
        papers.into_iter().map(|built| built.text).collect()
    };
    let before = papers(&pool);
    let mut other = pool.clone();
    for question in &mut other {
        let options = question.question.options.len();
        question.key.right = question.key.right.iter().map(|right| (right + 1) % options).collect();
        question.key.clauses.clear();
        // The ruling proves the changed key in no variant, so only the question as written is used.
        question.variants.truncate(1);
    }
    let mut as_written = pool;
    as_written.iter_mut().for_each(|question| question.variants.truncate(1));
    assert_eq!(papers(&other), papers(&as_written));
    assert_ne!(papers(&other), before);
}

/// Two questions on one deal may reveal each other's answers. A paper has no two questions on one deal if the bank
/// allows it, and otherwise as few as possible.
#[test]
fn papers_avoid_two_questions_on_one_deal() {
    let cases = common::bank();
    let secret = StageSecret::new([9; 32]);
    let repeated = |rules: &str, name: &str| {
        let stage = arbitro_exam::stage::read(rules).0.unwrap();
        let pool = blueprint::pool(&stage, &cases, &[]);
        let form = FormDrawer::new(&stage, &pool, &secret).form(name).unwrap();
        assert_eq!(form.len(), stage.count());
        let shown = |put: &FormQuestion| pool[put.question].question.setting.deal;
        let deals: Vec<_> = form.iter().map(shown).collect();
        let is_seen = |deal: &&Deal| deal.hands.0.iter().any(|hand| !hand.known().is_empty());
        let seen: Vec<&Deal> = deals.iter().filter(is_seen).collect();
        let again = |(place, deal): &(usize, &&Deal)| seen[..*place].contains(deal);
        seen.iter().enumerate().filter(again).count()
    };
    let rows = |of_45: usize| {
        let rows =
            format!("count = {of_45}\nlaw = \"45\"\n[[blueprint]]\ncount = 5\nlaw = \"64\"\n");
        let rest = &RULES[RULES.find("[scoring]").unwrap()..];
        let head = &RULES[..RULES.find("count = 6").unwrap()];
        format!("{head}{rows}{rest}[variants]\nquestions = \"own\"\n")
    };
    for name in ["A", "B", "C", "D", "E", "F"] {
        assert_eq!(repeated(&rows(8), name), 0, "{name}");
    }
    assert!(repeated(&rows(39), "A") > 0);
}
