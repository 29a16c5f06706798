//! What declarer may do after a defender's lead out of turn and cards that the defenders name: Laws 47E1, 49, 50D2, 53.

use super::{LEADS, MISTAKEN, ON_LEAD, TOLD, defender_leads_for_declarer};
use crate::scenarios::by_law::l65::DECLARERS_RIGHTS;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::choose_told;
use crate::scenarios::by_law::sentences::DECLARER_CALLS;

pub static ACCEPT_OR_REQUIRE: Scenario = scenario(
    53,
    "accept-or-require",
    &["difensore", "fuori turno", "carta penalizzata", "diritti"],
    accept_or_require,
)
.tricks(2..=9)
.asks(DECLARERS_RIGHTS);

/// A defender leads although a hand of the declaring side has won the trick, perhaps because declarer told him so. Each of
/// the defenders may say that he holds a card.
fn accept_or_require(story: &mut Story<'_>) -> Option<()> {
    let either = story.pick_from::<fn(Seat) -> Seat>(&[Seat::lho, Seat::rho])?;
    let (_, by, card) = defender_leads_for_declarer(story, either)?;
    let partner = by.partner();
    let own = story.hand(by) - story.suit(by, card.suit);
    let held = |of: Seat, card: Card| !story.suit(of, card.suit).is_empty();
    let own = own.iter().filter(|card| held(partner, *card)).collect();
    let his = story.hand(partner) - story.suit(partner, card.suit);
    let his: Hand = his.iter().filter(|card| held(by, *card)).collect();
    let named = story.pick(own)?;
    let his_named = story.pick(his - his.suit(named.suit))?;
    cast!(story, named, his_named);
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    choose_told(story, by, [TOLD, MISTAKEN])?;
    story.choose_act(by, Act::Names(named.into()), HE_NAMES, HE_IS_SORRY);
    story.choose_act(partner, Act::Names(his_named.into()), PARTNER_NAMES, PARTNER_WAITS);
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const HE_NAMES: SentenceWordings = &[
    text("«Tanto ho {named}», dice poi {by}.", "'I have the {named} anyway,' {by} then says."),
    text("Poi {by} dice a tutti di avere {named}.", "{by} then tells everybody that he has the {named}."),
];
const HE_IS_SORRY: SentenceWordings = &[
    text("«Scusate», dice poi {by}.", "'Sorry,' {by} then says."),
    text("Poi {by} si scusa con tutti.", "{by} then apologises to everybody."),
];
const PARTNER_NAMES: SentenceWordings = &[
    text("«E io ho {his_named}», gli risponde {partner}.", "'And I have the {his_named},' {partner} answers him."),
    text("{partner} gli risponde che lui ha {his_named}.", "{partner} answers him that he has the {his_named}."),
];
const PARTNER_WAITS: SentenceWordings = &[
    text("«Stai più attento», gli risponde {partner}.", "'Be more careful,' {partner} answers him."),
    text("{partner} gli risponde di aspettare l'Arbitro.", "{partner} answers him to wait for the director."),
];
