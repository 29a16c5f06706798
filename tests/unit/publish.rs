//! Tests HTML pages: their contents, that each page is self-contained, and that what-if answers agree with the engine.

use std::collections::BTreeSet;

use arbitro::render::publish::view::{QuestionView, of};
use arbitro::render::publish::what_if::{WhatIfNode, tree};
use arbitro::render::publish::{book, handout, lesson};
use arbitro::render::text::Words;
use arbitro_cases::{Case, Question, RulingTerms, findings, parse_fact_key};
use arbitro_laws::bridge::notation::Notation;
use arbitro_laws::laws;
use arbitro_laws::ruling::{AnswerSource, Edition, Language, PresetAnswer};

use super::common;

fn terms() -> RulingTerms {
    RulingTerms { edition: Edition::Y2017, ..RulingTerms::default() }
}

fn questions_of_edition(bank: &[Case]) -> Vec<(&Case, &Question)> {
    let questions =
        bank.iter().flat_map(|case| case.questions.iter().map(move |question| (case, question)));
    questions.filter(|(_, question)| question.belongs_to(Edition::Y2017)).collect()
}

fn questions(language: Language, count: usize) -> Vec<QuestionView> {
    let words = Words::new(language, false);
    let bank = common::bank();
    let all = questions_of_edition(&bank);
    all.iter()
        .take(count)
        .map(|(case, question)| of(&words, case, question, &terms()).unwrap())
        .collect()
}

/// Checks that the outcome is said at the leaves of a tree, and nowhere else.
fn has_outcomes_at_leaves(node: &WhatIfNode) -> bool {
    match &node.open {
        None => !node.now.is_empty(),
        Some(open) => {
            node.now.is_empty()
                && open.answers.iter().all(|answer| has_outcomes_at_leaves(&answer.then))
        }
    }
}

/// Collects every path through a tree, with its answers and its decisions.
fn collect_paths(
    node: &WhatIfNode,
    path: &[String],
    decided: &BTreeSet<String>,
    found: &mut Vec<(Vec<String>, BTreeSet<String>)>,
) {
    let mut decided = decided.clone();
    decided.extend(node.decided.iter().map(|one| format!("{} {}", one.text, one.law)));
    match &node.open {
        None => found.push((path.to_vec(), decided)),
        Some(open) => {
            for answer in &open.answers {
                let path = [path, std::slice::from_ref(&answer.key)].concat();
                collect_paths(&answer.then, &path, &decided, found);
            }
        }
    }
}

/// Returns the answer that `arbitro rule --assume KEY=REPLY` parses from a text.
fn assumed(text: &str) -> PresetAnswer {
    let (key, reply) = text.split_once('=').unwrap();
    let (name, about) = parse_fact_key(key, Notation::English);
    let fact = laws::fact(name).unwrap();
    let answer = findings::answer(fact, reply).unwrap();
    PresetAnswer { fact, about: about.unwrap(), answer, source: AnswerSource::Assumed }
}

#[test]
fn what_if_rules_as_the_engine_does_under_the_same_assumptions() {
    let words = Words::new(Language::English, false);
    let bank = common::bank();
    let (mut trees, mut compared) = (0, 0);
    for (_, question) in questions_of_edition(&bank) {
        let Some(node) = tree(&words, question, &terms()) else { continue };
        trees += 1;
        let auction_is_on = question.setting.auction_on;
        assert!(auction_is_on || has_outcomes_at_leaves(&node), "{}", question.id);
        let mut found = Vec::new();
        collect_paths(&node, &[], &BTreeSet::new(), &mut found);
        for (path, decided) in found {
            let supposed: Vec<PresetAnswer> = path.iter().map(|text| assumed(text)).collect();
            let mut question = question.clone();
            question.preset_answers.retain(|given| {
                let own = findings::question(given);
                !supposed.iter().any(|one| one.answers(own) || findings::question(one) == own)
            });
            question.preset_answers.extend(supposed);
            let ruling = question.rule(&terms()).unwrap();
            assert!(ruling.is_settled(), "{} {path:?}", question.id);
            let number = |ruled: &arbitro_laws::ruling::RuledDecision| {
                ruled.law.number.in_edition(Edition::Y2017).unwrap_or_default()
            };
            let told: BTreeSet<String> = ruling
                .decisions()
                .map(|ruled| format!("{} {}", ruled.decision.sentence(&words), number(ruled)))
                .collect();
            assert_eq!(decided, told, "{} {path:?}", question.id);
            compared += 1;
        }
    }
    assert!(trees > 50 && compared > 200, "{trees} {compared}");
}

#[test]
fn the_what_if_path_of_the_case_has_its_ruling() {
    let words = Words::new(Language::English, false);
    let bank = common::bank();
    let mut settled = 0;
    for (case, question) in questions_of_edition(&bank) {
        let view = of(&words, case, question, &terms()).unwrap();
        let Some(mut node) = view.whatif.as_ref() else { continue };
        let mut told: BTreeSet<String> = node.decided.iter().map(|one| one.text.clone()).collect();
        while let Some(open) = &node.open {
            let Some(answer) = open.answers.iter().find(|answer| answer.given) else { break };
            node = &answer.then;
            told.extend(node.decided.iter().map(|one| one.text.clone()));
        }
        if node.open.is_none() {
            let own: BTreeSet<String> = view.decisions.iter().map(|one| one.text.clone()).collect();
            assert_eq!(told, own, "{}", question.id);
            settled += 1;
        }
    }
    assert!(settled > 20, "{settled}");
}

/// Checks that a page is self-contained and well formed, and has the elements that make it accessible.
fn is_whole(page: &str) {
    for sign in ["http://", "https://", "src=", "@import", "url(", "{{", "{%", "<link"] {
        assert!(!page.contains(sign), "{sign}");
    }
    assert!(page.starts_with("<!doctype html>") && page.contains("<html lang=\""));
    assert_eq!(page.matches("<h1").count().min(1), 1);
    assert_eq!(page.matches("<main id=\"main\">").count(), 1);
    assert!(
        page.contains("class=\"skip\" href=\"#main\"")
            && page.contains("prefers-color-scheme: dark")
    );
    assert!(page.contains("@media print"));
    for tag in [
        "article", "section", "ol", "ul", "li", "table", "form", "fieldset", "details", "div", "p",
        "script", "style",
    ] {
        let opened =
            page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
        assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag}");
    }
    let ids: Vec<&str> =
        page.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(
        ids.iter().collect::<BTreeSet<_>>().len(),
        ids.len(),
        "two elements of the page have the same id"
    );
}

#[test]
fn a_handout_has_its_key_on_a_sheet_of_its_own() {
    for language in Language::ALL {
        let questions = questions(language, 12);
        let page = handout(&Words::new(language, false), "Prova \"A\" & <B>", &questions).unwrap();
        is_whole(&page);
        assert!(page.contains("<title>Prova &quot;A&quot; &amp; &lt;B&gt;</title>"));
        let (asked, rest) = page.split_once("<section class=\"sheet\" id=\"key\">").unwrap();
        for question in &questions {
            assert!(asked.contains(&format!("id=\"q-{}\"", question.id)));
            for option in &question.options {
                assert!(!asked.contains(&option.why) && !option.why.is_empty());
            }
        }
        assert!(!asked.contains("class=\"outcome\""));
        let told = questions.iter().filter(|question| !question.now.is_empty()).count();
        assert_eq!(rest.matches("class=\"outcome\"").count(), told);
        assert!(told > 0);
        assert!(rest.contains("<section class=\"sheet\" id=\"reasons\">"));
        assert_eq!(
            page,
            handout(&Words::new(language, false), "Prova \"A\" & <B>", &questions).unwrap()
        );
    }
}

#[test]
fn a_lesson_goes_step_by_step() {
    let questions = questions(Language::Italian, 8);
    let page = lesson(&Words::new(Language::Italian, false), "Lezione", &questions).unwrap();
    is_whole(&page);
    let slides: Vec<&str> = page.split("<section class=\"slide\"").skip(1).collect();
    assert_eq!(slides.len(), questions.len());
    for (slide, question) in slides.iter().zip(&questions) {
        let steps = slide.matches(" data-step").count() - slide.matches(" data-step=").count();
        let least = question.played.len() + question.events.len() + 2 * question.options.len();
        assert!(steps > least + question.decisions.len(), "{}: {steps}", question.id);
        let known = question.played.iter().filter(|card| !card.name.is_empty()).count();
        assert_eq!(
            slide.matches("data-plays=\"").count() - slide.matches("data-plays=\"\"").count(),
            known
        );
    }
    for key in ["ArrowRight", "ArrowLeft", "requestFullscreen", "#speaker"] {
        assert!(page.contains(key), "{key}");
    }
}

#[test]
fn a_book_has_a_page_for_each_law_and_leads_to_every_question() {
    let questions = questions(Language::Italian, usize::MAX);
    let pages = book(&Words::new(Language::Italian, false), "Quaderno", &questions).unwrap();
    let laws: BTreeSet<u8> = questions.iter().map(|question| question.law).collect();
    assert_eq!(pages.len(), laws.len() + 1);
    pages.iter().for_each(|page| is_whole(&page.text));
    let index = &pages[0];
    assert_eq!(index.name, "index.html");
    for question in &questions {
        assert!(
            index.text.contains(&format!("href=\"law-{}.html#q-{}\"", question.law, question.id))
        );
        let page =
            pages.iter().find(|page| page.name == format!("law-{}.html", question.law)).unwrap();
        assert!(page.text.contains(&format!("data-id=\"{}\"", question.id)));
    }
    // The embedded data is JSON and cannot close the script element.
    for page in &pages[1..] {
        for json in page.text.split("<script type=\"application/json\">").skip(1) {
            let json = json.split("</script>").next().unwrap();
            assert!(serde_json::from_str::<serde_json::Value>(json).is_ok(), "{}", page.name);
        }
    }
}
