//! What follows if a player chooses one of the things among which the Laws let him choose.

use crate::case::Bilingual;
use arbitro_laws::ruling::contrast::Oversight;
use arbitro_laws::ruling::{
    AnswerSource, Asker, Decision, OpenQuestion, PresetAnswer, Ruling, Text,
};

use super::nearby_stories::{NearbyStory, StoryDifference, each_once};
use super::options::{self, OfferedOption, OptionPool};
use super::prose::{self, BilingualNames};
use super::random::QuestionRng;
use super::ruled_story::RuledStory;

/// A choice that is supposed, and the situation after it.
pub struct SupposedChoice<'b> {
    pub choice: PresetAnswer,
    pub world: RuledStory<'b>,
}

/// A choice that is open to a player in every edition, with options on what follows from it: each wrong one of what
/// follows from another choice, or from this one in a situation next to it.
pub fn offers<'b>(
    world: &RuledStory<'b>,
    voices: BilingualNames<'_>,
    dice: &mut QuestionRng,
) -> Option<(SupposedChoice<'b>, Vec<OfferedOption>)> {
    let mut choices = choices(world);
    dice.shuffle(&mut choices);
    let mut answers = choices.pop()?;
    dice.shuffle(&mut answers);
    let (choice, others) = answers.split_first()?;
    let supposed = SupposedChoice { choice: *choice, world: world.supposing(*choice)? };
    let by = StoryDifference::Overlooked(Oversight::Choice);
    let other = |given: &PresetAnswer| {
        let decided = world.supposing(*given)?.decided();
        Some(NearbyStory { difference: by, decided, path: None })
    };
    let near = others.iter().filter_map(other).chain(supposed.world.contrasts()).collect();
    let anyhow = world.decided();
    let truth = supposed.world.decided();
    let pool = OptionPool { nearby: each_once(near, &truth), actual: truth, with_rivals: true };
    let follows = |it: &Decision| !anyhow.contains(it) && !pool.is_right_settled(it);
    let offers = options::single_answer(&supposed.world, &pool.filtered(follows), voices, dice)?;
    Some((supposed, offers))
}

/// The choices between two things that are open to players in every edition, each as its answers. Among more, what is
/// chosen says itself what follows: who asks for the lowest card is given the lowest.
fn choices(world: &RuledStory<'_>) -> Vec<Vec<PresetAnswer>> {
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
        let given = |answer| PresetAnswer {
            fact: question.fact,
            about: question.about,
            answer,
            source: AnswerSource::Assumed,
        };
        one.branches.iter().map(|(answer, _)| given(*answer)).collect()
    };
    first.open().filter(is_choice).map(answers).collect()
}

/// What is asked of a choice, its slot filled in.
pub fn choice_prompt(
    voices: BilingualNames<'_>,
    line: Text,
    choice: &PresetAnswer,
) -> Option<Bilingual> {
    let states = choice.fact.reply(choice.answer)?.states;
    prose::around(voices, line, states, choice.about)
}
