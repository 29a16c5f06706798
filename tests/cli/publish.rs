//! Tests `publish`, end to end.

use std::fs;

use crate::common::program::run_in;
use tempfile::TempDir;

#[test]
fn pages_of_questions_that_were_named() {
    let dir = TempDir::new().unwrap();
    let output = run_in(
        dir.path(),
        &["publish", "handout", "45-01", "46-01", "--title", "Corso", "-o", "a.html"],
        "it",
        "",
    );
    assert!(output.ok().contains("Scritta 1 pagina"));
    let page = fs::read_to_string(dir.path().join("a.html")).unwrap();
    assert!(page.contains("<title>Corso</title>") && page.contains("id=\"q-46-01\""));
    let shown =
        run_in(dir.path(), &["publish", "handout", "45-01", "46-01", "--title", "Corso"], "it", "");
    assert_eq!(shown.stdout, page);
    let lesson =
        run_in(dir.path(), &["publish", "lesson", "--law", "45", "-o", "b.html"], "en", "");
    assert_eq!(lesson.code, Some(0), "{}", lesson.stderr);
    run_in(dir.path(), &["publish", "book", "--law", "45", "-o", "site"], "en", "").ok();
    assert!(
        dir.path().join("site/index.html").exists() && dir.path().join("site/law-45.html").exists()
    );
    let law = fs::read_to_string(dir.path().join("site/law-45.html")).unwrap();
    assert!(law.contains("data-right=\"true\"") && law.contains("data-right=\"false\""));
    run_in(dir.path(), &["publish", "lesson", "nothing"], "en", "").failed(2);
    run_in(dir.path(), &["publish"], "en", "").failed(2);
}

#[test]
fn a_printed_paper_has_every_question_and_no_key() {
    let dir = TempDir::new().unwrap();
    run_in(dir.path(), &["stage", "new", "prova"], "it", "").ok();
    fs::write(dir.path().join("prova/albo.csv"), "id;nome\nA1;Rossi Ada\n").unwrap();
    run_in(dir.path(), &["stage", "build", "prova", "--candidates", "prova/albo.csv"], "it", "")
        .ok();
    let page =
        run_in(dir.path(), &["publish", "paper", "prova", "--candidate", "A1"], "it", "").ok();
    assert_eq!(page.matches("<article class=\"question\"").count(), 20);
    assert!(
        page.contains("Rossi Ada")
            && page.contains("id=\"answers\"")
            && !page.contains("data-right")
    );
    run_in(dir.path(), &["publish", "paper", "prova", "--candidate", "B2"], "it", "").failed(2);
    // The questions of a stage are published only if the user requests it explicitly.
    let output =
        run_in(dir.path(), &["publish", "book", "--stage", "prova", "-o", "site"], "it", "")
            .failed(2);
    assert!(output.contains("--with-key") && !dir.path().join("site").exists(), "{output}");
}

#[test]
fn results_have_a_page_for_the_commission_and_one_for_each_candidate() {
    let dir = TempDir::new().unwrap();
    run_in(dir.path(), &["stage", "new", "prova"], "it", "").ok();
    fs::write(
        dir.path().join("prova/albo.csv"),
        "id;nome;lingua\nA1;Rossi Ada;\nB2;Smith Bob;en\n",
    )
    .unwrap();
    run_in(dir.path(), &["stage", "build", "prova", "--candidates", "prova/albo.csv"], "it", "")
        .ok();
    // A stage that was not marked has no results to publish.
    run_in(dir.path(), &["publish", "results", "prova", "-o", "esiti"], "it", "").failed(2);
    for candidate in ["A1", "B2"] {
        let paper = format!("prova/papers/{candidate}.toml");
        run_in(dir.path(), &["exam", "sit", &paper], "it", "a\nb\nc\na\nh\nsì\nyes\n");
    }
    run_in(dir.path(), &["mark", "prova"], "it", "");
    let publish = |folder: &str| {
        let args = ["publish", "results", "prova", "--candidate-pages", "-o", folder];
        run_in(dir.path(), &args, "it", "").ok();
    };
    publish("esiti");
    let index = fs::read_to_string(dir.path().join("esiti/index.html")).unwrap();
    for text in ["Rossi Ada", "<svg ", "role=\"img\"", "<rect class=\"bar"] {
        assert!(index.contains(text), "{text}: {index}");
    }
    let of = |name: &str| {
        let (before, _) = index.split_once(&format!("\">{name}<")).unwrap();
        before.rsplit_once("href=\"").unwrap().1.to_owned()
    };
    let own = ["Rossi Ada", "Smith Bob"].map(|name| format!("esiti/{}", of(name)));
    // The chart has as many bars as its table has rows.
    let (_, scores) = index.split_once("I punteggi</h2>").unwrap();
    let (scores, _) = scores.split_once("</section>").unwrap();
    assert_eq!(scores.matches("<rect ").count(), scores.matches("<tr><td>").count());
    let [it, en] = own.each_ref().map(String::as_str);
    let page = |name: &str| fs::read_to_string(dir.path().join(name)).unwrap();
    assert!(page(it).contains("<html lang=\"it\">") && page(en).contains("<html lang=\"en\">"));
    assert!(page(it).contains("Rossi Ada"));
    // A candidate's page has no data of another candidate, and no page has the stage's secret or a web address.
    assert!(!page(it).contains("Smith") && !page(en).contains("Rossi"));
    let secret = fs::read_to_string(dir.path().join("prova/stage.secret")).unwrap();
    for name in ["esiti/index.html", it, en] {
        assert!(!page(name).contains(secret.trim()) && !page(name).contains("http://"), "{name}");
    }
    // The same results give the same bytes, wherever the pages are written.
    publish("ancora");
    for name in ["esiti/index.html", it, en] {
        assert_eq!(page(name), page(&name.replace("esiti/", "ancora/")));
    }
}
