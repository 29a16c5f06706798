//! Law 68: claim or concession of tricks.

mod inquiry;

mod facing;

mod order;

use super::endings::{self, ending_tricks, may_win_one, tricks_left, trumps_are_drawn};
use super::l63::RULING_AGAIN;
use super::prelude::*;
use super::scenes::{add_act, defender, is_top};
use arbitro_laws::bridge::endgame::PlayerModel;
use arbitro_laws::record::event::TrickCount;
use order::{ORDER_STATED, ORDER_UNSTATED, tricks_by_order};

pub const SCENARIOS: &[&Scenario] = &[
    &CONCEDES,
    &CLAIMS,
    &THIS_TRICK,
    &facing::FACES_CARDS,
    &facing::PLAYED_AFTER,
    &inquiry::PLAYED_OR_SHOWN,
];

/// What becomes of a claim or concession.
pub const OF_CLAIM: &[&[AspectKind]] = &[&[AspectKind::Claim]];

static CONCEDES: Scenario = scenario(68, "concedes", &["difensore", "concessione"], concedes)
    .tricks(8..=11)
    .asks(RULING_AGAIN)
    .aspects(OF_CLAIM);

static CLAIMS: Scenario = scenario(68, "claims", &["dichiarante", "richiesta"], claims)
    .tricks(8..=11)
    .asks(RULING_AGAIN)
    .aspects(OF_CLAIM);

static THIS_TRICK: Scenario =
    scenario(68, "this-trick", &["difensore", "presa in corso"], this_trick)
        .tricks(8..=11)
        .asks(RULING_AGAIN)
        .aspects(&[&[AspectKind::Fate, AspectKind::Turn]]);

/// A defender concedes all, or claims some of the rest; his partner objects, declarer agrees with a call on the next
/// board, or he has not answered yet.
fn concedes(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let by = defender(story)?;
    may_win_one(story, by)?;
    let all = story.either();
    let one = Act::Claims(Some(TrickCount::Some(1)));
    story.add_event(by, if all { Act::Concedes(None) } else { one });
    story.add_sentence(if all { GIVES_UP } else { WANTS_SOME });
    let reaction = story.choose(3);
    match reaction {
        0 => story.add_event(by.partner(), Act::Objects),
        1 => {
            story.add_event(declarer, Act::Agrees);
            story.add_event(declarer, Act::Ends(EndedPhase::NextBoard));
        }
        _ => story.add_event(declarer, Act::Agrees),
    }
    let lines = [PARTNER_OBJECTS, AGREES_AND_GOES_ON, DECLARER_AGREES];
    add_act(story, "all-play-on", Answer::NO, lines[reaction])?;
    untold(story, "information-used", Answer::NO)
}

/// Declarer claims, and has said which suit he plays first or not; a defender asks to play on, or objects.
fn claims(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    trumps_are_drawn(story)?;
    let tricks = tricks_by_order(story)?;
    endings::claims(story, by, tricks)?;
    let reaction = story.choose(3);
    let act = if reaction == 2 { Act::Objects } else { Act::AsksToPlayOn };
    story.add_event(by.lho(), act);
    let line = [PLAY_IT, PLAY_IT_NOT_ALL, DOUBTS][reaction];
    add_act(story, "all-play-on", Answer::from_bool(reaction == 0), line)?;
    untold(story, "needs-holding", Answer::NO)?;
    story.choose_finding("normal-line-loses", ORDER_UNSTATED, ORDER_STATED)?;
    Some(())
}

/// A defender, who holds the highest card left of the suit led, names it or shows it while his partner is to play, and
/// states who wins the trick in progress, plays it, or claims two tricks.
fn this_trick(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_in_turn()?;
    let led = story.led()?;
    story.require(story.position.on_table() == 1)?;
    let by = partner.partner();
    let tops = story.suit(by, led).iter().filter(|card| is_top(story, *card)).collect();
    let card = story.pick(tops)?;
    story.require(story.position.trick?.is_beaten_by(card, story.trumps()) == Some(true))?;
    story.require(!story.suit(partner.lho(), led).is_empty() && story.hand(by).len() > 2)?;
    // He may well claim two tricks and concede the rest.
    let wins = ending_tricks(story, by, [PlayerModel::Best; 2])?;
    story.require(wins == 2 && wins < tricks_left(story))?;
    cast!(story, by, partner, card);
    let shown = Act::Spreads(Facing::of(Hand::EMPTY.with(card)));
    let course = story.choose(4);
    match course {
        0 => {
            story.add_event(by, Act::Names(card.into()));
            story.add_event(by, Act::SpeaksOfTrick);
        }
        1 | 2 => {
            story.add_event(by, shown);
            story.add_event(by, Act::SpeaksOfTrick);
        }
        _ => {
            story.add_event(by, shown);
            story.add_event(by, Act::Claims(Some(TrickCount::Some(2))));
        }
    }
    let lines = [NAMES, SHOWS_FOR_TRICK, PLAYS_FOR_TRICK, SHOWS_FOR_REST];
    add_act(story, "shown-as-play", Answer::from_bool(course == 2), lines[course])?;
    untold(story, "told-his-turn", Answer::NO)?;
    untold(story, "information-used", Answer::NO)
}

const GIVES_UP: SentenceWordings = &[
    text(
        "{by} mostra le carte e dice: «le altre sono vostre».",
        "{by} shows his cards and says: 'the rest are yours'.",
    ),
    text(
        "Posando le carte {by} concede tutte le prese che restano.",
        "Putting down his cards {by} concedes all the tricks that are left.",
    ),
    text(
        "«Non ne facciamo più», dice {by}, e mostra la mano.",
        "'We make no more', says {by}, and shows his hand.",
    ),
    because(
        "68B1",
        [
            "{by} ha concesso tutte le prese restanti",
            "{by} avesse concesso tutte le prese restanti",
        ],
        [
            "{by} has conceded all the remaining tricks",
            "{by} had conceded all the remaining tricks",
        ],
    ),
];
const WANTS_SOME: SentenceWordings = &[
    text(
        "{by} mostra le carte e dice: «una è nostra, le altre vostre».",
        "{by} shows his cards and says: 'one is ours, the rest yours'.",
    ),
    text(
        "Posando le carte {by} richiede una presa e concede le altre.",
        "Putting down his cards {by} claims one trick and concedes the others.",
    ),
    text(
        "«Ne facciamo ancora una sola», dice {by}, e mostra la mano.",
        "'We make just one more', says {by}, and shows his hand.",
    ),
    because(
        "68A",
        [
            "{by} ha richiesto una presa e concesso le altre",
            "{by} avesse richiesto una presa e concesso le altre",
        ],
        [
            "{by} has claimed one trick and conceded the others",
            "{by} had claimed one trick and conceded the others",
        ],
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
    text(
        "«Io non sono d'accordo», dice immediatamente {partner}, e {declarer} chiama l'Arbitro.",
        "'I do not agree', {partner} says immediately, and {declarer} calls the director.",
    ),
    short_reasons::PARTNER_OBJECTED,
];
const AGREES_AND_GOES_ON: SentenceWordings = &[
    text(
        "«D'accordo», dice {declarer}, e chiama nel board successivo; solo allora {partner} dice che avrebbe preferito giocare.",
        "'Agreed', says {declarer}, and calls on the next board; only then does {partner} say that he would rather have played on.",
    ),
    text(
        "{declarer} accetta e chiama nel board successivo; poi {partner} chiama l'Arbitro e dice che lui non avrebbe concesso.",
        "{declarer} accepts and calls on the next board; then {partner} calls the director and says that he would not have conceded.",
    ),
    text(
        "A {declarer} sta bene: chiama nel board successivo, e {partner} dice soltanto adesso che voleva continuare.",
        "{declarer} is content: he calls on the next board, and only now does {partner} say that he wanted to go on.",
    ),
    because(
        "69A",
        [
            "{declarer} ha accettato e poi chiamato nel board successivo",
            "{declarer} avesse accettato e poi chiamato nel board successivo",
        ],
        [
            "{declarer} agreed and then called on the next board",
            "{declarer} had agreed and then called on the next board",
        ],
    ),
];
const DECLARER_AGREES: SentenceWordings = &[
    text(
        "«D'accordo», dice {declarer}, {partner} tace, e prima del board successivo {declarer}, che non contesta nulla, chiede all'Arbitro se il suo consenso ormai lo vincola.",
        "'Agreed', says {declarer}, {partner} is silent, and before the next board {declarer}, who contests nothing, asks the director whether his agreement now binds him.",
    ),
    text(
        "{declarer} accetta e {partner} non dice nulla; il board successivo è ancora chiuso quando {declarer}, che non contesta nulla, chiede all'Arbitro se il suo consenso ormai lo vincola.",
        "{declarer} accepts and {partner} says nothing; the next board is still closed when {declarer}, who contests nothing, asks the director whether his agreement now binds him.",
    ),
    text(
        "A {declarer} sta bene e {partner} non parla; con il board successivo ancora chiuso {declarer}, che non contesta nulla, chiede all'Arbitro se il suo consenso ormai lo vincola.",
        "{declarer} is content and {partner} does not speak; with the next board still closed {declarer}, who contests nothing, asks the director whether his agreement now binds him.",
    ),
    short_reasons::DECLARER_HAS_AGREED,
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
    text(
        "{lho} preferisce giocare; {rho}, il morto e il dichiarante sono d'accordo.",
        "{lho} prefers to play; {rho}, dummy and declarer agree.",
    ),
    short_reasons::ALL_PLAY_ON,
];
const PLAY_IT_NOT_ALL: SentenceWordings = &[
    text(
        "{lho} chiede che si continui a giocare; {rho} non vuole, e si chiama l'Arbitro.",
        "{lho} asks that play go on; {rho} does not want it, and the director is called.",
    ),
    text(
        "«Giochiamole», dice {lho}, ma {rho} preferisce che decida l'Arbitro.",
        "'Let us play them', says {lho}, but {rho} prefers that the director decide.",
    ),
    text(
        "{lho} preferisce giocare; {rho} invece vuole l'Arbitro.",
        "{lho} prefers to play; {rho} wants the director instead.",
    ),
    because(
        "70A",
        [
            "{lho} vuole giocare, ma {rho} non è d'accordo",
            "{lho} avesse voluto giocare e {rho} non fosse stato d'accordo",
        ],
        [
            "{lho} wants to play on, but {rho} does not agree",
            "{lho} had wanted to play on and {rho} had not agreed",
        ],
    ),
];
const DOUBTS: SentenceWordings = &[
    text(
        "{lho} contesta una delle prese richieste; {rho} non dice nulla, e si chiama l'Arbitro.",
        "{lho} contests one of the tricks claimed; {rho} says nothing, and the director is called.",
    ),
    text(
        "«Tante non le fai», dice {lho}, e {rho} chiama l'Arbitro.",
        "'You do not make that many', says {lho}, and {rho} calls the director.",
    ),
    text(
        "{lho} dice che una delle prese richieste è della difesa; {rho} chiama l'Arbitro.",
        "{lho} says that one of the tricks claimed is the defence's; {rho} calls the director.",
    ),
    because(
        "70A",
        [
            "{lho} contesta una delle prese richieste",
            "{lho} avesse contestato una delle prese richieste",
        ],
        [
            "{lho} contests one of the tricks claimed",
            "{lho} had contested one of the tricks claimed",
        ],
    ),
];
const NAMES: SentenceWordings = &[
    text(
        "Tocca a {partner}; {by} perde la pazienza e, senza toccare le carte, dice: «questa la prendo io con {card}».",
        "It is {partner}'s turn; {by} loses patience and, without touching his cards, says: 'this one is mine with the {card}'.",
    ),
    text(
        "{partner} pensa. «Ho {card}, la presa è nostra», si lascia sfuggire {by}, con le carte in mano.",
        "{partner} is thinking. 'I have the {card}, the trick is ours', {by} lets slip, with his cards in his hand.",
    ),
    text(
        "Prima che giochi {partner}, {by} dice «con {card} questa presa è nostra», tenendo la carta in mano.",
        "Before {partner} plays, {by} says 'with the {card} this trick is ours', keeping the card in his hand.",
    ),
    because(
        "68",
        ["{by} ha soltanto nominato {card}", "{by} avesse soltanto nominato {card}"],
        ["{by} has only named the {card}", "{by} had only named the {card}"],
    ),
];
const SHOWS_FOR_TRICK: SentenceWordings = &[
    text(
        "Tocca a {partner}; {by} perde la pazienza, fa vedere {card} senza volerl{o/a:card} giocare e dice: «questa la prendo io».",
        "It is {partner}'s turn; {by} loses patience, shows the {card} without meaning to play it and says: 'this one is mine'.",
    ),
    text(
        "{partner} pensa. «La presa è nostra», dice {by}, e mostra {card} soltanto per farl{o/a:card} vedere.",
        "{partner} is thinking. 'The trick is ours', says {by}, and shows the {card} only to let it be seen.",
    ),
    text(
        "Prima che giochi {partner}, {by} dice «questa presa è nostra» e mostra {card}, che non intende giocare.",
        "Before {partner} plays, {by} says 'this trick is ours' and shows the {card}, which he does not mean to play.",
    ),
    because(
        "68",
        [
            "{by} ha mostrato {card} senza giocarl{o/a:card}",
            "{by} avesse mostrato {card} senza giocarl{o/a:card}",
        ],
        [
            "{by} has shown the {card} without playing it",
            "{by} had shown the {card} without playing it",
        ],
    ),
];
const PLAYS_FOR_TRICK: SentenceWordings = &[
    text(
        "Tocca a {partner}; {by} perde la pazienza, mette {card} sul tavolo per giocarl{o/a:card} e dice: «questa la prendo io».",
        "It is {partner}'s turn; {by} loses patience, puts the {card} on the table to play it and says: 'this one is mine'.",
    ),
    text(
        "{partner} pensa. «La presa è nostra», dice {by}, e gioca {card} come se toccasse a lui.",
        "{partner} is thinking. 'The trick is ours', says {by}, and plays the {card} as if it were his turn.",
    ),
    text(
        "Prima che giochi {partner}, {by} dice «questa presa è nostra» e gioca {card}, posandol{o/a:card} sulla presa.",
        "Before {partner} plays, {by} says 'this trick is ours' and plays the {card}, putting it on the trick.",
    ),
    because(
        "57A",
        [
            "{by} ha giocato {card} prima di {partner}",
            "{by} avesse giocato {card} prima di {partner}",
        ],
        [
            "{by} has played the {card} before {partner}",
            "{by} had played the {card} before {partner}",
        ],
    ),
];
const SHOWS_FOR_REST: SentenceWordings = &[
    text(
        "Tocca a {partner}; {by} perde la pazienza, fa vedere {card} e dice: «questa e un'altra sono nostre, il resto vostro».",
        "It is {partner}'s turn; {by} loses patience, shows the {card} and says: 'this one and one more are ours, the rest yours'.",
    ),
    text(
        "{partner} pensa. «Questa presa e un'altra sono nostre, il resto vostro», dice {by}, e mostra {card}.",
        "{partner} is thinking. 'This trick and one more are ours, the rest yours', says {by}, and shows the {card}.",
    ),
    text(
        "Prima che giochi {partner}, {by} mostra {card}, richiede questa presa e un'altra e lascia il resto.",
        "Before {partner} plays, {by} shows the {card}, claims this trick and one more and gives up the rest.",
    ),
    because(
        "68A",
        [
            "{by} ha richiesto anche una presa seguente",
            "{by} avesse richiesto anche una presa seguente",
        ],
        ["{by} has claimed a later trick too", "{by} had claimed a later trick too"],
    ),
];
