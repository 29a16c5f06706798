//! Options by contrast: the right one is of the true world, each wrong one of a world that is one choice away.
//!
//! All options of a question say as many decisions, in the same words: nothing but the Law tells them apart.

use crate::casebook::Choice;
use crate::casebook::case::{Amended, Bilingual};
use crate::casebook::claim::Claim;
use crate::casebook::verdict::{Verdict, judge};
use crate::ruling::{Act, ByEdition, Decision, Known, Status};
use crate::vocabulary::Grade;

use super::dice::Dice;
use super::prose::{self, Voices};
use super::world::World;

/// An option that is offered.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    pub claims: Vec<Decision>,
    pub right: bool,
    pub text: Bilingual,
}

/// How many sets of options are tried for a situation.
const MOST_TRIED: usize = 40;

/// After so many the place of the right option among the lengths is left to chance.
const RANKED: usize = 30;

/// From what options are made.
pub struct Pool {
    /// What is decided in the true world.
    pub truth: Vec<Decision>,
    /// What is decided in each world near it.
    pub near: Vec<Vec<Decision>>,
}

impl Pool {
    /// The same with those decisions alone that are of use.
    pub fn of(&self, is_of_use: impl Fn(&Decision) -> bool) -> Pool {
        let kept = |decided: &Vec<Decision>| -> Vec<Decision> {
            decided.iter().filter(|it| is_plain(it) && is_of_use(it)).copied().collect()
        };
        Pool { truth: kept(&self.truth), near: self.near.iter().map(kept).collect() }
    }

    /// The true world with one decision the other way: what somebody says who has one rule wrong.
    fn rival(&self) -> Vec<Vec<Decision>> {
        let other = |one: &Decision| {
            let one = *one;
            rivals(one).into_iter().map(move |rival| {
                let kept =
                    self.truth.iter().filter(move |it| **it == one || !it.contradicts(&rival));
                kept.map(|it| if *it == one { rival } else { *it }).collect()
            })
        };
        self.truth.iter().flat_map(other).collect()
    }
}

/// One right option and two or three wrong ones, each of another world; `None` if the worlds do not give them.
pub fn one(
    world: &World<'_>,
    pool: &Pool,
    voices: Voices<'_>,
    dice: &mut Dice,
) -> Option<Vec<Offer>> {
    let wrong = 2 + dice.below(2);
    let target = dice.below(wrong + 1);
    (0..MOST_TRIED).find_map(|attempt| {
        let offers = one_right(world, pool, wrong, voices, dice)?;
        let is_placed = attempt >= RANKED || rank(&offers) == target;
        (is_placed && are_even(&offers)).then(|| shuffled(offers, dice))
    })
}

fn one_right(
    world: &World<'_>,
    pool: &Pool,
    wrong: usize,
    voices: Voices<'_>,
    dice: &mut Dice,
) -> Option<Vec<Offer>> {
    let lacks =
        |decision: &Decision| pool.near.iter().filter(|near| !near.contains(decision)).count();
    let telling: Vec<Decision> =
        pool.truth.iter().copied().filter(|decision| lacks(decision) > 0).collect();
    let first = weighed(&telling, dice)?;
    let others: Vec<Decision> =
        pool.truth.iter().copied().filter(|other| !goes_without_saying(first, *other)).collect();
    let second = if dice.once_in(3) { None } else { weighed(&others, dice) };
    let right = in_order(&pool.truth, [Some(first), second]);
    let mut claims = vec![right.clone()];
    let mut near: Vec<Vec<Decision>> = pool.near.clone();
    dice.shuffle(&mut near);
    let mut rival = pool.rival();
    dice.shuffle(&mut rival);
    near.append(&mut rival);
    for other in near {
        if let Some(claimed) = wrong_one(world, pool, &other, &right)
            && claims.iter().all(|known| !is_part(known, &claimed) && !is_part(&claimed, known))
        {
            claims.push(claimed);
        }
        if claims.len() > wrong {
            break;
        }
    }
    if claims.len() < 3 || !is_right(world, &right) {
        return None;
    }
    let offer = |(place, claims): (usize, Vec<Decision>)| {
        let text = prose::option(voices, &claims);
        Offer { claims, right: place == 0, text }
    };
    Some(claims.into_iter().enumerate().map(offer).collect())
}

/// What the other world decides on the matters of the right option, as many decisions; the Law refutes it here.
fn wrong_one(
    world: &World<'_>,
    pool: &Pool,
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
            let foreign = free.filter(|it| !pool.truth.contains(it) && !right.contains(it));
            foreign.max_by_key(|it| 3 * likeness(it, wanted) + weight(it)).copied()
        };
        claimed.push(nearest?);
    }
    (differs && is_refuted(world, &claimed)).then(|| in_order(other, claimed.into_iter().map(Some)))
}

/// Several options of one decision each, of which some are right.
pub fn several(
    world: &World<'_>,
    pool: &Pool,
    voices: Voices<'_>,
    dice: &mut Dice,
) -> Option<Vec<Offer>> {
    let mut right: Vec<Decision> =
        pool.truth.iter().copied().filter(|it| is_right(world, &[*it])).collect();
    let mut wrong: Vec<Decision> = Vec::new();
    for decision in pool.near.iter().chain(&pool.rival()).flatten() {
        if !pool.truth.contains(decision)
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
            Offer { text: prose::option(voices, &claims), claims, right }
        }
    };
    let offers: Vec<Offer> =
        right.into_iter().map(offer(true)).chain(wrong.into_iter().map(offer(false))).collect();
    are_even(&offers).then(|| shuffled(offers, dice))
}

fn shuffled(mut offers: Vec<Offer>, dice: &mut Dice) -> Vec<Offer> {
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
fn rivals(decision: Decision) -> Vec<Decision> {
    use Decision::{Is, May, MayNot, Must, Transfers};
    use Status::{Established, NoPenalty, NotEstablished, NotPlayed, Penalty, Played};
    match decision {
        Is(Played(hand, card)) => vec![Is(NotPlayed(hand, card))],
        Is(NotPlayed(hand, card)) => vec![Is(Played(hand, card))],
        Is(Established(hand, card)) => vec![Is(NotEstablished(hand, card))],
        Is(NotEstablished(hand, card)) => vec![Is(Established(hand, card))],
        Is(Penalty(hand, card, Grade::Major)) => {
            vec![Is(Penalty(hand, card, Grade::Minor)), Is(NoPenalty(hand, card))]
        }
        Is(Penalty(hand, card, Grade::Minor)) => {
            vec![Is(Penalty(hand, card, Grade::Major)), Is(NoPenalty(hand, card))]
        }
        Is(NoPenalty(hand, card)) => [Grade::Major, Grade::Minor]
            .into_iter()
            .map(|grade| Is(Penalty(hand, card, grade)))
            .collect(),
        // Who may accept and who may refuse is one right: the other way it is no rule that anybody believes in.
        May(_, Act::Accept(..) | Act::Refuse(..)) => Vec::new(),
        May(who, act) => vec![MayNot(who, act)],
        MayNot(who, act) => vec![May(who, act)],
        Must(who, act) => vec![MayNot(who, act)],
        Transfers { tricks, to, revoke } => [tricks.checked_sub(1), Some(tricks + 1)]
            .into_iter()
            .flatten()
            .filter(|other| *other <= 2)
            .map(|tricks| Transfers { tricks, to, revoke })
            .collect(),
        _ => Vec::new(),
    }
}

/// What an option may say: not what everybody knows of a penalty card, nor what is a mere consequence.
const fn is_plain(decision: &Decision) -> bool {
    !matches!(
        decision,
        Decision::Knows { what: Known::Duty | Known::Origin | Known::Sight, .. }
            | Decision::Must(_, Act::LeaveFaced(..))
            | Decision::Is(Status::Called(..) | Status::LedOutOfTurn(..))
    )
}

/// How much a decision is what a question turns on: how cards stand, then what players may do; then the rest.
const fn weight(decision: &Decision) -> usize {
    match decision {
        Decision::Is(Status::Revoked(..) | Status::VoidChoice(_)) => 1,
        Decision::Is(_) | Decision::Transfers { .. } => 6,
        Decision::Must(..) | Decision::May(..) | Decision::MayNot(..) => 4,
        Decision::Knows { .. } | Decision::Adjusts { .. } | Decision::AdjustsOnly { .. } => 1,
    }
}

/// One of the decisions, the more likely the more it weighs.
fn weighed(decisions: &[Decision], dice: &mut Dice) -> Option<Decision> {
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

fn is_right(world: &World<'_>, claims: &[Decision]) -> bool {
    let option = choice(claims);
    world.rulings.iter().all(|(edition, ruling)| judge(&option, ruling, *edition).is_right())
}

/// Whether the Laws say that the option is wrong: not that they are silent on what may well be true.
fn is_refuted(world: &World<'_>, claims: &[Decision]) -> bool {
    let option = choice(claims);
    world.rulings.iter().all(|(edition, ruling)| {
        let denied = claims.iter().any(|claim| {
            let says_otherwise = |decided: &Decision| is_denied(claim, decided);
            let is_given = ruling.decisions().any(|ruled| ruled.decision.entails(claim));
            let silence_denies = is_given_by_law(claim) && !is_given;
            silence_denies || ruling.decisions().any(|ruled| says_otherwise(&ruled.decision))
        });
        denied && matches!(judge(&option, ruling, *edition), Verdict::Refuted(_))
    })
}

/// Whether a decision says the opposite of a claim.
fn is_denied(claim: &Decision, decided: &Decision) -> bool {
    use Decision::{May, MayNot, Must};
    match (claim, decided) {
        (May(_, act) | Must(_, act), MayNot(_, other))
        | (MayNot(_, act), May(_, other) | Must(_, other)) => act == other,
        (claim, decided) => claim.contradicts(decided),
    }
}

/// Whether it holds only where the Laws say so: their silence denies it.
const fn is_given_by_law(claim: &Decision) -> bool {
    match claim {
        Decision::Is(status) => matches!(
            status,
            Status::Played(..)
                | Status::Penalty(..)
                | Status::Established(..)
                | Status::Dummy(_)
                | Status::Declarer(_)
                | Status::Claim(_)
        ),
        Decision::Must(_, act) | Decision::May(_, act) => !matches!(
            act,
            Act::LeadAny(_)
                | Act::PlayAny(_)
                | Act::FollowSuit(..)
                | Act::PlaySuit(..)
                | Act::Play(..)
                | Act::DrawAttention
                | Act::CallDirector
                | Act::AskIfVoid(_)
                | Act::OpeningLead
        ),
        Decision::Transfers { tricks, .. } => *tricks > 0,
        Decision::MayNot(..)
        | Decision::Knows { .. }
        | Decision::Adjusts { .. }
        | Decision::AdjustsOnly { .. } => false,
    }
}

/// The decisions as an option of a case claims them.
fn choice(claims: &[Decision]) -> Choice {
    let claim = |decision: &Decision| Claim {
        stands: ByEdition::always(()),
        when: Vec::new(),
        decision: *decision,
    };
    Choice {
        text: Bilingual::default(),
        comment: None,
        claims: claims.iter().map(claim).collect(),
        cites: Amended::default(),
        right: Amended::default(),
        span: 0..0,
        claims_span: 0..0,
        claim_spans: Vec::new(),
    }
}

/// How many options are shorter than the right one, in Italian.
fn rank(offers: &[Offer]) -> usize {
    let length = |offer: &Offer| offer.text.it.chars().count();
    let right = offers.iter().find(|offer| offer.right).map(length);
    offers.iter().filter(|offer| Some(length(offer)) < right).count()
}

/// Whether no option stands out by its length, and none contains another.
fn are_even(offers: &[Offer]) -> bool {
    let texts: [fn(&Offer) -> &str; 2] = [|offer| &offer.text.it, |offer| &offer.text.en];
    texts.into_iter().all(|text| {
        let mut lengths: Vec<usize> = offers.iter().map(|o| text(o).chars().count()).collect();
        lengths.sort_unstable();
        let is_near = match lengths.as_slice() {
            [.., second, longest] => longest * 10 <= second * 13,
            _ => true,
        };
        let contains = |one: &Offer, other: &Offer| {
            one != other && text(one).contains(text(other).trim_end_matches('.'))
        };
        is_near && !offers.iter().any(|one| offers.iter().any(|other| contains(one, other)))
    })
}
