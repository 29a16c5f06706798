//! The sentences of the scenarios of Law 42.

use crate::scenarios::by_law::prelude::*;

pub const ON_LEAD: SentenceWordings = &[
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
pub const IN_TIME: SentenceWordings = &[
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
pub const DUMMY_SPEAKS: SentenceWordings = &[
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
pub const DEFENDER_SPEAKS: SentenceWordings = &[
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
pub const REFUSED: SentenceWordings = &[
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
pub const ACCEPTED: SentenceWordings = &[
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
pub const REVOKES: SentenceWordings = &[
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
pub const NEXT_PLAYS: SentenceWordings = &[
    text("Dopo di lui {lho} gioca {card}.", "After him {lho} plays the {card}."),
    text("{lho} gioca subito {card}.", "{lho} plays the {card} at once."),
    text("Segue {lho}, con {card}.", "{lho} follows, with the {card}."),
    because(
        "62C1",
        ["{lho} ha giocato {card} sulla renonce", "{lho} avesse giocato {card} sulla renonce"],
        ["{lho} played the {card} to the revoke", "{lho} had played the {card} to the revoke"],
    ),
];
pub const NEXT_WAITS: SentenceWordings = &[
    text("Dopo di lui {lho} non gioca subito.", "After him {lho} does not play at once."),
    text("{lho} aspetta a giocare.", "{lho} waits, without playing."),
    text("Per ora {lho} non gioca.", "For now {lho} does not play."),
    because(
        "",
        ["{lho} non ha giocato sulla renonce", "{lho} non avesse giocato sulla renonce"],
        ["{lho} did not play to the revoke", "{lho} had not played to the revoke"],
    ),
];
pub const ASKS: SentenceWordings = &[
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
pub const ACCUSES: SentenceWordings = &[
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
pub const DEFENDER_ASKS: SentenceWordings = &[
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
pub const DEFENDER_ACCUSES: SentenceWordings = &[
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
pub const CORRECTS: SentenceWordings = &[
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
pub const CORRECTS_FIRST: SentenceWordings = &[
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
pub const DURING_PLAY: SentenceWordings = &[
    text("Restano delle prese da giocare.", "There are tricks left to play."),
    text("La mano è ancora in corso.", "The board is still being played."),
    text(
        "Non è ancora stata giocata la tredicesima presa.",
        "The thirteenth trick has not been played yet.",
    ),
    because(
        "",
        ["il gioco non era finito", "il gioco non fosse finito"],
        ["the play was not over", "the play had not been over"],
    ),
];
pub const PLAY_OVER: SentenceWordings = &[
    text("Non restano prese da giocare.", "There are no tricks left to play."),
    text("La mano è finita.", "The board has been played out."),
    text(
        "È già stata giocata la tredicesima presa.",
        "The thirteenth trick has already been played.",
    ),
    because(
        "42B3",
        ["il gioco era finito", "il gioco fosse finito"],
        ["the play was over", "the play had been over"],
    ),
];
pub const DUMMY_FIRST: SentenceWordings = &[
    text(
        "Il primo a parlare è {dummy}, il morto: «Arbitro, credo che ci sia stata una renonce»; dopo di lui lo dice anche {rho}.",
        "The first to speak is {dummy}, dummy: 'Director, I think there was a revoke'; after him {rho} says so too.",
    ),
    text(
        "Per primo {dummy}, il morto, chiama l'Arbitro e dice che secondo lui c'è stata una renonce; poi lo dice anche {rho}.",
        "{dummy}, dummy, is the first to call the director, and says that in his view there was a revoke; then {rho} says so too.",
    ),
    text(
        "«Arbitro, mi pare che ci sia stata una renonce», dice per primo {dummy}, il morto; poi lo ripete {rho}.",
        "'Director, it seems to me that there was a revoke,' says {dummy}, dummy, first; then {rho} says so too.",
    ),
    because(
        "43A1(b)",
        ["{dummy} ha parlato prima di ogni altro", "{dummy} avesse parlato prima di ogni altro"],
        ["{dummy} spoke before anybody else", "{dummy} had spoken before anybody else"],
    ),
];
pub const DEFENDER_FIRST: SentenceWordings = &[
    text(
        "Il primo a parlare è {rho}: «Arbitro, credo che ci sia stata una renonce»; dopo di lui lo dice anche {dummy}, il morto.",
        "The first to speak is {rho}: 'Director, I think there was a revoke'; after him {dummy}, dummy, says so too.",
    ),
    text(
        "Per primo {rho} chiama l'Arbitro e dice che secondo lui c'è stata una renonce; poi lo dice anche {dummy}, il morto.",
        "{rho} is the first to call the director, and says that in his view there was a revoke; then {dummy}, dummy, says so too.",
    ),
    text(
        "«Arbitro, mi pare che ci sia stata una renonce», dice per primo {rho}; poi lo ripete {dummy}, il morto.",
        "'Director, it seems to me that there was a revoke,' says {rho} first; then {dummy}, dummy, says so too.",
    ),
    because(
        "",
        ["{rho} ha parlato prima di {dummy}", "{rho} avesse parlato prima di {dummy}"],
        ["{rho} spoke before {dummy}", "{rho} had spoken before {dummy}"],
    ),
];
pub const DECLARER_FIRST: SentenceWordings = &[
    text(
        "Il primo a parlare è {declarer}: «Arbitro, credo che ci sia stata una renonce»; dopo di lui lo dice anche {rho}.",
        "The first to speak is {declarer}: 'Director, I think there was a revoke'; after him {rho} says so too.",
    ),
    text(
        "Per primo {declarer} chiama l'Arbitro e dice che secondo lui c'è stata una renonce; poi lo dice anche {rho}.",
        "{declarer} is the first to call the director, and says that in his view there was a revoke; then {rho} says so too.",
    ),
    text(
        "«Arbitro, mi pare che ci sia stata una renonce», dice per primo {declarer}; poi lo ripete {rho}.",
        "'Director, it seems to me that there was a revoke,' says {declarer} first; then {rho} says so too.",
    ),
    because(
        "",
        ["{dummy} non ha chiamato l'Arbitro", "{dummy} non avesse chiamato l'Arbitro"],
        ["{dummy} did not call the director", "{dummy} had not called the director"],
    ),
];
pub const SHOWS: SentenceWordings = &[
    text(
        "L'Arbitro accerta che non c'è stata; poi {rho}, di sua iniziativa, mostra le sue carte a {dummy}.",
        "The director finds that there was none; then {rho}, of his own accord, shows his cards to {dummy}.",
    ),
    text(
        "L'Arbitro non ne trova nessuna; {rho} allora, senza che nessuno glielo chieda, gira le sue carte verso {dummy}.",
        "The director finds none; {rho} then, though nobody asks him to, turns his cards towards {dummy}.",
    ),
    text(
        "«Non c'è stata», decide l'Arbitro; dopo questa decisione {rho} fa vedere, non richiesto, le sue carte a {dummy}.",
        "'There was none,' the director rules; after this ruling {rho}, unasked, lets {dummy} see his cards.",
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
pub const COVERS: SentenceWordings = &[
    text(
        "L'Arbitro accerta che non c'è stata; poi {rho}, di sua iniziativa, si scusa con {dummy} per il tempo perso.",
        "The director finds that there was none; then {rho}, of his own accord, apologises to {dummy} for the time lost.",
    ),
    text(
        "L'Arbitro non ne trova nessuna; {rho} allora, senza che nessuno glielo chieda, si scusa con {dummy} per il tempo perso.",
        "The director finds none; {rho} then, though nobody asks him to, apologises to {dummy} for the time lost.",
    ),
    text(
        "«Non c'è stata», decide l'Arbitro; dopo questa decisione {rho}, non richiesto, si scusa con {dummy} per il tempo perso.",
        "'There was none,' the director rules; after this ruling {rho}, unasked, apologises to {dummy} for the time lost.",
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
