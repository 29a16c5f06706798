//! Law 45, paragraph E: a fifth card to a trick.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{NOBODY, small};
use crate::scenarios::by_law::sentences::{OPPONENT_CALLS, PARTNER_COULD_SEE};

pub static DEFENDERS_FIFTH: Scenario =
    scenario(45, "defenders-fifth-card", &["difensore", "quinta carta"], defenders_fifth)
        .tricks(2..=9)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// A defender who has already played to the trick plays another card before his partner's turn, as a lead or not,
/// deliberately or not, or it falls because of an outsider; declarer has answered or not.
fn defenders_fifth(story: &mut Story<'_>) -> Option<()> {
    let (declarer, trick) = (story.declarer(), story.position.trick?);
    let led = story.led()?;
    let has_played = |seat: &Seat| trick.card(*seat).is_some();
    let by = [declarer.lho(), declarer.rho()].into_iter().find(has_played)?;
    let partner = by.partner();
    story.require(!has_played(&partner) && story.suit(partner, led).len() > 1)?;
    let first = trick.card(by)?.card()?;
    let card = story.pick(small(story.hand(by)))?;
    cast!(story, by, partner, first, card);
    let how = story.choose(7);
    if how > 4 {
        let (card, jostled) = (card.into(), how == 5);
        story.add_event(by, Act::Drops { card, seen: NOBODY, jostled });
        story.add_sentence(if jostled { KNOCKED } else { SLIPS });
    } else {
        story.plays(by, card);
        story.add_sentence(ANOTHER);
    }
    let as_lead = how < 3;
    let line = if as_lead { AS_LEAD } else { AS_PLAY };
    story.add_finding("meant-as-lead", Answer::from_bool(as_lead), line)?;
    let on_purpose = how < 4;
    let line = if on_purpose { ON_PURPOSE } else { BY_ACCIDENT };
    story.add_finding("deliberate-exposure", Answer::from_bool(on_purpose), line)?;
    story.add_finding("visible", Answer::YES, PARTNER_COULD_SEE)?;
    story.call_director(declarer);
    match how {
        0 => {
            story.add_event(declarer, Act::Chooses(Choice::Highest));
            story.add_sentence(WANTS_HIGHEST);
        }
        1 => {
            story.add_event(declarer, Act::Chooses(Choice::Lowest));
            story.add_sentence(WANTS_LOWEST);
        }
        _ => story.add_sentence(LOOKS_AT_PARTNER),
    }
    Some(())
}

const ANOTHER: SentenceWordings = &[
    text(
        "{by} ha già giocato {first}, e poco dopo davanti a lui è scopert{o/a} anche {card}.",
        "{by} has already played the {first}, and shortly after the {card} lies face up before him as well.",
    ),
    text(
        "Nella presa in corso {by} ha messo {first}; poi dalla sua mano esce, scopert{o/a}, anche {card}.",
        "To the trick in progress {by} has put the {first}; then the {card} comes out of his hand too, face up.",
    ),
    text(
        "Dopo aver giocato {first}, {by} scopre sul tavolo anche {card}.",
        "After playing the {first}, {by} faces the {card} on the table as well.",
    ),
];
const AS_LEAD: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} intendeva attaccare: credeva la presa finita.",
        "The director finds that {by} meant to lead: he believed the trick over.",
    ),
    text(
        "Per l'Arbitro {by} credeva di essere in presa, e il suo era un attacco.",
        "The director finds that {by} believed that he was on lead, and that it was a lead.",
    ),
];
const AS_PLAY: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} non intendeva attaccare: sapeva la presa ancora aperta.",
        "The director finds that {by} did not mean to lead: he knew that the trick was not over.",
    ),
    text(
        "Per l'Arbitro {by} non credeva di essere in presa, e il suo non era un attacco.",
        "The director finds that {by} did not believe that he was on lead, and that it was no lead.",
    ),
];
const ON_PURPOSE: SentenceWordings = &[
    text("{by} ha messo giù la carta deliberatamente.", "{by} put the card down deliberately."),
    text(
        "{by} ha messo lì la carta di proposito: non gli è caduta.",
        "{by} put the card there on purpose: he did not drop it.",
    ),
];
const BY_ACCIDENT: SentenceWordings = &[
    text(
        "{by} non ha messo giù la carta deliberatamente.",
        "{by} did not put the card down deliberately.",
    ),
    text(
        "{by} non ha messo lì la carta di proposito: gli è caduta.",
        "{by} did not put the card there on purpose: he dropped it.",
    ),
];
const KNOCKED: SentenceWordings = &[
    text(
        "{by} ha già giocato {first}, e poco dopo, urtato da un cameriere, scopre anche {card}.",
        "{by} has already played the {first}, and shortly after, bumped by a waiter, he faces the {card} as well.",
    ),
    text(
        "Nella presa in corso {by} ha messo {first}; poi, per una spinta di chi passava, gli esce anche {card}.",
        "To the trick in progress {by} has put the {first}; then, pushed by somebody passing, he lets out the {card} too.",
    ),
    text(
        "Dopo aver giocato {first}, {by}, spinto da un angolista, lascia cadere anche {card}.",
        "After playing the {first}, {by}, pushed by a kibitzer, drops the {card} as well.",
    ),
];
const SLIPS: SentenceWordings = &[
    text(
        "{by} ha già giocato {first}, e poco dopo, nel riordinare le altre, gli cade anche {card}.",
        "{by} has already played the {first}, and shortly after, sorting the others, he drops the {card} as well.",
    ),
    text(
        "Nella presa in corso {by} ha messo {first}; poi, mentre cerca gli occhiali, gli scivola anche {card}.",
        "To the trick in progress {by} has put the {first}; then, while he looks for his glasses, the {card} slips out too.",
    ),
    text(
        "Dopo aver giocato {first}, {by}, girato verso un vicino, lascia cadere anche {card}.",
        "After playing the {first}, {by}, turned to a neighbour, drops the {card} as well.",
    ),
];
const WANTS_HIGHEST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e, informato, chiede a {partner} la carta più alta del seme.",
        "{declarer} calls the director and, informed, asks {partner} for the highest card of the suit.",
    ),
    text(
        "Chiamato l'Arbitro, {declarer} vuole da {partner} la carta più alta del seme.",
        "The director having been called, {declarer} wants {partner} to play the highest card of the suit.",
    ),
];
const WANTS_LOWEST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e, informato, chiede a {partner} la carta più bassa del seme.",
        "{declarer} calls the director and, informed, asks {partner} for the lowest card of the suit.",
    ),
    text(
        "Chiamato l'Arbitro, {declarer} vuole da {partner} la carta più bassa del seme.",
        "The director having been called, {declarer} wants {partner} to play the lowest card of the suit.",
    ),
];
const LOOKS_AT_PARTNER: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro; a {partner} non ha ancora chiesto nulla.",
        "{declarer} calls the director; he has not asked anything of {partner} yet.",
    ),
    text(
        "Chiamato l'Arbitro, {declarer} non ha ancora chiesto nulla a {partner}.",
        "The director having been called, {declarer} has not asked anything of {partner} yet.",
    ),
];

pub static DECLARERS_FIFTH: Scenario =
    scenario(45, "declarers-fifth-card", &["dichiarante", "quinta carta"], declarers_fifth)
        .tricks(2..=9)
        .asks(&[Ruling, Ruling, Rights("opponent")]);

/// Declarer has played to the trick from his hand, and plays or drops another card; a defender may have answered.
fn declarers_fifth(story: &mut Story<'_>) -> Option<()> {
    let (declarer, trick) = (story.declarer(), story.position.trick?);
    let first = trick.card(declarer)?.card()?;
    let card = story.pick(story.hand(declarer))?;
    let opponent = story.pick_from(&[declarer.lho(), declarer.rho()])?;
    cast!(story, opponent, first, card);
    let how = story.choose(5);
    if how == 0 {
        story.add_event(declarer, Act::Drops { card: card.into(), seen: NOBODY, jostled: false });
        story.add_sentence(DECLARERS_FALLS);
        story.add_finding("meant-as-lead", Answer::NO, DECLARER_AS_PLAY)?;
    } else {
        story.plays(declarer, card);
        story.add_sentence(DECLARERS_ANOTHER);
        let as_lead = how > 1;
        let line = if as_lead { DECLARER_AS_LEAD } else { DECLARER_AS_PLAY };
        story.add_finding("meant-as-lead", Answer::from_bool(as_lead), line)?;
    }
    story.call_director(opponent);
    match how {
        3 => {
            story.add_event(opponent, Act::Chooses(Choice::Accept));
            story.add_sentence(OPPONENT_ACCEPTS);
        }
        4 => {
            story.add_event(opponent, Act::Chooses(Choice::Refuse));
            story.add_sentence(OPPONENT_REFUSES);
        }
        _ => story.add_sentence(OPPONENT_CALLS),
    }
    Some(())
}

const DECLARERS_ANOTHER: SentenceWordings = &[
    text(
        "{declarer} ha già giocato {first} dalla mano, e poco dopo scopre anche {card}.",
        "{declarer} has already played the {first} from his hand, and shortly after faces the {card} as well.",
    ),
    text(
        "Dalla mano {declarer} ha messo {first} nella presa in corso; poi mette avanti anche {card}.",
        "From his hand {declarer} has put the {first} on the trick in progress; then he puts out the {card} too.",
    ),
];
const DECLARERS_FALLS: SentenceWordings = &[
    text(
        "{declarer} ha già giocato {first} dalla mano, e poco dopo gli cade, scopert{o/a}, anche {card}.",
        "{declarer} has already played the {first} from his hand, and shortly after the {card} falls face up as well.",
    ),
    text(
        "Dalla mano {declarer} ha messo {first} nella presa in corso; poi gli scivola fuori anche {card}.",
        "From his hand {declarer} has put the {first} on the trick in progress; then the {card} slips out too.",
    ),
];
const DECLARER_AS_LEAD: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} intendeva attaccare: credeva la presa finita.",
        "The director finds that {declarer} meant to lead: he believed the trick over.",
    ),
    text(
        "Per l'Arbitro {declarer} credeva di essere in presa, e il suo era un attacco.",
        "The director finds that {declarer} believed that he was on lead, and that it was a lead.",
    ),
];
const DECLARER_AS_PLAY: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} non intendeva attaccare: sapeva la presa ancora aperta.",
        "The director finds that {declarer} did not mean to lead: he knew that the trick was not over.",
    ),
    text(
        "Per l'Arbitro {declarer} non credeva di essere in presa, e il suo non era un attacco.",
        "The director finds that {declarer} did not believe that he was on lead, and that it was no lead.",
    ),
];
const OPPONENT_ACCEPTS: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro e accetta la carta.",
        "{opponent} calls the director and accepts the card.",
    ),
    text(
        "Chiamato l'Arbitro, {opponent} dice che la carta gli va bene.",
        "The director having been called, {opponent} says that the card suits him.",
    ),
];
const OPPONENT_REFUSES: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro e non accetta la carta.",
        "{opponent} calls the director and does not accept the card.",
    ),
    text(
        "Chiamato l'Arbitro, {opponent} dice che la carta non gli va bene.",
        "The director having been called, {opponent} says that the card does not suit him.",
    ),
];
