//! Law 55: declarer's lead out of turn.

mod inquiry;

use super::prelude::*;
use super::scenes::{acts_told, cast_from};

mod own_hands;

pub const SCENARIOS: &[&Scenario] = &[
    &WRONG_HAND,
    &DEFENDER_ON_LEAD,
    &own_hands::DUMMY_BY_HIMSELF,
    &TWO_LEADS,
    &own_hands::WANTS_IT_BACK,
    &inquiry::WHAT_HE_HEARD,
];

/// What is asked about a lead: what becomes of it, and who plays next.
const OF_LEAD: &[&[AspectKind]] =
    &[&[AspectKind::Turn], &[AspectKind::Fate, AspectKind::Turn], &[AspectKind::Fate]];
/// What is asked where the clause is in no doubt.
const OF_LEAD_AND_CLAUSE: &[&[AspectKind]] = &[
    &[AspectKind::Turn],
    &[AspectKind::Fate, AspectKind::Turn],
    &[AspectKind::Fate, AspectKind::Clause],
    &[AspectKind::Clause],
];

static WRONG_HAND: Scenario =
    scenario(55, "wrong-hand", &["dichiarante", "fuori turno"], from_the_wrong_hand)
        .tricks(2..=9)
        .aspects(OF_LEAD_AND_CLAUSE);

/// Adds a lead by declarer from a hand that is not on lead, perhaps because the defender who plays next told him so;
/// returns the card, and whether he did. Casts as [`leads_wrongly`] does.
fn declarer_leads(story: &mut Story<'_>, rightful: Seat, wrong: Seat) -> Option<(Card, bool)> {
    let card = leads_wrongly(story, rightful, wrong)?;
    let declarer = story.declarer();
    let told = acts_told(story, declarer, [LEADS_AS_TOLD, LEADS])?;
    Some((card, told))
}

/// Adds a lead by declarer from a hand that is not on lead, and the sentence that says who is; returns the card. Casts the
/// hands `rightful` and `wrong`, the defenders to the left (`next`) and to the right (`other`) of the wrong hand, and `card`.
fn leads_wrongly(story: &mut Story<'_>, rightful: Seat, wrong: Seat) -> Option<Card> {
    story.require(story.led().is_none())?;
    let card = story.would_lead(wrong)?;
    cast!(story, rightful, wrong, next = wrong.lho(), other = wrong.rho(), card);
    cast_from(story, "from", wrong);
    let place = if wrong == story.dummy() {
        words("al morto", "in dummy")
    } else {
        words("in mano", "in hand")
    };
    story.cast("place", SlotValue::Words(place));
    let declarer = story.declarer();
    story.add_sentence(if rightful == story.dummy() {
        DUMMY_ON_LEAD
    } else if rightful == declarer {
        HAND_ON_LEAD
    } else {
        ON_LEAD
    });
    story.leads(wrong, card);
    Some(card)
}

const ON_LEAD: SentenceWordings = &[
    text("L'ultima presa l'ha vinta {rightful}.", "{rightful} has won the last trick."),
    text(
        "{rightful} ha vinto la presa e deve attaccare.",
        "{rightful} has won the trick and is to lead.",
    ),
    text("La presa è di {rightful}.", "The trick is {rightful}'s."),
];
const HAND_ON_LEAD: SentenceWordings = &[
    text(
        "L'ultima presa l'ha vinta {rightful}, in mano.",
        "{rightful} has won the last trick in hand.",
    ),
    text(
        "{rightful} ha vinto la presa in mano e deve attaccare.",
        "{rightful} has won the trick in hand and is to lead.",
    ),
    text(
        "La presa è di {rightful}, che l'ha vinta in mano.",
        "The trick is {rightful}'s, who won it in hand.",
    ),
];
const DUMMY_ON_LEAD: SentenceWordings = &[
    text(
        "L'ultima presa l'ha vinta il morto ({rightful}).",
        "Dummy ({rightful}) has won the last trick.",
    ),
    text("Il morto ({rightful}) ha vinto la presa.", "Dummy ({rightful}) has won the trick."),
    text("La presa l'ha vinta {rightful}, il morto.", "The trick was won by {rightful}, dummy."),
];
const LEADS: SentenceWordings = &[
    text(
        "{declarer} crede invece di essere {place} e attacca {card}.",
        "But {declarer} thinks that he is {place} and leads the {card}.",
    ),
    text(
        "{declarer}, convinto di essere {place}, attacca {card}.",
        "{declarer}, sure that he is {place}, leads the {card}.",
    ),
    text(
        "{declarer}, che ha perso il filo, attacca {card} {from}.",
        "{declarer}, who has lost track, leads the {card} {from}.",
    ),
    because(
        "",
        [
            "nessuno aveva detto a {declarer} che era {place}",
            "nessuno avesse detto a {declarer} che era {place}",
        ],
        [
            "nobody had told {declarer} that he was {place}",
            "nobody had told {declarer} that he was {place}",
        ],
    ),
];
const LEADS_AS_TOLD: SentenceWordings = &[
    text(
        "«Sei {place}», dice per errore {next} a {declarer}, che attacca {card} {from}.",
        "'You are {place}', {next} says by mistake to {declarer}, who leads the {card} {from}.",
    ),
    text(
        "{next} dice per errore a {declarer} che è {place}, e {declarer} attacca {card}.",
        "{next} tells {declarer} by mistake that he is {place}, and {declarer} leads the {card}.",
    ),
    text(
        "«Attacca {from}», dice per errore {next} a {declarer}, che attacca {card}.",
        "'Lead {from}', {next} says by mistake to {declarer}, who leads the {card}.",
    ),
    short_reasons::TOLD_HIS_PLACE,
];

/// Adds what the defenders do after a lead from this hand: the next one plays, or accepts or refuses the lead; the other
/// one then accepts or refuses it.
fn defenders_answer(story: &mut Story<'_>, wrong: Seat, card: Card, told: bool) -> Option<()> {
    let (next, other) = (wrong.lho(), wrong.rho());
    let answer = story.would_follow(next, card)?;
    story.cast("answer", answer);
    next_answers(story, next, (!told).then_some((answer, NEXT_PLAYS)));
    story.choose_answer(
        other,
        &[(Some(Choice::Refuse), OTHER_REFUSES), (Some(Choice::Accept), OTHER_ACCEPTS)],
    );
    Some(())
}

/// The defender who plays next accepts the lead or refuses it; or, unless he has told declarer to lead so, he plays this
/// card, which this sentence tells, and his partner calls the director.
fn next_answers(story: &mut Story<'_>, next: Seat, play: Option<(Card, SentenceWordings)>) {
    let course = story.choose(if play.is_some() { 3 } else { 2 });
    if let (Some((card, line)), 2) = (play, course) {
        story.plays(next, card);
        story.call_director(next.partner());
        story.add_sentence(line);
        return;
    }
    story.call_director(next);
    story.add_event(next, Act::Chooses([Choice::Accept, Choice::Refuse][course]));
    story.add_sentence([NEXT_ACCEPTS, NEXT_REFUSES][course]);
}

const NEXT_ACCEPTS: SentenceWordings = &[
    text(
        "Davanti all'Arbitro {next} dice che accetta l'attacco.",
        "In the director's presence {next} says that he accepts the lead.",
    ),
    text(
        "All'Arbitro {next} dice: «Va bene così».",
        "{next} tells the director: 'I accept that lead'.",
    ),
    text(
        "{next} chiama l'Arbitro e accetta l'attacco.",
        "{next} calls the director and accepts the lead.",
    ),
    NEXT_ACCEPTS_IT,
];
const NEXT_REFUSES: SentenceWordings = &[
    text(
        "Davanti all'Arbitro {next} dice che non accetta l'attacco.",
        "In the director's presence {next} says that he does not accept the lead.",
    ),
    text(
        "All'Arbitro {next} dice: «Così non va bene».",
        "{next} tells the director: 'I do not accept that lead'.",
    ),
    text(
        "{next} chiama l'Arbitro e rifiuta l'attacco.",
        "{next} calls the director and refuses the lead.",
    ),
    NEXT_REFUSES_IT,
];
const NEXT_PLAYS: SentenceWordings = &[
    text("{next} gioca subito {answer}.", "{next} at once plays the {answer}."),
    text("{next} ha già giocato {answer}.", "{next} has already played the {answer}."),
    text("{next} risponde all'attacco con {answer}.", "{next} answers the lead with the {answer}."),
    short_reasons::next_has_played_answer("53A"),
];
const OTHER_ACCEPTS: SentenceWordings = &[
    text(
        "{other} dice poi all'Arbitro che vuole mantenere l'attacco.",
        "{other} for his part tells the director that he wants the lead to stand.",
    ),
    text(
        "Da parte sua {other} dice che accetta l'attacco.",
        "{other}, for his part, says that he accepts the lead.",
    ),
    text(
        "{other} chiede poi all'Arbitro che l'attacco resti.",
        "{other} then asks the director to let the lead stand.",
    ),
    because(
        "55A",
        ["{other} vuole mantenere l'attacco", "{other} avesse voluto mantenere l'attacco"],
        ["{other} wants the lead to stand", "{other} had wanted the lead to stand"],
    ),
];
const OTHER_REFUSES: SentenceWordings = &[
    text(
        "{other} dice poi all'Arbitro che vuole far ritirare l'attacco.",
        "{other} for his part tells the director that he wants the lead withdrawn.",
    ),
    text(
        "Da parte sua {other} dice che rifiuta l'attacco.",
        "{other}, for his part, says that he refuses the lead.",
    ),
    text(
        "{other} chiede poi all'Arbitro che l'attacco sia ritirato.",
        "{other} then asks the director to have the lead withdrawn.",
    ),
    because(
        "55A",
        ["{other} vuole far ritirare l'attacco", "{other} avesse voluto far ritirare l'attacco"],
        ["{other} wants the lead withdrawn", "{other} had wanted the lead withdrawn"],
    ),
];

/// Declarer leads from dummy although his own hand is to lead, or from his hand although dummy is to lead, and the
/// defenders say what they want, or the next one plays.
fn from_the_wrong_hand(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.declaring_hand_in_turn()?;
    let wrong = rightful.partner();
    let (card, told) = declarer_leads(story, rightful, wrong)?;
    defenders_answer(story, wrong, card, told)
}

static DEFENDER_ON_LEAD: Scenario =
    scenario(55, "defender-on-lead", &["dichiarante", "fuori turno"], defender_on_lead)
        .tricks(2..=10)
        .aspects(OF_LEAD_AND_CLAUSE);

/// Declarer leads, from his hand or from dummy, although a defender has won the trick, and the defenders say what they
/// want, or the next one plays.
fn defender_on_lead(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.defender_in_turn()?;
    let wrong = rightful.lho();
    let (card, told) = declarer_leads(story, rightful, wrong)?;
    defenders_answer(story, wrong, card, told)
}

static TWO_LEADS: Scenario =
    scenario(55, "two-leads", &["dichiarante", "fuori turno", "difensore"], two_leads)
        .tricks(2..=10)
        .aspects(OF_LEAD);

/// Declarer leads although a defender has won the trick. The defender who plays next plays to the lead, accepts it or
/// refuses it, or the defender on lead leads.
fn two_leads(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.defender_in_turn()?;
    let wrong = rightful.lho();
    let next = wrong.lho();
    let (card, told) = declarer_leads(story, rightful, wrong)?;
    let (answer, own) = (story.would_follow(next, card)?, story.would_play()?);
    cast!(story, answer, own);
    let course = story.choose(if told { 2 } else { 4 });
    match course {
        2 => story.plays(next, answer),
        3 => story.leads(rightful, own),
        _ => {}
    }
    story.call_director(rightful);
    if course < 2 {
        story.add_event(next, Act::Chooses([Choice::Accept, Choice::Refuse][course]));
    }
    story.add_sentence([STANDS, IS_REFUSED, NEXT_FOLLOWS, RIGHTFUL_LEADS][course]);
    Some(())
}

const NEXT_FOLLOWS: SentenceWordings = &[
    text(
        "{next} gioca {answer}, e {rightful} chiama l'Arbitro.",
        "{next} plays the {answer}, and {rightful} calls the director.",
    ),
    text(
        "{rightful} chiama l'Arbitro quando {next} ha già giocato {answer}.",
        "{rightful} calls the director when {next} has already played the {answer}.",
    ),
    text(
        "{next} risponde con {answer}; {rightful} chiama l'Arbitro.",
        "{next} plays the {answer}; {rightful} calls the director.",
    ),
    short_reasons::next_has_played_answer("53A"),
];
const RIGHTFUL_LEADS: SentenceWordings = &[
    text(
        "{rightful}, prima che {next} giochi, attacca {own} e chiama l'Arbitro.",
        "{rightful}, before {next} plays, leads the {own} and calls the director.",
    ),
    text(
        "{rightful} attacca ugualmente {own}; {next} non ha ancora giocato, e si chiama l'Arbitro.",
        "{rightful} all the same leads the {own}; {next} has not played yet, and the director is called.",
    ),
    text(
        "{next} non gioca; {rightful} fa il proprio attacco, {own}, e chiama l'Arbitro.",
        "{next} does not play; {rightful} makes his own lead, the {own}, and calls the director.",
    ),
    because(
        "53",
        [
            "{rightful}, cui toccava, ha attaccato {own}",
            "{rightful}, cui toccava, avesse attaccato {own}",
        ],
        [
            "{rightful}, whose lead it was, has led the {own}",
            "{rightful}, whose lead it was, had led the {own}",
        ],
    ),
];
const STANDS: SentenceWordings = &[
    text(
        "{rightful} chiama l'Arbitro, e {next} dice che accetta l'attacco.",
        "{rightful} calls the director, and {next} says that he accepts the lead.",
    ),
    text(
        "{rightful} chiama l'Arbitro; a {next} l'attacco va bene.",
        "{rightful} calls the director; {next} accepts the lead.",
    ),
    text(
        "{rightful} chiama l'Arbitro; {next} sceglie di accettare l'attacco.",
        "{rightful} calls the director; {next} chooses to accept the lead.",
    ),
    NEXT_ACCEPTS_IT,
];
const IS_REFUSED: SentenceWordings = &[
    text(
        "{rightful} chiama l'Arbitro, e {next} dice che rifiuta l'attacco.",
        "{rightful} calls the director, and {next} says that he refuses the lead.",
    ),
    text(
        "{rightful} chiama l'Arbitro; a {next} l'attacco non va bene.",
        "{rightful} calls the director; {next} does not accept the lead.",
    ),
    text(
        "{rightful} chiama l'Arbitro; {next} sceglie di rifiutare l'attacco.",
        "{rightful} calls the director; {next} chooses to refuse the lead.",
    ),
    NEXT_REFUSES_IT,
];
const NEXT_ACCEPTS_IT: SentenceWording = because(
    "53A",
    [
        "{next}, di turno dopo l'attacco, lo accetta",
        "{next}, senza giocare, avesse accettato l'attacco",
    ],
    [
        "{next}, next in turn to the lead, accepts it",
        "{next}, without playing, had accepted the lead",
    ],
);
const NEXT_REFUSES_IT: SentenceWording = because(
    "55B",
    [
        "{next}, di turno dopo l'attacco, lo rifiuta",
        "{next}, di turno dopo l'attacco, lo avesse rifiutato",
    ],
    [
        "{next}, next in turn to the lead, refuses it",
        "{next}, next in turn to the lead, had refused it",
    ],
);
