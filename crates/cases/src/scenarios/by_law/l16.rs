//! Law 16: information that does not come from a legal call or play.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::BySeat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::EndedPhase;
use arbitro_laws::ruling::{Answer, text};

use super::sentences::DIRECTOR_CALLED;

pub const SCENARIOS: &[&Scenario] = &[&FROM_PARTNER, &REMARK];

static FROM_PARTNER: Scenario =
    scenario(16, "from-partner", &["difensore", "informazione"], from_partner)
        .tricks(2..=10)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

/// A defender names a card, or lets it fall by himself or because of an outsider; his partner may have seen it.
fn from_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    let by = partner.partner();
    story.require(!story.hand(by).is_empty())?;
    let card = story.pick(story.hand(by))?;
    story.cast("by", by);
    story.cast("partner", partner);
    story.cast("card", card);
    let seen = BySeat([false; 4]);
    let drops = |jostled| Act::Drops { card: card.into(), seen, jostled };
    let (act, line) = match story.choose(3) {
        0 => (Act::Names(card.into()), NAMES),
        1 => (drops(true), JOSTLED),
        _ => (drops(false), DROPS),
    };
    story.add_event(by, act);
    story.add_sentence(line);
    story.choose_finding("visible", PARTNER_SEES, PARTNER_TURNED)?;
    story.call_director(story.declarer());
    story.add_sentence(DIRECTOR_CALLED);
    Some(())
}

const NAMES: SentenceWordings = &[
    text(
        "{partner} sta per giocare e {declarer} aspetta. «Ma ho io {card}», sfugge a {by}.",
        "{partner} is about to play and {declarer} waits. 'But I have the {card}', escapes {by}.",
    ),
    text(
        "Mentre {partner} pensa, {by}, spazientito, dice a {declarer} di avere {card}.",
        "While {partner} thinks, {by}, out of patience, tells {declarer} that he has the {card}.",
    ),
    text(
        "Tocca a {partner}; {by}, parlando con {declarer} della presa di prima, dice che {card} è in mano sua.",
        "It is {partner}'s turn; {by}, speaking with {declarer} of the trick before, says that the {card} is in his hand.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "{partner} sta per giocare. Un curioso, sporgendosi dietro {declarer}, urta {by} e gli fa cadere {card}.",
        "{partner} is about to play. A spectator, leaning over behind {declarer}, knocks {by} and makes him drop the {card}.",
    ),
    text(
        "Mentre {partner} pensa, un giocatore del tavolo vicino, salutando {declarer}, urta {by}, e {card} finisce scopert{o/a} sul tavolo.",
        "While {partner} thinks, a player from the next table, greeting {declarer}, knocks {by}, and the {card} lands face up on the table.",
    ),
    text(
        "Tocca a {partner}; chi porta il caffè a {declarer} urta il braccio di {by} e ne fa cadere {card}.",
        "It is {partner}'s turn; whoever is bringing {declarer} his coffee knocks {by}'s arm and makes him drop the {card}.",
    ),
];
const DROPS: SentenceWordings = &[
    text(
        "{partner} sta per giocare e {declarer} aspetta. A {by}, che riordina le carte, cade {card}.",
        "{partner} is about to play and {declarer} waits. {by}, sorting his cards, drops the {card}.",
    ),
    text(
        "Mentre {partner} pensa, a {by}, che parla con {declarer}, scivola di mano {card}, che finisce scopert{o/a} sul tavolo.",
        "While {partner} thinks, the {card} slips from the hand of {by}, who is talking to {declarer}, and lands face up on the table.",
    ),
    text(
        "Tocca a {partner}; {by}, voltandosi verso {declarer}, apre troppo le carte e ne fa cadere {card}.",
        "It is {partner}'s turn; {by}, turning to {declarer}, opens his cards too wide and lets the {card} fall.",
    ),
];
const PARTNER_SEES: SentenceWordings = &[
    text(
        "{partner} guardava da quella parte, e delle carte di {by} poteva vedere quel che c'era da vedere.",
        "{partner} was looking that way, and could have seen what there was to see of {by}'s cards.",
    ),
    text(
        "Dal suo posto {partner} aveva sotto gli occhi il tavolo davanti a {by}.",
        "From his seat {partner} had the table before {by} in full view.",
    ),
];
const PARTNER_TURNED: SentenceWordings = &[
    text(
        "{partner} era voltato a prendere la matita, e delle carte di {by} non poteva vedere nulla.",
        "{partner} had turned to get his pencil, and could have seen nothing of {by}'s cards.",
    ),
    text(
        "Dal suo posto {partner} non vedeva il tavolo davanti a {by}: c'era di mezzo il sipario.",
        "From his seat {partner} could not see the table before {by}: the screen was in between.",
    ),
];

static REMARK: Scenario = scenario(16, "remark", &["informazione", "punteggio arbitrale"], remark)
    .tricks(2..=10)
    .without_open_facts();

/// A defender or dummy lets something slip to his partner, who may make use of it.
fn remark(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(declarer) || story.turn() == Some(dummy))?;
    let by = story.a_defender()?;
    let suit = story.pick(story.hand(by))?.suit;
    story.cast("by", by);
    story.cast("partner", by.partner());
    story.cast("suit", suit);
    let is_dummys = story.either();
    story.add_event(if is_dummys { dummy } else { by }, Act::Remarks);
    story.add_sentence(if is_dummys { DUMMY_REMARKS } else { DEFENDER_REMARKS });
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    story.add_sentence(PROTEST);
    let used = story.either();
    story.add_finding(
        "information-used",
        Answer::from_bool(used),
        match (is_dummys, used) {
            (true, true) => DECLARER_USED,
            (true, false) => DECLARER_DID_NOT,
            (false, true) => PARTNER_USED,
            (false, false) => PARTNER_DID_NOT,
        },
    )?;
    story.choose_finding("use-damaged", COST_A_TRICK, COST_NOTHING)?;
    Some(())
}

const DUMMY_REMARKS: SentenceWordings = &[
    text(
        "{by} e {partner} tacciono, ma mentre {declarer} pensa {dummy} borbotta: «adesso {suit}...», e lo sentono tutti.",
        "{by} and {partner} keep silent, but while {declarer} thinks {dummy} mutters: '{suit} now...', and everybody hears it.",
    ),
    text(
        "Con {declarer} che esita sul da farsi, a {dummy} scappa una parola su {suit}; {by} e {partner} si guardano e protestano.",
        "While {declarer} hesitates, {dummy} lets slip a word about {suit}; {by} and {partner} look at each other and protest.",
    ),
];
const DEFENDER_REMARKS: SentenceWordings = &[
    text(
        "{declarer} e {dummy} tacciono, ma mentre si gioca {by} borbotta verso {partner}: «poi {suit}...», e lo sentono tutti.",
        "{declarer} and {dummy} keep silent, but during the trick {by} mutters to {partner}: '{suit} next...', and everybody hears it.",
    ),
    text(
        "Prima che {partner} vada in presa, a {by} scappa una parola su {suit}; {declarer} e {dummy} si guardano e protestano.",
        "Before {partner} wins a trick, {by} lets slip a word about {suit}; {declarer} and {dummy} look at each other and protest.",
    ),
];
const PROTEST: SentenceWordings = &[
    text(
        "L'Arbitro fa giocare la mano fino in fondo, e torna al tavolo alla fine.",
        "The director has the board played out, and comes back to the table at the end.",
    ),
    text(
        "Si continua, e del resto si parla a gioco finito.",
        "They play on, and talk of it when play is over.",
    ),
    text(
        "Dell'accaduto l'Arbitro si occupa quando il gioco è finito.",
        "The director deals with it when the play is over.",
    ),
];
const DECLARER_USED: SentenceWordings = &[
    text(
        "Fra due linee logiche {declarer} aveva scelto quella che il compagno suggeriva.",
        "Of two logical lines {declarer} had chosen the one that his partner suggested.",
    ),
    text(
        "Subito dopo {declarer} ha giocato a {suit}, mentre altri avrebbero scelto diversamente.",
        "Right after that {declarer} played {suit}, where others would have chosen otherwise.",
    ),
];
const DECLARER_DID_NOT: SentenceWordings = &[
    text(
        "Fra due linee logiche {declarer} aveva scelto quella che il compagno sconsigliava.",
        "Of two logical lines {declarer} had chosen the one that his partner advised against.",
    ),
    text(
        "Subito dopo {declarer} ha giocato a {suit}, ma nessuno avrebbe scelto diversamente.",
        "Right after that {declarer} played {suit}, but nobody would have chosen otherwise.",
    ),
];
const PARTNER_USED: SentenceWordings = &[
    text(
        "Fra due ritorni logici {partner} aveva scelto quello che il compagno suggeriva.",
        "Of two logical returns {partner} had chosen the one that his partner suggested.",
    ),
    text(
        "Alla prima presa sua {partner} è tornato a {suit}, mentre altri avrebbero scelto diversamente.",
        "At his first trick {partner} returned {suit}, where others would have chosen otherwise.",
    ),
];
const PARTNER_DID_NOT: SentenceWordings = &[
    text(
        "Fra due ritorni logici {partner} aveva scelto quello che il compagno sconsigliava.",
        "Of two logical returns {partner} had chosen the one that his partner advised against.",
    ),
    text(
        "Alla prima presa sua {partner} è tornato a {suit}, ma nessuno avrebbe scelto diversamente.",
        "At his first trick {partner} returned {suit}, but nobody would have chosen otherwise.",
    ),
];
const COST_A_TRICK: SentenceWordings = &[
    text(
        "Quella scelta è costata una presa agli avversari.",
        "That choice cost the opponents a trick.",
    ),
    text(
        "Agli avversari è venuta a mancare una presa.",
        "The opponents were a trick short because of it.",
    ),
];
const COST_NOTHING: SentenceWordings = &[
    text(
        "Quella scelta non è costata nulla agli avversari.",
        "That choice cost the opponents nothing.",
    ),
    text(
        "Agli avversari non è venuta a mancare nessuna presa.",
        "The opponents were no trick short because of it.",
    ),
];
