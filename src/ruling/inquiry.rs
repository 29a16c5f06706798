//! The inquiry: a hearing that goes on past open questions, by hearing the record again under each answer.

use super::clause::Clause;
use super::doctrine::{Point, Reading};
use super::fact::{Answer, Fact, Question};
use super::hearing::{self, Clash, Heard, Hearing, Matter, Ruled, Stop};
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
    /// Empty where too much is open for all to be followed up.
    pub branches: Vec<(Answer, Ruling)>,
}

/// The Laws contradict themselves on a record: two clauses settle one matter differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} and {} contradict each other", self.0.first.law.name(), self.0.second.law.name())]
pub struct Contradiction(pub Clash);

/// How many ways open questions may lead before the rest is left unexplored.
const MOST_WAYS: usize = 256;

/// Rules on a matter, with a branch for each answer to each open question.
pub fn inquire(bench: Bench, matter: Matter<'_>) -> Result<Ruling, Contradiction> {
    branch(bench, matter, &mut Vec::new(), 0, &mut 0)
}

fn branch(
    bench: Bench,
    matter: Matter<'_>,
    assumed: &mut Vec<(Question, Answer)>,
    known: usize,
    ways: &mut usize,
) -> Result<Ruling, Contradiction> {
    let mut hearing = Hearing::new(matter, assumed);
    let stop = hear(bench, &mut hearing).err();
    let position = *hearing.table().position();
    let Hearing { trace, decisions, question, clash, contradicted, .. } = hearing;
    if let Some(clash) = clash {
        return Err(Contradiction(clash));
    }
    let decisions = hearing::each_once(decisions);
    let decided = decisions.len();
    let mut ruling = Ruling {
        decisions: decisions.into_iter().skip(known).collect(),
        trace,
        open: None,
        position,
        immaterial: Vec::new(),
        contradicted,
    };
    let Some((question, options)) = question.filter(|_| stop == Some(Stop::Asks)) else {
        *ways += 1;
        return Ok(ruling);
    };
    if *ways >= MOST_WAYS {
        ruling.open = Some(Box::new(OpenQuestion { question, branches: Vec::new() }));
        return Ok(ruling);
    }
    let mut branches = Vec::with_capacity(options);
    for reply in 0..options {
        let answer = Answer::nth(reply);
        assumed.push((question, answer));
        let heard = branch(bench, matter, assumed, decided, ways);
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

    /// Whether so much is open that some answers were not followed up.
    pub fn is_cut_short(&self) -> bool {
        self.open.as_ref().is_some_and(|open| {
            open.branches.is_empty()
                || open.branches.iter().any(|(_, ruling)| ruling.is_cut_short())
        })
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
            Some(open) if open.branches.is_empty() => {
                leaves.push(Leaf { path: path.clone(), rulings: above.clone() });
            }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::notation::{Notation, parse_contract, parse_deal};
    use crate::bridge::{Card, PlayedCard, Position, Rank, Seat, Suit};
    use crate::ruling::fact::finding;
    use crate::ruling::{ByEdition, Decision, Doctrine, Edition, Open, Status, Text, text};
    use crate::table::event::{Act, Event};
    use crate::table::{Record, spoken};

    const fn clause(number: ByEdition<&'static str>) -> Clause {
        const NONE: Text = text("", "");
        Clause { number, title: NONE, gist: ByEdition::always(NONE), asks: &[], see: &[] }
    }

    static ONE: Clause = clause(ByEdition::always("1A"));
    static TWO: Clause = clause(ByEdition::always("2B"));
    static OLD: Clause = clause(ByEdition { y2007: Some("3"), y2017: None });
    static NEW: Clause = clause(ByEdition::since_2017("3C"));
    finding!(RAINS, "rains", ask text("?", "?"), yes text("piove", "it rains"), no text("no", "no"));
    finding!(SNOWS, "snows", ask text("?", "?"), yes text("nevica", "it snows"), no text("no", "no"));

    const ACE: PlayedCard = PlayedCard::Exact(Card::new(Suit::Spades, Rank::Ace));

    /// A record with one incident: a call.
    fn record() -> Record {
        let deal = parse_deal("N:A2... K3... Q4... J5...", Notation::English).unwrap();
        let spoken = spoken::parse("asso di picche").unwrap();
        Record {
            contract: parse_contract("1NT S").unwrap(),
            auction: None,
            start: Position::new(deal, None, Some(Seat::North)),
            penalty_cards: Vec::new(),
            exposed: Vec::new(),
            lead_faced: true,
            dummy_spread: true,
            events: vec![Event { by: Seat::South, act: Act::Calls(spoken) }],
        }
    }

    fn rule(bench: Bench, edition: Edition) -> Result<Ruling, Contradiction> {
        let record = record();
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
        assert_eq!(
            ruling.immaterial.iter().map(|question| question.fact).collect::<Vec<_>>(),
            [&SNOWS]
        );
        let open = ruling.open.as_ref().unwrap();
        assert_eq!(open.question.fact, &RAINS);
        assert_eq!(ruling.under(Answer::YES).unwrap().decisions.len(), 1);
        assert_eq!(ruling.under(Answer::NO).unwrap().decisions.len(), 0);
        assert_eq!(ruling.leaves().len(), 2);
    }
}
