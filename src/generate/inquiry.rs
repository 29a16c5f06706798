//! What the director has to establish before he rules: the facts that the Laws leave open to him, and others.

use crate::casebook::findings;
use crate::casebook::verdict::open_facts;
use crate::law;
use crate::ruling::{Asker, Clause, Edition, Fact, Question, Ruling, contrast};

use super::dice::Dice;
use super::options::{MOST_TRIED, Offer, are_even, shuffled};
use super::prose::{self, Voices};
use super::world::World;

/// What nobody asks with the diagram of all four hands in front of him.
const ON_DIAGRAM: [&str; 3] = ["honour", "holds-card", "called-is-shown"];

/// What has to be established, and what has not, of the matters of the Laws that are considered: three or
/// four options, each of one fact.
pub fn offers(world: &World<'_>, voices: Voices<'_>, dice: &mut Dice) -> Option<Vec<Offer>> {
    let mut right = open(world);
    let [mut near, mut far] = beside(world);
    (0..MOST_TRIED).find_map(|_| {
        dice.shuffle(&mut right);
        dice.shuffle(&mut near);
        dice.shuffle(&mut far);
        let count = 3 + dice.below(2);
        let rights = (1 + dice.below(count - 1)).min(right.len());
        let told = right.iter().take(rights).map(|question| (*question, true));
        let others =
            near.iter().chain(&far).take(count - rights).map(|question| (*question, false));
        let offer = |(question, right): (Question, bool)| {
            let text = prose::question(voices, question)?;
            let (claims, asks, path) = (Vec::new(), Some(question.fact), None);
            Some(Offer { claims, asks, right, text, path })
        };
        let offers: Vec<Offer> = told.chain(others).filter_map(offer).collect();
        let is_mixed = offers.iter().any(|it| it.right) && offers.iter().any(|it| !it.right);
        (offers.len() >= 3 && is_mixed && are_even(&offers)).then(|| shuffled(offers, dice))
    })
}

/// The questions that are open to the director in every edition, one of each fact.
fn open(world: &World<'_>) -> Vec<Question> {
    let mut open: Vec<Question> = Vec::new();
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

/// What is asked of the same player and card elsewhere, and not here: in the situations next to this one, and by the
/// Laws that are considered.
fn beside(world: &World<'_>) -> [Vec<Question>; 2] {
    let Some(about) = open(world).first().map(|question| question.about) else {
        return Default::default();
    };
    let mut known: Vec<&'static Fact> = world
        .rulings
        .iter()
        .flat_map(|(_, ruling)| findings::asked(ruling))
        .map(|question| question.fact)
        .collect();
    let mut unknown = |fact: &&'static Fact| {
        let is_seen = ON_DIAGRAM.contains(&fact.key);
        let is_new = fact.asker == Asker::Director && !is_seen && !known.contains(fact);
        if is_new {
            known.push(*fact);
        }
        is_new
    };
    let ask = |fact| Question { fact, about };
    let here = world.here();
    let neighbours = here.iter().flat_map(|here| contrast::neighbours(law::hear, here));
    let near = neighbours.flat_map(|neighbour| open_facts(&neighbour.world.ruling));
    let near: Vec<Question> = near.filter(&mut unknown).map(ask).collect();
    let heard = |(_, ruling): &(Edition, Ruling)| {
        let rejected = ruling.rejected().into_iter().map(|rejection| rejection.law);
        ruling.applied().into_iter().chain(rejected).map(Clause::law).collect::<Vec<u8>>()
    };
    let heard: Vec<u8> = world.rulings.iter().flat_map(heard).collect();
    let laws = law::LAWS.iter().filter(|law| heard.contains(&law.number));
    let facts = laws.flat_map(|law| law.facts.iter().copied());
    [near, facts.filter(&mut unknown).map(ask).collect()]
}
