//! Law 55, paragraph B: declarer's own hands, one of which is to lead.

use super::{HAND_ON_LEAD, NEXT_PLAYS, OF_LEAD, declarer_leads};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{acts_unprompted, cast_from};

pub static DUMMY_BY_HIMSELF: Scenario =
    scenario(55, "dummy-by-himself", &["morto", "fuori turno"], dummy_by_himself)
        .tricks(2..=10)
        .aspects(OF_LEAD);

/// Declarer's own hand is on lead; a card of dummy is put out, called by declarer or not. The next defender plays to it
/// or refuses it, or accepts it if it was called.
fn dummy_by_himself(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.turn().filter(|turn| *turn == story.declarer())?;
    story.require(story.led().is_none())?;
    let dummy = story.dummy();
    let next = dummy.lho();
    let card = story.would_lead(dummy)?;
    let answer = story.would_follow(next, card)?;
    cast!(story, rightful = declarer, next, card, answer);
    untold(story, "suggested", Answer::NO)?;
    story.add_sentence(HAND_ON_LEAD);
    let unbidden = story.either();
    let manner = if unbidden { PlayManner::Unbidden } else { PlayManner::Lead };
    story.add_event(dummy, Act::Plays { card: card.into(), manner });
    if unbidden {
        story.add_sentence(DUMMY_PUTS);
    } else {
        acts_unprompted(story, declarer, DECLARER_CALLS)?;
    }
    match story.choose(if unbidden { 2 } else { 3 }) {
        0 => {
            story.plays(next, answer);
            story.call_director(declarer);
            story.add_sentence(ANSWERS);
        }
        1 => {
            story.call_director(next);
            story.add_event(next, Act::Chooses(Choice::Refuse));
            story.add_sentence(HAS_IT_BACK);
        }
        _ => {
            story.call_director(next);
            story.add_event(next, Act::Chooses(Choice::Accept));
            story.add_sentence(LETS_IT_STAND);
        }
    }
    Some(())
}

const DUMMY_PUTS: SentenceWordings = &[
    text(
        "Il morto ({dummy}) non aspetta la chiamata di {declarer} e mette sul tavolo {card}.",
        "Dummy ({dummy}) does not wait for {declarer}'s call and puts the {card} on the table.",
    ),
    text(
        "{dummy}, il morto, distratto, mette sul tavolo {card}, che {declarer} non ha chiamato.",
        "{dummy}, dummy, distracted, puts out the {card}, which {declarer} has not called.",
    ),
    text(
        "{dummy}, il morto, mette sul tavolo {card} prima che {declarer} dica qualcosa.",
        "{dummy}, dummy, puts the {card} on the table before {declarer} says anything.",
    ),
    because(
        "45D",
        ["{declarer} non aveva chiamato {card}", "{declarer} non avesse chiamato {card}"],
        ["{declarer} had not called the {card}", "{declarer} had not called the {card}"],
    ),
];
const DECLARER_CALLS: SentenceWordings = &[
    text(
        "{declarer} si crede al morto e chiama {card}; {dummy}, il morto, mette la carta sul tavolo.",
        "{declarer} thinks that he is in dummy and calls the {card}; {dummy}, dummy, puts it on the table.",
    ),
    text(
        "{declarer}, che ha perso il filo, chiama dal morto {card}, e {dummy} mette la carta sul tavolo.",
        "{declarer}, who has lost track, calls the {card} from dummy, and {dummy} puts it on the table.",
    ),
    text(
        "{declarer} pensa di essere al morto, chiama {card}, e {dummy} mette la carta sul tavolo.",
        "{declarer} thinks that he is in dummy, calls the {card}, and {dummy} puts it on the table.",
    ),
    because(
        "55A",
        ["{declarer} aveva chiamato {card}", "{declarer} avesse chiamato {card}"],
        ["{declarer} had called the {card}", "{declarer} had called the {card}"],
    ),
];
const ANSWERS: SentenceWordings = &[
    text(
        "{next} gioca {answer}, e {declarer} chiama l'Arbitro.",
        "{next} plays the {answer}, and {declarer} calls the director.",
    ),
    text(
        "Quando {declarer} se ne accorge e chiama l'Arbitro, {next} ha già giocato {answer}.",
        "When {declarer} notices and calls the director, {next} has already played the {answer}.",
    ),
    text(
        "{next} risponde con {answer}; poi {declarer} chiama l'Arbitro.",
        "{next} plays the {answer}; then {declarer} calls the director.",
    ),
    short_reasons::next_has_played_answer("53A"),
];
const LETS_IT_STAND: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro e dice che accetta l'attacco.",
        "{next} calls the director and says that he accepts the lead.",
    ),
    text(
        "Prima di giocare {next} chiama l'Arbitro e accetta l'attacco.",
        "Before playing {next} calls the director and accepts the lead.",
    ),
    text(
        "{next} dice all'Arbitro che l'attacco gli va bene.",
        "{next} tells the director that he is content with the lead.",
    ),
    because(
        "53A",
        ["{next} accetta l'attacco", "{next}, senza giocare, avesse accettato l'attacco"],
        ["{next} accepts the lead", "{next}, without playing, had accepted the lead"],
    ),
];
const HAS_IT_BACK: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro e dice che non accetta l'attacco.",
        "{next} calls the director and says that he does not accept the lead.",
    ),
    text(
        "Prima di giocare {next} chiama l'Arbitro e rifiuta l'attacco.",
        "Before playing {next} calls the director and refuses the lead.",
    ),
    text(
        "{next} dice all'Arbitro che l'attacco non gli va bene.",
        "{next} tells the director that he is not content with the lead.",
    ),
    because(
        "55B",
        ["{next} rifiuta l'attacco", "{next} avesse rifiutato l'attacco"],
        ["{next} refuses the lead", "{next} had refused the lead"],
    ),
];

pub static WANTS_IT_BACK: Scenario =
    scenario(55, "wants-it-back", &["dichiarante", "fuori turno"], wants_it_back)
        .tricks(2..=9)
        .aspects(OF_LEAD);

/// Declarer leads from the wrong one of his hands, notices it himself and asks to lead from the other hand. The next
/// defender refuses or accepts, or has played already.
fn wants_it_back(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.declaring_hand_in_turn()?;
    let wrong = rightful.partner();
    let (card, told) = declarer_leads(story, rightful, wrong)?;
    let next = wrong.lho();
    let (own, answer) = (story.would_play()?, story.would_follow(next, card)?);
    cast_from(story, "from_own", rightful);
    cast!(story, own, answer);
    // The defender who has told declarer to lead so has no reason to play at once.
    let has_played = if told {
        story.add_sentence(NEXT_WAITS);
        false
    } else {
        story.choose_play(next, answer, NEXT_PLAYS, NEXT_WAITS)
    };
    story.wants(wrong, card, None);
    story.add_sentence(ASKS);
    story.call_director(next);
    let answers = [(Some(Choice::Accept), DISAGREES), (Some(Choice::Refuse), AGREES)];
    story.choose_answer(next, if has_played { &answers[..1] } else { &answers });
    Some(())
}

const NEXT_WAITS: SentenceWordings = &[
    text("{next} non gioca ancora.", "{next} does not play yet."),
    text("{next} non ha ancora giocato.", "{next} has not played yet."),
    text("{next} non risponde ancora all'attacco.", "{next} does not yet answer the lead."),
    short_reasons::next_has_not_played("53A"),
];
const ASKS: SentenceWordings = &[
    text(
        "Accortosi dell'errore, {declarer} chiede di attaccare invece {own} {from_own}.",
        "Noticing the error, {declarer} asks to lead the {own} {from_own} instead.",
    ),
    text(
        "«Ho sbagliato mano», dice {declarer}, che chiede di attaccare {own} {from_own}.",
        "'I have led from the wrong hand', says {declarer}, who asks to lead the {own} {from_own}.",
    ),
    text(
        "{declarer} se ne accorge e vorrebbe attaccare {own} {from_own}.",
        "{declarer} notices and would like to lead the {own} {from_own}.",
    ),
];
const AGREES: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro e dice che non accetta {card}.",
        "{next} calls the director and says that he does not accept the {card}.",
    ),
    text(
        "Viene l'Arbitro, e {next} vuole che {card} sia ritirat{o/a:card}.",
        "The director comes, and {next} wants the {card} withdrawn.",
    ),
    text(
        "{next} dice all'Arbitro che rifiuta {card}.",
        "{next} tells the director that he refuses the {card}.",
    ),
    because(
        "55B",
        ["{next} rifiuta {card}", "{next} avesse rifiutato {card}"],
        ["{next} refuses the {card}", "{next} had refused the {card}"],
    ),
];
const DISAGREES: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro e dice che accetta {card}.",
        "{next} calls the director and says that he accepts the {card}.",
    ),
    text(
        "Viene l'Arbitro, e {next} vuole che {card} resti.",
        "The director comes, and {next} wants the {card} to stay.",
    ),
    text(
        "{next} dice all'Arbitro che accetta {card}.",
        "{next} tells the director that he accepts the {card}.",
    ),
    because(
        "53A",
        ["{next} accetta {card}", "{next} avesse accettato {card}"],
        ["{next} accepts the {card}", "{next} had accepted the {card}"],
    ),
];
