//! Law 70: a contested claim.

use super::prelude::*;
use super::scenes::{add_act, claim_of, is_top};
use super::sentences::{NEEDS_NOTHING, NO_WORSE_LINE, STATES_LINE, STATES_NO_LINE, WORSE_LINE};

pub const SCENARIOS: &[&Scenario] = &[&TRUMP_OUT, &LINE, &DEFENDER];

static TRUMP_OUT: Scenario = scenario(70, "trump-out", &["richiesta", "atout"], trump_out)
    .wish(ContractWish::Trumps)
    .tricks(3..=12);

static LINE: Scenario =
    scenario(70, "line", &["richiesta", "linea"], line).wish(ContractWish::NoTrump).tricks(3..=12);

static DEFENDER: Scenario = scenario(70, "defender", &["richiesta", "difensore"], defender)
    .wish(ContractWish::NoTrump)
    .tricks(4..=12);

/// Declarer claims while exactly one trump is still out, in a defender's hand.
fn trump_out(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    let trumps = story.trumps()?;
    let held = story.suit(by.lho(), trumps) | story.suit(by.rho(), trumps);
    let trump = held.only()?;
    let claim = claim_of(story, by.side(), 4)?;
    let own = story.suit(by, trumps) | story.suit(by.partner(), trumps);
    story.require(!own.is_empty() && !is_top(story, trump))?;
    let doubter = if story.suit(by.lho(), trumps).is_empty() { by.rho() } else { by.lho() };
    story.cast("trump", trump);
    claims(story, by, doubter, claim);
    received(story, doubter)?;
    let mentioned = story.choose_finding("trump-mentioned", MENTIONED, NOT_MENTIONED)?;
    let unknown = story.choose_finding("trump-unknown", UNKNOWN, KNOWN)?;
    story.require(!mentioned || !unknown)?;
    let takes = story.choose_finding("trump-takes", TAKES, TAKES_NOT)?;
    story.add_finding("needs-holding", Answer::NO, NEEDS_NOTHING)?;
    let loses = story.choose_finding("normal-line-loses", WORSE_LINE, NO_WORSE_LINE)?;
    story.require(!takes || loses)
}

/// Declarer claims in no trumps; the claim may need a guess, or a careful line.
fn line(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    let claim = claim_of(story, by.side(), 4)?;
    let doubter = story.pick_from(&[by.lho(), by.rho()])?;
    claims(story, by, doubter, claim);
    received(story, doubter)?;
    let needs = story.choose_finding("needs-holding", NEEDS_HOLDING, NEEDS_NO_GUESS)?;
    let shown = story.choose_finding("shown-out", SHOWN_OUT, NOT_SHOWN_OUT)?;
    story.add_finding("not-taking-irrational", Answer::NO, RATIONAL)?;
    let loses = story.choose_finding("normal-line-loses", WORSE_LINE, NO_WORSE_LINE)?;
    story.require(!needs || shown || loses)
}

/// A defender claims in no trumps, and the claim may depend on his partner's play.
fn defender(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let by = story.a_defender()?;
    let claim = claim_of(story, by.side(), 1)?;
    story.cast("partner", by.partner());
    claims(story, by, declarer, claim);
    received(story, declarer)?;
    story.add_finding("needs-holding", Answer::NO, NEEDS_NOTHING)?;
    story.choose_finding("normal-line-loses", WORSE_LINE, NO_WORSE_LINE)?;
    story.choose_finding("partner-can-err", CAN_ERR, CANNOT_ERR)?;
    Some(())
}

fn claims(story: &mut Story<'_>, by: Seat, doubter: Seat, claim: SentenceWordings) {
    cast!(story, by, doubter);
    story.add_event(by, Act::Claims(None));
    story.add_sentence(claim);
    story.choose_act(by, Act::StatesLine, STATES_LINE, STATES_NO_LINE);
}

/// An opponent objects to a claim, agrees to it, or agrees and calls on the next board.
fn received(story: &mut Story<'_>, doubter: Seat) -> Option<()> {
    let reception = story.choose(3);
    match reception {
        0 => story.add_event(doubter, Act::Objects),
        1 => story.add_event(doubter, Act::Agrees),
        _ => {
            story.add_event(doubter, Act::Agrees);
            story.add_event(doubter, Act::Ends(EndedPhase::NextBoard));
        }
    }
    let line = [OBJECTS, AGREES, AGREES_AND_CALLS][reception];
    add_act(story, "all-play-on", Answer::NO, line)
}

const OBJECTS: SentenceWordings = &[
    text(
        "{doubter} non è d'accordo, e chiama l'Arbitro.",
        "{doubter} does not agree, and calls the director.",
    ),
    text(
        "«Non mi pare», risponde {doubter}, e chiama l'Arbitro.",
        "'I do not think so', answers {doubter}, and calls the director.",
    ),
];
const AGREES: SentenceWordings = &[
    text(
        "{doubter} è d'accordo, e nel board dopo non ha ancora chiamato.",
        "{doubter} agrees, and on the next board has not called yet.",
    ),
    text(
        "«Mi pare giusto», risponde {doubter}, che non ha ancora chiamato nel board dopo.",
        "'I think that is right', answers {doubter}, who has not called on the next board yet.",
    ),
];
const AGREES_AND_CALLS: SentenceWordings = &[
    text(
        "{doubter} è d'accordo, e nel board dopo ha già chiamato.",
        "{doubter} agrees, and on the next board has already called.",
    ),
    text(
        "«Mi pare giusto», risponde {doubter}, che ha già chiamato nel board dopo.",
        "'I think that is right', answers {doubter}, who has already called on the next board.",
    ),
];
const MENTIONED: SentenceWordings = &[
    text(
        "{by} aveva detto che a {doubter} restava un atout, {trump}.",
        "{by} had said that {doubter} still had a trump, the {trump}.",
    ),
    text(
        "Nella richiesta {by} ha parlato dell'atout che resta a {doubter}, {trump}.",
        "In his claim {by} spoke of the trump that {doubter} still has, the {trump}.",
    ),
];
const NOT_MENTIONED: SentenceWordings = &[
    text(
        "{by} non aveva detto che a {doubter} restava un atout, {trump}.",
        "{by} had not said that {doubter} still had a trump, the {trump}.",
    ),
    text(
        "Nella richiesta {by} non ha parlato dell'atout che resta a {doubter}, {trump}.",
        "In his claim {by} did not speak of the trump that {doubter} still has, the {trump}.",
    ),
];
const UNKNOWN: SentenceWordings = &[
    text(
        "È verosimile che {by} credesse {trump} già giocat{o/a:trump}.",
        "It is likely that {by} thought the {trump} already played.",
    ),
    text(
        "L'Arbitro ritiene possibile che {by} si fosse scordato di {trump}.",
        "The director thinks it possible that {by} had forgotten the {trump}.",
    ),
];
const KNOWN: SentenceWordings = &[
    text(
        "È certo che {by} sapeva di {trump} ancora in gioco.",
        "It is certain that {by} knew the {trump} to be still out.",
    ),
    text(
        "L'Arbitro esclude che {by} si fosse scordato di {trump}.",
        "The director rules out that {by} had forgotten the {trump}.",
    ),
];
const TAKES: SentenceWordings = &[
    text(
        "Con un gioco normale, anche distratto, {trump} potrebbe fare una presa.",
        "By some normal play, a careless one included, the {trump} could win a trick.",
    ),
    text(
        "C'è un gioco normale, magari inferiore, con cui {trump} fa una presa.",
        "There is a normal play, if an inferior one, by which the {trump} wins a trick.",
    ),
];
const TAKES_NOT: SentenceWordings = &[
    text(
        "Con nessun gioco normale {trump} può fare una presa.",
        "By no normal play can the {trump} win a trick.",
    ),
    text(
        "Non c'è gioco normale, nemmeno inferiore, con cui {trump} fa una presa.",
        "There is no normal play, not even an inferior one, by which the {trump} wins a trick.",
    ),
];
const NEEDS_HOLDING: SentenceWordings = &[
    text(
        "La richiesta di {by} riesce solo con una linea non detta, che vale se una certa carta è da un avversario e non dall'altro.",
        "{by}'s claim succeeds only by a line not stated, which works if a certain card is with one opponent and not the other.",
    ),
    text(
        "Perché la richiesta riesca serve un sorpasso di cui {by} non ha parlato: dipende da chi ha la carta.",
        "For the claim to succeed it takes a finesse of which {by} did not speak: it depends on who has the card.",
    ),
];
const NEEDS_NO_GUESS: SentenceWordings = &[
    text(
        "La richiesta di {by} riesce senza linee non dette: non importa da quale avversario sia una certa carta.",
        "{by}'s claim succeeds without any line not stated: it does not matter which opponent holds some card.",
    ),
    text(
        "Perché la richiesta riesca non serve nessun sorpasso di cui {by} non ha parlato: non dipende da chi ha la carta.",
        "For the claim to succeed it takes no finesse of which {by} did not speak: it does not depend on who has the card.",
    ),
];
const SHOWN_OUT: SentenceWordings = &[
    text(
        "L'altro avversario aveva già mostrato di non avere il seme di quella carta.",
        "The other opponent had already shown out of the suit of that card.",
    ),
    text(
        "Nel seme di quella carta l'altro avversario non aveva risposto.",
        "To the suit of that card the other opponent had failed to follow.",
    ),
];
const NOT_SHOWN_OUT: SentenceWordings = &[
    text(
        "Nessun avversario aveva mostrato di non avere il seme di quella carta, né lo mostrerebbe.",
        "No opponent had shown out of the suit of that card, nor would he.",
    ),
    text(
        "Nel seme di quella carta gli avversari avevano sempre risposto, e risponderebbero ancora.",
        "To the suit of that card the opponents had always followed, and would again.",
    ),
];
const RATIONAL: SentenceWordings = &[
    text(
        "Giocare diversamente non sarebbe irrazionale.",
        "To play otherwise would not be irrational.",
    ),
    text(
        "Un'altra linea non sarebbe affatto irrazionale.",
        "Another line would by no means be irrational.",
    ),
];
const CAN_ERR: SentenceWordings = &[
    text(
        "L'esito dipende da quale di più giocate normali sceglie {partner}.",
        "The result depends on which of several normal plays {partner} chooses.",
    ),
    text(
        "{partner} ha più di una giocata normale, e con una la richiesta non riesce.",
        "{partner} has more than one normal play, and with one of them the claim fails.",
    ),
];
const CANNOT_ERR: SentenceWordings = &[
    text(
        "L'esito non dipende da quale giocata normale sceglie {partner}.",
        "The result does not depend on which normal play {partner} chooses.",
    ),
    text(
        "{partner} non ha giocate normali con cui la richiesta non riesce.",
        "{partner} has no normal play with which the claim fails.",
    ),
];
