//! Text from a candidate, a roster or a file name is always printed as text, never as markup or control codes.

use std::sync::OnceLock;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use arbitro::render::doc::Doc;
use arbitro::render::json_text::to_json_text;
use arbitro::render::marking::{appeal, regrade, results, summary};
use arbitro::render::sitting;
use arbitro::render::text::Words;
use arbitro::render::{markdown, term};
use arbitro_cases::diag::sanitize::is_hidden;
use arbitro_exam::journal::RecordKind;
use arbitro_exam::marking::StageManager;
use arbitro_exam::notice::Notice;
use arbitro_exam::paper::Paper;
use arbitro_exam::results::SheetProblem;
use arbitro_exam::sitting::SittingView;
use arbitro_exam::{journal, roster};
use arbitro_laws::ruling::Language;

use super::super::common::random_records::config;
use super::memory_folder::{MemoryFolder, built};

/// Generates texts that an attacker might write so that a program interprets them.
fn hostile() -> impl Strategy<Value = String> {
    let sign = select(vec![
        "\u{1b}[2J",
        "\u{1b}]0;x\u{7}",
        "\u{9b}31m",
        "\n",
        "\r",
        "\r\n",
        "\t",
        "\0",
        "\u{85}",
        "\u{202e}",
        "\u{2066}",
        "\u{200f}",
        "\u{200b}",
        "\u{feff}",
        "\u{2028}",
        "\u{e0041}",
        "\u{ad}",
    ]);
    let plain = select(vec![
        "45", "C4", "(b)", "=1+1", "@a", "\"", ";", ",", "<b>", "](x)", "`", "# a", "è♠",
    ]);
    vec(prop_oneof![sign, plain], 1..8).prop_map(|parts| parts.concat())
}

/// Returns true if a text contains no hidden character except line ends, and a byte order mark at its start.
fn is_text(text: &str) -> bool {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.replace("\r\n", "\n").chars().all(|c| c == '\n' || !is_hidden(c))
}

fn renderings(doc: &Doc) -> [String; 2] {
    [term::plain(doc), markdown::render(doc)]
}

fn stage() -> &'static MemoryFolder {
    static STAGE: OnceLock<MemoryFolder> = OnceLock::new();
    STAGE.get_or_init(|| built("it", 4))
}

/// Returns a stage sat by several candidates, whose files contain the text wherever a candidate can write.
fn sat(said: &str) -> MemoryFolder {
    let mut folder = stage().clone();
    let answer = |question, cited: &str| RecordKind::Answer {
        question,
        chosen: vec![0],
        cited: Some(cited.to_owned()),
    };
    let answers = [answer(1, said), answer(2, said), answer(3, said), RecordKind::HandIn];
    for (candidate, name) in
        [("T1", "papers/T1.journal".to_owned()), ("T2", format!("{said}.journal"))]
    {
        let journal = folder.journal_at(candidate, said, &answers);
        folder.put(&name, journal);
    }
    let stranger = folder.journal_at(said, said, &[RecordKind::HandIn]);
    folder.put(&format!("a/{said}/x.journal"), stranger);
    folder.put(&format!("b/{said}.journal"), said);
    // The journal of T4 is damaged, so that its answers are listed in a notice.
    let damaged = folder.journal_at("T4", said, &answers);
    let mut lines: Vec<Vec<u8>> =
        damaged.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    lines[4] = b"x\n".to_vec();
    folder.put("papers/T4.journal", lines.concat());
    let parted = [folder.journal("T3", &[RecordKind::HandIn]), folder.journal("T3", &answers)];
    for (place, journal) in parted.into_iter().enumerate() {
        folder.put(&format!("{said}{place}.journal"), journal);
    }
    folder
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..config(2026) })]

    #[test]
    fn reports_escape_text_of_candidates(said in hostile()) {
        let folder = sat(&said);
        let mut manager = StageManager::new(&folder);
        let marking = manager.mark().unwrap_or_else(|refusal| panic!("{refusal:?}"));
        let all = results::results(&marking.basis, marking.marked);
        prop_assert!(!all.problems.is_empty() && all.candidates.len() == 2);
        let is_damaged = |problem: &SheetProblem| matches!(problem.matter, Some(Notice::Damaged { .. }));
        prop_assert!(all.problems.iter().any(is_damaged));
        for candidate in &all.candidates {
            for answer in &candidate.answers {
                prop_assert!(answer.cited.as_deref().is_none_or(|cited| !cited.contains(is_hidden)));
            }
        }
        for problem in &all.problems {
            let said = [problem.sheet.as_str(), &problem.what].concat();
            prop_assert!(!said.contains(is_hidden), "{said:?}");
        }
        for language in Language::ALL {
            let words = Words::new(language, false);
            for (name, text) in results::files(&words, &marking.basis, &all).unwrap() {
                prop_assert!(is_text(&text), "{name}: {text:?}");
            }
            let mut docs = vec![summary::summary(&words, &all)];
            let heard = manager.hear_appeal("T2", "1").unwrap_or_else(|refusal| panic!("{refusal:?}"));
            docs.push(appeal::appeal(&words, &heard));
            let (diff, _) = manager.regrade(&[], false).unwrap_or_else(|refusal| panic!("{refusal:?}"));
            docs.push(regrade::regrade(&words, &diff, &all));
            for text in docs.iter().flat_map(renderings) {
                prop_assert!(is_text(&text), "{text:?}");
            }
        }
    }

    #[test]
    fn sittings_and_verification_escape_text_of_files(said in hostile()) {
        let folder = stage();
        let mut paper = Paper::read(str::from_utf8(&folder.files["papers/T1.toml"]).unwrap()).unwrap();
        let lines = said.replace('\n', " ");
        (paper.stage, paper.name, paper.date) = (said.clone(), said.clone(), said.clone());
        paper.rules = vec![said.clone()];
        let question = &mut paper.questions[0];
        (question.text, question.diagram, question.table) = (said.clone(), lines.clone(), lines);
        question.hands = vec![said.clone()];
        question.options[0] = said.clone();
        let bytes = folder.journal_at("T1", &said, &[RecordKind::HandIn]);
        let journal = journal::read(&bytes).unwrap();
        let sheet = journal.sheet(paper.questions.len()).unwrap();
        let verified =
            sitting::VerifiedJournal { journal: &journal, sheet: &sheet, against: Default::default() };
        let view = SittingView { paper: &paper, answers: &sheet.answers, place: 0, remaining_ms: None, to_copy: &[] };
        for language in Language::ALL {
            let words = Words::new(language, false);
            let mut docs = vec![sitting::opening(&words, &paper, &said)];
            docs.push(sitting::verified(&words, &verified));
            for look in [sitting::PageLayout::Screen, sitting::PageLayout::Linear] {
                docs.push(sitting::question(&words, &view, look));
            }
            for text in docs.iter().flat_map(renderings) {
                prop_assert!(is_text(&text), "{text:?}");
            }
            let shown = to_json_text(&sitting::question_json(&words, &view), false).unwrap();
            prop_assert!(is_text(&shown), "{shown:?}");
        }
    }

    #[test]
    fn accepted_roster_text_has_no_control_characters(id in hostile(), name in hostile()) {
        let quoted = name.replace('"', "\"\"");
        let (entrants, problems) = roster::read(&format!("id;nome\nT1;\"{quoted}\"\n\"{id}\";Ada\n"));
        prop_assert!(!problems.is_empty() || entrants.len() == 2);
        for entrant in entrants {
            let said = [entrant.id, entrant.name].concat();
            prop_assert!(!said.contains(is_hidden), "{said:?}");
        }
    }
}

/// An id that is the name of a device could not name a paper's file on Windows.
#[test]
fn candidate_ids_are_no_device_names() {
    for id in ["CON", "nul", "Aux", "prn.x", "COM1", "lpt9.toml"] {
        let (entrants, problems) = roster::read(&format!("id;nome\n{id};Ada\n"));
        assert!(entrants.is_empty() && problems.len() == 1, "{id}");
    }
    for id in ["CONTE", "COM", "COM10", "LPTX", "NULLO"] {
        assert_eq!(roster::read(&format!("id;nome\n{id};Ada\n")).0.len(), 1, "{id}");
    }
}
