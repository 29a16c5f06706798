//! Law 69: an agreed claim or concession.

use super::prelude::*;
use super::scenes::{claim_of, tricks_to_come, trumps_are_drawn};
use super::sentences::{
    CALLED_NEXT_BOARD, NEEDS_NOTHING, NO_CALL_YET, NO_WORSE_LINE, ROUND_IS_OVER, STATES_LINE,
    WORSE_LINE,
};

pub const SCENARIOS: &[&Scenario] = &[&REGRETTED, &WHO_CALLED, &CLAIM_AND_CONCESSION];

static REGRETTED: Scenario =
    scenario(69, "regretted", &["richiesta", "consenso"], regretted).tricks(4..=12);

static WHO_CALLED: Scenario =
    scenario(69, "who-called", &["richiesta", "consenso", "board successivo"], who_called)
        .tricks(4..=12);

static CLAIM_AND_CONCESSION: Scenario = scenario(
    69,
    "agreed-and-regretted",
    &["richiesta", "concessione", "consenso"],
    agreed_and_regretted,
)
.tricks(4..=12);

/// Declarer claims and a defender agrees; a defender may object later, because a trick was given away.
fn regretted(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    trumps_are_drawn(story)?;
    let claim = claim_of(story, by.side(), 1)?;
    let agrees = story.a_defender()?;
    let caller = story.a_defender()?;
    cast!(story, by, agrees, partner = agrees.partner(), caller);
    story.add_event(by, Act::Claims(None));
    story.add_sentence(claim);
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
    story.choose_act(by, Act::Objects, DOUBTS, NO_DOUBT);
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
    let claim = claim_of(story, by.side(), 1)?;
    let agrees = story.a_defender()?;
    cast!(story, by, agrees, partner = agrees.partner());
    story.add_event(by, Act::Claims(None));
    story.add_sentence(claim);
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
    let left = 13 - story.position.tricks_played();
    story.require(left > 2 && tricks_to_come(story, by.side()) + 1 >= left)?;
    let agrees = story.a_defender()?;
    let caller = story.a_defender()?;
    cast!(story, by, agrees, partner = agrees.partner(), caller);
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
        "Rifatti i conti {partner} contesta una presa: secondo lui spettava alla linea di {agrees}.",
        "Having counted again {partner} contests a trick: he thinks that it was due to {agrees}'s side.",
    ),
];
const NO_DOUBT: SentenceWordings = &[
    text(
        "{partner} non ci ripensa, e nemmeno {agrees}.",
        "{partner} does not think again, nor does {agrees}.",
    ),
    text(
        "Rifatti i conti {partner} non contesta nulla, e nemmeno {agrees}.",
        "Having counted again {partner} contests nothing, nor does {agrees}.",
    ),
];
const ALREADY_WON: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {agrees} e {partner} avevano già vinto una presa più di quelle segnate.",
        "The director finds that {agrees} and {partner} had already won one trick more than was scored.",
    ),
    text(
        "Fra le prese già giocate, accerta l'Arbitro, {agrees} e {partner} ne avevano vinta una che non è stata segnata a loro.",
        "Among the tricks already played, the director finds, {agrees} and {partner} had won one that was not scored to them.",
    ),
];
const NOT_YET_WON: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {agrees} e {partner} non avevano già vinto più prese di quelle segnate.",
        "The director finds that {agrees} and {partner} had not already won more tricks than were scored.",
    ),
    text(
        "Fra le prese già giocate, accerta l'Arbitro, {agrees} e {partner} non ne avevano vinta nessuna che non sia stata segnata a loro.",
        "Among the tricks already played, the director finds, {agrees} and {partner} had won none that was not scored to them.",
    ),
];
const LIKELY: SentenceWordings = &[
    text(
        "Continuando a giocare {agrees} e {partner} avrebbero probabilmente fatto una presa in più.",
        "Had play gone on, {agrees} and {partner} would likely have won one trick more.",
    ),
    text(
        "Se si fosse giocato {agrees} e {partner} avrebbero probabilmente fatto una presa in più.",
        "Had it been played out, {agrees} and {partner} would likely have won one trick more.",
    ),
];
const UNLIKELY: SentenceWordings = &[
    text(
        "Continuando a giocare {agrees} e {partner} difficilmente avrebbero fatto una presa in più.",
        "Had play gone on, {agrees} and {partner} would hardly have won one trick more.",
    ),
    text(
        "Se si fosse giocato {agrees} e {partner} difficilmente avrebbero fatto una presa in più.",
        "Had it been played out, {agrees} and {partner} would hardly have won one trick more.",
    ),
];
const CLAIMER_CALLED: SentenceWordings = &[
    text(
        "Nel board dopo ha già chiamato {by}, ma non ancora {agrees} né {partner}.",
        "On the next board {by} has already called, but not yet {agrees} or {partner}.",
    ),
    text(
        "{by} ha già chiamato nel board seguente; {agrees} e {partner} non ancora.",
        "{by} has already called on the following board; {agrees} and {partner} not yet.",
    ),
];
const AGREER_CALLED: SentenceWordings = &[
    text(
        "Nel board dopo ha già chiamato {agrees}, ma non ancora {by} né {partner}.",
        "On the next board {agrees} has already called, but not yet {by} or {partner}.",
    ),
    text(
        "{agrees} ha già chiamato nel board seguente; {by} e {partner} non ancora.",
        "{agrees} has already called on the following board; {by} and {partner} not yet.",
    ),
];
const PARTNER_CALLED: SentenceWordings = &[
    text(
        "Nel board dopo ha già chiamato {partner}, ma non ancora {by} né {agrees}.",
        "On the next board {partner} has already called, but not yet {by} or {agrees}.",
    ),
    text(
        "{partner} ha già chiamato nel board seguente; {by} e {agrees} non ancora.",
        "{partner} has already called on the following board; {by} and {agrees} not yet.",
    ),
];
const NOBODY_CALLED: SentenceWordings = &[
    text(
        "Nel board dopo non ha ancora chiamato nessuno dei tre: né {by} né {agrees} né {partner}.",
        "On the next board none of the three has called yet: not {by}, nor {agrees}, nor {partner}.",
    ),
    text(
        "{by}, {agrees} e {partner} non hanno ancora chiamato nel board seguente.",
        "{by}, {agrees} and {partner} have not called on the following board yet.",
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
        "Poi {by} ci ripensa e dice a {agrees} che quella presa non la perdeva.",
        "Then {by} thinks again and tells {agrees} that he was not losing that trick.",
    ),
    text(
        "Riguardando le carte {by} rivuole da {agrees} la presa concessa.",
        "Looking at the cards again {by} wants the conceded trick back from {agrees}.",
    ),
];
const AGREER_REGRETS: SentenceWordings = &[
    text(
        "Poi {agrees} ci ripensa e dice a {by} che alla difesa spettavano due prese.",
        "Then {agrees} thinks again and tells {by} that two tricks were due to the defence.",
    ),
    text(
        "Riguardando le carte {agrees} vuole da {by} un'altra presa.",
        "Looking at the cards again {agrees} wants another trick from {by}.",
    ),
];
const NOBODY_REGRETS: SentenceWordings = &[
    text("Poi né {by} né {agrees} ci ripensano.", "Then neither {by} nor {agrees} thinks again."),
    text(
        "Riguardando le carte né {by} né {agrees} contestano nulla.",
        "Looking at the cards again neither {by} nor {agrees} contests anything.",
    ),
];
const NO_TRICK_WON: SentenceWordings = &[
    text(
        "Sulle prese già giocate {by} e {agrees} sono d'accordo.",
        "About the tricks already played {by} and {agrees} agree.",
    ),
    text(
        "Le prese già fatte da {by} e da {agrees} sono contate bene.",
        "The tricks already won by {by} and by {agrees} are counted correctly.",
    ),
];
const DEFENDERS_LIKELY: SentenceWordings = &[
    text(
        "Continuando a giocare {agrees} e {partner} avrebbero probabilmente fatto una presa in più.",
        "Had play gone on, {agrees} and {partner} would likely have won one trick more.",
    ),
    text(
        "L'Arbitro ritiene probabile che {agrees} e {partner} avrebbero fatto un'altra presa.",
        "The director thinks it likely that {agrees} and {partner} would have won another trick.",
    ),
];
const DEFENDERS_UNLIKELY: SentenceWordings = &[
    text(
        "Continuando a giocare {agrees} e {partner} difficilmente avrebbero fatto una presa in più.",
        "Had play gone on, {agrees} and {partner} would hardly have won one trick more.",
    ),
    text(
        "L'Arbitro ritiene improbabile che {agrees} e {partner} avrebbero fatto un'altra presa.",
        "The director thinks it unlikely that {agrees} and {partner} would have won another trick.",
    ),
];
const CANNOT_LOSE: SentenceWordings = &[
    text(
        "La presa concessa, accerta l'Arbitro, {by} non poteva perderla con nessun gioco normale.",
        "The conceded trick, the director finds, {by} could not have lost by any normal play.",
    ),
    text(
        "L'Arbitro accerta che con un gioco normale, anche distratto, {by} non poteva perdere la presa concessa.",
        "The director finds that by normal play, even careless, {by} could not have lost the conceded trick.",
    ),
];
const CAN_LOSE: SentenceWordings = &[
    text(
        "La presa concessa, accerta l'Arbitro, {by} poteva perderla con un gioco normale, benché distratto.",
        "The conceded trick, the director finds, {by} could have lost by a normal play, if a careless one.",
    ),
    text(
        "L'Arbitro accerta che con un gioco normale, magari distratto, {by} poteva perdere la presa concessa.",
        "The director finds that by normal play, if careless, {by} could have lost the conceded trick.",
    ),
];
