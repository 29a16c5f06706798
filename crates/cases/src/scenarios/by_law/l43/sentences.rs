//! The sentences of the scenarios of Law 43.

use crate::scenarios::by_law::prelude::*;

pub const UNSEEN: SentenceWordings = &[
    text(
        "{dummy} è sempre rimasto al suo posto: non ha guardato le carte di {declarer}, di {seen} o di {other}, che non gliele hanno mostrate.",
        "{dummy} has kept his seat all the time: he has not looked at the cards of {declarer}, {seen} or {other}, who have not shown him theirs.",
    ),
    text(
        "Durante il gioco {dummy}, il morto, non si è mai alzato e non ha guardato le carte di {declarer}, di {seen} o di {other}, che non gliele hanno mostrate.",
        "During the play {dummy}, dummy, has never got up nor looked at the cards of {declarer}, {seen} or {other}, who have not shown him theirs.",
    ),
    text(
        "Finora {dummy} non ha guardato la mano di {declarer}, né quelle di {seen} e di {other}, che non gliele hanno mostrate.",
        "So far {dummy} has not looked at the hand of {declarer}, {seen} or {other}, who have not shown him theirs.",
    ),
    because(
        "42B",
        [
            "{dummy} non ha guardato altre mani né gliene hanno mostrate",
            "{dummy} non avesse guardato altre mani né gliene avessero mostrate",
        ],
        [
            "{dummy} has neither looked at nor been shown another hand",
            "{dummy} had neither looked at nor been shown another hand",
        ],
    ),
];
pub const STAYED: SentenceWordings = &[
    text(
        "{dummy} è sempre rimasto al suo posto, e non ha guardato le carte di {declarer}, di {seen} o di {other}.",
        "{dummy} has kept his seat all the time, and has not looked at the cards of {declarer}, {seen} or {other}.",
    ),
    text(
        "Durante il gioco {dummy}, il morto, non si è mai alzato e non ha guardato le carte di {declarer}, di {seen} o di {other}.",
        "During the play {dummy}, dummy, has never got up nor looked at the cards of {declarer}, {seen} or {other}.",
    ),
    text(
        "Finora {dummy} non ha guardato la mano di {declarer}, né quelle di {seen} e di {other}.",
        "So far {dummy} has not looked at the hand of {declarer}, {seen} or {other}.",
    ),
    because(
        "42B",
        ["{dummy} non ha guardato altre mani", "{dummy} non avesse guardato altre mani"],
        ["{dummy} has looked at no other hand", "{dummy} had looked at no other hand"],
    ),
];
pub const WATCHES: SentenceWordings = &[
    text(
        "{dummy} si è alzato per guardare le carte di {declarer}, ma non ha visto quelle di {seen} e di {other}.",
        "{dummy} has got up to look at {declarer}'s cards, but has not seen {seen}'s or {other}'s.",
    ),
    text(
        "Durante il gioco {dummy} si è alzato ed è andato a guardare le carte di {declarer}, ma non quelle di {seen} e di {other}.",
        "During the play {dummy} got up and went to look at {declarer}'s cards, but not at {seen}'s or {other}'s.",
    ),
    text(
        "Poco fa {dummy} ha lasciato il posto per guardare la mano di {declarer}, ma non quelle di {seen} e di {other}.",
        "A moment ago {dummy} left his seat to look at {declarer}'s hand, but not at {seen}'s or {other}'s.",
    ),
    because(
        "43A2(b)",
        [
            "{dummy} si era alzato a guardare la mano di {declarer}",
            "{dummy} si fosse alzato a guardare la mano di {declarer}",
        ],
        [
            "{dummy} had got up to look at {declarer}'s hand",
            "{dummy} had got up to look at {declarer}'s hand",
        ],
    ),
];
pub const LOOKS_AT_DEFENDER: SentenceWordings = &[
    text(
        "{dummy} si è sporto a guardare le carte di {seen}, ma non ha visto quelle di {declarer} e di {other}.",
        "{dummy} has leaned over to look at {seen}'s cards, but has not seen {declarer}'s or {other}'s.",
    ),
    text(
        "Durante il gioco {dummy} ha guardato di sua iniziativa le carte di {seen}, ma non quelle di {declarer} e di {other}.",
        "During the play {dummy} looked, of his own accord, at {seen}'s cards, but not at {declarer}'s or {other}'s.",
    ),
    text(
        "Poco fa {dummy} ha guardato di proposito la mano di {seen}, ma non quelle di {declarer} e di {other}.",
        "A moment ago {dummy} looked on purpose at {seen}'s hand, but not at {declarer}'s or {other}'s.",
    ),
    because(
        "43A2(c)",
        ["{dummy} aveva guardato la mano di {seen}", "{dummy} avesse guardato la mano di {seen}"],
        ["{dummy} had looked at {seen}'s hand", "{dummy} had looked at {seen}'s hand"],
    ),
];
pub const IS_SHOWN: SentenceWordings = &[
    text(
        "{seen} ha mostrato le sue carte a {dummy}, che ha subito guardato altrove e non ne ha vista nessuna; {declarer} e {other} non hanno mostrato le loro.",
        "{seen} has shown his cards to {dummy}, who at once looked away and saw none of them; {declarer} and {other} have not shown theirs.",
    ),
    text(
        "Durante il gioco {seen} ha mostrato di sua iniziativa le carte a {dummy}, che ha voltato la testa senza vederne nessuna; {declarer} e {other} non hanno mostrato le loro.",
        "During the play {seen}, of his own accord, showed his cards to {dummy}, who turned his head and saw none of them; {declarer} and {other} did not show theirs.",
    ),
    text(
        "Poco fa {seen} ha mostrato la sua mano a {dummy}, che non ha voluto guardarla e non ha visto nessuna carta; {declarer} e {other} non gli hanno mostrato la loro.",
        "A moment ago {seen} showed his hand to {dummy}, who would not look and saw no card; {declarer} and {other} did not show him theirs.",
    ),
    because(
        "43A3",
        [
            "{seen} aveva mostrato la sua mano a {dummy}, che non l'ha guardata",
            "{seen} avesse mostrato la sua mano a {dummy}, che non l'ha guardata",
        ],
        [
            "{seen} had shown his hand to {dummy}, who did not look at it",
            "{seen} had shown his hand to {dummy}, who did not look at it",
        ],
    ),
];
pub const WARNS: SentenceWordings = &[
    text(
        "{declarer} sta per attaccare {from}, mentre deve attaccare {right}: {dummy} lo avverte prima che lo faccia.",
        "{declarer} is about to lead {from}, while he has to lead {right}: {dummy} warns him before he does.",
    ),
    text(
        "{declarer}, che deve attaccare {right}, sta per farlo {from}: «non da lì», lo avverte in tempo {dummy}.",
        "{declarer}, who has to lead {right}, is about to lead {from}: 'not from there,' {dummy} warns him in time.",
    ),
    text(
        "{declarer} sta per attaccare {from}; {dummy} gli fa notare in tempo che deve attaccare {right}.",
        "{declarer} is about to lead {from}; {dummy} points out in time that he has to lead {right}.",
    ),
    because(
        "42B",
        [
            "l'avvertimento di {dummy} è arrivato prima dell'attacco",
            "l'avvertimento di {dummy} fosse arrivato prima dell'attacco",
        ],
        ["{dummy}'s warning came before the lead", "{dummy}'s warning had come before the lead"],
    ),
];
pub const REVOKES: SentenceWordings = &[
    text(
        "Si gioca a {suit}, e {by} mette {wrong}: non ha visto {right}, la sua ultima carta del seme.",
        "{suit} are led, and {by} plays the {wrong}: he has not seen the {right}, his last card of the suit.",
    ),
    text(
        "Si gioca a {suit}, e {by}, che ha infilato {right} fra le carte di un altro seme, gioca {wrong}.",
        "{suit} are led, and {by}, who has put the {right} among the cards of another suit, plays the {wrong}.",
    ),
    text(
        "Sull'attacco a {suit} {by} crede di non averne più e gioca {wrong}, mentre ha ancora {right}.",
        "On the lead of {suit} {by} believes that he has none left and plays the {wrong}, while he still has the {right}.",
    ),
];
pub const DUMMY_FIRST: SentenceWordings = &[
    text(
        "Il primo a farlo notare è {dummy}, che chiama l'Arbitro; {declarer} non aveva detto nulla.",
        "The first to point it out is {dummy}, who calls the director; {declarer} had said nothing.",
    ),
    text(
        "«Arbitro!», dice {dummy}, che è il primo ad accorgersene; {declarer} non aveva parlato.",
        "'Director!' says {dummy}, who is the first to notice; {declarer} had not spoken.",
    ),
    text(
        "{dummy} lo fa notare per primo e chiama l'Arbitro, quando {declarer} non ha ancora parlato.",
        "{dummy} is the first to point it out, and calls the director, when {declarer} has not spoken yet.",
    ),
    because(
        "43B3",
        [
            "il primo a richiamare l'attenzione è stato {dummy}",
            "il primo a richiamare l'attenzione fosse stato {dummy}",
        ],
        ["the first to draw attention was {dummy}", "the first to draw attention had been {dummy}"],
    ),
];
pub const DECLARER_FIRST: SentenceWordings = &[
    text(
        "Il primo a farlo notare è {declarer}; poi {dummy}, che non aveva detto nulla, chiama l'Arbitro.",
        "The first to point it out is {declarer}; then {dummy}, who had said nothing, calls the director.",
    ),
    text(
        "«Arbitro!», dice {dummy}, ma soltanto dopo che {declarer} l'ha fatto notare.",
        "'Director!' says {dummy}, but only after {declarer} has pointed it out.",
    ),
    text(
        "{declarer} lo fa notare per primo, e {dummy}, che non aveva ancora parlato, chiama l'Arbitro.",
        "{declarer} is the first to point it out, and {dummy}, who had not spoken yet, calls the director.",
    ),
    because(
        "",
        [
            "il primo a richiamare l'attenzione è stato {declarer}",
            "il primo a richiamare l'attenzione fosse stato {declarer}",
        ],
        [
            "the first to draw attention was {declarer}",
            "the first to draw attention had been {declarer}",
        ],
    ),
];
pub const FALLS: SentenceWordings = &[
    text(
        "{by}, che riordina le carte mentre {declarer} pensa, lascia cadere {card} davanti a tutti.",
        "{by}, who is sorting his cards while {declarer} thinks, drops the {card} before everybody.",
    ),
    text(
        "{by}, nel voltarsi verso {declarer}, apre troppo le carte: {card} cade davanti a tutti.",
        "{by}, turning to {declarer}, opens his cards too wide: the {card} falls before everybody.",
    ),
    text(
        "Mentre {declarer} riflette, {by} appoggia male la mano: {card} cade davanti a tutti.",
        "While {declarer} is thinking, {by} puts his hand down carelessly: the {card} falls before everybody.",
    ),
    because(
        "50B",
        ["{card} era cadut{o/a} a {by} per sbaglio", "{card} fosse cadut{o/a} a {by} per sbaglio"],
        ["{by} had dropped the {card} by accident", "{by} had dropped the {card} by accident"],
    ),
];
pub const JOSTLED: SentenceWordings = &[
    text(
        "Un giocatore del tavolo vicino, nel salutare {declarer}, urta {by}: {card} cade davanti a tutti.",
        "A player from the next table, greeting {declarer}, knocks {by}: the {card} falls before everybody.",
    ),
    text(
        "Uno spettatore che passa dietro {declarer} urta il braccio di {by}: {card} cade davanti a tutti.",
        "A spectator walking behind {declarer} knocks {by}'s arm: the {card} falls before everybody.",
    ),
    text(
        "Mentre {declarer} riflette, un passante urta la sedia di {by}: {card} cade davanti a tutti.",
        "While {declarer} is thinking, somebody passing knocks {by}'s chair: the {card} falls before everybody.",
    ),
    because(
        "50",
        [
            "{card} era cadut{o/a} perché altri avevano urtato {by}",
            "{card} fosse cadut{o/a} perché altri avevano urtato {by}",
        ],
        [
            "the {card} fell because somebody knocked {by}",
            "the {card} had fallen because somebody knocked {by}",
        ],
    ),
];
pub const NAMES: SentenceWordings = &[
    text(
        "{by}, che discute con {declarer} una presa precedente, gli dice davanti a tutti: «{card} ce l'ho io».",
        "{by}, who is discussing an earlier trick with {declarer}, says to him before everybody: 'I have the {card}'.",
    ),
    text(
        "{by}, nel commentare una giocata di {declarer}, annuncia davanti a tutti di avere in mano {card}.",
        "{by}, commenting on a play of {declarer}'s, announces before everybody that he has the {card} in his hand.",
    ),
    text(
        "Mentre {declarer} riflette, {by} dice davanti a tutti che {card} ce l'ha lui.",
        "While {declarer} is thinking, {by} says before everybody that it is he who has the {card}.",
    ),
    because(
        "50B",
        ["{by} ha annunciato di avere {card}", "{by} avesse annunciato di avere {card}"],
        ["{by} announced that he had the {card}", "{by} had announced that he had the {card}"],
    ),
];
pub const DECLARER_REVOKES: SentenceWordings = &[
    text(
        "Si gioca a {suit}, e {declarer}, che ha infilato {right} fra le carte di un altro seme, gioca {wrong}.",
        "{suit} are led, and {declarer}, who has put the {right} among the cards of another suit, plays the {wrong}.",
    ),
    text(
        "Si gioca a {suit}; {declarer} non vede {right}, la sua ultima carta del seme, e mette {wrong}.",
        "{suit} are led; {declarer} does not see the {right}, his last card of the suit, and plays the {wrong}.",
    ),
    text(
        "Sull'attacco a {suit} {declarer} crede di non averne più e gioca {wrong}, mentre ha ancora {right}.",
        "On the lead of {suit} {declarer} believes that he has none left and plays the {wrong}, while he still has the {right}.",
    ),
];
pub const DUMMY_ASKS: SentenceWordings = &[
    text(
        "Il primo a parlare è {dummy}: «niente {suit}?»; {rho} tace.",
        "The first to speak is {dummy}: 'no {suit}?'; {rho} keeps silent.",
    ),
    text(
        "«Non hai {suit}?», chiede {dummy} a {declarer} prima che {rho} apra bocca.",
        "'No {suit}?' {dummy} asks {declarer} before {rho} opens his mouth.",
    ),
    text(
        "{dummy} chiede per primo: «finite le {suit}?»; {rho} non aveva detto nulla.",
        "{dummy} is the first to ask: 'out of {suit}?'; {rho} had said nothing.",
    ),
    because(
        "43B2(b)",
        [
            "il primo a chiedere a {declarer} se avesse {suit} è stato {dummy}",
            "il primo a chiedere a {declarer} se avesse {suit} fosse stato {dummy}",
        ],
        [
            "the first to ask {declarer} about {suit} was {dummy}",
            "the first to ask {declarer} about {suit} had been {dummy}",
        ],
    ),
];
pub const DEFENDER_ASKS: SentenceWordings = &[
    text(
        "Il primo a parlare è {rho}: «niente {suit}?»; poi lo chiede anche {dummy}.",
        "The first to speak is {rho}: 'no {suit}?'; then {dummy} asks it too.",
    ),
    text(
        "«Non hai {suit}?», chiede {dummy} a {declarer} dopo che glielo ha chiesto {rho}.",
        "'No {suit}?' {dummy} asks {declarer} after {rho} has asked him.",
    ),
    text(
        "{rho} chiede per primo: «finite le {suit}?»; lo stesso chiede {dummy}.",
        "{rho} is the first to ask: 'out of {suit}?'; {dummy} asks the same.",
    ),
    because(
        "62A",
        [
            "il primo a chiedere a {declarer} se avesse {suit} è stato {rho}",
            "il primo a chiedere a {declarer} se avesse {suit} fosse stato {rho}",
        ],
        [
            "the first to ask {declarer} about {suit} was {rho}",
            "the first to ask {declarer} about {suit} had been {rho}",
        ],
    ),
];
pub const CORRECTS: SentenceWordings = &[
    text(
        "Subito {declarer} trova {right} e l{o/a:right} gioca al posto di {wrong}; la presa va a {winner}.",
        "{declarer} at once finds the {right} and plays it instead of the {wrong}; the trick goes to {winner}.",
    ),
    text(
        "{declarer} riguarda le carte e cambia subito {wrong} con {right}; vince la presa {winner}.",
        "{declarer} looks at his cards again and at once changes the {wrong} for the {right}; {winner} wins the trick.",
    ),
    text(
        "{declarer} si accorge dell'errore e al posto di {wrong} gioca {right}; è di {winner} la presa.",
        "{declarer} notices the mistake and plays the {right} instead of the {wrong}; the trick is {winner}'s.",
    ),
];
pub const WON_LATER: SentenceWordings = &[
    text(
        "Dopo quella presa {declarer} e {dummy} ne vincono altre.",
        "After that trick {declarer} and {dummy} win others.",
    ),
    text(
        "Nel seguito del gioco {declarer} e {dummy} fanno altre prese.",
        "In the rest of the play {declarer} and {dummy} win more tricks.",
    ),
    text(
        "Da lì alla fine {declarer} e {dummy} fanno almeno un'altra presa.",
        "From there to the end {declarer} and {dummy} make at least one more trick.",
    ),
    because(
        "64A",
        [
            "{declarer} e {dummy} hanno poi vinto altre prese",
            "{declarer} e {dummy} avessero poi vinto altre prese",
        ],
        [
            "{declarer} and {dummy} later won more tricks",
            "{declarer} and {dummy} had later won more tricks",
        ],
    ),
];
pub const NOT_LATER: SentenceWordings = &[
    text(
        "Dopo quella presa {declarer} e {dummy} non ne vincono altre.",
        "After that trick {declarer} and {dummy} win no others.",
    ),
    text(
        "Nel seguito del gioco {declarer} e {dummy} non fanno altre prese.",
        "In the rest of the play {declarer} and {dummy} win no more tricks.",
    ),
    text(
        "Da lì alla fine {declarer} e {dummy} non fanno nessun'altra presa.",
        "From there to the end {declarer} and {dummy} make no other trick.",
    ),
    because(
        "64A",
        [
            "{declarer} e {dummy} non hanno poi vinto altre prese",
            "{declarer} e {dummy} non avessero poi vinto altre prese",
        ],
        [
            "{declarer} and {dummy} later won no more tricks",
            "{declarer} and {dummy} had later won no more tricks",
        ],
    ),
];
pub const LEADS_OUT_OF_TURN: SentenceWordings = &[
    text(
        "L'attacco tocca a {rightful}, ma {by}, che crede di aver vinto l'ultima presa, attacca {card}.",
        "It is for {rightful} to lead, but {by}, who believes that he has won the last trick, leads the {card}.",
    ),
    text(
        "{by} crede di essere in presa e attacca {card}, mentre in presa è {rightful}.",
        "{by} believes that he is on lead and leads the {card}, while the lead is {rightful}'s.",
    ),
    text(
        "{by}, che ha contato male le prese, attacca {card} al posto di {rightful}.",
        "{by}, who has miscounted the tricks, leads the {card} in place of {rightful}.",
    ),
];
pub const REFUSES: SentenceWordings = &[
    text(
        "All'Arbitro {declarer} dice che rifiuta l'attacco di {by}.",
        "{declarer} tells the director that he refuses {by}'s lead.",
    ),
    text(
        "Davanti all'Arbitro {declarer} rifiuta l'attacco di {by}.",
        "In the director's presence {declarer} refuses {by}'s lead.",
    ),
    text(
        "{declarer} dice all'Arbitro: «l'attacco di {by} non lo accetto».",
        "'I do not accept {by}'s lead,' {declarer} says to the director.",
    ),
    because(
        "56",
        ["l'attacco di {by} non è stato accettato", "l'attacco di {by} non fosse stato accettato"],
        ["{by}'s lead was not accepted", "{by}'s lead had not been accepted"],
    ),
];
pub const ACCEPTS: SentenceWordings = &[
    text(
        "All'Arbitro {declarer} dice che accetta l'attacco di {by}.",
        "{declarer} tells the director that he accepts {by}'s lead.",
    ),
    text(
        "Davanti all'Arbitro {declarer} accetta l'attacco di {by}.",
        "In the director's presence {declarer} accepts {by}'s lead.",
    ),
    text(
        "{declarer} dice all'Arbitro: «l'attacco di {by} lo accetto».",
        "'I accept {by}'s lead,' {declarer} says to the director.",
    ),
    because(
        "53A",
        ["l'attacco di {by} è stato accettato", "l'attacco di {by} fosse stato accettato"],
        ["{by}'s lead was accepted", "{by}'s lead had been accepted"],
    ),
];
