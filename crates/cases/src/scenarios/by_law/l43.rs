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
        .tricks(2..=10)
        .asks(&[QuestionSubject::Decision]);

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
    story.cast("next", wrong.lho());
    story.cast("seen", declarer.lho());
    let looked = story.choose(4);
    match looked {
        1 => story.add_event(dummy, Act::LooksAt(declarer)),
        2 => story.add_event(dummy, Act::LooksAt(declarer.lho())),
        3 => story.add_event(dummy, Act::ExchangesHands),
        _ => {}
    }
    story.add_sentence([STAYED, WATCHES, LOOKS_AT_DEFENDER, EXCHANGES][looked]);
    story.add_sentence(ON_LEAD);
    let how = story.choose(3);
    match how {
        0 => story.add_event(dummy, Act::Warns),
        1 => {
            story.leads(wrong, card);
            story.call_director(dummy);
        }
        _ => {
            story.leads(wrong, card);
            story.call_director(wrong.lho());
        }
    }
    story.add_sentence([WARNS, TOO_LATE, DEFENDER_FIRST][how]);
    Some(())
}

const STAYED: SentenceWordings = &[
    text(
        "{dummy}, il morto, è sempre rimasto al suo posto: non ha visto le carte di {declarer}, né quelle di {seen}.",
        "{dummy}, dummy, has kept his seat all the time: he has seen neither {declarer}'s cards nor {seen}'s.",
    ),
    text(
        "Durante il gioco {dummy} non si è mai alzato, e le mani di {declarer} e di {seen} non le ha guardate.",
        "During the play {dummy} has not got up, and has not looked at the hands of {declarer} and {seen}.",
    ),
];
const WATCHES: SentenceWordings = &[
    text(
        "{dummy}, il morto, si è alzato ed è andato a seguire il gioco dietro {declarer}; le carte di {seen} non le ha viste.",
        "{dummy}, dummy, has got up and gone to watch the play from behind {declarer}; he has not seen {seen}'s cards.",
    ),
    text(
        "Durante il gioco {dummy} si è annoiato, e ha guardato la mano di {declarer}; quella di {seen} no.",
        "During the play {dummy} got bored, and looked at the hand of {declarer}; not at {seen}'s.",
    ),
];
const LOOKS_AT_DEFENDER: SentenceWordings = &[
    text(
        "{dummy}, il morto, si è sporto a guardare le carte di {seen}, che non gliele mostrava; quelle di {declarer} non le ha viste.",
        "{dummy}, dummy, has leaned over to look at the cards of {seen}, who was not showing them; he has not seen {declarer}'s.",
    ),
    text(
        "Durante il gioco {dummy}, di sua iniziativa, ha guardato la mano di {seen}; quella di {declarer} no.",
        "During the play {dummy} looked, of his own accord, at the hand of {seen}; not at {declarer}'s.",
    ),
];
const EXCHANGES: SentenceWordings = &[
    text(
        "{dummy}, il morto, e {declarer} si sono scambiati le carte per un momento, davanti a {seen}, e poi le hanno riprese.",
        "{dummy}, dummy, and {declarer} have exchanged hands for a moment, before {seen}, and have then taken them back.",
    ),
    text(
        "Durante il gioco {dummy} ha scambiato la mano con {declarer}; {seen} glielo ha fatto notare, e ognuno ha ripreso la sua.",
        "During the play {dummy} exchanged hands with {declarer}; {seen} remarked on it, and each took back his own.",
    ),
];
const ON_LEAD: SentenceWordings = &[
    text("Ora si deve attaccare da {rightful}.", "Now the lead is to come from {rightful}."),
    text("L'ultima presa l'ha vinta {rightful}.", "{rightful} has won the last trick."),
];
const WARNS: SentenceWordings = &[
    text(
        "{declarer}, distratto, sta per muovere {card} da {wrong}; {dummy} lo avverte prima che lo faccia, e {next} protesta.",
        "{declarer}, absent-minded, is about to lead the {card} from {wrong}; {dummy} warns him before he does, and {next} protests.",
    ),
    text(
        "«Sei dall'altra parte», dice {dummy} a {declarer}, che non ha ancora attaccato {card} da {wrong}; a {next} la cosa non va.",
        "'You are on the other side,' says {dummy} to {declarer}, who has not led the {card} from {wrong} yet; {next} does not like it.",
    ),
];
const TOO_LATE: SentenceWordings = &[
    text(
        "{declarer}, distratto, attacca {card} da {wrong}; {dummy} è il primo a dirgli che ha sbagliato mano, e {next} protesta.",
        "{declarer}, absent-minded, leads the {card} from {wrong}; {dummy} is the first to tell him that it is the wrong hand, and {next} protests.",
    ),
    text(
        "«Sei dall'altra parte», dice {dummy} a {declarer}, che ha appena attaccato {card} da {wrong}; a {next} la cosa non va.",
        "'You are on the other side,' says {dummy} to {declarer}, who has just led the {card} from {wrong}; {next} does not like it.",
    ),
];
const DEFENDER_FIRST: SentenceWordings = &[
    text(
        "{declarer}, distratto, attacca {card} da {wrong}; {next} è il primo a dirgli che ha sbagliato mano, e {dummy} tace.",
        "{declarer}, absent-minded, leads the {card} from {wrong}; {next} is the first to tell him that it is the wrong hand, and {dummy} keeps silent.",
    ),
    text(
        "«Sei dall'altra parte», dice {next} a {declarer}, che ha appena attaccato {card} da {wrong}; {dummy} non ha detto nulla.",
        "'You are on the other side,' says {next} to {declarer}, who has just led the {card} from {wrong}; {dummy} has said nothing.",
    ),
];

/// Chooses whether dummy has looked at the hand of this defender, and adds the event if so.
fn may_have_looked(story: &mut Story<'_>, at: Seat) -> bool {
    let looked = story.either();
    story.cast("seen", at);
    if looked {
        story.add_event(story.dummy(), Act::LooksAt(at));
    }
    story.add_sentence(if looked { LOOKS_AT_DEFENDER } else { STAYED });
    looked
}

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
    text(
        "Il primo a parlare è {dummy}: «Arbitro!»; {declarer} non ha detto nulla.",
        "The first to speak is {dummy}: 'Director!'; {declarer} has said nothing.",
    ),
    text(
        "{dummy} fa notare la cosa prima di {declarer}, e chiama l'Arbitro.",
        "{dummy} points it out before {declarer} does, and calls the director.",
    ),
];
const DECLARER_FIRST: SentenceWordings = &[
    text(
        "Il primo a parlare è {declarer}: «Arbitro!»; {dummy} non ha detto nulla.",
        "The first to speak is {declarer}: 'Director!'; {dummy} has said nothing.",
    ),
    text(
        "{declarer} fa notare la cosa prima di {dummy}, e chiama l'Arbitro.",
        "{declarer} points it out before {dummy} does, and calls the director.",
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
        "A {by}, che sta riordinando le carte mentre {declarer} pensa, cade scopert{o/a} sul tavolo {card}.",
        "{by}, who is sorting his cards while {declarer} thinks, lets the {card} fall face up on the table.",
    ),
    text(
        "Dalla mano di {by}, che si volta verso {declarer}, scivola {card}, che finisce scopert{o/a} sul tavolo.",
        "The {card} slips from the hand of {by}, who is turning to {declarer}, and lands face up on the table.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "{declarer} urta il gomito di {by}, a cui cade scopert{o/a} sul tavolo {card}.",
        "{declarer} knocks against {by}'s elbow, and the {card} falls face up on the table.",
    ),
    text(
        "{declarer}, alzandosi, colpisce il braccio di {by}: {card} cade scopert{o/a} sul tavolo.",
        "{declarer}, getting up, hits {by}'s arm: the {card} falls face up on the table.",
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
    let dummy_asks = story.either();
    let asking = if dummy_asks { dummy } else { declarer.rho() };
    story.add_event(asking, Act::AsksIfVoid(declarer));
    story.add_sentence(if dummy_asks { DUMMY_ASKS } else { DEFENDER_ASKS });
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
        "Il primo a parlare è {dummy}: «niente {suit}?»; {rho} tace.",
        "The first to speak is {dummy}: 'no {suit}?'; {rho} keeps silent.",
    ),
    text(
        "«Non hai {suit}?», gli chiede {dummy} prima che {rho} apra bocca.",
        "'Having no {suit}?' {dummy} asks him before {rho} opens his mouth.",
    ),
];
const DEFENDER_ASKS: SentenceWordings = &[
    text(
        "Il primo a parlare è {rho}: «niente {suit}?»; {dummy} tace.",
        "The first to speak is {rho}: 'no {suit}?'; {dummy} keeps silent.",
    ),
    text(
        "«Non hai {suit}?», gli chiede {rho} prima che {dummy} apra bocca.",
        "'Having no {suit}?' {rho} asks him before {dummy} opens his mouth.",
    ),
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
        "Da lì alla fine {declarer} e {dummy} fanno altre prese.",
        "From there to the end {declarer} and {dummy} win further tricks.",
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
        "Da lì alla fine {declarer} e {dummy} non vincono più nessuna presa.",
        "From there to the end {declarer} and {dummy} win no further trick.",
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
