//! Law 20: explanations asked for, and corrected.

use crate::generate::recipe::{Recipe, recipe};
use crate::generate::story::{Line, Story};
use crate::ruling::text;
use crate::vocabulary::Act;
use crate::vocabulary::event::{Closing, Topic};

pub const RECIPES: &[&Recipe] = &[&WHO_ASKS, &WRONG_EXPLANATION];

static WHO_ASKS: Recipe = recipe(20, "who-asks", &["domande"], who_asks).tricks(1..=10);

static WRONG_EXPLANATION: Recipe =
    recipe(20, "wrong-explanation", &["errata informazione"], wrong_explanation).tricks(1..=11);

/// Two players ask the opponents about their calls or plays, in turn or not.
fn who_asks(story: &mut Story<'_>) -> Option<()> {
    let turn = story.turn()?;
    story.needs(story.moment.played() > 1)?;
    let [defender, other] = [story.declarer().lho(), story.declarer().rho()];
    story.cast("defender", defender);
    story.cast("other", other);
    story.cast("turn", turn);
    story.tells(TURN);
    let topic = if story.either() { Topic::Call } else { Topic::Play };
    let first = story.choose(2);
    let asker = if first == 0 { defender } else { story.declarer() };
    story.does(asker, Act::Asks { topic, single: false });
    story.tells(if first == 0 { DEFENDER_ASKS } else { DECLARER_ASKS });
    let second = story.choose(2);
    let asker = if second == 0 { story.dummy() } else { other };
    story.does(asker, Act::Asks { topic, single: false });
    story.tells(if second == 0 { DUMMY_ASKS } else { OTHER_ASKS });
    Some(())
}

/// On each side an explanation was wrong, and the explainer's partner becomes aware of it, each at his time.
fn wrong_explanation(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let (defender, partner) = (declarer.lho(), declarer.rho());
    story.cast("defender", defender);
    story.cast("partner", partner);
    story.does(declarer, Act::Explains(Topic::Play));
    story.does(defender, Act::Explains(Topic::Play));
    story.tells(EXPLAINED);
    let (first, other) = (story.either(), story.either());
    let mut notices = |story: &mut Story<'_>, over: bool| {
        if first == over {
            story.does(dummy, Act::Notices(Topic::Play));
            story.tells(DUMMY_NOTICES);
        }
        if other == over {
            story.does(partner, Act::Notices(Topic::Play));
            story.tells(PARTNER_NOTICES);
        }
    };
    story.tells(DURING);
    notices(story, false);
    if first || other {
        story.does(declarer, Act::Ends(Closing::Play));
        story.tells(PLAY_OVER);
        notices(story, true);
    }
    Some(())
}

const TURN: Line = &[
    text("Tocca a {turn}.", "It is {turn}'s turn."),
    text("Deve giocare {turn}.", "{turn} is to play."),
];
const DEFENDER_ASKS: Line = &[
    text(
        "{defender}, che non ha seguito la licita, chiede agli avversari spiegazioni sui loro accordi.",
        "{defender}, who lost the thread of the auction, asks the opponents to explain their methods.",
    ),
    text(
        "{defender} vuole sapere dagli avversari che accordi hanno.",
        "{defender} wants to know from his opponents what their agreements are.",
    ),
];
const DECLARER_ASKS: Line = &[
    text(
        "{declarer}, che non ricorda, chiede agli avversari spiegazioni sui loro accordi.",
        "{declarer}, who does not remember, asks the opponents to explain their methods.",
    ),
    text(
        "{declarer} vuole sapere dagli avversari che accordi hanno.",
        "{declarer} wants to know from his opponents what their agreements are.",
    ),
];
const DUMMY_ASKS: Line = &[
    text(
        "Poi anche {dummy}, il morto, pone ai difensori una domanda dello stesso genere.",
        "Then {dummy}, dummy, puts a question of the same kind to the defenders too.",
    ),
    text(
        "Anche il morto, {dummy}, chiede ai difensori una spiegazione.",
        "Dummy, {dummy}, asks the defenders for an explanation too.",
    ),
];
const OTHER_ASKS: Line = &[
    text(
        "Poi anche {other} pone agli avversari una domanda dello stesso genere.",
        "Then {other} puts a question of the same kind to the opponents too.",
    ),
    text(
        "Anche {other} chiede agli avversari una spiegazione.",
        "{other} asks the opponents for an explanation too.",
    ),
];
const EXPLAINED: Line = &[
    text(
        "{declarer} ha spiegato come gioca la sua coppia, e {defender} come attacca la propria: si erano entrambi confusi.",
        "{declarer} has explained how his pair plays, and {defender} how his own leads: both had mixed things up.",
    ),
    text(
        "Alle domande hanno risposto {declarer} per la sua coppia e {defender} per l'altra, e tutti e due hanno detto una cosa sbagliata.",
        "To questions {declarer} answered for his pair and {defender} for the other, and each of them said something wrong.",
    ),
];
const DURING: Line = &[
    text("Si sta giocando.", "The play is on."),
    text("La mano è in corso.", "The hand is being played."),
];
const DUMMY_NOTICES: Line = &[
    text(
        "{dummy} si accorge ora che la spiegazione di {declarer} era errata.",
        "{dummy} now becomes aware that {declarer}'s explanation was wrong.",
    ),
    text(
        "A questo punto {dummy} capisce che {declarer} aveva spiegato male.",
        "At this point {dummy} sees that {declarer} had explained wrongly.",
    ),
];
const PARTNER_NOTICES: Line = &[
    text(
        "{partner} si accorge ora che la spiegazione di {defender} era errata.",
        "{partner} now becomes aware that {defender}'s explanation was wrong.",
    ),
    text(
        "A questo punto {partner} capisce che {defender} aveva spiegato male.",
        "At this point {partner} sees that {defender} had explained wrongly.",
    ),
];
const PLAY_OVER: Line =
    &[text("Il gioco finisce.", "The play ends."), text("La mano finisce.", "The hand is over.")];
