//! Acts by which a player names a card to be played, or points at or touches a card of dummy.

use super::{ActForm, SentenceCondition, VerbWords, also, when};

pub(super) const VERBS: &[VerbWords] = &[
    VerbWords::new("calls", "chiama")
        .line(
            ActForm::new("chiama una carta", "calls a card")
                .usual()
                .special(&[when(
                    &[],
                    "{who}, indicando {pointing_at:own} del morto, chiama: «{words}».",
                    "{who}, pointing at dummy's {pointing_at:own}, calls: \"{words}\".",
                )])
                .narrated("{who} chiama: «{words}».", "{who} calls: \"{words}\".")
                .heard(&[
                    also("{who} chiama {words} dal morto", "{who} calls for {words} from dummy"),
                    also("{who} chiede {words} dal morto", "{who} asks for {words} from dummy"),
                    also("{who} ordina[:] {words}", "{who} calls for {words}"),
                    when(
                        &[SentenceCondition::Declarer],
                        "{who} chiede {words}",
                        "{who} asks for {words}",
                    ),
                    when(
                        &[SentenceCondition::Declarer],
                        "{who} dice[:] {words}",
                        "{who} says[:] {words}",
                    ),
                    when(
                        &[SentenceCondition::Declarer],
                        "{who} chiama[:] {words}",
                        "{who} calls[:] {words}",
                    ),
                ]),
        )
        .manual(
            "il dichiarante chiama una carta del morto; in due lingue `{ it = \"...\", en = \"...\" }`",
            "declarer calls a card from dummy; in two languages `{ it = \"...\", en = \"...\" }`",
        ),
    VerbWords::new("points_at", "indica_con_gesto").also(&["points", "points_to", "accenna"]).line(
        ActForm::new("indica con un gesto una carta del morto", "points at a card of dummy")
            .narrated(
                "{who} indica con un gesto {card:own} del morto.",
                "{who} points at dummy's {card:own}.",
            )
            .heard(&[
                also("{who} fa cenno a {card}", "{who} points at {card} in dummy"),
                also("{who} indica {card} del morto", "{who} gestures at {card}"),
                also("{who} indica {card} al morto", "{who} nods at {card}"),
            ]),
    ),
    VerbWords::new("points_at_suit", "indica_seme").line(
        ActForm::new("indica con un gesto un seme del morto", "points at a suit of dummy")
            .narrated(
                "{who} indica con un gesto le carte di {suit} del morto.",
                "{who} points at the {suit} in dummy.",
            )
            .heard(&[
                also("{who} indica il seme di {suit}", "{who} points at the {suit} suit"),
                also("{who} indica le {suit} del morto", "{who} points at dummy's {suit}"),
            ]),
    ),
    VerbWords::new("names_to_play", "annuncia")
        .line(
            ActForm::new("nomina una sua carta come giocata", "names a card of his own as played")
                .narrated("{who} dice che gioca {card}.", "{who} says that he plays {card}.")
                .heard(&[
                    also("{who} dice: gioco {card}", "{who} says: I play {card}"),
                    also("{who} dice di giocare {card}", "{who} says he plays {card}"),
                    also("{who} annuncia {card}", "{who} announces {card}"),
                ]),
        )
        .manual(
            "nomina una carta della propria mano come quella che gioca (`names`: dice solo di averla)",
            "names a card of his own hand as the one that he plays (`names`: he only says that he holds it)",
        ),
    VerbWords::new("adds", "aggiunge")
        .line(
            ActForm::new("aggiunge altro alla chiamata", "adds to the call")
                .usual()
                .narrated("{who} aggiunge: «{words}».", "{who} adds: \"{words}\".")
                .heard(&[
                    also("{who} si corregge[:] {words}", "{who} corrects himself[:] {words}"),
                    also("{who} cambia[:] {words}", "{who} changes[ it] to {words}"),
                    also("{who} poi dice[:] {words}", "{who} then says[:] {words}"),
                    also("{who} dice poi[:] {words}", "{who} says then[:] {words}"),
                    also("{who} dice subito[:] {words}", "{who} says at once[:] {words}"),
                ]),
        )
        .manual(
            "dice ancora qualcosa sulla carta appena chiamata",
            "says more about the card just called",
        ),
    VerbWords::new("pleads", "sostiene").line(
        ActForm::new("dice quali carte intendeva", "says which cards he meant")
            .narrated(
                "{who} sostiene che intendeva {cards:or}.",
                "{who} says that he meant {cards:or}.",
            )
            .heard(&[
                also("{who} dice che intendeva {cards:or}", "{who} says he meant {cards:or}"),
                also("{who} dice che voleva {cards:or}", "{who} says he wanted {cards:or}"),
                also("{who} dice che pensava a {cards:or}", "{who} meant {cards:or}"),
                also("{who} intendeva {cards:or}", "{who} claims that he meant {cards:or}"),
            ]),
    ),
    VerbWords::new("designates", "indica")
        .line(
            ActForm::new("dice quale carta è giocata", "says which card is played")
                .narrated(
                    "{who} indica {card} come la carta da giocare.",
                    "{who} names {card} as the card to be played.",
                )
                .heard(&[
                    also("{who} sceglie di giocare {card}", "{who} chooses to play {card}"),
                    also("{who} sceglie {card}", "{who} chooses {card}"),
                ]),
        )
        .manual(
            "dice quale carta si gioca, dove il Codice lo fa scegliere",
            "says which card is played, where the Laws let him choose",
        ),
    VerbWords::new("touches", "tocca")
        .line(
            ActForm::new("tocca una carta del morto", "touches a card of dummy")
                .usual()
                .narrated("{who} tocca {card:own} del morto.", "{who} touches dummy's {card:own}.")
                .heard(&[
                    also("{who} tocca {card} al morto", "{who} touches {card} in dummy"),
                    also("{who} mette la mano su {card}", "{who} fingers {card}"),
                ]),
        )
        .manual(
            "tocca una carta del morto (il dichiarante o il morto)",
            "touches a card of dummy (declarer or dummy)",
        ),
];
