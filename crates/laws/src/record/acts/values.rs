//! Conversion between an act and a row of the table with its values.

use super::{ActRequirement, ActVerb, verb};
use crate::bridge::{BySeat, Hand, PlayedCard, Seat, Suit, SuitMap};
use crate::record::event::{Act, AttentionManner, Event, Facing, PlayManner, TrickCount};
use crate::record::spoken::{CallMeans, SpokenCall};
use crate::record::words::Named;

/// A value that an act is about, or that a detail has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActValue {
    /// Yes or no.
    Flag(bool),
    /// A card.
    Card(PlayedCard),
    /// Several cards.
    Cards(Hand),
    /// The words of a call.
    Call(SpokenCall),
    /// A player.
    Seat(Seat),
    /// Some of the players.
    Seats(BySeat<bool>),
    /// A suit.
    Suit(Suit),
    /// A word of a vocabulary, as in case files.
    Word(&'static str),
    /// A number of tricks.
    Tricks(TrickCount),
    /// A number of the tricks of a board.
    TrickTotal(u8),
    /// The number of a trick in the board.
    TrickNumber(u8),
}

/// An act as its row in `rows.rs`, with the values that fill the row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActValues {
    /// The row.
    pub verb: &'static ActVerb,
    /// The value that the act is about.
    pub about: ActValue,
    /// The key and the value of each detail that is stated.
    pub details: Vec<(&'static str, ActValue)>,
}

/// The values of an act that is about nothing.
fn done(verb: &'static ActVerb) -> ActValues {
    about(verb, ActValue::Flag(true))
}

fn about(verb: &'static ActVerb, about: ActValue) -> ActValues {
    ActValues { verb, about, details: Vec::new() }
}

fn card(verb: &'static ActVerb, card: PlayedCard) -> ActValues {
    about(verb, ActValue::Card(card))
}

fn seat(verb: &'static ActVerb, seat: Seat) -> ActValues {
    about(verb, ActValue::Seat(seat))
}

fn tricks(verb: &'static ActVerb, number: u8) -> ActValues {
    about(verb, ActValue::TrickTotal(number))
}

fn word(verb: &'static ActVerb, word: impl Named) -> ActValues {
    about(verb, ActValue::Word(word.name()))
}

/// Building values.
impl ActValues {
    fn flag_if(self, key: &'static str, set: bool) -> ActValues {
        self.with(key, set.then_some(ActValue::Flag(true)))
    }

    fn with(mut self, key: &'static str, value: Option<ActValue>) -> ActValues {
        self.details.extend(value.map(|value| (key, value)));
        self
    }

    fn with_seen(self, seen: BySeat<bool>) -> ActValues {
        let anybody = Seat::ALL.into_iter().any(|seat| seen[seat]);
        self.with("seen", anybody.then_some(ActValue::Seats(seen)))
    }
}

/// Reading values.
impl ActValues {
    /// The card that the act is about.
    pub fn card(&self) -> Option<PlayedCard> {
        if let ActValue::Card(card) = self.about { Some(card) } else { None }
    }

    /// The cards that the act is about.
    pub fn cards(&self) -> Option<Hand> {
        if let ActValue::Cards(cards) = self.about { Some(cards) } else { None }
    }

    /// The words of the call that the act is about.
    pub fn spoken(&self) -> Option<SpokenCall> {
        if let ActValue::Call(spoken) = self.about { Some(spoken) } else { None }
    }

    /// The player that the act is about.
    pub fn seat(&self) -> Option<Seat> {
        if let ActValue::Seat(seat) = self.about { Some(seat) } else { None }
    }

    /// The suit that the act is about.
    pub fn about_suit(&self) -> Option<Suit> {
        if let ActValue::Suit(suit) = self.about { Some(suit) } else { None }
    }

    /// The number of tricks that the act is about, of the thirteen of a board.
    pub fn trick_total(&self) -> Option<u8> {
        if let ActValue::TrickTotal(number) = self.about { Some(number) } else { None }
    }

    /// The value of the word that the act is about.
    pub fn word<T: Named>(&self) -> Option<T> {
        if let ActValue::Word(name) = self.about { T::named(name) } else { None }
    }

    /// The value of the detail with this key.
    pub fn detail(&self, key: &str) -> Option<ActValue> {
        self.details.iter().find(|(known, _)| *known == key).map(|(_, value)| *value)
    }

    /// The value of this detail, if it is a flag.
    pub fn flag(&self, key: &str) -> Option<bool> {
        if let Some(ActValue::Flag(set)) = self.detail(key) { Some(set) } else { None }
    }

    /// Whether this flag is stated and set.
    pub fn is(&self, key: &str) -> bool {
        self.flag(key) == Some(true)
    }

    /// The value of this detail, if it is a card.
    pub fn card_of(&self, key: &str) -> Option<PlayedCard> {
        if let Some(ActValue::Card(card)) = self.detail(key) { Some(card) } else { None }
    }

    /// The value of this detail, if it is a player.
    pub fn seat_of(&self, key: &str) -> Option<Seat> {
        if let Some(ActValue::Seat(seat)) = self.detail(key) { Some(seat) } else { None }
    }

    /// The players of this detail; nobody if it is not stated.
    pub fn seats(&self, key: &str) -> BySeat<bool> {
        if let Some(ActValue::Seats(seats)) = self.detail(key) { seats } else { BySeat([false; 4]) }
    }

    /// The value of this detail, if it is a number of tricks.
    pub fn tricks(&self, key: &str) -> Option<TrickCount> {
        if let Some(ActValue::Tricks(tricks)) = self.detail(key) { Some(tricks) } else { None }
    }

    /// The value of this detail, if it is the number of a trick.
    pub fn trick(&self, key: &str) -> Option<u8> {
        if let Some(ActValue::TrickNumber(trick)) = self.detail(key) { Some(trick) } else { None }
    }

    /// The value of this detail, if it is a suit.
    pub fn suit(&self, key: &str) -> Option<Suit> {
        if let Some(ActValue::Suit(suit)) = self.detail(key) { Some(suit) } else { None }
    }

    /// The value of this detail, if it is a word of this vocabulary.
    pub(crate) fn word_of<T: Named>(&self, key: &str) -> Option<T> {
        if let Some(ActValue::Word(name)) = self.detail(key) { T::named(name) } else { None }
    }

    /// The act with these values, if they fit the row.
    pub fn act(&self) -> Option<Act> {
        self.verb.act.and_then(|act| act(self))
    }

    /// The requirements of the act, and of those of its details that are stated and are not flags set to no.
    pub fn needs(&self) -> impl Iterator<Item = ActRequirement> {
        let is_stated = |key| !matches!(self.detail(key), None | Some(ActValue::Flag(false)));
        let of_details = self.verb.details.iter().filter(move |detail| is_stated(detail.key));
        let of_details = of_details.flat_map(|detail| detail.needs);
        self.verb.needs.iter().chain(of_details).copied()
    }

    /// The same row with every value changed.
    fn map(self, change: impl Fn(ActValue) -> ActValue) -> ActValues {
        let details = self.details.into_iter().map(|(key, value)| (key, change(value)));
        ActValues { verb: self.verb, about: change(self.about), details: details.collect() }
    }
}

impl Act {
    /// The row of the act, with its values.
    pub fn values(self) -> ActValues {
        match self {
            Act::Plays { card: played, manner } => match manner {
                PlayManner::Play => card(const { verb("plays") }, played),
                PlayManner::Lead => card(const { verb("leads") }, played),
                PlayManner::AtOnce => {
                    card(const { verb("plays") }, played).flag_if("at_once", true)
                }
                PlayManner::AtOnceHidden => card(const { verb("plays") }, played)
                    .flag_if("at_once", true)
                    .flag_if("hidden", true),
                PlayManner::Unbidden => {
                    card(const { verb("plays") }, played).flag_if("unbidden", true)
                }
            },
            Act::LeadsFaceDown(led) => card(const { verb("leads_face_down") }, led),
            Act::FacesLead => done(const { verb("faces_lead") }),
            Act::Spreads(Facing { cards, seen, by_accident }) => {
                let value = cards.map_or(ActValue::Flag(true), ActValue::Cards);
                about(const { verb("spreads") }, value)
                    .with_seen(seen)
                    .flag_if("by_accident", by_accident)
            }
            Act::Calls(spoken) => match (spoken.means, spoken.designated(), spoken.said.suit) {
                (CallMeans::OwnCard, Some(own), _) => card(const { verb("names_to_play") }, own),
                (CallMeans::Gesture, Some(at), _) => card(const { verb("points_at") }, at),
                (CallMeans::Gesture, None, Some(suit)) => {
                    about(const { verb("points_at_suit") }, ActValue::Suit(suit))
                }
                (CallMeans::Words | CallMeans::Gesture | CallMeans::OwnCard, ..) => {
                    about(const { verb("calls") }, ActValue::Call(spoken))
                        .with("pointing_at", spoken.gesture.map(ActValue::Card))
                }
            },
            Act::Adds(spoken) => about(const { verb("adds") }, ActValue::Call(spoken)),
            Act::Pleads(cards) => about(const { verb("pleads") }, ActValue::Cards(cards)),
            Act::Shows(gesture) => card(const { verb("shows") }, gesture.card)
                .with("where", gesture.reach.map(|reach| ActValue::Word(reach.name())))
                .with("kept", gesture.kept.map(ActValue::Flag))
                .with_seen(gesture.seen),
            Act::Drops { card: dropped, seen, jostled } => {
                card(const { verb("drops") }, dropped).with_seen(seen).flag_if("jostled", jostled)
            }
            Act::Touches(touched) => card(const { verb("touches") }, touched),
            Act::Names(named) => card(const { verb("names") }, named),
            Act::NamesOf { hand, card: named } => seat(const { verb("names_card_of") }, hand)
                .with("card", Some(ActValue::Card(named))),
            Act::TurnsCard => done(const { verb("turns_card") }),
            Act::Wants { hand, card: wanted, instead } => {
                card(const { verb("wants_back") }, wanted)
                    .with("hand", Some(ActValue::Seat(hand)))
                    .with("instead", instead.map(ActValue::Card))
            }
            Act::Corrects { card: right, of } => {
                card(const { verb("corrects") }, right).with("of", of.map(ActValue::Card))
            }
            Act::Explains(topic) => word(const { verb("explains") }, topic),
            Act::Amends(topic) => word(const { verb("amends") }, topic),
            Act::TellsTurn(told) => seat(const { verb("tells_turn") }, told),
            Act::Claims(tricks) => {
                done(const { verb("claims") }).with("tricks", tricks.map(ActValue::Tricks))
            }
            Act::Concedes(tricks) => {
                done(const { verb("concedes") }).with("tricks", tricks.map(ActValue::Tricks))
            }
            Act::StatesLine => done(const { verb("states_line") }),
            Act::Objects => done(const { verb("objects") }),
            Act::AsksToPlayOn => done(const { verb("asks_to_play_on") }),
            Act::Agrees => done(const { verb("agrees") }),
            Act::SpeaksOfTrick => done(const { verb("speaks_of_trick") }),
            Act::DrawsAttention(AttentionManner::Both) => done(const { verb("attention") }),
            Act::DrawsAttention(AttentionManner::Words) => {
                done(const { verb("speaks_of_irregularity") })
            }
            Act::DrawsAttention(AttentionManner::Call) => done(const { verb("calls_director") }),
            Act::WasTold => done(const { verb("was_told") }),
            Act::Chooses(choice) => word(const { verb("chooses") }, choice)
                .with("suit", choice.suit().map(ActValue::Suit)),
            Act::Designates(named) => card(const { verb("designates") }, named),
            Act::LooksAt(other) => seat(const { verb("looks_at") }, other),
            Act::Warns => done(const { verb("warns") }),
            Act::ShowsHand(other) => seat(const { verb("shows_hand") }, other),
            Act::ExchangesHands => done(const { verb("exchanges_hands") }),
            Act::Prevents(other) => seat(const { verb("prevents") }, other),
            Act::Remarks => done(const { verb("remarks") }),
            Act::Asks { topic, single } => {
                word(const { verb("asks") }, topic).flag_if("single", single)
            }
            Act::Notices(topic) => word(const { verb("notices") }, topic),
            Act::AsksIfVoid(asked) => seat(const { verb("asks_if_void") }, asked),
            Act::Omits => done(const { verb("omits") }),
            Act::SaysTurnedWrong { of, trick } => seat(const { verb("says_turned_wrong") }, of)
                .with("trick", trick.map(ActValue::TrickNumber)),
            Act::Inspects(what) => word(const { verb("inspects") }, what),
            Act::Ends(closing) => word(const { verb("ends") }, closing),
            Act::Counts(tally) => word(const { verb("counts") }, tally),
            Act::Finds { card: found, seen } => {
                card(const { verb("finds") }, found).with_seen(seen)
            }
            Act::HasForeign(foreign) => card(const { verb("has_foreign") }, foreign),
            Act::SaysTricks(number) => tricks(const { verb("says_tricks") }, number),
            Act::RecordsTricks(number) => tricks(const { verb("records_tricks") }, number),
            Act::MixesCards => done(const { verb("mixes_cards") }),
            Act::Denies => done(const { verb("denies") }),
        }
    }

    /// The card that the player must hold for the act to be possible.
    pub fn required_card(self) -> Option<PlayedCard> {
        let values = self.values();
        values.card().filter(|_| values.verb.needs.contains(&ActRequirement::HisCard))
    }
}

impl Event {
    /// The same event with the table turned clockwise by this many quarters.
    pub fn turned(self, quarters: u8) -> Event {
        self.map(quarters, SuitMap::IDENTITY)
    }

    /// The same event with its suits renamed.
    pub fn mapped(self, map: SuitMap) -> Event {
        self.map(0, map)
    }

    /// The same event at a table turned by this many quarters, with its suits renamed.
    fn map(self, quarters: u8, suits: SuitMap) -> Event {
        let values = self.act.values().map(|value| match value {
            ActValue::Flag(_)
            | ActValue::Word(_)
            | ActValue::Tricks(_)
            | ActValue::TrickTotal(_)
            | ActValue::TrickNumber(_) => value,
            ActValue::Card(card) => ActValue::Card(suits.played_card(card)),
            ActValue::Cards(cards) => ActValue::Cards(cards.mapped(suits)),
            ActValue::Call(spoken) => ActValue::Call(spoken.mapped(suits)),
            ActValue::Seat(seat) => ActValue::Seat(seat.turned(quarters)),
            ActValue::Seats(seats) => ActValue::Seats(seats.turned(quarters)),
            ActValue::Suit(suit) => ActValue::Suit(suits.suit(suit)),
        });
        // An act can always be made from the values of its row; a test checks this for every row.
        Event { by: self.by.turned(quarters), act: values.act().unwrap_or(self.act) }
    }
}
