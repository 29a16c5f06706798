//! Points of doctrine, on which the Code and the School's teaching differ.

use crate::record::text::Text;

/// A point on which the words of the Code and the School's teaching differ.
#[derive(Debug)]
pub struct DoctrinePoint {
    /// The identifier with which a user selects it, such as `alta`.
    pub key: &'static str,
    /// The title.
    pub title: Text,
    /// The reading that the School teaches.
    pub school: Text,
    /// The reading by the words of the Code.
    pub code: Text,
}

impl PartialEq for DoctrinePoint {
    fn eq(&self, other: &DoctrinePoint) -> bool {
        std::ptr::eq(self, other)
    }
}

/// The reading of a point of doctrine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DoctrineReading {
    /// The reading that the School teaches.
    #[default]
    School,
    /// The reading by the words of the Code.
    Code,
}

impl DoctrineReading {
    /// Returns the identifier on the command line: `school` or `code`.
    pub const fn key(self) -> &'static str {
        match self {
            DoctrineReading::School => "school",
            DoctrineReading::Code => "code",
        }
    }
}

/// The reading of each point of doctrine: one for all, and exceptions. The default is the reading
/// of the Italian School of tournament directors; for the words of the Code alone set `all` to
/// [`DoctrineReading::Code`].
#[derive(Clone, Debug, Default)]
pub struct Doctrine {
    /// The reading of all points without an exception.
    pub all: DoctrineReading,
    /// The points that are read in another way; a later entry overrides an earlier one.
    pub exceptions: Vec<(&'static DoctrinePoint, DoctrineReading)>,
}

impl Doctrine {
    /// Returns the description of this doctrine if it is not the School's: `code`, `alta=code`. Exceptions that change
    /// nothing are left out.
    pub fn name(&self) -> Option<String> {
        let mut words: Vec<String> = Vec::new();
        if self.all != DoctrineReading::default() {
            words.push(self.all.key().to_owned());
        }
        let mut keys: Vec<&'static DoctrinePoint> =
            self.exceptions.iter().map(|(point, _)| *point).collect();
        keys.sort_by_key(|point| point.key);
        keys.dedup();
        let apart = keys.into_iter().filter(|point| self.of(point) != self.all);
        words.extend(apart.map(|point| format!("{}={}", point.key, self.of(point).key())));
        (!words.is_empty()).then(|| words.join(","))
    }

    /// Returns the reading of this point.
    pub fn of(&self, point: &'static DoctrinePoint) -> DoctrineReading {
        let exception = self.exceptions.iter().rev().find(|(other, _)| *other == point);
        exception.map_or(self.all, |(_, reading)| *reading)
    }
}
