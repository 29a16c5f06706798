//! The choices of players after an incident.

use crate::bridge::Seat;
use crate::record::event::{Act, Choice};
use crate::table::incident::Moment;

use super::{FollowUpLimit, WhatFollowed};

impl WhatFollowed<'_, '_> {
    /// Returns the moment when the player first chose one of these options, and the index of the option.
    pub fn chosen(self, by: Seat, options: &[Choice]) -> Option<(Moment, usize)> {
        self.said(FollowUpLimit::Named, by, |act| {
            options.iter().position(|choice| act == Act::Chooses(*choice))
        })
    }

    /// Returns the player's acceptance or refusal, with its moment. An answer that another incident has used is
    /// returned only if there is no other answer.
    pub fn answer(self, by: Seat) -> Option<(Moment, Choice)> {
        let mut first = None;
        for (index, event) in self.events() {
            if let Act::Chooses(choice @ (Choice::Accept | Choice::Refuse)) = event.act
                && event.by == by
            {
                if !self.table.is_taken(index) {
                    first = Some((index, choice));
                    break;
                }
                first = first.or(Some((index, choice)));
            }
        }
        let (index, choice) = first?;
        self.table.record_follow_up(index, self.of);
        Some((index as Moment, choice))
    }

    /// Returns declarer's choices about a lead that he may restrict, made by the event of the incident itself or at
    /// once after it.
    pub(crate) fn lead_choices(self) -> Vec<Choice> {
        let declarer = self.table.contract().declarer;
        let mut choices = Vec::new();
        for (index, event) in self.with_cause().events() {
            if FollowUpLimit::NextCard.is_over(event) && index != usize::from(self.of) {
                break;
            }
            if let Act::Chooses(choice @ (Choice::Require(_) | Choice::Forbid(_) | Choice::Free)) =
                event.act
                && event.by == declarer
            {
                self.table.record_follow_up(index, self.of);
                choices.push(choice);
            }
        }
        choices
    }

    /// Returns declarer's choices about a defender's card to a trick that still lacks this many cards, each with its
    /// moment.
    pub(crate) fn play_choices(self, of: Seat, missing: u8) -> Vec<(Moment, Choice)> {
        let declarer = self.table.contract().declarer;
        let mut choices = Vec::new();
        let mut put = 0;
        for (index, event) in self.events() {
            if let Act::Chooses(
                choice @ (Choice::Highest
                | Choice::Lowest
                | Choice::Forbid(_)
                | Choice::Require(_)
                | Choice::Free),
            ) = event.act
                && event.by == declarer
            {
                self.table.record_follow_up(index, self.of);
                choices.push((index as Moment, choice));
            }
            let puts = FollowUpLimit::NextCard.is_over(event);
            put += u8::from(puts);
            if put > missing || event.by == of && puts && !choices.is_empty() {
                break;
            }
        }
        choices
    }
}
