//! What follows a claim or a concession: what is said to it, and what is played after it.

use crate::bridge::{BySeat, Seat};

use super::effect::Upshot;
use super::event::{Act, Closing};
use super::incident::Reception;
use super::sequel::{Sequel, Until};
use super::state::Table;

impl Sequel<'_, '_> {
    /// Whether the player says that he claims, before he puts out another card.
    pub(super) fn claims(self, by: Seat) -> bool {
        self.did(Until::AnotherOf(by), by, Act::Claims).is_some()
    }

    /// Whether his partner objects at once to what the player concedes.
    pub(super) fn objected(self, by: Seat) -> bool {
        let partner = by.partner();
        self.did(Until::Answered(partner), partner, Act::Objects).is_some()
    }

    /// What is said to the claim or concession of this player, and done after it.
    pub fn reception(self, by: Seat) -> Reception {
        let mut it = Reception::default();
        let mut agree = BySeat([false; 4]);
        for (index, event) in self.events() {
            let opponent = event.by.side() != by.side();
            match event.act {
                Act::StatesLine if event.by == by => it.line_stated |= it.doubted_by.is_none(),
                Act::AsksToPlayOn => {
                    it.play_asked_by.get_or_insert(event.by);
                    agree[event.by] = true;
                }
                Act::Objects => {
                    if it.play_asked_by.is_some() {
                        it.all_play_on = Some(false);
                    }
                    it.doubted_by.get_or_insert(event.by);
                }
                Act::Agrees => {
                    agree[event.by] = true;
                    it.agreed |= opponent && it.play_asked_by.is_none();
                }
                Act::Ends(closing) => {
                    let ends =
                        closing == Closing::Round || closing == Closing::NextBoard && opponent;
                    it.settled |= ends && it.doubted_by.is_none();
                    continue;
                }
                Act::Plays { .. } | Act::Calls(_) => {
                    it.played_on = true;
                    continue;
                }
                _ => continue,
            }
            self.belongs(index);
        }
        if it.play_asked_by.is_some() && Seat::ALL.into_iter().all(|seat| agree[seat]) {
            it.all_play_on.get_or_insert(true);
        }
        it
    }
}

impl Table<'_> {
    pub(super) fn stop_play(&mut self) -> Upshot {
        if self.stopped.is_some() {
            return Upshot::Already;
        }
        self.stopped = Some(self.at_hand);
        Upshot::Done
    }
}
