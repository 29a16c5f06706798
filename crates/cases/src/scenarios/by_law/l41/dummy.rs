//! Dummy's cards after the opening lead: spread or not, or not all of them.

use super::{AMENDED, BECAUSE_OF_IT, EXPLAINED, REPEATED};
use crate::scenarios::by_law::card_choices::alternatives;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::cast_upcoming;
use crate::scenarios::by_law::sentences::LEADS_FACE_DOWN;

pub(super) static FACED_OR_NOT: Scenario =
    scenario(41, "faced-or-not", &["attacco iniziale", "morto"], faced_or_not)
        .tricks(1..=1)
        .aspects(&[&[AspectKind::Fate, AspectKind::Turn]]);

/// The leader has faced his lead and wants another one, after an explanation that proves right or wrong; dummy is spread
/// or not, or has already played.
fn faced_or_not(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() == 0)?;
    let (by, dummy) = (story.turn()?, story.dummy());
    let card = story.would_play()?;
    let second = story.would_follow(dummy, card)?;
    cast!(story, by, card);
    let topic = ExplanationTopic::Call;
    story.add_event(dummy, Act::Explains(topic));
    story.add_sentence(EXPLAINED);
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(LEADS_FACE_DOWN);
    story.add_event(by, Act::FacesLead);
    let how = story.choose(3);
    if how > 0 {
        story.add_event(dummy, Act::Spreads(Facing::WHOLE));
    }
    if how > 1 {
        story.plays(dummy, second);
    }
    story.add_sentence([FACED_ALONE, FACED_FIRST, DUMMY_HAS_PLAYED][how]);
    let was_wrong = story.choose_act(dummy, Act::Amends(topic), AMENDED, REPEATED);
    if was_wrong && how == 0 {
        story.add_event(by, Act::Chooses(Choice::Withdraw));
    } else {
        story.wants(by, card, None);
    }
    story.add_sentence(WANTS_ANOTHER);
    story.add_finding("play-influenced", Answer::YES, BECAUSE_OF_IT)
}

const FACED_ALONE: SentenceWordings = &[
    text(
        "{by} scopre subito la carta, ma {dummy} non ha ancora steso il morto.",
        "{by} faces the card at once, but {dummy} has not spread dummy yet.",
    ),
    text(
        "La carta di {by} è ora scoperta, ma {dummy} non ha ancora steso il morto.",
        "{by}'s card is now face up, but {dummy} has not spread dummy yet.",
    ),
    text(
        "{by} scopre la carta, ma {dummy} aspetta a stendere il morto.",
        "{by} faces the card, but {dummy} waits before spreading dummy.",
    ),
    because(
        "47E2(a)",
        ["{dummy} non ha ancora steso il morto", "{dummy} non avesse ancora steso il morto"],
        ["{dummy} has not yet spread dummy", "{dummy} had not yet spread dummy"],
    ),
];
const FACED_FIRST: SentenceWordings = &[
    text(
        "{by} scopre subito la carta, e {dummy} stende il morto, dal quale non si è ancora giocato.",
        "{by} faces the card at once, and {dummy} spreads dummy, from which nothing has been played yet.",
    ),
    text(
        "La carta di {by} è ora scoperta, e {dummy} ha steso il morto ma non ha ancora giocato.",
        "{by}'s card is now face up, and {dummy} has spread dummy but has not played yet.",
    ),
    text(
        "{by} scopre la carta, e {dummy} stende il morto e aspetta a giocare.",
        "{by} faces the card, and {dummy} spreads dummy and waits before playing.",
    ),
    because(
        "47E2(a)",
        [
            "{dummy} ha già steso il morto",
            "dal morto, già steso, non si fosse ancora giocata una carta",
        ],
        [
            "{dummy} has already spread dummy",
            "no card had yet been played from dummy, already spread",
        ],
    ),
];
const DUMMY_HAS_PLAYED: SentenceWordings = &[
    text(
        "{by} scopre subito la carta, e {dummy} stende il morto, dal quale si è già giocata una carta.",
        "{by} faces the card at once, and {dummy} spreads dummy, from which a card has already been played.",
    ),
    text(
        "La carta di {by} è ora scoperta, e {dummy} ha steso il morto e ha già giocato.",
        "{by}'s card is now face up, and {dummy} has spread dummy and has already played.",
    ),
    text(
        "{by} scopre la carta, e {dummy} stende il morto e gioca la carta chiamata.",
        "{by} faces the card, and {dummy} spreads dummy and plays the card called.",
    ),
    because(
        "47E2(a)",
        ["{dummy} ha già steso il morto e giocato", "dal morto si fosse già giocata una carta"],
        [
            "{dummy} has already spread dummy and played",
            "a card had already been played from dummy",
        ],
    ),
];
const WANTS_ANOTHER: SentenceWordings = &[
    text(
        "{by} chiede all'Arbitro di riprendere la carta e di attaccare con un'altra.",
        "{by} asks the director to let him take the card back and lead another.",
    ),
    text(
        "«Riprendo la carta e cambio attacco», dice {by} all'Arbitro.",
        "'I take the card back and change my lead,' says {by} to the director.",
    ),
    text(
        "{by} chiama l'Arbitro per riprendere la carta e attaccare con un'altra.",
        "{by} calls the director in order to take the card back and lead another.",
    ),
];

pub(super) static HIDDEN_CARD: Scenario =
    scenario(41, "hidden-card", &["morto", "punteggio arbitrale"], hidden_card)
        .tricks(1..=1)
        .aspects(&[&[AspectKind::Breach, AspectKind::Score]]);

/// A card of dummy's comes to light that dummy may not have spread; after the play the defenders complain.
fn hidden_card(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    story.require(story.turn() == Some(dummy))?;
    let [(_, first), (_, second), _] = cast_upcoming(story)?;
    // The hidden card is of the suit led and lies between the defender's card and another that he might have played.
    let hidden = story.pick(story.suit(dummy, story.led()?).without(first))?;
    cast!(story, first, second, hidden);
    story.play_on()?;
    let others = alternatives(story, story.declarer().rho(), second).suit(hidden.suit);
    let (low, high) = (|a: Card| a.rank.min(second.rank), |a: Card| a.rank.max(second.rank));
    story.require(others.iter().any(|it| low(it) < hidden.rank && hidden.rank < high(it)))?;
    story.play_on()?;
    story.add_sentence(PLAYS);
    let was_hidden = story.either();
    if was_hidden {
        story.add_event(dummy, Act::Finds { card: hidden.into(), seen: BySeat([true; 4]) });
    } else {
        story.call_director(story.declarer().rho());
    }
    story.add_sentence(if was_hidden { NOT_SPREAD } else { WAS_SPREAD });
    story.add_event(story.declarer(), Act::Ends(EndedPhase::Play));
    story.choose_finding("hidden-card-damage", COST, NO_COST)?;
    Some(())
}

const PLAYS: SentenceWordings = &[
    text(
        "{lho} ha attaccato e {dummy} stende il morto; {declarer} chiama {first}, e {rho} gioca {second}.",
        "{lho} has led and {dummy} spreads dummy; {declarer} calls the {first}, and {rho} plays the {second}.",
    ),
    text(
        "{lho} attacca, {dummy} stende il morto e gioca {first}, e {rho} mette {second}.",
        "{lho} leads, {dummy} spreads dummy and plays the {first}, and {rho} plays the {second}.",
    ),
    text(
        "{lho} attacca; {dummy} stende le carte, dal morto {declarer} gioca {first}, e {rho} gioca {second}.",
        "{lho} leads; {dummy} spreads his cards, {declarer} plays the {first} from dummy, and {rho} plays the {second}.",
    ),
];
const NOT_SPREAD: SentenceWordings = &[
    text(
        "{rho} fa contare le carte del morto: ne manca una, e {dummy} trova {hidden} sotto un'altra.",
        "{rho} has dummy's cards counted: one is missing, and {dummy} finds the {hidden} under another.",
    ),
    text(
        "Solo ora {rho} vede {hidden}, che {dummy} aveva ancora in mano, e chiama l'Arbitro.",
        "Only now does {rho} see the {hidden}, which {dummy} still had in his hand, and call the director.",
    ),
    text(
        "«Le carte del morto sono tutte in vista?», chiede {rho}; {dummy} si accorge che {hidden} era rimast{o/a:hidden} sotto un'altra.",
        "'Are all dummy's cards in view?' asks {rho}; {dummy} sees that the {hidden} had stayed under another.",
    ),
    because(
        "41D",
        ["{dummy} non aveva steso {hidden}", "{dummy} non avesse steso {hidden}"],
        ["{dummy} had not spread the {hidden}", "{dummy} had not spread the {hidden}"],
    ),
];
const WAS_SPREAD: SentenceWordings = &[
    text(
        "{rho} fa contare le carte del morto: ci sono tutte, e {dummy} indica {hidden} in mezzo alle altre.",
        "{rho} has dummy's cards counted: they are all there, and {dummy} points to the {hidden} among the others.",
    ),
    text(
        "Solo ora {rho} vede {hidden}, che {dummy} aveva steso con le altre, bene in vista, e chiama l'Arbitro.",
        "Only now does {rho} see the {hidden}, which {dummy} had spread with the others, in plain view, and call the director.",
    ),
    text(
        "«Le carte del morto sono tutte in vista?», chiede {rho}; {dummy} gli mostra che {hidden} era stes{o/a:hidden} con le altre.",
        "'Are all dummy's cards in view?' asks {rho}; {dummy} shows him that the {hidden} was spread with the others.",
    ),
    because(
        "",
        ["{dummy} aveva steso anche {hidden}", "{dummy} avesse steso anche {hidden}"],
        ["{dummy} had spread the {hidden} too", "{dummy} had spread the {hidden} too"],
    ),
];
const COST: SentenceWordings = &[
    text(
        "A gioco finito {rho} chiede un punteggio arbitrale: non aveva visto {hidden} e, accerta l'Arbitro, ci ha rimesso una presa.",
        "When play is over {rho} asks for an adjusted score: he had not seen the {hidden} and, the director finds, lost a trick by it.",
    ),
    text(
        "{rho} ha scelto la sua carta senza aver visto {hidden}, e l'Arbitro accerta a gioco finito che ciò è costato una presa alla difesa.",
        "{rho} chose his card without having seen the {hidden}, and after the play the director finds that this cost the defence a trick.",
    ),
    text(
        "Finito il gioco l'Arbitro accerta che {rho}, senza aver visto {hidden}, ha scelto una carta costata alla difesa una presa.",
        "After the play the director finds that {rho}, not having seen the {hidden}, chose a card that cost the defence a trick.",
    ),
    because(
        "12A1",
        [
            "non aver visto {hidden} è costato una presa a {rho}",
            "non aver visto {hidden} fosse costato una presa a {rho}",
        ],
        [
            "not seeing the {hidden} cost {rho} a trick",
            "not seeing the {hidden} had cost {rho} a trick",
        ],
    ),
];
const NO_COST: SentenceWordings = &[
    text(
        "A gioco finito {rho} chiede un punteggio arbitrale: non aveva visto {hidden} ma, accerta l'Arbitro, non ci ha rimesso nulla.",
        "When play is over {rho} asks for an adjusted score: he had not seen the {hidden} but, the director finds, lost nothing by it.",
    ),
    text(
        "{rho} ha scelto la sua carta senza aver visto {hidden}, e l'Arbitro accerta a gioco finito che ciò non è costato nulla alla difesa.",
        "{rho} chose his card without having seen the {hidden}, and after the play the director finds that this cost the defence nothing.",
    ),
    text(
        "Finito il gioco l'Arbitro accerta che {rho}, senza aver visto {hidden}, ha scelto una carta che alla difesa non è costata nulla.",
        "After the play the director finds that {rho}, not having seen the {hidden}, chose a card that cost the defence nothing.",
    ),
    because(
        "12B2",
        [
            "non aver visto {hidden} non è costato nulla a {rho}",
            "non aver visto {hidden} non fosse costato nulla a {rho}",
        ],
        [
            "not seeing the {hidden} cost {rho} nothing",
            "not seeing the {hidden} had cost {rho} nothing",
        ],
    ),
];
