//! Law 70: a contested claim.

use crate::scenarios::deal::ContractWish;
use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::Seat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::PlayManner;
use arbitro_laws::ruling::{Answer, text};

pub const SCENARIOS: &[&Scenario] = &[&TRUMP_OUT, &LINE, &DEFENDER];

static TRUMP_OUT: Scenario = scenario(70, "trump-out", &["richiesta", "atout"], trump_out)
    .wish(ContractWish::Trumps)
    .tricks(4..=11);

static LINE: Scenario =
    scenario(70, "line", &["richiesta", "linea"], line).wish(ContractWish::NoTrump).tricks(5..=12);

static DEFENDER: Scenario =
    scenario(70, "defender", &["richiesta", "difensore"], defender).tricks(6..=11);

/// Declarer claims while exactly one trump is still out, in a defender's hand.
fn trump_out(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    let trumps = story.trumps()?;
    let held = story.suit(by.lho(), trumps) | story.suit(by.rho(), trumps);
    let trump = held.only()?;
    let doubter = if story.suit(by.lho(), trumps).is_empty() { by.rho() } else { by.lho() };
    story.cast("doubter", doubter);
    story.cast("trump", trump);
    claims(story, by, doubter);
    story.choose_finding("trump-mentioned", MENTIONED, NOT_MENTIONED)?;
    story.choose_finding("trump-unknown", UNKNOWN, KNOWN)?;
    story.choose_finding("trump-takes", TAKES, TAKES_NOT)?;
    story.add_finding("needs-holding", Answer::NO, NEEDS_NOTHING)?;
    story.add_finding("normal-line-loses", Answer::NO, NO_WORSE_LINE)
}

/// Declarer claims in no trumps; the claim may need a guess, or a careful line.
fn line(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    let doubter = story.pick_from(&[by.lho(), by.rho()])?;
    story.cast("doubter", doubter);
    claims(story, by, doubter);
    story.choose_finding("needs-holding", NEEDS_HOLDING, NEEDS_NOTHING)?;
    story.choose_finding("shown-out", SHOWN_OUT, NOT_SHOWN_OUT)?;
    story.add_finding("not-taking-irrational", Answer::NO, RATIONAL)?;
    story.choose_finding("normal-line-loses", WORSE_LINE, NO_WORSE_LINE)?;
    Some(())
}

/// A defender claims, and the claim may depend on his partner's play.
fn defender(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let by = story.a_defender()?;
    story.cast("by", by);
    story.cast("partner", by.partner());
    story.cast("doubter", declarer);
    claims(story, by, declarer);
    if story.either() {
        let card = story.would_play().filter(|_| story.turn() == Some(by.partner()));
        let card = card.or_else(|| story.would_lead(by.partner()))?;
        story.cast("card", card);
        story.add_event(by.partner(), Act::Plays { card: card.into(), manner: PlayManner::Play });
        story.add_sentence(PARTNER_PLAYS);
    }
    story.add_finding("trump-mentioned", Answer::YES, MENTIONED)?;
    story.add_finding("needs-holding", Answer::NO, NEEDS_NOTHING)?;
    story.choose_finding("normal-line-loses", WORSE_LINE, NO_WORSE_LINE)?;
    story.choose_finding("partner-can-err", CAN_ERR, CANNOT_ERR)?;
    Some(())
}

fn claims(story: &mut Story<'_>, by: Seat, doubter: Seat) {
    story.cast("by", by);
    story.add_event(by, Act::Claims(None));
    story.add_sentence(CLAIMS);
    if story.either() {
        story.add_event(by, Act::StatesLine);
        story.add_sentence(STATES);
    } else {
        story.add_sentence(STATES_NOT);
    }
    story.add_event(doubter, Act::Objects);
    story.add_sentence(OBJECTS);
}

const CLAIMS: SentenceWordings = &[
    text("«Le altre sono mie», dice {by}.", "'The rest are mine', says {by}."),
    text(
        "{by} mostra le carte e richiede tutte le prese che restano.",
        "{by} shows his cards and claims all the tricks that are left.",
    ),
];
const STATES: SentenceWordings = &[
    text("Dice in che ordine le giocherà.", "He says in which order he will play them."),
    text("Aggiunge come le farà.", "He adds how he will make them."),
];
const STATES_NOT: SentenceWordings = &[
    text("Altro non dice.", "He says no more."),
    text("Come le farà non lo dice.", "How he will make them he does not say."),
];
const OBJECTS: SentenceWordings = &[
    text(
        "{doubter} non è d'accordo, e si chiama l'Arbitro.",
        "{doubter} does not agree, and the director is called.",
    ),
    text("«Non mi pare», obietta {doubter}.", "'I do not think so', objects {doubter}."),
];
pub(super) const MENTIONED: SentenceWordings = &[
    text(
        "Dell'atout rimasto fuori {by} aveva parlato.",
        "Of the trump that is out {by} had spoken.",
    ),
    text("{by} aveva ricordato l'atout ancora fuori.", "{by} had mentioned the trump still out."),
];
const NOT_MENTIONED: SentenceWordings = &[
    text(
        "Dell'atout di {doubter}, {trump}, {by} non ha parlato.",
        "Of {doubter}'s trump, the {trump}, {by} did not speak.",
    ),
    text(
        "{by} non ha nominato l'atout che {doubter} ha ancora, {trump}.",
        "{by} did not mention the trump that {doubter} still has, the {trump}.",
    ),
];
const UNKNOWN: SentenceWordings = &[
    text("È verosimile che {by} lo credesse uscito.", "It is likely that {by} thought it gone."),
    text(
        "L'Arbitro ritiene possibile che {by} se ne fosse scordato.",
        "The director thinks it possible that {by} had forgotten it.",
    ),
];
const KNOWN: SentenceWordings = &[
    text(
        "Che {by} sapesse di quell'atout è certo: lo aveva appena contato ad alta voce.",
        "That {by} knew of that trump is certain: he had just counted it aloud.",
    ),
    text(
        "È escluso che {by} non sapesse di quell'atout.",
        "It is out of the question that {by} did not know of that trump.",
    ),
];
const TAKES: SentenceWordings = &[
    text(
        "Con un gioco normale, anche distratto, quell'atout potrebbe fare una presa.",
        "By some normal play, a careless one included, that trump could win a trick.",
    ),
    text(
        "C'è un gioco normale, magari inferiore, con cui quell'atout fa presa.",
        "There is a normal play, if an inferior one, by which that trump wins a trick.",
    ),
];
const TAKES_NOT: SentenceWordings = &[
    text(
        "Con nessun gioco normale quell'atout può fare una presa.",
        "By no normal play can that trump win a trick.",
    ),
    text(
        "Comunque si giochi, purché normalmente, quell'atout non fa presa.",
        "However one plays, if only normally, that trump wins no trick.",
    ),
];
const NEEDS_HOLDING: SentenceWordings = &[
    text(
        "La richiesta riesce solo con una linea non detta, che vale se una certa carta è da un avversario e non dall'altro.",
        "The claim succeeds only by a line not stated, which works if a certain card is with one opponent and not the other.",
    ),
    text(
        "Per fare tutte le prese serve un sorpasso di cui {by} non ha parlato: dipende da chi ha la carta.",
        "To make all the tricks it takes a finesse of which {by} did not speak: it depends on who has the card.",
    ),
];
pub(super) const NEEDS_NOTHING: SentenceWordings = &[
    text(
        "Da quale avversario siano le carte mancanti non importa.",
        "Which opponent holds the missing cards does not matter.",
    ),
    text(
        "La richiesta non dipende da chi degli avversari abbia una certa carta.",
        "The claim does not depend on which opponent holds some card.",
    ),
];
const SHOWN_OUT: SentenceWordings = &[
    text(
        "L'altro avversario aveva già mostrato di non avere quel seme.",
        "The other opponent had already shown out of that suit.",
    ),
    text(
        "Che la carta fosse lì si era già visto: l'altro avversario non aveva risposto a quel seme.",
        "Where the card was had been seen already: the other opponent had failed to follow to that suit.",
    ),
];
const NOT_SHOWN_OUT: SentenceWordings = &[
    text(
        "Nessun avversario aveva mostrato di non avere quel seme, né lo mostrerebbe.",
        "No opponent had shown out of that suit, nor would he.",
    ),
    text(
        "Tutti avevano sempre risposto a quel seme, e così sarebbe ancora.",
        "All had always followed to that suit, and would again.",
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
pub(super) const WORSE_LINE: SentenceWordings = &[
    text(
        "Una linea normale, distratta ma compatibile con ciò che {by} ha detto, fa una presa in meno.",
        "A normal line, careless but in keeping with what {by} said, makes a trick less.",
    ),
    text(
        "Con le carte giocate in un altro ordine normale, che {by} non ha escluso, si perde una presa.",
        "If the cards are played in another normal order, which {by} has not excluded, a trick is lost.",
    ),
];
pub(super) const NO_WORSE_LINE: SentenceWordings = &[
    text(
        "Nessuna linea normale compatibile con ciò che {by} ha detto fa meno prese.",
        "No normal line in keeping with what {by} said makes fewer tricks.",
    ),
    text(
        "In qualunque ordine normale si giochino, le carte fanno le stesse prese.",
        "In whatever normal order they are played, the cards make the same tricks.",
    ),
];
const CAN_ERR: SentenceWordings = &[
    text(
        "Tutto dipende da quale di più giocate normali sceglie {partner}.",
        "It all depends on which of several normal plays {partner} chooses.",
    ),
    text(
        "{partner} ha più di una giocata normale, e con una la richiesta cade.",
        "{partner} has more than one normal play, and with one of them the claim fails.",
    ),
];
const CANNOT_ERR: SentenceWordings = &[
    text(
        "{partner} non ha scelte in cui sbagliare.",
        "{partner} has no choice that he could get wrong.",
    ),
    text(
        "Qualunque carta giochi {partner}, il risultato è lo stesso.",
        "Whatever card {partner} plays, the result is the same.",
    ),
];
const PARTNER_PLAYS: SentenceWordings = &[
    text("{partner} mette intanto {card}.", "{partner} meanwhile plays the {card}."),
    text(
        "{partner}, come se nulla fosse, gioca {card}.",
        "{partner}, as if nothing had happened, plays the {card}.",
    ),
];
