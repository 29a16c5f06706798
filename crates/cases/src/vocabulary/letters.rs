//! The letters of the suits as a director types them: international (S H D C) or Italian (P C Q F).
//!
//! Position distinguishes a suit from an honour: a lone letter and the first letter of a card are suits (`FF` is the
//! jack of clubs, `DF` the jack of diamonds); if the first letter makes no card, the last letter is the suit (`RP` is
//! the king of spades). Only the letter `C` is a different suit in each set; the other letters of the text, or else the
//! user's usual letters, decide what `C` means.

use arbitro_laws::bridge::Suit;
use arbitro_laws::bridge::notation::Notation;

/// A set of letters for the suits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SuitLetters {
    /// S H D C.
    #[default]
    International,
    /// P C Q F.
    Italian,
}

impl SuitLetters {
    /// Returns the set to which this letter of a suit belongs; `None` for `C`, which belongs to both sets.
    fn of(letter: char) -> Option<SuitLetters> {
        match letter.to_ascii_uppercase() {
            'P' | 'Q' | 'F' => Some(SuitLetters::Italian),
            'S' | 'H' | 'D' => Some(SuitLetters::International),
            _ => None,
        }
    }

    /// Returns the suit of a letter. Only `C` depends on the set of letters.
    pub fn suit(self, letter: char) -> Option<Suit> {
        match (letter.to_ascii_uppercase(), self) {
            ('P', _) => Some(Suit::Spades),
            ('Q', _) => Some(Suit::Diamonds),
            ('F', _) => Some(Suit::Clubs),
            ('C', SuitLetters::Italian) => Some(Suit::Hearts),
            (_, _) => Suit::from_char(letter),
        }
    }
}

/// A text in which symbols replace the letters of suits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SymbolText {
    /// The text with symbols.
    pub text: String,
    /// The set of letters, if the text shows which one was typed.
    pub letters: Option<SuitLetters>,
    /// The suit that `C` was read as, if the text uses `C` as a suit.
    pub c: Option<Suit>,
}

/// Replaces the letters of suits with symbols. `usual` is the set of letters to assume if the text does not show which
/// one was typed.
pub fn with_suit_symbols(text: &str, usual: SuitLetters) -> SymbolText {
    let (words, sure) = words(text);
    let letters = sure.unwrap_or(usual);
    let mut out = String::with_capacity(text.len() + 8);
    let mut c = None;
    let mut from = 0;
    for &SuitWord { start, length, suit, rank, .. } in &words {
        let Some(sign) = letters.suit(suit) else { continue };
        if suit.eq_ignore_ascii_case(&'c') {
            c = Some(sign);
        }
        // Letters that stand before the ranks and mean the same suit in the international set stay as typed.
        if Suit::from_char(suit) == Some(sign) && text[start..].starts_with(suit) {
            continue;
        }
        out.push_str(&text[from..start]);
        out.push(sign.symbol());
        out.push_str(rank);
        from = start + length;
    }
    out.push_str(&text[from..]);
    SymbolText { text: out, letters: sure, c }
}

/// A word of a text that names a suit or a card with letters.
struct SuitWord<'t> {
    start: usize,
    length: usize,
    suit: char,
    rank: &'t str,
}

/// Returns the words of a text that name suits or cards, and the set of letters if the text shows it.
fn words(text: &str) -> (Vec<SuitWord<'_>>, Option<SuitLetters>) {
    let alone = text.trim();
    let (mut words, mut sure) = (Vec::new(), None);
    let mut suit_before = None;
    let mut start = 0;
    for piece in text.split_inclusive(|c: char| c.is_whitespace() || "=,;()«»\"'’".contains(c))
    {
        let bare = piece.trim_end_matches(|c: char| !c.is_alphanumeric() && c != '+' && c != '-');
        let here = start;
        start += piece.len();
        if bare.is_empty() {
            // Only spaces may come between a suit and its ranks.
            suit_before = suit_before.filter(|_| piece.trim().is_empty());
            continue;
        }
        let suit_of = suit_before.take().filter(|_| is_ranks(bare));
        if piece[bare.len()..].chars().all(char::is_whitespace) {
            suit_before = lone_suit(bare);
        }
        // Words with dots are hands in PBN.
        let is_name = suit_of.is_none() && !piece.trim_end_matches(['.', '…']).contains('.');
        let named = is_name.then(|| named(bare, bare == alone)).flatten();
        if let Some((suit, rank)) = named {
            words.push(SuitWord { start: here, length: bare.len(), suit, rank });
        }
        sure = sure.or(suit_of.or(named.map(|(suit, _)| suit)).and_then(SuitLetters::of));
    }
    (words, sure)
}

/// Returns the letter or symbol if the word is a suit without ranks; the ranks may be the next word.
fn lone_suit(word: &str) -> Option<char> {
    let mut letters = word.chars();
    let one = letters.next().filter(|_| letters.next().is_none());
    one.filter(|c| !c.is_lowercase() && SuitLetters::Italian.suit(*c).is_some())
}

/// Returns true if a word consists of ranks, with Italian or English honours: `AR10x+`.
fn is_ranks(word: &str) -> bool {
    let ranks = word.replace("10", "T");
    let ranks = ranks.strip_suffix('+').unwrap_or(&ranks);
    !ranks.is_empty()
        && ranks.chars().all(|c| "xX-".contains(c) || Notation::Italian.rank(c).is_some())
}

/// Returns the suit letter and the ranks of a word, in either order. A word in lower-case letters names a suit or card
/// only if it is the whole text or contains a digit.
fn named(word: &str, alone: bool) -> Option<(char, &str)> {
    let small = word.chars().any(|c| c.is_ascii_lowercase() && c != 'x');
    if !word.is_ascii() || small && !alone && !word.contains(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let first = word.chars().next()?;
    let rest = &word[1..];
    let is_letter = |c: char| "PCQFSHD".contains(c.to_ascii_uppercase());
    if rest.is_empty() {
        // "S" may also be a seat, and "D" the Italian letter for a queen.
        return "PCQF".contains(first).then_some((first, rest));
    }
    if is_letter(first) && is_ranks(rest) {
        return Some((first, rest));
    }
    let (rank, last) = word.split_at(word.len() - 1);
    let last = last.chars().next()?;
    // A card has one rank; two letters that may both be ranks are not a card.
    let one_rank = rank == "10" || rank.len() == 1;
    (one_rank && is_ranks(rank) && is_letter(last) && !is_ranks(&word[word.len() - 1..]))
        .then_some((last, rank))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_italian(text: &str) -> String {
        with_suit_symbols(text, SuitLetters::Italian).text
    }

    #[test]
    fn place_tells_a_suit_from_an_honour() {
        for (text, read) in [
            ("FF", "♣F"),
            ("DF", "DF"),
            ("QD", "♦D"),
            ("CR", "♥R"),
            ("c10", "♥10"),
            ("10P", "♠10"),
            ("RP", "♠R"),
            ("QS", "♠Q"),
            ("Cx", "♥x"),
            ("S ha P AR4 C D5 Q - F F2", "S ha ♠ AR4 ♥ D5 ♦ - ♣ F2"),
            ("P AQ5+ F -", "♠ AQ5+ ♣ -"),
            ("S calls \"C alta\"", "S calls \"♥ alta\""),
            ("S sceglie richiede P", "S sceglie richiede ♠"),
            ("E drops P3 seen=all", "E drops ♠3 seen=all"),
        ] {
            assert_eq!(in_italian(text), read, "{text}");
        }
        let international = |text| with_suit_symbols(text, SuitLetters::International).text;
        assert_eq!(international("W plays CK"), "W plays CK");
        assert_eq!(international("O gioca P4 e CK"), "O gioca ♠4 e ♥K");
        assert_eq!(international("W leads 4H"), "W leads ♥4");
    }

    #[test]
    fn words_and_hands_of_pbn_stay() {
        for text in [
            "Sud fa una richiesta.",
            "S AQ4 H 65",
            "AK5.QT8.Q.CF",
            "N:..J9. .Q.T. .2.6. K7...",
            "S chiama re... no, la dama",
            "E drops S3 seen=NS",
            "3NT",
        ] {
            assert_eq!(in_italian(text), text);
        }
    }

    #[test]
    fn what_surely_has_letters_of_one_kind_says_what_c_is() {
        for (text, usual, letters, c) in [
            ("CK", SuitLetters::Italian, None, Some(Suit::Hearts)),
            ("CK", SuitLetters::International, None, Some(Suit::Clubs)),
            ("H4 CK", SuitLetters::Italian, Some(SuitLetters::International), Some(Suit::Clubs)),
            ("P4 CK", SuitLetters::International, Some(SuitLetters::Italian), Some(Suit::Hearts)),
            ("S gioca ♠4", SuitLetters::Italian, None, None),
        ] {
            let signed = with_suit_symbols(text, usual);
            assert_eq!((signed.letters, signed.c), (letters, c), "{text}");
        }
    }
}
