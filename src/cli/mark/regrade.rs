//! `arbitro mark --against`: what marking again changes. Dry run unless `--write`.

use std::collections::BTreeSet;
use std::path::Path;

use clap::ArgMatches;
use serde::Serialize;

use crate::cli::args::format_of;
use crate::cli::shell::{Failure, Format, Shell};
use crate::cli::stage::folder;
use crate::exam::key::Key;
use crate::exam::lock::Lock;
use crate::exam::marking::{Change, Marker, Policy, changes};
use crate::exam::regrade::{Policies, decided, keys, never_lower};
use crate::exam::results::Problem;
use crate::report::marking::regrade::{Rekeyed, regrade};
use crate::report::marking::summary::problems;
use crate::report::text::say;

use super::{Marked, doctrine, frozen, hash, marked, output, published, sheets};

/// The diff, for programs.
#[derive(Serialize)]
struct DiffJson {
    marked: usize,
    questions: Vec<QuestionJson>,
    changes: Vec<ChangeJson>,
    /// The sheets that the commission has to look at.
    problems: Vec<Problem>,
    written: bool,
}

#[derive(Serialize)]
struct QuestionJson {
    id: String,
    before: Key,
    after: Option<Key>,
}

#[derive(Serialize)]
struct ChangeJson {
    id: String,
    name: String,
    before: i64,
    after: i64,
    passed_before: bool,
    passed_after: bool,
    questions: Vec<String>,
}

pub fn run(shell: &Shell, matches: &ArgMatches, dir: &Path, path: &Path) -> Result<(), Failure> {
    let lock = folder::read_lock(shell, path)?;
    let file = folder::stage(shell, dir)?;
    let terms = &file.stage.terms;
    let bank = folder::bank(shell, dir, &file.stage, terms.edition)?;
    let found = keys(&lock, &bank.cases, terms);
    let hash = hash(shell, path)?;
    // What is compared with is what was published last; before anything was, the keys of the lock.
    let published = published(shell, dir, &lock)?;
    let mut policies = published.as_ref().map_or_else(Policies::new, |old| decided(old, &lock));
    decide(shell, matches, &lock, &mut policies)?;
    let new = settled(shell, &lock, &found, &policies)?;
    let sheets = sheets::gather(shell, dir, &lock)?;
    let by_lock = Marker::new(&lock, frozen(&lock), &Policies::new());
    let before = match published {
        Some(published) => published.candidates,
        None => marked(&lock, hash, &by_lock, &sheets).results.candidates,
    };
    let marker = Marker::new(&lock, new, &policies);
    let mut after = marked(&lock, hash, &marker, &sheets);
    after.results.regraded = true;
    let keeps = matches.get_flag("never-lower");
    if keeps {
        never_lower(&before, &mut after.results.candidates);
    }
    after.results.stage.edition = terms.edition.year();
    after.results.stage.doctrine = doctrine(&file.stage.readings);
    let changed = changes(&before, &after.results.candidates);
    let rekeyed = rekeyed(&lock, &found, &policies);
    let writes = matches.get_flag("write");
    // Whoever reads that it is written can rely on it.
    if writes {
        output::write(shell, dir, &lock, &after.results, &sheets, &bank.cases, terms)?;
    }
    if format_of(matches) == Format::Json {
        json(shell, &rekeyed, &changed, &after, writes)?;
    } else {
        let count = after.results.candidates.len();
        let mut diff = regrade(&shell.words, &rekeyed, &changed, count, keeps);
        problems(&shell.words, &mut diff, &after.results.problems);
        diff.blank();
        shell.document(&diff, Format::Text)?;
    }
    if !writes {
        shell.tell(&say!(shell.words, "regrade-dry-run"));
    }
    if sheets.refused { Err(Failure::Divergent) } else { Ok(()) }
}

/// Adds the policies that were asked for to those decided before. `ID=rescore` takes one back.
fn decide(
    shell: &Shell,
    matches: &ArgMatches,
    lock: &Lock,
    policies: &mut Policies,
) -> Result<(), Failure> {
    let mut asked = BTreeSet::new();
    for text in matches.get_many::<String>("policy").into_iter().flatten() {
        let bad = |key| shell.failure(say!(shell.words, key, text = text.clone()));
        let parts = text.split_once('=');
        let question = parts.and_then(|(id, policy)| Some((lock.stage.question(id)?, policy)));
        let Some((question, policy)) = question else { return Err(bad("regrade-bad-policy")) };
        if !asked.insert(question.id.as_str()) {
            return Err(bad("regrade-two-policies"));
        }
        if policy == "rescore" {
            policies.remove(&question.id);
        } else {
            let policy = Policy::read(policy, question);
            policies.insert(question.id.clone(), policy.ok_or_else(|| bad("regrade-bad-policy"))?);
        }
    }
    Ok(())
}

/// The keys to mark by. A question that cannot be compared keeps its key only where a policy makes it count
/// for nothing or for everybody.
fn settled(
    shell: &Shell,
    lock: &Lock,
    found: &[Option<Key>],
    policies: &Policies,
) -> Result<Vec<Key>, Failure> {
    let mut gone = Vec::new();
    let mut keys = Vec::new();
    for (question, key) in lock.stage.questions.iter().zip(found) {
        match (key, policies.get(&question.id)) {
            (Some(key), _) => keys.push(key.clone()),
            (None, Some(Policy::Drop | Policy::Full)) => keys.push(question.key.clone()),
            (None, Some(Policy::Accept(_)) | None) => gone.push(question.id.as_str()),
        }
    }
    if gone.is_empty() {
        return Ok(keys);
    }
    let (count, ids) = (gone.len(), gone.join(", "));
    Err(shell.failure(say!(shell.words, "regrade-not-comparable", count = count, ids = ids)))
}

/// The questions whose key or treatment is another.
fn rekeyed<'q>(
    lock: &'q Lock,
    found: &'q [Option<Key>],
    policies: &'q Policies,
) -> Vec<Rekeyed<'q>> {
    let all = lock.stage.questions.iter().zip(found).map(|(question, key)| Rekeyed {
        question,
        key: key.as_ref(),
        policy: policies.get(&question.id),
    });
    all.filter(|rekeyed| rekeyed.policy.is_some() || rekeyed.key != Some(&rekeyed.question.key))
        .collect()
}

fn json(
    shell: &Shell,
    rekeyed: &[Rekeyed<'_>],
    changes: &[Change],
    after: &Marked,
    written: bool,
) -> Result<(), Failure> {
    let question = |rekeyed: &Rekeyed<'_>| QuestionJson {
        id: rekeyed.question.id.clone(),
        before: rekeyed.question.key.clone(),
        after: rekeyed.key.cloned(),
    };
    let change = |change: &Change| ChangeJson {
        id: change.id.clone(),
        name: change.name.clone(),
        before: change.score[0],
        after: change.score[1],
        passed_before: change.passed[0],
        passed_after: change.passed[1],
        questions: change.questions.iter().map(|(id, _)| id.clone()).collect(),
    };
    let diff = DiffJson {
        marked: after.results.candidates.len(),
        questions: rekeyed.iter().map(question).collect(),
        changes: changes.iter().map(change).collect(),
        problems: after.results.problems.clone(),
        written,
    };
    shell.json(&diff, true)
}
