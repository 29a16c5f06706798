//! What the editions rule differently within a clause that they share, each under its name: the clause in which it
//! is written, in the editions that have it. What an edition says in a clause of its own needs no name here:
//! [`Hearing::has_clause`].

use super::prelude::*;

/// Who finds his own explanation wrong may wait with it until the clarification period ends.
pub(super) static CORRECTION_CAN_WAIT: Rule = Rule::from(Y2017, "20F4");

/// Dummy may try to keep anyone from an irregularity, not declarer alone.
pub(super) static DUMMY_WARNS_ANYONE: Rule = Rule::from(Y2017, "42B2");

/// Dummy keeps his rights if a defender showed him the hand: he loses them on his own initiative only.
pub(super) static RIGHTS_LOST_ON_PURPOSE: Rule = Rule::always("43A2(c)").until(Y2017);

/// Where dummy without rights was first to point at a defender's irregularity only the defenders' score is adjusted.
pub(super) static DECLARER_KEEPS_HIS_SCORE: Rule = Rule::from(Y2017, "43B3");

/// A slip of the tongue is corrected for a card of dummy's alone, and until his own side has played again, however
/// long he took. Before: for any designation, until his partner has played, and without pause for thought.
pub(super) static SLIP_OF_THE_TONGUE: Rule = Rule::from(Y2017, "45C4(b)");

/// "High" is the highest card in whatever seat; before, the School reads it by the seat.
pub(super) static HIGH_IN_ANY_SEAT: Rule = Rule::from(Y2017, "46B1(a)");

/// "High" and "low" mean a card of the suit led, unless declarer names another suit.
pub(super) static OF_SUIT_LED: Rule = Rule::from(Y2017, "46B1");

/// Whoever played because an opponent told him that it was his turn has to take the card back; before, he may.
pub(super) static MISLED_MUST_WITHDRAW: Rule = Rule::from(Y2017, "47E1");

/// After a wrong explanation a play to the next trick bars the way back as well as one to the same trick.
pub(super) static NEXT_TRICK_BARS: Rule = Rule::from(Y2017, "47E2(a)");

/// Everyone may use the sight of a penalty card while it lies on the table.
pub(super) static PENALTY_CARD_SEEN_BY_ALL: Rule = Rule::from(Y2017, "50E1");

/// Nobody may accept a lead out of turn to the last trick.
pub(super) static LAST_LEAD_GOES_BACK: Rule = Rule::from(Y2017, "53A");

/// The regulations may bar defenders from asking each other whether they have revoked.
pub(super) static ASKING_MAY_BE_BARRED: Rule = Rule::always("61B3").until(Y2017);

/// A play that goes back, its player misled about his turn, does not establish a revoke.
pub(super) static MISLED_ESTABLISHES_NOTHING: Rule = Rule::from(Y2017, "63A1");

/// Of the other revokes of the board only established ones count against a trick.
pub(super) static ESTABLISHED_COUNT: Rule = Rule::from(Y2017, "64B");

/// No trick goes over for a faced card that was not played, of a hand that lies faced for whatever reason; after, of
/// dummy and of penalty cards alone.
pub(super) static ANY_FACED_HAND: Rule = Rule::always("64B3").until(Y2017);

/// A line that turns on who holds a card is accepted where not to take it would be irrational.
pub(super) static IRRATIONAL_NOT_TO: Rule = Rule::always("70E1").until(Y2017);

/// Anyone may say that a trick is turned the wrong way until his own side plays to the next; before, declarer always, the
/// others until a card is led to it.
pub(super) static TRICK_UNTIL_OWN_SIDE_PLAYS: Rule = Rule::from(Y2017, "65B3");
