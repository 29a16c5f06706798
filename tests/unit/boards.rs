//! Imports boards from club files: PBN and LIN in the variants that other programs write.

use arbitro::formats::board::ImportedBoard;
use arbitro::formats::boards::{BoardLookup, BoardSelector, BoardVenue, disambiguated, find, read};
use arbitro_laws::bridge::Seat;

const DEAL: &str = "N:AK4.K53.QJ72.A64 QJ83.Q94.K5.J987 T76.A72.A863.KQ2 952.JT86.T94.T53";

fn only(bytes: &[u8]) -> ImportedBoard {
    let boards = read(bytes);
    let [board] = &boards[..] else { panic!("{boards:?}") };
    board.clone()
}

const PBN: &str = "% PBN 2.1\n[Event \"Torneo\"]\n[Board \"7\"]\n[Dealer \"S\"]\n[Vulnerable \"All\"]\n\
    [Deal \"N:AK4.K53.QJ72.A64 QJ83.Q94.K5.J987 T76.A72.A863.KQ2 952.JT86.T94.T53\"]\n[Declarer \"S\"]\n\
    [Contract \"3NT\"]\n[Auction \"S\"]\n1NT=2= Pass =1= 3NT! AP {un commento\nsu due righe}\n[Play \"W\"]\n\
    HJ HK=1= H4! H2 $4\nD4 DQ DK DA ; in colonna\n- - SQ -\n*\n[Note \"1:debole\"]\n\n\
    [Board \"8\"]\n[Dealer \"W\"]\n[Deal \"#\"]\n";

#[test]
fn pbn_with_its_oddities() {
    let boards = read(PBN.as_bytes());
    let [seven, eight] = &boards[..] else { panic!("{boards:?}") };
    assert_eq!(
        (seven.number.as_str(), seven.vulnerable, seven.dealer),
        ("7", Some("all"), Some(Seat::South))
    );
    assert_eq!(seven.auction.as_deref(), Some("1NT P 3NT P P P"));
    assert_eq!(seven.contract, None);
    // North leads to the second trick, but the row of this trick in the file has the columns of the first trick.
    assert_eq!(seven.play, ["W: HJ HK H4 H2", "N: DQ DK DA D4"]);
    assert_eq!((eight.deal.clone(), eight.dealer), (seven.deal.clone(), Some(Seat::West)));
    let lines = seven.lines().unwrap();
    assert!(lines.starts_with("dealer = \"S\"\nvulnerable = \"all\"\ndeal = \"N:AK4"), "{lines}");
}

#[test]
fn lin_without_its_last_hand() {
    let text = "pn|a,b,c,d|st||md|1ST76HA72DA863CKQ2,S952HJT86DT94CT53,SAK4HK53DQJ72CA64|rh||ah|Board 12|sv|n|\n\
                mb|1N|an|15-17|mb|p|mb|3N!|mb|p|mb|p|mb|p|pg||pc|hJ|pc|HK|pc|H4|pc|H2|pc|DQ|mc|9|";
    let boards = read(text.as_bytes());
    let [board] = &boards[..] else { panic!("{boards:?}") };
    assert_eq!(
        (board.number.as_str(), board.dealer, board.vulnerable),
        ("12", Some(Seat::South), Some("NS"))
    );
    assert_eq!(
        board.deal.as_deref(),
        Some("N:AK4.K53.QJ72.A64 QJ83.Q94.K5.J987 T76.A72.A863.KQ2 952.JT86.T94.T53")
    );
    assert_eq!(board.auction.as_deref(), Some("1NT P 3NT P P P"));
    assert_eq!(board.play, ["W: HJ HK H4 H2", "N: DQ"]);
}

#[test]
fn invalid_parts_are_dropped_and_reported() {
    let boards =
        read(b"[Board \"1\"]\n[Dealer \"N\"]\n[Deal \"N:AK.. x\"]\n[Auction \"N\"]\n1NT\n");
    assert_eq!(boards[0].lost, ["Auction", "Deal"]);
    assert_eq!(read(b"niente"), []);
    assert_eq!(read(b""), []);
}

/// Reads a PBN file of a program that also writes directives, notes, results and double-dummy tables.
#[test]
fn pbn_of_a_scorer_with_everything() {
    let text = format!(
        "\u{feff}% PBN 2.1\r\n% EXPORT\r\n%Creator: BridgeComposer Version 5.59\r\n[Event \"##Torneo; sociale\"]\r\n\
         [Site \"\"]\r\n[Date \"2026.10.03\"]\r\n[Board \"7\"]\r\n[West \"Bianchi\"]\r\n[North \"Neri\"]\r\n\
         [Dealer \"S\"]\r\n[Vulnerable \"None\"]\r\n[Deal \"{DEAL}\"]\r\n[Scoring \"MP\"]\r\n[Declarer \"S\"]\r\n\
         [Contract \"3NT\"]\r\n[Result \"9\"]\r\n[BCFlags \"1f\"]\r\n{{Sud apre; [Deal \"x\"] non conta}}\r\n\
         [Auction \"S\"]\r\n1NT =1= Pass 3NT! $2 AP\r\n[Note \"1:15-17; bilanciata\"]\r\n[Play \"W\"]\r\n\
         HJ =1= HK H4 H2\r\n*\r\n[OptimumResultTable \"Declarer;Denomination\\2R;Result\\2R\"]\r\nN NT 9\r\nS NT 9\r\n\
         \r\n[Event \"#\"]\r\n[Board \"8\"]\r\n[Dealer \"W\"]\r\n[Deal \"E:QJ83.Q94.K5.J987 - - -\"]\r\n[Contract \"Pass\"]\r\n"
    );
    let boards = read(text.as_bytes());
    let [seven, eight] = &boards[..] else { panic!("{boards:?}") };
    assert_eq!(
        (seven.number.as_str(), seven.vulnerable, &seven.lost),
        ("7", Some("none"), &vec![])
    );
    assert_eq!(seven.auction.as_deref(), Some("1NT P 3NT P P P"));
    assert_eq!(seven.play, ["W: HJ HK H4 H2"]);
    assert_eq!((eight.number.as_str(), eight.dealer), ("8", Some(Seat::West)));
    assert_eq!((eight.contract.clone(), eight.auction.clone()), (None, None));
    // The imported lines contain no name of a player.
    assert!(
        !seven.lines().unwrap().contains("Bianchi") && !seven.lines().unwrap().contains("Neri")
    );
}

/// Reads a PBN file of a dealing program: the deal does not begin with North, and the encoding is not UTF-8.
#[test]
fn pbn_of_a_dealer() {
    let text = b"[Generator \"Big Deal \xe8 version 2.0\"]\r\n[Board\t\"1\"]\r\n\
        [Deal \"E:QJ83.Q94.K5.J987 T76.A72.A863.KQ2 952.JT86.T94.T53 AK4.K53.QJ72.A64\"]\r\n";
    let board = only(text);
    assert_eq!((board.number.as_str(), board.dealer, board.contract), ("1", None, None));
    assert!(board.deal.is_some() && board.lost.is_empty() && board.play.is_empty());
}

/// Reads a PBN file with a doubled contract, with missing tags, and with a play that is written in columns and ends
/// early.
#[test]
fn pbn_without_its_auction() {
    let text = format!(
        "[Deal \"{DEAL}\"]\n[Declarer \"^S\"]\n[Contract \"3NTX\"]\n[Vulnerable \"Love\"]\n[Play \"W\"]\nHJ HK H4 H2\nD4 DQ\n+\n"
    );
    let board = only(text.as_bytes());
    assert_eq!((board.number.as_str(), board.contract.as_deref()), ("?", Some("3NTX S")));
    assert_eq!((board.vulnerable, board.play.len()), (Some("none"), 2));
    assert_eq!(board.play[1], "N: DQ");
}

/// Reads a LIN file of a broadcast, with several boards, both rooms, commentary, line breaks between and within values,
/// and all cards of a trick in one value.
#[test]
fn lin_of_a_broadcast() {
    let text = b"vg|Finale, Segmento 1,IMPS,P,1,2,Caff\xe8,5,Neri,7|\r\nrs|3NSN,4HE-1|\r\npn|Bianchi,Neri,Rossi,Verdi|pg||\r\n\
        qx|o1|md|3ST76HA72DA863CKQ2,S952HJT86DT94CT53,SAK4HK53DQJ72CA64,SQJ83HQ94DK5CJ987|sv|0|\r\n\
        mb|1N|an|15-17, vedi\r\nnota|nt|Chi attacca? [Deal]|pg||mb|p|mb|3N|mb|p|mb|p|mb|p|pg||\r\npc|h4h2hJhK|pg||mc|9|\r\n\
        qx|c1|st||md|3ST76HA72DA863CKQ2,S952HJT86DT94CT53,SAK4HK53DQJ72CA64,|sv|B|mb|p|mb|d|pg||\r\n";
    let boards = read(text);
    let [open, closed] = &boards[..] else { panic!("{boards:?}") };
    assert_eq!(
        (open.number.as_str(), open.dealer, open.vulnerable),
        ("1", Some(Seat::North), Some("none"))
    );
    assert_eq!(
        (open.auction.as_deref(), open.deal.as_deref()),
        (Some("1NT P 3NT P P P"), Some(DEAL))
    );
    assert_eq!(open.play, ["E: H4 H2 HJ HK"]);
    // The fourth hand is derived from the other three; an impossible call discards the auction, which is reported as
    // lost.
    assert_eq!((closed.deal.as_deref(), closed.vulnerable), (Some(DEAL), Some("all")));
    assert_eq!(
        (closed.auction.clone(), closed.lost.as_slice()),
        (None, &["Auction".to_owned()][..])
    );
}

/// A deal with an invalid hand is reported and not completed.
#[test]
fn lin_that_cannot_be_a_deal() {
    for hands in [
        "3ST76,S95,SAK4,",
        "9",
        "",
        "x,,,",
        "3ST76HA72DA863CKQ2,ST76HA72DA863CKQ2,SAK4HK53DQJ72CA64,",
    ] {
        let board = only(format!("qx|o3|md|{hands}|sv|n|mb|p|").as_bytes());
        let unsound = board.lost.contains(&"Deal".to_owned());
        assert!(unsound == board.deal.is_none() && board.number == "3", "{hands}: {board:?}");
    }
}

#[test]
fn reading_is_idempotent() {
    let text = format!(
        "[Board \"7\"]\n[Dealer \"S\"]\n[Deal \"{DEAL}\"]\n[Contract \"3NT\"]\n[Declarer \"S\"]\n"
    );
    let unix = only(text.as_bytes());
    for other in
        [text.replace('\n', "\r\n"), format!("\u{feff}{text}"), format!("% nota\n{text}\n\n")]
    {
        assert_eq!(only(other.as_bytes()), unix);
        assert_eq!(only(other.as_bytes()).lines(), unix.lines());
    }
}

#[test]
fn a_board_played_more_than_once_is_selected_by_table_or_room() {
    let game = |tags: &str, contract: &str| {
        format!(
            "[Board \"7\"]\n{tags}[Dealer \"S\"]\n[Deal \"{DEAL}\"]\n[Declarer \"S\"]\n[Contract \"{contract}\"]\n\n"
        )
    };
    let of = |board, table, room| BoardSelector { board, table, room };
    // The file has named rooms, a value that repeats the previous value, and numbered tables.
    let text = game("[Room \"Open\"]\n[Table \"1\"]\n", "3NT")
        + &game("[Room \"Closed\"]\n[Table \"1\"]\n", "2NT")
        + &game("[Room \"#\"]\n[Table \"2\"]\n", "1NT");
    let boards = read(text.as_bytes());
    let chosen = |which| match find(&boards, which) {
        BoardLookup::One(board) => board.contract.clone().unwrap(),
        other => format!("{other:?}"),
    };
    assert_eq!(chosen(of(Some("7"), None, Some("aperta"))), "3NT S");
    assert_eq!(chosen(of(None, Some("2"), None)), "1NT S");
    assert_eq!(chosen(of(Some("7"), Some("1"), Some("Closed"))), "2NT S");
    let rooms = vec!["open", "closed"];
    let tables = BoardLookup::Tables { board: "7", tables: vec!["1", "2"], rooms };
    assert_eq!(find(&boards, of(Some("7"), None, None)), tables);
    // An unknown table or room is reported with the list of the known ones.
    let absent = |what, there: &[&'static str]| BoardLookup::Absent { what, there: there.to_vec() };
    let no_table = absent(BoardVenue::Table, &["1", "2"]);
    assert_eq!(find(&boards, of(None, Some("9"), None)), no_table);
    assert_eq!(find(&boards, of(Some("7"), Some("9"), Some("open"))), no_table);
    let no_room = absent(BoardVenue::Room, &["open", "closed"]);
    assert_eq!(find(&boards, of(Some("7"), Some("1"), Some("verde"))), no_room);
    let elsewhere = find(&boards, of(Some("7"), Some("2"), Some("open")));
    assert_eq!(elsewhere, absent(BoardVenue::Room, &["closed"]));
    assert_eq!(find(&boards, of(Some("8"), None, None)), BoardLookup::Several(vec!["7"]));
    // If the file names neither tables nor rooms, the boards get table numbers, and an exact duplicate is dropped.
    let text = game("", "3NT") + &game("", "2NT") + &game("", "3NT");
    let boards = disambiguated(read(text.as_bytes()));
    let tables: Vec<Option<&str>> = boards.iter().map(|board| board.table.as_deref()).collect();
    assert_eq!(tables, [Some("1"), Some("2")]);
    let match_ = "qx|o7|md|1ST76HA72DA863CKQ2,S952HJT86DT94CT53,SAK4HK53DQJ72CA64|mb|1N|mb|p|mb|p|mb|p|\
                  qx|c7|md|1ST76HA72DA863CKQ2,S952HJT86DT94CT53,SAK4HK53DQJ72CA64|mb|2N|mb|p|mb|p|mb|p|";
    let boards = read(match_.as_bytes());
    let BoardLookup::One(closed) = find(&boards, of(Some("7"), None, Some("c"))) else {
        panic!("{boards:?}")
    };
    assert_eq!(closed.auction.as_deref(), Some("2NT P P P"));
}
