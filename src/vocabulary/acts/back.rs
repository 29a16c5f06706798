//! Cards wanted back, or put in the place of others.

use super::details::{HAND, INSTEAD, OF};
use super::{Kind, Needs, VERB, Verb, form, say};
use crate::vocabulary::event::Act;
use crate::vocabulary::text::text;

pub(super) const VERBS: &[Verb] = &[
    Verb {
        name: "wants_back",
        it: "riprende",
        about: Kind::Card,
        details: &[HAND, INSTEAD],
        needs: &[Needs::WasPut],
        act: Some(|told| {
            let (hand, instead) = (told.seat_of("hand")?, told.card_of("instead"));
            Some(Act::Wants { hand, card: told.card()?, instead })
        }),
        forms: &[form(
            "vuole riprendere una carta",
            "wants a card back",
            &[
                say(
                    "{who} vuole riprendere {card} di {hand}[ e giocare {instead}].",
                    "{who} wants to take back {hand}'s {card:own}[ and play {instead}].",
                ),
                say(
                    "{who} vuole riprendere {card}[ e giocare {instead}].",
                    "{who} wants to take back {card}[ and play {instead}].",
                ),
            ],
        )
        .usual(11)],
        manual: text("vuole riprenderla", "wants it back"),
        ..VERB
    },
    Verb {
        name: "corrects",
        it: "corregge",
        about: Kind::Card,
        details: &[OF],
        needs: &[Needs::OldWasPut, Needs::HisCard],
        act: Some(|told| Some(Act::Corrects { card: told.card()?, of: told.card_of("of") })),
        forms: &[form(
            "ne mette una al posto di quella sbagliata",
            "puts one in place of the wrong one",
            &[
                say("{who} mette {card} al posto di {of}.", "{who} puts {card} in place of {of}."),
                say(
                    "{who} mette {card} al posto della carta sbagliata.",
                    "{who} puts {card} in place of the wrong card.",
                ),
            ],
        )
        .usual(12)],
        manual: text("la mette al posto di un'altra", "puts it in place of another"),
        ..VERB
    },
];
