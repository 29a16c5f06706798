//! Law 12: what the director may adjust, and what he may not.

use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::BySeat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::EndedPhase;
use arbitro_laws::ruling::text;

use super::scenes::defender;

pub const SCENARIOS: &[&Scenario] = &[&PENALTY_CARD];

static PENALTY_CARD: Scenario =
    scenario(12, "penalty-card", &["carta penalizzata", "punteggio arbitrale"], penalty_card)
        .tricks(2..=10);

/// A defender's card is exposed, and at the end of play declarer asks for more than the rectification gave him.
fn penalty_card(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let by = defender(story)?;
    let card = story.pick(story.hand(by))?;
    story.cast("card", card);
    let jostled = !story.either();
    let act = Act::Drops { card: card.into(), seen: BySeat([true; 4]), jostled };
    let line = if jostled { JOSTLED } else { DROPS };
    story.add_event(by, act);
    story.add_sentence(line);
    story.call_director(declarer);
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    story.add_sentence(PROTESTS);
    story.choose_finding("penalty-card-damage", DAMAGE, NO_DAMAGE)?;
    Some(())
}

const DROPS: SentenceWordings = &[
    text(
        "A {by}, che riordina le carte, cade {card} in vista di tutti.",
        "{by}, sorting his cards, drops the {card} in everybody's view.",
    ),
    text(
        "{card} scivola di mano a {by} e finisce scopert{o/a} sul tavolo, davanti a tutti.",
        "The {card} slips from {by}'s hand and lands face up on the table, before everybody.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "{declarer} urta {by} e gli fa cadere {card} in vista di tutti.",
        "{declarer} knocks {by} and makes him drop the {card} in everybody's view.",
    ),
    text(
        "Un gesto brusco di {dummy} fa cadere a {by} {card}, che finisce scopert{o/a} davanti a tutti.",
        "A sudden movement of {dummy}'s makes {by} drop the {card}, which lands face up before everybody.",
    ),
];
const PROTESTS: SentenceWordings = &[
    text(
        "Si gioca secondo le istruzioni dell'Arbitro; alla fine {declarer}, che non ne ha ricavato nulla, chiede un punteggio arbitrale.",
        "They play as the director instructs; at the end {declarer}, who has got nothing out of it, asks for an adjusted score.",
    ),
    text(
        "Seguite le istruzioni dell'Arbitro, a gioco finito {declarer} trova di aver avuto troppo poco e vuole una rettifica del punteggio.",
        "The director's instructions are followed; when play is over {declarer} feels that he got too little and wants the score adjusted.",
    ),
];
const DAMAGE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che senza la vista di quella carta la difesa non avrebbe ottenuto quel risultato.",
        "The director finds that without the sight of that card the defence would not have had that result.",
    ),
    text(
        "Vedere quella carta, accerta l'Arbitro, ha aiutato la difesa a danno di {declarer}.",
        "The sight of that card, the director finds, helped the defence to {declarer}'s cost.",
    ),
];
const NO_DAMAGE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che la vista di quella carta non ha aiutato la difesa.",
        "The director finds that the sight of that card has not helped the defence.",
    ),
    text(
        "Vedere quella carta, accerta l'Arbitro, alla difesa non è servito.",
        "The sight of that card, the director finds, was of no use to the defence.",
    ),
];
