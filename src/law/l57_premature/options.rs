//! Law 57, paragraphs A1 to A4 and B: what declarer may require of the offender's partner.

use crate::law::prelude::*;
use crate::law::{
    l44_sequence as l44, l47_retraction as l47, l50_penalty_card as l50, l59_inability as l59,
    l60_play_after_irregularity as l60, l61_revoke as l61,
};
use crate::table::Moment;

/// What declarer chooses about the card that the partner of the premature player is to play. The card of the
/// question is the premature one. The last option is of 2017.
pub static PLAY_CHOICE: Fact = Fact {
    key: "play-choice",
    asker: Asker::Player,
    question: text(
        "Giocata prematura di {card}: che cosa chiede {who} al compagno del colpevole?",
        "{card} was premature: what does {who} ask of the offender's partner?",
    ),
    replies: &[
        Reply {
            key: "highest",
            states: text(
                "{who} chiede la carta più alta del seme d'attacco",
                "{who} asks for the highest card of the suit led",
            ),
        },
        Reply {
            key: "lowest",
            states: text(
                "{who} chiede la carta più bassa del seme d'attacco",
                "{who} asks for the lowest card of the suit led",
            ),
        },
        Reply {
            key: "forbid",
            states: text("{who} proibisce un altro seme", "{who} forbids another suit"),
        },
        Reply {
            key: "require",
            states: text("{who} richiede un altro seme", "{who} requires another suit"),
        },
    ],
};

pub(super) static A1: Clause = Clause {
    number: ByEdition::always("57A1"),
    title: text("La più alta", "The highest"),
    gist: always(
        "Il dichiarante può chiedere al compagno la carta più alta che ha nel seme d'attacco.",
        "Declarer may require the partner's highest card of the suit led.",
    ),
    asks: &[&PLAY_CHOICE],
    see: &["57A", "57B"],
};
pub(super) static A2: Clause = Clause {
    number: ByEdition::always("57A2"),
    title: text("La più bassa", "The lowest"),
    gist: always(
        "Il dichiarante può chiedere al compagno la carta più bassa che ha nel seme d'attacco.",
        "Declarer may require the partner's lowest card of the suit led.",
    ),
    asks: &[&PLAY_CHOICE],
    see: &["57A", "57B"],
};
pub(super) static A_FORBID: Clause = Clause {
    number: ByEdition::from(Y2007, "57A3").then(Y2017, "57A4"),
    title: text("Un altro seme proibito", "Another suit forbidden"),
    gist: always(
        "Il dichiarante può proibire al compagno di giocare una carta di un altro seme, che nomina.",
        "Declarer may forbid the partner to play a card of another suit, which he names.",
    ),
    asks: &[&PLAY_CHOICE],
    see: &["44C", "57B"],
};
pub(super) static A_REQUIRE: Clause = Clause {
    number: ByEdition::from(Y2017, "57A3"),
    title: text("Un altro seme richiesto", "Another suit required"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Il dichiarante può chiedere al compagno una carta di un altro seme, che nomina.",
            "Declarer may require the partner to play a card of another suit, which he names.",
        ),
    ),
    asks: &[&PLAY_CHOICE],
    see: &["44C", "57B"],
};
pub(super) static B: Clause = Clause {
    number: ByEdition::always("57B"),
    title: text("Il compagno non può ottemperare", "The partner cannot comply"),
    gist: always(
        "Se il compagno non può fare ciò che il dichiarante ha scelto, gioca qualsiasi carta, come dice l'Articolo 59.",
        "If the partner cannot do what declarer has chosen he plays any card, as Law 59 provides.",
    ),
    asks: &[],
    see: &["57A", "59"],
};

static CHOSEN: Condition = Condition {
    yes: text("il dichiarante sceglie questo", "declarer chooses this"),
    no: text("il dichiarante sceglie altrimenti", "declarer chooses otherwise"),
};
static UNABLE: Condition = Condition {
    yes: text(
        "il compagno non può fare ciò che il dichiarante chiede",
        "the partner cannot do what declarer requires",
    ),
    no: text(
        "il compagno può fare ciò che il dichiarante chiede",
        "the partner can do what declarer requires",
    ),
};

/// A defender's premature card, with what followed.
pub(super) struct Premature<'i> {
    pub by: Seat,
    pub card: PlayedCard,
    pub later: &'i Later,
    /// It was played to the trick in progress, not led to the next.
    pub to_this_trick: bool,
}

/// What declarer may choose, at its place among the replies.
fn place(choice: Choice, led: Suit, options: usize) -> Option<usize> {
    let place = match choice {
        Choice::Highest => 0,
        Choice::Lowest => 1,
        Choice::Forbid(suit) if suit != led => 2,
        Choice::Require(suit) if suit != led => 3,
        Choice::Forbid(_)
        | Choice::Require(_)
        | Choice::Free
        | Choice::Accept
        | Choice::Refuse
        | Choice::Withdraw
        | Choice::Keep => return None,
    };
    (place < options).then_some(place)
}

/// What a choice requires of the partner's card.
const fn duty_of(choice: Choice, led: Suit) -> Option<Duty> {
    match choice {
        Choice::Highest => Some(Duty::Highest(led)),
        Choice::Lowest => Some(Duty::Lowest(led)),
        Choice::Forbid(suit) => Some(Duty::NotPlay(suit)),
        Choice::Require(suit) => Some(Duty::Play(suit)),
        Choice::Free | Choice::Accept | Choice::Refuse | Choice::Withdraw | Choice::Keep => None,
    }
}

/// Declarer chooses, and the partner is bound.
pub(super) fn options(h: &mut Hearing<'_>, it: &Premature<'_>) -> Heard {
    let declarer = h.table().contract().declarer;
    let partner = it.by.partner();
    let Some(led) = h.table().position().suit_led() else { return Ok(()) };
    let options = if h.has_clause(&A_REQUIRE) { 4 } else { 3 };
    let missing = 4 - h.table().position().on_table() - u8::from(it.to_this_trick);
    let said = h.sequel().play_choices(partner, missing);
    let chosen = said.iter().find(|(_, choice)| place(*choice, led, options).is_some()).copied();
    for (_, choice) in said.iter().filter(|said| Some(**said) != chosen) {
        not_offered(h, declarer, partner, *choice, led)?;
    }
    let shown = chosen.and_then(|(_, choice)| place(choice, led, options)).map(Answer::nth);
    let answer =
        h.clause(&super::A, |h| h.choose_among(&PLAY_CHOICE, declarer, it.card, options, shown))?;
    let named = chosen.and_then(|(_, choice)| duty_of(choice, led));
    if let Some(Answer(choice)) = answer {
        for law in rejected(usize::from(choice)) {
            h.clause(law, |h| h.given_that(&CHOSEN, false))?;
        }
    }
    match answer {
        Some(Answer(0)) => bind(h, &A1, partner, Duty::Highest(led), false)?,
        Some(Answer(1)) => bind(h, &A2, partner, Duty::Lowest(led), false)?,
        Some(Answer(2)) => another_suit(h, &A_FORBID, partner, named)?,
        Some(_) => another_suit(h, &A_REQUIRE, partner, named)?,
        None => {}
    }
    already_played(h, it, partner, chosen.map(|(at, _)| at))
}

/// The options that declarer has left, having chosen the one at this place among the replies.
fn rejected(choice: usize) -> impl Iterator<Item = &'static Clause> {
    let options: [&'static Clause; 4] = [&A1, &A2, &A_FORBID, &A_REQUIRE];
    let others = options.into_iter().enumerate().filter(move |(place, _)| *place != choice);
    others.map(|(_, law)| law)
}

/// Declarer says something that is not, or no longer, among his options.
fn not_offered(
    h: &mut Hearing<'_>,
    declarer: Seat,
    partner: Seat,
    choice: Choice,
    led: Suit,
) -> Heard {
    let Some(duty) = duty_of(choice, led) else { return Ok(()) };
    h.clause(&super::A, |h| h.decide(MayNot(Who::Seat(declarer), Act::Impose(partner, duty))))?;
    Ok(())
}

/// Binds the partner, if he can comply; `follows` if he follows suit in any case.
fn bind(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    partner: Seat,
    duty: Duty,
    follows: bool,
) -> Heard {
    let able = h.table().can_obey(partner, duty);
    h.clause(law, |h| {
        h.given_that(&CHOSEN, true)?;
        if able != Some(false) {
            h.decide(l61::owed(partner, partner, duty))?;
        }
        h.apply(Effect::Bind(partner, duty));
        Ok(())
    })?;
    h.clause(&B, |h| h.given_that(&UNABLE, able == Some(false)))?;
    if able == Some(false) && !follows { l59::excused(h, partner, true) } else { Ok(()) }
}

/// Declarer forbids or requires another suit. A partner who can follow suit follows.
fn another_suit(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    partner: Seat,
    named: Option<Duty>,
) -> Heard {
    let follows = l44::follows_first(h, partner)?;
    if let Some(duty) = named {
        return bind(h, law, partner, duty, follows);
    }
    let declarer = Who::Seat(h.table().contract().declarer);
    let forbids = law == &A_FORBID;
    h.clause(law, |h| {
        h.given_that(&CHOSEN, true)?;
        let act =
            if forbids { Act::NameForbiddenSuit(partner) } else { Act::NameRequiredSuit(partner) };
        h.decide(May(declarer, act))
    })?;
    Ok(())
}

/// The partner played before declarer chose: a card that does not obey goes back, exposed.
fn already_played(
    h: &mut Hearing<'_>,
    it: &Premature<'_>,
    partner: Seat,
    chosen_at: Option<Moment>,
) -> Heard {
    let early = it.later.this_trick().find(|play| play.hand == partner);
    let early = early.filter(|play| precedes(play.moment, chosen_at));
    let Some(play) = early else { return l60::c_not_played(h) };
    l60::c(h, partner, play.card)?;
    if h.table().disobeyed(partner, play.card).is_none() {
        return Ok(());
    }
    l47::a(h, partner, play.card)?;
    l50::penalty(h, partner, play.card, Exposure::OnPurpose)?;
    h.carry_out(&super::A, Effect::Skip(play.moment));
    Ok(())
}
