//! What people's own programs did to the files of a stage: journals renamed or rewritten, ids without their zeros.

use std::collections::BTreeSet;

use crate::folder::Bytes;
use crate::journal::normalize;
use crate::lock::StageLock;
use crate::notice::Notice;
use crate::roster::AttendanceRow;

/// Whose a journal should be, by its name alone.
pub fn candidate_from_name(name: &str, lock: &StageLock) -> Option<String> {
    let stem = name.rsplit('/').next().and_then(normalize::stem)?;
    if lock.paper(stem).is_some() {
        return Some(stem.to_owned());
    }
    // Some file systems do not tell upper case from lower.
    find_ignoring_case(stem, lock).map(str::to_owned)
}

/// The candidate whose id this is, in whatever case: no two ids differ by it alone.
fn find_ignoring_case<'l>(id: &str, lock: &'l StageLock) -> Option<&'l str> {
    let mut ids = lock.papers.iter().map(|paper| paper.candidate.as_str());
    ids.find(|other| other.eq_ignore_ascii_case(id))
}

/// Whether a journal was renamed or rewritten by another program.
pub fn copy_notice(name: &str, bytes: &Bytes) -> Option<Notice> {
    let renamed = !normalize::is_own_name(name);
    let changes =
        bytes.as_ref().map_or_else(|_| Vec::new(), |bytes| normalize::normalized(bytes).changes);
    let rewritten = !changes.is_empty();
    (renamed || rewritten).then_some(Notice::Copied { renamed, rewritten, changes })
}

/// The candidates whose id, a number, differs from this one by zeros at the beginning alone.
pub fn like_but_for_zeros<'l>(id: &str, lock: &'l StageLock) -> impl Iterator<Item = &'l str> {
    let number = |id: &str| {
        let is_number = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| id.trim_start_matches('0').to_owned())
    };
    let wanted = number(id);
    let ids = lock.papers.iter().map(|paper| paper.candidate.as_str());
    ids.filter(move |other| wanted.is_some() && number(other) == wanted)
}

/// Writes the ids as the lock has them, in its case and with the zeros that a spreadsheet took off, where only one
/// candidate can be meant and has no other row: what is to be told of the zeros.
pub fn normalize_ids(slips: &mut [AttendanceRow], lock: &StageLock) -> Vec<(String, Notice)> {
    for slip in slips.iter_mut() {
        if let Some(id) = find_ignoring_case(&slip.candidate, lock) {
            slip.candidate = id.to_owned();
        }
    }
    let known: BTreeSet<String> = slips.iter().map(|slip| slip.candidate.clone()).collect();
    let mut told = Vec::new();
    for slip in slips.iter_mut().filter(|slip| lock.paper(&slip.candidate).is_none()) {
        let like: Vec<&str> = like_but_for_zeros(&slip.candidate, lock).collect();
        if let [only] = like[..]
            && !known.contains(only)
        {
            let candidate = only.to_owned();
            let written = std::mem::replace(&mut slip.candidate, candidate.clone());
            told.push((candidate.clone(), Notice::ZerosLost { written, candidate }));
        }
    }
    told
}
