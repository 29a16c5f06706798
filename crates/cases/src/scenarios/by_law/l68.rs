//! Law 68: claim or concession of tricks.

mod facing;

use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{EndedPhase, Facing};
use arbitro_laws::ruling::{Answer, text};

use super::claim_sentences::{
    CLAIMS_ALL, NEEDS_NOTHING, NO_WORSE_LINE, STATES_LINE, STATES_NO_LINE, WORSE_LINE,
};
use super::scenes::defender;

pub const SCENARIOS: &[&Scenario] =
    &[&CONCEDES, &CLAIMS, &THIS_TRICK, &facing::FACES_CARDS, &facing::PLAYED_AFTER];

static CONCEDES: Scenario =
    scenario(68, "concedes", &["difensore", "concessione"], concedes).tricks(7..=12);

static CLAIMS: Scenario =
    scenario(68, "claims", &["dichiarante", "richiesta"], claims).tricks(6..=12);

static THIS_TRICK: Scenario =
    scenario(68, "this-trick", &["difensore", "presa in corso"], this_trick).tricks(4..=11);

/// A defender shows a card while he concedes all, or claims some of the rest; his partner objects, declarer agrees,
/// perhaps with a call on the next board, or nobody speaks.
fn concedes(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let by = defender(story)?;
    let card = story.pick(story.hand(by))?;
    story.cast("card", card);
    story.add_event(by, Act::Spreads(Facing::of([card].into_iter().collect())));
    let all = story.either();
    story.add_event(by, if all { Act::Concedes(None) } else { Act::Claims(None) });
    story.add_sentence(if all { GIVES_UP } else { WANTS_SOME });
    let reaction = story.choose(4);
    match reaction {
        0 => story.add_event(by.partner(), Act::Objects),
        1 => story.add_event(declarer, Act::Agrees),
        2 => {
            story.add_event(declarer, Act::Agrees);
            story.add_event(declarer, Act::Ends(EndedPhase::NextBoard));
        }
        _ => {}
    }
    let lines = [PARTNER_OBJECTS, DECLARER_AGREES, AGREES_AND_GOES_ON, NOBODY_SPEAKS];
    story.add_finding("all-play-on", Answer::NO, lines[reaction])?;
    story.add_finding("concedes-too", Answer::YES, CONCEDES_TOO)
}

/// Returns `None` if a defender still holds a trump.
pub fn trumps_are_drawn(story: &Story<'_>) -> Option<()> {
    let Some(trumps) = story.trumps() else { return Some(()) };
    let declarer = story.declarer();
    let held = story.suit(declarer.lho(), trumps) | story.suit(declarer.rho(), trumps);
    story.require(held.is_empty())
}

/// Declarer claims, with or without a statement; a defender agrees, perhaps with a call on the next board, asks to play
/// on, or objects.
fn claims(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    trumps_are_drawn(story)?;
    story.cast("by", by);
    story.add_event(by, Act::Claims(None));
    story.add_sentence(CLAIMS_ALL);
    let stated = story.either();
    if stated {
        story.add_event(by, Act::StatesLine);
    }
    story.add_sentence(if stated { STATES_LINE } else { STATES_NO_LINE });
    let reaction = story.choose(5);
    match reaction {
        0 => story.add_event(by.lho(), Act::Agrees),
        1 => {
            story.add_event(by.lho(), Act::Agrees);
            story.add_event(by.rho(), Act::Ends(EndedPhase::NextBoard));
        }
        2 | 3 => story.add_event(by.lho(), Act::AsksToPlayOn),
        _ => story.add_event(by.lho(), Act::Objects),
    }
    let line = [AGREES, AGREES_AND_CALLS, PLAY_IT, PLAY_IT_NOT_ALL, DOUBTS][reaction];
    story.add_finding("all-play-on", Answer::from_bool(reaction == 2), line)?;
    story.add_finding("needs-holding", Answer::NO, NEEDS_NOTHING)?;
    story.choose_finding("normal-line-loses", WORSE_LINE, NO_WORSE_LINE)?;
    Some(())
}

/// A defender names or shows a card, and states how the trick in progress will end or claims the rest.
fn this_trick(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    story.require(story.led().is_some() && story.position.on_table() == 1)?;
    let by = partner.partner();
    let card = story.would_follow_later(by, 2)?;
    story.require(story.position.trick?.is_beaten_by(card, story.trumps()) == Some(true))?;
    story.cast("by", by);
    story.cast("partner", partner);
    story.cast("card", card);
    let shown = Act::Spreads(Facing::of([card].into_iter().collect()));
    let course = story.choose(3);
    match course {
        0 => {
            story.add_event(by, Act::Names(card.into()));
            story.add_event(by, Act::SpeaksOfTrick);
        }
        1 => {
            story.add_event(by, shown);
            story.add_event(by, Act::SpeaksOfTrick);
        }
        _ => {
            story.add_event(by, shown);
            story.add_event(by, Act::Claims(None));
        }
    }
    story.add_sentence([NAMES, SHOWS_FOR_TRICK, SHOWS_FOR_REST][course]);
    story.choose_finding("shown-as-play", AS_PLAY, ONLY_SHOWN)?;
    story.choose_finding("information-used", USED, NOT_USED)?;
    Some(())
}

const GIVES_UP: SentenceWordings = &[
    text(
        "{by} scopre {card}: «le altre sono vostre», dice.",
        "{by} faces the {card}: 'the rest are yours', he says.",
    ),
    text(
        "«Non ne facciamo più», dice {by}, mettendo in vista {card}.",
        "'We make no more', says {by}, showing the {card}.",
    ),
];
const WANTS_SOME: SentenceWordings = &[
    text(
        "{by} scopre {card}: «una è nostra, le altre vostre», dice.",
        "{by} faces the {card}: 'one is ours, the others yours', he says.",
    ),
    text(
        "«Ne facciamo ancora una sola», dice {by}, mettendo in vista {card}.",
        "'We make just one more', says {by}, showing the {card}.",
    ),
];
const PARTNER_OBJECTS: SentenceWordings = &[
    text(
        "«No, aspetta!», lo ferma subito {partner}, prima che {declarer} risponda.",
        "'No, wait!' {partner} at once stops him, before {declarer} answers.",
    ),
    text(
        "{partner} si oppone all'istante; {declarer} non dice nulla.",
        "{partner} objects that very moment; {declarer} says nothing.",
    ),
];
const DECLARER_AGREES: SentenceWordings = &[
    text(
        "«D'accordo», risponde subito {declarer}, e {partner} tace.",
        "'Agreed', {declarer} at once answers, and {partner} is silent.",
    ),
    text(
        "{declarer} annuisce all'istante; {partner} non dice nulla.",
        "{declarer} nods that very moment; {partner} says nothing.",
    ),
];
const AGREES_AND_GOES_ON: SentenceWordings = &[
    text(
        "«D'accordo», risponde {declarer}, che ha ormai chiamato nel board dopo; {partner} tace.",
        "'Agreed', answers {declarer}, who has by now called on the next board; {partner} is silent.",
    ),
    text(
        "{declarer} annuisce e nel board seguente ha già chiamato; {partner} non dice nulla.",
        "{declarer} nods and on the following board has already called; {partner} says nothing.",
    ),
];
const NOBODY_SPEAKS: SentenceWordings = &[
    text(
        "«D'accordo» non l'ha detto ancora nessuno: {declarer} pensa, e {partner} tace.",
        "Nobody has said 'agreed' yet: {declarer} is thinking, and {partner} is silent.",
    ),
    text(
        "{declarer} guarda le carte senza dire nulla; {partner} non si oppone.",
        "{declarer} looks at the cards without a word; {partner} does not object.",
    ),
];
const CONCEDES_TOO: SentenceWordings = &[
    text(
        "Se {by} ha richiesto qualcosa, ha insieme ceduto il resto.",
        "If {by} has claimed anything, he has given up the rest with it.",
    ),
    text(
        "Chiedendone al più una, {by} avrebbe comunque lasciato le altre.",
        "Asking for one at most, {by} would leave the others in any case.",
    ),
];
const AGREES: SentenceWordings = &[
    text(
        "{lho} è d'accordo; {rho} non ha ancora toccato il board successivo.",
        "{lho} agrees; {rho} has not touched the next board yet.",
    ),
    text(
        "«Va bene», dice {lho}, e nel board dopo {rho} non ha ancora chiamato.",
        "'All right', says {lho}, and on the next board {rho} has not called yet.",
    ),
];
const AGREES_AND_CALLS: SentenceWordings = &[
    text(
        "{lho} è d'accordo; {rho} ha già chiamato nel board successivo.",
        "{lho} agrees; {rho} has already called on the next board.",
    ),
    text(
        "«Va bene», dice {lho}, e nel board dopo {rho} ha già fatto una chiamata.",
        "'All right', says {lho}, and on the next board {rho} has already made a call.",
    ),
];
const PLAY_IT: SentenceWordings = &[
    text(
        "{lho} vorrebbe vederle giocare; {rho} e gli altri due sono d'accordo.",
        "{lho} would like to see them played; {rho} and the other two agree.",
    ),
    text(
        "«Giocale», dice {lho}, e a {rho} come agli altri sta bene.",
        "'Play them', says {lho}, and {rho} like the others does not mind.",
    ),
];
const PLAY_IT_NOT_ALL: SentenceWordings = &[
    text(
        "{lho} vorrebbe vederle giocare; {rho} e gli altri due non sono d'accordo.",
        "{lho} would like to see them played; {rho} and the other two do not agree.",
    ),
    text(
        "«Giocale», dice {lho}, ma né a {rho} né agli altri sta bene.",
        "'Play them', says {lho}, but neither {rho} nor the others agree.",
    ),
];
const DOUBTS: SentenceWordings = &[
    text(
        "{lho} contesta una presa; {rho} non dice nulla e si chiama l'Arbitro.",
        "{lho} contests a trick; {rho} says nothing and the director is called.",
    ),
    text(
        "«Una è nostra», dice {lho}, e {rho} chiama l'Arbitro.",
        "'One is ours', says {lho}, and {rho} calls the director.",
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
