//! Law 21: misinformation that is corrected in time, or too late.

use crate::aspect::AspectKind;
use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::Seat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{ExplanationTopic, Facing};
use arbitro_laws::ruling::text;

use super::scenes::cast_upcoming;

pub const SCENARIOS: &[&Scenario] = &[&BEFORE_THE_LEAD, &IN_PLAY, &DUMMYS_CARD];

static BEFORE_THE_LEAD: Scenario =
    scenario(21, "before-the-lead", &["errata informazione", "attacco iniziale"], before_the_lead)
        .tricks(1..=1);

/// Whose turn it is, and where a card is, the story tells.
const OF_CHOICE: &[&[AspectKind]] = &[
    &[AspectKind::Choices],
    &[AspectKind::Choices, AspectKind::Turn],
    &[AspectKind::Fate, AspectKind::Clause],
];

static IN_PLAY: Scenario = scenario(21, "in-play", &["errata informazione"], in_play)
    .tricks(2..=11)
    .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("by")])
    .aspects(OF_CHOICE);

static DUMMYS_CARD: Scenario =
    scenario(21, "dummys-card", &["errata informazione", "morto"], dummys_card)
        .tricks(2..=11)
        .aspects(OF_CHOICE);

/// The declaring side corrects an explanation before the opening lead is faced, or after, or after dummy is spread.
fn before_the_lead(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let by = declarer.lho();
    let card = story.would_play()?;
    story.cast("by", by);
    story.cast("card", card);
    story.add_event(declarer, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(EXPLAINS);
    let time = story.choose(3);
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(FACE_DOWN);
    if time > 0 {
        story.add_event(by, Act::FacesLead);
    }
    if time > 1 {
        story.add_event(dummy, Act::Spreads(Facing::WHOLE));
    }
    story.add_sentence([NOT_FACED, FACED, SPREAD][time]);
    story.add_event(dummy, Act::Amends(ExplanationTopic::Call));
    story.add_sentence(AMENDS);
    story.choose_finding("play-influenced", LEAD_RESTED, LEAD_DID_NOT)?;
    Some(())
}

/// A player plays after an opponent's wrong explanation, and the opponent corrects it at once or after further plays.
fn in_play(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|turn| *turn != story.dummy())?;
    let explainer = by.rho();
    let explainer = if explainer == story.dummy() { by.lho() } else { explainer };
    corrected_later(story, by, explainer)
}

/// Declarer calls a card from dummy after a defender's wrong explanation, and the defender corrects it at once or after
/// further plays.
fn dummys_card(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.turn().filter(|turn| *turn == story.dummy())?;
    let explainer = dummy.rho();
    corrected_later(story, story.declarer(), explainer)
}

/// `explainer` explains wrongly to `by`, who plays from the hand whose turn it is; `explainer` corrects the explanation
/// after no, one or two further plays.
fn corrected_later(story: &mut Story<'_>, by: Seat, explainer: Seat) -> Option<()> {
    story.require(story.position.on_table() < 2 && story.moment.played() > 1)?;
    story.cast("by", by);
    story.cast("explainer", explainer);
    cast_upcoming(story)?;
    let topic = ExplanationTopic::Call;
    story.add_event(explainer, Act::Explains(topic));
    story.add_sentence(ANSWERS);
    let later = story.choose(3);
    for _ in 0..=later {
        story.play_on()?;
    }
    story.add_sentence(HE_PLAYS);
    story.add_sentence([NOBODY_SINCE, ONE_SINCE, TWO_SINCE][later]);
    story.add_event(explainer, Act::Amends(topic));
    story.add_sentence(CORRECTS_HIMSELF);
    story.choose_finding("play-influenced", PLAY_RESTED, PLAY_DID_NOT)?;
    Some(())
}

const EXPLAINS: SentenceWordings = &[
    text(
        "Finita la licita {declarer}, che confonde due convenzioni, spiega male a {by} una chiamata di {dummy}.",
        "When the auction is over {declarer}, who mixes up two conventions, explains a call of {dummy}'s to {by} wrongly.",
    ),
    text(
        "{by} chiede di una chiamata di {dummy}, e {declarer}, che ricorda male il sistema, dà una spiegazione errata.",
        "{by} asks about a call of {dummy}'s, and {declarer}, who misremembers the system, explains it wrongly.",
    ),
];
const FACE_DOWN: SentenceWordings = &[
    text("{by} attacca {card}, copert{o/a}.", "{by} leads the {card}, face down."),
    text(
        "{by} mette copert{o/a} {card} come attacco.",
        "{by} puts the {card} face down as his lead.",
    ),
];
const NOT_FACED: SentenceWordings = &[
    text(
        "{by} non l'ha ancora scopert{o/a}, e {dummy} tiene in mano le sue carte.",
        "{by} has not faced it yet, and {dummy} still holds his cards.",
    ),
    text(
        "La carta di {by} è ancora copert{o/a}, e il morto è ancora in mano a {dummy}.",
        "{by}'s card is still face down, and dummy is still in {dummy}'s hand.",
    ),
    text(
        "Prima che {by} giri la carta, e che {dummy} stenda le sue, qualcuno ha qualcosa da dire.",
        "Before {by} turns the card, and {dummy} spreads his, somebody has something to say.",
    ),
];
const FACED: SentenceWordings = &[
    text(
        "{by} l'ha appena scopert{o/a}, e {dummy} tiene in mano le sue carte.",
        "{by} has just faced it, and {dummy} still holds his cards.",
    ),
    text(
        "La carta di {by} è ora scoperta, e il morto è ancora in mano a {dummy}.",
        "{by}'s card is now face up, and dummy is still in {dummy}'s hand.",
    ),
    text(
        "Dopo che {by} ha girato la carta, ma prima che {dummy} stenda le sue, qualcuno ha qualcosa da dire.",
        "After {by} has turned the card, but before {dummy} spreads his, somebody has something to say.",
    ),
];
const SPREAD: SentenceWordings = &[
    text(
        "{by} l'ha appena scopert{o/a}, e {dummy} ha messo giù le sue carte.",
        "{by} has just faced it, and {dummy} has put down his cards.",
    ),
    text(
        "La carta di {by} è ora scoperta, e il morto di {dummy} è steso.",
        "{by}'s card is now face up, and {dummy}'s dummy is spread.",
    ),
    text(
        "Dopo che {by} ha girato la carta, e che {dummy} ha steso le sue, qualcuno ha qualcosa da dire.",
        "After {by} has turned the card, and {dummy} has spread his, somebody has something to say.",
    ),
];
const AMENDS: SentenceWordings = &[
    text(
        "Solo ora {dummy} corregge la spiegazione davanti all'Arbitro.",
        "Only now does {dummy} correct the explanation, before the director.",
    ),
    text(
        "A questo punto {dummy} chiama l'Arbitro e rettifica la spiegazione.",
        "At this point {dummy} calls the director and puts the explanation right.",
    ),
];
const LEAD_RESTED: SentenceWordings = &[
    text(
        "L'attacco {by} lo ha scelto per quella spiegazione.",
        "{by} chose his lead because of that explanation.",
    ),
    text(
        "È per quella spiegazione che {by} ha attaccato così.",
        "It is because of that explanation that {by} led as he did.",
    ),
];
const LEAD_DID_NOT: SentenceWordings = &[
    text("{by} avrebbe attaccato così in ogni caso.", "{by} would have led so in any event."),
    text(
        "Sull'attacco di {by} la spiegazione non ha pesato.",
        "The explanation had no weight in {by}'s lead.",
    ),
];
const ANSWERS: SentenceWordings = &[
    text(
        "{by}, prima di giocare, chiede di una chiamata avversaria; {explainer}, confuso, risponde in modo errato.",
        "{by}, before playing, asks about an opponent's call; {explainer}, confused, gives a wrong answer.",
    ),
    text(
        "A {by}, che deve giocare e vuole sapere che mano mostrava la licita avversaria, {explainer} dà per una svista la spiegazione sbagliata.",
        "To {by}, who is to play and wants to know what hand the opponents' auction showed, {explainer} by an oversight gives the wrong explanation.",
    ),
];
const HE_PLAYS: SentenceWordings = &[
    text("Da {p0} viene {c0}.", "From {p0} comes the {c0}."),
    text(
        "Sentita la risposta, da {p0} si gioca {c0}.",
        "After the answer the {c0} is played from {p0}.",
    ),
    text("Si gioca così {c0} di {p0}.", "So {p0}'s {c0} is played."),
];
const NOBODY_SINCE: SentenceWordings = &[
    text(
        "{p1}, che ha pront{o/a:c1} {c1}, non ha ancora giocato, e {p2} ha in mano {c2}.",
        "{p1}, with the {c1} ready, has not played yet, and {p2} has the {c2} in his hand.",
    ),
    text(
        "Né {c1} di {p1} né {c2} di {p2} sono ancora sul tavolo.",
        "Neither {p1}'s {c1} nor {p2}'s {c2} is on the table yet.",
    ),
];
const ONE_SINCE: SentenceWordings = &[
    text(
        "{p1} ha già messo {c1}, mentre {p2} ha ancora in mano {c2}.",
        "{p1} has already put down the {c1}, while {p2} still has the {c2} in his hand.",
    ),
    text(
        "{c1} di {p1} è già sul tavolo, {c2} di {p2} non ancora.",
        "{p1}'s {c1} is already on the table, {p2}'s {c2} is not yet.",
    ),
];
const TWO_SINCE: SentenceWordings = &[
    text(
        "{p1} ha già messo {c1}, e {p2} è andato avanti con {c2}.",
        "{p1} has already put down the {c1}, and {p2} has gone on with the {c2}.",
    ),
    text(
        "{c1} di {p1} e {c2} di {p2} sono già sul tavolo.",
        "{p1}'s {c1} and {p2}'s {c2} are already on the table.",
    ),
];
const CORRECTS_HIMSELF: SentenceWordings = &[
    text(
        "Adesso {explainer} si accorge dello sbaglio, chiama l'Arbitro e si corregge.",
        "Now {explainer} notices his mistake, calls the director and corrects himself.",
    ),
    text(
        "{explainer} ci ripensa e, davanti all'Arbitro, rettifica la spiegazione.",
        "{explainer} thinks again and, before the director, puts the explanation right.",
    ),
];
const PLAY_RESTED: SentenceWordings = &[
    text(
        "L'Arbitro accerta che con la spiegazione giusta la linea di {by} avrebbe giocato ogni volta un'altra carta.",
        "The director finds that with the right explanation {by}'s side would have played another card each time.",
    ),
    text(
        "Tutto ciò che la linea di {by} ha giocato dopo la risposta lo ha giocato per quella.",
        "All that {by}'s side played after the answer it played because of it.",
    ),
];
const PLAY_DID_NOT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che con la spiegazione giusta la linea di {by} avrebbe giocato ogni volta la stessa carta.",
        "The director finds that with the right explanation {by}'s side would have played the same card each time.",
    ),
    text(
        "Nulla di ciò che la linea di {by} ha giocato dopo la risposta lo ha giocato per quella.",
        "Nothing that {by}'s side played after the answer did it play because of it.",
    ),
];
