//! The rules of a journal: the records that the sitting program may write, their order, and their clocks. The program
//! checks each record that it writes against the rules, marking checks each record that it reads, and the manual prints
//! the rules.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use arbitro_cases::diag::sanitize::is_hidden;

use super::{Journal, JournalRecord, RecordKind};

mod progress;

pub use progress::{JournalProgress, MAX_DRIFT_SECONDS, drift};

/// Defines the rules, and the list of them all.
macro_rules! journal_rules {
    ($(#[$of_enum:meta])* pub enum JournalRule { $($(#[$of_rule:meta])* $rule:ident,)* }) => {
        $(#[$of_enum])*
        pub enum JournalRule { $($(#[$of_rule])* $rule,)* }

        impl JournalRule {
            /// All rules, in the order of the manual.
            pub const ALL: [JournalRule; [$(JournalRule::$rule),*].len()] = [$(JournalRule::$rule),*];
        }
    };
}

journal_rules! {
    /// A rule that every record of a sitting keeps. The rule's name in files describes its violation.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum JournalRule {
        /// The first record of a journal is the start, and no other record is a start.
        OneStart,
        /// The start record names the stage of the paper.
        OtherStage,
        /// The start record names the version of the program that built the papers.
        OtherProgram,
        /// Each line has exactly the text that the program writes for its record.
        LineForm,
        /// The wall clock of a record is written in UTC, to the second.
        ClockForm,
        /// The wall clock of a record is in the year of the stage.
        OtherYear,
        /// The wall clock of a record is on the day of the examination; six hours before and after this
        /// day in UTC are tolerated.
        OtherDay,
        /// The time of the sitting never goes back.
        TimeBack,
        /// While the program is open, no more than a minute passes between two records (the program writes one at least
        /// every five seconds).
        Gap,
        /// A tick comes at least a second after the previous record other than a jump or a checkpoint (the program waits
        /// for five seconds), except just before the program closes.
        TickEarly,
        /// Ten successive answers never have the same time.
        TooFast,
        /// While the program is open, the wall clock and the time of the sitting advance equally to
        /// within a minute, except at a recorded jump.
        ClockDrift,
        /// A jump is recorded only if the clocks differ by more than a minute, and records their difference to within a
        /// minute.
        FalseJump,
        /// A resumption records how long the program was closed, by the wall clock.
        FalseAway,
        /// A record of the machine follows the start and each resumption, directly or after a jump, and
        /// occurs nowhere else.
        Machine,
        /// A record of the machine has a boot identifier in the system's form and an uptime above 0, or neither.
        MachineForm,
        /// Between two successive records of the machine with the same boot, the uptime increases at
        /// least as much as the time of the sitting, less a minute.
        Uptime,
        /// If the paper asks for a room code, the code is recorded before the first question is shown.
        RoomFirst,
        /// A journal has at most one room code.
        RoomTwice,
        /// A journal has no room code if the paper asks for none.
        RoomUnasked,
        /// The room code has only capital letters and digits, and the right check letter if the paper's codes have one.
        RoomForm,
        /// Once the minute of a checkpoint is reached, the checkpoint is recorded before any other
        /// record, apart from those of [`RecordKind::is_resume_context`]. A checkpoint at or after the
        /// time limit need not be recorded.
        CheckpointMissed,
        /// A checkpoint is one of the paper's checkpoints, recorded in their order, once, and not before its minute.
        CheckpointUnasked,
        /// A record is about a question that the paper has.
        NoSuchQuestion,
        /// The chosen options are options of the question.
        NoSuchOption,
        /// Only one option is chosen if the question asks for one.
        SeveralChosen,
        /// The chosen options are in ascending order, without repetition.
        Disordered,
        /// A clause is cited only if the question asks for a clause.
        CitedUnasked,
        /// A citation is one line of at most eighty characters.
        Citation,
        /// The question that is answered or flagged is the question on the screen.
        Unseen,
        /// A flag is set only on a question without a flag, and removed only from a question with a flag.
        FlagTwice,
        /// The end of the time is not recorded before the time limit is reached.
        EarlyEnd,
        /// Once the time limit is reached, only the record of the limit and then the hand-in follow,
        /// apart from overdue checkpoints before the record of the limit and from the records of
        /// [`RecordKind::is_resume_context`].
        PastTime,
        /// No record follows the hand-in, and no answer or flag follows the record of the time limit.
        AfterEnd,
    }
}

impl JournalRule {
    /// Returns the name of the rule in results and in the manual.
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

    /// Returns true if keeping the rule depends on the machine or the user, not on the program: for instance, the
    /// machine must have the right date, and a person must type the answers.
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

    /// Returns true if a journal that breaks the rule cannot be read, or does not fit its paper.
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

/// The requirements of a paper for its journal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaperRequirements {
    /// The requirements of each question, in the order of the paper.
    pub questions: Vec<QuestionRequirements>,
    /// The time allowed, in minutes; 0 for no limit.
    pub minutes: u32,
    /// The kind of room code that the paper asks for.
    pub room: RoomCodeRule,
    /// The minutes of the checkpoints, in ascending order.
    pub checkpoints: Vec<u32>,
    /// The title of the stage.
    pub stage: String,
    /// The version of the program that the start record must name; `None` for any version.
    pub program: Option<String>,
    /// The year in which the sitting must be held; `None` for any year.
    pub year: Option<i16>,
    /// The day on which the sitting must be held; `None` for any day.
    pub day: Option<Date>,
}

/// The requirements of a question for its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionRequirements {
    /// The number of the question's options.
    pub options: usize,
    /// Whether several options may be chosen.
    pub several: bool,
    /// Whether the question asks for a clause.
    pub clause: bool,
}

/// The kind of room code that a paper asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RoomCodeRule {
    /// The paper asks for no code.
    #[default]
    None,
    /// The code may be any word of capital letters and digits, as in papers of old versions.
    Any,
    /// The code has a check letter.
    Checked,
}

/// The greatest number of characters in a line that a candidate types.
pub const LONGEST_LINE: usize = 80;

impl PaperRequirements {
    /// Returns the time limit in milliseconds; `None` if there is no limit.
    fn limit(&self) -> Option<u64> {
        (self.minutes > 0).then(|| minutes(self.minutes))
    }

    /// Returns the minute of the next checkpoint, after `passed` earlier ones, if the checkpoint is due at `at`
    /// milliseconds. A checkpoint at or after the time limit is never shown.
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

/// Returns the seconds since 1970 of a clock; `None` if the clock does not have the form that a sitting writes.
pub fn wall_seconds(clock: &str) -> Option<i64> {
    let second = clock.parse::<Timestamp>().ok()?.as_second();
    let written = Timestamp::from_second(second).ok()?.to_string();
    (written == clock).then_some(second)
}

/// The hours by which a day may begin earlier or end later than in UTC; with this margin, a sitting in the daytime of
/// any time zone is on the right day.
const ZONES: i64 = 6;

/// Returns true if a moment, in seconds since 1970, is on the given day in UTC, or at most `ZONES` hours before or
/// after it.
fn is_in(second: i64, day: Date) -> bool {
    let begin = day.to_zoned(TimeZone::UTC).map_or(0, |zoned| zoned.timestamp().as_second());
    (begin - ZONES * 3600..begin + (24 + ZONES) * 3600).contains(&second)
}

/// Returns true if a boot identifier and an uptime have the form that a system reports: a UUID and seconds, or neither.
fn is_of_system(boot: &str, up: u64) -> bool {
    if boot.is_empty() {
        return up == 0;
    }
    let is_digit = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
    let lengths = boot.split('-').map(|part| part.chars().filter(|c| is_digit(*c)).count());
    let is_uuid = boot.len() == 36 && lengths.eq([8, 4, 4, 4, 12]);
    is_uuid && up > 0
}

/// Returns true if a candidate could have typed the citation in the program.
fn is_citable(cited: &str) -> bool {
    let is_line = !cited.is_empty() && cited.trim() == cited && !cited.contains(is_hidden);
    is_line && cited.chars().count() <= LONGEST_LINE
}

/// Returns the rule of order that a record breaks after the record `last`; `None` if it breaks none. A journal that
/// breaks a rule of order cannot be read.
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

/// Returns the rule on the text of single lines, with the first line that breaks it; `None` if no line breaks it. This
/// rule also applies to a part of a journal.
pub fn broken_line_rules(journal: &Journal) -> Option<(JournalRule, usize)> {
    journal.reworded_lines.first().map(|line| (JournalRule::LineForm, *line))
}
