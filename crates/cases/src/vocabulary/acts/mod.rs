//! The words of the acts: their lines in the menu, typed verbs, sentences and explanations in the manual.
//!
//! Each [`VerbWords`] belongs to an act of [`arbitro_laws::record::acts`], where the act itself is defined.

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

/// Returns the question with which the menu asks for a value of this kind.
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
        ValueKind::TrickTotal => text("Quante prese? (0-13):", "How many tricks? (0-13):"),
        ValueKind::TrickNumber => text("Quale presa? (1-13):", "Which trick? (1-13):"),
        ValueKind::Tricks => text("Quante prese? (2, tutte):", "How many tricks? (2, all):"),
        ValueKind::Holding => text(
            "Che cosa ha ora? (H A5 solo queste, H 5+ almeno questa, H - nessuna):",
            "What does he hold now? (H A5 only these, H 5+ at least this, H - none):",
        ),
    }
}

/// A condition under which a sentence may be used.
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
    /// The detail with this key is set.
    Set(&'static str),
}

/// The template of a sentence that narrates an act. The slots of a template are `{who}`, the object of the act by its
/// kind (`{card}`, `{cards:or}`, `{seat}` ...) and the details by their keys. A form uses its first sentence whose
/// conditions hold and whose slots all have a value.
#[derive(Clone, Copy, Debug)]
pub struct ActSentence {
    /// The conditions, all of which must hold.
    pub when: &'static [SentenceCondition],
    /// The template.
    pub text: Text,
}

/// A line of the menu: one way of performing an act.
#[derive(Clone, Copy, Debug)]
pub struct ActForm {
    /// The details that this line of the menu sets without asking.
    pub stated_details: &'static [&'static str],
    /// The text in the menu.
    pub menu: Text,
    /// Whether the line is among those that the menu offers first.
    pub is_usual: bool,
    /// Sentences with conditions, tried before the default sentence.
    pub special_sentences: &'static [ActSentence],
    /// The sentence that is used if no special sentence applies.
    pub default_sentence: Option<Text>,
    /// Sentences that directors type, which the program understands but never prints.
    pub understood_sentences: &'static [ActSentence],
}

/// The words of an act.
#[derive(Clone, Copy, Debug)]
pub struct VerbWords {
    /// The act. The act's name is the English verb, which may be typed with spaces for `_`.
    pub verb: &'static ActVerb,
    /// The Italian verb, as typed.
    pub italian: &'static str,
    /// Other verbs, in either language, that directors type for the act.
    pub typed_synonyms: &'static [&'static str],
    /// The main line of the act in the menu.
    pub line: ActForm,
    /// Further lines of the act in the menu, one for each special manner.
    pub manners: &'static [ActForm],
    /// The explanation in the manual, if it says more than the menu.
    pub manual: Option<Text>,
}

/// A heading of the menu, with its verbs.
#[derive(Clone, Copy, Debug)]
pub struct VerbGroup {
    /// The heading.
    pub title: Text,
    /// The verbs below the heading.
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

/// Returns a sentence with its conditions.
const fn when(
    when: &'static [SentenceCondition],
    it: &'static str,
    en: &'static str,
) -> ActSentence {
    ActSentence { when, text: text(it, en) }
}

/// Builders for the lines of the menu.
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

/// Returns a sentence that is understood but never printed.
const fn also(it: &'static str, en: &'static str) -> ActSentence {
    when(&[], it, en)
}

/// Builders for the words of an act.
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

/// Returns the words of all acts, in the order of the menu.
pub fn verb_words() -> impl Iterator<Item = &'static VerbWords> {
    VERB_GROUPS.iter().flat_map(|group| group.verbs)
}

/// Returns the words of an act; `None` if the act has no line in the menu.
pub fn words_of(verb: &ActVerb) -> Option<&'static VerbWords> {
    verb_words().find(|words| words.verb == verb)
}

/// Returns the most specific line of the menu that fits these values.
pub fn form_of(values: &ActValues) -> Option<&'static ActForm> {
    let fits = |form: &&ActForm| form.stated_details.iter().all(|key| values.is(key));
    words_of(values.verb)?.forms().filter(fits).max_by_key(|form| form.stated_details.len())
}

impl VerbWords {
    /// Returns the lines of the act in the menu.
    pub fn forms(&self) -> impl Iterator<Item = &ActForm> {
        [&self.line].into_iter().chain(self.manners)
    }

    /// Returns true if `verb` names this act: by a name in case files, the Italian verb, or a synonym.
    pub fn is_called(&self, verb: &str) -> bool {
        self.verb.is_named(verb) || self.italian == verb || self.typed_synonyms.contains(&verb)
    }
}

impl ActForm {
    /// Returns the sentences, in the order in which they are tried.
    pub fn sentences(&self) -> impl Iterator<Item = ActSentence> {
        let plain = self.default_sentence.map(|text| ActSentence { when: &[], text });
        self.special_sentences.iter().copied().chain(plain)
    }
}

impl VerbGroup {
    /// Returns true if the verb is below this heading.
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

/// Returns all lines, in the order of the menu.
pub fn menu_lines() -> impl Iterator<Item = MenuLine> {
    verb_words().flat_map(lines_of)
}

/// Returns the main line of a verb, in either language.
pub fn line_of_verb(verb: &str) -> Option<MenuLine> {
    verb_words().find(|words| words.is_called(verb)).and_then(|words| lines_of(words).next())
}
