//! A question made of a situation: its stem, its options, its file.

use crate::case::Bilingual;
use crate::check::check;
use crate::flaws::flaws;
use crate::flaws::shape::shape;
use crate::{Case, Terms, read};
use arbitro_laws::ruling::{Clause, Decision, Text, Who, text};

use super::Miss;
use super::dice::Dice;
pub use super::file::Wanted;
use super::file::{Parts, sketch};
use super::inquiry;
use super::judging::is_left_open;
use super::near::{Near, each_once};
use super::options::{self, Offer, Pool};
use super::prose::{self, Voices};
use super::scenario::{Ask, Recipe};
use super::story::{Line, Name, Path, Story, Told};
use super::supposed::{self, Supposed};
use super::world::World;

/// A question that has been made and proved.
#[derive(Clone, Debug)]
pub struct Question {
    /// The text of its case file.
    pub file: String,
    /// The lines of its `[table]`.
    pub table: String,
    /// Its events, and what was found of them, as they are written there.
    pub happened: String,
    pub case: Case,
    /// The numbers of the clauses by which what its right options say is decided.
    pub rests_on: Vec<&'static str>,
    /// What it has in common with every question that differs from it in seats, suits and ranks alone.
    pub likeness: String,
}

const RULING: Line = &[
    text("Come decidi?", "How do you rule?"),
    text("Che cosa decide l'Arbitro?", "What does the director decide?"),
    text("Qual è la decisione dell'Arbitro?", "What is the director's ruling?"),
    text("Che cosa decidi?", "What do you decide?"),
];

const RIGHTS: Line = &[
    text("Che cosa vale ora per {player}?", "What holds for {player} now?"),
    text("Che cosa può, deve o non può fare {player}?", "What may, must or may not {player} do?"),
    text(
        "Quali diritti e doveri ha ora {player}?",
        "What are the rights and duties of {player} now?",
    ),
];

const OPENING: Line = &[
    text("", ""),
    text("{declarer} dichiara {contract}.", "{declarer} declares {contract}."),
    text("Il contratto è {contract} di {declarer}.", "The contract is {contract} by {declarer}."),
    text("{dummy} è il morto in {contract}.", "{dummy} is dummy in {contract}."),
    text(
        "Contratto {contract}, dichiarante {declarer}.",
        "Contract {contract}, declarer {declarer}.",
    ),
];

/// Of this many questions one asks what must be established.
const INQUIRIES: usize = 6;

const INQUIRY: Line = &[
    text(
        "Che cosa devi accertare prima di decidere?",
        "What do you have to establish before you rule?",
    ),
    text(
        "Che cosa chiede l'Arbitro, prima di decidere?",
        "What does the director ask before he rules?",
    ),
    text("Da che cosa dipende la decisione?", "On what does the ruling turn?"),
];

/// Of this many questions on a situation in which a player may choose, one asks what follows from a choice.
const CHOICES: usize = 2;

const CHOICE: Line = &[
    text("Se {states}, che cosa decidi?", "If {states}, how do you rule?"),
    text("Che cosa ne segue, se {states}?", "What follows if {states}?"),
    text("Se {states}, come si va avanti?", "If {states}, how do you go on?"),
];

const TRICKS: Line = &[
    text("Quante prese passano?", "How many tricks go over?"),
    text(
        "Quante prese si trasferiscono a fine gioco?",
        "How many tricks are transferred after play?",
    ),
    text("Come correggi il conto delle prese?", "How do you correct the count of tricks?"),
];

/// What is asked of a situation, with its options.
struct Put<'b> {
    ask: Ask,
    offers: Vec<Offer>,
    question: Line,
    supposed: Option<Supposed<'b>>,
}

/// The first of several questions for which the worlds near this one give options.
fn put<'b>(
    world: &World<'b>,
    pool: &Pool,
    asks: &[Ask],
    voices: Voices<'_>,
    dice: &mut Dice,
) -> Option<Put<'b>> {
    let pool = pool.of(|decision| is_left_open(&world.story, decision));
    asks.iter().find_map(|ask| {
        let (offers, question) = match ask {
            Ask::Ruling => {
                let pool = pool.of(|decision| !pool.is_used_up(decision));
                (options::one(world, &pool, voices, dice), RULING)
            }
            // Of another world: one before anything is found.
            Ask::Inquiry | Ask::Choice => return None,
            Ask::Tricks => {
                let pool = pool.of(|it| matches!(it, Decision::Transfers { .. }));
                (options::one(world, &pool, voices, dice), TRICKS)
            }
            Ask::Rights(slot) => {
                let Some(Name::Seat(player)) = named(&world.story, slot) else { return None };
                let pool = pool.of(|decision| binds(decision, player));
                (options::several(world, &pool, voices, dice), RIGHTS)
            }
        };
        Some(Put { ask: *ask, offers: offers?, question, supposed: None })
    })
}

/// A question on a situation, from the worlds near it: those of its own story, and, where these are not enough, all
/// that are next to it. Why not, if there is none.
pub fn make<'b>(
    recipe: &Recipe,
    (world, near): (&World<'b>, Vec<Near>),
    tell: impl Fn(Path) -> Option<Story<'b>>,
    wanted: Wanted<'_>,
    dice: &mut Dice,
) -> Result<Question, Miss> {
    if recipe.has_open_facts
        && dice.once_in(INQUIRIES)
        && let Some(unfound) = world.unfound()
        && let Some(offers) = inquiry::offers(&unfound, wanted.voices, dice)
    {
        let put = Put { ask: Ask::Inquiry, offers, question: INQUIRY, supposed: None };
        return told(recipe, &unfound, put, wanted, dice);
    }
    if dice.once_in(CHOICES)
        && let Some((supposed, offers)) = supposed::offers(world, wanted.voices, dice)
    {
        let put = Put { ask: Ask::Choice, offers, question: CHOICE, supposed: Some(supposed) };
        return told(recipe, world, put, wanted, dice);
    }
    let truth = world.decided();
    let of = |near: Vec<Near>, with_rivals| Pool {
        near: each_once(near, &truth),
        truth: truth.clone(),
        with_rivals,
    };
    let mut asks = recipe.asks.to_vec();
    dice.shuffle(&mut asks);
    let pool = of(near, false);
    let made = put(world, &pool, &asks, wanted.voices, dice).or_else(|| {
        let pool = of([pool.near, world.contrasts()].concat(), true);
        put(world, &pool, &asks, wanted.voices, dice)
    });
    let Put { ask, mut offers, question, .. } = made.ok_or(Miss::Options)?;
    let turned = turned(&offers, tell, wanted, dice);
    let world = match &turned {
        Some((right, world)) => {
            offers.iter_mut().enumerate().for_each(|(place, it)| it.right = place == *right);
            world
        }
        None => world,
    };
    told(recipe, world, Put { ask, offers, question, supposed: None }, wanted, dice)
}

/// A question put into words, and proved.
fn told(
    recipe: &Recipe,
    world: &World<'_>,
    Put { ask, offers, question, supposed }: Put<'_>,
    wanted: Wanted<'_>,
    dice: &mut Dice,
) -> Result<Question, Miss> {
    let stem = stem(world, question, (ask, supposed.as_ref()), wanted.voices, dice)?;
    let rests_on = rests_on(supposed.as_ref().map_or(world, |it| &it.world), &offers);
    let asks_clause =
        (ask == Ask::Ruling && dice.once_in(4)).then(|| cited(world, &offers)).flatten();
    let supposed = supposed.map(|it| it.choice);
    let parts = Parts { recipe, world, wanted, stem, offers, asks_clause, ask, supposed };
    let (table, happened) = (sketch(&parts.world.story).text(), parts.happened());
    let file = parts.file(&table, &happened).ok_or(Miss::Options)?;
    let reading = read(&format!("{}.toml", wanted.id), &file);
    let terms: Vec<Terms> = wanted
        .editions
        .iter()
        .map(|edition| Terms { edition: *edition, ..Terms::default() })
        .collect();
    let mut problems = reading.problems;
    problems.extend(check(&reading.case, &terms));
    problems.extend(reading.case.items.iter().flat_map(flaws));
    if problems.is_empty() {
        let likeness = reading.case.items.iter().map(shape).collect();
        Ok(Question { file, table, happened, case: reading.case, rests_on, likeness })
    } else {
        let told = problems.iter().map(|it| format!("{}{:?}", it.code.id(), it.args));
        Err(Miss::Proof(told.collect()))
    }
}

/// The story, and what is asked of it.
fn stem(
    world: &World<'_>,
    question: Line,
    (ask, supposed): (Ask, Option<&Supposed<'_>>),
    voices: Voices<'_>,
    dice: &mut Dice,
) -> Result<Bilingual, Miss> {
    let told = Told { line: OPENING, finding: None, who: None };
    let mut stem = Vec::new();
    let mut openings: Vec<&str> = Vec::new();
    for told in [told].into_iter().chain(world.story.lines.iter().copied()) {
        let Some(said) = another_of(told.line, &openings, dice) else { continue };
        openings.push(opening(said.it));
        let name = |slot: &str| match (slot, told.who) {
            ("who", Some(who)) => Some(Name::Seat(who)),
            _ => named(&world.story, slot),
        };
        if !said.it.is_empty() {
            stem.push(prose::say(voices, said, name).ok_or(Miss::Slot(said.it))?);
        }
    }
    let asked = one_of(question, dice).ok_or(Miss::Options)?;
    let asked = match (supposed, ask) {
        (Some(supposed), _) => supposed::asked(voices, asked, &supposed.choice),
        (None, Ask::Rights(slot)) => prose::say(voices, asked, |_| named(&world.story, slot)),
        (None, _) => prose::say(voices, asked, |_| None),
    };
    stem.push(asked.ok_or(Miss::Options)?);
    Ok(prose::joined(stem))
}

/// The story changed so that another of its options is the right one, as likely as this: what an option says is then no
/// sign of whether it is right. `None` where it stays as it is.
fn turned<'b>(
    offers: &[Offer],
    tell: impl Fn(Path) -> Option<Story<'b>>,
    wanted: Wanted<'_>,
    dice: &mut Dice,
) -> Option<(usize, World<'b>)> {
    let right = dice.below(offers.len());
    let path = offers[right].path.clone()?;
    let world = World::of(tell(path)?, wanted.editions).ok()?.without_idle();
    options::is_right_alone(&world, offers, right).then_some((right, world))
}

/// One of the ways in which a sentence is worded.
fn one_of(line: Line, dice: &mut Dice) -> Option<Text> {
    line.get(dice.below(line.len())).copied()
}

/// The same, in one that does not begin as another sentence does, where there is one.
fn another_of(line: Line, openings: &[&str], dice: &mut Dice) -> Option<Text> {
    let first = dice.below(line.len());
    let mut all = line.iter().cycle().skip(first).take(line.len());
    let fresh = all.find(|said| !openings.contains(&opening(said.it)));
    fresh.or_else(|| line.get(first)).copied()
}

/// The words with which a sentence begins.
fn opening(said: &str) -> &str {
    let end = said.match_indices(' ').nth(2).map_or(said.len(), |(end, _)| end);
    &said[..end]
}

/// What is in a slot of the story.
fn named(story: &Story<'_>, slot: &str) -> Option<Name> {
    story.cast.iter().find(|(own, _)| *own == slot).map(|(_, name)| *name)
}

/// Whether a decision says what this player may, must or may not do.
fn binds(decision: &Decision, player: arbitro_laws::bridge::Seat) -> bool {
    let (Decision::May(who, _) | Decision::Must(who, _) | Decision::MayNot(who, _)) = decision
    else {
        return false;
    };
    *who == Who::Seat(player)
}

/// The numbers, in each edition, of the clauses that decide what the right options say.
fn rests_on(world: &World<'_>, offers: &[Offer]) -> Vec<&'static str> {
    let claims: Vec<Decision> =
        offers.iter().filter(|offer| offer.right).flat_map(|offer| offer.claims.clone()).collect();
    let laws = world.rulings.iter().flat_map(|(edition, ruling)| {
        let decided = ruling.decisions().filter(|ruled| claims.contains(&ruled.decision));
        decided.filter_map(|ruled| ruled.law.number.in_edition(*edition))
    });
    laws.collect()
}

/// The clause on which the right option rests, where it is one in all editions.
fn cited(world: &World<'_>, offers: &[Offer]) -> Option<&'static Clause> {
    let right = offers.iter().find(|offer| offer.right)?;
    let [claim] = right.claims.as_slice() else { return None };
    let mut laws = world.rulings.iter().filter_map(|(_, ruling)| {
        ruling.decisions().find(|ruled| ruled.decision == *claim).map(|ruled| ruled.law)
    });
    let first = laws.next()?;
    laws.all(|law| law == first).then_some(first)
}
