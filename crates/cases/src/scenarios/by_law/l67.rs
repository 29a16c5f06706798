//! Law 67: a trick with a card too few or too many.

use super::prelude::*;
use super::scenes::{NextCards, play_goes_on, trick_ends};

pub const SCENARIOS: &[&Scenario] =
    &[&CARD_MISSING, &CARD_TOO_MANY, &DUMMYS_CARD_MISSING, &CARD_TOO_MANY_FROM_DUMMY];

const ASKS: &[QuestionSubject] = &[Ruling, Tricks, Ruling];

static CARD_MISSING: Scenario =
    scenario(67, "card-missing", &["presa difettosa"], card_missing).tricks(2..=9).asks(ASKS);

static CARD_TOO_MANY: Scenario =
    scenario(67, "card-too-many", &["presa difettosa", "carte attaccate"], card_too_many)
        .tricks(2..=9)
        .asks(ASKS);

static DUMMYS_CARD_MISSING: Scenario =
    scenario(67, "dummys-card-missing", &["presa difettosa", "morto"], dummys_card_missing)
        .tricks(2..=9)
        .asks(ASKS);

static CARD_TOO_MANY_FROM_DUMMY: Scenario =
    scenario(67, "two-cards-from-dummy", &["presa difettosa", "morto"], two_from_dummy)
        .tricks(2..=9)
        .asks(ASKS);

/// The last player to a trick does not play to it; the missing card is noticed before or after the next lead, or after
/// both sides have played, and he names a lawful card, another one, or none.
fn card_missing(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by != story.dummy())?;
    misses(story, by, DOES_NOT_PLAY)
}

/// Declarer calls no card from dummy to a trick.
fn dummys_card_missing(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by == story.dummy())?;
    misses(story, by, NOTHING_FROM_DUMMY)
}

fn misses(story: &mut Story<'_>, by: Seat, line: SentenceWordings) -> Option<()> {
    story.require(story.position.on_table() == 3)?;
    let own = story.would_play()?;
    let winner = story.position.trick?.winning_card(story.trumps())?.0;
    let lead = story.would_lead(winner)?;
    let answer = story.would_follow(winner.lho(), lead)?;
    story.require(winner != by && winner.lho() != by)?;
    let led = story.led()?;
    let spare = story.pick(story.hand(by) - story.suit(by, led) - story.suit(by, lead.suit))?;
    story.require(own.suit == led)?;
    cast!(
        story,
        by,
        partner = by.partner(),
        winner,
        second = winner.lho(),
        own,
        spare,
        lead,
        answer
    );
    story.add_event(by, Act::Omits);
    story.add_sentence(line);
    let cards = story.choose(3);
    play_goes_on(story, NextCards { winner, lead, answer, may_win_none: false }, cards);
    story.noticed_by_opponent_of(by);
    story.add_sentence(THREE_CARDS);
    let supplied = story.choose(3);
    if let Some(card) = [None, Some(own), Some(spare)][supplied] {
        story.add_event(by, Act::Designates(card.into()));
    }
    story.add_sentence([WAITS, ADDS_OWN, ADDS_SPARE][supplied]);
    story.choose_finding("won-later", TRICKS_LATER, NONE_LATER)?;
    Some(())
}

/// A player plays a second card together with his own, in view or hidden behind it, and the second card is noticed
/// sooner or later.
fn card_too_many(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by != story.dummy())?;
    plays_two(story, by, [IN_VIEW, STUCK_BEHIND])
}

/// A second card goes with the one that is played from dummy.
fn two_from_dummy(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by == story.dummy())?;
    plays_two(story, by, [DUMMYS_IN_VIEW, DUMMYS_STUCK])
}

fn plays_two(story: &mut Story<'_>, by: Seat, lines: [SentenceWordings; 2]) -> Option<()> {
    story.require(story.led().is_some())?;
    let card = story.would_play()?;
    let stuck = story.pick(story.hand(by).without(card))?;
    cast!(story, by, partner = by.partner(), card, stuck);
    story.plays(by, card);
    let is_hidden = story.choose(2) == 1;
    let manner = if is_hidden { PlayManner::AtOnceHidden } else { PlayManner::AtOnce };
    story.add_event(by, Act::Plays { card: stuck.into(), manner });
    story.add_sentence(lines[usize::from(is_hidden)]);
    let next = trick_ends(story)?;
    let cards = story.choose(3);
    play_goes_on(story, next, cards);
    story.noticed_by_opponent_of(by);
    story.add_sentence(TWO_FOUND);
    story.choose_finding("won-later", TRICKS_LATER, NONE_LATER)?;
    Some(())
}

const DOES_NOT_PLAY: SentenceWordings = &[
    text(
        "{by}, convinto di aver già giocato, non mette nulla: la presa ha tre carte, e la migliore è di {winner}.",
        "{by}, sure that he has already played, puts down nothing: the trick has three cards, and the best is {winner}'s.",
    ),
    text(
        "Mentre {by} risponde a chi gli porta da bere le altre tre carte si girano, senza la sua, e {winner} è in presa.",
        "While {by} speaks to the waiter the other three cards are turned, without his, and {winner} is on lead.",
    ),
    text(
        "Nella presa vinta da {winner} le carte sono tre: {by} pensava al contratto e non ha giocato.",
        "In the trick won by {winner} there are three cards: {by} was thinking of the contract and did not play.",
    ),
];
const NOTHING_FROM_DUMMY: SentenceWordings = &[
    text(
        "{declarer} non chiama nessuna carta dal morto, {by}: la presa ha tre carte, e la migliore è di {winner}.",
        "{declarer} calls no card from dummy, {by}: the trick has three cards, and the best is {winner}'s.",
    ),
    text(
        "Mentre {declarer} risponde a chi gli porta da bere le tre carte si girano, senza quella del morto, {by}, e {winner} è in presa.",
        "While {declarer} speaks to the waiter the three cards are turned, without that of dummy, {by}, and {winner} is on lead.",
    ),
    text(
        "Nella presa vinta da {winner} le carte sono tre: {declarer} ha dimenticato il morto, {by}.",
        "In the trick won by {winner} there are three cards: {declarer} has forgotten dummy, {by}.",
    ),
];
const THREE_CARDS: SentenceWordings = &[
    text(
        "Ora {opponent} si accorge che in quella presa manca una carta, e chiama l'Arbitro.",
        "Now {opponent} notices that a card is missing from that trick, and calls the director.",
    ),
    text(
        "A questo punto {opponent} conta tre carte nella presa e chiama l'Arbitro.",
        "At this point {opponent} counts three cards in the trick and calls the director.",
    ),
    text(
        "«Qui le carte sono tre», dice {opponent}, e chiama l'Arbitro.",
        "'There are three cards here', says {opponent}, and calls the director.",
    ),
];
const WAITS: SentenceWordings = &[
    text(
        "Per {by} non si è ancora scelta nessuna carta da aggiungere.",
        "No card to be added has been chosen yet for {by}.",
    ),
    text(
        "Dalla mano di {by} non si aggiunge ancora nulla.",
        "From {by}'s hand nothing is added yet.",
    ),
];
const ADDS_OWN: SentenceWordings = &[
    text(
        "Per {by} si è scelt{o/a:own} {own} come carta da aggiungere.",
        "The {own} has been chosen for {by} as the card to be added.",
    ),
    text("Dalla mano di {by} si aggiunge {own}.", "From {by}'s hand the {own} is added."),
];
const ADDS_SPARE: SentenceWordings = &[
    text(
        "Per {by} si è scelt{o/a:spare} {spare} come carta da aggiungere.",
        "The {spare} has been chosen for {by} as the card to be added.",
    ),
    text("Dalla mano di {by} si aggiunge {spare}.", "From {by}'s hand the {spare} is added."),
];
const IN_VIEW: SentenceWordings = &[
    text(
        "{by} gioca {card}; insieme gli scivola sul tavolo anche {stuck}, scopert{o/a:stuck}, ma nessuno se ne accorge.",
        "{by} plays the {card}; with it the {stuck} slips onto the table too, face up, but nobody notices.",
    ),
    text(
        "Con {card} {by} mette giù senza accorgersene anche {stuck}, che resta in vista.",
        "With the {card} {by} puts down the {stuck} too without noticing, and it stays in view.",
    ),
];
const STUCK_BEHIND: SentenceWordings = &[
    text(
        "{by} gioca {card}; insieme gli scivola sul tavolo anche {stuck}, attaccat{o/a:stuck} dietro, e nessuno l{o/a:stuck} vede.",
        "{by} plays the {card}; with it the {stuck} slips onto the table too, stuck behind it, and nobody sees it.",
    ),
    text(
        "Con {card} {by} mette giù senza accorgersene anche {stuck}, che resta nascost{o/a:stuck}.",
        "With the {card} {by} puts down the {stuck} too without noticing, and it stays hidden.",
    ),
];
const DUMMYS_IN_VIEW: SentenceWordings = &[
    text(
        "Dal morto, {by}, si gioca {card}; insieme scivola fra le giocate {stuck}, scopert{o/a:stuck}, e {declarer} non vi bada.",
        "From dummy, {by}, the {card} is played; with it the {stuck} slips among the played cards, face up, and {declarer} pays no heed.",
    ),
    text(
        "Con {card} chiamat{o/a:card} da {declarer} {by}, il morto, muove senza accorgersene anche {stuck}, che resta in vista.",
        "With the {card} called by {declarer}, {by}, dummy, moves the {stuck} too without noticing, and it stays in view.",
    ),
];
const DUMMYS_STUCK: SentenceWordings = &[
    text(
        "Dal morto, {by}, si gioca {card}; insieme scivola fra le giocate {stuck}, attaccat{o/a:stuck} dietro, e {declarer} non l{o/a:stuck} vede.",
        "From dummy, {by}, the {card} is played; with it the {stuck} slips among the played cards, stuck behind it, and {declarer} does not see it.",
    ),
    text(
        "Con {card} chiamat{o/a:card} da {declarer} {by}, il morto, muove senza accorgersene anche {stuck}, che resta nascost{o/a:stuck}.",
        "With the {card} called by {declarer}, {by}, dummy, moves the {stuck} too without noticing, and it stays hidden.",
    ),
];
const TWO_FOUND: SentenceWordings = &[
    text(
        "Solo adesso {opponent} trova due carte di {by} in quella presa.",
        "Only now does {opponent} find two cards of {by}'s in that trick.",
    ),
    text(
        "Ora {opponent} nota che in quella presa le carte di {by} sono due.",
        "Now {opponent} notices that in that trick there are two cards of {by}'s.",
    ),
    text(
        "«Hai giocato due carte», dice {opponent} guardando quelle di {by}, e chiama l'Arbitro.",
        "'You have played two cards', says {opponent}, looking at {by}'s, and calls the director.",
    ),
];
const TRICKS_LATER: SentenceWordings = &[
    text(
        "Dopo quella presa {by} e {partner} ne vincono altre.",
        "After that trick {by} and {partner} win others.",
    ),
    text(
        "Nel seguito del gioco {by} e {partner} fanno altre prese.",
        "In the play that follows {by} and {partner} win other tricks.",
    ),
];
const NONE_LATER: SentenceWordings = &[
    text(
        "Dopo quella presa {by} e {partner} non ne vincono altre.",
        "After that trick {by} and {partner} win no others.",
    ),
    text(
        "Nel seguito del gioco {by} e {partner} non fanno altre prese.",
        "In the play that follows {by} and {partner} win no other tricks.",
    ),
];
