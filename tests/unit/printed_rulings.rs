//! Rulings as they are printed: no sentence comes twice, branches say different things, cards are named, and the point in
//! dispute comes first.

use std::sync::LazyLock;

use super::common::random_records::{
    RandomRecord, config_fewer, random_record, record_text, steps,
};
use super::common::{all_items, contracts, deals, rule_in};
use arbitro::render::doc::{Block, Doc};
use arbitro::render::ruling::{ReasonDepth, full_document, outcome_document};
use arbitro::render::text::Words;
use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::record::names::Names;
use arbitro_laws::ruling::{Edition, Language, RuledDecision, Ruling};
use proptest::prelude::*;

/// An item of a printed ruling.
struct PrintedItem {
    depth: u8,
    /// `-` before a line, `?` before a question, `>` before a branch.
    mark: String,
    sentences: Vec<String>,
    /// The whole text, with the clauses.
    text: String,
}

/// Returns the items of the ruling; a line of the outcome has several sentences.
fn items(doc: &Doc) -> Vec<PrintedItem> {
    let sentences = |text: &str| -> Vec<String> {
        text.split_inclusive(". ").map(|one| one.trim().to_owned()).collect()
    };
    let item = |block: &Block| match block {
        Block::Item { depth, mark, line } => {
            let is_outcome = line.len() == 2 && line[0].text.ends_with(": ");
            let sentences = match &line[..] {
                [_, told] if is_outcome => sentences(&told.text),
                _ => vec![line[0].text.clone()],
            };
            let text = line.iter().map(|piece| piece.text.as_str()).collect();
            Some(PrintedItem { depth: *depth, mark: mark.to_string(), sentences, text })
        }
        // The outcome of the whole ruling.
        Block::Text(line) => match &line[..] {
            [label, told] if label.text.ends_with(": ") => Some(PrintedItem {
                depth: 0,
                mark: "-".to_owned(),
                sentences: sentences(&told.text),
                text: told.text.clone(),
            }),
            _ => None,
        },
        Block::Heading(..) | Block::Verbatim(_) | Block::Blank => None,
    };
    doc.blocks.iter().filter_map(item).collect()
}

/// Returns the index after the items below the one at `place`.
fn end_of(items: &[PrintedItem], place: usize) -> usize {
    let below = items[place + 1..].iter().take_while(|item| item.depth > items[place].depth);
    place + 1 + below.count()
}

/// Returns the repetitions in the section of these items, with the sentences printed outside it.
fn repetitions(items: &[PrintedItem], outside: &[String]) -> Vec<String> {
    let mut faults = Vec::new();
    let Some(depth) = items.first().map(|item| item.depth) else { return faults };
    let mut said = outside.to_vec();
    for item in items.iter().filter(|item| item.depth == depth && item.mark == "-") {
        for sentence in &item.sentences {
            if said.contains(sentence) {
                faults.push(format!("twice: {sentence}"));
            }
            said.push(sentence.clone());
        }
    }
    let mut bodies: Vec<&[PrintedItem]> = Vec::new();
    for (place, item) in items.iter().enumerate().filter(|(_, item)| item.depth <= depth + 1) {
        if item.mark == ">" && item.depth == depth + 1 {
            bodies.push(&items[place + 1..end_of(items, place)]);
            continue;
        }
        faults.extend(shared_by(&bodies));
        bodies.clear();
    }
    faults.extend(shared_by(&bodies));
    let branches = items.iter().enumerate().filter(|(_, item)| item.mark == ">");
    for (place, _) in branches.filter(|(_, item)| item.depth == depth + 1) {
        faults.extend(repetitions(&items[place + 1..end_of(items, place)], &said));
    }
    faults
}

/// Returns the faults of the branches of one question: equal branches, and lines that all of them have.
fn shared_by(bodies: &[&[PrintedItem]]) -> Vec<String> {
    let texts: Vec<Vec<&str>> =
        bodies.iter().map(|body| body.iter().map(|item| &item.text[..]).collect()).collect();
    let mut faults = Vec::new();
    for (place, text) in texts.iter().enumerate() {
        if texts[..place].contains(text) {
            faults.push(format!("two branches: {text:?}"));
        }
    }
    if let ([first, others @ ..], true) = (bodies, bodies.len() > 1) {
        let has = |body: &[PrintedItem], line: &PrintedItem| {
            body.iter().any(|item| (item.depth, &item.text) == (line.depth, &line.text))
        };
        let depth = first.first().map_or(0, |item| item.depth);
        for line in first.iter().filter(|item| item.depth == depth && item.mark == "-") {
            if others.iter().all(|other| has(other, line)) {
                faults.push(format!("in all branches: {}", line.text));
            }
        }
    }
    faults
}

/// Returns the known cards of decisions that the document does not name.
fn unnamed_cards(words: &Words, ruling: &Ruling, doc: &Doc) -> Vec<String> {
    let items = items(doc);
    let mut decided: Vec<&RuledDecision> = Vec::new();
    ruling.each(&mut |part| decided.extend(&part.decisions));
    let names = |text: &str, name: &str| {
        let mut places = text.match_indices(name);
        places.any(|(at, _)| !text[at + name.len()..].starts_with(|c: char| c.is_ascii_digit()))
    };
    let mut faults = Vec::new();
    for ruled in decided {
        let Some((_, card)) = ruled.decision.card_of_hand() else { continue };
        if card.card().is_none() {
            continue;
        }
        let name = words.own_card(card);
        let sentence = ruled.decision.sentence(words);
        let is_printed =
            items.iter().any(|item| item.sentences.iter().any(|one| names(one, &name)));
        if !names(&sentence, &name) || !is_printed {
            faults.push(format!("no {name}: {sentence}"));
        }
    }
    faults
}

/// The words of each language, which are slow to read.
static WORDS: LazyLock<Vec<Words>> = LazyLock::new(|| {
    Language::ALL.map(|language| Words::new(language, false)).into_iter().collect()
});

/// Returns what is wrong with the printed ruling on a question, in both languages.
fn faults(question: &Question, ruling: &Ruling, terms: &RulingTerms) -> Vec<String> {
    let mut faults = Vec::new();
    for words in WORDS.iter() {
        let doc = full_document(words, question, ruling, terms, ReasonDepth::Ruling);
        faults.extend(repetitions(&items(&doc), &[]));
        faults.extend(unnamed_cards(words, ruling, &doc));
    }
    faults
}

#[test]
fn no_printed_ruling_of_the_bank_repeats_itself() {
    let mut found = Vec::new();
    for question in all_items() {
        let terms = RulingTerms { edition: question.editions[0], ..RulingTerms::default() };
        // Without findings and choices, the ruling has all branches.
        let open = Question { preset_answers: Vec::new(), ..question.clone() };
        for question in [question, open] {
            let ruling = rule_in(&question, terms.edition);
            let faults = faults(&question, &ruling, &terms);
            found.extend(faults.into_iter().map(|fault| format!("{}: {fault}", question.id)));
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

/// A question whose record is replaced with random ones.
static ANY_ITEM: LazyLock<Question> = LazyLock::new(|| all_items().swap_remove(0));

proptest! {
    #![proptest_config(config_fewer(97))]

    #[test]
    fn no_printed_ruling_on_a_random_record_repeats_itself(
        contract in contracts(), deal in deals(), turns in steps(), new in any::<bool>(),
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let RandomRecord { record, given, .. } = random_record(contract, deal, edition, &turns);
        let terms = RulingTerms { edition, ..RulingTerms::default() };
        let mut question = ANY_ITEM.clone();
        question.event_texts = vec![None; record.events.len()];
        question.setting.auction_on = false;
        question.preset_answers = given;
        question.record = record;
        // Another test checks that the Laws do not contradict each other.
        let Ok(ruling) = question.rule(&terms) else { return Ok(()) };
        let faults = faults(&question, &ruling, &terms);
        prop_assert!(faults.is_empty(), "{:?}\n{}", faults, record_text(&question.record));
    }
}

/// Returns the first sentence of each item of the ruling on an item of the bank, in English.
fn printed(id: &str) -> Vec<String> {
    let all = all_items();
    let question = all.iter().find(|question| question.id == id).expect("an item of the bank");
    let terms = RulingTerms { edition: question.editions[0], ..RulingTerms::default() };
    let ruling = rule_in(question, terms.edition);
    let words = Words::new(Language::English, false);
    let doc = full_document(&words, question, &ruling, &terms, ReasonDepth::Ruling);
    items(&doc).into_iter().flat_map(|item| item.sentences).collect()
}

#[test]
fn the_answer_to_a_request_comes_first_and_information_last() {
    let lines = printed("47-d1");
    assert_eq!(lines[0], "South may not withdraw North's ♣4.");
    let place = |part: &str| lines.iter().position(|line| line.contains(part));
    assert!(place("must withdraw ♠4").is_some());
    assert!(place("must withdraw ♠4") < place("authorised information"), "{lines:?}");
    // Without a decision that says so, the answer has its own sentence.
    assert_eq!(printed("45-27")[0], "South may not take back North's ♥Q.");
    assert_eq!(
        printed("70-known-trump")[0],
        "South's claim is good: he wins the tricks that he claimed."
    );
}

#[test]
fn a_ruling_without_rectification_says_so() {
    let none = "No rectification.".to_owned();
    assert!(printed("45-05a").contains(&none));
    assert!(!printed("47-d1").contains(&none));
}

#[test]
fn a_claim_says_who_wins_the_remaining_tricks() {
    let all = "North-South win all the remaining tricks.".to_owned();
    let lines = printed("70-known-trump");
    assert_eq!(lines.iter().filter(|line| **line == all).count(), 1, "{lines:?}");
}

#[test]
fn branches_of_nested_questions_with_one_result_are_joined() {
    let lines = printed("70-trump-to-be-established");
    let good = lines.iter().filter(|line| line.contains("claim is good")).count();
    assert_eq!(good, 1, "{lines:?}");
    assert!(lines.iter().any(|line| line.contains(", or if ")), "{lines:?}");
}

#[test]
fn the_table_after_the_ruling_shows_the_trick_and_the_faced_cards() {
    let all = all_items();
    let question = all.iter().find(|question| question.id == "47-d1").expect("the question");
    let terms = RulingTerms { edition: question.editions[0], ..RulingTerms::default() };
    let words = Words::new(Language::English, true);
    let ruling = rule_in(question, terms.edition);
    let doc = outcome_document(&words, question, &ruling, &terms);
    let Some(Block::Verbatim(lines)) = doc.blocks.first() else { panic!("no diagram") };
    let drawn = lines.join("\n");
    // The penalty card, and the trick in the middle of the table.
    assert!(drawn.contains("[4]"), "{drawn}");
    assert!(lines.iter().any(|line| line.contains("CJ") && line.contains("CK")), "{drawn}");
    assert!(lines.iter().any(|line| line.contains("C4")), "{drawn}");
}
