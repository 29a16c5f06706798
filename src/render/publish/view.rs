//! The view of a question that page templates display.

use serde::Serialize;

use crate::render::diagram;
use crate::render::now::OutcomeLines;
use crate::render::other_editions::lines;
use crate::render::question as exchanged;
use crate::render::question::{TextPart, parts, spaced};
use crate::render::reasons::reasons;
use crate::render::text::{Words, say};
use crate::render::wording::year;
use arbitro_cases::case::TableSetup;
use arbitro_cases::other_editions::other_answers;
use arbitro_cases::{Case, Question, RulingTerms};
use arbitro_exam::paper::PaperQuestion;
use arbitro_laws::bridge::{Seat, Suit};

use super::what_if::{WhatIfDecision, WhatIfNode, tree};

/// A question with all values that pages display.
#[derive(Clone, Debug, Serialize)]
pub struct QuestionView {
    pub id: String,
    pub title: String,
    pub law: u8,
    pub difficulty: u8,
    /// The edition under which the question is ruled, in words.
    pub edition: String,
    /// The four hands, clockwise from North; empty if nothing is known of the hands.
    pub hands: Vec<HandView>,
    /// The blocks of the situation: auction, contract, play so far, and the player to act.
    pub situation: Vec<TextBlock>,
    /// The number of blocks of `situation` before the play so far, and the index of the first block
    /// after it; if there is no play, the number of all blocks twice.
    pub around_play: (usize, usize),
    /// The cards played so far, in the order of play.
    pub played: Vec<PlayedCardView>,
    pub events: Vec<String>,
    pub text: String,
    pub several: bool,
    pub options: Vec<OptionView>,
    pub decisions: Vec<WhatIfDecision>,
    /// How the table stands, in sentences other than those of the decisions.
    pub now: Vec<String>,
    pub reasons: Vec<TextBlock>,
    pub comment: Option<String>,
    /// Messages that other editions answer the question differently.
    pub otherwise: Vec<String>,
    /// The clauses that the ruling applies.
    pub clauses: Vec<String>,
    pub whatif: Option<WhatIfNode>,
}

/// A paragraph, or preformatted lines.
#[derive(Clone, Debug, Serialize)]
pub struct TextBlock {
    pub verbatim: bool,
    pub text: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct HandView {
    /// The seat: `n`, `e`, `s` or `w`.
    pub seat: String,
    pub name: String,
    pub suits: Vec<SuitView>,
}

#[derive(Clone, Debug, Serialize)]
pub struct SuitView {
    /// The CSS class of the suit: `s`, `h`, `d` or `c`.
    pub class: String,
    pub sign: String,
    pub name: String,
    /// The displayed ranks, each with the name of its card, such as `SA`.
    pub cards: Vec<(String, String)>,
    /// The text after the cards: `...` if the hand may hold further cards of the suit, `-` if it holds none, else
    /// empty.
    pub more: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct PlayedCardView {
    pub trick: usize,
    pub seat: String,
    pub card: String,
    /// The name of the card, such as `SA`; empty if the card is not known.
    pub name: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct OptionView {
    pub letter: String,
    pub text: String,
    pub right: bool,
    pub why: String,
}

pub fn letter(place: usize) -> String {
    char::from(b'a' + place.min(25) as u8).to_string()
}

fn blocks(parts: Vec<TextPart>) -> Vec<TextBlock> {
    let block = |part| match part {
        TextPart::Paragraph(text) => TextBlock { verbatim: false, text },
        TextPart::Diagram(text) => TextBlock { verbatim: true, text },
    };
    parts.into_iter().map(block).collect()
}

/// Returns the view of a question; `None` if the Laws contradict each other on it.
pub fn of(
    words: &Words,
    case: &Case,
    question: &Question,
    terms: &RulingTerms,
) -> Option<QuestionView> {
    let ruling = question.rule(terms).ok()?;
    let plain = exchanged::of(words, case, question, terms)?;
    let language = words.language();
    let options = plain.answers.into_iter().enumerate().map(|(place, answer)| OptionView {
        letter: letter(place),
        text: answer.text,
        right: answer.right,
        why: answer.why,
    });
    let decisions = ruling.decisions().map(|ruled| WhatIfDecision {
        text: ruled.decision.sentence(words),
        law: ruled.law.number_in(terms.edition).to_owned(),
    });
    let mut known: Vec<WhatIfDecision> = Vec::new();
    decisions.for_each(|decided| {
        if !known.contains(&decided) {
            known.push(decided);
        }
    });
    let mut now = OutcomeLines::new(question, &ruling, terms).sentences_at(words, &[]);
    now.retain(|sentence| known.iter().all(|decided| decided.text != *sentence));
    let situation = blocks(parts(&diagram::situation(words, &question.setting)));
    let events = 0..question.record.events.len();
    let clauses =
        ruling.applied().into_iter().map(|clause| clause.number_in(terms.edition).to_owned());
    Some(QuestionView {
        id: plain.id,
        title: plain.title,
        law: question.law_number(),
        difficulty: question.difficulty,
        edition: say!(words, "edition", year = year(terms.edition)),
        hands: hands(words, &question.setting),
        around_play: around_play(words, &situation),
        situation,
        played: played(words, &question.setting),
        events: events.map(|index| diagram::event_of(words, question, index)).collect(),
        text: spaced(question.text.in_language(language)),
        several: question.several,
        options: options.collect(),
        decisions: known,
        now,
        reasons: blocks(parts(&reasons(words, &ruling, terms.edition, false))),
        otherwise: lines(words, &other_answers(question, &ruling, terms), |right| {
            right.iter().map(|place| letter(*place)).collect()
        }),
        comment: question.comment.as_ref().map(|text| spaced(text.in_language(language))),
        clauses: clauses.collect(),
        whatif: tree(words, question, terms),
    })
}

/// Returns the index of the heading of the play so far, and the index after its lines; the number of blocks twice if
/// there is no play.
fn around_play(words: &Words, situation: &[TextBlock]) -> (usize, usize) {
    let heading = format!("{}:", say!(words, "play-so-far"));
    let at = situation.iter().position(|block| block.text == heading);
    at.map_or((situation.len(), situation.len()), |at| (at, at + 2))
}

fn hands(words: &Words, setting: &TableSetup) -> Vec<HandView> {
    let hand = |seat: Seat| {
        let holding = setting.deal.hands[seat];
        let shown = |suit: &Suit| {
            holding.length(*suit).is_some() || !holding.known().suit(*suit).is_empty()
        };
        let suits = Suit::ALL.into_iter().filter(shown).map(|suit| {
            let cards = holding.known().suit(suit);
            let open = holding.length(suit).is_none();
            let none = cards.is_empty() && !open;
            SuitView {
                class: suit.letter().to_ascii_lowercase().to_string(),
                sign: words.suit_sign(suit).to_string(),
                name: words.suit(suit),
                cards: cards.iter().map(|card| (words.rank(card.rank), card.to_string())).collect(),
                more: if open {
                    "...".to_owned()
                } else if none {
                    "-".to_owned()
                } else {
                    String::new()
                },
            }
        });
        HandView {
            seat: seat.to_string().to_ascii_lowercase(),
            name: words.seat(seat),
            suits: suits.collect(),
        }
    };
    let hands: Vec<HandView> = Seat::ALL.into_iter().map(hand).collect();
    if hands.iter().all(|hand| hand.suits.is_empty()) { Vec::new() } else { hands }
}

fn played(words: &Words, setting: &TableSetup) -> Vec<PlayedCardView> {
    let before = usize::from(setting.tricks_won_before().iter().sum::<u8>());
    let tricks = setting.tricks.iter().enumerate();
    let of_trick = tricks.flat_map(|(index, trick)| {
        trick.cards().map(move |(seat, card)| (before + index + 1, seat, card))
    });
    let one =
        |(trick, seat, card): (usize, Seat, arbitro_laws::bridge::PlayedCard)| PlayedCardView {
            trick,
            seat: words.seat(seat),
            card: words.played_sign(card),
            name: card.card().map_or_else(String::new, |card| card.to_string()),
        };
    of_trick.map(one).collect()
}

/// A question of a paper, with the texts that the paper file contains.
#[derive(Clone, Debug, Serialize)]
pub struct PaperView {
    pub place: usize,
    pub diagram: String,
    pub hands: Vec<String>,
    pub table: String,
    pub text: String,
    pub several: bool,
    pub clause: bool,
    pub options: Vec<(String, String)>,
}

pub fn of_paper(place: usize, question: &PaperQuestion) -> PaperView {
    let options = question.options.iter().enumerate();
    PaperView {
        place: place + 1,
        diagram: question.diagram.clone(),
        hands: question.hands.clone(),
        table: question.table.clone(),
        text: question.text.clone(),
        several: question.several,
        clause: question.clause,
        options: options.map(|(place, text)| (letter(place), text.clone())).collect(),
    }
}
