//! Cards that could be seen.

use super::details::{JOSTLED, KEPT, SEEN, WHERE};
use super::{Form, Kind, Needs, VERB, Verb, form, say};
use crate::vocabulary::event::{Act, Gesture};
use crate::vocabulary::text::text;

pub(super) const VERBS: &[Verb] = &[
    Verb {
        name: "shows",
        it: "mostra",
        about: Kind::Card,
        details: &[WHERE, KEPT, SEEN],
        needs: &[Needs::HisCard],
        act: Some(|told| {
            let (reach, kept) = (told.word_of("where"), told.flag("kept"));
            Some(Act::Shows(Gesture { card: told.card()?, reach, kept, seen: told.seats("seen") }))
        }),
        forms: &[form("tiene una carta in vista", "holds a card in view", &[
            say(
                "{who} tiene {card} in vista, {where}[{kept!}, e ve la mantiene come giocata]\
                 [{not kept!}, senza mantenervela][, vista da {seen}].",
                "{who} holds {card} in view, {where}[{kept!}, and keeps it there as played]\
                 [{not kept!}, without keeping it there][, seen by {seen}].",
            ),
            say(
                "{who} tiene {card} in vista, non si sa dove[{kept!}, e ve la mantiene come giocata]\
                 [{not kept!}, senza mantenervela][, vista da {seen}].",
                "{who} holds {card} in view, it is not known where[{kept!}, and keeps it there as \
                 played][{not kept!}, without keeping it there][, seen by {seen}].",
            ),
        ])
        .usual(8)],
        manual: text("tiene una carta in vista", "holds a card in view"),
        ..VERB
    },
    Verb {
        name: "drops",
        it: "lascia_cadere",
        about: Kind::Card,
        details: &[SEEN, JOSTLED],
        needs: &[Needs::HisCard],
        act: Some(|told| {
            let (seen, jostled) = (told.seats("seen"), told.is("jostled"));
            Some(Act::Drops { card: told.card()?, seen, jostled })
        }),
        forms: &[
            form("gli cade una carta", "drops a card", &[say(
                "A {who} cade {card}[, vista da {seen}].",
                "{who} drops {card}[, seen by {seen}].",
            )])
            .usual(9),
            Form {
                says: &["jostled"],
                ..form(
                    "gli cade una carta, urtato da altri",
                    "drops a card, jostled by others",
                    &[say(
                        "A {who}, urtato da un avversario o da un estraneo, cade {card}\
                         [, vista da {seen}].",
                        "{who}, jostled by an opponent or an outsider, drops {card}\
                         [, seen by {seen}].",
                    )],
                )
            },
        ],
        manual: text("gli cade", "drops it"),
        ..VERB
    },
    Verb {
        name: "names",
        it: "nomina",
        about: Kind::Card,
        needs: &[Needs::HisCard],
        act: Some(|told| Some(Act::Names(told.card()?))),
        forms: &[form("dice di avere una carta", "says that he holds a card", &[say(
            "{who} dice di avere {card}.",
            "{who} says that he holds {card}.",
        )])
        .usual(10)],
        manual: text("dice di averla", "says that he holds it"),
        ..VERB
    },
];
