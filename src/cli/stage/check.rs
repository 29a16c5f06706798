//! `arbitro stage check`: checks that the bank has the questions that the blueprint requires.

use clap::ArgMatches;

use crate::cli::args::format_of;
use crate::cli::generate::words;
use crate::cli::shell::{Failure, OutputFormat, Shell};
use crate::render::diagnostics::render;
use crate::render::doc::{Doc, Style, styled};
use crate::render::stage::plan::{flawed_json, habits, json, plan};
use crate::render::text::say;
use arbitro_cases::diag::LineIndex;
use arbitro_cases::scenarios::prose::BilingualNames;
use arbitro_exam::blueprint::check_blueprint;
use arbitro_exam::marking::refusal::FlawedFile;
use arbitro_exam::marking::{Refusal, StageManager, Warning};

use super::folder::{StageFolder, ask_manager, report_refusal};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let folder = StageFolder::named(shell, matches)?;
    let mut manager = StageManager::new(&folder);
    let is_json = format_of(matches) == OutputFormat::Json;
    let [it, en] = words();
    let read = manager.stage().and_then(|file| {
        manager.make_fresh(&file, BilingualNames { it: &it, en: &en })?;
        let bank = manager.bank(&file)?;
        Ok((file, bank))
    });
    let (file, bank) = match read {
        Ok(read) => read,
        Err(Refusal::Flawed(flawed)) if is_json => return flawed_stage(shell, &flawed),
        Err(why) => return Err(report_refusal(shell, why)),
    };
    let mut left_out = None;
    let pool = ask_manager(shell, &mut manager, |manager| {
        let pool = manager.pool(&file.stage, &bank)?;
        left_out = manager.warnings.iter().find_map(|warning| match warning {
            Warning::Public(left_out) => Some(left_out.clone()),
            _ => None,
        });
        Ok(pool)
    })?;
    let asked = check_blueprint(&file.stage, &pool);
    let simulates = matches.get_flag("simulate") && asked.problems.is_empty();
    let simulated = if simulates {
        Some(ask_manager(shell, &mut manager, |manager| {
            manager.simulate(&file, &bank, &pool, BilingualNames { it: &it, en: &en })
        })?)
    } else {
        None
    };
    if is_json {
        shell.json(
            &json(&shell.words, &file, &pool, &asked, left_out.as_ref(), simulated.as_ref()),
            true,
        )?;
    } else {
        shell.document(&plan(&shell.words, &file.stage, &pool, &asked), OutputFormat::Text)?;
        for problem in &asked.problems {
            let shown = render(&shell.words, &file.path, &LineIndex::of(&file.text), problem);
            shell.write_stderr(&format!("{shown}\n"));
        }
        let (key, style) = if asked.problems.is_empty() {
            ("stage-met", Style::Good)
        } else {
            ("stage-not-met", Style::Bad)
        };
        let mut verdict = Doc::default();
        verdict.line(vec![styled(say!(shell.words, key), style)]);
        shell.document(&verdict, OutputFormat::Text)?;
        if let Some(simulated) = simulated {
            shell.document(&habits(&shell.words, &simulated), OutputFormat::Text)?;
        }
    }
    if asked.problems.is_empty() { Ok(()) } else { Err(Failure::ProofFailed) }
}

/// Prints the problems of the stage file as JSON, and returns the failure.
fn flawed_stage(shell: &Shell, flawed: &FlawedFile) -> Result<(), Failure> {
    shell.json(&flawed_json(&shell.words, flawed), true)?;
    let path = flawed.path.clone();
    Err(shell.failure(say!(shell.words, "stage-file-broken", path = path)))
}
