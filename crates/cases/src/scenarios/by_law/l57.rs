//! Law 57: premature lead or play.

mod inquiry;

mod rights;

use super::card_choices::has_choice;
use super::prelude::*;
use super::scenes::{acts_told, acts_unprompted, cast_from};
use super::sentences::{DECLARER_CALLS, DECLARER_HAS_LED};

mod early;

pub const SCENARIOS: &[&Scenario] = &[
    &BEFORE_PARTNER,
    &AFTER_PARTNER,
    &LEADS_EARLY,
    &early::DECLARER_EARLY,
    &early::VOID_PARTNER,
    &early::RIGHT_HAND_OPPONENT,
    &rights::EARLY_OR_TOLD,
    &inquiry::WHO_SAID_WHAT,
];

/// What is asked about a premature play where it is in doubt who plays next.
const OF_PLAY_AND_TURN: &[&[AspectKind]] =
    &[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn], &[AspectKind::Turn]];

static BEFORE_PARTNER: Scenario =
    scenario(57, "before-partner", &["difensore", "giocata prematura"], before_partner)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Duty]]);

/// Casts the player who should play last to the trick as `by`, his partner, who should play second, as `partner`, the
/// hand on lead as `leader`, and the third hand as `third`; returns `by`.
fn last_to_play(story: &mut Story<'_>) -> Option<Seat> {
    let partner = story.defender_in_turn()?;
    story.require(story.position.on_table() == 1)?;
    let (by, third) = (partner.partner(), partner.lho());
    cast!(story, by, partner, leader = partner.rho(), third);
    cast_from(story, "from", partner.rho());
    cast_from(story, "from_third", third);
    story.cast("suit", story.led()?);
    Some(by)
}

/// A defender who should play last to the trick plays before his partner, who should play second; the other hand of the
/// declaring side has played already or not. Declarer asks the partner for the highest or the lowest card.
fn before_partner(story: &mut Story<'_>) -> Option<()> {
    let (by, cards) = cards_before_partner(story)?;
    has_choice(story, by, cards[0])?;
    plays_before_partner(story, by, cards)?;
    acts_told(story, by, [PLAYS_AS_TOLD, PLAYS])?;
    asks_for_a_card(story);
    Some(())
}

/// Casts as [`last_to_play`] does, and his card as `card` and that of the third hand as `early`; returns his seat and these
/// cards. His partner holds two cards of the suit led or more.
fn cards_before_partner(story: &mut Story<'_>) -> Option<(Seat, [Card; 2])> {
    let by = last_to_play(story)?;
    story.require(story.suit(by.partner(), story.led()?).len() > 1)?;
    let card = story.would_follow_later(by, 2)?;
    let early = story.would_follow_later(by.rho(), 1)?;
    cast!(story, card, early);
    Some((by, [card, early]))
}

/// Adds the premature play; before it the third hand has played too, or has not. Returns true if it has.
fn plays_before_partner(story: &mut Story<'_>, by: Seat, [card, early]: [Card; 2]) -> Option<bool> {
    story.add_sentence(DECLARER_HAS_LED);
    let both = story.either();
    if both {
        story.plays(by.rho(), early);
        acts_unprompted(story, story.declarer(), BOTH_HANDS)?;
    } else {
        story.add_sentence(ONE_HAND);
    }
    story.plays(by, card);
    Some(both)
}

/// Declarer calls the director, and asks the partner for the highest or the lowest card of the suit led.
fn asks_for_a_card(story: &mut Story<'_>) {
    let declarer = story.declarer();
    story.call_director(declarer);
    story.choose_answer(
        declarer,
        &[(Some(Choice::Highest), HIGHEST), (Some(Choice::Lowest), LOWEST)],
    );
}

const BOTH_HANDS: SentenceWordings = &[
    text(
        "{declarer} non lo aspetta e gioca subito {early} {from_third}.",
        "{declarer} does not wait for him and at once plays the {early} {from_third}.",
    ),
    text(
        "Mentre {partner} pensa, {declarer} gioca {early} {from_third}.",
        "While {partner} is thinking, {declarer} plays the {early} {from_third}.",
    ),
    text(
        "{declarer} gioca subito {early} {from_third}, prima di {partner}.",
        "{declarer} at once plays the {early} {from_third}, before {partner}.",
    ),
    because(
        "57C1",
        ["{declarer} ha già giocato {from_third}", "{declarer} avesse già giocato {from_third}"],
        [
            "{declarer} has already played {from_third}",
            "{declarer} had already played {from_third}",
        ],
    ),
];
const ONE_HAND: SentenceWordings = &[
    text(
        "{declarer} lo aspetta e non gioca ancora {from_third}.",
        "{declarer} waits for him and does not yet play {from_third}.",
    ),
    text(
        "Mentre {partner} pensa, {declarer} aspetta a giocare {from_third}.",
        "While {partner} is thinking, {declarer} waits before he plays {from_third}.",
    ),
    text(
        "{declarer} non gioca {from_third}, e aspetta {partner}.",
        "{declarer} does not play {from_third}, and waits for {partner}.",
    ),
    because(
        "",
        [
            "{declarer} non ha ancora giocato {from_third}",
            "{declarer} non avesse ancora giocato {from_third}",
        ],
        [
            "{declarer} has not yet played {from_third}",
            "{declarer} had not yet played {from_third}",
        ],
    ),
];
const PLAYS: SentenceWordings = &[
    text(
        "{by}, che ha già deciso, gioca {card} prima di {partner}.",
        "{by}, who has made up his mind, plays the {card} before {partner}.",
    ),
    text(
        "{by}, convinto che {partner} abbia già giocato, mette {card}.",
        "{by}, sure that {partner} has already played, puts out the {card}.",
    ),
    text(
        "{by} gioca {card}, senza aspettare {partner}.",
        "{by} plays the {card}, without waiting for {partner}.",
    ),
    because(
        "",
        [
            "nessuno aveva detto a {by} che toccava a lui",
            "nessuno avesse detto a {by} che toccava a lui",
        ],
        ["nobody had told {by} that it was his turn", "nobody had told {by} that it was his turn"],
    ),
];
const PLAYS_AS_TOLD: SentenceWordings = &[
    text(
        "«Tocca a te», dice {declarer} a {by}, che gioca {card} prima di {partner}.",
        "'It is your turn', {declarer} says to {by}, who plays the {card} before {partner}.",
    ),
    text(
        "{by}, a cui {declarer} dice che tocca a lui, gioca {card} prima di {partner}.",
        "{by}, whom {declarer} tells that it is his turn, plays the {card} before {partner}.",
    ),
    text(
        "{declarer} dice per errore a {by} di giocare, e {by} gioca {card} prima di {partner}.",
        "{declarer} tells {by} by mistake to play, and {by} plays the {card} before {partner}.",
    ),
    because(
        "47E1",
        [
            "{declarer} aveva detto a {by} che toccava a lui",
            "{declarer} avesse detto a {by} che toccava a lui",
        ],
        [
            "{declarer} had told {by} that it was his turn",
            "{declarer} had told {by} that it was his turn",
        ],
    ),
];
const HIGHEST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e vuole che {partner} giochi la sua carta più alta a {suit}.",
        "{declarer} calls the director, and wants {partner} to play his highest card in {suit}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} chiede a {partner} la carta più alta a {suit}.",
        "The director comes, and {declarer} asks {partner} for his highest card in {suit}.",
    ),
    text(
        "{declarer} dice all'Arbitro che da {partner} vuole la carta più alta a {suit}.",
        "{declarer} tells the director that he wants {partner}'s highest card in {suit}.",
    ),
    because(
        "57A1",
        [
            "{declarer} chiede a {partner} la carta più alta a {suit}",
            "{declarer} avesse chiesto a {partner} la carta più alta a {suit}",
        ],
        [
            "{declarer} asks {partner} for his highest card in {suit}",
            "{declarer} had asked {partner} for his highest card in {suit}",
        ],
    ),
];
const LOWEST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e vuole che {partner} giochi la sua carta più bassa a {suit}.",
        "{declarer} calls the director, and wants {partner} to play his lowest card in {suit}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} chiede a {partner} la carta più bassa a {suit}.",
        "The director comes, and {declarer} asks {partner} for his lowest card in {suit}.",
    ),
    text(
        "{declarer} dice all'Arbitro che da {partner} vuole la carta più bassa a {suit}.",
        "{declarer} tells the director that he wants {partner}'s lowest card in {suit}.",
    ),
    because(
        "57A2",
        [
            "{declarer} chiede a {partner} la carta più bassa a {suit}",
            "{declarer} avesse chiesto a {partner} la carta più bassa a {suit}",
        ],
        [
            "{declarer} asks {partner} for his lowest card in {suit}",
            "{declarer} had asked {partner} for his lowest card in {suit}",
        ],
    ),
];

static AFTER_PARTNER: Scenario =
    scenario(57, "after-partner", &["difensore", "giocata prematura", "morto"], after_partner)
        .tricks(2..=10)
        .aspects(OF_PLAY_AND_TURN);

/// Declarer has led from his hand, and the defender who is last to play does not wait. His partner may have played
/// already; dummy has put out a card without a call, or has not, or, if the partner has not played, it was called.
fn after_partner(story: &mut Story<'_>) -> Option<()> {
    let by = last_to_play(story)?;
    let (partner, third, declarer) = (by.partner(), by.rho(), story.declarer());
    story.require(third == story.dummy() && !story.suit(partner, story.led()?).is_empty())?;
    let (own, called) = (story.would_play()?, story.would_follow_later(third, 1)?);
    let card = story.would_follow_later(by, 2)?;
    has_choice(story, by, card)?;
    cast!(story, card, own, called);
    untold(story, "suggested", Answer::NO)?;
    story.add_sentence(DECLARER_HAS_LED);
    let has_played = story.choose_play(partner, own, PARTNER_PLAYS, PARTNER_THINKS);
    // If both have played, it is the defender's turn.
    match story.choose(if has_played { 2 } else { 3 }) {
        0 => story.add_sentence(DUMMY_STILL),
        1 => {
            let manner = PlayManner::Unbidden;
            story.add_event(third, Act::Plays { card: called.into(), manner });
            story.add_sentence(DUMMY_UNBIDDEN);
        }
        _ => {
            story.calls(SpokenCall::naming(called));
            story.plays(third, called);
            acts_unprompted(story, declarer, DUMMY_CALLED)?;
        }
    }
    story.plays(by, card);
    acts_told(story, by, [IS_TOLD_TO_PLAY, DOES_NOT_WAIT])?;
    story.call_director(declarer);
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const PARTNER_PLAYS: SentenceWordings = &[
    text("{partner} gioca {own}.", "{partner} plays the {own}."),
    text("{partner} ha giocato {own}.", "{partner} has played the {own}."),
    text("La carta di {partner} è {own}.", "{partner}'s card is the {own}."),
    because(
        "",
        ["{partner} ha già giocato", "{partner} avesse già giocato"],
        ["{partner} has already played", "{partner} had already played"],
    ),
];
const PARTNER_THINKS: SentenceWordings = &[
    text("{partner} ci pensa.", "{partner} is thinking."),
    text("{partner} sta pensando.", "{partner} thinks about it."),
    text("{partner} non gioca ancora.", "{partner} does not play yet."),
    because(
        "57A",
        ["{partner} non ha ancora giocato", "{partner} non avesse ancora giocato"],
        ["{partner} has not yet played", "{partner} had not yet played"],
    ),
];
const DUMMY_STILL: SentenceWordings = &[
    text(
        "{declarer} non chiama ancora una carta da {third}, il morto.",
        "{declarer} does not yet call a card from {third}, dummy.",
    ),
    text(
        "{third}, il morto, aspetta che {declarer} chiami una carta.",
        "{third}, dummy, waits for {declarer} to call a card.",
    ),
    text(
        "{declarer} non ha ancora chiamato nulla da {third}, il morto.",
        "{declarer} has called nothing yet from {third}, dummy.",
    ),
    because(
        "",
        [
            "{third}, il morto, non ha ancora messo una carta",
            "{third}, il morto, non avesse ancora messo una carta",
        ],
        [
            "{third}, dummy, has not yet put out a card",
            "{third}, dummy, had not yet put out a card",
        ],
    ),
];
const DUMMY_UNBIDDEN: SentenceWordings = &[
    text(
        "{declarer} non chiama ancora una carta, ma {third}, il morto, mette da sé {called}.",
        "{declarer} does not yet call a card, but {third}, dummy, puts out the {called} by himself.",
    ),
    text(
        "{third}, il morto, mette {called} senza che {declarer} abbia chiamato una carta.",
        "{third}, dummy, puts out the {called} though {declarer} has not called a card.",
    ),
    text(
        "Senza una chiamata di {declarer}, {third}, il morto, mette {called}.",
        "Without a call by {declarer}, {third}, dummy, puts out the {called}.",
    ),
    because(
        "57C",
        [
            "{third}, il morto, ha messo {called} senza una chiamata di {declarer}",
            "{third}, il morto, avesse messo {called} senza una chiamata di {declarer}",
        ],
        [
            "{third}, dummy, put out the {called} without a call by {declarer}",
            "{third}, dummy, had put out the {called} without a call by {declarer}",
        ],
    ),
];
const DUMMY_CALLED: SentenceWordings = &[
    text(
        "{declarer} chiama {called}, e {third}, il morto, mette la carta.",
        "{declarer} calls the {called}, and {third}, dummy, puts the card out.",
    ),
    text(
        "{third}, il morto, mette {called}, che {declarer} ha chiamato.",
        "{third}, dummy, puts out the {called}, which {declarer} has called.",
    ),
    text(
        "Alla chiamata di {declarer}, {third}, il morto, mette {called}.",
        "At the call of {declarer}, {third}, dummy, puts out the {called}.",
    ),
    because(
        "57C1",
        [
            "{declarer} ha già chiamato {called} dal morto",
            "{declarer} avesse già chiamato {called} dal morto",
        ],
        [
            "{declarer} has already called the {called} from dummy",
            "{declarer} had already called the {called} from dummy",
        ],
    ),
];
const DOES_NOT_WAIT: SentenceWordings = &[
    text("{by} gioca subito {card}.", "{by} at once plays the {card}."),
    text(
        "{by}, che ha già deciso, gioca {card}.",
        "{by}, who has made up his mind, plays the {card}.",
    ),
    text(
        "{by} non aspetta il suo turno e gioca {card}.",
        "{by} does not wait for his turn and plays the {card}.",
    ),
    because(
        "",
        [
            "nessuno aveva detto a {by} che toccava a lui",
            "nessuno avesse detto a {by} che toccava a lui",
        ],
        ["nobody had told {by} that it was his turn", "nobody had told {by} that it was his turn"],
    ),
];
const IS_TOLD_TO_PLAY: SentenceWordings = &[
    text(
        "«Tocca a te», dice {declarer} a {by}, che gioca {card}.",
        "'It is your turn', {declarer} says to {by}, who plays the {card}.",
    ),
    text(
        "{by}, a cui {declarer} dice di giocare, gioca {card}.",
        "{by}, whom {declarer} tells to play, plays the {card}.",
    ),
    text(
        "{declarer} dice per errore a {by} che è il suo turno, e {by} gioca {card}.",
        "{declarer} tells {by} by mistake that it is his turn, and {by} plays the {card}.",
    ),
    because(
        "47E1",
        [
            "{declarer} aveva detto a {by} che toccava a lui",
            "{declarer} avesse detto a {by} che toccava a lui",
        ],
        [
            "{declarer} had told {by} that it was his turn",
            "{declarer} had told {by} that it was his turn",
        ],
    ),
];

static LEADS_EARLY: Scenario =
    scenario(57, "leads-early", &["difensore", "attacco prematuro"], leads_early)
        .tricks(2..=10)
        .aspects(OF_PLAY_AND_TURN);

/// A defender who has played leads to the next trick before his partner has played to the trick in progress, or as soon
/// as he has, though the trick is declarer's.
fn leads_early(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_in_turn()?;
    let led = story.led()?;
    story.require(story.position.on_table() == 3 && story.suit(partner, led).len() > 1)?;
    let by = partner.partner();
    let (card, own) = (story.would_lead(by)?, story.would_play()?);
    let mut after = story.position;
    after.play(own.into());
    let winner = after.turn()?;
    story.require(!story.is_defender(winner))?;
    cast!(story, by, partner, card, own, suit = led, winner);
    let declarer = story.declarer();
    let over = story.choose_play(partner, own, TRICK_OVER, LAST_TO_PLAY);
    story.leads(by, card);
    acts_told(story, by, [EARLY_LEAD_AS_TOLD, EARLY_LEAD])?;
    story.call_director(declarer);
    // A lead to the next trick before his partner has played is not one that declarer may accept.
    let answers = [(Some(Choice::Refuse), REFUSES), (Some(Choice::Accept), ACCEPTS)];
    story.choose_answer(declarer, if over { &answers } else { &answers[..1] });
    Some(())
}

const LAST_TO_PLAY: SentenceWordings = &[
    text(
        "Nella presa a {suit} manca solo la carta di {partner}, che ci pensa.",
        "Only {partner}'s card is missing from the trick in {suit}, and he is thinking.",
    ),
    text(
        "Nella presa a {suit} deve ancora giocare {partner}, per ultimo.",
        "In the trick in {suit}, {partner} is still to play, the last.",
    ),
    text(
        "Nella presa a {suit} tre hanno giocato, e {partner} riflette.",
        "In the trick in {suit} three have played, and {partner} is thinking.",
    ),
    because(
        "57A",
        [
            "{partner} non ha ancora giocato nella presa a {suit}",
            "{partner} non avesse ancora giocato nella presa a {suit}",
        ],
        [
            "{partner} has not yet played to the trick in {suit}",
            "{partner} had not yet played to the trick in {suit}",
        ],
    ),
];
const TRICK_OVER: SentenceWordings = &[
    text(
        "Nella presa a {suit} gioca per ultimo {partner}, con {own}, e la presa è di {winner}.",
        "In the trick in {suit}, {partner} plays last, the {own}, and the trick is {winner}'s.",
    ),
    text(
        "{partner} chiude con {own} la presa a {suit}, che è di {winner}.",
        "{partner} ends the trick in {suit} with the {own}; it is {winner}'s.",
    ),
    text(
        "Con {own} di {partner} finisce la presa a {suit}, vinta da {winner}.",
        "With {partner}'s {own} the trick in {suit} is over, won by {winner}.",
    ),
    because(
        "",
        [
            "{partner} ha già giocato nella presa a {suit}",
            "{partner} avesse già giocato nella presa a {suit}",
        ],
        [
            "{partner} has already played to the trick in {suit}",
            "{partner} had already played to the trick in {suit}",
        ],
    ),
];
const EARLY_LEAD: SentenceWordings = &[
    text(
        "{by}, convinto che la presa sia sua, attacca {card}.",
        "{by}, sure that the trick is his, leads the {card}.",
    ),
    text(
        "{by} crede di aver preso e attacca {card}.",
        "{by} thinks that he has won the trick and leads the {card}.",
    ),
    text(
        "{by}, che si crede in presa, attacca {card}.",
        "{by}, who thinks that he is on lead, leads the {card}.",
    ),
    because(
        "",
        [
            "nessuno aveva detto a {by} che toccava a lui",
            "nessuno avesse detto a {by} che toccava a lui",
        ],
        ["nobody had told {by} that it was his turn", "nobody had told {by} that it was his turn"],
    ),
];
const EARLY_LEAD_AS_TOLD: SentenceWordings = &[
    text(
        "«Tocca a te attaccare», dice per errore {declarer} a {by}, che attacca {card}.",
        "'It is your lead', {declarer} says by mistake to {by}, who leads the {card}.",
    ),
    text(
        "{declarer} dice per errore a {by} che tocca a lui, e {by} attacca {card}.",
        "{declarer} tells {by} by mistake that it is his lead, and {by} leads the {card}.",
    ),
    text(
        "«Sei in presa», dice per errore {declarer} a {by}, che attacca {card}.",
        "'You are on lead', {declarer} says by mistake to {by}, who leads the {card}.",
    ),
    because(
        "47E1",
        [
            "{declarer} aveva detto a {by} che toccava a lui",
            "{declarer} avesse detto a {by} che toccava a lui",
        ],
        [
            "{declarer} had told {by} that it was his turn",
            "{declarer} had told {by} that it was his turn",
        ],
    ),
];
const ACCEPTS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e accetta l'attacco.",
        "{declarer} calls the director and accepts the lead.",
    ),
    text(
        "All'Arbitro {declarer} dice che accetta l'attacco.",
        "{declarer} tells the director that he accepts the lead.",
    ),
    text(
        "Davanti all'Arbitro {declarer} accetta l'attacco.",
        "In the director's presence {declarer} accepts the lead.",
    ),
    because(
        "53A",
        ["{declarer} accetta l'attacco di {by}", "{declarer} avesse accettato l'attacco di {by}"],
        ["{declarer} accepts {by}'s lead", "{declarer} had accepted {by}'s lead"],
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e rifiuta l'attacco.",
        "{declarer} calls the director and refuses the lead.",
    ),
    text(
        "All'Arbitro {declarer} dice che rifiuta l'attacco.",
        "{declarer} tells the director that he refuses the lead.",
    ),
    text(
        "Davanti all'Arbitro {declarer} rifiuta l'attacco.",
        "In the director's presence {declarer} refuses the lead.",
    ),
    because(
        "56",
        ["{declarer} rifiuta l'attacco di {by}", "{declarer} avesse rifiutato l'attacco di {by}"],
        ["{declarer} refuses {by}'s lead", "{declarer} had refused {by}'s lead"],
    ),
];
