//! Law 42: dummy's rights.

use super::card_choices::has_choice;
use super::prelude::*;
use super::scenes::{RevokeScene, cast_from, cast_upcoming, revoke_scene, wrong_hand};

pub const SCENARIOS: &[&Scenario] = &[&WARNS, &ASKS_IF_VOID, &SPEAKS, &DUMMYS_REVOKE];

static WARNS: Scenario = scenario(42, "warns", &["morto", "fuori turno"], warns)
    .tricks(2..=10)
    .aspects(&[&[AspectKind::Breach, AspectKind::Turn]]);

/// Declarer is about to lead from the wrong hand, and dummy, who still has his rights, warns him in time or too late,
/// or calls the director after a defender has spoken.
fn warns(story: &mut Story<'_>) -> Option<()> {
    let (wrong, card) = wrong_hand(story)?;
    cast_from(story, "from", wrong);
    cast_from(story, "other_from", wrong.partner());
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
            story.call_director(story.dummy());
        }
    }
    story.add_sentence([IN_TIME, DUMMY_SPEAKS, DEFENDER_SPEAKS][how]);
    let refuses = story.either();
    if how > 0 {
        let choice = if refuses { Choice::Refuse } else { Choice::Accept };
        story.add_event(wrong.lho(), Act::Chooses(choice));
    }
    story.add_sentence(if refuses { REFUSED } else { ACCEPTED });
    untold(story, "told-his-turn", Answer::NO)
}

const ON_LEAD: SentenceWordings = &[
    text(
        "{dummy} è sempre rimasto al suo posto; l'attacco è di {rightful}.",
        "{dummy} has kept his seat all the time; the lead is {rightful}'s.",
    ),
    text(
        "{dummy} non ha guardato altre mani; tocca a {rightful} attaccare.",
        "{dummy} has looked at no other hand; it is for {rightful} to lead.",
    ),
    text(
        "{dummy} non si è mosso e non ha guardato le carte di nessuno; deve attaccare {rightful}.",
        "{dummy} has kept his seat and looked at nobody's cards; {rightful} is to lead.",
    ),
];
const IN_TIME: SentenceWordings = &[
    text(
        "{declarer} sta per attaccare {card} {from}; «non da quella mano», lo ferma {dummy} prima che {next} parli, e si chiama l'Arbitro.",
        "{declarer} is about to lead the {card} {from}; 'not from that hand,' {dummy} stops him before {next} speaks, and the director is called.",
    ),
    text(
        "Mentre {declarer} sta per attaccare {card} {from}, {dummy} gli dice che la mano è sbagliata; {next} vuole che si chiami l'Arbitro.",
        "As {declarer} is about to lead the {card} {from}, {dummy} tells him that it is the wrong hand; {next} wants the director to be called.",
    ),
    text(
        "{declarer} allunga la mano verso {card} per attaccare {from}; prima che l{o/a} tocchi e che {next} parli, {dummy} lo avverte dell'errore, e si chiama l'Arbitro.",
        "{declarer} reaches for the {card} to lead {from}; before he touches it, and before {next} speaks, {dummy} warns him of the mistake, and the director is called.",
    ),
    because(
        "42B2",
        [
            "{dummy} ha avvertito {declarer} prima dell'attacco",
            "{dummy} avesse avvertito {declarer} prima dell'attacco",
        ],
        [
            "{dummy} warned {declarer} before the lead",
            "{dummy} had warned {declarer} before the lead",
        ],
    ),
];
const DUMMY_SPEAKS: SentenceWordings = &[
    text(
        "{declarer} attacca {card} {from}; «non da quella mano», gli dice {dummy} prima che {next} parli, e si chiama l'Arbitro.",
        "{declarer} leads the {card} {from}; 'not from that hand,' {dummy} tells him before {next} speaks, and the director is called.",
    ),
    text(
        "Dopo che {declarer} ha attaccato {card} {from}, {dummy} gli dice per primo che la mano è sbagliata; {next} vuole che si chiami l'Arbitro.",
        "After {declarer} has led the {card} {from}, {dummy} is the first to tell him that it is the wrong hand; {next} wants the director to be called.",
    ),
    text(
        "{declarer} ha già attaccato {card} {from} quando {dummy}, prima di {next}, lo avverte dell'errore, e si chiama l'Arbitro.",
        "{declarer} has already led the {card} {from} when {dummy}, before {next}, tells him of the mistake, and the director is called.",
    ),
    because(
        "43A1(b)",
        [
            "{dummy} ha parlato per primo, ad attacco già fatto",
            "{dummy} avesse parlato per primo, ad attacco già fatto",
        ],
        [
            "{dummy} spoke first, when the lead had been made",
            "{dummy} had spoken first, when the lead had been made",
        ],
    ),
];
const DEFENDER_SPEAKS: SentenceWordings = &[
    text(
        "{declarer} attacca {card} {from}; «non da quella mano», gli dice {next} prima che {dummy} parli, e {dummy} chiama l'Arbitro.",
        "{declarer} leads the {card} {from}; 'not from that hand,' {next} tells him before {dummy} speaks, and {dummy} calls the director.",
    ),
    text(
        "Dopo che {declarer} ha attaccato {card} {from}, {next} gli dice per primo che la mano è sbagliata; {dummy} allora chiama l'Arbitro.",
        "After {declarer} has led the {card} {from}, {next} is the first to tell him that it is the wrong hand; {dummy} then calls the director.",
    ),
    text(
        "{declarer} ha già attaccato {card} {from} quando {next}, prima di {dummy}, lo avverte dell'errore, e {dummy} chiama l'Arbitro.",
        "{declarer} has already led the {card} {from} when {next}, before {dummy}, tells him of the mistake, and {dummy} calls the director.",
    ),
    because(
        "",
        [
            "{next} ha fatto notare l'errore prima di {dummy}, ad attacco già fatto",
            "{next} avesse fatto notare l'errore prima di {dummy}, ad attacco già fatto",
        ],
        [
            "{next} pointed out the error before {dummy}, after the lead",
            "{next} had pointed out the error before {dummy}, after the lead",
        ],
    ),
];
const REFUSED: SentenceWordings = &[
    text(
        "All'Arbitro {next} dice che non accetta un attacco {from}.",
        "{next} tells the director that he does not accept a lead {from}.",
    ),
    text(
        "All'Arbitro {next} dice che vuole l'attacco {other_from}, non {from}.",
        "{next} tells the director that he wants the lead {other_from}, not {from}.",
    ),
    text(
        "{next} dice all'Arbitro: «un attacco {from} non lo accetto».",
        "'A lead {from} I do not accept,' says {next} to the director.",
    ),
    because(
        "55B2",
        ["l'attacco {from} non è stato accettato", "l'attacco {from} non fosse stato accettato"],
        ["the lead {from} was not accepted", "the lead {from} had not been accepted"],
    ),
];
const ACCEPTED: SentenceWordings = &[
    text(
        "All'Arbitro {next} dice che accetta un attacco {from}.",
        "{next} tells the director that he accepts a lead {from}.",
    ),
    text(
        "All'Arbitro {next} dice che accetta l'attacco {from}, anziché {other_from}.",
        "{next} tells the director that he accepts the lead {from} instead of {other_from}.",
    ),
    text(
        "{next} dice all'Arbitro: «un attacco {from} lo accetto».",
        "'A lead {from} I accept,' says {next} to the director.",
    ),
    because(
        "53A",
        ["l'attacco {from} è stato accettato", "l'attacco {from} fosse stato accettato"],
        ["the lead {from} was accepted", "the lead {from} had been accepted"],
    ),
];

static ASKS_IF_VOID: Scenario = scenario(42, "asks-if-void", &["morto", "renonce"], asks_if_void)
    .tricks(2..=10)
    .aspects(&[&[AspectKind::Breach, AspectKind::Turn]]);

/// Declarer revokes and then corrects his play, before or after the next player has played: dummy asks him whether he is
/// void, first or after a defender, or says more than he may.
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
    has_choice(story, declarer.lho(), card)?;
    let next_plays = story.choose_play(declarer.lho(), card, NEXT_PLAYS, NEXT_WAITS);
    let who = story.choose(4);
    let rho = declarer.rho();
    match who {
        0 => story.add_event(dummy, Act::AsksIfVoid(declarer)),
        1 => story.call_director(dummy),
        2 => story.add_event(rho, Act::AsksIfVoid(declarer)),
        _ => story.call_director(rho),
    }
    // After a defender dummy too asks whether declarer is void.
    if who > 1 {
        story.add_event(dummy, Act::AsksIfVoid(declarer));
    }
    story.add_sentence([ASKS, ACCUSES, DEFENDER_ASKS, DEFENDER_ACCUSES][who]);
    story.corrects(declarer, right, wrong);
    if !next_plays {
        story.position = before;
        story.position.play(right.into());
        story.plays(declarer.lho(), card);
    }
    story.add_sentence(if next_plays { CORRECTS } else { CORRECTS_FIRST });
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
    text(
        "Sull'attacco a {suit} {declarer} crede di non averne più e gioca {wrong}, mentre ha ancora {right}.",
        "On the lead of {suit} {declarer} believes that he has none left and plays the {wrong}, while he still has the {right}.",
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text("Dopo di lui {lho} gioca {card}.", "After him {lho} plays the {card}."),
    text("{lho} gioca subito {card}.", "{lho} plays the {card} at once."),
    text("Segue {lho}, con {card}.", "{lho} follows, with the {card}."),
    because(
        "62C1",
        ["{lho} ha giocato {card} sulla renonce", "{lho} avesse giocato {card} sulla renonce"],
        ["{lho} played the {card} to the revoke", "{lho} had played the {card} to the revoke"],
    ),
];
const NEXT_WAITS: SentenceWordings = &[
    text("Dopo di lui {lho} non gioca subito.", "After him {lho} does not play at once."),
    text("{lho} aspetta a giocare.", "{lho} waits, without playing."),
    text("Per ora {lho} non gioca.", "For now {lho} does not play."),
    because(
        "",
        ["{lho} non ha giocato sulla renonce", "{lho} non avesse giocato sulla renonce"],
        ["{lho} did not play to the revoke", "{lho} had not played to the revoke"],
    ),
];
const ASKS: SentenceWordings = &[
    text(
        "«Non hai {suit}?», gli chiede {dummy}, che non ha guardato altre mani; {rho} tace.",
        "'No {suit}, partner?' asks {dummy}, who has looked at no other hand; {rho} keeps silent.",
    ),
    text(
        "Il primo a parlare è {dummy}, sempre rimasto al suo posto: «niente {suit}?»; {rho} non ha detto nulla.",
        "The first to speak is {dummy}, who has kept his seat all the time: 'no {suit}?'; {rho} has said nothing.",
    ),
    text(
        "{dummy}, che non ha guardato le carte di nessuno, chiede per primo: «finite le {suit}?»; {rho} aspetta.",
        "{dummy}, who has looked at nobody's cards, is the first to ask: 'out of {suit}?'; {rho} waits.",
    ),
    because(
        "42B1",
        [
            "{dummy} ha chiesto per primo «niente {suit}?»",
            "{dummy} avesse chiesto per primo «niente {suit}?»",
        ],
        [
            "{dummy} was the first to ask 'no {suit}?'",
            "{dummy} had been the first to ask 'no {suit}?'",
        ],
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
    text(
        "{dummy}, che non ha guardato le carte di nessuno, dice per primo: «Arbitro, doveva giocare {suit}!»; {rho} aspetta.",
        "{dummy}, who has looked at nobody's cards, is the first to say: 'Director, he had to play {suit}!'; {rho} waits.",
    ),
    because(
        "43A1(b)",
        [
            "{dummy} ha denunciato per primo la renonce",
            "{dummy} avesse denunciato per primo la renonce",
        ],
        [
            "{dummy} was the first to report the revoke",
            "{dummy} had been the first to report the revoke",
        ],
    ),
];
const DEFENDER_ASKS: SentenceWordings = &[
    text(
        "«Non hai {suit}?», gli chiede {rho}; poi glielo chiede anche {dummy}, che non ha guardato altre mani.",
        "'No {suit}?' {rho} asks him; then {dummy}, who has looked at no other hand, asks him too.",
    ),
    text(
        "Il primo a parlare è {rho}: «niente {suit}?»; poi lo chiede anche {dummy}, sempre rimasto al suo posto.",
        "The first to speak is {rho}: 'no {suit}?'; then {dummy}, who has kept his seat all the time, asks it too.",
    ),
    text(
        "{rho} chiede per primo: «finite le {suit}?»; lo stesso chiede {dummy}, che non ha guardato le carte di nessuno.",
        "{rho} is the first to ask: 'out of {suit}?'; {dummy}, who has looked at nobody's cards, asks the same.",
    ),
    because(
        "42B1",
        [
            "{dummy} ha chiesto «niente {suit}?» soltanto dopo {rho}",
            "{dummy} avesse chiesto «niente {suit}?» soltanto dopo {rho}",
        ],
        [
            "{dummy} asked 'no {suit}?' only after {rho}",
            "{dummy} had asked 'no {suit}?' only after {rho}",
        ],
    ),
];
const DEFENDER_ACCUSES: SentenceWordings = &[
    text(
        "«Arbitro, deve avere {suit}!», dice {rho}; «non ne hai?», chiede poi {dummy}, che non ha guardato altre mani.",
        "'Director, he must have {suit}!' says {rho}; 'have you none?' asks {dummy} then, who has looked at no other hand.",
    ),
    text(
        "Il primo a parlare è {rho}: «Arbitro, una renonce a {suit}!»; «non ne hai?», chiede poi {dummy}, sempre rimasto al suo posto.",
        "The first to speak is {rho}: 'Director, a revoke in {suit}!'; 'have you none?' asks {dummy} then, who has kept his seat all the time.",
    ),
    text(
        "{rho} dice per primo: «Arbitro, doveva giocare {suit}!»; «finite?», chiede poi {dummy}, che non ha guardato le carte di nessuno.",
        "{rho} is the first to say: 'Director, he had to play {suit}!'; 'out of them?' asks {dummy} then, who has looked at nobody's cards.",
    ),
    because(
        "42B1",
        [
            "{dummy} ha soltanto chiesto, dopo la denuncia di {rho}",
            "{dummy} avesse soltanto chiesto, dopo la denuncia di {rho}",
        ],
        [
            "{dummy} only asked, after {rho}'s report",
            "{dummy} had only asked, after {rho}'s report",
        ],
    ),
];
const CORRECTS: SentenceWordings = &[
    text(
        "Soltanto ora {declarer} guarda meglio e mette {right} al posto di {wrong}.",
        "Only now does {declarer} look again and put the {right} in the place of the {wrong}.",
    ),
    text(
        "{declarer} trova {right} e l{o/a:right} sostituisce a {wrong}.",
        "{declarer} finds the {right} and changes the {wrong} for it.",
    ),
    text(
        "{declarer} riguarda le sue carte, e al posto di {wrong} gioca {right}.",
        "{declarer} looks at his cards again, and plays the {right} instead of the {wrong}.",
    ),
    because(
        "",
        ["la correzione è venuta dopo", "la correzione fosse venuta dopo"],
        ["the correction came later", "the correction had come later"],
    ),
];
const CORRECTS_FIRST: SentenceWordings = &[
    text(
        "Soltanto ora {declarer} guarda meglio e mette {right} al posto di {wrong}; poi {lho} gioca {card}.",
        "Only now does {declarer} look again and put the {right} in the place of the {wrong}; then {lho} plays the {card}.",
    ),
    text(
        "{declarer} trova {right} e l{o/a:right} sostituisce a {wrong}; a correzione fatta {lho} gioca {card}.",
        "{declarer} finds the {right} and changes the {wrong} for it; after the correction {lho} plays the {card}.",
    ),
    text(
        "{declarer} riguarda le sue carte, e al posto di {wrong} gioca {right}; {lho} segue con {card}.",
        "{declarer} looks at his cards again, and plays the {right} instead of the {wrong}; {lho} follows with the {card}.",
    ),
    because(
        "",
        ["la correzione ha preceduto {card}", "la correzione avesse preceduto {card}"],
        ["the correction came before the {card}", "the correction had come before the {card}"],
    ),
];

static SPEAKS: Scenario = scenario(42, "speaks", &["morto", "attenzione"], speaks)
    .tricks(8..=12)
    .aspects(&[&[AspectKind::Breach]]);

/// Dummy calls the director about a supposed irregularity, first or after a defender, or keeps silent; that defender may
/// also show dummy his cards. All this happens during the play or after it.
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
    story.choose_act(rho, Act::ShowsHand(dummy), SHOWS, COVERS);
    Some(())
}

const DURING_PLAY: SentenceWordings = &[
    text("La mano è ancora in corso.", "The board is still being played."),
    text("Restano delle prese da giocare.", "There are tricks left to play."),
    text("Il gioco non è finito.", "The play is not over."),
    because(
        "",
        ["il gioco non era finito", "il gioco non fosse finito"],
        ["the play was not over", "the play had not been over"],
    ),
];
const PLAY_OVER: SentenceWordings = &[
    text("La mano è finita.", "The board has been played out."),
    text("Non restano prese da giocare.", "There are no tricks left to play."),
    text("Il gioco è finito.", "The play is over."),
    because(
        "42B3",
        ["il gioco era finito", "il gioco fosse finito"],
        ["the play was over", "the play had been over"],
    ),
];
const DUMMY_FIRST: SentenceWordings = &[
    text(
        "«Arbitro, una presa ha cinque carte!», dice per primo {dummy}, il morto, ma si sbaglia; {rho} e {declarer} non avevano parlato.",
        "'Director, there are five cards in a trick!' says {dummy}, dummy, first, but he is wrong; {rho} and {declarer} had not spoken.",
    ),
    text(
        "{dummy}, il morto, che crede a torto di aver visto cinque carte in una presa, chiama l'Arbitro; {rho} e {declarer} non avevano detto nulla.",
        "{dummy}, dummy, who wrongly believes that he has seen five cards in a trick, calls the director; {rho} and {declarer} had said nothing.",
    ),
    text(
        "Il primo a parlare è {dummy}, il morto: «Arbitro, a qualcuno manca una carta!», ma si sbaglia; {rho} e {declarer} tacciono.",
        "The first to speak is {dummy}, dummy: 'Director, somebody is a card short!', but he is wrong; {rho} and {declarer} keep silent.",
    ),
    because(
        "43A1(b)",
        ["{dummy} ha parlato prima di ogni altro", "{dummy} avesse parlato prima di ogni altro"],
        ["{dummy} spoke before anybody else", "{dummy} had spoken before anybody else"],
    ),
];
const DEFENDER_FIRST: SentenceWordings = &[
    text(
        "«Arbitro, una presa ha cinque carte!», dice per primo {rho}, ma si sbaglia; poi lo ripete {dummy}, il morto, mentre {declarer} tace.",
        "'Director, there are five cards in a trick!' says {rho} first, but he is wrong; then {dummy}, dummy, says so too, and {declarer} keeps silent.",
    ),
    text(
        "{rho}, che crede a torto di aver visto cinque carte in una presa, chiama l'Arbitro; dopo di lui lo chiama anche {dummy}, il morto, mentre {declarer} tace.",
        "{rho}, who wrongly believes that he has seen five cards in a trick, calls the director; after him {dummy}, dummy, does so too, and {declarer} keeps silent.",
    ),
    text(
        "Il primo a parlare è {rho}: «Arbitro, a qualcuno manca una carta!», ma si sbaglia; lo dice poi anche {dummy}, il morto, e {declarer} tace.",
        "The first to speak is {rho}: 'Director, somebody is a card short!', but he is wrong; then {dummy}, dummy, says it too, and {declarer} keeps silent.",
    ),
    because(
        "",
        ["{rho} ha parlato prima di {dummy}", "{rho} avesse parlato prima di {dummy}"],
        ["{rho} spoke before {dummy}", "{rho} had spoken before {dummy}"],
    ),
];
const DECLARER_FIRST: SentenceWordings = &[
    text(
        "«Arbitro, una presa ha cinque carte!», dice per primo {declarer}, ma si sbaglia; {dummy}, il morto, e {rho} tacciono.",
        "'Director, there are five cards in a trick!' says {declarer} first, but he is wrong; {dummy}, dummy, and {rho} keep silent.",
    ),
    text(
        "{declarer}, che crede a torto di aver visto cinque carte in una presa, chiama l'Arbitro, mentre {dummy}, il morto, e {rho} tacciono.",
        "{declarer}, who wrongly believes that he has seen five cards in a trick, calls the director, while {dummy}, dummy, and {rho} keep silent.",
    ),
    text(
        "Il primo a parlare è {declarer}: «Arbitro, a qualcuno manca una carta!», ma si sbaglia; {dummy}, il morto, e {rho} tacciono.",
        "The first to speak is {declarer}: 'Director, somebody is a card short!', but he is wrong; {dummy}, dummy, and {rho} keep silent.",
    ),
    because(
        "",
        [
            "{dummy} ha taciuto e ha parlato {declarer}",
            "{dummy} avesse taciuto e avesse parlato {declarer}",
        ],
        [
            "{dummy} kept silent and {declarer} spoke",
            "{dummy} had kept silent and {declarer} had spoken",
        ],
    ),
];
const SHOWS: SentenceWordings = &[
    text(
        "Mentre l'Arbitro verifica, {rho} mostra le sue carte a {dummy}, che volta subito la testa e non ne vede nessuna.",
        "While the director checks, {rho} shows his cards to {dummy}, who at once looks away and sees none of them.",
    ),
    text(
        "Aspettando l'Arbitro, {rho} gira le sue carte verso {dummy}, che guarda altrove e non ne vede nessuna.",
        "Waiting for the director, {rho} turns his cards towards {dummy}, who looks elsewhere and sees none of them.",
    ),
    text(
        "Prima che l'Arbitro arrivi, {rho} mostra le sue carte a {dummy}, che volta la testa e non ne vede nessuna.",
        "Before the director arrives, {rho} shows his cards to {dummy}, who turns his head and sees none of them.",
    ),
    because(
        "43A3",
        [
            "{rho} ha mostrato le sue carte a {dummy}",
            "{rho} avesse mostrato le sue carte a {dummy}",
        ],
        ["{rho} showed his cards to {dummy}", "{rho} had shown his cards to {dummy}"],
    ),
];
const COVERS: SentenceWordings = &[
    text(
        "Mentre l'Arbitro verifica, {rho} tiene coperte le sue carte, e {dummy} non ne vede nessuna.",
        "While the director checks, {rho} keeps his cards face down, and {dummy} sees none of them.",
    ),
    text(
        "Aspettando l'Arbitro, {rho} lascia coperte le sue carte, e {dummy} non ne vede nessuna.",
        "Waiting for the director, {rho} leaves his cards face down, and {dummy} sees none of them.",
    ),
    text(
        "Prima che l'Arbitro arrivi, {rho} copre le sue carte, e {dummy} non ne vede nessuna.",
        "Before the director arrives, {rho} covers his cards, and {dummy} sees none of them.",
    ),
    because(
        "",
        [
            "{rho} non ha mostrato le sue carte a {dummy}",
            "{rho} non avesse mostrato le sue carte a {dummy}",
        ],
        ["{rho} did not show his cards to {dummy}", "{rho} had not shown his cards to {dummy}"],
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
    story.cast("held", SlotValue::Cards(story.suit(dummy, right.suit)));
    story.plays(dummy, wrong);
    story.add_sentence(CALLS_WRONG_SUIT);
    let plays = cast_upcoming(story)?;
    has_choice(story, plays[0].0, plays[0].1)?;
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
        "{lho} attacca a {suit}; {declarer}, che pensa già alla presa dopo, chiama {wrong} dal morto ({dummy}), che a {suit} ha {held}.",
        "{lho} leads {suit}; {declarer}, who is already thinking of the next trick, calls the {wrong} from dummy ({dummy}), whose {suit} are the {held}.",
    ),
    text(
        "Sull'attacco di {lho} a {suit} {declarer} chiama {wrong} e {dummy} l{o/a:wrong} gioca, benché il morto abbia ancora {held}.",
        "On {lho}'s lead of {suit} {declarer} calls the {wrong} and {dummy} plays it, though dummy still has the {held}.",
    ),
    text(
        "{lho} attacca a {suit}; dal morto {declarer} fa giocare {wrong}, e né lui né {dummy} si accorgono di {held}, ancora al morto.",
        "{lho} leads {suit}; {declarer} has the {wrong} played from dummy, and neither he nor {dummy} notices the {held}, still in dummy.",
    ),
];
const NONE_SINCE: SentenceWordings = &[
    text("{p0} deve ancora giocare.", "{p0} is still to play."),
    text("Per ora {p0} non gioca.", "For now {p0} does not play."),
    text("Dopo il morto {p0} non ha ancora giocato.", "After dummy {p0} has not played yet."),
    because(
        "62A",
        [
            "{p0} non ha ancora giocato dopo la renonce",
            "{p0} non avesse ancora giocato dopo la renonce",
        ],
        ["{p0} has not yet played after the revoke", "{p0} had not yet played after the revoke"],
    ),
];
const ONE_SINCE: SentenceWordings = &[
    text(
        "{p0} gioca {c0}; {p1} deve ancora giocare.",
        "{p0} plays the {c0}; {p1} is still to play.",
    ),
    text(
        "{p0} ha giocato {c0}, ma {p1} non ha ancora giocato.",
        "{p0} has played the {c0}, but {p1} has not played yet.",
    ),
    text(
        "Segue {p0}, con {c0}, ma non ancora {p1}.",
        "{p0} follows with the {c0}, but {p1} not yet.",
    ),
    because(
        "62A",
        [
            "dopo la renonce ha giocato soltanto {p0}",
            "dopo la renonce avesse giocato soltanto {p0}",
        ],
        ["only {p0} has played since the revoke", "only {p0} had played since the revoke"],
    ),
];
const NEXT_TRICK: SentenceWordings = &[
    text(
        "{p0} gioca {c0} e {p1} {c1}; {p2}, vinta la presa, attacca {c2}, e {last} deve ancora giocare.",
        "{p0} plays the {c0} and {p1} the {c1}; {p2}, who has won the trick, leads the {c2}, and {last} is still to play.",
    ),
    text(
        "Poi {p0} gioca {c0} e {p1} {c1}. Alla presa seguente {p2} attacca {c2}, e {last} non ha ancora giocato.",
        "Then {p0} plays the {c0} and {p1} the {c1}. To the next trick {p2} leads the {c2}, and {last} has not played yet.",
    ),
    text(
        "Seguono {p0}, con {c0}, e {p1}, con {c1}. In presa è {p2}, che attacca {c2}; {last} non ha ancora giocato.",
        "{p0} follows with the {c0}, and {p1} with the {c1}. {p2}, on lead, leads the {c2}; {last} has not played yet.",
    ),
    because(
        "63A1",
        [
            "{p2} ha già attaccato nella presa seguente, e {last} non ha ancora giocato",
            "{p2} avesse già attaccato nella presa seguente, e {last} non avesse ancora giocato",
        ],
        [
            "{p2} has led to the next trick, and {last} has not yet played",
            "{p2} had led to the next trick, and {last} had not yet played",
        ],
    ),
];
const NEXT_TRICK_ANSWERED: SentenceWordings = &[
    text(
        "{p0} gioca {c0} e {p1} {c1}; {p2}, vinta la presa, attacca {c2}, e {last} gioca {answer}.",
        "{p0} plays the {c0} and {p1} the {c1}; {p2}, who has won the trick, leads the {c2}, and {last} plays the {answer}.",
    ),
    text(
        "Poi {p0} gioca {c0} e {p1} {c1}. Alla presa seguente {p2} attacca {c2}, e {last} ha già giocato {answer}.",
        "Then {p0} plays the {c0} and {p1} the {c1}. To the next trick {p2} leads the {c2}, and {last} has already played the {answer}.",
    ),
    text(
        "Seguono {p0}, con {c0}, e {p1}, con {c1}. In presa è {p2}, che attacca {c2}; segue {last}, con {answer}.",
        "{p0} follows with the {c0}, and {p1} with the {c1}. {p2}, on lead, leads the {c2}; {last} follows, with the {answer}.",
    ),
    because(
        "63A1",
        [
            "{p2} ha già attaccato nella presa seguente, e {last} vi ha giocato",
            "{p2} avesse già attaccato nella presa seguente, e {last} vi avesse giocato",
        ],
        [
            "{p2} has led to the next trick, and {last} has played to it",
            "{p2} had led to the next trick, and {last} had played to it",
        ],
    ),
];
const DEFENDER_SEES_IT: SentenceWordings = &[
    text(
        "«Ma il morto ha {suit}», dice {lho}, e chiama l'Arbitro.",
        "'But dummy has {suit},' says {lho}, and calls the director.",
    ),
    text(
        "Solo ora {lho} vede che il morto ha {suit}, e chiama l'Arbitro.",
        "Only now does {lho} see that dummy has {suit}, and call the director.",
    ),
    text(
        "«Perché il morto non ha giocato {suit}?», chiede {lho}, e chiama l'Arbitro.",
        "'Why has dummy not played {suit}?' asks {lho}, and calls the director.",
    ),
];
