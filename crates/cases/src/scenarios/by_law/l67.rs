//! Law 67: a trick with a card too few or too many.

use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::Seat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::PlayManner;
use arbitro_laws::ruling::{Answer, text};

pub const SCENARIOS: &[&Scenario] = &[&CARD_MISSING, &CARD_TOO_MANY];

static CARD_MISSING: Scenario =
    scenario(67, "card-missing", &["presa difettosa", "difensore"], card_missing).tricks(2..=9);

static CARD_TOO_MANY: Scenario =
    scenario(67, "card-too-many", &["presa difettosa", "carte attaccate"], card_too_many)
        .tricks(2..=9);

/// The last player to a trick does not play to it, and the missing card is noticed sooner or later.
fn card_missing(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by != story.dummy())?;
    story.require(story.position.on_table() == 3)?;
    let own = story.would_play()?;
    let winner = story.position.trick?.winning_card(story.trumps())?.0;
    let lead = story.would_lead(winner)?;
    story.require(winner.lho() != by && winner != by)?;
    let answer = story.would_follow(winner.lho(), lead)?;
    let third = winner.partner();
    story.require(third != by)?;
    story.cast("by", by);
    story.cast("partner", by.partner());
    story.cast("winner", winner);
    story.cast("second", winner.lho());
    for (slot, card) in [("own", own), ("lead", lead), ("answer", answer)] {
        story.cast(slot, card);
    }
    story.add_event(by, Act::Omits);
    story.add_sentence(DOES_NOT_PLAY);
    let time = story.choose(3);
    if time > 0 {
        story.leads(winner, lead);
        story.add_sentence(NEXT_LEAD);
    }
    if time > 1 {
        story.plays(winner.lho(), answer);
        story.add_sentence(BOTH_SIDES);
    }
    story.noticed_by_opponent_of(by);
    story.add_sentence(THREE_CARDS);
    if story.either() {
        story.add_event(by, Act::Designates(own.into()));
        story.add_sentence(ADDS);
    } else {
        story.add_sentence(WAITS);
    }
    finds_what_followed(story)
}

/// A player plays a second card together with his own, in view or hidden behind it, and the second card is found among
/// the quitted tricks.
fn card_too_many(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by != story.dummy())?;
    story.require(story.led().is_some())?;
    let card = story.would_play()?;
    let stuck = story.pick(story.hand(by).without(card))?;
    story.cast("by", by);
    story.cast("partner", by.partner());
    story.cast("card", card);
    story.cast("stuck", stuck);
    story.plays(by, card);
    let manner = if story.either() { PlayManner::AtOnceHidden } else { PlayManner::AtOnce };
    story.add_event(by, Act::Plays { card: stuck.into(), manner });
    if manner == PlayManner::AtOnce {
        story.add_finding("face-visible", Answer::YES, BOTH_IN_VIEW)?;
    } else {
        story.add_sentence(STUCK_BEHIND);
    }
    while story.led().is_some() {
        story.play_on()?;
    }
    let time = story.choose(3);
    let mut last: Option<(Seat, _)> = None;
    for _ in 0..time {
        last = Some(story.play_on()?);
    }
    if let Some((seat, card)) = last {
        story.cast(["one", "two"][time - 1], seat);
        story.cast(["c1", "c2"][time - 1], card);
        story.add_sentence([THEN_LED, THEN_PLAYED][time - 1]);
    }
    story.noticed_by_opponent_of(by);
    story.add_sentence(FOUND);
    finds_what_followed(story)
}

fn finds_what_followed(story: &mut Story<'_>) -> Option<()> {
    story.choose_finding("won-later", WON_LATER, NOT_LATER)?;
    story.choose_finding("undercompensated", TOO_LITTLE, ENOUGH)?;
    Some(())
}

const DOES_NOT_PLAY: SentenceWordings = &[
    text(
        "{by}, convinto di aver già giocato, lascia passare il turno: la presa ha tre carte, e la migliore è di {winner}.",
        "{by}, sure that he has already played, lets his turn pass: the trick has three cards, and the best is {winner}'s.",
    ),
    text(
        "{by} risponde a chi gli porta da bere e non gioca; le altre tre carte si girano, e {winner} prende la mano.",
        "{by} speaks to the waiter and does not play; the other three cards are turned, and {winner} takes the lead.",
    ),
];
const NEXT_LEAD: SentenceWordings = &[
    text("{winner} attacca {lead}.", "{winner} leads the {lead}."),
    text("Dalla mano di {winner} parte {lead}.", "From {winner}'s hand comes the {lead}."),
];
const BOTH_SIDES: SentenceWordings = &[
    text("{second} risponde {answer}.", "{second} follows with the {answer}."),
    text("{second} vi mette {answer}.", "{second} plays the {answer} to it."),
];
const THREE_CARDS: SentenceWordings = &[
    text(
        "Ora {opponent} si accorge che in quella presa manca una carta, e chiama l'Arbitro.",
        "Now {opponent} notices that a card is missing from that trick, and calls the director.",
    ),
    text(
        "A questo punto {opponent} conta tre carte nella presa e chiama l'Arbitro.",
        "At this point {opponent} counts three cards in the trick and calls the director.",
    ),
];
const ADDS: SentenceWordings = &[
    text("{by} vorrebbe metterci {own}.", "{by} would like to put the {own} there."),
    text(
        "La carta che {by} sceglie di aggiungere è {own}.",
        "The card that {by} chooses to add is the {own}.",
    ),
];
const WAITS: SentenceWordings = &[
    text("{by} aspetta le istruzioni.", "{by} waits for instructions."),
    text(
        "{by} non ha ancora scelto che cosa mettere.",
        "{by} has not yet chosen what to put there.",
    ),
];
const STUCK_BEHIND: SentenceWordings = &[
    text(
        "{by} gioca {card}; dietro le era rimast{o/a:stuck} attaccat{o/a:stuck} {stuck}, e nessuno l'ha vist{o/a:stuck}.",
        "{by} plays the {card}; the {stuck} had stuck behind it, and nobody has seen it.",
    ),
    text(
        "Con {card} {by} mette giù senza saperlo anche {stuck}, nascost{o/a:stuck} dietro.",
        "With the {card} {by} unknowingly puts down the {stuck} too, hidden behind it.",
    ),
];
const BOTH_IN_VIEW: SentenceWordings = &[
    text(
        "{by} gioca {card}; insieme gli scivola sul tavolo {stuck}, scopert{o/a:stuck}, ma nessuno vi bada.",
        "{by} plays the {card}; with it the {stuck} slips onto the table, face up, but nobody pays heed.",
    ),
    text(
        "Con {card} {by} mette giù senza accorgersene anche {stuck}, scopert{o/a:stuck}.",
        "With the {card} {by} puts down the {stuck} too without noticing, face up.",
    ),
];
const THEN_LED: SentenceWordings = &[
    text(
        "La presa si chiude e {one} attacca {c1}.",
        "The trick is quitted and {one} leads the {c1}.",
    ),
    text(
        "Si gira la presa; {one} parte con {c1}.",
        "The trick is turned; {one} starts with the {c1}.",
    ),
];
const THEN_PLAYED: SentenceWordings = &[
    text(
        "La presa si chiude, si attacca nella successiva, e {two} vi risponde {c2}.",
        "The trick is quitted, the next is led to, and {two} follows with the {c2}.",
    ),
    text(
        "Si gira la presa, e a quella dopo {two} ha già messo {c2}.",
        "The trick is turned, and to the next one {two} has already played the {c2}.",
    ),
];
const FOUND: SentenceWordings = &[
    text(
        "Solo adesso {opponent} trova due carte di {by} in quella presa.",
        "Only now does {opponent} find two cards of {by}'s in that trick.",
    ),
    text(
        "Ora {opponent} nota che in quella presa {by} ha messo due carte.",
        "Now {opponent} notices that {by} has put two cards into that trick.",
    ),
];
const WON_LATER: SentenceWordings = &[
    text(
        "Più tardi {by} e {partner} fanno altre prese.",
        "Later {by} and {partner} win other tricks.",
    ),
    text("La linea di {by} vince poi qualche presa.", "{by}'s side then wins some tricks."),
];
const NOT_LATER: SentenceWordings = &[
    text("Più tardi {by} e {partner} non fanno prese.", "Later {by} and {partner} win no tricks."),
    text("La linea di {by} non vince poi altre prese.", "{by}'s side then wins no more tricks."),
];
const TOO_LITTLE: SentenceWordings = &[text(
    "Senza l'errore, accerta l'Arbitro, gli avversari avrebbero fatto di più.",
    "But for the error, the director finds, the opponents would have done better.",
)];
const ENOUGH: SentenceWordings = &[text(
    "Senza l'errore, accerta l'Arbitro, gli avversari non avrebbero fatto di più.",
    "But for the error, the director finds, the opponents would have done no better.",
)];
