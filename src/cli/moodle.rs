//! `arbitro stats --moodle`: computes the results of an examination held in Moodle.

use std::path::Path;

use clap::ArgMatches;

use crate::render::marking::results::{files, results};
use crate::render::text::say;
use crate::render::{external, notice};
use arbitro_exam::external::{ExternalSittingInfo, sitting};
use arbitro_exam::file_access::FileAccess;
use arbitro_exam::marking::Refusal;
use arbitro_exam::results::Results;
use arbitro_exam::text_table;

use super::shell::{Failure, Shell};
use super::stage::folder::report_refusal;
use super::{bank, files as disk, workbook};

/// Default pass mark, in percent.
const PASS: u8 = 60;

/// Computes the results of an examination from a Moodle report; with `--output`, also writes them.
pub fn read(shell: &Shell, matches: &ArgMatches, file: &Path) -> Result<Results, Failure> {
    let words = &shell.words;
    let bytes = disk::read(file).map_err(|unread| {
        let why = notice::why(words, &unread.why);
        shell.failure(say!(words, "error-io", path = unread.path, why = why))
    })?;
    let terms = bank::terms(shell, matches)?;
    let doctrine = matches.get_many::<String>("doctrine").into_iter().flatten().cloned();
    let title =
        file.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    let pass = bank::number(shell, matches, "pass", 1..=100)?.map_or(PASS, |pass| pass as u8);
    let cases = bank::load(shell, matches, &[terms.edition])?;
    let doctrine = doctrine.collect();
    let edition = terms.edition;
    let held = ExternalSittingInfo { title, language: words.language(), terms, doctrine, pass };
    let path = file.display().to_string();
    let table = match text_table::is_workbook(&bytes) {
        true => workbook::read(&bytes),
        false => text_table::read(&bytes),
    };
    let table =
        table.map_err(|why| report_refusal(shell, Refusal::NoTable { path: path.clone(), why }))?;
    let sitting = sitting(&table.text, &held, cases)
        .map_err(|why| shell.failure(external::unusable(words, path, why, edition)))?;
    for strange in &sitting.strange {
        shell.tell(&external::report_oddity(words, strange));
    }
    let results = results(&sitting.basis, sitting.marked);
    if let Some(folder) = matches.get_one::<std::path::PathBuf>("output") {
        let failed = |path: &Path, error| shell.failure(shell.unwritable(path, &error));
        let within = folder.join("results");
        disk::create_folder(&within, FileAccess::Private)
            .map_err(|error| failed(&within, error))?;
        disk::restrict_to_owner(&within);
        let written = files(words, &sitting.basis, &results);
        for (name, text) in written.map_err(|error| shell.failure(error))? {
            let path = within.join(name);
            disk::write_or_replace(&path, text.as_bytes(), FileAccess::Private)
                .map_err(|error| failed(&path, error))?;
        }
        let (count, path) = (results.candidates.len(), within.display().to_string());
        shell.tell(&say!(words, "moodle-written", count = count, path = path));
    }
    Ok(results)
}
