//! The imports of every Law file.

pub(in crate::laws) use super::cross_references::*;
pub(in crate::laws) use super::hearing_order::lead_out_of_turn;
pub(in crate::laws) use super::information::WithdrawalFault;
pub(in crate::laws) use super::penalty_card::Exposure;
pub(in crate::laws) use super::{
    Law, adjusts_if, conditions, damage, edition_rules, offending, out_of_turn, player_of,
    representative, skip_later,
};
pub(in crate::laws) use crate::bridge::{BySeat, Card, Hand, PlayedCard, Seat, Side, Suit};
pub(in crate::laws) use crate::record::Duty;
pub(in crate::laws) use crate::record::event::{EndedPhase, Inspection};
pub(in crate::laws) use crate::record::{CardReach, Choice, PenaltyGrade};
pub(in crate::laws) use crate::ruling::Decision::{
    Adjusts, AdjustsOnly, Gets, Is, Knows, May, MayNot, Must, Transfers,
};
pub(in crate::laws) use crate::ruling::Edition::*;
pub(in crate::laws) use crate::ruling::Status::{
    AgreementWithdrawn, Breach, Called, Claim, ClaimAgreed, ClaimStands, Concedes,
    ConcessionCancelled, ConcessionStands, Declarer, DeemedRevoke, Defective, Dummy, Established,
    FactsFound, FifthCard, Forfeited, HandsCorrected, LaterPlayVoid, LedOutOfTurn, LosesToTrump,
    NoClaim, NoPenalty, NotEstablished, NotPlayed, NotRevoked, OneOf, Penalty, PlayContinues,
    Played, Removed, Restored, ResultCancelled, ResultStands, Revoked, RulingRevoked, RulingStands,
    RulingWrong, ScoredTricks, Seen, VoidCall, VoidChoice, WorstLine,
};
pub(in crate::laws) use crate::ruling::fact::{FactOptions, finding, options};
pub(in crate::laws) use crate::ruling::{
    AdjustmentPower, Asker, ByEdition, CardKnowledge, Clause, Condition, Damage, Decision,
    DecisionAct, DoctrinePoint, DoctrineReading, Fact, Hearing, HearingResult, OpenClause, Party,
    Reply, Rule, Status, always, text,
};
pub(in crate::laws) use crate::table::incident::{
    AfterRevoke, AskedIfVoid, AuctionCard, CardDropped, CardFound, CardNamed, CardShown,
    CardTurned, CardTurnedWrong, CardsAtOnce, CardsInspected, CardsMixed, ChoiceMade,
    ClaimAftermath, DefectiveTrick, Designation, DirectorsRuling, DummyIntervenes, DummyOwnAct,
    EquityScope, ErrorNoticed, ExplanationAsked, ExtraCard, FaceDownLead, FacedHand, FactsDisputed,
    ForeignCard, Indication, IndicationManner, Intervention, LaterPlay, LaterPlays, LeadOutOfTurn,
    Miscount, Misexplanation, MixedSide, Omission, PenaltyCardAtEnd, PenaltyDue, PenaltyNotPlayed,
    PlayOutOfTurn, Protest, Remark, Retraction, Revoke, RevokeSettlement, SimultaneousPlay,
    StatementKind, Touch, TrickShares, TricksDisputed, TricksStatement, UnableToComply,
    WrongScoreEntered, precedes,
};
pub(in crate::laws) use crate::table::{Effect, Obligation, RuledRevoke};
