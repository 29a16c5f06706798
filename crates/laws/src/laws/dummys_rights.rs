//! Law 42: dummy's rights.

use super::prelude::*;
use crate::table::Moment;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(42),
    title: text("Diritti del morto", "Dummy's rights"),
    clauses: &[&A3, &B1, &B2, &B3],
    facts: &[],
    points: &[],
};

static A3: Clause = Clause {
    number: ByEdition::from(Y2017, "42A3"),
    title: text("Giocare come agente del dichiarante", "To play as declarer's agent"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Il morto gioca le sue carte come agente del dichiarante, e fa in modo di rispondere al seme.",
            "Dummy plays his cards as declarer's agent, and ensures that his hand follows suit.",
        ),
    ),
    asks: &[],
    see: &["45F", "61A"],
};
static B1: Clause = Clause {
    number: ByEdition::always("42B1"),
    title: text("Chiedere di una renonce", "To ask about a revoke"),
    gist: always(
        "Al dichiarante che non risponde a colore, e a lui solo, il morto può chiedere se non ha carte del seme.",
        "Dummy may ask declarer, and only him, whether he is void in a suit that he does not follow.",
    ),
    asks: &[],
    see: &["61A"],
};
static B2: Clause = Clause {
    number: ByEdition::always("42B2"),
    title: text("Prevenire un'irregolarità", "To prevent an irregularity"),
    gist: ByEdition::from(Y2007, text(
        "Il morto può cercare di prevenire un'irregolarità del dichiarante, prima che avvenga. Di quelle dei \
         difensori tace.",
        "Dummy may try to prevent an irregularity by declarer before it happens. About the defenders' he keeps \
         silent.",
    )).then(Y2017, text(
        "Il morto può cercare di prevenire qualunque irregolarità, di chiunque, prima che avvenga.",
        "Dummy may try to prevent any irregularity, by whomever, before it happens.",
    )),
    asks: &[],
    see: &["43A1(b)", "43B2(a)"],
};
static B3: Clause = Clause {
    number: ByEdition::always("42B3"),
    title: text("Alla fine del gioco", "When the play is over"),
    gist: always(
        "Finito il gioco anche il morto può richiamare l'attenzione su qualunque irregolarità.",
        "When the play is over dummy too may draw attention to any irregularity.",
    ),
    asks: &[],
    see: &["43A1(b)"],
};

static OF_DECLARER: Condition = Condition {
    yes: text("si tratta del dichiarante", "it concerns declarer"),
    no: text("si tratta di un difensore", "it concerns a defender"),
};
static HAS_RIGHTS: Condition = Condition {
    yes: text(
        "il morto non ha guardato altre mani e conserva i suoi diritti",
        "dummy has looked at no other hand and keeps his rights",
    ),
    no: text(
        "il morto ha perduto i suoi diritti, avendo guardato un'altra mano",
        "dummy has lost his rights, having looked at another hand",
    ),
};
pub(crate) static HAPPENED: Condition = Condition {
    yes: text("l'irregolarità è già avvenuta", "the irregularity has already happened"),
    no: text("l'irregolarità non è ancora avvenuta", "the irregularity has not happened yet"),
};
static OWN_HAND: Condition = Condition {
    yes: text("la renonce è della mano del morto", "the revoke is from dummy's hand"),
    no: text(
        "non si tratta di una renonce dalla mano del morto",
        "it is not about a revoke from dummy's hand",
    ),
};

/// Decides whether dummy may ask a player who has not followed suit whether that player is void (42B1).
pub(crate) fn may_ask_declarer(h: &mut Hearing<'_>, it: &AskedIfVoid) -> HearingResult {
    let contract = h.table().contract();
    h.hear_clause(&B1, |h| {
        h.given_that(&HAS_RIGHTS, !it.has_looked)?;
        h.given_that(&OF_DECLARER, it.of == contract.declarer)?;
        h.decide(May(Party::Seat(it.by), DecisionAct::AskIfVoid(it.of)))
    })
}

/// Returns the moment of an irregularity of `whom`, if dummy speaks after it: `whom` put out, called or touched the
/// last card before dummy speaks, and that card was ruled irregular.
pub fn happened(h: &Hearing<'_>, it: &DummyIntervenes, whom: Seat) -> Option<Moment> {
    let irregular = |decision| {
        matches!(
            decision,
            Is(LedOutOfTurn(..) | Revoked(..) | FifthCard(..) | Penalty(..))
                | Must(_, DecisionAct::Withdraw(..))
                | MayNot(_, DecisionAct::Accept(..))
        )
    };
    let at = h.table().last_card_of(player_of(h, whom), it.moment)?;
    h.has_ruled(at, irregular).then_some(at)
}

/// Decides whether dummy may try to prevent an irregularity of `whom` (42B2); returns `None` if the irregularity has
/// already happened, unless it is a revoke from dummy's hand (42A3 of 2017).
pub(crate) fn may_prevent(
    h: &mut Hearing<'_>,
    it: &DummyIntervenes,
    whom: Seat,
) -> HearingResult<Option<bool>> {
    let declares = h.table().contract().declarer == whom;
    let anyone = h.has(&edition_rules::DUMMY_WARNS_ANYONE);
    let happened = happened(h, it, whom);
    if ensures_to_follow(h, it, happened)? {
        return Ok(Some(true));
    }
    let may = h.applies(&B2, |h| {
        h.unless(&HAPPENED, happened.is_some())?;
        h.given_that(&HAS_RIGHTS, !it.has_looked)?;
        if !anyone {
            h.given_that(&OF_DECLARER, declares)?;
        }
        h.decide(May(Party::Seat(it.by), DecisionAct::PreventIrregularity))
    })?;
    Ok(happened.is_none().then_some(may))
}

/// Decides whether dummy speaks of a revoke from his own hand, which he may do (42A3 of 2017).
fn ensures_to_follow(
    h: &mut Hearing<'_>,
    it: &DummyIntervenes,
    happened: Option<Moment>,
) -> HearingResult<bool> {
    let revokes = |at| h.has_ruled(at, |of| matches!(of, Is(Revoked(hand, _)) if hand == it.by));
    let own = happened.is_some_and(revokes);
    h.applies(&A3, |h| {
        h.given_that(&OWN_HAND, own)?;
        h.decide(May(Party::Seat(it.by), DecisionAct::PreventIrregularity))
    })
}

/// Decides whether dummy may draw attention to an irregularity, which he may do only after the play (42B3).
pub(crate) fn may_draw_attention(h: &mut Hearing<'_>, it: &DummyIntervenes) -> HearingResult<bool> {
    h.applies(&B3, |h| {
        h.given_that(&conditions::PLAY_OVER, it.phase.is_over())?;
        h.decide(May(Party::Seat(it.by), DecisionAct::DrawAttention))
    })
}
