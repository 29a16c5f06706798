//! The acts in words: how each is listed in the menu, typed, narrated and explained in the manual.
//!
//! A [`VerbWords`] belongs to a row of [`arbitro_laws::record::acts`], which says what the act is.

mod details;

mod cards;

mod calls;

mod exposures;

mod retractions;

mod speech;

mod director;

mod table_state;

use arbitro_laws::record::acts::{ActValues, ActVerb, ValueKind, verb};
use arbitro_laws::record::text::{Text, text};

use super::words;

pub use details::{DetailPrompt, DetailWords, detail_words};

/// The question with which the menu asks for such a value.
pub const fn value_question(kind: ValueKind) -> Text {
    match kind {
        ValueKind::Done | ValueKind::Flag | ValueKind::Card => text(
            "Quale carta? (H4, ♥4, HR; Hx una piccola, x ignota):",
            "Which card? (H4, ♥4, HK; Hx a small one, x unknown):",
        ),
        ValueKind::Cards => text("Quali carte? (CK CJ):", "Which cards? (CK CJ):"),
        ValueKind::CardsOrAll => {
            text("Quali carte? (SK H4; invio: tutte):", "Which cards? (SK H4; Enter: all):")
        }
        ValueKind::Call | ValueKind::Said => text(
            "Con quali parole? (picche, cuori alta, la dama):",
            "In which words? (spades, high heart, the queen):",
        ),
        ValueKind::Seat | ValueKind::Owner | ValueKind::Seats => {
            text("Quale giocatore? (N E S O):", "Which player? (N E S W):")
        }
        ValueKind::Suit => text("Quale seme? (S H D C):", "Which suit? (S H D C):"),
        ValueKind::Word(list) => words::vocabulary_question(list),
        ValueKind::Tricks => text("Quante prese? (2, tutte):", "How many tricks? (2, all):"),
        ValueKind::Holding => text(
            "Che cosa ha ora? (H A5 solo queste, H 5+ almeno questa, H - nessuna):",
            "What does he hold now? (H A5 only these, H 5+ at least this, H - none):",
        ),
    }
}

/// A condition for a sentence to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SentenceCondition {
    /// The player is dummy.
    Dummy,
    /// The player is declarer.
    Declarer,
    /// The player is a defender.
    Defender,
    /// The player has held a card in view.
    HasShown,
    /// The act is about this word.
    Word(&'static str),
    /// This detail is set.
    Set(&'static str),
}

/// The template of a sentence that narrates an act. Its slots are `{who}`, what the act is about by its kind
/// (`{card}`, `{cards:or}`, `{seat}` ...) and the details by their keys. The first sentence whose conditions
/// hold and whose slots are known is used.
#[derive(Clone, Copy, Debug)]
pub struct ActSentence {
    /// The conditions, all of which must hold.
    pub when: &'static [SentenceCondition],
    /// The template.
    pub text: Text,
}

/// A line of the menu: one manner of an act.
#[derive(Clone, Copy, Debug)]
pub struct ActForm {
    /// The details that the line states by itself.
    pub stated_details: &'static [&'static str],
    /// The text in the menu.
    pub menu: Text,
    /// Whether it is among the lines that are offered first.
    pub is_usual: bool,
    /// Sentences for particular conditions, tried first.
    pub special_sentences: &'static [ActSentence],
    /// The sentence that is used otherwise.
    pub default_sentence: Option<Text>,
    /// Other sentences that directors type; they are understood and never printed.
    pub understood_sentences: &'static [ActSentence],
}

/// The words of an act.
#[derive(Clone, Copy, Debug)]
pub struct VerbWords {
    /// The act. Its name is the verb typed in English, with spaces for `_`.
    pub verb: &'static ActVerb,
    /// The verb as it is typed in Italian.
    pub italian: &'static str,
    /// Other verbs that directors type for it, in either language.
    pub typed_synonyms: &'static [&'static str],
    /// Its main line in the menu.
    pub line: ActForm,
    /// Its other lines in the menu, one for each special manner.
    pub manners: &'static [ActForm],
    /// The explanation in the manual, if it says more than the menu.
    pub manual: Option<Text>,
}

/// A heading of the menu, with its verbs.
#[derive(Clone, Copy, Debug)]
pub struct VerbGroup {
    /// The heading.
    pub title: Text,
    /// The verbs below it.
    pub verbs: &'static [VerbWords],
}

/// All acts, in the order of the menu.
pub const VERB_GROUPS: &[VerbGroup] = &[
    VerbGroup { title: text("Carte in tavola", "Cards on the table"), verbs: cards::VERBS },
    VerbGroup { title: text("Chiamate", "Calls"), verbs: calls::VERBS },
    VerbGroup { title: text("Carte viste", "Cards seen"), verbs: exposures::VERBS },
    VerbGroup { title: text("Carte riprese", "Cards back"), verbs: retractions::VERBS },
    VerbGroup { title: text("Parole e sguardi", "Words and looks"), verbs: speech::VERBS },
    VerbGroup { title: text("Arbitro e scelte", "Director and choices"), verbs: director::VERBS },
    VerbGroup {
        title: text("Com'era il tavolo", "How the table stood"),
        verbs: table_state::VERBS,
    },
];

/// A sentence with its conditions.
const fn when(
    when: &'static [SentenceCondition],
    it: &'static str,
    en: &'static str,
) -> ActSentence {
    ActSentence { when, text: text(it, en) }
}

/// Building a line.
impl ActForm {
    const fn new(it: &'static str, en: &'static str) -> ActForm {
        let menu = text(it, en);
        ActForm {
            stated_details: &[],
            menu,
            is_usual: false,
            special_sentences: &[],
            default_sentence: None,
            understood_sentences: &[],
        }
    }

    const fn says(self, says: &'static [&'static str]) -> ActForm {
        ActForm { stated_details: says, ..self }
    }

    const fn usual(self) -> ActForm {
        ActForm { is_usual: true, ..self }
    }

    const fn special(self, special: &'static [ActSentence]) -> ActForm {
        ActForm { special_sentences: special, ..self }
    }

    const fn narrated(self, it: &'static str, en: &'static str) -> ActForm {
        ActForm { default_sentence: Some(text(it, en)), ..self }
    }

    const fn heard(self, heard: &'static [ActSentence]) -> ActForm {
        ActForm { understood_sentences: heard, ..self }
    }
}

/// A sentence that is understood and never printed.
const fn also(it: &'static str, en: &'static str) -> ActSentence {
    when(&[], it, en)
}

/// Building a row.
impl VerbWords {
    const fn new(name: &str, it: &'static str) -> VerbWords {
        VerbWords::of(verb(name), it)
    }

    const fn of(verb: &'static ActVerb, it: &'static str) -> VerbWords {
        VerbWords {
            verb,
            italian: it,
            typed_synonyms: &[],
            line: ActForm::new("", ""),
            manners: &[],
            manual: None,
        }
    }

    const fn also(self, also: &'static [&'static str]) -> VerbWords {
        VerbWords { typed_synonyms: also, ..self }
    }

    const fn line(self, line: ActForm) -> VerbWords {
        VerbWords { line, ..self }
    }

    const fn manners(self, manners: &'static [ActForm]) -> VerbWords {
        VerbWords { manners, ..self }
    }

    const fn manual(self, it: &'static str, en: &'static str) -> VerbWords {
        VerbWords { manual: Some(text(it, en)), ..self }
    }
}

/// All rows, in the order of the menu.
pub fn verb_words() -> impl Iterator<Item = &'static VerbWords> {
    VERB_GROUPS.iter().flat_map(|group| group.verbs)
}

/// The words of an act.
pub fn words_of(verb: &ActVerb) -> Option<&'static VerbWords> {
    verb_words().find(|words| words.verb == verb)
}

/// The most specific line of the menu for these values.
pub fn form_of(values: &ActValues) -> Option<&'static ActForm> {
    let fits = |form: &&ActForm| form.stated_details.iter().all(|key| values.is(key));
    words_of(values.verb)?.forms().filter(fits).max_by_key(|form| form.stated_details.len())
}

impl VerbWords {
    /// Its lines in the menu.
    pub fn forms(&self) -> impl Iterator<Item = &ActForm> {
        [&self.line].into_iter().chain(self.manners)
    }

    /// Whether this is the verb, in the words of case files or as it is typed in either language.
    pub fn is_called(&self, verb: &str) -> bool {
        self.verb.is_named(verb) || self.italian == verb || self.typed_synonyms.contains(&verb)
    }
}

impl ActForm {
    /// The sentences, in the order in which they are tried.
    pub fn sentences(&self) -> impl Iterator<Item = ActSentence> {
        let plain = self.default_sentence.map(|text| ActSentence { when: &[], text });
        self.special_sentences.iter().copied().chain(plain)
    }
}

impl VerbGroup {
    /// Whether the verb is below this heading.
    pub fn contains(&self, verb: &ActVerb) -> bool {
        self.verbs.iter().any(|words| words.verb == verb)
    }
}

/// A line of the menu.
#[derive(Clone, Copy, Debug)]
pub struct MenuLine {
    /// The verb.
    pub verb: &'static ActVerb,
    /// The words of the verb.
    pub words: &'static VerbWords,
    /// The form of the act that the line offers.
    pub form: &'static ActForm,
}

impl PartialEq for MenuLine {
    fn eq(&self, other: &MenuLine) -> bool {
        (self.verb, self.form.stated_details) == (other.verb, other.form.stated_details)
    }
}

impl Eq for MenuLine {}

fn lines_of(words: &'static VerbWords) -> impl Iterator<Item = MenuLine> {
    words.forms().map(move |form| MenuLine { verb: words.verb, words, form })
}

/// All lines, in the order of the menu.
pub fn menu_lines() -> impl Iterator<Item = MenuLine> {
    verb_words().flat_map(lines_of)
}

/// The main line of a verb, given in either language.
pub fn line_of_verb(verb: &str) -> Option<MenuLine> {
    verb_words().find(|words| words.is_called(verb)).and_then(|words| lines_of(words).next())
}
