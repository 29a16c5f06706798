//! What declarer may do after an opening lead out of turn that he has refused: Laws 49, 50D2 and 54.

use super::wrong_leader;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{DECLARERS_RIGHTS, acts_unprompted, three_suits, unasked};

pub static OPENING_REFUSED: Scenario = scenario(
    54,
    "opening-refused",
    &["attacco iniziale", "fuori turno", "carta penalizzata", "diritti"],
    opening_refused,
)
.tricks(1..=1)
.asks(DECLARERS_RIGHTS);

/// The wrong defender makes an opening lead with one of three honours, declarer refuses it, and the defender may say that he
/// holds another of the three.
fn opening_refused(story: &mut Story<'_>) -> Option<()> {
    wrong_leader(story)?;
    let (declarer, by, leader) = (story.declarer(), story.declarer().rho(), story.declarer().lho());
    let is_led = |card: &Card| card.rank.is_honour() && !story.suit(leader, card.suit).is_empty();
    let held = story.hand(by).iter().filter(is_led).collect();
    let cards = three_suits(story, held)?;
    let led = story.choose(3);
    let (card, named) = (cards[led], cards[(led + 1) % 3]);
    let [first, second, third] = cards.map(unasked);
    cast!(story, first, second, third, named = unasked(named));
    story.leads(by, card);
    acts_unprompted(story, by, LEADS[led])?;
    untold(story, "saw-dummy", Answer::NO)?;
    story.call_director(declarer);
    story.add_event(declarer, Act::Chooses(Choice::Refuse));
    story.add_sentence(REFUSES);
    story.choose_act(by, Act::Names(named.into()), NAMES, IS_SILENT);
    Some(())
}

/// The sentence for the lead of the card in a slot.
macro_rules! leads {
    ($card:literal) => {
        &[
    text(
        concat!("L'attacco iniziale è di {lho}, ma {by}, che ha seguito male la licita, attacca ", "{", $card, "}", "."),
        concat!("The opening lead is {lho}'s, but {by}, who has not followed the auction well, leads the ", "{", $card, "}", "."),
    ),
    text(
        concat!("Toccava attaccare a {lho}; {by}, distratto, mette sul tavolo ", "{", $card, "}", ", scopert{o/a", ":", $card, "}", "."),
        concat!("It was for {lho} to lead; {by}, distracted, puts face up on the table the ", "{", $card, "}", "."),
    ),
    because(
        "54D",
        [concat!("{by} ha attaccato ", "{", $card, "}"), concat!("{by} avesse attaccato ", "{", $card, "}")],
        [concat!("{by} led the ", "{", $card, "}"), concat!("{by} had led the ", "{", $card, "}")],
    ),
]
    };
}
const LEADS: [SentenceWordings; 3] = [leads!("first"), leads!("second"), leads!("third")];
const REFUSES: SentenceWordings = &[
    text(
        "{dummy} tiene chiuse le sue carte, e {declarer} dice all'Arbitro che non accetta l'attacco.",
        "{dummy} keeps his cards closed, and {declarer} tells the director that he does not accept the lead.",
    ),
    text(
        "Prima di vedere carte di {dummy} {declarer} chiama l'Arbitro, e non accetta l'attacco.",
        "Before he sees any card of {dummy}'s {declarer} calls the director, and does not accept the lead.",
    ),
];
const NAMES: SentenceWordings = &[
    text(
        "«Tanto ho anche {named}», dice allora {by}.",
        "'I have the {named} too anyway,' {by} then says.",
    ),
    text("{by} osserva di avere anche {named}.", "{by} remarks that he has the {named} too."),
    short_reasons::NAMED_IT,
];
const IS_SILENT: SentenceWordings = &[
    text(
        "«Scusate la distrazione», dice allora {by}.",
        "'Sorry for my inattention,' {by} then says.",
    ),
    text("{by} osserva di essersi distratto.", "{by} remarks that he was distracted."),
    short_reasons::NAMED_NO_OTHER,
];
