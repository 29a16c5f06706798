//! Law 45, paragraph E: a fifth card to a trick.

use crate::scenarios::by_law::card_choices::{apart_from, is_to_follow};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{also_finds, drops, small, unasked};
use crate::scenarios::by_law::sentences::DECLARER_CALLS;

/// Requires that this player has played to the trick in progress and is winning it; returns his card.
pub(super) fn winning_card(story: &Story<'_>, of: Seat) -> Option<Card> {
    let trick = story.position.trick?;
    let (winner, card) = trick.winning_card(story.trumps())?;
    story.require(winner == of)?;
    card.card()
}

/// Returns `None` unless a player may believe that this card has won the trick before all have played: it is a trump on
/// another suit, or no hand that is yet to play has a higher card of its suit.
fn may_look_won(story: &Story<'_>, card: Card) -> Option<()> {
    let ruffs = story.trumps() == Some(card.suit) && story.led() != Some(card.suit);
    let mut later = Seat::ALL.into_iter().filter(|hand| is_to_follow(story, *hand));
    story.require(ruffs || later.all(|hand| (story.hand(hand) & Hand::above(card)).is_empty()))
}

/// Returns the cards with which a hand may follow to the trick in progress.
fn may_follow(story: &Story<'_>, hand: Seat) -> Hand {
    let held = story.hand(hand);
    let following = story.led().map(|led| held.suit(led)).filter(|cards| !cards.is_empty());
    following.unwrap_or(held)
}

/// Returns those of these cards that are not worth the same as the first card played: who changes it has a reason to.
fn other_cards(cards: Hand, first: Card) -> Hand {
    (cards - cards.suit(first.suit)) | apart_from(cards.suit(first.suit), first)
}

pub static DEFENDERS_FIFTH: Scenario =
    scenario(45, "defenders-fifth-card", &["difensore", "quinta carta"], defenders_fifth)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Fate]]);

/// A defender who has already played to the trick leads to the next one, wants to change his card, or drops another, by
/// himself or because of an outsider, before his partner's turn.
fn defenders_fifth(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let defenders = [declarer.lho(), declarer.rho()];
    let (by, first) = defenders.into_iter().find_map(|by| Some((by, winning_card(story, by)?)))?;
    let partner = by.partner();
    may_look_won(story, first)?;
    // Nobody believes that a trick with one card is over.
    story.require(story.position.on_table() > 1)?;
    story.require(is_to_follow(story, partner))?;
    let card = story.pick(other_cards(small(may_follow(story, by)), first))?;
    cast!(story, by, partner, first, card);
    let how = story.choose(4);
    if how < 2 {
        story.plays(by, card);
    } else {
        story.add_event(by, drops(card, how == 3));
    }
    story.add_sentence([LEADS, CHANGES, SLIPS, KNOCKED][how]);
    also_finds(story, "meant-as-lead", Answer::from_bool(how == 0))?;
    also_finds(story, "deliberate-exposure", Answer::from_bool(how < 2))?;
    also_finds(story, "told-his-turn", Answer::NO)?;
    story.add_sentence(PARTNER_SEES);
    also_finds(story, "visible", Answer::YES)?;
    story.call_director(declarer);
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const LEADS: SentenceWordings = &[
    text(
        "{by} ha già giocato {first}; sicuro di avere vinto la presa, non aspetta gli altri e attacca {card}.",
        "{by} has already played the {first}; sure that he has won the trick, he does not wait for the others and leads the {card}.",
    ),
    text(
        "Dopo aver giocato {first}, {by} crede la presa già sua, non aspetta gli altri e attacca {card}.",
        "After playing the {first}, {by} believes that the trick is already his, does not wait for the others and leads the {card}.",
    ),
    text(
        "{by}, che con {first} crede di aver vinto la presa, non aspetta gli altri e attacca {card}.",
        "{by}, who believes that he has won the trick with the {first}, does not wait for the others and leads the {card}.",
    ),
];
const CHANGES: SentenceWordings = &[
    text(
        "{by} ha già giocato {first}; cambia idea e mette giù anche {card}.",
        "{by} has already played the {first}; he changes his mind and puts down the {card} as well.",
    ),
    text(
        "Dopo aver giocato {first}, {by} cambia idea e mette {card} al suo posto.",
        "After playing the {first}, {by} changes his mind and puts the {card} in its place.",
    ),
    text(
        "{by}, che alla presa ha dato {first}, preferirebbe un'altra carta: gioca {card} al suo posto.",
        "{by}, who has given the {first} to the trick, would prefer another card: he plays the {card} in its place.",
    ),
];
const SLIPS: SentenceWordings = &[
    text(
        "{by} ha già giocato {first}; nel prendere il bicchiere fa cadere {card}, scopert{o/a}.",
        "{by} has already played the {first}; reaching for his glass he drops the {card} face up.",
    ),
    text(
        "Dopo aver giocato {first}, {by} sposta la sedia e fa cadere {card}, scopert{o/a}.",
        "After playing the {first}, {by} moves his chair and drops the {card} face up.",
    ),
    text(
        "{by}, che alla presa ha dato {first}, si appoggia allo schienale: gli cade {card}, scopert{o/a}.",
        "{by}, who has given the {first} to the trick, leans back: he drops the {card} face up.",
    ),
];
const KNOCKED: SentenceWordings = &[
    text(
        "{by} ha già giocato {first}; un cameriere lo urta e gli cade {card}, scopert{o/a}: per l'Arbitro la colpa non è sua.",
        "{by} has already played the {first}; a waiter bumps into him and he drops the {card} face up: the director holds him blameless.",
    ),
    text(
        "Dopo aver giocato {first}, {by} è urtato da un passante e fa cadere {card}, scopert{o/a}: l'Arbitro non lo ritiene responsabile.",
        "After playing the {first}, {by} is bumped by a passer-by and drops the {card} face up: the director does not hold him responsible.",
    ),
    text(
        "{by}, che alla presa ha dato {first}, riceve una spinta da uno spettatore: gli cade {card}, scopert{o/a}, e l'Arbitro non gliene fa colpa.",
        "{by}, who has given the {first} to the trick, is pushed by a spectator: he drops the {card} face up, and the director does not blame him.",
    ),
];
const PARTNER_SEES: SentenceWordings = &[
    text(
        "{partner}, che non ha ancora giocato, vede la carta.",
        "{partner}, who has not played yet, sees the card.",
    ),
    text(
        "La carta è vista anche da {partner}, che deve ancora giocare.",
        "The card is seen by {partner} too, who is still to play.",
    ),
    text(
        "{partner} deve ancora giocare, e anche lui vede la carta.",
        "{partner} is still to play, and he sees the card too.",
    ),
];

pub static DECLARERS_FIFTH: Scenario =
    scenario(45, "declarers-fifth-card", &["dichiarante", "quinta carta"], declarers_fifth)
        .tricks(2..=9)
        .aspects(FATE);

/// Declarer has played to the trick from his hand, and leads to the next one or wants to change his card, before or after
/// the next player has played; a defender accepts the card or not.
fn declarers_fifth(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    fifth_of(story, declarer, [DECLARER_LEADS, DECLARER_CHANGES])
}

/// Adds a fifth card of this hand of the declaring side, as a lead or not.
pub(super) fn fifth_of(
    story: &mut Story<'_>,
    hand: Seat,
    [leads, changes]: [SentenceWordings; 2],
) -> Option<()> {
    let first = winning_card(story, hand)?;
    may_look_won(story, first)?;
    let next = story.defender_in_turn()?;
    story.require(story.position.on_table() == 2)?;
    let answer = story.would_play()?;
    let card = story.pick(other_cards(may_follow(story, hand), first))?;
    let opponent = story.pick_from(&[next, next.partner()])?;
    cast!(story, opponent, next, first, card, answer = unasked(answer));
    story.choose_play(next, answer, NEXT_ANSWERS, NEXT_HAS_NOT);
    winning_card(story, hand)?;
    story.plays(hand, card);
    let as_lead = story.either();
    story.add_sentence(if as_lead { leads } else { changes });
    also_finds(story, "meant-as-lead", Answer::from_bool(as_lead))?;
    also_finds(story, "told-his-turn", Answer::NO)?;
    story.call_director(opponent);
    story.choose_answer(
        opponent,
        &[(Some(Choice::Accept), ACCEPTS), (Some(Choice::Refuse), REFUSES)],
    );
    Some(())
}

const NEXT_ANSWERS: SentenceWordings = &[
    text(
        "{next} ha già giocato {answer} alla presa in corso.",
        "{next} has already played the {answer} to the trick in progress.",
    ),
    text(
        "Alla presa in corso {next} ha già risposto con {answer}.",
        "To the trick in progress {next} has already played the {answer}.",
    ),
    text("Alla presa {next} ha giocato {answer}.", "To the trick {next} has played the {answer}."),
];
const NEXT_HAS_NOT: SentenceWordings = &[
    text(
        "{next} non ha ancora giocato alla presa in corso.",
        "{next} has not played to the trick in progress yet.",
    ),
    text(
        "Alla presa in corso {next} non ha ancora risposto.",
        "To the trick in progress {next} has not played yet.",
    ),
    text("Alla presa {next} deve ancora giocare.", "To the trick {next} is still to play."),
];
const DECLARER_LEADS: SentenceWordings = &[
    text(
        "{declarer}, che ha giocato {first} dalla mano, crede la presa già vinta e, senza aspettare gli altri, attacca {card}.",
        "{declarer}, who has played the {first} from his hand, believes the trick already won and, without waiting for the others, leads the {card}.",
    ),
    text(
        "{declarer} ha già giocato {first} dalla mano; dà la presa per vinta, e passa subito ad attaccare {card}.",
        "{declarer} has already played the {first} from his hand; he takes the trick for won, and goes straight on to lead the {card}.",
    ),
    text(
        "Dalla mano {declarer} ha giocato {first}; convinto che la presa sia sua, non aspetta gli altri e attacca {card}.",
        "From his hand {declarer} has played the {first}; sure that the trick is his, he does not wait for the others and leads the {card}.",
    ),
];
const DECLARER_CHANGES: SentenceWordings = &[
    text(
        "{declarer}, che ha giocato {first} dalla mano, cambia idea e mette al suo posto {card}.",
        "{declarer}, who has played the {first} from his hand, changes his mind and puts the {card} in its place.",
    ),
    text(
        "{declarer} ha già giocato {first} dalla mano; cambia idea e mette giù al suo posto {card}.",
        "{declarer} has already played the {first} from his hand; he changes his mind and puts down the {card} in its place.",
    ),
    text(
        "Dalla mano {declarer} ha giocato {first}; si pente, e al suo posto mette {card}.",
        "From his hand {declarer} has played the {first}; he regrets it, and puts the {card} in its place.",
    ),
];
const ACCEPTS: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro e dice che accetta {card}.",
        "{opponent} calls the director and says that he accepts the {card}.",
    ),
    text(
        "Viene l'Arbitro, e {opponent} dichiara di accettare {card}.",
        "The director comes, and {opponent} states that he accepts the {card}.",
    ),
    text(
        "Davanti all'Arbitro {opponent} dice: «accetto {card}».",
        "In the director's presence {opponent} says: 'I accept the {card}.'",
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro e dice che non accetta {card}.",
        "{opponent} calls the director and says that he does not accept the {card}.",
    ),
    text(
        "Viene l'Arbitro, e {opponent} dichiara di non accettare {card}.",
        "The director comes, and {opponent} states that he does not accept the {card}.",
    ),
    text(
        "Davanti all'Arbitro {opponent} dice: «non accetto {card}».",
        "In the director's presence {opponent} says: 'I do not accept the {card}.'",
    ),
];
