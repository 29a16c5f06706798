//! Rollback of the table, when a clause fails or an incident asks a question after an effect.
//!
//! Most clauses that change the table apply, and most incidents ask nothing. Therefore a hearing first stores no
//! snapshots and only counts effects. If a rollback turns out to be needed, it returns [`NoSnapshot`], and the
//! incident, or the whole record, is heard again with snapshots.

use smallvec::SmallVec;

use crate::table::Table;

/// The error of a rollback that needs a snapshot that was not stored.
pub(super) struct NoSnapshot;

/// The data needed to roll back the table.
#[derive(Clone, Debug, Default)]
pub(super) struct Rollback<'m> {
    /// The number of effects since the current incident was found.
    effects: usize,
    /// The number of snapshots when the innermost clause was opened; the number of effects if
    /// `snapshots` is `None`.
    outer: usize,
    /// The snapshots; `None` if the hearing does not store any.
    snapshots: Option<Box<TableSnapshots<'m>>>,
}

/// The snapshots of a hearing that stores them.
#[derive(Clone, Debug, Default)]
struct TableSnapshots<'m> {
    /// The table before the first effect of each open clause, outermost first.
    tables: SmallVec<[Box<Table<'m>>; 2]>,
    /// The table as it was when the current incident was found, if an effect has changed it since.
    found: Option<Box<Table<'m>>>,
}

impl<'m> Rollback<'m> {
    /// Creates a rollback that stores snapshots.
    pub(super) fn with_snapshots() -> Rollback<'m> {
        Rollback { snapshots: Some(Box::default()), ..Rollback::default() }
    }

    /// Notes that a clause is opened. The return value is passed to [`Rollback::close`] when the clause is closed.
    #[inline]
    pub(super) fn open(&mut self) -> usize {
        let so_far =
            self.snapshots.as_ref().map_or(self.effects, |snapshots| snapshots.tables.len());
        std::mem::replace(&mut self.outer, so_far)
    }

    /// Counts an effect that is about to be applied. If snapshots are stored, stores the table before the first effect
    /// of the innermost clause or, outside all clauses, before the first effect on the incident.
    #[inline]
    pub(super) fn take_snapshot(&mut self, table: &Table<'m>, inside_a_clause: bool) {
        self.effects += 1;
        let Some(snapshots) = &mut self.snapshots else { return };
        if !inside_a_clause {
            snapshots.found.get_or_insert_with(|| Box::new(table.clone()));
        } else if snapshots.tables.len() == self.outer {
            snapshots.tables.push(Box::new(table.clone()));
        }
    }

    /// Starts the next incident, or the same incident again.
    #[inline]
    pub(super) fn begin(&mut self) {
        self.effects = 0;
        if let Some(snapshots) = &mut self.snapshots {
            snapshots.found = None;
        }
    }

    /// Returns the table as it was when the current incident was found, if it has changed since. No clause may be open.
    pub(super) fn take_initial(&mut self) -> Result<Option<Box<Table<'m>>>, NoSnapshot> {
        match &mut self.snapshots {
            Some(snapshots) => Ok(snapshots.found.take()),
            None if self.effects > 0 => Err(NoSnapshot),
            None => Ok(None),
        }
    }

    /// Returns the table as it was when the innermost clause was opened, if an effect has changed it since.
    #[inline]
    pub(super) fn restore(&mut self) -> Result<Option<Box<Table<'m>>>, NoSnapshot> {
        match &mut self.snapshots {
            Some(snapshots) => {
                snapshots.tables.truncate(self.outer + 1);
                Ok(if snapshots.tables.len() > self.outer { snapshots.tables.pop() } else { None })
            }
            None if self.effects > self.outer => Err(NoSnapshot),
            None => Ok(None),
        }
    }

    /// Closes the innermost clause. Its changes then belong to the enclosing clause, if there is one.
    #[inline]
    pub(super) fn close(&mut self, outer: usize, inside_another: bool) {
        let inner = std::mem::replace(&mut self.outer, outer);
        if let Some(snapshots) = &mut self.snapshots {
            snapshots.close(outer, inner, inside_another);
        }
    }
}

impl TableSnapshots<'_> {
    /// Closes the innermost clause. The first `outer` snapshots precede the enclosing clause, and the first `inner`
    /// snapshots precede the innermost clause.
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
