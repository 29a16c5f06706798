//! Measures the quality of a bank: the success of blind habits, the number of deals, and the wrong options without a
//! contrast.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::case::{Bilingual, Question};
use arbitro_laws::bridge::Deal;
use arbitro_laws::ruling::{Edition, Language};

use super::fingerprint::fingerprint;
pub use super::habit::BlindHabit;
use super::habit::{WordCounts, share, vocabulary};
use super::thresholds::{self, CHANCE_PERCENT, MIN_QUESTIONS};

/// The properties of a question that the quality of a bank depends on.
#[derive(Clone, Debug)]
pub struct QualitySample {
    /// The texts of the options.
    pub(super) options: Vec<Bilingual>,
    /// The index of the right option in each edition of the question; `None` if the question asks
    /// for several answers or no option is marked right.
    pub(super) right: Vec<(Edition, Option<usize>)>,
    /// The diagram before the play.
    pub deal: Deal,
    /// The fingerprint of the question.
    pub fingerprint: String,
}

impl QualitySample {
    /// Returns the sample of a question.
    pub fn of(question: &Question) -> QualitySample {
        let right = |edition: &Edition| {
            let marked = question.options.iter().position(|option| option.is_marked(*edition));
            (*edition, marked.filter(|_| !question.several))
        };
        QualitySample {
            options: question.options.iter().map(|option| option.text.clone()).collect(),
            right: question.editions.iter().map(right).collect(),
            deal: question.setting.deal,
            fingerprint: fingerprint(question),
        }
    }
}

/// The success of blind habits in a bank, in one edition and one language, in percent.
#[derive(Clone, Debug)]
pub struct BlindHabitResults {
    /// The edition.
    pub edition: Edition,
    /// The language.
    pub language: Language,
    /// The number of questions with one right answer.
    pub questions: usize,
    /// The success of guessing at random, in percent.
    pub chance: f64,
    /// The success of each habit, in the order of [`BlindHabit::ALL`].
    pub hit_percents: [f64; 5],
}

impl BlindHabitResults {
    /// Returns the largest acceptable success of a habit, in percent; `None` if there are too few questions to judge.
    pub fn bound(&self, habit: BlindHabit) -> Option<f64> {
        let bound = if habit == BlindHabit::Words {
            thresholds::MAX_WORDS_PERCENT
        } else {
            thresholds::MAX_HABIT_PERCENT
        };
        (self.questions >= MIN_QUESTIONS).then(|| bound * (self.chance / CHANCE_PERCENT).max(1.0))
    }

    /// Returns the habits whose success is larger than acceptable.
    pub fn exceeded_habits(&self) -> impl Iterator<Item = BlindHabit> + '_ {
        let habits = BlindHabit::ALL.into_iter().zip(self.hit_percents);
        let exceeded = habits
            .filter(|(habit, success)| self.bound(*habit).is_some_and(|bound| *success > bound));
        exceeded.map(|(habit, _)| habit)
    }
}

/// The quality of a bank.
#[derive(Clone, Debug)]
pub struct BankQuality {
    /// The number of questions.
    pub questions: usize,
    /// The success of blind habits, for each edition and each language.
    pub blind: Vec<BlindHabitResults>,
    /// The number of different deals.
    pub deals: usize,
    /// The largest number of questions on one deal.
    pub max_on_one_deal: usize,
    /// The number of wrong options.
    pub wrong_options: usize,
    /// The number of wrong options without a contrast.
    pub unexplained: usize,
}

impl BankQuality {
    /// Measures the quality of the questions in these files.
    ///
    /// `wrong` is the number of wrong options in the files, and the number of those without a contrast.
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

    /// Returns the number of deals that the bank needs.
    pub fn deals_needed(&self) -> usize {
        thresholds::deals_needed(self.questions)
    }

    /// Returns true if the bank has too few deals.
    pub fn has_few_deals(&self) -> bool {
        self.deals < self.deals_needed()
    }

    /// Returns the percentage of wrong options without a contrast.
    pub fn without_contrast(&self) -> f64 {
        percent(self.unexplained as f64, self.wrong_options)
    }

    /// Returns true if too many wrong options have no contrast.
    pub fn lacks_contrasts(&self) -> bool {
        self.without_contrast() > thresholds::MAX_UNEXPLAINED_PERCENT
    }

    /// Returns true if the bank is within all thresholds.
    pub fn is_sound(&self) -> bool {
        !self.has_few_deals()
            && !self.lacks_contrasts()
            && self.blind.iter().all(|blind| blind.exceeded_habits().next().is_none())
    }
}

/// The options of a question in one language, and the index of the right one.
struct QuestionInLanguage<'s> {
    file: usize,
    options: Vec<&'s str>,
    right: usize,
}

fn blind(files: &[&[QualitySample]], edition: Edition, language: Language) -> BlindHabitResults {
    let samples = files.iter().enumerate();
    let samples = samples.flat_map(|(file, samples)| samples.iter().map(move |one| (file, one)));
    let questions = samples.filter_map(|(file, sample)| {
        let right =
            sample.right.iter().find(|(edition_of_right, _)| *edition_of_right == edition)?.1?;
        let options = sample.options.iter().map(|text| text.in_language(language));
        Some(QuestionInLanguage { file, right, options: options.collect() })
    });
    let questions: Vec<QuestionInLanguage<'_>> = questions.collect();
    let of_words = by_words(&questions);
    let success = BlindHabit::ALL.map(|habit| match habit {
        BlindHabit::Words => percent(of_words, questions.len()),
        habit => {
            let share = questions.iter().map(|question| {
                share(
                    question.options.iter().map(|text| habit.score(text)).collect(),
                    question.right,
                )
            });
            percent(share.sum(), questions.len())
        }
    });
    let chance = questions.iter().map(|question| 1.0 / question.options.len() as f64).sum();
    BlindHabitResults {
        edition,
        language,
        questions: questions.len(),
        chance: percent(chance, questions.len()),
        hit_percents: success,
    }
}

fn percent(part: f64, count: usize) -> f64 {
    if count == 0 { 0.0 } else { 100.0 * part / count as f64 }
}

/// Returns how many questions the habit `Words` answers correctly; each file is judged by the words of the other files.
fn by_words(questions: &[QuestionInLanguage<'_>]) -> f64 {
    let words: Vec<Vec<BTreeSet<String>>> = questions
        .iter()
        .map(|question| question.options.iter().map(|text| vocabulary(text)).collect())
        .collect();
    let mut counts = WordCounts::default();
    let mut by_file: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (index, question) in questions.iter().enumerate() {
        counts.add(&words[index], question.right, 1.0);
        by_file.entry(question.file).or_default().push(index);
    }
    let mut hits = 0.0;
    for own in by_file.values() {
        own.iter().for_each(|index| counts.add(&words[*index], questions[*index].right, -1.0));
        for index in own {
            let scores = words[*index].iter().map(|words| counts.score(words)).collect();
            hits += share(scores, questions[*index].right);
        }
        own.iter().for_each(|index| counts.add(&words[*index], questions[*index].right, 1.0));
    }
    hits
}
