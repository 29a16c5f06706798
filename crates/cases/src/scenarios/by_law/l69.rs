//! Law 69: an agreed claim or concession.

mod inquiry;

use super::endings::{
    FROM_THE_TOP, IN_ANY_ORDER, claims, ending_tricks, tricks_left, trumps_are_drawn,
};
use super::l63::RULING_AGAIN;
use super::l68::OF_CLAIM;
use super::prelude::*;
use super::scenes::{cards_of, choose_told_fact};
use arbitro_laws::bridge::endgame::PlayerModel;

pub const SCENARIOS: &[&Scenario] =
    &[&REGRETTED, &WHO_CALLED, &CLAIM_AND_CONCESSION, &inquiry::WHOSE_TRICK];

static REGRETTED: Scenario = scenario(69, "regretted", &["richiesta", "consenso"], regretted)
    .tricks(8..=11)
    .asks(RULING_AGAIN)
    .aspects(OF_CLAIM);

static WHO_CALLED: Scenario =
    scenario(69, "who-called", &["richiesta", "consenso", "board successivo"], who_called)
        .tricks(8..=11)
        .asks(RULING_AGAIN)
        .aspects(OF_CLAIM);

static CLAIM_AND_CONCESSION: Scenario = scenario(
    69,
    "agreed-and-regretted",
    &["richiesta", "concessione", "consenso"],
    agreed_and_regretted,
)
.wish(ContractWish::Trumps)
.tricks(8..=11)
.asks(RULING_AGAIN)
.aspects(OF_CLAIM);

/// Declarer claims this many tricks and a defender agrees. Casts the defender as `agrees`, and his partner as `partner`.
fn agreed(story: &mut Story<'_>, tricks: u8) -> Option<Seat> {
    claims(story, story.declarer(), tricks)?;
    assented(story)
}

/// A defender agrees to declarer's claim. Casts the defender as `agrees`, and his partner as `partner`.
fn assented(story: &mut Story<'_>) -> Option<Seat> {
    let agrees = story.a_defender()?;
    cast!(story, agrees, partner = agrees.partner());
    story.add_event(agrees, Act::Agrees);
    story.add_sentence(AGREES);
    Some(agrees)
}

/// Returns the number of tricks that a player and his partner win by leading the cards that no opponent can beat.
fn top_tricks(story: &Story<'_>, by: Seat) -> usize {
    let opponents = cards_of(story, by.side().opponents());
    let is_high = |card: &Card| (opponents & Hand::above(*card)).is_empty();
    let tricks = |suit| {
        let hands = [by, by.partner()].map(|seat| story.suit(seat, suit));
        let high = (hands[0] | hands[1]).iter().filter(is_high).count();
        high.min(hands[0].iter().count().max(hands[1].iter().count()))
    };
    Suit::ALL.into_iter().map(tricks).sum()
}

/// Declarer claims, after his opponents have won one, and a defender agrees.
fn all_agreed(story: &mut Story<'_>) -> Option<Seat> {
    trumps_are_drawn(story)?;
    story.require(story.position.tricks_of(story.declarer().side().opponents()) > 0)?;
    let wins = |model| ending_tricks(story, story.declarer(), [model; 2]);
    let tricks = wins(PlayerModel::Best)?;
    // He claims more tricks than he has on top, and not every order of the suits wins them: he may well lose one.
    story.require(wins(FROM_THE_TOP)? < tricks)?;
    story.require(top_tricks(story, story.declarer()) < usize::from(tricks))?;
    agreed(story, tricks)
}

/// Declarer claims and a defender agrees; the round ends, his side calls on the next board, or neither. Then the
/// defender wants one of the tricks claimed.
fn regretted(story: &mut Story<'_>) -> Option<()> {
    let agrees = all_agreed(story)?;
    let time = story.choose(3);
    if let Some(ended) = [None, Some(EndedPhase::NextBoard), Some(EndedPhase::Round)][time] {
        story.add_event(agrees, Act::Ends(ended));
    }
    story.add_sentence([NO_CALL_YET, THEY_CALLED, ROUND_IS_OVER][time]);
    contests(story, agrees, time > 0)
}

/// Declarer claims and a defender agrees; then declarer, the defender, or his partner calls on the next board. Then the
/// defender wants one of the tricks claimed.
fn who_called(story: &mut Story<'_>) -> Option<()> {
    let agrees = all_agreed(story)?;
    let who = story.choose(3);
    let caller = [story.declarer(), agrees, agrees.partner()][who];
    story.add_event(caller, Act::Ends(EndedPhase::NextBoard));
    story.add_sentence([CLAIMER_CALLED, AGREER_CALLED, PARTNER_CALLED][who]);
    contests(story, agrees, who > 0)
}

/// The defender who agreed wants one of the tricks claimed; if the agreement is established, the director finds how likely
/// his side was to win it.
fn contests(story: &mut Story<'_>, by: Seat, is_established: bool) -> Option<()> {
    if !is_established {
        story.add_sentence(UNTOLD);
        story.add_sentence(ASKS);
        return Some(());
    }
    story.add_event(by, Act::Objects);
    untold(story, "trick-won", Answer::NO)?;
    choose_told_fact(story, "likely-won", LIKELY, UNLIKELY)?;
    Some(())
}

/// Declarer claims some tricks and concedes the others, and the opponents agree and call on the next board; later he, or a
/// defender, says that he gave away too much.
fn agreed_and_regretted(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    trumps_are_drawn(story)?;
    // He wins as many tricks in every order: he claims as many, one fewer, or one more.
    let wins = |model| ending_tricks(story, by, [model; 2]);
    let sure = wins(IN_ANY_ORDER)?;
    story
        .require(wins(PlayerModel::Best)? == sure && (3..tricks_left(story) - 1).contains(&sure))?;
    let (claimer, claimed, line) = [
        (true, sure - 1, CANNOT_LOSE),
        (true, sure, EXACT),
        (false, sure, EXACT),
        (false, sure + 1, LIKELY_LOST),
    ][story.choose(4)];
    claims(story, by, claimed)?;
    // The number that he claims is one of the facts that differ.
    story.lines.last_mut()?.line = CLAIMS_SO_MANY;
    story.cast("sure", SlotValue::Number(sure));
    let agrees = assented(story)?;
    story.add_event(agrees, Act::Ends(EndedPhase::NextBoard));
    story.add_event(if claimer { by } else { agrees }, Act::Objects);
    story.add_sentence(if claimer { CLAIMER_REGRETS } else { AGREER_REGRETS });
    untold(story, "trick-won", Answer::NO)?;
    story.add_finding("cannot-lose", Answer::from_bool(claimed < sure), line)?;
    untold(story, "likely-won", Answer::from_bool(claimed > sure))
}

const AGREES: SentenceWordings = &[
    text("{agrees} è d'accordo, {partner} tace.", "{agrees} agrees, {partner} is silent."),
    text(
        "«Va bene», dice {agrees}, mentre {partner} non dice nulla.",
        "'All right', says {agrees}, while {partner} says nothing.",
    ),
    text(
        "{agrees} accetta; {partner} mette via le carte.",
        "{agrees} accepts; {partner} puts his cards away.",
    ),
];
const NO_CALL_YET: SentenceWordings = &[
    text(
        "Il turno non è finito, e nel board successivo non hanno ancora chiamato né {agrees} né {partner}.",
        "The round is not over, and on the next board neither {agrees} nor {partner} has called yet.",
    ),
    text(
        "Nel board successivo, dello stesso turno, {agrees} e {partner} non hanno ancora chiamato.",
        "On the next board, of the same round, {agrees} and {partner} have not called yet.",
    ),
    text(
        "Si apre un altro board dello stesso turno, in cui {agrees} e {partner} devono ancora chiamare.",
        "Another board of the same round is opened, on which {agrees} and {partner} have still to call.",
    ),
    because(
        "68D",
        [
            "il turno non è finito e né {agrees} né {partner} hanno chiamato",
            "il turno non fosse finito e né {agrees} né {partner} avessero chiamato",
        ],
        [
            "the round is not over and neither {agrees} nor {partner} has called",
            "the round were not over and neither {agrees} nor {partner} had called",
        ],
    ),
];
const THEY_CALLED: SentenceWordings = &[
    text(
        "Il turno non è finito, e nel board successivo ha già chiamato {agrees}, ma non ancora {partner}.",
        "The round is not over, and on the next board {agrees} has already called, but not yet {partner}.",
    ),
    text(
        "Nel board successivo, dello stesso turno, {agrees} ha già chiamato, {partner} non ancora.",
        "On the next board, of the same round, {agrees} has already called, {partner} not yet.",
    ),
    text(
        "Si apre un altro board dello stesso turno, in cui {agrees} ha già chiamato e {partner} deve ancora farlo.",
        "Another board of the same round is opened, on which {agrees} has already called and {partner} has still to do so.",
    ),
    because(
        "69A",
        [
            "{agrees} ha già chiamato nel board successivo",
            "{agrees} avesse già chiamato nel board successivo",
        ],
        [
            "{agrees} has already called on the next board",
            "{agrees} had already called on the next board",
        ],
    ),
];
const ROUND_IS_OVER: SentenceWordings = &[
    text(
        "Era l'ultimo board del turno, che è finito: {agrees} e {partner} sono a un altro tavolo.",
        "It was the last board of the round, which is over: {agrees} and {partner} are at another table.",
    ),
    text(
        "Il turno finisce, e {agrees} e {partner} cambiano tavolo.",
        "The round ends, and {agrees} and {partner} move to another table.",
    ),
    text(
        "Si passa al turno successivo, e {agrees} e {partner} sono già contro altri avversari.",
        "The next round begins, and {agrees} and {partner} are already against other opponents.",
    ),
    because(
        "69A",
        ["il turno è finito", "il turno fosse finito"],
        ["the round is over", "the round were over"],
    ),
];
const CLAIMER_CALLED: SentenceWordings = &[
    text(
        "Il turno non è finito, e nel board successivo ha già chiamato {by}, ma non ancora {agrees} né {partner}.",
        "The round is not over, and on the next board {by} has already called, but not yet {agrees} or {partner}.",
    ),
    text(
        "{by} ha già chiamato nel board successivo, dello stesso turno; {agrees} e {partner} non ancora.",
        "{by} has already called on the next board, of the same round; {agrees} and {partner} not yet.",
    ),
    text(
        "Si è già a un altro board dello stesso turno: ha chiamato {by}, ma non ancora {agrees} né {partner}.",
        "They are already at another board of the same round: {by} has called, but not yet {agrees} or {partner}.",
    ),
    because(
        "68D",
        [
            "nel board successivo ha chiamato soltanto {by}",
            "nel board successivo avesse chiamato soltanto {by}",
        ],
        ["only {by} has called on the next board", "only {by} had called on the next board"],
    ),
];
const AGREER_CALLED: SentenceWordings = &[
    text(
        "Il turno non è finito, e nel board successivo ha già chiamato {agrees}, ma non ancora {by} né {partner}.",
        "The round is not over, and on the next board {agrees} has already called, but not yet {by} or {partner}.",
    ),
    text(
        "{agrees} ha già chiamato nel board successivo, dello stesso turno; {by} e {partner} non ancora.",
        "{agrees} has already called on the next board, of the same round; {by} and {partner} not yet.",
    ),
    text(
        "Si è già a un altro board dello stesso turno: ha chiamato {agrees}, ma non ancora {by} né {partner}.",
        "They are already at another board of the same round: {agrees} has called, but not yet {by} or {partner}.",
    ),
    because(
        "69A",
        [
            "nel board successivo ha già chiamato {agrees}",
            "nel board successivo avesse già chiamato {agrees}",
        ],
        [
            "{agrees} has already called on the next board",
            "{agrees} had already called on the next board",
        ],
    ),
];
const PARTNER_CALLED: SentenceWordings = &[
    text(
        "Il turno non è finito, e nel board successivo ha già chiamato {partner}, ma non ancora {by} né {agrees}.",
        "The round is not over, and on the next board {partner} has already called, but not yet {by} or {agrees}.",
    ),
    text(
        "{partner} ha già chiamato nel board successivo, dello stesso turno; {by} e {agrees} non ancora.",
        "{partner} has already called on the next board, of the same round; {by} and {agrees} not yet.",
    ),
    text(
        "Si è già a un altro board dello stesso turno: ha chiamato {partner}, ma non ancora {by} né {agrees}.",
        "They are already at another board of the same round: {partner} has called, but not yet {by} or {agrees}.",
    ),
    because(
        "69A",
        [
            "nel board successivo ha già chiamato {partner}, compagno di {agrees}",
            "nel board successivo avesse già chiamato {partner}, compagno di {agrees}",
        ],
        [
            "{agrees}'s partner {partner} has already called on the next board",
            "{agrees}'s partner {partner} had already called on the next board",
        ],
    ),
];
const ASKS: SentenceWordings = &[
    text(
        "Ora {agrees} chiede all'Arbitro se può ripensarci e avere una delle prese di {by}: pensa che lui e {partner}, giocando fino in fondo, l'avrebbero vinta.",
        "{agrees} now asks the director whether he may withdraw his agreement and have one of {by}'s tricks: he thinks that he and {partner}, had play gone on, would have won it.",
    ),
    text(
        "{agrees} ora ci ripensa, e chiede all'Arbitro se può avere una delle prese richieste da {by}: pensa che lui e {partner}, giocando fino in fondo, l'avrebbero vinta.",
        "{agrees} now has second thoughts, and asks the director whether he may have one of the tricks claimed by {by}: he thinks that he and {partner}, had play gone on, would have won it.",
    ),
    because(
        "68D",
        [
            "nel board successivo né {agrees} né {partner} hanno ancora chiamato",
            "{agrees} ci avesse ripensato allora",
        ],
        [
            "neither {agrees} nor {partner} has yet called on the next board",
            "{agrees} had asked to withdraw his agreement then",
        ],
    ),
];
const LIKELY: SentenceWordings = &[
    text(
        "Ora {agrees} chiede all'Arbitro se può ripensarci e avere una delle prese di {by}: l'Arbitro ritiene che {agrees} e {partner}, giocando fino in fondo, probabilmente l'avrebbero vinta.",
        "{agrees} now asks the director whether he may withdraw his agreement and have one of {by}'s tricks: the director thinks that {agrees} and {partner}, had play gone on, would probably have won it.",
    ),
    text(
        "{agrees} ora ci ripensa, e chiede all'Arbitro se può avere una delle prese richieste da {by}: l'Arbitro ritiene che {agrees} e {partner}, giocando fino in fondo, probabilmente l'avrebbero vinta.",
        "{agrees} now has second thoughts, and asks the director whether he may have one of the tricks claimed by {by}: the director thinks that {agrees} and {partner}, had play gone on, would probably have won it.",
    ),
    because(
        "69B2",
        [
            "una presa in più era probabile per {agrees} e {partner}",
            "una presa in più fosse probabile per {agrees} e {partner}",
        ],
        [
            "one more trick for {agrees} and {partner} was likely",
            "one more trick for {agrees} and {partner} were likely",
        ],
    ),
];
const UNLIKELY: SentenceWordings = &[
    text(
        "Ora {agrees} chiede all'Arbitro se può ripensarci e avere una delle prese di {by}: l'Arbitro ritiene che {agrees} e {partner}, giocando fino in fondo, difficilmente l'avrebbero vinta.",
        "{agrees} now asks the director whether he may withdraw his agreement and have one of {by}'s tricks: the director thinks that {agrees} and {partner}, had play gone on, would hardly have won it.",
    ),
    text(
        "{agrees} ora ci ripensa, e chiede all'Arbitro se può avere una delle prese richieste da {by}: l'Arbitro ritiene che {agrees} e {partner}, giocando fino in fondo, difficilmente l'avrebbero vinta.",
        "{agrees} now has second thoughts, and asks the director whether he may have one of the tricks claimed by {by}: the director thinks that {agrees} and {partner}, had play gone on, would hardly have won it.",
    ),
    because(
        "69A",
        [
            "una presa in più era improbabile per {agrees} e {partner}",
            "una presa in più fosse improbabile per {agrees} e {partner}",
        ],
        [
            "one more trick for {agrees} and {partner} was unlikely",
            "one more trick for {agrees} and {partner} were unlikely",
        ],
    ),
];
const CLAIMER_REGRETS: SentenceWordings = &[
    text(
        "Quando {agrees} ha già chiamato nel board successivo, {by} dice che ha concesso una presa di troppo.",
        "When {agrees} has already called on the next board, {by} says that he has conceded a trick too many.",
    ),
    text(
        "Nel board successivo, dopo una chiamata di {agrees}, {by} chiede indietro una presa concessa.",
        "On the next board, after a call by {agrees}, {by} asks for a conceded trick back.",
    ),
    text(
        "«Una delle prese concesse era mia», dice {by}, quando {agrees} ha già chiamato nel board successivo.",
        "'One of the conceded tricks was mine', says {by}, when {agrees} has already called on the next board.",
    ),
    because(
        "71",
        [
            "una delle prese concesse è chiesta indietro",
            "una delle prese concesse fosse stata chiesta indietro",
        ],
        [
            "one of the conceded tricks is asked back",
            "one of the conceded tricks had been asked back",
        ],
    ),
];
const AGREER_REGRETS: SentenceWordings = &[
    text(
        "Dopo aver chiamato nel board successivo, {agrees} dice che {by} ha richiesto una presa di troppo.",
        "When he has already called on the next board, {agrees} says that {by} has claimed a trick too many.",
    ),
    text(
        "Nel board successivo, dopo aver chiamato, {agrees} chiede a {by} una delle prese richieste.",
        "On the next board, after his own call, {agrees} asks {by} for one of the tricks claimed.",
    ),
    text(
        "«Una delle tue prese era nostra», dice a {by} {agrees}, che ha già chiamato nel board successivo.",
        "'One of your tricks was ours', {agrees}, who has already called on the next board, tells {by}.",
    ),
    because(
        "69A",
        [
            "una delle prese richieste è contestata",
            "una delle prese richieste fosse stata contestata",
        ],
        ["one of the tricks claimed is contested", "one of the tricks claimed had been contested"],
    ),
];
const CANNOT_LOSE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by}, con qualunque gioco normale, avrebbe vinto una presa più di quante ne ha richieste.",
        "The director finds that {by}, by any normal play, would have won one trick more than he claimed.",
    ),
    text(
        "Con qualunque gioco normale, accerta l'Arbitro, {by} avrebbe fatto una presa più di quante ne ha richieste.",
        "By any normal play, the director finds, {by} would have made one trick more than he claimed.",
    ),
    text(
        "Secondo l'Arbitro {by}, comunque giocasse normalmente, avrebbe vinto una delle prese concesse.",
        "In the director's view {by}, however he played normally, would have won one of the conceded tricks.",
    ),
    short_reasons::every_play_wins("71"),
];
const LIKELY_LOST: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by}, con qualunque gioco normale, avrebbe vinto una presa meno di quante ne ha richieste.",
        "The director finds that {by}, by any normal play, would have won one trick fewer than he claimed.",
    ),
    text(
        "Con qualunque gioco normale, accerta l'Arbitro, {by} avrebbe fatto una presa meno di quante ne ha richieste.",
        "By any normal play, the director finds, {by} would have made one trick fewer than he claimed.",
    ),
    text(
        "Secondo l'Arbitro {by}, comunque giocasse normalmente, avrebbe perso una delle prese richieste.",
        "In the director's view {by}, however he played normally, would have lost one of the tricks claimed.",
    ),
    short_reasons::every_play_wins("69B2"),
];
const EXACT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by}, con qualunque gioco normale, avrebbe vinto tante prese quante ne ha richieste.",
        "The director finds that {by}, by any normal play, would have won as many tricks as he claimed.",
    ),
    text(
        "Con qualunque gioco normale, accerta l'Arbitro, {by} avrebbe fatto tante prese quante ne ha richieste.",
        "By any normal play, the director finds, {by} would have made as many tricks as he claimed.",
    ),
    text(
        "Secondo l'Arbitro {by}, comunque giocasse normalmente, avrebbe vinto proprio le prese richieste.",
        "In the director's view {by}, however he played normally, would have won just the tricks claimed.",
    ),
    short_reasons::every_play_wins(""),
];
const CLAIMS_SO_MANY: SentenceWordings = &[
    text(
        "«Ne faccio ancora {claimed}, il resto è vostro», dice {by}, e posa le carte.",
        "'I make {claimed} more, the rest is yours', says {by}, and puts down his cards.",
    ),
    text(
        "{by} mostra le carte, richiede {claimed} delle prese che restano e concede il resto.",
        "{by} shows his cards, claims {claimed} of the tricks that are left and concedes the rest.",
    ),
    text(
        "Per non perdere tempo {by} scopre la mano: richiede {claimed} prese e concede il resto.",
        "To save time {by} faces his hand: he claims {claimed} tricks and concedes the rest.",
    ),
    because(
        "",
        [
            "{by} ha richiesto {claimed} prese e con ogni gioco normale ne vinceva {sure}",
            "{by} avesse richiesto {claimed} prese",
        ],
        [
            "{by} claimed {claimed} tricks and by any normal play won {sure}",
            "{by} had claimed {claimed} tricks",
        ],
    ),
];
