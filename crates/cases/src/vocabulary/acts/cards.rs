//! Acts that put cards on the table or turn them, and the failure to play.

use super::{ActForm, SentenceCondition, VerbWords, also, when};

pub(super) const VERBS: &[VerbWords] = &[
    VerbWords::new("plays", "gioca")
        .also(&[
            "play", "giocano", "mette", "scarta", "segue", "risponde", "taglia", "discards",
            "follows", "ruffs", "puts",
        ])
        .line(
            ActForm::new("gioca una carta", "plays a card")
                .usual()
                .narrated("{who} gioca {card}.", "{who} plays {card}.")
                .heard(&[
                    also("{who} gioca {card} sul tavolo", "{who} puts {card} on the table"),
                    also("{who} mette {card} sul tavolo", "{who} puts {card} face up on the table"),
                ]),
        )
        .manners(&[
            ActForm::new(
                "gioca insieme alla carta precedente",
                "plays at the same time as the card before",
            )
            .says(&["at_once"])
            .usual()
            .narrated(
                "Nello stesso istante {who} gioca {card}.",
                "At the same instant {who} plays {card}.",
            )
            .heard(&[
                also(
                    "{who} gioca {card} nello stesso istante",
                    "{who} plays {card} at the same time",
                ),
                also("{who} gioca insieme {card}", "{who} plays {card} at once"),
                also("contemporaneamente {who} gioca {card}", "{who} plays {card} simultaneously"),
            ]),
            ActForm::new(
                "ne gioca un'altra coperta dalla prima",
                "plays another hidden by the first",
            )
            .says(&["at_once", "hidden"])
            .narrated(
                "Insieme, copert{o/a} dalla prima carta, {who} gioca {card}.",
                "Together, hidden behind the first, {who} plays {card}.",
            ),
            ActForm::new(
                "mette giù una carta di sua iniziativa",
                "puts down a card of his own accord",
            )
            .says(&["unbidden"])
            .usual()
            .narrated(
                "Di sua iniziativa {who} mette giù {card}.",
                "Of his own accord {who} puts out {card}.",
            )
            .heard(&[
                also("{who} mette giù {card} di sua iniziativa", "{who} puts out {card} unasked"),
                also("{who} gioca {card} di sua iniziativa", "{who} plays {card} unasked"),
                also("{who} mette giù {card} da solo", "{who} puts out {card} of his own accord"),
                also("{who} gioca {card} da solo", "{who} plays {card} of his own accord"),
                also("{who} gioca {card} senza che sia chiamato", "{who} plays {card} uncalled"),
            ]),
        ])
        .manual(
            "mette una carta sul tavolo; per la carta del morto `by` è il morto",
            "puts a card on the table; for dummy's card `by` is dummy",
        ),
    VerbWords::new("leads", "attacca").line(
        ActForm::new("attacca", "leads")
            .usual()
            .narrated("{who} attacca {card}.", "{who} leads {card}.")
            .heard(&[also("{who} intavola {card}", "{who} makes the opening lead of {card}")]),
    ),
    VerbWords::new("leads_face_down", "attacca_coperto").line(
        ActForm::new("attacca a carta coperta", "leads face down")
            .narrated("{who} attacca coperto ({card}).", "{who} leads face down ({card}).")
            .heard(&[
                also("{who} attacca {card} copert{o/a}", "{who} leads {card} face down"),
                also("{who} attacca a carta coperta[ con] {card}", "{who} puts {card} face down"),
                also(
                    "l'attacco[ di {who}] è coperto[: {card}]",
                    "the opening lead[ by {who}] is face down[: {card}]",
                ),
                also("l'attacco[ di {who}] è a carta coperta", "the lead[ by {who}] is face down"),
            ]),
    ),
    VerbWords::new("faces_lead", "scopre_attacco").line(
        ActForm::new("scopre l'attacco coperto", "faces the face-down lead")
            .usual()
            .narrated("{who} scopre l'attacco.", "{who} faces the lead.")
            .heard(&[
                also("{who} gira l'attacco", "{who} turns up the lead"),
                also("{who} scopre la carta d'attacco", "{who} faces his lead"),
            ]),
    ),
    VerbWords::new("spreads", "stende")
        .line(
            ActForm::new("stende o scopre le sue carte", "spreads or faces his cards")
                .special(&[
                    // A defender never spreads dummy.
                    when(
                        &[SentenceCondition::Defender],
                        "{who} scopre {cards:and}[, viste da {seen}].",
                        "{who} faces {cards:and}[, seen by {seen}].",
                    ),
                    when(
                        &[],
                        "{who} comincia a stendere la mano e scopre {cards:and}[, viste da {seen}].",
                        "{who} begins to spread his hand and faces {cards:and}[, seen by {seen}].",
                    ),
                    when(
                        &[SentenceCondition::Dummy],
                        "{who} stende il morto[, visto da {seen}].",
                        "{who} spreads dummy[, seen by {seen}].",
                    ),
                ])
                .narrated(
                    "{who} scopre la sua mano[, vista da {seen}].",
                    "{who} faces his hand[, seen by {seen}].",
                )
                .heard(&[
                    also("{who} stende le[ sue] carte", "{who} puts down dummy"),
                    also("{who} scopre le[ sue] carte", "{who} spreads his hand"),
                    also("{who} stende la[ sua] mano", "{who} spreads his cards"),
                    also("{who} mette giù il morto", "{who} faces his cards"),
                    also("{who} cala il morto", "{who} lays down his hand"),
                    also("{who} mostra la[ sua] mano", "{who} shows his hand"),
                    also("{who} mostra le[ sue] carte", "{who} shows his cards"),
                    also("{who} scopre {cards:and}", "{who} exposes {cards:and}"),
                    also("{who} espone {cards:and}", "{who} reveals {cards:and}"),
                ]),
        )
        .manners(&[ActForm::new(
            "gli si scoprono delle carte senza che lo voglia",
            "faces cards by accident",
        )
        .says(&["by_accident"])
        .special(&[when(
            &[],
            "A {who} si scoprono, senza che lo voglia, {cards:and}[, viste da {seen}].",
            "{who} faces {cards:and} by accident[, seen by {seen}].",
        )])
        .narrated(
            "A {who} si scopre la mano, senza che lo voglia[, vista da {seen}].",
            "{who} faces his hand by accident[, seen by {seen}].",
        )
        .heard(&[
            also("{who} stende[ le sue carte] per sbaglio", "{who} spreads[ his hand] by accident"),
            also("{who} stende[ le sue carte] per caso", "{who} spreads his cards by accident"),
            also("{who} stende[ le sue carte] senza volerlo", "{who} exposes his hand by accident"),
            also("{who} scopre le[ sue] carte per sbaglio", "{who} faces his cards by accident"),
            also("{who} scopre la[ sua] mano per sbaglio", "{who} exposes his cards by accident"),
            also("{who} scopre {cards:and} per sbaglio", "{who} spreads {cards:and} by accident"),
            also("{who} scopre {cards:and} senza volerlo", "{who} exposes {cards:and} by accident"),
            also("a {who} si scoprono {cards:and}", "by accident {who} faces {cards:and}"),
            also("a {who} si scopre la mano", "by accident {who} faces his hand"),
        ])])
        .manual(
            "il morto stende le carte, o un giocatore scopre la sua mano; `spreads = [\"SA\"]`: scopre \
             solo queste carte",
            "dummy spreads his cards, or a player faces his hand; `spreads = [\"SA\"]`: he faces only \
             these cards",
        ),
    VerbWords::new("omits", "salta").line(
        ActForm::new("non gioca nella presa", "does not play to the trick")
            .narrated(
                "{who} non gioca nella presa, e il gioco prosegue.",
                "{who} does not play to the trick, and play goes on.",
            )
            .heard(&[
                also("{who} non gioca[ nella presa]", "{who} does not play[ to the trick]"),
                also("{who} salta il suo turno", "{who} omits to play"),
            ]),
    ),
    VerbWords::new("turns_card", "copre").line(
        ActForm::new("copre la sua carta", "turns his card")
            .narrated("{who} copre la sua carta.", "{who} turns his card.")
            .heard(&[
                also("{who} gira la[ sua] carta", "{who} turns his card face down"),
                also("{who} chiude la carta", "{who} turns his card over"),
            ]),
    ),
];
