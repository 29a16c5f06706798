//! Law 49: exposure of a defender's cards.

use super::prelude::*;
use super::scenes::{NOBODY, defender, small};
use super::sentences::{DECLARER_CALLS, PARTNER_COULD_NOT_SEE, PARTNER_COULD_SEE};

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
    cast!(story, one, two);
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
        "Sul tavolo davanti a {by} c'è {one}, scopert{o/a:one}; le altre carte restano in mano.",
        "On the table before {by} there lies the {one}, face up; the other cards stay in his hand.",
    ),
    text(
        "{by} posa le carte: {one} è scopert{o/a:one}, le altre sono coperte.",
        "{by} puts his cards down: the {one} is face up, the others are face down.",
    ),
    text(
        "Delle carte che {by} ha posato si vede solo {one}.",
        "Of the cards that {by} has put down only the {one} can be seen.",
    ),
];
const LAYS_TWO: SentenceWordings = &[
    text(
        "Sul tavolo davanti a {by} ci sono {one} e {two}, scoperte; le altre carte restano in mano.",
        "On the table before {by} there lie the {one} and the {two}, face up; the other cards stay in his hand.",
    ),
    text(
        "{by} posa le carte: {one} e {two} sono scoperte, le altre sono coperte.",
        "{by} puts his cards down: the {one} and the {two} are face up, the others are face down.",
    ),
    text(
        "Delle carte che {by} ha posato si vedono solo {one} e {two}.",
        "Of the cards that {by} has put down only the {one} and the {two} can be seen.",
    ),
];
const NO_CLAIM: SentenceWordings = &[
    text(
        "È evidente che {by} non richiedeva né concedeva prese.",
        "It is evident that {by} neither claimed nor conceded tricks.",
    ),
    text(
        "È chiaro che per {by} non era una richiesta né una concessione.",
        "It is plain that for {by} it was neither a claim nor a concession.",
    ),
    text(
        "{by} chiaramente non pensava a richiedere o concedere prese.",
        "{by} clearly had no thought of claiming or conceding tricks.",
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
        "{by}, accerta l'Arbitro, non voleva mostrare nulla.",
        "{by}, the director finds, did not mean to show anything.",
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
    // He has no card that is sure to win a trick.
    let is_best = |card: Card| {
        Seat::ALL.into_iter().all(|seat| {
            let highest = story.suit(seat, card.suit).iter().next();
            highest.is_none_or(|other| other.rank <= card.rank)
        })
    };
    story.require(!story.hand(by).iter().any(is_best))?;
    let one = story.pick(story.hand(by))?;
    let two = story.pick(story.hand(by).without(one))?;
    cast!(story, one, two);
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
    story.choose_act(by.partner(), Act::Objects, OBJECTS, SILENT);
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
        "«Questa presa è vostra», dice {by} mostrando {one} e {two}.",
        "'This trick is yours,' says {by}, showing the {one} and the {two}.",
    ),
    text(
        "Mostrando {one} e {two}, {by} dice che la presa in corso è persa.",
        "Showing the {one} and the {two}, {by} says that the trick in progress is lost.",
    ),
];
const GIVES_UP: SentenceWordings = &[
    text(
        "{by} mostra {one} e {two}: «le prese che restano sono vostre».",
        "{by} shows the {one} and the {two}: 'the remaining tricks are yours'.",
    ),
    text(
        "«Il resto è vostro», dice {by} mostrando {one} e {two}.",
        "'The rest is yours,' says {by}, showing the {one} and the {two}.",
    ),
    text(
        "Mostrando {one} e {two}, {by} dice che concede tutto il resto.",
        "Showing the {one} and the {two}, {by} says that he concedes all the rest.",
    ),
];
const TO_A_FRIEND: SentenceWordings = &[
    text(
        "{by} mostra {one} e {two} a un amico che guarda; è evidente che non parla di prese.",
        "{by} shows the {one} and the {two} to a friend who is watching; it is evident that he is not speaking of tricks.",
    ),
    text(
        "«Guarda che carte», dice {by} a un amico, mostrando {one} e {two}; è chiaro che non parla di prese.",
        "'Look at these cards,' says {by} to a friend, showing the {one} and the {two}; it is plain that he is not speaking of tricks.",
    ),
    text(
        "Mostrando {one} e {two}, {by} si lamenta della mano; è chiaro che non richiede e non concede nulla.",
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
    text(
        "{partner} non si serve di quel che ha fatto il compagno.",
        "{partner} makes no use of what his partner did.",
    ),
    text(
        "{partner} non ne trae vantaggio, trova l'Arbitro.",
        "{partner} takes no advantage of it, the director finds.",
    ),
];

static NAMED: Scenario = scenario(49, "named-cards", &["difensore", "carta nominata"], named)
    .tricks(2..=9)
    .asks(&[Rights("declarer"), Ruling]);

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

/// The sentences for each choice of named cards.
const SAYS: [SentenceWordings; 6] = [
    &[
        text(
            "Scoraggiato, {by} dice al tavolo di avere {first}.",
            "Discouraged, {by} tells the table that he holds the {first}.",
        ),
        text("A {by} scappa detto che ha {first}.", "{by} lets slip that he has the {first}."),
    ],
    &[
        text(
            "Scoraggiato, {by} dice al tavolo di avere {second}.",
            "Discouraged, {by} tells the table that he holds the {second}.",
        ),
        text("A {by} scappa detto che ha {second}.", "{by} lets slip that he has the {second}."),
    ],
    &[
        text(
            "Scoraggiato, {by} dice al tavolo di avere {first} e {second}.",
            "Discouraged, {by} tells the table that he holds the {first} and the {second}.",
        ),
        text(
            "A {by} scappa detto che ha {first} e {second}.",
            "{by} lets slip that he has the {first} and the {second}.",
        ),
    ],
    &[
        text(
            "Scoraggiato, {by} dice al tavolo di avere {third}.",
            "Discouraged, {by} tells the table that he holds the {third}.",
        ),
        text("A {by} scappa detto che ha {third}.", "{by} lets slip that he has the {third}."),
    ],
    &[
        text(
            "Scoraggiato, {by} dice al tavolo di avere {first} e {third}.",
            "Discouraged, {by} tells the table that he holds the {first} and the {third}.",
        ),
        text(
            "A {by} scappa detto che ha {first} e {third}.",
            "{by} lets slip that he has the {first} and the {third}.",
        ),
    ],
    &[
        text(
            "Scoraggiato, {by} dice al tavolo di avere {second} e {third}.",
            "Discouraged, {by} tells the table that he holds the {second} and the {third}.",
        ),
        text(
            "A {by} scappa detto che ha {second} e {third}.",
            "{by} lets slip that he has the {second} and the {third}.",
        ),
    ],
];
