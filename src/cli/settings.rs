//! The settings of the program, each read from a flag, the environment, the user's file, the system, or a default.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use serde::Deserialize;

use crate::render::practice::settings::{SettingOrigin, SettingRow};
use crate::render::text::{Words, say};
use arbitro_cases::diag::quotable;
use arbitro_cases::plain_toml;
use arbitro_laws::bridge::notation::Notation;
use arbitro_laws::laws;
use arbitro_laws::ruling::{Doctrine, Edition, Language};

/// A setting: its key, its flag, its environment variable, its valid values and its default.
pub struct SettingKey {
    pub name: &'static str,
    flag: &'static str,
    /// The environment variable from which the setting is read.
    pub variable: &'static str,
    /// Returns the valid values that messages list.
    known_values: fn() -> Vec<String>,
    is_known: fn(&str) -> bool,
    /// Returns the default value and its origin: the system or the program.
    default: fn() -> (&'static str, SettingOrigin),
}

impl SettingKey {
    /// Returns true if a value is valid for this setting.
    pub fn accepts(&self, value: &str) -> bool {
        (self.is_known)(value)
    }
}

const LANGUAGE: SettingKey = SettingKey {
    name: "language",
    flag: "--lang",
    variable: "ARBITRO_LANGUAGE",
    known_values: || owned(["it", "en"]),
    is_known: |value| ["it", "en"].contains(&value),
    default: || match sys_locale::get_locale() {
        Some(name) if name.to_lowercase().starts_with("en") => ("en", SettingOrigin::System),
        Some(_) => ("it", SettingOrigin::System),
        None => ("it", SettingOrigin::Default),
    },
};

const NOTATION: SettingKey = SettingKey {
    name: "notation",
    flag: "--notation",
    variable: "ARBITRO_NOTATION",
    known_values: || owned(["it", "en"]),
    is_known: |value| ["it", "en"].contains(&value),
    default: || ("en", SettingOrigin::Default),
};

const EDITION: SettingKey = SettingKey {
    name: "edition",
    flag: "--edition",
    variable: "ARBITRO_EDITION",
    known_values: || owned(Edition::ALL.map(Edition::name)),
    is_known: |value| edition(value).is_some(),
    default: || (Edition::default().name(), SettingOrigin::Default),
};

const DOCTRINE: SettingKey = SettingKey {
    name: "doctrine",
    flag: "--doctrine",
    variable: "ARBITRO_DOCTRINE",
    known_values: || {
        let points = laws::points().map(|point| format!("{}=code", point.key));
        owned(["school", "code"]).into_iter().chain(points).collect()
    },
    is_known: |value| {
        let mut doctrine = Doctrine::default();
        words(value).iter().all(|word| laws::read_doctrine(&mut doctrine, word).is_some())
    },
    default: || ("school", SettingOrigin::Default),
};

const COLOUR: SettingKey = SettingKey {
    name: "colour",
    flag: "--color",
    variable: "ARBITRO_COLOUR",
    known_values: || owned(["auto", "always", "never"]),
    is_known: |value| ["auto", "always", "never"].contains(&value),
    default: || ("auto", SettingOrigin::Default),
};

/// The settings of `arbitro`.
pub static KEYS: [SettingKey; 5] = [LANGUAGE, NOTATION, EDITION, DOCTRINE, COLOUR];

/// The settings of `arbitro-sit`, the program for the examination room, which contains no Laws and
/// so needs no edition and no doctrine.
pub static KEYS_OF_ROOM: [SettingKey; 3] = [LANGUAGE, NOTATION, COLOUR];

/// The settings of a run, from the flags, the environment, the user's file and the defaults.
#[derive(Clone, Default)]
pub struct Settings {
    pub rows: Vec<SettingRow>,
    /// The first error in the user's file or the environment.
    trouble: Option<SettingsError>,
    /// Keys of the user's file that are not settings of this program.
    pub others: Vec<String>,
}

/// The reason why settings cannot be used.
#[derive(Clone)]
enum SettingsError {
    /// The user's file could not be read or parsed; the text says why.
    File(String),
    /// The value of a setting, from this origin, is not valid.
    Value(&'static SettingKey, String, SettingOrigin),
}

/// The value of a key in the user's file.
#[derive(Deserialize)]
#[serde(untagged)]
enum SettingValue {
    Number(i64),
    Text(String),
    List(Vec<String>),
}

/// Returns the path of the user's file; `None` if the user's home folder is unknown.
pub fn file() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    Some(folders.config_dir().join("arbitro").join("config.toml"))
}

/// Reads the text of the user's file, empty if there is no file; the error says why it cannot be read.
pub fn read(path: &Path) -> Result<String, String> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(text),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        Err(error) => Err(error.to_string()),
    }
}

/// Parses the settings in the text of the user's file; the error says what is malformed.
pub fn parse(text: &str) -> Result<BTreeMap<String, String>, String> {
    let values: BTreeMap<String, SettingValue> =
        plain_toml::read(text).map_err(|malformed| malformed.what)?;
    let text = |value| match value {
        SettingValue::Number(number) => number.to_string(),
        SettingValue::Text(text) => text,
        SettingValue::List(all) => all.join(","),
    };
    Ok(values.into_iter().map(|(name, value)| (name, text(value))).collect())
}

impl Settings {
    /// Reads the settings with these keys from the arguments, the environment, the user's file and the defaults.
    pub fn of(args: &[OsString], keys: &'static [SettingKey]) -> Settings {
        let path = file();
        let text = path.as_deref().map_or_else(|| Ok(String::new()), read);
        let (of_file, trouble) = match text.and_then(|text| parse(&text)) {
            Ok(values) => (values, None),
            Err(why) => (BTreeMap::new(), Some(SettingsError::File(why))),
        };
        let is_other = |name: &&String| keys.iter().all(|key| key.name != *name);
        let others = of_file.keys().filter(is_other).cloned().collect();
        let mut settings = Settings { rows: Vec::new(), trouble, others };
        for key in keys {
            let of_variable = || {
                let no_colour = key.name == COLOUR.name && set("NO_COLOR").is_some();
                set(key.variable).or_else(|| no_colour.then(|| "never".to_owned()))
            };
            let (value, origin) = if let Some(value) = flag(args, key.flag) {
                (value, SettingOrigin::Flag)
            } else if let Some(value) = of_variable() {
                (value, SettingOrigin::Environment)
            } else if let Some(value) = of_file.get(key.name) {
                (value.clone(), SettingOrigin::File)
            } else {
                let (value, origin) = (key.default)();
                (value.to_owned(), origin)
            };
            // The value of a flag is checked by clap, or by the command that uses the value.
            if origin != SettingOrigin::Flag && !key.accepts(&value) && settings.trouble.is_none() {
                settings.trouble = Some(SettingsError::Value(key, value.clone(), origin));
            }
            settings.rows.push(SettingRow { key: key.name, value, origin, variable: key.variable });
        }
        settings
    }

    /// Returns the message that says why the settings cannot be used; `None` if they can.
    pub fn trouble(&self, words: &Words) -> Option<String> {
        let path = file().map_or_else(String::new, |path| path.display().to_string());
        Some(match self.trouble.as_ref()? {
            SettingsError::File(why) => {
                say!(words, "config-broken", path = path, why = quotable(why.clone()))
            }
            SettingsError::Value(key, value, origin) => {
                let place = if *origin == SettingOrigin::File { &path } else { key.variable };
                invalid_value(words, key, value, place)
            }
        })
    }

    pub fn value(&self, key: &str) -> &str {
        self.rows.iter().find(|row| row.key == key).map_or("", |row| &row.value)
    }

    pub fn language(&self) -> Language {
        if self.value(LANGUAGE.name) == "en" { Language::English } else { Language::Italian }
    }

    pub fn notation(&self) -> Notation {
        if self.value(NOTATION.name) == "it" { Notation::Italian } else { Notation::English }
    }

    pub fn edition(&self) -> Edition {
        edition(self.value(EDITION.name)).unwrap_or_default()
    }

    /// Returns the words of the doctrine setting, such as `code` and `alta=school`.
    pub fn doctrine(&self) -> Vec<String> {
        words(self.value(DOCTRINE.name))
    }

    pub fn colour(&self) -> &str {
        self.value(COLOUR.name)
    }
}

/// Returns the message that a value is not valid for a setting, with the valid values.
pub fn invalid_value(words: &Words, key: &SettingKey, value: &str, place: &str) -> String {
    let known = (key.known_values)().join(", ");
    let (value, place) = (quotable(value.to_owned()), place.to_owned());
    say!(words, "config-value", key = key.name, value = value, place = place, known = known)
}

/// Returns the value of an environment variable; `None` if it is missing, empty or not Unicode.
fn set(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// Returns the value of a flag among the arguments, written `--flag value` or `--flag=value`; if a
/// flag is repeated, the last value applies.
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

fn edition(year: &str) -> Option<Edition> {
    year.parse().ok().and_then(Edition::from_year)
}

fn owned<const N: usize>(names: [&str; N]) -> Vec<String> {
    names.map(str::to_owned).to_vec()
}

fn words(doctrine: &str) -> Vec<String> {
    let words = doctrine.split([',', ' ']).map(str::trim);
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
