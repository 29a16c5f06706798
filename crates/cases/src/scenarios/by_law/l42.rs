//! Law 42: dummy's rights.

use super::prelude::*;
use super::scenes::{RevokeScene, cast_from, cast_upcoming, revoke_scene, wrong_hand};

pub const SCENARIOS: &[&Scenario] = &[&WARNS, &ASKS_IF_VOID, &SPEAKS, &DUMMYS_REVOKE];

static WARNS: Scenario = scenario(42, "warns", &["morto", "fuori turno"], warns)
    .tricks(2..=10)
    .aspects(&[&[AspectKind::Breach, AspectKind::Turn]]);

/// Declarer is about to lead from the wrong hand, and dummy, who still has his rights, warns him in time or too late,
/// or a defender is the first to speak.
fn warns(story: &mut Story<'_>) -> Option<()> {
    let (wrong, card) = wrong_hand(story)?;
    cast_from(story, "from", wrong);
    story.add_sentence(ON_LEAD);
    let how = story.choose(3);
    match how {
        0 => story.add_event(story.dummy(), Act::Warns),
        1 => {
            story.leads(wrong, card);
            story.call_director(story.dummy());
        }
        _ => {
            story.leads(wrong, card);
            story.call_director(wrong.lho());
        }
    }
    story.add_sentence([IN_TIME, DUMMY_SPEAKS, DEFENDER_SPEAKS][how]);
    let wish = story.choose(3);
    if how > 0 && wish < 2 {
        let choice = if wish == 0 { Choice::Refuse } else { Choice::Accept };
        story.add_event(wrong.lho(), Act::Chooses(choice));
    }
    story.add_sentence([REFUSED, ACCEPTED, SILENT][wish]);
    if how > 0 {
        untold(story, "told-his-turn", Answer::NO)?;
    }
    Some(())
}

const ON_LEAD: SentenceWordings = &[
    text(
        "L'attacco è di {rightful}; {dummy} è sempre rimasto al suo posto.",
        "The lead is {rightful}'s; {dummy} has kept his seat all the time.",
    ),
    text(
        "Tocca a {rightful} attaccare; {dummy} non ha guardato altre mani.",
        "It is for {rightful} to lead; {dummy} has looked at no other hand.",
    ),
];
const IN_TIME: SentenceWordings = &[
    text(
        "{declarer} sta per attaccare {card} {from}; «non da quella mano», lo ferma {dummy} prima che {next} parli.",
        "{declarer} is about to lead the {card} {from}; 'not from that hand,' {dummy} stops him before {next} speaks.",
    ),
    text(
        "Mentre {declarer} sta per attaccare {card} {from}, {dummy} gli dice che la mano è sbagliata; {next} non ha ancora parlato.",
        "As {declarer} is about to lead the {card} {from}, {dummy} tells him that it is the wrong hand; {next} has not spoken yet.",
    ),
];
const DUMMY_SPEAKS: SentenceWordings = &[
    text(
        "{declarer} attacca {card} {from}; «non da quella mano», gli dice {dummy} prima che {next} parli.",
        "{declarer} leads the {card} {from}; 'not from that hand,' {dummy} tells him before {next} speaks.",
    ),
    text(
        "Dopo che {declarer} ha attaccato {card} {from}, {dummy} gli dice che la mano è sbagliata; {next} non ha ancora parlato.",
        "After {declarer} has led the {card} {from}, {dummy} tells him that it is the wrong hand; {next} has not spoken yet.",
    ),
];
const DEFENDER_SPEAKS: SentenceWordings = &[
    text(
        "{declarer} attacca {card} {from}; «non da quella mano», gli dice {next} prima che {dummy} parli.",
        "{declarer} leads the {card} {from}; 'not from that hand,' {next} tells him before {dummy} speaks.",
    ),
    text(
        "Dopo che {declarer} ha attaccato {card} {from}, {next} gli dice che la mano è sbagliata; {dummy} non ha ancora parlato.",
        "After {declarer} has led the {card} {from}, {next} tells him that it is the wrong hand; {dummy} has not spoken yet.",
    ),
];
const REFUSED: SentenceWordings = &[
    text(
        "All'Arbitro {next} dice che vuole l'attacco da {rightful}.",
        "{next} tells the director that he wants the lead from {rightful}.",
    ),
    text(
        "Davanti all'Arbitro {next} pretende l'attacco da {rightful}.",
        "Before the director {next} insists on a lead from {rightful}.",
    ),
];
const ACCEPTED: SentenceWordings = &[
    text(
        "All'Arbitro {next} dice che accetta l'attacco da {wrong}.",
        "{next} tells the director that he accepts the lead from {wrong}.",
    ),
    text(
        "Davanti all'Arbitro {next} si dichiara contento dell'attacco da {wrong}.",
        "Before the director {next} says that he is content with the lead from {wrong}.",
    ),
];
const SILENT: SentenceWordings = &[
    text(
        "All'Arbitro {next} chiede che cosa può fare.",
        "{next} asks the director what he may do.",
    ),
    text(
        "Davanti all'Arbitro {next} non ha ancora espresso preferenze.",
        "Before the director {next} has not stated a preference yet.",
    ),
];

static ASKS_IF_VOID: Scenario = scenario(42, "asks-if-void", &["morto", "renonce"], asks_if_void)
    .tricks(2..=10)
    .aspects(&[&[AspectKind::Breach, AspectKind::Turn]]);

/// Declarer revokes and then corrects his play, before or after the next player has played: dummy asks him whether he is
/// void or says more than he may, or a defender does.
fn asks_if_void(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(declarer) && story.position.on_table() < 3)?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, declarer)?;
    // A card is overlooked if it is the only one of its suit.
    story.require(story.suit(declarer, right.suit).len() == 1)?;
    let before = story.position;
    story.plays(declarer, wrong);
    story.add_sentence(REVOKES);
    let card = story.would_play()?;
    story.cast("card", card);
    let next_plays = story.either();
    if next_plays {
        story.play_on()?;
        story.add_sentence(NEXT_PLAYS);
    }
    let who = story.choose(4);
    match who {
        0 => story.add_event(dummy, Act::AsksIfVoid(declarer)),
        1 => story.call_director(dummy),
        2 => story.add_event(declarer.rho(), Act::AsksIfVoid(declarer)),
        _ => story.call_director(declarer.rho()),
    }
    story.add_sentence([ASKS, ACCUSES, DEFENDER_ASKS, DEFENDER_ACCUSES][who]);
    story.corrects(declarer, right, wrong);
    story.add_sentence(CORRECTS);
    if !next_plays {
        story.position = before;
        story.position.play(right.into());
        story.plays(declarer.lho(), card);
        story.add_sentence(THEN_NEXT_PLAYS);
    }
    untold(story, "could-have-known", Answer::NO)
}

const REVOKES: SentenceWordings = &[
    text(
        "Si gioca a {suit}; {declarer} non vede {right}, la sua ultima carta del seme, e mette {wrong}.",
        "{suit} are led; {declarer} does not see the {right}, his last card of the suit, and plays the {wrong}.",
    ),
    text(
        "Si gioca a {suit}, e {declarer}, che ha infilato {right} fra le carte di un altro seme, gioca {wrong}.",
        "{suit} are led, and {declarer}, who has put the {right} among the cards of another suit, plays the {wrong}.",
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text("Dopo di lui {lho} gioca {card}.", "After him {lho} plays the {card}."),
    text("{lho} gioca subito {card}.", "{lho} plays the {card} at once."),
];
const THEN_NEXT_PLAYS: SentenceWordings = &[
    text("Soltanto ora {lho} gioca {card}.", "Only now does {lho} play the {card}."),
    text("A correzione fatta {lho} gioca {card}.", "After the correction {lho} plays the {card}."),
];
const ASKS: SentenceWordings = &[
    text(
        "«Non hai {suit}?», gli chiede {dummy}, che non ha guardato altre mani; {rho} tace.",
        "'Having no {suit}?' asks {dummy}, who has looked at no other hand; {rho} keeps silent.",
    ),
    text(
        "Il primo a parlare è {dummy}, sempre rimasto al suo posto: «niente {suit}?»; {rho} non ha detto nulla.",
        "The first to speak is {dummy}, who has kept his seat all the time: 'no {suit}?'; {rho} has said nothing.",
    ),
];
const ACCUSES: SentenceWordings = &[
    text(
        "«Arbitro, deve avere {suit}!», dice {dummy}, che non ha guardato altre mani; {rho} tace.",
        "'Director, he must have {suit}!' says {dummy}, who has looked at no other hand; {rho} keeps silent.",
    ),
    text(
        "Il primo a parlare è {dummy}, sempre rimasto al suo posto: «Arbitro, una renonce a {suit}!»; {rho} non ha detto nulla.",
        "The first to speak is {dummy}, who has kept his seat all the time: 'Director, a revoke in {suit}!'; {rho} has said nothing.",
    ),
];
const DEFENDER_ASKS: SentenceWordings = &[
    text(
        "«Non hai {suit}?», gli chiede {rho}, che ha contato le carte; {dummy} tace.",
        "'Having no {suit}?' asks {rho}, who has counted the cards; {dummy} keeps silent.",
    ),
    text(
        "Il primo a parlare è {rho}, che segue con attenzione: «niente {suit}?»; {dummy} non ha detto nulla.",
        "The first to speak is {rho}, who is following closely: 'no {suit}?'; {dummy} has said nothing.",
    ),
];
const DEFENDER_ACCUSES: SentenceWordings = &[
    text(
        "«Arbitro, deve avere {suit}!», dice {rho}, che ha contato le carte; {dummy} tace.",
        "'Director, he must have {suit}!' says {rho}, who has counted the cards; {dummy} keeps silent.",
    ),
    text(
        "Il primo a parlare è {rho}, che segue con attenzione: «Arbitro, una renonce a {suit}!»; {dummy} non ha detto nulla.",
        "The first to speak is {rho}, who is following closely: 'Director, a revoke in {suit}!'; {dummy} has said nothing.",
    ),
];
const CORRECTS: SentenceWordings = &[
    text(
        "{declarer} guarda meglio e mette {right} al posto di {wrong}.",
        "{declarer} looks again and puts the {right} in the place of the {wrong}.",
    ),
    text(
        "Allora {declarer} trova {right} e l{o/a:right} sostituisce a {wrong}.",
        "Then {declarer} finds the {right} and changes the {wrong} for it.",
    ),
];

static SPEAKS: Scenario = scenario(42, "speaks", &["morto", "attenzione"], speaks)
    .tricks(8..=12)
    .aspects(&[&[AspectKind::Breach]]);

/// Dummy calls the director about a supposed revoke of a defender, first or after the other defender, or keeps silent; that
/// defender may also show dummy his cards. All this happens during the play or after it.
fn speaks(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let rho = declarer.rho();
    story.choose_act(declarer, Act::Ends(EndedPhase::Play), PLAY_OVER, DURING_PLAY);
    let who = story.choose(3);
    if who == 1 {
        story.call_director(rho);
    }
    story.call_director(if who < 2 { dummy } else { declarer });
    story.add_sentence([DUMMY_FIRST, DEFENDER_FIRST, DECLARER_FIRST][who]);
    story.choose_act(rho, Act::ShowsHand(dummy), SHOWS, PUTS_IN_ORDER);
    Some(())
}

const DURING_PLAY: SentenceWordings = &[
    text("La mano è ancora in corso.", "The board is still being played."),
    text("Restano delle prese da giocare.", "There are tricks left to play."),
];
const PLAY_OVER: SentenceWordings = &[
    text("La mano è finita.", "The board has been played out."),
    text("Non restano prese da giocare.", "There are no tricks left to play."),
];
const DUMMY_FIRST: SentenceWordings = &[
    text(
        "«Arbitro, una renonce di {lho}!», dice per primo {dummy}, il morto, ma si sbaglia; {rho} e {declarer} non avevano parlato.",
        "'Director, a revoke by {lho}!' says {dummy}, dummy, first, but he is wrong; {rho} and {declarer} had not spoken.",
    ),
    text(
        "{dummy}, il morto, che crede a torto a una renonce di {lho}, chiama l'Arbitro prima di {rho} e di {declarer}.",
        "{dummy}, dummy, who wrongly believes that {lho} has revoked, calls the director before {rho} and {declarer}.",
    ),
];
const DEFENDER_FIRST: SentenceWordings = &[
    text(
        "«Arbitro, una renonce di {lho}!», dice per primo {rho}, ma si sbaglia; poi lo ripete {dummy}, il morto, e {declarer} tace.",
        "'Director, a revoke by {lho}!' says {rho} first, but he is wrong; then {dummy}, dummy, says so too, and {declarer} keeps silent.",
    ),
    text(
        "{rho}, che crede a torto a una renonce di {lho}, chiama l'Arbitro; dopo di lui lo chiama anche {dummy}, il morto, mentre {declarer} tace.",
        "{rho}, who wrongly believes that {lho} has revoked, calls the director; after him {dummy}, dummy, does so too, and {declarer} keeps silent.",
    ),
];
const DECLARER_FIRST: SentenceWordings = &[
    text(
        "«Arbitro, una renonce di {lho}!», dice per primo {declarer}, ma si sbaglia; {dummy}, il morto, e {rho} tacciono.",
        "'Director, a revoke by {lho}!' says {declarer} first, but he is wrong; {dummy}, dummy, and {rho} keep silent.",
    ),
    text(
        "{declarer}, che crede a torto a una renonce di {lho}, chiama l'Arbitro, mentre {dummy}, il morto, e {rho} tacciono.",
        "{declarer}, who wrongly believes that {lho} has revoked, calls the director, while {dummy}, dummy, and {rho} keep silent.",
    ),
];
const SHOWS: SentenceWordings = &[
    text(
        "Mentre l'Arbitro verifica, {rho} mostra le sue carte a {dummy}, che non lo ha chiesto.",
        "While the director checks, {rho} shows his cards to {dummy}, who has not asked for it.",
    ),
    text(
        "Aspettando l'Arbitro, {rho} gira le sue carte verso {dummy} e gliele fa vedere.",
        "Waiting for the director, {rho} turns his cards towards {dummy} and lets him see them.",
    ),
];
const PUTS_IN_ORDER: SentenceWordings = &[
    text(
        "Mentre l'Arbitro verifica, {rho} riordina le sue carte, che {dummy} non può vedere.",
        "While the director checks, {rho} sorts his cards, which {dummy} cannot see.",
    ),
    text(
        "Aspettando l'Arbitro, {rho} copre le sue carte, così che {dummy} non le veda.",
        "Waiting for the director, {rho} covers his cards, so that {dummy} may not see them.",
    ),
];

static DUMMYS_REVOKE: Scenario =
    scenario(42, "dummys-revoke", &["morto", "renonce"], dummys_revoke)
        .tricks(1..=10)
        .aspects(&[&[AspectKind::Turn]]);

/// Declarer calls a card of another suit from dummy, who could follow; a defender notices before the next player has played,
/// or after, or when one or two cards of the next trick have been played.
fn dummys_revoke(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    story.require(story.turn() == Some(dummy) && story.position.on_table() == 1)?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, dummy)?;
    story.plays(dummy, wrong);
    story.add_sentence(CALLS_WRONG_SUIT);
    let plays = cast_upcoming(story)?;
    story.require(plays[2].1 != right && !story.is_defender(plays[2].0))?;
    let mut later = story.clone();
    for _ in plays {
        later.play_on()?;
    }
    let (last, answer) = later.play_on()?;
    cast!(story, last, answer);
    let time = story.choose(4);
    for _ in 0..[0, 1, 3, 4][time] {
        story.play_on()?;
    }
    story.add_sentence([NONE_SINCE, ONE_SINCE, NEXT_TRICK, NEXT_TRICK_ANSWERED][time]);
    story.call_director(story.declarer().lho());
    story.add_sentence(DEFENDER_SEES_IT);
    untold(story, "could-have-known", Answer::NO)
}

const CALLS_WRONG_SUIT: SentenceWordings = &[
    text(
        "{lho} attacca a {suit}; {declarer}, che pensa già alla presa dopo, chiama {wrong} da {dummy}, che ha {right}.",
        "{lho} leads {suit}; {declarer}, who is already thinking of the next trick, calls the {wrong} from {dummy}, who has the {right}.",
    ),
    text(
        "Sull'attacco di {lho} a {suit} {declarer} chiama {wrong} e {dummy} esegue, benché fra le carte del morto ci sia {right}.",
        "On {lho}'s lead of {suit} {declarer} calls the {wrong} and {dummy} plays it, though the {right} is among dummy's cards.",
    ),
];
const NONE_SINCE: SentenceWordings = &[
    text("{p0} deve ancora giocare.", "{p0} is still to play."),
    text("Dopo il morto {p0} non ha ancora giocato.", "After dummy {p0} has not played yet."),
];
const ONE_SINCE: SentenceWordings = &[
    text(
        "{p0} gioca {c0}; {p1} deve ancora giocare.",
        "{p0} plays the {c0}; {p1} is still to play.",
    ),
    text(
        "Dopo il morto {p0} ha giocato {c0}, ma {p1} non ha ancora giocato.",
        "After dummy {p0} has played the {c0}, but {p1} has not played yet.",
    ),
];
const NEXT_TRICK: SentenceWordings = &[
    text(
        "{p0} gioca {c0} e {p1} {c1}; {p2}, vinta la presa, attacca {c2}, e {last} deve ancora giocare.",
        "{p0} plays the {c0} and {p1} the {c1}; {p2}, who has won the trick, leads the {c2}, and {last} is still to play.",
    ),
    text(
        "Dopo il morto hanno giocato {p0} ({c0}) e {p1} ({c1}), e {p2} ha già attaccato {c2} per la presa dopo; {last} non ha ancora giocato.",
        "After dummy {p0} ({c0}) and {p1} ({c1}) have played, and {p2} has already led the {c2} to the next trick; {last} has not played yet.",
    ),
];
const NEXT_TRICK_ANSWERED: SentenceWordings = &[
    text(
        "{p0} gioca {c0} e {p1} {c1}; {p2}, vinta la presa, attacca {c2}, e {last} gioca {answer}.",
        "{p0} plays the {c0} and {p1} the {c1}; {p2}, who has won the trick, leads the {c2}, and {last} plays the {answer}.",
    ),
    text(
        "Dopo il morto hanno giocato {p0} ({c0}) e {p1} ({c1}), e {p2} ha già attaccato {c2} per la presa dopo; {last} ha giocato {answer}.",
        "After dummy {p0} ({c0}) and {p1} ({c1}) have played, and {p2} has already led the {c2} to the next trick; {last} has played the {answer}.",
    ),
];
const DEFENDER_SEES_IT: SentenceWordings = &[
    text(
        "«Ma il morto ha {suit}», dice {lho}, e chiama l'Arbitro.",
        "'But dummy has {suit},' says {lho}, and calls the director.",
    ),
    text(
        "Solo ora {lho} vede {right} al morto, e chiama l'Arbitro.",
        "Only now does {lho} see the {right} in dummy, and call the director.",
    ),
];
