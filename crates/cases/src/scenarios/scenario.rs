//! A scenario: the model of an incident. It has the contract and the moment that it needs, what happens, and what is
//! asked. It stores no answer: the key is the ruling of the Laws.

use std::ops::RangeInclusive;

use super::deal::ContractWish;
use super::story::Story;

/// The model of an incident.
pub struct Scenario {
    /// The number of its Law.
    pub law: u8,
    /// Its name, unique in its Law: lowercase letters and dashes.
    pub name: &'static str,
    /// The tags of its questions.
    pub tags: &'static [&'static str],
    /// The contract that it needs.
    pub contract_wish: ContractWish,
    /// The tricks in which it may happen, from 1.
    pub tricks: RangeInclusive<u8>,
    /// Tells the story; returns `None` if it cannot happen at this moment.
    pub scene: fn(&mut Story<'_>) -> Option<()>,
    /// What may be asked, one of these.
    pub asks: &'static [QuestionSubject],
    /// Whether a question may ask what must be established; not if the sentences of the story imply it.
    pub has_open_facts: bool,
}

/// What is asked of a situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionSubject {
    /// The director's ruling.
    Ruling,
    /// The number of tricks transferred.
    Tricks,
    /// The facts that must be established before a ruling.
    Inquiry,
    /// What follows if a player makes a certain choice.
    Choice,
    /// The rights and obligations of the player in this slot, all of them.
    Rights(&'static str),
}

/// Creates a scenario of a Law, with any contract, in tricks 1 to 9, that asks for the ruling; the methods below change
/// these.
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
    /// Sets the contract that it needs.
    pub const fn wish(mut self, wish: ContractWish) -> Scenario {
        self.contract_wish = wish;
        self
    }

    /// Sets the tricks in which it may happen.
    pub const fn tricks(mut self, tricks: RangeInclusive<u8>) -> Scenario {
        self.tricks = tricks;
        self
    }

    /// Excludes questions on what must be established.
    pub const fn without_open_facts(mut self) -> Scenario {
        self.has_open_facts = false;
        self
    }

    /// Sets what may be asked.
    pub const fn asks(mut self, asks: &'static [QuestionSubject]) -> Scenario {
        self.asks = asks;
        self
    }
}
