//! Law 44: sequence and procedure of play, in particular following suit.

use super::card_choices::has_choice_after;
use super::prelude::*;
use super::scenes::small;

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
        "{next} follows with the {card}, and {declarer} with the {own}.",
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
        .aspects(&[&[AspectKind::Fate]]);

/// Declarer leads one of three suits; a defender plays a small card that follows, is a discard, or is a revoke, or drops it.
fn which_suit(story: &mut Story<'_>) -> Option<()> {
    let leader = story.turn().filter(|turn| *turn == story.declarer())?;
    let by = leader.lho();
    story.require(story.led().is_none())?;
    let is_led = |suit: &Suit| !story.suit(leader, *suit).is_empty();
    let is_void = |suit: &Suit| story.suit(by, *suit).is_empty();
    let (voids, held): (Vec<Suit>, Vec<Suit>) =
        Suit::ALL.into_iter().filter(is_led).partition(is_void);
    let (void, own) = (story.pick_from(&voids)?, story.pick_from(&held)?);
    let others: Vec<Suit> = held.iter().copied().filter(|suit| *suit != own).collect();
    let other = story.pick_from(&others)?;
    let card = story.pick(small(story.suit(by, own)))?;
    let lowest = |suit: Suit| story.suit(leader, suit).lowest(suit);
    let [one, two, three] = [lowest(own)?, lowest(void)?, lowest(other)?];
    cast!(story, leader, by, card, one, two, three);
    let which = story.choose(4);
    story.plays(leader, [one, two, three, three][which]);
    if which < 3 {
        story.plays(by, card);
        story.add_sentence([FOLLOWS, DISCARDS, REVOKES][which]);
        story.add_sentence(UNTOLD);
    } else {
        let seen = BySeat([true; 4]);
        story.add_event(by, Act::Drops { card: card.into(), seen, jostled: false });
        story.add_sentence(DROPS);
        untold(story, "deliberate-exposure", Answer::NO)?;
    }
    story.call_director(leader);
    story.add_sentence(ASKS_ABOUT_IT);
    untold(story, "could-have-known", Answer::NO)
}

const FOLLOWS: SentenceWordings = &[
    text(
        "{leader} attacca {one}, e {by} gioca {card}.",
        "{leader} leads the {one}, and {by} plays the {card}.",
    ),
    text(
        "Sull'attacco di {leader}, {one}, {by} gioca {card}.",
        "On {leader}'s lead, the {one}, {by} plays the {card}.",
    ),
    text(
        "{leader} attacca con {one}, e {by} mette subito {card}.",
        "{leader}'s lead is the {one}, and {by} plays the {card} to it at once.",
    ),
    because(
        "44C",
        ["{by} ha risposto con {card} a {one}", "{by} avesse risposto con {card} a {one}"],
        [
            "{by} followed suit with the {card} to the {one}",
            "{by} had followed suit with the {card} to the {one}",
        ],
    ),
];
const DISCARDS: SentenceWordings = &[
    text(
        "{leader} attacca {two}, e {by} gioca {card}.",
        "{leader} leads the {two}, and {by} plays the {card}.",
    ),
    text(
        "Sull'attacco di {leader}, {two}, {by} gioca {card}.",
        "On {leader}'s lead, the {two}, {by} plays the {card}.",
    ),
    text(
        "{leader} attacca con {two}, e {by} mette subito {card}.",
        "{leader}'s lead is the {two}, and {by} plays the {card} to it at once.",
    ),
    because(
        "44D",
        [
            "{by} ha giocato {card} su {two}, seme di cui non ha carte",
            "{by} avesse giocato {card} su {two}, seme di cui non ha carte",
        ],
        [
            "{by} played the {card} to the {two}, a suit of which he has no card",
            "{by} had played the {card} to the {two}, a suit of which he has no card",
        ],
    ),
];
const REVOKES: SentenceWordings = &[
    text(
        "{leader} attacca {three}, e {by} gioca {card}.",
        "{leader} leads the {three}, and {by} plays the {card}.",
    ),
    text(
        "Sull'attacco di {leader}, {three}, {by} gioca {card}.",
        "On {leader}'s lead, the {three}, {by} plays the {card}.",
    ),
    text(
        "{leader} attacca con {three}, e {by} mette subito {card}.",
        "{leader}'s lead is the {three}, and {by} plays the {card} to it at once.",
    ),
    because(
        "61A",
        [
            "{by} ha giocato {card} su {three}, pur potendo rispondere",
            "{by} avesse giocato {card} su {three}, pur potendo rispondere",
        ],
        [
            "{by} played the {card} to the {three}, though he could have followed suit",
            "{by} had played the {card} to the {three}, though he could have followed suit",
        ],
    ),
];
const DROPS: SentenceWordings = &[
    text(
        "{leader} attacca {three}, e {by} fa cadere davanti a tutti {card}, scopert{o/a}.",
        "{leader} leads the {three}, and {by} drops the {card} face up before everybody.",
    ),
    text(
        "Sull'attacco di {leader}, {three}, a {by} sfugge {card}, che cade scopert{o/a} davanti a tutti.",
        "On {leader}'s lead, the {three}, the {card} slips from {by}'s hand, face up before everybody.",
    ),
    text(
        "{leader} attacca con {three}, e a {by} cade di mano {card}, scopert{o/a}, davanti a tutti.",
        "{leader}'s lead is the {three}, and the {card} falls from {by}'s hand, face up before everybody.",
    ),
    short_reasons::DROPPED_BY_ACCIDENT,
];
const ASKS_ABOUT_IT: SentenceWordings = &[
    text(
        "{leader} chiama l'Arbitro e gli chiede di {card}.",
        "{leader} calls the director and asks him about the {card}.",
    ),
    text(
        "{leader} vuole sapere dall'Arbitro che cosa succede a {card}.",
        "{leader} wants to know from the director what happens to the {card}.",
    ),
    text(
        "«E {card}?», chiede {leader} all'Arbitro, che ha chiamato.",
        "'What about the {card}?' {leader} asks the director, whom he has called.",
    ),
];
