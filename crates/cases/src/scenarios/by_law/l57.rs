//! Law 57: premature lead or play by a defender.

use crate::scenarios::scenario::{Ask, Recipe, recipe};
use crate::scenarios::story::{Line, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{Choice, Manner};
use arbitro_laws::ruling::text;

use super::lines::{NOT_TOLD, TOLD};

pub const RECIPES: &[&Recipe] = &[&BEFORE_PARTNER, &AFTER_PARTNER, &LEADS_EARLY, &DECLARER_EARLY];

static BEFORE_PARTNER: Recipe =
    recipe(57, "before-partner", &["difensore", "giocata prematura"], before_partner)
        .tricks(2..=9)
        .asks(&[Ask::Ruling, Ask::Rights("declarer"), Ask::Rights("partner")]);

static AFTER_PARTNER: Recipe =
    recipe(57, "after-partner", &["difensore", "giocata prematura", "morto"], after_partner)
        .tricks(2..=10)
        .asks(&[Ask::Ruling, Ask::Ruling, Ask::Rights("declarer")]);

static LEADS_EARLY: Recipe =
    recipe(57, "leads-early", &["difensore", "attacco prematuro"], leads_early)
        .tricks(2..=10)
        .asks(&[Ask::Ruling, Ask::Rights("declarer"), Ask::Rights("partner")]);

static DECLARER_EARLY: Recipe =
    recipe(57, "declarer-early", &["dichiarante", "giocata prematura"], declarer_early)
        .tricks(2..=10);

/// A defender who is last to play does so before his partner, who is second.
fn before_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    let (by, third) = (partner.partner(), partner.lho());
    let led = story.led()?;
    story.needs(story.now.on_table() == 1 && !story.suit(partner, led).is_empty())?;
    let card = story.would_follow_later(by, 2)?;
    for (slot, seat) in
        [("by", by), ("partner", partner), ("leader", partner.rho()), ("third", third)]
    {
        story.cast(slot, seat);
    }
    story.cast("card", card);
    story.cast("suit", led);
    story.tells(LED);
    if story.either() {
        let early = story.would_follow_later(third, 1)?;
        story.cast("early", early);
        story.plays(third, early);
        story.tells(BOTH_HANDS);
    }
    story.plays(by, card);
    story.tells(PLAYS);
    story.finds("told-his-turn", TOLD, NOT_TOLD)?;
    story.attention(story.declarer());
    let chosen = match story.choose(4) {
        0 => None,
        1 => Some((Choice::Highest, HIGHEST)),
        2 => Some((Choice::Lowest, LOWEST)),
        _ => {
            let other = story.other_suit(led)?;
            story.cast("forbidden", other);
            Some((Choice::Forbid(other), FORBIDS))
        }
    };
    story.tells(DIRECTOR);
    if let Some((choice, line)) = chosen {
        story.does(story.declarer(), Act::Chooses(choice));
        story.tells(line);
    }
    Some(())
}

/// Declarer has led from his hand and one defender has played, or not; the other does not wait for dummy.
fn after_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    let (by, third) = (partner.partner(), partner.lho());
    let led = story.led()?;
    story.needs(story.now.on_table() == 1 && third == story.dummy())?;
    story.needs(!story.suit(partner, led).is_empty())?;
    let (own, called) = (story.would_play()?, story.would_follow_later(third, 1)?);
    let card = story.would_follow_later(by, 2)?;
    for (slot, seat) in [("by", by), ("partner", partner), ("third", third)] {
        story.cast(slot, seat);
    }
    for (slot, card) in [("card", card), ("own", own), ("called", called)] {
        story.cast(slot, card);
    }
    story.cast("suit", led);
    story.tells(DECLARER_LED);
    if story.either() {
        story.plays(partner, own);
        story.tells(PARTNER_PLAYS);
    } else {
        story.tells(PARTNER_THINKS);
    }
    if story.either() {
        story.does(third, Act::Plays { card: called.into(), manner: Manner::Unbidden });
        story.tells(DUMMY_UNBIDDEN);
    }
    story.plays(by, card);
    story.tells(DOES_NOT_WAIT);
    story.finds("told-his-turn", TOLD, NOT_TOLD)?;
    story.attention(story.declarer());
    story.tells(DIRECTOR);
    Some(())
}

/// A defender who has played leads to the next trick before his partner has played to this one.
fn leads_early(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    let led = story.led()?;
    story.needs(story.now.on_table() == 3 && !story.suit(partner, led).is_empty())?;
    let by = partner.partner();
    let card = story.would_lead(by)?;
    story.cast("by", by);
    story.cast("partner", partner);
    story.cast("card", card);
    story.cast("suit", led);
    if story.either() {
        story.tells(LAST_TO_PLAY);
    } else {
        let (_, own) = story.goes_on()?;
        story.needs(story.turn() != Some(by))?;
        story.cast("own", own);
        story.tells(TRICK_OVER);
    }
    story.leads(by, card);
    story.tells(EARLY_LEAD);
    story.finds("told-his-turn", TOLD, NOT_TOLD)?;
    story.attention(story.declarer());
    story.tells(DIRECTOR);
    match story.choose(3) {
        0 => {}
        1 => {
            story.does(story.declarer(), Act::Chooses(Choice::Highest));
            story.tells(HIGHEST);
        }
        _ => {
            story.does(story.declarer(), Act::Chooses(Choice::Lowest));
            story.tells(LOWEST);
        }
    }
    Some(())
}

/// Declarer plays from his hand before dummy, and before a defender; he regrets it, perhaps.
fn declarer_early(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.turn().filter(|turn| *turn == story.dummy())?;
    story.needs(story.now.on_table() == 1)?;
    let declarer = story.declarer();
    let (by, leader) = (declarer, dummy.rho());
    let early = story.would_follow_later(by, 2)?;
    let other = story.pick(story.suit(by, early.suit).without(early))?;
    story.cast("by", by);
    story.cast("leader", leader);
    story.cast("other_defender", leader.partner());
    story.cast("card", early);
    story.cast("other", other);
    story.plays(by, early);
    story.tells(DECLARER_PLAYS);
    match story.choose(3) {
        0 => {
            story
                .does(by, Act::Wants { hand: by, card: early.into(), instead: Some(other.into()) });
            story.tells(DECLARER_REGRETS);
        }
        1 => {
            let answer = story.would_follow_later(leader.partner(), 1)?;
            story.cast("answer", answer);
            story.plays(leader.partner(), answer);
            story.attention(leader);
            story.tells(DEFENDER_AFTER);
        }
        _ => {
            story.does(by, Act::Corrects { card: other.into(), of: Some(early.into()) });
            story.attention(leader);
            story.tells(DECLARER_CHANGES);
        }
    }
    story.finds("told-his-turn", DEFENDER_TOLD, NOT_TOLD)?;
    Some(())
}

const LED: Line = &[
    text(
        "{leader} ha attaccato a {suit} e tocca a {partner}.",
        "{leader} has led {suit} and it is {partner}'s turn.",
    ),
    text(
        "Sull'attacco a {suit} di {leader} deve rispondere {partner}.",
        "{partner} is to play to {leader}'s {suit} lead.",
    ),
];
const BOTH_HANDS: Line = &[
    text(
        "{declarer} non aspetta, e gioca subito {early} dall'altra sua mano.",
        "{declarer} does not wait, and at once plays the {early} from his other hand.",
    ),
    text(
        "Senza attendere {partner}, il dichiarante gioca {early} anche dall'altra mano.",
        "Without waiting for {partner}, declarer plays the {early} from the other hand too.",
    ),
];
const PLAYS: Line = &[
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
const DIRECTOR: Line = &[
    text("{declarer} chiama l'Arbitro.", "{declarer} calls the director."),
    text("L'Arbitro è chiamato al tavolo.", "The director is called to the table."),
];
const HIGHEST: Line = &[text(
    "Saputo che cosa può fare, {declarer} vuole da {partner} la carta più alta a {suit}.",
    "Told what he may do, {declarer} wants {partner}'s highest card in {suit}.",
)];
const LOWEST: Line = &[text(
    "Saputo che cosa può fare, {declarer} vuole da {partner} la carta più bassa a {suit}.",
    "Told what he may do, {declarer} wants {partner}'s lowest card in {suit}.",
)];
const FORBIDS: Line = &[text(
    "Saputo che cosa può fare, {declarer} proibisce a {partner} di giocare {forbidden}.",
    "Told what he may do, {declarer} forbids {partner} to play {forbidden}.",
)];
const DECLARER_LED: Line = &[
    text("{declarer} attacca a {suit} dalla mano.", "{declarer} leads {suit} from his hand."),
    text("Il dichiarante gioca {suit} di mano.", "Declarer plays {suit} from hand."),
];
const PARTNER_PLAYS: Line = &[
    text("{partner} risponde {own}.", "{partner} follows with the {own}."),
    text("{partner} mette {own}.", "{partner} plays the {own}."),
];
const PARTNER_THINKS: Line = &[
    text("{partner} ci pensa su.", "{partner} thinks about it."),
    text("{partner} non ha ancora giocato.", "{partner} has not played yet."),
];
const DUMMY_UNBIDDEN: Line = &[
    text(
        "Il morto, distratto, mette sul tavolo {called} senza che {declarer} l'abbia chiamata.",
        "Dummy, absent-minded, puts the {called} on the table though {declarer} has not called it.",
    ),
    text(
        "{third} non aspetta ordini e spinge avanti {called}, non chiamat{o/a:called}.",
        "{third} waits for no order and pushes forward the {called}, which has not been called.",
    ),
];
const DOES_NOT_WAIT: Line = &[
    text(
        "{by}, che ha già deciso e non aspetta la chiamata dal morto, mette {card}.",
        "{by}, who has made up his mind and does not wait for the call from dummy, puts out the {card}.",
    ),
    text(
        "Prima che si chiami una carta dal morto {by} gioca {card}: credeva che fosse il suo turno.",
        "Before a card is called from dummy {by} plays the {card}: he thought that it was his turn.",
    ),
];
const LAST_TO_PLAY: Line = &[
    text(
        "Nella presa a {suit} manca solo la carta di {partner}.",
        "Only {partner}'s card is missing from the trick in {suit}.",
    ),
    text(
        "Si gioca a {suit}, e {partner} deve ancora rispondere.",
        "{suit} have been led, and {partner} is still to play.",
    ),
];
const TRICK_OVER: Line = &[
    text(
        "La presa a {suit} finisce con {own} di {partner}, e non è di {by}.",
        "The trick in {suit} ends with {partner}'s {own}, and it is not {by}'s.",
    ),
    text(
        "Con {own} di {partner} si chiude la presa a {suit}; {by} non è in presa.",
        "{partner}'s {own} completes the trick in {suit}; {by} is not on lead.",
    ),
];
const EARLY_LEAD: Line = &[
    text(
        "{by}, che crede sua la presa, attacca {card} nella successiva.",
        "{by}, who takes the trick for his, leads the {card} to the next.",
    ),
    text(
        "{by} ha fretta e mette sul tavolo {card} come attacco.",
        "{by} is in a hurry and puts the {card} on the table as a lead.",
    ),
];
const DECLARER_PLAYS: Line = &[
    text(
        "Sull'attacco di {leader} {declarer} mette {card} dalla mano prima di aver chiamato dal morto, e prima di {other_defender}: voleva far presto.",
        "On {leader}'s lead {declarer} puts out the {card} from his hand before he has called from dummy, and before {other_defender}: he wanted to be quick.",
    ),
    text(
        "{leader} attacca; {declarer}, che non pensa al morto, gioca subito {card} di mano, prima di {other_defender}.",
        "{leader} leads; {declarer}, who does not think of dummy, at once plays the {card} from hand, before {other_defender}.",
    ),
];
const DECLARER_REGRETS: Line = &[
    text(
        "Poi vorrebbe riprenderl{o/a} e mettere {other}.",
        "Then he would like to take it back and play the {other}.",
    ),
    text(
        "Ci ripensa, e chiede di cambiarl{o/a} con {other}.",
        "He thinks again, and asks to change it for the {other}.",
    ),
];
const DEFENDER_AFTER: Line = &[
    text(
        "{other_defender} risponde {answer} prima che si giochi dal morto; allora {leader} chiama l'Arbitro.",
        "{other_defender} follows with the {answer} before dummy has played; then {leader} calls the director.",
    ),
    text(
        "{other_defender} gioca {answer} senza aspettare il morto, e {leader} chiama l'Arbitro.",
        "{other_defender} plays the {answer} without waiting for dummy, and {leader} calls the director.",
    ),
];
const DECLARER_CHANGES: Line = &[
    text(
        "Poi l{o/a} cambia da solo con {other}, e {leader} chiama l'Arbitro.",
        "Then by himself he changes it for the {other}, and {leader} calls the director.",
    ),
    text(
        "La riprende e mette {other} al suo posto; {leader} chiama l'Arbitro.",
        "He takes it back and puts the {other} in its place; {leader} calls the director.",
    ),
];
const DEFENDER_TOLD: Line = &[
    text(
        "Era stato {leader} a dire a {by} di giocare.",
        "It was {leader} who had told {by} to play.",
    ),
    text(
        "{leader} aveva detto a {by} che toccava a lui.",
        "{leader} had told {by} that it was his turn.",
    ),
];
