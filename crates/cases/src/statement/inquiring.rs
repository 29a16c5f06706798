//! The inquiry of the dialogue: what the ruling leaves open, and what an answer to it brings.

use crate::Terms;
use crate::findings;
use arbitro_laws::record::typed;
use arbitro_laws::ruling::trace::{Entry, Outcome, Step as Traced};
use arbitro_laws::ruling::{Answer, Asker, Clause, Given, Question, Ruling, Source};

use super::choosing;
use super::dialogue::{Asked, Refusal, State, Step};
use super::several::all_told;

impl State {
    /// The same state once everything that happened has been told: ruled on.
    pub(super) fn inquires(mut self, terms: &Terms) -> Result<State, Refusal> {
        if self.draft.entries.is_empty() && self.draft.sketch.exposed.is_empty() {
            return Err(Refusal::NothingHappened);
        }
        let item = self.draft.item()?;
        let ruling = item.rule(terms).map_err(Refusal::Contradiction)?;
        self.ruled = Some((item, ruling));
        self.step = Step::Inquiry;
        Ok(self)
    }

    /// What is to be asked next: the first question that is open, and that nobody has put aside.
    pub(super) fn asked(&self) -> Option<Asked<'_>> {
        let (_, ruling) = self.ruled.as_ref().filter(|_| !self.ended)?;
        first_open(ruling, &self.aside, &mut Vec::new())
    }

    /// Takes an answer to a question of the ruling: a finding, a choice, or something more that happened.
    pub(super) fn inquired(&self, text: &str, terms: &Terms) -> Result<State, Refusal> {
        let is_event = all_told(text, self.draft.sketch.contract).is_ok();
        let Some(asked) = self.asked() else {
            let by = typed::seat(text, self.draft.sketch.contract);
            return match by {
                Some(by) => Ok(State { step: Step::Act(by), ..self.clone() }),
                None if is_event => self.line(text, terms),
                None => Err(Refusal::Unexpected),
            };
        };
        let question = asked.open.question;
        let mut next = self.clone();
        if text.is_empty() || typed::is_unknown(text) {
            next.aside.push(question);
            return Ok(next);
        }
        let branches = &asked.open.branches;
        let under = |answer: &Answer| branches.iter().find(|(other, _)| other == answer);
        // An edition may give a player fewer options than the fact has replies.
        let answer = findings::answer(question.fact, text);
        let answer = answer.filter(|answer| branches.is_empty() || under(answer).is_some());
        let Some(answer) = answer else {
            return if is_event { self.line(text, terms) } else { Err(Refusal::Unexpected) };
        };
        match question.fact.asker {
            Asker::Director => {
                let Question { fact, about } = question;
                next.draft.given.push(Given { fact, about, answer, source: Source::Director });
            }
            Asker::Player => {
                if under(&answer).is_some_and(|(_, under)| choosing::has_to_name_a_suit(under)) {
                    next.step = Step::ChosenSuit(question, answer);
                    return Ok(next);
                }
                next.draft = choosing::chosen(&self.draft, terms, question, answer);
            }
        }
        next.inquires(terms)
    }
}

impl State {
    /// Takes the suit that goes with a choice.
    pub(super) fn chose_suit(
        &self,
        choice: (Question, Answer),
        text: &str,
        terms: &Terms,
    ) -> Result<State, Refusal> {
        let mut next = self.clone();
        next.draft = if text.is_empty() {
            choosing::chosen(&self.draft, terms, choice.0, choice.1)
        } else {
            let suit = typed::suit(text).ok_or(Refusal::Unexpected)?;
            let told = choosing::chosen_suit(&self.draft, terms, choice, suit);
            told.ok_or(Refusal::NotOffered)?
        };
        next.inquires(terms)
    }
}

/// The first open question that is not put aside. Under an answer that is only supposed nobody chooses.
fn first_open<'r>(
    ruling: &'r Ruling,
    aside: &[Question],
    path: &mut Vec<(Question, Answer)>,
) -> Option<Asked<'r>> {
    let mut decided = Vec::new();
    for part in &ruling.parts {
        decided.extend(&part.decisions);
        let Some(open) = &part.open else { continue };
        let put_off = open.question.fact.asker == Asker::Player && !path.is_empty();
        if !put_off && !aside.contains(&open.question) {
            let clause = asking(&part.trace);
            return Some(Asked { open, path: path.clone(), clause, decided });
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

/// The clause at which the hearing stopped: the innermost that was left open.
fn asking(trace: &[Entry]) -> Option<&'static Clause> {
    trace.iter().rev().find_map(|entry| match entry.step {
        Traced::Opened(clause, Outcome::Unfinished) => Some(clause),
        Traced::Opened(..)
        | Traced::Incident(..)
        | Traced::Shown { .. }
        | Traced::Answered { .. }
        | Traced::Read(..)
        | Traced::Decided(_)
        | Traced::Effect(..) => None,
    })
}
