//! Vocabularies: lists of words with one meaning each, for choices, topics, inspections and similar values.

use crate::bridge::Suit;

use super::duty::PenaltyGrade;
use super::event::{CardReach, Choice, EndedPhase, ExplanationTopic, Inspection, WrongCardCount};
use super::text::{Text, text};

/// A word of a vocabulary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VocabularyWord {
    /// The word in case files.
    pub name: &'static str,
    /// The words that a director may type.
    pub typed: &'static [&'static str],
    /// The printed words.
    pub printed: Text,
}

const fn word(
    name: &'static str,
    typed: &'static [&'static str],
    it: &'static str,
    en: &'static str,
) -> VocabularyWord {
    VocabularyWord { name, typed, printed: text(it, en) }
}

/// A value with a word in a vocabulary.
pub trait HasWord: Copy + 'static {
    /// All values, in the order of the vocabulary.
    const ALL: &'static [Self];

    /// The word for this value.
    fn word(self) -> VocabularyWord;

    /// The value of a word in case files.
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|meaning| meaning.word().name == name)
    }
}

/// A vocabulary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordList {
    /// The choices of a player.
    Choices,
    /// The topics of an explanation.
    Topics,
    /// The inspections of turned tricks.
    Inspections,
    /// The phases that end.
    Closings,
    /// The distances of a card from the table.
    Reaches,
    /// The grades of penalty cards.
    Grades,
    /// The wrong numbers of cards.
    Tallies,
}

impl WordList {
    /// All vocabularies.
    pub const ALL: [WordList; 7] = [
        WordList::Choices,
        WordList::Topics,
        WordList::Inspections,
        WordList::Closings,
        WordList::Reaches,
        WordList::Grades,
        WordList::Tallies,
    ];

    /// The words, in order.
    pub fn words(self) -> Vec<VocabularyWord> {
        fn all<T: HasWord>() -> Vec<VocabularyWord> {
            T::ALL.iter().map(|meaning| meaning.word()).collect()
        }
        match self {
            WordList::Choices => all::<Choice>(),
            WordList::Topics => all::<ExplanationTopic>(),
            WordList::Inspections => all::<Inspection>(),
            WordList::Closings => all::<EndedPhase>(),
            WordList::Reaches => all::<CardReach>(),
            WordList::Grades => all::<PenaltyGrade>(),
            WordList::Tallies => all::<WrongCardCount>(),
        }
    }

    /// The words in case files, in order.
    pub fn names(self) -> Vec<&'static str> {
        self.words().iter().map(|word| word.name).collect()
    }

    /// The question that is answered with one of the words.
    pub const fn question(self) -> Text {
        match self {
            WordList::Choices => {
                text("Che cosa sceglie? {words}:", "What does he choose? {words}:")
            }
            WordList::Topics => text("Di che cosa? {words}:", "Of what? {words}:"),
            WordList::Inspections => text("Che cosa? {words}:", "What? {words}:"),
            WordList::Closings => text("Che cosa finisce? {words}:", "What ends? {words}:"),
            WordList::Tallies => text("Quante? {words}:", "How many? {words}:"),
            WordList::Reaches | WordList::Grades => text("Quale? {words}:", "Which? {words}:"),
        }
    }
}

impl HasWord for Choice {
    /// A choice of a suit is listed with any suit; [`Choice::with_suit`] sets the suit.
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

    fn word(self) -> VocabularyWord {
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
    /// The key of the reply to a player's question that corresponds to this choice.
    pub fn key(self) -> &'static str {
        self.word().name
    }

    /// The suit of the choice, if it has one.
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

    /// The same choice with this suit, if the choice has a suit.
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

impl HasWord for ExplanationTopic {
    const ALL: &'static [ExplanationTopic] = &[ExplanationTopic::Call, ExplanationTopic::Play];

    fn word(self) -> VocabularyWord {
        match self {
            ExplanationTopic::Call => word("call", &["chiamata"], "una chiamata", "a call"),
            ExplanationTopic::Play => word("play", &["giocata"], "una giocata", "a play"),
        }
    }
}

impl HasWord for Inspection {
    const ALL: &'static [Inspection] =
        &[Inspection::LastTrick, Inspection::OwnCard, Inspection::Quitted];

    fn word(self) -> VocabularyWord {
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

impl HasWord for EndedPhase {
    const ALL: &'static [EndedPhase] =
        &[EndedPhase::Play, EndedPhase::Board, EndedPhase::NextBoard, EndedPhase::Round];

    fn word(self) -> VocabularyWord {
        match self {
            EndedPhase::Play => word("play", &["gioco"], "il gioco", "the play"),
            EndedPhase::Board => {
                word("board", &["smazzata"], "il board, rimesso a posto", "the board, put back")
            }
            EndedPhase::NextBoard => {
                word("next-board", &[], "chiama nel board successivo", "he calls on the next")
            }
            EndedPhase::Round => word("round", &["turno"], "il turno", "the round"),
        }
    }
}

impl HasWord for CardReach {
    const ALL: &'static [CardReach] =
        &[CardReach::Hand, CardReach::Aloft, CardReach::Near, CardReach::Table];

    fn word(self) -> VocabularyWord {
        match self {
            CardReach::Hand => word("hand", &["mano"], "vicino a sé", "close to himself"),
            CardReach::Aloft => word("aloft", &[], "ben sopra il tavolo", "well above the table"),
            CardReach::Near => word("near", &["vicino"], "vicino al tavolo", "near the table"),
            CardReach::Table => word(
                "table",
                &["tavolo"],
                "a contatto o quasi con il tavolo",
                "touching the table or nearly",
            ),
        }
    }
}

impl HasWord for PenaltyGrade {
    const ALL: &'static [PenaltyGrade] = &[PenaltyGrade::Major, PenaltyGrade::Minor];

    fn word(self) -> VocabularyWord {
        match self {
            PenaltyGrade::Major => word("major", &["maggiore"], "maggiore", "major"),
            PenaltyGrade::Minor => word("minor", &["minore"], "minore", "minor"),
        }
    }
}

impl HasWord for WrongCardCount {
    const ALL: &'static [WrongCardCount] = &[WrongCardCount::Fourteen, WrongCardCount::Twelve];

    fn word(self) -> VocabularyWord {
        match self {
            WrongCardCount::Fourteen => word("14", &["quattordici"], "quattordici", "fourteen"),
            WrongCardCount::Twelve => word("12", &["dodici"], "dodici", "twelve"),
        }
    }
}
