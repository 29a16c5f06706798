//! Law 54: faced opening lead out of turn.

use super::prelude::*;
use crate::table::Moment;

pub static LAW: Law = Law {
    number: 54,
    title: text("Attacco iniziale a carta scoperta fuori turno", "Faced opening lead out of turn"),
    clauses: &[&FACE_DOWN, &A, &B1, &B2, &C, &D, &E],
    facts: &[&SAW_DUMMY, &RESPONSE],
    points: &[],
};

finding!(
    /// Whether declarer could have seen a card of dummy's, other than one exposed during the auction.
    SAW_DUMMY, "saw-dummy",
    ask text(
        "Il dichiarante[, prima di scegliere su {card},] poteva aver visto una carta del morto, oltre a quelle esposte durante la licita?",
        "Could declarer[, before choosing about {card},] have seen a card of dummy's, other than those exposed during the auction?"
    ),
    yes text("il dichiarante poteva aver visto una carta del morto", "declarer could have seen a card of dummy's"),
    no text(
        "il dichiarante non poteva aver visto altre carte del morto",
        "declarer could have seen no other card of dummy's"
    )
);

options!(
    /// What the presumed declarer does about a faced opening lead out of turn.
    RESPONSE: Response, "opening-lead-choice", of Player,
    ask text(
        "Che cosa sceglie {who} dopo l'attacco iniziale fuori turno {card}?",
        "What does {who} choose after the opening lead out of turn {card}?"
    ),
    Spread "spread" text("{who} stende la sua mano", "{who} spreads his hand"),
    Accept "accept" text("{who} accetta {card}", "{who} accepts {card}"),
    Refuse "refuse" text("{who} non accetta {card}", "{who} does not accept {card}")
);

static FACE_DOWN: Clause = Clause {
    number: ByEdition::always("54"),
    title: text("L'attacco coperto del compagno", "The partner's face-down lead"),
    gist: always(
        "Se un difensore scopre l'attacco iniziale fuori turno e il compagno ha attaccato a carta coperta, l'attacco \
         coperto si ritira.",
        "If a defender faces an opening lead out of turn and his partner has led face down, the face-down lead is \
         withdrawn.",
    ),
    asks: &[],
    see: &["41A"],
};
static A: Clause = Clause {
    number: ByEdition::always("54A"),
    title: text("Il dichiarante stende la mano", "Declarer spreads his hand"),
    gist: always(
        "Il presunto dichiarante può stendere la mano: diventa il morto, e il compagno dichiarante. Se comincia a \
         stenderla ed espone anche una sola carta deve stenderla tutta.",
        "The presumed declarer may spread his hand: he becomes dummy, and his partner declarer. If he begins to \
         spread it and exposes even one card, he must spread it all.",
    ),
    asks: &[&RESPONSE],
    see: &["48B1", "54B1"],
};
static B1: Clause = Clause {
    number: ByEdition::always("54B1"),
    title: text("Il dichiarante accetta", "Declarer accepts"),
    gist: always(
        "Se il dichiarante accetta l'attacco si stende il morto, e la seconda carta della presa viene dalla mano del \
         dichiarante.",
        "If declarer accepts the lead dummy is spread, and the second card to the trick comes from declarer's hand.",
    ),
    asks: &[&RESPONSE],
    see: &["41C", "53A"],
};
static B2: Clause = Clause {
    number: ByEdition::always("54B2"),
    title: text("Seconda carta dal morto", "The second card from dummy"),
    gist: always(
        "Se il dichiarante gioca la seconda carta dal morto, essa non si ritira, se non per correggere una renonce.",
        "If declarer plays the second card from dummy, it may not go back except to correct a revoke.",
    ),
    asks: &[],
    see: &["54B1", "62A"],
};
static C: Clause = Clause {
    number: ByEdition::always("54C"),
    title: text("Il dichiarante deve accettare", "Declarer must accept"),
    gist: always(
        "Se poteva aver visto una carta del morto il dichiarante deve accettare l'attacco. Le carte che il morto aveva \
         esposto durante la licita (Articolo 24) non contano.",
        "If he could have seen a card of dummy's, declarer must accept the lead. Cards that dummy exposed during the \
         auction (Law 24) do not count.",
    ),
    asks: &[&SAW_DUMMY],
    see: &["24", "54D"],
};
static D: Clause = Clause {
    number: ByEdition::always("54D"),
    title: text("Il dichiarante rifiuta", "Declarer refuses"),
    gist: always(
        "Se il dichiarante rifiuta, la carta si ritira e diventa penalizzata maggiore: vale 50D.",
        "If declarer refuses, the card goes back and becomes a major penalty card: 50D applies.",
    ),
    asks: &[&RESPONSE],
    see: &["50B", "50D2"],
};
static E: Clause = Clause {
    number: ByEdition::always("54E"),
    title: text("Attacca la linea del dichiarante", "The declaring side leads"),
    gist: always(
        "Se prova ad attaccare la linea del dichiarante vale l'Articolo 24: la carta torna nella mano.",
        "If the declaring side tries to make the opening lead Law 24 applies: the card goes back to the hand.",
    ),
    asks: &[],
    see: &["24", "48A"],
};

static PARTNER_LED: Condition = Condition {
    yes: text("il compagno ha attaccato a carta coperta", "his partner has led face down"),
    no: text("il compagno non ha attaccato", "his partner has not led"),
};
static SPREADS: Condition = Condition {
    yes: text(
        "il dichiarante ha cominciato a stendere la mano",
        "declarer has begun to spread his hand",
    ),
    no: text("il dichiarante non ha steso la mano", "declarer has not spread his hand"),
};
static SECOND_FROM_DUMMY: Condition = Condition {
    yes: text(
        "il dichiarante ha giocato la seconda carta dal morto",
        "declarer has played the second card from dummy",
    ),
    no: text(
        "il dichiarante non ha giocato la seconda carta dal morto",
        "declarer has not played the second card from dummy",
    ),
};
static EXPOSED_IN_AUCTION: Condition = Condition {
    yes: text(
        "la sola carta del morto che poteva aver visto era stata esposta durante la licita",
        "the only card of dummy's that he could have seen was exposed during the auction",
    ),
    no: text(
        "il morto non aveva esposto carte durante la licita",
        "dummy had exposed no card during the auction",
    ),
};

static MUST_ACCEPT: Condition = Condition {
    yes: text(
        "il dichiarante deve accettare l'attacco: poteva aver visto una carta del morto",
        "declarer must accept the lead: he could have seen a card of dummy's",
    ),
    no: text("il dichiarante non deve accettare l'attacco", "declarer need not accept the lead"),
};

/// Whether an opponent had told the player that the lead was his. Of the opening lead by the declaring side it is not
/// asked: it can be nobody's turn there, whatever was said, and the card goes back without it.
pub fn told_to_lead(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard<bool> {
    let defends = h.table().contract().is_defender(it.by);
    if it.opening && !defends && it.told_by.is_none() {
        l47::never_his_turn(h, it.by, it.card)?;
        return Ok(false);
    }
    let told = l47::told_his_turn(h, it.by, it.card, it.told_by)?;
    if told {
        l47::lead_cancelled(h, it)?;
    }
    if told && it.opening {
        l41::leader_leads(h, it.rightful)?;
    }
    Ok(told)
}

/// Whether a player faced the opening lead when it was not his.
pub fn opening_lead_out_of_turn(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard<bool> {
    if it.opening && !by_declaring_side(h, it)? {
        by_defender(h, it)?;
    }
    Ok(it.opening)
}

/// A defender faced the opening lead when it was his partner's.
fn by_defender(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard {
    face_down(h, it)?;
    if must_accept(h, it)? {
        h.rejects_because(&A, &MUST_ACCEPT)?;
        h.rejects_because(&D, &MUST_ACCEPT)?;
        return accepted(h, it);
    }
    let declarer = h.table().contract().declarer;
    if let Some(at) = has_begun_to_spread(h, declarer)? {
        return becomes_dummy(h, it, declarer, Some(at));
    }
    h.clause(&A, |h| {
        h.notes_not(&MUST_ACCEPT);
        h.decide(May(Who::Seat(declarer), Act::SpreadHand))?;
        h.decide(May(Who::Seat(declarer), Act::Accept(it.by, it.card)))?;
        h.decide(May(Who::Seat(declarer), Act::Refuse(it.by, it.card)))
    })?;
    match response(h, it, declarer)? {
        Response::Spread => Ok(()),
        Response::Accept => accepted(h, it),
        Response::Refuse => {
            h.clause(&D, |h| {
                h.notes_not(&MUST_ACCEPT);
                Ok(())
            })?;
            l47::offenders_goes_back(h, it.by, it.card, Fault::Own)?;
            l41::dummy_waits(h)?;
            l41::leader_leads(h, it.rightful)?;
            l53::refused(h, it, &D)
        }
    }
}

/// The proper leader has led face down: his card goes back.
fn face_down(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard {
    let (leader, lying) = (it.rightful, h.table().face_down_lead(it.rightful));
    let put_later = h.sequel().led_face_down(leader);
    let led = lying.or(put_later.map(|(_, card)| card));
    h.hears(&FACE_DOWN, |h| {
        let card = h.given(&PARTNER_LED, led)?;
        h.decide(Must(Who::Seat(leader), Act::Withdraw(leader, card)))?;
        match put_later.filter(|_| lying.is_none()) {
            Some((at, _)) => h.apply(Effect::Skip(at)),
            None => h.apply(Effect::TakeBack(leader, card)),
        };
        Ok(())
    })
}

/// Whether declarer has no choice: he could have seen dummy.
fn must_accept(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard<bool> {
    let dummy = h.table().contract().dummy();
    let declarer = Who::Seat(h.table().contract().declarer);
    let spread = faced(h, dummy).is_some() || h.table().is_dummy_spread();
    let seen = (spread || has_seen(h, dummy)).then_some(true);
    let exposed = h.table().record().exposed.iter().any(|exposed| exposed.owner == dummy);
    let tried = faced(h, h.table().contract().declarer).map(|(at, _)| at);
    let must = h.clause(&C, |h| {
        if exposed && !h.establish(&SAW_DUMMY, seen)? {
            h.notes(&EXPOSED_IN_AUCTION);
            h.decide(May(declarer, Act::Refuse(it.by, it.card)))?;
            return Ok(false);
        }
        if !exposed {
            h.require(&SAW_DUMMY, seen)?;
        }
        h.decide(Must(declarer, Act::Accept(it.by, it.card)))?;
        if let Some(at) = tried {
            h.decide(MayNot(declarer, Act::SpreadHand))?;
            h.apply(Effect::Skip(at));
        }
        Ok(true)
    })?;
    let must = must == Some(true);
    if must && tried.is_some() {
        l48::after_lead_out_of_turn(h)?;
    }
    Ok(must)
}

/// When, after the lead and before declarer chose in words, the player faced his hand or cards of it.
fn faced(h: &Hearing<'_>, by: Seat) -> Option<(Moment, Option<Hand>)> {
    let declarer = h.table().contract().declarer;
    let chosen = h.sequel().answer(declarer).map(|(at, _)| at);
    let faced = h.sequel().faced(by);
    faced.filter(|(moment, _)| precedes(*moment, chosen))
}

/// Whether, after the lead and before he chose in words, declarer saw a card that dummy dropped or held.
fn has_seen(h: &Hearing<'_>, dummy: Seat) -> bool {
    let declarer = h.table().contract().declarer;
    let chosen = h.sequel().answer(declarer).map(|(at, _)| at);
    h.sequel().lets_see(dummy, declarer).is_some_and(|seen| precedes(seen, chosen))
}

/// When declarer exposed cards in beginning to spread his hand: he has no choice any more.
fn has_begun_to_spread(h: &mut Hearing<'_>, declarer: Seat) -> Heard<Option<Moment>> {
    let Some((moment, Some(_))) = faced(h, declarer) else { return Ok(None) };
    l48::after_lead_out_of_turn(h)?;
    h.clause(&A, |h| {
        h.notes(&SPREADS);
        h.decide(Must(Who::Seat(declarer), Act::SpreadHand))?;
        h.apply(Effect::Skip(moment));
        Ok(())
    })?;
    Ok(Some(moment))
}

/// What declarer chose: by spreading, in words, or by a play.
fn response(h: &mut Hearing<'_>, it: &LeadOutOfTurn, declarer: Seat) -> Heard<Response> {
    let refused = h.sequel().chosen(declarer, &[Choice::Refuse]).map(|(at, _)| at);
    let spread = faced(h, declarer);
    if spread.is_some() {
        l48::after_lead_out_of_turn(h)?;
    }
    let played = it.later.this_trick().next().filter(|play| precedes(play.moment, refused));
    let by_play = played.is_some_and(|play| !h.table().contract().is_defender(play.hand));
    let said = h.sequel().answer(declarer).map(|(_, choice)| choice == Choice::Accept);
    let chosen = match (spread, by_play, said) {
        (Some(_), ..) => Some(Response::Spread),
        (None, true, _) | (None, false, Some(true)) => Some(Response::Accept),
        (None, false, Some(false)) => Some(Response::Refuse),
        (None, false, None) => None,
    };
    let response = h.clause(&A, |h| {
        if let Some((moment, _)) = spread {
            h.apply(Effect::Skip(moment));
        }
        h.choose(Response::ALL, declarer, it.card, chosen)
    })?;
    let response = response.unwrap_or(Response::Refuse);
    if response == Response::Spread {
        becomes_dummy(h, it, declarer, spread.map(|(moment, _)| moment))?;
    }
    Ok(response)
}

/// Declarer has spread his hand: the roles change, and the lead stands.
fn becomes_dummy(
    h: &mut Hearing<'_>,
    it: &LeadOutOfTurn,
    declarer: Seat,
    at: Option<Moment>,
) -> Heard {
    h.hears(&A, |h| {
        h.decide(Is(Dummy(declarer)))?;
        h.decide(Is(Declarer(declarer.partner())))?;
        h.apply(Effect::SwapDeclarer(at));
        h.apply(Effect::LeadPassesTo(it.by));
        h.decide(Is(Played(it.by, it.card)))?;
        // A card that came out with those that he spread is dummy's, and nobody has called it.
        let with_them = at.map(|at| h.sequel().put_with(at, declarer));
        for (moment, card) in with_them.into_iter().flatten() {
            h.decide(Is(NotPlayed(declarer, card)))?;
            h.apply(Effect::Skip(moment));
        }
        Ok(())
    })
}

/// The lead stands; dummy is spread, and declarer's hand plays second.
fn accepted(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard {
    let contract = h.table().contract();
    let (declarer, dummy) = (Who::Seat(contract.declarer), contract.dummy());
    l53::stands(h, it)?;
    l41::dummy_spread(h, dummy)?;
    let second = it.later.this_trick().next().filter(|play| play.hand == dummy);
    let said = h.sequel().answer(contract.declarer).map(|(at, _)| at);
    let played = it.later.plays().next().map(|play| play.moment);
    let settled = Effect::SettleRoles(said.or(played));
    h.clause(&B1, |h| {
        h.unless(&SECOND_FROM_DUMMY, second.is_some())?;
        h.apply(settled);
        h.decide(Must(declarer, Act::PlaySecond(contract.declarer)))
    })?;
    h.hears(&B2, |h| {
        let second = h.given(&SECOND_FROM_DUMMY, second)?;
        h.apply(Effect::Wait(second));
        h.decide(Is(Played(dummy, second.card)))?;
        if h.table().follows(dummy, second.card) == Some(true) {
            h.decide(MayNot(declarer, Act::Withdraw(dummy, second.card)))?;
        }
        h.apply(settled);
        h.apply(Effect::SkipThrough(second.moment));
        Ok(())
    })
}

/// Whether it was the declaring side that tried to make the opening lead.
fn by_declaring_side(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard<bool> {
    let defender = h.table().contract().is_defender(it.by);
    let withdrawn = h.applies(&E, |h| {
        h.unless(&l53::BY_DEFENDER, defender)?;
        h.decide(Must(Who::Seat(it.by), Act::Withdraw(it.by, it.card)))
    })?;
    if withdrawn {
        not_played(h, it)?;
    }
    Ok(withdrawn)
}

/// Nobody made the opening lead: the card of the declaring side goes back.
fn not_played(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard {
    l48::no_penalty(h, it.by, it.card)?;
    l24::led_by_declaring_side(h, it.by, it.card)?;
    // What has been played to it goes back with it.
    for play in it.later.plays().take_while(|play| !play.is_own_lead()) {
        if play.hand.side() == it.by.side() {
            l47::offenders_goes_back(h, play.hand, play.card, Fault::Own)?;
        } else {
            l47::followed_barred_lead(h, play.hand, play.card)?;
        }
        h.carry_out(&E, Effect::SkipThrough(play.moment));
    }
    l41::leader_leads(h, it.rightful)
}
