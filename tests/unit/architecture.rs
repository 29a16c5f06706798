//! Checks the rules of the architecture against the sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::common::expected::assert_file;
use arbitro::docs::PAGES;
use arbitro_cases::diag::{Code, Limit};
use arbitro_laws::laws::{LAWS, cited};
use arbitro_laws::ruling::{Edition, Language, Text};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the files in a folder and its subfolders whose names have this ending.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Returns the path of each source file, relative to the project, and its text.
fn sources() -> Vec<(String, String)> {
    let name = |path: &Path| path.strip_prefix(root()).unwrap().to_string_lossy().into_owned();
    let crates = ["src", "crates/laws/src", "crates/cases/src", "crates/exam/src"];
    let mut files: Vec<PathBuf> = crates.iter().flat_map(|folder| files(folder, ".rs")).collect();
    // A file `tests.rs` has only tests, so it is left out.
    files.retain(|path| !path.ends_with("tests.rs"));
    files.iter().map(|path| (name(path), fs::read_to_string(path).unwrap())).collect()
}

/// Returns the text of a source file without its test module.
fn code(text: &str) -> &str {
    text.split("#[cfg(test)]\nmod tests {").next().unwrap()
}

/// Returns the code of a source file without its comment lines.
fn statements(text: &str) -> String {
    code(text)
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n")
}

/// The layers of the project, each with the layers that it may use.
const LAYERS: &[(&str, &[&str])] = &[
    ("bridge", &[]),
    ("record", &["bridge"]),
    ("table", &["bridge", "record"]),
    ("ruling", &["bridge", "record", "table"]),
    ("laws", &["bridge", "record", "table", "ruling"]),
    // The layer `diag` uses `table` and `ruling`, since its list of limits includes the limits of the laws crate.
    ("diag", &["table", "ruling"]),
    ("cases", &["bridge", "record", "table", "ruling", "laws", "diag"]),
    ("scenarios", &["bridge", "record", "table", "ruling", "laws", "cases"]),
    ("exam", &["bridge", "record", "ruling", "laws", "diag", "cases", "scenarios"]),
    ("docs", &["record", "ruling"]),
    (
        "render",
        &["bridge", "record", "table", "ruling", "laws", "diag", "cases", "scenarios", "exam"],
    ),
    ("formats", &["bridge", "record", "ruling", "laws", "diag", "cases", "exam", "render"]),
    (
        "cli",
        &[
            "bridge",
            "record",
            "table",
            "ruling",
            "laws",
            "diag",
            "cases",
            "scenarios",
            "exam",
            "docs",
            "render",
            "formats",
        ],
    ),
];

/// The crates whose modules form one layer, each with its folders that are separate layers.
const CRATES: &[(&str, &str, &[&str])] =
    &[("cases", "arbitro_cases", &["diag", "scenarios"]), ("exam", "arbitro_exam", &[])];

/// Returns the path of a file as if the workspace were one crate: its layer, and the path within the layer.
fn in_crate(name: &str) -> String {
    let below = name.split_once("src/").map_or(name, |(_, below)| below);
    for (layer, _, apart) in CRATES {
        let own = name.starts_with(&format!("crates/{layer}/"));
        if own && !apart.iter().any(|folder| below.starts_with(&format!("{folder}/"))) {
            return format!("{layer}/{}", below.replace("lib.rs", "mod.rs"));
        }
    }
    below.to_owned()
}

/// Returns the code of a file, with paths as if the workspace were one crate.
fn as_one_crate(name: &str, code: &str) -> String {
    let mut code = code.to_owned();
    for (layer, krate, apart) in CRATES {
        let within = |code: &str, from: &str| {
            let mut code = code.replace(from, &format!("crate::{layer}::"));
            for folder in *apart {
                code =
                    code.replace(&format!("crate::{layer}::{folder}"), &format!("crate::{folder}"));
            }
            code
        };
        if name.starts_with(&format!("crates/{layer}/")) {
            code = within(&code, "crate::");
        } else {
            code = within(&code, &format!("{krate}::"));
        }
    }
    code.replace("arbitro_laws::", "crate::")
}

fn layer(name: &str) -> Option<&'static str> {
    let path = in_crate(name);
    let folder = path.split('/').next()?;
    LAYERS.iter().map(|(layer, _)| *layer).find(|layer| *layer == folder)
}

/// Returns the identifier at the start of a text.
fn first_name(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len());
    &text[..end]
}

/// Returns the paths at the start of a text, which is a single path or a use tree, and the remaining text.
fn paths(text: &str) -> (Vec<Vec<&str>>, &str) {
    let text = text.trim_start();
    let mut found = Vec::new();
    if let Some(mut rest) = text.strip_prefix('{') {
        while !rest.trim_start().is_empty() && !rest.trim_start().starts_with('}') {
            let (branch, after) = paths(rest);
            found.extend(branch);
            rest = after.find([',', '}']).map_or("", |end| after[end..].trim_start_matches(','));
        }
        return (found, rest.trim_start().get(1..).unwrap_or_default());
    }
    let name = first_name(text);
    let rest = &text[name.len()..];
    let Some(below) = rest.strip_prefix("::").filter(|_| !name.is_empty()) else {
        return (vec![vec![name]], rest);
    };
    let (branches, rest) = paths(below);
    let path = |branch: Vec<_>| [vec![name], branch].concat();
    (branches.into_iter().map(path).collect(), rest)
}

/// Returns the paths in the code that begin with a word, each without this word.
fn paths_from<'c>(code: &'c str, word: &str) -> Vec<Vec<&'c str>> {
    let begins = |at: &usize| !code[..*at].ends_with("::");
    let places = code.match_indices(word).map(|(at, _)| at).filter(begins);
    places.flat_map(|at| paths(&code[at + word.len()..]).0).collect()
}

/// Returns the modules of the crate that the code names, in single paths or in use trees.
fn modules_used(code: &str) -> Vec<&str> {
    paths_from(code, "crate::").into_iter().map(|path| path[0]).collect()
}

/// Returns the layers that a file uses although its own layer may not use them.
fn layers_out_of_reach<'c>(own: &str, code: &'c str) -> Vec<&'c str> {
    let (_, allowed) = LAYERS.iter().find(|(layer, _)| *layer == own).unwrap();
    let is_layer = |used: &str| LAYERS.iter().any(|(layer, _)| *layer == used);
    let mut used = modules_used(code);
    used.retain(|used| is_layer(used) && *used != own && !allowed.contains(used));
    used
}

#[test]
fn each_layer_uses_only_those_below_it() {
    let mut wrong = Vec::new();
    for (name, text) in sources() {
        let Some(own) = layer(&name) else { continue };
        for used in layers_out_of_reach(own, &as_one_crate(&name, &statements(&text))) {
            wrong.push(format!("{name} uses {used}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn forbidden_layers_are_found_in_every_notation() {
    let sample = "use arbitro_laws::{\n    bridge::{Card, laws},\n    laws, table as t,\n};\n\
                  use arbitro_cases::case::Case;\nuse arbitro_cases::scenarios::dice;\n\
                  use arbitro_exam::draw::draw;\nfn f() { crate::render::term::render() }\n";
    let code = as_one_crate("src/cli/mod.rs", sample);
    assert_eq!(
        modules_used(&code),
        ["bridge", "bridge", "laws", "table", "cases", "scenarios", "exam", "render"]
    );
    assert_eq!(
        layers_out_of_reach("ruling", &code),
        ["laws", "cases", "scenarios", "exam", "render"]
    );
    assert_eq!(layers_out_of_reach("bridge", "use crate::{laws, table};"), ["laws", "table"]);
    assert_eq!(layers_out_of_reach("cli", &code), [""; 0]);
    let within = "use crate::diag::Code;\nuse crate::case::Case;";
    assert_eq!(modules_used(&as_one_crate("crates/cases/src/lower.rs", within)), ["diag", "cases"]);
}

/// Returns the module path of a file, such as `cases`, `variant`, `text`.
fn module(name: &str) -> Vec<String> {
    let path = in_crate(name);
    path.trim_end_matches(".rs").trim_end_matches("/mod").split('/').map(str::to_owned).collect()
}

/// Returns the uses between sibling modules of a layer, or of a folder in a layer.
fn uses_beside(sources: &[(String, String)]) -> BTreeSet<(String, String)> {
    let named: Vec<(Vec<String>, String)> =
        sources.iter().map(|(name, text)| (module(name), as_one_crate(name, text))).collect();
    let modules: BTreeMap<Vec<&str>, &str> = named
        .iter()
        .map(|(name, text)| (name.iter().map(String::as_str).collect(), text.as_str()))
        .collect();
    // The names that the module of a folder re-exports from its submodules.
    let mut handed = BTreeMap::new();
    for (folder, text) in &modules {
        for path in paths_from(text, "\npub use ") {
            handed.insert([folder.clone(), path[path.len() - 1..].to_vec()].concat(), path[0]);
        }
    }
    let mut uses = BTreeSet::new();
    for (own, text) in &modules {
        let code = statements(text);
        let below = |path: Vec<_>| {
            let up = path.iter().take_while(|name| **name == "super").count();
            [&own[..own.len().saturating_sub(up + 1)], &path[up..]].concat()
        };
        let beside = paths_from(&code, "super::").into_iter().map(below);
        for path in paths_from(&code, "crate::").into_iter().chain(beside) {
            let mut used: Vec<&str> = Vec::new();
            for name in path {
                used.push(name);
                if let Some(from) = handed.get(&used) {
                    used.pop();
                    used.push(from);
                }
                if !modules.contains_key(&used) {
                    used.pop();
                    break;
                }
            }
            let shared = own.iter().zip(&used).take_while(|(one, two)| one == two).count();
            if shared > 0 && shared < own.len().min(used.len()) {
                uses.insert((own[..=shared].join("/"), used[..=shared].join("/")));
            }
        }
    }
    uses
}

/// Returns the uses between modules that are part of a cycle of uses.
fn circles(uses: &BTreeSet<(String, String)>) -> Vec<String> {
    let leads_back = |(from, to): &&(String, String)| {
        let (mut reached, mut next) = (BTreeSet::from([to]), vec![to]);
        while let Some(at) = next.pop() {
            let ends = uses.iter().filter(|(one, _)| one == at).map(|(_, end)| end);
            next.extend(ends.filter(|end| reached.insert(end)));
        }
        reached.contains(from)
    };
    uses.iter().filter(leads_back).map(|(from, to)| format!("{from} uses {to}")).collect()
}

#[test]
fn no_two_modules_of_a_layer_use_each_other() {
    // The Laws refer to each other as the Laws of the Code do, and the modules of the table depend on each other, so
    // both layers may have cycles.
    const TIED: &[&str] = &["laws", "table"];
    let mut sources = sources();
    sources.retain(|(name, _)| layer(name).is_some_and(|layer| !TIED.contains(&layer)));
    let found = circles(&uses_beside(&sources));
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn cycles_are_found_in_every_notation() {
    let file = |name: &str, text: &str| (format!("src/room/{name}.rs"), text.to_owned());
    let sources = [
        file("mod", "mod one;\npub use one::{Value, a::Other};\n"),
        file("one/mod", "use crate::room::{two::{self, B}, three::C};\n"),
        file("one/a", "use super::b::X;\nuse super::super::three;\n"),
        file("one/b", "fn f() { crate::room::one::a::g() }\n"),
        file("two", "use super::Value;\n"),
        file("three", "use super::one;\n"),
    ];
    let expected = [
        "room/one uses room/three",
        "room/one uses room/two",
        "room/one/a uses room/one/b",
        "room/one/b uses room/one/a",
        "room/three uses room/one",
        "room/two uses room/one",
    ];
    assert_eq!(circles(&uses_beside(&sources)), expected);
}

#[test]
fn every_folder_of_the_sources_is_a_layer() {
    for (name, _) in sources() {
        let top = matches!(in_crate(&name).as_str(), "lib.rs" | "main.rs" | "sit.rs");
        assert!(top || layer(&name).is_some(), "{name}");
    }
}

#[test]
fn only_the_command_line_reads_prints_and_draws_seeds() {
    const OUTSIDE: &[&str] = &[
        "println!",
        "eprintln!",
        "print!(",
        "std::fs",
        "std::io",
        "std::env",
        "std::process",
        "std::time",
        "SysRng",
        "thread_rng",
    ];
    for (name, text) in sources() {
        if layer(&name) == Some("cli") || matches!(name.as_str(), "src/main.rs" | "src/sit.rs") {
            continue;
        }
        for word in OUTSIDE {
            assert!(!statements(&text).contains(word), "{name}: {word}");
        }
    }
}

#[test]
fn only_the_reader_of_cases_reads_toml() {
    for (name, text) in sources() {
        if layer(&name) != Some("cases") {
            let code = statements(&text);
            let mut uses = code.match_indices("toml::").map(|(at, _)| &code[..at]);
            assert!(!uses.any(|before| !before.ends_with('_')), "{name}");
        }
    }
}

#[test]
fn a_law_names_no_concrete_card_suit_or_seat() {
    const CONCRETE: &[&str] = &[
        "Suit::Spades",
        "Suit::Hearts",
        "Suit::Diamonds",
        "Suit::Clubs",
        "Seat::North",
        "Seat::East",
        "Seat::South",
        "Seat::West",
        "Card::new(Suit::",
    ];
    for (name, text) in sources() {
        if layer(&name) == Some("laws") {
            for word in CONCRETE {
                assert!(!statements(&text).contains(word), "{name}: {word}");
            }
        }
    }
}

/// A condition must be able to fail, so no clause accepts or rejects a literal as its condition.
#[test]
fn no_condition_of_a_law_is_a_literal() {
    let laws = sources().into_iter().filter(|(name, _)| layer(name) == Some("laws"));
    for (name, text) in laws {
        let text: String = statements(&text).split_whitespace().collect();
        for asked in [".given(", ".given_that(", ".unless(", ".require(", ".exclude("] {
            for (condition, holds) in
                text.split(asked).skip(1).filter_map(|call| call.split_once(','))
            {
                let holds = holds.strip_prefix("Some(").unwrap_or(holds);
                let plain = ["true)", "false)", "true,)", "false,)"];
                assert!(!plain.iter().any(|word| holds.starts_with(word)), "{name}: {condition}");
            }
        }
    }
}

/// Returns the modules of the Laws, in the order of [`LAWS`].
fn law_modules() -> Vec<String> {
    let text = fs::read_to_string(root().join("crates/laws/src/laws/mod.rs")).unwrap();
    let listed = text.lines().filter_map(|line| line.trim().strip_suffix("::LAW,"));
    listed.map(|subject| subject.trim_start_matches('&').to_owned()).collect()
}

/// Returns the statements of each Law's files, with the module of the Law; files shared by several Laws are left out.
fn laws() -> Vec<(String, String)> {
    let modules = law_modules();
    let of = |(name, text): (String, String)| {
        let path = in_crate(&name);
        let subject = path.strip_prefix("laws/")?.trim_end_matches(".rs").split('/').next()?;
        let own = modules.iter().find(|module| *module == subject)?;
        Some((own.clone(), statements(&text)))
    };
    sources().into_iter().filter_map(of).collect()
}

/// Returns the names that the text uses from the module of a Law: `goes_back` in `retraction::goes_back`.
fn uses_named<'t>(text: &'t str, law: &str) -> Vec<&'t str> {
    let sign = format!("{law}::");
    let starts = text
        .match_indices(&sign)
        .filter(|(at, _)| !text[..*at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_'));
    starts.map(|(at, _)| first_name(&text[at + sign.len()..])).collect()
}

/// A Law uses another Law only through `laws/cross_references.rs`, and `tests/law-references.txt` lists these uses.
#[test]
fn uses_between_laws_are_listed() {
    let files = laws();
    let modules = law_modules();
    assert_eq!(modules.len(), LAWS.len());
    for (own, text) in &files {
        for other in modules.iter().filter(|other| *other != own) {
            let direct = [format!("laws::{other}::"), format!("super::{other}::")];
            assert!(
                !direct.iter().any(|path| text.contains(path)),
                "{own} uses {other} without cross_references.rs"
            );
        }
    }
    let mut drawn =
        "# What the Laws use of each other: each item, with the Laws that use it.\n".to_owned();
    for (law, module) in LAWS.iter().zip(&modules) {
        let mut users: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (user, text) in &files {
            for used in uses_named(text, module) {
                users.entry(used).or_default().insert(user);
            }
        }
        if !users.is_empty() {
            drawn += &format!("\n{module}: {}, {}\n", law.oldest_number(), law.title.en);
        }
        for (used, users) in users {
            let users: Vec<&str> = users.into_iter().collect();
            drawn += &format!("  {used}: {}\n", users.join(" "));
        }
    }
    assert_file("tests/law-references.txt", &drawn);
}

/// A function of a Law is named after its decision, not after a paragraph; the clause that it opens has the number.
#[test]
fn no_function_of_a_law_is_named_after_a_paragraph() {
    let laws = sources().into_iter().filter(|(name, _)| layer(name) == Some("laws"));
    for (name, text) in laws {
        for function in statements(&text).split("fn ").skip(1).map(first_name) {
            let mut first = function.split('_').next().unwrap().chars();
            let letter = first.next().is_some_and(|c| c.is_ascii_lowercase());
            let paragraph = letter && first.next().is_none_or(|c| c.is_ascii_digit());
            assert!(!paragraph, "{name}: fn {function}");
        }
    }
}

#[test]
fn the_engine_sees_no_case() {
    for (name, text) in sources() {
        if matches!(layer(&name), Some("bridge" | "record" | "table" | "ruling" | "laws")) {
            for word in ["arbitro_cases", ".id", "title.it", "marked"] {
                let found = statements(&text)
                    .lines()
                    .any(|line| line.contains(word) && !line.contains('"'));
                assert!(!found, "{name}: {word}");
            }
        }
    }
}

#[test]
fn files_are_short() {
    let mut lengths: Vec<usize> = Vec::new();
    for (name, text) in sources() {
        let length = code(&text).lines().count();
        assert!(length <= 500, "{name} has {length} lines");
        lengths.push(length);
    }
    lengths.sort_unstable();
    let median = lengths[lengths.len() / 2];
    assert!(median <= 200, "the median is {median} lines");
}

/// The Laws are listed by their oldest numbers, and no two Laws have the same number in one edition. The compiler
/// reports a module of a Law that is not listed.
#[test]
fn laws_are_listed_in_the_order_of_their_numbers() {
    let listed: Vec<u8> = LAWS.iter().map(|law| law.oldest_number()).collect();
    assert!(listed.is_sorted(), "{listed:?}");
    for edition in Edition::ALL {
        let of_edition = LAWS.iter().filter_map(|law| law.number.in_edition(edition));
        for number in of_edition.clone() {
            assert_eq!(of_edition.clone().filter(|other| *other == number).count(), 1, "{number}");
        }
    }
}

/// No Law compares editions; each difference between editions has a name, and a clause that describes it.
#[test]
fn editions_are_compared_in_one_file() {
    for (name, text) in sources() {
        let code = statements(&text);
        if matches!(layer(&name), Some("laws" | "table")) {
            assert!(!code.contains(".edition"), "{name} reads the edition");
        }
        if in_crate(&name) == "laws/edition_rules.rs" {
            let rules: Vec<&str> = code.lines().filter(|line| line.contains(": Rule =")).collect();
            assert!(rules.len() > 10, "{rules:?}");
            for rule in rules {
                let cite = rule.split('"').nth(1).unwrap();
                let since = |edition: &Edition| rule.contains(&format!("from(Y{}", edition.name()));
                let edition = Edition::ALL.into_iter().find(since).unwrap_or(Edition::ALL[0]);
                assert!(!cited(cite, edition).is_empty(), "{rule}");
            }
        } else if layer(&name) != Some("laws") && in_crate(&name) != "ruling/edition.rs" {
            for edition in Edition::ALL {
                assert!(!code.contains(edition.name()), "{name} names {edition:?}");
            }
        }
    }
}

#[test]
fn clauses_belong_to_their_law_and_are_listed_in_order_once() {
    let mut all = Vec::new();
    for law in LAWS {
        for clause in law.clauses {
            // A later edition may move a clause to another Law.
            let has = |edition: &Edition| clause.is_in_force(*edition);
            let oldest = Edition::ALL.into_iter().find(has).unwrap();
            assert_eq!(
                Some(clause.law()),
                law.number.in_edition(oldest),
                "{} is listed under {}",
                clause.name(),
                law.title.en
            );
            for edition in Edition::ALL {
                let number = clause.number.in_edition(edition);
                assert_eq!(
                    number.is_some(),
                    clause.gist.in_edition(edition).is_some(),
                    "{}",
                    clause.name()
                );
                let Some(number) = number else { continue };
                assert!(
                    !all.contains(&(edition, number)),
                    "{number} is the number of two clauses in {edition:?}"
                );
                all.push((edition, number));
                let gist = clause.gist(edition);
                for text in [clause.title, gist] {
                    assert!(!text.it.is_empty() && !text.en.is_empty(), "{number}");
                }
                assert!(gist.it.ends_with('.') && gist.en.ends_with('.'), "{number}");
                cites_clauses(gist, number);
            }
            for fact in clause.asks {
                assert!(
                    arbitro_laws::laws::fact(fact.key).is_some(),
                    "{} asks for the unknown fact {}",
                    clause.name(),
                    fact.key
                );
            }
        }
        let names: Vec<&str> = law.clauses.iter().map(|clause| clause.name()).collect();
        let mut sorted = names.clone();
        sorted.sort_unstable();
        assert_eq!(names, sorted, "{}", law.title.en);
    }
    for law in LAWS {
        for clause in law.clauses {
            for see in clause.see {
                let known =
                    all.iter().any(|(_, name)| arbitro_laws::ruling::clause::covers(see, name));
                assert!(known, "{} refers to the unknown clause {see}", clause.name());
            }
        }
    }
}

/// Checks that each citation in braces in a text of the Laws names a clause, or a paragraph or Law with clauses.
fn cites_clauses(text: Text, name: &str) {
    for text in [text.it, text.en] {
        for piece in text.split('{').skip(1) {
            let cite = piece.split('}').next().unwrap();
            let named = |edition: &Edition| !arbitro_laws::laws::cited(cite, *edition).is_empty();
            assert!(Edition::ALL.iter().any(named), "{name} cites {cite}");
        }
    }
}

#[test]
fn points_of_doctrine_cite_clauses() {
    for point in arbitro_laws::laws::points() {
        for text in [point.school, point.code] {
            cites_clauses(text, point.key);
        }
    }
}

#[test]
fn facts_have_keys_of_their_own_and_words_in_both_languages() {
    let mut keys = Vec::new();
    for fact in arbitro_laws::laws::facts() {
        assert!(!keys.contains(&fact.key), "{} is the key of two facts", fact.key);
        keys.push(fact.key);
        assert!(fact.question.it.ends_with('?') && fact.question.en.ends_with('?'), "{}", fact.key);
        for reply in fact.replies {
            assert!(!reply.states.it.is_empty() && !reply.states.en.is_empty(), "{}", fact.key);
        }
    }
    assert!(keys.len() > 20);
}

/// Returns the messages of a language and their attributes, each with its parameters.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let (mut message, mut key, mut others) = (String::new(), String::new(), Vec::new());
    for file in files("src/render/text", ".ftl") {
        if !file.file_name().unwrap().to_string_lossy().starts_with(language.code()) {
            continue;
        }
        for line in fs::read_to_string(file).unwrap().lines() {
            match line.split_once(" =") {
                Some((name, _)) if line.starts_with(|c: char| c.is_ascii_alphabetic()) => {
                    message = name.to_owned();
                    key = name.to_owned();
                }
                Some((name, _)) if name.trim_start().starts_with('.') => {
                    key = message.clone() + name.trim_start();
                }
                Some(_) | None if line.starts_with('#') => continue,
                Some(_) | None => {}
            }
            let named = line.split('$').skip(1).map(|piece| first_name(piece).to_owned());
            found.entry(key.clone()).or_default().extend(named);
            let other = line.split("{ ").nth(1).and_then(|piece| piece.split_once(" }"));
            others.extend(other.map(|(other, _)| (key.clone(), other.to_owned())));
        }
    }
    // A message that references another message needs the other message's parameters too.
    for (key, other) in others {
        let named = found.get(&other).cloned().unwrap_or_default();
        found.entry(key).or_default().extend(named);
    }
    found.remove("");
    found
}

/// Returns the arguments of a call; `text` begins after the opening bracket of the call.
fn arguments(text: &str) -> Vec<&str> {
    let (mut found, mut from, mut depth, mut quoted) = (Vec::new(), 0, 0, false);
    for (at, c) in text.char_indices() {
        let end = depth == 0 && c == ')' && !quoted;
        if end || depth == 0 && c == ',' && !quoted {
            found.push(text[from..at].trim());
            from = at + 1;
        }
        match c {
            _ if end => break,
            '"' if !text[..at].ends_with('\\') => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            _ => {}
        }
    }
    found.retain(|argument| !argument.is_empty());
    found
}

/// Every message that the code uses has a text in both languages, and gets exactly the parameters that its text names.
/// Every text is used.
#[test]
fn messages_get_exactly_their_parameters() {
    let texts = messages(Language::Italian);
    assert_eq!(texts, messages(Language::English));
    // Only these layers use messages.
    let speaks = |name: &str| matches!(layer(name), Some("render" | "formats" | "cli"));
    let speaking = sources().into_iter().filter(|(name, _)| speaks(name));
    let all: String = speaking.map(|(_, text)| statements(&text)).collect();
    let mut said = 0;
    for (at, call) in all.match_indices("say!(") {
        let arguments = arguments(&all[at + call.len()..]);
        let given = arguments[2..].iter().map(|one| one.split_once('=').unwrap().0.trim());
        let given: BTreeSet<String> = given.map(str::to_owned).collect();
        // If a condition selects one of two keys, both keys are checked.
        for key in arguments[1].split('"').skip(1).step_by(2).filter(|key| !key.ends_with("-{}")) {
            assert_eq!(texts.get(key), Some(&given), "{key}");
            said += 1;
        }
    }
    assert!(said > 500, "{said}");
    let pages = PAGES.iter().map(|page| format!("manual-page-{}", page.name));
    let codes = Code::ALL.iter().map(|code| code.id().to_owned());
    let limits = Limit::ALL.iter().map(|limit| format!("limit-{}", limit.key()));
    let named: Vec<String> = pages.chain(codes).chain(limits).collect();
    assert_eq!(named.iter().find(|key| !texts.contains_key(*key)), None);
    let is_said = |key: &&String| {
        let key = key.split('.').next().unwrap();
        named.iter().any(|named| named == key) || all.contains(&format!("\"{key}\""))
    };
    assert_eq!(texts.keys().find(|key| !is_said(key)), None, "a text is not used");
}

/// No two texts of a language have the same key.
#[test]
fn no_duplicate_text_is_used_twice() {
    for language in Language::ALL {
        let mut known = BTreeSet::new();
        let is_key = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic());
        let source = arbitro::render::text::source(language);
        let keys = source.lines().filter(is_key).filter_map(|line| line.split_once(" ="));
        let twice: Vec<&str> = keys.map(|(key, _)| key).filter(|key| !known.insert(*key)).collect();
        assert!(known.len() > 500 && twice.is_empty(), "{language:?}: {twice:?}");
    }
}

#[test]
fn the_sources_speak_of_the_project_alone() {
    let mut all = sources();
    for path in [
        "README.md",
        "README.en.md",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "Cargo.toml",
        "crates/laws/Cargo.toml",
        "crates/cases/Cargo.toml",
        "crates/exam/Cargo.toml",
        ".ci/run",
    ] {
        all.push((path.to_owned(), fs::read_to_string(root().join(path)).unwrap()));
    }
    for (name, text) in all {
        for word in ["/home/", "/root/", "/tmp/", "TODO", "FIXME", "XXX"] {
            assert!(!text.contains(word), "{name}: {word}");
        }
    }
}

/// Every path in CONTRIBUTING.md that begins with `src/`, `tests/` or `crates/` exists.
#[test]
fn paths_in_contributing_exist() {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '/' | '_' | '.' | '-');
    let named: Vec<&str> = text
        .split(|c: char| !is_part(c))
        .filter(|word| ["src/", "tests/", "crates/"].iter().any(|folder| word.starts_with(folder)))
        .collect();
    assert!(named.len() > 20, "{named:?}");
    for name in named {
        assert!(root().join(name.trim_end_matches('.')).exists(), "{name}");
    }
}
