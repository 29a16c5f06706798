//! Law 59: inability to lead or play as required.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(59),
    title: text(
        "Impossibilità di attaccare o giocare come richiesto",
        "Inability to lead or play as required",
    ),
    clauses: &[&INABILITY],
    facts: &[&CAN_COMPLY],
    points: &[],
};

static INABILITY: Clause = Clause {
    number: ByEdition::always("59"),
    title: text("Chi non può ottemperare", "A player who cannot comply"),
    gist: always(
        "Chi non può attaccare o giocare come una rettifica richiede, perché non ha carte del seme, ha solo quelle \
         proibite o deve rispondere a colore, può giocare qualsiasi carta per il resto legale.",
        "A player who cannot lead or play as a rectification requires, being void, having only the forbidden suit \
         or having to follow suit, may play any card that is otherwise legal.",
    ),
    asks: &[&CAN_COMPLY],
    see: &["44C", "50D2(a)", "57A", "61A"],
};

static CANNOT: Condition = Condition {
    yes: text(
        "{who} non può fare ciò che gli è richiesto",
        "{who} cannot do what is required of him",
    ),
    no: text("{who} può fare ciò che gli è richiesto", "{who} can do what is required of him"),
};

finding!(
    /// Whether a player can meet a requirement, if the diagram does not show his hand.
    CAN_COMPLY, "can-comply",
    ask text(
        "{who} ha carte per fare ciò che gli è richiesto?",
        "Does {who} hold cards with which to do what is required of him?"
    ),
    yes text("{who} può fare ciò che gli è richiesto", "{who} can do what is required of him"),
    no text("{who} non può fare ciò che gli è richiesto", "{who} cannot do what is required of him")
);

/// Establishes whether a player can meet a requirement, from the record or by a question to the director about `card`.
pub(crate) fn can_comply(
    h: &mut OpenClause<'_, '_>,
    player: Seat,
    card: PlayedCard,
    duty: Duty,
) -> HearingResult<bool> {
    if let Some(able) = h.table().can_obey(player, duty) {
        return Ok(able);
    }
    let able = h.whether(&CAN_COMPLY, player, card, None)?;
    h.apply(Effect::FindAble(player, duty, able));
    Ok(able)
}

/// Applies Law 59 to a leader who must or may not lead a suit, if it is known that he cannot comply.
pub fn lead(h: &mut Hearing<'_>, leader: Seat) -> HearingResult {
    let duties: Vec<Duty> = h.table().duties(leader).collect();
    let cannot = |duty: &Duty| h.table().can_obey(leader, *duty) == Some(false);
    let unable = !duties.is_empty() && duties.iter().all(cannot);
    excused(h, leader, unable)
}

/// Decides that a player who cannot meet a requirement may play any legal card (59).
pub(crate) fn excused(h: &mut Hearing<'_>, player: Seat, unable: bool) -> HearingResult {
    h.about(player, None, |h| {
        h.hear_clause(&INABILITY, |h| {
            // The director's finding is in the trace of the hearing that asked for it.
            if !h.table().is_found_unable(player) {
                h.given_that(&CANNOT, unable)?;
            }
            h.decide(May(Party::Seat(player), DecisionAct::PlayAny(player)))
        })
    })
}
