//! Law 64: the rectification of an established revoke.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::EndedPhase;
use arbitro_laws::ruling::text;

use super::l61::revokes;
use super::scenes::{RevokeScene, revoke_scene};

pub const SCENARIOS: &[&Scenario] = &[&HOW_MANY, &DUMMY];

static HOW_MANY: Scenario = scenario(64, "how-many", &["renonce", "trasferimento"], how_many)
    .tricks(2..=10)
    .asks(&[QuestionSubject::Tricks, QuestionSubject::Tricks, QuestionSubject::Ruling]);

static DUMMY: Scenario =
    scenario(64, "dummy", &["renonce", "morto", "trasferimento"], dummy).tricks(2..=10);

/// An established revoke, with variations of the tricks won by the offending side and of the time when attention is
/// drawn.
fn how_many(story: &mut Story<'_>) -> Option<()> {
    let revoked = revokes(story)?;
    let by = revoked.by;
    while story.led().is_some() {
        story.play_on()?;
    }
    story.cast("winner", story.turn()?);
    story.add_sentence(WON_BY);
    let mut last = story.play_on()?;
    while last.0.side() != by.side() {
        last = story.play_on()?;
    }
    story.cast("last", last.0);
    story.cast("next", last.1);
    story.add_sentence(PLAY_GOES_ON);
    let opponent = story.opponent_of(by);
    match story.choose(4) {
        0 => story.add_sentence(DURING_PLAY),
        1 => {
            story.add_event(by.lho(), Act::Ends(EndedPhase::Play));
            story.add_sentence(AFTER_PLAY);
        }
        2 => {
            story.add_event(by.lho(), Act::Ends(EndedPhase::NextBoard));
            story.add_sentence(NEXT_BOARD);
        }
        _ => {
            story.add_event(by.lho(), Act::Ends(EndedPhase::Round));
            story.add_sentence(ROUND_OVER);
        }
    }
    story.call_director(opponent);
    story.choose_finding("won-later", WON_LATER, NOT_LATER)?;
    story.choose_finding("undercompensated", TOO_LITTLE, ENOUGH)?;
    Some(())
}

/// Declarer calls from dummy a card that does not follow suit, although dummy could follow.
fn dummy(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by == story.dummy())?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, by)?;
    story.plays(by, wrong);
    story.add_sentence(FROM_DUMMY);
    while story.led().is_some() {
        story.play_on()?;
    }
    story.cast("winner", story.turn()?);
    story.add_sentence(WON_BY);
    match story.choose(3) {
        0 => {
            story.call_director(by.lho());
            story.add_sentence(BEFORE_LEAD);
        }
        1 => {
            story.add_event(
                story.declarer(),
                Act::Wants { hand: by, card: wrong.into(), instead: Some(right.into()) },
            );
            story.add_sentence(DECLARER_WANTS);
        }
        _ => {
            let mut last = story.play_on()?;
            while last.0.side() != by.side() {
                last = story.play_on()?;
            }
            story.cast("last", last.0);
            story.cast("next", last.1);
            story.noticed_by_opponent_of(by);
            story.add_sentence(PLAY_GOES_ON);
            story.add_sentence(DURING_PLAY);
        }
    }
    story.choose_finding("won-later", DUMMY_WON_LATER, DUMMY_NOT_LATER)?;
    story.choose_finding("undercompensated", TOO_LITTLE, ENOUGH)?;
    Some(())
}

const WON_BY: SentenceWordings = &[
    text("La presa è di {winner}.", "The trick is {winner}'s."),
    text("Vince {winner}.", "{winner} wins it."),
];
const PLAY_GOES_ON: SentenceWordings = &[
    text(
        "Nessuno se ne accorge, e nella presa dopo {last} gioca {next}.",
        "Nobody notices, and to the next trick {last} plays the {next}.",
    ),
    text(
        "Si va avanti, e {last} mette {next} nella presa successiva.",
        "Play goes on, and {last} plays the {next} to the following trick.",
    ),
];
const DURING_PLAY: SentenceWordings = &[
    text(
        "Solo adesso {opponent} se ne accorge e chiama l'Arbitro.",
        "Only now does {opponent} notice and call the director.",
    ),
    text(
        "A questo punto {opponent} scopre la renonce e chiama l'Arbitro.",
        "At this point {opponent} finds the revoke and calls the director.",
    ),
];
const AFTER_PLAY: SentenceWordings = &[
    text(
        "A gioco finito, ripensando alle carte, un avversario chiama l'Arbitro.",
        "When the play is over an opponent, going over the cards, calls the director.",
    ),
    text(
        "Lo si scopre a gioco finito, e si chiama l'Arbitro.",
        "It is found when the play is over, and the director is called.",
    ),
];
const NEXT_BOARD: SentenceWordings = &[
    text(
        "Un avversario ha già chiamato nel board successivo quando ci ripensa e chiama l'Arbitro.",
        "An opponent has already called on the next board when he thinks of it and calls the director.",
    ),
    text(
        "Lo si scopre nel board dopo, quando un avversario vi ha già fatto una chiamata.",
        "It is found during the next board, when an opponent has already made a call there.",
    ),
];
const ROUND_OVER: SentenceWordings = &[
    text(
        "Il turno è finito quando un avversario ci ripensa e chiama l'Arbitro.",
        "The round is over when an opponent thinks of it and calls the director.",
    ),
    text(
        "Lo si scopre a turno finito, e si chiama l'Arbitro.",
        "It is found when the round has ended, and the director is called.",
    ),
];
const WON_LATER: SentenceWordings = &[
    text(
        "Dopo la presa della renonce {by} e {partner} ne hanno fatte altre.",
        "After the revoke trick {by} and {partner} won others.",
    ),
    text(
        "La linea di {by} fa qualche presa anche dopo.",
        "{by}'s side wins some tricks afterwards too.",
    ),
];
const NOT_LATER: SentenceWordings = &[
    text(
        "Dopo la presa della renonce {by} e {partner} non ne fanno più.",
        "After the revoke trick {by} and {partner} win no more.",
    ),
    text("Dopo, la linea di {by} non fa nessuna presa.", "Afterwards {by}'s side wins no trick."),
];
const TOO_LITTLE: SentenceWordings = &[
    text(
        "Senza la renonce, accerta l'Arbitro, gli avversari avrebbero fatto anche più prese.",
        "Without the revoke, the director finds, the opponents would have made even more tricks.",
    ),
    text(
        "L'Arbitro trova che una giocata regolare avrebbe dato agli avversari di più.",
        "The director finds that a regular play would have given the opponents more.",
    ),
];
const ENOUGH: SentenceWordings = &[
    text(
        "Senza la renonce, accerta l'Arbitro, gli avversari non avrebbero fatto di più.",
        "Without the revoke, the director finds, the opponents would have done no better.",
    ),
    text(
        "L'Arbitro trova che con una giocata regolare gli avversari non avrebbero avuto di più.",
        "The director finds that with a regular play the opponents would have had no more.",
    ),
];
const FROM_DUMMY: SentenceWordings = &[
    text(
        "Si gioca a {suit} e {declarer}, che non vede {right} fra le carte del morto, ne chiama {wrong}.",
        "{suit} are led and {declarer}, who does not see the {right} among dummy's cards, calls the {wrong}.",
    ),
    text(
        "Su {suit} dal morto scende {wrong}: {right} era finit{o/a:right} sotto un altro seme, e {declarer} non l'aveva vist{o/a:right}.",
        "On the {suit} lead dummy's {wrong} is played: the {right} lay under another suit, and {declarer} had not seen it.",
    ),
];
const BEFORE_LEAD: SentenceWordings = &[
    text(
        "Prima che si attacchi di nuovo un difensore indica {right}.",
        "Before the next lead a defender points to the {right}.",
    ),
    text(
        "Nessuno ha ancora attaccato quando un difensore fa notare che il morto poteva rispondere.",
        "Nobody has led yet when a defender points out that dummy could have followed.",
    ),
];
const DECLARER_WANTS: SentenceWordings = &[
    text(
        "Prima che si attacchi di nuovo {declarer} se ne accorge e vorrebbe cambiare {wrong} con {right}.",
        "Before the next lead {declarer} notices and would like to change the {wrong} for the {right}.",
    ),
    text(
        "{declarer} vede {right} quando nessuno ha ancora attaccato, e chiede di rimediare.",
        "{declarer} sees the {right} when nobody has led yet, and asks to put it right.",
    ),
];
const DUMMY_WON_LATER: SentenceWordings = &[text(
    "{declarer} e {dummy} fanno poi altre prese.",
    "{declarer} and {dummy} then win other tricks.",
)];
const DUMMY_NOT_LATER: SentenceWordings = &[text(
    "{declarer} e {dummy} non fanno poi più nessuna presa.",
    "{declarer} and {dummy} then win no more tricks.",
)];
