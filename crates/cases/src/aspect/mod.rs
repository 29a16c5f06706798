//! Aspects of an outcome. An aspect is a function from the outcome of a ruling to one value; all options of a question
//! about an aspect state values of it, so that exactly one of them is right.

mod code;

mod text;

mod value;

pub use text::{in_one_sentence, uncapitalised};
pub use value::{AspectPoint, AspectValue, MatterValue, is_of_one_effect};

use arbitro_laws::bridge::{Object, PlayedCard, Seat, SuitMap};
use arbitro_laws::laws::{self, claims};
use arbitro_laws::record::words::Named;
use arbitro_laws::ruling::outcome::Outcome;
use arbitro_laws::ruling::{
    Answer, Asker, BranchDecision, CardKnowledge, Decision, DecisionAct, Edition, FactQuestion,
    Party, RuledDecision, Ruling, RulingInput, RulingLeaf, Status, Subject,
};
use arbitro_laws::table::NextTurn;

/// A matter on which a ruling is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AspectKind {
    /// What becomes of a card.
    Fate,
    /// For whom the information from a withdrawn card is authorised.
    Information,
    /// The clause that decides what becomes of a card.
    Clause,
    /// What a player must or may not play next.
    Duty,
    /// What a player may choose or do.
    Choices,
    /// Whether a player, or who, has violated correct procedure.
    Breach,
    /// Whether the score is adjusted, and for whom.
    Score,
    /// The tricks that are transferred because of revokes, or shared out by a claim.
    Tricks,
    /// Whose turn it is.
    Turn,
    /// Whether a claim or concession is agreed, stands or fails.
    Claim,
}

impl Named for AspectKind {
    const ALL: &'static [AspectKind] = &[
        AspectKind::Fate,
        AspectKind::Information,
        AspectKind::Clause,
        AspectKind::Duty,
        AspectKind::Choices,
        AspectKind::Breach,
        AspectKind::Score,
        AspectKind::Tricks,
        AspectKind::Turn,
        AspectKind::Claim,
    ];

    fn name(self) -> &'static str {
        match self {
            AspectKind::Fate => "fate",
            AspectKind::Information => "information",
            AspectKind::Clause => "clause",
            AspectKind::Duty => "duty",
            AspectKind::Choices => "choices",
            AspectKind::Breach => "breach",
            AspectKind::Score => "score",
            AspectKind::Tricks => "tricks",
            AspectKind::Turn => "turn",
            AspectKind::Claim => "claim",
        }
    }
}

impl AspectKind {
    /// Returns whether the aspect is about a card, with its hand.
    pub const fn is_of_card(self) -> bool {
        matches!(self, AspectKind::Fate | AspectKind::Information | AspectKind::Clause)
    }

    /// Returns whether the aspect is about a player.
    pub const fn is_of_player(self) -> bool {
        matches!(self, AspectKind::Duty | AspectKind::Choices)
    }
}

/// An aspect: one or two matters, and what they are about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Aspect {
    /// The matters, in order.
    pub kinds: Vec<AspectKind>,
    /// The card with its hand, or the player, that they are about; empty if none of them is about a card or a player.
    pub of: Subject,
}

impl Aspect {
    /// Returns the value of the aspect in a ruling on this input; `None` if the director still has to establish a fact,
    /// if the aspect does not arise, or if more than one choice of the players decides it.
    pub fn value(&self, input: RulingInput<'_>, ruling: &Ruling) -> Option<AspectValue> {
        let leaves = leaves(input, ruling, self.counts_claims())?;
        self.value_at(&leaves, ruling, input.edition)
    }

    /// Returns whether the aspect joins what is decided now and the score, which is looked at when the play is over.
    pub fn is_about_later_score(&self) -> bool {
        let is_of_now = |kind: &AspectKind| matches!(kind, AspectKind::Fate | AspectKind::Choices);
        self.kinds.contains(&AspectKind::Score) && self.kinds.iter().any(is_of_now)
    }

    /// Returns whether the value may be a number of tricks that has to be counted.
    pub fn counts_claims(&self) -> bool {
        self.kinds.contains(&AspectKind::Tricks)
    }

    /// Returns the value of the aspect at these leaves of a ruling in an edition; `None` as for [`Aspect::value`].
    pub fn value_at(
        &self,
        leaves: &[RulingLeaf],
        ruling: &Ruling,
        edition: Edition,
    ) -> Option<AspectValue> {
        let value = |kind: &AspectKind| match kind {
            AspectKind::Clause => {
                let clause = self.governing(ruling)?.law.number.in_edition(edition)?;
                Some(MatterValue::Always(AspectPoint::Clause(clause)))
            }
            AspectKind::Choices | AspectKind::Breach | AspectKind::Score | AspectKind::Claim => {
                let decisions = self.decisions(*kind, ruling)?;
                Some(MatterValue::Always(AspectPoint::Decisions(decisions)))
            }
            kind => matter_value(leaves, |outcome| self.point(*kind, outcome)),
        };
        let values = self.kinds.iter().map(value).collect::<Option<Vec<MatterValue>>>()?;
        // Two matters that a choice decides would have to be told together, possibility by possibility.
        let chosen = values.iter().filter(|it| matches!(it, MatterValue::Chosen { .. }));
        (chosen.count() < 2).then_some(AspectValue(values))
    }

    fn card(&self) -> Option<(Seat, PlayedCard)> {
        self.of.who.zip(self.of.card())
    }

    fn point(&self, kind: AspectKind, outcome: &Outcome) -> Option<AspectPoint> {
        match kind {
            AspectKind::Fate => {
                let (hand, card) = self.card()?;
                Some(AspectPoint::Fate(outcome.fate(hand, card)?))
            }
            AspectKind::Turn => {
                Some(outcome.next).filter(|next| *next != NextTurn::Unknown).map(AspectPoint::Turn)
            }
            AspectKind::Duty => {
                let required = outcome.required_of(self.of.who?);
                Some(AspectPoint::Decisions(in_order_of_code(required)))
            }
            AspectKind::Tricks => Some(match outcome.tricks.shared {
                Some(shared) => AspectPoint::Shared(shared),
                None => AspectPoint::Transferred(outcome.tricks.transferred),
            }),
            AspectKind::Information => {
                let (hand, card) = self.card()?;
                let from_card = outcome.knowledge.iter().filter(|information| {
                    (information.hand, information.object) == (hand, Object::Card(card))
                        && information.what == CardKnowledge::Withdrawn
                });
                let known = in_order_of_code(from_card.map(|information| information.decision()));
                (!known.is_empty()).then_some(AspectPoint::Decisions(known))
            }
            AspectKind::Clause
            | AspectKind::Choices
            | AspectKind::Breach
            | AspectKind::Score
            | AspectKind::Claim => None,
        }
    }

    /// Returns the decisions on a matter; `None` if some of them depend on a choice.
    fn decisions(&self, kind: AspectKind, ruling: &Ruling) -> Option<Vec<Decision>> {
        let is_on_it = |decision: &Decision| self.is_on(kind, decision);
        let whole = in_order_of_code(ruling.decisions().map(|it| it.decision).filter(is_on_it));
        let branches = ruling.branch_decisions();
        let mut in_branches = branches.iter().map(|it| it.ruled.decision).filter(is_on_it);
        in_branches.all(|decision| whole.contains(&decision)).then_some(whole)
    }

    /// Returns whether a decision is on this matter.
    pub(crate) fn is_on(&self, kind: AspectKind, decision: &Decision) -> bool {
        match kind {
            AspectKind::Fate | AspectKind::Clause => {
                decision.card_of_hand() == self.card() && places_card(decision)
            }
            AspectKind::Information => {
                matches!(decision, Decision::Knows { .. }) && decision.card_of_hand() == self.card()
            }
            AspectKind::Duty => self.of.who.is_some_and(|player| binds(decision, player)),
            AspectKind::Choices => {
                let player = self.of.who.map(Party::Seat);
                matches!(decision, Decision::May(who, act)
                    if Some(*who) == player && !judges_an_act(act) && !is_freedom(act))
            }
            AspectKind::Breach => {
                matches!(decision, Decision::Is(Status::Breach(by))
                    if self.of.who.is_none_or(|player| player == *by))
            }
            AspectKind::Score => matches!(
                decision,
                Decision::Adjusts { .. }
                    | Decision::AdjustsOnly { .. }
                    | Decision::Is(Status::ResultCancelled)
            ),
            AspectKind::Tricks => {
                matches!(decision, Decision::Transfers { .. } | Decision::Gets { .. })
            }
            AspectKind::Turn => false,
            AspectKind::Claim => matches!(decision, Decision::Is(status) if settles_claim(*status)),
        }
    }

    /// Returns the decision that gives the value of the first matter; `None` if the value follows from no decision.
    pub fn governing(&self, ruling: &Ruling) -> Option<RuledDecision> {
        let kind = *self.kinds.first()?;
        let decisions = ruling.branch_decisions();
        let ruled = decisions.into_iter().map(|BranchDecision { ruled, .. }| ruled);
        let on_it: Vec<RuledDecision> =
            ruled.filter(|ruled| self.is_on(kind, &ruled.decision)).collect();
        // What has to be done with a penalty card follows from its being one, and a card that is withdrawn is, in
        // consequence, neither played nor a penalty card.
        let has = |is: fn(&Decision) -> bool| on_it.iter().any(|ruled| is(&ruled.decision));
        let penalised = has(|decision| matches!(decision, Decision::Is(Status::Penalty(..))));
        let withdrawn = has(|decision| {
            use DecisionAct::Withdraw;
            matches!(decision, Decision::Must(_, Withdraw(..)) | Decision::May(_, Withdraw(..)))
        });
        let follows = |decision: &Decision| {
            use DecisionAct::{LeaveFaced, Play, PlayWhenLegal};
            match decision {
                Decision::Must(_, LeaveFaced(..) | Play(..) | PlayWhenLegal(..)) => penalised,
                Decision::Is(Status::NoPenalty(..) | Status::NotPlayed(..)) => withdrawn,
                _ => false,
            }
        };
        let rules = on_it.iter().rev().find(|ruled| !follows(&ruled.decision));
        rules.or(on_it.last()).copied()
    }

    /// Returns the aspect with the table turned clockwise by this many quarters and the suits exchanged by `map`.
    pub fn varied(&self, quarters: u8, map: SuitMap) -> Aspect {
        Aspect { of: self.of.turned(quarters).mapped(map), ..self.clone() }
    }
}

/// Returns whether a decision requires or forbids this player something.
fn binds(decision: &Decision, player: Seat) -> bool {
    let (Decision::Must(who, _) | Decision::MayNot(who, _)) = decision else { return false };
    *who == Party::Seat(player)
}

/// Returns whether a right is only that of any player: to play as he likes.
const fn is_freedom(act: &DecisionAct) -> bool {
    matches!(act, DecisionAct::LeadAny(_) | DecisionAct::PlayAny(_))
}

/// Returns whether a right is decided only when a player has used it, so that a ruling without it says nothing about it.
const fn judges_an_act(act: &DecisionAct) -> bool {
    use DecisionAct::{AskIfVoid, DrawAttention, PreventIrregularity};
    matches!(act, DrawAttention | AskIfVoid(_) | PreventIrregularity)
}

/// Returns whether a decision says that a claim or concession is agreed, stands or fails.
const fn settles_claim(status: Status) -> bool {
    matches!(
        status,
        Status::NoClaim(_)
            | Status::ClaimAgreed(_)
            | Status::AgreementWithdrawn(_)
            | Status::ClaimStands(_)
            | Status::LosesToTrump(_)
            | Status::WorstLine(_)
            | Status::ConcessionCancelled(_)
            | Status::ConcessionStands(_)
    )
}

/// Returns whether a decision says what becomes of its card.
fn places_card(decision: &Decision) -> bool {
    use DecisionAct::{
        Accept, ChangeTo, LeadCard, LeaveFaced, PickUp, Play, PlayWhenLegal, Refuse, Withdraw,
        WithdrawUnasked,
    };
    use Status::{Called, FifthCard, NoPenalty, NotPlayed, Penalty, Played, Removed, Restored};
    match decision {
        Decision::Is(status) => matches!(
            status,
            Played(..)
                | NotPlayed(..)
                | Called(..)
                | FifthCard(..)
                | Penalty(..)
                | NoPenalty(..)
                | Restored(..)
                | Removed(..)
        ),
        Decision::Must(_, act) | Decision::May(_, act) | Decision::MayNot(_, act) => matches!(
            act,
            Accept(..)
                | ChangeTo(..)
                | LeadCard(..)
                | LeaveFaced(..)
                | PickUp(..)
                | Play(..)
                | PlayWhenLegal(..)
                | Refuse(..)
                | Withdraw(..)
                | WithdrawUnasked(..)
        ),
        _ => false,
    }
}

/// Returns the outcome at each leaf of a ruling, with the tricks of a claim if `counts`; `None` if the director still
/// has to establish a fact, or if branches are left out.
pub fn leaves(input: RulingInput<'_>, ruling: &Ruling, counts: bool) -> Option<Vec<RulingLeaf>> {
    if ruling.is_cut_short() {
        return None;
    }
    let mut leaves = laws::outcomes(input, ruling).ok()?;
    let is_open = |leaf: &RulingLeaf| {
        leaf.answers.iter().any(|(question, _)| question.fact.asker == Asker::Director)
    };
    if leaves.is_empty() || leaves.iter().any(is_open) {
        return None;
    }
    if counts && let Some(counted) = claims::count(input, ruling) {
        counted.complete(&mut leaves);
    }
    Some(leaves)
}

/// Returns the value of a matter at these leaves; `None` if it does not arise at one of them, or if more than one
/// choice decides it.
fn matter_value(
    leaves: &[RulingLeaf],
    point: impl Fn(&Outcome) -> Option<AspectPoint>,
) -> Option<MatterValue> {
    let points: Vec<AspectPoint> =
        leaves.iter().map(|leaf| point(&leaf.outcome)).collect::<Option<Vec<_>>>()?;
    let first = points.first()?;
    if points.iter().all(|other| other == first) {
        return Some(MatterValue::Always(first.clone()));
    }
    let questions =
        leaves.iter().flat_map(|leaf| leaf.answers.iter().map(|(question, _)| *question));
    questions.clone().enumerate().find_map(|(place, question)| {
        let is_first = questions.clone().position(|other| other == question) == Some(place);
        is_first.then(|| chosen(leaves, &points, question)).flatten()
    })
}

/// Returns the value of a matter that the answer to this question alone decides; `None` if something else decides it.
fn chosen(
    leaves: &[RulingLeaf],
    points: &[AspectPoint],
    question: FactQuestion,
) -> Option<MatterValue> {
    let mut by_answer: Vec<(Answer, &AspectPoint)> = Vec::new();
    for (leaf, point) in leaves.iter().zip(points) {
        let (_, answer) = leaf.answers.iter().find(|(asked, _)| *asked == question)?;
        match by_answer.iter().find(|(known, _)| known == answer) {
            Some((_, known)) if *known != point => return None,
            Some(_) => {}
            None => by_answer.push((*answer, point)),
        }
    }
    by_answer.sort_by_key(|(answer, _)| answer.0);
    let mut points: Vec<(Vec<Answer>, AspectPoint)> = Vec::new();
    for (answer, point) in by_answer {
        match points.iter_mut().find(|(_, known)| known == point) {
            Some((answers, _)) => answers.push(answer),
            None => points.push((vec![answer], point.clone())),
        }
    }
    Some(MatterValue::Chosen { question, points })
}

fn in_order_of_code(decisions: impl Iterator<Item = Decision>) -> Vec<Decision> {
    let mut decisions: Vec<Decision> = decisions.collect();
    decisions.sort_by_key(Decision::code);
    decisions.dedup();
    decisions
}
