//! Law 69: an agreed claim or concession.

use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::EndedPhase;
use arbitro_laws::ruling::{Answer, text};

pub const SCENARIOS: &[&Scenario] = &[&REGRETTED];

static REGRETTED: Scenario =
    scenario(69, "regretted", &["richiesta", "consenso"], regretted).tricks(7..=12);

/// Declarer claims and a defender agrees; a defender may object later, because a trick was given away.
fn regretted(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    let defenders = [by.lho(), by.rho()];
    let (agrees, calls, regretting) =
        (story.pick_from(&defenders)?, story.pick_from(&defenders)?, story.pick_from(&defenders)?);
    story.cast("agrees", agrees);
    story.cast("calls", calls);
    story.cast("regretting", regretting);
    story.add_event(by, Act::Claims(None));
    story.add_event(by, Act::StatesLine);
    story.add_event(agrees, Act::Agrees);
    story.add_sentence(AGREED);
    match story.choose(3) {
        0 => {
            story.add_event(calls, Act::Ends(EndedPhase::NextBoard));
            story.add_sentence(NEXT_BOARD);
        }
        1 => {
            story.add_event(calls, Act::Ends(EndedPhase::Round));
            story.add_sentence(ROUND);
        }
        _ => story.add_sentence(NO_CALL_YET),
    }
    let regrets = story.either();
    if regrets {
        story.add_event(regretting, Act::Objects);
        story.add_sentence(DOUBTS);
    } else {
        story.add_sentence(NO_DOUBT);
    }
    story.choose_finding("trick-won", ALREADY_WON, NOT_YET_WON)?;
    story.choose_finding("likely-won", LIKELY, UNLIKELY)?;
    for (key, line) in [
        ("trump-mentioned", MENTIONED),
        ("needs-holding", NEEDS_NOTHING),
        ("normal-line-loses", NO_WORSE_LINE),
    ] {
        let answer = Answer::from_bool(key == "trump-mentioned");
        story.add_finding(key, answer, line)?;
    }
    Some(())
}

const AGREED: SentenceWordings = &[
    text(
        "{declarer} richiede le prese che restano e dice come le fa; {agrees} è d'accordo.",
        "{declarer} claims the tricks that are left and says how he makes them; {agrees} agrees.",
    ),
    text(
        "«Sono tutte mie», dice {declarer}, e spiega in che ordine le gioca; «va bene», risponde {agrees}.",
        "'They are all mine', says {declarer}, and explains in which order he plays them; 'all right', answers {agrees}.",
    ),
];
const NEXT_BOARD: SentenceWordings = &[
    text(
        "{calls} ha già fatto una chiamata nel board successivo.",
        "{calls} has already made a call on the next board.",
    ),
    text(
        "Si passa al board dopo, e {calls} vi chiama.",
        "They go on to the next board, and {calls} calls there.",
    ),
];
const ROUND: SentenceWordings = &[
    text("Il turno finisce.", "The round ends."),
    text("Il turno è ormai finito.", "The round is over by then."),
];
const NO_CALL_YET: SentenceWordings = &[
    text(
        "Nessuno ha ancora chiamato nel board successivo.",
        "Nobody has called on the next board yet.",
    ),
    text(
        "Il board successivo è ancora sul tavolo, intatto.",
        "The next board still lies untouched on the table.",
    ),
];
const DOUBTS: SentenceWordings = &[
    text(
        "{regretting} ci ripensa: una presa, dice, era dei difensori.",
        "{regretting} thinks again: one trick, he says, was the defenders'.",
    ),
    text(
        "Ma {regretting}, rifatti i conti, contesta una presa.",
        "But {regretting}, having counted again, contests a trick.",
    ),
];
const NO_DOUBT: SentenceWordings = &[
    text(
        "Nessuno ha obiettato nulla; si chiede solo all'Arbitro che cosa valga.",
        "Nobody has objected to anything; the director is only asked what holds.",
    ),
    text(
        "Obiezioni non ce ne sono; si vuole soltanto sapere come stanno le cose.",
        "There are no objections; they only want to know where they stand.",
    ),
];
const ALREADY_WON: SentenceWordings = &[
    text(
        "L'Arbitro accerta che i difensori l'avevano già fatta.",
        "The director finds that the defenders had already won it.",
    ),
    text(
        "Quella presa, accerta l'Arbitro, i difensori l'avevano già davanti.",
        "That trick, the director finds, the defenders already had before them.",
    ),
];
const NOT_YET_WON: SentenceWordings = &[
    text(
        "L'Arbitro accerta che i difensori non l'avevano già fatta.",
        "The director finds that the defenders had not won it already.",
    ),
    text(
        "Fra le prese già giocate, accerta l'Arbitro, quella non c'è.",
        "It is not, the director finds, among the tricks already played.",
    ),
];
const LIKELY: SentenceWordings = &[
    text(
        "Continuando, i difensori l'avrebbero probabilmente fatta.",
        "Had play gone on, the defenders would likely have won it.",
    ),
    text(
        "È probabile che, giocando, i difensori l'avrebbero avuta.",
        "It is likely that in play the defenders would have had it.",
    ),
];
const UNLIKELY: SentenceWordings = &[
    text(
        "Continuando, i difensori l'avrebbero fatta una volta su quattro.",
        "Had play gone on, the defenders would have won it one time in four.",
    ),
    text(
        "Non è probabile che, giocando, i difensori l'avrebbero avuta.",
        "It is not likely that in play the defenders would have had it.",
    ),
];
const MENTIONED: SentenceWordings = &[text(
    "Dell'atout rimasto fuori {declarer} aveva parlato.",
    "Of the trump that was out {declarer} had spoken.",
)];
const NEEDS_NOTHING: SentenceWordings = &[text(
    "La richiesta non dipende da quale avversario abbia una certa carta.",
    "The claim does not depend on which opponent holds some card.",
)];
const NO_WORSE_LINE: SentenceWordings = &[text(
    "Nessuna linea normale compatibile con la dichiarazione fa meno prese.",
    "No normal line that fits the statement makes fewer tricks.",
)];
