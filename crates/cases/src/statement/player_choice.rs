//! The event that states a choice of a player. The event is found by trial: with the right event the record leads to
//! the same ruling as with the choice.

use crate::RulingTerms;
use arbitro_laws::bridge::{Seat, Suit};
use arbitro_laws::record::words::Named;
use arbitro_laws::record::{Act, Choice, Event, Facing};
use arbitro_laws::ruling::trace::{TraceEntry as Traced, TraceStep};
use arbitro_laws::ruling::{
    Answer, AnswerSource, Clause, Decision, DecisionAct as Granted, FactQuestion, PresetAnswer,
    Ruling,
};

use super::case_draft::{CaseDraft, DraftEvent};

/// Returns the draft with a player's choice: as an event if an event leads to the same decisions, otherwise as a preset
/// answer.
pub fn with_choice(
    draft: &CaseDraft,
    terms: &RulingTerms,
    question: FactQuestion,
    answer: Answer,
) -> CaseDraft {
    let FactQuestion { fact, about } = question;
    let mut under = draft.clone();
    under.preset_answers.push(PresetAnswer { fact, about, answer, source: AnswerSource::Assumed });
    let Some(wanted) = flat_decisions(&under, terms) else { return under };
    let rules = |draft: &CaseDraft| flat_decisions(draft, terms).as_ref() == Some(&wanted);
    // A choice that needs a second one to be complete ("forbids spades", "and hearts too") stays a preset answer until
    // then; one event may state both.
    let is_waiting = |given: &PresetAnswer| given.source == AnswerSource::Assumed;
    let together = || with_all_choices(&under).find(rules);
    let together = draft.preset_answers.iter().any(is_waiting).then(together).flatten();
    together.or_else(|| drafts_with_choice(draft, question, answer).find(rules)).unwrap_or(under)
}

/// Returns true if, under the player's choice, the ruling gives him a right to name a suit, which completes the choice.
pub fn has_to_name_a_suit(under: &Ruling) -> bool {
    under.decisions().any(|ruled| {
        matches!(
            ruled.decision,
            Decision::May(_, Granted::NameForbiddenSuit(_) | Granted::NameRequiredSuit(_))
        )
    })
}

/// Returns the draft with the event of a player who chooses and names a suit; `None` if the ruling does not accept the
/// event as his answer.
pub fn chosen_suit(
    draft: &CaseDraft,
    terms: &RulingTerms,
    (question, answer): (FactQuestion, Answer),
    suit: Suit,
) -> Option<CaseDraft> {
    let name = question.fact.reply(answer)?.key;
    let choice = Choice::named(name).filter(|choice| choice.suit().is_some())?.with_suit(suit);
    let event = Event { by: question.about.who?, act: Act::Chooses(choice) };
    let is_answer = |entry: &Traced| match entry.step {
        TraceStep::Answered {
            question: asked,
            answer: given,
            source: AnswerSource::Record,
            ..
        } => (asked, given) == (question, answer),
        TraceStep::Answered { .. }
        | TraceStep::Incident(..)
        | TraceStep::Opened(..)
        | TraceStep::Shown { .. }
        | TraceStep::Read(..)
        | TraceStep::Decided(_)
        | TraceStep::Effect(..) => false,
    };
    let answers = |told: &CaseDraft| {
        let ruling = told.question().ok().and_then(|item| item.rule(terms).ok());
        let traced =
            |ruling: Ruling| ruling.parts.iter().any(|part| part.trace.iter().any(is_answer));
        ruling.is_some_and(traced)
    };
    with_event(draft, event).find(answers)
}

/// Returns a draft for each act that may state the choice and each position where it can be inserted.
fn drafts_with_choice(
    draft: &CaseDraft,
    question: FactQuestion,
    answer: Answer,
) -> impl Iterator<Item = CaseDraft> {
    let acts = acts(draft, question, answer).into_iter();
    acts.flat_map(move |event| with_event(draft, event))
}

/// Returns a draft for each position of the new event, from the end of the events to their beginning.
fn with_event(draft: &CaseDraft, event: Event) -> impl Iterator<Item = CaseDraft> {
    (0..=draft.entries.len()).rev().map(move |place| {
        let mut draft = draft.clone();
        draft.entries.insert(place, DraftEvent { event, said: None });
        draft
    })
}

/// Returns the drafts in which each choice stored as a preset answer becomes an event at the end, or is left out.
fn with_all_choices(draft: &CaseDraft) -> impl Iterator<Item = CaseDraft> {
    let (waiting, given): (Vec<PresetAnswer>, Vec<PresetAnswer>) =
        draft.preset_answers.iter().partition(|given| given.source == AnswerSource::Assumed);
    let mut drafts = vec![CaseDraft { preset_answers: given, ..draft.clone() }];
    for choice in &waiting {
        let question = FactQuestion { fact: choice.fact, about: choice.about };
        // Only a request says which of several cards a player takes back.
        let events = named(question, choice.answer).into_iter().chain(requests(question));
        let events: Vec<Event> = events.collect();
        let told = |draft: &CaseDraft, event: Event| {
            let mut draft = draft.clone();
            draft.entries.push(DraftEvent { event, said: None });
            draft
        };
        drafts = drafts
            .iter()
            .flat_map(|draft| {
                let told = events.iter().map(|event| told(draft, *event));
                told.chain([draft.clone()]).collect::<Vec<_>>()
            })
            .collect();
    }
    drafts.into_iter()
}

/// Returns the acts that can state a choice; the act named after the reply comes first.
fn acts(draft: &CaseDraft, question: FactQuestion, answer: Answer) -> Vec<Event> {
    let by = question.about.who.unwrap_or(Seat::North);
    let mut acts = Vec::new();
    acts.extend(question.about.card().map(Act::Designates));
    let put = draft.entries.iter().filter(|entry| entry.event.by == by);
    acts.extend(put.filter_map(|entry| entry.event.act.card_put()).map(Act::Designates));
    acts.push(Act::Spreads(Facing::WHOLE));
    let (of_suit, plain): (Vec<Choice>, Vec<Choice>) =
        Choice::ALL.iter().partition(|choice| choice.suit().is_some());
    acts.extend(plain.into_iter().map(Act::Chooses));
    for choice in of_suit {
        acts.extend(Suit::ALL.map(|suit| Act::Chooses(choice.with_suit(suit))));
    }
    let acts = acts.into_iter().map(|act| Event { by, act });
    named(question, answer).into_iter().chain(requests(question)).chain(acts).collect()
}

/// Returns the requests for the card of the question that its player may make, from his own hand or his partner's.
fn requests(question: FactQuestion) -> impl Iterator<Item = Event> {
    let by = question.about.who.unwrap_or(Seat::North);
    let wanted = move |card| {
        [by, by.partner()].map(|hand| Event { by, act: Act::Wants { hand, card, instead: None } })
    };
    question.about.card().into_iter().flat_map(wanted)
}

/// Returns the event with the choice that has the same name as the reply; `None` if no choice has this name, or if the suit
/// of the choice or its player is not known.
fn named(question: FactQuestion, answer: Answer) -> Option<Event> {
    let name = question.fact.reply(answer)?.key;
    let choice = Choice::named(name)?;
    let choice = match choice.suit() {
        None => choice,
        Some(_) => choice.with_suit(question.about.card()?.suit()?),
    };
    Some(Event { by: question.about.who?, act: Act::Chooses(choice) })
}

/// A decision: the answers under which it is taken, the decision, its clause.
type FlatDecision = (Vec<(FactQuestion, Answer)>, Decision, &'static Clause);

/// Returns the decisions of the ruling on a draft, without the events that led to them; `None` if there is no ruling.
fn flat_decisions(draft: &CaseDraft, terms: &RulingTerms) -> Option<Vec<FlatDecision>> {
    let ruling = draft.question().ok()?.rule(terms).ok()?;
    let placed = ruling.branch_decisions().into_iter();
    Some(placed.map(|one| (one.path, one.ruled.decision, one.ruled.law)).collect())
}
