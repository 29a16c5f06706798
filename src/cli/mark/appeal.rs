//! `arbitro appeal`: the file of one question of one candidate.

use clap::ArgMatches;

use crate::casebook::Case;
use crate::cli::args::format_of;
use crate::cli::shell::{Failure, Shell};
use crate::cli::stage::folder::{self, LOCK};
use crate::diag::nearest;
use crate::exam::digest::Digest;
use crate::exam::lock::{Lock, LockedPaper, Shown};
use crate::exam::marking::Marker;
use crate::exam::regrade::Policies;
use crate::exam::results::{Problem, Results};
use crate::report::marking::Rulings;
use crate::report::marking::appeal::{Appealed, appeal};
use crate::report::text::{capitalised, say};

use super::{doctrine, frozen, hash, published, sheets, terms};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let dir = folder::dir(shell, matches)?;
    let argument = |name: &str| matches.get_one::<String>(name).map_or("", String::as_str);
    let lock = folder::lock(shell, dir)?;
    let paper = paper(shell, &lock, argument("candidate"))?;
    let place = place(shell, paper, argument("question"))?;
    let file = folder::stage(shell, dir)?;
    let terms = terms(shell, &lock)?;
    let bank = folder::bank(shell, dir, &file.stage, terms.edition)?;
    let sheets = sheets::gather(shell, dir, &lock)?;
    let Some(found) = sheets.of(&paper.candidate) else {
        let of = |problem: &&Problem| problem.candidate.as_ref() == Some(&paper.candidate);
        let told = |problem: &Problem| format!("{}: {}", problem.sheet, problem.what);
        let notes: Vec<String> = sheets.problems.iter().filter(of).map(told).collect();
        let notes = notes.join(" ");
        let name = paper.name.clone();
        return Err(shell.failure(say!(shell.words, "appeal-no-sheet", name = name, why = notes)));
    };
    let shown = &paper.questions[place];
    let gone = || shell.failure(say!(shell.words, "appeal-gone", id = shown.id.clone()));
    let question = lock.stage.question(&shown.id).ok_or_else(gone)?;
    let hash = hash(shell, &dir.join(LOCK))?;
    // What was published last, decisions of the commission and all; before anything was, the keys of the lock.
    let published = published(shell, dir, &lock)?;
    let of = |results: &Results| {
        let mut candidates = results.candidates.iter();
        let candidate = candidates.find(|one| one.id == paper.candidate);
        candidate.and_then(|one| one.answers.get(place).cloned())
    };
    let marker = Marker::new(&lock, frozen(&lock), &Policies::new());
    let answer = match published.as_ref().and_then(of) {
        Some(answer) => answer,
        None => {
            let receipt = found.journal.receipt();
            let marked = marker.mark(paper, &found.sheet, receipt).ok_or_else(gone)?;
            marked.answers.get(place).cloned().ok_or_else(gone)?
        }
    };
    let mut rulings = Rulings::new(&lock, &bank.cases, &terms);
    let ruled = rulings.of(shown).ok_or_else(gone)?;
    let appealed = Appealed {
        lock: &lock,
        lock_hash: hash,
        paper,
        question,
        shown,
        answer: &answer,
        journal: &found.journal,
        ruled,
        edition: terms.edition,
        doctrine: doctrine(&lock.stage.doctrine),
        file_now: file_hash(&bank.cases, &bank.hashes, shown),
    };
    shell.document(&appeal(&shell.words, &appealed), format_of(matches))
}

/// The hash of the case file of a question as it is now.
fn file_hash(cases: &[Case], hashes: &[Digest], shown: &Shown) -> Digest {
    let mut files = cases.iter().zip(hashes);
    let found = files.find(|(case, _)| case.items.iter().any(|item| item.id == shown.id));
    found.map_or_else(|| Digest::of(""), |(_, hash)| *hash)
}

fn paper<'l>(shell: &Shell, lock: &'l Lock, candidate: &str) -> Result<&'l LockedPaper, Failure> {
    lock.paper(candidate).ok_or_else(|| {
        let ids = lock.papers.iter().map(|paper| paper.candidate.as_str());
        let mut message = say!(shell.words, "mark-stranger", candidate = candidate);
        if let Some(near) = nearest(candidate, ids) {
            message = format!("{message} {}", capitalised(&say!(shell.words, "near", near = near)));
        }
        shell.failure(message)
    })
}

/// The place in a paper of a question, by its number there or by its id.
fn place(shell: &Shell, paper: &LockedPaper, named: &str) -> Result<usize, Failure> {
    let by_number = named.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let by_number = by_number.filter(|place| *place < paper.questions.len());
    let by_id = || paper.questions.iter().position(|shown| shown.id == named);
    by_number.or_else(by_id).ok_or_else(|| {
        let (named, count) = (named.to_owned(), paper.questions.len());
        shell.failure(say!(shell.words, "appeal-no-question", named = named, count = count))
    })
}
