//! Law 57: premature lead or play.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::Seat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{Choice, PlayManner};
use arbitro_laws::record::spoken::SpokenCall;
use arbitro_laws::ruling::text;

use super::turns::{DOES_NOT_WANT_IT, HAS_NOT_SPOKEN, WANTS_IT, cast_from, told_by_declarer};

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
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
            QuestionSubject::Rights("partner"),
        ]);

/// Casts the player who should play last to the trick as `by`, his partner, who should play second, as `partner`, the
/// hand on lead as `leader`, and the third hand as `third`; returns `by`.
fn last_to_play(story: &mut Story<'_>) -> Option<Seat> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    story.require(story.position.on_table() == 1)?;
    let (by, third) = (partner.partner(), partner.lho());
    for (slot, seat) in
        [("by", by), ("partner", partner), ("leader", partner.rho()), ("third", third)]
    {
        story.cast(slot, seat);
    }
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
    story.cast("card", card);
    story.cast("early", early);
    story.add_sentence(LED);
    let both = story.either();
    if both {
        story.plays(third, early);
    }
    story.add_sentence(if both { BOTH_HANDS } else { ONE_HAND });
    story.plays(by, card);
    story.add_sentence(PLAYS);
    story.call_director(story.declarer());
    asks_of_partner(story);
    told_by_declarer(story)?;
    Some(())
}

/// Chooses what declarer asks of the offender's partner: the highest card, the lowest, or nothing yet.
fn asks_of_partner(story: &mut Story<'_>) {
    let (choice, line) = match story.choose(3) {
        0 => (None, ASKS_NOTHING),
        1 => (Some(Choice::Highest), HIGHEST),
        _ => (Some(Choice::Lowest), LOWEST),
    };
    if let Some(choice) = choice {
        story.add_event(story.declarer(), Act::Chooses(choice));
    }
    story.add_sentence(line);
}

const LED: SentenceWordings = &[
    text(
        "{declarer} attacca a {suit} {from} e tocca a {partner}.",
        "{declarer} leads {suit} {from} and it is {partner}'s turn.",
    ),
    text(
        "Sull'attacco a {suit}, che {declarer} fa {from}, deve rispondere {partner}.",
        "{partner} is to play to the lead of {suit} that {declarer} makes {from}.",
    ),
    text(
        "La presa è a {suit}, giocate da {declarer} {from}; ora tocca a {partner}.",
        "The trick is in {suit}, led by {declarer} {from}; now it is {partner}'s turn.",
    ),
];
const BOTH_HANDS: SentenceWordings = &[
    text(
        "{declarer} non aspetta, e gioca subito {early} {from_third}.",
        "{declarer} does not wait, and at once plays the {early} {from_third}.",
    ),
    text(
        "Senza attendere {partner}, il dichiarante gioca {early} {from_third}.",
        "Without waiting for {partner}, declarer plays the {early} {from_third}.",
    ),
];
const ONE_HAND: SentenceWordings = &[
    text(
        "{declarer} aspetta, e non gioca ancora {early} {from_third}.",
        "{declarer} waits, and does not yet play the {early} {from_third}.",
    ),
    text(
        "Per attendere {partner}, il dichiarante non gioca ancora {early} {from_third}.",
        "To wait for {partner}, declarer does not yet play the {early} {from_third}.",
    ),
];
const PLAYS: SentenceWordings = &[
    text(
        "{by}, che ha già deciso, mette {card} prima che {partner} abbia giocato.",
        "{by}, who has made up his mind, puts out the {card} before {partner} has played.",
    ),
    text(
        "Prima di {partner} gioca invece {by}, con {card}: era sovrappensiero.",
        "Before {partner}, {by} plays the {card}: his mind was elsewhere.",
    ),
    text(
        "{partner} riflette, e {by} per distrazione gioca {card} prima di lui.",
        "{partner} is thinking, and {by} absent-mindedly plays the {card} before him.",
    ),
];
const ASKS_NOTHING: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e da {partner} non pretende ancora né la più alta né la più bassa a {suit}.",
        "{declarer} calls the director, and does not yet demand either the highest or the lowest in {suit} of {partner}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} non ha chiesto a {partner} né la più alta né la più bassa a {suit}.",
        "The director comes, and {declarer} has asked {partner} for neither the highest nor the lowest in {suit}.",
    ),
];
const HIGHEST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e da {partner} pretende la più alta a {suit}, non la più bassa.",
        "{declarer} calls the director, and demands the highest in {suit} of {partner}, not the lowest.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} ha chiesto a {partner} la più alta a {suit}, non la più bassa.",
        "The director comes, and {declarer} has asked {partner} for the highest in {suit}, not the lowest.",
    ),
];
const LOWEST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e da {partner} pretende la più bassa a {suit}, non la più alta.",
        "{declarer} calls the director, and demands the lowest in {suit} of {partner}, not the highest.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} ha chiesto a {partner} la più bassa a {suit}, non la più alta.",
        "The director comes, and {declarer} has asked {partner} for the lowest in {suit}, not the highest.",
    ),
];

static AFTER_PARTNER: Scenario =
    scenario(57, "after-partner", &["difensore", "giocata prematura", "morto"], after_partner)
        .tricks(2..=10)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
        ]);

/// Declarer has led from his hand, and the defender who is last to play does not wait. His partner may have played
/// already; dummy's card was called, or dummy has put it out without a call, or it has not moved.
fn after_partner(story: &mut Story<'_>) -> Option<()> {
    let by = last_to_play(story)?;
    let (partner, third) = (by.partner(), by.rho());
    story.require(third == story.dummy() && !story.suit(partner, story.led()?).is_empty())?;
    let (own, called) = (story.would_play()?, story.would_follow_later(third, 1)?);
    let card = story.would_follow_later(by, 2)?;
    for (slot, card) in [("card", card), ("own", own), ("called", called)] {
        story.cast(slot, card);
    }
    story.add_sentence(LED);
    let played = story.either();
    if played {
        story.plays(partner, own);
    }
    story.add_sentence(if played { PARTNER_PLAYS } else { PARTNER_THINKS });
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
    text("Arriva {own} di {partner}.", "{partner}'s {own} comes."),
    text("{partner} ha appena giocato {own}.", "{partner} has just played the {own}."),
];
const PARTNER_THINKS: SentenceWordings = &[
    text("{partner} non risponde ancora {own}.", "{partner} does not follow with the {own} yet."),
    text("Non arriva ancora {own} di {partner}.", "{partner}'s {own} does not come yet."),
    text("{partner} non ha ancora giocato {own}.", "{partner} has not played the {own} yet."),
];
const DUMMY_STILL: SentenceWordings = &[
    text(
        "{third}, il morto, non tocca {called}: {declarer} non ha chiamato nulla.",
        "{third}, as dummy, does not touch the {called}: {declarer} has called nothing.",
    ),
    text(
        "{called} è ancora fra le carte del morto: a {third} {declarer} non ha detto niente.",
        "The {called} is still among dummy's cards: {declarer} has said nothing to {third}.",
    ),
];
const DUMMY_UNBIDDEN: SentenceWordings = &[
    text(
        "{third}, il morto, spinge avanti {called}: {declarer} non ha chiamato nulla.",
        "{third}, as dummy, pushes the {called} forward: {declarer} has called nothing.",
    ),
    text(
        "{called} è già uscit{o/a:called} dalle carte del morto: a {third} {declarer} non ha detto niente.",
        "The {called} has already left dummy's cards: {declarer} has said nothing to {third}.",
    ),
];
const DUMMY_CALLED: SentenceWordings = &[
    text(
        "{third}, il morto, spinge avanti {called}: {declarer} ha chiamato così.",
        "{third}, as dummy, pushes the {called} forward: so {declarer} has called.",
    ),
    text(
        "{called} è già uscit{o/a:called} dalle carte del morto: a {third} {declarer} ha detto di giocare così.",
        "The {called} has already left dummy's cards: {declarer} has told {third} to play it.",
    ),
];
const DOES_NOT_WAIT: SentenceWordings = &[
    text(
        "{by}, che ha già deciso, mette {card}, e si chiama l'Arbitro.",
        "{by}, who has made up his mind, puts out the {card}, and the director is called.",
    ),
    text(
        "Senza guardare il tavolo gioca anche {by}, con {card}; viene l'Arbitro.",
        "Without looking at the table {by} plays too, with the {card}; the director comes.",
    ),
    text(
        "Arriva {card} di {by}, che pensa ad altro, e qualcuno chiama l'Arbitro.",
        "{by}'s {card} comes, whose mind is elsewhere, and somebody calls the director.",
    ),
];

static LEADS_EARLY: Scenario =
    scenario(57, "leads-early", &["difensore", "attacco prematuro"], leads_early)
        .tricks(2..=10)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
            QuestionSubject::Rights("partner"),
        ]);

/// A defender who has played leads to the next trick before his partner has played to the trick in progress, or as soon
/// as he has, though the trick is not his.
fn leads_early(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    let led = story.led()?;
    story.require(story.position.on_table() == 3 && story.suit(partner, led).len() > 1)?;
    let by = partner.partner();
    let (card, own) = (story.would_lead(by)?, story.would_play()?);
    let mut after = story.position;
    after.play(own.into());
    story.require(after.turn() != Some(by))?;
    story.cast("by", by);
    story.cast("partner", partner);
    story.cast("card", card);
    story.cast("own", own);
    story.cast("suit", led);
    let declarer = story.declarer();
    let over = story.either();
    if over {
        story.plays(partner, own);
    }
    story.add_sentence(if over { TRICK_OVER } else { LAST_TO_PLAY });
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
        "Nella presa a {suit} manca solo la carta di {partner}, che pensa se mettere {own}.",
        "Only {partner}'s card is missing from the trick in {suit}, and he wonders whether to play the {own}.",
    ),
    text(
        "La presa è a {suit}, e {partner} non ha ancora messo {own}.",
        "{suit} have been led, and {partner} has not yet played the {own}.",
    ),
];
const TRICK_OVER: SentenceWordings = &[
    text(
        "Nella presa a {suit} arriva per ultima la carta di {partner}, che mette {own}.",
        "The last card to the trick in {suit} is {partner}'s, who plays the {own}.",
    ),
    text(
        "La presa è a {suit}, e {partner} ha appena messo {own}.",
        "{suit} have been led, and {partner} has just played the {own}.",
    ),
];
const EARLY_LEAD: SentenceWordings = &[
    text(
        "{by}, che crede sua la presa, attacca {card} nella successiva.",
        "{by}, who takes the trick for his, leads the {card} to the next.",
    ),
    text(
        "{by} ha fretta e mette sul tavolo {card} come attacco.",
        "{by} is in a hurry and puts the {card} on the table as a lead.",
    ),
    text(
        "Credendo di aver preso, {by} attacca intanto {card}.",
        "Believing that he has won the trick, {by} meanwhile leads the {card}.",
    ),
];
const WANTS_HIGHEST: SentenceWordings = &[
    text(
        "{declarer} dice che dopo {card} vuole la più alta a {suit}, non la più bassa.",
        "{declarer} says that after the {card} he wants the highest in {suit}, not the lowest.",
    ),
    text(
        "Davanti a tutti {declarer} chiede, per {card}, la più alta a {suit}, non la più bassa.",
        "Before them all {declarer} asks, because of the {card}, for the highest in {suit}, not the lowest.",
    ),
    text(
        "«La tua più alta a {suit}, non la più bassa», dice {declarer}, indicando {card}.",
        "'Your highest in {suit}, not the lowest', says {declarer}, pointing at the {card}.",
    ),
];
const WANTS_LOWEST: SentenceWordings = &[
    text(
        "{declarer} dice che dopo {card} vuole la più bassa a {suit}, non la più alta.",
        "{declarer} says that after the {card} he wants the lowest in {suit}, not the highest.",
    ),
    text(
        "Davanti a tutti {declarer} chiede, per {card}, la più bassa a {suit}, non la più alta.",
        "Before them all {declarer} asks, because of the {card}, for the lowest in {suit}, not the highest.",
    ),
    text(
        "«La tua più bassa a {suit}, non la più alta», dice {declarer}, indicando {card}.",
        "'Your lowest in {suit}, not the highest', says {declarer}, pointing at the {card}.",
    ),
];
