//! The texts of the Laws in a language and an edition.

use arbitro_laws::laws;
use arbitro_laws::ruling::{Clause, Edition, Text};

use super::text::Words;

/// Returns the year of an edition as text.
pub fn year(edition: Edition) -> String {
    edition.year().to_string()
}

/// Returns the years of editions, separated by commas.
pub fn years(editions: &[Edition]) -> String {
    editions.iter().map(|edition| year(*edition)).collect::<Vec<_>>().join(", ")
}

/// Returns a text of a Law with its citations replaced by the numbers of an edition. In the source
/// text a citation is the oldest number of a clause, in braces, such as `{16D1}`.
pub fn wording(words: &Words, text: Text, edition: Edition) -> String {
    let mut pieces = text.in_language(words.language()).split('{');
    let mut out = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        match piece.split_once('}') {
            Some((cite, rest)) => {
                let numbers = laws::renumbered(cite, written_in(cite), edition);
                out.push_str(&if numbers.is_empty() {
                    cite.to_owned()
                } else {
                    numbers.join(", ")
                });
                out.push_str(rest);
            }
            None => out.push_str(piece),
        }
    }
    out
}

/// Returns the edition whose numbering a citation in a Law's text uses: the oldest that has it.
fn written_in(cite: &str) -> Edition {
    let named = |edition: &Edition| !laws::cited(cite, *edition).is_empty();
    Edition::ALL.into_iter().find(named).unwrap_or_default()
}

/// Returns the cross-references of a clause, in the numbers of an edition.
pub fn cross_references(clause: &Clause, edition: Edition) -> Vec<&'static str> {
    clause.see.iter().flat_map(|see| laws::renumbered(see, written_in(see), edition)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbitro_laws::ruling::{Language, text};

    #[test]
    fn citations_use_the_numbers_of_the_edition() {
        let words = Words::new(Language::Italian, false);
        let cites = text("come in {16D1}, {46B} e {45C4(b)}", "");
        let told = |edition| wording(&words, cites, edition);
        assert_eq!(told(Edition::Y2007), "come in 16D1, 46B e 45C4(b)");
        assert_eq!(told(Edition::Y2017), "come in 16C1, 46B e 45C4(b)");
    }
}
