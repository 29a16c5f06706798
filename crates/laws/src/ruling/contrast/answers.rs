//! Variations of findings, choices, roles, the edition and the doctrine.

use crate::bridge::{Contract, Seat, Trick};
use crate::record::PenaltyGrade;
use crate::table::PenaltyCard;

use super::super::doctrine::DoctrineReading;
use super::super::edition::Edition;
use super::super::fact::{Answer, AnswerSource, FactQuestion, PresetAnswer};
use super::super::trace::TraceStep;
use super::{Edit, Variation, VariationBase};

/// Varies the answer to each question that the record does not answer.
pub(super) fn answered_otherwise(origin: &VariationBase<'_>, variations: &mut Vec<Variation>) {
    for (question, was) in questions(origin) {
        let answers = (0..question.fact.replies.len()).map(Answer::nth);
        for answer in answers.filter(|answer| Some(*answer) != was) {
            let edit = Edit::Answer { question, answer, was };
            variations.push(origin.varied(edit, |situation| {
                let FactQuestion { fact, about } = question;
                situation.given.retain(|given| !given.answers(question));
                situation.given.push(PresetAnswer {
                    fact,
                    about,
                    answer,
                    source: AnswerSource::Director,
                });
            }));
        }
    }
}

/// Returns the questions that the record does not answer, each with the director's answer, if he has given one.
fn questions(origin: &VariationBase<'_>) -> Vec<(FactQuestion, Option<Answer>)> {
    let mut questions: Vec<(FactQuestion, Option<Answer>)> = Vec::new();
    let mut add = |question: FactQuestion, answer| {
        if !questions.iter().any(|(other, _)| *other == question) {
            questions.push((question, answer));
        }
    };
    origin.ruling.each(&mut |part| {
        for entry in &part.trace {
            if let TraceStep::Answered { question, answer, source, .. } = entry.step {
                match source {
                    AnswerSource::Director => add(question, Some(answer)),
                    AnswerSource::Assumed => add(question, None),
                    AnswerSource::Record => {}
                }
            }
        }
        part.open.iter().for_each(|open| add(open.question, None));
    });
    questions
}

/// Varies the edition of the Laws.
pub(super) fn edition(origin: &VariationBase<'_>, variations: &mut Vec<Variation>) {
    let was = origin.situation.edition;
    for now in Edition::ALL.into_iter().filter(|now| *now != was) {
        variations
            .push(origin.varied(Edit::Edition { was, now }, |situation| situation.edition = now));
    }
}

/// Varies the reading of each point of doctrine on which the ruling turned.
pub(super) fn doctrine(origin: &VariationBase<'_>, variations: &mut Vec<Variation>) {
    for (point, reading) in origin.ruling.doctrine() {
        let now = match reading {
            DoctrineReading::School => DoctrineReading::Code,
            DoctrineReading::Code => DoctrineReading::School,
        };
        variations.push(origin.varied(Edit::Doctrine { point, now }, |situation| {
            situation.doctrine.exceptions.push((point, now));
        }));
    }
}

/// Makes each other player declarer, with the same cards and the same acts, unless his side has a penalty card.
pub(super) fn declarer(origin: &VariationBase<'_>, variations: &mut Vec<Variation>) {
    let record = &origin.situation.record;
    let was = record.contract.declarer;
    for now in [was.partner(), was.lho(), was.rho()] {
        let quarters = now.after(was);
        let owners = record.penalty_cards.iter().map(|penalty| penalty.owner);
        if owners.chain([]).any(|owner| owner.side() == now.side()) {
            continue;
        }
        let contract = Contract { declarer: now, ..record.contract };
        variations.push(origin.varied(Edit::Declarer { was, now }, |situation| {
            let record = &mut situation.record;
            record.contract = contract;
            record.auction = record.auction.take().map(|auction| auction.turned(quarters));
            if leads_first(record.start.trick, was.lho()) && !record.lead_faced {
                record.start.trick = Some(Trick::new(now.lho()));
            }
        }));
    }
}

/// Returns whether nobody has played to the trick, and this player is to lead.
fn leads_first(trick: Option<Trick>, leader: Seat) -> bool {
    trick.is_some_and(|trick| trick.is_empty() && trick.leader() == leader)
}

/// Makes each penalty card an ordinary card, or changes its grade.
pub(super) fn penalties(origin: &VariationBase<'_>, variations: &mut Vec<Variation>) {
    for (place, was) in origin.situation.record.penalty_cards.iter().enumerate() {
        let none = Edit::Penalty { was: *was, now: None };
        variations.push(origin.varied(none, |situation| {
            situation.record.penalty_cards.remove(place);
        }));
        // A minor penalty card is never an honour.
        let grade = match was.grade {
            PenaltyGrade::Minor => PenaltyGrade::Major,
            PenaltyGrade::Major if was.card.is_honour() == Some(false) => PenaltyGrade::Minor,
            PenaltyGrade::Major => continue,
        };
        let now = PenaltyCard { grade, ..*was };
        variations.push(origin.varied(Edit::Penalty { was: *was, now: Some(now) }, |situation| {
            situation.record.penalty_cards[place] = now;
        }));
    }
}

/// Varies whether dummy has been spread, if the record begins after the opening lead is faced and
/// before a second card is played.
pub(super) fn dummy_spread(origin: &VariationBase<'_>, variations: &mut Vec<Variation>) {
    let record = &origin.situation.record;
    let begun = record.start.tricks_played() > 0 || record.start.on_table() > 1;
    if record.lead_faced && !begun {
        let now = !record.dummy_spread;
        variations.push(origin.varied(Edit::DummySpread(now), |situation| {
            situation.record.dummy_spread = now;
        }));
    }
}
