//! Law 45, paragraph D: a card misplayed by dummy.

use super::extra;
use super::findings::*;
use crate::laws::prelude::*;
use crate::table::Moment;

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
    asks: &[&retraction::WITHDRAWS],
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

/// A card that dummy put among the played cards.
struct Misplay<'a> {
    hand: Seat,
    put: PlayedCard,
    put_at: Moment,
    later: &'a LaterPlays,
    /// The card that declarer called, before or after dummy put out his card.
    named: Option<PlayedCard>,
    /// Whether dummy put out the card of his own accord.
    unbidden: bool,
}

impl Misplay<'_> {
    /// Returns whether declarer called the card that dummy put out.
    fn is_confirmed(&self) -> bool {
        self.named == Some(self.put)
    }

    /// Returns whether, before attention was drawn, each side had played to the next trick or, unless dummy acted of
    /// his own accord, the play had ended without a claim or concession.
    fn is_too_late(&self, h: &Hearing<'_>) -> bool {
        let over = || h.what_followed().is_played_out_by(self.later.attention);
        self.later.have_both_played_on() || !self.unbidden && over()
    }
}

/// Rules on the card `put` that dummy put out instead of the designated `card`, or without a designation (`card` is
/// `None`).
pub(super) fn misplayed(
    h: &mut Hearing<'_>,
    call: &Designation,
    card: Option<Card>,
    put: PlayedCard,
) -> HearingResult {
    let (hand, put_at, later) = (call.hand, call.put_at, &call.later);
    let named = card.map(PlayedCard::from);
    another_put(h, &Misplay { hand, put, put_at, later, named, unbidden: false })
}

/// Rules on a card that dummy put out after declarer had touched it without designating it.
pub(super) fn put_though_not_called(
    h: &mut Hearing<'_>,
    it: &Touch,
    put_at: Moment,
) -> HearingResult {
    let (hand, put, later) = (it.hand, it.card, &it.later);
    another_put(h, &Misplay { hand, put, put_at, later, named: None, unbidden: false })
}

/// Returns whether dummy put out a card, and it is too late to change it.
pub(crate) fn stays_put(h: &Hearing<'_>, call: &Designation) -> bool {
    let over = || h.what_followed().is_played_out_by(call.later.attention);
    call.put.is_some() && (call.later.have_both_played_on() || over())
}

/// Rules on a card that dummy put out after the called card had been ruled played. Returns `false` for any other extra
/// card.
pub fn put_instead(h: &mut Hearing<'_>, it: &ExtraCard) -> HearingResult<bool> {
    let dummys = it.by == h.table().contract().dummy();
    let Some(named) = it.instead_of.filter(|_| dummys) else { return Ok(false) };
    let (hand, put, put_at, later) = (it.by, it.card, it.moment, &it.later);
    another_put(h, &Misplay { hand, put, put_at, later, named: Some(named), unbidden: false })?;
    Ok(true)
}

/// Rules on a card that dummy put out before a player chose dummy's play. If the player chooses another card, dummy's
/// card goes back.
pub(crate) fn put_before_choice(
    h: &mut Hearing<'_>,
    call: &Designation,
    card: Card,
) -> HearingResult {
    match call.put.filter(|put| !put.may_be(card)) {
        Some(put) => {
            let call = Designation { later: LaterPlays::default(), ..*call };
            misplayed(h, &call, Some(card), put)
        }
        None => Ok(()),
    }
}

/// Sends back a card that dummy put out after another card had been called out of turn, whatever is ruled on the call
/// (45D).
pub(crate) fn put_out_of_turn(
    h: &mut Hearing<'_>,
    call: &Designation,
    card: Card,
) -> HearingResult {
    match call.put.filter(|put| !put.may_be(card)) {
        Some(put) => not_the_card_called(h, call.hand, put),
        None => Ok(()),
    }
}

/// Sends back a card that dummy put out when declarer had called another one, which is not played either (45D).
pub(crate) fn not_the_card_called(
    h: &mut Hearing<'_>,
    hand: Seat,
    put: PlayedCard,
) -> HearingResult {
    extra::dummy_was_told(h, hand)?;
    h.hear_clause(&D, |h| {
        h.note_condition(&MISPLAYED);
        h.decide(Must(Party::Seat(hand), DecisionAct::Withdraw(hand, put)))
    })
}

fn another_put(h: &mut Hearing<'_>, it: &Misplay<'_>) -> HearingResult {
    extra::dummy_was_told(h, it.hand)?;
    let mended = h.applies(&D, |h| {
        h.note_condition(&MISPLAYED);
        h.given_that(&NOT_TOO_LATE, !it.is_too_late(h))?;
        if let Some(named) = it.named.filter(|named| !h.table().has_played(it.hand, *named)) {
            h.decide(Is(Played(it.hand, named)))?;
        }
        goes_back(h, it)
    })?;
    if lies_there(h, it, mended)? {
        return Ok(());
    }
    // If dummy was on lead, the suit led is now the suit of the card named.
    let suit = h.table().position().suit_led();
    mend(h, it, suit)?;
    // A request to take back a card concerns dummy's error only if it is dummy's card or a later one.
    let concerns = |at: &Moment| {
        h.table().asked_back_at(*at).is_none_or(|asked| {
            asked == (it.hand, it.put)
                || it.later.plays().any(|play| (play.hand, play.card) == asked)
        })
    };
    // Plays before dummy's error are judged separately.
    let mut later = it.later.since(it.put_at);
    later.attention = later.attention.filter(concerns);
    skip_later(h, &D, &later);
    Ok(())
}

/// Sends dummy's card back unless declarer has called it, and dummy's later cards to the trick if declarer has called
/// no card.
fn goes_back(h: &mut OpenClause<'_, '_>, it: &Misplay<'_>) -> HearingResult {
    if !it.is_confirmed() {
        h.decide(Must(Party::Seat(it.hand), DecisionAct::Withdraw(it.hand, it.put)))?;
    }
    for play in it.later.plays().filter(|play| play.moment > it.put_at) {
        if play.hand == it.hand && it.named.is_none() && !play.next_trick {
            // This card has not been called either.
            h.decide(Must(Party::Seat(it.hand), DecisionAct::Withdraw(it.hand, play.card)))?;
        }
    }
    Ok(())
}

/// Decides whether it is too late to change dummy's card (45D2). If so, the card stays, and the later plays are judged
/// with it.
fn lies_there(h: &mut Hearing<'_>, it: &Misplay<'_>, mended: bool) -> HearingResult<bool> {
    // A card that is a revoke may still be corrected, so only a regular card surely stays.
    let regular = h.table().would_be_regular(it.hand, it.put);
    // A card that perhaps does not follow suit is played by an effect that raises the question of a revoke.
    let may_revoke = h.table().position().turn() == Some(it.hand)
        && h.table().follows(it.hand, it.put) != Some(true);
    let played = Effect::Play { at: it.put_at, hand: it.hand, card: it.put };
    let stays = h.applies(&D2, |h| {
        h.unless(&NOT_TOO_LATE, !it.is_too_late(h))?;
        h.apply(if may_revoke { played } else { Effect::Lay(it.hand, it.put) });
        h.decide(Is(Played(it.hand, it.put)))?;
        if it.later.have_both_played_on() { h.decide(Is(PlayContinues)) } else { Ok(()) }
    })?;
    if mended {
        return Ok(false);
    }
    if !stays && may_revoke {
        h.counts_as_played(it.put_at, it.hand, it.put);
    } else if !stays {
        h.lay_as_regular(it.hand, it.put);
    }
    let declarer = h.table().contract().declarer;
    if regular {
        retraction::stays(h, declarer, DecisionAct::Withdraw(it.hand, it.put))?;
    }
    Ok(true)
}

/// Decides which cards played after dummy's error stay, and which are changed, now that `suit` is led.
fn mend(h: &mut Hearing<'_>, it: &Misplay<'_>, suit: Option<Suit>) -> HearingResult {
    let contract = h.table().contract();
    // The card named may have been led to the next trick; it now belongs to the current trick.
    let own_side = |play: &LaterPlay| {
        play.next_trick && !contract.is_defender(play.hand) && Some(play.card) != it.named
    };
    for play in it.later.plays().filter(own_side) {
        retraction::offenders_goes_back(h, &D, (play.hand, play.card), WithdrawalFault::Own)?;
    }
    let mut right_hand_changes = false;
    // Putting out the card named is not another play.
    let since = |play: &LaterPlay| {
        play.moment > it.put_at && (play.hand, Some(play.card)) != (it.hand, it.named)
    };
    for play in it.later.plays().filter(since) {
        if !contract.is_defender(play.hand) && h.goes_back(play.hand, play.card) {
            // This card has already been ruled to go back.
            continue;
        }
        let changes = if contract.is_defender(play.hand) {
            defender_changes(h, it, play, suit)?
        } else {
            !play.next_trick && declarer_changes(h, play, suit, right_hand_changes)?
        };
        if changes {
            let fault = WithdrawalFault::Of(contract.declaring_side());
            retraction::taken_back(h, &D, (play.hand, play.card), fault)?;
            right_hand_changes |= play.hand == contract.declarer.rho();
        } else {
            h.apply_for(&D, Effect::Lay(play.hand, play.card));
        }
    }
    Ok(())
}

/// Decides whether a defender takes his card back. He may, and he must if the card does not follow the suit now led
/// although its hand can. A card of the next trick stays only if its hand is now to lead.
fn defender_changes(
    h: &mut Hearing<'_>,
    it: &Misplay<'_>,
    play: LaterPlay,
    suit: Option<Suit>,
) -> HearingResult<bool> {
    let (hand, card) = (play.hand, play.card);
    let position = h.table().position();
    let leads = position.is_lead() && position.turn() == Some(hand);
    let must = if play.next_trick { !leads } else { sequence::must_follow(h, hand, card, suit)? };
    let withdraw = DecisionAct::Withdraw(hand, card);
    h.clause(&D, |h| {
        let who = Party::Seat(hand);
        h.decide(if must { Must(who, withdraw) } else { May(who, withdraw) })
    })?;
    if play.next_trick {
        return Ok(must);
    }
    let stands = h.what_followed().confirms_play(it.later.attention, (hand, card), Some(it.hand));
    Ok(must || retraction::changes_too(h, &D, hand, card, stands)?)
}

/// Rules on a card that dummy put out of his own accord at the turn of his hand (45D). The card is not played unless
/// declarer calls it, or it is too late to change it.
pub(super) fn put_in_turn(h: &mut Hearing<'_>, indicated: &Indication) -> HearingResult {
    let Indication { by: hand, card: put, moment: put_at, designated: named, .. } = *indicated;
    let later = &indicated.later;
    let it = Misplay { hand, put, put_at, later, named, unbidden: true };
    let declarer = Party::Seat(h.table().contract().declarer);
    let mended = h.applies(&D, |h| {
        h.note_condition(&UNBIDDEN);
        h.given_that(&NOT_TOO_LATE, !it.is_too_late(h))?;
        goes_back(h, &it)?;
        if named.is_none() {
            h.decide(May(declarer, DecisionAct::DesignateAny(hand)))?;
        }
        h.apply(Effect::NoteUnbidden(put));
        Ok(())
    })?;
    if lies_there(h, &it, mended)? {
        return Ok(());
    }
    let suit = h.table().position().suit_led().or(named.and_then(PlayedCard::suit));
    if suit.is_some() {
        mend(h, &it, suit)?;
    } else {
        lead_void(h, later)?;
    }
    for moment in h.table().plays_of(later) {
        h.apply_for(&D, Effect::Skip(moment));
    }
    Ok(())
}

/// Sends back the cards played to a card that dummy put out of his own accord as a lead, which is no lead. A defender's
/// card that goes back is no penalty card.
fn lead_void(h: &mut Hearing<'_>, later: &LaterPlays) -> HearingResult {
    let contract = h.table().contract();
    for play in later.plays() {
        if contract.is_defender(play.hand) {
            retraction::followed_barred_lead(h, &D, play.hand, play.card)?;
        } else {
            retraction::offenders_goes_back(h, &D, (play.hand, play.card), WithdrawalFault::Own)?;
        }
    }
    Ok(())
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

/// Sends back a card that dummy, of his own accord, put out before the turn of his hand (45D). Returns whether dummy
/// did so.
pub(crate) fn played_unbidden(h: &mut Hearing<'_>, it: &PlayOutOfTurn) -> HearingResult<bool> {
    if it.unbidden {
        put_unbidden(h, it.by, it.card, &it.later)?;
    }
    Ok(it.unbidden)
}

/// Sends back a card that dummy, of his own accord, led between tricks (45D). Returns whether dummy did so.
pub(crate) fn led_unbidden(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult<bool> {
    if it.unbidden {
        put_unbidden(h, it.by, it.card, &it.later)?;
        followed(h, &it.later)?;
        // A card that declarer then calls is a separate incident.
        let called = it.later.plays().find(|play| play.manner.is_none());
        let own = if called.is_some() { it.later.until(called) } else { it.later };
        skip_later(h, &D, &own);
    }
    Ok(it.unbidden)
}

/// Sends back the cards that defenders played to dummy's card, which is no lead. A card of the player on lead is his
/// lead: it stays, and so do the cards after it.
fn followed(h: &mut Hearing<'_>, later: &LaterPlays) -> HearingResult {
    let contract = h.table().contract();
    let leader = h.table().position().turn();
    for play in later.plays().filter(|play| contract.is_defender(play.hand)) {
        if leader == Some(play.hand) {
            return Ok(());
        }
        retraction::followed_barred_lead(h, &D, play.hand, play.card)?;
    }
    Ok(())
}

fn put_unbidden(
    h: &mut Hearing<'_>,
    dummy: Seat,
    card: PlayedCard,
    later: &LaterPlays,
) -> HearingResult {
    let next = later.plays().next().filter(|play| h.table().position().turn() == Some(play.hand));
    super::not_called(h, dummy, card)?;
    h.clause(&D, |h| {
        h.note_condition(&UNBIDDEN);
        h.decide(Must(Party::Seat(dummy), DecisionAct::Withdraw(dummy, card)))?;
        h.decide(Is(Breach(dummy)))?;
        h.apply(Effect::NoteUnbidden(card));
        Ok(())
    })?;
    next.map_or(Ok(()), |play| after_misplay(h, play.hand, play.card))
}

/// Decides that a defender who played after dummy's error may take his card back (45D).
pub(crate) fn after_misplay(h: &mut Hearing<'_>, by: Seat, card: PlayedCard) -> HearingResult {
    let defends = h.table().contract().is_defender(by);
    h.hear_clause(&D, |h| {
        h.given_that(&DEFENDERS_CARD, defends)?;
        h.decide(May(Party::Seat(by), DecisionAct::Withdraw(by, card)))
    })
}

static DEFENDERS_CARD: Condition = Condition {
    yes: text(
        "un difensore ha giocato dopo l'errore del morto",
        "a defender has played after dummy's error",
    ),
    no: text("la carta non è di un difensore", "the card is not a defender's"),
};

/// Decides whether declarer takes a card back. He may if his right-hand opponent has changed the card played before it,
/// and he must if the card does not follow the suit now led although its hand can.
fn declarer_changes(
    h: &mut Hearing<'_>,
    play: LaterPlay,
    suit: Option<Suit>,
    right_hand_changes: bool,
) -> HearingResult<bool> {
    let must = sequence::must_follow(h, play.hand, play.card, suit)?;
    if !right_hand_changes {
        if must {
            retraction::must_be_corrected(h, play.hand, play.card)?;
        }
        return Ok(must);
    }
    if must {
        retraction::required_back(h, &D, play.hand, play.card)?;
    } else {
        retraction::may_go_back(h, &D, play.hand, play.card)?;
    }
    Ok(must || retraction::changes_too(h, &D, play.hand, play.card, None)?)
}
