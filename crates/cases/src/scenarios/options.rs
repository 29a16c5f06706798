//! Options by contrast: the right one is of the true world, each wrong one of a world that is one choice away.
//!
//! All options of a question state the same number of decisions, in the same words: only the Law tells them apart.

use crate::case::Bilingual;
use arbitro_laws::record::PenaltyGrade;
use arbitro_laws::ruling::{CardKnowledge, Decision, DecisionAct, Fact, Status};

use super::nearby_stories::{NearbyStory, StoryDifference};
use super::option_checks::{is_refuted, is_right};
use super::prose::{self, BilingualNames};
use super::random::QuestionRng;
use super::ruled_story::RuledStory;
use super::story::StoryChoices;

/// An option that is offered.
#[derive(Clone, Debug)]
pub struct OfferedOption {
    pub claims: Vec<Decision>,
    /// What it says must be established.
    pub asks: Option<&'static Fact>,
    pub right: bool,
    pub text: Bilingual,
    /// The choices by which the story comes to where it is right.
    pub path: Option<StoryChoices>,
}

/// How many sets of options are tried for a situation.
pub const MAX_ATTEMPTS: usize = 40;

/// After this many the place of the right option among the lengths is left to chance.
const RANKED: usize = 30;

/// From what options are made.
pub struct OptionPool {
    /// What is decided in the true world.
    pub actual: Vec<Decision>,
    /// What is decided in each world near it.
    pub nearby: Vec<NearbyStory>,
    /// Whether the true world with one rule reversed is also accepted.
    pub with_rivals: bool,
}

impl OptionPool {
    /// The same with those decisions alone that are of use.
    pub fn filtered(&self, is_of_use: impl Fn(&Decision) -> bool) -> OptionPool {
        let kept = |decided: &[Decision]| -> Vec<Decision> {
            decided.iter().filter(|it| is_plain(it) && is_of_use(it)).copied().collect()
        };
        let near = self
            .nearby
            .iter()
            .map(|near| NearbyStory { decided: kept(&near.decided), ..near.clone() });
        OptionPool { actual: kept(&self.actual), nearby: near.collect(), ..*self }
    }

    /// Whether it is the right to accept or to refuse a card of which it is settled what becomes of it.
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

    /// The worlds near the true one in an order that chance gives; last those in which one rule is the other way.
    pub fn shuffled(&self, dice: &mut QuestionRng) -> Vec<NearbyStory> {
        let rival = if self.with_rivals { self.reversed_decision() } else { Vec::new() };
        let [mut near, mut rival] = [self.nearby.clone(), rival];
        dice.shuffle(&mut near);
        dice.shuffle(&mut rival);
        near.append(&mut rival);
        near
    }

    /// The true world with one decision reversed: what somebody who has one rule wrong says.
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

/// One right option and two or three wrong ones, each of another world; `None` if the worlds do not give them.
pub fn single_answer(
    world: &RuledStory<'_>,
    pool: &OptionPool,
    voices: BilingualNames<'_>,
    dice: &mut QuestionRng,
) -> Option<Vec<OfferedOption>> {
    let wrong = 2 + dice.below(2);
    let target = dice.below(wrong + 1);
    (0..MAX_ATTEMPTS).find_map(|attempt| {
        let offers = one_right(world, pool, wrong, voices, dice)?;
        let is_placed = attempt >= RANKED || rank(&offers) == target && !is_commonest(&offers);
        (is_placed && are_even(&offers)).then(|| shuffled(offers, dice))
    })
}

fn one_right(
    world: &RuledStory<'_>,
    pool: &OptionPool,
    wrong: usize,
    voices: BilingualNames<'_>,
    dice: &mut QuestionRng,
) -> Option<Vec<OfferedOption>> {
    let is_told_elsewhere =
        |decision: &Decision| pool.nearby.iter().all(|near| near.decided.contains(decision));
    let telling: Vec<Decision> =
        pool.actual.iter().copied().filter(|decision| !is_told_elsewhere(decision)).collect();
    let first = weighed(&telling, dice)?;
    let is_beside = |other: &Decision| weight(other) > 1 && !goes_without_saying(first, *other);
    let others: Vec<Decision> = pool.actual.iter().copied().filter(is_beside).collect();
    let second = if dice.one_in(3) { None } else { weighed(&others, dice) };
    let right = in_order(&pool.actual, [Some(first), second]);
    let mut claims = vec![right.clone()];
    let mut paths = vec![None];
    let mut by: Vec<StoryDifference> = Vec::new();
    let near = pool.shuffled(dice);
    // Worlds with a lesson of their own first.
    for again in [false, true] {
        for other in &near {
            if claims.len() > wrong || again != by.contains(&other.difference) {
                continue;
            }
            let claimed = wrong_one(world, pool, &other.decided, &right);
            if let Some(claimed) = claimed.filter(|claimed| is_new(&claims, claimed)) {
                claims.push(claimed);
                paths.push(other.path.clone());
                by.push(other.difference);
            }
        }
    }
    if let Some(crossed) =
        crossed_options(world, &claims).filter(|crossed| is_new(&claims, crossed))
    {
        claims.truncate(wrong.max(2));
        paths.truncate(wrong.max(2));
        claims.push(crossed);
        paths.push(None);
    }
    if claims.len() < 3 || !is_right(world, &right) {
        return None;
    }
    let offer = |(place, (claims, path)): (usize, (Vec<Decision>, Option<StoryChoices>))| {
        let text = prose::option(voices, &claims);
        OfferedOption { claims, asks: None, right: place == 0, text, path }
    };
    Some(claims.into_iter().zip(paths).enumerate().map(offer).collect())
}

fn is_new(known: &[Vec<Decision>], claimed: &[Decision]) -> bool {
    known.iter().all(|known| !is_part(known, claimed) && !is_part(claimed, known))
}

/// Where one wrong option errs on one matter of the right one and another on the other: one that errs on both. Without
/// it the right option would be the one that has most in common with the others.
fn crossed_options(world: &RuledStory<'_>, claims: &[Vec<Decision>]) -> Option<Vec<Decision>> {
    let [right, wrong @ ..] = claims else { return None };
    let [first, second] = right.as_slice() else { return None };
    let beside = |kept: &Decision| {
        let has = wrong.iter().find(|claims| claims.contains(kept))?;
        has.iter().copied().find(|other| other != kept)
    };
    let both = [beside(second)?, beside(first)?];
    let fit = !both[0].contradicts(&both[1]) && !goes_without_saying(both[0], both[1]);
    (fit && is_refuted(world, &both)).then(|| both.to_vec())
}

/// What the other world decides on the matters of the right option, as many decisions; the Law refutes it here.
fn wrong_one(
    world: &RuledStory<'_>,
    pool: &OptionPool,
    other: &[Decision],
    right: &[Decision],
) -> Option<Vec<Decision>> {
    let mut claimed: Vec<Decision> = Vec::new();
    let mut differs = false;
    for wanted in right {
        let free = other.iter().filter(|it| claimed.iter().all(|c| !goes_without_saying(*c, **it)));
        let nearest = if other.contains(wanted) {
            Some(*wanted)
        } else {
            differs = true;
            let foreign = free.filter(|it| !pool.actual.contains(it) && !right.contains(it));
            foreign.max_by_key(|it| 3 * likeness(it, wanted) + weight(it)).copied()
        };
        claimed.push(nearest?);
    }
    (differs && is_refuted(world, &claimed)).then(|| in_order(other, claimed.into_iter().map(Some)))
}

/// Several options of one decision each, of which some are right.
pub fn several_answers(
    world: &RuledStory<'_>,
    pool: &OptionPool,
    voices: BilingualNames<'_>,
    dice: &mut QuestionRng,
) -> Option<Vec<OfferedOption>> {
    let mut right: Vec<Decision> =
        pool.actual.iter().copied().filter(|it| is_right(world, &[*it])).collect();
    let mut wrong: Vec<Decision> = Vec::new();
    for decision in pool.shuffled(dice).iter().flat_map(|near| &near.decided) {
        if !pool.actual.contains(decision)
            && !wrong.contains(decision)
            && is_refuted(world, &[*decision])
        {
            wrong.push(*decision);
        }
    }
    dice.shuffle(&mut right);
    dice.shuffle(&mut wrong);
    let count = 3 + dice.below(2);
    let rights = 1 + dice.below(right.len().min(count - 1));
    right.truncate(rights);
    wrong.truncate(count - rights.min(right.len()));
    if right.is_empty() || wrong.is_empty() || right.len() + wrong.len() < 3 {
        return None;
    }
    let offer = |right| {
        move |decision| {
            let claims = vec![decision];
            OfferedOption {
                text: prose::option(voices, &claims),
                claims,
                asks: None,
                right,
                path: None,
            }
        }
    };
    let offers: Vec<OfferedOption> =
        right.into_iter().map(offer(true)).chain(wrong.into_iter().map(offer(false))).collect();
    are_even(&offers).then(|| shuffled(offers, dice))
}

/// Whether in a world one option, and it alone, is right.
pub fn is_right_alone(world: &RuledStory<'_>, offers: &[OfferedOption], right: usize) -> bool {
    offers.iter().enumerate().all(|(place, offer)| {
        if place == right {
            is_right(world, &offer.claims)
        } else {
            is_refuted(world, &offer.claims)
        }
    })
}

pub fn shuffled(mut offers: Vec<OfferedOption>, dice: &mut QuestionRng) -> Vec<OfferedOption> {
    dice.shuffle(&mut offers);
    offers
}

/// The decisions in the order in which the ruling has them.
fn in_order(
    ruling: &[Decision],
    some: impl IntoIterator<Item = Option<Decision>>,
) -> Vec<Decision> {
    let mut some: Vec<Decision> = some.into_iter().flatten().collect();
    some.sort_by_key(|decision| ruling.iter().position(|other| other == decision));
    some
}

/// What could have been decided instead on the same matter.
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
        // Who may accept and who may refuse is one right: reversed, it is not a rule that anybody believes in.
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

/// What an option may say: not what everybody knows of a penalty card, nor what is a mere consequence.
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

/// How much a decision is what a question turns on: how cards stand, then what players may do; then the rest.
const fn weight(decision: &Decision) -> usize {
    match decision {
        Decision::Is(Status::Revoked(..) | Status::VoidChoice(_) | Status::Breach(_)) => 1,
        Decision::Is(_) | Decision::Transfers { .. } | Decision::Gets { .. } => 6,
        Decision::Must(..) | Decision::May(..) | Decision::MayNot(..) => 4,
        Decision::Knows { .. } | Decision::Adjusts { .. } | Decision::AdjustsOnly { .. } => 1,
    }
}

/// One of the decisions, the more likely the more it weighs.
fn weighed(decisions: &[Decision], dice: &mut QuestionRng) -> Option<Decision> {
    let whole: usize = decisions.iter().map(weight).sum();
    let mut left = dice.below(whole);
    decisions.iter().copied().find(|decision| {
        let is_here = left < weight(decision);
        left = left.saturating_sub(weight(decision));
        is_here
    })
}

/// Whether one decision says the other too, or the same of the same card.
fn goes_without_saying(one: Decision, other: Decision) -> bool {
    one == other || one.entails(&other) || other.entails(&one)
}

fn is_part(one: &[Decision], other: &[Decision]) -> bool {
    one.iter().all(|decision| other.contains(decision))
}

/// How many of their words two decisions share.
fn likeness(one: &Decision, other: &Decision) -> usize {
    let (one, other) = (one.code(), other.code());
    one.split(' ').filter(|word| other.split(' ').any(|own| own == *word)).count()
}

/// How many options are shorter than the right one, in Italian.
fn rank(offers: &[OfferedOption]) -> usize {
    let length = |offer: &OfferedOption| offer.text.it.chars().count();
    let right = offers.iter().find(|offer| offer.right).map(length);
    offers.iter().filter(|offer| Some(length(offer)) < right).count()
}

/// Whether the right option has more in common with the others than any other has.
fn is_commonest(offers: &[OfferedOption]) -> bool {
    let shared = |offer: &OfferedOption| -> usize {
        let with = |claim: &Decision| offers.iter().filter(|it| it.claims.contains(claim)).count();
        offer.claims.iter().map(with).sum()
    };
    let most = offers.iter().filter(|offer| !offer.right).map(shared).max();
    offers.iter().filter(|offer| offer.right).any(|right| Some(shared(right)) > most)
}

/// Whether no option stands out by its length, and none contains another.
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
