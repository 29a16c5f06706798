//! Law 61: failure to follow suit, with Laws 62 and 63 on the time for correction.

use super::card_choices::overlooks_his_cards;
use super::prelude::*;
use super::rest_of_play::is_later_trick_open;
use super::scenes::{
    NextCards, RevokeScene, cast_player, revokes, revokes_last, trick_ends, trick_ends_with,
    wins_later,
};
use arbitro_laws::bridge::{PlayedCard, Trick};

pub const SCENARIOS: &[&Scenario] = &[&REVOKE, &ASKS, &DUMMY_ASKS];

/// What is asked about a revoke: what becomes of the card, and who plays next.
pub const OF_REVOKE: &[&[AspectKind]] =
    &[&[AspectKind::Turn], &[AspectKind::Fate, AspectKind::Turn]];

static REVOKE: Scenario =
    scenario(61, "revoke", &["renonce"], revoke).tricks(2..=10).aspects(OF_REVOKE);

static ASKS: Scenario =
    scenario(61, "asks", &["renonce", "domande"], asks).tricks(2..=11).aspects(OF_REVOKE);

static DUMMY_ASKS: Scenario =
    scenario(61, "dummy-asks", &["renonce", "domande", "morto"], dummy_asks)
        .tricks(5..=11)
        .asks(&[Tricks])
        .aspects(&[&[AspectKind::Fate, AspectKind::Tricks]]);

/// Adds the answers to the questions about a revoke on which what happens now does not depend.
pub fn decides_later(story: &mut Story<'_>) -> Option<()> {
    for key in ["won-later", "could-have-known", "information-used", "asking-barred"] {
        untold(story, key, Answer::NO)?;
    }
    Some(())
}

/// A player revokes; after the trick play goes on for none, one or two cards, and then he notices, or an opponent asks
/// him to look at his cards.
fn revoke(story: &mut Story<'_>) -> Option<()> {
    overlooks_his_cards(story)?;
    let RevokeScene { by, legal_card: right, played_card: wrong } = revokes(story)?;
    story.opponent_of(by);
    let next = trick_ends(story)?;
    leaves_no_choice(story, by, next.winner)?;
    let cards = story.choose(3);
    goes_on(story, next, cards, next_cards(by, next.winner));
    // Opponents of the player who corrects might take their lead back.
    story.require(cards != 1 || next.winner.side() == by.side())?;
    // A card put down by the player in turn might be taken for his card to the next trick.
    let in_turn = cards == 2 && story.turn() == Some(by);
    if story.choose(if in_turn { 1 } else { 2 }) == 1 {
        story.corrects(by, right, wrong);
        story.add_sentence(HE_FINDS);
    } else {
        story.noticed_by_opponent_of(by);
        story.add_sentence(OPPONENT_FINDS);
    }
    decides_later(story)
}

/// Returns `None` if the revoke of a defender whose partner has won the trick would, once corrected, leave declarer a choice
/// about the lead.
fn leaves_no_choice(story: &Story<'_>, by: Seat, winner: Seat) -> Option<()> {
    story.require(!story.is_defender(by) || winner != by.partner())
}

/// Adds none, the first, or both of the next cards, told by these sentences.
pub fn goes_on(story: &mut Story<'_>, it: NextCards, cards: usize, lines: [SentenceWordings; 3]) {
    play_next(story, it.winner, [it.lead, it.answer], cards);
    story.add_sentence(lines[cards]);
}

/// Returns the sentences for none, one and two cards to the trick after a revoke of `by`. A card of his own side
/// establishes it.
pub fn next_cards(by: Seat, winner: Seat) -> [SentenceWordings; 3] {
    if winner.side() == by.side() {
        [NOT_LED, LED_BY_HIS_SIDE, ANSWERED_AFTER_HIS_SIDE]
    } else {
        [NOT_LED, LED_BY_OPPONENTS, ANSWERED_BY_HIS_SIDE]
    }
}

/// Plays none, the first, or both of these cards to the next trick; a hand leads the first one.
pub fn play_next(story: &mut Story<'_>, leader: Seat, [lead, answer]: [Card; 2], cards: usize) {
    if cards > 0 {
        story.leads(leader, lead);
    }
    if cards > 1 {
        story.plays(leader.lho(), answer);
    }
}

/// Another player asks the revoking player whether he is void. He corrects, or says no; his revoke is found then before
/// the next lead, after it, or after the card that follows.
fn asks(story: &mut Story<'_>) -> Option<()> {
    let trick = story.position.trick?;
    overlooks_his_cards(story)?;
    let it = revokes_last(story)?;
    let by = it.by;
    let asker = story.pick_from(&[by.partner(), by.lho(), by.rho()])?;
    // Dummy may not ask a defender.
    story.require(asker != story.dummy())?;
    story.cast("asker", asker);
    let next = ends_and_wins(story, trick, it.played_card)?;
    leaves_no_choice(story, by, next.winner)?;
    story.add_event(asker, Act::AsksIfVoid(by));
    story.add_sentence(ASKED);
    answers(story, &it, next, &[0, 1, 2, 3]);
    decides_later(story)
}

/// Plays a trick, to which this card revoked, to its end as [`trick_ends`], and tells the cards that follow and with which
/// one it is won.
fn ends_and_wins(story: &mut Story<'_>, mut trick: Trick, revoked: Card) -> Option<NextCards> {
    const SLOTS: [[&str; 3]; 2] = [["p0", "from_p0", "c0"], ["p1", "from_p1", "c1"]];
    trick.add(revoked.into());
    let mut last = None;
    let mut others = 0;
    while story.led().is_some() {
        let (seat, card) = story.play_on()?;
        trick.add(card.into());
        let [player, from, played] = *SLOTS.get(others)?;
        cast_player(story, [player, from], seat);
        story.cast(played, card);
        others += 1;
        last = Some(seat);
    }
    let (winner, PlayedCard::Exact(best)) = trick.winning_card(story.trumps())? else {
        return None;
    };
    story.cast("best", best);
    let line = match others {
        1 if last == Some(winner) => WINS,
        others => *[WINS, ONE_FOLLOWS, TWO_FOLLOW].get(others)?,
    };
    trick_ends_with(story, line)
}

/// Adds the answer to the question and one of these courses: he corrects; or the revoke is found when none, one or two
/// cards have been played to the next trick.
fn answers(story: &mut Story<'_>, it: &RevokeScene, next: NextCards, courses: &[usize]) {
    story.opponent_of(it.by);
    let course = courses[story.choose(courses.len())];
    if course == 0 {
        story.corrects(it.by, it.legal_card, it.played_card);
    } else {
        play_next(story, next.winner, [next.lead, next.answer], course - 1);
        story.noticed_by_opponent_of(it.by);
    }
    let [after_lead, late] = if next.winner.side() == it.by.side() {
        [FOUND_AFTER_HIS_LEAD, FOUND_LATE_AFTER_HIS_LEAD]
    } else {
        [FOUND_AFTER_LEAD, FOUND_LATE]
    };
    story.add_sentence([CORRECTS, FOUND_AT_ONCE, after_lead, late][course]);
}

/// Declarer revokes; dummy, who may have looked at declarer's hand first, asks him whether he is void, or a defender does.
fn dummy_asks(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(declarer))?;
    let trick = story.position.trick?;
    overlooks_his_cards(story)?;
    let it = revokes(story)?;
    let mut next = ends_and_wins(story, trick, it.played_card)?;
    next.may_win_none = is_later_trick_open(story, declarer)?;
    let opponent = story.opponent_of(declarer);
    let course = story.choose(3);
    if course == 0 {
        story.add_event(dummy, Act::LooksAt(declarer));
    }
    story.add_event(if course == 2 { opponent } else { dummy }, Act::AsksIfVoid(declarer));
    story.add_sentence([DUMMY_LOOKED_AND_ASKED, DUMMY_ASKED, OPPONENT_ASKED][course]);
    answers(story, &it, next, &[0, 3]);
    untold(story, "could-have-known", Answer::NO)?;
    wins_later(story, next)
}

pub const NOT_LED: SentenceWordings = &[
    text(
        "Alla presa seguente non ha ancora giocato nessuno, né {winner_player} né {second_player}.",
        "Nobody has played to the next trick yet, neither {winner_player} nor {second_player}.",
    ),
    text(
        "Alla presa seguente nessuno ha ancora messo una carta, né {winner_player} né {second_player}.",
        "No card has been played to the next trick yet, neither by {winner_player} nor by {second_player}.",
    ),
    text(
        "La presa seguente non è cominciata: {winner_player} non ha attaccato, e {second_player} aspetta.",
        "The next trick has not begun: {winner_player} has not led, and {second_player} is waiting.",
    ),
    short_reasons::nobody_played_on("62A"),
];
const LED_BY_HIS_SIDE: SentenceWordings = &led(HIS_SIDE_HAS_LED);
const LED_BY_OPPONENTS: SentenceWordings = &led(OPPONENTS_HAVE_LED);
const ANSWERED_AFTER_HIS_SIDE: SentenceWordings = &answered(HIS_SIDE_LED_FIRST);
const ANSWERED_BY_HIS_SIDE: SentenceWordings = &answered(HIS_SIDE_HAS_ANSWERED);

/// The next trick has been led to, which this tells in short.
pub const fn led(short: SentenceWording) -> [SentenceWording; 4] {
    [
        text(
            "Alla presa seguente {winner_player} attacca {lead}{from_winner}; {second_player} non gioca ancora{from_second}.",
            "To the next trick {winner_player} leads the {lead}{from_winner}; {second_player} does not play yet{from_second}.",
        ),
        text(
            "{winner_player} ha attaccato {lead}{from_winner} alla presa seguente, e {second_player} non ha ancora giocato{from_second}.",
            "{winner_player} has led the {lead}{from_winner} to the next trick, and {second_player} has not played yet{from_second}.",
        ),
        text(
            "La presa seguente è cominciata: {winner_player} ha attaccato {lead}{from_winner}, e {second_player} deve ancora giocare{from_second}.",
            "The next trick has begun: {winner_player} has led the {lead}{from_winner}, and {second_player} has still to play{from_second}.",
        ),
        short,
    ]
}

/// Two cards have been played to the next trick, which this tells in short.
pub const fn answered(short: SentenceWording) -> [SentenceWording; 4] {
    [
        text(
            "Alla presa seguente {winner_player} attacca {lead}{from_winner} e {second_player} gioca {answer}{from_second}.",
            "To the next trick {winner_player} leads the {lead}{from_winner} and {second_player} plays the {answer}{from_second}.",
        ),
        text(
            "{winner_player} ha attaccato {lead}{from_winner} alla presa seguente, e {second_player} ha giocato {answer}{from_second}.",
            "{winner_player} has led the {lead}{from_winner} to the next trick, and {second_player} has played the {answer}{from_second}.",
        ),
        text(
            "La presa seguente è cominciata: {winner_player} ha attaccato {lead}{from_winner}, e {second_player} ha giocato {answer}{from_second}.",
            "The next trick has begun: {winner_player} has led the {lead}{from_winner}, and {second_player} has played the {answer}{from_second}.",
        ),
        short,
    ]
}

/// A hand of the revoking side has led: the revoke is established.
pub const HIS_SIDE_HAS_LED: SentenceWording = because(
    "63A1",
    [
        "{winner_player} ha già attaccato {lead}{from_winner} alla presa seguente",
        "{winner_player} avesse attaccato {lead}{from_winner} alla presa seguente, ma {second_player} non avesse ancora giocato{from_second}",
    ],
    [
        "{winner_player} has already led the {lead}{from_winner} to the next trick",
        "{winner_player} had led the {lead}{from_winner} to the next trick, but {second_player} had not yet played{from_second}",
    ],
);
/// Only an opponent of the revoking side has led.
pub const OPPONENTS_HAVE_LED: SentenceWording = because(
    "62A",
    [
        "alla presa seguente ha giocato soltanto {winner_player}{from_winner}, non {second_player}{from_second}",
        "alla presa seguente {winner_player} avesse attaccato{from_winner}, ma {second_player} non avesse ancora giocato{from_second}",
    ],
    [
        "to the next trick only {winner_player} has played{from_winner}, not {second_player}{from_second}",
        "{winner_player} had led{from_winner} to the next trick, but {second_player} had not yet played{from_second}",
    ],
);
/// Two cards have been played, the first by a hand of the revoking side.
pub const HIS_SIDE_LED_FIRST: SentenceWording = because(
    "63A1",
    [
        "{winner_player} ha già attaccato {lead}{from_winner} alla presa seguente",
        "{winner_player} e {second_player} avessero già giocato alla presa seguente",
    ],
    [
        "{winner_player} has already led the {lead}{from_winner} to the next trick",
        "{winner_player} and {second_player} had already played to the next trick",
    ],
);
/// Two cards have been played, the second by a hand of the revoking side.
pub const HIS_SIDE_HAS_ANSWERED: SentenceWording = because(
    "63A1",
    [
        "{second_player} ha già giocato {answer}{from_second} alla presa seguente",
        "{winner_player} e {second_player} avessero già giocato alla presa seguente",
    ],
    [
        "{second_player} has already played the {answer}{from_second} to the next trick",
        "{winner_player} and {second_player} had already played to the next trick",
    ],
);
const HE_FINDS: SentenceWordings = &[
    text(
        "«Ho sbagliato», dice {by} a {opponent}, e mette {right} al posto di {wrong}.",
        "'My mistake', says {by} to {opponent}, and puts the {right} in place of the {wrong}.",
    ),
    text(
        "{by} se ne accorge, lo dice a {opponent} e sostituisce {wrong} con {right}.",
        "{by} notices it, tells {opponent} and replaces the {wrong} with the {right}.",
    ),
    text(
        "Solo adesso {by} dice a {opponent} di avere ancora {suit}: riprende {wrong} e mette {right}.",
        "Only now does {by} tell {opponent} that he still has {suit}; he takes back the {wrong} and puts down the {right}.",
    ),
    because(
        "",
        [
            "{by} ha già messo {right} al posto di {wrong}",
            "{by} avesse già messo {right} al posto di {wrong}",
        ],
        [
            "{by} has already put the {right} in place of the {wrong}",
            "{by} had already put the {right} in place of the {wrong}",
        ],
    ),
];
const OPPONENT_FINDS: SentenceWordings = &[
    text(
        "{opponent} sospetta di {wrong} e chiama l'Arbitro, che trova {held} fra le carte di {by}.",
        "{opponent} has doubts about the {wrong} and calls the director, who finds the {held} among {by}'s cards.",
    ),
    text(
        "{opponent} sospetta la renonce e chiama l'Arbitro: {by}, che ha giocato {wrong}, ha ancora {held}.",
        "{opponent} suspects the revoke and calls the director: {by}, who played the {wrong}, still has the {held}.",
    ),
    text(
        "Solo adesso {opponent} chiama l'Arbitro per {wrong}, e l'Arbitro trova {held} fra le carte di {by}.",
        "Only now does {opponent} call the director because of the {wrong}: the director finds the {held} among {by}'s cards.",
    ),
    because(
        "",
        ["{by} non ha ancora cambiato {wrong}", "{by} non avesse ancora cambiato {wrong}"],
        ["{by} has not yet changed the {wrong}", "{by} had not yet changed the {wrong}"],
    ),
];
const WINS: SentenceWordings = &[
    text("{winner} vince la presa con {best}.", "{winner} wins the trick with the {best}."),
    text("La presa va a {winner}, con {best}.", "The trick goes to {winner}, with the {best}."),
];
const ONE_FOLLOWS: SentenceWordings = &[text(
    "{p0} gioca {c0}{from_p0}, e {winner} vince la presa con {best}.",
    "{p0} plays the {c0}{from_p0}, and {winner} wins the trick with the {best}.",
)];
const TWO_FOLLOW: SentenceWordings = &[text(
    "{p0} gioca {c0}{from_p0}, {p1} gioca {c1}{from_p1}, e la presa va a {winner} con {best}.",
    "{p0} plays the {c0}{from_p0}, {p1} plays the {c1}{from_p1}, and {winner} wins the trick with the {best}.",
)];
const ASKED: SentenceWordings = &[
    text("«Non ne hai più?», chiede {asker} a {by}.", "'None left?', {asker} asks {by}."),
    text("{asker} chiede a {by}: «Niente {suit}?».", "{asker} asks {by}: 'No {suit}?'"),
    text("«Sei senza?», chiede {asker} a {by}.", "'Are you void?', {asker} asks {by}."),
];
const DUMMY_LOOKED_AND_ASKED: SentenceWordings = &[
    text(
        "{dummy}, il morto, si alza, va a guardare la mano di {by} e gli chiede: «Non ne hai più?».",
        "{dummy}, dummy, gets up, goes to look at {by}'s hand and asks him: 'None left?'",
    ),
    text(
        "Il morto ({dummy}) si alza a guardare la mano di {by}; poi gli chiede: «Niente {suit}?».",
        "Dummy ({dummy}) gets up to look at {by}'s hand; then he asks him: 'No {suit}?'",
    ),
    text(
        "«Sei senza?», chiede {dummy}, il morto, a {by}: si è alzato a guardarne la mano.",
        "'Are you void?', {dummy}, dummy, asks {by}: he has got up to look at his hand.",
    ),
    because(
        "43B2(b)",
        [
            "{dummy}, il morto, aveva guardato la mano di {by} prima di chiedergli se era senza",
            "{dummy}, il morto, avesse guardato la mano di {by} prima di chiedergli se era senza",
        ],
        [
            "{dummy}, dummy, had looked at {by}'s hand before he asked him whether he was void",
            "{dummy}, dummy, had looked at {by}'s hand before he asked him whether he was void",
        ],
    ),
];
const DUMMY_ASKED: SentenceWordings = &[
    text(
        "{dummy}, il morto, che non ha guardato la mano di {by}, gli chiede: «Non ne hai più?».",
        "{dummy}, dummy, who has not looked at {by}'s hand, asks him: 'None left?'",
    ),
    text(
        "Il morto ({dummy}) non ha visto la mano di {by}; dal suo posto gli chiede: «Niente {suit}?».",
        "Dummy ({dummy}) has not seen {by}'s hand; from his place he asks him: 'No {suit}?'",
    ),
    text(
        "«Sei senza?», chiede {dummy}, il morto, a {by}, di cui non ha mai guardato la mano.",
        "'Are you void?', {dummy}, dummy, asks {by}, whose hand he has never looked at.",
    ),
    because(
        "61B",
        [
            "{dummy}, il morto, non aveva guardato la mano di {by}, e poteva chiedergli se era senza",
            "{dummy}, il morto, avesse chiesto a {by} se era senza, ma non ne avesse guardato la mano",
        ],
        [
            "{dummy}, dummy, had not looked at {by}'s hand, and might ask him whether he was void",
            "{dummy}, dummy, had asked {by} whether he was void, but had not looked at his hand",
        ],
    ),
];
const OPPONENT_ASKED: SentenceWordings = &[
    text(
        "{dummy}, il morto, non dice nulla; {opponent} chiede a {by}: «Non ne hai più?».",
        "{dummy}, dummy, says nothing; {opponent} asks {by}: 'None left?'",
    ),
    text(
        "Il morto ({dummy}) tace; {opponent} chiede a {by}: «Niente {suit}?».",
        "Dummy ({dummy}) is silent; {opponent} asks {by}: 'No {suit}?'",
    ),
    text(
        "«Sei senza?», chiede {opponent} a {by}, mentre {dummy}, il morto, tace.",
        "'Are you void?', {opponent} asks {by}, while {dummy}, dummy, is silent.",
    ),
    because(
        "",
        [
            "a chiedere a {by} se era senza è stato {opponent}",
            "a chiedere a {by} se era senza fosse stato {opponent}",
        ],
        [
            "it was {opponent} who asked {by} whether he was void",
            "it had been {opponent} who asked {by} whether he was void",
        ],
    ),
];
const CORRECTS: SentenceWordings = &[
    text(
        "{by} controlla, dice che ne ha, mostra {right} a {opponent} e l{o/a:right} mette al posto di {wrong}; alla presa seguente nessuno ha ancora giocato, né {winner_player} né {second_player}.",
        "{by} checks, says that he has some, shows {opponent} the {right} and puts it in place of the {wrong}; nobody has played to the next trick yet, neither {winner_player} nor {second_player}.",
    ),
    text(
        "«Ne ho ancora», risponde {by}: mostra {right} a {opponent} e l{o/a:right} mette al posto di {wrong}; alla presa seguente non hanno ancora giocato né {winner_player} né {second_player}.",
        "'I still have some', answers {by}: he shows {opponent} the {right} and puts it in place of the {wrong}; neither {winner_player} nor {second_player} has played to the next trick yet.",
    ),
    text(
        "{by} riguarda le sue carte, dice a {opponent} che non è senza e cambia {wrong} con {right}; {winner_player} non ha ancora attaccato alla presa seguente, e {second_player} aspetta.",
        "{by} looks at his cards again, tells {opponent} that he is not void and changes the {wrong} for the {right}; {winner_player} has not yet led to the next trick, and {second_player} is waiting.",
    ),
    because(
        "62A",
        [
            "{by} ha cambiato {wrong} prima che si giocasse alla presa seguente",
            "{by} avesse cambiato {wrong} prima che si giocasse alla presa seguente",
        ],
        [
            "{by} changed the {wrong} before anybody played to the next trick",
            "{by} had changed the {wrong} before anybody played to the next trick",
        ],
    ),
];
const FOUND_AT_ONCE: SentenceWordings = &[
    text(
        "{by} controlla e dice che non ne ha più; {opponent} chiama subito l'Arbitro, che trova {held} fra le carte di {by}: alla presa seguente nessuno ha ancora giocato, né {winner_player} né {second_player}.",
        "{by} checks and says that he has none left; {opponent} at once calls the director, who finds the {held} among {by}'s cards: nobody has played to the next trick yet, neither {winner_player} nor {second_player}.",
    ),
    text(
        "«Più nessuna», risponde {by}; {opponent} chiama subito l'Arbitro, che trova {held} fra le carte di {by}: alla presa seguente non hanno ancora giocato né {winner_player} né {second_player}.",
        "'None left', answers {by}; {opponent} at once calls the director, who finds the {held} among {by}'s cards: neither {winner_player} nor {second_player} has played to the next trick yet.",
    ),
    text(
        "{by} riguarda in fretta le sue carte e dice che è senza; {opponent} chiama subito l'Arbitro, che trova {held} fra le carte di {by}: {winner_player} non ha ancora attaccato alla presa seguente, e {second_player} aspetta.",
        "{by} looks in haste at his cards again and says that he is void; {opponent} at once calls the director, who finds the {held} among {by}'s cards: {winner_player} has not yet led to the next trick, and {second_player} is waiting.",
    ),
    short_reasons::nobody_played_on("62A"),
];
const FOUND_AFTER_LEAD: SentenceWordings = &found_after_lead(OPPONENTS_HAVE_LED);
const FOUND_AFTER_HIS_LEAD: SentenceWordings = &found_after_lead(HIS_SIDE_HAS_LED);
const FOUND_LATE: SentenceWordings = &found_late(HIS_SIDE_HAS_ANSWERED);
const FOUND_LATE_AFTER_HIS_LEAD: SentenceWordings = &found_late(HIS_SIDE_LED_FIRST);
const fn found_after_lead(short: SentenceWording) -> [SentenceWording; 4] {
    [
        text(
            "{by} controlla e dice che non ne ha più; alla presa seguente {winner_player} attacca {lead}{from_winner} e, prima che {second_player} giochi, {opponent} chiama l'Arbitro, che trova {held} fra le carte di {by}.",
            "{by} checks and says that he has none left; to the next trick {winner_player} leads the {lead}{from_winner} and, before {second_player} plays, {opponent} calls the director, who finds the {held} among {by}'s cards.",
        ),
        text(
            "«Più nessuna», risponde {by}; alla presa seguente {winner_player} attacca {lead}{from_winner}, {second_player} non ha ancora giocato, e {opponent} chiama l'Arbitro, che trova {held} fra le carte di {by}.",
            "'None left', answers {by}; to the next trick {winner_player} leads the {lead}{from_winner}, {second_player} has not yet played, and {opponent} calls the director, who finds the {held} among {by}'s cards.",
        ),
        text(
            "{by} riguarda in fretta le sue carte e dice che è senza; {winner_player} attacca {lead}{from_winner} alla presa seguente, e {second_player} deve ancora giocare quando {opponent} chiama l'Arbitro, che trova {held} fra le carte di {by}.",
            "{by} looks in haste at his cards again and says that he is void; {winner_player} leads the {lead}{from_winner} to the next trick, and {second_player} has still to play when {opponent} calls the director, who finds the {held} among {by}'s cards.",
        ),
        short,
    ]
}

const fn found_late(short: SentenceWording) -> [SentenceWording; 4] {
    [
        text(
            "{by} controlla, dice che non ne ha più, e alla presa seguente {winner_player} attacca {lead}{from_winner} e {second_player} gioca {answer}{from_second}; solo allora {opponent} chiama l'Arbitro, che trova {held} fra le carte di {by}.",
            "{by} checks, says that he has none left, and to the next trick {winner_player} leads the {lead}{from_winner} and {second_player} plays the {answer}{from_second}; only then does {opponent} call the director, who finds the {held} among {by}'s cards.",
        ),
        text(
            "«Più nessuna», risponde {by}; alla presa seguente {winner_player} attacca {lead}{from_winner} e {second_player} gioca {answer}{from_second}, poi {opponent} chiama l'Arbitro, che trova {held} fra le carte di {by}.",
            "'None left', answers {by}; to the next trick {winner_player} leads the {lead}{from_winner} and {second_player} plays the {answer}{from_second}, and then {opponent} calls the director, who finds the {held} among {by}'s cards.",
        ),
        text(
            "{by} riguarda in fretta le sue carte e dice che è senza; {winner_player} attacca {lead}{from_winner} alla presa seguente, {second_player} gioca {answer}{from_second}, e {opponent} chiama l'Arbitro, che trova {held} fra le carte di {by}.",
            "{by} looks in haste at his cards again and says that he is void; {winner_player} leads the {lead}{from_winner} to the next trick, {second_player} plays the {answer}{from_second}, and {opponent} calls the director, who finds the {held} among {by}'s cards.",
        ),
        short,
    ]
}
