//! Checks that the folder of a stage agrees with its lock. A person who edits a lock can recompute
//! the lock's final hash, but the stage file, the papers, the roster and the cases may still show
//! the original values.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::digest::Digest;
use crate::folder::{LOCK, ROSTER, STAGE, paper};
use crate::lock::{LockedPaper, LockedStage, ShownQuestion, StageLock};
use crate::notice::{Notice, SheetNotice};
use crate::paper::{Paper, PaperQuestion, WITH_ANY_CODE};
use crate::roster;
use crate::scoring::ScoringRules;
use crate::stage::Stage;
use arbitro_cases::Case;
use arbitro_cases::variant::Variant;
use arbitro_laws::ruling::Language;

use super::prepare::{StageFile, locked_stage};
use super::refusal::{LockContradiction, Refusal};
use super::shown_rulings::question;
use super::{Bank, StageManager, read_table};

/// The keys of the stage file that may change in a regrade.
const REGRADE_KEYS: [&str; 2] = ["edition", "doctrine"];

/// The keys of a lock that have no counterpart in a stage file.
const LOCK_ONLY_KEYS: [&str; 7] =
    ["format", "program", "stage_hash", "bank_hash", "scoring_hash", "checked_code", "questions"];

/// A function that returns the rules of marking as printed on papers in a language, for the Laws of a year. The first
/// sentence is about the Laws; the others are about the scoring.
pub type RulesInWords = fn(Language, u16, &ScoringRules) -> Vec<String>;

impl StageManager<'_> {
    /// Compares a lock with the other files of the folder. If a stage file, paper or case file that
    /// still has its locked hash contradicts the lock, the lock was edited, and the stage is
    /// refused. All other contradictions become notices.
    ///
    /// With `regrades`, the stage file may have another edition or doctrine.
    pub(super) fn check_lock_agreement(
        &self,
        lock: &StageLock,
        file: &StageFile,
        bank: &Bank,
        regrades: bool,
    ) -> Result<Vec<SheetNotice>, Refusal> {
        let mut certain = Vec::new();
        let mut notices = Vec::new();
        let is_original = Digest::of(&file.text) == lock.stage.stage_hash;
        let mut contradictions = stage_contradictions(lock, file, bank)?;
        if is_original {
            certain.append(&mut contradictions);
        } else {
            let count = contradictions.len();
            let is_of_a_regrade = |one: &LockContradiction| {
                let name = one.value.split('.').next();
                regrades && name.is_some_and(|name| REGRADE_KEYS.contains(&name))
            };
            contradictions.retain(|one| !is_of_a_regrade(one));
            // A regrade by another edition or doctrine needs a changed stage file, so the change of
            // the file is not reported.
            if contradictions.len() == count {
                let (sheet, notice) = (STAGE.to_owned(), Notice::StageChanged);
                notices.push(SheetNotice { sheet, candidate: None, notice });
            }
        }
        notices.extend(contradictions.into_iter().map(|one| notice(None, one)));
        certain.extend(case_contradictions(lock, bank));
        let minutes = self.minutes(&file.stage);
        let mut texts = QuestionTexts { cases: &bank.cases, known: HashMap::new() };
        let mut printed = PrintedRules { in_words: self.in_words, contradictions: Vec::new() };
        for locked in &lock.papers {
            let candidate = Some(locked.candidate.as_str());
            let name = paper(&locked.candidate);
            if self.folder.exists(&name) {
                let bytes = self.folder.read(&name).map_err(Refusal::Unread)?;
                let is_original = Digest::of(&bytes) == locked.paper;
                let parsed = str::from_utf8(&bytes).ok().and_then(|text| Paper::read(text).ok());
                if let Some(parsed) = &parsed {
                    printed.compare_paper(lock, parsed, &name);
                }
                let contradictions = parsed
                    .map(|parsed| paper_contradictions(lock, locked, &parsed, &name, &mut texts));
                let contradictions = contradictions.unwrap_or_default();
                if is_original {
                    certain.extend(contradictions);
                    continue;
                }
                let candidate = candidate.map(str::to_owned);
                notices.push(SheetNotice { sheet: name, candidate, notice: Notice::PaperChanged });
                notices.extend(
                    contradictions.into_iter().map(|one| notice(Some(&locked.candidate), one)),
                );
            } else if let Some(allotted) = minutes.get(&locked.candidate)
                && *allotted != locked.minutes
            {
                let one = contradiction(ROSTER, "minutes", locked.minutes, allotted);
                notices.push(notice(candidate, one));
            }
        }
        notices.extend(printed.contradictions.into_iter().map(|one| notice(None, one)));
        if certain.is_empty() {
            return Ok(notices);
        }
        Err(Refusal::Contradicted { path: self.folder.path(LOCK), found: certain })
    }

    /// Returns the minutes allowed to each candidate according to the roster, by id; empty if the roster cannot be
    /// read.
    fn minutes(&self, stage: &Stage) -> HashMap<String, u32> {
        let has = self.folder.exists(ROSTER);
        let Some(table) = has.then(|| read_table(self.folder, ROSTER).ok()).flatten() else {
            return HashMap::new();
        };
        let (entrants, _) = roster::read(&table.text);
        entrants.into_iter().map(|one| (one.id.clone(), one.minutes(stage.minutes))).collect()
    }
}

fn notice(candidate: Option<&str>, one: LockContradiction) -> SheetNotice {
    let LockContradiction { file, value, lock, there } = one;
    let notice = Notice::Contradicts { value, lock, there };
    SheetNotice { sheet: file, candidate: candidate.map(str::to_owned), notice }
}

fn contradiction(
    file: &str,
    value: &str,
    lock: impl ToString,
    there: impl ToString,
) -> LockContradiction {
    let (file, value) = (file.to_owned(), value.to_owned());
    LockContradiction { file, value, lock: lock.to_string(), there: there.to_string() }
}

/// Lists the differences between two JSON values, each with the path to the innermost values that differ.
fn differences(file: &str, lock: &Value, there: &Value) -> Vec<LockContradiction> {
    fn below(
        file: &str,
        path: &str,
        lock: &Value,
        there: &Value,
        differences: &mut Vec<LockContradiction>,
    ) {
        let within = |key: &str| match path {
            "" => key.to_owned(),
            path => format!("{path}.{key}"),
        };
        match (lock, there) {
            (Value::Object(one), Value::Object(two)) => {
                let keys = one.keys().chain(two.keys().filter(|key| !one.contains_key(*key)));
                for key in keys {
                    let of = |all: &serde_json::Map<String, Value>| {
                        all.get(key).cloned().unwrap_or(Value::Null)
                    };
                    below(file, &within(key), &of(one), &of(two), differences);
                }
            }
            (Value::Array(one), Value::Array(two)) if one.len() == two.len() => {
                for (place, (one, two)) in one.iter().zip(two).enumerate() {
                    below(file, &within(&(place + 1).to_string()), one, two, differences);
                }
            }
            (one, two) if one != two => differences.push(contradiction(file, path, one, two)),
            _ => {}
        }
    }
    let mut differences = Vec::new();
    below(file, "", lock, there, &mut differences);
    differences
}

/// Compares the lock's data of the stage with the data that result from the present stage file.
fn stage_contradictions(
    lock: &StageLock,
    file: &StageFile,
    bank: &Bank,
) -> Result<Vec<LockContradiction>, Refusal> {
    let of_the_file = |stage: &LockedStage| {
        let mut all = serde_json::to_value(stage)?;
        if let Value::Object(all) = &mut all {
            all.retain(|name, _| !LOCK_ONLY_KEYS.contains(&name.as_str()));
        }
        Ok(all)
    };
    let values = || -> serde_json::Result<[Value; 2]> {
        let there = locked_stage(file, bank, Vec::new())?;
        Ok([of_the_file(&lock.stage)?, of_the_file(&there)?])
    };
    let [own, there] = values().map_err(|error| Refusal::NotJson(error.to_string()))?;
    Ok(differences(STAGE, &own, &there))
}

/// Compares the rules printed on papers with the rules of the lock. A person who edits both lock and stage file cannot
/// change the papers that candidates hold.
struct PrintedRules {
    in_words: Option<RulesInWords>,
    /// The differences found, each reported for the first paper that shows it.
    contradictions: Vec<LockContradiction>,
}

impl PrintedRules {
    fn compare_paper(&mut self, lock: &StageLock, paper: &Paper, name: &str) {
        // Another version of the program may state the same rules in other words, so papers of
        // another version are not compared.
        let is_ours = lock.stage.program == env!("CARGO_PKG_VERSION");
        let Some(in_words) = self.in_words.filter(|_| is_ours) else { return };
        let own = in_words(paper.language(), lock.stage.edition, &lock.stage.scoring);
        // The second printed rule is about the time allowed, which may differ from paper to paper, so this rule is left
        // out.
        let printed = paper.rules.iter().enumerate().filter(|(place, _)| *place != 1);
        let printed: Vec<&String> = printed.map(|(_, rule)| rule).collect();
        let rule =
            |all: &[&String], place: usize| all.get(place).map_or("-", |rule| rule).to_owned();
        let own: Vec<&String> = own.iter().collect();
        for place in 0..own.len().max(printed.len()) {
            let (own, there) = (rule(&own, place), rule(&printed, place));
            let value = format!("rules.{}", if place == 0 { 1 } else { place + 2 });
            let is_known = |one: &LockContradiction| one.lock == own && one.there == there;
            if own != there && !self.contradictions.iter().any(is_known) {
                self.contradictions.push(contradiction(name, &value, own, there));
            }
        }
    }
}

/// Compares the lock with the case files that still have their locked hash. The function
/// `changed_keys` compares the keys.
fn case_contradictions(lock: &StageLock, bank: &Bank) -> Vec<LockContradiction> {
    let mut found = Vec::new();
    for locked in &lock.stage.questions {
        let Some(question) = question(&bank.cases, &locked.id) else { continue };
        let Some(hash) = bank.hash_of_question(&locked.id) else { continue };
        let value = |value: &str| format!("questions.{}.{value}", locked.id);
        if hash != locked.file_hash {
            // If the whole bank has its locked hash, each file must have its locked hash.
            if bank.hash == lock.stage.bank_hash {
                let value = value("file_hash");
                found.push(contradiction(&locked.file, &value, locked.file_hash, hash));
            }
            continue;
        }
        let several = locked.several.map(|_| question.several);
        let clause = lock.stage.scoring.asks_clause(question.asks_clause);
        let own = json!({
            "article": locked.article, "difficulty": locked.difficulty, "several": locked.several,
            "clause": locked.clause,
        });
        let there = json!({
            "article": question.law_number(), "difficulty": question.difficulty, "several": several,
            "clause": clause,
        });
        let differences = self::differences(&locked.file, &own, &there).into_iter();
        found.extend(differences.map(|one| LockContradiction { value: value(&one.value), ..one }));
    }
    found
}

fn paper_contradictions(
    lock: &StageLock,
    locked: &LockedPaper,
    paper: &Paper,
    name: &str,
    texts: &mut QuestionTexts<'_>,
) -> Vec<LockContradiction> {
    let stage = &lock.stage;
    let is_checked = paper.room_code && paper.format > WITH_ANY_CODE;
    let own = json!({
        "candidate": locked.candidate, "name": locked.name, "form": locked.form,
        "language": locked.language, "minutes": locked.minutes, "title": stage.title,
        "date": stage.date, "edition": stage.edition, "checked_code": stage.checked_code,
        "room": { "code": stage.room.code, "checkpoints": stage.room.checkpoints },
        "questions": locked.questions.len(),
    });
    let there = json!({
        "candidate": paper.candidate, "name": paper.name, "form": paper.form,
        "language": paper.language, "minutes": paper.minutes, "title": paper.stage,
        "date": paper.date, "edition": paper.edition, "checked_code": is_checked,
        "room": { "code": paper.room_code, "checkpoints": paper.checkpoints },
        "questions": paper.questions.len(),
    });
    let mut found = differences(name, &own, &there);
    for (place, (shown, asked)) in locked.questions.iter().zip(&paper.questions).enumerate() {
        let Some(question) = stage.question(&shown.id) else { continue };
        let own = json!({
            "options": shown.order.len(), "several": question.several, "clause": question.clause,
        });
        let several = question.several.map(|_| asked.several);
        let there = json!({
            "options": asked.options.len(), "several": several, "clause": asked.clause,
        });
        let differences = self::differences(name, &own, &there);
        let differences = match differences.is_empty() {
            true => texts.order(lock, shown, paper.language(), asked, name).into_iter().collect(),
            false => differences,
        };
        found.extend(differences.into_iter().map(|one| LockContradiction {
            value: format!("questions.{}.{}", place + 1, one.value),
            ..one
        }));
    }
    found
}

/// The texts of the options of questions, cached by question, variant and language.
struct QuestionTexts<'b> {
    cases: &'b [Case],
    known: HashMap<(String, Variant, Language), Option<Vec<String>>>,
}

impl QuestionTexts<'_> {
    /// Returns a contradiction if a paper shows the options in another order than the lock, or shows another question.
    /// The options on the paper are compared with the texts of the case in the locked variant. A paper of another
    /// program version, which may have worded variants differently, is reported only if all options on the paper are
    /// among the texts of the case.
    fn order(
        &mut self,
        lock: &StageLock,
        shown: &ShownQuestion,
        language: Language,
        asked: &PaperQuestion,
        name: &str,
    ) -> Option<LockContradiction> {
        let key = (shown.id.clone(), shown.variant, language);
        let cases = self.cases;
        let texts = self.known.entry(key).or_insert_with(|| {
            let question = question(cases, &shown.id)?;
            let locked = lock.stage.question(&shown.id)?;
            let question = lock
                .stage
                .is_shown_by(locked, question)
                .then(|| question.varied(shown.variant))??;
            let texts =
                question.options.iter().map(|one| one.text.in_language(language).to_owned());
            Some(texts.collect())
        });
        let texts = texts.as_ref()?;
        let own = shown.order.iter().map(|index| texts.get(*index));
        if own.eq(asked.options.iter().map(Some)) {
            return None;
        }
        let index = |text: &String| texts.iter().position(|own| own == text);
        let letter =
            |index: Option<usize>| index.map_or('?', |index| char::from(b'a' + index as u8));
        let places: Vec<Option<usize>> = asked.options.iter().map(index).collect();
        let is_ours = lock.stage.program == env!("CARGO_PKG_VERSION");
        let is_certain = is_ours || places.iter().all(Option::is_some);
        let order = |places: &mut dyn Iterator<Item = Option<usize>>| -> String {
            places.map(letter).collect()
        };
        let own = format!("{} {}", shown.id, order(&mut shown.order.iter().map(|one| Some(*one))));
        let there = order(&mut places.into_iter());
        is_certain.then(|| contradiction(name, "options", own, there))
    }
}
