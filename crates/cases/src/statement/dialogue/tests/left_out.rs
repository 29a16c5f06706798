//! Tests of lines that leave out a player, a card or a suit: the dialogue asks for the missing part and uses the rest.

use super::*;

/// Lines that report a revoke by East.
const REVOKES: &[&str] =
    &["East revokes", "Est non risponde a fiori", "Est fa renonce con H5", "E rifiuta a fiori"];

#[test]
fn a_told_revoke_belongs_to_the_trick_in_which_it_happened() {
    let revoke = [r#"{ by = "E", plays = "H5" }"#];
    for told in REVOKES {
        let before = after("3NT S", &["n", "S", told, "CA C2 C3 H5"]);
        let afterwards = after("3NT S", &["n", "S", "CA C2 C3 H5", told]);
        let unfinished = after("3NT S", &["n", "W", "CA C2 H5", told, "S plays C4"]);
        for mut dialogue in [before, afterwards] {
            assert_eq!(events(&dialogue), revoke, "{told}");
            dialogue.end().unwrap();
            assert!(
                decided(&dialogue, "61A") && dialogue.ruled().unwrap().1.is_settled(),
                "{told}"
            );
        }
        assert_eq!(events(&unfinished)[0], revoke[0], "{told}");
        // The cards after the card of the revoke become events too.
        let mut later = after("3NT S", &["n", "N", "CA H5 C2 C3", told]);
        assert_eq!(events(&later).len(), 3, "{told}");
        assert!(later.undo() && later.draft().entries.is_empty(), "{told}");
    }
    // A line without a player leaves the player open.
    let mut dialogue = after("3NT S", &["n", "S", "CA C2 C3 H5", "non risponde a fiori"]);
    assert_eq!(asked(&dialogue), "By");
    dialogue.answer("E").unwrap();
    assert_eq!(events(&dialogue), revoke);
}

#[test]
fn a_told_revoke_is_the_answer_and_what_contradicts_it_is_refused() {
    let now = ["n", "S", "CA C2 C3"];
    let dialogue = after("3NT S", &[&now[..], &["East revokes with H5"]].concat());
    assert_eq!((asked(&dialogue).as_str(), dialogue.draft().preset_answers.len()), ("Who", 1));
    let card = |text: &str| typed_card(text);
    let mut dialogue = after("3NT S", &[&now[..], &["East revokes"]].concat());
    assert_eq!(dialogue.answer("C5"), Err(AnswerRefusal::Followed(Seat::East, card("C5"))));
    assert_eq!(dialogue.answer("x"), Err(AnswerRefusal::RevokeUnknown));
    dialogue.answer("E plays H5").unwrap();
    let could_not = Err(AnswerRefusal::CouldNot(Seat::East, card("H5")));
    assert_eq!(dialogue.answer("E holds C -"), could_not);
    let mut told = after("3NT S", &[&now[..], &["E holds C -"]].concat());
    assert_eq!(told.answer("East revokes with H5"), could_not);
    let mut whole = after("3NT S", &["n", "S", "CA C2 C3 H5"]);
    let another = Err(AnswerRefusal::PlayedAnother(Seat::East, card("H5")));
    assert_eq!(whole.answer("East revokes with H6"), another);
    assert_eq!(
        whole.answer("East does not follow to spades"),
        Err(AnswerRefusal::LedIn(Suit::Clubs))
    );
}

#[test]
fn whether_he_could_follow_is_answered_in_any_way_that_says_it() {
    for (answer, revoke) in
        [("s", true), ("C5", true), ("Cx", true), ("fiori", true), ("no", false)]
    {
        let mut dialogue = after("3NT S", &["n", "S", "CA C2 C3", "E plays H5", answer]);
        dialogue.end().unwrap();
        assert!(dialogue.ruled().unwrap().1.is_settled(), "{answer}");
        assert_eq!(decided(&dialogue, "61A") && decided(&dialogue, "62A"), revoke, "{answer}");
    }
}

fn typed_card(text: &str) -> PlayedCard {
    crate::vocabulary::typed_input::card(text).unwrap()
}

#[test]
fn what_is_left_out_is_asked() {
    let first = |text: &str| asked(&after("3NT S", &["n", "S", "CA C2 C3", text]));
    for (text, asks) in [
        ("Est scopre l'asso", "Object"),
        ("East exposes the ace", "Object"),
        ("Est mostra il re", "Object"),
        ("Est gioca due carte insieme", "Together"),
        ("plays two cards at once", "By"),
        ("Est corregge la renonce", "Object"),
        ("East corrects his revoke", "Object"),
        ("revokes", "By"),
        ("attacca fuori turno", "By"),
        ("plays H4", "By"),
        ("the opening lead is face down", "By"),
        ("l'attacco è coperto", "By"),
        ("East leads out of turn", "Object"),
        ("Ovest avverte Sud della renonce", "Who"),
    ] {
        assert_eq!(first(text), asks, "{text}");
    }
    // The suit alone completes a card whose rank is known.
    let ace = after("3NT S", &["n", "S", "CA C2 C3", "Est scopre l'asso", "picche"]);
    assert_eq!(events(&ace), [r#"{ by = "E", spreads = ["SA"] }"#]);
    let two = after("3NT S", &["n", "S", "CA C2 C3", "Est gioca due carte insieme", "C4 C5"]);
    assert_eq!(events(&two).len(), 2);
    let dummys = after("3NT S", &["n", "W", "CA", "revokes from dummy", "H5"]);
    assert_eq!(events(&dummys), [r#"{ by = "N", plays = "H5" }"#]);
}

/// Each verb of the menu, typed without anything else, leads to an event or to a question.
#[test]
fn no_verb_alone_is_passed_over() {
    for words in crate::vocabulary::acts::verb_words() {
        let verb = words.verb;
        for name in [verb.name, words.italian] {
            let line = format!("E {}", name.replace('_', " "));
            let mut dialogue = after("3NT S", &["n", "S", "CA C2 C3"]);
            let taken = dialogue.answer(&line);
            let quiet = taken.is_ok() && asked(&dialogue) == "Who" && events(&dialogue).is_empty();
            assert!(!quiet, "{line}: {taken:?}");
        }
    }
}

#[test]
fn a_card_that_is_only_shown_before_the_opening_lead_is_no_lead() {
    for (told, given) in [("East shows H5", 0), ("O mostra H5, vista da E", 1)] {
        let mut dialogue = after("3NT S", &["s", "", told]);
        assert!(events(&dialogue)[0].contains("spreads = [\"H5\"]"), "{:?}", events(&dialogue));
        assert_eq!(dialogue.draft().preset_answers.len(), given, "{told}");
        dialogue.end().unwrap();
        let (_, ruling) = dialogue.ruled().unwrap();
        let mut laws = Vec::new();
        ruling.each(&mut |part| laws.extend(part.decisions.iter().map(|one| one.law.law())));
        assert!(!laws.contains(&54) && !laws.contains(&56) && laws.contains(&50), "{laws:?}");
    }
    // If the line says how the card is held (`where=table`), or that it is led, the event is not
    // `spreads`.
    for told in ["East shows H5 where=table", "East leads H5"] {
        assert!(!events(&after("3NT S", &["s", "", told]))[0].contains("spreads"), "{told}");
    }
}

#[test]
fn numbers_of_the_menu_have_no_gaps_and_enter_is_another_player() {
    let mut dialogue = after("3NT S", &["n", "O", "H4", "N"]);
    let DialoguePrompt::Act { lines, .. } = dialogue.prompt() else {
        panic!("{:?}", dialogue.prompt())
    };
    let usual = lines.iter().position(|line| !line.form.is_usual).unwrap();
    assert!(lines[usual..].iter().all(|line| !line.form.is_usual));
    let past = (lines.len() + 1).to_string();
    for number in ["0", past.as_str()] {
        assert_eq!(dialogue.answer(number), Err(AnswerRefusal::Unexpected), "{number}");
    }
    for number in 1..=usual {
        assert!(after("3NT S", &["n", "O", "H4", "N"]).answer(&number.to_string()).is_ok());
    }
    dialogue.answer("").unwrap();
    assert_eq!(asked(&dialogue), "Who");
}

#[test]
fn a_card_lies_once_in_a_trick() {
    let mut dialogue = after("3NT S", &["n", "O"]);
    assert!(matches!(dialogue.answer("CA C2 C3 CA"), Err(AnswerRefusal::Problems(_))));
}
