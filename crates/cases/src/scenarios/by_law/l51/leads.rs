//! Law 51: leads of a defender who has several penalty cards, or whose partner has.

use super::super::l52::declarer_says;
use crate::scenarios::by_law::prelude::*;

pub static PARTNER_LEADS: Scenario =
    scenario(51, "partner-leads", &["difensore", "carte penalizzate", "attacco"], partner_leads)
        .tricks(2..=9)
        .asks(&[Ruling, Ruling, Rights("by"), Rights("partner")]);

/// A defender is to lead while his partner has two penalty cards, of one suit or of two; declarer restricts the lead,
/// leaves it free, or says nothing.
fn partner_leads(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_on_lead()?;
    let (partner, declarer) = (by.partner(), story.declarer());
    let one = story.pick(story.hand(partner))?;
    story.require(!story.suit(by, one.suit).is_empty())?;
    story.require(story.hand(by).len() > story.suit(by, one.suit).len())?;
    let two = story.pick(story.suit(partner, one.suit).without(one))?;
    let aside = story.pick(story.hand(partner) - story.suit(partner, one.suit))?;
    cast!(story, by, partner, one, two, aside, suit = one.suit);
    story.has_penalty(partner, one, PenaltyGrade::Major);
    let same_suit = story.either();
    story.has_penalty(partner, if same_suit { two } else { aside }, PenaltyGrade::Major);
    story.add_sentence(if same_suit { PARTNERS_BOTH } else { PARTNERS_ASIDE });
    story.add_sentence(ON_LEAD);
    story.choose_answer(
        declarer,
        &[
            (Some(Choice::Require(one.suit)), REQUIRES),
            (Some(Choice::Forbid(one.suit)), FORBIDS),
            (Some(Choice::Free), LEAVES_FREE),
            (None, NOT_CHOSEN),
        ],
    );
    Some(())
}

const PARTNERS_BOTH: SentenceWordings = &[
    text(
        "{partner} ha sul tavolo due carte penalizzate maggiori, {one} e {two}.",
        "{partner} has two major penalty cards on the table, the {one} and the {two}.",
    ),
    text(
        "Davanti a {partner} ci sono {one} e {two}, carte penalizzate maggiori.",
        "Before {partner} lie the {one} and the {two}, major penalty cards.",
    ),
];
const PARTNERS_ASIDE: SentenceWordings = &[
    text(
        "{partner} ha sul tavolo due carte penalizzate maggiori, {one} e {aside}.",
        "{partner} has two major penalty cards on the table, the {one} and the {aside}.",
    ),
    text(
        "Davanti a {partner} ci sono {one} e {aside}, carte penalizzate maggiori.",
        "Before {partner} lie the {one} and the {aside}, major penalty cards.",
    ),
];
const ON_LEAD: SentenceWordings = &[
    text("Deve attaccare {by}.", "{by} is to lead."),
    text("L'ultima presa è di {by}.", "{by} has won the last trick."),
    text("In presa è {by}.", "{by} is on lead."),
];
const REQUIRES: SentenceWordings = &[
    text("{declarer} richiede l'attacco a {suit}.", "{declarer} requires a lead in {suit}."),
    text("«Attacca a {suit}», gli dice {declarer}.", "'Lead {suit},' {declarer} tells him."),
];
const FORBIDS: SentenceWordings = &[
    text("{declarer} proibisce l'attacco a {suit}.", "{declarer} forbids a lead in {suit}."),
    text(
        "«Attacca come vuoi, ma non a {suit}», gli dice {declarer}.",
        "'Lead what you like, but not {suit},' {declarer} tells him.",
    ),
];
const LEAVES_FREE: SentenceWordings = &[
    text(
        "{declarer} non richiede né proibisce l'attacco a {suit}, e lo lascia libero.",
        "{declarer} neither requires nor forbids a lead in {suit}, and leaves it free.",
    ),
    text(
        "«Attacca a {suit} o come vuoi», gli dice {declarer}.",
        "'Lead {suit} or what you like,' {declarer} tells him.",
    ),
];
const NOT_CHOSEN: SentenceWordings = &[
    text(
        "{declarer} non ha ancora detto se vuole l'attacco a {suit}.",
        "{declarer} has not yet said whether he wants {suit} led.",
    ),
    text(
        "«Se ti faccio attaccare a {suit}? Ci penso», gli dice {declarer}.",
        "'Shall I have you lead {suit}? Let me think,' {declarer} tells him.",
    ),
];

pub static ON_LEAD_WITH_TWO: Scenario =
    scenario(51, "on-lead-with-two", &["difensore", "carte penalizzate", "attacco"], on_lead)
        .tricks(2..=9)
        .asks(&[Ruling, Ruling, Rights("by"), Rights("declarer")]);

/// A defender is to lead with two penalty cards of two suits; declarer names one of them, or nothing. The defender leads
/// another of the two than declarer has named, or a card from his hand, and declarer answers.
fn on_lead(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_on_lead()?;
    let one = story.pick(story.hand(by))?;
    let two = story.pick(story.hand(by) - story.suit(by, one.suit))?;
    let other = story.pick(story.hand(by).without(one).without(two))?;
    let declarer = story.declarer();
    cast!(story, by, one, two, other);
    for card in [one, two] {
        story.has_penalty(by, card, PenaltyGrade::Major);
    }
    story.add_sentence(TWO_ON_TABLE);
    let named = story.choose(3);
    if let Some(card) = [None, Some(one), Some(two)][named] {
        story.add_event(declarer, Act::Designates(card.into()));
    }
    story.add_sentence([NAMES_NONE, NAMES_ONE, NAMES_TWO][named]);
    let leads_other = story.choose(if named == 1 { 1 } else { 2 }) == 0;
    story.leads(by, if leads_other { other } else { one });
    story.add_sentence(if leads_other { LEADS_OTHER } else { LEADS_ONE });
    declarer_says(story, if named == 0 && !leads_other { 1 } else { 3 });
    Some(())
}

const TWO_ON_TABLE: SentenceWordings = &[
    text(
        "{by} è in presa, con {one} e {two} sul tavolo, carte penalizzate maggiori.",
        "{by} is on lead, with the {one} and the {two} on the table, major penalty cards.",
    ),
    text(
        "Deve attaccare {by}, che ha sul tavolo {one} e {two}, carte penalizzate maggiori.",
        "{by} is to lead, and has the {one} and the {two} on the table, major penalty cards.",
    ),
];
const NAMES_NONE: SentenceWordings = &[
    text(
        "{declarer} non ha ancora detto se vuole {one} o {two}.",
        "{declarer} has not yet said whether he wants the {one} or the {two}.",
    ),
    text(
        "«Quale delle due? Ci penso», dice {declarer}.",
        "'Which of the two? Let me think', says {declarer}.",
    ),
];
const NAMES_ONE: SentenceWordings = &[
    text("{declarer} dice che vuole {one}.", "{declarer} says that he wants the {one}."),
    text("«Attacca {one}», dice {declarer}.", "'Lead the {one}', says {declarer}."),
];
const NAMES_TWO: SentenceWordings = &[
    text("{declarer} dice che vuole {two}.", "{declarer} says that he wants the {two}."),
    text("«Attacca {two}», dice {declarer}.", "'Lead the {two}', says {declarer}."),
];
const LEADS_ONE: SentenceWordings = &[
    text(
        "{by}, che pensava ad altro, attacca {one}.",
        "{by}, whose mind was elsewhere, leads the {one}.",
    ),
    text(
        "Senza aver sentito bene, {by} attacca {one}.",
        "Not having heard well, {by} leads the {one}.",
    ),
];
const LEADS_OTHER: SentenceWordings = &[
    text(
        "{by}, che pensava ad altro, attacca {other} dalla mano.",
        "{by}, whose mind was elsewhere, leads the {other} from his hand.",
    ),
    text(
        "Senza aver sentito bene, {by} attacca {other} dalla mano.",
        "Not having heard well, {by} leads the {other} from his hand.",
    ),
];

pub static FORBIDS_SEVERAL: Scenario = scenario(
    51,
    "forbids-several",
    &["difensore", "carte penalizzate", "attacco"],
    forbids_several,
)
.tricks(2..=8)
.asks(&[Ruling, Ruling, Rights("by"), Rights("partner")]);

/// A defender is to lead while his partner has penalty cards of two suits; declarer requires one of the suits, or forbids
/// one or both.
fn forbids_several(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_on_lead()?;
    let (partner, declarer) = (by.partner(), story.declarer());
    let one = story.pick(story.hand(partner))?;
    let two = story.pick(story.hand(partner) - story.suit(partner, one.suit))?;
    for card in [one, two] {
        story.require(!story.suit(by, card.suit).is_empty())?;
        story.has_penalty(partner, card, PenaltyGrade::Major);
    }
    let left = story.hand(by) - story.suit(by, one.suit) - story.suit(by, two.suit);
    story.require(!left.is_empty())?;
    cast!(story, by, partner, one, two, first = one.suit, second = two.suit);
    story.add_sentence(TWO_SUITS);
    story.add_sentence(ON_LEAD);
    let which = story.choose(7);
    let choices: &[Choice] = match which {
        0 => &[Choice::Require(one.suit)],
        1 => &[Choice::Require(two.suit)],
        2 => &[Choice::Forbid(one.suit)],
        3 => &[Choice::Forbid(two.suit)],
        4 => &[Choice::Forbid(one.suit), Choice::Forbid(two.suit)],
        5 => &[Choice::Free],
        _ => &[],
    };
    for choice in choices {
        story.add_event(declarer, Act::Chooses(*choice));
    }
    story.add_sentence(
        [WANTS_FIRST, WANTS_SECOND, NOT_FIRST, NOT_SECOND, NEITHER, EITHER, THINKS][which],
    );
    Some(())
}

const TWO_SUITS: SentenceWordings = &[
    text(
        "{partner} ha sul tavolo due carte penalizzate maggiori, {one} e {two}.",
        "{partner} has two major penalty cards on the table, the {one} and the {two}.",
    ),
    text(
        "Davanti a {partner} ci sono {one} e {two}, tutte e due carte penalizzate maggiori.",
        "Before {partner} lie the {one} and the {two}, both of them major penalty cards.",
    ),
];
const WANTS_FIRST: SentenceWordings = &[
    text(
        "{declarer} richiede l'attacco a {first}, e non parla di {second}.",
        "{declarer} requires a lead in {first}, and does not speak of {second}.",
    ),
    text(
        "«Attacca a {first}», dice {declarer}, e non parla di {second}.",
        "'Lead {first}', says {declarer}, and does not speak of {second}.",
    ),
];
const WANTS_SECOND: SentenceWordings = &[
    text(
        "{declarer} richiede l'attacco a {second}, e non parla di {first}.",
        "{declarer} requires a lead in {second}, and does not speak of {first}.",
    ),
    text(
        "«Attacca a {second}», dice {declarer}, e non parla di {first}.",
        "'Lead {second}', says {declarer}, and does not speak of {first}.",
    ),
];
const NOT_FIRST: SentenceWordings = &[
    text(
        "{declarer} proibisce l'attacco a {first}, e non parla di {second}.",
        "{declarer} forbids a lead in {first}, and does not speak of {second}.",
    ),
    text(
        "«Non attaccare a {first}», dice {declarer}, e non parla di {second}.",
        "'Do not lead {first}', says {declarer}, and does not speak of {second}.",
    ),
];
const NOT_SECOND: SentenceWordings = &[
    text(
        "{declarer} proibisce l'attacco a {second}, e non parla di {first}.",
        "{declarer} forbids a lead in {second}, and does not speak of {first}.",
    ),
    text(
        "«Non attaccare a {second}», dice {declarer}, e non parla di {first}.",
        "'Do not lead {second}', says {declarer}, and does not speak of {first}.",
    ),
];
const NEITHER: SentenceWordings = &[
    text(
        "{declarer} proibisce l'attacco a {first} e anche a {second}.",
        "{declarer} forbids a lead in {first} and also in {second}.",
    ),
    text(
        "«Non attaccare a {first}», dice {declarer}, «e nemmeno a {second}».",
        "'Do not lead {first}', says {declarer}, 'nor {second} either'.",
    ),
];
const EITHER: SentenceWordings = &[
    text(
        "{declarer} lascia libero l'attacco, anche a {first} e a {second}.",
        "{declarer} leaves the lead free, in {first} and {second} too.",
    ),
    text(
        "«Attacca pure a {first}, a {second} o come vuoi», dice {declarer}.",
        "'Lead {first}, {second} or what you like', says {declarer}.",
    ),
];
const THINKS: SentenceWordings = &[
    text(
        "{declarer} non ha ancora detto nulla, né di {first} né di {second}.",
        "{declarer} has not said anything yet, of {first} or of {second}.",
    ),
    text(
        "«Un momento, penso a {first} e a {second}», dice {declarer}.",
        "'One moment, I am thinking of {first} and {second}', says {declarer}.",
    ),
];
