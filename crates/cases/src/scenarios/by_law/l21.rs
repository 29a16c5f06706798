//! Law 21: misinformation that is corrected in time, or too late.

use super::prelude::*;
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
    .asks(&[Ruling, Ruling, Rights("by")])
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
    cast!(story, by, card);
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
    cast!(story, by, explainer);
    cast_upcoming(story)?;
    let topic = ExplanationTopic::Call;
    let second_may_rest = story.pick_from(&[false, false, true])?;
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
    if later < 2 || second_may_rest {
        story.choose_finding("play-influenced", PLAY_RESTED, PLAY_DID_NOT)?;
    } else {
        story.add_finding("play-influenced", Answer::NO, PLAY_DID_NOT)?;
    }
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
        "{by} non ha ancora girato la carta, e {dummy} non ha ancora steso le sue.",
        "{by} has not turned the card up yet, and {dummy} has not spread his yet.",
    ),
    text(
        "La carta di {by} è ancora coperta, e il morto è ancora in mano a {dummy}.",
        "{by}'s card is still face down, and dummy is still in {dummy}'s hand.",
    ),
];
const FACED: SentenceWordings = &[
    text(
        "{by} gira la carta, ma {dummy} non ha ancora steso le sue.",
        "{by} turns the card up, but {dummy} has not spread his yet.",
    ),
    text(
        "La carta di {by} è ora scoperta, e il morto è ancora in mano a {dummy}.",
        "{by}'s card is now face up, and dummy is still in {dummy}'s hand.",
    ),
];
const SPREAD: SentenceWordings = &[
    text(
        "{by} gira la carta, e {dummy} stende le sue.",
        "{by} turns the card up, and {dummy} spreads his.",
    ),
    text(
        "La carta di {by} è ora scoperta, e il morto di {dummy} è steso.",
        "{by}'s card is now face up, and {dummy}'s dummy is spread.",
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
        "{by} ha scelto l'attacco in base a quella spiegazione.",
        "{by} chose his lead because of that explanation.",
    ),
    text(
        "Con la spiegazione giusta {by} avrebbe fatto un altro attacco.",
        "With the right explanation {by} would have made another lead.",
    ),
];
const LEAD_DID_NOT: SentenceWordings = &[
    text("{by} avrebbe attaccato così in ogni caso.", "{by} would have led so in any event."),
    text(
        "Con la spiegazione giusta {by} avrebbe fatto lo stesso attacco.",
        "With the right explanation {by} would have made the same lead.",
    ),
];
const ANSWERS: SentenceWordings = &[
    text(
        "{by}, prima di giocare, chiede di una chiamata avversaria; {explainer} si confonde e dà una spiegazione sbagliata.",
        "{by}, before playing, asks about an opponent's call; {explainer} mixes things up and gives a wrong explanation.",
    ),
    text(
        "{by} chiede che cosa mostrasse la licita avversaria, e {explainer} per una svista dà la spiegazione sbagliata.",
        "{by} asks what the opponents' auction showed, and {explainer} by an oversight gives the wrong explanation.",
    ),
];
const HE_PLAYS: SentenceWordings = &[
    text("Da {p0} si gioca {c0}.", "The {c0} is played from {p0}."),
    text("Dopo la risposta, da {p0} viene {c0}.", "After the answer the {c0} comes from {p0}."),
];
const NOBODY_SINCE: SentenceWordings = &[
    text("{p1} e {p2} non hanno ancora giocato.", "{p1} and {p2} have not played yet."),
    text(
        "Dopo quella carta né {p1} né {p2} hanno giocato.",
        "After that card neither {p1} nor {p2} has played.",
    ),
];
const ONE_SINCE: SentenceWordings = &[
    text(
        "{p1} ha giocato {c1}, mentre {p2} non ha ancora giocato.",
        "{p1} has played the {c1}, while {p2} has not played yet.",
    ),
    text(
        "Dopo quella carta {p1} ha giocato {c1}, e {p2} non ancora.",
        "After that card {p1} has played the {c1}, and {p2} not yet.",
    ),
];
const TWO_SINCE: SentenceWordings = &[
    text(
        "{p1} ha giocato {c1}, e {p2} ha giocato {c2}.",
        "{p1} has played the {c1}, and {p2} has played the {c2}.",
    ),
    text(
        "Dopo quella carta {p1} ha giocato {c1} e {p2} {c2}.",
        "After that card {p1} has played the {c1} and {p2} the {c2}.",
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
        "La linea di {by} ha giocato, da allora, sempre in base a quella spiegazione.",
        "Since then {by}'s side has always played on the strength of that explanation.",
    ),
];
const PLAY_DID_NOT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che con la spiegazione giusta la linea di {by} avrebbe giocato ogni volta la stessa carta.",
        "The director finds that with the right explanation {by}'s side would have played the same card each time.",
    ),
    text(
        "La linea di {by} ha giocato, da allora, senza badare a quella spiegazione.",
        "Since then {by}'s side has played without regard to that explanation.",
    ),
];
