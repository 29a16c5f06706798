//! The findings and conditions of Law 68.

use crate::laws::prelude::*;

finding!(
    /// Whether the cards were shown together, as in a claim.
    SHOWN_TOGETHER, "shown-together",
    ask text(
        "{who} ha mostrato le carte insieme, come chi fa una richiesta?",
        "Did {who} show his cards together, as one who claims?"
    ),
    yes text("le carte sono state mostrate insieme, come in una richiesta", "the cards were shown together, as in a claim"),
    no text("le carte non sono state mostrate insieme", "the cards were not shown together")
);
finding!(
    /// Whether a player who faced his cards demonstrably did not intend to claim.
    NO_CLAIM_MEANT, "no-claim-meant",
    ask text(
        "È evidente che {who}, scoprendo le carte, non intendeva richiedere né concedere prese?",
        "Is it evident that {who}, facing his cards, did not mean to claim or to concede tricks?"
    ),
    yes text(
        "è evidente che {who} non intendeva richiedere né concedere prese",
        "it is evident that {who} did not mean to claim or to concede tricks"
    ),
    no text(
        "non è evidente che {who} non intendesse richiedere o concedere prese",
        "it is not evident that {who} did not mean to claim or to concede tricks"
    )
);
finding!(
    /// Whether a defender who showed a card while he spoke of the current trick meant to play it.
    AS_PLAY, "shown-as-play",
    ask text(
        "Mostrando la carta {who} la giocava, prima del suo turno?",
        "In showing the card, was {who} playing it, before his turn?"
    ),
    yes text("{who} ha giocato la carta prima del suo turno", "{who} played the card before his turn"),
    no text("{who} ha solo mostrato la carta", "{who} only showed the card")
);
finding!(
    /// Whether a defender who claimed also conceded a trick.
    CONCEDES_TOO, "concedes-too",
    ask text(
        "Con la sua richiesta {who} ha concesso anche delle prese?",
        "Did {who}, with his claim, also concede any trick?"
    ),
    yes text("con la richiesta {who} concede anche delle prese", "with his claim {who} concedes tricks too"),
    no text("{who} non concede nessuna presa", "{who} concedes no trick")
);
finding!(
    /// Whether all four agree to play on, at the request of the opponents of the player who claimed or conceded.
    ALL_PLAY_ON, "all-play-on",
    ask text(
        "Gli avversari di {who} chiedono di continuare il gioco, e tutti e quattro sono d'accordo?",
        "Do the opponents of {who} ask that play go on, and do all four agree?"
    ),
    yes text(
        "su richiesta degli avversari di {who} tutti e quattro accettano di continuare",
        "at the request of the opponents of {who} all four agree to play on"
    ),
    no text("non tutti accettano di continuare", "not all of them agree to play on")
);

pub(super) static TRICK_ALONE: Condition = Condition {
    yes: text(
        "{who} parla solo della presa in corso",
        "{who} speaks of the trick in progress alone",
    ),
    no: text(
        "{who} parla di altre prese, oltre a quella in corso",
        "{who} speaks of tricks other than the one in progress",
    ),
};
pub(super) static IS_CLAIM: Condition = Condition {
    yes: text("c'è una richiesta o concessione", "there is a claim or concession"),
    no: text("non c'è né richiesta né concessione", "there is neither claim nor concession"),
};
pub(super) static STATED: Condition = Condition {
    yes: text(
        "{who} ha detto in quale ordine giocherà",
        "{who} has said in which order he will play",
    ),
    no: text(
        "{who} non ha detto in quale ordine giocherà",
        "{who} has not said in which order he will play",
    ),
};
pub(super) static AGREED_TO: Condition = Condition {
    yes: text("gli avversari di {who} hanno acconsentito", "the opponents of {who} have agreed"),
    no: text(
        "gli avversari di {who} non hanno acconsentito",
        "the opponents of {who} have not agreed",
    ),
};
pub(super) static DOUBTED: Condition = Condition {
    yes: text(
        "qualcuno mette in dubbio ciò che {who} ha detto, o ha continuato a giocare",
        "somebody doubts what {who} said, or has played on",
    ),
    no: text("nessuno mette in dubbio ciò che {who} ha detto", "nobody doubts what {who} said"),
};
pub(super) static OPPONENTS_ASK: Condition = Condition {
    yes: text(
        "chiedono di continuare gli avversari di {who}",
        "it is the opponents of {who} who ask to play on",
    ),
    no: text(
        "non sono gli avversari di {who} a chiedere di continuare",
        "it is not the opponents of {who} who ask to play on",
    ),
};
pub(super) static LESS_THAN_ALL: Condition = Condition {
    yes: text(
        "{who} richiede meno prese di quante ne restano: concede le altre",
        "{who} claims fewer tricks than are left: he concedes the others",
    ),
    no: text(
        "{who} richiede tutte le prese che restano, e non ne concede",
        "{who} claims all the tricks that are left, and concedes none",
    ),
};
pub(super) static OBJECTED: Condition = Condition {
    yes: text("il compagno di {who} si è opposto subito", "the partner of {who} objected at once"),
    no: text("il compagno di {who} non si è opposto", "the partner of {who} did not object"),
};
