//! Summaries of the decisions of a ruling. Left out are options that a player has already used, and
//! permissions to retract a card that must be retracted; the consequences of a penalty card form
//! one line.

use std::sync::Arc;

use arbitro_laws::bridge::{PlayedCard, Seat};
use arbitro_laws::record::names::Names;
use arbitro_laws::ruling::trace::{TraceEntry, TraceStep};
use arbitro_laws::ruling::{
    Asker, CardKnowledge, Decision, DecisionAct, Edition, FactQuestion, Party, RuledDecision,
    Ruling, RulingPart, Status,
};

use super::doc::{RichText, Style, plain, styled};
use super::text::{Words, joined, say};

/// Returns the sentence of a decision, with its clause in brackets.
pub fn ruled_line(words: &Words, ruled: &RuledDecision, edition: Edition) -> RichText {
    let law = format!(" [{}]", ruled.law.number_in(edition));
    vec![plain(ruled.decision.sentence(words)), styled(law, Style::Faint)]
}

/// Returns the summarised decisions of a ruling, one list of lines for each incident.
pub(super) fn lines(words: &Words, ruling: &Ruling, edition: Edition) -> Vec<Vec<RichText>> {
    let all: Vec<&RuledDecision> = ruling.decisions().collect();
    let said = |ruled: &&RuledDecision| {
        !is_required(&ruled.decision, &all)
            && !PlayerOption::of(&ruled.decision).uses_up(&ruling.parts)
    };
    let of_part = |part: &Arc<RulingPart>| {
        let groups = grouped(part.decisions.iter().filter(said));
        groups.iter().map(|group| group.line(words, edition)).collect()
    };
    ruling.parts.iter().map(of_part).collect()
}

/// Returns true if the retraction that a decision permits is in fact required.
fn is_required(decision: &Decision, all: &[&RuledDecision]) -> bool {
    let Decision::May(who, act @ DecisionAct::Withdraw(..)) = *decision else { return false };
    all.iter().any(|other| other.decision == Decision::Must(who, act))
}

/// An option that a decision gives a player, and whether the ruling shows that he has chosen.
#[derive(Clone, Default)]
struct PlayerOption {
    option: Option<(Party, DecisionAct)>,
    /// The penalty cards from which the option arises.
    cards: Vec<PlayedCard>,
    used: bool,
}

impl PlayerOption {
    fn of(decision: &Decision) -> PlayerOption {
        let option = if let Decision::May(who, act) = *decision { Some((who, act)) } else { None };
        PlayerOption {
            option: option.filter(|(_, act)| reply(*act).is_some()),
            ..PlayerOption::default()
        }
    }

    /// Returns true if the player made his choice after the last decision that gave him the option.
    fn uses_up(mut self, parts: &[Arc<RulingPart>]) -> bool {
        if self.option.is_some() {
            self.follow(parts);
        }
        self.used
    }

    fn follow(&mut self, parts: &[Arc<RulingPart>]) {
        for part in parts {
            part.trace.iter().for_each(|entry| self.note(entry));
            let Some(open) = &part.open else { continue };
            if self.is_answered_by(open.question) || open.branches.is_empty() {
                continue;
            }
            let uses = |branch: &Ruling| {
                let mut menu = self.clone();
                menu.follow(&branch.parts);
                menu.used
            };
            self.used = open.branches.iter().all(|(_, branch)| uses(branch));
        }
    }

    fn note(&mut self, entry: &TraceEntry) {
        match entry.step {
            TraceStep::Decided(Decision::May(who, act)) => {
                let same_lead = matches!(
                    (act, self.option),
                    (DecisionAct::RestrictLead(one, _), Some((_, DecisionAct::RestrictLead(two, _)))) if one == two
                );
                if same_lead {
                    self.cards.extend(entry.about.card);
                }
                if same_lead || self.option == Some((who, act)) {
                    self.used = false;
                }
            }
            TraceStep::Answered { question, .. } => self.used |= self.is_answered_by(question),
            _ => {}
        }
    }

    fn is_answered_by(&self, question: FactQuestion) -> bool {
        let Some((_, act)) = self.option else { return false };
        let mut replies = question.fact.replies.iter();
        question.fact.asker == Asker::Player
            && replies.any(|known| Some(known.key) == reply(act))
            && match (act, question.about.card) {
                (DecisionAct::Accept(_, card) | DecisionAct::Refuse(_, card), about) => {
                    about == Some(card)
                }
                (DecisionAct::RestrictLead(..), Some(about)) => self.cards.contains(&about),
                _ => true,
            }
    }
}

/// Returns the key of the reply that chooses an option; `None` if the act is not such a choice.
const fn reply(option: DecisionAct) -> Option<&'static str> {
    match option {
        DecisionAct::Accept(..) => Some("accept"),
        DecisionAct::Refuse(..) => Some("refuse"),
        DecisionAct::SpreadHand => Some("spread"),
        DecisionAct::RestrictLead(..) => Some("free"),
        DecisionAct::RestrictPlay(_) => Some("highest"),
        _ => None,
    }
}

/// Decisions that form one line of the summary: one decision, or the consequences of a penalty
/// card.
struct DecisionGroup<'r> {
    card: Option<(Seat, PlayedCard)>,
    ruled: Vec<&'r RuledDecision>,
}

fn grouped<'r>(decisions: impl Iterator<Item = &'r RuledDecision>) -> Vec<DecisionGroup<'r>> {
    let mut groups: Vec<DecisionGroup<'_>> = Vec::new();
    for ruled in decisions {
        let card = penalty_card(&ruled.decision);
        match groups.iter_mut().find(|group| group.takes(ruled, card)) {
            Some(group) => group.ruled.push(ruled),
            None => groups.push(DecisionGroup { card, ruled: vec![ruled] }),
        }
    }
    groups
}

/// Returns the owner and the penalty card of a decision that is always a consequence of a penalty card; else `None`.
const fn penalty_card(decision: &Decision) -> Option<(Seat, PlayedCard)> {
    match *decision {
        Decision::Is(Status::Penalty(owner, card, _))
        | Decision::Must(
            _,
            DecisionAct::LeaveFaced(owner, card) | DecisionAct::PlayWhenLegal(owner, card),
        )
        | Decision::MayNot(_, DecisionAct::PlaySmallBefore(owner, card))
        | Decision::Knows { of: owner, card, what: CardKnowledge::Sight, .. }
        | Decision::Knows {
            of: owner, card, what: CardKnowledge::Duty, authorised: true, ..
        }
        | Decision::Knows {
            of: owner, card, what: CardKnowledge::Origin, authorised: false, ..
        } => Some((owner, card)),
        _ => None,
    }
}

impl DecisionGroup<'_> {
    fn takes(&self, ruled: &RuledDecision, card: Option<(Seat, PlayedCard)>) -> bool {
        let is_status = |ruled: &RuledDecision| matches!(ruled.decision, Decision::Is(_));
        match (self.card, ruled.decision) {
            (None, _) => false,
            // A decision that the owner's partner may lead any card belongs to the group if another decision of the
            // group is taken by the same clause.
            (Some((owner, _)), Decision::May(_, DecisionAct::LeadAny(leader))) => {
                leader == owner.partner() && self.ruled.iter().any(|own| own.law == ruled.law)
            }
            (own, _) => {
                own == card && !(is_status(ruled) && self.ruled.iter().any(|own| is_status(own)))
            }
        }
    }

    fn line(&self, words: &Words, edition: Edition) -> RichText {
        let ([first, _, ..], Some((owner, card))) = (self.ruled.as_slice(), self.card) else {
            return self.ruled.iter().flat_map(|one| ruled_line(words, one, edition)).collect();
        };
        // In Italian, adjectives after "è carta penalizzata" agree with "carta", which is feminine.
        let (head, gender) = match first.decision {
            Decision::Is(_) => {
                (first.decision.sentence(words).trim_end_matches('.').to_owned(), "feminine")
            }
            _ => (words.card_of(owner, card), words.gender(card)),
        };
        let decisions = || self.ruled.iter().map(|ruled| &ruled.decision);
        let seen = |authorised| {
            let who = decisions().filter_map(|decision| sees(decision, authorised));
            let names: Vec<String> = who.map(|who| name(words, who)).collect();
            (!names.is_empty()).then(|| joined(&names, &Names::and(words)))
        };
        let mut brings: Vec<(u8, String)> =
            decisions().filter_map(|decision| brought(words, gender, decision)).collect();
        brings.extend(sight(words, seen(true), seen(false)).map(|text| (4, text)));
        brings.sort_by_key(|(place, _)| *place);
        let brings: Vec<String> = brings.into_iter().map(|(_, text)| text).collect();
        let mut laws: Vec<&str> = self.ruled.iter().map(|one| one.law.number_in(edition)).collect();
        laws.sort_unstable();
        laws.dedup();
        let law = format!(" [{}]", laws.join(", "));
        vec![plain(format!("{head}: {}.", brings.join("; "))), styled(law, Style::Faint)]
    }
}

/// Returns the party for whom the decision makes the information from the sight of the card
/// authorised (if `wanted`) or unauthorised (if not); else `None`.
fn sees(decision: &Decision, wanted: bool) -> Option<Party> {
    match *decision {
        Decision::Knows { who, what: CardKnowledge::Sight, authorised, .. }
            if authorised == wanted =>
        {
            Some(who)
        }
        _ => None,
    }
}

/// Returns a phrase with the parties for whom the information from the sight of the card is
/// authorised (`yes`) and unauthorised (`no`); `None` if there are neither.
fn sight(words: &Words, yes: Option<String>, no: Option<String>) -> Option<String> {
    match (yes, no) {
        (Some(yes), Some(no)) => Some(say!(words, "penalty-sight", yes = yes, no = no)),
        (Some(yes), None) => Some(say!(words, "penalty-seen", who = yes)),
        (None, Some(no)) => Some(say!(words, "penalty-unseen", who = no)),
        (None, None) => None,
    }
}

fn name(words: &Words, who: Party) -> String {
    match who {
        Party::Seat(seat) => words.seat(seat),
        Party::Side(side) => words.side(side),
        Party::Everyone => say!(words, "penalty-everyone"),
    }
}

/// Returns the phrase for a consequence of the line's penalty card, and its place in the order of the line; `None` if
/// the decision has no such phrase.
fn brought(words: &Words, gender: &str, decision: &Decision) -> Option<(u8, String)> {
    Some(match *decision {
        Decision::Must(_, DecisionAct::LeaveFaced(..)) => {
            (0, say!(words, "penalty-faced", gender = gender))
        }
        Decision::Must(_, DecisionAct::PlayWhenLegal(..)) => {
            (1, say!(words, "penalty-due", gender = gender))
        }
        Decision::MayNot(_, DecisionAct::PlaySmallBefore(..)) => {
            (1, say!(words, "penalty-small", gender = gender))
        }
        Decision::May(_, DecisionAct::LeadAny(leader)) => {
            (2, say!(words, "penalty-lead", who = words.seat(leader)))
        }
        Decision::Knows { who, what: CardKnowledge::Duty, .. } => {
            (3, say!(words, "penalty-duty", gender = gender, who = name(words, who)))
        }
        Decision::Knows { who, what: CardKnowledge::Origin, .. } => {
            (5, say!(words, "penalty-origin", gender = gender, who = name(words, who)))
        }
        _ => return None,
    })
}
