//! How a table is taken back, where a clause fails or an incident asks after an effect.
//!
//! Most clauses that change the table apply, and most incidents ask nothing. So a hearing begins in the hope that no
//! table will be wanted back: it only counts the effects. If one is, it says so, and what it was hearing is heard again
//! by a hearing that keeps the tables.

use smallvec::SmallVec;

use crate::table::Table;

/// A table is wanted back, and has not been kept.
pub(super) struct NoSnapshot;

/// What there is to take back.
#[derive(Clone, Debug, Default)]
pub(super) struct Rollback<'m> {
    /// How many effects have changed the table since the incident at hand was found.
    effects: usize,
    /// How many of them, or of the tables kept, are of what was heard before the innermost clause was opened.
    outer: usize,
    /// `None`: the hearing hopes.
    snapshots: Option<Box<TableSnapshots<'m>>>,
}

/// The tables of a hearing that keeps them.
#[derive(Clone, Debug, Default)]
struct TableSnapshots<'m> {
    /// The table as it was before the first effect of each clause that is open, the outermost first.
    tables: SmallVec<[Box<Table<'m>>; 2]>,
    /// The table as the incident at hand was found, if an effect has changed it since.
    found: Option<Box<Table<'m>>>,
}

impl<'m> Rollback<'m> {
    /// That of a hearing which keeps the tables.
    pub(super) fn with_snapshots() -> Rollback<'m> {
        Rollback { snapshots: Some(Box::default()), ..Rollback::default() }
    }

    /// A clause is opened inside another, which is to be named when it is closed.
    #[inline]
    pub(super) fn open(&mut self) -> usize {
        let so_far = self.snapshots.as_ref().map_or(self.effects, |kept| kept.tables.len());
        std::mem::replace(&mut self.outer, so_far)
    }

    /// The innermost clause, or what is carried out after it, is about to change this table.
    #[inline]
    pub(super) fn take_snapshot(&mut self, table: &Table<'m>, inside_a_clause: bool) {
        self.effects += 1;
        let Some(kept) = &mut self.snapshots else { return };
        if !inside_a_clause {
            kept.found.get_or_insert_with(|| Box::new(table.clone()));
        } else if kept.tables.len() == self.outer {
            kept.tables.push(Box::new(table.clone()));
        }
    }

    /// Another incident is found, or the same one again.
    #[inline]
    pub(super) fn begin(&mut self) {
        self.effects = 0;
        if let Some(kept) = &mut self.snapshots {
            kept.found = None;
        }
    }

    /// The table as the incident at hand was found, if it has changed since. No clause is open.
    pub(super) fn take_initial(&mut self) -> Result<Option<Box<Table<'m>>>, NoSnapshot> {
        match &mut self.snapshots {
            Some(kept) => Ok(kept.found.take()),
            None if self.effects > 0 => Err(NoSnapshot),
            None => Ok(None),
        }
    }

    /// The table as it was when the innermost clause was opened, if an effect has changed it since.
    #[inline]
    pub(super) fn restore(&mut self) -> Result<Option<Box<Table<'m>>>, NoSnapshot> {
        match &mut self.snapshots {
            Some(kept) => {
                kept.tables.truncate(self.outer + 1);
                Ok(if kept.tables.len() > self.outer { kept.tables.pop() } else { None })
            }
            None if self.effects > self.outer => Err(NoSnapshot),
            None => Ok(None),
        }
    }

    /// The innermost clause is closed. If there is one around it, what was changed is undone with that one.
    #[inline]
    pub(super) fn close(&mut self, outer: usize, inside_another: bool) {
        let inner = std::mem::replace(&mut self.outer, outer);
        if let Some(kept) = &mut self.snapshots {
            kept.close(outer, inner, inside_another);
        }
    }
}

impl TableSnapshots<'_> {
    /// The innermost clause is closed: so many of the tables are of what was heard before the one around it was
    /// opened, and so many before it was opened itself.
    #[cold]
    fn close(&mut self, outer: usize, inner: usize, inside_another: bool) {
        if !inside_another {
            self.tables.truncate(1);
            let earliest = self.tables.pop();
            self.found = self.found.take().or(earliest);
        } else if outer < inner {
            self.tables.truncate(inner);
        }
    }
}
