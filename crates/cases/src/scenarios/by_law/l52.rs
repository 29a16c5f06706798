//! Law 52: failure to lead or play a penalty card.

use super::card_choices::apart_from;
use super::prelude::*;
use super::scenes::{cast_from, small, unasked};

pub const SCENARIOS: &[&Scenario] = &[&PLAYS_ANOTHER, &LEADS_ANOTHER, &HONOUR_INSTEAD, &TWO_DUE];

const ASPECTS: &[&[AspectKind]] = &[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]];

static PLAYS_ANOTHER: Scenario =
    scenario(52, "plays-another", &["difensore", "carta penalizzata"], plays_another)
        .tricks(2..=9)
        .aspects(ASPECTS);

/// Casts the defender who is to play after the declaring hand that is to lead as `by`, and that hand, with its card, as
/// `before` and `played`; returns the defender, and the cards below the ten with which he can follow suit.
fn defender_follows(story: &mut Story<'_>) -> Option<(Seat, Hand)> {
    let before = story.declaring_hand_on_lead()?;
    let by = before.lho();
    let played = story.would_play()?;
    cast!(story, before, by, played);
    cast_from(story, "from_before", before);
    Some((by, small(story.suit(by, played.suit))))
}

/// Chooses whether this defender has just led the card in the slot `due` out of turn, or dropped it: it is a major or a
/// minor penalty card.
pub(super) fn choose_grade(story: &mut Story<'_>, by: Seat, due: Card) {
    choose_grade_as(story, by, due, [MAJOR, MINOR]);
}

fn choose_grade_as(story: &mut Story<'_>, by: Seat, due: Card, lines: [SentenceWordings; 2]) {
    let is_major = story.either();
    let grade = if is_major { PenaltyGrade::Major } else { PenaltyGrade::Minor };
    story.has_penalty(by, due, grade);
    story.add_sentence(lines[usize::from(!is_major)]);
    story.begin_second_incident();
}

/// A defender follows suit with a card other than his penalty card; the next hand may play, and declarer may answer.
fn plays_another(story: &mut Story<'_>) -> Option<()> {
    let (by, held) = defender_follows(story)?;
    let due = story.pick(held)?;
    let other = story.pick(apart_from(held, due).without(due))?;
    let answer = story.would_follow_later(by.lho(), 2)?;
    cast!(story, due, other, answer);
    cast_from(story, "from", by.lho());
    choose_grade(story, by, due);
    story.play_on()?;
    story.add_sentence(HIS_TURN);
    story.plays(by, other);
    story.add_sentence(FORGETS);
    let next_plays = choose_next(story, by.lho(), answer);
    declarer_says(story, ANYTHING, next_plays);
    Some(())
}

/// Chooses whether the next hand waits or plays this card, and returns true if it plays. That it waits is chosen first, so
/// that an explanation compares a story in which declarer answers with one in which he answers otherwise.
pub(super) fn choose_next(story: &mut Story<'_>, next: Seat, card: Card) -> bool {
    let waits = story.either();
    if !waits {
        story.plays(next, card);
    }
    story.add_sentence(if waits { NEXT_WAITS } else { NEXT_PLAYS });
    !waits
}

/// What declarer may say about a card played instead: that he accepts it, or that he does not.
pub(super) const YES_OR_NO: &[Option<Choice>] = &[Some(Choice::Accept), Some(Choice::Refuse)];
/// What he may say, or not say yet.
const ANYTHING: &[Option<Choice>] = &[None, Some(Choice::Accept), Some(Choice::Refuse)];

/// Chooses which of these things declarer says about the card played instead, to which he may have played. He calls the
/// director in any case.
pub(super) fn declarer_says(story: &mut Story<'_>, among: &[Option<Choice>], has_played: bool) {
    let declarer = story.declarer();
    story.call_director(declarer);
    let said = among[story.choose(among.len())];
    story.answers(declarer, said);
    story.add_sentence(match said {
        None => SAYS_NOTHING,
        Some(Choice::Accept) => ACCEPTS,
        Some(_) if has_played => REFUSES_TOO_LATE,
        Some(_) => REFUSES,
    });
}

/// Chooses whether declarer accepts the card played instead. He calls the director in any case.
pub(super) fn declarer_decides(story: &mut Story<'_>) {
    declarer_says(story, YES_OR_NO, false);
}

const MAJOR: SentenceWordings = &[
    text(
        "{by} ha appena attaccato fuori turno {due}, che {declarer} ha rifiutato davanti all'Arbitro: la carta è ancora sul tavolo.",
        "{by} has just led the {due} out of turn; {declarer} refused it in the director's presence, and it has stayed on the table.",
    ),
    text(
        "Fuori turno {by} attacca {due}; {declarer} chiama l'Arbitro e rifiuta, e la carta resta scoperta sul tavolo.",
        "Out of turn {by} leads the {due}; {declarer} calls the director and refuses it, and it stays face up on the table.",
    ),
    text(
        "{by} attacca {due} quando non tocca a lui; davanti all'Arbitro {declarer} rifiuta, e la carta resta sul tavolo.",
        "{by} leads the {due} when it is not his turn; in the director's presence {declarer} refuses it, and the card stays on the table.",
    ),
    because(
        "50B",
        [
            "{due} era stat{o/a:due} attaccat{o/a:due} fuori turno",
            "{due} fosse stat{o/a:due} attaccat{o/a:due} fuori turno",
        ],
        ["the {due} had been led out of turn", "the {due} had been led out of turn"],
    ),
];
const MINOR: SentenceWordings = &[
    text(
        "{by} ha appena fatto cadere per sbaglio {due}; {declarer} ha chiamato l'Arbitro, e la carta è ancora sul tavolo.",
        "{by} has just dropped the {due} by accident; {declarer} called the director, and it has stayed on the table.",
    ),
    text(
        "Per sbaglio a {by} cade {due}; {declarer} chiama l'Arbitro, e la carta resta scoperta sul tavolo.",
        "By accident {by} drops the {due}; {declarer} calls the director, and it stays face up on the table.",
    ),
    text(
        "{by} fa cadere {due} mentre riordina le carte; {declarer} chiama l'Arbitro, e la carta resta sul tavolo.",
        "{by} drops the {due} while he is sorting his cards; {declarer} calls the director, and the card stays on the table.",
    ),
    because(
        "50B",
        ["{due} era cadut{o/a:due} per sbaglio", "{due} fosse cadut{o/a:due} per sbaglio"],
        ["the {due} had fallen by accident", "the {due} had fallen by accident"],
    ),
];
pub(super) const HIS_TURN: SentenceWordings = &[
    text(
        "{declarer} attacca {played} {from_before}, e tocca a {by}.",
        "{declarer} leads the {played} {from_before}, and it is {by}'s turn.",
    ),
    text(
        "Sull'attacco di {declarer}, {played} {from_before}, deve giocare {by}.",
        "On {declarer}'s lead, the {played} {from_before}, it is for {by} to play.",
    ),
    text(
        "Ora {declarer} attacca {played} {from_before}: deve giocare {by}.",
        "Now {declarer} leads the {played} {from_before}: {by} is to play.",
    ),
];
const FORGETS: SentenceWordings = &[
    text(
        "{by} si dimentica della carta sul tavolo e gioca {other} dalla mano.",
        "{by} forgets the card on the table and plays the {other} from his hand.",
    ),
    text(
        "{by} non ci pensa, e gioca {other} dalla mano.",
        "{by} does not think of it, and plays the {other} from his hand.",
    ),
    text(
        "{by} non guarda la carta sul tavolo e gioca {other}, che ha in mano.",
        "{by} does not look at the card on the table and plays the {other}, which he has in his hand.",
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text(
        "Subito dopo {declarer} gioca {answer} {from}.",
        "Right after, {declarer} plays the {answer} {from}.",
    ),
    text(
        "{declarer} gioca {answer} {from}, e se ne accorge solo allora.",
        "{declarer} plays the {answer} {from}, and notices only then.",
    ),
    text(
        "Senza badarci {declarer} gioca {answer} {from}.",
        "Without noticing, {declarer} plays the {answer} {from}.",
    ),
    because(
        "52B1",
        ["{declarer} ha già giocato {from}", "{declarer} avesse già giocato {from}"],
        ["{declarer} has already played {from}", "{declarer} had already played {from}"],
    ),
];
const NEXT_WAITS: SentenceWordings = &[
    text("{declarer} non ha ancora giocato {from}.", "{declarer} has not yet played {from}."),
    text(
        "{declarer} se ne accorge prima di giocare {from}.",
        "{declarer} notices before playing {from}.",
    ),
    text(
        "{declarer} lo vede, e non gioca {from}.",
        "{declarer} sees it, and does not play {from}.",
    ),
    because(
        "",
        ["{declarer} non ha ancora giocato {from}", "{declarer} non avesse ancora giocato {from}"],
        ["{declarer} has not yet played {from}", "{declarer} had not yet played {from}"],
    ),
];
const SAYS_NOTHING: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e gli chiede che cosa può fare.",
        "{declarer} calls the director, and asks him what he may do.",
    ),
    text(
        "All'Arbitro {declarer} chiede che cosa succede ora.",
        "{declarer} asks the director what happens now.",
    ),
    text(
        "{declarer} vuole sapere dall'Arbitro come si continua.",
        "{declarer} wants to know from the director how play goes on.",
    ),
    because(
        "",
        ["{declarer} non ha ancora deciso", "{declarer} non avesse ancora deciso"],
        ["{declarer} has not yet decided", "{declarer} had not yet decided"],
    ),
];
const ACCEPTS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e dice che accetta la carta giocata.",
        "{declarer} calls the director, and says that he accepts the card played.",
    ),
    text(
        "{declarer} chiama l'Arbitro e accetta la carta giocata da {by}.",
        "{declarer} calls the director and accepts the card played by {by}.",
    ),
    text(
        "{declarer} accetta, davanti all'Arbitro, la carta giocata.",
        "{declarer} accepts the card played, in the director's presence.",
    ),
    because(
        "52B1",
        [
            "{declarer} accetta la carta giocata da {by}",
            "{declarer} avesse accettato la carta giocata da {by}",
        ],
        [
            "{declarer} accepts the card played by {by}",
            "{declarer} had accepted the card played by {by}",
        ],
    ),
];
/// The sentence of declarer's refusal, with the clause that turns on it.
macro_rules! refuses {
    ($clause:literal) => {
        &[
            text(
                "{declarer} chiama l'Arbitro, e dice che non accetta la carta giocata.",
                "{declarer} calls the director, and says that he does not accept the card played.",
            ),
            text(
                "{declarer} chiama l'Arbitro e non accetta la carta giocata da {by}.",
                "{declarer} calls the director and does not accept the card played by {by}.",
            ),
            text(
                "{declarer} rifiuta, davanti all'Arbitro, la carta giocata.",
                "{declarer} refuses the card played, in the director's presence.",
            ),
            because(
                $clause,
                [
                    "{declarer} non accetta la carta giocata da {by}",
                    "{declarer} non avesse accettato la carta giocata da {by}",
                ],
                [
                    "{declarer} does not accept the card played by {by}",
                    "{declarer} had not accepted the card played by {by}",
                ],
            ),
        ]
    };
}
const REFUSES: SentenceWordings = refuses!("52B2");
/// Declarer refuses the card after he has played to it.
const REFUSES_TOO_LATE: SentenceWordings = refuses!("");

static LEADS_ANOTHER: Scenario =
    scenario(52, "leads-another", &["difensore", "carta penalizzata", "attacco"], leads_another)
        .tricks(2..=10)
        .aspects(ASPECTS);

/// A defender who is to lead leads a card other than the penalty card that he got in the last trick, of the same suit or
/// of another.
fn leads_another(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_on_lead()?;
    let last = *story.moment.tricks().last()?;
    story.require(!story.is_defender(last.leader()))?;
    // He has followed suit in the last trick, so that he could not play the penalty card.
    let led = last.suit_led()?;
    story.require(last.card(by)?.card()?.suit == led)?;
    let due = story.pick(small(story.hand(by)) - story.suit(by, led))?;
    let same = story.pick(apart_from(small(story.suit(by, due.suit)), due).without(due))?;
    let free = story.pick(story.hand(by) - story.suit(by, due.suit))?;
    cast!(story, by, due, same, free);
    choose_grade_as(story, by, due, [MAJOR_BEFORE, MINOR_BEFORE]);
    story.add_sentence(ON_LEAD);
    let led = story.choose(2);
    story.leads(by, [same, free][led]);
    story.add_sentence([LEADS_SAME, LEADS_FREE][led]);
    declarer_decides(story);
    Some(())
}

const MAJOR_BEFORE: SentenceWordings = &[
    text(
        "Prima dell'ultima presa {by} ha attaccato fuori turno {due}, che {declarer} ha rifiutato: la carta è ancora sul tavolo.",
        "Before the last trick {by} led the {due} out of turn; {declarer} refused it, and it has stayed on the table.",
    ),
    text(
        "{by} ha sul tavolo {due}, un attacco fuori turno che {declarer} ha rifiutato prima dell'ultima presa.",
        "{by} has on the table the {due}, a lead out of turn which {declarer} refused before the last trick.",
    ),
    text(
        "Davanti a {by} c'è {due}, il suo attacco fuori turno di una presa fa, che {declarer} ha rifiutato.",
        "Before {by} lies the {due}, his lead out of turn of one trick ago, which {declarer} refused.",
    ),
    because(
        "50B",
        [
            "{due} era stat{o/a:due} attaccat{o/a:due} fuori turno",
            "{due} fosse stat{o/a:due} attaccat{o/a:due} fuori turno",
        ],
        ["the {due} had been led out of turn", "the {due} had been led out of turn"],
    ),
];
const MINOR_BEFORE: SentenceWordings = &[
    text(
        "Nell'ultima presa {by} ha fatto cadere per sbaglio {due}, e la carta è ancora sul tavolo.",
        "During the last trick {by} dropped the {due} by accident, and it has stayed on the table.",
    ),
    text(
        "{by} ha sul tavolo {due}, che ha fatto cadere per sbaglio durante l'ultima presa.",
        "{by} has on the table the {due}, which he dropped by accident during the last trick.",
    ),
    text(
        "Davanti a {by} c'è {due}, che gli è sfuggit{o/a:due} di mano una presa fa.",
        "Before {by} lies the {due}, which slipped from his hand one trick ago.",
    ),
    because(
        "50B",
        ["{due} era cadut{o/a:due} per sbaglio", "{due} fosse cadut{o/a:due} per sbaglio"],
        ["the {due} had fallen by accident", "the {due} had fallen by accident"],
    ),
];
const ON_LEAD: SentenceWordings = &[
    text(
        "L'ultima presa è di {by}, che deve attaccare.",
        "{by} has won the last trick and is to lead.",
    ),
    text("Ora {by} deve attaccare.", "Now {by} is to lead."),
    text("L'ultima presa l'ha vinta {by}.", "The last trick was won by {by}."),
];
const LEADS_SAME: SentenceWordings = &[
    text(
        "{by} si dimentica della carta sul tavolo e attacca {same}.",
        "{by} forgets the card on the table and leads the {same}.",
    ),
    text(
        "{by} ha fretta, e attacca {same} dalla mano.",
        "{by} is in a hurry, and leads the {same} from his hand.",
    ),
    text("Senza pensarci {by} attacca {same}.", "Without thinking, {by} leads the {same}."),
    because(
        "50C",
        [
            "{by} ha attaccato {same}, dello stesso seme di {due}",
            "{by} avesse attaccato {same}, dello stesso seme di {due}",
        ],
        [
            "{by} led the {same}, of the same suit as the {due}",
            "{by} had led the {same}, of the same suit as the {due}",
        ],
    ),
];
const LEADS_FREE: SentenceWordings = &[
    text(
        "{by} si dimentica della carta sul tavolo e attacca {free}.",
        "{by} forgets the card on the table and leads the {free}.",
    ),
    text(
        "{by} ha fretta, e attacca {free} dalla mano.",
        "{by} is in a hurry, and leads the {free} from his hand.",
    ),
    text("Senza pensarci {by} attacca {free}.", "Without thinking, {by} leads the {free}."),
    because(
        "50D1",
        [
            "{by} ha attaccato {free}, di un seme diverso da {due}",
            "{by} avesse attaccato {free}, di un seme diverso da {due}",
        ],
        [
            "{by} led the {free}, of a different suit from the {due}",
            "{by} had led the {free}, of a different suit from the {due}",
        ],
    ),
];

static HONOUR_INSTEAD: Scenario =
    scenario(52, "honour-instead", &["difensore", "carta penalizzata"], honour_instead)
        .tricks(2..=9)
        .aspects(ASPECTS);

/// A defender follows suit with an honour, or with a small card, instead of his penalty card, which is major or minor.
fn honour_instead(story: &mut Story<'_>) -> Option<()> {
    let (by, held) = defender_follows(story)?;
    let due = story.pick(held)?;
    let low = story.pick(apart_from(held, due).without(due))?;
    let honour = story.pick(story.suit(by, due.suit) - held)?;
    cast!(story, due, low, honour);
    choose_grade(story, by, due);
    story.play_on()?;
    story.add_sentence(HIS_TURN);
    let which = story.choose(2);
    story.plays(by, [low, honour][which]);
    story.add_sentence([PLAYS_LOW, PLAYS_HONOUR][which]);
    declarer_decides(story);
    Some(())
}

const PLAYS_LOW: SentenceWordings = &[
    text("{by} risponde {low}, che ha in mano.", "{by} follows with the {low} from his hand."),
    text("{by} ha fretta, e risponde {low}.", "{by} is in a hurry, and follows with the {low}."),
    text("Dalla mano {by} risponde {low}.", "From his hand {by} follows with the {low}."),
    because(
        "50C",
        [
            "{by} ha giocato {low}, che non è un onore",
            "{by} avesse giocato {low}, che non è un onore",
        ],
        [
            "{by} played the {low}, which is no honour",
            "{by} had played the {low}, which is no honour",
        ],
    ),
];
const PLAYS_HONOUR: SentenceWordings = &[
    text(
        "{by} risponde {honour}, che ha in mano.",
        "{by} follows with the {honour} from his hand.",
    ),
    text(
        "{by} ha fretta, e risponde {honour}.",
        "{by} is in a hurry, and follows with the {honour}.",
    ),
    text("Dalla mano {by} risponde {honour}.", "From his hand {by} follows with the {honour}."),
    because(
        "50C",
        [
            "{by} ha giocato {honour}, che è un onore",
            "{by} avesse giocato {honour}, che è un onore",
        ],
        [
            "{by} played the {honour}, which is an honour",
            "{by} had played the {honour}, which is an honour",
        ],
    ),
];

static TWO_DUE: Scenario =
    scenario(52, "one-of-two-due", &["difensore", "carte penalizzate"], two_due)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Fate, AspectKind::Turn], &[AspectKind::Turn]]);

/// A defender with two penalty cards of the suit led, one of which declarer may have named, plays a card from his hand;
/// the next hand may play, and declarer may answer.
fn two_due(story: &mut Story<'_>) -> Option<()> {
    let (by, held) = defender_follows(story)?;
    let one = story.pick(held)?;
    let two = story.pick(apart_from(story.suit(by, one.suit), one))?;
    let other = story.pick(story.suit(by, one.suit).without(one).without(two))?;
    let answer = story.would_follow_later(by.lho(), 2)?;
    cast!(story, one = unasked(one), two = unasked(two), other, answer);
    cast_from(story, "from", by.lho());
    for card in [one, two] {
        story.has_penalty(by, card, PenaltyGrade::Major);
    }
    story.add_sentence(BOTH);
    story.play_on()?;
    story.add_sentence(HIS_TURN);
    let named = story.choose(3);
    if let Some(card) = [None, Some(one), Some(two)][named] {
        story.add_event(story.declarer(), Act::Designates(card.into()));
    }
    story.add_sentence([NAMES_NONE, NAMES_ONE, NAMES_TWO][named]);
    story.begin_second_incident();
    story.plays(by, other);
    story.add_sentence(PLAYS_OTHER);
    let next_plays = choose_next(story, by.lho(), answer);
    // If he has named a card and refuses, that card is to be played; otherwise he has still to choose.
    let yes_or_no = if named == 0 { YES_OR_NO } else { &YES_OR_NO[..1] };
    declarer_says(story, if next_plays { YES_OR_NO } else { yes_or_no }, next_plays);
    Some(())
}

const BOTH: SentenceWordings = &[
    text(
        "A {by} sono appena cadute sul tavolo {one} e {two}, che l'Arbitro ha dichiarato carte penalizzate maggiori.",
        "{by} has just dropped the {one} and the {two} on the table, and the director has made them major penalty cards.",
    ),
    text(
        "Davanti a {by} ci sono {one} e {two}, che per l'Arbitro sono appena diventate carte penalizzate maggiori.",
        "Before {by} lie the {one} and the {two}, which the director has just made major penalty cards.",
    ),
    text(
        "{by} ha appena lasciato cadere {one} e {two}: l'Arbitro le lascia sul tavolo, due carte penalizzate maggiori.",
        "{by} has just let the {one} and the {two} fall: the director leaves them on the table, two major penalty cards.",
    ),
];
const NAMES_NONE: SentenceWordings = &[
    text(
        "{declarer} non ha detto se vuole {one} o {two}.",
        "{declarer} has not said whether he wants the {one} or the {two}.",
    ),
    text(
        "«Quale delle due? Ci penso», dice {declarer}.",
        "'Which of the two? Let me think', says {declarer}.",
    ),
    text(
        "Fra {one} e {two} {declarer} non ha ancora scelto.",
        "Between the {one} and the {two} {declarer} has not chosen yet.",
    ),
    because(
        "",
        [
            "{declarer} non ha ancora scelto fra {one} e {two}",
            "{declarer} non avesse ancora scelto fra {one} e {two}",
        ],
        [
            "{declarer} has not yet chosen between the {one} and the {two}",
            "{declarer} had not yet chosen between the {one} and the {two}",
        ],
    ),
];
const NAMES_ONE: SentenceWordings = &[
    text("{declarer} dice che vuole {one}.", "{declarer} says that he wants the {one}."),
    text("«Gioca {one}», dice {declarer}.", "'Play the {one}', says {declarer}."),
    text("{declarer} sceglie {one}.", "{declarer} chooses the {one}."),
    because(
        "51A",
        ["{declarer} ha scelto {one}", "{declarer} avesse scelto {one}"],
        ["{declarer} chose the {one}", "{declarer} had chosen the {one}"],
    ),
];
const NAMES_TWO: SentenceWordings = &[
    text("{declarer} dice che vuole {two}.", "{declarer} says that he wants the {two}."),
    text("«Gioca {two}», dice {declarer}.", "'Play the {two}', says {declarer}."),
    text("{declarer} sceglie {two}.", "{declarer} chooses the {two}."),
    because(
        "51A",
        ["{declarer} ha scelto {two}", "{declarer} avesse scelto {two}"],
        ["{declarer} chose the {two}", "{declarer} had chosen the {two}"],
    ),
];
const PLAYS_OTHER: SentenceWordings = &[
    text("{by} gioca {other} dalla mano.", "{by} plays the {other} from his hand."),
    text("Ma {by} gioca {other} dalla mano.", "But {by} plays the {other} from his hand."),
    text(
        "{by} invece gioca {other}, che ha in mano.",
        "{by}, however, plays the {other}, which he has in his hand.",
    ),
];
