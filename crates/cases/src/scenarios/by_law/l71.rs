//! Law 71: concessions that are cancelled, and concessions that stand.

use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::EndedPhase;
use arbitro_laws::ruling::text;

pub const SCENARIOS: &[&Scenario] = &[&TAKEN_BACK];

static TAKEN_BACK: Scenario =
    scenario(71, "taken-back", &["concessione"], taken_back).tricks(7..=12);

/// A player concedes, and he or his partner may object sooner or later.
fn taken_back(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let by = story.pick_from(&[declarer, declarer.lho(), declarer.rho()])?;
    story.cast("by", by);
    story.cast("partner", by.partner());
    story.cast("other", by.rho());
    story.add_event(by, Act::Concedes(None));
    story.add_sentence(CONCEDES);
    match story.choose(3) {
        0 => {
            story.add_event(by.lho(), Act::Agrees);
            story.add_sentence(OTHERS_AGREE);
        }
        1 => {
            story.add_event(by.lho(), Act::Agrees);
            story.add_event(by.rho(), Act::Ends(EndedPhase::NextBoard));
            story.add_sentence(NEXT_BOARD);
        }
        _ => story.add_sentence(NO_WORD),
    }
    match story.choose(3) {
        0 => {
            story.add_event(by, Act::Objects);
            story.add_sentence(HE_REGRETS);
        }
        1 => {
            story.add_event(by.partner(), Act::Objects);
            story.add_sentence(PARTNER_PROTESTS);
        }
        _ => story.add_sentence(NOBODY_PROTESTS),
    }
    story.choose_finding("trick-won", ALREADY_WON, NOT_YET_WON)?;
    story.choose_finding("cannot-lose", CANNOT_LOSE, CAN_LOSE)?;
    Some(())
}

const CONCEDES: SentenceWordings = &[
    text(
        "{by}, scoraggiato, dice: «le altre sono vostre».",
        "{by}, disheartened, says: 'the rest are yours'.",
    ),
    text(
        "{by}, che si crede senza più carte buone, concede tutte le prese che restano.",
        "{by}, who believes that he has no good card left, concedes all the tricks that remain.",
    ),
];
const OTHERS_AGREE: SentenceWordings = &[
    text("Gli avversari sono d'accordo.", "The opponents agree."),
    text("«Grazie», dice un avversario.", "'Thank you', says an opponent."),
];
const NEXT_BOARD: SentenceWordings = &[
    text(
        "Gli avversari sono d'accordo, e {other} ha già chiamato nel board successivo.",
        "The opponents agree, and {other} has already called on the next board.",
    ),
    text(
        "«Grazie», dice un avversario; nel board dopo {other} ha già fatto una chiamata.",
        "'Thank you', says an opponent; on the next board {other} has already made a call.",
    ),
];
const NO_WORD: SentenceWordings = &[
    text("Gli avversari non hanno ancora risposto.", "The opponents have not answered yet."),
    text("Dagli avversari nessuna parola.", "Not a word from the opponents."),
];
const HE_REGRETS: SentenceWordings = &[
    text(
        "Poi {by} riguarda le sue carte e ritira ciò che ha detto.",
        "Then {by} looks at his cards again and takes back what he said.",
    ),
    text("«No, una è mia», si corregge {by}.", "'No, one of them is mine', {by} corrects himself."),
];
const PARTNER_PROTESTS: SentenceWordings = &[
    text(
        "È {partner} a protestare: «ma una è nostra!».",
        "It is {partner} who protests: 'but one is ours!'",
    ),
    text(
        "{partner} non ci sta: una presa, dice, è loro.",
        "{partner} will not have it: one trick, he says, is theirs.",
    ),
];
const NOBODY_PROTESTS: SentenceWordings = &[
    text(
        "Nessuno protesta; si chiede solo all'Arbitro come segnare.",
        "Nobody protests; the director is only asked how to score.",
    ),
    text(
        "Di proteste non ce ne sono; si vuole sapere soltanto come si segna.",
        "There are no protests; they only want to know how to score.",
    ),
];
const ALREADY_WON: SentenceWordings = &[
    text(
        "Una delle prese cedute, accerta l'Arbitro, la linea di {by} l'aveva già fatta.",
        "One of the tricks given away, the director finds, {by}'s side had already won.",
    ),
    text(
        "L'Arbitro trova che {by} ha ceduto anche una presa che la sua linea aveva già vinto.",
        "The director finds that {by} gave away a trick that his side had already won.",
    ),
];
const NOT_YET_WON: SentenceWordings = &[
    text(
        "Nessuna delle prese cedute, accerta l'Arbitro, era già stata fatta.",
        "None of the tricks given away, the director finds, had been won already.",
    ),
    text(
        "L'Arbitro trova che le prese già fatte non c'entrano.",
        "The director finds that it is not about tricks already won.",
    ),
];
const CANNOT_LOSE: SentenceWordings = &[
    text(
        "Con nessun gioco normale delle carte rimaste la linea di {by} poteva perdere la presa.",
        "By no normal play of the remaining cards could {by}'s side lose the trick.",
    ),
    text(
        "Una presa alla linea di {by} veniva comunque si giocasse, purché normalmente.",
        "One trick came to {by}'s side however the cards were normally played.",
    ),
];
const CAN_LOSE: SentenceWordings = &[
    text(
        "C'era un gioco normale, magari distratto, con cui la linea di {by} perdeva la presa.",
        "There was a normal play, if a careless one, by which {by}'s side lost the trick.",
    ),
    text(
        "Con un gioco normale ma inferiore la presa sarebbe andata agli avversari di {by}.",
        "By a normal but inferior play the trick would have gone to {by}'s opponents.",
    ),
];
