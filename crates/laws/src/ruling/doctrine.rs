//! Points on which the Code's words and the School's teaching part.

use crate::record::text::Text;

/// A named point of doctrine.
#[derive(Debug)]
pub struct DoctrinePoint {
    /// The name by which a user switches it, such as `alta`.
    pub key: &'static str,
    pub title: Text,
    /// What the School teaches.
    pub school: Text,
    /// What the Code's words say.
    pub code: Text,
}

impl PartialEq for DoctrinePoint {
    fn eq(&self, other: &DoctrinePoint) -> bool {
        std::ptr::eq(self, other)
    }
}

/// A way of reading a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DoctrineReading {
    #[default]
    School,
    Code,
}

impl DoctrineReading {
    pub const fn key(self) -> &'static str {
        match self {
            DoctrineReading::School => "school",
            DoctrineReading::Code => "code",
        }
    }
}

/// How each point is read: one reading for all, and exceptions.
#[derive(Clone, Debug, Default)]
pub struct Doctrine {
    pub all: DoctrineReading,
    pub exceptions: Vec<(&'static DoctrinePoint, DoctrineReading)>,
}

impl Doctrine {
    /// The words by which it is told from the School's: `code`, `alta=code`; `None` for the School's. Two that read every
    /// point alike have the same.
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

    pub fn of(&self, point: &'static DoctrinePoint) -> DoctrineReading {
        let exception = self.exceptions.iter().rev().find(|(other, _)| *other == point);
        exception.map_or(self.all, |(_, reading)| *reading)
    }
}
