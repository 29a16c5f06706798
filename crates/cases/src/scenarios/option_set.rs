//! Sets of options with their possible keys. A set is drawn without looking at any key; each of its keys is right in a
//! world of its own, and the key is drawn last, so that the options tell nothing about it.

use crate::aspect::{Aspect, AspectValue};
use crate::case::Bilingual;
use crate::verdict::asked_by;
use arbitro_laws::ruling::{Clause, Decision, Edition, Fact, Ruling, Text};

use super::inquiry_sets::{self, DirectorsAnswer};
use super::option_checks::is_right;
use super::story::Story;
use super::world::World;

/// What an option states.
#[derive(Clone, Debug, PartialEq)]
pub enum OptionStatement {
    /// The value of the question's aspect.
    Value(AspectValue),
    /// A decision.
    Claim(Decision),
    /// A fact that must be established.
    Asks(&'static Fact),
}

/// An option of a set.
#[derive(Clone, Debug)]
pub struct SetOption {
    /// What the option states.
    pub statement: OptionStatement,
    /// Its text.
    pub text: Bilingual,
}

/// A possible key of a set: the right options, in a world in which they are right.
pub struct SetKey<'f, 'b> {
    /// The world.
    pub world: &'f World<'b>,
    /// For each option, whether it is right.
    pub right: Vec<bool>,
}

/// The kind of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum QuestionKind {
    /// What the value of an aspect is.
    Aspect,
    /// Whether the director has ruled well and, if not, what is right.
    Appraisal,
    /// Which decision the Laws give.
    Ruling,
    /// Which clause decides.
    Clause,
    /// How many tricks pass, alone or beside another matter.
    Number,
    /// The rights and obligations of a player; one option may be right, or several.
    Rights,
    /// The facts that must be established before a ruling; one option may be right, or several.
    Inquiry,
    /// Whether a statement is true whatever else is established.
    General,
}

impl QuestionKind {
    /// Returns the name of the kind.
    pub const fn name(self) -> &'static str {
        match self {
            QuestionKind::Aspect => "aspect",
            QuestionKind::Appraisal => "appraisal",
            QuestionKind::Ruling => "ruling",
            QuestionKind::Clause => "clause",
            QuestionKind::Number => "number",
            QuestionKind::Rights => "rights",
            QuestionKind::Inquiry => "inquiry",
            QuestionKind::General => "general",
        }
    }
}

/// The options of a question with their possible keys.
pub struct OptionSet<'f, 'b> {
    /// The kind of the question.
    pub kind: QuestionKind,
    /// The aspect whose values the options state, if they do.
    pub aspect: Option<Aspect>,
    /// The sentence with which the stem ends.
    pub prompt: Bilingual,
    /// The options, in the order in which they are shown.
    pub options: Vec<SetOption>,
    /// The possible keys, equally likely.
    pub keys: Vec<SetKey<'f, 'b>>,
    /// The editions in which every key is right in its world.
    pub editions: Vec<Edition>,
}

impl OptionSet<'_, '_> {
    /// Returns whether several options may be right.
    pub fn has_several_answers(&self) -> bool {
        self.keys.iter().any(|key| key.right.iter().filter(|right| **right).count() != 1)
    }

    /// Returns whether an option is right in a world, in every edition of the set.
    pub fn is_right_in(&self, option: usize, world: &World<'_>) -> bool {
        let stated = &self.options[option].statement;
        let editions = world.rulings.iter().enumerate();
        let mut asked = editions.filter(|(_, (year, _))| self.editions.contains(year));
        asked.all(|(index, (year, ruling))| match (stated, &self.aspect) {
            (OptionStatement::Claim(decision), _) => is_right(ruling, *year, &[*decision]),
            (OptionStatement::Asks(fact), None) => {
                inquiry_sets::open(ruling).iter().any(|question| question.fact == *fact)
            }
            (_, Some(aspect)) => DirectorsAnswer::of(world, aspect, index)
                .is_some_and(|it| it.statement() == *stated),
            (OptionStatement::Value(_), None) => false,
        })
    }

    /// Returns the clause of a ruling that makes an option right, or that needs the fact that it states; `None` if no
    /// clause does.
    pub fn deciding(&self, option: usize, ruling: &Ruling) -> Option<&'static Clause> {
        match &self.options[option].statement {
            OptionStatement::Value(_) => self.aspect.as_ref()?.governing(ruling).map(|it| it.law),
            OptionStatement::Claim(decision) => {
                ruling.decisions().find(|ruled| ruled.decision == *decision).map(|ruled| ruled.law)
            }
            OptionStatement::Asks(fact) => asked_by(ruling, fact),
        }
    }

    /// Returns the clause that makes an option right in a world; `None` if none does, or if it differs between the
    /// editions of the set.
    pub fn governing(&self, option: usize, world: &World<'_>) -> Option<&'static Clause> {
        let rulings = world.rulings.iter().filter(|(edition, _)| self.editions.contains(edition));
        let mut clauses = rulings.map(|(_, ruling)| self.deciding(option, ruling));
        let first = clauses.next()?;
        clauses.all(|clause| clause == first).then_some(first)?
    }

    /// Returns whether the answer depends on the first of two incidents: two worlds differ in nothing else, and not the
    /// same options are right in them.
    pub fn is_chain(&self, worlds: &[World<'_>]) -> bool {
        let told = worlds.iter().filter(|world| world.story.has_two_incidents());
        let options = 0..self.options.len();
        let right = |world| options.clone().map(|option| self.is_right_in(option, world)).collect();
        let told: Vec<(&Story<'_>, Vec<bool>)> =
            told.map(|world| (&world.story, right(world))).collect();
        told.iter().enumerate().any(|(place, (story, right))| {
            let mut before = told[..place].iter();
            before.any(|(other, rights)| story.differs_in_first_incident(other) && right != rights)
        })
    }
}

/// Returns the wording of a sentence that a number selects.
pub fn wording(line: &'static [Text], draw: usize) -> Option<Text> {
    line.get(draw % line.len().max(1)).copied()
}

/// Returns all editions if `has` holds for the index of each, otherwise only the edition with the index `home`.
pub fn common_editions(
    editions: &[Edition],
    home: usize,
    has: impl Fn(usize) -> bool,
) -> Vec<Edition> {
    if (0..editions.len()).all(has) {
        return editions.to_vec();
    }
    editions.get(home).copied().into_iter().collect()
}

/// Returns true if the longest text has at most this percentage of the characters of the shortest one, in either
/// language.
pub fn have_like_lengths<'t>(
    texts: impl Iterator<Item = &'t Bilingual> + Clone,
    percent: usize,
) -> bool {
    let languages: [fn(&Bilingual) -> &str; 2] = [|text| &text.it, |text| &text.en];
    languages.into_iter().all(|language| {
        let lengths = || texts.clone().map(|text| language(text).chars().count());
        100 * lengths().max().unwrap_or(0) <= percent * lengths().min().unwrap_or(0)
    })
}
