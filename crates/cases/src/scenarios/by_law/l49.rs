//! Law 49: exposure of a defender's cards.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::{BySeat, Hand};
use arbitro_laws::record::{Act, Facing};
use arbitro_laws::ruling::{Answer, text};

pub const SCENARIOS: &[&Scenario] = &[&DROPPED, &LAID_DOWN, &CONCEDES];

static DROPPED: Scenario =
    scenario(49, "dropped", &["difensore", "carta penalizzata"], dropped).tricks(2..=10);

/// A card of a defender falls, possibly because of another player, or the defender names a card.
fn dropped(story: &mut Story<'_>) -> Option<()> {
    let by = story.a_defender()?;
    let card = story.pick(story.hand(by))?;
    for (slot, seat) in [("by", by), ("partner", by.partner())] {
        story.cast(slot, seat);
    }
    story.cast("card", card);
    match story.choose(3) {
        0 => {
            story.add_event(by, Act::Drops { card: card.into(), seen: NOBODY, jostled: false });
            story.add_sentence(FALLS);
            story.choose_finding("visible", SEEN, UNSEEN)?;
        }
        1 => {
            story.add_event(by, Act::Drops { card: card.into(), seen: NOBODY, jostled: true });
            story.add_sentence(JOSTLED);
            story.choose_finding("visible", SEEN, UNSEEN)?;
        }
        _ => {
            story.add_event(by, Act::Names(card.into()));
            story.add_sentence(NAMES);
        }
    }
    story.call_director(story.declarer());
    story.add_sentence(CALLS_DIRECTOR);
    Some(())
}

/// The event names no player who saw the card, because a finding states whether the partner could see it.
const NOBODY: BySeat<bool> = BySeat([false; 4]);

const FALLS: SentenceWordings = &[
    text(
        "A {by} cade sul tavolo, scopert{o/a}, {card}.",
        "{by} lets the {card} fall face up on the table.",
    ),
    text(
        "Dalla mano di {by} esce {card}, che finisce scopert{o/a} sul tavolo.",
        "The {card} leaves {by}'s hand and lands face up on the table.",
    ),
    text(
        "Sul tavolo, davanti a {by}, compare {card}, scopert{o/a}: non è il suo turno.",
        "The {card} appears face up on the table before {by}: it is not his turn.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "{declarer}, nel prendere il bicchiere, urta il braccio di {by}, a cui cade sul tavolo {card}, scopert{o/a}.",
        "{declarer}, reaching for his glass, knocks against {by}'s arm, and the {card} falls face up on the table.",
    ),
    text(
        "Un angolista inciampa nella sedia di {by}: {card} cade scopert{o/a} sul tavolo.",
        "A kibitzer stumbles over {by}'s chair: the {card} falls face up on the table.",
    ),
];
const SEEN: SentenceWordings = &[
    text(
        "{partner} era in posizione di vedere la carta.",
        "{partner} was in a position to see it.",
    ),
    text("{partner} ha potuto vedere la carta.", "{partner} could have seen the card."),
];
const UNSEEN: SentenceWordings = &[
    text(
        "{partner} si era alzato, e non poteva vedere la carta.",
        "{partner} had got up, and could not have seen it.",
    ),
    text(
        "Dal suo posto {partner} non poteva vedere la carta.",
        "From where he sat {partner} could not have seen the card.",
    ),
];
const NAMES: SentenceWordings = &[
    text(
        "{by}, seccato, dice al tavolo di avere {card}; nessuno ha visto la carta.",
        "{by}, annoyed, tells the table that he holds the {card}; nobody has seen the card.",
    ),
    text(
        "A {by} scappa detto: «{card} ce l'ho io». La carta resta nella sua mano.",
        "{by} lets slip: 'I have the {card}.' The card stays in his hand.",
    ),
];
const CALLS_DIRECTOR: SentenceWordings = &[
    text("{declarer} chiama l'Arbitro.", "{declarer} calls the director."),
    text("L'Arbitro viene chiamato subito.", "The director is called at once."),
];

static LAID_DOWN: Scenario =
    scenario(49, "laid-down", &["difensore", "carta esposta", "richiesta"], laid_down)
        .tricks(2..=10)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

/// A defender faces one or two of his cards on the table.
fn laid_down(story: &mut Story<'_>) -> Option<()> {
    let by = story.a_defender()?;
    let one = story.pick(story.hand(by))?;
    let two = story.pick(story.hand(by).without(one))?;
    for (slot, seat) in [("by", by), ("partner", by.partner())] {
        story.cast(slot, seat);
    }
    story.cast("one", one);
    story.cast("two", two);
    let alone = story.pick_from(&[true, false])?;
    let cards = Hand::EMPTY.with(one);
    let cards = if alone { cards } else { cards.with(two) };
    story.add_event(by, Act::Spreads(Facing::of(cards)));
    story.add_sentence(if alone { LAYS_ONE } else { LAYS_TWO });
    story.choose_finding("no-claim-meant", NO_CLAIM, A_CLAIM)?;
    story.choose_finding("visible", COULD_SEE, COULD_NOT_SEE)?;
    if alone {
        story.add_finding("deliberate-exposure", Answer::NO, BY_ACCIDENT)?;
    }
    story.add_finding("all-play-on", Answer::NO, NOT_ALL)?;
    story.call_director(story.declarer());
    story.add_sentence(CALLS_DIRECTOR);
    Some(())
}

const LAYS_ONE: SentenceWordings = &[
    text(
        "Davanti a {by} compare sul tavolo, scopert{o/a:one}, {one}.",
        "The {one} appears face up on the table before {by}.",
    ),
    text(
        "{by} posa sul tavolo delle carte, e {one} è scopert{o/a:one}.",
        "{by} puts some cards down on the table, and the {one} is face up.",
    ),
];
const LAYS_TWO: SentenceWordings = &[
    text(
        "Davanti a {by} compaiono sul tavolo, scoperte, {one} e {two}.",
        "The {one} and the {two} appear face up on the table before {by}.",
    ),
    text(
        "{by} posa sul tavolo delle carte, e {one} e {two} sono scoperte.",
        "{by} puts some cards down on the table, and the {one} and the {two} are face up.",
    ),
];
const NO_CLAIM: SentenceWordings = &[
    text(
        "È evidente che non richiedeva né concedeva prese: voleva bere un sorso, e credeva di posare le carte coperte.",
        "It is evident that he neither claimed nor conceded tricks: he wanted a drink, and believed that he put his cards face down.",
    ),
    text(
        "Che non fosse una richiesta né una concessione è chiaro: si alzava a chiudere la finestra, e non ha guardato come posava le carte.",
        "That it was neither a claim nor a concession is plain: he was getting up to close the window, and did not look how he put his cards down.",
    ),
];
const A_CLAIM: SentenceWordings = &[
    text(
        "L'Arbitro non trova nulla da cui risulti che non voleva fare una richiesta.",
        "The director finds nothing to show that he did not mean to claim.",
    ),
    text(
        "Niente mostra che non intendesse richiedere delle prese.",
        "Nothing shows that he did not mean to claim tricks.",
    ),
];
const COULD_SEE: SentenceWordings = &[
    text("{partner} era in posizione di vedere.", "{partner} was in a position to see."),
    text("Dal posto di {partner} si vedeva bene.", "It could be seen well from {partner}'s seat."),
];
const COULD_NOT_SEE: SentenceWordings = &[
    text(
        "{partner} era uscito un momento, e non poteva vedere.",
        "{partner} had gone out for a moment, and could not have seen.",
    ),
    text("Dal posto di {partner} non si vedeva.", "It could not be seen from {partner}'s seat."),
];
const BY_ACCIDENT: SentenceWordings = &[
    text(
        "La carta è rimasta scoperta per disattenzione.",
        "The card was left face up by inadvertence.",
    ),
    text("Scoprirla non voleva.", "He did not mean to face it."),
];
const NOT_ALL: SentenceWordings = &[
    text("Nessuno chiede che si continui a giocare.", "Nobody asks that play go on."),
    text(
        "{declarer} non chiede che il gioco continui.",
        "{declarer} does not ask that play go on.",
    ),
];

static CONCEDES: Scenario =
    scenario(49, "concedes", &["difensore", "carta esposta", "concessione"], concedes)
        .tricks(4..=11)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

/// A defender shows two cards, and concedes the remaining tricks or speaks of the trick in progress; his partner may
/// object.
fn concedes(story: &mut Story<'_>) -> Option<()> {
    let by = story.a_defender()?;
    let partner = by.partner();
    story.require(story.led().is_some())?;
    let one = story.pick(story.hand(by))?;
    let two = story.pick(story.hand(by).without(one))?;
    story.cast("by", by);
    story.cast("partner", partner);
    story.cast("one", one);
    story.cast("two", two);
    let this_trick = story.choose(3) == 0;
    let act = if this_trick { Act::SpeaksOfTrick } else { Act::Concedes(None) };
    story.add_event(by, act);
    story.add_event(by, Act::Spreads(Facing::of(Hand::EMPTY.with(one).with(two))));
    story.add_sentence(if this_trick { OF_THIS_TRICK } else { GIVES_UP });
    if story.either() {
        story.add_event(partner, Act::Objects);
        story.add_sentence(OBJECTS);
    } else {
        story.add_sentence(SILENT);
    }
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
];
const OBJECTS: SentenceWordings = &[
    text("«No, aspetta!», dice subito {partner}.", "'No, wait!' says {partner} at once."),
    text("{partner} si oppone immediatamente.", "{partner} objects immediately."),
];
const SILENT: SentenceWordings = &[
    text("{partner} non dice nulla.", "{partner} says nothing."),
    text("{partner} tace.", "{partner} keeps silent."),
];
const NOT_USED: SentenceWordings = &[
    text(
        "Di ciò che ha visto e sentito {partner} non si serve.",
        "{partner} makes no use of what he has seen and heard.",
    ),
    text(
        "{partner} non ne trae vantaggio, trova l'Arbitro.",
        "{partner} takes no advantage of it, the director finds.",
    ),
];
