//! Law 54: an opening lead out of turn, face up or face down, by a defender or by the declaring side.

mod face_down;
mod inquiry;
mod rights;

use super::l53::ASPECTS;
use super::prelude::*;
use super::scenes::choose_told;

mod spread;

pub const SCENARIOS: &[&Scenario] = &[
    &FACED,
    &face_down::FACE_DOWN,
    &spread::BEGINS_TO_SPREAD,
    &spread::DUMMY_IS_SPREAD,
    &inquiry::BEFORE_DECIDING,
    &rights::OPENING_REFUSED,
];

/// Casts the defender who has not the opening lead as `by`, with the card that he would lead; adds no event.
fn wrong_leader(story: &mut Story<'_>) -> Option<Card> {
    story.require(story.moment.played() == 0)?;
    let (by, leader) = (story.declarer().rho(), story.declarer().lho());
    let card = story.would_lead(by)?;
    let held = story.suit(leader, card.suit).len();
    story.require(held > 0 && held < story.hand(leader).len())?;
    cast!(story, by, card, suit = card.suit);
    Some(card)
}

/// The sentences for the answers of [`declarer_answers`].
const ANSWERS: [SentenceWordings; 4] =
    [ACCEPTS, REFUSES_ONLY, REFUSES_AND_REQUIRES, REFUSES_AND_FORBIDS];

/// Chooses whether declarer accepts the lead of this card, or refuses it and leaves the lead free, requires or forbids a
/// lead in its suit, and adds the one of these sentences that tells it. He calls the director in any case.
fn declarer_answers(story: &mut Story<'_>, card: Card, lines: [SentenceWordings; 4]) {
    let declarer = story.declarer();
    story.call_director(declarer);
    let answers: [&[Choice]; 4] = [
        &[Choice::Accept],
        &[Choice::Refuse, Choice::Free],
        &[Choice::Refuse, Choice::Require(card.suit)],
        &[Choice::Refuse, Choice::Forbid(card.suit)],
    ];
    let answer = story.choose(answers.len());
    for choice in answers[answer] {
        story.add_event(declarer, Act::Chooses(*choice));
    }
    story.add_sentence(lines[answer]);
}

const ACCEPTS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e accetta {card}.",
        "{declarer} calls the director, and accepts the {card}.",
    ),
    text(
        "All'Arbitro {declarer} dice che accetta {card}.",
        "{declarer} tells the director that he accepts the {card}.",
    ),
    text(
        "{declarer} decide, davanti all'Arbitro, di accettare {card}.",
        "{declarer} decides, in the director's presence, to accept the {card}.",
    ),
    short_reasons::declarer_accepts_it("54B"),
];
const REFUSES_ONLY: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, non accetta {card} e lascia libero l'attacco.",
        "{declarer} calls the director, does not accept the {card} and leaves the lead free.",
    ),
    text(
        "All'Arbitro {declarer} dice che non accetta {card}, e che {lho} attacchi come vuole.",
        "{declarer} tells the director that he does not accept the {card}, and that {lho} may lead what he likes.",
    ),
    text(
        "{declarer} decide, davanti all'Arbitro, di rifiutare {card} e di non chiedere né vietare un seme.",
        "{declarer} decides, in the director's presence, to refuse the {card} and neither to require nor to forbid a suit.",
    ),
    because(
        "50D2(b)",
        [
            "{declarer} rifiuta {card} e lascia libero l'attacco",
            "{declarer} avesse rifiutato {card} e lasciato libero l'attacco",
        ],
        [
            "{declarer} refuses the {card} and leaves the lead free",
            "{declarer} had refused the {card} and left the lead free",
        ],
    ),
];
const REFUSES_AND_REQUIRES: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, non accetta {card} e richiede l'attacco a {suit}.",
        "{declarer} calls the director, does not accept the {card} and requires a lead in {suit}.",
    ),
    text(
        "All'Arbitro {declarer} dice che non accetta {card}, e che {lho} attacchi a {suit}.",
        "{declarer} tells the director that he does not accept the {card}, and that {lho} is to lead {suit}.",
    ),
    text(
        "{declarer} decide, davanti all'Arbitro, di rifiutare {card} e di volere un attacco a {suit}.",
        "{declarer} decides, in the director's presence, to refuse the {card} and to want a lead in {suit}.",
    ),
    because(
        "50D2(a)",
        [
            "{declarer} rifiuta {card} e richiede l'attacco a {suit}",
            "{declarer} avesse rifiutato {card} e richiesto l'attacco a {suit}",
        ],
        [
            "{declarer} refuses the {card} and requires a lead in {suit}",
            "{declarer} had refused the {card} and required a lead in {suit}",
        ],
    ),
];
const REFUSES_AND_FORBIDS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, non accetta {card} e proibisce l'attacco a {suit}.",
        "{declarer} calls the director, does not accept the {card} and forbids a lead in {suit}.",
    ),
    text(
        "All'Arbitro {declarer} dice che non accetta {card}, e che {lho} non attacchi a {suit}.",
        "{declarer} tells the director that he does not accept the {card}, and that {lho} is not to lead {suit}.",
    ),
    text(
        "{declarer} decide, davanti all'Arbitro, di rifiutare {card} e di non volere un attacco a {suit}.",
        "{declarer} decides, in the director's presence, to refuse the {card} and not to want a lead in {suit}.",
    ),
    because(
        "50D2(a)",
        [
            "{declarer} rifiuta {card} e proibisce l'attacco a {suit}",
            "{declarer} avesse rifiutato {card} e proibito l'attacco a {suit}",
        ],
        [
            "{declarer} refuses the {card} and forbids a lead in {suit}",
            "{declarer} had refused the {card} and forbidden a lead in {suit}",
        ],
    ),
];

static FACED: Scenario = scenario(54, "faced", &["attacco iniziale", "fuori turno"], faced)
    .tricks(1..=1)
    .aspects(ASPECTS);

/// The wrong defender makes a faced opening lead. Declarer could have seen cards of dummy or not, and
/// answers.
fn faced(story: &mut Story<'_>) -> Option<()> {
    let card = wrong_leader(story)?;
    let declarer = story.declarer();
    story.leads(declarer.rho(), card);
    story.add_sentence(LEADS);
    choose_told(story, declarer.rho(), [TOLD, MISTAKEN])?;
    story.choose_finding("saw-dummy", SAW_CARDS, SAW_NOTHING)?;
    declarer_answers(story, card, ANSWERS);
    Some(())
}

const LEADS: SentenceWordings = &[
    text(
        "L'attacco iniziale è di {lho}, ma {by} attacca {card} scopert{o/a}.",
        "The opening lead is {lho}'s, but {by} leads the {card} face up.",
    ),
    text(
        "Finita la licita {by} attacca {card} scopert{o/a}; toccava a {lho}.",
        "When the auction is over {by} leads the {card} face up; it was for {lho} to lead.",
    ),
    text(
        "{by} attacca {card} scopert{o/a} al posto di {lho}.",
        "{by} leads the {card} face up in place of {lho}.",
    ),
];
const TOLD: SentenceWordings = &[
    text(
        "{by} l'ha fatto perché {declarer} gli aveva detto: «Attacchi tu».",
        "{by} did so because {declarer} had told him: 'You are to lead'.",
    ),
    text(
        "«L'attacco è tuo», aveva appena detto {declarer} a {by}.",
        "'The lead is yours,' {declarer} had just told {by}.",
    ),
    text(
        "Era stato {declarer} a dire a {by} di attaccare.",
        "It was {declarer} who had told {by} to lead.",
    ),
    short_reasons::TOLD_TO_LEAD,
];
const MISTAKEN: SentenceWordings = &[
    text(
        "Nessuno aveva detto a {by} di attaccare: aveva seguito male la licita.",
        "Nobody had told {by} to lead: he had not followed the auction well.",
    ),
    text(
        "{by} si era convinto da solo che l'attacco fosse suo: nessuno gliel'aveva detto.",
        "{by} had persuaded himself that the lead was his: nobody had told him so.",
    ),
    text(
        "Nessuno aveva detto a {by} di attaccare: si era creduto al posto del compagno.",
        "Nobody had told {by} to lead: he had thought that he was in his partner's seat.",
    ),
    short_reasons::nobody_told_to_lead("54"),
];
const SAW_NOTHING: SentenceWordings = &[
    text(
        "Dopo l'attacco {dummy} tiene le carte chiuse, e {declarer} non ha potuto vederne nessuna.",
        "After the lead {dummy} keeps his cards closed, and {declarer} could not have seen any of them.",
    ),
    text(
        "Dopo l'attacco {dummy} tiene alte le carte: {declarer} non avrebbe potuto vederne nessuna.",
        "After the lead {dummy} holds his cards up: {declarer} could not have seen any of them.",
    ),
    text(
        "Dopo l'attacco le carte di {dummy} restano chiuse, e {declarer} non ha potuto vederne nessuna.",
        "After the lead {dummy}'s cards stay closed, and {declarer} could not have seen any of them.",
    ),
    because(
        "",
        [
            "{declarer} non poteva aver visto carte di {dummy}",
            "{declarer} non avesse potuto vedere carte di {dummy}",
        ],
        [
            "{declarer} could not have seen any card of {dummy}'s",
            "{declarer} could not have seen any card of {dummy}'s",
        ],
    ),
];
const SAW_CARDS: SentenceWordings = &[
    text(
        "Dopo l'attacco {dummy} abbassa le carte, e se ne vede qualche faccia: l'Arbitro accerta che {declarer} avrebbe potuto vederne qualcuna.",
        "After the lead {dummy} lowers his cards, so that some faces show: the director finds that {declarer} could have seen some of them.",
    ),
    text(
        "Dopo l'attacco {dummy} tiene basse le carte, con qualche faccia in vista: l'Arbitro accerta che {declarer} avrebbe potuto vederne qualcuna.",
        "After the lead {dummy} holds his cards low, with some faces in view: the director finds that {declarer} could have seen some of them.",
    ),
    text(
        "Dopo l'attacco {dummy} inclina le carte, e se ne vede qualche faccia: secondo l'Arbitro {declarer} avrebbe potuto vederne qualcuna.",
        "After the lead {dummy} tilts his cards, so that some faces show: in the director's view {declarer} could have seen some of them.",
    ),
    because(
        "54C",
        [
            "{declarer} poteva aver visto una carta di {dummy}",
            "{declarer} avesse potuto vedere una carta di {dummy}",
        ],
        [
            "{declarer} could have seen a card of {dummy}'s",
            "{declarer} could have seen a card of {dummy}'s",
        ],
    ),
];
const DUMMY_SPREAD: SentenceWordings = &[
    text(
        "{dummy} ha già steso il morto, e {declarer} ha visto tutte le carte.",
        "{dummy} has already spread dummy, and {declarer} has seen all the cards.",
    ),
    text(
        "Le carte di {dummy}, già stese sul tavolo, {declarer} le ha viste tutte.",
        "{declarer} has seen all of {dummy}'s cards, which are already spread on the table.",
    ),
    text(
        "Il morto ({dummy}) è già sul tavolo: {declarer} ne ha visto tutte le carte.",
        "Dummy ({dummy}) is already on the table: {declarer} has seen all the cards.",
    ),
];
