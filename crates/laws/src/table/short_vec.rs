//! A vector for short lists of small values. A table holds many such lists, most of them empty, and is copied
//! often.

use std::fmt::{self, Debug, Formatter};
use std::ops::{Deref, DerefMut};

use smallvec::{Array, SmallVec};

/// A short list stored inline. It is copied as a whole: a plain `SmallVec` copies its values one by one.
pub struct ShortVec<A: Array>(SmallVec<A>);

impl<A: Array> ShortVec<A> {
    /// An empty list.
    pub fn new() -> ShortVec<A> {
        ShortVec(SmallVec::new())
    }
}

impl<A: Array<Item: Copy>> From<&[A::Item]> for ShortVec<A> {
    fn from(values: &[A::Item]) -> ShortVec<A> {
        if values.is_empty() { ShortVec::new() } else { ShortVec(SmallVec::from_slice(values)) }
    }
}

impl<A: Array<Item: Copy>> Clone for ShortVec<A> {
    fn clone(&self) -> ShortVec<A> {
        ShortVec::from(self.as_slice())
    }
}

impl<A: Array> Default for ShortVec<A> {
    fn default() -> ShortVec<A> {
        ShortVec::new()
    }
}

impl<A: Array<Item: PartialEq>> PartialEq for ShortVec<A> {
    fn eq(&self, other: &ShortVec<A>) -> bool {
        self.0 == other.0
    }
}

impl<A: Array<Item: Eq>> Eq for ShortVec<A> {}

impl<A: Array<Item: Debug>> Debug for ShortVec<A> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<A: Array> Deref for ShortVec<A> {
    type Target = SmallVec<A>;
    fn deref(&self) -> &SmallVec<A> {
        &self.0
    }
}

impl<A: Array> DerefMut for ShortVec<A> {
    fn deref_mut(&mut self) -> &mut SmallVec<A> {
        &mut self.0
    }
}

impl<A: Array> IntoIterator for ShortVec<A> {
    type Item = A::Item;
    type IntoIter = smallvec::IntoIter<A>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'f, A: Array> IntoIterator for &'f ShortVec<A> {
    type Item = &'f A::Item;
    type IntoIter = std::slice::Iter<'f, A::Item>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
