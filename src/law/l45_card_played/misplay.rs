//! Law 45, paragraph D: a card misplayed by dummy.

use super::extra;
use super::findings::*;
use crate::law::prelude::*;

pub(super) static D: Clause = Clause {
    number: ByEdition::from(Y2007, "45D").then(Y2017, "45D1"),
    title: text("Carta indebitamente giocata dal morto", "Card misplayed by dummy"),
    gist: always(
        "Se il morto mette in posizione di carta giocata una carta non nominata, la si ritira finché entrambe le \
         linee non hanno giocato nella presa successiva. I difensori possono riprendere ciò che hanno giocato \
         nel frattempo; se cambia l'avversario alla destra del dichiarante, anche il dichiarante può cambiare \
         la carta che ha giocato dopo di lui.",
        "If dummy puts in the played position a card that declarer did not name, it goes back as long as the two \
         sides have not both played to the next trick. The defenders may take back what they played meanwhile; \
         if declarer's right-hand opponent changes, declarer too may change the card he played after him.",
    ),
    asks: &[],
    see: &["16D1", "45B", "47D"],
};
pub static D2: Clause = Clause {
    number: ByEdition::from(Y2017, "45D2"),
    title: text("Troppo tardi per cambiare la carta del morto", "Too late to change dummy's card"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Quando entrambe le linee hanno giocato nella presa successiva il gioco prosegue come sta; chi non ha \
         risposto al seme della carta messa giù può aver commesso una renonce.",
            "Once each side has played to the next trick play goes on as it stands; a player who did not follow the suit of \
         the card that was put down may have revoked.",
        ),
    ),
    asks: &[],
    see: &["45D", "61A"],
};

/// Dummy put out `put` where the call designated `card`, or none yet.
pub(super) fn misplayed(
    h: &mut Hearing<'_>,
    call: &Designation,
    card: Option<Card>,
    put: PlayedCard,
) -> Heard {
    extra::dummy_was_told(h, call.hand)?;
    let side = call.by.side();
    let too_late = call.later.has_played_on(side) && call.later.has_played_on(side.opponents());
    let mended = h.applies(&D, |h| {
        h.notes(&MISPLAYED);
        h.given_that(&NOT_TOO_LATE, !too_late)?;
        if let Some(card) = card {
            h.decide(Is(Played(call.hand, card.into())))?;
        }
        h.decide(Must(Who::Seat(call.hand), Act::Withdraw(call.hand, put)))?;
        let contract = h.table().contract();
        let since = call.later.plays().filter(|play| play.moment > call.put_at);
        for play in since.filter(|play| contract.is_defender(play.hand)) {
            h.decide(May(Who::Seat(play.hand), Act::Withdraw(play.hand, play.card)))?;
        }
        Ok(())
    })?;
    // A revoke may still be corrected.
    let regular = h.table().would_be_regular(call.hand, put);
    let stays = h.applies(&D2, |h| {
        h.unless(&NOT_TOO_LATE, !too_late)?;
        // The card stays as it lies; what follows is judged on it.
        h.apply(Effect::Lay(call.hand, put));
        h.decide(Is(Played(call.hand, put)))?;
        h.decide(Is(PlayContinues))
    })?;
    if mended {
        return in_order(h, call, card.map(PlayedCard::from));
    }
    if !stays {
        h.stays(call.hand, put);
    }
    if regular {
        l47::stays(h, h.table().contract().declarer, Act::Withdraw(call.hand, put))
    } else {
        Ok(())
    }
}

/// What was played after the card that goes back, now that the one that was named is played.
fn in_order(h: &mut Hearing<'_>, call: &Designation, named: Option<PlayedCard>) -> Heard {
    let contract = h.table().contract();
    // The card named may have been led to the next trick: it belongs to this one.
    let own_side = |play: &LaterPlay| {
        play.next_trick && !contract.is_defender(play.hand) && Some(play.card) != named
    };
    for play in call.later.plays().filter(own_side) {
        l47::offenders_goes_back(h, play.hand, play.card, Fault::Own)?;
    }
    // The suit led is now that of the card named, if dummy was on lead.
    let suit = h.table().position().suit_led();
    let mut right_hand_changes = false;
    // The card named, put out at last, is no other play.
    let since = |play: &LaterPlay| {
        play.moment > call.put_at && (play.hand, Some(play.card)) != (call.hand, named)
    };
    for play in call.later.plays().filter(since) {
        let changes = if contract.is_defender(play.hand) {
            defender_changes(h, call, play, suit)?
        } else {
            !play.next_trick && declarer_changes(h, play, suit, right_hand_changes)?
        };
        if changes {
            let fault = Fault::Of(contract.declaring_side());
            l47::taken_back(h, &D, (play.hand, play.card), fault)?;
            right_hand_changes |= play.hand == contract.declarer.rho();
        } else {
            h.carry_out(&D, Effect::Lay(play.hand, play.card));
        }
    }
    skip_later(h, &D, &call.later);
    Ok(())
}

/// Whether a defender takes his card back; a lead to the next trick stays with who has won the mended one.
fn defender_changes(
    h: &mut Hearing<'_>,
    call: &Designation,
    play: LaterPlay,
    suit: Option<Suit>,
) -> Heard<bool> {
    if play.next_trick {
        let position = h.table().position();
        return Ok(!(position.is_lead() && position.turn() == Some(play.hand)));
    }
    let stands = h.sequel().stands_by_it(call.later.attention, play.hand, Some(call.hand));
    Ok(l44::must_follow(h, play.hand, play.card, suit)?
        || l47::withdraws(h, play.hand, play.card, stands)?)
}

static UNBIDDEN: Condition = Condition {
    yes: text(
        "{who} ha messo giù la carta di sua iniziativa: il dichiarante non l'aveva chiamata né indicata",
        "{who} put the card out of his own accord: declarer had neither called nor indicated it",
    ),
    no: text(
        "il dichiarante aveva chiamato o indicato la carta",
        "declarer had called or indicated the card",
    ),
};

/// Whether dummy put out the card of his own accord when it was not the turn of his hand: it goes back.
pub fn played_unbidden(h: &mut Hearing<'_>, it: &PlayOutOfTurn) -> Heard<bool> {
    if it.unbidden {
        put_unbidden(h, it.by, it.card, &it.later)?;
    }
    Ok(it.unbidden)
}

/// The same between tricks: the card was put out as a lead.
pub fn led_unbidden(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard<bool> {
    if it.unbidden {
        put_unbidden(h, it.by, it.card, &it.later)?;
        let contract = h.table().contract();
        for play in it.later.plays().filter(|play| contract.is_defender(play.hand)) {
            after_misplay(h, play.hand, play.card)?;
        }
        skip_later(h, &D, &it.later);
    }
    Ok(it.unbidden)
}

fn put_unbidden(h: &mut Hearing<'_>, dummy: Seat, card: PlayedCard, later: &Later) -> Heard {
    let next = later.plays().next().filter(|play| h.table().position().turn() == Some(play.hand));
    h.clause(&D, |h| {
        h.notes(&UNBIDDEN);
        h.decide(Must(Who::Seat(dummy), Act::Withdraw(dummy, card)))?;
        h.decide(Is(Breach(dummy)))?;
        h.apply(Effect::NoteUnbidden(card));
        Ok(())
    })?;
    next.map_or(Ok(()), |play| after_misplay(h, play.hand, play.card))
}

/// A defender who played after dummy's error may take his card back.
pub fn after_misplay(h: &mut Hearing<'_>, by: Seat, card: PlayedCard) -> Heard {
    let defends = h.table().contract().is_defender(by);
    h.hears(&D, |h| {
        h.given_that(&DEFENDERS_CARD, defends)?;
        h.decide(May(Who::Seat(by), Act::Withdraw(by, card)))
    })
}

static DEFENDERS_CARD: Condition = Condition {
    yes: text(
        "un difensore ha giocato dopo l'errore del morto",
        "a defender has played after dummy's error",
    ),
    no: text("la carta non è di un difensore", "the card is not a defender's"),
};

/// Declarer may take back the card that he played after a right-hand opponent who has changed his own; one that
/// does not follow the suit now led he must. Whether it goes.
fn declarer_changes(
    h: &mut Hearing<'_>,
    play: LaterPlay,
    suit: Option<Suit>,
    right_hand_changes: bool,
) -> Heard<bool> {
    let must = l44::must_follow(h, play.hand, play.card, suit)?;
    if !right_hand_changes {
        if must {
            l47::must_be_corrected(h, play.hand, play.card)?;
        }
        return Ok(must);
    }
    let may = l47::changed_by_opponent(h, play.hand, play.card, true)?;
    Ok(must || may && !l47::keeps(h, play.hand, play.card)?)
}
