//! Law 68: claim or concession of tricks.

use crate::scenarios::scenario::{Recipe, recipe};
use crate::scenarios::story::{Line, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Closing;
use arbitro_laws::ruling::{Answer, text};

use super::l70;
use super::lines::{ALL_PLAY_ON, NOT_ALL_PLAY_ON};
use super::scenes::defender;

pub const RECIPES: &[&Recipe] = &[&CONCEDES, &CLAIMS, &THIS_TRICK];

static CONCEDES: Recipe =
    recipe(68, "concedes", &["difensore", "concessione"], concedes).tricks(7..=12);

static CLAIMS: Recipe = recipe(68, "claims", &["dichiarante", "richiesta"], claims).tricks(6..=12);

static THIS_TRICK: Recipe =
    recipe(68, "this-trick", &["difensore", "presa in corso"], this_trick).tricks(4..=11);

/// A defender concedes or claims, with a card shown or without, and his partner objects or not.
fn concedes(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let by = defender(story)?;
    let card = story.pick(story.hand(by))?;
    story.cast("card", card);
    if story.either() {
        story.does(by, Act::Spreads(Some([card].into_iter().collect())));
        story.tells(SHOWS);
    } else {
        story.tells(TIRED);
    }
    if story.either() {
        story.does(by, Act::Concedes(None));
        story.tells(GIVES_UP);
    } else {
        story.does(by, Act::Claims(None));
        story.tells(WANTS_ALL);
    }
    if story.either() {
        story.does(by.partner(), Act::Objects);
        story.tells(PARTNER_OBJECTS);
    } else {
        story.does(declarer, Act::Agrees);
        story.tells(DECLARER_AGREES);
    }
    story.found("concedes-too", Answer::YES, CONCEDES_TOO)?;
    story.finds("all-play-on", ALL_PLAY_ON, NOT_ALL_PLAY_ON)?;
    Some(())
}

/// Declarer claims, says how or not; the defenders agree, doubt it, or want to see it played.
fn claims(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    story.cast("by", by);
    story.does(by, Act::Claims(None));
    story.tells(CLAIMS_THEM);
    if story.either() {
        story.does(by, Act::StatesLine);
        story.tells(STATES_LINE);
    } else {
        story.tells(NO_LINE);
    }
    match story.choose(3) {
        0 => {
            story.does(by.lho(), Act::Agrees);
            story.tells(AGREES);
        }
        1 => {
            story.does(by.lho(), Act::AsksToPlayOn);
            story.tells(PLAY_IT);
        }
        _ => {
            story.does(by.lho(), Act::Agrees);
            story.does(by.rho(), Act::Ends(Closing::NextBoard));
            story.tells(NEXT_BOARD);
        }
    }
    story.finds("all-play-on", ALL_PLAY_ON, NOT_ALL_PLAY_ON)?;
    // Who asks to play on in vain doubts the claim, and it is weighed.
    story.found("trump-mentioned", Answer::YES, l70::MENTIONED)?;
    story.found("needs-holding", Answer::NO, l70::NEEDS_NOTHING)?;
    story.finds("normal-line-loses", l70::WORSE_LINE, l70::NO_WORSE_LINE)?;
    Some(())
}

/// A defender says how the trick in progress will end, and lets a card be seen.
fn this_trick(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    story.needs(story.led().is_some() && story.now.on_table() == 1)?;
    let by = partner.partner();
    let card = story.would_follow_later(by, 2)?;
    story.cast("by", by);
    story.cast("partner", partner);
    story.cast("card", card);
    match story.choose(3) {
        0 => {
            story.does(by, Act::Names(card.into()));
            story.does(by, Act::SpeaksOfTrick);
            story.tells(NAMES);
        }
        1 => {
            story.does(by, Act::Spreads(Some([card].into_iter().collect())));
            story.does(by, Act::SpeaksOfTrick);
            story.tells(SHOWS_FOR_TRICK);
        }
        _ => {
            story.does(by, Act::Spreads(Some([card].into_iter().collect())));
            story.does(by, Act::Claims(None));
            story.tells(SHOWS_FOR_REST);
        }
    }
    story.finds("shown-as-play", AS_PLAY, ONLY_SHOWN)?;
    story.finds("information-used", USED, NOT_USED)?;
    Some(())
}

const SHOWS: Line = &[
    text(
        "{by} non crede di poter fare altro e scopre {card}.",
        "{by} believes that there is no more to be done and faces the {card}.",
    ),
    text(
        "{by}, che ha fretta di finire, mette in vista {card}.",
        "{by}, who is in a hurry to be done, shows the {card}.",
    ),
];
const TIRED: Line = &[
    text("{by} non ha voglia di giocare oltre.", "{by} has no wish to play any further."),
    text("{by} vuole chiudere la mano.", "{by} wants to be done with the hand."),
];
const GIVES_UP: Line = &[
    text("«Le altre sono vostre», dice.", "'The rest are yours', he says."),
    text("«Non ne facciamo più», ammette.", "'We make no more', he admits."),
];
const WANTS_ALL: Line = &[
    text(
        "«Ne facciamo ancora una», dice, «il resto è vostro».",
        "'We make one more', he says, 'the rest are yours'.",
    ),
    text(
        "«Una per noi e le altre a voi», annuncia.",
        "'One to us and the others to you', he announces.",
    ),
];
const PARTNER_OBJECTS: Line = &[
    text("«No, aspetta!», lo ferma subito {partner}.", "'No, wait!' {partner} at once stops him."),
    text(
        "{partner} si oppone all'istante: non è d'accordo.",
        "{partner} objects that very moment: he does not agree.",
    ),
];
const DECLARER_AGREES: Line = &[
    text(
        "{partner} non dice nulla e {declarer} è d'accordo.",
        "{partner} says nothing and {declarer} agrees.",
    ),
    text("{declarer} annuisce; {partner} tace.", "{declarer} nods; {partner} is silent."),
];
const CONCEDES_TOO: Line = &[
    text(
        "Con la sua richiesta {by} concede dunque le altre prese.",
        "With his claim {by} thus concedes the other tricks.",
    ),
    text(
        "Così {by} cede agli avversari le altre.",
        "{by} thereby gives the others to his opponents.",
    ),
];
const CLAIMS_THEM: Line = &[
    text("«Le altre sono mie», dice {declarer}.", "'The rest are mine', says {declarer}."),
    text(
        "{declarer} posa le carte e richiede tutte le prese che restano.",
        "{declarer} puts down his cards and claims all the tricks that are left.",
    ),
];
const STATES_LINE: Line = &[
    text(
        "Spiega in che ordine giocherà le carte.",
        "He explains in which order he will play his cards.",
    ),
    text("Aggiunge carta per carta come le farà.", "He adds, card by card, how he will make them."),
];
const NO_LINE: Line = &[
    text("Altro non dice.", "He says no more."),
    text("Come le farà non lo spiega.", "How he will make them he does not explain."),
];
const AGREES: Line = &[
    text("{lho} è d'accordo.", "{lho} agrees."),
    text("«Va bene», dice {lho}.", "'All right', says {lho}."),
];
const PLAY_IT: Line = &[
    text("«Non è chiaro, gioca», dice {lho}.", "'I do not see it, play on', says {lho}."),
    text("{lho} vorrebbe vederle giocare.", "{lho} would like to see them played."),
];
const NEXT_BOARD: Line = &[
    text(
        "{lho} è d'accordo, e {rho} ha già chiamato nel board successivo.",
        "{lho} agrees, and {rho} has already called on the next board.",
    ),
    text(
        "«Va bene», dice {lho}; si passa al board dopo, e {rho} vi ha già fatto una chiamata.",
        "'All right', says {lho}; they go on to the next board, where {rho} has already made a call.",
    ),
];
const NAMES: Line = &[
    text(
        "Tocca a {partner}. «Questa la prendo io con {card}», si lascia sfuggire {by}.",
        "It is {partner}'s turn. 'This one is mine with the {card}', {by} lets slip.",
    ),
    text(
        "{partner} pensa, e {by} perde la pazienza: «ho {card}, la presa è nostra».",
        "{partner} is thinking, and {by} loses patience: 'I have the {card}, the trick is ours'.",
    ),
];
const SHOWS_FOR_TRICK: Line = &[
    text(
        "Tocca a {partner}. {by} si lascia sfuggire «questa la prendo io» e scopre {card}.",
        "It is {partner}'s turn. {by} lets slip 'this one is mine' and faces the {card}.",
    ),
    text(
        "{partner} pensa, e {by} perde la pazienza: mostra {card} e dice «la presa è nostra».",
        "{partner} is thinking, and {by} loses patience: he shows the {card} and says 'this trick is ours'.",
    ),
];
const SHOWS_FOR_REST: Line = &[
    text(
        "Tocca a {partner}. {by} scopre {card} e dice «le altre sono tutte nostre».",
        "It is {partner}'s turn. {by} faces the {card} and says 'the rest are all ours'.",
    ),
    text(
        "{partner} pensa, e {by} perde la pazienza: mostra {card} e richiede tutte le prese rimaste.",
        "{partner} is thinking, and {by} loses patience: he shows the {card} and claims all the tricks left.",
    ),
];
const AS_PLAY: Line = &[
    text(
        "L'Arbitro accerta che con quel gesto {by} giocava la carta.",
        "The director finds that with that gesture {by} was playing the card.",
    ),
    text(
        "La carta, accerta l'Arbitro, {by} la stava giocando.",
        "{by}, the director finds, was playing the card.",
    ),
];
const ONLY_SHOWN: Line = &[
    text(
        "L'Arbitro accerta che {by} non giocava la carta, la faceva solo conoscere.",
        "The director finds that {by} was not playing the card, only making it known.",
    ),
    text(
        "Con quel gesto, accerta l'Arbitro, {by} non giocava nulla.",
        "With that, the director finds, {by} was playing nothing.",
    ),
];
const USED: Line = &[
    text(
        "A gioco finito risulta che {partner}, fra alternative logiche, ha scelto quella che quelle parole suggerivano.",
        "After play it is found that {partner} chose, among logical alternatives, the one that those words suggested.",
    ),
    text(
        "{partner}, accerta poi l'Arbitro, ha preferito fra giocate logiche quella suggerita da quelle parole.",
        "{partner}, the director later finds, preferred among logical plays the one that those words suggested.",
    ),
];
const NOT_USED: Line = &[
    text(
        "A gioco finito risulta che {partner} non ha fatto scelte che quelle parole suggerivano.",
        "After play it is found that {partner} made no choice that those words suggested.",
    ),
    text(
        "{partner}, accerta poi l'Arbitro, non se n'è servito.",
        "{partner}, the director later finds, made no use of them.",
    ),
];
