//! The inquiry: a hearing that goes on past open questions, by hearing the record again under each answer.

use super::clause::Clause;
use super::doctrine::{Point, Reading};
use super::fact::{Answer, Fact, Question};
use super::hearing::{Clash, Heard, Hearing, Matter, Ruled, Stop};
use super::trace::{self, Entry, Rejection};

use crate::bridge::Position;
use crate::table::Incident;

/// The Laws, as an inquiry sees them: who hears an incident.
pub type Bench = fn(&mut Hearing<'_>, &Incident) -> Heard;

/// A ruling: what is decided, why, and what is still open.
#[derive(Clone, Debug)]
pub struct Ruling {
    /// What holds whatever the open question brings; in a branch, what its answer adds.
    pub decisions: Vec<Ruled>,
    /// The reasoning up to the open question, or to the end.
    pub trace: Vec<Entry>,
    pub open: Option<Box<OpenQuestion>>,
    /// The position to which the ruling leads, where nothing is open.
    pub position: Position,
    /// Facts that nobody established and that turned out not to matter.
    pub immaterial: Vec<Question>,
    /// Questions that the director answered in one way and the record in another. The record was followed.
    pub contradicted: Vec<Question>,
}

/// A question with the ruling that follows from each answer.
#[derive(Clone, Debug)]
pub struct OpenQuestion {
    pub question: Question,
    pub branches: Vec<(Answer, Ruling)>,
}

/// The Laws contradict themselves on a record: two clauses settle one matter differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} and {} contradict each other", self.0.first.law.name(), self.0.second.law.name())]
pub struct Contradiction(pub Clash);

/// Rules on a matter, with a branch for each answer to each open question.
pub fn inquire(bench: Bench, matter: Matter<'_>) -> Result<Ruling, Contradiction> {
    branch(bench, matter, &mut Vec::new(), 0)
}

fn branch(
    bench: Bench,
    matter: Matter<'_>,
    assumed: &mut Vec<(Question, Answer)>,
    known: usize,
) -> Result<Ruling, Contradiction> {
    let mut hearing = Hearing::new(matter, assumed);
    let stop = hear(bench, &mut hearing).err();
    let position = *hearing.table().position();
    let Hearing { trace, decisions, question, clash, contradicted, .. } = hearing;
    if let Some(clash) = clash {
        return Err(Contradiction(clash));
    }
    let decided = decisions.len();
    let mut ruling = Ruling {
        decisions: decisions.into_iter().skip(known).collect(),
        trace,
        open: None,
        position,
        immaterial: Vec::new(),
        contradicted,
    };
    let Some(question) = question.filter(|_| stop == Some(Stop::Asks)) else { return Ok(ruling) };
    let mut branches = Vec::with_capacity(question.fact.replies.len());
    for reply in 0..question.fact.replies.len() {
        let answer = Answer(reply as u8);
        assumed.push((question, answer));
        let heard = branch(bench, matter, assumed, decided);
        assumed.pop();
        branches.push((answer, heard?));
    }
    if let Some(same) = collapsed(&mut branches) {
        // The answer changes nothing: the question is not asked.
        ruling.decisions.extend(same.decisions);
        ruling.trace = same.trace;
        ruling.open = same.open;
        ruling.position = same.position;
        ruling.immaterial = same.immaterial;
        ruling.immaterial.push(question);
        return Ok(ruling);
    }
    ruling.open = Some(Box::new(OpenQuestion { question, branches }));
    Ok(ruling)
}

fn hear(bench: Bench, hearing: &mut Hearing<'_>) -> Heard {
    while let Some(incident) = hearing.next_incident() {
        bench(hearing, &incident)?;
    }
    Ok(())
}

/// The first branch, if all branches rule the same.
fn collapsed(branches: &mut Vec<(Answer, Ruling)>) -> Option<Ruling> {
    let (_, first) = branches.first()?;
    if branches.iter().skip(1).all(|(_, other)| first.rules_like(other)) {
        branches.drain(..).next().map(|(_, ruling)| ruling)
    } else {
        None
    }
}

impl Ruling {
    /// Whether both decide the same and leave the same open, by the same clauses.
    pub fn rules_like(&self, other: &Ruling) -> bool {
        self.decisions == other.decisions
            && match (&self.open, &other.open) {
                (None, None) => true,
                (Some(one), Some(two)) => {
                    one.question == two.question
                        && one.branches.len() == two.branches.len()
                        && one.branches.iter().zip(&two.branches).all(
                            |((answer, ruling), (other, ruled))| {
                                answer == other && ruling.rules_like(ruled)
                            },
                        )
                }
                (Some(_), None) | (None, Some(_)) => false,
            }
    }

    /// The ruling that follows from an answer to the open question.
    pub fn under(&self, answer: Answer) -> Option<&Ruling> {
        let open = self.open.as_ref()?;
        open.branches.iter().find(|(other, _)| *other == answer).map(|(_, ruling)| ruling)
    }

    /// This ruling and all its branches, with the answers that lead to each.
    pub fn leaves(&self) -> Vec<Leaf<'_>> {
        let mut leaves = Vec::with_capacity(1);
        self.collect(&mut Vec::new(), &mut Vec::new(), &mut leaves);
        leaves
    }

    fn collect<'r>(
        &'r self,
        path: &mut Vec<(Question, Answer)>,
        above: &mut Vec<&'r Ruling>,
        leaves: &mut Vec<Leaf<'r>>,
    ) {
        above.push(self);
        match &self.open {
            None => leaves.push(Leaf { path: path.clone(), rulings: above.clone() }),
            Some(open) => {
                for (answer, ruling) in &open.branches {
                    path.push((open.question, *answer));
                    ruling.collect(path, above, leaves);
                    path.pop();
                }
            }
        }
        above.pop();
    }

    /// All clauses applied anywhere in the tree, each once, in order.
    pub fn applied(&self) -> Vec<&'static Clause> {
        let mut clauses = Vec::new();
        self.each(&mut |ruling| {
            for clause in trace::applied(&ruling.trace) {
                if !clauses.contains(&clause) {
                    clauses.push(clause);
                }
            }
        });
        clauses
    }

    /// All clauses rejected anywhere in the tree, each once with its first reason.
    pub fn rejected(&self) -> Vec<Rejection> {
        let mut found: Vec<Rejection> = Vec::new();
        self.each(&mut |ruling| {
            for rejection in trace::rejections(&ruling.trace) {
                if !found.iter().any(|other| other.law == rejection.law) {
                    found.push(rejection);
                }
            }
        });
        found
    }

    /// All facts that the reasoning turned on or that are open, each once.
    pub fn facts(&self) -> Vec<&'static Fact> {
        let mut facts: Vec<&'static Fact> = Vec::new();
        let mut add = |fact| {
            if !facts.contains(&fact) {
                facts.push(fact);
            }
        };
        self.each(&mut |ruling| {
            for entry in &ruling.trace {
                if let trace::Step::Answered { question, .. } = entry.step {
                    add(question.fact);
                }
            }
            if let Some(open) = &ruling.open {
                add(open.question.fact);
            }
        });
        facts
    }

    /// The points of doctrine that the reasoning turned on, each with its reading.
    pub fn doctrine(&self) -> Vec<(&'static Point, Reading)> {
        let mut points: Vec<(&'static Point, Reading)> = Vec::new();
        self.each(&mut |ruling| {
            for entry in &ruling.trace {
                if let trace::Step::Read(point, reading) = entry.step
                    && !points.iter().any(|(other, _)| *other == point)
                {
                    points.push((point, reading));
                }
            }
        });
        points
    }

    /// Visits this ruling and every branch below it.
    pub fn each<'r>(&'r self, visit: &mut impl FnMut(&'r Ruling)) {
        visit(self);
        if let Some(open) = &self.open {
            for (_, ruling) in &open.branches {
                ruling.each(visit);
            }
        }
    }
}

/// A ruling with nothing open: one path through the tree.
#[derive(Clone, Debug)]
pub struct Leaf<'r> {
    pub path: Vec<(Question, Answer)>,
    /// From the root to the leaf.
    rulings: Vec<&'r Ruling>,
}

impl<'r> Leaf<'r> {
    /// Everything decided on this path.
    pub fn decisions(&self) -> impl Iterator<Item = &'r Ruled> + '_ {
        self.rulings.iter().flat_map(|ruling| &ruling.decisions)
    }

    /// The whole reasoning on this path: that of the leaf, which repeats what came before it.
    pub fn trace(&self) -> &'r [Entry] {
        self.rulings.last().map_or(&[], |ruling| &ruling.trace)
    }
}
