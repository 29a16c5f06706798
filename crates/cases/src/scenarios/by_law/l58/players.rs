//! Law 58: simultaneous plays by two players.

use crate::scenarios::by_law::card_choices::has_choice;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{acts_told, cast_from};
use crate::scenarios::by_law::sentences::{DECLARER_CALLS, DECLARER_HAS_LED};

pub static WITH_PARTNER: Scenario =
    scenario(58, "with-partner", &["difensore", "simultanee"], with_partner)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]]);

/// A defender plays to declarer's lead although it is his partner's turn: at the same instant as his partner, after him,
/// or alone. Declarer may have told him to play.
fn with_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_in_turn()?;
    let suit = story.led()?;
    story.require(story.position.on_table() == 1)?;
    let by = partner.partner();
    let (own, card) = (story.would_play()?, story.would_follow_later(by, 2)?);
    has_choice(story, by, card)?;
    cast!(story, by, partner, card, own, suit);
    cast_from(story, "from", partner.rho());
    story.add_sentence(DECLARER_HAS_LED);
    let play = |card: Card, manner| Act::Plays { card: card.into(), manner };
    acts_told(story, by, [IS_TOLD, THINKS_SO])?;
    let how = story.choose(3);
    if how != 1 {
        story.add_event(partner, play(own, PlayManner::Play));
    }
    let manner = if how == 0 { PlayManner::AtOnce } else { PlayManner::Play };
    story.add_event(by, play(card, manner));
    story.add_sentence([AT_ONCE, ALONE, AFTER_HIM][how]);
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const IS_TOLD: SentenceWordings = &[
    text(
        "{declarer} dice per errore a {by} che tocca a lui.",
        "{declarer} tells {by} by mistake that it is his turn.",
    ),
    text(
        "«Tocca a te», dice per errore {declarer} a {by}.",
        "'It is your turn', {declarer} says by mistake to {by}.",
    ),
    text(
        "«Gioca», dice per errore {declarer} a {by}.",
        "'Play', {declarer} says by mistake to {by}.",
    ),
    short_reasons::TOLD_HIS_TURN,
];
const THINKS_SO: SentenceWordings = &[
    text(
        "{declarer} non dice nulla, ma {by} crede che tocchi a lui.",
        "{declarer} says nothing, but {by} thinks that it is his turn.",
    ),
    text(
        "{by} crede che tocchi a lui, senza che {declarer} gli dica nulla.",
        "{by} thinks that it is his turn, though {declarer} says nothing to him.",
    ),
    text(
        "{by}, a cui {declarer} non ha detto nulla, crede che tocchi a lui.",
        "{by}, to whom {declarer} has said nothing, thinks that it is his turn.",
    ),
    short_reasons::nobody_told_his_turn(""),
];
const AT_ONCE: SentenceWordings = &[
    text(
        "Nello stesso istante {partner} gioca {own} e {by} gioca {card}.",
        "At the same instant {partner} plays the {own} and {by} plays the {card}.",
    ),
    text(
        "{by} gioca {card} nello stesso istante in cui {partner} gioca {own}.",
        "{by} plays the {card} at the same instant as {partner} plays the {own}.",
    ),
    text(
        "{partner} e {by} giocano insieme, {own} il primo e {card} il secondo.",
        "{partner} and {by} play together, the former the {own} and the latter the {card}.",
    ),
    because(
        "58A",
        [
            "{partner} e {by} hanno giocato nello stesso istante",
            "{partner} e {by} avessero giocato nello stesso istante",
        ],
        [
            "{partner} and {by} played at the same instant",
            "{partner} and {by} had played at the same instant",
        ],
    ),
];
const ALONE: SentenceWordings = &[
    text(
        "{partner} pensa ancora, e {by} gioca {card}.",
        "{partner} is still thinking, and {by} plays the {card}.",
    ),
    text(
        "{by} gioca {card} mentre {partner} pensa ancora.",
        "{by} plays the {card} while {partner} is still thinking.",
    ),
    text(
        "{partner} non ha ancora giocato quando {by} gioca {card}.",
        "{partner} has not played yet when {by} plays the {card}.",
    ),
    short_reasons::partner_has_not_played("57A"),
];
const AFTER_HIM: SentenceWordings = &[
    text(
        "{partner} gioca {own}, e subito dopo {by} gioca {card}.",
        "{partner} plays the {own}, and right after {by} plays the {card}.",
    ),
    text(
        "{by} gioca {card} subito dopo che {partner} ha giocato {own}.",
        "{by} plays the {card} right after {partner} has played the {own}.",
    ),
    text(
        "{partner} ha già giocato {own} quando {by} gioca {card}.",
        "{partner} has already played the {own} when {by} plays the {card}.",
    ),
    because(
        "",
        ["{partner} aveva già giocato", "{partner} avesse già giocato"],
        ["{partner} had already played", "{partner} had already played"],
    ),
];

pub static TWO_SIDES: Scenario =
    scenario(58, "two-sides", &["difensore", "simultanee", "dichiarante"], two_sides)
        .tricks(2..=10)
        .aspects(&[
            &[AspectKind::Fate],
            &[AspectKind::Fate, AspectKind::Turn],
            &[AspectKind::Turn],
        ]);

/// Declarer is on lead, and the defender on the right of that hand puts out a card as a lead: at the same instant as
/// declarer leads, before him, or alone; then declarer accepts or refuses the defender's lead.
fn two_sides(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.declaring_hand_on_lead()?;
    let (by, declarer) = (rightful.rho(), story.declarer());
    let (own, card) = (story.would_play()?, story.would_lead(by)?);
    cast!(story, by, rightful, own, card);
    cast_from(story, "from", rightful);
    let is_dummys = rightful == story.dummy();
    story.add_sentence(if is_dummys { DUMMYS_LEAD } else { HANDS_LEAD });
    let manner = PlayManner::Lead;
    // Declarer who has told the defender to lead does not lead himself.
    let told = acts_told(story, by, [LEAD_AS_TOLD, THINKS_ON_LEAD])?;
    let how = story.choose(if told { 2 } else { 4 });
    let of_defender = Act::Plays {
        card: card.into(),
        manner: if how == 2 { PlayManner::AtOnce } else { manner },
    };
    let of_declarer = Act::Plays { card: own.into(), manner };
    if how == 2 {
        story.add_event(rightful, of_declarer);
    }
    story.add_event(by, of_defender);
    if how == 3 {
        story.add_event(rightful, of_declarer);
    }
    story.call_director(declarer);
    if how < 2 {
        story.add_event(declarer, Act::Chooses([Choice::Accept, Choice::Refuse][how]));
    }
    story.add_sentence([ACCEPTS, REFUSES, TOGETHER, DEFENDER_FIRST][how]);
    Some(())
}

const HANDS_LEAD: SentenceWordings = &[
    text(
        "L'ultima presa l'ha vinta {rightful}, in mano.",
        "{rightful} has won the last trick in hand.",
    ),
    text("{rightful} è in presa, in mano.", "{rightful} is on lead, in hand."),
    text(
        "{rightful} ha preso in mano e deve attaccare.",
        "{rightful} has won in hand and is to lead.",
    ),
];
const DUMMYS_LEAD: SentenceWordings = &[
    text(
        "L'ultima presa l'ha vinta il morto ({rightful}).",
        "Dummy ({rightful}) has won the last trick.",
    ),
    text("In presa è il morto ({rightful}).", "Dummy ({rightful}) is on lead."),
    text("Ha preso il morto ({rightful}).", "Dummy ({rightful}) has won the trick."),
];
const LEAD_AS_TOLD: SentenceWordings = &[
    text(
        "{declarer} dice per errore a {by} che tocca a lui attaccare.",
        "{declarer} tells {by} by mistake that it is his lead.",
    ),
    text(
        "«Attacca tu», dice per errore {declarer} a {by}.",
        "'It is your lead', {declarer} says by mistake to {by}.",
    ),
    text(
        "«Sei in presa», dice per errore {declarer} a {by}.",
        "'You are on lead', {declarer} says by mistake to {by}.",
    ),
    short_reasons::TOLD_HIS_TURN,
];
const THINKS_ON_LEAD: SentenceWordings = &[
    text(
        "{declarer} non dice nulla, ma {by} ha perso il filo.",
        "{declarer} says nothing, but {by} has lost track.",
    ),
    text(
        "{by} ha perso il filo, senza che {declarer} gli dica nulla.",
        "{by} has lost track, though {declarer} says nothing to him.",
    ),
    text(
        "{by}, a cui {declarer} non ha detto nulla, ha perso il filo.",
        "{by}, to whom {declarer} has said nothing, has lost track.",
    ),
    short_reasons::nobody_told_his_turn(""),
];
const TOGETHER: SentenceWordings = &[
    text(
        "Nello stesso istante {declarer} attacca {own} {from} e {by} attacca {card}; {declarer} chiama l'Arbitro.",
        "At the same instant {declarer} leads the {own} {from} and {by} leads the {card}; {declarer} calls the director.",
    ),
    text(
        "{by} attacca {card} nello stesso istante in cui {declarer} attacca {own} {from}; {declarer} chiama l'Arbitro.",
        "{by} leads the {card} at the same instant as {declarer} leads the {own} {from}; {declarer} calls the director.",
    ),
    text(
        "{declarer} e {by} attaccano insieme, {own} {from} il primo e {card} il secondo, e {declarer} chiama l'Arbitro.",
        "{declarer} and {by} lead together, the former the {own} {from} and the latter the {card}, and {declarer} calls the director.",
    ),
    because(
        "58A",
        [
            "{declarer} e {by} hanno attaccato nello stesso istante",
            "{declarer} e {by} avessero attaccato nello stesso istante",
        ],
        [
            "{declarer} and {by} led at the same instant",
            "{declarer} and {by} had led at the same instant",
        ],
    ),
];
const DEFENDER_FIRST: SentenceWordings = &[
    text(
        "{by} attacca {card}, e subito dopo {declarer} fa il proprio attacco, {own} {from}; {declarer} chiama l'Arbitro.",
        "{by} leads the {card}, and right after {declarer} makes his own lead, the {own} {from}; {declarer} calls the director.",
    ),
    text(
        "{by} attacca {card} un momento prima che {declarer} faccia il proprio attacco, {own} {from}; {declarer} chiama l'Arbitro.",
        "{by} leads the {card} a moment before {declarer} makes his own lead, the {own} {from}; {declarer} calls the director.",
    ),
    text(
        "{by} ha già attaccato {card} quando {declarer} fa il proprio attacco, {own} {from}, e {declarer} chiama l'Arbitro.",
        "{by} has already led the {card} when {declarer} makes his own lead, the {own} {from}, and {declarer} calls the director.",
    ),
    because(
        "53",
        [
            "{declarer}, cui toccava, ha attaccato {own} {from} dopo {card}",
            "{declarer}, cui toccava, avesse attaccato {own} {from} solo dopo {card}",
        ],
        [
            "{declarer}, whose lead it was, led the {own} {from} after the {card}",
            "{declarer}, whose lead it was, had led the {own} {from} only after the {card}",
        ],
    ),
];
const ACCEPTS: SentenceWordings = &[
    text(
        "{by} attacca {card}; {declarer}, che non ha ancora attaccato {from}, chiama l'Arbitro e accetta l'attacco.",
        "{by} leads the {card}; {declarer}, who has not yet led {from}, calls the director and accepts the lead.",
    ),
    text(
        "{by} attacca {card} prima che {declarer} attacchi {from}; {declarer} chiama l'Arbitro e accetta l'attacco.",
        "{by} leads the {card} before {declarer} leads {from}; {declarer} calls the director and accepts the lead.",
    ),
    text(
        "{by} attacca {card} quando {declarer} non ha ancora attaccato {from}, e {declarer} chiama l'Arbitro e accetta l'attacco.",
        "{by} leads the {card} when {declarer} has not yet led {from}, and {declarer} calls the director and accepts the lead.",
    ),
    because(
        "53A",
        [
            "{declarer} accetta l'attacco di {by}",
            "{declarer}, senza attaccare, avesse accettato l'attacco di {by}",
        ],
        ["{declarer} accepts {by}'s lead", "{declarer}, without leading, had accepted {by}'s lead"],
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "{by} attacca {card}; {declarer}, che non ha ancora attaccato {from}, chiama l'Arbitro e rifiuta l'attacco.",
        "{by} leads the {card}; {declarer}, who has not yet led {from}, calls the director and refuses the lead.",
    ),
    text(
        "{by} attacca {card} prima che {declarer} attacchi {from}; {declarer} chiama l'Arbitro e rifiuta l'attacco.",
        "{by} leads the {card} before {declarer} leads {from}; {declarer} calls the director and refuses the lead.",
    ),
    text(
        "{by} attacca {card} quando {declarer} non ha ancora attaccato {from}, e {declarer} chiama l'Arbitro e rifiuta l'attacco.",
        "{by} leads the {card} when {declarer} has not yet led {from}, and {declarer} calls the director and refuses the lead.",
    ),
    because(
        "56",
        [
            "{declarer} rifiuta l'attacco di {by}",
            "{declarer}, senza attaccare, avesse rifiutato l'attacco di {by}",
        ],
        ["{declarer} refuses {by}'s lead", "{declarer}, without leading, had refused {by}'s lead"],
    ),
];
