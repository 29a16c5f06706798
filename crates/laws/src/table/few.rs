//! Short lists of small values: a table holds many, mostly empty, and is copied often.

use std::fmt::{self, Debug, Formatter};
use std::ops::{Deref, DerefMut};

use smallvec::{Array, SmallVec};

/// A list that is mostly empty or short. It stands where it is kept, and is copied as a whole: a `SmallVec` copies its
/// values one by one.
pub struct Few<A: Array>(SmallVec<A>);

impl<A: Array> Few<A> {
    pub fn new() -> Few<A> {
        Few(SmallVec::new())
    }
}

impl<A: Array<Item: Copy>> From<&[A::Item]> for Few<A> {
    fn from(values: &[A::Item]) -> Few<A> {
        if values.is_empty() { Few::new() } else { Few(SmallVec::from_slice(values)) }
    }
}

impl<A: Array<Item: Copy>> Clone for Few<A> {
    fn clone(&self) -> Few<A> {
        Few::from(self.as_slice())
    }
}

impl<A: Array> Default for Few<A> {
    fn default() -> Few<A> {
        Few::new()
    }
}

impl<A: Array<Item: PartialEq>> PartialEq for Few<A> {
    fn eq(&self, other: &Few<A>) -> bool {
        self.0 == other.0
    }
}

impl<A: Array<Item: Eq>> Eq for Few<A> {}

impl<A: Array<Item: Debug>> Debug for Few<A> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<A: Array> Deref for Few<A> {
    type Target = SmallVec<A>;
    fn deref(&self) -> &SmallVec<A> {
        &self.0
    }
}

impl<A: Array> DerefMut for Few<A> {
    fn deref_mut(&mut self) -> &mut SmallVec<A> {
        &mut self.0
    }
}

impl<A: Array> IntoIterator for Few<A> {
    type Item = A::Item;
    type IntoIter = smallvec::IntoIter<A>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'f, A: Array> IntoIterator for &'f Few<A> {
    type Item = &'f A::Item;
    type IntoIter = std::slice::Iter<'f, A::Item>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
