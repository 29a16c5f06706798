//! The journal in a file: whose it is, and whether it can be marked.

use crate::folder::Bytes;
use crate::journal::copied::plain;
use crate::journal::{self, Journal, Sheet};
use crate::lock::Lock;
use crate::matter::Matter;
use crate::results::Salvaged;
use arbitro_cases::diag::visible::visible;

use super::handled::named;
use super::wreck::{Wreck, sheet, wreck};

/// The sheet of a candidate.
pub struct Found {
    /// The journal's file.
    pub name: String,
    pub journal: Journal,
    pub sheet: Sheet,
    /// By which decision of the commission it counts, where the file is damaged.
    pub salvaged: Option<Salvaged>,
}

/// A file that is not a journal to mark.
pub enum Unusable {
    Refused {
        /// Whose it should be, if that is known.
        candidate: Option<String>,
        matter: Matter,
    },
    Damaged(Wreck),
}

/// The journal in a file, whose it is, and what was given in it.
pub fn one(name: &str, bytes: Bytes, lock: &Lock) -> Result<(String, Found), Box<Unusable>> {
    // Whose it should be is said by its name alone.
    let named = named(name, lock);
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(file) => {
            let matter = Matter::Unread { file };
            return Err(Box::new(Unusable::Refused { candidate: named, matter }));
        }
    };
    let bytes = plain(&bytes).bytes;
    let journal = match journal::read(&bytes) {
        Ok(journal) => journal,
        Err(error) => {
            let wreck = wreck(&bytes, named.as_deref(), &error, lock);
            let matter = Matter::Broken { journal: error };
            let refused = Unusable::Refused { candidate: named, matter };
            return Err(Box::new(wreck.map_or(refused, Unusable::Damaged)));
        }
    };
    let candidate = journal.candidate().to_owned();
    let Some(paper) = lock.paper(&candidate) else {
        let candidate = visible(&candidate).into_owned();
        let matter = Matter::Stranger { candidate, like: Vec::new() };
        return Err(Box::new(Unusable::Refused { candidate: None, matter }));
    };
    match sheet(&journal, paper) {
        Ok(sheet) => {
            Ok((candidate, Found { name: name.to_owned(), journal, sheet, salvaged: None }))
        }
        Err(journal) => {
            let matter = Matter::Broken { journal };
            Err(Box::new(Unusable::Refused { candidate: Some(candidate), matter }))
        }
    }
}
