//! The story of a scenario: events, findings and the sentences that state them.
//!
//! A scenario fills a [`Story`]. Every circumstance that may affect the ruling is a choice ([`Story::choose`],
//! [`Story::either`], [`Story::choose_finding`], [`Story::choose_act`]), so that similar stories are obtained by changing
//! one choice.

mod acts;
mod wordings;

use crate::case::Bilingual;
use arbitro_laws::bridge::{Card, Contract, Hand, Position, Seat, Suit, Trick};
use arbitro_laws::laws;
use arbitro_laws::record::Event;
use arbitro_laws::record::spoken::SpokenCall;
use arbitro_laws::ruling::{
    Answer, AnswerSource, Decision, Fact, FactQuestion, PresetAnswer, Subject, Text,
};
use arbitro_laws::table::{ExposedCard, PenaltyCard, Record, RecordBuilder, RecordFaults};

use super::board::{self, BoardMoment};
use super::random::QuestionRng;
pub use wordings::{SentenceWording, SentenceWordings, ShortReason, because, short_reason, text};

/// The value of a slot of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotValue {
    /// A seat.
    Seat(Seat),
    /// A card.
    Card(Card),
    /// A suit.
    Suit(Suit),
    /// Several cards.
    Cards(Hand),
    /// A contract.
    Contract(Contract),
    /// A number.
    Number(u8),
    /// A text.
    Words(Text),
    /// The words with which declarer calls a card from dummy.
    Call(SpokenCall),
}

macro_rules! names {
    ($($of:ident),+) => {
        $(impl From<$of> for SlotValue {
            fn from(it: $of) -> SlotValue {
                SlotValue::$of(it)
            }
        })+
    };
}
names!(Seat, Card, Suit, Contract);

/// Sets the values of several slots: `cast!(story, by, partner = by.partner())`. A slot named alone has the value of
/// the variable of that name.
macro_rules! cast {
    (@value $slot:ident) => { $slot };
    (@value $slot:ident $value:expr) => { $value };
    ($story:ident, $($slot:ident $(= $value:expr)?),+ $(,)?) => {
        $($story.cast(stringify!($slot), cast!(@value $slot $($value)?));)+
    };
}
pub(crate) use cast;

/// The alternative chosen, and the number of alternatives.
type StoryChoice = (usize, usize);

/// The choices of a story, each with its number of alternatives. The stories of a family are told one for each
/// combination of choices, from [`StoryChoices::first`] on.
#[derive(Clone, Debug, Default)]
pub struct StoryChoices {
    /// The first choices; in later ones the first alternative is chosen.
    preset: Vec<usize>,
    /// The choices made so far.
    taken: Vec<StoryChoice>,
}

impl StoryChoices {
    /// Returns the choices in which always the first alternative is chosen.
    pub fn first() -> StoryChoices {
        StoryChoices::default()
    }

    /// Returns the combination after the one that a story has made; `None` after the last one.
    pub fn next(&self) -> Option<StoryChoices> {
        let last = self.taken.iter().rposition(|(choice, of)| choice + 1 < *of)?;
        let mut preset: Vec<usize> =
            self.taken[..=last].iter().map(|(choice, _)| *choice).collect();
        preset[last] += 1;
        Some(StoryChoices { preset, taken: Vec::new() })
    }

    fn choose(&mut self, of: usize) -> usize {
        let choice = self.preset.get(self.taken.len()).copied().unwrap_or(0);
        self.taken.push((choice, of));
        choice
    }
}

/// A sentence of the story, with the finding that it states.
#[derive(Clone, Copy, Debug)]
pub struct StorySentence {
    /// The sentence.
    pub line: SentenceWordings,
    /// The index of the finding that the sentence states, if any.
    pub finding: Option<usize>,
    /// The value of the slot `who`, if the sentence does not take it from the cast.
    pub who: Option<Seat>,
    /// Whether the sentence states a fact that the director has established.
    pub is_finding: bool,
    /// Whether the sentence states a finding that the scenario has not added.
    pub is_usual: bool,
}

impl StorySentence {
    /// Creates a sentence that states no finding.
    pub const fn of(line: SentenceWordings) -> StorySentence {
        StorySentence { line, finding: None, who: None, is_finding: false, is_usual: false }
    }
}

/// A story that a scenario is filling.
#[derive(Clone, Debug)]
pub struct Story<'b> {
    /// The moment of the board at which the story starts.
    pub moment: BoardMoment<'b>,
    /// The position after those events that are plays in turn.
    pub position: Position,
    /// The events.
    pub events: Vec<Event>,
    /// The spoken words of each event, if it has any.
    pub event_texts: Vec<Option<Bilingual>>,
    /// The penalty cards on the table when the story starts.
    pub penalty_cards: Vec<PenaltyCard>,
    /// The cards exposed during the auction.
    pub exposed: Vec<ExposedCard>,
    /// The director's findings, and the supposed choice of a player if there is one.
    pub preset_answers: Vec<PresetAnswer>,
    /// The sentences, in order.
    pub lines: Vec<StorySentence>,
    /// The values of the slots, by name.
    pub cast: Vec<(&'static str, SlotValue)>,
    /// The choices made by the scenario.
    pub path: StoryChoices,
    /// The number of choices of the first incident, if a second one follows.
    first_choices: Option<usize>,
    rng: QuestionRng,
}

impl<'b> Story<'b> {
    /// Starts a story at a moment of a board, with the slots of the players and the contract filled.
    pub fn new(moment: BoardMoment<'b>, path: StoryChoices, rng: QuestionRng) -> Story<'b> {
        let contract = moment.contract();
        let mut story = Story {
            position: moment.now,
            moment,
            events: Vec::new(),
            event_texts: Vec::new(),
            penalty_cards: Vec::new(),
            exposed: Vec::new(),
            preset_answers: Vec::new(),
            lines: Vec::new(),
            cast: Vec::new(),
            path,
            first_choices: None,
            rng,
        };
        story.cast("declarer", contract.declarer);
        story.cast("dummy", contract.dummy());
        story.cast("lho", contract.leader());
        story.cast("rho", contract.declarer.rho());
        story.cast("contract", contract);
        story
    }

    /// Returns the contract.
    pub const fn contract(&self) -> Contract {
        self.moment.contract()
    }

    /// Returns declarer.
    pub const fn declarer(&self) -> Seat {
        self.contract().declarer
    }

    /// Returns dummy.
    pub const fn dummy(&self) -> Seat {
        self.contract().dummy()
    }

    /// Returns true if a player is a defender.
    pub fn is_defender(&self, seat: Seat) -> bool {
        self.contract().is_defender(seat)
    }

    /// Returns the player whose turn it is.
    pub fn turn(&self) -> Option<Seat> {
        self.position.turn()
    }

    /// Returns the defender whose turn it is; `None` if it is the turn of the declaring side.
    pub fn defender_in_turn(&self) -> Option<Seat> {
        self.turn().filter(|turn| self.is_defender(*turn))
    }

    /// Returns the hand of the declaring side whose turn it is; `None` if it is the turn of a defender.
    pub fn declaring_hand_in_turn(&self) -> Option<Seat> {
        self.turn().filter(|turn| !self.is_defender(*turn))
    }

    /// Returns the defender who is to lead; `None` if nobody is to lead, or the declaring side.
    pub fn defender_on_lead(&self) -> Option<Seat> {
        self.defender_in_turn().filter(|_| self.led().is_none())
    }

    /// Returns the hand of the declaring side that is to lead; `None` if nobody is to lead, or a defender.
    pub fn declaring_hand_on_lead(&self) -> Option<Seat> {
        self.declaring_hand_in_turn().filter(|_| self.led().is_none())
    }

    /// Returns the suit led to the trick in progress.
    pub fn led(&self) -> Option<Suit> {
        self.position.suit_led()
    }

    /// Returns the trump suit.
    pub fn trumps(&self) -> Option<Suit> {
        self.position.trumps
    }

    /// Returns the cards that a hand holds.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.position.deal.hands[seat].known()
    }

    /// Returns the cards of a suit that a hand holds.
    pub fn suit(&self, seat: Seat, suit: Suit) -> Hand {
        board::holding(&self.position, seat, suit)
    }

    /// Returns `None` unless the condition holds, so that a scenario can stop with `?` at an unsuitable moment.
    pub fn require(&self, holds: bool) -> Option<()> {
        holds.then_some(())
    }

    /// Makes a choice among `of` alternatives that may affect the ruling, and returns the index of the alternative
    /// chosen.
    pub fn choose(&mut self, of: usize) -> usize {
        self.path.choose(of)
    }

    /// Ends the first of two incidents: the ruling on the second one may depend on the choices made so far.
    pub fn begin_second_incident(&mut self) {
        self.first_choices = Some(self.path.taken.len());
    }

    /// Returns whether two incidents are told, one after the other.
    pub const fn has_two_incidents(&self) -> bool {
        self.first_choices.is_some()
    }

    /// Returns whether another story tells the same second incident after another first one.
    pub fn differs_in_first_incident(&self, other: &Story<'_>) -> bool {
        let parts = self.incidents().zip(other.incidents());
        parts.is_some_and(|(own, other)| own.0 != other.0 && own.1 == other.1)
    }

    /// Returns the choices of the first and of the second incident, if there are two.
    fn incidents(&self) -> Option<(&[StoryChoice], &[StoryChoice])> {
        self.path.taken.split_at_checked(self.first_choices?)
    }

    /// Makes a choice between two alternatives that may affect the ruling, and returns true if the first is chosen.
    pub fn either(&mut self) -> bool {
        self.choose(2) == 0
    }

    /// Draws one of these cards; the draw must not affect the ruling.
    pub fn pick(&mut self, among: Hand) -> Option<Card> {
        let among: Vec<Card> = among.iter().collect();
        self.rng.pick(&among)
    }

    /// Draws one of these values; the draw must not affect the ruling.
    pub fn pick_from<T: Copy>(&mut self, among: &[T]) -> Option<T> {
        self.rng.pick(among)
    }

    /// Draws one of the defenders.
    pub fn a_defender(&mut self) -> Option<Seat> {
        let declarer = self.declarer();
        self.pick_from(&[declarer.lho(), declarer.rho()])
    }

    /// Sets the value of a slot.
    pub fn cast(&mut self, slot: &'static str, name: impl Into<SlotValue>) {
        let name = name.into();
        self.cast.retain(|(other, _)| *other != slot);
        self.cast.push((slot, name));
    }

    /// Returns the value of a slot; `None` if nothing fills it.
    pub fn slot(&self, slot: &str) -> Option<SlotValue> {
        self.cast.iter().find(|(own, _)| *own == slot).map(|(_, value)| *value)
    }

    /// Returns the value of a slot in a sentence, whose finding may be about a player of its own.
    pub fn slot_in(&self, sentence: &StorySentence, slot: &str) -> Option<SlotValue> {
        match (slot, sentence.who) {
            ("who", Some(who)) => Some(SlotValue::Seat(who)),
            _ => self.slot(slot),
        }
    }

    /// Returns the player in a slot; `None` if nothing fills it, or no player.
    pub fn seat(&self, slot: &str) -> Option<Seat> {
        match self.slot(slot)? {
            SlotValue::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// Adds a sentence.
    pub fn add_sentence(&mut self, line: SentenceWordings) {
        self.lines.push(StorySentence::of(line));
    }

    /// Chooses whether the director found a fact, and adds the finding and its sentence; returns `None` if no fact has
    /// this key.
    pub fn choose_finding(
        &mut self,
        key: &str,
        yes: SentenceWordings,
        no: SentenceWordings,
    ) -> Option<bool> {
        let holds = self.either();
        self.add_finding(key, Answer::from_bool(holds), if holds { yes } else { no })?;
        Some(holds)
    }

    /// Adds a finding of the director and its sentence; returns `None` if no fact has this key.
    pub fn add_finding(&mut self, key: &str, answer: Answer, line: SentenceWordings) -> Option<()> {
        let question = FactQuestion { fact: fact(key)?, about: Subject::default() };
        self.add_finding_about(question, answer, line);
        Some(())
    }

    /// Adds a finding of the director and its sentence. The finding is about the player of the question, if there is
    /// one, but never about a card.
    pub fn add_finding_about(
        &mut self,
        question: FactQuestion,
        answer: Answer,
        line: SentenceWordings,
    ) {
        let FactQuestion { fact, about } = question;
        self.lines.push(StorySentence {
            line,
            finding: Some(self.preset_answers.len()),
            who: about.who,
            is_finding: true,
            is_usual: false,
        });
        let about = Subject { object: None, ..about };
        self.preset_answers.push(PresetAnswer {
            fact,
            about,
            answer,
            source: AnswerSource::Director,
        });
    }

    /// Returns the card that the player whose turn it is would normally play.
    pub fn would_play(&self) -> Option<Card> {
        board::next(&self.position, self.contract())
    }

    /// Returns the card that a player would normally lead.
    pub fn would_lead(&self, by: Seat) -> Option<Card> {
        let trick = Some(Trick::new(by));
        board::next(&Position { trick, ..self.position }, self.contract())
    }

    /// Returns the card that a player would normally play as second hand to this lead.
    pub fn would_follow(&self, by: Seat, led: Card) -> Option<Card> {
        let mut trick = Trick::new(by.rho());
        trick.add(led.into());
        board::next(&Position { trick: Some(trick), ..self.position }, self.contract())
    }

    /// Returns the card that the next player would normally play after this card of the player whose turn it is.
    pub fn would_answer(&self, card: Card) -> Option<Card> {
        let mut later = self.position;
        later.play(card.into());
        board::next(&later, self.contract())
    }

    /// Returns the card that a player would normally play after `after` other plays; `None` if it is not his turn then.
    pub fn would_follow_later(&self, by: Seat, after: u8) -> Option<Card> {
        let mut later = self.position;
        for _ in 0..after {
            later.play(board::next(&later, self.contract())?.into());
        }
        (later.turn() == Some(by)).then(|| board::next(&later, self.contract()))?
    }

    /// Returns the card that the player whose turn it is, `by`, would discard if he had no card of this suit.
    pub fn would_discard(&self, by: Seat, suit: Suit) -> Option<Card> {
        let mut without = self.position;
        for card in self.suit(by, suit).iter() {
            without.deal.lose(by, card.into());
        }
        board::next(&without, self.contract()).filter(|card| card.suit != suit)
    }

    /// Draws a suit other than this one.
    pub fn other_suit(&mut self, suit: Suit) -> Option<Suit> {
        let others: Vec<Suit> = Suit::ALL.into_iter().filter(|other| *other != suit).collect();
        self.rng.pick(&others)
    }

    /// Returns the record of the story, ready to be ruled on.
    ///
    /// # Errors
    /// Returns the faults of the record, if the events of the story are impossible.
    pub fn record(&self) -> Result<Record, RecordFaults> {
        let cards = self.moment.played();
        let record = RecordBuilder {
            penalty_cards: self.penalty_cards.clone(),
            exposed: self.exposed.clone(),
            lead_faced: cards > 0,
            dummy_spread: cards > 1,
            events: self.events.clone(),
            ..RecordBuilder::at(self.moment.now, self.contract())
        };
        record.build()
    }

    /// Returns true if a decision is about no card, or about a card that was dealt to the hand in the decision.
    pub fn can_be_said(&self, decision: &Decision) -> bool {
        let holds = |hand: Seat, card| self.moment.board.dealt.hands[hand].contains(card);
        decision
            .card_of_hand()
            .is_none_or(|(hand, card)| card.card().is_some_and(|card| holds(hand, card)))
    }

    /// Returns true if the slots that both stories fill have the same players, cards and suits.
    pub fn is_of_the_same(&self, other: &Story<'_>) -> bool {
        let named = |slot: &str| other.cast.iter().find(|(own, _)| *own == slot);
        let is_fixed = |name: &SlotValue| {
            matches!(name, SlotValue::Seat(_) | SlotValue::Card(_) | SlotValue::Suit(_))
        };
        let mut fixed = self.cast.iter().filter(|(_, name)| is_fixed(name));
        fixed.all(|(slot, name)| named(slot).is_none_or(|(_, other)| other == name))
    }
}

/// Returns the fact with this key.
pub fn fact(key: &str) -> Option<&'static Fact> {
    laws::facts().find(|fact| fact.key == key)
}
