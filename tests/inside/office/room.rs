//! What a room gives the commission to hold a journal against: its code, the checkpoints, the time.

use arbitro::exam::journal::{Strange, What, read};
use arbitro::exam::matter::Matter;

use super::memory::{Memory, built_by};

/// A stage whose room has a code, with a checkpoint after a minute and time for two.
fn stage(late: &str) -> Memory {
    let room = format!("[room]\ncode = true\ncheckpoints = [1]\nlate = \"{late}\"\n");
    built_by("it", 4, &|rules| format!("{}{room}", rules.replace("minutes = 60", "minutes = 2")))
}

fn room(code: &str) -> What {
    What::Room { code: code.to_owned() }
}

fn answer(chosen: &[usize]) -> What {
    What::Answer { question: 1, chosen: chosen.to_vec(), cited: None }
}

fn matters(folder: &Memory, candidate: &str) -> Vec<Matter> {
    let problems = folder.results().problems.into_iter();
    let of = problems.filter(|problem| problem.candidate.as_deref() == Some(candidate));
    of.filter_map(|problem| problem.matter).collect()
}

fn receipt(folder: &Memory, name: &str) -> String {
    read(&folder.files[name]).unwrap().receipt()
}

#[test]
fn a_journal_prepared_beforehand_rolled_back_or_sat_twice_is_seen() {
    let mut folder = stage("not-counted");
    let sat = [room("LARICE"), answer(&[0]), What::Checkpoint { minute: 1 }, What::HandIn];
    folder.sat("papers/T1.journal", "T1", &sat);
    // Written at home: no code, or one that was guessed.
    folder.sat("papers/T2.journal", "T2", &[answer(&[0]), What::HandIn]);
    folder.sat("papers/T3.journal", "T3", &[&[room("PINO")][..], &sat[1..]].concat());
    // Sat again after the checkpoint was copied, with another answer before it.
    folder.sat(
        "papers/T4.journal",
        "T4",
        &[&[room("larice"), answer(&[1])][..], &sat[2..]].concat(),
    );
    let own = |folder: &Memory, id: &str| receipt(folder, &format!("papers/{id}.journal"));
    let first = read(&folder.journal("T4", &sat)).unwrap();
    let shown = first.checkpoint(1).unwrap().to_owned();
    let rows = ["T1", "T2", "T3", "T4"].map(|id| {
        let code = if id == "T4" { shown.clone() } else { String::new() };
        format!("{id};{};Larice;{code}\n", own(&folder, id))
    });
    folder.put("receipts.csv", format!("id;ricevuta;sala;minuto 1\n{}", rows.concat()));
    assert_eq!(matters(&folder, "T1"), []);
    let (read_aloud, code) = ("Larice".to_owned(), None);
    assert_eq!(matters(&folder, "T2"), [Matter::Room { code, read: read_aloud.clone() }]);
    let code = Some("PINO".to_owned());
    assert_eq!(matters(&folder, "T3"), [Matter::Room { code, read: read_aloud }]);
    let [Matter::Checkpoint { minute: 1, code: Some(code), copied }] = &matters(&folder, "T4")[..]
    else {
        panic!("{:?}", matters(&folder, "T4"));
    };
    assert!(*copied == shown && *code != shown);
    assert_eq!(folder.mark().marked.candidates.len(), 1);

    // Without what was copied, the stage still asks for a code, and a sheet without a receipt is not passed over.
    folder.files.remove("receipts.csv");
    assert_eq!(matters(&folder, "T2"), [Matter::NoRoom]);
    folder.put("receipts.csv", "id;ricevuta\n");
    assert_eq!(matters(&folder, "T1"), [Matter::NoReceipt]);
    assert!(folder.mark().marked.sheets.refused);
}

#[test]
fn what_is_given_after_the_time_does_not_count_or_the_sheet_is_set_apart() {
    let late: Vec<What> = [room("X"), answer(&[0])]
        .into_iter()
        .chain(vec![What::Tick; 130])
        .chain([answer(&[1]), What::HandIn])
        .collect();
    let mut folder = stage("not-counted");
    folder.sat("papers/T1.journal", "T1", &late);
    let chosen = |folder: &Memory| {
        folder.mark().marked.sheets.of("T1").map(|one| one.sheet.answers[0].chosen.clone())
    };
    assert_eq!(chosen(&folder), Some(vec![0]));
    assert!(matters(&folder, "T1").contains(&Matter::Late { count: 1 }));
    let mut folder = stage("set-apart");
    folder.sat("papers/T1.journal", "T1", &late);
    assert_eq!(chosen(&folder), None);
    assert!(matches!(matters(&folder, "T1")[..], [.., Matter::SetApart { minutes: 2, .. }]));
}

/// A chain that holds, with what no sitting writes.
#[test]
fn records_that_no_sitting_writes_are_told() {
    let mut folder = built_by("it", 1, &str::to_owned);
    let lock = folder.lock();
    let asks = |several: bool| {
        let is = |id: &str| lock.stage.question(id).unwrap().several == Some(several);
        1 + lock.papers[0].questions.iter().position(|shown| is(&shown.id)).unwrap()
    };
    let given = |question: usize, chosen: &[usize], cited: Option<&str>| What::Answer {
        question,
        chosen: chosen.to_vec(),
        cited: cited.map(str::to_owned),
    };
    let gap: Vec<What> = vec![What::Tick];
    for (strange, records) in [
        (Strange::SeveralChosen, vec![given(asks(false), &[0, 1], None)]),
        (Strange::Disordered, vec![given(asks(true), &[1, 0], None)]),
        (Strange::CitedUnasked, vec![given(asks(false), &[0], Some("45C4"))]),
    ] {
        let records: Vec<What> =
            records.into_iter().chain(gap.clone()).chain([What::HandIn]).collect();
        folder.sat("papers/T1.journal", "T1", &records);
        let told = matters(&folder, "T1");
        assert_eq!(told, [Matter::Strange { what: strange, line: 3 }], "{strange:?}");
    }
}

/// Clocks: what goes back does not make up for what went by, and a machine started again is said.
#[test]
fn the_time_closed_is_added_up_without_cancelling() {
    let mut folder = built_by("it", 1, &str::to_owned);
    let resume = |away| What::Resume { away, dropped: 0 };
    let machine = |boot: &str, up| What::Machine { boot: boot.to_owned(), up };
    let records =
        [machine("a", 100), resume(600), machine("a", 900), resume(-600), machine("b", 5)];
    folder.sat("papers/T1.journal", "T1", &[&records[..], &[What::HandIn]].concat());
    let told = matters(&folder, "T1");
    // In this journal the wall clock stands still.
    let expected = [
        Matter::Resumed { times: 2, away: 600 },
        Matter::WentBack { by: 600 },
        Matter::OtherStart { times: 1 },
        Matter::ClockSet { at: 3000, by: -800 },
    ];
    assert_eq!(told, expected);
}
