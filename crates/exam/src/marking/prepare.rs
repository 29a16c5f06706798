//! Prepares a stage: makes papers and their lock from the stage file and the bank, and decides which parts of an
//! existing lock a later build may change.

use std::collections::HashSet;

use crate::blueprint::{self, PoolQuestion, unknown};
use crate::build::{BuiltPaper, DrawTexts, StageDraw, draw};
use crate::digest::Digest;
use crate::form::StageSecret;
use crate::journal::RoomCodeRule;
use crate::lock::{self, LockedPaper, LockedQuestion, LockedStage, StageLock};
use crate::public_questions::PublicQuestions;
use crate::roster::{self, Entrant};
use crate::stage::{self, Stage, StagePurpose};
use crate::text_table::TextTable;
use arbitro_cases::diag::Span;
use arbitro_cases::diag::{Code, Problem};

use super::refusal::{FlawedFile, FrozenPart, Refusal, Warning};
use super::{Bank, StageManager, read_table, text};
use crate::folder::{FRESH, LOCK, ROSTER, SECRET, STAGE, paper};
use crate::fresh_questions;
use arbitro_cases::scenarios::prose::BilingualNames;

/// A parsed stage file, with its text.
#[derive(Debug)]
pub struct StageFile {
    /// The stage that the file describes.
    pub stage: Stage,
    /// The text of the file.
    pub text: String,
    /// The path of the file, for messages.
    pub path: String,
}

impl StageFile {
    fn flawed(&self, problems: Vec<Problem>) -> FlawedFile {
        FlawedFile { path: self.path.clone(), text: self.text.clone(), problems }
    }
}

/// The data from which papers are made: the stage, its bank, its candidates and its secret.
pub struct PreparedStage {
    /// The stage file.
    pub file: StageFile,
    /// The bank, in which every case is proved.
    pub bank: Bank,
    entrants: Vec<Entrant>,
    secret: StageSecret,
}

/// The papers and the lock of a stage, ready to be written to files.
pub struct BuiltStage {
    /// The papers, one for each candidate.
    pub papers: Vec<BuiltPaper>,
    /// The text of the lock.
    pub lock: String,
    /// The number of papers that an earlier build made and that this build leaves unchanged.
    pub kept: usize,
}

impl StageManager<'_> {
    /// Reads the stage file.
    ///
    /// # Errors
    /// A [`Refusal`] if the stage file cannot be read, has problems, or names folders that do not exist.
    pub fn stage(&self) -> Result<StageFile, Refusal> {
        let path = self.folder.path(STAGE);
        let text = text(self.folder, STAGE)?;
        let (stage, problems) = stage::read(&text);
        let Some(stage) = stage else {
            return Err(Refusal::Flawed(FlawedFile { path, text, problems }));
        };
        let missing = |(folder, span): &(String, Span)| {
            let why = self.folder.missing_reason(folder)?;
            let problem = Problem::new(Code::NoFolder, span.clone()).with("folder", folder);
            Some(problem.with("why", why))
        };
        let problems: Vec<Problem> = stage.cases.iter().filter_map(missing).collect();
        if !problems.is_empty() {
            return Err(Refusal::Flawed(FlawedFile { path, text, problems }));
        }
        Ok(StageFile { stage, text, path })
    }

    /// Generates the fresh questions that a stage asks for, if its folder has no fresh questions yet.
    ///
    /// # Errors
    /// A [`Refusal`] if the stage asks for fresh questions and the secret cannot be read.
    pub fn make_fresh(
        &mut self,
        file: &StageFile,
        names: BilingualNames<'_>,
    ) -> Result<(), Refusal> {
        if fresh_questions::needs_fresh(&file.stage) && !self.folder.exists(FRESH) {
            self.fresh_files = fresh_questions::sources(&file.stage, &self.secret()?, names);
        }
        Ok(())
    }

    /// Reads the bank of a stage, and checks the excluded questions and earlier stages that the stage file names.
    ///
    /// # Errors
    /// A [`Refusal`] if the cases cannot be read and proved, or if an excluded question or earlier stage does not
    /// exist.
    pub fn bank(&self, file: &StageFile) -> Result<Bank, Refusal> {
        let bank = Bank::of(self.folder, &file.stage, &self.fresh_files, file.stage.edition())?;
        let mut problems = unknown(&file.stage, &bank.cases);
        let unbuilt = |(earlier, _): &&(String, Span)| !self.folder.exists(&lock_of(earlier));
        problems.extend(file.stage.earlier.iter().filter(unbuilt).map(|(folder, span)| {
            Problem::new(Code::NotBuilt, span.clone()).with("folder", folder)
        }));
        if problems.is_empty() { Ok(bank) } else { Err(Refusal::Flawed(file.flawed(problems))) }
    }

    /// Returns the questions that may be drawn for a stage: the questions that belong to its edition, are proved under
    /// its terms, are not excluded, and were not used in an earlier stage that it names. For an examination, public
    /// questions are removed too.
    ///
    /// # Errors
    /// A [`Refusal`] if the lock of an earlier stage cannot be read.
    pub fn pool<'b>(
        &mut self,
        stage: &Stage,
        bank: &'b Bank,
    ) -> Result<Vec<PoolQuestion<'b>>, Refusal> {
        let mut excluded = blueprint::excluded(stage, &bank.cases);
        for (earlier, _) in &stage.earlier {
            let (lock, _) = self.lock_named(&lock_of(earlier))?;
            excluded.extend(lock.stage.questions.into_iter().map(|question| question.id));
        }
        let mut pool = blueprint::pool(stage, &bank.cases, &excluded);
        if stage.kind == Some(StagePurpose::Examination) {
            let left_out = PublicQuestions::embedded().remove_public(&mut pool);
            self.warnings.push(Warning::Public(left_out));
        } else if stage.kind.is_none()
            && (stage.room.proves() || fresh_questions::needs_fresh(stage))
        {
            self.warnings.push(Warning::NoKind);
        }
        Ok(pool)
    }

    /// Reads the stage file, the secret, the roster and the bank, from which papers are made.
    ///
    /// # Errors
    /// A [`Refusal`] if a file of the stage cannot be read or has problems.
    pub fn prepare(&mut self) -> Result<PreparedStage, Refusal> {
        let file = self.stage()?;
        let secret = self.secret()?;
        let entrants = self.entrants()?;
        if let Some(problem) = late_checkpoint(&file.stage, &entrants) {
            return Err(Refusal::Flawed(file.flawed(vec![problem])));
        }
        let bank = self.bank(&file)?;
        Ok(PreparedStage { file, bank, entrants, secret })
    }

    /// Reads the secret of a stage.
    ///
    /// # Errors
    /// A [`Refusal`] if the stage has no secret, or if the secret's file cannot be read or is not a secret.
    pub fn secret(&self) -> Result<StageSecret, Refusal> {
        let path = || self.folder.path(SECRET);
        if !self.folder.exists(SECRET) {
            return Err(Refusal::NoSecret(path()));
        }
        let bytes = self.folder.read(SECRET).map_err(Refusal::Unread)?;
        StageSecret::read(&String::from_utf8_lossy(&bytes))
            .ok_or_else(|| Refusal::BadSecret(path()))
    }

    /// Reads the candidates of the roster, and adds warnings about its encoding, sheets, titles and unused columns.
    fn entrants(&mut self) -> Result<Vec<Entrant>, Refusal> {
        let path = self.folder.path(ROSTER);
        let TextTable { text, is_guessed, sheet } = read_table(self.folder, ROSTER)?;
        if is_guessed {
            let fields = roster::fields(&text).filter(|field| !field.is_ascii()).collect();
            self.warnings.push(Warning::Letters { path: path.clone(), fields });
        }
        if let Some((sheet, others)) = sheet {
            self.warnings.push(Warning::Sheet { path: path.clone(), sheet, others });
        }
        let (entrants, problems) = roster::read(&text);
        if !problems.is_empty() {
            return Err(Refusal::Flawed(FlawedFile { path, text, problems }));
        }
        let titles = roster::titles(&text);
        if !titles.is_empty() {
            self.warnings.push(Warning::Titles { path, titles });
        }
        let unread = roster::ignored_columns(&text);
        if !unread.is_empty() {
            self.warnings.push(Warning::ColumnsUnread(unread));
        }
        Ok(entrants)
    }

    /// Draws the questions of every candidate.
    ///
    /// # Errors
    /// A [`Refusal`] if the blueprint, the pass mark or a minimum cannot be met with the pool.
    pub fn draw(
        &self,
        prepared: &PreparedStage,
        pool: &[PoolQuestion<'_>],
    ) -> Result<StageDraw, Refusal> {
        let PreparedStage { file, secret, entrants, .. } = prepared;
        let problems = blueprint::check_blueprint(&file.stage, pool).problems;
        if !problems.is_empty() {
            return Err(Refusal::Unmet(file.flawed(problems)));
        }
        draw(&file.stage, pool, secret, entrants).map_err(|_| Refusal::Short)
    }

    /// Builds the drawn papers and their lock. Candidates may already hold papers of an earlier build, so earlier
    /// papers and the values of an existing lock never change.
    ///
    /// # Errors
    /// A [`Refusal`] if a paper or a locked value would change, if a file with different content
    /// has the name of a paper, if the existing lock cannot be read, or if a paper or the lock
    /// cannot be written as text.
    pub fn build(
        &mut self,
        prepared: &PreparedStage,
        pool: &[PoolQuestion<'_>],
        draw: &StageDraw,
        wording: &DrawTexts,
    ) -> Result<BuiltStage, Refusal> {
        let stage = &prepared.file.stage;
        let code = self.room_code(stage)?;
        let papers = draw.papers(stage, pool, &prepared.entrants, wording, code);
        let papers = papers.map_err(Refusal::Unwritable)?;
        let not_json = |error: serde_json::Error| Refusal::NotJson(error.to_string());
        let lock = locked(prepared, pool, &papers, code).map_err(not_json)?;
        let text = lock.to_text().map_err(not_json)?;
        let kept = self.count_unchanged_papers(&lock)?;
        Ok(BuiltStage { papers, lock: text, kept })
    }

    /// Returns the kind of room code that the papers of a stage ask for. Papers added to an old lock have the kind of
    /// room code that the old lock records.
    fn room_code(&mut self, stage: &Stage) -> Result<RoomCodeRule, Refusal> {
        if !stage.room.code {
            return Ok(RoomCodeRule::None);
        }
        let is_free = self.folder.exists(LOCK) && !self.read_lock()?.0.stage.checked_code;
        Ok(if is_free { RoomCodeRule::Any } else { RoomCodeRule::Checked })
    }

    /// Returns the code that is read aloud in a room; `None` if the papers ask for no code with a check letter.
    ///
    /// # Errors
    /// A [`Refusal`] if the stage, its secret or its lock cannot be read.
    pub fn room_code_for(&mut self, room: &str) -> Result<Option<String>, Refusal> {
        let stage = self.stage()?.stage;
        let secret = self.secret()?;
        let is_checked = self.room_code(&stage)? == RoomCodeRule::Checked;
        Ok(is_checked.then(|| secret.room_code(room)))
    }

    /// Counts the papers of earlier builds; refuses if one of the papers, or the lock, would
    /// change, or if, at the first build, a file with different content has the name of a paper.
    fn count_unchanged_papers(&mut self, lock: &StageLock) -> Result<usize, Refusal> {
        if !self.folder.exists(LOCK) {
            for locked in &lock.papers {
                let name = paper(&locked.candidate);
                let other = |bytes: Vec<u8>| Digest::of(bytes) != locked.paper;
                if self.folder.exists(&name) && self.folder.read(&name).is_ok_and(other) {
                    return Err(Refusal::PaperInTheWay(self.folder.path(&name)));
                }
            }
            return Ok(0);
        }
        let (before, _) = self.read_lock()?;
        for paper in &before.papers {
            if lock.paper(&paper.candidate) != Some(paper) {
                return Err(Refusal::PaperDiffers(paper.candidate.clone()));
            }
        }
        match changed_part(&before.stage, &lock.stage) {
            Some(part) => Err(Refusal::LockDiffers(part)),
            None => Ok(before.papers.len()),
        }
    }
}

/// Returns a problem for the first checkpoint at which every candidate's time would be over; `None` if there is none.
fn late_checkpoint(stage: &Stage, entrants: &[Entrant]) -> Option<Problem> {
    if stage.minutes == 0 {
        return None;
    }
    let extra = entrants.iter().map(|entrant| entrant.extra).max().unwrap_or_default();
    let most = stage.minutes.saturating_add(extra);
    let minute = stage.room.checkpoints.iter().find(|minute| **minute >= most)?;
    let problem = Problem::new(Code::CheckpointTooLate, stage.checkpoints_span.clone());
    Some(problem.with("minute", minute).with("most", most))
}

/// Returns the name of the lock in the folder of an earlier stage.
fn lock_of(folder: &str) -> String {
    format!("{}/{LOCK}", folder.trim_end_matches('/'))
}

fn locked(
    prepared: &PreparedStage,
    pool: &[PoolQuestion<'_>],
    built: &[BuiltPaper],
    code: RoomCodeRule,
) -> Result<StageLock, serde_json::Error> {
    let PreparedStage { file, bank, .. } = prepared;
    let stage = &file.stage;
    let papers: Vec<LockedPaper> = built.iter().map(|built| built.locked.clone()).collect();
    let shown = papers.iter().flat_map(|paper| &paper.questions);
    let drawn: HashSet<&str> = shown.map(|shown| shown.id.as_str()).collect();
    let of = |question: &PoolQuestion<'_>| {
        let hash = bank.hash_of(question.case).unwrap_or_else(|| Digest::of(""));
        LockedQuestion::of(stage, question, hash)
    };
    let drawn = pool.iter().filter(|question| drawn.contains(question.question.id.as_str()));
    let mut questions: Vec<LockedQuestion> = drawn.map(of).collect();
    questions.sort_by(|one, two| one.id.cmp(&two.id));
    let mut stage = locked_stage(file, bank, questions)?;
    stage.checked_code = code == RoomCodeRule::Checked;
    Ok(StageLock::new(stage, papers))
}

/// Returns the data that all papers of a stage have in common, as a lock records them.
pub(super) fn locked_stage(
    file: &StageFile,
    bank: &Bank,
    questions: Vec<LockedQuestion>,
) -> Result<LockedStage, serde_json::Error> {
    let StageFile { stage, text, .. } = file;
    Ok(LockedStage {
        format: lock::FORMAT,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        title: stage.title.clone(),
        date: stage.date.clone(),
        language: stage.language.code().to_owned(),
        edition: stage.edition().year(),
        doctrine: stage.readings.clone(),
        stage_hash: Digest::of(text),
        bank_hash: bank.hash,
        scoring_hash: lock::scoring_hash(&stage.scoring)?,
        scoring: stage.scoring.clone(),
        shows: stage.shows,
        room: stage.room.clone(),
        checked_code: false,
        questions,
    })
}

/// Returns the part of a lock that a new build would change; `None` if it changes no part. Keys and
/// rules are frozen with the papers; a new build may only add papers, and questions that no earlier
/// paper has.
fn changed_part(before: &LockedStage, now: &LockedStage) -> Option<FrozenPart> {
    let mended = |question: &&LockedQuestion| {
        let mut now = now.question(&question.id).cloned();
        if let Some(now) = &mut now {
            // If an old lock lacks the value `several`, or has a value `shown` that this version
            // cannot compute, this value is not compared; the hash of the case file always is.
            now.several = question.several.and(now.several);
            if before.is_older_format() {
                now.shown = question.shown;
            }
        }
        now.as_ref() != Some(*question)
    };
    if let Some(question) = before.questions.iter().find(mended) {
        return Some(FrozenPart::Question(question.id.clone()));
    }
    let parts = [
        (FrozenPart::StageFile, before.stage_hash == now.stage_hash),
        (FrozenPart::Scoring, before.scoring_hash == now.scoring_hash),
    ];
    parts.into_iter().find(|(_, same)| !same).map(|(part, _)| part)
}
