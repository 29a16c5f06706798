//! Recognises renamed or rewritten journals, and restores the case and the leading zeros of ids in
//! attendance sheets.

use std::collections::BTreeSet;

use crate::folder::Bytes;
use crate::journal::normalize;
use crate::lock::StageLock;
use crate::notice::Notice;
use crate::roster::AttendanceRow;

/// Returns the candidate whose id is in the name of a journal's file; `None` if the name has no candidate's id.
pub fn candidate_from_name(name: &str, lock: &StageLock) -> Option<String> {
    let stem = name.rsplit('/').next().and_then(normalize::stem)?;
    if lock.paper(stem).is_some() {
        return Some(stem.to_owned());
    }
    // Some file systems ignore case, so the id is also compared without case.
    find_ignoring_case(stem, lock).map(str::to_owned)
}

/// Finds the candidate of this id, ignoring case; no two ids of candidates differ only by case.
fn find_ignoring_case<'l>(id: &str, lock: &'l StageLock) -> Option<&'l str> {
    let mut ids = lock.papers.iter().map(|paper| paper.candidate.as_str());
    ids.find(|other| other.eq_ignore_ascii_case(id))
}

/// Returns a notice if another program renamed or rewrote a journal; `None` otherwise.
pub fn copy_notice(name: &str, bytes: &Bytes) -> Option<Notice> {
    let renamed = !normalize::is_own_name(name);
    let changes =
        bytes.as_ref().map_or_else(|_| Vec::new(), |bytes| normalize::normalized(bytes).changes);
    let rewritten = !changes.is_empty();
    (renamed || rewritten).then_some(Notice::Copied { renamed, rewritten, changes })
}

/// Lists the candidates whose ids differ from the number `id` at most by leading zeros; empty if `id` is not a number.
pub fn like_but_for_zeros<'l>(id: &str, lock: &'l StageLock) -> impl Iterator<Item = &'l str> {
    let number = |id: &str| {
        let is_number = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| id.trim_start_matches('0').to_owned())
    };
    let wanted = number(id);
    let ids = lock.papers.iter().map(|paper| paper.candidate.as_str());
    ids.filter(move |other| wanted.is_some() && number(other) == wanted)
}

/// Replaces ids of attendance rows by the ids of the lock: corrects their case, and restores leading zeros that a
/// spreadsheet removed. Zeros are restored only if exactly one candidate matches, and no other row has the id of this
/// candidate or matches it. Returns a notice for each id whose zeros are restored.
pub fn normalize_ids(rows: &mut [AttendanceRow], lock: &StageLock) -> Vec<(String, Notice)> {
    for row in rows.iter_mut() {
        if let Some(id) = find_ignoring_case(&row.candidate, lock) {
            row.candidate = id.to_owned();
        }
    }
    let known: BTreeSet<String> = rows.iter().map(|row| row.candidate.clone()).collect();
    let mut notices = Vec::new();
    let only_like = |id: &str| {
        let like: Vec<&str> = like_but_for_zeros(id, lock).collect();
        if let [only] = like[..] { Some(only) } else { None }
    };
    let unknown = rows.iter().filter(|row| lock.paper(&row.candidate).is_none());
    let matched: Vec<&str> = unknown.filter_map(|row| only_like(&row.candidate)).collect();
    for row in rows.iter_mut().filter(|row| lock.paper(&row.candidate).is_none()) {
        if let Some(only) = only_like(&row.candidate)
            && !known.contains(only)
            && matched.iter().filter(|other| **other == only).count() == 1
        {
            let candidate = only.to_owned();
            let written = std::mem::replace(&mut row.candidate, candidate.clone());
            notices.push((candidate.clone(), Notice::ZerosLost { written, candidate }));
        }
    }
    notices
}
