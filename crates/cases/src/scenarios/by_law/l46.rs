//! Law 46: incomplete or erroneous calls of cards from dummy.

mod errors;

mod free;

mod run;

use super::prelude::*;

pub const SCENARIOS: &[&Scenario] = &[
    &INCOMPLETE,
    &IN_TRICK,
    &RANK_ALONE,
    &run::RUNS_A_SUIT,
    &errors::NOT_IN_DUMMY,
    &errors::VOID_SUIT,
    &free::ANY_CARD,
    &free::SAYS_MORE,
];

/// Casts the lowest card of a suit of dummy as `low`, the highest as `high`, and one between them as `meant`; returns
/// them.
fn three_of(story: &mut Story<'_>, suit: Suit) -> Option<[Card; 3]> {
    let cards = story.suit(story.dummy(), suit);
    let (low, high) = (cards.lowest(suit)?, cards.iter().next()?);
    let meant = story.pick(cards.without(low).without(high))?;
    cast!(story, low, high, meant, suit, cards = SlotValue::Cards(cards));
    Some([low, high, meant])
}

/// Draws a suit of which dummy has three cards or more.
fn long_suit(story: &mut Story<'_>) -> Option<Suit> {
    let dummy = story.dummy();
    let is_long = |suit: &Suit| story.suit(dummy, *suit).len() > 2;
    let suits: Vec<Suit> = Suit::ALL.into_iter().filter(is_long).collect();
    story.pick_from(&suits)
}

/// Adds that dummy has put out the lowest card, the highest, or none; then declarer says that he meant the middle one,
/// which the director may find beyond doubt.
fn dummy_moves(story: &mut Story<'_>, [low, high, meant]: [Card; 3]) -> Option<()> {
    let dummy = story.dummy();
    match story.choose(3) {
        0 => {
            story.plays(dummy, low);
            story.add_sentence(PUTS_LOW);
        }
        1 => {
            story.plays(dummy, high);
            story.add_sentence(PUTS_HIGH);
        }
        _ => story.add_sentence(PUTS_NEITHER),
    }
    story.add_event(story.declarer(), Act::Pleads(Hand::EMPTY.with(meant)));
    story.add_sentence(PLEADS);
    story.choose_finding("incontrovertible", NO_DOUBT, DOUBT)?;
    Some(())
}

const HOLDS: SentenceWordings = &[
    text("A {suit} {dummy} ha {cards}.", "In {suit} {dummy} has the {cards}."),
    text("Le {suit} di {dummy} sono {cards}.", "{dummy}'s {suit} are the {cards}."),
    text("Di {suit} {dummy} ha {cards}.", "Of {suit} {dummy} holds the {cards}."),
];
const PUTS_LOW: SentenceWordings = &[
    text("{dummy} muove {low}.", "{dummy} moves the {low}."),
    text("Sul tavolo {dummy} mette {low}.", "On the table {dummy} puts out the {low}."),
    text("Un attimo dopo {dummy} gioca {low}.", "A moment later {dummy} plays the {low}."),
];
const PUTS_HIGH: SentenceWordings = &[
    text("{dummy} muove {high}.", "{dummy} moves the {high}."),
    text("Sul tavolo {dummy} mette {high}.", "On the table {dummy} puts out the {high}."),
    text("Un attimo dopo {dummy} gioca {high}.", "A moment later {dummy} plays the {high}."),
];
const PUTS_NEITHER: SentenceWordings = &[
    text("{dummy} non muove ancora nessuna carta.", "{dummy} does not move any card yet."),
    text(
        "Sul tavolo {dummy} non mette ancora nulla.",
        "On the table {dummy} does not put out anything yet.",
    ),
    text(
        "Un attimo dopo {dummy} non ha ancora giocato.",
        "A moment later {dummy} has not played yet.",
    ),
];
const CALLS: SentenceWordings = &[
    text("{declarer} dice {call} e nient'altro.", "{declarer} says {call} and nothing else."),
    text(
        "Guardando le sue carte {declarer} dice soltanto {call}.",
        "Looking at his cards {declarer} just says {call}.",
    ),
    text(
        "Al compagno {declarer} dice soltanto {call}.",
        "To his partner {declarer} just says {call}.",
    ),
];
const PLEADS: SentenceWordings = &[
    text(
        "A questo punto {declarer} dice che voleva {meant}.",
        "{declarer} then says that he wanted the {meant}.",
    ),
    text("{declarer} protesta: intendeva {meant}.", "{declarer} protests: he meant the {meant}."),
    text(
        "«Ma io volevo {meant}», dice poi {declarer}.",
        "'But I wanted the {meant},' {declarer} then says.",
    ),
];
const NO_DOUBT: SentenceWordings = &[
    text(
        "Per l'Arbitro non c'è il minimo dubbio che {declarer} intendesse {meant}.",
        "The director is left without the least doubt that {declarer} meant the {meant}.",
    ),
    text(
        "L'Arbitro esamina il gioco e si convince, senza alcun dubbio, che {declarer} voleva proprio {meant}.",
        "The director looks at the play and is satisfied, beyond any doubt, that {declarer} wanted just the {meant}.",
    ),
    text(
        "L'Arbitro ritiene fuori discussione che {declarer} volesse {meant}.",
        "The director thinks it beyond dispute that {declarer} wanted the {meant}.",
    ),
];
const DOUBT: SentenceWordings = &[
    text(
        "Per l'Arbitro è possibile che {declarer} intendesse {meant}, ma un dubbio resta.",
        "The director thinks it possible that {declarer} meant the {meant}, but is left with a doubt.",
    ),
    text(
        "L'Arbitro esamina il gioco e trova probabile, ma non sicuro, che {declarer} volesse proprio {meant}.",
        "The director looks at the play and finds it likely, but not sure, that {declarer} wanted just the {meant}.",
    ),
    text(
        "L'Arbitro ritiene credibile, ma non fuori discussione, che {declarer} volesse {meant}.",
        "The director thinks it credible, but not beyond dispute, that {declarer} wanted the {meant}.",
    ),
];

static INCOMPLETE: Scenario =
    scenario(46, "incomplete", &["morto", "chiamata incompleta"], incomplete).tricks(1..=10);

/// Dummy is on lead, and declarer's call names a suit without a rank, or neither.
fn incomplete(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    story.require(story.turn() == Some(dummy) && story.led().is_none())?;
    let suit = long_suit(story)?;
    let cards = three_of(story, suit)?;
    story.add_sentence(ON_LEAD);
    story.add_sentence(HOLDS);
    let manners = [None, Some(CardSelector::High), Some(CardSelector::Low)];
    let manner = manners[story.choose(3)];
    story.calls(SpokenCall::of(Phrase { suit: Some(suit), manner, ..Phrase::default() }));
    story.add_sentence(CALLS);
    dummy_moves(story, cards)
}

const ON_LEAD: SentenceWordings = &[
    text("{dummy}, il morto, è in presa.", "{dummy}, dummy, is on lead."),
    text("La mano è al morto, {dummy}.", "The lead is in dummy, {dummy}."),
    text("Si attacca dal morto, {dummy}.", "Dummy, {dummy}, is to lead."),
];

static IN_TRICK: Scenario =
    scenario(46, "in-the-trick", &["morto", "chiamata incompleta"], in_trick).tricks(1..=10);

/// Dummy plays second or third, and declarer's call states only how high the card is, or only its suit.
fn in_trick(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    let led = story.led()?;
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let cards = three_of(story, led)?;
    story.add_sentence(DUMMY_FOLLOWS);
    story.add_sentence(HOLDS);
    let manner = |manner| Phrase { manner: Some(manner), ..Phrase::default() };
    let call = match story.choose(4) {
        0 => manner(CardSelector::High),
        1 => manner(CardSelector::Low),
        2 => manner(CardSelector::Win),
        _ => Phrase { suit: Some(led), ..Phrase::default() },
    };
    story.calls(SpokenCall::of(call));
    story.add_sentence(CALLS);
    dummy_moves(story, cards)
}

const DUMMY_FOLLOWS: SentenceWordings = &[
    text(
        "Si gioca a {suit} e tocca al morto, {dummy}.",
        "{suit} are led and dummy, {dummy}, is to play.",
    ),
    text(
        "L'attacco è a {suit}; deve rispondere {dummy}, il morto.",
        "The lead is in {suit}; {dummy}, dummy, is to follow.",
    ),
    text(
        "Sull'attacco a {suit} deve giocare {dummy}, il morto.",
        "On the lead in {suit} {dummy}, dummy, is to play.",
    ),
];

static RANK_ALONE: Scenario =
    scenario(46, "rank-alone", &["morto", "chiamata incompleta"], rank_alone).tricks(2..=12);

/// Dummy is on lead, and declarer's call names only a rank that dummy holds in two suits, or only one of these suits;
/// the last trick was won by dummy, possibly in the other suit.
fn rank_alone(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let (winner, won) = story.position.last_won?;
    story.require(winner == dummy && story.turn() == Some(dummy) && story.led().is_none())?;
    let suit = won.suit()?;
    let hand = story.hand(dummy);
    let has_twin = |card: &Card| hand.rank(card.rank).len() > 1;
    let twins: Hand = hand.suit(suit).iter().filter(has_twin).collect();
    let card = story.pick(twins)?;
    let meant = story.pick(hand.rank(card.rank).without(card))?;
    cast!(story, card, meant, suit);
    story.add_sentence(DUMMY_HAS_WON);
    let call = match story.choose(3) {
        0 => Phrase { rank: Some(card.rank), ..Phrase::default() },
        1 => Phrase { suit: Some(meant.suit), ..Phrase::default() },
        _ => Phrase { manner: Some(CardSelector::Any), ..Phrase::default() },
    };
    story.calls(SpokenCall::of(call));
    story.add_sentence(CALLS);
    story.choose_play(dummy, card, PUTS_CARD, WAITS_WITH_CARD);
    story.add_event(declarer, Act::Pleads(Hand::EMPTY.with(meant)));
    story.add_sentence(PLEADS);
    story.choose_finding("incontrovertible", NO_DOUBT, DOUBT)?;
    Some(())
}

const PUTS_CARD: SentenceWordings = &[
    text("{dummy} mette {card}.", "{dummy} puts out the {card}."),
    text("Senza chiedere {dummy} gioca {card}.", "Without asking {dummy} plays the {card}."),
    text("Sul tavolo {dummy} muove {card}.", "On the table {dummy} moves the {card}."),
];
const WAITS_WITH_CARD: SentenceWordings = &[
    text("{dummy} non mette ancora nulla.", "{dummy} does not put out anything yet."),
    text("Prima di giocare {dummy} aspetta.", "Before playing {dummy} waits."),
    text(
        "Sul tavolo {dummy} non muove ancora nulla.",
        "On the table {dummy} does not move anything yet.",
    ),
];
const DUMMY_HAS_WON: SentenceWordings = &[
    text(
        "{dummy}, il morto, ha appena vinto la presa a {suit} e deve attaccare.",
        "{dummy}, dummy, has just won the trick in {suit} and is to lead.",
    ),
    text(
        "La presa a {suit} è del morto, {dummy}, da cui si deve attaccare.",
        "The trick in {suit} is dummy's, and {dummy} is on lead.",
    ),
    text(
        "Il morto, {dummy}, ha vinto la presa a {suit} e deve attaccare.",
        "Dummy, {dummy}, has won the trick in {suit} and is to lead.",
    ),
];
