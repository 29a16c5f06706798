//! What happens at a table, narrated as it happens: events, findings and the sentences that state them.
//!
//! A recipe fills a [`Story`]. Whatever the ruling may turn on it leaves to a choice ([`Story::choose`],
//! [`Story::either`], [`Story::choose_finding`]): the same story with one choice the other way is the nearest other world.

use crate::case::Bilingual;
use arbitro_laws::bridge::{Card, Contract, Hand, PlayedCard, Position, Seat, Suit, Trick};
use arbitro_laws::laws;
use arbitro_laws::record::event::PlayManner;
use arbitro_laws::record::spoken::SpokenCall;
use arbitro_laws::record::{Act, Event, Language, PenaltyGrade};
use arbitro_laws::ruling::{
    Answer, AnswerSource, Decision, Fact, FactQuestion, PresetAnswer, Subject, Text,
};
use arbitro_laws::table::{ExposedCard, PenaltyCard, Record};

use super::board::{self, BoardMoment};
use super::random::QuestionRng;

/// A sentence with its slots, worded in one of several ways.
pub type SentenceWordings = &'static [Text];

/// What is in a slot of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotValue {
    Seat(Seat),
    Card(Card),
    Suit(Suit),
    Cards(Hand),
    Contract(Contract),
    Number(u8),
    Words(Text),
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

/// The choices of a story: which were made, out of how many.
#[derive(Clone, Debug)]
pub struct StoryChoices {
    /// What is wanted of the first of them; the others fall as they will.
    preset: Vec<usize>,
    pub taken: Vec<(usize, usize)>,
    rng: QuestionRng,
}

impl StoryChoices {
    pub fn new(dice: QuestionRng) -> StoryChoices {
        StoryChoices { preset: Vec::new(), taken: Vec::new(), rng: dice }
    }

    /// The path with the same choices but these.
    fn with(&self, changes: &[(usize, usize)]) -> StoryChoices {
        let mut wanted: Vec<usize> = self.taken.iter().map(|(choice, _)| *choice).collect();
        changes.iter().for_each(|(place, choice)| wanted[*place] = *choice);
        StoryChoices { preset: wanted, taken: Vec::new(), rng: self.rng.clone() }
    }

    /// Every path that differs in one choice, with the place of that choice.
    pub fn neighbours(&self) -> impl Iterator<Item = (usize, StoryChoices)> + use<'_> {
        self.others(0).map(|(place, choice)| (place, self.with(&[(place, choice)])))
    }

    /// Every path that differs in two, with the place of the first.
    pub fn second_neighbours(&self) -> impl Iterator<Item = (usize, StoryChoices)> + use<'_> {
        let second = move |one: (usize, usize)| self.others(one.0 + 1).map(move |two| [one, two]);
        let both = self.others(0).flat_map(second);
        both.map(|changes| (changes[0].0, self.with(&changes)))
    }

    /// What could have been chosen instead, from one of the choices on.
    fn others(&self, from: usize) -> impl Iterator<Item = (usize, usize)> + use<'_> {
        let taken = self.taken.iter().enumerate().skip(from);
        taken.flat_map(|(place, (chosen, of))| {
            (0..*of).filter(move |other| other != chosen).map(move |other| (place, other))
        })
    }

    /// The same choices, to be made again.
    pub fn replay(&self) -> StoryChoices {
        self.with(&[])
    }

    fn choose(&mut self, of: usize) -> usize {
        let wanted = self.preset.get(self.taken.len()).map(|wanted| wanted % of.max(1));
        let choice = wanted.unwrap_or_else(|| self.rng.below(of));
        self.taken.push((choice, of));
        choice
    }
}

/// A sentence of the story, and the finding that it states.
#[derive(Clone, Copy, Debug)]
pub struct StorySentence {
    pub line: SentenceWordings,
    pub finding: Option<usize>,
    /// Of whom it is said, where that is not a part of the cast.
    pub who: Option<Seat>,
}

/// A story as it grows.
#[derive(Clone, Debug)]
pub struct Story<'b> {
    pub moment: BoardMoment<'b>,
    /// The table after what has been narrated, as far as that was in order.
    pub position: Position,
    pub events: Vec<Event>,
    /// The words of each event.
    pub event_texts: Vec<Option<Bilingual>>,
    pub penalty_cards: Vec<PenaltyCard>,
    /// What was exposed before the play.
    pub exposed: Vec<ExposedCard>,
    pub preset_answers: Vec<PresetAnswer>,
    pub lines: Vec<StorySentence>,
    pub cast: Vec<(&'static str, SlotValue)>,
    pub path: StoryChoices,
    rng: QuestionRng,
}

impl<'b> Story<'b> {
    pub fn new(moment: BoardMoment<'b>, path: StoryChoices, dice: QuestionRng) -> Story<'b> {
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
            rng: dice,
        };
        story.cast("declarer", contract.declarer);
        story.cast("dummy", contract.dummy());
        story.cast("lho", contract.leader());
        story.cast("rho", contract.declarer.rho());
        story.cast("contract", contract);
        story
    }

    pub const fn contract(&self) -> Contract {
        self.moment.contract()
    }

    pub const fn declarer(&self) -> Seat {
        self.contract().declarer
    }

    pub const fn dummy(&self) -> Seat {
        self.contract().dummy()
    }

    pub fn is_defender(&self, seat: Seat) -> bool {
        self.contract().is_defender(seat)
    }

    /// Who is to play.
    pub fn turn(&self) -> Option<Seat> {
        self.position.turn()
    }

    /// The suit led to the trick in progress.
    pub fn led(&self) -> Option<Suit> {
        self.position.suit_led()
    }

    pub fn trumps(&self) -> Option<Suit> {
        self.position.trumps
    }

    pub fn hand(&self, seat: Seat) -> Hand {
        self.position.deal.hands[seat].known()
    }

    pub fn suit(&self, seat: Seat, suit: Suit) -> Hand {
        board::holding(&self.position, seat, suit)
    }

    /// Goes on only if this holds: a recipe says so what it needs of the moment.
    pub fn require(&self, holds: bool) -> Option<()> {
        holds.then_some(())
    }

    /// One of this many ways in which the story may go, on which the ruling may turn.
    pub fn choose(&mut self, of: usize) -> usize {
        self.path.choose(of)
    }

    /// One way or the other.
    pub fn either(&mut self) -> bool {
        self.choose(2) == 0
    }

    /// Chance, on which no ruling turns.
    pub fn pick(&mut self, among: Hand) -> Option<Card> {
        let among: Vec<Card> = among.iter().collect();
        self.rng.pick(&among)
    }

    pub fn pick_from<T: Copy>(&mut self, among: &[T]) -> Option<T> {
        self.rng.pick(among)
    }

    /// One of the defenders.
    pub fn a_defender(&mut self) -> Option<Seat> {
        let declarer = self.declarer();
        self.pick_from(&[declarer.lho(), declarer.rho()])
    }

    /// What a slot of the sentences stands for.
    pub fn cast(&mut self, slot: &'static str, name: impl Into<SlotValue>) {
        let name = name.into();
        self.cast.retain(|(other, _)| *other != slot);
        self.cast.push((slot, name));
    }

    pub fn add_sentence(&mut self, line: SentenceWordings) {
        self.lines.push(StorySentence { line, finding: None, who: None });
    }

    /// What the director found, one way or the other, each with its sentence.
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

    /// What the director found.
    pub fn add_finding(&mut self, key: &str, answer: Answer, line: SentenceWordings) -> Option<()> {
        let question = FactQuestion { fact: fact(key)?, about: Subject::default() };
        self.add_finding_about(question, answer, line);
        Some(())
    }

    /// What the director found of a player.
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
        });
        let about = Subject { card: None, ..about };
        self.preset_answers.push(PresetAnswer {
            fact,
            about,
            answer,
            source: AnswerSource::Director,
        });
    }

    /// Somebody does something.
    pub fn add_event(&mut self, by: Seat, act: Act) {
        self.events.push(Event { by, act });
        self.event_texts.push(None);
    }

    /// A card is put on the table, in rotation as far as the table knows.
    pub fn plays(&mut self, by: Seat, card: Card) {
        self.add_event(by, Act::Plays { card: card.into(), manner: PlayManner::Play });
        if self.turn() == Some(by) {
            self.position.play(card.into());
        }
    }

    /// A card is put on the table as a lead to the next trick.
    pub fn leads(&mut self, by: Seat, card: Card) {
        self.add_event(by, Act::Plays { card: card.into(), manner: PlayManner::Lead });
        if self.turn() == Some(by) {
            self.position.play(card.into());
        }
    }

    /// The player in turn plays what he would have played anyway.
    pub fn play_on(&mut self) -> Option<(Seat, Card)> {
        let by = self.turn()?;
        let card = board::next(&self.position, self.contract())?;
        self.plays(by, card);
        Some((by, card))
    }

    /// What the player in turn would play.
    pub fn would_play(&self) -> Option<Card> {
        board::next(&self.position, self.contract())
    }

    /// What a player would lead if the lead were his.
    pub fn would_lead(&self, by: Seat) -> Option<Card> {
        let trick = Some(Trick::new(by));
        board::next(&Position { trick, ..self.position }, self.contract())
    }

    /// What the player after the leader would play to this lead.
    pub fn would_follow(&self, by: Seat, led: Card) -> Option<Card> {
        let mut trick = Trick::new(by.rho());
        trick.add(led.into());
        board::next(&Position { trick: Some(trick), ..self.position }, self.contract())
    }

    /// What a player would play after this many others, who are still to play before him.
    pub fn would_follow_later(&self, by: Seat, after: u8) -> Option<Card> {
        let mut later = self.position;
        for _ in 0..after {
            later.play(board::next(&later, self.contract())?.into());
        }
        (later.turn() == Some(by)).then(|| board::next(&later, self.contract()))?
    }

    /// What a player would throw away if he had no card of this suit.
    pub fn would_discard(&self, by: Seat, suit: Suit) -> Option<Card> {
        let mut without = self.position;
        for card in self.suit(by, suit).iter() {
            without.deal.lose(by, card.into());
        }
        board::next(&without, self.contract()).filter(|card| card.suit != suit)
    }

    /// A suit other than this.
    pub fn other_suit(&mut self, suit: Suit) -> Option<Suit> {
        let others: Vec<Suit> = Suit::ALL.into_iter().filter(|other| *other != suit).collect();
        self.rng.pick(&others)
    }

    /// Declarer calls a card from dummy, in words.
    pub fn calls(&mut self, spoken: SpokenCall) {
        let words = |language| spoken.words(language);
        let said = Bilingual { it: words(Language::Italian), en: words(Language::English) };
        self.add_event(self.declarer(), Act::Calls(spoken));
        if let Some(last) = self.event_texts.last_mut() {
            *last = Some(said);
        }
        self.cast("call", SlotValue::Call(spoken));
    }

    /// Somebody calls the director.
    pub fn call_director(&mut self, by: Seat) {
        self.add_event(by, Act::DrawsAttention);
    }

    /// The opponent of a player who finds what he has done, in the slot `opponent`: dummy may not be the first.
    pub fn opponent_of(&mut self, by: Seat) -> Seat {
        let next = by.lho();
        let opponent = if next == self.dummy() { next.partner() } else { next };
        self.cast("opponent", opponent);
        opponent
    }

    /// That opponent calls the director.
    pub fn noticed_by_opponent_of(&mut self, by: Seat) {
        let opponent = self.opponent_of(by);
        self.call_director(opponent);
    }

    /// A card lies before a defender as a penalty card.
    pub fn has_penalty(&mut self, owner: Seat, card: Card, grade: PenaltyGrade) {
        self.penalty_cards.push(PenaltyCard { owner, card: PlayedCard::Exact(card), grade });
    }

    /// A player exposed, or led, a card during the auction.
    pub fn was_exposed(&mut self, owner: Seat, card: Card, led: bool) {
        self.exposed.push(ExposedCard { owner, card: card.into(), led });
    }

    /// What the engine is handed.
    pub fn record(&self) -> Record {
        let cards = self.moment.played();
        Record {
            contract: self.contract(),
            auction: None,
            start: self.moment.now,
            penalty_cards: self.penalty_cards.clone(),
            exposed: self.exposed.clone(),
            lead_faced: cards > 0,
            dummy_spread: cards > 1,
            events: self.events.clone(),
        }
    }

    /// Whether a decision speaks of no card but one that its hand was dealt.
    pub fn can_be_said(&self, decision: &Decision) -> bool {
        let holds = |hand: Seat, card| self.moment.board.dealt.hands[hand].contains(card);
        decision
            .card_of_hand()
            .is_none_or(|(hand, card)| card.card().is_some_and(|card| holds(hand, card)))
    }

    /// Whether both are about the same players and cards, as far as both speak of them.
    pub fn is_of_the_same(&self, other: &Story<'_>) -> bool {
        let named = |slot: &str| other.cast.iter().find(|(own, _)| *own == slot);
        let is_fixed = |name: &SlotValue| {
            matches!(name, SlotValue::Seat(_) | SlotValue::Card(_) | SlotValue::Suit(_))
        };
        let mut fixed = self.cast.iter().filter(|(_, name)| is_fixed(name));
        fixed.all(|(slot, name)| named(slot).is_none_or(|(_, other)| other == name))
    }
}

/// The fact of this key.
pub fn fact(key: &str) -> Option<&'static Fact> {
    laws::facts().find(|fact| fact.key == key)
}
