//! Acts that take cards back or replace them.

use super::{ActForm, VerbWords, also, when};

pub(super) const VERBS: &[VerbWords] = &[
    VerbWords::new("wants_back", "riprende").line(
        ActForm::new("vuole riprendere una carta", "wants a card back")
            .usual()
            .special(&[when(
                &[],
                "{who} vuole riprendere {card} di {hand}[ e giocare {instead}].",
                "{who} wants to take back {hand}'s {card:own}[ and play {instead}].",
            )])
            .narrated(
                "{who} vuole riprendere {card}[ e giocare {instead}].",
                "{who} wants to take back {card}[ and play {instead}].",
            )
            .heard(&[
                also(
                    "{who} riprende {card}[ e gioca {instead}]",
                    "{who} takes {card} back[ and plays {instead}]",
                ),
                also(
                    "{who} ritira {card}[ e gioca {instead}]",
                    "{who} takes back {card}[ and plays {instead}]",
                ),
                also(
                    "{who} vuole cambiare {card} con {instead}",
                    "{who} wants to change {card} to {instead}",
                ),
                also("{who} cambia {card} con {instead}", "{who} changes {card} to {instead}"),
            ]),
    ),
    VerbWords::new("corrects", "corregge").line(
        ActForm::new(
            "mette un'altra carta al posto di quella sbagliata",
            "puts another card in place of the wrong one",
        )
        .usual()
        .special(&[when(
            &[],
            "{who} mette {card} al posto di {of}.",
            "{who} puts {card} in place of {of}.",
        )])
        .narrated(
            "{who} mette {card} al posto della carta sbagliata.",
            "{who} puts {card} in place of the wrong card.",
        )
        .heard(&[
            also("{who} sostituisce {of} con {card}", "{who} replaces {of} with {card}"),
            also("{who} corregge con {card}", "{who} corrects {of} to {card}"),
            also(
                "{who} corregge la[ sua] renonce[ con {card}]",
                "{who} corrects the revoke[ with {card}]",
            ),
            also("{who} rimedia alla renonce", "{who} corrects his revoke[ with {card}]"),
        ]),
    ),
];
