//! Law 51: two or more penalty cards.

mod inquiry;

use super::card_choices::apart_from;
use super::l52::{HIS_TURN, YES_OR_NO, choose_next, declarer_says};
use super::prelude::*;
use super::scenes::{NOBODY, cast_from, small, unasked};
use super::sentences::DECLARER_CALLS;

pub(super) mod leads;

pub const SCENARIOS: &[&Scenario] = &[
    &SECOND_CARD,
    &WHICH_FIRST,
    &leads::PARTNER_LEADS,
    &leads::ON_LEAD_WITH_TWO,
    &leads::TWO_SUITS_SHOWN,
    &inquiry::SAYS_HE_DID_NOT_LOOK,
];

/// What is asked about a card: what becomes of it, and whose turn it is.
const ASPECTS: &[&[AspectKind]] = &[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]];

static SECOND_CARD: Scenario =
    scenario(51, "second-card", &["difensore", "carte penalizzate"], second_card)
        .tricks(2..=9)
        .aspects(ASPECTS);

/// A card of a defender falls, through his own fault or another's, when he has a minor penalty card or has taken up the
/// card that fell first.
fn second_card(story: &mut Story<'_>) -> Option<()> {
    second_falls(story)?;
    story.choose_finding("visible", SEEN, NOT_SEEN)?;
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

/// Adds the card that fell first, or that he has taken up, and the fall of the second; returns whether declarer made it
/// fall.
fn second_falls(story: &mut Story<'_>) -> Option<bool> {
    let by = story.a_defender()?;
    story.require(story.turn() != Some(by))?;
    let before = story.pick(small(story.hand(by)))?;
    let card = story.pick(small(story.hand(by)) - story.suit(by, before.suit))?;
    cast!(story, by, partner = by.partner(), before, card);
    let penalty = story.either();
    if penalty {
        story.has_penalty(by, before, PenaltyGrade::Minor);
    }
    story.add_sentence(if penalty { HAS_ONE } else { HAD_ONE });
    story.begin_second_incident();
    let jostled = story.either();
    story.add_event(by, Act::Drops { card: card.into(), seen: NOBODY, jostled });
    story.add_sentence(if jostled { JOSTLED } else { FALLS });
    Some(jostled)
}

const HAS_ONE: SentenceWordings = &[
    text(
        "A {by} è appena cadut{o/a:before} {before}: l'Arbitro {lo/la:before} ha lasciat{o/a:before} sul tavolo, come carta penalizzata.",
        "{by} has just dropped the {before}: the director has left it on the table, as a penalty card.",
    ),
    text(
        "{by} ha fatto cadere per sbaglio {before}, che l'Arbitro ha lasciato sul tavolo come carta penalizzata.",
        "{by} has dropped the {before} by accident, and the director has left it on the table as a penalty card.",
    ),
    text(
        "{by} ha lasciato cadere poco fa {before}, che è sul tavolo come carta penalizzata.",
        "{by} let the {before} fall a moment ago, and it is on the table as a penalty card.",
    ),
    because(
        "50B",
        [
            "{before} era già sul tavolo come carta penalizzata",
            "{before} fosse già sul tavolo come carta penalizzata",
        ],
        [
            "the {before} was already on the table as a penalty card",
            "the {before} had already been on the table as a penalty card",
        ],
    ),
];
const HAD_ONE: SentenceWordings = &[
    text(
        "A {by} è appena cadut{o/a:before} {before}: non per sua colpa, ha deciso l'Arbitro, che gliel'ha fatt{o/a:before} riprendere in mano.",
        "{by} has just dropped the {before}: not through his own fault, the director ruled, and had him take it up again.",
    ),
    text(
        "A {by} è cadut{o/a:before} poco fa {before}: l'Arbitro, che non l'ha ritenuto in colpa, gliel'ha fatt{o/a:before} riprendere in mano.",
        "{by} let the {before} fall a moment ago: the director found him not at fault, and had him take it up again.",
    ),
    text(
        "{by} ha fatto cadere {before}, ma l'Arbitro non l'ha ritenuto in colpa, e gliel'ha fatt{o/a:before} riprendere in mano.",
        "{by} has dropped the {before}, but the director found him not at fault, and had him take it up again.",
    ),
    because(
        "",
        ["{by} aveva ripreso in mano {before}", "{by} avesse ripreso in mano {before}"],
        ["{by} had taken up the {before} again", "{by} had taken up the {before} again"],
    ),
];
const FALLS: SentenceWordings = &[
    text(
        "Poco dopo {by} si lascia sfuggire anche {card}.",
        "A little later {by} lets the {card} slip from his hand too.",
    ),
    text(
        "Poi {by}, riordinando le carte, fa cadere anche {card}.",
        "Then {by}, sorting his cards, drops the {card} too.",
    ),
    text("Subito dopo a {by} cade anche {card}.", "Right after, {by} drops the {card} too."),
    short_reasons::NOT_KNOCKED,
];
const JOSTLED: SentenceWordings = &[
    text(
        "Poco dopo {declarer} urta {by}, a cui sfugge anche {card}.",
        "A little later {declarer} knocks {by}, and the {card} slips from his hand too.",
    ),
    text(
        "Poi {declarer}, alzandosi, urta {by}, a cui cade anche {card}.",
        "Then {declarer}, getting up, knocks {by}, who drops the {card} too.",
    ),
    text(
        "Subito dopo {declarer} urta {by}, e gli fa cadere anche {card}.",
        "Right after, {declarer} knocks {by} and makes him drop the {card} too.",
    ),
    short_reasons::KNOCKED_BY_DECLARER,
];
const SEEN: SentenceWordings = &[
    text(
        "{card} cade scopert{o/a} sul tavolo, dove {partner} può vederl{o/a}.",
        "The {card} lands face up on the table, where {partner} can see it.",
    ),
    text(
        "Finisce scopert{o/a} sul tavolo: {partner} avrebbe potuto vederl{o/a}.",
        "It lands face up on the table: {partner} could have seen it.",
    ),
    text(
        "{partner} può vedere la carta, che è scoperta sul tavolo.",
        "{partner} can see the card, which is face up on the table.",
    ),
    short_reasons::partner_could_see("49"),
];
const NOT_SEEN: SentenceWordings = &[
    text(
        "{card} cade scopert{o/a} per terra, dove {partner} non può vederl{o/a}.",
        "The {card} lands face up on the floor, where {partner} cannot see it.",
    ),
    text(
        "Finisce scopert{o/a} per terra: {partner} non avrebbe potuto vederl{o/a}.",
        "It lands face up on the floor: {partner} could not have seen it.",
    ),
    text(
        "{partner} non può vedere la carta, che è scoperta per terra.",
        "{partner} cannot see the card, which is face up on the floor.",
    ),
    short_reasons::PARTNER_COULD_NOT_SEE,
];

static WHICH_FIRST: Scenario =
    scenario(51, "which-first", &["difensore", "carte penalizzate"], which_first)
        .tricks(2..=9)
        .aspects(FATE_BY_CLAUSE);

/// A defender to whom two cards have fallen is to play to a lead in the suit of both. Declarer names one of them; the
/// defender plays the other, the next hand may play, and declarer may answer.
fn which_first(story: &mut Story<'_>) -> Option<()> {
    let before = story.declaring_hand_on_lead()?;
    let (by, declarer) = (before.lho(), story.declarer());
    let played = story.would_play()?;
    let held = story.suit(by, played.suit);
    let one = story.pick(held)?;
    let two = story.pick(apart_from(held, one).without(one))?;
    let answer = story.would_follow_later(by.lho(), 2)?;
    cast!(story, by, played, one = unasked(one), two, answer);
    cast_from(story, "from_before", before);
    cast_from(story, "from", by.lho());
    for card in [one, two] {
        story.has_penalty(by, card, PenaltyGrade::Major);
    }
    story.add_sentence(ONE_AND_TWO);
    story.play_on()?;
    story.add_sentence(HIS_TURN);
    story.add_event(declarer, Act::Designates(one.into()));
    story.add_sentence(SAYS_ONE);
    story.plays(by, two);
    story.add_sentence(PLAYS_TWO);
    let next_plays = choose_next(story, by.lho(), answer);
    declarer_says(story, YES_OR_NO, next_plays);
    Some(())
}

const ONE_AND_TWO: SentenceWordings = &[
    text(
        "A {by} cadono scoperte sul tavolo {one} e {two}, e l'Arbitro le lascia lì come carte penalizzate.",
        "{by} drops the {one} and the {two} face up on the table, and the director leaves them there as penalty cards.",
    ),
    text(
        "A {by} sono appena cadute di mano {one} e {two}, che l'Arbitro ha dichiarato carte penalizzate.",
        "{by} has just dropped the {one} and the {two}, and the director has made them penalty cards.",
    ),
    text(
        "{by} ha sul tavolo {one} e {two}, che gli sono appena cadute di mano: per l'Arbitro sono carte penalizzate.",
        "{by} has on the table the {one} and the {two}, which he has just dropped: the director has ruled that they are penalty cards.",
    ),
];
const SAYS_ONE: SentenceWordings = &[
    text("{declarer} gli dice di giocare {one}.", "{declarer} tells him to play the {one}."),
    text("«Metti {one}», gli dice {declarer}.", "'Play the {one},' {declarer} tells him."),
    text("{declarer} sceglie {one}.", "{declarer} chooses the {one}."),
];
const PLAYS_TWO: SentenceWordings = &[
    text("{by} gioca invece {two}.", "{by} plays the {two} instead."),
    text("Ma {by} gioca {two}.", "But {by} plays the {two}."),
    text("{by} non lo ascolta e gioca {two}.", "{by} does not listen and plays the {two}."),
];
