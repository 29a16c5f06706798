//! Sets of options that state the values of one aspect.

use crate::aspect::{Aspect, AspectKind, AspectValue};
use crate::case::Bilingual;
use arbitro_laws::bridge::{PlayedCard, Seat};
use arbitro_laws::record::Act;
use arbitro_laws::ruling::{Decision, DecisionAct, Edition, Party, Status, Subject, Text, text};
use arbitro_laws::table::NextTurn;

use super::option_set::{
    OptionSet, OptionStatement, QuestionKind, SetKey, SetOption, common_editions,
    have_like_lengths, wording,
};
use super::prose::{self, BilingualNames};
use super::random::QuestionRng;
use super::story::{SlotValue, Story};
use super::world::World;

const APPRAISAL: &[Text] = &[
    text(
        "L'Arbitro decide: «{value}» È la decisione giusta?",
        "The director rules: '{value}' Is that the right ruling?",
    ),
    text("L'Arbitro dice: «{value}» Ha ragione?", "The director says: '{value}' Is he right?"),
    text(
        "La decisione dell'Arbitro è questa: «{value}» La confermi?",
        "This is the director's ruling: '{value}' Do you uphold it?",
    ),
    text(
        "L'Arbitro ha deciso: «{value}» Ha deciso bene?",
        "The director has ruled: '{value}' Has he ruled rightly?",
    ),
];
/// An option that upholds the director's ruling.
const UPHELD: Text = text("Sì. {value}", "Yes. {value}");
/// An option that puts another ruling in its place.
const OVERRULED: Text = text("No. {value}", "No. {value}");

/// Of the questions about an aspect that can also be an appraisal, one in this many is.
const APPRAISALS: usize = 4;

/// The length of the longest option in percent of the shortest one's, at most, if a player's choice decides some value:
/// a value with its possibilities is long, and gives itself away among short ones.
const LONGEST_OF_SHORTEST: usize = 250;

/// The largest number of values tried for a set.
const MAX_ATTEMPTS: usize = 6;

/// The matters asked about a card, singly or two together.
const OF_CARD: &[&[AspectKind]] = &[
    &[AspectKind::Fate],
    &[AspectKind::Information],
    &[AspectKind::Clause],
    &[AspectKind::Fate, AspectKind::Turn],
    &[AspectKind::Fate, AspectKind::Information],
    &[AspectKind::Fate, AspectKind::Clause],
    &[AspectKind::Fate, AspectKind::Score],
    &[AspectKind::Fate, AspectKind::Tricks],
];
/// The matters asked about a player who has a duty.
const OF_BOUND: &[&[AspectKind]] = &[&[AspectKind::Duty]];
/// The matters asked about a player who has a choice.
const OF_CHOOSING: &[&[AspectKind]] = &[
    &[AspectKind::Choices],
    &[AspectKind::Choices, AspectKind::Turn],
    &[AspectKind::Choices, AspectKind::Score],
];
/// The matters asked about a player who has violated procedure, each with another, since there are but two answers.
const OF_BREAKING: &[&[AspectKind]] = &[
    &[AspectKind::Breach, AspectKind::Turn],
    &[AspectKind::Breach, AspectKind::Score],
    &[AspectKind::Breach, AspectKind::Tricks],
];
/// The matters asked about nobody in particular.
const OF_ALL: &[&[AspectKind]] = &[
    &[AspectKind::Turn],
    &[AspectKind::Claim],
    &[AspectKind::Breach],
    &[AspectKind::Score],
    &[AspectKind::Tricks],
    &[AspectKind::Tricks, AspectKind::Score],
    &[AspectKind::Claim, AspectKind::Tricks],
];

/// Returns the aspects that arise in some world of a family, in a fixed order. They are not about the choices of a
/// player who has chosen in some world, nor about the turn while somebody has to play a certain card; after the play they
/// are about no card, no choice and no turn.
pub fn aspects(worlds: &[World<'_>], counts_tricks: bool) -> Vec<Aspect> {
    let Some(first) = worlds.first() else { return Vec::new() };
    let mut cards: Vec<Subject> = Vec::new();
    let mut bound: Vec<Subject> = Vec::new();
    let mut choosing: Vec<Subject> = Vec::new();
    let mut breaking: Vec<Subject> = Vec::new();
    let mut is_over = true;
    // Whose turn it is depends on whether the card that a player has to play counts as played already.
    let mut has_to_play = false;
    for leaf in worlds.iter().flat_map(World::all_leaves) {
        is_over &= leaf.outcome.next == NextTurn::Over;
        for card in leaf.outcome.cards.iter().filter(|it| names(&first.story, it.hand, it.card)) {
            add(&mut cards, Subject::of(card.hand, card.card));
        }
        leaf.outcome.duties.iter().for_each(|(seat, _)| add(&mut bound, Subject::player(*seat)));
    }
    for (_, ruling) in worlds.iter().flat_map(|world| &world.rulings) {
        for ruled in ruling.decisions() {
            match ruled.decision {
                Decision::May(Party::Seat(seat), _) if !has_chosen(worlds, seat) => {
                    add(&mut choosing, Subject::player(seat));
                }
                Decision::Is(Status::Breach(by)) => add(&mut breaking, Subject::player(by)),
                Decision::Must(_, DecisionAct::Play(..)) => has_to_play = true,
                _ => (),
            }
        }
    }
    let in_order_of_seats =
        |subjects: &mut Vec<Subject>| subjects.sort_by_key(|it| it.who.map(|who| who as u8));
    in_order_of_seats(&mut bound);
    in_order_of_seats(&mut choosing);
    in_order_of_seats(&mut breaking);
    if is_over {
        (cards, bound, choosing) = Default::default();
    }
    let all = [
        (OF_CARD, cards),
        (OF_BOUND, bound),
        (OF_CHOOSING, choosing),
        (OF_BREAKING, breaking),
        (OF_ALL, vec![Subject::default()]),
    ];
    let is_asked = |kinds: &&&[AspectKind]| {
        (counts_tricks || !kinds.contains(&AspectKind::Tricks))
            && !((is_over || has_to_play) && kinds.contains(&AspectKind::Turn))
    };
    let mut found = Vec::new();
    for (matters, subjects) in all {
        for of in subjects {
            let asked = matters.iter().filter(is_asked);
            found.extend(asked.map(|kinds| Aspect { kinds: kinds.to_vec(), of }));
        }
    }
    found
}

fn add(subjects: &mut Vec<Subject>, subject: Subject) {
    if !subjects.contains(&subject) {
        subjects.push(subject);
    }
}

/// Returns true if the player chooses something in one of these worlds.
fn has_chosen(worlds: &[World<'_>], seat: Seat) -> bool {
    let mut events = worlds.iter().flat_map(|world| &world.story.events);
    events.any(|event| event.by == seat && matches!(event.act, Act::Chooses(_)))
}

/// Returns the question about an aspect in both languages; `wording` selects one of the wordings.
pub fn question(aspect: &Aspect, wording: usize, names: BilingualNames<'_>) -> Bilingual {
    Bilingual { it: aspect.question(wording, names.it), en: aspect.question(wording, names.en) }
}

/// Returns true if the story casts this card, which was dealt to this hand.
fn names(story: &Story<'_>, hand: Seat, card: PlayedCard) -> bool {
    let Some(exact) = card.card() else { return false };
    let is_cast = story.cast.iter().any(|(_, value)| *value == SlotValue::Card(exact));
    is_cast && story.moment.board.dealt.hands[hand].contains(exact)
}

/// Whether the options of a question on the clause may differ in nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fates {
    /// A different thing becomes of the card under each option.
    MustDiffer,
    /// The same may become of the card.
    MayBeEqual,
}

/// Returns true if a different thing becomes of the card in each of these worlds. Where the same becomes of it, more than
/// one clause could be cited for it.
fn have_different_fates(
    aspect: &Aspect,
    keyed: &[(&AspectValue, &World<'_>)],
    edition: usize,
) -> bool {
    let fate = Aspect { kinds: vec![AspectKind::Fate], of: aspect.of };
    let fates: Vec<_> = keyed.iter().map(|(_, world)| world.value(&fate, edition)).collect();
    let is_new = |(place, own): (usize, &Option<AspectValue>)| {
        own.as_ref().is_some_and(|own| {
            fates[..place].iter().flatten().all(|other| other != own && !other.is_near(own))
        })
    };
    fates.iter().enumerate().all(is_new)
}

/// Returns a value in words, in both languages.
pub fn value_text(
    value: &AspectValue,
    aspect: &Aspect,
    declarer: Seat,
    names: BilingualNames<'_>,
) -> Bilingual {
    let it = value.sentence(aspect, declarer, names.it);
    let en = value.sentence(aspect, declarer, names.en);
    prose::smoothed(Bilingual { it, en }, names)
}

/// Returns the option that upholds the director's ruling, or puts this one in its place.
pub fn judged(is_upheld: bool, value: &Bilingual) -> Bilingual {
    prose::with_value(if is_upheld { UPHELD } else { OVERRULED }, value)
}

/// The worlds with one value of an aspect.
struct ValueWorlds<'f, 'b> {
    value: AspectValue,
    worlds: Vec<&'f World<'b>>,
}

/// Returns a set of three or four values of an aspect; `None` if the family gives fewer than three, or if an examiner
/// could defend two of them.
pub fn set<'f, 'b>(
    (aspect, fates): (&Aspect, Fates),
    worlds: &'f [World<'b>],
    names: BilingualNames<'_>,
    rng: &mut QuestionRng,
) -> Option<OptionSet<'f, 'b>> {
    let editions: Vec<Edition> = worlds.first()?.editions().collect();
    let home = rng.below(editions.len());
    let mut values: Vec<ValueWorlds<'f, 'b>> = Vec::new();
    for world in worlds {
        let Some(value) = world.value(aspect, home) else { continue };
        match values.iter_mut().find(|known| known.value == value) {
            Some(known) => known.worlds.push(world),
            None => values.push(ValueWorlds { value, worlds: vec![world] }),
        }
    }
    let count = 3 + rng.below(2);
    let mut order: Vec<usize> = (0..values.len()).collect();
    let chosen = (0..MAX_ATTEMPTS).find_map(|_| {
        rng.shuffle(&mut order);
        let mut chosen: Vec<usize> = Vec::new();
        for place in &order {
            let is_near = |other: &usize| values[*other].value.is_near(&values[*place].value);
            if chosen.len() < count && !chosen.iter().any(is_near) {
                chosen.push(*place);
            }
        }
        (chosen.len() >= 3).then_some(chosen)
    })?;
    let mut keyed: Vec<(&AspectValue, &'f World<'b>)> = Vec::with_capacity(chosen.len());
    for place in chosen {
        let ValueWorlds { value, worlds } = &values[place];
        keyed.push((value, rng.pick(worlds)?));
    }
    let values: Vec<&AspectValue> = keyed.iter().map(|(value, _)| *value).collect();
    if AspectValue::shares_a_matter(&values) {
        return None;
    }
    let is_of_clause = aspect.kinds.contains(&AspectKind::Clause);
    if is_of_clause && fates == Fates::MustDiffer && !have_different_fates(aspect, &keyed, home) {
        return None;
    }
    let has = |edition: usize| {
        keyed.iter().all(|(value, world)| world.value(aspect, edition).as_ref() == Some(*value))
    };
    let common = common_editions(&editions, home, has);
    let declarer = keyed.first()?.1.story.declarer();
    let told = |value: &AspectValue| value_text(value, aspect, declarer, names);
    let kind = match aspect.kinds.first()? {
        AspectKind::Clause => QuestionKind::Clause,
        _ if aspect.counts_claims() => QuestionKind::Number,
        _ => QuestionKind::Aspect,
    };
    // A ruling may be right and the clause cited for it wrong: whether it is upheld has two answers then.
    let is_appraisal = kind == QuestionKind::Aspect && !is_of_clause && rng.one_in(APPRAISALS);
    let draw = rng.below(usize::from(u8::MAX));
    let (kind, prompt, ruled) = if is_appraisal {
        let ruled = rng.below(keyed.len());
        let value = told(keyed[ruled].0);
        let prompt = prose::with_value(wording(APPRAISAL, draw)?, &value);
        (QuestionKind::Appraisal, prompt, Some(ruled))
    } else {
        (kind, question(aspect, draw, names), None)
    };
    let mut places: Vec<usize> = (0..keyed.len()).collect();
    rng.shuffle(&mut places);
    let option = |place: &usize| {
        let (value, _) = keyed[*place];
        let value_text = told(value);
        let text = match ruled {
            None => value_text,
            Some(ruled) => judged(ruled == *place, &value_text),
        };
        SetOption { statement: OptionStatement::Value(value.clone()), text }
    };
    let options: Vec<SetOption> = places.iter().map(option).collect();
    let texts = options.iter().map(|option| &option.text);
    if values.iter().any(|it| it.has_choice()) && !have_like_lengths(texts, LONGEST_OF_SHORTEST) {
        return None;
    }
    let key = |(index, place): (usize, &usize)| SetKey {
        world: keyed[*place].1,
        right: (0..places.len()).map(|other| other == index).collect(),
    };
    let keys = places.iter().enumerate().map(key).collect();
    Some(OptionSet { kind, aspect: Some(aspect.clone()), prompt, options, keys, editions: common })
}
