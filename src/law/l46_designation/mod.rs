//! Law 46: incomplete or erroneous call of a card from dummy.
//!
//! Here the words of a call meet the table. The exception, an incontrovertible different intention, is
//! heard before the rules that it sets aside.

mod findings;

mod meaning;

use super::prelude::*;
use crate::table::spoken::{Action, Manner, Phrase};

use findings::*;
use meaning::*;

pub use meaning::{Change, change, plainly_named, specifies};

pub static LAW: Law = Law {
    number: 46,
    title: text(
        "Incompleta o erronea chiamata di una carta dal morto",
        "Incomplete or erroneous call from dummy",
    ),
    clauses: &[&A, &B, &B1A, &B1B, &B1C, &B2, &B3A, &B3B, &B4, &B5],
    facts: &[&INCONTROVERTIBLE, &PROVISO_MET, &DUMMY_HOLDS, &SHOWN],
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
    asks: &[&PROVISO_MET, &SHOWN],
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
    asks: &[],
    see: &["46B1(b)"],
};
static B1B: Clause = Clause {
    number: ByEdition::always("46B1(b)"),
    title: text("«Prendi», «vinci»", "'Win', 'take it'"),
    gist: always(
        "Chi ordina al morto di vincere la presa chiama la più bassa delle carte che sicuramente vincono.",
        "A player who orders dummy to win the trick calls the lowest card that is known to win it.",
    ),
    asks: &[],
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
    asks: &[&DUMMY_HOLDS],
    see: &[],
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
    asks: &[],
    see: &["46B"],
};

/// A card is called.
pub fn designation(h: &mut Hearing<'_>, call: &Designation) -> Heard {
    if let Some(choice) = h.choice_of_dummys_card(call.by) {
        return chosen(h, call, choice);
    }
    if call.hand == call.by {
        let named = plainly_named(h.table(), call, call.spoken.said);
        return match named {
            Some(card) => l45::named_from_hand(h, call, card),
            None => l45::not_on_table(h, VoidCall(call.by)),
        };
    }
    let Some(phrase) = condition_settled(h, call)? else { return Ok(()) };
    match read(h, call, phrase, plea(h.table(), call, phrase))? {
        Some(card) if call.in_turn => l45::designated(h, call, card),
        Some(card) if h.table().has_card_in_trick(call.hand) => {
            l47::may_not_change(h, call.by, call.hand, card)
        }
        Some(card) => out_of_turn(h, call.moment, call.hand, card.into()),
        None => no_card(h, call, phrase),
    }
}

/// The words designate no card: what declarer says next does, or the card that dummy put out goes back.
/// Where the choice is a defender's, that card waits for him.
fn no_card(h: &mut Hearing<'_>, call: &Designation, phrase: Phrase) -> Heard {
    match renewed(call, h.has_decided(Is(VoidCall(call.by)))) {
        Some(next) => designation(h, &next),
        None if is_not_shown(h.table(), call.hand, phrase) => match call.put {
            // Which card it is nobody knows, but it is none of another suit.
            Some(put) if is_of_another_suit(put, phrase) => l45::undesignated(h, call),
            Some(put) => {
                h.stays(call.hand, put);
                Ok(())
            }
            None => Ok(()),
        },
        None if is_free(phrase) && awaits_choice(h.table(), call) => Ok(()),
        None => l45::undesignated(h, call),
    }
}

/// What the call says once its condition, if it has one, is settled; `None` if it then says nothing.
fn condition_settled(h: &mut Hearing<'_>, call: &Designation) -> Heard<Option<Phrase>> {
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
            None => h.decide(Must(Who::Seat(call.by), Act::Designate(call.hand, None))),
        }
    })?;
    Ok(phrase)
}

/// Reads a phrase at this table: the card that it calls. `None` where somebody has still to say which.
pub fn read(
    h: &mut Hearing<'_>,
    call: &Designation,
    phrase: Phrase,
    plea: Option<Hand>,
) -> Heard<Option<Card>> {
    let phrase = with_trumps(h.table(), phrase);
    let complete = is_complete(h.table(), call.hand, phrase);
    let named = named(h.table(), call.hand, phrase);
    let holds = named.and_then(|card| h.table().position().deal.holds(call.hand, card));
    let meant = incontrovertibly_meant(h, call, complete && holds != Some(false), phrase, plea)?;
    if let Some(card) = meant.and_then(Hand::only) {
        return Ok(Some(card));
    }
    if meant.is_some() && !is_free(phrase) {
        return Ok(None);
    }
    if complete {
        return if not_in_dummy(h, call, holds)? { Ok(None) } else { Ok(named) };
    }
    if is_not_shown(h.table(), call.hand, phrase) && !is_among_the_shown(h, call, phrase)? {
        return Ok(None);
    }
    for clause in [high, winning, low, suit_alone, rank_continuing, rank_alone] {
        if let Some(one) = clause(h, call, phrase)? {
            return Ok(one);
        }
    }
    if names_something(h.table(), phrase) {
        not_in_dummy(h, call, Some(false))?;
        return Ok(None);
    }
    defenders_choose(h, call, phrase, meant)
}

/// Whether an incomplete call, where the diagram shows a hand in part, means a card that it shows. Where it
/// shows none, dummy may not have the card at all.
fn is_among_the_shown(h: &mut Hearing<'_>, call: &Designation, phrase: Phrase) -> Heard<bool> {
    if shown(h.table(), call.hand, phrase).is_empty() {
        let put = call.put.filter(|put| phrase.suit.is_some_and(|suit| put.suit() == Some(suit)));
        not_in_dummy(h, call, put.map(|_| true))?;
        return Ok(false);
    }
    Ok(h.clause(&A, |h| h.establish(&SHOWN, None))? == Some(true))
}

/// The cards that declarer incontrovertibly meant.
fn incontrovertibly_meant(
    h: &mut Hearing<'_>,
    call: &Designation,
    complete: bool,
    phrase: Phrase,
    plea: Option<Hand>,
) -> Heard<Option<Hand>> {
    h.clause(&B, |h| {
        h.given_that(&INCOMPLETE, !complete)?;
        let meant = h.given(&PLEADED, plea)?;
        h.require(&INCONTROVERTIBLE, None)?;
        if meant.len() > 1 {
            h.decide(Is(OneOf(call.hand, meant)))?;
            if !is_free(phrase) {
                h.decide(Must(Who::Seat(call.by), Act::Designate(call.hand, Some(meant))))?;
            }
        }
        if let Some(card) = meant.only() {
            called(h, call, card)?;
        }
        Ok(meant)
    })
}

/// An intention is pleaded for a card that was played from the hand: it cannot help.
pub fn not_from_dummy(h: &mut Hearing<'_>) -> Heard {
    h.rejects(&B, &FROM_DUMMY)
}

/// The call counts as a call of this card.
fn called(h: &mut Open<'_, '_>, call: &Designation, card: Card) -> Heard<Card> {
    h.decide(Is(Called(call.hand, card)))?;
    Ok(card)
}

/// The card called among those that the words fit; where there are several declarer says which, if he has
/// not yet.
fn one_of(
    h: &mut Open<'_, '_>,
    call: &Designation,
    phrase: Phrase,
    cards: Hand,
) -> Heard<Option<Card>> {
    let specified = in_full(call, phrase)
        .and_then(|whole| matching(h.table().position(), call.hand, cards, whole).only());
    // Which dummy put out, and nobody minds, is the one meant.
    let let_pass = || {
        let played_on = call.later.attention.is_none() && call.later.plays().next().is_some();
        call.put.and_then(PlayedCard::card).filter(|card| played_on && cards.contains(*card))
    };
    match cards.only().or(specified).or_else(let_pass) {
        Some(card) => called(h, call, card).map(Some),
        None => {
            h.decide(Must(Who::Seat(call.by), Act::Designate(call.hand, Some(cards))))?;
            Ok(None)
        }
    }
}

/// What a clause makes of a call: `None`, it does not apply; `Some(None)`, declarer has to say which.
type Read = Heard<Option<Option<Card>>>;

fn high(h: &mut Hearing<'_>, call: &Designation, phrase: Phrase) -> Read {
    let cards = meant(h.table(), call.hand, phrase);
    let fourth = h.table().position().on_table() == 3;
    let winners = winners(h.table().position(), call.hand, cards);
    let to_win = phrase.manner == Some(Manner::Win);
    let ruffs = phrase.action == Some(Action::Ruff);
    let cards = if to_win {
        beating(h.table().position(), cards)
    } else {
        of_suit_led(h, call.hand, phrase, cards)
    };
    h.clause(&B1A, |h| {
        if to_win {
            h.given_that(&WIN_AS_HIGH, winners.is_empty())?;
        } else {
            h.given_that(&HIGH_CALLED, phrase.manner == Some(Manner::High))?;
        }
        h.given_that(&HAS_SUCH, !cards.is_empty())?;
        let (top, low) = (highest(cards), lowest(winners));
        let by_seat = fourth && !ruffs && !low.is_empty() && low != top;
        let school =
            by_seat && !h.has(&rules::HIGH_IN_ANY_SEAT) && h.doctrine(&HIGH) == Reading::School;
        one_of(h, call, phrase, if school { low } else { top })
    })
}

fn winning(h: &mut Hearing<'_>, call: &Designation, phrase: Phrase) -> Read {
    let cards = meant(h.table(), call.hand, phrase);
    let winners = winners(h.table().position(), call.hand, cards);
    h.clause(&B1B, |h| {
        h.given_that(&WIN_CALLED, phrase.manner == Some(Manner::Win))?;
        h.given_that(&KNOWN_WINNER, !winners.is_empty())?;
        one_of(h, call, phrase, lowest(winners))
    })
}

/// Among the cards that "high" or "low" may mean, those that the edition lets it mean.
fn of_suit_led(h: &Hearing<'_>, hand: Seat, phrase: Phrase, cards: Hand) -> Hand {
    if !h.has(&rules::OF_SUIT_LED) || phrase.suit.is_some() {
        return cards;
    }
    let led = h.table().position().suit_led();
    led.map_or(Hand::EMPTY, |led| held(h.table(), hand).suit(led))
}

fn low(h: &mut Hearing<'_>, call: &Designation, phrase: Phrase) -> Read {
    let cards = meant(h.table(), call.hand, phrase);
    let cards = of_suit_led(h, call.hand, phrase, cards);
    h.clause(&B1C, |h| {
        h.given_that(&LOW_CALLED, phrase.manner == Some(Manner::Low))?;
        h.given_that(&HAS_SUCH, !cards.is_empty())?;
        one_of(h, call, phrase, lowest(cards))
    })
}

fn suit_alone(h: &mut Hearing<'_>, call: &Designation, phrase: Phrase) -> Read {
    let any = matches!(phrase.manner, None | Some(Manner::Any | Manner::Honour));
    let suit = phrase.suit.filter(|_| any);
    let held = held(h.table(), call.hand);
    h.clause(&B2, |h| {
        let suit = h.given(&SUIT_ALONE, suit)?;
        let low = h.given(&HAS_CARDS, held.lowest(suit))?;
        called(h, call, low).map(Some)
    })
}

fn rank_continuing(h: &mut Hearing<'_>, call: &Designation, phrase: Phrase) -> Read {
    let card = continuation(h.table(), call.hand, phrase);
    h.clause(&B3A, |h| {
        h.given(&RANK_ALONE, phrase.rank)?;
        let card = h.given(&CONTINUES, card)?;
        called(h, call, card).map(Some)
    })
}

fn rank_alone(h: &mut Hearing<'_>, call: &Designation, phrase: Phrase) -> Read {
    let legal = h.table().position().legal(call.hand);
    h.clause(&B3B, |h| {
        let rank = h.given(&RANK_ALONE, phrase.rank)?;
        let cards = legal.rank(rank);
        h.given_that(&LEGAL_RANK, !cards.is_empty())?;
        one_of(h, call, phrase, cards)
    })
}

/// Whether the call is void. `holds` says whether dummy has what it names: `None` where nobody knows.
fn not_in_dummy(h: &mut Hearing<'_>, call: &Designation, holds: Option<bool>) -> Heard<bool> {
    h.applies(&B4, |h| {
        match holds {
            Some(holds) => h.given_that(&NOT_IN_DUMMY, !holds)?,
            None => h.exclude(&DUMMY_HOLDS, None)?,
        }
        h.decide(Is(VoidCall(call.by)))?;
        h.decide(May(Who::Seat(call.by), Act::Designate(call.hand, None)))
    })
}

/// The choice is a defender's, unless only one card can be played, or a defender has already let the play go
/// on from the card that dummy put out.
fn defenders_choose(
    h: &mut Hearing<'_>,
    call: &Designation,
    phrase: Phrase,
    meant: Option<Hand>,
) -> Heard<Option<Card>> {
    let contract = h.table().contract();
    let defenders = Who::Side(contract.defenders());
    let choice = meant.unwrap_or_else(|| free_choice(h.table(), call.hand, phrase));
    let accepted = call.put.and_then(PlayedCard::card).filter(|card| {
        let played_on = |play: LaterPlay| contract.is_defender(play.hand);
        choice.contains(*card) && call.later.plays().any(played_on)
    });
    h.clause(&B5, |h| {
        h.notes(&NEITHER);
        if let Some(card) = accepted.or(choice.only()) {
            return called(h, call, card).map(Some);
        }
        let choice = Some(choice).filter(|cards| !cards.is_empty());
        h.decide(May(defenders, Act::Designate(call.hand, choice)))?;
        h.decide(MayNot(defenders, Act::Consult))?;
        Ok(None)
    })
    .map(Option::flatten)
}

/// A defender names the card that dummy plays, as the first to speak after a call that named none.
fn chosen(h: &mut Hearing<'_>, call: &Designation, choice: Hand) -> Heard {
    let dummy = h.table().contract().dummy();
    let phrase = call.spoken.said;
    let card = matching(h.table().position(), dummy, choice, phrase).only();
    let played = h.clause(&B5, |h| {
        let card = h.given(&AMONG_THESE, card)?;
        h.decide(Is(Called(dummy, card)))?;
        if let Some(at) = h.sequel().executed(card.into()) {
            h.apply(Effect::Skip(at));
        }
        Ok(card)
    })?;
    match played {
        Some(card) => l45::called_from_dummy(h, dummy, card.into()),
        None => Ok(()),
    }
}
