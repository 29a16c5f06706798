//! Runs the teacher's guide to a stage as written: every command, in order, in both languages.

use crate::common::program::run_in;
use crate::common::stage::this_year;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// A fenced code block: its label and its lines.
struct FencedBlock {
    kind: String,
    lines: Vec<String>,
}

fn blocks(guide: &str) -> Vec<FencedBlock> {
    let mut blocks: Vec<FencedBlock> = Vec::new();
    let mut open = false;
    for line in guide.lines() {
        match line.strip_prefix("```") {
            Some(kind) if !open => {
                blocks.push(FencedBlock { kind: kind.to_owned(), lines: Vec::new() })
            }
            Some(_) => {}
            None if open => blocks.last_mut().unwrap().lines.push(line.to_owned()),
            None => {}
        }
        open ^= line.starts_with("```");
    }
    blocks
}

/// Runs a command of the guide; a sitting answers a few questions and hands in the paper.
fn run(dir: &Path, command: &str, language: &str) -> String {
    let mut args = command.split_whitespace();
    assert_eq!(args.next(), Some("arbitro"), "{command}");
    let args: Vec<&str> = args.collect();
    let yes = if language == "it" { "sì" } else { "yes" };
    let answers = format!("a\nb\nc\na\nh\n{yes}\n");
    let input = if command.contains("exam sit") { answers.as_str() } else { "" };
    run_in(dir, &args, language, input).ok()
}

/// Returns true if an output matches the output in the guide, in which a line of three dots stands for any lines.
fn is_shown(shown: &[String], told: &str) -> bool {
    let told: Vec<&str> = told.trim_end().lines().collect();
    let mut pieces = shown.split(|line| line == "...");
    let trimmed = |piece: &[String]| -> Vec<String> { piece.to_vec() };
    let first = trimmed(pieces.next().unwrap_or_default());
    let is_at = |at: usize, piece: &[String]| {
        told.get(at..at + piece.len()).is_some_and(|lines| lines.iter().eq(piece.iter()))
    };
    let open = shown.iter().any(|line| line == "...");
    if !is_at(0, &first) {
        return false;
    }
    let mut at = first.len();
    let rest: Vec<&[String]> = pieces.collect();
    for piece in &rest {
        let Some(found) = (at..=told.len()).find(|at| is_at(*at, piece)) else { return false };
        at = found + piece.len();
    }
    let ends_open = rest.last().is_some_and(|piece| piece.is_empty());
    (open && ends_open) || at == told.len()
}

fn follow(guide: &str, folder: &str, language: &str) {
    let dir = TempDir::new().unwrap();
    let mut commands = 0;
    for block in blocks(guide) {
        match block.kind.as_str() {
            "csv" => {
                let text = block.lines.join("\n") + "\n";
                fs::write(dir.path().join(folder).join("albo.csv"), text).unwrap();
            }
            "console" => {
                for command in block
                    .lines
                    .split(|line| line.starts_with("$ "))
                    .skip(1)
                    .zip(block.lines.iter().filter_map(|line| line.strip_prefix("$ ")))
                {
                    let (shown, command) = command;
                    let output = run(dir.path(), command, language);
                    let shown: Vec<String> = {
                        let end = shown.iter().rposition(|line| !line.is_empty());
                        shown[..end.map_or(0, |end| end + 1)]
                            .iter()
                            .map(|line| this_year(line))
                            .collect()
                    };
                    assert!(is_shown(&shown, &output), "{command}\n{output}");
                    commands += 1;
                    // A fixed secret gives the same draw in every run.
                    if command.contains("stage new") {
                        let secret = dir.path().join(folder).join("stage.secret");
                        fs::write(secret, format!("{}\n", "c3".repeat(32))).unwrap();
                        let rules = dir.path().join(folder).join("stage.toml");
                        let text = this_year(&fs::read_to_string(&rules).unwrap());
                        fs::write(rules, text).unwrap();
                    }
                }
            }
            _ => {}
        }
    }
    assert_eq!(commands, 6);
}

#[test]
fn the_guide_in_italian() {
    follow(include_str!("../../src/docs/stage.it.md"), "prova2026", "it");
}

#[test]
fn the_guide_in_english() {
    follow(include_str!("../../src/docs/stage.en.md"), "stage2026", "en");
}

#[test]
fn only_three_dots_stand_for_any_lines() {
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    assert!(is_shown(&lines("a\n...\nd"), "a\nb\nc\nd\n"));
    assert!(is_shown(&lines("a\n..."), "a\nb"));
    assert!(is_shown(&lines("...\nb\n..."), "a\nb\nc"));
    assert!(!is_shown(&lines("a"), "a\nb"));
    assert!(!is_shown(&lines("a\n...\nc"), "a\nb"));
    assert!(!is_shown(&lines("b\n..."), "a\nb"));
}
