//! `arbitro stage build`: a paper for each candidate, and the lock.

use std::collections::HashSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::casebook::Item;
use crate::cli::files;
use crate::cli::shell::{Failure, Format, Shell};
use crate::diag::Problem;
use crate::exam::blueprint::{Question, problems};
use crate::exam::build::{BuildError, Builder, Built, Wording, locked_question};
use crate::exam::digest::Digest;
use crate::exam::form::Secret;
use crate::exam::lock::{self, Lock, LockedPaper, LockedQuestion, LockedStage};
use crate::exam::roster::{self, Entrant};
use crate::exam::stage::Stage;
use crate::report::doc::Doc;
use crate::report::stage::{face, rules};
use crate::report::text::{Words, say};
use crate::ruling::Language;

use super::folder::{self, Bank, LOCK, PAPERS, StageFile};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let dir = folder::dir(shell, matches)?;
    let file = folder::stage(shell, dir)?;
    let secret = folder::secret(shell, dir)?;
    let roster = matches.get_one::<PathBuf>("candidates").map_or(Path::new(""), PathBuf::as_path);
    let entrants = entrants(shell, &roster_in(dir, roster))?;
    let bank = folder::bank(shell, dir, &file.stage, file.stage.edition())?;
    let pool = folder::pool(shell, dir, &file, &bank)?;
    let (_, problems) = problems(&file.stage, &pool);
    if !problems.is_empty() {
        // As `check` ends where the bank cannot meet the blueprint.
        if let Failure::Message(message) = folder::broken(shell, &file.path, &file.text, &problems)
        {
            shell.tell_error(message);
        }
        return Err(Failure::Divergent);
    }
    let built = papers(shell, &file, &pool, &secret, &entrants)?;
    let lock = locked(&file, &bank, &pool, &built);
    let text = lock.to_text().map_err(|error| shell.failure(error.to_string()))?;
    let kept = unchanged(shell, dir, &lock)?;
    write(shell, dir, &built, &text)?;
    told(shell, dir, built.len(), kept)
}

/// The roster by its name, which may be meant from where one stands or from the folder of the stage.
fn roster_in(dir: &Path, roster: &Path) -> PathBuf {
    let within = dir.join(roster);
    if !roster.exists() && within.exists() { within } else { roster.to_owned() }
}

/// The candidates of a roster.
fn entrants(shell: &Shell, path: &Path) -> Result<Vec<Entrant>, Failure> {
    let text = folder::text(shell, path)?;
    let (entrants, problems): (Vec<Entrant>, Vec<Problem>) = roster::read(&text);
    if problems.is_empty() {
        let unread = roster::unread(&text);
        if !unread.is_empty() {
            let (count, names) = (unread.len(), unread.join(", "));
            shell.tell(&say!(shell.words, "stage-columns-unread", count = count, names = names));
        }
        Ok(entrants)
    } else {
        Err(folder::broken(shell, path, &text, &problems))
    }
}

fn papers(
    shell: &Shell,
    file: &StageFile,
    pool: &[Question<'_>],
    secret: &Secret,
    entrants: &[Entrant],
) -> Result<Vec<Built>, Failure> {
    let (it, en) = (Words::new(Language::Italian, false), Words::new(Language::English, false));
    let words = |language| match language {
        Language::Italian => &it,
        Language::English => &en,
    };
    let face = |item: &Item, language| face(words(language), item);
    let rules = |language| rules(words(language), &file.stage);
    let wording = Wording { face: &face, rules: &rules };
    let mut builder = Builder::new(&file.stage, pool, secret, wording);
    let built: Result<Vec<Built>, BuildError> =
        entrants.iter().enumerate().map(|(place, one)| builder.paper(one, place)).collect();
    built.map_err(|error| match error {
        BuildError::Short(_) => shell.failure(say!(shell.words, "stage-not-met")),
        BuildError::Unwritable(malformed) => shell.failure(malformed.to_string()),
    })
}

fn locked(file: &StageFile, bank: &Bank, pool: &[Question<'_>], built: &[Built]) -> Lock {
    let papers: Vec<LockedPaper> = built.iter().map(|built| built.locked.clone()).collect();
    let shown = papers.iter().flat_map(|paper| &paper.questions);
    let drawn: HashSet<&str> = shown.map(|shown| shown.id.as_str()).collect();
    let is_drawn = |question: &&Question<'_>| drawn.contains(question.item.id.as_str());
    let hash = |question: &Question<'_>| {
        let place = bank.cases.iter().position(|case| std::ptr::eq(case, question.case));
        place.map_or_else(|| Digest::of(""), |place| bank.hashes[place])
    };
    let mut questions: Vec<LockedQuestion> = pool
        .iter()
        .filter(is_drawn)
        .map(|question| locked_question(&file.stage, question, hash(question)))
        .collect();
    questions.sort_by(|one, two| one.id.cmp(&two.id));
    let stage: &Stage = &file.stage;
    let scoring = serde_json::to_string(&stage.scoring).unwrap_or_default();
    Lock::new(
        LockedStage {
            format: lock::FORMAT,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            title: stage.title.clone(),
            date: stage.date.clone(),
            language: stage.language.code().to_owned(),
            edition: stage.edition().year(),
            doctrine: stage.readings.clone(),
            stage_hash: Digest::of(&file.text),
            bank_hash: bank.hash,
            scoring_hash: Digest::of(scoring),
            scoring: stage.scoring.clone(),
            shows: stage.shows,
            questions,
        },
        papers,
    )
}

/// How many papers were there already, as they would be built now. A paper that somebody may hold is never
/// made again differently.
fn unchanged(shell: &Shell, dir: &Path, lock: &Lock) -> Result<usize, Failure> {
    if !dir.join(LOCK).exists() {
        for paper in &lock.papers {
            let path = paper_path(dir, &paper.candidate);
            if path.is_file() && fs::read(&path).is_ok_and(|bytes| Digest::of(bytes) != paper.paper)
            {
                let path = path.display().to_string();
                return Err(shell.failure(say!(
                    shell.words,
                    "stage-paper-in-the-way",
                    path = path
                )));
            }
        }
        return Ok(0);
    }
    let before = folder::lock(shell, dir)?;
    for paper in &before.papers {
        if lock.paper(&paper.candidate) != Some(paper) {
            let candidate = paper.candidate.clone();
            return Err(shell.failure(say!(
                shell.words,
                "stage-papers-differ",
                candidate = candidate
            )));
        }
    }
    if let Some(what) = parted(&before.stage, &lock.stage) {
        return Err(shell.failure(say!(shell.words, "stage-lock-differs", what = what)));
    }
    Ok(before.papers.len())
}

/// What a lock would no longer say as it did: the id of a question, or the name of a part. Keys and rules are
/// frozen with the papers; only questions that nobody had may come in.
fn parted(before: &LockedStage, now: &LockedStage) -> Option<String> {
    let mended = |question: &&LockedQuestion| {
        let mut now = now.question(&question.id).cloned();
        if let Some(now) = now.as_mut().filter(|_| before.is_old()) {
            // Its case file is compared in any case.
            now.shown = question.shown;
        }
        now.as_ref() != Some(*question)
    };
    if let Some(question) = before.questions.iter().find(mended) {
        return Some(question.id.clone());
    }
    let parts = [
        ("stagetoml", before.stage_hash == now.stage_hash),
        ("scoring", before.scoring_hash == now.scoring_hash),
    ];
    parts.iter().find(|(_, same)| !same).map(|(part, _)| (*part).to_owned())
}

fn paper_path(dir: &Path, candidate: &str) -> PathBuf {
    dir.join(PAPERS).join(format!("{candidate}.toml"))
}

/// Everything anew beside the papers, so that a disk that is full leaves the folder as it was; then the papers
/// in their places, and last the lock that says that they are all there.
fn write(shell: &Shell, dir: &Path, built: &[Built], lock: &str) -> Result<(), Failure> {
    let papers = dir.join(PAPERS);
    let unwritable = |path: &Path, error: &io::Error| shell.failure(shell.unwritable(path, error));
    let new = tempfile::Builder::new().prefix(".papers-").tempdir_in(dir);
    let new = new.map_err(|error| unwritable(dir, &error))?;
    let mut places: Vec<(PathBuf, PathBuf)> = Vec::new();
    for (number, built) in built.iter().enumerate() {
        let path = paper_path(dir, &built.locked.candidate);
        if path.is_file()
            && fs::read(&path).is_ok_and(|bytes| Digest::of(bytes) == built.locked.paper)
        {
            continue;
        }
        places.push((new.path().join(number.to_string()), path));
        if let Some((beside, path)) = places.last() {
            written(beside, built.text.as_bytes()).map_err(|error| unwritable(path, &error))?;
        }
    }
    places.push((new.path().join(LOCK), dir.join(LOCK)));
    written(&new.path().join(LOCK), lock.as_bytes())
        .map_err(|error| unwritable(&dir.join(LOCK), &error))?;
    // It holds every key.
    files::keep_private(&new.path().join(LOCK));
    if let Some((_, path)) = places.iter().find(|(_, path)| path.is_dir()) {
        return Err(unwritable(path, &io::ErrorKind::IsADirectory.into()));
    }
    fs::create_dir_all(&papers).map_err(|error| unwritable(&papers, &error))?;
    for (beside, path) in &places {
        fs::rename(beside, path).map_err(|error| unwritable(path, &error))?;
    }
    Ok(())
}

/// Writes a file, and waits until it is on the disk.
fn written(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = fs::File::create_new(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn told(shell: &Shell, dir: &Path, count: usize, kept: usize) -> Result<(), Failure> {
    let words = &shell.words;
    let (papers, lock) = (dir.join(PAPERS), dir.join(LOCK));
    let (papers, lock) = (papers.display().to_string(), lock.display().to_string());
    let mut text = say!(words, "stage-built", count = count, papers = papers, lock = lock);
    if kept > 0 {
        text.push(' ');
        text.push_str(&say!(words, "stage-unchanged", count = kept));
    }
    shell.document(Doc::default().text(text), Format::Text)
}
