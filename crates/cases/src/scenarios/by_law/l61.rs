//! Law 61: failure to follow suit, with Laws 62 and 63 on the time for correction.

use super::prelude::*;
use super::scenes::{NextCards, RevokeScene, revokes, revokes_last, trick_ends, wins_later};

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
        .tricks(2..=11)
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
    let RevokeScene { by, legal_card: right, played_card: wrong } = revokes(story)?;
    story.opponent_of(by);
    let next = trick_ends(story)?;
    leaves_no_choice(story, by, next.winner)?;
    let cards = story.choose(3);
    goes_on(story, next, cards);
    // Opponents of the player who corrects might take their lead back.
    story.require(cards != 1 || next.winner.side() == by.side())?;
    if story.either() {
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

/// Adds none, the first, or both of the next cards.
pub fn goes_on(story: &mut Story<'_>, it: NextCards, cards: usize) {
    play_next(story, it.winner, [it.lead, it.answer], cards);
    story.add_sentence([NOT_LED, LED, ANSWERED][cards]);
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
    let it = revokes_last(story)?;
    let by = it.by;
    let asker = story.pick_from(&[by.partner(), by.lho(), by.rho()])?;
    // Dummy may not ask a defender.
    story.require(asker != story.dummy())?;
    story.cast("asker", asker);
    let next = trick_ends(story)?;
    leaves_no_choice(story, by, next.winner)?;
    story.add_event(asker, Act::AsksIfVoid(by));
    story.add_sentence(ASKED);
    answers(story, &it, next, &[0, 1, 2, 3]);
    decides_later(story)
}

/// Adds the answer to the question and one of these courses: he corrects; or the revoke is found when none, one or two
/// cards have been played to the next trick.
fn answers(story: &mut Story<'_>, it: &RevokeScene, next: NextCards, courses: &[usize]) {
    story.opponent_of(it.by);
    let course = courses[story.choose(courses.len())];
    story.add_sentence(if course == 0 { SAYS_ONE } else { SAYS_NONE });
    if course == 0 {
        story.corrects(it.by, it.legal_card, it.played_card);
    } else {
        play_next(story, next.winner, [next.lead, next.answer], course - 1);
        story.noticed_by_opponent_of(it.by);
    }
    story.add_sentence([CORRECTS, FOUND_AT_ONCE, FOUND_AFTER_LEAD, FOUND_LATE][course]);
}

/// Declarer revokes; dummy, who may have looked at declarer's hand, asks him whether he is void, or a defender does.
fn dummy_asks(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(declarer))?;
    story.choose_act(dummy, Act::LooksAt(declarer), LOOKED, STAYED);
    let it = revokes(story)?;
    let next = trick_ends(story)?;
    let asker = [dummy, story.opponent_of(declarer)][story.choose(2)];
    story.add_event(asker, Act::AsksIfVoid(declarer));
    story.add_sentence(if asker == dummy { DUMMY_ASKED } else { OPPONENT_ASKED });
    answers(story, &it, next, &[0, 3]);
    untold(story, "could-have-known", Answer::NO)?;
    wins_later(story, next)
}

const NOT_LED: SentenceWordings = &[
    text(
        "Alla presa seguente non ha ancora giocato nessuno, né {winner_player} né {second_player}.",
        "Nobody has played to the next trick yet, neither {winner_player} nor {second_player}.",
    ),
    text(
        "Alla presa seguente nessuno ha ancora messo una carta, né {winner_player} né {second_player}.",
        "To the next trick nobody has put out a card yet, neither {winner_player} nor {second_player}.",
    ),
    text(
        "La presa seguente non è cominciata: {winner_player} non ha attaccato, e {second_player} aspetta.",
        "The next trick has not begun: {winner_player} has not led, and {second_player} is waiting.",
    ),
];
const LED: SentenceWordings = &[
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
];
const ANSWERED: SentenceWordings = &[
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
];
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
        "È {by} a dirlo a {opponent}: mostra {right} e vuole riprendere {wrong}.",
        "It is {by} who tells {opponent}: he shows the {right} and wants to take back the {wrong}.",
    ),
];
const OPPONENT_FINDS: SentenceWordings = &[
    text(
        "{opponent} sospetta di {wrong} e chiama l'Arbitro, che trova {held} fra le carte di {by}.",
        "{opponent} has doubts about the {wrong} and calls the director, who finds the {held} among {by}'s cards.",
    ),
    text(
        "{opponent} sospetta la renonce e chiama l'Arbitro: {by}, che ha giocato {wrong}, mostra {held}.",
        "{opponent} suspects the revoke and calls the director: {by}, who played the {wrong}, shows the {held}.",
    ),
    text(
        "È {opponent} a chiamare l'Arbitro: dopo {wrong} di {by}, l'Arbitro trova fra le sue carte {held}.",
        "It is {opponent} who calls the director: after {by}'s {wrong}, the director finds the {held} among his cards.",
    ),
];
const ASKED: SentenceWordings = &[
    text("«Non ne hai più?», chiede {asker} a {by}.", "'None left?', {asker} asks {by}."),
    text("{asker} chiede a {by}: «Niente {suit}?».", "{asker} asks {by}: 'No {suit}?'"),
    text("«Sei senza?», chiede {asker} a {by}.", "'Are you void?', {asker} asks {by}."),
];
const DUMMY_ASKED: SentenceWordings = &[
    text("«Non ne hai più?», chiede {dummy} a {by}.", "'None left?', {dummy} asks {by}."),
    text("{dummy} chiede a {by}: «Niente {suit}?».", "{dummy} asks {by}: 'No {suit}?'"),
    text("«Sei senza?», chiede {dummy} a {by}.", "'Are you void?', {dummy} asks {by}."),
];
const OPPONENT_ASKED: SentenceWordings = &[
    text("«Non ne hai più?», chiede {opponent} a {by}.", "'None left?', {opponent} asks {by}."),
    text("{opponent} chiede a {by}: «Niente {suit}?».", "{opponent} asks {by}: 'No {suit}?'"),
    text("«Sei senza?», chiede {opponent} a {by}.", "'Are you void?', {opponent} asks {by}."),
];
const SAYS_ONE: SentenceWordings = &[
    text(
        "{by} riguarda le sue carte e dice che ne ha ancora.",
        "{by} looks at his cards again and says that he still has some.",
    ),
    text("«Ne ho ancora», risponde {by}.", "'I still have some', answers {by}."),
    text(
        "{by} controlla e risponde che non è senza.",
        "{by} checks and answers that he is not void.",
    ),
];
const SAYS_NONE: SentenceWordings = &[
    text(
        "{by} dà un'occhiata alle sue carte e dice che non ne ha più.",
        "{by} glances at his cards and says that he has none left.",
    ),
    text("«Più nessuna», risponde {by}.", "'None left', answers {by}."),
    text(
        "{by} controlla in fretta e risponde che è senza.",
        "{by} checks in haste and answers that he is void.",
    ),
];
const CORRECTS: SentenceWordings = &[
    text(
        "{by} mostra subito {right} a {opponent} e riprende {wrong}: alla presa seguente non ha ancora giocato nessuno, né {winner_player} né {second_player}.",
        "{by} at once shows {opponent} the {right} and takes back the {wrong}: nobody has played to the next trick yet, neither {winner_player} nor {second_player}.",
    ),
    text(
        "Alla presa seguente non ha ancora giocato nessuno, né {winner_player} né {second_player}, quando {by} dice a {opponent} di aver sbagliato, e cambia {wrong} con {right}.",
        "Nobody has played to the next trick yet, neither {winner_player} nor {second_player}, when {by} tells {opponent} that he was wrong, and changes the {wrong} for the {right}.",
    ),
    text(
        "{by} fa vedere {right} a {opponent} e cambia {wrong}; la presa seguente non è cominciata, né per {winner_player} né per {second_player}.",
        "{by} lets {opponent} see the {right} and changes the {wrong}; the next trick has not begun, neither for {winner_player} nor for {second_player}.",
    ),
];
const FOUND_AT_ONCE: SentenceWordings = &[
    text(
        "{opponent} chiama subito l'Arbitro, che trova {held} fra le carte di {by}: alla presa seguente non ha ancora giocato nessuno, né {winner_player} né {second_player}.",
        "{opponent} at once calls the director, who finds the {held} among {by}'s cards: nobody has played to the next trick yet, neither {winner_player} nor {second_player}.",
    ),
    text(
        "Alla presa seguente non ha ancora giocato nessuno, né {winner_player} né {second_player}, quando l'Arbitro, chiamato da {opponent}, trova {held} fra le carte di {by}.",
        "Nobody has played to the next trick yet, neither {winner_player} nor {second_player}, when the director, called by {opponent}, finds the {held} among {by}'s cards.",
    ),
    text(
        "{opponent} chiama l'Arbitro, che fra le carte di {by} trova {held}; la presa seguente non è cominciata, né per {winner_player} né per {second_player}.",
        "{opponent} calls the director, who finds the {held} among {by}'s cards; the next trick has not begun, neither for {winner_player} nor for {second_player}.",
    ),
];
const FOUND_AFTER_LEAD: SentenceWordings = &[
    text(
        "{winner_player} attacca {lead}{from_winner} alla presa seguente; prima che {second_player} giochi, {opponent} chiama l'Arbitro, che trova {held} fra le carte di {by}.",
        "{winner_player} leads the {lead}{from_winner} to the next trick; before {second_player} plays, {opponent} calls the director, who finds the {held} among {by}'s cards.",
    ),
    text(
        "Chiamato da {opponent}, l'Arbitro trova {held} fra le carte di {by}, dopo che {winner_player} ha attaccato {lead}{from_winner} e prima che {second_player} giochi.",
        "Called by {opponent}, the director finds the {held} among {by}'s cards, after {winner_player} has led the {lead}{from_winner} and before {second_player} plays.",
    ),
    text(
        "{opponent} chiama l'Arbitro, che fra le carte di {by} trova {held}; {winner_player} ha attaccato {lead}{from_winner} alla presa seguente, {second_player} non ha ancora giocato.",
        "{opponent} calls the director, who finds the {held} among {by}'s cards; {winner_player} has led the {lead}{from_winner} to the next trick, {second_player} has not yet played.",
    ),
];
const FOUND_LATE: SentenceWordings = &[
    text(
        "{winner_player} attacca {lead}{from_winner} alla presa seguente e {second_player} gioca {answer}{from_second}; poi {opponent} chiama l'Arbitro, che trova {held} fra le carte di {by}.",
        "{winner_player} leads the {lead}{from_winner} to the next trick and {second_player} plays the {answer}{from_second}; then {opponent} calls the director, who finds the {held} among {by}'s cards.",
    ),
    text(
        "Chiamato da {opponent}, l'Arbitro trova {held} fra le carte di {by}, dopo che {winner_player} ha attaccato {lead}{from_winner} e {second_player} ha giocato {answer}{from_second}.",
        "Called by {opponent}, the director finds the {held} among {by}'s cards, after {winner_player} has led the {lead}{from_winner} and {second_player} has played the {answer}{from_second}.",
    ),
    text(
        "{opponent} chiama l'Arbitro, che fra le carte di {by} trova {held}; {winner_player} ha attaccato {lead}{from_winner} alla presa seguente, {second_player} ha giocato {answer}{from_second}.",
        "{opponent} calls the director, who finds the {held} among {by}'s cards; {winner_player} has led the {lead}{from_winner} to the next trick, {second_player} has played the {answer}{from_second}.",
    ),
];
const LOOKED: SentenceWordings = &[
    text(
        "{dummy}, il morto, si è alzato a guardare le carte di {declarer}.",
        "{dummy}, dummy, got up to look at {declarer}'s cards.",
    ),
    text(
        "Il morto ({dummy}) ha guardato di sua iniziativa la mano di {declarer}.",
        "Dummy ({dummy}) has looked on his own initiative at {declarer}'s hand.",
    ),
    text(
        "Poco fa {dummy}, il morto, si è sporto a guardare la mano di {declarer}.",
        "A moment ago {dummy}, dummy, leaned over to look at {declarer}'s hand.",
    ),
];
const STAYED: SentenceWordings = &[
    text(
        "{dummy}, il morto, è rimasto al suo posto, di fronte a {declarer}.",
        "{dummy}, dummy, has stayed in his place, opposite {declarer}.",
    ),
    text(
        "Il morto ({dummy}) ha guardato soltanto le carte che {declarer} gioca.",
        "Dummy ({dummy}) has looked only at the cards that {declarer} plays.",
    ),
    text(
        "Poco fa {dummy}, il morto, ha visto soltanto le carte giocate da {declarer}.",
        "A moment ago {dummy}, dummy, saw only the cards played by {declarer}.",
    ),
];
