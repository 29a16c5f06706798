//! Law 55, paragraph B: declarer's own hands, one of which is to lead.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{Choice, PlayManner};
use arbitro_laws::ruling::text;

use super::super::turns::cast_from;
use super::{NEXT_ACCEPTS, NEXT_REFUSES, NEXT_SILENT, declarer_leads, told_by_a_defender};

pub static DUMMY_BY_HIMSELF: Scenario =
    scenario(55, "dummy-by-himself", &["morto", "fuori turno"], dummy_by_himself)
        .tricks(2..=10)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("next")]);

/// Declarer's own hand is on lead; a card of dummy is put out, called by declarer or not. The next defender plays to it,
/// or speaks, or does nothing.
fn dummy_by_himself(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.turn().filter(|turn| *turn == story.declarer())?;
    story.require(story.led().is_none())?;
    let dummy = story.dummy();
    let next = dummy.lho();
    let card = story.would_lead(dummy)?;
    let answer = story.would_follow(next, card)?;
    story.cast("next", next);
    story.cast("card", card);
    story.cast("answer", answer);
    story.add_sentence(IN_HAND);
    let unbidden = story.either();
    let manner = if unbidden { PlayManner::Unbidden } else { PlayManner::Lead };
    story.add_event(dummy, Act::Plays { card: card.into(), manner });
    story.add_sentence(if unbidden { DUMMY_PUTS } else { DECLARER_CALLS });
    match story.choose(4) {
        0 => {
            story.plays(next, answer);
            story.call_director(declarer);
            story.add_sentence(ANSWERS);
        }
        1 => {
            story.call_director(next);
            story.add_event(next, Act::Chooses(Choice::Accept));
            story.add_sentence(LETS_IT_STAND);
        }
        2 => {
            story.call_director(next);
            story.add_event(next, Act::Chooses(Choice::Refuse));
            story.add_sentence(HAS_IT_BACK);
        }
        _ => {
            story.call_director(declarer);
            story.add_sentence(WAITS);
        }
    }
    Some(())
}

const IN_HAND: SentenceWordings = &[
    text("L'ultima presa è di {declarer}, in mano.", "{declarer} has won the last trick in hand."),
    text("{declarer} è in presa di mano.", "{declarer} is on lead in his hand."),
    text("Ha preso {declarer} di mano.", "{declarer} has won the trick in his hand."),
];
const DUMMY_PUTS: SentenceWordings = &[
    text(
        "Prima che chiami qualcosa {dummy}, distratto, spinge avanti {card} come attacco.",
        "Before he calls anything {dummy}, not attending, pushes the {card} forward as a lead.",
    ),
    text(
        "{dummy}, che credeva il morto in presa, mette {card} sul tavolo senza che nessuno chiami.",
        "{dummy}, who took dummy to be on lead, puts the {card} on the table though nobody calls.",
    ),
    text(
        "Senza aspettare una chiamata {dummy} muove {card} per conto suo.",
        "Without waiting for a call {dummy} moves the {card} by himself.",
    ),
];
const DECLARER_CALLS: SentenceWordings = &[
    text(
        "Perso il filo, chiama però dal morto, e {dummy} spinge avanti {card} come attacco.",
        "Losing the thread he calls from dummy, though, and {dummy} pushes the {card} forward as a lead.",
    ),
    text(
        "{dummy}, che si sente chiamare proprio quella, mette {card} sul tavolo.",
        "{dummy}, who hears declarer call just that card, puts the {card} on the table.",
    ),
    text(
        "Chiama però una carta del morto, e {dummy} muove {card} come gli è detto.",
        "But he calls a card from dummy, and {dummy} moves the {card} as he is told.",
    ),
];
const ANSWERS: SentenceWordings = &[
    text(
        "{next} risponde subito {answer}, e solo dopo si chiama l'Arbitro.",
        "{next} at once follows with the {answer}, and only then is the director called.",
    ),
    text(
        "Con {answer} già pront{o/a:answer}, {next} gioca; poi si chiama l'Arbitro.",
        "With the {answer} ready, {next} plays it; then the director is called.",
    ),
];
const LETS_IT_STAND: SentenceWordings = &[
    text(
        "{next} tiene {answer} in mano, dice che a lui va bene, e si chiama l'Arbitro.",
        "{next} keeps the {answer} in his hand, says that it suits him, and the director is called.",
    ),
    text(
        "Con {answer} già pront{o/a:answer}, {next} accetta a parole e chiama l'Arbitro.",
        "With the {answer} ready, {next} accepts in words and calls the director.",
    ),
];
const HAS_IT_BACK: SentenceWordings = &[
    text(
        "{next} tiene {answer} in mano, dice che a lui non va bene, e si chiama l'Arbitro.",
        "{next} keeps the {answer} in his hand, says that it does not suit him, and the director is called.",
    ),
    text(
        "Con {answer} già pront{o/a:answer}, {next} rifiuta a parole e chiama l'Arbitro.",
        "With the {answer} ready, {next} refuses in words and calls the director.",
    ),
];
const WAITS: SentenceWordings = &[
    text(
        "{next} tiene {answer} in mano, non dice nulla, e si chiama l'Arbitro.",
        "{next} keeps the {answer} in his hand, says nothing, and the director is called.",
    ),
    text(
        "Con {answer} già pront{o/a:answer}, {next} non parla finché non viene l'Arbitro.",
        "With the {answer} ready, {next} does not speak until the director comes.",
    ),
];

pub static WANTS_IT_BACK: Scenario =
    scenario(55, "wants-it-back", &["dichiarante", "fuori turno"], wants_it_back)
        .tricks(2..=9)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
        ]);

/// Declarer leads from the wrong one of his hands and notices it himself: he asks to lead from the other hand, or leads
/// from it at once, or waits. The next defender refuses or accepts, or says nothing.
fn wants_it_back(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let rightful = story.turn().filter(|turn| !story.is_defender(*turn))?;
    let wrong = rightful.partner();
    let card = declarer_leads(story, rightful, wrong)?;
    let own = story.would_play()?;
    cast_from(story, "from_own", rightful);
    story.cast("own", own);
    let first = story.choose(3);
    match first {
        0 => {
            story.add_event(declarer, Act::Wants { hand: wrong, card: card.into(), instead: None });
            story.add_sentence(ASKS);
        }
        1 => {
            story.leads(rightful, own);
            story.add_sentence(LEADS_AGAIN);
        }
        _ => story.add_sentence(SEES_NOTHING),
    }
    let next = wrong.lho();
    story.call_director(next);
    match story.choose([2, 1, 3][first]) {
        0 => story.add_sentence(NEXT_SILENT),
        1 => {
            story.add_event(next, Act::Chooses(Choice::Refuse));
            story.add_sentence(NEXT_REFUSES);
        }
        _ => {
            story.add_event(next, Act::Chooses(Choice::Accept));
            story.add_sentence(NEXT_ACCEPTS);
        }
    }
    told_by_a_defender(story)?;
    Some(())
}

const ASKS: SentenceWordings = &[
    text(
        "Se ne accorge da sé e chiede di attaccare invece {own} {from_own}.",
        "He notices it himself and asks to lead the {own} {from_own} instead.",
    ),
    text(
        "«No, volevo {own} {from_own}»: lo dice, e aspetta una risposta.",
        "'No, I wanted the {own} {from_own}': so he says, and waits for an answer.",
    ),
];
const LEADS_AGAIN: SentenceWordings = &[
    text(
        "Se ne accorge da sé e attacca subito anche {own} {from_own}.",
        "He notices it himself and at once leads the {own} {from_own} as well.",
    ),
    text(
        "«No, volevo {own} {from_own}»: lo dice, e mette la carta sul tavolo.",
        "'No, I wanted the {own} {from_own}': so he says, and puts the card on the table.",
    ),
];
const SEES_NOTHING: SentenceWordings = &[
    text(
        "Non si accorge che doveva partire con {own} {from_own}.",
        "He does not notice that he should have led the {own} {from_own}.",
    ),
    text(
        "«Non dovevi partire con {own} {from_own}?», gli chiedono; lui aspetta senza dire nulla.",
        "'Should you not have led the {own} {from_own}?', he is asked; he waits without a word.",
    ),
];
