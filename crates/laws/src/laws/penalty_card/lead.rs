//! Law 50, paragraph D2: the lead of a defender whose partner has a major penalty card.

use super::IS_MAJOR;
use super::card_information::{known, returned};
use crate::laws::prelude::*;
use crate::table::PenaltyCard;

options!(
    /// Declarer's choice when the partner of a defender with a major penalty card is to lead. The card of the
    /// question is the penalty card, and represents its suit.
    LEAD_CHOICE: LeadChoice, "lead-choice", of Player,
    ask text(
        "Che cosa sceglie {who} sull'attacco nel seme di {card}?",
        "What does {who} choose about a lead in the suit of {card}?"
    ),
    Require "require" text("{who} richiede il seme di {card}", "{who} requires the suit of {card}"),
    Forbid "forbid" text("{who} proibisce il seme di {card}", "{who} forbids the suit of {card}"),
    Free "free" text(
        "{who} non richiede né proibisce il seme di {card}",
        "{who} neither requires nor forbids the suit of {card}"
    )
);

/// Declarer leaves the lead free.
pub(in crate::laws) static LEAVES_FREE: Condition = Condition {
    yes: text(
        "il dichiarante non richiede né proibisce l'attacco nel seme della carta penalizzata",
        "declarer neither requires nor forbids a lead in the suit of the penalty card",
    ),
    no: text(
        "il dichiarante richiede o proibisce il seme di una carta penalizzata",
        "declarer requires or forbids the suit of a penalty card",
    ),
};

pub(super) static D2: Clause = Clause {
    number: ByEdition::always("50D2"),
    title: text("L'attacco del compagno", "The lead of the offender's partner"),
    gist: always(
        "Chi deve attaccare mentre il compagno ha una carta penalizzata maggiore aspetta che il dichiarante abbia \
         scelto fra le sue opzioni; se attacca prima, vale l'Articolo 49.",
        "A defender who is to lead while his partner has a major penalty card waits until declarer has chosen among \
         his options; if he leads before that, Law 49 applies.",
    ),
    asks: &[&LEAD_CHOICE],
    see: &["49", "50D1(a)", "56"],
};
pub(super) static D2A: Clause = Clause {
    number: ByEdition::always("50D2(a)"),
    title: text("Seme richiesto o proibito", "The suit required or forbidden"),
    gist: always(
        "Il dichiarante può richiedere un attacco nel seme della carta penalizzata, o proibirlo finché chi attacca \
         rimane in presa: in entrambi i casi la carta non è più penalizzata e torna nella mano.",
        "Declarer may require a lead in the suit of the penalty card, or forbid it for as long as the leader keeps \
         the lead: either way the card is no longer a penalty card and is picked up.",
    ),
    asks: &[&LEAD_CHOICE, &inability::CAN_COMPLY],
    see: &["51B1(a)", "59"],
};
pub(super) static D2B: Clause = Clause {
    number: ByEdition::always("50D2(b)"),
    title: text("Attacco libero", "A free lead"),
    gist: always(
        "Se il dichiarante non richiede né proibisce, il difensore attacca con qualsiasi carta e la carta \
         penalizzata resta tale.",
        "If declarer neither requires nor forbids, the defender leads any card and the penalty card remains one.",
    ),
    asks: &[&LEAD_CHOICE],
    see: &["50E2"],
};
static LEAD_TO_COME: Condition = Condition {
    yes: text(
        "il compagno di {who} può ancora dover scegliere un attacco mentre la carta è sul tavolo",
        "the partner of {who} may still have to choose a lead while the card lies on the table",
    ),
    no: text(
        "il compagno di {who} non sceglierà più un attacco mentre la carta è sul tavolo",
        "the partner of {who} will not choose a lead any more while the card lies on the table",
    ),
};

/// Decides, when a card has become a penalty card, whether declarer will have options on the partner's lead (50D2).
pub(super) fn lead_to_come(
    h: &mut Hearing<'_>,
    owner: Seat,
    card: PlayedCard,
    grade: PenaltyGrade,
) -> HearingResult {
    if grade == PenaltyGrade::Minor {
        return lead_options(h, owner, card, grade);
    }
    // If this card goes back, the hand may play another card to the trick.
    let is_first = |h: &Hearing<'_>| match h.goes_back(owner, card) {
        true => Some(false),
        false => h.table().is_played_first(owner, card),
    };
    let mut to_come = h.table().partner_may_choose_lead(owner);
    if to_come && is_first(h).is_none() {
        sequence::can_follow(h, owner, &[card])?;
    }
    to_come &= is_first(h) == Some(false);
    if to_come {
        return lead_options(h, owner, card, grade);
    }
    h.about(owner, Some(card), |h| h.show_rejected(&D2, &LEAD_TO_COME))
}

/// Decides, when a second card becomes a penalty card, whether the first now gives declarer options on the partner's
/// lead (50D2). The first card alone may have given him no options.
pub(super) fn lead_may_come(h: &mut Hearing<'_>, first: PenaltyCard) -> HearingResult {
    let declarer = Party::Seat(h.table().contract().declarer);
    let option =
        first.card.suit().map(|suit| DecisionAct::RestrictLead(first.owner.partner(), suit));
    // A card that was a penalty card before the irregularity needs no new decision.
    let came = h.has_decided(Is(Penalty(first.owner, first.card, first.grade)));
    let is_decided = option.is_none_or(|option| h.has_decided(May(declarer, option)));
    if is_decided || !came { Ok(()) } else { lead_to_come(h, first.owner, first.card, first.grade) }
}

/// Decides whether a defender's penalty card gives declarer options on the lead of his partner.
fn lead_options(
    h: &mut Hearing<'_>,
    owner: Seat,
    card: PlayedCard,
    grade: PenaltyGrade,
) -> HearingResult {
    let declarer = h.table().contract().declarer;
    let Some(suit) = card.suit() else { return Ok(()) };
    h.about(owner, Some(card), |h| {
        h.hear_clause(&D2, |h| {
            h.given_that(&IS_MAJOR, grade == PenaltyGrade::Major)?;
            h.decide(May(Party::Seat(declarer), DecisionAct::RestrictLead(owner.partner(), suit)))
        })
    })
}

/// Rules on declarer's choice about the lead of a defender whose partner has major penalty cards.
pub(super) fn lead_choice(h: &mut Hearing<'_>, leader: Seat) -> HearingResult {
    let declarer = h.table().contract().declarer;
    // The leader's only card needs no choice.
    let chooses = h.table().partner_may_choose_lead(leader.partner());
    let majors: Vec<PenaltyCard> = h
        .table()
        .penalty_cards(leader.partner())
        .filter(|penalty| penalty.grade == PenaltyGrade::Major && penalty.card.suit().is_some())
        .filter(|_| chooses)
        .collect();
    let mut suits: Vec<Vec<PenaltyCard>> = Vec::new();
    for penalty in &majors {
        lead_options(h, penalty.owner, penalty.card, penalty.grade)?;
        let same = |cards: &&mut Vec<PenaltyCard>| cards[0].card.suit() == penalty.card.suit();
        match suits.iter_mut().find(same) {
            Some(cards) => cards.push(*penalty),
            None => suits.push(vec![*penalty]),
        }
    }
    let concerned = |suit: Suit| suits.iter().any(|cards| cards[0].card.suit() == Some(suit));
    let offered = |choice: &Choice| match choice {
        Choice::Require(suit) | Choice::Forbid(suit) => concerned(*suit),
        Choice::Free => true,
        Choice::Accept
        | Choice::Refuse
        | Choice::Withdraw
        | Choice::Keep
        | Choice::Highest
        | Choice::Lowest => false,
    };
    let mut chosen: Vec<Choice> = Vec::new();
    for choice in h.what_followed().lead_choices() {
        if offered(&choice) && is_open_after(&chosen, choice) {
            chosen.push(choice);
        } else if !chosen.contains(&choice) {
            rectification::among_options(h, declarer, false)?;
        }
    }
    match suits.as_slice() {
        // Without a choice there is nothing to settle.
        [] => return Ok(()),
        [cards] => {
            let (card, suit) = (cards[0].card, cards[0].card.suit());
            let shown = suit.and_then(|suit| shown_choice(&chosen, suit));
            let choice = choose(h, declarer, card, shown)?;
            one_suit(h, leader, cards, choice)?;
        }
        several => several_penalty_cards::several_suits(h, leader, several, &chosen)?,
    }
    h.apply_for(&D2, Effect::SettleLead);
    Ok(())
}

/// Rules on declarer's choice about the only suit in which the leader's partner has major penalty cards.
fn one_suit(
    h: &mut Hearing<'_>,
    leader: Seat,
    cards: &[PenaltyCard],
    choice: LeadChoice,
) -> HearingResult {
    let bound = if cards.len() > 1 {
        several_penalty_cards::one_suit(h, leader, cards, choice)?
    } else {
        let bound = h.clause(&D2A, |h| {
            h.unless(&LEAVES_FREE, choice == LeadChoice::Free)?;
            bind(h, leader, cards, choice)
        })?;
        bound.map(|()| &D2A)
    };
    free(h, leader, choice == LeadChoice::Free)?;
    let Some(law) = bound else { return Ok(()) };
    returned(h, cards)?;
    binds_if_able(h, law, leader, cards, choice)?;
    inability::lead(h, leader)
}

/// Returns whether declarer may still make this choice after his earlier choices. He chooses once, but he may forbid
/// several suits (51B).
fn is_open_after(chosen: &[Choice], choice: Choice) -> bool {
    let forbids = |choice: &Choice| matches!(choice, Choice::Forbid(_));
    chosen.is_empty() || forbids(&choice) && chosen.iter().all(forbids) && !chosen.contains(&choice)
}

/// Returns declarer's choice about a suit, as the record states it. If he speaks only of other suits, he leaves this
/// suit free.
pub(in crate::laws) fn shown_choice(chosen: &[Choice], suit: Suit) -> Option<LeadChoice> {
    if chosen.contains(&Choice::Require(suit)) {
        return Some(LeadChoice::Require);
    }
    if chosen.contains(&Choice::Forbid(suit)) {
        return Some(LeadChoice::Forbid);
    }
    (!chosen.is_empty()).then_some(LeadChoice::Free)
}

/// Establishes declarer's choice about the suit of a penalty card.
pub(in crate::laws) fn choose(
    h: &mut Hearing<'_>,
    declarer: Seat,
    card: PlayedCard,
    shown: Option<LeadChoice>,
) -> HearingResult<LeadChoice> {
    let choice = h.clause(&D2, |h| h.choose(LeadChoice::ALL, declarer, card, shown))?;
    Ok(choice.unwrap_or(LeadChoice::Free))
}

/// Binds the leader to declarer's choice, and sends the penalty cards of that suit back to the hand.
pub(in crate::laws) fn bind(
    h: &mut OpenClause<'_, '_>,
    leader: Seat,
    cards: &[PenaltyCard],
    choice: LeadChoice,
) -> HearingResult {
    let Some(duty) = duty(cards, choice) else { return Ok(()) };
    if h.table().can_obey(leader, duty) == Some(true) {
        h.decide(Decision::of_duty(leader, leader, duty))?;
    }
    h.apply(Effect::Oblige(Obligation::to_meet(leader, duty)));
    for penalty in cards {
        let owner = penalty.owner;
        h.decide(Must(Party::Seat(owner), DecisionAct::PickUp(owner, penalty.card)))?;
        h.apply(Effect::TakeBack(owner, penalty.card));
    }
    Ok(())
}

/// Returns the duty that declarer's choice about the suit of these cards puts on the leader; `None` if the lead is
/// free.
fn duty(cards: &[PenaltyCard], choice: LeadChoice) -> Option<Duty> {
    let suit = cards.first()?.card.suit()?;
    match choice {
        LeadChoice::Require => Some(Duty::Lead(suit)),
        LeadChoice::Forbid => Some(Duty::NotLead(suit)),
        LeadChoice::Free => None,
    }
}

/// Establishes whether a leader can obey declarer's choice, if the diagram does not show it. If the director finds that
/// he can, he must.
pub(in crate::laws) fn binds_if_able(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    leader: Seat,
    cards: &[PenaltyCard],
    choice: LeadChoice,
) -> HearingResult {
    let unknown = duty(cards, choice).filter(|duty| h.table().can_obey(leader, *duty).is_none());
    let Some((duty, card)) = unknown.zip(cards.first()) else { return Ok(()) };
    h.clause(law, |h| {
        let able = inability::can_comply(h, leader, card.card, duty)?;
        if able { h.decide(Decision::of_duty(leader, leader, duty)) } else { Ok(()) }
    })?;
    Ok(())
}

/// Decides, if declarer leaves the lead free, that any card may be led (50D2(b)).
pub(in crate::laws) fn free(h: &mut Hearing<'_>, leader: Seat, is_free: bool) -> HearingResult {
    let stays = h.applies(&D2B, |h| {
        h.given_that(&LEAVES_FREE, is_free)?;
        leave_free(h, leader)
    })?;
    if stays { left_known(h, leader) } else { Ok(()) }
}

/// Decides who may use the information from the penalty cards of the leader's partner that stay on the table, since the
/// leader can see them when he leads.
pub(in crate::laws) fn left_known(h: &mut Hearing<'_>, leader: Seat) -> HearingResult {
    let cards: Vec<PenaltyCard> = h.table().penalty_cards(leader.partner()).collect();
    for penalty in cards {
        h.about(penalty.owner, Some(penalty.card), |h| known(h, penalty.owner, penalty.card))?;
    }
    Ok(())
}

/// Decides that the leader may lead any card, unless he has a major penalty card of his own, and
/// that his partner's penalty cards stay.
pub(in crate::laws) fn leave_free(h: &mut OpenClause<'_, '_>, leader: Seat) -> HearingResult {
    // His own major penalty card, if he has one, must be played before he can choose.
    let own = h.table().penalty_cards(leader).any(|penalty| penalty.grade == PenaltyGrade::Major);
    if !own {
        h.decide(May(Party::Seat(leader), DecisionAct::LeadAny(leader)))?;
    }
    let cards: Vec<PenaltyCard> = h.table().penalty_cards(leader.partner()).collect();
    stay(h, &cards)
}

/// Decides that these penalty cards stay.
pub(in crate::laws) fn stay(h: &mut OpenClause<'_, '_>, cards: &[PenaltyCard]) -> HearingResult {
    for penalty in cards {
        let owner = penalty.owner;
        h.decide(Must(Party::Seat(owner), DecisionAct::LeaveFaced(owner, penalty.card)))?;
    }
    Ok(())
}
