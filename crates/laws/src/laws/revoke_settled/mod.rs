//! Law 64: procedure after the establishment of a revoke.

mod exceptions;

use super::prelude::*;

use exceptions::{B1, B2, B3, B4, B5, B6, B7, B8, WON_NOTHING};

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(64),
    title: text(
        "Procedura dopo la consumazione di una renonce",
        "Procedure after establishment of a revoke",
    ),
    clauses: &[&A1, &A2, &B1, &B2, &B3, &B4, &B5, &B6, &B7, &B8, &C, &C2A, &C2B],
    facts: &[&TRICK_WON_BY, &PARTNER_WON, &WON_LATER, &UNDERCOMPENSATED, &UNDERCOMPENSATED_IN_ALL],
    points: &[],
};

options!(
    /// The winner of the trick of the revoke. For Law 64 a trick won by dummy is not won by declarer himself.
    TRICK_WON_BY: RevokeTrickWinner, "revoke-trick-won-by", of Director,
    ask text(
        "Chi ha vinto la presa della renonce di {who}[ con {card}]?",
        "Who won the trick of {who}'s revoke[ with {card}]?"
    ),
    Player "player" text(
        "{who} in persona ha vinto la presa della renonce",
        "{who} himself won the revoke trick"
    ),
    Partner "partner" text(
        "il compagno di {who} ha vinto la presa della renonce",
        "the partner of {who} won the revoke trick"
    ),
    Opponents "opponents" text(
        "gli avversari di {who} hanno vinto la presa della renonce",
        "the opponents of {who} won the revoke trick"
    )
);
finding!(
    /// Whether the revoker's partner won the revoke trick, if the revoker himself cannot have won it.
    PARTNER_WON, "partner-won-revoke-trick",
    ask text(
        "Il compagno di {who} ha vinto la presa della renonce[ con {card}]?",
        "Did the partner of {who} win the trick of the revoke[ with {card}]?"
    ),
    yes text("il compagno di {who} ha vinto la presa della renonce", "the partner of {who} won the revoke trick"),
    no text("gli avversari di {who} hanno vinto la presa della renonce", "the opponents of {who} won the revoke trick")
);
finding!(
    /// Whether the revoking side won a trick after the revoke trick.
    WON_LATER, "won-later",
    ask text(
        "La linea di {who} ha vinto qualche presa dopo quella della renonce[ con {card}]?",
        "Did {who}'s side win a trick after that of the revoke[ with {card}]?"
    ),
    yes text(
        "la linea di {who} ha vinto almeno una presa dopo quella della renonce",
        "{who}'s side won at least one trick after that of the revoke"
    ),
    no text(
        "la linea di {who} non ha vinto prese dopo quella della renonce",
        "{who}'s side won no trick after that of the revoke"
    )
);
finding!(
    /// Whether the opponents got less, even with the tricks that Law 64 transfers, than they would have got without the
    /// revoke.
    UNDERCOMPENSATED, "undercompensated",
    ask text(
        "Senza la renonce di {who}[ con {card}] gli avversari avrebbero fatto più di quanto hanno con questa rettifica?",
        "Without {who}'s revoke[ with {card}] would the opponents have done better than they do with this rectification?"
    ),
    yes text(
        "senza la renonce di {who} gli avversari avrebbero fatto meglio",
        "without {who}'s revoke the opponents would have done better"
    ),
    no text(
        "senza la renonce di {who} gli avversari non avrebbero fatto meglio",
        "without {who}'s revoke the opponents would not have done better"
    )
);
finding!(
    /// Whether the opponents of a side that revoked several times got less, even with the tricks that Law 64 transfers,
    /// than they would have got without those revokes.
    UNDERCOMPENSATED_IN_ALL, "undercompensated-in-all",
    ask text(
        "Senza le renonce della linea di {who} gli avversari avrebbero fatto più di quanto hanno con queste rettifiche?",
        "Without the revokes of {who}'s side would the opponents have done better than they do with these rectifications?"
    ),
    yes text(
        "senza le renonce della linea di {who} gli avversari avrebbero fatto meglio",
        "without the revokes of {who}'s side the opponents would have done better"
    ),
    no text(
        "senza le renonce della linea di {who} gli avversari non avrebbero fatto meglio",
        "without the revokes of {who}'s side the opponents would not have done better"
    )
);

static A1: Clause = Clause {
    number: ByEdition::always("64A1"),
    title: text("La presa l'ha vinta il colpevole", "The trick was won by the offending player"),
    gist: always(
        "Se il colpevole in persona ha vinto la presa della renonce, a fine gioco quella presa passa agli innocenti, con \
         un'altra se la sua linea ne ha vinta qualcuna dopo. La presa vinta dal morto non è del dichiarante.",
        "If the offender himself won the revoke trick, at the end of play that trick goes to the non-offenders, with \
         one more if his side won any trick after it. A trick won in dummy is not declarer's own.",
    ),
    asks: &[&TRICK_WON_BY, &WON_LATER],
    see: &["64A2", "64B1", "64C"],
};
static A2: Clause = Clause {
    number: ByEdition::always("64A2"),
    title: text(
        "La presa non l'ha vinta il colpevole",
        "The trick was not won by the offending player",
    ),
    gist: always(
        "Se il colpevole non ha vinto la presa della renonce, ma la sua linea ha vinto quella o una delle successive, a \
         fine gioco passa agli innocenti una presa. Le prese vinte prima non si toccano.",
        "If the offender did not win the revoke trick, but his side won it or any later one, at the end of play one \
         trick goes to the non-offenders. Tricks won before are not touched.",
    ),
    asks: &[&TRICK_WON_BY, &PARTNER_WON, &WON_LATER],
    see: &["64A1", "64B1", "64C"],
};
static C: Clause = Clause {
    number: ByEdition::from(Y2007, "64C").then(Y2017, "64C1"),
    title: text("Ripristino dell'equità", "Redress of damage"),
    gist: always(
        "Dopo qualunque renonce consumata, anche quando non passa nessuna presa, se la rettifica compensa troppo poco gli \
         innocenti l'Arbitro deve assegnare un punteggio arbitrale. Le prese che passano non si riducono mai.",
        "After any established revoke, even where no trick goes over, if the rectification leaves the non-offenders \
         insufficiently compensated the director shall adjust the score. The tricks that go over are never reduced.",
    ),
    asks: &[&UNDERCOMPENSATED, &UNDERCOMPENSATED_IN_ALL],
    see: &["64A1", "64B1"],
};
static C2A: Clause = Clause {
    number: ByEdition::from(Y2017, "64C2(a)"),
    title: text("Renonce ripetute", "Repeated revokes"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Dopo più renonce dello stesso giocatore nello stesso seme l'Arbitro corregge il punteggio se senza una o più \
         delle successive alla prima gli innocenti avrebbero probabilmente fatto più prese.",
            "After repeated revokes by one player in one suit the director adjusts the score if the non-offenders would \
         likely have made more tricks had one or more of the later ones not occurred.",
        ),
    ),
    asks: &[&UNDERCOMPENSATED, &UNDERCOMPENSATED_IN_ALL],
    see: &["64B2", "64C"],
};
/// Source: partly general knowledge.
static C2B: Clause = Clause {
    number: ByEdition::from(Y2017, "64C2(b)"),
    title: text("Renonce di entrambe le linee", "Revokes by both sides"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Se entrambe le linee hanno commesso renonce consumate e una ne è danneggiata, l'Arbitro corregge il \
         punteggio verso il risultato probabile senza nessuna renonce.",
            "If both sides have revoked, both revokes being established, and one is damaged, the director adjusts the \
         score towards the probable result had no revoke occurred.",
        ),
    ),
    asks: &[&UNDERCOMPENSATED, &UNDERCOMPENSATED_IN_ALL],
    see: &["64B7", "64C"],
};

static MAY_HAVE_WON: Condition = Condition {
    yes: text("la carta di {who} poteva vincere la presa", "the card of {who} could win the trick"),
    no: text(
        "la carta di {who} non poteva vincere la presa",
        "the card of {who} could not win the trick",
    ),
};
static WON_HIMSELF: Condition = Condition {
    yes: text(
        "{who} in persona ha vinto la presa della renonce",
        "{who} himself won the revoke trick",
    ),
    no: text(
        "{who} non ha vinto la presa della renonce",
        "{who} himself did not win the revoke trick",
    ),
};
pub static PLAY_OVER: Condition = Condition {
    yes: text("il gioco è finito", "the play is over"),
    no: text("il gioco non è finito", "the play is not over"),
};

impl RevokeTrickWinner {
    fn of(revoker: Seat, winner: Seat) -> RevokeTrickWinner {
        if winner == revoker {
            RevokeTrickWinner::Player
        } else if winner == revoker.partner() {
            RevokeTrickWinner::Partner
        } else {
            RevokeTrickWinner::Opponents
        }
    }
}

/// Settles a revoke: decides how many tricks are transferred and, with the last established revoke of a side, whether
/// they compensate the opponents.
pub fn settle(h: &mut Hearing<'_>, it: &RevokeSettlement) -> HearingResult {
    let excepted = exceptions::apply(h, it)?;
    if !excepted {
        let tricks_go = won_by_offender(h, it)? || won_by_others(h, it)?;
        exceptions::won_nothing(h, it, !tricks_go)?;
    }
    it.equity.map_or(Ok(()), |scope| equity(h, it, scope))
}

/// Returns the decision that transfers this many tricks to the opponents of the revoking side.
fn transfer(it: &RevokeSettlement, tricks: u8) -> Decision {
    let card = it.card.unwrap_or(PlayedCard::Unrecorded);
    let revoke = it.several.then_some((it.by, card));
    Transfers { tricks, to: it.by.side().opponents(), revoke }
}

/// Establishes whether the revoker, his partner or the opponents won the revoke trick.
fn winner(h: &mut OpenClause<'_, '_>, it: &RevokeSettlement) -> HearingResult<RevokeTrickWinner> {
    let shown = it.trick_won_by.map(|seat| RevokeTrickWinner::of(it.by, seat));
    h.which(shown)
}

fn won_by_offender(h: &mut Hearing<'_>, it: &RevokeSettlement) -> HearingResult<bool> {
    let may_have_won = it.may_have_won || it.trick_won_by == Some(it.by);
    h.applies(&A1, |h| {
        h.given_that(&MAY_HAVE_WON, may_have_won)?;
        let winner = winner(h, it)?;
        h.given_that(&WON_HIMSELF, winner == RevokeTrickWinner::Player)?;
        let tricks = 1 + u8::from(h.establish(&WON_LATER, it.won_later)?);
        h.decide(transfer(it, tricks))
    })
}

fn won_by_others(h: &mut Hearing<'_>, it: &RevokeSettlement) -> HearingResult<bool> {
    h.applies(&A2, |h| {
        let partner = if it.won_later == Some(true) {
            // One trick is transferred, whoever won the revoke trick.
            true
        } else if it.may_have_won {
            winner(h, it)? == RevokeTrickWinner::Partner
        } else {
            h.establish(&PARTNER_WON, it.trick_won_by.map(|seat| seat.side() == it.by.side()))?
        };
        let won = partner || h.establish(&WON_LATER, it.won_later)?;
        h.unless(&WON_NOTHING, !won)?;
        h.decide(transfer(it, 1))
    })
}

/// Adjusts the score, after the play and once for all revokes of a side, if the tricks transferred do not compensate the
/// non-offenders (64C; in 2017 64C1 or 64C2).
fn equity(h: &mut Hearing<'_>, it: &RevokeSettlement, scope: EquityScope) -> HearingResult {
    let favour = it.by.side().opponents();
    let clause = if it.other_side == Some(true) && h.has_clause(&C2B) {
        &C2B
    } else if it.before == Some(true) && h.has_clause(&C2A) {
        &C2A
    } else {
        &C
    };
    // Opponents who have won every trick from the first revoke on could not have won more.
    let lost_nothing = (it.won_since_first == Some(0)).then_some(false);
    let (fact, who, card) = match scope {
        EquityScope::Side => (&UNDERCOMPENSATED_IN_ALL, representative(h, it.by), None),
        EquityScope::Revoke => (&UNDERCOMPENSATED, it.by, it.card),
    };
    h.about(who, card, |h| {
        h.hear_clause(clause, |h| {
            h.given_that(&PLAY_OVER, it.phase.is_over())?;
            h.require(fact, lost_nothing)?;
            h.decide(Adjusts { power: AdjustmentPower::Shall, damage: Damage::Found, favour })
        })
    })
}
