//! Law 45, paragraphs D and E2: a second card called from dummy, and what follows a card misplayed by dummy.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::sentences::OPPONENT_CALLS;

pub static DUMMYS_FIFTH: Scenario =
    scenario(45, "dummys-fifth-card", &["morto", "quinta carta"], dummys_fifth)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("opponent")]);

/// Dummy has played to the trick, and declarer calls another card from dummy, as a lead or not, or dummy puts one out by
/// himself; a defender may have answered.
fn dummys_fifth(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy, trick) = (story.declarer(), story.dummy(), story.position.trick?);
    let first = trick.card(dummy)?.card()?;
    let card = story.pick(story.hand(dummy))?;
    let opponent = story.pick_from(&[declarer.lho(), declarer.rho()])?;
    cast!(story, opponent, first, card);
    let how = story.choose(5);
    if how == 0 {
        story.add_event(dummy, Act::Plays { card: card.into(), manner: PlayManner::Unbidden });
        story.add_sentence(BY_HIMSELF);
    } else {
        // A call as an event of its own would be read as a change of the call of dummy's first card.
        story.plays(dummy, card);
        story.add_sentence(CALLED);
    }
    let as_lead = how > 1;
    let line = if as_lead { AS_LEAD } else { NOT_AS_LEAD };
    story.add_finding("meant-as-lead", Answer::from_bool(as_lead), line)?;
    story.call_director(opponent);
    let (choice, line) = match how {
        3 => (Some(Choice::Accept), ACCEPTS),
        4 => (Some(Choice::Refuse), REFUSES),
        _ => (None, OPPONENT_CALLS),
    };
    if let Some(choice) = choice {
        story.add_event(opponent, Act::Chooses(choice));
    }
    story.add_sentence(line);
    Some(())
}

const CALLED: SentenceWordings = &[
    text(
        "{dummy} ha già messo {first} nella presa in corso, quando {declarer} chiama {card} e {dummy} l{o/a} mette giù.",
        "{dummy} has already put the {first} to the trick in progress, when {declarer} calls the {card} and {dummy} puts it down.",
    ),
    text(
        "Il morto ha già dato {first} alla presa, non ancora finita; {declarer} chiama anche {card}, e {dummy} l{o/a} mette.",
        "To the trick, not yet over, dummy has played the {first}; {declarer} calls the {card} too, and {dummy} puts it out.",
    ),
];
const BY_HIMSELF: SentenceWordings = &[
    text(
        "{dummy} ha già messo {first} nella presa in corso, quando, senza che {declarer} parli, {dummy} mette giù anche {card}.",
        "{dummy} has already put the {first} to the trick in progress, when, without {declarer} speaking, {dummy} puts down the {card} too.",
    ),
    text(
        "Il morto ha già dato {first} alla presa, non ancora finita; {declarer} tace, e {dummy} mette di sua iniziativa anche {card}.",
        "To the trick, not yet over, dummy has played the {first}; {declarer} is silent, and {dummy} puts out the {card} too of his own accord.",
    ),
];
const AS_LEAD: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} credeva la presa finita, e che la carta era intesa come attacco.",
        "The director finds that {declarer} believed the trick over, and that the card was meant as a lead.",
    ),
    text(
        "Per {declarer} la carta era l'attacco alla presa seguente: credeva finita quella in corso.",
        "To {declarer} the card was the lead to the next trick: he believed this one over.",
    ),
];
const NOT_AS_LEAD: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} non credeva la presa finita, e che la carta non era intesa come attacco.",
        "The director finds that {declarer} did not believe the trick over, and that the card was not meant as a lead.",
    ),
    text(
        "Per {declarer} la carta non era l'attacco alla presa seguente: sapeva che quella in corso non era finita.",
        "To {declarer} the card was not the lead to the next trick: he knew that this one was not over.",
    ),
];
const ACCEPTS: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro e accetta la carta.",
        "{opponent} calls the director and accepts the card.",
    ),
    text(
        "Chiamato l'Arbitro, {opponent} dice che la carta gli va bene.",
        "The director having been called, {opponent} says that the card suits him.",
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro e non accetta la carta.",
        "{opponent} calls the director and does not accept the card.",
    ),
    text(
        "Chiamato l'Arbitro, {opponent} dice che la carta non gli va bene.",
        "The director having been called, {opponent} says that the card does not suit him.",
    ),
];

pub static AFTER_MISPLAY: Scenario =
    scenario(45, "after-misplay", &["morto", "carta sbagliata", "ritiro"], after_misplay)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// Dummy plays the card called or another; the next player and declarer play, the error is noticed, and the next player
/// takes back his card, leaves it, or has not chosen.
fn after_misplay(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 2)?;
    let called = story.would_play()?;
    let put = story.pick(story.position.legal(dummy).suit(called.suit).without(called))?;
    let next = dummy.lho();
    cast!(story, next, called, put);
    let what = story.choose(4);
    let obeys = what == 3;
    story.add_sentence(if obeys { CALLS_PUT } else { CALLS_OTHER });
    story.calls(SpokenCall::naming(if obeys { put } else { called }));
    story.plays(dummy, put);
    story.add_sentence(PUTS);
    let (_, card) = story.play_on()?;
    story.cast("card", card);
    let own = story.would_play()?;
    story.cast("own", own);
    story.choose_play(declarer, own, BOTH_PLAY, NEXT_PLAYS_ALONE);
    story.call_director(next);
    let (choice, line) = match what {
        0 => (Some(Choice::Withdraw), TAKES_BACK),
        1 => (Some(Choice::Keep), LEAVES),
        _ => (None, UNDECIDED),
    };
    if let Some(choice) = choice {
        story.add_event(next, Act::Chooses(choice));
    }
    story.add_sentence(line);
    Some(())
}

const CALLS_OTHER: SentenceWordings = &[
    text("Dal morto {declarer} chiama {called}.", "From dummy {declarer} calls the {called}."),
    text("{declarer} chiede al morto {called}.", "{declarer} asks dummy for the {called}."),
];
const CALLS_PUT: SentenceWordings = &[
    text("Dal morto {declarer} chiama {put}.", "From dummy {declarer} calls the {put}."),
    text("{declarer} chiede al morto {put}.", "{declarer} asks dummy for the {put}."),
];
const PUTS: SentenceWordings = &[
    text("{dummy}, il morto, gioca {put}.", "{dummy}, dummy, plays the {put}."),
    text("Sul tavolo {dummy} muove {put}.", "On the table {dummy} moves the {put}."),
];
const BOTH_PLAY: SentenceWordings = &[
    text(
        "{next} gioca {card}, e {declarer} gioca {own} dalla mano.",
        "{next} plays the {card}, and {declarer} plays the {own} from his hand.",
    ),
    text(
        "Dopo {card} di {next}, {declarer} gioca {own} dalla mano.",
        "After {next}'s {card}, {declarer} plays the {own} from his hand.",
    ),
];
const NEXT_PLAYS_ALONE: SentenceWordings = &[
    text(
        "{next} gioca {card}, e {declarer} non ha ancora giocato dalla mano.",
        "{next} plays the {card}, and {declarer} has not played from his hand yet.",
    ),
    text(
        "Dopo {card} di {next}, {declarer} non ha ancora giocato dalla mano.",
        "After {next}'s {card}, {declarer} has not played from his hand yet.",
    ),
];
const TAKES_BACK: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro e, informato, riprende {card}.",
        "{next} calls the director and, informed, takes back the {card}.",
    ),
    text(
        "Viene l'Arbitro: {next} preferisce cambiare {card}.",
        "The director comes: {next} prefers to change the {card}.",
    ),
];
const LEAVES: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro e, informato, lascia {card}.",
        "{next} calls the director and, informed, leaves the {card}.",
    ),
    text(
        "Viene l'Arbitro: {next} preferisce lasciare {card}.",
        "The director comes: {next} prefers to leave the {card}.",
    ),
];
const UNDECIDED: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro e gli chiede che ne è di {card}.",
        "{next} calls the director and asks him what becomes of the {card}.",
    ),
    text(
        "Viene l'Arbitro: {next} vuole sapere che ne è di {card}.",
        "The director comes: {next} wants to know what becomes of the {card}.",
    ),
];
