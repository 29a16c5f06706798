//! The acts of a record, each described once: its verb in case files, what it is about, who may do it, how it is
//! narrated and typed.
//!
//! A [`Verb`] is a row of data. The reader and the writer of cases, the narrator, the menu and the typed lines of
//! `decide`, and the list in the manual are made from it. To add an act: a variant of [`Act`], its row in the group
//! of the menu to which it belongs, and its line in [`Act::values`], for which the compiler asks.

pub mod values;

pub mod manual;

mod details;

mod cards;

mod calls;

mod sight;

mod back;

mod speech;

mod director;

mod before;

use super::event::Act;
use super::text::{Text, text};
use super::words::List;

pub use details::{Asked, Detail};
pub use values::{Value, Values};

/// What an act is about, or what a detail of it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Done, and about nothing.
    Done,
    Flag,
    Card,
    Cards,
    /// Cards, or the whole hand.
    CardsOrAll,
    /// The words of a call.
    Call,
    Seat,
    /// The player whose hand it is; his own unless another is said.
    Owner,
    /// Some of the players, or all.
    Seats,
    Suit,
    /// One of some words.
    Word(List),
    /// What a hand holds, by suits.
    Holding,
    /// Words that were said.
    Said,
    /// How many of the tricks left.
    Tricks,
}

impl Kind {
    /// The question that such a value answers, where an act is about it.
    pub const fn question(self) -> Text {
        match self {
            Kind::Done | Kind::Flag | Kind::Card => text(
                "Quale carta? (H4, ♥4, HR; Hx una piccola, x ignota):",
                "Which card? (H4, ♥4, HK; Hx a small one, x unknown):",
            ),
            Kind::Cards => text("Quali carte? (CK CJ):", "Which cards? (CK CJ):"),
            Kind::CardsOrAll => {
                text("Quali carte? (SK H4; invio: tutte):", "Which cards? (SK H4; Enter: all):")
            }
            Kind::Call | Kind::Said => text(
                "Con quali parole? (picche, cuori alta, la dama):",
                "In which words? (spades, high heart, the queen):",
            ),
            Kind::Seat | Kind::Owner | Kind::Seats => {
                text("Quale giocatore? (N E S O):", "Which player? (N E S W):")
            }
            Kind::Suit => text("Quale seme? (S H D C):", "Which suit? (S H D C):"),
            Kind::Word(list) => list.question(),
            Kind::Tricks => text("Quante prese? (2, tutte):", "How many tricks? (2, all):"),
            Kind::Holding => text(
                "Che cosa ha ora? (H A5 solo queste, H 5+ almeno questa, H - nessuna):",
                "What does he hold now? (H A5 only these, H 5+ at least this, H - none):",
            ),
        }
    }
}

/// What must be so for an act to be possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// He holds the card.
    HisCard,
    /// The card is dummy's.
    DummysCard,
    /// He is dummy.
    Dummy,
    NotDummy,
    NotDefender,
    /// He has called a card.
    Called,
    /// The opening lead has not been faced.
    LeadNotFaced,
    /// He has led face down.
    LedFaceDown,
    /// His side has explained such a thing.
    Explained,
    /// The hand, of his side, has put the card on the table.
    WasPut,
    /// He has put on the table the card in the place of which he puts another.
    OldWasPut,
}

/// When a sentence is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
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

/// A sentence that narrates an act, as a template. Its slots are `{who}`, what the act is about by its kind (`{card}`,
/// `{cards:or}`, `{seat}` ...) and the details by their keys. The first sentence whose conditions hold, and of which
/// everything is known, is said.
#[derive(Clone, Copy, Debug)]
pub struct Sentence {
    pub when: &'static [When],
    pub text: Text,
}

/// A line of the menu: one manner of the act.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The details that it says.
    pub says: &'static [&'static str],
    /// What it needs beside the needs of the act.
    pub needs: &'static [Needs],
    pub menu: Text,
    /// Whether it is among those that are offered first.
    pub is_usual: bool,
    /// Sentences that are said where they fit.
    pub special: &'static [Sentence],
    /// The sentence that is said elsewhere.
    pub plain: Option<Text>,
    /// Other sentences that directors type, which are understood and never said.
    pub heard: &'static [Sentence],
}

/// What players do and say: a row of the table of acts.
#[derive(Clone, Copy, Debug)]
pub struct Verb {
    /// The verb in case files, which is typed in English too, with spaces for `_`.
    pub name: &'static str,
    /// Names that older case files have.
    pub old: &'static [&'static str],
    /// The verb as it is typed in Italian.
    pub it: &'static str,
    /// Other verbs that directors type for it, in either language.
    pub also: &'static [&'static str],
    pub about: Kind,
    pub details: &'static [Detail],
    pub needs: &'static [Needs],
    /// The act of some values. What states how the table stood makes none.
    pub act: Option<fn(&Values) -> Option<Act>>,
    pub line: Form,
    /// Its other lines, for manners of their own.
    pub manners: &'static [Form],
    /// What the manual says of it, where that is more than the menu says.
    pub manual: Option<Text>,
}

/// A heading of the menu, with the verbs below it.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    pub title: Text,
    pub verbs: &'static [Verb],
}

/// All that can be entered, in the order of the menu.
pub const GROUPS: &[Group] = &[
    Group { title: text("Carte in tavola", "Cards on the table"), verbs: cards::VERBS },
    Group { title: text("Chiamate", "Calls"), verbs: calls::VERBS },
    Group { title: text("Carte viste", "Cards seen"), verbs: sight::VERBS },
    Group { title: text("Carte riprese", "Cards back"), verbs: back::VERBS },
    Group { title: text("Parole e sguardi", "Words and looks"), verbs: speech::VERBS },
    Group { title: text("Arbitro e scelte", "Director and choices"), verbs: director::VERBS },
    Group { title: text("Com'era il tavolo", "How the table stood"), verbs: before::VERBS },
];

/// A sentence with its conditions.
const fn when(when: &'static [When], it: &'static str, en: &'static str) -> Sentence {
    Sentence { when, text: text(it, en) }
}

/// Writing a line.
impl Form {
    const fn new(it: &'static str, en: &'static str) -> Form {
        let menu = text(it, en);
        Form { says: &[], needs: &[], menu, is_usual: false, special: &[], plain: None, heard: &[] }
    }

    const fn says(self, says: &'static [&'static str]) -> Form {
        Form { says, ..self }
    }

    const fn needs(self, needs: &'static [Needs]) -> Form {
        Form { needs, ..self }
    }

    const fn usual(self) -> Form {
        Form { is_usual: true, ..self }
    }

    const fn special(self, special: &'static [Sentence]) -> Form {
        Form { special, ..self }
    }

    const fn told(self, it: &'static str, en: &'static str) -> Form {
        Form { plain: Some(text(it, en)), ..self }
    }

    const fn heard(self, heard: &'static [Sentence]) -> Form {
        Form { heard, ..self }
    }
}

/// A sentence that is only understood.
const fn also(it: &'static str, en: &'static str) -> Sentence {
    when(&[], it, en)
}

/// Writing a row.
impl Verb {
    const fn new(name: &'static str, it: &'static str, about: Kind) -> Verb {
        Verb {
            name,
            old: &[],
            it,
            also: &[],
            about,
            details: &[],
            needs: &[],
            act: None,
            line: Form::new("", ""),
            manners: &[],
            manual: None,
        }
    }

    const fn also(self, also: &'static [&'static str]) -> Verb {
        Verb { also, ..self }
    }

    const fn with(self, details: &'static [Detail]) -> Verb {
        Verb { details, ..self }
    }

    const fn needs(self, needs: &'static [Needs]) -> Verb {
        Verb { needs, ..self }
    }

    const fn makes(self, act: fn(&Values) -> Option<Act>) -> Verb {
        Verb { act: Some(act), ..self }
    }

    const fn line(self, line: Form) -> Verb {
        Verb { line, ..self }
    }

    const fn manners(self, manners: &'static [Form]) -> Verb {
        Verb { manners, ..self }
    }

    const fn manual(self, it: &'static str, en: &'static str) -> Verb {
        Verb { manual: Some(text(it, en)), ..self }
    }
}

/// The verb of this name. In a constant the compiler refuses a name that no row has.
pub const fn verb(name: &str) -> &'static Verb {
    let (mut group, mut row) = (0, 0);
    loop {
        assert!(group < GROUPS.len(), "no row of the table of acts has this name");
        let verbs = GROUPS[group].verbs;
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
pub fn verbs() -> impl Iterator<Item = &'static Verb> {
    GROUPS.iter().flat_map(|group| group.verbs)
}

/// The rows that state an event of a case file.
pub fn of_events() -> impl Iterator<Item = &'static Verb> {
    verbs().filter(|verb| verb.act.is_some())
}

impl Verb {
    /// All details, with the words that were said: of a call these are the call itself.
    pub fn all_details(&self) -> impl Iterator<Item = &'static Detail> {
        let speaks = self.act.is_some() && self.about != Kind::Call;
        self.details.iter().chain(speaks.then_some(&details::SAID))
    }

    /// Its lines in the menu.
    pub fn forms(&self) -> impl Iterator<Item = &Form> {
        [&self.line].into_iter().chain(self.manners)
    }

    pub fn detail(&self, key: &str) -> Option<&'static Detail> {
        self.all_details().find(|detail| detail.key == key)
    }

    /// Whether a case file calls it so.
    pub fn is_named(&self, name: &str) -> bool {
        self.name == name || self.old.contains(&name)
    }
}

impl Form {
    /// Its sentences, in the order in which they are tried.
    pub fn sentences(&self) -> impl Iterator<Item = Sentence> {
        let plain = self.plain.map(|text| Sentence { when: &[], text });
        self.special.iter().copied().chain(plain)
    }
}

impl PartialEq for Verb {
    fn eq(&self, other: &Verb) -> bool {
        self.name == other.name
    }
}

impl Eq for Verb {}

/// A line of the menu.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    pub verb: &'static Verb,
    pub form: &'static Form,
}

impl PartialEq for Line {
    fn eq(&self, other: &Line) -> bool {
        (self.verb, self.form.says) == (other.verb, other.form.says)
    }
}

impl Eq for Line {}

/// All lines, in the order of the menu.
pub fn lines() -> impl Iterator<Item = Line> {
    verbs().flat_map(|verb| verb.forms().map(move |form| Line { verb, form }))
}

/// The first line of this verb, in either language.
pub fn of_verb(verb: &str) -> Option<Line> {
    lines().find(|line| {
        line.verb.is_named(verb) || line.verb.it == verb || line.verb.also.contains(&verb)
    })
}
