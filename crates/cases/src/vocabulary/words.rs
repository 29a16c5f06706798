//! The words of the vocabularies as they are typed and printed.

use arbitro_laws::record::PenaltyGrade;
use arbitro_laws::record::event::{
    CardReach, Choice, EndedPhase, ExplanationTopic, Inspection, WrongCardCount,
};
use arbitro_laws::record::text::{Text, text};
use arbitro_laws::record::words::{Named, WordList};

/// A word of a vocabulary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VocabularyWord {
    /// The word in case files.
    pub name: &'static str,
    /// Words that a director may type in place of the name or the printed words.
    pub typed: &'static [&'static str],
    /// The printed words.
    pub printed: Text,
}

fn word(
    value: impl Named,
    typed: &'static [&'static str],
    it: &'static str,
    en: &'static str,
) -> VocabularyWord {
    VocabularyWord { name: value.name(), typed, printed: text(it, en) }
}

/// A value with typed and printed words.
pub trait HasWord: Named {
    /// Returns the word for this value.
    fn word(self) -> VocabularyWord;
}

/// Returns the words of a vocabulary, in order.
pub fn words_in(list: WordList) -> Vec<VocabularyWord> {
    fn all<T: HasWord>() -> Vec<VocabularyWord> {
        T::ALL.iter().map(|value| value.word()).collect()
    }
    match list {
        WordList::Choices => all::<Choice>(),
        WordList::Topics => all::<ExplanationTopic>(),
        WordList::Inspections => all::<Inspection>(),
        WordList::Closings => all::<EndedPhase>(),
        WordList::Reaches => all::<CardReach>(),
        WordList::Grades => all::<PenaltyGrade>(),
        WordList::Tallies => all::<WrongCardCount>(),
    }
}

/// Returns the question to which the words of this vocabulary are the answers.
pub const fn vocabulary_question(list: WordList) -> Text {
    match list {
        WordList::Choices => text("Che cosa sceglie? {words}:", "What does he choose? {words}:"),
        WordList::Topics => text("Di che cosa? {words}:", "Of what? {words}:"),
        WordList::Inspections => text("Che cosa? {words}:", "What? {words}:"),
        WordList::Closings => text("Che cosa finisce? {words}:", "What ends? {words}:"),
        WordList::Tallies => text("Quante? {words}:", "How many? {words}:"),
        WordList::Reaches | WordList::Grades => text("Quale? {words}:", "Which? {words}:"),
    }
}

impl HasWord for Choice {
    fn word(self) -> VocabularyWord {
        match self {
            Choice::Accept => word(self, &["accetta", "accetto"], "accetta", "accepts"),
            Choice::Refuse => word(self, &["rifiuta", "rifiuto"], "rifiuta", "refuses"),
            Choice::Withdraw => {
                word(self, &["ritira", "riprende"], "riprende la carta", "takes the card back")
            }
            Choice::Keep => word(self, &["lascia"], "lascia la carta", "leaves the card"),
            Choice::Free => word(self, &["libero"], "non chiede niente", "asks for nothing"),
            Choice::Highest => {
                word(self, &["alta"], "richiede la più alta", "requires the highest")
            }
            Choice::Lowest => {
                word(self, &["bassa"], "richiede la più bassa", "requires the lowest")
            }
            Choice::Require(_) => word(self, &["richiede"], "richiede un seme", "requires a suit"),
            Choice::Forbid(_) => word(self, &["proibisce"], "proibisce un seme", "forbids a suit"),
        }
    }
}

impl HasWord for ExplanationTopic {
    fn word(self) -> VocabularyWord {
        match self {
            ExplanationTopic::Call => word(self, &["chiamata"], "una chiamata", "a call"),
            ExplanationTopic::Play => word(self, &["giocata"], "una giocata", "a play"),
        }
    }
}

impl HasWord for Inspection {
    fn word(self) -> VocabularyWord {
        match self {
            Inspection::LastTrick => {
                word(self, &["presa"], "le carte della presa", "the cards of the trick")
            }
            Inspection::OwnCard => word(self, &["propria"], "la sua ultima carta", "his last card"),
            Inspection::Quitted => {
                word(self, &["coperte"], "le prese già coperte", "quitted tricks")
            }
        }
    }
}

impl HasWord for EndedPhase {
    fn word(self) -> VocabularyWord {
        match self {
            EndedPhase::Play => word(self, &["gioco"], "il gioco", "the play"),
            EndedPhase::Board => {
                word(self, &["smazzata"], "il board, rimesso a posto", "the board, put back")
            }
            EndedPhase::NextBoard => {
                word(self, &[], "chiama nel board successivo", "he calls on the next board")
            }
            EndedPhase::Round => word(self, &["turno"], "il turno", "the round"),
            EndedPhase::CorrectionPeriod => word(
                self,
                &["periodo di correzione"],
                "il periodo di correzione",
                "the correction period",
            ),
        }
    }
}

impl HasWord for CardReach {
    fn word(self) -> VocabularyWord {
        match self {
            CardReach::Hand => word(self, &["mano"], "vicino a sé", "close to himself"),
            CardReach::Aloft => word(self, &[], "ben sopra il tavolo", "well above the table"),
            CardReach::Near => word(self, &["vicino"], "vicino al tavolo", "near the table"),
            CardReach::Table => word(
                self,
                &["tavolo"],
                "a contatto o quasi con il tavolo",
                "touching the table or nearly",
            ),
        }
    }
}

impl HasWord for PenaltyGrade {
    fn word(self) -> VocabularyWord {
        match self {
            PenaltyGrade::Major => word(self, &["maggiore"], "maggiore", "major"),
            PenaltyGrade::Minor => word(self, &["minore"], "minore", "minor"),
        }
    }
}

impl HasWord for WrongCardCount {
    fn word(self) -> VocabularyWord {
        match self {
            WrongCardCount::Fourteen => word(self, &["quattordici"], "quattordici", "fourteen"),
            WrongCardCount::Twelve => word(self, &["dodici"], "dodici", "twelve"),
        }
    }
}
