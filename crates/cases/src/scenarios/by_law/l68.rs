//! Law 68: claim or concession of tricks.

mod facing;

use super::prelude::*;
use super::scenes::{add_act, claim_of, defender, may_win_none, trumps_are_drawn};
use super::sentences::{NEEDS_NOTHING, NO_WORSE_LINE, STATES_LINE, STATES_NO_LINE, WORSE_LINE};

pub const SCENARIOS: &[&Scenario] =
    &[&CONCEDES, &CLAIMS, &THIS_TRICK, &facing::FACES_CARDS, &facing::PLAYED_AFTER];

static CONCEDES: Scenario =
    scenario(68, "concedes", &["difensore", "concessione"], concedes).tricks(7..=12);

static CLAIMS: Scenario =
    scenario(68, "claims", &["dichiarante", "richiesta"], claims).tricks(4..=12);

static THIS_TRICK: Scenario =
    scenario(68, "this-trick", &["difensore", "presa in corso"], this_trick).tricks(4..=11);

/// A defender shows a card while he concedes all, or claims some of the rest; his partner objects, declarer agrees,
/// perhaps with a call on the next board, or nobody speaks.
fn concedes(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let by = defender(story)?;
    story.require(may_win_none(story, by.side()))?;
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
    add_act(story, "all-play-on", Answer::NO, lines[reaction])?;
    story.add_finding("concedes-too", Answer::YES, CONCEDES_TOO)
}

/// Declarer claims, with or without a statement; a defender agrees, perhaps with a call on the next board, asks to play
/// on, or objects.
fn claims(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    trumps_are_drawn(story)?;
    let claim = claim_of(story, by.side(), 1)?;
    story.cast("by", by);
    story.add_event(by, Act::Claims(None));
    story.add_sentence(claim);
    story.choose_act(by, Act::StatesLine, STATES_LINE, STATES_NO_LINE);
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
    add_act(story, "all-play-on", Answer::from_bool(reaction == 2), line)?;
    story.add_finding("needs-holding", Answer::NO, NEEDS_NOTHING)?;
    story.choose_finding("normal-line-loses", WORSE_LINE, NO_WORSE_LINE)?;
    Some(())
}

/// A defender names or shows a card, and states how the trick in progress will end or claims the rest.
fn this_trick(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_in_turn()?;
    story.require(story.led().is_some() && story.position.on_table() == 1)?;
    let by = partner.partner();
    let card = story.would_follow_later(by, 2)?;
    story.require(story.position.trick?.is_beaten_by(card, story.trumps()) == Some(true))?;
    cast!(story, by, partner, card);
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
        "{by} scopre {card} e dice: «le altre sono vostre».",
        "{by} faces the {card} and says: 'the rest are yours'.",
    ),
    text(
        "Mostrando {card} {by} dice: «non ne facciamo più».",
        "Showing the {card} {by} says: 'we make no more'.",
    ),
];
const WANTS_SOME: SentenceWordings = &[
    text(
        "{by} scopre {card} e dice: «una è nostra, le altre vostre».",
        "{by} faces the {card} and says: 'one is ours, the others yours'.",
    ),
    text(
        "Mostrando {card} {by} dice: «ne facciamo ancora una sola».",
        "Showing the {card} {by} says: 'we make just one more'.",
    ),
];
const PARTNER_OBJECTS: SentenceWordings = &[
    text(
        "«No, aspetta!», lo ferma subito {partner}, prima che {declarer} risponda.",
        "'No, wait!' {partner} at once stops him, before {declarer} answers.",
    ),
    text(
        "{partner} si oppone immediatamente; {declarer} non ha ancora risposto.",
        "{partner} objects immediately; {declarer} has not answered yet.",
    ),
];
const DECLARER_AGREES: SentenceWordings = &[
    text(
        "«D'accordo», risponde subito {declarer}, e {partner} non si oppone.",
        "'Agreed', {declarer} at once answers, and {partner} does not object.",
    ),
    text(
        "{declarer} accetta immediatamente; {partner} non si oppone.",
        "{declarer} accepts immediately; {partner} does not object.",
    ),
];
const AGREES_AND_GOES_ON: SentenceWordings = &[
    text(
        "«D'accordo», risponde {declarer}, e chiama già nel board dopo; {partner} non si oppone.",
        "'Agreed', answers {declarer}, and already calls on the next board; {partner} does not object.",
    ),
    text(
        "{declarer} accetta e ha già chiamato nel board seguente; {partner} non si oppone.",
        "{declarer} accepts and has already called on the following board; {partner} does not object.",
    ),
];
const NOBODY_SPEAKS: SentenceWordings = &[
    text(
        "{declarer} non ha ancora risposto, e {partner} non si oppone.",
        "{declarer} has not answered yet, and {partner} does not object.",
    ),
    text(
        "Né {declarer} né {partner} hanno ancora detto nulla.",
        "Neither {declarer} nor {partner} has said anything yet.",
    ),
];
const CONCEDES_TOO: SentenceWordings = &[
    text(
        "Con ciò che ha detto {by} lascia agli avversari almeno una presa.",
        "By what he said {by} leaves at least one trick to the opponents.",
    ),
    text(
        "Almeno una presa {by} la concede agli avversari.",
        "At least one trick {by} concedes to the opponents.",
    ),
];
const AGREES: SentenceWordings = &[
    text(
        "{lho} è d'accordo; {rho} non ha ancora preso le carte del board successivo.",
        "{lho} agrees; {rho} has not taken up the cards of the next board yet.",
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
        "«Va bene», dice {lho}, e nel board dopo {rho} ha già chiamato.",
        "'All right', says {lho}, and on the next board {rho} has already called.",
    ),
];
const PLAY_IT: SentenceWordings = &[
    text(
        "{lho} chiede che si continui a giocare; {rho} e gli altri due sono d'accordo.",
        "{lho} asks that play go on; {rho} and the other two agree.",
    ),
    text(
        "«Giochiamole», dice {lho}, e {rho} e gli altri due accettano.",
        "'Let us play them', says {lho}, and {rho} and the other two accept.",
    ),
];
const PLAY_IT_NOT_ALL: SentenceWordings = &[
    text(
        "{lho} chiede che si continui a giocare; {rho} e gli altri due non sono d'accordo.",
        "{lho} asks that play go on; {rho} and the other two do not agree.",
    ),
    text(
        "«Giochiamole», dice {lho}, ma {rho} e gli altri due non accettano.",
        "'Let us play them', says {lho}, but {rho} and the other two do not accept.",
    ),
];
const DOUBTS: SentenceWordings = &[
    text(
        "{lho} contesta una presa; {rho} non dice nulla, e si chiama l'Arbitro.",
        "{lho} contests a trick; {rho} says nothing, and the director is called.",
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
        "Tocca a {partner}. {by} scopre {card} e dice «questa e un'altra sono nostre, poi sono vostre».",
        "It is {partner}'s turn. {by} faces the {card} and says 'this one and one more are ours, then they are yours'.",
    ),
    text(
        "{partner} pensa, e {by} perde la pazienza: mostra {card}, richiede questa presa e un'altra e lascia il resto.",
        "{partner} is thinking, and {by} loses patience: he shows the {card}, claims this trick and one more and gives up the rest.",
    ),
];
const AS_PLAY: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} intendeva giocare {card}.",
        "The director finds that {by} meant to play the {card}.",
    ),
    text(
        "Secondo l'Arbitro {by} stava giocando {card}.",
        "In the director's view {by} was playing the {card}.",
    ),
];
const ONLY_SHOWN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} non intendeva giocare {card}.",
        "The director finds that {by} did not mean to play the {card}.",
    ),
    text(
        "Secondo l'Arbitro {by} non stava giocando {card}.",
        "In the director's view {by} was not playing the {card}.",
    ),
];
const USED: SentenceWordings = &[
    text(
        "A gioco finito l'Arbitro accerta che {partner}, fra alternative logiche, ha scelto quella che {by} gli aveva suggerito.",
        "After play the director finds that {partner} chose, among logical alternatives, the one that {by} had suggested to him.",
    ),
    text(
        "{partner}, accerta poi l'Arbitro, ha preferito fra giocate logiche quella suggerita da {by}.",
        "{partner}, the director later finds, preferred among logical plays the one suggested by {by}.",
    ),
];
const NOT_USED: SentenceWordings = &[
    text(
        "A gioco finito l'Arbitro accerta che {partner} non ha fatto scelte che {by} gli aveva suggerito.",
        "After play the director finds that {partner} made no choice that {by} had suggested to him.",
    ),
    text(
        "{partner}, accerta poi l'Arbitro, non si è servito di ciò che sapeva da {by}.",
        "{partner}, the director later finds, made no use of what he knew from {by}.",
    ),
];
