//! Points on which the Code's words and the School's teaching part.

use crate::vocabulary::text::Text;

/// A named point of doctrine.
#[derive(Debug)]
pub struct Point {
    /// The name by which a user switches it, such as `alta`.
    pub key: &'static str,
    pub title: Text,
    /// What the School teaches.
    pub school: Text,
    /// What the Code's words say.
    pub code: Text,
}

impl PartialEq for Point {
    fn eq(&self, other: &Point) -> bool {
        std::ptr::eq(self, other)
    }
}

/// A way of reading a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reading {
    #[default]
    School,
    Code,
}

impl Reading {
    pub const fn key(self) -> &'static str {
        match self {
            Reading::School => "school",
            Reading::Code => "code",
        }
    }
}

/// How each point is read: one reading for all, and exceptions.
#[derive(Clone, Debug, Default)]
pub struct Doctrine {
    pub all: Reading,
    pub exceptions: Vec<(&'static Point, Reading)>,
}

impl Doctrine {
    pub fn of(&self, point: &'static Point) -> Reading {
        let exception = self.exceptions.iter().rev().find(|(other, _)| *other == point);
        exception.map_or(self.all, |(_, reading)| *reading)
    }
}
