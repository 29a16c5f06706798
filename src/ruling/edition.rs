//! Editions of the Laws, and numbers that change from one to the next.

use crate::vocabulary::text::{Text, text};

/// An edition of the Laws of Duplicate Bridge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    #[default]
    Y2007,
    Y2017,
}

impl Edition {
    pub const ALL: [Edition; 2] = [Edition::Y2007, Edition::Y2017];

    pub const fn year(self) -> u16 {
        match self {
            Edition::Y2007 => 2007,
            Edition::Y2017 => 2017,
        }
    }

    pub fn from_year(year: u16) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.year() == year)
    }
}

/// A value for each edition; `None` where the edition has nothing there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByEdition<T> {
    pub y2007: Option<T>,
    pub y2017: Option<T>,
}

impl<T: Copy> ByEdition<T> {
    /// The same value in every edition.
    pub const fn always(value: T) -> ByEdition<T> {
        ByEdition { y2007: Some(value), y2017: Some(value) }
    }

    /// A value that changed with the edition of 2017.
    pub const fn changed(y2007: T, y2017: T) -> ByEdition<T> {
        ByEdition { y2007: Some(y2007), y2017: Some(y2017) }
    }

    /// A value that the edition of 2017 brought.
    pub const fn since_2017(value: T) -> ByEdition<T> {
        ByEdition { y2007: None, y2017: Some(value) }
    }

    pub const fn in_edition(self, edition: Edition) -> Option<T> {
        match edition {
            Edition::Y2007 => self.y2007,
            Edition::Y2017 => self.y2017,
        }
    }
}

/// A text that is the same in every edition.
pub const fn always(it: &'static str, en: &'static str) -> ByEdition<Text> {
    ByEdition::always(text(it, en))
}

/// A text that the edition of 2017 brought.
pub const fn since_2017(it: &'static str, en: &'static str) -> ByEdition<Text> {
    ByEdition::since_2017(text(it, en))
}
