//! Reads `stage.toml`, and reports every problem with its position.

use std::ops::RangeInclusive;

use arbitro_cases::RulingTerms;
use arbitro_cases::diag::sanitize::is_hidden;
use arbitro_cases::diag::{Code, Problem, Span};
use arbitro_cases::key_specs::KeySpec;
use arbitro_cases::keys::DIFFICULTY;
use arbitro_cases::toml_reader::{
    Problems, SpannedValue, TableReader, array, is_array, is_integer, number, read_document, string,
};
use arbitro_cases::{LAST_LAW, word};
use arbitro_laws::laws;
use arbitro_laws::ruling::{Doctrine, Edition};

use super::date::{self, ParsedDate};
use super::keys::{
    CLAUSE, CLAUSE_ASKED, DIRECTIONS, EXCLUDE, KINDS, LANGUAGES, LATE, MAX_FORMS, MAX_MARK,
    MAX_MINUTES, MAX_QUESTIONS, MINIMUM, PASS, PERCENT, PURPOSES, QUESTIONS, ROOM, ROUNDING, ROW,
    SCORING, SEVERAL, SHOW, SOURCES, STAGE, VARIANTS,
};
use super::{
    BlueprintRow, FormCount, QuestionSharing, ReportContents, RoomRules, Stage, VariantSettings,
};
use crate::question_filter::LawFilter;
use crate::scoring::{ClauseCredit, LawMinimum, PassMark, Rounding, ScoringRules};

/// Parses a stage file. The stage is `None` if the file has any problem.
pub fn read(source: &str) -> (Option<Stage>, Vec<Problem>) {
    let (stage, problems) = read_document(source, |problems, keys, whole| {
        let stage = stage(problems, keys);
        if !whole {
            // The text could not be parsed completely, so a key reported as missing may be in the unread part.
            problems.retain(|problem| problem.span != (0..0));
        }
        stage
    });
    (stage.filter(|_| problems.is_empty()), problems)
}

fn stage(problems: &Problems, keys: TableReader<'_>) -> Option<Stage> {
    keys.reject_unknown_keys(problems, STAGE);
    let kind = chosen(problems, keys, "kind", &PURPOSES);
    let title = nonempty_text(problems, keys, "title");
    let date = date(problems, keys);
    let language = chosen(problems, keys, "language", &LANGUAGES).unwrap_or_default();
    let edition = edition(problems, keys).unwrap_or_default();
    let (doctrine, readings) = doctrine(problems, keys);
    let exclude = keys.table(problems, "exclude");
    if let Some(exclude) = exclude {
        exclude.reject_unknown_keys(problems, EXCLUDE);
    }
    let excluded = |key| exclude.map_or_else(Vec::new, |keys| spanned_texts(problems, keys, key));
    let scoring = required_table(problems, keys, "scoring");
    let place = |key| scoring.and_then(|keys| keys.get(key)).map_or(0..0, |node| node.span());
    let (pass_span, minimum_span) = (place("pass"), place("minimum"));
    let scoring = scoring.and_then(|keys| self::scoring(problems, keys));
    // All keys are read before a missing value causes a return, so that every problem is reported.
    let (cases, embedded) =
        (spanned_texts(problems, keys, "cases"), keys.boolean(problems, "embedded"));
    let minutes = keys.number(problems, "minutes", 0..=MAX_MINUTES).unwrap_or(0) as u32;
    let rows = rows(problems, keys);
    let (room, checkpoints_span) = room(problems, keys);
    let (variants, shows) = (variants(problems, keys), shows(problems, keys));
    let (excluded, earlier) = (excluded("questions"), excluded("stages"));
    Some(Stage {
        kind,
        title: title?,
        date: date?,
        language,
        terms: RulingTerms { edition, doctrine },
        readings,
        cases,
        embedded: embedded.unwrap_or(true),
        minutes,
        rows,
        excluded,
        earlier,
        room,
        checkpoints_span,
        scoring: scoring?,
        pass_span,
        minimum_span,
        variants,
        shows,
    })
}

/// Reports the required keys that a table lacks.
fn require(problems: &Problems, keys: TableReader<'_>, known: &[KeySpec]) {
    known.iter().filter(|key| key.required).for_each(|key| {
        keys.required(problems, key.name);
    });
}

/// Reads a required text, which must not be empty.
fn nonempty_text(problems: &Problems, keys: TableReader<'_>, key: &'static str) -> Option<String> {
    keys.required(problems, key)?;
    let text = keys.string(problems, key)?;
    if text.text.trim().is_empty() {
        problems.push(Problem::new(Code::Blank, text.span).with("key", key));
        return None;
    }
    if text.text.contains(is_hidden) {
        problems.push(Problem::new(Code::Unprintable, text.span).with("key", key));
        return None;
    }
    Some(text.text.to_owned())
}

/// Reads the date of the stage; a date in numbers must exist in the calendar.
fn date(problems: &Problems, keys: TableReader<'_>) -> Option<String> {
    let date = nonempty_text(problems, keys, "date")?;
    if date::read(&date) == ParsedDate::Impossible {
        let span = keys.get("date").map_or(0..0, |node| node.span());
        problems.push(Problem::new(Code::NoSuchDay, span).with("date", &date));
        return None;
    }
    Some(date)
}

fn chosen<T: Copy>(
    problems: &Problems,
    keys: TableReader<'_>,
    key: &str,
    known: &[(&'static str, T)],
) -> Option<T> {
    keys.string(problems, key).and_then(|text| word(problems, &text, known))
}

fn required_table<'s>(
    problems: &Problems,
    keys: TableReader<'s>,
    key: &'static str,
) -> Option<TableReader<'s>> {
    keys.required(problems, key)?;
    keys.table(problems, key)
}

fn spanned_texts(problems: &Problems, keys: TableReader<'_>, key: &str) -> Vec<(String, Span)> {
    let texts = keys.strings(problems, key).into_iter();
    texts.map(|text| (text.text.to_owned(), text.span)).collect()
}

fn edition(problems: &Problems, keys: TableReader<'_>) -> Option<Edition> {
    let node = keys.required(problems, "edition")?;
    let year = keys.number(problems, "edition", 1900..=2100)?;
    let edition = u16::try_from(year).ok().and_then(Edition::from_year);
    if edition.is_none() {
        let known = Edition::ALL.map(|edition| edition.year().to_string()).join(", ");
        let problem = Problem::new(Code::UnknownWord, node.span()).with("word", year);
        problems.push(problem.with("known", known));
    }
    edition
}

fn doctrine(problems: &Problems, keys: TableReader<'_>) -> (Doctrine, Vec<String>) {
    let mut doctrine = Doctrine::default();
    let mut readings = Vec::new();
    for text in keys.strings(problems, "doctrine") {
        if laws::read_doctrine(&mut doctrine, text.text).is_none() {
            let points: Vec<&str> = laws::points().map(|point| point.key).collect();
            let known = format!("school, code, {}", points.join("=code, ") + "=code");
            let problem = Problem::new(Code::UnknownWord, text.span).with("word", text.text);
            problems.push(problem.with("known", known));
        }
        readings.push(text.text.to_owned());
    }
    (doctrine, readings)
}

fn rows(problems: &Problems, keys: TableReader<'_>) -> Vec<BlueprintRow> {
    let blueprint = keys.required(problems, "blueprint");
    let tables = keys.tables(problems, "blueprint");
    if let Some(node) =
        blueprint.filter(|node| is_array(node) && array(problems, node, "blueprint").is_empty())
    {
        problems.push(Problem::new(Code::NoRows, node.span()));
    }
    tables.into_iter().filter_map(|keys| row(problems, keys)).collect()
}

fn row(problems: &Problems, keys: TableReader<'_>) -> Option<BlueprintRow> {
    keys.reject_unknown_keys(problems, ROW);
    keys.required(problems, "count");
    let row = BlueprintRow {
        count: keys.number(problems, "count", 1..=MAX_QUESTIONS).unwrap_or(0) as usize,
        law: keys.get("law").and_then(|node| cited(problems, node)),
        difficulty: difficulty(problems, keys),
        kind: chosen(problems, keys, "kind", &KINDS),
        tag: keys.string(problems, "tag").map(|text| text.text.to_owned()),
        source: chosen(problems, keys, "source", &SOURCES).unwrap_or_default(),
        span: keys.span(),
    };
    (row.count > 0).then_some(row)
}

/// Reads Laws, paragraphs and clauses, written as a number, as a text, or as a list of numbers and texts. The edition
/// is not checked here, since a regrade by another edition reads the same file.
fn cited(problems: &Problems, node: &SpannedValue<'_>) -> Option<LawFilter> {
    if !is_array(node) {
        return cited_in(problems, node);
    }
    let nodes = array(problems, node, "law");
    if nodes.is_empty() {
        problems.push(Problem::new(Code::RowLaw, node.span()).with("cite", "[]"));
    }
    let each: Vec<Option<LawFilter>> = nodes.iter().map(|node| cited_in(problems, node)).collect();
    each.into_iter().collect::<Option<Vec<LawFilter>>>()?.into_iter().reduce(LawFilter::merged)
}

/// Reads a number or a text that names one or more Laws, paragraphs or clauses.
fn cited_in(problems: &Problems, node: &SpannedValue<'_>) -> Option<LawFilter> {
    let text = if is_integer(node) {
        number(problems, node, "law", 1..=i64::from(LAST_LAW))?.to_string()
    } else {
        string(problems, node)?.text.to_owned()
    };
    let filter = LawFilter::read(&text);
    filter
        .map_err(|part| {
            let part = if part.is_empty() { text } else { part };
            problems.push(Problem::new(Code::RowLaw, node.span()).with("cite", part));
        })
        .ok()
}

/// Reads the difficulty of a blueprint row: one difficulty, or a list of the lowest and the highest.
fn difficulty(problems: &Problems, keys: TableReader<'_>) -> Option<RangeInclusive<u8>> {
    let node = keys.get("difficulty")?;
    if !is_array(node) {
        return keys
            .integer(problems, "difficulty", DIFFICULTY[0]..DIFFICULTY[1] + 1)
            .map(|one| one..=one);
    }
    let bounds = array(problems, node, "difficulty").iter();
    let bounds: Vec<u8> = bounds
        .filter_map(|node| {
            number(
                problems,
                node,
                "difficulty",
                i64::from(DIFFICULTY[0])..=i64::from(DIFFICULTY[1]),
            )
        })
        .filter_map(|bound| u8::try_from(bound).ok())
        .collect();
    match bounds[..] {
        [low, high] if low <= high => Some(low..=high),
        _ => {
            let problem = Problem::new(Code::DifficultyRange, node.span());
            problems.push(problem);
            None
        }
    }
}

fn variants(problems: &Problems, keys: TableReader<'_>) -> VariantSettings {
    let mut variants = VariantSettings {
        questions: QuestionSharing::Same,
        forms: FormCount::Each,
        turn: true,
        suits: true,
        options: true,
        order: true,
    };
    let Some(keys) = keys.table(problems, "variants") else { return variants };
    keys.reject_unknown_keys(problems, VARIANTS);
    variants.questions =
        chosen(problems, keys, "questions", &QUESTIONS).unwrap_or(variants.questions);
    let switch = |key: &str| keys.boolean(problems, key).unwrap_or(true);
    variants.turn = switch("turn");
    variants.suits = switch("suits");
    variants.options = switch("options");
    variants.order = switch("order");
    // 0 means one form for each candidate.
    if let Some(forms @ 1..) = keys.number(problems, "forms", 0..=MAX_FORMS) {
        variants.forms = FormCount::Lettered(forms as u8);
    }
    variants
}

/// Reads the table `[room]`, and returns its rules with the position of its checkpoints.
fn room(problems: &Problems, keys: TableReader<'_>) -> (RoomRules, Span) {
    let Some(keys) = keys.table(problems, "room") else { return (RoomRules::default(), 0..0) };
    keys.reject_unknown_keys(problems, ROOM);
    let minutes = keys.array(problems, "checkpoints").iter();
    let minutes = minutes.filter_map(|node| number(problems, node, "checkpoints", 1..=MAX_MINUTES));
    let mut checkpoints: Vec<u32> = minutes.map(|minute| minute as u32).collect();
    checkpoints.sort_unstable();
    checkpoints.dedup();
    let room = RoomRules {
        code: keys.boolean(problems, "code").unwrap_or(false),
        checkpoints,
        late: chosen(problems, keys, "late", &LATE).unwrap_or_default(),
    };
    (room, keys.get("checkpoints").map_or(0..0, |node| node.span()))
}

fn shows(problems: &Problems, keys: TableReader<'_>) -> ReportContents {
    let keys = keys.table(problems, "show");
    if let Some(keys) = keys {
        keys.reject_unknown_keys(problems, SHOW);
    }
    let switch = |key: &str| keys.and_then(|keys| keys.boolean(problems, key)).unwrap_or(true);
    ReportContents {
        score: switch("score"),
        answers: switch("answers"),
        reasons: switch("reasons"),
    }
}

fn scoring(problems: &Problems, keys: TableReader<'_>) -> Option<ScoringRules> {
    keys.reject_unknown_keys(problems, SCORING);
    require(problems, keys, SCORING);
    let mark = |key| keys.number(problems, key, -MAX_MARK..=MAX_MARK);
    let pass = pass(problems, keys);
    let scoring = ScoringRules {
        right: keys.number(problems, "right", 1..=MAX_MARK).unwrap_or(0),
        wrong: mark("wrong").unwrap_or(0),
        blank: mark("blank").unwrap_or(0),
        several: chosen(problems, keys, "several", &SEVERAL).unwrap_or_default(),
        clause: keys.table(problems, "clause").map(|keys| clause_credit(problems, keys)),
        floor: mark("floor"),
        rounding: rounding(problems, keys),
        pass: pass.unwrap_or(PassMark::Percent(0)),
        minimum: minimum(problems, keys),
    };
    for (key, points) in [("wrong", scoring.wrong), ("blank", scoring.blank)] {
        if points >= scoring.right && scoring.right > 0 {
            let span = keys.get(key).map_or(0..0, |node| node.span());
            problems.push(Problem::new(Code::MarkOrder, span).with("key", key));
        }
    }
    // If the pass mark is missing or invalid, the problem has been reported, and no rules of scoring are returned.
    pass.map(|_| scoring)
}

fn clause_credit(problems: &Problems, keys: TableReader<'_>) -> ClauseCredit {
    keys.reject_unknown_keys(problems, CLAUSE);
    require(problems, keys, CLAUSE);
    let mark = |key| keys.number(problems, key, -MAX_MARK..=MAX_MARK).unwrap_or(0);
    let credit = ClauseCredit {
        exact: mark("exact"),
        paragraph: mark("paragraph"),
        article: mark("article"),
        wrong: mark("wrong"),
        missing: mark("missing"),
        of_all: chosen(problems, keys, "asked", &CLAUSE_ASKED).unwrap_or(false),
        with_wrong_answer: keys.boolean(problems, "with_wrong_answer").unwrap_or(false),
    };
    let order = [
        ("exact", credit.exact),
        ("paragraph", credit.paragraph),
        ("article", credit.article),
        ("wrong", credit.wrong),
    ];
    let beside = [("exact", credit.exact), ("missing", credit.missing)];
    for pair in order.windows(2).chain([&beside[..]]) {
        if let [(_, nearer), (key, farther)] = pair
            && farther > nearer
        {
            let span = keys.get(key).map_or(0..0, |node| node.span());
            problems.push(Problem::new(Code::MarkOrder, span).with("key", *key));
        }
    }
    credit
}

fn rounding(problems: &Problems, keys: TableReader<'_>) -> Rounding {
    let Some(keys) = keys.table(problems, "rounding") else { return Rounding::default() };
    keys.reject_unknown_keys(problems, ROUNDING);
    require(problems, keys, ROUNDING);
    let default = Rounding::default();
    Rounding {
        step: keys.number(problems, "step", 1..=MAX_MARK).unwrap_or(default.step),
        direction: chosen(problems, keys, "direction", &DIRECTIONS).unwrap_or(default.direction),
    }
}

/// Reads the pass mark: `{ points = 1450 }` or `{ percent = 65 }`.
fn pass(problems: &Problems, keys: TableReader<'_>) -> Option<PassMark> {
    let node = keys.get("pass")?;
    let keys = keys.table(problems, "pass")?;
    keys.reject_unknown_keys(problems, PASS);
    let points =
        keys.number(problems, "points", -MAX_MARK * MAX_QUESTIONS..=MAX_MARK * MAX_QUESTIONS);
    let percent = keys.number(problems, "percent", 0..=PERCENT);
    match (keys.get("points"), keys.get("percent")) {
        (Some(_), None) => points.map(PassMark::Points),
        (None, Some(_)) => percent.map(|percent| PassMark::Percent(percent as u8)),
        (Some(_), Some(_)) | (None, None) => {
            problems.push(Problem::new(Code::PassForm, node.span()));
            None
        }
    }
}

fn minimum(problems: &Problems, keys: TableReader<'_>) -> Vec<LawMinimum> {
    let read = |keys: TableReader<'_>| {
        keys.reject_unknown_keys(problems, MINIMUM);
        require(problems, keys, MINIMUM);
        let law = keys.integer(problems, "law", 1..LAST_LAW + 1)?;
        let percent = keys.number(problems, "percent", 0..=PERCENT)? as u8;
        Some(LawMinimum { law, percent })
    };
    keys.tables(problems, "minimum").into_iter().filter_map(read).collect()
}
