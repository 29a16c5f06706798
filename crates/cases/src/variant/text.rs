//! Finds the names of seats and suits in a text, and replaces them.

use std::borrow::Cow;
use std::ops::Range;

use arbitro_laws::bridge::{Seat, Suit};
use arbitro_laws::ruling::Language;

use super::Variant;
use super::words::{self, GrammaticalNumber};

/// The variants that a text allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariationLimits {
    /// Whether half a turn is allowed.
    half: bool,
    /// Whether quarter turns are allowed, provided that half a turn is allowed too.
    quarter: bool,
    /// For each suit, indexed by `Suit as usize`, whether it must not be exchanged.
    kept: [bool; 4],
}

impl VariationLimits {
    /// The limits that allow every variant.
    pub const NONE: VariationLimits =
        VariationLimits { half: true, quarter: true, kept: [false; 4] };

    /// Returns true if the limits allow a variant.
    pub fn allow(self, variant: Variant) -> bool {
        let turns = match variant.quarters % 4 {
            0 => true,
            2 => self.half,
            _ => self.half && self.quarter,
        };
        let stays = |suit: Suit| variant.suits.suit(suit) == suit;
        turns && Suit::ALL.into_iter().all(|suit| stays(suit) || !self.kept[suit as usize])
    }

    /// Adds the limits of another text.
    pub fn add(&mut self, other: VariationLimits) {
        self.half &= other.half;
        self.quarter &= other.quarter;
        for (kept, other) in self.kept.iter_mut().zip(other.kept) {
            *kept |= other;
        }
    }

    /// Requires that this suit is not exchanged.
    pub fn keep(&mut self, suit: Suit) {
        self.kept[suit as usize] = true;
    }

    /// Requires that no suit is exchanged.
    pub fn keep_suits(&mut self) {
        self.kept = [true; 4];
    }
}

/// A name in a text, with the word before the name if this word changes with the name.
#[derive(Clone, Debug)]
struct NameInText {
    place: Range<usize>,
    meaning: NameMeaning,
}

#[derive(Clone, Copy, Debug)]
enum NameMeaning {
    /// A seat, or two partners with the character `pair` between their names. `link` is the Italian conjunction or
    /// preposition before the name, without the "d" that it may take before a vowel.
    Seat {
        seat: Seat,
        pair: Option<char>,
        link: Option<char>,
        language: Language,
    },
    Suit {
        suit: Suit,
        number: GrammaticalNumber,
        capital: bool,
        language: Language,
    },
    Symbol(Suit),
}

/// A text, with the names found in it.
#[derive(Clone, Debug)]
pub struct TextWithNames<'t> {
    text: &'t str,
    names: Vec<NameInText>,
    limits: VariationLimits,
}

/// A word of a text: a run of letters and digits.
#[derive(Clone, Debug)]
struct TextWord<'t> {
    text: &'t str,
    /// The word in lowercase letters.
    lower: Cow<'t, str>,
    at: usize,
}

impl TextWord<'_> {
    fn end(&self) -> usize {
        self.at + self.text.len()
    }
}

impl<'t> TextWithNames<'t> {
    /// Finds the names of one language in a text.
    pub fn of(text: &'t str, language: Language) -> TextWithNames<'t> {
        NameScanner::new(text, [language; 2]).read()
    }

    /// Finds the names of both languages in a text.
    pub fn in_either(text: &'t str) -> TextWithNames<'t> {
        NameScanner::new(text, Language::ALL).read()
    }

    /// Returns the variants that the text allows.
    pub fn limits(&self) -> VariationLimits {
        self.limits
    }

    /// Returns true if the text names a suit.
    pub fn names(&self, suit: Suit) -> bool {
        self.names.iter().any(|name| match name.meaning {
            NameMeaning::Suit { suit: named, .. } | NameMeaning::Symbol(named) => named == suit,
            NameMeaning::Seat { .. } => false,
        })
    }

    /// Returns the text in a variant.
    pub fn varied(&self, variant: Variant) -> String {
        let mut text = String::with_capacity(self.text.len() + 16);
        let mut copied = 0;
        for name in &self.names {
            text.push_str(&self.text[copied..name.place.start]);
            match name.meaning {
                NameMeaning::Seat { .. } if variant.quarters.is_multiple_of(4) => {
                    text.push_str(&self.text[name.place.clone()]);
                }
                NameMeaning::Seat { seat, pair, link, language } => {
                    resolve_seat(&mut text, seat.turned(variant.quarters), pair, link, language);
                }
                NameMeaning::Suit { suit, number, capital, language } => {
                    let name = words::suit(variant.suits.suit(suit), number, language);
                    let (first, rest) = name.split_at(1);
                    if capital {
                        text.push_str(&first.to_uppercase());
                    } else {
                        text.push_str(first);
                    }
                    text.push_str(rest);
                }
                NameMeaning::Symbol(suit) => text.push(variant.suits.suit(suit).symbol()),
            }
            copied = name.place.end;
        }
        text.push_str(&self.text[copied..]);
        text
    }
}

fn resolve_seat(
    text: &mut String,
    seat: Seat,
    pair: Option<char>,
    link: Option<char>,
    language: Language,
) {
    // A pair of partners is named by its first seat, clockwise from North.
    let seat = if pair.is_some() { seat.min(seat.partner()) } else { seat };
    if let Some(link) = link {
        text.push(link);
        if seat == Seat::East && matches!(link, 'e' | 'E') {
            text.push('d');
        }
        text.push(' ');
    }
    text.push_str(words::seat(seat, language));
    if let Some(between) = pair {
        text.push(between);
        text.push_str(words::seat(seat.partner(), language));
    }
}

/// Scans a text for the names of seats and suits.
struct NameScanner<'t> {
    text: &'t str,
    /// The languages whose names are found.
    languages: [Language; 2],
    words: Vec<TextWord<'t>>,
    names: Vec<NameInText>,
    limits: VariationLimits,
}

impl<'t> NameScanner<'t> {
    fn new(text: &'t str, languages: [Language; 2]) -> NameScanner<'t> {
        let words = words_of(text);
        NameScanner { text, languages, words, names: Vec::new(), limits: VariationLimits::NONE }
    }

    fn read(mut self) -> TextWithNames<'t> {
        let mut index = 0;
        while index < self.words.len() {
            index += self.word(index);
        }
        self.symbols();
        self.names.sort_by_key(|name| name.place.start);
        TextWithNames { text: self.text, names: self.names, limits: self.limits }
    }

    /// Returns the word that is `places` words after a word, or before it if `places` is negative; `None` if more than
    /// white space separates the words.
    fn neighbour_word(&self, index: usize, places: isize) -> Option<&TextWord<'t>> {
        let other = index.checked_add_signed(places)?;
        let beside = self.words.get(index.min(other)..=index.max(other))?;
        let blank = |pair: &[TextWord<'_>]| {
            let between = &self.text[pair[0].end()..pair[1].at];
            !between.is_empty() && between.chars().all(char::is_whitespace)
        };
        beside.windows(2).all(blank).then(|| &self.words[other])
    }

    /// Returns the two words before a word, in lowercase letters; `None` for a word that is missing.
    fn before(&self, index: usize) -> [Option<&str>; 2] {
        [-2, -1].map(|places| self.neighbour_word(index, places).map(|word| &*word.lower))
    }

    /// Scans a word and, if it is part of a name, the words after it; returns the number of words scanned.
    fn word(&mut self, index: usize) -> usize {
        let TextWord { text, lower, .. } = &self.words[index];
        if let Some((seat, language)) = self.seat(text) {
            return self.seat_named(index, seat, language);
        }
        let [earlier, before] = self.before(index);
        let ranked = before.is_some_and(|before| words::rank_suits(earlier, before, lower));
        if let Some((suit, number, language)) = self.suit(lower) {
            self.suit_named(index, suit, number, language);
        } else if words::is_name(lower, words::is_seat)
            || words::is_letter_of_seat(text) && !self.is_conjunction(index)
        {
            self.lock_seats();
        } else if ranked
            || words::is_of_suits(lower)
            || words::is_name(lower, words::is_suit)
            || words::is_card(text)
        {
            self.limits.keep_suits();
        }
        1
    }

    fn lock_seats(&mut self) {
        self.limits.half = false;
    }

    /// Returns the seat that a word names, and the language of the name.
    fn seat(&self, word: &str) -> Option<(Seat, Language)> {
        self.languages.into_iter().find_map(|language| {
            let seat = Seat::ALL.into_iter().find(|seat| words::seat(*seat, language) == word);
            seat.zip(Some(language))
        })
    }

    /// Returns the suit that a word in lowercase letters names, with the number and language of the name.
    fn suit(&self, lower: &str) -> Option<(Suit, GrammaticalNumber, Language)> {
        self.languages.into_iter().find_map(|language| {
            [GrammaticalNumber::Plural, GrammaticalNumber::Singular].into_iter().find_map(
                |number| {
                    let named = |suit: &Suit| words::suit(*suit, number, language) == lower;
                    Suit::ALL.into_iter().find(named).map(|suit| (suit, number, language))
                },
            )
        })
    }

    fn seat_named(&mut self, index: usize, seat: Seat, language: Language) -> usize {
        let word = self.words[index].clone();
        let italian = language == Language::Italian;
        self.elision(index, italian);
        let before = self.neighbour_word(index, -1).cloned();
        if before.as_ref().is_some_and(|word| words::fixes_seat(&word.lower, language)) {
            self.lock_seats();
        }
        let linked = before.and_then(|word| words::link(word.text).map(|link| (word.at, link)));
        let linked = linked.filter(|(at, _)| italian && self.text[*at..word.at].ends_with(' '));
        let pair = self.partner_named(index);
        let end = self.words[index + usize::from(pair.is_some())].end();
        let start = linked.map_or(word.at, |(at, _)| at);
        let link = linked.map(|(_, link)| link);
        let of = NameMeaning::Seat { seat, pair, link, language };
        self.names.push(NameInText { place: start..end, meaning: of });
        1 + usize::from(pair.is_some())
    }

    /// Limits the turns if a seat follows an elision: "d'Est" can only become "d'Ovest", and "l'Est" is not a player.
    fn elision(&mut self, index: usize, italian: bool) {
        let before = self.text[..self.words[index].at].strip_suffix(['\'', '’']);
        let Some(before) = before.filter(|text| text.ends_with(char::is_alphabetic)) else {
            return;
        };
        let alone = index.checked_sub(1).map(|index| self.words[index].text);
        self.limits.quarter = false;
        self.limits.half &= italian && matches!(alone, Some("d" | "D")) && !before.is_empty();
    }

    /// Returns the character between a seat and its partner in a name such as "Nord-Sud". If such a character joins two
    /// opponents ("Nord-Est"), the words mean a compass direction, and the table must not be turned.
    fn partner_named(&mut self, index: usize) -> Option<char> {
        let (word, next) = (&self.words[index], self.words.get(index + 1)?);
        let mut between = self.text[word.end()..next.at].chars();
        let joint = between.next().filter(|joint| matches!(joint, '-' | '–' | '/'))?;
        let (other, _) = self.seat(next.text).filter(|_| between.next().is_none())?;
        let own = self.seat(word.text).map(|(seat, _)| seat.partner());
        if own != Some(other) {
            self.lock_seats();
            return None;
        }
        Some(joint)
    }

    fn suit_named(
        &mut self,
        index: usize,
        suit: Suit,
        number: GrammaticalNumber,
        language: Language,
    ) {
        let word = &self.words[index];
        let place = word.at..word.end();
        let capital = word.text.starts_with(char::is_uppercase);
        let [earlier, before] = self.before(index);
        let after = self.neighbour_word(index, 1).map(|word| &*word.lower);
        let counted = before.is_some_and(|before| words::count(earlier, before));
        let italian = language == Language::Italian;
        let of_gender = italian && words::is_of_gender(before, after);
        if of_gender || word.text[1..].contains(char::is_uppercase) {
            self.limits.keep_suits();
        }
        if counted {
            self.limits.keep(suit);
        }
        let of = NameMeaning::Suit { suit, number, capital, language };
        self.names.push(NameInText { place, meaning: of });
    }

    /// Finds suit symbols. A symbol after a number is a bid, whose suit must not be exchanged; a symbol in another form
    /// than the program's prevents the exchange of any suit.
    fn symbols(&mut self) {
        let mut last = ' ';
        for (at, c) in self.text.char_indices() {
            if let Some(suit) = Suit::from_char(c).filter(|_| !c.is_ascii()) {
                if matches!(last, '1'..='7') {
                    self.limits.keep(suit);
                }
                if c != suit.symbol() {
                    self.limits.keep_suits();
                }
                self.names.push(NameInText {
                    place: at..at + c.len_utf8(),
                    meaning: NameMeaning::Symbol(suit),
                });
            }
            last = c;
        }
    }

    /// Returns true if an Italian "E" or "O" is a conjunction before another word and not the letter of a seat.
    fn is_conjunction(&self, index: usize) -> bool {
        let word = self.words[index].text;
        let follows = |next: &TextWord<'_>| {
            next.text.starts_with(char::is_lowercase) || self.seat(next.text).is_some()
        };
        let italian = self.languages.contains(&Language::Italian);
        italian && matches!(word, "E" | "O") && self.neighbour_word(index, 1).is_some_and(follows)
    }
}

fn words_of(text: &str) -> Vec<TextWord<'_>> {
    let mut words = Vec::with_capacity(text.len() / 5);
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (start, c.is_alphanumeric()) {
            (None, true) => start = Some(at),
            (Some(from), false) => {
                let word = &text[from..at];
                let small = !word.contains(char::is_uppercase);
                let lower = if small { Cow::Borrowed(word) } else { word.to_lowercase().into() };
                words.push(TextWord { text: word, lower, at: from });
                start = None;
            }
            (None, false) | (Some(_), true) => {}
        }
    }
    words
}
