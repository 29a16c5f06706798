//! SHA-256 hashes, and the receipts and checkpoint codes derived from them.

use std::fmt;
use std::str::FromStr;

use data_encoding::{BASE32_NOPAD, HEXLOWER};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest as _, Sha256};

/// A SHA-256 hash, equal to the hash that `sha256sum` prints for the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Digest([u8; 32]);

impl Digest {
    /// Computes the hash of bytes.
    pub fn of(bytes: impl AsRef<[u8]>) -> Digest {
        Digest(Sha256::digest(bytes).into())
    }

    /// Computes the hash of several parts, each preceded by its length.
    pub fn of_parts<'p>(parts: impl IntoIterator<Item = &'p [u8]>) -> Digest {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        Digest(hash.finalize().into())
    }

    /// Returns the bytes of the hash.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Returns the first 80 bits in Base32 (capital letters and the digits from 2 to 7), in four groups:
    /// "K7QX-2MPA-V4TD-WJ3R".
    pub fn receipt(&self) -> String {
        let letters = BASE32_NOPAD.encode(&self.0[..10]);
        let groups: Vec<&str> =
            (0..letters.len()).step_by(4).filter_map(|at| letters.get(at..at + 4)).collect();
        groups.join("-")
    }
}

impl Digest {
    /// Returns the first 40 bits in Base32 (capital letters and the digits from 2 to 7), in two groups: "K7QX-2MPA".
    pub fn checkpoint(&self) -> String {
        self.receipt().chars().take(9).collect()
    }
}

/// Returns true if two receipts, checkpoint codes or room codes are equal, apart from differences
/// that arise when people copy codes. Case is ignored, and so are all characters other than letters
/// and digits; the digits 0, 1 and 8, which no generated code has, are read as the letters O, I and
/// B.
pub fn same_receipt(one: &str, two: &str) -> bool {
    let letter = |c: char| match c.to_ascii_uppercase() {
        '0' => 'O',
        '1' => 'I',
        '8' => 'B',
        other => other,
    };
    let letters = |text: &str| -> String {
        text.chars().filter(char::is_ascii_alphanumeric).map(letter).collect()
    };
    letters(one) == letters(two)
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

/// The error for a text that is not a hash of 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a hash of 64 hexadecimal digits")]
pub struct DigestParseError;

impl FromStr for Digest {
    type Err = DigestParseError;

    fn from_str(text: &str) -> Result<Digest, DigestParseError> {
        let bytes = HEXLOWER.decode(text.as_bytes()).map_err(|_| DigestParseError)?;
        bytes.try_into().map(Digest).map_err(|_| DigestParseError)
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Digest, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_one_that_everyone_computes() {
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(Digest::of("abc").to_string(), abc);
        assert_eq!(abc.parse(), Ok(Digest::of("abc")));
        assert_eq!("ba78".parse::<Digest>(), Err(DigestParseError));
    }

    #[test]
    fn the_division_into_parts_changes_the_hash() {
        let parts = |one: &'static str, two: &'static str| {
            Digest::of_parts([one.as_bytes(), two.as_bytes()])
        };
        assert_ne!(parts("ab", "c"), parts("a", "bc"));
    }

    #[test]
    fn a_receipt_is_read_however_it_was_copied() {
        let receipt = Digest::of("abc").receipt();
        assert_eq!(receipt, "XJ4B-NP4P-AHH6-UQKB");
        assert!(same_receipt(&receipt, "xj4b np4p ahh6 uqkb"));
        assert!(same_receipt(&receipt, "XJ48-NP4P-AHH6-UQK8"));
        assert!(same_receipt("YO6M-ZIQO", "Y06m z1q0"));
        assert!(!same_receipt(&receipt, "XJ4B-NP4P-AHH6-UQKC"));
    }
}
