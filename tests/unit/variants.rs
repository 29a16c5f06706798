//! A variant of a question is a valid question: its key is proved, and its texts agree with its facts.

use std::collections::HashSet;

use super::common;
use super::common::items;
use arbitro_cases::RulingTerms;
use arbitro_cases::check::is_proved;
use arbitro_cases::variant::Variant;
use arbitro_cases::{Bilingual, Question};
use arbitro_laws::bridge::{Seat, Suit, SuitMap};
use arbitro_laws::ruling::Edition;

fn back(variant: Variant) -> Variant {
    let mut suits = SuitMap::IDENTITY;
    for suit in Suit::ALL {
        suits.0[variant.suits.suit(suit) as usize] = suit;
    }
    Variant { quarters: (4 - variant.quarters) % 4, suits }
}

fn texts(question: &Question) -> Vec<Bilingual> {
    let own = [Some(question.text.clone()), question.comment.clone()].into_iter().flatten();
    let options = question
        .options
        .iter()
        .flat_map(|option| [Some(option.text.clone()), option.comment.clone()]);
    own.chain(options.flatten()).chain(question.event_texts.iter().flatten().cloned()).collect()
}

fn varied(question: &Question, variant: Variant) -> Question {
    question.varied(variant).unwrap_or_else(|| panic!("{} {}", question.id, variant.key()))
}

/// Visits every embedded question in its variants with the table turned, and in those with the suits renamed.
fn each(visit: impl Fn(&Question, Variant, &Question)) {
    for question in items() {
        let turned = question.variants(true, false).into_iter();
        for variant in turned.chain(question.variants(false, true)) {
            visit(&question, variant, &varied(&question, variant));
        }
    }
}

fn proved(question: &Question) {
    for variant in question.variants(true, true) {
        let varied = varied(question, variant);
        for edition in Edition::ALL {
            let terms = RulingTerms { edition, ..RulingTerms::default() };
            let how = format!("{} {} {}", question.id, variant.key(), edition.year());
            assert_eq!(is_proved(&varied, &terms), question.belongs_to(edition), "{how}");
        }
    }
}

#[test]
fn every_variant_is_proved_in_every_edition() {
    let questions = items();
    std::thread::scope(|scope| {
        for half in questions.chunks(questions.len().div_ceil(2)) {
            scope.spawn(move || half.iter().for_each(proved));
        }
    });
}

#[test]
fn a_variant_and_its_inverse_restore_the_question() {
    each(|question, variant, varied| {
        let how = format!("{} {}", question.id, variant.key());
        let again = varied.varied(back(variant)).unwrap_or_else(|| panic!("{how}"));
        assert_eq!(texts(&again), texts(question), "{how}");
        assert_eq!(again.record, question.record, "{how}");
        assert_eq!(again.preset_answers, question.preset_answers, "{how}");
        assert_eq!(again.setting, question.setting, "{how}");
        assert_eq!(again.expected, question.expected, "{how}");
        assert_eq!(again.options, question.options, "{how}");
        assert_eq!(again.result, question.result, "{how}");
    });
}

/// Returns the names that occur in a text, without using the code under test: words are split at every character that
/// is not a letter.
fn names<T: Copy>(text: &str, names: &[(&str, T)]) -> Vec<T> {
    text.split(|c: char| !c.is_alphabetic())
        .flat_map(|word| {
            let word = word.to_lowercase();
            names.iter().find(|(name, _)| *name == word).map(|(_, of)| *of)
        })
        .collect()
}

const SEATS: [(&str, Seat); 8] = [
    ("nord", Seat::North),
    ("est", Seat::East),
    ("sud", Seat::South),
    ("ovest", Seat::West),
    ("north", Seat::North),
    ("east", Seat::East),
    ("south", Seat::South),
    ("west", Seat::West),
];

const SUITS: [(&str, Suit); 12] = [
    ("picche", Suit::Spades),
    ("cuori", Suit::Hearts),
    ("quadri", Suit::Diamonds),
    ("fiori", Suit::Clubs),
    ("spades", Suit::Spades),
    ("hearts", Suit::Hearts),
    ("diamonds", Suit::Diamonds),
    ("clubs", Suit::Clubs),
    ("spade", Suit::Spades),
    ("heart", Suit::Hearts),
    ("diamond", Suit::Diamonds),
    ("club", Suit::Clubs),
];

fn symbols(text: &str) -> Vec<Suit> {
    text.chars().filter(|c| !c.is_ascii()).filter_map(Suit::from_char).collect()
}

#[test]
fn every_name_in_every_text_is_varied() {
    each(|question, variant, varied| {
        let how = format!("{} {}", question.id, variant.key());
        for (was, is) in texts(question).iter().zip(&texts(varied)) {
            for (was, is) in [(&was.it, &is.it), (&was.en, &is.en)] {
                let turned = |seat: Seat| seat.turned(variant.quarters);
                // The seats of a pair are always named in clockwise order from North, so a rotation may change their
                // order in the text.
                let seats = |text: &str| names(text, &SEATS);
                let mut wanted: Vec<Seat> = seats(was).into_iter().map(turned).collect();
                let mut found = seats(is);
                wanted.sort();
                found.sort();
                assert_eq!(found, wanted, "{how}: {was} / {is}");
                let map = |suit: Suit| variant.suits.suit(suit);
                for of in [symbols, |text: &str| names(text, &SUITS)] {
                    let wanted: Vec<Suit> = of(was).into_iter().map(map).collect();
                    assert_eq!(of(is), wanted, "{how}: {was} / {is}");
                }
                for wrong in
                    ["e Est", "ed Ovest", "ed Nord", "ed Sud", "Ovest-Est", "Sud-Nord", "West-East"]
                {
                    let words = |text: &str| format!(" {text}").contains(&format!(" {wrong}"));
                    assert!(!words(is), "{how}: {is}");
                }
            }
        }
    });
}

#[test]
fn as_written_is_first_and_every_variant_has_its_name() {
    for question in items() {
        let variants = question.variants(true, true);
        assert_eq!(variants[0], Variant::AS_WRITTEN);
        let names: HashSet<String> = variants.iter().map(|variant| variant.key()).collect();
        assert_eq!(names.len(), variants.len(), "{}", question.id);
        for variant in &variants {
            assert_eq!(Variant::from_key(&variant.key()), Some(*variant));
        }
        assert_eq!(question.variants(false, false), [Variant::AS_WRITTEN]);
        assert!(
            question.variants(true, false).iter().all(|variant| variant.suits == SuitMap::IDENTITY)
        );
        assert!(question.variants(false, true).iter().all(|variant| variant.quarters == 0));
    }
}

#[test]
fn most_questions_turn_and_are_renamed() {
    let questions = items();
    let turned = |question: &&Question| question.variants(true, false).len() == 4;
    let renamed = |question: &&Question| question.variants(false, true).len() > 1;
    assert!(questions.iter().filter(turned).count() * 10 >= questions.len() * 9);
    assert!(questions.iter().filter(renamed).count() * 10 >= questions.len() * 9);
}

/// Returns a question with this stem, in both languages.
fn question_with_stem(it: &str, en: &str) -> Question {
    let (it, en) = (it.to_owned(), en.to_owned());
    Question { text: Bilingual { it, en }, options: Vec::new(), ..common::item("46-22") }
}

fn turned(it: &str, en: &str, quarters: u8) -> Option<(String, String)> {
    let varied = question_with_stem(it, en).varied(Variant { quarters, ..Variant::AS_WRITTEN })?;
    Some((varied.text.it, varied.text.en))
}

#[test]
fn italian_elisions_fit_the_seat() {
    for (quarters, it) in [
        (0, "Nord e Sud; Ovest ed Est. Ed Est-Ovest ad Est o a Ovest."),
        (1, "Est e Ovest; Nord e Sud. E Nord-Sud a Sud o a Nord."),
        (2, "Sud e Nord; Est e Ovest. Ed Est-Ovest a Ovest o a Est."),
        (3, "Ovest ed Est; Sud e Nord. E Nord-Sud a Nord o a Sud."),
    ] {
        let was = "Nord e Sud; Ovest ed Est. Ed Est-Ovest ad Est o a Ovest.";
        assert_eq!(turned(was, "East", quarters).unwrap().0, it);
    }
    assert_eq!(turned("La carta d'Est.", "East's card.", 2).unwrap().0, "La carta d'Ovest.");
    assert_eq!(turned("La carta d'Est.", "East's card.", 1), None);
}

#[test]
fn a_text_with_other_forms_of_seats_is_not_turned() {
    for (it, en) in [
        ("L'Est del paese.", "East"),
        ("Il Sud.", "South"),
        ("A est di Nord.", "East"),
        ("NORD", "North"),
        ("N apre.", "N opens."),
        ("E-O in zona.", "EW vulnerable."),
        ("Est", "An East player"),
        ("Est", "The North hand"),
        ("Vento da Nord-Est.", "A wind."),
        ("North", "North"),
    ] {
        let turns = it == en;
        assert_eq!(turned(it, en, 2).is_some(), turns, "{it} / {en}");
    }
}

/// Returns the letters of the suits that some variant of a text renames.
fn renamed(it: &str, en: &str) -> String {
    let question = question_with_stem(it, en);
    let others = question.variants(false, true);
    let moves = |suit: &&Suit| others.iter().any(|variant| variant.suits.suit(**suit) != **suit);
    Suit::ALL.iter().filter(moves).map(|suit| suit.letter()).collect()
}

#[test]
fn a_text_with_other_forms_of_suits_keeps_them() {
    assert_eq!(renamed("Una picche, ♥K, fiori.", "A spade, the ♥K, clubs."), "SHDC");
    for (it, en) in [
        ("Il cuore.", "Hearts."),
        ("Un seme rosso.", "A red suit."),
        ("I nobili.", "The majors."),
        ("Il seme superiore.", "The higher suit."),
        ("Ha i cuori.", "He has the hearts."),
        ("Fiori alti.", "High clubs."),
        ("CUORI", "HEARTS"),
        ("Ha SK.", "He holds SK."),
        ("Apre 1C.", "He opens 1C."),
        ("Attacca ♤K.", "He leads the ♤K."),
    ] {
        assert_eq!(renamed(it, en), "", "{it} / {en}");
    }
    // A bid, a number of cards, and a suit named in only one language are not renamed.
    for (it, en) in [
        ("Apre 1♠.", "He opens 1♠."),
        ("Apre di una picche.", "He opens one spade."),
        ("Ha due picche.", "He has two spades."),
        ("Rispondono picche.", "They refuse."),
    ] {
        assert_eq!(renamed(it, en), "HDC", "{it} / {en}");
    }
    // A citation and a no-trump contract do not prevent the suits from being renamed.
    assert_eq!(renamed("Art. 45C, 3SA.", "Law 45C, 3NT."), "SHDC");
}
