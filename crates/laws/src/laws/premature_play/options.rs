//! Law 57, paragraphs A1 to A4 and B: what declarer may require of the offender's partner.

use crate::laws::prelude::*;
use crate::table::Moment;

options!(
    /// Declarer's choice about the card that the partner of the premature player is to play. The card of the question
    /// is the premature card. Only the edition of 2017 has the last option.
    PLAY_CHOICE: PlayChoice, "play-choice", of Player,
    ask text(
        "Giocata prematura di {card}: che cosa chiede {who} al compagno del colpevole?",
        "{card} was premature: what does {who} ask of the offender's partner?"
    ),
    Highest "highest" text(
        "{who} chiede la carta più alta del seme d'attacco",
        "{who} asks for the highest card of the suit led"
    ),
    Lowest "lowest" text(
        "{who} chiede la carta più bassa del seme d'attacco",
        "{who} asks for the lowest card of the suit led"
    ),
    Forbid "forbid" text("{who} proibisce un altro seme", "{who} forbids another suit"),
    Require "require" text("{who} richiede un altro seme", "{who} requires another suit")
);

pub(super) static A1: Clause = Clause {
    number: ByEdition::always("57A1"),
    title: text("La più alta", "The highest"),
    gist: always(
        "Il dichiarante può chiedere al compagno la carta più alta che ha nel seme d'attacco.",
        "Declarer may require the partner's highest card of the suit led.",
    ),
    asks: &[&PLAY_CHOICE, &inability::CAN_COMPLY],
    see: &["57A", "57B"],
};
pub(super) static A2: Clause = Clause {
    number: ByEdition::always("57A2"),
    title: text("La più bassa", "The lowest"),
    gist: always(
        "Il dichiarante può chiedere al compagno la carta più bassa che ha nel seme d'attacco.",
        "Declarer may require the partner's lowest card of the suit led.",
    ),
    asks: &[&PLAY_CHOICE, &inability::CAN_COMPLY],
    see: &["57A", "57B"],
};
pub(super) static A_FORBID: Clause = Clause {
    number: ByEdition::from(Y2007, "57A3").then(Y2017, "57A4"),
    title: text("Un altro seme proibito", "Another suit forbidden"),
    gist: always(
        "Il dichiarante può proibire al compagno di giocare una carta di un altro seme, che nomina.",
        "Declarer may forbid the partner to play a card of another suit, which he names.",
    ),
    asks: &[&PLAY_CHOICE, &inability::CAN_COMPLY],
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
    asks: &[&PLAY_CHOICE, &inability::CAN_COMPLY],
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

/// A defender's premature card, with the later plays.
pub(super) struct PrematureCard<'i> {
    pub by: Seat,
    pub card: PlayedCard,
    pub later: &'i LaterPlays,
    /// Whether the card was played to the current trick, not led to the next trick.
    pub to_this_trick: bool,
}

const fn paragraph(choice: PlayChoice) -> &'static Clause {
    match choice {
        PlayChoice::Highest => &A1,
        PlayChoice::Lowest => &A2,
        PlayChoice::Forbid => &A_FORBID,
        PlayChoice::Require => &A_REQUIRE,
    }
}

/// Returns the option of Law 57 that declarer has stated, if his choice is one, and the duty that it puts on the
/// offender's partner.
fn option(stated: Choice, led: Suit) -> Option<(PlayChoice, Duty)> {
    match stated {
        Choice::Highest => Some((PlayChoice::Highest, Duty::Highest(led))),
        Choice::Lowest => Some((PlayChoice::Lowest, Duty::Lowest(led))),
        Choice::Forbid(suit) => Some((PlayChoice::Forbid, Duty::NotPlay(suit))),
        Choice::Require(suit) => Some((PlayChoice::Require, Duty::Play(suit))),
        Choice::Free | Choice::Accept | Choice::Refuse | Choice::Withdraw | Choice::Keep => None,
    }
}

/// Rules on declarer's choice (57A, 57B), and binds the offender's partner.
pub(super) fn options(h: &mut Hearing<'_>, it: &PrematureCard<'_>) -> HearingResult {
    let declarer = h.table().contract().declarer;
    let partner = it.by.partner();
    let Some(led) = h.table().position().suit_led() else { return Ok(()) };
    let require = h.has_clause(&A_REQUIRE);
    let offered = if require { PlayChoice::ALL } else { &PlayChoice::ALL[..3] };
    let missing = 4 - h.table().position().on_table() - u8::from(it.to_this_trick);
    let choices = h.what_followed().play_choices(partner, missing);
    let options = choices.into_iter().filter_map(|(at, stated)| Some((at, option(stated, led)?)));
    let of_another_suit =
        |duty| !matches!(duty, Duty::NotPlay(suit) | Duty::Play(suit) if suit == led);
    let counts = |option: PlayChoice, duty| offered.contains(&option) && of_another_suit(duty);
    let mut chosen = None;
    for (at, (option, duty)) in options {
        if chosen.is_none() && counts(option, duty) {
            chosen = Some((at, option, duty));
        } else {
            // The choice is not, or no longer, one of declarer's options.
            let imposes = DecisionAct::Impose(partner, duty);
            h.clause(&super::A, |h| h.decide(MayNot(Party::Seat(declarer), imposes)))?;
        }
    }
    let shown = chosen.map(|(_, option, _)| option);
    let choice = h.clause(&super::A, |h| h.choose(offered, declarer, it.card, shown))?;
    let Some(choice) = choice else { return Ok(()) };
    for other in PlayChoice::ALL.iter().filter(|other| **other != choice) {
        h.show_rejected(paragraph(*other), &CHOSEN)?;
    }
    let named = chosen.map(|(.., duty)| duty);
    match choice {
        PlayChoice::Highest => bind(h, &A1, (partner, it.card), Duty::Highest(led), false)?,
        PlayChoice::Lowest => bind(h, &A2, (partner, it.card), Duty::Lowest(led), false)?,
        PlayChoice::Forbid | PlayChoice::Require => {
            another_suit(h, choice, (partner, it.card), named)?
        }
    }
    already_played(h, it, partner, chosen.map(|(at, ..)| at))
}

/// Decides that the partner must obey declarer's choice, if he can; if he cannot, he may play any legal card (59),
/// unless `follows` says that he must follow suit in any case.
fn bind(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    (partner, card): (Seat, PlayedCard),
    duty: Duty,
    follows: bool,
) -> HearingResult {
    let able = h.clause(law, |h| {
        h.note_condition(&CHOSEN);
        let able = inability::can_comply(h, partner, card, duty)?;
        if able {
            h.decide(Decision::of_duty(partner, partner, duty))?;
        }
        h.apply(Effect::Oblige(Obligation::to_meet(partner, duty)));
        Ok(able)
    })?;
    let unable = able == Some(false);
    let found = h.table().is_found_unable(partner);
    h.clause(&B, |h| if found { Ok(()) } else { h.given_that(&UNABLE, unable) })?;
    if unable && !follows { inability::excused(h, partner, true) } else { Ok(()) }
}

/// Rules on declarer's choice to forbid or require another suit. A partner who can follow suit must do so, whatever
/// declarer chooses (44C).
fn another_suit(
    h: &mut Hearing<'_>,
    choice: PlayChoice,
    (partner, card): (Seat, PlayedCard),
    named: Option<Duty>,
) -> HearingResult {
    let law = paragraph(choice);
    let follows = sequence::follows_first(h, partner)?;
    if let Some(duty) = named {
        return bind(h, law, (partner, card), duty, follows);
    }
    let declarer = Party::Seat(h.table().contract().declarer);
    let forbids = choice == PlayChoice::Forbid;
    h.hear_clause(law, |h| {
        h.note_condition(&CHOSEN);
        let act = if forbids {
            DecisionAct::NameForbiddenSuit(partner)
        } else {
            DecisionAct::NameRequiredSuit(partner)
        };
        h.decide(May(declarer, act))
    })
}

/// Rules on a card that the partner played before declarer chose. A card that does not meet the duty goes back, and
/// becomes a penalty card.
fn already_played(
    h: &mut Hearing<'_>,
    it: &PrematureCard<'_>,
    partner: Seat,
    chosen_at: Option<Moment>,
) -> HearingResult {
    let early = it.later.this_trick().find(|play| play.hand == partner);
    let early = early.filter(|play| precedes(play.moment, chosen_at));
    let Some(play) = early else { return play_after_irregularity::offenders_did_not_play_on(h) };
    play_after_irregularity::offenders_played_on(h, partner, play.card)?;
    let disobeys = h.table().disobeyed(partner, play.card).is_some();
    let wrong = match h.table().open_duty(partner, play.card) {
        Some(duty) if !disobeys => revoke::owed_another(h, partner, play.card, duty)?,
        Some(_) | None => disobeys,
    };
    if !wrong {
        return Ok(());
    }
    retraction::offenders_goes_back(h, &super::A, (partner, play.card), WithdrawalFault::Own)?;
    h.apply_for(&super::A, Effect::Skip(play.moment));
    Ok(())
}
