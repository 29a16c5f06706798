//! A case: the table, and one or more questions on what happened there.

use crate::diag::{Problem, Span};
use arbitro_laws::bridge::{Auction, Contract, Deal, Position, Seat, Side, Trick};
use arbitro_laws::laws;
use arbitro_laws::ruling::{Clause, Edition, Fact, Language, PresetAnswer, clause};
use arbitro_laws::table::{ExposedCard, PenaltyCard, Record};

use super::claim::Claim;

/// The mark for a text still to be written, in both languages.
pub const PLACEHOLDER_MARKS: [&str; 2] = ["DA SCRIVERE", "TO BE WRITTEN"];

/// A text in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bilingual {
    pub it: String,
    /// Empty where its author wrote none: then the Italian is shown.
    pub en: String,
}

impl Bilingual {
    pub fn in_language(&self, language: Language) -> &str {
        match language {
            Language::Italian => &self.it,
            Language::English if self.en.is_empty() => &self.it,
            Language::English => &self.en,
        }
    }
}

/// What a question states, and from which editions on it states something else, oldest first.
#[derive(Clone, Debug, Default)]
pub struct AmendedValue<T> {
    pub original: T,
    pub amendments: Vec<(Edition, T)>,
}

impl<T> From<T> for AmendedValue<T> {
    fn from(stated: T) -> AmendedValue<T> {
        AmendedValue { original: stated, amendments: Vec::new() }
    }
}

impl<T> AmendedValue<T> {
    pub fn in_edition(&self, edition: Edition) -> &T {
        let last = self.amendments.iter().rev().find(|(from, _)| *from <= edition);
        last.map_or(&self.original, |(_, amended)| amended)
    }
}

/// A worked example: its table and its questions.
#[derive(Clone, Debug)]
pub struct Case {
    /// The name of its file.
    pub file: String,
    pub title: Bilingual,
    /// The document and the place in it from which the facts come.
    pub source: String,
    /// What is wrong in the document's own diagram or play, and how it was corrected.
    pub errata: Vec<Bilingual>,
    pub questions: Vec<Question>,
}

impl Case {
    /// A file of which nothing has been read.
    pub fn empty(file: &str) -> Case {
        Case {
            file: file.to_owned(),
            title: Bilingual::default(),
            source: String::new(),
            errata: Vec::new(),
            questions: Vec::new(),
        }
    }
}

/// Which sides are vulnerable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Vulnerability {
    pub north_south: bool,
    pub east_west: bool,
}

impl Vulnerability {
    pub const fn is_vulnerable(self, side: Side) -> bool {
        match side {
            Side::NorthSouth => self.north_south,
            Side::EastWest => self.east_west,
        }
    }
}

/// The table before the events of a question.
#[derive(Clone, Debug)]
pub struct TableSetup {
    pub dealer: Option<Seat>,
    pub vulnerable: Option<Vulnerability>,
    pub contract: Contract,
    pub auction: Option<Auction>,
    /// The diagram, before the play that is recorded.
    pub deal: Deal,
    /// The play so far, the last trick perhaps unfinished.
    pub tricks: Vec<Trick>,
    /// The position that the play so far has led to.
    pub start: Position,
    pub lead_faced: bool,
    pub dummy_spread: bool,
    pub penalty_cards: Vec<PenaltyCard>,
    /// Cards exposed during the auction.
    pub exposed: Vec<ExposedCard>,
    /// Whether the question is put while the auction goes on: the contract is not known yet.
    pub auction_on: bool,
}

impl TableSetup {
    /// Tricks won by North-South and East-West before the play that is recorded.
    pub fn tricks_won_before(&self) -> [u8; 2] {
        let mut before = self.start.won;
        for winner in self.tricks.iter().filter_map(|trick| self.winner(trick)) {
            let won = &mut before[winner.side() as usize];
            *won = won.saturating_sub(1);
        }
        before
    }

    /// Who won a trick of the play so far, by its cards or by who led to the next.
    pub fn winner(&self, trick: &Trick) -> Option<Seat> {
        let next = self.tricks.iter().skip_while(|other| *other != trick).nth(1);
        let leads_on = next.filter(|_| trick.is_complete()).map(Trick::leader);
        trick.winner(self.start.trumps).or(leads_on)
    }
}

/// A question on a case.
#[derive(Clone, Debug)]
pub struct Question {
    pub id: String,
    pub text: Bilingual,
    /// What a teacher adds when the answer is known; never the law itself.
    pub comment: Option<Bilingual>,
    /// The editions that the question belongs to, in order.
    pub editions: Vec<Edition>,
    /// 1, easy, to 5.
    pub difficulty: u8,
    pub tags: Vec<String>,
    /// Whether the candidate has to cite the clause too.
    pub asks_clause: bool,
    /// Whether more than one option may be right, and the candidate has to choose all that are.
    pub several: bool,
    pub setting: TableSetup,
    pub record: Record,
    /// The words of each event, where it has any: what is called, pleaded, explained.
    pub event_texts: Vec<Option<Bilingual>>,
    pub preset_answers: Vec<PresetAnswer>,
    /// The whole ruling that the case expects.
    pub expected: Vec<ExpectedDecision>,
    pub options: Vec<AnswerOption>,
    /// The tricks that a side makes with best play once the ruling is given, where the case states them.
    pub result: Option<StatedResult>,
    pub places: QuestionSpans,
    /// Whether table, events, findings and expectations were read without a problem.
    pub facts_valid: bool,
    /// Whether the options were.
    pub options_valid: bool,
}

/// How many of the tricks left a side makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatedResult {
    pub side: Side,
    pub tricks: u8,
    pub span: Span,
}

/// A decision that the case expects.
#[derive(Clone, Debug)]
pub struct ExpectedDecision {
    pub claim: Claim,
    pub span: Span,
}

/// An option of a question.
#[derive(Clone, Debug)]
pub struct AnswerOption {
    pub text: Bilingual,
    /// What a teacher adds on this option.
    pub comment: Option<Bilingual>,
    pub claims: Vec<Claim>,
    /// What it says must be established before a ruling can be given.
    pub asks: Vec<&'static Fact>,
    pub cites: AmendedValue<Vec<ClauseCitation>>,
    /// Whether it is marked as the right one.
    pub right: AmendedValue<bool>,
    pub span: Span,
    /// Where all the claims are.
    pub claims_span: Span,
    /// Where each claim is.
    pub claim_spans: Vec<Span>,
}

impl AnswerOption {
    /// Whether it is marked right in an edition.
    pub fn is_marked(&self, edition: Edition) -> bool {
        *self.right.in_edition(edition)
    }

    pub fn cites(&self, edition: Edition) -> &[ClauseCitation] {
        self.cites.in_edition(edition)
    }
}

/// A citation, in the numbers of an edition.
#[derive(Clone, Debug)]
pub struct ClauseCitation {
    pub text: String,
    pub edition: Edition,
    pub span: Span,
}

impl ClauseCitation {
    /// Whether it names this clause of an edition, whatever its number there.
    pub fn matches(&self, clause: &Clause, edition: Edition) -> bool {
        clause::names(&self.text, self.edition, clause, edition)
    }

    /// The clauses of an edition that it names, whatever their numbers there.
    pub fn clauses(&self, edition: Edition) -> impl Iterator<Item = &'static Clause> {
        laws::named(&self.text, self.edition, edition)
    }
}

/// Where in the file the parts of a question are, for messages.
#[derive(Clone, Debug, Default)]
pub struct QuestionSpans {
    pub id: Span,
    /// Where the contract is, or the auction that makes it.
    pub contract: Option<Span>,
    pub ruling: Option<Span>,
    pub options: Option<Span>,
    pub events: Vec<Span>,
    /// The key of each finding, as it is written.
    pub findings: Vec<(String, Span)>,
}

impl Question {
    /// The number of the article, from the id: 45 of `45-02x`.
    pub fn law_number(&self) -> u8 {
        arbitro_laws::ruling::clause::law_of(&self.id)
    }

    /// Whether it is one of the lettered parts of a question: `45-05a` of `45-05`.
    pub fn is_part_of(&self, name: &str) -> bool {
        let letter = self.id.strip_prefix(name).map(str::as_bytes);
        name.ends_with(|c: char| c.is_ascii_digit()) && matches!(letter, Some([b'a'..=b'z']))
    }

    /// Whether it is asked what must be established before a ruling can be given.
    pub fn is_inquiry(&self) -> bool {
        self.options.iter().any(|option| !option.asks.is_empty())
    }

    /// Whether the question belongs to an edition.
    pub fn belongs_to(&self, edition: Edition) -> bool {
        self.editions.contains(&edition)
    }

    /// What the question is about: its tags without the marks that are of no use to a reader, such as `trap-01`.
    pub fn topic_tags(&self) -> impl Iterator<Item = &str> {
        let is_mark = |tag: &str| {
            let number = tag.strip_prefix("trap-").unwrap_or_default();
            !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
        };
        self.tags.iter().map(String::as_str).filter(move |tag| !is_mark(tag))
    }

    /// The edition by which it is ruled on: the preferred one, else the newest that it belongs to.
    pub fn edition(&self, preferred: Edition) -> Edition {
        if self.belongs_to(preferred) {
            return preferred;
        }
        self.editions.last().copied().unwrap_or(preferred)
    }
}

/// What reading a file gives: the case, as far as it could be read, and every problem in it.
#[derive(Debug)]
pub struct ParsedCase {
    pub case: Case,
    pub problems: Vec<Problem>,
}
