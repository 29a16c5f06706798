//! Law 51: two or more penalty cards of one defender.

use super::prelude::*;
use crate::table::PenaltyCard;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(51),
    title: text("Due o più carte penalizzate", "Two or more penalty cards"),
    clauses: &[&A, &B1A, &B1B, &B2A, &B2B, &B2C],
    facts: &[&FORBID_TOO],
    points: &[],
};

static A: Clause = Clause {
    number: ByEdition::always("51A"),
    title: text("Tocca a chi ha più carte penalizzate", "The turn of a player with several"),
    gist: always(
        "Se chi deve giocare ha due o più carte penalizzate che può legalmente giocare, il dichiarante dice quale.",
        "If the player whose turn it is has two or more penalty cards that he can legally play, declarer says which.",
    ),
    asks: &[],
    see: &["50D1(a)"],
};
static B1A: Clause = Clause {
    number: ByEdition::always("51B1(a)"),
    title: text("Più penalizzate in un seme: seme richiesto", "Several in one suit: suit required"),
    gist: always(
        "Se il compagno di chi attacca ha più carte penalizzate in un seme e il dichiarante richiede quel seme, \
         tutte tornano nella mano.",
        "If the leader's partner has several penalty cards in one suit and declarer requires that suit, all of \
         them are picked up.",
    ),
    asks: &[&penalty_card::LEAD_CHOICE, &inability::CAN_COMPLY],
    see: &["50D2(a)"],
};
static B1B: Clause = Clause {
    number: ByEdition::always("51B1(b)"),
    title: text("Più penalizzate in un seme: seme proibito", "Several in one suit: suit forbidden"),
    gist: always(
        "Se il dichiarante proibisce quel seme tutte tornano nella mano, e il divieto dura finché chi attacca \
         rimane in presa.",
        "If declarer forbids that suit all of them are picked up, and the prohibition lasts for as long as the \
         leader keeps the lead.",
    ),
    asks: &[&penalty_card::LEAD_CHOICE, &inability::CAN_COMPLY],
    see: &["50D2(a)"],
};
static B2A: Clause = Clause {
    number: ByEdition::always("51B2(a)"),
    title: text("Penalizzate in più semi: un seme richiesto", "In several suits: one required"),
    gist: always(
        "Se le carte penalizzate sono in più semi e il dichiarante ne richiede uno, tornano nella mano solo quelle \
         di quel seme; le altre restano.",
        "If the penalty cards are in several suits and declarer requires one of them, only the cards of that suit \
         are picked up; the others stay.",
    ),
    asks: &[&penalty_card::LEAD_CHOICE, &inability::CAN_COMPLY],
    see: &["51B1(a)"],
};
static B2B: Clause = Clause {
    number: ByEdition::always("51B2(b)"),
    title: text("Penalizzate in più semi: semi proibiti", "In several suits: suits forbidden"),
    gist: always(
        "Il dichiarante può proibire uno o più di quei semi finché chi attacca rimane in presa: tornano nella mano \
         le carte di ogni seme proibito, le altre restano.",
        "Declarer may forbid one or more of those suits for as long as the leader keeps the lead: the cards of each \
         forbidden suit are picked up, the others stay.",
    ),
    asks: &[&penalty_card::LEAD_CHOICE, &FORBID_TOO, &inability::CAN_COMPLY],
    see: &["51B1(b)"],
};
/// In 2007 the rule of this clause follows from 50D2(b).
static B2C: Clause = Clause {
    number: ByEdition::from(Y2017, "51B2(c)"),
    title: text("Penalizzate in più semi: attacco libero", "In several suits: a free lead"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Se il dichiarante non richiede né proibisce nessuno di quei semi si attacca con qualsiasi carta, e tutte \
         le carte penalizzate restano.",
            "If declarer neither requires nor forbids any of those suits any card may be led, and all the penalty cards \
         stay.",
        ),
    ),
    asks: &[&penalty_card::LEAD_CHOICE],
    see: &["50D2(b)"],
};

/// Whether declarer, who has forbidden one suit of the penalty cards, also forbids another.
pub(crate) static FORBID_TOO: Fact = Fact {
    key: "forbid-too",
    asker: Asker::Player,
    question: text(
        "{who} proibisce anche il seme di {card}?",
        "Does {who} forbid the suit of {card} too?",
    ),
    replies: &[
        Reply {
            key: "forbid",
            states: text("{who} proibisce il seme di {card}", "{who} forbids the suit of {card}"),
        },
        Reply {
            key: "free",
            states: text(
                "{who} non proibisce il seme di {card}",
                "{who} does not forbid the suit of {card}",
            ),
        },
    ],
};

static SEVERAL: Condition = Condition {
    yes: text(
        "{who} ha più carte penalizzate che può giocare ora",
        "{who} has several penalty cards that can be played now",
    ),
    no: text(
        "{who} non ha più d'una carta penalizzata da giocare ora",
        "{who} has no more than one penalty card to play now",
    ),
};

static REQUIRES: Condition = Condition {
    yes: text(
        "il dichiarante richiede il seme di queste carte penalizzate",
        "declarer requires the suit of these penalty cards",
    ),
    no: text(
        "il dichiarante non richiede il seme di queste carte penalizzate",
        "declarer does not require the suit of these penalty cards",
    ),
};
static FORBIDS: Condition = Condition {
    yes: text(
        "il dichiarante proibisce il seme di queste carte penalizzate",
        "declarer forbids the suit of these penalty cards",
    ),
    no: text(
        "il dichiarante non proibisce il seme di queste carte penalizzate",
        "declarer does not forbid the suit of these penalty cards",
    ),
};

/// Hears 51A: if the player has several penalty cards that he could play now, declarer chooses between them.
pub(crate) fn declarer_designates(
    h: &mut Hearing<'_>,
    owner: Seat,
    several: bool,
) -> HearingResult {
    h.about(owner, None, |h| h.hear_clause(&A, |h| h.given_that(&SEVERAL, several)))
}

/// Binds a leader, whose partner has several penalty cards in one suit, to declarer's choice (51B1). Returns the clause
/// that binds him.
pub(crate) fn one_suit(
    h: &mut Hearing<'_>,
    leader: Seat,
    cards: &[PenaltyCard],
    choice: penalty_card::LeadChoice,
) -> HearingResult<Option<&'static Clause>> {
    bound_by(h, [&B1A, &B1B], leader, cards, choice)
}

/// Binds the leader to declarer's choice about a suit, under the clause `required` or the clause `forbidden`. Returns
/// the clause that binds him.
fn bound_by(
    h: &mut Hearing<'_>,
    [required, forbidden]: [&'static Clause; 2],
    leader: Seat,
    cards: &[PenaltyCard],
    choice: penalty_card::LeadChoice,
) -> HearingResult<Option<&'static Clause>> {
    let by_requiring = h.clause(required, |h| {
        h.given_that(&REQUIRES, choice == penalty_card::LeadChoice::Require)?;
        penalty_card::bind(h, leader, cards, choice)
    })?;
    let by_forbidding = h.clause(forbidden, |h| {
        h.given_that(&FORBIDS, choice == penalty_card::LeadChoice::Forbid)?;
        penalty_card::bind(h, leader, cards, choice)
    })?;
    Ok(by_requiring.map(|()| required).or(by_forbidding.map(|()| forbidden)))
}

/// Rules on declarer's choices, suit by suit, if the penalty cards are of several suits (51B2).
pub(crate) fn several_suits(
    h: &mut Hearing<'_>,
    leader: Seat,
    suits: &[Vec<PenaltyCard>],
    chosen: &[Choice],
) -> HearingResult {
    let declarer = h.table().contract().declarer;
    let mut chosen_by: Option<&'static Clause> = None;
    for cards in suits {
        let Some((card, suit)) = first(cards) else { continue };
        let shown = penalty_card::shown_choice(chosen, suit);
        let choice = if chosen_by.is_some() {
            let shown = shown.map(|choice| choice == penalty_card::LeadChoice::Forbid);
            let forbids = h.clause(&B2B, |h| h.whether(&FORBID_TOO, declarer, card, shown))?;
            if forbids == Some(true) {
                penalty_card::LeadChoice::Forbid
            } else {
                penalty_card::LeadChoice::Free
            }
        } else {
            penalty_card::choose(h, declarer, card, shown)?
        };
        let Some(law) = bound_by(h, [&B2A, &B2B], leader, cards, choice)? else { continue };
        penalty_card::returned(h, cards)?;
        penalty_card::binds_if_able(h, law, leader, cards, choice)?;
        chosen_by = Some(law);
        if choice == penalty_card::LeadChoice::Require {
            break;
        }
    }
    let written = h.applies(&B2C, |h| {
        h.given_that(&penalty_card::LEAVES_FREE, chosen_by.is_none())?;
        penalty_card::leave_free(h, leader)
    })?;
    if let Some(law) = chosen_by {
        let stay: Vec<PenaltyCard> = h.table().penalty_cards(leader.partner()).collect();
        h.clause(law, |h| penalty_card::stay(h, &stay))?;
        penalty_card::left_known(h, leader)?;
        return inability::lead(h, leader);
    }
    if written { penalty_card::left_known(h, leader) } else { penalty_card::free(h, leader, true) }
}

/// Returns the first of a suit's penalty cards, and the suit.
fn first(cards: &[PenaltyCard]) -> Option<(PlayedCard, Suit)> {
    let card = cards.first()?.card;
    Some((card, card.suit()?))
}
