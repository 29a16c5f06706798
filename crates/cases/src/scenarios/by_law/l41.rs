//! Law 41: commencement of play, with Law 47 on the retraction of an opening lead and Law 54 on an opening lead out of
//! turn.

use crate::aspect::AspectKind;
use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::BySeat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{Choice, ExplanationTopic};
use arbitro_laws::ruling::{Answer, text};

use super::scenes::{answers, cast_upcoming};

pub const SCENARIOS: &[&Scenario] =
    &[&LEAD_REGRETTED, &WRONG_LEADER, &QUESTIONS, &SPREADS_TOO_SOON, &HIDDEN_CARD];

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
    story.add_event(dummy, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(EXPLAINED);
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(FACE_DOWN);
    let faced = story.either();
    if faced {
        story.add_event(by, Act::FacesLead);
    }
    story.add_sentence(if faced { FACED } else { NOT_FACED });
    let was_wrong = story.either();
    if was_wrong {
        story.add_event(dummy, Act::Amends(ExplanationTopic::Call));
    } else {
        story.add_event(by, Act::Wants { hand: by, card: card.into(), instead: None });
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
        "{by} non l'ha ancora scoperta; {dummy} non ha ancora steso le sue carte.",
        "{by} has not faced it yet; {dummy} has not spread his cards yet.",
    ),
    text(
        "{by} aspetta a girare la carta; il morto è ancora in mano a {dummy}.",
        "{by} waits before turning the card up; dummy is still in {dummy}'s hand.",
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
            story.add_event(declarer, Act::Spreads(None));
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
const DOES_NOT_TURN: SentenceWordings = &[
    text(
        "Nessuno dice nulla, ma {by} non la scopre.",
        "Nobody says a word, but {by} does not face it.",
    ),
    text(
        "Passa un momento, e {by} non gira la carta.",
        "A moment passes, and {by} does not turn the card up.",
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
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Decision]);

/// The leader's partner, declarer and dummy ask about the auction before the opening lead is faced, or after it or
/// further plays.
fn questions(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() == 0)?;
    let (by, declarer, dummy) = (story.turn()?, story.declarer(), story.dummy());
    let [(_, card), (_, dummys), (_, third)] = cast_upcoming(story)?;
    story.cast("by", by);
    story.cast("card", card);
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
    text(
        "{by} non l'ha ancora scoperta: {c1} è fra le carte che {dummy} non ha steso, {c2} in mano a {rho}.",
        "{by} has not faced it yet: the {c1} is among the cards that {dummy} has not spread, the {c2} in {rho}'s hand.",
    ),
    text(
        "La carta di {by} è ancora coperta; da {dummy} verrà {c1}, da {rho} {c2}.",
        "{by}'s card is still face down; the {c1} is to come from {dummy}, the {c2} from {rho}.",
    ),
];
const JUST_FACED: SentenceWordings = &[
    text(
        "{by} l'ha scoperta: {c1} è fra le carte che {dummy} sta stendendo, {c2} in mano a {rho}.",
        "{by} has faced it: the {c1} is among the cards that {dummy} is spreading, the {c2} in {rho}'s hand.",
    ),
    text(
        "La carta di {by} è ora scoperta; da {dummy} verrà {c1}, da {rho} {c2}.",
        "{by}'s card is now face up; the {c1} is to come from {dummy}, the {c2} from {rho}.",
    ),
];
const DUMMY_PLAYED: SentenceWordings = &[
    text(
        "{by} l'ha scoperta, e {c1} è la carta giocata da {dummy}; {c2} è ancora in mano a {rho}.",
        "{by} has faced it, and the {c1} is the card played from {dummy}; the {c2} is still in {rho}'s hand.",
    ),
    text(
        "Scoperta la carta di {by}, da {dummy} è venuto {c1}; da {rho} verrà {c2}.",
        "{by}'s card has been faced, and the {c1} has come from {dummy}; the {c2} is to come from {rho}.",
    ),
];
const THIRD_PLAYED: SentenceWordings = &[
    text(
        "{by} l'ha scoperta, {c1} è la carta giocata da {dummy}, {c2} quella messa da {rho}.",
        "{by} has faced it, the {c1} is the card played from {dummy}, the {c2} the one put down by {rho}.",
    ),
    text(
        "Scoperta la carta di {by}, da {dummy} è venuto {c1} e da {rho} {c2}.",
        "{by}'s card has been faced, and the {c1} has come from {dummy} and the {c2} from {rho}.",
    ),
];
const ALL_ASK: SentenceWordings = &[
    text(
        "A questo punto {rho}, {declarer} e {dummy} chiedono agli avversari di spiegare la loro licita.",
        "At this point {rho}, {declarer} and {dummy} ask the opponents to explain their auction.",
    ),
    text(
        "Sulla licita avversaria hanno ora una domanda {declarer}, {rho} e anche {dummy}.",
        "{declarer}, {rho} and {dummy} too now have a question on the opponents' auction.",
    ),
    text(
        "Vogliono spiegazioni, ciascuno dalla linea avversaria, sia {dummy} sia {declarer} sia {rho}.",
        "{dummy}, {declarer} and {rho} all want an explanation, each from the other side.",
    ),
];

static SPREADS_TOO_SOON: Scenario =
    scenario(41, "spreads-too-soon", &["attacco iniziale", "morto"], spreads_too_soon)
        .tricks(1..=1);

/// Dummy spreads his cards before or after the face-down lead is faced, and the leader wants to keep his lead, or to take
/// it back, or says nothing.
fn spreads_too_soon(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() == 0)?;
    let (by, dummy) = (story.turn()?, story.dummy());
    let card = story.would_play()?;
    story.cast("by", by);
    story.cast("card", card);
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(FACE_DOWN);
    let too_soon = story.either();
    if !too_soon {
        story.add_event(by, Act::FacesLead);
    }
    story.add_event(dummy, Act::Spreads(None));
    story.add_sentence(if too_soon { SPREAD_FIRST } else { FACED_FIRST });
    let wish = story.choose(3);
    if too_soon && wish > 0 {
        let choice = if wish == 1 { Choice::Keep } else { Choice::Withdraw };
        story.add_event(by, Act::Chooses(choice));
    } else if wish == 2 {
        story.add_event(by, Act::Wants { hand: by, card: card.into(), instead: None });
    }
    story.add_sentence([UNDECIDED, HAPPY, WANTS_ANOTHER][wish]);
    Some(())
}

const SPREAD_FIRST: SentenceWordings = &[
    text(
        "{dummy} non aspetta che {by} la scopra, e stende tutte le sue carte.",
        "{dummy} does not wait for {by} to face it, and spreads all his cards.",
    ),
    text(
        "Prima che {by} giri la carta {dummy}, soprappensiero, mette giù il morto.",
        "Before {by} turns the card {dummy}, with his mind elsewhere, puts dummy down.",
    ),
];
const FACED_FIRST: SentenceWordings = &[
    text(
        "{dummy} aspetta che {by} la scopra, e stende tutte le sue carte.",
        "{dummy} waits for {by} to face it, and spreads all his cards.",
    ),
    text(
        "Dopo che {by} ha girato la carta {dummy}, come si deve, mette giù il morto.",
        "After {by} has turned the card {dummy}, as he should, puts dummy down.",
    ),
];
const UNDECIDED: SentenceWordings = &[
    text(
        "Alla vista del morto {by} chiama l'Arbitro, e non dice che cosa vorrebbe fare.",
        "At the sight of dummy {by} calls the director, and does not say what he would like to do.",
    ),
    text(
        "{by} domanda che cosa si fa, senza dire se l'attacco gli piace ancora.",
        "{by} asks what is to be done, without saying whether he still likes his lead.",
    ),
];
const HAPPY: SentenceWordings = &[
    text(
        "Alla vista del morto {by} dice all'Arbitro che il suo attacco lo tiene.",
        "At the sight of dummy {by} tells the director that he keeps his lead.",
    ),
    text(
        "{by}, che è contento del suo attacco, dichiara di non volerlo cambiare.",
        "{by}, who is happy with his lead, says that he does not want to change it.",
    ),
];
const WANTS_ANOTHER: SentenceWordings = &[
    text(
        "Alla vista del morto {by} dice all'Arbitro che il suo attacco lo riprende.",
        "At the sight of dummy {by} tells the director that he takes his lead back.",
    ),
    text(
        "{by}, che non è più contento del suo attacco, dichiara di volerlo cambiare.",
        "{by}, who is no longer happy with his lead, says that he wants to change it.",
    ),
];

static HIDDEN_CARD: Scenario =
    scenario(41, "hidden-card", &["morto", "punteggio arbitrale"], hidden_card)
        .tricks(1..=1)
        .aspects(&[&[AspectKind::Breach, AspectKind::Score]]);

/// A card of dummy's comes to light that dummy may not have spread, before or after the defenders have played since the
/// lead.
fn hidden_card(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    story.require(story.turn() == Some(dummy))?;
    let [(_, first), (_, second), _] = cast_upcoming(story)?;
    let hidden = story.pick(story.hand(dummy).without(first))?;
    story.cast("first", first);
    story.cast("second", second);
    story.cast("hidden", hidden);
    let played = story.choose(3);
    for _ in 0..played {
        story.play_on()?;
    }
    story.add_sentence([NEITHER, DUMMY_ALONE, DUMMY_AND_THIRD][played]);
    let was_hidden = story.either();
    if was_hidden {
        story.add_event(dummy, Act::Finds { card: hidden.into(), seen: BySeat([true; 4]) });
    } else {
        story.call_director(story.declarer().rho());
    }
    story.add_sentence(if was_hidden { NOT_SPREAD } else { WAS_SPREAD });
    Some(())
}

const NEITHER: SentenceWordings = &[
    text(
        "L'attacco di {lho} è sul tavolo; {dummy} ha steso il morto, ma non si è ancora giocato {first}, e {rho} ha in mano {second}.",
        "{lho}'s lead is on the table; {dummy} has spread dummy, but the {first} has not been played yet, and {rho} has the {second} in his hand.",
    ),
    text(
        "Steso il morto, dopo l'attacco di {lho} da {dummy} verrà {first} e da {rho} {second}.",
        "Dummy is spread; after {lho}'s lead the {first} is to come from {dummy} and the {second} from {rho}.",
    ),
];
const DUMMY_ALONE: SentenceWordings = &[
    text(
        "L'attacco di {lho} è sul tavolo; {dummy} ha steso il morto, si è giocato {first}, e {rho} ha ancora in mano {second}.",
        "{lho}'s lead is on the table; {dummy} has spread dummy, the {first} has been played, and {rho} still has the {second} in his hand.",
    ),
    text(
        "Steso il morto, dopo l'attacco di {lho} da {dummy} è venuto {first}; da {rho} verrà {second}.",
        "Dummy is spread; after {lho}'s lead the {first} has come from {dummy}; the {second} is to come from {rho}.",
    ),
];
const DUMMY_AND_THIRD: SentenceWordings = &[
    text(
        "L'attacco di {lho} è sul tavolo; {dummy} ha steso il morto, si è giocato {first}, e {rho} ha messo {second}.",
        "{lho}'s lead is on the table; {dummy} has spread dummy, the {first} has been played, and {rho} has put down the {second}.",
    ),
    text(
        "Steso il morto, dopo l'attacco di {lho} da {dummy} è venuto {first} e da {rho} {second}.",
        "Dummy is spread; after {lho}'s lead the {first} has come from {dummy} and the {second} from {rho}.",
    ),
];
const NOT_SPREAD: SentenceWordings = &[
    text(
        "Ora {dummy} si accorge di avere ancora in mano {hidden}, e lo dice prima che {rho} chieda qualcosa.",
        "Now {dummy} notices that he still has the {hidden} in his hand, and says so before {rho} asks anything.",
    ),
    text(
        "{rho} conta dodici carte in quelle di {dummy}: {hidden} era rimasta coperta dietro un'altra.",
        "{rho} counts twelve cards in {dummy}'s hand: the {hidden} was covered by another card.",
    ),
];
const WAS_SPREAD: SentenceWordings = &[
    text(
        "Ora {rho} protesta per non aver visto {hidden}, che {dummy} ha però steso insieme alle altre.",
        "Now {rho} protests that he has not seen the {hidden}, which {dummy} has however spread with the others.",
    ),
    text(
        "{rho} chiama l'Arbitro perché {hidden} gli era sfuggita: {dummy} l'aveva però in vista con le altre dodici.",
        "{rho} calls the director since the {hidden} had escaped him: {dummy} had it in view, however, with the other twelve.",
    ),
];
