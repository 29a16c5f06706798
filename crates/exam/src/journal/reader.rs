//! Reads a journal: verifies every record, and distinguishes an incomplete last record from an altered record.

use crate::digest::Digest;

use super::chain::HashChain;
use super::record::RecordError;
use super::rules::{JournalRule, order_violation};
use super::{Journal, JournalError, JournalRecord, RecordKind};

/// Reads a journal and verifies its records.
///
/// # Errors
/// A [`JournalError`] for the first line that does not verify or that has an impossible record, or
/// for bytes that have no complete record or are not a journal.
pub fn read(bytes: &[u8]) -> Result<Journal, JournalError> {
    let mut reader = JournalReader::of(bytes);
    let mut has_expired = false;
    let (mut checkpoints, mut reworded) = (Vec::new(), Vec::new());
    let mut chain: Option<HashChain> = None;
    while let Some(line) = reader.line() {
        let number = reader.records.len() + 1;
        let verified = match &chain {
            None => first(line),
            Some(chain) => self::verified(chain, line, number),
        };
        let (record, after) = match verified {
            Ok(record) => record,
            // The record verifies, so the line is complete, and the error is not the result of an interrupted write.
            Err(error @ (JournalError::Unknown { .. } | JournalError::Field { .. })) => {
                return Err(error);
            }
            Err(_) if reader.is_torn(line) => break,
            Err(error) => return Err(error),
        };
        in_order(number, reader.records.last(), has_expired, &record)?;
        has_expired |= record.what == RecordKind::Expired;
        if let RecordKind::Checkpoint { minute } = record.what {
            checkpoints.push((minute, after.head().checkpoint()));
        }
        if is_reworded(line, &record) {
            reworded.push(number);
        }
        chain = Some(after);
        reader.records.push(record);
        reader.at += line.len() + 1;
    }
    let torn = bytes.len() - reader.at;
    let records = reader.records;
    let (Some(chain), Some(RecordKind::Start { paper, candidate, .. })) =
        (chain, records.first().map(|record| &record.what))
    else {
        let is_torn = is_beginning(bytes);
        return Err(if is_torn { JournalError::Empty { torn } } else { JournalError::NotAJournal });
    };
    let (paper, candidate) = (*paper, candidate.clone());
    let head = chain.head();
    let verified_bytes = reader.at;
    Ok(Journal {
        verified_bytes,
        torn_bytes: torn,
        head,
        checkpoints,
        reworded_lines: reworded,
        paper,
        candidate,
        records,
    })
}

/// Returns the hash of the paper and the candidate's id from the first record; `None` if this record does not verify.
pub fn owner(bytes: &[u8]) -> Option<(Digest, String)> {
    let line = bytes.split(|byte| *byte == b'\n').next()?;
    match first(line).ok()?.0.what {
        RecordKind::Start { paper, candidate, .. } => Some((paper, candidate)),
        _ => None,
    }
}

/// Reads the lines of a journal, and holds the records read so far.
pub(super) struct JournalReader<'j> {
    bytes: &'j [u8],
    /// The offset of the next line, in bytes.
    pub at: usize,
    /// The records read so far.
    pub records: Vec<JournalRecord>,
}

impl<'j> JournalReader<'j> {
    /// Creates a reader at the first line of a journal.
    pub fn of(bytes: &'j [u8]) -> JournalReader<'j> {
        JournalReader { bytes, at: 0, records: Vec::with_capacity(bytes.len() / 200) }
    }

    fn rest(&self) -> &'j [u8] {
        &self.bytes[self.at..]
    }

    /// Returns the next line, without its line end; `None` if no complete line is left.
    pub fn line(&self) -> Option<&'j [u8]> {
        let rest = self.rest();
        let end = rest.iter().position(|byte| *byte == b'\n')?;
        Some(&rest[..end])
    }

    /// Returns true if a line that does not verify results from an interrupted write: only NULs
    /// follow the line, and either its JSON is shorter than its length field states, or the line
    /// contains NULs, which file systems write where a block was lost, and its JSON is not longer
    /// than stated.
    pub fn is_torn(&self, line: &[u8]) -> bool {
        let is_last = self.rest()[line.len() + 1..].iter().all(|byte| *byte == 0);
        is_last
            && match parts(line) {
                Some(parts) if parts.json.len() < parts.length => true,
                Some(parts) => parts.json.len() == parts.length && line.contains(&0),
                None => line.contains(&0),
            }
    }
}

/// The fields of a line of a journal.
pub(super) struct LineParts<'j> {
    /// The digits of the record's number.
    pub number: &'j [u8],
    length: usize,
    /// The hexadecimal digits of the record's hash.
    pub hash: &'j [u8],
    /// The JSON of the record.
    pub json: &'j [u8],
}

/// Splits a line into its fields; `None` if the line does not have the form of a journal's line.
pub(super) fn parts(line: &[u8]) -> Option<LineParts<'_>> {
    let mut parts = line.splitn(3, |byte| *byte == b' ');
    let (number, length, rest) = (parts.next()?, parts.next()?, parts.next()?);
    let (hash, json) = rest.split_at_checked(64)?;
    let json = json.strip_prefix(b" ")?;
    let digits = |text: &[u8]| text.first().is_some_and(|first| (b'1'..=b'9').contains(first));
    if !digits(number) || !digits(length) {
        return None;
    }
    let length = std::str::from_utf8(length).ok()?.parse().ok()?;
    Some(LineParts { number, length, hash, json })
}

/// Verifies the first record, which names the paper from whose hash the chain starts.
fn first(line: &[u8]) -> Result<(JournalRecord, HashChain), JournalError> {
    let parts = parts(line).ok_or(JournalError::NotAJournal)?;
    if parts.number != b"1" {
        return Err(JournalError::OutOfSequence { line: 1 });
    }
    let altered = JournalError::Altered { line: 1 };
    let Some(record) = JournalRecord::from_json(parts.json) else { return Err(altered) };
    let RecordKind::Start { paper, .. } = &record.what else {
        return Err(JournalError::NotAJournal);
    };
    let chain = HashChain::new(*paper).extended(parts.json);
    if parts.length != parts.json.len() || !chain.is_written(parts.hash) {
        return Err(altered);
    }
    Ok((record, chain))
}

/// Verifies a line as the record of this number, which continues the chain.
pub(super) fn verified(
    chain: &HashChain,
    line: &[u8],
    number: usize,
) -> Result<(JournalRecord, HashChain), JournalError> {
    let altered = JournalError::Altered { line: number };
    let Some(parts) = parts(line) else { return Err(altered) };
    let after = chain.extended(parts.json);
    let is_next = parts.number == number.to_string().as_bytes();
    let is_written = after.is_written(parts.hash);
    if !is_written && !is_next {
        return Err(JournalError::OutOfSequence { line: number });
    }
    if !is_written || !is_next || parts.length != parts.json.len() {
        return Err(altered);
    }
    let misread = |why: RecordError| match why {
        RecordError::Kind => JournalError::Unknown { line: number },
        RecordError::Field { field, value } => JournalError::Field { line: number, field, value },
    };
    Ok((JournalRecord::read(parts.json).map_err(misread)?, after))
}

/// Returns true if the JSON of a verified line differs from the text that the program writes for the same record.
pub(super) fn is_reworded(line: &[u8], record: &JournalRecord) -> bool {
    parts(line).is_none_or(|parts| !record.is_written_as(parts.json))
}

/// Checks a record against the rules of order that every readable journal keeps.
pub(super) fn in_order(
    line: usize,
    last: Option<&JournalRecord>,
    has_expired: bool,
    record: &JournalRecord,
) -> Result<(), JournalError> {
    // The function `first` checks the first record of a whole journal; a salvaged part may begin
    // with any record.
    if last.is_none() {
        return Ok(());
    }
    match order_violation(last, has_expired, record) {
        None => Ok(()),
        Some(JournalRule::AfterEnd) => Err(JournalError::AfterEnd { line }),
        Some(rule) => Err(JournalError::Breaks { line, rule }),
    }
}

/// Returns true if bytes without a complete record are the beginning of a journal, cut anywhere:
/// `1 <length> <hash> {...`. The first NUL and all bytes after it are ignored.
fn is_beginning(bytes: &[u8]) -> bool {
    let end = bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len());
    let Ok(text) = std::str::from_utf8(&bytes[..end]) else {
        // The text was cut within a character.
        return bytes.starts_with(b"1 ") && bytes.contains(&b'{');
    };
    let mut parts = text.splitn(4, ' ');
    let mut part = |fits: fn(&str) -> bool| parts.next().is_none_or(fits);
    part(|number| "1".starts_with(number))
        && part(|length| length.chars().all(|c| c.is_ascii_digit()))
        && part(|hash| hash.len() <= 64 && hash.chars().all(|c| c.is_ascii_hexdigit()))
        && part(|json| json.is_empty() || json.starts_with('{'))
}

#[cfg(test)]
mod tests {
    use super::super::{self as journal, GivenAnswer, SittingNote};
    use super::*;

    fn write(paper: Digest, records: &[JournalRecord]) -> Vec<u8> {
        journal::write(paper, records).unwrap()
    }

    fn paper() -> Digest {
        Digest::of("a paper")
    }

    fn record(at: u64, what: RecordKind) -> JournalRecord {
        JournalRecord { at, clock: "2026-12-05T09:30:00Z".to_owned(), what }
    }

    fn start() -> JournalRecord {
        let (candidate, stage) = ("niccolò".to_owned(), "Verifica «2026»".to_owned());
        record(
            0,
            RecordKind::Start { paper: paper(), candidate, stage, program: "0.1.0".to_owned() },
        )
    }

    fn answer(at: u64, question: usize, chosen: &[usize], cited: Option<&str>) -> JournalRecord {
        let (chosen, cited) = (chosen.to_vec(), cited.map(str::to_owned));
        record(at, RecordKind::Answer { question, chosen, cited })
    }

    /// Returns a sitting with records of most kinds.
    fn sitting() -> Vec<JournalRecord> {
        vec![
            start(),
            record(10, RecordKind::View { question: 1 }),
            answer(900, 1, &[2], Some("45 C4(b) \"o così\"")),
            record(1000, RecordKind::Flag { question: 1, on: true }),
            record(31_000, RecordKind::Tick),
            record(31_500, RecordKind::Resume { away: 240, dropped: 17 }),
            record(32_000, RecordKind::Jump { by: -3600 }),
            answer(33_000, 2, &[0, 3], None),
            answer(34_000, 1, &[], None),
            record(60_000, RecordKind::Expired),
            record(60_000, RecordKind::HandIn),
        ]
    }

    /// Returns the offset of each line, and the length of the bytes.
    fn bounds(bytes: &[u8]) -> Vec<usize> {
        let ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        std::iter::once(0).chain(ends.map(|(at, _)| at + 1)).collect()
    }

    #[test]
    fn what_is_written_is_read_back_and_comes_to_a_sheet() {
        let journal = read(&write(paper(), &sitting())).unwrap();
        assert_eq!(journal.records, sitting());
        assert_eq!((journal.paper(), journal.candidate()), (paper(), "niccolò"));
        assert_eq!((journal.torn_bytes, journal.handed_in()), (0, true));
        assert_eq!(journal.receipt(), journal.head.receipt());
        let sheet = journal.sheet(3).unwrap();
        assert_eq!(sheet.answers[0], GivenAnswer { flagged: true, ..GivenAnswer::default() });
        assert_eq!(sheet.answers[1].chosen, [0, 3]);
        assert!(sheet.answers[2].is_blank() && sheet.handed_in && sheet.expired);
        assert_eq!(sheet.elapsed_ms, 60_000);
        let clock = "2026-12-05T09:30:00Z".to_owned();
        let resumed =
            SittingNote::Resumed { at: 31_500, clock: clock.clone(), away: 240, dropped: 17 };
        assert_eq!(sheet.notes, [resumed, SittingNote::Jumped { at: 32_000, clock, by: -3600 }]);
        let beyond = JournalError::NoSuchQuestion { line: 8, question: 2 };
        assert_eq!(journal.sheet(1), Err(beyond));
    }

    #[test]
    fn the_form_is_the_one_that_is_documented() {
        let bytes = write(paper(), &[start(), answer(7, 1, &[1], None)]);
        let text = String::from_utf8(bytes).unwrap();
        let line = text.lines().last().unwrap();
        let json = r#"{"at":7,"clock":"2026-12-05T09:30:00Z","what":"answer","question":1,"chosen":[1],"cited":null}"#;
        let origin = Digest::of_parts([b"arbitro journal 1".as_slice(), paper().bytes()]);
        let first = text.lines().next().unwrap().splitn(4, ' ').last().unwrap();
        let before = Digest::of_parts([origin.bytes().as_slice(), b"1", first.as_bytes()]);
        let hash = Digest::of_parts([before.bytes().as_slice(), b"2", json.as_bytes()]);
        assert_eq!(line, format!("2 {} {hash} {json}", json.len()));
    }

    #[test]
    fn a_journal_cut_at_any_byte_keeps_every_record_that_was_whole() {
        let bytes = write(paper(), &sitting());
        let bounds = bounds(&bytes);
        for end in 0..=bytes.len() {
            let whole = bounds.iter().rposition(|bound| *bound <= end).unwrap();
            let torn = end - bounds[whole];
            for nuls in [0, 1, 5] {
                let mut cut = bytes[..end].to_vec();
                cut.resize(end + nuls, 0);
                let torn = torn + nuls;
                if whole == 0 {
                    assert_eq!(read(&cut), Err(JournalError::Empty { torn }), "cut at {end}");
                    continue;
                }
                let journal = read(&cut).unwrap();
                assert_eq!(journal.records, sitting()[..whole], "cut at {end}");
                assert_eq!(
                    (journal.torn_bytes, journal.verified_bytes),
                    (torn, bounds[whole]),
                    "cut at {end}"
                );
            }
        }
    }

    #[test]
    fn a_last_line_with_a_hole_or_shorter_than_it_says_is_torn() {
        let bytes = write(paper(), &sitting());
        let bounds = bounds(&bytes);
        let last = bounds[bounds.len() - 2];
        let mut holed = bytes.clone();
        holed[last + 20..last + 90].fill(0);
        let mut short = bytes.clone();
        short.drain(last + 80..last + 85);
        for (torn, bytes) in [(bytes.len() - last, holed), (bytes.len() - last - 5, short)] {
            let journal = read(&bytes).unwrap();
            assert_eq!((journal.records.len(), journal.torn_bytes), (sitting().len() - 1, torn));
            assert!(!journal.handed_in());
            let note = SittingNote::Torn { bytes: torn };
            assert_eq!(journal.sheet(2).unwrap().notes.last(), Some(&note));
        }
    }

    #[test]
    fn every_change_of_a_byte_is_seen_at_its_line() {
        let bytes = write(paper(), &sitting());
        let bounds = bounds(&bytes);
        for at in 0..bytes.len() {
            let line = bounds.iter().rposition(|bound| *bound <= at).unwrap() + 1;
            for byte in [bytes[at] ^ 1, bytes[at].wrapping_add(1), b'9', b' ', b'\n', 0] {
                let mut changed = bytes.clone();
                changed[at] = byte;
                if changed == bytes {
                    continue;
                }
                let read = read(&changed);
                let context = format!("byte {at} of line {line} as {byte}: {read:?}");
                if line == bounds.len() - 1 {
                    // The changed last line may look torn; its record is then not used.
                    let count = read.map_or(0, |journal| journal.records.len());
                    assert!(count < sitting().len(), "{context}");
                } else if line == 1 {
                    assert!(read.is_err(), "{context}");
                } else {
                    assert_eq!(read, Err(JournalError::Altered { line }), "{context}");
                }
            }
        }
    }

    #[test]
    fn lines_swapped_removed_or_doubled_are_seen() {
        let bytes = write(paper(), &sitting());
        let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
        for at in 1..lines.len() - 1 {
            let mut removed = lines.clone();
            removed.remove(at);
            let mut swapped = lines.clone();
            swapped.swap(at, at + 1);
            for moved in [removed, swapped] {
                let error = JournalError::OutOfSequence { line: at + 1 };
                assert_eq!(read(&moved.concat()), Err(error), "line {}", at + 1);
            }
            let mut doubled = lines.clone();
            doubled.insert(at, lines[at]);
            let error = JournalError::OutOfSequence { line: at + 2 };
            assert_eq!(read(&doubled.concat()), Err(error), "line {}", at + 1);
        }
    }

    #[test]
    fn a_chain_that_holds_is_refused_where_no_sitting_could_have_written_it() {
        let error = |records: &[JournalRecord]| read(&write(paper(), records)).unwrap_err();
        let mut after = sitting();
        after.push(record(60_000, RecordKind::Tick));
        assert_eq!(error(&after), JournalError::AfterEnd { line: 12 });
        let mut late = sitting();
        late[10] = answer(60_001, 1, &[0], None);
        assert_eq!(error(&late), JournalError::AfterEnd { line: 11 });
        let breaks = |line, rule| JournalError::Breaks { line, rule };
        assert_eq!(error(&[start(), start()]), breaks(2, JournalRule::OneStart));
        let back = [start(), record(5, RecordKind::Tick), record(4, RecordKind::Tick)];
        assert_eq!(error(&back), breaks(3, JournalRule::TimeBack));
        assert_eq!(error(&[record(0, RecordKind::Tick)]), JournalError::NotAJournal);
    }

    /// The error names a field or value that the program never writes.
    #[test]
    fn a_field_that_no_record_has_is_named() {
        let error = |json: &str| {
            let chain = HashChain::new(paper());
            let (mut bytes, chain) = chain.line(&start()).unwrap();
            let after = chain.extended(json.as_bytes());
            bytes.extend(format!("2 {} {} {json}\n", json.len(), after.head()).into_bytes());
            read(&bytes).unwrap_err()
        };
        let field = |field: &str, value: &str| {
            let (field, value) = (field.to_owned(), value.to_owned());
            JournalError::Field { line: 2, field, value }
        };
        assert_eq!(error(r#"{"at":-5,"clock":"","what":"tick"}"#), field("at", "-5"));
        let huge = r#"{"at":1000000000000000000000000000000,"clock":"","what":"tick"}"#;
        assert!(matches!(error(huge), JournalError::Field { line: 2, field, .. } if field == "at"));
        assert_eq!(
            error(r#"{"at":5,"clock":"","what":"tick","note":"x"}"#),
            field("note", "\"x\"")
        );
        assert_eq!(error(r#"{"at":5,"clock":"","what":"view"}"#), field("what", "view"));
        let newer = r#"{"at":5,"clock":"","what":"novelty","note":1}"#;
        assert_eq!(error(newer), JournalError::Unknown { line: 2 });
    }

    #[test]
    fn a_journal_begins_on_the_paper_that_it_names() {
        let other = Digest::of("another paper");
        assert_eq!(read(&write(other, &sitting())), Err(JournalError::Altered { line: 1 }));
        let journal = read(&write(paper(), &sitting())).unwrap();
        assert_eq!(journal.belongs_to(paper(), "niccolò"), Ok(()));
        let found = paper();
        assert_eq!(journal.belongs_to(other, "niccolò"), Err(JournalError::OtherPaper { found }));
        let found = "niccolò".to_owned();
        let error = JournalError::OtherCandidate { found };
        assert_eq!(journal.belongs_to(paper(), "rossi"), Err(error));
    }

    #[test]
    fn other_files_are_no_journals() {
        for text in ["notes", "1 notes", "1 7 notes\n", "# a paper\n", "1\n", "\n", "2 ", "\u{e8}"]
        {
            assert_eq!(read(text.as_bytes()), Err(JournalError::NotAJournal), "{text:?}");
        }
        assert_eq!(read(b""), Err(JournalError::Empty { torn: 0 }));
        assert_eq!(read(&[0; 9]), Err(JournalError::Empty { torn: 9 }));
    }
}
