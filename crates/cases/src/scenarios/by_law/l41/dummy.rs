//! Dummy's cards: spread too soon, or not all of them.

use super::FACE_DOWN;
use crate::aspect::AspectKind;
use crate::scenarios::by_law::scenes::cast_upcoming;
use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::BySeat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{Choice, Facing};
use arbitro_laws::ruling::text;

pub(super) static SPREADS_TOO_SOON: Scenario =
    scenario(41, "spreads-too-soon", &["attacco iniziale", "morto"], spreads_too_soon)
        .tricks(1..=1);

/// Dummy spreads his cards before or after the face-down lead is faced, and the leader wants to keep his lead, or to take
/// it back, or says nothing.
fn spreads_too_soon(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() == 0)?;
    let (by, dummy) = (story.turn()?, story.dummy());
    let card = story.would_play()?;
    story.cast("by", by);
    story.cast("card", card);
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
        story.add_event(by, Act::Wants { hand: by, card: card.into(), instead: None });
    }
    story.add_sentence([UNDECIDED, HAPPY, WANTS_ANOTHER][wish]);
    Some(())
}

const SPREAD_FIRST: SentenceWordings = &[
    text(
        "{dummy} non aspetta che {by} la scopra, e stende tutte le sue carte.",
        "{dummy} does not wait for {by} to face it, and spreads all his cards.",
    ),
    text(
        "Prima che {by} giri la carta {dummy}, soprappensiero, mette giù il morto.",
        "Before {by} turns the card {dummy}, with his mind elsewhere, puts dummy down.",
    ),
];
const FACED_FIRST: SentenceWordings = &[
    text(
        "{dummy} aspetta che {by} la scopra, e stende tutte le sue carte.",
        "{dummy} waits for {by} to face it, and spreads all his cards.",
    ),
    text(
        "Dopo che {by} ha girato la carta {dummy}, come si deve, mette giù il morto.",
        "After {by} has turned the card {dummy}, as he should, puts dummy down.",
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
        "Alla vista del morto {by} dice all'Arbitro che il suo attacco lo tiene.",
        "At the sight of dummy {by} tells the director that he keeps his lead.",
    ),
    text(
        "{by}, che è contento del suo attacco, dichiara di non volerlo cambiare.",
        "{by}, who is happy with his lead, says that he does not want to change it.",
    ),
];
const WANTS_ANOTHER: SentenceWordings = &[
    text(
        "Alla vista del morto {by} dice all'Arbitro che il suo attacco lo riprende.",
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
    story.cast("first", first);
    story.cast("second", second);
    story.cast("hidden", hidden);
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
        "L'attacco di {lho} è sul tavolo; {dummy} ha steso il morto, ma non si è ancora giocato {first}, e {rho} ha in mano {second}.",
        "{lho}'s lead is on the table; {dummy} has spread dummy, but the {first} has not been played yet, and {rho} has the {second} in his hand.",
    ),
    text(
        "Steso il morto, dopo l'attacco di {lho} da {dummy} verrà {first} e da {rho} {second}.",
        "Dummy is spread; after {lho}'s lead the {first} is to come from {dummy} and the {second} from {rho}.",
    ),
];
const DUMMY_ALONE: SentenceWordings = &[
    text(
        "L'attacco di {lho} è sul tavolo; {dummy} ha steso il morto, si è giocato {first}, e {rho} ha ancora in mano {second}.",
        "{lho}'s lead is on the table; {dummy} has spread dummy, the {first} has been played, and {rho} still has the {second} in his hand.",
    ),
    text(
        "Steso il morto, dopo l'attacco di {lho} da {dummy} è venuto {first}; da {rho} verrà {second}.",
        "Dummy is spread; after {lho}'s lead the {first} has come from {dummy}; the {second} is to come from {rho}.",
    ),
];
const DUMMY_AND_THIRD: SentenceWordings = &[
    text(
        "L'attacco di {lho} è sul tavolo; {dummy} ha steso il morto, si è giocato {first}, e {rho} ha messo {second}.",
        "{lho}'s lead is on the table; {dummy} has spread dummy, the {first} has been played, and {rho} has put down the {second}.",
    ),
    text(
        "Steso il morto, dopo l'attacco di {lho} da {dummy} è venuto {first} e da {rho} {second}.",
        "Dummy is spread; after {lho}'s lead the {first} has come from {dummy} and the {second} from {rho}.",
    ),
];
const NOT_SPREAD: SentenceWordings = &[
    text(
        "Ora {dummy} si accorge di avere ancora in mano {hidden}, e lo dice prima che {rho} chieda qualcosa.",
        "Now {dummy} notices that he still has the {hidden} in his hand, and says so before {rho} asks anything.",
    ),
    text(
        "{rho} conta dodici carte in quelle di {dummy}: {hidden} era rimast{o/a:hidden} copert{o/a:hidden} dietro un'altra carta.",
        "{rho} counts twelve cards in {dummy}'s hand: the {hidden} was covered by another card.",
    ),
];
const WAS_SPREAD: SentenceWordings = &[
    text(
        "Ora {rho} protesta per non aver visto {hidden}, che {dummy} ha però steso insieme alle altre.",
        "Now {rho} protests that he has not seen the {hidden}, which {dummy} has however spread with the others.",
    ),
    text(
        "{rho} chiama l'Arbitro perché {hidden} gli era sfuggit{o/a:hidden}: {dummy} l'aveva però in vista con le altre dodici.",
        "{rho} calls the director since the {hidden} had escaped him: {dummy} had it in view, however, with the other twelve.",
    ),
];
