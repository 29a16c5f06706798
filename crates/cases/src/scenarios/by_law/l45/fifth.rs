//! Law 45, paragraphs C4(a) and E: a card that a player names, and a fifth card to a trick.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::BySeat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Choice;
use arbitro_laws::record::spoken::SpokenCall;
use arbitro_laws::ruling::{Answer, text};

pub static DEFENDERS_FIFTH: Scenario =
    scenario(45, "defenders-fifth-card", &["difensore", "quinta carta"], defenders_fifth)
        .tricks(2..=9)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
        ]);

/// A defender who has already played to the trick plays another card.
fn defenders_fifth(story: &mut Story<'_>) -> Option<()> {
    let (declarer, trick) = (story.declarer(), story.position.trick?);
    let has_played = |seat: &_| trick.card(*seat).is_some();
    let defenders: Vec<_> =
        [declarer.lho(), declarer.rho()].into_iter().filter(has_played).collect();
    let by = story.pick_from(&defenders)?;
    let first = trick.card(by)?.card()?;
    let card = story.pick(story.hand(by))?;
    story.cast("by", by);
    story.cast("first", first);
    story.cast("card", card);
    story.add_sentence(HAS_PLAYED);
    story.plays(by, card);
    story.add_sentence(ANOTHER);
    let how = story.choose(3);
    match how {
        0 => story.add_finding("meant-as-lead", Answer::YES, AS_LEAD)?,
        1 => {
            story.add_finding("meant-as-lead", Answer::NO, AS_PLAY)?;
            story.add_finding("deliberate-exposure", Answer::YES, ON_PURPOSE)?;
        }
        _ => {
            story.add_finding("meant-as-lead", Answer::NO, STUCK)?;
            story.add_finding("deliberate-exposure", Answer::NO, BY_ACCIDENT)?;
        }
    }
    story.call_director(declarer);
    story.add_sentence(DECLARER_CALLS);
    if how == 0 && story.either() {
        story.add_event(declarer, Act::Chooses(Choice::Refuse));
        story.add_sentence(DECLARER_REFUSES);
    }
    Some(())
}

const HAS_PLAYED: SentenceWordings = &[
    text(
        "La presa non è finita, e {by} ha già giocato {first}.",
        "The trick is not over, and {by} has already played the {first}.",
    ),
    text(
        "{by} ha messo {first} nella presa in corso.",
        "{by} has put the {first} on the trick in progress.",
    ),
];
const ANOTHER: SentenceWordings = &[
    text(
        "Poco dopo sul tavolo, davanti a lui, c'è scopert{o/a} anche {card}.",
        "Shortly after that the {card} lies face up before him as well.",
    ),
    text(
        "Poi dalla sua mano esce, scopert{o/a}, anche {card}.",
        "Then the {card} comes out of his hand too, face up.",
    ),
];
const AS_LEAD: SentenceWordings = &[
    text(
        "L'Arbitro accerta che credeva la presa finita e intendeva attaccare nella successiva.",
        "The director finds that he believed the trick over and meant to lead to the next one.",
    ),
    text(
        "Per l'Arbitro era intesa come attacco alla presa dopo: aveva perso il conto delle carte.",
        "The director finds that it was meant as the lead to the next trick: he had lost count of the cards.",
    ),
];
const AS_PLAY: SentenceWordings = &[
    text(
        "L'Arbitro accerta che non intendeva attaccare: credeva di dover ancora giocare in questa presa.",
        "The director finds that he did not mean to lead: he believed that he had still to play to this trick.",
    ),
    text(
        "Per l'Arbitro non era un attacco: {by} aveva dimenticato di aver già risposto.",
        "The director finds that it was no lead: {by} had forgotten that he had followed already.",
    ),
];
const ON_PURPOSE: SentenceWordings = &[
    text("La carta l'ha messa giù deliberatamente.", "He put the card down deliberately."),
    text(
        "La carta non gli è caduta: l'ha messa lì di proposito.",
        "It did not fall: he put it there on purpose.",
    ),
];
const STUCK: SentenceWordings = &[
    text("L'Arbitro accerta che non era un attacco.", "The director finds that it was no lead."),
    text(
        "Per l'Arbitro {by} non intendeva attaccare.",
        "The director finds that {by} did not mean to lead.",
    ),
];
const BY_ACCIDENT: SentenceWordings = &[
    text(
        "La carta gli è sfuggita di mano, attaccata a quella di prima.",
        "The card slipped from his hand, having stuck to the one before.",
    ),
    text(
        "Gli è scivolata fuori mentre riordinava le altre.",
        "It slipped out while he was sorting the others.",
    ),
];
const DECLARER_CALLS: SentenceWordings = &[
    text("{declarer} chiama l'Arbitro.", "{declarer} calls the director."),
    text(
        "{declarer} ferma il gioco e chiama l'Arbitro.",
        "{declarer} stops the play and calls the director.",
    ),
];
const DECLARER_REFUSES: SentenceWordings = &[
    text(
        "Saputo che cosa può fare, {declarer} non accetta l'attacco.",
        "Told what he may do, {declarer} does not accept the lead.",
    ),
    text(
        "Informato, {declarer} vuole che l'attacco sia ritirato.",
        "When informed, {declarer} wants the lead withdrawn.",
    ),
];

pub static DECLARERS_FIFTH: Scenario =
    scenario(45, "declarers-fifth-card", &["dichiarante", "quinta carta"], declarers_fifth)
        .tricks(2..=9);

/// Declarer has played to the trick from his hand, and plays or drops another card.
fn declarers_fifth(story: &mut Story<'_>) -> Option<()> {
    let (declarer, trick) = (story.declarer(), story.position.trick?);
    let first = trick.card(declarer)?.card()?;
    let card = story.pick(story.hand(declarer))?;
    story.cast("first", first);
    story.cast("card", card);
    story.add_sentence(DECLARER_HAS_PLAYED);
    if story.choose(3) == 0 {
        let seen = BySeat([false; 4]);
        story.add_event(declarer, Act::Drops { card: card.into(), seen, jostled: false });
        story.add_sentence(DECLARERS_FALLS);
    } else {
        story.plays(declarer, card);
        story.add_sentence(DECLARERS_ANOTHER);
        story.choose_finding("meant-as-lead", AS_LEAD, DECLARER_AS_PLAY)?;
    }
    story.call_director(declarer.lho());
    story.add_sentence(DEFENDER_CALLS);
    Some(())
}

const DECLARER_HAS_PLAYED: SentenceWordings = &[
    text(
        "La presa non è finita, e {declarer} ha già giocato {first} dalla mano.",
        "The trick is not over, and {declarer} has already played the {first} from his hand.",
    ),
    text(
        "Dalla mano {declarer} ha messo {first} nella presa in corso.",
        "{declarer} has put the {first} from his hand on the trick in progress.",
    ),
];
const DECLARERS_ANOTHER: SentenceWordings = &[
    text(
        "Poco dopo scopre sul tavolo, dalla mano, anche {card}.",
        "Shortly after that he faces the {card} from his hand as well.",
    ),
    text(
        "Poi dalla mano mette avanti anche {card}.",
        "Then he puts out the {card} from his hand too.",
    ),
];
const DECLARER_AS_PLAY: SentenceWordings = &[
    text(
        "L'Arbitro accerta che non intendeva attaccare: credeva di dover ancora giocare in questa presa.",
        "The director finds that he did not mean to lead: he believed that he had still to play to this trick.",
    ),
    text(
        "Per l'Arbitro non era un attacco: {declarer} aveva dimenticato di aver già giocato.",
        "The director finds that it was no lead: {declarer} had forgotten that he had played already.",
    ),
];
const DEFENDER_CALLS: SentenceWordings = &[
    text("{lho} chiama l'Arbitro.", "{lho} calls the director."),
    text(
        "{lho} dice che la carta è penalizzata, e si chiama l'Arbitro.",
        "{lho} says that it is a penalty card, and the director is called.",
    ),
];
const DECLARERS_FALLS: SentenceWordings = &[
    text(
        "Mentre riordina le altre gli cade sul tavolo, scopert{o/a}, {card}.",
        "While he is sorting the others the {card} falls face up on the table.",
    ),
    text(
        "Poi la mano gli si inclina, e sul tavolo cade scopert{o/a} {card}.",
        "Then he tilts his hand, and the {card} falls face up on the table.",
    ),
];

pub static ANNOUNCED: Scenario =
    scenario(45, "announced-card", &["difensore", "carta nominata"], announced)
        .tricks(2..=10)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

/// A defender in turn says that he plays a card, says only that he has it, or drops it.
fn announced(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| story.is_defender(*by))?;
    let card = story.would_play()?;
    story.cast("by", by);
    story.cast("partner", by.partner());
    story.cast("card", card);
    story.add_sentence(HIS_TURN);
    match story.choose(4) {
        0 => {
            story.add_event(by, Act::Calls(SpokenCall::naming(card)));
            story.add_sentence(SAYS_HE_PLAYS);
        }
        1 => {
            story.add_event(by, Act::Names(card.into()));
            story.add_sentence(SAYS_HE_HOLDS);
        }
        how => {
            let jostled = how == 3;
            let seen = BySeat([false; 4]);
            story.add_event(by, Act::Drops { card: card.into(), seen, jostled });
            story.add_sentence(if jostled { KNOCKED } else { FALLS });
            story.add_finding("visible", Answer::YES, SEEN)?;
        }
    }
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const HIS_TURN: SentenceWordings =
    &[text("Tocca a {by}.", "It is {by}'s turn."), text("Deve giocare {by}.", "{by} is to play.")];
const SAYS_HE_PLAYS: SentenceWordings = &[
    text(
        "Con la carta ancora fra le altre, {by} dice «gioco {card}».",
        "With the card still among the others, {by} says 'I play the {card}'.",
    ),
    text(
        "{by}, stanco, annuncia a voce la carta che gioca, {card}, e non la stacca dalle altre.",
        "{by}, tired, announces the card that he plays, the {card}, and does not detach it from the others.",
    ),
];
const SAYS_HE_HOLDS: SentenceWordings = &[
    text(
        "{by}, seccato, borbotta «io ho {card}»; nessuno ha visto la carta.",
        "{by}, annoyed, mutters 'I have the {card}'; nobody has seen the card.",
    ),
    text(
        "Mentre pensa gli scappa detto «ho ancora {card}»; la carta resta nella sua mano.",
        "While he is thinking he lets slip 'I still have the {card}'; the card stays in his hand.",
    ),
];
const FALLS: SentenceWordings = &[
    text(
        "Mentre {by} cerca la carta da giocare gli cade sul tavolo, scopert{o/a}, {card}.",
        "While {by} looks for the card to play, the {card} falls face up on the table.",
    ),
    text(
        "Nello sfilarne un'altra {by} lascia cadere sul tavolo, scopert{o/a}, {card}.",
        "Pulling out another card, {by} lets the {card} fall face up on the table.",
    ),
];
const KNOCKED: SentenceWordings = &[
    text(
        "{declarer} urta il braccio di {by}, a cui cade sul tavolo, scopert{o/a}, {card}.",
        "{declarer} knocks {by}'s arm, and the {card} falls face up on the table.",
    ),
    text(
        "Un cameriere urta la sedia di {by}: sul tavolo cade, scopert{o/a}, {card}.",
        "A waiter bumps into {by}'s chair: the {card} falls face up on the table.",
    ),
];
const SEEN: SentenceWordings = &[
    text("{partner} poteva vedere la carta.", "{partner} could have seen it."),
    text("Dal posto di {partner} la carta si vedeva.", "It could be seen from {partner}'s seat."),
];
