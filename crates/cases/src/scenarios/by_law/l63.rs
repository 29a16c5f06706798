//! Law 63: when a revoke is established.

use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::ruling::{Answer, text};

use super::l61::revokes;
use super::scenes::RevokeScene;
use super::sentences::NOT_ALL_PLAY_ON;

pub const SCENARIOS: &[&Scenario] = &[&ESTABLISHED];

static ESTABLISHED: Scenario =
    scenario(63, "established", &["renonce"], established).tricks(2..=10);

/// A player revokes in a trick that the opponents win, and an event may follow before the revoke is noticed.
fn established(story: &mut Story<'_>) -> Option<()> {
    let RevokeScene { by, legal_card: right, played_card: wrong } = revokes(story)?;
    while story.led().is_some() {
        story.play_on()?;
    }
    let winner = story.turn()?;
    story.require(winner.side() != by.side() && winner.lho() != story.dummy())?;
    let lead = story.would_play()?;
    let answer = story.would_follow(winner.lho(), lead)?;
    story.cast("winner", winner);
    story.cast("second", winner.lho());
    story.cast("lead", lead);
    story.cast("answer", answer);
    let speaker = if winner == story.dummy() { winner.partner() } else { winner };
    story.cast("speaker", speaker);
    match story.choose(6) {
        0 => {
            story.call_director(speaker);
            story.add_sentence(BEFORE_LEAD);
        }
        1 => {
            story.plays(winner, lead);
            story.call_director(speaker);
            story.add_sentence(AFTER_LEAD);
        }
        2 => {
            story.plays(winner, lead);
            story.plays(winner.lho(), answer);
            story.call_director(speaker);
            story.add_sentence(AFTER_ANSWER);
        }
        3 => {
            story.add_event(speaker, Act::Claims(None));
            story.add_event(by, Act::Agrees);
            story.call_director(speaker);
            story.add_sentence(AGREES_TO_CLAIM);
        }
        4 => {
            story.add_event(by, Act::Concedes(None));
            story.call_director(speaker);
            story.add_sentence(HE_CONCEDES);
        }
        _ => {
            story.plays(winner, lead);
            story.add_event(by, Act::Corrects { card: right.into(), of: Some(wrong.into()) });
            story.add_sentence(HE_CORRECTS);
        }
    }
    story.add_finding("all-play-on", Answer::NO, NOT_ALL_PLAY_ON)?;
    story.choose_finding("won-later", WON_LATER, NOT_LATER)?;
    story.add_finding("undercompensated", Answer::NO, ENOUGH)?;
    Some(())
}

const BEFORE_LEAD: SentenceWordings = &[
    text(
        "La presa è di {winner}; prima che si attacchi di nuovo {speaker} fa notare che manca una carta a {suit}.",
        "The trick is {winner}'s; before the next lead {speaker} points out that {suit} have not been followed to.",
    ),
    text(
        "Vince {winner}, e nessuno ha ancora attaccato quando {speaker} si accorge della renonce.",
        "{winner} wins, and nobody has led yet when {speaker} notices the revoke.",
    ),
];
const AFTER_LEAD: SentenceWordings = &[
    text(
        "La presa è di {winner}, che attacca {lead}; prima che altri giochino {speaker} fa notare che manca una carta a {suit}.",
        "The trick is {winner}'s, who leads the {lead}; before anyone else plays {speaker} points out that {suit} have not been followed to.",
    ),
    text(
        "Vince {winner} e attacca {lead}: solo questa carta è sul tavolo quando {speaker} si accorge della renonce.",
        "{winner} wins and leads the {lead}: that card alone is on the table when {speaker} notices the revoke.",
    ),
];
const AFTER_ANSWER: SentenceWordings = &[
    text(
        "La presa è di {winner}, che attacca {lead}; {second} risponde {answer}, e {speaker} fa notare che prima mancava una carta a {suit}.",
        "The trick is {winner}'s, who leads the {lead}; {second} follows with the {answer}, and {speaker} points out that {suit} had not been followed to.",
    ),
    text(
        "Vince {winner}, attacca {lead}, e {second} mette {answer}; poi {speaker} si accorge della renonce.",
        "{winner} wins, leads the {lead}, and {second} plays the {answer}; then {speaker} notices the revoke.",
    ),
];
const AGREES_TO_CLAIM: SentenceWordings = &[
    text(
        "La presa è di {winner}. {speaker} richiede le altre, {by} è d'accordo; guardando le carte {speaker} si accorge della renonce.",
        "The trick is {winner}'s. {speaker} claims the rest, {by} agrees; looking at the cards {speaker} notices the revoke.",
    ),
    text(
        "Vince {winner}; «il resto è nostro», dice {speaker}, «va bene», dice {by}. Poi, a carte viste, viene a galla la renonce.",
        "{winner} wins; 'the rest are ours', says {speaker}, 'all right', says {by}. Then, when the cards are seen, the revoke comes to light.",
    ),
];
const HE_CONCEDES: SentenceWordings = &[
    text(
        "La presa è di {winner}. «Le altre sono vostre», dice {by}; guardando le carte {speaker} si accorge della renonce.",
        "The trick is {winner}'s. 'The rest are yours', says {by}; looking at the cards {speaker} notices the revoke.",
    ),
    text(
        "Vince {winner} e {by} concede tutto. Poi, a carte viste, {speaker} trova la renonce.",
        "{winner} wins and {by} concedes everything. Then, when the cards are seen, {speaker} finds the revoke.",
    ),
];
const HE_CORRECTS: SentenceWordings = &[
    text(
        "La presa è di {winner}, che attacca {lead}; ora {by} trova {right} e l{o/a:right} mette al posto di {wrong}.",
        "The trick is {winner}'s, who leads the {lead}; now {by} finds the {right} and puts it in the place of the {wrong}.",
    ),
    text(
        "Vince {winner} e attacca {lead}: {by} se ne accorge da solo e sostituisce {right}.",
        "{winner} wins and leads the {lead}: {by} notices it himself and puts down the {right} instead.",
    ),
];
const WON_LATER: SentenceWordings = &[
    text(
        "Dopo quella presa {by} e {partner} ne fanno altre.",
        "After that trick {by} and {partner} win others.",
    ),
    text(
        "Più tardi la linea di {by} vince ancora qualche presa.",
        "Later {by}'s side wins some more tricks.",
    ),
];
const NOT_LATER: SentenceWordings = &[
    text(
        "Dopo quella presa {by} e {partner} non ne fanno più.",
        "After that trick {by} and {partner} win no more.",
    ),
    text("Più tardi la linea di {by} non vince nessuna presa.", "Later {by}'s side wins no trick."),
];
const ENOUGH: SentenceWordings = &[
    text(
        "Senza la renonce gli avversari non avrebbero fatto di più.",
        "Without the revoke the opponents would have done no better.",
    ),
    text(
        "La renonce, accerta l'Arbitro, non è costata altro agli avversari.",
        "The revoke, the director finds, cost the opponents nothing else.",
    ),
];
