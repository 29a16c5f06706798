//! Laws 47E1 and 55: what has to be established about declarer's lead from the wrong hand.

use super::{OF_LEAD, leads_wrongly, next_answers};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{may_tell, unasked};

pub static WHAT_HE_HEARD: Scenario =
    scenario(55, "what-he-heard", &["dichiarante", "fuori turno"], what_he_heard)
        .tricks(2..=9)
        .asks(&[Inquiry])
        .aspects(OF_LEAD);

/// Declarer leads from the wrong one of his two hands; the story may leave open whether the next defender told him to. That
/// defender accepts the lead, refuses it, or plays to it.
fn what_he_heard(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.declaring_hand_in_turn()?;
    let wrong = rightful.partner();
    let card = leads_wrongly(story, rightful, wrong)?;
    let next = wrong.lho();
    let answer = story.would_follow(next, card)?;
    story.cast("answer", unasked(answer));
    story.add_sentence(LEADS);
    let told = may_tell(story, "told-his-turn", [TOLD, LOST_TRACK, DOES_NOT_REMEMBER])?;
    next_answers(story, next, (told != Some(true)).then_some((answer, NEXT_PLAYS)));
    Some(())
}

const LEADS: SentenceWordings = &[
    text("{declarer} attacca {card} {from}.", "{declarer} leads the {card} {from}."),
    text(
        "Ma {declarer} attacca con {card}, {from}.",
        "{declarer}, however, leads the {card} {from}.",
    ),
    text("{declarer} invece attacca {card} {from}.", "But {declarer} leads the {card} {from}."),
];
const TOLD: SentenceWordings = &[
    text(
        "«Dove sono?», aveva chiesto prima, e {next} per errore gli aveva risposto: «Sei {place}».",
        "'Where am I?' he had asked before, and {next} had answered by mistake: 'You are {place}'.",
    ),
    text(
        "Glielo aveva detto per errore {next}, come ammette: «Sei {place}».",
        "{next}, as he admits, had told him so by mistake: 'You are {place}'.",
    ),
    text(
        "«Tocca a te, {from}», gli aveva detto per errore {next} davanti a tutti.",
        "'Your lead, {from},' {next} had told him by mistake before everybody.",
    ),
    short_reasons::TOLD_HIS_PLACE,
];
const LOST_TRACK: SentenceWordings = &[
    text(
        "«Dove sono?», si era chiesto fra sé, e prima che {next} o il suo compagno parlassero aveva concluso: «Sono {place}».",
        "'Where am I?' he had wondered, and before {next} or his partner had said anything he had concluded: 'I am {place}'.",
    ),
    text(
        "Aveva perso il filo, come ammette, e si credeva {place}: né {next} né il suo compagno avevano detto nulla.",
        "He had lost track, as he admits, and thought that he was {place}: neither {next} nor his partner had said anything.",
    ),
    text(
        "Si credeva {place}: non glielo aveva detto nessuno, né {next} né il suo compagno.",
        "He thought that he was {place}: nobody had told him so, neither {next} nor his partner.",
    ),
    because(
        "55A",
        [
            "nessuno aveva detto a {declarer} che era {place}",
            "nessuno avesse detto a {declarer} che era {place}",
        ],
        [
            "nobody had told {declarer} that he was {place}",
            "nobody had told {declarer} that he was {place}",
        ],
    ),
];
const DOES_NOT_REMEMBER: SentenceWordings = &[
    text(
        "«Dove sono?», aveva chiesto prima; sostiene che {next} gli ha detto «{place}», {next} dice di no.",
        "'Where am I?' he had asked before; he maintains that {next} said '{place}', {next} says no.",
    ),
    text(
        "Secondo lui {next} gli aveva detto: «Sei {place}»; {next} non ricorda se ha parlato.",
        "According to him {next} had told him: 'You are {place}'; {next} does not remember whether he spoke.",
    ),
    text(
        "«Tocca a te, {from}», gli avrebbe detto {next}, che però lo nega.",
        "'Your lead, {from},' {next} is said to have told him, but {next} denies it.",
    ),
    because(
        "47E1",
        [
            "non è certo se {next} abbia detto a {declarer} che era {place}",
            "non fosse certo se {next} avesse detto a {declarer} che era {place}",
        ],
        [
            "it is not certain whether {next} told {declarer} that he was {place}",
            "it were not certain whether {next} had told {declarer} that he was {place}",
        ],
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text(
        "{next} gioca {answer}, e il suo compagno chiama l'Arbitro.",
        "{next} plays the {answer}, and his partner calls the director.",
    ),
    text(
        "{next} ha già giocato {answer} quando il suo compagno chiama l'Arbitro.",
        "{next} has already played the {answer} when his partner calls the director.",
    ),
    text(
        "{next} risponde con {answer}; è il suo compagno che chiama l'Arbitro.",
        "{next} plays the {answer}; it is his partner who calls the director.",
    ),
    short_reasons::next_has_played_answer("53A"),
];
