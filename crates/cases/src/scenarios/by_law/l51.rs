//! Law 51: two or more penalty cards.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::event::Choice;
use arbitro_laws::record::{Act, PenaltyGrade};
use arbitro_laws::ruling::text;

use super::l50::small;
use super::scenes::{KnownCardScene, becomes_known};

pub const SCENARIOS: &[&Scenario] = &[&SECOND_CARD, &WHICH_FIRST, &PARTNER_LEADS];

static SECOND_CARD: Scenario =
    scenario(51, "second-card", &["difensore", "carte penalizzate"], second_card)
        .tricks(2..=9)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("by"),
            QuestionSubject::Rights("declarer"),
        ]);

/// Another card of a defender with a minor penalty card is exposed.
fn second_card(story: &mut Story<'_>) -> Option<()> {
    let by = story.a_defender()?;
    story.require(story.turn() != Some(by))?;
    let before = story.pick(small(story.hand(by)))?;
    let card = story.pick(small(story.hand(by)) - story.suit(by, before.suit))?;
    story.cast("by", by);
    story.cast("partner", by.partner());
    story.cast("before", before);
    story.cast("card", card);
    story.has_penalty(by, before, PenaltyGrade::Minor);
    story.add_sentence(HAS_ONE);
    let how = KnownCardScene { named: NAMES, jostled: JOSTLED, falls: FALLS, seen: SEEN };
    becomes_known(story, by, card, &how)
}

const HAS_ONE: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {before}, carta penalizzata minore.",
        "{by} has the {before} on the table, a minor penalty card.",
    ),
    text(
        "Davanti a {by}, scopert{o/a:before}, c'è {before}: è una carta penalizzata minore.",
        "The {before} lies face up before {by}: it is a minor penalty card.",
    ),
];
const NAMES: SentenceWordings = &[
    text(
        "Seccato, dice al tavolo che ha anche {card}.",
        "Annoyed, he tells the table that he has the {card} too.",
    ),
    text("Gli scappa detto che ha ancora {card}.", "He lets slip that he still has the {card}."),
];
const FALLS: SentenceWordings = &[
    text(
        "Poi, mentre riordina le altre, gli cade scopert{o/a} sul tavolo {card}.",
        "Then, while he is sorting the others, the {card} falls face up on the table.",
    ),
    text(
        "Ora dalla mano gli scivola anche {card}, che finisce scopert{o/a} sul tavolo.",
        "Now the {card} slips from his hand too, and lands face up on the table.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "{declarer} gli urta il braccio, e cade scopert{o/a} sul tavolo {card}.",
        "{declarer} knocks his arm, and the {card} falls face up on the table.",
    ),
    text(
        "Un angolista inciampa nella sua sedia: {card} cade scopert{o/a} sul tavolo.",
        "A kibitzer stumbles over his chair: the {card} falls face up on the table.",
    ),
];
const SEEN: SentenceWordings = &[
    text("{partner} ha potuto vedere la carta.", "{partner} could have seen the card."),
    text(
        "Dal posto di {partner} la carta si vedeva.",
        "The card could be seen from {partner}'s seat.",
    ),
];

static WHICH_FIRST: Scenario =
    scenario(51, "which-first", &["difensore", "carte penalizzate"], which_first)
        .tricks(2..=9)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("by"),
            QuestionSubject::Rights("declarer"),
        ]);

/// A defender with two penalty cards is to play, and declarer may designate one of them.
fn which_first(story: &mut Story<'_>) -> Option<()> {
    let before = story.turn()?;
    let (by, declarer) = (before.lho(), story.declarer());
    story.require(story.is_defender(by) && story.position.on_table() < 3)?;
    let (_, played) = story.play_on()?;
    let led = story.led()?;
    let one = story.pick(story.suit(by, led))?;
    let two = story.pick(story.suit(by, led).without(one))?;
    let aside = story.pick(story.hand(by) - story.suit(by, led))?;
    story.cast("before", before);
    story.cast("by", by);
    for (slot, card) in [("played", played), ("one", one), ("two", two), ("aside", aside)] {
        story.cast(slot, card);
    }
    story.has_penalty(by, one, PenaltyGrade::Major);
    let in_suit = story.either();
    if in_suit {
        story.has_penalty(by, two, PenaltyGrade::Major);
        story.add_sentence(BOTH_IN_SUIT);
    } else {
        story.has_penalty(by, aside, PenaltyGrade::Major);
        story.add_sentence(ONE_ASIDE);
    }
    story.add_sentence(HIS_TURN);
    match story.choose(3) {
        0 => {
            story.add_event(declarer, Act::Designates(one.into()));
            story.add_sentence(SAYS_ONE);
        }
        1 => {
            story.add_event(declarer, Act::Designates(if in_suit { two } else { aside }.into()));
            story.add_sentence(if in_suit { SAYS_TWO } else { SAYS_ASIDE });
        }
        _ => story.add_sentence(SAYS_NOTHING),
    }
    Some(())
}

const BOTH_IN_SUIT: SentenceWordings = &[
    text(
        "{by} ha sul tavolo due carte penalizzate maggiori, {one} e {two}.",
        "{by} has two major penalty cards on the table, the {one} and the {two}.",
    ),
    text(
        "Davanti a {by}, scoperte, ci sono {one} e {two}, tutte e due carte penalizzate maggiori.",
        "The {one} and the {two} lie face up before {by}, both of them major penalty cards.",
    ),
];
const ONE_ASIDE: SentenceWordings = &[
    text(
        "{by} ha sul tavolo due carte penalizzate maggiori, {one} e {aside}.",
        "{by} has two major penalty cards on the table, the {one} and the {aside}.",
    ),
    text(
        "Davanti a {by}, scoperte, ci sono {one} e {aside}, tutte e due carte penalizzate maggiori.",
        "The {one} and the {aside} lie face up before {by}, both of them major penalty cards.",
    ),
];
const HIS_TURN: SentenceWordings = &[
    text(
        "{before} gioca {played}, e tocca a {by}.",
        "{before} plays the {played}, and it is {by}'s turn.",
    ),
    text(
        "Dopo {played} di {before} deve giocare {by}.",
        "After {before}'s {played} it is for {by} to play.",
    ),
];
const SAYS_ONE: SentenceWordings = &[
    text("{declarer} vuole che giochi {one}.", "{declarer} wants him to play the {one}."),
    text("«Metti {one}», gli dice {declarer}.", "'Play the {one},' {declarer} tells him."),
];
const SAYS_TWO: SentenceWordings = &[
    text("{declarer} vuole che giochi {two}.", "{declarer} wants him to play the {two}."),
    text("«Metti {two}», gli dice {declarer}.", "'Play the {two},' {declarer} tells him."),
];
const SAYS_ASIDE: SentenceWordings = &[
    text("{declarer} vuole che giochi {aside}.", "{declarer} wants him to play the {aside}."),
    text("«Metti {aside}», gli dice {declarer}.", "'Play the {aside},' {declarer} tells him."),
];
const SAYS_NOTHING: SentenceWordings = &[
    text("{declarer} non dice nulla.", "{declarer} says nothing."),
    text("{declarer} aspetta.", "{declarer} waits."),
];

static PARTNER_LEADS: Scenario =
    scenario(51, "partner-leads", &["difensore", "carte penalizzate", "attacco"], partner_leads)
        .tricks(2..=9)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("by"),
            QuestionSubject::Rights("partner"),
        ]);

/// A defender is to lead while his partner has two penalty cards, of one suit or of two; declarer restricts the lead or
/// leaves it free.
fn partner_leads(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| story.is_defender(*by))?;
    let (partner, declarer) = (by.partner(), story.declarer());
    story.require(story.led().is_none())?;
    let one = story.pick(story.hand(partner))?;
    story.require(!story.suit(by, one.suit).is_empty())?;
    story.require(story.hand(by).len() > story.suit(by, one.suit).len())?;
    let two = story.pick(story.suit(partner, one.suit).without(one))?;
    let aside = story.pick(story.hand(partner) - story.suit(partner, one.suit))?;
    story.cast("by", by);
    story.cast("partner", partner);
    for (slot, card) in [("one", one), ("two", two), ("aside", aside)] {
        story.cast(slot, card);
    }
    story.cast("suit", one.suit);
    story.has_penalty(partner, one, PenaltyGrade::Major);
    if story.either() {
        story.has_penalty(partner, two, PenaltyGrade::Major);
        story.add_sentence(PARTNERS_BOTH);
    } else {
        story.has_penalty(partner, aside, PenaltyGrade::Major);
        story.add_sentence(PARTNERS_ASIDE);
    }
    story.add_sentence(ON_LEAD);
    let (choices, line): (&[Choice], SentenceWordings) = match story.choose(3) {
        0 => (&[Choice::Require(one.suit)], REQUIRES),
        1 => (&[Choice::Forbid(one.suit)], FORBIDS),
        _ => (&[Choice::Free], LEAVES_FREE),
    };
    for choice in choices {
        story.add_event(declarer, Act::Chooses(*choice));
    }
    story.add_sentence(line);
    Some(())
}

const PARTNERS_BOTH: SentenceWordings = &[
    text(
        "{partner} ha sul tavolo due carte penalizzate maggiori, {one} e {two}.",
        "{partner} has two major penalty cards on the table, the {one} and the {two}.",
    ),
    text(
        "Davanti a {partner}, scoperte, ci sono {one} e {two}, carte penalizzate maggiori.",
        "The {one} and the {two} lie face up before {partner}, major penalty cards.",
    ),
];
const PARTNERS_ASIDE: SentenceWordings = &[
    text(
        "{partner} ha sul tavolo due carte penalizzate maggiori, {one} e {aside}.",
        "{partner} has two major penalty cards on the table, the {one} and the {aside}.",
    ),
    text(
        "Davanti a {partner}, scoperte, ci sono {one} e {aside}, carte penalizzate maggiori.",
        "The {one} and the {aside} lie face up before {partner}, major penalty cards.",
    ),
];
const ON_LEAD: SentenceWordings = &[
    text("Deve attaccare {by}.", "{by} is to lead."),
    text("L'ultima presa è di {by}.", "{by} has won the last trick."),
];
const REQUIRES: SentenceWordings = &[
    text(
        "{declarer} richiede l'attacco a {suit}, e non chiede altro.",
        "{declarer} requires a lead in {suit}, and asks for nothing else.",
    ),
    text("«Attacca a {suit}», gli dice {declarer}.", "'Lead {suit},' {declarer} tells him."),
];
const FORBIDS: SentenceWordings = &[
    text(
        "{declarer} proibisce l'attacco a {suit}, e non chiede altro.",
        "{declarer} forbids a lead in {suit}, and asks for nothing else.",
    ),
    text(
        "«Tutto, ma non {suit}», gli dice {declarer}.",
        "'Anything but {suit},' {declarer} tells him.",
    ),
];
const LEAVES_FREE: SentenceWordings = &[
    text(
        "{declarer} non richiede né proibisce nulla.",
        "{declarer} neither requires nor forbids anything.",
    ),
    text(
        "«Attacca come vuoi», gli dice {declarer}.",
        "'Lead what you like,' {declarer} tells him.",
    ),
];
