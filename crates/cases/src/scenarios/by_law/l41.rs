//! Law 41: commencement of play, with Law 47 on the retraction of an opening lead and Law 54 on an opening lead out of
//! turn.

mod dummy;

use super::prelude::*;
use super::scenes::{answers, cast_upcoming};

pub const SCENARIOS: &[&Scenario] =
    &[&LEAD_REGRETTED, &WRONG_LEADER, &QUESTIONS, &dummy::SPREADS_TOO_SOON, &dummy::HIDDEN_CARD];

static LEAD_REGRETTED: Scenario =
    scenario(41, "lead-regretted", &["attacco iniziale", "difensore"], lead_regretted)
        .tricks(1..=1)
        .asks(&[Ruling, Rights("by")]);

/// The opening leader wants to retract his lead.
fn lead_regretted(story: &mut Story<'_>) -> Option<()> {
    let (by, dummy) = (story.turn()?, story.dummy());
    story.require(story.position.on_table() == 0)?;
    let card = story.would_play()?;
    cast!(story, by, card);
    story.add_event(dummy, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(EXPLAINED);
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(FACE_DOWN);
    story.choose_act(by, Act::FacesLead, FACED, NOT_FACED);
    let was_wrong = story.either();
    if was_wrong {
        story.add_event(dummy, Act::Amends(ExplanationTopic::Call));
    } else {
        story.wants(by, card, None);
    }
    story.add_sentence(if was_wrong { AMENDED } else { REPEATED });
    story.choose_finding("play-influenced", BECAUSE_OF_IT, NOT_BECAUSE_OF_IT)?;
    story.add_sentence(WOULD_RATHER);
    Some(())
}

const EXPLAINED: SentenceWordings = &[
    text(
        "Prima di attaccare {by} chiede della licita, e {dummy} spiega una dichiarazione di {declarer}.",
        "Before leading {by} asks about the auction, and {dummy} explains a call of {declarer}'s.",
    ),
    text(
        "A licita finita {dummy}, richiesto da {by}, spiega una chiamata di {declarer}.",
        "After the auction {dummy}, asked by {by}, explains a call of {declarer}'s.",
    ),
];
const FACE_DOWN: SentenceWordings = &[
    text("{by} attacca {card}, a carta coperta.", "{by} leads the {card} face down."),
    text(
        "{by} mette sul tavolo, coperta, la carta d'attacco: {card}.",
        "{by} puts his opening lead, the {card}, face down on the table.",
    ),
];
const NOT_FACED: SentenceWordings = &[
    text(
        "{by} non ha ancora scoperto la carta; {dummy} non ha ancora steso le sue.",
        "{by} has not faced the card yet; {dummy} has not spread his yet.",
    ),
    text(
        "{by} aspetta a girare la carta; il morto è ancora in mano a {dummy}.",
        "{by} waits before turning the card up; dummy is still in {dummy}'s hand.",
    ),
];
const FACED: SentenceWordings = &[
    text(
        "Nessuno ha domande, e {by} scopre la carta; {dummy} non ha ancora steso le sue.",
        "Nobody has a question, and {by} faces the card; {dummy} has not spread his yet.",
    ),
    text(
        "Poi {by} gira la carta; il morto è ancora in mano a {dummy}.",
        "Then {by} turns the card up; dummy is still in {dummy}'s hand.",
    ),
];
const AMENDED: SentenceWordings = &[
    text(
        "A questo punto {dummy} si accorge di aver spiegato male e si corregge.",
        "At this point {dummy} notices that his explanation was wrong, and corrects it.",
    ),
    text(
        "«Mi sono sbagliato», dice {dummy}, e dà la spiegazione giusta.",
        "'I was wrong,' says {dummy}, and gives the right explanation.",
    ),
];
const REPEATED: SentenceWordings = &[
    text(
        "A questo punto {dummy} controlla il sistema: aveva spiegato bene, e lo ripete.",
        "At this point {dummy} checks his system: his explanation was right, and he repeats it.",
    ),
    text(
        "«Non mi sono sbagliato», dice {dummy}, e conferma la spiegazione, che è quella giusta.",
        "'I was not wrong,' says {dummy}, and confirms the explanation, which is the right one.",
    ),
];
const BECAUSE_OF_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} ha scelto l'attacco per via di ciò che gli era stato spiegato.",
        "The director finds that {by} chose his lead because of what had been explained to him.",
    ),
    text(
        "Per l'Arbitro è stata la spiegazione a far scegliere {card} a {by}.",
        "The director finds that it was the explanation that made {by} choose the {card}.",
    ),
];
const NOT_BECAUSE_OF_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} avrebbe attaccato così con qualunque spiegazione.",
        "The director finds that {by} would have made the same lead whatever the explanation.",
    ),
    text(
        "Per l'Arbitro la spiegazione non ha avuto parte nella scelta di {card} da parte di {by}.",
        "The director finds that the explanation had no part in {by}'s choice of the {card}.",
    ),
];
const WOULD_RATHER: SentenceWordings = &[
    text(
        "{by} domanda se può riprendere la carta.",
        "{by} asks whether he may take the card back.",
    ),
    text("Ora {by} preferirebbe un altro attacco.", "Now {by} would rather make another lead."),
];
static WRONG_LEADER: Scenario =
    scenario(41, "wrong-leader", &["attacco iniziale", "fuori turno"], wrong_leader)
        .tricks(1..=1)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// The partner of the opening leader leads face down, and may then face the card; declarer calls the director, or
/// refuses or accepts the faced lead, or spreads his hand.
fn wrong_leader(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() == 0)?;
    let declarer = story.declarer();
    let by = declarer.rho();
    let card = story.would_lead(by)?;
    cast!(story, by, card);
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(LEADS_FOR_PARTNER);
    let how = story.choose(4);
    if how > 0 {
        story.add_event(by, Act::FacesLead);
    }
    story.add_sentence(if how > 0 { TURNS_IT } else { DOES_NOT_TURN });
    story.add_finding("saw-dummy", Answer::NO, DUMMY_UNSEEN)?;
    match how {
        0 => {
            story.call_director(declarer);
            story.add_sentence(DIRECTOR);
        }
        1 => answers(story, declarer, Choice::Refuse, REFUSES),
        2 => answers(story, declarer, Choice::Accept, ACCEPTS),
        _ => {
            story.add_event(declarer, Act::Spreads(Facing::WHOLE));
            story.add_sentence(SPREADS);
        }
    }
    Some(())
}

const LEADS_FOR_PARTNER: SentenceWordings = &[
    text(
        "L'attacco iniziale tocca a {lho}, ma {by} crede che sia {dummy} a giocare il contratto e mette {card} copert{o/a} sul tavolo come attacco.",
        "The opening lead is {lho}'s, but {by} believes that {dummy} is to play the contract and leads the {card} face down.",
    ),
    text(
        "{by}, che ha seguito male la licita, mette sul tavolo {card}, copert{o/a}, come attacco; toccava a {lho}.",
        "{by}, who has not followed the auction well, puts the {card} face down as his lead; it was for {lho} to lead.",
    ),
];
const DOES_NOT_TURN: SentenceWordings = &[
    text(
        "Nessuno dice nulla, ma {by} non scopre la carta.",
        "Nobody says a word, but {by} does not face it.",
    ),
    text(
        "Passa un momento, e {by} non gira la carta.",
        "A moment passes, and {by} does not turn the card up.",
    ),
];
const TURNS_IT: SentenceWordings = &[
    text("Nessuno dice nulla, e {by} scopre la carta.", "Nobody says a word, and {by} faces it."),
    text("Passa un momento, e {by} gira la carta.", "A moment passes, and {by} turns the card up."),
];
const DUMMY_UNSEEN: SentenceWordings = &[
    text(
        "{declarer} non ha visto nessuna carta di {dummy}.",
        "{declarer} has seen none of {dummy}'s cards.",
    ),
    text(
        "{dummy} non ha mostrato nessuna carta a {declarer}.",
        "{dummy} has shown {declarer} none of his cards.",
    ),
];
const DIRECTOR: SentenceWordings = &[
    text("Allora {declarer} chiama l'Arbitro.", "Then {declarer} calls the director."),
    text(
        "Ora {declarer} si accorge che non toccava a {by}, e chiama l'Arbitro.",
        "Now {declarer} notices that it was not {by}'s lead, and calls the director.",
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "Informato delle sue opzioni, {declarer} vuole che l'attacco sia ritirato.",
        "Told of his options, {declarer} wants the lead withdrawn.",
    ),
    text(
        "L'Arbitro gli spiega che cosa può fare, e {declarer} non accetta l'attacco.",
        "The director tells him what he may do, and {declarer} does not accept the lead.",
    ),
];
const ACCEPTS: SentenceWordings = &[
    text(
        "Informato delle sue opzioni, {declarer} accetta l'attacco, e vuole giocare lui la mano.",
        "Told of his options, {declarer} accepts the lead, and wants to play the hand himself.",
    ),
    text(
        "L'Arbitro gli spiega che cosa può fare: {declarer} accetta l'attacco e resta dichiarante.",
        "The director tells him what he may do: {declarer} accepts the lead and stays declarer.",
    ),
];
const SPREADS: SentenceWordings = &[
    text(
        "{declarer}, senza accorgersi di nulla, stende le sue carte come un morto.",
        "{declarer}, who notices nothing, spreads his cards as a dummy.",
    ),
    text(
        "Convinto di essere il morto, {declarer} mette giù tutta la sua mano.",
        "Believing that he is dummy, {declarer} puts down his whole hand.",
    ),
];

static QUESTIONS: Scenario =
    scenario(41, "questions", &["attacco iniziale", "spiegazioni"], questions)
        .tricks(1..=1)
        .aspects(&[&[AspectKind::Choices], &[AspectKind::Choices, AspectKind::Turn]])
        .asks(&[Ruling, Decision]);

/// The leader's partner, declarer and dummy ask about the auction before the opening lead is faced, or after it or
/// further plays.
fn questions(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() == 0)?;
    let (by, declarer, dummy) = (story.turn()?, story.declarer(), story.dummy());
    let [(_, card), (_, dummys), (_, third)] = cast_upcoming(story)?;
    cast!(story, by, card);
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(FACE_DOWN);
    let time = story.choose(4);
    if time > 0 {
        story.add_event(by, Act::FacesLead);
        story.position.play(card.into());
    }
    if time > 1 {
        story.plays(dummy, dummys);
    }
    if time > 2 {
        story.plays(declarer.rho(), third);
    }
    story.add_sentence([STILL_DOWN, JUST_FACED, DUMMY_PLAYED, THIRD_PLAYED][time]);
    let asks = Act::Asks { topic: ExplanationTopic::Call, single: false };
    for asking in [declarer.rho(), declarer, dummy] {
        story.add_event(asking, asks);
    }
    story.add_sentence(ALL_ASK);
    Some(())
}

const STILL_DOWN: SentenceWordings = &[
    text("{by} non ha ancora scoperto la carta.", "{by} has not faced the card yet."),
    text("La carta di {by} è ancora coperta.", "{by}'s card is still face down."),
];
const JUST_FACED: SentenceWordings = &[
    text(
        "{by} ha scoperto la carta, e nessun altro ha ancora giocato.",
        "{by} has faced the card, and nobody else has played yet.",
    ),
    text(
        "La carta di {by} è ora scoperta, e non si è ancora giocato dal morto.",
        "{by}'s card is now face up, and nothing has been played from dummy yet.",
    ),
];
const DUMMY_PLAYED: SentenceWordings = &[
    text(
        "{by} ha scoperto la carta e dal morto si è giocat{o/a:c1} {c1}; il compagno di {by} non ha ancora giocato.",
        "{by} has faced the card and the {c1} has been played from dummy; {by}'s partner has not played yet.",
    ),
    text(
        "La carta di {by} è ora scoperta, e il morto ha già giocato {c1}.",
        "{by}'s card is now face up, and dummy has already played the {c1}.",
    ),
];
const THIRD_PLAYED: SentenceWordings = &[
    text(
        "{by} ha scoperto la carta, dal morto si è giocat{o/a:c1} {c1}, e il compagno di {by} ha giocato {c2}.",
        "{by} has faced the card, the {c1} has been played from dummy, and {by}'s partner has played the {c2}.",
    ),
    text(
        "La carta di {by} è ora scoperta, il morto ha già giocato {c1} e il compagno di {by} {c2}.",
        "{by}'s card is now face up, dummy has already played the {c1} and {by}'s partner the {c2}.",
    ),
];
const ALL_ASK: SentenceWordings = &[
    text(
        "A questo punto {rho}, {declarer} e {dummy} chiedono agli avversari di spiegare la loro licita.",
        "At this point {rho}, {declarer} and {dummy} ask the opponents to explain their auction.",
    ),
    text(
        "{declarer}, {rho} e anche {dummy} fanno ora una domanda sulla licita avversaria.",
        "{declarer}, {rho} and {dummy} too now put a question about the opponents' auction.",
    ),
    text(
        "{dummy}, {declarer} e {rho} chiedono ora spiegazioni, ciascuno alla linea avversaria.",
        "{dummy}, {declarer} and {rho} now ask for an explanation, each of the other side.",
    ),
];
