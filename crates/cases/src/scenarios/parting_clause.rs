//! The clause at which the rulings on two worlds part.

use arbitro_laws::ruling::{Clause, Edition, Ruling};

use super::world::World;

/// The first clause that applies in one of two worlds and not in the other.
#[derive(Clone, Copy, PartialEq)]
pub struct PartingClause {
    /// The clause.
    pub clause: &'static Clause,
    /// Whether it is the first world in which the clause applies.
    pub applies: bool,
}

impl PartingClause {
    fn of(here: &Ruling, there: &Ruling) -> Option<PartingClause> {
        let (here, there) = (here.applied(), there.applied());
        let own = here.iter().find(|clause| !there.contains(clause));
        let own = own.map(|clause| PartingClause { clause, applies: true });
        own.or_else(|| {
            let other = there.iter().find(|clause| !here.contains(clause));
            other.map(|clause| PartingClause { clause, applies: false })
        })
    }

    /// Returns the clause at which two worlds part in each of these editions; `None` if it is not the same in all.
    pub fn between(
        here: &World<'_>,
        there: &World<'_>,
        editions: &[Edition],
    ) -> Option<PartingClause> {
        PartingClause::of_each(here, there, editions, PartingClause::of)
    }

    /// Returns the first clause that applies in another world and not in this one, in each of these editions; `None` if
    /// it is not the same in all.
    pub fn missing(
        here: &World<'_>,
        there: &World<'_>,
        editions: &[Edition],
    ) -> Option<PartingClause> {
        let of_two = |one: &Ruling, other: &Ruling| {
            PartingClause::of(other, one).filter(|parting| parting.applies)
        };
        let parting = PartingClause::of_each(here, there, editions, of_two)?;
        Some(PartingClause { applies: false, ..parting })
    }

    fn of_each(
        here: &World<'_>,
        there: &World<'_>,
        editions: &[Edition],
        of_two: impl Fn(&Ruling, &Ruling) -> Option<PartingClause>,
    ) -> Option<PartingClause> {
        let rulings = here.rulings.iter().zip(&there.rulings);
        let asked = rulings.filter(|((year, _), _)| editions.contains(year));
        let mut parting = asked.map(|((_, one), (_, other))| of_two(one, other));
        let first = parting.next()?;
        parting.all(|other| other == first).then_some(first)?
    }

    /// Returns the clause, if it applies in the first world.
    pub fn applied_first(&self) -> Option<&'static Clause> {
        self.applies.then_some(self.clause)
    }
}
