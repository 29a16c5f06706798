//! An appeal: one question of one candidate, with everything that decides it.

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

/// What an appeal is about.
pub struct Appeal {
    pub lock: StageLock,
    pub lock_hash: Digest,
    pub paper: LockedPaper,
    pub question: LockedQuestion,
    pub shown: ShownQuestion,
    /// As it was published last, decisions of the commission and all; before anything was, by the keys of the lock.
    pub answer: MarkedAnswer,
    pub journal: Journal,
    pub ruled: RuledQuestion,
    /// The question as its case file has it, not varied.
    pub question_in_file: Question,
    /// The hash of the case file as it is now.
    pub file_now: Digest,
    /// The doctrine in its own words.
    pub doctrine: Vec<String>,
    /// What in the folder says otherwise than the lock.
    pub notices: Vec<SheetNotice>,
}

impl StageManager<'_> {
    /// Hears a candidate on a question, named by its number in the paper or by its id.
    pub fn hear_appeal(&mut self, candidate: &str, question: &str) -> Result<Appeal, Refusal> {
        let (lock, lock_hash) = self.lock()?;
        let paper = paper(&lock, candidate)?.clone();
        let place = place(&paper, question)?;
        let file = self.stage()?;
        let published = self.published(&lock)?;
        // What was marked again is reasoned by the terms on which it was.
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
        let words = published.as_ref().map(decisions_in_results).unwrap_or_default();
        let sheets = CollectedSheets::gather(self.folder, &lock, &file.stage, &words)?;
        let Some(found) = sheets.of(candidate) else {
            let (name, language) = (paper.name.clone(), lock.stage.language.clone());
            let notices = sheets.notices_of(candidate).cloned().collect();
            return Err(Refusal::NoSheet { name, language, notices });
        };
        let shown = paper.questions[place].clone();
        let gone = || Refusal::Gone(shown.id.clone());
        let question = lock.stage.question(&shown.id).ok_or_else(gone)?.clone();
        let answered = |results: Results| {
            let candidate = results.candidates.into_iter().find(|one| one.id == candidate)?;
            candidate.answers.into_iter().nth(place)
        };
        let answer = published.and_then(answered).or_else(|| {
            let receipt = found.journal.receipt();
            let marked = Marker::by_lock(&lock).mark(&paper, &found.sheet, receipt)?;
            marked.answers.into_iter().nth(place)
        });
        let answer = answer.ok_or_else(gone)?;
        let ruled = rule(&lock, &bank.cases, &terms, &shown).ok_or_else(gone)?;
        let question_in_file =
            super::shown_rulings::question(&bank.cases, &shown.id).ok_or_else(gone)?.clone();
        let file_now = bank.hash_of_question(&shown.id).unwrap_or_else(|| Digest::of(""));
        let journal = found.journal.clone();
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

/// The paper of a candidate.
pub(super) fn paper<'l>(lock: &'l StageLock, candidate: &str) -> Result<&'l LockedPaper, Refusal> {
    lock.paper(candidate).ok_or_else(|| {
        let ids = lock.papers.iter().map(|paper| paper.candidate.as_str());
        let near = nearest(candidate, ids).map(str::to_owned);
        Refusal::Stranger { candidate: candidate.to_owned(), near }
    })
}

/// The place in a paper of a question, by its number there or by its id.
pub(super) fn place(paper: &LockedPaper, named: &str) -> Result<usize, Refusal> {
    let by_number = named.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let by_number = by_number.filter(|place| *place < paper.questions.len());
    let by_id = || paper.questions.iter().position(|shown| shown.id == named);
    by_number.or_else(by_id).ok_or_else(|| {
        let (named, count) = (named.to_owned(), paper.questions.len());
        Refusal::NoSuchQuestion { named, count }
    })
}
