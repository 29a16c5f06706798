//! Law 20: players ask for explanations, and explanations are corrected.

use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{EndedPhase, ExplanationTopic};
use arbitro_laws::ruling::text;

pub const SCENARIOS: &[&Scenario] = &[&WHO_ASKS, &WRONG_EXPLANATION];

static WHO_ASKS: Scenario = scenario(20, "who-asks", &["domande"], who_asks).tricks(1..=10);

static WRONG_EXPLANATION: Scenario =
    scenario(20, "wrong-explanation", &["errata informazione"], wrong_explanation).tricks(1..=11);

/// Two players ask the opponents about their calls or plays, whether or not it is their turn.
fn who_asks(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() > 1)?;
    let declarer = story.declarer();
    let one = story.pick_from(&[declarer, declarer.lho()])?;
    let other = story.pick_from(&[story.dummy(), declarer.rho()])?;
    let topic = story.pick_from(&[ExplanationTopic::Call, ExplanationTopic::Play])?;
    story.cast("one", one);
    story.cast("other", other);
    story.cast("turn", story.turn()?);
    story.add_sentence(TURN);
    let (first, second) = (story.choose(3), story.choose(3));
    for time in 0..3 {
        if first == time {
            story.add_event(one, Act::Asks { topic, single: false });
            story.add_sentence(ONE_ASKS);
        }
        if second == time {
            story.add_event(other, Act::Asks { topic, single: false });
            story.add_sentence(OTHER_ASKS);
        }
        if time < first.max(second) {
            let (player, card) = story.play_on()?;
            story.cast(["p0", "p1"][time], player);
            story.cast(["c0", "c1"][time], card);
            story.add_sentence([THEN, AND_THEN][time]);
        }
    }
    Some(())
}

/// On each side a player gave a wrong explanation, and his partner notices the error during the play or after it.
fn wrong_explanation(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let (defender, partner) = (declarer.lho(), declarer.rho());
    story.cast("defender", defender);
    story.cast("partner", partner);
    story.add_event(declarer, Act::Explains(ExplanationTopic::Play));
    story.add_event(defender, Act::Explains(ExplanationTopic::Play));
    story.add_sentence(EXPLAINED);
    let (first, other) = (story.either(), story.either());
    let notices = |story: &mut Story<'_>, over: bool| {
        if first == over {
            story.add_event(dummy, Act::Notices(ExplanationTopic::Play));
            story.add_sentence(DUMMY_NOTICES);
        }
        if other == over {
            story.add_event(partner, Act::Notices(ExplanationTopic::Play));
            story.add_sentence(PARTNER_NOTICES);
        }
    };
    story.add_sentence(DURING);
    notices(story, false);
    if first || other {
        story.add_event(declarer, Act::Ends(EndedPhase::Play));
        story.add_sentence(PLAY_OVER);
        notices(story, true);
    }
    Some(())
}

const TURN: SentenceWordings = &[
    text("Tocca a {turn}.", "It is {turn}'s turn."),
    text("Deve giocare {turn}.", "{turn} is to play."),
];
const ONE_ASKS: SentenceWordings = &[
    text(
        "{one}, che non ha seguito la licita, chiede agli avversari spiegazioni sui loro accordi.",
        "{one}, who lost the thread of the auction, asks the opponents to explain their methods.",
    ),
    text(
        "{one} vuole sapere dagli avversari che accordi hanno.",
        "{one} wants to know from his opponents what their agreements are.",
    ),
];
const OTHER_ASKS: SentenceWordings = &[
    text(
        "{other} pone agli avversari una domanda sui loro accordi.",
        "{other} puts a question about their agreements to the opponents.",
    ),
    text(
        "{other} chiede agli avversari di spiegare come giocano.",
        "{other} asks the opponents to explain how they play.",
    ),
];
const THEN: SentenceWordings = &[
    text("Si gioca {c0} da {p0}.", "The {c0} is played from {p0}."),
    text("Da {p0} viene {c0}.", "From {p0} comes the {c0}."),
];
const AND_THEN: SentenceWordings = &[
    text("Segue {c1} da {p1}.", "The {c1} follows from {p1}."),
    text("{p1} mette {c1}.", "{p1} puts down the {c1}."),
];
const EXPLAINED: SentenceWordings = &[
    text(
        "{declarer} ha spiegato come gioca la sua coppia, e {defender} come attacca la propria: si erano entrambi confusi.",
        "{declarer} has explained how his pair plays, and {defender} how his own leads: both had mixed things up.",
    ),
    text(
        "Alle domande hanno risposto {declarer} per la sua coppia e {defender} per l'altra, e tutti e due hanno detto una cosa sbagliata.",
        "When asked, {declarer} answered for his pair and {defender} for the other, and each of them said something wrong.",
    ),
];
const DURING: SentenceWordings = &[
    text("Si sta giocando.", "The play is on."),
    text("La mano è in corso.", "The hand is being played."),
];
const DUMMY_NOTICES: SentenceWordings = &[
    text(
        "{dummy} si accorge ora che la spiegazione di {declarer} era errata.",
        "{dummy} now becomes aware that {declarer}'s explanation was wrong.",
    ),
    text(
        "A questo punto {dummy} capisce che {declarer} aveva spiegato male.",
        "At this point {dummy} sees that {declarer} had explained wrongly.",
    ),
];
const PARTNER_NOTICES: SentenceWordings = &[
    text(
        "{partner} si accorge ora che la spiegazione di {defender} era errata.",
        "{partner} now becomes aware that {defender}'s explanation was wrong.",
    ),
    text(
        "A questo punto {partner} capisce che {defender} aveva spiegato male.",
        "At this point {partner} sees that {defender} had explained wrongly.",
    ),
];
const PLAY_OVER: SentenceWordings =
    &[text("Il gioco finisce.", "The play ends."), text("La mano finisce.", "The hand is over.")];
