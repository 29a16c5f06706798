//! The findings and conditions of Law 46.

use crate::laws::prelude::*;

finding!(
    /// Whether it is beyond doubt that declarer meant a card other than the card that 46B designates.
    INCONTROVERTIBLE, "incontrovertible",
    ask text(
        "È incontrovertibile, senza il minimo dubbio, che {who} intendesse altro?",
        "Is it incontrovertible, beyond the least doubt, that {who} meant something else?"
    ),
    yes text(
        "la diversa intenzione di {who} è incontrovertibile",
        "the different intention of {who} is incontrovertible"
    ),
    no text(
        "resta almeno un dubbio sulla diversa intenzione di {who}",
        "at least some doubt remains about a different intention of {who}"
    )
);
finding!(
    /// Whether the condition that declarer put on his call was met.
    PROVISO_MET, "condition-met",
    ask text(
        "La condizione posta da {who} nella chiamata si è avverata?",
        "Was the condition that {who} put on the call met?"
    ),
    yes text("la condizione posta nella chiamata si è avverata", "the condition in the call was met"),
    no text("la condizione posta nella chiamata non si è avverata", "the condition in the call was not met")
);
finding!(
    /// Whether dummy holds the card called, if the diagram does not show it.
    DUMMY_HOLDS, "dummy-holds",
    ask text("Il morto ha la carta chiamata?", "Does dummy hold the card called?"),
    yes text("il morto ha la carta chiamata", "dummy holds the card called"),
    no text("il morto non ha la carta chiamata", "dummy does not hold the card called")
);

finding!(
    /// Whether an incomplete call means a card that the diagram shows, if dummy may also have unknown cards that fit.
    SHOWN, "called-is-shown",
    ask text(
        "La carta che quella chiamata indica è fra quelle del morto che il diagramma mostra?",
        "Is the card that the call means among those of dummy's that the diagram shows?"
    ),
    yes text(
        "la carta chiamata è fra quelle che il diagramma mostra",
        "the card called is among those that the diagram shows"
    ),
    no text(
        "la carta chiamata è fra quelle che il diagramma non mostra",
        "the card called is among those that the diagram does not show"
    )
);

finding!(
    /// Whether exactly one card of an unknown hand fits an incomplete call.
    NAMES_ONE, "called-is-one",
    ask text(
        "Quello che {who} ha detto indica una sola carta della sua mano?",
        "Does what {who} said name exactly one card of his hand?"
    ),
    yes text("quello che {who} ha detto indica una sola sua carta", "what {who} said names exactly one of his cards"),
    no text("quello che {who} ha detto non indica una sola carta", "what {who} said does not name exactly one card")
);
finding!(
    /// Whether a card is known to win, if the diagram does not show all the cards that declarer sees.
    WINS, "card-wins",
    ask text(
        "Si sa che {card} vincerebbe la presa?",
        "Is it known that {card} would win the trick?"
    ),
    yes text("si sa che {card} vincerebbe la presa", "{card} is known to win the trick"),
    no text("non si sa se {card} vincerebbe la presa", "{card} is not known to win the trick")
);

/// The School's reading of "high" from dummy in fourth seat.
pub(super) static HIGH: DoctrinePoint = DoctrinePoint {
    key: "alta",
    title: text("«Alta» dal morto in quarta posizione", "'High' from dummy in fourth seat"),
    school: text(
        "in quarta posizione «alta» è la più bassa delle carte vincenti",
        "in fourth seat 'high' is the lowest card that wins",
    ),
    code: text(
        "«alta» è la carta più alta, in qualunque posizione",
        "'high' is the highest card, in whatever seat",
    ),
};

pub(super) static COMPLETE: Condition = Condition {
    yes: text("la chiamata dice seme e rango", "the call names suit and rank"),
    no: text("la chiamata non dice seme e rango", "the call does not name both suit and rank"),
};
pub(super) static INCOMPLETE: Condition = Condition {
    yes: text(
        "la chiamata è incompleta, o di una carta che il morto non ha",
        "the call is incomplete, or of a card that dummy does not hold",
    ),
    no: text("la chiamata è completa", "the call is complete"),
};
pub(super) static FROM_DUMMY: Condition = Condition {
    yes: text("la carta è stata chiamata dal morto", "the card was called from dummy"),
    no: text(
        "riguarda le chiamate dal morto, non una carta giocata dalla mano",
        "it concerns calls from dummy, not a card played from the hand",
    ),
};
pub(super) static PLEADED: Condition = Condition {
    yes: text("{who} dice che intendeva altro", "{who} says that he meant something else"),
    no: text(
        "{who} non invoca un'altra intenzione compatibile con ciò che ha detto",
        "{who} pleads no other intention that fits what he said",
    ),
};
pub(super) static MEANT_ANOTHER: Condition = Condition {
    yes: text(
        "la carta che {who} dice di aver inteso non è quella chiamata",
        "the card that {who} says he meant is not the one called",
    ),
    no: text(
        "la carta che {who} dice di aver inteso è già quella chiamata",
        "the card that {who} says he meant is the one called anyway",
    ),
};
pub(super) static HIGH_CALLED: Condition = Condition {
    yes: text("ha chiamato «alta» o simile", "he called 'high' or the like"),
    no: text("non ha chiamato «alta»", "he did not call 'high'"),
};
pub(super) static WIN_AS_HIGH: Condition = Condition {
    yes: text(
        "ha ordinato di vincere e nessuna carta vince sicuramente: vale come «alta»",
        "he ordered dummy to win and no card is sure to: it counts as 'high'",
    ),
    no: text(
        "l'ordine di vincere dice già quale carta del morto",
        "the order to win says already which card of dummy's",
    ),
};
pub(super) static HAS_SUCH: Condition = Condition {
    yes: text("il morto ha carte fra cui prenderla", "dummy has cards to take it from"),
    no: text("il morto non ha carte fra cui prenderla", "dummy has no cards to take it from"),
};
pub(super) static AMONG_THESE: Condition = Condition {
    yes: text(
        "{who} è il primo a parlare, e nomina una carta che il morto può giocare",
        "{who} is the first to speak, and names a card that dummy may play",
    ),
    no: text(
        "{who} non nomina una carta che il morto può giocare",
        "{who} does not name a card that dummy may play",
    ),
};
pub(super) static DUMMY_FOLLOWS: Condition = Condition {
    yes: text("il morto ha carte del seme d'attacco", "dummy holds cards of the suit led"),
    no: text("il morto non ha carte del seme d'attacco", "dummy holds no card of the suit led"),
};
pub(super) static WIN_CALLED: Condition = Condition {
    yes: text("ha ordinato di vincere la presa", "he ordered dummy to win the trick"),
    no: text("non ha ordinato di vincere la presa", "he did not order dummy to win the trick"),
};
pub(super) static KNOWN_WINNER: Condition = Condition {
    yes: text(
        "il morto ha una carta che sicuramente vince",
        "dummy has a card that is known to win",
    ),
    no: text("nessuna carta del morto vince sicuramente", "no card of dummy is known to win"),
};
pub(super) static WINS_OR_HIGHEST: Condition = Condition {
    yes: text(
        "nessuna più bassa vince sicuramente: che vinca o no, è la più alta",
        "no lower card is known to win: whether or not it wins, it is the highest",
    ),
    no: text("una più bassa vince sicuramente", "a lower card is known to win"),
};
pub(super) static LOW_CALLED: Condition = Condition {
    yes: text("ha chiamato «piccola» o simile", "he called 'low' or the like"),
    no: text("non ha chiamato «piccola»", "he did not call 'low'"),
};
pub(super) static HAS_CARDS: Condition = Condition {
    yes: text("il morto ha carte in quel seme", "dummy has cards of that suit"),
    no: text("il morto non ha carte in quel seme", "dummy has no card of that suit"),
};
pub(super) static SUIT_ALONE: Condition = Condition {
    yes: text("ha detto il seme ma non il rango", "he named a suit but no rank"),
    no: text("non ha detto il solo seme", "he did not name a suit alone"),
};
pub(super) static RANK_ALONE: Condition = Condition {
    yes: text("ha detto il rango ma non il seme", "he named a rank but no suit"),
    no: text("non ha detto il solo rango", "he did not name a rank alone"),
};
pub(super) static CONTINUES: Condition = Condition {
    yes: text(
        "il morto attacca dopo aver vinto la presa in un seme in cui ha quel rango",
        "dummy leads after winning the trick in a suit in which it holds that rank",
    ),
    no: text(
        "il morto non attacca dopo aver vinto la presa in un seme in cui ha quel rango",
        "dummy is not leading after winning the trick in a suit in which it holds that rank",
    ),
};
pub(super) static LEGAL_RANK: Condition = Condition {
    yes: text("il morto può giocare una carta di quel rango", "dummy can play a card of that rank"),
    no: text("il morto non può giocare carte di quel rango", "dummy can play no card of that rank"),
};
pub(super) static NOT_IN_DUMMY: Condition = Condition {
    yes: text("il morto non ha la carta chiamata", "the card called is not in dummy"),
    no: text("il morto ha la carta chiamata", "the card called is in dummy"),
};
pub(super) static NEITHER: Condition = Condition {
    yes: text("non ha detto né seme né rango", "he named neither suit nor rank"),
    no: text("ha detto il seme o il rango", "he named a suit or a rank"),
};
