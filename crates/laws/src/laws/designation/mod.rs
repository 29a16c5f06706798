//! Law 46: incomplete or erroneous call of a card from dummy.
//!
//! This module reads the words of a call at a table. The exception of 46B, an incontrovertible different intention, is
//! applied before the rules that it overrides.

mod findings;

mod meaning;

mod reading;

use super::prelude::*;
use crate::record::spoken::Phrase;

pub use findings::DUMMY_HOLDS;
use findings::*;
use meaning::*;
use reading::is_open;

pub use meaning::change;
pub(crate) use meaning::{DesignationChange, is_own_not_shown, plainly_named, specifies};
pub use reading::read;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(46),
    title: text(
        "Incompleta o erronea chiamata di una carta dal morto",
        "Incomplete or erroneous call from dummy",
    ),
    clauses: &[&A, &B, &B1A, &B1B, &B1C, &B2, &B3A, &B3B, &B4, &B5],
    facts: &[&INCONTROVERTIBLE, &PROVISO_MET, &DUMMY_HOLDS, &SHOWN, &NAMES_ONE, &WINS],
    points: &[&HIGH],
};

static A: Clause = Clause {
    number: ByEdition::always("46A"),
    title: text("Forma corretta della chiamata", "Proper form of the call"),
    gist: always(
        "Nel chiamare una carta dal morto il dichiarante dovrebbe dire chiaramente seme e rango. Una chiamata \
         completa non ha bisogno del paragrafo B.",
        "In calling a card from dummy declarer should clearly state suit and rank. A complete call does not need \
         paragraph B.",
    ),
    asks: &[&PROVISO_MET, &SHOWN, &NAMES_ONE],
    see: &["45B", "45C4(a)"],
};
static B: Clause = Clause {
    number: ByEdition::always("46B"),
    title: text("Diversa intenzione incontrovertibile", "Incontrovertible different intention"),
    gist: always(
        "Le regole per le chiamate incomplete cedono solo se la diversa intenzione del dichiarante è \
         incontrovertibile: non deve restare il minimo dubbio. Vale per le chiamate dal morto, non per le carte \
         della mano.",
        "The rules for incomplete calls give way only where declarer's different intention is incontrovertible: \
         not the least doubt may remain. It holds for calls from dummy, not for cards from the hand.",
    ),
    asks: &[&INCONTROVERTIBLE],
    see: &["45C4(b)"],
};
static B1A: Clause = Clause {
    number: ByEdition::always("46B1(a)"),
    title: text("«Alta»", "'High'"),
    gist: ByEdition::from(
        Y2007,
        text(
            "Chi chiama «alta» chiama la carta più alta.",
            "A player who calls 'high' calls the highest card.",
        ),
    )
    .then(
        Y2017,
        text(
            "Chi chiama «alta» chiama la carta più alta del seme d'attacco.",
            "A player who calls 'high' calls the highest card of the suit led.",
        ),
    ),
    asks: &[&WINS],
    see: &["46B1(b)"],
};
static B1B: Clause = Clause {
    number: ByEdition::always("46B1(b)"),
    title: text("«Prendi», «vinci»", "'Win', 'take it'"),
    gist: always(
        "Chi ordina al morto di vincere la presa chiama la più bassa delle carte che sicuramente vincono.",
        "A player who orders dummy to win the trick calls the lowest card that is known to win it.",
    ),
    asks: &[&WINS],
    see: &["46B1(a)"],
};
static B1C: Clause = Clause {
    number: ByEdition::always("46B1(c)"),
    title: text("«Piccola», «bassa», «liscio»", "'Low', 'small', 'duck'"),
    gist: ByEdition::from(
        Y2007,
        text(
            "Chi chiama «piccola» o simile chiama la carta più bassa.",
            "A player who calls 'low' or the like calls the lowest card.",
        ),
    )
    .then(
        Y2017,
        text(
            "Chi chiama «piccola» o simile chiama la carta più bassa del seme d'attacco.",
            "A player who calls 'low' or the like calls the lowest card of the suit led.",
        ),
    ),
    asks: &[],
    see: &["46B2"],
};
static B2: Clause = Clause {
    number: ByEdition::always("46B2"),
    title: text("Il seme ma non il rango", "A suit but no rank"),
    gist: always(
        "Chi dice solo il seme chiama la carta più bassa di quel seme.",
        "A player who names a suit alone calls its lowest card.",
    ),
    asks: &[],
    see: &["46B"],
};
static B3A: Clause = Clause {
    number: ByEdition::always("46B3(a)"),
    title: text("Il rango ma non il seme, attaccando", "A rank but no suit, leading"),
    gist: always(
        "Chi dice solo il rango attaccando dal morto continua il seme con cui il morto ha vinto la presa \
         precedente, se lì c'è una carta di quel rango.",
        "A player who names a rank alone when leading from dummy continues the suit in which dummy won the last \
         trick, if there is a card of that rank.",
    ),
    asks: &[],
    see: &["46B3(b)"],
};
static B3B: Clause = Clause {
    number: ByEdition::always("46B3(b)"),
    title: text("Il rango ma non il seme, negli altri casi", "A rank but no suit, otherwise"),
    gist: always(
        "In ogni altro caso si gioca la carta di quel rango che il morto può giocare; se sono due o più, il \
         dichiarante deve dire quale.",
        "In all other cases the card of that rank that dummy can legally play is played; if there are several, \
         declarer must say which.",
    ),
    asks: &[],
    see: &["46B3(a)"],
};
static B4: Clause = Clause {
    number: ByEdition::always("46B4"),
    title: text("Una carta che il morto non ha", "A card that is not in dummy"),
    gist: ByEdition::from(Y2007, text(
        "La chiamata di una carta che il morto non ha è nulla: il dichiarante chiama qualunque carta legale.",
        "A call of a card that is not in dummy is void: declarer may call any legal card.",
    )).then(Y2017, text(
        "La chiamata di una carta che il morto non ha non è valida: il dichiarante chiama qualunque carta legale.",
        "A call of a card that is not in dummy is invalid: declarer may call any legal card.",
    )),
    asks: &[&DUMMY_HOLDS, &card_played::HOLDS],
    see: &["45C4(a)"],
};
static B5: Clause = Clause {
    number: ByEdition::always("46B5"),
    title: text("Né seme né rango", "Neither suit nor rank"),
    gist: always(
        "Se il dichiarante non dice né seme né rango, la carta del morto la sceglie uno dei difensori: il primo \
         che parla, senza consultarsi.",
        "If declarer names neither suit nor rank, either defender chooses dummy's card: the first to speak, \
         without consultation.",
    ),
    asks: &[&DUMMY_HOLDS, &sequence::COULD_FOLLOW],
    see: &["46B"],
};

/// Hears the incident of a call of a card.
pub fn designation(h: &mut Hearing<'_>, call: &Designation) -> HearingResult {
    if let Some(choice) = h.choice_of_dummys_card(call.by) {
        return chosen(h, call, choice);
    }
    if call.of_either {
        return of_either_hand(h, call);
    }
    if call.hand == call.by {
        let named = plainly_named(h.table(), call, call.spoken.said);
        return match named {
            Some(card) => card_played::named_from_hand(h, call, card),
            None if is_own_not_shown(h.table(), call.hand, call.spoken.said) => own_card(h, call),
            None => card_played::not_on_table(h, VoidCall(call.by)),
        };
    }
    let Some(phrase) = condition_settled(h, call)? else { return Ok(()) };
    match read(h, call, phrase, plea(h.table(), call, phrase))? {
        Some(card) if call.in_turn => card_played::designated(h, call, card),
        Some(card) if h.table().has_card_in_trick(call.hand) => {
            retraction::stays(h, call.by, DecisionAct::ChangeTo(call.hand, card))
        }
        Some(card) => called_out_of_turn(h, call, card),
        None => no_card(h, call, phrase),
    }
}

/// Rules on a card called from dummy when it is not dummy's turn. A change to a card that declarer names in the same
/// breath comes first.
fn called_out_of_turn(h: &mut Hearing<'_>, call: &Designation, first: Card) -> HearingResult {
    let at_once = change(h.table(), call).filter(|_| call.spoken.corrected.is_some());
    let same = |phrase| plainly_named(h.table(), call, phrase) == Some(first);
    let wanted = at_once.filter(|change| !same(change.phrase));
    let mut card = first;
    if wanted.is_some()
        && let Some(change) = card_played::may_change_designation(h, Some(call), wanted, call.by)?
    {
        card_played::designation_changed(h, call, first)?;
        match read(h, call, change.phrase, None)? {
            Some(other) => card = other,
            None => return Ok(()),
        }
    }
    out_of_turn(h, call.moment, call.hand, card.into())?;
    card_played::put_out_of_turn(h, call, card)
}

/// Rules on a card that declarer names at his own turn and that the diagram shows neither in his hand nor in dummy: the
/// director establishes which hand holds it. If neither hand does, the call counts as a call of a card that dummy does
/// not have (46B4).
fn of_either_hand(h: &mut Hearing<'_>, call: &Designation) -> HearingResult {
    let Some(card) = call.spoken.said.card().and_then(PlayedCard::card) else { return Ok(()) };
    let mut own = false;
    h.clause(&B4, |h| {
        let dummys = h.establish(&DUMMY_HOLDS, None)?;
        h.given_that(&NOT_IN_DUMMY, !dummys)?;
        own = h.whether(&card_played::HOLDS, call.by, card.into(), None)?;
        h.unless(&card_played::OWN_CARD, own)
    })?;
    if own {
        card_played::holds(h, call.by, card)?;
    }
    Ok(())
}

/// Rules on a card that a player names from his own hand, if which card he means depends on cards that the diagram does
/// not show.
fn own_card(h: &mut Hearing<'_>, call: &Designation) -> HearingResult {
    let named = h.clause(&A, |h| h.establish(&NAMES_ONE, None))?;
    if named == Some(false) {
        return card_played::not_on_table(h, VoidCall(call.by));
    }
    // If the diagram shows exactly one card that fits, it is the card named; otherwise the card is unknown.
    match named_of_own(h.table().position(), call.hand, call.spoken.said) {
        Some(card) => card_played::named_from_hand(h, call, card),
        None => Ok(()),
    }
}

/// Rules on a call whose words designate no card. Declarer's next words may designate one; otherwise the card that
/// dummy put out goes back. If a defender has the choice, dummy's card stays until he chooses.
fn no_card(h: &mut Hearing<'_>, call: &Designation, phrase: Phrase) -> HearingResult {
    let void = h.has_decided(Is(VoidCall(call.by)));
    let next = renewed(h.table(), call, void);
    // Declarer incontrovertibly meant one of several cards, and now wants a card that is not among them.
    let other = next.and_then(|next| plainly_named(h.table(), &next, next.spoken.said));
    let is_meant = h.decides(|of| matches!(of, Is(OneOf(..))));
    let is_among = |card| h.decides(|of| matches!(of, Is(OneOf(_, meant)) if meant.contains(card)));
    if is_meant && next.is_some() && !other.is_some_and(is_among) {
        let change = |other| DecisionAct::ChangeTo(call.hand, other);
        return other.map_or(Ok(()), |other| retraction::stays(h, call.by, change(other)));
    }
    match next {
        Some(next) => {
            let is_named = !void && is_open(h, call, phrase) && !must_specify(h, call);
            if is_named && !may_name_another(h, call)? {
                return Ok(());
            }
            designation(h, &next)?;
            // The first card played before declarer called again may be a regular play after the card of his new call.
            let first = call.later.plays().next();
            let fits = first.is_none_or(|it| h.table().would_be_regular(it.hand, it.card));
            let again = void && call.in_turn && h.table().has_card_in_trick(call.hand) && !fits;
            if again { retraction::followed_no_card(h, call.hand, &call.later) } else { Ok(()) }
        }
        None if void && call.in_turn && call.put.is_none() => {
            retraction::followed_no_card(h, call.hand, &call.later)
        }
        None if is_open(h, call, phrase) && !must_specify(h, call) => match call.put {
            // The designated card is unknown, but it has the suit and the rank that the words name.
            Some(put) if is_another(put, phrase) => card_played::undesignated(h, call),
            Some(put) => {
                h.lay_as_regular(call.hand, put);
                Ok(())
            }
            None => Ok(()),
        },
        None if is_free(phrase) && awaits_choice(h.table(), call) => Ok(()),
        None => card_played::undesignated(h, call),
    }
}

/// Decides whether declarer may change his call of a card that the diagram does not show (45C4(b)).
fn may_name_another(h: &mut Hearing<'_>, call: &Designation) -> HearingResult<bool> {
    let change = change(h.table(), call);
    Ok(card_played::may_change_designation(h, Some(call), change, call.by)?.is_some())
}

/// Returns whether a decision on this call requires declarer to say which of some cards he means.
fn must_specify(h: &Hearing<'_>, call: &Designation) -> bool {
    h.decides(|of| matches!(of, Must(_, DecisionAct::Designate(hand, _)) if hand == call.hand))
}

/// Establishes whether the condition of a call is met, and returns the phrase that therefore applies; `None` if the
/// call then names no card.
fn condition_settled(h: &mut Hearing<'_>, call: &Designation) -> HearingResult<Option<Phrase>> {
    let mut phrase = Some(call.spoken.said);
    h.clause(&A, |h| {
        if let Some(proviso) = call.spoken.proviso {
            let met = h.establish(&PROVISO_MET, proviso_met(h.table().position(), proviso))?;
            phrase = if met { phrase } else { proviso.otherwise };
        }
        match phrase {
            Some(phrase) => {
                let complete = is_complete(h.table(), call.hand, phrase);
                h.given_that(&COMPLETE, complete)
            }
            None => h.decide(Must(Party::Seat(call.by), DecisionAct::DesignateAny(call.hand))),
        }
    })?;
    Ok(phrase)
}

/// Shows that an intention pleaded for a card played from the hand has no effect.
pub(crate) fn not_from_dummy(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&B, &FROM_DUMMY)
}

/// Rules on the card that a defender designates from dummy, because declarer's call named no card and this defender was
/// the first to speak (46B5).
fn chosen(h: &mut Hearing<'_>, call: &Designation, choice: Hand) -> HearingResult {
    let dummy = h.table().contract().dummy();
    let phrase = call.spoken.said;
    let card = matching(h.table().position(), dummy, choice, phrase).only();
    let played = h.clause(&B5, |h| {
        let card = h.given(&AMONG_THESE, card)?;
        if h.table().may_hold(dummy, card.into()) {
            h.require(&DUMMY_HOLDS, None)?;
        }
        if h.table().follows(dummy, card.into()).is_none() {
            let able = h.whether(&sequence::COULD_FOLLOW, dummy, card.into(), None)?;
            h.unless(&DUMMY_FOLLOWS, able)?;
        }
        h.decide(Is(Called(dummy, card)))?;
        if let Some(at) = h.what_followed().executed(card.into()) {
            h.apply(Effect::Skip(at));
        }
        Ok(card)
    })?;
    match played {
        Some(card) => {
            card_played::called_from_dummy(h, dummy, card.into())?;
            card_played::put_before_choice(h, &Designation { hand: dummy, ..*call }, card)
        }
        // The defender has named none of the cards among which he chooses.
        None => rectification::among_options(h, call.by, false),
    }
}
