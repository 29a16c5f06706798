//! Law 58: simultaneous plays, by one player or by two.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::PlayManner;
use arbitro_laws::ruling::text;

use super::turns::{cast_from, declarer_answers, told_by_declarer};

pub const SCENARIOS: &[&Scenario] = &[&TWO_CARDS, &WITH_PARTNER, &NEXT_HAS_PLAYED, &TWO_SIDES];

static TWO_CARDS: Scenario = scenario(58, "two-cards", &["più carte"], two_cards)
    .tricks(2..=10)
    .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

/// A player plays two cards at once; both faces could be seen, or only one. He may say which card he plays.
fn two_cards(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by != story.dummy())?;
    let first = story.would_play()?;
    let second = story.pick(story.position.legal(by).without(first))?;
    story.cast("by", by);
    story.cast("first", first);
    story.cast("second", second);
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
        "Al suo turno {by} gioca, e con {first} finisce sul tavolo anche {second}, rimast{o/a:second} attaccat{o/a:second}.",
        "At his turn {by} plays, and with the {first} the {second}, which had stuck to it, lands on the table too.",
    ),
    text(
        "Dalla mano di {by}, che deve giocare, escono insieme {first} e {second}: le carte erano appiccicose.",
        "From the hand of {by}, who is to play, the {first} and the {second} come out together: the cards were sticky.",
    ),
    text(
        "{by} gioca al suo turno, ma gli sfugge una carta di troppo: mette insieme {first} e {second}.",
        "{by} plays in turn, but a card too many slips out: he puts down the {first} and the {second} together.",
    ),
];
const BOTH_SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che si vedeva anche la faccia di {second}, e non solo di {first}.",
        "The director finds that the face of the {second} could be seen too, not only that of the {first}.",
    ),
    text(
        "Di {first} e {second}, accerta l'Arbitro, si vedevano tutte e due le facce.",
        "Of the {first} and the {second}, the director finds, both faces could be seen.",
    ),
];
const ONE_SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che non si vedeva la faccia di {second}, ma solo di {first}.",
        "The director finds that the face of the {second} could not be seen, only that of the {first}.",
    ),
    text(
        "Di {first} e {second}, accerta l'Arbitro, si vedeva una faccia sola: la prima.",
        "Of the {first} and the {second}, the director finds, one face only could be seen: the first.",
    ),
];
const SAYS_NOTHING: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro, e {by} non ha ancora detto se gioca {first} o {second}.",
        "{opponent} calls the director, and {by} has not yet said whether he plays the {first} or the {second}.",
    ),
    text(
        "Chiamato da {opponent}, viene l'Arbitro: fra {first} e {second} {by} non sceglie ancora.",
        "Called by {opponent}, the director comes: between the {first} and the {second} {by} does not choose yet.",
    ),
];
const SAYS_FIRST: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro, e {by} dice che gioca {first}, non {second}.",
        "{opponent} calls the director, and {by} says that he plays the {first}, not the {second}.",
    ),
    text(
        "Chiamato da {opponent}, viene l'Arbitro: fra {second} e {first} {by} sceglie {first}.",
        "Called by {opponent}, the director comes: between the {second} and the {first} {by} chooses the {first}.",
    ),
];
const SAYS_SECOND: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro, e {by} dice che gioca {second}, non {first}.",
        "{opponent} calls the director, and {by} says that he plays the {second}, not the {first}.",
    ),
    text(
        "Chiamato da {opponent}, viene l'Arbitro: fra {first} e {second} {by} sceglie {second}.",
        "Called by {opponent}, the director comes: between the {first} and the {second} {by} chooses the {second}.",
    ),
];

static NEXT_HAS_PLAYED: Scenario =
    scenario(58, "next-has-played", &["più carte", "difensore"], next_has_played)
        .tricks(2..=10)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

/// A defender plays two cards of the suit led at once, and the next hand may play before he says which one he plays.
fn next_has_played(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|turn| story.is_defender(*turn))?;
    story.require(story.position.on_table() < 3)?;
    let first = story.would_play()?;
    story.require(story.led().is_none_or(|led| first.suit == led))?;
    let second = story.pick(story.suit(by, first.suit).without(first))?;
    let next = by.lho();
    let answer = story.would_follow_later(next, 1)?;
    story.cast("by", by);
    story.cast("opponent", story.declarer());
    for (slot, card) in [("first", first), ("second", second), ("answer", answer)] {
        story.cast(slot, card);
    }
    cast_from(story, "from", next);
    story.add_sentence(PUTS_TWO);
    story.add_event(by, Act::Plays { card: first.into(), manner: PlayManner::Play });
    story.add_event(by, Act::Plays { card: second.into(), manner: PlayManner::AtOnce });
    let plays = story.either();
    if plays {
        story.add_event(next, Act::Plays { card: answer.into(), manner: PlayManner::Play });
    }
    story.add_sentence(if plays { NEXT_PLAYS } else { NEXT_WAITS });
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
        "Senza guardare bene il tavolo {declarer} mette {answer} {from}.",
        "Without a good look at the table {declarer} puts out the {answer} {from}.",
    ),
];
const NEXT_WAITS: SentenceWordings = &[
    text(
        "{declarer} non gioca ancora {answer} {from}.",
        "{declarer} does not play the {answer} {from} yet.",
    ),
    text(
        "Per guardare bene il tavolo {declarer} non mette {answer} {from}.",
        "For a good look at the table {declarer} does not put out the {answer} {from}.",
    ),
];

static WITH_PARTNER: Scenario =
    scenario(58, "with-partner", &["difensore", "simultanee"], with_partner).tricks(2..=10).asks(
        &[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("declarer")],
    );

/// A defender plays although it is his partner's turn: at the same instant as his partner, before him, after him, or
/// alone.
fn with_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    story.require(story.led().is_none() || story.position.on_table() == 1)?;
    let by = partner.partner();
    let own = story.would_play()?;
    let card = match story.led() {
        Some(_) => story.would_follow_later(by, 2)?,
        None => story.would_lead(by)?,
    };
    let manner = if story.led().is_none() { PlayManner::Lead } else { PlayManner::Play };
    for (slot, seat) in [("by", by), ("partner", partner)] {
        story.cast(slot, seat);
    }
    story.cast("card", card);
    story.cast("own", own);
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
        "{own} di {partner} e {card} di {by}, che credeva toccasse a lui, arrivano insieme.",
        "{partner}'s {own} and the {card} of {by}, who thought that it was his turn, come together.",
    ),
];
const ALONE: SentenceWordings = &[
    text(
        "Mentre {partner} tiene ancora {own} in mano {by}, distratto, gioca {card}.",
        "While {partner} still holds the {own} {by}, not attending, plays the {card}.",
    ),
    text(
        "{own} di {partner} resta in mano e {card} di {by}, che credeva toccasse a lui, arriva.",
        "{partner}'s {own} stays in his hand and the {card} of {by}, who thought that it was his turn, comes.",
    ),
];
const BEFORE_HIM: SentenceWordings = &[
    text(
        "Un momento prima che {partner} giochi {own} {by}, distratto, gioca {card}.",
        "A moment before {partner} plays the {own} {by}, not attending, plays the {card}.",
    ),
    text(
        "{own} di {partner} arriva subito dopo {card} di {by}, che credeva toccasse a lui.",
        "{partner}'s {own} comes right after the {card} of {by}, who thought that it was his turn.",
    ),
];
const AFTER_HIM: SentenceWordings = &[
    text(
        "Un momento dopo che {partner} ha giocato {own} {by}, distratto, gioca {card}.",
        "A moment after {partner} has played the {own} {by}, not attending, plays the {card}.",
    ),
    text(
        "{own} di {partner} arriva subito prima di {card} di {by}, che credeva toccasse a lui.",
        "{partner}'s {own} comes right before the {card} of {by}, who thought that it was his turn.",
    ),
];

static TWO_SIDES: Scenario =
    scenario(58, "two-sides", &["difensore", "simultanee", "dichiarante"], two_sides)
        .tricks(2..=10)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
        ]);

/// Declarer is on lead, and the defender on the right of that hand puts out a card as a lead: at the same instant as
/// declarer leads, before him, or alone; declarer may answer.
fn two_sides(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.turn().filter(|turn| !story.is_defender(*turn))?;
    story.require(story.led().is_none())?;
    let by = rightful.rho();
    let (own, card) = (story.would_play()?, story.would_lead(by)?);
    story.cast("by", by);
    story.cast("rightful", rightful);
    story.cast("own", own);
    story.cast("card", card);
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
    text("Si deve attaccare da {rightful}.", "The lead has to come from {rightful}."),
];
const TOGETHER: SentenceWordings = &[
    text(
        "Mentre {declarer} attacca {own} {from}, nello stesso istante {by}, convinto di aver preso, attacca {card}.",
        "While {declarer} leads the {own} {from}, at the same instant {by}, sure that he has won the trick, leads the {card}.",
    ),
    text(
        "Insieme arrivano {own} di {declarer}, {from}, e {card} di {by}, che si credeva in presa.",
        "Together come {declarer}'s {own}, {from}, and the {card} of {by}, who thought that he was on lead.",
    ),
];
const DEFENDER_FIRST: SentenceWordings = &[
    text(
        "Prima che {declarer} attacchi {own} {from}, come poi fa, {by}, convinto di aver preso, attacca {card}.",
        "Before {declarer} leads the {own} {from}, as he then does, {by}, sure that he has won the trick, leads the {card}.",
    ),
    text(
        "Arriva {own} di {declarer}, {from}, subito dopo {card} di {by}, che si credeva in presa.",
        "{declarer}'s {own} comes, {from}, right after the {card} of {by}, who thought that he was on lead.",
    ),
];
const DEFENDER_ALONE: SentenceWordings = &[
    text(
        "Mentre {declarer} pensa se attaccare {own} {from}, e aspetta, {by}, convinto di aver preso, attacca {card}.",
        "While {declarer} wonders whether to lead the {own} {from}, and waits, {by}, sure that he has won the trick, leads the {card}.",
    ),
    text(
        "Non arriva {own} di {declarer}, {from}, ma {card} di {by}, che si credeva in presa.",
        "What comes is not {declarer}'s {own}, {from}, but the {card} of {by}, who thought that he was on lead.",
    ),
];
