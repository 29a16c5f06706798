//! Tests the quiz and the sitting on a terminal.

use tempfile::TempDir;

use crate::common::pty::Pty;

/// The stem of the question 45-01.
const STEM: &str = "Che cosa gioca il morto?";
const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (40, 40)];

fn quiz(folder: &TempDir, size: (u16, u16), args: &[&str]) -> Pty {
    let mut all = vec!["quiz", "45-01", "--seed", "1"];
    all.extend(args);
    Pty::start(folder.path(), size, &all)
}

#[test]
fn the_correction_replaces_the_complete_question() {
    for size in SIZES {
        let folder = TempDir::new().unwrap();
        let mut pty = quiz(&folder, size, &["45-02"]);
        let page =
            pty.wait_for_all(&["Risposta (a, b, c):", "Domanda 1 di 2", "45-01", "a)", "b)", "c)"]);
        assert!(size.0 > 100 || page.contains(STEM), "{size:?}: {page}");
        assert!(page.contains("Codice 2017"), "{size:?}: {page}");
        let page = pty.answer("a");
        assert!(page.contains("Hai scelto a)"), "{size:?}: {page}");
        assert!(page.contains("Giusto,") || page.contains("Sbagliato."), "{size:?}: {page}");
        assert!(page.contains("con il Codice 2017") || page.contains("Con il Codice 2017"));
        assert!(!page.contains("Risposta ("), "the correction must replace the question");
        pty.press("p");
        pty.wait_for("Ragioni");
        pty.press("p");
        pty.wait_for("Invio per andare avanti >");
        pty.press("\r");
        // On a narrow screen, the line with the score is abbreviated.
        pty.wait_for_all(&["45-02", "giuste ", "Codice 2017"]);
        pty.press("q");
        let (code, screen) = pty.ended();
        assert_eq!(code, 0);
        assert!(screen.contains("Interrotto dopo 1 risposta su 2."), "{size:?}: {screen}");
    }
}

#[test]
fn the_keys_show_table_clause_and_themselves() {
    let folder = TempDir::new().unwrap();
    let mut pty = quiz(&folder, (80, 24), &[]);
    pty.wait_for(STEM);
    pty.press("\r");
    pty.wait_for("Prima scrivi una lettera fra a, b, c, poi premi invio.");
    pty.press("?");
    pty.wait_for("frecce, pagina su e pagina giù");
    pty.press("\r");
    pty.wait_for(STEM);
    pty.press("g");
    pty.wait_for("Il gioco fin qui:");
    pty.press("g");
    pty.wait_for(STEM);
    pty.press("s");
    pty.wait_for("Segnata");
    pty.press("a");
    pty.wait_for("Risposta (a, b, c): a");
    pty.press("\x7f");
    pty.wait_for("lettera e invio");
    let page = pty.answer("ab");
    assert!(page.contains("Hai scelto b)"), "{page}");
    pty.press("c");
    pty.wait_for("45C4(a) -");
    pty.press("\r");
    pty.wait_for("Invio per andare avanti >");
    pty.press("\r");
    let (code, screen) = pty.ended();
    assert_eq!(code, 0);
    assert!(screen.contains("Punteggio"), "{screen}");
    assert!(
        screen.contains("arbitro quiz 45-01"),
        "the screen names the flagged question: {screen}"
    );
}

#[test]
fn interrupting_shows_the_score_and_restores_the_terminal() {
    let folder = TempDir::new().unwrap();
    let mut pty = quiz(&folder, (80, 24), &[]);
    pty.wait_for(STEM);
    pty.press("\x03");
    let (code, screen) = pty.ended();
    assert_eq!(code, 130);
    assert!(screen.contains("Nessuna risposta data"), "{screen}");
}

#[test]
fn line_mode_on_a_terminal_matches_a_pipe() {
    let folder = TempDir::new().unwrap();
    let mut pty = quiz(&folder, (80, 60), &["--linear"]);
    pty.wait_for("Una domanda, seme 1");
    pty.wait_for("Risposta (a, b, c):");
    pty.press("a\r\r");
    pty.wait_for("Punteggio");
    assert_eq!(pty.ended().0, 0);
}

/// A sitting on a terminal waits until the candidate is ready, and always shows the question and the state.
#[test]
fn a_sitting_waits_until_ready_and_keeps_question_and_state_visible() {
    for size in [(80, 24), (120, 40), (40, 30)] {
        let folder = TempDir::new().unwrap();
        let paper = crate::common::exam::paper("it").to_text().unwrap();
        std::fs::write(folder.path().join("rossi.toml"), paper).unwrap();
        let mut pty = Pty::start(folder.path(), size, &["exam", "sit", "rossi.toml"]);
        pty.wait_for("Quando sei pronto premi invio: il tempo parte da lì >");
        pty.press("\r");
        pty.wait_for_all(&[
            "Nessuna risposta salvata.",
            "Domanda 1 di 3",
            "Sud può accettare l'attacco?",
            "c) No.",
        ]);
        pty.press("boh\r");
        pty.wait_for_all(&["«boh» qui non significa niente", "Sud può accettare l'attacco?"]);
        pty.press("g\r");
        pty.wait_for("Contratto 3SA, dichiarante Sud.");
        pty.press("?\r");
        pty.wait_for("Che cosa si può scrivere");
        pty.press("b\r");
        pty.wait_for_all(&[
            "Salvata: domanda 1, b.",
            "Domanda 2 di 3",
            "Che cosa si gioca?",
            "Tempo rimasto:",
        ]);
        pty.press("1\r");
        pty.wait_for_all(&[
            "Risposta salvata: b.",
            "Domanda 1 di 3",
            "(x) b)",
            "Sud può accettare l'attacco?",
        ]);
        pty.press("q\r");
        let (code, screen) = pty.ended();
        assert_eq!(code, 0, "{screen}");
    }
}

#[test]
fn declining_to_start_begins_no_sitting() {
    let folder = TempDir::new().unwrap();
    let paper = crate::common::exam::paper("it").to_text().unwrap();
    std::fs::write(folder.path().join("rossi.toml"), paper).unwrap();
    let mut pty = Pty::start(folder.path(), (80, 24), &["exam", "sit", "rossi.toml"]);
    pty.wait_for("Quando sei pronto");
    pty.press("q\r");
    assert_eq!(pty.ended().0, 0);
    assert!(!folder.path().join("rossi.journal").exists());
}

/// The sizes of small windows, in columns and rows.
const SMALL: [(u16, u16); 3] = [(80, 24), (60, 20), (40, 15)];

/// Scrolls down until no row is hidden below, and returns the texts of all screens.
fn scrolled(pty: &mut Pty, first: String, down: &str) -> String {
    let mut all = first;
    for _ in 0..60 {
        let page = pty.screen();
        if !page.contains("v giù:") {
            return all;
        }
        pty.press(down);
        pty.wait_for_change(&page);
        all.push_str(&crate::common::program::flat(&pty.screen()));
    }
    panic!("the page has no end: {all}");
}

#[test]
fn a_long_quiz_question_marks_hidden_rows_and_scrolls_by_key() {
    for size in SMALL {
        let folder = TempDir::new().unwrap();
        // The question 21-02 has long options.
        let mut pty = Pty::start(folder.path(), size, &["quiz", "21-02", "--seed", "1"]);
        let page = pty.wait_for("Risposta (");
        let is_whole = ["a)", "b)", "c)"].iter().all(|letter| page.contains(letter));
        assert!(is_whole || page.contains("v giù:"), "{size:?}: {page}");
        let all = scrolled(&mut pty, page, "\x1b[B");
        for letter in ["a)", "b)", "c)"] {
            assert!(all.contains(letter), "{size:?}, {letter}: {all}");
        }
        pty.press("q");
        assert_eq!(pty.ended().0, 0);
    }
}

#[test]
fn a_long_paper_question_marks_hidden_rows_and_scrolls_by_line() {
    for size in SMALL {
        let folder = TempDir::new().unwrap();
        let mut paper = crate::common::exam::paper("it");
        let long = "e il gioco continua senza altra rettifica, con le carte che restano dove sono";
        for (place, option) in paper.questions[0].options.iter_mut().enumerate() {
            *option =
                format!("Opzione numero {place}, {long}, {long}, {long}, {long}, fine {place}.");
        }
        std::fs::write(folder.path().join("rossi.toml"), paper.to_text().unwrap()).unwrap();
        let mut pty = Pty::start(folder.path(), size, &["exam", "sit", "rossi.toml"]);
        pty.wait_for("il tempo parte da lì >");
        pty.press("\r");
        let page = pty.wait_for("Nessuna risposta salvata.");
        let is_whole = page.contains("fine 2.");
        assert_ne!(is_whole, page.contains("v giù:"), "{size:?}: {page}");
        let all = scrolled(&mut pty, page, "+\r");
        for place in 0..3 {
            assert!(all.contains(&format!("Opzione numero {place}")), "{size:?}: {all}");
            assert!(all.contains(&format!("fine {place}.")), "{size:?}: {all}");
        }
        pty.press("b\r");
        pty.wait_for("Domanda 2 di 3");
        pty.press("q\r");
        assert_eq!(pty.ended().0, 0);
    }
}

/// The introduction starts at its top, marks that more rows follow, and keeps a message visible.
#[test]
fn the_introduction_starts_at_its_top_and_marks_hidden_rows() {
    for size in SMALL {
        let folder = TempDir::new().unwrap();
        let mut paper = crate::common::exam::paper("it");
        (paper.format, paper.room_code) = (3, true);
        paper.rules = (1..12).map(|rule| format!("Regola numero {rule}, per intero.")).collect();
        std::fs::write(folder.path().join("rossi.toml"), paper.to_text().unwrap()).unwrap();
        let mut pty = Pty::start(folder.path(), size, &["exam", "sit", "rossi.toml"]);
        let page = pty.wait_for("quando lo scrivi >");
        assert!(page.contains("La seduta comincia"), "{size:?}: {page}");
        assert_ne!(page.contains("Con ? vedi"), page.contains("v giù:"), "{size:?}: {page}");
        let all = scrolled(&mut pty, page, "+\r");
        for rule in 1..12 {
            assert!(all.contains(&format!("Regola numero {rule},")), "{size:?}: {all}");
        }
        assert!(all.contains("Con ? vedi"), "{size:?}: {all}");
        for (typed, output) in [
            ("AB", "ha 2 lettere o cifre, e un codice ne ha 6. Riscrivilo per intero."),
            ("ACDEFG", "Riscrivilo; se è rifiutato ancora, chiedi che sia riletto."),
        ] {
            pty.press(&format!("{typed}\r"));
            pty.wait_for_all(&[&format!("«{typed}» non è"), output]);
        }
        pty.press("AAAAAA\r");
        pty.wait_for("Domanda 1 di 3. Codice 2017");
        pty.press("q\r");
        pty.ended();
    }
}
