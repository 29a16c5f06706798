//! A choice that a player has made, as the event that states it. The engine says which event that is: the one with
//! which the record rules as it would under the choice.

use crate::RulingTerms;
use crate::branch_decisions::branch_decisions;
use arbitro_laws::bridge::{Seat, Suit};
use arbitro_laws::record::words::Named;
use arbitro_laws::record::{Act, Choice, Event};
use arbitro_laws::ruling::trace::{TraceEntry as Traced, TraceStep};
use arbitro_laws::ruling::{
    Answer, AnswerSource, Clause, Decision, DecisionAct as Granted, FactQuestion, PresetAnswer,
    Ruling,
};

use super::case_draft::{CaseDraft, DraftEvent};

/// The same draft once a player has chosen: with the event that states it, where one does; else with the choice
/// among what is given.
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
    // A choice that only the next one completes ("forbids spades", "and hearts too") waits for it.
    let recorded = drafts_with_choice(draft, question, answer)
        .find(rules)
        .or_else(|| with_all_choices(&under).find(rules));
    recorded.unwrap_or(under)
}

/// Whether the player still has to name a suit, according to the ruling that follows from his choice.
pub fn has_to_name_a_suit(under: &Ruling) -> bool {
    under.decisions().any(|ruled| {
        matches!(
            ruled.decision,
            Decision::May(_, Granted::NameForbiddenSuit(_) | Granted::NameRequiredSuit(_))
        )
    })
}

/// The same draft once a player has chosen and named a suit; `None` if he cannot choose that one.
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

/// The draft with each event that may state the choice.
fn drafts_with_choice(
    draft: &CaseDraft,
    question: FactQuestion,
    answer: Answer,
) -> impl Iterator<Item = CaseDraft> {
    let acts = acts(draft, question, answer).into_iter();
    acts.flat_map(move |event| with_event(draft, event))
}

/// The draft with one event more: at the end, where the player is asked, or where the play that follows leaves
/// room for it.
fn with_event(draft: &CaseDraft, event: Event) -> impl Iterator<Item = CaseDraft> {
    (0..=draft.entries.len()).rev().map(move |place| {
        let mut draft = draft.clone();
        draft.entries.insert(place, DraftEvent { event, said: None });
        draft
    })
}

/// The draft with all the choices that wait stated at the end, each by its name or by silence.
fn with_all_choices(draft: &CaseDraft) -> impl Iterator<Item = CaseDraft> {
    let (waiting, given): (Vec<PresetAnswer>, Vec<PresetAnswer>) =
        draft.preset_answers.iter().partition(|given| given.source == AnswerSource::Assumed);
    let mut drafts = vec![CaseDraft { preset_answers: given, ..draft.clone() }];
    for choice in &waiting {
        let question = FactQuestion { fact: choice.fact, about: choice.about };
        let told = |draft: &CaseDraft| {
            let mut draft = draft.clone();
            let event = named(question, choice.answer)?;
            draft.entries.push(DraftEvent { event, said: None });
            Some(draft)
        };
        drafts =
            drafts.iter().flat_map(|draft| [told(draft), Some(draft.clone())]).flatten().collect();
    }
    drafts.into_iter()
}

/// The acts by which a player may have made a choice: first that of its name.
fn acts(draft: &CaseDraft, question: FactQuestion, answer: Answer) -> Vec<Event> {
    let by = question.about.who.unwrap_or(Seat::North);
    let mut acts = Vec::new();
    if let Some(card) = question.about.card {
        acts.extend([by, by.partner()].map(|hand| Act::Wants { hand, card, instead: None }));
        acts.push(Act::Designates(card));
    }
    let put = draft.entries.iter().filter(|entry| entry.event.by == by);
    acts.extend(put.filter_map(|entry| entry.event.act.card_put()).map(Act::Designates));
    acts.push(Act::Spreads(None));
    let (of_suit, plain): (Vec<Choice>, Vec<Choice>) =
        Choice::ALL.iter().partition(|choice| choice.suit().is_some());
    acts.extend(plain.into_iter().map(Act::Chooses));
    for choice in of_suit {
        acts.extend(Suit::ALL.map(|suit| Act::Chooses(choice.with_suit(suit))));
    }
    let acts = acts.into_iter().map(|act| Event { by, act });
    named(question, answer).into_iter().chain(acts).collect()
}

/// The choice of a case file that has the name of the reply.
fn named(question: FactQuestion, answer: Answer) -> Option<Event> {
    let name = question.fact.reply(answer)?.key;
    let choice = Choice::named(name)?;
    let choice = match choice.suit() {
        None => choice,
        Some(_) => choice.with_suit(question.about.card?.suit()?),
    };
    Some(Event { by: question.about.who?, act: Act::Chooses(choice) })
}

/// What is decided, by which clause, under which answers.
type FlatDecision = (Vec<(FactQuestion, Answer)>, Decision, &'static Clause);

/// What the ruling on a draft decides, whenever it happened.
fn flat_decisions(draft: &CaseDraft, terms: &RulingTerms) -> Option<Vec<FlatDecision>> {
    let ruling = draft.question().ok()?.rule(terms).ok()?;
    let placed = branch_decisions(&ruling).into_iter();
    Some(placed.map(|one| (one.path, one.ruled.decision, one.ruled.law)).collect())
}
