//! Law 54: a defender leads although the opening lead is his partner's, face down or face up.

use super::{ACCEPTS, ANSWERS, declarer_answers, wrong_leader};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{choose_told, not_told};

pub static FACE_DOWN: Scenario =
    scenario(54, "face-down", &["attacco iniziale", "carta coperta"], face_down)
        .tricks(1..=1)
        .aspects(&[&[AspectKind::Fate]]);

/// A defender leads although the lead is his partner's: face down, face down and then faced, or face up. His partner has
/// led face down or not.
fn face_down(story: &mut Story<'_>) -> Option<()> {
    let card = wrong_leader(story)?;
    let (leader, by) = (story.declarer().lho(), story.declarer().rho());
    let own = story.would_lead(leader)?;
    story.cast("own", own);
    let has_led =
        story.choose_act(leader, Act::LeadsFaceDown(own.into()), LEADER_HAS_LED, LEADER_THINKS);
    let also = if has_led { words(" anche", " too") } else { words("", "") };
    story.cast("also", SlotValue::Words(also));
    let how = story.choose(3);
    if how == 0 || has_led {
        not_told(story, by, BELIEVES)?;
    } else {
        choose_told(story, by, [IS_TOLD, BELIEVES])?;
    }
    if how == 2 {
        story.leads(by, card);
    } else {
        story.add_event(by, Act::LeadsFaceDown(card.into()));
    }
    if how == 1 {
        story.add_event(by, Act::FacesLead);
    }
    story.add_sentence([STAYS_DOWN, TURNED_UP, LED_FACE_UP][how]);
    let declarer = story.declarer();
    match (how, has_led) {
        (0, _) => {
            story.call_director(declarer);
            story.add_sentence(ASKS);
        }
        // Whether the leader's card stays face down if declarer refuses the other lead is disputed.
        (_, true) => {
            story.answers(declarer, Some(Choice::Accept));
            story.add_sentence(ACCEPTS);
        }
        (_, false) => declarer_answers(story, card, ANSWERS),
    }
    untold(story, "saw-dummy", Answer::NO)?;
    Some(())
}

const LEADER_HAS_LED: SentenceWordings = &[
    text(
        "L'attacco spetta a {lho}, che ha già posato {own} copert{o/a:own}.",
        "The lead is {lho}'s, and he has already put down the {own} face down.",
    ),
    text(
        "{lho}, cui tocca attaccare, ha già posato {own} copert{o/a:own} sul tavolo.",
        "{lho}, whose lead it is, has already laid the {own} face down on the table.",
    ),
    text(
        "Deve attaccare {lho}, che ha già messo {own} copert{o/a:own} davanti a sé.",
        "{lho} is to lead, and has already put the {own} face down before him.",
    ),
    because(
        "54",
        [
            "{lho} aveva già posato {own} copert{o/a:own}",
            "{lho} avesse già posato {own} copert{o/a:own}",
        ],
        [
            "{lho} had already put down the {own} face down",
            "{lho} had already put down the {own} face down",
        ],
    ),
];
const LEADER_THINKS: SentenceWordings = &[
    text(
        "L'attacco spetta a {lho}, che non ha ancora posato nessuna carta.",
        "The lead is {lho}'s, and he has not yet put down a card.",
    ),
    text(
        "{lho}, cui tocca attaccare, sta ancora pensando.",
        "{lho}, whose lead it is, is still thinking.",
    ),
    text(
        "Deve attaccare {lho}, che tiene ancora le sue carte in mano.",
        "{lho} is to lead, and still holds his cards in his hand.",
    ),
    because(
        "",
        ["{lho} non aveva posato nessuna carta", "{lho} non avesse posato nessuna carta"],
        ["{lho} had put down no card", "{lho} had put down no card"],
    ),
];
const IS_TOLD: SentenceWordings = &[
    text("{declarer} dice a {by}: «Attacchi tu».", "{declarer} says to {by}: 'You are to lead'."),
    text(
        "«L'attacco è tuo», dice {declarer} a {by}.",
        "'The lead is yours,' says {declarer} to {by}.",
    ),
    text(
        "{declarer} si confonde, e dice a {by} di attaccare.",
        "{declarer} gets confused, and tells {by} to lead.",
    ),
    short_reasons::TOLD_TO_LEAD,
];
const BELIEVES: SentenceWordings = &[
    text(
        "{by} ha seguito male la licita, e crede che l'attacco sia suo.",
        "{by} has not followed the auction well, and believes that the lead is his.",
    ),
    text(
        "{by} è convinto, senza che nessuno gli abbia detto nulla, che l'attacco sia suo.",
        "{by} is convinced, though nobody has told him anything, that the lead is his.",
    ),
    text(
        "{by}, cui nessuno ha detto nulla, crede di dover attaccare.",
        "{by}, whom nobody has told anything, believes that he is to lead.",
    ),
    short_reasons::nobody_told_to_lead("54"),
];
const STAYS_DOWN: SentenceWordings = &[
    text(
        "Attacca coperto{also} {by}, con {card}, e nessuno scopre la sua carta.",
        "{by}{also} leads face down, with the {card}, and nobody turns it up.",
    ),
    text(
        "Attacca{also} {by}: posa {card} copert{o/a} sul tavolo, e nessuno l{o/a} scopre.",
        "{by}{also} leads: he lays the {card} face down on the table, and nobody turns it up.",
    ),
    text(
        "Attacca{also} {by}, che posa {card} copert{o/a} e non l{o/a} scopre.",
        "{by}{also} leads: he puts down the {card} face down and does not turn it up.",
    ),
    because(
        "41A",
        [
            "{card} è rimast{o/a:card} copert{o/a:card}",
            "{card} fosse rimast{o/a:card} copert{o/a:card}",
        ],
        ["the {card} has stayed face down", "the {card} had stayed face down"],
    ),
];
const TURNED_UP: SentenceWordings = &[
    text(
        "Attacca coperto{also} {by}, con {card}, e subito dopo scopre la sua carta.",
        "{by}{also} leads face down, with the {card}, and at once turns it up.",
    ),
    text(
        "Attacca{also} {by}: posa {card} copert{o/a} sul tavolo, e poi l{o/a} scopre.",
        "{by}{also} leads: he lays the {card} face down on the table, and then turns it up.",
    ),
    text(
        "Attacca{also} {by}, che posa {card} copert{o/a} e poi l{o/a} scopre.",
        "{by}{also} leads: he puts down the {card} face down, and then turns it up.",
    ),
    because(
        "",
        ["{by} ha scoperto {card}", "{by} avesse scoperto {card}"],
        ["{by} turned up the {card}", "{by} had turned up the {card}"],
    ),
];
const LED_FACE_UP: SentenceWordings = &[
    text(
        "Attacca{also} {by}, con {card}, e mette la sua carta scoperta.",
        "{by}{also} leads, with the {card}, and puts it down face up.",
    ),
    text(
        "Attacca{also} {by}: posa {card} scopert{o/a} sul tavolo.",
        "{by}{also} leads: he lays the {card} face up on the table.",
    ),
    text(
        "Attacca{also} {by}, che posa {card} scopert{o/a}.",
        "{by}{also} leads: he puts down the {card} face up.",
    ),
    because(
        "",
        [
            "{by} ha attaccato {card} scopert{o/a:card}",
            "{by} avesse attaccato {card} scopert{o/a:card}",
        ],
        ["{by} led the {card} face up", "{by} had led the {card} face up"],
    ),
];
const ASKS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e gli chiede che cosa succede ora.",
        "{declarer} calls the director, and asks him what happens now.",
    ),
    text(
        "All'Arbitro {declarer} chiede se {card} può restare.",
        "{declarer} asks the director whether the {card} may stay.",
    ),
    text(
        "{declarer} vuole sapere dall'Arbitro come si continua.",
        "{declarer} wants to know from the director how play goes on.",
    ),
    short_reasons::HAS_NOT_CHOSEN,
];
