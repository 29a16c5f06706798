//! The rules of a journal: what the sitting program may write, in which order, by which clocks. The program holds each
//! record that it writes against them, marking each record that it reads, and the manual prints them.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use arbitro_cases::diag::sanitize::is_hidden;

use super::{Journal, JournalRecord, RecordKind};

mod progress;

pub use progress::{JournalProgress, MAX_DRIFT_SECONDS, drift};

/// A rule that every record of a sitting keeps. Its name is that of the breach.
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
    /// The clock is in the day of the stage, wherever on earth it is held.
    OtherDay,
    /// The time of the sitting never goes back.
    TimeBack,
    /// While the program is open a record is written every five seconds.
    Gap,
    /// A mark of the time comes five seconds after the record before; sooner only where the program is then closed.
    TickEarly,
    /// No ten answers are given in one moment.
    TooFast,
    /// The clock and the time of the sitting go together, but for a jump that is recorded.
    ClockDrift,
    /// A jump is recorded only where the clocks show one, and says what they show.
    FalseJump,
    /// A resumption says how long the clock shows that the program was closed.
    FalseAway,
    /// After the start, and after each resumption, comes one record of the machine, and nowhere else.
    Machine,
    /// A machine names its start as systems do, and has been up for a while; or says nothing of either.
    MachineForm,
    /// The machine's own clock goes on at least as much as the time of the sitting.
    Uptime,
    /// The room code, where it is asked for, comes before the first question is shown.
    RoomFirst,
    /// There is one room code.
    RoomTwice,
    /// There is no room code where none is asked for.
    RoomUnasked,
    /// The room code is in capital letters and digits, with the right check letter where it has one.
    RoomForm,
    /// At the minute of a checkpoint its record comes before any other.
    CheckpointMissed,
    /// A checkpoint is one of the paper, in its order, once, and not before its minute.
    CheckpointUnasked,
    /// A record is about a question of the paper.
    NoSuchQuestion,
    /// The options chosen are options of the question.
    NoSuchOption,
    /// One option is chosen where one is asked for.
    SeveralChosen,
    /// The options are in their order, each once.
    Disordered,
    /// A clause is cited only where it is asked for.
    CitedUnasked,
    /// A citation is a line of at most eighty characters.
    Citation,
    /// The question that is answered or marked for later is the one on the screen.
    Unseen,
    /// A mark for later is put where there is none, and removed where there is one.
    FlagTwice,
    /// The time is recorded as over when it is over.
    EarlyEnd,
    /// After the time only its end and the hand-in are recorded.
    PastTime,
    /// Nothing comes after the hand-in, and no answer after the end of the time.
    AfterEnd,
}

impl JournalRule {
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

    /// The name by which results and the manual call it.
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

    /// Whether it is not for the program to keep: that the machine runs on, and has the right date; that somebody types.
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

    /// Whether a journal that breaks it cannot be read at all.
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

/// What a paper asks of its journal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaperRequirements {
    /// One for each question of the paper, in its order.
    pub questions: Vec<QuestionRequirements>,
    /// The time allowed; 0 for no limit.
    pub minutes: u32,
    pub room: RoomCodeRule,
    pub checkpoints: Vec<u32>,
    /// The title of the stage.
    pub stage: String,
    /// The version with which the papers were built, where that is known.
    pub program: Option<String>,
    /// The year of the stage, where that is known.
    pub year: Option<i16>,
    /// The day of the stage, where that is known and the sitting has to be held on it.
    pub day: Option<Date>,
}

/// How a paper asks a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionRequirements {
    pub options: usize,
    pub several: bool,
    pub clause: bool,
}

/// Which code of the room a paper asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RoomCodeRule {
    #[default]
    None,
    /// Any word: the papers of earlier programs.
    Any,
    /// A code with a check letter.
    Checked,
}

/// The longest line that a candidate types.
pub const LONGEST_LINE: usize = 80;

impl PaperRequirements {
    /// The milliseconds allowed.
    fn limit(&self) -> Option<u64> {
        (self.minutes > 0).then(|| minutes(self.minutes))
    }

    /// The next checkpoint whose minute has come, after so many; those at the end of the time are never shown.
    pub fn due_checkpoint(&self, passed: usize, at: u64) -> Option<u32> {
        let next = self.checkpoints.get(passed).copied()?;
        let is_within = self.limit().is_none_or(|limit| minutes(next) < limit);
        (is_within && at >= minutes(next)).then_some(next)
    }
}

const fn minutes(minutes: u32) -> u64 {
    minutes as u64 * 60_000
}

/// The seconds of a clock, if it is written as a sitting writes it.
pub fn wall_seconds(clock: &str) -> Option<i64> {
    let second = clock.parse::<Timestamp>().ok()?.as_second();
    let written = Timestamp::from_second(second).ok()?.to_string();
    (written == clock).then_some(second)
}

/// The hours that a day may begin before it does in UTC, and end after it: a sitting is held by daylight, in any zone.
const ZONES: i64 = 6;

/// Whether a moment, in seconds, is in a day.
fn is_in(second: i64, day: Date) -> bool {
    let begin = day.to_zoned(TimeZone::UTC).map_or(0, |zoned| zoned.timestamp().as_second());
    (begin - ZONES * 3600..begin + (24 + ZONES) * 3600).contains(&second)
}

/// Whether a machine's name of its start, and the seconds since then, are as a system tells them: a UUID, or nothing.
fn is_of_system(boot: &str, up: u64) -> bool {
    if boot.is_empty() {
        return up == 0;
    }
    let is_digit = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
    let lengths = boot.split('-').map(|part| part.chars().filter(|c| is_digit(*c)).count());
    let is_uuid = boot.len() == 36 && lengths.eq([8, 4, 4, 4, 12]);
    is_uuid && up > 0
}

/// Whether a citation is one that can be typed.
fn is_citable(cited: &str) -> bool {
    let is_line = !cited.is_empty() && cited.trim() == cited && !cited.contains(is_hidden);
    is_line && cited.chars().count() <= LONGEST_LINE
}

/// What may follow what in any journal: the rules without which it cannot be read.
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
    let gives = matches!(record.what, RecordKind::Answer { .. } | RecordKind::Flag { .. });
    (last.what == RecordKind::HandIn || (has_expired && gives)).then_some(JournalRule::AfterEnd)
}

/// The rules that a journal breaks, each once, with the line at which that is found first.
pub fn broken_rules(journal: &Journal, bounds: &PaperRequirements) -> Vec<(JournalRule, usize)> {
    let mut progress = JournalProgress::default();
    let mut found: Vec<(JournalRule, usize)> = Vec::new();
    for (record, line) in journal.records.iter().zip(1..) {
        for rule in progress.check_record(bounds, record) {
            if !found.iter().any(|(known, _)| *known == rule) {
                found.push((rule, line));
            }
        }
    }
    found.extend(broken_line_rules(journal));
    found
}

/// The same of the rules that each line keeps by itself, whatever is missing beside it.
pub fn broken_line_rules(journal: &Journal) -> Option<(JournalRule, usize)> {
    journal.reworded_lines.first().map(|line| (JournalRule::LineForm, *line))
}
