//! Law 62: correction of a revoke, and the cards that other players may then change.

use super::prelude::*;
use super::scenes::{RevokeScene, play_goes_on, revokes, revokes_last, trick_ends, wins_later};

pub const SCENARIOS: &[&Scenario] = &[&OTHERS_CHANGE, &TWELFTH, &LEAD_WITHDRAWN, &BOTH_REVOKE];

static OTHERS_CHANGE: Scenario =
    scenario(62, "others-change", &["renonce", "ritiro"], others_change).tricks(2..=10);

static TWELFTH: Scenario =
    scenario(62, "twelfth", &["renonce", "dodicesima presa"], twelfth).tricks(12..=12);

static LEAD_WITHDRAWN: Scenario =
    scenario(62, "lead-withdrawn", &["renonce", "ritiro"], lead_withdrawn).tricks(2..=10);

static BOTH_REVOKE: Scenario =
    scenario(62, "both-revoke", &["renonce", "renonce di entrambe le linee"], both_revoke)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Tricks]);

/// A revoke is corrected in its trick; the next player then changes his card, keeps it or has not decided, and the
/// partner of the revoking player may want to change his own.
fn others_change(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() <= 1)?;
    let RevokeScene { by, legal_card: right, played_card: wrong } = revokes(story)?;
    let (next, answer) = story.play_on()?;
    let (partner, his) = (next.lho(), story.would_play()?);
    let another = story.pick(story.suit(next, answer.suit).without(answer))?;
    let other_his = story.pick(story.suit(partner, his.suit).without(his))?;
    cast!(story, next, answer, his, another, other_his);
    story.add_sentence(NEXT_PLAYS);
    let part = story.choose(3);
    if part > 0 {
        story.plays(partner, his);
    }
    story.add_sentence(if part > 0 { PARTNER_PLAYS } else { PARTNER_HAS_NOT });
    story.corrects(by, right, wrong);
    story.add_sentence(CORRECTS);
    let chooser = if next == story.dummy() { story.declarer() } else { next };
    let reply = story.choose(3);
    match reply {
        0 => story.wants(next, answer, Some(another)),
        1 => story.add_event(chooser, Act::Chooses(Choice::Keep)),
        _ => {}
    }
    story.add_sentence([NEXT_CHANGES, NEXT_KEEPS, NEXT_UNDECIDED][reply]);
    if part == 2 {
        story.wants(partner, his, Some(other_his));
        story.add_sentence(PARTNER_WANTS);
    } else {
        story.add_sentence(PARTNER_KEEPS);
    }
    Some(())
}

/// A revoke in the twelfth trick is noticed at once, after the trick, or when the hands are back in the board.
fn twelfth(story: &mut Story<'_>) -> Option<()> {
    let RevokeScene { by, legal_card: right, played_card: wrong } = revokes(story)?;
    let time = story.choose(3);
    if time > 0 {
        while story.led().is_some() {
            story.play_on()?;
        }
    }
    if time == 2 {
        story.add_event(by.lho(), Act::Ends(EndedPhase::Board));
    }
    story.noticed_by_opponent_of(by);
    if time == 0 {
        story.corrects(by, right, wrong);
    }
    story.add_sentence([AT_ONCE, AFTER_THE_TRICK, HANDS_BACK][time]);
    story.choose_finding("undercompensated", TOO_LITTLE, ENOUGH)?;
    Some(())
}

/// The opponents win the trick of a revoke and lead to the next one; the revoke is noticed before the other side plays,
/// or after, and the leader takes his card back, leaves it, or has not decided.
fn lead_withdrawn(story: &mut Story<'_>) -> Option<()> {
    let RevokeScene { by, legal_card: right, played_card: wrong } = revokes_last(story)?;
    story.opponent_of(by);
    let next = trick_ends(story)?;
    let winner = next.winner;
    story.require(winner.side() != by.side())?;
    let player = if winner == story.dummy() { story.declarer() } else { winner };
    story.cast("player", player);
    let cards = 1 + story.choose(2);
    play_goes_on(story, next, cards);
    story.noticed_by_opponent_of(by);
    story.corrects(by, right, wrong);
    story.add_sentence(POINTED_OUT);
    let reply = story.choose(3);
    match reply {
        0 => story.add_event(player, Act::Chooses(Choice::Withdraw)),
        1 => story.add_event(player, Act::Chooses(Choice::Keep)),
        _ => {}
    }
    story.add_sentence([TAKES_LEAD_BACK, LEAVES_LEAD, LEAD_UNDECIDED][reply]);
    wins_later(story, next)
}

/// Two opponents revoke on the same trick; both revokes, or one, are noticed before or after the next two cards.
fn both_revoke(story: &mut Story<'_>) -> Option<()> {
    let led = story.led()?;
    let by = story.turn()?;
    let next = by.lho();
    story.require(next != story.dummy() && story.position.on_table() <= 2)?;
    let it = revokes(story)?;
    let right = story.would_play()?;
    story.require(right.suit == led && story.turn() == Some(next))?;
    let wrong = story.would_discard(next, led)?;
    cast!(story, his_right = right, his_wrong = wrong, next);
    story.plays(next, wrong);
    story.add_sentence(NEXT_REVOKES);
    let cards = trick_ends(story)?;
    let time = story.choose(3);
    play_goes_on(story, cards, time);
    let is_first = story.either();
    let (who, card, of) =
        if is_first { (by, it.legal_card, it.played_card) } else { (next, right, wrong) };
    story.corrects(who, card, of);
    story.add_sentence(if is_first { FIRST_OWNS_UP } else { SECOND_OWNS_UP });
    Some(())
}

const NEXT_PLAYS: SentenceWordings = &[
    text("{next} gioca {answer}.", "{next} plays the {answer}."),
    text("Poi si gioca {answer} da {next}.", "Then the {answer} is played from {next}."),
    text(
        "Dopo di lui {next} ha sul tavolo {answer}.",
        "After him {next} has the {answer} on the table.",
    ),
];
const PARTNER_PLAYS: SentenceWordings = &[
    text("Si gioca {his} da {partner}.", "The {his} is played from {partner}."),
    text(
        "Anche {partner} ha la sua carta sul tavolo, {his}.",
        "{partner} too has his card on the table, the {his}.",
    ),
    text(
        "Da {partner} è già uscit{o/a:his} {his}.",
        "The {his} has already come out from {partner}.",
    ),
];
const PARTNER_HAS_NOT: SentenceWordings = &[
    text("Non si è ancora giocato da {partner}.", "Nothing has been played yet from {partner}."),
    text(
        "Invece {partner} non ha ancora la sua carta sul tavolo.",
        "But {partner} does not have his card on the table yet.",
    ),
    text(
        "Da {partner} non è ancora uscita nessuna carta.",
        "No card has come out from {partner} yet.",
    ),
];
const CORRECTS: SentenceWordings = &[
    text(
        "A questo punto {by} si accorge dell'errore e mette {right} al posto di {wrong}.",
        "At this point {by} notices his error and puts the {right} in the place of the {wrong}.",
    ),
    text(
        "In quel momento {by} trova {right} e ritira {wrong}.",
        "At that moment {by} finds the {right} and takes back the {wrong}.",
    ),
    text(
        "«Ho sbagliato», dice {by}: ritira {wrong} e mette {right}.",
        "'My mistake', says {by}: he takes back the {wrong} and plays the {right}.",
    ),
];
const NEXT_CHANGES: SentenceWordings = &[
    text(
        "Dalla mano di {next} si vuole giocare {another} invece di {answer}.",
        "From {next}'s hand the {another} is wanted instead of the {answer}.",
    ),
    text(
        "Chi gioca la mano di {next} riprende {answer} e vuole mettere {another}.",
        "Whoever plays {next}'s hand takes back the {answer} and wants to play the {another}.",
    ),
];
const NEXT_KEEPS: SentenceWordings = &[
    text(
        "Dalla mano di {next} si vuole lasciare {answer} sul tavolo.",
        "From {next}'s hand the {answer} is to be left on the table.",
    ),
    text(
        "Chi gioca la mano di {next} lascia {answer} sul tavolo.",
        "Whoever plays {next}'s hand leaves the {answer} on the table.",
    ),
];
const NEXT_UNDECIDED: SentenceWordings = &[
    text(
        "Dalla mano di {next} nessuno ha ancora detto che cosa fare di {answer}.",
        "From {next}'s hand nobody has said yet what to do with the {answer}.",
    ),
    text(
        "Chi gioca la mano di {next} non ha ancora deciso se lasciare {answer}.",
        "Whoever plays {next}'s hand has not decided yet whether to leave the {answer}.",
    ),
];
const PARTNER_WANTS: SentenceWordings = &[
    text(
        "Anche chi gioca la mano di {partner} vorrebbe cambiare {his} con {other_his}.",
        "Whoever plays {partner}'s hand would also like to change the {his} for the {other_his}.",
    ),
    text(
        "Infine si chiede di cambiare {his} con {other_his} dalla mano di {partner}.",
        "Finally somebody asks to change the {his} for the {other_his} from {partner}'s hand.",
    ),
];
const PARTNER_KEEPS: SentenceWordings = &[
    text(
        "Chi gioca la mano di {partner} non chiede di cambiare nulla.",
        "Whoever plays {partner}'s hand asks for no change.",
    ),
    text(
        "Infine non si chiede di cambiare nulla dalla mano di {partner}.",
        "Finally nobody asks for any change from {partner}'s hand.",
    ),
];
const AT_ONCE: SentenceWordings = &[
    text(
        "{opponent} glielo fa notare subito, e {by} mette {right} al posto di {wrong}.",
        "{opponent} points it out to him at once, and {by} puts the {right} in the place of the {wrong}.",
    ),
    text(
        "Appena {by} gioca {wrong} {opponent} lo ferma, e lui mette {right}.",
        "As soon as {by} plays the {wrong} {opponent} stops him, and he plays the {right}.",
    ),
];
const AFTER_THE_TRICK: SentenceWordings = &[
    text(
        "{opponent} se ne accorge a presa finita, prima che si giochi l'ultima: {by} ha {right} e ha messo {wrong}.",
        "{opponent} notices when the trick is over, before the last one is played: {by} has the {right} and played the {wrong}.",
    ),
    text(
        "Finita la presa, e prima dell'ultima, {opponent} si accorge che {by} ha {right} e ha messo {wrong}.",
        "The trick being over, and before the last one, {opponent} notices that {by} has the {right} and played the {wrong}.",
    ),
];
const HANDS_BACK: SentenceWordings = &[
    text(
        "{opponent} se ne accorge a gioco finito, con le quattro mani già nel board: {by} aveva {right} e ha messo {wrong}.",
        "{opponent} notices when play is over, the four hands being back in the board: {by} had the {right} and played the {wrong}.",
    ),
    text(
        "Finito il gioco, con le quattro mani già nel board, {opponent} si accorge che {by} aveva {right} e ha messo {wrong}.",
        "Play being over, with the four hands back in the board, {opponent} notices that {by} had the {right} and played the {wrong}.",
    ),
];
const TOO_LITTLE: SentenceWordings = &[text(
    "Senza la renonce di {by}, accerta l'Arbitro, gli avversari avrebbero fatto una presa di più.",
    "Without {by}'s revoke, the director finds, the opponents would have made a trick more.",
)];
const ENOUGH: SentenceWordings = &[text(
    "Senza la renonce di {by}, accerta l'Arbitro, gli avversari avrebbero fatto le stesse prese.",
    "Without {by}'s revoke, the director finds, the opponents would have made the same tricks.",
)];
const POINTED_OUT: SentenceWordings = &[
    text(
        "Adesso {opponent} fa notare la renonce, e {by} mette {right} al posto di {wrong}.",
        "Now {opponent} points out the revoke, and {by} puts the {right} in the place of the {wrong}.",
    ),
    text(
        "«Prima non hai risposto», dice {opponent} a {by}, che cambia {wrong} con {right}.",
        "'You did not follow before', says {opponent} to {by}, who changes the {wrong} for the {right}.",
    ),
];
const TAKES_LEAD_BACK: SentenceWordings = &[
    text(
        "Dalla mano di {winner} si vuole riprendere {lead}.",
        "From {winner}'s hand the {lead} is to be taken back.",
    ),
    text(
        "Chi ha attaccato {lead} da {winner} chiede di riprenderl{o/a:lead}.",
        "Whoever led the {lead} from {winner} asks to take it back.",
    ),
];
const LEAVES_LEAD: SentenceWordings = &[
    text(
        "Dalla mano di {winner} si vuole lasciare {lead} sul tavolo.",
        "From {winner}'s hand the {lead} is to be left on the table.",
    ),
    text(
        "Chi ha attaccato {lead} da {winner} dice di lasciarl{o/a:lead}.",
        "Whoever led the {lead} from {winner} says that he leaves it.",
    ),
];
const LEAD_UNDECIDED: SentenceWordings = &[
    text(
        "Dalla mano di {winner} nessuno ha ancora deciso che fare di {lead}.",
        "From {winner}'s hand nobody has decided yet what to do with the {lead}.",
    ),
    text(
        "Chi ha attaccato {lead} da {winner} non sa ancora se riprenderl{o/a:lead}.",
        "Whoever led the {lead} from {winner} does not know yet whether to take it back.",
    ),
];
const NEXT_REVOKES: SentenceWordings = &[
    text(
        "Anche {next} sbaglia: crede che il seme sia un altro, mette {his_wrong} e tiene {his_right}.",
        "{next} goes wrong too: he takes the suit for another, plays the {his_wrong} and keeps the {his_right}.",
    ),
    text(
        "{next}, ingannato da quella carta, sbaglia seme anche lui: gioca {his_wrong} e tiene {his_right}.",
        "{next}, misled by that card, gets the suit wrong too: he plays the {his_wrong} and keeps the {his_right}.",
    ),
];
const FIRST_OWNS_UP: SentenceWordings = &[
    text(
        "Il primo ad accorgersene è {by}, che mette {right} al posto di {wrong}; allora si scopre anche {his_wrong} di {next}.",
        "The first to notice is {by}, who puts the {right} in the place of the {wrong}; then {next}'s {his_wrong} is discovered too.",
    ),
    text(
        "{by} cambia {wrong} con {right}; allora anche {next} ammette di aver sbagliato con {his_wrong}.",
        "{by} changes the {wrong} for the {right}; then {next} too admits that he was wrong with the {his_wrong}.",
    ),
];
const SECOND_OWNS_UP: SentenceWordings = &[
    text(
        "Il primo ad accorgersene è {next}, che mette {his_right} al posto di {his_wrong}; allora si scopre anche {wrong} di {by}.",
        "The first to notice is {next}, who puts the {his_right} in the place of the {his_wrong}; then {by}'s {wrong} is discovered too.",
    ),
    text(
        "{next} cambia {his_wrong} con {his_right}; allora anche {by} ammette di aver sbagliato con {wrong}.",
        "{next} changes the {his_wrong} for the {his_right}; then {by} too admits that he was wrong with the {wrong}.",
    ),
];
