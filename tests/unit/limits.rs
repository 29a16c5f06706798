//! Tests the limits, except those that other tests cover, with ten times their values: the message appears once, and
//! the rest of the file is still read. No file of the bank comes near a limit.
//!
//! `UPDATE_EXPECT=1 cargo test --lib limits` rewrites the lists of the manual.

use std::num::NonZeroUsize;

use super::common::all_items;
use super::common::expected::assert_listed;
use arbitro::render::diagnostics;
use arbitro::render::text::Words;
use arbitro_cases::bank::{ProvedFile, SourceFile, prove};
use arbitro_cases::diag::{Code, Limit, Problem, count, worst};
use arbitro_cases::{Question, RulingTerms};
use arbitro_exam::{roster, stage};
use arbitro_laws::laws;
use arbitro_laws::ruling::{Doctrine, Edition, Language, RulingInput};

const SOUND: &str = include_str!("../sound.toml");

/// The pages of the manual, each with the first and the last limit that it lists.
const PAGES: [(&str, [Limit; 2]); 3] = [
    ("cases", [Limit::CaseBytes, Limit::Lines]),
    ("stage", [Limit::Excluded, Limit::FileBytes]),
    ("publishing", [Limit::Members, Limit::Boards]),
];

/// Returns the file `first` with a second question, in which a wrong option is marked as right.
fn two_questions(first: &str) -> String {
    let (_, table) = SOUND.split_once("[table]\n").unwrap();
    let (table, question) = table.split_once("[[question]]\n").unwrap();
    let line = |line: &str| line.split('#').next().unwrap_or_default().trim().to_owned();
    let table: Vec<String> = table.lines().map(line).filter(|line| !line.is_empty()).collect();
    let question =
        question.replace("45-00", "45-99").replace("[\"N S4 played\"]", "[\"N SA played\"]");
    format!("{first}\n[[question]]\ntable = {{ {} }}\n{question}", table.join(", "))
}

fn proved(text: &str) -> ProvedFile {
    let source = SourceFile { name: "45-00.toml".to_owned(), text: Ok(text.as_bytes().to_vec()) };
    let terms = Edition::ALL.map(|edition| RulingTerms { edition, ..RulingTerms::default() });
    let proved = prove(std::slice::from_ref(&source), SourceFile::clone, &terms, NonZeroUsize::MIN);
    proved.into_iter().next().unwrap()
}

/// Returns the problems of a file in which the text `there` is replaced by `begin`, `times` texts of `each`, and `end`.
fn with(
    there: &str,
    begin: &str,
    each: impl Fn(usize) -> String,
    end: &str,
    times: usize,
) -> Vec<Problem> {
    let written: Vec<String> = (0..times).map(each).collect();
    assert!(SOUND.contains(there), "{there}");
    let first = SOUND.replacen(there, &format!("{begin}{}{end}", written.join("")), 1);
    proved(&two_questions(&first)).problems
}

/// Checks that the limit is reported once, with the actual and the maximum number, and that the next question still
/// gets a ruling.
fn is_told(limit: Limit, times: usize, problems: &[Problem]) {
    let told: Vec<&Problem> =
        problems.iter().filter(|problem| problem.code == limit.code()).collect();
    let [problem] = told.as_slice() else { panic!("{limit:?}: {problems:?}") };
    let told = |name| problem.arg(name).and_then(|number| number.parse::<usize>().ok()).unwrap();
    // The count includes the entries that the question had before.
    assert!((times..times + 5).contains(&told("count")), "{problem:?}");
    assert_eq!(told("most"), limit.most());
    assert!(problem.span != (0..0), "{limit:?}: the problem has no position in the file");
    let goes_on = problems.iter().any(|problem| problem.code == Code::MarkedWrong);
    assert!(goes_on, "{limit:?}: the next question was not ruled on: {problems:?}");
    assert!(count(problems) < 10, "{limit:?}: {problems:?}");
}

/// Tests a limit with ten times its value.
fn try_ten_times(limit: Limit) {
    let times = 10 * limit.most();
    let listed = |there, begin, each: &str, end| {
        is_told(limit, times, &with(there, begin, |_| each.to_owned(), end, times));
    };
    match limit {
        Limit::CaseBytes => {
            let text = format!("{SOUND}{}", "\n".repeat(times));
            let codes: Vec<Code> = proved(&text).problems.iter().map(|it| it.code).collect();
            assert_eq!(codes, [Code::TooLarge]);
        }
        Limit::Problems => {
            let keys: Vec<String> = (0..times).map(|index| format!("k{index} = 1\n")).collect();
            let text = two_questions(&format!("{}{SOUND}", keys.join("")));
            let problems = proved(&text).problems;
            assert_eq!(problems.len(), limit.most() + 1);
            // The problem of the wrong option is more severe than an unknown key, so it comes first.
            assert_eq!(problems[0].code, Code::MarkedWrong, "{:?}", problems[0]);
            assert_eq!(problems[limit.most()].code, Code::MoreProblems);
            assert_eq!(count(&problems), times + 1);
        }
        Limit::Flaws => {
            let flaws = (0..times).map(|at| Problem::new(Code::AsksNothing, at..at + 1));
            let told = worst(flaws.collect(), limit);
            assert_eq!((told.len(), count(&told)), (limit.most() + 1, times));
            assert_eq!(told[limit.most()].code, Code::MoreFlaws);
        }
        Limit::Entries => listed("tags = [", "tags = [", "\"x\",", ""),
        Limit::Events => {
            let each = "{ by = \"W\", attention = true },";
            listed("events = [", "events = [", each, "");
        }
        Limit::Findings => {
            let each = |index: usize| format!("f{index} = true,");
            let there = "ruling = [";
            let problems = with(there, "findings = {", each, "x = true }\nruling = [", times - 1);
            let told = problems.iter().find(|problem| problem.code == limit.code()).unwrap();
            assert_eq!(told.arg("count"), Some(times.to_string().as_str()));
            // No clause asks for any of the findings that were read.
            let unknown = problems.iter().filter(|problem| problem.code == Code::UnknownFact);
            assert!(unknown.count() <= limit.most());
            assert!(problems.iter().any(|problem| problem.code == Code::MarkedWrong));
        }
        Limit::Options => {
            let each = "[[question.option]]\nit = \"X\"\nclaims = [\"N SA played\"]\n";
            let problems = with(
                "[[question.option]]",
                "",
                |_| each.to_owned(),
                "[[question.option]]",
                times - 3,
            );
            is_told(limit, times, &problems);
        }
        Limit::Expected => listed("ruling = [", "ruling = [", "\"N S4 called\",", ""),
        Limit::Claims => listed("claims = [", "claims = [", "\"N S4 played\",", ""),
        Limit::Cites => listed("cites = [", "cites = [", "\"46B2\",", ""),
        Limit::Conditions => {
            let there = "claims = [\"";
            let problems =
                with(there, "claims = [\"if ", |_| "paused, ".to_owned(), "paused: ", times - 1);
            is_told(limit, times, &problems);
        }
        Limit::Hearings => told_cut(limit, &entangled()),
        Limit::Lines => told_cut(limit, &swapped()),
        Limit::Excluded => {
            let ids: Vec<String> = (0..times).map(|index| format!("\"45-{index}\"")).collect();
            let text = format!("[exclude]\nquestions = [{}]\n", ids.join(","));
            let (_, problems) = stage::read(&text);
            assert!(problems.iter().any(|problem| problem.code == limit.code()));
            assert!(problems.len() < 20);
        }
        Limit::Candidates => {
            let rows: Vec<String> = (0..times).map(|index| format!("{index};Nome\n")).collect();
            let (entrants, problems) = roster::read(&format!("id;nome\n{}", rows.join("")));
            assert!(entrants.is_empty());
            assert_eq!(problems[0].code, limit.code());
        }
        // The tests in `src/formats` cover the first five of these limits, and `cli::limits` covers the others.
        Limit::Members
        | Limit::MemberBytes
        | Limit::PackageBytes
        | Limit::Elements
        | Limit::Depth => {}
        Limit::FileBytes | Limit::Answers | Limit::Imported | Limit::Boards => {}
    }
}

/// Returns a case in which West drops cards one after the other; each card that his partner saw makes the others major.
fn entangled() -> String {
    let cards = (0..52).map(|at| {
        format!(
            "{}{}",
            ["S", "H", "D", "C"][at % 4],
            ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"][at / 4]
        )
    });
    let events: Vec<String> =
        cards.map(|card| format!("{{ by = \"W\", drops = \"{card}\" }},")).collect();
    two_questions(&SOUND.replacen(
        "events = [{ by = \"S\", calls = { it = \"picche\", en = \"spades\" } }]",
        &format!("table = {{ contract = \"3NT S\", on_lead = \"W\", deal = \"N:- - - -\", play = [] }}\nevents = [{}]", events.join("")),
        1,
    ))
}

/// Returns a case of the bank with two plays exchanged, so that its ruling is cut short.
fn swapped() -> String {
    let bank = include_str!("../../cases/64/64-tricks.toml");
    let end = bank[20..]
        .find("[[question]]")
        .and_then(|first| bank[first + 40..].find("[[question]]").map(|second| first + 40 + second))
        .unwrap();
    let (one, other) =
        ("  { by = \"W\", plays = \"DJ\" },\n", "  { by = \"S\", plays = \"DK\" },\n");
    let text = bank[..end].replacen(one, "@", 1).replacen(other, one, 1).replacen('@', other, 1);
    two_questions(&text)
}

/// Checks that a problem names the limit, and that the next question still gets a ruling.
fn told_cut(limit: Limit, text: &str) {
    let problems = proved(text).problems;
    let cut = [Code::TooMuchOpen, Code::RulingTooLong];
    let told = problems.iter().find(|problem| cut.contains(&problem.code));
    let told = told.unwrap_or_else(|| panic!("{limit:?}: {problems:?}"));
    assert!(told.arg("most").is_some() && told.span != (0..0));
    assert!(problems.iter().any(|problem| problem.code == Code::MarkedWrong), "{problems:?}");
    assert!(count(&problems) < 20, "{problems:?}");
}

#[test]
fn ten_times_the_limit_is_reported_once_and_the_rest_is_read() {
    Limit::ALL.iter().for_each(|limit| try_ten_times(*limit));
}

/// Returns the number of hearings and of lines of a ruling; `None` if the question has no ruling.
fn work(question: &Question, edition: Edition) -> Option<(usize, usize)> {
    let doctrine = Doctrine::default();
    let input = RulingInput {
        record: &question.record,
        given: &question.preset_answers,
        edition,
        doctrine: &doctrine,
    };
    let (ruling, heard) = laws::rule_within(input, Limit::Hearings.most()).ok()?;
    Some((heard, ruling.lines(usize::MAX)))
}

/// If two events of a record are exchanged, the ruling and the work for it stay within the limits: a longer ruling is
/// cut short.
#[test]
fn a_ruling_is_within_its_limits_whatever_the_order_of_the_events() {
    let mut cut = 0;
    let question = all_items().into_iter().find(|question| question.id == "64-01").unwrap();
    for at in [4, 6, 10] {
        let swapped = question.record.changed(|record| record.events.swap(0, at));
        let Ok(record) = swapped else { continue };
        let question = Question { record, ..question.clone() };
        let Some((heard, lines)) = work(&question, Edition::default()) else { continue };
        // Hearings in progress when the limit is reached are completed.
        assert!(heard < Limit::Hearings.most() + 100, "{at}: {heard}");
        assert!(lines <= Limit::Lines.most(), "{at}: {lines} lines");
        cut +=
            usize::from(question.rule(&RulingTerms::default()).is_ok_and(|it| it.is_cut_short()));
    }
    assert!(cut > 0);
}

#[test]
fn nothing_in_the_bank_comes_near_a_limit() {
    let near = |limit: Limit, found: usize, id: &str| {
        assert!(2 * found <= limit.most(), "{id}: {found} of {limit:?}");
    };
    for question in all_items() {
        // A question takes at most a fifth of the limits with its findings, and at most half without them.
        let bare = Question { preset_answers: Vec::new(), ..question.clone() };
        for (times, question) in [(5, &question), (2, &bare)] {
            let Some((heard, lines)) = work(question, question.edition(Edition::default())) else {
                continue;
            };
            near(Limit::Hearings, times * heard / 2, &question.id);
            near(Limit::Lines, times * lines / 2, &question.id);
        }
    }
    for question in all_items() {
        near(Limit::Events, question.record.events.len(), &question.id);
        near(Limit::Findings, question.preset_answers.len(), &question.id);
        near(Limit::Expected, question.expected.len(), &question.id);
        for option in &question.options {
            near(Limit::Claims, option.claims.len(), &question.id);
            near(Limit::Cites, option.cites.original.len(), &question.id);
        }
    }
}

#[test]
fn the_manual_lists_every_limit() {
    let of_pages: Vec<Limit> = PAGES.iter().flat_map(|(_, ends)| within(*ends)).collect();
    assert_eq!(of_pages, Limit::ALL);
    for (name, ends) in PAGES {
        for (language, heading) in
            [(Language::Italian, "## I limiti"), (Language::English, "## Limits")]
        {
            let words = Words::new(language, false);
            let page = format!("src/docs/{name}.{}.md", language.code());
            let line = |limit: Limit| format!("{}\n", diagnostics::limit(&words, limit));
            let now: String = within(ends).into_iter().map(line).collect();
            assert_listed(&page, heading, &now);
        }
    }
}

fn within([first, last]: [Limit; 2]) -> Vec<Limit> {
    let is_in = |limit: &&Limit| (first..=last).contains(*limit);
    Limit::ALL.iter().filter(is_in).copied().collect()
}

/// A trick in which a lead is accepted after others have played to another one: cards that go back are played again, and
/// the ruling on them ends.
#[test]
fn a_ruling_on_cards_that_are_played_again_ends() {
    let text = r#"
source = "A trick played while a lead out of turn was open"
title = { it = "Una presa", en = "A trick" }
[table]
contract = "3S S"
dealer = "E"
deal = "N:K73.AJ4.KT983.J8 2.K985.642.Q7643 AT965.2.J5.AKT95 QJ84.QT763.AQ7.2"
play = ["W: H6 HA H5 H2", "N: S3 S2 SA S4"]
[[question]]
id = "43-1"
difficulty = 3
tags = ["fuori turno"]
text = { it = "Come decidi?", en = "How do you rule?" }
findings = { told-his-turn = false }
events = [
  { by = "N", looks_at = "E" },
  { by = "W", leads = "HQ" },
  { by = "S", attention = true },
  { by = "S", leads = "S5" },
  { by = "W", plays = "S8" },
  { by = "N", plays = "S7" },
  { by = "E", plays = "D2" },
  { by = "W", leads = "C2" },
  { by = "N", plays = "C8" },
  { by = "N", attention = true },
  { by = "S", chooses = "accept" },
]
ruling = []
"#;
    let read = arbitro_cases::read("43-1.toml", text);
    for edition in Edition::ALL {
        let terms = RulingTerms { edition, ..RulingTerms::default() };
        let ruling = read.case.questions[0].rule(&terms).unwrap();
        assert!(!ruling.is_cut_short(), "{edition:?}");
    }
}
