//! Which options of a set are right in the worlds of its family, and by which clauses.

use crate::verdict::asked_by;
use arbitro_laws::ruling::{Clause, Ruling};

use super::inquiry_sets::{self, DirectorsAnswer};
use super::option_checks::is_right;
use super::option_set::{OptionSet, OptionStatement};
use super::story::Story;
use super::world::World;

impl OptionSet<'_, '_> {
    /// Returns whether an option is right in a world, in every edition of the set.
    pub fn is_right_in(&self, option: usize, world: &World<'_>) -> bool {
        let stated = &self.options[option].statement;
        let editions = world.rulings.iter().enumerate();
        let mut asked = editions.filter(|(_, (year, _))| self.editions.contains(year));
        asked.all(|(index, (year, ruling))| match (stated, &self.aspect) {
            (OptionStatement::Claim(decision), _) => is_right(ruling, *year, &[*decision]),
            (OptionStatement::Asks(fact), None) => {
                inquiry_sets::open(ruling).iter().any(|question| question.fact == *fact)
            }
            (_, Some(aspect)) => DirectorsAnswer::of(world, aspect, index)
                .is_some_and(|it| it.statement() == *stated),
            (OptionStatement::Value(_), None) => false,
        })
    }

    /// Returns the clause of a ruling that makes an option right, or that needs the fact that it states; `None` if no
    /// clause does.
    pub fn deciding(&self, option: usize, ruling: &Ruling) -> Option<&'static Clause> {
        match &self.options[option].statement {
            OptionStatement::Value(_) => self.aspect.as_ref()?.governing(ruling).map(|it| it.law),
            OptionStatement::Claim(decision) => {
                ruling.decisions().find(|ruled| ruled.decision == *decision).map(|ruled| ruled.law)
            }
            OptionStatement::Asks(fact) => asked_by(ruling, fact),
        }
    }

    /// Returns the clause that makes an option right in a world; `None` if none does, or if it differs between the
    /// editions of the set.
    pub fn governing(&self, option: usize, world: &World<'_>) -> Option<&'static Clause> {
        let rulings = world.rulings.iter().filter(|(edition, _)| self.editions.contains(edition));
        let mut clauses = rulings.map(|(_, ruling)| self.deciding(option, ruling));
        let first = clauses.next()?;
        clauses.all(|clause| clause == first).then_some(first)?
    }

    /// Returns whether the answer depends on the first of two incidents: two worlds differ in nothing else, and not the
    /// same options are right in them.
    pub fn is_chain(&self, worlds: &[World<'_>]) -> bool {
        let told = worlds.iter().filter(|world| world.story.has_two_incidents());
        let options = 0..self.options.len();
        let right = |world| options.clone().map(|option| self.is_right_in(option, world)).collect();
        let told: Vec<(&Story<'_>, Vec<bool>)> =
            told.map(|world| (&world.story, right(world))).collect();
        told.iter().enumerate().any(|(place, (story, right))| {
            let mut before = told[..place].iter();
            before.any(|(other, rights)| story.differs_in_first_incident(other) && right != rights)
        })
    }
}
