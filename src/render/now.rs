//! The outcome of a ruling: how the table stands, as sentences below the decisions and as JSON.

use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::bridge::{Card, Seat};
use arbitro_laws::laws;
use arbitro_laws::laws::claims::{ClaimCount, count};
use arbitro_laws::record::words::Named;
use arbitro_laws::ruling::outcome::{
    CardFate, Outcome, OutcomePoint, Request, RulingLeaf, in_sentences,
};
use arbitro_laws::ruling::{Answer, AnswerSource, Edition, FactQuestion, PresetAnswer, Ruling};
use arbitro_laws::table::NextTurn;
use serde::Serialize;

use super::claims::{self, ClaimJson, SharesJson};
use super::diagram;
use super::text::Words;

/// The outcome at each leaf of a ruling, and the answers to requests.
#[derive(Default)]
pub struct OutcomeLines {
    leaves: Vec<LeafPoints>,
    outcomes: Outcomes,
}

/// A leaf of a ruling: the answers that lead to it, what its outcome says, and the requests.
struct LeafPoints {
    answers: Vec<(FactQuestion, Answer)>,
    points: Vec<OutcomePoint>,
    requests: Vec<Request>,
    /// How the tricks of a claim are counted, in sentences.
    counting: Vec<String>,
}

impl OutcomeLines {
    /// Returns the outcomes of a question's ruling, without counting the tricks of a claim; no leaves if branches are left
    /// out, since what they would say is unknown.
    pub fn new(question: &Question, ruling: &Ruling, terms: &RulingTerms) -> OutcomeLines {
        if ruling.is_cut_short() {
            return OutcomeLines::default();
        }
        let leaves = leaves(question, ruling, terms);
        OutcomeLines::of(Outcomes { leaves, claim: None }, |_, _| Vec::new())
    }

    /// Returns the outcomes of a question's ruling like [`OutcomeLines::new`], with the tricks of a claim.
    pub fn counted(
        words: &Words,
        question: &Question,
        ruling: &Ruling,
        terms: &RulingTerms,
    ) -> OutcomeLines {
        if ruling.is_cut_short() {
            return OutcomeLines::default();
        }
        OutcomeLines::of(Outcomes::new(question, ruling, terms), |claim, leaf| {
            claims::sentences(words, claim, &leaf.answers)
        })
    }

    fn of(
        outcomes: Outcomes,
        counting: impl Fn(&ClaimCount, &RulingLeaf) -> Vec<String>,
    ) -> OutcomeLines {
        let leaves = outcomes.leaves.iter().map(|leaf| LeafPoints {
            answers: leaf.answers.clone(),
            points: leaf.outcome.points(),
            requests: leaf.outcome.requests.clone(),
            counting: outcomes.claim.iter().flat_map(|claim| counting(claim, leaf)).collect(),
        });
        OutcomeLines { leaves: leaves.collect(), outcomes }
    }

    /// Returns the outcomes of the ruling.
    pub(super) const fn outcomes(&self) -> &Outcomes {
        &self.outcomes
    }

    /// Returns what these answers add about how the tricks of a claim are counted, in sentences.
    pub(super) fn counting(&self, answers: &[(FactQuestion, Answer)]) -> Vec<String> {
        self.added(answers, |leaf| &leaf.counting)
    }

    /// Returns the items that all leaves have to which these answers lead, in order.
    fn common<T: PartialEq>(
        &self,
        answers: &[(FactQuestion, Answer)],
        items: fn(&LeafPoints) -> &[T],
    ) -> Vec<&T> {
        let mut under = self
            .leaves
            .iter()
            .filter(|leaf| answers.iter().all(|answer| leaf.answers.contains(answer)))
            .map(items);
        let Some(first) = under.next() else { return Vec::new() };
        let mut common: Vec<&T> = first.iter().collect();
        for other in under {
            common.retain(|item| other.contains(item));
        }
        common
    }

    /// Returns the items that all leaves have under these answers, and not all under the answers before the last one;
    /// without answers, the items of all leaves.
    fn added<T: PartialEq + Clone>(
        &self,
        answers: &[(FactQuestion, Answer)],
        items: fn(&LeafPoints) -> &[T],
    ) -> Vec<T> {
        let known = match answers.split_last() {
            Some((_, before)) => self.common(before, items),
            None => Vec::new(),
        };
        let mut added = self.common(answers, items);
        added.retain(|item| !known.contains(item));
        added.into_iter().cloned().collect()
    }

    /// Returns what these answers add to the outcome.
    pub(super) fn points(&self, answers: &[(FactQuestion, Answer)]) -> Vec<OutcomePoint> {
        self.added(answers, |leaf| &leaf.points)
    }

    /// Returns what holds at every leaf to which these answers lead, in sentences.
    pub(super) fn sentences_at(
        &self,
        words: &Words,
        answers: &[(FactQuestion, Answer)],
    ) -> Vec<String> {
        let common = self.common(answers, |leaf| &leaf.points);
        let common: Vec<OutcomePoint> = common.into_iter().cloned().collect();
        in_sentences(&common, words)
    }

    /// Returns the first leaf, if every leaf has the same outcome; `None` without leaves.
    pub(super) fn only_leaf(&self) -> Option<&RulingLeaf> {
        let is_one = self.leaves.windows(2).all(|pair| pair[0].points == pair[1].points);
        self.outcomes.leaves.first().filter(|_| is_one)
    }

    /// Returns the requests whose answer follows from these answers, and not from those before the last one.
    pub(super) fn requests(&self, answers: &[(FactQuestion, Answer)]) -> Vec<Request> {
        self.added(answers, |leaf| &leaf.requests)
    }

    /// Returns the requests with each answer that some leaf gives.
    pub(super) fn all_requests(&self) -> Vec<Request> {
        let mut all: Vec<Request> = Vec::new();
        for request in self.leaves.iter().flat_map(|leaf| &leaf.requests) {
            if !all.contains(request) {
                all.push(*request);
            }
        }
        all
    }

    /// Returns whether some sentence depends on several independent answers at once, so that it is in no line.
    pub(super) fn is_incomplete(&self) -> bool {
        self.leaves.iter().any(|LeafPoints { answers: path, points, .. }| {
            let mut said = self.common(&[], |leaf| &leaf.points);
            for count in 1..=path.len() {
                for start in 0..=path.len() - count {
                    said.extend(self.common(&path[start..start + count], |leaf| &leaf.points));
                }
            }
            points.iter().any(|point| !said.contains(&point))
        })
    }
}

/// Returns the diagram of the table as the ruling leaves it under the answers of a leaf, with the trick in progress;
/// faced cards and penalty cards are in brackets. Empty if nothing is known of the hands, or if the play has ended.
pub(super) fn drawing(
    words: &Words,
    question: &Question,
    terms: &RulingTerms,
    RulingLeaf { answers, outcome }: &RulingLeaf,
) -> Vec<String> {
    if outcome.next == NextTurn::Over {
        return Vec::new();
    }
    let supposed = answers.iter().map(|(asked, answer)| PresetAnswer {
        fact: asked.fact,
        about: asked.about,
        answer: *answer,
        source: AnswerSource::Assumed,
    });
    let mut settled = question.clone();
    settled.preset_answers.extend(supposed);
    let Ok(ruling) = settled.rule(terms) else { return Vec::new() };
    let faced = outcome.cards.iter().filter(|card| {
        use CardFate::{AwaitsTurn, Faced, NextTrick, Penalty};
        matches!(card.fate, Penalty(_) | Faced | AwaitsTurn | NextTrick)
    });
    let faced: Vec<(Seat, Card)> =
        faced.filter_map(|faced| Some((faced.hand, faced.card.card()?))).collect();
    diagram::table_after(words, &ruling.position.deal, &outcome.trick, &faced)
}

/// Returns the leaves of the ruling on a question; none during the auction, if there is nothing to rule on, or if two
/// decisions contradict each other.
fn leaves(question: &Question, ruling: &Ruling, terms: &RulingTerms) -> Vec<RulingLeaf> {
    let auction_is_on =
        question.setting.auction_on || laws::auction_is_on(&question.preset_answers);
    if auction_is_on || question.record.events.is_empty() && ruling.is_empty() {
        return Vec::new();
    }
    laws::outcomes(question.ruling_input(terms), ruling).unwrap_or_default()
}

/// The leaves of a ruling, with the tricks of a claim if the ruling decides about one.
#[derive(Default)]
pub struct Outcomes {
    leaves: Vec<RulingLeaf>,
    claim: Option<ClaimCount>,
}

impl Outcomes {
    /// Returns the leaves of the ruling on a question; none during the auction, if there is nothing to rule on, or if two
    /// decisions contradict each other.
    pub fn new(question: &Question, ruling: &Ruling, terms: &RulingTerms) -> Outcomes {
        let mut leaves = leaves(question, ruling, terms);
        if leaves.is_empty() {
            return Outcomes::default();
        }
        let claim = count(question.ruling_input(terms), ruling);
        if let Some(claim) = &claim {
            claim.complete(&mut leaves);
        }
        Outcomes { leaves, claim }
    }

    /// Returns how many tricks the answers to this question are worth; `None` if it is not about a claim. `after` are
    /// the answers that lead to it.
    pub fn worth(
        &self,
        words: &Words,
        question: FactQuestion,
        after: &[(FactQuestion, Answer)],
    ) -> Option<String> {
        claims::worth(words, self.claim.as_ref()?, question, after)
    }

    /// Returns the line that says why a question about a claim need not be asked: under every answer the tricks are the
    /// same, and the table stands in the same way. `None` if it has to be asked.
    pub fn needless(
        &self,
        words: &Words,
        question: FactQuestion,
        after: &[(FactQuestion, Answer)],
    ) -> Option<String> {
        let line = claims::no_difference(words, self.claim.as_ref()?, question, after)?;
        let leads = |leaf: &&RulingLeaf| {
            after.iter().all(|answer| leaf.answers.contains(answer))
                && leaf.answers.iter().any(|(asked, _)| *asked == question)
        };
        let mut under = self.leaves.iter().filter(leads).map(|leaf| &leaf.outcome);
        let first = under.next()?;
        under.all(|other| other.stands_as(first)).then_some(line)
    }

    /// Returns the sentences at a leaf.
    fn sentences(&self, words: &Words, leaf: &RulingLeaf) -> Vec<String> {
        let mut sentences = leaf.outcome.sentences(words);
        if let Some(claim) = &self.claim {
            sentences.extend(claims::sentences(words, claim, &leaf.answers));
        }
        sentences
    }

    /// Returns the outcome at the leaf to which these answers lead, as JSON.
    pub(super) fn json_at(
        &self,
        words: &Words,
        answers: &[(FactQuestion, Answer)],
        edition: Edition,
    ) -> Option<OutcomeJson> {
        let leaf = self.leaves.iter().find(|leaf| leaf.answers == answers)?;
        let claim = self.claim.as_ref().and_then(|claim| claims::leaf_json(claim, answers));
        Some(json(self.sentences(words, leaf).join(" "), &leaf.outcome, claim, edition))
    }

    /// Returns the tricks of a claim under an answer to a question, as JSON; `None` if the question is not about one.
    pub(super) fn tricks_json(
        &self,
        question: FactQuestion,
        answer: Answer,
        after: &[(FactQuestion, Answer)],
    ) -> Option<SharesJson> {
        claims::answer_json(self.claim.as_ref()?, question, answer, after)
    }
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
    /// The tricks left, as a claim or concession shares them; `None` without one, or if their number is not known.
    shared: Option<[u8; 2]>,
    /// How the tricks of a claim or concession are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    claim: Option<ClaimJson>,
}

/// Returns an outcome as JSON.
fn json(
    text: String,
    outcome: &Outcome,
    claim: Option<ClaimJson>,
    edition: Edition,
) -> OutcomeJson {
    let (next, player) = match outcome.next {
        NextTurn::Lead(seat) => ("lead", Some(seat)),
        NextTurn::Play(seat) => ("play", Some(seat)),
        NextTurn::FaceLead(seat) => ("face-lead", Some(seat)),
        NextTurn::Over => ("over", None),
        NextTurn::Unknown => ("unknown", None),
    };
    let trick = outcome.trick.iter();
    let cards = outcome.cards.iter();
    let requests = outcome.requests.iter();
    OutcomeJson {
        text,
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
            shared: outcome.tricks.shared.and_then(|[north_south, east_west]| {
                Some([north_south.number()?, east_west.number()?])
            }),
            claim,
        },
        later: outcome.later.iter().map(|clause| clause.number_in(edition)).collect(),
    }
}
