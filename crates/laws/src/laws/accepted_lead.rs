//! Law 53: lead out of turn accepted.

use super::prelude::*;
use crate::table::Moment;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(53),
    title: text("Attacco fuori turno accettato", "Lead out of turn accepted"),
    clauses: &[&A, &B, &C],
    facts: &[&ACCEPTS, &TO_IRREGULAR_LEAD],
    points: &[],
};

/// Whether the player who may accept an irregular lead or play accepts it.
pub static ACCEPTS: Fact = Fact {
    key: "accept",
    asker: Asker::Player,
    question: text("{who} accetta {card}?", "Does {who} accept {card}?"),
    replies: &[
        Reply { key: "accept", states: text("{who} accetta {card}", "{who} accepts {card}") },
        Reply {
            key: "refuse",
            states: text("{who} non accetta {card}", "{who} does not accept {card}"),
        },
    ],
};

finding!(
    /// Whether a card put out when two leads were on the table was played to the irregular lead.
    TO_IRREGULAR_LEAD, "played-to-the-irregular-lead",
    ask text(
        "{who} ha giocato {card} sull'attacco irregolare, e non su quello giusto?",
        "Did {who} play {card} to the irregular lead, not to the proper one?"
    ),
    yes text(
        "{who} ha giocato {card} sull'attacco irregolare",
        "{who} played {card} to the irregular lead"
    ),
    no text("{who} ha giocato {card} sull'attacco giusto", "{who} played {card} to the proper lead")
);

static A: Clause = Clause {
    number: ByEdition::always("53A"),
    title: text("L'attacco irregolare è accettato", "The irregular lead is accepted"),
    gist: ByEdition::from(Y2007, text(
        "L'attacco fuori turno vale se un avversario lo accetta a parole (per i difensori, uno dei due) o se la \
         mano che segue ci gioca sopra. Se no si attacca dalla mano giusta.",
        "A lead out of turn stands if an opponent accepts it in words (for the defenders, either of them) or if \
         the hand next in rotation plays to it. If not, the lead is made from the proper hand.",
    )).then(Y2017, text(
        "Prima della tredicesima presa l'attacco fuori turno vale se un avversario lo accetta a parole (per i \
         difensori, uno dei due) o se la mano che segue ci gioca sopra. Se no, e sempre alla tredicesima presa, \
         si attacca dalla mano giusta.",
        "Before the thirteenth trick a lead out of turn stands if an opponent accepts it in words (for the \
         defenders, either of them) or if the hand next in rotation plays to it. If not, and always at the \
         thirteenth trick, the lead is made from the proper hand.",
    )),
    asks: &[&ACCEPTS],
    see: &["47E1", "55A", "56"],
};
static B: Clause = Clause {
    number: ByEdition::from(Y2007, "53B").then(Y2017, "53C"),
    title: text(
        "Gioca per primo il difensore sbagliato",
        "The wrong defender plays to declarer's lead",
    ),
    gist: always(
        "Se all'attacco irregolare del dichiarante gioca il difensore alla destra della mano che ha attaccato, \
         l'attacco vale e a quel difensore si applica l'Articolo 57, a meno che toccasse a lui attaccare.",
        "If the defender to the right of the hand from which declarer led irregularly plays, the lead stands and Law \
         57 applies to that defender, unless it was his lead.",
    ),
    asks: &[],
    see: &["53C", "57A", "57C1"],
};
static C: Clause = Clause {
    number: ByEdition::from(Y2007, "53C").then(Y2017, "53B"),
    title: text("Attacca poi chi doveva attaccare", "The proper leader then leads"),
    gist: always(
        "Se dopo l'attacco irregolare attacca l'avversario a cui toccava, la sua carta è l'attacco e non una \
         risposta: le carte messe per errore si ritirano senza altra rettifica.",
        "If the opponent whose lead it was leads after the irregular lead, his card is the lead, not a play to \
         the irregular one: the cards played in error may go back without further rectification.",
    ),
    asks: &[&TO_IRREGULAR_LEAD, &retraction::WITHDRAWS],
    see: &["16D1", "47F1"],
};

/// A defender, not the declaring side, led out of turn.
pub(crate) static BY_DEFENDER: Condition = Condition {
    yes: text("ha attaccato un difensore", "a defender led"),
    no: text("ha attaccato la linea del dichiarante", "the declaring side led"),
};
static NEXT_PLAYED: Condition = Condition {
    yes: text(
        "la mano che segue ha giocato sull'attacco",
        "the hand next in rotation has played to the lead",
    ),
    no: text(
        "la mano che segue non ha giocato sull'attacco",
        "the hand next in rotation has not played to the lead",
    ),
};
static RIGHTFUL_LED: Condition = Condition {
    yes: text(
        "chi doveva attaccare, un avversario, ha poi attaccato",
        "the opponent whose lead it was has then led",
    ),
    no: text(
        "chi doveva attaccare non ha attaccato dopo",
        "the player whose lead it was has not led since",
    ),
};
static LAST_TRICK: Condition = Condition {
    yes: text("è l'attacco alla tredicesima presa", "it is the lead to the thirteenth trick"),
    no: text(
        "la tredicesima presa non è ancora cominciata",
        "the thirteenth trick has not been reached",
    ),
};
static RIGHT_PLAYED: Condition = Condition {
    yes: text(
        "per primo, fra i difensori, ha giocato quello alla destra della mano che ha attaccato",
        "the first defender to play was the one on the right of the hand that led",
    ),
    no: text(
        "il difensore alla destra della mano che ha attaccato non ha giocato per primo",
        "the defender on the right of the hand that led was not the first to play",
    ),
};

/// Returns whether no player may accept the lead, because it is to the last trick and the edition bars its acceptance.
fn is_barred(h: &Hearing<'_>, it: &LeadOutOfTurn) -> bool {
    it.last_trick && h.has(&edition_rules::LAST_LEAD_GOES_BACK)
}

/// Decides that a lead is out of turn, and which options the opponents have.
pub fn menu(h: &mut OpenClause<'_, '_>, who: Party, it: &LeadOutOfTurn) -> HearingResult {
    h.decide(Is(LedOutOfTurn(it.by, it.card)))?;
    if is_barred(h, it) {
        return h.decide(MayNot(who, DecisionAct::Accept(it.by, it.card)));
    }
    h.decide(May(who, DecisionAct::Accept(it.by, it.card)))?;
    let settled = played_to(h, it).is_some() || right_hand_play(h, it).is_some();
    if settled { Ok(()) } else { h.decide(May(who, DecisionAct::Refuse(it.by, it.card))) }
}

/// Returns the play of the next hand to the lead, if the lead may be accepted and no opponent has answered it before.
fn played_to(h: &Hearing<'_>, it: &LeadOutOfTurn) -> Option<LaterPlay> {
    let answered = answered_at(h, it);
    let next = it.later.this_trick().next().filter(|play| play.hand == it.by.lho());
    next.filter(|play| !is_barred(h, it) && precedes(play.moment, answered))
}

/// The opponents' answer to an irregular lead: the answer of the deciding player or, if he gives none, of his partner,
/// if they are defenders; without an answer, a refusal that the record shows.
pub(crate) struct LeadAnswer {
    pub accepts: Option<bool>,
    /// The player who answered; the deciding player if nobody did.
    pub by: Seat,
    pub differ: bool,
}

/// Returns the opponents' answer to the lead. `decider` is the player whose answer prevails.
pub(crate) fn lead_answer(h: &Hearing<'_>, it: &LeadOutOfTurn, decider: Seat) -> LeadAnswer {
    let answer = |by: Seat| h.what_followed().answer(by);
    let partner = Some(decider.partner()).filter(|seat| h.table().contract().is_defender(*seat));
    let (own, other) = (answer(decider), partner.and_then(answer));
    let differ = matches!((own, other), (Some((_, one)), Some((_, two))) if one != two);
    let accepts = own.or(other).map(|(_, choice)| choice == Choice::Accept);
    let by = if own.is_none() && other.is_some() { decider.partner() } else { decider };
    let given_up = it.is_given_up().then_some(false);
    LeadAnswer { accepts: accepts.or(given_up).or_else(|| shown_refused(h, it)), by, differ }
}

/// Decides whether the lead is accepted (53A), in words or by a play of the next hand. `decider` speaks for his side.
pub fn accepted(h: &mut Hearing<'_>, it: &LeadOutOfTurn, decider: Seat) -> HearingResult<bool> {
    let by_play = played_to(h, it).is_some();
    let LeadAnswer { accepts, by, .. } = lead_answer(h, it, decider);
    if is_barred(h, it) {
        h.show_rejected_because(&A, &LAST_TRICK)?;
        return Ok(false);
    }
    let accepted = h.clause(&A, |h| {
        if by_play {
            h.note_condition(&NEXT_PLAYED);
        } else {
            h.taken(&ACCEPTS, by, it.card, accepts)?;
        }
        stand(h, it)
    })?;
    if accepted.is_some() {
        if by_play {
            play_after_irregularity::duties_remain(h, it.by.side())?;
        }
        settled(h, it, &A);
    }
    Ok(accepted.is_some())
}

/// Decides that the lead stands. If a trick is unfinished, the card becomes the lead once that trick is over.
fn stand(h: &mut OpenClause<'_, '_>, it: &LeadOutOfTurn) -> HearingResult {
    h.apply(Effect::Defer(it.by.side()));
    h.apply(match it.next_lead() {
        Some(lead) => Effect::WaitForNextTrick(lead),
        None => Effect::LeadPassesTo(it.by),
    });
    h.decide(Is(Played(it.by, it.card)))
}

/// Decides that the lead stands, whatever else the opponents would choose.
pub fn stands(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult {
    h.hear_clause(&A, |h| stand(h, it))
}

/// Decides whether the lead stands because the wrong defender played first to declarer's irregular lead.
pub(crate) fn wrong_defender_played(
    h: &mut Hearing<'_>,
    it: &LeadOutOfTurn,
) -> HearingResult<bool> {
    let played = right_hand_play(h, it);
    h.applies(&B, |h| {
        h.given(&RIGHT_PLAYED, played)?;
        stand(h, it)
    })
}

/// Returns the card that the defender on the right of the hand that led played to declarer's irregular lead, before the
/// other defender played and before either answered the lead; `None` if the lead may not be accepted, or if the trick
/// before it is unfinished.
fn right_hand_play(h: &Hearing<'_>, it: &LeadOutOfTurn) -> Option<LaterPlay> {
    let contract = h.table().contract();
    let answered = answered_at(h, it);
    if it.trick_unfinished {
        return None;
    }
    let right = it.by.rho();
    let first = it.later.this_trick().find(|play| contract.is_defender(play.hand));
    first.filter(|play| {
        play.hand == right && !play.led() && precedes(play.moment, answered) && !is_barred(h, it)
    })
}

/// Returns the moment when an opponent first says whether he accepts the lead; if none does, and the lead was given up
/// ([`LeadOutOfTurn::is_given_up`]), the moment of the lead.
fn answered_at(h: &Hearing<'_>, it: &LeadOutOfTurn) -> Option<Moment> {
    let opponents = [it.by.lho(), it.by.rho()];
    let answers = opponents.into_iter().filter_map(|seat| h.what_followed().answer(seat));
    answers.map(|(at, _)| at).min().or(it.is_given_up().then_some(it.moment))
}

/// Returns `Some(false)` if the first card after attention was drawn comes from the proper hand and shows that the lead
/// is refused. If the offending side has merely changed its own play, a card of that side shows nothing (60C). A card
/// of the hand next in rotation shows a refusal only in that case, and only if it is put out as a lead.
fn shown_refused(h: &Hearing<'_>, it: &LeadOutOfTurn) -> Option<bool> {
    let attention = it.later.attention.filter(|_| !it.trick_unfinished)?;
    let next = h.what_followed().next_hand(Some(attention)).filter(|next| *next == it.rightful)?;
    let side = it.by.side();
    let by_itself = !h.what_followed().is_mentioned_by(side, attention);
    let refused = if next.side() == side {
        !by_itself
    } else {
        next != it.by.lho() || by_itself && h.what_followed().next_leads(attention)
    };
    refused.then_some(false)
}

/// Returns whether, once the lead was refused, the next card comes from the hand that is to lead.
pub(crate) fn is_led_again(h: &Hearing<'_>, it: &LeadOutOfTurn) -> bool {
    let refused = answered_at(h, it).or(it.later.attention);
    h.what_followed().next_hand(refused) == Some(it.rightful)
}

/// Sends back the cards that the offending side put out before the lead was refused; a defender's further card becomes
/// a penalty card. If the partner of the player who led makes a lead of his own, that card and the later ones do not go
/// back here: the partner's lead is another lead out of turn or, from declarer's proper hand, the lead that declarer
/// now has to make. The opponents' cards go back if the edition bars the acceptance of the lead. `law` is the clause
/// under which the lead was refused.
pub fn refused(h: &mut Hearing<'_>, it: &LeadOutOfTurn, law: &'static Clause) -> HearingResult {
    if it.trick_unfinished {
        // The next card put out is played to the current trick.
        settled(h, it, law);
        return Ok(());
    }
    let answered = answered_at(h, it);
    let before = |play: &LaterPlay| precedes(play.moment, answered);
    let offenders = |play: LaterPlay| play.hand.side() == it.by.side();
    if it.later.plays().next().is_some() && !it.later.plays().filter(before).any(offenders) {
        play_after_irregularity::offenders_did_not_play_on(h)?;
    }
    for play in it.later.plays().filter(before) {
        if offenders(play) && (play.hand, play.card) != (it.by, it.card) {
            let proper = play.hand == it.rightful;
            let partner = play.hand == it.by.partner();
            if partner
                && play.is_own_lead()
                && (!proper || !h.table().contract().is_defender(play.hand))
            {
                break;
            }
            play_after_irregularity::offenders_played_on(h, play.hand, play.card)?;
            let fault = WithdrawalFault::Of(it.by.side());
            retraction::offenders_goes_back(h, law, (play.hand, play.card), fault)?;
        } else if is_barred(h, it) && !offenders(play) {
            retraction::followed_barred_lead(h, law, play.hand, play.card)?;
        }
        h.apply_for(law, Effect::SkipThrough(play.moment));
    }
    settled(h, it, law);
    Ok(())
}

/// Skips the opponents' answers to this lead, so that they do not count for the next lead.
fn settled(h: &mut Hearing<'_>, it: &LeadOutOfTurn, law: &'static Clause) {
    for by in [it.by.lho(), it.by.rho()] {
        if let Some((at, _)) = h.what_followed().answer(by) {
            h.apply_for(law, Effect::Skip(at));
        }
    }
}

/// Decides whether the proper leader, an opponent, led after the irregular lead (53C; in 2017 53B). A card of the hand
/// next in rotation is a play to the irregular lead unless its player put it out as a lead.
pub(crate) fn proper_lead_followed(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult<bool> {
    if it.trick_unfinished {
        return Ok(false);
    }
    let answered = answered_at(h, it);
    let next = it.later.plays().find(|play| play.hand.side() != it.by.side());
    let proper = next.filter(|play| {
        play.hand == it.rightful
            && (play.led() || play.hand != it.by.lho())
            && precedes(play.moment, answered)
    });
    let proper = h.clause(&C, |h| {
        let lead = h.given(&RIGHTFUL_LED, proper)?;
        h.decide(Is(Played(lead.hand, lead.card)))?;
        Ok(lead)
    })?;
    let Some(lead) = proper else {
        if next.is_some() {
            retraction::proper_lead_missing(h)?;
        }
        return Ok(false);
    };
    play_after_irregularity::proper_lead_is_no_play(h)?;
    retraction::after_proper_lead(h)?;
    let in_error = it.later.plays().filter(|play| precedes(play.moment, Some(lead.moment)));
    let in_error = in_error.map(|play| (play.hand, play.card));
    for (hand, card) in std::iter::once((it.by, it.card)).chain(in_error) {
        retraction::may_go_back(h, &C, hand, card)?;
        goes_back(h, it, hand, card)?;
    }
    h.apply_for(&C, Effect::SkipThrough(lead.moment));
    followed_irregular_lead(h, it, lead)?;
    Ok(true)
}

/// Rules on a card put out in error that goes back.
fn goes_back(
    h: &mut Hearing<'_>,
    it: &LeadOutOfTurn,
    hand: Seat,
    card: PlayedCard,
) -> HearingResult {
    retraction::taken_back(h, &C, (hand, card), WithdrawalFault::Of(it.by.side()))
}

/// Rules on cards put out after the proper lead: a card played to the irregular lead may go back with it. A card that
/// follows suit to the proper lead is a play to the proper lead.
fn followed_irregular_lead(
    h: &mut Hearing<'_>,
    it: &LeadOutOfTurn,
    proper: LaterPlay,
) -> HearingResult {
    let mut have_played = vec![it.by];
    for play in it.later.plays() {
        if have_played.contains(&play.hand) {
            continue;
        }
        have_played.push(play.hand);
        if play.moment <= proper.moment || play.led() || !may_follow(h, it, proper, play) {
            continue;
        }
        let in_error = h.about(player_of(h, play.hand), Some(play.card), |h| {
            h.applies(&C, |h| h.require(&TO_IRREGULAR_LEAD, None))
        })?;
        if !in_error {
            continue;
        }
        retraction::may_go_back(h, &C, play.hand, play.card)?;
        // The player may leave the card if it is a legal card to the proper lead too.
        let legal = h.table().follows(play.hand, play.card) == Some(true);
        if legal && !retraction::withdraws(h, &C, play.hand, play.card, None)? {
            continue;
        }
        goes_back(h, it, play.hand, play.card)?;
        for moment in h.table().plays_of(&LaterPlays::of(play)) {
            h.apply_for(&C, Effect::Skip(moment));
        }
    }
    Ok(())
}

/// Returns whether a card put out after both leads can have been played to the irregular lead.
fn may_follow(h: &Hearing<'_>, it: &LeadOutOfTurn, proper: LaterPlay, play: LaterPlay) -> bool {
    let Some(suit) = play.card.suit() else { return true };
    let follows = Some(suit) == it.card.suit();
    let discards =
        || it.card.suit().is_none_or(|led| h.table().has_suit(play.hand, led) != Some(true));
    Some(suit) != proper.card.suit() && (follows || discards())
}
