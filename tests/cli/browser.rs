//! Tests the HTML pages in a real browser. The tests click, type and print, and check that the pages have no errors and
//! are accessible.
//!
//! `.ci/run` installs Chromium and axe-core. If Chromium or axe-core is missing, the tests print a message; in CI they
//! fail.

use std::fs;
use std::path::Path;

use crate::common::browser::{Browser, missing};
use crate::common::program::{answered, program, run_in};
use tempfile::TempDir;

/// Runs the program in a new folder, and returns the folder.
fn published(args: &[&str]) -> TempDir {
    let dir = TempDir::new().unwrap();
    run_in(dir.path(), args, "it", "").ok();
    dir
}

/// Returns the accessibility violations that axe-core finds in the page; empty if axe-core is not installed.
fn inaccessible(browser: &Browser) -> Vec<String> {
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let axe = Path::new(&target).join("browser/node_modules/axe-core/axe.min.js");
    let Ok(script) = fs::read_to_string(axe) else {
        missing("axe-core");
        return Vec::new();
    };
    browser.eval(&format!("{script};0"));
    let found = browser.eval(
        "axe.run().then(found => found.violations.map(one => \
         `${one.id}: ${one.help}: ${one.nodes.slice(0, 3).map(node => node.html).join(' ')}`))",
    );
    found.as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_owned()).collect()
}

fn sound(browser: &Browser) {
    assert_eq!(inaccessible(browser), [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
    // On the screen of a telephone, the page is not wider than the screen.
    browser.resize(360, 740);
    let wide = browser.eval("document.documentElement.scrollWidth - innerWidth");
    assert!(wide.as_i64().unwrap() <= 0, "the page is {wide} pixels too wide");
    browser.resize(1000, 800);
}

#[test]
fn a_question_of_the_book_is_answered_and_what_if_changes_its_ruling() {
    let dir = published(&["publish", "book", "--law", "45", "-o", "."]);
    let Some(browser) = Browser::start() else { return };
    browser.open(&dir.path().join("law-45.html"));
    let text = |selector: &str| {
        browser.eval(&format!("document.querySelector({selector:?}).textContent")).to_string()
    };
    let shown = |selector: &str| {
        browser.eval(&format!("document.querySelector({selector:?}).checkVisibility()")) == true
    };
    let first = "article:has(.whatif):not(:has(.check))";
    assert!(!shown(&format!("{first} .after")));
    browser.click(&format!("{first} input[data-right=false]"));
    assert!(text(&format!("{first} .verdict")).contains("Sbagliata"));
    assert!(shown(&format!("{first} .why.after")));
    browser.click(&format!("{first} button.again"));
    assert!(!shown(&format!("{first} .after")));
    browser.click(&format!("{first} input[data-right=true]"));
    assert!(text(&format!("{first} .verdict")).contains("Giusta"));
    // In the "what if" part of the question, the test selects the other answer of the first switch.
    browser.click(&format!("{first} .whatif summary"));
    let before = text(&format!("{first} .follows"));
    browser.click(&format!("{first} .switches fieldset input:not(:checked)"));
    assert_ne!(text(&format!("{first} .follows")), before);
    sound(&browser);

    browser.open(&dir.path().join("index.html"));
    assert!(text("#progress").contains("1/"), "{}", text("#progress"));
    browser.eval("(() => { search.value = '45F'; search.dispatchEvent(new Event('input')); })()");
    let left = browser.eval("document.querySelectorAll('.entry:not([hidden])').length");
    let all = browser.eval("document.querySelectorAll('.entry').length");
    assert!(left.as_u64() > Some(0) && left.as_u64() < all.as_u64(), "{left} of {all}");
    sound(&browser);
}

#[test]
fn a_lesson_is_run_through_with_the_arrow_keys_alone() {
    let dir = published(&["publish", "lesson", "45-01", "46-01", "-o", "lezione.html"]);
    let Some(browser) = Browser::start() else { return };
    browser.open(&dir.path().join("lezione.html"));
    let place = || browser.eval("where.textContent").as_str().unwrap().to_owned();
    let open =
        || browser.eval("document.querySelectorAll('.slide.shown [data-step]:not(.later)').length");
    let first = place();
    let mut seen = vec![first.clone()];
    for step in 2..400 {
        browser.key("ArrowRight");
        if place() == seen[seen.len() - 1] {
            break;
        }
        if !place().contains("1/") || seen.len() < 3 {
            assert!(open().as_u64() <= Some(step), "{}", place());
        }
        seen.push(place());
    }
    let steps = browser.eval("document.querySelectorAll('.slide [data-step]').length");
    assert_eq!(Some(seen.len() as u64), steps.as_u64());
    for before in seen.iter().rev().skip(1) {
        browser.key("ArrowLeft");
        assert_eq!(&place(), before);
    }
    browser.key("End");
    browser.key("Home");
    assert_eq!(place(), first);
    sound(&browser);
}

#[test]
fn a_handout_is_printed_with_its_key_on_a_sheet_of_its_own() {
    let ids = ["45-01", "46-01", "47-d1", "50-01"];
    let args = [&["publish", "handout"][..], &ids, &["-o", "dispensa.html"]].concat();
    let dir = published(&args);
    let Some(browser) = Browser::start() else { return };
    browser.open(&dir.path().join("dispensa.html"));
    sound(&browser);
    // Reasons and key are on separate sheets, so each hidden section saves at least one sheet.
    let mut sheets = browser.printed();
    for section in ["reasons", "key"] {
        browser.eval(&format!("void (document.getElementById('{section}').hidden = true)"));
        let left = browser.printed();
        assert!(left < sheets, "{section}: {left} of {sheets} sheets");
        sheets = left;
    }
    assert!((1..=ids.len()).contains(&sheets), "{sheets} sheets");
    browser.call("Emulation.setEmulatedMedia", serde_json::json!({ "media": "print" }));
    // Page breaks within a question are forbidden, so no question that fits on a sheet is split between sheets.
    let broken = browser.eval(
        "[...document.querySelectorAll('article.question')].filter(it => getComputedStyle(it).breakInside !== 'avoid').length",
    );
    assert_eq!(broken, 0);
}

#[test]
fn the_results_are_read_as_charts_and_as_tables() {
    let dir = TempDir::new().unwrap();
    run_in(dir.path(), &["stage", "new", "prova"], "it", "").ok();
    fs::write(dir.path().join("prova/albo.csv"), "id;nome\nA1;Rossi Ada\nA2;Verdi Ugo\n").unwrap();
    run_in(dir.path(), &["stage", "build", "prova", "--candidates", "prova/albo.csv"], "it", "")
        .ok();
    for candidate in ["A1", "A2"] {
        let paper = format!("prova/papers/{candidate}.toml");
        run_in(dir.path(), &["exam", "sit", &paper], "it", "a\nb\nc\na\nh\nsì\nyes\n");
    }
    run_in(dir.path(), &["mark", "prova"], "it", "");
    let publish = ["publish", "results", "prova", "--candidate-pages", "-o", "esiti"];
    run_in(dir.path(), &publish, "it", "").ok();
    let index = fs::read_to_string(dir.path().join("esiti/index.html")).unwrap();
    let page_of = |name: &str| {
        let (before, _) = index.split_once(&format!("\">{name}<")).unwrap();
        before.rsplit_once("href=\"").unwrap().1
    };
    run_in(
        dir.path(),
        &["publish", "paper", "prova", "--candidate", "A1", "-o", "fascicolo.html"],
        "it",
        "",
    )
    .ok();
    let Some(browser) = Browser::start() else { return };
    let own = format!("esiti/{}", page_of("Rossi Ada"));
    for page in ["esiti/index.html", &own, "fascicolo.html"] {
        browser.open(&dir.path().join(page));
        sound(&browser);
        assert!(browser.printed() >= 1);
    }
    browser.open(&dir.path().join("esiti/index.html"));
    browser.follow(&format!("a[href='{}']", page_of("Verdi Ugo")));
    assert!(browser.eval("document.body.textContent").to_string().contains("Verdi Ugo"));
}

#[test]
fn the_page_of_progress_is_shown_without_errors() {
    let dir = TempDir::new().unwrap();
    let run = |args: &[&str], lines: &str| {
        let mut command = program(args);
        for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            command.env(name, dir.path());
        }
        answered(command, lines).ok()
    };
    let empty = run(&["progress", "--format", "html"], "");
    run(&["quiz", "45-01", "46-01"], "a\n\nb\n\n");
    let page = run(&["progress", "--format", "html"], "");
    let Some(browser) = Browser::start() else { return };
    for (name, text) in [("empty.html", empty), ("progress.html", page)] {
        fs::write(dir.path().join(name), text).unwrap();
        browser.open(&dir.path().join(name));
        sound(&browser);
    }
    assert!(browser.eval("document.querySelectorAll('svg rect').length").as_u64() > Some(0));
    assert!(browser.eval("document.querySelectorAll('table tr').length").as_u64() > Some(30));
}
