//! Collects the data that decides an appeal: one question of one candidate, with its ruling and its marks.

use crate::digest::Digest;
use crate::journal::Journal;
use crate::lock::{LockedPaper, LockedQuestion, ShownQuestion, StageLock};
use crate::notice::SheetNotice;
use crate::results::{MarkedAnswer, Results};
use arbitro_cases::Question;
use arbitro_cases::diag::nearest;

use super::damaged::decisions_in_results;
use super::mark::Marker;
use super::publish::terms;
use super::refusal::Refusal;
use super::sheets::CollectedSheets;
use super::shown_rulings::{RuledQuestion, has_cases, rule};
use super::{Bank, StageManager};

/// The data of an appeal: a candidate's answer to a question, and the files on which its mark rests.
pub struct Appeal {
    /// The lock of the stage.
    pub lock: StageLock,
    /// The hash of the lock file.
    pub lock_hash: Digest,
    /// The candidate's paper, as recorded in the lock.
    pub paper: LockedPaper,
    /// The question, as recorded in the lock.
    pub question: LockedQuestion,
    /// The question's variant and order of options in this paper.
    pub shown: ShownQuestion,
    /// The marked answer of the latest published results, under the commission's decisions. If the published results do
    /// not have this answer, the answer as marked by the keys of the lock.
    pub answer: MarkedAnswer,
    /// The journal that counts for the candidate.
    pub journal: Journal,
    /// The question in the variant shown, with its ruling.
    pub ruled: RuledQuestion,
    /// The question as written in its case file, before variation.
    pub question_in_file: Question,
    /// The present hash of the case file.
    pub file_now: Digest,
    /// The words of the ruling's doctrine, as users type them.
    pub doctrine: Vec<String>,
    /// The contradictions between files of the folder and the lock.
    pub notices: Vec<SheetNotice>,
}

impl StageManager<'_> {
    /// Collects the data of an appeal of a candidate on a question; `question` is its number in the paper or its id.
    ///
    /// # Errors
    /// A [`Refusal`] if the stage cannot be read, the candidate or question is unknown, or no sheet of the candidate
    /// can be marked.
    pub fn hear_appeal(&mut self, candidate: &str, question: &str) -> Result<Appeal, Refusal> {
        let (lock, lock_hash) = self.lock()?;
        let paper = paper(&lock, candidate)?.clone();
        let index = place(&paper, question)?;
        let file = self.stage()?;
        let published = self.published(&lock)?;
        // The answers of a regraded stage are explained under the terms of the regrade.
        let (terms, doctrine, bank) = match &published {
            Some(results) if results.regraded => {
                let (terms, doctrine) = terms(results)?;
                let bank = Bank::of(self.folder, &file.stage, &self.fresh_files, terms.edition)?;
                (terms, doctrine, bank)
            }
            Some(_) | None => {
                let (terms, bank) = self.locked_bank(&lock, &file)?;
                (terms, lock.stage.doctrine.clone(), bank)
            }
        };
        has_cases(&lock, &bank.cases)?;
        let notices = self.check_lock_agreement(&lock, &file, &bank, true)?;
        let decisions = published.as_ref().map(decisions_in_results).unwrap_or_default();
        let sheets = CollectedSheets::gather(self.folder, &lock, &file.stage, &decisions)?;
        let Some(candidate_sheet) = sheets.of(candidate) else {
            let (name, language) = (paper.name.clone(), lock.stage.language.clone());
            let notices = sheets.notices_of(candidate).cloned().collect();
            return Err(Refusal::NoSheet { name, language, notices });
        };
        let shown = paper.questions[index].clone();
        let missing = || Refusal::Gone(shown.id.clone());
        let question = lock.stage.question(&shown.id).ok_or_else(missing)?.clone();
        let answered = |results: Results| {
            let candidate = results.candidates.into_iter().find(|one| one.id == candidate)?;
            candidate.answers.into_iter().nth(index)
        };
        let answer = published.and_then(answered).or_else(|| {
            let receipt = candidate_sheet.journal.receipt();
            let marked = Marker::by_lock(&lock).mark(&paper, &candidate_sheet.sheet, receipt)?;
            marked.answers.into_iter().nth(index)
        });
        let answer = answer.ok_or_else(missing)?;
        let ruled = rule(&lock, &bank.cases, &terms, &shown).ok_or_else(missing)?;
        let question_in_file =
            super::shown_rulings::question(&bank.cases, &shown.id).ok_or_else(missing)?.clone();
        let file_now = bank.hash_of_question(&shown.id).unwrap_or_else(|| Digest::of(""));
        let journal = candidate_sheet.journal.clone();
        Ok(Appeal {
            lock,
            lock_hash,
            paper,
            question,
            shown,
            answer,
            journal,
            ruled,
            question_in_file,
            file_now,
            doctrine,
            notices,
        })
    }
}

/// Returns the paper of a candidate, or refuses an unknown id with the most similar known id.
pub(super) fn paper<'l>(lock: &'l StageLock, candidate: &str) -> Result<&'l LockedPaper, Refusal> {
    lock.paper(candidate).ok_or_else(|| {
        let ids = lock.papers.iter().map(|paper| paper.candidate.as_str());
        let near = nearest(candidate, ids).map(str::to_owned);
        Refusal::Stranger { candidate: candidate.to_owned(), near }
    })
}

/// Returns the index of a question in a paper; `named` is the question's number in the paper (from 1) or its id.
pub(super) fn place(paper: &LockedPaper, named: &str) -> Result<usize, Refusal> {
    let by_number = named.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let by_number = by_number.filter(|place| *place < paper.questions.len());
    let by_id = || paper.questions.iter().position(|shown| shown.id == named);
    by_number.or_else(by_id).ok_or_else(|| {
        let (named, count) = (named.to_owned(), paper.questions.len());
        Refusal::NoSuchQuestion { named, count }
    })
}
