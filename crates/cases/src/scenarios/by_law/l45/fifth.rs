//! Law 45, paragraph E: a fifth card to a trick.

use crate::scenarios::by_law::card_choices::{apart_from, is_to_follow};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{also_finds, cast_from, drops, small, unasked};
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

/// Returns the cards that a hand could have played to the trick in progress instead of this one.
fn instead_of(story: &Story<'_>, hand: Seat, first: Card) -> Hand {
    let held = story.hand(hand);
    if story.led() == Some(first.suit) { held.suit(first.suit) } else { held }
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
    let card = story.pick(other_cards(small(instead_of(story, by, first)), first))?;
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
    because(
        "57A",
        [
            "{by} ha attaccato {card} prima che {partner} giocasse",
            "{by} avesse attaccato {card} prima che {partner} giocasse",
        ],
        [
            "{by} led the {card} before {partner} had played",
            "{by} had led the {card} before {partner} had played",
        ],
    ),
];
const CHANGES: SentenceWordings = &[
    text(
        "{by} ha già giocato {first}; cambia idea e mette giù {card} al suo posto.",
        "{by} has already played the {first}; he changes his mind and puts down the {card} in its place.",
    ),
    text(
        "Dopo aver giocato {first}, {by} cambia idea e mette {card} al suo posto.",
        "After playing the {first}, {by} changes his mind and puts the {card} in its place.",
    ),
    text(
        "{by}, che alla presa ha dato {first}, preferirebbe un'altra carta: gioca {card} al suo posto.",
        "{by}, who has given the {first} to the trick, would prefer another card: he plays the {card} in its place.",
    ),
    because(
        "45E1",
        [
            "{by} ha giocato di proposito una seconda carta, {card}",
            "{by} avesse giocato di proposito una seconda carta, {card}",
        ],
        [
            "{by} deliberately played a second card, the {card}",
            "{by} had deliberately played a second card, the {card}",
        ],
    ),
];
const SLIPS: SentenceWordings = &[
    text(
        "{by} ha già giocato {first}; nel prendere il bicchiere fa cadere {card}, scopert{o/a}, e l{o/a} riprende.",
        "{by} has already played the {first}; reaching for his glass he drops the {card} face up, and picks it up.",
    ),
    text(
        "Dopo aver giocato {first}, {by} sposta la sedia e fa cadere {card}, scopert{o/a}, che poi riprende.",
        "After playing the {first}, {by} moves his chair and drops the {card} face up, and then picks it up.",
    ),
    text(
        "{by}, che alla presa ha dato {first}, si appoggia allo schienale: gli cade {card}, scopert{o/a}, e l{o/a} riprende.",
        "{by}, who has given the {first} to the trick, leans back: he drops the {card} face up, and picks it up.",
    ),
    short_reasons::DROPPED_CARELESSLY,
];
const KNOCKED: SentenceWordings = &[
    text(
        "{by} ha già giocato {first}; un cameriere lo urta, gli cade {card}, scopert{o/a}, e l{o/a} riprende: l'Arbitro stabilirà che {by} non ne ha colpa.",
        "{by} has already played the {first}; a waiter bumps into him, he drops the {card} face up and picks it up: the director will rule that this was not {by}'s fault.",
    ),
    text(
        "Dopo aver giocato {first}, {by} è urtato da un passante, fa cadere {card}, scopert{o/a}, e l{o/a} riprende: l'Arbitro stabilirà che {by} non ne ha colpa.",
        "After playing the {first}, {by} is bumped by a passer-by, drops the {card} face up and picks it up: the director will rule that this was not {by}'s fault.",
    ),
    text(
        "{by}, che alla presa ha dato {first}, riceve una spinta da uno spettatore: gli cade {card}, scopert{o/a}, e l{o/a} riprende; l'Arbitro stabilirà che {by} non ne ha colpa.",
        "{by}, who has given the {first} to the trick, is pushed by a spectator: he drops the {card} face up and picks it up; the director will rule that this was not {by}'s fault.",
    ),
    short_reasons::KNOCKED_BY_STRANGER,
];
const PARTNER_SEES: SentenceWordings = &[
    text(
        "{partner}, che non ha ancora giocato, ha visto la carta.",
        "{partner}, who has not played yet, has seen the card.",
    ),
    text(
        "La carta è stata vista anche da {partner}, che deve ancora giocare.",
        "The card has been seen by {partner} too, who is still to play.",
    ),
    text(
        "{partner} deve ancora giocare, e anche lui ha visto la carta.",
        "{partner} is still to play, and he has seen the card too.",
    ),
];

pub static DECLARERS_FIFTH: Scenario =
    scenario(45, "declarers-fifth-card", &["dichiarante", "quinta carta"], declarers_fifth)
        .tricks(2..=9)
        .aspects(FATE);

/// Declarer has played to a trick that an opponent wins; declarer leads to the next one, or wants to change
/// his card; the next defender accepts the card, refuses it, or plays to the lead.
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
    let first = story.position.trick?.card(hand)?.card()?;
    story.require(story.position.on_table() == 3)?;
    let cards = other_cards(instead_of(story, hand, first), first);
    let mut trick = story.position.trick?;
    let (by, card) = story.play_on()?;
    story.require(by != hand)?;
    trick.add(card.into());
    let (last, winner) = trick.winning_card(story.trumps())?;
    let winner = winner.card()?;
    // If the lead were the next player's, it would not be clear whether he plays to declarer's lead or leads.
    let next = hand.lho();
    story.require(last == hand.rho())?;
    let card = story.pick(cards)?;
    let answer = story.would_follow(next, card)?;
    let earlier = trick.card(next)?.card()?;
    cast!(story, opponent = next, last, winner = unasked(winner), earlier = unasked(earlier));
    cast!(story, first = unasked(first), card, answer = unasked(answer));
    cast_from(story, "from", hand);
    story.add_sentence(LAST_WINS);
    // Nobody plays to a card that changes another, and to refuse it would make no difference.
    let (as_lead, choice, line) = [
        (true, Some(Choice::Accept), ACCEPTS),
        (true, Some(Choice::Refuse), REFUSES),
        (true, None, PLAYS_TO_IT),
        (false, Some(Choice::Accept), ACCEPTS),
    ][story.choose(4)];
    if as_lead {
        story.leads(hand, card);
    } else {
        story.plays(hand, card);
    }
    story.add_sentence(if as_lead { leads } else { changes });
    also_finds(story, "meant-as-lead", Answer::from_bool(as_lead))?;
    also_finds(story, "told-his-turn", Answer::NO)?;
    if choice.is_none() {
        story.plays(next, answer);
    }
    story.call_director(next);
    story.answers(next, choice);
    story.add_sentence(line);
    Some(())
}

const LAST_WINS: SentenceWordings = &[
    text(
        "{declarer} attacca {first} {from}, {opponent} gioca {earlier}, e {last} vince la presa con {winner}.",
        "{declarer} leads the {first} {from}, {opponent} plays the {earlier}, and {last} wins the trick with the {winner}.",
    ),
    text(
        "{declarer} gioca {first} {from}, {opponent} {earlier}, e la presa è di {last}, con {winner}.",
        "{declarer} plays the {first} {from}, {opponent} the {earlier}, and the trick is {last}'s, with the {winner}.",
    ),
    text(
        "Su {first}, che {declarer} attacca {from}, {opponent} gioca {earlier}; la presa va a {last}, con {winner}.",
        "To the {first}, which {declarer} leads {from}, {opponent} plays the {earlier}; the trick goes to {last}, with the {winner}.",
    ),
];
const DECLARER_LEADS: SentenceWordings = &[
    text(
        "{declarer} ha perso il filo, e attacca {card} dalla mano.",
        "{declarer} has lost track, and leads the {card} from his hand.",
    ),
    text(
        "{declarer} non guarda le carte giocate, e attacca {card} dalla mano.",
        "{declarer} does not look at the cards played, and leads the {card} from his hand.",
    ),
    text(
        "Distratto, {declarer} attacca {card} dalla mano.",
        "Distracted, {declarer} leads the {card} from his hand.",
    ),
    because(
        "55A",
        [
            "{declarer} ha attaccato {card} alla presa seguente",
            "{declarer} avesse attaccato {card} alla presa seguente",
        ],
        [
            "{declarer} led the {card} to the next trick",
            "{declarer} had led the {card} to the next trick",
        ],
    ),
];
const DECLARER_CHANGES: SentenceWordings = &[
    text(
        "{declarer} cambia idea: prima che si coprano le carte, al posto di {first} mette {card} dalla mano.",
        "{declarer} changes his mind: before the cards are turned he puts the {card} from his hand in place of the {first}.",
    ),
    text(
        "{declarer} guarda le carte giocate, riprende {first} e mette al suo posto {card} dalla mano.",
        "{declarer} looks at the cards played, takes back the {first} and puts the {card} from his hand in its place.",
    ),
    text(
        "Pentito di aver giocato {first}, {declarer} mette al suo posto {card} dalla mano.",
        "Sorry that he has played the {first}, {declarer} puts the {card} from his hand in its place.",
    ),
    short_reasons::ONLY_CHANGED,
];
const PLAYS_TO_IT: SentenceWordings = &[
    text(
        "{opponent} gioca {answer}, e solo allora chiama l'Arbitro.",
        "{opponent} plays the {answer}, and only then calls the director.",
    ),
    text(
        "Viene l'Arbitro quando {opponent} ha già giocato {answer}.",
        "The director comes when {opponent} has already played the {answer}.",
    ),
    text(
        "Su {card} {opponent} gioca {answer}, poi chiama l'Arbitro.",
        "To the {card} {opponent} plays the {answer}, then calls the director.",
    ),
    because(
        "53A",
        [
            "{opponent} ha già giocato {answer} sull'attacco",
            "{opponent} avesse già giocato {answer} sull'attacco",
        ],
        [
            "{opponent} has already played the {answer} to the lead",
            "{opponent} had already played the {answer} to the lead",
        ],
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
    because(
        "53A",
        [
            "{opponent} accetta {card}",
            "{opponent} avesse detto di accettare {card}, senza ancora giocare",
        ],
        [
            "{opponent} accepts the {card}",
            "{opponent} had said that he accepted the {card}, without yet playing",
        ],
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
    because(
        "55B",
        ["{opponent} non accetta {card}", "{opponent} avesse rifiutato {card} prima di giocare"],
        [
            "{opponent} does not accept the {card}",
            "{opponent} had refused the {card} before playing",
        ],
    ),
];
