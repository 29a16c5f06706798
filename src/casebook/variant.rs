//! stub
use super::Item;
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant;
impl Variant {
    pub const AS_WRITTEN: Variant = Variant;
    pub fn key(self) -> String { "0:CDHS".to_owned() }
    pub fn from_key(key: &str) -> Option<Variant> { (key == "0:CDHS").then_some(Variant) }
}
impl Item {
    pub fn varied(&self, _: Variant) -> Option<Item> { Some(self.clone()) }
    pub fn variants(&self, _: bool, _: bool) -> Vec<Variant> { vec![Variant] }
}
