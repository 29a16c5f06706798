//! Law 54: an opening lead out of turn, face up or face down, by a defender or by the declaring side.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::Card;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{Choice, Facing};
use arbitro_laws::ruling::{Answer, text};

use super::turns::{HAS_NOT_SPOKEN, NOT_TOLD, choose_told, declarer_answers, told_by_declarer};

mod spread;

pub const SCENARIOS: &[&Scenario] =
    &[&FACED, &FACE_DOWN, &DECLARING_SIDE, &spread::BEGINS_TO_SPREAD, &spread::SECOND_CARD];

/// Casts the defender who has not the opening lead as `by`, with the card that he would lead; adds no event.
fn wrong_leader(story: &mut Story<'_>) -> Option<Card> {
    story.require(story.moment.played() == 0)?;
    let by = story.declarer().rho();
    let card = story.would_lead(by)?;
    story.cast("by", by);
    story.cast("card", card);
    Some(card)
}

static FACED: Scenario = scenario(54, "faced", &["attacco iniziale", "fuori turno"], faced)
    .tricks(1..=1)
    .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("declarer")]);

/// The wrong defender makes a faced opening lead. Declarer could have seen cards of dummy or not, or dummy is spread;
/// declarer answers, or spreads his hand.
fn faced(story: &mut Story<'_>) -> Option<()> {
    let card = wrong_leader(story)?;
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.leads(declarer.rho(), card);
    story.add_sentence(LEADS);
    let seen = story.choose(3);
    match seen {
        0 => story.add_finding("saw-dummy", Answer::NO, SAW_NOTHING)?,
        1 => story.add_finding("saw-dummy", Answer::YES, SAW_CARDS)?,
        _ => {
            story.add_event(dummy, Act::Spreads(Facing::WHOLE));
            story.add_sentence(DUMMY_SPREAD);
        }
    }
    if story.choose(if seen == 2 { 1 } else { 2 }) == 1 {
        story.add_event(declarer, Act::Spreads(Facing::WHOLE));
        story.add_sentence(SPREADS_HIS_HAND);
        story.add_sentence(HAS_NOT_SPOKEN);
    } else {
        story.add_sentence(KEEPS_HIS_HAND);
        declarer_answers(story, 3);
    }
    told_by_declarer(story)?;
    Some(())
}

const LEADS: SentenceWordings = &[
    text(
        "L'attacco iniziale è di {lho}, ma {by} ha contato male i passi e scopre {card}.",
        "The opening lead is {lho}'s, but {by} has misread the auction and faces the {card}.",
    ),
    text(
        "Finita la licita {by}, convinto di dover attaccare, scopre {card}; toccava a {lho}.",
        "When the auction is over {by}, sure that the lead is his, faces the {card}; it was for {lho} to lead.",
    ),
    text(
        "Al posto di {lho} scopre l'attacco iniziale {by}, con {card}: ha perso il filo della licita.",
        "In place of {lho}, {by} faces the opening lead, the {card}: he has lost the thread of the auction.",
    ),
];
const SAW_NOTHING: SentenceWordings = &[
    text(
        "Delle carte di {dummy} {declarer} non ha visto nulla.",
        "{declarer} has seen nothing of {dummy}'s cards.",
    ),
    text(
        "{dummy} ha tenuto le carte chiuse, accerta l'Arbitro, e {declarer} non ne ha vista nessuna.",
        "{dummy} has kept his cards closed, the director finds, and {declarer} has seen none of them.",
    ),
];
const SAW_CARDS: SentenceWordings = &[
    text(
        "Delle carte di {dummy} {declarer} poteva averne vista una.",
        "{declarer} could have seen one of {dummy}'s cards.",
    ),
    text(
        "{dummy} ha abbassato le carte, accerta l'Arbitro, e {declarer} poteva averne vista qualcuna.",
        "{dummy} has lowered his cards, the director finds, and {declarer} could have seen some of them.",
    ),
];
const DUMMY_SPREAD: SentenceWordings = &[
    text(
        "Delle carte di {dummy}, subito stese, {declarer} vede tutto.",
        "{declarer} sees all of {dummy}'s cards, which are spread at once.",
    ),
    text(
        "{dummy} ha steso le carte senza badare a chi attaccava, e {declarer} le ha viste tutte.",
        "{dummy} has spread his cards, paying no heed to who was leading, and {declarer} has seen them all.",
    ),
];
const SPREADS_HIS_HAND: SentenceWordings = &[
    text(
        "Le sue carte {declarer}, che si crede il morto, le stende tutte.",
        "{declarer}, who takes himself for dummy, spreads all his own cards.",
    ),
    text(
        "{declarer} dice «gioca tu» al compagno, e stende sul tavolo tutta la sua mano.",
        "{declarer} says 'you play it' to his partner, and spreads his whole hand on the table.",
    ),
];
const KEEPS_HIS_HAND: SentenceWordings = &[
    text(
        "Le sue carte {declarer}, che pure si credeva il morto, le tiene in mano.",
        "{declarer}, though he took himself for dummy, keeps his own cards in his hand.",
    ),
    text(
        "{declarer} non dice nulla al compagno, e tiene chiusa tutta la sua mano.",
        "{declarer} says nothing to his partner, and keeps his whole hand closed.",
    ),
];

static FACE_DOWN: Scenario =
    scenario(54, "face-down", &["attacco iniziale", "carta coperta"], face_down)
        .tricks(1..=1)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
        ]);

/// A defender leads although the lead is his partner's: face down, face down and then faced, or face up. His partner has
/// led face down or not.
fn face_down(story: &mut Story<'_>) -> Option<()> {
    let card = wrong_leader(story)?;
    let (leader, by) = (story.declarer().lho(), story.declarer().rho());
    let own = story.would_lead(leader)?;
    story.cast("own", own);
    let partner_led = story.either();
    if partner_led {
        story.add_event(leader, Act::LeadsFaceDown(own.into()));
    }
    story.add_sentence(if partner_led { LEADER_HAS_LED } else { LEADER_THINKS });
    let how = story.choose(3);
    match how {
        0 => {
            story.add_event(by, Act::LeadsFaceDown(card.into()));
            story.add_sentence(STAYS_DOWN);
        }
        1 => {
            story.add_event(by, Act::LeadsFaceDown(card.into()));
            story.add_event(by, Act::FacesLead);
            story.add_sentence(TURNED_UP);
        }
        _ => {
            story.leads(by, card);
            story.add_sentence(LED_FACE_UP);
        }
    }
    declarer_answers(story, if how == 0 { 1 } else { 3 });
    story.add_finding("saw-dummy", Answer::NO, SAW_NOTHING)?;
    if how == 0 {
        // A card that stays face down goes back whoever told him to lead.
        story.add_sentence(NOT_TOLD);
    } else {
        told_by_declarer(story)?;
    }
    Some(())
}

const LEADER_HAS_LED: SentenceWordings = &[
    text(
        "L'attacco è di {lho}, che ha già messo {own}, copert{o/a:own}.",
        "The lead is {lho}'s, who has already put down the {own}, face down.",
    ),
    text(
        "{lho}, cui tocca attaccare, posa {own} copert{o/a:own} sul tavolo.",
        "{lho}, whose lead it is, lays the {own} face down on the table.",
    ),
];
const LEADER_THINKS: SentenceWordings = &[
    text(
        "L'attacco è di {lho}, che non ha ancora messo {own}.",
        "The lead is {lho}'s, who has not yet put down the {own}.",
    ),
    text(
        "{lho}, cui tocca attaccare, pensa se posare {own} sul tavolo.",
        "{lho}, whose lead it is, wonders whether to lay the {own} on the table.",
    ),
];
const STAYS_DOWN: SentenceWordings = &[
    text(
        "{by}, che si crede di turno, attacca copert{o/a} {card}, e nessuno l{o/a} scopre.",
        "{by}, who thinks that it is his turn, leads the {card} face down, and nobody turns it up.",
    ),
    text(
        "Attacca anche {by}, distratto: mette {card} copert{o/a}, e copert{o/a} resta.",
        "{by}, not attending, leads too: he puts the {card} face down, and face down it stays.",
    ),
];
const TURNED_UP: SentenceWordings = &[
    text(
        "{by}, che si crede di turno, attacca copert{o/a} {card}, e poi l{o/a} scopre.",
        "{by}, who thinks that it is his turn, leads the {card} face down, and then turns it up.",
    ),
    text(
        "Attacca anche {by}, distratto: mette {card} copert{o/a}, e dopo un po' l{o/a} volta.",
        "{by}, not attending, leads too: he puts the {card} face down, and after a while turns it over.",
    ),
];
const LED_FACE_UP: SentenceWordings = &[
    text(
        "{by}, che si crede di turno, attacca subito scopert{o/a} {card}.",
        "{by}, who thinks that it is his turn, at once leads the {card} face up.",
    ),
    text(
        "Attacca anche {by}, distratto: mette {card} scopert{o/a}, in mezzo al tavolo.",
        "{by}, not attending, leads too: he puts the {card} face up, in the middle of the table.",
    ),
];

static DECLARING_SIDE: Scenario =
    scenario(54, "declaring-side", &["attacco iniziale", "dichiarante"], declaring_side)
        .tricks(1..=1)
        .asks(&[QuestionSubject::Ruling]);

/// A player of the declaring side, or the wrong defender, makes the opening lead; the other side would have it stand or
/// not.
fn declaring_side(story: &mut Story<'_>) -> Option<()> {
    let card = wrong_leader(story)?;
    let (declarer, leader) = (story.declarer(), story.declarer().lho());
    let own_side = story.pick_from(&[declarer, story.dummy()])?;
    let mine = story.would_lead(own_side)?;
    story.cast("side", own_side);
    story.cast("mine", mine);
    let by_side = story.either();
    let (by, led) = if by_side { (own_side, mine) } else { (declarer.rho(), card) };
    story.leads(by, led);
    story.add_sentence(if by_side { OWN_SIDE_LEADS } else { WRONG_DEFENDER_LEADS });
    let answering = if by_side { leader } else { declarer };
    story.call_director(answering);
    let which = story.choose(3);
    match which {
        0 => {}
        1 => story.add_event(answering, Act::Chooses(Choice::Accept)),
        _ => story.add_event(answering, Act::Chooses(Choice::Refuse)),
    }
    let lines = if by_side {
        [NOBODY_SPEAKS, LEADER_ACCEPTS, LEADER_REFUSES]
    } else {
        [NOBODY_SPEAKS, DECLARER_ACCEPTS, DECLARER_REFUSES]
    };
    story.add_sentence(lines[which]);
    story.add_finding("saw-dummy", Answer::NO, SAW_NOTHING)?;
    choose_told(story, declarer.rho(), [RHO_TOLD, RHO_NOT_TOLD])?;
    Some(())
}

const OWN_SIDE_LEADS: SentenceWordings = &[
    text(
        "Finita la licita scopre {mine} {side}, che si crede in difesa; {by} tiene {card} in mano.",
        "When the auction is over {side}, who believes that he defends, faces the {mine}; {by} keeps the {card} in his hand.",
    ),
    text(
        "Come attacco iniziale arriva {mine} di {side}, non {card} di {by}: {side} ha capito male chi gioca.",
        "As the opening lead comes {side}'s {mine}, not {by}'s {card}: {side} has misunderstood who plays.",
    ),
];
const WRONG_DEFENDER_LEADS: SentenceWordings = &[
    text(
        "Finita la licita scopre {card} {by}, che crede suo l'attacco; {side} tiene {mine} in mano.",
        "When the auction is over {by}, who believes that the lead is his, faces the {card}; {side} keeps the {mine} in his hand.",
    ),
    text(
        "Come attacco iniziale arriva {card} di {by}, non {mine} di {side}: {by} ha capito male chi attacca.",
        "As the opening lead comes {by}'s {card}, not {side}'s {mine}: {by} has misunderstood who leads.",
    ),
];
const NOBODY_SPEAKS: SentenceWordings = &[
    text(
        "Né {lho}, che doveva attaccare, né {declarer} dicono se quell'attacco va bene.",
        "Neither {lho}, whose lead it was, nor {declarer} says whether the lead is all right.",
    ),
    text(
        "Toccava a {lho}: lui e {declarer} aspettano l'Arbitro in silenzio.",
        "It was {lho}'s lead: he and {declarer} wait for the director in silence.",
    ),
];
const LEADER_ACCEPTS: SentenceWordings = &[
    text(
        "A {lho}, che doveva attaccare, quell'attacco va bene, e lo dice; {declarer} tace.",
        "{lho}, whose lead it was, says that the lead is all right; {declarer} is silent.",
    ),
    text(
        "Toccava a {lho}: accetta l'attacco, e {declarer} aspetta l'Arbitro in silenzio.",
        "It was {lho}'s lead: he accepts the one made, and {declarer} waits for the director in silence.",
    ),
];
const LEADER_REFUSES: SentenceWordings = &[
    text(
        "A {lho}, che doveva attaccare, quell'attacco non va bene, e lo dice; {declarer} tace.",
        "{lho}, whose lead it was, says that the lead is not all right; {declarer} is silent.",
    ),
    text(
        "Toccava a {lho}: non accetta l'attacco, e {declarer} aspetta l'Arbitro in silenzio.",
        "It was {lho}'s lead: he does not accept the one made, and {declarer} waits for the director in silence.",
    ),
];
const DECLARER_ACCEPTS: SentenceWordings = &[
    text(
        "A {declarer} quell'attacco va bene, e lo dice; {lho}, che doveva attaccare, tace.",
        "{declarer} says that the lead is all right; {lho}, whose lead it was, is silent.",
    ),
    text(
        "Toccava a {lho}: {declarer} accetta l'attacco, e l'altro aspetta l'Arbitro in silenzio.",
        "It was {lho}'s lead: {declarer} accepts the one made, and the other waits for the director in silence.",
    ),
];
const DECLARER_REFUSES: SentenceWordings = &[
    text(
        "A {declarer} quell'attacco non va bene, e lo dice; {lho}, che doveva attaccare, tace.",
        "{declarer} says that the lead is not all right; {lho}, whose lead it was, is silent.",
    ),
    text(
        "Toccava a {lho}: {declarer} non accetta l'attacco, e l'altro aspetta l'Arbitro in silenzio.",
        "It was {lho}'s lead: {declarer} does not accept the one made, and the other waits for the director in silence.",
    ),
];
const RHO_TOLD: SentenceWordings = &[
    text(
        "A {by}, prima, {declarer} aveva detto: «Attacchi tu».",
        "To {by} {declarer} had said before: 'You are to lead'.",
    ),
    text(
        "{declarer} aveva fatto credere a {by} che l'attacco fosse suo.",
        "{declarer} had led {by} to believe that the lead was his.",
    ),
];
const RHO_NOT_TOLD: SentenceWordings = &[
    text(
        "A {by}, prima, {declarer} non aveva detto nulla.",
        "To {by} {declarer} had said nothing before.",
    ),
    text(
        "{declarer} non aveva fatto credere a {by} che l'attacco fosse suo.",
        "{declarer} had not led {by} to believe that the lead was his.",
    ),
];
