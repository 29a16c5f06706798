//! Questions on the consequences of a choice that the Laws give a player.

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

/// A supposed choice of a player, and the story with that choice made.
pub struct SupposedChoice<'b> {
    /// The choice.
    pub choice: PresetAnswer,
    /// The story with the choice made, and its rulings.
    pub ruled_story: RuledStory<'b>,
}

/// Supposes a choice that is open in every edition, and returns it with options on its consequences. Wrong options
/// follow from another choice, from a neighbouring situation or from one rule reversed.
pub fn offers<'b>(
    ruled_story: &RuledStory<'b>,
    names: BilingualNames<'_>,
    rng: &mut QuestionRng,
) -> Option<(SupposedChoice<'b>, Vec<OfferedOption>)> {
    let mut choices = choices(ruled_story);
    rng.shuffle(&mut choices);
    let mut answers = choices.pop()?;
    rng.shuffle(&mut answers);
    let (choice, others) = answers.split_first()?;
    let supposed = SupposedChoice { choice: *choice, ruled_story: ruled_story.supposing(*choice)? };
    let difference = StoryDifference::Overlooked(Oversight::Choice);
    let other = |given: &PresetAnswer| {
        let decided = ruled_story.supposing(*given)?.decided();
        Some(NearbyStory { difference, decided, path: None })
    };
    let near = others.iter().filter_map(other).chain(supposed.ruled_story.contrasts()).collect();
    let without_choice = ruled_story.decided();
    let truth = supposed.ruled_story.decided();
    let pool = OptionPool { nearby: each_once(near, &truth), actual: truth, with_rivals: true };
    let follows = |it: &Decision| !without_choice.contains(it) && !pool.is_right_settled(it);
    let offers =
        options::single_answer(&supposed.ruled_story, &pool.filtered(follows), names, rng)?;
    Some((supposed, offers))
}

/// Returns the two answers to each choice that is open in every edition and has only two. With more answers a question
/// would be too easy, because an answer such as "demands the lowest card" states its own consequence.
fn choices(ruled_story: &RuledStory<'_>) -> Vec<Vec<PresetAnswer>> {
    let Some(((_, first), others)) = ruled_story.rulings.split_first() else { return Vec::new() };
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
        let preset_answer = |answer| PresetAnswer {
            fact: question.fact,
            about: question.about,
            answer,
            source: AnswerSource::Assumed,
        };
        one.branches.iter().map(|(answer, _)| preset_answer(*answer)).collect()
    };
    first.open().filter(is_choice).map(answers).collect()
}

/// Returns the text of a question about the consequences of a choice.
pub fn choice_prompt(
    names: BilingualNames<'_>,
    line: Text,
    choice: &PresetAnswer,
) -> Option<Bilingual> {
    let states = choice.fact.reply(choice.answer)?.states;
    prose::around(names, line, states, choice.about)
}
