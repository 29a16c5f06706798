//! Law 16: authorised and unauthorised information. This module covers what a player reveals to his partner, cards seen
//! by accident, and information from withdrawn cards.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(16),
    title: text(
        "Informazioni autorizzate e non autorizzate",
        "Authorised and unauthorised information",
    ),
    clauses: &[&B1A, &C, &D1, &D2],
    facts: &[&USED, &USE_DAMAGED, &WITHDRAWN_USED],
    points: &[&CHANGED_CALL],
};

finding!(
    /// Whether the partner used information that he had received otherwise than by calls and plays. The director can
    /// establish this only after the play.
    USED, "information-used",
    ask text(
        "Fra alternative logiche, il compagno di {who} ha poi scelto quella che l'informazione suggeriva?",
        "Did the partner of {who} then choose, among logical alternatives, one that the information suggested?"
    ),
    yes text(
        "il compagno di {who} ha scelto, fra alternative logiche, quella che l'informazione suggeriva",
        "the partner of {who} chose, among logical alternatives, one that the information suggested"
    ),
    no text(
        "il compagno di {who} non ha fatto una scelta che l'informazione suggeriva",
        "the partner of {who} made no choice that the information suggested"
    )
);

finding!(
    /// Whether the partner's use of unauthorised information damaged the opponents. The director can establish this
    /// only after the play.
    USE_DAMAGED, "use-damaged",
    ask text(
        "La scelta del compagno di {who} ha danneggiato gli avversari?",
        "Did the choice of the partner of {who} damage the opponents?"
    ),
    yes text(
        "la scelta del compagno di {who} ha danneggiato gli avversari",
        "the choice of the partner of {who} damaged the opponents"
    ),
    no text(
        "la scelta del compagno di {who} non ha danneggiato gli avversari",
        "the choice of the partner of {who} did not damage the opponents"
    )
);
finding!(
    /// Whether the offending side used information from withdrawn cards, to the damage of the other side. The director
    /// can establish this only after the play.
    WITHDRAWN_USED, "withdrawn-card-used",
    ask text(
        "Fra alternative logiche, la linea di {who} ha poi scelto ciò che una carta ritirata suggeriva, a danno degli avversari?",
        "Did {who}'s side then choose, among logical alternatives, what a withdrawn card suggested, to the opponents' damage?"
    ),
    yes text(
        "la linea di {who} ha scelto ciò che una carta ritirata suggeriva, a danno degli avversari",
        "{who}'s side chose what a withdrawn card suggested, to the opponents' damage"
    ),
    no text(
        "la linea di {who} non ha danneggiato gli avversari con ciò che ha saputo da una carta ritirata",
        "{who}'s side did not damage the opponents by what it learned from a withdrawn card"
    )
);

static B1A: Clause = Clause {
    number: ByEdition::always("16B1(a)"),
    title: text("Informazione lasciata trapelare dal compagno", "Information let out by partner"),
    gist: always(
        "Chi ha dal compagno un'informazione estranea al gioco (un'osservazione, una domanda, un gesto, \
         un'esitazione) non può scegliere, fra alternative logiche, quella che essa suggerisce. Se ne viene \
         danno, l'Arbitro corregge il punteggio.",
        "A player who has extraneous information from his partner (a remark, a question, a gesture, a hesitation) \
         may not choose, among logical alternatives, one that it suggests. If damage follows, the director \
         adjusts the score.",
    ),
    asks: &[&USED, &USE_DAMAGED],
    see: &["20F3", "43A1(c)"],
};
static C: Clause = Clause {
    number: ByEdition::from(Y2007, "16C").then(Y2017, "16D"),
    title: text("Informazione avuta per caso", "Information that came by chance"),
    gist: always(
        "Se un giocatore ha per caso, e non da chi gioca con lui, un'informazione estranea, l'Arbitro può lasciar \
         giocare la mano, pronto ad assegnare un punteggio arbitrale se l'informazione ha pesato.",
        "If a player comes by extraneous information by chance, and not from his partner, the director may let the \
         board be played, ready to adjust if the information has affected the result.",
    ),
    asks: &[&card_played::VISIBLE, &USED],
    see: &["50"],
};
static D1: Clause = Clause {
    number: ByEdition::from(Y2007, "16D1").then(Y2017, "16C1"),
    title: text("Carta ritirata: la linea innocente", "A withdrawn card: the non-offending side"),
    gist: always(
        "Quando una giocata è ritirata e sostituita, la linea innocente può usare tutto ciò che se ne è saputo, \
         dalle carte proprie e da quelle degli avversari.",
        "When a play is withdrawn for another, the non-offending side may use all that it learned from it, \
         whether the card was its own or its opponents'.",
    ),
    asks: &[],
    see: &["16D2", "47D"],
};

static D2: Clause = Clause {
    number: ByEdition::from(Y2007, "16D2").then(Y2017, "16C2"),
    title: text("Carta ritirata: la linea colpevole", "A withdrawn card: the offending side"),
    gist: always(
        "Per la linea colpevole ciò che si è saputo dalle carte ritirate, proprie o avversarie, non è \
         autorizzato: fra alternative logiche non può scegliere quella che ciò suggerisce. Se ne viene danno, \
         l'Arbitro corregge il punteggio.",
        "For the offending side what withdrawn cards told, its own or its opponents', is unauthorised: among \
         logical alternatives it may not choose one that they suggest. If damage follows, the director adjusts the score.",
    ),
    asks: &[&WITHDRAWN_USED],
    see: &["16D1", "47D"],
};

/// Whether declarer may use the information from a card that an opponent played after a designation and now withdraws
/// because declarer changes the designation. The Code does not say.
static CHANGED_CALL: DoctrinePoint = DoctrinePoint {
    key: "changed-call",
    title: text(
        "Informazione dopo il cambio di designazione",
        "Information after a changed designation",
    ),
    school: text(
        "la carta che l'avversario ritira non è autorizzata per chi si è corretto ({16D2})",
        "the card that an opponent takes back is unauthorised for the player who corrected himself ({16D2})",
    ),
    code: text(
        "45C4(b) rinvia solo a {16D1}: nessuno è colpevole, e l'informazione non è vietata a nessuno",
        "45C4(b) sends to {16D1} alone: nobody has offended, and the information is barred to no one",
    ),
};

static BINDS_WHO_SLIPPED: Condition = Condition {
    yes: text(
        "per la Scuola chi si è corretto è tenuto come una linea colpevole",
        "for the School the player who corrected himself is bound like an offending side",
    ),
    no: text(
        "per la lettera del Codice nessuno è colpevole",
        "by the letter of the Code nobody has offended",
    ),
};

static BEFORE_AUCTION: Condition = Condition {
    yes: text(
        "la carta di {who} si è vista prima che la licita cominciasse",
        "the card of {who} was seen before the auction began",
    ),
    no: text("la licita era cominciata", "the auction had begun"),
};
static OTHERS_FAULT: Condition = Condition {
    yes: text(
        "{who} ha lasciato vedere la carta per colpa altrui",
        "it was another's fault that {who} let the card be seen",
    ),
    no: text(
        "è stato {who}, da sé, a lasciar vedere la carta",
        "it was {who} himself who let the card be seen",
    ),
};
static TAKEN_BACK: Condition = Condition {
    yes: text("{card} torna in mano", "{card} was withdrawn"),
    no: text("{card} non torna in mano", "{card} was not withdrawn"),
};
static INNOCENT: Condition = Condition {
    yes: text("gli avversari sono innocenti", "the opponents have not offended"),
    no: text("anche gli avversari sono colpevoli", "the opponents have offended too"),
};
static TELLS_OFFENDERS: Condition = Condition {
    yes: text(
        "la carta dice qualcosa a chi gioca per la linea colpevole",
        "the card tells something to a player of the offending side",
    ),
    no: text(
        "chi gioca per la linea colpevole conosceva già la carta: era sua",
        "the only player of the offending side knew the card already: it was his own",
    ),
};

static PARTNER_CHOOSES: Condition = Condition {
    yes: text("il compagno di {who} ha scelte da fare", "the partner of {who} has choices to make"),
    no: text("il compagno di {who} è il morto", "the partner of {who} is dummy"),
};

/// Hears the incident in which a player reveals information to his partner.
pub fn remark(h: &mut Hearing<'_>, it: &Remark) -> HearingResult {
    if it.by == h.table().contract().dummy() {
        dummys_limitations::takes_part(h, it.by)?;
    }
    may_have_suggested(h, it.by)
}

/// Hears 16B1(a) for words or acts of `by` that may give information to his partner.
pub(crate) fn may_have_suggested(h: &mut Hearing<'_>, by: Seat) -> HearingResult {
    let chooses = h.table().contract().dummy() != by.partner();
    h.about(by, None, |h| {
        h.hear_clause(&B1A, |h| {
            h.given_that(&PARTNER_CHOOSES, chooses)?;
            h.require(&USED, None)?;
            adjusts_if(h, &USE_DAMAGED, AdjustmentPower::Shall, by.side().opponents())
        })
    })
}

/// Hears 16C (in 2017 16D) for a card of `of` that fell. `others_fault` says whether another person is at fault.
pub(crate) fn by_chance(
    h: &mut Hearing<'_>,
    of: Seat,
    card: PlayedCard,
    others_fault: bool,
    partner_saw: bool,
) -> HearingResult {
    h.about(of, Some(card), |h| {
        h.hear_clause(&C, |h| {
            h.given_that(&OTHERS_FAULT, others_fault)?;
            h.require(&card_played::VISIBLE, partner_saw.then_some(true))?;
            may_adjust(h, of)
        })
    })
}

/// Decides whether 16D of 2017 applies to a card of `of` exposed before the auction began, because his partner could see
/// it. `seen` says whether he saw it.
pub(crate) fn before_the_auction(
    h: &mut Hearing<'_>,
    of: Seat,
    card: PlayedCard,
    seen: Option<bool>,
) -> HearingResult<bool> {
    let defends = h.table().contract().is_defender(of);
    h.about(of, Some(card), |h| {
        h.applies(&C, |h| {
            h.note_condition(&BEFORE_AUCTION);
            h.require(&card_played::VISIBLE, seen)?;
            if defends {
                h.decide(Is(NoPenalty(of, card)))?;
            }
            may_adjust(h, of)
        })
    })
}

/// Decides that the board is played, and that the director may adjust the score if the partner of `of` has used what he
/// saw by chance.
fn may_adjust(h: &mut OpenClause<'_, '_>, of: Seat) -> HearingResult {
    let (damage, favour) = (damage(h), of.side().opponents());
    if damage == Damage::Awaited {
        h.decide(Is(PlayContinues))?;
    } else {
        h.require(&USED, None)?;
    }
    h.decide(Adjusts { power: AdjustmentPower::May, damage, favour })
}

/// The side or player, if any, at fault for a withdrawn card. The fault determines who may use the information from the
/// card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WithdrawalFault {
    /// This side is at fault.
    Of(Side),
    /// The player of the card is at fault: the information is unauthorised for his partner alone, and only if they are
    /// defenders.
    Own,
    /// Nobody is at fault: this player, an opponent, has changed his designation.
    Slip(Seat),
}

/// Decides who may use the information from a card of `of` that goes back (16D1, 16D2; in 2017 16C1, 16C2).
pub fn withdrawn(
    h: &mut Hearing<'_>,
    of: Seat,
    card: PlayedCard,
    fault: WithdrawalFault,
) -> HearingResult {
    let partner = h.table().contract().is_defender(of).then_some(Party::Seat(of.partner()));
    let (innocent, offending) = match fault {
        WithdrawalFault::Of(side) => (side.opponents(), Some(offending(h, side))),
        WithdrawalFault::Own => (of.side().opponents(), partner),
        WithdrawalFault::Slip(by) => (of.side(), Some(Party::Seat(by))),
    };
    let offending = offending.filter(|who| *who != Party::Seat(of));
    let knows = |who, authorised| Knows {
        who,
        of,
        object: card.into(),
        what: CardKnowledge::Withdrawn,
        authorised,
    };
    // If both sides have offended, this decision does not permit a use that an earlier decision forbids.
    if !h.has_decided(knows(Party::Side(innocent), false)) {
        h.clause(&D1, |h| h.decide(knows(Party::Side(innocent), true)))?;
    }
    if offending.is_some_and(|who| h.has_decided(knows(who, true))) {
        return Ok(());
    }
    h.hear_clause(&D2, |h| {
        let who = match fault {
            WithdrawalFault::Of(_) | WithdrawalFault::Own => {
                h.given(&TELLS_OFFENDERS, offending)?
            }
            WithdrawalFault::Slip(by) => {
                let school = h.doctrine(&CHANGED_CALL) == DoctrineReading::School;
                h.given_that(&BINDS_WHO_SLIPPED, school)?;
                Party::Seat(by)
            }
        };
        h.decide(knows(who, false))?;
        let player = match who {
            Party::Seat(seat) => seat,
            Party::Side(_) | Party::Everyone => h.table().contract().declarer.lho(),
        };
        let damage = damage(h);
        if damage == Damage::Awaited || h.establish_of(&WITHDRAWN_USED, player)? {
            h.decide(Adjusts { power: AdjustmentPower::Shall, damage, favour: innocent })?;
        }
        Ok(())
    })
}

/// Decides that the information from a card that goes back is unauthorised for the opponents of `of`, because both
/// sides are at fault.
pub(crate) fn withdrawn_by_both(h: &mut Hearing<'_>, of: Seat, card: PlayedCard) -> HearingResult {
    let who = Party::Side(of.side().opponents());
    h.show_rejected(&D1, &INNOCENT)?;
    h.hear_clause(&D2, |h| {
        h.decide(Knows {
            who,
            of,
            object: card.into(),
            what: CardKnowledge::Withdrawn,
            authorised: false,
        })
    })
}

/// Decides that both sides may use the information from a card that goes back, because the director ordered the play in
/// error and neither side has offended.
pub(crate) fn withdrawn_by_order(h: &mut Hearing<'_>, of: Seat, card: PlayedCard) -> HearingResult {
    h.hear_clause(&D1, |h| {
        for side in [of.side().opponents(), of.side()] {
            let who = Party::Side(side);
            h.decide(Knows {
                who,
                of,
                object: card.into(),
                what: CardKnowledge::Withdrawn,
                authorised: true,
            })?;
        }
        Ok(())
    })
}

/// Decides who may use the information from a card that goes back through the fault of a side. Another clause decides
/// whether its use caused damage.
pub(crate) fn withdrawn_and_weighed(
    h: &mut Hearing<'_>,
    of: Seat,
    card: PlayedCard,
    fault: Side,
) -> HearingResult {
    let offending = Some(offending(h, fault)).filter(|who| *who != Party::Seat(of));
    let knows = |who, authorised| Knows {
        who,
        of,
        object: card.into(),
        what: CardKnowledge::Withdrawn,
        authorised,
    };
    h.clause(&D1, |h| h.decide(knows(Party::Side(fault.opponents()), true)))?;
    h.hear_clause(&D2, |h| {
        let who = h.given(&TELLS_OFFENDERS, offending)?;
        h.decide(knows(who, false))
    })
}

/// Shows that there is no information from a withdrawn card, because the player leaves the card that he could take
/// back.
pub fn kept(h: &mut Hearing<'_>, of: Seat, card: PlayedCard) -> HearingResult {
    h.about(of, Some(card), |h| h.show_rejected(&D1, &TAKEN_BACK))
}
