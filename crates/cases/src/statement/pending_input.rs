//! Input about the play: parsed at once, or stored until the table is known.

use crate::RulingTerms;
use arbitro_laws::bridge::{Contract, Doubling, Seat, Strain};

use super::account::{Account, account};
use super::act_entry::{ActDraft, LineError, ParsedLine};
use super::dialogue::{AnswerRefusal, Dialogue, DialoguePrompt, DialogueState, DialogueStep};

/// Input that was typed but is not entered yet.
pub(super) enum PendingInput {
    /// An act of a line that has already been parsed.
    Told(ParsedLine),
    /// A line that was typed before the table was known, not parsed yet.
    Line(String),
}

/// A placeholder contract, so that `dichiarante` and `dummy` name a player before the contract is known.
const ANY: Contract = Contract {
    level: None,
    strain: Strain::NoTrump,
    doubled: Doubling::Undoubled,
    declarer: Seat::South,
};

impl Dialogue {
    /// Returns true if an event has been entered only in part, or if more acts are waiting to be entered and the
    /// dialogue asks neither for the table nor whether a player could have followed suit.
    pub fn is_half_told(&self) -> bool {
        let asks = matches!(
            self.prompt(),
            DialoguePrompt::Act { .. }
                | DialoguePrompt::By(_)
                | DialoguePrompt::Object(_)
                | DialoguePrompt::Together(_)
                | DialoguePrompt::Detail(..)
                | DialoguePrompt::Dummy(_)
        );
        let follows = matches!(self.prompt(), DialoguePrompt::Follow { .. });
        asks || self.has_waiting() && !follows && !self.asks_for_the_table()
    }

    /// Returns why the rest of the last line was refused; `None` if nothing was refused.
    pub fn line_rejection(&self) -> Option<&AnswerRefusal> {
        self.state.rejection.as_ref()
    }

    /// Returns the acts of the last line that were not entered, from the refused one on.
    pub fn dropped(&self) -> &[ParsedLine] {
        &self.state.dropped
    }

    /// Returns the words of the last line that were not understood or not needed.
    pub fn unused(&self) -> &[String] {
        &self.state.unused
    }

    /// Returns true if a player is said to have revoked and his card is not known yet.
    pub fn is_revoke_pending(&self) -> bool {
        self.state.unnamed_revoker.is_some()
    }

    /// Parses a stored line as far as possible without the table.
    pub fn parsed_pending(&self, line: &str) -> Vec<ParsedLine> {
        self.state.parse_line(line)
    }
}

impl DialogueState {
    /// Returns true if the current question is about the table, not about events.
    pub(super) fn is_before_the_play(&self) -> bool {
        match self.step {
            DialogueStep::Contract
            | DialogueStep::Declarer(_)
            | DialogueStep::Tricks
            | DialogueStep::Opening
            | DialogueStep::Leader
            | DialogueStep::OnTable => true,
            DialogueStep::Who
            | DialogueStep::Act(_)
            | DialogueStep::By(_)
            | DialogueStep::Object(_)
            | DialogueStep::Together(_)
            | DialogueStep::Detail(..)
            | DialogueStep::Follow(..)
            | DialogueStep::Dummy(_)
            | DialogueStep::Inquiry
            | DialogueStep::ChosenSuit(..) => false,
        }
    }

    /// Returns the contract; before it is known, a placeholder that gives every player a role.
    pub(super) fn contract_or_any(&self) -> Contract {
        self.draft.sketch.contract.unwrap_or(ANY)
    }

    /// Returns the acts of a line; none if the line cannot be parsed.
    pub(super) fn parse_line(&self, line: &str) -> Vec<ParsedLine> {
        account(line, Some(self.contract_or_any())).unwrap_or_default().told
    }

    /// Removes and returns the first piece of input that is still to be processed.
    pub(super) fn takes_waiting(&mut self) -> Option<PendingInput> {
        if !self.rest_of_line.is_empty() {
            return Some(PendingInput::Told(self.rest_of_line.remove(0)));
        }
        (!self.pending_lines.is_empty()).then(|| PendingInput::Line(self.pending_lines.remove(0)))
    }

    /// Stores a line about the play until the table is known; the question does not change.
    pub(super) fn keep_line(&self, text: &str) -> Result<DialogueState, AnswerRefusal> {
        let contract = self.contract_or_any();
        let Account { told, unused } =
            account(text, Some(contract)).map_err(|untold| match untold {
                // A line that does not begin with a player, or is one word, is not about the play.
                LineError::Seat(_) => AnswerRefusal::Unexpected,
                _ if text.split_whitespace().count() < 2 => AnswerRefusal::Unexpected,
                untold => AnswerRefusal::Untold(untold),
            })?;
        for told in &told {
            if let ParsedLine::Act(telling) = told
                && !telling.is_readable(Some(contract))
            {
                return Err(LineError::About(telling.about.clone(), telling.line).into());
            }
        }
        let mut next = self.clone();
        next.pending_lines.push(text.to_owned());
        next.rejection = None;
        next.unused = unused;
        Ok(next)
    }

    /// Enters the first act of a line, and queues the others.
    pub(super) fn line(
        &self,
        text: &str,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        let Account { told, unused } = account(text, self.draft.sketch.contract)?;
        let mut told = told.into_iter();
        // A line with only a semicolon contains no act.
        let first = told.next().ok_or(AnswerRefusal::Unexpected)?;
        // Acts already waiting come after the acts of this line.
        let rest_of_line = told.chain(self.rest_of_line.iter().cloned()).collect();
        let next = DialogueState { rest_of_line, unused, ..self.clone() };
        next.take_parsed(first, terms)
    }

    pub(super) fn take_parsed(
        &self,
        told: ParsedLine,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        let (this, told) = self.exposing(told);
        let step = match told {
            ParsedLine::Toml(event) => return self.add_event(&event, terms),
            ParsedLine::Act(telling) => return this.take_act_whole(&telling, terms),
            ParsedLine::Incomplete(telling) => DialogueStep::Object(telling),
            ParsedLine::Together(telling) => DialogueStep::Together(telling),
            ParsedLine::WithoutPlayer(told) => DialogueStep::By(told),
            ParsedLine::NotFollowing { telling, suit } => {
                return self.take_not_followed(telling, suit, terms);
            }
            ParsedLine::WrongHand(telling) => return self.wrong_hand(telling, terms),
        };
        Ok(DialogueState { step, ..this })
    }

    /// Enters an act about a card, or asks for the card if the line does not name it.
    pub(super) fn take_card_act(
        &self,
        telling: ActDraft,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        if !telling.about.is_empty() {
            return self.take_act_whole(&telling, terms);
        }
        Ok(DialogueState { step: DialogueStep::Object(telling), ..self.clone() })
    }

    /// Enters a lead from declarer's wrong hand: the card comes from the hand opposite the one that is on lead. If
    /// neither of the two hands is on lead, the dialogue asks for the player. A lead by a defender is entered as typed.
    fn wrong_hand(
        &self,
        telling: ActDraft,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        let Some(contract) = self.draft.sketch.contract else {
            return self.take_card_act(telling, terms);
        };
        if contract.is_defender(telling.by) {
            return self.take_card_act(telling, terms);
        }
        let position =
            self.draft.question()?.rule(terms).map_err(AnswerRefusal::Contradiction)?.position;
        let turn = position.turn().filter(|turn| !contract.is_defender(*turn));
        match turn {
            Some(turn) => self.take_card_act(ActDraft { by: turn.partner(), ..telling }, terms),
            None => Ok(DialogueState {
                step: DialogueStep::By(Box::new(ParsedLine::of_card(telling))),
                ..self.clone()
            }),
        }
    }
}
