//! Law 63: when a revoke is established.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::spoken::{CallMeans, SpokenCall};
use arbitro_laws::ruling::text;

use super::l61::{play_goes_on, revokes, trick_ends, wins_later};
use super::scenes::RevokeScene;

pub const SCENARIOS: &[&Scenario] = &[&ESTABLISHED, &NAMES_NEXT];

static ESTABLISHED: Scenario = scenario(63, "established", &["renonce"], established)
    .tricks(2..=10)
    .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Tricks]);

static NAMES_NEXT: Scenario =
    scenario(63, "names-next", &["renonce", "carta nominata"], names_next).tricks(2..=10).asks(&[
        QuestionSubject::Ruling,
        QuestionSubject::Ruling,
        QuestionSubject::Tricks,
    ]);

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
        story.add_event(by, Act::Corrects { card: right.into(), of: Some(wrong.into()) });
        story.add_sentence(HE_OWNS_UP);
    } else {
        story.noticed_by_opponent_of(by);
        story.add_sentence(OPPONENT_SEES);
    }
    wins_later(story, next)
}

const NOTHING_SAID: SentenceWordings = &[
    text(
        "Né {speaker} né {by} parlano delle prese che restano.",
        "Neither {speaker} nor {by} speaks of the tricks that are left.",
    ),
    text(
        "Sulle prese che restano {speaker} e {by} non dicono nulla.",
        "About the tricks that are left {speaker} and {by} say nothing.",
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
        "Sulle prese che restano {speaker} fa una richiesta, e {by} la accetta.",
        "For the tricks that are left {speaker} makes a claim, and {by} agrees to it.",
    ),
    text(
        "{by} dice di sì quando {speaker} conta le prese che farà.",
        "{by} says yes when {speaker} counts the tricks that he will win.",
    ),
];
const HE_CONCEDES: SentenceWordings = &[
    text(
        "A {speaker} {by} dice quante delle prese che restano gli cede.",
        "To {speaker}, {by} says how many of the tricks that are left he gives up.",
    ),
    text(
        "Sulle prese che restano {by} fa una concessione a {speaker}.",
        "Of the tricks that are left {by} makes a concession to {speaker}.",
    ),
    text(
        "{by} conta per {speaker} le prese che gli concede.",
        "{by} counts for {speaker} the tricks that he concedes.",
    ),
];
const SPEAKER_NOTICES: SentenceWordings = &[
    text(
        "Qui {speaker} si accorge della renonce e chiama l'Arbitro.",
        "Here {speaker} notices the revoke and calls the director.",
    ),
    text(
        "Ora {speaker} fa notare che su {suit} {by} non ha risposto.",
        "Now {speaker} points out that {by} has not followed to {suit}.",
    ),
    text(
        "L'Arbitro è chiamato da {speaker}, che ha scoperto la renonce.",
        "The director is called by {speaker}, who has found the revoke.",
    ),
];
const THINKS_OF_LEAD: SentenceWordings = &[
    text(
        "Chi deve attaccare da {winner} pensa a {lead}, ma non dice e non fa nulla.",
        "The player who has to lead from {winner} thinks of the {lead}, but says and does nothing.",
    ),
    text(
        "Da {winner} non si è ancora né giocato né nominato {lead}.",
        "From {winner} the {lead} has been neither played nor named yet.",
    ),
    text(
        "Per la presa dopo si pensa in silenzio a {lead} di {winner}.",
        "For the next trick {winner}'s {lead} is thought of in silence.",
    ),
];
const NAMES_LEAD: SentenceWordings = &[
    text(
        "Chi deve attaccare da {winner} nomina {lead} come carta da giocare, ma non la tocca.",
        "The player who has to lead from {winner} names the {lead} as the card to be played, but does not touch it.",
    ),
    text(
        "Da {winner} si è nominato, ma non ancora giocato, {lead}.",
        "From {winner} the {lead} has been named, but not played yet.",
    ),
    text(
        "Per la presa dopo si annuncia a voce {lead} di {winner}.",
        "For the next trick {winner}'s {lead} is announced aloud.",
    ),
];
const LEADS_NEXT: SentenceWordings = &[
    text(
        "Chi deve attaccare da {winner} fa uscire {lead}, che è ormai sul tavolo.",
        "The player who has to lead from {winner} leads the {lead}, which is on the table by now.",
    ),
    text(
        "Da {winner} si è già giocato, in attacco, {lead}.",
        "From {winner} the {lead} has already been led.",
    ),
    text(
        "Per la presa dopo si mette sul tavolo {lead} di {winner}.",
        "For the next trick {winner}'s {lead} is put on the table.",
    ),
];
const HE_OWNS_UP: SentenceWordings = &[
    text(
        "Ora è {by}, prima di {opponent}, ad accorgersi di {right}, e l{o/a:right} mette al posto di {wrong}.",
        "Now it is {by}, before {opponent}, who notices the {right}, and he puts it in the place of the {wrong}.",
    ),
    text(
        "«Scusate», dice {by} a {opponent}, e cambia {wrong} con {right}.",
        "'Sorry', says {by} to {opponent}, and changes the {wrong} for the {right}.",
    ),
];
const OPPONENT_SEES: SentenceWordings = &[
    text(
        "Ora è {opponent}, prima di {by}, ad accorgersi che manca {right}, e contesta {wrong}.",
        "Now it is {opponent}, before {by}, who notices that the {right} is missing, and he disputes the {wrong}.",
    ),
    text(
        "«Un momento», dice {opponent} a {by}, e indica {wrong}: manca {right}.",
        "'One moment', says {opponent} to {by}, and points to the {wrong}: the {right} is missing.",
    ),
];
