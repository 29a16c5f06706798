//! The inquiry: a hearing that continues past open questions.
//!
//! Incidents are heard one after the other. An incident that asks for a fact that nobody has established is heard again
//! under each answer, from the state in which the incident arose; the later incidents are heard once for each state to
//! which the answers lead. Therefore the cost of independent questions adds up instead of multiplying.

mod ends;

use std::sync::Arc;

use crate::bridge::Position;
use crate::table::{EventReadings, Incident, Moment};

use super::decided::DecisionClash;
use super::fact::{Answer, FactQuestion};
use super::hearing::{Hearing, HearingResult, RulingInput, StopReason};
use super::memo::{FollowedRuling, HearingStart, LookBack};
use super::merging::{merge_branches, without_repeats};
use super::parts::{CutReason, MAX_LINES, Ruling, RulingPart, RulingParts};
use super::rollback::NoSnapshot;
use super::trace::TraceEntry;

pub(crate) use ends::{HearingAtEnd, hear_each_to_end};

/// The Laws as a function: hears an incident.
pub type RuleSet = fn(&mut Hearing<'_>, &Incident) -> HearingResult;

/// An error: two decisions of the Laws on a record contradict each other.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} and {} contradict each other", self.0.first.law.name(), self.0.second.law.name())]
pub struct Contradiction(pub Box<DecisionClash>);

/// The number of hearings, over all incidents and all answers, from which an inquiry no longer
/// follows new questions into their answers. If a question is left open for this reason,
/// [`Ruling::is_cut_short`] returns `true`.
pub const MAX_HEARINGS: usize = 4096;

/// Rules on a record, with a branch for each answer to each open question.
///
/// # Errors
///
/// Returns [`Contradiction`] if two decisions contradict each other.
pub fn inquire(rule_set: RuleSet, input: RulingInput<'_>) -> Result<Ruling, Contradiction> {
    inquire_within(rule_set, input, MAX_HEARINGS)
}

/// Rules on a record like [`inquire`], with `most` in place of [`MAX_HEARINGS`].
///
/// # Errors
///
/// Returns [`Contradiction`] if two decisions contradict each other.
pub(crate) fn inquire_within(
    rule_set: RuleSet,
    input: RulingInput<'_>,
    most: usize,
) -> Result<Ruling, Contradiction> {
    let setup = InquirySetup { most, ..InquirySetup::default() };
    rule(rule_set, input, setup, |ruling, _| ruling)
}

/// Rules on a record like `inquire_within`. Also returns the number of hearings.
///
/// # Errors
///
/// Returns [`Contradiction`] if two decisions contradict each other.
#[doc(hidden)]
pub fn inquire_counting(
    rule_set: RuleSet,
    input: RulingInput<'_>,
    most: usize,
) -> Result<(Ruling, usize), Contradiction> {
    let setup = InquirySetup { most, ..InquirySetup::default() };
    rule(rule_set, input, setup, |ruling, inquiry| (ruling, inquiry.heard))
}

/// Returns the ruling on the path on which each open question has its first answer, and whether a question was open. If
/// no question was open, the ruling is complete.
///
/// # Errors
///
/// Returns [`Contradiction`] if two decisions contradict each other.
pub(crate) fn first_path(
    rule_set: RuleSet,
    input: RulingInput<'_>,
) -> Result<(Ruling, bool), Contradiction> {
    let setup = InquirySetup { assumes_first_reply: true, ..InquirySetup::default() };
    rule(rule_set, input, setup, |ruling, inquiry| (ruling, inquiry.assumed_reply))
}

/// Rules on a record like [`inquire`]. Also returns what `read` makes of the end, if no question is open.
///
/// # Errors
///
/// Returns [`Contradiction`] if two decisions contradict each other.
pub(crate) fn inquire_to_end<T>(
    rule_set: RuleSet,
    input: RulingInput<'_>,
    read: impl FnOnce(HearingAtEnd<'_, '_>) -> T,
) -> Result<(Ruling, Option<T>), Contradiction> {
    let setup = InquirySetup { keeps_last: true, ..InquirySetup::default() };
    rule(rule_set, input, setup, |ruling, inquiry| {
        let traces: Vec<&[TraceEntry]> = ruling.parts.iter().map(|part| &part.trace[..]).collect();
        let read = inquiry.last.as_ref().map(|last| read(last.at_end(&traces)));
        (ruling, read)
    })
}

/// How an inquiry is made.
struct InquirySetup {
    /// The number of hearings from which new questions are not followed into their answers.
    most: usize,
    /// Whether any other open question gets its first answer instead of stopping the hearing.
    assumes_first_reply: bool,
    /// Whether the hearing is kept that comes to the end without a question.
    keeps_last: bool,
}

impl Default for InquirySetup {
    fn default() -> Self {
        InquirySetup { most: MAX_HEARINGS, assumes_first_reply: false, keeps_last: false }
    }
}

/// Rules on the canonical form of the record; `result` makes the return value from the ruling and the inquiry.
fn rule<T>(
    rule_set: RuleSet,
    input: RulingInput<'_>,
    setup: InquirySetup,
    result: impl FnOnce(Ruling, &Inquiry<'_>) -> T,
) -> Result<T, Contradiction> {
    let plain = input.record.canonical();
    let input = RulingInput { record: plain.as_deref().unwrap_or(input.record), ..input };
    let mut inquiry = Inquiry::new(rule_set, &setup);
    let ruling = inquiry.rule_on(|| Hearing::new(input, setup.assumes_first_reply))?;
    Ok(result(ruling, &inquiry))
}

struct Inquiry<'m> {
    rule_set: RuleSet,
    /// The number of hearings from which new questions are not followed into their answers.
    most: usize,
    /// The number of hearings so far.
    heard: usize,
    /// Whether a decision may have been taken again at a later moment.
    repeats: bool,
    /// Whether an answer was assumed.
    assumed_reply: bool,
    /// The reason why the ruling lacks the branches of an open question; of several reasons, the first found.
    cut: Option<CutReason>,
    /// The queries that the hearings made besides reading the table and the [`EarlierDecisions`](super::earlier), in
    /// order.
    look_backs: Vec<LookBack>,
    /// The remembered rulings, by the moment of the incident with which they begin.
    memo: Vec<(Moment, Vec<FollowedRuling<'m>>)>,
    /// The merged event readings of the hearings that have ended.
    event_readings: EventReadings,
    /// Whether the hearing is kept that comes to the end without a question.
    keeps_last: bool,
    /// That hearing, if it is kept.
    last: Option<Box<Hearing<'m>>>,
}

/// The outcome of the hearing of an incident.
enum HearingOutcome<'m> {
    Settled(RulingPart, Box<Hearing<'m>>),
    Open(StoppedHearing),
}

/// A question that nobody has answered, and the number of its possible replies.
type UnansweredQuestion = (FactQuestion, usize);

/// The end of the hearing of an incident.
enum HearingEnd {
    Settled,
    Asks(UnansweredQuestion),
    /// A rollback needs a snapshot that was not stored.
    NoSnapshot,
}

/// A hearing that has stopped at a question.
struct StoppedHearing {
    /// The ruling on the incident so far.
    part: RulingPart,
    question: FactQuestion,
    /// The number of possible replies.
    options: usize,
    /// The number of all decisions so far.
    decided: usize,
    position: Position,
}

impl StoppedHearing {
    fn new(
        part: RulingPart,
        (question, options): UnansweredQuestion,
        hearing: &Hearing<'_>,
    ) -> StoppedHearing {
        let (decided, position) = (hearing.decisions.len(), *hearing.table().position());
        StoppedHearing { part, question, options, decided, position }
    }
}

impl<'m> Inquiry<'m> {
    fn new(rule_set: RuleSet, setup: &InquirySetup) -> Inquiry<'m> {
        Inquiry {
            rule_set,
            most: setup.most,
            heard: 0,
            repeats: false,
            assumed_reply: false,
            cut: None,
            look_backs: Vec::new(),
            memo: Vec::new(),
            event_readings: EventReadings::default(),
            keeps_last: setup.keeps_last,
            last: None,
        }
    }

    /// Returns the ruling of a hearing made by `begin`. If the rollback of an incident lacks its snapshot, the record
    /// is heard again from the start, with snapshots from that incident on.
    fn rule_on(&mut self, begin: impl Fn() -> Hearing<'m>) -> Result<Ruling, Contradiction> {
        let mut parts = RulingParts::new();
        let mut keep_from = usize::MAX;
        let position = loop {
            if let Some(position) = self.follow_in_place(begin(), keep_from, &mut parts)? {
                break position;
            }
            parts.clear();
            keep_from = std::mem::take(&mut self.heard);
        };
        if self.repeats {
            // The parts can be changed without copying them only if nothing else owns them.
            self.memo.clear();
            parts = without_repeats(parts);
        }
        let mut ruling = Ruling::new(parts, position);
        if ruling.cut_to_lines(MAX_LINES) {
            self.cut.get_or_insert(CutReason::Lines);
        }
        ruling.event_readings = std::mem::take(&mut self.event_readings);
        ruling.cut = self.cut;
        Ok(ruling)
    }

    /// Adds the parts of the ruling to `parts`, and returns the position at the first open question
    /// or at the end. No question has been followed into its answers yet, so the state is never
    /// reused: an incident is heard in place, and rolled back only if it asks a question. `None` if
    /// an incident needs a snapshot that was not stored.
    fn follow_in_place(
        &mut self,
        mut hearing: Hearing<'m>,
        keep_from: usize,
        parts: &mut RulingParts,
    ) -> Result<Option<Position>, Contradiction> {
        while let Some(incident) = hearing.next_incident() {
            if self.heard == keep_from {
                hearing.keep_snapshots();
            }
            let mark = hearing.hearing_mark();
            match self.hear(&mut hearing, &incident)? {
                HearingEnd::Settled => parts.push(Arc::new(hearing.part(mark.read, mark.decided))),
                HearingEnd::NoSnapshot => return Ok(None),
                HearingEnd::Asks(asked) => {
                    let part = hearing.part(mark.read, mark.decided);
                    let stopped = StoppedHearing::new(part, asked, &hearing);
                    if let Err(NoSnapshot) = hearing.rewind(&incident, mark) {
                        self.heard -= 1;
                        return Ok(None);
                    }
                    let start = HearingStart { before: Box::new(hearing), incident };
                    let ruling = self.branches(&start, &mut Vec::new(), stopped)?;
                    parts.extend(ruling.parts);
                    return Ok(Some(ruling.position));
                }
            }
        }
        let position = self.end(&hearing);
        self.last = self.keeps_last.then(|| Box::new(hearing));
        Ok(Some(position))
    }

    /// Returns the ruling from here on under the assumed answers, and remembers it for other paths to the same state.
    fn follow(&mut self, mut hearing: Box<Hearing<'m>>) -> Result<Ruling, Contradiction> {
        let mut parts = RulingParts::new();
        let mut passed = Vec::new();
        let position = loop {
            let Some(incident) = hearing.next_incident() else { break self.end(&hearing) };
            let start = HearingStart { before: hearing, incident };
            if let Some(known) = self.known(&start)? {
                parts.extend(known.parts);
                break known.position;
            }
            let mark = (parts.len(), self.look_backs.len());
            self.look_backs.push(LookBack::Moment(incident.moment()));
            let decided = start.before.decisions.len();
            match self.hear_under(&start, &[], decided)? {
                HearingOutcome::Settled(part, heard) => {
                    parts.push(Arc::new(part));
                    hearing = heard;
                    passed.push((start, mark));
                }
                HearingOutcome::Open(stopped) => {
                    let ruling = self.branches(&start, &mut Vec::new(), stopped)?;
                    parts.extend(ruling.parts);
                    passed.push((start, mark));
                    break ruling.position;
                }
            }
        };
        for (from, (first, looked)) in passed.into_iter().rev() {
            let looked = self.looked_since(looked);
            let ruling = Ruling::new(parts[first..].iter().cloned().collect(), position);
            let moment = from.incident.moment();
            let followed = FollowedRuling { from, looked, ruling };
            match self.memo.iter_mut().find(|(begun, _)| *begun == moment) {
                Some((_, with_it)) => with_it.push(followed),
                None => self.memo.push((moment, vec![followed])),
            }
        }
        Ok(Ruling::new(parts, position))
    }

    /// Returns the remembered ruling from an equal state on, if there is one.
    fn known(&mut self, start: &HearingStart<'m>) -> Result<Option<Ruling>, Contradiction> {
        let moment = start.incident.moment();
        let with_it = self.memo.iter().filter(|(begun, _)| *begun == moment);
        let mut begun = with_it.flat_map(|(_, followed)| followed);
        let Some(known) = begun.find(|known| start.is_like(&known.from, &known.looked)) else {
            return Ok(None);
        };
        // The earlier decisions may differ from those of the remembered state, and the remembered ruling may repeat
        // some of them.
        self.repeats = true;
        self.look_backs.extend_from_slice(&known.looked);
        start.before.table().add_readings_to(&mut self.event_readings);
        match known.ruling.clash_after(&start.before.decisions) {
            Some(clash) => Err(Contradiction(Box::new(clash))),
            None => Ok(Some(known.ruling.clone())),
        }
    }

    /// Merges the event readings of a hearing at its end, and returns its position.
    fn end(&mut self, hearing: &Hearing<'m>) -> Position {
        hearing.table().add_readings_to(&mut self.event_readings);
        *hearing.table().position()
    }

    /// Returns the queries since a mark, without repetition.
    fn looked_since(&mut self, mark: usize) -> Vec<LookBack> {
        let mut looked: Vec<LookBack> = Vec::new();
        for look in self.look_backs.drain(mark..) {
            if !looked.contains(&look) {
                looked.push(look);
            }
        }
        self.look_backs.extend_from_slice(&looked);
        looked
    }

    fn hear(
        &mut self,
        hearing: &mut Hearing<'m>,
        incident: &Incident,
    ) -> Result<HearingEnd, Contradiction> {
        hearing.start_trace(incident);
        let stop = (self.rule_set)(hearing, incident).err();
        if stop == Some(StopReason::NoSnapshot) {
            return Ok(HearingEnd::NoSnapshot);
        }
        self.heard += 1;
        self.repeats |= hearing.repeats;
        self.assumed_reply |= hearing.has_assumed_reply;
        if let Some(clash) = hearing.clash.take() {
            return Err(Contradiction(clash));
        }
        if let Some(asked) = hearing.question.filter(|_| stop == Some(StopReason::Asks)) {
            return Ok(HearingEnd::Asks(asked));
        }
        hearing.record_heard(incident);
        Ok(HearingEnd::Settled)
    }

    /// Hears an incident under further assumed answers, in a copy of the hearing in `start`. The first `known`
    /// decisions belong to earlier parts.
    fn hear_under(
        &mut self,
        start: &HearingStart<'m>,
        answers: &[(FactQuestion, Answer)],
        known: usize,
    ) -> Result<HearingOutcome<'m>, Contradiction> {
        let mut hearing = start.resume_with(answers);
        let asks = loop {
            match self.hear(&mut hearing, &start.incident)? {
                HearingEnd::Settled => break None,
                HearingEnd::Asks(asked) => break Some(asked),
                HearingEnd::NoSnapshot => {
                    hearing = start.resume_with(answers);
                    hearing.keep_snapshots();
                }
            }
        };
        self.look_backs.extend(hearing.asked.drain(..).map(LookBack::Question));
        let part = hearing.part(start.before.table().read_so_far(), known);
        Ok(match asks {
            None => HearingOutcome::Settled(part, hearing),
            Some(asked) => HearingOutcome::Open(StoppedHearing::new(part, asked, &hearing)),
        })
    }

    /// Continues a hearing that stopped at a question, under each answer, and returns the ruling with a branch for each
    /// answer. `answers` are the answers that led to the question.
    fn branches(
        &mut self,
        start: &HearingStart<'m>,
        answers: &mut Vec<(FactQuestion, Answer)>,
        stopped: StoppedHearing,
    ) -> Result<Ruling, Contradiction> {
        let mut branches = Vec::with_capacity(stopped.options);
        if self.heard < self.most {
            for answer in (0..stopped.options).map(Answer::nth) {
                answers.push((stopped.question, answer));
                let ruling = self.under(start, answers, stopped.decided)?;
                answers.pop();
                branches.push((answer, ruling));
            }
        } else {
            self.cut.get_or_insert(CutReason::Hearings);
            let mut cut = start.before.clone();
            cut.table.record_heard(&start.incident, true);
            self.end(&cut);
        }
        let ruling = merge_branches(stopped.part, stopped.question, branches, stopped.position);
        let open = ruling.parts.first().and_then(|part| part.open.as_ref());
        if open.is_some_and(|open| open.branches.is_empty()) {
            self.cut.get_or_insert(CutReason::Lines);
        }
        Ok(ruling)
    }

    fn under(
        &mut self,
        start: &HearingStart<'m>,
        answers: &mut Vec<(FactQuestion, Answer)>,
        known: usize,
    ) -> Result<Ruling, Contradiction> {
        match self.hear_under(start, answers, known)? {
            HearingOutcome::Settled(part, hearing) => {
                let mut ruling = self.follow(hearing)?;
                ruling.parts.insert(0, Arc::new(part));
                Ok(ruling)
            }
            HearingOutcome::Open(stopped) => self.branches(start, answers, stopped),
        }
    }
}

#[cfg(test)]
mod tests;
