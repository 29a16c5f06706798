//! Cards called, pleaded, designated, touched for a play.

use super::{Kind, Needs, VERB, Verb, form, say};
use crate::vocabulary::event::Act;
use crate::vocabulary::text::text;

pub(super) const VERBS: &[Verb] = &[
    Verb {
        name: "calls",
        it: "chiama",
        about: Kind::Call,
        needs: &[Needs::NotDummy],
        act: Some(|told| Some(Act::Calls(told.spoken()?))),
        forms: &[form(
            "chiama una carta",
            "calls a card",
            &[say("{who} chiama: «{words}».", "{who} calls: \"{words}\".")],
        )
        .usual(5)],
        manual: text(
            "il dichiarante chiama dal morto; in due lingue `{ it = \"...\", en = \"...\" }`",
            "declarer calls from dummy; in two languages `{ it = \"...\", en = \"...\" }`",
        ),
        ..VERB
    },
    Verb {
        name: "adds",
        it: "aggiunge",
        about: Kind::Call,
        needs: &[Needs::Called],
        act: Some(|told| Some(Act::Adds(told.spoken()?))),
        forms: &[form(
            "aggiunge altro alla chiamata",
            "adds to the call",
            &[say("{who} aggiunge: «{words}».", "{who} adds: \"{words}\".")],
        )
        .usual(6)],
        manual: text(
            "dice ancora qualcosa sulla carta appena chiamata",
            "says more about the card just called",
        ),
        ..VERB
    },
    Verb {
        name: "pleads",
        it: "sostiene",
        about: Kind::Cards,
        act: Some(|told| Some(Act::Pleads(told.cards()?))),
        forms: &[form(
            "dice quali carte intendeva",
            "says which cards he meant",
            &[say(
                "{who} sostiene che intendeva {cards:or}.",
                "{who} says that he meant {cards:or}.",
            )],
        )],
        manual: text("sostiene quali carte intendeva", "says which cards he meant"),
        ..VERB
    },
    Verb {
        name: "designates",
        it: "indica",
        about: Kind::Card,
        act: Some(|told| Some(Act::Designates(told.card()?))),
        forms: &[form(
            "dice quale carta è giocata",
            "says which card is played",
            &[say(
                "{who} indica {card} come la carta da giocare.",
                "{who} names {card} as the card to be played.",
            )],
        )],
        manual: text(
            "dice quale carta si gioca, dove il Codice lo fa scegliere",
            "says which card is played, where the Laws let him choose",
        ),
        ..VERB
    },
    Verb {
        name: "touches",
        it: "tocca",
        about: Kind::Card,
        needs: &[Needs::NotDefender, Needs::DummysCard],
        act: Some(|told| Some(Act::Touches(told.card()?))),
        forms: &[form(
            "tocca una carta del morto",
            "touches a card of dummy",
            &[say("{who} tocca {card:own} del morto.", "{who} touches dummy's {card:own}.")],
        )
        .usual(7)],
        manual: text(
            "tocca una carta del morto (il dichiarante o il morto)",
            "touches a card of dummy (declarer or dummy)",
        ),
        ..VERB
    },
];
