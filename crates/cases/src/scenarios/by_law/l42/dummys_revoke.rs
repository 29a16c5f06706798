//! Law 42: a revoke of dummy's.

use crate::scenarios::by_law::card_choices::has_choice;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{RevokeScene, cast_upcoming, revoke_scene};

pub static DUMMYS_REVOKE: Scenario =
    scenario(42, "dummys-revoke", &["morto", "renonce"], dummys_revoke)
        .tricks(1..=10)
        .aspects(&[&[AspectKind::Fate, AspectKind::Turn]]);

/// Declarer calls a card of another suit from dummy, who could follow; a defender notices before the next player has played,
/// or after, or when one or two cards of the next trick have been played.
fn dummys_revoke(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    story.require(story.turn() == Some(dummy) && story.position.on_table() == 1)?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, dummy)?;
    story.cast("held", SlotValue::Cards(story.suit(dummy, right.suit)));
    story.plays(dummy, wrong);
    story.add_sentence(CALLS_WRONG_SUIT);
    let plays = cast_upcoming(story)?;
    has_choice(story, plays[0].0, plays[0].1)?;
    story.require(plays[2].1 != right && !story.is_defender(plays[2].0))?;
    let mut later = story.clone();
    for _ in plays {
        later.play_on()?;
    }
    let (last, answer) = later.play_on()?;
    cast!(story, last, answer);
    let time = story.choose(4);
    for _ in 0..[0, 1, 3, 4][time] {
        story.play_on()?;
    }
    story.add_sentence([NONE_SINCE, ONE_SINCE, NEXT_TRICK, NEXT_TRICK_ANSWERED][time]);
    story.call_director(story.declarer().lho());
    story.add_sentence(DEFENDER_SEES_IT);
    untold(story, "could-have-known", Answer::NO)
}

const CALLS_WRONG_SUIT: SentenceWordings = &[
    text(
        "{lho} attacca a {suit}; {declarer}, che pensa già alla presa dopo, chiama {wrong} dal morto ({dummy}), che a {suit} ha {held}.",
        "{lho} leads {suit}; {declarer}, who is already thinking of the next trick, calls the {wrong} from dummy ({dummy}), which still has the {held}.",
    ),
    text(
        "Sull'attacco di {lho} a {suit} {declarer} chiama {wrong} e {dummy} l{o/a:wrong} gioca, benché il morto abbia ancora {held}.",
        "On {lho}'s lead of {suit} {declarer} calls the {wrong} and {dummy} plays it, though dummy still has the {held}.",
    ),
    text(
        "{lho} attacca a {suit}; dal morto {declarer} fa giocare {wrong}, e né lui né {dummy} si accorgono di {held}, ancora al morto.",
        "{lho} leads {suit}; {declarer} has the {wrong} played from dummy, and neither he nor {dummy} notices the {held}, still in dummy.",
    ),
];

const NONE_SINCE: SentenceWordings = &[
    text("{p0} deve ancora giocare.", "{p0} is still to play."),
    text("Per ora {p0} non gioca.", "For now {p0} does not play."),
    text("Dopo il morto {p0} non ha ancora giocato.", "After dummy {p0} has not played yet."),
    because(
        "62A",
        [
            "{p0} non ha ancora giocato dopo la renonce",
            "{p0} non avesse ancora giocato dopo la renonce",
        ],
        ["{p0} has not yet played after the revoke", "{p0} had not yet played after the revoke"],
    ),
];

const ONE_SINCE: SentenceWordings = &[
    text(
        "{p0} gioca {c0}; {p1} deve ancora giocare.",
        "{p0} plays the {c0}; {p1} is still to play.",
    ),
    text(
        "{p0} ha giocato {c0}, ma {p1} non ha ancora giocato.",
        "{p0} has played the {c0}, but {p1} has not played yet.",
    ),
    text(
        "Segue {p0}, con {c0}, ma non ancora {p1}.",
        "{p0} follows with the {c0}, but {p1} not yet.",
    ),
    because(
        "62A",
        [
            "dopo la renonce ha giocato soltanto {p0}",
            "dopo la renonce avesse giocato soltanto {p0}",
        ],
        ["only {p0} has played since the revoke", "only {p0} had played since the revoke"],
    ),
];

const NEXT_TRICK: SentenceWordings = &[
    text(
        "{p0} gioca {c0} e {p1} {c1}; {p2}, vinta la presa, attacca {c2}, e {last} deve ancora giocare.",
        "{p0} plays the {c0} and {p1} the {c1}; {p2}, who has won the trick, leads the {c2}, and {last} is still to play.",
    ),
    text(
        "Poi {p0} gioca {c0} e {p1} {c1}. Alla presa seguente {p2} attacca {c2}, e {last} non ha ancora giocato.",
        "Then {p0} plays the {c0} and {p1} the {c1}. To the next trick {p2} leads the {c2}, and {last} has not played yet.",
    ),
    text(
        "Seguono {p0}, con {c0}, e {p1}, con {c1}. In presa è {p2}, che attacca {c2}; {last} non ha ancora giocato.",
        "{p0} follows with the {c0}, and {p1} with the {c1}. {p2}, on lead, leads the {c2}; {last} has not played yet.",
    ),
    because(
        "63A1",
        [
            "{p2} ha già attaccato nella presa seguente, e {last} non ha ancora giocato",
            "{p2} avesse già attaccato nella presa seguente, e {last} non avesse ancora giocato",
        ],
        [
            "{p2} has led to the next trick, and {last} has not yet played",
            "{p2} had led to the next trick, and {last} had not yet played",
        ],
    ),
];

const NEXT_TRICK_ANSWERED: SentenceWordings = &[
    text(
        "{p0} gioca {c0} e {p1} {c1}; {p2}, vinta la presa, attacca {c2}, e {last} gioca {answer}.",
        "{p0} plays the {c0} and {p1} the {c1}; {p2}, who has won the trick, leads the {c2}, and {last} plays the {answer}.",
    ),
    text(
        "Poi {p0} gioca {c0} e {p1} {c1}. Alla presa seguente {p2} attacca {c2}, e {last} ha già giocato {answer}.",
        "Then {p0} plays the {c0} and {p1} the {c1}. To the next trick {p2} leads the {c2}, and {last} has already played the {answer}.",
    ),
    text(
        "Seguono {p0}, con {c0}, e {p1}, con {c1}. In presa è {p2}, che attacca {c2}; segue {last}, con {answer}.",
        "{p0} follows with the {c0}, and {p1} with the {c1}. {p2}, on lead, leads the {c2}; {last} follows, with the {answer}.",
    ),
    because(
        "63A1",
        [
            "{p2} ha già attaccato nella presa seguente, e {last} vi ha giocato",
            "{p2} avesse già attaccato nella presa seguente, e {last} vi avesse giocato",
        ],
        [
            "{p2} has led to the next trick, and {last} has played to it",
            "{p2} had led to the next trick, and {last} had played to it",
        ],
    ),
];

const DEFENDER_SEES_IT: SentenceWordings = &[
    text(
        "«Ma il morto ha {suit}», dice {lho}, e chiama l'Arbitro.",
        "'But dummy has {suit},' says {lho}, and calls the director.",
    ),
    text(
        "Solo ora {lho} vede che il morto ha {suit}, e chiama l'Arbitro.",
        "Only now does {lho} see that dummy has {suit}, and call the director.",
    ),
    text(
        "«Perché il morto non ha giocato {suit}?», chiede {lho}, e chiama l'Arbitro.",
        "'Why has dummy not played {suit}?' asks {lho}, and calls the director.",
    ),
];
