//! Editions of the Laws, and values that change from one edition to the next.

use crate::record::text::{Text, text};

/// Defines the editions, oldest first, with the one in force as the default. A new edition needs one more line in the
/// call of this macro.
macro_rules! editions {
    ($($(#[$of:meta])* $edition:ident = $year:literal),+ $(,)?) => {
        /// An edition of the Laws of Duplicate Bridge; the default is the one in force.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Edition {
            $($(#[$of])* $edition,)+
        }

        impl Edition {
            /// All editions, oldest first.
            pub const ALL: [Edition; [$($year),+].len()] = [$(Edition::$edition),+];

            /// Returns the year of publication.
            pub const fn year(self) -> u16 {
                [$($year),+][self as usize]
            }

            /// Returns the year as text.
            pub const fn name(self) -> &'static str {
                [$(stringify!($year)),+][self as usize]
            }
        }
    };
}

editions! {
    /// The Code of 2007.
    Y2007 = 2007,
    /// The Code of 2017, in force.
    #[default]
    Y2017 = 2017,
}

impl Edition {
    /// Returns the edition of this year, if there is one.
    pub fn from_year(year: u16) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.year() == year)
    }

    /// Returns the next edition, if there is one.
    pub fn next(self) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| *edition > self)
    }
}

/// A value in each edition; `None` where an edition does not have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByEdition<T>([Option<T>; Edition::ALL.len()]);

impl<T: Copy> ByEdition<T> {
    /// Returns the same value in every edition.
    pub const fn always(value: T) -> ByEdition<T> {
        ByEdition([Some(value); Edition::ALL.len()])
    }

    /// Returns a value from this edition on.
    pub const fn from(edition: Edition, value: T) -> ByEdition<T> {
        ByEdition([None; Edition::ALL.len()]).then(edition, value)
    }

    /// Returns a value in one edition alone.
    pub fn only(edition: Edition, value: T) -> ByEdition<T> {
        let since = ByEdition::from(edition, value);
        edition.next().map_or(since, |next| since.until(next))
    }

    /// Returns this value before an edition, and another value from that edition on.
    pub const fn then(self, edition: Edition, value: T) -> ByEdition<T> {
        self.since(edition, Some(value))
    }

    /// Returns this value before an edition, and no value from that edition on.
    pub const fn until(self, edition: Edition) -> ByEdition<T> {
        self.since(edition, None)
    }

    const fn since(mut self, edition: Edition, value: Option<T>) -> ByEdition<T> {
        let mut at = edition as usize;
        while at < self.0.len() {
            self.0[at] = value;
            at += 1;
        }
        self
    }

    /// Returns the value in this edition, if it has one.
    pub const fn in_edition(self, edition: Edition) -> Option<T> {
        self.0[edition as usize]
    }

    /// Returns the first edition and each later edition in which the value changes, each with its value.
    pub fn steps(self) -> impl Iterator<Item = (Edition, Option<T>)>
    where
        T: PartialEq,
    {
        let before = move |at: usize| at.checked_sub(1).map(|before| self.0[before]);
        let all = Edition::ALL.into_iter().zip(self.0);
        all.filter(move |(edition, value)| before(*edition as usize) != Some(*value))
    }

    /// Returns the value in the oldest edition that has one.
    pub fn oldest(self) -> Option<T> {
        self.0.into_iter().flatten().next()
    }
}

/// The citation of a rule of law in the editions that have it.
pub type Rule = ByEdition<&'static str>;

/// Returns a text that is the same in every edition.
pub const fn always(it: &'static str, en: &'static str) -> ByEdition<Text> {
    ByEdition::always(text(it, en))
}
