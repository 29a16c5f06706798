//! The inquiry: a hearing that continues past open questions.
//!
//! Incidents are heard one after the other. Where one asks what nobody has established, it is heard again under
//! each answer, from the state in which it was found; and what follows is heard once for each state to which
//! the answers lead. Questions that have nothing to do with each other therefore add up: they do not multiply.

use std::sync::Arc;

use crate::bridge::Position;
use crate::table::{Account, Incident, Moment};

use super::fact::{Answer, Question};
use super::followed::{Followed, Look, Start};
use super::hearing::{Heard, Hearing, Matter, Stop};
use super::joining::{each_once, join};
use super::parts::{Cut, MOST_LINES, Part, Parts, Ruling};
use super::ruled::Clash;
use super::undo::NotKept;

/// The Laws, as an inquiry sees them: who hears an incident.
pub type Bench = fn(&mut Hearing<'_>, &Incident) -> Heard;

/// The Laws contradict themselves on a record: two clauses settle one matter differently.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} and {} contradict each other", self.0.first.law.name(), self.0.second.law.name())]
pub struct Contradiction(pub Box<Clash>);

/// How many times an incident may be heard, all incidents and all answers together, before the questions that
/// come up are no longer followed into their answers. The ruling says so: [`Ruling::is_cut_short`].
pub const MOST_HEARD: usize = 4096;

/// Rules on a matter, with a branch for each answer to each open question.
pub fn inquire(bench: Bench, matter: Matter<'_>) -> Result<Ruling, Contradiction> {
    inquire_within(bench, matter, MOST_HEARD)
}

/// The same where incidents are heard at most this many times.
pub fn inquire_within(
    bench: Bench,
    matter: Matter<'_>,
    most: usize,
) -> Result<Ruling, Contradiction> {
    rule(bench, matter, most, false, |ruling, _| ruling)
}

/// The same, with how many times an incident was heard.
pub fn inquire_counting(
    bench: Bench,
    matter: Matter<'_>,
    most: usize,
) -> Result<(Ruling, usize), Contradiction> {
    rule(bench, matter, most, false, |ruling, inquiry| (ruling, inquiry.heard))
}

/// The way on which each question that comes up has the first of its answers, as a ruling; and whether one came up:
/// where none does, this is the ruling.
pub fn first_way(bench: Bench, matter: Matter<'_>) -> Result<(Ruling, bool), Contradiction> {
    rule(bench, matter, MOST_HEARD, true, |ruling, inquiry| (ruling, inquiry.supposed))
}

/// Rules on a matter in its plainest telling, supposing answers instead of stopping where that is wanted: what is told
/// of the ruling and of the inquiry.
fn rule<T>(
    bench: Bench,
    matter: Matter<'_>,
    most: usize,
    supposes: bool,
    told: impl FnOnce(Ruling, &Inquiry<'_>) -> T,
) -> Result<T, Contradiction> {
    let plain = matter.record.plainly();
    let matter = Matter { record: plain.as_deref().unwrap_or(matter.record), ..matter };
    let mut inquiry = Inquiry::new(bench, most);
    let ruling = inquiry.rule_on(|| Hearing::new(matter, supposes))?;
    Ok(told(ruling, &inquiry))
}

struct Inquiry<'m> {
    bench: Bench,
    /// How many times an incident may be heard.
    most: usize,
    /// How many times an incident was heard.
    heard: usize,
    /// Something has been decided again at a later moment.
    repeats: bool,
    /// An answer has been supposed.
    supposed: bool,
    /// Why an open question was first not followed up.
    cut: Option<Cut>,
    /// Where the hearings looked back beyond the table and the standing, in order.
    looked: Vec<Look>,
    /// What has been followed up already, by the moment of the incident with which it begins.
    followed: Vec<(Moment, Vec<Followed<'m>>)>,
    /// What became of the events in the hearings that have come to their end.
    account: Account,
}

/// How the hearing of an incident ended.
enum Outcome<'m> {
    Settled(Part, Box<Hearing<'m>>),
    Open(Stopped),
}

/// A question that nobody answers, and how many of its replies are on offer.
type Asked = (Question, usize);

/// What the hearing of an incident came to.
enum End {
    Settled,
    Asks(Asked),
    /// It wants a table that has not been kept.
    NotKept,
}

/// A hearing that has stopped at a question.
struct Stopped {
    /// What is ruled on the incident so far.
    part: Part,
    question: Question,
    /// How many of its replies are on offer.
    options: usize,
    /// How much has been decided in all.
    decided: usize,
    position: Position,
}

impl Stopped {
    fn new(part: Part, (question, options): Asked, hearing: &Hearing<'_>) -> Stopped {
        let (decided, position) = (hearing.decisions.len(), *hearing.table().position());
        Stopped { part, question, options, decided, position }
    }
}

impl<'m> Inquiry<'m> {
    fn new(bench: Bench, most: usize) -> Inquiry<'m> {
        Inquiry {
            bench,
            most,
            heard: 0,
            repeats: false,
            supposed: false,
            cut: None,
            looked: Vec::new(),
            followed: Vec::new(),
            account: Account::default(),
        }
    }

    /// What is ruled in a hearing that begins so. If a table is wanted back that has not been kept, all is heard once
    /// more, and tables are kept from that incident on.
    fn rule_on(&mut self, begin: impl Fn() -> Hearing<'m>) -> Result<Ruling, Contradiction> {
        let mut parts = Parts::new();
        let mut keep_from = usize::MAX;
        let position = loop {
            if let Some(position) = self.follow_in_place(begin(), keep_from, &mut parts)? {
                break position;
            }
            parts.clear();
            keep_from = std::mem::take(&mut self.heard);
        };
        if self.repeats {
            // The parts are then the ruling's own.
            self.followed.clear();
            parts = each_once(parts);
        }
        let mut ruling = Ruling::new(parts, position);
        if ruling.within(MOST_LINES) {
            self.cut.get_or_insert(Cut::Lines);
        }
        ruling.account = std::mem::take(&mut self.account);
        ruling.cut = self.cut;
        Ok(ruling)
    }

    /// The parts of what is ruled where nothing has been assumed: nothing of it is ever followed up again. An
    /// incident is heard in its place, and taken back only if it asks. `None`: the next incident wants a table that
    /// was not kept.
    fn follow_in_place(
        &mut self,
        mut hearing: Hearing<'m>,
        keep_from: usize,
        parts: &mut Parts,
    ) -> Result<Option<Position>, Contradiction> {
        while let Some(incident) = hearing.next_incident() {
            if self.heard == keep_from {
                hearing.keep_tables();
            }
            let mark = hearing.mark();
            match self.hear(&mut hearing, &incident)? {
                End::Settled => parts.push(Arc::new(hearing.part(mark.read, mark.decided))),
                End::NotKept => return Ok(None),
                End::Asks(asked) => {
                    let part = hearing.part(mark.read, mark.decided);
                    let stopped = Stopped::new(part, asked, &hearing);
                    if let Err(NotKept) = hearing.rewind(&incident, mark) {
                        self.heard -= 1;
                        return Ok(None);
                    }
                    let start = Start { before: Box::new(hearing), incident };
                    let ruling = self.branches(&start, &mut Vec::new(), stopped)?;
                    parts.extend(ruling.parts);
                    return Ok(Some(ruling.position));
                }
            }
        }
        Ok(Some(self.end(&hearing)))
    }

    /// What is ruled from here on under what is assumed, kept for other ways that lead to the same.
    fn follow(&mut self, mut hearing: Box<Hearing<'m>>) -> Result<Ruling, Contradiction> {
        let mut parts = Parts::new();
        let mut passed = Vec::new();
        let position = loop {
            let Some(incident) = hearing.next_incident() else { break self.end(&hearing) };
            let start = Start { before: hearing, incident };
            if let Some(known) = self.known(&start)? {
                parts.extend(known.parts);
                break known.position;
            }
            let mark = (parts.len(), self.looked.len());
            self.looked.push(Look::Moment(incident.moment()));
            let decided = start.before.decisions.len();
            match self.hear_under(&start, &[], decided)? {
                Outcome::Settled(part, heard) => {
                    parts.push(Arc::new(part));
                    hearing = heard;
                    passed.push((start, mark));
                }
                Outcome::Open(stopped) => {
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
            let followed = Followed { from, looked, ruling };
            match self.followed.iter_mut().find(|(begun, _)| *begun == moment) {
                Some((_, with_it)) => with_it.push(followed),
                None => self.followed.push((moment, vec![followed])),
            }
        }
        Ok(Ruling::new(parts, position))
    }

    /// What has been ruled before from an incident on, if this is the same as then.
    fn known(&mut self, start: &Start<'m>) -> Result<Option<Ruling>, Contradiction> {
        let moment = start.incident.moment();
        let with_it = self.followed.iter().filter(|(begun, _)| *begun == moment);
        let mut begun = with_it.flat_map(|(_, followed)| followed);
        let Some(known) = begun.find(|known| start.is_like(&known.from, &known.looked)) else {
            return Ok(None);
        };
        // What was decided before may be other than it was there.
        self.repeats = true;
        self.looked.extend_from_slice(&known.looked);
        start.before.table().account_to(&mut self.account);
        match known.ruling.clash_after(&start.before.decisions) {
            Some(clash) => Err(Contradiction(Box::new(clash))),
            None => Ok(Some(known.ruling.clone())),
        }
    }

    /// A hearing has come to its end: the position there.
    fn end(&mut self, hearing: &Hearing<'_>) -> Position {
        hearing.table().account_to(&mut self.account);
        *hearing.table().position()
    }

    /// The looks back since a mark, each once.
    fn looked_since(&mut self, mark: usize) -> Vec<Look> {
        let mut looked: Vec<Look> = Vec::new();
        for look in self.looked.drain(mark..) {
            if !looked.contains(&look) {
                looked.push(look);
            }
        }
        self.looked.extend_from_slice(&looked);
        looked
    }

    fn hear(
        &mut self,
        hearing: &mut Hearing<'m>,
        incident: &Incident,
    ) -> Result<End, Contradiction> {
        hearing.take_up(incident);
        let stop = (self.bench)(hearing, incident).err();
        if stop == Some(Stop::NotKept) {
            return Ok(End::NotKept);
        }
        self.heard += 1;
        self.repeats |= hearing.repeats;
        self.supposed |= hearing.supposed;
        if let Some(clash) = hearing.clash.take() {
            return Err(Contradiction(clash));
        }
        if let Some(asked) = hearing.question.filter(|_| stop == Some(Stop::Asks)) {
            return Ok(End::Asks(asked));
        }
        hearing.account_for(incident);
        Ok(End::Settled)
    }

    /// Hears an incident under some more answers, when so much had been decided, and leaves the hearing in which it
    /// was found as it was.
    fn hear_under(
        &mut self,
        start: &Start<'m>,
        answers: &[(Question, Answer)],
        known: usize,
    ) -> Result<Outcome<'m>, Contradiction> {
        let mut hearing = start.under(answers);
        let asks = loop {
            match self.hear(&mut hearing, &start.incident)? {
                End::Settled => break None,
                End::Asks(asked) => break Some(asked),
                End::NotKept => {
                    hearing = start.under(answers);
                    hearing.keep_tables();
                }
            }
        };
        self.looked.extend(hearing.asked.drain(..).map(Look::Question));
        let part = hearing.part(start.before.table().read_so_far(), known);
        Ok(match asks {
            None => Outcome::Settled(part, hearing),
            Some(asked) => Outcome::Open(Stopped::new(part, asked, &hearing)),
        })
    }

    /// What is ruled from a question on, under each answer to it. Those in `answers` led to it.
    fn branches(
        &mut self,
        start: &Start<'m>,
        answers: &mut Vec<(Question, Answer)>,
        stopped: Stopped,
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
            self.cut.get_or_insert(Cut::Hearings);
            let mut cut = start.before.clone();
            cut.table.heard(&start.incident, true);
            self.end(&cut);
        }
        let ruling = join(stopped.part, stopped.question, branches, stopped.position);
        let open = ruling.parts.first().and_then(|part| part.open.as_ref());
        if open.is_some_and(|open| open.branches.is_empty()) {
            self.cut.get_or_insert(Cut::Lines);
        }
        Ok(ruling)
    }

    fn under(
        &mut self,
        start: &Start<'m>,
        answers: &mut Vec<(Question, Answer)>,
        known: usize,
    ) -> Result<Ruling, Contradiction> {
        match self.hear_under(start, answers, known)? {
            Outcome::Settled(part, hearing) => {
                let mut ruling = self.follow(hearing)?;
                ruling.parts.insert(0, Arc::new(part));
                Ok(ruling)
            }
            Outcome::Open(stopped) => self.branches(start, answers, stopped),
        }
    }
}

#[cfg(test)]
mod tests;
