//! Law 68: claim or concession of tricks.

use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{EndedPhase, Facing};
use arbitro_laws::ruling::{Answer, text};

use super::l70;
use super::scenes::defender;
use super::sentences::{ALL_PLAY_ON, NOT_ALL_PLAY_ON};

pub const SCENARIOS: &[&Scenario] = &[&CONCEDES, &CLAIMS, &THIS_TRICK];

static CONCEDES: Scenario =
    scenario(68, "concedes", &["difensore", "concessione"], concedes).tricks(7..=12);

static CLAIMS: Scenario =
    scenario(68, "claims", &["dichiarante", "richiesta"], claims).tricks(6..=12);

static THIS_TRICK: Scenario =
    scenario(68, "this-trick", &["difensore", "presa in corso"], this_trick).tricks(4..=11);

/// A defender concedes or claims, possibly showing a card, and his partner may object.
fn concedes(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let by = defender(story)?;
    let card = story.pick(story.hand(by))?;
    story.cast("card", card);
    if story.either() {
        story.add_event(by, Act::Spreads(Facing::of([card].into_iter().collect())));
        story.add_sentence(SHOWS);
    } else {
        story.add_sentence(TIRED);
    }
    if story.either() {
        story.add_event(by, Act::Concedes(None));
        story.add_sentence(GIVES_UP);
    } else {
        story.add_event(by, Act::Claims(None));
        story.add_sentence(WANTS_ALL);
    }
    if story.either() {
        story.add_event(by.partner(), Act::Objects);
        story.add_sentence(PARTNER_OBJECTS);
    } else {
        story.add_event(declarer, Act::Agrees);
        story.add_sentence(DECLARER_AGREES);
    }
    story.add_finding("concedes-too", Answer::YES, CONCEDES_TOO)?;
    story.choose_finding("all-play-on", ALL_PLAY_ON, NOT_ALL_PLAY_ON)?;
    Some(())
}

/// Declarer claims, with or without a statement; a defender agrees or asks to play on, or a defender agrees and the
/// next board begins.
fn claims(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    story.cast("by", by);
    story.add_event(by, Act::Claims(None));
    story.add_sentence(CLAIMS_THEM);
    if story.either() {
        story.add_event(by, Act::StatesLine);
        story.add_sentence(STATES_LINE);
    } else {
        story.add_sentence(NO_LINE);
    }
    match story.choose(3) {
        0 => {
            story.add_event(by.lho(), Act::Agrees);
            story.add_sentence(AGREES);
        }
        1 => {
            story.add_event(by.lho(), Act::AsksToPlayOn);
            story.add_sentence(PLAY_IT);
        }
        _ => {
            story.add_event(by.lho(), Act::Agrees);
            story.add_event(by.rho(), Act::Ends(EndedPhase::NextBoard));
            story.add_sentence(NEXT_BOARD);
        }
    }
    story.choose_finding("all-play-on", ALL_PLAY_ON, NOT_ALL_PLAY_ON)?;
    // If the request to play on is refused, the claim is contested and the director adjudicates it.
    story.add_finding("trump-mentioned", Answer::YES, l70::MENTIONED)?;
    story.add_finding("needs-holding", Answer::NO, l70::NEEDS_NOTHING)?;
    story.choose_finding("normal-line-loses", l70::WORSE_LINE, l70::NO_WORSE_LINE)?;
    Some(())
}

/// A defender names or shows a card, and states how the trick in progress will end or claims the rest.
fn this_trick(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    story.require(story.led().is_some() && story.position.on_table() == 1)?;
    let by = partner.partner();
    let card = story.would_follow_later(by, 2)?;
    story.cast("by", by);
    story.cast("partner", partner);
    story.cast("card", card);
    match story.choose(3) {
        0 => {
            story.add_event(by, Act::Names(card.into()));
            story.add_event(by, Act::SpeaksOfTrick);
            story.add_sentence(NAMES);
        }
        1 => {
            story.add_event(by, Act::Spreads(Facing::of([card].into_iter().collect())));
            story.add_event(by, Act::SpeaksOfTrick);
            story.add_sentence(SHOWS_FOR_TRICK);
        }
        _ => {
            story.add_event(by, Act::Spreads(Facing::of([card].into_iter().collect())));
            story.add_event(by, Act::Claims(None));
            story.add_sentence(SHOWS_FOR_REST);
        }
    }
    story.choose_finding("shown-as-play", AS_PLAY, ONLY_SHOWN)?;
    story.choose_finding("information-used", USED, NOT_USED)?;
    Some(())
}

const SHOWS: SentenceWordings = &[
    text(
        "{by} non crede di poter fare altro e scopre {card}.",
        "{by} believes that there is no more to be done and faces the {card}.",
    ),
    text(
        "{by}, che ha fretta di finire, mette in vista {card}.",
        "{by}, who is in a hurry to be done, shows the {card}.",
    ),
];
const TIRED: SentenceWordings = &[
    text("{by} non ha voglia di giocare oltre.", "{by} has no wish to play any further."),
    text("{by} vuole chiudere la mano.", "{by} wants to be done with the hand."),
];
const GIVES_UP: SentenceWordings = &[
    text("«Le altre sono vostre», dice.", "'The rest are yours', he says."),
    text("«Non ne facciamo più», ammette.", "'We make no more', he admits."),
];
const WANTS_ALL: SentenceWordings = &[
    text(
        "«Ne facciamo ancora una», dice, «il resto è vostro».",
        "'We make one more', he says, 'the rest are yours'.",
    ),
    text(
        "«Una per noi e le altre a voi», annuncia.",
        "'One to us and the others to you', he announces.",
    ),
];
const PARTNER_OBJECTS: SentenceWordings = &[
    text("«No, aspetta!», lo ferma subito {partner}.", "'No, wait!' {partner} at once stops him."),
    text(
        "{partner} si oppone all'istante: non è d'accordo.",
        "{partner} objects that very moment: he does not agree.",
    ),
];
const DECLARER_AGREES: SentenceWordings = &[
    text(
        "{partner} non dice nulla e {declarer} è d'accordo.",
        "{partner} says nothing and {declarer} agrees.",
    ),
    text("{declarer} annuisce; {partner} tace.", "{declarer} nods; {partner} is silent."),
];
const CONCEDES_TOO: SentenceWordings = &[
    text(
        "Con la sua richiesta {by} concede dunque le altre prese.",
        "With his claim {by} thus concedes the other tricks.",
    ),
    text(
        "Così {by} cede agli avversari le altre.",
        "{by} thereby gives the others to his opponents.",
    ),
];
const CLAIMS_THEM: SentenceWordings = &[
    text("«Le altre sono mie», dice {declarer}.", "'The rest are mine', says {declarer}."),
    text(
        "{declarer} posa le carte e richiede tutte le prese che restano.",
        "{declarer} puts down his cards and claims all the tricks that are left.",
    ),
];
const STATES_LINE: SentenceWordings = &[
    text(
        "Spiega in che ordine giocherà le carte.",
        "He explains in which order he will play his cards.",
    ),
    text("Aggiunge carta per carta come le farà.", "He adds, card by card, how he will make them."),
];
const NO_LINE: SentenceWordings = &[
    text("Altro non dice.", "He says no more."),
    text("Come le farà non lo spiega.", "How he will make them he does not explain."),
];
const AGREES: SentenceWordings = &[
    text("{lho} è d'accordo.", "{lho} agrees."),
    text("«Va bene», dice {lho}.", "'All right', says {lho}."),
];
const PLAY_IT: SentenceWordings = &[
    text("«Non è chiaro, gioca», dice {lho}.", "'I do not see it, play on', says {lho}."),
    text("{lho} vorrebbe vederle giocare.", "{lho} would like to see them played."),
];
const NEXT_BOARD: SentenceWordings = &[
    text(
        "{lho} è d'accordo, e {rho} ha già chiamato nel board successivo.",
        "{lho} agrees, and {rho} has already called on the next board.",
    ),
    text(
        "«Va bene», dice {lho}; si passa al board dopo, e {rho} vi ha già fatto una chiamata.",
        "'All right', says {lho}; they go on to the next board, where {rho} has already made a call.",
    ),
];
const NAMES: SentenceWordings = &[
    text(
        "Tocca a {partner}. «Questa la prendo io con {card}», si lascia sfuggire {by}.",
        "It is {partner}'s turn. 'This one is mine with the {card}', {by} lets slip.",
    ),
    text(
        "{partner} pensa, e {by} perde la pazienza: «ho {card}, la presa è nostra».",
        "{partner} is thinking, and {by} loses patience: 'I have the {card}, the trick is ours'.",
    ),
];
const SHOWS_FOR_TRICK: SentenceWordings = &[
    text(
        "Tocca a {partner}. {by} si lascia sfuggire «questa la prendo io» e scopre {card}.",
        "It is {partner}'s turn. {by} lets slip 'this one is mine' and faces the {card}.",
    ),
    text(
        "{partner} pensa, e {by} perde la pazienza: mostra {card} e dice «la presa è nostra».",
        "{partner} is thinking, and {by} loses patience: he shows the {card} and says 'this trick is ours'.",
    ),
];
const SHOWS_FOR_REST: SentenceWordings = &[
    text(
        "Tocca a {partner}. {by} scopre {card} e dice «le altre sono tutte nostre».",
        "It is {partner}'s turn. {by} faces the {card} and says 'the rest are all ours'.",
    ),
    text(
        "{partner} pensa, e {by} perde la pazienza: mostra {card} e richiede tutte le prese rimaste.",
        "{partner} is thinking, and {by} loses patience: he shows the {card} and claims all the tricks left.",
    ),
];
const AS_PLAY: SentenceWordings = &[
    text(
        "L'Arbitro accerta che con quel gesto {by} giocava la carta.",
        "The director finds that with that gesture {by} was playing the card.",
    ),
    text(
        "La carta, accerta l'Arbitro, {by} la stava giocando.",
        "{by}, the director finds, was playing the card.",
    ),
];
const ONLY_SHOWN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} non giocava la carta, la faceva solo conoscere.",
        "The director finds that {by} was not playing the card, only making it known.",
    ),
    text(
        "Con quel gesto, accerta l'Arbitro, {by} non giocava nulla.",
        "With that, the director finds, {by} was playing nothing.",
    ),
];
const USED: SentenceWordings = &[
    text(
        "A gioco finito risulta che {partner}, fra alternative logiche, ha scelto quella che quelle parole suggerivano.",
        "After play it is found that {partner} chose, among logical alternatives, the one that those words suggested.",
    ),
    text(
        "{partner}, accerta poi l'Arbitro, ha preferito fra giocate logiche quella suggerita da quelle parole.",
        "{partner}, the director later finds, preferred among logical plays the one that those words suggested.",
    ),
];
const NOT_USED: SentenceWordings = &[
    text(
        "A gioco finito risulta che {partner} non ha fatto scelte che quelle parole suggerivano.",
        "After play it is found that {partner} made no choice that those words suggested.",
    ),
    text(
        "{partner}, accerta poi l'Arbitro, non se n'è servito.",
        "{partner}, the director later finds, made no use of them.",
    ),
];
