//! The director, and what the Laws let a player choose.

use super::details::SUIT;
use super::{Form, Kind, Verb, When, when};
use crate::vocabulary::event::{Act, Choice};
use crate::vocabulary::words::List;

pub(super) const VERBS: &[Verb] = &[
    Verb::new("attention", "arbitro", Kind::Done).makes(|_| Some(Act::DrawsAttention)).line(
        Form::new("richiama l'attenzione, chiama l'Arbitro", "draws attention, calls the director")
            .usual(15)
            .told("{who} richiama l'attenzione: Arbitro!", "{who} draws attention: Director!"),
    ),
    Verb::new("chooses", "sceglie", Kind::Word(List::Choices))
        .with(&[SUIT])
        .makes(|told| {
            let choice: Choice = told.word()?;
            Some(Act::Chooses(told.suit("suit").map_or(choice, |suit| choice.with_suit(suit))))
        })
        .line(
            Form::new("sceglie fra ciò che gli spetta", "chooses among what is his")
                .usual(16)
                .special(&[
                    when(
                        &[When::Word("require")],
                        "{who} richiede {suit}.",
                        "{who} requires {suit}.",
                    ),
                    when(
                        &[When::Word("forbid")],
                        "{who} proibisce {suit}.",
                        "{who} forbids {suit}.",
                    ),
                    when(&[When::Word("refuse")], "{who} non accetta.", "{who} does not accept."),
                    when(
                        &[When::Word("free")],
                        "{who} non richiede né proibisce nulla.",
                        "{who} neither requires nor forbids anything.",
                    ),
                ])
                .told("{who} {what}.", "{who} {what}."),
        ),
    Verb::new("ends", "finisce", Kind::Word(List::Closings))
        .makes(|told| Some(Act::Ends(told.word()?)))
        .line(
            Form::new(
                "qualcosa finisce: gioco, board, turno",
                "something ends: play, board, round",
            )
            .special(&[
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
            ]),
        ),
];
