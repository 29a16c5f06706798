//! Law 47: retraction of a card played, with or without a reason.

mod unprovoked;

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{Choice, ExplanationTopic};
use arbitro_laws::ruling::{Answer, text};

pub const SCENARIOS: &[&Scenario] =
    &[&SENT_TO_LEAD, &MISINFORMED, &OPPONENT_CHANGES, &unprovoked::SECOND_THOUGHT];

static SENT_TO_LEAD: Scenario =
    scenario(47, "sent-to-lead", &["dichiarante", "fuori turno", "ritiro"], sent_to_lead)
        .tricks(2..=9)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("next")]);

/// Declarer leads from the wrong hand; an opponent's statement may have caused the lead.
fn sent_to_lead(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.turn().filter(|turn| !story.is_defender(*turn))?;
    story.require(story.led().is_none())?;
    let wrong = rightful.partner();
    let (next, other) = (wrong.lho(), wrong.rho());
    let card = story.would_lead(wrong)?;
    for (slot, seat) in [("rightful", rightful), ("wrong", wrong), ("next", next), ("other", other)]
    {
        story.cast(slot, seat);
    }
    story.cast("card", card);
    story.add_sentence(RIGHTFUL);
    if story.either() {
        story.add_sentence(OPPONENT_TELLS);
        story.add_finding("told-his-turn", Answer::YES, LEADS)?;
    } else {
        story.add_finding("told-his-turn", Answer::NO, LEADS_BY_HIMSELF)?;
    }
    story.leads(wrong, card);
    match story.choose(3) {
        0 => {
            story.add_event(next, Act::Chooses(Choice::Accept));
            story.add_sentence(ACCEPTS);
        }
        1 => {
            story.add_event(next, Act::Chooses(Choice::Refuse));
            story.add_sentence(REFUSES);
        }
        _ => {
            story.call_director(other);
            story.add_sentence(NOTICED);
        }
    }
    Some(())
}

const RIGHTFUL: SentenceWordings = &[
    text("La presa precedente è di {rightful}.", "{rightful} has won the last trick."),
    text("Si dovrebbe attaccare da {rightful}.", "The lead should come from {rightful}."),
];
const OPPONENT_TELLS: SentenceWordings = &[
    text(
        "{declarer} si ferma a pensare, e {other} gli dice: «si attacca da {wrong}».",
        "{declarer} stops to think, and {other} says to him: 'the lead is with {wrong}'.",
    ),
    text(
        "«La presa era di {wrong}», sostiene {other}, che non ha seguito bene l'ultima presa.",
        "'It was {wrong}'s trick,' maintains {other}, who has not followed the last trick well.",
    ),
];
const LEADS: SentenceWordings = &[
    text(
        "{declarer} gli crede e attacca {card} da {wrong}.",
        "{declarer} believes him and leads the {card} from {wrong}.",
    ),
    text(
        "Su quella parola {declarer} muove {card} da {wrong}.",
        "On the strength of that {declarer} leads the {card} from {wrong}.",
    ),
];
const LEADS_BY_HIMSELF: SentenceWordings = &[
    text(
        "{declarer} perde il filo e, senza che nessuno gli abbia detto nulla, attacca {card} da {wrong}.",
        "{declarer} loses the thread and, nobody having said a word to him, leads the {card} from {wrong}.",
    ),
    text(
        "Nessun avversario ha parlato: è {declarer} che, sovrappensiero, muove {card} da {wrong}.",
        "No opponent has spoken: it is {declarer} who, with his mind elsewhere, leads the {card} from {wrong}.",
    ),
];
const ACCEPTS: SentenceWordings = &[
    text("{next} dice che accetta l'attacco.", "{next} says that he accepts the lead."),
    text(
        "A {next} l'attacco va bene, e lo dice subito.",
        "The lead suits {next}, and he says so at once.",
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "{next} vuole che si attacchi dalla mano giusta.",
        "{next} wants the lead from the right hand.",
    ),
    text("{next} non accetta l'attacco.", "{next} does not accept the lead."),
];
const NOTICED: SentenceWordings = &[
    text(
        "Ora {other} si accorge dell'errore e chiama l'Arbitro.",
        "Now {other} notices the error and calls the director.",
    ),
    text("È {other} a chiamare l'Arbitro.", "It is {other} who calls the director."),
];

static MISINFORMED: Scenario =
    scenario(47, "misinformed", &["difensore", "spiegazioni", "ritiro"], misinformed)
        .tricks(2..=9)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

/// A defender plays after a wrong explanation; before its correction the next player may play, or the defender may want
/// his card back.
fn misinformed(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| story.is_defender(*by))?;
    story.require(story.position.on_table() < 3 && story.position.legal(by).len() > 1)?;
    let declarer = story.declarer();
    story.cast("by", by);
    story.add_event(declarer, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(EXPLAINED);
    let (_, card) = story.play_on()?;
    story.cast("card", card);
    story.add_sentence(PLAYS);
    match story.choose(3) {
        0 => {}
        1 => {
            let (next, after) = story.play_on()?;
            story.cast("next", next);
            story.cast("after", after);
            story.add_sentence(NEXT_PLAYS);
        }
        _ => {
            story.add_event(by, Act::Wants { hand: by, card: card.into(), instead: None });
            story.add_sentence(WANTS_IT_BACK);
        }
    }
    story.add_event(declarer, Act::Amends(ExplanationTopic::Call));
    story.add_sentence(AMENDED);
    story.choose_finding("play-influenced", BECAUSE_OF_IT, NOT_BECAUSE_OF_IT)?;
    Some(())
}

const EXPLAINED: SentenceWordings = &[
    text(
        "Al suo turno {by} chiede che cosa volesse dire una chiamata di {dummy}, e {declarer} gliela spiega.",
        "At his turn {by} asks what a call of {dummy}'s meant, and {declarer} explains it.",
    ),
    text(
        "Prima di giocare {by} chiede spiegazioni su una dichiarazione di {dummy}; {declarer} risponde.",
        "Before he plays {by} asks about a call of {dummy}'s; {declarer} answers.",
    ),
];
const PLAYS: SentenceWordings = &[
    text("{by} gioca allora {card}.", "{by} then plays the {card}."),
    text("Avuta la risposta, {by} mette {card}.", "With that answer {by} puts out the {card}."),
];
const NEXT_PLAYS: SentenceWordings = &[
    text("{next} gioca {after}.", "{next} plays the {after}."),
    text("Dopo di lui {next} mette {after}.", "After him {next} puts out the {after}."),
];
const WANTS_IT_BACK: SentenceWordings = &[
    text(
        "Subito dopo {by} vorrebbe riprenderl{o/a}.",
        "Right after that {by} would like to take it back.",
    ),
    text(
        "«Posso cambiarl{o/a}?», chiede {by} un attimo dopo.",
        "'May I change it?' {by} asks a moment later.",
    ),
];
const AMENDED: SentenceWordings = &[
    text(
        "A questo punto {declarer} si accorge di aver spiegato male, e si corregge.",
        "At this point {declarer} notices that he has explained it wrongly, and corrects himself.",
    ),
    text(
        "Ora {declarer} ricorda meglio il sistema: la spiegazione era sbagliata, e lo dice.",
        "Now {declarer} remembers the system better: the explanation was wrong, and he says so.",
    ),
];
const BECAUSE_OF_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} ha scelto {card} per via della spiegazione.",
        "The director finds that {by} chose the {card} because of the explanation.",
    ),
    text(
        "Per l'Arbitro, con la spiegazione giusta {by} avrebbe giocato altro.",
        "The director finds that with the right explanation {by} would have played something else.",
    ),
];
const NOT_BECAUSE_OF_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che la spiegazione non ha avuto parte nella scelta di {card}.",
        "The director finds that the explanation had no part in the choice of the {card}.",
    ),
    text(
        "Per l'Arbitro {by} avrebbe giocato {card} in ogni caso.",
        "The director finds that {by} would have played the {card} in any case.",
    ),
];

static OPPONENT_CHANGES: Scenario =
    scenario(47, "opponent-changes", &["dichiarante", "renonce", "ritiro"], opponent_changes)
        .tricks(2..=9)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
        ]);

/// Declarer wants to change a card that he played after a defender's card; the defender may have changed his own.
fn opponent_changes(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let by = declarer.rho();
    let led = story.led()?;
    story.require(story.turn() == Some(by) && !story.suit(by, led).is_empty())?;
    let right = story.would_play()?;
    let wrong = story.would_discard(by, led)?;
    let own = story.would_follow_later(declarer, 1)?;
    story.require(own.suit == led)?;
    let instead = story.pick(story.suit(declarer, led).without(own))?;
    for (slot, card) in [("right", right), ("wrong", wrong), ("own", own), ("instead", instead)] {
        story.cast(slot, card);
    }
    story.cast("suit", led);
    let corrects = Act::Corrects { card: right.into(), of: Some(wrong.into()) };
    match story.choose(3) {
        0 => {
            story.plays(by, wrong);
            story.add_sentence(DOES_NOT_FOLLOW);
            story.plays(declarer, own);
            story.add_sentence(DECLARER_PLAYS);
            story.add_event(by, corrects);
            story.add_sentence(CORRECTS);
        }
        1 => {
            story.plays(by, wrong);
            story.add_sentence(DOES_NOT_FOLLOW);
            story.add_event(by, corrects);
            story.add_sentence(CORRECTS);
            story.plays(declarer, own);
            story.add_sentence(DECLARER_PLAYS);
        }
        _ => {
            story.plays(by, right);
            story.add_sentence(FOLLOWS);
            story.plays(declarer, own);
            story.add_sentence(DECLARER_PLAYS);
        }
    }
    let (card, instead) = (own.into(), Some(instead.into()));
    story.add_event(declarer, Act::Wants { hand: declarer, card, instead });
    story.add_sentence(WOULD_CHANGE);
    Some(())
}

const DOES_NOT_FOLLOW: SentenceWordings = &[
    text(
        "Si gioca a {suit}; {rho}, a cui {right} è rimast{o/a:right} dietro un'altra carta, mette {wrong}.",
        "{suit} are led; {rho}, whose {right} is hidden behind another card, plays the {wrong}.",
    ),
    text(
        "Su {suit} {rho} scambia {right} per una carta di un altro seme, e gioca {wrong}.",
        "When {suit} are led {rho} takes the {right} for a card of another suit, and plays the {wrong}.",
    ),
];
const FOLLOWS: SentenceWordings = &[
    text(
        "Si gioca a {suit}; {rho} risponde {right}.",
        "{suit} are led; {rho} follows with the {right}.",
    ),
    text("Su {suit} {rho} mette {right}.", "When {suit} are led {rho} plays the {right}."),
];
const DECLARER_PLAYS: SentenceWordings = &[
    text("Dalla mano {declarer} gioca {own}.", "{declarer} plays the {own} from his hand."),
    text("{declarer} mette {own}.", "{declarer} puts out the {own}."),
];
const CORRECTS: SentenceWordings = &[
    text(
        "«Ne ho ancora», dice {rho}, e cambia la sua carta con {right}.",
        "'I have one,' says {rho}, and changes his card for the {right}.",
    ),
    text(
        "{rho} trova {right} e l{o/a:right} mette al posto di {wrong}.",
        "{rho} finds the {right} and puts it in the place of the {wrong}.",
    ),
];
const WOULD_CHANGE: SentenceWordings = &[
    text(
        "Ora {declarer} vorrebbe giocare {instead} invece di {own}.",
        "Now {declarer} would like to play the {instead} instead of the {own}.",
    ),
    text(
        "{declarer} ci ripensa, e chiede di sostituire {own} con {instead}.",
        "{declarer} thinks again, and asks to replace the {own} with the {instead}.",
    ),
];
