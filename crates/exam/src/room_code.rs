//! The code that is read aloud in a room: five letters or digits from the secret of the stage, and a check letter.
//!
//! The alphabet leaves out what is taken for something else when it is written or read (0 and O, 1, I and L, 2 and Z, 5
//! and S, 6 for G, 8 and B, V for U), and has a prime number of signs. With weights that differ from place to place and
//! are no multiple of it, the check letter shows every single wrong sign, and any two that changed places.

use rand::Rng;

/// The signs of a code, each worth its place.
const ALPHABET: &[u8; 23] = b"ACDEFGHJKMNPQRTUWXY3479";

/// The signs of a code, its check letter included.
pub const LENGTH: usize = 6;

/// A code drawn from a generator.
pub fn generate_code(rng: &mut impl Rng) -> String {
    let mut code: Vec<usize> =
        (1..LENGTH).map(|_| (rng.next_u64() % ALPHABET.len() as u64) as usize).collect();
    // The last sign has the weight 1: whatever is missing to a multiple.
    let sum = checksum(&code, LENGTH);
    code.push((ALPHABET.len() - sum) % ALPHABET.len());
    let signs: String = code.iter().map(|place| char::from(ALPHABET[*place])).collect();
    let (first, second) = signs.split_at(LENGTH / 2);
    format!("{first}-{second}")
}

/// A code as it is kept, however it was typed: capital letters and digits.
pub fn normalized(typed: &str) -> String {
    let kept = typed.chars().filter(char::is_ascii_alphanumeric).take(MAX_CODE_LENGTH);
    kept.collect::<String>().to_ascii_uppercase()
}

/// The longest code that is kept: those of earlier stages are any word.
pub const MAX_CODE_LENGTH: usize = 32;

/// Whether a code, as it is kept, has the right check letter.
pub fn is_checked(code: &str) -> bool {
    let place = |sign: u8| ALPHABET.iter().position(|own| *own == sign);
    let places: Option<Vec<usize>> = code.bytes().map(place).collect();
    code.len() == LENGTH && places.is_some_and(|places| checksum(&places, LENGTH) == 0)
}

/// The letters and digits that no code has.
pub fn unused_characters() -> String {
    let all = (b'A'..=b'Z').chain(b'0'..=b'9').filter(|sign| !ALPHABET.contains(sign));
    all.map(|sign| char::from(sign).to_string()).collect::<Vec<_>>().join(" ")
}

/// The sum of the signs, each times its weight: so many from the first down to 1 for the last.
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

    /// Any letter or digit in the place of another, those that no code has too.
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
