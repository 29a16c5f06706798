//! The room code, which is read aloud in the room: five letters or digits derived from the stage's
//! secret, and a check letter, which may also be a digit.
//!
//! The alphabet omits characters that are easily confused (0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, 6, which
//! resembles G, and V, which resembles U), and the size of the alphabet is prime. Each position of a code has a
//! different weight, and no weight is a multiple of the alphabet's size. The check letter therefore detects every
//! single wrong character and every swap of two characters.

use rand::Rng;

/// The characters of a code; the value of each character is its index.
const ALPHABET: &[u8; 23] = b"ACDEFGHJKMNPQRTUWXY3479";

/// The number of characters of a code, including the check letter.
pub const LENGTH: usize = 6;

/// Draws a room code from a random generator.
pub fn generate_code(rng: &mut impl Rng) -> String {
    let mut code: Vec<usize> =
        (1..LENGTH).map(|_| (rng.next_u64() % ALPHABET.len() as u64) as usize).collect();
    // The check letter has weight 1 and makes the weighted sum a multiple of the alphabet's size.
    let sum = checksum(&code, LENGTH);
    code.push((ALPHABET.len() - sum) % ALPHABET.len());
    let signs: String = code.iter().map(|place| char::from(ALPHABET[*place])).collect();
    let (first, second) = signs.split_at(LENGTH / 2);
    format!("{first}-{second}")
}

/// Returns a typed code in its recorded form: capital letters and digits only, at most [`MAX_CODE_LENGTH`] of them.
pub fn normalized(typed: &str) -> String {
    let characters = typed.chars().filter(char::is_ascii_alphanumeric).take(MAX_CODE_LENGTH);
    characters.collect::<String>().to_ascii_uppercase()
}

/// The greatest number of characters of a recorded code; the code of an old stage may be any word.
pub const MAX_CODE_LENGTH: usize = 32;

/// Returns true if a recorded code has the right length, characters and check letter.
pub fn is_checked(code: &str) -> bool {
    let place = |sign: u8| ALPHABET.iter().position(|own| *own == sign);
    let places: Option<Vec<usize>> = code.bytes().map(place).collect();
    code.len() == LENGTH && places.is_some_and(|places| checksum(&places, LENGTH) == 0)
}

/// Returns the letters and digits that no code has, separated by spaces.
pub fn unused_characters() -> String {
    let all = (b'A'..=b'Z').chain(b'0'..=b'9').filter(|sign| !ALPHABET.contains(sign));
    all.map(|sign| char::from(sign).to_string()).collect::<Vec<_>>().join(" ")
}

/// Returns the weighted sum of the characters modulo the size of the alphabet; the weights decrease to 1 at position
/// `length`.
fn checksum(places: &[usize], length: usize) -> usize {
    let weights = (1..=length).rev();
    places.iter().zip(weights).map(|(place, weight)| place * weight).sum::<usize>() % ALPHABET.len()
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::ChaCha8Rng;

    use super::*;

    fn codes() -> Vec<Vec<u8>> {
        let mut rng = ChaCha8Rng::from_seed([7; 32]);
        (0..50).map(|_| normalized(&generate_code(&mut rng)).into_bytes()).collect()
    }

    fn holds(code: &[u8]) -> bool {
        is_checked(str::from_utf8(code).unwrap())
    }

    /// Replaces each character by every other letter or digit, including characters that no code has; exchanges every
    /// two different characters; and removes each character.
    #[test]
    fn every_wrong_sign_and_every_two_that_changed_places_are_seen() {
        for code in codes() {
            assert!(holds(&code));
            for at in 0..code.len() {
                for sign in (b'A'..=b'Z').chain(b'0'..=b'9').filter(|sign| *sign != code[at]) {
                    let mut wrong = code.clone();
                    wrong[at] = sign;
                    assert!(!holds(&wrong), "{code:?} as {wrong:?}");
                }
                for other in (0..at).filter(|other| code[*other] != code[at]) {
                    let mut wrong = code.clone();
                    wrong.swap(at, other);
                    assert!(!holds(&wrong), "{code:?} as {wrong:?}");
                }
                assert!(!holds(&[&code[..at], &code[at + 1..]].concat()));
            }
        }
    }

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = generate_code(&mut ChaCha8Rng::from_seed([7; 32]));
        assert_eq!(normalized(&code.to_lowercase().replace('-', " ")), normalized(&code));
        assert!(is_checked(&normalized(&code)) && !is_checked("") && !is_checked("LARICE"));
    }
}
