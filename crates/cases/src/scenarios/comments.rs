//! Comments on the options of a generated question: what the story tells that makes one option right, and what it would
//! have to tell for another to be right.

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::rc::Rc;

use crate::case::Bilingual;
use crate::lesson::LONGEST_LINE;
use arbitro_laws::bridge::Seat;
use arbitro_laws::record::names::Names;
use arbitro_laws::record::text::capitalised;
use arbitro_laws::ruling::clause::covers;
use arbitro_laws::ruling::trace::RejectionReason;
use arbitro_laws::ruling::{Answer, Clause, Text, text};

use super::option_set::{OptionSet, OptionStatement, SetKey};
use super::parting_clause::PartingClause;
use super::prose::{self, BilingualNames};
use super::stem::{Stem, WordingDraws};
use super::story::{
    SentenceWording, SentenceWordings, ShortReason, Story, StorySentence, short_reason,
};
use super::world::World;

/// The largest number of worlds for which the sentences are compared.
const MAX_COMPARED: usize = 3;

const NEEDS: Text = text(
    "Servirebbe {law}, che qui non vale: {value}.",
    "That would need {law}, which does not apply here: {value}.",
);
const RULED_OUT: Text = text("La esclude {law}: {value}.", "{law} rules it out: {value}.");
const APPLIES: Text = text(" ({value}).", " ({value}).");
const NO_CLAUSE: Text = text(".", ".");
const IF: Text = text("Sarebbe giusta se invece {value}.", "It would be right if instead {value}.");
const DOES_NOT_APPLY: Text = text(" ({value} non si applica).", " ({value} does not apply).");

/// What the comments of a set are made of.
pub struct CommentSources<'p, 'f, 'b> {
    /// The set of options.
    set: &'p OptionSet<'f, 'b>,
    /// All worlds of the family.
    worlds: &'p [World<'b>],
    /// The places of the sentences that no stem tells.
    idle: &'p [usize],
    /// The numbers that select the wordings.
    draws: &'p WordingDraws,
    /// The names for the texts.
    names: BilingualNames<'p>,
    /// What has been worked out of each world.
    caches: Vec<WorldCache>,
}

/// What is worked out of a world when it is first needed.
#[derive(Default)]
struct WorldCache {
    stem: OnceCell<Option<Rc<Stem>>>,
    /// For each option, whether it is right.
    right: OnceCell<Vec<bool>>,
}

/// How another story differs.
struct Difference<'p, 'b> {
    world: &'p World<'b>,
    /// The sentences that differ, by their places in the stem.
    places: Vec<usize>,
    /// The other stem.
    there: Rc<Stem>,
}

impl<'p, 'f, 'b> CommentSources<'p, 'f, 'b> {
    /// Creates the sources of the comments of a set.
    pub fn new(
        set: &'p OptionSet<'f, 'b>,
        worlds: &'p [World<'b>],
        (idle, draws): (&'p [usize], &'p WordingDraws),
        names: BilingualNames<'p>,
    ) -> CommentSources<'p, 'f, 'b> {
        let caches = worlds.iter().map(|_| WorldCache::default()).collect();
        CommentSources { set, worlds, idle, draws, names, caches }
    }

    /// Returns whether an option is right in the world with this index.
    fn is_right_in(&self, option: usize, world: usize) -> bool {
        let all = || {
            let options = 0..self.set.options.len();
            options.map(|option| self.set.is_right_in(option, &self.worlds[world])).collect()
        };
        self.caches[world].right.get_or_init(all)[option]
    }

    fn stem(&self, world: usize) -> Option<Rc<Stem>> {
        let told = || {
            Stem::of(&self.worlds[world].story, self.idle, self.draws, self.names).ok().map(Rc::new)
        };
        self.caches[world].stem.get_or_init(told).clone()
    }

    /// Returns a comment on each option under a key, whose stem is `here`: on a wrong option, what the story would have
    /// to tell for it to be right; on a right one, the facts without any of which it would not be right, with the clauses
    /// that turn on them. An option has no comment if that does not fit into a line.
    pub fn comments(&self, key: &SetKey<'_, '_>, here: &Stem) -> Vec<Option<Bilingual>> {
        let several = self.set.has_several_answers();
        let is_by_itself = |option: usize| {
            let stated = &self.set.options[option].statement;
            several || matches!(stated, OptionStatement::Claim(_) | OptionStatement::Asks(_))
        };
        let nearest: Vec<Option<Difference<'p, 'b>>> = key
            .right
            .iter()
            .enumerate()
            .map(|(option, right)| {
                // The only right value is right because the others are not.
                (is_by_itself(option) || !right)
                    .then(|| self.nearest(option, !right, key, here))
                    .flatten()
            })
            .collect();
        let comment = |(option, right): (usize, &bool)| {
            if !right {
                return self.otherwise(key.world, nearest[option].as_ref()?);
            }
            let single = self.by_one_fact(option, key, here);
            let own = nearest[option].as_ref();
            let of_wrong = nearest.iter().flatten().filter(|_| own.is_none() && !several);
            let others: Vec<&Difference<'_, '_>> =
                own.into_iter().chain(of_wrong).chain(&single).collect();
            self.reason(option, key.world, &others, here)
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
        let mut near: Vec<(usize, usize)> = (0..self.worlds.len())
            .filter_map(|world| Some((self.distance(story, &self.worlds[world].story)?, world)))
            .collect();
        near.sort_by_key(|(distance, _)| *distance);
        let fits =
            near.into_iter().filter(|(_, world)| self.is_right_in(option, *world) == is_right);
        let differences =
            fits.take(MAX_COMPARED).filter_map(|(_, world)| self.difference(world, here));
        differences.min_by_key(|difference| difference.places.len())
    }

    /// Returns the stories that differ from that of a key in one sentence, and in which an option is no longer right.
    fn by_one_fact(
        &self,
        option: usize,
        key: &SetKey<'_, '_>,
        here: &Stem,
    ) -> Vec<Difference<'p, 'b>> {
        let near = (0..self.worlds.len())
            .filter(|world| self.distance(&key.world.story, &self.worlds[*world].story) == Some(1));
        let others = near.filter(|world| !self.is_right_in(option, *world));
        others.filter_map(|world| self.difference(world, here)).collect()
    }

    /// Returns how the stem of a world differs from this one; `None` if it does not, or has another number of sentences.
    fn difference(&self, world: usize, here: &Stem) -> Option<Difference<'p, 'b>> {
        let there = self.stem(world)?;
        let world = &self.worlds[world];
        let differs = |place: &usize| there.sentences[*place] != here.sentences[*place];
        let is_aligned = there.sentences.len() == here.sentences.len();
        let places: Vec<usize> =
            is_aligned.then(|| (0..here.sentences.len()).filter(differs).collect())?;
        (!places.is_empty()).then_some(Difference { world, places, there })
    }

    /// Returns the number of sentences in which two stories differ; `None` if they differ in one that no stem tells.
    fn distance(&self, here: &Story<'_>, there: &Story<'_>) -> Option<usize> {
        let is_aligned = here.lines.len() == there.lines.len();
        let pairs = here.lines.iter().zip(&there.lines).enumerate();
        let slots: Vec<&str> = here
            .cast
            .iter()
            .filter(|(slot, value)| there.slot(slot) != Some(*value))
            .map(|(slot, _)| *slot)
            .collect();
        let differing = pairs.filter(|(_, (one, other))| {
            !std::ptr::eq(one.line, other.line)
                || one.who != other.who
                || slots.iter().any(|slot| names_slot(one.line, slot))
        });
        let places: Vec<usize> = differing.map(|(place, _)| place).collect();
        let is_told = places.iter().all(|place| !self.idle.contains(place));
        (is_aligned && is_told && !places.is_empty()).then_some(places.len())
    }

    /// Returns what would have to be so; if that is too long, the clause that would be needed or the fact for which a
    /// clause would not apply.
    fn otherwise(&self, here: &World<'_>, difference: &Difference<'_, '_>) -> Option<Bilingual> {
        if let Some(supposed) = self.supposed(difference) {
            return Some(supposed);
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
        let law = self.number(clause)?;
        let said = prose::with_value(template, &reason);
        let filled = |said: String| said.replace("{law}", law);
        if_short(Bilingual { it: filled(said.it), en: filled(said.en) })
    }

    /// Returns the facts by which another story differs, as a supposition; `None` if one has no short form, or if they
    /// are too long.
    fn supposed(&self, difference: &Difference<'_, '_>) -> Option<Bilingual> {
        let Difference { world, places, there } = difference;
        let mut facts = Vec::new();
        for place in places {
            let (reason, sentence) = short_reason_at(there, *place)?;
            facts.push(self.filled(reason.supposed, &world.story, sentence)?);
        }
        let said = prose::with_value(IF, &prose::smoothed(chained(&facts, self.names), self.names));
        if_short(said)
    }

    /// Returns the facts of a story by which it differs from these others, each with the clause that turns on it; `None`
    /// if one has no short form, or if the first is too long.
    fn reason(
        &self,
        option: usize,
        here: &World<'_>,
        others: &[&Difference<'_, '_>],
        stem: &Stem,
    ) -> Option<Bilingual> {
        let nearest = others.iter().min_by_key(|other| other.places.len());
        // Nothing happens to a card because the clauses that would change its fate do not apply.
        let is_unchanged = matches!(&self.set.options[option].statement, OptionStatement::Value(value) if value.is_card_in_hand());
        let between = if is_unchanged { PartingClause::missing } else { PartingClause::between };
        let parting = nearest.and_then(|nearest| between(here, nearest.world, &self.set.editions));
        let parting =
            parting.and_then(|parting| Some((parting.applies, self.number(parting.clause)?)));
        let governing = self.set.governing(option, here).and_then(|it| self.number(it));
        // A clause that governs in the other story too is not the reason for the difference.
        let governs_both = nearest
            .zip(governing)
            .is_some_and(|(nearest, governing)| self.applies(governing, nearest.world));
        let is_parting_better = parting.is_some() && (is_unchanged || governs_both);
        let said = |places: &[usize]| {
            let mut facts: Vec<Bilingual> = Vec::new();
            let mut clauses: Vec<&str> = Vec::new();
            for place in places {
                let (reason, sentence) = short_reason_at(stem, *place)?;
                let applies = !reason.clause.is_empty() && self.applies(reason.clause, here);
                facts.push(self.filled(reason.is, &here.story, sentence)?);
                if applies && !clauses.iter().any(|it| covers(reason.clause, it)) {
                    clauses.retain(|it| !covers(it, reason.clause));
                    clauses.push(reason.clause);
                }
            }
            let end = match (governing, parting) {
                _ if !clauses.is_empty() => with_clauses(APPLIES, &clauses.join(", ")),
                (Some(governing), _) if !is_parting_better => with_clauses(APPLIES, governing),
                (_, Some((true, clause))) => with_clauses(APPLIES, clause),
                (_, Some((false, clause))) => with_clauses(DOES_NOT_APPLY, clause),
                (_, None) => with_clauses(NO_CLAUSE, ""),
            };
            let facts = prose::smoothed(chained(&facts, self.names), self.names);
            let said = Bilingual {
                it: capitalised(&facts.it) + &end.it,
                en: capitalised(&facts.en) + &end.en,
            };
            if_short(said)
        };
        let is_governed = |place: usize| {
            let reason = short_reason_at(stem, place);
            reason.zip(governing).is_some_and(|((reason, _), governing)| {
                let clause = reason.clause;
                !clause.is_empty() && (covers(clause, governing) || covers(governing, clause))
            })
        };
        let places = deciding_places(others, is_governed, said);
        (!places.is_empty()).then(|| said(&places)).flatten()
    }

    /// Returns a short form in the words of a story; `None` if it has a slot without a value.
    fn filled(&self, form: Text, story: &Story<'_>, sentence: &StorySentence) -> Option<Bilingual> {
        let said = prose::say(self.names, form, |slot| story.slot_in(sentence, slot))?;
        Some(prose::continued(said, self.names))
    }

    /// Returns whether a clause with this number, or one that it covers, applies in a world in every edition of the set.
    fn applies(&self, number: &str, world: &World<'_>) -> bool {
        let mut rulings =
            world.rulings.iter().filter(|(edition, _)| self.set.editions.contains(edition));
        rulings.all(|(edition, ruling)| {
            ruling.applied().iter().any(|clause| covers(number, clause.number_in(*edition)))
        })
    }

    /// Returns the number of a clause; `None` if it differs between the editions of the set.
    fn number(&self, clause: &Clause) -> Option<&'static str> {
        let mut numbers = self.set.editions.iter().map(|edition| clause.number_in(*edition));
        let first = numbers.next()?;
        numbers.all(|number| number == first).then_some(first)
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

/// Returns whether a sentence names what is in a slot.
fn names_slot(line: SentenceWordings, slot: &str) -> bool {
    line.iter().any(|wording| match wording {
        SentenceWording::Told(text) => text.it.contains(&format!("{{{slot}}}")),
        SentenceWording::Short(_) => false,
    })
}

/// Returns the places of the sentences that decide, in order: the fewest among which is one by which each of the others
/// differs, or as many of them as `said` puts into a comment. Of several such selections the one comes first that has
/// more of the places in which another differs alone, or in few; then the one whose clause governs, then the one told
/// later, since a story ends with what decides.
fn deciding_places<T>(
    others: &[&Difference<'_, '_>],
    is_governed: impl Fn(usize) -> bool,
    said: impl Fn(&[usize]) -> Option<T>,
) -> Vec<usize> {
    let with = |place: usize| others.iter().filter(move |other| other.places.contains(&place));
    let fewest = |place: usize| with(place).map(|other| other.places.len()).min();
    let mut open: Vec<&&Difference<'_, '_>> = others.iter().collect();
    let mut places: Vec<usize> = Vec::new();
    let all: BTreeSet<usize> = others.iter().flat_map(|it| it.places.iter().copied()).collect();
    while !open.is_empty() {
        let met = |place: usize| open.iter().filter(|it| it.places.contains(&place)).count();
        let next = all.iter().filter(|place| met(**place) > 0);
        let rank = |place: usize| {
            (Reverse(met(place)), fewest(place), !is_governed(place), Reverse(place))
        };
        let Some(next) = next.min_by_key(|place| rank(**place)) else { break };
        places.push(*next);
        open.retain(|other| !other.places.contains(next));
    }
    while places.len() > 1 && said(&in_order(&places)).is_none() {
        places.pop();
    }
    in_order(&places)
}

fn in_order(places: &[usize]) -> Vec<usize> {
    let mut places = places.to_vec();
    places.sort_unstable();
    places
}

/// Returns what the sentence at this place of a stem tells in short, and the sentence.
fn short_reason_at(stem: &Stem, place: usize) -> Option<(ShortReason, &StorySentence)> {
    let sentence = stem.told.get(place)?;
    Some((short_reason(sentence.line)?, sentence))
}

/// Fills the slot of an ending with the numbers of clauses.
fn with_clauses(end: Text, clauses: &str) -> Bilingual {
    prose::with_value(end, &Bilingual { it: clauses.to_owned(), en: clauses.to_owned() })
}

/// Joins facts to one clause. A fact of the player of the fact before it does not name him again, unless that one names
/// another player too.
fn chained(facts: &[Bilingual], names: BilingualNames<'_>) -> Bilingual {
    let it = facts.iter().map(|fact| fact.it.as_str()).collect::<Vec<_>>();
    let en = facts.iter().map(|fact| fact.en.as_str()).collect::<Vec<_>>();
    Bilingual { it: joined(&it, " e ", names.it), en: joined(&en, " and ", names.en) }
}

fn joined(facts: &[&str], and: &str, names: &dyn Names) -> String {
    let is_list = facts.iter().any(|fact| fact.contains(and) || fact.contains(", "));
    let and = if is_list { format!(",{and}") } else { and.to_owned() };
    let of_one = |fact: &str, player: &str| {
        fact.split_once(' ').is_some_and(|(first, _)| first == player)
            && Seat::ALL
                .into_iter()
                .map(|seat| names.seat(seat))
                .all(|seat| seat == player || !fact.contains(&seat))
    };
    let mut said = String::new();
    for (place, fact) in facts.iter().enumerate() {
        if place > 0 {
            said.push_str(if place + 1 == facts.len() { &and } else { ", " });
        }
        let (player, rest) = fact.split_once(' ').unwrap_or((fact, ""));
        // "North and South have ..." is not of North alone.
        let is_of_two = ["e ", "ed ", "and "].iter().any(|and| rest.starts_with(and));
        let is_same = place > 0
            && player.starts_with(char::is_uppercase)
            && !is_of_two
            && of_one(facts[place - 1], player);
        said.push_str(if is_same { rest } else { fact });
    }
    said
}

/// Returns a text if it is short enough for a line of an explanation in both languages.
fn if_short(said: Bilingual) -> Option<Bilingual> {
    let is_short = |text: &str| text.chars().count() <= LONGEST_LINE;
    (is_short(&said.it) && is_short(&said.en)).then_some(said)
}
