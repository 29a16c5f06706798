//! Sets of options that claim decisions.

use crate::case::Bilingual;
use arbitro_laws::bridge::Seat;
use arbitro_laws::record::event::Choice;
use arbitro_laws::record::{Act, Event};
use arbitro_laws::ruling::{Decision, DecisionAct, Edition, Party, Status, Text, text};

use super::option_checks::{goes_without_saying, is_left_open, is_plain, is_refuted, is_right};
use super::option_set::{
    OptionSet, OptionStatement, QuestionKind, SetKey, SetOption, common_editions, has_one,
    have_like_lengths, wording,
};
use super::prose::{self, BilingualNames};
use super::random::QuestionRng;
use super::story::SlotValue;
use super::world::World;

const RULING: &[Text] = &[
    text("Come decidi?", "How do you rule?"),
    text("Che cosa decide l'Arbitro?", "What does the director decide?"),
    text("Qual è la decisione dell'Arbitro?", "What is the director's ruling?"),
    text("Che cosa decidi?", "What do you decide?"),
];

const RIGHTS: &[Text] = &[
    text(
        "Quali diritti e doveri ha ora {player}?",
        "Which rights and duties does {player} have now?",
    ),
    text(
        "Quali di queste affermazioni su {player} sono giuste?",
        "Which of these statements about {player} are right?",
    ),
];
/// The questions of which one option is the answer.
const RIGHT_OF_ONE: &[Text] = &[
    text(
        "Quale di queste affermazioni su {player} è giusta?",
        "Which of these statements about {player} is right?",
    ),
    text("Quale diritto o dovere ha ora {player}?", "Which right or duty does {player} have now?"),
];

/// The length of the longest option in percent of the shortest one's, at most.
const LONGEST_OF_SHORTEST: usize = 130;

/// The largest number of sets tried for a family.
const MAX_ATTEMPTS: usize = 40;

/// Returns a set of three or four decisions, each of which the Laws give in a world of its own, where they refute the
/// others; `None` if no attempt finds one.
pub fn rulings<'f, 'b>(
    worlds: &'f [World<'b>],
    names: BilingualNames<'_>,
    rng: &mut QuestionRng,
) -> Option<OptionSet<'f, 'b>> {
    let editions: Vec<Edition> = worlds.first()?.editions().collect();
    let decided: Vec<Vec<Decision>> = worlds.iter().map(tellable).collect();
    let shared = |decision: &Decision| decided.iter().all(|of_world| of_world.contains(decision));
    let mut order: Vec<usize> = (0..worlds.len()).collect();
    (0..MAX_ATTEMPTS).find_map(|_| {
        let count = 3 + rng.below(2);
        let prefers_likeness = rng.one_in(2);
        rng.shuffle(&mut order);
        let first = *order.first()?;
        let own: Vec<Decision> = decided[first].iter().filter(|it| !shared(it)).copied().collect();
        let mut chosen: Vec<(usize, Decision)> = vec![(first, rng.pick(&own)?)];
        for world in order.iter().copied().skip(1) {
            if chosen.len() == count {
                break;
            }
            let is_new = |decision: &&Decision| {
                chosen.iter().all(|(other, claimed)| {
                    !goes_without_saying(*claimed, **decision)
                        && refutes(&worlds[world], *claimed, &editions)
                        && refutes(&worlds[*other], **decision, &editions)
                })
            };
            let new: Vec<Decision> = decided[world].iter().filter(is_new).copied().collect();
            let drawn = if prefers_likeness {
                new.into_iter().max_by_key(|decision| likeness(decision, &chosen[0].1))
            } else {
                rng.pick(&new)
            };
            if let Some(decision) = drawn.filter(|it| gives(&worlds[world], *it, &editions)) {
                chosen.push((world, decision));
            }
        }
        let (world, decision) = chosen[0];
        if chosen.len() < 3 || !gives(&worlds[world], decision, &editions) {
            return None;
        }
        let texts: Vec<Bilingual> =
            chosen.iter().map(|(_, decision)| prose::option(names, &[*decision])).collect();
        if !have_like_lengths(texts.iter(), LONGEST_OF_SHORTEST) {
            return None;
        }
        rng.shuffle(&mut chosen);
        let option = |(_, decision): &(usize, Decision)| SetOption {
            statement: OptionStatement::Claim(*decision),
            text: prose::option(names, &[*decision]),
        };
        let key = |(index, (world, _)): (usize, &(usize, Decision))| SetKey {
            world: &worlds[*world],
            right: (0..chosen.len()).map(|other| other == index).collect(),
        };
        Some(OptionSet {
            kind: QuestionKind::Ruling,
            aspect: None,
            prompt: prose::say(names, wording(RULING, rng.below(60))?, |_| None)?,
            options: chosen.iter().map(option).collect(),
            keys: chosen.iter().enumerate().map(key).collect(),
            editions: editions.clone(),
        })
    })
}

/// Returns the decisions of every edition that an option may claim.
fn tellable(world: &World<'_>) -> Vec<Decision> {
    let decided = world.decided();
    let is_tellable = |decision: &Decision| {
        is_plain(decision)
            && is_left_open(&world.story, decision)
            && world.story.can_be_said(decision)
            && !is_right_settled(&decided, decision)
            && !matches!(decision, Decision::Is(Status::VoidChoice(_)))
            && !is_right_used(world, decision)
    };
    decided.iter().copied().filter(is_tellable).collect()
}

/// Returns true if the decision is a right of a player who has chosen in the story: a right to restrict a lead is used
/// only by what he says of the suit.
fn is_right_used(world: &World<'_>, decision: &Decision) -> bool {
    let Decision::May(Party::Seat(player), act) = *decision else { return false };
    let uses = |choice: Choice| match act {
        DecisionAct::RestrictLead(..) => {
            matches!(choice, Choice::Require(_) | Choice::Forbid(_) | Choice::Free)
        }
        _ => true,
    };
    let is_use = |event: &Event| {
        event.by == player && matches!(event.act, Act::Chooses(choice) if uses(choice))
    };
    world.story.events.iter().any(is_use)
}

/// Returns true if the decision is a right to accept or refuse a card that, by another decision, is already played or
/// must be withdrawn.
fn is_right_settled(decided: &[Decision], decision: &Decision) -> bool {
    let (Decision::May(_, DecisionAct::Accept(hand, card))
    | Decision::May(_, DecisionAct::Refuse(hand, card))) = *decision
    else {
        return false;
    };
    let settles = |other: &Decision| match other {
        Decision::Is(Status::Played(..)) => other.card_of_hand() == Some((hand, card)),
        Decision::Must(_, DecisionAct::Withdraw(of, it)) => (*of, *it) == (hand, card),
        _ => false,
    };
    decided.iter().any(settles)
}

fn gives(world: &World<'_>, decision: Decision, editions: &[Edition]) -> bool {
    let of_edition = |(edition, ruling): &(Edition, _)| {
        !editions.contains(edition) || is_right(ruling, *edition, &[decision])
    };
    world.rulings.iter().all(of_edition)
}

fn refutes(world: &World<'_>, decision: Decision, editions: &[Edition]) -> bool {
    let of_edition = |(edition, ruling): &(Edition, _)| {
        !editions.contains(edition) || is_refuted(ruling, *edition, &[decision])
    };
    world.rulings.iter().all(of_edition)
}

/// Returns the number of words that two decisions share.
fn likeness(one: &Decision, other: &Decision) -> usize {
    let (one, other) = (one.code(), other.code());
    one.split(' ').filter(|word| other.split(' ').any(|own| own == *word)).count()
}

/// Returns a set of rights and duties of a player.
pub fn rights<'f, 'b>(
    player: Seat,
    worlds: &'f [World<'b>],
    names: BilingualNames<'_>,
    rng: &mut QuestionRng,
) -> Option<OptionSet<'f, 'b>> {
    let editions: Vec<Edition> = worlds.first()?.editions().collect();
    let mut candidates: Vec<Decision> = Vec::new();
    for decision in worlds.iter().flat_map(tellable).filter(|decision| binds(decision, player)) {
        if !candidates.contains(&decision) {
            candidates.push(decision);
        }
    }
    let holds = |decision: &Decision, world: &World<'b>, edition: usize| {
        let (year, ruling) = world.rulings.get(edition)?;
        if is_right(ruling, *year, &[*decision]) {
            return Some(true);
        }
        is_refuted(ruling, *year, &[*decision]).then_some(false)
    };
    let is_negative = |decision: &Decision| matches!(decision, Decision::MayNot(..));
    // Of several options that say what he may not do, a reader has to negate each to compare them.
    let is_beside = |one: &Decision, two: &Decision| {
        act_of(one) != act_of(two) && !(is_negative(one) && is_negative(two))
    };
    let drawn = subset(&candidates, worlds.iter().collect(), &editions, (holds, is_beside), rng)?;
    let is_single = drawn.keys.iter().all(SetKey::has_one_right);
    let prompt = wording(if is_single { RIGHT_OF_ONE } else { RIGHTS }, rng.below(60))?;
    Some(OptionSet {
        kind: QuestionKind::Rights,
        aspect: None,
        prompt: prose::say(names, prompt, |_| Some(SlotValue::Seat(player)))?,
        options: drawn
            .options
            .iter()
            .map(|decision| SetOption {
                statement: OptionStatement::Claim(*decision),
                text: prose::option(names, &[*decision]),
            })
            .collect(),
        keys: drawn.keys,
        editions: drawn.editions,
    })
}

fn act_of(decision: &Decision) -> Option<DecisionAct> {
    match decision {
        Decision::May(_, act) | Decision::Must(_, act) | Decision::MayNot(_, act) => Some(*act),
        _ => None,
    }
}

/// Returns true if a decision states what this player may, must or must not do.
fn binds(decision: &Decision, player: Seat) -> bool {
    let (Decision::May(who, _) | Decision::Must(who, _) | Decision::MayNot(who, _)) = decision
    else {
        return false;
    };
    *who == Party::Seat(player)
}

/// How many statements of a set are right.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RightStatements {
    /// One under each key.
    One,
    /// Some, and under another key the others.
    Some,
}

/// Statements with their possible keys.
pub struct Subset<'f, 'b, S> {
    pub options: Vec<S>,
    pub keys: Vec<SetKey<'f, 'b>>,
    pub editions: Vec<Edition>,
}

/// Draws three or four statements such that each is right in equally many of the keys that the worlds give: either each
/// alone under a key of its own, or the keys come in pairs, each with its complement. Returns `None` if no attempt finds
/// such statements. `holds` tells whether a statement is right in a world and an edition, `None` if it is neither right
/// nor refuted; `is_beside` whether one question may contain both statements.
pub fn subset<'f, 'b, S: Copy>(
    candidates: &[S],
    mut worlds: Vec<&'f World<'b>>,
    editions: &[Edition],
    (holds, is_beside): (impl Fn(&S, &World<'b>, usize) -> Option<bool>, impl Fn(&S, &S) -> bool),
    rng: &mut QuestionRng,
) -> Option<Subset<'f, 'b, S>> {
    let mut candidates = candidates.to_vec();
    let home = rng.below(editions.len());
    (0..2 * MAX_ATTEMPTS).find_map(|attempt| {
        let wanted =
            if attempt < MAX_ATTEMPTS { RightStatements::Some } else { RightStatements::One };
        let count = 3 + rng.below(2);
        rng.shuffle(&mut candidates);
        rng.shuffle(&mut worlds);
        let mut options: Vec<S> = Vec::new();
        for candidate in &candidates {
            if options.len() < count && options.iter().all(|other| is_beside(other, candidate)) {
                options.push(*candidate);
            }
        }
        if options.len() < 3 {
            return None;
        }
        let pattern = |world: &World<'b>, edition: usize| -> Option<Vec<bool>> {
            options.iter().map(|option| holds(option, world, edition)).collect()
        };
        let mut patterns: Vec<(Vec<bool>, &'f World<'b>)> = Vec::new();
        for world in &worlds {
            if let Some(found) = pattern(world, home)
                && found.contains(&true)
                && found.contains(&false)
                && patterns.iter().all(|(known, _)| *known != found)
            {
                patterns.push((found, world));
            }
        }
        match wanted {
            RightStatements::One => {
                patterns.retain(|(right, _)| has_one(right));
                if patterns.len() < options.len() {
                    return None;
                }
            }
            RightStatements::Some => {
                let all: Vec<Vec<bool>> = patterns.iter().map(|(right, _)| right.clone()).collect();
                let complement = |of: &[bool]| of.iter().map(|right| !right).collect();
                patterns.retain(|(right, _)| all.contains(&complement(right)));
                if patterns.is_empty() {
                    return None;
                }
            }
        }
        let has = |edition: usize| {
            patterns.iter().all(|(right, world)| pattern(world, edition).as_ref() == Some(right))
        };
        let common = common_editions(editions, home, has);
        let keys = patterns.iter().map(|(right, world)| SetKey { world, right: right.clone() });
        let keys = keys.collect();
        Some(Subset { options, keys, editions: common })
    })
}
