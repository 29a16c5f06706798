//! The four seats and the two sides.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A seat at the table, in the order of play (clockwise).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// North.
    North,
    /// East.
    East,
    /// South.
    South,
    /// West.
    West,
}

impl Seat {
    /// The four seats, clockwise from North.
    pub const ALL: [Seat; 4] = [Seat::North, Seat::East, Seat::South, Seat::West];

    /// Returns the seat that is `quarters` places clockwise from this seat.
    pub const fn turned(self, quarters: u8) -> Seat {
        Seat::ALL[(self as usize + quarters as usize) % 4]
    }

    /// Returns the left-hand opponent, who plays after this seat.
    pub const fn lho(self) -> Seat {
        self.turned(1)
    }

    /// Returns the seat opposite.
    pub const fn partner(self) -> Seat {
        self.turned(2)
    }

    /// Returns the right-hand opponent, who plays before this seat.
    pub const fn rho(self) -> Seat {
        self.turned(3)
    }

    /// Returns the partnership of this seat.
    pub const fn side(self) -> Side {
        match self {
            Seat::North | Seat::South => Side::NorthSouth,
            Seat::East | Seat::West => Side::EastWest,
        }
    }

    /// Returns how many places clockwise from `other` this seat is: 0 to 3.
    pub const fn after(self, other: Seat) -> u8 {
        (self as u8 + 4 - other as u8) % 4
    }

    /// Returns the letter of PBN: N, E, S, W.
    pub const fn letter(self) -> char {
        match self {
            Seat::North => 'N',
            Seat::East => 'E',
            Seat::South => 'S',
            Seat::West => 'W',
        }
    }

    /// Reads a seat that is named by its letter alone.
    pub fn named(word: &str) -> Option<Seat> {
        let mut letters = word.chars();
        letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none())
    }

    /// Reads a letter in either case; `O` (Ovest) is West.
    pub const fn from_letter(letter: char) -> Option<Seat> {
        match letter.to_ascii_uppercase() {
            'N' => Some(Seat::North),
            'E' => Some(Seat::East),
            'S' => Some(Seat::South),
            'W' | 'O' => Some(Seat::West),
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A partnership.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// North and South.
    NorthSouth,
    /// East and West.
    EastWest,
}

impl Side {
    /// Both sides, North-South first.
    pub const ALL: [Side; 2] = [Side::NorthSouth, Side::EastWest];

    /// Returns the other side.
    pub const fn opponents(self) -> Side {
        match self {
            Side::NorthSouth => Side::EastWest,
            Side::EastWest => Side::NorthSouth,
        }
    }

    /// Returns the side after the table is turned by `quarters`.
    pub const fn turned(self, quarters: u8) -> Side {
        if quarters.is_multiple_of(2) { self } else { self.opponents() }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::NorthSouth => "NS",
            Side::EastWest => "EW",
        })
    }
}

/// One value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    /// Returns the values with their seats, clockwise from North.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// Returns the same values after the table is turned by `quarters`.
    pub fn turned(self, quarters: u8) -> BySeat<T> {
        let mut values = self.0;
        values.rotate_right(quarters as usize % 4);
        BySeat(values)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_the_table_carries_each_value_to_its_new_seat() {
        let turned = BySeat(['n', 'e', 's', 'w']).turned(1);
        for seat in Seat::ALL {
            assert_eq!(turned[seat.turned(1)].to_ascii_uppercase(), seat.letter());
        }
    }
}
