//! Claims whose tricks depend on the suit that declarer plays first.

use crate::scenarios::by_law::endings::{FROM_THE_TOP, ending_tricks};
use crate::scenarios::by_law::prelude::*;
use arbitro_laws::bridge::Position;
use arbitro_laws::bridge::endgame::PlayerModel;

/// Returns the number of tricks that declarer wins with his best play, and casts `suit`: he wins them in every order if he
/// plays this suit first, and one fewer in some other order. Each suit is played from the top. A trick in progress is
/// won by his side.
pub fn tricks_by_order(story: &mut Story<'_>) -> Option<u8> {
    let tricks = tricks(story, PlayerModel::Best)?;
    story.require(tricks >= 2)?;
    let on_lead = leads_after(story)?;
    let to_win = if story.led().is_some() { tricks - 1 } else { tricks };
    let careless = on_lead.iter().map(|lead| self::tricks(lead, FROM_THE_TOP));
    story.require(careless.min()?? + 1 == to_win)?;
    let is_first =
        |suit: &Suit| on_lead.iter().all(|lead| wins_from(lead, *suit, to_win).is_some());
    let mut others = Suit::ALL.into_iter().filter(|suit| Some(*suit) != story.led());
    let suit = others.find(is_first)?;
    // To begin with another suit loses a trick even if he plays well then.
    let loses = |other: Suit| {
        other != suit && on_lead.iter().any(|lead| loses_from(lead, other, to_win).is_some())
    };
    story.require(Suit::ALL.into_iter().any(loses))?;
    story.cast("suit", suit);
    Some(tricks)
}

/// Returns the tricks of declarer's side from now on if both its hands are played so.
fn tricks(story: &Story<'_>, model: PlayerModel) -> Option<u8> {
    ending_tricks(story, story.declarer(), [model; 2])
}

/// Returns the story at each lead that may follow the trick in progress: the defenders play any card, and declarer's side
/// the usual one. `None` if a defender may be on lead.
fn leads_after<'b>(story: &Story<'b>) -> Option<Vec<Story<'b>>> {
    if story.led().is_none() {
        story.declaring_hand_on_lead()?;
        return Some(vec![story.clone()]);
    }
    let seat = story.turn()?;
    let cards = if story.is_defender(seat) {
        story.position.legal(seat)
    } else {
        Hand::EMPTY.with(story.would_play()?)
    };
    let mut found = Vec::new();
    for card in cards.iter() {
        found.extend(leads_after(&after(story, card))?);
    }
    Some(found)
}

/// Returns the story with this card played.
fn after<'b>(story: &Story<'b>, card: Card) -> Story<'b> {
    let mut later = story.clone();
    let mut position: Position = later.position;
    position.play(card.into());
    later.position = position;
    later
}

/// Returns `None` unless the hand on lead holds this suit, and the side wins so many tricks if it leads its highest card of
/// it, or its lowest if the other hand has a higher one.
fn wins_from(story: &Story<'_>, suit: Suit, to_win: u8) -> Option<()> {
    let leader = story.turn()?;
    let own = story.suit(leader, suit);
    let highest = own.iter().max_by_key(|card| card.rank)?;
    let lowest = own.lowest(suit)?;
    let is_led_to = !(story.suit(leader.partner(), suit) & Hand::above(highest)).is_empty();
    let wins = |card| Some(tricks(&after(story, card), FROM_THE_TOP)? == to_win);
    story.require(wins(highest)? && (!is_led_to || wins(lowest)?))
}

/// Returns `None` unless the hand on lead holds this suit, and the side cannot win so many tricks any more once it has led
/// its highest card of it.
fn loses_from(story: &Story<'_>, suit: Suit, to_win: u8) -> Option<()> {
    let highest = story.suit(story.turn()?, suit).iter().max_by_key(|card| card.rank)?;
    story.require(tricks(&after(story, highest), PlayerModel::Best)? < to_win)
}

/// Declarer did not say that he plays the suit in the slot `suit` first.
pub const ORDER_UNSTATED: SentenceWordings = &[
    text(
        "Nella richiesta {by} non ha detto di giocare prima {suit}: l'Arbitro accerta che un altro ordine normale, benché disattento, fa una presa in meno.",
        "In his claim {by} did not say that he plays {suit} first: the director finds that another normal order, if a careless one, makes a trick less.",
    ),
    text(
        "Quando ha richiesto le prese {by} non ha detto di cominciare a giocare {suit}: se comincia altrove, accerta l'Arbitro, un gioco normale ma disattento perde una presa.",
        "When he claimed {by} did not say that he begins by playing {suit}: if he begins elsewhere, the director finds, a normal but careless play loses a trick.",
    ),
    text(
        "Che {by} giochi prima {suit}, nella richiesta non è stato detto; secondo l'Arbitro, in un altro ordine, normale benché disattento, perde una presa.",
        "That {by} plays {suit} first was not said in the claim; in the director's view, in another order, normal if careless, he loses a trick.",
    ),
    because(
        "70",
        [
            "{by} non ha detto di giocare prima {suit}",
            "{by} non avesse detto di giocare prima {suit}",
        ],
        [
            "{by} did not say that he plays {suit} first",
            "{by} had not said that he plays {suit} first",
        ],
    ),
];
/// Declarer said that he plays the suit in the slot `suit` first.
pub const ORDER_STATED: SentenceWordings = &[
    text(
        "Nella richiesta {by} ha detto di giocare prima {suit}: l'Arbitro accerta che così nessun ordine normale, nemmeno disattento, fa una presa in meno.",
        "In his claim {by} said that he plays {suit} first: the director finds that then no normal order, not even a careless one, makes a trick less.",
    ),
    text(
        "Quando ha richiesto le prese {by} ha detto di cominciare a giocare {suit}: se comincia così, accerta l'Arbitro, nemmeno un gioco normale ma disattento perde una presa.",
        "When he claimed {by} said that he begins by playing {suit}: if he begins so, the director finds, not even a normal but careless play loses a trick.",
    ),
    text(
        "Che {by} giochi prima {suit}, nella richiesta è stato detto; secondo l'Arbitro, dopo quell'inizio, in nessun ordine normale, nemmeno disattento, perde una presa.",
        "That {by} plays {suit} first was said in the claim; in the director's view, after that beginning, in no normal order, not even a careless one, does he lose a trick.",
    ),
    because(
        "70",
        ["{by} ha detto di giocare prima {suit}", "{by} avesse detto di giocare prima {suit}"],
        ["{by} said that he plays {suit} first", "{by} had said that he plays {suit} first"],
    ),
];
