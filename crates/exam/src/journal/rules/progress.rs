//! How far a journal has come, and which rules its next record breaks.

use std::collections::{BTreeSet, VecDeque};

use crate::room::{LONGEST, is_checked};

use super::{
    Bounds, Record, RoomCode, Rule, What, is_citable, is_in, is_of_system, minutes, order, wall,
};

/// The longest time between two records, in milliseconds: twice the half minute that the first program left.
const GAP: u64 = 60_000;

/// The least time before a mark of the time, in milliseconds; the program leaves five seconds.
const MARK: u64 = 1000;

/// So many answers are not given at once, though they were piped in: each is on the disk before the next.
const MANY: usize = 10;

/// The seconds by which two clocks may differ.
pub const DRIFT: i64 = 60;

/// How far a journal has come.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    last: Option<Record>,
    /// The time of the sitting and the clock from which the two go together.
    base: Option<(u64, i64)>,
    is_machine_due: bool,
    /// The start of the machine, the seconds since then, and the time of the sitting at that moment.
    machine: Option<(String, u64, u64)>,
    rooms: usize,
    /// The question on the screen.
    shown: Option<usize>,
    flagged: BTreeSet<usize>,
    /// How many of the checkpoints lie behind.
    checkpoints: usize,
    has_expired: bool,
    /// Whether a mark of the time came before it was due, as it does when the program is closed.
    is_left: bool,
    /// The time of the last record that was not written by itself.
    acted: Option<u64>,
    /// When the last answers were given.
    answers: VecDeque<u64>,
}

impl Progress {
    /// Goes on to the next record: the rules that it breaks.
    pub fn take(&mut self, bounds: &Bounds, record: &Record) -> Vec<Rule> {
        let mut broken: Vec<Rule> =
            order(self.last.as_ref(), self.has_expired, record).into_iter().collect();
        self.start(bounds, record, &mut broken);
        self.clocks(bounds, record, &mut broken);
        self.pace(record, &mut broken);
        self.machine(record, &mut broken);
        self.room(bounds, record, &mut broken);
        self.checkpoint(bounds, record, &mut broken);
        self.question(bounds, record, &mut broken);
        self.end(bounds, record, &mut broken);
        self.last = Some(record.clone());
        broken
    }

    /// How many of the checkpoints lie behind.
    pub const fn checkpoints(&self) -> usize {
        self.checkpoints
    }

    fn start(&self, bounds: &Bounds, record: &Record, broken: &mut Vec<Rule>) {
        let What::Start { stage, program, .. } = &record.what else { return };
        if *stage != bounds.stage {
            broken.push(Rule::OtherStage);
        }
        if bounds.program.as_ref().is_some_and(|own| own != program) {
            broken.push(Rule::OtherProgram);
        }
    }

    fn clocks(&mut self, bounds: &Bounds, record: &Record, broken: &mut Vec<Rule>) {
        let before = self.last.as_ref();
        if record.at.saturating_sub(before.map_or(0, |last| last.at)) > GAP {
            broken.push(Rule::Gap);
        }
        let Some(now) = wall(&record.clock) else {
            broken.push(Rule::ClockForm);
            self.base = None;
            return;
        };
        let year = || record.clock.split('-').next().and_then(|year| year.parse().ok());
        if bounds.year.is_some() && year() != bounds.year {
            broken.push(Rule::OtherYear);
        } else if bounds.day.is_some_and(|day| !is_in(now, day)) {
            broken.push(Rule::OtherDay);
        }
        let drift = self.base.map(|(at, wall)| drift((at, wall), (record.at, now)));
        match &record.what {
            What::Resume { away, .. } => {
                let closed = before.and_then(|last| Some(now - wall(&last.clock)?));
                if closed.is_some_and(|closed| closed != *away) {
                    broken.push(Rule::FalseAway);
                }
                self.base = Some((record.at, now));
            }
            What::Jump { by } => {
                // Of drifts of less than a minute before it the first program took no account.
                let is_so = |drift: i64| drift.abs() > DRIFT && (by - drift).abs() <= DRIFT;
                if !drift.is_some_and(is_so) {
                    broken.push(Rule::FalseJump);
                }
                self.base = Some((record.at, now));
            }
            _ if drift.is_some_and(|drift| drift.abs() > DRIFT) => {
                broken.push(Rule::ClockDrift);
                self.base = Some((record.at, now));
            }
            _ => self.base = self.base.or(Some((record.at, now))),
        }
    }

    /// How soon one record follows another.
    fn pace(&mut self, record: &Record, broken: &mut Vec<Rule>) {
        let is_resumed = matches!(record.what, What::Resume { .. });
        if std::mem::take(&mut self.is_left) && !is_resumed {
            broken.push(Rule::TickEarly);
        }
        match record.what {
            // What the clocks ask for is written with whatever comes next.
            What::Jump { .. } | What::Checkpoint { .. } => return,
            What::Tick => {
                let since = self.acted.map(|acted| record.at.saturating_sub(acted));
                self.is_left = since.is_some_and(|since| since < MARK);
            }
            What::Answer { .. } => {
                self.answers.push_back(record.at);
                if self.answers.len() > MANY {
                    self.answers.pop_front();
                }
                let first = self.answers.front().filter(|_| self.answers.len() == MANY);
                if first == Some(&record.at) {
                    broken.push(Rule::TooFast);
                }
            }
            _ => {}
        }
        self.acted = Some(record.at);
    }

    fn machine(&mut self, record: &Record, broken: &mut Vec<Rule>) {
        match &record.what {
            What::Start { .. } | What::Resume { .. } => self.is_machine_due = true,
            What::Jump { .. } => {}
            What::Machine { boot, up } => {
                if !std::mem::take(&mut self.is_machine_due) {
                    broken.push(Rule::Machine);
                }
                if !is_of_system(boot, *up) {
                    broken.push(Rule::MachineForm);
                }
                if let Some((before, then, at)) = &self.machine
                    && before == boot
                    && !boot.is_empty()
                {
                    let sat = record.at.saturating_sub(*at);
                    let least = sat.saturating_sub(GAP) / 1000;
                    if up.checked_sub(*then).is_none_or(|passed| passed < least) {
                        broken.push(Rule::Uptime);
                    }
                }
                self.machine = Some((boot.clone(), *up, record.at));
            }
            _ => {
                if std::mem::take(&mut self.is_machine_due) {
                    broken.push(Rule::Machine);
                }
            }
        }
    }

    fn room(&mut self, bounds: &Bounds, record: &Record, broken: &mut Vec<Rule>) {
        let What::Room { code } = &record.what else {
            let is_asked = bounds.room != RoomCode::None;
            if is_asked && self.rooms == 0 && record.what.question().is_some() {
                broken.push(Rule::RoomFirst);
            }
            return;
        };
        self.rooms += 1;
        if self.rooms > 1 {
            broken.push(Rule::RoomTwice);
        }
        let is_plain = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
        let is_code = !code.is_empty() && code.len() <= LONGEST && code.chars().all(is_plain);
        match bounds.room {
            RoomCode::None => broken.push(Rule::RoomUnasked),
            RoomCode::Any if is_code => {}
            RoomCode::Checked if is_checked(code) => {}
            RoomCode::Any | RoomCode::Checked => broken.push(Rule::RoomForm),
        }
    }

    fn checkpoint(&mut self, bounds: &Bounds, record: &Record, broken: &mut Vec<Rule>) {
        if let What::Checkpoint { minute } = record.what {
            let next = bounds.checkpoints.get(self.checkpoints);
            if next != Some(&minute) || record.at < minutes(minute) {
                broken.push(Rule::CheckpointUnasked);
            } else {
                self.checkpoints += 1;
            }
        } else if !record.what.is_arrival() {
            while bounds.due(self.checkpoints, record.at).is_some() {
                self.checkpoints += 1;
                broken.push(Rule::CheckpointMissed);
            }
        }
    }

    fn question(&mut self, bounds: &Bounds, record: &Record, broken: &mut Vec<Rule>) {
        if matches!(record.what, What::Start { .. } | What::Resume { .. }) {
            self.shown = None;
        }
        let Some(question) = record.what.question() else { return };
        let asked = question.checked_sub(1).and_then(|place| bounds.asked.get(place));
        let Some(asked) = asked else {
            broken.push(Rule::NoSuchQuestion);
            return;
        };
        let mut see = |rule: Rule, is_so: bool| {
            if is_so {
                broken.push(rule);
            }
        };
        match &record.what {
            What::View { .. } => self.shown = Some(question),
            What::Answer { chosen, cited, .. } => {
                see(Rule::NoSuchOption, chosen.iter().any(|place| *place >= asked.options));
                see(Rule::SeveralChosen, chosen.len() > 1 && !asked.several);
                see(Rule::Disordered, !chosen.is_sorted_by(|one, two| one < two));
                see(Rule::CitedUnasked, cited.is_some() && !asked.clause);
                see(Rule::Citation, cited.as_deref().is_some_and(|cited| !is_citable(cited)));
                see(Rule::Unseen, self.shown != Some(question));
            }
            What::Flag { on, .. } => {
                see(Rule::Unseen, self.shown != Some(question));
                let is_new = if *on {
                    self.flagged.insert(question)
                } else {
                    self.flagged.remove(&question)
                };
                see(Rule::FlagTwice, !is_new);
            }
            _ => {}
        }
    }

    fn end(&mut self, bounds: &Bounds, record: &Record, broken: &mut Vec<Rule>) {
        let is_up = bounds.limit().is_some_and(|limit| record.at >= limit);
        match record.what {
            What::Expired => {
                if !is_up {
                    broken.push(Rule::EarlyEnd);
                }
                if self.has_expired {
                    broken.push(Rule::PastTime);
                }
                self.has_expired = true;
            }
            What::HandIn if is_up && !self.has_expired => broken.push(Rule::PastTime),
            What::HandIn => {}
            // What was due while nothing could be written stands before the end.
            What::Checkpoint { .. } if !self.has_expired => {}
            ref what if !what.is_arrival() && (is_up || self.has_expired) => {
                broken.push(Rule::PastTime);
            }
            _ => {}
        }
    }
}

/// By how many seconds the clock has moved more than the time of the sitting.
pub fn drift(from: (u64, i64), to: (u64, i64)) -> i64 {
    let passed = i64::try_from(to.0.saturating_sub(from.0) / 1000).unwrap_or(i64::MAX);
    to.1.saturating_sub(from.1).saturating_sub(passed)
}
