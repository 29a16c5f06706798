//! Law 54: an opening lead out of turn, face up or face down, by a defender or by the declaring side.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{Choice, Facing};
use arbitro_laws::ruling::{Answer, text};

use super::scenes::answers;
use super::sentences::{DIRECTOR_CALLED, SENT_BY_DECLARER, SENT_BY_NOBODY};

pub const SCENARIOS: &[&Scenario] = &[&FACED, &FACE_DOWN, &DECLARING_SIDE];

static FACED: Scenario = scenario(54, "faced", &["attacco iniziale", "fuori turno"], faced)
    .tricks(1..=1)
    .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("declarer")]);

static FACE_DOWN: Scenario =
    scenario(54, "face-down", &["attacco iniziale", "carta coperta"], face_down).tricks(1..=1);

static DECLARING_SIDE: Scenario =
    scenario(54, "declaring-side", &["attacco iniziale", "dichiarante"], declaring_side)
        .tricks(1..=1);

/// The wrong defender makes a faced opening lead; declarer calls the director, or answers, or his hand or dummy's is
/// spread.
fn faced(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let declarer = story.declarer();
    let by = declarer.rho();
    let card = story.would_lead(by)?;
    story.cast("by", by);
    story.cast("card", card);
    story.leads(by, card);
    story.add_sentence(LEADS);
    story.choose_finding("told-his-turn", SENT_BY_DECLARER, SENT_BY_NOBODY)?;
    match story.choose(5) {
        0 => {
            story.call_director(declarer);
            story.add_sentence(DIRECTOR_CALLED);
        }
        1 => answers(story, declarer, Choice::Accept, ACCEPTS),
        2 => answers(story, declarer, Choice::Refuse, REFUSES),
        3 => {
            story.add_event(declarer, Act::Spreads(Facing::WHOLE));
            story.add_sentence(SPREADS);
        }
        _ => {
            story.add_event(story.dummy(), Act::Spreads(Facing::WHOLE));
            story.call_director(declarer);
            story.add_sentence(DUMMY_SPREADS);
        }
    }
    story.choose_finding("saw-dummy", SAW, DID_NOT_SEE)?;
    Some(())
}

/// A defender leads although the lead is his partner's: face down, face down and then faced, or after his partner has
/// led face down.
fn face_down(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let declarer = story.declarer();
    let by = declarer.rho();
    let (card, own) = (story.would_lead(by)?, story.would_lead(by.partner())?);
    story.cast("by", by);
    story.cast("card", card);
    story.cast("own", own);
    let way = story.choose(4);
    match way {
        0 => {
            story.add_event(by, Act::LeadsFaceDown(card.into()));
            story.call_director(declarer);
            story.add_sentence(STAYS_DOWN);
        }
        1 => {
            story.add_event(by, Act::LeadsFaceDown(card.into()));
            story.add_event(by, Act::FacesLead);
            story.call_director(declarer);
            story.add_sentence(TURNED_UP);
        }
        2 => {
            story.add_event(by, Act::LeadsFaceDown(card.into()));
            story.add_event(by, Act::FacesLead);
            story.add_event(story.dummy(), Act::Spreads(Facing::WHOLE));
            story.call_director(declarer);
            story.add_sentence(TURNED_UP_AND_DUMMY);
        }
        _ => {
            story.add_event(by.partner(), Act::LeadsFaceDown(own.into()));
            story.leads(by, card);
            story.call_director(declarer);
            story.add_sentence(BOTH);
        }
    }
    story.choose_finding("told-his-turn", SENT_BY_DECLARER, SENT_BY_NOBODY)?;
    // Once dummy is spread, declarer has seen it.
    if way == 2 { Some(()) } else { story.add_finding("saw-dummy", Answer::NO, DID_NOT_SEE) }
}

/// A player of the declaring side makes the opening lead.
fn declaring_side(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let by = story.pick_from(&[story.declarer(), story.dummy()])?;
    let card = story.would_lead(by)?;
    let next = by.lho();
    story.cast("by", by);
    story.cast("next", next);
    story.cast("card", card);
    story.leads(by, card);
    story.add_sentence(OWN_SIDE_LEADS);
    match story.choose(3) {
        0 => {
            story.call_director(next);
            story.add_sentence(DIRECTOR_CALLED);
        }
        1 => answers(story, next, Choice::Accept, NEXT_ACCEPTS),
        _ => {
            let answer = story.would_follow(next, card)?;
            story.cast("answer", answer);
            story.plays(next, answer);
            story.call_director(next.partner());
            story.add_sentence(NEXT_FOLLOWS);
        }
    }
    story.choose_finding("told-his-turn", OPPONENT_TOLD, SENT_BY_NOBODY)?;
    Some(())
}

const LEADS: SentenceWordings = &[
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
const ACCEPTS: SentenceWordings = &[
    text(
        "L'Arbitro spiega le opzioni, e {declarer} accetta l'attacco senza scoprire le sue carte.",
        "The director explains the options, and {declarer} accepts the lead without facing his cards.",
    ),
    text(
        "Saputo che cosa può fare, {declarer} dice che l'attacco gli va bene e che gioca lui.",
        "Told what he may do, {declarer} says that the lead suits him and that he will play the hand.",
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "L'Arbitro spiega le opzioni, e {declarer} non accetta l'attacco.",
        "The director explains the options, and {declarer} does not accept the lead.",
    ),
    text(
        "Saputo che cosa può fare, {declarer} vuole l'attacco dal giocatore giusto.",
        "Told what he may do, {declarer} wants the lead from the right player.",
    ),
];
const SPREADS: SentenceWordings = &[
    text(
        "{declarer}, che si crede il morto, stende subito tutte le sue carte.",
        "{declarer}, who takes himself for dummy, at once spreads all his cards.",
    ),
    text(
        "Prima che si chiami qualcuno {declarer} stende la sua mano sul tavolo.",
        "Before anybody is called {declarer} spreads his hand on the table.",
    ),
];
const DUMMY_SPREADS: SentenceWordings = &[
    text(
        "{dummy}, che non ha fatto caso a chi attaccava, stende subito il morto; poi {declarer} chiama l'Arbitro.",
        "{dummy}, who paid no heed to who was leading, at once spreads dummy; then {declarer} calls the director.",
    ),
    text(
        "Il morto è già steso quando {declarer} si accorge dell'errore e chiama l'Arbitro.",
        "Dummy is already spread when {declarer} notices the error and calls the director.",
    ),
];
const SAW: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} poteva aver visto una carta di {dummy}.",
        "The director finds that {declarer} could have seen a card of {dummy}'s.",
    ),
    text(
        "Intanto {dummy} aveva abbassato le carte, e {declarer} poteva averne vista una.",
        "Meanwhile {dummy} had lowered his cards, and {declarer} could have seen one of them.",
    ),
];
const DID_NOT_SEE: SentenceWordings = &[
    text(
        "{declarer} non può aver visto nessuna carta di {dummy}.",
        "{declarer} can have seen no card of {dummy}'s.",
    ),
    text(
        "Delle carte di {dummy} {declarer} non ha visto nulla.",
        "{declarer} has seen nothing of {dummy}'s cards.",
    ),
];
const STAYS_DOWN: SentenceWordings = &[
    text(
        "{by}, che ha perso il filo della licita, attacca coperto; prima che scopra la carta {declarer} si accorge che toccava a {lho}.",
        "{by}, who has lost the thread of the auction, leads face down; before he faces the card {declarer} sees that the lead was {lho}'s.",
    ),
    text(
        "{by} mette giù una carta coperta come attacco, ma l'attacco è di {lho}: la carta non è ancora stata scoperta.",
        "{by} puts a card face down as the lead, but the lead is {lho}'s: the card has not been faced yet.",
    ),
];
const TURNED_UP: SentenceWordings = &[
    text(
        "{by}, che ha perso il filo della licita, attacca coperto e subito scopre {card}; toccava a {lho}.",
        "{by}, who has lost the thread of the auction, leads face down and at once faces the {card}; the lead was {lho}'s.",
    ),
    text(
        "{by} mette giù una carta coperta come attacco e poi la scopre, {card}; solo ora si vede che toccava a {lho}.",
        "{by} puts a card face down as the lead and then faces it, the {card}; only now is it seen that the lead was {lho}'s.",
    ),
];
const TURNED_UP_AND_DUMMY: SentenceWordings = &[
    text(
        "{by}, che ha perso il filo della licita, attacca coperto e scopre {card}; {dummy} stende il morto, poi si vede che toccava a {lho}.",
        "{by}, who has lost the thread of the auction, leads face down and faces the {card}; {dummy} spreads dummy, and then it is seen that the lead was {lho}'s.",
    ),
    text(
        "{by} attacca al posto di {lho}, prima coperto e poi scoprendo {card}, e {dummy} stende le carte; solo allora si chiama l'Arbitro.",
        "{by} leads in {lho}'s place, first face down and then facing the {card}, and {dummy} spreads his cards; only then is the director called.",
    ),
];
const BOTH: SentenceWordings = &[
    text(
        "{lho}, cui tocca, attacca coperto; {by}, che non l'ha visto, scopre intanto {card} come attacco.",
        "{lho}, whose lead it is, leads face down; {by}, who has not seen it, meanwhile faces the {card} as a lead.",
    ),
    text(
        "L'attacco è di {lho}, che mette una carta coperta; nello stesso momento {by}, distratto, attacca {card} scopert{o/a}.",
        "The lead is {lho}'s, who puts a card face down; at that moment {by}, not attending, leads the {card} face up.",
    ),
];
const OWN_SIDE_LEADS: SentenceWordings = &[
    text(
        "Finita la licita {by} crede di essere in difesa e attacca {card}, scopert{o/a}.",
        "When the auction is over {by} believes that he defends and leads the {card}, face up.",
    ),
    text(
        "{by}, che ha capito male chi gioca il contratto, mette sul tavolo {card} come attacco iniziale.",
        "{by}, who has misunderstood who plays the contract, faces the {card} as the opening lead.",
    ),
];
const NEXT_ACCEPTS: SentenceWordings = &[
    text("{next} vorrebbe che l'attacco valesse.", "{next} would like the lead to stand."),
    text("A {next} quell'attacco va bene, e lo dice.", "The lead suits {next}, and he says so."),
];
const NEXT_FOLLOWS: SentenceWordings = &[
    text(
        "{next}, senza pensarci, risponde {answer}; allora si chiama l'Arbitro.",
        "{next}, without thinking, follows with the {answer}; then the director is called.",
    ),
    text(
        "{next} gioca {answer} come se nulla fosse, e solo dopo si chiama l'Arbitro.",
        "{next} plays the {answer} as if nothing had happened, and only then is the director called.",
    ),
];
const OPPONENT_TOLD: SentenceWordings = &[
    text(
        "Era stato {next} a dire a {by} di attaccare.",
        "It was {next} who had told {by} to lead.",
    ),
    text(
        "{next} aveva detto a {by} che l'attacco era suo.",
        "{next} had told {by} that the lead was his.",
    ),
];
