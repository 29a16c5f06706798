//! Questions about the auction at the first trick.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::cast_upcoming;
use crate::scenarios::by_law::sentences::LEADS_FACE_DOWN;

pub(super) static QUESTIONS: Scenario =
    scenario(41, "questions", &["attacco iniziale", "spiegazioni"], questions)
        .tricks(1..=1)
        .asks(&[Decision]);

/// Declarer and both defenders want to ask about the auction when the opening lead has been faced, or after one, two or
/// three further cards; the opening leader wins the trick.
fn questions(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() == 0)?;
    let (by, declarer, dummy) = (story.turn()?, story.declarer(), story.dummy());
    let [(_, card), (_, dummys), (_, third)] = cast_upcoming(story)?;
    let last = story.would_follow_later(declarer, 3)?;
    cast!(story, by, card, last);
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(LEADS_FACE_DOWN);
    story.add_event(by, Act::FacesLead);
    story.position.play(card.into());
    let plays = [(dummy, dummys), (declarer.rho(), third), (declarer, last)];
    let mut complete = story.clone();
    for (_, card) in plays {
        complete.position.play(card.into());
    }
    story.require(complete.turn() == Some(by))?;
    let time = story.choose(4);
    for (hand, card) in plays.into_iter().take(time) {
        story.plays(hand, card);
    }
    story.add_sentence([JUST_FACED, DUMMY_PLAYED, THIRD_PLAYED, LEADER_WINS][time]);
    for asking in [declarer.rho(), declarer, by] {
        story.add_event(asking, Act::Asks { topic: ExplanationTopic::Call, single: false });
    }
    story.add_sentence(ALL_ASK);
    Some(())
}

const JUST_FACED: SentenceWordings = &[
    text(
        "{by} ha scoperto la carta, e nessun altro ha ancora giocato.",
        "{by} has faced the card, and nobody else has played yet.",
    ),
    text(
        "La carta di {by} è ora scoperta, e dal morto nessuna carta è ancora uscita.",
        "{by}'s card is now face up, and nothing has been played from dummy yet.",
    ),
    text(
        "{by} scopre la carta, e finora è la sola giocata.",
        "{by} faces the card, and so far it is the only one played.",
    ),
    because(
        "20F2",
        [
            "{by} ha scoperto {card} e tocca al morto",
            "{by} avesse scoperto {card} e toccasse al morto",
        ],
        [
            "{by} has faced the {card} and it is dummy's turn",
            "{by} had faced the {card} and it were dummy's turn",
        ],
    ),
];
const DUMMY_PLAYED: SentenceWordings = &[
    text(
        "{by} ha scoperto la carta e {declarer} ha giocato {c1} dal morto; {rho} non ha ancora giocato.",
        "{by} has faced the card and {declarer} has played the {c1} from dummy; {rho} has not played yet.",
    ),
    text(
        "La carta di {by} è ora scoperta, e il morto ha già giocato {c1}.",
        "{by}'s card is now face up, and dummy has already played the {c1}.",
    ),
    text(
        "{by} scopre la carta; poi {declarer} chiama {c1} dal morto.",
        "{by} faces the card; then {declarer} calls the {c1} from dummy.",
    ),
    because(
        "20F2",
        [
            "il morto ha giocato {c1} e tocca a {rho}",
            "il morto avesse giocato {c1} e toccasse a {rho}",
        ],
        [
            "dummy has played the {c1} and it is {rho}'s turn",
            "dummy had played the {c1} and it were {rho}'s turn",
        ],
    ),
];
const THIRD_PLAYED: SentenceWordings = &[
    text(
        "{by} ha scoperto la carta, {declarer} ha giocato {c1} dal morto e {rho} {c2}.",
        "{by} has faced the card, {declarer} has played the {c1} from dummy and {rho} the {c2}.",
    ),
    text(
        "La carta di {by} è ora scoperta, il morto ha già giocato {c1} e {rho} {c2}.",
        "{by}'s card is now face up, dummy has already played the {c1} and {rho} the {c2}.",
    ),
    text(
        "{by} scopre la carta; poi {declarer} chiama {c1} dal morto, e {rho} gioca {c2}.",
        "{by} faces the card; then {declarer} calls the {c1} from dummy, and {rho} plays the {c2}.",
    ),
    because(
        "20F2",
        [
            "{rho} ha già giocato {c2} e tocca a {declarer}",
            "{rho} avesse già giocato {c2} e toccasse a {declarer}",
        ],
        [
            "{rho} has already played the {c2} and it is {declarer}'s turn",
            "{rho} had already played the {c2} and it were {declarer}'s turn",
        ],
    ),
];
const LEADER_WINS: SentenceWordings = &[
    text(
        "{by} scopre la carta, {declarer} gioca {c1} dal morto, {rho} {c2} e {declarer} {last}: vince {by}.",
        "{by} faces the card, {declarer} plays the {c1} from dummy, {rho} the {c2} and {declarer} the {last}: {by} wins.",
    ),
    text(
        "La carta di {by} è ora scoperta, e ha vinto la presa: il morto ha giocato {c1}, {rho} {c2} e {declarer} {last}.",
        "{by}'s card is now face up, and has won the trick: dummy has played the {c1}, {rho} the {c2} and {declarer} the {last}.",
    ),
    text(
        "{by} scopre la carta e vince la presa; dal morto si è giocato {c1}, {rho} ha giocato {c2} e {declarer} {last}.",
        "{by} faces the card and wins the trick; dummy has played the {c1}, {rho} the {c2} and {declarer} the {last}.",
    ),
    because(
        "20F2",
        ["{by} ha vinto la presa e tocca a lui", "{by} avesse vinto la presa e toccasse a lui"],
        [
            "{by} has won the trick and it is his turn",
            "{by} had won the trick and it were his turn",
        ],
    ),
];
const ALL_ASK: SentenceWordings = &[
    text(
        "A questo punto {rho}, {declarer} e {by} vogliono tutti chiedere spiegazioni sulla licita avversaria: si domanda all'Arbitro chi possa farlo.",
        "At this point {rho}, {declarer} and {by} all want to ask for an explanation of the other side's auction: the director is asked who may do so.",
    ),
    text(
        "Ora {declarer}, {by} e {rho} vorrebbero ciascuno farsi spiegare la licita avversaria, e domandano all'Arbitro se possono.",
        "Now {declarer}, {by} and {rho} would each like to have the other side's auction explained, and ask the director whether they may.",
    ),
    text(
        "{by}, {rho} e {declarer} chiedono nello stesso momento che cosa mostrassero le chiamate avversarie: «Chi può farlo adesso?», si domanda all'Arbitro.",
        "{by}, {rho} and {declarer} ask at the same moment what the opponents' calls showed: 'Which of them may do so now?' the director is asked.",
    ),
];
