//! Law 62: correction of a revoke.

mod both_sides;

mod later_plays;

pub use both_sides::both;
pub(crate) use later_plays::next_of_offenders;

use super::prelude::*;
use crate::record::PlayManner;
use crate::table::incident::FaceUpPlace;

use both_sides::C3;
use later_plays::{C1, C2};

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(62),
    title: text("Correzione della renonce", "Correction of a revoke"),
    clauses: &[&A, &B, &B1, &B2, &C1, &C2, &C3_INSPECTION, &C3, &D1, &D2],
    facts: &[&TWO_SUITS],
    points: &[],
};

static A: Clause = Clause {
    number: ByEdition::always("62A"),
    title: text(
        "La renonce non consumata va corretta",
        "A revoke not established must be corrected",
    ),
    gist: ByEdition::from(
        Y2007,
        text(
            "Chi si accorge della sua renonce prima che sia consumata deve correggerla.",
            "A player who becomes aware of his revoke before it is established must correct it.",
        ),
    )
    .then(
        Y2017,
        text(
            "La renonce su cui si richiama l'attenzione prima che sia consumata va corretta.",
            "A revoke to which attention is drawn before it is established must be corrected.",
        ),
    ),
    asks: &[],
    see: &["62B", "62D1", "63A1"],
};
static B: Clause = Clause {
    number: ByEdition::always("62B"),
    title: text("Come si corregge", "How it is corrected"),
    gist: always(
        "Si ritira la carta della renonce e si gioca una carta legale.",
        "The revoke card is withdrawn and a legal card is played.",
    ),
    asks: &[],
    see: &["62B1", "62B2"],
};
static B1: Clause = Clause {
    number: ByEdition::always("62B1"),
    title: text("La carta di un difensore", "A defender's card"),
    gist: always(
        "La carta ritirata da un difensore diventa penalizzata maggiore, se veniva dalla sua mano coperta.",
        "A defender's withdrawn card becomes a major penalty card if it came from his unfaced hand.",
    ),
    asks: &[],
    see: &["50B"],
};
static B2: Clause = Clause {
    number: ByEdition::always("62B2"),
    title: text(
        "La carta del dichiarante, del morto, o già scoperta",
        "Declarer's, dummy's or a faced card",
    ),
    gist: always(
        "La carta del dichiarante o del morto si sostituisce senza altra rettifica, e così quella di un difensore \
         che era già scoperta: la carta penalizzata resta quella che era. Non vale per il dichiarante a cui ha \
         chiesto, per primo, un morto che aveva perso i suoi diritti: 43B2(b).",
        "Declarer's or dummy's card is replaced without further rectification, and so is a defender's that was \
         already faced: a penalty card stays what it was. Not so when a dummy who had lost his rights was the first \
         to ask declarer: 43B2(b).",
    ),
    asks: &[],
    see: &["43B2(b)", "48A", "50A"],
};
/// In 2017 this clause is 61C. Source of the 2017 wording: general knowledge.
static C3_INSPECTION: Clause = Clause {
    number: ByEdition::from(Y2007, "62C3").then(Y2017, "61C"),
    title: text("La renonce reclamata non apre le prese", "A claimed revoke opens no tricks"),
    gist: always(
        "Che si reclami una renonce non basta per guardare le prese coperte prima che il gioco sia finito.",
        "That a revoke is claimed does not of itself allow quitted tricks to be inspected before play ends.",
    ),
    asks: &[],
    see: &["66C"],
};
static D1: Clause = Clause {
    number: ByEdition::always("62D1"),
    title: text("Renonce nella dodicesima presa", "A revoke on the twelfth trick"),
    gist: always(
        "Nella dodicesima presa la renonce, anche consumata, va corretta se la si scopre prima che le quattro mani \
         siano state rimesse nel board.",
        "On the twelfth trick a revoke, even if established, must be corrected if it is discovered before all four \
         hands have been put back into the board.",
    ),
    asks: &[],
    see: &["62B", "64B6"],
};
static D2: Clause = Clause {
    number: ByEdition::always("62D2"),
    title: text("Il compagno, nella dodicesima presa", "The partner, on the twelfth trick"),
    gist: ByEdition::from(Y2007, text(
        "Se un difensore ha commesso la renonce nella dodicesima presa prima del turno del compagno, e questi ha \
         carte di due semi, il compagno non può scegliere la giocata che la carta vista può aver suggerito.",
        "If a defender revoked on the twelfth trick before his partner's turn, and the partner holds cards of two \
         suits, the partner may not choose the play that the sight of the card may have suggested.",
    )).then(Y2017, text(
        "Se un difensore ha commesso la renonce nella dodicesima presa prima del turno del compagno, per questi \
         vale 16C.",
        "If a defender revoked on the twelfth trick before his partner's turn, 16C applies to the partner.",
    )),
    asks: &[&TWO_SUITS],
    see: &["16D2", "62D1"],
};

finding!(
    /// Whether the revoker's partner, with two cards left, has cards of two suits.
    TWO_SUITS, "two-suits",
    ask text(
        "Il compagno di {who} aveva carte di due semi?",
        "Did the partner of {who} hold cards of two suits?"
    ),
    yes text("il compagno di {who} aveva carte di due semi", "the partner of {who} held cards of two suits"),
    no text("il compagno di {who} non aveva carte di due semi", "the partner of {who} did not hold cards of two suits")
);

static HANDS_OUT: Condition = Condition {
    yes: text(
        "le quattro mani non erano ancora nel board",
        "the four hands were not back in the board yet",
    ),
    no: text("le quattro mani erano già nel board", "the four hands were back in the board"),
};
static DEFENDER_BEFORE_PARTNER: Condition = Condition {
    yes: text(
        "{who} è un difensore, e il compagno doveva ancora giocare",
        "{who} is a defender, and his partner had still to play",
    ),
    no: text(
        "{who} non è un difensore, o il compagno aveva già giocato",
        "{who} is not a defender, or his partner had already played",
    ),
};
static BARRED_DUMMY_ASKED: Condition = Condition {
    yes: text(
        "per primo ha chiesto il morto, che aveva perso i suoi diritti",
        "dummy, who had lost his rights, was the first to ask",
    ),
    no: text(
        "non ha chiesto per primo un morto che avesse perso i suoi diritti",
        "no dummy who had lost his rights was the first to ask",
    ),
};
static REVOKE_CLAIMED: Condition = Condition {
    yes: text("si reclama una renonce", "a revoke is claimed"),
    no: text("nessuno reclama una renonce", "nobody claims a revoke"),
};

static DEFENDERS_CARD: Condition = Condition {
    yes: text(
        "{card} è di un difensore e non si vedeva già",
        "{card} is a defender's and was not already faced",
    ),
    no: text(
        "{card} è del dichiarante, del morto, o si vedeva già",
        "{card} is declarer's, dummy's, or was already faced",
    ),
};
/// Decides whether a revoke on the twelfth trick is corrected although it is established, because the hands are not
/// back in the board (62D1).
pub(crate) fn corrected_on_twelfth(h: &mut Hearing<'_>, it: &Revoke) -> HearingResult<bool> {
    let player = player_of(h, it.by);
    let back = it.since.ended >= Some(EndedPhase::Board);
    h.applies(&D1, |h| {
        h.given_that(&conditions::TWELFTH, it.trick == 12)?;
        h.given_that(&HANDS_OUT, !back)?;
        h.decide(Decision::of_duty(player, it.by, it.duty))
    })
}

/// Shows that an established revoke is not corrected.
pub(crate) fn not_corrected(h: &mut Hearing<'_>) -> HearingResult {
    for law in [&A, &B] {
        h.show_rejected_because(law, &revoke_establishment::IS_ESTABLISHED)?;
    }
    Ok(())
}

/// The reason for correcting a revoke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CorrectionReason {
    /// The revoke is not established.
    InTime,
    /// Dummy, who had lost his rights, was the first to ask about the revoke.
    AskedByDummy,
    /// The revoke is established, but it was made on the twelfth trick.
    Twelfth,
}

/// Corrects a revoke, and rules on the cards played after it.
pub fn correct(h: &mut Hearing<'_>, it: &Revoke, why: CorrectionReason) -> HearingResult {
    let player = player_of(h, it.by);
    let partner_to_play = !h.table().has_card_in_trick(it.by.partner());
    if why == CorrectionReason::InTime {
        h.clause(&A, |h| {
            h.note_condition_absent(&revoke_establishment::IS_ESTABLISHED);
            h.decide(Is(NotEstablished(it.by, it.card)))?;
            h.decide(Decision::of_duty(player, it.by, it.duty))
        })?;
    }
    let twelfth = why == CorrectionReason::Twelfth;
    if !twelfth {
        goes_back(h, it, player)?;
    }
    substitute(h, it, player, why)?;
    if !twelfth {
        withdrawn(h, it)?;
    }
    if it.trick == 12 {
        partner_on_twelfth(h, it, partner_to_play)?;
    }
    if twelfth {
        // The trick is played again. The card is no penalty card, but the use of the information from it is restricted.
        retraction::told_by_declarers(h, it.by, it.card, WithdrawalFault::Own)?;
    }
    later_plays::in_order(h, it)?;
    if !twelfth {
        later_plays::next_trick(h, it)?;
        later_plays::overtaken(h, it)?;
    }
    skip_plays(h, &B, it);
    if twelfth {
        for (hand, card) in h.table().last_trick() {
            h.apply_for(&B, Effect::Lay(hand, card));
        }
    }
    Ok(())
}

/// Skips the cards put out after the revoke, because its hearing has ruled on them.
fn skip_plays(h: &mut Hearing<'_>, law: &'static Clause, it: &Revoke) {
    for moment in h.table().plays_of(&it.later) {
        h.apply_for(law, Effect::Skip(moment));
    }
}

/// Returns whether the revoke card came from the unfaced hand of a defender.
fn was_unseen(h: &Hearing<'_>, it: &Revoke) -> bool {
    h.table().contract().is_defender(it.by) && !it.was_faced
}

/// Sends the revoke card back, by the rule for a defender's card (62B1) or for any other card (62B2).
fn goes_back(h: &mut Hearing<'_>, it: &Revoke, player: Seat) -> HearingResult {
    let unseen = was_unseen(h, it);
    let back = Must(Party::Seat(player), DecisionAct::Withdraw(it.by, it.card));
    h.clause(&B1, |h| {
        h.given_that(&DEFENDERS_CARD, unseen)?;
        h.decide(back)
    })?;
    h.hear_clause(&B2, |h| {
        h.unless(&DEFENDERS_CARD, unseen)?;
        h.unless(&BARRED_DUMMY_ASKED, it.asked_by_dummy)?;
        h.decide(back)
    })
}

/// Plays another card in place of the revoke card, which goes back by 62B unless a clause below it has sent it back, or
/// by 62D1 if the trick is the twelfth.
fn substitute(
    h: &mut Hearing<'_>,
    it: &Revoke,
    player: Seat,
    why: CorrectionReason,
) -> HearingResult {
    let known = why != CorrectionReason::InTime;
    let back = Must(Party::Seat(player), DecisionAct::Withdraw(it.by, it.card));
    if why == CorrectionReason::Twelfth {
        h.clause(&D1, |h| h.decide(back))?;
    }
    h.clause(&B, |h| {
        h.decide(back)?;
        it.corrected.map_or(Ok(()), |card| h.decide(Is(Played(it.by, card))))
    })?;
    match (it.corrected, it.faced, it.only) {
        (Some(_), ..) => waits_for_its_turn(h, it),
        (None, Some(FaceUpPlace::Penalty(due)), _) => penalty_card::must_be_played(h, it.by, due)?,
        // After a correction in time, later events show the substitute; otherwise the only legal card is the
        // substitute.
        (None, _, Some(only)) if known => {
            h.apply_for(&B, Effect::Lay(it.by, only));
        }
        (None, ..) => {}
    }
    Ok(())
}

/// Lets the replacement of a card that was put out before its turn wait for that turn.
fn waits_for_its_turn(h: &mut Hearing<'_>, it: &Revoke) {
    let early = h.table().position().turn() != Some(it.by);
    let Some((moment, card)) = h.what_followed().corrected(it.by, it.card).filter(|_| early) else {
        return;
    };
    let play =
        LaterPlay { moment, hand: it.by, card, next_trick: false, manner: Some(PlayManner::Play) };
    h.apply_for(&B, Effect::Wait(play));
}

/// Rules on what follows for a revoke card that goes back: it is a penalty card, or gives information.
fn withdrawn(h: &mut Hearing<'_>, it: &Revoke) -> HearingResult {
    if was_unseen(h, it) {
        return penalty_card::penalty(h, it.by, it.card, Exposure::OnPurpose);
    }
    if h.table().contract().is_defender(it.by) {
        return Ok(());
    }
    information::withdrawn(h, it.by, it.card, WithdrawalFault::Own)
}

/// Decides which information the revoker's partner may not use after a revoke on the twelfth trick (62D2).
fn partner_on_twelfth(h: &mut Hearing<'_>, it: &Revoke, partner_to_play: bool) -> HearingResult {
    let partner = it.by.partner();
    let defends = h.table().contract().is_defender(it.by);
    let suits = h.table().holds_two_suits(partner);
    h.hear_clause(&D2, |h| {
        h.given_that(&DEFENDER_BEFORE_PARTNER, defends && partner_to_play)?;
        h.require(&TWO_SUITS, suits)?;
        h.decide(Knows {
            who: Party::Seat(partner),
            of: it.by,
            object: it.card.into(),
            what: CardKnowledge::Withdrawn,
            authorised: false,
        })
    })
}

/// Decides that the claim of a revoke does not entitle a player to inspect quitted tricks during the play (62C3; in
/// 2017 61C).
pub fn inspection(h: &mut Hearing<'_>, it: &CardsInspected) -> HearingResult {
    h.hear_clause(&C3_INSPECTION, |h| {
        h.given_that(&REVOKE_CLAIMED, it.revoke_alleged)?;
        h.unless(&conditions::PLAY_OVER, it.phase.is_over())?;
        h.decide(MayNot(Party::Seat(it.by), DecisionAct::Inspect(it.what)))
    })
}
