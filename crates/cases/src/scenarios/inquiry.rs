//! What the director has to establish before he rules: the facts that the Laws leave open to him, and others.

use crate::findings;
use crate::verdict::open_facts;
use arbitro_laws::laws;
use arbitro_laws::ruling::{Fact, FactQuestion, contrast};

use super::options::{MAX_ATTEMPTS, OfferedOption, are_even, shuffled};
use super::prose::{self, BilingualNames};
use super::random::QuestionRng;
use super::ruled_story::RuledStory;

/// What nobody asks with the diagram of all four hands in front of him.
const ON_DIAGRAM: [&str; 3] = ["honour", "holds-card", "called-is-shown"];

/// What has to be established, and what has not, of the matters of the Laws that are considered: three or
/// four options, each of one fact.
pub fn offers(
    world: &RuledStory<'_>,
    voices: BilingualNames<'_>,
    dice: &mut QuestionRng,
) -> Option<Vec<OfferedOption>> {
    let mut right = open(world);
    let mut wrong = beside(world);
    (0..MAX_ATTEMPTS).find_map(|_| {
        dice.shuffle(&mut right);
        dice.shuffle(&mut wrong);
        let count = 3 + dice.below(2);
        let rights = (1 + dice.below(count - 1)).min(right.len());
        let told = right.iter().take(rights).map(|question| (*question, true));
        let others = wrong.iter().take(count - rights).map(|question| (*question, false));
        let offer = |(question, right): (FactQuestion, bool)| {
            let text = prose::question(voices, question)?;
            let (claims, asks, path) = (Vec::new(), Some(question.fact), None);
            Some(OfferedOption { claims, asks, right, text, path })
        };
        let offers: Vec<OfferedOption> = told.chain(others).filter_map(offer).collect();
        let is_mixed = offers.iter().any(|it| it.right) && offers.iter().any(|it| !it.right);
        (offers.len() >= 3 && is_mixed && are_even(&offers)).then(|| shuffled(offers, dice))
    })
}

/// The questions that are open to the director in every edition, one of each fact.
fn open(world: &RuledStory<'_>) -> Vec<FactQuestion> {
    let mut open: Vec<FactQuestion> = Vec::new();
    let is_open = |fact: &'static Fact| {
        world.rulings.iter().all(|(_, ruling)| open_facts(ruling).contains(&fact))
    };
    for (_, ruling) in &world.rulings {
        ruling.each(&mut |part| {
            let question = part.open.as_ref().map(|open| open.question);
            let question = question.filter(|question| is_open(question.fact));
            if let Some(question) = question
                && open.iter().all(|other| other.fact != question.fact)
            {
                open.push(question);
            }
        });
    }
    open
}

/// What is asked of the same player and card in situations next to this one, in every edition, and not here: a wrong
/// option has a situation that would make it right.
fn beside(world: &RuledStory<'_>) -> Vec<FactQuestion> {
    let Some(about) = open(world).first().map(|question| question.about) else {
        return Vec::new();
    };
    let near = |here: contrast::RuledSituation| {
        let neighbours = contrast::neighbours(laws::hear, &here);
        neighbours
            .flat_map(|it| open_facts(&it.ruled_situation.ruling))
            .collect::<Vec<&'static Fact>>()
    };
    let mut near = world.situations().map(near);
    let mut found = near.next().unwrap_or_default();
    near.for_each(|facts| found.retain(|fact| facts.contains(fact)));
    let asked = world.rulings.iter().flat_map(|(_, ruling)| findings::asked_questions(ruling));
    let mut known: Vec<&'static Fact> = asked.map(|question| question.fact).collect();
    found.retain(|fact| {
        let is_new = !ON_DIAGRAM.contains(&fact.key) && !known.contains(fact);
        known.push(fact);
        is_new
    });
    found.into_iter().map(|fact| FactQuestion { fact, about }).collect()
}
