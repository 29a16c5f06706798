//! Law 46: incomplete or erroneous calls of cards from dummy.

mod errors;
mod free;
mod inquiry;
mod run;

use super::card_choices::{apart_from, of_its_suit};
use super::prelude::*;
use super::scenes::cards_of;
use crate::case::Bilingual;
use crate::scenarios::story::SentenceWording;
use arbitro_laws::ruling::Text;

pub const SCENARIOS: &[&Scenario] = &[
    &INCOMPLETE,
    &IN_TRICK,
    &RANK_ALONE,
    &run::RUNS_A_SUIT,
    &errors::NOT_IN_DUMMY,
    &errors::VOID_SUIT,
    &free::ANY_CARD,
    &free::SAYS_MORE,
    &inquiry::WHAT_HE_MEANT,
];

/// Casts the lowest card of a suit of dummy as `low`, the highest as `high`, and as `meant` one between them that declarer
/// may have had in mind, as `is_likely` says; returns them. None of them touches another.
fn three_of(
    story: &mut Story<'_>,
    suit: Suit,
    is_likely: impl Fn(&Card) -> bool,
) -> Option<[Card; 3]> {
    let cards = story.suit(story.dummy(), suit);
    let (low, high) = (cards.lowest(suit)?, cards.iter().next()?);
    let meant = story.pick(between(cards, suit)?.iter().filter(is_likely).collect())?;
    cast!(story, low, high, meant, suit, cards = SlotValue::Cards(cards));
    Some([low, high, meant])
}

/// Returns the cards of a suit that touch neither its lowest nor its highest one.
fn between(cards: Hand, suit: Suit) -> Option<Hand> {
    let (low, high) = (cards.lowest(suit)?, cards.iter().next()?);
    Some(apart_from(cards, low) & apart_from(cards, high))
}

/// Returns true if declarer may well lead this honour of dummy's and not a higher card: the opponents have none above it,
/// or dummy has the next lower card too.
fn may_be_led(story: &Story<'_>, card: Card) -> bool {
    let opponents = cards_of(story, story.declarer().side().opponents());
    let beats_all = (opponents & Hand::above(card)).is_empty();
    let is_next = |other: Card| other.rank as usize + 1 == card.rank as usize;
    let heads_sequence = story.suit(story.dummy(), card.suit).iter().any(is_next);
    card.rank.is_honour() && (beats_all || heads_sequence)
}

/// Returns the honours of a suit of dummy's, neither its lowest nor its highest card, that declarer may well lead.
fn likely_leads(story: &Story<'_>, suit: Suit) -> Option<Hand> {
    let cards = between(story.suit(story.dummy(), suit), suit)?;
    Some(cards.iter().filter(|card| may_be_led(story, *card)).collect())
}

/// What the director may find about the card that declarer says he meant, as the words of the call allow.
#[derive(Clone, Copy)]
enum Meaning {
    /// That he meant it, beyond doubt, or possibly the lowest card of the suit that alone he has named.
    Suit(Card),
    /// That he meant it, beyond doubt, or possibly this other card.
    Open(Card),
    /// That he meant it, or possibly this other card.
    Possible(Card),
    /// That he thought of it later.
    Later,
}

/// Adds that dummy hesitates, that declarer says which card he meant, and what the director finds about it.
fn explains_himself(story: &mut Story<'_>, meant: Card, meaning: Meaning) -> Option<()> {
    let declarer = story.declarer();
    story.call_director(declarer.lho());
    story.add_event(declarer, Act::Pleads(Hand::EMPTY.with(meant)));
    story.add_sentence(PLEADS);
    if matches!(meaning, Meaning::Suit(_) | Meaning::Open(_)) && story.either() {
        return story.add_finding("incontrovertible", Answer::YES, NO_DOUBT);
    }
    let line = match meaning {
        Meaning::Later => AFTERTHOUGHT,
        Meaning::Suit(other) => {
            story.cast("instead", other);
            DOUBT_OF_LOWEST
        }
        Meaning::Open(other) | Meaning::Possible(other) => {
            story.cast("instead", other);
            DOUBT
        }
    };
    story.add_finding("incontrovertible", Answer::NO, line)
}

/// Returns what a call of this manner may mean, where declarer may also have meant this other card: who asks for a high
/// card has not meant another.
const fn meaning_of(manner: Option<CardSelector>, other: Card) -> Meaning {
    match manner {
        None => Meaning::Suit(other),
        Some(CardSelector::High) => Meaning::Later,
        Some(_) => Meaning::Possible(other),
    }
}

/// Returns true if declarer may well play low from dummy in this suit, and win the trick in his own hand: he holds a higher
/// honour than any of the opponents' cards but one, or a trump and no card of the suit.
fn may_win_in_hand(story: &Story<'_>, suit: Suit) -> bool {
    let (own, opponents) =
        (story.suit(story.declarer(), suit), cards_of(story, story.declarer().side().opponents()));
    let is_strong = |card: Card| (opponents & Hand::above(card)).len() < 2;
    let ruffs = story
        .trumps()
        .is_some_and(|trumps| trumps != suit && !story.suit(story.declarer(), trumps).is_empty());
    own.iter().next().map_or(ruffs, |card| card.rank.is_honour() && is_strong(card))
}

/// Returns true if declarer may well play low from dummy, on lead, in this suit: dummy has at most two cards that beat all the
/// opponents' cards.
fn may_duck(story: &Story<'_>, suit: Suit) -> bool {
    let opponents = cards_of(story, story.declarer().side().opponents());
    let is_top = |card: &Card| (opponents & Hand::above(*card)).is_empty();
    story.suit(story.dummy(), suit).iter().filter(is_top).count() < 3
}

/// Returns a call that names a suit alone.
fn suit_alone(suit: Suit) -> SpokenCall {
    SpokenCall::of(Phrase { suit: Some(suit), ..Phrase::default() })
}

/// Gives the words of the last call as players say them.
fn is_said(story: &mut Story<'_>, said: Text) {
    let words = |said: &str| said.trim_matches(['«', '»', '\'']).to_owned();
    if let Some(last) = story.event_texts.last_mut() {
        *last = Some(Bilingual { it: words(said.it), en: words(said.en) });
    }
    story.cast("call", SlotValue::Words(said));
}

const HOLDS: SentenceWordings = &[
    text("A {suit} {dummy} ha {cards}.", "In {suit} {dummy} has the {cards}."),
    text("Le {suit} di {dummy} sono {cards}.", "{dummy}'s {suit} are the {cards}."),
    text(
        "A {suit} il morto ha queste carte: {cards}.",
        "In {suit} dummy has these cards: the {cards}.",
    ),
];
const CALLED: [SentenceWording; 3] = [
    text("{declarer} dice {call} e nient'altro.", "{declarer} says {call} and nothing else."),
    text("{declarer} dice soltanto {call}.", "{declarer} just says {call}."),
    text(
        "La chiamata di {declarer} è {call}, senza altre parole.",
        "{declarer}'s call is {call}, without another word.",
    ),
];

/// Returns the sentence for a call, with the clause that says what it means.
const fn called(clause: &'static str) -> [SentenceWording; 4] {
    let [first, second, third] = CALLED;
    let short = because(
        clause,
        ["{declarer} ha detto {call}", "{declarer} avesse detto {call}"],
        ["{declarer} said {call}", "{declarer} had said {call}"],
    );
    [first, second, third, short]
}

const CALLS_SUIT: SentenceWordings = &called("46B2");
const CALLS_HIGH: SentenceWordings = &called("46B1(a)");
const CALLS_WIN: SentenceWordings = &called("46B1(b)");
const CALLS_RANK: SentenceWordings = &called("46B3(a)");
const CALLS_RUN: SentenceWordings = &called("46B");
const PLEADS: SentenceWordings = &[
    text(
        "{dummy} esita e {lho} chiama l'Arbitro; {declarer} dice che voleva {meant}.",
        "{dummy} hesitates and {lho} calls the director; {declarer} says that he wanted the {meant}.",
    ),
    text(
        "{dummy} non ha mosso nessuna carta; {lho} chiama l'Arbitro, e {declarer} spiega che voleva {meant}.",
        "{dummy} has not moved a card; {lho} calls the director, and {declarer} explains that he wanted the {meant}.",
    ),
    text(
        "{lho} non sa che carta sia giocata e chiama l'Arbitro: {dummy} aspetta, e {declarer} sostiene che intendeva {meant}.",
        "{lho} does not know which card is played and calls the director: {dummy} waits, and {declarer} maintains that he meant the {meant}.",
    ),
];
const NO_DOUBT: SentenceWordings = &[
    text(
        "Prima della chiamata {declarer} aveva detto: «ora gioco {meant}». Per l'Arbitro è fuori discussione che intendesse {meant}.",
        "Before the call {declarer} had said: 'now I play the {meant}'. The director finds it incontrovertible that he meant the {meant}.",
    ),
    text(
        "Gli altri confermano che {declarer} aveva appena detto: «adesso tocca a {meant}». L'Arbitro accerta, al di là di ogni dubbio, che voleva {meant}.",
        "The others confirm that {declarer} had just said: 'now for the {meant}'. The director is satisfied, beyond any doubt, that he wanted the {meant}.",
    ),
    text(
        "Prima della chiamata {declarer} aveva annunciato: «dal morto gioco {meant}». Per l'Arbitro non poteva volere altro che {meant}.",
        "Before the call {declarer} had announced: 'from dummy I play the {meant}'. To the director he can have wanted nothing but the {meant}.",
    ),
    because(
        "46B",
        [
            "{declarer} intendeva senza dubbio {meant}",
            "{declarer} avesse inteso senza dubbio {meant}",
        ],
        [
            "{declarer} incontrovertibly meant the {meant}",
            "{declarer} had incontrovertibly meant the {meant}",
        ],
    ),
];
const DOUBTS: SentenceWordings = &[
    text(
        "Prima della chiamata {declarer} non aveva detto nulla. Per l'Arbitro poteva volere {meant}, ma altrettanto bene {instead}.",
        "Before the call {declarer} had said nothing. The director finds that he may have meant the {meant}, but equally the {instead}.",
    ),
    text(
        "Gli altri confermano che {declarer} prima non aveva detto nulla. Per l'Arbitro poteva volere tanto {meant} quanto {instead}.",
        "The others confirm that {declarer} had said nothing before. In the director's view he may have wanted the {meant} or just as well the {instead}.",
    ),
    text(
        "Prima della chiamata {declarer} non aveva annunciato come avrebbe giocato. Per l'Arbitro poteva volere {meant}, ma anche {instead}.",
        "Before the call {declarer} had not announced how he would play. To the director he may have wanted the {meant}, but also the {instead}.",
    ),
];
const DOUBT: SentenceWordings = &told_as(
    DOUBTS,
    because(
        "46B",
        [
            "{declarer} poteva volere {meant}, ma anche {instead}",
            "{declarer} avesse potuto volere {meant}, ma anche {instead}",
        ],
        [
            "{declarer} may have wanted the {meant}, but also the {instead}",
            "{declarer} could have wanted the {meant}, but also the {instead}",
        ],
    ),
);
const DOUBT_OF_LOWEST: SentenceWordings = &told_as(
    DOUBTS,
    because(
        "46B2",
        [
            "{declarer} col solo seme poteva volere anche {instead}, la carta più bassa",
            "{declarer} col solo seme avesse potuto volere anche {instead}, la carta più bassa",
        ],
        [
            "{declarer} may by the suit alone have meant also the {instead}, the lowest card",
            "{declarer} could by the suit alone have meant also the {instead}, the lowest card",
        ],
    ),
);

static INCOMPLETE: Scenario =
    scenario(46, "incomplete", &["morto", "chiamata incompleta"], incomplete)
        .tricks(1..=10)
        .asks(&[Decision]);

/// Dummy is on lead, and declarer's call names a suit without a rank, or says only that the card is high.
fn incomplete(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    story.require(story.turn() == Some(dummy) && story.led().is_none())?;
    // Who calls a suit may want a low card of it.
    let is_suited = |suit: &Suit| {
        may_win_in_hand(story, *suit) && likely_leads(story, *suit).is_some_and(|it| !it.is_empty())
    };
    let suits: Vec<Suit> = Suit::ALL.into_iter().filter(is_suited).collect();
    let suit = story.pick_from(&suits)?;
    let likely = likely_leads(story, suit)?;
    let cards = three_of(story, suit, |card| likely.contains(*card))?;
    story.add_sentence(ON_LEAD);
    story.add_sentence(HOLDS);
    // Nobody asks for a low card if he wants an honour.
    let manner = if story.either() { None } else { Some(CardSelector::High) };
    story.calls(SpokenCall::of(Phrase { suit: Some(suit), manner, ..Phrase::default() }));
    if manner.is_some() {
        is_said(
            story,
            match suit {
                Suit::Spades => words("«picche alta»", "'high spade'"),
                Suit::Hearts => words("«cuori alta»", "'high heart'"),
                Suit::Diamonds => words("«quadri alta»", "'high diamond'"),
                Suit::Clubs => words("«fiori alta»", "'high club'"),
            },
        );
    }
    story.add_sentence(if manner.is_some() { CALLS_HIGH } else { CALLS_SUIT });
    let [low, _, meant] = cards;
    explains_himself(story, meant, meaning_of(manner, low))
}

const ON_LEAD: SentenceWordings = &[
    text("È in presa il morto ({dummy}).", "Dummy ({dummy}) is on lead."),
    text("Deve attaccare il morto ({dummy}).", "Dummy ({dummy}) is to lead."),
    text("Tocca al morto ({dummy}) attaccare.", "It is for dummy ({dummy}) to lead."),
];

static IN_TRICK: Scenario =
    scenario(46, "in-the-trick", &["morto", "chiamata incompleta"], in_trick)
        .tricks(1..=10)
        .asks(&[Decision]);

/// Dummy follows suit, and declarer's call states only how high the card is, or only its suit.
fn in_trick(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    let led = story.led()?;
    story.require(story.turn() == Some(dummy))?;
    // The card that declarer may have meant wins the trick so far, and the lowest one does not.
    let (trick, trumps) = (story.position.trick?, story.trumps());
    let wins = |card: &Card| trick.is_beaten_by(*card, trumps) == Some(true);
    // Which card is to win is certain only after the three others have played; before, nobody would try a small one.
    let is_last = story.position.on_table() == 3;
    let may_be_meant = |card: &Card| wins(card) && (is_last || card.rank.is_honour());
    let [low, high, meant] = three_of(story, led, may_be_meant)?;
    story.require(!wins(&low))?;
    let winners: Hand = story.suit(dummy, led).iter().filter(wins).collect();
    let (winner, _) = trick.winning_card(trumps)?;
    let may_win = is_last && winner != story.declarer() && winners.lowest(led) == Some(meant);
    story.add_sentence(DUMMY_FOLLOWS);
    story.add_sentence(HOLDS);
    let manner = [None, Some(CardSelector::High), Some(CardSelector::Win)]
        [story.choose(if may_win { 3 } else { 2 })];
    let suit = if manner.is_none() { Some(led) } else { None };
    story.calls(SpokenCall::of(Phrase { suit, manner, ..Phrase::default() }));
    story.add_sentence(match manner {
        None => CALLS_SUIT,
        Some(CardSelector::High) => CALLS_HIGH,
        Some(_) => CALLS_WIN,
    });
    // Who calls a suit alone may have wanted its lowest card, to win in hand or to duck: if he surely wanted to win, it would
    // be open to dispute whether the lowest is played.
    let other = if manner.is_none() { low } else { high };
    explains_himself(story, meant, meaning_of(manner, other))
}

const DUMMY_FOLLOWS: SentenceWordings = &[
    text(
        "L'attacco è a {suit} e deve giocare il morto ({dummy}).",
        "The lead is in {suit}, and dummy ({dummy}) is to play.",
    ),
    text(
        "Sull'attacco a {suit} tocca al morto ({dummy}).",
        "On the lead in {suit} it is the turn of dummy ({dummy}).",
    ),
    text(
        "Si gioca a {suit}, e deve rispondere il morto ({dummy}).",
        "{suit} have been led, and dummy ({dummy}) is to follow.",
    ),
];

static RANK_ALONE: Scenario =
    scenario(46, "rank-alone", &["morto", "chiamata incompleta"], rank_alone)
        .tricks(2..=12)
        .asks(&[Decision]);

/// Dummy has won the last trick and is on lead, and declarer's call names only a rank that dummy holds in the suit of that
/// trick and in another, or only this other suit.
fn rank_alone(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    let (winner, won) = story.position.last_won?;
    story.require(winner == dummy && story.turn() == Some(dummy) && story.led().is_none())?;
    let suit = won.suit()?;
    // A trick won by a ruff has two suits.
    story.require(story.position.tricks().last()?.suit_led() == Some(suit))?;
    let hand = story.hand(dummy);
    let is_meant = |card: &Card| {
        card.suit != suit
            && card.rank.is_honour()
            && hand.contains(Card::new(suit, card.rank))
            && hand
                .lowest(card.suit)
                .is_some_and(|low| of_its_suit(story, dummy, low).contains(*card))
    };
    let meant = story.pick(hand.iter().filter(is_meant).collect())?;
    let (card, low) = (Card::new(suit, meant.rank), hand.lowest(meant.suit)?);
    let cards = hand.suit(suit) | hand.suit(meant.suit);
    cast!(story, card, meant, low, suit, second = meant.suit, cards = SlotValue::Cards(cards));
    story.add_sentence(DUMMY_HAS_WON);
    let (call, meaning, line) = if story.either() {
        let rank_alone = Phrase { rank: Some(card.rank), ..Phrase::default() };
        (SpokenCall::of(rank_alone), Meaning::Open(card), CALLS_RANK)
    } else {
        (suit_alone(meant.suit), Meaning::Suit(low), CALLS_SUIT)
    };
    story.calls(call);
    story.add_sentence(line);
    explains_himself(story, meant, meaning)
}

const DUMMY_HAS_WON: SentenceWordings = &[
    text(
        "Il morto ({dummy}) ha vinto la presa precedente, a {suit}, e deve attaccare; a {suit} e a {second} ha {cards}.",
        "Dummy ({dummy}) has won the last trick, in {suit}, and is to lead; in {suit} and in {second} he has the {cards}.",
    ),
    text(
        "La presa precedente, a {suit}, è del morto ({dummy}), che ora deve attaccare: le sue {suit} e {second} sono {cards}.",
        "The last trick, in {suit}, was won by dummy ({dummy}), who is now to lead: his {suit} and {second} are the {cards}.",
    ),
    text(
        "È del morto ({dummy}) l'ultima presa, a {suit}: deve attaccare, e a {suit} e {second} gli restano {cards}.",
        "The last trick, in {suit}, is dummy's ({dummy}'s): he is to lead, and in {suit} and {second} he is left with the {cards}.",
    ),
];
const AFTERTHOUGHT: SentenceWordings = &[
    text(
        "Prima della chiamata {declarer} non aveva detto nulla. Per l'Arbitro può aver pensato a {meant} soltanto dopo.",
        "Before the call {declarer} had said nothing. The director finds it possible that he thought of the {meant} only later.",
    ),
    text(
        "Gli altri confermano che {declarer} prima non aveva detto nulla. L'Arbitro ritiene probabile che abbia pensato a {meant} soltanto dopo.",
        "The others confirm that {declarer} had said nothing before. The director thinks it likely that he thought of the {meant} only later.",
    ),
    text(
        "Prima della chiamata {declarer} non aveva annunciato come avrebbe giocato. Per l'Arbitro può aver pensato a {meant} soltanto dopo.",
        "Before the call {declarer} had not announced how he would play. To the director he may have thought of the {meant} only later.",
    ),
    because(
        "46B1(a)",
        [
            "{declarer} può aver pensato a {meant} soltanto dopo: si gioca la più alta",
            "{declarer} potesse aver pensato a {meant} soltanto dopo",
        ],
        [
            "{declarer} may have thought of the {meant} only later: the highest card is played",
            "{declarer} had possibly thought of the {meant} only later",
        ],
    ),
];
