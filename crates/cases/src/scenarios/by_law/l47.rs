//! Law 47: retraction of a card played, with or without a reason.

mod declaring;

mod misinformed;

mod unprovoked;

use super::prelude::*;
use super::scenes::{cast_from, wrong_hand};

pub const SCENARIOS: &[&Scenario] = &[
    &SENT_TO_LEAD,
    &SENT_BY_DECLARER,
    &misinformed::MISINFORMED,
    &misinformed::OPENING_LEAD,
    &OPPONENT_CHANGES,
    &unprovoked::SECOND_THOUGHT,
    &declaring::CHANGES,
    &declaring::AFTER_DECLARER,
];

/// Adds the answer of a player to a lead out of turn, which `next` may accept or refuse: he accepts, refuses, or has
/// not answered yet.
fn is_answered(story: &mut Story<'_>, next: Seat) {
    story.call_director(next);
    story.choose_answer(
        next,
        &[(Some(Choice::Accept), ACCEPTS), (Some(Choice::Refuse), REFUSES), (None, SAYS_NOTHING)],
    );
}

const ACCEPTS: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro e dice di accettare l'attacco.",
        "{next} calls the director and says that he accepts the lead.",
    ),
    text(
        "Chiamato l'Arbitro, {next} dichiara che l'attacco gli va bene.",
        "The director having been called, {next} declares that the lead suits him.",
    ),
    text(
        "All'Arbitro {next} dichiara di accettare quell'attacco.",
        "To the director {next} declares that he accepts that lead.",
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro e dice di non accettare l'attacco.",
        "{next} calls the director and says that he does not accept the lead.",
    ),
    text(
        "Chiamato l'Arbitro, {next} dichiara che l'attacco non gli va bene.",
        "The director having been called, {next} declares that the lead does not suit him.",
    ),
    text(
        "All'Arbitro {next} dichiara di non accettare quell'attacco.",
        "To the director {next} declares that he does not accept that lead.",
    ),
];
const SAYS_NOTHING: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro e non dice ancora nulla dell'attacco.",
        "{next} calls the director and says nothing of the lead yet.",
    ),
    text(
        "Chiamato l'Arbitro, {next} non si è ancora pronunciato sull'attacco.",
        "The director having been called, {next} has not yet spoken on the lead.",
    ),
    text(
        "All'Arbitro {next} chiede che cosa ne è di quell'attacco.",
        "{next} asks the director what becomes of that lead.",
    ),
];

static SENT_TO_LEAD: Scenario =
    scenario(47, "sent-to-lead", &["dichiarante", "attacco", "ritiro"], sent_to_lead)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("next")]);

/// Declarer leads from the wrong hand; an opponent's statement may have caused the lead.
fn sent_to_lead(story: &mut Story<'_>) -> Option<()> {
    let (wrong, card) = wrong_hand(story)?;
    cast_from(story, "from", wrong);
    story.add_sentence(RIGHTFUL);
    story.leads(wrong, card);
    story.add_sentence(LEADS);
    story.choose_finding("told-his-turn", OPPONENT_TOLD, OPPONENT_SILENT)?;
    is_answered(story, wrong.lho());
    Some(())
}

const RIGHTFUL: SentenceWordings = &[
    text("La presa precedente è di {rightful}.", "{rightful} has won the last trick."),
    text("Deve attaccare {rightful}.", "{rightful} is to lead."),
    text("In presa è {rightful}.", "{rightful} is on lead."),
];
const LEADS: SentenceWordings = &[
    text("{declarer} attacca invece {card} {from}.", "{declarer} leads the {card} {from} instead."),
    text(
        "Un momento dopo {declarer} attacca {card} {from}.",
        "A moment later {declarer} leads the {card} {from}.",
    ),
    text(
        "Per errore {declarer} attacca {card} {from}.",
        "By mistake {declarer} leads the {card} {from}.",
    ),
];
const OPPONENT_TOLD: SentenceWordings = &[
    text(
        "Era stato {other}, accerta l'Arbitro, a dire a {declarer} che si attaccava da lì.",
        "It was {other}, the director finds, who had told {declarer} that the lead was there.",
    ),
    text(
        "{other} ammette di aver detto a {declarer} di attaccare da lì.",
        "{other} admits that he told {declarer} to lead from there.",
    ),
];
const OPPONENT_SILENT: SentenceWordings = &[
    text(
        "Né {other} né altri, accerta l'Arbitro, avevano detto a {declarer} da dove attaccare.",
        "Neither {other} nor anybody else, the director finds, had told {declarer} where to lead from.",
    ),
    text(
        "{other} non aveva detto nulla a {declarer}, che ha perso il filo da solo.",
        "{other} had told {declarer} nothing: he lost the thread by himself.",
    ),
];

static SENT_BY_DECLARER: Scenario =
    scenario(47, "sent-by-declarer", &["difensore", "attacco", "ritiro"], sent_by_declarer)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("by")]);

/// A defender leads out of turn, possibly because declarer told him to; declarer may have answered.
fn sent_by_declarer(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let rightful = story.turn().filter(|_| story.led().is_none())?;
    let by = story.pick_from(&[declarer.lho(), declarer.rho()])?;
    story.require(by != rightful)?;
    let card = story.would_lead(by)?;
    cast!(story, rightful, by, next = declarer, card);
    story.add_sentence(RIGHTFUL);
    story.leads(by, card);
    story.add_sentence(DEFENDER_LEADS);
    story.choose_finding("told-his-turn", DECLARER_TOLD, DECLARER_SILENT)?;
    is_answered(story, declarer);
    Some(())
}

const DEFENDER_LEADS: SentenceWordings = &[
    text("{by} attacca invece {card}.", "{by} leads the {card} instead."),
    text("Un momento dopo {by} attacca {card}.", "A moment later {by} leads the {card}."),
    text("Per errore {by} attacca {card}.", "By mistake {by} leads the {card}."),
];
const DECLARER_TOLD: SentenceWordings = &[
    text(
        "Era stato {declarer}, accerta l'Arbitro, a dire a {by} che toccava a lui.",
        "It was {declarer}, the director finds, who had told {by} that it was his turn.",
    ),
    text(
        "{declarer} ammette di aver detto a {by} di attaccare.",
        "{declarer} admits that he told {by} to lead.",
    ),
];
const DECLARER_SILENT: SentenceWordings = &[
    text(
        "Né {declarer} né altri, accerta l'Arbitro, avevano detto a {by} che toccava a lui.",
        "Neither {declarer} nor anybody else, the director finds, had told {by} that it was his turn.",
    ),
    text(
        "{declarer} non aveva detto nulla a {by}, che ha perso il filo da solo.",
        "{declarer} had told {by} nothing: he lost the thread by himself.",
    ),
];

static OPPONENT_CHANGES: Scenario =
    scenario(47, "opponent-changes", &["dichiarante", "renonce", "ritiro"], opponent_changes)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// Declarer wants to change a card that he played after a defender's card; the defender may have changed his own, before
/// or after declarer's play.
fn opponent_changes(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let by = declarer.rho();
    let led = story.led()?;
    // Declarer has not played to the trick yet.
    story.require(story.turn() == Some(by) && story.position.on_table() < 3)?;
    story.require(!story.suit(by, led).is_empty())?;
    let right = story.would_play()?;
    let wrong = story.would_discard(by, led)?;
    let own = story.would_follow_later(declarer, 1)?;
    story.require(own.suit == led)?;
    let instead = story.pick(story.suit(declarer, led).without(own))?;
    cast!(story, right, wrong, own, instead, suit = led);
    let corrects = Act::Corrects { card: right.into(), of: Some(wrong.into()) };
    let order = story.choose(3);
    story.plays(by, if order == 2 { right } else { wrong });
    story.add_sentence(if order == 2 { FOLLOWS } else { DOES_NOT_FOLLOW });
    if order == 0 {
        story.add_event(by, corrects);
    }
    if order > 0 {
        story.plays(declarer, own);
    }
    if order == 1 {
        story.add_event(by, corrects);
    }
    if order == 0 {
        story.add_event(declarer, Act::Plays { card: own.into(), manner: PlayManner::Play });
    }
    story.add_sentence([CORRECTS_BEFORE, CORRECTS_AFTER, NOTHING_TO_CORRECT][order]);
    if story.either() {
        story.wants(declarer, own, Some(instead));
        story.add_sentence(WOULD_CHANGE);
    } else {
        story.call_director(declarer);
        story.add_sentence(ASKS_WHETHER);
    }
    Some(())
}

const DOES_NOT_FOLLOW: SentenceWordings = &[
    text(
        "Si gioca a {suit}; {rho} non vede {right} e mette {wrong}.",
        "{suit} are led; {rho} overlooks the {right} and plays the {wrong}.",
    ),
    text(
        "Sull'attacco a {suit} {rho}, distratto, gioca {wrong}.",
        "On the lead in {suit} {rho}, distracted, plays the {wrong}.",
    ),
];
const FOLLOWS: SentenceWordings = &[
    text("Si gioca a {suit}; {rho} mette {right}.", "{suit} are led; {rho} plays the {right}."),
    text(
        "Sull'attacco a {suit} {rho} gioca {right}.",
        "On the lead in {suit} {rho} plays the {right}.",
    ),
];
const CORRECTS_BEFORE: SentenceWordings = &[
    text(
        "Subito {rho} cambia carta e mette {right}, e solo allora {declarer} gioca {own}.",
        "At once {rho} changes his card for the {right}, and only then does {declarer} play the {own}.",
    ),
    text(
        "{rho} rimedia con {right}, e poi {declarer} gioca {own}.",
        "{rho} puts it right with the {right}, and then {declarer} plays the {own}.",
    ),
];
const CORRECTS_AFTER: SentenceWordings = &[
    text(
        "{declarer} gioca {own}, e solo allora {rho} cambia carta e mette {right}.",
        "{declarer} plays the {own}, and only then does {rho} change his card for the {right}.",
    ),
    text(
        "{declarer} gioca {own}, e poi {rho} rimedia con {right}.",
        "{declarer} plays the {own}, and then {rho} puts it right with the {right}.",
    ),
];
const NOTHING_TO_CORRECT: SentenceWordings = &[
    text("Dopo di lui {declarer} gioca {own}.", "After him {declarer} plays the {own}."),
    text("{declarer} risponde con {own}.", "{declarer} follows with the {own}."),
];
const WOULD_CHANGE: SentenceWordings = &[
    text(
        "Ora {declarer} vuole giocare {instead} invece di {own}.",
        "Now {declarer} wants to play the {instead} instead of the {own}.",
    ),
    text(
        "{declarer} chiede all'Arbitro di sostituire {own} con {instead}.",
        "{declarer} asks the director to let him replace the {own} with the {instead}.",
    ),
];
const ASKS_WHETHER: SentenceWordings = &[
    text(
        "Ora {declarer} chiama l'Arbitro e chiede che ne è di {own}.",
        "Now {declarer} calls the director and asks what becomes of the {own}.",
    ),
    text(
        "{declarer} chiede all'Arbitro se {own} resta sul tavolo.",
        "{declarer} asks the director whether the {own} stays on the table.",
    ),
];
