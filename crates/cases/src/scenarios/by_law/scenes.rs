//! Events, casts and conditions that scenarios of several Laws share.

use super::prelude::*;
use super::sentences::{
    MISLED_BY_ERROR, MISUNDERSTOOD, NOT_LATER, REVOKES, TRICK_WON_BY, WON_LATER,
};
use crate::scenarios::story::fact;
use arbitro_laws::bridge::Side;
use arbitro_laws::ruling::{FactQuestion, Subject};

/// The rights of declarer, asked again with other options if a set has a flaw.
pub const DECLARERS_RIGHTS: &[QuestionSubject] =
    &[Rights("declarer"), Rights("declarer"), Rights("declarer")];

/// The event names no player who saw the card, because a finding states whether the partner could see it.
pub const NOBODY: BySeat<bool> = BySeat([false; 4]);

/// Returns the act of showing a card, so far as it is known how near to the table and whether it was kept there.
pub fn shows(
    card: Card,
    reach: impl Into<Option<CardReach>>,
    kept: impl Into<Option<bool>>,
) -> Act {
    let (card, reach, kept) = (card.into(), reach.into(), kept.into());
    Act::Shows(Gesture { card, reach, kept, seen: NOBODY })
}

/// Returns the act of dropping a card, by oneself or because of somebody else.
pub fn drops(card: Card, jostled: bool) -> Act {
    Act::Drops { card: card.into(), seen: NOBODY, jostled }
}

/// Returns a card as the value of a slot that no question is about.
pub fn unasked(card: Card) -> SlotValue {
    SlotValue::Cards(Hand::EMPTY.with(card))
}

/// Returns true if this is one of the cards in the slot `held`, with which the player of a revoke could have followed suit.
pub fn is_held(story: &Story<'_>, card: Card) -> bool {
    matches!(story.slot("held"), Some(SlotValue::Cards(held)) if held.contains(card))
}

/// Returns the cards below the ten.
pub fn small(cards: Hand) -> Hand {
    cards.iter().filter(|card: &Card| !card.rank.is_honour()).collect()
}

/// Draws three cards of three suits among these.
pub fn three_suits(story: &mut Story<'_>, among: Hand) -> Option<[Card; 3]> {
    let first = story.pick(among)?;
    let others = among - among.suit(first.suit);
    let second = story.pick(others)?;
    let third = story.pick(others - others.suit(second.suit))?;
    Some([first, second, third])
}

/// Chooses one or two of three cards, and casts them as `shown` and the others as `others`.
pub fn some_of(story: &mut Story<'_>, cards: [Card; 3]) -> Hand {
    let which = 1 + story.choose(6);
    let chosen = cards.into_iter().enumerate().filter(|(place, _)| which & (1 << place) != 0);
    let chosen: Hand = chosen.map(|(_, card)| card).collect();
    let all: Hand = cards.into_iter().collect();
    cast!(story, shown = SlotValue::Cards(chosen), others = SlotValue::Cards(all - chosen));
    chosen
}

/// Draws a defender and casts him as `by` and the other defender as `partner`; returns the seat of `by`.
pub fn defender(story: &mut Story<'_>) -> Option<Seat> {
    let by = story.a_defender()?;
    cast!(story, by, partner = by.partner());
    Some(by)
}

/// The player and the cards of a revoke.
pub struct RevokeScene {
    pub by: Seat,
    pub legal_card: Card,
    pub played_card: Card,
}

/// Casts the cards of a revoke: `suit` is the suit led, `held` the cards of it in the hand, `right` the one to be played,
/// `wrong` the card played instead. No question is about `right`: a card that is shown too late may be an exposed card.
pub fn revoke_scene(story: &mut Story<'_>, by: Seat) -> Option<RevokeScene> {
    let led = story.led()?;
    let held = story.suit(by, led);
    story.require((1..=2).contains(&held.len()))?;
    let right = story.would_play()?;
    let wrong = story.would_discard(by, led)?;
    cast!(story, suit = led, wrong, right = unasked(right), held = SlotValue::Cards(held));
    Some(RevokeScene { by, legal_card: right, played_card: wrong })
}

/// Chooses a lead from the wrong hand of the declaring side, and returns hand and card. Casts the hands `rightful` and
/// `wrong`, the defenders to the left (`next`) and to the right (`other`) of the wrong hand, and `card`.
pub fn wrong_hand(story: &mut Story<'_>) -> Option<(Seat, Card)> {
    let rightful = story.declaring_hand_on_lead()?;
    let wrong = rightful.partner();
    let card = story.would_lead(wrong)?;
    cast!(story, rightful, wrong, next = wrong.lho(), other = wrong.rho(), card);
    Some((wrong, card))
}

/// Casts the next four players of the play as `p0` to `p3`, and the first three cards that they would play as `c0` to
/// `c2`; returns these plays.
pub fn cast_upcoming(story: &mut Story<'_>) -> Option<[(Seat, Card); 3]> {
    let mut later = story.clone();
    let plays = [later.play_on()?, later.play_on()?, later.play_on()?];
    let slots = [("p0", "c0"), ("p1", "c1"), ("p2", "c2")];
    for ((seat_slot, card_slot), (seat, card)) in slots.into_iter().zip(plays) {
        story.cast(seat_slot, seat);
        story.cast(card_slot, card);
    }
    story.cast("p3", later.turn()?);
    Some(plays)
}

/// Returns the number of tricks that a side wins from now on if all four players play as they normally would.
pub fn tricks_to_come(story: &Story<'_>, side: Side) -> u8 {
    let mut later = story.clone();
    while later.play_on().is_some() {}
    later.position.tricks_of(side) - story.position.tricks_of(side)
}

/// Returns the cards of a side.
pub fn cards_of(story: &Story<'_>, side: Side) -> Hand {
    let seats = Seat::ALL.into_iter().filter(|seat| seat.side() == side);
    seats.fold(Hand::default(), |cards, seat| cards | story.hand(seat))
}

/// Returns true if no higher card of its suit than this one is left.
pub fn is_top(story: &Story<'_>, card: Card) -> bool {
    let left = cards_of(story, Side::NorthSouth) | cards_of(story, Side::EastWest);
    (left & Hand::above(card)).is_empty()
}

/// Returns true if the cards allow a side to win no trick from now on, and to win one: it holds no sure trump trick and
/// would normally win at most one.
pub fn may_win_none(story: &Story<'_>, side: Side) -> bool {
    let top_trump = |card: Card| Some(card.suit) == story.trumps() && is_top(story, card);
    !cards_of(story, side).iter().any(top_trump) && tricks_to_come(story, side) <= 1
}

/// Returns true if a side can win a trick from now on: it normally wins one, or holds a trump or the highest card of a suit.
pub fn may_win(story: &Story<'_>, side: Side) -> bool {
    let wins = |card: Card| Some(card.suit) == story.trumps() || is_top(story, card);
    tricks_to_come(story, side) > 0 || cards_of(story, side).iter().any(wins)
}

/// Adds a finding whose sentence tells also what a player does, so that it is told in every stem.
pub fn add_act(
    story: &mut Story<'_>,
    key: &str,
    answer: Answer,
    line: SentenceWordings,
) -> Option<()> {
    story.add_finding(key, answer, line)?;
    story.lines.last_mut()?.is_finding = false;
    Some(())
}

/// Adds a finding that the last sentence states too.
pub fn also_finds(story: &mut Story<'_>, key: &str, answer: Answer) -> Option<()> {
    let line = story.lines.last()?.line;
    story.add_finding(key, answer, line)?;
    story.lines.pop();
    Some(())
}

/// Chooses whether an opponent told this player that it was his turn. The finding is about him alone.
pub fn choose_told(story: &mut Story<'_>, who: Seat, lines: [SentenceWordings; 2]) -> Option<bool> {
    let told = story.either();
    add_told(story, who, told, lines[usize::from(!told)])?;
    Some(told)
}

/// Chooses whether an opponent told this player that it was his turn, where the sentence for either case tells the
/// player's act too.
pub fn acts_told(story: &mut Story<'_>, who: Seat, lines: [SentenceWordings; 2]) -> Option<bool> {
    let told = choose_told(story, who, lines)?;
    story.lines.last_mut()?.is_finding = false;
    Some(told)
}

/// Adds the finding that no opponent told this player that it was his turn, with a sentence that tells his act.
pub fn acts_unprompted(story: &mut Story<'_>, who: Seat, line: SentenceWordings) -> Option<()> {
    not_told(story, who, line)?;
    story.lines.last_mut()?.is_finding = false;
    Some(())
}

/// Adds the finding that no opponent told this player that it was his turn.
pub fn not_told(story: &mut Story<'_>, who: Seat, line: SentenceWordings) -> Option<()> {
    add_told(story, who, false, line)
}

/// Chooses whether the story tells that a fact holds, that it does not hold, or neither, and adds the sentence for it.
/// Returns what it tells.
pub fn may_tell(
    story: &mut Story<'_>,
    key: &str,
    [yes, no, neither]: [SentenceWordings; 3],
) -> Option<Option<bool>> {
    let (told, line) = [(Some(true), yes), (Some(false), no), (None, neither)][story.choose(3)];
    add_if_told(story, key, told, line)?;
    Some(told)
}

/// Adds a finding as [`add_act`] does, or this sentence alone if the story leaves the fact open.
pub fn add_if_told(
    story: &mut Story<'_>,
    key: &str,
    told: Option<bool>,
    line: SentenceWordings,
) -> Option<()> {
    match told {
        Some(holds) => add_act(story, key, Answer::from_bool(holds), line),
        None => {
            story.add_sentence(line);
            Some(())
        }
    }
}

/// Chooses whether a fact holds, and adds the finding as [`add_act`] does; returns whether it holds.
pub fn choose_told_fact(
    story: &mut Story<'_>,
    key: &str,
    yes: SentenceWordings,
    no: SentenceWordings,
) -> Option<bool> {
    let holds = story.either();
    add_act(story, key, Answer::from_bool(holds), if holds { yes } else { no })?;
    Some(holds)
}

/// Returns the sentence for what the director finds after the play: that the partner of `by` used what `by` let slip, that
/// `by` was misled by declarer's explanation, wrong or not, or neither.
pub const fn used_or_misled(
    is_used: bool,
    is_misled: bool,
    is_wrong: bool,
    [used, neither]: [SentenceWordings; 2],
) -> SentenceWordings {
    match (is_used, is_misled) {
        (true, _) => used,
        (false, true) if is_wrong => MISLED_BY_ERROR,
        (false, true) => MISUNDERSTOOD,
        (false, false) => neither,
    }
}

fn add_told(story: &mut Story<'_>, who: Seat, told: bool, line: SentenceWordings) -> Option<()> {
    let about = Subject { who: Some(who), ..Subject::default() };
    let question = FactQuestion { fact: fact("told-his-turn")?, about };
    story.add_finding_about(question, Answer::from_bool(told), line);
    Some(())
}

/// Fills a slot with the words that say from which of the two hands of the declaring side a card comes.
pub fn cast_from(story: &mut Story<'_>, slot: &'static str, hand: Seat) {
    let words = if hand == story.dummy() {
        words("dal morto", "from dummy")
    } else {
        words("dalla mano", "from hand")
    };
    story.cast(slot, SlotValue::Words(words));
}

/// Casts the player who plays the cards of a hand, and the words to be added where the card comes from dummy.
pub fn cast_player(story: &mut Story<'_>, [player, from]: [&'static str; 2], hand: Seat) {
    let words =
        if hand == story.dummy() { words(" dal morto", " from dummy") } else { words("", "") };
    story.cast(player, story.player_of(hand));
    story.cast(from, SlotValue::Words(words));
}

/// Adds a revoke by the player whose turn it is.
pub fn revokes(story: &mut Story<'_>) -> Option<RevokeScene> {
    revokes_as(story, REVOKES)
}

/// Adds a revoke by the player whose turn it is, told by this sentence.
pub fn revokes_as(story: &mut Story<'_>, line: SentenceWordings) -> Option<RevokeScene> {
    let by = story.turn().filter(|by| *by != story.dummy())?;
    let it = revoke_scene(story, by)?;
    cast!(story, by, partner = by.partner());
    story.plays(by, it.played_card);
    story.add_sentence(line);
    Some(it)
}

/// Adds a revoke by the last player to a trick, who wins it neither with the card played nor with the lawful one.
pub fn revokes_last(story: &mut Story<'_>) -> Option<RevokeScene> {
    story.require(story.position.on_table() == 3)?;
    let (trick, trumps) = (story.position.trick?, story.trumps());
    let it = revokes(story)?;
    let loses = |card| trick.is_beaten_by(card, trumps) == Some(false);
    story.require(loses(it.legal_card) && loses(it.played_card))?;
    Some(it)
}

/// The next two cards after the trick of a revoke.
#[derive(Clone, Copy)]
pub struct NextCards {
    pub winner: Seat,
    pub lead: Card,
    pub answer: Card,
    /// Whether the side of the revoke may win no trick after this one.
    pub may_win_none: bool,
    /// Whether it can win one.
    pub may_win: bool,
}

/// Plays the trick of a revoke to its end. Casts its `winner` with the card `lead` that he would lead, and the next
/// player `second` with the card `answer` that he would play; neither is the card that follows suit.
pub fn trick_ends(story: &mut Story<'_>) -> Option<NextCards> {
    trick_ends_with(story, TRICK_WON_BY)
}

/// Plays the trick of a revoke to its end as [`trick_ends`], with this sentence.
pub fn trick_ends_with(story: &mut Story<'_>, line: SentenceWordings) -> Option<NextCards> {
    while story.led().is_some() {
        story.play_on()?;
    }
    let winner = story.turn()?;
    let lead = story.would_play()?;
    let answer = story.would_follow(winner.lho(), lead)?;
    story.require(!is_held(story, lead) && !is_held(story, answer))?;
    cast!(story, winner, second = winner.lho(), lead, answer);
    cast_player(story, ["winner_player", "from_winner"], winner);
    cast_player(story, ["second_player", "from_second"], winner.lho());
    story.add_sentence(line);
    let by = story.seat("by")?;
    let (may_win_none, may_win) = (may_win_none(story, by.side()), may_win(story, by.side()));
    Some(NextCards { winner, lead, answer, may_win_none, may_win })
}

/// Adds the finding whether the side of a revoke wins a later trick; a choice only if its cards allow both.
pub fn wins_later(story: &mut Story<'_>, next: NextCards) -> Option<()> {
    story.require(next.may_win)?;
    wins_later_as(story, next.may_win_none, WON_LATER, NOT_LATER)?;
    Some(())
}

/// Adds the finding whether the side of a revoke wins a later trick, with these sentences; a choice only if it may win none.
pub fn wins_later_as(
    story: &mut Story<'_>,
    may_win_none: bool,
    won: SentenceWordings,
    none: SentenceWordings,
) -> Option<bool> {
    if may_win_none {
        return story.choose_finding("won-later", won, none);
    }
    story.add_finding("won-later", Answer::YES, won)?;
    Some(true)
}
