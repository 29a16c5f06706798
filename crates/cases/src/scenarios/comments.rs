//! Comments on the options of a generated question: what the story tells that makes one option right, and what it would
//! have to tell for another to be right.

use std::cmp::Reverse;

use crate::case::Bilingual;

use super::inquiry_sets;
use super::option_checks::is_right;
use super::option_set::{OptionSet, OptionStatement, SetKey};
use super::prose::{self, BilingualNames};
use super::stem::{Stem, WordingDraws};
use super::story::Story;
use super::world::World;

/// The largest number of characters of the sentences that a comment quotes.
const MAX_QUOTED: usize = 130;

/// The largest number of worlds for which the sentences are compared.
const MAX_COMPARED: usize = 3;

/// What the comments of a set are made of.
pub struct CommentSources<'p, 'f, 'b> {
    /// The set of options.
    pub set: &'p OptionSet<'f, 'b>,
    /// All worlds of the family.
    pub worlds: &'p [World<'b>],
    /// The places of the sentences that no stem tells.
    pub idle: &'p [usize],
    /// The numbers that select the wordings.
    pub draws: &'p WordingDraws,
    /// The names for the texts.
    pub names: BilingualNames<'p>,
}

/// The sentences in which two stems differ, by their places in the stem.
struct Difference {
    places: Vec<usize>,
    there: Stem,
}

impl CommentSources<'_, '_, '_> {
    /// Returns a comment on each option under a key, whose stem is `here`: on a wrong option, what the story would have
    /// to tell for it to be right; on the only right one, what the story tells instead. An option has no comment if
    /// that takes too many words.
    pub fn comments(&self, key: &SetKey<'_, '_>, here: &Stem) -> Vec<Option<Bilingual>> {
        let nearest: Vec<Option<Difference>> = (0..self.set.options.len())
            .map(|option| {
                let is_wrong = key.right.get(option) == Some(&false);
                is_wrong.then(|| self.nearest(option, key, here)).flatten()
            })
            .collect();
        let deciding = (!self.set.has_several_answers()).then(|| deciding(&nearest, here));
        let comment = |(option, difference): (usize, &Option<Difference>)| match difference {
            Some(Difference { places, there }) => {
                sentences(there, places).map(|told| prose::if_told(&told))
            }
            None if key.right.get(option) == Some(&true) => deciding.clone().flatten(),
            None => None,
        };
        nearest.iter().enumerate().map(comment).collect()
    }

    /// Returns the difference between the story of a key and the nearest one of the family in which an option is
    /// right.
    fn nearest(&self, option: usize, key: &SetKey<'_, '_>, here: &Stem) -> Option<Difference> {
        let story = &key.world.story;
        let mut near: Vec<(usize, &World<'_>)> = self
            .worlds
            .iter()
            .filter_map(|world| Some((self.distance(story, &world.story)?, world)))
            .collect();
        near.sort_by_key(|(distance, _)| *distance);
        let right = near.into_iter().filter(|(_, world)| self.holds(option, world));
        let differences = right.take(MAX_COMPARED).filter_map(|(_, world)| {
            let there = Stem::of(&world.story, self.idle, self.draws, self.names).ok()?;
            let is_aligned = there.sentences.len() == here.sentences.len();
            let differs = |place: &usize| there.sentences[*place] != here.sentences[*place];
            let places: Vec<usize> = if is_aligned {
                (0..here.sentences.len()).filter(differs).collect()
            } else {
                vec![]
            };
            (!places.is_empty()).then_some(Difference { places, there })
        });
        differences.min_by_key(|difference| difference.places.len())
    }

    /// Returns the number of sentences in which two stories differ; `None` if they differ in one that no stem tells.
    fn distance(&self, here: &Story<'_>, there: &Story<'_>) -> Option<usize> {
        let is_aligned = here.lines.len() == there.lines.len();
        let pairs = here.lines.iter().zip(&there.lines).enumerate();
        let differing = pairs.filter(|(_, (one, other))| {
            !std::ptr::eq(one.line, other.line) || one.who != other.who
        });
        let places: Vec<usize> = differing.map(|(place, _)| place).collect();
        let is_told = places.iter().all(|place| !self.idle.contains(place));
        (is_aligned && is_told && !places.is_empty()).then_some(places.len())
    }

    /// Returns whether an option is right in a world, in every edition of the set.
    fn holds(&self, option: usize, world: &World<'_>) -> bool {
        let editions = world.rulings.iter().enumerate();
        let mut asked = editions.filter(|(_, (year, _))| self.set.editions.contains(year));
        asked.all(|(index, (year, ruling))| match &self.set.options[option].statement {
            OptionStatement::Value(value) => {
                let aspect = self.set.aspect.as_ref();
                aspect.and_then(|aspect| world.value(aspect, index)).as_ref() == Some(value)
            }
            OptionStatement::Claim(decision) => is_right(ruling, *year, &[*decision]),
            OptionStatement::Asks(fact) => {
                let open = inquiry_sets::open(ruling);
                let is_it = |aspect| open.len() == 1 && world.turns_on_open_fact(aspect, index);
                open.iter().any(|question| question.fact == *fact)
                    && self.set.aspect.as_ref().is_none_or(is_it)
            }
        })
    }
}

/// Returns the sentences of a stem in which the stories that make other options right differ from it; if they are too
/// many, those in which most of these stories differ.
fn deciding(nearest: &[Option<Difference>], here: &Stem) -> Option<Bilingual> {
    let differing = |place: usize| {
        nearest.iter().flatten().filter(|difference| difference.places.contains(&place)).count()
    };
    let mut places: Vec<usize> =
        (0..here.sentences.len()).filter(|place| differing(*place) > 0).collect();
    places.sort_by_key(|place| Reverse(differing(*place)));
    while places.len() > 1 && sentences(here, &places).is_none() {
        places.pop();
    }
    places.sort_unstable();
    (!places.is_empty()).then(|| sentences(here, &places))?.map(prose::joined)
}

/// Returns the sentences at these places of a stem; `None` if they are too long for a comment.
fn sentences(stem: &Stem, places: &[usize]) -> Option<Vec<Bilingual>> {
    let told: Vec<Bilingual> =
        places.iter().filter_map(|place| stem.sentences.get(*place)).cloned().collect();
    let length = |of: fn(&Bilingual) -> &str| -> usize {
        told.iter().map(|it| of(it).chars().count()).sum()
    };
    let longest = length(|it| &it.it).max(length(|it| &it.en));
    (longest <= MAX_QUOTED).then_some(told)
}
