//! Compares the JSON Schemas with the readers of the files.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::common;
use arbitro::docs::{PAGES, from_page, from_template, new_case, new_stage};
use arbitro::formats::schema::{SchemaSubject, schema};
use arbitro::formats::template::CaseTemplate;
use arbitro::render::text::Words;
use arbitro_cases::key_specs::{KeySpec, ValueShape};
use arbitro_cases::{keys, read};
use arbitro_exam::stage;
use arbitro_laws::laws;
use arbitro_laws::record::acts::verbs;
use arbitro_laws::record::words::WordList;
use arbitro_laws::ruling::Language;

fn case_schema(language: Language) -> Value {
    let page = PAGES.iter().find(|page| page.name == "cases").unwrap();
    let sentences = from_page(page.in_language(language));
    schema(&Words::new(language, false), SchemaSubject::Case, &sentences)
}

fn stage_schema(language: Language) -> Value {
    schema(&Words::new(language, false), SchemaSubject::Stage, &from_template(new_stage(language)))
}

fn parsed(text: &str) -> Value {
    serde_json::to_value(toml::from_str::<toml::Table>(text).unwrap()).unwrap()
}

/// Collects the errors of a value according to a schema; a keyword that our schemas do not use is itself an error.
fn wrong(schema: &Value, value: &Value, at: &str, found: &mut Vec<String>) {
    let holds = |schema: &Value| {
        let mut found = Vec::new();
        wrong(schema, value, at, &mut found);
        found.is_empty()
    };
    let known: Vec<&str> = ["properties", "patternProperties"]
        .iter()
        .filter_map(|word| schema[word].as_object())
        .flatten()
        .map(|(key, _)| key.as_str())
        .collect();
    let mut tell = |holds: bool, word: &str| {
        if !holds {
            found.push(format!("{at}: {word}"));
        }
    };
    let texts = |word: &Value| -> Vec<String> {
        word.as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_owned()).collect()
    };
    for (word, rule) in schema.as_object().unwrap() {
        match word.as_str() {
            "$schema" | "title" | "description" | "deprecated" | "examples" => {}
            "type" => tell(
                match rule.as_str().unwrap() {
                    "object" => value.is_object(),
                    "array" => value.is_array(),
                    "string" => value.is_string(),
                    "boolean" => value.is_boolean(),
                    "integer" => value.is_i64(),
                    other => panic!("{other}"),
                },
                "type",
            ),
            "const" => tell(rule == value, "const"),
            "enum" => tell(rule.as_array().unwrap().contains(value), "enum"),
            "minimum" => {
                tell(value.as_i64().is_none_or(|n| n >= rule.as_i64().unwrap()), "minimum")
            }
            "maximum" => {
                tell(value.as_i64().is_none_or(|n| n <= rule.as_i64().unwrap()), "maximum")
            }
            "minItems" => {
                tell(
                    value.as_array().is_none_or(|a| a.len() as u64 >= rule.as_u64().unwrap()),
                    word,
                );
            }
            "maxItems" => {
                tell(
                    value.as_array().is_none_or(|a| a.len() as u64 <= rule.as_u64().unwrap()),
                    word,
                );
            }
            "required" => {
                tell(texts(rule).iter().all(|key| value.get(key).is_some()), "required");
            }
            "pattern" => {
                // The patterns are that of a seat letter, and that of two words from a list.
                let two = rule.as_str().and_then(|rule| rule.split_once(" *\\+ *"));
                if let Some((known, _)) = two {
                    let is_known = |word: &str| {
                        known[2..known.len() - 1].split('|').any(|it| it == word.trim())
                    };
                    let words: Vec<&str> = value.as_str().unwrap_or_default().split('+').collect();
                    tell(words.len() == 2 && words.into_iter().all(is_known), "pattern");
                    continue;
                }
                assert_eq!(rule, "^[NESWOneswo]$");
                tell(value.as_str().is_some_and(|text| text.len() == 1), "pattern");
            }
            "anyOf" => tell(rule.as_array().unwrap().iter().any(holds), "anyOf"),
            "oneOf" => {
                let count = rule.as_array().unwrap().iter().filter(|rule| holds(rule)).count();
                tell(count == 1, "oneOf");
            }
            "propertyNames" => {
                let names = texts(&rule["enum"]);
                let keys = value.as_object().unwrap().keys();
                keys.for_each(|key| tell(names.contains(key), key));
            }
            "items" | "properties" | "patternProperties" | "additionalProperties" => {}
            other => panic!("{other}"),
        }
    }
    if let Some(items) = schema.get("items") {
        for (index, item) in value.as_array().into_iter().flatten().enumerate() {
            wrong(items, item, &format!("{at}[{index}]"), found);
        }
    }
    for (key, inner) in value.as_object().into_iter().flatten() {
        let own = schema["properties"].get(key);
        let by_pattern = || {
            let patterns = schema["patternProperties"].as_object()?;
            let found = patterns.iter().find(|(pattern, _)| key.starts_with(&pattern[1..]));
            found.map(|(_, schema)| schema)
        };
        match own.or_else(by_pattern) {
            Some(schema) => wrong(schema, inner, &format!("{at}.{key}"), found),
            None if schema["additionalProperties"] == false => {
                found.push(format!("{at}: {key} unknown of {known:?}"));
            }
            None => {}
        }
    }
}

/// A case that `check` proves.
const SOUND: &str = include_str!("../sound.toml");

fn all_wrong(schema: &Value, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    wrong(schema, &parsed(text), "", &mut found);
    found
}

#[test]
fn every_case_of_the_bank_is_valid() {
    let schema = case_schema(Language::Italian);
    let mut seen = 0;
    for (name, text) in arbitro::embedded() {
        assert_eq!(all_wrong(&schema, text), [""; 0], "{name}");
        seen += 1;
    }
    assert!(seen > 50, "{seen}");
    for language in Language::ALL {
        let words = Words::new(language, false);
        let case = CaseTemplate::plain(&words).file(new_case(language), "93-01").unwrap();
        assert_eq!(all_wrong(&schema, &case), [""; 0], "{case}");
        assert!(case.starts_with("#:schema "), "{case}");
    }
}

#[test]
fn the_template_of_a_stage_is_valid_with_its_commented_out_keys() {
    for language in Language::ALL {
        let text = new_stage(language);
        assert_eq!(all_wrong(&stage_schema(language), text), [""; 0]);
        let open: Vec<&str> = text
            .lines()
            .map(|line| line.strip_prefix("# ").filter(|line| line.contains(" = ")).unwrap_or(line))
            .collect();
        assert_eq!(all_wrong(&stage_schema(language), &open.join("\n")), [""; 0]);
    }
}

#[test]
fn files_refused_by_the_reader_are_invalid() {
    let schema = case_schema(Language::English);
    let case = SOUND;
    for (from, to) in [
        ("difficulty = 1", "difficulty = 6"),
        ("difficulty = 1", "dificulty = 1"),
        ("vulnerable = \"none\"", "vulnerable = \"nobody\""),
        ("id = \"45-00\"", ""),
        ("right = true", "right = \"yes\""),
        ("by = \"S\"", "by = \"South\""),
        ("by = \"S\", calls", "by = \"S\", plays = \"S4\", calls"),
        ("by = \"S\", calls", "by = \"S\", seen = \"N\", calls"),
        ("events =", "findings = { unintended = \"no\" }\nevents ="),
        ("events =", "findings = { unheard-of = true }\nevents ="),
        ("events =", "aspect = \"fates\"\nevents ="),
        ("events =", "aspect = \"turn + score + claim\"\nevents ="),
    ] {
        let text = case.replacen(from, to, 1);
        assert_ne!(text, case, "{from}");
        assert!(!read("45-00.toml", &text).problems.is_empty(), "{to}");
        assert_ne!(all_wrong(&schema, &text), [""; 0], "{to}");
    }
}

/// Collects each key below a table of the reader, with the name of its table.
fn below(name: &str, known: &[KeySpec], found: &mut Vec<(String, KeySpec)>) {
    for key in known {
        found.push((name.to_owned(), *key));
        let mut shape = key.shape;
        while let ValueShape::List(of, _) = shape {
            shape = *of;
        }
        if let ValueShape::Table(keys) = shape {
            below(key.name, keys, found);
        }
    }
}

/// Collects every name that a schema describes or lists.
fn names(schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(map) => {
            for word in ["properties", "patternProperties"] {
                found.extend(
                    map.get(word)
                        .and_then(Value::as_object)
                        .into_iter()
                        .flatten()
                        .map(|(key, _)| key.clone()),
                );
            }
            let listed = map.get("enum").and_then(Value::as_array).into_iter().flatten();
            found.extend(
                listed.map(|word| word.as_str().map_or_else(|| word.to_string(), str::to_owned)),
            );
            map.values().for_each(|inner| names(inner, found));
        }
        Value::Array(all) => all.iter().for_each(|inner| names(inner, found)),
        _ => {}
    }
}

#[test]
fn each_key_and_word_of_the_readers_is_in_the_schema_with_a_description() {
    for language in Language::ALL {
        let (case, stage) = (case_schema(language), stage_schema(language));
        let (mut of_case, mut of_stage) = (BTreeSet::new(), BTreeSet::new());
        names(&case, &mut of_case);
        names(&stage, &mut of_stage);
        let mut known = Vec::new();
        below("", keys::FILE, &mut known);
        let page = PAGES.iter().find(|page| page.name == "cases").unwrap();
        let told = from_page(page.in_language(language));
        for (table, key) in &known {
            assert!(of_case.contains(key.name), "{}", key.name);
            let sides = table == "tricks";
            let is_told = told.iter().any(|(of, name, _)| of == table && name == key.name);
            assert!(sides || is_told, "{table}.{}: no sentence ({language:?})", key.name);
        }
        for verb in verbs() {
            for key in [verb.name]
                .iter()
                .chain(verb.old_names)
                .copied()
                .chain(verb.all_details().map(|detail| detail.key))
            {
                let own = &case["properties"]["question"]["items"]["properties"]["events"]["items"];
                let text = own["properties"][key]["description"].as_str().unwrap();
                assert!(!text.is_empty(), "{key}");
            }
        }
        for list in WordList::ALL {
            // Whether a penalty card is major or minor is stated only for the table before the events; no event has
            // this value.
            let stands = verbs().any(|verb| {
                verb.all_details()
                    .any(|d| d.kind == arbitro_laws::record::acts::ValueKind::Word(list))
                    || verb.about == arbitro_laws::record::acts::ValueKind::Word(list)
            });
            for word in list.names().into_iter().filter(|_| stands) {
                assert!(of_case.contains(word), "{word}");
            }
        }
        for fact in laws::facts() {
            assert!(of_case.contains(fact.key), "{}", fact.key);
        }
        let mut known = Vec::new();
        below("", stage::keys::STAGE, &mut known);
        for (_, key) in known {
            assert!(of_stage.contains(key.name), "{}", key.name);
        }
        assert!(of_stage.contains("net-correct") && of_stage.contains("nearest"));
    }
}

#[test]
fn required_keys_are_required_by_the_reader_too() {
    let case = common::bank();
    assert!(!case.is_empty());
    let text = SOUND;
    for key in ["title", "id", "text", "it"] {
        let without: Vec<&str> = text
            .lines()
            .filter(|line| {
                !line.starts_with(&format!("{key} =")) && !line.starts_with(&format!("{key}."))
            })
            .collect();
        assert!(!read("45-00.toml", &without.join("\n")).problems.is_empty(), "{key}");
    }
    let roster = schema(&Words::new(Language::Italian, false), SchemaSubject::Roster, &[]);
    assert_eq!(roster["items"]["required"], json!(["id", "nome"]));
}
