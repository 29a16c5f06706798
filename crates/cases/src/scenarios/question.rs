//! A question made of a situation: its stem, its options, its file.

use crate::case::Bilingual;
use crate::check::check;
use crate::flaws::fingerprint::fingerprint;
use crate::flaws::flaws;
use crate::{Case, RulingTerms, read};
use arbitro_laws::ruling::{Clause, Decision, Party, Text, text};

use super::DiscardReason;
pub use super::file::FileRequest;
use super::file::{CaseFileParts, sketch};
use super::inquiry;
use super::nearby_stories::{NearbyStory, each_once};
use super::option_checks::is_left_open;
use super::options::{self, OfferedOption, OptionPool};
use super::prose::{self, BilingualNames};
use super::random::QuestionRng;
use super::ruled_story::RuledStory;
use super::scenario::{QuestionSubject, Scenario};
use super::story::{SentenceWordings, SlotValue, Story, StoryChoices, StorySentence};
use super::supposed_choice::{self, SupposedChoice};

/// A question that has been made and proved.
#[derive(Clone, Debug)]
pub struct GeneratedQuestion {
    /// The text of its case file.
    pub file: String,
    /// The lines of its `[table]`.
    pub table: String,
    /// Its events, and what was found of them, as they are written there.
    pub events: String,
    pub case: Case,
    /// The numbers of the clauses by which what its right options say is decided.
    pub rests_on: Vec<&'static str>,
    /// What it has in common with every question that differs from it in seats, suits and ranks alone.
    pub fingerprint: String,
}

const RULING: SentenceWordings = &[
    text("Come decidi?", "How do you rule?"),
    text("Che cosa decide l'Arbitro?", "What does the director decide?"),
    text("Qual è la decisione dell'Arbitro?", "What is the director's ruling?"),
    text("Che cosa decidi?", "What do you decide?"),
];

const RIGHTS: SentenceWordings = &[
    text("Che cosa vale ora per {player}?", "What holds for {player} now?"),
    text("Che cosa può, deve o non può fare {player}?", "What may, must or may not {player} do?"),
    text(
        "Quali diritti e doveri ha ora {player}?",
        "What are the rights and duties of {player} now?",
    ),
];

const OPENING: SentenceWordings = &[
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

const INQUIRY: SentenceWordings = &[
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

const CHOICE: SentenceWordings = &[
    text("Se {states}, che cosa decidi?", "If {states}, how do you rule?"),
    text("Che cosa ne segue, se {states}?", "What follows if {states}?"),
    text("Se {states}, come si va avanti?", "If {states}, how do you go on?"),
];

const TRICKS: SentenceWordings = &[
    text("Quante prese passano?", "How many tricks go over?"),
    text(
        "Quante prese si trasferiscono a fine gioco?",
        "How many tricks are transferred after play?",
    ),
    text("Come correggi il conto delle prese?", "How do you correct the count of tricks?"),
];

/// What is asked of a situation, with its options.
struct QuestionDraft<'b> {
    ask: QuestionSubject,
    options: Vec<OfferedOption>,
    question: SentenceWordings,
    supposed: Option<SupposedChoice<'b>>,
}

/// The first of several questions for which the worlds near this one give options.
fn choose_draft<'b>(
    world: &RuledStory<'b>,
    pool: &OptionPool,
    asks: &[QuestionSubject],
    voices: BilingualNames<'_>,
    dice: &mut QuestionRng,
) -> Option<QuestionDraft<'b>> {
    let pool = pool.filtered(|decision| is_left_open(&world.story, decision));
    asks.iter().find_map(|ask| {
        let (offers, question) = match ask {
            QuestionSubject::Ruling => {
                let pool = pool.filtered(|decision| !pool.is_right_settled(decision));
                (options::single_answer(world, &pool, voices, dice), RULING)
            }
            // Of another world: one before anything is found.
            QuestionSubject::Inquiry | QuestionSubject::Choice => return None,
            QuestionSubject::Tricks => {
                let pool = pool.filtered(|it| matches!(it, Decision::Transfers { .. }));
                (options::single_answer(world, &pool, voices, dice), TRICKS)
            }
            QuestionSubject::Rights(slot) => {
                let Some(SlotValue::Seat(player)) = named(&world.story, slot) else { return None };
                let pool = pool.filtered(|decision| binds(decision, player));
                (options::several_answers(world, &pool, voices, dice), RIGHTS)
            }
        };
        Some(QuestionDraft { ask: *ask, options: offers?, question, supposed: None })
    })
}

/// A question on a situation, from the worlds near it: those of its own story, and, where these are not enough, all
/// that are next to it. Why not, if there is none.
pub fn make_question<'b>(
    recipe: &Scenario,
    (world, near): (&RuledStory<'b>, Vec<NearbyStory>),
    tell: impl Fn(StoryChoices) -> Option<Story<'b>>,
    wanted: FileRequest<'_>,
    dice: &mut QuestionRng,
) -> Result<GeneratedQuestion, DiscardReason> {
    if recipe.has_open_facts
        && dice.one_in(INQUIRIES)
        && let Some(unfound) = world.before_findings()
        && let Some(offers) = inquiry::offers(&unfound, wanted.names, dice)
    {
        let put = QuestionDraft {
            ask: QuestionSubject::Inquiry,
            options: offers,
            question: INQUIRY,
            supposed: None,
        };
        return write_and_prove(recipe, &unfound, put, wanted, dice);
    }
    if dice.one_in(CHOICES)
        && let Some((supposed, offers)) = supposed_choice::offers(world, wanted.names, dice)
    {
        let put = QuestionDraft {
            ask: QuestionSubject::Choice,
            options: offers,
            question: CHOICE,
            supposed: Some(supposed),
        };
        return write_and_prove(recipe, world, put, wanted, dice);
    }
    let truth = world.decided();
    let of = |near: Vec<NearbyStory>, with_rivals| OptionPool {
        nearby: each_once(near, &truth),
        actual: truth.clone(),
        with_rivals,
    };
    let mut asks = recipe.asks.to_vec();
    dice.shuffle(&mut asks);
    let pool = of(near, false);
    let made = choose_draft(world, &pool, &asks, wanted.names, dice).or_else(|| {
        let pool = of([pool.nearby, world.contrasts()].concat(), true);
        choose_draft(world, &pool, &asks, wanted.names, dice)
    });
    let QuestionDraft { ask, options: mut offers, question, .. } =
        made.ok_or(DiscardReason::Options)?;
    let turned = with_other_right_option(&offers, tell, wanted, dice);
    let world = match &turned {
        Some((right, world)) => {
            offers.iter_mut().enumerate().for_each(|(place, it)| it.right = place == *right);
            world
        }
        None => world,
    };
    write_and_prove(
        recipe,
        world,
        QuestionDraft { ask, options: offers, question, supposed: None },
        wanted,
        dice,
    )
}

/// A question put into words, and proved.
fn write_and_prove(
    recipe: &Scenario,
    world: &RuledStory<'_>,
    QuestionDraft { ask, options: offers, question, supposed }: QuestionDraft<'_>,
    wanted: FileRequest<'_>,
    dice: &mut QuestionRng,
) -> Result<GeneratedQuestion, DiscardReason> {
    let stem = stem(world, question, (ask, supposed.as_ref()), wanted.names, dice)?;
    let rests_on = rests_on(supposed.as_ref().map_or(world, |it| &it.world), &offers);
    let asks_clause =
        (ask == QuestionSubject::Ruling && dice.one_in(4)).then(|| cited(world, &offers)).flatten();
    let supposed = supposed.map(|it| it.choice);
    let parts = CaseFileParts {
        scenario: recipe,
        world,
        request: wanted,
        stem,
        options: offers,
        asks_clause,
        ask,
        supposed,
    };
    let (table, happened) = (sketch(&parts.world.story).text(), parts.happened());
    let file = parts.file(&table, &happened).ok_or(DiscardReason::Options)?;
    let reading = read(&format!("{}.toml", wanted.id), &file);
    let terms: Vec<RulingTerms> = wanted
        .editions
        .iter()
        .map(|edition| RulingTerms { edition: *edition, ..RulingTerms::default() })
        .collect();
    let mut problems = reading.problems;
    problems.extend(check(&reading.case, &terms));
    problems.extend(reading.case.questions.iter().flat_map(flaws));
    if problems.is_empty() {
        let likeness = reading.case.questions.iter().map(fingerprint).collect();
        Ok(GeneratedQuestion {
            file,
            table,
            events: happened,
            case: reading.case,
            rests_on,
            fingerprint: likeness,
        })
    } else {
        let told = problems.iter().map(|it| format!("{}{:?}", it.code.id(), it.args));
        Err(DiscardReason::Proof(told.collect()))
    }
}

/// The story, and what is asked of it.
fn stem(
    world: &RuledStory<'_>,
    question: SentenceWordings,
    (ask, supposed): (QuestionSubject, Option<&SupposedChoice<'_>>),
    voices: BilingualNames<'_>,
    dice: &mut QuestionRng,
) -> Result<Bilingual, DiscardReason> {
    let told = StorySentence { line: OPENING, finding: None, who: None };
    let mut stem = Vec::new();
    let mut openings: Vec<&str> = Vec::new();
    for told in [told].into_iter().chain(world.story.lines.iter().copied()) {
        let Some(said) = another_of(told.line, &openings, dice) else { continue };
        openings.push(opening(said.it));
        let name = |slot: &str| match (slot, told.who) {
            ("who", Some(who)) => Some(SlotValue::Seat(who)),
            _ => named(&world.story, slot),
        };
        if !said.it.is_empty() {
            stem.push(prose::say(voices, said, name).ok_or(DiscardReason::Slot(said.it))?);
        }
    }
    let asked = one_of(question, dice).ok_or(DiscardReason::Options)?;
    let asked = match (supposed, ask) {
        (Some(supposed), _) => supposed_choice::choice_prompt(voices, asked, &supposed.choice),
        (None, QuestionSubject::Rights(slot)) => {
            prose::say(voices, asked, |_| named(&world.story, slot))
        }
        (None, _) => prose::say(voices, asked, |_| None),
    };
    stem.push(asked.ok_or(DiscardReason::Options)?);
    Ok(prose::joined(stem))
}

/// The story changed so that another of its options is the right one, as likely as this: what an option says is then no
/// sign of whether it is right. `None` where it stays as it is.
fn with_other_right_option<'b>(
    offers: &[OfferedOption],
    tell: impl Fn(StoryChoices) -> Option<Story<'b>>,
    wanted: FileRequest<'_>,
    dice: &mut QuestionRng,
) -> Option<(usize, RuledStory<'b>)> {
    let right = dice.below(offers.len());
    let path = offers[right].path.clone()?;
    let world = RuledStory::of(tell(path)?, wanted.editions).ok()?.without_idle();
    options::is_right_alone(&world, offers, right).then_some((right, world))
}

/// One of the ways in which a sentence is worded.
fn one_of(line: SentenceWordings, dice: &mut QuestionRng) -> Option<Text> {
    line.get(dice.below(line.len())).copied()
}

/// The same, in one that does not begin as another sentence does, where there is one.
fn another_of(line: SentenceWordings, openings: &[&str], dice: &mut QuestionRng) -> Option<Text> {
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
fn named(story: &Story<'_>, slot: &str) -> Option<SlotValue> {
    story.cast.iter().find(|(own, _)| *own == slot).map(|(_, name)| *name)
}

/// Whether a decision says what this player may, must or may not do.
fn binds(decision: &Decision, player: arbitro_laws::bridge::Seat) -> bool {
    let (Decision::May(who, _) | Decision::Must(who, _) | Decision::MayNot(who, _)) = decision
    else {
        return false;
    };
    *who == Party::Seat(player)
}

/// The numbers, in each edition, of the clauses that decide what the right options say.
fn rests_on(world: &RuledStory<'_>, offers: &[OfferedOption]) -> Vec<&'static str> {
    let claims: Vec<Decision> =
        offers.iter().filter(|offer| offer.right).flat_map(|offer| offer.claims.clone()).collect();
    let laws = world.rulings.iter().flat_map(|(edition, ruling)| {
        let decided = ruling.decisions().filter(|ruled| claims.contains(&ruled.decision));
        decided.filter_map(|ruled| ruled.law.number.in_edition(*edition))
    });
    laws.collect()
}

/// The clause on which the right option rests, where it is one in all editions.
fn cited(world: &RuledStory<'_>, offers: &[OfferedOption]) -> Option<&'static Clause> {
    let right = offers.iter().find(|offer| offer.right)?;
    let [claim] = right.claims.as_slice() else { return None };
    let mut laws = world.rulings.iter().filter_map(|(_, ruling)| {
        ruling.decisions().find(|ruled| ruled.decision == *claim).map(|ruled| ruled.law)
    });
    let first = laws.next()?;
    laws.all(|law| law == first).then_some(first)
}
