//! The table of a bank's quality: what blind habits find, and how many deals it uses.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::case::{Bilingual, Question};
use arbitro_laws::bridge::Deal;
use arbitro_laws::ruling::{Edition, Language};

use super::fingerprint::fingerprint;
pub use super::habit::BlindHabit;
use super::habit::{WordCounts, share, vocabulary};
use super::thresholds::{self, CHANCE_PERCENT, MIN_QUESTIONS};

/// What the quality of a bank is measured on, for one question.
#[derive(Clone, Debug)]
pub struct QualitySample {
    /// The texts of its options.
    pub(super) options: Vec<Bilingual>,
    /// The place of the right one, in each edition that the question belongs to; `None` where there are several.
    pub(super) right: Vec<(Edition, Option<usize>)>,
    /// The diagram before the play.
    pub deal: Deal,
    /// What is left of it once everything is renamed.
    pub fingerprint: String,
}

impl QualitySample {
    pub fn of(item: &Question) -> QualitySample {
        let right = |edition: &Edition| {
            let marked = item.options.iter().position(|option| option.is_marked(*edition));
            (*edition, marked.filter(|_| !item.several))
        };
        QualitySample {
            options: item.options.iter().map(|option| option.text.clone()).collect(),
            right: item.editions.iter().map(right).collect(),
            deal: item.setting.deal,
            fingerprint: fingerprint(item),
        }
    }
}

/// What blind habits find in a bank, in one edition and one language: shares of a hundred.
#[derive(Clone, Debug)]
pub struct BlindHabitResults {
    pub edition: Edition,
    pub language: Language,
    /// The questions with one right answer.
    pub questions: usize,
    pub chance: f64,
    /// In how many each habit finds the right option, in the order of [`BlindHabit::ALL`].
    pub hit_percents: [f64; 5],
}

impl BlindHabitResults {
    /// How far the habit may go: no limit where there are too few questions to judge.
    pub fn bound(&self, habit: BlindHabit) -> Option<f64> {
        let bound = if habit == BlindHabit::Words {
            thresholds::MAX_WORDS_PERCENT
        } else {
            thresholds::MAX_HABIT_PERCENT
        };
        (self.questions >= MIN_QUESTIONS).then(|| bound * (self.chance / CHANCE_PERCENT).max(1.0))
    }

    /// The habits that go too far.
    pub fn exceeded_habits(&self) -> impl Iterator<Item = BlindHabit> + '_ {
        let habits = BlindHabit::ALL.into_iter().zip(self.hit_percents);
        let beyond =
            habits.filter(|(habit, found)| self.bound(*habit).is_some_and(|bound| *found > bound));
        beyond.map(|(habit, _)| habit)
    }
}

/// The quality of a bank.
#[derive(Clone, Debug)]
pub struct BankQuality {
    pub questions: usize,
    /// For each edition, in each language.
    pub blind: Vec<BlindHabitResults>,
    pub deals: usize,
    /// The most questions on one deal.
    pub max_on_one_deal: usize,
    /// Wrong options.
    pub wrong_options: usize,
    /// Those that no situation nearby makes right.
    pub unexplained: usize,
}

impl BankQuality {
    /// The quality of the questions of these files.
    ///
    /// `wrong`: how many wrong options they have, and how many of these are without a contrast.
    pub fn of(
        files: &[&[QualitySample]],
        editions: &[Edition],
        wrong: (usize, usize),
    ) -> BankQuality {
        let tables = editions
            .iter()
            .flat_map(|edition| Language::ALL.map(|language| blind(files, *edition, language)));
        let samples = || files.iter().copied().flatten();
        let mut deals: HashMap<Deal, usize> = HashMap::new();
        samples().for_each(|sample| *deals.entry(sample.deal).or_default() += 1);
        BankQuality {
            questions: samples().count(),
            blind: tables.collect(),
            deals: deals.len(),
            max_on_one_deal: deals.values().copied().max().unwrap_or_default(),
            wrong_options: wrong.0,
            unexplained: wrong.1,
        }
    }

    /// How many deals it should have.
    pub fn deals_needed(&self) -> usize {
        thresholds::deals_needed(self.questions)
    }

    pub fn has_few_deals(&self) -> bool {
        self.deals < self.deals_needed()
    }

    /// Of a hundred wrong options, how many are without a contrast.
    pub fn without_contrast(&self) -> f64 {
        percent(self.unexplained as f64, self.wrong_options)
    }

    pub fn lacks_contrasts(&self) -> bool {
        self.without_contrast() > thresholds::MAX_UNEXPLAINED_PERCENT
    }

    /// Whether the bank as a whole keeps within the bounds.
    pub fn is_sound(&self) -> bool {
        !self.has_few_deals()
            && !self.lacks_contrasts()
            && self.blind.iter().all(|blind| blind.exceeded_habits().next().is_none())
    }
}

/// A question in one language: its options, and which is right.
struct QuestionInLanguage<'s> {
    file: usize,
    options: Vec<&'s str>,
    right: usize,
}

fn blind(files: &[&[QualitySample]], edition: Edition, language: Language) -> BlindHabitResults {
    let samples = files.iter().enumerate();
    let samples = samples.flat_map(|(file, samples)| samples.iter().map(move |one| (file, one)));
    let puts = samples.filter_map(|(file, sample)| {
        let right = sample.right.iter().find(|(stands, _)| *stands == edition)?.1?;
        let options = sample.options.iter().map(|text| text.in_language(language));
        Some(QuestionInLanguage { file, right, options: options.collect() })
    });
    let puts: Vec<QuestionInLanguage<'_>> = puts.collect();
    let of_words = by_words(&puts);
    let found = BlindHabit::ALL.map(|habit| match habit {
        BlindHabit::Words => percent(of_words, puts.len()),
        habit => {
            let share = puts.iter().map(|put| {
                share(put.options.iter().map(|text| habit.score(text)).collect(), put.right)
            });
            percent(share.sum(), puts.len())
        }
    });
    let chance = puts.iter().map(|put| 1.0 / put.options.len() as f64).sum();
    BlindHabitResults {
        edition,
        language,
        questions: puts.len(),
        chance: percent(chance, puts.len()),
        hit_percents: found,
    }
}

fn percent(of: f64, count: usize) -> f64 {
    if count == 0 { 0.0 } else { 100.0 * of / count as f64 }
}

/// How many questions the words alone answer, each file judged by the words of the others.
fn by_words(puts: &[QuestionInLanguage<'_>]) -> f64 {
    let words: Vec<Vec<BTreeSet<String>>> =
        puts.iter().map(|put| put.options.iter().map(|text| vocabulary(text)).collect()).collect();
    let mut counts = WordCounts::default();
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
