//! Law 69: an agreed claim or concession.

mod inquiry;

use super::endings::{FROM_THE_TOP, IN_ANY_ORDER, claims, ending_tricks, trumps_are_drawn};
use super::l63::RULING_AGAIN;
use super::l68::OF_CLAIM;
use super::prelude::*;
use super::scenes::cards_of;
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
    let by = story.declarer();
    let agrees = story.a_defender()?;
    cast!(story, agrees, partner = agrees.partner());
    claims(story, by, tricks)?;
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
    // He claims more tricks than he has on top, and not every order wins them: he may well lose one of them.
    story.require(wins(IN_ANY_ORDER)? < tricks)?;
    story.require(top_tricks(story, story.declarer()) < usize::from(tricks))?;
    agreed(story, tricks)
}

/// Declarer claims and a defender agrees; the round ends, his side calls on the next board, or neither. Then his partner
/// contests a trick, or the defender asks whether he is bound.
fn regretted(story: &mut Story<'_>) -> Option<()> {
    let agrees = all_agreed(story)?;
    let time = story.choose(3);
    if let Some(ended) = [None, Some(EndedPhase::NextBoard), Some(EndedPhase::Round)][time] {
        story.add_event(agrees, Act::Ends(ended));
    }
    story.add_sentence([NO_CALL_YET, THEY_CALLED, ROUND_IS_OVER][time]);
    contests(story, agrees.partner(), time > 0)
}

/// Declarer claims and a defender agrees; then declarer, the defender, or his partner calls on the next board. Then his
/// partner contests a trick, or the defender asks whether he is bound.
fn who_called(story: &mut Story<'_>) -> Option<()> {
    let agrees = all_agreed(story)?;
    let who = story.choose(3);
    let caller = [story.declarer(), agrees, agrees.partner()][who];
    story.add_event(caller, Act::Ends(EndedPhase::NextBoard));
    story.add_sentence([CLAIMER_CALLED, AGREER_CALLED, PARTNER_CALLED][who]);
    contests(story, agrees.partner(), who > 0)
}

/// If the agreement is established, the other defender contests a trick, and the director finds how likely his side was to
/// win it; otherwise the defender who agreed asks whether he is bound, and nobody contests anything.
fn contests(story: &mut Story<'_>, by: Seat, is_established: bool) -> Option<()> {
    if !is_established {
        story.add_sentence(ASKS);
        story.add_sentence(NOBODY_CONTESTS);
        return Some(());
    }
    story.add_event(by, Act::Objects);
    story.add_sentence(CONTESTS);
    untold(story, "trick-won", Answer::NO)?;
    story.choose_finding("likely-won", LIKELY, UNLIKELY)?;
    Some(())
}

/// Declarer claims some tricks and concedes the others, and the opponents agree and call on the next board; later he, or a
/// defender, finds that he gave away too much.
fn agreed_and_regretted(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    trumps_are_drawn(story)?;
    // He claims one trick less than he wins in one order, and one more than he wins in another.
    let wins = |model| ending_tricks(story, by, [model; 2]);
    let most = wins(FROM_THE_TOP)?;
    story.require(wins(IN_ANY_ORDER)? + 2 <= most)?;
    let agrees = agreed(story, most - 1)?;
    story.add_event(agrees, Act::Ends(EndedPhase::NextBoard));
    let claimer = story.either();
    story.add_event(if claimer { by } else { agrees }, Act::Objects);
    story.add_sentence(if claimer { CLAIMER_REGRETS } else { AGREER_REGRETS });
    untold(story, "trick-won", Answer::NO)?;
    let trick = story.choose(3);
    story.require(trick == 2 || claimer == (trick == 0))?;
    let line = [CANNOT_LOSE, TWO_LIKELY, ONE_LIKELY][trick];
    story.add_finding("cannot-lose", Answer::from_bool(trick == 0), line)?;
    untold(story, "likely-won", Answer::from_bool(trick == 1))
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
        "Il board successivo è sul tavolo, ma né {agrees} né {partner} hanno ancora chiamato.",
        "The next board is on the table, but neither {agrees} nor {partner} has called yet.",
    ),
    text(
        "Nel board successivo {agrees} e {partner} non hanno ancora chiamato.",
        "On the next board {agrees} and {partner} have not called yet.",
    ),
    text(
        "Si apre il board successivo, dove {agrees} e {partner} devono ancora chiamare.",
        "The next board is opened, on which {agrees} and {partner} have still to call.",
    ),
];
const THEY_CALLED: SentenceWordings = &[
    text(
        "Il board successivo è sul tavolo, e {agrees} ha già chiamato; {partner} non ancora.",
        "The next board is on the table, and {agrees} has already called; {partner} has not yet.",
    ),
    text(
        "Nel board successivo {agrees} ha già chiamato, {partner} non ancora.",
        "On the next board {agrees} has already called, {partner} has not yet.",
    ),
    text(
        "Si apre il board successivo, dove {agrees} ha già chiamato e {partner} deve ancora farlo.",
        "The next board is opened, on which {agrees} has already called and {partner} has still to do so.",
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
];
const CLAIMER_CALLED: SentenceWordings = &[
    text(
        "Nel board successivo ha già chiamato {by}, ma non ancora {agrees} né {partner}.",
        "On the next board {by} has already called, but not yet {agrees} or {partner}.",
    ),
    text(
        "{by} ha già chiamato nel board successivo; {agrees} e {partner} non ancora.",
        "{by} has already called on the next board; {agrees} and {partner} not yet.",
    ),
    text(
        "Si è già al board successivo, dove ha dichiarato {by}, ma non ancora {agrees} né {partner}.",
        "On the next board {by} has already called; neither {agrees} nor {partner} has yet.",
    ),
];
const AGREER_CALLED: SentenceWordings = &[
    text(
        "Nel board successivo ha già chiamato {agrees}, ma non ancora {by} né {partner}.",
        "On the next board {agrees} has already called, but not yet {by} or {partner}.",
    ),
    text(
        "{agrees} ha già chiamato nel board successivo; {by} e {partner} non ancora.",
        "{agrees} has already called on the next board; {by} and {partner} not yet.",
    ),
    text(
        "Si è già al board successivo, dove ha dichiarato {agrees}, ma non ancora {by} né {partner}.",
        "On the next board {agrees} has already called; neither {by} nor {partner} has yet.",
    ),
];
const PARTNER_CALLED: SentenceWordings = &[
    text(
        "Nel board successivo ha già chiamato {partner}, ma non ancora {by} né {agrees}.",
        "On the next board {partner} has already called, but not yet {by} or {agrees}.",
    ),
    text(
        "{partner} ha già chiamato nel board successivo; {by} e {agrees} non ancora.",
        "{partner} has already called on the next board; {by} and {agrees} not yet.",
    ),
    text(
        "Si è già al board successivo, dove ha dichiarato {partner}, ma non ancora {by} né {agrees}.",
        "On the next board {partner} has already called; neither {by} nor {agrees} has yet.",
    ),
];
const CONTESTS: SentenceWordings = &[
    text(
        "Ora {partner} ci ripensa e dice all'Arbitro che alla sua linea manca una presa.",
        "Now {partner} thinks again and tells the director that his side is one trick short.",
    ),
    text(
        "A questo punto {partner} chiama l'Arbitro e contesta una delle prese di {by}.",
        "At this point {partner} calls the director and contests one of {by}'s tricks.",
    ),
    text(
        "«Ci spettava una presa in più», dice ora {partner} all'Arbitro.",
        "'One more trick was ours', {partner} now tells the director.",
    ),
];
const ASKS: SentenceWordings = &[
    text(
        "Ora {agrees} chiede all'Arbitro se quelle prese sono ormai assegnate.",
        "Now {agrees} asks the director whether those tricks are already settled.",
    ),
    text(
        "A questo punto {agrees} chiede all'Arbitro se le prese sono già assegnate.",
        "At this point {agrees} asks the director whether the tricks are already settled.",
    ),
    text(
        "«Le prese sono già assegnate?», chiede ora {agrees} all'Arbitro.",
        "'Are the tricks already settled?' {agrees} now asks the director.",
    ),
];
const NOBODY_CONTESTS: SentenceWordings = &[
    text(
        "Né {agrees} né {partner} dicono che {by} abbia richiesto una presa di troppo.",
        "Neither {agrees} nor {partner} says that {by} has claimed a trick too many.",
    ),
    text(
        "Nessuna delle prese di {by} è contestata, né da {agrees} né da {partner}.",
        "None of {by}'s tricks is contested, by {agrees} or by {partner}.",
    ),
    text(
        "Sulle prese richieste da {by} non hanno da ridire né {agrees} né {partner}.",
        "Of the tricks that {by} claimed neither {agrees} nor {partner} complains.",
    ),
];
const LIKELY: SentenceWordings = &[
    text(
        "L'Arbitro ritiene probabile che, giocando fino in fondo, {agrees} e {partner} avrebbero vinto una delle prese richieste da {by}.",
        "The director thinks it likely that, had it been played out, {agrees} and {partner} would have won one of the tricks that {by} claimed.",
    ),
    text(
        "Se si fosse giocato fino in fondo, accerta l'Arbitro, {agrees} e {partner} avrebbero probabilmente vinto una delle prese richieste da {by}.",
        "Had it been played out, the director finds, {agrees} and {partner} would probably have won one of the tricks that {by} claimed.",
    ),
    text(
        "Secondo l'Arbitro {agrees} e {partner} avrebbero probabilmente vinto una delle prese richieste da {by}.",
        "In the director's view {agrees} and {partner} would probably have won one of the tricks that {by} claimed.",
    ),
];
const UNLIKELY: SentenceWordings = &[
    text(
        "L'Arbitro ritiene possibile, ma improbabile, che giocando fino in fondo {agrees} e {partner} avrebbero vinto una delle prese richieste da {by}.",
        "The director thinks it possible, but unlikely, that {agrees} and {partner} would have won one of the tricks that {by} claimed, had it been played out.",
    ),
    text(
        "Se si fosse giocato fino in fondo, accerta l'Arbitro, {agrees} e {partner} ben difficilmente avrebbero vinto una delle prese richieste da {by}.",
        "Had it been played out, the director finds, {agrees} and {partner} would hardly have won one of the tricks that {by} claimed.",
    ),
    text(
        "Secondo l'Arbitro {agrees} e {partner} avrebbero vinto solo in pochi casi una delle prese richieste da {by}.",
        "In the director's view {agrees} and {partner} would have won one of the tricks that {by} claimed only in a few cases.",
    ),
];
const CLAIMER_REGRETS: SentenceWordings = &[
    text(
        "Quando {agrees} ha già chiamato nel board successivo, {by} dice che ha concesso una presa di troppo.",
        "When {agrees} has already called on the next board, {by} says that he has conceded a trick too many.",
    ),
    text(
        "Nel board successivo, dopo una chiamata di {agrees}, {by} rivuole una presa concessa.",
        "On the next board, after a call by {agrees}, {by} wants a conceded trick back.",
    ),
    text(
        "«Una di quelle prese era mia», dice {by}, quando {agrees} ha già chiamato nel board successivo.",
        "'One of those tricks was mine', says {by}, when {agrees} has already called on the next board.",
    ),
];
const AGREER_REGRETS: SentenceWordings = &[
    text(
        "Dopo aver chiamato nel board successivo, {agrees} dice che {by} ha richiesto una presa di troppo.",
        "When he has already called on the next board, {agrees} says that {by} has claimed a trick too many.",
    ),
    text(
        "Nel board successivo, dopo aver chiamato, {agrees} vuole da {by} un'altra presa.",
        "On the next board, after his own call, {agrees} wants another trick from {by}.",
    ),
    text(
        "«Una delle tue prese era nostra», dice a {by} {agrees}, che ha già chiamato nel board successivo.",
        "'One of your tricks was ours', {agrees}, who has already called on the next board, tells {by}.",
    ),
];
const CANNOT_LOSE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by}, con qualunque gioco normale, avrebbe vinto una presa più di quante ne ha richieste.",
        "The director finds that {by}, by any normal play, would have won one trick more than he claimed.",
    ),
    text(
        "Giocando normalmente, anche con poca cura, {by} avrebbe fatto una presa più di quante ne ha richieste.",
        "By normal play, even a careless one, {by} would have made one trick more than he claimed.",
    ),
    text(
        "Secondo l'Arbitro una delle prese concesse {by} la faceva con qualunque gioco normale.",
        "In the director's view {by} would have won one of the conceded tricks by any normal play.",
    ),
];
const TWO_LIKELY: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by}, giocando fino in fondo, probabilmente avrebbe vinto una presa meno di quante ne ha richieste.",
        "The director finds that {by}, had it been played out, would probably have won one trick fewer than he claimed.",
    ),
    text(
        "Giocando fino in fondo {by} avrebbe probabilmente fatto una presa meno di quante ne ha richieste.",
        "Had it been played out, {by} would probably have made one trick fewer than he claimed.",
    ),
    text(
        "Secondo l'Arbitro una delle prese richieste {by} l'avrebbe probabilmente persa.",
        "In the director's view {by} would probably have lost one of the tricks that he claimed.",
    ),
];
const ONE_LIKELY: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} poteva perdere tutte le prese concesse, ma difficilmente una di quelle richieste.",
        "The director finds that {by} could have lost all the conceded tricks, but hardly one of those that he claimed.",
    ),
    text(
        "Giocando normalmente {by} poteva non fare più prese di quante ne ha richieste, ma ben difficilmente di meno.",
        "By normal play {by} could have made no more tricks than he claimed, but hardly fewer.",
    ),
    text(
        "Secondo l'Arbitro {by} poteva perdere tutte le prese concesse, ma era improbabile che ne perdesse una di più.",
        "In the director's view {by} could have lost all the conceded tricks, but was unlikely to lose one more.",
    ),
];
