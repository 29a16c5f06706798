//! Law 62: correction of a revoke, and the cards that other players may then change.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{Choice, EndedPhase};
use arbitro_laws::ruling::text;

use super::l61::revokes;
use super::scenes::RevokeScene;

pub const SCENARIOS: &[&Scenario] = &[&OTHERS_CHANGE, &TWELFTH];

static OTHERS_CHANGE: Scenario =
    scenario(62, "others-change", &["renonce", "ritiro"], others_change).tricks(2..=10).asks(&[
        QuestionSubject::Ruling,
        QuestionSubject::Ruling,
        QuestionSubject::Rights("next"),
    ]);

static TWELFTH: Scenario =
    scenario(62, "twelfth", &["renonce", "dodicesima presa"], twelfth).tricks(12..=12);

/// A revoke is corrected in its trick; the next player then changes his card or keeps it, and the partner of the
/// revoking player may want to change his own.
fn others_change(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() <= 1)?;
    let RevokeScene { by, legal_card: right, played_card: wrong } = revokes(story)?;
    let (next, answer) = story.play_on()?;
    let (partner, his) = story.play_on()?;
    let another = story.pick(story.suit(next, answer.suit).without(answer))?;
    let other_his = story.pick(story.suit(partner, his.suit).without(his))?;
    story.cast("next", next);
    for (slot, card) in
        [("answer", answer), ("his", his), ("another", another), ("other_his", other_his)]
    {
        story.cast(slot, card);
    }
    story.add_sentence(THEY_PLAY);
    story.add_event(by, Act::Corrects { card: right.into(), of: Some(wrong.into()) });
    story.add_sentence(CORRECTS);
    let changes = story.either();
    let chooser = if next == story.dummy() { story.declarer() } else { next };
    if changes {
        story.add_event(
            chooser,
            Act::Wants { hand: next, card: answer.into(), instead: Some(another.into()) },
        );
        story.add_sentence(NEXT_CHANGES);
    } else {
        story.add_event(chooser, Act::Chooses(Choice::Keep));
        story.add_sentence(NEXT_KEEPS);
    }
    if story.either() {
        let asks = if partner == story.dummy() { story.declarer() } else { partner };
        story.add_event(
            asks,
            Act::Wants { hand: partner, card: his.into(), instead: Some(other_his.into()) },
        );
        story.add_sentence(PARTNER_WANTS);
    }
    Some(())
}

/// A revoke in the twelfth trick is noticed early or late.
fn twelfth(story: &mut Story<'_>) -> Option<()> {
    let RevokeScene { by, legal_card: right, played_card: wrong } = revokes(story)?;
    if story.either() {
        story.noticed_by_opponent_of(by);
        story.add_event(by, Act::Corrects { card: right.into(), of: Some(wrong.into()) });
        story.add_sentence(AT_ONCE);
    } else {
        while story.led().is_some() {
            story.play_on()?;
        }
        if story.either() {
            story.noticed_by_opponent_of(by);
            story.add_sentence(AFTER_THE_TRICK);
        } else {
            story.add_event(by.lho(), Act::Ends(EndedPhase::Board));
            story.noticed_by_opponent_of(by);
            story.add_sentence(HANDS_BACK);
        }
    }
    story.choose_finding("two-suits", TWO_SUITS, ONE_SUIT)?;
    story.choose_finding("undercompensated", TOO_LITTLE, ENOUGH)?;
    Some(())
}

const THEY_PLAY: SentenceWordings = &[
    text(
        "{next} mette {answer}, {partner} {his}.",
        "{next} plays the {answer}, {partner} the {his}.",
    ),
    text(
        "Seguono {answer} da {next} e {his} da {partner}.",
        "The {answer} follows from {next} and the {his} from {partner}.",
    ),
];
const CORRECTS: SentenceWordings = &[
    text(
        "A questo punto {by} si accorge dell'errore e sostituisce {right}.",
        "At this point {by} notices his error and puts down the {right} instead.",
    ),
    text(
        "Prima che la presa sia girata {by} trova {right} e l{o/a:right} mette al posto di {wrong}.",
        "Before the trick is turned {by} finds the {right} and puts it in the place of the {wrong}.",
    ),
];
const NEXT_CHANGES: SentenceWordings = &[
    text(
        "Da {next} si vorrebbe allora {another} invece di {answer}.",
        "Whoever plays {next}'s hand would then like the {another} instead of the {answer}.",
    ),
    text(
        "Chi gioca la mano di {next} riprende {answer} e chiede di mettere {another}.",
        "Whoever plays {next}'s hand takes back the {answer} and asks to play the {another}.",
    ),
];
const NEXT_KEEPS: SentenceWordings = &[
    text(
        "{answer} di {next} resta: nessuno l{o/a:answer} cambia.",
        "{next}'s {answer} stays: nobody changes it.",
    ),
    text("Da {next} si tiene {answer}.", "From {next} the {answer} is kept."),
];
const PARTNER_WANTS: SentenceWordings = &[
    text(
        "Anche da {partner} si vorrebbe cambiare {his}, con {other_his}.",
        "Whoever plays {partner}'s hand would like a change too, of the {his} for the {other_his}.",
    ),
    text(
        "Infine si chiede di cambiare, dalla mano di {partner}, {his} con {other_his}.",
        "Finally somebody asks to change, from {partner}'s hand, the {his} for the {other_his}.",
    ),
];
const AT_ONCE: SentenceWordings = &[
    text(
        "{opponent} glielo fa notare subito, e {by} mette {right}.",
        "{opponent} points it out to him at once, and {by} puts down the {right}.",
    ),
    text(
        "{opponent} lo ferma, e {by} sostituisce {right}.",
        "{opponent} stops him, and {by} puts down the {right} instead.",
    ),
];
const AFTER_THE_TRICK: SentenceWordings = &[
    text(
        "La presa è finita, ma le mani non sono ancora nel board, quando {opponent} se ne accorge.",
        "The trick is over, but the hands are not yet back in the board, when {opponent} notices.",
    ),
    text(
        "{opponent} si accorge di tutto a presa finita; nessuno ha ancora rimesso le carte nel board.",
        "{opponent} sees it all when the trick is over; nobody has put his cards back into the board yet.",
    ),
];
const HANDS_BACK: SentenceWordings = &[
    text(
        "Le quattro mani sono già nel board quando {opponent} ci ripensa e chiama l'Arbitro.",
        "All four hands are back in the board when {opponent} thinks of it and calls the director.",
    ),
    text(
        "Solo quando le carte sono tornate tutte nel board {opponent} solleva il caso.",
        "Only when all the cards are back in the board does {opponent} raise the matter.",
    ),
];
const TWO_SUITS: SentenceWordings =
    &[text("{partner} aveva carte di due semi.", "{partner} held cards of two suits.")];
const ONE_SUIT: SentenceWordings =
    &[text("{partner} aveva carte di un seme solo.", "{partner} held cards of one suit only.")];
const TOO_LITTLE: SentenceWordings = &[text(
    "Senza la renonce, accerta l'Arbitro, gli avversari avrebbero fatto una presa di più.",
    "Without the revoke, the director finds, the opponents would have made a trick more.",
)];
const ENOUGH: SentenceWordings = &[text(
    "Senza la renonce, accerta l'Arbitro, le prese sarebbero state le stesse.",
    "Without the revoke, the director finds, the tricks would have been the same.",
)];
