//! What every Law file needs.

pub(in crate::law) use super::Law;
pub(in crate::law) use super::l50_penalty_card::Exposure;
pub(in crate::law) use crate::bridge::{Card, Hand, PlayedCard, Seat, Side, Suit};
pub(in crate::law) use crate::ruling::Decision::{Adjusts, Is, Knows, May, MayNot, Must};
pub(in crate::law) use crate::ruling::Status::{
    Breach, Called, Claim, Established, FifthCard, LedOutOfTurn, NoPenalty, NotEstablished,
    NotPlayed, OneOf, Penalty, PlayContinues, Played, Revoked, VoidCall,
};
pub(in crate::law) use crate::ruling::fact::finding;
pub(in crate::law) use crate::ruling::{
    Act, Answer, Asker, ByEdition, Clause, Condition, Fact, Heard, Hearing, Open, Point, Power,
    Reading, Reply, Who, always, since_2017, text,
};
pub(in crate::law) use crate::table::incident::{
    Designation, Drop, ExtraCard, Indication, LaterPlay, LeadOutOfTurn, Misexplanation, Naming,
    PenaltyDue, PenaltyNotPlayed, PlayOutOfTurn, Retraction, Revoke, Showing, Simultaneous, Touch,
    TurnedEarly,
};
pub(in crate::law) use crate::table::{Choice, Grade, Reach};
