//! Law 59: inability to lead or play as required.

use super::prelude::*;

pub static LAW: Law = Law {
    number: 59,
    title: text(
        "Impossibilità di attaccare o giocare come richiesto",
        "Inability to lead or play as required",
    ),
    clauses: &[&INABILITY],
    facts: &[],
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
    asks: &[],
    see: &["44C", "50D2(a)", "57A", "61A"],
};

static CANNOT: Condition = Condition {
    yes: text(
        "{who} non può fare ciò che gli è richiesto",
        "{who} cannot do what is required of him",
    ),
    no: text("{who} può fare ciò che gli è richiesto", "{who} can do what is required of him"),
};

/// The leader is bound to a suit, or barred from one: whether the record shows that he cannot comply.
pub fn lead(h: &mut Hearing<'_>, leader: Seat) -> Heard {
    let duties: Vec<Duty> = h.table().duties(leader).collect();
    let cannot = |duty: &Duty| h.table().can_obey(leader, *duty) == Some(false);
    let unable = !duties.is_empty() && duties.iter().all(cannot);
    excused(h, leader, unable)
}

/// Whether a player who cannot do what is required of him may play what he likes.
pub fn excused(h: &mut Hearing<'_>, player: Seat, unable: bool) -> Heard {
    h.about(player, None, |h| {
        h.hears(&INABILITY, |h| {
            h.given_that(&CANNOT, unable)?;
            h.decide(May(Who::Seat(player), Act::PlayAny(player)))
        })
    })
}
