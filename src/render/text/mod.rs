//! The program's texts in Italian and English.
//!
//! The texts are in `.ftl` files, with the same keys in each language: `it.ftl` and `en.ftl`, and further files such as
//! `it-sitting.ftl`. The laws crate contains the texts of the Laws in both languages; this module fills in their
//! players and cards.

mod names;

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use arbitro_cases::diag::sanitize::sanitized;
use arbitro_laws::bridge::{Card, Contract, Doubling, PlayedCard, Rank, Seat, Side, Strain, Suit};
use arbitro_laws::record::names::{Names, is_masculine};
pub use arbitro_laws::record::text::capitalised;
use arbitro_laws::record::text::series;
use arbitro_laws::record::word_names::WordNames;
use arbitro_laws::ruling::{Edition, Language};

/// Returns the Fluent source of the texts of a language.
pub const fn source(language: Language) -> &'static str {
    match language {
        Language::Italian => concat!(
            include_str!("it.ftl"),
            include_str!("it-shell.ftl"),
            include_str!("it-stage.ftl"),
            include_str!("it-sitting.ftl"),
            include_str!("it-marking.ftl"),
            include_str!("it-statistics.ftl"),
            include_str!("it-practice.ftl"),
            include_str!("it-quality.ftl"),
            include_str!("it-publish.ftl"),
        ),
        Language::English => concat!(
            include_str!("en.ftl"),
            include_str!("en-shell.ftl"),
            include_str!("en-stage.ftl"),
            include_str!("en-sitting.ftl"),
            include_str!("en-marking.ftl"),
            include_str!("en-statistics.ftl"),
            include_str!("en-practice.ftl"),
            include_str!("en-quality.ftl"),
            include_str!("en-publish.ftl"),
        ),
    }
}

/// Returns the Fluent source of the texts of `arbitro-sit`: sittings, and the texts that both programs use.
const fn source_of_room(language: Language) -> &'static str {
    match language {
        Language::Italian => concat!(include_str!("it-shell.ftl"), include_str!("it-sitting.ftl")),
        Language::English => concat!(include_str!("en-shell.ftl"), include_str!("en-sitting.ftl")),
    }
}

/// Returns a formatted message: `say!(words, "key", name = value, ...)`.
macro_rules! say {
    ($words:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut)]
        let mut args = ::fluent_bundle::FluentArgs::new();
        $(args.set(stringify!($name), $value);)*
        $words.message($key, &args)
    }};
}
pub(crate) use say;

/// The texts of one language, with the options of ASCII output.
pub struct Words {
    language: Language,
    ascii: bool,
    /// True if the output is ASCII, even if suit symbols are only replaced later.
    is_plain: bool,
    bundle: FluentBundle<FluentResource>,
    /// The function that constructs the texts of this program in a language.
    of: fn(Language, bool) -> Words,
}

impl Words {
    /// Returns the texts of a language; with `ascii`, suits are written as letters.
    pub fn new(language: Language, ascii: bool) -> Words {
        let mut words = Words::from(language, ascii, source(language), Words::new);
        if let Ok(editions) = FluentResource::try_new(editions(language)) {
            words.bundle.add_resource_overriding(editions);
        }
        words
    }

    /// Returns the texts of `arbitro-sit` in a language; with `ascii`, suits are written as letters.
    pub fn of_room(language: Language, ascii: bool) -> Words {
        Words::from(language, ascii, source_of_room(language), Words::of_room)
    }

    /// Returns the texts of this program in another language.
    pub fn in_language(&self, language: Language) -> Words {
        (self.of)(language, self.ascii).plain(self.is_plain)
    }

    fn from(
        language: Language,
        ascii: bool,
        source: &str,
        of: fn(Language, bool) -> Words,
    ) -> Words {
        let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        // If the source has errors, its valid entries are used; tests ensure that there are none.
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Words { language, ascii, is_plain: false, bundle, of }.plain(ascii)
    }

    /// Returns these texts; if `is_plain`, for ASCII output: no trump is "NT", and the caller
    /// replaces the suit symbols unless the texts are ASCII already.
    pub fn plain(mut self, is_plain: bool) -> Words {
        let plain = FluentResource::try_new(format!("no-trump = {NO_TRUMP_ASCII}\n"));
        if is_plain && let Ok(plain) = plain {
            self.bundle.add_resource_overriding(plain);
        }
        Words { is_plain: is_plain || self.is_plain, ..self }
    }

    pub const fn language(&self) -> Language {
        self.language
    }

    pub const fn is_ascii(&self) -> bool {
        self.ascii
    }

    /// Returns the decimal sign of the language.
    pub const fn decimal_sign(&self) -> char {
        match self.language {
            Language::Italian => ',',
            Language::English => '.',
        }
    }

    /// Returns a formatted message; a key such as `key.attribute` names an attribute of a message.
    pub fn message(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let text = self.find(key, args);
        debug_assert!(text.is_some(), "no text for {key}");
        text.unwrap_or_else(|| key.to_owned())
    }

    /// Returns a formatted message; `None` if the key does not exist.
    pub fn find(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let shown = visible_args(args);
        let args = shown.as_ref().unwrap_or(args);
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        Some(text.into_owned())
    }

    /// Returns a text of a case; if the texts are ASCII, with letters for suit symbols, and with
    /// "NT" for "SA" in bids.
    pub fn with_suit_letters<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if !self.ascii {
            return Cow::Borrowed(text);
        }
        let text = no_trump_in_ascii(text);
        let symbol = |c: char| Suit::ALL.into_iter().find(|suit| suit.symbol() == c);
        text.chars().map(|c| symbol(c).map_or(c, Suit::letter)).collect()
    }

    /// Returns a sentence for quotation within another: without its full stop, and with its quotation marks replaced.
    pub fn quoted(&self, sentence: &str) -> String {
        let sentence = sentence.trim_end_matches('.');
        match self.language {
            Language::Italian => sentence.replace(['«', '»'], "\""),
            Language::English => sentence.replace('"', "'"),
        }
    }

    pub fn seat(&self, seat: Seat) -> String {
        self.names().seat(seat)
    }

    /// Returns the letter of a seat, in this language.
    pub fn seat_letter(&self, seat: Seat) -> String {
        say!(self, "seat-letter", seat = seat.to_string())
    }

    /// Returns the name of a side, as its two players.
    pub fn side(&self, side: Side) -> String {
        self.names().side(side)
    }

    /// Returns a suit's symbol, or its letter if the texts are ASCII.
    pub const fn suit_sign(&self, suit: Suit) -> char {
        if self.ascii { suit.letter() } else { suit.symbol() }
    }

    /// Returns the name of a suit.
    pub fn suit(&self, suit: Suit) -> String {
        self.names().suit(suit)
    }

    pub fn rank(&self, rank: Rank) -> String {
        if rank == Rank::Ten { "10".to_owned() } else { rank.to_string() }
    }

    pub fn card(&self, card: Card) -> String {
        format!("{}{}", self.suit_sign(card.suit), self.rank(card.rank))
    }

    /// Returns a card's name for use in a sentence.
    pub fn played(&self, card: PlayedCard) -> String {
        Names::card(&self.names(), card)
    }

    /// Returns a card's name for use after its owner: "small club" in "dummy's small club".
    pub fn owned_card(&self, card: PlayedCard) -> String {
        self.names().own_card(card)
    }

    /// Returns the grammatical gender of a card's Italian name.
    pub fn gender(&self, card: PlayedCard) -> &'static str {
        if is_masculine(card) { "masculine" } else { "feminine" }
    }

    /// Returns a card's name with its owner: "East's small club".
    pub fn card_of(&self, hand: Seat, card: PlayedCard) -> String {
        self.names().card_of(hand, card)
    }

    /// Returns a card's sign for use in a table: `♦x` for a small diamond.
    pub fn played_sign(&self, card: PlayedCard) -> String {
        match card {
            PlayedCard::Exact(card) => self.card(card),
            PlayedCard::Small(suit) => format!("{}x", self.suit_sign(suit)),
            PlayedCard::Unrecorded => "x".to_owned(),
        }
    }

    /// Returns the level, the denomination and the double of a contract: "3SA", "4♠X".
    pub fn contract(&self, contract: Contract) -> String {
        let level = contract.level.map_or_else(String::new, |level| level.to_string());
        let strain = match contract.strain {
            Strain::Suit(suit) => self.suit_sign(suit).to_string(),
            Strain::NoTrump => say!(self, "no-trump"),
        };
        let doubled = match contract.doubled {
            Doubling::Undoubled => "",
            Doubling::Doubled => "X",
            Doubling::Redoubled => "XX",
        };
        format!("{level}{strain}{doubled}")
    }
}

/// Returns the arguments with each hidden character replaced with a question mark; `None` if there
/// are no hidden characters.
fn visible_args<'a>(args: &'a FluentArgs<'a>) -> Option<FluentArgs<'a>> {
    let is_hidden = |value: &FluentValue<'_>| matches!(value, FluentValue::String(text) if matches!(sanitized(text), Cow::Owned(_)));
    args.iter().any(|(_, value)| is_hidden(value)).then(|| {
        let shown = args.iter().map(|(name, value)| match value {
            FluentValue::String(text) => {
                (name.to_owned(), FluentValue::from(sanitized(text).into_owned()))
            }
            value => (name.to_owned(), value.clone()),
        });
        shown.collect()
    })
}

/// Returns Fluent terms for lists of the editions by year: `-first`, `-last`, `-list`, `-any`, and `-any-usual`, which
/// marks the default edition.
fn editions(language: Language) -> String {
    let or = WordNames { language, ascii: false }.or();
    let years = Edition::ALL.map(Edition::name);
    let (list, any) = (years.join(", "), joined(&years, &or));
    let mut marked = years.map(str::to_owned);
    marked[Edition::default() as usize].push_str(" ({ usual })");
    let usual = joined(&marked, &or);
    let (first, last) = (years[0], years[years.len() - 1]);
    format!(
        "-first = {first}\n-last = {last}\n-list = {list}\n-any = {any}\n-any-usual = {usual}\n"
    )
}

/// No trump in ASCII output: the Italian "SA" could also mean the ace of spades, while "NT" is printed on every bidding
/// card.
const NO_TRUMP_ASCII: &str = "NT";

/// Returns a text with its no-trump bids in ASCII: "3NT" for "3SA". "SA" is a bid only after a level from 1 to 7.
pub fn no_trump_in_ascii(text: &str) -> Cow<'_, str> {
    if !text.contains("SA") {
        return Cow::Borrowed(text);
    }
    let mut pieces = text.split("SA");
    let mut told = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let mut before = told.chars().rev();
        let has_level = before.next().is_some_and(|level| ('1'..='7').contains(&level))
            && !before.next().is_some_and(char::is_alphanumeric);
        let ends = !piece.trim_start_matches('X').starts_with(char::is_alphanumeric);
        told.push_str(if has_level && ends { NO_TRUMP_ASCII } else { "SA" });
        told.push_str(piece);
    }
    Cow::Owned(told)
}

/// Returns a list of items with a word before the last one: "a", "a or c", "a, b or c".
pub fn joined<T: ToString>(items: &[T], or: &str) -> String {
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    series(&items, or)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_texts_parse() {
        for language in Language::ALL {
            let read = FluentResource::try_new(source(language).to_owned());
            assert!(read.is_ok(), "{language:?}: {:?}", read.err().map(|(_, errors)| errors));
        }
    }

    #[test]
    fn cards_and_contracts_with_symbols_and_letters() {
        let card = Card::new(Suit::Hearts, Rank::Ten);
        assert_eq!(Words::new(Language::Italian, false).card(card), "♥10");
        assert_eq!(Words::new(Language::Italian, true).card(card), "H10");
        assert_eq!(Words::new(Language::Italian, true).with_suit_letters("è ♥10"), "è H10");
        assert_eq!(Words::new(Language::Italian, false).with_suit_letters("è ♥10"), "è ♥10");
        let small = PlayedCard::Small(Suit::Diamonds);
        let (it, en) = (Words::new(Language::Italian, false), Words::new(Language::English, false));
        assert_eq!(it.played(small), "una piccola quadri");
        assert_eq!(it.card_of(Seat::East, small), "una piccola quadri di Est");
        assert_eq!(it.card_of(Seat::North, PlayedCard::Unrecorded), "una carta di Nord");
        assert_eq!(en.played(small), "a small diamond");
        assert_eq!(en.played_sign(small), "♦x");
        assert_eq!(en.card_of(Seat::East, small), "East's small diamond");
        assert_eq!(en.card_of(Seat::North, PlayedCard::Unrecorded), "North's card");
    }
}
