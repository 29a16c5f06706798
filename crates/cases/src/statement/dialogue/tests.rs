//! Tests of the dialogue, answer by answer.

use super::*;
use crate::diag::Code;
use arbitro_laws::bridge::notation::parse_contract;

mod left_out;

mod accounts;

/// Returns a dialogue about a contract after these answers.
fn after(contract: &str, answers: &[&str]) -> Dialogue {
    let mut draft = CaseDraft::default();
    draft.sketch.contract = parse_contract(contract).ok();
    let mut dialogue = Dialogue::new(draft, RulingTerms::default());
    for text in answers {
        let asked = format!("{:?}", dialogue.prompt());
        dialogue.answer(text).unwrap_or_else(|refusal| panic!("{asked} {text}: {refusal:?}"));
    }
    dialogue
}

/// Returns a short name of the question that the dialogue asks.
fn asked(dialogue: &Dialogue) -> String {
    match dialogue.prompt() {
        DialoguePrompt::Finding(asked) | DialoguePrompt::Choice(asked) => {
            asked.open.question.full_key()
        }
        DialoguePrompt::Detail(detail) => detail.key.to_owned(),
        other => format!("{other:?}").split([' ', '(']).next().unwrap_or_default().to_owned(),
    }
}

fn events(dialogue: &Dialogue) -> Vec<String> {
    dialogue.draft().written().collect()
}

fn decided(dialogue: &Dialogue, law: &str) -> bool {
    let (_, ruling) = dialogue.ruled().unwrap();
    ruling.decisions().any(|ruled| ruled.law.name() == law)
}

const OPENING: &[&str] = &["s", "", "E attacca S3", "", "n", "n"];

#[test]
fn an_opening_lead_out_of_turn_is_asked_about_until_its_menu_is_pruned() {
    let mut dialogue = after("3NT S", OPENING);
    let DialoguePrompt::Choice(choice) = dialogue.prompt() else {
        panic!("{:?}", dialogue.prompt())
    };
    assert_eq!(choice.open.branches.len(), 3);
    assert_eq!(choice.clause.map(Clause::name), Some("54A"));
    dialogue.answer("rifiuta").unwrap();
    assert_eq!(asked(&dialogue), "lead-choice@S:S3");
    dialogue.answer("2").unwrap();
    assert_eq!(asked(&dialogue), "End");
    let choices =
        [r#"{ by = "S", chooses = "refuse" }"#, r#"{ by = "S", chooses = "forbid", suit = "S" }"#];
    assert_eq!(events(&dialogue)[1..], choices);
    assert!(decided(&dialogue, "50D2(a)"));
}

#[test]
fn what_nobody_knows_and_what_nobody_chose_stays_open() {
    let mut dialogue = after("3NT S", &OPENING[..4]);
    assert_eq!(asked(&dialogue), "told-his-turn@E:S3");
    dialogue.answer("non so").unwrap();
    // Under the assumed answer, the dialogue asks for the next finding, but not for the next choice.
    let DialoguePrompt::Finding(finding) = dialogue.prompt() else {
        panic!("{:?}", dialogue.prompt())
    };
    assert_eq!((finding.open.question.fact.key, finding.path.len()), ("saw-dummy", 1));
    dialogue.answer("n").unwrap();
    assert_eq!(asked(&dialogue), "can-comply@W:S3");
    dialogue.answer("s").unwrap();
    assert_eq!(asked(&dialogue), "End");
    let (_, ruling) = dialogue.ruled().unwrap();
    assert_eq!(ruling.open().next().map(|open| open.question.fact.key), Some("told-his-turn"));
    let mut dialogue = after("3NT S", OPENING);
    dialogue.answer("").unwrap();
    assert_eq!(asked(&dialogue), "can-comply@W:S3");
    dialogue.answer("s").unwrap();
    assert_eq!(asked(&dialogue), "End");
}

#[test]
fn a_choice_that_names_a_suit_waits_for_it() {
    // East leads to the next trick before his partner has played to this one.
    let early = ["n", "E", "D4 DA", "E leads C2", "", "n"];
    let mut dialogue = after("3NT N", &early);
    assert_eq!(dialogue.answer("5"), Err(AnswerRefusal::Unexpected), "2017 has four options");
    for (answer, then) in
        [("proibisce", "ChosenSuit"), ("d", "ChosenSuit"), ("h", "can-comply@W:C2")]
    {
        let taken = dialogue.answer(answer);
        assert_eq!(taken.err(), (answer == "d").then_some(AnswerRefusal::NotOffered), "{answer}");
        assert_eq!(asked(&dialogue), then, "{answer}");
    }
    let named = r#"{ by = "N", chooses = "forbid", suit = "H" }"#;
    assert_eq!(events(&dialogue).last().map(String::as_str), Some(named));
    // Without a suit the choice stays open.
    dialogue.back();
    dialogue.answer("").unwrap();
    assert_eq!((asked(&dialogue).as_str(), events(&dialogue).len()), ("End", 1));
}

#[test]
fn every_answer_can_be_taken_back() {
    const EVENTS: &[&str] =
        &["n", "O", "H4", "E", "drops", "S3", "tutti", "N holds D K5", "N", "1", "S2", "no", ""];
    let inquiry = [OPENING, &["3", "2"]].concat();
    for answers in [EVENTS, inquiry.as_slice()] {
        let mut dialogue = after("4S S", &[]);
        let mut before = Vec::new();
        for text in answers {
            before.push((format!("{:?}", dialogue.prompt()), events(&dialogue)));
            dialogue.answer(text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        }
        for then in before.into_iter().rev() {
            assert!(dialogue.back());
            assert_eq!((format!("{:?}", dialogue.prompt()), events(&dialogue)), then);
        }
        assert!(!dialogue.back());
        assert_eq!(asked(&dialogue), "Opening");
    }
}

#[test]
fn an_answer_that_is_none_is_refused_and_changes_nothing() {
    let mut dialogue = Dialogue::new(CaseDraft::default(), RulingTerms::default());
    let answers = [
        "3SA S",
        "n",
        "O",
        "H4 HK",
        "E",
        "shows",
        "S3",
        "table",
        "s",
        "NS",
        "S",
        "chooses",
        "3",
        "O",
        "chooses",
        "8",
        "H",
        "S calls asso",
        "D A2",
        "",
    ];
    for text in answers {
        let asked = format!("{:?}", dialogue.prompt());
        assert!(dialogue.answer("§").is_err(), "{asked}");
        assert_eq!(format!("{:?}", dialogue.prompt()), asked);
        dialogue.answer(text).unwrap_or_else(|refusal| panic!("{asked} {text}: {refusal:?}"));
    }
    let shown = r#"{ by = "E", shows = "S3", where = "table", kept = true, seen = "NS" }"#;
    assert_eq!(events(&dialogue)[0], shown);
    assert_eq!(dialogue.answer("§"), Err(AnswerRefusal::Unexpected));
}

#[test]
fn what_cannot_be_is_refused_with_the_casebooks_words() {
    let mut dialogue = after("3NT S", &["n", "O", "H4"]);
    for (event, code) in [
        ("E plays H4", Code::EventNotHeld),
        ("W warns", Code::NotDummy),
        ("S calls bastoni", Code::SpokenWord),
        ("W faces_lead", Code::NoFaceDownLead),
        ("W wants_back S2", Code::NotOnTable),
        ("{ by = \"W\", plays = 4 }", Code::WrongType),
    ] {
        let Err(AnswerRefusal::Problems(problems)) = dialogue.answer(event) else {
            panic!("{event}")
        };
        assert_eq!(problems.first().map(|problem| problem.code), Some(code), "{event}");
    }
    for event in ["W dances", "X plays H4", "W attention foo", "W drops S2 sen=all"] {
        assert!(matches!(dialogue.answer(event), Err(AnswerRefusal::Untold(_))), "{event}");
    }
    assert_eq!(dialogue.answer(""), Err(AnswerRefusal::NothingHappened));
    assert_eq!(dialogue.end(), Err(AnswerRefusal::NothingHappened));
    assert!(matches!(dialogue.prompt(), DialoguePrompt::Who { more: false }));
}

#[test]
fn a_card_that_does_not_follow_suit_is_a_revoke_if_he_could() {
    let discard = |answer: &str| {
        let dialogue = after("3NT S", &["n", "O", "H4 HA", "E plays S3"]);
        assert_eq!(asked(&dialogue), "Follow");
        after("3NT S", &["n", "O", "H4 HA", "E plays S3", answer, ""])
    };
    assert!(decided(&discard("H5"), "61A"));
    for answer in ["no", "", "non so"] {
        assert!(discard(answer).ruled().unwrap().1.decisions().next().is_none(), "{answer}");
    }
    // If the hand is known, the dialogue does not ask whether the player could follow.
    let known = after("3NT S", &["n", "O", "H4 HA", "E holds H 5", "E plays S3", ""]);
    assert!(decided(&known, "61A"));
}

#[test]
fn a_call_waits_for_dummys_cards() {
    let dialogue = after("3NT S", &["n", "O", "D4", "S calls alta"]);
    assert_eq!(asked(&dialogue), "Dummy");
    let dialogue = after("3NT S", &["n", "O", "D4", "S calls alta", "D K2", ""]);
    assert!(decided(&dialogue, "46B1(a)"));
    let with_notation = after("3NT S", &["n", "O", "D4", "S calls alta", "D R2", ""]);
    assert_eq!(events(&dialogue), events(&with_notation));
}

#[test]
fn the_end_of_the_answers_rules_on_what_has_been_told() {
    let mut dialogue = after("3NT S", &["n", "O", "", "E plays S3", "W"]);
    dialogue.end().unwrap();
    assert_eq!(asked(&dialogue), "End");
    assert!(!dialogue.ruled().unwrap().1.is_settled());
    assert!(dialogue.back());
    assert_eq!(asked(&dialogue), "Act");
    dialogue.end().unwrap();
    dialogue.answer("E attention").unwrap();
    assert_eq!((asked(&dialogue), events(&dialogue).len()), ("Who".to_owned(), 2));
    dialogue.answer("").unwrap();
    assert_eq!(asked(&dialogue), "told-his-turn@E:S3");
}

#[test]
fn an_ending_asks_for_the_tricks_already_made() {
    let mut draft = CaseDraft::default();
    let deal = arbitro_laws::bridge::notation::parse_deal(
        "N:..J9. .Q.T. .2.6. K7...",
        arbitro_laws::bridge::notation::Notation::English,
    );
    draft.sketch.deal = deal.unwrap();
    draft.sketch.contract = parse_contract("NT S").ok();
    assert!(draft.deal_problems().is_empty());
    let mut dialogue = Dialogue::new(draft, RulingTerms::default());
    for text in ["7", "7 5", "sette quattro"] {
        assert_eq!(dialogue.answer(text), Err(AnswerRefusal::Unexpected), "{text}");
    }
    for text in ["7 4", "W", "SK", "S plays D6", ""] {
        dialogue.answer(text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    }
    assert_eq!(dialogue.ruled().unwrap().0.setting.start.won, [7, 4]);
}

/// Lines that are possible in this order.
const TOLD: &[&str] = &[
    "W leads_face_down H4",
    "W faces_lead",
    "N spreads",
    "S calls asso di cuori",
    "S aggiunge \"ops, il re\"",
    "S pleads HA, HK",
    "S touches HK",
    "E plays H2",
    "E plays Hx at_once hidden",
    "E designates H2",
    "E drops S3 seen=all jostled",
    "E shows S4 where=vicino kept=no seen NS said=ecco",
    "E names DK",
    "S plays H9",
    "S wants_back H9 instead=HT",
    "N corrects HK of HA",
    "W explains chiamata",
    "E amends call",
    "W tells_turn N",
    "N warns",
    "N plays D3 unbidden",
    "N exchanges_hands",
    "N shows_hand E",
    "N prevents S",
    "S remarks",
    "S asks call single",
    "W notices call",
    "N asks_if_void S",
    "W speaks_of_trick",
    "E claims",
    "E concedes",
    "W objects",
    "S agrees",
    "N looks_at E",
    "E inspects own",
    "E attention",
    "W omits",
    "W turns_card",
    "W leads C2",
    "S chooses forbid H",
    "S sceglie rifiuta",
    "W ends board",
    "N holds D A2",
    "W penalty C7 minor",
    "N exposed D2 led",
];

#[test]
fn what_is_told_is_written_as_it_is_read() {
    let mut dialogue = after("3NT S", &["s", ""]);
    dialogue.answer("N holds H AK").unwrap();
    for text in TOLD {
        dialogue.answer(text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        if matches!(dialogue.prompt(), DialoguePrompt::Follow { .. }) {
            dialogue.answer("").unwrap();
        }
    }
    let item = dialogue.draft().question().unwrap();
    for (place, entry) in dialogue.draft().entries.iter().enumerate() {
        let read = (item.record.events[place], &item.event_texts[place]);
        assert_eq!(read, (entry.event, &entry.said));
    }
    let penalty = dialogue.draft().sketch.penalty_cards.len();
    assert_eq!((penalty, dialogue.draft().sketch.exposed.len()), (1, 1));
    let later = after("3NT S", &["n", "O", "", "W won CA"]);
    assert_eq!(later.draft().sketch.last.map(|(seat, _)| seat), Some(Seat::West));
}

#[test]
fn the_menu_tells_what_a_line_tells() {
    let dialogue = after("3NT S", &["n", "O", "H4", "E"]);
    let DialoguePrompt::Act { lines, .. } = dialogue.prompt() else {
        panic!("{:?}", dialogue.prompt())
    };
    let place = lines.iter().position(|line| line.verb.name == "drops").unwrap();
    let number = (place + 1).to_string();
    let typed = after("3NT S", &["n", "O", "H4", "E drops S3 seen=all", "S sceglie richiede D"]);
    let by_menu = after(
        "3NT S",
        &["n", "O", "H4", "E", &number, "S3", "tutti", "S", "sceglie", "richiede", "quadri"],
    );
    assert_eq!(events(&typed), events(&by_menu));
    for told in [
        ["A Est cade ♠3, vista da tutti.", "Sud richiede quadri."],
        ["East drops ♠3, seen by all.", "South requires diamonds."],
    ] {
        let answers = [&["n", "O", "H4"], told.as_slice()].concat();
        assert_eq!(events(&after("3NT S", &answers)), events(&typed), "{told:?}");
    }
    let by_player = after("3NT S", &["n", "O", "H4", "E", "leads ♠3."]);
    assert_eq!(events(&by_player), [r#"{ by = "E", leads = "S3" }"#]);
}
