//! The acts of a record, each described once: its verb in case files, what it is about, who may do it, how it
//! is narrated and typed.
//!
//! An [`ActVerb`] is a row of data. The reader and the writer of cases, the narrator, the menu, the typed
//! lines of `decide` and the list in the manual use it. To add an act: a variant of [`Act`], its row in its
//! group of the menu, and its line in [`Act::values`], which the compiler demands.

pub mod values;

pub mod manual;

mod details;

mod cards;

mod calls;

mod exposures;

mod retractions;

mod speech;

mod director;

mod table_state;

use super::event::Act;
use super::text::{Text, text};
use super::words::WordList;

pub use details::{ActDetail, DetailPrompt};
pub use values::{ActValue, ActValues};

/// The kind of value of what an act is about, or of a detail.
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
    /// The player whose hand it is; by default the player who acts.
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
}

impl ValueKind {
    /// The question with which the menu asks for such a value.
    pub const fn question(self) -> Text {
        match self {
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
            ValueKind::Word(list) => list.question(),
            ValueKind::Tricks => text("Quante prese? (2, tutte):", "How many tricks? (2, all):"),
            ValueKind::Holding => text(
                "Che cosa ha ora? (H A5 solo queste, H 5+ almeno questa, H - nessuna):",
                "What does he hold now? (H A5 only these, H 5+ at least this, H - none):",
            ),
        }
    }
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
    /// The hand, on the player's side, has put the card on the table.
    WasPut,
    /// The player has put on the table the card that he replaces.
    OldWasPut,
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
    /// Its requirements in addition to those of the act.
    pub needs: &'static [ActRequirement],
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

/// A row of the table of acts.
#[derive(Clone, Copy, Debug)]
pub struct ActVerb {
    /// The verb in case files, which is typed in English too, with spaces for `_`.
    pub name: &'static str,
    /// Names that older case files have.
    pub old_names: &'static [&'static str],
    /// The verb as it is typed in Italian.
    pub italian: &'static str,
    /// Other verbs that directors type for it, in either language.
    pub typed_synonyms: &'static [&'static str],
    /// The kind of value that the act is about.
    pub about: ValueKind,
    /// The details that it may have.
    pub details: &'static [ActDetail],
    /// Its requirements.
    pub needs: &'static [ActRequirement],
    /// Makes the act from its values. `None` for statements about the table before the events.
    pub act: Option<fn(&ActValues) -> Option<Act>>,
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
    pub verbs: &'static [ActVerb],
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
            needs: &[],
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

    const fn needs(self, needs: &'static [ActRequirement]) -> ActForm {
        ActForm { needs, ..self }
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
impl ActVerb {
    const fn new(name: &'static str, it: &'static str, about: ValueKind) -> ActVerb {
        ActVerb {
            name,
            old_names: &[],
            italian: it,
            typed_synonyms: &[],
            about,
            details: &[],
            needs: &[],
            act: None,
            line: ActForm::new("", ""),
            manners: &[],
            manual: None,
        }
    }

    const fn also(self, also: &'static [&'static str]) -> ActVerb {
        ActVerb { typed_synonyms: also, ..self }
    }

    const fn with(self, details: &'static [ActDetail]) -> ActVerb {
        ActVerb { details, ..self }
    }

    const fn needs(self, needs: &'static [ActRequirement]) -> ActVerb {
        ActVerb { needs, ..self }
    }

    const fn makes(self, act: fn(&ActValues) -> Option<Act>) -> ActVerb {
        ActVerb { act: Some(act), ..self }
    }

    const fn line(self, line: ActForm) -> ActVerb {
        ActVerb { line, ..self }
    }

    const fn manners(self, manners: &'static [ActForm]) -> ActVerb {
        ActVerb { manners, ..self }
    }

    const fn manual(self, it: &'static str, en: &'static str) -> ActVerb {
        ActVerb { manual: Some(text(it, en)), ..self }
    }
}

/// The row of this verb. In a constant, an unknown verb is a compile error.
pub const fn verb(name: &str) -> &'static ActVerb {
    let (mut group, mut row) = (0, 0);
    loop {
        assert!(group < VERB_GROUPS.len(), "no row of the table of acts has this name");
        let verbs = VERB_GROUPS[group].verbs;
        if row == verbs.len() {
            (group, row) = (group + 1, 0);
        } else if same(verbs[row].name.as_bytes(), name.as_bytes()) {
            return &verbs[row];
        } else {
            row += 1;
        }
    }
}

const fn same(one: &[u8], two: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < two.len() && one[at] == two[at] {
        at += 1;
    }
    at == one.len() && at == two.len()
}

/// All rows, in the order of the menu.
pub fn verbs() -> impl Iterator<Item = &'static ActVerb> {
    VERB_GROUPS.iter().flat_map(|group| group.verbs)
}

/// The rows that are events of a case file.
pub fn event_verbs() -> impl Iterator<Item = &'static ActVerb> {
    verbs().filter(|verb| verb.act.is_some())
}

impl ActVerb {
    /// All details, including the words said, except for a call, which consists of them.
    pub fn all_details(&self) -> impl Iterator<Item = &'static ActDetail> {
        let speaks = self.act.is_some() && self.about != ValueKind::Call;
        self.details.iter().chain(speaks.then_some(&details::SAID))
    }

    /// Its lines in the menu.
    pub fn forms(&self) -> impl Iterator<Item = &ActForm> {
        [&self.line].into_iter().chain(self.manners)
    }

    /// The detail with this key.
    pub fn detail(&self, key: &str) -> Option<&'static ActDetail> {
        self.all_details().find(|detail| detail.key == key)
    }

    /// Whether case files use this name for the verb.
    pub fn is_named(&self, name: &str) -> bool {
        self.name == name || self.old_names.contains(&name)
    }
}

impl ActForm {
    /// The sentences, in the order in which they are tried.
    pub fn sentences(&self) -> impl Iterator<Item = ActSentence> {
        let plain = self.default_sentence.map(|text| ActSentence { when: &[], text });
        self.special_sentences.iter().copied().chain(plain)
    }
}

impl PartialEq for ActVerb {
    fn eq(&self, other: &ActVerb) -> bool {
        self.name == other.name
    }
}

impl Eq for ActVerb {}

/// A line of the menu.
#[derive(Clone, Copy, Debug)]
pub struct MenuLine {
    /// The verb.
    pub verb: &'static ActVerb,
    /// Its line.
    pub form: &'static ActForm,
}

impl PartialEq for MenuLine {
    fn eq(&self, other: &MenuLine) -> bool {
        (self.verb, self.form.stated_details) == (other.verb, other.form.stated_details)
    }
}

impl Eq for MenuLine {}

/// All lines, in the order of the menu.
pub fn menu_lines() -> impl Iterator<Item = MenuLine> {
    verbs().flat_map(|verb| verb.forms().map(move |form| MenuLine { verb, form }))
}

/// The first line of this verb, given in either language.
pub fn line_of_verb(verb: &str) -> Option<MenuLine> {
    menu_lines().find(|line| {
        line.verb.is_named(verb)
            || line.verb.italian == verb
            || line.verb.typed_synonyms.contains(&verb)
    })
}
