//! Law 52: failure to lead or play a penalty card.

use super::prelude::*;
use super::scenes::{cast_from, small};

pub const SCENARIOS: &[&Scenario] = &[&PLAYS_ANOTHER, &LEADS_ANOTHER, &HONOUR_INSTEAD, &TWO_DUE];

const ASKS: &[QuestionSubject] = &[Ruling, Ruling, Rights("declarer"), Rights("by")];

static PLAYS_ANOTHER: Scenario =
    scenario(52, "plays-another", &["difensore", "carta penalizzata"], plays_another)
        .tricks(2..=9)
        .asks(ASKS);

/// Casts the defender who is to play after the player in turn as `by`, and that player, with his card, as `before` and
/// `played`; returns the defender, and the cards below the ten with which he can follow suit.
fn defender_follows(story: &mut Story<'_>) -> Option<(Seat, Hand)> {
    let before = story.turn()?;
    let by = before.lho();
    story.require(story.is_defender(by) && story.position.on_table() < 2)?;
    let played = story.would_play()?;
    cast!(story, before, by, played);
    let led = story.led().unwrap_or(played.suit);
    Some((by, small(story.suit(by, led))))
}

/// Chooses whether the card in the slot `due` is a major or a minor penalty card of this defender.
fn choose_grade(story: &mut Story<'_>, by: Seat, due: Card) {
    let is_major = story.either();
    let grade = if is_major { PenaltyGrade::Major } else { PenaltyGrade::Minor };
    story.has_penalty(by, due, grade);
    story.add_sentence(if is_major { MAJOR } else { MINOR });
}

/// A defender follows suit with a card other than his penalty card; the next hand may play, he may take the card back,
/// and declarer may answer.
fn plays_another(story: &mut Story<'_>) -> Option<()> {
    let (by, held) = defender_follows(story)?;
    let due = story.pick(held)?;
    let other = story.pick(held.without(due))?;
    cast!(story, due, other);
    let answer = story.would_follow_later(by.lho(), 2)?;
    cast_next(story, by, answer);
    choose_grade(story, by, due);
    story.play_on()?;
    story.add_sentence(HIS_TURN);
    story.plays(by, other);
    story.add_sentence(FORGETS);
    what_follows(story, by, (due, other), answer);
    Some(())
}

/// Casts the card that the next hand would play, and where it comes from.
fn cast_next(story: &mut Story<'_>, by: Seat, answer: Card) {
    story.cast("answer", answer);
    cast_from(story, "from", by.lho());
}

/// Adds what follows the card played in place of the penalty card: a play of the next hand, a correction, or the words
/// of declarer.
fn what_follows(story: &mut Story<'_>, by: Seat, (due, other): (Card, Card), answer: Card) {
    let next_plays = story.choose_play(by.lho(), answer, NEXT_PLAYS, NEXT_WAITS);
    let takes_back = story.choose(if next_plays { 1 } else { 2 }) == 1;
    if takes_back {
        story.corrects(by, due, other);
    }
    story.add_sentence(if takes_back { TAKES_IT_BACK } else { LEAVES_IT });
    declarer_says(story, if next_plays || takes_back { 1 } else { 3 });
}

/// Chooses among `of` alternatives what declarer says about the card played instead: nothing, that he accepts it, or
/// that he does not. He calls the director in any case.
pub(super) fn declarer_says(story: &mut Story<'_>, of: usize) {
    let declarer = story.declarer();
    story.call_director(declarer);
    match story.choose(of) {
        0 => story.add_sentence(SAYS_NOTHING),
        1 => {
            story.add_event(declarer, Act::Chooses(Choice::Accept));
            story.add_sentence(ACCEPTS);
        }
        _ => {
            story.add_event(declarer, Act::Chooses(Choice::Refuse));
            story.add_sentence(REFUSES);
        }
    }
}

const MAJOR: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {due}, carta penalizzata maggiore.",
        "{by} has the {due} on the table, a major penalty card.",
    ),
    text(
        "Davanti a {by} c'è {due}, carta penalizzata maggiore.",
        "The {due} lies before {by}, a major penalty card.",
    ),
    text(
        "Da una presa precedente {by} ha {due} come carta penalizzata maggiore.",
        "Since an earlier trick {by} has had the {due} as a major penalty card.",
    ),
];
const MINOR: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {due}, carta penalizzata minore.",
        "{by} has the {due} on the table, a minor penalty card.",
    ),
    text(
        "Davanti a {by} c'è {due}, carta penalizzata minore.",
        "The {due} lies before {by}, a minor penalty card.",
    ),
    text(
        "Da una presa precedente {by} ha {due} come carta penalizzata minore.",
        "Since an earlier trick {by} has had the {due} as a minor penalty card.",
    ),
];
const HIS_TURN: SentenceWordings = &[
    text(
        "{before} gioca {played}, e tocca a {by}.",
        "{before} plays the {played}, and it is {by}'s turn.",
    ),
    text(
        "Dopo {played} di {before} deve giocare {by}.",
        "After {before}'s {played} it is for {by} to play.",
    ),
];
const FORGETS: SentenceWordings = &[
    text(
        "{by} si dimentica della carta sul tavolo e gioca {other} dalla mano.",
        "{by} forgets the card on the table and plays the {other} from his hand.",
    ),
    text(
        "{by}, che pensa ad altro, gioca invece {other}.",
        "{by}, thinking of something else, plays the {other} instead.",
    ),
    text(
        "Sovrappensiero, {by} gioca {other} dalla mano.",
        "With his mind elsewhere, {by} plays the {other} from his hand.",
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text(
        "Subito dopo {declarer} gioca {answer} {from}.",
        "Right after, {declarer} plays the {answer} {from}.",
    ),
    text(
        "{declarer} gioca {answer} {from}, e se ne accorge solo dopo.",
        "{declarer} plays the {answer} {from}, and notices only afterwards.",
    ),
];
const NEXT_WAITS: SentenceWordings = &[
    text("{declarer} non ha ancora giocato {from}.", "{declarer} has not yet played {from}."),
    text(
        "{declarer} se ne accorge prima di giocare {from}.",
        "{declarer} notices before playing {from}.",
    ),
];
const TAKES_IT_BACK: SentenceWordings = &[
    text(
        "{by} si accorge dell'errore, riprende la carta e gioca {due}.",
        "{by} notices the error, takes his card back and plays the {due}.",
    ),
    text(
        "«Dovevo giocare {due}», dice {by}, e cambia la carta.",
        "'I had to play the {due}', says {by}, and changes the card.",
    ),
];
const LEAVES_IT: SentenceWordings = &[
    text(
        "{by} lascia sul tavolo la carta giocata.",
        "{by} leaves the card he has played on the table.",
    ),
    text(
        "«Ormai l'ho giocata», dice {by}, e non cambia la carta.",
        "'I have played it now', says {by}, and does not change the card.",
    ),
];
const SAYS_NOTHING: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e per ora non dice nulla della carta giocata.",
        "{declarer} calls the director, and for now says nothing of the card played.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} aspetta di sapere che cosa può fare.",
        "The director comes, and {declarer} waits to hear what he may do.",
    ),
];
const ACCEPTS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e dice che la carta giocata gli va bene.",
        "{declarer} calls the director, and says that the card played suits him.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} dichiara che accetta la carta giocata.",
        "The director comes, and {declarer} states that he accepts the card played.",
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e dice che la carta giocata non gli va bene.",
        "{declarer} calls the director, and says that the card played does not suit him.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} dichiara che non accetta la carta giocata.",
        "The director comes, and {declarer} states that he does not accept the card played.",
    ),
];

static LEADS_ANOTHER: Scenario =
    scenario(52, "leads-another", &["difensore", "carta penalizzata", "attacco"], leads_another)
        .tricks(2..=10)
        .asks(ASKS);

/// A defender who is to lead leads a card other than his penalty card, of the same suit or of another.
fn leads_another(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_on_lead()?;
    let due = story.pick(small(story.hand(by)))?;
    let same = story.pick(small(story.suit(by, due.suit)).without(due))?;
    let free = story.pick(story.hand(by) - story.suit(by, due.suit))?;
    cast!(story, by, due, same, free);
    choose_grade(story, by, due);
    story.add_sentence(ON_LEAD);
    let led = story.choose(2);
    let other = [same, free][led];
    story.leads(by, other);
    story.add_sentence([LEADS_SAME, LEADS_FREE][led]);
    let takes_back =
        story.choose_whether(|story| story.corrects(by, due, other), TAKES_IT_BACK, LEAVES_IT);
    declarer_says(story, if takes_back { 1 } else { 3 });
    Some(())
}

const ON_LEAD: SentenceWordings = &[
    text("L'ultima presa è di {by}.", "{by} has won the last trick."),
    text("Ora {by} deve attaccare.", "Now {by} is to lead."),
    text("In presa è {by}.", "{by} is on lead."),
];
const LEADS_SAME: SentenceWordings = &[
    text(
        "{by} non pensa alla carta sul tavolo, e attacca {same}.",
        "{by} does not think of the card on the table, and leads the {same}.",
    ),
    text(
        "Dalla mano {by}, che ha già in mente il gioco, attacca {same}.",
        "From his hand {by}, who has his plan in mind, leads the {same}.",
    ),
];
const LEADS_FREE: SentenceWordings = &[
    text(
        "{by} non pensa alla carta sul tavolo, e attacca {free}.",
        "{by} does not think of the card on the table, and leads the {free}.",
    ),
    text(
        "Dalla mano {by}, che ha già in mente il gioco, attacca {free}.",
        "From his hand {by}, who has his plan in mind, leads the {free}.",
    ),
];

static HONOUR_INSTEAD: Scenario =
    scenario(52, "honour-instead", &["difensore", "carta penalizzata"], honour_instead)
        .tricks(2..=9)
        .asks(ASKS);

/// A defender follows suit with an honour, or with a small card, instead of his penalty card, which is major or minor.
fn honour_instead(story: &mut Story<'_>) -> Option<()> {
    let (by, held) = defender_follows(story)?;
    let due = story.pick(held)?;
    let low = story.pick(held.without(due))?;
    let honour = story.pick(story.suit(by, due.suit) - held)?;
    cast!(story, due, low, honour);
    choose_grade(story, by, due);
    story.play_on()?;
    story.add_sentence(HIS_TURN);
    let which = story.choose(2);
    story.plays(by, [low, honour][which]);
    story.add_sentence([PLAYS_LOW, PLAYS_HONOUR][which]);
    declarer_says(story, 3);
    Some(())
}

const PLAYS_LOW: SentenceWordings = &[
    text(
        "{by} non pensa alla carta sul tavolo, e risponde {low} dalla mano.",
        "{by} does not think of the card on the table, and follows with the {low} from his hand.",
    ),
    text("Distratto, {by} risponde {low}.", "Not attending, {by} follows with the {low}."),
];
const PLAYS_HONOUR: SentenceWordings = &[
    text(
        "{by} non pensa alla carta sul tavolo, e risponde {honour} dalla mano.",
        "{by} does not think of the card on the table, and follows with the {honour} from his hand.",
    ),
    text("Distratto, {by} risponde {honour}.", "Not attending, {by} follows with the {honour}."),
];

static TWO_DUE: Scenario =
    scenario(52, "one-of-two-due", &["difensore", "carte penalizzate"], two_due)
        .tricks(2..=9)
        .asks(ASKS);

/// A defender with two penalty cards of the suit led plays one of them, or a card from his hand, whichever declarer has
/// named.
fn two_due(story: &mut Story<'_>) -> Option<()> {
    let (by, held) = defender_follows(story)?;
    let one = story.pick(held)?;
    let two = story.pick(story.suit(by, one.suit).without(one))?;
    let other = story.pick(story.suit(by, one.suit).without(one).without(two))?;
    cast!(story, one, two, other);
    for card in [one, two] {
        story.has_penalty(by, card, PenaltyGrade::Major);
    }
    story.add_sentence(BOTH);
    story.play_on()?;
    story.add_sentence(HIS_TURN);
    let named = story.choose(3);
    if let Some(card) = [None, Some(one), Some(two)][named] {
        story.add_event(story.declarer(), Act::Designates(card.into()));
    }
    story.add_sentence([NAMES_NONE, NAMES_ONE, NAMES_TWO][named]);
    let which = story.choose(2);
    story.plays(by, [two, other][which]);
    story.add_sentence([PLAYS_TWO, PLAYS_OTHER][which]);
    let is_right = which == 0 && named != 1;
    declarer_says(story, if is_right { 1 } else { 3 });
    Some(())
}

const BOTH: SentenceWordings = &[
    text(
        "{by} ha sul tavolo due carte penalizzate maggiori, {one} e {two}.",
        "{by} has two major penalty cards on the table, the {one} and the {two}.",
    ),
    text(
        "Davanti a {by} ci sono {one} e {two}, carte penalizzate maggiori.",
        "The {one} and the {two} lie before {by}, major penalty cards.",
    ),
];
const NAMES_NONE: SentenceWordings = &[
    text(
        "{declarer} non ha detto se vuole {one} o {two}.",
        "{declarer} has not said whether he wants the {one} or the {two}.",
    ),
    text(
        "«Quale delle due? Ci penso», dice {declarer}.",
        "'Which of the two? Let me think', says {declarer}.",
    ),
];
const NAMES_ONE: SentenceWordings = &[
    text("{declarer} dice che vuole {one}.", "{declarer} says that he wants the {one}."),
    text("«Gioca {one}», dice {declarer}.", "'Play the {one}', says {declarer}."),
];
const NAMES_TWO: SentenceWordings = &[
    text("{declarer} dice che vuole {two}.", "{declarer} says that he wants the {two}."),
    text("«Gioca {two}», dice {declarer}.", "'Play the {two}', says {declarer}."),
];
const PLAYS_TWO: SentenceWordings = &[
    text("{by}, distratto, gioca {two}.", "{by}, not attending, plays the {two}."),
    text("Senza pensarci, {by} mette {two}.", "Without thinking, {by} puts out the {two}."),
];
const PLAYS_OTHER: SentenceWordings = &[
    text(
        "{by}, distratto, gioca {other} dalla mano.",
        "{by}, not attending, plays the {other} from his hand.",
    ),
    text(
        "Senza pensarci, {by} mette {other}, che ha in mano.",
        "Without thinking, {by} puts out the {other} from his hand.",
    ),
];
