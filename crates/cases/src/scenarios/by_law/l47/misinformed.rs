//! Law 47, paragraph E2: a card played on a wrong explanation.

use crate::scenarios::by_law::prelude::*;

pub static MISINFORMED: Scenario =
    scenario(47, "misinformed", &["difensore", "spiegazioni", "ritiro"], misinformed)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("by")]);

/// A defender plays after a wrong explanation, the next player plays or not, the explanation is corrected, and the
/// defender may want his card back.
fn misinformed(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    story.require(story.position.on_table() < 3 && story.position.legal(by).len() > 1)?;
    let declarer = story.declarer();
    let card = story.would_play()?;
    let next = by.lho();
    let after = story.would_follow_later(next, 1)?;
    cast!(story, by, next, card, after);
    story.add_event(declarer, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(EXPLAINED);
    story.plays(by, card);
    story.choose_play(next, after, BOTH_PLAY, HE_PLAYS);
    story.add_event(declarer, Act::Amends(ExplanationTopic::Call));
    story.add_sentence(AMENDED);
    story.choose_finding("play-influenced", BECAUSE_OF_IT, NOT_BECAUSE_OF_IT)?;
    wants_it_back(story, card, by);
    Some(())
}

/// Adds that the player asks for his card back, or leaves the matter to the director.
fn wants_it_back(story: &mut Story<'_>, card: Card, by: Seat) {
    if story.either() {
        story.wants(by, card, None);
        story.add_sentence(WANTS_IT_BACK);
    } else {
        story.call_director(by);
        story.add_sentence(ASKS);
    }
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
    text(
        "«Che cosa mostrava {dummy}?», chiede {by} al suo turno, e {declarer} glielo dice.",
        "'What did {dummy} show?' asks {by} at his turn, and {declarer} tells him.",
    ),
];
const HE_PLAYS: SentenceWordings = &[
    text(
        "{by} gioca allora {card}; {next} non ha ancora giocato.",
        "{by} then plays the {card}; {next} has not played yet.",
    ),
    text(
        "Avuta la risposta {by} gioca {card}, e {next} aspetta.",
        "With that answer {by} plays the {card}, and {next} waits.",
    ),
];
const BOTH_PLAY: SentenceWordings = &[
    text(
        "{by} gioca allora {card}; {next} ha già giocato {after}.",
        "{by} then plays the {card}; {next} has already played the {after}.",
    ),
    text(
        "Avuta la risposta {by} gioca {card}, e {next} gioca {after}.",
        "With that answer {by} plays the {card}, and {next} plays the {after}.",
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
    text(
        "«Mi sono sbagliato», dice ora {declarer}, e dà la spiegazione giusta.",
        "'I was wrong,' {declarer} now says, and gives the right explanation.",
    ),
];
const BECAUSE_OF_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} ha scelto {card} per via della spiegazione.",
        "The director finds that {by} chose the {card} because of the explanation.",
    ),
    text(
        "Per l'Arbitro, con la spiegazione giusta {by} non avrebbe giocato {card}.",
        "The director finds that with the right explanation {by} would not have played the {card}.",
    ),
];
const NOT_BECAUSE_OF_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} non ha scelto {card} per via della spiegazione.",
        "The director finds that {by} did not choose the {card} because of the explanation.",
    ),
    text(
        "Per l'Arbitro, anche con la spiegazione giusta {by} avrebbe giocato {card}.",
        "The director finds that even with the right explanation {by} would have played the {card}.",
    ),
];
const WANTS_IT_BACK: SentenceWordings = &[
    text("{by} chiede di riprendere {card}.", "{by} asks to take back the {card}."),
    text("«Allora cambio {card}», dice {by}.", "'Then I change the {card},' says {by}."),
    text(
        "Sentito questo, {by} vuole riprendere {card}.",
        "Hearing this, {by} wants to take back the {card}.",
    ),
];
const ASKS: SentenceWordings = &[
    text(
        "{by} chiama l'Arbitro e per ora non tocca {card}.",
        "{by} calls the director and for now does not touch the {card}.",
    ),
    text(
        "«E ora che si fa di {card}?», chiede {by} all'Arbitro.",
        "'And now what about the {card}?' {by} asks the director.",
    ),
    text(
        "Sentito questo, {by} chiede all'Arbitro che ne è di {card}.",
        "Hearing this, {by} asks the director what becomes of the {card}.",
    ),
];

pub static OPENING_LEAD: Scenario =
    scenario(47, "misinformed-lead", &["attacco iniziale", "spiegazioni", "ritiro"], opening_lead)
        .tricks(1..=1)
        .asks(&[Ruling, Ruling, Rights("by")]);

/// The opening leader leads after a wrong explanation, dummy spreads his hand or not, the explanation is corrected, and
/// the leader may want his card back.
fn opening_lead(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let (by, declarer, dummy) = (story.turn()?, story.declarer(), story.dummy());
    let card = story.would_play()?;
    cast!(story, by, card);
    story.add_event(declarer, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(EXPLAINED);
    story.plays(by, card);
    story.add_sentence(LEADS);
    story.choose_act(dummy, Act::Spreads(Facing::WHOLE), SPREADS, NOT_YET_SPREAD);
    story.add_event(declarer, Act::Amends(ExplanationTopic::Call));
    story.add_sentence(AMENDED);
    story.choose_finding("play-influenced", BECAUSE_OF_IT, NOT_BECAUSE_OF_IT)?;
    wants_it_back(story, card, by);
    Some(())
}

const LEADS: SentenceWordings = &[
    text("{by} attacca {card}, scopert{o/a}.", "{by} leads the {card}, face up."),
    text("Con quella risposta {by} attacca {card}.", "On that answer {by} leads the {card}."),
    text("L'attacco di {by} è {card}.", "{by}'s lead is the {card}."),
];
const SPREADS: SentenceWordings = &[
    text("{dummy} ha già steso le sue carte.", "{dummy} has already spread his cards."),
    text(
        "Le carte del morto, {dummy}, sono sul tavolo.",
        "The cards of dummy, {dummy}, are on the table.",
    ),
];
const NOT_YET_SPREAD: SentenceWordings = &[
    text("{dummy} non ha ancora steso le sue carte.", "{dummy} has not spread his cards yet."),
    text(
        "Le carte del morto, {dummy}, non sono ancora sul tavolo.",
        "The cards of dummy, {dummy}, are not on the table yet.",
    ),
];
