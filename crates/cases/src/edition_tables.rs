//! The values of a question or option that apply in a later edition, in a table named by the year of this edition, such
//! as `[question.2017]`.

use toml::de::DeValue;

use crate::diag::{Code, Problem, Span};
use arbitro_laws::ruling::{ByEdition, Edition};

use super::case::{AmendedValue, ClauseCitation};
use super::key_specs::{KeySpec, names};
use super::toml_reader::{self, Problems, SpannedStr, SpannedValue, TableReader, wrong_type};

/// The table named by the year of an edition. The values in the table apply to this edition and to later ones, until
/// the next table named by a year.
pub struct EditionTable<'s> {
    from: Edition,
    keys: TableReader<'s>,
    editions: ByEdition<()>,
}

/// Reads the tables named by the years of these editions, which may contain only the keys in `own`.
pub fn edition_tables<'s>(
    problems: &Problems,
    keys: TableReader<'s>,
    own: &[KeySpec],
    editions: &[Edition],
) -> Vec<EditionTable<'s>> {
    let mut tables: Vec<EditionTable<'s>> = Vec::new();
    for from in editions {
        let Some(keys) = keys.table(problems, from.name()) else { continue };
        keys.reject_unknown_keys(problems, own);
        if let Some(before) = tables.last_mut() {
            before.editions = before.editions.until(*from);
        }
        tables.push(EditionTable { from: *from, keys, editions: ByEdition::from(*from, ()) });
    }
    tables
}

/// Reports unknown keys, and years that are not editions of the question.
pub fn reject_unknown(
    problems: &Problems,
    keys: TableReader<'_>,
    known: &[KeySpec],
    editions: &[Edition],
) {
    let is_year = |key: &SpannedStr<'_>| key.text.parse::<u16>().is_ok();
    let years: Vec<SpannedStr<'_>> = keys.keys().filter(is_year).collect();
    for year in &years {
        if !editions.iter().any(|edition| edition.name() == year.text) {
            problems.push(no_edition(year.text, year.span.clone(), editions));
        }
    }
    let legacy: Vec<String> = editions.iter().map(legacy_cites).collect();
    let legacy = legacy.iter().map(String::as_str).filter(|key| keys.get(key).is_some());
    let years = years.iter().map(|year| year.text);
    keys.reject_unknown(
        problems,
        &names(known).into_iter().chain(years).chain(legacy).collect::<Vec<_>>(),
    );
}

/// Reads the texts of a list, each with the editions in which the text applies: all, those of an edition's table, or
/// the one edition in a legacy prefix.
pub fn texts<'s>(
    problems: &Problems,
    keys: TableReader<'s>,
    tables: &[EditionTable<'s>],
    key: &str,
) -> Vec<(ByEdition<()>, SpannedStr<'s>)> {
    let own = keys.strings(problems, key).into_iter().map(split_year_prefix);
    let more = tables.iter().flat_map(|table| {
        let texts = table.keys.strings(problems, key).into_iter();
        texts.map(|text| (table.editions, text))
    });
    own.chain(more).collect()
}

/// Splits off the legacy prefix `2017: ` of a text that applies only to this edition.
fn split_year_prefix(text: SpannedStr<'_>) -> (ByEdition<()>, SpannedStr<'_>) {
    let year = |year: &str| year.parse().ok().and_then(Edition::from_year);
    match text.text.split_once(": ").and_then(|(before, rest)| Some((year(before)?, rest))) {
        Some((edition, rest)) => (ByEdition::only(edition, ()), text.part(rest)),
        None => (ByEdition::always(()), text),
    }
}

/// Reads the citations of an option, numbered as in the question's first edition, and the amended citations of later
/// editions, numbered as in those editions.
pub fn read_cites(
    problems: &Problems,
    keys: TableReader<'_>,
    tables: &[EditionTable<'_>],
    editions: &[Edition],
) -> AmendedValue<Vec<ClauseCitation>> {
    let read = |keys: TableReader<'_>, key: &str, numbers| {
        let cites = keys.strings(problems, key).into_iter();
        cites
            .map(|cite| ClauseCitation {
                text: cite.text.to_owned(),
                edition: numbers,
                span: cite.span,
            })
            .collect()
    };
    let amended = tables.iter().map(|table| (table.from, table.keys, "cites".to_owned()));
    let legacy = editions.iter().map(|edition| (*edition, keys, legacy_cites(edition)));
    let stated = legacy.chain(amended).filter(|(_, keys, key)| keys.get(key).is_some());
    let mut amendments: Vec<_> =
        stated.map(|(from, keys, key)| (from, read(keys, &key, from))).collect();
    // The sort is stable: of two values for one edition, that of the edition's table is the last and applies.
    amendments.sort_by_key(|(from, _)| *from);
    let original = read(keys, "cites", editions.first().copied().unwrap_or_default());
    AmendedValue { original, amendments }
}

/// Returns the legacy key for the citations of an edition: `cites_2017`.
pub fn legacy_cites(edition: &Edition) -> String {
    format!("cites_{}", edition.year())
}

/// Reads whether an option is marked as right, with amendments. In the legacy spelling the value is a year, the only
/// edition in which the option is right.
pub fn read_right(
    problems: &Problems,
    keys: TableReader<'_>,
    tables: &[EditionTable<'_>],
    editions: &[Edition],
) -> AmendedValue<bool> {
    let mut right = AmendedValue::default();
    match keys.get("right") {
        Some(node) if matches!(node.get_ref(), DeValue::Integer(_)) => {
            if let Some(only) = read_edition(problems, node, editions) {
                right.amendments.push((only, true));
                right.amendments.extend(only.next().map(|next| (next, false)));
            }
        }
        _ => right.original = keys.boolean(problems, "right") == Some(true),
    }
    let read =
        |table: &EditionTable<'_>| Some((table.from, table.keys.boolean(problems, "right")?));
    right.amendments.extend(tables.iter().filter_map(read));
    right
}

/// Reads the editions to which a question belongs; all editions if none are stated.
pub fn read_editions(problems: &Problems, keys: TableReader<'_>) -> Vec<Edition> {
    let Some(node) = keys.get("editions") else { return Edition::ALL.to_vec() };
    let years = toml_reader::array(problems, node, "editions");
    if years.is_empty() && matches!(node.get_ref(), DeValue::Array(_)) {
        problems.push(no_edition("none", node.span(), &Edition::ALL));
    }
    let mut editions: Vec<Edition> =
        years.iter().filter_map(|year| read_edition(problems, year, &Edition::ALL)).collect();
    editions.sort_unstable();
    editions.dedup();
    // If no stated edition is valid, the problem has already been reported.
    if editions.is_empty() { Edition::ALL.to_vec() } else { editions }
}

/// Reads the year of an edition, which must be one of `known`.
fn read_edition(
    problems: &Problems,
    node: &SpannedValue<'_>,
    known: &[Edition],
) -> Option<Edition> {
    let DeValue::Integer(year) = node.get_ref() else {
        wrong_type(problems, node, "integer");
        return None;
    };
    let edition = year.as_str().parse().ok().and_then(Edition::from_year);
    let edition = edition.filter(|edition| known.contains(edition));
    if edition.is_none() {
        problems.push(no_edition(year.as_str(), node.span(), known));
    }
    edition
}

fn no_edition(found: &str, span: Span, known: &[Edition]) -> Problem {
    let known: Vec<&str> = known.iter().map(|edition| edition.name()).collect();
    Problem::new(Code::NoEdition, span).with("found", found).with("known", known.join(", "))
}
