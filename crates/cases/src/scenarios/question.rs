//! Makes a question from the worlds of a family: a set of options, a stem for each of its keys, and a case file for each
//! stem. Every file is proved before the key is drawn.

use crate::aspect::{Aspect, AspectKind};
use crate::case::Bilingual;
use crate::check::check;
use crate::flaws::fingerprint::fingerprint;
use crate::flaws::flaws;
use crate::{Case, Question, RulingTerms, read};
use arbitro_laws::bridge::Seat;
use arbitro_laws::ruling::Clause;

use super::DiscardReason;
use super::aspect_sets::{self, Fates};
use super::claim_sets;
use super::comments::CommentSources;
pub use super::file::FileRequest;
use super::file::{CaseFileParts, sketch};
use super::inquiry_sets;
use super::masked_words::MaskedWords;
use super::option_set::{OptionSet, QuestionKind, SetKey};
use super::origin::twin_id;
use super::parting_clause::PartingClause;
use super::random::QuestionRng;
use super::scenario::{QuestionSubject, Scenario};
use super::shared_words::shares_words_evenly;
use super::stem::{Stem, WordingDraws, idle_findings};
use super::story::Story;
use super::world::World;

/// A case file that was checked without problems.
#[derive(Clone, Debug)]
pub struct ProvedFile {
    /// The text of the case file.
    pub file: String,
    /// The lines of `[table]` in the case file.
    pub table: String,
    /// The lines of the events and findings in the case file.
    pub events: String,
    /// The parsed case.
    pub case: Case,
}

/// A generated question: a set of questions, one of which was drawn.
#[derive(Clone, Debug)]
pub struct GeneratedQuestion {
    /// The set.
    pub set: ProvedSet,
    /// The index of the question drawn among the files of the set.
    drawn: usize,
}

impl GeneratedQuestion {
    /// Returns the question.
    pub fn own(&self) -> &ProvedFile {
        &self.set.files[self.drawn]
    }

    /// Returns the questions with the same options and another key, each with an id of its own.
    pub fn twins(&self) -> impl Iterator<Item = Question> {
        let all = self.set.files.iter().enumerate();
        all.filter(|(index, _)| *index != self.drawn).flat_map(|(index, file)| {
            let questions = file.case.questions.iter();
            questions.map(move |it| Question { id: twin_id(&it.id, index + 1), ..it.clone() })
        })
    }
}

/// The questions with one set of options, one for each key; they differ in the story and in the right options.
#[derive(Clone, Debug)]
pub struct ProvedSet {
    /// The name of the scenario.
    pub scenario: &'static str,
    /// The kind of the questions.
    pub kind: QuestionKind,
    /// The matters of the aspect that the questions are about; empty if they are about none.
    pub aspect: String,
    /// Whether the answer depends on the first of two incidents.
    pub is_chain: bool,
    /// The case file of each key.
    pub files: Vec<ProvedFile>,
    /// The numbers of the clauses that decide in some of the questions.
    pub rests_on: Vec<&'static str>,
    /// The fingerprint; copies of the set with other seats, suits or ranks have the same fingerprint.
    pub fingerprint: String,
}

/// Of the questions about an aspect, or on a ruling, one in this many is on the ruling.
const RULINGS: usize = 4;

/// Of the questions about an aspect, one in this many is on the rights and duties of a player instead.
const RIGHTS: usize = 3;

/// Of the questions on facts to establish, one in this many has nothing but facts as options, if the family allows both.
const FACTS_ALONE: usize = 2;

/// Makes and proves a set of questions from the worlds of a family.
///
/// # Errors
/// Returns the reason for which the last set tried is no set of questions.
pub fn make_set<'b>(
    scenario: &'static Scenario,
    worlds: &[World<'b>],
    request: FileRequest<'_>,
    rng: &mut QuestionRng,
) -> Result<ProvedSet, DiscardReason> {
    let mut reason = DiscardReason::Options;
    let mut prove = |set: Option<OptionSet<'_, 'b>>, rng: &mut QuestionRng| {
        let proved = prove_set(scenario, worlds, set?, request, rng);
        proved.map_err(|why| reason = why).ok()
    };
    let mut subjects = scenario.asks.to_vec();
    rng.shuffle(&mut subjects);
    for subject in subjects {
        let proved = match subject {
            QuestionSubject::Rights(slot) => {
                let player = worlds.first().and_then(|world| world.story.seat(slot));
                let rights =
                    player.and_then(|it| claim_sets::rights(it, worlds, request.names, rng));
                prove(rights, rng)
            }
            QuestionSubject::Decision => {
                prove(claim_sets::rulings(worlds, request.names, rng), rng)
            }
            QuestionSubject::Inquiry => {
                let aspects = asked_aspects(scenario, worlds, true, rng);
                let facts_first = rng.one_in(FACTS_ALONE);
                let mut tried = None;
                if facts_first {
                    let set = inquiry_sets::inquiry(worlds, request.names, rng);
                    tried = prove(set, rng);
                }
                tried = tried.or_else(|| {
                    aspects.iter().find_map(|aspect| {
                        let set = inquiry_sets::decide_or_ask(aspect, worlds, request.names, rng);
                        prove(set, rng)
                    })
                });
                tried.or_else(|| {
                    let set = inquiry_sets::inquiry(worlds, request.names, rng);
                    prove((!facts_first).then_some(set).flatten(), rng)
                })
            }
            QuestionSubject::Ruling | QuestionSubject::Tricks => {
                let counts = subject == QuestionSubject::Tricks;
                if scenario.aspects.is_empty()
                    && rng.one_in(RULINGS)
                    && let Some(proved) =
                        prove(claim_sets::rulings(worlds, request.names, rng), rng)
                {
                    return Ok(proved);
                }
                if scenario.aspects.is_empty() && rng.one_in(RIGHTS) {
                    let mut players = Seat::ALL;
                    rng.shuffle(&mut players);
                    let proved = players.into_iter().find_map(|player| {
                        prove(claim_sets::rights(player, worlds, request.names, rng), rng)
                    });
                    if let Some(proved) = proved {
                        return Ok(proved);
                    }
                }
                let aspects = asked_aspects(scenario, worlds, counts, rng);
                let mut of_aspects = |fates: Fates, rng: &mut QuestionRng| {
                    aspects.iter().find_map(|aspect| {
                        let asked = (aspect, fates);
                        prove(aspect_sets::set(asked, worlds, request.names, rng), rng)
                    })
                };
                let tried = of_aspects(Fates::MustDiffer, rng);
                let tried = tried.or_else(|| {
                    scenario.asks_of_clause().then(|| of_aspects(Fates::MayBeEqual, rng))?
                });
                tried.or_else(|| {
                    let is_any = scenario.aspects.is_empty();
                    let set = || claim_sets::rulings(worlds, request.names, rng);
                    prove(is_any.then(set).flatten(), rng)
                })
            }
        };
        if let Some(proved) = proved {
            return Ok(proved);
        }
    }
    Err(reason)
}

/// Returns the aspects that a question of the scenario may be about, in random order.
fn asked_aspects(
    scenario: &Scenario,
    worlds: &[World<'_>],
    counts: bool,
    rng: &mut QuestionRng,
) -> Vec<Aspect> {
    let mut aspects = aspect_sets::aspects(worlds, counts);
    aspects.retain(|aspect| {
        let kinds = &aspect.kinds[..];
        // Who has violated procedure is asked only if the scenario says that nobody else did.
        let is_usual = scenario.aspects.is_empty()
            && !aspect.is_about_later_score()
            && kinds != [AspectKind::Breach];
        is_usual || scenario.aspects.contains(&kinds)
    });
    rng.shuffle(&mut aspects);
    aspects
}

/// Writes the case file of each key of a set and proves it.
fn prove_set<'b>(
    scenario: &'static Scenario,
    worlds: &[World<'b>],
    set: OptionSet<'_, 'b>,
    request: FileRequest<'_>,
    rng: &mut QuestionRng,
) -> Result<ProvedSet, DiscardReason> {
    let draws = WordingDraws::new(rng);
    let stories: Vec<&Story<'_>> = set.keys.iter().map(|key| &key.world.story).collect();
    let idle = idle_findings(&stories);
    let stems: Vec<Stem> = stories
        .iter()
        .map(|story| Stem::of(story, &idle, &draws, request.names))
        .collect::<Result<_, _>>()?;
    let options: Vec<&Bilingual> = set.options.iter().map(|option| &option.text).collect();
    let told = stems.first().map(|stem| stem.mentions(&options, request.names));
    if stems.iter().any(|stem| Some(stem.mentions(&options, request.names)) != told) {
        return Err(DiscardReason::ToldUnlike);
    }
    let texts: Vec<Bilingual> = stems.iter().map(|stem| stem.with_question(&set.prompt)).collect();
    // Two worlds told alike would have two keys to one question.
    if texts.iter().enumerate().any(|(place, text)| texts[..place].contains(text)) {
        return Err(DiscardReason::ToldUnlike);
    }
    let right: Vec<&[bool]> = set.keys.iter().map(|key| key.right.as_slice()).collect();
    if !shares_words_evenly(&options, &texts, &right) {
        return Err(DiscardReason::WordsTell);
    }
    let request = FileRequest { editions: &set.editions, ..request };
    let governing: Vec<Option<&'static Clause>> =
        set.keys.iter().map(|key| governing(&set, key)).collect();
    let asks_clause = matches!(set.kind, QuestionKind::Aspect | QuestionKind::Ruling)
        && scenario.asks_of_clause()
        && governing.iter().all(Option::is_some);
    let difficulty = set.keys.iter().map(|key| difficulty(key.world)).max().unwrap_or(1);
    let sources = CommentSources::new(&set, worlds, (&idle, &draws), request.names);
    let mut files = Vec::with_capacity(set.keys.len());
    for (index, key) in set.keys.iter().enumerate() {
        let parts = CaseFileParts {
            scenario,
            set: &set,
            key,
            request,
            stem: &texts[index],
            comments: sources.comments(key, &stems[index]),
            cites: governing[index]
                .filter(|_| asks_clause)
                .map_or_else(Vec::new, |clause| citable(&set, key, clause)),
            difficulty,
        };
        files.push(write_and_prove(&parts)?);
    }
    let mut fingerprints: Vec<String> =
        files.iter().flat_map(|file| file.case.questions.iter().map(fingerprint)).collect();
    fingerprints.sort_unstable();
    Ok(ProvedSet {
        scenario: scenario.name,
        kind: set.kind,
        aspect: set.aspect.as_ref().map(Aspect::kinds_code).unwrap_or_default(),
        is_chain: set.is_chain(worlds),
        files,
        rests_on: rests_on(&set),
        fingerprint: fingerprints.join("\n"),
    })
}

/// Writes the case file of a key and checks it.
fn write_and_prove(parts: &CaseFileParts<'_, '_>) -> Result<ProvedFile, DiscardReason> {
    let (table, events) = (sketch(&parts.key.world.story).text(), parts.events());
    let file = parts.file(&table, &events).ok_or(DiscardReason::Options)?;
    let parsed = read(&format!("{}.toml", parts.request.id), &file);
    let terms: Vec<RulingTerms> = parts
        .request
        .editions
        .iter()
        .map(|edition| RulingTerms { edition: *edition, ..RulingTerms::default() })
        .collect();
    let mut problems = parsed.problems;
    problems.extend(check(&parsed.case, &terms));
    problems.extend(parsed.case.questions.iter().flat_map(flaws));
    if problems.is_empty() {
        Ok(ProvedFile { file, table, events, case: parsed.case })
    } else {
        let descriptions = problems.iter().map(|it| format!("{}{:?}", it.code.id(), it.args));
        Err(DiscardReason::Proof(descriptions.collect()))
    }
}

/// Returns the clause that decides under a key; `None` if none does, or if it differs between the editions of the set.
fn governing(set: &OptionSet<'_, '_>, key: &SetKey<'_, '_>) -> Option<&'static Clause> {
    let right = key.right.iter().position(|right| *right)?;
    set.governing(right, key.world)
}

/// Returns the clauses that a citation may name under a key: the one that governs, and those at which the world of the key
/// parts from the worlds of other keys.
fn citable(
    set: &OptionSet<'_, '_>,
    key: &SetKey<'_, '_>,
    governing: &'static Clause,
) -> Vec<&'static Clause> {
    let parting = set.keys.iter().filter_map(|other| {
        PartingClause::between(key.world, other.world, &set.editions)?.applied_first()
    });
    let mut clauses = vec![governing];
    for clause in parting {
        if !clauses.contains(&clause) {
            clauses.push(clause);
        }
    }
    clauses
}

/// Returns the numbers of the clauses that decide under some key, in each edition.
fn rests_on(set: &OptionSet<'_, '_>) -> Vec<&'static str> {
    let mut numbers: Vec<&'static str> = Vec::new();
    for key in &set.keys {
        let rights = key.right.iter().enumerate().filter(|(_, right)| **right);
        for (option, _) in rights {
            for (edition, ruling) in &key.world.rulings {
                let clause = set.deciding(option, ruling);
                let number = clause.and_then(|clause| clause.number.in_edition(*edition));
                numbers.extend(number.filter(|number| !numbers.contains(number)));
            }
        }
    }
    numbers
}

/// Returns the difficulty of a world, from 1 to 5, by the number of applied clauses, rejected clauses (each as one half)
/// and findings, in the edition in which this number is largest.
fn difficulty(world: &World<'_>) -> u8 {
    let reasoned = world.rulings.iter().map(|(_, ruling)| {
        ruling.applied().len() + ruling.rejected().len() / 2 + world.story.preset_answers.len()
    });
    match reasoned.max().unwrap_or(0) {
        0..=3 => 1,
        4..=6 => 2,
        7..=9 => 3,
        10..=13 => 4,
        _ => 5,
    }
}

impl ProvedSet {
    /// Returns the question of a key that is drawn now, when nothing is rejected any more. The draw depends on nothing
    /// but the number of keys.
    pub fn draw(self, rng: &mut QuestionRng) -> GeneratedQuestion {
        let drawn = rng.below(self.files.len());
        GeneratedQuestion { set: self, drawn }
    }

    /// Returns the twin with this place, from 1, in the set; `None` if the set has fewer questions.
    pub fn twin(self, place: usize) -> Option<GeneratedQuestion> {
        let drawn = place.checked_sub(1).filter(|index| *index < self.files.len())?;
        Some(GeneratedQuestion { set: self, drawn })
    }

    /// Returns the words of the stem of each key, without seats and cards.
    pub(super) fn masked_stems(&self) -> Vec<MaskedWords> {
        let questions = self.files.iter().flat_map(|file| &file.case.questions);
        questions.map(|question| MaskedWords::of(&question.text.it)).collect()
    }

    /// Returns the case of the first key; the id, the difficulty and the editions are the same in every key.
    pub fn first(&self) -> Option<&Case> {
        self.files.first().map(|file| &file.case)
    }
}
