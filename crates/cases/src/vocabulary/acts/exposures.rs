//! Acts by which others see or learn that a player holds a card, and hands with a missing, extra or foreign card.

use super::{ActForm, VerbWords, also, when};

pub(super) const VERBS: &[VerbWords] = &[
    VerbWords::new("shows", "mostra").line(
            ActForm::new("tiene una carta in vista", "holds a card in view")
                .usual()
                .special(&[when(
                    &[],
                    "{who} tiene {card} in vista, {where}[{kept!}, e ve l{o/a} mantiene come giocat{o/a}]\
                     [{not kept!}, senza mantenervel{o/a}][, vist{o/a} da {seen}].",
                    "{who} holds {card} in view, {where}[{kept!}, and keeps it there as played]\
                     [{not kept!}, without keeping it there][, seen by {seen}].",
                )])
                .narrated(
                    "{who} tiene {card} in vista, non si sa dove[{kept!}, e ve l{o/a} mantiene come \
                     giocat{o/a}][{not kept!}, senza mantenervel{o/a}][, vist{o/a} da {seen}].",
                    "{who} holds {card} in view, it is not known where[{kept!}, and keeps it there \
                     as played][{not kept!}, without keeping it there][, seen by {seen}].",
                )
                .heard(&[
                    also(
                        "{who} mostra {card} e l{o/a} riprende{not kept!}[, vist{o/a} da {seen}]",
                        "{who} shows {card} and takes it back{not kept!}[, seen by {seen}]",
                    ),
                    also(
                        "{who} mostra {card} e l{o/a} rimette in mano{not kept!}[, vist{o/a} da {seen}]",
                        "{who} shows {card} and puts it back{not kept!}[, seen by {seen}]",
                    ),
                    also(
                        "{who} mostra {card}, vist{o/a} da {seen}",
                        "{who} shows {card}, seen by {seen}",
                    ),
                    also(
                        "{who} fa vedere {card}[, vist{o/a} da {seen}]",
                        "{who} lets {card} be seen[, seen by {seen}]",
                    ),
                    also(
                        "{who} tira fuori {card}[, vist{o/a} da {seen}]",
                        "{who} pulls out {card}[, seen by {seen}]",
                    ),
                ]),
        ),
    VerbWords::new("drops", "lascia_cadere").line(
            ActForm::new("gli cade una carta", "drops a card")
                .usual()
                .narrated(
                    "A {who} cade {card}[, vist{o/a} da {seen}].",
                    "{who} drops {card}[, seen by {seen}].",
                )
                .heard(&[
                    also("{who} perde {card}", "{card} falls from {who}'s hand"),
                    also("a {who} cade di mano {card}", "{who} drops {card} on the table"),
                    also("a {who} cade sul tavolo {card}", "{who} accidentally drops {card}"),
                    also("a {who} scivola {card}", "{who} lets {card} fall"),
                    also("{who} fa cadere {card}", "{who} lets {card} drop"),
                ]),
        ).manners(&[ActForm::new(
            "gli cade una carta, urtato da altri",
            "drops a card, jostled by others",
        )
        .says(&["jostled"])
        .narrated(
            "A {who}, urtato da un avversario o da un estraneo, cade {card}[, vist{o/a} da {seen}].",
            "{who}, jostled by an opponent or an outsider, drops {card}[, seen by {seen}].",
        )]),
    VerbWords::new("names", "nomina").line(
            ActForm::new("dice di avere una carta", "says that he holds a card")
                .usual()
                .narrated("{who} dice di avere {card}.", "{who} says that he holds {card}.")
                .heard(&[
                    also("{who} dice che ha {card}", "{who} says he has {card}"),
                    also("{who} dice: ho {card}", "{who} says he holds {card}"),
                    also("{who} dice «ho {card}»", "{who} says \"I have {card}\""),
                ]),
        ),
    VerbWords::new("names_card_of", "nomina_carta_di").line(
            ActForm::new("dice che un altro giocatore ha una carta", "says that another player holds a card")
                .narrated("{who} dice che {seat} ha {card}.", "{who} says that {seat} holds {card}.")
                .heard(&[
                    also("{who} nomina {card} di {seat}", "{who} names {seat}'s {card}"),
                    also("{who} dice a {seat}: hai {card}", "{who} says {seat} has {card}"),
                    also("{who} dice: {seat} ha {card}", "{who} says that {seat} has {card}"),
                ]),
        ),
    VerbWords::new("counts", "conta").line(
            ActForm::new("aveva quattordici carte, o dodici", "began with fourteen cards, or twelve")
                .narrated(
                    "Si scopre che {who} ha cominciato con {what} carte.",
                    "{who} is found to have begun with {what} cards.",
                )
                .heard(&[
                    also("{who} ha {what} carte", "{who} has {what} cards"),
                    also("{who} conta {what} carte", "{who} counts {what} cards"),
                    also("{who} ha solo {what} carte", "{who} has only {what} cards"),
                    also("{who} aveva {what} carte", "{who} had {what} cards"),
                ]),
        ),
    VerbWords::new("finds", "trova").line(
            ActForm::new("trova una carta che gli mancava", "finds a card that he lacked")
                .narrated(
                    "{who} trova {card}, che gli mancava[, vist{o/a} da {seen}].",
                    "{who} finds {card}, which he lacked[, seen by {seen}].",
                )
                .heard(&[
                    also("{who} trova {card} per terra", "{who} finds {card} on the floor"),
                    also("{who} ritrova {card}", "{who} finds {card} again"),
                ]),
        ),
    VerbWords::new("has_foreign", "ha_estranea").line(
            ActForm::new("ha una carta di un altro mazzo", "has a card from another pack")
                .narrated(
                    "Fra le carte di {who} c'è {card} di un altro mazzo.",
                    "Among {who}'s cards there is {card} of another pack.",
                )
                .heard(&[
                    also("{who} ha {card} di un altro mazzo", "{who} has {card} of another pack"),
                    also(
                        "{who} ha un {card} di un altro mazzo",
                        "{who} has a {card} of another pack",
                    ),
                ]),
        ),
];
