//! Law 57: premature lead or play.

use super::prelude::*;
use super::{l47_retraction as l47, l49_defender_exposure as l49, l50_penalty_card as l50};

pub static LAW: Law = Law {
    number: 57,
    title: text("Attacco o giocata prematura", "Premature lead or play"),
    clauses: &[&A, &C1, &C2, &D],
    facts: &[],
    points: &[&PREMATURE],
};

/// A premature card of declarer's before dummy is spread.
static PREMATURE: Point = Point {
    key: "premature-play",
    title: text(
        "Il dichiarante gioca prima che il morto sia steso",
        "Declarer plays before dummy is spread",
    ),
    school: text(
        "finché il morto non è steso la carta si può ritirare (47B)",
        "until dummy is spread the card may go back (47B)",
    ),
    code: text(
        "una carta giocata prematuramente dal dichiarante è giocata ({57C2})",
        "a card played prematurely by declarer is played ({57C2})",
    ),
};

static A: Clause = Clause {
    number: ByEdition::always("57A"),
    title: text("Un difensore gioca prima del compagno", "A defender plays before his partner"),
    gist: always(
        "Il difensore che attacca nella presa successiva, o gioca fuori turno, prima che il compagno abbia giocato \
         ha una carta penalizzata maggiore; il dichiarante può chiedere al compagno la più alta o la più bassa, o \
         proibirgli un altro seme.",
        "A defender who leads to the next trick, or plays out of turn, before his partner has played has a major \
         penalty card; declarer may ask the partner for his highest or lowest, or forbid another suit.",
    ),
    asks: &[],
    see: &["50B", "57C1"],
};
static C1: Clause = Clause {
    number: ByEdition::always("57C1"),
    title: text(
        "Il dichiarante ha già giocato da entrambe le mani",
        "Declarer has played from both hands",
    ),
    gist: always(
        "Il difensore che gioca in anticipo non subisce rettifica se il dichiarante ha già giocato da entrambe le \
         mani.",
        "A defender who plays early suffers no rectification once declarer has played from both hands.",
    ),
    asks: &[],
    see: &["57A"],
};
static C2: Clause = Clause {
    number: ByEdition::changed("57C2", "57C3"),
    title: text("Giocata prematura del dichiarante", "A premature play by declarer"),
    gist: always(
        "La carta che il dichiarante gioca, senza attaccare, prima del turno di quella mano è giocata e non si \
         ritira.",
        "A card that declarer plays, not leads, before the turn of that hand is played and may not go back.",
    ),
    asks: &[],
    see: &["47B"],
};
static D: Clause = Clause {
    number: ByEdition::since_2017("57D"),
    title: text(
        "Giocata al turno dell'avversario di destra",
        "A play at the turn of the right-hand opponent",
    ),
    gist: since_2017(
        "Il difensore che gioca al turno dell'avversario di destra deve giocare la carta al proprio turno se è \
         legale; se no diventa carta penalizzata maggiore.",
        "A defender who plays at his right-hand opponent's turn must play the card at his own if it is legal; if \
         not, it becomes a major penalty card.",
    ),
    asks: &[],
    see: &["57A"],
};

static PARTNER_TO_PLAY: Condition = Condition {
    yes: text("il compagno di {who} deve ancora giocare", "the partner of {who} has still to play"),
    no: text(
        "il compagno di {who} ha già giocato nella presa",
        "the partner of {who} has already played to the trick",
    ),
};
static BOTH_HANDS_PLAYED: Condition = Condition {
    yes: text(
        "il dichiarante ha giocato da entrambe le mani",
        "declarer has played from both hands",
    ),
    no: text(
        "il dichiarante non ha ancora giocato da entrambe le mani",
        "declarer has not yet played from both hands",
    ),
};
static DECLARER_PLAYS: Condition = Condition {
    yes: text(
        "la carta viene da una mano del dichiarante",
        "the card comes from one of declarer's hands",
    ),
    no: text("la carta è di un difensore", "the card is a defender's"),
};
static SCHOOL_LETS_BACK: Condition = Condition {
    yes: text(
        "il morto non è steso, e la Scuola lascia riprendere la carta",
        "dummy is not spread, and the School lets the card go back",
    ),
    no: text(
        "il morto è steso, o si segue la lettera del Codice",
        "dummy is spread, or the Code is followed to the letter",
    ),
};

/// A card played, not led, before the turn of its hand.
pub fn play_out_of_turn(h: &mut Hearing<'_>, it: &PlayOutOfTurn) -> Heard {
    if l47::e1(h, it.by, it.card, it.told_by)? {
        h.table_mut().skip_later(&it.later);
        return Ok(());
    }
    if h.table().contract().is_defender(it.by) {
        defender_play(h, it)
    } else {
        declarer_play(h, it)
    }
}

fn declarer_play(h: &mut Hearing<'_>, it: &PlayOutOfTurn) -> Heard {
    let by = Who::Seat(super::player_of(h, it.by));
    let played = h.clause(&C2, |h| {
        h.given_that(&DECLARER_PLAYS, true)?;
        let school = !it.dummy_spread && h.doctrine(&PREMATURE) == Reading::School;
        h.unless(&SCHOOL_LETS_BACK, school)?;
        h.decide(Is(Played(it.by, it.card)))?;
        let position = h.table().position();
        if position.is_lead() || position.follows(it.by, it.card) == Some(false) {
            // It is a revoke, or may prove to be one, and is heard as such when its turn comes.
            return Ok(());
        }
        h.decide(MayNot(by, Act::Withdraw(it.by, it.card)))
    })?;
    if played.is_none() { l47::b_may(h, it.by, it.card) } else { Ok(()) }
}

fn defender_play(h: &mut Hearing<'_>, it: &PlayOutOfTurn) -> Heard {
    if c1(h, it.by, it.card, it.declarer_has_played && it.dummy_has_played)? {
        return Ok(());
    }
    if a(h, it.by, it.card, !it.partner_has_played)? {
        return Ok(());
    }
    // A play at the right-hand opponent's turn: no clause of 2007 names it. It is an illegal play, and the
    // card goes back as an exposed one; it can stay only where it will be legal at his turn.
    l47::b(h, it.by, it.card)?;
    l49::exposed(h, it.by, it.card, Some(true), Exposure::OnPurpose)?;
    if let Some(instead) = it.corrected {
        h.clause(&super::l45_card_played::A, |h| h.decide(Is(Played(it.by, instead))))?;
    }
    Ok(())
}

/// A lead to the next trick while the trick before is unfinished.
pub fn premature_lead(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard {
    if !h.table().contract().is_defender(it.by) {
        l47::b(h, it.by, it.card)?;
        return super::l48_declarer_exposure::no_penalty(h, it.by, it.card);
    }
    if a(h, it.by, it.card, it.partner_to_play)? {
        return Ok(());
    }
    l47::b(h, it.by, it.card)?;
    l49::exposed(h, it.by, it.card, Some(true), Exposure::OnPurpose)?;
    Ok(())
}

fn a(h: &mut Hearing<'_>, by: Seat, card: PlayedCard, partner_to_play: bool) -> Heard<bool> {
    let declarer = h.table().contract().declarer;
    let premature = h.clause(&A, |h| {
        h.given_that(&PARTNER_TO_PLAY, partner_to_play)?;
        h.decide(May(Who::Seat(declarer), Act::RestrictPlay(by.partner())))
    })?;
    if premature.is_some() {
        l50::penalty(h, by, card, Exposure::OnPurpose)?;
    }
    Ok(premature.is_some())
}

fn c1(h: &mut Hearing<'_>, by: Seat, card: PlayedCard, both_played: bool) -> Heard<bool> {
    let excused = h.clause(&C1, |h| {
        h.given_that(&BOTH_HANDS_PLAYED, both_played)?;
        h.decide(Is(Played(by, card)))
    })?;
    Ok(excused.is_some())
}
