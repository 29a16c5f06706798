//! Dummy's cards: spread too soon, or not all of them.

use super::FACE_DOWN;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::cast_upcoming;

pub(super) static SPREADS_TOO_SOON: Scenario =
    scenario(41, "spreads-too-soon", &["attacco iniziale", "morto"], spreads_too_soon)
        .tricks(1..=1);

/// Dummy spreads his cards before or after the face-down lead is faced, and the leader wants to keep his lead, or to take
/// it back, or says nothing.
fn spreads_too_soon(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() == 0)?;
    let (by, dummy) = (story.turn()?, story.dummy());
    let card = story.would_play()?;
    cast!(story, by, card);
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(FACE_DOWN);
    let too_soon = story.either();
    if !too_soon {
        story.add_event(by, Act::FacesLead);
    }
    story.add_event(dummy, Act::Spreads(Facing::WHOLE));
    story.add_sentence(if too_soon { SPREAD_FIRST } else { FACED_FIRST });
    let wish = story.choose(3);
    if too_soon && wish > 0 {
        let choice = if wish == 1 { Choice::Keep } else { Choice::Withdraw };
        story.add_event(by, Act::Chooses(choice));
    } else if wish == 2 {
        story.wants(by, card, None);
    }
    story.add_sentence([UNDECIDED, HAPPY, WANTS_ANOTHER][wish]);
    Some(())
}

const SPREAD_FIRST: SentenceWordings = &[
    text(
        "{dummy} non aspetta che {by} scopra la carta, e stende tutte le sue carte.",
        "{dummy} does not wait for {by} to face the card, and spreads all his cards.",
    ),
    text(
        "Prima che {by} giri la carta, {dummy}, sovrappensiero, mette giù il morto.",
        "Before {by} turns the card, {dummy}, with his mind elsewhere, puts dummy down.",
    ),
];
const FACED_FIRST: SentenceWordings = &[
    text(
        "{dummy} aspetta che {by} scopra la carta, e poi stende tutte le sue carte.",
        "{dummy} waits for {by} to face the card, and then spreads all his cards.",
    ),
    text(
        "Dopo che {by} ha girato la carta, {dummy} mette giù il morto.",
        "After {by} has turned the card, {dummy} puts dummy down.",
    ),
];
const UNDECIDED: SentenceWordings = &[
    text(
        "Alla vista del morto {by} chiama l'Arbitro, e non dice che cosa vorrebbe fare.",
        "At the sight of dummy {by} calls the director, and does not say what he would like to do.",
    ),
    text(
        "{by} domanda che cosa si fa, senza dire se l'attacco gli piace ancora.",
        "{by} asks what is to be done, without saying whether he still likes his lead.",
    ),
];
const HAPPY: SentenceWordings = &[
    text(
        "Alla vista del morto {by} dice all'Arbitro che mantiene il suo attacco.",
        "At the sight of dummy {by} tells the director that he keeps his lead.",
    ),
    text(
        "{by}, che è contento del suo attacco, dichiara di non volerlo cambiare.",
        "{by}, who is happy with his lead, says that he does not want to change it.",
    ),
];
const WANTS_ANOTHER: SentenceWordings = &[
    text(
        "Alla vista del morto {by} dice all'Arbitro che riprende il suo attacco.",
        "At the sight of dummy {by} tells the director that he takes his lead back.",
    ),
    text(
        "{by}, che non è più contento del suo attacco, dichiara di volerlo cambiare.",
        "{by}, who is no longer happy with his lead, says that he wants to change it.",
    ),
];

pub(super) static HIDDEN_CARD: Scenario =
    scenario(41, "hidden-card", &["morto", "punteggio arbitrale"], hidden_card)
        .tricks(1..=1)
        .aspects(&[&[AspectKind::Breach, AspectKind::Score]]);

/// A card of dummy's comes to light that dummy may not have spread, before or after the defenders have played since the
/// lead.
fn hidden_card(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    story.require(story.turn() == Some(dummy))?;
    let [(_, first), (_, second), _] = cast_upcoming(story)?;
    let hidden = story.pick(story.hand(dummy).without(first))?;
    cast!(story, first, second, hidden);
    let played = story.choose(3);
    for _ in 0..played {
        story.play_on()?;
    }
    story.add_sentence([NEITHER, DUMMY_ALONE, DUMMY_AND_THIRD][played]);
    let was_hidden = story.either();
    if was_hidden {
        story.add_event(dummy, Act::Finds { card: hidden.into(), seen: BySeat([true; 4]) });
    } else {
        story.call_director(story.declarer().rho());
    }
    story.add_sentence(if was_hidden { NOT_SPREAD } else { WAS_SPREAD });
    Some(())
}

const NEITHER: SentenceWordings = &[
    text(
        "Dopo l'attacco di {lho}, {dummy} ha steso il morto, dal quale non si è ancora giocato.",
        "After {lho}'s lead, {dummy} has spread dummy, from which nothing has been played yet.",
    ),
    text(
        "L'attacco di {lho} è sul tavolo e il morto di {dummy} è steso; nessun altro ha ancora giocato.",
        "{lho}'s lead is on the table and {dummy}'s dummy is spread; nobody else has played yet.",
    ),
];
const DUMMY_ALONE: SentenceWordings = &[
    text(
        "Dopo l'attacco di {lho}, {dummy} ha steso il morto e ha giocato {first}.",
        "After {lho}'s lead, {dummy} has spread dummy and played the {first}.",
    ),
    text(
        "L'attacco di {lho} è sul tavolo e il morto di {dummy} è steso; dal morto si è giocato {first}.",
        "{lho}'s lead is on the table and {dummy}'s dummy is spread; the {first} has come from it.",
    ),
];
const DUMMY_AND_THIRD: SentenceWordings = &[
    text(
        "Dopo l'attacco di {lho}, {dummy} ha steso il morto e ha giocato {first}, e {rho} {second}.",
        "After {lho}'s lead, {dummy} has spread dummy and played the {first}, and {rho} the {second}.",
    ),
    text(
        "L'attacco di {lho} è sul tavolo e il morto di {dummy} è steso; il morto ha giocato {first} e {rho} {second}.",
        "{lho}'s lead is on the table and {dummy}'s dummy is spread; the {first} has been played from dummy and the {second} by {rho}.",
    ),
];
const NOT_SPREAD: SentenceWordings = &[
    text(
        "Ora {dummy} si accorge di avere ancora in mano {hidden}, e lo dice prima che {rho} chieda qualcosa.",
        "Now {dummy} notices that he still has the {hidden} in his hand, and says so before {rho} asks anything.",
    ),
    text(
        "{rho} nota che al morto manca una carta: {dummy} trova {hidden} sotto un'altra.",
        "{rho} notices that a card is missing from dummy: {dummy} finds the {hidden} under another.",
    ),
];
const WAS_SPREAD: SentenceWordings = &[
    text(
        "Ora {rho} chiama l'Arbitro per far contare le carte di {dummy}: ci sono tutte, e ben in vista.",
        "Now {rho} calls the director to have {dummy}'s cards counted: they are all there, and in full view.",
    ),
    text(
        "{rho} crede che al morto manchi una carta e chiama l'Arbitro: {dummy} le aveva stese tutte.",
        "{rho} thinks that a card is missing from dummy and calls the director: {dummy} had spread them all.",
    ),
];
