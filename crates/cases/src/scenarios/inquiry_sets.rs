//! Sets of options that name facts to establish, alone or beside rulings.

use crate::aspect::{Aspect, AspectValue};
use crate::verdict::open_questions;
use arbitro_laws::ruling::{Edition, FactQuestion, Ruling, Text, text};

use super::aspect_sets::{self, judged, value_text};
use super::claim_sets::subset;
use super::option_set::{
    OptionSet, OptionStatement, QuestionKind, SetKey, SetOption, common_editions, wording,
};
use super::prose::{self, BilingualNames};
use super::random::QuestionRng;
use super::world::World;

/// The questions of which one option is the answer.
const INQUIRY_OF_ONE: &[Text] = &[
    text(
        "Quale di questi fatti devi accertare prima di decidere?",
        "Which of these facts do you have to establish before you rule?",
    ),
    text(
        "Da quale di questi fatti dipende la decisione?",
        "On which of these facts does the ruling turn?",
    ),
    text(
        "Che cosa chiede l'Arbitro, prima di decidere?",
        "What does the director ask before he rules?",
    ),
];

const INQUIRY: &[Text] = &[
    text(
        "Che cosa devi accertare prima di decidere?",
        "What do you have to establish before you rule?",
    ),
    text(
        "Che cosa chiede l'Arbitro, prima di decidere?",
        "What does the director ask before he rules?",
    ),
    text("Da che cosa dipende la decisione?", "On what does the ruling turn?"),
    text("Quali domande farai al tavolo?", "Which questions will you put to the table?"),
];

/// The questions of which the answer is a ruling, or a fact to establish first; `value` is the question about the ruling.
const DECIDE_OR_ASK: &[Text] = &[
    text(
        "{value} O va prima accertato qualcosa?",
        "{value} Or does something have to be established first?",
    ),
    text(
        "{value} O per dirlo manca ancora un fatto?",
        "{value} Or is a fact still missing before you can say?",
    ),
    text(
        "{value} O per deciderlo serve un altro accertamento?",
        "{value} Or is a further finding needed before you decide?",
    ),
];

/// The questions whether a ruling holds whatever else is established, so that it may be given at once.
const GENERAL: &[Text] = &[
    text(
        "L'Arbitro non chiede altro e decide: «{value}» Ha ragione?",
        "The director asks nothing further and rules: '{value}' Is he right?",
    ),
    text(
        "Sentito questo, l'Arbitro decide subito: «{value}» È la decisione giusta?",
        "Having heard this, the director rules at once: '{value}' Is that the right ruling?",
    ),
    text(
        "L'Arbitro decide senza altre domande: «{value}» È giusto, già adesso?",
        "The director rules without further questions: '{value}' Is that right as things stand?",
    ),
];
const FIRST: Text =
    text("Prima va accertato: {value}", "First this has to be established: {value}");

/// The facts that a diagram of all four hands establishes.
const ON_DIAGRAM: [&str; 3] = ["honour", "holds-card", "called-is-shown"];

/// Of the questions with rulings beside facts, one in this many is whether a ruling holds in general.
const GENERALS: usize = 2;

/// The largest number of sets tried for an aspect.
const MAX_ATTEMPTS: usize = 6;

/// Returns the questions to the director that a ruling leaves open, without those that a diagram answers.
pub fn open(ruling: &Ruling) -> Vec<FactQuestion> {
    let open = open_questions(ruling).into_iter().map(|(question, _)| question);
    open.filter(|question| !ON_DIAGRAM.contains(&question.fact.key)).collect()
}

/// Returns a set of facts that must be established in some worlds and not in others.
pub fn inquiry<'f, 'b>(
    worlds: &'f [World<'b>],
    names: BilingualNames<'_>,
    rng: &mut QuestionRng,
) -> Option<OptionSet<'f, 'b>> {
    let editions: Vec<Edition> = worlds.first()?.editions().collect();
    let mut candidates: Vec<FactQuestion> = Vec::new();
    for question in worlds.iter().flat_map(|it| &it.rulings).flat_map(|(_, ruling)| open(ruling)) {
        if candidates.iter().all(|known| known.fact != question.fact) {
            candidates.push(question);
        }
    }
    // A fact that is open about another player is another fact in words, but has the same key.
    let holds = |question: &FactQuestion, world: &World<'b>, edition: usize| {
        let open = open(&world.rulings.get(edition)?.1);
        let same = open.iter().filter(|other| other.fact == question.fact);
        let about: Vec<bool> = same.map(|other| other.about.who == question.about.who).collect();
        (!about.contains(&false)).then_some(!about.is_empty())
    };
    let is_beside = |one: &FactQuestion, two: &FactQuestion| one.fact != two.fact;
    let drawn = subset(&candidates, worlds.iter().collect(), &editions, (holds, is_beside), rng)?;
    let option = |question: &FactQuestion| {
        let text = prose::question(names, *question)?;
        Some(SetOption { statement: OptionStatement::Asks(question.fact), text })
    };
    let is_single = drawn.keys.iter().all(SetKey::has_one_right);
    let asked = if is_single { INQUIRY_OF_ONE } else { INQUIRY };
    Some(OptionSet {
        kind: QuestionKind::Inquiry,
        aspect: None,
        prompt: prose::say(names, wording(asked, rng.below(60))?, |_| None)?,
        options: drawn.options.iter().map(option).collect::<Option<_>>()?,
        keys: drawn.keys,
        editions: drawn.editions,
    })
}

/// What the director does in a world: he rules, or asks first.
#[derive(Clone, PartialEq)]
pub enum DirectorsAnswer {
    /// No fact is open; the aspect has this value.
    Rules(AspectValue),
    /// This fact alone is open, and the value of the aspect turns on it.
    Asks(FactQuestion),
}

impl DirectorsAnswer {
    /// Returns what the director does in the edition with this index; `None` if he would ask several questions.
    pub fn of(world: &World<'_>, aspect: &Aspect, edition: usize) -> Option<DirectorsAnswer> {
        if let Some(value) = world.value(aspect, edition) {
            return Some(DirectorsAnswer::Rules(value));
        }
        match open(&world.rulings.get(edition)?.1).as_slice() {
            [only] if world.turns_on_open_fact(aspect, edition) => {
                Some(DirectorsAnswer::Asks(*only))
            }
            _ => None,
        }
    }

    /// Returns true if one question may contain both.
    fn is_beside(&self, other: &DirectorsAnswer) -> bool {
        match (self, other) {
            (DirectorsAnswer::Rules(one), DirectorsAnswer::Rules(two)) => {
                one != two && !one.is_near(two)
            }
            (DirectorsAnswer::Asks(one), DirectorsAnswer::Asks(two)) => one.fact != two.fact,
            _ => true,
        }
    }

    fn option(
        &self,
        aspect: &Aspect,
        world: &World<'_>,
        names: BilingualNames<'_>,
    ) -> Option<SetOption> {
        let text = match self {
            DirectorsAnswer::Rules(value) => {
                value_text(value, aspect, world.story.declarer(), names)
            }
            DirectorsAnswer::Asks(question) => {
                let asked = prose::continued(prose::question(names, *question)?, names);
                prose::with_value(FIRST, &asked)
            }
        };
        Some(SetOption { statement: self.statement(), text })
    }

    /// Returns what an option with this answer states.
    pub fn statement(&self) -> OptionStatement {
        match self {
            DirectorsAnswer::Rules(value) => OptionStatement::Value(value.clone()),
            DirectorsAnswer::Asks(question) => OptionStatement::Asks(question.fact),
        }
    }
}

/// Returns a set of two or three values of an aspect and one or two facts to establish before it has a value; `None` if
/// the family gives fewer, or if an examiner could defend two of them.
pub fn decide_or_ask<'f, 'b>(
    aspect: &Aspect,
    worlds: &'f [World<'b>],
    names: BilingualNames<'_>,
    rng: &mut QuestionRng,
) -> Option<OptionSet<'f, 'b>> {
    let editions: Vec<Edition> = worlds.first()?.editions().collect();
    let home = rng.below(editions.len());
    let answered =
        worlds.iter().filter_map(|it| Some((DirectorsAnswer::of(it, aspect, home)?, it)));
    let mut answered: Vec<(DirectorsAnswer, &'f World<'b>)> = answered.collect();
    let count = 3 + rng.below(2);
    let chosen = (0..MAX_ATTEMPTS).find_map(|_| {
        rng.shuffle(&mut answered);
        let mut chosen: Vec<(DirectorsAnswer, &'f World<'b>)> = Vec::new();
        for one in &answered {
            if chosen.len() < count && chosen.iter().all(|other| one.0.is_beside(&other.0)) {
                chosen.push(one.clone());
            }
        }
        let values: Vec<&AspectValue> = chosen
            .iter()
            .filter_map(|(answer, _)| match answer {
                DirectorsAnswer::Rules(value) => Some(value),
                DirectorsAnswer::Asks(_) => None,
            })
            .collect();
        let is_set = chosen.len() >= 3
            && values.len() >= 2
            && values.len() < chosen.len()
            && !AspectValue::shares_a_matter(&values);
        is_set.then_some(chosen)
    })?;
    let has = |edition: usize| {
        chosen
            .iter()
            .all(|(answer, it)| DirectorsAnswer::of(it, aspect, edition).as_ref() == Some(answer))
    };
    let key = |(index, (_, world)): (usize, &(DirectorsAnswer, &'f World<'b>))| SetKey {
        world,
        right: (0..chosen.len()).map(|other| other == index).collect(),
    };
    let option =
        |(answer, world): &(DirectorsAnswer, &'f World<'b>)| answer.option(aspect, world, names);
    let mut options: Vec<SetOption> = chosen.iter().map(option).collect::<Option<_>>()?;
    let draw = rng.below(60);
    let has_choice = |answer: &DirectorsAnswer| matches!(answer, DirectorsAnswer::Rules(value) if value.has_choice());
    let is_plain = !chosen.iter().any(|(answer, _)| has_choice(answer));
    let (kind, prompt) = if is_plain && rng.one_in(GENERALS) {
        let rulings = options.iter().enumerate();
        let rulings = rulings.filter(|(_, it)| matches!(it.statement, OptionStatement::Value(_)));
        let places: Vec<usize> = rulings.map(|(place, _)| place).collect();
        let stated = rng.pick(&places)?;
        let prompt = prose::with_value(wording(GENERAL, draw)?, &options[stated].text);
        for (place, option) in options.iter_mut().enumerate() {
            if matches!(option.statement, OptionStatement::Value(_)) {
                option.text = judged(place == stated, &option.text);
            }
        }
        (QuestionKind::General, prompt)
    } else {
        let asked = aspect_sets::question(aspect, draw / DECIDE_OR_ASK.len(), names);
        (QuestionKind::Inquiry, prose::with_value(wording(DECIDE_OR_ASK, draw)?, &asked))
    };
    Some(OptionSet {
        kind,
        aspect: Some(aspect.clone()),
        prompt,
        options,
        keys: chosen.iter().enumerate().map(key).collect(),
        editions: common_editions(&editions, home, has),
    })
}
