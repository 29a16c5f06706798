//! Saves the events and findings entered in `arbitro decide` as a case file.

use std::ffi::OsStr;
use std::path::Path;

use crate::cli::files;
use crate::cli::shell::Failure;
use crate::render::doc::Doc;
use crate::render::text::say;
use arbitro_cases::is_id;
use arbitro_cases::statement::file;
use arbitro_exam::file_access::FileAccess;
use arbitro_laws::ruling::{Asker, Ruling};

use super::DecideSession;

impl DecideSession<'_> {
    /// Writes the case during the dialogue; a failure is reported, and the dialogue continues.
    pub(super) fn save_now(&self, path: &Path) {
        let told = match self.save(path) {
            Ok(()) => return,
            Err(Failure::Message(message)) => message,
            Err(_) => say!(self.shell.words, "error-output"),
        };
        self.shell.tell_error(told);
    }

    /// Writes the case to a new file; an error if nothing has been ruled yet.
    pub(super) fn save(&self, path: &Path) -> Result<(), Failure> {
        let (shell, words) = (self.shell, &self.shell.words);
        let name = path.display().to_string();
        let Some((item, ruling)) = self.dialogue.ruled() else {
            return Err(shell.failure(say!(words, "decide-no-ruling-yet")));
        };
        let Some(text) = file(self.dialogue.draft(), &new_id(Some(path), ruling)) else {
            return Err(shell.failure(say!(words, "decide-no-ruling-yet")));
        };
        files::write(shell, path, &text, FileAccess::Private)?;
        let mut doc = Doc::default();
        doc.text(say!(words, "decide-saved", path = name));
        if item.preset_answers.iter().any(|given| given.fact.asker == Asker::Player) {
            doc.text(say!(words, "decide-choice-unwritten"));
        }
        self.show(&doc)
    }
}

/// Returns an id for a new case: the name of its file if that is a valid id, else `NN-new`, where `NN` is the Law
/// applied first, or 1 if none was applied.
pub(super) fn new_id(path: Option<&Path>, ruling: &Ruling) -> String {
    let stem = path.and_then(Path::file_stem).and_then(OsStr::to_str).filter(|stem| is_id(stem));
    let law = || ruling.applied().first().map_or(1, |clause| clause.law());
    stem.map_or_else(|| format!("{}-new", law()), str::to_owned)
}
