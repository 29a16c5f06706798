//! Law 54, paragraphs A, B and C: declarer's response to a defender's opening lead out of turn.

use crate::laws::prelude::*;
use crate::table::Moment;

finding!(
    /// Whether declarer could have seen a card of dummy other than one exposed during the auction.
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
    /// The response of the presumed declarer to a faced opening lead out of turn.
    RESPONSE: OpeningLeadChoice, "opening-lead-choice", of Player,
    ask text(
        "Che cosa sceglie {who} dopo l'attacco iniziale fuori turno {card}?",
        "What does {who} choose after the opening lead out of turn {card}?"
    ),
    Spread "spread" text("{who} stende la sua mano", "{who} spreads his hand"),
    Accept "accept" text("{who} accetta {card}", "{who} accepts {card}"),
    Refuse "refuse" text("{who} non accetta {card}", "{who} does not accept {card}")
);

pub(super) static A: Clause = Clause {
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
pub(super) static B: Clause = Clause {
    number: ByEdition::always("54B"),
    title: text("Il dichiarante accetta", "Declarer accepts"),
    gist: always(
        "Il dichiarante può accettare l'attacco, come ogni attacco fuori turno: allora si stende il morto.",
        "Declarer may accept the lead, as any lead out of turn: dummy is then spread.",
    ),
    asks: &[&RESPONSE],
    see: &["41C", "53A", "54B1"],
};
pub(super) static B1: Clause = Clause {
    number: ByEdition::always("54B1"),
    title: text("Seconda carta dalla mano", "The second card from declarer's hand"),
    gist: always(
        "Se il dichiarante accetta l'attacco la seconda carta della presa viene dalla sua mano.",
        "If declarer accepts the lead the second card to the trick comes from his hand.",
    ),
    asks: &[],
    see: &["54B2"],
};
pub(super) static B2: Clause = Clause {
    number: ByEdition::always("54B2"),
    title: text("Seconda carta dal morto", "The second card from dummy"),
    gist: always(
        "Se il dichiarante gioca la seconda carta dal morto, essa non si ritira, se non per correggere una renonce.",
        "If declarer plays the second card from dummy, it may not go back except to correct a revoke.",
    ),
    asks: &[],
    see: &["54B1", "62A"],
};
pub(super) static C: Clause = Clause {
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

pub(super) static PLAYED_TO: Condition = Condition {
    yes: text("il dichiarante ha giocato sull'attacco", "declarer has played to the lead"),
    no: text(
        "il dichiarante non ha ancora giocato sull'attacco",
        "declarer has not yet played to the lead",
    ),
};
/// Decides whether declarer must accept the lead, because he could have seen a card of dummy (54C).
pub(super) fn must_accept(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult<bool> {
    let dummy = h.table().contract().dummy();
    let declarer = Party::Seat(h.table().contract().declarer);
    let spread = faced(h, dummy).is_some() || h.table().opening_lead().is_dummy_spread();
    let seen = (spread || has_seen(h, dummy)).then_some(true);
    let exposed = h.table().record().exposed.iter().any(|exposed| exposed.owner == dummy);
    let tried = faced(h, h.table().contract().declarer).map(|(at, _)| at);
    let open = seen.is_none() && !exposed;
    let must = h.clause(&C, |h| {
        h.unless(&PLAYED_TO, open && accepts_by_play(h, it))?;
        if exposed && !h.establish(&SAW_DUMMY, seen)? {
            h.note_condition(&EXPOSED_IN_AUCTION);
            h.decide(May(declarer, DecisionAct::Refuse(it.by, it.card)))?;
            return Ok(false);
        }
        if !exposed {
            h.require(&SAW_DUMMY, seen)?;
        }
        h.decide(Must(declarer, DecisionAct::Accept(it.by, it.card)))?;
        if let Some(at) = tried {
            h.decide(MayNot(declarer, DecisionAct::SpreadHand))?;
            h.apply(Effect::Skip(at));
        }
        Ok(true)
    })?;
    let must = must == Some(true);
    if must && tried.is_some() {
        declarer_exposure::after_lead_out_of_turn(h)?;
    }
    Ok(must)
}

/// Returns the moment when a player faced cards, and the cards if they are not his whole hand, if he did so before
/// declarer stated his choice in words.
fn faced(h: &Hearing<'_>, by: Seat) -> Option<(Moment, Option<Hand>)> {
    let declarer = h.table().contract().declarer;
    let chosen = h.what_followed().answer(declarer).map(|(at, _)| at);
    let faced = h.what_followed().faced(by);
    faced.filter(|(moment, _)| precedes(*moment, chosen))
}

/// Returns whether declarer saw a card that dummy dropped or showed after the lead and before declarer stated his
/// choice.
fn has_seen(h: &Hearing<'_>, dummy: Seat) -> bool {
    let declarer = h.table().contract().declarer;
    let chosen = h.what_followed().answer(declarer).map(|(at, _)| at);
    h.what_followed().shows_card_to(dummy, declarer).is_some_and(|seen| precedes(seen, chosen))
}

/// Decides that declarer, if he has exposed cards by beginning to spread his hand, must spread it (54A). Returns the
/// moment of the exposure.
pub(super) fn has_begun_to_spread(
    h: &mut Hearing<'_>,
    declarer: Seat,
) -> HearingResult<Option<Moment>> {
    let Some((moment, Some(_))) = faced(h, declarer) else { return Ok(None) };
    declarer_exposure::after_lead_out_of_turn(h)?;
    h.clause(&A, |h| {
        h.note_condition(&SPREADS);
        h.decide(Must(Party::Seat(declarer), DecisionAct::SpreadHand))?;
        h.apply(Effect::Skip(moment));
        Ok(())
    })?;
    Ok(Some(moment))
}

/// Returns the first card played to the lead, if it comes from the declaring side.
fn second_card(h: &Hearing<'_>, it: &LeadOutOfTurn) -> Option<LaterPlay> {
    let contract = h.table().contract();
    it.later.this_trick().next().filter(|play| !contract.is_defender(play.hand))
}

/// Returns whether the declaring side played to the lead before declarer answered it.
pub(super) fn accepts_by_play(h: &Hearing<'_>, it: &LeadOutOfTurn) -> bool {
    let answered_at = h.what_followed().answer(h.table().contract().declarer).map(|(at, _)| at);
    second_card(h, it).is_some_and(|play| precedes(play.moment, answered_at))
}

/// Establishes declarer's response to the lead: by spreading his hand, in words, or by a play. If he spreads his hand,
/// he becomes dummy.
pub(super) fn response(
    h: &mut Hearing<'_>,
    it: &LeadOutOfTurn,
    declarer: Seat,
) -> HearingResult<OpeningLeadChoice> {
    let spread = faced(h, declarer);
    if spread.is_some() {
        declarer_exposure::after_lead_out_of_turn(h)?;
    }
    let answer = h.what_followed().answer(declarer).map(|(_, choice)| choice == Choice::Accept);
    let chosen = match (spread, accepts_by_play(h, it), answer) {
        (Some(_), ..) => Some(OpeningLeadChoice::Spread),
        (None, true, _) | (None, false, Some(true)) => Some(OpeningLeadChoice::Accept),
        (None, false, Some(false)) => Some(OpeningLeadChoice::Refuse),
        (None, false, None) => None,
    };
    let law = match chosen {
        Some(OpeningLeadChoice::Accept) => &B,
        Some(OpeningLeadChoice::Refuse) => &super::D,
        Some(OpeningLeadChoice::Spread) | None => &A,
    };
    let response = h.clause(law, |h| {
        if let Some((moment, _)) = spread {
            h.apply(Effect::Skip(moment));
        }
        h.choose(OpeningLeadChoice::ALL, declarer, it.card, chosen)
    })?;
    let response = response.unwrap_or(OpeningLeadChoice::Refuse);
    if response == OpeningLeadChoice::Spread {
        becomes_dummy(h, it, declarer, spread.map(|(moment, _)| moment))?;
    }
    Ok(response)
}

/// Decides that declarer, who has spread his hand, becomes dummy, and that the lead stands (54A).
pub(super) fn becomes_dummy(
    h: &mut Hearing<'_>,
    it: &LeadOutOfTurn,
    declarer: Seat,
    at: Option<Moment>,
) -> HearingResult {
    h.hear_clause(&A, |h| {
        h.decide(Is(Dummy(declarer)))?;
        h.decide(Is(Declarer(declarer.partner())))?;
        h.apply(Effect::SwapDeclarer(at));
        h.apply(Effect::LeadPassesTo(it.by));
        h.decide(Is(Played(it.by, it.card)))?;
        // A card that came out with the cards that declarer spread is dummy's, and nobody has called it.
        let with_them = at.map(|at| h.what_followed().put_with(at, declarer));
        for (moment, card) in with_them.into_iter().flatten() {
            h.decide(Is(NotPlayed(declarer, card)))?;
            h.apply(Effect::Skip(moment));
        }
        Ok(())
    })
}

/// Decides that the lead stands, that dummy is spread, and that declarer's hand plays second unless a card of dummy has
/// been played (54B).
pub(super) fn accepted(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult {
    let contract = h.table().contract();
    let (declarer, dummy) = (Party::Seat(contract.declarer), contract.dummy());
    accepted_lead::stands(h, it)?;
    start_of_play::dummy_spread(h, dummy)?;
    let (second, own): (Option<LaterPlay>, _) = match second_card(h, it) {
        Some(play) if play.hand == dummy => (Some(play), None),
        other => (None, other),
    };
    let answered_at = h.what_followed().answer(contract.declarer).map(|(at, _)| at);
    let played = it.later.plays().next().map(|play| play.moment);
    let settled = Effect::SettleRoles(answered_at.or(played));
    h.about(contract.declarer, own.map(|play| play.card), |h| {
        h.clause(&B1, |h| {
            h.unless(&SECOND_FROM_DUMMY, second.is_some())?;
            h.apply(settled);
            match own {
                Some(play) if h.table().follows(play.hand, play.card) == Some(true) => {
                    h.decide(Is(Played(play.hand, play.card)))
                }
                Some(_) => Ok(()),
                None => h.decide(Must(declarer, DecisionAct::PlaySecond(contract.declarer))),
            }
        })
    })?;
    h.hear_clause(&B2, |h| {
        let second = h.given(&SECOND_FROM_DUMMY, second)?;
        h.apply(Effect::Wait(second));
        h.decide(Is(Played(dummy, second.card)))?;
        if h.table().follows(dummy, second.card) == Some(true) {
            h.decide(MayNot(declarer, DecisionAct::Withdraw(dummy, second.card)))?;
        }
        h.apply(settled);
        h.apply(Effect::SkipThrough(second.moment));
        Ok(())
    })
}
