//! What is told of the play in the dialogue: read at once, or kept until the table is known.

use crate::Terms;
use arbitro_laws::bridge::{Contract, Doubling, Seat, Strain};

use super::dialogue::{Dialogue, Prompt, Refusal, State, Step};
use super::several::all_told;
use super::telling::{Telling, Told, Untold};

/// What has been typed and is still to be taken.
pub(super) enum Waiting {
    /// More of a line that has been read.
    Told(Told),
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
            Prompt::Act { .. }
                | Prompt::By(_)
                | Prompt::Object(_)
                | Prompt::Together(_)
                | Prompt::Detail(..)
                | Prompt::Dummy(_)
        );
        asks || self.has_waiting() && !self.asks_for_the_table()
    }

    /// What a line that is kept says, as far as it is read without the table.
    pub fn told_in(&self, line: &str) -> Vec<Told> {
        all_told(line, Some(self.state.contract_or_any())).unwrap_or_default()
    }
}

impl State {
    /// Whether what is asked comes before what happened.
    pub(super) fn is_before_the_play(&self) -> bool {
        match self.step {
            Step::Contract
            | Step::Declarer(_)
            | Step::Tricks
            | Step::Opening
            | Step::Leader
            | Step::OnTable => true,
            Step::Who
            | Step::Act(_)
            | Step::By(_)
            | Step::Object(_)
            | Step::Together(_)
            | Step::Detail(..)
            | Step::Follow(..)
            | Step::Dummy(_)
            | Step::Inquiry
            | Step::ChosenSuit(..) => false,
        }
    }

    /// The contract, or while it is not known one under which every player has a name.
    pub(super) fn contract_or_any(&self) -> Contract {
        self.draft.sketch.contract.unwrap_or(ANY)
    }

    /// What was typed and waits to be taken, the first of it.
    pub(super) fn takes_waiting(&mut self) -> Option<Waiting> {
        if !self.rest.is_empty() {
            return Some(Waiting::Told(self.rest.remove(0)));
        }
        (!self.kept.is_empty()).then(|| Waiting::Line(self.kept.remove(0)))
    }

    /// Keeps a line about what happened until the table is known; the same is asked again.
    pub(super) fn keeps(&self, text: &str) -> Result<State, Refusal> {
        let contract = self.contract_or_any();
        let told = all_told(text, Some(contract)).map_err(|untold| match untold {
            // It does not begin with a player, or is a player alone: it was not meant as what happened.
            Untold::Seat(_) => Refusal::Unexpected,
            _ if text.split_whitespace().count() < 2 => Refusal::Unexpected,
            untold => Refusal::Untold(untold),
        })?;
        for told in &told {
            if let Told::Act(telling) = told
                && !telling.is_readable(Some(contract))
            {
                return Err(Untold::About(telling.about.clone(), telling.line).into());
            }
        }
        let mut next = self.clone();
        next.kept.push(text.to_owned());
        next.lost = None;
        Ok(next)
    }

    /// What is entered on one line: the first of it here.
    pub(super) fn line(&self, text: &str, terms: &Terms) -> Result<State, Refusal> {
        let mut told = all_told(text, self.draft.sketch.contract)?.into_iter();
        // Nothing is told by a lone semicolon.
        let first = told.next().ok_or(Refusal::Unexpected)?;
        let next = State { rest: told.collect(), ..self.clone() };
        next.told(first, terms)
    }

    pub(super) fn told(&self, told: Told, terms: &Terms) -> Result<State, Refusal> {
        let (this, told) = self.exposing(told);
        let step = match told {
            Told::Toml(event) => return self.happened(&event, terms),
            Told::Act(telling) => return this.tells(&telling, terms),
            Told::Begun(telling) => Step::Object(telling),
            Told::Together(telling) => Step::Together(telling),
            Told::Nobodys(told) => Step::By(told),
            Told::Unfollowed { telling, suit } => return self.unfollowed(telling, suit, terms),
            Told::WrongHand(telling) => return self.wrong_hand(telling, terms),
        };
        Ok(State { step, ..this })
    }

    /// An act of a card, which is asked where it is not named.
    pub(super) fn of_card(&self, telling: Telling, terms: &Terms) -> Result<State, Refusal> {
        if !telling.about.is_empty() {
            return self.tells(&telling, terms);
        }
        Ok(State { step: Step::Object(telling), ..self.clone() })
    }

    /// Declarer led from the wrong hand: whose the card is follows from whose lead it was, or is asked. A defender has
    /// one hand.
    fn wrong_hand(&self, telling: Telling, terms: &Terms) -> Result<State, Refusal> {
        let Some(contract) = self.draft.sketch.contract else {
            return self.of_card(telling, terms);
        };
        if contract.is_defender(telling.by) {
            return self.of_card(telling, terms);
        }
        let position = self.draft.item()?.rule(terms).map_err(Refusal::Contradiction)?.position;
        let turn = position.turn().filter(|turn| !contract.is_defender(*turn));
        match turn {
            Some(turn) => self.of_card(Telling { by: turn.partner(), ..telling }, terms),
            None => Ok(State { step: Step::By(Box::new(Told::of_card(telling))), ..self.clone() }),
        }
    }
}
