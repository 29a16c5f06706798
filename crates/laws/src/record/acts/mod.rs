//! The acts of a record, each described once: its verb, the kind of value that it is about, its details and its
//! requirements.
//!
//! An [`ActVerb`] is a row of data, from which programs read and write acts. To add an act, add a variant of [`Act`],
//! its row in `rows.rs`, and its line in [`Act::values`]. The compiler demands the line, and the row that it names.

pub mod values;

mod rows;

use super::event::Act;
use super::words::WordList;
use rows::{ROWS, SAID};

pub use values::{ActValue, ActValues};

/// The kind of value that an act is about, or that a detail has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// Nothing: the act takes no value.
    Done,
    /// Yes or no.
    Flag,
    /// A card.
    Card,
    /// Several cards.
    Cards,
    /// Several cards, or the whole hand.
    CardsOrAll,
    /// The words of a call.
    Call,
    /// A player.
    Seat,
    /// The player whose hand the act concerns; by default the player who acts.
    Owner,
    /// Some of the players.
    Seats,
    /// A suit.
    Suit,
    /// A word of this vocabulary.
    Word(WordList),
    /// The holding of a hand, by suits.
    Holding,
    /// The words that were said.
    Said,
    /// A number of the remaining tricks.
    Tricks,
    /// A number of the tricks of a board; none is a number too.
    TrickTotal,
    /// A trick, by its number in the board.
    TrickNumber,
}

/// A requirement for an act to be possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActRequirement {
    /// The player holds the card.
    HisCard,
    /// The card is dummy's.
    DummysCard,
    /// The player is dummy.
    Dummy,
    /// The player is not dummy.
    NotDummy,
    /// The player is not a defender.
    NotDefender,
    /// The player has called a card.
    Called,
    /// The opening lead has not been faced.
    LeadNotFaced,
    /// The player has led face down.
    LedFaceDown,
    /// The player's side has given an explanation on this topic.
    Explained,
    /// The hand belongs to the player's side, and has put the card on the table, or let it be seen or known.
    WasPut,
    /// The player has put on the table the card that he replaces, if he names that card.
    OldWasPut,
    /// The trick may have been completed.
    TrickEnded,
}

/// When an act must state a detail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DetailPresence {
    /// The detail may be left out.
    Optional,
    /// The detail may be left out, and the menu does not ask for it.
    Unasked,
    /// The detail must be stated.
    Required,
    /// The detail must be stated if the act is a choice of a suit.
    RequiredWithSuit,
}

/// A detail of an act.
#[derive(Clone, Copy, Debug)]
pub struct ActDetail {
    /// The key of the detail.
    pub key: &'static str,
    /// The kind of its value.
    pub kind: ValueKind,
    /// When the detail must be stated.
    pub presence: DetailPresence,
    /// The requirements besides those of the row, if this detail is stated; for a flag, if it is set.
    pub needs: &'static [ActRequirement],
}

impl ActDetail {
    /// An optional detail without requirements.
    pub const fn new(key: &'static str, kind: ValueKind) -> ActDetail {
        ActDetail { key, kind, presence: DetailPresence::Optional, needs: &[] }
    }
}

/// A row of the table of acts.
#[derive(Clone, Copy, Debug)]
pub struct ActVerb {
    /// The verb, in the third person: `plays`, `wants_back`.
    pub name: &'static str,
    /// Earlier names of the verb, which are still read.
    pub old_names: &'static [&'static str],
    /// The kind of value that the act is about.
    pub about: ValueKind,
    /// The details that it may have.
    pub details: &'static [ActDetail],
    /// Its requirements.
    pub needs: &'static [ActRequirement],
    /// Makes the act from its values. `None` for a statement that is no act, such as what a player holds.
    pub act: Option<fn(&ActValues) -> Option<Act>>,
}

impl ActVerb {
    /// A row without details, requirements or act.
    pub const fn new(name: &'static str, about: ValueKind) -> ActVerb {
        ActVerb { name, old_names: &[], about, details: &[], needs: &[], act: None }
    }

    /// The same row with these details.
    pub const fn with(self, details: &'static [ActDetail]) -> ActVerb {
        ActVerb { details, ..self }
    }

    const fn needs(self, needs: &'static [ActRequirement]) -> ActVerb {
        ActVerb { needs, ..self }
    }

    const fn makes(self, act: fn(&ActValues) -> Option<Act>) -> ActVerb {
        ActVerb { act: Some(act), ..self }
    }

    /// All details, including the words said if the verb makes an act that does not itself consist of the words of a
    /// call.
    pub fn all_details(&self) -> impl Iterator<Item = &'static ActDetail> {
        let speaks = self.act.is_some() && self.about != ValueKind::Call;
        self.details.iter().chain(speaks.then_some(&SAID))
    }

    /// The detail with this key.
    pub fn detail(&self, key: &str) -> Option<&'static ActDetail> {
        self.all_details().find(|detail| detail.key == key)
    }

    /// Whether the verb has or had this name.
    pub fn is_named(&self, name: &str) -> bool {
        self.name == name || self.old_names.contains(&name)
    }
}

impl PartialEq for ActVerb {
    fn eq(&self, other: &ActVerb) -> bool {
        self.name == other.name
    }
}

impl Eq for ActVerb {}

/// The row of this verb. In a constant, an unknown verb is a compile error.
pub const fn verb(name: &str) -> &'static ActVerb {
    let mut row = 0;
    loop {
        assert!(row < ROWS.len(), "no row of the table of acts has this name");
        if same(ROWS[row].name.as_bytes(), name.as_bytes()) {
            return &ROWS[row];
        }
        row += 1;
    }
}

const fn same(one: &[u8], two: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < two.len() && one[at] == two[at] {
        at += 1;
    }
    at == one.len() && at == two.len()
}

/// All rows.
pub fn verbs() -> impl Iterator<Item = &'static ActVerb> {
    ROWS.iter()
}
