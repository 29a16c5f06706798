//! Law 20: review and explanation of calls. This module covers paragraph F, from the end of the auction on.

use super::prelude::*;
use crate::record::ExplanationTopic;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(20),
    title: text("Riepilogo e spiegazione delle chiamate", "Review and explanation of calls"),
    clauses: &[&F2, &F3, &F4, &F5A, &F5B],
    facts: &[],
    points: &[],
};

static F2: Clause = Clause {
    number: ByEdition::always("20F2"),
    title: text("Chi può chiedere durante il gioco", "Who may ask during the play"),
    gist: always(
        "Dopo l'ultimo passo e per tutto il gioco un difensore può chiedere, al suo turno, spiegazioni sulla licita \
         avversaria; il dichiarante, al turno suo o del morto, anche sulle convenzioni di gioco dei difensori. Il \
         morto non chiede.",
        "After the final pass and throughout the play a defender may ask, at his turn, about the opponents' auction; \
         declarer, at his own turn or dummy's, also about the defenders' card play. Dummy does not ask.",
    ),
    asks: &[],
    see: &["20F3", "41B"],
};
static F3: Clause = Clause {
    number: ByEdition::always("20F3"),
    title: text("Domanda su una sola chiamata", "A question about a single call"),
    gist: always(
        "Si può chiedere anche di una sola chiamata, ma la domanda può dare al compagno un'informazione non \
         autorizzata.",
        "A single call may be asked about too, but the question may give partner unauthorised information.",
    ),
    asks: &[],
    see: &["16B1(a)", "20F2"],
};
/// Source of the 2017 wording: general knowledge. After the clarification period, the player must correct at once.
static F4: Clause = Clause {
    number: ByEdition::always("20F4"),
    title: text(
        "Chi si accorge di avere spiegato male",
        "A player who finds his own explanation wrong",
    ),
    gist: ByEdition::from(Y2007, text(
        "Chi si accorge che la propria spiegazione era errata o incompleta deve chiamare subito l'Arbitro.",
        "A player who finds that his own explanation was wrong or incomplete must call the director at once.",
    )).then(Y2017, text(
        "Chi si accorge che la propria spiegazione era errata o incompleta deve chiamare l'Arbitro prima che \
         finisca il periodo di chiarimento; può farlo anche prima.",
        "A player who finds that his own explanation was wrong or incomplete must call the director before the \
         clarification period ends; he may do so earlier.",
    )),
    asks: &[],
    see: &["20F5(b)", "47E2(a)"],
};
static F5A: Clause = Clause {
    number: ByEdition::always("20F5(a)"),
    title: text("Il compagno per ora tace", "Partner keeps silent for now"),
    gist: always(
        "Chi sente il compagno spiegare male non può correggerlo durante la licita, né farlo capire; un difensore \
         nemmeno durante il gioco.",
        "A player whose partner has explained wrongly may not correct him during the auction, nor show it; a \
         defender not during the play either.",
    ),
    asks: &[],
    see: &["16B1(a)", "20F5(b)"],
};
static F5B: Clause = Clause {
    number: ByEdition::always("20F5(b)"),
    title: text("Quando il compagno deve correggere", "When partner must correct"),
    gist: always(
        "Il compagno deve chiamare l'Arbitro e correggere la spiegazione alla prima occasione legale: il dichiarante o \
         il morto dopo l'ultimo passo, un difensore solo alla fine del gioco.",
        "Partner must call the director and correct the explanation at his first legal opportunity: declarer or dummy \
         after the final pass, a defender only at the end of the play.",
    ),
    asks: &[],
    see: &["20F4", "21B1"],
};

static ENTITLED: Condition = Condition {
    yes: text(
        "{who} chiede al suo turno ciò che può chiedere",
        "{who} asks at his turn what he may ask",
    ),
    no: text(
        "{who} è il morto, o non è di turno, o chiede ciò che non lo riguarda",
        "{who} is dummy, or is not in turn, or asks what is not for him to ask",
    ),
};
static BEFORE_LEAD: Condition = Condition {
    yes: text(
        "{who} chiede ad attacco ancora coperto, senza essere di turno",
        "{who} asks while the lead is still face down, and not at his turn",
    ),
    no: text(
        "{who} chiede al suo turno, o ad attacco scoperto",
        "{who} asks at his turn, or once the lead is faced",
    ),
};
static SINGLE_CALL: Condition = Condition {
    yes: text("la domanda riguarda una sola chiamata", "the question is about a single call"),
    no: text("la domanda è generale", "the question is a general one"),
};
static OWN_EXPLANATION: Condition = Condition {
    yes: text("la spiegazione era sua", "the explanation was his own"),
    no: text("la spiegazione era del compagno", "the explanation was his partner's"),
};
static MAY_SPEAK: Condition = Condition {
    yes: text(
        "{who} è il dichiarante o il morto, o il gioco è finito",
        "{who} is declarer or dummy, or the play is over",
    ),
    no: text(
        "{who} è un difensore e il gioco non è finito",
        "{who} is a defender and the play is not over",
    ),
};

/// Hears the incident in which a player asks the opponents for an explanation.
pub fn asked(h: &mut Hearing<'_>, it: &ExplanationAsked) -> HearingResult {
    let before_lead = start_of_play::asks_before_lead(h, it)?;
    let contract = h.table().contract();
    let theirs = it.topic == ExplanationTopic::Call || it.by == contract.declarer;
    let entitled = it.in_turn && it.by != contract.dummy() && theirs;
    let who = Party::Seat(it.by);
    let heard = h.applies(&F2, |h| {
        h.unless(&BEFORE_LEAD, before_lead)?;
        if entitled {
            h.note_condition(&ENTITLED);
            return h.decide(May(who, DecisionAct::AskExplanation));
        }
        h.note_condition_absent(&ENTITLED);
        h.decide(MayNot(who, DecisionAct::AskExplanation))
    })?;
    if !heard {
        return Ok(());
    }
    let single = h.clause(&F3, |h| h.given_that(&SINGLE_CALL, it.single))?;
    if single.is_some() { information::may_have_suggested(h, it.by) } else { Ok(()) }
}

/// Hears the incident in which a player notices an error in an explanation of his side and has not corrected it yet.
pub fn noticed(h: &mut Hearing<'_>, it: &ErrorNoticed) -> HearingResult {
    let who = Party::Seat(it.by);
    let later = h.has(&edition_rules::CORRECTION_CAN_WAIT) && !it.lead_faced;
    let act = if later {
        DecisionAct::CorrectExplanationBeforeLead
    } else {
        DecisionAct::CorrectExplanation
    };
    let own = h.applies(&F4, |h| {
        h.given_that(&OWN_EXPLANATION, it.by == it.explainer)?;
        h.decide(Must(who, act))
    })?;
    if own {
        return own_explanation(h);
    }
    let silent = h.table().contract().is_defender(it.by) && !it.phase.is_over();
    h.clause(&F5A, |h| {
        h.unless(&MAY_SPEAK, !silent)?;
        h.decide(MayNot(who, DecisionAct::CorrectExplanation))
    })?;
    let duty =
        if silent { DecisionAct::CorrectExplanationLater } else { DecisionAct::CorrectExplanation };
    h.hear_clause(&F5B, |h| h.decide(Must(who, duty)))
}

/// Shows that the duty of the explainer's partner (20F5(b)) does not bind the explainer himself.
fn own_explanation(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected_because(&F5B, &OWN_EXPLANATION)
}

/// Decides whether a player who corrects an explanation of his side may do so now.
pub fn corrected(h: &mut Hearing<'_>, it: &Misexplanation) -> HearingResult {
    let own = h.applies(&F4, |h| h.given_that(&OWN_EXPLANATION, it.amended_by == it.by))?;
    if own {
        return own_explanation(h);
    }
    let by = it.amended_by;
    h.about(by, None, |h| {
        let silent = h.table().contract().is_defender(by) && !it.phase.is_over();
        h.clause(&F5A, |h| {
            h.unless(&MAY_SPEAK, !silent)?;
            h.decide(Is(Breach(by)))
        })?;
        h.hear_clause(&F5B, |h| h.given_that(&MAY_SPEAK, !silent))
    })
}
