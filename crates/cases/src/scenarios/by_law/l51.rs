//! Law 51: two or more penalty cards.

use super::l52::declarer_says;
use super::prelude::*;
use super::scenes::small;

mod leads;

pub const SCENARIOS: &[&Scenario] = &[
    &SECOND_CARD,
    &WHICH_FIRST,
    &leads::PARTNER_LEADS,
    &leads::ON_LEAD_WITH_TWO,
    &leads::FORBIDS_SEVERAL,
];

static SECOND_CARD: Scenario =
    scenario(51, "second-card", &["difensore", "carte penalizzate"], second_card)
        .tricks(2..=9)
        .asks(&[Ruling, Ruling, Rights("by"), Rights("declarer")]);

/// Another card of a defender with a minor penalty card is exposed: he names it, or it falls, through his own fault or
/// another's.
fn second_card(story: &mut Story<'_>) -> Option<()> {
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
    let how = story.choose(3);
    if how == 0 {
        story.add_event(by, Act::Names(card.into()));
    } else {
        let seen = BySeat([false; 4]);
        story.add_event(by, Act::Drops { card: card.into(), seen, jostled: how == 1 });
    }
    story.add_sentence([NAMES, JOSTLED, FALLS][how]);
    story.call_director(story.declarer());
    story.choose_finding("visible", SEEN, NOT_SEEN)?;
    Some(())
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
const HAD_ONE: SentenceWordings = &[
    text(
        "{by} ha ripreso in mano {before}, che prima un angolista gli aveva fatto cadere.",
        "{by} has taken up the {before}, which a kibitzer had made him drop before.",
    ),
    text(
        "Prima un angolista aveva fatto cadere {before} a {by}, che l{o/a:before} ha ripres{o/a:before} in mano.",
        "Before, a kibitzer had made {by} drop the {before}, and he has taken it up.",
    ),
];
const NAMES: SentenceWordings = &[
    text(
        "{by}, seccato con {declarer}, dice al tavolo che ha anche {card}.",
        "{by}, annoyed with {declarer}, tells the table that he has the {card} too.",
    ),
    text(
        "Mentre parla con {declarer}, a {by} scappa detto che ha ancora {card}.",
        "While he talks to {declarer}, {by} lets slip that he still has the {card}.",
    ),
];
const FALLS: SentenceWordings = &[
    text(
        "{by}, che guarda {declarer} mentre riordina le carte, lascia cadere {card} scopert{o/a} sul tavolo.",
        "{by}, watching {declarer} while he sorts his cards, drops the {card} face up on the table.",
    ),
    text(
        "Distratto da {declarer} che parla, {by} si lascia scivolare di mano {card}, che cade scopert{o/a}.",
        "Distracted by {declarer} talking, {by} lets the {card} slip face up from his hand.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "{declarer} urta il braccio a {by}, e {card} cade scopert{o/a} sul tavolo.",
        "{declarer} knocks {by}'s arm, and the {card} falls face up on the table.",
    ),
    text(
        "Urtato da {declarer}, che si alza, {by} lascia cadere scopert{o/a} {card}.",
        "Knocked by {declarer}, who is getting up, {by} drops the {card} face up.",
    ),
];
const SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner} ha potuto vedere tutto.",
        "The director finds that {partner} could have seen everything.",
    ),
    text(
        "{partner} guardava il tavolo, e ha potuto vedere tutto.",
        "{partner} was looking at the table, and could have seen everything.",
    ),
];
const NOT_SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner}, chino a raccogliere la matita, non ha potuto vedere nulla.",
        "The director finds that {partner}, bent over to pick up his pencil, could have seen nothing.",
    ),
    text(
        "{partner} si era voltato, e non ha potuto vedere nulla.",
        "{partner} had turned round, and could have seen nothing.",
    ),
];

static WHICH_FIRST: Scenario =
    scenario(51, "which-first", &["difensore", "carte penalizzate"], which_first)
        .tricks(2..=9)
        .asks(&[Ruling, Ruling, Rights("by"), Rights("declarer")]);

/// A defender is to play while two of his cards lie on the table as major penalty cards, both of the suit led or one of
/// them. Declarer names one of them or nothing; the defender plays a card of the suit, and declarer answers.
fn which_first(story: &mut Story<'_>) -> Option<()> {
    let before = story.turn()?;
    let (by, declarer) = (before.lho(), story.declarer());
    story.require(story.is_defender(by) && story.position.on_table() < 3)?;
    let played = story.would_play()?;
    let led = story.led().unwrap_or(played.suit);
    let one = story.pick(story.suit(by, led))?;
    let two = story.pick(story.suit(by, led).without(one))?;
    let aside = story.pick(story.hand(by) - story.suit(by, led))?;
    cast!(story, before, by, played, one, two, aside);
    story.has_penalty(by, one, PenaltyGrade::Major);
    let both = story.either();
    story.has_penalty(by, if both { two } else { aside }, PenaltyGrade::Major);
    story.add_sentence(if both { ONE_AND_TWO } else { ONE_AND_ASIDE });
    story.play_on()?;
    story.add_sentence(HIS_TURN);
    let wish = story.choose(if both { 3 } else { 2 });
    if let Some(card) = [None, Some(one), Some(two)][wish] {
        story.add_event(declarer, Act::Designates(card.into()));
    }
    story.add_sentence([SAYS_NOTHING, SAYS_ONE, SAYS_TWO][wish]);
    let plays_one = story.either();
    story.plays(by, if plays_one { one } else { two });
    story.add_sentence(if plays_one { PLAYS_ONE } else { PLAYS_TWO });
    let is_right = if plays_one { wish < 2 } else { both && wish != 1 };
    declarer_says(story, if is_right { 1 } else { 3 });
    Some(())
}

const ONE_AND_TWO: SentenceWordings = &[
    text(
        "{by} ha sul tavolo due carte penalizzate maggiori, {one} e {two}.",
        "{by} has two major penalty cards on the table, the {one} and the {two}.",
    ),
    text(
        "Davanti a {by} ci sono {one} e {two}, carte penalizzate maggiori.",
        "Before {by} lie the {one} and the {two}, major penalty cards.",
    ),
];
const ONE_AND_ASIDE: SentenceWordings = &[
    text(
        "{by} ha sul tavolo due carte penalizzate maggiori, {one} e {aside}.",
        "{by} has two major penalty cards on the table, the {one} and the {aside}.",
    ),
    text(
        "Davanti a {by} ci sono {one} e {aside}, carte penalizzate maggiori.",
        "Before {by} lie the {one} and the {aside}, major penalty cards.",
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
    text("{declarer} gli dice di giocare {one}.", "{declarer} tells him to play the {one}."),
    text("«Metti {one}», gli dice {declarer}.", "'Play the {one},' {declarer} tells him."),
];
const SAYS_TWO: SentenceWordings = &[
    text("{declarer} gli dice di giocare {two}.", "{declarer} tells him to play the {two}."),
    text("«Metti {two}», gli dice {declarer}.", "'Play the {two},' {declarer} tells him."),
];
const SAYS_NOTHING: SentenceWordings = &[
    text(
        "{declarer} non gli dice che carta giocare.",
        "{declarer} does not tell him which card to play.",
    ),
    text(
        "«Un momento, ci penso», gli dice {declarer}.",
        "'One moment, let me think,' {declarer} tells him.",
    ),
];
const PLAYS_ONE: SentenceWordings = &[
    text(
        "{by}, che pensa già alla presa dopo, gioca {one}.",
        "{by}, already thinking of the next trick, plays the {one}.",
    ),
    text(
        "Senza badare a {declarer}, {by} mette {one}.",
        "Paying no heed to {declarer}, {by} puts out the {one}.",
    ),
];
const PLAYS_TWO: SentenceWordings = &[
    text(
        "{by}, che pensa già alla presa dopo, gioca {two}.",
        "{by}, already thinking of the next trick, plays the {two}.",
    ),
    text(
        "Senza badare a {declarer}, {by} mette {two}.",
        "Paying no heed to {declarer}, {by} puts out the {two}.",
    ),
];
