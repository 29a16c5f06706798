//! The findings and conditions of Law 47.

use crate::laws::prelude::*;

finding!(
    /// Whether an opponent had told the player that it was his turn. The hearings of leads and plays out of turn ask
    /// for this fact.
    MISLED, "told-his-turn",
    ask text(
        "Un avversario aveva detto a {who} che era il suo turno[, prima di {card}]?",
        "Had an opponent told {who} that it was his turn[, before {card}]?"
    ),
    yes text("un avversario aveva detto a {who} che era il suo turno", "an opponent had told {who} that it was his turn"),
    no text("nessun avversario aveva detto a {who} che era il suo turno", "no opponent had told {who} that it was his turn")
);
finding!(
    /// Whether the card was chosen because of the wrong explanation.
    INFLUENCED, "play-influenced",
    ask text(
        "{who} ha scelto {card} per via della spiegazione errata?",
        "Did {who} choose {card} because of the wrong explanation?"
    ),
    yes text(
        "{who} ha scelto {card} per via della spiegazione errata",
        "{who} chose {card} because of the wrong explanation"
    ),
    no text(
        "la spiegazione errata non ha influito sulla carta di {who}",
        "the wrong explanation did not bear on the card that {who} chose"
    )
);

/// Whether a player who may take a card back does so.
pub static WITHDRAWS: Fact = Fact {
    key: "withdraw",
    asker: Asker::Player,
    question: text("{who} riprende {card}?", "Does {who} take back {card}?"),
    replies: &[
        Reply { key: "withdraw", states: text("{who} riprende {card}", "{who} takes back {card}") },
        Reply { key: "keep", states: text("{who} lascia {card}", "{who} leaves {card}") },
    ],
};

pub(super) static IN_ROTATION: Condition = Condition {
    yes: text(
        "l'avversario che ha cambiato aveva giocato, in rotazione, prima di questa carta",
        "the opponent who changed had played, in rotation, before this card",
    ),
    no: text(
        "la carta cambiata non era stata giocata in rotazione prima di questa",
        "the changed card had not been played in rotation before this one",
    ),
};
pub(super) static OPPONENT_CHANGED: Condition = Condition {
    yes: text("un avversario ha cambiato la sua giocata", "an opponent has changed his play"),
    no: text("nessun avversario ha cambiato la sua giocata", "no opponent has changed his play"),
};
pub(super) static EXPLAINED_WRONGLY: Condition = Condition {
    yes: text(
        "{who} ha giocato dopo una spiegazione errata e prima della correzione",
        "{who} played after a wrong explanation and before its correction",
    ),
    no: text(
        "nessuno ha giocato fra la spiegazione errata e la correzione",
        "nobody played between the wrong explanation and its correction",
    ),
};
pub(super) static NOBODY_PLAYED_ON: Condition = Condition {
    yes: text("nessuno ha giocato dopo", "nobody has played since"),
    no: text("qualcuno ha già giocato dopo", "a card has been played since"),
};
pub(super) static DUMMY_UNSEEN: Condition = Condition {
    yes: text("il morto non ha ancora scoperto carte", "dummy has not faced a card yet"),
    no: text("il morto ha già scoperto almeno una carta", "dummy has already faced a card"),
};
pub(super) static FOLLOWED_NO_CARD: Condition = Condition {
    yes: text(
        "{who} ha risposto a una chiamata nulla del dichiarante, come se toccasse a lui",
        "{who} followed a void call of declarer's, as if it were his turn",
    ),
    no: text(
        "{who} non ha risposto a una chiamata nulla del dichiarante",
        "{who} did not follow a void call of declarer's",
    ),
};
pub(super) static COULD_BE_HIS_TURN: Condition = Condition {
    yes: text(
        "l'attacco poteva toccare alla linea di {who}",
        "the lead could have been for {who}'s side",
    ),
    no: text(
        "l'attacco iniziale non poteva toccare alla linea di {who}, quella del dichiarante",
        "the opening lead could not be for {who}'s side, which declares",
    ),
};
pub(super) static RECTIFIES: Condition = Condition {
    yes: text(
        "la rettifica di un'irregolarità richiede che la carta torni indietro",
        "the rectification of an irregularity requires the card to go back",
    ),
    no: text(
        "nessuna rettifica richiede che la carta torni indietro",
        "no rectification requires the card to go back",
    ),
};
pub(super) static ILLEGAL: Condition = Condition {
    yes: text("la giocata era illegale, e va corretta", "the play was illegal, and is corrected"),
    no: text("non c'è una giocata illegale da correggere", "there is no illegal play to correct"),
};
pub(super) static CHANGED_DESIGNATION: Condition = Condition {
    yes: text(
        "45C4(b) permette il cambio della designazione",
        "45C4(b) allows the designation to be changed",
    ),
    no: text(
        "45C4(b) non permette il cambio della designazione",
        "45C4(b) does not allow the designation to be changed",
    ),
};
pub(super) static ALLOWED: Condition = Condition {
    yes: text(
        "un altro paragrafo permette il ritiro della carta",
        "another paragraph lets the card go back",
    ),
    no: text(
        "nessun altro paragrafo permette il ritiro della carta",
        "no other paragraph lets the card go back",
    ),
};
pub(super) static PROPER_LEAD: Condition = Condition {
    yes: text(
        "chi doveva attaccare ha poi attaccato regolarmente",
        "the player whose lead it was then led properly",
    ),
    no: text(
        "chi doveva attaccare non ha attaccato dopo l'attacco irregolare",
        "the player whose lead it was has not led since",
    ),
};
