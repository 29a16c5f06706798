//! A case: a table, and one or more questions about events at this table.

use crate::diag::{Problem, Span};
use arbitro_laws::bridge::{Auction, BySeat, Contract, Deal, Position, Seat, Side, Trick};
use arbitro_laws::laws;
use arbitro_laws::record::spoken;
use arbitro_laws::ruling::{
    ByEdition, Clause, Edition, Fact, Language, OutcomeFact, PresetAnswer, clause,
};
use arbitro_laws::table::{ExposedCard, PenaltyCard, Record, RecordBuilder};

use super::aspect::{Aspect, AspectValue};
use super::claim::Claim;
use super::condition::ClaimCondition;

/// The Italian and the English text that mark a text as not yet written.
pub const PLACEHOLDER_MARKS: [&str; 2] = ["DA SCRIVERE", "TO BE WRITTEN"];

/// A text in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bilingual {
    /// The Italian text.
    pub it: String,
    /// The English text; if it is empty the Italian text is shown.
    pub en: String,
}

impl Bilingual {
    /// Returns the text in a language; the Italian text if there is no English one.
    pub fn in_language(&self, language: Language) -> &str {
        match language {
            Language::Italian => &self.it,
            Language::English if self.en.is_empty() => &self.it,
            Language::English => &self.en,
        }
    }
}

/// A value of an option, which later editions may amend.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AmendedValue<T> {
    /// The value in the first edition.
    pub original: T,
    /// The amended values, each with the edition from which it applies, oldest first.
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
    /// The name of the case's file.
    pub file: String,
    /// The title.
    pub title: Bilingual,
    /// The document from which the facts are taken, and the place in the document.
    pub source: String,
    /// Errors in the diagram or play of the source document, and their corrections.
    pub errata: Vec<Bilingual>,
    /// The questions.
    pub questions: Vec<Question>,
}

impl Case {
    /// Creates a case without content; a file that could not be read has such a case.
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

/// The vulnerability of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Vulnerability {
    /// Whether North-South are vulnerable.
    pub north_south: bool,
    /// Whether East-West are vulnerable.
    pub east_west: bool,
}

impl Vulnerability {
    /// Returns true if a side is vulnerable.
    pub const fn is_vulnerable(self, side: Side) -> bool {
        match side {
            Side::NorthSouth => self.north_south,
            Side::EastWest => self.east_west,
        }
    }
}

/// The table before the events of a question.
#[derive(Clone, Debug, PartialEq)]
pub struct TableSetup {
    /// The dealer, if stated.
    pub dealer: Option<Seat>,
    /// The vulnerable sides, if stated.
    pub vulnerable: Option<Vulnerability>,
    /// The contract.
    pub contract: Contract,
    /// The auction, if stated.
    pub auction: Option<Auction>,
    /// The diagram before the play in `tricks`.
    pub deal: Deal,
    /// The play before the events; the last trick may be unfinished.
    pub tricks: Vec<Trick>,
    /// The position when the events begin.
    pub start: Position,
    /// Whether the opening lead has been faced when the events begin.
    pub lead_faced: bool,
    /// Whether dummy has been spread when the events begin.
    pub dummy_spread: bool,
    /// The penalty cards on the table.
    pub penalty_cards: Vec<PenaltyCard>,
    /// The cards exposed during the auction.
    pub exposed: Vec<ExposedCard>,
    /// The hands dealt with a card too many or too few.
    pub wrong_hands: BySeat<bool>,
    /// Whether the auction is still in progress at the time of the question, so that the contract is not known yet.
    pub auction_on: bool,
}

impl TableSetup {
    /// Returns the record that begins with this table, without events yet.
    pub fn record(&self) -> RecordBuilder {
        RecordBuilder {
            auction: self.auction.clone(),
            penalty_cards: self.penalty_cards.clone(),
            exposed: self.exposed.clone(),
            wrong_hands: self.wrong_hands,
            lead_faced: self.lead_faced,
            dummy_spread: self.dummy_spread,
            ..RecordBuilder::at(self.start, self.contract)
        }
    }

    /// Returns the numbers of tricks won by North-South and East-West before the play in `tricks`.
    pub fn tricks_won_before(&self) -> [u8; 2] {
        let mut before = self.start.won;
        for winner in self.tricks.iter().filter_map(|trick| self.winner(trick)) {
            let won = &mut before[winner.side() as usize];
            *won = won.saturating_sub(1);
        }
        before
    }

    /// Returns the winner of a recorded trick: by its cards or, if they do not show it, by the leader to the next
    /// trick.
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
    /// A teacher's comment, shown after the answer; it does not contain the reasons of the ruling.
    pub comment: Option<Bilingual>,
    /// The editions that the question belongs to, in order.
    pub editions: Vec<Edition>,
    /// The difficulty, from 1 (easy) to 5.
    pub difficulty: u8,
    /// The tags.
    pub tags: Vec<String>,
    /// Whether the candidate must also cite a clause.
    pub asks_clause: bool,
    /// Whether several options may be right, all of which must be chosen.
    pub several: bool,
    /// The aspect of the outcome whose values the options state, if the question is about one.
    pub aspect: Option<Aspect>,
    /// The table.
    pub setting: TableSetup,
    /// The record to rule on: the table and the events, or the table alone if the events are impossible.
    pub record: Record,
    /// The spoken words of each event, if it has any: a call, a plea, an explanation.
    pub event_texts: Vec<Option<Bilingual>>,
    /// The director's findings, and other answers stated by the case.
    pub preset_answers: Vec<PresetAnswer>,
    /// The decisions that the case expects of the ruling, each with its editions.
    pub expected: Vec<ExpectedDecision>,
    /// The facts that the case expects of the outcome, each with its editions.
    pub expected_outcome: Vec<ExpectedFact>,
    /// The options.
    pub options: Vec<AnswerOption>,
    /// The tricks that a side makes with best play after the ruling, if the case states them.
    pub result: Option<StatedResult>,
    /// The places of the question's parts in the file, for messages.
    pub places: QuestionSpans,
    /// Whether the file is valid TOML, the question has no unknown key, its table, editions,
    /// events, findings and expected ruling were read without problems, and the record is possible.
    pub facts_valid: bool,
    /// Whether the file is valid TOML and the options were read without problems.
    pub options_valid: bool,
}

/// A statement of how many of the remaining tricks a side makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatedResult {
    /// The side that makes the tricks.
    pub side: Side,
    /// The number of tricks that the side makes.
    pub tricks: u8,
    /// The place of the statement in the file.
    pub span: Span,
}

/// A decision that the case expects.
#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedDecision {
    /// The decision, with its conditions.
    pub claim: Claim,
    /// The place of the expected decision in the file.
    pub span: Span,
}

/// A fact that the case expects of the outcome: at every leaf of the ruling to which the conditions lead.
#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedFact {
    /// The editions in which the fact is expected.
    pub editions: ByEdition<()>,
    /// The conditions under which the fact is expected; all of them must be met.
    pub when: Vec<ClaimCondition>,
    /// The fact.
    pub fact: OutcomeFact,
    /// The place of the expected fact in the file.
    pub span: Span,
}

/// An option of a question.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerOption {
    /// The text.
    pub text: Bilingual,
    /// A teacher's comment on this option.
    pub comment: Option<Bilingual>,
    /// The decisions that the option claims.
    pub claims: Vec<Claim>,
    /// The facts that must be established before a ruling, according to the option.
    pub asks: Vec<&'static Fact>,
    /// The value of the question's aspect, according to the option.
    pub value: Option<AspectValue>,
    /// The clauses that the option cites.
    pub cites: AmendedValue<Vec<ClauseCitation>>,
    /// Whether the option is marked as right.
    pub right: AmendedValue<bool>,
    /// The place of the option in the file.
    pub span: Span,
    /// The place of the list of claims in the file.
    pub claims_span: Span,
    /// The place of each claim in the file.
    pub claim_spans: Vec<Span>,
}

impl AnswerOption {
    /// Returns true if the option states nothing that a ruling could prove or refute.
    pub fn states_nothing(&self) -> bool {
        self.claims.is_empty() && self.asks.is_empty() && self.value.is_none()
    }

    /// Returns true if the option is marked as right in an edition.
    pub fn is_marked(&self, edition: Edition) -> bool {
        *self.right.in_edition(edition)
    }

    /// Returns the clauses that the option cites in an edition.
    pub fn cites(&self, edition: Edition) -> &[ClauseCitation] {
        self.cites.in_edition(edition)
    }
}

/// A citation of a clause, by its number in an edition.
#[derive(Clone, Debug, PartialEq)]
pub struct ClauseCitation {
    /// The number, as written in the file.
    pub text: String,
    /// The edition whose numbering is used.
    pub edition: Edition,
    /// The place of the citation in the file.
    pub span: Span,
}

impl ClauseCitation {
    /// Returns true if the citation names this clause of an edition, even if the clause has another number in that
    /// edition.
    pub fn matches(&self, clause: &Clause, edition: Edition) -> bool {
        clause::names(&self.text, self.edition, clause, edition)
    }

    /// Returns the clauses of an edition that the citation names, even if they have other numbers in that edition.
    pub fn clauses(&self, edition: Edition) -> impl Iterator<Item = &'static Clause> {
        laws::named(&self.text, self.edition, edition)
    }
}

/// The places in the file of the parts of a question, for messages.
#[derive(Clone, Debug, Default)]
pub struct QuestionSpans {
    /// The place of the id; the place of the question if it has no id.
    pub id: Span,
    /// The place of the contract, or of the auction that leads to it.
    pub contract: Option<Span>,
    /// The place of the expected ruling.
    pub ruling: Option<Span>,
    /// The place of the aspect.
    pub aspect: Option<Span>,
    /// The place of the options.
    pub options: Option<Span>,
    /// The place of each event.
    pub events: Vec<Span>,
    /// The key of each finding as written, with its place.
    pub findings: Vec<(String, Span)>,
}

impl Question {
    /// Returns the number of the Law, which begins the id: 45 for `45-02x`.
    pub fn law_number(&self) -> u8 {
        arbitro_laws::ruling::clause::law_of(&self.id)
    }

    /// Returns true if the question is a lettered part of the question `name`: `45-05a` is a part of `45-05`.
    pub fn is_part_of(&self, name: &str) -> bool {
        let letter = self.id.strip_prefix(name).map(str::as_bytes);
        name.ends_with(|c: char| c.is_ascii_digit()) && matches!(letter, Some([b'a'..=b'z']))
    }

    /// Returns true if the question asks what must be established before a ruling.
    pub fn is_inquiry(&self) -> bool {
        self.options.iter().any(|option| !option.asks.is_empty())
    }

    /// Returns the words that the reading of the call at this index of the events ignores, in these languages.
    pub fn ignored_words(&self, event: usize, languages: &[Language]) -> Vec<&str> {
        let is_call = self.record.events.get(event).is_some_and(|event| event.act.is_said_call());
        let said = self.event_texts.get(event).and_then(Option::as_ref).filter(|_| is_call);
        let mut words = Vec::new();
        for text in
            said.into_iter().flat_map(|said| languages.iter().map(|of| said.in_language(*of)))
        {
            let ignored = spoken::parse_ignoring(text).map(|(_, ignored)| ignored);
            words.extend(
                ignored.unwrap_or_default().into_iter().filter_map(|range| text.get(range)),
            );
        }
        words.sort_unstable();
        words.dedup();
        words
    }

    /// Returns true if the question belongs to an edition.
    pub fn belongs_to(&self, edition: Edition) -> bool {
        self.editions.contains(&edition)
    }

    /// Returns the tags that are topics, without tags for internal use such as `trap-01`.
    pub fn topic_tags(&self) -> impl Iterator<Item = &str> {
        let is_mark = |tag: &str| {
            let number = tag.strip_prefix("trap-").unwrap_or_default();
            !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
        };
        self.tags.iter().map(String::as_str).filter(move |tag| !is_mark(tag))
    }

    /// Returns the edition by which the question is ruled on: the preferred edition if the question belongs to it,
    /// otherwise the newest edition of the question.
    pub fn edition(&self, preferred: Edition) -> Edition {
        if self.belongs_to(preferred) {
            return preferred;
        }
        self.editions.last().copied().unwrap_or(preferred)
    }
}

/// A parsed file: the case, as far as it could be read, and the problems of the file.
#[derive(Debug)]
pub struct ParsedCase {
    /// The case.
    pub case: Case,
    /// The problems.
    pub problems: Vec<Problem>,
}
