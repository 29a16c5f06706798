//! `arbitro stage check`: whether the bank can meet the blueprint.

use clap::ArgMatches;
use serde::Serialize;

use crate::cli::args::format_of;
use crate::cli::shell::{Failure, Format, Shell};
use crate::exam::blueprint::{eligible, problems};
use crate::report::diagnostics::render;
use crate::report::doc::{Doc, Style, styled};
use crate::report::json::{ProblemJson, problem};
use crate::report::stage::{plan, row};
use crate::report::text::say;

use super::folder::{self, Flawed};

/// The outcome, for programs.
#[derive(Serialize)]
struct Outcome {
    title: String,
    date: String,
    edition: u16,
    questions: usize,
    pool: usize,
    feasible: bool,
    blueprint: Vec<RowJson>,
    problems: Vec<ProblemJson>,
}

#[derive(Serialize)]
struct RowJson {
    asks: String,
    count: usize,
    available: usize,
    binds: bool,
}

/// A stage file that cannot be used, for programs.
#[derive(Serialize)]
struct FlawedJson {
    feasible: bool,
    problems: Vec<ProblemJson>,
}

fn flawed_json(shell: &Shell, flawed: &Flawed) -> Result<Failure, Failure> {
    let name = flawed.path.display().to_string();
    let problems = flawed.problems.iter();
    let problems = problems.map(|found| problem(&shell.words, &name, &flawed.text, found));
    shell.json(&FlawedJson { feasible: false, problems: problems.collect() }, true)?;
    Ok(shell.failure(say!(shell.words, "stage-file-broken", path = name)))
}

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let dir = folder::dir(shell, matches)?;
    let is_json = format_of(matches) == Format::Json;
    let file = match folder::read_stage(shell, dir)? {
        Ok(file) => file,
        Err(flawed) if is_json => return Err(flawed_json(shell, &flawed)?),
        Err(flawed) => return Err(flawed.told(shell)),
    };
    let stage = &file.stage;
    let bank = folder::bank(shell, dir, stage, stage.edition())?;
    let astray = folder::astray(dir, stage, &bank);
    if is_json && !astray.is_empty() {
        let flawed = Flawed { path: file.path, text: file.text, problems: astray };
        return Err(flawed_json(shell, &flawed)?);
    }
    let pool = folder::pool(shell, dir, &file, &bank)?;
    let (shortages, problems) = problems(stage, &pool);
    let eligible = eligible(&stage.rows, &pool);
    let name = file.path.display().to_string();
    if is_json {
        let rows = stage.rows.iter().zip(&eligible).enumerate();
        let outcome = Outcome {
            title: stage.title.clone(),
            date: stage.date.clone(),
            edition: stage.edition().year(),
            questions: stage.count(),
            pool: pool.len(),
            feasible: problems.is_empty(),
            blueprint: rows
                .map(|(place, (asked, eligible))| RowJson {
                    asks: row(&shell.words, asked),
                    count: asked.count,
                    available: eligible.len(),
                    binds: shortages.iter().any(|shortage| shortage.rows.contains(&place)),
                })
                .collect(),
            problems: problems
                .iter()
                .map(|found| problem(&shell.words, &name, &file.text, found))
                .collect(),
        };
        shell.json(&outcome, true)?;
    } else {
        shell.document(&plan(&shell.words, stage, &pool, &eligible, &shortages), Format::Text)?;
        for problem in &problems {
            shell.note(&format!("{}\n", render(&shell.words, &name, &file.text, problem)));
        }
        let (key, style) = if problems.is_empty() {
            ("stage-met", Style::Good)
        } else {
            ("stage-not-met", Style::Bad)
        };
        let mut verdict = Doc::default();
        verdict.line(vec![styled(say!(shell.words, key), style)]);
        shell.document(&verdict, Format::Text)?;
    }
    if problems.is_empty() { Ok(()) } else { Err(Failure::Divergent) }
}
