//! Law 57: premature lead or play.

use super::prelude::*;
use super::scenes::{cast_from, not_told, told_by_declarer};
use super::sentences::{DOES_NOT_WANT_IT, HAS_NOT_SPOKEN, WANTS_IT};

mod early;

pub const SCENARIOS: &[&Scenario] = &[
    &BEFORE_PARTNER,
    &AFTER_PARTNER,
    &LEADS_EARLY,
    &early::DECLARER_EARLY,
    &early::VOID_PARTNER,
    &early::RIGHT_HAND_OPPONENT,
];

static BEFORE_PARTNER: Scenario =
    scenario(57, "before-partner", &["difensore", "giocata prematura"], before_partner)
        .tricks(2..=9)
        .asks(&[Ruling, Ruling, Rights("partner")]);

/// Casts the player who should play last to the trick as `by`, his partner, who should play second, as `partner`, the
/// hand on lead as `leader`, and the third hand as `third`; returns `by`.
fn last_to_play(story: &mut Story<'_>) -> Option<Seat> {
    let partner = story.defender_in_turn()?;
    story.require(story.position.on_table() == 1)?;
    let (by, third) = (partner.partner(), partner.lho());
    cast!(story, by, partner, leader = partner.rho(), third);
    cast_from(story, "from", partner.rho());
    cast_from(story, "from_third", third);
    story.cast("suit", story.led()?);
    Some(by)
}

/// A defender who should play last to the trick plays before his partner, who should play second; the other hand of the
/// declaring side has played already or not.
fn before_partner(story: &mut Story<'_>) -> Option<()> {
    let by = last_to_play(story)?;
    let (partner, third) = (by.partner(), by.rho());
    story.require(story.suit(partner, story.led()?).len() > 1)?;
    let card = story.would_follow_later(by, 2)?;
    let early = story.would_follow_later(third, 1)?;
    cast!(story, card, early);
    story.add_sentence(LED);
    story.choose_play(third, early, BOTH_HANDS, ONE_HAND);
    story.plays(by, card);
    story.add_sentence(PLAYS);
    story.call_director(story.declarer());
    asks_of_partner(story);
    not_told(story, story.declarer(), DECLARER_NOT_TOLD)?;
    told_by_declarer(story)?;
    Some(())
}

/// Chooses what declarer asks of the offender's partner: the highest card, the lowest, or nothing yet.
fn asks_of_partner(story: &mut Story<'_>) {
    story.choose_answer(
        story.declarer(),
        &[(None, ASKS_NOTHING), (Some(Choice::Highest), HIGHEST), (Some(Choice::Lowest), LOWEST)],
    );
}

const LED: SentenceWordings = &[
    text(
        "{declarer} attacca a {suit} {from}, e tocca a {partner}.",
        "{declarer} leads {suit} {from}, and it is {partner}'s turn.",
    ),
    text(
        "Dopo che {declarer} ha attaccato a {suit} {from}, deve giocare {partner}.",
        "After {declarer} has led {suit} {from}, {partner} is to play.",
    ),
    text(
        "La presa è a {suit}: {declarer} ha attaccato {from}, e ora tocca a {partner}.",
        "The trick is in {suit}: {declarer} has led {from}, and now it is {partner}'s turn.",
    ),
];
const BOTH_HANDS: SentenceWordings = &[
    text(
        "{declarer} non aspetta, e gioca subito {early} {from_third}.",
        "{declarer} does not wait, and at once plays the {early} {from_third}.",
    ),
    text(
        "Senza attendere {partner}, {declarer} gioca {early} {from_third}.",
        "Without waiting for {partner}, {declarer} plays the {early} {from_third}.",
    ),
];
const ONE_HAND: SentenceWordings = &[
    text(
        "{declarer} aspetta, e non gioca ancora {from_third}.",
        "{declarer} waits, and does not yet play {from_third}.",
    ),
    text(
        "In attesa di {partner}, {declarer} non gioca ancora {from_third}.",
        "Waiting for {partner}, {declarer} does not yet play {from_third}.",
    ),
];
const PLAYS: SentenceWordings = &[
    text(
        "{by}, che ha già deciso, gioca {card} prima di {partner}.",
        "{by}, who has made up his mind, plays the {card} before {partner}.",
    ),
    text(
        "Sovrappensiero, {by} gioca {card} prima di {partner}.",
        "With his mind elsewhere, {by} plays the {card} before {partner}.",
    ),
    text(
        "{partner} riflette, e {by} per distrazione gioca {card} prima di lui.",
        "{partner} is thinking, and {by} absent-mindedly plays the {card} before him.",
    ),
];
const DECLARER_NOT_TOLD: SentenceWordings = &[
    text(
        "Nessuno aveva detto a {declarer} di giocare {from_third}.",
        "Nobody had told {declarer} to play {from_third}.",
    ),
    text(
        "A {declarer} nessun difensore aveva detto di giocare {from_third}.",
        "No defender had told {declarer} to play {from_third}.",
    ),
];
const ASKS_NOTHING: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e non ha ancora chiesto nulla a {partner}.",
        "{declarer} calls the director, and has not yet asked anything of {partner}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} non ha ancora detto a {partner} che cosa vuole.",
        "The director comes, and {declarer} has not yet told {partner} what he wants.",
    ),
];
const HIGHEST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e chiede a {partner} la carta più alta a {suit}.",
        "{declarer} calls the director, and asks {partner} for his highest card in {suit}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} dice a {partner} che vuole la carta più alta a {suit}.",
        "The director comes, and {declarer} tells {partner} that he wants the highest card in {suit}.",
    ),
];
const LOWEST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e chiede a {partner} la carta più bassa a {suit}.",
        "{declarer} calls the director, and asks {partner} for his lowest card in {suit}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} dice a {partner} che vuole la carta più bassa a {suit}.",
        "The director comes, and {declarer} tells {partner} that he wants the lowest card in {suit}.",
    ),
];

static AFTER_PARTNER: Scenario =
    scenario(57, "after-partner", &["difensore", "giocata prematura", "morto"], after_partner)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// Declarer has led from his hand, and the defender who is last to play does not wait. His partner may have played
/// already; dummy's card was called, or dummy has put it out without a call, or it has not moved.
fn after_partner(story: &mut Story<'_>) -> Option<()> {
    let by = last_to_play(story)?;
    let (partner, third) = (by.partner(), by.rho());
    story.require(third == story.dummy() && !story.suit(partner, story.led()?).is_empty())?;
    let (own, called) = (story.would_play()?, story.would_follow_later(third, 1)?);
    let card = story.would_follow_later(by, 2)?;
    cast!(story, card, own, called);
    story.add_sentence(LED);
    story.choose_play(partner, own, PARTNER_PLAYS, PARTNER_THINKS);
    match story.choose(3) {
        0 => story.add_sentence(DUMMY_STILL),
        1 => {
            let manner = PlayManner::Unbidden;
            story.add_event(third, Act::Plays { card: called.into(), manner });
            story.add_sentence(DUMMY_UNBIDDEN);
        }
        _ => {
            story.calls(SpokenCall::naming(called));
            story.plays(third, called);
            story.add_sentence(DUMMY_CALLED);
        }
    }
    story.plays(by, card);
    story.add_sentence(DOES_NOT_WAIT);
    story.call_director(story.declarer());
    told_by_declarer(story)?;
    Some(())
}

const PARTNER_PLAYS: SentenceWordings = &[
    text("{partner} risponde {own}.", "{partner} follows with the {own}."),
    text("{partner} ha appena giocato {own}.", "{partner} has just played the {own}."),
];
const PARTNER_THINKS: SentenceWordings = &[
    text("{partner} ci pensa.", "{partner} is thinking."),
    text("{partner} non ha ancora giocato.", "{partner} has not played yet."),
];
const DUMMY_STILL: SentenceWordings = &[
    text(
        "{third}, il morto, non ha giocato: {declarer} non ha ancora chiamato una carta.",
        "{third}, dummy, has not played: {declarer} has not yet called a card.",
    ),
    text(
        "Dal morto, {third}, non si è ancora giocato: {declarer} non ha chiamato nulla.",
        "Nothing has been played yet from dummy, {third}: {declarer} has called nothing.",
    ),
];
const DUMMY_UNBIDDEN: SentenceWordings = &[
    text(
        "{third}, il morto, gioca {called} da sé: {declarer} non ha ancora chiamato una carta.",
        "{third}, dummy, plays the {called} by himself: {declarer} has not yet called a card.",
    ),
    text(
        "Dal morto {third} muove {called} di sua iniziativa: {declarer} non ha chiamato nulla.",
        "From dummy {third} moves the {called} of his own accord: {declarer} has called nothing.",
    ),
];
const DUMMY_CALLED: SentenceWordings = &[
    text(
        "{third}, il morto, gioca {called}, che {declarer} ha chiamato.",
        "{third}, dummy, plays the {called}, which {declarer} has called.",
    ),
    text(
        "Dal morto {third} muove {called}, come {declarer} ha chiesto.",
        "From dummy {third} moves the {called}, as {declarer} has asked.",
    ),
];
const DOES_NOT_WAIT: SentenceWordings = &[
    text(
        "{by}, che ha già deciso, gioca {card}, e si chiama l'Arbitro.",
        "{by}, who has made up his mind, plays the {card}, and the director is called.",
    ),
    text(
        "Senza guardare il tavolo {by} gioca {card}; viene l'Arbitro.",
        "Without looking at the table {by} plays the {card}; the director comes.",
    ),
    text(
        "{by}, che pensa ad altro, gioca {card}, e si chiama l'Arbitro.",
        "{by}, whose mind is elsewhere, plays the {card}, and the director is called.",
    ),
];

static LEADS_EARLY: Scenario =
    scenario(57, "leads-early", &["difensore", "attacco prematuro"], leads_early)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("partner")]);

/// A defender who has played leads to the next trick before his partner has played to the trick in progress, or as soon
/// as he has, though the trick is not his.
fn leads_early(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_in_turn()?;
    let led = story.led()?;
    story.require(story.position.on_table() == 3 && story.suit(partner, led).len() > 1)?;
    let by = partner.partner();
    let (card, own) = (story.would_lead(by)?, story.would_play()?);
    let mut after = story.position;
    after.play(own.into());
    story.require(after.turn() != Some(by))?;
    cast!(story, by, partner, card, own, suit = led);
    let declarer = story.declarer();
    let over = story.choose_play(partner, own, TRICK_OVER, LAST_TO_PLAY);
    story.leads(by, card);
    story.add_sentence(EARLY_LEAD);
    story.call_director(declarer);
    let (choice, line) = match (over, story.choose(3)) {
        (true, 0) => (Some(Choice::Accept), WANTS_IT),
        (true, 1) => (Some(Choice::Refuse), DOES_NOT_WANT_IT),
        (_, 2) => (None, HAS_NOT_SPOKEN),
        (false, 0) => (Some(Choice::Highest), WANTS_HIGHEST),
        _ => (Some(Choice::Lowest), WANTS_LOWEST),
    };
    if let Some(choice) = choice {
        story.add_event(declarer, Act::Chooses(choice));
    }
    story.add_sentence(line);
    told_by_declarer(story)?;
    Some(())
}

const LAST_TO_PLAY: SentenceWordings = &[
    text(
        "Nella presa a {suit} manca solo la carta di {partner}, che ci pensa.",
        "Only {partner}'s card is missing from the trick in {suit}, and he is thinking.",
    ),
    text(
        "La presa è a {suit}, e {partner}, ultimo, non ha ancora giocato.",
        "The trick is in {suit}, and {partner}, the last, has not played yet.",
    ),
];
const TRICK_OVER: SentenceWordings = &[
    text(
        "Nella presa a {suit} l'ultima carta è di {partner}, che gioca {own}.",
        "The last card to the trick in {suit} is {partner}'s, who plays the {own}.",
    ),
    text(
        "La presa è a {suit}, e {partner}, ultimo, ha appena giocato {own}.",
        "The trick is in {suit}, and {partner}, the last, has just played the {own}.",
    ),
];
const EARLY_LEAD: SentenceWordings = &[
    text(
        "{by}, che crede sua la presa, attacca {card}.",
        "{by}, who takes the trick for his, leads the {card}.",
    ),
    text(
        "{by} ha fretta, crede di aver preso e attacca {card}.",
        "{by} is in a hurry, believes that he has won the trick and leads the {card}.",
    ),
    text(
        "Convinto di aver preso, {by} attacca {card}.",
        "Sure that he has won the trick, {by} leads the {card}.",
    ),
];
const WANTS_HIGHEST: SentenceWordings = &[
    text(
        "{declarer} chiede a {partner} la carta più alta a {suit}.",
        "{declarer} asks {partner} for his highest card in {suit}.",
    ),
    text(
        "Davanti a tutti {declarer} dice che vuole da {partner} la carta più alta a {suit}.",
        "Before them all {declarer} says that he wants {partner}'s highest card in {suit}.",
    ),
    text(
        "All'Arbitro {declarer} dice che vuole da {partner} la carta più alta a {suit}.",
        "{declarer} tells the director that he wants {partner}'s highest card in {suit}.",
    ),
];
const WANTS_LOWEST: SentenceWordings = &[
    text(
        "{declarer} chiede a {partner} la carta più bassa a {suit}.",
        "{declarer} asks {partner} for his lowest card in {suit}.",
    ),
    text(
        "Davanti a tutti {declarer} dice che vuole da {partner} la carta più bassa a {suit}.",
        "Before them all {declarer} says that he wants {partner}'s lowest card in {suit}.",
    ),
    text(
        "All'Arbitro {declarer} dice che vuole da {partner} la carta più bassa a {suit}.",
        "{declarer} tells the director that he wants {partner}'s lowest card in {suit}.",
    ),
];
