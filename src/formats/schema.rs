//! JSON Schema of the files that people write, drawn from what their readers know.

use serde_json::{Map, Value, json};

use crate::render::text::{Words, say};
use arbitro_cases::keys::{BOTH, FILE, ITEM, ITEM_APART, OPTION, OPTION_APART};
use arbitro_cases::shape::{Key, Shape};
use arbitro_cases::{keys_of, old_cites};
use arbitro_exam::roster::COLUMNS;
use arbitro_exam::stage::keys::STAGE;
use arbitro_laws::laws;
use arbitro_laws::record::Tricks;
use arbitro_laws::record::acts::{Kind, Verb, of_events};
use arbitro_laws::record::words::List;
use arbitro_laws::ruling::{Edition, Language};

/// What is described.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    Case,
    Stage,
    Roster,
}

/// What the manual says of a key: the table in which it stands, empty for the file itself, its name, the sentence.
pub type Sentence = (String, String, String);

struct Writer<'w> {
    words: &'w Words,
    sentences: &'w [Sentence],
}

/// The schema, with these sentences as descriptions.
pub fn schema(words: &Words, subject: Subject, sentences: &[Sentence]) -> Value {
    let writer = Writer { words, sentences };
    let mut schema = match subject {
        Subject::Case => writer.table("", FILE),
        Subject::Stage => writer.table("", STAGE),
        Subject::Roster => writer.roster(),
    };
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["title"] = json!(match subject {
        Subject::Case => say!(words, "schema-case"),
        Subject::Stage => say!(words, "schema-stage"),
        Subject::Roster => say!(words, "schema-roster"),
    });
    schema
}

/// A schema with a sentence beside it.
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

impl Writer<'_> {
    fn language(&self) -> Language {
        self.words.language()
    }

    fn sentence(&self, table: &str, key: &str) -> Option<&str> {
        let is = |(of, name, _): &&Sentence| of == table && name == key;
        self.sentences.iter().find(is).map(|(_, _, sentence)| sentence.as_str())
    }

    fn table(&self, name: &str, keys: &[Key]) -> Value {
        let mut properties = Map::new();
        for key in keys {
            let schema = self.shape(key.name, key.shape);
            properties
                .insert(key.name.to_owned(), described(schema, self.sentence(name, key.name)));
        }
        let apart = match name {
            "question" if keys.len() == ITEM.len() => ITEM_APART,
            "option" if keys.len() == OPTION.len() => OPTION_APART,
            _ => &[],
        };
        for edition in Edition::ALL.iter().filter(|_| !apart.is_empty()) {
            let own = self.table(&format!("{name}.{}", edition.name()), apart);
            properties.insert(edition.name().to_owned(), own);
            if apart.iter().any(|key| key.name == "cites") {
                let old =
                    json!({ "deprecated": true, "type": "array", "items": { "type": "string" } });
                properties.insert(old_cites(edition), old);
            }
        }
        let required: Vec<&str> =
            keys.iter().filter(|key| key.needed).map(|key| key.name).collect();
        object(properties, &required)
    }

    fn shape(&self, name: &str, shape: Shape) -> Value {
        match shape {
            Shape::Text => json!({ "type": "string" }),
            Shape::Bilingual => self.table("text", BOTH),
            Shape::Flag => json!({ "type": "boolean" }),
            Shape::Number(low, high) => {
                json!({ "type": "integer", "minimum": low, "maximum": high })
            }
            Shape::Word(words) => words_of(words()),
            Shape::Year => year(),
            Shape::List(of, None) => json!({ "type": "array", "items": self.shape(name, *of) }),
            Shape::List(of, Some(count)) => json!({
                "type": "array",
                "items": self.shape(name, *of),
                "minItems": count,
                "maxItems": count,
            }),
            Shape::Table(keys) => self.table(name, keys),
            Shape::Event => self.event(),
            Shape::Findings => self.findings(),
            Shape::Seat => seat(),
            Shape::Either(shapes) => {
                json!({ "anyOf": shapes.iter().map(|shape| self.shape(name, *shape)).collect::<Vec<_>>() })
            }
        }
    }

    /// All that any verb knows, and for each verb which of it.
    fn event(&self) -> Value {
        let mut properties = Map::new();
        let by = described(seat(), Some(&say!(self.words, "schema-by")));
        properties.insert("by".to_owned(), by);
        for verb in of_events() {
            let told = verb.manual.unwrap_or(verb.line.menu).in_language(self.language());
            let about = described(self.kind(verb.about), Some(told));
            for old in verb.old {
                let mut about = about.clone();
                about["deprecated"] = json!(true);
                properties.insert((*old).to_owned(), about);
            }
            properties.insert(verb.name.to_owned(), about);
        }
        for detail in of_events().flat_map(Verb::all_details) {
            let told = detail.manual.in_language(self.language());
            let schema = described(self.kind(detail.kind), Some(told));
            properties.entry(detail.key).or_insert(schema);
        }
        let verbs: Vec<Value> = of_events().flat_map(one_verb).collect();
        let mut schema = object(properties, &["by"]);
        schema["oneOf"] = json!(verbs);
        schema
    }

    fn kind(&self, kind: Kind) -> Value {
        let card = || json!({ "type": "string" });
        let cards = || json!({ "type": "array", "items": { "type": "string" } });
        match kind {
            Kind::Done => json!({ "const": true }),
            Kind::Flag => json!({ "type": "boolean" }),
            Kind::Card | Kind::Seats | Kind::Holding => card(),
            Kind::Cards => json!({ "anyOf": [card(), cards()] }),
            Kind::CardsOrAll => json!({ "anyOf": [{ "const": true }, card(), cards()] }),
            Kind::Call => json!({ "anyOf": [card(), self.table("text", BOTH)] }),
            Kind::Said => self.table("text", BOTH),
            Kind::Seat | Kind::Owner => seat(),
            Kind::Suit => words_of(vec!["S", "H", "D", "C"]),
            Kind::Word(list) => words_of(List::names(list)),
            Kind::Tricks => json!({ "anyOf": [
                { "type": "integer", "minimum": 1, "maximum": Tricks::MOST },
                { "const": "rest" },
            ] }),
        }
    }

    /// Each fact by its name, and about one person or card.
    fn findings(&self) -> Value {
        let (mut plain, mut about) = (Map::new(), Map::new());
        for fact in laws::facts() {
            let replies: Vec<&str> = fact.replies.iter().map(|reply| reply.key).collect();
            let schema = match replies.as_slice() {
                ["yes", "no"] => json!({ "type": "boolean" }),
                _ => json!({ "type": "string", "enum": replies }),
            };
            let told = fact.question.in_language(self.language());
            about.insert(format!("^{}@", fact.key), described(schema.clone(), Some(told)));
            plain.insert(fact.key.to_owned(), described(schema, Some(told)));
        }
        let mut schema = object(plain, &[]);
        schema["patternProperties"] = Value::Object(about);
        schema
    }

    /// A candidate, by the columns of a table: each under the first of its names.
    fn roster(&self) -> Value {
        let mut properties = Map::new();
        let mut required = Vec::new();
        let told = [
            say!(self.words, "schema-roster-id"),
            say!(self.words, "schema-roster-name"),
            say!(self.words, "schema-roster-surname"),
            say!(self.words, "schema-roster-extra"),
            say!(self.words, "schema-roster-language"),
        ];
        for ((names, needed), told) in COLUMNS.into_iter().zip(told) {
            let first = names.first().copied().unwrap_or_default();
            let mut schema = described(json!({ "type": "string" }), Some(&told));
            schema["examples"] = json!(names);
            properties.insert(first.to_owned(), schema);
            if needed {
                required.push(first);
            }
        }
        let mut row = object(properties, &required);
        // Other columns are left as they are.
        row["additionalProperties"] = json!(true);
        json!({ "type": "array", "items": row, "minItems": 1 })
    }
}

/// An event of this verb, by each of its names: no key that it does not know.
fn one_verb(verb: &'static Verb) -> Vec<Value> {
    let names = [verb.name].into_iter().chain(verb.old.iter().copied());
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
    of_events().any(|verb| verb.is_named(key))
}
