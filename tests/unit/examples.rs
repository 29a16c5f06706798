//! Parses and writes cards, deals, claims and texts, by examples.

#[test]
fn ending_tricks() {
    use arbitro_laws::bridge::{Position, Seat, Side, endgame, notation::*};
    let deal = parse_deal("N:..J9. .Q.T. .2.. K...", Notation::English).unwrap();
    let ending = Position::new(deal, None, Some(Seat::North));
    assert_eq!(endgame::double_dummy_tricks(&ending, Side::EastWest), None); // the hands have different lengths
}

#[test]
fn notation_parse_card() {
    use arbitro_laws::bridge::notation::{Notation, parse_card};
    assert_eq!(parse_card("♠ 10", Notation::English).unwrap().to_string(), "ST");
    assert_eq!(parse_card("DD", Notation::Italian).unwrap().to_string(), "DQ");
    assert!(parse_card("DD", Notation::English).is_err());
}

#[test]
fn notation_parse_hand() {
    use arbitro_laws::bridge::{
        Suit,
        notation::{Notation, parse_hand},
    };
    let pbn = parse_hand("KJ852.QT864.Q.32", Notation::English).unwrap();
    let suits = parse_hand("S RF852 H D10864 D D C 32", Notation::Italian).unwrap();
    assert_eq!(pbn, suits);
    let hearts = parse_hand("♥A53", Notation::English).unwrap();
    assert_eq!((hearts.length(Suit::Hearts), hearts.length(Suit::Clubs)), (Some(3), None));
}

#[test]
fn notation_parse_deal() {
    use arbitro_laws::bridge::{
        Seat,
        notation::{Notation, parse_deal},
    };
    let ending = parse_deal("N:..J9. .Q.T. .2.6. K7...", Notation::English).unwrap();
    assert_eq!(ending.hands[Seat::West].len(), Some(2));
}

#[test]
fn notation_parse_contract() {
    use arbitro_laws::bridge::notation::parse_contract;
    assert_eq!(parse_contract("3sa by o").unwrap().to_string(), "3NT W");
}

#[test]
fn seat_turned() {
    use arbitro_laws::bridge::Seat;
    assert_eq!(Seat::North.turned(3), Seat::West);
}

#[test]
fn seat_from_letter() {
    use arbitro_laws::bridge::Seat;
    assert_eq!(Seat::from_letter('o'), Some(Seat::West));
    assert_eq!(Seat::from_letter('x'), None);
}

#[test]
fn claim_parse() {
    use arbitro_cases::claim::parse;
    use arbitro_laws::bridge::notation::Notation;
    let claim = parse("E may withdraw HQ", Notation::English).unwrap();
    assert_eq!(claim.decision.code(), "E may withdraw HQ");
}

#[test]
fn variant_key() {
    use arbitro_cases::variant::Variant;
    assert_eq!(Variant::AS_WRITTEN.key(), "0:CDHS");
    assert_eq!(Variant::from_key("2:DCHS").unwrap().key(), "2:DCHS");
    assert_eq!(Variant::from_key("2:DDHS"), None);
}

#[test]
fn diag_nearest() {
    assert_eq!(
        arbitro_cases::diag::nearest("unintented", ["unintended", "paused"]),
        Some("unintended")
    );
    assert_eq!(arbitro_cases::diag::nearest("xyz", ["unintended", "paused"]), None);
}

#[test]
fn clause_covers() {
    use arbitro_laws::ruling::clause::covers;
    assert!(covers("45C4b", "45C4(b)") && covers("45", "45C4(b)") && covers("45C", "45C4(b)"));
    assert!(!covers("4", "45C4(b)") && !covers("45C4(b)", "45C"));
    assert!(covers("71", "71.2") && covers("71.2", "71.2") && !covers("7", "71.2"));
}

#[test]
fn edition_byedition() {
    use arbitro_laws::ruling::{
        ByEdition,
        Edition::{Y2007, Y2017},
    };
    const AMENDED: ByEdition<&str> = ByEdition::from(Y2007, "45D").then(Y2017, "45D1");
    const NEW: ByEdition<&str> = ByEdition::from(Y2017, "45D2");
    const DROPPED: ByEdition<&str> = ByEdition::always("47G").until(Y2017);
    assert_eq!((AMENDED.in_edition(Y2007), AMENDED.in_edition(Y2017)), (Some("45D"), Some("45D1")));
    assert_eq!((NEW.in_edition(Y2007), DROPPED.in_edition(Y2017)), (None, None));
}

#[test]
fn wording_from_code() {
    use arbitro_laws::bridge::notation::Notation;
    use arbitro_laws::ruling::Decision;
    let decision = Decision::from_code("E may withdraw HQ", Notation::English).unwrap();
    assert_eq!(decision.code(), "E may withdraw HQ");
}

#[test]
fn spoken_parse() {
    use arbitro_laws::bridge::{Rank, Suit};
    use arbitro_laws::record::spoken::{CardSelector, parse};
    let call = parse("cuori alta").unwrap();
    assert_eq!((call.said.suit, call.said.manner), (Some(Suit::Hearts), Some(CardSelector::High)));
    let call = parse("picche... no, quadri").unwrap();
    assert_eq!(call.corrected.unwrap().suit, Some(Suit::Diamonds));
    assert_eq!(parse("oops, the king").unwrap().said.rank, Some(Rank::King));
    assert!(parse("bastoni").is_err());
}

#[test]
fn template_fill_and_read() {
    use arbitro_laws::record::template::{fill, read};

    let template = "{who} plays {card}[{once!} at the same time][, seen by {seen}].";
    let value = |slot: &str| match slot {
        "who" => Some("East".to_owned()),
        "card" => Some("♥4".to_owned()),
        "once" => Some(String::new()),
        _ => None,
    };
    assert_eq!(fill(template, value), "East plays ♥4 at the same time.");
    let found = read(template, "east plays ♥4, seen by NS", |_, text| !text.contains(' ')).unwrap();
    assert_eq!(found, [("who", "east"), ("card", "♥4"), ("seen", "NS")]);
}
