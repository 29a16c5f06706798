//! Law 68: cards that are faced, and cards played after a claim.

use super::OF_CLAIM;
use super::order::{ORDER_STATED, ORDER_UNSTATED, tricks_by_order};
use crate::scenarios::by_law::endings::may_lose_one;
use crate::scenarios::by_law::endings::{claims, trumps_are_drawn};
use crate::scenarios::by_law::l63::RULING_AGAIN;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{add_act, defender, is_top};

pub static FACES_CARDS: Scenario =
    scenario(68, "faces-cards", &["difensore", "richiesta"], faces_cards)
        .wish(ContractWish::NoTrump)
        .tricks(7..=12)
        .asks(RULING_AGAIN)
        .aspects(OF_CLAIM);

pub static PLAYED_AFTER: Scenario =
    scenario(68, "played-after", &["richiesta", "gioco sospeso"], played_after)
        .tricks(7..=11)
        .asks(RULING_AGAIN)
        .aspects(OF_CLAIM);

/// A defender who is not to play faces two cards, which is a claim of one trick or not; declarer reacts.
fn faces_cards(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let by = defender(story)?;
    story.require(story.turn() != Some(by))?;
    may_lose_one(story, by)?;
    let is_shown = |card: &Card| card.rank.is_honour() || is_top(story, *card);
    let shown = story.hand(by).iter().filter(is_shown).collect();
    let first = story.pick(shown)?;
    let other = story.pick(story.hand(by).without(first))?;
    cast!(story, card = first, other);
    story.add_event(by, Act::Spreads(Facing::of([first, other].into_iter().collect())));
    story.add_sentence(FACES_TWO);
    let is_evident = story.choose_finding("no-claim-meant", NO_CLAIM, MAYBE_CLAIM)?;
    let reaction = story.choose(3);
    story.require(!is_evident || reaction == 2)?;
    match reaction {
        0 => story.add_event(declarer, Act::Agrees),
        1 => story.add_event(declarer, Act::AsksToPlayOn),
        _ => story.add_event(declarer, Act::Objects),
    }
    let line = [FACED_AGREED, FACED_PLAY_ON, FACED_DOUBTED][reaction];
    add_act(story, "all-play-on", Answer::from_bool(reaction == 1), line)?;
    untold(story, "deliberate-exposure", Answer::YES)?;
    untold(story, "needs-holding", Answer::NO)?;
    untold(story, "partner-can-err", Answer::NO)?;
    untold(story, "information-used", Answer::NO)?;
    if reaction > 0 {
        story.choose_finding("normal-line-loses", MAY_WIN_NONE, WINS_ONE)?;
    } else {
        story.add_sentence(NOBODY_CONTESTS);
    }
    Some(())
}

/// Declarer claims, and a defender objects, or plays a card with or without the agreement of all to play on.
fn played_after(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    let next = story.defender_in_turn()?;
    let card = story.would_play()?;
    trumps_are_drawn(story)?;
    let tricks = tricks_by_order(story)?;
    cast!(story, next, other = next.partner(), card);
    claims(story, by, tricks)?;
    let course = story.choose(3);
    story.add_event(next, if course == 0 { Act::Objects } else { Act::AsksToPlayOn });
    let line = [OBJECTS_ONLY, ALL_FOUR, NOT_ALL_FOUR][course];
    add_act(story, "all-play-on", Answer::from_bool(course == 1), line)?;
    story.choose_play(next, card, NEXT_PLAYS, NEXT_WAITS);
    untold(story, "needs-holding", Answer::NO)?;
    story.choose_finding("normal-line-loses", ORDER_UNSTATED, ORDER_STATED)?;
    Some(())
}

// That declarer agreed decides: the last sentence tells it in short, the one before what nobody contests.
const NOBODY_CONTESTS: SentenceWordings = &[
    text(
        "Che una presa spetti ancora a {by} e {partner} non lo contesta nessuno.",
        "Nobody contests that one more trick belongs to {by} and {partner}.",
    ),
    text(
        "Nessuno contesta che {by} e {partner} facciano ancora una presa.",
        "Nobody contests that {by} and {partner} make one more trick.",
    ),
    text(
        "La presa di {by} e {partner} non è contestata da nessuno.",
        "The trick of {by} and {partner} is contested by nobody.",
    ),
    short_reasons::DECLARER_HAS_AGREED,
];
const MAY_WIN_NONE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} è un principiante, e che con un gioco per lui normale {by} e {partner} potrebbero non fare più nessuna presa.",
        "The director finds that {by} is a beginner, and that by a play that is normal for him {by} and {partner} might win no more tricks.",
    ),
    text(
        "Con un gioco normale per un principiante come {by}, lui e {partner} potrebbero non fare più nessuna presa: così accerta l'Arbitro.",
        "By a play that is normal for a beginner like {by}, he and {partner} might win no more tricks: so the director finds.",
    ),
    text(
        "Secondo l'Arbitro {by}, che è un principiante, potrebbe non fare più nessuna presa, nemmeno con {partner}, con un gioco per lui normale.",
        "In the director's view {by}, who is a beginner, might by a play that is normal for him win no further trick, nor would {partner}.",
    ),
    because(
        "70D1",
        [
            "{by} può non fare prese con un gioco per lui normale",
            "{by} potesse non fare prese con un gioco per lui normale",
        ],
        [
            "{by} may win no trick by a play that is normal for him",
            "{by} might win no trick by a play that is normal for him",
        ],
    ),
];
const WINS_ONE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} è un esperto, e che con ogni gioco per lui normale {by} e {partner} fanno ancora almeno una presa.",
        "The director finds that {by} is an expert, and that by any play that is normal for him {by} and {partner} win at least one more trick.",
    ),
    text(
        "Con ogni gioco normale per un esperto come {by}, lui e {partner} fanno ancora almeno una presa: così accerta l'Arbitro.",
        "By any play that is normal for an expert like {by}, he and {partner} win at least one more trick: so the director finds.",
    ),
    text(
        "Secondo l'Arbitro {by}, che è un esperto, fa ancora almeno una presa, da solo o con {partner}, con ogni gioco per lui normale.",
        "In the director's view {by}, who is an expert, wins at least one more trick, himself or with {partner}, by any play that is normal for him.",
    ),
    because(
        "",
        [
            "{by} fa una presa con ogni gioco per lui normale",
            "{by} facesse una presa con ogni gioco per lui normale",
        ],
        [
            "{by} wins a trick by any play that is normal for him",
            "{by} won a trick by any play that is normal for him",
        ],
    ),
];
const FACES_TWO: SentenceWordings = &[
    text(
        "{by} scopre {card} e {other}, senza dire nulla.",
        "{by} faces the {card} and the {other} without a word.",
    ),
    text(
        "{by} posa scoperte sul tavolo due carte, {card} e {other}, e guarda {declarer}.",
        "{by} puts two cards on the table face up, the {card} and the {other}, and looks at {declarer}.",
    ),
    text(
        "Due carte di {by}, {card} e {other}, compaiono scoperte sul tavolo senza una parola.",
        "Two cards of {by}'s, the {card} and the {other}, appear face up on the table without a word.",
    ),
];
const NO_CLAIM: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} credeva di essere il morto e non intendeva richiedere né concedere prese.",
        "The director finds that {by} thought that he was dummy, and did not mean to claim or to concede tricks.",
    ),
    text(
        "Al tavolo {by} spiega che si credeva il morto, e per l'Arbitro è evidente che non voleva richiedere né concedere prese.",
        "At the table {by} explains that he thought he was dummy, and to the director it is evident that he did not mean to claim or to concede tricks.",
    ),
    text(
        "Credendosi il morto, {by} non voleva affatto richiedere né concedere prese: così accerta l'Arbitro.",
        "Thinking he was dummy, {by} did not mean to claim or concede tricks at all: so the director finds.",
    ),
    because(
        "49",
        [
            "{by} si credeva il morto e non richiedeva prese",
            "{by} si fosse creduto il morto e non richiedesse prese",
        ],
        [
            "{by} thought that he was dummy and claimed no trick",
            "{by} had thought that he was dummy and claimed no trick",
        ],
    ),
];
const MAYBE_CLAIM: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} voleva abbreviare il gioco e con quelle carte intendeva richiedere una presa e concedere le altre.",
        "The director finds that {by} wanted to cut play short, and with those cards meant to claim one trick and to concede the others.",
    ),
    text(
        "Al tavolo {by} spiega che voleva abbreviare il gioco, e per l'Arbitro è evidente che richiedeva una presa e concedeva le altre.",
        "At the table {by} explains that he wanted to cut play short, and to the director it is evident that he claimed one trick and conceded the others.",
    ),
    text(
        "Mostrandole, {by} voleva richiedere una presa e concedere le altre: così accerta l'Arbitro.",
        "By showing them {by} meant to claim one trick and concede the others: so the director finds.",
    ),
    because(
        "68A",
        ["{by} intendeva richiedere una presa", "{by} avesse inteso richiedere una presa"],
        ["{by} meant to claim one trick", "{by} had meant to claim one trick"],
    ),
];
const FACED_AGREED: SentenceWordings = &[
    text(
        "{declarer} accetta e, prima di aprire il board successivo, chiede all'Arbitro se ormai è vincolato.",
        "{declarer} accepts and, before he opens the next board, asks the director whether he is now bound.",
    ),
    text(
        "A {declarer} sta bene, ma con il board successivo ancora chiuso chiede all'Arbitro se ormai è vincolato.",
        "{declarer} is content, but with the next board still closed he asks the director whether he is now bound.",
    ),
    text(
        "{declarer} dice di sì, e con il board successivo ancora da aprire chiede all'Arbitro se ormai è vincolato.",
        "{declarer} says yes, and with the next board still to be opened he asks the director whether he is now bound.",
    ),
    because(
        "",
        [
            "nessuno contesta la presa di {by} e {partner}",
            "nessuno contestasse la presa di {by} e {partner}",
        ],
        [
            "nobody contests the trick of {by} and {partner}",
            "nobody contested the trick of {by} and {partner}",
        ],
    ),
];
const FACED_PLAY_ON: SentenceWordings = &[
    text(
        "{declarer} chiede di continuare a giocare, e tutti e quattro sono d'accordo.",
        "{declarer} asks to play on, and all four agree.",
    ),
    text(
        "A {declarer} non basta: chiede che si giochi fino in fondo, e tutti e quattro accettano.",
        "{declarer} is not content: he asks that it be played out, and all four accept.",
    ),
    text(
        "{declarer} vuole che si giochi lo stesso, e tutti e quattro sono d'accordo.",
        "{declarer} wants it played all the same, and all four agree.",
    ),
    short_reasons::ALL_PLAY_ON,
];
const FACED_DOUBTED: SentenceWordings = &[
    text(
        "{declarer} non è d'accordo e chiama l'Arbitro prima che si giochi altro.",
        "{declarer} does not agree and calls the director before anything else is played.",
    ),
    text(
        "A {declarer} non sta bene, e chiama subito l'Arbitro senza che si giochi altro.",
        "{declarer} is not content and calls the director at once, with nothing else played.",
    ),
    text(
        "{declarer} dice di no, e prima di giocare altro vuole l'Arbitro.",
        "{declarer} says no, and before anything else is played he wants the director.",
    ),
    because(
        "70A",
        ["{declarer} non è d'accordo", "{declarer} non fosse stato d'accordo"],
        ["{declarer} does not agree", "{declarer} had not agreed"],
    ),
];
const OBJECTS_ONLY: SentenceWordings = &[
    text(
        "«Tante non le fai», dice {next}, e {other} chiama l'Arbitro.",
        "'You do not make that many', says {next}, and {other} calls the director.",
    ),
    text(
        "{next} contesta una delle prese richieste, e {other} vuole l'Arbitro.",
        "{next} contests one of the tricks claimed, and {other} wants the director.",
    ),
    text(
        "{next} dice che una delle prese richieste è della difesa, e {other} chiama l'Arbitro.",
        "{next} says that one of the tricks claimed is the defence's, and {other} calls the director.",
    ),
    because(
        "70A",
        [
            "{next} contesta una delle prese richieste",
            "{next} avesse contestato una delle prese richieste",
        ],
        [
            "{next} contests one of the tricks claimed",
            "{next} had contested one of the tricks claimed",
        ],
    ),
];
const ALL_FOUR: SentenceWordings = &[
    text(
        "«Giochiamole», dice {next}, e {other} e gli altri due sono d'accordo.",
        "'Let us play them', says {next}, and {other} and the other two agree.",
    ),
    text(
        "{next} chiede che si continui a giocare, e {other} e gli altri due accettano.",
        "{next} asks that play go on, and {other} and the other two accept.",
    ),
    text(
        "{next} preferisce giocare; {other}, il morto e il dichiarante sono d'accordo.",
        "{next} prefers to play; {other}, dummy and declarer agree.",
    ),
    short_reasons::ALL_PLAY_ON,
];
const NOT_ALL_FOUR: SentenceWordings = &[
    text(
        "«Giochiamole», dice {next}, ma {other} non è d'accordo.",
        "'Let us play them', says {next}, but {other} does not agree.",
    ),
    text(
        "{next} chiede che si continui a giocare, ma {other} non vuole.",
        "{next} asks that play go on, but {other} does not want it.",
    ),
    text(
        "{next} preferisce giocare; {other} invece no.",
        "{next} prefers to play; {other} does not.",
    ),
    because(
        "70A",
        [
            "{next} vuole giocare, ma {other} non è d'accordo",
            "{next} avesse voluto giocare e {other} non fosse stato d'accordo",
        ],
        [
            "{next} wants to play on, but {other} does not agree",
            "{next} had wanted to play on and {other} had not agreed",
        ],
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text(
        "All'arrivo dell'Arbitro {next} ha già giocato {card}.",
        "When the director comes {next} has already played the {card}.",
    ),
    text(
        "Prima che arrivi l'Arbitro {next} gioca {card}.",
        "Before the director comes {next} plays the {card}.",
    ),
    text(
        "Intanto {next} ha già messo sul tavolo {card}.",
        "Meanwhile {next} has already put the {card} on the table.",
    ),
    short_reasons::NEXT_HAS_PLAYED_CARD,
];
const NEXT_WAITS: SentenceWordings = &[
    text(
        "All'arrivo dell'Arbitro {next} sta ancora aspettando.",
        "When the director comes {next} is still waiting.",
    ),
    text(
        "Prima di giocare {next} aspetta l'Arbitro.",
        "Before he plays {next} waits for the director.",
    ),
    text(
        "Intanto {next} tiene in mano le sue carte.",
        "Meanwhile {next} keeps his cards in his hand.",
    ),
    because(
        "",
        ["{next} non ha giocato altre carte", "{next} non avesse giocato altre carte"],
        ["{next} has played no other card", "{next} had played no other card"],
    ),
];
