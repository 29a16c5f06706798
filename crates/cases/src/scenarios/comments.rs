//! Comments on the options of a generated question: what the story tells that makes one option right, and what it would
//! have to tell for another to be right.

use std::cmp::Reverse;

use crate::case::Bilingual;
use crate::lesson::LONGEST_LINE;
use arbitro_laws::ruling::trace::RejectionReason;
use arbitro_laws::ruling::{Answer, Clause, Edition, Ruling, Text, text};

use super::option_set::{OptionSet, SetKey};
use super::prose::{self, BilingualNames};
use super::stem::{Stem, WordingDraws};
use super::story::Story;
use super::world::World;

/// The largest number of characters that a comment quotes of the story for a right option: a clause follows.
const MAX_REASON: usize = LONGEST_LINE - 30;
/// The largest number of characters that a comment quotes of another story for a wrong option, after some words.
const MAX_OTHERWISE: usize = LONGEST_LINE - 22;

/// The largest number of worlds for which the sentences are compared.
const MAX_COMPARED: usize = 3;

const IF_TOLD: Text = text("Sarebbe giusta se: {value}", "It would be right if: {value}");
const NEEDS: Text = text(
    "Servirebbe {law}, che qui non vale: {value}.",
    "That would need {law}, which does not apply here: {value}.",
);
const RULED_OUT: Text = text("La esclude {law}: {value}.", "{law} rules it out: {value}.");
const APPLIES: Text = text(" ({law}).", " ({law}).");
const DOES_NOT_APPLY: Text = text(" ({law} non si applica).", " ({law} does not apply).");

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

/// How the nearest other story differs.
struct Difference<'p, 'b> {
    world: &'p World<'b>,
    /// The sentences that differ, by their places in the stem.
    places: Vec<usize>,
    /// The other stem.
    there: Stem,
}

/// The first clause that applies in one of two worlds and not in the other.
#[derive(Clone, Copy, PartialEq)]
pub struct PartingClause {
    clause: &'static Clause,
    /// Whether it is the first world in which the clause applies.
    applies: bool,
}

impl PartingClause {
    fn of(here: &Ruling, there: &Ruling) -> Option<PartingClause> {
        let (here, there) = (here.applied(), there.applied());
        let own = here.iter().find(|clause| !there.contains(clause));
        let own = own.map(|clause| PartingClause { clause, applies: true });
        own.or_else(|| {
            let other = there.iter().find(|clause| !here.contains(clause));
            other.map(|clause| PartingClause { clause, applies: false })
        })
    }

    /// Returns the clause at which two worlds part in each of these editions; `None` if it is not the same in all.
    pub fn between(
        here: &World<'_>,
        there: &World<'_>,
        editions: &[Edition],
    ) -> Option<PartingClause> {
        let rulings = here.rulings.iter().zip(&there.rulings);
        let asked = rulings.filter(|((year, _), _)| editions.contains(year));
        let mut parting = asked.map(|((_, one), (_, other))| PartingClause::of(one, other));
        let first = parting.next()?;
        parting.all(|other| other == first).then_some(first)?
    }

    /// Returns the clause, if it applies in the first world.
    pub fn applied_first(&self) -> Option<&'static Clause> {
        self.applies.then_some(self.clause)
    }
}

impl<'p, 'b> CommentSources<'p, '_, 'b> {
    /// Returns a comment on each option under a key, whose stem is `here`: on a wrong option, what the story would have
    /// to tell for it to be right; on a right one, what the story tells instead, with the clause at which the stories
    /// part. An option has no comment if that takes too many words.
    pub fn comments(&self, key: &SetKey<'_, '_>, here: &Stem) -> Vec<Option<Bilingual>> {
        let several = self.set.has_several_answers();
        let nearest: Vec<Option<Difference<'p, 'b>>> = key
            .right
            .iter()
            .enumerate()
            .map(|(option, right)| {
                // The only right option is right because the others are not.
                (several || !right).then(|| self.nearest(option, !right, key, here)).flatten()
            })
            .collect();
        let comment = |(option, right): (usize, &bool)| match (&nearest[option], right) {
            (Some(difference), false) => self.otherwise(key.world, difference),
            (Some(difference), true) => self.reason(key.world, &[difference], here),
            (None, true) if !several => {
                self.reason(key.world, &nearest.iter().flatten().collect::<Vec<_>>(), here)
            }
            (None, _) => None,
        };
        key.right.iter().enumerate().map(comment).collect()
    }

    /// Returns the difference between the story of a key and the nearest one of the family in which an option is right,
    /// or is not.
    fn nearest(
        &self,
        option: usize,
        is_right: bool,
        key: &SetKey<'_, '_>,
        here: &Stem,
    ) -> Option<Difference<'p, 'b>> {
        let story = &key.world.story;
        let mut near: Vec<(usize, &'p World<'b>)> = self
            .worlds
            .iter()
            .filter_map(|world| Some((self.distance(story, &world.story)?, world)))
            .collect();
        near.sort_by_key(|(distance, _)| *distance);
        let fits = near.into_iter().filter(|(_, world)| self.set.is_right_in(option, world) == is_right);
        let differences = fits.take(MAX_COMPARED).filter_map(|(_, world)| {
            let there = Stem::of(&world.story, self.idle, self.draws, self.names).ok()?;
            let differs = |place: &usize| there.sentences[*place] != here.sentences[*place];
            let is_aligned = there.sentences.len() == here.sentences.len();
            let places: Vec<usize> =
                is_aligned.then(|| (0..here.sentences.len()).filter(differs).collect())?;
            (!places.is_empty()).then_some(Difference { world, places, there })
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

    /// Returns what the story would have to tell; if that is too long, the clause that would be needed or the fact for
    /// which a clause would not apply.
    fn otherwise(&self, here: &World<'_>, difference: &Difference<'_, '_>) -> Option<Bilingual> {
        let told = sentences(&difference.there, &difference.places, MAX_OTHERWISE);
        if let Some(told) = told {
            let told = prose::continued(prose::joined(told), self.names);
            return Some(prose::with_value(IF_TOLD, &told));
        }
        let PartingClause { clause, applies } =
            PartingClause::between(here, difference.world, &self.set.editions)?;
        // The clause that applies here is rejected there for the opposite of what is so here.
        let (rejecting, template) =
            if applies { (difference.world, RULED_OUT) } else { (here, NEEDS) };
        let reason = self.rejection(rejecting, clause)?;
        let reason = if applies { opposite(reason)? } else { reason };
        let reason =
            Bilingual { it: reason.in_words(self.names.it), en: reason.in_words(self.names.en) };
        let said = self.with_law(prose::with_value(template, &reason), clause)?;
        (length(std::slice::from_ref(&said)) <= LONGEST_LINE).then_some(said)
    }

    /// Returns what the story tells and these others do not, with the clause at which it parts from the nearest one.
    fn reason(
        &self,
        here: &World<'_>,
        others: &[&Difference<'_, '_>],
        stem: &Stem,
    ) -> Option<Bilingual> {
        let places = deciding_places(others, stem);
        let mut told = prose::joined(sentences(stem, &places, MAX_REASON)?);
        let is_quoted =
            |other: &&&Difference<'_, '_>| other.places.iter().all(|place| places.contains(place));
        let nearest = others.iter().filter(is_quoted).min_by_key(|other| other.places.len());
        let parting = nearest
            .and_then(|nearest| PartingClause::between(here, nearest.world, &self.set.editions));
        if let Some(PartingClause { clause, applies }) = parting {
            let end = if applies { APPLIES } else { DOES_NOT_APPLY };
            let end = Bilingual { it: end.it.to_owned(), en: end.en.to_owned() };
            if let Some(end) = self.with_law(end, clause)
                && told.it.ends_with('.')
                && told.en.ends_with('.')
            {
                for (told, end) in [(&mut told.it, end.it), (&mut told.en, end.en)] {
                    told.pop();
                    told.push_str(&end);
                }
            }
        }
        Some(told)
    }

    /// Returns a text with the number of a clause; `None` if it differs between the editions of the set.
    fn with_law(&self, said: Bilingual, clause: &Clause) -> Option<Bilingual> {
        let mut numbers = self.set.editions.iter().map(|edition| clause.number_in(*edition));
        let law = numbers.next()?;
        let filled = |said: String| said.replace("{law}", law);
        numbers
            .all(|number| number == law)
            .then(|| Bilingual { it: filled(said.it), en: filled(said.en) })
    }

    /// Returns the fact because of which a clause does not apply in a world.
    fn rejection(&self, world: &World<'_>, clause: &Clause) -> Option<RejectionReason> {
        let asked = world.rulings.iter().find(|(year, _)| self.set.editions.contains(year));
        let rejected = asked?.1.rejected();
        rejected.iter().find(|it| it.law == clause).map(|it| it.reason)
    }
}

/// Returns the opposite of a fact; `None` if it has more than two answers.
fn opposite(reason: RejectionReason) -> Option<RejectionReason> {
    match reason {
        RejectionReason::Condition(condition, holds, about) => {
            Some(RejectionReason::Condition(condition, !holds, about))
        }
        RejectionReason::Finding(question, answer, source) => {
            let other = Answer::from_bool(answer != Answer::YES);
            let is_either = question.fact.replies.len() == 2;
            is_either.then_some(RejectionReason::Finding(question, other, source))
        }
    }
}

/// Returns the places of the sentences that decide, in order: of those in which the others differ, the ones that alone, or
/// with the fewest, make a difference come first, as many as a comment may quote.
fn deciding_places(others: &[&Difference<'_, '_>], here: &Stem) -> Vec<usize> {
    let with = |place: usize| others.iter().filter(move |other| other.places.contains(&place));
    let fewest = |place: usize| with(place).map(|other| other.places.len()).min();
    let mut places: Vec<usize> =
        (0..here.sentences.len()).filter(|place| fewest(*place).is_some()).collect();
    places.sort_by_key(|place| (fewest(*place), Reverse(with(*place).count())));
    while places.len() > 1 && sentences(here, &places, MAX_REASON).is_none() {
        places.pop();
    }
    places.sort_unstable();
    places
}

/// Returns the sentences at these places of a stem; `None` if there is none, or if they have more than `most` characters.
fn sentences(stem: &Stem, places: &[usize], most: usize) -> Option<Vec<Bilingual>> {
    let told: Vec<Bilingual> =
        places.iter().filter_map(|place| stem.sentences.get(*place)).cloned().collect();
    (!told.is_empty() && length(&told) <= most).then_some(told)
}

/// Returns the number of characters of some texts, in the language in which they are longer.
fn length(texts: &[Bilingual]) -> usize {
    let sum = |of: fn(&Bilingual) -> &str| -> usize {
        texts.iter().map(|text| of(text).chars().count()).sum()
    };
    sum(|text| &text.it).max(sum(|text| &text.en))
}
