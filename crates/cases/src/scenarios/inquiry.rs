//! Questions that ask for the facts that the director must establish before he rules.

use crate::findings;
use crate::verdict::open_facts;
use arbitro_laws::laws;
use arbitro_laws::ruling::{Fact, FactQuestion, contrast};

use super::options::{MAX_ATTEMPTS, OfferedOption, are_even, shuffled};
use super::prose::{self, BilingualNames};
use super::random::QuestionRng;
use super::ruled_story::RuledStory;

/// The facts that a diagram of all four hands establishes.
const ON_DIAGRAM: [&str; 3] = ["honour", "holds-card", "called-is-shown"];

/// Returns three or four options, each stating a fact: some must be established before a ruling, the others need not.
pub fn offers(
    ruled_story: &RuledStory<'_>,
    names: BilingualNames<'_>,
    rng: &mut QuestionRng,
) -> Option<Vec<OfferedOption>> {
    let mut right = open(ruled_story);
    let mut wrong = beside(ruled_story);
    (0..MAX_ATTEMPTS).find_map(|_| {
        rng.shuffle(&mut right);
        rng.shuffle(&mut wrong);
        let count = 3 + rng.below(2);
        let rights = (1 + rng.below(count - 1)).min(right.len());
        let chosen = right.iter().take(rights).map(|question| (*question, true));
        let others = wrong.iter().take(count - rights).map(|question| (*question, false));
        let option = |(question, right): (FactQuestion, bool)| {
            let text = prose::question(names, question)?;
            let (claims, asks, path) = (Vec::new(), Some(question.fact), None);
            Some(OfferedOption { claims, asks, right, text, path })
        };
        let options: Vec<OfferedOption> = chosen.chain(others).filter_map(option).collect();
        let is_mixed =
            options.iter().any(|option| option.right) && options.iter().any(|option| !option.right);
        (options.len() >= 3 && is_mixed && are_even(&options)).then(|| shuffled(options, rng))
    })
}

/// Returns the questions that every edition leaves open to the director, one for each fact.
fn open(ruled_story: &RuledStory<'_>) -> Vec<FactQuestion> {
    let mut open: Vec<FactQuestion> = Vec::new();
    let is_open = |fact: &'static Fact| {
        ruled_story.rulings.iter().all(|(_, ruling)| open_facts(ruling).contains(&fact))
    };
    for (_, ruling) in &ruled_story.rulings {
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

/// Returns questions about the player and card of the first open question. Every edition asks for their facts in a
/// similar situation, but not in the actual one, so that each wrong option is right in another situation.
fn beside(ruled_story: &RuledStory<'_>) -> Vec<FactQuestion> {
    let Some(about) = open(ruled_story).first().map(|question| question.about) else {
        return Vec::new();
    };
    let near = |here: contrast::RuledSituation| {
        let neighbours = contrast::neighbours(laws::hear, &here);
        neighbours
            .flat_map(|neighbour| open_facts(&neighbour.ruled_situation.ruling))
            .collect::<Vec<&'static Fact>>()
    };
    let mut near = ruled_story.situations().map(near);
    let mut facts_nearby = near.next().unwrap_or_default();
    near.for_each(|facts| facts_nearby.retain(|fact| facts.contains(fact)));
    let asked =
        ruled_story.rulings.iter().flat_map(|(_, ruling)| findings::asked_questions(ruling));
    let mut known: Vec<&'static Fact> = asked.map(|question| question.fact).collect();
    facts_nearby.retain(|fact| {
        let is_new = !ON_DIAGRAM.contains(&fact.key) && !known.contains(fact);
        known.push(fact);
        is_new
    });
    facts_nearby.into_iter().map(|fact| FactQuestion { fact, about }).collect()
}
