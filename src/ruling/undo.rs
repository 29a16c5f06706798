//! The tables to which a clause that fails, or an incident that asks, is taken back.

use smallvec::SmallVec;

use crate::table::Table;

/// The table as it was before the first effect of each clause that is open, the outermost first.
#[derive(Clone, Debug, Default)]
pub(super) struct Undo<'m> {
    tables: SmallVec<[Box<Table<'m>>; 2]>,
    /// How many of them are of clauses around the innermost.
    outer: usize,
    /// The table as the incident at hand was found, if an effect has changed it since.
    found: Option<Box<Table<'m>>>,
}

impl<'m> Undo<'m> {
    /// A clause is opened inside another, which is to be named when it is closed.
    pub(super) fn open(&mut self) -> usize {
        std::mem::replace(&mut self.outer, self.tables.len())
    }

    /// The innermost clause, or what is carried out after it, is about to change this table.
    pub(super) fn keep(&mut self, table: &Table<'m>, inside_a_clause: bool) {
        if !inside_a_clause {
            self.found.get_or_insert_with(|| Box::new(table.clone()));
        } else if self.tables.len() == self.outer {
            self.tables.push(Box::new(table.clone()));
        }
    }

    /// Another incident is found.
    pub(super) fn begin(&mut self) {
        self.found = None;
    }

    /// The table as the incident at hand was found, if it has changed since and no clause is open.
    pub(super) fn take_found(&mut self) -> Option<Box<Table<'m>>> {
        self.found.take()
    }

    /// The table as it was when the innermost clause was opened, if an effect has changed it since.
    pub(super) fn back(&mut self) -> Option<Box<Table<'m>>> {
        self.tables.truncate(self.outer + 1);
        if self.tables.len() > self.outer { self.tables.pop() } else { None }
    }

    /// The innermost clause is closed. If there is one around it, what was changed is undone with that one.
    pub(super) fn close(&mut self, outer: usize, inside_another: bool) {
        if !inside_another {
            self.tables.truncate(1);
            let earliest = self.tables.pop();
            self.found = self.found.take().or(earliest);
        } else if outer < self.outer {
            self.tables.truncate(self.outer);
        }
        self.outer = outer;
    }
}
