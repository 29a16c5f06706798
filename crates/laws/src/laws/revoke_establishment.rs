//! Law 63: establishment of a revoke.

use super::prelude::*;
use crate::table::incident::{ClaimReply, NextTrickPlay};

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(63),
    title: text("Consumazione della renonce", "Establishment of a revoke"),
    clauses: &[&A1, &A2, &A3, &B],
    facts: &[&AGREED],
    points: &[],
};

finding!(
    /// Whether the revoking side agreed to the opponents' claim or concession.
    AGREED, "side-agreed",
    ask text(
        "La linea di {who} ha dato il suo assenso alla richiesta o concessione avversaria?",
        "Did {who}'s side agree to the opponents' claim or concession?"
    ),
    yes text(
        "la linea di {who} ha dato il suo assenso alla richiesta o concessione avversaria",
        "{who}'s side agreed to the opponents' claim or concession"
    ),
    no text(
        "la linea di {who} non ha dato il suo assenso alla richiesta o concessione avversaria",
        "{who}'s side did not agree to the opponents' claim or concession"
    )
);

static A1: Clause = Clause {
    number: ByEdition::always("63A1"),
    title: text("Attacco o giocata nella presa successiva", "A lead or play to the next trick"),
    gist: ByEdition::from(Y2007, text(
        "La renonce è consumata quando il colpevole o il suo compagno attacca o gioca nella presa successiva, \
         anche illegalmente.",
        "A revoke is established when the offender or his partner leads or plays to the next trick, legally or \
         not.",
    )).then(Y2017, text(
        "La renonce è consumata quando il colpevole o il suo compagno attacca o gioca nella presa successiva, \
         anche illegalmente; non da una giocata che si ritira per 47E1.",
        "A revoke is established when the offender or his partner leads or plays to the next trick, legally or \
         not; but not by a play that goes back under 47E1.",
    )),
    asks: &[&card_played::MEANT_AS_LEAD, &retraction::MISLED],
    see: &["47E1", "62A", "63B"],
};
static A2: Clause = Clause {
    number: ByEdition::always("63A2"),
    title: text("Carta nominata per la presa successiva", "A card named for the next trick"),
    gist: always(
        "La renonce è consumata quando il colpevole o il suo compagno nomina o designa in altro modo una carta per la \
         presa successiva: il dichiarante che chiama una carta dal morto, per esempio.",
        "A revoke is established when the offender or his partner names or otherwise designates a card for the next \
         trick: as when declarer calls a card from dummy.",
    ),
    asks: &[&card_played::DELIBERATE],
    see: &["45B", "63B"],
};
static A3: Clause = Clause {
    number: ByEdition::always("63A3"),
    title: text("Richiesta, concessione o assenso", "Claim, concession or assent"),
    gist: always(
        "La renonce è consumata quando un giocatore della linea colpevole richiede o concede prese, o consente a una \
         richiesta o concessione. Se la linea colpevole contesta la richiesta avversaria la renonce non è consumata: \
         prima la si corregge.",
        "A revoke is established when a member of the offending side claims or concedes tricks, or agrees to a claim \
         or concession. If the offending side disputes the opponents' claim it is not established, and is first \
         corrected.",
    ),
    asks: &[&AGREED, &claim_or_concession::SHOWN_TOGETHER],
    see: &["63B", "68A"],
};
static B: Clause = Clause {
    number: ByEdition::always("63B"),
    title: text("La renonce consumata non si corregge", "An established revoke stands"),
    gist: always(
        "La renonce consumata non si corregge più, salvo che nella dodicesima presa: la presa resta com'è stata \
         giocata.",
        "An established revoke may no longer be corrected, except on the twelfth trick: the trick stands as played.",
    ),
    asks: &[],
    see: &["62D1", "64A1"],
};

static PLAYED_ON: Condition = Condition {
    yes: text(
        "la linea di {who} ha giocato nella presa successiva",
        "{who}'s side has played to the next trick",
    ),
    no: text(
        "la linea di {who} non ha ancora giocato nella presa successiva",
        "{who}'s side has not played to the next trick yet",
    ),
};
static GOES_BACK: Condition = Condition {
    yes: text(
        "quella giocata, fuori turno per indicazione di un avversario, si ritira (47E1)",
        "that play, out of turn at an opponent's word, goes back (47E1)",
    ),
    no: text("quella giocata non si ritira", "that play does not go back"),
};
static NAMED_NEXT: Condition = Condition {
    yes: text(
        "la linea di {who} ha nominato o designato una carta per la presa successiva",
        "{who}'s side has named or designated a card for the next trick",
    ),
    no: text(
        "la linea di {who} non ha nominato carte per la presa successiva",
        "{who}'s side has named no card for the next trick",
    ),
};
static TRICKS_SPOKEN_OF: Condition = Condition {
    yes: text("si sono richieste o concesse delle prese", "tricks have been claimed or conceded"),
    no: text(
        "nessuno ha richiesto o concesso delle prese",
        "nobody has claimed or conceded any tricks",
    ),
};
pub(crate) static IS_ESTABLISHED: Condition = Condition {
    yes: text("la renonce è consumata", "the revoke is established"),
    no: text("la renonce non è consumata", "the revoke is not established"),
};

/// Decides whether a revoke is established (63A).
pub fn established(h: &mut Hearing<'_>, it: &Revoke) -> HearingResult<bool> {
    // If it is doubtful whether the side played on, but it has spoken of tricks, the doubt does not matter.
    let spoke = |h: &mut Hearing<'_>| spoke_of_tricks(h, it);
    let is_doubtful =
        |play: NextTrickPlay| play.perhaps_extra || !play.in_turn && play.told_by.is_none();
    if it.since.claimed.is_some() && it.since.played.is_some_and(is_doubtful) && spoke(h)? {
        return Ok(true);
    }
    Ok(played_on(h, it)? || named_next(h, it)? || spoke(h)?)
}

fn played_on(h: &mut Hearing<'_>, it: &Revoke) -> HearingResult<bool> {
    // If play has ended and nobody claimed or conceded, the play must have gone on after the revoke.
    let over = it.since.ended.is_some() && it.since.assent.is_none() && it.since.claimed.is_none();
    let played = it.since.played;
    let may_go_back = h.has(&edition_rules::MISLED_ESTABLISHES_NOTHING) && !over;
    h.applies(&A1, |h| {
        h.given_that(&PLAYED_ON, played.is_some() || over)?;
        if let Some(NextTrickPlay { hand, card, perhaps_extra: true, .. }) = played
            && !over
        {
            let led = h.whether(&card_played::MEANT_AS_LEAD, hand, card, None)?;
            h.given_that(&PLAYED_ON, led)?;
        }
        if let Some(NextTrickPlay { hand, card, told_by, in_turn: false, .. }) = played
            && may_go_back
        {
            let told = told_by.map(|_| true);
            let misled = h.whether(&retraction::MISLED, player_of(h, hand), card, told)?;
            h.unless(&GOES_BACK, misled)?;
        }
        h.decide(Is(Established(it.by, it.card)))
    })
}

fn named_next(h: &mut Hearing<'_>, it: &Revoke) -> HearingResult<bool> {
    h.applies(&A2, |h| {
        let named = it.since.named.is_some();
        h.given_that(&NAMED_NEXT, named || it.since.touched.is_some())?;
        if let Some((by, card)) = it.since.touched.filter(|_| !named) {
            let designated = h.whether(&card_played::DELIBERATE, by, card, None)?;
            h.given_that(&NAMED_NEXT, designated)?;
        }
        h.decide(Is(Established(it.by, it.card)))
    })
}

fn spoke_of_tricks(h: &mut Hearing<'_>, it: &Revoke) -> HearingResult<bool> {
    let AfterRevoke { claimed, showed, assent, .. } = it.since;
    let own = match (claimed, showed) {
        (None, Some(by)) => claim_or_concession::shown_as_claim(h, by)?,
        (claimed, _) => claimed.is_some(),
    };
    // Whether the side agreed is one question for all revokes of the side.
    h.about(representative(h, it.by), None, |h| {
        h.applies(&A3, |h| {
            h.given_that(&TRICKS_SPOKEN_OF, own || assent.is_some())?;
            if !own {
                let agreed = match assent {
                    Some(ClaimReply::Given) => Some(true),
                    Some(ClaimReply::Refused) => Some(false),
                    Some(ClaimReply::Unknown) | None => None,
                };
                h.require(&AGREED, agreed)?;
            }
            h.decide(Is(Established(it.by, it.card)))
        })
    })
}

/// Decides, if the revoke is established, that it may not be corrected (63B).
pub(crate) fn not_corrected(h: &mut Hearing<'_>, it: &Revoke, established: bool) -> HearingResult {
    let player = player_of(h, it.by);
    h.hear_clause(&B, |h| {
        h.given_that(&IS_ESTABLISHED, established)?;
        h.decide(MayNot(Party::Seat(player), DecisionAct::Withdraw(it.by, it.card)))
    })
}
