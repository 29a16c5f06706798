//! Events, casts and conditions that scenarios of several Laws share.

use super::prelude::*;
use super::sentences::{CLAIMS_ALL, CLAIMS_SOME, NOT_LATER, REVOKES, TRICK_WON_BY, WON_LATER};
use crate::scenarios::board::{self, BoardMoment};
use crate::scenarios::story::fact;
use arbitro_laws::bridge::endgame::{
    Habits, PlayerModel, TrickCounting, count_tricks, count_tricks_lost_to_trump,
};
use arbitro_laws::bridge::{PlayedCard, Side};
use arbitro_laws::record::event::TrickCount;
use arbitro_laws::ruling::{FactQuestion, Subject};

/// The rights of declarer, asked again with other options if a set has a flaw.
pub const DECLARERS_RIGHTS: &[QuestionSubject] =
    &[Rights("declarer"), Rights("declarer"), Rights("declarer")];

/// The event names no player who saw the card, because a finding states whether the partner could see it.
pub const NOBODY: BySeat<bool> = BySeat([false; 4]);

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

/// The nodes of a search for the tricks of an ending; a moment whose ending needs more is passed over.
const ENDING_NODES: u32 = 6_000;

/// A player who leads each suit from the top.
pub const FROM_THE_TOP: PlayerModel =
    PlayerModel::Careless(Habits { any_order: false, forgets_trumps: false });
/// A player who leads each suit in any order.
pub const IN_ANY_ORDER: PlayerModel =
    PlayerModel::Careless(Habits { any_order: true, forgets_trumps: false });

/// Returns the number of tricks that the side of `by` wins from now on if he and his partner play like this and the
/// opponents as well as they can; `None` if the ending is too long to be counted.
pub fn ending_tricks(story: &Story<'_>, by: Seat, [own, partners]: [PlayerModel; 2]) -> Option<u8> {
    let players = players(by, [own, partners]);
    match count_tricks(&story.position, by.side(), &players, ENDING_NODES).0 {
        TrickCounting::Counted(tricks) => tricks.number(),
        TrickCounting::TooManyCards | TrickCounting::UnknownCards => None,
    }
}

fn players(by: Seat, [own, partners]: [PlayerModel; 2]) -> BySeat<PlayerModel> {
    let mut players = BySeat([PlayerModel::Best; 4]);
    players[by] = own;
    players[by.partner()] = partners;
    players
}

/// Returns the number of tricks that declarer wins from now on if he does not know that a trump is out.
pub fn tricks_without_the_trump(story: &Story<'_>) -> Option<u8> {
    let declarer = story.declarer();
    let forgets = PlayerModel::Careless(Habits { any_order: true, forgets_trumps: true });
    let players = players(declarer, [forgets; 2]);
    match count_tricks_lost_to_trump(&story.position, declarer.side(), &players, ENDING_NODES).0 {
        TrickCounting::Counted(tricks) => tricks.number(),
        TrickCounting::TooManyCards | TrickCounting::UnknownCards => None,
    }
}

/// Returns the number of tricks left, the trick in progress included.
pub fn tricks_left(story: &Story<'_>) -> u8 {
    13 - story.position.tricks_played()
}

/// Adds a claim of this many of the remaining tricks, two or more, and casts the claimer as `by`.
pub fn claims(story: &mut Story<'_>, by: Seat, tricks: u8) -> Option<()> {
    let left = tricks_left(story);
    story.require((2..=left).contains(&tricks))?;
    cast!(story, by, claimed = SlotValue::Number(tricks));
    let is_all = tricks == left;
    let number = if is_all { TrickCount::Rest } else { TrickCount::Some(tricks) };
    story.add_event(by, Act::Claims(Some(number)));
    story.add_sentence(if is_all { CLAIMS_ALL } else { CLAIMS_SOME });
    Some(())
}

/// Returns the number of tricks that declarer wins if he leads each suit from the top, if he does not win them in every
/// order, and no more even with the best play: whether the order that loses a trick is a normal one is for the director
/// to judge.
pub fn claimable(story: &Story<'_>) -> Option<u8> {
    let wins = |model| ending_tricks(story, story.declarer(), [model; 2]);
    let tricks = wins(FROM_THE_TOP)?;
    story.require(wins(IN_ANY_ORDER)? < tricks && wins(PlayerModel::Best)? == tricks)?;
    Some(tricks)
}

/// Returns `None` unless a side wins just one trick with its best play, and none if its players are careless.
pub fn may_win_one(story: &Story<'_>, by: Seat) -> Option<()> {
    let wins = |model| ending_tricks(story, by, [model; 2]);
    story.require(wins(PlayerModel::Best)? == 1 && wins(IN_ANY_ORDER)? == 0)
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

/// Returns those of the cards of a suit in a hand that are not worth the same as this one: the hand lacks a card between
/// them.
pub fn apart_from(cards: Hand, card: Card) -> Hand {
    let rank = |card: Card| card.rank as usize;
    let is_apart = |other: &Card| {
        let between = rank(card).min(rank(*other)) + 1..rank(card).max(rank(*other));
        between.len() > cards.iter().filter(|held| between.contains(&rank(*held))).count()
    };
    cards.iter().filter(is_apart).collect()
}

/// Returns the legal cards of a hand that are not worth the same as this one: those of other suits, and those of its suit
/// with a card of another hand, or of the trick in progress, between them.
pub fn alternatives(story: &Story<'_>, hand: Seat, card: Card) -> Hand {
    let on_table = story.position.trick.iter().flat_map(|trick| {
        Seat::ALL.into_iter().filter_map(|seat| trick.card(seat).and_then(PlayedCard::card))
    });
    let others = (story.position.deal.known() - story.hand(hand)) | on_table.collect();
    let is_other = |other: &Card| {
        let (low, high) = (card.rank.min(other.rank), card.rank.max(other.rank));
        let is_between = |it: Card| it.suit == card.suit && low < it.rank && it.rank < high;
        other.suit != card.suit || others.iter().any(is_between)
    };
    story.position.legal(hand).iter().filter(is_other).collect()
}

/// Returns the legal cards of the suit of this card that are not worth the same, as [`alternatives`] does.
pub fn of_its_suit(story: &Story<'_>, hand: Seat, card: Card) -> Hand {
    alternatives(story, hand, card).suit(card.suit)
}

/// Returns `None` unless a hand could play another card than this one, not worth the same.
pub fn has_choice(story: &Story<'_>, hand: Seat, card: Card) -> Option<()> {
    story.require(!alternatives(story, hand, card).is_empty())
}

/// Returns `None` unless the hand in turn after this card could play another card than `own`, not worth the same.
pub fn has_choice_after(story: &Story<'_>, card: Card, hand: Seat, own: Card) -> Option<()> {
    let mut later = story.clone();
    later.position.play(card.into());
    has_choice(&later, hand, own)
}

/// Returns `None` if a player who is yet to follow to the trick in progress could play no other card than this one, not
/// worth the same: what becomes of the card would not matter.
pub fn may_keep(story: &Story<'_>, by: Seat, card: Card) -> Option<()> {
    let is_to_follow = story.position.trick.is_some_and(|trick| trick.card(by).is_none());
    if story.led().is_some() && is_to_follow { has_choice(story, by, card) } else { Some(()) }
}

/// Returns the tricks of a side if the hand whose turn it is plays this card, and then all play as they normally would.
fn tricks_with(story: &Story<'_>, card: Card, side: Side) -> u8 {
    let mut later = story.clone();
    later.position.play(card.into());
    while later.play_on().is_some() {}
    later.position.tricks_of(side)
}

/// Returns true if this card of the hand whose turn it is costs its side a trick: with another card it would win more.
pub fn costs_a_trick(story: &Story<'_>, hand: Seat, card: Card) -> bool {
    let tricks = |card| tricks_with(story, card, hand.side());
    let own = tricks(card);
    alternatives(story, hand, card).iter().any(|other| tricks(other) > own)
}

/// Returns `None` unless it matters for the number of tricks whether the hand whose turn it is plays this card or another:
/// an explanation may have made its player choose the card.
pub fn matters(story: &Story<'_>, hand: Seat, card: Card) -> Option<()> {
    let tricks = |card| tricks_with(story, card, hand.side());
    let own = tricks(card);
    story.require(alternatives(story, hand, card).iter().any(|other| tricks(other) != own))
}

/// Returns the tricks of its side for each suit that the hand on lead may choose.
fn tricks_of_leads(story: &Story<'_>, hand: Seat) -> Vec<(Suit, u8)> {
    let lowest = |suit| story.suit(hand, suit).lowest(suit);
    let leads = Suit::ALL.into_iter().filter_map(lowest);
    leads.map(|lead| (lead.suit, tricks_with(story, lead, hand.side()))).collect()
}

/// Returns true if it matters for the number of tricks which suit the hand on lead chooses.
pub fn lead_matters(story: &Story<'_>, hand: Seat) -> bool {
    let tricks = tricks_of_leads(story, hand);
    tricks.iter().any(|(_, one)| tricks.iter().any(|(_, other)| one != other))
}

/// Returns true if the hand on lead wins more tricks by leading this suit than by leading some other.
pub fn lead_gains(story: &Story<'_>, hand: Seat, suit: Suit) -> bool {
    let tricks = tricks_of_leads(story, hand);
    let own = tricks.iter().find(|(led, _)| *led == suit);
    own.is_some_and(|(_, own)| tricks.iter().any(|(_, other)| other < own))
}

/// Returns the story at the next moment at which this hand is on lead and it matters which suit it chooses, if all play as
/// they normally would.
pub fn telling_lead<'b>(story: &Story<'b>, hand: Seat) -> Option<Story<'b>> {
    later_lead(story, hand, |later| lead_matters(later, hand))
}

/// Returns the story at the next moment at which this hand is on lead and the moment fits, if all play as they normally
/// would.
pub fn later_lead<'b>(
    story: &Story<'b>,
    hand: Seat,
    fits: impl Fn(&Story<'b>) -> bool,
) -> Option<Story<'b>> {
    let mut later = story.clone();
    loop {
        later.play_on()?;
        if later.led().is_none() && later.turn() == Some(hand) && fits(&later) {
            return Some(later);
        }
    }
}

/// Moves the story to the next moment of the board at which dummy is on lead with a suit that declarer would run from the
/// top, counting on from the last card to the first, and draws such a suit.
pub fn suit_to_run(story: &mut Story<'_>) -> Option<Suit> {
    let (board, now) = (story.moment.board, usize::from(story.moment.played()));
    let moments = (now..board.positions.len()).chain(0..now).filter_map(|card| board.moment(card));
    let (moment, suits) = moments
        .map(|moment| (moment, suits_to_run(moment)))
        .find(|(_, suits)| !suits.is_empty())?;
    story.moment = moment;
    story.position = moment.now;
    story.pick_from(&suits)
}

/// Returns the suits that declarer would run from the top if dummy is on lead: dummy has the two highest cards that are out,
/// and declarer none that would beat the opponents' cards; or dummy has the highest, and declarer a single small card of the
/// suit, or neither a card of it nor a trump. A low card of dummy's is not worth the same.
fn suits_to_run(moment: BoardMoment<'_>) -> Vec<Suit> {
    let (declarer, dummy) = (moment.contract().declarer, moment.contract().dummy());
    let now = moment.now;
    if now.turn() != Some(dummy) || now.suit_led().is_some() {
        return Vec::new();
    }
    let may_ruff =
        now.trumps.is_some_and(|trumps| !board::holding(&now, declarer, trumps).is_empty());
    let is_run = |suit: &Suit| {
        let of = |hand| board::holding(&now, hand, *suit);
        let opponents = of(declarer.lho()) | of(declarer.rho());
        let beats_all = |card: &Card| (opponents & Hand::above(*card)).is_empty();
        let tops: Hand = of(dummy).iter().filter(beats_all).collect();
        let own = of(declarer);
        let beats_none = !own.iter().any(|card| beats_all(&card));
        let is_short = if own.is_empty() { !may_ruff } else { own.len() == 1 && small(own) == own };
        let is_headed = tops.len() > 1 || (tops.len() == 1 && is_short);
        !opponents.is_empty()
            && beats_none
            && is_headed
            && of(dummy).lowest(*suit).is_some_and(|low| !tops.contains(low))
    };
    Suit::ALL.into_iter().filter(is_run).collect()
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
    let told = [Some(true), Some(false), None][story.choose(3)];
    match told {
        Some(holds) => add_act(story, key, Answer::from_bool(holds), if holds { yes } else { no })?,
        None => story.add_sentence(neither),
    }
    Some(told)
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
        text("dal morto", "from dummy")
    } else {
        text("dalla mano", "from hand")
    };
    story.cast(slot, SlotValue::Words(words));
}

/// Casts the player who plays the cards of a hand, and the words to be added where the card comes from dummy.
pub fn cast_player(story: &mut Story<'_>, [player, from]: [&'static str; 2], hand: Seat) {
    let words =
        if hand == story.dummy() { text(" dal morto", " from dummy") } else { text("", "") };
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
    let may_win_none = may_win_none(story, by.side());
    Some(NextCards { winner, lead, answer, may_win_none })
}

/// Adds the finding whether the side of a revoke wins a later trick; a choice only if its cards allow both.
pub fn wins_later(story: &mut Story<'_>, next: NextCards) -> Option<()> {
    if next.may_win_none {
        story.choose_finding("won-later", WON_LATER, NOT_LATER)?;
        return Some(());
    }
    story.add_finding("won-later", Answer::YES, WON_LATER)
}

/// Returns `None` if a defender still holds a trump.
pub fn trumps_are_drawn(story: &Story<'_>) -> Option<()> {
    let Some(trumps) = story.trumps() else { return Some(()) };
    let declarer = story.declarer();
    let held = story.suit(declarer.lho(), trumps) | story.suit(declarer.rho(), trumps);
    story.require(held.is_empty())
}
