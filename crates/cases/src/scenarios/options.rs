//! Options by contrast: the right option states decisions of the actual story, each wrong one decisions of a nearby
//! story or decisions with one rule reversed.
//!
//! All options of a question state the same number of decisions in similar words, so that only knowledge of the Laws
//! distinguishes them.

use crate::case::Bilingual;
use arbitro_laws::record::PenaltyGrade;
use arbitro_laws::ruling::{CardKnowledge, Decision, DecisionAct, Fact, Status};

use super::nearby_stories::{NearbyStory, StoryDifference};
use super::option_checks::{is_refuted, is_right};
use super::prose::{self, BilingualNames};
use super::random::QuestionRng;
use super::ruled_story::RuledStory;
use super::story::StoryChoices;

/// An option of a generated question.
#[derive(Clone, Debug)]
pub struct OfferedOption {
    /// The decisions that the option claims; empty if it states a fact to establish.
    pub claims: Vec<Decision>,
    /// The fact that must be established according to the option.
    pub asks: Option<&'static Fact>,
    /// Whether the option is right.
    pub right: bool,
    /// The text of the option.
    pub text: Bilingual,
    /// The scenario's choices that produce a story in which the option is right, if a scenario tells one.
    pub path: Option<StoryChoices>,
}

/// The largest number of option sets tried for a situation.
pub const MAX_ATTEMPTS: usize = 40;

/// The number of attempts after which the right option may have any rank by length, and may share more claims with the
/// other options than any of them does.
const RANKED: usize = 30;

/// The decisions from which options are made.
pub struct OptionPool {
    /// The decisions of the actual story.
    pub actual: Vec<Decision>,
    /// The similar stories with their decisions.
    pub nearby: Vec<NearbyStory>,
    /// Whether the actual decisions with one rule reversed are used as well.
    pub with_rivals: bool,
}

impl OptionPool {
    /// Returns the pool without the decisions that no option may claim or that `is_of_use` rejects.
    pub fn filtered(&self, is_of_use: impl Fn(&Decision) -> bool) -> OptionPool {
        let useful = |decided: &[Decision]| -> Vec<Decision> {
            decided.iter().filter(|it| is_plain(it) && is_of_use(it)).copied().collect()
        };
        let near = self
            .nearby
            .iter()
            .map(|near| NearbyStory { decided: useful(&near.decided), ..near.clone() });
        OptionPool { actual: useful(&self.actual), nearby: near.collect(), ..*self }
    }

    /// Returns true if the decision is a right to accept or refuse a card that, by another decision, is already played
    /// or must be withdrawn.
    pub fn is_right_settled(&self, decision: &Decision) -> bool {
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
        self.actual.iter().any(settles)
    }

    /// Returns the similar stories in random order, followed, if the pool uses them, by the actual decisions with one
    /// rule reversed.
    pub fn shuffled(&self, rng: &mut QuestionRng) -> Vec<NearbyStory> {
        let rival = if self.with_rivals { self.reversed_decision() } else { Vec::new() };
        let [mut near, mut rival] = [self.nearby.clone(), rival];
        rng.shuffle(&mut near);
        rng.shuffle(&mut rival);
        near.append(&mut rival);
        near
    }

    /// Returns the actual decisions with one of them reversed, as a candidate with one wrong rule would state them.
    fn reversed_decision(&self) -> Vec<NearbyStory> {
        let other = |one: &Decision| {
            let one = *one;
            alternatives(one).into_iter().map(move |rival| {
                let kept =
                    self.actual.iter().filter(move |it| **it == one || !it.contradicts(&rival));
                let decided = kept.map(|it| if *it == one { rival } else { *it }).collect();
                NearbyStory { difference: StoryDifference::Rule, decided, path: None }
            })
        };
        self.actual.iter().flat_map(other).collect()
    }
}

/// Returns one right option and two or three wrong ones; `None` if the pool does not provide a
/// suitable set.
pub fn single_answer(
    ruled_story: &RuledStory<'_>,
    pool: &OptionPool,
    names: BilingualNames<'_>,
    rng: &mut QuestionRng,
) -> Option<Vec<OfferedOption>> {
    let wrong = 2 + rng.below(2);
    let target = rng.below(wrong + 1);
    (0..MAX_ATTEMPTS).find_map(|attempt| {
        let options = one_right(ruled_story, pool, wrong, names, rng)?;
        let is_placed = attempt >= RANKED || rank(&options) == target && !is_commonest(&options);
        (is_placed && are_even(&options)).then(|| shuffled(options, rng))
    })
}

fn one_right(
    ruled_story: &RuledStory<'_>,
    pool: &OptionPool,
    wrong: usize,
    names: BilingualNames<'_>,
    rng: &mut QuestionRng,
) -> Option<Vec<OfferedOption>> {
    let is_told_elsewhere =
        |decision: &Decision| pool.nearby.iter().all(|near| near.decided.contains(decision));
    let telling: Vec<Decision> =
        pool.actual.iter().copied().filter(|decision| !is_told_elsewhere(decision)).collect();
    let first = weighed(&telling, rng)?;
    let is_beside = |other: &Decision| weight(other) > 1 && !goes_without_saying(first, *other);
    let others: Vec<Decision> = pool.actual.iter().copied().filter(is_beside).collect();
    let second = if rng.one_in(3) { None } else { weighed(&others, rng) };
    let right = in_order(&pool.actual, [Some(first), second]);
    let mut claims = vec![right.clone()];
    let mut paths = vec![None];
    let mut by: Vec<StoryDifference> = Vec::new();
    let near = pool.shuffled(rng);
    // Stories that differ in a new way are used before stories that repeat a difference.
    for again in [false, true] {
        for other in &near {
            if claims.len() > wrong || again != by.contains(&other.difference) {
                continue;
            }
            let claimed = wrong_one(ruled_story, pool, &other.decided, &right);
            if let Some(claimed) = claimed.filter(|claimed| is_new(&claims, claimed)) {
                claims.push(claimed);
                paths.push(other.path.clone());
                by.push(other.difference);
            }
        }
    }
    if let Some(crossed) =
        crossed_options(ruled_story, &claims).filter(|crossed| is_new(&claims, crossed))
    {
        claims.truncate(wrong.max(2));
        paths.truncate(wrong.max(2));
        claims.push(crossed);
        paths.push(None);
    }
    if claims.len() < 3 || !is_right(ruled_story, &right) {
        return None;
    }
    let offer = |(place, (claims, path)): (usize, (Vec<Decision>, Option<StoryChoices>))| {
        let text = prose::option(names, &claims);
        OfferedOption { claims, asks: None, right: place == 0, text, path }
    };
    Some(claims.into_iter().zip(paths).enumerate().map(offer).collect())
}

fn is_new(known: &[Vec<Decision>], claimed: &[Decision]) -> bool {
    known.iter().all(|known| !is_part(known, claimed) && !is_part(claimed, known))
}

/// If one wrong option changes the right option's first decision and another wrong option changes its second, returns
/// an option with both changes. Without an option with both changes, the right option would share more decisions with
/// the others than any other option does.
fn crossed_options(
    ruled_story: &RuledStory<'_>,
    claims: &[Vec<Decision>],
) -> Option<Vec<Decision>> {
    let [right, wrong @ ..] = claims else { return None };
    let [first, second] = right.as_slice() else { return None };
    let beside = |kept: &Decision| {
        let has = wrong.iter().find(|claims| claims.contains(kept))?;
        has.iter().copied().find(|other| other != kept)
    };
    let both = [beside(second)?, beside(first)?];
    let fit = !both[0].contradicts(&both[1]) && !goes_without_saying(both[0], both[1]);
    (fit && is_refuted(ruled_story, &both)).then(|| both.to_vec())
}

/// Returns the decisions of another story on the subjects of the right option; `None` if the actual ruling does not
/// refute them.
fn wrong_one(
    ruled_story: &RuledStory<'_>,
    pool: &OptionPool,
    other: &[Decision],
    right: &[Decision],
) -> Option<Vec<Decision>> {
    let mut claimed: Vec<Decision> = Vec::new();
    let mut differs = false;
    for right_decision in right {
        let free = other.iter().filter(|it| claimed.iter().all(|c| !goes_without_saying(*c, **it)));
        let nearest = if other.contains(right_decision) {
            Some(*right_decision)
        } else {
            differs = true;
            let foreign = free.filter(|it| !pool.actual.contains(it) && !right.contains(it));
            foreign.max_by_key(|it| 3 * likeness(it, right_decision) + weight(it)).copied()
        };
        claimed.push(nearest?);
    }
    (differs && is_refuted(ruled_story, &claimed))
        .then(|| in_order(other, claimed.into_iter().map(Some)))
}

/// Returns three or four options of one decision each, at least one of them right and one wrong.
pub fn several_answers(
    ruled_story: &RuledStory<'_>,
    pool: &OptionPool,
    names: BilingualNames<'_>,
    rng: &mut QuestionRng,
) -> Option<Vec<OfferedOption>> {
    let mut right: Vec<Decision> =
        pool.actual.iter().copied().filter(|it| is_right(ruled_story, &[*it])).collect();
    let mut wrong: Vec<Decision> = Vec::new();
    for decision in pool.shuffled(rng).iter().flat_map(|near| &near.decided) {
        if !pool.actual.contains(decision)
            && !wrong.contains(decision)
            && is_refuted(ruled_story, &[*decision])
        {
            wrong.push(*decision);
        }
    }
    rng.shuffle(&mut right);
    rng.shuffle(&mut wrong);
    let count = 3 + rng.below(2);
    let rights = 1 + rng.below(right.len().min(count - 1));
    right.truncate(rights);
    wrong.truncate(count - rights.min(right.len()));
    if right.is_empty() || wrong.is_empty() || right.len() + wrong.len() < 3 {
        return None;
    }
    let offer = |right| {
        move |decision| {
            let claims = vec![decision];
            OfferedOption {
                text: prose::option(names, &claims),
                claims,
                asks: None,
                right,
                path: None,
            }
        }
    };
    let options: Vec<OfferedOption> =
        right.into_iter().map(offer(true)).chain(wrong.into_iter().map(offer(false))).collect();
    are_even(&options).then(|| shuffled(options, rng))
}

/// Returns true if this option is right in a story and all others are refuted.
pub fn is_right_alone(
    ruled_story: &RuledStory<'_>,
    options: &[OfferedOption],
    right: usize,
) -> bool {
    options.iter().enumerate().all(|(place, offer)| {
        if place == right {
            is_right(ruled_story, &offer.claims)
        } else {
            is_refuted(ruled_story, &offer.claims)
        }
    })
}

/// Shuffles options.
pub fn shuffled(mut options: Vec<OfferedOption>, rng: &mut QuestionRng) -> Vec<OfferedOption> {
    rng.shuffle(&mut options);
    options
}

/// Sorts decisions into their order in the ruling.
fn in_order(
    ruling: &[Decision],
    some: impl IntoIterator<Item = Option<Decision>>,
) -> Vec<Decision> {
    let mut some: Vec<Decision> = some.into_iter().flatten().collect();
    some.sort_by_key(|decision| ruling.iter().position(|other| other == decision));
    some
}

/// Returns the decisions on the same subject that a candidate could expect instead.
fn alternatives(decision: Decision) -> Vec<Decision> {
    use Decision::{Is, May, MayNot, Must, Transfers};
    use Status::{Established, NoPenalty, NotEstablished, NotPlayed, Penalty, Played};
    match decision {
        Is(Played(hand, card)) => vec![Is(NotPlayed(hand, card))],
        Is(NotPlayed(hand, card)) => vec![Is(Played(hand, card))],
        Is(Established(hand, card)) => vec![Is(NotEstablished(hand, card))],
        Is(NotEstablished(hand, card)) => vec![Is(Established(hand, card))],
        Is(Penalty(hand, card, PenaltyGrade::Major)) => {
            vec![Is(Penalty(hand, card, PenaltyGrade::Minor)), Is(NoPenalty(hand, card))]
        }
        Is(Penalty(hand, card, PenaltyGrade::Minor)) => {
            vec![Is(Penalty(hand, card, PenaltyGrade::Major)), Is(NoPenalty(hand, card))]
        }
        Is(NoPenalty(hand, card)) => [PenaltyGrade::Major, PenaltyGrade::Minor]
            .into_iter()
            .map(|grade| Is(Penalty(hand, card, grade)))
            .collect(),
        // No option denies the right to accept or refuse, because no candidate would believe that a player may do
        // neither.
        May(_, DecisionAct::Accept(..) | DecisionAct::Refuse(..)) => Vec::new(),
        May(who, act) => vec![MayNot(who, act)],
        MayNot(who, act) => vec![May(who, act)],
        Must(who, act @ DecisionAct::Withdraw(..)) => vec![MayNot(who, act)],
        Transfers { tricks, to, revoke } => (0..=3)
            .filter(|other| *other != tricks)
            .map(|tricks| Transfers { tricks, to, revoke })
            .collect(),
        _ => Vec::new(),
    }
}

/// Returns true if an option may claim the decision. An option may not claim what players may know of a penalty card,
/// the obligation to leave a card faced, the meaning of a call, or that a card was led out of turn.
const fn is_plain(decision: &Decision) -> bool {
    !matches!(
        decision,
        Decision::Knows {
            what: CardKnowledge::Duty | CardKnowledge::Origin | CardKnowledge::Sight,
            ..
        } | Decision::Must(_, DecisionAct::LeaveFaced(..))
            | Decision::Is(Status::Called(..) | Status::LedOutOfTurn(..))
    )
}

/// Returns the weight of a decision in a random draw: most statuses of cards and the transfers of tricks have the
/// largest weight, then rights and obligations.
const fn weight(decision: &Decision) -> usize {
    match decision {
        Decision::Is(Status::Revoked(..) | Status::VoidChoice(_) | Status::Breach(_)) => 1,
        Decision::Is(_) | Decision::Transfers { .. } | Decision::Gets { .. } => 6,
        Decision::Must(..) | Decision::May(..) | Decision::MayNot(..) => 4,
        Decision::Knows { .. } | Decision::Adjusts { .. } | Decision::AdjustsOnly { .. } => 1,
    }
}

/// Draws a decision with a probability proportional to its weight.
fn weighed(decisions: &[Decision], rng: &mut QuestionRng) -> Option<Decision> {
    let whole: usize = decisions.iter().map(weight).sum();
    let mut left = rng.below(whole);
    decisions.iter().copied().find(|decision| {
        let is_here = left < weight(decision);
        left = left.saturating_sub(weight(decision));
        is_here
    })
}

/// Returns true if the two decisions are equal or one implies the other.
fn goes_without_saying(one: Decision, other: Decision) -> bool {
    one == other || one.entails(&other) || other.entails(&one)
}

fn is_part(one: &[Decision], other: &[Decision]) -> bool {
    one.iter().all(|decision| other.contains(decision))
}

/// Returns the number of words that two decisions share.
fn likeness(one: &Decision, other: &Decision) -> usize {
    let (one, other) = (one.code(), other.code());
    one.split(' ').filter(|word| other.split(' ').any(|own| own == *word)).count()
}

/// Returns the number of options whose Italian text is shorter than the right option's.
fn rank(offers: &[OfferedOption]) -> usize {
    let length = |offer: &OfferedOption| offer.text.it.chars().count();
    let right = offers.iter().find(|offer| offer.right).map(length);
    offers.iter().filter(|offer| Some(length(offer)) < right).count()
}

/// Returns true if the right option shares more claims with the other options than any other option does.
fn is_commonest(offers: &[OfferedOption]) -> bool {
    let shared = |offer: &OfferedOption| -> usize {
        let with = |claim: &Decision| offers.iter().filter(|it| it.claims.contains(claim)).count();
        offer.claims.iter().map(with).sum()
    };
    let most = offers.iter().filter(|offer| !offer.right).map(shared).max();
    offers.iter().filter(|offer| offer.right).any(|right| Some(shared(right)) > most)
}

/// Returns true if no option is much longer than the next longest, the longest right and the longest wrong option have
/// similar lengths, and no option's text contains the text of another.
pub fn are_even(offers: &[OfferedOption]) -> bool {
    let texts: [fn(&OfferedOption) -> &str; 2] = [|offer| &offer.text.it, |offer| &offer.text.en];
    texts.into_iter().all(|text| {
        let mut lengths: Vec<usize> = offers.iter().map(|o| text(o).chars().count()).collect();
        lengths.sort_unstable();
        let is_near = match lengths.as_slice() {
            [.., second, longest] => longest * 10 < second * 13,
            _ => true,
        };
        let length = |offer: &&OfferedOption| text(offer).chars().count();
        let right = offers.iter().filter(|offer| offer.right).map(|it| length(&it)).max();
        let wrong = offers.iter().filter(|offer| !offer.right).map(|it| length(&it)).max();
        let is_near = is_near
            && right.zip(wrong).is_some_and(|(one, two)| one.max(two) * 10 < one.min(two) * 13);
        let contains = |one: &OfferedOption, other: &OfferedOption| {
            text(one) != text(other) && text(one).contains(text(other).trim_end_matches('.'))
        };
        is_near && !offers.iter().any(|one| offers.iter().any(|other| contains(one, other)))
    })
}
