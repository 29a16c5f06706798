//! Law 13: incorrect number of cards, if it is discovered after the auction.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(13),
    title: text("Numero errato di carte", "Incorrect number of cards"),
    clauses: &[&CORRECTED, &UNPLAYABLE, &AFTER_PLAY, &ABSENCE, &SURPLUS],
    facts: &[&PLAYABLE, &OF_ANOTHER_PACK, &WAS_PLAYED],
    points: &[],
};

finding!(
    /// Whether the deal can be corrected and played with no call changed.
    PLAYABLE, "deal-playable",
    ask text(
        "La smazzata si può correggere e giocare senza cambiare nessuna chiamata?",
        "Can the deal be corrected and played with no call changed?"
    ),
    yes text("la smazzata si può correggere e giocare", "the deal can be corrected and played"),
    no text("la smazzata non si può più giocare", "the deal can no longer be played")
);
finding!(
    /// Whether the extra card belongs to another pack, so that no other hand lacks a card.
    OF_ANOTHER_PACK, "other-pack",
    ask text(
        "La carta di troppo di {who} è di un altro mazzo?",
        "Is {who}'s extra card from another pack?"
    ),
    yes text("la carta di troppo è di un altro mazzo", "the extra card is from another pack"),
    no text("la carta di troppo è di un'altra mano", "the extra card belongs to another hand")
);
finding!(
    /// Whether the card of another pack has been played to a quitted trick.
    WAS_PLAYED, "foreign-played",
    ask text(
        "{who} ha giocato {card} dell'altro mazzo in una presa già coperta?",
        "Has {who} played {card} of the other pack to a quitted trick?"
    ),
    yes text("la carta dell'altro mazzo è stata giocata", "the card of the other pack has been played"),
    no text("la carta dell'altro mazzo non è stata giocata", "the card of the other pack has not been played")
);

static CORRECTED: Clause = Clause {
    number: ByEdition::from(Y2007, "13A").then(Y2017, "13B1"),
    title: text("Le mani si correggono", "The hands are corrected"),
    gist: always(
        "Se una mano ha più di tredici carte e un'altra meno, e chi ha una di quelle mani ha già chiamato, l'Arbitro che ritiene la \
         smazzata giocabile corregge le mani: si gioca senza cambiare chiamate, e alla fine egli può assegnare un \
         punteggio arbitrale.",
        "If one hand has more than thirteen cards and another fewer, and a player with such a hand has called, the \
         director who judges the deal playable corrects the hands: it is played with no call changed, and at the end he \
         may award an adjusted score.",
    ),
    asks: &[&OF_ANOTHER_PACK, &PLAYABLE],
    see: &["14A", "67B"],
};
static UNPLAYABLE: Clause = Clause {
    number: ByEdition::from(Y2007, "13B").then(Y2017, "13B2"),
    title: text("La smazzata non è giocabile", "The deal cannot be played"),
    gist: always(
        "Se la smazzata così corretta non si può giocare l'Arbitro assegna un punteggio arbitrale.",
        "If the deal so corrected cannot be played, the director awards an adjusted score.",
    ),
    asks: &[&OF_ANOTHER_PACK, &PLAYABLE],
    see: &["13A", "12A1"],
};
static AFTER_PLAY: Clause = Clause {
    number: ByEdition::from(Y2007, "13C").then(Y2017, "13D"),
    title: text("Scoperto a gioco finito", "Found after play"),
    gist: always(
        "Se si scopre a gioco finito che una mano aveva cominciato con più di tredici carte e un'altra con meno, il \
         risultato è annullato e l'Arbitro assegna un punteggio arbitrale.",
        "If it is found after play that one hand began with more than thirteen cards and another with fewer, the result \
         is cancelled and the director awards an adjusted score.",
    ),
    asks: &[&OF_ANOTHER_PACK],
    see: &["13A"],
};
/// In the edition of 2017 the Laws on information apply instead of 13E.
static ABSENCE: Clause = Clause {
    number: ByEdition::always("13E").until(Y2017),
    title: text("Che cosa può sapere il compagno", "What the partner may know"),
    gist: always(
        "Quale carta si sia spostata, e dove fosse, non è autorizzato per il compagno di chi aveva la mano errata.",
        "Which card was moved, and where it was, is unauthorised for the partner of a player who had a wrong hand.",
    ).until(Y2017),
    asks: &[&PLAYABLE],
    see: &["13A", "16B1(a)"],
};
static SURPLUS: Clause = Clause {
    number: ByEdition::from(Y2007, "13F").then(Y2017, "13C"),
    title: text("Una carta di un altro mazzo", "A card of another pack"),
    gist: always(
        "Una carta di troppo che non è del board si toglie, e licita e gioco non ne sono toccati; un punteggio arbitrale \
         è possibile solo se è stata giocata in una presa ormai coperta.",
        "A card too many that is no part of the deal is removed, and auction and play are not affected; an adjusted \
         score is possible only if it was played to a quitted trick.",
    ),
    asks: &[&OF_ANOTHER_PACK, &WAS_PLAYED],
    see: &["13A"],
};

static MORE_AND_FEWER: Condition = Condition {
    yes: text("una mano aveva più di tredici carte", "one hand had more than thirteen cards"),
    no: text("nessuna mano aveva più di tredici carte", "no hand had more than thirteen cards"),
};

/// Hears an incident in which hands began with a wrong number of cards. If no hand has more than thirteen cards, Law 14
/// applies.
pub(crate) fn miscount(h: &mut Hearing<'_>, it: &Miscount) -> HearingResult {
    let from_him = [it.by, it.by.lho(), it.by.partner(), it.by.rho()];
    let with = |hands: &BySeat<bool>| from_him.into_iter().filter(|seat| hands[*seat]).collect();
    let (more, fewer): (Vec<Seat>, Vec<Seat>) = (with(&it.more), with(&it.fewer));
    let Some(long) = more.first().copied() else {
        h.show_rejected(&CORRECTED, &MORE_AND_FEWER)?;
        return missing_card::missing(h, &fewer, it.lead_faced);
    };
    let same_pack = (!fewer.is_empty()).then_some(false);
    let foreign = h.about(long, None, |h| {
        h.applies(&SURPLUS, |h| {
            h.require(&OF_ANOTHER_PACK, same_pack)?;
            h.decide(Is(Removed(long, PlayedCard::Unrecorded)))?;
            h.decide(Is(PlayContinues))
        })
    })?;
    if foreign {
        return Ok(());
    }
    let wrong: Vec<Seat> = more.into_iter().chain(fewer).collect();
    let over = h.applies(&AFTER_PLAY, |h| {
        h.given_that(&conditions::PLAY_OVER, it.phase.is_over())?;
        h.decide(Is(ResultCancelled))?;
        adjusts(h, AdjustmentPower::Shall, Damage::Found, &wrong)
    })?;
    if over {
        return Ok(());
    }
    h.clause(&CORRECTED, |h| {
        h.note_condition(&MORE_AND_FEWER);
        h.require(&PLAYABLE, None)?;
        h.decide(Is(HandsCorrected))?;
        adjusts(h, AdjustmentPower::May, Damage::Awaited, &wrong)
    })?;
    h.clause(&UNPLAYABLE, |h| {
        h.exclude(&PLAYABLE, None)?;
        adjusts(h, AdjustmentPower::Shall, Damage::Found, &wrong)
    })?;
    h.hear_clause(&ABSENCE, |h| {
        h.require(&PLAYABLE, None)?;
        for of in wrong {
            let (who, card) = (Party::Seat(of.partner()), PlayedCard::Unrecorded);
            h.decide(Knows {
                who,
                of,
                object: card.into(),
                what: CardKnowledge::Absence,
                authorised: false,
            })?;
        }
        Ok(())
    })
}

/// Adjusts the score in favour of each side whose opponents had a wrong hand.
fn adjusts(
    h: &mut OpenClause<'_, '_>,
    power: AdjustmentPower,
    damage: Damage,
    wrong: &[Seat],
) -> HearingResult {
    let Some(side) = wrong.first().map(|seat| seat.side()) else { return Ok(()) };
    for favour in [side.opponents(), side] {
        if wrong.iter().any(|seat| seat.side() != favour) {
            h.decide(Adjusts { power, damage, favour })?;
        }
    }
    Ok(())
}

/// Hears the incident of a card of another pack found in a hand (13F; in 2017 13C).
pub fn foreign(h: &mut Hearing<'_>, it: &ForeignCard) -> HearingResult {
    h.clause(&SURPLUS, |h| {
        h.decide(Is(Removed(it.by, it.card)))?;
        h.decide(Is(PlayContinues))
    })?;
    let none_quitted = h.table().position().tricks_played() == 0;
    h.hear_clause(&SURPLUS, |h| {
        h.require(&WAS_PLAYED, none_quitted.then_some(false))?;
        let (damage, favour) = (damage(h), it.by.side().opponents());
        h.decide(Adjusts { power: AdjustmentPower::May, damage, favour })
    })
}
