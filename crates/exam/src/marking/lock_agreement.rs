//! Whether the folder of a stage says what its lock says. A lock can be changed and its last hash made again; the
//! stage file, the papers, the roster and the cases are still what they were.

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

/// What the stage file says of itself that marking again may change.
const REGRADE_KEYS: [&str; 2] = ["edition", "doctrine"];

/// What a lock says of its stage that the stage file does not.
const LOCK_ONLY_KEYS: [&str; 7] =
    ["format", "program", "stage_hash", "bank_hash", "scoring_hash", "checked_code", "questions"];

/// The rules of marking as papers print them, in a language: the sentence on the Laws of this year, then those on the
/// scoring.
pub type RulesInWords = fn(Language, u16, &ScoringRules) -> Vec<String>;

impl StageManager<'_> {
    /// Holds a lock against what else is in the folder. What contradicts it in a file that is still the one of which it
    /// has the hash shows that the lock was changed, and nothing is done; what contradicts it elsewhere is noticed.
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
        let mut found = stage_contradictions(lock, file, bank)?;
        if is_original {
            certain.append(&mut found);
        } else {
            let count = found.len();
            let is_of_a_regrade = |one: &LockContradiction| {
                let name = one.value.split('.').next();
                regrades && name.is_some_and(|name| REGRADE_KEYS.contains(&name))
            };
            found.retain(|one| !is_of_a_regrade(one));
            // To mark by other Laws the file has to be changed.
            if found.len() == count {
                let (sheet, matter) = (STAGE.to_owned(), Notice::StageChanged);
                notices.push(SheetNotice { sheet, candidate: None, notice: matter });
            }
        }
        notices.extend(found.into_iter().map(|one| notice(None, one)));
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
                let read = str::from_utf8(&bytes).ok().and_then(|text| Paper::read(text).ok());
                if let Some(read) = &read {
                    printed.compare_paper(lock, read, &name);
                }
                let found =
                    read.map(|read| paper_contradictions(lock, locked, &read, &name, &mut texts));
                let found = found.unwrap_or_default();
                if is_original {
                    certain.extend(found);
                    continue;
                }
                let candidate = candidate.map(str::to_owned);
                notices.push(SheetNotice { sheet: name, candidate, notice: Notice::PaperChanged });
                notices.extend(found.into_iter().map(|one| notice(Some(&locked.candidate), one)));
            } else if let Some(given) = minutes.get(&locked.candidate)
                && *given != locked.minutes
            {
                let one = contradiction(ROSTER, "minutes", locked.minutes, given);
                notices.push(notice(candidate, one));
            }
        }
        notices.extend(printed.contradictions.into_iter().map(|one| notice(None, one)));
        if certain.is_empty() {
            return Ok(notices);
        }
        Err(Refusal::Contradicted { path: self.folder.path(LOCK), found: certain })
    }

    /// The minutes that the roster gives each candidate, where it is there and can be read.
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
    let matter = Notice::Contradicts { value, lock, there };
    SheetNotice { sheet: file, candidate: candidate.map(str::to_owned), notice: matter }
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

/// Where two values differ, each as deep as it goes.
fn differences(file: &str, lock: &Value, there: &Value) -> Vec<LockContradiction> {
    fn below(
        file: &str,
        path: &str,
        lock: &Value,
        there: &Value,
        found: &mut Vec<LockContradiction>,
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
                    below(file, &within(key), &of(one), &of(two), found);
                }
            }
            (Value::Array(one), Value::Array(two)) if one.len() == two.len() => {
                for (place, (one, two)) in one.iter().zip(two).enumerate() {
                    below(file, &within(&(place + 1).to_string()), one, two, found);
                }
            }
            (one, two) if one != two => found.push(contradiction(file, path, one, two)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    below(file, "", lock, there, &mut found);
    found
}

/// What the stage file says otherwise: a lock that was made of it now would say the same.
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

/// The rules that papers print, held against those of the lock. Who changes the lock and the stage file alike leaves
/// them in every paper that candidates have.
struct PrintedRules {
    in_words: Option<RulesInWords>,
    /// Each difference once, of the first paper that shows it.
    contradictions: Vec<LockContradiction>,
}

impl PrintedRules {
    fn compare_paper(&mut self, lock: &StageLock, paper: &Paper, name: &str) {
        // Another program may have had other words for the same rule.
        let is_ours = lock.stage.program == env!("CARGO_PKG_VERSION");
        let Some(in_words) = self.in_words.filter(|_| is_ours) else { return };
        let own = in_words(paper.language(), lock.stage.edition, &lock.stage.scoring);
        // The second is on the time, which is the paper's.
        let printed = paper.rules.iter().enumerate().filter(|(place, _)| *place != 1);
        let printed: Vec<&String> = printed.map(|(_, rule)| rule).collect();
        let rule =
            |all: &[&String], place: usize| all.get(place).map_or("-", |rule| rule).to_owned();
        let own: Vec<&String> = own.iter().collect();
        for place in 0..own.len().max(printed.len()) {
            let (own, there) = (rule(&own, place), rule(&printed, place));
            let value = format!("rules.{}", if place == 0 { 1 } else { place + 2 });
            let is_told = |one: &LockContradiction| one.lock == own && one.there == there;
            if own != there && !self.contradictions.iter().any(is_told) {
                self.contradictions.push(contradiction(name, &value, own, there));
            }
        }
    }
}

/// What the case files say otherwise that are as they were. Their answers are proved elsewhere.
fn case_contradictions(lock: &StageLock, bank: &Bank) -> Vec<LockContradiction> {
    let mut found = Vec::new();
    for locked in &lock.stage.questions {
        let Some(item) = question(&bank.cases, &locked.id) else { continue };
        let Some(hash) = bank.hash_of_question(&locked.id) else { continue };
        let value = |value: &str| format!("questions.{}.{value}", locked.id);
        if hash != locked.file_hash {
            // Where all files together are as they were, so is each.
            if bank.hash == lock.stage.bank_hash {
                let value = value("file_hash");
                found.push(contradiction(&locked.file, &value, locked.file_hash, hash));
            }
            continue;
        }
        let several = locked.several.map(|_| item.several);
        let clause = lock.stage.scoring.asks_clause(item.asks_clause);
        let own = json!({
            "article": locked.article, "difficulty": locked.difficulty, "several": locked.several,
            "clause": locked.clause,
        });
        let there = json!({
            "article": item.law_number(), "difficulty": item.difficulty, "several": several,
            "clause": clause,
        });
        let of = differences(&locked.file, &own, &there).into_iter();
        found.extend(of.map(|one| LockContradiction { value: value(&one.value), ..one }));
    }
    found
}

/// What a paper says otherwise.
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
        let of = differences(name, &own, &there);
        let of = match of.is_empty() {
            true => texts.order(lock, shown, paper.language(), asked, name).into_iter().collect(),
            false => of,
        };
        found.extend(of.into_iter().map(|one| LockContradiction {
            value: format!("questions.{}.{}", place + 1, one.value),
            ..one
        }));
    }
    found
}

/// The texts of questions as papers show them.
struct QuestionTexts<'b> {
    cases: &'b [Case],
    known: HashMap<(String, Variant, Language), Option<Vec<String>>>,
}

impl QuestionTexts<'_> {
    /// The order of the options, where a paper has another. Where its texts are not those of the case, varied as the
    /// lock says, another question is in its place; an earlier program may have varied them in other words.
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
            let item = question(cases, &shown.id)?;
            let locked = lock.stage.question(&shown.id)?;
            let item =
                lock.stage.is_shown_by(locked, item).then(|| item.varied(shown.variant))??;
            let texts = item.options.iter().map(|one| one.text.in_language(language).to_owned());
            Some(texts.collect())
        });
        let texts = texts.as_ref()?;
        let own = shown.order.iter().map(|index| texts.get(*index));
        if own.eq(asked.options.iter().map(Some)) {
            return None;
        }
        let place = |text: &String| texts.iter().position(|own| own == text);
        let letter =
            |place: Option<usize>| place.map_or('?', |place| char::from(b'a' + place as u8));
        let places: Vec<Option<usize>> = asked.options.iter().map(place).collect();
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
