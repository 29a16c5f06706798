//! Rules that only some editions have, within a clause that all editions have. Each rule names its clause in the
//! editions that have the rule. A difference that is a clause by itself needs no rule here: use
//! [`Hearing::has_clause`].

use super::prelude::*;

/// A player who finds his own explanation wrong may wait until the clarification period ends before he
/// corrects it.
pub(super) static CORRECTION_CAN_WAIT: Rule = Rule::from(Y2017, "20F4");

/// Law 24 deals only with cards exposed during the auction, not with those exposed before it begins.
pub(super) static ONLY_DURING_AUCTION: Rule = Rule::from(Y2017, "24");

/// Dummy may try to prevent an irregularity of any player, not only of declarer.
pub(super) static DUMMY_WARNS_ANYONE: Rule = Rule::from(Y2017, "42B2");

/// Dummy loses his rights only if he looks at a hand on his own initiative, not if a defender shows it to him.
pub(super) static RIGHTS_LOST_ON_PURPOSE: Rule = Rule::always("43A2(c)").until(Y2017);

/// If a dummy without rights is the first to draw attention to a defender's irregularity, only the defenders'
/// score is adjusted.
pub(super) static DECLARER_KEEPS_HIS_SCORE: Rule = Rule::from(Y2017, "43B3");

/// A slip of the tongue can be corrected only in a call of a card from dummy, until the player's own side has played
/// again, and even after a pause for thought. Without this rule a slip can be corrected in any designation, until the
/// partner of the designated hand has played, and only without a pause for thought.
pub(super) static SLIP_OF_THE_TONGUE: Rule = Rule::from(Y2017, "45C4(b)");

/// "High" means the highest card, whatever dummy's seat. Without this rule, the School's reading depends on dummy's
/// seat.
pub(super) static HIGH_IN_ANY_SEAT: Rule = Rule::from(Y2017, "46B1(a)");

/// "High" and "low" mean a card of the suit led, unless declarer names another suit.
pub(super) static OF_SUIT_LED: Rule = Rule::from(Y2017, "46B1");

/// A player who played because an opponent told him that it was his turn must take the card back. Without this rule,
/// the player may take the card back or leave it.
pub(super) static MISLED_MUST_WITHDRAW: Rule = Rule::from(Y2017, "47E1");

/// After a wrong explanation, not only a later play to the same trick but also a play to the next trick prevents the
/// player from taking a card back.
pub(super) static NEXT_TRICK_BARS: Rule = Rule::from(Y2017, "47E2(a)");

/// Everyone may use the information from the sight of a penalty card while it is on the table.
pub(super) static PENALTY_CARD_SEEN_BY_ALL: Rule = Rule::from(Y2017, "50E1");

/// Nobody may accept a lead out of turn to the last trick.
pub(super) static LAST_LEAD_GOES_BACK: Rule = Rule::from(Y2017, "53A");

/// The regulations may bar defenders from asking each other whether they have revoked.
pub(super) static ASKING_MAY_BE_BARRED: Rule = Rule::always("61B3").until(Y2017);

/// A play that goes back because its player was misled about his turn does not establish a revoke.
pub(super) static MISLED_ESTABLISHES_NOTHING: Rule = Rule::from(Y2017, "63A1");

/// Another revoke of the board is a reason to transfer no trick (64B2, 64B7) only if it is established.
pub(super) static ESTABLISHED_COUNT: Rule = Rule::from(Y2017, "64B");

/// No trick is transferred for a failure to play a card of any faced hand. Without this rule, the exemption covers only
/// dummy's cards and penalty cards.
pub(super) static ANY_FACED_HAND: Rule = Rule::always("64B3").until(Y2017);

/// An unstated line that depends on who holds a card is accepted if it would be irrational not to take that line.
pub(super) static IRRATIONAL_NOT_TO: Rule = Rule::always("70E1").until(Y2017);

/// Anyone may point out that a trick is turned the wrong way until his own side plays to the next trick. Without this
/// rule, declarer always may, and the other players may until a card is led to the next trick.
pub(super) static TRICK_UNTIL_OWN_SIDE_PLAYS: Rule = Rule::from(Y2017, "65B3");
