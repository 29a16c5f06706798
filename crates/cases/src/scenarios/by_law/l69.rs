//! Law 69: an agreed claim or concession.

use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::Seat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::EndedPhase;
use arbitro_laws::ruling::{Answer, text};

use super::claim_sentences::{
    CALLED_NEXT_BOARD, CLAIMS_ALL, NEEDS_NOTHING, NO_CALL_YET, NO_WORSE_LINE, ROUND_IS_OVER,
    STATES_LINE, WORSE_LINE,
};
use super::l68::trumps_are_drawn;

pub const SCENARIOS: &[&Scenario] = &[&REGRETTED, &WHO_CALLED, &CLAIM_AND_CONCESSION];

static REGRETTED: Scenario =
    scenario(69, "regretted", &["richiesta", "consenso"], regretted).tricks(7..=12);

static WHO_CALLED: Scenario =
    scenario(69, "who-called", &["richiesta", "consenso", "board successivo"], who_called)
        .tricks(7..=12);

static CLAIM_AND_CONCESSION: Scenario = scenario(
    69,
    "agreed-and-regretted",
    &["richiesta", "concessione", "consenso"],
    agreed_and_regretted,
)
.tricks(7..=12);

/// Declarer claims and a defender agrees; a defender may object later, because a trick was given away.
fn regretted(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    trumps_are_drawn(story)?;
    let agrees = story.a_defender()?;
    let caller = story.a_defender()?;
    for (slot, seat) in
        [("by", by), ("agrees", agrees), ("partner", agrees.partner()), ("caller", caller)]
    {
        story.cast(slot, seat);
    }
    story.add_event(by, Act::Claims(None));
    story.add_sentence(CLAIMS_ALL);
    story.add_event(by, Act::StatesLine);
    story.add_sentence(STATES_LINE);
    story.add_event(agrees, Act::Agrees);
    story.add_sentence(AGREES);
    let time = story.choose(3);
    match time {
        0 => story.add_event(caller, Act::Ends(EndedPhase::NextBoard)),
        1 => story.add_event(caller, Act::Ends(EndedPhase::Round)),
        _ => {}
    }
    story.add_sentence([CALLED_NEXT_BOARD, ROUND_IS_OVER, NO_CALL_YET][time]);
    doubts(story, agrees.partner())
}

/// The partner of the defender who agreed objects or not, and the director finds whose the trick was.
fn doubts(story: &mut Story<'_>, by: Seat) -> Option<()> {
    let regrets = story.either();
    if regrets {
        story.add_event(by, Act::Objects);
    }
    story.add_sentence(if regrets { DOUBTS } else { NO_DOUBT });
    story.choose_finding("trick-won", ALREADY_WON, NOT_YET_WON)?;
    story.choose_finding("likely-won", LIKELY, UNLIKELY)?;
    story.add_finding("needs-holding", Answer::NO, NEEDS_NOTHING)?;
    story.choose_finding("normal-line-loses", WORSE_LINE, NO_WORSE_LINE)?;
    Some(())
}

/// Declarer claims and a defender agrees; then declarer, the defender, or his partner calls on the next board, or
/// nobody does.
fn who_called(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    trumps_are_drawn(story)?;
    let agrees = story.a_defender()?;
    for (slot, seat) in [("by", by), ("agrees", agrees), ("partner", agrees.partner())] {
        story.cast(slot, seat);
    }
    story.add_event(by, Act::Claims(None));
    story.add_sentence(CLAIMS_ALL);
    story.add_event(agrees, Act::Agrees);
    story.add_sentence(AGREES);
    let who = story.choose(4);
    if let Some(caller) = [Some(by), Some(agrees), Some(agrees.partner()), None][who] {
        story.add_event(caller, Act::Ends(EndedPhase::NextBoard));
    }
    story.add_sentence([CLAIMER_CALLED, AGREER_CALLED, PARTNER_CALLED, NOBODY_CALLED][who]);
    doubts(story, agrees.partner())
}

/// Declarer claims some tricks and concedes the others, and the opponents agree; later he, or a defender, finds that
/// he gave away too much.
fn agreed_and_regretted(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    trumps_are_drawn(story)?;
    let agrees = story.a_defender()?;
    let caller = story.a_defender()?;
    for (slot, seat) in
        [("by", by), ("agrees", agrees), ("partner", agrees.partner()), ("caller", caller)]
    {
        story.cast(slot, seat);
    }
    story.add_event(by, Act::Claims(None));
    story.add_sentence(CLAIMS_SOME);
    story.add_event(agrees, Act::Agrees);
    story.add_sentence(AGREES);
    let time = story.choose(2);
    if time == 0 {
        story.add_event(caller, Act::Ends(EndedPhase::NextBoard));
    }
    story.add_sentence([CALLED_NEXT_BOARD, NO_CALL_YET][time]);
    let who = story.choose(3);
    match who {
        0 => story.add_event(by, Act::Objects),
        1 => story.add_event(agrees, Act::Objects),
        _ => {}
    }
    story.add_sentence([CLAIMER_REGRETS, AGREER_REGRETS, NOBODY_REGRETS][who]);
    story.add_finding("trick-won", Answer::NO, NO_TRICK_WON)?;
    story.choose_finding("likely-won", DEFENDERS_LIKELY, DEFENDERS_UNLIKELY)?;
    story.choose_finding("cannot-lose", CANNOT_LOSE, CAN_LOSE)?;
    story.add_finding("needs-holding", Answer::NO, NEEDS_NOTHING)?;
    story.add_finding("normal-line-loses", Answer::NO, NO_WORSE_LINE)
}

const AGREES: SentenceWordings = &[
    text("{agrees} è d'accordo, {partner} tace.", "{agrees} agrees, {partner} is silent."),
    text(
        "«Va bene», dice {agrees}, mentre {partner} non dice nulla.",
        "'All right', says {agrees}, while {partner} says nothing.",
    ),
    text(
        "A {agrees} sta bene così; {partner} mette via le carte.",
        "{agrees} is content; {partner} puts his cards away.",
    ),
];
const DOUBTS: SentenceWordings = &[
    text(
        "{partner} ci ripensa: una presa, dice, era sua o di {agrees}.",
        "{partner} thinks again: one trick, he says, was his or {agrees}'s.",
    ),
    text(
        "Rifatti i conti {partner} contesta una presa, che secondo lui spettava alla linea di {agrees}.",
        "Having counted again {partner} contests a trick, which he thinks was due to {agrees}'s side.",
    ),
];
const NO_DOUBT: SentenceWordings = &[
    text(
        "{partner} non ha ripensamenti: nessuna presa, dice, era sua o di {agrees}.",
        "{partner} has no second thoughts: no trick, he says, was his or {agrees}'s.",
    ),
    text(
        "Rifatti i conti {partner} non contesta nulla per la linea di {agrees}, e si chiede solo come si segna.",
        "Having counted again {partner} contests nothing for {agrees}'s side, and they only ask how to score.",
    ),
];
const ALREADY_WON: SentenceWordings = &[
    text(
        "L'Arbitro accerta che fra le prese già fatte {agrees} e {partner} ne avevano una in più di quelle segnate.",
        "The director finds that among the tricks already played {agrees} and {partner} had won one more than was scored.",
    ),
    text(
        "Una presa in più, accerta l'Arbitro, {agrees} e {partner} l'avevano già davanti.",
        "One more trick, the director finds, {agrees} and {partner} already had before them.",
    ),
];
const NOT_YET_WON: SentenceWordings = &[
    text(
        "L'Arbitro accerta che fra le prese già fatte {agrees} e {partner} non ne avevano una in più di quelle segnate.",
        "The director finds that among the tricks already played {agrees} and {partner} had not won one more than was scored.",
    ),
    text(
        "Di prese in più, accerta l'Arbitro, {agrees} e {partner} non ne avevano già davanti.",
        "No more tricks, the director finds, did {agrees} and {partner} already have before them.",
    ),
];
const LIKELY: SentenceWordings = &[
    text(
        "Continuando, {agrees} e {partner} avrebbero probabilmente fatto una presa.",
        "Had play gone on, {agrees} and {partner} would likely have won a trick.",
    ),
    text(
        "Se si fosse giocato, una presa di {agrees} e {partner} sarebbe stata probabile.",
        "Had it been played out, a trick for {agrees} and {partner} would have been likely.",
    ),
];
const UNLIKELY: SentenceWordings = &[
    text(
        "Continuando, {agrees} e {partner} avrebbero fatto una presa una volta su quattro.",
        "Had play gone on, {agrees} and {partner} would have won a trick one time in four.",
    ),
    text(
        "Se si fosse giocato, una presa di {agrees} e {partner} sarebbe stata poco probabile.",
        "Had it been played out, a trick for {agrees} and {partner} would have been unlikely.",
    ),
];
const CLAIMER_CALLED: SentenceWordings = &[
    text(
        "Nel board dopo ha chiamato {by}; {agrees} e {partner} non ancora.",
        "On the next board {by} has called; {agrees} and {partner} not yet.",
    ),
    text(
        "Di {by}, {agrees} e {partner}, nel board seguente ha fatto una chiamata solo il primo.",
        "Of {by}, {agrees} and {partner}, only the first has made a call on the following board.",
    ),
];
const AGREER_CALLED: SentenceWordings = &[
    text(
        "Nel board dopo ha chiamato {agrees}; {by} e {partner} non ancora.",
        "On the next board {agrees} has called; {by} and {partner} not yet.",
    ),
    text(
        "Di {agrees}, {by} e {partner}, nel board seguente ha fatto una chiamata solo il primo.",
        "Of {agrees}, {by} and {partner}, only the first has made a call on the following board.",
    ),
];
const PARTNER_CALLED: SentenceWordings = &[
    text(
        "Nel board dopo ha chiamato {partner}; {by} e {agrees} non ancora.",
        "On the next board {partner} has called; {by} and {agrees} not yet.",
    ),
    text(
        "Di {partner}, {by} e {agrees}, nel board seguente ha fatto una chiamata solo il primo.",
        "Of {partner}, {by} and {agrees}, only the first has made a call on the following board.",
    ),
];
const NOBODY_CALLED: SentenceWordings = &[
    text(
        "Nel board dopo non ha chiamato nessuno: né {by} né {agrees} né {partner}.",
        "On the next board nobody has called: not {by}, nor {agrees}, nor {partner}.",
    ),
    text(
        "Di {by}, {agrees} e {partner}, nel board seguente non ha fatto una chiamata nessuno.",
        "Of {by}, {agrees} and {partner}, none has made a call on the following board.",
    ),
];
const CLAIMS_SOME: SentenceWordings = &[
    text(
        "«Una la perdo, le altre sono mie», dice {by}, e posa le carte.",
        "'I lose one, the others are mine', says {by}, and puts down his cards.",
    ),
    text(
        "{by} mostra le carte, concede una presa e richiede le altre.",
        "{by} shows his cards, concedes one trick and claims the others.",
    ),
];
const CLAIMER_REGRETS: SentenceWordings = &[
    text(
        "È {by} a ripensarci, non {agrees}: quella presa, dice, non la perdeva.",
        "It is {by} who thinks again, not {agrees}: that trick, he says, he was not losing.",
    ),
    text(
        "Riguardando le carte {by} rivuole la presa concessa; {agrees} non chiede nulla.",
        "Looking at the cards again {by} wants the conceded trick back; {agrees} asks for nothing.",
    ),
];
const AGREER_REGRETS: SentenceWordings = &[
    text(
        "È {agrees} a ripensarci, non {by}: di prese, dice, gliene spettavano due.",
        "It is {agrees} who thinks again, not {by}: two tricks, he says, were due to him.",
    ),
    text(
        "Riguardando le carte {agrees} vuole un'altra presa; {by} non chiede nulla.",
        "Looking at the cards again {agrees} wants another trick; {by} asks for nothing.",
    ),
];
const NOBODY_REGRETS: SentenceWordings = &[
    text(
        "Non ci ripensano né {by} né {agrees}: si chiede solo come si segna.",
        "Neither {by} nor {agrees} thinks again: they only ask how to score.",
    ),
    text(
        "Riguardando le carte né {agrees} né {by} chiedono nulla, se non come si segna.",
        "Looking at the cards again neither {agrees} nor {by} asks for anything, but how to score.",
    ),
];
const NO_TRICK_WON: SentenceWordings = &[
    text(
        "Sulle prese già giocate {by} e {agrees} sono d'accordo.",
        "About the tricks already played {by} and {agrees} agree.",
    ),
    text(
        "Le prese già fatte da {by} e da {agrees} sono contate bene.",
        "The tricks already won by {by} and by {agrees} are counted rightly.",
    ),
];
const DEFENDERS_LIKELY: SentenceWordings = &[
    text(
        "Giocando, {agrees} e {partner} ne avrebbero probabilmente fatta una in più.",
        "In play, {agrees} and {partner} would likely have won one more.",
    ),
    text(
        "Per {agrees} e {partner} un'altra presa, a continuare, era probabile.",
        "For {agrees} and {partner} another trick, in further play, was likely.",
    ),
];
const DEFENDERS_UNLIKELY: SentenceWordings = &[
    text(
        "Giocando, {agrees} e {partner} difficilmente ne avrebbero fatta una in più.",
        "In play, {agrees} and {partner} would hardly have won one more.",
    ),
    text(
        "Per {agrees} e {partner} un'altra presa, a continuare, non era probabile.",
        "For {agrees} and {partner} another trick, in further play, was not likely.",
    ),
];
const CANNOT_LOSE: SentenceWordings = &[
    text(
        "La presa concessa da {by}, accerta l'Arbitro, non si perdeva con nessun gioco normale.",
        "The trick conceded by {by}, the director finds, was lost by no normal play.",
    ),
    text(
        "Comunque si giocasse, purché normalmente, quella presa restava a {by}.",
        "However the cards were played, if only normally, that trick stayed with {by}.",
    ),
];
const CAN_LOSE: SentenceWordings = &[
    text(
        "La presa concessa da {by}, accerta l'Arbitro, si perdeva con un gioco normale, benché distratto.",
        "The trick conceded by {by}, the director finds, was lost by a normal play, if a careless one.",
    ),
    text(
        "Se si giocava con poca cura, ma normalmente, quella presa non restava a {by}.",
        "If the cards were played with little care, but normally, that trick did not stay with {by}.",
    ),
];
