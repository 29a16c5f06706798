//! Words that each say one of a few things: what is chosen or explained, what is inspected, what ends.

use crate::bridge::Suit;

use super::duty::Grade;
use super::event::{Choice, Closing, Inspection, Reach, Tally, Topic};
use super::text::{Text, text};

/// A word: in a case file, as it is typed in Italian, and as it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    pub name: &'static str,
    pub typed: &'static [&'static str],
    pub told: Text,
}

const fn word(
    name: &'static str,
    typed: &'static [&'static str],
    it: &'static str,
    en: &'static str,
) -> Word {
    Word { name, typed, told: text(it, en) }
}

/// Things that have a word each.
pub trait Worded: Copy + 'static {
    const ALL: &'static [Self];

    fn word(self) -> Word;

    /// What the word of a case file means.
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|meaning| meaning.word().name == name)
    }
}

/// The words among which one is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    Choices,
    Topics,
    Inspections,
    Closings,
    Reaches,
    Grades,
    Tallies,
}

impl List {
    pub const ALL: [List; 7] = [
        List::Choices,
        List::Topics,
        List::Inspections,
        List::Closings,
        List::Reaches,
        List::Grades,
        List::Tallies,
    ];

    pub fn words(self) -> Vec<Word> {
        fn all<T: Worded>() -> Vec<Word> {
            T::ALL.iter().map(|meaning| meaning.word()).collect()
        }
        match self {
            List::Choices => all::<Choice>(),
            List::Topics => all::<Topic>(),
            List::Inspections => all::<Inspection>(),
            List::Closings => all::<Closing>(),
            List::Reaches => all::<Reach>(),
            List::Grades => all::<Grade>(),
            List::Tallies => all::<Tally>(),
        }
    }

    /// The names of the words in case files.
    pub fn names(self) -> Vec<&'static str> {
        self.words().iter().map(|word| word.name).collect()
    }

    /// The question that one of the words answers.
    pub const fn question(self) -> Text {
        match self {
            List::Choices => text("Che cosa sceglie? {words}:", "What does he choose? {words}:"),
            List::Topics => text("Di che cosa? {words}:", "Of what? {words}:"),
            List::Inspections => text("Che cosa? {words}:", "What? {words}:"),
            List::Closings => text("Che cosa finisce? {words}:", "What ends? {words}:"),
            List::Tallies => text("Quante? {words}:", "How many? {words}:"),
            List::Reaches | List::Grades => text("Quale? {words}:", "Which? {words}:"),
        }
    }
}

impl Worded for Choice {
    /// A choice of a suit stands here with any suit: [`Choice::with_suit`] names it.
    const ALL: &'static [Choice] = &[
        Choice::Accept,
        Choice::Refuse,
        Choice::Withdraw,
        Choice::Keep,
        Choice::Free,
        Choice::Highest,
        Choice::Lowest,
        Choice::Require(Suit::Spades),
        Choice::Forbid(Suit::Spades),
    ];

    fn word(self) -> Word {
        match self {
            Choice::Accept => word("accept", &["accetta", "accetto"], "accetta", "accepts"),
            Choice::Refuse => word("refuse", &["rifiuta", "rifiuto"], "rifiuta", "refuses"),
            Choice::Withdraw => word(
                "withdraw",
                &["ritira", "riprende"],
                "riprende la carta",
                "takes the card back",
            ),
            Choice::Keep => word("keep", &["lascia"], "lascia la carta", "leaves the card"),
            Choice::Free => word("free", &["libero"], "non chiede niente", "asks for nothing"),
            Choice::Highest => {
                word("highest", &["alta"], "richiede la più alta", "requires the highest")
            }
            Choice::Lowest => {
                word("lowest", &["bassa"], "richiede la più bassa", "requires the lowest")
            }
            Choice::Require(_) => {
                word("require", &["richiede"], "richiede un seme", "requires a suit")
            }
            Choice::Forbid(_) => {
                word("forbid", &["proibisce"], "proibisce un seme", "forbids a suit")
            }
        }
    }
}

impl Choice {
    /// The key of the reply that it gives to a player's question.
    pub fn key(self) -> &'static str {
        self.word().name
    }

    /// The suit that it names, if it is about one.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Choice::Require(suit) | Choice::Forbid(suit) => Some(suit),
            Choice::Accept
            | Choice::Refuse
            | Choice::Withdraw
            | Choice::Keep
            | Choice::Free
            | Choice::Highest
            | Choice::Lowest => None,
        }
    }

    /// The same choice about this suit, if it is about one.
    pub const fn with_suit(self, suit: Suit) -> Choice {
        match self {
            Choice::Require(_) => Choice::Require(suit),
            Choice::Forbid(_) => Choice::Forbid(suit),
            Choice::Accept
            | Choice::Refuse
            | Choice::Withdraw
            | Choice::Keep
            | Choice::Free
            | Choice::Highest
            | Choice::Lowest => self,
        }
    }
}

impl Worded for Topic {
    const ALL: &'static [Topic] = &[Topic::Call, Topic::Play];

    fn word(self) -> Word {
        match self {
            Topic::Call => word("call", &["chiamata"], "una chiamata", "a call"),
            Topic::Play => word("play", &["giocata"], "una giocata", "a play"),
        }
    }
}

impl Worded for Inspection {
    const ALL: &'static [Inspection] =
        &[Inspection::LastTrick, Inspection::OwnCard, Inspection::Quitted];

    fn word(self) -> Word {
        match self {
            Inspection::LastTrick => {
                word("trick", &["presa"], "le carte della presa", "the cards of the trick")
            }
            Inspection::OwnCard => {
                word("own", &["propria"], "la sua ultima carta", "his last card")
            }
            Inspection::Quitted => {
                word("quitted", &["coperte"], "le prese già coperte", "quitted tricks")
            }
        }
    }
}

impl Worded for Closing {
    const ALL: &'static [Closing] =
        &[Closing::Play, Closing::Board, Closing::NextBoard, Closing::Round];

    fn word(self) -> Word {
        match self {
            Closing::Play => word("play", &["gioco"], "il gioco", "the play"),
            Closing::Board => {
                word("board", &["smazzata"], "il board, rimesso a posto", "the board, put back")
            }
            Closing::NextBoard => {
                word("next-board", &[], "chiama nel board successivo", "he calls on the next")
            }
            Closing::Round => word("round", &["turno"], "il turno", "the round"),
        }
    }
}

impl Worded for Reach {
    const ALL: &'static [Reach] = &[Reach::Hand, Reach::Aloft, Reach::Near, Reach::Table];

    fn word(self) -> Word {
        match self {
            Reach::Hand => word("hand", &["mano"], "vicino a sé", "close to himself"),
            Reach::Aloft => word("aloft", &[], "ben sopra il tavolo", "well above the table"),
            Reach::Near => word("near", &["vicino"], "vicino al tavolo", "near the table"),
            Reach::Table => word(
                "table",
                &["tavolo"],
                "a contatto o quasi con il tavolo",
                "touching the table or nearly",
            ),
        }
    }
}

impl Worded for Grade {
    const ALL: &'static [Grade] = &[Grade::Major, Grade::Minor];

    fn word(self) -> Word {
        match self {
            Grade::Major => word("major", &["maggiore"], "maggiore", "major"),
            Grade::Minor => word("minor", &["minore"], "minore", "minor"),
        }
    }
}

impl Worded for Tally {
    const ALL: &'static [Tally] = &[Tally::Fourteen, Tally::Twelve];

    fn word(self) -> Word {
        match self {
            Tally::Fourteen => word("14", &["quattordici"], "quattordici", "fourteen"),
            Tally::Twelve => word("12", &["dodici"], "dodici", "twelve"),
        }
    }
}
