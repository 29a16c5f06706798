//! Law 51: leads of a defender who has several penalty cards, or whose partner has.

use super::super::l52::{YES_OR_NO, choose_next, declarer_says};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{cast_from, unasked};

pub static PARTNER_LEADS: Scenario =
    scenario(51, "partner-leads", &["difensore", "carte penalizzate", "attacco"], partner_leads)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Fate, AspectKind::Turn]]);

/// A defender is to lead while his partner has two penalty cards, of one suit or of two. Declarer restricts the lead in
/// the suit of one of them or leaves it free, and the defender leads that suit or another.
fn partner_leads(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_on_lead()?;
    let (partner, declarer) = (by.partner(), story.declarer());
    let leads = |card: &Card| !story.suit(by, card.suit).is_empty();
    let held: Hand = story.hand(partner).iter().filter(leads).collect();
    let one = story.pick(held)?;
    let two = story.pick(story.suit(partner, one.suit).without(one))?;
    let aside = story.pick(held - story.suit(partner, one.suit))?;
    let inside = story.pick(story.suit(by, one.suit))?;
    let outside = story.pick(story.hand(by) - story.suit(by, one.suit))?;
    cast!(story, by, partner, one, two, aside, inside, outside, suit = one.suit);
    story.has_penalty(partner, one, PenaltyGrade::Major);
    let same_suit = story.either();
    story.has_penalty(partner, if same_suit { two } else { aside }, PenaltyGrade::Major);
    story.add_sentence(ON_LEAD);
    story.add_sentence(if same_suit { PARTNERS_BOTH } else { PARTNERS_ASIDE });
    story.call_director(declarer);
    story.choose_answer(
        declarer,
        &[
            (Some(Choice::Require(one.suit)), REQUIRES),
            (Some(Choice::Forbid(one.suit)), FORBIDS),
            (Some(Choice::Free), LEAVES_FREE),
        ],
    );
    story.begin_second_incident();
    he_leads(story, by, inside, outside);
    Some(())
}

/// Chooses which of the cards in the slots `inside` and `outside`, of the suit that declarer has spoken of and of
/// another, the defender leads. Declarer asks the director about it.
pub fn he_leads(story: &mut Story<'_>, by: Seat, inside: Card, outside: Card) {
    let leads_suit = story.either();
    story.leads(by, if leads_suit { inside } else { outside });
    story.add_sentence(if leads_suit { LEADS_INSIDE } else { LEADS_OUTSIDE });
    story.call_director(story.declarer());
    story.add_sentence(ASKS_IF_REGULAR);
}

const ASKS_IF_REGULAR: SentenceWordings = &[
    text(
        "{declarer} chiede all'Arbitro se l'attacco è regolare.",
        "{declarer} asks the director whether the lead is in order.",
    ),
    text(
        "All'Arbitro {declarer} chiede se {by} poteva farlo.",
        "{declarer} asks the director whether {by} was allowed to do so.",
    ),
    text(
        "{declarer} vuole sapere dall'Arbitro se va bene così.",
        "{declarer} wants to know from the director whether that is in order.",
    ),
];
const LEADS_INSIDE: SentenceWordings = &[
    text("{by} attacca {inside}.", "{by} leads the {inside}."),
    text("Subito dopo {by} attacca {inside}.", "Right after, {by} leads the {inside}."),
    text("L'attacco di {by} è {inside}.", "{by}'s lead is the {inside}."),
    because(
        "",
        ["{by} ha attaccato {inside}", "{by} avesse attaccato {inside}"],
        ["{by} led the {inside}", "{by} had led the {inside}"],
    ),
];
const LEADS_OUTSIDE: SentenceWordings = &[
    text("{by} attacca {outside}.", "{by} leads the {outside}."),
    text("Subito dopo {by} attacca {outside}.", "Right after, {by} leads the {outside}."),
    text("L'attacco di {by} è {outside}.", "{by}'s lead is the {outside}."),
    because(
        "",
        ["{by} ha attaccato {outside}", "{by} avesse attaccato {outside}"],
        ["{by} led the {outside}", "{by} had led the {outside}"],
    ),
];
const PARTNERS_BOTH: SentenceWordings = &[
    text(
        "A {partner} cadono scoperte sul tavolo {one} e {two}, e l'Arbitro le lascia lì come carte penalizzate.",
        "{partner} drops the {one} and the {two} face up on the table, and the director leaves them there as penalty cards.",
    ),
    text(
        "A {partner} sono appena cadute di mano {one} e {two}, e per l'Arbitro sono carte penalizzate.",
        "{partner} has just dropped the {one} and the {two}, and the director has ruled that they are penalty cards.",
    ),
    text(
        "{partner} ha appena fatto cadere {one} e {two}, che l'Arbitro ha dichiarato carte penalizzate.",
        "{partner} has just let the {one} and the {two} fall, and the director has made them penalty cards.",
    ),
    because(
        "51B1",
        [
            "a {partner} erano cadute {one} e {two}, di un solo seme",
            "a {partner} fossero cadute {one} e {two}, di un solo seme",
        ],
        [
            "{partner} had dropped the {one} and the {two}, of one suit",
            "{partner} had dropped the {one} and the {two}, of one suit",
        ],
    ),
];
const PARTNERS_ASIDE: SentenceWordings = &[
    text(
        "A {partner} cadono scoperte sul tavolo {one} e {aside}, e l'Arbitro le lascia lì come carte penalizzate.",
        "{partner} drops the {one} and the {aside} face up on the table, and the director leaves them there as penalty cards.",
    ),
    text(
        "A {partner} sono appena cadute di mano {one} e {aside}, e per l'Arbitro sono carte penalizzate.",
        "{partner} has just dropped the {one} and the {aside}, and the director has ruled that they are penalty cards.",
    ),
    text(
        "{partner} ha appena fatto cadere {one} e {aside}, che l'Arbitro ha dichiarato carte penalizzate.",
        "{partner} has just let the {one} and the {aside} fall, and the director has made them penalty cards.",
    ),
    because(
        "51B2",
        [
            "a {partner} erano cadute {one} e {aside}, di due semi",
            "a {partner} fossero cadute {one} e {aside}, di due semi",
        ],
        [
            "{partner} had dropped the {one} and the {aside}, of two suits",
            "{partner} had dropped the {one} and the {aside}, of two suits",
        ],
    ),
];
const ON_LEAD: SentenceWordings = &[
    text("Deve attaccare {by}.", "{by} is to lead."),
    text("L'ultima presa è di {by}.", "{by} has won the last trick."),
    text("In presa è {by}.", "{by} is on lead."),
];
const REQUIRES: SentenceWordings = &[
    text(
        "Davanti all'Arbitro {declarer} richiede l'attacco a {suit}.",
        "In the director's presence {declarer} requires a lead in {suit}.",
    ),
    text(
        "Davanti all'Arbitro {declarer} dice a {by}: «Attacca a {suit}».",
        "In the director's presence {declarer} tells {by}: 'Lead {suit}'.",
    ),
    text(
        "Sentito l'Arbitro, {declarer} vuole da {by} un attacco a {suit}.",
        "Having heard the director, {declarer} wants {by} to lead {suit}.",
    ),
    short_reasons::required_the_lead("51B"),
];
const FORBIDS: SentenceWordings = &[
    text(
        "Davanti all'Arbitro {declarer} proibisce l'attacco a {suit}.",
        "In the director's presence {declarer} forbids a lead in {suit}.",
    ),
    text(
        "Davanti all'Arbitro {declarer} dice a {by}: «Non attaccare a {suit}».",
        "In the director's presence {declarer} tells {by}: 'Do not lead {suit}'.",
    ),
    text(
        "Sentito l'Arbitro, {declarer} non vuole da {by} un attacco a {suit}.",
        "Having heard the director, {declarer} does not want {by} to lead {suit}.",
    ),
    short_reasons::forbade_the_lead("51B"),
];
const LEAVES_FREE: SentenceWordings = &[
    text(
        "Davanti all'Arbitro {declarer} lascia libero l'attacco, a {suit} o altro.",
        "In the director's presence {declarer} leaves the lead free, in {suit} or otherwise.",
    ),
    text(
        "Davanti all'Arbitro {declarer} dice a {by}: «Attacca a {suit} o come vuoi».",
        "In the director's presence {declarer} tells {by}: 'Lead {suit} or what you like'.",
    ),
    text(
        "Sentito l'Arbitro, {declarer} lascia {by} libero di attaccare, a {suit} o no.",
        "Having heard the director, {declarer} leaves {by} free to lead, {suit} or not.",
    ),
    short_reasons::left_the_lead_free("50D2"),
];
pub static ON_LEAD_WITH_TWO: Scenario =
    scenario(51, "on-lead-with-two", &["difensore", "carte penalizzate", "attacco"], on_lead)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Fate, AspectKind::Turn], &[AspectKind::Turn]]);

/// A defender is to lead with two penalty cards of two suits; declarer names one of them, or nothing. The defender leads
/// a card from his hand, the next hand may play, and declarer may answer.
fn on_lead(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_on_lead()?;
    let one = story.pick(story.hand(by))?;
    let two = story.pick(story.hand(by) - story.suit(by, one.suit))?;
    let other = story.pick(story.hand(by).without(one).without(two))?;
    let declarer = story.declarer();
    let answer = story.would_follow(by.lho(), other)?;
    cast!(story, by, one = unasked(one), two = unasked(two), other, answer);
    cast_from(story, "from", by.lho());
    for card in [one, two] {
        story.has_penalty(by, card, PenaltyGrade::Major);
    }
    story.add_sentence(TWO_ON_TABLE);
    let named = story.choose(3);
    if let Some(card) = [None, Some(one), Some(two)][named] {
        story.add_event(declarer, Act::Designates(card.into()));
    }
    story.add_sentence([NAMES_NONE, NAMES_ONE, NAMES_TWO][named]);
    story.begin_second_incident();
    story.leads(by, other);
    story.add_sentence(LEADS_OTHER);
    let next_plays = choose_next(story, by.lho(), answer);
    // If he has named a card and refuses, that card is to be led; otherwise he has still to choose.
    let yes_or_no = if named == 0 { YES_OR_NO } else { &YES_OR_NO[..1] };
    declarer_says(story, if next_plays { YES_OR_NO } else { yes_or_no }, next_plays);
    Some(())
}

const TWO_ON_TABLE: SentenceWordings = &[
    text(
        "A {by}, che è in presa, cadono scoperte sul tavolo {one} e {two}, e l'Arbitro le lascia lì come carte penalizzate.",
        "{by}, who is on lead, drops the {one} and the {two} face up on the table, and the director leaves them there as penalty cards.",
    ),
    text(
        "Deve attaccare {by}, a cui sono appena cadute {one} e {two}: per l'Arbitro sono carte penalizzate.",
        "{by} is to lead, and has just dropped the {one} and the {two}: the director has ruled that they are penalty cards.",
    ),
    text(
        "{by}, che deve attaccare, urta il bicchiere e fa cadere {one} e {two}: l'Arbitro le lascia sul tavolo come carte penalizzate.",
        "{by}, who is to lead, knocks over his glass and drops the {one} and the {two}: the director leaves them on the table as penalty cards.",
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
    text(
        "{declarer} sta ancora scegliendo fra {one} e {two}.",
        "{declarer} is still choosing between the {one} and the {two}.",
    ),
    short_reasons::HAS_NOT_CHOSEN_BETWEEN,
];
const NAMES_ONE: SentenceWordings = &[
    text("{declarer} dice che vuole {one}.", "{declarer} says that he wants the {one}."),
    text("«Attacca {one}», dice {declarer}.", "'Lead the {one}', says {declarer}."),
    text("{declarer} sceglie {one}.", "{declarer} chooses the {one}."),
    short_reasons::CHOSE_ONE,
];
const NAMES_TWO: SentenceWordings = &[
    text("{declarer} dice che vuole {two}.", "{declarer} says that he wants the {two}."),
    text("«Attacca {two}», dice {declarer}.", "'Lead the {two}', says {declarer}."),
    text("{declarer} sceglie {two}.", "{declarer} chooses the {two}."),
    short_reasons::CHOSE_TWO,
];
const LEADS_OTHER: SentenceWordings = &[
    text("{by} attacca {other} dalla mano.", "{by} leads the {other} from his hand."),
    text("Ma {by} attacca {other} dalla mano.", "But {by} leads the {other} from his hand."),
    text("Dalla mano {by} attacca {other}.", "From his hand {by} leads the {other}."),
];

pub static TWO_SUITS_SHOWN: Scenario =
    scenario(51, "two-suits", &["difensore", "carte penalizzate", "attacco"], two_suits)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Fate, AspectKind::Turn]]);

/// A defender leads while his partner has penalty cards of two suits, one of which the leader does not hold; declarer
/// requires one of the suits, or forbids the one that he holds.
fn two_suits(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_on_lead()?;
    let (partner, declarer) = (by.partner(), story.declarer());
    let is_held = |card: &Card| !story.suit(by, card.suit).is_empty();
    let held: Hand = story.hand(partner).iter().filter(is_held).collect();
    let one = story.pick(held)?;
    let two = story.pick(story.hand(partner) - held)?;
    let inside = story.pick(story.suit(by, one.suit))?;
    let outside = story.pick(story.hand(by) - story.suit(by, one.suit))?;
    for card in [one, two] {
        story.has_penalty(partner, card, PenaltyGrade::Major);
    }
    cast!(story, by, partner, one, two, inside, outside, first = one.suit, second = two.suit);
    story.add_sentence(ON_LEAD);
    story.add_sentence(PARTNERS_BOTH);
    story.call_director(declarer);
    story.choose_answer(
        declarer,
        &[
            (Some(Choice::Require(one.suit)), WANTS_FIRST),
            (Some(Choice::Require(two.suit)), WANTS_SECOND),
            (Some(Choice::Forbid(one.suit)), NOT_FIRST),
        ],
    );
    story.begin_second_incident();
    he_leads(story, by, inside, outside);
    Some(())
}

const WANTS_FIRST: SentenceWordings = &[
    text(
        "Davanti all'Arbitro {declarer} richiede l'attacco a {first}.",
        "In the director's presence {declarer} requires a lead in {first}.",
    ),
    text(
        "Davanti all'Arbitro {declarer} dice a {by}: «Attacca a {first}».",
        "In the director's presence {declarer} tells {by}: 'Lead {first}'.",
    ),
    text(
        "Sentito l'Arbitro, {declarer} vuole da {by} un attacco a {first}.",
        "Having heard the director, {declarer} wants {by} to lead {first}.",
    ),
    because(
        "51B2(a)",
        [
            "{declarer} ha richiesto l'attacco a {first}",
            "{declarer} avesse richiesto l'attacco a {first}",
        ],
        ["{declarer} required a lead in {first}", "{declarer} had required a lead in {first}"],
    ),
];
const WANTS_SECOND: SentenceWordings = &[
    text(
        "Davanti all'Arbitro {declarer} richiede l'attacco a {second}.",
        "In the director's presence {declarer} requires a lead in {second}.",
    ),
    text(
        "Davanti all'Arbitro {declarer} dice a {by}: «Attacca a {second}».",
        "In the director's presence {declarer} tells {by}: 'Lead {second}'.",
    ),
    text(
        "Sentito l'Arbitro, {declarer} vuole da {by} un attacco a {second}.",
        "Having heard the director, {declarer} wants {by} to lead {second}.",
    ),
    because(
        "59",
        [
            "{declarer} ha richiesto l'attacco a {second}, che {by} non ha",
            "{declarer} avesse richiesto l'attacco a {second}, che {by} non ha",
        ],
        [
            "{declarer} required a lead in {second}, which {by} does not hold",
            "{declarer} had required a lead in {second}, which {by} does not hold",
        ],
    ),
];
const NOT_FIRST: SentenceWordings = &[
    text(
        "Davanti all'Arbitro {declarer} proibisce l'attacco a {first}.",
        "In the director's presence {declarer} forbids a lead in {first}.",
    ),
    text(
        "Davanti all'Arbitro {declarer} dice a {by}: «Non attaccare a {first}».",
        "In the director's presence {declarer} tells {by}: 'Do not lead {first}'.",
    ),
    text(
        "Sentito l'Arbitro, {declarer} non vuole da {by} un attacco a {first}.",
        "Having heard the director, {declarer} does not want {by} to lead {first}.",
    ),
    because(
        "51B2(b)",
        [
            "{declarer} ha proibito l'attacco a {first}",
            "{declarer} avesse proibito l'attacco a {first}",
        ],
        ["{declarer} forbade a lead in {first}", "{declarer} had forbidden a lead in {first}"],
    ),
];
