//! Sentences that the scenarios on leads and plays out of turn share. The alternatives of a choice name the same players
//! and cards.

use crate::scenarios::story::{SentenceWordings, SlotValue, Story, fact};
use arbitro_laws::bridge::Seat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Choice;
use arbitro_laws::ruling::{Answer, FactQuestion, Subject, text};

/// Chooses whether declarer told the defender in the slot `by` that it was his turn.
pub fn told_by_declarer(story: &mut Story<'_>) -> Option<bool> {
    let SlotValue::Seat(by) = story.slot("by")? else { return None };
    choose_told(story, by, [TOLD_BY_DECLARER, NOT_TOLD])
}

/// Chooses whether an opponent told this player that it was his turn. The finding is about him alone.
pub fn choose_told(story: &mut Story<'_>, who: Seat, lines: [SentenceWordings; 2]) -> Option<bool> {
    let told = story.either();
    add_told(story, who, told, lines[usize::from(!told)])?;
    Some(told)
}

/// Adds the finding that no opponent told this player that it was his turn.
pub fn not_told(story: &mut Story<'_>, who: Seat, line: SentenceWordings) -> Option<()> {
    add_told(story, who, false, line)
}

fn add_told(story: &mut Story<'_>, who: Seat, told: bool, line: SentenceWordings) -> Option<()> {
    let about = Subject { who: Some(who), ..Subject::default() };
    let question = FactQuestion { fact: fact("told-his-turn")?, about };
    story.add_finding_about(question, Answer::from_bool(told), line);
    Some(())
}

/// Chooses declarer's answer about the card in the slot `card` among `of` alternatives: he has not spoken, accepts it,
/// or refuses it. He calls the director in any case.
pub fn declarer_answers(story: &mut Story<'_>, of: usize) {
    let declarer = story.declarer();
    let (choice, line) = match story.choose(of) {
        0 => (None, HAS_NOT_SPOKEN),
        1 => (Some(Choice::Accept), WANTS_IT),
        _ => (Some(Choice::Refuse), DOES_NOT_WANT_IT),
    };
    story.call_director(declarer);
    if let Some(choice) = choice {
        story.add_event(declarer, Act::Chooses(choice));
    }
    story.add_sentence(line);
}

/// The player in the slot `who` acted without a word from his opponents.
pub const NOBODY_SPOKE: SentenceWordings = &[
    text("Nessuno aveva detto a {who} che cosa fare.", "Nobody had told {who} what to do."),
    text("Nessuno aveva dato indicazioni a {who}.", "Nobody had given {who} any indication."),
];
const TOLD_BY_DECLARER: SentenceWordings = &[
    text(
        "{declarer} aveva detto a {by} che toccava a lui.",
        "{declarer} had told {by} that it was his turn.",
    ),
    text(
        "Poco prima {declarer} aveva detto a {by}: «Tocca a te».",
        "Just before, {declarer} had said to {by}: 'It is your turn'.",
    ),
    text(
        "L'Arbitro accerta che {declarer} aveva detto a {by} di giocare.",
        "The director finds that {declarer} had told {by} to play.",
    ),
];
pub const NOT_TOLD: SentenceWordings = &[
    text(
        "Né {declarer} né altri avevano detto a {by} che toccava a lui.",
        "Neither {declarer} nor anybody else had told {by} that it was his turn.",
    ),
    text(
        "Poco prima né {declarer} né altri avevano parlato a {by}.",
        "Just before, neither {declarer} nor anybody else had spoken to {by}.",
    ),
    text(
        "L'Arbitro accerta che né {declarer} né altri avevano detto a {by} di giocare.",
        "The director finds that neither {declarer} nor anybody else had told {by} to play.",
    ),
];
pub const WANTS_IT: SentenceWordings = &[
    text("{declarer} dice che {card} gli va bene.", "{declarer} says that the {card} suits him."),
    text(
        "Davanti a tutti {declarer} dichiara che accetta {card}.",
        "Before them all {declarer} states that he accepts the {card}.",
    ),
    text(
        "All'Arbitro {declarer} dice che accetta {card}.",
        "{declarer} tells the director that he accepts the {card}.",
    ),
];
pub const DOES_NOT_WANT_IT: SentenceWordings = &[
    text(
        "{declarer} dice che {card} non gli va bene.",
        "{declarer} says that the {card} does not suit him.",
    ),
    text(
        "Davanti a tutti {declarer} dichiara che non accetta {card}.",
        "Before them all {declarer} states that he does not accept the {card}.",
    ),
    text(
        "All'Arbitro {declarer} dice che non accetta {card}.",
        "{declarer} tells the director that he does not accept the {card}.",
    ),
];
pub const HAS_NOT_SPOKEN: SentenceWordings = &[
    text(
        "{declarer} non ha detto se {card} gli va bene.",
        "{declarer} has not said whether the {card} suits him.",
    ),
    text(
        "Per ora {declarer} non dice se accetta {card}.",
        "For now {declarer} does not say whether he accepts the {card}.",
    ),
    text(
        "All'Arbitro {declarer} non dice ancora se accetta {card}.",
        "{declarer} does not yet tell the director whether he accepts the {card}.",
    ),
];

/// Fills a slot with the words that say from which of the two hands of the declaring side a card comes.
pub fn cast_from(story: &mut Story<'_>, slot: &'static str, hand: Seat) {
    let words = if hand == story.dummy() {
        text("dal morto", "from dummy")
    } else {
        text("di mano", "from hand")
    };
    story.cast(slot, SlotValue::Words(words));
}
