//! The inquiry of the dialogue: the questions that the ruling leaves open, and the effect of the answers.

use crate::RulingTerms;
use crate::findings;
use crate::vocabulary::typed_input;
use arbitro_laws::ruling::trace::{ClauseOutcome, TraceEntry, TraceStep as Traced};
use arbitro_laws::ruling::{
    Answer, AnswerSource, Asker, Clause, FactQuestion, PresetAnswer, Ruling,
};

use super::account::account;
use super::dialogue::{AnswerRefusal, DialogueState, DialogueStep, InquiryPrompt};
use super::player_choice;

impl DialogueState {
    /// Rules on the events entered, and starts the inquiry into the questions that the ruling leaves open.
    pub(super) fn start_inquiry(
        mut self,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        if self.draft.entries.is_empty() && self.draft.sketch.exposed.is_empty() {
            return Err(AnswerRefusal::NothingHappened);
        }
        let item = self.draft.question()?;
        let ruling = item.rule(terms).map_err(AnswerRefusal::Contradiction)?;
        self.ruled = Some((item, ruling));
        self.step = DialogueStep::Inquiry;
        Ok(self)
    }

    /// Returns the first open question that the director has not put aside.
    pub(super) fn next_question(&self) -> Option<InquiryPrompt<'_>> {
        let (_, ruling) = self.ruled.as_ref().filter(|_| !self.ended)?;
        first_open(ruling, &self.deferred, &mut Vec::new())
    }

    /// Takes an answer to a question that the ruling leaves open: a finding, a choice, or a further event.
    pub(super) fn take_answer(
        &self,
        text: &str,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        let is_event = account(text, self.draft.sketch.contract).is_ok();
        let Some(asked) = self.next_question() else {
            let by = typed_input::seat(text, self.draft.sketch.contract);
            return match by {
                Some(by) => Ok(DialogueState { step: DialogueStep::Act(by), ..self.clone() }),
                None if is_event => self.line(text, terms),
                None => Err(AnswerRefusal::Unexpected),
            };
        };
        let question = asked.open.question;
        let mut next = self.clone();
        if text.is_empty() || typed_input::is_unknown(text) {
            next.deferred.push(question);
            return Ok(next);
        }
        let branches = &asked.open.branches;
        let under = |answer: &Answer| branches.iter().find(|(other, _)| other == answer);
        // In some editions a player has fewer options than the fact has replies.
        let answer = findings::answer(question.fact, text);
        let answer = answer.filter(|answer| branches.is_empty() || under(answer).is_some());
        let Some(answer) = answer else {
            return if is_event { self.line(text, terms) } else { Err(AnswerRefusal::Unexpected) };
        };
        match question.fact.asker {
            Asker::Director => {
                let FactQuestion { fact, about } = question;
                next.draft.preset_answers.push(PresetAnswer {
                    fact,
                    about,
                    answer,
                    source: AnswerSource::Director,
                });
            }
            Asker::Player => {
                if under(&answer).is_some_and(|(_, under)| player_choice::has_to_name_a_suit(under))
                {
                    next.step = DialogueStep::ChosenSuit(question, answer);
                    return Ok(next);
                }
                next.draft = player_choice::with_choice(&self.draft, terms, question, answer);
            }
        }
        next.start_inquiry(terms)
    }
}

impl DialogueState {
    /// Takes the suit that completes a choice to forbid or require a suit; an empty text leaves the suit open.
    pub(super) fn chose_suit(
        &self,
        choice: (FactQuestion, Answer),
        text: &str,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        let mut next = self.clone();
        next.draft = if text.is_empty() {
            player_choice::with_choice(&self.draft, terms, choice.0, choice.1)
        } else {
            let suit = typed_input::suit(text).ok_or(AnswerRefusal::Unexpected)?;
            let told = player_choice::chosen_suit(&self.draft, terms, choice, suit);
            told.ok_or(AnswerRefusal::NotOffered)?
        };
        next.start_inquiry(terms)
    }
}

/// Returns the first open question that is not in `aside`. Choices are skipped inside a branch with an assumed answer.
fn first_open<'r>(
    ruling: &'r Ruling,
    aside: &[FactQuestion],
    path: &mut Vec<(FactQuestion, Answer)>,
) -> Option<InquiryPrompt<'r>> {
    let mut decided = Vec::new();
    for part in &ruling.parts {
        decided.extend(&part.decisions);
        let Some(open) = &part.open else { continue };
        let put_off = open.question.fact.asker == Asker::Player && !path.is_empty();
        if !put_off && !aside.contains(&open.question) {
            let clause = asking(&part.trace);
            return Some(InquiryPrompt { open, path: path.clone(), clause, decided });
        }
        for (answer, branch) in &open.branches {
            path.push((open.question, *answer));
            let found = first_open(branch, aside, path);
            path.pop();
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

/// Returns the innermost clause that the hearing could not finish.
fn asking(trace: &[TraceEntry]) -> Option<&'static Clause> {
    trace.iter().rev().find_map(|entry| match entry.step {
        Traced::Opened(clause, ClauseOutcome::Unfinished) => Some(clause),
        Traced::Opened(..)
        | Traced::Incident(..)
        | Traced::Shown { .. }
        | Traced::Answered { .. }
        | Traced::Read(..)
        | Traced::Decided(_)
        | Traced::Effect(..) => None,
    })
}
