//! Law 57: premature lead or play by a defender.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{Choice, PlayManner};
use arbitro_laws::ruling::text;

use super::sentences::{SENT_BY_DECLARER, SENT_BY_NOBODY};

pub const SCENARIOS: &[&Scenario] =
    &[&BEFORE_PARTNER, &AFTER_PARTNER, &LEADS_EARLY, &DECLARER_EARLY];

static BEFORE_PARTNER: Scenario =
    scenario(57, "before-partner", &["difensore", "giocata prematura"], before_partner)
        .tricks(2..=9)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
            QuestionSubject::Rights("partner"),
        ]);

static AFTER_PARTNER: Scenario =
    scenario(57, "after-partner", &["difensore", "giocata prematura", "morto"], after_partner)
        .tricks(2..=10)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
        ]);

static LEADS_EARLY: Scenario =
    scenario(57, "leads-early", &["difensore", "attacco prematuro"], leads_early)
        .tricks(2..=10)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
            QuestionSubject::Rights("partner"),
        ]);

static DECLARER_EARLY: Scenario =
    scenario(57, "declarer-early", &["dichiarante", "giocata prematura"], declarer_early)
        .tricks(2..=10);

/// A defender who should play last to the trick plays before his partner, who should play second.
fn before_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    let (by, third) = (partner.partner(), partner.lho());
    let led = story.led()?;
    story.require(story.position.on_table() == 1 && !story.suit(partner, led).is_empty())?;
    let card = story.would_follow_later(by, 2)?;
    for (slot, seat) in
        [("by", by), ("partner", partner), ("leader", partner.rho()), ("third", third)]
    {
        story.cast(slot, seat);
    }
    story.cast("card", card);
    story.cast("suit", led);
    story.add_sentence(LED);
    if story.either() {
        let early = story.would_follow_later(third, 1)?;
        story.cast("early", early);
        story.plays(third, early);
        story.add_sentence(BOTH_HANDS);
    }
    story.plays(by, card);
    story.add_sentence(PLAYS);
    story.choose_finding("told-his-turn", SENT_BY_DECLARER, SENT_BY_NOBODY)?;
    story.call_director(story.declarer());
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
    story.add_sentence(DIRECTOR);
    if let Some((choice, line)) = chosen {
        story.add_event(story.declarer(), Act::Chooses(choice));
        story.add_sentence(line);
    }
    Some(())
}

/// Declarer has led from his hand, and the defender who is last to play does not wait for a call from dummy. His
/// partner may have played already, and dummy may have played a card without a call.
fn after_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    let (by, third) = (partner.partner(), partner.lho());
    let led = story.led()?;
    story.require(story.position.on_table() == 1 && third == story.dummy())?;
    story.require(!story.suit(partner, led).is_empty())?;
    let (own, called) = (story.would_play()?, story.would_follow_later(third, 1)?);
    let card = story.would_follow_later(by, 2)?;
    for (slot, seat) in [("by", by), ("partner", partner), ("third", third)] {
        story.cast(slot, seat);
    }
    for (slot, card) in [("card", card), ("own", own), ("called", called)] {
        story.cast(slot, card);
    }
    story.cast("suit", led);
    story.add_sentence(DECLARER_LED);
    if story.either() {
        story.plays(partner, own);
        story.add_sentence(PARTNER_PLAYS);
    } else {
        story.add_sentence(PARTNER_THINKS);
    }
    if story.either() {
        story.add_event(third, Act::Plays { card: called.into(), manner: PlayManner::Unbidden });
        story.add_sentence(DUMMY_UNBIDDEN);
    }
    story.plays(by, card);
    story.add_sentence(DOES_NOT_WAIT);
    story.choose_finding("told-his-turn", SENT_BY_DECLARER, SENT_BY_NOBODY)?;
    story.call_director(story.declarer());
    story.add_sentence(DIRECTOR);
    Some(())
}

/// A defender who has played leads to the next trick before, or as soon as, his partner has played to the trick in
/// progress.
fn leads_early(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    let led = story.led()?;
    story.require(story.position.on_table() == 3 && !story.suit(partner, led).is_empty())?;
    let by = partner.partner();
    let card = story.would_lead(by)?;
    story.cast("by", by);
    story.cast("partner", partner);
    story.cast("card", card);
    story.cast("suit", led);
    if story.either() {
        story.add_sentence(LAST_TO_PLAY);
    } else {
        let (_, own) = story.play_on()?;
        story.require(story.turn() != Some(by))?;
        story.cast("own", own);
        story.add_sentence(TRICK_OVER);
    }
    story.leads(by, card);
    story.add_sentence(EARLY_LEAD);
    story.choose_finding("told-his-turn", SENT_BY_DECLARER, SENT_BY_NOBODY)?;
    story.call_director(story.declarer());
    story.add_sentence(DIRECTOR);
    match story.choose(3) {
        0 => {}
        1 => {
            story.add_event(story.declarer(), Act::Chooses(Choice::Highest));
            story.add_sentence(HIGHEST);
        }
        _ => {
            story.add_event(story.declarer(), Act::Chooses(Choice::Lowest));
            story.add_sentence(LOWEST);
        }
    }
    Some(())
}

/// Declarer plays from his hand before dummy and before a defender, and may ask to change the card, or change it.
fn declarer_early(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.turn().filter(|turn| *turn == story.dummy())?;
    story.require(story.position.on_table() == 1)?;
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
    story.add_sentence(DECLARER_PLAYS);
    match story.choose(3) {
        0 => {
            story.add_event(
                by,
                Act::Wants { hand: by, card: early.into(), instead: Some(other.into()) },
            );
            story.add_sentence(DECLARER_REGRETS);
        }
        1 => {
            let answer = story.would_follow_later(leader.partner(), 1)?;
            story.cast("answer", answer);
            story.plays(leader.partner(), answer);
            story.call_director(leader);
            story.add_sentence(DEFENDER_AFTER);
        }
        _ => {
            story.add_event(by, Act::Corrects { card: other.into(), of: Some(early.into()) });
            story.call_director(leader);
            story.add_sentence(DECLARER_CHANGES);
        }
    }
    story.choose_finding("told-his-turn", DEFENDER_TOLD, SENT_BY_NOBODY)?;
    Some(())
}

const LED: SentenceWordings = &[
    text(
        "{leader} ha attaccato a {suit} e tocca a {partner}.",
        "{leader} has led {suit} and it is {partner}'s turn.",
    ),
    text(
        "Sull'attacco a {suit} di {leader} deve rispondere {partner}.",
        "{partner} is to play to {leader}'s {suit} lead.",
    ),
];
const BOTH_HANDS: SentenceWordings = &[
    text(
        "{declarer} non aspetta, e gioca subito {early} dall'altra sua mano.",
        "{declarer} does not wait, and at once plays the {early} from his other hand.",
    ),
    text(
        "Senza attendere {partner}, il dichiarante gioca {early} anche dall'altra mano.",
        "Without waiting for {partner}, declarer plays the {early} from the other hand too.",
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
const DIRECTOR: SentenceWordings = &[
    text("{declarer} chiama l'Arbitro.", "{declarer} calls the director."),
    text("L'Arbitro è chiamato al tavolo.", "The director is called to the table."),
];
const HIGHEST: SentenceWordings = &[text(
    "Saputo che cosa può fare, {declarer} vuole da {partner} la carta più alta a {suit}.",
    "Told what he may do, {declarer} wants {partner}'s highest card in {suit}.",
)];
const LOWEST: SentenceWordings = &[text(
    "Saputo che cosa può fare, {declarer} vuole da {partner} la carta più bassa a {suit}.",
    "Told what he may do, {declarer} wants {partner}'s lowest card in {suit}.",
)];
const FORBIDS: SentenceWordings = &[text(
    "Saputo che cosa può fare, {declarer} proibisce a {partner} di giocare {forbidden}.",
    "Told what he may do, {declarer} forbids {partner} to play {forbidden}.",
)];
const DECLARER_LED: SentenceWordings = &[
    text("{declarer} attacca a {suit} dalla mano.", "{declarer} leads {suit} from his hand."),
    text("Il dichiarante gioca {suit} di mano.", "Declarer plays {suit} from hand."),
];
const PARTNER_PLAYS: SentenceWordings = &[
    text("{partner} risponde {own}.", "{partner} follows with the {own}."),
    text("{partner} mette {own}.", "{partner} plays the {own}."),
];
const PARTNER_THINKS: SentenceWordings = &[
    text("{partner} ci pensa su.", "{partner} thinks about it."),
    text("{partner} non ha ancora giocato.", "{partner} has not played yet."),
];
const DUMMY_UNBIDDEN: SentenceWordings = &[
    text(
        "Il morto, distratto, mette sul tavolo {called} senza che {declarer} l'abbia chiamata.",
        "Dummy, absent-minded, puts the {called} on the table though {declarer} has not called it.",
    ),
    text(
        "{third} non aspetta ordini e spinge avanti {called}, non chiamat{o/a:called}.",
        "{third} waits for no order and pushes forward the {called}, which has not been called.",
    ),
];
const DOES_NOT_WAIT: SentenceWordings = &[
    text(
        "{by}, che ha già deciso e non aspetta la chiamata dal morto, mette {card}.",
        "{by}, who has made up his mind and does not wait for the call from dummy, puts out the {card}.",
    ),
    text(
        "Prima che si chiami una carta dal morto {by} gioca {card}: credeva che fosse il suo turno.",
        "Before a card is called from dummy {by} plays the {card}: he thought that it was his turn.",
    ),
];
const LAST_TO_PLAY: SentenceWordings = &[
    text(
        "Nella presa a {suit} manca solo la carta di {partner}.",
        "Only {partner}'s card is missing from the trick in {suit}.",
    ),
    text(
        "Si gioca a {suit}, e {partner} deve ancora rispondere.",
        "{suit} have been led, and {partner} is still to play.",
    ),
];
const TRICK_OVER: SentenceWordings = &[
    text(
        "La presa a {suit} finisce con {own} di {partner}, e non è di {by}.",
        "The trick in {suit} ends with {partner}'s {own}, and it is not {by}'s.",
    ),
    text(
        "Con {own} di {partner} si chiude la presa a {suit}; {by} non è in presa.",
        "{partner}'s {own} completes the trick in {suit}; {by} is not on lead.",
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
];
const DECLARER_PLAYS: SentenceWordings = &[
    text(
        "Sull'attacco di {leader} {declarer} mette {card} dalla mano prima di aver chiamato dal morto, e prima di {other_defender}: voleva far presto.",
        "On {leader}'s lead {declarer} puts out the {card} from his hand before he has called from dummy, and before {other_defender}: he wanted to be quick.",
    ),
    text(
        "{leader} attacca; {declarer}, che non pensa al morto, gioca subito {card} di mano, prima di {other_defender}.",
        "{leader} leads; {declarer}, who does not think of dummy, at once plays the {card} from hand, before {other_defender}.",
    ),
];
const DECLARER_REGRETS: SentenceWordings = &[
    text(
        "Poi vorrebbe riprenderl{o/a} e mettere {other}.",
        "Then he would like to take it back and play the {other}.",
    ),
    text(
        "Ci ripensa, e chiede di cambiarl{o/a} con {other}.",
        "He thinks again, and asks to change it for the {other}.",
    ),
];
const DEFENDER_AFTER: SentenceWordings = &[
    text(
        "{other_defender} risponde {answer} prima che si giochi dal morto; allora {leader} chiama l'Arbitro.",
        "{other_defender} follows with the {answer} before dummy has played; then {leader} calls the director.",
    ),
    text(
        "{other_defender} gioca {answer} senza aspettare il morto, e {leader} chiama l'Arbitro.",
        "{other_defender} plays the {answer} without waiting for dummy, and {leader} calls the director.",
    ),
];
const DECLARER_CHANGES: SentenceWordings = &[
    text(
        "Poi l{o/a} cambia da solo con {other}, e {leader} chiama l'Arbitro.",
        "Then by himself he changes it for the {other}, and {leader} calls the director.",
    ),
    text(
        "La riprende e mette {other} al suo posto; {leader} chiama l'Arbitro.",
        "He takes it back and puts the {other} in its place; {leader} calls the director.",
    ),
];
const DEFENDER_TOLD: SentenceWordings = &[
    text(
        "Era stato {leader} a dire a {by} di giocare.",
        "It was {leader} who had told {by} to play.",
    ),
    text(
        "{leader} aveva detto a {by} che toccava a lui.",
        "{leader} had told {by} that it was his turn.",
    ),
];
