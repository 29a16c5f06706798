//! What declarer may do after a defender's lead out of turn that he has refused: Laws 49, 50D2 and 53.

use super::{ON_LEAD, defender_leads_for_declarer};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{DECLARERS_RIGHTS, acts_unprompted, three_suits, unasked};

pub static LEAD_REFUSED: Scenario = scenario(
    53,
    "lead-refused",
    &["difensore", "fuori turno", "carta penalizzata", "diritti"],
    lead_refused,
)
.tricks(2..=9)
.asks(DECLARERS_RIGHTS);

/// A defender leads one of three honours although a hand of the declaring side has won the trick, declarer refuses the lead,
/// and the defender may say that he holds another of the three.
fn lead_refused(story: &mut Story<'_>) -> Option<()> {
    let either = story.pick_from::<fn(Seat) -> Seat>(&[Seat::lho, Seat::rho])?;
    let (_, by, _) = defender_leads_for_declarer(story, either)?;
    let partner = by.partner();
    let is_led = |card: &Card| card.rank.is_honour() && !story.suit(partner, card.suit).is_empty();
    let held = story.hand(by).iter().filter(is_led).collect();
    let cards = three_suits(story, held)?;
    let led = story.choose(3);
    let card = cards[led];
    let [first, second, third] = cards.map(unasked);
    cast!(story, first, second, third);
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    acts_unprompted(story, by, LEADS[led])?;
    story.call_director(story.declarer());
    story.add_event(story.declarer(), Act::Chooses(Choice::Refuse));
    story.add_sentence(REFUSES);
    let named = cards[(led + 1) % 3];
    story.cast("named", unasked(named));
    story.choose_act(by, Act::Names(named.into()), NAMES, IS_SILENT);
    story.add_sentence(ASKS);
    Some(())
}

/// The sentence for the lead of the card in a slot.
macro_rules! leads {
    ($card:literal) => {
        &[
            text(
                concat!("Ma {by}, distratto, attacca ", "{", $card, "}", "."),
                concat!("But {by}, distracted, leads the ", "{", $card, "}", "."),
            ),
            text(
                concat!("{by}, che ha contato male, attacca ", "{", $card, "}", "."),
                concat!("{by}, who has counted wrongly, leads the ", "{", $card, "}", "."),
            ),
            because(
                "56",
                [
                    concat!("{by} ha attaccato ", "{", $card, "}"),
                    concat!("{by} avesse attaccato ", "{", $card, "}"),
                ],
                [
                    concat!("{by} led the ", "{", $card, "}"),
                    concat!("{by} had led the ", "{", $card, "}"),
                ],
            ),
        ]
    };
}
const LEADS: [SentenceWordings; 3] = [leads!("first"), leads!("second"), leads!("third")];
const REFUSES: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e non accetta l'attacco.",
        "{declarer} calls the director and does not accept the lead.",
    ),
    text(
        "Davanti all'Arbitro {declarer} rifiuta l'attacco.",
        "In the director's presence {declarer} refuses the lead.",
    ),
];
const NAMES: SentenceWordings = &[
    text("«Tanto ho anche {named}», dice {by}.", "'I have the {named} too anyway,' says {by}."),
    text(
        "{by} si consola dicendo che ha anche {named}.",
        "{by} consoles himself by saying that he has the {named} too.",
    ),
    short_reasons::NAMED_IT,
];
const IS_SILENT: SentenceWordings = &[
    text("«Credevo toccasse a me», dice {by}.", "'I thought it was my lead,' says {by}."),
    text(
        "{by} si scusa dicendo che pensava ad altro.",
        "{by} apologises and says that his mind was elsewhere.",
    ),
    short_reasons::NAMED_NO_OTHER,
];
const ASKS: SentenceWordings = &[
    text(
        "{declarer} chiede all'Arbitro che cosa può fare ora.",
        "{declarer} asks the director what he may do now.",
    ),
    text(
        "{declarer} vuole sapere dall'Arbitro quali possibilità ha.",
        "{declarer} wants to know from the director which options he has.",
    ),
];
