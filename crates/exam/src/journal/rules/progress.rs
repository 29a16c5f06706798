//! Checks each record of a journal against the rules, with the state that results from the records before it.

use std::collections::{BTreeSet, VecDeque};

use crate::room_code::{MAX_CODE_LENGTH, is_checked};

use super::{
    JournalRecord, JournalRule, PaperRequirements, RecordKind, RoomCodeRule, is_citable, is_in,
    is_of_system, minutes, order_violation, wall_seconds,
};

/// The longest time allowed between two records, in milliseconds: twice the interval of ticks in the program's first
/// version.
const MAX_GAP_MS: u64 = 60_000;

/// The least time before a tick, in milliseconds; the program writes a tick after five seconds.
const MIN_TICK_MS: u64 = 1000;

/// The number of answers that cannot have the same time, even if answers are piped in, since each answer is written to
/// the disk before the next is read.
const MAX_ANSWERS_AT_ONCE: usize = 10;

/// The greatest tolerated difference between two clocks, in seconds.
pub const MAX_DRIFT_SECONDS: i64 = 60;

/// The state of a sitting after the records of its journal that were checked so far.
#[derive(Clone, Debug, Default)]
pub struct JournalProgress {
    last: Option<JournalRecord>,
    /// The sitting's time in milliseconds and the wall clock in seconds at the moment after which both must advance
    /// equally.
    clock_base: Option<(u64, i64)>,
    is_machine_due: bool,
    /// The boot identifier, the uptime in seconds, and the sitting's time in milliseconds at the last record of the
    /// machine.
    machine: Option<(String, u64, u64)>,
    rooms: usize,
    /// The number of the question on the screen, from 1.
    shown: Option<usize>,
    flagged: BTreeSet<usize>,
    /// The number of checkpoints recorded or missed so far.
    checkpoints: usize,
    has_expired: bool,
    /// Whether the last record is a tick that came early, which is allowed only just before the
    /// program is closed.
    has_early_tick: bool,
    /// The time of the last record other than a jump or checkpoint, in milliseconds.
    last_action: Option<u64>,
    /// The times of the last ten answers, in milliseconds.
    answers: VecDeque<u64>,
}

impl JournalProgress {
    /// Checks the next record, updates the state, and returns the rules that the record breaks.
    pub fn check_record(
        &mut self,
        paper: &PaperRequirements,
        record: &JournalRecord,
    ) -> Vec<JournalRule> {
        let mut broken: Vec<JournalRule> =
            order_violation(self.last.as_ref(), self.has_expired, record).into_iter().collect();
        self.start(paper, record, &mut broken);
        self.clocks(paper, record, &mut broken);
        self.pace(record, &mut broken);
        self.machine(record, &mut broken);
        self.room(paper, record, &mut broken);
        self.checkpoint(paper, record, &mut broken);
        self.question(paper, record, &mut broken);
        self.end(paper, record, &mut broken);
        self.last = Some(record.clone());
        broken
    }

    /// Returns the number of checkpoints recorded or missed so far.
    pub const fn checkpoints(&self) -> usize {
        self.checkpoints
    }

    fn start(
        &self,
        paper: &PaperRequirements,
        record: &JournalRecord,
        broken: &mut Vec<JournalRule>,
    ) {
        let RecordKind::Start { stage, program, .. } = &record.what else { return };
        if *stage != paper.stage {
            broken.push(JournalRule::OtherStage);
        }
        if paper.program.as_ref().is_some_and(|own| own != program) {
            broken.push(JournalRule::OtherProgram);
        }
    }

    fn clocks(
        &mut self,
        paper: &PaperRequirements,
        record: &JournalRecord,
        broken: &mut Vec<JournalRule>,
    ) {
        let before = self.last.as_ref();
        if record.at.saturating_sub(before.map_or(0, |last| last.at)) > MAX_GAP_MS {
            broken.push(JournalRule::Gap);
        }
        let Some(now) = wall_seconds(&record.clock) else {
            broken.push(JournalRule::ClockForm);
            self.clock_base = None;
            return;
        };
        let year = || record.clock.split('-').next().and_then(|year| year.parse().ok());
        if paper.year.is_some() && year() != paper.year {
            broken.push(JournalRule::OtherYear);
        } else if paper.day.is_some_and(|day| !is_in(now, day)) {
            broken.push(JournalRule::OtherDay);
        }
        let drift = self.clock_base.map(|(at, wall)| drift((at, wall), (record.at, now)));
        match &record.what {
            RecordKind::Resume { away, .. } => {
                let closed = before.and_then(|last| Some(now - wall_seconds(&last.clock)?));
                if closed.is_some_and(|closed| closed != *away) {
                    broken.push(JournalRule::FalseAway);
                }
                self.clock_base = Some((record.at, now));
            }
            RecordKind::Jump { by } => {
                // The program's first version ignored drifts of less than a minute before a jump.
                let agrees = |drift: i64| {
                    drift.abs() > MAX_DRIFT_SECONDS && (by - drift).abs() <= MAX_DRIFT_SECONDS
                };
                if !drift.is_some_and(agrees) {
                    broken.push(JournalRule::FalseJump);
                }
                self.clock_base = Some((record.at, now));
            }
            _ if drift.is_some_and(|drift| drift.abs() > MAX_DRIFT_SECONDS) => {
                broken.push(JournalRule::ClockDrift);
                self.clock_base = Some((record.at, now));
            }
            _ => self.clock_base = self.clock_base.or(Some((record.at, now))),
        }
    }

    /// Checks the time between the record and the records before it: early ticks and answers at the
    /// same time.
    fn pace(&mut self, record: &JournalRecord, broken: &mut Vec<JournalRule>) {
        let is_resumed = matches!(record.what, RecordKind::Resume { .. });
        if std::mem::take(&mut self.has_early_tick) && !is_resumed {
            broken.push(JournalRule::TickEarly);
        }
        match record.what {
            // The program may write a jump or a checkpoint together with the next record.
            RecordKind::Jump { .. } | RecordKind::Checkpoint { .. } => return,
            RecordKind::Tick => {
                let since = self.last_action.map(|acted| record.at.saturating_sub(acted));
                self.has_early_tick = since.is_some_and(|since| since < MIN_TICK_MS);
            }
            RecordKind::Answer { .. } => {
                self.answers.push_back(record.at);
                if self.answers.len() > MAX_ANSWERS_AT_ONCE {
                    self.answers.pop_front();
                }
                let first =
                    self.answers.front().filter(|_| self.answers.len() == MAX_ANSWERS_AT_ONCE);
                if first == Some(&record.at) {
                    broken.push(JournalRule::TooFast);
                }
            }
            _ => {}
        }
        self.last_action = Some(record.at);
    }

    fn machine(&mut self, record: &JournalRecord, broken: &mut Vec<JournalRule>) {
        match &record.what {
            RecordKind::Start { .. } | RecordKind::Resume { .. } => self.is_machine_due = true,
            RecordKind::Jump { .. } => {}
            RecordKind::Machine { boot, up } => {
                if !std::mem::take(&mut self.is_machine_due) {
                    broken.push(JournalRule::Machine);
                }
                if !is_of_system(boot, *up) {
                    broken.push(JournalRule::MachineForm);
                }
                if let Some((before, then, at)) = &self.machine
                    && before == boot
                    && !boot.is_empty()
                {
                    let sat = record.at.saturating_sub(*at);
                    let least = sat.saturating_sub(MAX_GAP_MS) / 1000;
                    if up.checked_sub(*then).is_none_or(|passed| passed < least) {
                        broken.push(JournalRule::Uptime);
                    }
                }
                self.machine = Some((boot.clone(), *up, record.at));
            }
            _ => {
                if std::mem::take(&mut self.is_machine_due) {
                    broken.push(JournalRule::Machine);
                }
            }
        }
    }

    fn room(
        &mut self,
        paper: &PaperRequirements,
        record: &JournalRecord,
        broken: &mut Vec<JournalRule>,
    ) {
        let RecordKind::Room { code } = &record.what else {
            let is_asked = paper.room != RoomCodeRule::None;
            if is_asked && self.rooms == 0 && record.what.question().is_some() {
                broken.push(JournalRule::RoomFirst);
            }
            return;
        };
        self.rooms += 1;
        if self.rooms > 1 {
            broken.push(JournalRule::RoomTwice);
        }
        let is_plain = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
        let is_code =
            !code.is_empty() && code.len() <= MAX_CODE_LENGTH && code.chars().all(is_plain);
        match paper.room {
            RoomCodeRule::None => broken.push(JournalRule::RoomUnasked),
            RoomCodeRule::Any if is_code => {}
            RoomCodeRule::Checked if is_checked(code) => {}
            RoomCodeRule::Any | RoomCodeRule::Checked => broken.push(JournalRule::RoomForm),
        }
    }

    fn checkpoint(
        &mut self,
        paper: &PaperRequirements,
        record: &JournalRecord,
        broken: &mut Vec<JournalRule>,
    ) {
        if let RecordKind::Checkpoint { minute } = record.what {
            let next = paper.checkpoints.get(self.checkpoints);
            if next != Some(&minute) || record.at < minutes(minute) {
                broken.push(JournalRule::CheckpointUnasked);
            } else {
                self.checkpoints += 1;
            }
        } else if !record.what.is_resume_context() {
            while paper.due_checkpoint(self.checkpoints, record.at).is_some() {
                self.checkpoints += 1;
                broken.push(JournalRule::CheckpointMissed);
            }
        }
    }

    fn question(
        &mut self,
        paper: &PaperRequirements,
        record: &JournalRecord,
        broken: &mut Vec<JournalRule>,
    ) {
        if matches!(record.what, RecordKind::Start { .. } | RecordKind::Resume { .. }) {
            self.shown = None;
        }
        let Some(question) = record.what.question() else { return };
        let requirements = question.checked_sub(1).and_then(|place| paper.questions.get(place));
        let Some(requirements) = requirements else {
            broken.push(JournalRule::NoSuchQuestion);
            return;
        };
        let mut check = |rule: JournalRule, is_broken: bool| {
            if is_broken {
                broken.push(rule);
            }
        };
        match &record.what {
            RecordKind::View { .. } => self.shown = Some(question),
            RecordKind::Answer { chosen, cited, .. } => {
                check(
                    JournalRule::NoSuchOption,
                    chosen.iter().any(|place| *place >= requirements.options),
                );
                check(JournalRule::SeveralChosen, chosen.len() > 1 && !requirements.several);
                check(JournalRule::Disordered, !chosen.is_sorted_by(|one, two| one < two));
                check(JournalRule::CitedUnasked, cited.is_some() && !requirements.clause);
                check(
                    JournalRule::Citation,
                    cited.as_deref().is_some_and(|cited| !is_citable(cited)),
                );
                check(JournalRule::Unseen, self.shown != Some(question));
            }
            RecordKind::Flag { on, .. } => {
                check(JournalRule::Unseen, self.shown != Some(question));
                let is_new = if *on {
                    self.flagged.insert(question)
                } else {
                    self.flagged.remove(&question)
                };
                check(JournalRule::FlagTwice, !is_new);
            }
            _ => {}
        }
    }

    fn end(
        &mut self,
        paper: &PaperRequirements,
        record: &JournalRecord,
        broken: &mut Vec<JournalRule>,
    ) {
        let is_up = paper.limit().is_some_and(|limit| record.at >= limit);
        match record.what {
            RecordKind::Expired => {
                if !is_up {
                    broken.push(JournalRule::EarlyEnd);
                }
                if self.has_expired {
                    broken.push(JournalRule::PastTime);
                }
                self.has_expired = true;
            }
            RecordKind::HandIn if is_up && !self.has_expired => broken.push(JournalRule::PastTime),
            RecordKind::HandIn => {}
            // A checkpoint that fell due while the program could not write is recorded before the end of the time.
            RecordKind::Checkpoint { .. } if !self.has_expired => {}
            ref what if !what.is_resume_context() && (is_up || self.has_expired) => {
                broken.push(JournalRule::PastTime);
            }
            _ => {}
        }
    }
}

/// Returns the seconds by which the wall clock moved ahead of the sitting's time between two points. Each point has the
/// sitting's time in milliseconds and the wall clock in seconds.
pub fn drift(from: (u64, i64), to: (u64, i64)) -> i64 {
    let passed = i64::try_from(to.0.saturating_sub(from.0) / 1000).unwrap_or(i64::MAX);
    to.1.saturating_sub(from.1).saturating_sub(passed)
}
