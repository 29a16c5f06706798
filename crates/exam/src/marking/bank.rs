//! The bank of a stage: its proved cases, and the hashes of their files.

use crate::digest::Digest;
use crate::stage::Stage;
use arbitro_cases::Case;
use arbitro_cases::RulingTerms;
use arbitro_cases::bank::{SourceFile, prove, proved_cases};
use arbitro_cases::parallel::thread_count;
use arbitro_laws::ruling::Edition;

use super::refusal::Refusal;
use crate::folder::{FRESH, StageStorage};
use crate::fresh_questions::needs_fresh;

/// The cases of a stage, all of them proved.
#[derive(Debug)]
pub struct Bank {
    /// The cases, in the order of their files.
    pub cases: Vec<Case>,
    /// The hash of each case's file, parallel to `cases`.
    hashes: Vec<Digest>,
    /// The hash of all case files and their names, in the order of the names.
    pub hash: Digest,
}

impl Bank {
    /// Reads the bank of a stage, and proves its cases in an edition as `arbitro check` does.
    ///
    /// `fresh` has the questions generated for the stage, if its folder does not have them yet.
    ///
    /// # Errors
    /// [`Refusal::Cases`] if case files cannot be found; [`Refusal::Unproved`] if cases are not proved.
    pub fn of(
        folder: &dyn StageStorage,
        stage: &Stage,
        fresh: &[SourceFile],
        edition: Edition,
    ) -> Result<Bank, Refusal> {
        let mut folders: Vec<&str> =
            stage.cases.iter().map(|(folder, _)| folder.as_str()).collect();
        folders.extend(Some(FRESH).filter(|fresh| needs_fresh(stage) && folder.exists(fresh)));
        let mut sources = folder.cases(stage.embedded, &folders).map_err(Refusal::Cases)?;
        sources.extend_from_slice(fresh);
        let terms = [RulingTerms { edition, ..RulingTerms::default() }];
        let Some(cases) = proved_cases(&sources, &terms, thread_count()) else {
            let proved = prove(&sources, SourceFile::clone, &terms, thread_count());
            let files = sources.into_iter().zip(proved);
            return Err(Refusal::Unproved(
                files.filter(|(_, file)| !file.problems.is_empty()).collect(),
            ));
        };
        // Every file was read, since an unreadable file would not be proved.
        let files = sources.iter().map(|source| (&source.name, source.text.as_deref()));
        let mut files: Vec<(&str, &[u8])> =
            files.map(|(name, text)| (name.as_str(), text.unwrap_or_default())).collect();
        let hashes = files.iter().map(|(_, bytes)| Digest::of(bytes)).collect();
        files.sort_unstable();
        let hash =
            Digest::of_parts(files.iter().flat_map(|(name, bytes)| [name.as_bytes(), bytes]));
        Ok(Bank { cases, hashes, hash })
    }

    /// Returns the hash of a case's file; `None` if the case is not in the bank.
    pub fn hash_of(&self, case: &Case) -> Option<Digest> {
        let index = self.cases.iter().position(|other| std::ptr::eq(other, case))?;
        self.hashes.get(index).copied()
    }

    /// Returns the hash of the case file that has the question of this id; `None` if the bank has no such question.
    pub fn hash_of_question(&self, id: &str) -> Option<Digest> {
        let has = |case: &&Case| case.questions.iter().any(|question| question.id == id);
        self.hash_of(self.cases.iter().find(has)?)
    }
}
