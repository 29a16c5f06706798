//! Law 67: a trick with a card too few or too many.

mod inquiry;

use super::l61::play_next;
use super::l63::{RULING_AGAIN, trick_ends};
use super::l64::{opponents_of, won_later};
use super::prelude::*;
use super::scenes::{may_win, may_win_none, unasked};

pub const SCENARIOS: &[&Scenario] = &[
    &CARD_MISSING,
    &CARD_TOO_MANY,
    &DUMMYS_CARD_MISSING,
    &CARD_TOO_MANY_FROM_DUMMY,
    &inquiry::NOT_COUNTED_YET,
];

static CARD_MISSING: Scenario = scenario(67, "card-missing", &["presa difettosa"], card_missing)
    .tricks(2..=6)
    .asks(&[Tricks])
    .aspects(&[&[AspectKind::Tricks, AspectKind::Score]]);

static CARD_TOO_MANY: Scenario =
    scenario(67, "card-too-many", &["presa difettosa", "carte attaccate"], card_too_many)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]]);

static DUMMYS_CARD_MISSING: Scenario =
    scenario(67, "dummys-card-missing", &["presa difettosa", "morto"], dummys_card_missing)
        .tricks(2..=11)
        .asks(RULING_AGAIN)
        .aspects(&[&[AspectKind::Turn]]);

static CARD_TOO_MANY_FROM_DUMMY: Scenario =
    scenario(67, "two-cards-from-dummy", &["presa difettosa", "morto"], two_from_dummy)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]]);

/// The last player to a trick does not play to it; the missing card is noticed before or after the next lead, or after
/// both sides have played, and the board is played out.
fn card_missing(story: &mut Story<'_>) -> Option<()> {
    let (cards, may_win_none) = played_out(story)?;
    let later = won_later(story, may_win_none, [TRICKS_LATER, NONE_LATER])?;
    let costs = story.choose_finding("undercompensated", TOO_LITTLE, ENOUGH)?;
    story.require(!costs || (cards == 2 && (later || may_win_none)))?;
    untold(story, "could-have-known", Answer::NO)
}

/// Adds the trick that lacks a card, the card added to it, and the end of play. Returns the number of cards played to the
/// next trick before that, and whether the side may win no later trick.
fn played_out(story: &mut Story<'_>) -> Option<(usize, bool)> {
    let by = story.turn().filter(|by| *by != story.dummy())?;
    story.require(may_win(story, by.side()))?;
    let may_win_none = may_win_none(story, by.side());
    let own = story.would_play()?;
    // The trick is the same with his card, but that card could have been seen to fall.
    story.require(Some(own.suit) == story.led() && own.rank >= Rank::Nine)?;
    story.require(story.position.trick?.is_beaten_by(own, story.trumps()) == Some(false))?;
    cast!(story, own, suit = own.suit);
    let cards = misses(story, by, [own, own], DOES_NOT_PLAY)?;
    story.add_event(by, Act::Designates(own.into()));
    story.add_sentence(ADDS_OWN);
    story.add_event(by.lho(), Act::Ends(EndedPhase::Play));
    Some((cards, may_win_none))
}

/// Declarer calls no card from dummy to a trick that a defender is winning; the missing card is noticed before or after
/// the next lead, or after both sides have played, and declarer adds a card that beats the others or one that does not.
fn dummys_card_missing(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by == story.dummy())?;
    let (trick, trumps) = (story.position.trick?, story.trumps());
    let suit = story.suit(by, story.led()?);
    let legal = if suit.is_empty() { story.hand(by) } else { suit };
    let wins = |card: &Card| trick.is_beaten_by(*card, trumps) == Some(true);
    let high = story.pick(legal.iter().filter(wins).collect())?;
    let low = story.pick(legal.iter().filter(|card| !wins(card)).collect())?;
    cast!(story, high, low);
    let cards = misses(story, by, [high, low], NOTHING_FROM_DUMMY)?;
    let adds_high = story.either();
    story.require(cards < 2 || adds_high)?;
    let own = if adds_high { high } else { low };
    story.add_event(by, Act::Designates(own.into()));
    story.add_sentence(if adds_high { ADDS_HIGH } else { ADDS_LOW });
    untold(story, "won-later", Answer::YES)?;
    untold(story, "undercompensated", Answer::NO)?;
    untold(story, "told-his-turn", Answer::NO)?;
    untold(story, "could-have-known", Answer::NO)
}

/// The player whose turn it is, the last to a trick, does not play to it, and play goes on without these cards; it is
/// noticed when none, one or two cards have been played to the next trick, as the number returned says.
fn misses(
    story: &mut Story<'_>,
    by: Seat,
    kept: [Card; 2],
    line: SentenceWordings,
) -> Option<usize> {
    story.require(story.position.on_table() == 3)?;
    let winner = story.position.trick?.winning_card(story.trumps())?.0;
    let lead = story.would_lead(winner)?;
    let answer = story.would_follow(winner.lho(), lead)?;
    story.require(winner != by && !kept.contains(&lead) && !kept.contains(&answer))?;
    cast!(story, by, partner = by.partner(), winner, second = winner.lho());
    cast!(story, lead = unasked(lead), answer = unasked(answer));
    story.add_event(by, Act::Omits);
    story.add_sentence(line);
    let cards = story.choose(3);
    play_goes_on(story, winner, [lead, answer], cards);
    let opponent = opponents_of(story, by);
    story.call_director(opponent);
    Some(cards)
}

/// Adds none, the first, or both of these cards to the trick after the defective one; a hand leads the first one.
fn play_goes_on(story: &mut Story<'_>, leader: Seat, next: [Card; 2], cards: usize) {
    play_next(story, leader, next, cards);
    story.add_sentence([NOBODY_ON, ONE_ON, BOTH_ON][cards]);
}

/// A defender plays a second card together with his own, in view or hidden behind it, and the second card is noticed
/// sooner or later.
fn card_too_many(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    plays_two(story, by, [IN_VIEW, STUCK_BEHIND])
}

/// Declarer takes two cards from dummy together, the second in view or hidden behind the first.
fn two_from_dummy(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by == story.dummy())?;
    plays_two(story, by, [DUMMYS_IN_VIEW, DUMMYS_STUCK])
}

fn plays_two(story: &mut Story<'_>, by: Seat, lines: [SentenceWordings; 2]) -> Option<()> {
    let (mut trick, trumps) = (story.position.trick?, story.trumps());
    let led = story.led()?;
    let card = story.would_play()?;
    let is_of_dummy = by == story.dummy();
    let may_stick = |it: &Card| {
        if is_of_dummy { it.suit == led && it.rank > card.rank } else { it.suit != led }
    };
    let stuck = story.pick(story.hand(by).without(card).iter().filter(may_stick).collect())?;
    story.require(card.suit == led)?;
    cast!(story, by, partner = by.partner(), card, stuck);
    story.plays(by, card);
    let is_hidden = story.choose(2) == 1;
    let manner = if is_hidden { PlayManner::AtOnceHidden } else { PlayManner::AtOnce };
    story.add_event(by, Act::Plays { card: stuck.into(), manner });
    story.add_sentence(lines[usize::from(is_hidden)]);
    let events = story.events.len();
    let next = trick_ends(story)?;
    story.require(next.lead != stuck && next.answer != stuck)?;
    // The second card, if it is the one that stays, must not win the trick.
    trick.add(stuck.into());
    for event in &story.events[events..] {
        if let Act::Plays { card, .. } = event.act {
            trick.add(card);
        }
    }
    story.require(trick.winner(trumps) == Some(next.winner))?;
    let cards = 1 + story.choose(2);
    play_goes_on(story, next.winner, [next.lead, next.answer], cards);
    story.noticed_by_opponent_of(by);
    story.add_sentence(TWO_FOUND);
    untold(story, "won-later", Answer::YES)?;
    untold(story, "undercompensated", Answer::NO)?;
    untold(story, "deliberate-exposure", Answer::NO)?;
    untold(story, "told-his-turn", Answer::NO)?;
    untold(story, "could-have-known", Answer::NO)
}

const NOBODY_ON: SentenceWordings = &[
    text(
        "Alla presa seguente nessuno ha ancora giocato, né {winner} né {second}.",
        "Nobody has played to the next trick yet, neither {winner} nor {second}.",
    ),
    text(
        "Alla presa seguente nessuno ha ancora messo una carta, né {winner} né {second}.",
        "To the next trick nobody has put out a card yet, neither {winner} nor {second}.",
    ),
    text(
        "La presa seguente non è cominciata: {winner} non ha ancora attaccato, e {second} aspetta.",
        "The next trick has not begun: {winner} has not led yet, and {second} is waiting.",
    ),
    because(
        "67A",
        [
            "alla presa seguente nessuno ha ancora giocato",
            "alla presa seguente nessuno avesse ancora giocato",
        ],
        ["nobody has yet played to the next trick", "nobody had yet played to the next trick"],
    ),
];
const ONE_ON: SentenceWordings = &[
    text(
        "Alla presa seguente {winner} ha già attaccato {lead}, {second} non ha ancora giocato.",
        "To the next trick {winner} has already led the {lead}, {second} has not played yet.",
    ),
    text(
        "{winner} ha già attaccato {lead} alla presa seguente, e {second} non ha ancora giocato.",
        "{winner} has already led the {lead} to the next trick, and {second} has not played yet.",
    ),
    text(
        "Per la presa seguente {winner} ha attaccato {lead}; {second} deve ancora giocare.",
        "{winner} has led the {lead} to the next trick; {second} has still to play.",
    ),
    because(
        "67A",
        [
            "alla presa seguente ha giocato soltanto {winner}",
            "alla presa seguente avesse giocato soltanto {winner}",
        ],
        [
            "only {winner} has played to the next trick",
            "only {winner} had played to the next trick",
        ],
    ),
];
const BOTH_ON: SentenceWordings = &[
    text(
        "Alla presa seguente {winner} ha già attaccato {lead} e {second} ha giocato {answer}.",
        "To the next trick {winner} has already led the {lead} and {second} has played the {answer}.",
    ),
    text(
        "{winner} ha già attaccato {lead} alla presa seguente, e {second} ha giocato {answer}.",
        "{winner} has already led the {lead} to the next trick, and {second} has played the {answer}.",
    ),
    text(
        "Per la presa seguente {winner} ha attaccato {lead}, su cui {second} ha messo {answer}.",
        "{winner} has led the {lead} to the next trick, on which {second} has played the {answer}.",
    ),
    because(
        "67B",
        [
            "alla presa seguente hanno già giocato {winner} e {second}",
            "alla presa seguente avessero già giocato {winner} e {second}",
        ],
        [
            "{winner} and {second} have already played to the next trick",
            "{winner} and {second} had already played to the next trick",
        ],
    ),
];
const DOES_NOT_PLAY: SentenceWordings = &[
    text(
        "{by}, convinto di aver già giocato, non mette nulla: la presa ha tre carte, e la migliore è di {winner}.",
        "{by}, sure that he has already played, puts down nothing: the trick has three cards, and the best is {winner}'s.",
    ),
    text(
        "Mentre {by} parla con un vicino di tavolo si chiude la presa senza la sua carta, e se l'aggiudica {winner}.",
        "While {by} talks to a player at the next table the trick is turned without his card, and {winner} takes it.",
    ),
    text(
        "La presa, che va a {winner}, si chiude con tre carte: {by} pensava di aver già giocato.",
        "The trick, which goes to {winner}, is turned with three cards: {by} thought that he had already played.",
    ),
];
const NOTHING_FROM_DUMMY: SentenceWordings = &[
    text(
        "{declarer} non chiama nessuna carta dal morto ({by}): la presa ha tre carte, e la migliore è di {winner}.",
        "{declarer} calls no card from dummy ({by}): the trick has three cards, and the best is {winner}'s.",
    ),
    text(
        "{declarer} dimentica di far giocare il morto ({by}): la presa si chiude con tre carte, e se l'aggiudica {winner}.",
        "{declarer} forgets to play from dummy ({by}): the trick is turned with three cards, and {winner} takes it.",
    ),
    text(
        "La presa, che va a {winner}, si chiude con tre carte: {declarer} non ha chiamato nulla dal morto ({by}).",
        "The trick, which goes to {winner}, is turned with three cards: {declarer} has called nothing from dummy ({by}).",
    ),
];
const ADDS_OWN: SentenceWordings = &[
    text(
        "A questo punto {opponent} si accorge che nella presa manca una carta: all'arrivo dell'Arbitro {by} aggiunge {own}, e si gioca fino in fondo.",
        "At this point {opponent} notices that a card is missing from the trick: when the director comes {by} adds the {own}, and the board is played out.",
    ),
    text(
        "Ora {opponent} conta tre carte nella presa e chiama l'Arbitro; {by} aggiunge {own}, poi si finisce di giocare.",
        "Now {opponent} counts three cards in the trick and calls the director; {by} adds the {own}, and then play is finished.",
    ),
    text(
        "«Qui le carte sono tre», dice {opponent}: davanti all'Arbitro {by} aggiunge {own}, e il board arriva alla fine.",
        "'There are three cards here', says {opponent}: in the director's presence {by} adds the {own}, and the board is played to the end.",
    ),
];
const ADDS_HIGH: SentenceWordings = &[
    text(
        "A questo punto {opponent} si accorge che nella presa manca una carta: all'arrivo dell'Arbitro {declarer} aggiunge {high} di {by}.",
        "At this point {opponent} notices that a card is missing from the trick: when the director comes {declarer} adds {by}'s {high}.",
    ),
    text(
        "Ora {opponent} conta tre carte nella presa e chiama l'Arbitro; {declarer} aggiunge {high} di {by}.",
        "Now {opponent} counts three cards in the trick and calls the director; {declarer} adds {by}'s {high}.",
    ),
    text(
        "«Qui le carte sono tre», dice {opponent}: davanti all'Arbitro {declarer} aggiunge {high} di {by}.",
        "'There are three cards here', says {opponent}: in the director's presence {declarer} adds {by}'s {high}.",
    ),
    because(
        "",
        [
            "{declarer} aggiunge {high}, che batte le altre tre",
            "{declarer} avesse aggiunto {high}, che batte le altre tre",
        ],
        [
            "{declarer} adds the {high}, which beats the other three",
            "{declarer} had added the {high}, which beats the other three",
        ],
    ),
];
const ADDS_LOW: SentenceWordings = &[
    text(
        "A questo punto {opponent} si accorge che nella presa manca una carta: all'arrivo dell'Arbitro {declarer} aggiunge {low} di {by}.",
        "At this point {opponent} notices that a card is missing from the trick: when the director comes {declarer} adds {by}'s {low}.",
    ),
    text(
        "Ora {opponent} conta tre carte nella presa e chiama l'Arbitro; {declarer} aggiunge {low} di {by}.",
        "Now {opponent} counts three cards in the trick and calls the director; {declarer} adds {by}'s {low}.",
    ),
    text(
        "«Qui le carte sono tre», dice {opponent}: davanti all'Arbitro {declarer} aggiunge {low} di {by}.",
        "'There are three cards here', says {opponent}: in the director's presence {declarer} adds {by}'s {low}.",
    ),
    because(
        "",
        [
            "{declarer} aggiunge {low}, che non batte le altre tre",
            "{declarer} avesse aggiunto {low}, che non batte le altre tre",
        ],
        [
            "{declarer} adds the {low}, which does not beat the other three",
            "{declarer} had added the {low}, which does not beat the other three",
        ],
    ),
];
const IN_VIEW: SentenceWordings = &[
    text(
        "{by} gioca {card}, e con essa gli scivola sul tavolo anche {stuck}, ben visibile.",
        "{by} plays the {card}, and with it the {stuck} slips onto the table too, in full view.",
    ),
    text(
        "Giocando {card} {by} fa cadere accanto anche {stuck}, che resta scopert{o/a:stuck}.",
        "As he plays the {card} {by} drops the {stuck} beside it too, and it stays face up.",
    ),
    text(
        "Insieme a {card} {by} lascia cadere {stuck}, che tutti possono vedere.",
        "Together with the {card} {by} drops the {stuck}, which all can see.",
    ),
    because(
        "50B",
        [
            "{stuck} era cadut{o/a:stuck} scopert{o/a:stuck} accanto a {card}",
            "{stuck} fosse cadut{o/a:stuck} scopert{o/a:stuck} accanto a {card}",
        ],
        [
            "the {stuck} had fallen face up beside the {card}",
            "the {stuck} had fallen face up beside the {card}",
        ],
    ),
];
const STUCK_BEHIND: SentenceWordings = &[
    text(
        "{by} gioca {card}, e con essa gli scivola sul tavolo anche {stuck}, nascost{o/a:stuck} dietro.",
        "{by} plays the {card}, and with it the {stuck} slips onto the table too, hidden behind it.",
    ),
    text(
        "Giocando {card} {by} mette giù anche {stuck}, attaccat{o/a:stuck} dietro, che nessuno vede.",
        "As he plays the {card} {by} puts down the {stuck} too, stuck behind it, which nobody sees.",
    ),
    text(
        "Insieme a {card} {by} lascia cadere {stuck}, che nessuno può vedere perché sta sotto.",
        "Together with the {card} {by} drops the {stuck}, which nobody can see because it lies under it.",
    ),
    because(
        "58B1",
        [
            "{stuck} era nascost{o/a:stuck} dietro {card}",
            "{stuck} fosse nascost{o/a:stuck} dietro {card}",
        ],
        [
            "the {stuck} was hidden behind the {card}",
            "the {stuck} had been hidden behind the {card}",
        ],
    ),
];
const DUMMYS_IN_VIEW: SentenceWordings = &[
    text(
        "{declarer} prende dal morto ({by}) {card} e {stuck} insieme, e le lascia tutte e due in vista: non si può stabilire quale intendesse giocare.",
        "{declarer} takes the {card} and the {stuck} together from dummy ({by}), and leaves both in full view: it cannot be established which of them he meant to play.",
    ),
    text(
        "{declarer}, che prende da sé le carte del morto ({by}), mette sul tavolo insieme {card} e {stuck}, entrambe scoperte: quale volesse giocare non si riesce a stabilire.",
        "{declarer}, who takes the cards of dummy ({by}) himself, puts the {card} and the {stuck} on the table together, both face up: which of them he meant to play cannot be established.",
    ),
    text(
        "Dal morto ({by}) {declarer} prende da sé {card} e {stuck} insieme: sul tavolo si vedono tutte e due, e quale volesse giocare non si può sapere.",
        "From dummy ({by}) {declarer} himself takes the {card} and the {stuck} together: on the table both can be seen, and which he meant to play cannot be known.",
    ),
    because(
        "58B2",
        ["{card} e {stuck} erano in vista insieme", "{card} e {stuck} fossero in vista insieme"],
        [
            "the {card} and the {stuck} were both in view",
            "the {card} and the {stuck} had both been in view",
        ],
    ),
];
const DUMMYS_STUCK: SentenceWordings = &[
    text(
        "{declarer} prende dal morto ({by}) {card} e {stuck} insieme, e lascia la seconda nascosta dietro la prima, che è quella che intendeva giocare.",
        "{declarer} takes the {card} and the {stuck} together from dummy ({by}), and leaves the second hidden behind the first, which is the one that he meant to play.",
    ),
    text(
        "{declarer}, che prende da sé le carte del morto ({by}), mette sul tavolo insieme {card} e, sotto, {stuck}: quella che voleva giocare, si stabilisce, è la prima.",
        "{declarer}, who takes the cards of dummy ({by}) himself, puts the {card} and the {stuck} on the table together, the second under the first: it is established that he meant to play the first.",
    ),
    text(
        "Dal morto ({by}) {declarer} prende da sé {card} e {stuck} insieme: sul tavolo la seconda non si vede, ed è la prima che voleva giocare.",
        "From dummy ({by}) {declarer} himself takes the {card} and the {stuck} together: on the table the second cannot be seen, and the first is the one he meant to play.",
    ),
    because(
        "58B1",
        [
            "{stuck} era nascost{o/a:stuck} dietro {card}",
            "{stuck} fosse nascost{o/a:stuck} dietro {card}",
        ],
        [
            "the {stuck} was hidden behind the {card}",
            "the {stuck} had been hidden behind the {card}",
        ],
    ),
];
const TWO_FOUND: SentenceWordings = &[
    text(
        "A questo punto {opponent} trova due carte di {by} in quella presa e chiama l'Arbitro.",
        "At this point {opponent} finds two cards of {by}'s in that trick and calls the director.",
    ),
    text(
        "Ora {opponent} si accorge che in quella presa le carte di {by} sono due, e si chiama l'Arbitro.",
        "Now {opponent} notices that in that trick there are two cards of {by}'s, and the director is called.",
    ),
    text(
        "«In quella presa {by} ha giocato due carte», dice {opponent}, e chiama l'Arbitro.",
        "'{by} has played two cards to that trick', says {opponent}, and calls the director.",
    ),
];
const TRICKS_LATER: SentenceWordings = &[
    text(
        "Dopo quella presa {by} e {partner} ne vincono almeno una.",
        "After that trick {by} and {partner} win at least one.",
    ),
    text(
        "Nel seguito del gioco {by} e {partner} fanno almeno una presa.",
        "In the play that follows {by} and {partner} win at least one trick.",
    ),
    text(
        "{by} e {partner} vincono poi almeno una presa.",
        "{by} and {partner} then win at least one trick.",
    ),
    because(
        "64A2",
        [
            "{by} e {partner} hanno poi vinto almeno una presa",
            "{by} e {partner} avessero poi vinto almeno una presa",
        ],
        [
            "{by} and {partner} later won at least one trick",
            "{by} and {partner} had later won at least one trick",
        ],
    ),
];
const NONE_LATER: SentenceWordings = &[
    text(
        "Dopo quella presa {by} e {partner} non ne vincono nessuna.",
        "After that trick {by} and {partner} win none.",
    ),
    text(
        "Nel seguito del gioco {by} e {partner} non fanno nessuna presa.",
        "In the play that follows {by} and {partner} win no trick at all.",
    ),
    text(
        "{by} e {partner} non vincono poi nessuna presa.",
        "{by} and {partner} then win no trick at all.",
    ),
    because(
        "64B1",
        [
            "{by} e {partner} non hanno poi vinto nessuna presa",
            "{by} e {partner} non avessero poi vinto nessuna presa",
        ],
        ["{by} and {partner} later won no trick", "{by} and {partner} had later won no trick"],
    ),
];
const TOO_LITTLE: SentenceWordings = &[
    text(
        "L'errore di {by} ha nascosto {own}: senza l'errore, accerta l'Arbitro, {opponent} e {ally} avrebbero fatto più prese di quante ne segneranno.",
        "{by}'s error hid the {own}: without it, the director finds, {opponent} and {ally} would have won more tricks than they will score.",
    ),
    text(
        "L'Arbitro accerta che {opponent} e {ally}, se {by} avesse giocato {own} in tempo, avrebbero fatto più prese di quante ne segneranno.",
        "The director finds that {opponent} and {ally}, had {by} played the {own} in time, would have won more tricks than they will score.",
    ),
    text(
        "Se {by} avesse giocato {own} in tempo, {opponent} e {ally} avrebbero contato meglio le {suit}, e fatto più prese di quante ne segneranno: così accerta l'Arbitro.",
        "Had {by} played the {own} in time, {opponent} and {ally} would have counted {suit} better, and won more tricks than they will score: so the director finds.",
    ),
    because(
        "64C",
        [
            "l'errore è costato a {opponent} e {ally} più della rettifica",
            "l'errore fosse costato a {opponent} e {ally} più della rettifica",
        ],
        [
            "the error cost {opponent} and {ally} more than the rectification gives",
            "the error had cost {opponent} and {ally} more than the rectification gives",
        ],
    ),
];
const ENOUGH: SentenceWordings = &[
    text(
        "L'errore di {by} ha nascosto {own}: senza l'errore, accerta l'Arbitro, {opponent} e {ally} non avrebbero fatto più prese di quante ne segneranno.",
        "{by}'s error hid the {own}: without it, the director finds, {opponent} and {ally} would have won no more tricks than they will score.",
    ),
    text(
        "L'Arbitro accerta che {opponent} e {ally}, se {by} avesse giocato {own} in tempo, non avrebbero fatto più prese di quante ne segneranno.",
        "The director finds that {opponent} and {ally}, had {by} played the {own} in time, would have won no more tricks than they will score.",
    ),
    text(
        "Anche se {by} avesse giocato {own} in tempo, {opponent} e {ally} non avrebbero giocato le {suit} meglio, né fatto più prese di quante ne segneranno: così accerta l'Arbitro.",
        "Even had {by} played the {own} in time, {opponent} and {ally} would not have played {suit} better, nor won more tricks than they will score: so the director finds.",
    ),
    because(
        "",
        [
            "l'errore non è costato a {opponent} e {ally} più della rettifica",
            "l'errore non fosse costato a {opponent} e {ally} più della rettifica",
        ],
        [
            "the error cost {opponent} and {ally} no more than the rectification gives",
            "the error had cost {opponent} and {ally} no more than the rectification gives",
        ],
    ),
];
