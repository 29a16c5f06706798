//! Law 44: sequence and procedure of play.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(44),
    title: text("Sequenza e procedura di gioco", "Sequence and procedure of play"),
    clauses: &[&A, &C, &D, &G],
    facts: &[&COULD_FOLLOW],
    points: &[],
};

finding!(
    /// Whether the player holds a card of the suit led.
    COULD_FOLLOW, "could-follow",
    ask text("{who} aveva una carta del seme d'attacco?", "Did {who} hold a card of the suit led?"),
    yes text("{who} ha carte del seme d'attacco", "{who} holds cards of the suit led"),
    no text("{who} non ha carte del seme d'attacco", "{who} holds no card of the suit led")
);

static A: Clause = Clause {
    number: ByEdition::always("44A"),
    title: text("L'attacco", "The lead"),
    gist: always(
        "Chi attacca può giocare qualsiasi carta, se nessuna restrizione gliela vieta.",
        "The player who leads to a trick may play any card, unless a restriction forbids it.",
    ),
    asks: &[],
    see: &["44G", "50D2"],
};
static D: Clause = Clause {
    number: ByEdition::always("44D"),
    title: text("Chi non ha carte del seme d'attacco", "A player void of the suit led"),
    gist: always(
        "Chi non ha carte del seme d'attacco può giocare qualsiasi carta, se nessuna restrizione gliela vieta.",
        "A player who holds no card of the suit led may play any card, unless a restriction forbids it.",
    ),
    asks: &[&COULD_FOLLOW],
    see: &["44C", "61A"],
};
static C: Clause = Clause {
    number: ByEdition::always("44C"),
    title: text("Obbligo di rispondere a colore", "The duty to follow suit"),
    gist: always(
        "Chi ha carte del seme d'attacco deve giocarne una: quest'obbligo viene prima di ogni altro del Codice.",
        "A player who holds cards of the suit led must play one: this duty comes before any other in the Laws.",
    ),
    asks: &[&COULD_FOLLOW],
    see: &["50D1(b)", "61A"],
};

/// Decides whether a player can and must follow suit (44C), whatever other duties he has. Returns `false` if no suit is
/// led, or if it is unknown whether he can.
pub(crate) fn follows_first(h: &mut Hearing<'_>, hand: Seat) -> HearingResult<bool> {
    let led = h.table().position().suit_led();
    let known = led.and_then(|led| Some((led, h.table().has_suit(hand, led)?)));
    let Some((led, able)) = known else { return Ok(false) };
    h.about(hand, None, |h| {
        h.applies(&C, |h| {
            h.require(&COULD_FOLLOW, Some(able))?;
            h.decide(Must(Party::Seat(hand), DecisionAct::FollowSuit(hand, led)))
        })
    })
}

/// Establishes whether a player in turn can follow suit, if that is unknown and one of `cards` may be of a suit other
/// than the suit led.
pub(crate) fn can_follow(h: &mut Hearing<'_>, owner: Seat, cards: &[PlayedCard]) -> HearingResult {
    let Some(led) = h.table().position().suit_led() else { return Ok(()) };
    let unknown = |card: &PlayedCard| h.table().follows(owner, *card).is_none();
    if let Some(card) = cards.iter().copied().find(unknown) {
        h.clause(&C, |h| {
            let able = h.whether(&COULD_FOLLOW, owner, card, None)?;
            h.apply(Effect::FindAble(owner, Duty::Follow(led), able));
            Ok(())
        })?;
    }
    Ok(())
}

static G: Clause = Clause {
    number: ByEdition::always("44G"),
    title: text("Chi attacca nella presa successiva", "Who leads to the next trick"),
    gist: always(
        "Nella presa successiva si attacca dalla mano che ha vinto l'ultima.",
        "The lead to the next trick is from the hand that won the last.",
    ),
    asks: &[],
    see: &["42B2", "55A"],
};

static DECLARER_LEADS: Condition = Condition {
    yes: text(
        "l'ultima presa l'ha vinta il dichiarante o il morto",
        "the last trick was won by declarer or dummy",
    ),
    no: text("l'ultima presa l'hanno vinta i difensori", "the last trick was won by the defenders"),
};

static DEFENDERS_CHOOSE: Condition = Condition {
    yes: text(
        "da quale mano si attacca lo scelgono i difensori",
        "the defenders choose the hand to lead from",
    ),
    no: text(
        "nessuno ha scelto per il dichiarante la mano da cui si attacca",
        "nobody chooses for declarer the hand to lead from",
    ),
};

/// Decides from which hand declarer has to lead (44G), unless the defenders choose the hand.
pub(crate) fn winner_leads(h: &mut Hearing<'_>, defenders_choose: bool) -> HearingResult {
    let contract = h.table().contract();
    let hand = h.table().position().turn().filter(|_| h.table().position().is_lead());
    let hand = hand.filter(|hand| !contract.is_defender(*hand));
    h.hear_clause(&G, |h| {
        h.unless(&DEFENDERS_CHOOSE, defenders_choose)?;
        let hand = h.given(&DECLARER_LEADS, hand)?;
        h.decide(Must(Party::Seat(contract.declarer), DecisionAct::LeadFrom(hand)))
    })
}

/// Decides that the hand that won the last trick leads, after a lead went back (44G).
pub(crate) fn leads_now(h: &mut Hearing<'_>, hand: Seat) -> HearingResult {
    let player = Party::Seat(player_of(h, hand));
    h.hear_clause(&G, |h| h.decide(Must(player, DecisionAct::LeadFrom(hand))))
}

/// Decides whether a card on the table cannot stay, because its hand must follow the suit now led (44C).
pub(crate) fn must_follow(
    h: &mut Hearing<'_>,
    hand: Seat,
    card: PlayedCard,
    led: Option<Suit>,
) -> HearingResult<bool> {
    let Some(led) = led.filter(|led| card.suit() != Some(*led)) else { return Ok(false) };
    let able = h.table().has_suit(hand, led);
    h.about(hand, Some(card), |h| {
        h.applies(&C, |h| {
            h.require(&COULD_FOLLOW, able)?;
            h.decide(Must(Party::Seat(hand), DecisionAct::FollowSuit(hand, led)))
        })
    })
}

/// Decides whether a card played to another lead must go back (47B), because its hand must follow the suit now led.
pub fn cannot_stay(
    h: &mut Hearing<'_>,
    hand: Seat,
    card: PlayedCard,
    led: Option<Suit>,
) -> HearingResult<bool> {
    let follows_now = must_follow(h, hand, card, led)?;
    if follows_now {
        retraction::must_be_corrected(h, hand, card)?;
    }
    Ok(follows_now)
}

static IS_LEAD: Condition = Condition {
    yes: text("{card} di {who} era l'attacco, in turno", "{who}'s {card} was the lead, in turn"),
    no: text("{card} di {who} non era l'attacco", "{who}'s {card} was not the lead"),
};

/// Hears the incident of a protest against a legal play, and shows under which paragraph the play is legal.
pub(crate) fn protested(h: &mut Hearing<'_>, it: &Protest) -> HearingResult {
    let stays = |h: &mut OpenClause<'_, '_>| h.decide(Is(Played(it.hand, it.card)));
    let follows = it.led.is_some_and(|led| it.card.suit().is_none_or(|suit| suit == led));
    h.about(it.hand, Some(it.card), |h| {
        let led = h.applies(&A, |h| {
            h.given_that(&IS_LEAD, it.led.is_none())?;
            stays(h)
        })?;
        let followed = h.applies(&C, |h| {
            h.unless(&IS_LEAD, led)?;
            h.given_that(&conditions::FOLLOWED, follows)?;
            stays(h)
        })?;
        h.hear_clause(&D, |h| {
            h.unless(&IS_LEAD, led)?;
            h.unless(&conditions::FOLLOWED, followed)?;
            h.exclude(&COULD_FOLLOW, it.able)?;
            stays(h)
        })
    })
}
