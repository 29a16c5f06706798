//! Law 41: commencement of play, with Law 47 on the retraction of an opening lead and Law 54 on an opening lead out of
//! turn.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{Choice, ExplanationTopic, Facing};
use arbitro_laws::ruling::{Answer, text};

use super::scenes::answers;

pub const SCENARIOS: &[&Scenario] = &[&LEAD_REGRETTED, &WRONG_LEADER, &QUESTIONS];

static LEAD_REGRETTED: Scenario =
    scenario(41, "lead-regretted", &["attacco iniziale", "difensore"], lead_regretted)
        .tricks(1..=1)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

/// The opening leader wants to retract his lead.
fn lead_regretted(story: &mut Story<'_>) -> Option<()> {
    let (by, dummy) = (story.turn()?, story.dummy());
    story.require(story.position.on_table() == 0)?;
    let card = story.would_play()?;
    story.cast("by", by);
    story.cast("card", card);
    let misled = story.either();
    if misled {
        story.add_event(dummy, Act::Explains(ExplanationTopic::Call));
        story.add_sentence(EXPLAINED);
    }
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(FACE_DOWN);
    let faced = story.either();
    if faced {
        story.add_event(by, Act::FacesLead);
        story.add_sentence(FACED);
    }
    if misled {
        story.add_event(dummy, Act::Amends(ExplanationTopic::Call));
        story.add_sentence(AMENDED);
        story.choose_finding("play-influenced", BECAUSE_OF_IT, NOT_BECAUSE_OF_IT)?;
        story.add_sentence(WOULD_RATHER);
    } else {
        story.add_event(by, Act::Wants { hand: by, card: card.into(), instead: None });
        story.add_sentence(THINKS_AGAIN);
    }
    Some(())
}

const EXPLAINED: SentenceWordings = &[
    text(
        "Prima di attaccare {by} chiede della licita, e {dummy} spiega una dichiarazione di {declarer}.",
        "Before leading {by} asks about the auction, and {dummy} explains a call of {declarer}'s.",
    ),
    text(
        "A licita finita {dummy}, richiesto da {by}, spiega una chiamata del compagno.",
        "After the auction {dummy}, asked by {by}, explains a call of his partner's.",
    ),
];
const FACE_DOWN: SentenceWordings = &[
    text("{by} attacca {card}, a carta coperta.", "{by} leads the {card} face down."),
    text(
        "{by} mette sul tavolo, coperta, la carta d'attacco: {card}.",
        "{by} puts his opening lead, the {card}, face down on the table.",
    ),
];
const FACED: SentenceWordings = &[
    text(
        "Nessuno ha domande, e {by} la scopre; {dummy} non ha ancora steso le sue carte.",
        "Nobody has a question, and {by} faces it; {dummy} has not spread his cards yet.",
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
const BECAUSE_OF_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} ha scelto l'attacco per via della spiegazione sbagliata.",
        "The director finds that {by} chose his lead because of the wrong explanation.",
    ),
    text(
        "Per l'Arbitro è stata quella spiegazione a far scegliere {card} a {by}.",
        "The director finds that it was this explanation that made {by} choose the {card}.",
    ),
];
const NOT_BECAUSE_OF_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} avrebbe attaccato così anche con la spiegazione giusta.",
        "The director finds that {by} would have made the same lead with the right explanation.",
    ),
    text(
        "Per l'Arbitro la spiegazione non ha avuto parte nella scelta di {by}.",
        "The director finds that the explanation had no part in {by}'s choice.",
    ),
];
const WOULD_RATHER: SentenceWordings = &[
    text(
        "{by} domanda se può riprendere la carta.",
        "{by} asks whether he may take the card back.",
    ),
    text("Ora {by} preferirebbe un altro attacco.", "Now {by} would rather make another lead."),
];
const THINKS_AGAIN: SentenceWordings = &[
    text(
        "Un attimo dopo {by} ci ripensa, e chiede di riprenderl{o/a} per attaccare in un altro seme.",
        "A moment later {by} thinks again, and asks to take it back and lead another suit.",
    ),
    text(
        "{by} però ha cambiato idea: vorrebbe rimetterl{o/a} fra le sue carte.",
        "But {by} has changed his mind: he would like to put it back among his cards.",
    ),
];

static WRONG_LEADER: Scenario =
    scenario(41, "wrong-leader", &["attacco iniziale", "fuori turno"], wrong_leader)
        .tricks(1..=1)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
        ]);

/// The partner of the opening leader leads face down, and may then face the card; declarer calls the director, or
/// refuses or accepts the faced lead, or spreads his hand.
fn wrong_leader(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() == 0)?;
    let declarer = story.declarer();
    let by = declarer.rho();
    let card = story.would_lead(by)?;
    story.cast("by", by);
    story.cast("card", card);
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(LEADS_FOR_PARTNER);
    let how = story.choose(5);
    if how == 0 {
        story.call_director(declarer);
        story.add_sentence(STILL_COVERED);
        return Some(());
    }
    story.add_event(by, Act::FacesLead);
    story.add_sentence(TURNS_IT);
    story.add_finding("saw-dummy", Answer::NO, DUMMY_UNSEEN)?;
    match how {
        1 => {
            story.call_director(declarer);
            story.add_sentence(DIRECTOR);
        }
        2 => answers(story, declarer, Choice::Refuse, REFUSES),
        3 => answers(story, declarer, Choice::Accept, ACCEPTS),
        _ => {
            story.add_event(declarer, Act::Spreads(Facing::WHOLE));
            story.add_sentence(SPREADS);
        }
    }
    Some(())
}

const LEADS_FOR_PARTNER: SentenceWordings = &[
    text(
        "L'attacco iniziale tocca a {lho}, ma {by} crede che sia {dummy} a giocare il contratto e attacca lui, coperto, con {card}.",
        "The opening lead is {lho}'s, but {by} believes that {dummy} is to play the contract and leads himself, face down, with the {card}.",
    ),
    text(
        "{by}, che ha seguito male la licita, mette sul tavolo {card}, copert{o/a}, come attacco; toccava a {lho}.",
        "{by}, who has not followed the auction well, puts the {card} face down as his lead; it was for {lho} to lead.",
    ),
];
const STILL_COVERED: SentenceWordings = &[
    text(
        "La carta è ancora coperta quando {declarer} fa notare l'errore.",
        "The card is still face down when {declarer} points out the error.",
    ),
    text(
        "Prima che la giri {declarer} chiama l'Arbitro.",
        "Before he turns it up {declarer} calls the director.",
    ),
];
const TURNS_IT: SentenceWordings = &[
    text("Nessuno dice nulla, e {by} la scopre.", "Nobody says a word, and {by} faces it."),
    text("Passa un momento, e {by} gira la carta.", "A moment passes, and {by} turns the card up."),
];
const DUMMY_UNSEEN: SentenceWordings = &[
    text(
        "Delle carte di {dummy} {declarer} non ne ha vista nessuna.",
        "{declarer} has seen none of {dummy}'s cards.",
    ),
    text("{dummy} non ha mostrato nessuna carta.", "{dummy} has shown none of his cards."),
];
const DIRECTOR: SentenceWordings = &[
    text("Allora {declarer} chiama l'Arbitro.", "Then {declarer} calls the director."),
    text(
        "Ora {declarer} se ne accorge, e l'Arbitro è chiamato.",
        "Now {declarer} notices, and the director is called.",
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
    scenario(41, "questions", &["attacco iniziale", "spiegazioni"], questions).tricks(1..=1);

/// Players ask about the auction before, or after, the opening lead is faced.
fn questions(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() == 0)?;
    let (by, declarer, dummy) = (story.turn()?, story.declarer(), story.dummy());
    let card = story.would_play()?;
    story.cast("by", by);
    story.cast("card", card);
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(FACE_DOWN);
    if story.either() {
        story.add_event(by, Act::FacesLead);
        story.add_sentence(FACED);
    } else {
        story.add_sentence(NOT_FACED);
    }
    let asks = Act::Asks { topic: ExplanationTopic::Call, single: false };
    story.add_event(declarer.rho(), asks);
    story.add_sentence(PARTNER_ASKS);
    if story.either() {
        story.add_event(dummy, asks);
        story.add_sentence(DUMMY_ASKS);
    } else {
        story.add_event(declarer, asks);
        story.add_sentence(DECLARER_ASKS);
    }
    Some(())
}

const NOT_FACED: SentenceWordings = &[
    text("La carta è ancora coperta.", "The card is still face down."),
    text("Nessuno l'ha ancora scoperta.", "Nobody has faced it yet."),
];
const PARTNER_ASKS: SentenceWordings = &[
    text(
        "{rho} chiede agli avversari un riepilogo della licita e che cosa volessero dire le loro chiamate.",
        "{rho} asks the opponents for a review of the auction and what their calls meant.",
    ),
    text(
        "A questo punto {rho} vorrebbe che gli avversari spiegassero la loro licita.",
        "At this point {rho} would like the opponents to explain their auction.",
    ),
];
const DUMMY_ASKS: SentenceWordings = &[
    text(
        "Anche {dummy} ha una domanda sulla licita dei difensori.",
        "{dummy}, too, has a question on the defenders' auction.",
    ),
    text(
        "Poi è {dummy} a chiedere spiegazioni sulle chiamate dei difensori.",
        "Then {dummy} asks for an explanation of the defenders' calls.",
    ),
];
const DECLARER_ASKS: SentenceWordings = &[
    text(
        "Anche {declarer} ha una domanda sulla licita dei difensori.",
        "{declarer}, too, has a question on the defenders' auction.",
    ),
    text(
        "Poi è {declarer} a chiedere spiegazioni sulle chiamate dei difensori.",
        "Then {declarer} asks for an explanation of the defenders' calls.",
    ),
];
