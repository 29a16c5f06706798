//! Law 58: simultaneous plays, by one player or by two.

use super::prelude::*;
use super::scenes::{cast_from, declarer_answers, told_by_declarer};

pub const SCENARIOS: &[&Scenario] = &[&TWO_CARDS, &WITH_PARTNER, &NEXT_HAS_PLAYED, &TWO_SIDES];

static TWO_CARDS: Scenario =
    scenario(58, "two-cards", &["più carte"], two_cards).tricks(2..=10).asks(&[Ruling]);

/// A player plays two cards at once; both faces could be seen, or only one. He may say which card he plays.
fn two_cards(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by != story.dummy())?;
    let first = story.would_play()?;
    let second = story.pick(story.position.legal(by).without(first))?;
    cast!(story, by, first, second);
    story.require(story.led().is_none_or(|led| first.suit == led))?;
    story.add_sentence(PUTS_TWO);
    story.add_event(by, Act::Plays { card: first.into(), manner: PlayManner::Play });
    story.add_event(by, Act::Plays { card: second.into(), manner: PlayManner::AtOnce });
    story.opponent_of(by);
    story.noticed_by_opponent_of(by);
    says_which(story);
    story.choose_finding("face-visible", BOTH_SEEN, ONE_SEEN)?;
    Some(())
}

/// Chooses what the player in the slot `by` says about the two cards in the slots `first` and `second`: nothing, or
/// which one he plays.
fn says_which(story: &mut Story<'_>) {
    use crate::scenarios::story::SlotValue::{Card, Seat};
    let (Some(Seat(by)), Some(Card(first)), Some(Card(second))) =
        (story.slot("by"), story.slot("first"), story.slot("second"))
    else {
        return;
    };
    match story.choose(3) {
        0 => story.add_sentence(SAYS_NOTHING),
        1 => {
            story.add_event(by, Act::Designates(first.into()));
            story.add_sentence(SAYS_FIRST);
        }
        _ => {
            story.add_event(by, Act::Designates(second.into()));
            story.add_sentence(SAYS_SECOND);
        }
    }
}

const PUTS_TWO: SentenceWordings = &[
    text(
        "Al suo turno {by} gioca {first}, e con quella carta finisce sul tavolo anche {second}, che le era attaccat{o/a:second}.",
        "At his turn {by} plays the {first}, and the {second}, which had stuck to it, lands on the table too.",
    ),
    text(
        "{by}, che deve giocare, mette insieme {first} e {second}: le carte erano appiccicose.",
        "{by}, who is to play, puts down the {first} and the {second} together: the cards were sticky.",
    ),
    text(
        "{by} gioca al suo turno, ma gli sfugge una carta di troppo: mette insieme {first} e {second}.",
        "{by} plays in turn, but a card too many slips out: he puts down the {first} and the {second} together.",
    ),
];
const BOTH_SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che si vedevano le facce di {first} e di {second}.",
        "The director finds that the faces of the {first} and of the {second} could be seen.",
    ),
    text(
        "Delle due carte, accerta l'Arbitro, si vedevano tutte e due le facce: {first} e {second}.",
        "Of the two cards, the director finds, both faces could be seen: the {first} and the {second}.",
    ),
];
const ONE_SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che si vedeva la faccia di {first}, ma non quella di {second}.",
        "The director finds that the face of the {first} could be seen, but not that of the {second}.",
    ),
    text(
        "Delle due carte, accerta l'Arbitro, si vedeva solo {first}, che copriva {second}.",
        "Of the two cards, the director finds, only the {first} could be seen, which covered the {second}.",
    ),
];
const SAYS_NOTHING: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro, e {by} non ha ancora detto quale carta gioca.",
        "{opponent} calls the director, and {by} has not yet said which card he plays.",
    ),
    text(
        "Chiamato da {opponent}, viene l'Arbitro: {by} non ha ancora scelto.",
        "Called by {opponent}, the director comes: {by} has not chosen yet.",
    ),
];
const SAYS_FIRST: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro, e {by} dice che gioca {first}.",
        "{opponent} calls the director, and {by} says that he plays the {first}.",
    ),
    text(
        "Chiamato da {opponent}, viene l'Arbitro: {by} sceglie {first}.",
        "Called by {opponent}, the director comes: {by} chooses the {first}.",
    ),
];
const SAYS_SECOND: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro, e {by} dice che gioca {second}.",
        "{opponent} calls the director, and {by} says that he plays the {second}.",
    ),
    text(
        "Chiamato da {opponent}, viene l'Arbitro: {by} sceglie {second}.",
        "Called by {opponent}, the director comes: {by} chooses the {second}.",
    ),
];

static NEXT_HAS_PLAYED: Scenario =
    scenario(58, "next-has-played", &["più carte", "difensore"], next_has_played)
        .tricks(2..=10)
        .asks(&[Ruling]);

/// A defender plays two cards of the suit led at once, and the next hand may play before he says which one he plays.
fn next_has_played(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    story.require(story.position.on_table() < 3)?;
    let first = story.would_play()?;
    story.require(story.led().is_none_or(|led| first.suit == led))?;
    let second = story.pick(story.suit(by, first.suit).without(first))?;
    let next = by.lho();
    let answer = story.would_follow_later(next, 1)?;
    cast!(story, by, opponent = story.declarer(), first, second, answer);
    cast_from(story, "from", next);
    story.add_sentence(PUTS_TWO);
    story.add_event(by, Act::Plays { card: first.into(), manner: PlayManner::Play });
    story.add_event(by, Act::Plays { card: second.into(), manner: PlayManner::AtOnce });
    story.choose_play(next, answer, NEXT_PLAYS, NEXT_WAITS);
    story.call_director(story.declarer());
    says_which(story);
    story.choose_finding("face-visible", BOTH_SEEN, ONE_SEEN)?;
    Some(())
}

const NEXT_PLAYS: SentenceWordings = &[
    text(
        "Subito dopo {declarer} gioca {answer} {from}.",
        "Right after, {declarer} plays the {answer} {from}.",
    ),
    text(
        "Senza guardare bene il tavolo {declarer} gioca {answer} {from}.",
        "Without a good look at the table {declarer} plays the {answer} {from}.",
    ),
];
const NEXT_WAITS: SentenceWordings = &[
    text("{declarer} non ha ancora giocato {from}.", "{declarer} has not yet played {from}."),
    text("Per ora {declarer} non gioca {from}.", "For now {declarer} does not play {from}."),
];

static WITH_PARTNER: Scenario =
    scenario(58, "with-partner", &["difensore", "simultanee"], with_partner)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// A defender plays although it is his partner's turn: at the same instant as his partner, before him, after him, or
/// alone.
fn with_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_in_turn()?;
    story.require(story.led().is_none() || story.position.on_table() == 1)?;
    let by = partner.partner();
    let own = story.would_play()?;
    let card = match story.led() {
        Some(_) => story.would_follow_later(by, 2)?,
        None => story.would_lead(by)?,
    };
    let manner = if story.led().is_none() { PlayManner::Lead } else { PlayManner::Play };
    cast!(story, by, partner, card, own);
    story.add_sentence(HIS_PARTNERS_TURN);
    let plays = |card| Act::Plays { card, manner };
    match story.choose(4) {
        0 => {
            story.add_event(partner, plays(own.into()));
            story.add_event(by, Act::Plays { card: card.into(), manner: PlayManner::AtOnce });
            story.add_sentence(AT_ONCE);
        }
        1 => {
            story.add_event(by, plays(card.into()));
            story.add_sentence(ALONE);
        }
        2 => {
            story.add_event(by, plays(card.into()));
            story.add_event(partner, plays(own.into()));
            story.add_sentence(BEFORE_HIM);
        }
        _ => {
            story.add_event(partner, plays(own.into()));
            story.add_event(by, Act::Plays { card: card.into(), manner: PlayManner::Play });
            story.add_sentence(AFTER_HIM);
        }
    }
    story.call_director(story.declarer());
    told_by_declarer(story)?;
    Some(())
}

const HIS_PARTNERS_TURN: SentenceWordings = &[
    text("Tocca a {partner}.", "It is {partner}'s turn."),
    text("Deve giocare {partner}.", "{partner} is to play."),
    text("{partner} è di turno.", "It is for {partner} to play."),
];
const AT_ONCE: SentenceWordings = &[
    text(
        "Nello stesso istante {partner} gioca {own} e {by}, distratto, gioca {card}.",
        "At the same instant {partner} plays the {own} and {by}, not attending, plays the {card}.",
    ),
    text(
        "{by} crede che tocchi a lui, e gioca {card} nello stesso istante in cui {partner} gioca {own}.",
        "{by} thinks that it is his turn, and plays the {card} at the same instant as {partner} plays the {own}.",
    ),
];
const ALONE: SentenceWordings = &[
    text(
        "Distratto, {by} gioca {card} mentre {partner} ci pensa ancora.",
        "Not attending, {by} plays the {card} while {partner} is still thinking.",
    ),
    text(
        "{by} crede che tocchi a lui, e gioca {card}; {partner} non ha ancora giocato.",
        "{by} thinks that it is his turn, and plays the {card}; {partner} has not played yet.",
    ),
];
const BEFORE_HIM: SentenceWordings = &[
    text(
        "Distratto, {by} gioca {card}; un momento dopo {partner} gioca {own}.",
        "Not attending, {by} plays the {card}; a moment later {partner} plays the {own}.",
    ),
    text(
        "{by} crede che tocchi a lui, e gioca {card}; subito dopo {partner} gioca {own}.",
        "{by} thinks that it is his turn, and plays the {card}; right after, {partner} plays the {own}.",
    ),
];
const AFTER_HIM: SentenceWordings = &[
    text(
        "Un momento dopo che {partner} ha giocato {own}, {by}, distratto, gioca {card}.",
        "A moment after {partner} has played the {own}, {by}, not attending, plays the {card}.",
    ),
    text(
        "{partner} gioca {own}; {by} crede che tocchi a lui, e subito dopo gioca {card}.",
        "{partner} plays the {own}; {by} thinks that it is his turn, and right after plays the {card}.",
    ),
];

static TWO_SIDES: Scenario =
    scenario(58, "two-sides", &["difensore", "simultanee", "dichiarante"], two_sides)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// Declarer is on lead, and the defender on the right of that hand puts out a card as a lead: at the same instant as
/// declarer leads, before him, or alone; declarer may answer.
fn two_sides(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.declaring_hand_on_lead()?;
    let by = rightful.rho();
    let (own, card) = (story.would_play()?, story.would_lead(by)?);
    cast!(story, by, rightful, own, card);
    cast_from(story, "from", rightful);
    story.add_sentence(DECLARERS_LEAD);
    let manner = PlayManner::Lead;
    let how = story.choose(3);
    match how {
        0 => {
            story.add_event(rightful, Act::Plays { card: own.into(), manner });
            story.add_event(by, Act::Plays { card: card.into(), manner: PlayManner::AtOnce });
            story.add_sentence(TOGETHER);
        }
        1 => {
            story.add_event(by, Act::Plays { card: card.into(), manner });
            story.add_event(rightful, Act::Plays { card: own.into(), manner });
            story.add_sentence(DEFENDER_FIRST);
        }
        _ => {
            story.add_event(by, Act::Plays { card: card.into(), manner });
            story.add_sentence(DEFENDER_ALONE);
        }
    }
    declarer_answers(story, if how == 2 { 3 } else { 1 });
    told_by_declarer(story)?;
    Some(())
}

const DECLARERS_LEAD: SentenceWordings = &[
    text("L'ultima presa è di {rightful}.", "{rightful} has won the last trick."),
    text("In presa è {rightful}.", "{rightful} is on lead."),
    text("Deve attaccare {rightful}.", "It is for {rightful} to lead."),
];
const TOGETHER: SentenceWordings = &[
    text(
        "Nello stesso istante {declarer} attacca {own} {from} e {by}, convinto di aver preso, attacca {card}.",
        "At the same instant {declarer} leads the {own} {from} and {by}, sure that he has won the trick, leads the {card}.",
    ),
    text(
        "{by}, che si crede in presa, attacca {card} nello stesso istante in cui {declarer} attacca {own} {from}.",
        "{by}, who thinks that he is on lead, leads the {card} at the same instant as {declarer} leads the {own} {from}.",
    ),
];
const DEFENDER_FIRST: SentenceWordings = &[
    text(
        "Un attimo prima che {declarer} attacchi {own} {from}, {by}, convinto di aver preso, attacca {card}.",
        "A moment before {declarer} leads the {own} {from}, {by}, sure that he has won the trick, leads the {card}.",
    ),
    text(
        "{by}, che si crede in presa, attacca {card}; subito dopo {declarer} attacca {own} {from}.",
        "{by}, who thinks that he is on lead, leads the {card}; right after, {declarer} leads the {own} {from}.",
    ),
];
const DEFENDER_ALONE: SentenceWordings = &[
    text(
        "Mentre {declarer} pensa a come attaccare {from}, {by}, convinto di aver preso, attacca {card}.",
        "While {declarer} is thinking what to lead {from}, {by}, sure that he has won the trick, leads the {card}.",
    ),
    text(
        "{by}, che si crede in presa, attacca {card}; {declarer} non ha ancora attaccato {from}.",
        "{by}, who thinks that he is on lead, leads the {card}; {declarer} has not yet led {from}.",
    ),
];
