//! Tests truncated and corrupted files. No file causes a panic; a stage file or roster is read or reported, and every
//! change of a lock, or of a journal before its last record, is detected.

use arbitro_exam::journal;
use arbitro_exam::lock::StageLock;
use arbitro_exam::roster::{read, read_attendance};
use arbitro_exam::stage;
use std::fs;

use super::{rules, sat};

/// Returns copies of the text, each truncated at one place or with one byte changed; copies that are not UTF-8 are left
/// out.
fn spoilt(text: &str) -> impl Iterator<Item = String> {
    let bytes = text.as_bytes();
    let cuts = (0..bytes.len()).map(|at| bytes[..at].to_vec());
    let changes = (0..bytes.len()).flat_map(|at| {
        [1u8, 2, 16].map(|bit| {
            let mut bytes = bytes.to_vec();
            bytes[at] ^= bit;
            bytes
        })
    });
    cuts.chain(changes).filter_map(|bytes| String::from_utf8(bytes).ok())
}

#[test]
fn garbage_stages_and_rosters_are_read_or_reported() {
    for text in spoilt(&rules()) {
        let (stage, problems) = stage::read(&text);
        assert_eq!(stage.is_none(), !problems.is_empty(), "{text}");
        let is_within = |span: &std::ops::Range<usize>| span.end <= text.len();
        assert!(problems.iter().all(|problem| is_within(&problem.span)), "{text}");
    }
    let roster =
        "\u{feff}id;nome;minuti_extra;lingua\r\nT1;\"D'Alò; \"\"N\"\"\";15;it\r\n\r\nT2;Ugo;;\r\n";
    for text in spoilt(roster) {
        let (entrants, problems) = read(&text);
        assert!(!entrants.is_empty() || !problems.is_empty(), "{text}");
        read_attendance(&text, &[30]);
    }
}

#[test]
fn a_lock_changed_anywhere_is_detected() {
    let text = fs::read_to_string(sat().path("stage.lock")).unwrap();
    assert!(StageLock::read(&text).is_ok());
    // The last line end is left out, since changing it is not an error.
    let whole = text.trim_end();
    for spoilt in spoilt(whole) {
        assert!(StageLock::read(&spoilt).is_err(), "{spoilt}");
    }
    assert_eq!(StageLock::read(&text.replace('\n', "\r\n")), StageLock::read(&text));
}

#[test]
fn a_journal_changed_before_its_last_record_is_detected() {
    let bytes = fs::read(sat().path("papers/T1.journal")).unwrap();
    let whole = journal::read(&bytes).unwrap();
    for at in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        // If the last record was changed, it may look like an incomplete record.
        let is_known = |read: journal::Journal| read.torn_bytes > 0 && read.head != whole.head;
        assert!(journal::read(&changed).map_or(true, is_known), "byte {at}");
        assert!(journal::read(&bytes[..at]).map_or(true, |read| read.head != whole.head), "{at}");
    }
}
