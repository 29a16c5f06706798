//! Law 24: cards exposed or led during the auction.

use super::prelude::*;
use arbitro_laws::table::ExposedCard;

pub const SCENARIOS: &[&Scenario] =
    &[&DEFENDERS_CARD, &EITHER_SIDE, &ONE_OR_TWO, &BEFORE_THE_AUCTION];

static DEFENDERS_CARD: Scenario =
    scenario(24, "defenders-card", &["licita", "carta esposta"], defenders_card)
        .tricks(1..=1)
        .asks(&[Ruling, Ruling, Rights("partner")])
        .without_open_facts();

static EITHER_SIDE: Scenario =
    scenario(24, "either-side", &["licita", "carta esposta"], either_side)
        .tricks(1..=1)
        .without_open_facts();

static ONE_OR_TWO: Scenario = scenario(24, "one-or-two", &["licita", "carta esposta"], one_or_two)
    .tricks(1..=1)
    .asks(&[Ruling, Rights("partner")])
    .without_open_facts();

static BEFORE_THE_AUCTION: Scenario =
    scenario(24, "before-the-auction", &["licita", "carta esposta"], before_the_auction)
        .tricks(1..=1)
        .without_open_facts();

/// A player who becomes a defender exposed one or two cards during the auction, possibly the first of them as a lead.
fn defenders_card(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let by = story.a_defender()?;
    shown(story, by)
}

/// A defender exposed one or two cards during the auction, possibly the first of them as a lead, and declarer or dummy
/// may have exposed one.
fn either_side(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let by = story.turn()?;
    let declaring = story.pick_from(&[by.lho(), by.rho()])?;
    let one = story.pick(story.hand(declaring))?;
    cast!(story, other = declaring, others = one);
    let too = story.either();
    if too {
        story.was_exposed(declaring, one, false);
    }
    story.add_sentence(if too { OTHER_SIDE_TOO } else { OTHER_SIDE_NOT });
    shown(story, by)
}

/// A player who becomes a defender exposed one card or two during the auction, possibly the first of them as a lead.
fn one_or_two(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let by = story.a_defender()?;
    let card = story.pick(story.hand(by))?;
    let second = story.pick(story.hand(by).without(card))?;
    cast_cards(story, by, card, second);
    let (led, both) = (story.either(), story.either());
    story.was_exposed(by, card, led);
    if both {
        story.was_exposed(by, second, false);
    }
    story.add_sentence(match (led, both) {
        (false, false) => DROPS,
        (true, false) => LEADS,
        (false, true) => DROPS_BOTH,
        (true, true) => LEADS_WITH_ANOTHER,
    });
    story.choose_finding("auction-on", DURING, AFTER)?;
    story.add_finding("could-have-known", Answer::NO, COULD_NOT_KNOW)
}

/// A player who becomes a defender exposed a card before the auction or during it; his partner may have seen it.
fn before_the_auction(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let by = story.a_defender()?;
    let card = story.pick(story.hand(by))?;
    cast_cards(story, by, card, card);
    let before_auction = story.either();
    let mut seen = BySeat([false; 4]);
    seen[story.declarer()] = true;
    let seen = Some(seen);
    story.exposed.push(ExposedCard {
        before_auction,
        seen,
        ..ExposedCard::new(by, card.into(), false)
    });
    story.add_sentence(if before_auction { BEFORE } else { AT_HIS_TURN });
    story.choose_finding("visible", COULD_SEE, COULD_NOT_SEE)?;
    story.add_finding("auction-on", Answer::NO, AFTER)
}

fn cast_cards(story: &mut Story<'_>, by: Seat, card: Card, second: Card) {
    cast!(story, by, partner = by.partner(), card, second);
}

fn shown(story: &mut Story<'_>, by: Seat) -> Option<()> {
    let card = story.pick(story.hand(by))?;
    let second = story.pick(story.hand(by).without(card))?;
    let both = story.pick_from(&[false, false, true])?;
    cast_cards(story, by, card, second);
    let led = !story.either();
    story.was_exposed(by, card, led);
    if both {
        story.was_exposed(by, second, false);
    }
    story.add_sentence(match (led, both) {
        (false, false) => DROPS,
        (true, false) => LEADS,
        (false, true) => DROPS_BOTH,
        (true, true) => LEADS_WITH_ANOTHER,
    });
    story.choose_finding("auction-on", DURING, AFTER)?;
    story.choose_finding("could-have-known", COULD_KNOW, COULD_NOT_KNOW)?;
    Some(())
}

const OTHER_SIDE_TOO: SentenceWordings = &[
    text(
        "Riordinando le carte fra una chiamata e l'altra {other} ne lascia cadere una scoperta, {others}.",
        "Sorting his hand between two calls {other} drops a card face up, the {others}.",
    ),
    text(
        "Cercando un cartellino {other} lascia cadere {others}, scopert{o/a:others}, sul tavolo.",
        "Looking for a bidding card {other} drops the {others} face up on the table.",
    ),
];
const OTHER_SIDE_NOT: SentenceWordings = &[
    text(
        "Riordinando le carte fra una chiamata e l'altra {other} non ne mostra nessuna.",
        "Sorting his hand between two calls {other} shows no card.",
    ),
    text(
        "Cercando un cartellino {other} non lascia cadere nessuna carta.",
        "Looking for a bidding card {other} drops no card.",
    ),
];
const BEFORE: SentenceWordings = &[
    text(
        "Prima che si cominci a dichiarare {by}, contando le sue carte, ne lascia cadere una sul tavolo: {card}.",
        "Before the bidding begins {by}, counting his cards, drops one on the table: the {card}.",
    ),
    text(
        "Appena tolte le carte dall'astuccio, e prima di ogni chiamata, a {by} sfugge {card}, faccia in su.",
        "As the cards come out of the board, and before any call, the {card} slips from {by}'s hand, face up.",
    ),
];
const AT_HIS_TURN: SentenceWordings = &[
    text(
        "Al suo turno di dichiarare {by}, cercando il cartellino, lascia cadere una carta sul tavolo: {card}.",
        "When it is his turn to bid {by}, looking for the bidding card, drops a card on the table: the {card}.",
    ),
    text(
        "A licita cominciata, e dopo qualche chiamata, a {by} sfugge {card}, faccia in su.",
        "With the auction under way, and after some calls, the {card} slips from {by}'s hand, face up.",
    ),
];
const COULD_SEE: SentenceWordings = &[
    text(
        "{declarer} ha visto la carta, e anche {partner} poteva vederla.",
        "{declarer} has seen it, and {partner} could have seen it too.",
    ),
    text(
        "Dal posto di {partner} la carta si poteva vedere.",
        "From {partner}'s seat the card could be seen.",
    ),
];
const COULD_NOT_SEE: SentenceWordings = &[
    text(
        "{declarer} ha visto la carta, ma {partner} non poteva vederla.",
        "{declarer} has seen it, but {partner} could not have seen it.",
    ),
    text(
        "Dal posto di {partner} la carta non si poteva vedere.",
        "From {partner}'s seat the card could not be seen.",
    ),
];
const DROPS: SentenceWordings = &[
    text(
        "Durante la licita a {by}, che si sporge a leggere le chiamate, cade sul tavolo {card}: l{o/a} vedono tutti.",
        "During the auction {by}, leaning over to read the calls, drops the {card} on the table: everybody sees it.",
    ),
    text(
        "Mentre si dichiara, {by} lascia scivolare {card} sul tavolo, scopert{o/a} in vista di tutti.",
        "While they are bidding the {card} slips from {by}'s cards, face up in everybody's view.",
    ),
];
const LEADS: SentenceWordings = &[
    text(
        "Durante la licita {by}, che la crede finita, mette giù {card} come attacco.",
        "During the auction {by}, who believes that it is over, puts down the {card} as his lead.",
    ),
    text(
        "Mentre si dichiara ancora, {by} conta un passo di troppo e attacca {card}.",
        "While they are still bidding {by} counts a pass too many and leads the {card}.",
    ),
];
const DROPS_BOTH: SentenceWordings = &[
    text(
        "Durante la licita a {by}, che si sporge a leggere le chiamate, cadono sul tavolo due carte, {card} e {second}: le vedono tutti.",
        "During the auction {by}, leaning over to read the calls, drops the {card} and the {second} on the table: everybody sees them.",
    ),
    text(
        "Mentre si dichiara, a {by} scivolano di mano due carte, {card} e {second}, scoperte in vista di tutti.",
        "While they are bidding the {card} and the {second} slip from {by}'s cards, face up in everybody's view.",
    ),
];
const LEADS_WITH_ANOTHER: SentenceWordings = &[
    text(
        "Durante la licita {by}, che la crede finita, mette giù {card} come attacco, e insieme gli cade scopert{o/a:second} {second}.",
        "During the auction {by}, who believes that it is over, puts down the {card} as his lead, and with it drops the {second} face up.",
    ),
    text(
        "Mentre si dichiara ancora, {by} conta un passo di troppo e attacca {card}; nel gesto gli sfugge, scopert{o/a:second}, {second}.",
        "While they are still bidding {by} counts a pass too many and leads the {card}; as he does the {second} slips out face up.",
    ),
];
const DURING: SentenceWordings = &[
    text(
        "L'Arbitro è chiamato subito, a licita ancora in corso; a {partner} tocca ancora chiamare.",
        "The director is called at once, while the auction is still going on; {partner} has still to call.",
    ),
    text(
        "Si chiama l'Arbitro prima che la licita sia finita, e {partner} deve ancora chiamare.",
        "The director is called before the auction has ended, and {partner} is still to call.",
    ),
];
const AFTER: SentenceWordings = &[
    text(
        "L'Arbitro è chiamato a licita finita, prima dell'attacco; {partner} non ha più chiamate da fare.",
        "The director is called when the auction is over, before the lead; {partner} has no more calls to make.",
    ),
    text(
        "Si chiama l'Arbitro quando la licita è finita, anche per {partner}, e si deve attaccare.",
        "The director is called when the auction is over, for {partner} too, and the lead is to be made.",
    ),
];
const COULD_KNOW: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, poteva sapere che far passare {partner} rischiava di danneggiare gli avversari.",
        "{by}, the director finds, could have known that silencing {partner} might well damage the opponents.",
    ),
    text(
        "L'Arbitro ritiene che {by} potesse prevedere un danno per gli avversari da un passo di {partner}.",
        "The director holds that {by} could have foreseen damage to the opponents from a pass by {partner}.",
    ),
];
const COULD_NOT_KNOW: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, non poteva sapere che far passare {partner} rischiava di danneggiare gli avversari.",
        "{by}, the director finds, could not have known that silencing {partner} might well damage the opponents.",
    ),
    text(
        "L'Arbitro ritiene che {by} non potesse prevedere un danno per gli avversari da un passo di {partner}.",
        "The director holds that {by} could not have foreseen damage to the opponents from a pass by {partner}.",
    ),
];
