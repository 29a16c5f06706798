//! Law 47: retraction of a played card. A card once played goes back only through these paragraphs.

mod findings;

use super::prelude::*;
use super::{
    l16_information as l16, l20_explanations as l20, l21_misinformation as l21,
    l23_awareness as l23, l41_opening_lead as l41, l49_defender_exposure as l49,
};
use super::{l45_card_played as l45, l46_designation as l46};
use crate::table::Moment;

use findings::*;

pub use findings::{MISLED, WITHDRAWS};

pub static LAW: Law = Law {
    number: 47,
    title: text("Ritiro di una carta giocata", "Retraction of a card played"),
    clauses: &[&A, &B, &C, &D, &E1, &E2A, &E2B, &F1, &F2],
    facts: &[&MISLED, &INFLUENCED, &WITHDRAWS],
    points: &[],
};

static A: Clause = Clause {
    number: ByEdition::always("47A"),
    title: text("Nel corso di una rettifica", "In the course of a rectification"),
    gist: always(
        "Una carta giocata si ritira quando lo richiede la rettifica di un'irregolarità; quella di un difensore \
         può diventare carta penalizzata.",
        "A played card goes back when the rectification of an irregularity requires it; a defender's may become a \
         penalty card.",
    ),
    asks: &[],
    see: &["49", "50B"],
};
static B: Clause = Clause {
    number: ByEdition::always("47B"),
    title: text("Per correggere una giocata illegale", "To correct an illegal play"),
    gist: always(
        "Una carta giocata si può ritirare per correggere una giocata illegale; quella di un difensore diventa \
         di norma carta penalizzata. Per le giocate simultanee vale l'Articolo 58.",
        "A played card may go back to correct an illegal play; a defender's normally becomes a penalty card. For \
         simultaneous plays see Law 58.",
    ),
    asks: &[],
    see: &["49", "57C2", "58A"],
};
static C: Clause = Clause {
    number: ByEdition::always("47C"),
    title: text(
        "Per cambiare una designazione involontaria",
        "To change an unintended designation",
    ),
    gist: ByEdition::from(Y2007, text(
        "Dopo un cambio di designazione permesso da 45C4(b) la prima carta torna nella mano senza altra rettifica.",
        "After a change of designation that 45C4(b) allows the first card goes back without further rectification.",
    )).then(Y2017, text(
        "Dopo un cambio permesso da 45C4(b) la carta chiamata dal dichiarante torna nel morto senza altra rettifica.",
        "After a change that 45C4(b) allows the card that declarer called goes back to dummy without further \
         rectification.",
    )),
    asks: &[],
    see: &["45C4(b)"],
};
static D: Clause = Clause {
    number: ByEdition::always("47D"),
    title: text("Dopo il cambio di giocata di un avversario", "After an opponent's change of play"),
    gist: always(
        "Chi ha giocato dopo un avversario che poi cambia la sua carta può riprendere la propria senza altra \
         rettifica. Vale solo per carte giocate in rotazione.",
        "A player who played after an opponent who then changes his card may take his own back without further \
         rectification. It holds only for cards played in rotation.",
    ),
    asks: &[&WITHDRAWS],
    see: &["16D1", "62C1"],
};
pub static E1: Clause = Clause {
    number: ByEdition::always("47E1"),
    title: text(
        "Fuori turno per indicazione di un avversario",
        "Out of turn at an opponent's word",
    ),
    gist: ByEdition::from(Y2007, text(
        "Chi attacca o gioca fuori turno perché un avversario gli ha detto che toccava a lui può ritirare la carta \
         senza altra rettifica, e la sua giocata non può essere accettata.",
        "A player who leads or plays out of turn because an opponent told him it was his turn may take the card \
         back without further rectification, and his play cannot be accepted.",
    )).then(Y2017, text(
        "Chi attacca o gioca fuori turno perché un avversario gli ha detto che toccava a lui ritira la carta senza \
         altra rettifica: la sua giocata non può essere accettata, e non consuma una renonce.",
        "A player who leads or plays out of turn because an opponent told him it was his turn takes the card back \
         without further rectification: his play cannot be accepted, and establishes no revoke.",
    )),
    asks: &[&MISLED],
    see: &["16D1", "53A"],
};
static E2A: Clause = Clause {
    number: ByEdition::always("47E2(a)"),
    title: text("Carta giocata per una spiegazione errata", "A card played on a wrong explanation"),
    gist: ByEdition::from(Y2007, text(
        "Chi ha giocato per una spiegazione errata degli avversari può riprendere la carta, senza altra rettifica, \
         se nessuno ha giocato dopo nella presa; l'attacco iniziale, se il morto non ha ancora scoperto carte.",
        "A player who played on an opponent's wrong explanation may take the card back, without further \
         rectification, if nobody has played to the trick since; the opening lead, if dummy has faced no card.",
    )).then(Y2017, text(
        "Chi ha giocato per una spiegazione errata degli avversari può riprendere la carta, senza altra rettifica, \
         se nessuno ha giocato dopo, in quella presa o nella successiva; l'attacco iniziale, se il morto non ha \
         ancora scoperto carte.",
        "A player who played on an opponent's wrong explanation may take the card back, without further \
         rectification, if nobody has played since, to that trick or the next; the opening lead, if dummy has faced \
         no card.",
    )),
    asks: &[&INFLUENCED],
    see: &["21B1", "47E2(b)"],
};
static E2B: Clause = Clause {
    number: ByEdition::always("47E2(b)"),
    title: text(
        "Spiegazione errata: troppo tardi per ritirare",
        "A wrong explanation: too late to take back",
    ),
    gist: always(
        "Quando è troppo tardi per riprendere la carta l'Arbitro può assegnare un punteggio arbitrale.",
        "When it is too late to take the card back the director may award an adjusted score.",
    ),
    asks: &[&INFLUENCED],
    see: &["47E2(a)"],
};
static F1: Clause = Clause {
    number: ByEdition::always("47F1"),
    title: text(
        "Altri ritiri: dopo l'attacco del giocatore giusto",
        "Other retractions: after the proper lead",
    ),
    gist: ByEdition::from(Y2007, text(
        "Una carta si può ritirare quando lo prevede 53C: chi doveva attaccare attacca dopo l'attacco irregolare.",
        "A card may go back as 53C provides: the proper leader leads after the irregular lead.",
    )).then(Y2017, text(
        "Una carta si può ritirare quando lo prevede 53B: chi doveva attaccare attacca dopo l'attacco irregolare.",
        "A card may go back as 53B provides: the proper leader leads after the irregular lead.",
    )),
    asks: &[],
    see: &["53C"],
};
static F2: Clause = Clause {
    number: ByEdition::always("47F2"),
    title: text("In ogni altro caso la carta resta", "In every other case the card stays"),
    gist: always(
        "Fuori dei casi di quest'Articolo una carta giocata non si ritira.",
        "Except as this Law provides, a card once played may not be withdrawn.",
    ),
    asks: &[],
    see: &["47D"],
};

/// A rectification requires the card back.
pub fn a(h: &mut Hearing<'_>, hand: Seat, card: PlayedCard) -> Heard {
    let player = Who::Seat(super::player_of(h, hand));
    h.clause(&A, |h| {
        h.notes(&RECTIFIES);
        h.decide(Must(player, Act::Withdraw(hand, card)))
    })?;
    l49::withdrawn(h, hand, card)
}

/// An illegal play has to be corrected.
pub fn b(h: &mut Hearing<'_>, hand: Seat, card: PlayedCard) -> Heard {
    let player = Who::Seat(super::player_of(h, hand));
    h.clause(&B, |h| {
        h.notes(&ILLEGAL);
        h.decide(Must(player, Act::Withdraw(hand, card)))
    })?;
    Ok(())
}

/// An illegal play of declarer's may be corrected.
pub fn b_may(h: &mut Hearing<'_>, hand: Seat, card: PlayedCard) -> Heard {
    let player = Who::Seat(super::player_of(h, hand));
    h.clause(&B, |h| {
        h.notes(&ILLEGAL);
        h.decide(May(player, Act::Withdraw(hand, card)))
    })?;
    Ok(())
}

/// A designation is changed.
pub fn c(h: &mut Hearing<'_>, by: Seat, hand: Seat, card: PlayedCard) -> Heard {
    h.clause(&C, |h| {
        h.notes(&CHANGED_DESIGNATION);
        h.decide(May(Who::Seat(by), Act::Withdraw(hand, card)))
    })?;
    Ok(())
}

/// A designation that its author would change stands.
pub fn c_refused(h: &mut Hearing<'_>) -> Heard {
    h.rejects(&C, &CHANGED_DESIGNATION)
}

/// A card was played after an opponent's that has been changed.
pub fn d(h: &mut Hearing<'_>, hand: Seat, card: PlayedCard, in_rotation: bool) -> Heard<bool> {
    let player = super::player_of(h, hand);
    h.about(player, Some(card), |h| {
        h.applies(&D, |h| {
            h.given_that(&IN_ROTATION, in_rotation)?;
            h.decide(May(Who::Seat(player), Act::Withdraw(hand, card)))
        })
    })
}

/// Whether the record says that a player who may take a card back does so: to ask for it is to choose.
fn chosen(h: &Hearing<'_>, player: Seat, hand: Seat, card: PlayedCard) -> Option<bool> {
    let asked = h.sequel().taken_back(player, hand, card).map(|_| true);
    let said = || h.sequel().chosen(player, &[Choice::Withdraw, Choice::Keep]);
    asked.or_else(|| said().map(|(_, option)| option == 0))
}

/// Whether the record says that he takes it back.
pub fn takes_back(h: &Hearing<'_>, hand: Seat, card: PlayedCard) -> bool {
    chosen(h, super::player_of(h, hand), hand, card) == Some(true)
}

/// Whether the record says that he leaves it.
pub fn keeps(h: &mut Hearing<'_>, hand: Seat, card: PlayedCard) -> Heard<bool> {
    let left = chosen(h, super::player_of(h, hand), hand, card) == Some(false);
    Ok(left && !withdraws(h, hand, card, None)?)
}

/// Whether a player who may take a card back does so. `stands` is what the play that follows shows, where it
/// shows anything.
pub fn withdraws(
    h: &mut Hearing<'_>,
    hand: Seat,
    card: PlayedCard,
    stands: Option<bool>,
) -> Heard<bool> {
    let player = super::player_of(h, hand);
    let chosen = chosen(h, player, hand, card).or(stands.map(|stands| !stands));
    let withdraws = h.clause(&D, |h| h.whether(&WITHDRAWS, player, card, chosen))?;
    if withdraws == Some(false) {
        l16::kept(h)?;
    }
    Ok(withdraws == Some(true))
}

/// A lead or play out of turn: was the player told that it was his turn?
pub fn e1(h: &mut Hearing<'_>, by: Seat, card: PlayedCard, told_by: Option<Seat>) -> Heard<bool> {
    let told = told_by.map(|_| true);
    let player = Who::Seat(super::player_of(h, by));
    let goes_back = Act::Withdraw(by, card);
    let must = h.has(&rules::MISLED_MUST_WITHDRAW);
    let asked = super::player_of(h, by);
    let misled = h.about(asked, Some(card), |h| {
        h.applies(&E1, |h| {
            h.require(&MISLED, told)?;
            h.decide(if must { Must(player, goes_back) } else { May(player, goes_back) })?;
            h.decide(MayNot(Who::Side(by.side().opponents()), Act::Accept(by, card)))
        })
    })?;
    if misled {
        let misled_by = by.side().opponents();
        l16::withdrawn(h, by, card, by.side(), Some(super::offending(h, misled_by)))?;
    }
    Ok(misled)
}

/// A side corrects a wrong explanation.
pub fn misexplanation(h: &mut Hearing<'_>, it: &Misexplanation) -> Heard {
    l20::corrected(h, it)?;
    if let Some(caller) = it.last_caller.filter(|_| it.topic == crate::table::Topic::Call)
        && !l21::b1(h, caller, it.lead_faced)?
    {
        l41::c(h, caller, it.lead_faced)?;
        l21::b3(h, caller, it.lead_faced)?;
    }
    let closed_by_any = h.has(&rules::NEXT_TRICK_BARS);
    for (play, covered) in it.earlier.into_iter().flatten() {
        let by = super::player_of(h, play.hand);
        let settled = covered || h.goes_back(play.hand, play.card);
        h.about(by, Some(play.card), |h| {
            if settled { e2b(h, play, true) } else { e2(h, it, play, closed_by_any) }
        })?;
    }
    // A card that goes back for another reason needs no clause here.
    match it.played.filter(|play| !h.goes_back(play.hand, play.card)) {
        Some(play) => {
            let by = super::player_of(h, play.hand);
            let late = if closed_by_any { it.played_since } else { it.played_on };
            h.about(by, Some(play.card), |h| e2(h, it, play, late))
        }
        None => h.rejects(&E2A, &EXPLAINED_WRONGLY),
    }
}

/// A card was played after a wrong explanation; `late` if another has been played since, which closes the way back.
fn e2(h: &mut Hearing<'_>, it: &Misexplanation, play: LaterPlay, late: bool) -> Heard {
    let (hand, card) = (play.hand, play.card);
    let by = super::player_of(h, hand);
    if it.opening_lead && l41::a(h, hand, card, it.lead_faced)? {
        return Ok(());
    }
    let may = h.applies(&E2A, |h| {
        h.notes(&EXPLAINED_WRONGLY);
        h.require(&INFLUENCED, None)?;
        h.given_that(&NOBODY_PLAYED_ON, !late)?;
        if it.opening_lead {
            h.given_that(&DUMMY_UNSEEN, !it.dummy_spread)?;
        }
        h.decide(May(Who::Seat(by), Act::Withdraw(hand, card)))
    })?;
    if may {
        f2_allowed(h)?;
        goes_back(h, it.moment, by, hand, card);
        let misinformed = hand.side();
        return l16::withdrawn(h, hand, card, misinformed, Some(super::offending(h, it.by.side())));
    }
    e2b(h, play, late || it.opening_lead && it.dummy_spread)?;
    f2(h, by, hand, card)
}

/// The card goes back on the table too, where the record shows that the player takes it: he asks for it, or
/// puts out another.
fn goes_back(h: &mut Hearing<'_>, moment: Moment, by: Seat, hand: Seat, card: PlayedCard) {
    let replaced = h.sequel().stands_by_it(Some(moment), hand, None) == Some(false);
    if chosen(h, by, hand, card).unwrap_or(replaced) && h.table().can_go_back(hand, card) {
        h.carry_out(&E2A, Effect::TakeBack(hand, card));
        if !replaced {
            plays_instead(h, &E2A, hand, card);
        }
    }
}

/// Too late to take the card back.
fn e2b(h: &mut Hearing<'_>, play: LaterPlay, late: bool) -> Heard {
    h.clause(&E2B, |h| {
        h.unless(&NOBODY_PLAYED_ON, !late)?;
        h.require(&INFLUENCED, None)?;
        h.decide(Adjusts { power: Power::May, favour: play.hand.side() })
    })?;
    Ok(())
}

/// Another card than the proper lead followed the irregular lead.
pub fn f1_not_led(h: &mut Hearing<'_>) -> Heard {
    h.rejects(&F1, &PROPER_LEAD)
}

/// The proper leader has led after the irregular lead.
pub fn f1(h: &mut Hearing<'_>, hand: Seat, card: PlayedCard) -> Heard {
    let player = Who::Seat(super::player_of(h, hand));
    h.clause(&F1, |h| {
        h.notes(&PROPER_LEAD);
        h.decide(May(player, Act::Withdraw(hand, card)))
    })?;
    Ok(())
}

/// The card stays.
pub fn f2(h: &mut Hearing<'_>, by: Seat, hand: Seat, card: PlayedCard) -> Heard {
    h.clause(&F2, |h| {
        h.notes_not(&ALLOWED);
        h.decide(MayNot(Who::Seat(by), Act::Withdraw(hand, card)))
    })?;
    Ok(())
}

/// The card called stays: another may not be played in its place.
pub fn f2_change(h: &mut Hearing<'_>, by: Seat, hand: Seat, other: Card) -> Heard {
    h.clause(&F2, |h| {
        h.notes_not(&ALLOWED);
        h.decide(MayNot(Who::Seat(by), Act::ChangeTo(hand, other)))
    })?;
    Ok(())
}

/// Another paragraph has let the card go back.
fn f2_allowed(h: &mut Hearing<'_>) -> Heard {
    h.rejects_because(&F2, &ALLOWED)
}

/// A player asks to take back a card that lies on the table.
pub fn retraction(h: &mut Hearing<'_>, it: &Retraction) -> Heard {
    if h.table().face_down_lead() == Some(it.card) && !h.goes_back(it.hand, it.card) {
        return l41::stays(h, it.by, it.card);
    }
    if h.goes_back(it.hand, it.card) {
        // The ruling on how it came to the table has dealt with it.
        h.affirms(&A, &RECTIFIES)?;
        if !h.table().has_played(it.hand, it.card) {
            plays_instead(h, &A, it.hand, it.card);
        }
        return f2_allowed(h);
    }
    if !h.table().has_played(it.hand, it.card) {
        return l45::a_not_played(h, it.hand, it.card);
    }
    h.rejects(&A, &RECTIFIES)?;
    h.rejects(&B, &ILLEGAL)?;
    if !it.called {
        l45::c4b(h, None, None, it.by)?;
        if it.plea.is_some() {
            l46::b_from_hand(h)?;
        }
        if it.hand == it.by {
            own_card(h, it)?;
        }
    }
    if let Some(changed) = it.changed {
        if d(h, it.hand, it.card, changed.in_rotation)? {
            let offending = Some(super::offending(h, changed.by.side()));
            f2_allowed(h)?;
            if h.table().can_go_back(it.hand, it.card) {
                h.carry_out(&D, Effect::TakeBack(it.hand, it.card));
                plays_instead(h, &D, it.hand, it.card);
            }
            return l16::withdrawn(h, it.hand, it.card, it.hand.side(), offending);
        }
    } else {
        h.rejects(&D, &OPPONENT_CHANGED)?;
    }
    f2(h, it.by, it.hand, it.card)?;
    match it.changed {
        Some(changed) => l23::awareness(h, changed.by, changed.card),
        None => Ok(()),
    }
}

/// A card that goes back makes room for the one that its player has said he plays in its place.
pub fn plays_instead(h: &mut Hearing<'_>, law: &'static Clause, hand: Seat, card: PlayedCard) {
    let player = super::player_of(h, hand);
    let Some((at, Some(card))) = h.sequel().taken_back(player, hand, card) else { return };
    // One that had to go back itself has been ruled on.
    if !h.table().lacks(hand, card) && !h.goes_back(hand, card) {
        h.carry_out(law, Effect::Play { at, hand, card });
    }
}

/// The card was put down by the hand that asks for it back: it is played.
fn own_card(h: &mut Hearing<'_>, it: &Retraction) -> Heard {
    if h.table().contract().is_defender(it.by) {
        l45::a(h, it.hand, it.card)
    } else {
        l45::c2_on_table(h, it.hand, it.card)
    }
}
