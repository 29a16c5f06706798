//! The summary of a ruling: it omits the options of a choice that was already made, and has one line for each penalty
//! card, and one for its information.

use super::common::{all_items, rule_in};
use arbitro::render::doc::{Block, Doc};
use arbitro::render::ruling::{ReasonDepth, document, full_document};
use arbitro::render::text::Words;
use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::laws::{self, claims};
use arbitro_laws::ruling::{Edition, FactQuestion, Language, Subject};

/// Returns a question or situation by its id, in the first of its editions.
fn item(id: &str) -> Question {
    all_items()
        .into_iter()
        .find(|question| question.id == id)
        .unwrap_or_else(|| panic!("no item {id}"))
}

/// Returns the lines of a question's ruling as `arbitro rule` shows them, to the given depth.
fn read_out(question: &Question, edition: Edition, depth: ReasonDepth) -> Vec<String> {
    let words = Words::new(Language::English, false);
    let terms = RulingTerms { edition, ..RulingTerms::default() };
    lines(&full_document(&words, question, &rule_in(question, edition), &terms, depth))
}

fn lines(doc: &Doc) -> Vec<String> {
    let text = |block: &Block| match block {
        Block::Item { line, .. } => Some(line.iter().map(|piece| piece.text.as_str()).collect()),
        _ => None,
    };
    doc.blocks.iter().filter_map(text).collect()
}

#[test]
fn only_unused_menus_are_shown() {
    let mentions = |id: &str, depth, what: &str| {
        let lines = read_out(&item(id), Edition::Y2007, depth);
        lines.iter().any(|line| line.contains(what))
    };
    for (id, menu) in [
        ("56-refused-card-pushed-forward", "may refuse"),
        ("57-highest-card-required", "may restrict what West plays"),
        ("50-both-defenders-forbidden", "may require or forbid spades"),
        ("54-both-face-down-wrong-one-faces", "may spread the hand"),
    ] {
        assert!(mentions(id, ReasonDepth::Reasons, menu), "{id}: the reasons list every option");
        assert!(!mentions(id, ReasonDepth::Ruling, menu), "{id}: the choice was already made");
    }
    assert!(
        mentions("51-two-suits-all-options", ReasonDepth::Ruling, "may require or forbid"),
        "the choice is still open"
    );
    assert!(
        mentions("50-chooses-again-at-next-lead", ReasonDepth::Ruling, "may require or forbid"),
        "the choice is offered again"
    );
}

#[test]
fn a_penalty_card_takes_a_line_and_its_information_another() {
    let lines =
        read_out(&item("56-refused-card-pushed-forward"), Edition::Y2007, ReasonDepth::Ruling);
    let only = |sign: &str| {
        let of_it: Vec<&String> = lines.iter().filter(|line| line.contains(sign)).collect();
        let [line] = of_it.as_slice() else { panic!("{of_it:?}") };
        (*line).clone()
    };
    let (status, information) = (only("penalty card:"), only("the sight of it"));
    for part in ["major", "face up", "first legal opportunity", "50A", "50D1(a)"] {
        assert!(status.contains(part), "{part}: {status}");
    }
    for part in ["requirement to play it", "authorised for South, not for West", "50E1", "50E2"] {
        assert!(information.contains(part), "{part}: {information}");
    }
    let whole =
        read_out(&item("56-refused-card-pushed-forward"), Edition::Y2007, ReasonDepth::Reasons);
    assert!(whole.iter().any(|line| line.contains("leave") && line.contains("[50A]")));
}

#[test]
fn no_retraction_is_both_optional_and_required_and_no_inquiry_is_lost() {
    let words = Words::new(Language::English, false);
    for question in all_items() {
        let edition = question.editions[0];
        let (ruling, terms) =
            (rule_in(&question, edition), RulingTerms { edition, ..RulingTerms::default() });
        let brief = full_document(&words, &question, &ruling, &terms, ReasonDepth::Ruling);
        let outside = |block: &&Block| matches!(block, Block::Item { depth: 0, .. });
        let outside = Doc { blocks: brief.blocks.iter().filter(outside).cloned().collect() };
        let outside = lines(&outside);
        for line in &outside {
            let Some((who, what)) = line.split_once(" may withdraw ") else { continue };
            let card = what.split('.').next().unwrap_or_default();
            let must = format!("{who} must withdraw {card}.");
            assert!(!outside.iter().any(|line| line.starts_with(&must)), "{}: {must}", question.id);
        }
        let whole = lines(&document(&words, &ruling, edition, ReasonDepth::Ruling));
        let brief = lines(&brief);
        // A question about a claim whose answers give the same tricks is told as needless, without what follows it.
        let needless = brief.iter().any(|line| line.contains("makes no difference"));
        for asked in whole.iter().filter(|line| line.contains('?')) {
            let key = asked.rsplit('[').next().and_then(|key| key.split('@').next());
            let fact = key.and_then(laws::fact);
            let is_about_claim = fact.is_some_and(|fact| {
                claims::is_about_claim(&FactQuestion { fact, about: Subject::default() })
            });
            let is_told = brief.contains(asked) || needless && is_about_claim;
            assert!(is_told, "{}: {asked}", question.id);
        }
    }
}

#[test]
fn matters_for_the_end_of_play_are_mentioned() {
    let told = |id: &str| read_out(&item(id), Edition::Y2007, ReasonDepth::Ruling);
    let waits = |lines: &[String]| lines.iter().any(|line| line.contains("[64C]"));
    assert!(waits(&told("63-partner-plays-on")));
    assert!(!waits(&told("56-refused-card-pushed-forward")));
}
