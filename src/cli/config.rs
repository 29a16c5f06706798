//! `arbitro config`: shows the settings, and changes the user's file.

use std::io;
use std::path::Path;

use clap::ArgMatches;

use crate::render::practice::settings::{json, table};
use crate::render::text::{capitalised, say};
use arbitro_cases::diag::{nearest, quotable};
use arbitro_cases::plain_toml;
use arbitro_exam::file_access::FileAccess;

use super::args::format_of;
use super::files;
use super::settings::{KEYS, SettingKey, file, invalid_value, parse, read};
use super::shell::{Failure, OutputFormat, Shell};

/// Returns an error if the user's file contains an unknown setting.
pub fn check(shell: &Shell) -> Result<(), Failure> {
    shell.settings.others.first().map_or(Ok(()), |other| Err(unknown(shell, other)))
}

fn unknown(shell: &Shell, key: &str) -> Failure {
    let names: Vec<&str> = KEYS.iter().map(|key| key.name).collect();
    let mut text = say!(
        shell.words,
        "config-unknown",
        key = quotable(key.to_owned()),
        known = names.join(", ")
    );
    if let Some(near) = nearest(key, names.iter().copied()) {
        text = format!("{text} {}", capitalised(&say!(shell.words, "near", near = near)));
    }
    shell.failure(text)
}

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let Some(path) = file() else {
        return Err(shell.failure(say!(shell.words, "config-no-folder")));
    };
    let Some(key) = matches.get_one::<String>("key") else {
        if format_of(matches) == OutputFormat::Json {
            return shell.json(&json(&shell.settings.rows), true);
        }
        let path = path.display().to_string();
        return shell
            .document(&table(&shell.words, &shell.settings.rows, &path), OutputFormat::Text);
    };
    // `color` is accepted as a spelling of `colour`.
    let key = if key == "color" { "colour" } else { key.as_str() };
    let Some(known) = KEYS.iter().find(|known| known.name == key) else {
        return Err(unknown(shell, key));
    };
    let value: Vec<&str> =
        matches.get_many::<String>("value").into_iter().flatten().map(String::as_str).collect();
    if value.is_empty() && !matches.get_flag("unset") {
        return shell.print(&format!("{}\n", shell.settings.value(known.name)));
    }
    change(shell, &path, known, &value.join(","), matches.get_flag("unset"))
}

/// Writes a setting into the user's file, or removes it.
fn change(
    shell: &Shell,
    path: &Path,
    key: &'static SettingKey,
    value: &str,
    unset: bool,
) -> Result<(), Failure> {
    let words = &shell.words;
    if !unset && !key.accepts(value) {
        return Err(shell.failure(invalid_value(words, key, value, "config")));
    }
    let shown = path.display().to_string();
    let broken =
        |why: String| shell.failure(say!(words, "config-broken", path = shown.clone(), why = why));
    let text = read(path).map_err(broken)?;
    parse(&text).map_err(broken)?;
    let changed = plain_toml::with_key(&text, key.name, (!unset).then_some(value));
    let text = changed.map_err(|malformed| broken(malformed.what))?;
    replace(path, &text).map_err(|error| shell.failure(shell.unwritable(path, &error)))?;
    shell.tell(&say!(words, "config-written", path = shown));
    Ok(())
}

/// Replaces the user's file atomically, and creates its folder if missing.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    files::create_folder(folder, FileAccess::Public)?;
    files::replace(path, text.as_bytes(), files::Durability::Synced)
}
