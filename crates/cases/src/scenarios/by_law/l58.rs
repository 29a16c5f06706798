//! Law 58: simultaneous plays, by one player or by two.

mod inquiry;

mod players;

use super::card_choices::apart_from;
use super::prelude::*;
use super::scenes::cast_from;

pub const SCENARIOS: &[&Scenario] = &[
    &TWO_CARDS,
    &players::WITH_PARTNER,
    &NEXT_HAS_PLAYED,
    &players::TWO_SIDES,
    &inquiry::ONE_ON_THE_OTHER,
];

static TWO_CARDS: Scenario = scenario(58, "two-cards", &["più carte"], two_cards)
    .tricks(2..=10)
    .aspects(&[&[AspectKind::Fate]]);

/// A defender leads two cards at once; both faces could be seen, or only one. He may say which card he plays.
fn two_cards(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_on_lead()?;
    let first = story.would_play()?;
    let same = story.suit(by, first.suit);
    let second = story.pick((story.hand(by) - same) | apart_from(same, first))?;
    leads_two(story, by, [first, second]);
    says_which(story);
    story.choose_finding("face-visible", BOTH_SEEN, ONE_SEEN)?;
    Some(())
}

/// Adds the lead of two cards at once, cast as `first` and `second`, by this defender, cast as `by`. An opponent calls the
/// director.
fn leads_two(story: &mut Story<'_>, by: Seat, [first, second]: [Card; 2]) {
    cast!(story, by, first, second);
    story.add_sentence(LEADS_TWO);
    story.add_event(by, Act::Plays { card: first.into(), manner: PlayManner::Lead });
    story.add_event(by, Act::Plays { card: second.into(), manner: PlayManner::AtOnce });
    story.noticed_by_opponent_of(by);
}

/// Chooses what the player in the slot `by` says about the two cards in the slots `first` and `second`: nothing, or
/// which one he plays.
fn says_which(story: &mut Story<'_>) {
    let which = story.choose(3);
    says(story, which);
}

fn says(story: &mut Story<'_>, which: usize) {
    use crate::scenarios::story::SlotValue::{Card, Seat};
    let (Some(Seat(by)), Some(Card(first)), Some(Card(second))) =
        (story.slot("by"), story.slot("first"), story.slot("second"))
    else {
        return;
    };
    match which {
        0 => story.add_sentence(SAYS_NOTHING),
        1 => {
            story.add_event(by, Act::Designates(first.into()));
            story.add_sentence(SAYS_FIRST);
        }
        _ => {
            story.add_event(by, Act::Designates(second.into()));
            story.add_sentence(SAYS_SECOND);
        }
    }
}

const LEADS_TWO: SentenceWordings = &[
    text(
        "{by} deve attaccare e mette sul tavolo {first}, ma con quella carta esce anche {second}.",
        "{by} is to lead and puts out the {first}, but the {second} comes out with it.",
    ),
    text(
        "{by} è in presa e attacca, ma mette sul tavolo due carte insieme: {first} e {second}.",
        "{by} is on lead and leads, but puts two cards on the table together: the {first} and the {second}.",
    ),
    text(
        "Tocca attaccare a {by}, che per sbaglio attacca con due carte insieme: {first} e {second}.",
        "It is for {by} to lead, and by mistake he leads two cards together: the {first} and the {second}.",
    ),
];
const PUTS_TWO: SentenceWordings = &[
    text(
        "{by} gioca {first}, ma con quella carta finisce sul tavolo anche {second}.",
        "{by} plays the {first}, but the {second} lands on the table with it.",
    ),
    text(
        "Al suo turno {by} mette sul tavolo due carte insieme: {first} e {second}.",
        "At his turn {by} puts two cards on the table together: the {first} and the {second}.",
    ),
    text(
        "{by} deve giocare, e per sbaglio gioca due carte insieme: {first} e {second}.",
        "{by} is to play, and by mistake he plays two cards together: the {first} and the {second}.",
    ),
];
const BOTH_SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che si vedevano tutte e due le carte, {first} e {second}.",
        "The director finds that both cards could be seen, the {first} and the {second}.",
    ),
    text(
        "{first} e {second}, accerta l'Arbitro, erano visibili tutte e due.",
        "The {first} and the {second}, the director finds, were both visible.",
    ),
    text(
        "Sul tavolo l'Arbitro vede le facce di {first} e di {second}.",
        "On the table the director sees the faces of the {first} and of the {second}.",
    ),
    because(
        "58B2",
        ["si vedeva anche la faccia di {second}", "si fosse vista anche la faccia di {second}"],
        [
            "the face of the {second} could be seen too",
            "the face of the {second} could have been seen too",
        ],
    ),
];
const ONE_SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che si vedeva {first}, e che {second} era copert{o/a:second}.",
        "The director finds that the {first} could be seen, and that the {second} was covered.",
    ),
    text(
        "{first}, accerta l'Arbitro, era l'unica carta visibile: copriva {second}.",
        "The {first}, the director finds, was the only visible card: it covered the {second}.",
    ),
    text(
        "Sul tavolo l'Arbitro vede {first}, che nasconde {second}.",
        "On the table the director sees the {first}, which hides the {second}.",
    ),
    because(
        "58B1",
        ["{first} copriva la faccia di {second}", "{first} avesse coperto la faccia di {second}"],
        [
            "the {first} covered the face of the {second}",
            "the {first} had covered the face of the {second}",
        ],
    ),
];
const SAYS_NOTHING: SentenceWordings = &[
    text(
        "Chiamato da {opponent}, l'Arbitro chiede a {by} quale delle due carte intende giocare: {by} non ha ancora risposto.",
        "Called by {opponent}, the director asks {by} which of the two cards he means to play: {by} has not yet answered.",
    ),
    text(
        "{opponent} chiama l'Arbitro, che domanda a {by} quale carta gioca; {by} non ha ancora risposto.",
        "{opponent} calls the director, who asks {by} which card he is playing; {by} has not yet answered.",
    ),
    text(
        "«Quale delle due gioca?», chiede a {by} l'Arbitro, chiamato da {opponent}; {by} non ha ancora risposto.",
        "'Which of the two do you play?', the director, called by {opponent}, asks {by}; {by} has not yet answered.",
    ),
    because(
        "",
        [
            "{by} non ha ancora detto quale carta gioca",
            "{by} non avesse ancora detto quale carta gioca",
        ],
        ["{by} has not yet said which card he plays", "{by} had not yet said which card he plays"],
    ),
];
const SAYS_FIRST: SentenceWordings = &[
    text(
        "Chiamato da {opponent}, l'Arbitro chiede a {by} quale delle due carte intende giocare: {by} indica {first}.",
        "Called by {opponent}, the director asks {by} which of the two cards he means to play: {by} names the {first}.",
    ),
    text(
        "{opponent} chiama l'Arbitro, che domanda a {by} quale carta gioca; {by} indica {first}.",
        "{opponent} calls the director, who asks {by} which card he is playing; {by} names the {first}.",
    ),
    text(
        "«Quale delle due gioca?», chiede a {by} l'Arbitro, chiamato da {opponent}; {by} indica {first}.",
        "'Which of the two do you play?', the director, called by {opponent}, asks {by}; {by} names the {first}.",
    ),
    because(
        "",
        ["{by} dice che gioca {first}", "{by} avesse detto che giocava {first}"],
        ["{by} says that he plays the {first}", "{by} had said that he played the {first}"],
    ),
];
const SAYS_SECOND: SentenceWordings = &[
    text(
        "Chiamato da {opponent}, l'Arbitro chiede a {by} quale delle due carte intende giocare: {by} indica {second}.",
        "Called by {opponent}, the director asks {by} which of the two cards he means to play: {by} names the {second}.",
    ),
    text(
        "{opponent} chiama l'Arbitro, che domanda a {by} quale carta gioca; {by} indica {second}.",
        "{opponent} calls the director, who asks {by} which card he is playing; {by} names the {second}.",
    ),
    text(
        "«Quale delle due gioca?», chiede a {by} l'Arbitro, chiamato da {opponent}; {by} indica {second}.",
        "'Which of the two do you play?', the director, called by {opponent}, asks {by}; {by} names the {second}.",
    ),
    because(
        "",
        ["{by} dice che gioca {second}", "{by} avesse detto che giocava {second}"],
        ["{by} says that he plays the {second}", "{by} had said that he played the {second}"],
    ),
];

static NEXT_HAS_PLAYED: Scenario =
    scenario(58, "next-has-played", &["più carte", "difensore"], next_has_played)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]]);

/// A defender follows suit with two cards at once, and the next hand may play before he says which one he plays.
fn next_has_played(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    story.require(story.position.on_table() < 3)?;
    let first = story.would_play()?;
    story.require(story.led() == Some(first.suit))?;
    let second = story.pick(apart_from(story.suit(by, first.suit), first))?;
    let next = by.lho();
    let answer = story.would_follow_later(next, 1)?;
    cast!(story, by, opponent = story.declarer(), first, second, answer);
    cast_from(story, "from", next);
    story.add_sentence(PUTS_TWO);
    story.add_event(by, Act::Plays { card: first.into(), manner: PlayManner::Play });
    story.add_event(by, Act::Plays { card: second.into(), manner: PlayManner::AtOnce });
    story.choose_play(next, answer, NEXT_PLAYS, NEXT_WAITS);
    story.call_director(story.declarer());
    says_which(story);
    story.choose_finding("face-visible", BOTH_SEEN, ONE_SEEN)?;
    Some(())
}

const NEXT_PLAYS: SentenceWordings = &[
    text(
        "{declarer} gioca subito {answer} {from}.",
        "{declarer} at once plays the {answer} {from}.",
    ),
    text("{declarer} gioca {answer} {from}.", "{declarer} plays the {answer} {from}."),
    text(
        "Senza aspettare {declarer} gioca {answer} {from}.",
        "Without waiting, {declarer} plays the {answer} {from}.",
    ),
    short_reasons::declarer_has_played("58B3"),
];
const NEXT_WAITS: SentenceWordings = &[
    text("{declarer} aspetta a giocare {from}.", "{declarer} waits before he plays {from}."),
    text("{declarer} non gioca ancora {from}.", "{declarer} does not yet play {from}."),
    text(
        "Prima di giocare {from}, {declarer} si ferma.",
        "Before he plays {from}, {declarer} stops.",
    ),
    short_reasons::DECLARER_HAS_NOT_PLAYED,
];
