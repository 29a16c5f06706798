//! What every Law file needs.

pub(in crate::laws) use super::doors::*;
pub(in crate::laws) use super::l16_information::Fault;
pub(in crate::laws) use super::l50_penalty_card::Exposure;
pub(in crate::laws) use super::order::lead_out_of_turn;
pub(in crate::laws) use super::{
    Law, adjusts_if, damage, offending, out_of_turn, player_of, rules, skip_later,
};
pub(in crate::laws) use crate::bridge::{BySeat, Card, Hand, PlayedCard, Seat, Side, Suit};
pub(in crate::laws) use crate::record::Duty;
pub(in crate::laws) use crate::ruling::Decision::{
    Adjusts, AdjustsOnly, Gets, Is, Knows, May, MayNot, Must, Transfers,
};
pub(in crate::laws) use crate::ruling::Edition::*;
pub(in crate::laws) use crate::ruling::Status::{
    AgreementWithdrawn, Breach, Called, Claim, ClaimAgreed, ClaimStands, Concedes,
    ConcessionCancelled, ConcessionStands, Declarer, DeemedRevoke, Defective, Dummy, Established,
    FifthCard, Forfeited, HandsCorrected, LaterPlayVoid, LedOutOfTurn, LosesToTrump, NoClaim,
    NoPenalty, NotEstablished, NotPlayed, NotRevoked, OneOf, Penalty, PlayContinues, Played,
    Removed, Restored, ResultCancelled, ResultStands, Revoked, RulingRevoked, RulingStands,
    RulingWrong, Seen, VoidCall, VoidChoice, WorstLine,
};
pub(in crate::laws) use crate::ruling::fact::{Options, finding, options};
pub(in crate::laws) use crate::ruling::{
    Act, Asker, ByEdition, Clause, Condition, Damage, Decision, Fact, Heard, Hearing, Known, Open,
    Point, Power, Reading, Reply, Rule, Status, Who, always, text,
};
pub(in crate::laws) use crate::table::event::{Closing, Inspection};
pub(in crate::laws) use crate::table::incident::{
    Asked, AskedIfVoid, AuctionCard, CardFound, CardTurned, CardsAtOnce, CardsInspected, Choosing,
    Counted, DefectiveTrick, Designation, DirectorsRuling, Drop, DummyActed, DummyIntervenes,
    ErrorNoticed, Excused, ExtraCard, FaceDownLead, FacedHand, ForeignCard, Indicated, Indication,
    Intervention, Later, LaterPlay, LeadOutOfTurn, Miscount, Misexplanation, Naming, Omission,
    PenaltyDue, PenaltyNotPlayed, PenaltyWeighed, PlayOutOfTurn, Protest, Reception, Remark,
    Retraction, Revoke, RevokeSettled, Said, Showing, Simultaneous, Since, Statement, Touch,
    TurnedWrong, precedes,
};
pub(in crate::laws) use crate::table::{Choice, Effect, Grade, Reach, RuledRevoke};
