//! Tests input that is refused, without any file being written.

use super::{BadInput, DIR, StageCopy, refused};

const CHECK: &[&str] = &["stage", "check", DIR];
const BUILD: &[&str] = &["stage", "build", DIR, "--candidates", "albo.csv"];
const MARK: &[&str] = &["mark", DIR];

#[test]
fn folder_without_a_stage() {
    let rows: &[BadInput] = &[
        ("no folder", |_| {}, &["stage", "check", "nessuna"], 2, &["«nessuna»", "manca"]),
        (
            "no folder",
            |_| {},
            &["stage", "build", "nessuna", "--candidates", "x"],
            2,
            &["«nessuna»"],
        ),
        ("no folder", |_| {}, &["mark", "nessuna"], 2, &["«nessuna»", "manca"]),
        ("no folder", |_| {}, &["appeal", "nessuna", "T1", "1"], 2, &["«nessuna»", "manca"]),
        ("no folder", |_| {}, &["stats", "nessuna"], 2, &["nessuna/results/results.json"]),
        ("a file", |_| {}, &["mark", "Perché no/stage.toml"], 2, &["non è una cartella"]),
        ("no stage file", |copy| copy.remove("stage.toml"), CHECK, 2, &["stage.toml", "manca"]),
        ("no stage file", |copy| copy.remove("stage.toml"), MARK, 2, &["stage.toml", "manca"]),
        ("a pipe", |copy| copy.pipe("stage.toml"), CHECK, 2, &["stage.toml", "non è un file"]),
        ("already there", |_| {}, &["stage", "new", DIR], 2, &["c'è già una prova (stage.toml)"]),
        (
            "partly there",
            |copy| copy.remove("stage.toml"),
            &["stage", "new", DIR],
            2,
            &["c'è già una prova (stage.secret)"],
        ),
        (
            "a file in the way",
            |_| {},
            &["stage", "new", "Perché no/albo.csv"],
            2,
            &["albo.csv", "c'è già qualcos'altro"],
        ),
        (
            "below a file",
            |_| {},
            &["stage", "new", "Perché no/albo.csv/x"],
            2,
            &["non è una cartella"],
        ),
    ];
    refused(StageCopy::new, rows);
}

#[test]
fn malformed_stage_file() {
    let rows: &[BadInput] = &[
        (
            "types",
            |copy| {
                for (from, to) in [
                    ("\"Verifica «prova» 2026\"", "5"),
                    ("edition = 2017", "edition = \"2017\"\nminutes = 1.5"),
                    ("right = 100", "right = \"100\""),
                    ("{ percent = 60 }", "60"),
                ] {
                    copy.edit("stage.toml", from, to);
                }
            },
            CHECK,
            2,
            // All problems are reported at once, each with its line.
            &[
                "toml:1:9",
                "toml:3:11",
                "toml:4:11",
                "toml:9:9",
                "toml:12:8",
                "stage.toml ha problemi",
            ],
        ),
        (
            "unknown keys",
            |copy| copy.edit("stage.toml", "count", "conta"),
            CHECK,
            2,
            &["A105", "chiave sconosciuta: conta", "forse «count»?", "A106", "stage.toml:5:1"],
        ),
        (
            "negative",
            |copy| {
                copy.edit("stage.toml", "count = 2", "count = -2");
                copy.edit("stage.toml", "right = 100", "right = -100");
            },
            CHECK,
            2,
            &["stage.toml:5:9", "da 1 a 500", "stage.toml:8:9", "da 1 a 10000"],
        ),
        (
            "giant",
            |copy| {
                copy.edit("stage.toml", "count = 2", "count = 501");
                copy.edit("stage.toml", "wrong = -50", "wrong = -99999999999999999999");
            },
            CHECK,
            2,
            &["stage.toml:5:9", "stage.toml:9:9"],
        ),
        (
            "no blueprint",
            |copy| copy.edit("stage.toml", "[[blueprint]]\ncount = 2\nlaw = \"45\"\n", ""),
            CHECK,
            2,
            &["manca la chiave blueprint"],
        ),
        (
            "one bracket",
            |copy| copy.edit("stage.toml", "[[blueprint]]", "[blueprint]"),
            CHECK,
            2,
            &["stage.toml:4:1", "serve un elenco"],
        ),
        (
            "no such law",
            |copy| copy.edit("stage.toml", "\"45\"", "\"145\""),
            CHECK,
            2,
            &["A714", "stage.toml:6:7"],
        ),
        (
            "not TOML",
            |copy| copy.edit("stage.toml", "edition = 2017", "edition = = 2017"),
            CHECK,
            2,
            &["A104", "stage.toml:3:11"],
        ),
        (
            "no title",
            |copy| copy.edit("stage.toml", "\"Verifica «prova» 2026\"", "\" \""),
            CHECK,
            2,
            &["A114", "stage.toml:1:9", "in testa a ogni fascicolo"],
        ),
        ("empty", |copy| copy.write("stage.toml", ""), CHECK, 2, &["manca la chiave title"]),
        (
            "not UTF-8",
            |copy| copy.write("stage.toml", b"title = \"x\"\n# perch\xe8\n"),
            CHECK,
            2,
            &["stage.toml», riga 2", "UTF-8"],
        ),
        (
            "no such folder of cases",
            |copy| copy.edit("stage.toml", "edition", "cases = [\"casi\"]\nedition"),
            CHECK,
            2,
            &["A710", "stage.toml:3:10", "«casi»", "comincia dalla cartella della prova"],
        ),
        (
            "no case in the folder",
            |copy| {
                copy.edit("stage.toml", "edition", "cases = [\"casi\"]\nedition");
                copy.folder("casi");
            },
            CHECK,
            2,
            &["casi", "non contiene casi"],
        ),
        (
            "a stage that was never built",
            |copy| {
                copy.edit("stage.toml", "[scoring]", "[exclude]\nstages = [\"../2025\"]\n[scoring]")
            },
            CHECK,
            2,
            &["A711", "stage.toml:8:11", "arbitro stage build"],
        ),
        (
            "an unknown question",
            |copy| {
                copy.edit(
                    "stage.toml",
                    "[scoring]",
                    "[exclude]\nquestions = [\"45-05x\"]\n[scoring]",
                )
            },
            CHECK,
            2,
            &["A705", "stage.toml:8:14", "arbitro list"],
        ),
        (
            "infeasible",
            |copy| copy.edit("stage.toml", "count = 2", "count = 400"),
            CHECK,
            1,
            &["A706", "chiede 400 domande", "Il piano non si può soddisfare."],
        ),
        (
            "infeasible",
            |copy| copy.edit("stage.toml", "count = 2", "count = 400"),
            BUILD,
            1,
            &["A706", "chiede 400 domande", "Non è stato scritto niente"],
        ),
        (
            "a pass mark out of reach",
            |copy| copy.edit("stage.toml", "{ percent = 60 }", "{ points = 1450 }"),
            BUILD,
            1,
            &["A704", "200 centesimi"],
        ),
        (
            "a checkpoint that nobody reaches",
            |copy| {
                let room = "minutes = 3\n[room]\ncheckpoints = [2, 8]\n[[blueprint]]";
                copy.edit("stage.toml", "[[blueprint]]", room);
                copy.write("albo.csv", "id;nome;minuti_extra\nT1;Ada;5\n");
            },
            BUILD,
            2,
            &["A712", "stage.toml:6:15", "minuto 8", "8 minuti"],
        ),
    ];
    refused(StageCopy::unbuilt, rows);
}

#[test]
fn malformed_roster() {
    let rows: &[BadInput] = &[
        ("no roster", |copy| copy.remove("albo.csv"), BUILD, 2, &["«albo.csv»", "manca"]),
        (
            "a folder",
            |copy| {
                copy.remove("albo.csv");
                copy.folder("albo.csv");
            },
            BUILD,
            2,
            &["albo.csv", "è una cartella"],
        ),
        ("a pipe", |copy| copy.pipe("albo.csv"), BUILD, 2, &["albo.csv", "non è un file"]),
        ("empty", |copy| copy.write("albo.csv", "\u{feff}\r\n"), BUILD, 2, &["A806"]),
        ("nobody", |copy| copy.write("albo.csv", "id;nome\r\n;\r\n"), BUILD, 2, &["A806"]),
        (
            "the encoding of a Mac",
            |copy| copy.write("albo.csv", b"id;nome\nT1;Ada\nT2;Niccol\x98\n"),
            BUILD,
            2,
            &["albo.csv», riga 3", "CSV UTF-8"],
        ),
        (
            "UTF-16 without a byte order mark",
            |copy| copy.write("albo.csv", b"i\0d\0"),
            BUILD,
            2,
            &["riga 1", "UTF-8"],
        ),
        (
            "UTF-16",
            |copy| copy.write("albo.csv", b"\xff\xfei\0d\0"),
            BUILD,
            2,
            &["A801", "manca la colonna nome"],
        ),
        (
            "a package that is not a workbook",
            |copy| copy.write("albo.csv", b"PK\x03\x04"),
            BUILD,
            2,
            &["albo.csv", ".xlsx", "password"],
        ),
        (
            "UTF-8 read as Windows' letters",
            |copy| copy.write("albo.csv", "id;nome\nT1;Niccol\u{c3}\u{b2}\n"),
            BUILD,
            2,
            &["A811", "albo.csv:2:1", "CSV UTF-8"],
        ),
        (
            "other columns",
            |copy| copy.write("albo.csv", "cognome\tnome\nAlò\tAda\n"),
            BUILD,
            2,
            &["A801", "manca la colonna id", "albo.csv:1:1", "tessera"],
        ),
        (
            "no heading",
            |copy| copy.write("albo.csv", "T1;Ada\nT2;Ugo\n"),
            BUILD,
            2,
            &["manca la colonna id", "manca la colonna nome"],
        ),
        (
            "twice",
            |copy| copy.write("albo.csv", "id;nome\n\nt1;Ada\nT1;Ugo\nT3;Ivo\nT3;Eva\n"),
            BUILD,
            2,
            &["A802", "albo.csv:4:1", "albo.csv:6:1"],
        ),
        (
            "ids that cannot name files",
            |copy| copy.write("albo.csv", "id;nome\n../x;Ada\n;Ugo\nT 3;Ivo\n"),
            BUILD,
            2,
            &["A803", "«../x»", "manca l'id", "«T 3»", "albo.csv:4:1"],
        ),
        (
            "minutes and language",
            |copy| copy.write("albo.csv", "id;nome;extra;lingua\nT1;Ada;-5;\nT2;Ugo;;fr\n"),
            BUILD,
            2,
            &["A804", "«-5»", "A807", "«fr»"],
        ),
        (
            "a comma in a name without quotes",
            |copy| copy.write("albo.csv", "id,nome\nT1,Alò, Ada\nT2\n"),
            BUILD,
            2,
            &["A805", "3 campi", "un campo", "virgolette"],
        ),
        (
            // The open quote would include all rows below it.
            "an unclosed quote",
            |copy| copy.write("albo.csv", "id;nome\nT1;\"Ada\nT2;Ugo\nT3;Ivo\n"),
            BUILD,
            2,
            &["A808", "albo.csv:2:1", "virgolette"],
        ),
        (
            "escapes",
            |copy| copy.write("albo.csv", "id;nome\nT1;\x1b[31mAda\n"),
            BUILD,
            2,
            &["A808"],
        ),
        (
            "names that Windows reserves, characters without width",
            |copy| {
                copy.write(
                    "albo.csv",
                    "id;nome\nCON;Ada\nnul.x;Ugo\nT3;I\u{200b}vo\nT\u{2060}4;Eva\n",
                );
            },
            BUILD,
            2,
            &["A803", "«CON»", "«nul.x»", "A808", "albo.csv:4:1", "albo.csv:5:1"],
        ),
        ("no secret", |copy| copy.remove("stage.secret"), BUILD, 2, &["stage.secret manca"]),
        ("a truncated secret", |copy| copy.write("stage.secret", "a7a7"), BUILD, 2, &["64 cifre"]),
        (
            "a secret that is not text",
            |copy| copy.write("stage.secret", b"\xff\0"),
            BUILD,
            2,
            &["64 cifre"],
        ),
        ("a pipe", |copy| copy.pipe("stage.secret"), BUILD, 2, &["stage.secret", "non è un file"]),
        (
            "a file in place of a folder",
            |copy| copy.write("papers", "mio"),
            BUILD,
            2,
            &["papers", "c'è già qualcos'altro"],
        ),
        (
            "a folder in place of a paper",
            |copy| copy.folder("papers/T2.toml"),
            BUILD,
            2,
            &["T2.toml", "è una cartella"],
        ),
        (
            "somebody else's paper",
            |copy| {
                copy.folder("papers");
                copy.write("papers/T2.toml", "mio");
            },
            BUILD,
            2,
            &["T2.toml", "non è di questa prova"],
        ),
        (
            "a folder in place of the lock",
            |copy| copy.folder("stage.lock"),
            BUILD,
            2,
            &["stage.lock", "è una cartella"],
        ),
    ];
    refused(StageCopy::unbuilt, rows);
}

#[test]
fn changed_roster() {
    let rows: &[BadInput] = &[
        (
            "another order",
            |copy| {
                copy.write("albo.csv", "id;nome\nT2;\"Rossi \"\"Nico\"\"\"\nT1;D'Alò, Niccolò\n")
            },
            BUILD,
            2,
            &["T1 non sarebbe più quello", "l'ordine"],
        ),
        (
            "another name",
            |copy| copy.edit("albo.csv", "D'Alò", "D'Alo"),
            BUILD,
            2,
            &["T1 non sarebbe più quello", "un nome"],
        ),
    ];
    refused(StageCopy::new, rows);
}

#[test]
fn changed_lock() {
    let rows: &[BadInput] = &[
        ("none", |copy| copy.remove("stage.lock"), MARK, 2, &["stage.lock manca", "stage build"]),
        (
            "none",
            |copy| copy.remove("stage.lock"),
            &["appeal", DIR, "T1", "1"],
            2,
            &["stage.lock manca"],
        ),
        ("not JSON", |copy| copy.write("stage.lock", "ciao\n"), MARK, 2, &["riga 1, colonna 1"]),
        ("not text", |copy| copy.write("stage.lock", b"\xff\xfe"), MARK, 2, &["riga 1"]),
        ("empty", |copy| copy.write("stage.lock", ""), MARK, 2, &["non è intero", "Rimetti"]),
        (
            "another version",
            |copy| copy.edit("stage.lock", "\"format\":5", "\"format\":6,\"more\":[]"),
            MARK,
            2,
            &["altra versione", "formato 6"],
        ),
        (
            "another mark",
            |copy| copy.edit("stage.lock", "\"wrong\":-50", "\"wrong\":0"),
            MARK,
            2,
            &["è stato cambiato", "Rimetti"],
        ),
        (
            "a giant mark",
            |copy| copy.edit("stage.lock", "\"right\":100", "\"right\":9223372036854775807"),
            MARK,
            2,
            &["è stato cambiato"],
        ),
        (
            "another candidate",
            |copy| copy.edit("stage.lock", "\"candidate\":\"T2\"", "\"candidate\":\"T3\""),
            MARK,
            2,
            &["è stato cambiato"],
        ),
        (
            "a truncated line",
            |copy| {
                let lock = copy.read("stage.lock");
                copy.write("stage.lock", &lock[..lock.len() - 120]);
            },
            MARK,
            2,
            &["stage.lock, riga 3"],
        ),
        (
            "lines removed",
            |copy| {
                let lock = copy.read("stage.lock");
                let lines: Vec<&str> = lock.lines().take(2).collect();
                copy.write("stage.lock", lines.join("\n"));
            },
            MARK,
            2,
            &["manca l'ultima riga"],
        ),
        (
            "a line twice",
            |copy| {
                let lock = copy.read("stage.lock");
                let line = lock.lines().nth(1).unwrap();
                copy.write("stage.lock", lock.replacen(line, &format!("{line}\n{line}"), 1));
            },
            MARK,
            2,
            &["è stato cambiato"],
        ),
        ("a pipe", |copy| copy.pipe("stage.lock"), MARK, 2, &["stage.lock", "non è un file"]),
        (
            "no file to mark against",
            |_| {},
            &["mark", DIR, "--against", "nessuno.lock"],
            2,
            &["«nessuno.lock»", "manca"],
        ),
        (
            "not a lock to mark against",
            |_| {},
            &["mark", DIR, "--against", "Perché no/albo.csv"],
            2,
            &["albo.csv, riga 1"],
        ),
        (
            "must not be overwritten",
            |copy| copy.edit("stage.lock", "\"T2\"", "\"T3\""),
            BUILD,
            2,
            &["è stato cambiato"],
        ),
    ];
    refused(StageCopy::new, rows);
}

#[test]
fn invalid_receipts_papers_and_journals() {
    let rows: &[BadInput] = &[
        (
            "receipts without their column",
            |copy| copy.write("receipts.csv", "id,codice\nT1,AAAA\n"),
            MARK,
            2,
            &["A801", "manca la colonna ricevuta", "receipts.csv:1:1"],
        ),
        ("receipts in a pipe", |copy| copy.pipe("receipts.csv"), MARK, 2, &["non è un file"]),
        (
            "a paper of another candidate",
            |copy| {
                copy.remove("papers/T2.journal");
                std::fs::copy(copy.path("papers/T1.journal"), copy.path("papers/T2.journal"))
                    .unwrap();
            },
            &["exam", "sit", "Perché no/papers/T2.toml"],
            2,
            &["T2.journal", "altro fascicolo"],
        ),
        (
            "a truncated paper",
            |copy| {
                let paper = copy.read("papers/T1.toml");
                let half: String = paper.chars().take(paper.chars().count() / 2).collect();
                copy.write("papers/T1.toml", &half);
            },
            &["exam", "sit", "Perché no/papers/T1.toml"],
            2,
            &["manca il sigillo"],
        ),
        (
            "a paper in a pipe",
            |copy| copy.pipe("papers/T1.toml"),
            &["exam", "sit", "Perché no/papers/T1.toml"],
            2,
            &["non è un file"],
        ),
        (
            "a journal in a pipe",
            |copy| copy.pipe("papers/T1.journal"),
            &["exam", "verify", "Perché no/papers/T1.journal"],
            2,
            &["non è un file"],
        ),
        ("a stranger", |_| {}, &["appeal", DIR, "T9", "1"], 2, &["«T9» non è fra i candidati"]),
        ("no such question", |_| {}, &["appeal", DIR, "T1", "0"], 2, &["da 1 a 2"]),
        (
            "results that are not results",
            |copy| copy.write("results/results.json", "{}"),
            &["stats", DIR],
            2,
            &["results.json:1", "arbitro mark"],
        ),
        (
            "results in a pipe",
            |copy| copy.pipe("results/results.json"),
            &["stats", DIR, "--format", "json"],
            2,
            &["non è un file"],
        ),
    ];
    refused(StageCopy::new, rows);
}

/// A hundred problems are shown, and a last message states the number of the others.
#[test]
fn a_hundred_bad_rows_are_shown_and_the_rest_counted() {
    let copy = StageCopy::unbuilt();
    let output = |rows: usize, language: &str| {
        let rows: String = (0..rows).map(|n| format!("T{n};Ada;molti\n")).collect();
        copy.write("albo.csv", format!("id;nome;extra\n{rows}"));
        let run = copy.run(BUILD, language);
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""));
        assert!(copy.is_unbuilt());
        (run.stderr.matches("A804").count(), run.stderr_text())
    };
    for (rows, language, shown, more) in [
        (8000, "it", 100, "errore[A119]: e altri 7900 problemi"),
        (8000, "en", 100, "error[A119]: and 7900 more problems"),
        (101, "it", 100, "errore[A119]: e 1 altro problema"),
        (101, "en", 100, "error[A119]: and 1 more problem"),
    ] {
        let (count, output) = output(rows, language);
        assert!(count == shown && output.contains(more), "{rows} {language}: {output}");
    }
    let (count, output) = output(100, "it");
    assert!(count == 100 && !output.contains("A119"), "{output}");
}

/// The message appears once, and states the number of candidates and the limit; the manual and the help also state the
/// limit.
#[test]
fn a_roster_beyond_the_limit_is_refused_with_both_numbers() {
    let copy = StageCopy::unbuilt();
    let rows: String = (0..100_000).map(|n| format!("T{n};Ada\n")).collect();
    copy.write("albo.csv", format!("id;nome\n{rows}"));
    for (language, limit) in
        [("it", "100000 candidati; una prova ne ha al più 10000"), ("en", "at most 10000")]
    {
        let run = copy.run(BUILD, language);
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""));
        assert_eq!(run.stderr.matches("A810").count(), 1);
        assert!(run.stderr_text().contains(limit), "{}", run.stderr_text());
        assert!(copy.is_unbuilt());
        for args in [&["manual", "stage"][..], &["stage", "build", "--help"]] {
            let output = copy.run(args, language).ok();
            assert!(output.contains("10000"), "{args:?}: {output}");
        }
    }
}
