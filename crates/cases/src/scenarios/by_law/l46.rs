//! Law 46: incomplete or erroneous calls of cards from dummy.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::{Card, Hand};
use arbitro_laws::record::Act;
use arbitro_laws::record::spoken::{CardSelector, Phrase, SpokenCall};
use arbitro_laws::ruling::text;

pub const SCENARIOS: &[&Scenario] =
    &[&INCOMPLETE, &IN_TRICK, &RANK_ALONE, &NOT_IN_DUMMY, &ANY_CARD];

static INCOMPLETE: Scenario =
    scenario(46, "incomplete", &["morto", "chiamata incompleta"], incomplete);

/// Dummy is on lead, and declarer's call names a suit without a rank, or neither.
fn incomplete(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    story.require(story.turn() == Some(dummy) && story.led().is_none())?;
    let low = story.pick(story.hand(dummy))?;
    let cards = story.suit(dummy, low.suit);
    story.require(cards.len() >= 3 && cards.lowest(low.suit) == Some(low))?;
    let high = cards.iter().next()?;
    let meant = story.pick(cards.without(low).without(high))?;
    for (slot, card) in [("low", low), ("high", high), ("meant", meant)] {
        story.cast(slot, card);
    }
    story.add_sentence(ON_LEAD);
    let suit = Some(low.suit);
    let call = match story.choose(4) {
        0 => Phrase { suit, ..Phrase::default() },
        1 => Phrase { suit, manner: Some(CardSelector::High), ..Phrase::default() },
        2 => Phrase { suit, manner: Some(CardSelector::Low), ..Phrase::default() },
        _ => Phrase { manner: Some(CardSelector::Any), ..Phrase::default() },
    };
    story.calls(SpokenCall::of(call));
    story.add_sentence(CALLS);
    story.add_event(story.declarer(), Act::Pleads(Hand::EMPTY.with(meant)));
    story.add_sentence(PLEADS);
    story.choose_finding("incontrovertible", NO_DOUBT, DOUBT)?;
    Some(())
}

const ON_LEAD: SentenceWordings = &[
    text("{dummy}, il morto, è in presa.", "{dummy}, dummy, is on lead."),
    text("La mano è al morto.", "The lead is in dummy."),
    text("Si attacca dal morto.", "Dummy is to lead."),
];

const CALLS: SentenceWordings = &[
    text("{declarer} dice {call} e nient'altro.", "{declarer} says {call} and nothing else."),
    text(
        "{declarer}, che guarda le sue carte, dice soltanto {call}.",
        "{declarer}, who is looking at his cards, just says {call}.",
    ),
    text(
        "Al compagno {declarer} dice {call}, senza altro.",
        "To his partner {declarer} says {call}, no more.",
    ),
];

const PLEADS: SentenceWordings = &[
    text(
        "A questo punto {declarer} dice che voleva {meant}.",
        "{declarer} then says that he wanted the {meant}.",
    ),
    text("{declarer} protesta: intendeva {meant}.", "{declarer} protests: he meant the {meant}."),
    text("«Ma io volevo {meant}», dice poi.", "'But I wanted the {meant},' he then says."),
];

const NO_DOUBT: SentenceWordings = &[
    text(
        "Per l'Arbitro non c'è il minimo dubbio che intendesse quella carta.",
        "The director is left without the least doubt that he meant that card.",
    ),
    text(
        "L'Arbitro esamina il gioco e si convince, senza alcun dubbio, che voleva proprio quella carta.",
        "The director looks at the play and is satisfied, beyond any doubt, that he wanted that very card.",
    ),
];

const DOUBT: SentenceWordings = &[
    text(
        "L'Arbitro crede possibile che la volesse, ma un dubbio gli resta.",
        "The director thinks it possible that he wanted it, but is left with a doubt.",
    ),
    text(
        "Per l'Arbitro la cosa è probabile, ma non fuori discussione.",
        "To the director that seems likely, but not beyond dispute.",
    ),
];

static IN_TRICK: Scenario =
    scenario(46, "in-the-trick", &["morto", "chiamata incompleta"], in_trick).tricks(2..=9);

/// Dummy plays second or third, and declarer's call states only how high the card is, or only its suit.
fn in_trick(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let led = story.led()?;
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let cards = story.suit(dummy, led);
    story.require(cards.len() >= 3)?;
    let (low, high) = (cards.lowest(led)?, cards.iter().next()?);
    let meant = story.pick(cards.without(low).without(high))?;
    for (slot, card) in [("low", low), ("high", high), ("meant", meant)] {
        story.cast(slot, card);
    }
    story.cast("suit", led);
    story.add_sentence(DUMMY_FOLLOWS);
    let call = match story.choose(4) {
        0 => Phrase { manner: Some(CardSelector::High), ..Phrase::default() },
        1 => Phrase { manner: Some(CardSelector::Low), ..Phrase::default() },
        2 => Phrase { manner: Some(CardSelector::Win), ..Phrase::default() },
        _ => Phrase { suit: Some(led), ..Phrase::default() },
    };
    story.calls(SpokenCall::of(call));
    story.add_sentence(CALLS);
    if story.either() {
        story.add_event(declarer, Act::Pleads(Hand::EMPTY.with(meant)));
        story.add_sentence(PLEADS);
        story.choose_finding("incontrovertible", NO_DOUBT, DOUBT)?;
    } else {
        story.add_sentence(DUMMY_WONDERS);
    }
    Some(())
}

const DUMMY_FOLLOWS: SentenceWordings = &[
    text("Si gioca a {suit} e tocca al morto.", "{suit} are led and dummy is to play."),
    text(
        "L'attacco è a {suit}; deve rispondere {dummy}, il morto.",
        "The lead is in {suit}; {dummy}, dummy, is to follow.",
    ),
];
const DUMMY_WONDERS: SentenceWordings = &[
    text(
        "{dummy} non sa quale carta mettere e chiede all'Arbitro.",
        "{dummy} does not know which card to put out and asks the director.",
    ),
    text(
        "{lho} vuole sapere quale carta è stata chiamata, e viene l'Arbitro.",
        "{lho} wants to know which card has been called, and the director comes.",
    ),
];

static RANK_ALONE: Scenario =
    scenario(46, "rank-alone", &["morto", "chiamata incompleta"], rank_alone).tricks(2..=11);

/// Dummy has won the last trick, and declarer's call names only a rank that dummy holds in the suit of that trick and
/// in another, only that other suit, or neither rank nor suit.
fn rank_alone(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let (winner, won) = story.position.last_won?;
    story.require(winner == dummy && story.turn() == Some(dummy) && story.led().is_none())?;
    let suit = won.suit()?;
    let hand = story.hand(dummy);
    let has_twin = |card: &Card| hand.rank(card.rank).len() > 1;
    let twins: Hand = hand.suit(suit).iter().filter(has_twin).collect();
    let card = story.pick(twins)?;
    let other = story.pick(hand.rank(card.rank).without(card))?;
    story.cast("card", card);
    story.cast("meant", other);
    story.cast("suit", suit);
    story.add_sentence(DUMMY_HAS_WON);
    let call = match story.choose(3) {
        0 => Phrase { rank: Some(card.rank), ..Phrase::default() },
        1 => Phrase { suit: Some(other.suit), ..Phrase::default() },
        _ => Phrase { manner: Some(CardSelector::Any), ..Phrase::default() },
    };
    story.calls(SpokenCall::of(call));
    story.add_sentence(CALLS);
    story.add_event(declarer, Act::Pleads(Hand::EMPTY.with(other)));
    story.add_sentence(PLEADS);
    story.choose_finding("incontrovertible", NO_DOUBT, DOUBT)?;
    Some(())
}

const DUMMY_HAS_WON: SentenceWordings = &[
    text(
        "{dummy}, il morto, ha appena vinto la presa a {suit} e deve attaccare.",
        "{dummy}, dummy, has just won the trick in {suit} and is to lead.",
    ),
    text(
        "La presa a {suit} è del morto, da cui si attacca.",
        "Dummy has won the trick in {suit}, and is to lead.",
    ),
];

static NOT_IN_DUMMY: Scenario =
    scenario(46, "not-in-dummy", &["morto", "chiamata errata"], not_in_dummy).tricks(2..=9).asks(
        &[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("declarer")],
    );

/// Declarer calls a card that dummy may or may not hold, and dummy plays another card or none.
fn not_in_dummy(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let led = story.led()?;
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let cards = story.suit(dummy, led);
    let absent = story.pick(story.suit(declarer, led))?;
    let played = story.would_play()?;
    story.require(cards.len() > 1 && cards.contains(played))?;
    let present = story.pick(cards.without(played))?;
    let next = dummy.lho();
    for (slot, card) in [("absent", absent), ("put", played), ("present", present)] {
        story.cast(slot, card);
    }
    story.cast("next", next);
    story.cast("suit", led);
    story.add_sentence(DUMMY_FOLLOWS);
    if story.either() {
        story.calls(SpokenCall::naming(absent));
        story.add_sentence(CALLS_ABSENT);
    } else {
        story.calls(SpokenCall::naming(present));
        story.add_sentence(CALLS_PRESENT);
    }
    match story.choose(3) {
        0 => story.add_sentence(PUTS_NOTHING),
        1 => {
            story.plays(dummy, played);
            story.add_sentence(PUTS);
        }
        _ => {
            story.plays(dummy, played);
            story.add_sentence(PUTS);
            let (_, card) = story.play_on()?;
            story.cast("card", card);
            story.add_sentence(NEXT_PLAYS);
        }
    }
    story.call_director(declarer.lho());
    story.add_sentence(DIRECTOR);
    Some(())
}

const CALLS_ABSENT: SentenceWordings = &[
    text(
        "{declarer}, che guarda le sue carte, dice {call}: il morto quella carta non l'ha.",
        "{declarer}, who is looking at his own cards, says {call}: dummy does not have that card.",
    ),
    text(
        "{declarer} chiama {call}, che però è nella sua mano e non al morto.",
        "{declarer} calls {call}, which is in his own hand and not in dummy.",
    ),
];
const CALLS_PRESENT: SentenceWordings = &[
    text("{declarer} dice {call}.", "{declarer} says {call}."),
    text("{declarer} chiama {call}.", "{declarer} calls {call}."),
];
const PUTS_NOTHING: SentenceWordings = &[
    text("{dummy} non mette nulla e aspetta.", "{dummy} puts nothing out and waits."),
    text(
        "{dummy}, che non ha sentito bene, non si muove.",
        "{dummy}, who has not heard well, does not move.",
    ),
];
const PUTS: SentenceWordings = &[
    text(
        "{dummy}, che ha sentito male, mette sul tavolo {put}.",
        "{dummy}, who has not heard well, puts out the {put}.",
    ),
    text(
        "{dummy}, sovrappensiero, gioca {put}.",
        "{dummy}, with his mind elsewhere, plays the {put}.",
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text("{next} segue con {card}.", "{next} follows with the {card}."),
    text("{next} gioca {card}.", "{next} plays the {card}."),
];
const DIRECTOR: SentenceWordings = &[
    text("{lho} chiama l'Arbitro.", "{lho} calls the director."),
    text(
        "Se ne accorge {lho}, e si chiama l'Arbitro.",
        "{lho} notices, and the director is called.",
    ),
];

static ANY_CARD: Scenario = scenario(46, "any-card", &["morto", "chiamata incompleta"], any_card)
    .tricks(2..=10)
    .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("next")]);

/// Declarer leaves the choice of dummy's card to others.
fn any_card(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let legal = story.position.legal(dummy);
    let played = story.would_play()?;
    let meant = story.pick(legal.without(played))?;
    let next = dummy.lho();
    story.cast("put", played);
    story.cast("meant", meant);
    story.cast("next", next);
    story.add_sentence(TO_DUMMY);
    story.calls(SpokenCall::of(Phrase { manner: Some(CardSelector::Any), ..Phrase::default() }));
    story.add_sentence(CALLS);
    match story.choose(4) {
        0 => {
            story.call_director(next);
            story.add_sentence(NEXT_ASKS);
        }
        1 => {
            story.plays(dummy, played);
            let (_, card) = story.play_on()?;
            story.cast("card", card);
            story.add_sentence(PUT_AND_FOLLOWED);
            story.call_director(next.partner());
            story.add_sentence(PARTNER_CALLS);
        }
        2 => {
            story.add_event(next, Act::Calls(SpokenCall::naming(meant)));
            story.add_sentence(NEXT_NAMES);
        }
        _ => {
            story.add_event(declarer, Act::Pleads(Hand::EMPTY.with(meant)));
            story.add_sentence(PLEADS);
            story.choose_finding("incontrovertible", NO_DOUBT, DOUBT)?;
        }
    }
    Some(())
}

const TO_DUMMY: SentenceWordings = &[
    text("Tocca al morto.", "It is dummy's turn."),
    text("Deve giocare {dummy}, il morto.", "{dummy}, dummy, is to play."),
];
const NEXT_ASKS: SentenceWordings = &[
    text(
        "{dummy} non mette nulla; {next} chiede all'Arbitro che cosa si fa.",
        "{dummy} puts nothing out; {next} asks the director what is to be done.",
    ),
    text(
        "Prima che {dummy} si muova {next} chiama l'Arbitro.",
        "Before {dummy} moves {next} calls the director.",
    ),
];
const PUT_AND_FOLLOWED: SentenceWordings = &[
    text(
        "{dummy} mette {put} e {next}, senza obiettare, gioca {card}.",
        "{dummy} puts out the {put} and {next}, raising no objection, plays the {card}.",
    ),
    text(
        "{dummy} sceglie {put}; {next} segue con {card}.",
        "{dummy} chooses the {put}; {next} follows with the {card}.",
    ),
];
const PARTNER_CALLS: SentenceWordings = &[
    text(
        "L'altro difensore chiama l'Arbitro: la carta, dice, toccava a loro sceglierla.",
        "The other defender calls the director: the card, he says, was theirs to choose.",
    ),
    text(
        "Ora l'altro difensore protesta, e viene l'Arbitro.",
        "Now the other defender protests, and the director comes.",
    ),
];
const NEXT_NAMES: SentenceWordings = &[
    text(
        "«Allora {meant}», dice subito {next}, senza guardare il compagno.",
        "'The {meant}, then,' says {next} at once, without looking at his partner.",
    ),
    text(
        "Prima che altri parlino {next} sceglie {meant}.",
        "Before anyone else speaks {next} chooses the {meant}.",
    ),
];
