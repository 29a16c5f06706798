//! The dialogue: what to ask next, what an answer brings, and how to take it back.
//!
//! It does no input or output. It does not know by itself what it will ask in the end: it rules on what has been
//! entered, and asks for the first thing that the ruling leaves open.

use crate::RulingTerms;
use crate::case::Question;
use crate::diag::Problem;
use crate::vocabulary::acts::MenuLine;
use crate::vocabulary::letters::{SuitLetters, SymbolText, with_suit_symbols};
use arbitro_laws::bridge::{Contract, PlayedCard, Seat, Suit};
use arbitro_laws::record::acts::ActDetail;
use arbitro_laws::ruling::{
    Answer, Asker, Clause, Contradiction, FactQuestion, OpenQuestion, RuledDecision, Ruling,
};

use super::act_entry::{ActDraft, LineError, ParsedLine, is_toml};
use super::case_draft::CaseDraft;
use super::menu;

/// What is asked.
#[derive(Debug)]
pub enum DialoguePrompt<'d> {
    /// The contract.
    Contract,
    /// Who declares the contract that was named.
    Declarer,
    /// The tricks already made, where the hands are those of an ending.
    Tricks {
        /// The number of tricks that the hands show to be already made.
        made: u8,
    },
    /// Whether the trick is the first one.
    Opening,
    /// Who led to the trick.
    Leader,
    /// The cards that lie in the trick in progress, in order from its leader.
    OnTable(Seat),
    /// Who did something; `more` if something has already been entered.
    Who {
        /// Whether something has already been entered.
        more: bool,
    },
    /// What he did, among these lines of the menu.
    Act {
        /// The player.
        by: Seat,
        /// The lines of the menu.
        lines: Vec<MenuLine>,
    },
    /// Who did it, where the line did not say.
    By(&'d ParsedLine),
    /// What the act is about; if its rank is known, the suit of its card.
    Object(&'d ActDraft),
    /// The cards that a player put out together.
    Together(Seat),
    /// How it was done.
    Detail(&'static ActDetail),
    /// Whether a player who did not follow suit could have.
    Follow {
        /// The player.
        by: Seat,
        /// The suit led.
        suit: Suit,
    },
    /// Dummy's cards, without which a call means nothing.
    Dummy(Seat),
    /// A finding of the director.
    Finding(InquiryPrompt<'d>),
    /// A choice of a player.
    Choice(InquiryPrompt<'d>),
    /// The suit that a player forbids or requires.
    ChosenSuit(Seat),
    /// Nothing is left to ask.
    End,
}

/// A question that a ruling leaves open.
#[derive(Debug)]
pub struct InquiryPrompt<'d> {
    /// The open question.
    pub open: &'d OpenQuestion,
    /// The answers under which it is asked, where others have been left open.
    pub path: Vec<(FactQuestion, Answer)>,
    /// The clause that asks.
    pub clause: Option<&'static Clause>,
    /// What is decided so far, whatever the answer.
    pub decided: Vec<&'d RuledDecision>,
}

impl InquiryPrompt<'_> {
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
pub enum AnswerRefusal {
    /// It does not answer what is asked.
    Unexpected,
    /// It would make a case that cannot be.
    Problems(Vec<Problem>),
    /// It is not an event.
    Untold(LineError),
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

impl From<Vec<Problem>> for AnswerRefusal {
    fn from(problems: Vec<Problem>) -> AnswerRefusal {
        AnswerRefusal::Problems(problems)
    }
}

impl From<LineError> for AnswerRefusal {
    fn from(untold: LineError) -> AnswerRefusal {
        AnswerRefusal::Untold(untold)
    }
}

/// Where the dialogue stands.
#[derive(Clone, Debug)]
pub(super) enum DialogueStep {
    Contract,
    /// Everything of the contract but its declarer.
    Declarer(Contract),
    Tricks,
    Opening,
    Leader,
    OnTable,
    Who,
    Act(Seat),
    By(Box<ParsedLine>),
    Object(ActDraft),
    Together(ActDraft),
    /// The detail that is asked, and those still to be asked.
    Detail(ActDraft, &'static ActDetail, Vec<&'static ActDetail>),
    Follow(Seat, Suit),
    /// An event that waits for dummy's cards.
    Dummy(String),
    Inquiry,
    /// A choice for which a suit must be named.
    ChosenSuit(FactQuestion, Answer),
}

/// What has been entered, and where the dialogue stands.
#[derive(Clone, Debug)]
pub(super) struct DialogueState {
    pub draft: CaseDraft,
    pub step: DialogueStep,
    /// Questions that nobody can answer, and choices not made.
    pub deferred: Vec<FactQuestion>,
    /// The case and the ruling on it, once everything that happened has been told.
    pub ruled: Option<(Question, Ruling)>,
    /// Nothing more is asked.
    pub ended: bool,
    /// What else the typed line says, in order.
    pub rest_of_line: Vec<ParsedLine>,
    /// Lines about what happened that were typed before the table was known, in order: they are read then.
    pub pending_lines: Vec<String>,
    /// Whether the cards of the trick have been asked, as a player is said not to have followed suit.
    pub asked_trick: bool,
    /// Who is said to have revoked, until his card is known.
    pub unnamed_revoker: Option<Seat>,
    /// Why something of a line could not be taken, once what came before it was.
    pub rejection: Option<AnswerRefusal>,
    /// What the line told from there on.
    pub dropped: Vec<ParsedLine>,
    /// The words of the last line that were not used.
    pub unused: Vec<String>,
    /// How suits are typed.
    pub spelling: SuitSpelling,
}

/// How suits are typed.
#[derive(Clone, Debug, Default)]
pub(super) struct SuitSpelling {
    /// The letters that the language has, or that have been typed.
    pub letters: SuitLetters,
    /// What `C` was last read as; `None`: clubs, as everywhere.
    pub meaning_of_c: Option<Suit>,
    /// What was typed last, where suits were typed in letters of another kind.
    pub last_input: Option<String>,
}

impl DialogueState {
    pub(super) fn letters(&self) -> SuitLetters {
        self.spelling.letters
    }
}

/// A dialogue between the program and a director.
#[derive(Debug)]
pub struct Dialogue {
    terms: RulingTerms,
    pub(super) state: DialogueState,
    /// The states before each answer.
    history: Vec<DialogueState>,
}

impl Dialogue {
    /// A dialogue about a table of which this much is known.
    pub fn new(draft: CaseDraft, terms: RulingTerms) -> Dialogue {
        let step = match draft.sketch.contract {
            None => DialogueStep::Contract,
            Some(_) => DialogueStep::after_contract(&draft),
        };
        Dialogue::at(step, CaseDraft { hands_from_events: true, ..draft }, terms)
    }

    /// A dialogue about a case, whose table is as the case has it.
    pub fn for_case(draft: CaseDraft, terms: RulingTerms) -> Dialogue {
        Dialogue::at(DialogueStep::Who, draft, terms)
    }

    fn at(step: DialogueStep, draft: CaseDraft, terms: RulingTerms) -> Dialogue {
        let state = DialogueState {
            draft,
            step,
            deferred: Vec::new(),
            ruled: None,
            ended: false,
            rest_of_line: Vec::new(),
            pending_lines: Vec::new(),
            asked_trick: false,
            unnamed_revoker: None,
            rejection: None,
            dropped: Vec::new(),
            unused: Vec::new(),
            spelling: SuitSpelling::default(),
        };
        Dialogue { terms, state, history: Vec::new() }
    }

    /// The same dialogue with a user who types these letters for the suits, until others appear.
    pub fn with_letters(mut self, letters: SuitLetters) -> Dialogue {
        self.state.spelling.letters = letters;
        self
    }

    /// Returns the edition and the doctrine of the ruling.
    pub fn terms(&self) -> &RulingTerms {
        &self.terms
    }

    /// What has been entered.
    pub fn draft(&self) -> &CaseDraft {
        &self.state.draft
    }

    /// The case and the ruling on it, once everything that happened has been told.
    pub fn ruled(&self) -> Option<&(Question, Ruling)> {
        self.state.ruled.as_ref()
    }

    /// What is asked now.
    pub fn prompt(&self) -> DialoguePrompt<'_> {
        let draft = &self.state.draft;
        match &self.state.step {
            DialogueStep::Contract => DialoguePrompt::Contract,
            DialogueStep::Declarer(_) => DialoguePrompt::Declarer,
            DialogueStep::Tricks => {
                DialoguePrompt::Tricks { made: draft.sketch.tricks_made().unwrap_or(0) }
            }
            DialogueStep::Opening => DialoguePrompt::Opening,
            DialogueStep::Leader => DialoguePrompt::Leader,
            DialogueStep::OnTable => {
                DialoguePrompt::OnTable(draft.sketch.leader().unwrap_or(Seat::West))
            }
            DialogueStep::Who => DialoguePrompt::Who { more: !draft.entries.is_empty() },
            DialogueStep::Act(by) => {
                DialoguePrompt::Act { by: *by, lines: menu::offered(draft, *by) }
            }
            DialogueStep::By(telling) => DialoguePrompt::By(telling),
            DialogueStep::Object(telling) => DialoguePrompt::Object(telling),
            DialogueStep::Together(telling) => DialoguePrompt::Together(telling.by),
            DialogueStep::Detail(_, detail, _) => DialoguePrompt::Detail(detail),
            DialogueStep::Follow(by, suit) => DialoguePrompt::Follow { by: *by, suit: *suit },
            DialogueStep::Dummy(_) => {
                DialoguePrompt::Dummy(draft.sketch.dummy().unwrap_or(Seat::North))
            }
            DialogueStep::ChosenSuit(question, _) => {
                DialoguePrompt::ChosenSuit(question.about.who.unwrap_or(Seat::South))
            }
            DialogueStep::Inquiry => match self.state.next_question() {
                Some(asked) => match asked.open.question.fact.asker {
                    Asker::Director => DialoguePrompt::Finding(asked),
                    Asker::Player => DialoguePrompt::Choice(asked),
                },
                None => DialoguePrompt::End,
            },
        }
    }

    /// Takes an answer to what is asked. One that is refused changes nothing.
    pub fn answer(&mut self, text: &str) -> Result<(), AnswerRefusal> {
        let text = text.trim();
        let spelling = &self.state.spelling;
        let signed = (!is_toml(text)).then(|| with_suit_symbols(text, spelling.letters));
        let typed = signed.as_ref().map_or(text, |signed| signed.text.as_str());
        let mut next = self.state.answered(typed, &self.terms)?;
        next.spelling.last_input = None;
        if let Some(SymbolText { text: read, letters, c }) = signed {
            next.spelling.letters = letters.unwrap_or(spelling.letters);
            next.spelling.meaning_of_c = c.or(spelling.meaning_of_c);
            next.spelling.last_input = Some(read).filter(|read| read != text);
        }
        self.resume(next);
        Ok(())
    }

    /// What was typed last with signs for its suits, where the letters were not bridge's own.
    pub fn last_input_with_signs(&self) -> Option<&str> {
        self.state.spelling.last_input.as_deref()
    }

    /// What `C` has been read as, if the last answer has changed that.
    pub fn new_meaning_of_c(&self) -> Option<Suit> {
        let before = self.history.last().and_then(|state| state.spelling.meaning_of_c);
        let now =
            self.state.spelling.meaning_of_c.filter(|now| *now != before.unwrap_or(Suit::Clubs));
        now.filter(|now| before != Some(*now))
    }

    /// What `C` is read as in a text, where it stands for a suit.
    pub fn meaning_of_c_in(&self, text: &str) -> Option<Suit> {
        with_suit_symbols(text, self.state.letters()).c
    }

    /// Whether what is asked comes before what happened.
    pub fn asks_for_the_table(&self) -> bool {
        self.state.is_before_the_play()
    }

    /// What was told of the play before the table, and waits for it.
    pub fn pending_lines(&self) -> &[String] {
        &self.state.pending_lines
    }

    /// Whether something that was told still waits for what is asked.
    pub fn has_waiting(&self) -> bool {
        !self.state.pending_lines.is_empty() || !self.state.rest_of_line.is_empty()
    }

    /// Takes back the last event, with every answer since; whether there was one.
    pub fn undo(&mut self) -> bool {
        let told = |state: &DialogueState| state.draft.entries.len();
        let count = told(&self.state);
        let Some(at) = self.history.iter().rposition(|state| told(state) < count) else {
            return false;
        };
        self.history.truncate(at + 1);
        self.back();
        self.state.rest_of_line.clear();
        self.state.pending_lines.clear();
        self.state.unnamed_revoker = None;
        if !matches!(self.state.step, DialogueStep::Inquiry) {
            self.state.step = DialogueStep::Who;
        }
        true
    }

    /// Takes back the last answer; whether there was one.
    pub fn back(&mut self) -> bool {
        let state = self.history.pop();
        let taken = state.is_some();
        self.state = state.unwrap_or_else(|| self.state.clone());
        taken
    }

    /// Asks no more: what is open stays open.
    pub fn end(&mut self) -> Result<(), AnswerRefusal> {
        if self.state.unnamed_revoker.is_some() {
            return Err(AnswerRefusal::RevokeUnknown);
        }
        let mut state = self.state.clone();
        // No more cards are told; whether he could follow is not known.
        let waits = |state: &DialogueState| {
            !state.pending_lines.is_empty() || !state.rest_of_line.is_empty()
        };
        let mut on_table = matches!(state.step, DialogueStep::OnTable);
        while (std::mem::take(&mut on_table) || matches!(state.step, DialogueStep::Follow(..)))
            && waits(&state)
        {
            state = state.answered("", &self.terms)?;
        }
        state.rejection.take().filter(|_| self.has_waiting()).map_or(Ok(()), Err)?;
        if waits(&state) && state.is_before_the_play() {
            return Err(AnswerRefusal::NothingHappened);
        }
        let next = DialogueState { ended: true, ..state }.start_inquiry(&self.terms)?;
        self.resume(next);
        Ok(())
    }

    fn resume(&mut self, next: DialogueState) {
        self.history.push(std::mem::replace(&mut self.state, next));
    }
}

#[cfg(test)]
mod tests;
