use super::*;

fn phrase(suit: Option<Suit>, rank: Option<Rank>, manner: Option<CardSelector>) -> Phrase {
    Phrase { suit, rank, manner, action: None }
}

fn said(text: &str) -> Phrase {
    parse(text).unwrap_or_else(|error| panic!("{text}: {error}")).said
}

#[test]
fn suits_ranks_and_manners_in_both_languages() {
    let hearts = Some(Suit::Hearts);
    for text in ["cuori", "Cuore!", "hearts", "a heart please", "♥"] {
        assert_eq!(said(text), phrase(hearts, None, None), "{text}");
    }
    for text in ["cuori alta", "high heart", "alta, cuori"] {
        assert_eq!(said(text), phrase(hearts, None, Some(CardSelector::High)), "{text}");
    }
    for text in ["l'asso di cuori", "ace of hearts", "A♥", "HA", "♥A", "asso cuori"] {
        assert_eq!(said(text), phrase(hearts, Some(Rank::Ace), None), "{text}");
    }
    for text in ["liscio", "piccola", "bassa", "duck", "small", "low", "una piccola", "smallest"] {
        assert_eq!(said(text), phrase(None, None, Some(CardSelector::Low)), "{text}");
    }
    for text in ["prendi", "vinci", "win it", "take it"] {
        assert_eq!(said(text), phrase(None, None, Some(CardSelector::Win)), "{text}");
    }
    for text in ["giocane una", "non so, giocane una", "qualsiasi", "play anything", "play one"] {
        assert_eq!(said(text), phrase(None, None, Some(CardSelector::Any)), "{text}");
    }
    assert_eq!(said("ovviamente un pezzo").manner, Some(CardSelector::Honour));
    assert_eq!(said("donna").rank, Some(Rank::Queen));
    assert_eq!(said("il 10 di fiori"), phrase(Some(Suit::Clubs), Some(Rank::Ten), None));
    for text in ["scarta picche", "butta via una picche", "throw a spade"] {
        assert_eq!(said(text).action, Some(OffSuitAction::Discard), "{text}");
    }
    for text in ["another heart", "un'altra cuori", "the last heart", "l'ultima cuori"] {
        assert_eq!(said(text), phrase(hearts, None, None), "{text}");
    }
    for text in ["cover", "copri", "cover it please"] {
        assert_eq!(said(text), phrase(None, None, Some(CardSelector::Win)), "{text}");
    }
    let high_ruff = said("taglia alto");
    assert_eq!(
        (high_ruff.action, high_ruff.manner),
        (Some(OffSuitAction::Ruff), Some(CardSelector::High))
    );
}

#[test]
fn a_suit_to_be_played_out_and_a_card_left_to_another() {
    let clubs = Some(Suit::Clubs);
    for text in
        ["incassa le fiori", "corri a fiori", "tutte le fiori", "run clubs", "all the clubs"]
    {
        assert_eq!(said(text), phrase(clubs, None, Some(CardSelector::Run)), "{text}");
    }
    assert_eq!(said("incassa l'asso"), phrase(None, Some(Rank::Ace), None));
    assert_eq!(said("cash a low club"), phrase(clubs, None, Some(CardSelector::Low)));
    for text in ["scegli tu", "Quella che vuoi", "è lo stesso", "fa lo stesso, scegli tu"] {
        assert_eq!(said(text), phrase(None, None, Some(CardSelector::Any)), "{text}");
    }
    for text in ["you choose", "It doesn't matter", "whatever you like", "I don't care"] {
        assert_eq!(said(text), phrase(None, None, Some(CardSelector::Any)), "{text}");
    }
    for text in ["fiori, quella che vuoi", "a club, you choose", "it doesn't matter, a club"] {
        assert_eq!(said(text), phrase(clubs, None, None), "{text}");
    }
}

#[test]
fn a_call_broken_off_keeps_both_parts() {
    let call = parse("picche... no, quadri").unwrap();
    assert_eq!(call.said.suit, Some(Suit::Spades));
    assert_eq!(call.corrected.unwrap().suit, Some(Suit::Diamonds));
    for text in ["quadri, non fiori", "non fiori, quadri", "diamonds, not clubs"] {
        let call = parse(text).unwrap();
        assert_eq!((call.said.suit, call.corrected), (Some(Suit::Diamonds), None), "{text}");
    }
    assert_eq!(parse("ops, il re").unwrap().corrected, None);
    for text in
        ["uh, king; play the ace", "re... asso", "king, I mean the ace", "re, aspetta, asso"]
    {
        let call = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(call.said.rank, Some(Rank::King), "{text}");
        assert_eq!(call.corrected.unwrap().rank, Some(Rank::Ace), "{text}");
    }
    for text in ["cuori... alta", "intendevo cuori alta", "I mean a heart; high"] {
        let call = parse(text).unwrap();
        assert_eq!((call.said.suit, call.corrected), (Some(Suit::Hearts), None), "{text}");
        assert_eq!(call.said.manner, Some(CardSelector::High), "{text}");
    }
}

#[test]
fn words_that_change_a_call_are_understood() {
    let spades = phrase(Some(Suit::Spades), None, None);
    for text in [
        "no more hearts, a spade",
        "basta cuori, picche",
        "basta con le cuori, picche",
        "non più cuori, picche",
        "a spade after all",
        "dopotutto picche",
        "in fondo, picche",
    ] {
        let call = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((call.said, call.corrected), (spades, None), "{text}");
    }
    for text in ["hearts, no more, a spade", "cuori... basta, picche", "heart, after all no, spade"]
    {
        let call = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let corrected = call.corrected.unwrap();
        assert_eq!((call.said.suit, corrected), (Some(Suit::Hearts), spades), "{text}");
    }
    for text in ["the rest of the spades", "il resto delle picche", "le restanti picche"] {
        let run = phrase(Some(Suit::Spades), None, Some(CardSelector::Run));
        assert_eq!(said(text), run, "{text}");
    }
    assert_eq!(parse("no more"), Err(SpokenCallError::NamesNothing));
}

#[test]
fn a_word_that_is_ignored_is_reported() {
    let ignored = |text: &str| {
        let (call, ranges) = parse_ignoring(text).unwrap();
        (call.said, ranges.into_iter().map(|range| text[range].to_owned()).collect::<Vec<_>>())
    };
    let ace = phrase(Some(Suit::Spades), Some(Rank::Ace), None);
    assert_eq!(ignored("run the ace of spades"), (ace, vec!["run".to_owned()]));
    assert_eq!(ignored("svelto, asso di picche"), (ace, vec!["svelto".to_owned()]));
    for text in ["the ace of spades please", "cash the ace of spades", "incassa l'asso di picche"] {
        assert_eq!(ignored(text), (ace, Vec::new()), "{text}");
    }
    assert_eq!(ignored("run the spades").1, Vec::<String>::new());
    let unknown = parse_ignoring("tre di bastoni").map(|(call, _)| call.said);
    assert_eq!(unknown, Ok(phrase(None, Some(Rank::Three), None)));
    assert!(matches!(parse_ignoring("bastoni"), Err(SpokenCallError::UnknownWord(..))));
}

#[test]
fn a_proviso_is_kept_with_its_alternative() {
    let king = ProvisoTest::Plays(phrase(None, Some(Rank::King), None));
    let call = parse("dama se non esce il re").unwrap();
    assert_eq!(call.said.rank, Some(Rank::Queen));
    assert_eq!(call.proviso, Some(Proviso { test: king, holds: false, otherwise: None }));
    let low = phrase(None, None, Some(CardSelector::Low));
    for text in [
        "se copre, asso, altrimenti piccola",
        "asso se copre, altrimenti piccola",
        "ace if he covers, otherwise low",
    ] {
        let call = parse(text).unwrap();
        assert_eq!(call.said.rank, Some(Rank::Ace), "{text}");
        let proviso = Proviso { test: ProvisoTest::Covers, holds: true, otherwise: Some(low) };
        assert_eq!(call.proviso, Some(proviso), "{text}");
    }
    let call = parse("low, unless the king appears").unwrap();
    assert_eq!(call.said, low);
    assert_eq!(call.proviso, Some(Proviso { test: king, holds: false, otherwise: None }));
}

#[test]
fn what_cannot_be_read_is_named_and_never_guessed() {
    let unknown = SpokenCallError::UnknownWord("bastoni".to_owned(), 7..14);
    assert_eq!(parse("tre di bastoni").unwrap_err(), unknown);
    assert!(
        matches!(parse("picche cuori"), Err(SpokenCallError::Conflict(word, _)) if word == "cuori")
    );
    let no_card = |text: &str, word: &str| {
        assert!(
            matches!(parse(text), Err(SpokenCallError::UnknownWord(it, _)) if it == word),
            "{text}"
        );
    };
    no_card("no trump", "no trump");
    assert_eq!(said("no, trump").action, Some(OffSuitAction::Ruff));
    assert_eq!(parse("another"), Err(SpokenCallError::NamesNothing));
    assert_eq!(parse("per favore"), Err(SpokenCallError::NamesNothing));
    assert_eq!(parse(""), Err(SpokenCallError::NamesNothing));
    assert!(matches!(parse("asso se"), Err(SpokenCallError::Proviso(_))));
}
