//! Tests of the inquiry with small invented Laws.

use super::super::test_fixtures::{clause, record};
use super::*;

use crate::bridge::{Card, PlayedCard, Rank, Seat, Suit};
use crate::record::event::Act;
use crate::record::spoken;
use crate::ruling::clause::Clause;
use crate::ruling::fact::finding;
use crate::ruling::{
    AnswerSource, ByEdition, Decision, Doctrine, Edition, OpenClause, PresetAnswer, Status,
    Subject, text, trace,
};

static ONE: Clause = clause(ByEdition::always("1A"));
static TWO: Clause = clause(ByEdition::always("2B"));
static OLD: Clause = clause(ByEdition::always("3").until(Edition::Y2017));
static NEW: Clause = clause(ByEdition::from(Edition::Y2017, "3C"));
finding!(RAINS, "rains", ask text("?", "?"), yes text("piove", "it rains"), no text("no", "no"));
finding!(SNOWS, "snows", ask text("?", "?"), yes text("nevica", "it snows"), no text("no", "no"));

const ACE: PlayedCard = PlayedCard::Exact(Card::new(Suit::Spades, Rank::Ace));

fn rule(rule_set: RuleSet, edition: Edition) -> Result<Ruling, Contradiction> {
    // The record has one incident: a call.
    let record = record(&[Act::Calls(spoken::parse("asso di picche").unwrap())]).unwrap();
    let input =
        RulingInput { record: &record, given: &[], edition, doctrine: &Doctrine::default() };
    inquire(rule_set, input)
}

fn played(h: &mut OpenClause<'_, '_>) -> HearingResult {
    h.decide(Decision::Is(Status::Played(Seat::North, ACE)))
}

fn not_played(h: &mut OpenClause<'_, '_>) -> HearingResult {
    h.decide(Decision::Is(Status::NotPlayed(Seat::North, ACE)))
}

#[test]
fn a_contradiction_names_both_clauses() {
    fn rule_set(h: &mut Hearing<'_>, _: &Incident) -> HearingResult {
        h.clause(&ONE, played)?;
        h.clause(&TWO, not_played)?;
        Ok(())
    }
    let error = rule(rule_set, Edition::Y2007).unwrap_err();
    assert_eq!(error.to_string(), "1A and 2B contradict each other");
}

#[test]
fn a_clause_is_heard_only_in_the_editions_that_have_it() {
    fn rule_set(h: &mut Hearing<'_>, _: &Incident) -> HearingResult {
        h.clause(&OLD, played)?;
        h.clause(&NEW, not_played)?;
        Ok(())
    }
    let laws = |edition| {
        let ruling = rule(rule_set, edition).unwrap();
        ruling.applied().iter().map(|clause| clause.number.in_edition(edition)).collect::<Vec<_>>()
    };
    assert_eq!(laws(Edition::Y2007), [Some("3")]);
    assert_eq!(laws(Edition::Y2017), [Some("3C")]);
}

#[test]
fn a_failed_condition_closes_its_clause_and_no_other() {
    fn rule_set(h: &mut Hearing<'_>, _: &Incident) -> HearingResult {
        h.clause(&ONE, |h| {
            h.require(&RAINS, Some(false))?;
            not_played(h)
        })?;
        h.clause(&TWO, played)?;
        Ok(())
    }
    let ruling = rule(rule_set, Edition::Y2007).unwrap();
    assert_eq!(ruling.applied(), [&TWO]);
    let rejected = ruling.rejected();
    assert_eq!(rejected[0].law, &ONE);
    assert!(
        matches!(rejected[0].reason, trace::RejectionReason::Finding(question, ..) if question.fact == &RAINS)
    );
}

#[test]
fn unknown_facts_make_a_tree_and_branches_that_agree_collapse() {
    fn rule_set(h: &mut Hearing<'_>, _: &Incident) -> HearingResult {
        h.clause(&ONE, |h| {
            // This finding changes nothing.
            h.establish(&SNOWS, None)?;
            h.require(&RAINS, None)?;
            played(h)
        })?;
        Ok(())
    }
    let ruling = rule(rule_set, Edition::Y2007).unwrap();
    assert_eq!(ruling.immaterial().map(|question| question.fact).collect::<Vec<_>>(), [&SNOWS]);
    let open = ruling.open().next().unwrap();
    assert_eq!(open.question.fact, &RAINS);
    assert_eq!(open.under(Answer::YES).unwrap().decisions().count(), 1);
    assert_eq!(open.under(Answer::NO).unwrap().decisions().count(), 0);
}

/// A question that the director answers against the record is kept, although it came up under an answer that
/// turned out not to matter.
#[test]
fn an_immaterial_answer_keeps_the_contradicted_questions() {
    fn rule_set(h: &mut Hearing<'_>, _: &Incident) -> HearingResult {
        h.clause(&ONE, |h| {
            if h.establish(&SNOWS, None)? {
                h.establish(&RAINS, Some(false))?;
            }
            played(h)
        })?;
        Ok(())
    }
    // The record has one incident: a call.
    let record = record(&[Act::Calls(spoken::parse("asso di picche").unwrap())]).unwrap();
    let rains = PresetAnswer {
        fact: &RAINS,
        about: Subject::default(),
        answer: Answer::YES,
        source: AnswerSource::Director,
    };
    let (given, doctrine) = ([rains], Doctrine::default());
    let edition = Edition::Y2007;
    let input = RulingInput { record: &record, given: &given, edition, doctrine: &doctrine };
    let ruling = inquire(rule_set, input).unwrap();
    assert!(ruling.is_settled());
    let immaterial: Vec<_> = ruling.immaterial().map(|question| question.fact).collect();
    assert_eq!(immaterial, [&SNOWS]);
    let mut contradicted = Vec::new();
    ruling.each(&mut |part| contradicted.extend(part.contradicted.iter().map(|it| it.fact)));
    assert_eq!(contradicted, [&RAINS]);
}
