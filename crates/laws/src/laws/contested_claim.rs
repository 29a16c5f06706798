//! Law 70: contested claim or concession.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(70),
    title: text("Richiesta o concessione contestata", "Contested claim or concession"),
    clauses: &[&A, &B1, &C, &D1, &D2, &D3, &E1],
    facts: &[
        &TRUMP_OUT,
        &TRUMP_MENTIONED,
        &TRUMP_UNKNOWN,
        &TRUMP_TAKES,
        &NEEDS_HOLDING,
        &SHOWN_OUT,
        &NOT_TAKING_IRRATIONAL,
        &NORMAL_LINE_LOSES,
        &PARTNER_CAN_ERR,
    ],
    points: &[&SUIT_ORDER],
};

/// The ruling does not turn on this point, but the number of tricks does.
pub(super) static SUIT_ORDER: DoctrinePoint = DoctrinePoint {
    key: "suit-order",
    title: text(
        "In che ordine gioca un seme chi richiede e non lo dice",
        "In which order a claimer who does not say so plays a suit",
    ),
    school: text("gioca ogni seme dall'alto ({70D1})", "he plays each suit from the top ({70D1})"),
    code: text(
        "nessun ordine è stabilito: può giocare anche prima una carta bassa ({70D1})",
        "no order is laid down: he may play a low card first ({70D1})",
    ),
};

finding!(
    /// Whether an opponent of the player who claimed still had a trump.
    TRUMP_OUT, "trump-out",
    ask text("Un avversario di {who} aveva ancora un atout?", "Did an opponent of {who} still have a trump?"),
    yes text("un avversario di {who} aveva ancora un atout", "an opponent of {who} still had a trump"),
    no text("gli avversari di {who} non avevano più atout", "the opponents of {who} had no trumps left")
);
finding!(
    /// Whether the player who claimed mentioned the outstanding trump.
    TRUMP_MENTIONED, "trump-mentioned",
    ask text(
        "Facendo la richiesta {who} ha parlato dell'atout rimasto fuori?",
        "Did {who}, when he claimed, speak of the trump that was out?"
    ),
    yes text("{who} ha parlato dell'atout rimasto fuori", "{who} spoke of the trump that was out"),
    no text("{who} non ha parlato dell'atout rimasto fuori", "{who} did not speak of the trump that was out")
);
finding!(
    /// Whether it is at all likely that the player who claimed did not know of the outstanding trump.
    TRUMP_UNKNOWN, "trump-unknown",
    ask text(
        "È in qualche misura probabile che {who} non sapesse di quell'atout?",
        "Is it at all likely that {who} did not know of that trump?"
    ),
    yes text("è in qualche misura probabile che {who} non ne sapesse", "there is some likelihood that {who} did not know of it"),
    no text("{who} ne sapeva di certo", "{who} surely knew of it")
);
finding!(
    /// Whether some normal play loses a trick to the outstanding trump.
    TRUMP_TAKES, "trump-takes",
    ask text(
        "Con un gioco normale di {who}, anche distratto o inferiore, quell'atout potrebbe fare una presa?",
        "By some normal play by {who}, careless or inferior included, could that trump win a trick?"
    ),
    yes text("con un gioco normale quell'atout può fare una presa", "by some normal play that trump can win a trick"),
    no text("con nessun gioco normale quell'atout fa una presa", "by no normal play does that trump win a trick")
);
finding!(
    /// Whether the claim needs an unstated line that works only if a particular opponent holds a card.
    NEEDS_HOLDING, "needs-holding",
    ask text(
        "La richiesta riesce solo con una linea che {who} non ha detto, e che vale solo se una carta è da un avversario \
         piuttosto che dall'altro?",
        "Does the claim succeed only by a line that {who} did not state, and that works only if one opponent rather than \
         the other holds some card?"
    ),
    yes text(
        "la linea non detta vale solo se una carta è da un certo avversario",
        "the unstated line works only if one opponent rather than the other holds a card"
    ),
    no text(
        "la richiesta non dipende da quale avversario abbia una carta",
        "the claim does not depend on which opponent holds a card"
    )
);
finding!(
    /// Whether the play, before the claim or on any normal line, shows which opponent holds the card on which an
    /// unstated line depends.
    SHOWN_OUT, "shown-out",
    ask text(
        "Un avversario di {who} aveva già mostrato di non avere quel seme, o lo mostrerebbe con qualunque linea normale?",
        "Had an opponent of {who} failed to follow to that suit before the claim, or would he on any normal line?"
    ),
    yes text("si sa, o si saprà comunque, dov'è la carta", "it is known, or will be on any normal line, where the card is"),
    no text("non si sa dove sia la carta", "it is not known where the card is")
);
finding!(
    /// Whether it would be irrational not to take the unstated line.
    NOT_TAKING_IRRATIONAL, "not-taking-irrational",
    ask text(
        "Sarebbe irrazionale, per {who}, non seguire quella linea?",
        "Would it be irrational for {who} not to take that line?"
    ),
    yes text("sarebbe irrazionale non seguire quella linea", "not to take that line would be irrational"),
    no text("non sarebbe irrazionale seguirne un'altra", "it would not be irrational to take another")
);
finding!(
    /// Whether another normal line that fits the statement wins fewer tricks.
    NORMAL_LINE_LOSES, "normal-line-loses",
    ask text(
        "C'è una linea normale per la classe di {who}, anche distratta o inferiore, compatibile con ciò che \
         ha detto, che fa meno prese di quante fin qui gliene restano?",
        "Is there a line, normal for {who}'s class of player, careless or inferior included, that fits what he said \
         and wins fewer tricks than he is left with so far?"
    ),
    yes text("una linea normale fa meno prese", "a normal line wins fewer tricks"),
    no text("nessuna linea normale fa meno prese", "no normal line wins fewer tricks")
);
finding!(
    /// Whether a defender's claim depends on the right choice of his partner.
    PARTNER_CAN_ERR, "partner-can-err",
    ask text(
        "La richiesta di {who} dipende da quale di più giocate normali sceglie il compagno?",
        "Does the claim of {who} depend on which of several normal plays his partner chooses?"
    ),
    yes text("il compagno di {who} può scegliere una giocata normale che fa perdere", "the partner of {who} may choose a normal play that loses"),
    no text("la richiesta di {who} non dipende dal compagno", "the claim of {who} does not depend on his partner")
);

static A: Clause = Clause {
    number: ByEdition::always("70A"),
    title: text("Lo scopo", "The objective"),
    gist: always(
        "L'Arbitro decide una richiesta contestata nel modo più equo per le due linee, in numeri interi di prese: ma ogni \
         dubbio va contro chi ha richiesto.",
        "The director adjudicates a contested claim as equitably as he can to both sides, in whole tricks: but any doubtful \
         point goes against the player who claimed.",
    ),
    asks: &[],
    see: &["68D", "69A", "70D1"],
};
static B1: Clause = Clause {
    number: ByEdition::always("70B1"),
    title: text("Si ripete la dichiarazione", "The statement is repeated"),
    gist: always(
        "L'Arbitro fa ripetere ciò che è stato detto al momento della richiesta, poi ascolta le obiezioni: una linea migliore \
         detta dopo non vale.",
        "The director has what was said at the time of the claim repeated, then hears the objections: a better line stated \
         later does not count.",
    ),
    asks: &[],
    see: &["68C", "70D1"],
};
static C: Clause = Clause {
    number: ByEdition::always("70C"),
    title: text("C'è fuori un atout", "There is an outstanding trump"),
    gist: always(
        "Se un avversario ha ancora un atout, chi richiede non ne ha parlato, è in qualche misura probabile che non ne sapesse, \
         e con un gioco normale può perdere una presa, questa va agli avversari.",
        "If an opponent still has a trump, the claimer did not mention it, it is at all likely that he did not know of it, \
         and some normal play loses a trick to it, the opponents are given that trick.",
    ),
    asks: &[&TRUMP_OUT, &TRUMP_MENTIONED, &TRUMP_UNKNOWN, &TRUMP_TAKES],
    see: &["70D1"],
};
static D1: Clause = Clause {
    number: ByEdition::always("70D1"),
    title: text("Una linea non detta", "A line not stated"),
    gist: always(
        "Non si accetta la linea buona che chi richiede non ha detto, se un'altra linea normale, anche distratta o inferiore, \
         fa meno prese.",
        "A successful line that the claimer did not state is not accepted if another normal line, careless or inferior \
         included, wins fewer tricks.",
    ),
    asks: &[&NORMAL_LINE_LOSES],
    see: &["70C", "70E1"],
};
pub(super) static D2: Clause = Clause {
    number: ByEdition::always("70D2"),
    title: text("Il compagno del difensore che richiede", "The partner of a defender who claims"),
    gist: always(
        "La richiesta di un difensore non è accolta per la parte che dipende da quale di più giocate normali sceglie il compagno.",
        "A defender's claim is not accepted as far as it depends on which of several normal plays his partner chooses.",
    ),
    asks: &[&PARTNER_CAN_ERR],
    see: &["70D1"],
};
/// The edition of 2017 does not have this clause.
static D3: Clause = Clause {
    number: ByEdition::always("70D3").until(Y2017),
    title: text("Ciò che si è giocato dopo", "What was played afterwards"),
    gist: always(
        "Ciò che si è giocato dopo la richiesta può servire all'Arbitro come prova delle giocate probabili, e di quanto la \
         richiesta fosse esatta.",
        "What was played after the claim may serve the director as evidence of the probable plays, and of how accurate the \
         claim was.",
    ).until(Y2017),
    asks: &[],
    see: &["68D"],
};
static E1: Clause = Clause {
    number: ByEdition::always("70E1"),
    title: text("La posizione di una carta", "The location of a card"),
    gist: ByEdition::from(Y2007, text(
        "Non si accetta una linea non detta che vale solo se una carta è da un avversario piuttosto che dall'altro, salvo che \
         un avversario abbia già mostrato di non avere il seme, o lo mostri con ogni linea normale, o che non seguirla sia \
         irrazionale.",
        "A line not stated that works only if one opponent rather than the other holds a card is not accepted, unless an \
         opponent had failed to follow to the suit, or would on any normal line, or not to take it would be irrational.",
    )).then(Y2017, text(
        "Non si accetta una linea non detta che vale solo se una carta è da un avversario piuttosto che dall'altro, salvo che \
         un avversario abbia già mostrato di non avere il seme, o lo mostri con ogni linea normale.",
        "A line not stated that works only if one opponent rather than the other holds a card is not accepted, unless an \
         opponent had failed to follow to the suit, or would on any normal line.",
    )),
    asks: &[&NEEDS_HOLDING, &SHOWN_OUT, &NOT_TAKING_IRRATIONAL],
    see: &["70D1"],
};

static CONTESTED: Condition = Condition {
    yes: text("qualcuno si oppone", "somebody objects"),
    no: text("nessuno si è opposto in tempo", "nobody objected in time"),
};
static CLAIMS: Condition = Condition {
    yes: text("{who} ha richiesto delle prese", "{who} claimed tricks"),
    no: text("{who} ha soltanto concesso delle prese", "{who} only conceded tricks"),
};
static PLAYED_ON: Condition = Condition {
    yes: text("dopo la richiesta si è giocato", "cards were played after the claim"),
    no: text("dopo la richiesta nessuno ha giocato", "no card was played after the claim"),
};

/// Shows that nobody contests the claim or concession in time.
pub(crate) fn uncontested(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&A, &CONTESTED)?;
    h.show_rejected(&B1, &CONTESTED)
}

/// Rules on an objection to a claim or concession, before agreement is established.
pub fn contested(
    h: &mut Hearing<'_>,
    (by, kind, tricks): (Seat, StatementKind, TrickShares),
    played_on: bool,
) -> HearingResult {
    concession_cancelled::never_cancelled(h)?;
    h.about(by, None, |h| {
        let claims = kind == StatementKind::Claim;
        h.hear_clause(&B1, |h| {
            h.given_that(&CLAIMS, claims)?;
            h.decide(Must(Party::Seat(by), DecisionAct::RepeatStatement))
        })?;
        h.hear_clause(&D3, |h| h.given_that(&PLAYED_ON, played_on))?;
        let fails = claims && fails(h, by, tricks)?;
        h.hear_clause(&A, |h| {
            h.note_condition(&CONTESTED);
            if claims && !fails {
                h.decide(Is(ClaimStands(by)))?;
                agreed_claim::shared_out(h, by, tricks)?;
            }
            Ok(())
        })
    })
}

/// Decides whether anything refutes the claim, in the order in which the director asks.
fn fails(h: &mut Hearing<'_>, by: Seat, tricks: TrickShares) -> HearingResult<bool> {
    let trump = loses_to_trump(h, by)?;
    // A player who claims every trick against the highest trump loses one on any line.
    let claims_all = tricks.conceded() == Some(0);
    let loses = !trump && claims_all && h.table().has_highest_trump(by.side().opponents());
    let line = unstated_line(h, by)? || worse_line(h, by, loses)? || partner_errs(h, by)?;
    Ok(trump || line)
}

fn loses_to_trump(h: &mut Hearing<'_>, by: Seat) -> HearingResult<bool> {
    let out = h.table().has_trumps(by.side().opponents());
    h.applies(&C, |h| {
        h.require(&TRUMP_OUT, out)?;
        h.exclude(&TRUMP_MENTIONED, None)?;
        h.require(&TRUMP_UNKNOWN, None)?;
        h.require(&TRUMP_TAKES, None)?;
        h.decide(Is(LosesToTrump(by)))
    })
}

fn unstated_line(h: &mut Hearing<'_>, by: Seat) -> HearingResult<bool> {
    let may_be_irrational = h.has(&edition_rules::IRRATIONAL_NOT_TO);
    h.applies(&E1, |h| {
        h.require(&NEEDS_HOLDING, None)?;
        h.exclude(&SHOWN_OUT, None)?;
        if may_be_irrational {
            h.exclude(&NOT_TAKING_IRRATIONAL, None)?;
        }
        h.decide(Is(WorstLine(by)))
    })
}

fn worse_line(h: &mut Hearing<'_>, by: Seat, loses: bool) -> HearingResult<bool> {
    h.applies(&D1, |h| {
        h.require(&NORMAL_LINE_LOSES, loses.then_some(true))?;
        h.decide(Is(WorstLine(by)))
    })
}

fn partner_errs(h: &mut Hearing<'_>, by: Seat) -> HearingResult<bool> {
    let defends = h.table().contract().is_defender(by);
    h.applies(&D2, |h| {
        h.given_that(&conditions::DEFENDS, defends)?;
        h.require(&PARTNER_CAN_ERR, None)?;
        h.decide(Is(WorstLine(by)))
    })
}
