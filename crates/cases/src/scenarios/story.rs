//! What happens at a table, narrated as it happens: events, findings and the sentences that state them.
//!
//! A recipe fills a [`Story`]. Whatever the ruling may turn on it leaves to a choice ([`Story::choose`],
//! [`Story::either`], [`Story::finds`]): the same story with one choice the other way is the nearest other world.

use crate::case::Bilingual;
use arbitro_laws::bridge::{Card, Contract, Hand, PlayedCard, Position, Seat, Suit, Trick};
use arbitro_laws::laws;
use arbitro_laws::record::event::Manner;
use arbitro_laws::record::spoken::Spoken;
use arbitro_laws::record::{Act, Event, Grade, Language};
use arbitro_laws::ruling::{Answer, Decision, Fact, Given, Question, Source, Subject, Text};
use arbitro_laws::table::{ExposedCard, PenaltyCard, Record};

use super::dice::Dice;
use super::moment::{self, Moment};

/// A sentence with its slots, worded in one of several ways.
pub type Line = &'static [Text];

/// What is in a slot of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    Seat(Seat),
    Card(Card),
    Suit(Suit),
    Cards(Hand),
    Contract(Contract),
    Number(u8),
    Words(Text),
    Call(Spoken),
}

macro_rules! names {
    ($($of:ident),+) => {
        $(impl From<$of> for Name {
            fn from(it: $of) -> Name {
                Name::$of(it)
            }
        })+
    };
}
names!(Seat, Card, Suit, Contract);

/// The choices of a story: which were made, out of how many.
#[derive(Clone, Debug)]
pub struct Path {
    /// What is wanted of the first of them; the others fall as they will.
    wanted: Vec<usize>,
    pub taken: Vec<(usize, usize)>,
    dice: Dice,
}

impl Path {
    pub fn new(dice: Dice) -> Path {
        Path { wanted: Vec::new(), taken: Vec::new(), dice }
    }

    /// The path with the same choices but these.
    fn with(&self, changes: &[(usize, usize)]) -> Path {
        let mut wanted: Vec<usize> = self.taken.iter().map(|(choice, _)| *choice).collect();
        changes.iter().for_each(|(place, choice)| wanted[*place] = *choice);
        Path { wanted, taken: Vec::new(), dice: self.dice.clone() }
    }

    /// Every path that differs in one choice, with the place of that choice.
    pub fn neighbours(&self) -> impl Iterator<Item = (usize, Path)> + use<'_> {
        self.others(0).map(|(place, choice)| (place, self.with(&[(place, choice)])))
    }

    /// Every path that differs in two, with the place of the first.
    pub fn second_neighbours(&self) -> impl Iterator<Item = (usize, Path)> + use<'_> {
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
    pub fn again(&self) -> Path {
        self.with(&[])
    }

    fn choose(&mut self, of: usize) -> usize {
        let wanted = self.wanted.get(self.taken.len()).map(|wanted| wanted % of.max(1));
        let choice = wanted.unwrap_or_else(|| self.dice.below(of));
        self.taken.push((choice, of));
        choice
    }
}

/// A sentence of the story, and the finding that it states.
#[derive(Clone, Copy, Debug)]
pub struct Told {
    pub line: Line,
    pub finding: Option<usize>,
    /// Of whom it is said, where that is not a part of the cast.
    pub who: Option<Seat>,
}

/// A story as it grows.
#[derive(Clone, Debug)]
pub struct Story<'b> {
    pub moment: Moment<'b>,
    /// The table after what has been narrated, as far as that was in order.
    pub now: Position,
    pub events: Vec<Event>,
    /// The words of each event.
    pub said: Vec<Option<Bilingual>>,
    pub penalty_cards: Vec<PenaltyCard>,
    /// What was exposed before the play.
    pub exposed: Vec<ExposedCard>,
    pub given: Vec<Given>,
    pub lines: Vec<Told>,
    pub cast: Vec<(&'static str, Name)>,
    pub path: Path,
    dice: Dice,
}

impl<'b> Story<'b> {
    pub fn new(moment: Moment<'b>, path: Path, dice: Dice) -> Story<'b> {
        let contract = moment.contract();
        let mut story = Story {
            now: moment.now,
            moment,
            events: Vec::new(),
            said: Vec::new(),
            penalty_cards: Vec::new(),
            exposed: Vec::new(),
            given: Vec::new(),
            lines: Vec::new(),
            cast: Vec::new(),
            path,
            dice,
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
        self.now.turn()
    }

    /// The suit led to the trick in progress.
    pub fn led(&self) -> Option<Suit> {
        self.now.suit_led()
    }

    pub fn trumps(&self) -> Option<Suit> {
        self.now.trumps
    }

    pub fn hand(&self, seat: Seat) -> Hand {
        self.now.deal.hands[seat].known()
    }

    pub fn suit(&self, seat: Seat, suit: Suit) -> Hand {
        moment::holding(&self.now, seat, suit)
    }

    /// Goes on only if this holds: a recipe says so what it needs of the moment.
    pub fn needs(&self, holds: bool) -> Option<()> {
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
        self.dice.pick(&among)
    }

    pub fn pick_from<T: Copy>(&mut self, among: &[T]) -> Option<T> {
        self.dice.pick(among)
    }

    /// One of the defenders.
    pub fn a_defender(&mut self) -> Option<Seat> {
        let declarer = self.declarer();
        self.pick_from(&[declarer.lho(), declarer.rho()])
    }

    /// What a slot of the sentences stands for.
    pub fn cast(&mut self, slot: &'static str, name: impl Into<Name>) {
        let name = name.into();
        self.cast.retain(|(other, _)| *other != slot);
        self.cast.push((slot, name));
    }

    pub fn tells(&mut self, line: Line) {
        self.lines.push(Told { line, finding: None, who: None });
    }

    /// What the director found, one way or the other, each with its sentence.
    pub fn finds(&mut self, key: &str, yes: Line, no: Line) -> Option<bool> {
        let holds = self.either();
        self.found(key, Answer::from_bool(holds), if holds { yes } else { no })?;
        Some(holds)
    }

    /// What the director found.
    pub fn found(&mut self, key: &str, answer: Answer, line: Line) -> Option<()> {
        let question = Question { fact: fact(key)?, about: Subject::default() };
        self.found_of(question, answer, line);
        Some(())
    }

    /// What the director found of a player.
    pub fn found_of(&mut self, question: Question, answer: Answer, line: Line) {
        let Question { fact, about } = question;
        self.lines.push(Told { line, finding: Some(self.given.len()), who: about.who });
        let about = Subject { card: None, ..about };
        self.given.push(Given { fact, about, answer, source: Source::Director });
    }

    /// Somebody does something.
    pub fn does(&mut self, by: Seat, act: Act) {
        self.events.push(Event { by, act });
        self.said.push(None);
    }

    /// A card is put on the table, in rotation as far as the table knows.
    pub fn plays(&mut self, by: Seat, card: Card) {
        self.does(by, Act::Plays { card: card.into(), manner: Manner::Play });
        if self.turn() == Some(by) {
            self.now.play(card.into());
        }
    }

    /// A card is put on the table as a lead to the next trick.
    pub fn leads(&mut self, by: Seat, card: Card) {
        self.does(by, Act::Plays { card: card.into(), manner: Manner::Lead });
        if self.turn() == Some(by) {
            self.now.play(card.into());
        }
    }

    /// The player in turn plays what he would have played anyway.
    pub fn goes_on(&mut self) -> Option<(Seat, Card)> {
        let by = self.turn()?;
        let card = moment::next(&self.now, self.contract())?;
        self.plays(by, card);
        Some((by, card))
    }

    /// What the player in turn would play.
    pub fn would_play(&self) -> Option<Card> {
        moment::next(&self.now, self.contract())
    }

    /// What a player would lead if the lead were his.
    pub fn would_lead(&self, by: Seat) -> Option<Card> {
        let trick = Some(Trick::new(by));
        moment::next(&Position { trick, ..self.now }, self.contract())
    }

    /// What the player after the leader would play to this lead.
    pub fn would_follow(&self, by: Seat, led: Card) -> Option<Card> {
        let mut trick = Trick::new(by.rho());
        trick.add(led.into());
        moment::next(&Position { trick: Some(trick), ..self.now }, self.contract())
    }

    /// What a player would play after this many others, who are still to play before him.
    pub fn would_follow_later(&self, by: Seat, after: u8) -> Option<Card> {
        let mut later = self.now;
        for _ in 0..after {
            later.play(moment::next(&later, self.contract())?.into());
        }
        (later.turn() == Some(by)).then(|| moment::next(&later, self.contract()))?
    }

    /// What a player would throw away if he had no card of this suit.
    pub fn would_discard(&self, by: Seat, suit: Suit) -> Option<Card> {
        let mut without = self.now;
        for card in self.suit(by, suit).iter() {
            without.deal.lose(by, card.into());
        }
        moment::next(&without, self.contract()).filter(|card| card.suit != suit)
    }

    /// A suit other than this.
    pub fn other_suit(&mut self, suit: Suit) -> Option<Suit> {
        let others: Vec<Suit> = Suit::ALL.into_iter().filter(|other| *other != suit).collect();
        self.dice.pick(&others)
    }

    /// Declarer calls a card from dummy, in words.
    pub fn calls(&mut self, spoken: Spoken) {
        let words = |language| spoken.words(language);
        let said = Bilingual { it: words(Language::Italian), en: words(Language::English) };
        self.does(self.declarer(), Act::Calls(spoken));
        if let Some(last) = self.said.last_mut() {
            *last = Some(said);
        }
        self.cast("call", Name::Call(spoken));
    }

    /// Somebody calls the director.
    pub fn attention(&mut self, by: Seat) {
        self.does(by, Act::DrawsAttention);
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
        self.attention(opponent);
    }

    /// A card lies before a defender as a penalty card.
    pub fn has_penalty(&mut self, owner: Seat, card: Card, grade: Grade) {
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
        let is_fixed = |name: &Name| matches!(name, Name::Seat(_) | Name::Card(_) | Name::Suit(_));
        let mut fixed = self.cast.iter().filter(|(_, name)| is_fixed(name));
        fixed.all(|(slot, name)| named(slot).is_none_or(|(_, other)| other == name))
    }
}

/// The fact of this key.
pub fn fact(key: &str) -> Option<&'static Fact> {
    laws::facts().find(|fact| fact.key == key)
}
