//! Law 24: cards exposed or led during the auction.

mod inquiry;
mod rights;

use super::prelude::*;
use super::scenes::{NOBODY, defender, small};
use arbitro_laws::table::ExposedCard;

pub const SCENARIOS: &[&Scenario] = &[
    &DEFENDERS_CARD,
    &EITHER_SIDE,
    &ONE_OR_TWO,
    &PARTNER_MAY_SEE,
    &rights::FACE_UP_OR_DOWN,
    &inquiry::WAS_IT_OVER,
];

/// The fate of the card, and what the offender's partner has to do.
const OF_CARD_OR_PASS: &[&[AspectKind]] = &[&[AspectKind::Fate], &[AspectKind::Duty]];

static DEFENDERS_CARD: Scenario =
    scenario(24, "defenders-card", &["licita", "carta esposta"], defenders_card)
        .tricks(1..=1)
        .aspects(OF_CARD_OR_PASS);

static EITHER_SIDE: Scenario =
    scenario(24, "either-side", &["licita", "carta esposta"], either_side)
        .tricks(1..=1)
        .aspects(OF_CARD_OR_PASS);

static ONE_OR_TWO: Scenario = scenario(24, "one-or-two", &["licita", "carta esposta"], one_or_two)
    .tricks(1..=1)
    .aspects(OF_CARD_OR_PASS);

static PARTNER_MAY_SEE: Scenario =
    scenario(24, "partner-may-see", &["licita", "carta esposta"], partner_may_see)
        .tricks(1..=1)
        .aspects(OF_CARD_OR_PASS);

/// The later opening leader dropped or led a card during the auction, which may be over when the director comes.
fn defenders_card(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer().lho();
    let card = story.pick(small(story.hand(by)))?;
    cast!(story, by, partner = by.partner(), card);
    let led = story.either();
    story.was_exposed(by, card, led);
    story.add_sentence(if led { LEADS } else { DROPS });
    when_called(story, led)
}

/// As [`defenders_card`]; declarer or dummy may have dropped a card too.
fn either_side(story: &mut Story<'_>) -> Option<()> {
    let declaring = story.pick_from(&[story.declarer(), story.dummy()])?;
    // An honour would make its owner's partner pass, who may be declarer.
    let one = story.pick(small(story.hand(declaring)))?;
    cast!(story, other = declaring, others = one);
    let too = story.either();
    if too {
        story.was_exposed(declaring, one, false);
    }
    story.add_sentence(if too { OTHER_SIDE_TOO } else { OTHER_SIDE_NOT });
    defenders_card(story)
}

/// The later opening leader dropped two cards during the auction, the second of them face up or face down; the auction may
/// be over when the director comes.
fn one_or_two(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer().lho();
    let card = story.pick(small(story.hand(by)))?;
    let second = story.pick(small(story.hand(by)).without(card))?;
    cast!(story, by, partner = by.partner(), card, second);
    let both = story.either();
    story.was_exposed(by, card, false);
    if both {
        story.was_exposed(by, second, false);
    }
    story.add_sentence(if both { DROPS_BOTH } else { DROPS_ONE });
    when_called(story, both)
}

/// A player who becomes a defender dropped a card during the auction; his partner may have seen it.
fn partner_may_see(story: &mut Story<'_>) -> Option<()> {
    drops_before_declarer(story)?;
    story.choose_finding("visible", COULD_SEE, COULD_NOT_SEE)?;
    when_called(story, false)
}

/// Adds that a player who becomes a defender dropped a card during the auction, which declarer saw.
fn drops_before_declarer(story: &mut Story<'_>) -> Option<()> {
    let by = defender(story)?;
    let card = story.pick(small(story.hand(by)))?;
    story.cast("card", card);
    let mut seen = NOBODY;
    seen[story.declarer()] = true;
    let seen = Some(seen);
    story.exposed.push(ExposedCard { seen, ..ExposedCard::new(by, card.into(), false) });
    story.add_sentence(AT_HIS_TURN);
    Some(())
}

/// Chooses whether the director is called during the auction or after it. Nobody exposed a card on purpose, which matters
/// unless the card is `major` anyway.
fn when_called(story: &mut Story<'_>, major: bool) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    story.choose_finding("auction-on", DURING, AFTER)?;
    if major {
        story.add_sentence(UNTOLD);
    } else {
        untold(story, "deliberate-exposure", Answer::NO)?;
    }
    untold(story, "could-have-known", Answer::NO)
}

const OTHER_SIDE_TOO: SentenceWordings = &[
    text(
        "Durante la licita {other}, nel prendere un cartellino, fa cadere {others}, faccia in su.",
        "During the auction {other}, taking out a bidding card, drops the {others} face up on the table.",
    ),
    text(
        "Durante la licita {other} si china sui cartellini e gli cade {others}, faccia in su.",
        "During the auction {other} bends over his bidding cards and drops the {others} face up before him.",
    ),
    text(
        "Mentre si dichiara {other} si sporge a guardare le chiamate e si lascia sfuggire {others}, faccia in su.",
        "While they are bidding {other} leans over to look at the calls and the {others} slips from him face up.",
    ),
    because(
        "",
        [
            "anche {others} di {other} era cadut{o/a:others} scopert{o/a:others}",
            "anche {others} di {other} fosse cadut{o/a:others} scopert{o/a:others}",
        ],
        ["{other}'s {others} had fallen face up too", "{other}'s {others} had fallen face up too"],
    ),
];
const OTHER_SIDE_NOT: SentenceWordings = &[
    text(
        "Durante la licita {other}, nel prendere un cartellino, fa cadere {others}, faccia in giù.",
        "During the auction {other}, taking out a bidding card, drops the {others} face down on the table.",
    ),
    text(
        "Durante la licita {other} si china sui cartellini e gli cade {others}, faccia in giù.",
        "During the auction {other} bends over his bidding cards and drops the {others} face down before him.",
    ),
    text(
        "Mentre si dichiara {other} si sporge a guardare le chiamate e si lascia sfuggire {others}, faccia in giù.",
        "While they are bidding {other} leans over to look at the calls and the {others} slips from him face down.",
    ),
    because(
        "",
        [
            "{others} di {other} era cadut{o/a:others} copert{o/a:others}",
            "{others} di {other} fosse cadut{o/a:others} copert{o/a:others}",
        ],
        ["{other}'s {others} had fallen face down", "{other}'s {others} had fallen face down"],
    ),
];
const AT_HIS_TURN: SentenceWordings = &[
    text(
        "Durante la licita {by}, cercando un cartellino, lascia cadere una carta scoperta: {card}.",
        "During the auction {by}, looking for a bidding card, drops a card face up: the {card}.",
    ),
    text(
        "Mentre si dichiara, a {by} sfugge di mano {card}, faccia in su.",
        "While they are bidding the {card} slips from {by}'s hand, face up.",
    ),
    text(
        "A licita iniziata, {by} appoggia male le sue carte sul tavolo e ne resta scoperta una, {card}.",
        "With the auction under way {by} puts his cards down on the table badly and one stays face up, the {card}.",
    ),
];
const COULD_SEE: SentenceWordings = &[
    text(
        "{declarer} vede subito la carta, e può vederla anche {partner}: nulla gliela nasconde.",
        "{declarer} sees the card at once, and so can {partner}: nothing hides it from him.",
    ),
    text(
        "Nessuna scatola di cartellini nascondeva la carta a {partner}; anche {declarer} poteva vederla.",
        "No bidding box hid the card from {partner}; {declarer} too could see it.",
    ),
    text(
        "La carta la vede {declarer}, e avrebbe potuto vederla anche {partner}: nulla la copriva.",
        "{declarer} sees the card, and {partner} could have seen it too: nothing stood before it.",
    ),
    because(
        "24",
        ["{partner} poteva vedere {card}", "{partner} avesse potuto vedere {card}"],
        ["{partner} could see the {card}", "{partner} had been able to see the {card}"],
    ),
];
const COULD_NOT_SEE: SentenceWordings = &[
    text(
        "{declarer} vede subito la carta, ma non può vederla {partner}: gliela nasconde la scatola dei cartellini.",
        "{declarer} sees the card at once, but {partner} cannot: the bidding box hides it from him.",
    ),
    text(
        "Una scatola di cartellini nascondeva la carta a {partner}; solo {declarer} poteva vederla.",
        "A bidding box hid the card from {partner}; only {declarer} could see it.",
    ),
    text(
        "La carta la vede {declarer}, ma non avrebbe potuto vederla {partner}: la copriva la scatola dei cartellini.",
        "{declarer} sees the card, but {partner} could not have seen it: the bidding box stood before it.",
    ),
    because(
        "",
        ["{partner} non poteva vedere {card}", "{partner} non avesse potuto vedere {card}"],
        ["{partner} could not see the {card}", "{partner} had not been able to see the {card}"],
    ),
];
const DROPS_ONE: SentenceWordings = &[
    text(
        "Durante la licita {by}, sporgendosi a leggere le chiamate, lascia cadere due carte: {card}, in vista di tutti, e {second}, a faccia in giù.",
        "During the auction {by}, leaning over to read the calls, drops two cards: the {card}, in everybody's view, and the {second}, face down.",
    ),
    text(
        "Mentre si dichiara, a {by} scivolano due carte: {card} cade scopert{o/a}, {second} copert{o/a:second}.",
        "While they are bidding two cards slip from {by}'s hand: the {card} falls face up, the {second} face down.",
    ),
    text(
        "A licita iniziata, {by} urta il tavolo e perde due carte: si vede {card}, ma non {second}, che è copert{o/a:second}.",
        "With the auction under way {by} bumps the table and loses two cards: the {card} can be seen, but not the {second}, which is face down.",
    ),
    because(
        "50B",
        [
            "di {by} era scopert{o/a:card} solo {card}, e non {second}",
            "di {by} fosse stat{o/a:card} scopert{o/a:card} solo {card}, e non {second}",
        ],
        [
            "only {by}'s {card} was face up, and not the {second}",
            "only {by}'s {card} had been face up, and not the {second}",
        ],
    ),
];
const DROPS: SentenceWordings = &[
    text(
        "Durante la licita a {by}, che riordina la mano, cade {card}: l{o/a} vedono tutti.",
        "During the auction {by}, sorting his hand, drops the {card}: everybody sees it.",
    ),
    text(
        "Mentre si dichiara ancora, {by} apre troppo le carte e gli sfugge {card}: l{o/a} vedono tutti.",
        "While they are still bidding {by} opens his cards too wide and the {card} slips out: everybody sees it.",
    ),
    text(
        "A licita iniziata, {by} si volta e gli scivola di mano {card} davanti a tutti.",
        "With the auction under way {by} turns round and the {card} slips from his hand before everybody.",
    ),
    because(
        "50B",
        [
            "{by} aveva fatto cadere {card} senza volerlo",
            "{by} avesse fatto cadere {card} senza volerlo",
        ],
        ["{by} had dropped the {card} by accident", "{by} had dropped the {card} by accident"],
    ),
];
const LEADS: SentenceWordings = &[
    text(
        "Durante la licita {by}, che la crede finita, attacca {card} a carta scoperta: l{o/a} vedono tutti.",
        "During the auction {by}, who believes that it is over, leads the {card} face up: everybody sees it.",
    ),
    text(
        "Mentre si dichiara ancora, {by} conta un passo di troppo e attacca {card} a carta scoperta: l{o/a} vedono tutti.",
        "While they are still bidding {by} counts a pass too many and leads the {card} face up: everybody sees it.",
    ),
    text(
        "A licita iniziata, {by}, che la crede finita, attacca {card} a carta scoperta davanti a tutti.",
        "With the auction under way {by}, who believes that it is over, leads the {card} face up before everybody.",
    ),
    because(
        "50B",
        ["{by} aveva giocato {card} come attacco", "{by} avesse giocato {card} come attacco"],
        ["{by} had played the {card} as a lead", "{by} had played the {card} as a lead"],
    ),
];
const DROPS_BOTH: SentenceWordings = &[
    text(
        "Durante la licita {by}, sporgendosi a leggere le chiamate, lascia cadere due carte: {card} e {second}, tutt'e due in vista di tutti.",
        "During the auction {by}, leaning over to read the calls, drops two cards: the {card} and the {second}, both in everybody's view.",
    ),
    text(
        "Mentre si dichiara, a {by} scivolano due carte: {card} cade scopert{o/a}, e così {second}.",
        "While they are bidding two cards slip from {by}'s hand: the {card} falls face up, and so does the {second}.",
    ),
    text(
        "A licita iniziata, {by} urta il tavolo e perde due carte: si vede {card}, e anche {second}, che è scopert{o/a:second}.",
        "With the auction under way {by} bumps the table and loses two cards: the {card} can be seen, and so can the {second}, which is face up.",
    ),
    because(
        "50B",
        [
            "di {by} erano scoperte due carte, {card} e {second}",
            "di {by} fossero state scoperte due carte, {card} e {second}",
        ],
        [
            "two cards of {by}'s were face up, the {card} and the {second}",
            "two cards of {by}'s had been face up, the {card} and the {second}",
        ],
    ),
];
const DURING: SentenceWordings = &[
    text(
        "L'Arbitro è chiamato subito, mentre la licita continua; {partner} deve ancora chiamare.",
        "The director is called at once, while the auction goes on; {partner} has still to call.",
    ),
    text(
        "La licita è ancora in corso quando si chiama l'Arbitro, e a {partner} tocca ancora chiamare.",
        "The auction is still going on when the director is called, and {partner} has still to call.",
    ),
    text(
        "Si chiama l'Arbitro a quel punto della licita, e {partner} dovrà ancora chiamare.",
        "The director is called at that point of the auction, and {partner} will still have to call.",
    ),
    because(
        "24",
        ["la licita è ancora in corso", "la licita fosse ancora in corso"],
        ["the auction is still going on", "the auction were still going on"],
    ),
];
const AFTER: SentenceWordings = &[
    text(
        "L'Arbitro è chiamato solo a licita finita, prima dell'attacco; {partner} non deve più chiamare.",
        "The director is called only when the auction is over, before the lead; {partner} has no more calls to make.",
    ),
    text(
        "La licita è già finita quando si chiama l'Arbitro, e si deve attaccare; {partner} non deve più chiamare.",
        "The auction is already over when the director is called, and the lead is to be made; {partner} has no more calls to make.",
    ),
    text(
        "Si chiama l'Arbitro dopo l'ultimo passo della licita, e {partner} non dovrà più chiamare.",
        "The director is called after the last pass of the auction, and {partner} will not have to call again.",
    ),
    because(
        "24",
        [
            "la licita è già finita e {by} è un difensore",
            "la licita fosse già finita e {by} fosse un difensore",
        ],
        [
            "the auction is already over and {by} is a defender",
            "the auction were already over and {by} were a defender",
        ],
    ),
];
