//! The stems of a set of options: the story of each key's world in words, told alike.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use crate::case::Bilingual;
use arbitro_laws::bridge::{Card, Rank, Seat, Suit};
use arbitro_laws::ruling::Text;

use super::DiscardReason;
use super::option_set::has_one;
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

/// Returns true if a reader who matches words gets hardly more of these keys than by guessing: neither the options with the
/// most words of their stem nor those with the fewest are right too often. There is a stem for each key.
pub fn shares_words_evenly(options: &[&Bilingual], stems: &[Bilingual], keys: &[&[bool]]) -> bool {
    let texts: [fn(&Bilingual) -> &str; 2] = [|text| &text.it, |text| &text.en];
    let is_of_one = keys.iter().all(|key| has_one(key));
    let guessed = if is_of_one { 1.0 / options.len().max(1) as f64 } else { 0.5 };
    texts.into_iter().all(|text| {
        let options: Vec<BTreeSet<String>> =
            options.iter().map(|option| words(text(option))).collect();
        let (mut most, mut fewest) = (0.0, 0.0);
        for (stem, key) in stems.iter().zip(keys) {
            let stem = words(text(stem));
            let shared = options.iter().map(|option| option.intersection(&stem).count() as f64);
            let shared: Vec<f64> = shared.collect();
            let unshared: Vec<f64> = shared.iter().map(|count| -count).collect();
            most += by_habit(&shared, key, is_of_one);
            fewest += by_habit(&unshared, key, is_of_one);
        }
        most.max(fewest) <= (guessed + MOST_ABOVE_GUESSING) * keys.len() as f64
    })
}

/// What a habit may be right above a guess, of one answer.
const MOST_ABOVE_GUESSING: f64 = 0.055;

/// Returns how often somebody is right who chooses the option with the greatest value, or one of those that have it; if
/// several may be right, who prefers of a right and a wrong one that with the greater value.
fn by_habit(values: &[f64], key: &[bool], is_of_one: bool) -> f64 {
    let of = |is_right: bool| {
        let with_key = values.iter().zip(key).filter(move |(_, right)| **right == is_right);
        with_key.map(|(value, _)| *value)
    };
    if is_of_one {
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let equal = values.iter().filter(|value| **value >= best).count();
        return of(true).filter(|value| *value >= best).count() as f64 / equal as f64;
    }
    let pairs = of(true).flat_map(|right| of(false).map(move |wrong| (right, wrong)));
    let preferred = pairs.map(|(right, wrong)| match right.total_cmp(&wrong) {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Less => 0.0,
    });
    let preferred: Vec<f64> = preferred.collect();
    preferred.iter().sum::<f64>() / preferred.len().max(1) as f64
}

/// Returns the words and numbers of a text in lower case; a card counts as one word.
fn words(text: &str) -> BTreeSet<String> {
    let is_suit = |letter: char| "♠♥♦♣".contains(letter);
    let mut words = BTreeSet::new();
    let mut word = String::new();
    for letter in text.chars().chain([' ']) {
        let is_same = word.chars().last().is_some_and(|last| {
            word.starts_with(is_suit) || last.is_numeric() == letter.is_numeric()
        });
        if !word.is_empty() && (!letter.is_alphanumeric() || !is_same) {
            words.insert(std::mem::take(&mut word));
        }
        if letter.is_alphanumeric() || is_suit(letter) {
            word.extend(letter.to_lowercase());
        }
    }
    words
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
