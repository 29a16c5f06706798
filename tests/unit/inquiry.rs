//! Properties of inquiries: an unknown fact is asked for, an answer to the question gives the same ruling as the branch
//! of that answer, more findings never add paths, and the order of findings does not matter.

use std::collections::BTreeSet;

use super::common::{
    all_items, answered, decision_texts, flat, keys, parts, paths, rule, rule_exhaustively, under,
    width,
};
use arbitro_cases::{Question, findings};
use arbitro_laws::laws;
use arbitro_laws::ruling::inquiry::{Contradiction, MAX_HEARINGS, inquire_counting};
use arbitro_laws::ruling::parts::MAX_LINES;
use arbitro_laws::ruling::trace::{TraceEntry, TraceStep};
use arbitro_laws::ruling::{
    Answer, AnswerSource, Asker, Doctrine, Edition, Fact, FactQuestion, Ruling, RulingInput,
};
use arbitro_laws::table::Record;

/// Returns the question without its findings.
fn bare(question: &Question) -> Question {
    Question { preset_answers: Vec::new(), ..question.clone() }
}

#[test]
fn answering_the_inquiries_of_a_path_gives_the_path() {
    let mut open = 0;
    for question in all_items() {
        let bare = bare(&question);
        let ruling = rule(&bare);
        for path in paths(&ruling) {
            open += usize::from(!path.answers.is_empty());
            let settled =
                rule(&Question { preset_answers: answered(&path.answers), ..bare.clone() });
            assert!(
                settled.is_settled(),
                "{}: the ruling stays open under {}",
                question.id,
                keys(&path.answers)
            );
            let decided = (decision_texts(path.decisions()), decision_texts(settled.decisions()));
            assert_eq!(decided.0, decided.1, "{} under {}", question.id, keys(&path.answers));
        }
    }
    assert!(open > 60, "the bank has {open} open paths");
}

/// A ruling in parts agrees with a ruling on the whole record, under each combination of answers.
#[test]
fn a_ruling_agrees_with_exhaustive_hearings() {
    let (mut records, mut heard) = (0, 0);
    for question in all_items() {
        let edition = question.editions[0];
        let ruling = rule(&bare(&question));
        let Some(hearings) = rule_exhaustively(&question.record, edition) else { continue };
        records += 1;
        for (answers, settled) in hearings {
            heard += 1;
            let decided = under(&ruling, &answers);
            assert_eq!(
                decided,
                decision_texts(settled.decisions()),
                "{} under {}",
                question.id,
                keys(&answers)
            );
        }
    }
    assert!(records > 1000 && heard > 2000, "{records} records, {heard} hearings");
}

#[test]
fn more_findings_never_widen_a_ruling() {
    for question in all_items() {
        let mut fewer = bare(&question);
        let mut before = width(&rule(&fewer));
        for given in &question.preset_answers {
            fewer.preset_answers.push(*given);
            let narrower = width(&rule(&fewer));
            assert!(
                narrower <= before,
                "{}: the finding {} changes {before} paths to {narrower}",
                question.id,
                given.fact.key
            );
            before = narrower;
        }
    }
}

#[test]
fn the_order_of_findings_does_not_matter() {
    for question in all_items() {
        let mut other = question.clone();
        other.preset_answers.reverse();
        assert_eq!(flat(&rule(&other)), flat(&rule(&question)), "{}", question.id);
    }
}

/// Returns true if the record answers the fact wherever a clause asks for it.
fn answered_by_record(ruling: &Ruling, fact: &Fact) -> bool {
    let asks = |entry: &&TraceEntry| matches!(entry.step, TraceStep::Answered { question, .. } if question.fact == fact);
    let from_record = |entry: &TraceEntry| {
        matches!(entry.step, TraceStep::Answered { source: AnswerSource::Record, .. })
    };
    let parts = parts(ruling);
    let mut asked = parts.iter().flat_map(|part| &part.trace).filter(asks).peekable();
    asked.peek().is_some() && asked.all(from_record)
}

#[test]
fn an_unknown_finding_is_an_inquiry_and_never_a_no() {
    let mut asked = 0;
    for question in all_items().iter().filter(|question| !question.preset_answers.is_empty()) {
        for index in 0..question.preset_answers.len() {
            let mut unknown = question.clone();
            let gone = unknown.preset_answers.remove(index);
            if !findings::answers_any(&gone, &findings::asked_questions(&rule(question))) {
                // The question belongs to several editions, and only another edition asks for the finding.
                continue;
            }
            let ruling = rule(&unknown);
            if answered_by_record(&ruling, gone.fact) {
                continue;
            }
            let mut open = Vec::new();
            for part in parts(&ruling) {
                open.extend(part.open.iter().map(|open| open.question.fact));
                open.extend(part.immaterial.iter().map(|inquiry| inquiry.fact));
            }
            assert!(open.contains(&gone.fact), "{}: {} is not asked", question.id, gone.fact.key);
            asked += 1;
        }
    }
    assert!(asked > 25, "only {asked} findings were removed");
}

#[test]
fn branches_that_agree_are_one() {
    for question in all_items() {
        let tree = rule(&bare(&question));
        for open in parts(&tree).iter().filter_map(|part| part.open.as_ref()) {
            let (_, first) = &open.branches[0];
            let same = open.branches.iter().skip(1).all(|(_, other)| first.rules_like(other));
            assert!(!same, "{}: {} changes nothing", question.id, open.question.full_key());
        }
    }
}

#[test]
fn a_finding_is_asked_of_the_director_and_a_choice_of_a_player() {
    for question in all_items() {
        let ruling = rule(&question);
        for given in &question.preset_answers {
            assert_eq!(given.fact.asker, Asker::Director, "{}", question.id);
        }
        assert!(findings::contradicted(&ruling).is_empty(), "{}", question.id);
    }
}

/// Returns a record with these events, at a contract of 3NT by South with West on lead.
fn record(events: &[String]) -> Record {
    let text = format!(
        "title.it = \"-\"\ntitle.en = \"-\"\n[table]\ncontract = \"3NT S\"\non_lead = \"W\"\n\
         [[question]]\nid = \"49-77\"\ntext.it = \"-\"\ntext.en = \"-\"\nevents = [{}]\nruling = []\n",
        events.join(", ")
    );
    let reading = arbitro_cases::read("events", &text);
    reading.case.questions[0].record.clone()
}

fn counting(record: &Record) -> (Ruling, usize) {
    let doctrine = Doctrine::default();
    let edition = Edition::default();
    let ruled: Result<_, Contradiction> = inquire_counting(
        laws::hear,
        RulingInput { record, given: &[], edition, doctrine: &doctrine },
        MAX_HEARINGS,
    );
    ruled.unwrap()
}

/// Whether a side agreed to a claim is one question, although both partners have revoked.
#[test]
fn a_question_about_a_side_is_asked_once_for_both_partners() {
    for (contract, on_lead) in [("4S S", "S"), ("4S E", "S"), ("4S W", "S")] {
        let text = format!(
            "title.it = \"-\"\ntitle.en = \"-\"\n[table]\ncontract = \"{contract}\"\n\
             deal = \"N:KQ52.K85.A73.J64 76.AJ32.QJ95.Q83 AJT94.Q7.K42.AK5 83.T964.T86.T972\"\n\
             on_lead = \"{on_lead}\"\n[[question]]\nid = \"63-77\"\ntext.it = \"-\"\ntext.en = \"-\"\n\
             events = [{{ by = \"S\", leads = \"CA\" }}, {{ by = \"W\", plays = \"D6\" }}, \
             {{ by = \"N\", plays = \"C4\" }}, {{ by = \"E\", plays = \"D5\" }}, \
             {{ by = \"S\", claims = true }}]\nruling = []\n"
        );
        let record = arbitro_cases::read("events", &text).case.questions.remove(0).record;
        let asked = findings::asked_questions(&counting(&record).0);
        let agreed: Vec<String> = asked
            .iter()
            .filter(|question| question.fact.key == "side-agreed")
            .map(FactQuestion::full_key)
            .collect();
        assert_eq!(agreed.len(), 1, "{contract}: {agreed:?}");
    }
}

/// Returns a record with `count` independent incidents, each with an open question.
fn independent(count: usize) -> Record {
    let touched = (2..=9).flat_map(|rank| ["S", "H"].map(|suit| format!("{suit}{rank}")));
    let touched = touched.map(|card| format!("{{ by = \"N\", touches = \"{card}\" }}"));
    let remarks = ["W", "E"].map(|by| format!("{{ by = \"{by}\", remarks = true }}"));
    let events: Vec<String> = remarks.into_iter().chain(touched).take(count).collect();
    record(&events)
}

#[test]
fn the_work_for_independent_inquiries_is_additive() {
    let heard: Vec<usize> = (0..=12).map(|count| counting(&independent(count)).1).collect();
    // A remark needs three hearings: one up to its question, and one under each answer; a touched card needs five
    // hearings.
    let each: Vec<usize> = heard.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert_eq!(heard[0], 0);
    assert_eq!(each, [3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
}

#[test]
fn independent_inquiries_are_not_nested() {
    let (ruling, _) = counting(&independent(12));
    assert!(!ruling.is_cut_short());
    let asked: Vec<String> = ruling.open().map(|open| open.question.full_key()).collect();
    let different: BTreeSet<&String> = asked.iter().collect();
    assert_eq!((asked.len(), different.len()), (12, 12), "{asked:?}");
    for part in parts(&ruling) {
        let moments: BTreeSet<u8> = part.decisions.iter().map(|ruled| ruled.moment).collect();
        assert!(moments.len() <= 1, "{moments:?}");
    }
}

/// The consequences of an answer are in its branches; a decision that does not depend on the answer follows once, after
/// the branches.
#[test]
fn branches_contain_exactly_the_consequences_of_their_answer() {
    let events = [
        "{ by = \"E\", drops = \"C5\" }",
        "{ by = \"W\", remarks = true }",
        "{ by = \"E\", drops = \"C6\" }",
    ];
    let (ruling, _) = counting(&record(&events.map(str::to_owned)));
    let asked: Vec<String> = ruling.open().map(|open| open.question.full_key()).collect();
    assert_eq!(asked, ["visible@E:C5", "information-used@W"]);
    let under = |answer| ruling.open().next().unwrap().under(answer).unwrap();
    for answer in [Answer::YES, Answer::NO] {
        let later: Vec<String> =
            under(answer).open().map(|open| open.question.full_key()).collect();
        assert_eq!(later, ["visible@E:C6"]);
    }
}

#[test]
fn a_ruling_with_too_many_open_inquiries_is_cut_short() {
    // Each card of West's that his partner saw makes the others major penalty cards, so no part of the ruling is
    // independent.
    let dropped = |count: usize| {
        let cards = (0..count).map(|at| format!("{}{}", ["S", "H"][at % 2], 2 + at / 2));
        let drops = cards.map(|card| format!("{{ by = \"W\", drops = \"{card}\" }}"));
        counting(&record(&drops.collect::<Vec<_>>()))
    };
    let (few, _) = dropped(3);
    assert!(!few.is_cut_short());
    assert!(width(&few) >= 4, "{}", width(&few));
    let (many, heard) = dropped(16);
    assert!(many.is_cut_short());
    assert!(many.cut().is_some());
    // Hearings in progress when the limit is reached are completed.
    assert!(heard < MAX_HEARINGS + 100, "{heard}");
    assert!(many.lines(usize::MAX) <= MAX_LINES, "{}", many.lines(usize::MAX));
}
