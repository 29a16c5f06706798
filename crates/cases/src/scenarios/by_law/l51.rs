//! Law 51: two or more penalty cards.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::BySeat;
use arbitro_laws::record::event::Choice;
use arbitro_laws::record::{Act, PenaltyGrade};
use arbitro_laws::ruling::text;

use super::l50::small;
use super::l52::declarer_says;

pub const SCENARIOS: &[&Scenario] =
    &[&SECOND_CARD, &WHICH_FIRST, &PARTNER_LEADS, &ON_LEAD_WITH_TWO, &FORBIDS_SEVERAL];

static SECOND_CARD: Scenario =
    scenario(51, "second-card", &["difensore", "carte penalizzate"], second_card)
        .tricks(2..=9)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("by"),
            QuestionSubject::Rights("declarer"),
        ]);

/// Another card of a defender with a minor penalty card is exposed: he names it, or it falls, through his own fault or
/// another's.
fn second_card(story: &mut Story<'_>) -> Option<()> {
    let by = story.a_defender()?;
    story.require(story.turn() != Some(by))?;
    let before = story.pick(small(story.hand(by)))?;
    let card = story.pick(small(story.hand(by)) - story.suit(by, before.suit))?;
    story.cast("by", by);
    story.cast("partner", by.partner());
    story.cast("before", before);
    story.cast("card", card);
    let penalty = story.either();
    if penalty {
        story.has_penalty(by, before, PenaltyGrade::Minor);
    }
    story.add_sentence(if penalty { HAS_ONE } else { HAD_ONE });
    let how = story.choose(3);
    if how == 0 {
        story.add_event(by, Act::Names(card.into()));
    } else {
        let seen = BySeat([false; 4]);
        story.add_event(by, Act::Drops { card: card.into(), seen, jostled: how == 1 });
    }
    story.add_sentence([NAMES, JOSTLED, FALLS][how]);
    story.call_director(story.declarer());
    story.choose_finding("visible", SEEN, NOT_SEEN)?;
    Some(())
}

const HAS_ONE: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {before}, carta penalizzata minore.",
        "{by} has the {before} on the table, a minor penalty card.",
    ),
    text(
        "Davanti a {by}, scopert{o/a:before}, c'è {before}: è una carta penalizzata minore.",
        "The {before} lies face up before {by}: it is a minor penalty card.",
    ),
];
const HAD_ONE: SentenceWordings = &[
    text(
        "{by} ha ripreso in mano {before}, cadut{o/a:before} prima per colpa di un angolista.",
        "{by} has taken up the {before}, which a kibitzer had made him drop before.",
    ),
    text(
        "In mano a {by} è tornat{o/a:before} {before}, che prima un angolista gli aveva fatto cadere.",
        "Back in {by}'s hand is the {before}, which a kibitzer had made him drop before.",
    ),
];
const NAMES: SentenceWordings = &[
    text(
        "Seccato con {declarer}, dice al tavolo che ha anche {card}.",
        "Annoyed with {declarer}, he tells the table that he has the {card} too.",
    ),
    text(
        "A voce alta, parlando con {declarer}, gli scappa detto che ha ancora {card}.",
        "Talking aloud to {declarer}, he lets slip that he still has the {card}.",
    ),
];
const FALLS: SentenceWordings = &[
    text(
        "Mentre guarda {declarer} e riordina le altre, gli cade scopert{o/a} sul tavolo {card}.",
        "While he watches {declarer} and sorts the others, the {card} falls face up on the table.",
    ),
    text(
        "Ora dalla mano, distratto da {declarer} che parla, gli scivola scopert{o/a} {card}.",
        "Now, distracted by {declarer} talking, he lets the {card} slip face up from his hand.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "{declarer} gli urta il braccio, e gli cade scopert{o/a} sul tavolo {card}.",
        "{declarer} knocks his arm, and the {card} falls face up on the table.",
    ),
    text(
        "Urtato da {declarer}, che si alza, lascia cadere scopert{o/a} {card}.",
        "Knocked by {declarer}, who is getting up, he lets the {card} fall face up.",
    ),
];
const SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner}, al suo posto, ha potuto vedere ogni cosa.",
        "The director finds that {partner}, in his place, could have seen everything.",
    ),
    text(
        "{partner} guardava il tavolo, e ha potuto vedere tutto.",
        "{partner} was looking at the table, and could have seen everything.",
    ),
];
const NOT_SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner}, chino a raccogliere la matita, non ha potuto vedere nulla.",
        "The director finds that {partner}, bent over to pick up his pencil, could have seen nothing.",
    ),
    text(
        "{partner} si era voltato, e non ha potuto vedere nulla.",
        "{partner} had turned round, and could have seen nothing.",
    ),
];

static WHICH_FIRST: Scenario =
    scenario(51, "which-first", &["difensore", "carte penalizzate"], which_first)
        .tricks(2..=9)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("by"),
            QuestionSubject::Rights("declarer"),
        ]);

/// A defender is to play while two of his cards lie on the table as major penalty cards, both of the suit led or one of
/// them. Declarer names one of them or nothing; the defender plays a card of the suit, and declarer answers.
fn which_first(story: &mut Story<'_>) -> Option<()> {
    let before = story.turn()?;
    let (by, declarer) = (before.lho(), story.declarer());
    story.require(story.is_defender(by) && story.position.on_table() < 3)?;
    let played = story.would_play()?;
    let led = story.led().unwrap_or(played.suit);
    let one = story.pick(story.suit(by, led))?;
    let two = story.pick(story.suit(by, led).without(one))?;
    let aside = story.pick(story.hand(by) - story.suit(by, led))?;
    story.cast("before", before);
    story.cast("by", by);
    for (slot, card) in [("played", played), ("one", one), ("two", two), ("aside", aside)] {
        story.cast(slot, card);
    }
    story.has_penalty(by, one, PenaltyGrade::Major);
    let both = story.either();
    story.has_penalty(by, if both { two } else { aside }, PenaltyGrade::Major);
    story.add_sentence(if both { ONE_AND_TWO } else { ONE_AND_ASIDE });
    story.play_on()?;
    story.add_sentence(HIS_TURN);
    let wish = story.choose(if both { 3 } else { 2 });
    if let Some(card) = [None, Some(one), Some(two)][wish] {
        story.add_event(declarer, Act::Designates(card.into()));
    }
    story.add_sentence([SAYS_NOTHING, SAYS_ONE, SAYS_TWO][wish]);
    let plays_one = story.either();
    story.plays(by, if plays_one { one } else { two });
    story.add_sentence(if plays_one { PLAYS_ONE } else { PLAYS_TWO });
    declarer_says(story, 3);
    Some(())
}

const ONE_AND_TWO: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {one} e {two}, carte penalizzate maggiori; in mano ha {aside}.",
        "{by} has the {one} and the {two} on the table, major penalty cards; in his hand he has the {aside}.",
    ),
    text(
        "Davanti a {by} ci sono {one} e {two}, penalizzate maggiori; {aside} è fra le altre carte.",
        "Before {by} lie the {one} and the {two}, major penalty cards; the {aside} is among his other cards.",
    ),
];
const ONE_AND_ASIDE: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {one} e {aside}, carte penalizzate maggiori; in mano ha {two}.",
        "{by} has the {one} and the {aside} on the table, major penalty cards; in his hand he has the {two}.",
    ),
    text(
        "Davanti a {by} ci sono {one} e {aside}, penalizzate maggiori; {two} è fra le altre carte.",
        "Before {by} lie the {one} and the {aside}, major penalty cards; the {two} is among his other cards.",
    ),
];
const HIS_TURN: SentenceWordings = &[
    text(
        "{before} gioca {played}, e tocca a {by}.",
        "{before} plays the {played}, and it is {by}'s turn.",
    ),
    text(
        "Dopo {played} di {before} deve giocare {by}.",
        "After {before}'s {played} it is for {by} to play.",
    ),
];
const SAYS_ONE: SentenceWordings = &[
    text(
        "{declarer} gli dice di giocare {one}, non {two}.",
        "{declarer} tells him to play the {one}, not the {two}.",
    ),
    text(
        "«Metti {one}, non {two}», gli dice {declarer}.",
        "'Play the {one}, not the {two},' {declarer} tells him.",
    ),
];
const SAYS_TWO: SentenceWordings = &[
    text(
        "{declarer} gli dice di giocare {two}, non {one}.",
        "{declarer} tells him to play the {two}, not the {one}.",
    ),
    text(
        "«Metti {two}, non {one}», gli dice {declarer}.",
        "'Play the {two}, not the {one},' {declarer} tells him.",
    ),
];
const SAYS_NOTHING: SentenceWordings = &[
    text(
        "{declarer} non gli dice se giocare {one} o {two}.",
        "{declarer} does not tell him whether to play the {one} or the {two}.",
    ),
    text(
        "«{one} o {two}? Un momento», gli dice {declarer}.",
        "'The {one} or the {two}? One moment,' {declarer} tells him.",
    ),
];
const PLAYS_ONE: SentenceWordings = &[
    text(
        "Nel rumore {by} non capisce bene, e fra {one} e {two} gioca {one}.",
        "In the noise {by} does not quite understand, and of the {one} and the {two} he plays the {one}.",
    ),
    text(
        "{by} pensa già alla presa dopo: non mette {two}, ma {one}.",
        "{by} is thinking of the next trick: he does not play the {two}, but the {one}.",
    ),
];
const PLAYS_TWO: SentenceWordings = &[
    text(
        "Nel rumore {by} non capisce bene, e fra {one} e {two} gioca {two}.",
        "In the noise {by} does not quite understand, and of the {one} and the {two} he plays the {two}.",
    ),
    text(
        "{by} pensa già alla presa dopo: non mette {one}, ma {two}.",
        "{by} is thinking of the next trick: he does not play the {one}, but the {two}.",
    ),
];

static PARTNER_LEADS: Scenario =
    scenario(51, "partner-leads", &["difensore", "carte penalizzate", "attacco"], partner_leads)
        .tricks(2..=9)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("by"),
            QuestionSubject::Rights("partner"),
        ]);

/// A defender is to lead while his partner has two penalty cards, of one suit or of two; declarer restricts the lead,
/// leaves it free, or says nothing.
fn partner_leads(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| story.is_defender(*by))?;
    let (partner, declarer) = (by.partner(), story.declarer());
    story.require(story.led().is_none())?;
    let one = story.pick(story.hand(partner))?;
    story.require(!story.suit(by, one.suit).is_empty())?;
    story.require(story.hand(by).len() > story.suit(by, one.suit).len())?;
    let two = story.pick(story.suit(partner, one.suit).without(one))?;
    let aside = story.pick(story.hand(partner) - story.suit(partner, one.suit))?;
    story.cast("by", by);
    story.cast("partner", partner);
    for (slot, card) in [("one", one), ("two", two), ("aside", aside)] {
        story.cast(slot, card);
    }
    story.cast("suit", one.suit);
    story.has_penalty(partner, one, PenaltyGrade::Major);
    let same_suit = story.either();
    story.has_penalty(partner, if same_suit { two } else { aside }, PenaltyGrade::Major);
    story.add_sentence(if same_suit { PARTNERS_BOTH } else { PARTNERS_ASIDE });
    story.add_sentence(ON_LEAD);
    let (choice, line) = match story.choose(4) {
        0 => (Some(Choice::Require(one.suit)), REQUIRES),
        1 => (Some(Choice::Forbid(one.suit)), FORBIDS),
        2 => (Some(Choice::Free), LEAVES_FREE),
        _ => (None, NOT_CHOSEN),
    };
    if let Some(choice) = choice {
        story.add_event(declarer, Act::Chooses(choice));
    }
    story.add_sentence(line);
    Some(())
}

const PARTNERS_BOTH: SentenceWordings = &[
    text(
        "{partner} ha sul tavolo {one} e {two}, penalizzate maggiori; {aside} l'ha in mano.",
        "{partner} has the {one} and the {two} on the table, major penalty cards; the {aside} is in his hand.",
    ),
    text(
        "Davanti a {partner}, scoperte, ci sono {one} e {two}, penalizzate maggiori; non {aside}, che ha in mano.",
        "The {one} and the {two} lie face up before {partner}, major penalty cards; not the {aside}, which is in his hand.",
    ),
];
const PARTNERS_ASIDE: SentenceWordings = &[
    text(
        "{partner} ha sul tavolo {one} e {aside}, penalizzate maggiori; {two} l'ha in mano.",
        "{partner} has the {one} and the {aside} on the table, major penalty cards; the {two} is in his hand.",
    ),
    text(
        "Davanti a {partner}, scoperte, ci sono {one} e {aside}, penalizzate maggiori; non {two}, che ha in mano.",
        "The {one} and the {aside} lie face up before {partner}, major penalty cards; not the {two}, which is in his hand.",
    ),
];
const ON_LEAD: SentenceWordings = &[
    text("Deve attaccare {by}.", "{by} is to lead."),
    text("L'ultima presa è di {by}.", "{by} has won the last trick."),
    text("In presa è {by}.", "{by} is on lead."),
];
const REQUIRES: SentenceWordings = &[
    text(
        "{declarer} richiede l'attacco a {suit}, e non chiede altro.",
        "{declarer} requires a lead in {suit}, and asks for nothing else.",
    ),
    text(
        "«Attacca a {suit}, ti prego», gli dice {declarer}.",
        "'Lead {suit}, please,' {declarer} tells him.",
    ),
];
const FORBIDS: SentenceWordings = &[
    text(
        "{declarer} proibisce l'attacco a {suit}, e non chiede altro.",
        "{declarer} forbids a lead in {suit}, and asks for nothing else.",
    ),
    text(
        "«Tutto, ma non a {suit}», gli dice {declarer}.",
        "'Anything, but not {suit},' {declarer} tells him.",
    ),
];
const LEAVES_FREE: SentenceWordings = &[
    text(
        "{declarer} non richiede né proibisce nulla, né a {suit} né altrove.",
        "{declarer} neither requires nor forbids anything, in {suit} or elsewhere.",
    ),
    text(
        "«A {suit} o come vuoi», gli dice {declarer}.",
        "'In {suit} or as you like,' {declarer} tells him.",
    ),
];
const NOT_CHOSEN: SentenceWordings = &[
    text(
        "{declarer} non ha ancora detto che cosa vuole, a {suit} o altrove.",
        "{declarer} has not yet said what he wants, in {suit} or elsewhere.",
    ),
    text(
        "«Di {suit} parlo dopo», gli dice {declarer}.",
        "'Of {suit} I will speak later,' {declarer} tells him.",
    ),
];

static ON_LEAD_WITH_TWO: Scenario =
    scenario(51, "on-lead-with-two", &["difensore", "carte penalizzate", "attacco"], on_lead)
        .tricks(2..=9)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("by"),
            QuestionSubject::Rights("declarer"),
        ]);

/// A defender is to lead with two penalty cards of two suits; declarer names one of them, or nothing. The defender leads
/// another of the two than declarer has named, or a card from his hand, and declarer answers.
fn on_lead(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| story.is_defender(*by))?;
    story.require(story.led().is_none())?;
    let one = story.pick(story.hand(by))?;
    let two = story.pick(story.hand(by) - story.suit(by, one.suit))?;
    let other = story.pick(story.hand(by).without(one).without(two))?;
    let declarer = story.declarer();
    story.cast("by", by);
    for (slot, card) in [("one", one), ("two", two), ("other", other)] {
        story.cast(slot, card);
    }
    for card in [one, two] {
        story.has_penalty(by, card, PenaltyGrade::Major);
    }
    story.add_sentence(TWO_ON_TABLE);
    let named = story.choose(3);
    if let Some(card) = [None, Some(one), Some(two)][named] {
        story.add_event(declarer, Act::Designates(card.into()));
    }
    story.add_sentence([NAMES_NONE, NAMES_ONE, NAMES_TWO][named]);
    let leads_other = story.choose(if named == 1 { 1 } else { 2 }) == 0;
    story.leads(by, if leads_other { other } else { one });
    story.add_sentence(if leads_other { LEADS_OTHER } else { LEADS_ONE });
    declarer_says(story, 3);
    Some(())
}

const TWO_ON_TABLE: SentenceWordings = &[
    text(
        "{by} è in presa, con {one} e {two} sul tavolo, carte penalizzate maggiori.",
        "{by} is on lead, with the {one} and the {two} on the table, major penalty cards.",
    ),
    text(
        "Deve attaccare {by}, che ha davanti a sé {one} e {two}, penalizzate maggiori.",
        "{by} is to lead, and has before him the {one} and the {two}, major penalty cards.",
    ),
];
const NAMES_NONE: SentenceWordings = &[
    text(
        "{declarer} non ha ancora detto se vuole {one} o {two}.",
        "{declarer} has not yet said whether he wants the {one} or the {two}.",
    ),
    text(
        "«{one} o {two}? Ci penso», dice {declarer}.",
        "'The {one} or the {two}? Let me think', says {declarer}.",
    ),
];
const NAMES_ONE: SentenceWordings = &[
    text(
        "{declarer} dice che vuole {one} e non {two}.",
        "{declarer} says that he wants the {one} and not the {two}.",
    ),
    text("«{one}, non {two}», dice {declarer}.", "'The {one}, not the {two}', says {declarer}."),
];
const NAMES_TWO: SentenceWordings = &[
    text(
        "{declarer} dice che vuole {two} e non {one}.",
        "{declarer} says that he wants the {two} and not the {one}.",
    ),
    text("«{two}, non {one}», dice {declarer}.", "'The {two}, not the {one}', says {declarer}."),
];
const LEADS_ONE: SentenceWordings = &[
    text(
        "{by}, che pensava ad altro, attacca {one}, non {other}.",
        "{by}, whose mind was elsewhere, leads the {one}, not the {other}.",
    ),
    text(
        "Senza aver sentito bene attacca {one}, e non {other} dalla mano, {by}.",
        "Not having heard well, {by} leads the {one}, and not the {other} from his hand.",
    ),
];
const LEADS_OTHER: SentenceWordings = &[
    text(
        "{by}, che pensava ad altro, attacca {other}, non {one}.",
        "{by}, whose mind was elsewhere, leads the {other}, not the {one}.",
    ),
    text(
        "Senza aver sentito bene attacca {other} dalla mano, e non {one}, {by}.",
        "Not having heard well, {by} leads the {other} from his hand, and not the {one}.",
    ),
];

static FORBIDS_SEVERAL: Scenario = scenario(
    51,
    "forbids-several",
    &["difensore", "carte penalizzate", "attacco"],
    forbids_several,
)
.tricks(2..=8)
.asks(&[
    QuestionSubject::Ruling,
    QuestionSubject::Ruling,
    QuestionSubject::Rights("by"),
    QuestionSubject::Rights("partner"),
]);

/// A defender is to lead while his partner has penalty cards of two suits; declarer requires one of the suits, or forbids
/// one or both.
fn forbids_several(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| story.is_defender(*by))?;
    let (partner, declarer) = (by.partner(), story.declarer());
    story.require(story.led().is_none())?;
    let one = story.pick(story.hand(partner))?;
    let two = story.pick(story.hand(partner) - story.suit(partner, one.suit))?;
    for card in [one, two] {
        story.require(!story.suit(by, card.suit).is_empty())?;
        story.has_penalty(partner, card, PenaltyGrade::Major);
    }
    let left = story.hand(by) - story.suit(by, one.suit) - story.suit(by, two.suit);
    story.require(!left.is_empty())?;
    story.cast("by", by);
    story.cast("partner", partner);
    for (slot, card) in [("one", one), ("two", two)] {
        story.cast(slot, card);
    }
    story.cast("first", one.suit);
    story.cast("second", two.suit);
    story.add_sentence(TWO_SUITS);
    story.add_sentence(ON_LEAD);
    let which = story.choose(7);
    let choices: &[Choice] = match which {
        0 => &[Choice::Require(one.suit)],
        1 => &[Choice::Require(two.suit)],
        2 => &[Choice::Forbid(one.suit)],
        3 => &[Choice::Forbid(two.suit)],
        4 => &[Choice::Forbid(one.suit), Choice::Forbid(two.suit)],
        5 => &[Choice::Free],
        _ => &[],
    };
    for choice in choices {
        story.add_event(declarer, Act::Chooses(*choice));
    }
    story.add_sentence(
        [WANTS_FIRST, WANTS_SECOND, NOT_FIRST, NOT_SECOND, NEITHER, EITHER, THINKS][which],
    );
    Some(())
}

const TWO_SUITS: SentenceWordings = &[
    text(
        "{partner} ha sul tavolo due penalizzate maggiori, {one} e {two}.",
        "{partner} has two major penalty cards on the table, the {one} and the {two}.",
    ),
    text(
        "Davanti a {partner} ci sono {one} e {two}, tutte e due penalizzate maggiori.",
        "Before {partner} lie the {one} and the {two}, both of them major penalty cards.",
    ),
];
const WANTS_FIRST: SentenceWordings = &[
    text(
        "{declarer} richiede {first}; di {second} non parla.",
        "{declarer} requires {first}; of {second} he does not speak.",
    ),
    text(
        "«Voglio {first}», dice {declarer}, «e su {second} niente».",
        "'I want {first}', says {declarer}, 'and about {second} nothing'.",
    ),
];
const WANTS_SECOND: SentenceWordings = &[
    text(
        "{declarer} richiede {second}; di {first} non parla.",
        "{declarer} requires {second}; of {first} he does not speak.",
    ),
    text(
        "«Voglio {second}», dice {declarer}, «e su {first} niente».",
        "'I want {second}', says {declarer}, 'and about {first} nothing'.",
    ),
];
const NOT_FIRST: SentenceWordings = &[
    text(
        "{declarer} proibisce {first}; di {second} non parla.",
        "{declarer} forbids {first}; of {second} he does not speak.",
    ),
    text(
        "«Non voglio {first}», dice {declarer}, «e su {second} niente».",
        "'I do not want {first}', says {declarer}, 'and about {second} nothing'.",
    ),
];
const NOT_SECOND: SentenceWordings = &[
    text(
        "{declarer} proibisce {second}; di {first} non parla.",
        "{declarer} forbids {second}; of {first} he does not speak.",
    ),
    text(
        "«Non voglio {second}», dice {declarer}, «e su {first} niente».",
        "'I do not want {second}', says {declarer}, 'and about {first} nothing'.",
    ),
];
const NEITHER: SentenceWordings = &[
    text(
        "{declarer} proibisce {first} e proibisce anche {second}.",
        "{declarer} forbids {first} and forbids {second} too.",
    ),
    text(
        "«Non voglio {first}», dice {declarer}, «e nemmeno {second}».",
        "'I do not want {first}', says {declarer}, 'nor {second} either'.",
    ),
];
const EITHER: SentenceWordings = &[
    text(
        "{declarer} lascia libero l'attacco, a {first}, a {second} o altrove.",
        "{declarer} leaves the lead free, in {first}, in {second} or elsewhere.",
    ),
    text(
        "«Anche {first}», dice {declarer}, «o {second}, come ti pare».",
        "'{first} too', says {declarer}, 'or {second}, as you like'.",
    ),
];
const THINKS: SentenceWordings = &[
    text(
        "{declarer} non ha ancora detto nulla, né di {first} né di {second}.",
        "{declarer} has not said anything yet, of {first} or of {second}.",
    ),
    text(
        "«Non so se {first}», dice {declarer}, «o {second}: un momento».",
        "'I do not know whether {first}', says {declarer}, 'or {second}: one moment'.",
    ),
];
