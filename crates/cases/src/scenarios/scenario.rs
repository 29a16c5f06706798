//! A recipe: the model of an incident. It says what kind of contract and moment it needs, what then happens, and what
//! is asked. It holds no answer: that is the engine's.

use std::ops::RangeInclusive;

use super::deal::Wish;
use super::story::Story;

/// The model of an incident.
pub struct Recipe {
    /// The Law that it belongs to.
    pub law: u8,
    /// Its name, unlike that of any other of its Law: lowercase letters and dashes.
    pub name: &'static str,
    pub tags: &'static [&'static str],
    pub wish: Wish,
    /// The tricks in which it may happen, from 1.
    pub tricks: RangeInclusive<u8>,
    /// What happens; `None` where it could not at this moment.
    pub scene: fn(&mut Story<'_>) -> Option<()>,
    pub asks: &'static [Ask],
    /// Whether it may also be asked what must be established: not where the story says it in passing.
    pub has_open_facts: bool,
}

/// What is asked of a situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// What the director decides.
    Ruling,
    /// How many tricks go over.
    Tricks,
    /// What must be established before a ruling can be given.
    Inquiry,
    /// What follows if a player makes a choice that he has.
    Choice,
    /// What the player in this slot may do, must do, may not do: all that holds.
    Rights(&'static str),
}

/// A recipe of a Law; what it needs more is said with the functions below.
pub const fn recipe(
    law: u8,
    name: &'static str,
    tags: &'static [&'static str],
    scene: fn(&mut Story<'_>) -> Option<()>,
) -> Recipe {
    let (wish, tricks, asks) = (Wish::Any, 1..=9, &[Ask::Ruling]);
    Recipe { law, name, tags, wish, tricks, scene, asks, has_open_facts: true }
}

impl Recipe {
    pub const fn wish(mut self, wish: Wish) -> Recipe {
        self.wish = wish;
        self
    }

    pub const fn tricks(mut self, tricks: RangeInclusive<u8>) -> Recipe {
        self.tricks = tricks;
        self
    }

    pub const fn tells_all(mut self) -> Recipe {
        self.has_open_facts = false;
        self
    }

    pub const fn asks(mut self, asks: &'static [Ask]) -> Recipe {
        self.asks = asks;
        self
    }
}
