//! Law 21: misinformation that is corrected in time, or too late.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{ExplanationTopic, Facing};
use arbitro_laws::ruling::text;

pub const SCENARIOS: &[&Scenario] = &[&BEFORE_THE_LEAD, &IN_PLAY];

static BEFORE_THE_LEAD: Scenario =
    scenario(21, "before-the-lead", &["errata informazione", "attacco iniziale"], before_the_lead)
        .tricks(1..=1);

static IN_PLAY: Scenario = scenario(21, "in-play", &["errata informazione"], in_play)
    .tricks(2..=11)
    .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

/// The declaring side corrects an explanation before the opening lead is faced, or after.
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
        story.add_sentence(FACED);
    }
    if time > 1 {
        story.add_event(dummy, Act::Spreads(Facing::WHOLE));
        story.add_sentence(SPREAD);
    }
    story.add_event(dummy, Act::Amends(ExplanationTopic::Call));
    story.add_sentence(AMENDS);
    story.choose_finding("call-influenced", CALL_RESTED, CALL_DID_NOT)?;
    story.choose_finding("play-influenced", LEAD_RESTED, LEAD_DID_NOT)?;
    Some(())
}

/// A player plays after an opponent's wrong explanation, and the opponent corrects it at once or after further plays.
fn in_play(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|turn| *turn != story.dummy())?;
    let explainer = by.rho();
    let explainer = if explainer == story.dummy() { by.lho() } else { explainer };
    story.cast("by", by);
    story.cast("explainer", explainer);
    story.add_event(explainer, Act::Explains(ExplanationTopic::Play));
    story.add_sentence(ANSWERS);
    let (_, card) = story.play_on()?;
    story.cast("card", card);
    story.add_sentence(HE_PLAYS);
    let later = story.choose(3);
    for place in 0..later {
        let (seat, card) = story.play_on()?;
        story.cast(["one", "two"][place], seat);
        story.cast(["c1", "c2"][place], card);
        story.add_sentence([THEN, AND_THEN][place]);
    }
    story.add_event(explainer, Act::Amends(ExplanationTopic::Play));
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
const FACED: SentenceWordings = &[
    text("Poi l{o/a} scopre.", "Then he faces it."),
    text(
        "Nessuno ha domande, e la carta viene scoperta.",
        "Nobody has a question, and the card is faced.",
    ),
];
const SPREAD: SentenceWordings = &[
    text("{dummy} stende il morto.", "{dummy} spreads dummy."),
    text("Il morto è steso.", "Dummy is spread."),
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
const CALL_RESTED: SentenceWordings = &[
    text(
        "L'Arbitro accerta che con la spiegazione giusta l'ultimo passo dei difensori sarebbe stato un'altra chiamata.",
        "The director finds that, rightly informed, the defenders would have made another call than their last pass.",
    ),
    text(
        "L'ultimo passo dei difensori, accerta l'Arbitro, è dipeso da quella spiegazione.",
        "The defenders' last pass, the director finds, was made because of that explanation.",
    ),
];
const CALL_DID_NOT: SentenceWordings = &[
    text(
        "L'ultimo passo dei difensori, accerta l'Arbitro, non è dipeso da quella spiegazione.",
        "The defenders' last pass, the director finds, was not made because of that explanation.",
    ),
    text(
        "L'Arbitro accerta che i difensori avrebbero fatto la stessa ultima chiamata in ogni caso.",
        "The director finds that the defenders would have made the same last call in any event.",
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
        "{by}, che è in turno, chiede degli accordi avversari sul gioco delle carte; {explainer}, confuso, risponde in modo errato.",
        "{by}, whose turn it is, asks about the opponents' agreements in play; {explainer}, confused, gives a wrong answer.",
    ),
    text(
        "A {by}, che deve giocare e vuole sapere come segnalano gli avversari, {explainer} dà per una svista la spiegazione sbagliata.",
        "To {by}, who is to play and wants to know how his opponents signal, {explainer} by an oversight gives the wrong explanation.",
    ),
];
const HE_PLAYS: SentenceWordings = &[
    text("{by} gioca {card}.", "{by} plays the {card}."),
    text(
        "Sentita la risposta {by} mette {card}.",
        "Having heard the answer {by} plays the {card}.",
    ),
];
const THEN: SentenceWordings = &[
    text("Poi si gioca {c1} da {one}.", "Then the {c1} is played from {one}."),
    text("Segue {c1} da {one}.", "The {c1} follows from {one}."),
];
const AND_THEN: SentenceWordings = &[
    text("Da {two} viene {c2}.", "From {two} comes the {c2}."),
    text("{two} mette {c2}.", "{two} puts down the {c2}."),
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
        "L'Arbitro accerta che {by} ha giocato così per quella spiegazione.",
        "The director finds that {by} played so because of that explanation.",
    ),
    text(
        "La giocata di {by} è dipesa da quella spiegazione.",
        "{by}'s play was made because of that explanation.",
    ),
];
const PLAY_DID_NOT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} avrebbe giocato così in ogni caso.",
        "The director finds that {by} would have played so in any event.",
    ),
    text(
        "La giocata di {by} non è dipesa da quella spiegazione.",
        "{by}'s play was not made because of that explanation.",
    ),
];
