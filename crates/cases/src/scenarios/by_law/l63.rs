//! Law 63: when a revoke is established.

use super::prelude::*;
use super::scenes::{RevokeScene, play_goes_on, revokes, trick_ends, wins_later};
use arbitro_laws::record::spoken::CallMeans;

pub const SCENARIOS: &[&Scenario] = &[&ESTABLISHED, &NAMES_NEXT];

static ESTABLISHED: Scenario = scenario(63, "established", &["renonce"], established)
    .tricks(2..=10)
    .asks(&[Ruling, Ruling, Tricks]);

static NAMES_NEXT: Scenario =
    scenario(63, "names-next", &["renonce", "carta nominata"], names_next)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Tricks]);

/// A player revokes in a trick that the opponents win; play may go on, and one of the sides may claim or concede before
/// the revoke is noticed.
fn established(story: &mut Story<'_>) -> Option<()> {
    let RevokeScene { by, .. } = revokes(story)?;
    let next = trick_ends(story)?;
    let winner = next.winner;
    story.require(winner.side() != by.side())?;
    let speaker = if winner == story.dummy() { winner.partner() } else { winner };
    story.cast("speaker", speaker);
    let cards = story.choose(3);
    play_goes_on(story, next, cards);
    let said = story.choose(3);
    match said {
        0 => story.add_sentence(NOTHING_SAID),
        1 => {
            story.add_event(speaker, Act::Claims(None));
            story.add_event(by, Act::Agrees);
            story.add_sentence(AGREES_TO_CLAIM);
        }
        _ => {
            story.add_event(by, Act::Concedes(None));
            story.add_sentence(HE_CONCEDES);
        }
    }
    story.call_director(speaker);
    story.add_sentence(SPEAKER_NOTICES);
    wins_later(story, next)
}

/// The side of a revoking player wins the trick, and its player names, or leads, the card for the next trick, or does
/// neither, before the revoke is noticed.
fn names_next(story: &mut Story<'_>) -> Option<()> {
    let RevokeScene { by, legal_card: right, played_card: wrong } = revokes(story)?;
    story.opponent_of(by);
    let next = trick_ends(story)?;
    let winner = next.winner;
    story.require(winner.side() == by.side())?;
    let player = if winner == story.dummy() { story.declarer() } else { winner };
    let course = story.choose(3);
    match course {
        1 if winner == story.dummy() => story.calls(SpokenCall::naming(next.lead)),
        1 => {
            let call = SpokenCall { means: CallMeans::OwnCard, ..SpokenCall::naming(next.lead) };
            story.add_event(player, Act::Calls(call));
        }
        2 => story.leads(winner, next.lead),
        _ => {}
    }
    story.add_sentence([THINKS_OF_LEAD, NAMES_LEAD, LEADS_NEXT][course]);
    if story.either() {
        story.corrects(by, right, wrong);
        story.add_sentence(HE_OWNS_UP);
    } else {
        story.noticed_by_opponent_of(by);
        story.add_sentence(OPPONENT_SEES);
    }
    wins_later(story, next)
}

const NOTHING_SAID: SentenceWordings = &[
    text(
        "Né {speaker} né {by} richiedono o concedono prese.",
        "Neither {speaker} nor {by} claims or concedes any tricks.",
    ),
    text(
        "Intanto {speaker} e {by} non richiedono né concedono nulla.",
        "Meanwhile {speaker} and {by} neither claim nor concede anything.",
    ),
    text(
        "{by} non concede nulla, né {speaker} richiede prese.",
        "{by} concedes nothing, nor does {speaker} claim any tricks.",
    ),
];
const AGREES_TO_CLAIM: SentenceWordings = &[
    text(
        "{speaker} dice quante delle prese che restano farà, e {by} è d'accordo.",
        "{speaker} says how many of the tricks that are left he will win, and {by} agrees.",
    ),
    text(
        "Intanto {speaker} fa una richiesta sulle prese che restano, e {by} la accetta.",
        "Meanwhile {speaker} makes a claim for the tricks that are left, and {by} agrees to it.",
    ),
    text(
        "{by} accetta una richiesta di {speaker} sulle prese che restano.",
        "{by} agrees to a claim by {speaker} for the tricks that are left.",
    ),
];
const HE_CONCEDES: SentenceWordings = &[
    text(
        "{by} dice a {speaker} quante delle prese che restano gli concede.",
        "{by} tells {speaker} how many of the tricks that are left he concedes to him.",
    ),
    text(
        "Intanto {by} concede a {speaker} alcune delle prese che restano.",
        "Meanwhile {by} concedes to {speaker} some of the tricks that are left.",
    ),
    text(
        "{by} concede a {speaker} un certo numero di prese.",
        "{by} concedes a certain number of tricks to {speaker}.",
    ),
];
const SPEAKER_NOTICES: SentenceWordings = &[
    text(
        "Qui {speaker} si accorge della renonce e chiama l'Arbitro.",
        "Here {speaker} notices the revoke and calls the director.",
    ),
    text(
        "Ora {speaker} fa notare che {by} non ha risposto a {suit}.",
        "Now {speaker} points out that {by} has not followed to {suit}.",
    ),
    text(
        "A questo punto {speaker} scopre la renonce e chiama l'Arbitro.",
        "At this point {speaker} discovers the revoke and calls the director.",
    ),
];
const THINKS_OF_LEAD: SentenceWordings = &[
    text(
        "Chi deve attaccare da {winner} non ha ancora giocato né nominato nessuna carta.",
        "The player who has to lead from {winner} has neither played nor named any card yet.",
    ),
    text(
        "Da {winner} non si è ancora né giocato né nominato nulla.",
        "From {winner} nothing has been played or named yet.",
    ),
    text(
        "Per la presa dopo non si è ancora scelta nessuna carta da {winner}.",
        "For the next trick no card has been chosen yet from {winner}.",
    ),
];
const NAMES_LEAD: SentenceWordings = &[
    text(
        "Chi deve attaccare da {winner} nomina {lead} come carta da giocare, ma non la tocca.",
        "The player who has to lead from {winner} names the {lead} as the card to be played, but does not touch it.",
    ),
    text(
        "Da {winner} si è nominat{o/a:lead}, ma non ancora giocat{o/a:lead}, {lead}.",
        "From {winner} the {lead} has been named, but not played yet.",
    ),
    text(
        "Per la presa dopo si annuncia a voce {lead} da {winner}.",
        "For the next trick the {lead} is announced aloud from {winner}.",
    ),
];
const LEADS_NEXT: SentenceWordings = &[
    text(
        "Chi deve attaccare da {winner} gioca {lead}, che è ormai sul tavolo.",
        "The player who has to lead from {winner} plays the {lead}, which is on the table by now.",
    ),
    text(
        "Da {winner} si è già attaccat{o/a:lead} {lead}.",
        "From {winner} the {lead} has already been led.",
    ),
    text(
        "Per la presa dopo si mette sul tavolo {lead} da {winner}.",
        "For the next trick the {lead} is put on the table from {winner}.",
    ),
];
const HE_OWNS_UP: SentenceWordings = &[
    text(
        "Ora {by}, prima di {opponent}, si accorge di {right} e l{o/a:right} mette al posto di {wrong}.",
        "Now {by}, before {opponent}, notices the {right} and puts it in the place of the {wrong}.",
    ),
    text(
        "«Scusate», dice {by} a {opponent}, e cambia {wrong} con {right}.",
        "'Sorry', says {by} to {opponent}, and changes the {wrong} for the {right}.",
    ),
];
const OPPONENT_SEES: SentenceWordings = &[
    text(
        "Ora {opponent}, prima di {by}, si accorge che manca {right} e contesta {wrong}.",
        "Now {opponent}, before {by}, notices that the {right} is missing and disputes the {wrong}.",
    ),
    text(
        "«Un momento», dice {opponent} a {by}, e indica {wrong}: manca {right}.",
        "'One moment', says {opponent} to {by}, and points to the {wrong}: the {right} is missing.",
    ),
];
