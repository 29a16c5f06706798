//! What follows if a player chooses one of the things among which the Laws let him choose.

use crate::case::Bilingual;
use arbitro_laws::ruling::contrast::Overlooked;
use arbitro_laws::ruling::{Asker, Decision, Given, OpenQuestion, Ruling, Source, Text};

use super::dice::Dice;
use super::near::{Difference, Near, each_once};
use super::options::{self, Offer, Pool};
use super::prose::{self, Voices};
use super::world::World;

/// A choice that is supposed, and the situation after it.
pub struct Supposed<'b> {
    pub choice: Given,
    pub world: World<'b>,
}

/// A choice that is open to a player in every edition, with options on what follows from it: each wrong one of what
/// follows from another choice, or from this one in a situation next to it.
pub fn offers<'b>(
    world: &World<'b>,
    voices: Voices<'_>,
    dice: &mut Dice,
) -> Option<(Supposed<'b>, Vec<Offer>)> {
    let mut choices = choices(world);
    dice.shuffle(&mut choices);
    let mut answers = choices.pop()?;
    dice.shuffle(&mut answers);
    let (choice, others) = answers.split_first()?;
    let supposed = Supposed { choice: *choice, world: world.supposing(*choice)? };
    let by = Difference::Overlooked(Overlooked::Choice);
    let other = |given: &Given| {
        let decided = world.supposing(*given)?.decided();
        Some(Near { by, decided, path: None })
    };
    let near = others.iter().filter_map(other).chain(supposed.world.contrasts()).collect();
    let anyhow = world.decided();
    let truth = supposed.world.decided();
    let pool = Pool { near: each_once(near, &truth), truth, with_rivals: true };
    let follows = |it: &Decision| !anyhow.contains(it) && !pool.is_used_up(it);
    let offers = options::one(&supposed.world, &pool.of(follows), voices, dice)?;
    Some((supposed, offers))
}

/// The choices between two things that are open to players in every edition, each as its answers. Among more, what is
/// chosen says itself what follows: who asks for the lowest card is given the lowest.
fn choices(world: &World<'_>) -> Vec<Vec<Given>> {
    let Some(((_, first), others)) = world.rulings.split_first() else { return Vec::new() };
    let is_open = |ruling: &Ruling, one: &OpenQuestion| {
        ruling.open().any(|other| other.question == one.question)
    };
    let is_choice = |one: &&OpenQuestion| {
        one.question.fact.asker == Asker::Player
            && one.branches.len() == 2
            && others.iter().all(|(_, ruling)| is_open(ruling, one))
    };
    let answers = |one: &OpenQuestion| {
        let question = one.question;
        let given = |answer| Given {
            fact: question.fact,
            about: question.about,
            answer,
            source: Source::Assumed,
        };
        one.branches.iter().map(|(answer, _)| given(*answer)).collect()
    };
    first.open().filter(is_choice).map(answers).collect()
}

/// What is asked of a choice, its slot filled in.
pub fn asked(voices: Voices<'_>, line: Text, choice: &Given) -> Option<Bilingual> {
    let states = choice.fact.reply(choice.answer)?.states;
    prose::around(voices, line, states, choice.about)
}
