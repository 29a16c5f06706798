//! Sentence templates with slots. The same template prints a sentence and reads it back.
//!
//! `{who}` is a slot; `[ ... ]` is a part that is printed only if all its slots are known; `{flag!}` prints
//! nothing, and makes its optional part depend on the flag.
//!
//! `{o/a}` is an ending that agrees with the card in the slot `{card}`, masculine or feminine, and `{o/a:other}` with
//! the card in the slot `{other}`; without a card the ending is feminine, as in "la carta".

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// The prefix of the flag that is set if the name of the card in a slot is masculine.
#[doc(hidden)]
pub const MASCULINE: &str = "masculine ";

/// A part of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
enum TemplatePiece<'t> {
    Literal(&'t str),
    Slot(&'t str),
    Flag(&'t str),
    /// An ending in the masculine and the feminine, for the card in a slot.
    Ending {
        masculine: &'t str,
        feminine: &'t str,
        of: &'t str,
    },
    Optional(Vec<TemplatePiece<'t>>),
}

/// Returns the pieces of a template. An unclosed bracket extends to the end.
fn pieces(template: &str) -> Vec<TemplatePiece<'_>> {
    let mut rest = template;
    until_closed(&mut rest)
}

fn until_closed<'t>(rest: &mut &'t str) -> Vec<TemplatePiece<'t>> {
    let mut pieces = Vec::new();
    while !rest.is_empty() {
        let next = rest.find(['{', '[', ']']).unwrap_or(rest.len());
        if next > 0 {
            pieces.push(TemplatePiece::Literal(&rest[..next]));
        }
        let sign = rest[next..].chars().next();
        *rest = rest.get(next + 1..).unwrap_or("");
        match sign {
            Some('{') => {
                let (slot, after) = rest.split_once('}').unwrap_or((rest, ""));
                *rest = after;
                pieces.push(match (slot.strip_suffix('!'), slot.split_once('/')) {
                    (Some(flag), _) => TemplatePiece::Flag(flag),
                    (None, Some((masculine, rest))) => {
                        let (feminine, of) = rest.split_once(':').unwrap_or((rest, "card"));
                        TemplatePiece::Ending { masculine, feminine, of }
                    }
                    (None, None) => TemplatePiece::Slot(slot),
                });
            }
            Some('[') => pieces.push(TemplatePiece::Optional(until_closed(rest))),
            Some(_) | None => break,
        }
    }
    pieces
}

/// Returns the sentence with the value of each slot. An optional part with an unknown slot, or with a flag that is not
/// set, is left out; an unknown slot elsewhere is left empty.
pub fn fill(template: &'static str, value: impl Fn(&str) -> Option<String>) -> String {
    fill_or(template, value, |_| String::new())
}

/// Returns the sentence like [`fill`], with the words of `otherwise` for an unknown slot outside optional parts.
pub fn fill_or(
    template: &'static str,
    value: impl Fn(&str) -> Option<String>,
    otherwise: impl Fn(&str) -> String,
) -> String {
    let mut sentence = String::with_capacity(template.len() * 2);
    say(&parsed(template).said, &value, &otherwise, &mut sentence);
    sentence
}

/// Returns the sentence, if all slots outside optional parts are known.
pub fn fill_if_known(
    template: &'static str,
    value: impl Fn(&str) -> Option<String>,
) -> Option<String> {
    let parsed = parsed(template);
    let mut sentence = String::with_capacity(template.len() * 2);
    are_known(&parsed.said, &value)
        .then(|| say(&parsed.said, &value, &|_| String::new(), &mut sentence))?;
    Some(sentence)
}

fn are_known(pieces: &[TemplatePiece<'_>], value: &impl Fn(&str) -> Option<String>) -> bool {
    pieces.iter().all(|piece| match piece {
        TemplatePiece::Slot(name) | TemplatePiece::Flag(name) => value(name).is_some(),
        TemplatePiece::Literal(_) | TemplatePiece::Ending { .. } | TemplatePiece::Optional(_) => {
            true
        }
    })
}

fn say(
    pieces: &[TemplatePiece<'_>],
    value: &impl Fn(&str) -> Option<String>,
    otherwise: &impl Fn(&str) -> String,
    sentence: &mut String,
) {
    for piece in pieces {
        match piece {
            TemplatePiece::Literal(text) => sentence.push_str(text),
            TemplatePiece::Slot(name) => {
                sentence.push_str(&value(name).unwrap_or_else(|| otherwise(name)));
            }
            TemplatePiece::Flag(_) => {}
            TemplatePiece::Ending { masculine, feminine, of } => {
                let is_masculine = value(&format!("{MASCULINE}{of}")).is_some();
                sentence.push_str(if is_masculine { masculine } else { feminine });
            }
            TemplatePiece::Optional(inner) => {
                if are_known(inner, value) {
                    say(inner, value, otherwise, sentence);
                }
            }
        }
    }
}

/// Reads a sentence, and returns the text of each slot and an empty text for each flag that is set, in order; `None` if
/// the sentence does not match. Case, the number of spaces, the form of apostrophes and quotes, and a final full stop
/// do not matter. `accepts` decides whether a text is valid in a slot. Of two possible readings, the reading with the
/// longer first slot wins.
#[doc(hidden)]
pub fn read<'s>(
    template: &'static str,
    sentence: &'s str,
    accepts: impl Fn(&str, &str) -> bool,
) -> Option<Vec<(&'static str, &'s str)>> {
    let parsed = parsed(template);
    let lower = sentence.to_lowercase();
    // This cheap check rejects most sentences.
    if !parsed.words.iter().all(|word| lower.contains(&word.to_lowercase())) {
        return None;
    }
    let mut slots = Vec::new();
    let stack: Vec<&TemplatePiece<'static>> = parsed.read.iter().rev().collect();
    let sentence = sentence.trim_start().trim_end_matches([' ', '.']);
    matches(&stack, sentence, &accepts, &mut slots).then_some(slots)
}

thread_local! {
    /// A cache of parsed templates, by their text.
    static PARSED: RefCell<HashMap<&'static str, Rc<Template>>> = RefCell::default();
}

fn parsed(template: &'static str) -> Rc<Template> {
    PARSED.with_borrow_mut(|known| {
        let place = known.entry(template);
        Rc::clone(place.or_insert_with(|| Rc::new(Template::of(template))))
    })
}

/// Returns the first word, of letters only, that the template always prints (of a word with an ending, the part before
/// the ending); `None` if there is no such word.
#[doc(hidden)]
pub fn first_word(template: &'static str) -> Option<&'static str> {
    parsed(template).words.first().copied()
}

/// A parsed template.
struct Template {
    said: Vec<TemplatePiece<'static>>,
    /// The pieces without the final full stop.
    read: Vec<TemplatePiece<'static>>,
    /// The words, of letters only, that the template always prints; before an ending, the part of the word that stays
    /// the same.
    words: Vec<&'static str>,
}

impl Template {
    fn of(template: &'static str) -> Template {
        let (said, read) = (pieces(template), pieces(template.trim_end_matches('.')));
        // Only words of letters are used, because an apostrophe or a quotation mark may have another form. The last
        // word of a literal may be the beginning of a longer word, and is looked for as such.
        let is_word = |word: &&str| word.chars().all(char::is_alphabetic);
        let literals = read.iter().filter_map(|piece| match piece {
            TemplatePiece::Literal(literal) => Some(*literal),
            TemplatePiece::Slot(_)
            | TemplatePiece::Flag(_)
            | TemplatePiece::Ending { .. }
            | TemplatePiece::Optional(_) => None,
        });
        let words = literals.flat_map(str::split_whitespace).filter(is_word).collect();
        Template { said, read, words }
    }
}

/// Returns whether the pieces, from the last of the slice to the first, match the whole text; if so, their slots and
/// flags are added to `slots`.
fn matches<'t, 's>(
    stack: &[&TemplatePiece<'t>],
    text: &'s str,
    accepts: &impl Fn(&str, &str) -> bool,
    slots: &mut Vec<(&'t str, &'s str)>,
) -> bool {
    let Some((next, rest)) = stack.split_last() else {
        return text.trim().is_empty();
    };
    let known = slots.len();
    let done = match next {
        TemplatePiece::Literal(literal) => {
            after(literal, text).is_some_and(|text| matches(rest, text, accepts, slots))
        }
        TemplatePiece::Flag(name) => {
            slots.push((name, ""));
            matches(rest, text, accepts, slots)
        }
        TemplatePiece::Ending { masculine, feminine, .. } => {
            let mut forms = [masculine, feminine].into_iter().filter_map(|form| after(form, text));
            forms.any(|text| matches(rest, text, accepts, slots))
        }
        TemplatePiece::Slot(name) => {
            let text = text.trim_start();
            // A slot never ends within a word.
            let ends = text.char_indices().rev().filter(|(_, next)| !next.is_alphanumeric());
            let ends = ends.map(|(at, _)| at).filter(|end| *end > 0);
            // The next literal is checked first: that is cheaper than looking up a name.
            let follows = |text: &str| match rest.last() {
                Some(TemplatePiece::Literal(literal)) => after(literal, text).is_some(),
                Some(
                    TemplatePiece::Slot(_)
                    | TemplatePiece::Flag(_)
                    | TemplatePiece::Ending { .. }
                    | TemplatePiece::Optional(_),
                )
                | None => true,
            };
            [text.len()].into_iter().chain(ends).any(|end| {
                let value = text[..end].trim_end();
                slots.truncate(known);
                if value.is_empty()
                    || value.len() < end && end < text.len()
                    || !follows(&text[end..])
                    || !accepts(name, value)
                {
                    return false;
                }
                slots.push((name, value));
                matches(rest, &text[end..], accepts, slots)
            })
        }
        TemplatePiece::Optional(inner) => {
            let with: Vec<&TemplatePiece<'t>> =
                rest.iter().copied().chain(inner.iter().rev()).collect();
            matches(&with, text, accepts, slots) || {
                slots.truncate(known);
                matches(rest, text, accepts, slots)
            }
        }
    };
    if !done {
        slots.truncate(known);
    }
    done
}

/// Returns the rest of a text after a literal at its beginning, ignoring case, the number of spaces and the form of
/// apostrophes and quotes; `None` if the text does not begin with the literal.
fn after<'s>(literal: &str, text: &'s str) -> Option<&'s str> {
    let mut rest = text;
    for letter in literal.chars() {
        if letter.is_whitespace() {
            let trimmed = rest.trim_start();
            if trimmed.len() == rest.len() && rest.len() < text.len() {
                return None;
            }
            rest = trimmed;
            continue;
        }
        let mut chars = rest.chars();
        let next = chars.next()?;
        if !same(letter, next) {
            return None;
        }
        rest = chars.as_str();
    }
    Some(rest)
}

/// Returns whether two characters are equal, ignoring case and the form of apostrophes and quotes.
fn same(one: char, two: char) -> bool {
    const FORMS: [[char; 3]; 3] = [['\'', '’', '‘'], ['"', '“', '«'], ['"', '”', '»']];
    if one.is_ascii() && two.is_ascii() {
        return one.eq_ignore_ascii_case(&two);
    }
    one.to_lowercase().eq(two.to_lowercase())
        || FORMS.iter().any(|forms| forms.contains(&one) && forms.contains(&two))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DROPS: &str = "A {who} cade {card}[{jostled!}, urtato da altri][, vista da {seen}].";

    fn word(_: &str, text: &str) -> bool {
        !text.contains([' ', ','])
    }

    #[test]
    fn an_optional_part_is_said_when_it_is_known_and_read_when_it_is_there() {
        for (given, sentence) in [
            (vec![("who", "Est"), ("card", "♥4")], "A Est cade ♥4."),
            (vec![("who", "Est"), ("card", "♥4"), ("seen", "NS")], "A Est cade ♥4, vista da NS."),
            (
                vec![("who", "Est"), ("card", "♥4"), ("jostled", "")],
                "A Est cade ♥4, urtato da altri.",
            ),
            (
                vec![("who", "Est"), ("card", "♥4"), ("jostled", ""), ("seen", "NS")],
                "A Est cade ♥4, urtato da altri, vista da NS.",
            ),
        ] {
            let value = |slot: &str| {
                given.iter().find(|(name, _)| *name == slot).map(|(_, text)| (*text).to_owned())
            };
            assert_eq!(fill(DROPS, value), sentence);
            assert_eq!(read(DROPS, sentence, word), Some(given));
        }
    }

    #[test]
    fn a_sentence_is_filled_if_its_required_slots_are_known() {
        let known = |names: &'static [&'static str]| {
            fill_if_known(DROPS, |slot| names.contains(&slot).then(|| slot.to_uppercase()))
        };
        assert_eq!(known(&["who", "card"]).as_deref(), Some("A WHO cade CARD."));
        assert_eq!(known(&["who", "seen", "jostled"]), None);
    }

    #[test]
    fn case_spaces_apostrophes_and_the_full_stop_do_not_count() {
        let read = |text| read("{who} scopre l'attacco.", text, word);
        for text in ["Est scopre l'attacco.", "est  SCOPRE l’attacco", " Est scopre l'attacco . "]
        {
            assert!(read(text).is_some(), "{text}");
        }
        for text in
            ["", "Est", "Est scoprel'attacco", "Est scopre l'attacco ora", "scopre l'attacco"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn a_slot_takes_what_is_accepted_and_no_more() {
        let cards = |_: &str, text: &str| text.split(' ').all(|card| card.len() == 2);
        let template = "{who} riprende {card}[ e gioca {instead}].";
        let slots = read(template, "NN riprende H4 H5 e gioca H6", cards).unwrap();
        assert_eq!(slots, [("who", "NN"), ("card", "H4 H5"), ("instead", "H6")]);
    }
}
