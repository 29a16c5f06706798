//! JSON Schemas of case, stage and roster files, generated from the lists of keys that the readers use.

use serde_json::{Map, Value, json};

use crate::render::text::{Words, say};
use arbitro_cases::key_specs::{KeySpec, ValueShape};
use arbitro_cases::keys::{BOTH, FILE, OPTION, OPTION_EDITION, QUESTION, QUESTION_EDITION};
use arbitro_cases::vocabulary::acts::{detail_words, verb_words};
use arbitro_cases::{keys_of, legacy_cites};
use arbitro_exam::roster::COLUMNS;
use arbitro_exam::stage::keys::STAGE;
use arbitro_laws::laws;
use arbitro_laws::record::TrickCount;
use arbitro_laws::record::acts::{ActVerb, ValueKind, verbs};
use arbitro_laws::record::words::WordList;
use arbitro_laws::ruling::{Edition, Language};

/// The file format that a schema describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchemaSubject {
    Case,
    Stage,
    Roster,
}

/// A key's table (empty at the top level of the file), its name, and its description.
pub type KeyDescription = (String, String, String);

struct SchemaWriter<'w> {
    words: &'w Words,
    sentences: &'w [KeyDescription],
}

/// Returns the schema of a file format; `sentences` are the descriptions of its keys.
pub fn schema(words: &Words, subject: SchemaSubject, sentences: &[KeyDescription]) -> Value {
    let writer = SchemaWriter { words, sentences };
    let mut schema = match subject {
        SchemaSubject::Case => writer.table("", FILE),
        SchemaSubject::Stage => writer.table("", STAGE),
        SchemaSubject::Roster => writer.roster(),
    };
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["title"] = json!(match subject {
        SchemaSubject::Case => say!(words, "schema-case"),
        SchemaSubject::Stage => say!(words, "schema-stage"),
        SchemaSubject::Roster => say!(words, "schema-roster"),
    });
    schema
}

/// Adds a description to a schema, if there is one.
fn described(mut schema: Value, sentence: Option<&str>) -> Value {
    if let Some(sentence) = sentence {
        schema["description"] = json!(sentence);
    }
    schema
}

fn object(properties: Map<String, Value>, required: &[&str]) -> Value {
    let mut schema = json!({
        "type": "object",
        "properties": properties,
        "additionalProperties": false,
    });
    if !required.is_empty() {
        schema["required"] = json!(required);
    }
    schema
}

fn words_of(words: Vec<&'static str>) -> Value {
    json!({ "type": "string", "enum": words })
}

fn year() -> Value {
    json!({ "type": "integer", "enum": Edition::ALL.map(Edition::year) })
}

fn seat() -> Value {
    json!({ "type": "string", "pattern": "^[NESWOneswo]$" })
}

impl SchemaWriter<'_> {
    fn language(&self) -> Language {
        self.words.language()
    }

    fn sentence(&self, table: &str, key: &str) -> Option<&str> {
        let is = |(of, name, _): &&KeyDescription| of == table && name == key;
        self.sentences.iter().find(is).map(|(_, _, sentence)| sentence.as_str())
    }

    fn table(&self, name: &str, keys: &[KeySpec]) -> Value {
        let mut properties = Map::new();
        for key in keys {
            let schema = self.shape(key.name, key.shape);
            properties
                .insert(key.name.to_owned(), described(schema, self.sentence(name, key.name)));
        }
        let apart = match name {
            "question" if keys.len() == QUESTION.len() => QUESTION_EDITION,
            "option" if keys.len() == OPTION.len() => OPTION_EDITION,
            _ => &[],
        };
        for edition in Edition::ALL.iter().filter(|_| !apart.is_empty()) {
            let own = self.table(&format!("{name}.{}", edition.name()), apart);
            properties.insert(edition.name().to_owned(), own);
            if apart.iter().any(|key| key.name == "cites") {
                let old =
                    json!({ "deprecated": true, "type": "array", "items": { "type": "string" } });
                properties.insert(legacy_cites(edition), old);
            }
        }
        let required: Vec<&str> =
            keys.iter().filter(|key| key.required).map(|key| key.name).collect();
        object(properties, &required)
    }

    fn shape(&self, name: &str, shape: ValueShape) -> Value {
        match shape {
            ValueShape::Text => json!({ "type": "string" }),
            ValueShape::Bilingual => self.table("text", BOTH),
            ValueShape::Flag => json!({ "type": "boolean" }),
            ValueShape::Number(low, high) => {
                json!({ "type": "integer", "minimum": low, "maximum": high })
            }
            ValueShape::Word(words) => words_of(words()),
            ValueShape::Joined(words) => {
                let one = format!("({})", words().join("|"));
                let two = json!({ "type": "string", "pattern": format!("^{one} *\\+ *{one}$") });
                json!({ "anyOf": [words_of(words()), two] })
            }
            ValueShape::Year => year(),
            ValueShape::List(of, None) => {
                json!({ "type": "array", "items": self.shape(name, *of) })
            }
            ValueShape::List(of, Some(count)) => json!({
                "type": "array",
                "items": self.shape(name, *of),
                "minItems": count,
                "maxItems": count,
            }),
            ValueShape::Table(keys) => self.table(name, keys),
            ValueShape::Event => self.event(),
            ValueShape::Findings => self.findings(),
            ValueShape::Seat => seat(),
            ValueShape::Either(shapes) => {
                json!({ "anyOf": shapes.iter().map(|shape| self.shape(name, *shape)).collect::<Vec<_>>() })
            }
        }
    }

    /// Returns the schema of an event: the keys of all verbs, and for each verb the keys that it accepts.
    fn event(&self) -> Value {
        let mut properties = Map::new();
        let by = described(seat(), Some(&say!(self.words, "schema-by")));
        properties.insert("by".to_owned(), by);
        for words in verb_words().filter(|words| words.verb.act.is_some()) {
            let verb = words.verb;
            let description = words.manual.unwrap_or(words.line.menu).in_language(self.language());
            let about = described(self.kind(verb.about), Some(description));
            for old in verb.old_names {
                let mut about = about.clone();
                about["deprecated"] = json!(true);
                properties.insert((*old).to_owned(), about);
            }
            properties.insert(verb.name.to_owned(), about);
        }
        for detail in verbs().flat_map(ActVerb::all_details) {
            let description = detail_words(detail).manual.in_language(self.language());
            let schema = described(self.kind(detail.kind), Some(description));
            properties.entry(detail.key).or_insert(schema);
        }
        let verbs: Vec<Value> = verbs().flat_map(one_verb).collect();
        let mut schema = object(properties, &["by"]);
        schema["oneOf"] = json!(verbs);
        schema
    }

    fn kind(&self, kind: ValueKind) -> Value {
        let card = || json!({ "type": "string" });
        let cards = || json!({ "type": "array", "items": { "type": "string" } });
        match kind {
            ValueKind::Done => json!({ "const": true }),
            ValueKind::Flag => json!({ "type": "boolean" }),
            ValueKind::Card | ValueKind::Seats | ValueKind::Holding => card(),
            ValueKind::Cards => json!({ "anyOf": [card(), cards()] }),
            ValueKind::CardsOrAll => json!({ "anyOf": [{ "const": true }, card(), cards()] }),
            ValueKind::Call => json!({ "anyOf": [card(), self.table("text", BOTH)] }),
            ValueKind::Said => self.table("text", BOTH),
            ValueKind::Seat | ValueKind::Owner => seat(),
            ValueKind::Suit => words_of(vec!["S", "H", "D", "C"]),
            ValueKind::Word(list) => words_of(WordList::names(list)),
            ValueKind::TrickTotal => {
                json!({ "type": "integer", "minimum": 0, "maximum": TrickCount::MAX })
            }
            ValueKind::TrickNumber => {
                json!({ "type": "integer", "minimum": 1, "maximum": TrickCount::MAX })
            }
            ValueKind::Tricks => json!({ "anyOf": [
                { "type": "integer", "minimum": 1, "maximum": TrickCount::MAX },
                { "const": "rest" },
            ] }),
        }
    }

    /// Returns the schema of the findings, with each fact's key alone or followed by `@` and a player or card.
    fn findings(&self) -> Value {
        let (mut plain, mut about) = (Map::new(), Map::new());
        for fact in laws::facts() {
            let replies: Vec<&str> = fact.replies.iter().map(|reply| reply.key).collect();
            let schema = match replies.as_slice() {
                ["yes", "no"] => json!({ "type": "boolean" }),
                _ => json!({ "type": "string", "enum": replies }),
            };
            let description = fact.question.in_language(self.language());
            about.insert(format!("^{}@", fact.key), described(schema.clone(), Some(description)));
            plain.insert(fact.key.to_owned(), described(schema, Some(description)));
        }
        let mut schema = object(plain, &[]);
        schema["patternProperties"] = Value::Object(about);
        schema
    }

    /// Returns the schema of a roster: a list of candidates, with each column under its first name.
    fn roster(&self) -> Value {
        let mut properties = Map::new();
        let mut required = Vec::new();
        let description = [
            say!(self.words, "schema-roster-id"),
            say!(self.words, "schema-roster-name"),
            say!(self.words, "schema-roster-surname"),
            say!(self.words, "schema-roster-extra"),
            say!(self.words, "schema-roster-language"),
        ];
        for ((names, needed), description) in COLUMNS.into_iter().zip(description) {
            let first = names.first().copied().unwrap_or_default();
            let mut schema = described(json!({ "type": "string" }), Some(&description));
            schema["examples"] = json!(names);
            properties.insert(first.to_owned(), schema);
            if needed {
                required.push(first);
            }
        }
        let mut row = object(properties, &required);
        // The roster reader ignores other columns, so the schema allows them.
        row["additionalProperties"] = json!(true);
        json!({ "type": "array", "items": row, "minItems": 1 })
    }
}

/// Returns schemas of an event of this verb, one for each name of the verb; each allows only the verb's keys.
fn one_verb(verb: &'static ActVerb) -> Vec<Value> {
    let names = [verb.name].into_iter().chain(verb.old_names.iter().copied());
    let known: Vec<&str> = ["by"].into_iter().chain(keys_of(verb)).collect();
    names
        .map(|name| {
            let known: Vec<&&str> =
                known.iter().filter(|key| **key == name || !is_verb(key)).collect();
            json!({ "required": [name], "propertyNames": { "enum": known } })
        })
        .collect()
}

fn is_verb(key: &str) -> bool {
    verbs().any(|verb| verb.is_named(key))
}
