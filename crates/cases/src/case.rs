//! A case: a table, and one or more questions on what happened at it.

use crate::diag::{Problem, Span};
use arbitro_laws::bridge::{Auction, Contract, Deal, Position, Seat, Side, Trick};
use arbitro_laws::laws;
use arbitro_laws::ruling::{Clause, Edition, Fact, Language, PresetAnswer, clause};
use arbitro_laws::table::{ExposedCard, PenaltyCard, Record};

use super::claim::Claim;

/// The texts that mark a text as not yet written, in both languages.
pub const PLACEHOLDER_MARKS: [&str; 2] = ["DA SCRIVERE", "TO BE WRITTEN"];

/// A text in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bilingual {
    /// The Italian text.
    pub it: String,
    /// The English text; if empty, the Italian text is shown.
    pub en: String,
}

impl Bilingual {
    /// Returns the text in a language.
    pub fn in_language(&self, language: Language) -> &str {
        match language {
            Language::Italian => &self.it,
            Language::English if self.en.is_empty() => &self.it,
            Language::English => &self.en,
        }
    }
}

/// A value of a question, with later editions that amend it.
#[derive(Clone, Debug, Default)]
pub struct AmendedValue<T> {
    /// The value in the first edition.
    pub original: T,
    /// The amended values, each from an edition on; oldest first.
    pub amendments: Vec<(Edition, T)>,
}

impl<T> From<T> for AmendedValue<T> {
    fn from(stated: T) -> AmendedValue<T> {
        AmendedValue { original: stated, amendments: Vec::new() }
    }
}

impl<T> AmendedValue<T> {
    /// Returns the value in an edition.
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
    /// The title.
    pub title: Bilingual,
    /// The document that the facts are from, with the place in it.
    pub source: String,
    /// Errors in the document's own diagram or play, and how they were corrected.
    pub errata: Vec<Bilingual>,
    /// The questions.
    pub questions: Vec<Question>,
}

impl Case {
    /// Creates a case without content, for a file that could not be read.
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
    /// Whether North-South are vulnerable.
    pub north_south: bool,
    /// Whether East-West are vulnerable.
    pub east_west: bool,
}

impl Vulnerability {
    /// Whether a side is vulnerable.
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
    /// The dealer, if stated.
    pub dealer: Option<Seat>,
    /// The vulnerable sides, if stated.
    pub vulnerable: Option<Vulnerability>,
    /// The contract.
    pub contract: Contract,
    /// The auction, if stated.
    pub auction: Option<Auction>,
    /// The diagram, before the recorded play.
    pub deal: Deal,
    /// The play so far; the last trick may be unfinished.
    pub tricks: Vec<Trick>,
    /// The position after the play so far.
    pub start: Position,
    /// Whether the opening lead is faced.
    pub lead_faced: bool,
    /// Whether dummy is spread.
    pub dummy_spread: bool,
    /// The penalty cards on the table.
    pub penalty_cards: Vec<PenaltyCard>,
    /// The cards exposed during the auction.
    pub exposed: Vec<ExposedCard>,
    /// Whether the auction still goes on at the time of the question, so that the contract is not known yet.
    pub auction_on: bool,
}

impl TableSetup {
    /// Returns the tricks won by North-South and East-West before the recorded play.
    pub fn tricks_won_before(&self) -> [u8; 2] {
        let mut before = self.start.won;
        for winner in self.tricks.iter().filter_map(|trick| self.winner(trick)) {
            let won = &mut before[winner.side() as usize];
            *won = won.saturating_sub(1);
        }
        before
    }

    /// Returns who won a trick of the play so far: by its cards, or by who led to the next.
    pub fn winner(&self, trick: &Trick) -> Option<Seat> {
        let next = self.tricks.iter().skip_while(|other| *other != trick).nth(1);
        let leads_on = next.filter(|_| trick.is_complete()).map(Trick::leader);
        trick.winner(self.start.trumps).or(leads_on)
    }
}

/// A question of a case.
#[derive(Clone, Debug)]
pub struct Question {
    /// The id: `45-02x`.
    pub id: String,
    /// The text.
    pub text: Bilingual,
    /// A teacher's comment, shown once the answer is known; not the reasons of the ruling.
    pub comment: Option<Bilingual>,
    /// The editions that the question belongs to, in order.
    pub editions: Vec<Edition>,
    /// The difficulty, from 1 (easy) to 5.
    pub difficulty: u8,
    /// The tags.
    pub tags: Vec<String>,
    /// Whether the candidate must also cite the clause.
    pub asks_clause: bool,
    /// Whether several options may be right, all of which must be chosen.
    pub several: bool,
    /// The table.
    pub setting: TableSetup,
    /// The record to rule on: the table and the events.
    pub record: Record,
    /// The words of each event, if it has any: a call, a plea, an explanation.
    pub event_texts: Vec<Option<Bilingual>>,
    /// The director's findings.
    pub preset_answers: Vec<PresetAnswer>,
    /// The whole ruling that the case expects.
    pub expected: Vec<ExpectedDecision>,
    /// The options.
    pub options: Vec<AnswerOption>,
    /// The tricks that a side makes with best play after the ruling, if the case states them.
    pub result: Option<StatedResult>,
    /// The places of the parts in the file, for messages.
    pub places: QuestionSpans,
    /// Whether table, events, findings and expected ruling were read without a problem.
    pub facts_valid: bool,
    /// Whether the options were read without a problem.
    pub options_valid: bool,
}

/// A stated number of the remaining tricks that a side makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatedResult {
    /// The side.
    pub side: Side,
    /// The number of tricks.
    pub tricks: u8,
    /// The place in the file.
    pub span: Span,
}

/// A decision that the case expects.
#[derive(Clone, Debug)]
pub struct ExpectedDecision {
    /// The decision, with its conditions.
    pub claim: Claim,
    /// The place in the file.
    pub span: Span,
}

/// An option of a question.
#[derive(Clone, Debug)]
pub struct AnswerOption {
    /// The text.
    pub text: Bilingual,
    /// A teacher's comment on this option.
    pub comment: Option<Bilingual>,
    /// The decisions that it claims.
    pub claims: Vec<Claim>,
    /// The facts that it says must be established before a ruling.
    pub asks: Vec<&'static Fact>,
    /// The clauses that it cites.
    pub cites: AmendedValue<Vec<ClauseCitation>>,
    /// Whether it is marked as right.
    pub right: AmendedValue<bool>,
    /// The place in the file.
    pub span: Span,
    /// The place of all the claims.
    pub claims_span: Span,
    /// The place of each claim.
    pub claim_spans: Vec<Span>,
}

impl AnswerOption {
    /// Whether it is marked as right in an edition.
    pub fn is_marked(&self, edition: Edition) -> bool {
        *self.right.in_edition(edition)
    }

    /// Returns the clauses that it cites in an edition.
    pub fn cites(&self, edition: Edition) -> &[ClauseCitation] {
        self.cites.in_edition(edition)
    }
}

/// A citation of a clause, by its number in an edition.
#[derive(Clone, Debug)]
pub struct ClauseCitation {
    /// The number, as it is written.
    pub text: String,
    /// The edition whose numbers are used.
    pub edition: Edition,
    /// The place in the file.
    pub span: Span,
}

impl ClauseCitation {
    /// Whether it names this clause of an edition, whatever the clause's number there.
    pub fn matches(&self, clause: &Clause, edition: Edition) -> bool {
        clause::names(&self.text, self.edition, clause, edition)
    }

    /// Returns the clauses of an edition that it names, whatever their numbers there.
    pub fn clauses(&self, edition: Edition) -> impl Iterator<Item = &'static Clause> {
        laws::named(&self.text, self.edition, edition)
    }
}

/// The places in the file of the parts of a question, for messages.
#[derive(Clone, Debug, Default)]
pub struct QuestionSpans {
    /// The id.
    pub id: Span,
    /// The contract, or the auction that leads to it.
    pub contract: Option<Span>,
    /// The expected ruling.
    pub ruling: Option<Span>,
    /// The options.
    pub options: Option<Span>,
    /// The events.
    pub events: Vec<Span>,
    /// The key of each finding as it is written, with its place.
    pub findings: Vec<(String, Span)>,
}

impl Question {
    /// Returns the number of the Law, from the id: 45 of `45-02x`.
    pub fn law_number(&self) -> u8 {
        arbitro_laws::ruling::clause::law_of(&self.id)
    }

    /// Whether this is a lettered part of a question: `45-05a` of `45-05`.
    pub fn is_part_of(&self, name: &str) -> bool {
        let letter = self.id.strip_prefix(name).map(str::as_bytes);
        name.ends_with(|c: char| c.is_ascii_digit()) && matches!(letter, Some([b'a'..=b'z']))
    }

    /// Whether the question asks what must be established before a ruling.
    pub fn is_inquiry(&self) -> bool {
        self.options.iter().any(|option| !option.asks.is_empty())
    }

    /// Whether the question belongs to an edition.
    pub fn belongs_to(&self, edition: Edition) -> bool {
        self.editions.contains(&edition)
    }

    /// Returns the topics: the tags without those for internal use, such as `trap-01`.
    pub fn topic_tags(&self) -> impl Iterator<Item = &str> {
        let is_mark = |tag: &str| {
            let number = tag.strip_prefix("trap-").unwrap_or_default();
            !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
        };
        self.tags.iter().map(String::as_str).filter(move |tag| !is_mark(tag))
    }

    /// Returns the edition by which the question is ruled on: the preferred one or, if it does not belong to that, its
    /// newest.
    pub fn edition(&self, preferred: Edition) -> Edition {
        if self.belongs_to(preferred) {
            return preferred;
        }
        self.editions.last().copied().unwrap_or(preferred)
    }
}

/// A parsed file: the case, as far as it could be read, and every problem in it.
#[derive(Debug)]
pub struct ParsedCase {
    /// The case.
    pub case: Case,
    /// The problems.
    pub problems: Vec<Problem>,
}
