//! The findings and conditions of Law 45.

use crate::laws::prelude::*;

finding!(
    /// Whether a player holds the card that he names, if the diagram does not show his hand.
    HOLDS, "holds-card",
    ask text("{who} ha {card}?", "Does {who} hold {card}?"),
    yes text("{who} ha {card}", "{who} holds {card}"),
    no text("{who} non ha {card}", "{who} does not hold {card}")
);
finding!(
    /// Whether the partner of a defender could have seen the face of the defender's card. It does not matter whether
    /// the partner did see it.
    VISIBLE, "visible",
    ask text(
        "Il compagno di {who} poteva vedere la faccia[ di {card}]?",
        "Could the partner of {who} have seen the face of {card}?"
    ),
    yes text("il compagno di {who} poteva vedere {card}", "the partner of {who} could have seen {card}"),
    no text(
        "il compagno di {who} non poteva vedere {card}",
        "the partner of {who} could not have seen {card}"
    )
);
finding!(
    /// Whether declarer held his card face up, touching the table or nearly.
    AT_TABLE, "at-table",
    ask text(
        "{who} ha tenuto la carta[ ({card})] scoperta, a contatto o quasi con il tavolo?",
        "Did {who} hold the card[ ({card})] face up, touching the table or nearly?"
    ),
    yes text(
        "{who} ha tenuto la carta scoperta, a contatto o quasi con il tavolo",
        "{who} held the card face up, touching the table or nearly"
    ),
    no text(
        "{who} non ha tenuto la carta a contatto, o quasi, con il tavolo",
        "{who} did not hold the card touching the table or nearly"
    )
);
finding!(
    /// Whether declarer kept his card in a position that shows it as played.
    KEPT, "kept",
    ask text(
        "{who} ha mantenuto la carta[ ({card})] in una posizione che la indica come giocata?",
        "Did {who} keep the card[ ({card})] in a position that shows it as played?"
    ),
    yes text(
        "{who} ha mantenuto la carta in posizione di carta giocata",
        "{who} kept the card where a played card is kept"
    ),
    no text(
        "{who} non ha mantenuto la carta in posizione di carta giocata",
        "{who} did not keep the card where a played card is kept"
    )
);
finding!(
    /// Whether declarer touched the card deliberately.
    DELIBERATE, "deliberate",
    ask text(
        "{who} ha toccato {card} di proposito, e non per sistemare le carte o raggiungerne una vicina?",
        "Did {who} touch {card} deliberately, and not to arrange the cards or to reach one next to it?"
    ),
    yes text("{who} ha toccato {card} di proposito", "{who} touched {card} deliberately"),
    no text(
        "{who} ha toccato {card} per caso, o per un'altra carta",
        "{who} touched {card} by accident, or for the sake of another card"
    )
);
finding!(
    /// Whether dummy touched a card to arrange his cards, or to reach one next to it.
    ARRANGING, "arranging",
    ask text(
        "{who} ha toccato {card} per sistemare le carte, o per raggiungerne una vicina?",
        "Did {who} touch {card} to arrange the cards, or to reach one next to it?"
    ),
    yes text(
        "la carta è stata toccata per sistemare, o per raggiungerne una vicina",
        "the card was touched to arrange the cards, or to reach one next to it"
    ),
    no text(
        "il gesto non era di sistemazione",
        "the gesture was not one of arranging"
    )
);
finding!(
    /// Whether the words of a designation differ from the player's intention at the moment when he spoke.
    UNINTENDED, "unintended",
    ask text(
        "Quando ha parlato, {who} voleva dire un'altra cosa (lapsus)?",
        "When he spoke, did {who} mean to say something else (a slip)?"
    ),
    yes text("la designazione era involontaria", "the designation was unintended"),
    no text(
        "{who} ha detto ciò che in quel momento voleva dire",
        "{who} said what he then meant to say"
    )
);
finding!(
    /// Whether the player paused for thought before he corrected himself.
    PAUSED, "paused",
    ask text(
        "Prima di correggersi {who} ha fatto una pausa per pensare?",
        "Did {who} pause for thought before correcting himself?"
    ),
    yes text("{who} ha fatto una pausa per pensare", "{who} paused for thought"),
    no text("{who} si è corretto senza pause per pensare", "{who} corrected himself without a pause for thought")
);
finding!(
    /// Whether the second card that a hand put out in one trick was meant for the next trick.
    MEANT_AS_LEAD, "meant-as-lead",
    ask text(
        "{card} era per la presa successiva?",
        "Was {card} meant for the next trick?"
    ),
    yes text("{card} era per la presa successiva", "{card} was meant for the next trick"),
    no text("{card} era per la presa in corso", "{card} was meant for the trick in progress")
);
finding!(
    /// Whether dummy's gesture suggested a play to declarer.
    SUGGESTED, "suggested",
    ask text("{who}[, con {card},] ha suggerito una giocata al dichiarante?", "Did {who}[, with {card},] suggest a play to declarer?"),
    yes text("{who} ha suggerito una giocata", "{who} suggested a play"),
    no text("{who} non ha suggerito nessuna giocata", "{who} suggested no play")
);
finding!(
    /// Whether the suggested play damaged the defenders. The director can establish this only after the play.
    DAMAGED, "damaged",
    ask text(
        "La giocata suggerita[ con {card}] ha danneggiato i difensori?",
        "Has the play suggested[ with {card}] damaged the defenders?"
    ),
    yes text("la giocata suggerita ha danneggiato i difensori", "the suggested play damaged the defenders"),
    no text("i difensori non ne hanno avuto danno", "the defenders were not damaged by it")
);

pub(super) static ON_TABLE: Condition = Condition {
    yes: text(
        "la carta è stata messa scoperta sul tavolo",
        "the card was put face up on the table",
    ),
    no: text(
        "la carta non è stata messa scoperta sul tavolo",
        "the card was not put face up on the table",
    ),
};
pub(super) static HAS_PLAYED: Condition = Condition {
    yes: text("{who} ha già giocato in questa presa", "{who} has already played to this trick"),
    no: text(
        "{who} non ha ancora giocato in questa presa",
        "{who} has not played to this trick yet",
    ),
};
pub(super) static FELL: Condition = Condition {
    yes: text("la carta è caduta, non è stata tenuta", "the card fell, it was not held"),
    no: text("la carta non è caduta", "the card did not fall"),
};
pub(super) static BY_WORD: Condition = Condition {
    yes: text("la carta è stata nominata o indicata", "the card was named or pointed at"),
    no: text(
        "la carta è stata giocata dalla mano, non nominata né indicata",
        "the card was played from the hand, neither named nor pointed at",
    ),
};
pub(crate) static OWN_CARD: Condition = Condition {
    yes: text("la carta nominata è della mano di {who}", "the card named is in the hand of {who}"),
    no: text(
        "la carta nominata non è della mano di {who}",
        "the card named is not in the hand of {who}",
    ),
};
pub(super) static CALLED_FROM_DUMMY: Condition = Condition {
    yes: text("la carta è stata chiamata", "the card was called"),
    no: text(
        "la carta del morto è stata toccata, non chiamata",
        "dummy's card was touched, not called",
    ),
};
pub(super) static ANOTHER_NAMED: Condition = Condition {
    yes: text("{who} ha poi nominato un'altra carta", "{who} then named another card"),
    no: text("{who} non ha nominato un'altra carta", "{who} has not named another card"),
};
pub(super) static IN_TIME: Condition = Condition {
    yes: text("nel frattempo il compagno non ha giocato", "partner has not played meanwhile"),
    no: text("nel frattempo il compagno ha giocato", "partner has played meanwhile"),
};
pub(super) static FROM_DUMMY: Condition = Condition {
    yes: text("la carta è stata chiamata dal morto", "the card was called from dummy"),
    no: text("la carta non è del morto", "the card is not dummy's"),
};
pub(super) static NOT_PLAYED_AGAIN: Condition = Condition {
    yes: text(
        "nel frattempo il dichiarante non ha giocato, né dalla mano né dal morto",
        "declarer has meanwhile played from neither hand",
    ),
    no: text(
        "nel frattempo il dichiarante ha giocato, dalla mano o dal morto",
        "declarer has meanwhile played from his hand or from dummy",
    ),
};
pub(super) static CONTESTED: Condition = Condition {
    yes: text("{who} vorrebbe un'altra carta", "{who} wants another card"),
    no: text("nessuno contesta la chiamata", "nobody disputes the call"),
};
pub(super) static NOT_TOO_LATE: Condition = Condition {
    yes: text(
        "non hanno ancora giocato entrambe le linee nella presa successiva",
        "the two sides have not both played to the next trick",
    ),
    no: text(
        "entrambe le linee hanno giocato nella presa successiva",
        "each side has played to the next trick",
    ),
};
pub(super) static MISPLAYED: Condition = Condition {
    yes: text(
        "il morto ha messo giù una carta diversa da quella chiamata",
        "dummy put out a card other than the one called",
    ),
    no: text("il morto ha messo giù la carta chiamata", "dummy put out the card called"),
};
pub(super) static PENALTY_CARD: Condition = Condition {
    yes: text("c'è una carta penalizzata", "there is a penalty card"),
    no: text("la carta non è penalizzata", "the card is not a penalty card"),
};
pub(super) static INSTRUCTED: Condition = Condition {
    yes: text(
        "{who} eseguiva, anche se male, una chiamata",
        "{who} was carrying out a call, even if badly",
    ),
    no: text("nessuno aveva chiesto nulla a {who}", "nobody had asked anything of {who}"),
};
pub(super) static ALL_PLAYED: Condition = Condition {
    yes: text(
        "{who} ha coperto la carta quando tutti e quattro avevano giocato",
        "{who} turned his card when all four had played",
    ),
    no: text("la presa non è completa", "the trick is not complete"),
};
