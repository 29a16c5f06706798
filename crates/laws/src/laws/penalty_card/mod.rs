//! Law 50: disposition of a penalty card.

mod card_information;

mod lead;

pub(in crate::laws) use card_information::returned;
pub use card_information::weighed;
pub(in crate::laws) use lead::{
    LEAD_CHOICE, LEAVES_FREE, LeadChoice, bind, binds_if_able, choose, free, leave_free,
    left_known, shown_choice, stay,
};

use card_information::{CONVEYED, E_DAMAGE, E1, E2, E3_ORIGIN, SENT_BACK, known};
use lead::{D2, D2A, D2B, lead_choice, lead_may_come, lead_to_come};

use crate::laws::prelude::*;
use crate::table::PenaltyCard;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(50),
    title: text("Disposizioni per una carta penalizzata", "Disposition of a penalty card"),
    clauses: &[
        &DISPOSITION,
        &A,
        &B,
        &C,
        &D1A,
        &D1B,
        &D2,
        &D2A,
        &D2B,
        &E1,
        &E2,
        &E3_ORIGIN,
        &E_DAMAGE,
    ],
    facts: &[&ON_PURPOSE, &HONOUR, &LEAD_CHOICE, &CONVEYED],
    points: &[],
};

/// The way in which a defender's card was exposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exposure {
    /// The card was exposed by an intended play, lead or gesture.
    OnPurpose,
    ByAccident,
    /// The way is unknown: the director establishes it if it matters.
    Unknown,
}

finding!(
    /// Whether the card was exposed by a deliberate play, not by accident.
    ON_PURPOSE, "deliberate-exposure",
    ask text("{who} ha esposto {card} deliberatamente?", "Did {who} expose {card} deliberately?"),
    yes text("{who} ha esposto {card} deliberatamente", "{who} exposed {card} deliberately"),
    no text("{who} ha esposto {card} inavvertitamente", "{who} exposed {card} inadvertently")
);
finding!(
    /// Whether a card that the record does not identify is an honour.
    HONOUR, "honour",
    ask text("La carta era un onore, dal dieci all'asso?", "Was the card an honour, ten to ace?"),
    yes text("la carta è un onore", "the card is an honour"),
    no text("la carta è inferiore al dieci", "the card is below the ten")
);

static DISPOSITION: Clause = Clause {
    number: ByEdition::always("50"),
    title: text("Se l'Arbitro non dispone altrimenti", "Unless the director designates otherwise"),
    gist: always(
        "La carta che un difensore espone anzitempo, senza attaccare, è penalizzata, salvo che l'Arbitro disponga \
         altrimenti: così quando l'ha fatta cadere un avversario o un estraneo.",
        "A card that a defender exposes prematurely, not leading it, is a penalty card unless the director designates \
         otherwise: as when an opponent or an outsider made it fall.",
    ),
    asks: &[],
    see: &["16C", "49"],
};
static A: Clause = Clause {
    number: ByEdition::always("50A"),
    title: text("La carta penalizzata resta scoperta", "A penalty card remains exposed"),
    gist: always(
        "La carta penalizzata resta scoperta sul tavolo davanti al suo giocatore finché non è giocata, o finché una \
         rettifica scelta dal dichiarante non la rimanda in mano.",
        "A penalty card stays face up on the table before its player until it is played, or until a rectification \
         that declarer chooses sends it back to the hand.",
    ),
    asks: &[],
    see: &["50B", "50D2(a)"],
};
static B: Clause = Clause {
    number: ByEdition::always("50B"),
    title: text("Carta penalizzata maggiore o minore", "Major or minor penalty card"),
    gist: always(
        "È minore la sola carta, inferiore al dieci, esposta inavvertitamente. È maggiore un onore, o qualunque \
         carta esposta deliberatamente (attacco fuori turno, renonce corretta); con due o più sono tutte maggiori.",
        "A single card below the ten, exposed inadvertently, is minor. An honour is major, and so is any card \
         exposed by a deliberate play (a lead out of turn, a revoke corrected); of two or more all are major.",
    ),
    asks: &[&ON_PURPOSE, &HONOUR],
    see: &["49", "50C", "50D1(a)"],
};
static C: Clause = Clause {
    number: ByEdition::always("50C"),
    title: text("Obblighi di una carta penalizzata minore", "Disposition of a minor penalty card"),
    gist: always(
        "Prima della carta penalizzata minore il difensore non può giocare un'altra carta di quel seme inferiore \
         al dieci; può giocare un onore. Il compagno non ha restrizioni d'attacco.",
        "Before his minor penalty card the defender may not play another card of the suit below the ten; he may \
         play an honour. His partner's leads are not restricted.",
    ),
    asks: &[],
    see: &["50B"],
};
static D1A: Clause = Clause {
    number: ByEdition::always("50D1(a)"),
    title: text("Carta penalizzata maggiore: va giocata", "A major penalty card must be played"),
    gist: always(
        "La carta penalizzata maggiore va giocata alla prima occasione legale; se ne può giocare più d'una, \
         sceglie il dichiarante.",
        "A major penalty card must be played at the first legal opportunity; if several can be, declarer says which.",
    ),
    asks: &[],
    see: &["45C5", "50D1(b)", "52B2"],
};
static D1B: Clause = Clause {
    number: ByEdition::always("50D1(b)"),
    title: text("Prima il colore e le restrizioni", "Following suit and restrictions come first"),
    gist: always(
        "L'obbligo di rispondere a colore e le restrizioni d'attacco o di gioco vengono prima; la carta \
         penalizzata resta sul tavolo.",
        "The duty to follow suit and lead or play restrictions come first; the penalty card stays on the table.",
    ),
    asks: &[],
    see: &["44C", "50D1(a)"],
};

/// The card was exposed through another person's fault, so it is no penalty card.
pub(crate) static OTHERS_FAULT: Condition = Condition {
    yes: text(
        "la carta è caduta per colpa di un avversario o di un estraneo",
        "an opponent or an outsider made the card fall",
    ),
    no: text("la carta non è caduta per colpa di altri", "nobody else made the card fall"),
};
static PLAY_GOES_ON: Condition = Condition {
    yes: text("il gioco continua", "play goes on"),
    no: text(
        "il gioco è finito: la carta non si gioca più",
        "play is over: the card will not be played any more",
    ),
};
static ALREADY: Condition = Condition {
    yes: text(
        "la carta è già penalizzata, e resta quella che era",
        "the card is a penalty card already, and stays what it was",
    ),
    no: text("la carta non era già penalizzata", "the card was no penalty card before"),
};
static PLAYABLE: Condition = Condition {
    yes: text(
        "la carta penalizzata si può giocare ora",
        "the penalty card can legally be played now",
    ),
    no: text(
        "la carta penalizzata ora non si può giocare",
        "the penalty card cannot legally be played now",
    ),
};
static IS_MAJOR: Condition = Condition {
    yes: text("la carta penalizzata è maggiore", "the penalty card is major"),
    no: text("la carta penalizzata è minore", "the penalty card is minor"),
};

/// Decides whether the director designates otherwise (50), because the card was exposed through another person's fault.
pub(crate) fn designated_otherwise(
    h: &mut Hearing<'_>,
    owner: Seat,
    card: PlayedCard,
    others_fault: bool,
) -> HearingResult<bool> {
    let otherwise = h.applies(&DISPOSITION, |h| {
        h.given_that(&OTHERS_FAULT, others_fault)?;
        no_penalty(h, owner, card)
    })?;
    if otherwise {
        h.show_rejected_because(&B, &OTHERS_FAULT)?;
        card_information::of_no_penalty_card(h)?;
    }
    Ok(otherwise)
}

/// Returns whether the card is on the table as a penalty card.
fn is_one(h: &Hearing<'_>, owner: Seat, card: PlayedCard) -> bool {
    h.table().penalty_cards(owner).any(|present| present.card == card)
}

/// Decides that a card does not become a penalty card. A card that already is a penalty card remains one.
pub(in crate::laws) fn no_penalty(
    h: &mut OpenClause<'_, '_>,
    owner: Seat,
    card: PlayedCard,
) -> HearingResult {
    if is_one(h, owner, card) { Ok(()) } else { h.decide(Is(NoPenalty(owner, card))) }
}

/// Decides that a card becomes a penalty card of its owner, unless it already is one or play has ended.
pub fn penalty(h: &mut Hearing<'_>, owner: Seat, card: PlayedCard, how: Exposure) -> HearingResult {
    if is_one(h, owner, card) {
        h.show_rejected_because(&B, &ALREADY)?;
        return Ok(());
    }
    // A card that its player takes back by a right of his own has been ruled to be no penalty card.
    if h.has_decided(Is(NoPenalty(owner, card))) {
        return Ok(());
    }
    if h.what_followed().is_after_the_end() {
        return h.about(owner, Some(card), |h| {
            h.hear_clause(&A, |h| {
                h.note_condition_absent(&PLAY_GOES_ON);
                no_penalty(h, owner, card)
            })?;
            let back = h.goes_back(owner, card);
            if back { information::withdrawn(h, owner, card, WithdrawalFault::Own) } else { Ok(()) }
        });
    }
    let others: Vec<_> = h.table().penalty_cards(owner).collect();
    h.about(owner, Some(card), |h| {
        let grade = graded(h, owner, card, how, &others)?;
        stays_faced(h, owner, card)?;
        known(h, owner, card)?;
        let Some(grade) = grade else { return Ok(()) };
        minor_restricts(h, owner, card, grade)?;
        let upgraded = others.iter().filter(|other| other.grade == PenaltyGrade::Minor);
        for card in std::iter::once(card).chain(upgraded.map(|other| other.card)) {
            duty(h, owner, card, grade)?;
            lead_to_come(h, owner, card, grade)?;
        }
        // Alone, the other penalty card was due at its hand's next legal opportunity; now declarer chooses between
        // several, and that card may stay until the partner is to lead.
        for other in others.iter().filter(|other| other.grade == PenaltyGrade::Major) {
            lead_may_come(h, *other)?;
        }
        Ok(())
    })
}

fn graded(
    h: &mut Hearing<'_>,
    owner: Seat,
    card: PlayedCard,
    how: Exposure,
    others: &[PenaltyCard],
) -> HearingResult<Option<PenaltyGrade>> {
    let deliberate = match how {
        Exposure::OnPurpose => Some(true),
        Exposure::ByAccident => Some(false),
        Exposure::Unknown => None,
    };
    h.clause(&B, |h| {
        let major = !others.is_empty()
            || card.is_honour() == Some(true)
            || h.establish(&ON_PURPOSE, deliberate)?
            || h.establish(&HONOUR, card.is_honour())?;
        let grade = if major { PenaltyGrade::Major } else { PenaltyGrade::Minor };
        h.decide(Is(Penalty(owner, card, grade)))?;
        for other in others.iter().filter(|other| other.grade == PenaltyGrade::Minor) {
            h.decide(Is(Penalty(owner, other.card, PenaltyGrade::Major)))?;
        }
        Ok(grade)
    })
}

/// Decides that a penalty card stays face up on the table (50A).
fn stays_faced(h: &mut Hearing<'_>, owner: Seat, card: PlayedCard) -> HearingResult {
    h.hear_clause(&A, |h| {
        h.note_condition_absent(&SENT_BACK);
        h.decide(Must(Party::Seat(owner), DecisionAct::LeaveFaced(owner, card)))
    })
}

/// Decides that the owner of a penalty card who asks for it may not take it up (50A). Returns whether the card is a
/// penalty card.
pub(in crate::laws) fn asked_back(
    h: &mut Hearing<'_>,
    owner: Seat,
    card: PlayedCard,
) -> HearingResult<bool> {
    if !is_one(h, owner, card) {
        return Ok(false);
    }
    h.hear_clause(&A, |h| {
        h.note_condition_absent(&SENT_BACK);
        h.decide(MayNot(Party::Seat(owner), DecisionAct::PickUp(owner, card)))
    })?;
    Ok(true)
}

fn minor_restricts(
    h: &mut Hearing<'_>,
    owner: Seat,
    card: PlayedCard,
    grade: PenaltyGrade,
) -> HearingResult {
    let partner = owner.partner();
    // A penalty card of the partner's own binds him nevertheless.
    let bound = h.table().penalty_cards(partner).next().is_some();
    h.hear_clause(&C, |h| {
        h.unless(&IS_MAJOR, grade == PenaltyGrade::Major)?;
        h.decide(MayNot(Party::Seat(owner), DecisionAct::PlaySmallBefore(owner, card)))?;
        if bound {
            Ok(())
        } else {
            h.decide(May(Party::Seat(partner), DecisionAct::LeadAny(partner)))
        }
    })
}

fn duty(h: &mut Hearing<'_>, owner: Seat, card: PlayedCard, grade: PenaltyGrade) -> HearingResult {
    h.hear_clause(&D1A, |h| {
        h.given_that(&IS_MAJOR, grade == PenaltyGrade::Major)?;
        h.decide(Must(Party::Seat(owner), DecisionAct::PlayWhenLegal(owner, card)))
    })
}

/// Decides that the penalty card that was due must be played (50D1(a)).
pub(crate) fn must_be_played(h: &mut Hearing<'_>, owner: Seat, card: PlayedCard) -> HearingResult {
    h.hear_clause(&D1A, |h| {
        h.decide(Must(Party::Seat(owner), DecisionAct::Play(owner, card)))?;
        h.apply(Effect::Lay(owner, card));
        Ok(())
    })
}

/// Rules on the turn of a defender who has a penalty card, or who leads while his partner has one.
pub fn due(h: &mut Hearing<'_>, it: &PenaltyDue) -> HearingResult {
    if it.passed_over {
        return could_follow(h, it.by);
    }
    if let Some(leader) = h.table().awaits_choice() {
        if let Some(card) = it.led {
            h.clause(&D2, |h| {
                h.decide(MayNot(Party::Seat(leader), DecisionAct::LeadBeforeChoice(leader)))
            })?;
            if play_after_irregularity::forfeited(h, leader, card, it.later.plays().next())? {
                h.apply_for(&D2, Effect::SettleLead);
                return card_played::plays(h, leader, card);
            }
            retraction::goes_back(h, &D2, leader, card)?;
            defender_exposure::exposed(h, leader, card, Some(true), Exposure::OnPurpose)?;
        }
        lead_choice(h, leader)?;
    }
    if it.led.is_none() { own(h, it) } else { Ok(()) }
}

/// Establishes whether a player with penalty cards of other suits can follow suit, and whether a rectification requires
/// another card of the suit.
fn could_follow(h: &mut Hearing<'_>, owner: Seat) -> HearingResult {
    let lie: Vec<PlayedCard> = h.table().penalty_cards(owner).map(|penalty| penalty.card).collect();
    sequence::can_follow(h, owner, &lie)?;
    for card in lie {
        let follows = h.table().follows(owner, card) == Some(true);
        let obeys = h.table().disobeyed(owner, card).is_none();
        if let Some(duty) = h.table().open_duty(owner, card).filter(|_| follows && obeys) {
            revoke::owed_another(h, owner, card, duty)?;
        }
    }
    Ok(())
}

/// Rules on the penalty cards of the player whose turn it is.
fn own(h: &mut Hearing<'_>, it: &PenaltyDue) -> HearingResult {
    let owner = it.by;
    let declarer = h.table().contract().declarer;
    let own: Vec<_> = h.table().penalty_cards_lying(owner).collect();
    if own.is_empty() {
        return Ok(());
    }
    could_follow(h, owner)?;
    let playable: Vec<_> =
        own.iter().filter(|penalty| h.table().is_playable(owner, penalty.card)).collect();
    for penalty in &own {
        stays_faced(h, owner, penalty.card)?;
        known(h, owner, penalty.card)?;
    }
    for penalty in own.iter().filter(|penalty| penalty.grade == PenaltyGrade::Minor) {
        minor_restricts(h, owner, penalty.card, penalty.grade)?;
    }
    let majors: Vec<_> =
        playable.iter().filter(|penalty| penalty.grade == PenaltyGrade::Major).collect();
    let stays = own.iter().any(|penalty| penalty.grade == PenaltyGrade::Major) && majors.is_empty();
    several_penalty_cards::declarer_designates(h, owner, majors.len() > 1)?;
    let designated = h.table().designated();
    let designated = designated.filter(|card| majors.iter().any(|penalty| penalty.card == *card));
    let leads = h.table().position().is_lead();
    h.clause(&D1A, |h| {
        h.given_that(&PLAYABLE, !playable.is_empty())?;
        h.given_that(&IS_MAJOR, !majors.is_empty())?;
        let plays = |card| {
            if leads { DecisionAct::LeadCard(owner, card) } else { DecisionAct::Play(owner, card) }
        };
        match (majors.as_slice(), designated) {
            ([only], _) => h.decide(Must(Party::Seat(owner), plays(only.card))),
            (_, Some(card)) => h.decide(Must(Party::Seat(owner), plays(card))),
            (several, None) => {
                let cards: Hand =
                    several.iter().filter_map(|penalty| penalty.card.card()).collect();
                h.decide(Must(Party::Seat(declarer), DecisionAct::Designate(owner, cards)))
            }
        }
    })?;
    let led = h.table().position().suit_led();
    let led = led.filter(|led| h.table().has_suit(owner, *led) != Some(false));
    if stays || !majors.is_empty() {
        h.clause(&D1B, |h| {
            h.unless(&PLAYABLE, !stays)?;
            match led {
                Some(led) => {
                    h.decide(Must(Party::Seat(owner), DecisionAct::FollowSuit(owner, led)))
                }
                // A restriction prevents the play of the penalty card.
                None => Ok(()),
            }
        })?;
    }
    if playable.is_empty() { penalty_not_played::not_due(h) } else { Ok(()) }
}
