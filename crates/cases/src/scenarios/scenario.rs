//! A recipe: the model of an incident. It says what kind of contract and moment it needs, what then happens, and what
//! is asked. It holds no answer: that is the engine's.

use std::ops::RangeInclusive;

use super::deal::ContractWish;
use super::story::Story;

/// The model of an incident.
pub struct Scenario {
    /// The Law that it belongs to.
    pub law: u8,
    /// Its name, unlike that of any other of its Law: lowercase letters and dashes.
    pub name: &'static str,
    pub tags: &'static [&'static str],
    pub contract_wish: ContractWish,
    /// The tricks in which it may happen, from 1.
    pub tricks: RangeInclusive<u8>,
    /// What happens; `None` where it could not at this moment.
    pub scene: fn(&mut Story<'_>) -> Option<()>,
    pub asks: &'static [QuestionSubject],
    /// Whether it may also be asked what must be established: not where the story says it in passing.
    pub has_open_facts: bool,
}

/// What is asked of a situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionSubject {
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
pub const fn scenario(
    law: u8,
    name: &'static str,
    tags: &'static [&'static str],
    scene: fn(&mut Story<'_>) -> Option<()>,
) -> Scenario {
    let (wish, tricks, asks) = (ContractWish::Any, 1..=9, &[QuestionSubject::Ruling]);
    Scenario { law, name, tags, contract_wish: wish, tricks, scene, asks, has_open_facts: true }
}

impl Scenario {
    pub const fn wish(mut self, wish: ContractWish) -> Scenario {
        self.contract_wish = wish;
        self
    }

    pub const fn tricks(mut self, tricks: RangeInclusive<u8>) -> Scenario {
        self.tricks = tricks;
        self
    }

    pub const fn without_open_facts(mut self) -> Scenario {
        self.has_open_facts = false;
        self
    }

    pub const fn asks(mut self, asks: &'static [QuestionSubject]) -> Scenario {
        self.asks = asks;
        self
    }
}
