//! Law 68: claim or concession of tricks. This module decides which acts are claims or concessions, and whether play
//! goes on.

mod findings;

mod reception;

use super::prelude::*;

use findings::*;
pub use findings::{NO_CLAIM_MEANT, SHOWN_TOGETHER};
use reception::received;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(68),
    title: text("Richiesta o concessione di prese", "Claim or concession of tricks"),
    clauses: &[&SCOPE, &A, &B1, &B2, &C, &D, &D2B],
    facts: &[&SHOWN_TOGETHER, &NO_CLAIM_MEANT, &AS_PLAY, &CONCEDES_TOO, &ALL_PLAY_ON],
    points: &[],
};

/// In 2007 this clause is a footnote.
static SCOPE: Clause = Clause {
    number: ByEdition::always("68"),
    title: text("Solo prese oltre a quella in corso", "Tricks other than the one in progress"),
    gist: always(
        "Una richiesta o concessione riguarda prese diverse da quella in corso. Se un giocatore parla solo di questa, o \
         mostra carte per essa, si continua a giocare: le carte di un difensore non diventano penalizzate, ma possono \
         valere gli Articoli 16 e 57A.",
        "A claim or concession refers to tricks other than the one in progress. If a player speaks of that one alone, or \
         shows cards for it, play goes on: a defender's cards do not become penalty cards, but Laws 16 and 57A may apply.",
    ),
    asks: &[&AS_PLAY],
    see: &["16B1(a)", "49", "57A"],
};
static A: Clause = Clause {
    number: ByEdition::always("68A"),
    title: text("Quando si fa una richiesta", "What is a claim"),
    gist: always(
        "Fa una richiesta chi dice quante prese farà, propone di smettere il gioco o mostra le sue carte, a meno \
         che sia evidente che non intendeva richiedere.",
        "A player claims when he says how many tricks he will win, suggests that play stop, or shows his cards, \
         unless he demonstrably did not mean to claim.",
    ),
    asks: &[&SHOWN_TOGETHER, &NO_CLAIM_MEANT],
    see: &["45C1", "63A"],
};
static B1: Clause = Clause {
    number: ByEdition::always("68B1"),
    title: text("Quando si fa una concessione", "What is a concession"),
    gist: always(
        "Fa una concessione chi dice quante prese perderà; chi ne richiede alcune concede le altre, e chi abbandona la \
         mano le concede tutte.",
        "A player concedes when he says how many tricks he will lose; claiming some concedes the rest, and abandoning \
         the hand concedes all.",
    ),
    asks: &[],
    see: &["68B2", "68D"],
};
static B2: Clause = Clause {
    number: ByEdition::always("68B2"),
    title: text("Il compagno si oppone subito", "Partner at once objects"),
    gist: always(
        "Se un difensore concede delle prese e il compagno si oppone subito, non c'è concessione né richiesta: si \
         continua a giocare e le carte esposte non diventano penalizzate, ma ciò che dicono non è autorizzato per il \
         compagno.",
        "If a defender concedes tricks and his partner at once objects, there is neither concession nor claim: play goes \
         on and the cards exposed do not become penalty cards, but what they tell is unauthorised for the partner.",
    ),
    asks: &[&CONCEDES_TOO],
    see: &["16D2", "49"],
};
static C: Clause = Clause {
    number: ByEdition::always("68C"),
    title: text("La linea di gioco", "The line of play"),
    gist: ByEdition::from(Y2007, text(
        "Chi fa una richiesta dovrebbe dire subito in quale ordine giocherà le carte e come farà le prese.",
        "A player who claims should at once say in which order he will play his cards, and how he will win the tricks.",
    )).then(Y2017, text(
        "Chi fa una richiesta dovrebbe dire subito in quale ordine giocherà le carte e come farà le prese, e scoprire \
         la sua mano.",
        "A player who claims should at once say in which order he will play his cards and how he will win the \
         tricks, and face his hand.",
    )),
    asks: &[],
    see: &["68D"],
};
static D: Clause = Clause {
    number: ByEdition::always("68D"),
    title: text("Il gioco si ferma", "Play stops"),
    gist: ByEdition::from(Y2007, text(
        "Dopo una richiesta o concessione il gioco cessa. Se è accettata vale l'Articolo 69; se no si chiama subito \
         l'Arbitro, e nessuno gioca più.",
        "After a claim or concession play ceases. If it is agreed Law 69 applies; if not, the director is called at \
         once, and nobody plays on.",
    )).then(Y2017, text(
        "Dopo una richiesta o concessione il gioco è sospeso. Se è accettata vale l'Articolo 69; se no si \
         chiama subito l'Arbitro, a meno che tutti accettino di continuare.",
        "After a claim or concession play is suspended. If it is agreed Law 69 applies; if not, the director \
         is called at once, unless all agree to play on.",
    )),
    asks: &[],
    see: &["68A", "68B1"],
};
/// Source: general knowledge.
static D2B: Clause = Clause {
    number: ByEdition::from(Y2017, "68D2(b)"),
    title: text("Si continua, se tutti sono d'accordo", "Play goes on if all agree"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Se la linea che non ha richiesto né concesso lo chiede, e tutti e quattro sono d'accordo, si continua a giocare: \
         la richiesta è annullata, gli Articoli 16 e 50 non si applicano e vale il risultato del gioco.",
            "If the side that has not claimed or conceded asks for it, and all four agree, play goes on: the claim is void, \
         Laws 16 and 50 do not apply, and the score obtained stands.",
        ),
    ),
    asks: &[&ALL_PLAY_ON],
    see: &["68D"],
};

/// Decides whether a player who showed a card, and then said that he was claiming, does claim. If so, play stops.
pub(crate) fn shown_and_claimed(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
    tricks: TrickShares,
) -> HearingResult<bool> {
    let claims = shown_as_claim(h, by)?;
    if claims {
        let reception = h.what_followed().reception(by);
        let shown = card.card().map(|card| Hand::EMPTY.with(card));
        stands(h, PlayerClaim { by, shown, tricks }, &reception)?;
    }
    Ok(claims)
}

/// Decides whether a player who shows cards and says that he was claiming does claim (68A).
pub(crate) fn shown_as_claim(h: &mut Hearing<'_>, by: Seat) -> HearingResult<bool> {
    h.about(by, None, |h| {
        h.applies(&A, |h| {
            h.require(&SHOWN_TOGETHER, None)?;
            h.decide(Is(Claim(by)))
        })
    })
}

/// Hears the incident of a statement about tricks: a claim, a concession, or words about the current trick alone.
pub fn statement(h: &mut Hearing<'_>, it: &TricksStatement) -> HearingResult {
    if it.by == h.table().contract().dummy() {
        return dummys_limitations::takes_part(h, it.by);
    }
    if it.kind != StatementKind::Trick {
        h.show_rejected(&SCOPE, &TRICK_ALONE)?;
    }
    match it.kind {
        StatementKind::Trick => of_this_trick(h, it),
        StatementKind::Claim => {
            if it.objected && partner_objected(h, it)? {
                return no_claim(h, &C);
            }
            hear_claim(h, PlayerClaim { by: it.by, shown: it.shown, tricks: it.tricks })
        }
        StatementKind::Concession => concession(h, it),
    }
}

/// Decides whether a defender who faces cards claims (68A), and if so rules on the claim.
pub(crate) fn by_facing(h: &mut Hearing<'_>, it: &FacedHand) -> HearingResult<bool> {
    let by = it.by;
    let meant_nothing = it.by_accident.then_some(true);
    let claims =
        h.about(by, None, |h| h.applies(&A, |h| h.exclude(&NO_CLAIM_MEANT, meant_nothing)))?;
    if claims {
        hear_claim(h, PlayerClaim { by, shown: it.cards, tricks: TrickShares::Unknown })?;
    }
    Ok(claims)
}

/// A claim with the facts that Law 68 needs.
#[derive(Clone, Copy)]
pub(crate) struct PlayerClaim {
    pub by: Seat,
    /// The cards that the player has shown with the claim.
    pub shown: Option<Hand>,
    pub tricks: TrickShares,
}

/// Rules on a claim, unless all four agree to play on.
pub(crate) fn hear_claim(h: &mut Hearing<'_>, it: PlayerClaim) -> HearingResult {
    let reception = h.what_followed().reception(it.by);
    if played_on(h, it.by, &reception, it.shown)? {
        return no_claim(h, &C);
    }
    h.clause(&A, |h| h.decide(Is(Claim(it.by))))?;
    stands(h, it, &reception)
}

/// Rules on the consequences of a claim.
fn stands(h: &mut Hearing<'_>, it: PlayerClaim, reception: &ClaimAftermath) -> HearingResult {
    // A player who wants to play on, or who calls the director, does not agree.
    let ClaimAftermath { play_asked_by, director_called_by, .. } = *reception;
    let doubted_by = reception.doubted_by.or(play_asked_by).or(director_called_by);
    let reception = &ClaimAftermath { doubted_by, ..*reception };
    h.about(it.by, None, |h| {
        concedes_rest(h, it)?;
        h.hear_clause(&C, |h| {
            h.note_condition(&IS_CLAIM);
            h.unless(&STATED, reception.line_stated)?;
            h.unless(&AGREED_TO, reception.agreed || reception.settled)?;
            h.decide(Must(Party::Seat(it.by), DecisionAct::StateLine))
        })
    })?;
    let claim = (it.by, StatementKind::Claim, it.tricks);
    play_stops(h, claim, reception, it.shown)?;
    received(h, claim, reception)
}

/// Decides that a claim of some of the remaining tricks concedes the others.
fn concedes_rest(h: &mut Hearing<'_>, it: PlayerClaim) -> HearingResult {
    match it.tricks {
        TrickShares::Unknown => Ok(()),
        TrickShares::Shared { others, .. } => h.hear_clause(&B1, |h| {
            h.given_that(&LESS_THAN_ALL, others > 0)?;
            h.decide(Is(Concedes(it.by, others)))
        }),
    }
}

/// Decides whether all four agree to play on, so that there is no claim or concession (68D2(b)).
fn played_on(
    h: &mut Hearing<'_>,
    by: Seat,
    reception: &ClaimAftermath,
    shown: Option<Hand>,
) -> HearingResult<bool> {
    let ClaimAftermath { agreed, settled, play_asked_by, all_play_on, played_on, .. } = *reception;
    let doubted = reception.doubted_by.or(play_asked_by).or(reception.director_called_by);
    h.about(by, None, |h| {
        h.applies(&D2B, |h| {
            h.unless(&AGREED_TO, agreed || settled)?;
            h.given_that(&DOUBTED, doubted.is_some() || played_on)?;
            if let Some(asked) = play_asked_by {
                h.given_that(&OPPONENTS_ASK, asked.side() != by.side())?;
            }
            h.require(&ALL_PLAY_ON, all_play_on)?;
            h.decide(Is(NoClaim(by)))?;
            h.decide(May(Party::Everyone, DecisionAct::PlayOn))?;
            free(h, by, shown)
        })
    })
}

/// Decides that play stops (68D). The cards shown with the claim are not played, and are no penalty cards.
fn play_stops(
    h: &mut Hearing<'_>,
    (by, kind, tricks): (Seat, StatementKind, TrickShares),
    reception: &ClaimAftermath,
    shown: Option<Hand>,
) -> HearingResult {
    h.hear_clause(&D, |h| {
        h.note_condition(&IS_CLAIM);
        h.decide(MayNot(Party::Everyone, DecisionAct::PlayOn))?;
        for card in shown.into_iter().flat_map(Hand::iter).map(PlayedCard::from) {
            if !h.table().has_played(by, card) {
                h.decide(Is(NotPlayed(by, card)))?;
            }
        }
        free(h, by, shown)?;
        if reception.doubted_by.is_some() && !reception.settled {
            h.decide(Must(Party::Everyone, DecisionAct::CallDirector))?;
        }
        if reception.played_on {
            h.decide(Is(LaterPlayVoid))?;
        }
        h.apply(Effect::StopPlay(by, kind, tricks));
        Ok(())
    })
}

/// Shows that `paragraph` and 68D do not apply, because there is neither a claim nor a concession.
fn no_claim(h: &mut Hearing<'_>, paragraph: &'static Clause) -> HearingResult {
    for law in [paragraph, &D] {
        h.show_rejected(law, &IS_CLAIM)?;
    }
    Ok(())
}

fn concession(h: &mut Hearing<'_>, it: &TricksStatement) -> HearingResult {
    if partner_objected(h, it)? {
        h.show_rejected_because(&B1, &OBJECTED)?;
        return no_claim(h, &C);
    }
    let reception = h.what_followed().reception(it.by);
    if played_on(h, it.by, &reception, it.shown)? {
        return no_claim(h, &B1);
    }
    h.clause(&B1, |h| {
        h.note_condition(&IS_CLAIM);
        h.decide(Is(Claim(it.by)))?;
        match it.tricks {
            TrickShares::Shared { others, .. } => h.decide(Is(Concedes(it.by, others))),
            TrickShares::Unknown => Ok(()),
        }
    })?;
    let concession = (it.by, it.kind, it.tricks);
    play_stops(h, concession, &reception, it.shown)?;
    received(h, concession, &reception)
}

/// Decides whether a defender's concession has no effect, because his partner objected (68B2).
fn partner_objected(h: &mut Hearing<'_>, it: &TricksStatement) -> HearingResult<bool> {
    let (by, shown) = (it.by, it.shown.or(it.whole));
    let defends = h.table().contract().is_defender(by);
    let none = h.applies(&B2, |h| {
        h.given_that(&conditions::DEFENDS, defends)?;
        h.given_that(&OBJECTED, it.objected)?;
        if it.kind == StatementKind::Claim {
            h.require(&CONCEDES_TOO, it.tricks.conceded().map(|tricks| tricks > 0))?;
        }
        h.decide(Is(NoClaim(by)))?;
        h.decide(Is(PlayContinues))?;
        if shown.is_some() {
            h.decide(Must(Party::Seat(by), DecisionAct::TakeUpCards))?;
        }
        free(h, by, shown)
    })?;
    if !none {
        return Ok(false);
    }
    for card in shown.into_iter().flat_map(Hand::iter) {
        information::withdrawn(h, by, card.into(), WithdrawalFault::Own)?;
    }
    if shown.is_none() {
        information::may_have_suggested(h, by)?;
    }
    Ok(true)
}

/// Decides that the cards shown with a statement are no penalty cards; declarer's cards never are.
fn free(h: &mut OpenClause<'_, '_>, by: Seat, shown: Option<Hand>) -> HearingResult {
    let shown = shown.filter(|_| h.table().contract().is_defender(by));
    for card in shown.into_iter().flat_map(Hand::iter).map(PlayedCard::from) {
        if !h.table().has_played(by, card) {
            penalty_card::no_penalty(h, by, card)?;
        }
    }
    Ok(())
}

/// Rules on a statement about the current trick alone: it is no claim, and play goes on (68). A card that a defender
/// showed may be a play out of turn.
fn of_this_trick(h: &mut Hearing<'_>, it: &TricksStatement) -> HearingResult {
    let by = it.by;
    let defends = h.table().contract().is_defender(by);
    let one = it.shown.and_then(Hand::only).filter(|_| defends && !it.in_turn);
    let one = one.filter(|_| !h.table().has_card_in_trick(by));
    let played = h.about(by, one.map(PlayedCard::from), |h| {
        h.clause(&SCOPE, |h| {
            h.note_condition(&TRICK_ALONE);
            h.decide(Is(NoClaim(by)))?;
            let played = one.is_some() && h.establish(&AS_PLAY, None)?;
            if !played {
                h.decide(Is(PlayContinues))?;
                free(h, by, it.shown)?;
            }
            Ok(played)
        })
    })?;
    no_claim(h, &C)?;
    match one.filter(|_| played == Some(true)) {
        Some(card) => out_of_turn(h, it.moment, by, card.into()),
        None => information::may_have_suggested(h, by),
    }
}
