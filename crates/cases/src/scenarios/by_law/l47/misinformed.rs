//! Law 47, paragraph E2: a card played on a wrong explanation.

use crate::scenarios::by_law::card_choices::matters;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::unasked;

pub static MISINFORMED: Scenario =
    scenario(47, "misinformed", &["difensore", "spiegazioni", "ritiro"], misinformed)
        .tricks(2..=10)
        .aspects(FATE);

/// A defender plays after a wrong explanation, the next player plays or not, the explanation is corrected, and the
/// defender wants his card back.
fn misinformed(story: &mut Story<'_>) -> Option<()> {
    wants_back(story)?;
    story.choose_finding("play-influenced", BECAUSE_OF_IT, NOT_BECAUSE_OF_IT)?;
    Some(())
}

/// Adds the explanation, the plays, the correction and the defender's request.
pub(super) fn wants_back(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    story.require(story.position.on_table() < 3)?;
    let declarer = story.declarer();
    let card = story.would_play()?;
    matters(story, by, card)?;
    let next = by.lho();
    let after = story.would_follow_later(next, 1)?;
    cast!(story, by, next, card, after);
    story.add_event(declarer, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(EXPLAINED);
    story.plays(by, card);
    story.choose_play(next, after, BOTH_PLAY, HE_PLAYS);
    story.add_event(declarer, Act::Amends(ExplanationTopic::Call));
    story.add_sentence(AMENDED);
    story.wants(by, card, None);
    story.add_sentence(WANTS_IT_BACK);
    Some(())
}

const EXPLAINED: SentenceWordings = &[
    text(
        "Prima di giocare {by} chiede il significato di una dichiarazione di {dummy}, e {declarer} lo spiega.",
        "Before he plays {by} asks what a call of {dummy}'s meant, and {declarer} explains it.",
    ),
    text(
        "{by} domanda che cosa mostrasse una dichiarazione di {dummy}; {declarer} gli risponde.",
        "{by} asks what a call of {dummy}'s showed; {declarer} answers him.",
    ),
    text(
        "«Che cosa mostrava {dummy}?», chiede {by} prima di giocare, e {declarer} glielo spiega.",
        "'What did {dummy} show?' asks {by} before he plays, and {declarer} explains it to him.",
    ),
];
const HE_PLAYS: SentenceWordings = &[
    text(
        "{by} gioca {card}; {next} non ha ancora giocato.",
        "{by} plays the {card}; {next} has not played yet.",
    ),
    text(
        "Dopo la risposta {by} gioca {card}, e {next} non ha ancora giocato.",
        "After the answer {by} plays the {card}, and {next} has not played yet.",
    ),
    text(
        "{by} gioca allora {card}; tocca a {next}.",
        "Then comes {by}'s card, the {card}; it is {next}'s turn.",
    ),
    short_reasons::next_has_not_played("47E2(a)"),
];
const BOTH_PLAY: SentenceWordings = &[
    text(
        "{by} gioca {card}, e {next} gioca {after}.",
        "{by} plays the {card}, and {next} plays the {after}.",
    ),
    text(
        "Dopo la risposta {by} gioca {card}, e {next} ha già giocato {after}.",
        "After the answer {by} plays the {card}, and {next} has already played the {after}.",
    ),
    text(
        "{by} gioca allora {card}; poi {next} gioca {after}.",
        "Then comes {by}'s card, the {card}; {next} then plays the {after}.",
    ),
    because(
        "47F2",
        ["{next} ha già giocato {after}", "{next} avesse già giocato {after}"],
        ["{next} has already played the {after}", "{next} had already played the {after}"],
    ),
];
const AMENDED: SentenceWordings = &[
    text(
        "Ora {declarer} si accorge che la sua spiegazione era sbagliata, e la corregge.",
        "Now {declarer} notices that his explanation was wrong, and corrects it.",
    ),
    text(
        "«Mi sono sbagliato», dice ora {declarer}, e dà la spiegazione corretta.",
        "'I was wrong,' {declarer} now says, and gives the correct explanation.",
    ),
    text(
        "Adesso {declarer} si accorge di aver spiegato male, e lo dice.",
        "Now {declarer} thinks again: his explanation was wrong, and he says so.",
    ),
];
pub(super) const BECAUSE_OF_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} ha scelto {card} per via della spiegazione sbagliata.",
        "The director finds that {by} chose the {card} because of the wrong explanation.",
    ),
    text(
        "Per l'Arbitro, con la spiegazione giusta {by} non avrebbe giocato {card}.",
        "The director finds that with the right explanation {by} would not have played the {card}.",
    ),
    text(
        "L'Arbitro si convince che è stata la spiegazione a far giocare {card} a {by}.",
        "The director is satisfied that it was the explanation that made {by} play the {card}.",
    ),
    because(
        "47E2(a)",
        [
            "{by} ha scelto {card} per la spiegazione sbagliata",
            "{by} avesse scelto {card} per la spiegazione sbagliata",
        ],
        [
            "{by} chose the {card} because of the wrong explanation",
            "{by} had chosen the {card} because of the wrong explanation",
        ],
    ),
];
pub(super) const NOT_BECAUSE_OF_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} non ha scelto {card} per via della spiegazione sbagliata.",
        "The director finds that {by} did not choose the {card} because of the wrong explanation.",
    ),
    text(
        "Per l'Arbitro, anche con la spiegazione giusta {by} avrebbe giocato {card}.",
        "The director finds that even with the right explanation {by} would have played the {card}.",
    ),
    text(
        "L'Arbitro si convince che non è stata la spiegazione a far giocare {card} a {by}.",
        "The director is satisfied that it was not the explanation that made {by} play the {card}.",
    ),
    because(
        "47F2",
        [
            "{by} non ha scelto {card} per la spiegazione sbagliata",
            "{by} non avesse scelto {card} per la spiegazione sbagliata",
        ],
        [
            "{by} did not choose the {card} because of the wrong explanation",
            "{by} had not chosen the {card} because of the wrong explanation",
        ],
    ),
];
const WANTS_IT_BACK: SentenceWordings = &[
    text(
        "{by} chiama l'Arbitro e chiede di riprendere {card}.",
        "{by} calls the director and asks to take back the {card}.",
    ),
    text(
        "Allora {by} chiede all'Arbitro di poter cambiare {card}.",
        "{by} then asks the director to let him change the {card}.",
    ),
    text(
        "«Posso riprendere {card}?», chiede {by} all'Arbitro.",
        "'May I take back the {card}?' {by} asks the director.",
    ),
];

pub static OPENING_LEAD: Scenario =
    scenario(47, "misinformed-lead", &["attacco iniziale", "spiegazioni", "ritiro"], opening_lead)
        .tricks(1..=1)
        .aspects(FATE);

/// The opening leader leads after a wrong explanation, dummy spreads his hand and plays a card, spreads it, or does not
/// yet, the explanation is corrected, and the leader wants his card back.
fn opening_lead(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let (by, declarer, dummy) = (story.turn()?, story.declarer(), story.dummy());
    let card = story.would_play()?;
    cast!(story, by, card);
    story.add_event(declarer, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(EXPLAINED);
    story.plays(by, card);
    story.add_sentence(LEADS);
    let after = story.would_play()?;
    story.cast("after", unasked(after));
    let done = story.choose(3);
    if done > 0 {
        story.add_event(dummy, Act::Spreads(Facing::WHOLE));
    }
    if done > 1 {
        story.plays(dummy, after);
    }
    story.add_sentence([NOT_YET_SPREAD, SPREADS, SPREADS_AND_PLAYS][done]);
    story.add_event(declarer, Act::Amends(ExplanationTopic::Call));
    story.add_sentence(AMENDED);
    story.wants(by, card, None);
    story.add_sentence(WANTS_IT_BACK);
    story.choose_finding("play-influenced", BECAUSE_OF_IT, NOT_BECAUSE_OF_IT)?;
    Some(())
}

const LEADS: SentenceWordings = &[
    text("{by} attacca {card}, scopert{o/a}.", "{by} leads the {card} face up."),
    text(
        "Dopo la risposta {by} attacca {card}, scopert{o/a}.",
        "After the answer {by} leads the {card} face up.",
    ),
    text(
        "L'attacco di {by} è {card}, subito scopert{o/a}.",
        "{by}'s lead is the {card}, faced at once.",
    ),
];
const SPREADS: SentenceWordings = &[
    text(
        "{dummy} stende le carte; dal morto non si è ancora giocato.",
        "{dummy} spreads his cards; no card has been played from dummy yet.",
    ),
    text(
        "Le carte di {dummy} sono sul tavolo, ma non se ne è ancora giocata nessuna.",
        "{dummy}'s cards are on the table, but none of them has been played yet.",
    ),
    text(
        "{dummy} stende il morto, e {declarer} non ha ancora chiamato.",
        "{dummy} spreads dummy, and {declarer} has not called yet.",
    ),
    because(
        "47F2",
        ["{dummy} ha già steso le carte", "{dummy} avesse già steso le carte"],
        ["{dummy} has already spread his cards", "{dummy} had already spread his cards"],
    ),
];
const NOT_YET_SPREAD: SentenceWordings = &[
    text("{dummy} non ha ancora steso le carte.", "{dummy} has not spread his cards yet."),
    text(
        "Le carte di {dummy} non sono ancora sul tavolo.",
        "{dummy}'s cards are not on the table yet.",
    ),
    text(
        "{dummy} ha ancora le carte in mano, e {declarer} aspetta.",
        "{dummy} still has his cards in his hand, and {declarer} is waiting.",
    ),
    because(
        "47E2(a)",
        ["{dummy} non ha ancora steso le carte", "{dummy} non avesse ancora steso le carte"],
        ["{dummy} has not yet spread his cards", "{dummy} had not yet spread his cards"],
    ),
];
const SPREADS_AND_PLAYS: SentenceWordings = &[
    text(
        "{dummy} stende le carte, e dal morto {declarer} gioca {after}.",
        "{dummy} spreads his cards, and {declarer} plays the {after} from dummy.",
    ),
    text(
        "Le carte di {dummy} sono sul tavolo, e {declarer} ne ha già giocato {after}.",
        "{dummy}'s cards are on the table, and {declarer} has already played the {after} of them.",
    ),
    text(
        "{dummy} stende il morto, e {declarer} chiama {after}.",
        "{dummy} spreads dummy, and {declarer} calls the {after}.",
    ),
    because(
        "47F2",
        [
            "{declarer} ha già giocato {after} dal morto",
            "{declarer} avesse già giocato {after} dal morto",
        ],
        [
            "{declarer} has already played the {after} from dummy",
            "{declarer} had already played the {after} from dummy",
        ],
    ),
];
