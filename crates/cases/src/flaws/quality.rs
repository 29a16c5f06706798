//! The table of a bank's quality: what blind habits find, and how many deals it uses.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::case::{Bilingual, Item};
use arbitro_laws::bridge::Deal;
use arbitro_laws::ruling::{Edition, Language};

use super::bounds::{self, CHANCE, ENOUGH};
pub use super::habit::Habit;
use super::habit::{Counts, share, vocabulary};
use super::shape::shape;

/// What the quality of a bank is measured on, for one question.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The texts of its options.
    pub(super) options: Vec<Bilingual>,
    /// The place of the right one, in each edition that the question belongs to; `None` where there are several.
    pub(super) right: Vec<(Edition, Option<usize>)>,
    /// The diagram before the play.
    pub deal: Deal,
    /// What is left of it once everything is renamed.
    pub shape: String,
}

impl Sample {
    pub fn of(item: &Item) -> Sample {
        let right = |edition: &Edition| {
            let marked = item.options.iter().position(|option| option.is_marked(*edition));
            (*edition, marked.filter(|_| !item.several))
        };
        Sample {
            options: item.options.iter().map(|option| option.text.clone()).collect(),
            right: item.editions.iter().map(right).collect(),
            deal: item.setting.deal,
            shape: shape(item),
        }
    }
}

/// What blind habits find in a bank, in one edition and one language: shares of a hundred.
#[derive(Clone, Debug)]
pub struct Blind {
    pub edition: Edition,
    pub language: Language,
    /// The questions with one right answer.
    pub questions: usize,
    pub chance: f64,
    /// In how many each habit finds the right option, in the order of [`Habit::ALL`].
    pub found: [f64; 5],
}

impl Blind {
    /// How far the habit may go: no limit where there are too few questions to judge.
    pub fn bound(&self, habit: Habit) -> Option<f64> {
        let bound = if habit == Habit::Words { bounds::WORDS } else { bounds::HABIT };
        (self.questions >= ENOUGH).then(|| bound * (self.chance / CHANCE).max(1.0))
    }

    /// The habits that go too far.
    pub fn too_far(&self) -> impl Iterator<Item = Habit> + '_ {
        let habits = Habit::ALL.into_iter().zip(self.found);
        let beyond =
            habits.filter(|(habit, found)| self.bound(*habit).is_some_and(|bound| *found > bound));
        beyond.map(|(habit, _)| habit)
    }
}

/// The quality of a bank.
#[derive(Clone, Debug)]
pub struct Quality {
    pub questions: usize,
    /// For each edition, in each language.
    pub blind: Vec<Blind>,
    pub deals: usize,
    /// The most questions on one deal.
    pub on_a_deal: usize,
    /// Wrong options.
    pub wrong: usize,
    /// Those that no situation nearby makes right.
    pub unexplained: usize,
}

impl Quality {
    /// The quality of the questions of these files.
    ///
    /// `wrong`: how many wrong options they have, and how many of these are without a contrast.
    pub fn of(files: &[&[Sample]], editions: &[Edition], wrong: (usize, usize)) -> Quality {
        let tables = editions
            .iter()
            .flat_map(|edition| Language::ALL.map(|language| blind(files, *edition, language)));
        let samples = || files.iter().copied().flatten();
        let mut deals: HashMap<Deal, usize> = HashMap::new();
        samples().for_each(|sample| *deals.entry(sample.deal).or_default() += 1);
        Quality {
            questions: samples().count(),
            blind: tables.collect(),
            deals: deals.len(),
            on_a_deal: deals.values().copied().max().unwrap_or_default(),
            wrong: wrong.0,
            unexplained: wrong.1,
        }
    }

    /// How many deals it should have.
    pub fn deals_needed(&self) -> usize {
        bounds::deals(self.questions)
    }

    pub fn has_few_deals(&self) -> bool {
        self.deals < self.deals_needed()
    }

    /// Of a hundred wrong options, how many are without a contrast.
    pub fn without_contrast(&self) -> f64 {
        percent(self.unexplained as f64, self.wrong)
    }

    pub fn lacks_contrasts(&self) -> bool {
        self.without_contrast() > bounds::UNEXPLAINED
    }

    /// Whether the bank as a whole keeps within the bounds.
    pub fn is_sound(&self) -> bool {
        !self.has_few_deals()
            && !self.lacks_contrasts()
            && self.blind.iter().all(|blind| blind.too_far().next().is_none())
    }
}

/// A question in one language: its options, and which is right.
struct Put<'s> {
    file: usize,
    options: Vec<&'s str>,
    right: usize,
}

fn blind(files: &[&[Sample]], edition: Edition, language: Language) -> Blind {
    let samples = files.iter().enumerate();
    let samples = samples.flat_map(|(file, samples)| samples.iter().map(move |one| (file, one)));
    let puts = samples.filter_map(|(file, sample)| {
        let right = sample.right.iter().find(|(stands, _)| *stands == edition)?.1?;
        let options = sample.options.iter().map(|text| text.in_language(language));
        Some(Put { file, right, options: options.collect() })
    });
    let puts: Vec<Put<'_>> = puts.collect();
    let of_words = by_words(&puts);
    let found = Habit::ALL.map(|habit| match habit {
        Habit::Words => percent(of_words, puts.len()),
        habit => {
            let share = puts.iter().map(|put| {
                share(put.options.iter().map(|text| habit.score(text)).collect(), put.right)
            });
            percent(share.sum(), puts.len())
        }
    });
    let chance = puts.iter().map(|put| 1.0 / put.options.len() as f64).sum();
    Blind { edition, language, questions: puts.len(), chance: percent(chance, puts.len()), found }
}

fn percent(of: f64, count: usize) -> f64 {
    if count == 0 { 0.0 } else { 100.0 * of / count as f64 }
}

/// How many questions the words alone answer, each file judged by the words of the others.
fn by_words(puts: &[Put<'_>]) -> f64 {
    let words: Vec<Vec<BTreeSet<String>>> =
        puts.iter().map(|put| put.options.iter().map(|text| vocabulary(text)).collect()).collect();
    let mut counts = Counts::default();
    let mut by_file: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (index, put) in puts.iter().enumerate() {
        counts.add(&words[index], put.right, 1.0);
        by_file.entry(put.file).or_default().push(index);
    }
    let mut hits = 0.0;
    for own in by_file.values() {
        own.iter().for_each(|index| counts.add(&words[*index], puts[*index].right, -1.0));
        for index in own {
            let scores = words[*index].iter().map(|words| counts.score(words)).collect();
            hits += share(scores, puts[*index].right);
        }
        own.iter().for_each(|index| counts.add(&words[*index], puts[*index].right, 1.0));
    }
    hits
}
