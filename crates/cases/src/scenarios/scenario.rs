//! Scenarios: models of incidents from which questions are generated. A scenario stores no answer; the key is the
//! ruling of the Laws.

use std::ops::RangeInclusive;

use crate::aspect::AspectKind;

use super::deal::ContractWish;
use super::story::Story;

/// The model of an incident, from which questions are generated.
pub struct Scenario {
    /// The number of the Law that the scenario is about.
    pub law: u8,
    /// The name, in lowercase letters and dashes, unique within the Law.
    pub name: &'static str,
    /// The tags of the generated questions.
    pub tags: &'static [&'static str],
    /// The contract that the scenario requires.
    pub contract_wish: ContractWish,
    /// The numbers of the tricks in which the incident may happen; the first trick is 1.
    pub tricks: RangeInclusive<u8>,
    /// Adds the events of the incident to the story; returns `None` if the incident cannot happen at this moment.
    pub scene: fn(&mut Story<'_>) -> Option<()>,
    /// The possible subjects of a question, which are tried in random order.
    pub asks: &'static [QuestionSubject],
    /// The matters of the aspects that a question may be about; empty for all. A scenario lists them if whoever reads
    /// its story knows some other matter without the Laws.
    pub aspects: &'static [&'static [AspectKind]],
}

/// The subject of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionSubject {
    /// The director's ruling.
    Ruling,
    /// One decision of the ruling.
    Decision,
    /// The number of tricks transferred.
    Tricks,
    /// The rights and obligations of the player in this slot; several options may be right.
    Rights(&'static str),
    /// The facts that must be established, alone or beside rulings. The stories of such a scenario leave open the facts
    /// that they do not tell.
    Inquiry,
}

/// Creates a scenario with default values: any contract, tricks 1 to 9, the ruling as subject. The methods of
/// [`Scenario`] change the default values.
pub const fn scenario(
    law: u8,
    name: &'static str,
    tags: &'static [&'static str],
    scene: fn(&mut Story<'_>) -> Option<()>,
) -> Scenario {
    let (wish, tricks, asks) = (ContractWish::Any, 1..=9, &[QuestionSubject::Ruling]);
    Scenario { law, name, tags, contract_wish: wish, tricks, scene, asks, aspects: &[] }
}

impl Scenario {
    /// Sets the contract that the scenario requires.
    pub const fn wish(mut self, wish: ContractWish) -> Scenario {
        self.contract_wish = wish;
        self
    }

    /// Sets the tricks in which the incident may happen.
    pub const fn tricks(mut self, tricks: RangeInclusive<u8>) -> Scenario {
        self.tricks = tricks;
        self
    }

    /// Sets the matters of the aspects that a question may be about.
    pub const fn aspects(mut self, aspects: &'static [&'static [AspectKind]]) -> Scenario {
        self.aspects = aspects;
        self
    }

    /// Returns whether a question may ask for the clause.
    pub fn asks_of_clause(&self) -> bool {
        let has_clause = |kinds: &&[AspectKind]| kinds.contains(&AspectKind::Clause);
        self.aspects.is_empty() || self.aspects.iter().any(has_clause)
    }

    /// Returns whether a question asks what must be established.
    pub fn asks_of_facts(&self) -> bool {
        self.asks.contains(&QuestionSubject::Inquiry)
    }

    /// Sets the possible subjects of a question.
    pub const fn asks(mut self, asks: &'static [QuestionSubject]) -> Scenario {
        self.asks = asks;
        self
    }
}
