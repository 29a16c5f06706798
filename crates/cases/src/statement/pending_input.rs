//! What is told of the play in the dialogue: read at once, or kept until the table is known.

use crate::RulingTerms;
use arbitro_laws::bridge::{Contract, Doubling, Seat, Strain};

use super::account::{Account, account};
use super::act_entry::{ActDraft, LineError, ParsedLine};
use super::dialogue::{AnswerRefusal, Dialogue, DialoguePrompt, DialogueState, DialogueStep};

/// What has been typed and is still to be taken.
pub(super) enum PendingInput {
    /// More of a line that has been read.
    Told(ParsedLine),
    /// A line that was typed before the table was known.
    Line(String),
}

/// While the table is not known `dichiarante` and `dummy` name somebody.
const ANY: Contract = Contract {
    level: None,
    strain: Strain::NoTrump,
    doubled: Doubling::Undoubled,
    declarer: Seat::South,
};

impl Dialogue {
    /// Whether something of what happened has been told and not all of it.
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

    /// Why the rest of the line that was typed last could not be taken.
    pub fn line_rejection(&self) -> Option<&AnswerRefusal> {
        self.state.rejection.as_ref()
    }

    /// What was told and could not be taken, from the first that could not on.
    pub fn dropped(&self) -> &[ParsedLine] {
        &self.state.dropped
    }

    /// The words of the line that was typed last that were not used.
    pub fn unused(&self) -> &[String] {
        &self.state.unused
    }

    /// Whether a player is said to have revoked, and his card is still to be told.
    pub fn is_revoke_pending(&self) -> bool {
        self.state.unnamed_revoker.is_some()
    }

    /// What a line that is kept says, as far as it is read without the table.
    pub fn parsed_pending(&self, line: &str) -> Vec<ParsedLine> {
        self.state.parse_line(line)
    }
}

impl DialogueState {
    /// Whether what is asked comes before what happened.
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

    /// The contract, or while it is not known one under which every player has a name.
    pub(super) fn contract_or_any(&self) -> Contract {
        self.draft.sketch.contract.unwrap_or(ANY)
    }

    /// What a line tells, as far as it can be read.
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

    /// Keeps a line about what happened until the table is known; the same is asked again.
    pub(super) fn keep_line(&self, text: &str) -> Result<DialogueState, AnswerRefusal> {
        let contract = self.contract_or_any();
        let Account { told, unused } =
            account(text, Some(contract)).map_err(|untold| match untold {
                // It does not begin with a player, or is a player alone: it was not meant as what happened.
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

    /// What is entered on one line: the first of it here.
    pub(super) fn line(
        &self,
        text: &str,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        let Account { told, unused } = account(text, self.draft.sketch.contract)?;
        let mut told = told.into_iter();
        // Nothing is told by a lone semicolon.
        let first = told.next().ok_or(AnswerRefusal::Unexpected)?;
        // What waits already comes after it.
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

    /// An act of a card, which is asked where it is not named.
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

    /// Declarer led from the wrong hand: whose the card is follows from whose lead it was, or is asked. A defender has
    /// one hand.
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
