//! Vocabularies: lists of words with one meaning each, for choices, topics, inspections and similar values.

use crate::bridge::Suit;

use super::duty::PenaltyGrade;
use super::event::{CardReach, Choice, EndedPhase, ExplanationTopic, Inspection, WrongCardCount};

/// A value that is written in a record as a word of a vocabulary.
pub trait Named: Copy + 'static {
    /// All values, in the order of the vocabulary.
    const ALL: &'static [Self];

    /// The word for this value.
    fn name(self) -> &'static str;

    /// The value of a word; `None` if the vocabulary lacks the word.
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.name() == name)
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
    /// The phases of a session that a record may state to be over.
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
    pub fn names(self) -> Vec<&'static str> {
        fn all<T: Named>() -> Vec<&'static str> {
            T::ALL.iter().map(|value| value.name()).collect()
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
}

impl Named for Choice {
    /// A choice of a suit is listed once, with spades as a placeholder; [`Choice::with_suit`] sets the suit.
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

    fn name(self) -> &'static str {
        match self {
            Choice::Accept => "accept",
            Choice::Refuse => "refuse",
            Choice::Withdraw => "withdraw",
            Choice::Keep => "keep",
            Choice::Free => "free",
            Choice::Highest => "highest",
            Choice::Lowest => "lowest",
            Choice::Require(_) => "require",
            Choice::Forbid(_) => "forbid",
        }
    }
}

impl Choice {
    /// The key of the reply that corresponds to this choice, in a question put to a player.
    pub fn key(self) -> &'static str {
        self.name()
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

impl Named for ExplanationTopic {
    const ALL: &'static [ExplanationTopic] = &[ExplanationTopic::Call, ExplanationTopic::Play];

    fn name(self) -> &'static str {
        match self {
            ExplanationTopic::Call => "call",
            ExplanationTopic::Play => "play",
        }
    }
}

impl Named for Inspection {
    const ALL: &'static [Inspection] =
        &[Inspection::LastTrick, Inspection::OwnCard, Inspection::Quitted];

    fn name(self) -> &'static str {
        match self {
            Inspection::LastTrick => "trick",
            Inspection::OwnCard => "own",
            Inspection::Quitted => "quitted",
        }
    }
}

impl Named for EndedPhase {
    const ALL: &'static [EndedPhase] = &[
        EndedPhase::Play,
        EndedPhase::Board,
        EndedPhase::NextBoard,
        EndedPhase::Round,
        EndedPhase::CorrectionPeriod,
    ];

    fn name(self) -> &'static str {
        match self {
            EndedPhase::Play => "play",
            EndedPhase::Board => "board",
            EndedPhase::NextBoard => "next-board",
            EndedPhase::Round => "round",
            EndedPhase::CorrectionPeriod => "correction-period",
        }
    }
}

impl Named for CardReach {
    const ALL: &'static [CardReach] =
        &[CardReach::Hand, CardReach::Aloft, CardReach::Near, CardReach::Table];

    fn name(self) -> &'static str {
        match self {
            CardReach::Hand => "hand",
            CardReach::Aloft => "aloft",
            CardReach::Near => "near",
            CardReach::Table => "table",
        }
    }
}

impl Named for PenaltyGrade {
    const ALL: &'static [PenaltyGrade] = &[PenaltyGrade::Major, PenaltyGrade::Minor];

    fn name(self) -> &'static str {
        match self {
            PenaltyGrade::Major => "major",
            PenaltyGrade::Minor => "minor",
        }
    }
}

impl Named for WrongCardCount {
    const ALL: &'static [WrongCardCount] = &[WrongCardCount::Fourteen, WrongCardCount::Twelve];

    fn name(self) -> &'static str {
        match self {
            WrongCardCount::Fourteen => "14",
            WrongCardCount::Twelve => "12",
        }
    }
}
