//! The inquiry: a hearing that goes on past open questions.
//!
//! Incidents are heard one after the other. Where one asks what nobody has established, it is heard again under
//! each answer, from the state in which it was found; and what follows is heard once for each state to which
//! the answers lead. Questions that have nothing to do with each other therefore add up: they do not multiply.

use std::collections::HashMap;
use std::sync::Arc;

use crate::bridge::Position;
use crate::table::{Account, Incident, Moment};

use super::fact::{Answer, Question};
use super::hearing::{Heard, Hearing, Matter, Stop};
use super::joining::{each_once, join};
use super::parts::{Part, Ruling};
use super::ruled::Clash;

/// The Laws, as an inquiry sees them: who hears an incident.
pub type Bench = fn(&mut Hearing<'_>, &Incident) -> Heard;

/// The Laws contradict themselves on a record: two clauses settle one matter differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} and {} contradict each other", self.0.first.law.name(), self.0.second.law.name())]
pub struct Contradiction(pub Clash);

/// How many times an incident may be heard, all incidents and all answers together, before the questions that
/// come up are no longer followed into their answers. The ruling says so: [`Ruling::is_cut_short`].
pub const MOST_HEARD: usize = 4096;

/// Rules on a matter, with a branch for each answer to each open question.
pub fn inquire(bench: Bench, matter: Matter<'_>) -> Result<Ruling, Contradiction> {
    inquire_counting(bench, matter).map(|(ruling, _)| ruling)
}

/// The same where incidents are heard at most so many times.
pub fn inquire_within(
    bench: Bench,
    matter: Matter<'_>,
    most: usize,
) -> Result<Ruling, Contradiction> {
    count_within(bench, matter, most).map(|(ruling, _)| ruling)
}

/// The same, with how many times an incident was heard.
pub fn inquire_counting(
    bench: Bench,
    matter: Matter<'_>,
) -> Result<(Ruling, usize), Contradiction> {
    count_within(bench, matter, MOST_HEARD)
}

fn count_within(
    bench: Bench,
    matter: Matter<'_>,
    most: usize,
) -> Result<(Ruling, usize), Contradiction> {
    let mut inquiry = Inquiry {
        bench,
        most,
        heard: 0,
        repeats: false,
        looked: Vec::new(),
        followed: HashMap::new(),
        account: Account::default(),
    };
    let ruling = inquiry.follow(Box::new(Hearing::new(matter)))?;
    let ruling = if inquiry.repeats { each_once(ruling) } else { ruling };
    let ruling = Ruling { account: inquiry.account, ..ruling };
    Ok((ruling, inquiry.heard))
}

struct Inquiry<'m> {
    bench: Bench,
    /// How many times an incident may be heard.
    most: usize,
    /// How many times an incident was heard.
    heard: usize,
    /// Something has been decided again at a later moment.
    repeats: bool,
    /// Where the hearings looked back beyond the table and the standing, in order.
    looked: Vec<Look>,
    /// What has been followed up already, by the moment of the incident with which it begins.
    followed: HashMap<Moment, Vec<Followed<'m>>>,
    /// What became of the events in the hearings that have come to their end.
    account: Account,
}

/// A look back at what was decided or assumed before.
#[derive(Clone, Copy, PartialEq)]
enum Look {
    /// At the decisions on incidents of the same moment.
    Moment(Moment),
    /// For an assumed answer.
    Question(Question),
}

/// What is ruled from an incident on.
struct Followed<'m> {
    from: Start<'m>,
    looked: Vec<Look>,
    ruling: Ruling,
}

/// An incident about to be heard.
struct Start<'m> {
    before: Box<Hearing<'m>>,
    incident: Incident,
}

impl Start<'_> {
    /// Whether what follows here is what followed there, where it looked back so.
    fn is_like(&self, other: &Start<'_>, looked: &[Look]) -> bool {
        let (here, there) = (&self.before, &other.before);
        self.incident == other.incident
            && here.stands_like(there)
            && looked.iter().all(|look| match *look {
                Look::Moment(moment) => here.decided_at(moment).eq(there.decided_at(moment)),
                Look::Question(question) => here.assumed(question) == there.assumed(question),
            })
    }
}

/// How the hearing of an incident ended.
enum Outcome<'m> {
    Settled(Part, Box<Hearing<'m>>),
    Open(Stopped),
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
    fn new(part: Part, (question, options): (Question, usize), hearing: &Hearing<'_>) -> Stopped {
        let (decided, position) = (hearing.decisions.len(), *hearing.table().position());
        Stopped { part, question, options, decided, position }
    }
}

impl<'m> Inquiry<'m> {
    /// What is ruled from here on.
    fn follow(&mut self, hearing: Box<Hearing<'m>>) -> Result<Ruling, Contradiction> {
        if hearing.assumed.is_empty() {
            self.follow_in_place(hearing)
        } else {
            self.follow_and_keep(hearing)
        }
    }

    /// What is ruled from here on, where nothing has been assumed: nothing of it is ever followed up again. An
    /// incident is heard in its place, and taken back only if it asks.
    fn follow_in_place(&mut self, mut hearing: Box<Hearing<'m>>) -> Result<Ruling, Contradiction> {
        let mut parts: Vec<Arc<Part>> = Vec::new();
        while let Some(incident) = hearing.next_incident() {
            let mark = hearing.mark();
            let (part, asks) = self.hear(&mut hearing, &incident, mark.decided)?;
            match asks {
                None => parts.push(Arc::new(part)),
                Some(asked) => {
                    let stopped = Stopped::new(part, asked, &hearing);
                    hearing.rewind(&incident, mark);
                    let start = Start { before: hearing, incident };
                    let ruling = self.branches(&start, &mut Vec::new(), stopped)?;
                    parts.extend(ruling.parts);
                    return Ok(Ruling::new(parts, ruling.position));
                }
            }
        }
        Ok(Ruling::new(parts, self.end(&hearing)))
    }

    /// What is ruled from here on under what is assumed, kept for other ways that lead to the same.
    fn follow_and_keep(&mut self, mut hearing: Box<Hearing<'m>>) -> Result<Ruling, Contradiction> {
        let mut parts: Vec<Arc<Part>> = Vec::new();
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
            let ruling = Ruling::new(parts[first..].to_vec(), position);
            let begun = self.followed.entry(from.incident.moment()).or_default();
            begun.push(Followed { from, looked, ruling });
        }
        Ok(Ruling::new(parts, position))
    }

    /// What has been ruled before from an incident on, if this is the same as then.
    fn known(&mut self, start: &Start<'m>) -> Result<Option<Ruling>, Contradiction> {
        let mut begun = self.followed.get(&start.incident.moment()).into_iter().flatten();
        let Some(known) = begun.find(|known| start.is_like(&known.from, &known.looked)) else {
            return Ok(None);
        };
        // What was decided before may be other than it was there.
        self.repeats = true;
        self.looked.extend_from_slice(&known.looked);
        self.account.add(start.before.table().account());
        match known.ruling.clash_after(&start.before.decisions) {
            Some(clash) => Err(Contradiction(clash)),
            None => Ok(Some(known.ruling.clone())),
        }
    }

    /// A hearing has come to its end: the position there.
    fn end(&mut self, hearing: &Hearing<'_>) -> Position {
        self.account.add(hearing.table().account());
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

    /// Hears an incident, when so much had been decided: what is ruled on it, and what it asks, with how many
    /// replies on offer.
    fn hear(
        &mut self,
        hearing: &mut Hearing<'m>,
        incident: &Incident,
        known: usize,
    ) -> Result<(Part, Option<(Question, usize)>), Contradiction> {
        self.heard += 1;
        let read = hearing.table().read_so_far();
        let stop = (self.bench)(hearing, incident).err();
        self.repeats |= hearing.repeats;
        if let Some(clash) = hearing.clash {
            return Err(Contradiction(clash));
        }
        let asks = hearing.question.filter(|_| stop == Some(Stop::Asks));
        if asks.is_none() {
            hearing.account_for(incident);
        }
        let part = Part {
            read,
            decisions: hearing.decisions[known..].to_vec(),
            trace: hearing.trace.clone(),
            contradicted: std::mem::take(&mut hearing.contradicted),
            ..Part::default()
        };
        Ok((part, asks))
    }

    /// Hears an incident under some more answers, and leaves the hearing in which it was found as it was.
    fn hear_under(
        &mut self,
        start: &Start<'m>,
        answers: &[(Question, Answer)],
        known: usize,
    ) -> Result<Outcome<'m>, Contradiction> {
        let mut hearing = start.before.clone();
        hearing.make_room();
        hearing.assumed.extend_from_slice(answers);
        let (part, asks) = self.hear(&mut hearing, &start.incident, known)?;
        self.looked.extend(hearing.asked.drain(..).map(Look::Question));
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
            let mut cut = start.before.clone();
            cut.table.heard(&start.incident, true);
            self.end(&cut);
        }
        Ok(join(stopped.part, stopped.question, branches, stopped.position))
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
mod tests {
    use super::super::sample::{clause, record};
    use super::*;

    use crate::bridge::{Card, PlayedCard, Rank, Seat, Suit};
    use crate::ruling::clause::Clause;
    use crate::ruling::fact::finding;
    use crate::ruling::{
        ByEdition, Decision, Doctrine, Edition, Given, Open, Source, Status, Subject, text, trace,
    };
    use crate::table::event::Act;
    use crate::table::spoken;

    static ONE: Clause = clause(ByEdition::always("1A"));
    static TWO: Clause = clause(ByEdition::always("2B"));
    static OLD: Clause = clause(ByEdition::always("3").until(Edition::Y2017));
    static NEW: Clause = clause(ByEdition::from(Edition::Y2017, "3C"));
    finding!(RAINS, "rains", ask text("?", "?"), yes text("piove", "it rains"), no text("no", "no"));
    finding!(SNOWS, "snows", ask text("?", "?"), yes text("nevica", "it snows"), no text("no", "no"));

    const ACE: PlayedCard = PlayedCard::Exact(Card::new(Suit::Spades, Rank::Ace));

    fn rule(bench: Bench, edition: Edition) -> Result<Ruling, Contradiction> {
        // One incident: a call.
        let record = record(&[Act::Calls(spoken::parse("asso di picche").unwrap())]).unwrap();
        let matter =
            Matter { record: &record, given: &[], edition, doctrine: &Doctrine::default() };
        inquire(bench, matter)
    }

    fn played(h: &mut Open<'_, '_>) -> Heard {
        h.decide(Decision::Is(Status::Played(Seat::North, ACE)))
    }

    fn not_played(h: &mut Open<'_, '_>) -> Heard {
        h.decide(Decision::Is(Status::NotPlayed(Seat::North, ACE)))
    }

    #[test]
    fn two_clauses_that_settle_one_matter_differently_are_both_named() {
        fn bench(h: &mut Hearing<'_>, _: &Incident) -> Heard {
            h.clause(&ONE, played)?;
            h.clause(&TWO, not_played)?;
            Ok(())
        }
        let error = rule(bench, Edition::Y2007).unwrap_err();
        assert_eq!(error.to_string(), "1A and 2B contradict each other");
    }

    #[test]
    fn a_clause_is_heard_only_in_the_editions_that_have_it() {
        fn bench(h: &mut Hearing<'_>, _: &Incident) -> Heard {
            h.clause(&OLD, played)?;
            h.clause(&NEW, not_played)?;
            Ok(())
        }
        let laws = |edition| {
            let ruling = rule(bench, edition).unwrap();
            ruling
                .applied()
                .iter()
                .map(|clause| clause.number.in_edition(edition))
                .collect::<Vec<_>>()
        };
        assert_eq!(laws(Edition::Y2007), [Some("3")]);
        assert_eq!(laws(Edition::Y2017), [Some("3C")]);
    }

    #[test]
    fn a_failed_condition_closes_its_clause_and_no_other() {
        fn bench(h: &mut Hearing<'_>, _: &Incident) -> Heard {
            h.clause(&ONE, |h| {
                h.require(&RAINS, Some(false))?;
                not_played(h)
            })?;
            h.clause(&TWO, played)?;
            Ok(())
        }
        let ruling = rule(bench, Edition::Y2007).unwrap();
        assert_eq!(ruling.applied(), [&TWO]);
        let rejected = ruling.rejected();
        assert_eq!(rejected[0].law, &ONE);
        assert!(
            matches!(rejected[0].because, trace::Because::Finding(question, ..) if question.fact == &RAINS)
        );
    }

    #[test]
    fn unknown_facts_make_a_tree_and_branches_that_agree_collapse() {
        fn bench(h: &mut Hearing<'_>, _: &Incident) -> Heard {
            h.clause(&ONE, |h| {
                // Whether it snows changes nothing.
                h.establish(&SNOWS, None)?;
                h.require(&RAINS, None)?;
                played(h)
            })?;
            Ok(())
        }
        let ruling = rule(bench, Edition::Y2007).unwrap();
        assert_eq!(ruling.immaterial().map(|question| question.fact).collect::<Vec<_>>(), [&SNOWS]);
        let open = ruling.open().next().unwrap();
        assert_eq!(open.question.fact, &RAINS);
        assert_eq!(open.under(Answer::YES).unwrap().decisions().count(), 1);
        assert_eq!(open.under(Answer::NO).unwrap().decisions().count(), 0);
    }

    /// What the director says and the record does not is kept, though the answer to another question, under which it
    /// came up, turned out not to matter.
    #[test]
    fn what_does_not_matter_keeps_what_the_record_contradicted() {
        fn bench(h: &mut Hearing<'_>, _: &Incident) -> Heard {
            h.clause(&ONE, |h| {
                if h.establish(&SNOWS, None)? {
                    h.establish(&RAINS, Some(false))?;
                }
                played(h)
            })?;
            Ok(())
        }
        // One incident: a call.
        let record = record(&[Act::Calls(spoken::parse("asso di picche").unwrap())]).unwrap();
        let rains = Given {
            fact: &RAINS,
            about: Subject::default(),
            answer: Answer::YES,
            source: Source::Director,
        };
        let (given, doctrine) = ([rains], Doctrine::default());
        let edition = Edition::Y2007;
        let matter = Matter { record: &record, given: &given, edition, doctrine: &doctrine };
        let ruling = inquire(bench, matter).unwrap();
        assert!(ruling.is_settled());
        let immaterial: Vec<_> = ruling.immaterial().map(|question| question.fact).collect();
        assert_eq!(immaterial, [&SNOWS]);
        let mut contradicted = Vec::new();
        ruling.each(&mut |part| contradicted.extend(part.contradicted.iter().map(|it| it.fact)));
        assert_eq!(contradicted, [&RAINS]);
    }
}
