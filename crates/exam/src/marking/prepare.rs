//! Preparing a stage: from its file and its bank to papers and their lock, and what may change in a lock that is
//! there.

use std::collections::HashSet;

use crate::blueprint::{self, Question, unknown};
use crate::build::{Built, Draw, Wording, draw};
use crate::digest::Digest;
use crate::form::Secret;
use crate::journal::RoomCode;
use crate::lock::{self, Lock, LockedPaper, LockedQuestion, LockedStage};
use crate::public::Public;
use crate::roster::{self, Entrant};
use crate::stage::{self, Purpose, Stage};
use crate::table::Table;
use arbitro_cases::diag::Span;
use arbitro_cases::diag::{Code, Problem};

use super::refusal::{Flawed, Part, Refusal, Remark};
use super::{Bank, Office, table, text};
use crate::folder::{FRESH, LOCK, ROSTER, SECRET, STAGE, paper};
use crate::fresh;
use arbitro_cases::scenarios::prose::Voices;

/// A stage file as it was read.
#[derive(Debug)]
pub struct StageFile {
    pub stage: Stage,
    pub text: String,
    pub path: String,
}

impl StageFile {
    fn flawed(&self, problems: Vec<Problem>) -> Flawed {
        Flawed { path: self.path.clone(), text: self.text.clone(), problems }
    }
}

/// All that papers are made from.
pub struct Prepared {
    pub file: StageFile,
    pub bank: Bank,
    entrants: Vec<Entrant>,
    secret: Secret,
}

/// The papers and the lock of a stage, to be written.
pub struct BuiltStage {
    pub papers: Vec<Built>,
    /// The text of the lock.
    pub lock: String,
    /// How many papers were there already.
    pub kept: usize,
}

impl Office<'_> {
    /// Reads the stage file.
    pub fn stage(&self) -> Result<StageFile, Refusal> {
        let path = self.folder.path(STAGE);
        let text = text(self.folder, STAGE)?;
        let (stage, problems) = stage::read(&text);
        let Some(stage) = stage else {
            return Err(Refusal::Flawed(Flawed { path, text, problems }));
        };
        let missing = |(folder, span): &(String, Span)| {
            let why = self.folder.lacks(folder)?;
            let problem = Problem::new(Code::NoFolder, span.clone()).with("folder", folder);
            Some(problem.with("why", why))
        };
        let problems: Vec<Problem> = stage.cases.iter().filter_map(missing).collect();
        if !problems.is_empty() {
            return Err(Refusal::Flawed(Flawed { path, text, problems }));
        }
        Ok(StageFile { stage, text, path })
    }

    /// Makes the fresh questions of a stage that asks for them and has none in its folder yet.
    pub fn make_fresh(&mut self, file: &StageFile, voices: Voices<'_>) -> Result<(), Refusal> {
        if fresh::asks(&file.stage) && !self.folder.has(FRESH) {
            self.fresh = fresh::sources(&file.stage, &self.secret()?, voices);
        }
        Ok(())
    }

    /// Reads the bank of a stage. What in its file only the bank and the other folders show to be wrong is reported.
    pub fn bank(&self, file: &StageFile) -> Result<Bank, Refusal> {
        let bank = Bank::of(self.folder, &file.stage, &self.fresh, file.stage.edition())?;
        let mut problems = unknown(&file.stage, &bank.cases);
        let unbuilt = |(earlier, _): &&(String, Span)| !self.folder.has(&lock_of(earlier));
        problems.extend(file.stage.earlier.iter().filter(unbuilt).map(|(folder, span)| {
            Problem::new(Code::NotBuilt, span.clone()).with("folder", folder)
        }));
        if problems.is_empty() { Ok(bank) } else { Err(Refusal::Flawed(file.flawed(problems))) }
    }

    /// The questions that may be drawn: those that belong to the edition, are proved under the terms of the stage,
    /// are not excluded and were not used in the earlier stages that it names; in an examination those alone that
    /// nobody can read with their answers.
    pub fn pool<'b>(
        &mut self,
        stage: &Stage,
        bank: &'b Bank,
    ) -> Result<Vec<Question<'b>>, Refusal> {
        let mut excluded = blueprint::excluded(stage, &bank.cases);
        for (earlier, _) in &stage.earlier {
            let (lock, _) = self.lock_named(&lock_of(earlier))?;
            excluded.extend(lock.stage.questions.into_iter().map(|question| question.id));
        }
        let mut pool = blueprint::pool(stage, &bank.cases, &excluded);
        if stage.kind == Some(Purpose::Examination) {
            let left_out = Public::embedded().left_out(&mut pool);
            self.remarks.push(Remark::Public(left_out));
        } else if stage.kind.is_none() && (stage.room.proves() || fresh::asks(stage)) {
            self.remarks.push(Remark::NoKind);
        }
        Ok(pool)
    }

    /// Reads all that papers are made from.
    pub fn prepare(&mut self) -> Result<Prepared, Refusal> {
        let file = self.stage()?;
        let secret = self.secret()?;
        let entrants = self.entrants()?;
        if let Some(problem) = beyond_time(&file.stage, &entrants) {
            return Err(Refusal::Flawed(file.flawed(vec![problem])));
        }
        let bank = self.bank(&file)?;
        Ok(Prepared { file, bank, entrants, secret })
    }

    /// The secret of a stage.
    pub fn secret(&self) -> Result<Secret, Refusal> {
        let path = || self.folder.path(SECRET);
        if !self.folder.has(SECRET) {
            return Err(Refusal::NoSecret(path()));
        }
        let bytes = self.folder.read(SECRET).map_err(Refusal::Unread)?;
        Secret::read(&String::from_utf8_lossy(&bytes)).ok_or_else(|| Refusal::BadSecret(path()))
    }

    /// The candidates of the roster.
    fn entrants(&mut self) -> Result<Vec<Entrant>, Refusal> {
        let path = self.folder.path(ROSTER);
        let Table { text, is_guessed, sheet } = table(self.folder, ROSTER)?;
        if is_guessed {
            let fields = roster::fields(&text).filter(|field| !field.is_ascii()).collect();
            self.remarks.push(Remark::Letters { path: path.clone(), fields });
        }
        if let Some((sheet, others)) = sheet {
            self.remarks.push(Remark::Sheet { path: path.clone(), sheet, others });
        }
        let (entrants, problems) = roster::read(&text);
        if !problems.is_empty() {
            return Err(Refusal::Flawed(Flawed { path, text, problems }));
        }
        let titles = roster::titles(&text);
        if !titles.is_empty() {
            self.remarks.push(Remark::Titles { path, titles });
        }
        let unread = roster::unread(&text);
        if !unread.is_empty() {
            self.remarks.push(Remark::ColumnsUnread(unread));
        }
        Ok(entrants)
    }

    /// Draws for every candidate, where the bank gives what the blueprint asks for.
    pub fn draw(&self, prepared: &Prepared, pool: &[Question<'_>]) -> Result<Draw, Refusal> {
        let Prepared { file, secret, entrants, .. } = prepared;
        let problems = blueprint::asked(&file.stage, pool).problems;
        if !problems.is_empty() {
            return Err(Refusal::Unmet(file.flawed(problems)));
        }
        draw(&file.stage, pool, secret, entrants).map_err(|_| Refusal::Short)
    }

    /// Builds the papers that were drawn, and their lock. A paper that somebody may hold is never made again
    /// differently, and a lock keeps saying what it said.
    pub fn build(
        &mut self,
        prepared: &Prepared,
        pool: &[Question<'_>],
        draw: &Draw,
        wording: &Wording,
    ) -> Result<BuiltStage, Refusal> {
        let stage = &prepared.file.stage;
        let code = self.room_code(stage)?;
        let papers = draw.papers(stage, pool, &prepared.entrants, wording, code);
        let papers = papers.map_err(Refusal::Unwritable)?;
        let not_json = |error: serde_json::Error| Refusal::NotJson(error.to_string());
        let lock = locked(prepared, pool, &papers, code).map_err(not_json)?;
        let text = lock.to_text().map_err(not_json)?;
        let kept = self.unchanged(&lock)?;
        Ok(BuiltStage { papers, lock: text, kept })
    }

    /// Which code of the room the papers of a stage ask for. Papers are added to those of an earlier program as it
    /// would have built them.
    fn room_code(&mut self, stage: &Stage) -> Result<RoomCode, Refusal> {
        if !stage.room.code {
            return Ok(RoomCode::None);
        }
        let is_free = self.folder.has(LOCK) && !self.read_lock()?.0.stage.checked_code;
        Ok(if is_free { RoomCode::Any } else { RoomCode::Checked })
    }

    /// The code of a room, to be read aloud in it; none where the papers ask for no code with a check letter.
    pub fn issue(&mut self, room: &str) -> Result<Option<String>, Refusal> {
        let stage = self.stage()?.stage;
        let secret = self.secret()?;
        let is_checked = self.room_code(&stage)? == RoomCode::Checked;
        Ok(is_checked.then(|| secret.room_code(room)))
    }

    /// How many papers were there already, as they would be built now.
    fn unchanged(&mut self, lock: &Lock) -> Result<usize, Refusal> {
        if !self.folder.has(LOCK) {
            for locked in &lock.papers {
                let name = paper(&locked.candidate);
                let other = |bytes: Vec<u8>| Digest::of(bytes) != locked.paper;
                if self.folder.has(&name) && self.folder.read(&name).is_ok_and(other) {
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
        match parted(&before.stage, &lock.stage) {
            Some(part) => Err(Refusal::LockDiffers(part)),
            None => Ok(before.papers.len()),
        }
    }
}

/// The first checkpoint at which nobody would still be sitting.
fn beyond_time(stage: &Stage, entrants: &[Entrant]) -> Option<Problem> {
    if stage.minutes == 0 {
        return None;
    }
    let extra = entrants.iter().map(|entrant| entrant.extra).max().unwrap_or_default();
    let most = stage.minutes.saturating_add(extra);
    let minute = stage.room.checkpoints.iter().find(|minute| **minute >= most)?;
    let problem = Problem::new(Code::CheckpointTooLate, stage.checkpoints_span.clone());
    Some(problem.with("minute", minute).with("most", most))
}

/// The name of the lock of an earlier stage.
fn lock_of(folder: &str) -> String {
    format!("{}/{LOCK}", folder.trim_end_matches('/'))
}

fn locked(
    prepared: &Prepared,
    pool: &[Question<'_>],
    built: &[Built],
    code: RoomCode,
) -> Result<Lock, serde_json::Error> {
    let Prepared { file, bank, .. } = prepared;
    let stage = &file.stage;
    let papers: Vec<LockedPaper> = built.iter().map(|built| built.locked.clone()).collect();
    let shown = papers.iter().flat_map(|paper| &paper.questions);
    let drawn: HashSet<&str> = shown.map(|shown| shown.id.as_str()).collect();
    let of = |question: &Question<'_>| {
        let hash = bank.hash_of(question.case).unwrap_or_else(|| Digest::of(""));
        LockedQuestion::of(stage, question, hash)
    };
    let drawn = pool.iter().filter(|question| drawn.contains(question.item.id.as_str()));
    let mut questions: Vec<LockedQuestion> = drawn.map(of).collect();
    questions.sort_by(|one, two| one.id.cmp(&two.id));
    let mut stage = locked_stage(file, bank, questions)?;
    stage.checked_code = code == RoomCode::Checked;
    Ok(Lock::new(stage, papers))
}

/// What the papers of a stage have in common, as a lock keeps it.
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

/// What a lock would no longer say as it did. Keys and rules are frozen with the papers; only questions that nobody
/// had may come in.
fn parted(before: &LockedStage, now: &LockedStage) -> Option<Part> {
    let mended = |question: &&LockedQuestion| {
        let mut now = now.question(&question.id).cloned();
        if let Some(now) = &mut now {
            // Its case file is compared in any case.
            now.several = question.several.and(now.several);
            if before.is_old() {
                now.shown = question.shown;
            }
        }
        now.as_ref() != Some(*question)
    };
    if let Some(question) = before.questions.iter().find(mended) {
        return Some(Part::Question(question.id.clone()));
    }
    let parts = [
        (Part::StageFile, before.stage_hash == now.stage_hash),
        (Part::Scoring, before.scoring_hash == now.scoring_hash),
    ];
    parts.into_iter().find(|(_, same)| !same).map(|(part, _)| part)
}
