//! Law 57: premature lead or play.

mod options;

use crate::record::PlayManner;
use options::{A_FORBID, A_REQUIRE, A1, A2, B, PLAY_CHOICE, PrematureCard, options};

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(57),
    title: text("Attacco o giocata prematura", "Premature lead or play"),
    clauses: &[&A, &A1, &A2, &A_FORBID, &A_REQUIRE, &B, &C1, &C_DUMMY, &C_DECLARER, &D],
    facts: &[&PLAY_CHOICE],
    points: &[&PREMATURE],
};

/// Whether a card that declarer plays prematurely, before dummy is spread, counts as played.
static PREMATURE: DoctrinePoint = DoctrinePoint {
    key: "premature-play",
    title: text(
        "Il dichiarante gioca prima che il morto sia steso",
        "Declarer plays before dummy is spread",
    ),
    school: text(
        "finché il morto non è steso la carta si può ritirare (47B)",
        "until dummy is spread the card may go back (47B)",
    ),
    code: text(
        "una carta giocata prematuramente dal dichiarante è giocata ({57C2})",
        "a card played prematurely by declarer is played ({57C2})",
    ),
};

static A: Clause = Clause {
    number: ByEdition::always("57A"),
    title: text("Un difensore gioca prima del compagno", "A defender plays before his partner"),
    gist: ByEdition::from(Y2007, text(
        "Il difensore che attacca nella presa successiva, o gioca fuori turno, prima che il compagno abbia giocato \
         ha una carta penalizzata maggiore; il dichiarante chiede al compagno la più alta o la più bassa, o gli \
         proibisce un altro seme.",
        "A defender who leads to the next trick, or plays out of turn, before his partner has played has a major \
         penalty card; declarer requires the partner's highest or lowest, or forbids another suit.",
    )).then(Y2017, text(
        "Il difensore che attacca nella presa successiva, o gioca fuori turno, prima che il compagno abbia giocato \
         ha una carta penalizzata maggiore; il dichiarante chiede al compagno la più alta o la più bassa, o gli \
         richiede o proibisce un altro seme.",
        "A defender who leads to the next trick, or plays out of turn, before his partner has played has a major \
         penalty card; declarer requires the partner's highest or lowest, or requires or forbids another suit.",
    )),
    asks: &[&PLAY_CHOICE],
    see: &["50B", "57C1"],
};
static C1: Clause = Clause {
    number: ByEdition::always("57C1"),
    title: text(
        "Il dichiarante, o il morto, ha già giocato",
        "Declarer has played from both hands, or dummy has",
    ),
    gist: ByEdition::from(Y2007, text(
        "Il difensore che gioca prima del compagno non subisce rettifica se il dichiarante ha già giocato da \
         entrambe le mani, o se il morto ha giocato una carta o ha suggerito irregolarmente di giocarla. Una carta \
         secca del morto, o una di carte equivalenti, non si considera giocata da sola.",
        "A defender who plays before his partner suffers no rectification if declarer has played from both hands, \
         or if dummy has played a card or has illegally suggested that it be played. A singleton in dummy, or one \
         of touching cards, does not count as played by itself.",
    )).then(Y2017, text(
        "Il difensore che gioca prima del compagno non subisce rettifica se il dichiarante ha già giocato da \
         entrambe le mani. Nessuna carta del morto è giocata finché il dichiarante non la chiama o la indica.",
        "A defender who plays before his partner suffers no rectification if declarer has played from both hands. \
         No card of dummy's is played until declarer calls or indicates it.",
    )),
    asks: &[&card_played::ARRANGING, &card_played::SUGGESTED],
    see: &["45F", "57A"],
};
/// In 2007 the rule of this clause is part of 57C1.
static C_DUMMY: Clause = Clause {
    number: ByEdition::from(Y2017, "57C2"),
    title: text("Il morto ha agito di sua iniziativa", "Dummy acted of his own accord"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Il difensore che gioca prima del compagno non subisce rettifica nemmeno se il morto, di sua iniziativa, ha \
         scelto una carta prima dell'avversario alla sua destra, o ha suggerito irregolarmente di giocarla.",
            "A defender who plays before his partner suffers no rectification either if dummy, of his own accord, has \
         selected a card before his right-hand opponent, or has illegally suggested that it be played.",
        ),
    ),
    asks: &[&card_played::ARRANGING, &card_played::SUGGESTED],
    see: &["45F", "57A"],
};
static C_DECLARER: Clause = Clause {
    number: ByEdition::from(Y2007, "57C2").then(Y2017, "57C3"),
    title: text("Giocata prematura del dichiarante", "A premature play by declarer"),
    gist: ByEdition::from(Y2007, text(
        "La carta che il dichiarante gioca, senza attaccare, prima del turno di quella mano è giocata e non si \
         ritira.",
        "A card that declarer plays, not leads, before the turn of that hand is played and may not go back.",
    )).then(Y2017, text(
        "La carta che il dichiarante gioca, senza attaccare, prima del turno di quella mano è giocata e, se è \
         legale, non si ritira.",
        "A card that declarer plays, not leads, before the turn of that hand is played and, if legal, may not go \
         back.",
    )),
    asks: &[],
    see: &["47B"],
};
static D: Clause = Clause {
    number: ByEdition::from(Y2017, "57D"),
    title: text(
        "Giocata al turno dell'avversario di destra",
        "A play at the turn of the right-hand opponent",
    ),
    gist: ByEdition::from(
        Y2017,
        text(
            "Il difensore che gioca al turno dell'avversario di destra deve giocare la carta al proprio turno se è \
         legale; se no diventa carta penalizzata maggiore. Può valere l'Articolo 16.",
            "A defender who plays at his right-hand opponent's turn must play the card at his own if it is legal; if \
         not, it becomes a major penalty card. Law 16 may apply.",
        ),
    ),
    asks: &[&sequence::COULD_FOLLOW],
    see: &["57A"],
};

static PARTNER_TO_PLAY: Condition = Condition {
    yes: text("il compagno di {who} deve ancora giocare", "the partner of {who} has still to play"),
    no: text(
        "il compagno di {who} ha già giocato nella presa",
        "the partner of {who} has already played to the trick",
    ),
};
static BOTH_HANDS_PLAYED: Condition = Condition {
    yes: text(
        "il dichiarante ha giocato da entrambe le mani",
        "declarer has played from both hands",
    ),
    no: text(
        "il dichiarante non ha ancora giocato da entrambe le mani",
        "declarer has not yet played from both hands",
    ),
};
static DECLARER_PLAYS: Condition = Condition {
    yes: text(
        "la carta viene da una mano del dichiarante",
        "the card comes from one of declarer's hands",
    ),
    no: text("la carta è di un difensore", "the card is a defender's"),
};
static SCHOOL_LETS_BACK: Condition = Condition {
    yes: text(
        "il morto non è steso, e la Scuola lascia riprendere la carta",
        "dummy is not spread, and the School lets the card go back",
    ),
    no: text(
        "il morto è steso, o si segue la lettera del Codice",
        "dummy is spread, or the Code is followed to the letter",
    ),
};
static DUMMY_PLAYED: Condition = Condition {
    yes: text(
        "il morto ha giocato di sua iniziativa prima dell'avversario alla sua destra",
        "dummy has played of his own accord before his right-hand opponent",
    ),
    no: text("il morto non ha giocato di sua iniziativa", "dummy has not played of his own accord"),
};
static NOT_BY_ITSELF: Condition = Condition {
    yes: text("il dichiarante ha chiamato la carta del morto", "declarer has called dummy's card"),
    no: text(
        "la sola carta che il morto può giocare non è giocata finché il dichiarante non la chiama",
        "the only card that dummy can play is not played until declarer calls it",
    ),
};
static FOLLOWS: Condition = Condition {
    yes: text(
        "al suo turno la carta di {who} sarà legale",
        "at his turn the card of {who} will be legal",
    ),
    no: text(
        "la carta di {who} non è legale: ha del seme d'attacco",
        "the card of {who} is not legal: he holds the suit led",
    ),
};

/// Rules on a card that declarer played before the turn of its hand: the card is played (57C2; in 2017 57C3), unless
/// the School lets it go back (47B). Returns `false` for a defender's card.
pub(crate) fn declarer_play(h: &mut Hearing<'_>, it: &PlayOutOfTurn) -> HearingResult<bool> {
    if h.table().contract().is_defender(it.by) {
        return Ok(false);
    }
    let by = Party::Seat(player_of(h, it.by));
    let played = h.applies(&C_DECLARER, |h| {
        h.note_condition(&DECLARER_PLAYS);
        let school = !it.dummy_spread && h.doctrine(&PREMATURE) == DoctrineReading::School;
        h.unless(&SCHOOL_LETS_BACK, school)?;
        h.decide(Is(Played(it.by, it.card)))?;
        let table = h.table();
        if table.position().is_lead() || table.follows(it.by, it.card) != Some(true) {
            // Whether the card is a revoke is heard at the turn of the hand.
            return Ok(());
        }
        h.decide(MayNot(by, DecisionAct::Withdraw(it.by, it.card)))
    })?;
    if !played {
        retraction::may_be_corrected(h, it.by, it.card)?;
    }
    Ok(true)
}

/// Decides whether a defender played before his partner, or at the turn of his right-hand opponent.
pub(crate) fn premature_play(h: &mut Hearing<'_>, it: &PlayOutOfTurn) -> HearingResult<bool> {
    let premature =
        PrematureCard { by: it.by, card: it.card, later: &it.later, to_this_trick: true };
    let before_partner = before_partner(h, &premature, !it.partner_has_played)?;
    Ok(before_right_hand_opponent(h, it)? || before_partner)
}

/// Sends back, as an exposed card, a card played at the right-hand opponent's turn. No clause of 2007 names this play:
/// it is an illegal play (47B). Source: general knowledge.
pub(crate) fn illegal_play(h: &mut Hearing<'_>, it: &PlayOutOfTurn) -> HearingResult<bool> {
    retraction::is_corrected(h, it.by, it.card)?;
    if let Some(instead) = it.corrected {
        card_played::plays(h, it.by, instead)?;
    }
    Ok(true)
}

/// Rules on a lead to the next trick while the current trick is unfinished, if the next player has played after the
/// lead (60A1), if a defender's partner has not played to the current trick (57A), or if the hand that led has not
/// (47B). Returns `false` for any other lead, which is heard as a lead out of turn.
pub(crate) fn premature_lead(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult<bool> {
    if !it.trick_unfinished {
        return Ok(false);
    }
    let next = it.later.plays().next();
    if play_after_irregularity::forfeited(h, it.by, it.card, next)? {
        play_after_irregularity::lead_counts_as_in_turn(h, it, next)?;
        return Ok(true);
    }
    let premature =
        PrematureCard { by: it.by, card: it.card, later: &it.later, to_this_trick: false };
    let defends = h.table().contract().is_defender(it.by);
    if defends && before_partner(h, &premature, it.partner_to_play)? {
        return Ok(true);
    }
    let owes = !h.table().has_card_in_trick(it.by);
    if owes {
        // The hand has not played to the current trick, so the card cannot stand as a lead.
        retraction::is_corrected(h, it.by, it.card)?;
    }
    Ok(owes)
}

fn before_partner(
    h: &mut Hearing<'_>,
    it: &PrematureCard<'_>,
    partner_to_play: bool,
) -> HearingResult<bool> {
    let declarer = h.table().contract().declarer;
    let premature = h.applies(&A, |h| {
        h.given_that(&PARTNER_TO_PLAY, partner_to_play)?;
        h.decide(May(Party::Seat(declarer), DecisionAct::RestrictPlay(it.by.partner())))
    })?;
    if !premature {
        return Ok(false);
    }
    penalty_card::penalty(h, it.by, it.card, Exposure::OnPurpose)?;
    options(h, it)?;
    Ok(true)
}

/// Decides whether a defender's play out of turn is excused (57C): declarer has played from both hands, or dummy, of
/// his own accord, has played or suggested a card.
pub(crate) fn excused(h: &mut Hearing<'_>, it: &PlayOutOfTurn) -> HearingResult<bool> {
    if !h.table().contract().is_defender(it.by) {
        return Ok(false);
    }
    let both = it.declarer_has_played && it.dummy_has_played;
    let alone = !it.dummy_has_played
        && it.declarer_has_played
        && h.table().position().legal(h.table().contract().dummy()).len() == 1;
    let by_dummy = if h.has_clause(&C_DUMMY) { &C_DUMMY } else { &C1 };
    if !both && let Some(acted) = it.dummy_acted {
        return by_dummys_act(h, it, by_dummy, acted);
    }
    if alone {
        h.show_rejected(&C1, &NOT_BY_ITSELF)?;
    } else if h.applies(&C1, |h| {
        h.given_that(&BOTH_HANDS_PLAYED, both)?;
        h.decide(Is(Played(it.by, it.card)))
    })? {
        return Ok(true);
    }
    h.show_rejected(&C_DUMMY, &DUMMY_PLAYED)?;
    Ok(false)
}

/// Decides whether a card that dummy put out or touched of his own accord excuses the defender (57C1; in 2017 57C2).
fn by_dummys_act(
    h: &mut Hearing<'_>,
    it: &PlayOutOfTurn,
    law: &'static Clause,
    acted: DummyOwnAct,
) -> HearingResult<bool> {
    let dummy = h.table().contract().dummy();
    let excused = h.about(dummy, Some(acted.card), |h| {
        h.applies(law, |h| {
            if acted.put {
                h.note_condition(&DUMMY_PLAYED);
            } else {
                h.exclude(&card_played::ARRANGING, None)?;
                h.require(&card_played::SUGGESTED, None)?;
            }
            h.decide(Is(Played(it.by, it.card)))
        })
    })?;
    if excused && acted.put {
        card_played::after_misplay(h, it.by, it.card)?;
    }
    Ok(excused)
}

/// Decides whether a card was played at the right-hand opponent's turn, after the player's partner had played (57D of
/// 2017).
fn before_right_hand_opponent(h: &mut Hearing<'_>, it: &PlayOutOfTurn) -> HearingResult<bool> {
    let by = Party::Seat(it.by);
    let position = h.table().position();
    let (led, follows) = (position.suit_led(), position.follows(it.by, it.card));
    // It is illegal, too, to disobey a requirement, or to play another card while a penalty card must be played first.
    let due = h.table().comes_first(it.by, it.card);
    let free = h.table().disobeyed(it.by, it.card).is_none() && due.is_none();
    let revokes = follows.map(|follows| !follows).filter(|_| led.is_some());
    let legal = h.clause(&D, |h| {
        h.unless(&PARTNER_TO_PLAY, !it.partner_has_played)?;
        let off_suit = it.card.suit() != led;
        let legal = free && !(off_suit && h.establish(&sequence::COULD_FOLLOW, revokes)?);
        if legal {
            h.note_condition(&FOLLOWS);
            h.decide(Must(by, DecisionAct::Play(it.by, it.card)))?;
            h.apply(Effect::Wait(LaterPlay {
                moment: it.moment,
                hand: it.by,
                card: it.card,
                next_trick: false,
                manner: Some(PlayManner::Play),
            }));
        } else {
            h.decide(Must(by, DecisionAct::Withdraw(it.by, it.card)))?;
        }
        Ok(legal)
    })?;
    if legal == Some(false) {
        penalty_card::penalty(h, it.by, it.card, Exposure::OnPurpose)?;
        if let Some(instead) = it.corrected {
            card_played::plays(h, it.by, instead)?;
        }
    }
    Ok(legal.is_some())
}
