//! Runs the dialogue of `arbitro decide` over the bank and the situations. The dialogue reaches the ruling of
//! `arbitro rule`, asks only questions that the ruling leaves open, and saves a case with the same ruling. Trap 76:
//! whatever a director must ask before he rules is in the record, or is a finding for which the dialogue asks.

use super::common::random_records::config_fewer;
use super::common::{all_items, flat, paths, rule, rule_in};
use arbitro_cases::RulingTerms;
use arbitro_cases::check::check;
use arbitro_cases::diag::Code;
use arbitro_cases::statement::{CaseDraft, Dialogue, DialoguePrompt, file};
use arbitro_cases::{Question, read};
use arbitro_laws::bridge::notation::parse_contract;
use arbitro_laws::ruling::paths::RulingPath;
use arbitro_laws::ruling::{Answer, AnswerSource, Asker, Edition, FactQuestion, Ruling};
use proptest::collection::vec;
use proptest::prelude::*;

fn terms(edition: Edition) -> RulingTerms {
    RulingTerms { edition, ..RulingTerms::default() }
}

/// Returns the events of a question, in case-file notation.
fn events(question: &Question) -> Vec<String> {
    let text =
        file(&CaseDraft { preset_answers: Vec::new(), ..CaseDraft::of(question) }, &question.id)
            .unwrap();
    let lines = text.lines().skip_while(|line| *line != "events = [");
    let lines = lines.skip(1).take_while(|line| *line != "]");
    lines.map(|line| line.trim().trim_end_matches(',').to_owned()).collect()
}

/// Returns the dialogue at the table of a question, in its first edition, after the question's events were typed.
fn dialogue_after_events(question: &Question) -> Dialogue {
    let mut dialogue =
        Dialogue::for_case(CaseDraft::of_table(question), terms(question.editions[0]));
    for event in events(question) {
        dialogue
            .answer(&event)
            .unwrap_or_else(|refusal| panic!("{}: {event}: {refusal:?}", question.id));
        if let DialoguePrompt::Follow { .. } = dialogue.prompt() {
            dialogue.answer("").unwrap();
        }
        assert!(
            matches!(dialogue.prompt(), DialoguePrompt::Who { more: true }),
            "{}: {event}",
            question.id
        );
    }
    if !question.record.events.is_empty() || !question.record.exposed.is_empty() {
        dialogue.answer("").unwrap();
    }
    dialogue
}

/// The numbers of questions that the dialogue asked of the director and of players.
#[derive(Debug, Default, PartialEq)]
struct AskedCounts {
    findings: usize,
    choices: usize,
    /// The number of choices after which the dialogue asked which suit the player named.
    unnamed: usize,
}

/// Answers every question with the answer that `reply` returns, and counts the questions; `None` leaves a question
/// open.
fn drive(dialogue: &mut Dialogue, reply: impl Fn(FactQuestion) -> Option<Answer>) -> AskedCounts {
    let mut count = AskedCounts::default();
    loop {
        let question = match dialogue.prompt() {
            DialoguePrompt::Finding(asked) => {
                count.findings += 1;
                asked.open.question
            }
            DialoguePrompt::Choice(asked) => {
                count.choices += 1;
                asked.open.question
            }
            DialoguePrompt::ChosenSuit(_) => {
                // The paths of the ruling do not determine the suit that the player names, so the line is left empty.
                count.unnamed += 1;
                dialogue.answer("").unwrap();
                continue;
            }
            DialoguePrompt::End => return count,
            other => panic!("{other:?}"),
        };
        let key =
            reply(question).map_or("", |answer| question.fact.replies[usize::from(answer.0)].key);
        dialogue.answer(key).unwrap();
    }
}

fn is_asked(question: &Question) -> bool {
    !question.record.events.is_empty() || !question.record.exposed.is_empty()
}

#[test]
fn a_case_is_written_as_it_was_read() {
    for question in all_items() {
        let again = CaseDraft::of(&question).question();
        let again = again.unwrap_or_else(|problems| panic!("{}: {problems:#?}", question.id));
        assert_eq!(again.record, question.record, "{}", question.id);
        assert_eq!(again.event_texts, question.event_texts, "{}", question.id);
    }
}

#[test]
fn the_ruling_of_a_case_is_reached() {
    for question in all_items().iter().filter(|question| is_asked(question)) {
        let mut dialogue = dialogue_after_events(question);
        let found = |inquiry: FactQuestion| {
            let given = question.preset_answers.iter().filter(|given| given.answers(inquiry));
            let precise =
                given.max_by_key(|given| (given.about.who.is_some(), given.about.object.is_some()));
            precise.map(|given| given.answer)
        };
        drive(&mut dialogue, found);
        let (_, ruling) = dialogue.ruled().unwrap();
        assert_eq!(flat(ruling), flat(&rule(question)), "{}", question.id);
    }
}

/// Returns the decisions of a path through a ruling, sorted.
fn decided(leaf: &RulingPath<'_>) -> Vec<String> {
    let decided =
        leaf.decisions().map(|ruled| format!("{:?} {}", ruled.decision, ruled.law.name()));
    let mut decided: Vec<String> = decided.collect();
    decided.sort();
    decided
}

fn of(path: &[(FactQuestion, Answer)], asker: Asker) -> usize {
    path.iter().filter(|(question, _)| question.fact.asker == asker).count()
}

/// The maximum number of paths tested for a case.
const MOST_WAYS: usize = 12;

#[test]
fn only_open_inquiries_are_asked_and_the_saved_case_agrees() {
    let (mut path_count, mut chosen) = (0, 0);
    for question in all_items().iter().filter(|question| is_asked(question)) {
        let bare = Question { preset_answers: Vec::new(), ..question.clone() };
        let tree: Ruling = rule(&bare);
        let leaves = paths(&tree);
        // If a case has more paths than the maximum, a sample spread over all paths is tested.
        for leaf in leaves.iter().step_by(leaves.len().div_ceil(MOST_WAYS)) {
            path_count += 1;
            let mut dialogue = dialogue_after_events(&bare);
            let taken = |inquiry: FactQuestion| {
                let answer = leaf.answers.iter().find(|(asked, _)| *asked == inquiry);
                Some(answer.unwrap_or_else(|| panic!("{}: {}", question.id, inquiry.full_key())).1)
            };
            let asked = drive(&mut dialogue, taken);
            assert!(asked.findings <= of(&leaf.answers, Asker::Director), "{}", question.id);
            assert!(asked.choices <= of(&leaf.answers, Asker::Player), "{}", question.id);
            chosen += asked.choices;
            let (_, ruling) = dialogue.ruled().unwrap();
            assert!(ruling.is_settled(), "{}", question.id);
            assert_eq!(
                decided(&paths(ruling)[0]),
                decided(leaf),
                "{} {:?}",
                question.id,
                leaf.answers
            );
            let waiting = dialogue
                .draft()
                .preset_answers
                .iter()
                .filter(|given| given.source == AnswerSource::Assumed);
            let waiting: Vec<_> = waiting.map(|given| (given.fact.key, given.answer)).collect();
            assert_eq!(
                waiting.len(),
                asked.unnamed,
                "{}: no event answers {waiting:?}",
                question.id
            );
            if asked.unnamed > 0 {
                continue;
            }

            let text = file(dialogue.draft(), &question.id).unwrap();
            let mut reading = read("saved", &text);
            reading.problems.retain(|problem| problem.code != Code::ToWrite);
            assert!(reading.problems.is_empty(), "{:#?}\n{text}", reading.problems);
            let again = rule_in(&reading.case.questions[0], question.editions[0]);
            assert_eq!(flat(&again), flat(ruling), "{}\n{text}", question.id);
            let mut problems = check(&reading.case, &Edition::ALL.map(terms));
            // The options of the case have not been written yet, so these problems remain.
            let left = [Code::OptionCount, Code::NoRightOption];
            problems.retain(|p| !left.contains(&p.code));
            assert!(problems.is_empty(), "{problems:#?}\n{text}");
        }
    }
    assert!(path_count > 400 && chosen > 80, "{path_count} paths, {chosen} choices");
}

/// Generates lines that a director may type, in any order and at the wrong moment.
fn line() -> impl Strategy<Value = String> {
    let words = [
        "",
        "n",
        "s",
        "y",
        "no",
        "sì",
        "E",
        "W",
        "O",
        "dichiarante",
        "morto",
        "H4",
        "HR",
        "Dx",
        "x",
        "1",
        "2",
        "3",
        "10",
        "14",
        "16",
        "19",
        "33",
        "34",
        "36",
        "37",
        "tutti",
        "near",
        "non so",
        "picche",
        "alta",
        "H5",
        "D K2",
        "W plays H4",
        "E plays S3",
        "N gioca H9",
        "S calls cuori",
        "S adds \"no, quadri\"",
        "W leads C2",
        "E drops S4 seen=all",
        "S chooses refuse",
        "S chooses require",
        "W attention",
        "N penalty H2",
        "W penalty H2 minor",
        "E holds S AK2 H -",
        "E corrects H7 of=S3",
        "E wants_back S3",
        "4H S",
        "NT O",
        "{ by = \"W\", names = \"CK\" }",
        "] nonsense = 1",
        "\u{a7}",
        "by = \"W\"",
    ];
    prop_oneof![4 => proptest::sample::select(words.map(str::to_owned).to_vec()), 1 => ".{0,12}"]
}

proptest! {
    #![proptest_config(config_fewer(1997))]
    #[test]
    fn any_accepted_input_is_a_case_and_can_be_undone(lines in vec(line(), 0..40)) {
        let mut draft = CaseDraft::default();
        draft.sketch.contract = parse_contract("3NT S").ok();
        let mut dialogue = Dialogue::new(draft, RulingTerms::default());
        let start = format!("{:?}", dialogue.prompt());
        let mut taken = 0;
        for line in &lines {
            let before = format!("{:?}", dialogue.prompt());
            match dialogue.answer(line) {
                Ok(()) => taken += 1,
                Err(_) => prop_assert_eq!(format!("{:?}", dialogue.prompt()), before),
            }
            prop_assert!(dialogue.draft().question().is_ok(), "{:?}", lines);
        }
        if dialogue.end().is_ok() {
            taken += 1;
            let (_, ruling) = dialogue.ruled().unwrap();
            let mut reading = read("saved", &file(dialogue.draft(), "45-x").unwrap());
            reading.problems.retain(|problem| problem.code != Code::ToWrite);
            prop_assert!(reading.problems.is_empty(), "{:?}", reading.problems);
            let outside = dialogue.draft().preset_answers.iter().any(|given| given.source == AnswerSource::Assumed);
            let saved = rule_in(&reading.case.questions[0], Edition::default());
            prop_assert!(outside || flat(&saved) == flat(ruling));
        }
        for _ in 0..taken {
            prop_assert!(dialogue.back());
        }
        prop_assert!(!dialogue.back());
        prop_assert_eq!(format!("{:?}", dialogue.prompt()), start);
    }
}
