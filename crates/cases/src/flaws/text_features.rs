//! Features of an option's text that a reader sees without knowing the Laws.

use arbitro_laws::bridge::Suit;
use arbitro_laws::ruling::Language;

/// Words and phrases that introduce a reason.
const REASONS: [&[&str]; 2] = [
    &["perché", "poiché", "siccome", "giacché", "visto che", "dato che", "in quanto"],
    &["because", "since", "given that", "seeing that"],
];

/// Words and phrases that exclude exceptions.
const ABSOLUTES: [&[&str]; 2] = [
    &["sempre", "mai", "in ogni caso", "in nessun caso"],
    &["always", "never", "in any case", "under no circumstances"],
];

/// Words that precede the number of a Law.
const LAWS: &[&str] = &["art", "articolo", "articoli", "law", "laws"];

/// A text reduced to its words in lowercase letters; a card is one word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NormalizedText(String);

impl NormalizedText {
    /// Reduces a text to its words.
    pub fn of(text: &str) -> NormalizedText {
        // With a space at each end, whole words can be found by searching for them between spaces.
        let mut plain = String::with_capacity(text.len() + 2);
        plain.push(' ');
        for c in text.chars() {
            if c.is_ascii_alphanumeric() {
                plain.push(c.to_ascii_lowercase());
            } else if !c.is_ascii() && (c.is_alphanumeric() || is_suit(c)) {
                plain.extend(c.to_lowercase());
            } else if !plain.ends_with(' ') {
                plain.push(' ');
            }
        }
        if !plain.ends_with(' ') {
            plain.push(' ');
        }
        NormalizedText(plain)
    }

    /// Returns the words of the text.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.0.split_whitespace()
    }

    /// Returns true if the text contains all words of another text in sequence, and further words.
    pub fn contains(&self, other: &NormalizedText) -> bool {
        self != other && other.0.len() > 1 && self.0.contains(&other.0)
    }

    /// Returns true if the text contains a word that introduces a reason.
    pub fn gives_reason(&self, language: Language) -> bool {
        self.has_any(REASONS[language as usize])
    }

    /// Returns true if the text contains a word that excludes exceptions.
    pub fn is_absolute(&self, language: Language) -> bool {
        self.has_any(ABSOLUTES[language as usize])
    }

    /// Returns true if the text contains the number of a Law or clause.
    pub fn cites(&self) -> bool {
        let is_clause = |word: &str| {
            let letters = word.trim_start_matches(|c: char| c.is_ascii_digit());
            word.len() - letters.len() == 2
                && letters.starts_with(|c: char| ('a'..='f').contains(&c))
        };
        let is_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
        let mut before = "";
        self.words().any(|word| {
            let law = LAWS.contains(&std::mem::replace(&mut before, word)) && is_number(word);
            law || is_clause(word)
        })
    }

    fn has_any(&self, phrases: &[&str]) -> bool {
        let mut from_each_word = self.0.match_indices(' ').map(|(blank, _)| &self.0[blank + 1..]);
        let starts_with = |here: &str, phrase: &str| {
            // Comparing the first byte first is faster.
            here.as_bytes().first() == phrase.as_bytes().first()
                && here.strip_prefix(phrase).is_some_and(|after| after.starts_with(' '))
        };
        from_each_word.any(|here| phrases.iter().any(|phrase| starts_with(here, phrase)))
    }
}

fn is_suit(c: char) -> bool {
    Suit::ALL.into_iter().any(|suit| suit.symbol() == c)
}

/// The features of a text that are visible at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VisualFeatures {
    /// The number of characters.
    pub length: usize,
    /// The number of commas, semicolons and colons.
    pub commas: usize,
    /// The number of suit symbols and of numbers that are not part of a card.
    pub cards: usize,
}

impl VisualFeatures {
    /// Counts the features of a text.
    pub fn of(text: &str) -> VisualFeatures {
        let mut features = VisualFeatures { length: 0, commas: 0, cards: 0 };
        let mut before = ' ';
        for c in text.chars() {
            features.length += 1;
            features.commas += usize::from(matches!(c, ',' | ';' | ':'));
            let of_card = is_suit(before) || before.is_ascii_digit();
            features.cards += usize::from(is_suit(c) || c.is_ascii_digit() && !of_card);
            before = c;
        }
        features
    }
}

/// Returns true if a stem ends with a question mark, apart from closing quotation marks and brackets.
pub fn asks(stem: &str) -> bool {
    let end = stem.trim_end_matches(|c: char| {
        c.is_whitespace() || matches!(c, '"' | '\'' | '»' | '”' | '’' | ')')
    });
    end.ends_with('?')
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{English, Italian};

    #[test]
    fn words_are_found_whole() {
        assert!(NormalizedText::of("Vale, perché Est ha giocato.").gives_reason(Italian));
        assert!(!NormalizedText::of("Il perchéneo").gives_reason(Italian));
        assert!(NormalizedText::of("Never: he may not.").is_absolute(English));
        assert!(!NormalizedText::of("maiuscole").is_absolute(Italian));
        assert!(NormalizedText::of("As by 45C4(b).").cites());
        assert!(NormalizedText::of("per l'articolo 9").cites());
        assert!(!NormalizedText::of("Sud gioca 10♠ e 3 prese passano").cites());
    }

    #[test]
    fn one_text_contains_another_by_whole_words() {
        let (short, long) = (
            NormalizedText::of("Il morto gioca ♠4."),
            NormalizedText::of("il morto gioca ♠4, e basta"),
        );
        assert!(long.contains(&short) && !short.contains(&long) && !short.contains(&short));
        assert!(!NormalizedText::of("il morto gioca ♠45").contains(&short));
    }

    #[test]
    fn a_card_is_counted_once() {
        assert_eq!(
            VisualFeatures::of("♠10, ♥K; 2 prese"),
            VisualFeatures { length: 16, commas: 2, cards: 3 }
        );
    }

    #[test]
    fn a_stem_asks_at_its_end() {
        assert!(asks("Come decidi?") && asks("Chiede: «che cosa gioca?» ") && asks("(Che cosa?)"));
        assert!(!asks("Come decidi? Rispondi.") && !asks(""));
    }
}
