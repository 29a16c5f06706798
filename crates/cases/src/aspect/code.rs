//! The notation of aspects and their values in case files.

use std::fmt;

use arbitro_laws::bridge::endgame::TrickRange;
use arbitro_laws::bridge::notation::{Notation, parse_played_card};
use arbitro_laws::bridge::{Seat, Side};
use arbitro_laws::laws;
use arbitro_laws::record::words::Named;
use arbitro_laws::ruling::outcome::CardFate;
use arbitro_laws::ruling::{Answer, Decision, Edition, FactQuestion, OutcomeFact, Subject};

use crate::parse_fact_key;

use super::{Aspect, AspectKind, AspectPoint, AspectValue, MatterValue, in_order_of_code};

/// Stands between the matters of an aspect.
const AND_MATTER: &str = " + ";
/// Stands between the values of two matters.
const AND_VALUE: &str = "; ";
/// Stands between the possibilities of a choice.
const OR: &str = " | ";
/// Stands between a choice and its possibilities.
const DECIDES: &str = " decides ";
/// Stands between the replies and the possibility to which they lead.
const LEADS_TO: &str = ": ";
/// Stands between replies.
const OR_REPLY: &str = ", ";
/// Stands between decisions.
const AND: &str = " & ";
const NONE: &str = "none";

impl Aspect {
    /// Reads an aspect from its matters, such as `fate + turn`, and from what it is about: a hand and a card (`E CT`) or
    /// a player (`E`). Returns `None` if a matter is unknown or repeated, or if the subject does not suit the matters.
    pub fn from_code(kinds: &str, of: Option<&str>, notation: Notation) -> Option<Aspect> {
        let kinds: Vec<AspectKind> = kinds
            .split(AND_MATTER.trim())
            .map(|kind| AspectKind::named(kind.trim()))
            .collect::<Option<_>>()?;
        if kinds.iter().enumerate().any(|(place, kind)| kinds[..place].contains(kind)) {
            return None;
        }
        let of = match of.map(|of| of.trim().split_once(' ').ok_or(of.trim())) {
            Some(Ok((hand, card))) => {
                Subject::of(Seat::named(hand)?, parse_played_card(card.trim(), notation).ok()?)
            }
            Some(Err(player)) => Subject::player(Seat::named(player)?),
            None => Subject::default(),
        };
        let of_card = kinds.iter().any(|kind| kind.is_of_card());
        let of_player = kinds.iter().any(|kind| kind.is_of_player());
        let is_card = of.object.is_some();
        let is_player = of.who.is_some() && !is_card;
        let may_be_of_player = kinds.contains(&AspectKind::Breach) && !of_card;
        let suits = of_card == is_card && (of_player == is_player || may_be_of_player);
        suits.then_some(Aspect { kinds, of })
    }

    /// Returns the matters, as [`Aspect::from_code`] reads them.
    pub fn kinds_code(&self) -> String {
        self.kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(AND_MATTER)
    }

    /// Returns what the aspect is about, as [`Aspect::from_code`] reads it.
    pub fn subject_code(&self) -> Option<String> {
        let who = self.of.who?;
        Some(self.of.card().map_or_else(|| who.to_string(), |card| format!("{who} {card}")))
    }

    /// Reads a value of this aspect; the numbers of clauses are those of the edition.
    pub fn read_value(
        &self,
        code: &str,
        notation: Notation,
        edition: Edition,
    ) -> Option<AspectValue> {
        let parts: Vec<&str> = code.split(AND_VALUE.trim()).collect();
        if parts.len() != self.kinds.len() {
            return None;
        }
        let value = |(kind, part): (&AspectKind, &str)| {
            let point = |code: &str| point(*kind, code.trim(), notation, edition);
            Some(match part.split_once(DECIDES) {
                Some((choice, points)) => {
                    let (key, about) = parse_fact_key(choice.trim(), notation);
                    let question = FactQuestion { fact: laws::fact(key)?, about: about? };
                    let replies = question.fact.replies;
                    let answer = |key: &str| {
                        replies.iter().position(|reply| reply.key == key.trim()).map(Answer::nth)
                    };
                    let possibility = |code: &str| {
                        let (keys, code) = code.split_once(LEADS_TO)?;
                        let answers = keys.split(OR_REPLY.trim()).map(answer);
                        Some((answers.collect::<Option<Vec<_>>>()?, point(code)?))
                    };
                    let points = points.split(OR.trim()).map(possibility);
                    MatterValue::Chosen { question, points: points.collect::<Option<_>>()? }
                }
                None => MatterValue::Always(point(part)?),
            })
        };
        self.kinds.iter().zip(parts).map(value).collect::<Option<_>>().map(AspectValue)
    }
}

impl fmt::Display for AspectValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&of_value(self))
    }
}

/// Returns the text form of a value, as [`Aspect::read_value`] reads it.
fn of_value(value: &AspectValue) -> String {
    let of_matter = |value: &MatterValue| match value {
        MatterValue::Always(point) => of_point(point),
        MatterValue::Chosen { question, points } => {
            let possibility = |(answers, point): &(Vec<Answer>, AspectPoint)| {
                let keys: Vec<&str> =
                    answers.iter().map(|answer| question.fact.reply_key(*answer)).collect();
                format!("{}{LEADS_TO}{}", keys.join(OR_REPLY), of_point(point))
            };
            let points: Vec<String> = points.iter().map(possibility).collect();
            format!("{}{DECIDES}{}", question.full_key(), points.join(OR))
        }
    };
    value.0.iter().map(of_matter).collect::<Vec<_>>().join(AND_VALUE)
}

fn of_point(point: &AspectPoint) -> String {
    match point {
        AspectPoint::Fate(fate) => fate.name().to_owned(),
        AspectPoint::Turn(next) => OutcomeFact::Next(*next).to_string(),
        AspectPoint::Decisions(decisions) if decisions.is_empty() => NONE.to_owned(),
        AspectPoint::Decisions(decisions) => {
            decisions.iter().map(Decision::code).collect::<Vec<_>>().join(AND)
        }
        AspectPoint::Transferred(tricks) => {
            let to =
                |side: Side| Some((tricks[side as usize], side)).filter(|(tricks, _)| *tricks > 0);
            let all: Vec<String> = Side::ALL
                .into_iter()
                .filter_map(to)
                .map(|(tricks, to)| format!("{tricks} to {to}"))
                .collect();
            if all.is_empty() { NONE.to_owned() } else { all.join(AND) }
        }
        AspectPoint::Shared(tricks) => {
            let to = |side: Side| OutcomeFact::Shared(side, tricks[side as usize]).to_string();
            Side::ALL.map(to).join(AND)
        }
        AspectPoint::Clause(number) => (*number).to_owned(),
    }
}

fn point(
    kind: AspectKind,
    code: &str,
    notation: Notation,
    edition: Edition,
) -> Option<AspectPoint> {
    let each = || code.split(AND.trim()).map(str::trim);
    Some(match kind {
        AspectKind::Fate => AspectPoint::Fate(CardFate::named(code)?),
        AspectKind::Turn => match OutcomeFact::from_code(code, notation)? {
            OutcomeFact::Next(next) => AspectPoint::Turn(next),
            _ => return None,
        },
        AspectKind::Duty
        | AspectKind::Information
        | AspectKind::Choices
        | AspectKind::Breach
        | AspectKind::Claim
        | AspectKind::Score
            if code == NONE =>
        {
            AspectPoint::Decisions(Vec::new())
        }
        AspectKind::Duty
        | AspectKind::Information
        | AspectKind::Choices
        | AspectKind::Breach
        | AspectKind::Claim
        | AspectKind::Score => {
            let decisions = each().map(|code| Decision::from_code(code, notation));
            let decisions: Vec<Decision> = decisions.collect::<Option<_>>()?;
            AspectPoint::Decisions(in_order_of_code(decisions.into_iter()))
        }
        AspectKind::Tricks if code == NONE => AspectPoint::Transferred([0, 0]),
        AspectKind::Tricks => {
            let mut transferred = [0; 2];
            let mut shared = [None::<TrickRange>; 2];
            for code in each() {
                if let Some(OutcomeFact::Shared(side, tricks)) =
                    OutcomeFact::from_code(code, notation)
                {
                    shared[side as usize] = Some(tricks);
                } else {
                    let (tricks, side) = code.split_once(" to ")?;
                    let side =
                        Side::ALL.into_iter().find(|known| known.to_string() == side.trim())?;
                    transferred[side as usize] = tricks.trim().parse().ok()?;
                }
            }
            match shared {
                [Some(north_south), Some(east_west)] => {
                    AspectPoint::Shared([north_south, east_west])
                }
                [None, None] => AspectPoint::Transferred(transferred),
                _ => return None,
            }
        }
        AspectKind::Clause => {
            let clause = laws::cited(code, edition).into_iter().next()?;
            AspectPoint::Clause(clause.number.in_edition(edition)?)
        }
    })
}
