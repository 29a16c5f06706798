//! Law 43: dummy's limitations.

mod unpunished;

use super::prelude::*;
use crate::record::event::AttentionManner;

pub(crate) use unpunished::goes_unpunished;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(43),
    title: text("Limitazioni del morto", "Dummy's limitations"),
    clauses: &[&A1A, &A1B, &A1C, &A2A, &A2B, &A2C, &A3, &B1, &B2A, &B2B, &B3],
    facts: &[],
    points: &[],
};

static A1A: Clause = Clause {
    number: ByEdition::always("43A1(a)"),
    title: text("Chiamare l'Arbitro", "To call the director"),
    gist: ByEdition::from(Y2007, text(
        "Durante il gioco il morto non dovrebbe chiamare l'Arbitro, se un altro giocatore non ha già richiamato \
         l'attenzione.",
        "During the play dummy should not call the director unless another player has drawn attention first.",
    )).then(Y2017, text(
        "Durante il gioco il morto non può chiamare l'Arbitro, se un altro giocatore non ha già richiamato \
         l'attenzione.",
        "During the play dummy may not call the director unless another player has drawn attention first.",
    )),
    asks: &[],
    see: &["42B3", "43B1"],
};
static A1B: Clause = Clause {
    number: ByEdition::always("43A1(b)"),
    title: text("Richiamare l'attenzione", "To draw attention"),
    gist: always(
        "Durante il gioco il morto non può richiamare l'attenzione su un'irregolarità avvenuta.",
        "During the play dummy may not draw attention to an irregularity that has happened.",
    ),
    asks: &[],
    see: &["42B2", "43B3"],
};
static A1C: Clause = Clause {
    number: ByEdition::always("43A1(c)"),
    title: text("Partecipare al gioco", "To take part in the play"),
    gist: always(
        "Il morto non partecipa al gioco e non comunica nulla di esso al dichiarante.",
        "Dummy takes no part in the play and tells declarer nothing about it.",
    ),
    asks: &[],
    see: &["16B1(a)", "45F"],
};
static A2A: Clause = Clause {
    number: ByEdition::always("43A2(a)"),
    title: text("Scambiare le mani", "To exchange hands"),
    gist: always(
        "Il morto non scambia la sua mano con quella del dichiarante: chi lo fa perde i suoi diritti.",
        "Dummy does not exchange hands with declarer: if he does, he loses his rights.",
    ),
    asks: &[],
    see: &["43B2(a)", "43B3"],
};
static A2B: Clause = Clause {
    number: ByEdition::always("43A2(b)"),
    title: text("Andare a guardare il dichiarante", "To go and watch declarer"),
    gist: always(
        "Il morto non lascia il suo posto per guardare il gioco del dichiarante: chi lo fa perde i suoi diritti.",
        "Dummy does not leave his seat to watch declarer play: if he does, he loses his rights.",
    ),
    asks: &[],
    see: &["43B2(a)", "43B3"],
};
static A2C: Clause = Clause {
    number: ByEdition::always("43A2(c)"),
    title: text("Guardare la mano di un difensore", "To look at a defender's hand"),
    gist: ByEdition::from(Y2007, text(
        "Il morto non guarda di sua iniziativa la mano di un difensore: chi lo fa perde i suoi diritti.",
        "Dummy does not look at a defender's hand on his own initiative: if he does, he loses his rights.",
    )).then(Y2017, text(
        "Il morto non guarda la mano di un difensore, nemmeno se gli è mostrata: chi lo fa perde i suoi diritti.",
        "Dummy does not look at a defender's hand, not even if it is shown to him: if he does, he loses his rights.",
    )),
    asks: &[],
    see: &["43B2(a)", "43B3"],
};
static A3: Clause = Clause {
    number: ByEdition::from(Y2017, "43A3"),
    title: text("Mostrare la mano al morto", "To show dummy a hand"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Un difensore non può mostrare la sua mano al morto.",
            "A defender may not show his hand to dummy.",
        ),
    ),
    asks: &[],
    see: &["43A2(c)"],
};
static B1: Clause = Clause {
    number: ByEdition::always("43B1"),
    title: text("Penalità", "Penalty"),
    gist: always(
        "La violazione di questi limiti è soggetta a penalità procedurale (Articolo 90).",
        "A violation of these limits is subject to a procedural penalty (Law 90).",
    ),
    asks: &[],
    see: &[],
};
static B2A: Clause = Clause {
    number: ByEdition::always("43B2(a)"),
    title: text("Avviso sulla mano da cui attaccare", "A warning about the hand to lead from"),
    gist: always(
        "Se il morto che ha perduto i suoi diritti avverte il dichiarante di non attaccare dalla mano sbagliata, \
         l'uno o l'altro difensore sceglie da quale mano si attacca.",
        "If dummy, having lost his rights, warns declarer not to lead from the wrong hand, either defender chooses \
         the hand from which he leads.",
    ),
    asks: &[],
    see: &["42B2", "44G"],
};
static B2B: Clause = Clause {
    number: ByEdition::always("43B2(b)"),
    title: text("Domanda sulla renonce del dichiarante", "A question about declarer's revoke"),
    gist: always(
        "Se il morto che ha perduto i suoi diritti è il primo a chiedere al dichiarante di una possibile renonce, \
         e la renonce c'è, il dichiarante gioca una carta legale e vale l'Articolo 64 come se la renonce fosse \
         consumata: la carta giocata in sostituzione dice di chi è la presa.",
        "If dummy, having lost his rights, is the first to ask declarer about a possible revoke, and it is one, \
         declarer plays a legal card and Law 64 applies as if the revoke were established: the substituted card \
         decides who has won the trick.",
    ),
    asks: &[],
    see: &["61B2(a)", "62B2", "64A1"],
};
static B3: Clause = Clause {
    number: ByEdition::always("43B3"),
    title: text("Irregolarità di un difensore", "A defender's irregularity"),
    gist: ByEdition::from(Y2007, text(
        "Se il morto che ha perduto i suoi diritti è il primo a richiamare l'attenzione sull'irregolarità di un \
         difensore non c'è rettifica: si gioca come se nulla fosse, e alla fine vale 12B1.",
        "If dummy, having lost his rights, is the first to draw attention to a defender's irregularity, there is no \
         rectification: play goes on as if nothing had happened, and at the end 12B1 applies.",
    )).then(Y2017, text(
        "Se il morto che ha perduto i suoi diritti è il primo a richiamare l'attenzione sull'irregolarità di un \
         difensore si gioca come se nulla fosse; alla fine, se i difensori ne hanno tratto vantaggio, si corregge \
         solo il loro punteggio.",
        "If dummy, having lost his rights, is the first to draw attention to a defender's irregularity, play goes on \
         as if nothing had happened; at the end, if the defenders have gained by it, their score alone is adjusted.",
    )),
    asks: &[&awareness::GAINED],
    see: &["42B3"],
};

static AFTER_ANOTHER: Condition = Condition {
    yes: text(
        "un altro giocatore aveva già richiamato l'attenzione",
        "another player had already drawn attention",
    ),
    no: text("nessun altro aveva richiamato l'attenzione", "nobody else had drawn attention"),
};
static CALLED_DIRECTOR: Condition = Condition {
    yes: text("{who} ha chiamato l'Arbitro", "{who} called the director"),
    no: text("{who} non ha chiamato l'Arbitro", "{who} did not call the director"),
};
static SPOKE_OF_IT: Condition = Condition {
    yes: text("{who} ha parlato dell'irregolarità", "{who} spoke of the irregularity"),
    no: text("{who} non ha parlato dell'irregolarità", "{who} did not speak of the irregularity"),
};
static OWN_INITIATIVE: Condition = Condition {
    yes: text("{who} ha guardato di sua iniziativa", "{who} looked on his own initiative"),
    no: text("la mano gli era stata mostrata", "the hand was shown to him"),
};
static PLAY_BEGUN: Condition = Condition {
    yes: text("il gioco è cominciato", "the play has begun"),
    no: text(
        "l'attacco iniziale non è ancora scoperto: {who} è solo il presunto morto",
        "the opening lead is not faced yet: {who} is only the presumed dummy",
    ),
};
static DURING_PLAY: Condition = Condition {
    yes: text("il gioco non è finito", "the play is not over"),
    no: text("il gioco è finito", "the play is over"),
};
static HIS_RIGHT: Condition = Condition {
    yes: text("{who} fa ciò che l'Articolo 42 gli consente", "{who} does what Law 42 lets him do"),
    no: text(
        "ciò che {who} fa non è fra i diritti del morto",
        "what {who} does is not among dummy's rights",
    ),
};
static EXCHANGED: Condition = Condition {
    yes: text(
        "{who} e il dichiarante hanno scambiato le mani",
        "{who} and declarer exchanged hands",
    ),
    no: text(
        "{who} ha guardato la mano del dichiarante, non l'ha scambiata con la sua",
        "{who} looked at declarer's hand, he did not exchange it for his own",
    ),
};
static STAYED_DUMMY: Condition = Condition {
    yes: text("{who} ha seguito il gioco del dichiarante", "{who} watched declarer play"),
    no: text(
        "{who} non si è alzato a guardare: ha preso la mano del dichiarante",
        "{who} did not get up to watch: he took declarer's hand",
    ),
};
static DECLARERS_HAND: Condition = Condition {
    yes: text("la mano guardata è del dichiarante", "the hand looked at is declarer's"),
    no: text("la mano guardata è di un difensore", "the hand looked at is a defender's"),
};
static VIOLATED: Condition = Condition {
    yes: text("{who} ha passato i limiti del morto", "{who} went beyond dummy's limitations"),
    no: text("{who} è rimasto nei limiti del morto", "{who} kept within dummy's limitations"),
};
static LOST_RIGHTS: Condition = Condition {
    yes: text(
        "il morto ha perduto i suoi diritti, avendo guardato un'altra mano",
        "dummy has lost his rights, having looked at another hand",
    ),
    no: text(
        "il morto non ha guardato altre mani e conserva i suoi diritti",
        "dummy has looked at no other hand and keeps his rights",
    ),
};

static BY_DEFENDER: Condition = Condition {
    yes: text(
        "l'irregolarità è di {who}, un difensore",
        "the irregularity is by {who}, a defender",
    ),
    no: text("l'irregolarità non è di un difensore", "the irregularity is not a defender's"),
};

/// Hears the incident in which dummy acts on his own initiative, or a defender shows dummy a hand.
pub(crate) fn intervenes(h: &mut Hearing<'_>, it: &DummyIntervenes) -> HearingResult {
    let contract = h.table().contract();
    match it.how {
        Intervention::DrewAttention(how) => {
            let over = dummys_rights::may_draw_attention(h, it)?;
            draws_attention(h, it.by, how, over, it.after_another)
        }
        Intervention::Warned => warned(h, it),
        Intervention::Prevented(whom) => {
            let may = dummys_rights::may_prevent(h, it, whom)?;
            speaks(h, it.by, may)
        }
        Intervention::LookedAt { .. } | Intervention::Exchanged | Intervention::WasShown(_)
            if it.phase.is_over() =>
        {
            Ok(())
        }
        Intervention::Exchanged => exchanges(h, it.by),
        Intervention::LookedAt { hand, shown } => looks(h, it.by, hand == contract.declarer, shown),
        Intervention::WasShown(by) => shows_dummy_his_hand(h, by),
    }
}

fn draws_attention(
    h: &mut Hearing<'_>,
    dummy: Seat,
    how: AttentionManner,
    play_over: bool,
    after_another: bool,
) -> HearingResult {
    let mut breach = false;
    // Words about the irregularity are the graver act, so a player who does both is judged by 43A1(b) first.
    let acts = [(&A1B, &SPOKE_OF_IT, how.speaks()), (&A1A, &CALLED_DIRECTOR, how.calls_director())];
    for (clause, condition, done) in acts {
        if done {
            breach |= speaks_of_it(h, clause, dummy, play_over, after_another)?;
        } else {
            h.about(dummy, None, |h| h.show_rejected(clause, condition))?;
        }
    }
    liable_to_penalty(h, dummy, breach)
}

fn speaks_of_it(
    h: &mut Hearing<'_>,
    clause: &'static Clause,
    dummy: Seat,
    play_over: bool,
    after_another: bool,
) -> HearingResult<bool> {
    let begun = h.table().play_has_begun();
    h.about(dummy, None, |h| {
        h.applies(clause, |h| {
            h.given_that(&PLAY_BEGUN, begun)?;
            h.given_that(&DURING_PLAY, !play_over)?;
            h.unless(&AFTER_ANOTHER, after_another)?;
            h.decide(Is(Breach(dummy)))
        })
    })
}

/// Rules on dummy's attempt to prevent an irregularity. `may` says whether it is within his rights; it is `None` if the
/// irregularity has already happened.
fn speaks(h: &mut Hearing<'_>, dummy: Seat, may: Option<bool>) -> HearingResult {
    if let Some(may) = may {
        return beside_his_rights(h, dummy, may);
    }
    let breach = speaks_of_it(h, &A1B, dummy, false, false)?;
    liable_to_penalty(h, dummy, breach)
}

/// Rules on words or acts by which dummy takes part in the play (43A1(c)).
pub(crate) fn takes_part(h: &mut Hearing<'_>, dummy: Seat) -> HearingResult {
    beside_his_rights(h, dummy, false)
}

/// Decides that dummy commits a breach if he takes part in the play without a right under Law 42 (43A1(c)).
fn beside_his_rights(h: &mut Hearing<'_>, dummy: Seat, may: bool) -> HearingResult {
    let begun = h.table().play_has_begun();
    let breach = h.applies(&A1C, |h| {
        h.given_that(&PLAY_BEGUN, begun)?;
        h.unless(&HIS_RIGHT, may)?;
        h.decide(Is(Breach(dummy)))
    })?;
    liable_to_penalty(h, dummy, breach)
}

/// Decides that dummy loses his rights, because he exchanges hands with declarer (43A2(a)).
fn exchanges(h: &mut Hearing<'_>, dummy: Seat) -> HearingResult {
    h.clause(&A2A, |h| {
        h.note_condition(&EXCHANGED);
        loses_rights(h, dummy)
    })?;
    h.show_rejected(&A2B, &STAYED_DUMMY)?;
    liable_to_penalty(h, dummy, true)
}

/// Rules on dummy's look at declarer's or a defender's hand (43A2(b), 43A2(c)).
fn looks(h: &mut Hearing<'_>, dummy: Seat, at_declarers: bool, shown: bool) -> HearingResult {
    let on_his_own = h.has(&edition_rules::RIGHTS_LOST_ON_PURPOSE);
    if at_declarers {
        h.show_rejected(&A2A, &EXCHANGED)?;
    }
    let watched = h.clause(&A2B, |h| {
        h.given_that(&DECLARERS_HAND, at_declarers)?;
        loses_rights(h, dummy)
    })?;
    let looked = h.clause(&A2C, |h| {
        h.unless(&DECLARERS_HAND, at_declarers)?;
        if on_his_own {
            h.given_that(&OWN_INITIATIVE, !shown)?;
        }
        loses_rights(h, dummy)
    })?;
    if !at_declarers && !shown {
        h.show_rejected_because(&A3, &OWN_INITIATIVE)?;
    }
    liable_to_penalty(h, dummy, watched.or(looked).is_some())
}

/// Decides that a defender who shows dummy his hand commits a breach (43A3).
fn shows_dummy_his_hand(h: &mut Hearing<'_>, defender: Seat) -> HearingResult {
    h.hear_clause(&A3, |h| {
        h.note_condition_absent(&OWN_INITIATIVE);
        h.decide(Is(Breach(defender)))
    })
}

fn loses_rights(h: &mut OpenClause<'_, '_>, dummy: Seat) -> HearingResult {
    h.decide(Is(Breach(dummy)))?;
    h.apply(Effect::Oblige(Obligation::to_keep_out(dummy)));
    Ok(())
}

fn liable_to_penalty(h: &mut Hearing<'_>, dummy: Seat, violated: bool) -> HearingResult {
    h.about(dummy, None, |h| h.hear_clause(&B1, |h| h.given_that(&VIOLATED, violated)))
}

/// Rules on dummy's warning to declarer about the hand from which to lead.
fn warned(h: &mut Hearing<'_>, it: &DummyIntervenes) -> HearingResult {
    let contract = h.table().contract();
    let happened = dummys_rights::happened(h, it, contract.declarer);
    let chosen = h.applies(&B2A, |h| {
        h.unless(&dummys_rights::HAPPENED, happened.is_some())?;
        h.given_that(&LOST_RIGHTS, it.has_looked)?;
        h.decide(Is(Breach(it.by)))?;
        h.decide(May(Party::Side(contract.defenders()), DecisionAct::ChooseLeadingHand))
    })?;
    let may = dummys_rights::may_prevent(h, it, contract.declarer)?;
    if !chosen {
        speaks(h, it.by, may)?;
    }
    if may.is_some() { sequence::winner_leads(h, chosen) } else { Ok(()) }
}

/// Shows that 43B2(b) does not apply, because dummy still has his rights when he asks declarer whether he is void.
pub(crate) fn asks_with_rights(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&B2B, &LOST_RIGHTS)
}

/// Decides whether a dummy who has lost his rights was the first to ask declarer about declarer's revoke. If so,
/// declarer must play a legal card, and the caller treats the revoke as established (43B2(b)).
pub fn asks_without_rights(h: &mut Hearing<'_>, it: &Revoke) -> HearingResult<bool> {
    let dummy = h.table().contract().dummy();
    let asked = h.applies(&B2B, |h| {
        h.given_that(&LOST_RIGHTS, it.asked_by_dummy)?;
        h.decide(Is(Breach(dummy)))?;
        h.decide(Decision::of_duty(it.by, it.by, it.duty))
    })?;
    if asked {
        liable_to_penalty(h, dummy, true)?;
    }
    Ok(asked)
}
