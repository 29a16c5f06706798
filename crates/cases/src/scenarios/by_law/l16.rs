//! Law 16: information that does not come from a legal call or play.

use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::BySeat;
use arbitro_laws::record::Act;
use arbitro_laws::ruling::text;

pub const SCENARIOS: &[&Scenario] = &[&FROM_PARTNER];

static FROM_PARTNER: Scenario =
    scenario(16, "from-partner", &["difensore", "informazione"], from_partner).tricks(2..=10);

/// A defender gives his partner information: by a word, by naming a card, or by a card that falls.
fn from_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    let by = partner.partner();
    let card = story.pick(story.hand(by))?;
    story.cast("by", by);
    story.cast("partner", partner);
    story.cast("card", card);
    story.cast("suit", card.suit);
    let drops = |jostled| Act::Drops { card: card.into(), seen: BySeat([true; 4]), jostled };
    let (act, line) = match story.choose(4) {
        0 => (Act::Remarks, REMARKS),
        1 => (Act::Names(card.into()), NAMES),
        2 => (drops(true), JOSTLED),
        _ => (drops(false), DROPS),
    };
    story.add_event(by, act);
    story.add_sentence(line);
    story.call_director(story.declarer());
    story.choose_finding("information-used", USED, NOT_USED)?;
    Some(())
}

const REMARKS: SentenceWordings = &[
    text(
        "{partner} sta per giocare. «Se tornassi a {suit}...», borbotta {by} fra sé, ma lo sentono tutti.",
        "{partner} is about to play. 'If only you came back {suit}...', mutters {by} to himself, but everybody hears it.",
    ),
    text(
        "Mentre {partner} pensa, {by}, spazientito, si lascia scappare una parola su {suit}.",
        "While {partner} thinks, {by}, out of patience, lets slip a word about {suit}.",
    ),
];
const NAMES: SentenceWordings = &[
    text(
        "{partner} sta per giocare. «Ma ho io {card}», sfugge a {by}.",
        "{partner} is about to play. 'But I have the {card}', escapes {by}.",
    ),
    text(
        "Mentre {partner} pensa, {by}, spazientito, dice di avere {card}.",
        "While {partner} thinks, {by}, out of patience, says that he has the {card}.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "{partner} sta per giocare. {declarer}, allungandosi verso il morto, urta {by} e gli fa cadere {card}, scopert{o/a} davanti a tutti.",
        "{partner} is about to play. {declarer}, reaching towards dummy, knocks {by} and makes him drop the {card}, face up before everybody.",
    ),
    text(
        "Mentre {partner} pensa, {dummy} urta col gomito {by}, e {card} finisce scopert{o/a} sul tavolo, in vista di tutti.",
        "While {partner} thinks, {dummy} nudges {by} with his elbow, and the {card} lands face up on the table, in everybody's view.",
    ),
];
const DROPS: SentenceWordings = &[
    text(
        "{partner} sta per giocare. A {by}, che riordina le carte, cade {card}, scopert{o/a} davanti a tutti.",
        "{partner} is about to play. {by}, sorting his cards, drops the {card}, face up before everybody.",
    ),
    text(
        "Mentre {partner} pensa, a {by} scivola di mano {card}, che finisce scopert{o/a} in vista di tutti.",
        "While {partner} thinks, the {card} slips from {by}'s hand and lands face up in everybody's view.",
    ),
];
const USED: SentenceWordings = &[
    text(
        "A gioco finito l'Arbitro trova che {partner}, fra alternative logiche, ha scelto quella suggerita.",
        "After play the director finds that {partner} chose, among logical alternatives, the one suggested.",
    ),
    text(
        "{partner}, accerta poi l'Arbitro, fra giocate logiche ha preferito quella che ne era suggerita.",
        "{partner}, the director later finds, preferred among logical plays the one that it suggested.",
    ),
];
const NOT_USED: SentenceWordings = &[
    text(
        "A gioco finito l'Arbitro trova che {partner} non se n'è servito.",
        "After play the director finds that {partner} made no use of it.",
    ),
    text(
        "{partner}, accerta poi l'Arbitro, non aveva alternative logiche.",
        "{partner}, the director later finds, had no logical alternatives.",
    ),
];
