//! Tests the pages that a candidate sees during a sitting.

use arbitro::render::sitting::{PageLayout, confirm, question, review};
use arbitro::render::term;
use arbitro::render::text::Words;
use arbitro_exam::journal::GivenAnswer;
use arbitro_exam::paper::Paper;
use arbitro_exam::sitting::SittingView;
use arbitro_laws::ruling::Language;

use super::super::common::exam::long_paper;

const LOOKS: [PageLayout; 3] = [PageLayout::Screen, PageLayout::Plain, PageLayout::Linear];

/// Returns answers of every kind: blank, with options, with a citation, flagged, and with a citation longer than its
/// cell.
fn answers(count: usize) -> Vec<GivenAnswer> {
    let given = |place: usize| GivenAnswer {
        chosen: if place.is_multiple_of(3) { Vec::new() } else { vec![place % 4] },
        cited: place
            .is_multiple_of(5)
            .then(|| "45 C4(b), e poi ancora 47 F2, seconda frase".to_owned()),
        flagged: place.is_multiple_of(4),
    };
    (0..count).map(given).collect()
}

fn view<'s>(paper: &'s Paper, answers: &'s [GivenAnswer], place: usize) -> SittingView<'s> {
    SittingView { paper, answers, place, remaining_ms: Some(31 * 60_000), to_copy: &[] }
}

fn text(doc: &arbitro::render::doc::Doc) -> String {
    anstream::adapter::strip_str(&term::render(doc)).to_string()
}

#[test]
fn pages_fit_eighty_columns_and_show_the_time_left() {
    for count in [1, 3, 40, 100] {
        let (paper, answers) = (long_paper(count), answers(count));
        let view = view(&paper, &answers, count - 1);
        for language in Language::ALL {
            let words = Words::new(language, false);
            for look in LOOKS {
                for doc in [question(&words, &view, look), review(&words, &view, look)] {
                    let told = text(&doc);
                    assert!(told.contains("31 minut"), "{told}");
                    for line in told.lines() {
                        assert!(line.chars().count() <= 80, "{look:?}: {line}");
                    }
                }
            }
            let told = text(&confirm(&words, &view));
            assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
        }
    }
}

#[test]
fn the_strip_shows_the_state_of_every_question() {
    let (paper, mut answers) = (long_paper(25), answers(25));
    answers[24].flagged = false;
    let words = Words::new(Language::English, false);
    let told = text(&question(&words, &view(&paper, &answers, 12), PageLayout::Screen));
    // Counted from 0, question n is blank if n is divisible by three, and flagged if n is divisible by four.
    let strip = "  1 ?**.!*.*!.    11 **[?]**.!*.*  21 !.**.";
    assert!(told.contains(strip), "{told}");
    let plain = text(&question(&words, &view(&paper, &answers, 12), PageLayout::Plain));
    assert!(
        plain.contains("Answered: 16. Blank: 9. To review: 6.") && !plain.contains(strip),
        "{plain}"
    );
}

#[test]
fn the_linear_layout_has_hands_and_options_and_no_diagram() {
    let (paper, answers) = (long_paper(3), answers(3));
    let words = Words::new(Language::Italian, false);
    let view = view(&paper, &answers, 1);
    let heard = text(&question(&words, &view, PageLayout::Linear));
    assert!(heard.contains("Nord: ♠ A4 ♥ K") && !heard.contains("O   E"), "{heard}");
    assert!(heard.contains("b) Sì, ma solo il morto può rispondere. (scelta)"), "{heard}");
    let seen = text(&question(&words, &view, PageLayout::Screen));
    assert!(seen.contains("O   E") && seen.contains("(x) b) Sì"), "{seen}");
}
