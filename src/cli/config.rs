//! `arbitro config`: shows the settings, and changes the user's file.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use clap::ArgMatches;

use crate::casebook::plain;
use crate::diag::nearest;
use crate::report::practice::settings::{Origin, json, table};
use crate::report::text::{capitalised, say};

use super::args::format_of;
use super::settings::{KEYS, Trouble, file, is_known, known, read};
use super::shell::{Failure, Format, Shell};

/// That the settings cannot be used, and why.
pub fn check(shell: &Shell) -> Result<(), Failure> {
    let words = &shell.words;
    let path = file().map_or_else(String::new, |path| path.display().to_string());
    match &shell.settings.trouble {
        None => Ok(()),
        Some(Trouble::File(why)) => {
            Err(shell.failure(say!(words, "config-broken", path = path, why = why.clone())))
        }
        Some(Trouble::Value(key, value, origin)) => {
            let variable = KEYS.iter().find(|(name, ..)| name == key).map_or("", |key| key.2);
            let place = if *origin == Origin::File { path } else { variable.to_owned() };
            let (key, value, known) = (*key, value.clone(), known(key));
            Err(shell.failure(say!(
                words,
                "config-value",
                key = key,
                value = value,
                place = place,
                known = known
            )))
        }
    }
}

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let Some(path) = file() else {
        return Err(shell.failure(say!(shell.words, "config-no-folder")));
    };
    let Some(key) = matches.get_one::<String>("key") else {
        if format_of(matches) == Format::Json {
            return shell.json(&json(&shell.settings.rows), true);
        }
        let path = path.display().to_string();
        return shell.document(&table(&shell.words, &shell.settings.rows, &path), Format::Text);
    };
    // The other spelling is understood.
    let key = if key == "color" { "colour" } else { key.as_str() };
    let Some((key, ..)) = KEYS.into_iter().find(|(name, ..)| *name == key) else {
        let names = KEYS.map(|(name, ..)| name);
        let mut text =
            say!(shell.words, "config-unknown", key = key.to_owned(), known = names.join(", "));
        if let Some(near) = nearest(key, names) {
            text = format!("{text} {}", capitalised(&say!(shell.words, "near", near = near)));
        }
        return Err(shell.failure(text));
    };
    let value: Vec<&str> =
        matches.get_many::<String>("value").into_iter().flatten().map(String::as_str).collect();
    if value.is_empty() && !matches.get_flag("unset") {
        return shell.print(&format!("{}\n", shell.settings.value(key)));
    }
    change(shell, &path, key, &value.join(","), matches.get_flag("unset"))
}

/// Writes a setting into the user's file, or takes it out.
fn change(
    shell: &Shell,
    path: &Path,
    key: &'static str,
    value: &str,
    unset: bool,
) -> Result<(), Failure> {
    let words = &shell.words;
    if !unset && !is_known(key, value) {
        let (value, place) = (value.to_owned(), "config".to_owned());
        let known = known(key);
        return Err(shell.failure(say!(
            words,
            "config-value",
            key = key,
            value = value,
            place = place,
            known = known
        )));
    }
    let shown = path.display().to_string();
    let mut values = read(path).map_err(|why| {
        shell.failure(say!(words, "config-broken", path = shown.clone(), why = why))
    })?;
    if unset {
        values.remove(key);
    } else {
        values.insert(key.to_owned(), value.to_owned());
    }
    let text = plain::write(&values).map_err(|malformed| shell.failure(malformed.what))?;
    replace(path, &text).map_err(|error| shell.failure(shell.unwritable(path, &error)))?;
    shell.tell(&say!(words, "config-written", path = shown));
    Ok(())
}

/// The whole file at once, or not at all.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}
