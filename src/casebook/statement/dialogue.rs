//! The dialogue: what to ask next, what an answer brings, and how to take it back.
//!
//! It does no input or output. What it asks for in the end it does not know by itself: it rules on what has been
//! told, and asks for the first thing that the ruling leaves open.

use crate::bridge::{Seat, Suit};
use crate::casebook::case::Item;
use crate::casebook::check::Terms;
use crate::diag::Problem;
use crate::ruling::inquiry::OpenQuestion;
use crate::ruling::{Answer, Asker, Clause, Contradiction, Question, Ruling};

use super::draft::Draft;
use super::menu;
use super::telling::{Telling, Untold};

/// What is asked.
#[derive(Debug)]
pub enum Prompt<'d> {
    Contract,
    /// The tricks already made, where the hands are those of an ending.
    Tricks { made: u8 },
    /// Whether the trick is the first one.
    Opening,
    Leader,
    /// The cards that lie in the trick in progress, in order from its leader.
    OnTable(Seat),
    /// Who did something; `more` if something has been told already.
    Who { more: bool },
    /// What he did, among these lines of the menu.
    Act { by: Seat, lines: Vec<usize> },
    /// What the act is about.
    Object(&'d Telling),
    /// How it was done.
    Detail(&'d Telling, &'static str),
    /// Whether a player who did not follow suit could have.
    Follow { by: Seat, suit: Suit },
    /// Dummy's cards, without which a call means nothing.
    Dummy(Seat),
    Finding(Asked<'d>),
    Choice(Asked<'d>),
    /// Nothing is left to ask.
    End,
}

/// A question that a ruling leaves open.
#[derive(Debug)]
pub struct Asked<'d> {
    pub open: &'d OpenQuestion,
    /// The answers under which it is asked, where others have been left open.
    pub path: Vec<(Question, Answer)>,
    /// The clause that asks.
    pub clause: Option<&'static Clause>,
    /// What is decided so far, whatever the answer.
    pub ruling: &'d Ruling,
}

/// Why an answer is not taken.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// It is none to what is asked.
    Unexpected,
    /// It would make a case that cannot be.
    Problems(Vec<Problem>),
    /// It tells no event.
    Untold(Untold),
    /// Nothing has happened yet on which to rule.
    NothingHappened,
    /// The Laws contradict themselves on what is told.
    Contradiction(Contradiction),
}

impl From<Vec<Problem>> for Refusal {
    fn from(problems: Vec<Problem>) -> Refusal {
        Refusal::Problems(problems)
    }
}

impl From<Untold> for Refusal {
    fn from(untold: Untold) -> Refusal {
        Refusal::Untold(untold)
    }
}

/// Where the dialogue stands.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Contract,
    Tricks,
    Opening,
    Leader,
    OnTable,
    Who,
    Act(Seat),
    Object(Telling),
    /// The detail that is asked, and those still to be asked.
    Detail(Telling, &'static str, Vec<&'static str>),
    Follow(Seat, Suit),
    /// An event that waits for dummy's cards.
    Dummy(String),
    Inquiry,
}

/// What has been told, and where the dialogue stands.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub draft: Draft,
    pub step: Step,
    /// Questions that nobody can answer, and choices not made.
    pub aside: Vec<Question>,
    /// The case and the ruling on it, once everything that happened has been told.
    pub ruled: Option<(Item, Ruling)>,
    /// Nothing more is asked.
    pub ended: bool,
}

/// A dialogue between the program and a director.
#[derive(Debug)]
pub struct Dialogue {
    terms: Terms,
    state: State,
    /// The states before each answer.
    before: Vec<State>,
}

impl Dialogue {
    /// A dialogue about a table of which this much is known.
    pub fn new(draft: Draft, terms: Terms) -> Dialogue {
        let step = match draft.sketch.contract {
            None => Step::Contract,
            Some(_) => Step::after_contract(&draft),
        };
        Dialogue::at(step, Draft { hands_from_events: true, ..draft }, terms)
    }

    /// A dialogue about a case, whose table is as the case has it.
    pub fn about(draft: Draft, terms: Terms) -> Dialogue {
        Dialogue::at(Step::Who, draft, terms)
    }

    fn at(step: Step, draft: Draft, terms: Terms) -> Dialogue {
        let state = State { draft, step, aside: Vec::new(), ruled: None, ended: false };
        Dialogue { terms, state, before: Vec::new() }
    }

    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// What has been told.
    pub fn draft(&self) -> &Draft {
        &self.state.draft
    }

    /// The case and the ruling on it, once everything that happened has been told.
    pub fn ruled(&self) -> Option<&(Item, Ruling)> {
        self.state.ruled.as_ref()
    }

    /// What is asked now.
    pub fn prompt(&self) -> Prompt<'_> {
        let draft = &self.state.draft;
        match &self.state.step {
            Step::Contract => Prompt::Contract,
            Step::Tricks => Prompt::Tricks { made: draft.sketch.tricks_made().unwrap_or(0) },
            Step::Opening => Prompt::Opening,
            Step::Leader => Prompt::Leader,
            Step::OnTable => Prompt::OnTable(draft.sketch.leader().unwrap_or(Seat::West)),
            Step::Who => Prompt::Who { more: !draft.entries.is_empty() },
            Step::Act(by) => Prompt::Act { by: *by, lines: menu::offered(draft, *by) },
            Step::Object(telling) => Prompt::Object(telling),
            Step::Detail(telling, key, _) => Prompt::Detail(telling, key),
            Step::Follow(by, suit) => Prompt::Follow { by: *by, suit: *suit },
            Step::Dummy(_) => Prompt::Dummy(draft.sketch.dummy().unwrap_or(Seat::North)),
            Step::Inquiry => match self.state.asked() {
                Some(asked) => match asked.open.question.fact.asker {
                    Asker::Director => Prompt::Finding(asked),
                    Asker::Player => Prompt::Choice(asked),
                },
                None => Prompt::End,
            },
        }
    }

    /// Takes an answer to what is asked. One that is refused changes nothing.
    pub fn answer(&mut self, text: &str) -> Result<(), Refusal> {
        let next = self.state.answered(text.trim(), &self.terms)?;
        self.go_on(next);
        Ok(())
    }

    /// Takes back the last answer; whether there was one.
    pub fn back(&mut self) -> bool {
        let state = self.before.pop();
        let taken = state.is_some();
        self.state = state.unwrap_or_else(|| self.state.clone());
        taken
    }

    /// Asks no more: what is open stays open.
    pub fn end(&mut self) -> Result<(), Refusal> {
        let next = State { ended: true, ..self.state.clone() }.inquires(&self.terms)?;
        self.go_on(next);
        Ok(())
    }

    fn go_on(&mut self, next: State) {
        self.before.push(std::mem::replace(&mut self.state, next));
    }
}
