//! Cards in Italian notation: ranks A R D F, and suits P C Q F if suits are printed as letters.

use arbitro_laws::bridge::Suit;

/// Returns a text with its cards in Italian notation; with `letters`, suits become letters too. Only ranks after a suit
/// symbol are read as cards: `♥KQ4`, or `♥ KQ4` in a diagram.
pub fn italian(text: &str, letters: bool) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        let Some(suit) = Suit::from_char(c).filter(|_| !c.is_ascii()) else {
            out.push(c);
            continue;
        };
        out.push(if letters { letter(suit) } else { c });
        let gap = gap(rest);
        let ranks = rest[gap..].find(|c| !is_rank(c)).map_or(rest.len(), |end| gap + end);
        let is_word = rest[ranks..].chars().next().is_some_and(char::is_alphabetic);
        if ranks > gap && !is_word {
            out.push_str(&rest[..gap]);
            out.extend(rest[gap..ranks].chars().map(rank));
            rest = &rest[ranks..];
        }
    }
    out
}

/// Returns the number of bytes between a suit symbol and its ranks: colour codes and a space.
fn gap(text: &str) -> usize {
    let mut end = 0;
    while text[end..].starts_with("\u{1b}[") {
        let Some(length) = text[end..].find('m') else { return end };
        end += length + 1;
    }
    end + usize::from(text[end..].starts_with(' '))
}

const fn is_rank(c: char) -> bool {
    matches!(c, 'A' | 'K' | 'Q' | 'J' | 'T' | '0'..='9' | 'x')
}

const fn rank(c: char) -> char {
    match c {
        'K' => 'R',
        'Q' => 'D',
        'J' => 'F',
        c => c,
    }
}

const fn letter(suit: Suit) -> char {
    match suit {
        Suit::Spades => 'P',
        Suit::Hearts => 'C',
        Suit::Diamonds => 'Q',
        Suit::Clubs => 'F',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_cards_after_a_suit_become_italian() {
        for (given, wanted) in [
            ("♥K", "♥R"),
            ("♠ KJ852", "♠ RF852"),
            ("♦QJ10, ♣A", "♦DF10, ♣A"),
            ("4♠X di Sud, J e K", "4♠X di Sud, J e K"),
            ("a ♥ Quindi no", "a ♥ Quindi no"),
            ("\u{1b}[31m♥\u{1b}[39m KQ4", "\u{1b}[31m♥\u{1b}[39m RD4"),
            ("1♠    2♥    X", "1♠    2♥    X"),
            ("Est attacca ♣x.", "Est attacca ♣x."),
        ] {
            assert_eq!(italian(given, false), wanted);
        }
        assert_eq!(italian("♠K ♥Q ♦J ♣A", true), "PR CD QF FA");
    }
}
