//! Sets of options with their possible keys. A set is drawn without looking at any key; each of its keys is right in a
//! world of its own, and the key is drawn last, so that the options tell nothing about it.

use crate::aspect::{Aspect, AspectValue};
use crate::case::Bilingual;
use arbitro_laws::ruling::{Decision, Edition, Fact, Text};

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

impl SetKey<'_, '_> {
    /// Returns true if one option alone is right.
    pub fn has_one_right(&self) -> bool {
        has_one(&self.right)
    }
}

/// Returns true if exactly one of these is true.
pub fn has_one(right: &[bool]) -> bool {
    right.iter().filter(|right| **right).count() == 1
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
    /// Whether a ruling that is given at once holds whatever else is established.
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
