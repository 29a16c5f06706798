//! The director, and what the Laws let a player choose.

use super::details::SUIT;
use super::{Kind, VERB, Verb, When, form, say, when};
use crate::vocabulary::event::{Act, Choice};
use crate::vocabulary::text::text;
use crate::vocabulary::words::List;

pub(super) const VERBS: &[Verb] = &[
    Verb {
        name: "attention",
        it: "arbitro",
        act: Some(|_| Some(Act::DrawsAttention)),
        forms: &[form(
            "richiama l'attenzione, chiama l'Arbitro",
            "draws attention, calls the director",
            &[say("{who} richiama l'attenzione: Arbitro!", "{who} draws attention: Director!")],
        )
        .usual(15)],
        manual: text(
            "qualcuno richiama l'attenzione, o chiama l'Arbitro",
            "somebody draws attention, or calls the director",
        ),
        ..VERB
    },
    Verb {
        name: "chooses",
        it: "sceglie",
        about: Kind::Word(List::Choices),
        details: &[SUIT],
        act: Some(|told| {
            let choice: Choice = told.word()?;
            Some(Act::Chooses(told.suit("suit").map_or(choice, |suit| choice.with_suit(suit))))
        }),
        forms: &[form(
            "sceglie fra ciò che gli spetta",
            "chooses among what is his",
            &[
                when(&[When::Word("require")], "{who} richiede {suit}.", "{who} requires {suit}."),
                when(&[When::Word("forbid")], "{who} proibisce {suit}.", "{who} forbids {suit}."),
                when(&[When::Word("refuse")], "{who} non accetta.", "{who} does not accept."),
                when(
                    &[When::Word("free")],
                    "{who} non richiede né proibisce nulla.",
                    "{who} neither requires nor forbids anything.",
                ),
                say("{who} {what}.", "{who} {what}."),
            ],
        )
        .usual(16)],
        manual: text(
            "sceglie fra ciò che il Codice gli offre",
            "chooses among what the Laws offer",
        ),
        ..VERB
    },
    Verb {
        name: "ends",
        it: "finisce",
        about: Kind::Word(List::Closings),
        act: Some(|told| Some(Act::Ends(told.word()?))),
        forms: &[form(
            "qualcosa finisce: gioco, board, turno",
            "something ends: play, board, round",
            &[
                when(
                    &[When::Word("play")],
                    "Il gioco finisce[ ({who:other})].",
                    "The play ends[ ({who:other})].",
                ),
                when(
                    &[When::Word("board")],
                    "Le quattro mani tornano nel board[ ({who:other})].",
                    "The four hands go back into the board[ ({who:other})].",
                ),
                when(
                    &[When::Word("next-board")],
                    "{who} fa una chiamata nel board successivo.",
                    "{who} calls on the next board.",
                ),
                when(
                    &[When::Word("round")],
                    "Il turno finisce[ ({who:other})].",
                    "The round ends[ ({who:other})].",
                ),
            ],
        )],
        manual: text("qualcosa finisce", "something ends"),
        ..VERB
    },
];
