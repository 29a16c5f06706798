//! The outcome of a ruling: how the table stands, as sentences below the decisions and as JSON.

use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::laws;
use arbitro_laws::record::words::Named;
use arbitro_laws::ruling::outcome::{Outcome, RulingLeaf};
use arbitro_laws::ruling::{Answer, Edition, FactQuestion, Ruling};
use arbitro_laws::table::NextTurn;
use serde::Serialize;

use super::doc::{RichText, Style, plain, styled};
use super::text::{Words, say};

/// The sentences of the outcome at each leaf of a ruling.
pub struct OutcomeLines {
    leaves: Vec<LeafSentences>,
}

/// A leaf of a ruling: the answers that lead to it, and its outcome in sentences.
struct LeafSentences {
    answers: Vec<(FactQuestion, Answer)>,
    sentences: Vec<String>,
}

impl OutcomeLines {
    /// Returns the sentences of the outcomes of a question's ruling; no leaves if branches are left out, since what they
    /// would say is unknown.
    pub fn new(
        words: &Words,
        question: &Question,
        ruling: &Ruling,
        terms: &RulingTerms,
    ) -> OutcomeLines {
        if ruling.is_cut_short() {
            return OutcomeLines { leaves: Vec::new() };
        }
        let leaves = leaves(question, ruling, terms).into_iter().map(|leaf| {
            let RulingLeaf { answers, outcome } = leaf;
            LeafSentences { answers, sentences: outcome.sentences(words) }
        });
        OutcomeLines { leaves: leaves.collect() }
    }

    /// Returns the sentences that hold at every leaf to which these answers lead, in order.
    fn common(&self, answers: &[(FactQuestion, Answer)]) -> Vec<&str> {
        let mut under = self
            .leaves
            .iter()
            .filter(|leaf| answers.iter().all(|answer| leaf.answers.contains(answer)))
            .map(|leaf| &leaf.sentences);
        let Some(first) = under.next() else { return Vec::new() };
        let mut common: Vec<&str> = first.iter().map(String::as_str).collect();
        for other in under {
            common.retain(|sentence| other.iter().any(|own| own == sentence));
        }
        common
    }

    /// Returns the line of the sentences that hold under these answers, and not under all other answers to the last
    /// question; `None` if there are none. Without answers, the line of what holds in any case.
    pub(super) fn line(
        &self,
        words: &Words,
        answers: &[(FactQuestion, Answer)],
    ) -> Option<RichText> {
        let known = match answers.split_last() {
            Some((_, before)) => self.common(before),
            None => Vec::new(),
        };
        let mut added = self.common(answers);
        added.retain(|sentence| !known.contains(sentence));
        let label = styled(format!("{} ", say!(words, "now")), Style::Strong);
        (!added.is_empty()).then(|| vec![label, plain(added.join(" "))])
    }

    /// Returns whether some sentence depends on several independent answers at once, so that it is in no line.
    pub(super) fn is_incomplete(&self) -> bool {
        self.leaves.iter().any(|LeafSentences { answers: path, sentences }| {
            let mut said = self.common(&[]);
            for count in 1..=path.len() {
                for start in 0..=path.len() - count {
                    said.extend(self.common(&path[start..start + count]));
                }
            }
            sentences.iter().any(|sentence| !said.contains(&sentence.as_str()))
        })
    }
}

/// Returns the leaves of the ruling on a question; none during the auction, if there is nothing to rule on, or if two
/// decisions contradict each other.
pub(super) fn leaves(question: &Question, ruling: &Ruling, terms: &RulingTerms) -> Vec<RulingLeaf> {
    let auction_is_on =
        question.setting.auction_on || laws::auction_is_on(&question.preset_answers);
    if auction_is_on || question.record.events.is_empty() && ruling.is_empty() {
        return Vec::new();
    }
    laws::outcomes(question.ruling_input(terms), ruling).unwrap_or_default()
}

/// Returns the outcome at the leaf to which these answers lead, as JSON.
pub(super) fn json_at(
    words: &Words,
    leaves: &[RulingLeaf],
    answers: &[(FactQuestion, Answer)],
    edition: Edition,
) -> Option<OutcomeJson> {
    let leaf = leaves.iter().find(|leaf| leaf.answers == answers);
    leaf.map(|leaf| json(words, &leaf.outcome, edition))
}

/// An outcome, as JSON.
#[derive(Serialize)]
pub(super) struct OutcomeJson {
    /// The outcome in sentences.
    text: String,
    /// The next step: `lead`, `play`, `face-lead`, `over` or `unknown`.
    next: &'static str,
    /// The player of the next step.
    player: Option<String>,
    /// The cards of the trick in progress, in the order of play.
    trick: Vec<CardJson>,
    cards: Vec<FateJson>,
    answers: Vec<RequestJson>,
    /// What rectifications require of the players, as decisions.
    duties: Vec<String>,
    /// Which information from cards is authorised, and for whom, as decisions.
    knowledge: Vec<String>,
    tricks: TricksJson,
    /// The clauses to which the director returns at the end of play.
    later: Vec<&'static str>,
}

#[derive(Serialize)]
struct CardJson {
    hand: String,
    card: String,
}

#[derive(Serialize)]
struct FateJson {
    hand: String,
    card: String,
    fate: &'static str,
}

/// The answer to a request of a player.
#[derive(Serialize)]
struct RequestJson {
    /// The index of the event, from 0.
    moment: u8,
    by: String,
    request: &'static str,
    answer: Option<&'static str>,
    law: Option<&'static str>,
}

/// Numbers of tricks, for North-South and for East-West.
#[derive(Serialize)]
struct TricksJson {
    won: [u8; 2],
    transferred: [u8; 2],
    shared: Option<[u8; 2]>,
}

/// Returns an outcome as JSON.
fn json(words: &Words, outcome: &Outcome, edition: Edition) -> OutcomeJson {
    let (next, player) = match outcome.next {
        NextTurn::Lead(seat) => ("lead", Some(seat)),
        NextTurn::Play(seat) => ("play", Some(seat)),
        NextTurn::FaceLead(seat) => ("face-lead", Some(seat)),
        NextTurn::Over => ("over", None),
        NextTurn::Unknown => ("unknown", None),
    };
    let trick = outcome.trick.iter();
    let cards = outcome.cards.iter();
    let requests = outcome.answers.iter();
    OutcomeJson {
        text: outcome.sentences(words).join(" "),
        next,
        player: player.map(|seat| seat.to_string()),
        trick: trick
            .map(|(hand, card)| CardJson { hand: hand.to_string(), card: card.to_string() })
            .collect(),
        cards: cards
            .map(|card| FateJson {
                hand: card.hand.to_string(),
                card: card.card.to_string(),
                fate: card.fate.name(),
            })
            .collect(),
        answers: requests
            .map(|request| RequestJson {
                moment: request.moment,
                by: request.by.to_string(),
                request: request.kind.key(),
                answer: request.answer.map(|answer| answer.key()),
                law: request.law.map(|clause| clause.number_in(edition)),
            })
            .collect(),
        duties: outcome.required().map(|decision| decision.code()).collect(),
        knowledge: outcome.knowledge.iter().map(|known| known.decision().code()).collect(),
        tricks: TricksJson {
            won: outcome.tricks.won,
            transferred: outcome.tricks.transferred,
            shared: outcome.tricks.shared,
        },
        later: outcome.later.iter().map(|clause| clause.number_in(edition)).collect(),
    }
}
