//! Law 58: simultaneous plays, by one player or by two.

mod inquiry;

use super::prelude::*;
use super::scenes::{acts_told, apart_from, cast_from};

pub const SCENARIOS: &[&Scenario] =
    &[&TWO_CARDS, &WITH_PARTNER, &NEXT_HAS_PLAYED, &TWO_SIDES, &inquiry::ONE_ON_THE_OTHER];

static TWO_CARDS: Scenario = scenario(58, "two-cards", &["più carte"], two_cards)
    .tricks(2..=10)
    .aspects(&[&[AspectKind::Fate]]);

/// A defender leads two cards at once; both faces could be seen, or only one. He may say which card he plays.
fn two_cards(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_on_lead()?;
    let first = story.would_play()?;
    let same = story.suit(by, first.suit);
    let second = story.pick((story.hand(by) - same) | apart_from(same, first))?;
    cast!(story, by, first, second);
    story.add_sentence(LEADS_TWO);
    story.add_event(by, Act::Plays { card: first.into(), manner: PlayManner::Lead });
    story.add_event(by, Act::Plays { card: second.into(), manner: PlayManner::AtOnce });
    story.noticed_by_opponent_of(by);
    says_which(story);
    story.choose_finding("face-visible", BOTH_SEEN, ONE_SEEN)?;
    Some(())
}

/// Chooses what the player in the slot `by` says about the two cards in the slots `first` and `second`: nothing, or
/// which one he plays.
fn says_which(story: &mut Story<'_>) {
    let which = story.choose(3);
    says(story, which);
}

fn says(story: &mut Story<'_>, which: usize) {
    use crate::scenarios::story::SlotValue::{Card, Seat};
    let (Some(Seat(by)), Some(Card(first)), Some(Card(second))) =
        (story.slot("by"), story.slot("first"), story.slot("second"))
    else {
        return;
    };
    match which {
        0 => story.add_sentence(SAYS_NOTHING),
        1 => {
            story.add_event(by, Act::Designates(first.into()));
            story.add_sentence(SAYS_FIRST);
        }
        _ => {
            story.add_event(by, Act::Designates(second.into()));
            story.add_sentence(SAYS_SECOND);
        }
    }
}

const LEADS_TWO: SentenceWordings = &[
    text(
        "{by} deve attaccare e mette sul tavolo {first}, ma con quella carta esce anche {second}.",
        "{by} is to lead and puts out the {first}, but the {second} comes out with it.",
    ),
    text(
        "{by} è in presa e attacca, ma mette sul tavolo due carte insieme: {first} e {second}.",
        "{by} is on lead and leads, but puts two cards on the table together: the {first} and the {second}.",
    ),
    text(
        "Tocca attaccare a {by}, che per sbaglio attacca con due carte insieme: {first} e {second}.",
        "It is for {by} to lead, and by mistake he leads two cards together: the {first} and the {second}.",
    ),
];
const PUTS_TWO: SentenceWordings = &[
    text(
        "{by} gioca {first}, ma con quella carta finisce sul tavolo anche {second}.",
        "{by} plays the {first}, but the {second} lands on the table with it.",
    ),
    text(
        "Al suo turno {by} mette sul tavolo due carte insieme: {first} e {second}.",
        "At his turn {by} puts two cards on the table together: the {first} and the {second}.",
    ),
    text(
        "{by} deve giocare, e per sbaglio gioca due carte insieme: {first} e {second}.",
        "{by} is to play, and by mistake he plays two cards together: the {first} and the {second}.",
    ),
];
const BOTH_SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che si vedevano tutte e due le carte, {first} e {second}.",
        "The director finds that both cards could be seen, the {first} and the {second}.",
    ),
    text(
        "{first} e {second} erano visibili tutte e due.",
        "The {first} and the {second} were both visible.",
    ),
    text(
        "Sul tavolo si vedono le facce di {first} e di {second}.",
        "On the table the faces of the {first} and of the {second} can be seen.",
    ),
];
const ONE_SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che si vedeva {first}, e che {second} era copert{o/a:second}.",
        "The director finds that the {first} could be seen, and that the {second} was covered.",
    ),
    text(
        "{first} era l'unica carta visibile: copriva {second}.",
        "The {first} was the only visible card: it covered the {second}.",
    ),
    text(
        "Sul tavolo si vede {first}, che nasconde {second}.",
        "On the table the {first} can be seen, and it hides the {second}.",
    ),
];
const SAYS_NOTHING: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro, e {by} aspetta a dire quale carta gioca.",
        "{opponent} calls the director, and {by} waits before he says which card he plays.",
    ),
    text(
        "Viene l'Arbitro, chiamato da {opponent}, prima che {by} scelga una delle due.",
        "The director comes, called by {opponent}, before {by} chooses one of the two.",
    ),
    text(
        "L'Arbitro, chiamato da {opponent}, trova {by} che non ha ancora indicato una carta.",
        "The director, called by {opponent}, finds that {by} has not yet named a card.",
    ),
];
const SAYS_FIRST: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro, e {by} dice che gioca {first}.",
        "{opponent} calls the director, and {by} says that he plays the {first}.",
    ),
    text(
        "Viene l'Arbitro, chiamato da {opponent}, e {by} sceglie {first}.",
        "The director comes, called by {opponent}, and {by} chooses the {first}.",
    ),
    text(
        "All'Arbitro, chiamato da {opponent}, {by} indica {first} come carta giocata.",
        "To the director, called by {opponent}, {by} names the {first} as the card played.",
    ),
];
const SAYS_SECOND: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro, e {by} dice che gioca {second}.",
        "{opponent} calls the director, and {by} says that he plays the {second}.",
    ),
    text(
        "Viene l'Arbitro, chiamato da {opponent}, e {by} sceglie {second}.",
        "The director comes, called by {opponent}, and {by} chooses the {second}.",
    ),
    text(
        "All'Arbitro, chiamato da {opponent}, {by} indica {second} come carta giocata.",
        "To the director, called by {opponent}, {by} names the {second} as the card played.",
    ),
];

static NEXT_HAS_PLAYED: Scenario =
    scenario(58, "next-has-played", &["più carte", "difensore"], next_has_played)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]]);

/// A defender follows suit with two cards at once, and the next hand may play before he says which one he plays.
fn next_has_played(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    story.require(story.position.on_table() < 3)?;
    let first = story.would_play()?;
    story.require(story.led() == Some(first.suit))?;
    let second = story.pick(apart_from(story.suit(by, first.suit), first))?;
    let next = by.lho();
    let answer = story.would_follow_later(next, 1)?;
    cast!(story, by, opponent = story.declarer(), first, second, answer);
    cast_from(story, "from", next);
    story.add_sentence(PUTS_TWO);
    story.add_event(by, Act::Plays { card: first.into(), manner: PlayManner::Play });
    story.add_event(by, Act::Plays { card: second.into(), manner: PlayManner::AtOnce });
    story.choose_play(next, answer, NEXT_PLAYS, NEXT_WAITS);
    story.call_director(story.declarer());
    says_which(story);
    story.choose_finding("face-visible", BOTH_SEEN, ONE_SEEN)?;
    Some(())
}

const NEXT_PLAYS: SentenceWordings = &[
    text(
        "{declarer} gioca subito {answer} {from}.",
        "{declarer} at once plays the {answer} {from}.",
    ),
    text("{declarer} gioca {answer} {from}.", "{declarer} plays the {answer} {from}."),
    text(
        "Senza aspettare {declarer} gioca {answer} {from}.",
        "Without waiting, {declarer} plays the {answer} {from}.",
    ),
];
const NEXT_WAITS: SentenceWordings = &[
    text("{declarer} aspetta a giocare {from}.", "{declarer} waits before he plays {from}."),
    text("{declarer} non gioca ancora {from}.", "{declarer} does not yet play {from}."),
    text(
        "Prima di giocare {from}, {declarer} si ferma.",
        "Before he plays {from}, {declarer} stops.",
    ),
];

static WITH_PARTNER: Scenario =
    scenario(58, "with-partner", &["difensore", "simultanee"], with_partner)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]]);

/// A defender plays to declarer's lead although it is his partner's turn: at the same instant as his partner, after him,
/// or alone. Declarer may have told him to play.
fn with_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_in_turn()?;
    let suit = story.led()?;
    story.require(story.position.on_table() == 1)?;
    let by = partner.partner();
    let (own, card) = (story.would_play()?, story.would_follow_later(by, 2)?);
    cast!(story, by, partner, card, own, suit);
    cast_from(story, "from", partner.rho());
    story.add_sentence(HIS_PARTNERS_TURN);
    let play = |card: Card, manner| Act::Plays { card: card.into(), manner };
    let lines = match story.choose(3) {
        0 => {
            story.add_event(partner, play(own, PlayManner::Play));
            story.add_event(by, play(card, PlayManner::AtOnce));
            [AT_ONCE_AS_TOLD, AT_ONCE]
        }
        1 => {
            story.add_event(by, play(card, PlayManner::Play));
            [ALONE_AS_TOLD, ALONE]
        }
        _ => {
            story.add_event(partner, play(own, PlayManner::Play));
            story.add_event(by, play(card, PlayManner::Play));
            [AFTER_HIM_AS_TOLD, AFTER_HIM]
        }
    };
    acts_told(story, by, lines)?;
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const HIS_PARTNERS_TURN: SentenceWordings = &[
    text(
        "{declarer} attacca a {suit} {from}, e tocca a {partner}.",
        "{declarer} leads {suit} {from}, and it is {partner}'s turn.",
    ),
    text(
        "Sull'attacco a {suit} di {declarer} {from} deve giocare {partner}.",
        "After {declarer}'s lead of {suit} {from}, {partner} is to play.",
    ),
    text(
        "{declarer} ha attaccato a {suit} {from}; ora tocca a {partner}.",
        "{declarer} has led {suit} {from}; now it is {partner}'s turn.",
    ),
];
const AT_ONCE: SentenceWordings = &[
    text(
        "Nello stesso istante {partner} gioca {own} e {by} gioca {card}.",
        "At the same instant {partner} plays the {own} and {by} plays the {card}.",
    ),
    text(
        "{by} crede che tocchi a lui e gioca {card} nello stesso istante in cui {partner} gioca {own}.",
        "{by} thinks that it is his turn and plays the {card} at the same instant as {partner} plays the {own}.",
    ),
    text(
        "{partner} e {by} giocano insieme, {own} il primo e {card} il secondo.",
        "{partner} and {by} play together, the former the {own} and the latter the {card}.",
    ),
];
const AT_ONCE_AS_TOLD: SentenceWordings = &[
    text(
        "«{by}, tocca a te», dice {declarer}: nello stesso istante {partner} gioca {own} e {by} gioca {card}.",
        "'{by}, it is your turn', says {declarer}: at the same instant {partner} plays the {own} and {by} plays the {card}.",
    ),
    text(
        "{declarer} dice a {by} che tocca a lui, e {by} gioca {card} nello stesso istante in cui {partner} gioca {own}.",
        "{declarer} tells {by} that it is his turn, and {by} plays the {card} at the same instant as {partner} plays the {own}.",
    ),
    text(
        "«Gioca», dice {declarer} a {by}: {partner} e {by} giocano insieme, {own} il primo e {card} il secondo.",
        "'Play', {declarer} says to {by}: {partner} and {by} play together, the former the {own} and the latter the {card}.",
    ),
];
const ALONE: SentenceWordings = &[
    text(
        "{partner} pensa ancora, e {by} gioca {card}.",
        "{partner} is still thinking, and {by} plays the {card}.",
    ),
    text(
        "{by} crede che tocchi a lui e gioca {card} mentre {partner} pensa ancora.",
        "{by} thinks that it is his turn and plays the {card} while {partner} is still thinking.",
    ),
    text(
        "{partner} non ha ancora giocato quando {by} gioca {card}.",
        "{partner} has not played yet when {by} plays the {card}.",
    ),
];
const ALONE_AS_TOLD: SentenceWordings = &[
    text(
        "«{by}, tocca a te», dice {declarer}: {partner} pensa ancora, e {by} gioca {card}.",
        "'{by}, it is your turn', says {declarer}: {partner} is still thinking, and {by} plays the {card}.",
    ),
    text(
        "{declarer} dice a {by} che tocca a lui, e {by} gioca {card} mentre {partner} pensa ancora.",
        "{declarer} tells {by} that it is his turn, and {by} plays the {card} while {partner} is still thinking.",
    ),
    text(
        "«Gioca», dice {declarer} a {by}: {partner} non ha ancora giocato quando {by} gioca {card}.",
        "'Play', {declarer} says to {by}: {partner} has not played yet when {by} plays the {card}.",
    ),
];
const AFTER_HIM: SentenceWordings = &[
    text(
        "{partner} gioca {own}, e subito dopo {by} gioca {card}.",
        "{partner} plays the {own}, and right after {by} plays the {card}.",
    ),
    text(
        "{by} crede che tocchi a lui e gioca {card} subito dopo che {partner} ha giocato {own}.",
        "{by} thinks that it is his turn and plays the {card} right after {partner} has played the {own}.",
    ),
    text(
        "{partner} ha già giocato {own} quando {by} gioca {card}.",
        "{partner} has already played the {own} when {by} plays the {card}.",
    ),
];
const AFTER_HIM_AS_TOLD: SentenceWordings = &[
    text(
        "«{by}, tocca a te», dice {declarer}: {partner} gioca {own}, e subito dopo {by} gioca {card}.",
        "'{by}, it is your turn', says {declarer}: {partner} plays the {own}, and right after {by} plays the {card}.",
    ),
    text(
        "{declarer} dice a {by} che tocca a lui, e {by} gioca {card} subito dopo che {partner} ha giocato {own}.",
        "{declarer} tells {by} that it is his turn, and {by} plays the {card} right after {partner} has played the {own}.",
    ),
    text(
        "«Gioca», dice {declarer} a {by}: {partner} ha già giocato {own} quando {by} gioca {card}.",
        "'Play', {declarer} says to {by}: {partner} has already played the {own} when {by} plays the {card}.",
    ),
];
const DECLARER_CALLS: SentenceWordings = &[
    text("{declarer} chiama l'Arbitro.", "{declarer} calls the director."),
    text("Viene l'Arbitro, chiamato da {declarer}.", "The director comes, called by {declarer}."),
    text("È {declarer} a chiamare l'Arbitro.", "It is {declarer} who calls the director."),
];

static TWO_SIDES: Scenario =
    scenario(58, "two-sides", &["difensore", "simultanee", "dichiarante"], two_sides)
        .tricks(2..=10)
        .aspects(&[
            &[AspectKind::Fate],
            &[AspectKind::Fate, AspectKind::Turn],
            &[AspectKind::Turn],
        ]);

/// Declarer is on lead, and the defender on the right of that hand puts out a card as a lead: at the same instant as
/// declarer leads, before him, or alone; then declarer accepts or refuses the defender's lead.
fn two_sides(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.declaring_hand_on_lead()?;
    let (by, declarer) = (rightful.rho(), story.declarer());
    let (own, card) = (story.would_play()?, story.would_lead(by)?);
    cast!(story, by, rightful, own, card);
    cast_from(story, "from", rightful);
    let is_dummys = rightful == story.dummy();
    story.add_sentence(if is_dummys { DUMMYS_LEAD } else { HANDS_LEAD });
    let manner = PlayManner::Lead;
    let how = story.choose(4);
    let lines = match how {
        0 => {
            story.add_event(rightful, Act::Plays { card: own.into(), manner });
            story.add_event(by, Act::Plays { card: card.into(), manner: PlayManner::AtOnce });
            [TOGETHER_AS_TOLD, TOGETHER]
        }
        1 => {
            story.add_event(by, Act::Plays { card: card.into(), manner });
            story.add_event(rightful, Act::Plays { card: own.into(), manner });
            [DEFENDER_FIRST_AS_TOLD, DEFENDER_FIRST]
        }
        _ => {
            story.add_event(by, Act::Plays { card: card.into(), manner });
            [DEFENDER_ALONE_AS_TOLD, DEFENDER_ALONE]
        }
    };
    acts_told(story, by, lines)?;
    story.call_director(declarer);
    match how {
        2 => story.add_event(declarer, Act::Chooses(Choice::Accept)),
        3 => story.add_event(declarer, Act::Chooses(Choice::Refuse)),
        _ => {}
    }
    story.add_sentence([DECLARER_CALLS, DECLARER_CALLS, ACCEPTS, REFUSES][how]);
    Some(())
}

const HANDS_LEAD: SentenceWordings = &[
    text(
        "L'ultima presa l'ha vinta {rightful}, in mano.",
        "{rightful} has won the last trick in hand.",
    ),
    text("{rightful} è in presa, in mano.", "{rightful} is on lead, in hand."),
    text(
        "{rightful} ha preso in mano e deve attaccare.",
        "{rightful} has won in hand and is to lead.",
    ),
];
const DUMMYS_LEAD: SentenceWordings = &[
    text(
        "L'ultima presa l'ha vinta il morto, {rightful}.",
        "Dummy, {rightful}, has won the last trick.",
    ),
    text("In presa è il morto, {rightful}.", "Dummy, {rightful}, is on lead."),
    text("Ha preso il morto, {rightful}.", "Dummy, {rightful}, has won the trick."),
];
const TOGETHER: SentenceWordings = &[
    text(
        "Nello stesso istante {declarer} attacca {own} {from} e {by} attacca {card}.",
        "At the same instant {declarer} leads the {own} {from} and {by} leads the {card}.",
    ),
    text(
        "{by} si crede in presa e attacca {card} nello stesso istante in cui {declarer} attacca {own} {from}.",
        "{by} thinks that he is on lead and leads the {card} at the same instant as {declarer} leads the {own} {from}.",
    ),
    text(
        "{declarer} e {by} attaccano insieme, {own} {from} il primo e {card} il secondo.",
        "{declarer} and {by} lead together, the former the {own} {from} and the latter the {card}.",
    ),
];
const TOGETHER_AS_TOLD: SentenceWordings = &[
    text(
        "{declarer} dice a {by} che tocca a lui, e nello stesso istante {declarer} attacca {own} {from} e {by} attacca {card}.",
        "{declarer} tells {by} that it is his lead, and at the same instant {declarer} leads the {own} {from} and {by} leads the {card}.",
    ),
    text(
        "«Attacca tu», dice {declarer} a {by}, che attacca {card} nello stesso istante in cui {declarer} attacca {own} {from}.",
        "'It is your lead', {declarer} says to {by}, who leads the {card} at the same instant as {declarer} leads the {own} {from}.",
    ),
    text(
        "«Sei in presa», dice {declarer} a {by}: i due attaccano insieme, {own} {from} il primo e {card} il secondo.",
        "'You are on lead', {declarer} says to {by}: the two lead together, the former the {own} {from} and the latter the {card}.",
    ),
];
const DEFENDER_FIRST: SentenceWordings = &[
    text(
        "{by} attacca {card}, e subito dopo {declarer} attacca {own} {from}.",
        "{by} leads the {card}, and right after {declarer} leads the {own} {from}.",
    ),
    text(
        "{by} si crede in presa e attacca {card}; un momento dopo {declarer} attacca {own} {from}.",
        "{by} thinks that he is on lead and leads the {card}; a moment later {declarer} leads the {own} {from}.",
    ),
    text(
        "{declarer} attacca {own} {from} quando {by} ha già attaccato {card}.",
        "{declarer} leads the {own} {from} when {by} has already led the {card}.",
    ),
];
const DEFENDER_FIRST_AS_TOLD: SentenceWordings = &[
    text(
        "{declarer} dice a {by} che tocca a lui; {by} attacca {card}, e subito dopo {declarer} attacca {own} {from}.",
        "{declarer} tells {by} that it is his lead; {by} leads the {card}, and right after {declarer} leads the {own} {from}.",
    ),
    text(
        "«Attacca tu», dice {declarer} a {by}, che attacca {card}; un momento dopo {declarer} attacca {own} {from}.",
        "'It is your lead', {declarer} says to {by}, who leads the {card}; a moment later {declarer} leads the {own} {from}.",
    ),
    text(
        "«Sei in presa», dice {declarer} a {by}, e poi attacca {own} {from} quando {by} ha già attaccato {card}.",
        "'You are on lead', {declarer} says to {by}, and then leads the {own} {from} when {by} has already led the {card}.",
    ),
];
const DEFENDER_ALONE: SentenceWordings = &[
    text(
        "{declarer} pensa a che cosa attaccare {from}, e {by} attacca {card}.",
        "{declarer} is thinking what to lead {from}, and {by} leads the {card}.",
    ),
    text(
        "{by} si crede in presa e attacca {card}, prima che {declarer} attacchi {from}.",
        "{by} thinks that he is on lead and leads the {card}, before {declarer} leads {from}.",
    ),
    text(
        "{declarer} non ha ancora attaccato {from} quando {by} attacca {card}.",
        "{declarer} has not led {from} yet when {by} leads the {card}.",
    ),
];
const DEFENDER_ALONE_AS_TOLD: SentenceWordings = &[
    text(
        "{declarer} dice per errore a {by} che tocca a lui, e {by} attacca {card}.",
        "{declarer} tells {by} by mistake that it is his lead, and {by} leads the {card}.",
    ),
    text(
        "«Attacca tu», dice {declarer} a {by}, che attacca {card} prima che {declarer} attacchi {from}.",
        "'It is your lead', {declarer} says to {by}, who leads the {card} before {declarer} leads {from}.",
    ),
    text(
        "«Sei in presa», dice {declarer} a {by}, e non ha ancora attaccato {from} quando {by} attacca {card}.",
        "'You are on lead', {declarer} says to {by}, and he has not led {from} yet when {by} leads the {card}.",
    ),
];
const ACCEPTS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e accetta l'attacco di {by}.",
        "{declarer} calls the director and accepts {by}'s lead.",
    ),
    text(
        "All'Arbitro {declarer} dice che accetta l'attacco di {by}.",
        "{declarer} tells the director that he accepts {by}'s lead.",
    ),
    text(
        "Davanti all'Arbitro {declarer} accetta l'attacco di {by}.",
        "Before the director {declarer} accepts {by}'s lead.",
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e rifiuta l'attacco di {by}.",
        "{declarer} calls the director and refuses {by}'s lead.",
    ),
    text(
        "All'Arbitro {declarer} dice che rifiuta l'attacco di {by}.",
        "{declarer} tells the director that he refuses {by}'s lead.",
    ),
    text(
        "Davanti all'Arbitro {declarer} rifiuta l'attacco di {by}.",
        "Before the director {declarer} refuses {by}'s lead.",
    ),
];
