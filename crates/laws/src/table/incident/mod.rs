//! Incidents: the groups of events that a Law has to judge, one type for each kind.

mod conduct;

mod explaining;

mod exposing;

mod revoking;

mod card_counts;

mod score;

mod turns;

pub use card_counts::*;
pub use conduct::*;
pub use explaining::*;
pub use exposing::*;
pub use revoking::*;
pub use score::*;
pub use turns::*;

use crate::bridge::{Hand, PlayedCard, Seat, Side};

use crate::record::event::PlayManner;
use crate::record::spoken::SpokenCall;

/// The index of an event in its record.
pub type Moment = u8;

/// Returns whether `moment` comes before `limit`; always true without a limit.
pub fn precedes(moment: Moment, limit: Option<Moment>) -> bool {
    limit.is_none_or(|limit| moment < limit)
}

/// The moment of incidents in the auction, before the first event. No record has this many events.
pub const BEFORE_PLAY: Moment = Moment::MAX;

/// One line for each kind of incident: its name, its identifier, and the card that it is about.
macro_rules! incidents {
    ($($(#[$doc:meta])* $name:ident $key:literal |$it:ident| $card:expr,)*) => {
        /// A group of events that a Law has to judge.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Incident {
            $($(#[$doc])* $name($name),)*
        }

        /// The kind of an incident.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum IncidentKind {
            $($(#[$doc])* $name,)*
        }

        impl IncidentKind {
            /// All kinds.
            pub const ALL: &[IncidentKind] = &[$(IncidentKind::$name),*];

            /// Returns the identifier of the kind in texts and files, such as `lead-out-of-turn`.
            pub const fn key(self) -> &'static str {
                match self {
                    $(IncidentKind::$name => $key,)*
                }
            }
        }

        impl Incident {
            /// Returns the kind of the incident.
            pub const fn kind(&self) -> IncidentKind {
                match self {
                    $(Incident::$name(_) => IncidentKind::$name,)*
                }
            }

            /// Returns the moment of the incident: the index of its event; [`BEFORE_PLAY`] in the auction, and the
            /// number of events at the end of the record.
            pub const fn moment(&self) -> Moment {
                match self {
                    $(Incident::$name(it) => it.moment,)*
                }
            }

            /// Returns the player whom the incident concerns (its field `by`), and the card that it is about, if there
            /// is one.
            pub const fn subject(&self) -> (Seat, Option<PlayedCard>) {
                match self {
                    $(Incident::$name($it) => ($it.by, $card),)*
                }
            }
        }
    };
}

incidents! {
    /// A card is called from dummy, or a player names the card that he plays from his own hand.
    Designation "designation" |it| None,
    /// Declarer touches a card of dummy.
    Touch "touch" |it| Some(it.card),
    /// Dummy puts out, touches or names one of his cards without a call from declarer.
    Indication "indication" |it| Some(it.card),
    /// A player holds a card so that its face may be seen.
    CardShown "showing" |it| Some(it.gesture.card),
    /// A player drops a card.
    CardDropped "drop" |it| Some(it.card),
    /// A player says that he holds a card.
    CardNamed "naming" |it| Some(it.card),
    /// A player who has already played to a trick puts out another card.
    ExtraCard "extra-card" |it| Some(it.card),
    /// A hand leads although it is not its turn to lead.
    LeadOutOfTurn "lead-out-of-turn" |it| Some(it.card),
    /// A hand plays to a lead before its turn.
    PlayOutOfTurn "play-out-of-turn" |it| Some(it.card),
    /// A card is played at the same time as another player's.
    SimultaneousPlay "simultaneous" |it| Some(it.card),
    /// A player fails, or may fail, to follow suit or to do what a rectification requires.
    Revoke "revoke" |it| Some(it.card),
    /// A defender who could have played a penalty card puts out another card.
    PenaltyNotPlayed "penalty-not-played" |it| Some(it.card),
    /// It is the turn of a defender who has a penalty card, or whose partner has one.
    PenaltyDue "penalty-due" |it| None,
    /// A player asks to take back a card that is on the table.
    Retraction "retraction" |it| Some(it.card),
    /// A side corrects an explanation that it gave.
    Misexplanation "misexplanation" |it| None,
    /// A player turns his card of the trick.
    CardTurned "card-turned" |it| Some(it.card),
    /// Two or more cards that one player put out at once.
    CardsAtOnce "cards-at-once" |it| Some(it.first),
    /// A card that was exposed or led before the play.
    AuctionCard "auction-card" |it| Some(it.card),
    /// A player who is not to lead puts an opening lead face down, and does not turn it up.
    FaceDownLead "face-down-lead" |it| Some(it.card),
    /// A player faces cards of his hand.
    FacedHand "faced-hand" |it| None,
    /// Dummy does or says something on his own initiative, or a defender shows him a hand.
    DummyIntervenes "dummy-intervenes" |it| None,
    /// A player says something, or lets something be seen, from which his partner could learn.
    Remark "remark" |it| None,
    /// A player asks the opponents for an explanation.
    ExplanationAsked "asked" |it| None,
    /// A player becomes aware that an explanation of his side was wrong.
    ErrorNoticed "error-noticed" |it| None,
    /// A player asks another whether he has none of the suit led.
    AskedIfVoid "asked-if-void" |it| None,
    /// A player lets his turn pass.
    Omission "omission" |it| None,
    /// A trick is found to have a card too few or too many.
    DefectiveTrick "defective-trick" |it| None,
    /// A player cannot do what a rectification requires.
    UnableToComply "excused" |it| Some(it.card),
    /// A player asks to see, or looks at, cards of a turned trick.
    CardsInspected "cards-inspected" |it| None,
    /// A player says that a card of the last trick is turned the wrong way.
    CardTurnedWrong "turned-wrong" |it| None,
    /// A claim, a concession, or words about the trick in progress.
    TricksStatement "statement" |it| None,
    /// A revoke has to be settled at the end of the record.
    RevokeSettlement "revoke-settled" |it| it.card,
    /// The play is over, and a defender has had a penalty card in it.
    PenaltyCardAtEnd "penalty-weighed" |it| Some(it.card),
    /// A player states a choice.
    ChoiceMade "choosing" |it| None,
    /// A player acts on an order of the director.
    DirectorsRuling "directors-ruling" |it| None,
    /// A hand is found to have begun with too many cards, or too few.
    Miscount "miscount" |it| None,
    /// A player finds a card that was missing from his hand.
    CardFound "card-found" |it| Some(it.card),
    /// A player has a card of another pack.
    ForeignCard "foreign-card" |it| Some(it.card),
    /// The players do not agree on the number of tricks.
    TricksDisputed "tricks-disputed" |it| None,
    /// A score is entered that is not the one agreed.
    WrongScoreEntered "wrong-score" |it| None,
    /// A player mixes the cards that he has played.
    CardsMixed "cards-mixed" |it| None,
    /// A player denies what another says has happened.
    FactsDisputed "facts-disputed" |it| None,
    /// A player draws attention although nothing irregular has been done.
    Protest "protest" |it| Some(it.card),
}

impl Incident {
    /// Returns the extra card, if the incident is about one.
    pub(crate) fn extra_card(self) -> Option<ExtraCard> {
        if let Incident::ExtraCard(it) = self { Some(it) } else { None }
    }
}

/// A card put on the table or called from dummy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaterPlay {
    /// The moment of the play: the index of its event in the record.
    pub moment: Moment,
    /// The hand that plays.
    pub hand: Seat,
    /// The card played.
    pub card: PlayedCard,
    /// Whether the card belongs to the trick after the trick of the incident.
    pub next_trick: bool,
    /// The manner in which the hand put the card out; `None` for a card that was called or put face down.
    pub manner: Option<PlayManner>,
}

impl LaterPlay {
    /// Returns whether the card was put out as a lead.
    pub fn led(&self) -> bool {
        self.manner == Some(PlayManner::Lead)
    }

    /// Returns whether this card, put out after a lead, is a separate lead and not a play to the earlier lead.
    pub(crate) fn is_own_lead(&self) -> bool {
        self.led() || self.manner == Some(PlayManner::AtOnce)
    }
}

/// The cards played after an incident, up to the moment when attention was drawn. At most eight are stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LaterPlays {
    plays: [Option<LaterPlay>; 8],
    /// The moment when attention was drawn, if it was.
    pub attention: Option<Moment>,
}

impl LaterPlays {
    pub(super) fn push(&mut self, play: LaterPlay) {
        if let Some(place) = self.plays.iter_mut().find(|place| place.is_none()) {
            *place = Some(play);
        }
    }

    /// Returns the plays, in order. The Laws ask about no more than eight, so later plays are dropped.
    pub fn plays(&self) -> impl DoubleEndedIterator<Item = LaterPlay> + '_ {
        let count = self.plays.iter().position(Option::is_none).unwrap_or(self.plays.len());
        self.plays[..count].iter().flatten().copied()
    }

    /// Returns the plays to the trick of the incident.
    pub fn this_trick(&self) -> impl DoubleEndedIterator<Item = LaterPlay> + '_ {
        self.plays().filter(|play| !play.next_trick)
    }

    /// Creates a list of this play alone.
    pub fn of(play: LaterPlay) -> LaterPlays {
        let mut one = LaterPlays::default();
        one.push(play);
        one
    }

    /// Returns the plays before this moment, without the moment of attention.
    pub fn before(&self, moment: Moment) -> LaterPlays {
        let mut before = LaterPlays::default();
        self.plays().filter(|play| play.moment < moment).for_each(|play| before.push(play));
        before
    }

    /// Returns the plays from this moment on, with the same moment of attention.
    pub fn since(&self, moment: Moment) -> LaterPlays {
        self.without(|play| play.moment < moment)
    }

    /// Returns the plays that do not match the predicate, with the same moment of attention.
    pub(super) fn without(&self, excluded: impl Fn(&LaterPlay) -> bool) -> LaterPlays {
        let mut rest = LaterPlays { attention: self.attention, ..LaterPlays::default() };
        self.plays().filter(|play| !excluded(play)).for_each(|play| rest.push(play));
        rest
    }

    /// Returns the plays before `stop`, or all plays if `stop` is `None`, without the moment of attention.
    pub fn until(&self, stop: Option<LaterPlay>) -> LaterPlays {
        self.before(stop.map_or(Moment::MAX, |stop| stop.moment))
    }

    /// Returns the moment of the last play, or of attention if that is later.
    pub fn end(&self) -> Option<Moment> {
        self.plays().map(|play| play.moment).chain(self.attention).max()
    }

    /// Returns whether each side has played to the next trick.
    pub(crate) fn have_both_played_on(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.has_played_on(side))
    }

    /// Returns whether the side has played to the next trick.
    pub(crate) fn has_played_on(&self, side: Side) -> bool {
        self.plays().any(|play| play.next_trick && play.hand.side() == side)
    }
}

/// A card called from dummy, or named by a player as the card that he plays from his own hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Designation {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who names the card.
    pub by: Seat,
    /// The hand from which the card would come.
    pub hand: Seat,
    /// The words of the call.
    pub spoken: SpokenCall,
    /// Whether it was the turn of the hand.
    pub in_turn: bool,
    /// Whether declarer, at the turn of his own hand, names a card that either of his hands may hold. The words are
    /// read as a call once it is known which hand holds the card.
    pub of_either: bool,
    /// The last words that the player adds about the same card, with their moment.
    pub added: Option<(Moment, SpokenCall)>,
    /// The cards that the player says he had in mind.
    pub plea: Option<Hand>,
    /// The card that the hand put on the table for this call.
    pub put: Option<PlayedCard>,
    /// The moment when the hand put the card on the table; the moment of the call if it has not.
    pub put_at: Moment,
    /// The cards played afterwards, until attention was drawn.
    pub later: LaterPlays,
}

/// A card of dummy that declarer touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who touches the card: declarer.
    pub by: Seat,
    /// Dummy's hand.
    pub hand: Seat,
    /// The card touched.
    pub card: PlayedCard,
    /// Whether it is dummy's turn.
    pub in_turn: bool,
    /// The cards played afterwards, until attention was drawn.
    pub later: LaterPlays,
}

/// A card that dummy puts out, touches or names without a call from declarer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Indication {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who indicates the card: dummy.
    pub by: Seat,
    /// The card that dummy indicated.
    pub card: PlayedCard,
    /// The manner in which dummy indicated the card.
    pub how: IndicationManner,
    /// The card that declarer then plays from dummy to the same trick before attention is drawn, or wants dummy to play
    /// instead.
    pub designated: Option<PlayedCard>,
    /// The cards played after the card that dummy put out and before the designated card; none if dummy put out no
    /// card.
    pub later: LaterPlays,
}

/// The manner in which dummy indicated a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndicationManner {
    /// Dummy put the card where played cards lie.
    Put,
    /// Dummy touched the card, or held it.
    Touched,
    /// Dummy named the card, or had already put it out of his own accord.
    Named,
}

/// A second card put out by a player who has already played to the trick and does not say that he leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtraCard {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who puts out the second card.
    pub by: Seat,
    /// The second card.
    pub card: PlayedCard,
    /// The incident of a lead out of turn that arises if the player meant the card for the next trick.
    pub as_lead: LeadOutOfTurn,
    /// The player's own card that the second card replaces, if any.
    pub instead_of: Option<PlayedCard>,
    /// The later plays, counted as if the second card were an extra card of the trick.
    pub later: LaterPlays,
}

/// A card that a defender puts out instead of a penalty card that he could have played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PenaltyNotPlayed {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The defender who puts out the card.
    pub by: Seat,
    /// The card that the defender put out.
    pub card: PlayedCard,
    /// The penalty card that was due.
    pub due: PlayedCard,
    /// The card with which the defender then replaced the card that he put out.
    pub put_instead: Option<PlayedCard>,
    /// The cards played afterwards, until attention was drawn.
    pub later: LaterPlays,
}

/// The turn of a defender who has a penalty card, or whose partner has a penalty card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PenaltyDue {
    /// The moment of the incident: the index of its event or, at the end of the record, the number of events.
    pub moment: Moment,
    /// The defender in turn.
    pub by: Seat,
    /// Whether the defender in turn is to lead.
    pub leading: bool,
    /// The lead that the defender has made without waiting for declarer's choice.
    pub led: Option<PlayedCard>,
    /// Whether, at the defender's turn, he or another player puts out a card other than the penalty card, and it is
    /// unknown whether the penalty card was due.
    pub passed_over: bool,
    /// The cards played after the lead.
    pub later: LaterPlays,
}

/// A request to take back a card that is on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retraction {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who asks.
    pub by: Seat,
    /// The hand that played the card.
    pub hand: Seat,
    /// The card to be taken back.
    pub card: PlayedCard,
    /// The card that the player wants to play instead, if he names one.
    pub instead: Option<PlayedCard>,
    /// The cards that the player says he had in mind.
    pub plea: Option<Hand>,
    /// Whether the card was called from dummy, not put down by the hand that played it.
    pub called: bool,
    /// The first earlier change of play by an opponent, if there was one.
    pub changed: Option<ChangedPlay>,
}

/// A card of an opponent that was replaced by another card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChangedPlay {
    /// The player who changed his play.
    pub by: Seat,
    /// The card that was replaced.
    pub card: PlayedCard,
    /// Whether the replaced card had been played in rotation, before the card that is to be taken back.
    pub in_rotation: bool,
}

/// A card of the trick that its player turns face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardTurned {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who turns the card.
    pub by: Seat,
    /// The card that the player turns.
    pub card: PlayedCard,
    /// Whether all four hands have played to the trick.
    pub all_played: bool,
}

/// A penalty card of a defender in a play that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PenaltyCardAtEnd {
    /// The moment of the incident: the number of events in the record.
    pub moment: Moment,
    /// The owner of the penalty card.
    pub by: Seat,
    /// The first penalty card that the owner had.
    pub card: PlayedCard,
}
