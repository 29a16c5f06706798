//! Law 44: sequence and procedure of play, in particular following suit.

use super::card_choices::has_choice_after;
use super::prelude::*;

pub const SCENARIOS: &[&Scenario] = &[&ANOTHER_SUIT_LED, &WHICH_SUIT];

static ANOTHER_SUIT_LED: Scenario =
    scenario(44, "another-suit-led", &["morto", "rispondere a colore"], another_suit_led)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Turn]]);

/// Dummy leads a card, which the director finds to be the one called or of another suit than that; a card of the suit that
/// dummy led may not follow the suit called. The next players have played or not.
fn another_suit_led(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.led().is_none())?;
    let called = story.would_play()?;
    // A card of the same rank is easily misheard.
    let others = (story.hand(dummy) - story.suit(dummy, called.suit)).iter();
    let put = story.pick(others.filter(|card: &Card| card.rank == called.rank).collect())?;
    let next = dummy.lho();
    let card = story.would_follow(next, put)?;
    story.require(card.suit == put.suit && !story.suit(next, called.suit).is_empty())?;
    has_choice_after(story, put, next, card)?;
    cast!(story, next, called, put, card);
    let obeys = story.either();
    story.calls(SpokenCall::naming(if obeys { put } else { called }));
    story.plays(dummy, put);
    story.add_sentence(DUMMY_LEADS);
    let own = story.would_follow_later(declarer, 1)?;
    story.cast("own", own);
    let played = story.choose(3);
    if played > 0 {
        story.plays(next, card);
    }
    if played > 1 {
        story.plays(declarer, own);
    }
    story.add_sentence([NEITHER_PLAYS, NEXT_PLAYS, BOTH_PLAY][played]);
    story.call_director(declarer.lho());
    story.add_sentence(NOTICED);
    story.add_sentence(if obeys { CALLED_PUT } else { CALLED_ANOTHER });
    Some(())
}

const DUMMY_LEADS: SentenceWordings = &[
    text(
        "{declarer} deve attaccare dal morto: chiama una carta, e {dummy} muove {put}.",
        "{declarer} is to lead from dummy: he calls a card, and {dummy} moves the {put}.",
    ),
    text(
        "Per l'attacco dal morto {declarer} chiama una carta; {dummy} mette nella presa {put}.",
        "For the lead from dummy {declarer} calls a card; {dummy} puts the {put} in the trick.",
    ),
    text(
        "{declarer}, che attacca dal morto, chiama una carta, e {dummy} gioca {put}.",
        "{declarer}, who is leading from dummy, calls a card, and {dummy} plays the {put}.",
    ),
];
const NEITHER_PLAYS: SentenceWordings = &[
    text(
        "Né {next} né {declarer} hanno ancora giocato.",
        "Neither {next} nor {declarer} has played yet.",
    ),
    text(
        "{next} sta pensando, e {declarer} non ha ancora giocato.",
        "{next} is thinking, and {declarer} has not played yet.",
    ),
    text(
        "Per ora né {next} né {declarer} giocano.",
        "For now neither {next} nor {declarer} plays.",
    ),
    because(
        "45B",
        [
            "né {next} né {declarer} hanno ancora giocato",
            "né {next} né {declarer} avessero ancora giocato",
        ],
        [
            "neither {next} nor {declarer} has played yet",
            "neither {next} nor {declarer} had played yet",
        ],
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text(
        "{next} gioca {card}; {declarer} non ha ancora giocato.",
        "{next} plays the {card}; {declarer} has not played yet.",
    ),
    text(
        "{next} ha giocato {card}, e {declarer} sta pensando.",
        "{next} has played the {card}, and {declarer} is thinking.",
    ),
    text(
        "Poi gioca {next}, {card}, ma {declarer} aspetta.",
        "{next} plays the {card}, but {declarer} waits.",
    ),
    because(
        "45B",
        [
            "dopo il morto ha giocato soltanto {next}",
            "dopo il morto avesse giocato soltanto {next}",
        ],
        ["only {next} has played after dummy", "only {next} had played after dummy"],
    ),
];
const BOTH_PLAY: SentenceWordings = &[
    text(
        "{next} gioca {card}, e {declarer} {own}.",
        "{next} plays the {card}, and {declarer} the {own}.",
    ),
    text(
        "{next} ha giocato {card}, e {declarer} {own}.",
        "{next} has played the {card}, and {declarer} the {own}.",
    ),
    text(
        "Seguono {next}, con {card}, e {declarer}, con {own}.",
        "{next} plays the {card}, and {declarer} with the {own}.",
    ),
    because(
        "45B",
        [
            "dopo il morto hanno giocato {next} e {declarer}",
            "dopo il morto avessero giocato {next} e {declarer}",
        ],
        [
            "{next} and {declarer} have both played after dummy",
            "{next} and {declarer} had both played after dummy",
        ],
    ),
];
const NOTICED: SentenceWordings = &[
    text(
        "{lho} chiama l'Arbitro: sostiene che {declarer} aveva chiamato {called}.",
        "{lho} calls the director: he maintains that {declarer} had called the {called}.",
    ),
    text(
        "Secondo {lho}, che chiama l'Arbitro, era stat{o/a:called} chiamat{o/a:called} {called}.",
        "According to {lho}, who calls the director, the {called} had been called.",
    ),
    text(
        "«Era stat{o/a:called} chiamat{o/a:called} {called}», dice {lho}, e chiama l'Arbitro.",
        "'The {called} was called,' says {lho}, and calls the director.",
    ),
];
const CALLED_ANOTHER: SentenceWordings = &[
    text(
        "L'Arbitro sente i quattro giocatori e accerta che {declarer} aveva detto «{called}».",
        "The director hears the four players and finds that {declarer} had said 'the {called}'.",
    ),
    text(
        "L'Arbitro accerta che le parole di {declarer} erano proprio «{called}».",
        "The director finds that {declarer}'s words were indeed 'the {called}'.",
    ),
    text(
        "Sentiti tutti, l'Arbitro accerta che la carta chiamata da {declarer} era {called}.",
        "Having heard everybody, the director finds that the card called by {declarer} was the {called}.",
    ),
    short_reasons::CALLED_ANOTHER,
];
const CALLED_PUT: SentenceWordings = &[
    text(
        "L'Arbitro sente i quattro giocatori e accerta che {declarer} aveva detto «{put}».",
        "The director hears the four players and finds that {declarer} had said 'the {put}'.",
    ),
    text(
        "L'Arbitro accerta che le parole di {declarer} erano invece «{put}».",
        "The director finds that {declarer}'s words were instead 'the {put}'.",
    ),
    text(
        "Sentiti tutti, l'Arbitro accerta che la carta chiamata da {declarer} era {put}.",
        "Having heard everybody, the director finds that the card called by {declarer} was the {put}.",
    ),
    because(
        "45B",
        ["{declarer} aveva davvero chiamato {put}", "{declarer} avesse davvero chiamato {put}"],
        ["{declarer} had in fact called the {put}", "{declarer} had in fact called the {put}"],
    ),
];

static WHICH_SUIT: Scenario =
    scenario(44, "which-suit", &["rispondere a colore", "scarto"], which_suit)
        .tricks(2..=11)
        .aspects(&[&[AspectKind::Fate, AspectKind::Clause]]);

/// A player leads one of three suits; the next plays a card that follows, is a discard, or is a revoke.
fn which_suit(story: &mut Story<'_>) -> Option<()> {
    let leader = story.turn().filter(|turn| *turn != story.dummy())?;
    let by = leader.lho();
    story.require(story.led().is_none() && by != story.dummy())?;
    let is_led = |suit: &Suit| !story.suit(leader, *suit).is_empty();
    let is_void = |suit: &Suit| story.suit(by, *suit).is_empty();
    let (voids, held): (Vec<Suit>, Vec<Suit>) =
        Suit::ALL.into_iter().filter(is_led).partition(is_void);
    let (void, own) = (story.pick_from(&voids)?, story.pick_from(&held)?);
    let others: Vec<Suit> = held.iter().copied().filter(|suit| *suit != own).collect();
    let other = story.pick_from(&others)?;
    let card = story.pick(story.suit(by, own))?;
    let lowest = |suit: Suit| story.suit(leader, suit).lowest(suit);
    let leads: [Card; 3] = [lowest(own)?, lowest(void)?, lowest(other)?];
    cast!(story, leader, by, card);
    for (slot, lead) in ["one", "two", "three"].into_iter().zip(leads) {
        story.cast(slot, lead);
    }
    let which = story.choose(3);
    story.plays(leader, leads[which]);
    story.plays(by, card);
    story.add_sentence([LEADS_ONE, LEADS_TWO, LEADS_THREE][which]);
    // A player who has not looked at the lead has a reason to call the director in any case.
    story.call_director(by);
    story.add_sentence(FEARS_AN_ERROR);
    untold(story, "could-have-known", Answer::NO)
}

const LEADS_ONE: SentenceWordings = &[
    text(
        "{leader} attacca {one}, e {by}, che parla con un vicino, gioca {card}.",
        "{leader} leads the {one}, and {by}, who is talking to a neighbour, plays the {card}.",
    ),
    text(
        "Sull'attacco di {leader}, {one}, {by} gioca {card} quasi senza guardare.",
        "On {leader}'s lead, the {one}, {by} plays the {card} almost without looking.",
    ),
    text(
        "{leader} attacca con {one}, e {by}, che pensa ad altro, mette {card}.",
        "{leader}'s lead is the {one}, and {by}, whose mind is elsewhere, plays the {card} to it.",
    ),
    because(
        "44C",
        [
            "{leader} aveva attaccato {one}, dello stesso seme di {card}",
            "{leader} avesse attaccato {one}, dello stesso seme di {card}",
        ],
        [
            "{leader} had led the {one}, of the suit of the {card}",
            "{leader} had led the {one}, of the suit of the {card}",
        ],
    ),
];
const LEADS_TWO: SentenceWordings = &[
    text(
        "{leader} attacca {two}, e {by}, che parla con un vicino, gioca {card}.",
        "{leader} leads the {two}, and {by}, who is talking to a neighbour, plays the {card}.",
    ),
    text(
        "Sull'attacco di {leader}, {two}, {by} gioca {card} quasi senza guardare.",
        "On {leader}'s lead, the {two}, {by} plays the {card} almost without looking.",
    ),
    text(
        "{leader} attacca con {two}, e {by}, che pensa ad altro, mette {card}.",
        "{leader}'s lead is the {two}, and {by}, whose mind is elsewhere, plays the {card} to it.",
    ),
    because(
        "44D",
        [
            "{leader} aveva attaccato {two}, seme di cui {by} non ha carte",
            "{leader} avesse attaccato {two}, seme di cui {by} non ha carte",
        ],
        [
            "{leader} had led the {two}, a suit of which {by} has no card",
            "{leader} had led the {two}, a suit of which {by} has no card",
        ],
    ),
];
const LEADS_THREE: SentenceWordings = &[
    text(
        "{leader} attacca {three}, e {by}, che parla con un vicino, gioca {card}.",
        "{leader} leads the {three}, and {by}, who is talking to a neighbour, plays the {card}.",
    ),
    text(
        "Sull'attacco di {leader}, {three}, {by} gioca {card} quasi senza guardare.",
        "On {leader}'s lead, the {three}, {by} plays the {card} almost without looking.",
    ),
    text(
        "{leader} attacca con {three}, e {by}, che pensa ad altro, mette {card}.",
        "{leader}'s lead is the {three}, and {by}, whose mind is elsewhere, plays the {card} to it.",
    ),
    because(
        "61A",
        [
            "{leader} aveva attaccato {three}, e {by} poteva rispondere",
            "{leader} avesse attaccato {three}, a cui {by} poteva rispondere",
        ],
        [
            "{leader} had led the {three}, and {by} could have followed suit",
            "{leader} had led the {three}, to which {by} could have followed suit",
        ],
    ),
];
const FEARS_AN_ERROR: SentenceWordings = &[
    text(
        "{by}, che non ha badato all'attacco di {leader}, teme di aver sbagliato e chiama l'Arbitro.",
        "{by}, who has not looked at {leader}'s lead, fears that he has made an error and calls the director.",
    ),
    text(
        "«Che cosa si gioca?», chiede poi {by} a {leader}; teme una renonce, e chiama l'Arbitro.",
        "'What was led?' {by} then asks {leader}; he fears a revoke, and calls the director.",
    ),
    text(
        "È {by} stesso a chiamare l'Arbitro: non ha guardato l'attacco di {leader}, e teme una renonce.",
        "It is {by} himself who calls the director: he has not looked at {leader}'s lead, and fears a revoke.",
    ),
];
