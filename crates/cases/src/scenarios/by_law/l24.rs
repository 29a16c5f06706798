//! Law 24: cards exposed or led during the auction.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::Seat;
use arbitro_laws::ruling::text;

pub const SCENARIOS: &[&Scenario] = &[&DEFENDERS_CARD, &EITHER_SIDE];

static DEFENDERS_CARD: Scenario =
    scenario(24, "defenders-card", &["licita", "carta esposta"], defenders_card)
        .tricks(1..=1)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("partner"),
        ])
        .without_open_facts();

static EITHER_SIDE: Scenario =
    scenario(24, "either-side", &["licita", "carta esposta"], either_side)
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
    story.cast("other", declaring);
    story.cast("others", one);
    if story.either() {
        story.was_exposed(declaring, one, false);
        story.add_sentence(OTHER_SIDE_TOO);
    }
    shown(story, by)
}

fn shown(story: &mut Story<'_>, by: Seat) -> Option<()> {
    let card = story.pick(story.hand(by))?;
    let second = story.pick(story.hand(by).without(card))?;
    let both = story.pick_from(&[false, false, true])?;
    story.cast("by", by);
    story.cast("partner", by.partner());
    story.cast("card", card);
    story.cast("second", second);
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
        "Ordinando le carte a {other} ne cade una scoperta, {others}.",
        "Sorting his hand {other} drops a card face up, the {others}.",
    ),
    text(
        "A {other} sfugge di mano, scoperta, {others}.",
        "The {others} slips face up from {other}'s hand.",
    ),
];
const DROPS: SentenceWordings = &[
    text(
        "Durante la licita a {by}, che si sporge a leggere le chiamate, cade sul tavolo {card}: l{o/a} vedono tutti.",
        "During the auction {by}, leaning over to read the calls, drops the {card} on the table: everybody sees it.",
    ),
    text(
        "Mentre si dichiara a {by} scivola dalle carte {card}, scopert{o/a} in vista di tutti.",
        "While they are bidding the {card} slips from {by}'s cards, face up in everybody's view.",
    ),
];
const LEADS: SentenceWordings = &[
    text(
        "Durante la licita {by}, che la crede finita, mette giù {card} come attacco.",
        "During the auction {by}, who believes that it is over, puts down the {card} as his lead.",
    ),
    text(
        "Mentre si dichiara ancora {by} conta un passo di troppo e attacca {card}.",
        "While they are still bidding {by} counts a pass too many and leads the {card}.",
    ),
];
const DROPS_BOTH: SentenceWordings = &[
    text(
        "Durante la licita a {by}, che si sporge a leggere le chiamate, cadono sul tavolo due carte, {card} e {second}: le vedono tutti.",
        "During the auction {by}, leaning over to read the calls, drops the {card} and the {second} on the table: everybody sees them.",
    ),
    text(
        "Mentre si dichiara a {by} scivolano di mano due carte, {card} e {second}, scoperte in vista di tutti.",
        "While they are bidding the {card} and the {second} slip from {by}'s cards, face up in everybody's view.",
    ),
];
const LEADS_WITH_ANOTHER: SentenceWordings = &[
    text(
        "Durante la licita {by}, che la crede finita, mette giù {card} come attacco, e insieme gli cade scopert{o/a:second} {second}.",
        "During the auction {by}, who believes that it is over, puts down the {card} as his lead, and with it drops the {second} face up.",
    ),
    text(
        "Mentre si dichiara ancora {by} conta un passo di troppo e attacca {card}; nel gesto gli sfugge, scopert{o/a:second}, {second}.",
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
        "L'Arbitro è chiamato a licita finita, prima dell'attacco.",
        "The director is called when the auction is over, before the lead.",
    ),
    text(
        "Nessuno dice nulla; si chiama l'Arbitro quando la licita è finita e si deve attaccare.",
        "Nobody says a word; the director is called when the auction is over and the lead is to be made.",
    ),
];
const COULD_KNOW: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, poteva sapere che far passare {partner} rischiava di danneggiare gli avversari.",
        "{by}, the director finds, could have known that to silence {partner} might well damage the opponents.",
    ),
    text(
        "L'Arbitro ritiene che {by} potesse prevedere un danno per gli avversari.",
        "The director holds that {by} could have foreseen damage to the opponents.",
    ),
];
const COULD_NOT_KNOW: SentenceWordings = &[
    text(
        "Che ne venisse un danno agli avversari {by} non poteva saperlo.",
        "That damage to the opponents would come of it {by} could not know.",
    ),
    text(
        "{by}, accerta l'Arbitro, non poteva prevedere alcun danno per gli avversari.",
        "{by}, the director finds, could foresee no damage to the opponents.",
    ),
];
