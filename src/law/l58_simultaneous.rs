//! Law 58: simultaneous leads or plays.

use super::l57_premature as l57;
use super::prelude::*;

pub static LAW: Law = Law {
    number: 58,
    title: text("Attacchi o giocate simultanei", "Simultaneous leads or plays"),
    clauses: &[&A],
    facts: &[],
    points: &[],
};

static A: Clause = Clause {
    number: ByEdition::always("58A"),
    title: text("Giocate simultanee di due giocatori", "Simultaneous plays by two players"),
    gist: always(
        "La giocata simultanea a quella legale di un altro giocatore si considera successiva: regolare se era il \
         suo turno, altrimenti fuori turno.",
        "A play made at the same time as another player's legal one counts as the later: regular if it was then \
         his turn, otherwise out of turn.",
    ),
    asks: &[],
    see: &["47B", "50B", "57A"],
};

/// Two players put out cards at the same time.
pub fn simultaneous(h: &mut Hearing<'_>, it: &Simultaneous) -> Heard {
    h.clause(&A, |h| match it.out_of_turn {
        Some(_) => Ok(()),
        None => h.decide(Is(Played(it.by, it.card))),
    })?;
    match &it.out_of_turn {
        Some(later) => l57::play_out_of_turn(h, later),
        None => Ok(()),
    }
}
