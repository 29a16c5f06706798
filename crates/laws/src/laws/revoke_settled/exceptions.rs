//! Law 64, paragraph B: revokes without an automatic transfer of tricks.

use super::transfer;
use crate::laws::prelude::*;
use crate::table::incident::FaceUpPlace;

pub(super) static B1: Clause = Clause {
    number: ByEdition::always("64B1"),
    title: text("La linea colpevole non ha vinto prese", "The offending side won no trick"),
    gist: always(
        "Non passa nessuna presa se la linea colpevole non ha vinto né la presa della renonce né una successiva.",
        "No trick goes over if the offending side won neither the revoke trick nor any later one.",
    ),
    asks: &[],
    see: &["64A2", "64C"],
};
pub(super) static B2: Clause = Clause {
    number: ByEdition::always("64B2"),
    title: text("Seconda renonce nello stesso seme", "A second revoke in the same suit"),
    gist: ByEdition::from(Y2007, text(
        "Non passa nessuna presa per una successiva renonce dello stesso giocatore nello stesso seme: per il danno \
         c'è 64C.",
        "No trick goes over for a later revoke by the same player in the same suit: for damage there is 64C.",
    )).then(Y2017, text(
        "Non passa nessuna presa per una successiva renonce dello stesso giocatore nello stesso seme, se la prima \
         era consumata: per il danno c'è 64C2(a).",
        "No trick goes over for a later revoke by the same player in the same suit, the first having been \
         established: for damage there is 64C2(a).",
    )),
    asks: &[],
    see: &["64C"],
};
pub(super) static B3: Clause = Clause {
    number: ByEdition::always("64B3"),
    title: text("La carta dovuta era scoperta", "The card due lay face up"),
    gist: ByEdition::from(Y2007, text(
        "Non passa nessuna presa se non si è giocata una carta scoperta sul tavolo, o di una mano scoperta sul \
         tavolo, compreso il morto.",
        "No trick goes over if the card not played was face up on the table, or belonged to a hand faced on the \
         table, dummy included.",
    )).then(Y2017, text(
        "Non passa nessuna presa se non si è giocata una carta penalizzata o una carta del morto.",
        "No trick goes over if the card not played was a penalty card or a card of dummy.",
    )),
    asks: &[],
    see: &["52A", "64C"],
};
pub(super) static B4: Clause = Clause {
    number: ByEdition::always("64B4"),
    title: text(
        "Un innocente ha già chiamato nel board successivo",
        "A non-offender has called on the next board",
    ),
    gist: always(
        "Non passa nessuna presa se si richiama l'attenzione dopo che un innocente ha fatto una chiamata nel board \
         successivo.",
        "No trick goes over if attention is first drawn after a non-offender has called on the next board.",
    ),
    asks: &[],
    see: &["64C"],
};
pub(super) static B5: Clause = Clause {
    number: ByEdition::always("64B5"),
    title: text("Il turno è finito", "The round has ended"),
    gist: always(
        "Non passa nessuna presa se si richiama l'attenzione dopo la fine del turno.",
        "No trick goes over if attention is first drawn after the end of the round.",
    ),
    asks: &[],
    see: &["64C"],
};
pub(super) static B6: Clause = Clause {
    number: ByEdition::always("64B6"),
    title: text("Renonce nella dodicesima presa", "A revoke on the twelfth trick"),
    gist: always(
        "Non passa nessuna presa per una renonce nella dodicesima presa.",
        "No trick goes over for a revoke on the twelfth trick.",
    ),
    asks: &[],
    see: &["62D1", "64C"],
};
pub(super) static B7: Clause = Clause {
    number: ByEdition::always("64B7"),
    title: text("Renonce di entrambe le linee", "Both sides have revoked"),
    gist: ByEdition::from(Y2007, text(
        "Non passa nessuna presa se entrambe le linee hanno commesso una renonce nello stesso board.",
        "No trick goes over if both sides have revoked on the same board.",
    )).then(Y2017, text(
        "Non passa nessuna presa se entrambe le linee hanno commesso una renonce nello stesso board, ed entrambe sono \
         consumate.",
        "No trick goes over if both sides have revoked on the same board and both revokes are established.",
    )),
    asks: &[],
    see: &["64C"],
};
pub(super) static B8: Clause = Clause {
    number: ByEdition::from(Y2017, "64B8"),
    title: text("Renonce corretta con l'altra", "Corrected with the other revoke"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Non passa nessuna presa se la renonce è stata corretta per 62C3.",
            "No trick goes over if the revoke was corrected under 62C3.",
        ),
    ),
    asks: &[],
    see: &["62C3"],
};

pub(super) static WON_NOTHING: Condition = Condition {
    yes: text(
        "la linea di {who} non ha vinto né la presa della renonce né una successiva",
        "{who}'s side won neither the revoke trick nor a later one",
    ),
    no: text(
        "la linea di {who} ha vinto la presa della renonce o una successiva",
        "{who}'s side won the revoke trick or a later one",
    ),
};
static REPEATED: Condition = Condition {
    yes: text(
        "{who} aveva già commesso una renonce nello stesso seme",
        "{who} had revoked in the same suit before",
    ),
    no: text(
        "{who} non aveva già commesso una renonce nello stesso seme",
        "{who} had not revoked in the same suit before",
    ),
};
static FACED: Condition = Condition {
    yes: text(
        "la carta che {who} doveva giocare era scoperta sul tavolo",
        "the card that {who} had to play lay face up on the table",
    ),
    no: text(
        "la carta che {who} doveva giocare non era scoperta sul tavolo",
        "the card that {who} had to play did not lie face up on the table",
    ),
};
static NEXT_BOARD: Condition = Condition {
    yes: text(
        "un avversario di {who} aveva già fatto una chiamata nel board successivo",
        "an opponent of {who} had already called on the next board",
    ),
    no: text(
        "nessun avversario di {who} aveva fatto chiamate nel board successivo",
        "no opponent of {who} had called on the next board",
    ),
};
static BOTH_SIDES: Condition = Condition {
    yes: text(
        "anche gli avversari di {who} hanno commesso una renonce in questo board",
        "the opponents of {who} have revoked on this board too",
    ),
    no: text(
        "gli avversari di {who} non hanno commesso renonce in questo board",
        "the opponents of {who} have not revoked on this board",
    ),
};
static CORRECTED_WITH: Condition = Condition {
    yes: text(
        "la renonce è stata corretta con quella di un avversario nella stessa presa",
        "the revoke was corrected together with an opponent's on the same trick",
    ),
    no: text(
        "la renonce non è stata corretta con quella di un avversario",
        "the revoke was not corrected together with an opponent's",
    ),
};

/// Decides, from the record alone, whether one of the exceptions to the transfer of tricks in 64B2 to 64B8 applies.
pub(super) fn apply(h: &mut Hearing<'_>, it: &RevokeSettlement) -> HearingResult<bool> {
    let any = !h.has(&edition_rules::ESTABLISHED_COUNT);
    let counts = |established: Option<bool>| established.is_some_and(|is| is || any);
    let faced = match it.faced {
        Some(FaceUpPlace::Dummy | FaceUpPlace::Penalty(_)) => true,
        Some(FaceUpPlace::Hand) => h.has(&edition_rules::ANY_FACED_HAND),
        None => false,
    };
    let exceptions: [(&'static Clause, &'static Condition, bool); 7] = [
        (&B2, &REPEATED, counts(it.before)),
        (&B3, &FACED, faced),
        (&B4, &NEXT_BOARD, it.next_board_called),
        (&B5, &conditions::ROUND_OVER, it.round_over),
        (&B6, &conditions::TWELFTH, it.trick == 12),
        (&B7, &BOTH_SIDES, counts(it.other_side)),
        (&B8, &CORRECTED_WITH, it.corrected_with_opponents),
    ];
    let mut excepted = false;
    for (clause, condition, holds) in exceptions {
        let applied = h.applies(clause, |h| {
            h.given_that(condition, holds)?;
            h.decide(transfer(it, 0))
        })?;
        excepted |= applied;
    }
    Ok(excepted)
}

/// Decides that no trick is transferred if the offending side has won neither the revoke trick nor a later trick
/// (64B1).
pub(super) fn won_nothing(
    h: &mut Hearing<'_>,
    it: &RevokeSettlement,
    won_nothing: bool,
) -> HearingResult {
    h.hear_clause(&B1, |h| {
        h.given_that(&WON_NOTHING, won_nothing)?;
        h.decide(transfer(it, 0))
    })
}
