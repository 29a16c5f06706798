//! Law 58: simultaneous leads or plays.

use super::prelude::*;
use crate::table::Moment;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(58),
    title: text("Attacchi o giocate simultanei", "Simultaneous leads or plays"),
    clauses: &[&A, &B1, &B2, &B3, &B4],
    facts: &[&FACE_VISIBLE, &PLAYS_THIS],
    points: &[],
};

finding!(
    /// Whether the face of a card put out together with another could be seen.
    FACE_VISIBLE, "face-visible",
    ask text(
        "Si vedeva la faccia di {card}, che {who} ha messo giù insieme a un'altra carta?",
        "Could the face of {card}, which {who} put out together with another card, be seen?"
    ),
    yes text("la faccia di {card} si vedeva", "the face of {card} could be seen"),
    no text("la faccia di {card} non si vedeva", "the face of {card} could not be seen")
);

/// Whether a player who put out several cards at once says that he plays this card.
static PLAYS_THIS: Fact = Fact {
    key: "card-proposed",
    asker: Asker::Player,
    question: text(
        "{who} dice che gioca {card}?",
        "Does {who} say that {card} is the card he plays?",
    ),
    replies: &[
        Reply { key: "this", states: text("{who} gioca {card}", "{who} plays {card}") },
        Reply {
            key: "another",
            states: text("{who} non gioca {card}", "{who} does not play {card}"),
        },
    ],
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
static B1: Clause = Clause {
    number: ByEdition::always("58B1"),
    title: text("Più carte insieme, una sola visibile", "Several cards at once, one face visible"),
    gist: always(
        "Se un giocatore mette giù più carte insieme e si vede la faccia di una sola, quella è giocata; le altre \
         tornano nella mano senza altra rettifica.",
        "If a player puts out several cards at once and only one face can be seen, that card is played; the others go \
         back without further rectification.",
    ),
    asks: &[&FACE_VISIBLE],
    see: &["49", "58B2"],
};
static B2: Clause = Clause {
    number: ByEdition::always("58B2"),
    title: text("Più carte insieme, più visibili", "Several cards at once, several faces visible"),
    gist: always(
        "Se si vede la faccia di più carte il giocatore dice quale, fra quelle che può giocare, gioca; se è un \
         difensore ogni altra carta esposta diventa penalizzata, maggiore o minore secondo 50B.",
        "If several faces can be seen the player says which, of those that he may play, he plays; if he is a \
         defender, each other exposed card becomes a penalty card, major or minor by 50B.",
    ),
    asks: &[&FACE_VISIBLE, &PLAYS_THIS],
    see: &["48A", "50B"],
};
static B3: Clause = Clause {
    number: ByEdition::always("58B3"),
    title: text("Chi ha giocato dopo può cambiare", "A player who played after may change"),
    gist: always(
        "Se una carta che si vedeva è ritirata, l'avversario che ha giocato dopo di essa può ritirare la sua e \
         cambiarla senza altra rettifica.",
        "If a card whose face was visible is withdrawn, an opponent who has played after it may take his own back and \
         replace it without further rectification.",
    ),
    asks: &[&retraction::WITHDRAWS],
    see: &["16D1", "58B2"],
};
static B4: Clause = Clause {
    number: ByEdition::always("58B4"),
    title: text("Scoperta quando si è già giocato oltre", "Discovered after both sides played on"),
    gist: always(
        "Se nessuno se ne accorge finché entrambe le linee non hanno giocato nella presa successiva la presa è \
         difettosa: vale l'Articolo 67.",
        "If it is not discovered until both sides have played to the next trick, the trick is defective: Law 67 \
         applies.",
    ),
    asks: &[],
    see: &["58B2"],
};

static OTHER_IS_LEGAL: Condition = Condition {
    yes: text(
        "l'altra carta, messa giù insieme, era giocata in turno",
        "the other card, put out at the same time, was played in turn",
    ),
    no: text(
        "nemmeno l'altra carta era in turno: le due si giudicano ciascuna per sé",
        "the other card was not in turn either: each is judged by itself",
    ),
};
static ONE_FACE: Condition = Condition {
    yes: text("si vedeva la faccia di una sola carta", "the face of one card only could be seen"),
    no: text("si vedeva la faccia di più carte", "the faces of several cards could be seen"),
};
static BOTH_PLAYED_ON: Condition = Condition {
    yes: text(
        "entrambe le linee hanno giocato nella presa successiva",
        "both sides have played to the next trick",
    ),
    no: text(
        "non hanno ancora giocato entrambe le linee nella presa successiva",
        "the two sides have not both played to the next trick",
    ),
};
static PLAYED_AFTER: Condition = Condition {
    yes: text(
        "un avversario ha giocato dopo le carte messe giù insieme",
        "an opponent has played after the cards put out at once",
    ),
    no: text("nessun avversario ha giocato dopo", "no opponent has played since"),
};

/// Hears the incident of cards that two players put out at the same time.
pub fn simultaneous(h: &mut Hearing<'_>, it: &SimultaneousPlay) -> HearingResult {
    let later = h.clause(&A, |h| {
        h.given_that(&OTHER_IS_LEGAL, it.other_is_legal)?;
        if it.in_turn { h.decide(Is(Played(it.by, it.card))) } else { Ok(()) }
    })?;
    match (it.in_turn, later) {
        (true, Some(())) => Ok(()),
        (true, None) => card_played::put_on_table(h, it.by, it.card),
        (false, _) => out_of_turn(h, it.moment, it.by, it.card),
    }
}

/// Hears the incident of several cards that one player puts out at once.
pub(crate) fn cards_at_once(h: &mut Hearing<'_>, it: &CardsAtOnce) -> HearingResult {
    let sides = [it.by.side(), it.by.side().opponents()];
    let late = sides.into_iter().all(|side| it.later.has_played_on(side));
    let defective = h.applies(&B4, |h| {
        h.given_that(&BOTH_PLAYED_ON, late)?;
        h.decide(Is(Defective(it.by)))
    })?;
    if defective {
        return defective_trick::unnoticed_at_once(h, it);
    }
    let (mut visible, mut hidden) = (vec![it.first], Vec::new());
    for other in it.others.into_iter().flatten() {
        let seen = h.about(it.by, Some(other.card), |h| {
            h.clause(&B2, |h| h.require(&FACE_VISIBLE, other.visible))
        })?;
        if seen.is_some() { visible.push(other.card) } else { hidden.push(other.card) }
    }
    let law = if visible.len() == 1 { &B1 } else { &B2 };
    h.clause(&B1, |h| h.given_that(&ONE_FACE, visible.len() == 1))?;
    for card in hidden {
        let new = !h.table().was_penalty_card(it.by, card);
        h.clause(law, |h| {
            h.decide(Must(Party::Seat(it.by), DecisionAct::Withdraw(it.by, card)))?;
            if new { h.decide(Is(NoPenalty(it.by, card))) } else { Ok(()) }
        })?;
    }
    let card = proposed(h, it, &visible)?;
    if visible.len() > 1 {
        others_may_change(h, it, card)?;
    }
    if it.in_turn {
        h.clause(law, |h| h.decide(Is(Played(it.by, card))))?;
    }
    let left: Vec<PlayedCard> = visible.into_iter().filter(|other| *other != card).collect();
    exposed(h, it, &left)?;
    if it.in_turn { Ok(()) } else { out_of_turn(h, it.moment, it.by, card) }
}

/// Establishes which of the visible cards the player says that he plays (58B2).
fn proposed(
    h: &mut Hearing<'_>,
    it: &CardsAtOnce,
    visible: &[PlayedCard],
) -> HearingResult<PlayedCard> {
    let player = player_of(h, it.by);
    let stated = it.designated.map(|(_, card)| card).filter(|card| visible.contains(card));
    if it.in_turn {
        sequence::can_follow(h, it.by, visible)?;
    }
    let legal: Vec<PlayedCard> =
        visible.iter().copied().filter(|card| is_legal(h, it, *card)).collect();
    // The player may propose only legal cards, if there are any.
    let free: &[PlayedCard] = if legal.is_empty() { visible } else { &legal };
    let offered = if stated.is_some() { visible } else { free };
    let [first @ .., last] = offered else { return Ok(it.first) };
    if first.is_empty() {
        return Ok(*last);
    }
    let cards: Hand = free.iter().filter_map(|card| card.card()).collect();
    if free.len() > 1 {
        h.clause(&B2, |h| {
            h.decide(Must(Party::Seat(player), DecisionAct::Designate(it.by, cards)))
        })?;
    }
    for card in first {
        let shown = stated.map(|stated| stated == *card);
        let this = h.clause(&B2, |h| h.whether(&PLAYS_THIS, player, *card, shown))?;
        if this == Some(true) {
            return Ok(*card);
        }
    }
    Ok(*last)
}

/// Returns whether the player can legally play the card now; out of turn, every card passes this test.
fn is_legal(h: &Hearing<'_>, it: &CardsAtOnce, card: PlayedCard) -> bool {
    let table = h.table();
    !it.in_turn
        || table.follows(it.by, card) != Some(false)
            && table.disobeyed(it.by, card).is_none()
            && table.comes_first(it.by, card).is_none()
}

/// Rules on the visible cards that the player does not play (58B2).
fn exposed(h: &mut Hearing<'_>, it: &CardsAtOnce, left: &[PlayedCard]) -> HearingResult {
    let defends = h.table().contract().is_defender(it.by);
    // Two or more exposed cards are major penalty cards in any case; a second card played to a trick is the example that
    // 50B gives of a card exposed unintentionally.
    let how = if left.len() > 1 { Exposure::OnPurpose } else { Exposure::ByAccident };
    for card in left {
        if defends {
            penalty_card::penalty(h, it.by, *card, how)?;
        } else {
            let player = Party::Seat(player_of(h, it.by));
            h.clause(&B2, |h| h.decide(Must(player, DecisionAct::Withdraw(it.by, *card))))?;
            h.about(it.by, Some(*card), |h| declarer_exposure::withdrawn(h, it.by, *card))?;
        }
    }
    Ok(())
}

/// Rules on the cards of opponents who played before the player said which card he plays (58B3).
fn others_may_change(h: &mut Hearing<'_>, it: &CardsAtOnce, card: PlayedCard) -> HearingResult {
    let said_at: Option<Moment> = it.designated.map(|(at, _)| at);
    let before = |play: &LaterPlay| precedes(play.moment, said_at);
    let since = it.later.this_trick().filter(|play| play.hand.side() != it.by.side());
    let since: Vec<LaterPlay> = since.filter(before).collect();
    if since.is_empty() {
        h.show_rejected(&B3, &PLAYED_AFTER)?;
        return Ok(());
    }
    let led = h.table().position().suit_led().or(card.suit());
    for play in since {
        let player = player_of(h, play.hand);
        let must = sequence::cannot_stay(h, play.hand, play.card, led)?;
        h.clause(&B3, |h| {
            h.note_condition(&PLAYED_AFTER);
            if must {
                return Ok(());
            }
            h.decide(May(Party::Seat(player), DecisionAct::Withdraw(play.hand, play.card)))
        })?;
        let stands = h.what_followed().confirms_play(said_at, (play.hand, play.card), Some(it.by));
        if must || retraction::changes_too(h, &B3, play.hand, play.card, stands)? {
            h.apply_for(&B3, Effect::Skip(play.moment));
            retraction::taken_back(
                h,
                &B3,
                (play.hand, play.card),
                WithdrawalFault::Of(it.by.side()),
            )?;
        }
    }
    Ok(())
}
