//! Reads a case file, and reports every problem with its place.

use crate::diag::{Code, Limit, Problem, Span};
use arbitro_laws::bridge::Side;
use arbitro_laws::bridge::notation::Notation;
use arbitro_laws::laws;
use arbitro_laws::ruling::{Edition, PresetAnswer};

use arbitro_laws::table::{Record, RecordFaults};

use super::aspect::Aspect;
use super::aspect_reader::{read_aspect, read_value};
use super::case::{
    AnswerOption, Bilingual, Case, ExpectedDecision, ExpectedFact, ParsedCase, Question,
    QuestionSpans, StatedResult, TableSetup,
};
use super::check::{check_per_edition, check_structure};
use super::edition_tables;
use super::events::{self, ParsedEvent, bilingual};
use super::keys::{
    ANSWERS, DIFFICULTY, FILE, OPTION, OPTION_EDITION, QUESTION, QUESTION_EDITION, TRICKS,
};
use super::question_facts::{read_claims, read_expected_outcome, read_facts_asked, read_findings};
use super::record_faults;
use super::table_keys::{self, TableKeys};
use super::table_setup;
use super::toml_reader::{self, Problems, SpannedStr, TableReader, string, word};

/// The id of a question that has none in its file; such a question can be ruled on but not used in an examination.
pub const PLACEHOLDER_ID: &str = "?";

/// The number of the last Law.
pub const LAST_LAW: u8 = 93;

/// The maximum size of a case file, in bytes.
pub const MAX_FILE_BYTES: usize = Limit::CaseBytes.most();

/// Parses a case from the text of its file.
pub fn read(file: &str, source: &str) -> ParsedCase {
    if source.len() > MAX_FILE_BYTES {
        let problems = vec![too_large(source.len() as u64)];
        return ParsedCase { case: Case::empty(file), problems };
    }
    let (case, problems) = toml_reader::read_document(source, |problems, keys, whole| {
        read_file(problems, file, keys, whole)
    });
    ParsedCase { case, problems }
}

/// Parses a case from bytes, which may not be UTF-8.
pub fn read_bytes(file: &str, bytes: &[u8]) -> ParsedCase {
    match std::str::from_utf8(bytes) {
        Ok(source) => read(file, source),
        Err(error) => {
            let line = bytes[..error.valid_up_to()].iter().filter(|b| **b == b'\n').count() + 1;
            let problem = Problem::new(Code::NotUtf8, 0..0).with("line", line);
            ParsedCase { case: Case::empty(file), problems: vec![problem] }
        }
    }
}

/// Returns the problem of a file that is larger than a case file may be.
pub(super) fn too_large(bytes: u64) -> Problem {
    Problem::new(Code::TooLarge, 0..0).with("bytes", bytes).with("most", MAX_FILE_BYTES)
}

fn read_file(problems: &Problems, file: &str, keys: TableReader<'_>, whole: bool) -> Case {
    keys.reject_unknown_keys(problems, FILE);
    let mut case = Case::empty(file);
    case.title = required_text(problems, keys, "title").unwrap_or_default();
    if let Some(source) = keys.string(problems, "source") {
        events::report_placeholder(problems, &source);
        source.text.clone_into(&mut case.source);
    }
    let errata = keys.array(problems, "errata");
    case.errata = errata.iter().filter_map(|node| bilingual(problems, node)).collect();
    let table = keys.table(problems, "table");
    if let Some(table) = table {
        table_keys::only_known(problems, table);
    }
    let shared = TableKeys { file: table, question: None };
    let mut common = None;
    for question in keys.tables(problems, "question") {
        let own = question.table(problems, "table");
        let tables = TableKeys { file: table, question: own };
        let setting = match own {
            Some(_) => read_setting(problems, &tables),
            None => common.get_or_insert_with(|| read_setting(problems, &shared)).clone(),
        };
        if let Some(mut parsed) = read_question(problems, question, setting, &tables) {
            parsed.facts_valid &= whole;
            parsed.options_valid &= whole;
            case.questions.push(parsed);
        }
    }
    if whole && keys.get("question").is_none() {
        problems.push(Problem::new(Code::NoQuestion, 0..0));
        read_setting(problems, &shared);
    }
    case
}

/// Calls `read`; returns its value, and true if it reported no problem.
fn read_checked<T>(problems: &Problems, read: impl FnOnce() -> T) -> (T, bool) {
    let before = problems.count();
    let value = read();
    (value, problems.count() == before)
}

/// Reads the table; returns it, and true if it was read without problems.
fn read_setting(problems: &Problems, tables: &TableKeys<'_>) -> (Option<TableSetup>, bool) {
    let (setting, sound) = read_checked(problems, || table_setup::read(problems, tables));
    let sound = sound && setting.is_some();
    (setting, sound)
}

/// Reads a required text in both languages.
fn required_text(
    problems: &Problems,
    keys: TableReader<'_>,
    key: &'static str,
) -> Option<Bilingual> {
    keys.required(problems, key).and_then(|node| bilingual(problems, node))
}

/// Reads a question. All its keys are read even if a required part is missing, so that every problem is reported.
fn read_question(
    problems: &Problems,
    keys: TableReader<'_>,
    (setting, setting_sound): (Option<TableSetup>, bool),
    tables: &TableKeys<'_>,
) -> Option<Question> {
    let notation = tables.notation(problems);
    let (editions, keys_known) = read_checked(problems, || {
        let editions = edition_tables::read_editions(problems, keys);
        edition_tables::reject_unknown(problems, keys, QUESTION, &editions);
        editions
    });
    let id = read_id(problems, keys);
    let text = required_text(problems, keys, "text");
    let comment = keys.get("comment").and_then(|node| bilingual(problems, node));
    let difficulty =
        keys.integer(problems, "difficulty", DIFFICULTY[0]..DIFFICULTY[1] + 1).unwrap_or(1);
    let tags = keys.strings(problems, "tags").into_iter().map(|tag| tag.text.to_owned()).collect();
    let asks_clause = keys.boolean(problems, "ask_clause") == Some(true);
    let several = read_answers(problems, keys);
    let aspect = read_aspect(problems, keys, notation);
    let (facts, facts_sound) =
        read_checked(problems, || read_facts(problems, keys, notation, &editions));
    let QuestionFacts { events, preset_answers, findings, expected, expected_outcome, result } =
        facts;
    let (options, options_sound) = read_checked(problems, || {
        read_options(
            problems,
            keys,
            &OptionContext { notation, editions: &editions, aspect: aspect.as_ref() },
        )
    });
    let places = places(keys, tables, id.as_ref(), &events, findings);
    let (record, record_sound) = read_checked(problems, || {
        setting.as_ref().and_then(|setting| record(problems, setting, &events))
    });
    let id = id.map_or(PLACEHOLDER_ID, |id| id.text);
    let parts = setting.zip(record).zip(text);
    let Some(((setting, record), text)) = parts else {
        if options_sound {
            report_missing_parts(problems, &editions, |edition, found| {
                check_structure(id, &places, &options, several, edition, found);
            });
        }
        return None;
    };
    let setting = TableSetup { auction_on: laws::auction_is_on(&preset_answers), ..setting };
    Some(Question {
        facts_valid: setting_sound && keys_known && facts_sound && record_sound,
        options_valid: options_sound,
        text,
        comment,
        editions,
        difficulty,
        tags,
        asks_clause,
        several,
        aspect,
        setting,
        record,
        event_texts: events.into_iter().map(|parsed| parsed.text).collect(),
        preset_answers,
        expected,
        expected_outcome,
        options,
        result,
        places,
        id: id.to_owned(),
    })
}

/// Returns the places of a question's parts in its file.
fn places(
    keys: TableReader<'_>,
    tables: &TableKeys<'_>,
    id: Option<&SpannedStr<'_>>,
    events: &[ParsedEvent],
    findings: Vec<(String, Span)>,
) -> QuestionSpans {
    let place = |key| keys.get(key).map(|node| node.span());
    let contract = ["contract", "auction"].into_iter().find_map(|key| tables.get(key));
    QuestionSpans {
        id: id.map_or_else(|| keys.span(), |id| id.span.clone()),
        contract: contract.map(|node| node.span()),
        ruling: place("ruling"),
        aspect: place("aspect"),
        options: place("option"),
        events: events.iter().map(|parsed| parsed.span.clone()).collect(),
        findings,
    }
}

/// Returns true if a problem affects the ruling on the case. These problems do not affect the ruling: those of the id,
/// a missing expected ruling, texts still to be written, too few or too many options, options without a claim, and the
/// lack of a right option.
pub fn concerns_ruling(problem: &Problem) -> bool {
    let lacks = |key: &str| problem.args.iter().any(|(name, arg)| *name == "key" && arg == key);
    match problem.code {
        Code::BadId | Code::OptionCount | Code::NoClaim | Code::NoRightOption | Code::ToWrite => {
            false
        }
        Code::MissingKey => !["id", "ruling"].into_iter().any(lacks),
        _ => true,
    }
}

/// Reports the problems that `lacks` finds, in each edition, in a question that is too incomplete to be checked.
fn report_missing_parts(
    problems: &Problems,
    editions: &[Edition],
    lacks: impl Fn(Edition, &mut Vec<Problem>),
) {
    check_per_edition(editions, lacks).into_iter().for_each(|problem| problems.push(problem));
}

/// The events and findings of a question, and the ruling that it expects.
struct QuestionFacts {
    events: Vec<ParsedEvent>,
    preset_answers: Vec<PresetAnswer>,
    /// The key of each finding as written, with its place.
    findings: Vec<(String, Span)>,
    expected: Vec<ExpectedDecision>,
    expected_outcome: Vec<ExpectedFact>,
    result: Option<StatedResult>,
}

fn read_facts(
    problems: &Problems,
    keys: TableReader<'_>,
    notation: Notation,
    editions: &[Edition],
) -> QuestionFacts {
    let events = keys.tables(problems, "events").into_iter();
    let events = events.filter_map(|event| events::read(problems, event, notation)).collect();
    let (preset_answers, findings) = read_findings(problems, keys, notation);
    let edition_tables = edition_tables::edition_tables(problems, keys, QUESTION_EDITION, editions);
    let expected = edition_tables::texts(problems, keys, &edition_tables, "ruling");
    let expected = read_claims(problems, expected, notation);
    let expected = expected.map(|(claim, span)| ExpectedDecision { claim, span }).collect();
    let now = edition_tables::texts(problems, keys, &edition_tables, "now");
    let expected_outcome = read_expected_outcome(problems, now, notation);
    QuestionFacts {
        events,
        preset_answers,
        findings,
        expected,
        expected_outcome,
        result: read_result(problems, keys),
    }
}

/// Returns true if a question asks for several answers.
fn read_answers(problems: &Problems, keys: TableReader<'_>) -> bool {
    let text = keys.string(problems, "answers");
    text.and_then(|text| word(problems, &text, &ANSWERS)) == Some(true)
}

fn read_id<'s>(problems: &Problems, keys: TableReader<'s>) -> Option<SpannedStr<'s>> {
    let id = keys.required(problems, "id").and_then(|node| string(problems, node))?;
    if !is_id(id.text) {
        problems.push(Problem::new(Code::BadId, id.span.clone()).with("id", id.text));
    }
    Some(id)
}

/// Returns true if a text is an id such as `45-02x`: the number of a Law, a dash, lowercase letters, digits and dashes.
pub fn is_id(text: &str) -> bool {
    let Some((number, rest)) = text.split_once('-') else { return false };
    let part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let law = number.parse::<u8>().ok().filter(|law| (1..=LAST_LAW).contains(law));
    law.is_some_and(|law| law.to_string() == number) && !rest.is_empty() && rest.chars().all(part)
}

/// Returns the record of a question; the table alone if the events are impossible, which are then reported. `None` if
/// the table is impossible, which [`table_setup`] reports.
fn record(problems: &Problems, setting: &TableSetup, events: &[ParsedEvent]) -> Option<Record> {
    let table = setting.record();
    let record = table.clone().events(events.iter().map(|parsed| parsed.event)).build();
    record
        .inspect_err(|faults| report_faults(problems, faults, events))
        .or_else(|_| table.build())
        .ok()
}

fn report_faults(problems: &Problems, faults: &RecordFaults, events: &[ParsedEvent]) {
    let of_events = faults.iter().filter_map(|(index, fault)| Some((index?, fault)));
    for (index, fault) in of_events {
        let span = events.get(index).map_or(0..0, |parsed| parsed.span.clone());
        problems.push(record_faults::problem(fault, span));
    }
}

/// Reads a stated result: `EW 2` means that East-West make two of the remaining tricks.
fn read_result(problems: &Problems, keys: TableReader<'_>) -> Option<StatedResult> {
    let text = keys.string(problems, "result")?;
    let parsed = text.text.split_once(' ').and_then(|(side, tricks)| {
        let side = Side::ALL.into_iter().find(|known| known.to_string() == side)?;
        Some((side, tricks.trim().parse::<u8>().ok().filter(|tricks| *tricks <= TRICKS)?))
    });
    match parsed {
        Some((side, tricks)) => Some(StatedResult { side, tricks, span: text.span }),
        None => {
            let problem = Problem::new(Code::UnknownWord, text.span).with("word", text.text);
            problems.push(problem.with("known", "NS 0-13, EW 0-13"));
            None
        }
    }
}

/// What the options of a question are read with.
struct OptionContext<'q> {
    notation: Notation,
    editions: &'q [Edition],
    /// The aspect of the question, if it is valid.
    aspect: Option<&'q Aspect>,
}

fn read_options(
    problems: &Problems,
    keys: TableReader<'_>,
    context: &OptionContext<'_>,
) -> Vec<AnswerOption> {
    let options = keys.tables(problems, "option").into_iter();
    options.filter_map(|option| read_option(problems, option, context)).collect()
}

/// Reports an option that states nothing, or that states a value and something else.
fn check_statement(problems: &Problems, keys: TableReader<'_>, claims: bool, has_aspect: bool) {
    let has_value = keys.get("value").is_some();
    let asks = !keys.array(problems, "asks").is_empty();
    let other = [("claims", claims), ("asks", asks)].into_iter().find(|(_, is_stated)| *is_stated);
    let problem = match other {
        Some((key, _)) if has_aspect || has_value => {
            let span = keys.get(key).map_or_else(|| keys.span(), |node| node.span());
            Problem::new(Code::MixedStatement, span).with("key", key)
        }
        None if !has_value => Problem::new(Code::NoClaim, keys.span()),
        _ => return,
    };
    problems.push(problem.with("aspect", if has_aspect { "yes" } else { "no" }));
}

fn read_option(
    problems: &Problems,
    keys: TableReader<'_>,
    context: &OptionContext<'_>,
) -> Option<AnswerOption> {
    let OptionContext { notation, editions, .. } = *context;
    edition_tables::reject_unknown(problems, keys, OPTION, editions);
    let apart = edition_tables::edition_tables(problems, keys, OPTION_EDITION, editions);
    let text = events::bilingual_or_italian(problems, keys);
    let comment = keys.get("comment").and_then(|node| bilingual(problems, node));
    let cites = edition_tables::read_cites(problems, keys, &apart, editions);
    let right = edition_tables::read_right(problems, keys, &apart, editions);
    let claims = edition_tables::texts(problems, keys, &apart, "claims");
    let asks = read_facts_asked(problems, keys);
    let edition = editions.last().copied().unwrap_or_default();
    let value = read_value(problems, keys, (context.aspect, notation, edition));
    check_statement(problems, keys, !claims.is_empty(), context.aspect.is_some());
    let (claims, claim_spans) = read_claims(problems, claims, notation).unzip();
    let claims_span = keys.get("claims").map_or_else(|| keys.span(), |node| node.span());
    Some(AnswerOption {
        text: text?,
        comment,
        claims,
        asks,
        value,
        cites,
        right,
        span: keys.span(),
        claims_span,
        claim_spans,
    })
}
