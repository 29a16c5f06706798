//! The rules of a journal: which records the sitting program may write, in which order, by which clocks. The program
//! checks each record that it writes against them, marking each record that it reads, and the manual prints them.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use arbitro_cases::diag::sanitize::is_hidden;

use super::{Journal, JournalRecord, RecordKind};

mod progress;

pub use progress::{JournalProgress, MAX_DRIFT_SECONDS, drift};

/// A rule that every record of a sitting keeps. Its name in files is that of its violation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JournalRule {
    /// The first record is the start, and no other is.
    OneStart,
    /// The start names the stage of the paper.
    OtherStage,
    /// The start names the version of the program with which the papers were built.
    OtherProgram,
    /// Each line has, byte for byte, the text that the program writes for its record.
    LineForm,
    /// The clock is written in UTC, to the second.
    ClockForm,
    /// The clock is in the year of the stage.
    OtherYear,
    /// The clock is in the day of the stage, in any time zone.
    OtherDay,
    /// The time of the sitting never goes back.
    TimeBack,
    /// While the program is open a record is written every five seconds.
    Gap,
    /// A tick comes five seconds after the record before; sooner only if the program is then closed.
    TickEarly,
    /// No ten answers are given at one moment.
    TooFast,
    /// The clock and the time of the sitting agree, except for a jump that is recorded.
    ClockDrift,
    /// A jump is recorded only if the clocks show one, and with the difference that they show.
    FalseJump,
    /// A resumption records how long the clock shows that the program was closed.
    FalseAway,
    /// After the start, and after each resumption, comes one record of the machine, and nowhere else.
    Machine,
    /// A machine record has a boot identifier as systems give it and an uptime above 0, or neither.
    MachineForm,
    /// The uptime of a machine increases at least as much as the time of the sitting.
    Uptime,
    /// The room code, if it is asked for, comes before the first question is shown.
    RoomFirst,
    /// There is one room code.
    RoomTwice,
    /// There is no room code if none is asked for.
    RoomUnasked,
    /// The room code is in capital letters and digits, with the right check letter if it has one.
    RoomForm,
    /// At the minute of a checkpoint its record comes before any other.
    CheckpointMissed,
    /// A checkpoint is one of the paper, in its order, once, and not before its minute.
    CheckpointUnasked,
    /// A record is about a question of the paper.
    NoSuchQuestion,
    /// The chosen options are options of the question.
    NoSuchOption,
    /// Only one option is chosen if one is asked for.
    SeveralChosen,
    /// The chosen options are in their order, each once.
    Disordered,
    /// A clause is cited only if it is asked for.
    CitedUnasked,
    /// A citation is a line of at most eighty characters.
    Citation,
    /// The question that is answered or flagged is the one on the screen.
    Unseen,
    /// A flag is set only if there is none, and removed only if there is one.
    FlagTwice,
    /// The time is recorded as over when it is over.
    EarlyEnd,
    /// After the time limit only its record and the hand-in follow.
    PastTime,
    /// Nothing follows the hand-in, and no answer the record of the time limit.
    AfterEnd,
}

impl JournalRule {
    /// All rules, in the order of the manual.
    pub const ALL: [JournalRule; 34] = [
        JournalRule::OneStart,
        JournalRule::OtherStage,
        JournalRule::OtherProgram,
        JournalRule::LineForm,
        JournalRule::ClockForm,
        JournalRule::OtherYear,
        JournalRule::OtherDay,
        JournalRule::TimeBack,
        JournalRule::Gap,
        JournalRule::TickEarly,
        JournalRule::TooFast,
        JournalRule::ClockDrift,
        JournalRule::FalseJump,
        JournalRule::FalseAway,
        JournalRule::Machine,
        JournalRule::MachineForm,
        JournalRule::Uptime,
        JournalRule::RoomFirst,
        JournalRule::RoomTwice,
        JournalRule::RoomUnasked,
        JournalRule::RoomForm,
        JournalRule::CheckpointMissed,
        JournalRule::CheckpointUnasked,
        JournalRule::NoSuchQuestion,
        JournalRule::NoSuchOption,
        JournalRule::SeveralChosen,
        JournalRule::Disordered,
        JournalRule::CitedUnasked,
        JournalRule::Citation,
        JournalRule::Unseen,
        JournalRule::FlagTwice,
        JournalRule::EarlyEnd,
        JournalRule::PastTime,
        JournalRule::AfterEnd,
    ];

    /// Returns the rule's name in results and in the manual.
    pub const fn name(self) -> &'static str {
        match self {
            JournalRule::OneStart => "one-start",
            JournalRule::OtherStage => "other-stage",
            JournalRule::OtherProgram => "other-program",
            JournalRule::LineForm => "line-form",
            JournalRule::ClockForm => "clock-form",
            JournalRule::OtherYear => "other-year",
            JournalRule::OtherDay => "other-day",
            JournalRule::TimeBack => "time-back",
            JournalRule::Gap => "gap",
            JournalRule::TickEarly => "tick-early",
            JournalRule::TooFast => "too-fast",
            JournalRule::ClockDrift => "clock-drift",
            JournalRule::FalseJump => "false-jump",
            JournalRule::FalseAway => "false-away",
            JournalRule::Machine => "machine",
            JournalRule::MachineForm => "machine-form",
            JournalRule::Uptime => "uptime",
            JournalRule::RoomFirst => "room-first",
            JournalRule::RoomTwice => "room-twice",
            JournalRule::RoomUnasked => "room-unasked",
            JournalRule::RoomForm => "room-form",
            JournalRule::CheckpointMissed => "checkpoint-missed",
            JournalRule::CheckpointUnasked => "checkpoint-unasked",
            JournalRule::NoSuchQuestion => "no-such-question",
            JournalRule::NoSuchOption => "no-such-option",
            JournalRule::SeveralChosen => "several-chosen",
            JournalRule::Disordered => "disordered",
            JournalRule::CitedUnasked => "cited-unasked",
            JournalRule::Citation => "citation",
            JournalRule::Unseen => "unseen",
            JournalRule::FlagTwice => "flag-twice",
            JournalRule::EarlyEnd => "early-end",
            JournalRule::PastTime => "past-time",
            JournalRule::AfterEnd => "after-end",
        }
    }

    /// Whether the rule depends on the machine or the user, not on the program: that the machine runs on and has the
    /// right date, and that a person types.
    pub const fn is_of_machine(self) -> bool {
        matches!(
            self,
            JournalRule::Gap
                | JournalRule::TooFast
                | JournalRule::MachineForm
                | JournalRule::Uptime
                | JournalRule::OtherYear
                | JournalRule::OtherDay
        )
    }

    /// Whether a journal that breaks the rule cannot be read at all.
    pub const fn is_structural(self) -> bool {
        matches!(
            self,
            JournalRule::OneStart
                | JournalRule::TimeBack
                | JournalRule::AfterEnd
                | JournalRule::NoSuchQuestion
                | JournalRule::NoSuchOption
        )
    }
}

/// What a paper requires of its journal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaperRequirements {
    /// One for each question of the paper, in its order.
    pub questions: Vec<QuestionRequirements>,
    /// The time allowed, in minutes; 0 for no limit.
    pub minutes: u32,
    /// Which room code is asked for.
    pub room: RoomCodeRule,
    /// The minutes of the checkpoints, ascending.
    pub checkpoints: Vec<u32>,
    /// The title of the stage.
    pub stage: String,
    /// The program version that built the papers, if known.
    pub program: Option<String>,
    /// The year of the stage, if known.
    pub year: Option<i16>,
    /// The day of the stage, if known and the sitting must be held on it.
    pub day: Option<Date>,
}

/// What a question of a paper asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionRequirements {
    /// The number of its options.
    pub options: usize,
    /// Whether several options may be chosen.
    pub several: bool,
    /// Whether a clause is to be cited.
    pub clause: bool,
}

/// Which room code a paper asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RoomCodeRule {
    /// No code.
    #[default]
    None,
    /// Any word (papers of old versions).
    Any,
    /// A code with a check letter.
    Checked,
}

/// The greatest number of characters in a line that a candidate types.
pub const LONGEST_LINE: usize = 80;

impl PaperRequirements {
    /// Returns the time limit in milliseconds.
    fn limit(&self) -> Option<u64> {
        (self.minutes > 0).then(|| minutes(self.minutes))
    }

    /// Returns the minute of the checkpoint after `passed` earlier ones if it is due at `at` milliseconds. Checkpoints
    /// at or after the time limit are never shown.
    pub fn due_checkpoint(&self, passed: usize, at: u64) -> Option<u32> {
        let next = self.checkpoints.get(passed).copied()?;
        let is_within = self.limit().is_none_or(|limit| minutes(next) < limit);
        (is_within && at >= minutes(next)).then_some(next)
    }
}

/// Converts minutes to milliseconds.
const fn minutes(minutes: u32) -> u64 {
    minutes as u64 * 60_000
}

/// Returns the seconds since 1970 of a clock, if it has the form that a sitting writes.
pub fn wall_seconds(clock: &str) -> Option<i64> {
    let second = clock.parse::<Timestamp>().ok()?.as_second();
    let written = Timestamp::from_second(second).ok()?.to_string();
    (written == clock).then_some(second)
}

/// The hours by which a day may begin before, or end after, the same day in UTC, so that all time zones with a daytime
/// sitting fit.
const ZONES: i64 = 6;

/// Whether a moment, in seconds since 1970, is in a day.
fn is_in(second: i64, day: Date) -> bool {
    let begin = day.to_zoned(TimeZone::UTC).map_or(0, |zoned| zoned.timestamp().as_second());
    (begin - ZONES * 3600..begin + (24 + ZONES) * 3600).contains(&second)
}

/// Whether a boot identifier and an uptime have the form that a system gives: a UUID and seconds, or neither.
fn is_of_system(boot: &str, up: u64) -> bool {
    if boot.is_empty() {
        return up == 0;
    }
    let is_digit = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
    let lengths = boot.split('-').map(|part| part.chars().filter(|c| is_digit(*c)).count());
    let is_uuid = boot.len() == 36 && lengths.eq([8, 4, 4, 4, 12]);
    is_uuid && up > 0
}

/// Whether a citation can have been typed.
fn is_citable(cited: &str) -> bool {
    let is_line = !cited.is_empty() && cited.trim() == cited && !cited.contains(is_hidden);
    is_line && cited.chars().count() <= LONGEST_LINE
}

/// Returns the rule of order that a record breaks after `last`: these are the rules without which a journal cannot be
/// read.
pub(super) fn order_violation(
    last: Option<&JournalRecord>,
    has_expired: bool,
    record: &JournalRecord,
) -> Option<JournalRule> {
    let is_start = matches!(record.what, RecordKind::Start { .. });
    let Some(last) = last else { return (!is_start).then_some(JournalRule::OneStart) };
    if is_start {
        return Some(JournalRule::OneStart);
    }
    if record.at < last.at {
        return Some(JournalRule::TimeBack);
    }
    let is_answering = matches!(record.what, RecordKind::Answer { .. } | RecordKind::Flag { .. });
    (last.what == RecordKind::HandIn || (has_expired && is_answering))
        .then_some(JournalRule::AfterEnd)
}

/// Lists the rules that a journal breaks, each with the first line that breaks it.
pub fn broken_rules(journal: &Journal, paper: &PaperRequirements) -> Vec<(JournalRule, usize)> {
    let mut progress = JournalProgress::default();
    let mut broken: Vec<(JournalRule, usize)> = Vec::new();
    for (record, line) in journal.records.iter().zip(1..) {
        for rule in progress.check_record(paper, record) {
            if !broken.iter().any(|(known, _)| *known == rule) {
                broken.push((rule, line));
            }
        }
    }
    broken.extend(broken_line_rules(journal));
    broken
}

/// Checks the rules on single lines, which apply to parts of a journal as well.
pub fn broken_line_rules(journal: &Journal) -> Option<(JournalRule, usize)> {
    journal.reworded_lines.first().map(|line| (JournalRule::LineForm, *line))
}
