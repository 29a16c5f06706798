//! Law 64: the rectification of an established revoke.

mod inquiry;
mod several;

use super::l61::{goes_on, next_cards, play_next};
use super::l63::{cast_leader, revokes, trick_ends};
use super::prelude::*;
use super::rest_of_play::{Followed, is_later_trick_open, may_be_misled};
use super::scenes::{NextCards, RevokeScene, is_top, revoke_scene};

pub const SCENARIOS: &[&Scenario] = &[
    &HOW_MANY,
    &DUMMY,
    &RUFFS,
    &several::TWO_REVOKES,
    &several::REVOKES_AGAIN,
    &several::SAME_TRICK,
    &PENALTY_CARD_DUE,
    &inquiry::NOT_YET_LOOKED_AT,
];

/// The tricks that go over at the end of play, and the score.
const TRICKS_AND_SCORE: &[&[AspectKind]] =
    &[&[AspectKind::Tricks], &[AspectKind::Tricks, AspectKind::Score]];

static HOW_MANY: Scenario = scenario(64, "how-many", &["renonce", "trasferimento"], how_many)
    .tricks(5..=9)
    .asks(&[Tricks])
    .aspects(TRICKS_AND_SCORE);

static DUMMY: Scenario = scenario(64, "dummy", &["renonce", "morto", "trasferimento"], dummy)
    .tricks(2..=10)
    .aspects(&[&[AspectKind::Fate, AspectKind::Turn]]);

static RUFFS: Scenario = scenario(64, "ruffs", &["renonce", "taglio", "trasferimento"], ruffs)
    .wish(ContractWish::Trumps)
    .tricks(5..=9)
    .asks(&[Tricks])
    .aspects(TRICKS_AND_SCORE);

static PENALTY_CARD_DUE: Scenario =
    scenario(64, "penalty-card-due", &["renonce", "carta penalizzata"], penalty_card_due)
        .tricks(5..=9)
        .asks(&[Tricks])
        .aspects(TRICKS_AND_SCORE);

/// Casts the opponent who notices a player's act as `opponent`, whom it returns, and his partner as `ally`.
pub(super) fn opponents_of(story: &mut Story<'_>, by: Seat) -> Seat {
    let opponent = story.opponent_of(by);
    story.cast("ally", opponent.partner());
    opponent
}

/// Plays on after the trick of a revoke, until attention is drawn after play or in a later phase. The revoke costs nothing
/// by itself; an opponent may have lost a trick because it misled him, which these sentences tell, or that he did not.
fn found_later(
    story: &mut Story<'_>,
    (by, followed): (Seat, Followed),
    next: NextCards,
    [costs, costs_nothing]: [SentenceWordings; 2],
) -> Option<()> {
    play_next(story, next.winner, [next.lead, next.answer], 2);
    followed.costs_nothing(story, by.lho().side())?;
    let may_win_none = is_later_trick_open(story, by)?;
    if !may_win_none {
        may_be_misled(story, by)?;
    }
    let opponent = opponents_of(story, by);
    let ended = [EndedPhase::Play, EndedPhase::NextBoard, EndedPhase::Round];
    let time = story.choose(3);
    story.add_event(by.lho(), Act::Ends(ended[time]));
    // Where the cards decide that the side wins a later trick, that is a reason too.
    let in_time = if may_win_none { AFTER_PLAY } else { AFTER_PLAY_WITH_TRICKS };
    story.add_sentence([in_time, NEXT_BOARD, ROUND_OVER][time]);
    story.call_director(opponent);
    let later = won_later(story, may_win_none, [WON_LATER, NOT_LATER])?;
    let costs = story.choose_finding("undercompensated", costs, costs_nothing)?;
    untold(story, "could-have-known", Answer::NO)?;
    // A trick that goes over makes up for the revoke.
    story.require(!costs || (time > 0 && later))
}

/// Adds the finding whether a side won a later trick, a choice only if it may win none; returns true if it did.
pub(super) fn won_later(
    story: &mut Story<'_>,
    may_win_none: bool,
    [yes, no]: [SentenceWordings; 2],
) -> Option<bool> {
    if may_win_none {
        return story.choose_finding("won-later", yes, no);
    }
    story.add_finding("won-later", Answer::YES, yes)?;
    Some(true)
}

/// A revoke in a trick that the revoking player does not win is found after play, after a call on the next board, or
/// after the round.
fn how_many(story: &mut Story<'_>) -> Option<()> {
    let before = story.clone();
    let RevokeScene { by, legal_card, .. } = revokes(story)?;
    let next = trick_ends(story)?;
    story.require(next.winner != by)?;
    let followed = Followed::new(&before, legal_card);
    found_later(story, (by, followed), next, [TOO_LITTLE, ENOUGH])
}

/// A player revokes by ruffing, and wins the trick himself.
fn ruffs(story: &mut Story<'_>) -> Option<()> {
    let before = story.clone();
    let RevokeScene { by, legal_card, played_card } = revokes(story)?;
    story.require(Some(played_card.suit) == story.trumps())?;
    let next = trick_ends(story)?;
    story.require(next.winner == by)?;
    let followed = Followed::new(&before, legal_card);
    found_later(story, (by, followed), next, [TOO_LITTLE, ENOUGH])
}

/// Declarer calls from dummy a card that does not follow suit, although dummy could follow.
fn dummy(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by == story.dummy())?;
    cast_leader(story)?;
    story.require(story.position.trick?.leader() != story.declarer())?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, by)?;
    story.require(!wrong.rank.is_honour())?;
    cast!(story, by, partner = by.partner());
    story.opponent_of(by);
    story.plays(by, wrong);
    story.add_sentence(FROM_DUMMY);
    let next = trick_ends(story)?;
    let course = story.choose(3);
    goes_on(story, next, course, next_cards(by, next.winner));
    if story.either() {
        story.wants(by, wrong, Some(right));
        story.add_sentence(DECLARER_SEES);
    } else {
        story.noticed_by_opponent_of(by);
        story.add_sentence(OPPONENT_SEES);
    }
    untold(story, "won-later", Answer::YES)?;
    untold(story, "undercompensated", Answer::NO)?;
    untold(story, "could-have-known", Answer::NO)
}

/// A defender holds one card of the suit led, which has just become a penalty card or is still in his hand, and plays
/// another suit.
fn penalty_card_due(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    cast_leader(story)?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, by)?;
    let led = story.led()?;
    // He has forgotten no high card, and it would not have won the trick.
    story.require(story.suit(by, led).len() == 1 && right.rank < Rank::King)?;
    let loses = story.position.trick?.is_beaten_by(right, story.trumps()) == Some(false);
    story.require(loses)?;
    let followed = Followed::new(story, right);
    cast!(story, by, right, partner = by.partner());
    let leader = story.position.trick?.leader();
    let lies = story.choose(if right.rank.is_honour() { 2 } else { 3 });
    if lies > 0 {
        let grade = if lies == 1 { PenaltyGrade::Major } else { PenaltyGrade::Minor };
        story.has_penalty(by, right, grade);
    }
    story.add_sentence([NO_PENALTY, MAJOR_LIES, MINOR_LIES][lies]);
    story.begin_second_incident();
    story.plays(by, wrong);
    story.add_sentence(PLAYS_ANOTHER);
    let next = trick_ends(story)?;
    // The card that should have been played may win a later trick.
    story.require(is_top(story, right))?;
    // Declarer would have a say in what the side of a major penalty card leads.
    story.require(lies != 1 || ![leader, next.winner].iter().any(|it| it.side() == by.side()))?;
    untold(story, "penalty-card-damage", Answer::NO)?;
    found_later(story, (by, followed), next, [RIGHT_WINS, RIGHT_LOSES])
}

const AFTER_PLAY: SentenceWordings = &after_play(because(
    "64A",
    [
        "{opponent} segnala l'errore prima che la sua linea chiami nel board successivo",
        "{opponent} avesse segnalato l'errore prima che la sua linea chiamasse nel board successivo",
    ],
    [
        "{opponent} reports the error before his side calls on the next board",
        "{opponent} had reported the error before his side called on the next board",
    ],
));
const AFTER_PLAY_WITH_TRICKS: SentenceWordings = &after_play(because(
    "64A",
    [
        "{by} e {partner} hanno poi vinto almeno una presa, e {opponent} segnala in tempo l'errore",
        "{opponent} avesse segnalato l'errore prima che la sua linea chiamasse nel board successivo",
    ],
    [
        "{by} and {partner} later won at least one trick, and {opponent} reports the error in time",
        "{opponent} had reported the error before his side called on the next board",
    ],
));

const fn after_play(short: SentenceWording) -> [SentenceWording; 4] {
    [
        text(
            "A gioco finito {opponent} si accorge della renonce: nel board successivo la sua linea non ha ancora chiamato.",
            "When play is over {opponent} notices the revoke: on the next board his side has not called yet.",
        ),
        text(
            "Solo a gioco finito, ma prima che la sua linea chiami nel board successivo, {opponent} segnala la renonce.",
            "Only when play is over, but before his side calls on the next board, does {opponent} report the revoke.",
        ),
        text(
            "{opponent} scopre la renonce riguardando le carte a gioco finito; la sua linea non ha ancora chiamato nel board successivo.",
            "{opponent} discovers the revoke as he looks through the cards after play; his side has not called on the next board yet.",
        ),
        short,
    ]
}

const NEXT_BOARD: SentenceWordings = &[
    text(
        "A gioco finito {opponent} si accorge della renonce: nel board successivo la sua linea ha già chiamato.",
        "When play is over {opponent} notices the revoke: on the next board his side has already called.",
    ),
    text(
        "Solo a gioco finito, e dopo che la sua linea ha chiamato nel board successivo, {opponent} segnala la renonce.",
        "Only when play is over, and after his side has called on the next board, does {opponent} report the revoke.",
    ),
    text(
        "{opponent} scopre la renonce riguardando le carte a gioco finito; la sua linea ha già chiamato nel board successivo.",
        "{opponent} discovers the revoke as he looks through the cards after play; his side has already called on the next board.",
    ),
    because(
        "64B4",
        [
            "la linea di {opponent} aveva già chiamato nel board successivo",
            "la linea di {opponent} avesse già chiamato nel board successivo",
        ],
        [
            "{opponent}'s side had already called on the next board",
            "{opponent}'s side had already called on the next board",
        ],
    ),
];
const ROUND_OVER: SentenceWordings = &[
    text(
        "A gioco finito {opponent} si accorge della renonce: si giocava l'ultimo board e il turno è già terminato.",
        "When play is over {opponent} notices the revoke: it was the last board and the round has already ended.",
    ),
    text(
        "Solo a gioco finito, quando il turno è già terminato, {opponent} segnala la renonce.",
        "Only when play is over, and the round has already ended, does {opponent} report the revoke.",
    ),
    text(
        "{opponent} scopre la renonce riguardando le carte a gioco finito; era l'ultimo board di un turno già terminato.",
        "{opponent} discovers the revoke as he looks through the cards after play; it was the last board of a round that has ended.",
    ),
    short_reasons::ROUND_HAD_ENDED,
];
const WON_LATER: SentenceWordings = &[
    text(
        "Dopo la presa della renonce {by} e {partner} ne hanno vinta almeno una.",
        "After the revoke trick {by} and {partner} won at least one.",
    ),
    text(
        "Nelle prese seguenti {by} e {partner} ne hanno vinta almeno una.",
        "Of the tricks that followed {by} and {partner} won at least one.",
    ),
    text(
        "{by} e {partner} hanno poi vinto almeno una presa.",
        "{by} and {partner} then won at least one trick.",
    ),
    short_reasons::won_later("64A"),
];
const NOT_LATER: SentenceWordings = &[
    text(
        "Dopo la presa della renonce {by} e {partner} non ne hanno vinta nessuna.",
        "After the revoke trick {by} and {partner} won none.",
    ),
    text(
        "Nelle prese seguenti {by} e {partner} non ne hanno vinta nessuna.",
        "Of the tricks that followed {by} and {partner} won none.",
    ),
    text(
        "{by} e {partner} non hanno poi vinto nessuna presa.",
        "{by} and {partner} then won no trick at all.",
    ),
    short_reasons::WON_NOTHING_LATER,
];
const TOO_LITTLE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {opponent} ha contato {by} senza {suit} e per questo ha perso una presa: senza la renonce lui e {ally} ne avrebbero fatta una in più.",
        "The director finds that {opponent} placed {by} with no {suit} and lost a trick by it: without the revoke he and {ally} would have won one more.",
    ),
    text(
        "{opponent} ha creduto {by} senza {suit} e, accerta l'Arbitro, ha sbagliato il gioco: senza la renonce lui e {ally} avrebbero fatto una presa in più.",
        "{opponent} believed {by} void in {suit} and, the director finds, misjudged the play: without the revoke he and {ally} would have won one more trick.",
    ),
    text(
        "La renonce di {by}, accerta l'Arbitro, ha ingannato {opponent}: se {by} avesse risposto al seme, lui e {ally} avrebbero fatto una presa in più.",
        "{by}'s revoke, the director finds, misled {opponent}: had {by} followed suit, he and {ally} would have won one more trick.",
    ),
    THE_REVOKE_COST,
];
const ENOUGH: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {opponent} ha contato {by} senza {suit} ma per questo non ha perso prese: senza la renonce lui e {ally} ne avrebbero fatte altrettante.",
        "The director finds that {opponent} placed {by} with no {suit} but lost no trick by it: without the revoke he and {ally} would have won just as many.",
    ),
    text(
        "{opponent} ha creduto {by} senza {suit} ma, accerta l'Arbitro, non ha sbagliato il gioco: senza la renonce lui e {ally} avrebbero fatto le stesse prese.",
        "{opponent} believed {by} void in {suit} but, the director finds, did not misjudge the play: without the revoke he and {ally} would have won the same tricks.",
    ),
    text(
        "La renonce di {by}, accerta l'Arbitro, non ha ingannato {opponent}: se {by} avesse risposto al seme, lui e {ally} avrebbero fatto le stesse prese.",
        "{by}'s revoke, the director finds, did not mislead {opponent}: had {by} followed suit, he and {ally} would have won the same tricks.",
    ),
    THE_REVOKE_COST_NOTHING,
];
const RIGHT_WINS: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} ha fatto più tardi una presa con {right}: senza la renonce {opponent} e {ally} ne avrebbero fatta una in più.",
        "The director finds that {by} later won a trick with the {right}: without the revoke {opponent} and {ally} would have won one more.",
    ),
    text(
        "{by}, accerta l'Arbitro, con {right} ha poi vinto una presa: se avesse risposto al seme, {opponent} e {ally} ne avrebbero fatta una in più.",
        "{by}, the director finds, then won a trick with the {right}: had he followed suit, {opponent} and {ally} would have won one more.",
    ),
    THE_REVOKE_COST,
];
const RIGHT_LOSES: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} non ha fatto più tardi prese con {right}: senza la renonce {opponent} e {ally} ne avrebbero fatte altrettante.",
        "The director finds that {by} later won no trick with the {right}: without the revoke {opponent} and {ally} would have won just as many.",
    ),
    text(
        "{by}, accerta l'Arbitro, con {right} non ha poi vinto prese: se avesse risposto al seme, {opponent} e {ally} ne avrebbero fatte altrettante.",
        "{by}, the director finds, then won no trick with the {right}: had he followed suit, {opponent} and {ally} would have won just as many.",
    ),
    THE_REVOKE_COST_NOTHING,
];
const THE_REVOKE_COST: SentenceWording = because(
    "64C",
    [
        "la renonce è costata una presa a {opponent} e {ally}",
        "la renonce fosse costata una presa a {opponent} e {ally}",
    ],
    [
        "the revoke cost {opponent} and {ally} a trick",
        "the revoke had cost {opponent} and {ally} a trick",
    ],
);
const THE_REVOKE_COST_NOTHING: SentenceWording = because(
    "",
    [
        "la renonce non è costata prese a {opponent} e {ally}",
        "la renonce non fosse costata prese a {opponent} e {ally}",
    ],
    [
        "the revoke cost {opponent} and {ally} no trick",
        "the revoke had cost {opponent} and {ally} no trick",
    ],
);
const FROM_DUMMY: SentenceWordings = &[
    text(
        "{leader} attacca a {suit}; {declarer}, che guarda soltanto la sua mano, chiama {wrong} dal morto ({dummy}), che ha ancora {suit}.",
        "{leader} leads {suit}; {declarer}, who looks only at his own hand, calls the {wrong} from dummy ({dummy}), which still has {suit}.",
    ),
    text(
        "Sull'attacco a {suit} di {leader}, {declarer} chiama {wrong} dal morto ({dummy}): non ha visto che ha ancora {suit}.",
        "On {leader}'s lead of {suit} {declarer} calls the {wrong} from dummy ({dummy}): he has not seen that it still has {suit}.",
    ),
    text(
        "{leader} attacca a {suit}; {declarer} chiama {wrong} dal morto ({dummy}) per svista, benché il morto abbia ancora {suit}.",
        "{leader} leads {suit}; {declarer} calls the {wrong} from dummy ({dummy}) by an oversight, though dummy still has {suit}.",
    ),
];
const DECLARER_SEES: SentenceWordings = &[
    text(
        "A questo punto {declarer} si accorge dell'errore e, prima che {opponent} parli, chiede di giocare {right}.",
        "At this point {declarer} notices his error and, before {opponent} speaks, asks to play the {right}.",
    ),
    text(
        "«Scusate», dice {declarer} a {opponent}, «dal morto vorrei giocare {right}».",
        "'Sorry', says {declarer} to {opponent}, 'I would like to play the {right} from dummy'.",
    ),
    text(
        "È {declarer} a fermarsi, prima che {opponent} parli: chiede di giocare {right} dal morto.",
        "It is {declarer} who stops, before {opponent} speaks: he asks to play the {right} from dummy.",
    ),
    because(
        "62A",
        [
            "{declarer} chiede di giocare {right} dal morto",
            "{declarer} avesse chiesto di giocare {right} dal morto",
        ],
        [
            "{declarer} asks to play the {right} from dummy",
            "{declarer} had asked to play the {right} from dummy",
        ],
    ),
];
const OPPONENT_SEES: SentenceWordings = &[
    text(
        "A questo punto {opponent} si accorge dell'errore: dal morto {declarer} doveva rispondere a {suit}.",
        "At this point {opponent} notices the error: {declarer} should have followed to {suit} from dummy.",
    ),
    text(
        "«Un momento», dice {opponent} a {declarer}, «dal morto devi rispondere a {suit}».",
        "'One moment', says {opponent} to {declarer}, 'you must follow to {suit} from dummy'.",
    ),
    text(
        "È {opponent} a fermare {declarer}: dal morto doveva rispondere a {suit}.",
        "It is {opponent} who stops {declarer}: he should have followed to {suit} from dummy.",
    ),
    because(
        "62A",
        [
            "{opponent} fa notare la renonce del morto",
            "{opponent} avesse fatto notare la renonce del morto",
        ],
        ["{opponent} points out dummy's revoke", "{opponent} had pointed out dummy's revoke"],
    ),
];
const NO_PENALTY: SentenceWordings = &[
    text(
        "{by} ha ancora in mano {right}, la sua ultima carta di {suit}.",
        "{by} still has the {right} in his hand, his last card in {suit}.",
    ),
    text(
        "L'ultima carta di {suit} di {by} è {right}, che tiene in mano con le altre.",
        "{by}'s last card in {suit} is the {right}, which he holds in his hand with the others.",
    ),
    text(
        "Di {suit} a {by} resta soltanto {right}, ancora in mano con le altre carte.",
        "{by} has only the {right} left in {suit}, still in his hand with his other cards.",
    ),
    because(
        "",
        ["{right} era ancora in mano a {by}", "{right} fosse ancora in mano a {by}"],
        ["the {right} was still in {by}'s hand", "the {right} had still been in {by}'s hand"],
    ),
];
const MAJOR_LIES: SentenceWordings = &[
    text(
        "{by} ha appena esposto {right}, la sua ultima carta di {suit}, ora penalizzata maggiore.",
        "{by} has just exposed the {right}, his last card in {suit}, now a major penalty card.",
    ),
    text(
        "L'ultima carta di {suit} di {by} è {right}, che è appena diventata penalizzata maggiore.",
        "{by}'s last card in {suit} is the {right}, which has just become a major penalty card.",
    ),
    text(
        "Di {suit} a {by} resta soltanto {right}, appena diventat{o/a:right} penalizzata maggiore.",
        "{by} has only the {right} left in {suit}, which has just become a major penalty card.",
    ),
    because(
        "64B3",
        [
            "{right} era una carta penalizzata maggiore",
            "{right} fosse una carta penalizzata maggiore",
        ],
        ["the {right} was a major penalty card", "the {right} had been a major penalty card"],
    ),
];
const MINOR_LIES: SentenceWordings = &[
    text(
        "{by} ha appena esposto {right}, la sua ultima carta di {suit}, ora penalizzata minore.",
        "{by} has just exposed the {right}, his last card in {suit}, now a minor penalty card.",
    ),
    text(
        "L'ultima carta di {suit} di {by} è {right}, che è appena diventata penalizzata minore.",
        "{by}'s last card in {suit} is the {right}, which has just become a minor penalty card.",
    ),
    text(
        "Di {suit} a {by} resta soltanto {right}, appena diventat{o/a:right} penalizzata minore.",
        "{by} has only the {right} left in {suit}, which has just become a minor penalty card.",
    ),
    because(
        "64B3",
        ["{right} era una carta penalizzata minore", "{right} fosse una carta penalizzata minore"],
        ["the {right} was a minor penalty card", "the {right} had been a minor penalty card"],
    ),
];
const PLAYS_ANOTHER: SentenceWordings = &[
    text(
        "{leader} attacca a {suit}{from_leader}; {by} gioca per distrazione {wrong} invece di {right}, e nessuno lo ferma.",
        "{leader} leads {suit}{from_leader}; {by} absent-mindedly plays the {wrong} instead of the {right}, and nobody stops him.",
    ),
    text(
        "Sull'attacco a {suit} di {leader}{from_leader}, {by} dimentica {right} e gioca {wrong}, senza che nessuno lo fermi.",
        "On {leader}'s lead of {suit}{from_leader} {by} forgets the {right} and plays the {wrong}, and nobody stops him.",
    ),
    text(
        "{leader} attacca a {suit}{from_leader} e {by} gioca {wrong} invece di {right}; nessuno dice nulla.",
        "{leader} leads {suit}{from_leader} and {by} plays the {wrong} instead of the {right}; nobody says anything.",
    ),
];
