//! Parses what a director types: seats, suits, cards and answers, in the notation and the words of both
//! languages.

use arbitro_laws::bridge::notation::{Notation, parse_contract, parse_played_card};
use arbitro_laws::bridge::{BySeat, Contract, Hand, PlayedCard, Rank, Seat, Suit};

use super::letters::SuitLetters;
use arbitro_laws::record::acts::{ActValue, ValueKind};
use arbitro_laws::record::words::WordList;

use super::words::{VocabularyWord, words_in};
use arbitro_laws::record::event::TrickCount;
use arbitro_laws::record::spoken::{self, CardSelector, Phrase, SpokenCall};
use arbitro_laws::record::text::Language;

/// Typed words for replies that are not acts, each with the key of its reply.
const REPLIES: &[(&str, &str)] = &[("stende", "spread")];

/// Returns the seat that a text names: by letter, by name, or by role in the play.
pub fn seat(text: &str, contract: Option<Contract>) -> Option<Seat> {
    let lower = text.trim().to_lowercase();
    let word = ["il ", "the ", "al ", "to "].iter().find_map(|of| lower.strip_prefix(of));
    let word = word.unwrap_or(&lower).trim();
    let mut letters = word.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return Seat::from_letter(letter);
    }
    match word {
        "nord" | "north" => Some(Seat::North),
        "est" | "east" => Some(Seat::East),
        "sud" | "south" => Some(Seat::South),
        "ovest" | "west" => Some(Seat::West),
        "dichiarante" | "declarer" => contract.map(|contract| contract.declarer),
        "morto" | "dummy" => contract.map(Contract::dummy),
        _ => None,
    }
}

/// Parses a contract and, if the text names him, its declarer: `4H S`, `3SA O`, `4P S`, `4 picche contrate, Sud`. The
/// declarer inside the contract is a placeholder if the second value is `None`.
pub fn contract(text: &str, letters: SuitLetters) -> Option<(Contract, Option<Seat>)> {
    let lower = text.to_lowercase();
    let beside = |word: &&str| !matches!(*word, "by" | "da" | "di" | "of" | "in" | "from" | "no");
    let mut named: Vec<&str> = words(&lower).filter(beside).collect();
    let declarer = named.last().and_then(|word| seat(word, None)).filter(|_| named.len() > 1);
    if declarer.is_some() {
        named.pop();
    }
    let mut bid = String::new();
    let mut doubled = "";
    for word in named {
        match word {
            "contrate" | "contrato" | "contrati" | "doubled" | "x" => doubled = "X",
            "surcontrate" | "surcontrato" | "surcontrati" | "redoubled" | "xx" => doubled = "XX",
            "senza" | "atout" | "notrump" | "trump" if !bid.ends_with("NT") => bid.push_str("NT"),
            "senza" | "atout" | "trump" | "trumps" => {}
            word => match suit(word).filter(|_| word.len() > 2) {
                Some(suit) => bid.push(suit.letter()),
                None => bid.push_str(word),
            },
        }
    }
    let level: String = bid.chars().filter(char::is_ascii_digit).collect();
    let mut strain: Vec<char> = bid.chars().filter(|c| !c.is_ascii_digit()).collect();
    if let Some(first) = strain.first_mut()
        && strain_is_suit(&bid)
    {
        *first = letters.suit(*first)?.letter();
    }
    let strain: String = strain.into_iter().collect();
    let by = declarer.unwrap_or(Seat::South);
    let contract = parse_contract(&format!("{level}{strain}{doubled} {by}")).ok()?;
    Some((contract, declarer))
}

/// Returns true if the bid is in a suit, not in notrump.
fn strain_is_suit(bid: &str) -> bool {
    let strain = bid.trim_start_matches(|c: char| c.is_ascii_digit()).to_uppercase();
    !["N", "NT", "SA"].contains(&strain.trim_end_matches('X'))
}

/// Returns the suit that a text names: by letter, by symbol or by name.
pub fn suit(text: &str) -> Option<Suit> {
    let text = text.trim();
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return Suit::from_char(letter);
    }
    let phrase = spoken::parse(text).ok()?.said;
    phrase
        .suit
        .filter(|_| phrase.rank.is_none() && phrase.manner.is_none() && phrase.action.is_none())
}

/// Parses a card, in the notation of either language or in words: `H4`, `♥4`, `HR`, `Hx`, "re di cuori", "una carta".
pub fn card(text: &str) -> Option<PlayedCard> {
    /// Words that may accompany the name of a card.
    const BESIDE: [&str; 16] = [
        "il", "lo", "la", "un", "una", "di", "the", "a", "an", "of", "l'", "con", "with", "poi",
        "his", "sua",
    ];
    let text = text.trim().trim_end_matches('.');
    if let Ok(card) = parse_played_card(text, Notation::Italian) {
        return Some(card);
    }
    let lower = text.to_lowercase();
    let naming: Vec<&str> =
        lower.split_whitespace().filter(|word| !BESIDE.contains(word)).collect();
    match naming.as_slice() {
        ["carta" | "card"] => return Some(PlayedCard::Unrecorded),
        ["carta" | "card", card] | [card] => {
            return parse_played_card(card, Notation::Italian).ok();
        }
        // A rank, or "small", and a suit.
        [_, _] => {}
        _ => return None,
    }
    let phrase = spoken::parse(text).ok()?.said;
    match (phrase.card(), phrase.suit, phrase.manner) {
        (Some(card), ..) => Some(card),
        (None, Some(suit), Some(CardSelector::Low)) => Some(PlayedCard::Small(suit)),
        (None, ..) => None,
    }
}

/// Parses the rank of a card named without a suit: "l'asso", "the ten".
pub fn rank(text: &str) -> Option<Rank> {
    let lower = text.trim().trim_end_matches('.').to_lowercase().replace('’', "'");
    let articles = ["l'", "il ", "lo ", "la ", "un ", "una ", "the ", "an ", "a ", "his ", "suo "];
    let bare =
        articles.iter().fold(lower.as_str(), |text, of| text.strip_prefix(of).unwrap_or(text));
    let phrase =
        spoken::parse(bare).ok().filter(|phrase| SpokenCall::of(phrase.said) == *phrase)?.said;
    phrase.rank.filter(|rank| phrase == Phrase { rank: Some(*rank), ..Phrase::default() })
}

/// Returns true if the text speaks of several cards without naming any: "two cards".
pub fn several_cards(text: &str) -> bool {
    const NUMBERS: [&str; 9] = ["2", "3", "due", "tre", "delle", "alcune", "two", "three", "some"];
    let lower = text.trim().trim_end_matches('.').to_lowercase();
    let named = lower.split_once(' ').filter(|(_, cards)| matches!(*cards, "carte" | "cards"));
    named.is_some_and(|(number, _)| NUMBERS.contains(&number))
}

/// Splits a list into words, at spaces and commas.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ' ']).filter(|word| !word.is_empty())
}

/// Splits a list of cards, possibly joined by "and" or "or", into words.
pub fn words_for_cards(text: &str) -> impl Iterator<Item = &str> {
    words(text).filter(|word| !matches!(*word, "e" | "o" | "and" | "or"))
}

/// Parses a list of cards whose ranks and suits are all known.
fn cards(text: &str) -> Option<Hand> {
    words_for_cards(text).map(|word| card(word).and_then(PlayedCard::card)).collect()
}

/// Returns true if the text is "no", or repeats the letter of a seat as "none" does, so that it is not a list of seats.
pub fn is_word_of_seats(text: &str) -> bool {
    let letters: Vec<Seat> = text.chars().filter_map(Seat::from_letter).collect();
    let again = |at: usize| letters[..at].contains(&letters[at]);
    text.trim() == "no" || (0..letters.len()).any(again)
}

/// Parses a list of players, by name or letter, or "all".
pub fn seats(text: &str) -> Option<BySeat<bool>> {
    let lower = text.trim().to_lowercase();
    if matches!(lower.as_str(), "tutti" | "all") {
        return Some(BySeat([true; 4]));
    }
    let names = words(&lower).filter(|word| !matches!(*word, "e" | "and"));
    let by_name: Option<Vec<Seat>> =
        names.map(|name| seat(name, None).filter(|_| name.len() > 1)).collect();
    let letters = || lower.chars().filter(|c| !c.is_whitespace() && *c != ',');
    let by_letter = || letters().map(Seat::from_letter).collect::<Option<Vec<Seat>>>();
    let named = by_name
        .filter(|named| !named.is_empty())
        .or_else(|| by_letter().filter(|_| !is_word_of_seats(text)))?;
    let mut seats = BySeat([false; 4]);
    for seat in named {
        seats[seat] = true;
    }
    Some(seats)
}

/// Parses a number of tricks: `3`, "due prese", "the rest".
pub fn tricks(text: &str) -> Option<TrickCount> {
    const ALL: [&str; 14] = [
        "rest",
        "the rest",
        "all the rest",
        "all",
        "remaining",
        "the remaining",
        "tutte",
        "le altre",
        "tutte le altre",
        "le rimanenti",
        "le restanti",
        "le rimaste",
        "le che restano",
        "tutte le",
    ];
    let named = tricks_named(text);
    if ALL.contains(&named.as_str()) {
        return Some(TrickCount::Rest);
    }
    trick_total(text).filter(|number| *number > 0).map(TrickCount::Some)
}

/// Parses a number of the tricks of a board: `0`, "due prese".
fn trick_total(text: &str) -> Option<u8> {
    const NUMBERS: [[&str; 3]; TrickCount::MAX as usize + 1] = [
        ["nessuna", "no", "zero"],
        ["una", "one", "a"],
        ["due", "two", ""],
        ["tre", "three", ""],
        ["quattro", "four", ""],
        ["cinque", "five", ""],
        ["sei", "six", ""],
        ["sette", "seven", ""],
        ["otto", "eight", ""],
        ["nove", "nine", ""],
        ["dieci", "ten", ""],
        ["undici", "eleven", ""],
        ["dodici", "twelve", ""],
        ["tredici", "thirteen", ""],
    ];
    let named = tricks_named(text);
    let number = named.parse::<usize>().ok().or_else(|| {
        let place = NUMBERS.iter().position(|words| words.contains(&named.as_str()));
        place.filter(|_| !named.is_empty())
    })?;
    u8::try_from(number).ok().filter(|number| *number <= TrickCount::MAX)
}

/// Returns the words for a number of tricks without the words beside it.
fn tricks_named(text: &str) -> String {
    let beside = |word: &&str| !matches!(*word, "prese" | "presa" | "tricks" | "trick" | "of");
    let lower = text.to_lowercase();
    let named: Vec<&str> = lower.split_whitespace().filter(beside).collect();
    let named = named.join(" ");
    // "Le ultime due" ("the last two") is the number two.
    let last = ["le ultime ", "the last ", "last ", "ultime "];
    last.iter().find_map(|last| named.strip_prefix(last)).unwrap_or(&named).to_owned()
}

/// Parses a typed value of this kind; `None` also for spoken words and for the cards of a hand, which are not parsed
/// here.
pub fn value(kind: ValueKind, text: &str, contract: Option<Contract>) -> Option<ActValue> {
    match kind {
        ValueKind::Done => Some(ActValue::Flag(true)),
        ValueKind::CardsOrAll if text.is_empty() => Some(ActValue::Flag(true)),
        ValueKind::Flag => yes_or_no(text).map(ActValue::Flag),
        ValueKind::Card => card(text).map(ActValue::Card),
        ValueKind::Cards | ValueKind::CardsOrAll => {
            cards(text).filter(|cards| !cards.is_empty()).map(ActValue::Cards)
        }
        ValueKind::Seat | ValueKind::Owner => seat(text, contract).map(ActValue::Seat),
        ValueKind::Seats => seats(text).map(ActValue::Seats),
        ValueKind::Suit => suit(text).map(ActValue::Suit),
        ValueKind::Word(list) => word(list, text).map(ActValue::Word),
        ValueKind::Tricks => tricks(text).map(ActValue::Tricks),
        ValueKind::TrickTotal => trick_total(text).map(ActValue::TrickTotal),
        ValueKind::TrickNumber => {
            trick_total(text).filter(|number| *number > 0).map(ActValue::TrickNumber)
        }
        ValueKind::Call | ValueKind::Said | ValueKind::Holding => None,
    }
}

/// Returns true if the text means "none".
pub fn is_none(text: &str) -> bool {
    matches!(text.to_lowercase().as_str(), "nessuna" | "niente" | "none" | "-")
}

/// Returns true if the text means "not known".
pub fn is_unknown(text: &str) -> bool {
    matches!(
        text.to_lowercase().as_str(),
        "non so" | "boh" | "don't know" | "dont know" | "unknown"
    )
}

/// Parses a word for yes or no.
pub fn yes_or_no(text: &str) -> Option<bool> {
    match text.trim().to_lowercase().as_str() {
        "sì" | "si" | "s" | "yes" | "y" | "true" | "vero" => Some(true),
        "no" | "n" | "false" | "falso" => Some(false),
        _ => None,
    }
}

/// Returns the name in case files of a typed word, in either language, or of its number in the list, counted from 1.
pub fn word(list: WordList, text: &str) -> Option<&'static str> {
    let names = list.names();
    names.get(among(&names, text)?).copied()
}

/// Returns the index of the name that a text states by the name itself, by its number, by a typed synonym or by the
/// printed words.
pub fn among(names: &[&str], text: &str) -> Option<usize> {
    let typed = text.trim().to_lowercase();
    let named = names.iter().position(|name| **name == *typed);
    if let (None, Ok(number)) = (named, typed.parse::<usize>()) {
        return number.checked_sub(1).filter(|place| *place < names.len());
    }
    let words: Vec<VocabularyWord> = WordList::ALL.into_iter().flat_map(words_in).collect();
    let means = |word: &VocabularyWord, name: &str| {
        let printed = || Language::ALL.map(|language| word.printed.in_language(language));
        word.name == name
            && (word.typed.contains(&typed.as_str()) || printed().contains(&typed.as_str()))
    };
    let is_meant = |name: &&str| {
        words.iter().any(|word| means(word, name))
            || REPLIES.iter().any(|(it, reply)| *it == typed && reply == name)
    };
    named.or_else(|| names.iter().position(is_meant))
}

/// The pairs of double quotation marks. Single quotation marks are left out, because they may be apostrophes.
pub const QUOTES: [(char, char); 3] = [('"', '"'), ('«', '»'), ('“', '”')];

/// Removes the quotation marks around a text.
pub fn unquoted(text: &str) -> &str {
    let text = text.trim();
    let mut quotes = QUOTES.into_iter().chain([('\'', '\'')]);
    let inner = quotes.find_map(|(open, close)| text.strip_prefix(open)?.strip_suffix(close));
    inner.unwrap_or(text).trim()
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbitro_laws::bridge::notation::parse_contract;

    #[test]
    fn cards_in_both_notations_and_in_words() {
        let read = |text| card(text).map(|card| card.to_string());
        for (text, read_as) in [
            ("H4", "H4"),
            ("♥4", "H4"),
            ("hR", "HK"),
            ("HK", "HK"),
            ("DD", "DQ"),
            ("c10", "CT"),
            ("Hx", "Hx"),
            ("x", "x"),
            ("re di cuori", "HK"),
            ("the ace of spades", "SA"),
            ("una piccola quadri", "Dx"),
            ("una carta", "x"),
            ("♥10.", "HT"),
        ] {
            assert_eq!(read(text).as_deref(), Some(read_as), "{text}");
        }
        for text in ["", "H", "cuori", "Z4", "asso", "bastoni"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn seats_by_letter_name_and_part() {
        let contract = parse_contract("3NT E").ok();
        for (text, read_as) in [
            ("o", Some(Seat::West)),
            ("W", Some(Seat::West)),
            ("Ovest", Some(Seat::West)),
            ("north", Some(Seat::North)),
            ("dichiarante", Some(Seat::East)),
            ("dummy", Some(Seat::West)),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(seat(text, contract), read_as, "{text}");
        }
        assert_eq!(seat("morto", None), None);
    }

    #[test]
    fn suits_words_and_answers() {
        assert_eq!((suit("h"), suit("♣")), (Some(Suit::Hearts), Some(Suit::Clubs)));
        assert_eq!((suit("picche"), suit("fante")), (Some(Suit::Spades), None));
        assert_eq!(word(WordList::Choices, "rifiuta"), Some("refuse"));
        assert_eq!(word(WordList::Choices, "1"), Some("accept"));
        assert_eq!((word(WordList::Choices, "0"), word(WordList::Choices, "99")), (None, None));
        assert_eq!(word(WordList::Closings, "board"), Some("board"));
        assert_eq!(
            (yes_or_no("Sì"), yes_or_no("n"), yes_or_no("?")),
            (Some(true), Some(false), None)
        );
        assert_eq!(unquoted(" «picche» "), "picche");
        let cards = |text| cards(text).map(|cards| cards.iter().count());
        assert_eq!((cards("CK, CF e H4"), cards("CK Hx")), (Some(3), None));
        let seen = |text| seats(text).map(|seats| seats.0);
        assert_eq!(seen("Nord e Sud"), Some([true, false, true, false]));
        assert_eq!((seen("n, e"), seen("NX")), (Some([true, true, false, false]), None));
        assert_eq!((seen("none"), seen("no"), seen("NO")), (None, None, seen("N, W")));
    }
}
