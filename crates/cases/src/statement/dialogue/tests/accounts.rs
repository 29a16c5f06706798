//! Tests of lines in a director's own words: every act is entered, in chronological order.

use super::*;
use crate::statement::account::account;
use crate::statement::account::words::{NamedAct, words_of_act};
use crate::vocabulary::typed_input;

const TRICK: &[&str] = &["n", "S", "CA C2 C3"];

/// Returns the events read from these lines, typed during a trick to which East has still to play.
fn of(lines: &[&str]) -> Vec<String> {
    events(&after("3NT S", &[TRICK, lines].concat()))
}

fn event(by: &str, verb: &str, card: &str) -> String {
    format!("{{ by = \"{by}\", {verb} = \"{card}\" }}")
}

#[test]
fn the_order_of_what_was_told_is_kept() {
    let four = ["CA", "C2", "C3"].map(ToOwned::to_owned);
    let seats = ["S", "W", "N"];
    let mut wanted: Vec<String> =
        seats.iter().zip(&four).map(|(by, card)| event(by, "plays", card)).collect();
    wanted[0] = event("S", "leads", "CA");
    wanted.push(event("E", "plays", "H4"));
    for told in [
        &["South leads CA, West C2, North C3, East revokes with H4"][..],
        &["Sud attacca CA, poi Ovest gioca C2, Nord gioca C3; Est fa renonce con H4"],
        &["S leads CA; W plays C2", "North plays C3 and East revokes, playing the four of hearts"],
    ] {
        let dialogue = after("3NT S", &[&["n", "S", ""], told].concat());
        assert_eq!(events(&dialogue), wanted, "{told:?}");
        assert!(dialogue.unused().is_empty(), "{:?}", dialogue.unused());
    }
    let dropped = [event("W", "drops", "SK"), event("E", "plays", "C4")];
    for told in [
        "East plays C4; before that West had dropped SK",
        "East plays C4, but West had already dropped the king of spades",
        "West dropped SK before East played C4",
        "Before East played C4, West dropped SK",
        "East played C4 after West dropped SK",
        "After West dropped SK East played C4",
        "Est gioca C4, ma prima a Ovest era caduto il re di picche",
        "A Ovest cade il re di picche prima che Est giochi il 4 di fiori",
        "Est gioca C4 dopo che a Ovest è caduto il re di picche",
    ] {
        assert_eq!(of(&[told]), dropped, "{told}");
    }
}

#[test]
fn a_revoke_is_told_with_its_card_and_its_correction() {
    let corrected = [event("E", "plays", "H4"), event("E", "corrects", "C5")];
    for told in [
        "East revokes with the H4 and corrects with the C5",
        "East revokes with H4 and corrects it with C5",
        "East revokes, playing H4, then corrects the revoke with the five of clubs",
        "Est fa renonce con il 4 di cuori e la corregge con il 5 di fiori",
        "Est fa renonce giocando il 4 di cuori, poi corregge con C5",
    ] {
        assert_eq!(of(&[told]), corrected, "{told}");
    }
    let of_told = after(
        "3NT S",
        &[TRICK, &["East revokes with H4, corrected before the next trick"]].concat(),
    );
    assert_eq!(asked(&of_told), "Object");
    for told in
        ["East revokes, playing the ace of spades", "Est fa renonce giocando l'asso di picche"]
    {
        assert_eq!(of(&[told]), [event("E", "plays", "SA")], "{told}");
    }
}

#[test]
fn cards_put_out_together_are_one_act() {
    for told in [
        "East plays the king and queen of spades together",
        "East plays SK and SQ at the same time",
        "Est gioca insieme re e dama di picche",
        "Est gioca re e dama di picche insieme",
        "Est mette sul tavolo insieme il re e la dama di picche",
    ] {
        let both = of(&[told]);
        assert_eq!(both.len(), 2, "{told}: {both:?}");
        assert!(both[0] == event("E", "plays", "SK"), "{both:?}");
        assert!(both[1].contains("\"SQ\", at_once = true"), "{both:?}");
        // The question about the first card is still asked.
        assert_eq!(asked(&after("3NT S", &[TRICK, &[told]].concat())), "Follow");
    }
}

#[test]
fn a_card_that_is_exposed_is_understood_in_every_word_for_it() {
    for told in [
        "East exposes SK",
        "East faces SK",
        "the king of spades is exposed by East",
        "Est scopre SK",
        "Est espone il re di picche",
        "East reveals the king of spades",
        "Est ha scoperto il re di picche",
    ] {
        assert_eq!(of(&[told]), [r#"{ by = "E", spreads = ["SK"] }"#], "{told}");
    }
    for told in [
        "East shows SK",
        "East flashes the king of spades",
        "Est mostra il re di picche",
        "Est fa vedere il re di picche",
        "SK is shown by East",
        "il re di picche è mostrato da Est",
    ] {
        assert_eq!(of(&[told]), [event("E", "shows", "SK")], "{told}");
    }
    for told in [
        "East drops SK",
        "SK is dropped by East",
        "a Est cade il re di picche",
        "cade il re di picche a Est",
        "il re di picche cade a Est",
        "Est lascia cadere SK",
        "Est fa cadere il re di picche",
    ] {
        assert_eq!(of(&[told]), [event("E", "drops", "SK")], "{told}");
    }
}

#[test]
fn who_did_it_is_asked_and_the_card_is_kept() {
    for (told, card) in [
        ("a card is exposed: the queen of hearts", "HQ"),
        ("revoke with the four of hearts", "H4"),
        ("renonce con il 4 di cuori", "H4"),
        ("cade il re di picche", "SK"),
        ("scoperto il fante di fiori", "CJ"),
        ("exposed: the jack of clubs", "CJ"),
    ] {
        let mut dialogue = after("3NT S", &[TRICK, &[told]].concat());
        assert_eq!(asked(&dialogue), "By", "{told}");
        dialogue.answer("E").unwrap_or_else(|refusal| panic!("{told}: {refusal:?}"));
        let told_of = events(&dialogue);
        assert!(told_of.len() == 1 && told_of[0].contains(card), "{told}: {told_of:?}");
    }
}

#[test]
fn a_lead_face_down_out_of_turn_is_known_as_such() {
    for told in [
        "East leads face down out of turn",
        "Est attacca coperto fuori turno",
        "attacco coperto fuori turno di Est",
        "face-down lead out of turn by East",
        "East makes a face-down opening lead out of turn",
    ] {
        let dialogue = after("3NT S", &["s", "", told, "H4", "E faces_lead"]);
        let faced =
            [event("E", "leads_face_down", "H4"), r#"{ by = "E", faces_lead = true }"#.to_owned()];
        assert_eq!(events(&dialogue), faced, "{told}");
    }
    let at_once = after("3NT S", &["s", "", "Est attacca coperto H4 fuori turno, poi la scopre"]);
    assert_eq!(events(&at_once).len(), 2);
}

#[test]
fn what_is_not_used_and_what_could_not_be_entered_is_said() {
    let dialogue = after("3NT S", &[TRICK, &["East plays C4, looking at West's hat"]].concat());
    assert_eq!(events(&dialogue), [event("E", "plays", "C4")]);
    assert!(
        dialogue.unused().iter().any(|words| words.contains("West")),
        "{:?}",
        dialogue.unused()
    );
    // When an event is rejected as impossible, the events after it on the line are reported too.
    let mut dialogue = after("3NT S", &[TRICK, &["plays C4; E drops CA; W drops S2"]].concat());
    dialogue.answer("E").unwrap();
    assert!(dialogue.line_rejection().is_some() && dialogue.dropped().len() == 2);
}

#[test]
fn a_clause_that_tells_nothing_may_come_first() {
    let told = of(&["Before East played, West dropped SK"]);
    assert!(told.iter().any(|event| event.contains("drops")), "{told:?}");
}

/// The verbs that a message suggests are accepted as input.
#[test]
fn every_verb_that_is_suggested_is_understood() {
    use crate::statement::act_entry::{LineError, parse_event};
    for words in crate::vocabulary::acts::verb_words() {
        let verb = words.verb;
        for name in [verb.name, words.italian] {
            let line = format!("E {}", name.replace('_', " "));
            let read = parse_event(&line, parse_contract("3NT S").ok());
            assert!(
                !matches!(read, Err(LineError::Verb(_) | LineError::Seat(_))),
                "{line}: {read:?}"
            );
        }
    }
}

#[test]
fn what_goes_with_an_act_is_understood() {
    let revoke =
        after("3NT S", &[TRICK, &["East ruffs with the S4 although he has a club"]].concat());
    assert_eq!(
        (events(&revoke), revoke.draft().preset_answers.len()),
        (vec![event("E", "plays", "S4")], 1)
    );
    let both = ["East and West both play: C5 and D4"];
    assert_eq!(of(&both), [event("E", "plays", "C5"), event("W", "plays", "D4")]);
    let back = of(&["East plays C5, takes it back and plays C6"]);
    assert!(back.len() == 3 && back[1] == event("E", "wants_back", "C5"), "{back:?}");
    let penalty =
        after("3NT S", &[TRICK, &["East has a major penalty card, the H5, and plays C6"]].concat());
    assert_eq!((penalty.draft().sketch.penalty_cards.len(), events(&penalty).len()), (1, 1));
    let unbidden = of(&["Il morto mette il 9 di fiori di sua iniziativa"]);
    assert!(unbidden.is_empty() || unbidden[0].contains("unbidden"), "{unbidden:?}");
    let claim = of(&["Sud mostra le carte e richiede le prese rimaste"]);
    assert_eq!(claim.len(), 2, "{claim:?}");
    // A negated sentence is refused, not guessed.
    let mut dialogue = after("3NT S", TRICK);
    assert!(dialogue.answer("East does not play H4").is_err());
}

const PLAYERS: [&str; 8] = ["Nord", "Est", "Sud", "Ovest", "North", "East", "South", "West"];

const CARDS: [&str; 8] = [
    "il re di picche",
    "the four of hearts",
    "H5",
    "D7",
    "♠9",
    "la dama di quadri",
    "the ten of clubs",
    "10 di cuori",
];

const DEEDS: [NamedAct; 8] = [
    NamedAct::Revokes,
    NamedAct::Corrects,
    NamedAct::TakesBack,
    NamedAct::Leads,
    NamedAct::Drops,
    NamedAct::Shows,
    NamedAct::Exposes,
    NamedAct::Plays,
];

const JOINTS: [&str; 9] =
    [", ", " e ", " and ", "; ", ", poi ", " then ", " prima che ", " dopo che ", ": "];

/// A pseudo-random number generator with a fixed sequence.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % most
    }

    fn of<T: Copy>(&mut self, these: &[T]) -> T {
        these[self.below(these.len())]
    }
}

/// Returns a random account made of words for players, cards and acts, with the players and the cards that it names.
fn story(dice: &mut Dice, acts: &[&'static str]) -> (String, Vec<&'static str>, Vec<&'static str>) {
    let (mut text, mut players, mut cards) = (String::new(), Vec::new(), Vec::new());
    for _ in 0..=dice.below(3) {
        if !text.is_empty() {
            text.push_str(dice.of(&JOINTS));
        }
        let by = (dice.below(4) > 0).then(|| dice.of(&PLAYERS));
        let named: Vec<&str> = (0..dice.below(3)).map(|_| dice.of(&CARDS)).collect();
        let (named_act, of, name) = (dice.of(acts), named.join(" e "), by.unwrap_or_default());
        let order =
            if dice.below(2) == 0 { [name, named_act, &of] } else { [named_act, &of, name] };
        let words: Vec<&str> = order.into_iter().filter(|word| !word.is_empty()).collect();
        text.push_str(&words.join(" "));
        players.extend(by);
        cards.extend(named);
    }
    (text, players, cards)
}

#[test]
fn no_player_and_no_card_of_an_account_is_passed_over() {
    let contract = parse_contract("3NT S").ok();
    let acts: Vec<&str> = DEEDS.into_iter().flat_map(words_of_act).collect();
    let (mut dice, mut read) = (Dice(1997), 0);
    for _ in 0..1500 {
        let (text, players, cards) = story(&mut dice, &acts);
        // A refused line enters no act, so nothing remains to be checked.
        let Ok(account) = account(&text, contract) else { continue };
        read += 1;
        let tellings: Vec<&ActDraft> =
            account.told.iter().filter_map(ParsedLine::telling).collect();
        let values = || {
            tellings.iter().flat_map(|telling| {
                let details = telling.details.iter().map(|(_, value)| value.as_str());
                details.chain([telling.about.as_str()])
            })
        };
        let unused = account.unused.join(" | ").to_lowercase();
        for name in players {
            let seat = typed_input::seat(name, None).unwrap();
            let is_named = |value: &str| {
                value.contains(name)
                    || value
                        .split([' ', ','])
                        .any(|word| typed_input::seat(word, None) == Some(seat))
            };
            let used = tellings.iter().any(|telling| telling.by == seat) || values().any(is_named);
            assert!(used || unused.contains(&name.to_lowercase()), "{name} in {text}: {unused}");
        }
        for name in cards {
            let card = typed_input::card(name);
            let is_named = |value: &str| {
                value.contains(name)
                    || typed_input::card(value) == card
                    || value.split([' ', ',']).any(|word| typed_input::card(word) == card)
            };
            let short = name
                .split_whitespace()
                .find(|word| typed_input::rank(word).is_some())
                .unwrap_or(name);
            let used = values().any(is_named) || unused.contains(&short.to_lowercase());
            assert!(used, "{name} in {text}: {unused}");
        }
    }
    assert!(read > 700, "{read}");
}
