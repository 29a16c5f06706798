//! Law 41: commencement of play; with Laws 47 and 54, which say what becomes of an opening lead.

use crate::scenarios::scenario::{Ask, Recipe, recipe};
use crate::scenarios::story::{Line, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{Choice, Topic};
use arbitro_laws::ruling::{Answer, text};

use super::scenes::answers;

pub const RECIPES: &[&Recipe] = &[&LEAD_REGRETTED, &WRONG_LEADER, &QUESTIONS];

static LEAD_REGRETTED: Recipe =
    recipe(41, "lead-regretted", &["attacco iniziale", "difensore"], lead_regretted)
        .tricks(1..=1)
        .asks(&[Ask::Ruling, Ask::Rights("by")]);

/// The opening leader would like to have his lead back.
fn lead_regretted(story: &mut Story<'_>) -> Option<()> {
    let (by, dummy) = (story.turn()?, story.dummy());
    story.needs(story.now.on_table() == 0)?;
    let card = story.would_play()?;
    story.cast("by", by);
    story.cast("card", card);
    let misled = story.either();
    if misled {
        story.does(dummy, Act::Explains(Topic::Call));
        story.tells(EXPLAINED);
    }
    story.does(by, Act::LeadsFaceDown(card.into()));
    story.tells(FACE_DOWN);
    let faced = story.either();
    if faced {
        story.does(by, Act::FacesLead);
        story.tells(FACED);
    }
    if misled {
        story.does(dummy, Act::Amends(Topic::Call));
        story.tells(AMENDED);
        story.finds("play-influenced", BECAUSE_OF_IT, NOT_BECAUSE_OF_IT)?;
        story.tells(WOULD_RATHER);
    } else {
        story.does(by, Act::Wants { hand: by, card: card.into(), instead: None });
        story.tells(THINKS_AGAIN);
    }
    Some(())
}

const EXPLAINED: Line = &[
    text(
        "Prima di attaccare {by} chiede della licita, e {dummy} spiega una dichiarazione di {declarer}.",
        "Before leading {by} asks about the auction, and {dummy} explains a call of {declarer}'s.",
    ),
    text(
        "A licita finita {dummy}, richiesto da {by}, spiega una chiamata del compagno.",
        "After the auction {dummy}, asked by {by}, explains a call of his partner's.",
    ),
];
const FACE_DOWN: Line = &[
    text("{by} attacca {card}, a carta coperta.", "{by} leads the {card} face down."),
    text(
        "{by} mette sul tavolo, coperta, la carta d'attacco: {card}.",
        "{by} puts his opening lead, the {card}, face down on the table.",
    ),
];
const FACED: Line = &[
    text(
        "Nessuno ha domande, e {by} la scopre; {dummy} non ha ancora steso le sue carte.",
        "Nobody has a question, and {by} faces it; {dummy} has not spread his cards yet.",
    ),
    text(
        "Poi {by} gira la carta; il morto è ancora in mano a {dummy}.",
        "Then {by} turns the card up; dummy is still in {dummy}'s hand.",
    ),
];
const AMENDED: Line = &[
    text(
        "A questo punto {dummy} si accorge di aver spiegato male e si corregge.",
        "At this point {dummy} notices that his explanation was wrong, and corrects it.",
    ),
    text(
        "«Mi sono sbagliato», dice {dummy}, e dà la spiegazione giusta.",
        "'I was wrong,' says {dummy}, and gives the right explanation.",
    ),
];
const BECAUSE_OF_IT: Line = &[
    text(
        "L'Arbitro accerta che {by} ha scelto l'attacco per via della spiegazione sbagliata.",
        "The director finds that {by} chose his lead because of the wrong explanation.",
    ),
    text(
        "Per l'Arbitro è stata quella spiegazione a far scegliere {card} a {by}.",
        "The director finds that it was this explanation that made {by} choose the {card}.",
    ),
];
const NOT_BECAUSE_OF_IT: Line = &[
    text(
        "L'Arbitro accerta che {by} avrebbe attaccato così anche con la spiegazione giusta.",
        "The director finds that {by} would have made the same lead with the right explanation.",
    ),
    text(
        "Per l'Arbitro la spiegazione non ha avuto parte nella scelta di {by}.",
        "The director finds that the explanation had no part in {by}'s choice.",
    ),
];
const WOULD_RATHER: Line = &[
    text(
        "{by} domanda se può riprendere la carta.",
        "{by} asks whether he may take the card back.",
    ),
    text("Ora {by} preferirebbe un altro attacco.", "Now {by} would rather make another lead."),
];
const THINKS_AGAIN: Line = &[
    text(
        "Un attimo dopo {by} ci ripensa, e chiede di riprenderl{o/a} per attaccare in un altro seme.",
        "A moment later {by} thinks again, and asks to take it back and lead another suit.",
    ),
    text(
        "{by} però ha cambiato idea: vorrebbe rimetterl{o/a} fra le sue carte.",
        "But {by} has changed his mind: he would like to put it back among his cards.",
    ),
];

static WRONG_LEADER: Recipe =
    recipe(41, "wrong-leader", &["attacco iniziale", "fuori turno"], wrong_leader)
        .tricks(1..=1)
        .asks(&[Ask::Ruling, Ask::Ruling, Ask::Rights("declarer")]);

/// The partner of the opening leader leads face down.
fn wrong_leader(story: &mut Story<'_>) -> Option<()> {
    story.needs(story.now.on_table() == 0)?;
    let declarer = story.declarer();
    let by = declarer.rho();
    let card = story.would_lead(by)?;
    story.cast("by", by);
    story.cast("card", card);
    story.does(by, Act::LeadsFaceDown(card.into()));
    story.tells(LEADS_FOR_PARTNER);
    let how = story.choose(5);
    if how == 0 {
        story.attention(declarer);
        story.tells(STILL_COVERED);
        return Some(());
    }
    story.does(by, Act::FacesLead);
    story.tells(TURNS_IT);
    story.found("saw-dummy", Answer::NO, DUMMY_UNSEEN)?;
    match how {
        1 => {
            story.attention(declarer);
            story.tells(DIRECTOR);
        }
        2 => answers(story, declarer, Choice::Refuse, REFUSES),
        3 => answers(story, declarer, Choice::Accept, ACCEPTS),
        _ => {
            story.does(declarer, Act::Spreads(None));
            story.tells(SPREADS);
        }
    }
    Some(())
}

const LEADS_FOR_PARTNER: Line = &[
    text(
        "L'attacco iniziale tocca a {lho}, ma {by} crede che sia {dummy} a giocare il contratto e attacca lui, coperto, con {card}.",
        "The opening lead is {lho}'s, but {by} believes that {dummy} is to play the contract and leads himself, face down, with the {card}.",
    ),
    text(
        "{by}, che ha seguito male la licita, mette sul tavolo {card}, copert{o/a}, come attacco; toccava a {lho}.",
        "{by}, who has not followed the auction well, puts the {card} face down as his lead; it was for {lho} to lead.",
    ),
];
const STILL_COVERED: Line = &[
    text(
        "La carta è ancora coperta quando {declarer} fa notare l'errore.",
        "The card is still face down when {declarer} points out the error.",
    ),
    text(
        "Prima che la giri {declarer} chiama l'Arbitro.",
        "Before he turns it up {declarer} calls the director.",
    ),
];
const TURNS_IT: Line = &[
    text("Nessuno dice nulla, e {by} la scopre.", "Nobody says a word, and {by} faces it."),
    text("Passa un momento, e {by} gira la carta.", "A moment passes, and {by} turns the card up."),
];
const DUMMY_UNSEEN: Line = &[
    text(
        "Delle carte di {dummy} {declarer} non ne ha vista nessuna.",
        "{declarer} has seen none of {dummy}'s cards.",
    ),
    text("{dummy} non ha mostrato nessuna carta.", "{dummy} has shown none of his cards."),
];
const DIRECTOR: Line = &[
    text("Allora {declarer} chiama l'Arbitro.", "Then {declarer} calls the director."),
    text(
        "Ora {declarer} se ne accorge, e l'Arbitro è chiamato.",
        "Now {declarer} notices, and the director is called.",
    ),
];
const REFUSES: Line = &[
    text(
        "Informato delle sue opzioni, {declarer} vuole che l'attacco sia ritirato.",
        "Told of his options, {declarer} wants the lead withdrawn.",
    ),
    text(
        "L'Arbitro gli spiega che cosa può fare, e {declarer} non accetta l'attacco.",
        "The director tells him what he may do, and {declarer} does not accept the lead.",
    ),
];
const ACCEPTS: Line = &[
    text(
        "Informato delle sue opzioni, {declarer} accetta l'attacco, e vuole giocare lui la mano.",
        "Told of his options, {declarer} accepts the lead, and wants to play the hand himself.",
    ),
    text(
        "L'Arbitro gli spiega che cosa può fare: {declarer} accetta l'attacco e resta dichiarante.",
        "The director tells him what he may do: {declarer} accepts the lead and stays declarer.",
    ),
];
const SPREADS: Line = &[
    text(
        "{declarer}, senza accorgersi di nulla, stende le sue carte come un morto.",
        "{declarer}, who notices nothing, spreads his cards as a dummy.",
    ),
    text(
        "Convinto di essere il morto, {declarer} mette giù tutta la sua mano.",
        "Believing that he is dummy, {declarer} puts down his whole hand.",
    ),
];

static QUESTIONS: Recipe =
    recipe(41, "questions", &["attacco iniziale", "spiegazioni"], questions).tricks(1..=1);

/// Players ask about the auction before, or after, the opening lead is faced.
fn questions(story: &mut Story<'_>) -> Option<()> {
    story.needs(story.now.on_table() == 0)?;
    let (by, declarer, dummy) = (story.turn()?, story.declarer(), story.dummy());
    let card = story.would_play()?;
    story.cast("by", by);
    story.cast("card", card);
    story.does(by, Act::LeadsFaceDown(card.into()));
    story.tells(FACE_DOWN);
    if story.either() {
        story.does(by, Act::FacesLead);
        story.tells(FACED);
    } else {
        story.tells(NOT_FACED);
    }
    let asks = Act::Asks { topic: Topic::Call, single: false };
    story.does(declarer.rho(), asks);
    story.tells(PARTNER_ASKS);
    if story.either() {
        story.does(dummy, asks);
        story.tells(DUMMY_ASKS);
    } else {
        story.does(declarer, asks);
        story.tells(DECLARER_ASKS);
    }
    Some(())
}

const NOT_FACED: Line = &[
    text("La carta è ancora coperta.", "The card is still face down."),
    text("Nessuno l'ha ancora scoperta.", "Nobody has faced it yet."),
];
const PARTNER_ASKS: Line = &[
    text(
        "{rho} chiede agli avversari un riepilogo della licita e che cosa volessero dire le loro chiamate.",
        "{rho} asks the opponents for a review of the auction and what their calls meant.",
    ),
    text(
        "A questo punto {rho} vorrebbe che gli avversari spiegassero la loro licita.",
        "At this point {rho} would like the opponents to explain their auction.",
    ),
];
const DUMMY_ASKS: Line = &[
    text(
        "Anche {dummy} ha una domanda sulla licita dei difensori.",
        "{dummy}, too, has a question on the defenders' auction.",
    ),
    text(
        "Poi è {dummy} a chiedere spiegazioni sulle chiamate dei difensori.",
        "Then {dummy} asks for an explanation of the defenders' calls.",
    ),
];
const DECLARER_ASKS: Line = &[
    text(
        "Anche {declarer} ha una domanda sulla licita dei difensori.",
        "{declarer}, too, has a question on the defenders' auction.",
    ),
    text(
        "Poi è {declarer} a chiedere spiegazioni sulle chiamate dei difensori.",
        "Then {declarer} asks for an explanation of the defenders' calls.",
    ),
];
