//! Summaries of the decisions of a ruling. Left out are options that a player has already used, and permissions to
//! retract a card that must be retracted. One line each has the consequences of a penalty card, the information that it
//! gives, the information that withdrawn cards give to the same players, and the tricks of a claim.

use std::sync::Arc;

use arbitro_laws::bridge::endgame::TrickRange;
use arbitro_laws::bridge::{Object, PlayedCard, Seat};
use arbitro_laws::record::names::Names;
use arbitro_laws::ruling::outcome::{OutcomePoint, in_sentences};
use arbitro_laws::ruling::trace::{TraceEntry, TraceStep};
use arbitro_laws::ruling::{
    Asker, CardKnowledge, Decision, DecisionAct, Edition, FactQuestion, Party, RuledDecision,
    Ruling, RulingPart, Status,
};

use super::branches::{self, LineEffect, LineOfCard, LineRank, RulingLine};
use super::doc::{RichText, Style, StyledText, plain, styled};
use super::text::{Words, capitalised, joined, say};

/// Returns the sentence of a decision, with its clause in brackets.
pub fn ruled_line(words: &Words, ruled: &RuledDecision, edition: Edition) -> RichText {
    let law = format!(" [{}]", ruled.law.number_in(edition));
    vec![plain(ruled.decision.sentence(words)), styled(law, Style::Faint)]
}

/// Returns the line of one decision.
pub(super) fn line_of(
    words: &Words,
    ruled: &RuledDecision,
    edition: Edition,
    rank: LineRank,
) -> RulingLine {
    let effect = effect(&ruled.decision);
    RulingLine { rank, effect, of_card: None, text: ruled_line(words, ruled, edition) }
}

/// Returns whether a decision gives a rectification.
const fn effect(decision: &Decision) -> LineEffect {
    match decision {
        Decision::Is(
            Status::NotPlayed(..)
            | Status::NoPenalty(..)
            | Status::NotRevoked(..)
            | Status::Breach(_)
            | Status::PlayContinues,
        ) => LineEffect::Waives,
        Decision::Is(
            Status::Played(..)
            | Status::Called(..)
            | Status::VoidCall(_)
            | Status::VoidChoice(_)
            | Status::LedOutOfTurn(..)
            | Status::NoClaim(_)
            | Status::Forfeited(..)
            | Status::Seen(_)
            | Status::ResultStands,
        )
        | Decision::Knows { .. }
        | Decision::Transfers { tricks: 0, .. } => LineEffect::Neutral,
        _ => LineEffect::Rectifies,
    }
}

/// Returns the summarised decisions of a ruling, with the rank that `rank` gives to each decision.
pub(super) fn lines(
    words: &Words,
    ruling: &Ruling,
    edition: Edition,
    rank: &impl Fn(&RuledDecision) -> LineRank,
) -> Vec<RulingLine> {
    let all: Vec<&RuledDecision> = ruling.decisions().collect();
    let said = |ruled: &RuledDecision| {
        !is_required(&ruled.decision, &all)
            && !PlayerOption::of(&ruled.decision).uses_up(&ruling.parts)
    };
    let parts = ruling.parts.iter().enumerate();
    let decided = parts.flat_map(|(place, part)| part.decisions.iter().map(move |it| (place, it)));
    grouped_lines(words, decided.filter(|(_, ruled)| said(ruled)), edition, rank)
}

/// Returns decisions in lines, several of which may share one.
pub(super) fn texts(words: &Words, decided: &[&RuledDecision], edition: Edition) -> Vec<RichText> {
    let decided = decided.iter().map(|ruled| (0, *ruled));
    let lines = grouped_lines(words, decided, edition, &|_| LineRank::Procedure);
    branches::texts(words, &lines.iter().collect::<Vec<_>>())
}

/// Returns the lines of decisions, each with the index of its part of the ruling.
fn grouped_lines<'r>(
    words: &Words,
    decided: impl Iterator<Item = (usize, &'r RuledDecision)>,
    edition: Edition,
    rank: &impl Fn(&RuledDecision) -> LineRank,
) -> Vec<RulingLine> {
    let mut groups: Vec<DecisionGroup<'_>> = Vec::new();
    for (place, ruled) in decided {
        match groups.iter_mut().find(|group| group.takes(place, ruled)) {
            Some(group) => group.ruled.push(ruled),
            None => groups.push(DecisionGroup::new(place, ruled)),
        }
    }
    let line = |group: &DecisionGroup<'_>| {
        let (first, others) = group.ruled.split_first()?;
        let single = line_of(words, first, edition, rank(first));
        let is_single = others.is_empty();
        let text = if is_single { single.text } else { group.line(words, edition) };
        Some(RulingLine { of_card: group.of_card(edition), text, ..single })
    };
    let (withdrawn, others): (Vec<_>, Vec<_>) =
        groups.iter().partition(|group| matches!(group.kind, GroupKind::Withdrawn(..)));
    let mut lines: Vec<RulingLine> = others.into_iter().filter_map(line).collect();
    lines.extend(withdrawn_lines(words, &withdrawn, edition));
    lines
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
                    self.cards.extend(entry.about.card());
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
            && match (act, question.about.card()) {
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

/// Decisions that form one line of the summary.
struct DecisionGroup<'r> {
    kind: GroupKind,
    ruled: Vec<&'r RuledDecision>,
}

/// What the decisions of a group are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GroupKind {
    /// A penalty card and its consequences, in this part of the ruling.
    Penalty(usize, Seat, PlayedCard),
    /// The information that a penalty card gives.
    Information(Seat, PlayedCard),
    /// The information that a withdrawn card gives.
    Withdrawn(Seat, PlayedCard),
    /// The tricks that the sides get by a claim, in this part of the ruling.
    Tricks(usize),
    /// One decision.
    Single,
}

impl GroupKind {
    fn of(place: usize, ruled: &RuledDecision) -> GroupKind {
        match ruled.decision {
            Decision::Is(Status::Penalty(owner, card, _))
            | Decision::Must(
                _,
                DecisionAct::LeaveFaced(owner, card) | DecisionAct::PlayWhenLegal(owner, card),
            )
            | Decision::MayNot(_, DecisionAct::PlaySmallBefore(owner, card)) => {
                GroupKind::Penalty(place, owner, card)
            }
            Decision::Knows {
                of: owner,
                object: Object::Card(card),
                what: CardKnowledge::Sight,
                ..
            }
            | Decision::Knows {
                of: owner,
                object: Object::Card(card),
                what: CardKnowledge::Duty,
                authorised: true,
                ..
            }
            | Decision::Knows {
                of: owner,
                object: Object::Card(card),
                what: CardKnowledge::Origin,
                authorised: false,
                ..
            } => GroupKind::Information(owner, card),
            Decision::Knows {
                of: owner,
                object: Object::Card(card),
                what: CardKnowledge::Withdrawn,
                ..
            } => GroupKind::Withdrawn(owner, card),
            Decision::Gets { .. } => GroupKind::Tricks(place),
            _ => GroupKind::Single,
        }
    }
}

impl<'r> DecisionGroup<'r> {
    fn new(place: usize, ruled: &'r RuledDecision) -> DecisionGroup<'r> {
        DecisionGroup { kind: GroupKind::of(place, ruled), ruled: vec![ruled] }
    }

    fn takes(&self, place: usize, ruled: &RuledDecision) -> bool {
        let is_status = |ruled: &RuledDecision| matches!(ruled.decision, Decision::Is(_));
        match (self.kind, ruled.decision) {
            (GroupKind::Single, _) => false,
            // A decision that the owner's partner may lead any card belongs to the group if another decision of the
            // group is taken by the same clause.
            (GroupKind::Penalty(own, owner, _), Decision::May(_, DecisionAct::LeadAny(leader))) => {
                own == place
                    && leader == owner.partner()
                    && self.ruled.iter().any(|own| own.law == ruled.law)
            }
            (kind, _) => {
                kind == GroupKind::of(place, ruled)
                    && !(is_status(ruled) && self.ruled.iter().any(|own| is_status(own)))
            }
        }
    }

    /// Returns the card that all decisions of the group are about, with what they say of it; `None` if they are about
    /// none.
    fn of_card(&self, edition: Edition) -> Option<LineOfCard> {
        let (hand, card) = self.ruled.first()?.decision.card_of_hand()?;
        let name = card.to_string();
        let mut said = String::new();
        for ruled in &self.ruled {
            let code = ruled.decision.code();
            let words = code.split(' ').filter(|word| *word != name);
            said.extend(
                words.chain([ruled.law.number_in(edition), ";"]).map(|word| format!("{word} ")),
            );
        }
        Some(LineOfCard { hand, card, said })
    }

    /// Returns the line of a group of several decisions.
    fn line(&self, words: &Words, edition: Edition) -> RichText {
        let text = match self.kind {
            GroupKind::Penalty(_, owner, card) | GroupKind::Information(owner, card) => {
                self.about_penalty_card(words, owner, card)
            }
            GroupKind::Tricks(_) => self.shared_tricks(words),
            GroupKind::Withdrawn(..) | GroupKind::Single => String::new(),
        };
        vec![plain(text), clauses(self.ruled.iter().copied(), edition)]
    }

    fn shared_tricks(&self, words: &Words) -> String {
        let mut shared = [0; 2];
        for ruled in &self.ruled {
            if let Decision::Gets { tricks, to } = ruled.decision {
                shared[to as usize] = tricks;
            }
        }
        in_sentences(&[OutcomePoint::Shared(shared.map(TrickRange::exactly))], words).concat()
    }

    fn about_penalty_card(&self, words: &Words, owner: Seat, card: PlayedCard) -> String {
        let decisions = || self.ruled.iter().map(|ruled| &ruled.decision);
        // In Italian, adjectives after "è carta penalizzata" agree with "carta", which is feminine.
        let status = decisions().find(|decision| matches!(decision, Decision::Is(_)));
        let (head, gender) = match status {
            Some(status) => (status.sentence(words).trim_end_matches('.').to_owned(), "feminine"),
            None => (words.card_of(owner, card), words.gender(card)),
        };
        let seen = |authorised| {
            let who = decisions().filter_map(|decision| sees(decision, authorised));
            let names: Vec<String> = who.map(|who| name(words, who)).collect();
            (!names.is_empty()).then(|| joined(&names, &Names::and(words)))
        };
        let due: Vec<String> = decisions().filter_map(|decision| is_due(words, decision)).collect();
        let due = (!due.is_empty()).then(|| joined(&due, &Names::and(words)));
        let mut brings: Vec<(u8, String)> =
            decisions().filter_map(|decision| brought(words, gender, decision)).collect();
        match (due, seen(true), seen(false)) {
            (Some(who), Some(seen), None) if who == seen => {
                brings.push((3, say!(words, "penalty-duty-sight", gender = gender, who = who)));
            }
            (due, seen, unseen) => {
                let due = due.map(|who| say!(words, "penalty-duty", gender = gender, who = who));
                brings.extend(due.map(|text| (3, text)));
                brings.extend(sight(words, seen, unseen).map(|text| (4, text)));
            }
        }
        brings.sort_by_key(|(place, _)| *place);
        let brings: Vec<String> = brings.into_iter().map(|(_, text)| text).collect();
        format!("{head}: {}.", brings.join("; "))
    }
}

/// Returns the clauses of decisions, in brackets.
fn clauses<'r>(ruled: impl Iterator<Item = &'r RuledDecision>, edition: Edition) -> StyledText {
    let mut laws: Vec<&str> = ruled.map(|one| one.law.number_in(edition)).collect();
    laws.sort_unstable();
    laws.dedup();
    styled(format!(" [{}]", laws.join(", ")), Style::Faint)
}

/// Returns the lines of the information that withdrawn cards give, one for the cards that give it to the same players.
fn withdrawn_lines(
    words: &Words,
    groups: &[&DecisionGroup<'_>],
    edition: Edition,
) -> Vec<RulingLine> {
    let whom = |group: &DecisionGroup<'_>, wanted: bool| {
        let parties = group.ruled.iter().filter_map(|ruled| match ruled.decision {
            Decision::Knows { who, authorised, .. } if authorised == wanted => {
                Some(name(words, who))
            }
            _ => None,
        });
        parties.collect::<Vec<String>>()
    };
    let mut lines: Vec<([Vec<String>; 2], Vec<&DecisionGroup<'_>>)> = Vec::new();
    for group in groups {
        let parties = [whom(group, true), whom(group, false)];
        match lines.iter_mut().find(|(others, _)| *others == parties) {
            Some((_, same)) => same.push(group),
            None => lines.push((parties, vec![group])),
        }
    }
    let line = |([yes, no], groups): ([Vec<String>; 2], Vec<&DecisionGroup<'_>>)| {
        let card = |group: &&DecisionGroup<'_>| match group.kind {
            GroupKind::Withdrawn(hand, card) => Some((hand, card)),
            _ => None,
        };
        let cards: Vec<(Seat, PlayedCard)> = groups.iter().filter_map(card).collect();
        let gender = match cards[..] {
            [(_, card)] => words.gender(card),
            _ => "plural",
        };
        let and = Names::and(words);
        let whom = if no.is_empty() {
            "yes"
        } else if yes.is_empty() {
            "no"
        } else {
            "both"
        };
        let text = say!(
            words,
            "withdrawn-information",
            count = cards.len(),
            cards = words.cards_of(&cards),
            gender = gender,
            whom = whom,
            yes = joined(&yes, &and),
            no = joined(&no, &and)
        );
        let ruled = groups.iter().flat_map(|group| group.ruled.iter().copied());
        RulingLine {
            rank: LineRank::Information,
            effect: LineEffect::Neutral,
            of_card: None,
            text: vec![plain(capitalised(&text)), clauses(ruled, edition)],
        }
    };
    lines.into_iter().map(line).collect()
}

/// Returns the party for whom the decision makes it authorised information that the card must be played.
fn is_due(words: &Words, decision: &Decision) -> Option<String> {
    match *decision {
        Decision::Knows { who, what: CardKnowledge::Duty, .. } => Some(name(words, who)),
        _ => None,
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
        Decision::Knows { who, what: CardKnowledge::Origin, .. } => {
            (5, say!(words, "penalty-origin", gender = gender, who = name(words, who)))
        }
        _ => return None,
    })
}
