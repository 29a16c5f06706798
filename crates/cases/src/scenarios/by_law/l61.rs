//! Law 61: failure to follow suit, with Laws 62 and 63 on the time for correction.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::ruling::text;

use super::scenes::{RevokeScene, revoke_scene};

pub const SCENARIOS: &[&Scenario] = &[&REVOKE, &ASKS];

static REVOKE: Scenario = scenario(61, "revoke", &["renonce"], revoke).tricks(2..=9).asks(&[
    QuestionSubject::Ruling,
    QuestionSubject::Ruling,
    QuestionSubject::Rights("by"),
]);

static ASKS: Scenario = scenario(61, "asks", &["renonce", "domande"], asks).tricks(2..=10).asks(&[
    QuestionSubject::Ruling,
    QuestionSubject::Ruling,
    QuestionSubject::Rights("by"),
]);

/// Adds a revoke by the player whose turn it is.
pub fn revokes(story: &mut Story<'_>) -> Option<RevokeScene> {
    let by = story.turn().filter(|by| *by != story.dummy())?;
    let it = revoke_scene(story, by)?;
    story.cast("by", by);
    story.cast("partner", by.partner());
    story.plays(by, it.played_card);
    story.add_sentence(REVOKES);
    Some(it)
}

/// Another player asks the revoking player whether he is void, and the revoking player may correct his play.
fn asks(story: &mut Story<'_>) -> Option<()> {
    let RevokeScene { by, legal_card: right, played_card: wrong } = revokes(story)?;
    let among = [by.partner(), by.lho(), by.rho()];
    let place = story.choose(3);
    let asker = *among.get(place)?;
    story.cast(["first", "second", "third"][place], asker);
    story.add_event(asker, Act::AsksIfVoid(by));
    story.add_sentence([PARTNER_ASKS, NEXT_ASKS, BEFORE_ASKS][place]);
    if story.either() {
        story.add_event(by, Act::Corrects { card: right.into(), of: Some(wrong.into()) });
        story.add_sentence(THEN_CORRECTS);
    } else {
        story.add_sentence(STAYS_WITH_IT);
    }
    story.choose_finding("asking-barred", BARRED, NOT_BARRED)?;
    Some(())
}

/// A player revokes, and the revoke is noticed sooner or later.
fn revoke(story: &mut Story<'_>) -> Option<()> {
    let RevokeScene { by, legal_card: right, played_card: wrong } = revokes(story)?;
    match story.choose(4) {
        0 => {
            story.add_event(by, Act::Corrects { card: right.into(), of: Some(wrong.into()) });
            story.add_sentence(AT_ONCE);
        }
        1 => {
            while story.led().is_some() {
                story.play_on()?;
            }
            story.cast("winner", story.turn()?);
            story.add_event(by, Act::Corrects { card: right.into(), of: Some(wrong.into()) });
            story.add_sentence(AFTER_TRICK);
        }
        2 => {
            while story.led().is_some() {
                story.play_on()?;
            }
            let winner = story.turn()?;
            story.require(winner.side() != by.side())?;
            let (_, next) = story.play_on()?;
            story.cast("winner", winner);
            story.cast("next", next);
            story.call_director(by);
            story.add_event(by, Act::Corrects { card: right.into(), of: Some(wrong.into()) });
            story.add_sentence(OPPONENT_LEADS);
        }
        _ => {
            while story.led().is_some() {
                story.play_on()?;
            }
            let mut last = story.play_on()?;
            while last.0.side() != by.side() {
                last = story.play_on()?;
            }
            story.cast("last", last.0);
            story.cast("next", last.1);
            story.noticed_by_opponent_of(by);
            story.add_sentence(SIDE_PLAYS_ON);
            story.choose_finding("won-later", WON_LATER, NOT_LATER)?;
            story.choose_finding("undercompensated", TOO_LITTLE, ENOUGH)?;
        }
    }
    Some(())
}

const REVOKES: SentenceWordings = &[
    text(
        "Su {suit} {by} gioca {wrong}: {right} era rimast{o/a:right} nascost{o/a:right} dietro un'altra carta.",
        "On the {suit} lead {by} plays the {wrong}: the {right} was hidden behind another card.",
    ),
    text(
        "{by}, che ha preso {right} per una carta di un altro seme, mette {wrong} su {suit}.",
        "{by}, who has taken the {right} for a card of another suit, plays the {wrong} on {suit}.",
    ),
    text(
        "Si gioca a {suit}; {by} non vede {right} fra le sue carte e mette {wrong}.",
        "{suit} are led; {by} does not see the {right} among his cards and plays the {wrong}.",
    ),
];
const PARTNER_ASKS: SentenceWordings = &[
    text("«Non ne hai più?», chiede {first}.", "'None left?' asks {first}."),
    text(
        "{first} gli chiede se ha finito {suit}.",
        "{first} asks him whether he is out of {suit}.",
    ),
];
const NEXT_ASKS: SentenceWordings = &[
    text("«Non ne hai più?», chiede {second}.", "'None left?' asks {second}."),
    text(
        "{second} gli chiede se ha finito {suit}.",
        "{second} asks him whether he is out of {suit}.",
    ),
];
const BEFORE_ASKS: SentenceWordings = &[
    text("«Non ne hai più?», chiede {third}.", "'None left?' asks {third}."),
    text(
        "{third} gli chiede se ha finito {suit}.",
        "{third} asks him whether he is out of {suit}.",
    ),
];
const THEN_CORRECTS: SentenceWordings = &[
    text(
        "{by} guarda meglio, trova {right} e l{o/a:right} mette al posto di {wrong}.",
        "{by} looks again, finds the {right} and puts it in the place of the {wrong}.",
    ),
    text(
        "Lui se ne accorge e sostituisce {right}.",
        "He notices, and puts down the {right} instead.",
    ),
];
const STAYS_WITH_IT: SentenceWordings = &[
    text(
        "{by} non trova nulla e risponde di no: la carta resta dov'è.",
        "{by} finds nothing and says no: the card stays where it is.",
    ),
    text(
        "«Finite», risponde {by}, che ancora non la vede.",
        "'None', answers {by}, who still does not see it.",
    ),
];
const BARRED: SentenceWordings = &[text(
    "Le norme della gara vietano ai difensori di chiederselo l'un l'altro.",
    "The regulations of the event bar defenders from asking each other.",
)];
const NOT_BARRED: SentenceWordings = &[text(
    "Le norme della gara non vietano ai difensori di chiederselo.",
    "The regulations of the event do not bar defenders from asking each other.",
)];
const AT_ONCE: SentenceWordings = &[
    text(
        "Prima che altri giochino dice «no, ne ho ancora» e mette {right}.",
        "Before anyone else plays he says 'no, I have one' and puts down the {right}.",
    ),
    text(
        "Se ne accorge subito, prima che qualcuno giochi, e la sostituisce con {right}.",
        "He sees it at once, before anyone plays, and puts the {right} in its place.",
    ),
];
const AFTER_TRICK: SentenceWordings = &[
    text(
        "La presa è finita, e {winner} non ha ancora attaccato, quando {by} trova {right} e l{o/a:right} mette sul tavolo.",
        "The trick is over, and {winner} has not yet led, when {by} finds the {right} and puts it on the table.",
    ),
    text(
        "Tutti hanno giocato; prima dell'attacco di {winner} lui se ne accorge e sostituisce la carta con {right}.",
        "All have played; before {winner} leads he notices and replaces the card with the {right}.",
    ),
];
const OPPONENT_LEADS: SentenceWordings = &[
    text(
        "{winner} vince la presa e attacca {next}; solo ora {by} trova {right}, chiama l'Arbitro e l{o/a:right} mette sul tavolo.",
        "{winner} wins the trick and leads the {next}; only now does {by} find the {right}, call the director and put it on the table.",
    ),
    text(
        "Dopo che {winner}, in presa, ha attaccato {next}, {by} se ne accorge: si chiama l'Arbitro e lui cambia la carta con {right}.",
        "After {winner}, on lead, has led the {next}, {by} notices: the director is called and he changes the card for the {right}.",
    ),
];
const SIDE_PLAYS_ON: SentenceWordings = &[
    text(
        "La presa finisce e nella successiva {last} ha già giocato {next} quando {opponent} scopre l'errore e chiama l'Arbitro.",
        "The trick ends, and in the next one {last} has already played the {next} when {opponent} finds the error and calls the director.",
    ),
    text(
        "Alla presa dopo, quando {last} ha messo {next}, {opponent} si accorge di tutto e chiama l'Arbitro.",
        "In the next trick, when {last} has put out the {next}, {opponent} sees it all and calls the director.",
    ),
];
const WON_LATER: SentenceWordings = &[
    text(
        "Da lì alla fine del gioco {by} e {partner} fanno altre prese.",
        "From there to the end of play {by} and {partner} win further tricks.",
    ),
    text(
        "Dopo quella della renonce la linea di {by} vince ancora qualche presa.",
        "After the revoke trick {by}'s side wins some more tricks.",
    ),
];
const NOT_LATER: SentenceWordings = &[
    text(
        "Dopo quella presa {by} e {partner} non ne fanno più.",
        "After that trick {by} and {partner} win no more.",
    ),
    text(
        "Da lì alla fine del gioco la linea di {by} non vince più nessuna presa.",
        "From there to the end of play {by}'s side wins no further trick.",
    ),
];
const TOO_LITTLE: SentenceWordings = &[text(
    "A gioco finito l'Arbitro trova che senza la renonce gli avversari avrebbero fatto anche meglio.",
    "After play the director finds that without the revoke the opponents would have done better still.",
)];
const ENOUGH: SentenceWordings = &[
    text(
        "A gioco finito l'Arbitro trova che senza la renonce gli avversari non avrebbero fatto più prese.",
        "After play the director finds that without the revoke the opponents would have made no more tricks.",
    ),
    text(
        "Senza la renonce, accerta l'Arbitro, gli avversari non avrebbero fatto di più.",
        "Without the revoke, the director finds, the opponents would have done no better.",
    ),
];
