//! Law 70: a contested claim.

mod finesse;
mod inquiry;

use super::endings::{
    FROM_THE_TOP, IN_ANY_ORDER, claims, ending_tricks, tricks_left, trumps_are_drawn,
};
use super::l63::RULING_AGAIN;
use super::l68::OF_CLAIM;
use super::prelude::*;
use super::scenes::{add_act, cards_of};
use arbitro_laws::bridge::endgame::{Habits, PlayerModel, TrickCounting, count_tricks};

pub const SCENARIOS: &[&Scenario] = &[&TRUMP_OUT, &LINE, &DEFENDER, &inquiry::FORGOTTEN_OR_NOT];

static TRUMP_OUT: Scenario = scenario(70, "trump-out", &["richiesta", "atout"], trump_out)
    .wish(ContractWish::Trumps)
    .tricks(4..=11)
    .asks(RULING_AGAIN)
    .aspects(OF_CLAIM);

static LINE: Scenario = scenario(70, "line", &["richiesta", "linea"], line)
    .tricks(4..=11)
    .asks(RULING_AGAIN)
    .aspects(OF_CLAIM);

static DEFENDER: Scenario = scenario(70, "defender", &["richiesta", "difensore"], defender)
    .wish(ContractWish::NoTrump)
    .tricks(9..=11)
    .asks(RULING_AGAIN)
    .aspects(OF_CLAIM);

/// The nodes of a search for the tricks of an ending: few moments need one here, but early in the play.
const ENDING_NODES: u32 = 12_000;

/// The only trump that is still out, to which declarer loses a trick if he forgets it.
struct TrumpOut {
    trump: Card,
    /// The defender who holds it.
    holder: Seat,
    /// The tricks that declarer wins if he remembers it.
    tricks: u8,
}

/// Returns the trump that is still out when a hand of declarer's side is to lead, which holds a higher one and can draw it.
fn trump_still_out(story: &Story<'_>) -> Option<TrumpOut> {
    let declarer = story.declarer();
    let leader = story.declaring_hand_on_lead()?;
    let trumps = story.trumps()?;
    let defenders = [declarer.lho(), declarer.rho()];
    let holder = defenders.into_iter().find(|seat| !story.suit(*seat, trumps).is_empty())?;
    let trump = (story.suit(holder, trumps) | story.suit(holder.partner(), trumps)).only()?;
    story.require(!(story.suit(leader, trumps) & Hand::above(trump)).is_empty())?;
    // He draws it first if he remembers it, and then wins these tricks in every order.
    let [tricks, forgotten] = tricks_with_and_without(story)?;
    story.require(forgotten < tricks)?;
    Some(TrumpOut { trump, holder, tricks })
}

/// Returns the numbers of tricks that declarer wins from now on, if he plays each suit from the top but may err otherwise:
/// when he remembers the trump, and when he has forgotten it.
fn tricks_with_and_without(story: &Story<'_>) -> Option<[u8; 2]> {
    let wins = |forgets_trumps| {
        let habits = Habits { any_order: false, forgets_trumps };
        declarers_tricks(story, PlayerModel::Careless(habits))
    };
    Some([wins(false)?, wins(true)?])
}

/// Returns the number of tricks that declarer wins from now on if both his hands are played so, in an ending that may be
/// longer than in most scenarios.
fn declarers_tricks(story: &Story<'_>, model: PlayerModel) -> Option<u8> {
    let declarer = story.declarer();
    let mut players = BySeat([PlayerModel::Best; 4]);
    for seat in [declarer, declarer.partner()] {
        players[seat] = model;
    }
    match count_tricks(&story.position, declarer.side(), &players, ENDING_NODES).0 {
        TrickCounting::Counted(tricks) => tricks.number(),
        TrickCounting::TooManyCards | TrickCounting::UnknownCards => None,
    }
}

impl TrumpOut {
    /// Adds declarer's claim and casts the holder of the trump, whom it returns, as `doubter`.
    fn claimed(&self, story: &mut Story<'_>) -> Option<Seat> {
        story.cast("trump", self.trump);
        story.cast("doubter", self.holder);
        claims(story, story.declarer(), self.tricks)?;
        Some(self.holder)
    }
}

/// Declarer claims while exactly one trump is still out, in a defender's hand.
fn trump_out(story: &mut Story<'_>) -> Option<()> {
    let out = trump_still_out(story)?;
    let doubter = out.claimed(story)?;
    let course = story.choose(4);
    if course == 3 {
        return agreed(story, doubter, SILENT_ON_TRUMP, 4);
    }
    let line = [DRAWS_IT, FORGOT_AND_LOSES, KNEW_IT][course];
    add_act(story, "trump-mentioned", Answer::from_bool(course == 0), line)?;
    untold(story, "trump-unknown", Answer::from_bool(course == 1))?;
    untold(story, "trump-takes", Answer::from_bool(course == 1))?;
    untold(story, "needs-holding", Answer::NO)?;
    untold(story, "normal-line-loses", Answer::NO)?;
    objected(story, doubter)
}

/// Declarer claims, and one of his suits allows a finesse that wins, of which he spoke or not.
fn line(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    story.require(story.led().is_none())?;
    trumps_are_drawn(story)?;
    let mut held: Vec<Card> = cards_of(story, by.side().opponents())
        .iter()
        .filter(|card| card.rank.is_honour() && finesse::can_take(story, by, *card))
        .collect();
    story.require(!held.is_empty())?;
    // Playing from the top he wins fewer tricks than by a finesse.
    let tricks = declarers_tricks(story, PlayerModel::Best)?;
    story.require(declarers_tricks(story, FROM_THE_TOP)? < tricks)?;
    held.retain(|card| finesse::is_needed(story, by, *card, tricks));
    let missing = story.pick(held.into_iter().collect())?;
    let holder = finesse::holder(story, by, missing);
    cast!(story, missing, doubter = holder);
    claims(story, by, tricks)?;
    let course = story.choose(3);
    if course == 2 {
        return agreed(story, holder, SILENT_ON_FINESSE, 3);
    }
    let stated = course == 0;
    let line = if stated { FINESSE_STATED } else { FINESSE_UNSTATED };
    let needs = Answer::from_bool(!stated);
    add_act(story, "needs-holding", needs, line)?;
    untold(story, "shown-out", Answer::NO)?;
    untold(story, "not-taking-irrational", Answer::NO)?;
    untold(story, "normal-line-loses", needs)?;
    objected(story, holder)
}

/// A defender claims in no trumps: the tricks that he cannot lose, or one more, for which his partner has to choose well.
fn defender(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let by = story.a_defender()?;
    let wins = |own, partners| ending_tricks(story, by, [own, partners]);
    let sure = wins(FROM_THE_TOP, IN_ANY_ORDER)?;
    let more = sure + 1;
    story.require(sure >= 2 && more < tricks_left(story))?;
    story.require(wins(IN_ANY_ORDER, PlayerModel::Worst)? == sure)?;
    story.require(wins(FROM_THE_TOP, PlayerModel::Best)? == more)?;
    story.require(wins(PlayerModel::Best, PlayerModel::Best)? == more)?;
    story.cast("partner", by.partner());
    story.cast("doubter", declarer);
    let course = story.choose(4);
    claims(story, by, if course.is_multiple_of(2) { sure } else { more })?;
    if course > 1 {
        agreed(story, declarer, SILENT_ON_PARTNER, 0)?;
        story.add_sentence(UNTOLD);
        story.add_sentence(UNTOLD);
        return Some(());
    }
    objected(story, declarer)?;
    let line = [CANNOT_FAIL, PARTNER_ERRS][course];
    add_act(story, "partner-can-err", Answer::from_bool(course == 1), line)?;
    untold(story, "needs-holding", Answer::NO)?;
    untold(story, "normal-line-loses", Answer::NO)
}

/// An opponent objects to a claim.
fn objected(story: &mut Story<'_>, doubter: Seat) -> Option<()> {
    story.add_event(doubter, Act::Objects);
    add_act(story, "all-play-on", Answer::NO, OBJECTS)
}

/// An opponent agrees to a claim of which only this is told, and has not called on the next board yet: the director has
/// nothing to find out about its tricks. The sentences that tell nothing stand for the findings of the other worlds.
fn agreed(
    story: &mut Story<'_>,
    doubter: Seat,
    line: SentenceWordings,
    untold: usize,
) -> Option<()> {
    story.add_sentence(line);
    for _ in 0..untold {
        story.add_sentence(UNTOLD);
    }
    story.add_event(doubter, Act::Agrees);
    add_act(story, "all-play-on", Answer::NO, AGREES)
}

/// Whatever the claim said, its acceptance decides.
const AGREED_TO_CLAIM: SentenceWording = because(
    "",
    ["{doubter} ha accettato la richiesta", "{doubter} avesse accettato la richiesta"],
    ["{doubter} has agreed to the claim", "{doubter} had agreed to the claim"],
);
const SILENT_ON_TRUMP: SentenceWordings = &[
    text(
        "{by} non parla di {trump}, che è ancora fra le carte di {doubter}.",
        "{by} does not speak of the {trump}, which is still among {doubter}'s cards.",
    ),
    text(
        "{by} non dice nulla dell'ultimo atout, {trump}, che ha {doubter}.",
        "{by} says nothing of the last trump, the {trump}, which {doubter} has.",
    ),
    text(
        "Nella richiesta {by} non parla dell'ultimo atout, {trump} di {doubter}, e non dice come giocherà.",
        "In his claim {by} does not speak of the last trump, {doubter}'s {trump}, and does not say how he will play.",
    ),
    AGREED_TO_CLAIM,
];
const SILENT_ON_FINESSE: SentenceWordings = &[
    text(
        "{by} non dice altro, e nemmeno se farà il sorpasso a {missing}, che è di {doubter}.",
        "{by} says nothing more, not even whether he will finesse against the {missing}, which {doubter} has.",
    ),
    text(
        "{by} non spiega la linea, e non parla di {missing}, che è di {doubter}.",
        "{by} does not state his line, and does not speak of the {missing}, which {doubter} has.",
    ),
    text(
        "{by} non dichiara la linea: di {missing}, che è di {doubter}, non ha detto nulla.",
        "{by} does not state his line: of the {missing}, which {doubter} has, he has said nothing.",
    ),
    AGREED_TO_CLAIM,
];
const SILENT_ON_PARTNER: SentenceWordings = &[
    text(
        "{by} non dice in quale ordine giocherà, né che cosa giocherà {partner}.",
        "{by} does not say in which order he will play, nor what {partner} will play.",
    ),
    text(
        "{by} non spiega come intende giocare, né come giocherà {partner}.",
        "{by} does not explain how he means to play, nor how {partner} will play.",
    ),
    text(
        "Di come giocheranno {by} e {partner}, nella richiesta non si dice nulla.",
        "Of how {by} and {partner} will play, the claim says nothing.",
    ),
    AGREED_TO_CLAIM,
];

const OBJECTS: SentenceWordings = &[
    text(
        "{doubter} non è d'accordo, e chiama subito l'Arbitro.",
        "{doubter} does not agree, and calls the director at once.",
    ),
    text(
        "«Non mi pare», risponde {doubter}, e chiama l'Arbitro.",
        "'I do not think so', answers {doubter}, and calls the director.",
    ),
    text(
        "{doubter} contesta una delle prese richieste e vuole l'Arbitro.",
        "{doubter} contests one of the tricks claimed and wants the director.",
    ),
    because(
        "70A",
        [
            "{doubter} contesta la richiesta di {by}",
            "{doubter} avesse contestato la richiesta di {by}",
        ],
        ["{doubter} contests {by}'s claim", "{doubter} had contested {by}'s claim"],
    ),
];
const AGREES: SentenceWordings = &[
    text(
        "{doubter} è d'accordo; poi, prima di aprire il board successivo, chiede all'Arbitro se può ripensarci e avere una delle prese di {by}.",
        "{doubter} agrees; then, before he opens the next board, he asks the director whether he may withdraw his agreement and have one of {by}'s tricks.",
    ),
    text(
        "«Mi pare giusto», risponde {doubter}; il board successivo è ancora chiuso quando chiede all'Arbitro se può ripensarci e avere una delle prese di {by}.",
        "'I think that is right', answers {doubter}; the next board is still closed when he asks the director whether he may withdraw his agreement and have one of {by}'s tricks.",
    ),
    because(
        "68D",
        [
            "{doubter} ha accettato senza passare al board successivo",
            "{doubter} non fosse passato al board successivo",
        ],
        [
            "{doubter} has agreed without going on to the next board",
            "{doubter} had not gone on to the next board",
        ],
    ),
];
const DRAWS_IT: SentenceWordings = &[
    text(
        "{by} aggiunge che a {doubter} resta {trump}, e che per prima cosa l{o/a:trump} batte.",
        "{by} adds that {doubter} still has the {trump}, and that he draws it first.",
    ),
    text(
        "«Prima batto l'ultimo atout», dice {by}: è {trump}, che ha {doubter}.",
        "'First I draw the last trump', says {by}: it is the {trump}, which {doubter} has.",
    ),
    text(
        "Nella richiesta {by} parla dell'ultimo atout, {trump} di {doubter}, e dice che lo batte subito.",
        "In his claim {by} speaks of the last trump, {doubter}'s {trump}, and says that he draws it at once.",
    ),
    because(
        "",
        ["{by} ha detto che batte subito {trump}", "{by} avesse detto di battere subito {trump}"],
        [
            "{by} has said that he draws the {trump} first",
            "{by} had said that he draws the {trump} first",
        ],
    ),
];
const FORGOT_AND_LOSES: SentenceWordings = &[
    text(
        "{by} non parla di {trump} di {doubter}: forse l'ha dimenticat{o/a:trump}, e con un gioco normale, ma distratto, perderebbe una presa.",
        "{by} does not speak of {doubter}'s {trump}: he may have forgotten it, and by a normal play, if a careless one, he would lose a trick to it.",
    ),
    text(
        "{by} non dice nulla dell'atout di {doubter}, {trump}: è probabile che non lo ricordi, e giocando con poca cura ci perderebbe una presa.",
        "{by} says nothing of {doubter}'s trump, the {trump}: he probably does not remember it, and with careless play he would lose a trick to it.",
    ),
    text(
        "Nella richiesta {by} non parla dell'ultimo atout, {trump} di {doubter}: forse non lo ricorda, e un gioco normale ma disattento gli costa una presa.",
        "In his claim {by} does not speak of the last trump, {doubter}'s {trump}: he may not remember it, and a normal but inattentive play costs him a trick.",
    ),
    because(
        "70C",
        [
            "{by} forse non ricordava {trump}, che poteva fare una presa",
            "{by} potesse aver dimenticato {trump}, che poteva fare una presa",
        ],
        [
            "{by} may have forgotten the {trump}, which could win a trick",
            "{by} might have forgotten the {trump}, which could win a trick",
        ],
    ),
];
const KNEW_IT: SentenceWordings = &[
    text(
        "{by} non parla di {trump} di {doubter}, ma l{o/a:trump} stava contando ad alta voce: certo l{o/a:trump} ricorda, e nessun gioco normale gli fa perdere una presa.",
        "{by} does not speak of {doubter}'s {trump}, but he was counting it aloud: he surely remembers it, and no normal play makes him lose a trick.",
    ),
    text(
        "{by} non dice nulla dell'atout di {doubter}, {trump}, che di certo ricorda: in nessun modo normale ci perderebbe una presa.",
        "{by} says nothing of {doubter}'s trump, the {trump}, which he surely remembers: in no normal way would he lose a trick to it.",
    ),
    text(
        "Nella richiesta {by} non parla dell'ultimo atout, {trump} di {doubter}: lo ricorda di certo, e nessun gioco normale gli costa una presa.",
        "In his claim {by} does not speak of the last trump, {doubter}'s {trump}: he surely remembers it, and no normal play costs him a trick.",
    ),
    because(
        "",
        [
            "{by} ricordava {trump}, che non poteva fare prese",
            "{by} avesse ricordato {trump}, che non poteva fare prese",
        ],
        [
            "{by} remembered the {trump}, which could win no trick",
            "{by} had remembered the {trump}, and it could win no trick",
        ],
    ),
];
const FINESSE_STATED: SentenceWordings = &[
    text(
        "{by} aggiunge che farà il sorpasso a {missing}, che in effetti è di {doubter}: gli serve per l'ultima delle prese richieste.",
        "{by} adds that he will finesse against the {missing}, which {doubter} does hold: he needs it for the last of the tricks claimed.",
    ),
    text(
        "«E faccio il sorpasso a {missing}», precisa {by}: solo così ha l'ultima delle prese richieste, e la carta è di {doubter}.",
        "'And I finesse against the {missing}', {by} specifies: only so has he the last of the tricks claimed, and {doubter} holds the card.",
    ),
    because(
        "",
        [
            "{by} ha dichiarato il sorpasso a {missing}",
            "{by} avesse dichiarato il sorpasso a {missing}",
        ],
        [
            "{by} has stated the finesse against the {missing}",
            "{by} had stated the finesse against the {missing}",
        ],
    ),
];
const FINESSE_UNSTATED: SentenceWordings = &[
    text(
        "{by} non dice altro: ha l'ultima delle prese richieste solo se fa il sorpasso a {missing}, che è di {doubter}.",
        "{by} says nothing more: he has the last of the tricks claimed only if he finesses against the {missing}, which {doubter} holds.",
    ),
    text(
        "{by} non dichiara la linea: gli serve, per l'ultima delle prese richieste, il sorpasso a {missing}, che è di {doubter}.",
        "{by} does not state his line: for the last of the tricks claimed he needs the finesse against the {missing}, which {doubter} holds.",
    ),
    because(
        "70E1",
        [
            "{by} non ha dichiarato il sorpasso a {missing}",
            "{by} non avesse dichiarato il sorpasso a {missing}",
        ],
        [
            "{by} has not stated the finesse against the {missing}",
            "{by} had not stated the finesse against the {missing}",
        ],
    ),
];
const CANNOT_FAIL: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} fa quelle prese con ogni gioco normale, suo e di {partner}.",
        "The director finds that {by} makes those tricks by any normal play, his own or {partner}'s.",
    ),
    text(
        "Comunque giochino normalmente {by} e {partner}, accerta l'Arbitro, le prese richieste si fanno.",
        "However {by} and {partner} play normally, the director finds, the tricks claimed are made.",
    ),
    text(
        "Secondo l'Arbitro la richiesta di {by} riesce con ogni gioco normale, anche di {partner}.",
        "In the director's view {by}'s claim succeeds by any normal play, {partner}'s included.",
    ),
    because(
        "",
        [
            "la richiesta di {by} riesce con ogni gioco normale",
            "la richiesta di {by} riuscisse con ogni gioco normale",
        ],
        ["{by}'s claim succeeds by any normal play", "{by}'s claim succeeded by any normal play"],
    ),
];
const PARTNER_ERRS: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} fa quelle prese solo se {partner} sceglie la migliore di due giocate normali.",
        "The director finds that {by} makes those tricks only if {partner} chooses the better of two normal plays.",
    ),
    text(
        "Perché {by} faccia le prese richieste, accerta l'Arbitro, {partner} deve indovinare fra due scarti normali.",
        "For {by} to make the tricks claimed, the director finds, {partner} must guess between two normal discards.",
    ),
    text(
        "Secondo l'Arbitro la richiesta di {by} riesce solo se {partner} indovina fra due giocate normali.",
        "In the director's view {by}'s claim succeeds only if {partner} guesses right between two normal plays.",
    ),
    because(
        "70D2",
        [
            "la richiesta di {by} dipende da una scelta di {partner}",
            "la richiesta di {by} dipendesse da una scelta di {partner}",
        ],
        [
            "{by}'s claim depends on a choice of {partner}'s",
            "{by}'s claim depended on a choice of {partner}'s",
        ],
    ),
];
