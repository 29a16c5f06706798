//! Law 61: failure to follow suit. This module decides what a revoke is, and which players may ask about one.

use super::prelude::*;
use crate::table::RevokeOutcome;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(61),
    title: text("Il mancare di rispondere a colore", "Failure to follow suit"),
    clauses: &[&A, &B1, &B2A, &B2B, &B3],
    facts: &[&COULD_COMPLY, &ANOTHER_DUE, &ASKING_BARRED],
    points: &[],
};

finding!(
    /// Whether the player could do what a rectification required of his play.
    COULD_COMPLY, "could-comply",
    ask text(
        "{who} poteva fare ciò che gli era richiesto?",
        "Could {who} do what was required of him?"
    ),
    yes text("{who} poteva fare ciò che gli era richiesto", "{who} could do what was required of him"),
    no text(
        "{who} non poteva fare ciò che gli era richiesto",
        "{who} could not do what was required of him"
    )
);
finding!(
    /// Whether a player who had to play his highest or lowest card of the suit led held a higher or lower card than the
    /// one he played.
    ANOTHER_DUE, "another-due",
    ask text(
        "Per fare ciò che gli era richiesto {who} doveva giocare un'altra carta del seme, al posto di {card}?",
        "To do what was required of him, did {who} have to play another card of the suit instead of {card}?"
    ),
    yes text(
        "{who} doveva giocare un'altra carta del seme, che aveva",
        "{who} had to play another card of the suit, which he held"
    ),
    no text("{card} era la carta richiesta", "{card} was the card required")
);
finding!(
    /// Whether the regulations bar defenders from asking each other about a possible revoke.
    ASKING_BARRED, "asking-barred",
    ask text(
        "Le norme della gara vietano ai difensori di chiedersi l'un l'altro se il seme è finito?",
        "Do the regulations bar defenders from asking each other whether they are void?"
    ),
    yes text(
        "le norme della gara vietano ai difensori di chiederselo",
        "the regulations bar defenders from asking each other"
    ),
    no text(
        "le norme della gara non vietano ai difensori di chiederselo",
        "the regulations do not bar defenders from asking each other"
    )
);

static A: Clause = Clause {
    number: ByEdition::always("61A"),
    title: text("Definizione di renonce", "Definition of revoke"),
    gist: always(
        "Commette una renonce chi, potendo, non risponde a colore, o non gioca la carta o il seme che una norma o \
         un avversario, nell'applicare una rettifica, gli impone. Chi non può non commette una renonce.",
        "A player revokes when, though able, he does not follow suit, or does not play the card or suit that a law \
         or an opponent's rectification requires of him. A player who is unable to does not revoke.",
    ),
    asks: &[&sequence::COULD_FOLLOW, &COULD_COMPLY, &ANOTHER_DUE],
    see: &["44C", "59", "62A", "63A1"],
};
static B1: Clause = Clause {
    number: ByEdition::always("61B1"),
    title: text("Il dichiarante chiede", "Declarer asks"),
    gist: always(
        "Il dichiarante può chiedere a un difensore che non ha risposto a colore se non ha carte di quel seme.",
        "Declarer may ask a defender who has not followed suit whether he has no card of it.",
    ),
    asks: &[],
    see: &["61A"],
};
static B2A: Clause = Clause {
    number: ByEdition::always("61B2(a)"),
    title: text("Il morto chiede al dichiarante", "Dummy asks declarer"),
    gist: always(
        "Il morto può chiedere al dichiarante se non ha carte del seme, a meno che abbia perso i suoi diritti \
         guardando la mano di un altro: allora vale 43B2(b).",
        "Dummy may ask declarer whether he has no card of the suit, unless he has lost his rights by looking at \
         another hand: then 43B2(b) applies.",
    ),
    asks: &[],
    see: &["42B1", "43B2(b)", "61A"],
};
static B2B: Clause = Clause {
    number: ByEdition::always("61B2(b)"),
    title: text("Il morto chiede a un difensore", "Dummy asks a defender"),
    gist: always(
        "Il morto non può chiedere a un difensore. Se lo fa può valere 16B: il dichiarante non può approfittare di \
         ciò che ne viene a sapere.",
        "Dummy may not ask a defender. If he does, 16B may apply: declarer may not take advantage of what he \
         learns by it.",
    ),
    asks: &[],
    see: &["16B1(a)", "61B1"],
};
static B3: Clause = Clause {
    number: ByEdition::always("61B3"),
    title: text("I difensori chiedono", "The defenders ask"),
    gist: ByEdition::from(Y2007, text(
        "I difensori possono chiedere al dichiarante e, se le norme della gara non lo vietano, l'uno all'altro, \
         a rischio di dare informazioni non autorizzate.",
        "Defenders may ask declarer and, unless the regulations bar it, each other, at the risk of giving \
         unauthorised information.",
    )).then(Y2017, text(
        "I difensori possono chiedere al dichiarante e l'uno all'altro, a rischio di dare informazioni non \
         autorizzate.",
        "Defenders may ask declarer and each other, at the risk of giving unauthorised information.",
    )),
    asks: &[&ASKING_BARRED],
    see: &["61A"],
};

static DECLARER_ASKS: Condition = Condition {
    yes: text("chi chiede è il dichiarante", "the one who asks is declarer"),
    no: text("chi chiede non è il dichiarante", "the one who asks is not declarer"),
};
static DUMMY_ASKS: Condition = Condition {
    yes: text("chi chiede è il morto", "the one who asks is dummy"),
    no: text("chi chiede non è il morto", "the one who asks is not dummy"),
};
static ASKED_DEFENDER: Condition = Condition {
    yes: text("la domanda è a un difensore", "a defender is asked"),
    no: text("la domanda è al dichiarante", "declarer is asked"),
};
static HAS_LOOKED: Condition = Condition {
    yes: text(
        "{who} ha guardato la mano di un altro giocatore",
        "{who} has looked at another player's hand",
    ),
    no: text("{who} non ha guardato la mano di nessuno", "{who} has looked at nobody's hand"),
};
static ASKED_DUMMY: Condition = Condition {
    yes: text("la domanda è al morto", "dummy is asked"),
    no: text("la domanda non è al morto", "dummy is not asked"),
};
static DEFENDER_ASKS: Condition = Condition {
    yes: text("chi chiede è un difensore", "the one who asks is a defender"),
    no: text("chi chiede non è un difensore", "the one who asks is not a defender"),
};

/// Hears the incident of a card that breaches a duty, if the player could meet the duty. Returns whether the card is an
/// established revoke.
pub fn revoke(h: &mut Hearing<'_>, it: &Revoke) -> HearingResult<bool> {
    // The card was put out before its turn, and has been sent back since.
    if h.table().position().turn() != Some(it.by) && h.goes_back(it.by, it.card) {
        return Ok(false);
    }
    if !is_revoke(h, it.by, it.card, it.duty, it.able)? {
        h.apply_for(&A, Effect::Lay(it.by, it.card));
        return Ok(false);
    }
    is_one(h, it)
}

/// Rules on a card that is a revoke: whether the revoke is established, whether it is corrected, and how. Returns
/// whether it is established.
pub fn is_one(h: &mut Hearing<'_>, it: &Revoke) -> HearingResult<bool> {
    if revoke_correction::both(h, it)? {
        return Ok(false);
    }
    let established = revoke_establishment::established(h, it)?;
    if established && !revoke_correction::corrected_on_twelfth(h, it)? {
        revoke_correction::not_corrected(h)?;
        revoke_establishment::not_corrected(h, it, true)?;
        h.apply_for(&A, Effect::NoteRevoke(RuledRevoke::new(it, RevokeOutcome::Established)));
        h.apply_for(&A, Effect::Lay(it.by, it.card));
        return Ok(true);
    }
    let by_dummy =
        it.asked_by_dummy && !established && dummys_limitations::asks_without_rights(h, it)?;
    let (why, fate) = match (established, by_dummy) {
        (true, _) => (revoke_correction::CorrectionReason::Twelfth, RevokeOutcome::Corrected),
        (false, true) => {
            (revoke_correction::CorrectionReason::AskedByDummy, RevokeOutcome::Established)
        }
        (false, false) => (revoke_correction::CorrectionReason::InTime, RevokeOutcome::Corrected),
    };
    h.apply_for(&A, Effect::NoteRevoke(RuledRevoke::new(it, fate)));
    revoke_correction::correct(h, it, why)?;
    if !established {
        revoke_establishment::not_corrected(h, it, false)?;
    }
    Ok(established)
}

/// Decides whether the card is a revoke, because the player could meet his duty (61A).
pub(crate) fn is_revoke(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
    duty: Duty,
    able: Option<bool>,
) -> HearingResult<bool> {
    let fact = in_question(duty, card);
    let mut able = able;
    // If a side has mixed its cards since the revoke was alleged, the doubt counts against it.
    if able.is_none()
        && let Some(mixed) = h.table().mixed_after_attention(h.moment())
        && inspection::settled_against(h, &mixed, None)?
    {
        able = Some(mixed.by.side() == by.side());
    }
    let revoked = h.clause(&A, |h| {
        let able = h.establish(fact, able)?;
        h.decide(Is(if able { Revoked(by, card) } else { NotRevoked(by, card) }))?;
        if able || fact != &COULD_COMPLY {
            h.apply(found((by, card), duty, able));
        }
        Ok(able)
    })?;
    Ok(revoked == Some(true))
}

/// Establishes whether a player's duty requires a card other than `card`, if the director has not established it yet.
pub(crate) fn owed_another(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
    duty: Duty,
) -> HearingResult<bool> {
    let due = h.about(by, Some(card), |h| {
        h.clause(&A, |h| {
            let due = h.establish(in_question(duty, card), None)?;
            h.apply(found((by, card), duty, due));
            Ok(due)
        })
    })?;
    Ok(due == Some(true))
}

/// Returns the fact that decides whether a card breaches a duty.
fn in_question(duty: Duty, card: PlayedCard) -> &'static Fact {
    match duty {
        Duty::Follow(_) => &sequence::COULD_FOLLOW,
        Duty::Highest(suit) | Duty::Lowest(suit) if card.suit() == Some(suit) => &ANOTHER_DUE,
        _ => &COULD_COMPLY,
    }
}

/// Returns the effect of a finding about a duty: whether the player held a card higher or lower than `card`, as the
/// duty requires, or could meet the duty.
fn found((by, card): (Seat, PlayedCard), duty: Duty, able: bool) -> Effect {
    if in_question(duty, card) == &ANOTHER_DUE {
        Effect::FindBeyond(by, card, able)
    } else {
        Effect::FindAble(by, duty, able)
    }
}

/// Hears the incident in which a player who cannot comply with a requirement plays another card.
pub(crate) fn excused(h: &mut Hearing<'_>, it: &UnableToComply) -> HearingResult {
    inability::excused(h, it.by, true)?;
    is_revoke(h, it.by, it.card, it.duty, Some(false))?;
    h.apply_for(&A, Effect::Lay(it.by, it.card));
    Ok(())
}

/// Hears the incident in which a player asks another whether he has no card of the suit led (61B). If the record shows
/// that the asked player could not follow suit, decides that his discard is no revoke.
pub fn asked(h: &mut Hearing<'_>, it: &AskedIfVoid) -> HearingResult {
    let contract = h.table().contract();
    if it.by == contract.dummy() {
        dummys_rights::may_ask_declarer(h, it)?;
        if it.of == contract.declarer && !it.has_looked {
            dummys_limitations::asks_with_rights(h)?;
        }
    }
    h.clause(&B1, |h| {
        h.given_that(&DECLARER_ASKS, it.by == contract.declarer)?;
        h.given_that(&ASKED_DEFENDER, contract.is_defender(it.of))?;
        h.decide(May(Party::Seat(it.by), DecisionAct::AskIfVoid(it.of)))
    })?;
    if it.by == contract.dummy() {
        dummy_asks(h, it)?;
    }
    defender_asks(h, it)?;
    if it.followed {
        h.about(it.of, None, |h| h.show_rejected_because(&A, &conditions::FOLLOWED))?;
    }
    let Some((card, Some(false))) = it.discarded else { return Ok(()) };
    let Some(led) = h.table().suit_of_trick_with(it.of, card) else { return Ok(()) };
    h.about(it.of, Some(card), |h| is_revoke(h, it.of, card, Duty::Follow(led), Some(false)))?;
    Ok(())
}

fn dummy_asks(h: &mut Hearing<'_>, it: &AskedIfVoid) -> HearingResult {
    let defender = h.table().contract().is_defender(it.of);
    h.clause(&B2A, |h| {
        h.note_condition(&DUMMY_ASKS);
        h.unless(&ASKED_DEFENDER, defender)?;
        h.unless(&HAS_LOOKED, it.has_looked)?;
        h.decide(May(Party::Seat(it.by), DecisionAct::AskIfVoid(it.of)))
    })?;
    h.hear_clause(&B2B, |h| {
        h.note_condition(&DUMMY_ASKS);
        h.given_that(&ASKED_DEFENDER, defender)?;
        h.decide(MayNot(Party::Seat(it.by), DecisionAct::AskIfVoid(it.of)))
    })?;
    if defender { information::may_have_suggested(h, it.by) } else { Ok(()) }
}

fn defender_asks(h: &mut Hearing<'_>, it: &AskedIfVoid) -> HearingResult {
    let defends = h.table().contract().is_defender(it.by);
    let dummy = h.table().contract().dummy();
    let partner = it.of == it.by.partner();
    let may_be_barred = h.has(&edition_rules::ASKING_MAY_BE_BARRED);
    h.hear_clause(&B3, |h| {
        h.given_that(&DEFENDER_ASKS, defends)?;
        h.unless(&ASKED_DUMMY, it.of == dummy)?;
        let barred = partner && may_be_barred && h.establish_for_all(&ASKING_BARRED)?;
        let asks = DecisionAct::AskIfVoid(it.of);
        let who = Party::Seat(it.by);
        h.decide(if barred { MayNot(who, asks) } else { May(who, asks) })
    })
}
