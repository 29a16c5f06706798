//! The stems of a set of options: the story of each key's world in words, told alike.

use std::collections::BTreeSet;

use crate::case::Bilingual;
use arbitro_laws::bridge::{Card, Rank, Seat, Suit};
use arbitro_laws::ruling::Text;

use super::DiscardReason;
use super::prose::{self, BilingualNames};
use super::random::QuestionRng;
use super::story::{SentenceWording, SentenceWordings, Story, StorySentence, text};

const OPENING: SentenceWordings = &[
    text("", ""),
    text("{declarer} gioca {contract}.", "{declarer} plays {contract}."),
    text("Il contratto è {contract} di {declarer}.", "The contract is {contract} by {declarer}."),
    text("{dummy} è il morto in {contract}.", "{dummy} is dummy in {contract}."),
    text(
        "Contratto {contract}, dichiarante {declarer}.",
        "Contract {contract}, declarer {declarer}.",
    ),
    text("Si gioca {contract} di {declarer}.", "{contract} by {declarer} is being played."),
    text(
        "{lho} e {rho} difendono contro {contract} di {declarer}.",
        "{lho} and {rho} defend against {contract} by {declarer}.",
    ),
];

/// The numbers that select the wordings of a stem, the same in every world.
pub struct WordingDraws(Vec<usize>);

/// The largest number of sentences of a stem.
const MAX_SENTENCES: usize = 40;

impl WordingDraws {
    /// Draws the numbers.
    pub fn new(rng: &mut QuestionRng) -> WordingDraws {
        WordingDraws((0..MAX_SENTENCES).map(|_| rng.below(2520)).collect())
    }
}

/// A stem without its question.
#[derive(Clone, Debug)]
pub struct Stem {
    /// Its sentences.
    pub sentences: Vec<Bilingual>,
    /// The sentence of the story that each one tells.
    pub told: Vec<StorySentence>,
}

impl Stem {
    /// Tells a story in words, without the sentences at these places.
    ///
    /// # Errors
    /// Returns the sentence that has a slot without a value.
    pub fn of(
        story: &Story<'_>,
        idle: &[usize],
        draws: &WordingDraws,
        names: BilingualNames<'_>,
    ) -> Result<Stem, DiscardReason> {
        let mut stem = Stem { sentences: Vec::new(), told: Vec::new() };
        let mut openings: Vec<&str> = Vec::new();
        let told = story.lines.iter().enumerate().filter(|(place, _)| !idle.contains(place));
        let told = told.map(|(_, sentence)| *sentence);
        // A story that begins in the auction does not begin with the contract.
        let begins_in_play = story.exposed.is_empty().then_some(StorySentence::of(OPENING));
        let all = begins_in_play.into_iter().chain(told);
        for (sentence, draw) in all.zip(draws.0.iter().cycle()) {
            let Some(wording) = another_of(sentence.line, &openings, *draw) else { continue };
            openings.push(opening(wording.it));
            if !wording.it.is_empty() {
                let said = prose::say(names, wording, |slot| story.slot_in(&sentence, slot));
                stem.sentences.push(said.ok_or(DiscardReason::Slot(wording.it))?);
                stem.told.push(sentence);
            }
        }
        Ok(stem)
    }

    /// Returns the stem with the question at its end.
    pub fn with_question(&self, question: &Bilingual) -> Bilingual {
        prose::joined(self.sentences.iter().chain([question]).cloned())
    }

    /// Returns what the stem mentions of what could tell the key: its number of sentences, the seats, and the cards that
    /// some option names.
    pub fn mentions(&self, options: &[&Bilingual], names: BilingualNames<'_>) -> StemMentions {
        let text = prose::joined(self.sentences.iter().cloned()).it;
        let is_in_option = |card: &Card| {
            let name = names.it.card((*card).into());
            options.iter().any(|option| option.it.contains(&name))
        };
        let seats = Seat::ALL.into_iter().filter(|seat| text.contains(&names.it.seat(*seat)));
        let cards = Suit::ALL
            .into_iter()
            .flat_map(|suit| Rank::ALL.into_iter().map(move |rank| Card::new(suit, rank)))
            .filter(|card| text.contains(&names.it.card((*card).into())))
            .filter(is_in_option);
        StemMentions {
            sentences: self.sentences.len(),
            seats: seats.map(|seat| seat as u8).collect(),
            cards: cards.map(|card| card.to_string()).collect(),
        }
    }
}

/// Returns the places of the findings that are the same in all these stories, and that no clause needs in any of them.
/// None of the stems tells them.
pub fn idle_findings(stories: &[&Story<'_>]) -> Vec<usize> {
    let longest = stories.iter().map(|story| story.lines.len()).max().unwrap_or(0);
    let is_idle = |place: &usize| {
        let first = stories.first().and_then(|story| story.lines.get(*place));
        stories.iter().all(|story| {
            story.lines.get(*place).zip(first).is_some_and(|(line, first)| {
                line.is_finding && line.finding.is_none() && std::ptr::eq(line.line, first.line)
            })
        })
    };
    (0..longest).filter(is_idle).collect()
}

/// What a stem mentions; the same in every world of a set, so that the stem tells nothing but the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StemMentions {
    /// The number of sentences.
    sentences: usize,
    /// The seats named.
    seats: BTreeSet<u8>,
    /// The cards named, of those in the options.
    cards: BTreeSet<String>,
}

/// Returns the wording that `draw` selects, if possible one that does not begin like a sentence of `openings`.
fn another_of(line: SentenceWordings, openings: &[&str], draw: usize) -> Option<Text> {
    let told: Vec<Text> = line
        .iter()
        .filter_map(|wording| match wording {
            SentenceWording::Told(text) => Some(*text),
            SentenceWording::Short(_) => None,
        })
        .collect();
    let first = draw % told.len().max(1);
    let mut all = told.iter().cycle().skip(first).take(told.len());
    let fresh = all.find(|wording| !openings.contains(&opening(wording.it)));
    fresh.or_else(|| told.get(first)).copied()
}

/// Returns the first three words of a sentence.
fn opening(sentence: &str) -> &str {
    let end = sentence.match_indices(' ').nth(2).map_or(sentence.len(), |(end, _)| end);
    &sentence[..end]
}
