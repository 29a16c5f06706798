//! The settings, and where each comes from: a flag, the environment, the user's file, the system, or none.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use serde::Deserialize;

use crate::bridge::notation::Notation;
use crate::casebook::plain;
use crate::law;
use crate::report::practice::settings::{Origin, Row};
use crate::ruling::{Doctrine, Edition, Language};

/// The settings by name: the flag of each, and the variable of the environment.
pub const KEYS: [(&str, &str, &str); 5] = [
    ("language", "--lang", "ARBITRO_LANGUAGE"),
    ("notation", "--notation", "ARBITRO_NOTATION"),
    ("edition", "--edition", "ARBITRO_EDITION"),
    ("doctrine", "--doctrine", "ARBITRO_DOCTRINE"),
    ("colour", "--color", "ARBITRO_COLOUR"),
];

/// The settings of a run, before the flags of its command.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    pub rows: Vec<Row>,
    /// What is wrong with the user's file, or with the environment.
    pub trouble: Option<Trouble>,
}

/// Why settings cannot be used.
#[derive(Clone, Debug)]
pub enum Trouble {
    /// The file is none of settings, and why.
    File(String),
    /// The value of this setting means nothing.
    Value(&'static str, String, Origin),
}

/// A value as TOML may have it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Value {
    Number(i64),
    Text(String),
    List(Vec<String>),
}

/// The user's file; `None` where the platform says of no folder.
pub fn file() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    Some(folders.config_dir().join("arbitro").join("config.toml"))
}

/// The settings in the user's file; the error says what is wrong with it.
pub fn read(path: &Path) -> Result<BTreeMap<String, String>, String> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeMap::new()),
        Err(error) => return Err(error.to_string()),
    };
    let values: BTreeMap<String, Value> = plain::read(&text).map_err(|malformed| malformed.what)?;
    let unknown = values.keys().find(|name| KEYS.iter().all(|(key, ..)| key != name));
    if let Some(unknown) = unknown {
        return Err(unknown.clone());
    }
    let text = |value| match value {
        Value::Number(number) => number.to_string(),
        Value::Text(text) => text,
        Value::List(all) => all.join(","),
    };
    Ok(values.into_iter().map(|(name, value)| (name, text(value))).collect())
}

impl Settings {
    /// The settings for these arguments.
    pub fn of(args: &[OsString]) -> Settings {
        let path = file();
        let (of_file, trouble) = match path.as_deref().map_or_else(|| Ok(BTreeMap::new()), read) {
            Ok(values) => (values, None),
            Err(why) => (BTreeMap::new(), Some(Trouble::File(why))),
        };
        let mut settings = Settings { rows: Vec::new(), trouble };
        for (key, name, variable) in KEYS {
            let of_variable = || {
                let no_colour = key == "colour" && set("NO_COLOR").is_some();
                set(variable).or_else(|| no_colour.then(|| "never".to_owned()))
            };
            let (value, origin) = if let Some(value) = flag(args, name) {
                (value, Origin::Flag)
            } else if let Some(value) = of_variable() {
                (value, Origin::Environment)
            } else if let Some(value) = of_file.get(key) {
                (value.clone(), Origin::File)
            } else {
                usual(key)
            };
            // A flag is judged where it is read.
            if origin != Origin::Flag && !is_known(key, &value) && settings.trouble.is_none() {
                settings.trouble = Some(Trouble::Value(key, value.clone(), origin));
            }
            settings.rows.push(Row { key, value, origin, variable });
        }
        settings
    }

    pub fn value(&self, key: &str) -> &str {
        self.rows.iter().find(|row| row.key == key).map_or("", |row| &row.value)
    }

    pub fn language(&self) -> Language {
        if self.value("language") == "en" { Language::English } else { Language::Italian }
    }

    pub fn notation(&self) -> Notation {
        if self.value("notation") == "it" { Notation::Italian } else { Notation::English }
    }

    pub fn edition(&self) -> Edition {
        self.value("edition").parse().ok().and_then(Edition::from_year).unwrap_or_default()
    }

    /// The words of the doctrine.
    pub fn doctrine(&self) -> Vec<String> {
        words(self.value("doctrine"))
    }

    pub fn colour(&self) -> &str {
        self.value("colour")
    }
}

/// A variable of the environment that says something.
fn set(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// The value of a flag among the arguments, however it is written.
fn flag(args: &[OsString], flag: &str) -> Option<String> {
    let mut found = None;
    let mut words = args.iter().filter_map(|arg| arg.to_str());
    while let Some(word) = words.next() {
        if word == flag {
            found = words.next();
        } else if let Some(value) = word.strip_prefix(flag).and_then(|rest| rest.strip_prefix('='))
        {
            found = Some(value);
        }
    }
    found.map(str::to_owned)
}

/// What holds where nobody has said anything.
fn usual(key: &str) -> (String, Origin) {
    let (value, origin) = match key {
        "language" => match sys_locale::get_locale() {
            Some(name) if name.to_lowercase().starts_with("en") => ("en", Origin::System),
            Some(_) => ("it", Origin::System),
            None => ("it", Origin::Default),
        },
        "notation" => ("en", Origin::Default),
        "edition" => (Edition::default().name(), Origin::Default),
        "doctrine" => ("school", Origin::Default),
        _ => ("auto", Origin::Default),
    };
    (value.to_owned(), origin)
}

fn words(doctrine: &str) -> Vec<String> {
    let words = doctrine.split([',', ' ']).map(str::trim);
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Whether a value means something for a setting.
pub fn is_known(key: &str, value: &str) -> bool {
    match key {
        "language" | "notation" => ["it", "en"].contains(&value),
        "edition" => value.parse().ok().and_then(Edition::from_year).is_some(),
        "doctrine" => {
            let mut doctrine = Doctrine::default();
            words(value).iter().all(|word| law::read_doctrine(&mut doctrine, word).is_some())
        }
        _ => ["auto", "always", "never"].contains(&value),
    }
}

/// What a setting may be.
pub fn known(key: &str) -> String {
    match key {
        "language" | "notation" => "it, en".to_owned(),
        "edition" => Edition::ALL.map(Edition::name).join(", "),
        "doctrine" => {
            let points = law::points().map(|point| format!("{}=code", point.key));
            ["school".to_owned(), "code".to_owned()]
                .into_iter()
                .chain(points)
                .collect::<Vec<_>>()
                .join(", ")
        }
        _ => "auto, always, never".to_owned(),
    }
}
