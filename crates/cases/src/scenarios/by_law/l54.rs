//! Law 54: an opening lead out of turn, face up or face down, by a defender or by the declaring side.

use crate::scenarios::scenario::{Ask, Recipe, recipe};
use crate::scenarios::story::{Line, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Choice;
use arbitro_laws::ruling::{Answer, text};

use super::lines::{CALLED, NOT_TOLD, TOLD};
use super::scenes::answers;

pub const RECIPES: &[&Recipe] = &[&FACED, &FACE_DOWN, &DECLARING_SIDE];

static FACED: Recipe = recipe(54, "faced", &["attacco iniziale", "fuori turno"], faced)
    .tricks(1..=1)
    .asks(&[Ask::Ruling, Ask::Ruling, Ask::Rights("declarer")]);

static FACE_DOWN: Recipe =
    recipe(54, "face-down", &["attacco iniziale", "carta coperta"], face_down).tricks(1..=1);

static DECLARING_SIDE: Recipe =
    recipe(54, "declaring-side", &["attacco iniziale", "dichiarante"], declaring_side)
        .tricks(1..=1);

/// The wrong defender faces an opening lead.
fn faced(story: &mut Story<'_>) -> Option<()> {
    story.needs(story.moment.played() == 0)?;
    let declarer = story.declarer();
    let by = declarer.rho();
    let card = story.would_lead(by)?;
    story.cast("by", by);
    story.cast("card", card);
    story.leads(by, card);
    story.tells(LEADS);
    story.finds("told-his-turn", TOLD, NOT_TOLD)?;
    match story.choose(5) {
        0 => {
            story.attention(declarer);
            story.tells(CALLED);
        }
        1 => answers(story, declarer, Choice::Accept, ACCEPTS),
        2 => answers(story, declarer, Choice::Refuse, REFUSES),
        3 => {
            story.does(declarer, Act::Spreads(None));
            story.tells(SPREADS);
        }
        _ => {
            story.does(story.dummy(), Act::Spreads(None));
            story.attention(declarer);
            story.tells(DUMMY_SPREADS);
        }
    }
    story.finds("saw-dummy", SAW, DID_NOT_SEE)?;
    Some(())
}

/// A defender leads face down when the lead is his partner's, and turns it up or not.
fn face_down(story: &mut Story<'_>) -> Option<()> {
    story.needs(story.moment.played() == 0)?;
    let declarer = story.declarer();
    let by = declarer.rho();
    let (card, own) = (story.would_lead(by)?, story.would_lead(by.partner())?);
    story.cast("by", by);
    story.cast("card", card);
    story.cast("own", own);
    match story.choose(4) {
        0 => {
            story.does(by, Act::LeadsFaceDown(card.into()));
            story.attention(declarer);
            story.tells(STAYS_DOWN);
        }
        1 => {
            story.does(by, Act::LeadsFaceDown(card.into()));
            story.does(by, Act::FacesLead);
            story.attention(declarer);
            story.tells(TURNED_UP);
        }
        2 => {
            story.does(by, Act::LeadsFaceDown(card.into()));
            story.does(by, Act::FacesLead);
            story.does(story.dummy(), Act::Spreads(None));
            story.attention(declarer);
            story.tells(TURNED_UP_AND_DUMMY);
        }
        _ => {
            story.does(by.partner(), Act::LeadsFaceDown(own.into()));
            story.leads(by, card);
            story.attention(declarer);
            story.tells(BOTH);
        }
    }
    story.finds("told-his-turn", TOLD, NOT_TOLD)?;
    story.found("saw-dummy", Answer::NO, DID_NOT_SEE)
}

/// A player of the declaring side makes the opening lead.
fn declaring_side(story: &mut Story<'_>) -> Option<()> {
    story.needs(story.moment.played() == 0)?;
    let by = story.pick_from(&[story.declarer(), story.dummy()])?;
    let card = story.would_lead(by)?;
    let next = by.lho();
    story.cast("by", by);
    story.cast("next", next);
    story.cast("card", card);
    story.leads(by, card);
    story.tells(OWN_SIDE_LEADS);
    match story.choose(3) {
        0 => {
            story.attention(next);
            story.tells(CALLED);
        }
        1 => answers(story, next, Choice::Accept, NEXT_ACCEPTS),
        _ => {
            let answer = story.would_follow(next, card)?;
            story.cast("answer", answer);
            story.plays(next, answer);
            story.attention(next.partner());
            story.tells(NEXT_FOLLOWS);
        }
    }
    story.finds("told-his-turn", OPPONENT_TOLD, NOT_TOLD)?;
    Some(())
}

const LEADS: Line = &[
    text(
        "L'attacco iniziale è di {lho}, ma {by} ha contato male i passi e scopre {card}.",
        "The opening lead is {lho}'s, but {by} has misread the auction and faces the {card}.",
    ),
    text(
        "Finita la licita {by}, convinto di dover attaccare, mette sul tavolo {card}, scopert{o/a}; toccava a {lho}.",
        "When the auction is over {by}, sure that the lead is his, puts the {card} face up on the table; it was for {lho} to lead.",
    ),
    text(
        "{by} attacca {card}, scopert{o/a}: credeva che il dichiarante fosse {dummy}. L'attacco era di {lho}.",
        "{by} faces the {card} as the opening lead: he took {dummy} for declarer. The lead was {lho}'s.",
    ),
];
const ACCEPTS: Line = &[
    text(
        "L'Arbitro spiega le opzioni, e {declarer} accetta l'attacco senza scoprire le sue carte.",
        "The director explains the options, and {declarer} accepts the lead without facing his cards.",
    ),
    text(
        "Saputo che cosa può fare, {declarer} dice che l'attacco gli va bene e che gioca lui.",
        "Told what he may do, {declarer} says that the lead suits him and that he will play the hand.",
    ),
];
const REFUSES: Line = &[
    text(
        "L'Arbitro spiega le opzioni, e {declarer} non accetta l'attacco.",
        "The director explains the options, and {declarer} does not accept the lead.",
    ),
    text(
        "Saputo che cosa può fare, {declarer} vuole l'attacco dal giocatore giusto.",
        "Told what he may do, {declarer} wants the lead from the right player.",
    ),
];
const SPREADS: Line = &[
    text(
        "{declarer}, che si crede il morto, stende subito tutte le sue carte.",
        "{declarer}, who takes himself for dummy, at once spreads all his cards.",
    ),
    text(
        "Prima che si chiami qualcuno {declarer} stende la sua mano sul tavolo.",
        "Before anybody is called {declarer} spreads his hand on the table.",
    ),
];
const DUMMY_SPREADS: Line = &[
    text(
        "{dummy}, che non ha fatto caso a chi attaccava, stende subito il morto; poi {declarer} chiama l'Arbitro.",
        "{dummy}, who paid no heed to who was leading, at once spreads dummy; then {declarer} calls the director.",
    ),
    text(
        "Il morto è già steso quando {declarer} si accorge dell'errore e chiama l'Arbitro.",
        "Dummy is already spread when {declarer} notices the error and calls the director.",
    ),
];
const SAW: Line = &[
    text(
        "L'Arbitro accerta che {declarer} poteva aver visto una carta di {dummy}.",
        "The director finds that {declarer} could have seen a card of {dummy}'s.",
    ),
    text(
        "Intanto {dummy} aveva abbassato le carte, e {declarer} poteva averne vista una.",
        "Meanwhile {dummy} had lowered his cards, and {declarer} could have seen one of them.",
    ),
];
const DID_NOT_SEE: Line = &[
    text(
        "{declarer} non può aver visto nessuna carta di {dummy}.",
        "{declarer} can have seen no card of {dummy}'s.",
    ),
    text(
        "Delle carte di {dummy} {declarer} non ha visto nulla.",
        "{declarer} has seen nothing of {dummy}'s cards.",
    ),
];
const STAYS_DOWN: Line = &[
    text(
        "{by}, che ha perso il filo della licita, attacca coperto; prima che scopra la carta {declarer} si accorge che toccava a {lho}.",
        "{by}, who has lost the thread of the auction, leads face down; before he faces the card {declarer} sees that the lead was {lho}'s.",
    ),
    text(
        "{by} mette giù una carta coperta come attacco, ma l'attacco è di {lho}: la carta non è ancora stata scoperta.",
        "{by} puts a card face down as the lead, but the lead is {lho}'s: the card has not been faced yet.",
    ),
];
const TURNED_UP: Line = &[
    text(
        "{by}, che ha perso il filo della licita, attacca coperto e subito scopre {card}; toccava a {lho}.",
        "{by}, who has lost the thread of the auction, leads face down and at once faces the {card}; the lead was {lho}'s.",
    ),
    text(
        "{by} mette giù una carta coperta come attacco e poi la scopre, {card}; solo ora si vede che toccava a {lho}.",
        "{by} puts a card face down as the lead and then faces it, the {card}; only now is it seen that the lead was {lho}'s.",
    ),
];
const TURNED_UP_AND_DUMMY: Line = &[
    text(
        "{by}, che ha perso il filo della licita, attacca coperto e scopre {card}; {dummy} stende il morto, poi si vede che toccava a {lho}.",
        "{by}, who has lost the thread of the auction, leads face down and faces the {card}; {dummy} spreads dummy, and then it is seen that the lead was {lho}'s.",
    ),
    text(
        "{by} attacca al posto di {lho}, prima coperto e poi scoprendo {card}, e {dummy} stende le carte; solo allora si chiama l'Arbitro.",
        "{by} leads in {lho}'s place, first face down and then facing the {card}, and {dummy} spreads his cards; only then is the director called.",
    ),
];
const BOTH: Line = &[
    text(
        "{lho}, cui tocca, attacca coperto; {by}, che non l'ha visto, scopre intanto {card} come attacco.",
        "{lho}, whose lead it is, leads face down; {by}, who has not seen it, meanwhile faces the {card} as a lead.",
    ),
    text(
        "L'attacco è di {lho}, che mette una carta coperta; nello stesso momento {by}, distratto, attacca {card} scopert{o/a}.",
        "The lead is {lho}'s, who puts a card face down; at that moment {by}, not attending, leads the {card} face up.",
    ),
];
const OWN_SIDE_LEADS: Line = &[
    text(
        "Finita la licita {by} crede di essere in difesa e attacca {card}, scopert{o/a}.",
        "When the auction is over {by} believes that he defends and leads the {card}, face up.",
    ),
    text(
        "{by}, che ha capito male chi gioca il contratto, mette sul tavolo {card} come attacco iniziale.",
        "{by}, who has misunderstood who plays the contract, faces the {card} as the opening lead.",
    ),
];
const NEXT_ACCEPTS: Line = &[
    text("{next} vorrebbe che l'attacco valesse.", "{next} would like the lead to stand."),
    text("A {next} quell'attacco va bene, e lo dice.", "The lead suits {next}, and he says so."),
];
const NEXT_FOLLOWS: Line = &[
    text(
        "{next}, senza pensarci, risponde {answer}; allora si chiama l'Arbitro.",
        "{next}, without thinking, follows with the {answer}; then the director is called.",
    ),
    text(
        "{next} gioca {answer} come se nulla fosse, e solo dopo si chiama l'Arbitro.",
        "{next} plays the {answer} as if nothing had happened, and only then is the director called.",
    ),
];
const OPPONENT_TOLD: Line = &[
    text(
        "Era stato {next} a dire a {by} di attaccare.",
        "It was {next} who had told {by} to lead.",
    ),
    text(
        "{next} aveva detto a {by} che l'attacco era suo.",
        "{next} had told {by} that the lead was his.",
    ),
];
