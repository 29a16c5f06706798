//! The dialogue: what to ask next, what an answer brings, and how to take it back.
//!
//! It does no input or output. It does not know by itself what it will ask in the end: it rules on what has been
//! entered, and asks for the first thing that the ruling leaves open.

use crate::Terms;
use crate::case::Item;
use crate::diag::Problem;
use arbitro_laws::bridge::{Contract, PlayedCard, Seat, Suit};
use arbitro_laws::record::acts::{Detail, Line};
use arbitro_laws::record::letters::{Letters, Signed, signed};
use arbitro_laws::ruling::{
    Answer, Asker, Clause, Contradiction, OpenQuestion, Question, Ruled, Ruling,
};

use super::draft::Draft;
use super::menu;
use super::telling::{Telling, Told, Untold, is_toml};

/// What is asked.
#[derive(Debug)]
pub enum Prompt<'d> {
    Contract,
    /// Who declares the contract that was named.
    Declarer,
    /// The tricks already made, where the hands are those of an ending.
    Tricks {
        made: u8,
    },
    /// Whether the trick is the first one.
    Opening,
    Leader,
    /// The cards that lie in the trick in progress, in order from its leader.
    OnTable(Seat),
    /// Who did something; `more` if something has already been entered.
    Who {
        more: bool,
    },
    /// What he did, among these lines of the menu.
    Act {
        by: Seat,
        lines: Vec<Line>,
    },
    /// Who did it, where the line did not say.
    By(&'d Told),
    /// What the act is about; if its rank is known, the suit of its card.
    Object(&'d Telling),
    /// The cards that a player put out together.
    Together(Seat),
    /// How it was done.
    Detail(&'static Detail),
    /// Whether a player who did not follow suit could have.
    Follow {
        by: Seat,
        suit: Suit,
    },
    /// Dummy's cards, without which a call means nothing.
    Dummy(Seat),
    Finding(Asked<'d>),
    Choice(Asked<'d>),
    /// The suit that a player forbids or requires.
    ChosenSuit(Seat),
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
    pub decided: Vec<&'d Ruled>,
}

impl Asked<'_> {
    /// How many answers there are.
    pub fn options(&self) -> usize {
        match self.open.branches.len() {
            0 => self.open.question.fact.replies.len(),
            followed => followed,
        }
    }
}

/// Why an answer is not taken.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// It does not answer what is asked.
    Unexpected,
    /// It would make a case that cannot be.
    Problems(Vec<Problem>),
    /// It is not an event.
    Untold(Untold),
    /// No card has been led to the trick in which a player is said not to have followed.
    NothingLed,
    /// The trick was led in this suit, not in the one that was named.
    LedIn(Suit),
    /// A player is said to have revoked: his card has to be known, or its suit.
    RevokeUnknown,
    /// He is said to have revoked, and his card follows suit.
    Followed(Seat, PlayedCard),
    /// He is said to have revoked with another card than the one that he has played.
    PlayedAnother(Seat, PlayedCard),
    /// He is said to have revoked with this card, and to have had no card of the suit led.
    CouldNot(Seat, PlayedCard),
    /// The Laws do not let the player choose that.
    NotOffered,
    /// Nothing has happened yet on which to rule.
    NothingHappened,
    /// The Laws contradict themselves on what was entered.
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
    /// Everything of the contract but its declarer.
    Declarer(Contract),
    Tricks,
    Opening,
    Leader,
    OnTable,
    Who,
    Act(Seat),
    By(Box<Told>),
    Object(Telling),
    Together(Telling),
    /// The detail that is asked, and those still to be asked.
    Detail(Telling, &'static Detail, Vec<&'static Detail>),
    Follow(Seat, Suit),
    /// An event that waits for dummy's cards.
    Dummy(String),
    Inquiry,
    /// A choice for which a suit must be named.
    ChosenSuit(Question, Answer),
}

/// What has been entered, and where the dialogue stands.
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
    /// What else the typed line says, in order.
    pub rest: Vec<Told>,
    /// Lines about what happened that were typed before the table was known, in order: they are read then.
    pub kept: Vec<String>,
    /// Whether the cards of the trick have been asked, as a player is said not to have followed suit.
    pub asked_trick: bool,
    /// Who is said to have revoked, until his card is known.
    pub revoked: Option<Seat>,
    /// Why something of a line could not be taken, once what came before it was.
    pub lost: Option<Refusal>,
    /// How suits are typed.
    pub spelling: Spelling,
}

/// How suits are typed.
#[derive(Clone, Debug, Default)]
pub(super) struct Spelling {
    /// The letters that the language has, or that have been typed.
    pub letters: Letters,
    /// What `C` was last read as; `None`: clubs, as everywhere.
    pub c: Option<Suit>,
    /// What was typed last, where suits were typed in letters of another kind.
    pub signed: Option<String>,
}

impl State {
    pub(super) fn letters(&self) -> Letters {
        self.spelling.letters
    }
}

/// A dialogue between the program and a director.
#[derive(Debug)]
pub struct Dialogue {
    terms: Terms,
    pub(super) state: State,
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
        let state = State {
            draft,
            step,
            aside: Vec::new(),
            ruled: None,
            ended: false,
            rest: Vec::new(),
            kept: Vec::new(),
            asked_trick: false,
            revoked: None,
            lost: None,
            spelling: Spelling::default(),
        };
        Dialogue { terms, state, before: Vec::new() }
    }

    /// The same dialogue with a user who types these letters for the suits, until others appear.
    pub fn in_letters(mut self, letters: Letters) -> Dialogue {
        self.state.spelling.letters = letters;
        self
    }

    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// What has been entered.
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
            Step::Declarer(_) => Prompt::Declarer,
            Step::Tricks => Prompt::Tricks { made: draft.sketch.tricks_made().unwrap_or(0) },
            Step::Opening => Prompt::Opening,
            Step::Leader => Prompt::Leader,
            Step::OnTable => Prompt::OnTable(draft.sketch.leader().unwrap_or(Seat::West)),
            Step::Who => Prompt::Who { more: !draft.entries.is_empty() },
            Step::Act(by) => Prompt::Act { by: *by, lines: menu::offered(draft, *by) },
            Step::By(telling) => Prompt::By(telling),
            Step::Object(telling) => Prompt::Object(telling),
            Step::Together(telling) => Prompt::Together(telling.by),
            Step::Detail(_, detail, _) => Prompt::Detail(detail),
            Step::Follow(by, suit) => Prompt::Follow { by: *by, suit: *suit },
            Step::Dummy(_) => Prompt::Dummy(draft.sketch.dummy().unwrap_or(Seat::North)),
            Step::ChosenSuit(question, _) => {
                Prompt::ChosenSuit(question.about.who.unwrap_or(Seat::South))
            }
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
        let text = text.trim();
        let spelling = &self.state.spelling;
        let signed = (!is_toml(text)).then(|| signed(text, spelling.letters));
        let typed = signed.as_ref().map_or(text, |signed| signed.text.as_str());
        let mut next = self.state.answered(typed, &self.terms)?;
        next.spelling.signed = None;
        if let Some(Signed { text: read, letters, c }) = signed {
            next.spelling.letters = letters.unwrap_or(spelling.letters);
            next.spelling.c = c.or(spelling.c);
            next.spelling.signed = Some(read).filter(|read| read != text);
        }
        self.go_on(next);
        Ok(())
    }

    /// What was typed last with signs for its suits, where the letters were not bridge's own.
    pub fn signed(&self) -> Option<&str> {
        self.state.spelling.signed.as_deref()
    }

    /// What `C` has been read as, if the last answer has changed that.
    pub fn new_meaning_of_c(&self) -> Option<Suit> {
        let before = self.before.last().and_then(|state| state.spelling.c);
        let now = self.state.spelling.c.filter(|now| *now != before.unwrap_or(Suit::Clubs));
        now.filter(|now| before != Some(*now))
    }

    /// What `C` is read as in a text, where it stands for a suit.
    pub fn c_in(&self, text: &str) -> Option<Suit> {
        signed(text, self.state.letters()).c
    }

    /// Why the rest of the line that was typed last could not be taken.
    pub fn lost(&self) -> Option<&Refusal> {
        self.state.lost.as_ref()
    }

    /// Whether what is asked comes before what happened.
    pub fn asks_for_the_table(&self) -> bool {
        self.state.is_before_the_play()
    }

    /// Whether a player is said to have revoked, and his card is still to be told.
    pub fn is_revoke_untold(&self) -> bool {
        self.state.revoked.is_some()
    }

    /// What was told of the play before the table, and waits for it.
    pub fn kept(&self) -> &[String] {
        &self.state.kept
    }

    /// Whether something that was told still waits for what is asked.
    pub fn has_waiting(&self) -> bool {
        !self.state.kept.is_empty() || !self.state.rest.is_empty()
    }

    /// Takes back the last event, with every answer since; whether there was one.
    pub fn undo(&mut self) -> bool {
        let told = |state: &State| state.draft.entries.len();
        let count = told(&self.state);
        let Some(at) = self.before.iter().rposition(|state| told(state) < count) else {
            return false;
        };
        self.before.truncate(at + 1);
        self.back();
        self.state.rest.clear();
        self.state.kept.clear();
        self.state.revoked = None;
        if !matches!(self.state.step, Step::Inquiry) {
            self.state.step = Step::Who;
        }
        true
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
        if self.state.revoked.is_some() {
            return Err(Refusal::RevokeUnknown);
        }
        let mut state = self.state.clone();
        if matches!(state.step, Step::OnTable) && self.has_waiting() {
            // No more cards are told.
            state = state.answered("", &self.terms)?;
            let lost = state.lost.take();
            if lost.is_some() || !matches!(state.step, Step::Who | Step::Follow(..)) {
                return Err(lost.unwrap_or(Refusal::NothingHappened));
            }
        }
        let next = State { ended: true, ..state }.inquires(&self.terms)?;
        self.go_on(next);
        Ok(())
    }

    fn go_on(&mut self, next: State) {
        self.before.push(std::mem::replace(&mut self.state, next));
    }
}

#[cfg(test)]
mod tests;
