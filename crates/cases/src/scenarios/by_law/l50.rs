//! Law 50: disposition of a penalty card.

mod inquiry;

mod rights;

mod lead;

use super::l52::{choose_grade, declarer_decides};
use super::prelude::*;
use super::scenes::{NOBODY, cast_from, defender, small};

pub const SCENARIOS: &[&Scenario] = &[
    &MAJOR_OR_MINOR,
    &TO_PLAY,
    &lead::PARTNER_LEADS,
    &lead::TOO_SOON,
    &rights::WHOSE_FAULT,
    &inquiry::SHOWN_OR_SEEN,
];

static MAJOR_OR_MINOR: Scenario =
    scenario(50, "major-or-minor", &["difensore", "carta penalizzata"], major_or_minor)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Duty]]);

/// One or two cards of a defender fall, by accident or because of an outsider, where his partner can see them or not.
fn major_or_minor(story: &mut Story<'_>) -> Option<()> {
    let by = defender(story)?;
    let card = story.pick(small(story.hand(by)))?;
    let other = story.pick(small(story.hand(by)) - story.suit(by, card.suit))?;
    cast!(story, card, other);
    let (alone, jostled) = (story.either(), story.choose(2) == 1);
    for card in [card, other].into_iter().take(if alone { 1 } else { 2 }) {
        story.add_event(by, Act::Drops { card: card.into(), seen: NOBODY, jostled });
    }
    story.add_sentence(match (alone, jostled) {
        (true, false) => FALLS,
        (false, false) => BOTH_FALL,
        (true, true) => KNOCKED,
        (false, true) => BOTH_KNOCKED,
    });
    let (seen, unseen) = if alone { (SEEN, UNSEEN) } else { (BOTH_SEEN, BOTH_UNSEEN) };
    story.choose_finding("visible", seen, unseen)?;
    story.call_director(story.declarer());
    story.add_sentence(SEES_IT_FALL);
    Some(())
}

const SEES_IT_FALL: SentenceWordings = &[
    text(
        "{declarer} ha visto cadere qualcosa, e chiama l'Arbitro.",
        "{declarer} has seen something fall, and calls the director.",
    ),
    text(
        "L'Arbitro arriva, chiamato da {declarer}, che ha visto cadere qualcosa.",
        "The director comes, called by {declarer}, who has seen something fall.",
    ),
];
const FALLS: SentenceWordings = &[
    text(
        "A {by}, che riordina le carte, cade di mano {card}.",
        "{by}, who is sorting his cards, drops the {card}.",
    ),
    text(
        "Nel cercare gli occhiali {by} si lascia sfuggire {card}.",
        "Looking for his glasses, {by} lets the {card} slip from his hand.",
    ),
    text(
        "{by} si alza per chiudere la finestra e fa cadere {card}.",
        "{by} gets up to close the window and drops the {card}.",
    ),
    because(
        "50B",
        [
            "{by} ha fatto cadere solo {card}, senza essere urtato",
            "{by} avesse fatto cadere solo {card}, senza essere urtato",
        ],
        [
            "{by} dropped only the {card}, without being knocked",
            "{by} had dropped only the {card}, without being knocked",
        ],
    ),
];
const BOTH_FALL: SentenceWordings = &[
    text(
        "A {by}, che riordina le carte, cadono di mano {card} e {other}.",
        "{by}, who is sorting his cards, drops the {card} and the {other}.",
    ),
    text(
        "Nel cercare gli occhiali {by} si lascia sfuggire {card} e {other}.",
        "Looking for his glasses, {by} lets the {card} and the {other} slip from his hand.",
    ),
    text(
        "{by} si alza per chiudere la finestra e fa cadere {card} e {other}.",
        "{by} gets up to close the window and drops the {card} and the {other}.",
    ),
    because(
        "50B",
        [
            "{by} ha fatto cadere {card} e {other} senza essere urtato",
            "{by} avesse fatto cadere {card} e {other} senza essere urtato",
        ],
        [
            "{by} dropped the {card} and the {other} without being knocked",
            "{by} had dropped the {card} and the {other} without being knocked",
        ],
    ),
];
const KNOCKED: SentenceWordings = &[
    text(
        "Un cameriere urta {by}, a cui cade di mano {card}.",
        "A waiter knocks {by}, who drops the {card}.",
    ),
    text(
        "Un angolista urta il braccio di {by}, che si lascia sfuggire {card}.",
        "A kibitzer knocks the arm of {by}, who lets the {card} slip from his hand.",
    ),
    text(
        "Chi passa fra i tavoli urta {by} e gli fa cadere {card}.",
        "Somebody passing between the tables knocks {by} and makes him drop the {card}.",
    ),
    because(
        "50",
        [
            "{by}, urtato da un estraneo, ha fatto cadere {card}",
            "{by}, urtato da un estraneo, avesse fatto cadere {card}",
        ],
        [
            "{by}, knocked by an outsider, dropped the {card}",
            "{by}, knocked by an outsider, had dropped the {card}",
        ],
    ),
];
const BOTH_KNOCKED: SentenceWordings = &[
    text(
        "Un cameriere urta {by}, a cui cadono di mano {card} e {other}.",
        "A waiter knocks {by}, who drops the {card} and the {other}.",
    ),
    text(
        "Un angolista urta il braccio di {by}, che si lascia sfuggire {card} e {other}.",
        "A kibitzer knocks the arm of {by}, who lets the {card} and the {other} slip from his hand.",
    ),
    text(
        "Chi passa fra i tavoli urta {by} e gli fa cadere {card} e {other}.",
        "Somebody passing between the tables knocks {by} and makes him drop the {card} and the {other}.",
    ),
    because(
        "50",
        [
            "{by}, urtato da un estraneo, ha fatto cadere {card} e {other}",
            "{by}, urtato da un estraneo, avesse fatto cadere {card} e {other}",
        ],
        [
            "{by}, knocked by an outsider, dropped the {card} and the {other}",
            "{by}, knocked by an outsider, had dropped the {card} and the {other}",
        ],
    ),
];
const SEEN: SentenceWordings = &[
    text(
        "La carta cade scoperta sul tavolo, dove {partner} può vederla.",
        "The card lands face up on the table, where {partner} can see it.",
    ),
    text(
        "Rimane scopert{o/a} sul tavolo: {partner} avrebbe potuto vederl{o/a}.",
        "It lies face up on the table: {partner} could have seen it.",
    ),
    text(
        "Dal suo posto {partner} ha potuto vederl{o/a}: è rimast{o/a} scopert{o/a} sul tavolo davanti a {by}.",
        "From his seat {partner} could have seen it: it has stayed face up on the table before {by}.",
    ),
    short_reasons::partner_could_see("49"),
];
const UNSEEN: SentenceWordings = &[
    text(
        "La carta cade scoperta per terra accanto a {by}, dove {partner} non può vederla.",
        "The card lands face up on the floor beside {by}, where {partner} cannot see it.",
    ),
    text(
        "Rimane scopert{o/a} per terra accanto a {by}: {partner} non avrebbe potuto vederl{o/a}.",
        "It lies face up on the floor beside {by}: {partner} could not have seen it.",
    ),
    text(
        "Dal suo posto {partner} non ha potuto vederl{o/a}: è finit{o/a} sotto la sedia di {by}.",
        "From his seat {partner} could not have seen it: it has ended up under {by}'s chair.",
    ),
    short_reasons::PARTNER_COULD_NOT_SEE,
];
const BOTH_SEEN: SentenceWordings = &[
    text(
        "Le carte cadono scoperte sul tavolo, dove {partner} può vederle.",
        "The cards land face up on the table, where {partner} can see them.",
    ),
    text(
        "Rimangono scoperte sul tavolo: {partner} avrebbe potuto vederle.",
        "They lie face up on the table: {partner} could have seen them.",
    ),
    text(
        "Dal suo posto {partner} ha potuto vederle: sono rimaste scoperte sul tavolo davanti a {by}.",
        "From his seat {partner} could have seen them: they have stayed face up on the table before {by}.",
    ),
    because(
        "49",
        [
            "{partner} poteva vedere {card} e {other}",
            "{partner} avesse potuto vedere {card} e {other}",
        ],
        [
            "{partner} could see the {card} and the {other}",
            "{partner} could have seen the {card} and the {other}",
        ],
    ),
];
const BOTH_UNSEEN: SentenceWordings = &[
    text(
        "Le carte cadono scoperte per terra accanto a {by}, dove {partner} non può vederle.",
        "The cards land face up on the floor beside {by}, where {partner} cannot see them.",
    ),
    text(
        "Rimangono scoperte per terra accanto a {by}: {partner} non avrebbe potuto vederle.",
        "They lie face up on the floor beside {by}: {partner} could not have seen them.",
    ),
    text(
        "Dal suo posto {partner} non ha potuto vederle: sono finite sotto la sedia di {by}.",
        "From his seat {partner} could not have seen them: they have ended up under {by}'s chair.",
    ),
    because(
        "45A",
        [
            "{partner} non poteva vedere {card} e {other}",
            "{partner} non avesse potuto vedere {card} e {other}",
        ],
        [
            "{partner} could not see the {card} and the {other}",
            "{partner} could not have seen the {card} and the {other}",
        ],
    ),
];

static TO_PLAY: Scenario =
    scenario(50, "to-discard", &["difensore", "carta penalizzata", "scarto"], to_discard)
        .tricks(3..=11)
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]]);

/// A defender who has just got a penalty card, major or minor, cannot follow suit, and discards another card of its suit
/// or of a third suit; declarer may answer.
fn to_discard(story: &mut Story<'_>) -> Option<()> {
    let before = story.declaring_hand_on_lead()?;
    let by = before.lho();
    let (holding, trumps) = (story.hand(by), story.trumps());
    let is_void = |card: &Card| story.suit(by, card.suit).is_empty();
    let led = story.pick(story.hand(before).iter().filter(is_void).collect())?;
    let is_plain = |card: &Card| Some(card.suit) != trumps;
    let plain: Hand = small(holding).iter().filter(is_plain).collect();
    let due = story.pick(plain)?;
    let low = story.pick((plain & story.suit(by, due.suit)).without(due))?;
    let free = story.pick(plain - story.suit(by, due.suit))?;
    cast!(story, before, by, led, due, low, free);
    cast_from(story, "from", before);
    choose_grade(story, by, due);
    story.plays(before, led);
    story.add_sentence(LEADS_VOID);
    let same = story.either();
    story.plays(by, if same { low } else { free });
    story.add_sentence(if same { DISCARDS_SAME } else { DISCARDS_FREE });
    declarer_decides(story);
    Some(())
}

const LEADS_VOID: SentenceWordings = &[
    text(
        "{declarer} attacca {led} {from}, e {by} non ha carte di quel seme.",
        "{declarer} leads the {led} {from}, and {by} has no card of that suit.",
    ),
    text(
        "Sull'attacco di {declarer}, {led} {from}, {by} non può rispondere a colore.",
        "On {declarer}'s lead, the {led} {from}, {by} cannot follow suit.",
    ),
    text(
        "{declarer} gioca {led} {from}; di quel seme {by} non ha carte.",
        "{declarer} plays the {led} {from}; {by} has no card of that suit.",
    ),
];
const DISCARDS_SAME: SentenceWordings = &[
    text("{by} scarta {low} dalla mano.", "{by} discards the {low} from his hand."),
    text("Dalla mano {by} scarta {low}.", "From his hand {by} discards the {low}."),
    text(
        "{by} sceglie di scartare {low}, che ha in mano.",
        "{by} chooses to discard the {low}, which he has in his hand.",
    ),
    because(
        "50C",
        [
            "{by} ha scartato {low}, non un onore, dello stesso seme di {due}",
            "{by} avesse scartato {low}, non un onore, dello stesso seme di {due}",
        ],
        [
            "{by} discarded the {low}, not an honour, of the same suit as the {due}",
            "{by} had discarded the {low}, not an honour, of the same suit as the {due}",
        ],
    ),
];
const DISCARDS_FREE: SentenceWordings = &[
    text("{by} scarta {free} dalla mano.", "{by} discards the {free} from his hand."),
    text("Dalla mano {by} scarta {free}.", "From his hand {by} discards the {free}."),
    text(
        "{by} sceglie di scartare {free}, che ha in mano.",
        "{by} chooses to discard the {free}, which he has in his hand.",
    ),
    because(
        "",
        [
            "{by} ha scartato {free}, di un seme diverso da {due}",
            "{by} avesse scartato {free}, di un seme diverso da {due}",
        ],
        [
            "{by} discarded the {free}, of a different suit from the {due}",
            "{by} had discarded the {free}, of a different suit from the {due}",
        ],
    ),
];
