//! Law 43: dummy's limitations, and the consequences of looking at another hand.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::{BySeat, Seat};
use arbitro_laws::record::Act;
use arbitro_laws::ruling::{Answer, text};

use super::scenes::{RevokeScene, defender, revoke_scene};

pub const SCENARIOS: &[&Scenario] =
    &[&WARNS_WITHOUT_RIGHTS, &SEES_A_REVOKE, &SEES_A_CARD_FALL, &ASKS_WITHOUT_RIGHTS];

static WARNS_WITHOUT_RIGHTS: Scenario =
    scenario(43, "warns-without-rights", &["morto", "diritti perduti"], warns_without_rights)
        .tricks(2..=10);

/// Dummy, who may have lost his rights, tells declarer which hand is to lead, or that declarer has led from the wrong
/// hand.
fn warns_without_rights(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.turn().filter(|turn| !story.is_defender(*turn))?;
    story.require(story.led().is_none())?;
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let wrong = rightful.partner();
    let card = story.would_lead(wrong)?;
    story.cast("rightful", rightful);
    story.cast("wrong", wrong);
    story.cast("card", card);
    match story.choose(4) {
        0 => story.add_sentence(STAYED),
        1 => {
            story.add_event(dummy, Act::LooksAt(declarer));
            story.add_sentence(WATCHES);
        }
        2 => {
            story.add_event(dummy, Act::LooksAt(declarer.lho()));
            story.add_sentence(LOOKS_AT_DEFENDER);
        }
        _ => {
            story.add_event(dummy, Act::ExchangesHands);
            story.add_sentence(EXCHANGES);
        }
    }
    story.add_sentence(ON_LEAD);
    if story.either() {
        story.add_event(dummy, Act::Warns);
        story.add_sentence(WARNS);
    } else {
        story.leads(wrong, card);
        story.call_director(dummy);
        story.add_sentence(TOO_LATE);
    }
    Some(())
}

const STAYED: SentenceWordings = &[
    text(
        "{dummy}, il morto, è sempre rimasto al suo posto e non ha visto altre carte.",
        "{dummy}, dummy, has kept his seat all the time and has seen no other cards.",
    ),
    text(
        "Il morto, {dummy}, non ha guardato nessun'altra mano.",
        "Dummy, {dummy}, has looked at no other hand.",
    ),
];
const WATCHES: SentenceWordings = &[
    text(
        "Durante il gioco {dummy}, il morto, si è alzato ed è andato a seguire le mosse di {declarer} dalla sua parte.",
        "During the play {dummy}, dummy, has got up and gone to watch {declarer} play from his side of the table.",
    ),
    text(
        "{dummy}, che si annoia, si alza e guarda le carte di {declarer} stando dietro di lui.",
        "{dummy}, who is bored, gets up and looks at {declarer}'s cards from behind his chair.",
    ),
];
const LOOKS_AT_DEFENDER: SentenceWordings = &[
    text(
        "Durante il gioco {dummy}, il morto, ha allungato il collo per guardare le carte di {lho}.",
        "During the play {dummy}, dummy, has craned his neck to look at {lho}'s cards.",
    ),
    text(
        "{dummy}, di sua iniziativa, ha guardato la mano di {lho}.",
        "{dummy} has looked, of his own accord, at {lho}'s hand.",
    ),
];
const EXCHANGES: SentenceWordings = &[
    text(
        "A metà del gioco {declarer} e {dummy} si sono scambiati le carte, «per vedere la mano dall'altra parte», e poi le hanno riprese.",
        "In the middle of the play {declarer} and {dummy} have exchanged hands, 'to see the board from the other side', and have then taken them back.",
    ),
    text(
        "{dummy} ha dato le sue carte a {declarer} e ha preso quelle di lui; poi ognuno è tornato alle sue.",
        "{dummy} has given his cards to {declarer} and taken his; then each has gone back to his own.",
    ),
];
const ON_LEAD: SentenceWordings = &[
    text("Ora si deve attaccare da {rightful}.", "Now the lead is to come from {rightful}."),
    text("L'ultima presa l'ha vinta {rightful}.", "{rightful} has won the last trick."),
];
const WARNS: SentenceWordings = &[
    text(
        "{declarer}, distratto, sta per attaccare da {wrong}; {dummy} lo avverte prima che lo faccia.",
        "{declarer}, absent-minded, is about to lead from {wrong}; {dummy} warns him before he does.",
    ),
    text(
        "«Sei dall'altra parte», dice {dummy} a {declarer}, che per distrazione stava per muovere da {wrong} e non ha ancora attaccato.",
        "'You are on the other side,' says {dummy} to {declarer}, who, not paying attention, was about to lead from {wrong} and has not led yet.",
    ),
];
const TOO_LATE: SentenceWordings = &[
    text(
        "{declarer}, distratto, attacca {card} da {wrong}; il primo a dire che la mano è sbagliata è {dummy}.",
        "{declarer}, absent-minded, leads the {card} from {wrong}; the first to say that the hand is wrong is {dummy}.",
    ),
    text(
        "{declarer} per distrazione fa partire {card} da {wrong}, e {dummy} chiama l'Arbitro prima che altri parlino.",
        "{declarer}, not paying attention, leads the {card} from {wrong}, and {dummy} calls the director before anyone else speaks.",
    ),
];

/// Chooses whether dummy has looked at the hand of this defender, and adds the event if so.
fn may_have_looked(story: &mut Story<'_>, at: Seat) -> bool {
    let looked = story.either();
    story.cast("seen", at);
    if looked {
        story.add_event(story.dummy(), Act::LooksAt(at));
        story.add_sentence(HAS_LOOKED);
    } else {
        story.add_sentence(STAYED);
    }
    looked
}

const HAS_LOOKED: SentenceWordings = &[
    text(
        "{dummy}, il morto, si è sporto a guardare le carte di {seen}, che non gliele ha mostrate.",
        "{dummy}, dummy, has leaned over to look at the cards of {seen}, who has not shown them to him.",
    ),
    text(
        "Poco fa {dummy} si è alzato e, di sua iniziativa, ha guardato la mano di {seen}.",
        "A while ago {dummy} got up and, of his own accord, looked at {seen}'s hand.",
    ),
];

static SEES_A_REVOKE: Scenario =
    scenario(43, "sees-a-revoke", &["morto", "renonce", "diritti perduti"], sees_a_revoke)
        .tricks(2..=9)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
        ]);

/// A defender revokes. Dummy, who may have looked at the hand of the defender's partner, or
/// declarer is the first to draw attention to the revoke.
fn sees_a_revoke(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| story.is_defender(*by))?;
    let RevokeScene { played_card: wrong, .. } = revoke_scene(story, by)?;
    story.cast("by", by);
    may_have_looked(story, by.partner());
    story.plays(by, wrong);
    story.add_sentence(REVOKES);
    speaks_first(story);
    Some(())
}

/// Chooses whether dummy or declarer is the first to draw attention, and adds the event.
fn speaks_first(story: &mut Story<'_>) {
    if story.either() {
        story.call_director(story.dummy());
        story.add_sentence(DUMMY_FIRST);
    } else {
        story.call_director(story.declarer());
        story.add_sentence(DECLARER_FIRST);
    }
}

const REVOKES: SentenceWordings = &[
    text(
        "Su {suit} {by} gioca {wrong}: {right} era rimast{o/a:right} nascost{o/a:right} dietro un'altra carta.",
        "When {suit} are led {by} plays the {wrong}: the {right} was hidden behind another card.",
    ),
    text(
        "Si gioca a {suit}, e {by}, che ha preso {right} per una carta di un altro seme, mette {wrong}.",
        "{suit} are led, and {by}, who has taken the {right} for a card of another suit, plays the {wrong}.",
    ),
];
const DUMMY_FIRST: SentenceWordings = &[
    text("Il primo a parlare è {dummy}: «Arbitro!»", "The first to speak is {dummy}: 'Director!'"),
    text(
        "Prima di chiunque altro {dummy} fa notare la cosa e chiama l'Arbitro.",
        "Before anyone else {dummy} points it out and calls the director.",
    ),
];
const DECLARER_FIRST: SentenceWordings = &[
    text(
        "Il primo a parlare è {declarer}: «Arbitro!»",
        "The first to speak is {declarer}: 'Director!'",
    ),
    text(
        "Prima di chiunque altro {declarer} fa notare la cosa e chiama l'Arbitro.",
        "Before anyone else {declarer} points it out and calls the director.",
    ),
];

static SEES_A_CARD_FALL: Scenario = scenario(
    43,
    "sees-a-card-fall",
    &["morto", "carta esposta", "diritti perduti"],
    sees_a_card_fall,
)
.tricks(2..=10)
.asks(&[QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

/// A card of a defender falls. Dummy, who may have looked at the hand of the defender's partner, or
/// declarer is the first to draw attention to the card.
fn sees_a_card_fall(story: &mut Story<'_>) -> Option<()> {
    let by = defender(story)?;
    let card = story.pick(story.hand(by))?;
    story.cast("card", card);
    may_have_looked(story, by.partner());
    let jostled = story.either();
    story.add_event(by, Act::Drops { card: card.into(), seen: BySeat([false; 4]), jostled });
    story.add_sentence(if jostled { JOSTLED } else { FALLS });
    story.add_finding("visible", Answer::YES, SEEN)?;
    speaks_first(story);
    Some(())
}

const FALLS: SentenceWordings = &[
    text(
        "A {by}, che sta riordinando le carte, cade scopert{o/a} sul tavolo {card}.",
        "{by}, who is sorting his cards, lets the {card} fall face up on the table.",
    ),
    text(
        "Dalla mano di {by} scivola {card}, che finisce scopert{o/a} sul tavolo.",
        "The {card} slips from {by}'s hand and lands face up on the table.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "{declarer} urta il gomito di {by}, a cui cade scopert{o/a} sul tavolo {card}.",
        "{declarer} knocks against {by}'s elbow, and the {card} falls face up on the table.",
    ),
    text(
        "Chi passa dietro {by} gli urta il braccio: {card} cade scopert{o/a} sul tavolo.",
        "Somebody walking behind {by} knocks his arm: the {card} falls face up on the table.",
    ),
];
const SEEN: SentenceWordings = &[
    text("{partner} ha potuto vedere la carta.", "{partner} could have seen the card."),
    text(
        "Dal posto di {partner} la carta si vedeva.",
        "The card could be seen from {partner}'s seat.",
    ),
];

static ASKS_WITHOUT_RIGHTS: Scenario = scenario(
    43,
    "asks-without-rights",
    &["morto", "renonce", "diritti perduti"],
    asks_without_rights,
)
.tricks(2..=9)
.asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Tricks]);

/// Declarer revokes, and dummy, who may have lost his rights, or a defender asks him whether he is void.
fn asks_without_rights(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(declarer))?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, declarer)?;
    may_have_looked(story, declarer.lho());
    let before = story.position;
    story.plays(declarer, wrong);
    story.add_sentence(DECLARER_REVOKES);
    if story.either() {
        story.add_event(dummy, Act::AsksIfVoid(declarer));
        story.add_sentence(DUMMY_ASKS);
    } else {
        story.add_event(declarer.rho(), Act::AsksIfVoid(declarer));
        story.add_sentence(DEFENDER_ASKS);
    }
    story.add_event(declarer, Act::Corrects { card: right.into(), of: Some(wrong.into()) });
    story.add_sentence(CORRECTS);
    story.position = before;
    story.position.play(right.into());
    while story.led().is_some() {
        story.play_on()?;
    }
    story.cast("winner", story.turn()?);
    story.add_sentence(TRICK_ENDS);
    story.choose_finding("won-later", WON_LATER, NOT_LATER)?;
    story.choose_finding("undercompensated", TOO_LITTLE, ENOUGH)?;
    Some(())
}

const DECLARER_REVOKES: SentenceWordings = &[
    text(
        "Su {suit} {declarer}, che ha preso {right} per una carta di un altro seme, mette {wrong}.",
        "When {suit} are led {declarer}, who has taken the {right} for a card of another suit, plays the {wrong}.",
    ),
    text(
        "Si gioca a {suit}; {declarer} non vede {right}, finit{o/a:right} dietro un'altra carta, e mette {wrong}.",
        "{suit} are led; {declarer} does not see the {right}, which is behind another card, and plays the {wrong}.",
    ),
];
const DUMMY_ASKS: SentenceWordings = &[
    text(
        "Il primo a parlare è {dummy}: «niente {suit}?»",
        "The first to speak is {dummy}: 'no {suit}?'",
    ),
    text("«Non hai {suit}?», gli chiede {dummy}.", "'Having no {suit}?' {dummy} asks him."),
];
const DEFENDER_ASKS: SentenceWordings = &[
    text(
        "Il primo a parlare è {rho}: «niente {suit}?»",
        "The first to speak is {rho}: 'no {suit}?'",
    ),
    text("«Non hai {suit}?», gli chiede {rho}.", "'Having no {suit}?' {rho} asks him."),
];
const CORRECTS: SentenceWordings = &[
    text(
        "{declarer} riguarda le carte e cambia {wrong} con {right}.",
        "{declarer} looks at his cards again and changes the {wrong} for the {right}.",
    ),
    text(
        "{declarer} trova {right} e l{o/a:right} gioca al posto di {wrong}.",
        "{declarer} finds the {right} and plays it instead of the {wrong}.",
    ),
];
const TRICK_ENDS: SentenceWordings = &[
    text("La presa la vince poi {winner}.", "The trick is then won by {winner}."),
    text("La presa finisce a {winner}.", "The trick goes to {winner}."),
];
const WON_LATER: SentenceWordings = &[
    text(
        "Da lì alla fine {declarer} fa altre prese.",
        "From there to the end {declarer} wins further tricks.",
    ),
    text(
        "Dopo quella {declarer} e {dummy} vincono ancora qualche presa.",
        "After that one {declarer} and {dummy} win some more tricks.",
    ),
];
const NOT_LATER: SentenceWordings = &[
    text(
        "Dopo quella presa {declarer} e {dummy} non ne fanno più.",
        "After that trick {declarer} and {dummy} win no more.",
    ),
    text(
        "Da lì alla fine {declarer} non vince più nessuna presa.",
        "From there to the end {declarer} wins no further trick.",
    ),
];
const TOO_LITTLE: SentenceWordings = &[text(
    "A gioco finito l'Arbitro trova che senza la renonce i difensori avrebbero fatto anche meglio.",
    "After play the director finds that without the revoke the defenders would have done better still.",
)];
const ENOUGH: SentenceWordings = &[
    text(
        "A gioco finito l'Arbitro trova che senza la renonce i difensori non avrebbero fatto di più.",
        "After play the director finds that without the revoke the defenders would have done no better.",
    ),
    text(
        "Senza la renonce, accerta l'Arbitro, ai difensori non sarebbe andata meglio.",
        "Without the revoke, the director finds, the defenders would have fared no better.",
    ),
];
