//! Law 56: a defender's lead out of turn.

use super::prelude::*;
use super::scenes::{acts_told, cast_from, not_told, small, unasked};

mod doubt;

pub const SCENARIOS: &[&Scenario] =
    &[&PARTNER_ON_LEAD, &RESTRICTION, &CARD_ALREADY_FACED, &BOTH_LEAD, &doubt::LED_OR_SHOWN];

/// What is asked about a lead: what becomes of it, and who plays next.
const OF_LEAD: &[&[AspectKind]] =
    &[&[AspectKind::Turn], &[AspectKind::Fate, AspectKind::Turn], &[AspectKind::Fate]];

static PARTNER_ON_LEAD: Scenario =
    scenario(56, "partner-on-lead", &["difensore", "fuori turno"], partner_on_lead)
        .tricks(2..=10)
        .aspects(&[
            &[AspectKind::Turn],
            &[AspectKind::Fate],
            &[AspectKind::Fate, AspectKind::Turn],
            &[AspectKind::Duty],
        ]);

/// Casts a defender who leads although his partner has won the trick, and his card; adds no event.
fn wrong_defender(story: &mut Story<'_>) -> Option<(Seat, Card)> {
    let partner = story.defender_on_lead()?;
    let by = partner.partner();
    let card = story.would_lead(by)?;
    cast!(story, by, partner, card, suit = card.suit);
    Some((by, card))
}

/// Adds the lead of the wrong defender, who may have been told by declarer to lead; returns true if he was.
fn leads_out_of_turn(story: &mut Story<'_>, (by, card): (Seat, Card)) -> Option<bool> {
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    acts_told(story, by, [LEADS_AS_TOLD, LEADS])
}

/// A defender leads although his partner has won the trick. The next hand may play; declarer accepts, or refuses and
/// restricts the lead or leaves it free.
fn partner_on_lead(story: &mut Story<'_>) -> Option<()> {
    let (by, card) = wrong_defender(story)?;
    let (next, partner) = (by.lho(), by.partner());
    let held = story.suit(partner, card.suit);
    story.require(!held.is_empty() && story.hand(partner).len() > held.len())?;
    let answer = story.would_follow(next, card)?;
    story.cast("answer", answer);
    cast_from(story, "from", next);
    let told = leads_out_of_turn(story, (by, card))?;
    answers(story, (!told).then_some((next, answer)), &[0, 1, 2]);
    Some(())
}

/// Declarer accepts the lead, or refuses it in one of these ways; or, unless he has told the defender to lead, the next
/// hand plays this card to it.
fn answers(story: &mut Story<'_>, play: Option<(Seat, Card)>, refusals: &[usize]) {
    let declarer = story.declarer();
    let course = story.choose(1 + refusals.len() + usize::from(play.is_some()));
    if let (Some((next, answer)), true) = (play, course > refusals.len()) {
        story.plays(next, answer);
        story.add_sentence(NEXT_PLAYS);
        story.call_director(declarer);
        return;
    }
    story.call_director(declarer);
    if course == 0 {
        story.add_event(declarer, Act::Chooses(Choice::Accept));
        story.add_sentence(ACCEPTS);
    } else {
        refuses(story, refusals[course - 1]);
    }
}

/// Adds that declarer refuses the lead and requires its suit, forbids it, or leaves the lead free.
fn refuses(story: &mut Story<'_>, course: usize) {
    let (declarer, Some(SlotValue::Suit(suit))) = (story.declarer(), story.slot("suit")) else {
        return;
    };
    let choice = [Choice::Require(suit), Choice::Forbid(suit), Choice::Free][course];
    story.add_event(declarer, Act::Chooses(Choice::Refuse));
    story.add_event(declarer, Act::Chooses(choice));
    story.add_sentence([REQUIRES, FORBIDS, LEAVES_FREE][course]);
}

const ON_LEAD: SentenceWordings = &[
    text("L'ultima presa l'ha vinta {partner}.", "{partner} has won the last trick."),
    text(
        "{partner} ha vinto la presa e deve attaccare.",
        "{partner} has won the trick and is to lead.",
    ),
    text("La presa è di {partner}.", "The trick is {partner}'s."),
];
const LEADS: SentenceWordings = &[
    text(
        "{by}, convinto di aver preso lui, attacca {card}.",
        "{by}, sure that he has won it himself, leads the {card}.",
    ),
    text(
        "{by}, che ha perso il filo, attacca {card}.",
        "{by}, who has lost track, leads the {card}.",
    ),
    text(
        "{by} crede che la presa sia sua e attacca {card}.",
        "{by} thinks that the trick is his and leads the {card}.",
    ),
    because(
        "56",
        [
            "nessuno aveva detto a {by} che toccava a lui",
            "nessuno avesse detto a {by} che toccava a lui",
        ],
        ["nobody had told {by} that it was his turn", "nobody had told {by} that it was his turn"],
    ),
];
const LEADS_AS_TOLD: SentenceWordings = &[
    text(
        "{by}, a cui {declarer} ha appena detto «tocca a te», attacca {card}.",
        "{by}, to whom {declarer} has just said 'it is your lead', leads the {card}.",
    ),
    text(
        "{declarer} dice per errore a {by} che tocca a lui, e {by} attacca {card}.",
        "{declarer} tells {by} by mistake that it is his lead, and {by} leads the {card}.",
    ),
    text(
        "«Attacca tu», dice per errore {declarer} a {by}, che attacca {card}.",
        "'It is your lead', {declarer} says by mistake to {by}, who leads the {card}.",
    ),
    because(
        "47E1",
        [
            "{declarer} aveva detto a {by} che toccava a lui",
            "{declarer} avesse detto a {by} che toccava a lui",
        ],
        [
            "{declarer} had told {by} that it was his turn",
            "{declarer} had told {by} that it was his turn",
        ],
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text(
        "{declarer} gioca {answer} {from}, poi si accorge dell'errore e chiama l'Arbitro.",
        "{declarer} plays the {answer} {from}, then notices the error and calls the director.",
    ),
    text(
        "{declarer} gioca {answer} {from}, e solo allora si chiama l'Arbitro.",
        "{declarer} plays the {answer} {from}, and only then is the director called.",
    ),
    text(
        "{declarer} risponde con {answer} {from}, e solo dopo chiama l'Arbitro.",
        "{declarer} follows with the {answer} {from}, and only then calls the director.",
    ),
    because(
        "53A",
        ["{declarer} ha già giocato {from}", "{declarer} avesse già giocato {from}"],
        ["{declarer} has already played {from}", "{declarer} had already played {from}"],
    ),
];
const ACCEPTS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e, sentite le sue possibilità, accetta l'attacco.",
        "{declarer} calls the director and, having heard his options, accepts the lead.",
    ),
    text(
        "Prima di giocare {declarer} chiama l'Arbitro, e sceglie di accettare l'attacco.",
        "Before playing {declarer} calls the director, and chooses to accept the lead.",
    ),
    text(
        "All'Arbitro {declarer} dice che accetta l'attacco.",
        "{declarer} tells the director that he accepts the lead.",
    ),
    because(
        "53A",
        [
            "{declarer} accetta l'attacco di {by}",
            "{declarer}, senza giocare, avesse accettato l'attacco di {by}",
        ],
        ["{declarer} accepts {by}'s lead", "{declarer}, without playing, had accepted {by}'s lead"],
    ),
];
const REQUIRES: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, rifiuta l'attacco e chiede a {partner} di attaccare a {suit}.",
        "{declarer} calls the director, refuses the lead and requires {partner} to lead {suit}.",
    ),
    text(
        "Prima di giocare {declarer} chiama l'Arbitro, rifiuta l'attacco e vuole che {partner} attacchi a {suit}.",
        "Before playing {declarer} calls the director, refuses the lead and wants {partner} to lead {suit}.",
    ),
    text(
        "All'Arbitro {declarer} dice che rifiuta l'attacco e che da {partner} vuole {suit}.",
        "{declarer} tells the director that he refuses the lead and wants {suit} from {partner}.",
    ),
    because(
        "50D2(a)",
        [
            "{declarer} rifiuta {card} e chiede a {partner} di attaccare a {suit}",
            "{declarer} avesse rifiutato {card} e chiesto a {partner} di attaccare a {suit}",
        ],
        [
            "{declarer} refuses the {card} and requires {partner} to lead {suit}",
            "{declarer} had refused the {card} and required {partner} to lead {suit}",
        ],
    ),
];
const FORBIDS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, rifiuta l'attacco e vieta a {partner} di attaccare a {suit}.",
        "{declarer} calls the director, refuses the lead and forbids {partner} to lead {suit}.",
    ),
    text(
        "Prima di giocare {declarer} chiama l'Arbitro, rifiuta l'attacco e non vuole che {partner} attacchi a {suit}.",
        "Before playing {declarer} calls the director, refuses the lead and does not want {partner} to lead {suit}.",
    ),
    text(
        "All'Arbitro {declarer} dice che rifiuta l'attacco e che da {partner} non vuole {suit}.",
        "{declarer} tells the director that he refuses the lead and does not want {suit} from {partner}.",
    ),
    because(
        "50D2(a)",
        [
            "{declarer} rifiuta {card} e vieta a {partner} di attaccare a {suit}",
            "{declarer} avesse rifiutato {card} e vietato a {partner} di attaccare a {suit}",
        ],
        [
            "{declarer} refuses the {card} and forbids {partner} to lead {suit}",
            "{declarer} had refused the {card} and forbidden {partner} to lead {suit}",
        ],
    ),
];
const LEAVES_FREE: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, rifiuta l'attacco e lascia {partner} libero di attaccare come vuole.",
        "{declarer} calls the director, refuses the lead and leaves {partner} free to lead what he likes.",
    ),
    text(
        "Prima di giocare {declarer} chiama l'Arbitro, rifiuta l'attacco e a {partner} non chiede né vieta nulla.",
        "Before playing {declarer} calls the director, refuses the lead and neither requires nor forbids {partner} anything.",
    ),
    text(
        "All'Arbitro {declarer} dice che rifiuta l'attacco e che {partner} attacchi come vuole.",
        "{declarer} tells the director that he refuses the lead and that {partner} may lead what he likes.",
    ),
    because(
        "50D2(b)",
        [
            "{declarer} rifiuta {card} e lascia {partner} libero di attaccare",
            "{declarer} avesse rifiutato {card} e lasciato {partner} libero di attaccare",
        ],
        [
            "{declarer} refuses the {card} and leaves {partner}'s lead free",
            "{declarer} had refused the {card} and left {partner}'s lead free",
        ],
    ),
];

static RESTRICTION: Scenario = scenario(
    56,
    "restriction",
    &["difensore", "fuori turno", "restrizione d'attacco"],
    restriction,
)
.tricks(2..=10)
.aspects(&[&[AspectKind::Fate, AspectKind::Turn]]);

/// Declarer refuses a lead out of turn and restricts the lead of the rightful defender or leaves it free; the defender
/// leads the suit, or another.
fn restriction(story: &mut Story<'_>) -> Option<()> {
    let (by, card) = wrong_defender(story)?;
    let (partner, suit) = (by.partner(), card.suit);
    let asked = story.suit(partner, suit);
    let [lead, other] = [story.pick(asked)?, story.pick(story.hand(partner) - asked)?];
    cast!(story, lead, other);
    untold(story, "told-his-turn", Answer::NO)?;
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    story.call_director(story.declarer());
    let course = story.choose(3);
    refuses(story, course);
    story.begin_second_incident();
    if story.either() {
        story.leads(partner, lead);
        story.add_sentence(LEADS_IT);
    } else {
        story.leads(partner, other);
        story.add_sentence(LEADS_OTHER);
    }
    story.call_director(story.declarer());
    Some(())
}

const LEADS_IT: SentenceWordings = &[
    text(
        "{partner} attacca {lead}, e {declarer} chiede all'Arbitro se va bene.",
        "{partner} leads the {lead}, and {declarer} asks the director whether that is in order.",
    ),
    text(
        "L'attacco di {partner} è {lead}, e {declarer} vuole sapere se è regolare.",
        "{partner}'s lead is the {lead}, and {declarer} wants to know whether it is in order.",
    ),
    text(
        "{partner} attacca {lead}; {declarer} chiede all'Arbitro se può farlo.",
        "{partner} leads the {lead}; {declarer} asks the director whether he may.",
    ),
    because(
        "61A",
        ["{partner} attacca a {suit}", "{partner} avesse attaccato a {suit}"],
        ["{partner} leads {suit}", "{partner} had led {suit}"],
    ),
];
const LEADS_OTHER: SentenceWordings = &[
    text(
        "{partner} attacca {other}, e {declarer} chiede all'Arbitro se va bene.",
        "{partner} leads the {other}, and {declarer} asks the director whether that is in order.",
    ),
    text(
        "L'attacco di {partner} è {other}, e {declarer} vuole sapere se è regolare.",
        "{partner}'s lead is the {other}, and {declarer} wants to know whether it is in order.",
    ),
    text(
        "{partner} attacca {other}; {declarer} chiede all'Arbitro se può farlo.",
        "{partner} leads the {other}; {declarer} asks the director whether he may.",
    ),
    because(
        "61A",
        ["{partner} non attacca a {suit}", "{partner} non avesse attaccato a {suit}"],
        ["{partner} does not lead {suit}", "{partner} had not led {suit}"],
    ),
];

static CARD_ALREADY_FACED: Scenario = scenario(
    56,
    "card-already-faced",
    &["difensore", "fuori turno", "carte penalizzate"],
    card_already_faced,
)
.tricks(2..=9)
.aspects(&[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]]);

/// A defender has just dropped a small card, which is a minor penalty card or went back to his hand, and leads although
/// his partner has won the trick.
fn card_already_faced(story: &mut Story<'_>) -> Option<()> {
    let (by, card) = wrong_defender(story)?;
    let next = by.lho();
    let old = story.pick(small(story.hand(by)) - story.suit(by, card.suit))?;
    let answer = story.would_follow(next, card)?;
    cast!(story, old, answer);
    cast_from(story, "from", next);
    let penalty = story.either();
    if penalty {
        story.has_penalty(by, old, PenaltyGrade::Minor);
    }
    story.add_sentence(if penalty { IS_PENALTY } else { IS_NO_PENALTY });
    story.begin_second_incident();
    let told = leads_out_of_turn(story, (by, card))?;
    answers(story, (!told).then_some((next, answer)), &[2]);
    Some(())
}

const IS_PENALTY: SentenceWordings = &[
    text(
        "A {by} è appena cadut{o/a:old} di mano {old}: è sul tavolo, carta penalizzata minore.",
        "{by} has just dropped the {old}: it is on the table, a minor penalty card.",
    ),
    text(
        "{by} ha appena lasciato cadere {old}, che è ora una sua carta penalizzata minore.",
        "{by} has just let the {old} fall, which is now a minor penalty card of his.",
    ),
    text(
        "{by} ha davanti a sé {old}, appena cadut{o/a:old}: è una carta penalizzata minore.",
        "{by} has the {old} before him, just dropped: it is a minor penalty card.",
    ),
    because(
        "60A3",
        [
            "{old} era già una carta penalizzata",
            "{old} fosse già stat{o/a:old} una carta penalizzata",
        ],
        ["the {old} was already a penalty card", "the {old} had already been a penalty card"],
    ),
];
const IS_NO_PENALTY: SentenceWordings = &[
    text(
        "A {by}, urtato da {declarer}, è appena cadut{o/a:old} {old}: l'Arbitro gliel'ha fatt{o/a:old} riprendere.",
        "{by}, jostled by {declarer}, has just dropped the {old}: the director had him take it up again.",
    ),
    text(
        "{by}, urtato da {declarer}, ha appena lasciato cadere {old}, ma ha potuto riprenderl{o/a:old}.",
        "{by}, jostled by {declarer}, has just dropped the {old}, but was allowed to take it up.",
    ),
    text(
        "{by} ha di nuovo in mano {old}, appena cadut{o/a:old} per un urto di {declarer}.",
        "{by} has the {old} in his hand again, which he dropped when {declarer} knocked into him.",
    ),
    because(
        "",
        [
            "{by} aveva potuto riprendere in mano {old}",
            "{by} avesse potuto riprendere in mano {old}",
        ],
        [
            "{by} had been allowed to take up the {old}",
            "{by} had been allowed to take up the {old}",
        ],
    ),
];

static BOTH_LEAD: Scenario =
    scenario(56, "both-lead", &["difensore", "fuori turno", "attacco"], both_lead)
        .tricks(2..=10)
        .aspects(OF_LEAD);

/// A defender leads although his partner has won the trick, and his partner leads too or not; declarer accepts the first
/// lead, or refuses it if it is the only one.
fn both_lead(story: &mut Story<'_>) -> Option<()> {
    let (by, card) = wrong_defender(story)?;
    let (declarer, partner) = (story.declarer(), by.partner());
    let own = story.would_play()?;
    // Only the first lead is asked about.
    story.cast("own", unasked(own));
    leads_out_of_turn(story, (by, card))?;
    let both =
        story.choose_whether(|story| story.leads(partner, own), PARTNER_LEADS_TOO, PARTNER_WAITS);
    story.call_director(declarer);
    if both || story.either() {
        story.add_event(declarer, Act::Chooses(Choice::Accept));
        story.add_sentence(WANTS_FIRST);
    } else {
        story.add_event(declarer, Act::Chooses(Choice::Refuse));
        story.add_event(declarer, Act::Chooses(Choice::Free));
        story.add_sentence(REFUSES_FIRST);
    }
    not_told(story, partner, UNTOLD)
}

const PARTNER_LEADS_TOO: SentenceWordings = &[
    text(
        "Un attimo dopo anche {partner} attacca, con {own}.",
        "A moment later {partner} leads too, the {own}.",
    ),
    text(
        "{partner}, che non se n'è accorto, attacca a sua volta {own}.",
        "{partner}, who has not noticed, leads the {own} himself.",
    ),
    text(
        "Subito dopo {partner}, cui toccava, attacca {own}.",
        "Right after, {partner}, whose lead it was, leads the {own}.",
    ),
    because(
        "",
        ["anche {partner} ha attaccato", "anche {partner} avesse attaccato"],
        ["{partner} has led too", "{partner} had led too"],
    ),
];
const PARTNER_WAITS: SentenceWordings = &[
    text(
        "{partner} fa notare che toccava a lui e tiene le sue carte in mano.",
        "{partner} points out that it was his lead and keeps his cards in hand.",
    ),
    text(
        "{partner} si accorge dell'errore e non gioca.",
        "{partner} notices the error and does not play.",
    ),
    text(
        "Subito dopo {partner}, cui toccava, dice che la presa era sua.",
        "Right after, {partner}, whose lead it was, says that the trick was his.",
    ),
    because(
        "",
        ["{partner} non ha attaccato", "{partner} non avesse attaccato"],
        ["{partner} has not led", "{partner} had not led"],
    ),
];
const WANTS_FIRST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e accetta l'attacco di {card}.",
        "{declarer} calls the director and accepts the lead of the {card}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} sceglie di accettare {card}.",
        "The director comes, and {declarer} chooses to accept the {card}.",
    ),
    text(
        "All'Arbitro {declarer} dice che accetta {card}.",
        "{declarer} tells the director that he accepts the {card}.",
    ),
    because(
        "53A",
        ["{declarer} accetta {card}", "{declarer} avesse accettato {card}"],
        ["{declarer} accepts the {card}", "{declarer} had accepted the {card}"],
    ),
];
const REFUSES_FIRST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e rifiuta {card}, ma lascia {partner} libero di attaccare come vuole.",
        "{declarer} calls the director and refuses the {card}, but leaves {partner} free to lead what he likes.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} sceglie di rifiutare {card} senza imporre nulla a {partner}.",
        "The director comes, and {declarer} chooses to refuse the {card} without restricting {partner}.",
    ),
    text(
        "All'Arbitro {declarer} dice che rifiuta {card} e che {partner} attacchi come vuole.",
        "{declarer} tells the director that he refuses the {card} and that {partner} may lead what he likes.",
    ),
    because(
        "56",
        ["{declarer} rifiuta {card}", "{declarer} avesse rifiutato {card}"],
        ["{declarer} refuses the {card}", "{declarer} had refused the {card}"],
    ),
];
