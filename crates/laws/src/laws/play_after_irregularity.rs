//! Law 60: play after an illegal play.

use super::prelude::*;
use crate::table::PenaltyCard;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(60),
    title: text("Gioco dopo una giocata irregolare", "Play after an illegal play"),
    clauses: &[&A1, &A2, &A3, &B, &C],
    facts: &[],
    points: &[],
};

static A1: Clause = Clause {
    number: ByEdition::always("60A1"),
    title: text(
        "L'innocente gioca dopo l'irregolarità",
        "A non-offender plays after the irregularity",
    ),
    gist: always(
        "Se un innocente gioca dopo che l'avversario alla sua destra ha attaccato o giocato fuori turno o in anticipo, \
         e prima che si decida, il diritto alla rettifica è perduto.",
        "If a non-offender plays after his right-hand opponent has led or played out of turn or prematurely, and before a \
         ruling, the right to a rectification is lost.",
    ),
    asks: &[&designation::DUMMY_HOLDS],
    see: &["53A", "60A2"],
};
static A2: Clause = Clause {
    number: ByEdition::always("60A2"),
    title: text("La carta vale come se fosse in turno", "The card counts as if in turn"),
    gist: ByEdition::from(Y2007, text(
        "Perduto il diritto, la carta irregolare vale come se fosse stata giocata in turno; fa eccezione 53C.",
        "Once the right is lost, the irregular card counts as if it had been played in turn, except as 53C says.",
    )).then(Y2017, text(
        "Perduto il diritto, la carta irregolare vale come se fosse stata giocata in turno; fa eccezione 53B.",
        "Once the right is lost, the irregular card counts as if it had been played in turn, except as 53B says.",
    )),
    asks: &[],
    see: &["53C", "60A1"],
};
static A3: Clause = Clause {
    number: ByEdition::always("60A3"),
    title: text("Gli obblighi anteriori restano", "Earlier obligations remain"),
    gist: always(
        "Se la linea colpevole doveva già giocare una carta penalizzata, o rispettare una restrizione d'attacco o di \
         gioco, l'obbligo resta per i turni successivi.",
        "If the offending side already had to play a penalty card, or to comply with a lead or play restriction, the \
         obligation remains at later turns.",
    ),
    asks: &[],
    see: &["50D1(a)", "60A1"],
};
static B: Clause = Clause {
    number: ByEdition::always("60B"),
    title: text(
        "Un difensore gioca prima che il dichiarante riattacchi",
        "A defender plays before declarer leads again",
    ),
    gist: always(
        "Se, dopo che al dichiarante è stato chiesto di ritirare un attacco fuori turno, un difensore gioca prima che \
         egli attacchi dalla mano giusta, la carta del difensore diventa penalizzata maggiore.",
        "If, after declarer has been required to retract a lead out of turn, a defender plays before declarer leads \
         from the correct hand, the defender's card becomes a major penalty card.",
    ),
    asks: &[],
    see: &["50B", "55B2"],
};
static C: Clause = Clause {
    number: ByEdition::always("60C"),
    title: text(
        "La linea colpevole gioca prima che si decida",
        "The offending side plays before the ruling",
    ),
    gist: always(
        "Se prima della decisione gioca la linea colpevole, i diritti degli avversari non cambiano, e anche quella \
         giocata può essere rettificata.",
        "If the offending side plays before the ruling the opponents' rights are not affected, and that play may be \
         rectified too.",
    ),
    asks: &[],
    see: &["47A", "49"],
};

static NEXT_HAS_PLAYED: Condition = Condition {
    yes: text(
        "l'avversario alla sinistra di {who} ha giocato prima della decisione",
        "the left-hand opponent of {who} has played before the ruling",
    ),
    no: text(
        "l'avversario alla sinistra di {who} non ha giocato dopo",
        "the left-hand opponent of {who} has not played since",
    ),
};
static PROPER_LEAD: Condition = Condition {
    yes: text(
        "chi doveva attaccare ha attaccato: la sua carta non risponde all'attacco irregolare",
        "the player whose lead it was has led: his card is no play to the irregular lead",
    ),
    no: text("chi doveva attaccare non ha attaccato", "the player whose lead it was has not led"),
};
static HAS_DUTY: Condition = Condition {
    yes: text(
        "{who} aveva già un obbligo, per una carta penalizzata o una restrizione",
        "{who} already had an obligation, from a penalty card or a restriction",
    ),
    no: text("la linea colpevole non aveva altri obblighi", "the offending side owed nothing else"),
};
static BEFORE_RELEAD: Condition = Condition {
    yes: text(
        "il dichiarante ha dovuto ritirare un attacco e non ha ancora attaccato dalla mano giusta",
        "declarer has had to retract a lead and has not led from the correct hand yet",
    ),
    no: text(
        "il dichiarante non aveva attacchi da ritirare, o ha già attaccato",
        "declarer had no lead to retract, or has led",
    ),
};
static OFFENDERS_PLAYED: Condition = Condition {
    yes: text(
        "{who}, della linea colpevole, ha giocato prima della decisione",
        "{who}, of the offending side, has played before the ruling",
    ),
    no: text(
        "la linea colpevole non ha giocato prima della decisione",
        "the offending side has not played before the ruling",
    ),
};

/// Decides whether the opponents forfeit the right to rectification after an irregular card, because the next player
/// has played (60A1).
pub fn forfeited(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
    next: Option<LaterPlay>,
) -> HearingResult<bool> {
    let played = match next.filter(|play| play.hand == by.lho()) {
        Some(play) => is_dummys(h, play)?,
        None => false,
    };
    h.about(by, Some(card), |h| {
        h.applies(&A1, |h| {
            h.given_that(&NEXT_HAS_PLAYED, played)?;
            h.decide(Is(Forfeited(by, card)))
        })
    })
}

/// Establishes whether dummy holds the card called, if the diagram does not show all of dummy's cards.
fn is_dummys(h: &mut Hearing<'_>, play: LaterPlay) -> HearingResult<bool> {
    if play.manner.is_some() || !h.table().may_hold(play.hand, play.card) {
        return Ok(true);
    }
    let declarer = h.table().contract().declarer;
    let found =
        |h: &mut Hearing<'_>| h.clause(&A1, |h| h.establish(&designation::DUMMY_HOLDS, None));
    Ok(h.about(declarer, None, found)?.unwrap_or(true))
}

/// Shows that 60A2 does not apply, because the lead of the proper leader is no play to the irregular lead (53C; in 2017
/// 53B).
pub(crate) fn proper_lead_is_no_play(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected_because(&A2, &PROPER_LEAD)
}

/// Decides whether the next player has played after a card out of turn, which then counts as played in turn (60A).
pub(crate) fn played_over(h: &mut Hearing<'_>, it: &PlayOutOfTurn) -> HearingResult<bool> {
    let next = it.later.plays().next().filter(|play| !h.table().has_card_in_trick(play.hand));
    let lost = forfeited(h, it.by, it.card, next)?;
    if lost {
        counts_as_in_turn(h, it.by, it.card, next)?;
    }
    Ok(lost)
}

/// Decides that a card out of turn counts as played in turn (60A2). The next player's card, which forfeited the right
/// to rectification, is then a regular play.
fn counts_as_in_turn(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
    next: Option<LaterPlay>,
) -> HearingResult {
    h.clause(&A2, |h| {
        h.note_condition_absent(&PROPER_LEAD);
        h.decide(Is(Played(by, card)))
    })?;
    let regular = next.filter(|play| !h.table().has_card_in_trick(play.hand));
    if let Some(play) = regular.filter(|play| play.manner.is_some()) {
        h.apply_for(&A2, Effect::Wait(play));
    }
    duties_remain(h, by.side())
}

/// Decides that a lead to the next trick counts as made in turn (60A2), once the current trick is over.
pub(crate) fn lead_counts_as_in_turn(
    h: &mut Hearing<'_>,
    it: &LeadOutOfTurn,
    next: Option<LaterPlay>,
) -> HearingResult {
    h.clause(&A2, |h| {
        h.note_condition_absent(&PROPER_LEAD);
        h.decide(Is(Played(it.by, it.card)))
    })?;
    // A card is a play to the lead only if its hand has already played to the current trick.
    let to_the_lead = next.filter(|play| h.table().has_card_in_trick(play.hand));
    let to_the_lead = to_the_lead.filter(|play| play.manner.is_some());
    h.apply_for(&A2, Effect::Defer(it.by.side()));
    for play in it.next_lead().into_iter().chain(to_the_lead) {
        h.apply_for(&A2, Effect::WaitForNextTrick(play));
    }
    duties_remain(h, it.by.side())
}

/// Decides that earlier duties of the offending side remain (60A3).
pub(crate) fn duties_remain(h: &mut Hearing<'_>, side: Side) -> HearingResult {
    let owes = |h: &Hearing<'_>, seat: Seat| {
        h.table().duties(seat).next().is_some() || h.table().penalty_cards(seat).next().is_some()
    };
    let first = h.table().contract().leader();
    let seats = (0..4).map(|quarters| first.turned(quarters)).filter(|seat| seat.side() == side);
    let owing: Vec<Seat> = seats.filter(|seat| owes(h, *seat)).collect();
    if owing.is_empty() {
        h.show_rejected(&A3, &HAS_DUTY)?;
    }
    for seat in owing {
        let cards: Vec<PenaltyCard> = h.table().penalty_cards(seat).collect();
        let duties: Vec<Duty> = h.table().duties(seat).collect();
        h.about(seat, None, |h| {
            h.clause(&A3, |h| {
                h.note_condition(&HAS_DUTY);
                for penalty in cards {
                    let PenaltyCard { owner, card, grade } = penalty;
                    h.decide(Decision::of_penalty_card(owner, card, grade))?;
                }
                for duty in duties {
                    h.decide(Decision::of_duty(seat, seat, duty))?;
                }
                Ok(())
            })
        })?;
    }
    Ok(())
}

/// Sends back the card if a defender put it out when declarer had to lead again (60B). Returns whether this was so.
pub(crate) fn before_declarer_led_again(
    h: &mut Hearing<'_>,
    it: &LeadOutOfTurn,
) -> HearingResult<bool> {
    if it.before_relead {
        h.show_applied(&B, &BEFORE_RELEAD)?;
        retraction::offenders_goes_back(h, &B, (it.by, it.card), WithdrawalFault::Own)?;
    }
    Ok(it.before_relead)
}

/// Shows that 60C does not apply, because the offending side has not played on before the ruling.
pub(crate) fn offenders_did_not_play_on(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&C, &OFFENDERS_PLAYED)
}

/// Shows that 60B does not apply, because declarer, who had to retract a lead, has led from the correct hand before a
/// defender played.
pub(crate) fn after_declarer_led_again(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&B, &BEFORE_RELEAD)
}

/// Shows that the offending side played on before the ruling, which takes no right from its opponents (60C).
pub(crate) fn offenders_played_on(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
) -> HearingResult {
    h.about(by, Some(card), |h| h.show_applied(&C, &OFFENDERS_PLAYED))
}
