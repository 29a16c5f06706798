//! Conditions of the table that several Laws require.

use crate::record::text::text;
use crate::ruling::Condition;

pub(super) static DECLARES: Condition = Condition {
    yes: text("{who} è il dichiarante", "{who} is declarer"),
    no: text("{who} non è il dichiarante", "{who} is not declarer"),
};

pub(super) static DECLARING_SIDE: Condition = Condition {
    yes: text("la carta è del dichiarante o del morto", "the card is declarer's or dummy's"),
    no: text("la carta è di un difensore", "the card is a defender's"),
};

pub(super) static DEFENDS: Condition = Condition {
    yes: text("{who} è un difensore", "{who} is a defender"),
    no: text("{who} non è un difensore", "{who} is not a defender"),
};

pub(super) static FOLLOWED: Condition = Condition {
    yes: text("{who} ha risposto a colore", "{who} has followed suit"),
    no: text("{who} non ha risposto a colore", "{who} has not followed suit"),
};

pub(super) static LEAD_FACED: Condition = Condition {
    yes: text("l'attacco iniziale è stato scoperto", "the opening lead has been faced"),
    no: text("l'attacco iniziale non è ancora scoperto", "the opening lead is not faced yet"),
};

pub(super) static LED_ON: Condition = Condition {
    yes: text("si è già attaccato nella presa successiva", "a card has been led to the next trick"),
    no: text(
        "nessuno ha ancora attaccato nella presa successiva",
        "nobody has led to the next trick yet",
    ),
};

pub(super) static PLAY_OVER: Condition = Condition {
    yes: text("il gioco è finito", "the play is over"),
    no: text("il gioco non è finito", "the play is not over"),
};

pub(super) static ROUND_OVER: Condition = Condition {
    yes: text("il turno era finito", "the round had ended"),
    no: text("il turno non era finito", "the round had not ended"),
};

pub(super) static TWELFTH: Condition = Condition {
    yes: text("era la dodicesima presa", "it was the twelfth trick"),
    no: text("non era la dodicesima presa", "it was not the twelfth trick"),
};
