//! What the table recognises in a record: one type for each kind of incident, with its facts.

mod conduct;

mod explaining;

mod exposing;

mod revoking;

mod card_counts;

mod turns;

pub use card_counts::*;
pub use conduct::*;
pub use explaining::*;
pub use exposing::*;
pub use revoking::*;
pub use turns::*;

use crate::bridge::{Hand, PlayedCard, Seat, Side};

use super::event::PlayManner;
use super::spoken::SpokenCall;

/// The index of an event in its record.
pub type Moment = u8;

/// Whether something came before a moment; where there was no such moment, it did.
pub fn precedes(moment: Moment, limit: Option<Moment>) -> bool {
    limit.is_none_or(|limit| moment < limit)
}

/// The moment of what happened before the first event, in the auction. No record has this many events.
pub const BEFORE_PLAY: Moment = Moment::MAX;

/// One line for each kind of incident: its name, its key in the texts, and the card that it is about.
macro_rules! incidents {
    ($($(#[$doc:meta])* $name:ident $key:literal |$it:ident| $card:expr,)*) => {
        /// Something that may need a ruling.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Incident {
            $($(#[$doc])* $name($name),)*
        }

        /// The kinds of incident.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum IncidentKind {
            $($name,)*
        }

        impl IncidentKind {
            /// The name by which texts and files know it, such as `lead-out-of-turn`.
            pub const fn key(self) -> &'static str {
                match self {
                    $(IncidentKind::$name => $key,)*
                }
            }
        }

        impl Incident {
            pub const fn kind(&self) -> IncidentKind {
                match self {
                    $(Incident::$name(_) => IncidentKind::$name,)*
                }
            }

            /// When it happened.
            pub const fn moment(&self) -> Moment {
                match self {
                    $(Incident::$name(it) => it.moment,)*
                }
            }

            /// Whose act it is, and the card that it is about, where there is one.
            pub const fn subject(&self) -> (Seat, Option<PlayedCard>) {
                match self {
                    $(Incident::$name($it) => ($it.by, $card),)*
                }
            }
        }
    };
}

incidents! {
    Designation "designation" |it| None,
    Touch "touch" |it| Some(it.card),
    Indication "indication" |it| Some(it.card),
    CardShown "showing" |it| Some(it.gesture.card),
    CardDropped "drop" |it| Some(it.card),
    CardNamed "naming" |it| Some(it.card),
    ExtraCard "extra-card" |it| Some(it.card),
    LeadOutOfTurn "lead-out-of-turn" |it| Some(it.card),
    PlayOutOfTurn "play-out-of-turn" |it| Some(it.card),
    SimultaneousPlay "simultaneous" |it| Some(it.card),
    Revoke "revoke" |it| Some(it.card),
    PenaltyNotPlayed "penalty-not-played" |it| Some(it.card),
    PenaltyDue "penalty-due" |it| None,
    Retraction "retraction" |it| Some(it.card),
    Misexplanation "misexplanation" |it| None,
    CardTurned "card-turned" |it| Some(it.card),
    /// Two or more cards that one player put out at once.
    CardsAtOnce "cards-at-once" |it| Some(it.first),
    /// A card that was exposed or led before the play.
    AuctionCard "auction-card" |it| Some(it.card),
    /// An opening lead face down by a player who was not to lead.
    FaceDownLead "face-down-lead" |it| Some(it.card),
    /// A player of the declaring side, or a defender, faces cards of his hand.
    FacedHand "faced-hand" |it| None,
    /// Dummy does or says something of his own accord.
    DummyIntervenes "dummy-intervenes" |it| None,
    /// A player says something from which his partner could learn.
    Remark "remark" |it| None,
    /// A player asks the opponents for an explanation.
    ExplanationAsked "asked" |it| None,
    /// A player becomes aware that an explanation of his side was wrong.
    ErrorNoticed "error-noticed" |it| None,
    /// A player asks another whether he has none of the suit led.
    AskedIfVoid "asked-if-void" |it| None,
    /// A player let his turn pass.
    Omission "omission" |it| None,
    /// A trick is found to lack a card.
    DefectiveTrick "defective-trick" |it| None,
    /// A player could not do what a rectification requires.
    UnableToComply "excused" |it| Some(it.card),
    /// A player asks to see, or looks at, cards of a turned trick.
    CardsInspected "cards-inspected" |it| None,
    /// A player says that another has turned a trick the wrong way.
    CardTurnedWrong "turned-wrong" |it| None,
    /// A claim, a concession, or words about the trick in progress.
    TricksStatement "statement" |it| None,
    /// A revoke comes to be settled.
    RevokeSettlement "revoke-settled" |it| it.card,
    /// The play is over, and a defender has had a penalty card in it.
    PenaltyCardAtEnd "penalty-weighed" |it| Some(it.card),
    /// A player says what he chooses.
    ChoiceMade "choosing" |it| None,
    /// A player goes by what the director had told him.
    DirectorsRuling "directors-ruling" |it| None,
    /// A hand is found to have begun with too many cards, or too few.
    Miscount "miscount" |it| None,
    /// A player finds a card of his that he lacked.
    CardFound "card-found" |it| Some(it.card),
    /// A player has a card of another pack.
    ForeignCard "foreign-card" |it| Some(it.card),
    /// Attention is drawn where nothing irregular has been done.
    Protest "protest" |it| Some(it.card),
}

impl Incident {
    /// The incident of a card put out by a player who has already played, if it is one.
    pub fn extra_card(self) -> Option<ExtraCard> {
        if let Incident::ExtraCard(it) = self { Some(it) } else { None }
    }
}

/// A card put on the table after an incident, before attention was drawn to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaterPlay {
    pub moment: Moment,
    pub hand: Seat,
    pub card: PlayedCard,
    /// Whether it went to the trick after the one of the incident.
    pub next_trick: bool,
    /// How its hand put it out; `None` for one that was called, or put face down.
    pub manner: Option<PlayManner>,
}

impl LaterPlay {
    /// Whether it was put out as a lead.
    pub fn led(&self) -> bool {
        self.manner == Some(PlayManner::Lead)
    }

    /// Whether, put out after a lead, it is a lead of its own, not a play to that one.
    pub fn is_own_lead(&self) -> bool {
        self.led() || self.manner == Some(PlayManner::AtOnce)
    }
}

/// What was played after an incident, up to the moment when attention was drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LaterPlays {
    plays: [Option<LaterPlay>; 8],
    /// The moment of attention, where the record has one.
    pub attention: Option<Moment>,
}

impl LaterPlays {
    pub(super) fn push(&mut self, play: LaterPlay) {
        if let Some(place) = self.plays.iter_mut().find(|place| place.is_none()) {
            *place = Some(play);
        }
    }

    /// The plays, in order. More than eight change nothing that a law asks, and are left out.
    pub fn plays(&self) -> impl DoubleEndedIterator<Item = LaterPlay> + '_ {
        let count = self.plays.iter().position(Option::is_none).unwrap_or(self.plays.len());
        self.plays[..count].iter().flatten().copied()
    }

    /// The plays to the trick of the incident.
    pub fn this_trick(&self) -> impl DoubleEndedIterator<Item = LaterPlay> + '_ {
        self.plays().filter(|play| !play.next_trick)
    }

    /// This play alone.
    pub fn of(play: LaterPlay) -> LaterPlays {
        let mut one = LaterPlays::default();
        one.push(play);
        one
    }

    /// What was played before this moment.
    pub fn before(&self, moment: Moment) -> LaterPlays {
        let mut before = LaterPlays::default();
        self.plays().filter(|play| play.moment < moment).for_each(|play| before.push(play));
        before
    }

    /// What was played at this moment and after it.
    pub fn since(&self, moment: Moment) -> LaterPlays {
        self.without(|play| play.moment < moment)
    }

    /// The plays but such as these, up to the same attention.
    pub(super) fn without(&self, such: impl Fn(&LaterPlay) -> bool) -> LaterPlays {
        let mut rest = LaterPlays { attention: self.attention, ..LaterPlays::default() };
        self.plays().filter(|play| !such(play)).for_each(|play| rest.push(play));
        rest
    }

    /// What was played before this one of the plays; all of them, where there is none.
    pub fn until(&self, stop: Option<LaterPlay>) -> LaterPlays {
        self.before(stop.map_or(Moment::MAX, |stop| stop.moment))
    }

    /// The last of the plays, or what drew attention after them.
    pub fn end(&self) -> Option<Moment> {
        self.plays().map(|play| play.moment).chain(self.attention).max()
    }

    /// Whether each side has played to the next trick.
    pub fn have_both_played_on(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.has_played_on(side))
    }

    /// Whether the side has played to the next trick.
    pub fn has_played_on(&self, side: Side) -> bool {
        self.plays().any(|play| play.next_trick && play.hand.side() == side)
    }
}

/// A card called from dummy, or named by a defender as the one that he plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Designation {
    pub moment: Moment,
    pub by: Seat,
    /// The hand from which the card would come.
    pub hand: Seat,
    pub spoken: SpokenCall,
    pub in_turn: bool,
    /// Declarer, at the turn of his own hand, names a card that either of his hands may hold: it is read as a call once
    /// it is known which.
    pub of_either: bool,
    /// What he said next about the same card, and when.
    pub added: Option<(Moment, SpokenCall)>,
    /// The cards that he says he had in mind.
    pub plea: Option<Hand>,
    /// The card that dummy then put on the table.
    pub put: Option<PlayedCard>,
    /// When dummy did.
    pub put_at: Moment,
    pub later: LaterPlays,
}

/// Declarer touches a card of dummy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    pub moment: Moment,
    pub by: Seat,
    pub hand: Seat,
    pub card: PlayedCard,
    pub in_turn: bool,
    pub later: LaterPlays,
}

/// Dummy puts out, touches or indicates one of his cards without having been told to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Indication {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
    pub how: IndicationManner,
    /// The card that declarer then plays from dummy to the same trick, before attention is drawn.
    pub designated: Option<PlayedCard>,
    /// What the others played before that.
    pub later: LaterPlays,
}

/// How dummy indicated a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndicationManner {
    /// He put it where played cards go.
    Put,
    /// He touched it, or held it.
    Touched,
    /// He named it, or it was he who had put it out.
    Named,
}

/// A player who has already played to a trick puts out another card, and does not say that he leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtraCard {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
    /// What the act is if he meant the card for the next trick.
    pub as_lead: LeadOutOfTurn,
    /// The card of his in the place of which he puts it.
    pub instead_of: Option<PlayedCard>,
    /// What was played after it, as a card too many of its trick.
    pub later: LaterPlays,
}

/// A defender with a penalty card that he could have played put out another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PenaltyNotPlayed {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
    /// The penalty card that was due.
    pub due: PlayedCard,
    /// The card that he then put in the place of the one he had played.
    pub put_instead: Option<PlayedCard>,
    pub later: LaterPlays,
}

/// It is the turn of a defender who has a penalty card, or whose partner has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PenaltyDue {
    pub moment: Moment,
    pub by: Seat,
    pub leading: bool,
    /// The lead that he has made without waiting for declarer's choice.
    pub led: Option<PlayedCard>,
    /// Another puts out a card at his turn, and nobody knows whether his penalty card was due.
    pub passed_over: bool,
    /// What was played after that lead.
    pub later: LaterPlays,
}

/// A player asks to take back a card that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retraction {
    pub moment: Moment,
    pub by: Seat,
    pub hand: Seat,
    pub card: PlayedCard,
    pub instead: Option<PlayedCard>,
    /// The cards that he says he had in mind.
    pub plea: Option<Hand>,
    /// The card was called from dummy, not put down by the hand that played it.
    pub called: bool,
    /// An opponent has changed his play to the same trick.
    pub changed: Option<ChangedPlay>,
}

/// An opponent's play that was replaced by another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChangedPlay {
    pub by: Seat,
    pub card: PlayedCard,
    /// The changed card had been played in rotation, before the card that is to be taken back.
    pub in_rotation: bool,
}

/// A player turns his card of the trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardTurned {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
    /// All four have played to it.
    pub all_played: bool,
}

/// The play is over, and a defender has had a penalty card in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PenaltyCardAtEnd {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
}
