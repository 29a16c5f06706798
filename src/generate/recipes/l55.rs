//! Law 55: declarer's lead out of turn.

use crate::generate::recipe::{Ask, Recipe, recipe};
use crate::generate::story::{Line, Story};
use crate::ruling::text;
use crate::vocabulary::Act;
use crate::vocabulary::event::Choice;

pub const RECIPES: &[&Recipe] = &[&WRONG_HAND];

static WRONG_HAND: Recipe = recipe(55, "wrong-hand", &["dichiarante", "fuori turno"], wrong_hand)
    .tricks(2..=9)
    .asks(&[Ask::Ruling, Ask::Rights("declarer")]);

/// Declarer leads from dummy when his own hand is to lead, or the other way about.
fn wrong_hand(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.turn().filter(|turn| !story.is_defender(*turn))?;
    story.needs(story.led().is_none())?;
    let declarer = story.declarer();
    let wrong = rightful.partner();
    let card = story.would_lead(wrong)?;
    for (slot, seat) in
        [("rightful", rightful), ("wrong", wrong), ("next", wrong.lho()), ("other", wrong.rho())]
    {
        story.cast(slot, seat);
    }
    story.cast("card", card);
    story.tells(ON_LEAD);
    story.leads(wrong, card);
    story.tells(LEADS);
    let (next, other) = (wrong.lho(), wrong.rho());
    match story.choose(5) {
        0 => {
            story.attention(next);
            story.does(next, Act::Chooses(Choice::Accept));
            story.tells(ONE_ACCEPTS);
        }
        1 => {
            story.attention(next);
            story.does(next, Act::Chooses(Choice::Refuse));
            story.tells(ONE_REFUSES);
        }
        2 => {
            story.attention(other);
            story.does(other, Act::Chooses(Choice::Refuse));
            story.does(next, Act::Chooses(Choice::Accept));
            story.tells(THEY_DISAGREE);
        }
        3 => {
            let answer = story.would_follow(next, card)?;
            story.cast("answer", answer);
            story.plays(next, answer);
            story.attention(other);
            story.tells(FOLLOWS);
        }
        _ => {
            story.does(declarer, Act::Wants { hand: wrong, card: card.into(), instead: None });
            story.tells(WANTS_BACK);
        }
    }
    Some(())
}

const ON_LEAD: Line = &[
    text("La mano giusta è quella di {rightful}.", "The lead is in {rightful}'s hand."),
    text("La presa precedente è di {rightful}.", "{rightful} has won the last trick."),
    text("Tocca attaccare a {rightful}.", "It is for {rightful} to lead."),
];
const LEADS: Line = &[
    text(
        "{declarer}, sovrappensiero, fa partire {card} dalla mano di {wrong}.",
        "{declarer}, with his mind elsewhere, leads the {card} from {wrong}'s hand.",
    ),
    text(
        "{declarer} perde il filo e attacca {card} da {wrong}.",
        "{declarer} loses the thread and leads the {card} from {wrong}.",
    ),
    text(
        "Ma il dichiarante attacca da {wrong}, con {card}.",
        "But declarer leads from {wrong}, with the {card}.",
    ),
];
const ONE_ACCEPTS: Line = &[
    text("{next} dice subito che per lui va bene così.", "{next} says at once that it suits him."),
    text(
        "Si chiama l'Arbitro, e {next} accetta l'attacco.",
        "The director is called, and {next} accepts the lead.",
    ),
];
const ONE_REFUSES: Line = &[
    text(
        "{next} vuole che si attacchi dalla mano giusta; {other} non dice nulla.",
        "{next} wants the lead from the right hand; {other} says nothing.",
    ),
    text(
        "Si chiama l'Arbitro: {next} non accetta, {other} lascia fare.",
        "The director is called: {next} does not accept, {other} leaves it to him.",
    ),
];
const THEY_DISAGREE: Line = &[
    text(
        "{other} pretende l'attacco dalla mano giusta; {next}, che gioca subito dopo {wrong}, dice invece che lo accetta.",
        "{other} insists on the right hand; {next}, who plays right after {wrong}, says that he accepts the lead.",
    ),
    text(
        "I difensori non sono d'accordo: {other} rifiuta l'attacco e {next}, a sinistra di {wrong}, lo accetta.",
        "The defenders disagree: {other} refuses the lead and {next}, on {wrong}'s left, accepts it.",
    ),
];
const FOLLOWS: Line = &[
    text(
        "{next} risponde {answer}; allora {other} fa notare l'errore.",
        "{next} follows with the {answer}; then {other} points out the error.",
    ),
    text(
        "{next} segue con {answer}, e solo dopo {other} chiama l'Arbitro.",
        "{next} plays the {answer} to it, and only then does {other} call the director.",
    ),
];
const WANTS_BACK: Line = &[
    text(
        "Nessun difensore ha detto niente, ma {declarer} vorrebbe rimediare e attaccare dalla mano giusta.",
        "No defender has said anything, but {declarer} would like to put it right and lead from the right hand.",
    ),
    text(
        "{declarer} se ne accorge da solo e chiede di riprendere la carta; i difensori tacciono.",
        "{declarer} notices it himself and asks to take the card back; the defenders are silent.",
    ),
];
