//! The dialogue with a director: which question comes next, what an answer changes, and how to take an answer back.
//!
//! The dialogue does no input or output. After the events, the questions are not fixed: each answer
//! leads to a new ruling, and the next question is the first one that the ruling leaves open.

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

/// The question that the dialogue asks.
#[derive(Debug)]
pub enum DialoguePrompt<'d> {
    /// The contract.
    Contract,
    /// The declarer of the contract just entered.
    Declarer,
    /// The number of tricks won by each side, if the hands entered have fewer than thirteen cards.
    Tricks {
        /// The number of tricks already played, by the length of the hands.
        made: u8,
    },
    /// The question whether the play is at the first trick.
    Opening,
    /// The player who led to the trick.
    Leader,
    /// The cards already played to the trick in progress, in order from this player, who led.
    OnTable(Seat),
    /// The player who acts; this is the first question about an event.
    Who {
        /// Whether the draft already has an event.
        more: bool,
    },
    /// The act of a player.
    Act {
        /// The player who acts.
        by: Seat,
        /// The lines of the menu that can apply to the player.
        lines: Vec<MenuLine>,
    },
    /// The player of an act that was typed without its player.
    By(&'d ParsedLine),
    /// The object of the act, for example a card; if the rank of the card is known, only its suit.
    Object(&'d ActDraft),
    /// The cards that this player played together.
    Together(Seat),
    /// A detail of the act, for example who saw the card.
    Detail(&'static ActDetail),
    /// The question whether a player who did not follow suit could have followed.
    Follow {
        /// The player who did not follow suit.
        by: Seat,
        /// The suit led.
        suit: Suit,
    },
    /// The cards of dummy, who sits in this seat; they are needed to interpret declarer's call.
    Dummy(Seat),
    /// A fact that the director must establish.
    Finding(InquiryPrompt<'d>),
    /// A choice that a player must make.
    Choice(InquiryPrompt<'d>),
    /// The suit that this player forbids or requires.
    ChosenSuit(Seat),
    /// No question: the dialogue is over.
    End,
}

/// A question that a ruling leaves open.
#[derive(Debug)]
pub struct InquiryPrompt<'d> {
    /// The open question.
    pub open: &'d OpenQuestion,
    /// The assumed answers to earlier open questions under which this question arises; empty if it arises without any
    /// assumption.
    pub path: Vec<(FactQuestion, Answer)>,
    /// The clause that needs the answer.
    pub clause: Option<&'static Clause>,
    /// The decisions taken before this question, whatever its answer.
    pub decided: Vec<&'d RuledDecision>,
}

impl InquiryPrompt<'_> {
    /// Returns the number of possible answers.
    pub fn options(&self) -> usize {
        match self.open.branches.len() {
            0 => self.open.question.fact.replies.len(),
            followed => followed,
        }
    }
}

/// The reason why an answer is refused.
#[derive(Clone, Debug, PartialEq)]
pub enum AnswerRefusal {
    /// The text does not answer the question.
    Unexpected,
    /// With this answer the case is impossible.
    Problems(Vec<Problem>),
    /// The text cannot be read as an event.
    Untold(LineError),
    /// A player is said not to have followed suit, but no card was led to that trick.
    NothingLed,
    /// The suit led to the trick is this one, not the suit that the director named.
    LedIn(Suit),
    /// A player is said to have revoked, but neither his card nor its suit is known.
    RevokeUnknown,
    /// The player is said to have revoked, but the card stated here, which he played, follows suit.
    Followed(Seat, PlayedCard),
    /// The player is said to have revoked with a card other than the one stated here, which he played.
    PlayedAnother(Seat, PlayedCard),
    /// The player is said to have revoked with the card stated here, but he is known to have had no card of the suit
    /// led.
    CouldNot(Seat, PlayedCard),
    /// The Laws do not offer the player this choice.
    NotOffered,
    /// The case has no event to rule on yet.
    NothingHappened,
    /// The Laws contradict themselves on the case entered.
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

/// The question that the dialogue asks now, with what has already been entered about its subject.
#[derive(Clone, Debug)]
pub(super) enum DialogueStep {
    Contract,
    /// The contract is known except for its declarer.
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
    /// The detail that the dialogue asks for, and the details that it will ask for next.
    Detail(ActDraft, &'static ActDetail, Vec<&'static ActDetail>),
    Follow(Seat, Suit),
    /// An event, in the notation of a case file, whose meaning depends on dummy's cards.
    Dummy(String),
    Inquiry,
    /// A player's choice that needs a suit.
    ChosenSuit(FactQuestion, Answer),
}

/// The case entered so far and the step of the dialogue.
#[derive(Clone, Debug)]
pub(super) struct DialogueState {
    pub draft: CaseDraft,
    pub step: DialogueStep,
    /// The open questions that the director cannot answer, and the choices that the players have not made.
    pub deferred: Vec<FactQuestion>,
    /// The case and its ruling, from the moment when the director has no more events to enter.
    pub ruled: Option<(Question, Ruling)>,
    /// Whether the dialogue is over, so that no more questions are asked.
    pub ended: bool,
    /// The acts of the typed line that are still to be entered, in order.
    pub rest_of_line: Vec<ParsedLine>,
    /// Lines about the play that were typed before the table was known, in order; they are parsed when the table is
    /// known.
    pub pending_lines: Vec<String>,
    /// Whether the dialogue has asked for the cards of the trick because a player is said not to have followed suit.
    pub asked_trick: bool,
    /// The player who is said to have revoked, while his card is not known.
    pub unnamed_revoker: Option<Seat>,
    /// The reason why part of the last line was refused, if the acts before that part were accepted.
    pub rejection: Option<AnswerRefusal>,
    /// The acts of the last line from the refused one on.
    pub dropped: Vec<ParsedLine>,
    /// The words of the last line that were not understood or not needed.
    pub unused: Vec<String>,
    /// The user's way of typing suits.
    pub spelling: SuitSpelling,
}

/// The letters with which the user types suits, and the effects of the last input.
#[derive(Clone, Debug, Default)]
pub(super) struct SuitSpelling {
    /// The letters for the suits: those of the language, until the user types others.
    pub letters: SuitLetters,
    /// The suit that `C` was last read as; `None`, which stands for clubs, if `C` was never typed.
    pub meaning_of_c: Option<Suit>,
    /// The last input with suit symbols in place of its letters; `None` if nothing had to be replaced.
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
    /// The state before each answer, oldest first.
    history: Vec<DialogueState>,
}

impl Dialogue {
    /// Starts a dialogue that first asks for the parts of the table that the draft lacks.
    pub fn new(draft: CaseDraft, terms: RulingTerms) -> Dialogue {
        let step = match draft.sketch.contract {
            None => DialogueStep::Contract,
            Some(_) => DialogueStep::after_contract(&draft),
        };
        Dialogue::at(step, CaseDraft { hands_from_events: true, ..draft }, terms)
    }

    /// Starts a dialogue about the table of an existing case; its first question is who acted.
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

    /// Sets the letters that the user types for the suits, until his input shows others.
    pub fn with_letters(mut self, letters: SuitLetters) -> Dialogue {
        self.state.spelling.letters = letters;
        self
    }

    /// Returns the edition and the doctrine of the ruling.
    pub fn terms(&self) -> &RulingTerms {
        &self.terms
    }

    /// Returns the case entered so far.
    pub fn draft(&self) -> &CaseDraft {
        &self.state.draft
    }

    /// Returns the case and its ruling; `None` until the director has no more events to enter.
    pub fn ruled(&self) -> Option<&(Question, Ruling)> {
        self.state.ruled.as_ref()
    }

    /// Returns the question that the dialogue asks now.
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

    /// Answers the current question. If the answer is refused, the dialogue does not change.
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

    /// Returns the last input with suit symbols in place of its letters; `None` if nothing had to be replaced.
    pub fn last_input_with_signs(&self) -> Option<&str> {
        self.state.spelling.last_input.as_deref()
    }

    /// Returns the suit that `C` is read as, if the last answer changed it.
    pub fn new_meaning_of_c(&self) -> Option<Suit> {
        let before = self.history.last().and_then(|state| state.spelling.meaning_of_c);
        let now =
            self.state.spelling.meaning_of_c.filter(|now| *now != before.unwrap_or(Suit::Clubs));
        now.filter(|now| before != Some(*now))
    }

    /// Returns the suit that `C` is read as in a text; `None` if the text does not use it for a suit.
    pub fn meaning_of_c_in(&self, text: &str) -> Option<Suit> {
        with_suit_symbols(text, self.state.letters()).c
    }

    /// Returns true if the current question is about the table, not about events.
    pub fn asks_for_the_table(&self) -> bool {
        self.state.is_before_the_play()
    }

    /// Returns the lines about the play that were typed before the table was known and are not parsed yet.
    pub fn pending_lines(&self) -> &[String] {
        &self.state.pending_lines
    }

    /// Returns true if typed acts or lines are still waiting to be entered.
    pub fn has_waiting(&self) -> bool {
        !self.state.pending_lines.is_empty() || !self.state.rest_of_line.is_empty()
    }

    /// Takes back the last answer that entered events, and all answers after it; returns false if there is none.
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

    /// Takes back the last answer; returns false if there is none.
    pub fn back(&mut self) -> bool {
        let state = self.history.pop();
        let taken = state.is_some();
        self.state = state.unwrap_or_else(|| self.state.clone());
        taken
    }

    /// Ends the dialogue and rules on what was entered; the questions not answered stay open.
    pub fn end(&mut self) -> Result<(), AnswerRefusal> {
        if self.state.unnamed_revoker.is_some() {
            return Err(AnswerRefusal::RevokeUnknown);
        }
        let mut state = self.state.clone();
        // The director enters no more cards, so the questions about following suit are answered "not known".
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
