//! Law 21: misinformation that is corrected in time, or too late.

mod inquiry;

use super::card_choices::matters;
use super::prelude::*;
use super::scenes::cast_upcoming;
use super::sentences::LEADS_FACE_DOWN;

pub const SCENARIOS: &[&Scenario] =
    &[&BEFORE_THE_LEAD, &IN_PLAY, &DUMMYS_CARD, &inquiry::WOULD_HAVE_LED];

/// Whose turn it is, and where a card is, the story tells.
const OF_CHOICE: &[&[AspectKind]] = &[&[AspectKind::Choices, AspectKind::Turn]];

static BEFORE_THE_LEAD: Scenario =
    scenario(21, "before-the-lead", &["errata informazione", "attacco iniziale"], before_the_lead)
        .tricks(1..=1)
        .aspects(OF_CHOICE);

static IN_PLAY: Scenario =
    scenario(21, "in-play", &["errata informazione"], in_play).tricks(2..=11).aspects(OF_CHOICE);

static DUMMYS_CARD: Scenario =
    scenario(21, "dummys-card", &["errata informazione", "morto"], dummys_card)
        .tricks(2..=11)
        .aspects(OF_CHOICE);

/// The declaring side corrects an explanation before the opening lead is faced, or after, or after dummy is spread. Returns
/// whether the lead is faced by then.
fn corrected_at_the_lead(story: &mut Story<'_>) -> Option<bool> {
    story.require(story.moment.played() == 0)?;
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let by = declarer.lho();
    let card = story.would_play()?;
    cast!(story, by, card);
    story.add_event(declarer, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(EXPLAINS);
    let time = story.choose(3);
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(LEADS_FACE_DOWN);
    if time > 0 {
        story.add_event(by, Act::FacesLead);
    }
    if time > 1 {
        story.add_event(dummy, Act::Spreads(Facing::WHOLE));
    }
    story.add_sentence([NOT_FACED, FACED, SPREAD][time]);
    story.add_event(declarer, Act::Amends(ExplanationTopic::Call));
    story.add_sentence(AMENDS);
    Some(time > 0)
}

/// An explanation is corrected at the opening lead, which rested on it or did not.
fn before_the_lead(story: &mut Story<'_>) -> Option<()> {
    let is_faced = corrected_at_the_lead(story)?;
    let rested = story.choose_finding("play-influenced", LEAD_RESTED, LEAD_DID_NOT)?;
    // Whether a face-down lead that the explanation did not influence may be changed is open to dispute.
    story.require(rested || is_faced)
}

/// A player plays after an opponent's wrong explanation, and the opponent corrects it at once or after the next card.
fn in_play(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|turn| *turn != story.dummy())?;
    let explainer = by.rho();
    let explainer = if explainer == story.dummy() { by.lho() } else { explainer };
    corrected_later(story, by, explainer, HE_PLAYS)
}

/// Declarer calls a card from dummy after a defender's wrong explanation, and the defender corrects it at once or after
/// the next card.
fn dummys_card(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.turn().filter(|turn| *turn == story.dummy())?;
    let explainer = dummy.rho();
    corrected_later(story, story.declarer(), explainer, CALLS_FROM_DUMMY)
}

/// `explainer` explains wrongly to `by`, who plays from the hand whose turn it is; `explainer` corrects the explanation
/// before the next card or after it.
fn corrected_later(
    story: &mut Story<'_>,
    by: Seat,
    explainer: Seat,
    plays: SentenceWordings,
) -> Option<()> {
    story.require(story.position.on_table() < 2 && story.moment.played() > 1)?;
    cast!(story, by, explainer);
    let [(hand, card), (next, _), _] = cast_upcoming(story)?;
    matters(story, hand, card)?;
    let topic = ExplanationTopic::Call;
    story.add_event(explainer, Act::Explains(topic));
    story.add_sentence(ANSWERS);
    story.play_on()?;
    story.add_sentence(plays);
    let later = story.either();
    if later {
        story.play_on()?;
    }
    story.add_sentence(match (later, next == story.dummy()) {
        (true, true) => DUMMY_SINCE,
        (true, false) => ONE_SINCE,
        (false, true) => DUMMY_IS_NEXT,
        (false, false) => NOBODY_SINCE,
    });
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
        "A licita finita {by} chiede di una chiamata di {dummy}, e {declarer}, che ricorda male il sistema, dà una spiegazione errata.",
        "After the auction {by} asks about a call of {dummy}'s, and {declarer}, who misremembers the system, explains it wrongly.",
    ),
    text(
        "Dopo l'ultimo passo {by} si fa spiegare da {declarer} una chiamata di {dummy}, e la spiegazione è sbagliata.",
        "After the last pass {by} has {declarer} explain a call of {dummy}'s, and the explanation is wrong.",
    ),
];
const NOT_FACED: SentenceWordings = &[
    text(
        "{by} non ha ancora girato la carta, e {dummy} non ha ancora steso il morto.",
        "{by} has not turned the card up yet, and {dummy} has not spread dummy yet.",
    ),
    text(
        "La carta di {by} è ancora coperta, e {dummy} non ha ancora steso il morto.",
        "{by}'s card is still face down, and {dummy} has not spread dummy yet.",
    ),
    text(
        "{by} tiene la carta coperta, e {dummy} aspetta a stendere il morto.",
        "{by} keeps the card face down, and {dummy} waits before spreading dummy.",
    ),
    short_reasons::has_not_faced_it("41A"),
];
const FACED: SentenceWordings = &[
    text(
        "{by} gira la carta, ma {dummy} non ha ancora steso il morto.",
        "{by} turns the card up, but {dummy} has not spread dummy yet.",
    ),
    text(
        "La carta di {by} è ora scoperta, ma {dummy} non ha ancora steso il morto.",
        "{by}'s card is now face up, but {dummy} has not spread dummy yet.",
    ),
    text(
        "{by} scopre la carta, e {dummy} aspetta a stendere il morto.",
        "{by} faces the card, and {dummy} waits before spreading dummy.",
    ),
    because(
        "47E2(a)",
        [
            "{card} è già scopert{o/a} e {dummy} non ha ancora steso il morto",
            "{card} fosse già scopert{o/a} e {dummy} non avesse ancora steso il morto",
        ],
        [
            "the {card} is already face up and {dummy} has not yet spread dummy",
            "the {card} had already been face up and {dummy} had not yet spread dummy",
        ],
    ),
];
const SPREAD: SentenceWordings = &[
    text(
        "{by} gira la carta, e {dummy} stende il morto.",
        "{by} turns the card up, and {dummy} spreads dummy.",
    ),
    text(
        "La carta di {by} è ora scoperta, e {dummy} ha steso il morto.",
        "{by}'s card is now face up, and {dummy} has spread dummy.",
    ),
    text(
        "{by} scopre la carta, e {dummy} stende subito il morto.",
        "{by} faces the card, and {dummy} spreads dummy at once.",
    ),
    because(
        "47E2(a)",
        ["{dummy} ha già steso il morto", "{dummy} avesse già steso il morto"],
        ["{dummy} has already spread dummy", "{dummy} had already spread dummy"],
    ),
];
const AMENDS: SentenceWordings = &[
    text(
        "A questo punto {declarer} si accorge di aver spiegato male, chiama l'Arbitro e si corregge.",
        "At this point {declarer} notices that his explanation was wrong, calls the director and corrects himself.",
    ),
    text(
        "«Ho spiegato male», dice allora {declarer}; chiama l'Arbitro e dà la spiegazione giusta.",
        "'My explanation was wrong,' {declarer} then says; he calls the director and gives the right one.",
    ),
    text(
        "Ora {declarer} si accorge di aver spiegato male e lo dice all'Arbitro.",
        "Now {declarer} notices that his explanation was wrong and tells the director.",
    ),
];
const LEAD_RESTED: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, ha scelto l'attacco in base a quella spiegazione.",
        "{by}, the director finds, chose his lead because of that explanation.",
    ),
    text(
        "Con la spiegazione giusta, accerta l'Arbitro, {by} avrebbe fatto un altro attacco.",
        "With the right explanation, the director finds, {by} would have made another lead.",
    ),
    text(
        "Per l'Arbitro è stata quella spiegazione a far scegliere l'attacco a {by}.",
        "The director finds that it was that explanation that made {by} choose his lead.",
    ),
    short_reasons::CHOSE_BY_EXPLANATION,
];
const LEAD_DID_NOT: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, ha scelto l'attacco senza badare a quella spiegazione.",
        "{by}, the director finds, chose his lead regardless of that explanation.",
    ),
    text(
        "Con la spiegazione giusta, accerta l'Arbitro, {by} avrebbe fatto lo stesso attacco.",
        "With the right explanation, the director finds, {by} would have made the same lead.",
    ),
    text(
        "Per l'Arbitro non è stata quella spiegazione a far scegliere l'attacco a {by}.",
        "The director finds that it was not that explanation that made {by} choose his lead.",
    ),
    short_reasons::CHOSE_REGARDLESS,
];
const ANSWERS: SentenceWordings = &[
    text(
        "{by}, prima di giocare, chiede di una chiamata avversaria; {explainer} si confonde e dà una spiegazione sbagliata.",
        "{by}, before playing, asks about an opponent's call; {explainer} mixes things up and gives a wrong explanation.",
    ),
    text(
        "{by} chiede che cosa mostrasse una chiamata avversaria, e {explainer} ricorda male e dà una spiegazione sbagliata.",
        "{by} asks what an opponent's call showed, and {explainer} misremembers it and gives a wrong explanation.",
    ),
    text(
        "A {by}, che chiede spiegazioni su una chiamata, {explainer} risponde male, confondendo due sistemi.",
        "To {by}, who asks about a call, {explainer} gives a wrong answer, mixing up two systems.",
    ),
];
const HE_PLAYS: SentenceWordings = &[
    text("{p0} gioca {c0}.", "{p0} plays the {c0}."),
    text("Avuta la risposta, {p0} gioca {c0}.", "Having had the answer, {p0} plays the {c0}."),
    text("Dopo la risposta {p0} gioca {c0}.", "After the answer {p0} plays the {c0}."),
];
const CALLS_FROM_DUMMY: SentenceWordings = &[
    text("{by} chiama {c0} dal morto.", "{by} calls the {c0} from dummy."),
    text(
        "Avuta la risposta, {by} fa giocare dal morto {c0}.",
        "Having had the answer, {by} has dummy play the {c0}.",
    ),
    text(
        "Dopo la risposta {by} gioca {c0} dal morto.",
        "After the answer {by} plays the {c0} from dummy.",
    ),
];
const NOBODY_SINCE: SentenceWordings = &[
    text("{p1} non ha ancora giocato.", "{p1} has not played yet."),
    text("Tocca a {p1}, che sta pensando.", "It is the turn of {p1}, who is thinking."),
    text("Deve giocare {p1}, che aspetta.", "{p1} is to play, and waits."),
    because(
        "47E2(a)",
        ["{p1} non ha ancora giocato", "{p1} non avesse ancora giocato"],
        ["{p1} has not yet played", "{p1} had not yet played"],
    ),
];
const ONE_SINCE: SentenceWordings = &[
    text("{p1} gioca {c1}.", "{p1} plays the {c1}."),
    text("Poi gioca {p1}, {c1}.", "{p1} plays the {c1}."),
    text("Poi gioca {p1}: {c1}.", "Then {p1} plays: the {c1}."),
    because(
        "47E2(a)",
        ["{p1} ha già giocato {c1}", "{p1} avesse già giocato {c1}"],
        ["{p1} has already played the {c1}", "{p1} had already played the {c1}"],
    ),
];
const DUMMY_IS_NEXT: SentenceWordings = &[
    text(
        "Dal morto ({p1}) non è stata ancora giocata nessuna carta.",
        "No card has been played from dummy ({p1}) yet.",
    ),
    text("Tocca al morto ({p1}).", "It is the turn of dummy ({p1})."),
    because(
        "47E2(a)",
        ["dal morto non si è ancora giocato", "dal morto non si fosse ancora giocato"],
        ["nothing has yet been played from dummy", "nothing had yet been played from dummy"],
    ),
];
const DUMMY_SINCE: SentenceWordings = &[
    text("Il morto ({p1}) gioca {c1}.", "Dummy ({p1}) plays the {c1}."),
    text("Poi il morto ({p1}) gioca {c1}.", "Dummy ({p1}) plays the {c1}."),
    because(
        "47E2(a)",
        ["il morto ha già giocato {c1}", "il morto avesse già giocato {c1}"],
        ["dummy has already played the {c1}", "dummy had already played the {c1}"],
    ),
];
const CORRECTS_HIMSELF: SentenceWordings = &[
    text(
        "Adesso {explainer} si accorge dello sbaglio, chiama l'Arbitro e si corregge.",
        "Now {explainer} notices his mistake, calls the director and corrects himself.",
    ),
    text(
        "Allora {explainer} si accorge dell'errore, chiama l'Arbitro e corregge la spiegazione.",
        "Then {explainer} thinks again, calls the director and corrects the explanation.",
    ),
    text(
        "A questo punto {explainer} ammette davanti all'Arbitro di aver spiegato male.",
        "At this point {explainer} admits to the director that his explanation was wrong.",
    ),
];
const PLAY_RESTED: SentenceWordings = &[
    text(
        "L'Arbitro accerta che con la spiegazione giusta {by} avrebbe giocato un'altra carta.",
        "The director finds that with the right explanation {by} would have played another card.",
    ),
    text(
        "{by}, accerta l'Arbitro, aveva scelto la carta in base a quella spiegazione.",
        "{by}, the director finds, had chosen the card because of that explanation.",
    ),
    text(
        "Per l'Arbitro è stata quella spiegazione a far scegliere la carta a {by}.",
        "The director finds that it was that explanation that made {by} choose the card.",
    ),
    because(
        "47E2(a)",
        [
            "{by} aveva scelto {c0} in base alla spiegazione di {explainer}",
            "{by} avesse scelto {c0} in base alla spiegazione di {explainer}",
        ],
        [
            "{by} had chosen the {c0} because of {explainer}'s explanation",
            "{by} had chosen the {c0} because of {explainer}'s explanation",
        ],
    ),
];
const PLAY_DID_NOT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che con la spiegazione giusta {by} avrebbe giocato la stessa carta.",
        "The director finds that with the right explanation {by} would have played the same card.",
    ),
    text(
        "{by}, accerta l'Arbitro, aveva scelto la carta senza badare a quella spiegazione.",
        "{by}, the director finds, had chosen the card regardless of that explanation.",
    ),
    text(
        "Per l'Arbitro non è stata quella spiegazione a far scegliere la carta a {by}.",
        "The director finds that it was not that explanation that made {by} choose the card.",
    ),
    because(
        "47F2",
        [
            "{by} aveva scelto {c0} senza badare alla spiegazione di {explainer}",
            "{by} avesse scelto {c0} senza badare alla spiegazione di {explainer}",
        ],
        [
            "{by} had chosen the {c0} regardless of {explainer}'s explanation",
            "{by} had chosen the {c0} regardless of {explainer}'s explanation",
        ],
    ),
];
