//! Law 16: information that does not come from a legal call or play.

use super::prelude::*;
use super::sentences::DIRECTOR_CALLED;

pub const SCENARIOS: &[&Scenario] = &[&FROM_PARTNER, &REMARK, &BUSY_TRICK];

static FROM_PARTNER: Scenario =
    scenario(16, "from-partner", &["difensore", "informazione"], from_partner)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("by")]);

/// A defender names a card, or lets it fall by himself or because of an outsider; his partner may have seen it.
fn from_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_in_turn()?;
    let by = partner.partner();
    story.require(!story.hand(by).is_empty())?;
    let card = story.pick(story.hand(by))?;
    cast!(story, by, partner, card);
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
        "Tocca a {partner}; {by}, parlando con {declarer} della presa di prima, dice di avere {card}.",
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
        "Tocca a {partner}; un cameriere che porta il caffè a {declarer} urta il braccio di {by} e gli fa cadere {card}.",
        "It is {partner}'s turn; a waiter bringing {declarer} his coffee knocks {by}'s arm and makes him drop the {card}.",
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
        "Tocca a {partner}; {by}, voltandosi verso {declarer}, apre troppo le carte e lascia cadere {card}.",
        "It is {partner}'s turn; {by}, turning to {declarer}, opens his cards too wide and lets the {card} fall.",
    ),
];
const PARTNER_SEES: SentenceWordings = &[
    text(
        "{partner} guardava dalla parte di {by}, e avrebbe potuto vedere qualsiasi carta scoperta.",
        "{partner} was looking towards {by}, and could have seen any card that was face up.",
    ),
    text(
        "Dal suo posto {partner} aveva sotto gli occhi il tavolo davanti a {by}.",
        "From his seat {partner} had the table before {by} in full view.",
    ),
];
const PARTNER_TURNED: SentenceWordings = &[
    text(
        "{partner} si era voltato a prendere la matita, e non avrebbe potuto vedere nessuna carta di {by}.",
        "{partner} had turned to get his pencil, and could have seen none of {by}'s cards.",
    ),
    text(
        "{partner} era voltato dall'altra parte, e non poteva vedere il tavolo davanti a {by}.",
        "{partner} had turned the other way, and could not see the table before {by}.",
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
    cast!(story, by, partner = by.partner(), suit);
    let holds = |seat| !story.suit(seat, suit).is_empty();
    story.require(holds(by.partner()) && (holds(declarer) || holds(dummy)))?;
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
        "Mentre {declarer} pensa, {dummy} borbotta: «adesso {suit}...»; lo sentono anche {by} e {partner}, che protestano.",
        "While {declarer} thinks, {dummy} mutters: '{suit} now...'; {by} and {partner} hear it too, and protest.",
    ),
    text(
        "Mentre {declarer} esita, a {dummy} scappa detto «{suit}!»; {by} e {partner} protestano.",
        "While {declarer} hesitates, '{suit}!' escapes {dummy}; {by} and {partner} protest.",
    ),
];
const DEFENDER_REMARKS: SentenceWordings = &[
    text(
        "Mentre {declarer} pensa, {by} borbotta a {partner}: «poi {suit}...»; lo sente anche {dummy}, e {declarer} protesta.",
        "While {declarer} thinks, {by} mutters to {partner}: '{suit} next...'; {dummy} hears it too, and {declarer} protests.",
    ),
    text(
        "Mentre {declarer} esita, a {by} scappa detto «{suit}!»; lo sentono {partner} e anche {dummy}.",
        "While {declarer} hesitates, '{suit}!' escapes {by}; {partner} hears it, and {dummy} too.",
    ),
];
const PROTEST: SentenceWordings = &[
    text(
        "L'Arbitro fa giocare la mano fino in fondo, e torna al tavolo alla fine.",
        "The director has the board played out, and comes back to the table at the end.",
    ),
    text(
        "Si continua, e dell'accaduto si riparla a gioco finito.",
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
        "Subito dopo {declarer} ha giocato {suit}, mentre altri avrebbero scelto diversamente.",
        "Right after that {declarer} played {suit}, where others would have chosen otherwise.",
    ),
];
const DECLARER_DID_NOT: SentenceWordings = &[
    text(
        "Fra due linee logiche {declarer} aveva scelto quella che il compagno sconsigliava.",
        "Of two logical lines {declarer} had chosen the one that his partner advised against.",
    ),
    text(
        "Subito dopo {declarer} ha giocato {suit}, ma nessuno avrebbe scelto diversamente.",
        "Right after that {declarer} played {suit}, but nobody would have chosen otherwise.",
    ),
];
const PARTNER_USED: SentenceWordings = &[
    text(
        "Fra due ritorni logici {partner} aveva scelto quello che il compagno suggeriva.",
        "Of two logical returns {partner} had chosen the one that his partner suggested.",
    ),
    text(
        "Appena in presa {partner} ha giocato {suit}, mentre altri avrebbero scelto diversamente.",
        "On winning a trick {partner} at once led {suit}, where others would have chosen otherwise.",
    ),
];
const PARTNER_DID_NOT: SentenceWordings = &[
    text(
        "Fra due ritorni logici {partner} aveva scelto quello che il compagno sconsigliava.",
        "Of two logical returns {partner} had chosen the one that his partner advised against.",
    ),
    text(
        "Appena in presa {partner} ha giocato {suit}, ma nessuno avrebbe scelto diversamente.",
        "On winning a trick {partner} at once led {suit}, but nobody would have chosen otherwise.",
    ),
];
const COST_A_TRICK: SentenceWordings = &[
    text(
        "Quella scelta è costata una presa agli avversari.",
        "That choice cost the opponents a trick.",
    ),
    text(
        "Gli avversari hanno perso una presa per questo.",
        "The opponents lost a trick because of it.",
    ),
];
const COST_NOTHING: SentenceWordings = &[
    text(
        "Quella scelta non è costata nulla agli avversari.",
        "That choice cost the opponents nothing.",
    ),
    text(
        "Gli avversari non hanno perso nessuna presa per questo.",
        "The opponents lost no trick because of it.",
    ),
];

static BUSY_TRICK: Scenario =
    scenario(16, "busy-trick", &["informazione", "errata informazione"], busy_trick)
        .tricks(2..=9)
        .aspects(&[
            &[AspectKind::Choices],
            &[AspectKind::Choices, AspectKind::Turn],
            &[AspectKind::Breach, AspectKind::Turn],
        ]);

/// In one trick declarer may have to correct an explanation, dummy may let a word slip, and a defender may drop a card.
fn busy_trick(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    story.require(story.position.on_table() < 3)?;
    let (declarer, dummy, partner) = (story.declarer(), story.dummy(), by.partner());
    let card = story.would_play()?;
    let fallen = story.pick(story.hand(partner))?;
    cast!(story, by, partner, card, fallen);
    let topic = ExplanationTopic::Call;
    story.add_event(declarer, Act::Explains(topic));
    story.plays(by, card);
    story.add_sentence(EXPLAINS_AND_PLAYS);
    let (amends, remarks, drops) = (story.either(), story.either(), story.either());
    if amends {
        story.add_event(declarer, Act::Amends(topic));
    }
    story.add_sentence(if amends { AMENDS } else { STANDS_BY_IT });
    if remarks {
        story.add_event(dummy, Act::Remarks);
    }
    story.add_sentence(if remarks { DUMMY_MUTTERS } else { DUMMY_IS_SILENT });
    if drops {
        let seen = BySeat([false; 4]);
        story.add_event(partner, Act::Drops { card: fallen.into(), seen, jostled: false });
    }
    story.add_sentence(if drops { PARTNER_DROPS } else { PARTNER_HOLDS });
    story.call_director(declarer);
    story.choose_finding("play-influenced", CARD_RESTED, CARD_DID_NOT)?;
    story.choose_finding("visible", BY_SEES, BY_IS_TURNED)?;
    story.add_finding("information-used", Answer::NO, NOTHING_USED)
}

const NOTHING_USED: SentenceWordings = &[
    text(
        "{declarer}, accerta l'Arbitro, non si è servito di nulla che venisse da {dummy}.",
        "{declarer}, the director finds, made use of nothing that came from {dummy}.",
    ),
    text(
        "Nel gioco di {declarer} l'Arbitro non trova traccia di suggerimenti di {dummy}.",
        "In {declarer}'s play the director finds no trace of any hint from {dummy}.",
    ),
];
const EXPLAINS_AND_PLAYS: SentenceWordings = &[
    text(
        "{declarer} spiega a {by} una chiamata della sua linea, e {by} gioca {card}.",
        "{declarer} explains a call of his side's to {by}, and {by} plays the {card}.",
    ),
    text(
        "{by}, prima di giocare {card}, si fa spiegare da {declarer} una chiamata.",
        "{by}, before he plays the {card}, has {declarer} explain a call to him.",
    ),
];
const AMENDS: SentenceWordings = &[
    text(
        "«Quello che ti ho detto era sbagliato», aggiunge subito {declarer}, e si corregge.",
        "'What I told you was wrong,' {declarer} adds at once, and corrects himself.",
    ),
    text(
        "{declarer} ricontrolla il sistema: la sua spiegazione era sbagliata, e la corregge.",
        "{declarer} looks at his system again: his explanation was wrong, and he corrects it.",
    ),
];
const STANDS_BY_IT: SentenceWordings = &[
    text(
        "«Quello che ti ho detto era giusto», aggiunge subito {declarer}.",
        "'What I told you was right,' {declarer} adds at once.",
    ),
    text(
        "{declarer} ricontrolla il sistema: la sua spiegazione era giusta, e la conferma.",
        "{declarer} looks at his system again: his explanation was right, and he confirms it.",
    ),
];
const DUMMY_MUTTERS: SentenceWordings = &[
    text(
        "A {dummy}, il morto, sfugge un «attento!», e lo sentono tutti.",
        "A 'careful!' escapes {dummy}, dummy, and everybody hears it.",
    ),
    text(
        "{dummy}, il morto, fa un sospiro che tutti notano.",
        "{dummy}, dummy, gives a sigh that everybody notices.",
    ),
];
const DUMMY_IS_SILENT: SentenceWordings = &[
    text("Da {dummy}, il morto, non viene una parola.", "Not a word comes from {dummy}, dummy."),
    text("{dummy}, il morto, non dice nulla.", "{dummy}, dummy, says nothing."),
];
const PARTNER_DROPS: SentenceWordings = &[
    text(
        "{partner} si sporge a guardare il morto e lascia cadere {fallen} sul tavolo.",
        "{partner} leans over to look at dummy and drops the {fallen} on the table.",
    ),
    text(
        "Riordinando le sue carte {partner} fa cadere {fallen} sul tavolo.",
        "Sorting his cards {partner} drops the {fallen} on the table.",
    ),
];
const PARTNER_HOLDS: SentenceWordings = &[
    text(
        "{partner} si sporge a guardare il morto, ma non mostra nessuna carta.",
        "{partner} leans over to look at dummy, but shows no card.",
    ),
    text(
        "Riordinando le sue carte {partner} non ne lascia cadere nessuna.",
        "Sorting his cards {partner} drops none.",
    ),
];
const CARD_RESTED: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, ha giocato così per quello che gli era stato spiegato.",
        "{by}, the director finds, played so because of what had been explained to him.",
    ),
    text(
        "{by} ha scelto la sua carta in base alla spiegazione.",
        "{by} chose his card because of the explanation.",
    ),
];
const CARD_DID_NOT: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, avrebbe giocato così qualunque cosa gli avessero spiegato.",
        "{by}, the director finds, would have played so whatever had been explained to him.",
    ),
    text(
        "{by} avrebbe scelto comunque la stessa carta.",
        "{by} would have chosen the same card in any event.",
    ),
];
const BY_SEES: SentenceWordings = &[
    text(
        "Dal suo posto {by} poteva vedere qualsiasi carta scoperta davanti a {partner}.",
        "From his seat {by} could see any card face up before {partner}.",
    ),
    text(
        "{by} aveva gli occhi sulle mani di {partner}.",
        "{by} had his eyes on {partner}'s hands.",
    ),
];
const BY_IS_TURNED: SentenceWordings = &[
    text(
        "Dal suo posto {by}, che era voltato, non poteva vedere nessuna carta scoperta davanti a {partner}.",
        "From his seat {by}, who had turned round, could see no card face up before {partner}.",
    ),
    text(
        "{by} era voltato, e non poteva vedere le mani di {partner}.",
        "{by} had turned round, and could not see {partner}'s hands.",
    ),
];
