//! Law 49: exposure of a defender's cards.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::Hand;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Facing;
use arbitro_laws::ruling::{Answer, text};

use super::exposed::{DECLARER_CALLS, NOBODY, PARTNER_COULD_NOT_SEE, PARTNER_COULD_SEE};
use super::l50::small;
use super::scenes::defender;

pub const SCENARIOS: &[&Scenario] = &[&DROPPED, &LAID_DOWN, &CONCEDES, &NAMED];

static DROPPED: Scenario =
    scenario(49, "dropped", &["difensore", "carta penalizzata"], dropped).tricks(2..=10);

/// A small card of a defender falls, possibly because of declarer, or the defender names it.
fn dropped(story: &mut Story<'_>) -> Option<()> {
    let by = defender(story)?;
    let card = story.pick(small(story.hand(by)))?;
    story.cast("card", card);
    let how = story.choose(3);
    if how == 2 {
        story.add_event(by, Act::Names(card.into()));
        story.add_sentence(NAMES);
        story.add_finding("visible", Answer::NO, PARTNER_COULD_NOT_SEE)?;
    } else {
        let jostled = how == 1;
        story.add_event(by, Act::Drops { card: card.into(), seen: NOBODY, jostled });
        story.add_sentence(if jostled { JOSTLED } else { FALLS });
        story.choose_finding("visible", PARTNER_COULD_SEE, PARTNER_COULD_NOT_SEE)?;
    }
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const FALLS: SentenceWordings = &[
    text(
        "Mentre {declarer} riflette, a {by} cade sul tavolo, scopert{o/a}, {card}.",
        "While {declarer} is thinking, {by} lets the {card} fall face up on the table.",
    ),
    text(
        "Dalla mano di {by}, che guarda {declarer}, scivola sul tavolo {card}, scopert{o/a}.",
        "From the hand of {by}, who is watching {declarer}, the {card} slips face up onto the table.",
    ),
    text(
        "A {by}, che porge una penna a {declarer}, sfugge di mano {card}, scopert{o/a}.",
        "Handing a pen to {declarer}, {by} lets the {card} slip from his hand, face up.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "{declarer}, nel prendere il bicchiere, urta il braccio di {by}, a cui cade sul tavolo {card}, scopert{o/a}.",
        "{declarer}, reaching for his glass, knocks against {by}'s arm, and the {card} falls face up on the table.",
    ),
    text(
        "Il gomito di {declarer} colpisce la mano di {by}: {card} cade scopert{o/a} sul tavolo.",
        "The elbow of {declarer} hits {by}'s hand: the {card} falls face up on the table.",
    ),
    text(
        "Nel voltarsi {declarer} urta {by}, e {card} finisce scopert{o/a} sul tavolo.",
        "Turning round, {declarer} bumps into {by}, and the {card} ends up face up on the table.",
    ),
];
const NAMES: SentenceWordings = &[
    text(
        "{by}, seccato, dice a {declarer}: «{card} ce l'ho io», e lascia la carta in mano.",
        "{by}, annoyed, says to {declarer}: 'I have the {card}', and leaves the card in his hand.",
    ),
    text(
        "A {by}, mentre {declarer} riflette, scappa detto che ha ancora {card}.",
        "While {declarer} is thinking, {by} lets slip that he still has the {card}.",
    ),
    text(
        "«Per {card} dovrai passare da me», scherza {by} con {declarer}.",
        "'I am the one with the {card},' {by} jokes to {declarer}.",
    ),
];

static LAID_DOWN: Scenario =
    scenario(49, "laid-down", &["difensore", "carta esposta"], laid_down).tricks(2..=10);

/// A defender faces one or two of his cards on the table, deliberately or not.
fn laid_down(story: &mut Story<'_>) -> Option<()> {
    let by = defender(story)?;
    let one = story.pick(small(story.hand(by)))?;
    let two = story.pick(story.hand(by).without(one))?;
    story.cast("one", one);
    story.cast("two", two);
    let alone = story.either();
    let cards = Hand::EMPTY.with(one);
    story.add_event(by, Act::Spreads(Facing::of(if alone { cards } else { cards.with(two) })));
    story.add_sentence(if alone { LAYS_ONE } else { LAYS_TWO });
    story.add_finding("no-claim-meant", Answer::YES, NO_CLAIM)?;
    story.choose_finding("deliberate-exposure", ON_PURPOSE, BY_ACCIDENT)?;
    story.choose_finding("visible", PARTNER_COULD_SEE, PARTNER_COULD_NOT_SEE)?;
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const LAYS_ONE: SentenceWordings = &[
    text(
        "Davanti a {by} compare sul tavolo, scopert{o/a:one}, {one}; {two} resta in mano.",
        "The {one} appears face up on the table before {by}; the {two} stays in his hand.",
    ),
    text(
        "{by} posa le carte: {one} è scopert{o/a:one}, mentre {two} e le altre sono coperte.",
        "{by} puts his cards down: the {one} is face up, while the {two} and the others are face down.",
    ),
    text(
        "Delle carte che {by} ha posato si vede {one}, ma non {two}.",
        "Of the cards that {by} has put down the {one} can be seen, but not the {two}.",
    ),
];
const LAYS_TWO: SentenceWordings = &[
    text(
        "Davanti a {by} compaiono sul tavolo, scoperte, {one} e {two}; le altre restano in mano.",
        "The {one} and the {two} appear face up on the table before {by}; the others stay in his hand.",
    ),
    text(
        "{by} posa le carte: {one} e {two} sono scoperte, mentre le altre sono coperte.",
        "{by} puts his cards down: the {one} and the {two} are face up, while the others are face down.",
    ),
    text(
        "Delle carte che {by} ha posato si vedono {one} e {two}, ma non le altre.",
        "Of the cards that {by} has put down the {one} and the {two} can be seen, but not the others.",
    ),
];
const NO_CLAIM: SentenceWordings = &[
    text(
        "È evidente che {by} non richiedeva né concedeva prese.",
        "It is evident that {by} neither claimed nor conceded tricks.",
    ),
    text(
        "Che per {by} non fosse una richiesta né una concessione è chiaro.",
        "That for {by} it was neither a claim nor a concession is plain.",
    ),
    text(
        "A richiedere o concedere prese {by} chiaramente non pensava.",
        "Of claiming or conceding tricks {by} clearly had no thought.",
    ),
];
const ON_PURPOSE: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, voleva mostrare quello che ha mostrato.",
        "{by}, the director finds, meant to show what he showed.",
    ),
    text(
        "Il gesto di {by}, accerta l'Arbitro, era voluto: si era stancato di tenere le carte alte.",
        "What {by} did, the director finds, was meant: he was tired of holding his cards up.",
    ),
];
const BY_ACCIDENT: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, credeva di averle girate tutte.",
        "{by}, the director finds, believed that he had turned them all.",
    ),
    text(
        "Il gesto di {by}, accerta l'Arbitro, non era voluto: cercava gli occhiali e non guardava.",
        "What {by} did, the director finds, was not meant: he was looking for his glasses.",
    ),
];

static CONCEDES: Scenario =
    scenario(49, "concedes-with-cards", &["difensore", "carta esposta", "concessione"], concedes)
        .tricks(4..=11)
        .without_open_facts();

/// A defender shows two cards, and concedes the remaining tricks, speaks of the trick in progress, or does not think of
/// tricks; his partner may object.
fn concedes(story: &mut Story<'_>) -> Option<()> {
    let by = defender(story)?;
    story.require(story.led().is_some())?;
    let one = story.pick(story.hand(by))?;
    let two = story.pick(story.hand(by).without(one))?;
    story.cast("one", one);
    story.cast("two", two);
    let what = story.choose(3);
    match what {
        0 => story.add_event(by, Act::SpeaksOfTrick),
        1 => story.add_event(by, Act::Concedes(None)),
        _ => {}
    }
    story.add_event(by, Act::Spreads(Facing::of(Hand::EMPTY.with(one).with(two))));
    match what {
        0 => story.add_sentence(OF_THIS_TRICK),
        1 => story.add_sentence(GIVES_UP),
        _ => story.add_finding("no-claim-meant", Answer::YES, TO_A_FRIEND)?,
    }
    if story.either() {
        story.add_event(by.partner(), Act::Objects);
        story.add_sentence(OBJECTS);
    } else {
        story.add_sentence(SILENT);
    }
    story.choose_finding("visible", PARTNER_COULD_SEE, PARTNER_COULD_NOT_SEE)?;
    story.add_finding("all-play-on", Answer::NO, NOT_ALL)?;
    story.add_finding("information-used", Answer::NO, NOT_USED)?;
    Some(())
}

const OF_THIS_TRICK: SentenceWordings = &[
    text(
        "{by} mostra {one} e {two}: «questa presa è vostra», e nient'altro.",
        "{by} shows the {one} and the {two}: 'this trick is yours', and nothing else.",
    ),
    text(
        "«In questa presa non posso battervi», dice {by} facendo vedere {one} e {two}.",
        "'I cannot beat you on this trick,' says {by}, showing the {one} and the {two}.",
    ),
    text(
        "Facendo vedere {one} e {two}, {by} osserva che la presa in corso è persa.",
        "Showing the {one} and the {two}, {by} remarks that the trick in progress is lost.",
    ),
];
const GIVES_UP: SentenceWordings = &[
    text(
        "{by} mostra {one} e {two}: «le prese che restano sono vostre».",
        "{by} shows the {one} and the {two}: 'the remaining tricks are yours'.",
    ),
    text(
        "«Non ne facciamo più», dice {by} facendo vedere {one} e {two}, e concede il resto.",
        "'We make no more,' says {by}, showing the {one} and the {two}, and concedes the rest.",
    ),
    text(
        "Facendo vedere {one} e {two}, {by} osserva che il resto è tutto perso.",
        "Showing the {one} and the {two}, {by} remarks that the rest is all lost.",
    ),
];
const TO_A_FRIEND: SentenceWordings = &[
    text(
        "{by} mostra {one} e {two} a un amico che guarda; che non parli di prese è evidente.",
        "{by} shows the {one} and the {two} to a friend who is watching; it is evident that he speaks of no tricks.",
    ),
    text(
        "«Guarda che carte», dice {by} a un amico, facendo vedere {one} e {two}; è chiaro che delle prese non parla.",
        "'Look at these cards,' says {by} to a friend, showing the {one} and the {two}; it is plain that he does not speak of tricks.",
    ),
    text(
        "Facendo vedere {one} e {two}, {by} si lamenta della mano; è chiaro che non richiede e non concede nulla.",
        "Showing the {one} and the {two}, {by} complains of his hand; it is plain that he claims and concedes nothing.",
    ),
];
const OBJECTS: SentenceWordings = &[
    text("«No, aspetta!», dice subito {partner}.", "'No, wait!' says {partner} at once."),
    text("{partner} si oppone immediatamente.", "{partner} objects immediately."),
    text(
        "Subito {partner} protesta: non è d'accordo.",
        "At once {partner} protests: he does not agree.",
    ),
];
const SILENT: SentenceWordings = &[
    text("{partner} non dice nulla.", "{partner} says nothing."),
    text("Il compagno, {partner}, tace.", "His partner, {partner}, keeps silent."),
    text("Da {partner} non viene una parola.", "From {partner} there comes not a word."),
];
const NOT_ALL: SentenceWordings = &[
    text("Nessuno chiede che si continui a giocare.", "Nobody asks that play go on."),
    text(
        "{declarer} non chiede che il gioco continui.",
        "{declarer} does not ask that play go on.",
    ),
];
const NOT_USED: SentenceWordings = &[
    text("Di ciò che sa {partner} non si serve.", "{partner} makes no use of what he knows."),
    text(
        "{partner} non ne trae vantaggio, trova l'Arbitro.",
        "{partner} takes no advantage of it, the director finds.",
    ),
];

static NAMED: Scenario = scenario(49, "named-cards", &["difensore", "carta nominata"], named)
    .tricks(2..=9)
    .asks(&[QuestionSubject::Rights("declarer"), QuestionSubject::Ruling]);

/// A defender says of one or two of his cards, of three suits, that he holds them.
fn named(story: &mut Story<'_>) -> Option<()> {
    let by = defender(story)?;
    let first = story.pick(story.hand(by))?;
    let rest = story.hand(by) - story.suit(by, first.suit);
    let second = story.pick(rest)?;
    let third = story.pick(rest - story.suit(by, second.suit))?;
    let cards = [("first", first), ("second", second), ("third", third)];
    for (slot, card) in cards {
        story.cast(slot, card);
    }
    let which = 1 + story.choose(6);
    for (place, (_, card)) in cards.into_iter().enumerate() {
        if which & (1 << place) != 0 {
            story.add_event(by, Act::Names(card.into()));
        }
    }
    story.add_sentence(SAYS[which - 1]);
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

/// The sentences for each choice of named cards; the others are not mentioned by the defender.
const SAYS: [SentenceWordings; 6] = [
    &[
        text(
            "Scoraggiato, {by} dice al tavolo di avere {first}; di {second} e {third} non parla.",
            "Discouraged, {by} tells the table that he holds the {first}; of the {second} and the {third} he says nothing.",
        ),
        text(
            "A {by} scappa detto che ha {first}, mentre di {second} e {third} tace.",
            "{by} lets slip that he has the {first}, while he keeps silent about the {second} and the {third}.",
        ),
    ],
    &[
        text(
            "Scoraggiato, {by} dice al tavolo di avere {second}; di {first} e {third} non parla.",
            "Discouraged, {by} tells the table that he holds the {second}; of the {first} and the {third} he says nothing.",
        ),
        text(
            "A {by} scappa detto che ha {second}, mentre di {first} e {third} tace.",
            "{by} lets slip that he has the {second}, while he keeps silent about the {first} and the {third}.",
        ),
    ],
    &[
        text(
            "Scoraggiato, {by} dice al tavolo di avere {first} e {second}; di {third} non parla.",
            "Discouraged, {by} tells the table that he holds the {first} and the {second}; of the {third} he says nothing.",
        ),
        text(
            "A {by} scappa detto che ha {first} e {second}, mentre di {third} tace.",
            "{by} lets slip that he has the {first} and the {second}, while he keeps silent about the {third}.",
        ),
    ],
    &[
        text(
            "Scoraggiato, {by} dice al tavolo di avere {third}; di {first} e {second} non parla.",
            "Discouraged, {by} tells the table that he holds the {third}; of the {first} and the {second} he says nothing.",
        ),
        text(
            "A {by} scappa detto che ha {third}, mentre di {first} e {second} tace.",
            "{by} lets slip that he has the {third}, while he keeps silent about the {first} and the {second}.",
        ),
    ],
    &[
        text(
            "Scoraggiato, {by} dice al tavolo di avere {first} e {third}; di {second} non parla.",
            "Discouraged, {by} tells the table that he holds the {first} and the {third}; of the {second} he says nothing.",
        ),
        text(
            "A {by} scappa detto che ha {first} e {third}, mentre di {second} tace.",
            "{by} lets slip that he has the {first} and the {third}, while he keeps silent about the {second}.",
        ),
    ],
    &[
        text(
            "Scoraggiato, {by} dice al tavolo di avere {second} e {third}; di {first} non parla.",
            "Discouraged, {by} tells the table that he holds the {second} and the {third}; of the {first} he says nothing.",
        ),
        text(
            "A {by} scappa detto che ha {second} e {third}, mentre di {first} tace.",
            "{by} lets slip that he has the {second} and the {third}, while he keeps silent about the {first}.",
        ),
    ],
];
