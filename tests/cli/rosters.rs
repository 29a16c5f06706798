//! Tests rosters with the usual headings, in the encodings of spreadsheets, and as workbooks.

use std::fs;

use crate::common::stage::TestStage;

fn rules() -> String {
    crate::common::stage::rules(
        "count = 2\nlaw = \"45-47, 50\"\n[[blueprint]]\ncount = 1\nlaw = \"45C\"",
    )
    .replace("= -50", "= 0")
}

fn built(roster: impl AsRef<[u8]>, name: &str) -> (Vec<(String, String)>, String) {
    let stage = TestStage::new(&rules(), &[]);
    fs::remove_file(stage.path("albo.csv")).unwrap();
    fs::write(stage.path(name), roster).unwrap();
    let output = stage.run(&["stage", "build", ".", "--candidates", name]);
    output.ok();
    let papers = stage.lock().papers.into_iter();
    (papers.map(|paper| (paper.candidate, paper.name)).collect(), output.stderr_text())
}

fn named(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(id, name)| ((*id).to_owned(), (*name).to_owned())).collect()
}

/// A roster with the name "D’Alò Niccolò", encoded in Windows-1252.
const WINDOWS: &[u8] =
    b"N. tessera;Cognome e nome\r\nT1;D\x92Al\xf2 Niccol\xf2\r\nT2;Verdi Ada\r\n";

#[test]
fn a_roster_in_windows_1252_is_read_and_doubtful_names_are_reported() {
    let (papers, output) = built(WINDOWS, "albo.csv");
    assert_eq!(papers, named(&[("T1", "D’Alò Niccolò"), ("T2", "Verdi Ada")]));
    assert!(
        output.contains("Windows-1252") && output.contains("questo campo: D’Alò Niccolò"),
        "{output}"
    );
    let utf8 = "N. tessera;Cognome e nome\r\nT1;D’Alò Niccolò\r\nT2;Verdi Ada\r\n";
    assert!(!built(utf8, "albo.csv").1.contains("1252"));
    let unicode: Vec<u8> = "\u{feff}"
        .encode_utf16()
        .chain(utf8.replace(';', "\t").encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    assert_eq!(built(unicode, "albo.txt").0, papers);
}

#[test]
fn a_workbook_is_read_and_the_used_sheet_is_named() {
    let (papers, output) = built(include_bytes!("../rosters/albo.xlsx"), "albo.xlsx");
    let expected = [("17", "D’Alò Niccolò"), ("A18", "Müller, Jörg; \"Jo\""), ("19", "Verdi Ada")];
    assert_eq!(papers, named(&expected));
    assert!(output.contains("foglio «Albo»") && output.contains("un altro foglio"), "{output}");
}

/// The workbooks come from different programs, and have a title above the headings that the federation uses.
#[test]
fn a_workbook_of_any_spreadsheet_is_read_below_its_title() {
    let expected = [("17", "D’Alò Niccolò"), ("A18", "Müller Jörg")];
    for (bytes, name) in [
        (include_bytes!("../rosters/titolo.ods").as_slice(), "albo.ods"),
        (include_bytes!("../rosters/titolo.xls").as_slice(), "albo.xls"),
    ] {
        let (papers, output) = built(bytes, name);
        assert_eq!(papers, named(&expected), "{name}");
        assert!(output.contains("la prima riga non è letta"), "{name}: {output}");
        assert!(output.contains("Circolo Bridge, Roma"), "{name}: {output}");
    }
}

/// A formula is read as its stored value; a roster with a formula without a value is refused, and its cell is named.
#[test]
fn a_formula_counts_by_its_value_or_is_refused_with_its_cell() {
    let (papers, _) = built(include_bytes!("../rosters/formule.xlsx"), "albo.xlsx");
    assert_eq!(papers, named(&[("17", "Ada"), ("A18", "Bice")]));
    let refused = |bytes: &[u8], name: &str| {
        let stage = TestStage::new(&rules(), &[]);
        fs::write(stage.path(name), bytes).unwrap();
        stage.run(&["stage", "build", ".", "--candidates", name]).failed(2)
    };
    let output = refused(include_bytes!("../rosters/senza-valori.xlsx"), "albo.xlsx");
    assert!(output.contains("nella cella A2") && output.contains("salvalo di nuovo"), "{output}");
    let output = refused(b"<html><table><tr><td>Tessera</td></tr></table></html>", "albo.xls");
    assert!(output.contains("pagina web") && output.contains(".xlsx"), "{output}");
}

/// An attendance sheet that a spreadsheet saved as UTF-16 text with tabs is read, with the headings of the federation.
#[test]
fn a_workbook_of_receipts_is_read() {
    let stage = TestStage::new(&rules(), &[]);
    fs::write(stage.path("albo.csv"), "id;nome\nT1;Ada\n").unwrap();
    stage.build();
    let lock = stage.lock();
    let receipt = stage.sit(&lock.papers[0], |_, _| (vec![0], None));
    let rows = format!("N. tessera\tRicevuta\r\nT1\t{receipt}\r\n");
    let marked = |rows: &str| {
        let mark = [0xff, 0xfe];
        let units = rows.encode_utf16().flat_map(u16::to_le_bytes);
        let bytes: Vec<u8> = mark.into_iter().chain(units).collect();
        fs::write(stage.path("receipts.csv"), bytes).unwrap();
        stage.run(&["mark", "."])
    };
    marked(&rows).ok();
    let wrong = marked(&rows.replace(&receipt, "AAAA-AAAA-AAAA")).failed(1);
    assert!(wrong.contains("AAAA"), "{wrong}");
}

/// A row belongs to its candidate in whatever case the id was typed; if a candidate has two rows, the attendance sheet
/// is refused.
#[test]
fn receipt_ids_ignore_case_and_duplicates_do_not_count() {
    let stage = TestStage::new(&rules(), &[]);
    fs::write(stage.path("albo.csv"), "id;nome\nAb1;Ada\n").unwrap();
    stage.build();
    let receipt = stage.sit(&stage.lock().papers[0], |_, _| (vec![0], None));
    let marked = |rows: &str| {
        fs::write(stage.path("receipts.csv"), format!("id;ricevuta\n{rows}")).unwrap();
        stage.run(&["mark", "."])
    };
    marked(&format!("aB1;{receipt}\n")).ok();
    let output = marked(&format!("Ab1;{receipt}\nAB1;AAAA-AAAA-AAAA\n")).failed(2);
    assert!(output.contains("A802") && output.contains("receipts.csv:3:1"), "{output}");
}

/// A stage that asks for a room code and has no `kind` is reported as being for practice.
#[test]
fn a_stage_without_a_kind_is_reported() {
    for (more, is_asked) in
        [("", false), ("[room]\ncode = true\n", true), ("[room]\nlate = \"set-apart\"\n", false)]
    {
        for (kind, is_said) in [("", false), ("kind = \"practice\"\n", true)] {
            let stage = TestStage::new(&format!("{kind}\n{}{more}", rules()), &[]);
            let output = stage.run(&["stage", "check", "."]).stderr;
            let asked = output.contains("«practice»");
            assert_eq!(asked, is_asked && !is_said, "{kind}{more}: {output}");
        }
    }
}

#[test]
fn a_blueprint_takes_the_laws_as_the_filters_do() {
    for law in ["45-64", "45,46", "45C", "45C4(b)", "45 - 47, 50C", "46B"] {
        let stage = TestStage::new(
            &rules().replace("45-47, 50", law).replace("count = 2", "count = 1"),
            &[],
        );
        let output = stage.run(&["stage", "check", "."]).ok();
        assert!(output.contains(law), "{law}: {output}");
    }
    for (law, shown) in [("45", "45"), ("[45, 46]", "45, 46"), ("[45, \"46B, 50\"]", "45, 46B, 50")]
    {
        let rules = rules().replace("\"45-47, 50\"", law).replace("count = 2", "count = 1");
        let output = TestStage::new(&rules, &[]).run(&["stage", "check", "."]).ok();
        assert!(output.contains(shown), "{law}: {output}");
    }
    for law in ["64-45", "45-", "45Z", "0", "94", "", "45C-47"] {
        let stage = TestStage::new(&rules().replace("45-47, 50", law), &[]);
        let output = stage.run(&["stage", "check", "."]).failed(2);
        assert!(output.contains("stage.toml:6"), "{law}: {output}");
    }
}
