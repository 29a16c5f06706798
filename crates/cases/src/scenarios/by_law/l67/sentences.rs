//! The sentences of the scenarios of Law 67.

use crate::scenarios::by_law::prelude::*;

pub const NOBODY_ON: SentenceWordings = &[
    text(
        "Alla presa seguente nessuno ha ancora giocato, né {winner} né {second}.",
        "Nobody has played to the next trick yet, neither {winner} nor {second}.",
    ),
    text(
        "Alla presa seguente nessuno ha ancora messo una carta, né {winner} né {second}.",
        "To the next trick nobody has put out a card yet, neither {winner} nor {second}.",
    ),
    text(
        "La presa seguente non è cominciata: {winner} non ha ancora attaccato, e {second} aspetta.",
        "The next trick has not begun: {winner} has not led yet, and {second} is waiting.",
    ),
    short_reasons::nobody_played_on("67A"),
];
pub const ONE_ON: SentenceWordings = &[
    text(
        "Alla presa seguente {winner} ha già attaccato {lead}, {second} non ha ancora giocato.",
        "To the next trick {winner} has already led the {lead}, {second} has not played yet.",
    ),
    text(
        "{winner} ha già attaccato {lead} alla presa seguente, e {second} non ha ancora giocato.",
        "{winner} has already led the {lead} to the next trick, and {second} has not played yet.",
    ),
    text(
        "Per la presa seguente {winner} ha attaccato {lead}; {second} deve ancora giocare.",
        "{winner} has led the {lead} to the next trick; {second} has still to play.",
    ),
    short_reasons::only_winner_played_on("67A"),
];
pub const BOTH_ON: SentenceWordings = &[
    text(
        "Alla presa seguente {winner} ha già attaccato {lead} e {second} ha giocato {answer}.",
        "To the next trick {winner} has already led the {lead} and {second} has played the {answer}.",
    ),
    text(
        "{winner} ha già attaccato {lead} alla presa seguente, e {second} ha giocato {answer}.",
        "{winner} has already led the {lead} to the next trick, and {second} has played the {answer}.",
    ),
    text(
        "Per la presa seguente {winner} ha attaccato {lead}, su cui {second} ha messo {answer}.",
        "{winner} has led the {lead} to the next trick, on which {second} has played the {answer}.",
    ),
    short_reasons::both_played_on("67B"),
];
pub const DOES_NOT_PLAY: SentenceWordings = &[
    text(
        "{by}, convinto di aver già giocato, non mette nulla: la presa ha tre carte, e la migliore è di {winner}.",
        "{by}, sure that he has already played, puts down nothing: the trick has three cards, and the best is {winner}'s.",
    ),
    text(
        "Mentre {by} parla con un vicino di tavolo si chiude la presa senza la sua carta, e se l'aggiudica {winner}.",
        "While {by} talks to a player at the next table the trick is turned without his card, and {winner} takes it.",
    ),
    text(
        "La presa, che va a {winner}, si chiude con tre carte: {by} pensava di aver già giocato.",
        "The trick, which goes to {winner}, is turned with three cards: {by} thought that he had already played.",
    ),
];
pub const NOTHING_FROM_DUMMY: SentenceWordings = &[
    text(
        "La presa si chiude con tre carte, e la migliore è {best} di {winner}: {declarer} non ha chiamato nulla dal morto ({by}).",
        "The trick is turned with three cards, of which {winner}'s {best} is the best: {declarer} has called nothing from dummy ({by}).",
    ),
    text(
        "{declarer} dimentica di far giocare il morto ({by}): la presa si chiude con tre carte, e la migliore è {best} di {winner}.",
        "{declarer} forgets to play from dummy ({by}): the trick is turned with three cards, and the best is {winner}'s {best}.",
    ),
    text(
        "{declarer} non chiama nessuna carta dal morto ({by}): la presa ha tre carte, e la migliore è {best} di {winner}.",
        "{declarer} calls no card from dummy ({by}): the trick has three cards, and the best is {winner}'s {best}.",
    ),
];
pub const ADDS_OWN: SentenceWordings = &[
    text(
        "A questo punto {opponent} si accorge che nella presa manca una carta: all'arrivo dell'Arbitro {by} aggiunge {own}, e si gioca fino in fondo.",
        "At this point {opponent} notices that a card is missing from the trick: when the director comes {by} adds the {own}, and the board is played out.",
    ),
    text(
        "Ora {opponent} conta tre carte nella presa e chiama l'Arbitro; {by} aggiunge {own}, poi si finisce di giocare.",
        "Now {opponent} counts three cards in the trick and calls the director; {by} adds the {own}, and then play is finished.",
    ),
    text(
        "«Qui le carte sono tre», dice {opponent}: davanti all'Arbitro {by} aggiunge {own}, e il board arriva alla fine.",
        "'There are three cards here', says {opponent}: in the director's presence {by} adds the {own}, and the board is played to the end.",
    ),
];
pub const ADDS_HIGH: SentenceWordings = &[
    text(
        "A questo punto {opponent} si accorge che nella presa manca una carta: all'arrivo dell'Arbitro {declarer} aggiunge {high} di {by}.",
        "At this point {opponent} notices that a card is missing from the trick: when the director comes {declarer} adds {by}'s {high}.",
    ),
    text(
        "Ora {opponent} conta tre carte nella presa e chiama l'Arbitro; {declarer} aggiunge {high} di {by}.",
        "Now {opponent} counts three cards in the trick and calls the director; {declarer} adds {by}'s {high}.",
    ),
    text(
        "«Qui le carte sono tre», dice {opponent}: davanti all'Arbitro {declarer} aggiunge {high} di {by}.",
        "'There are three cards here', says {opponent}: in the director's presence {declarer} adds {by}'s {high}.",
    ),
    because(
        "",
        [
            "{declarer} aggiunge {high}, che batte le altre tre",
            "{declarer} avesse aggiunto {high}, che batte le altre tre",
        ],
        [
            "{declarer} adds the {high}, which beats the other three",
            "{declarer} had added the {high}, which beats the other three",
        ],
    ),
];
pub const ADDS_LOW: SentenceWordings = &[
    text(
        "A questo punto {opponent} si accorge che nella presa manca una carta: all'arrivo dell'Arbitro {declarer} aggiunge {low} di {by}.",
        "At this point {opponent} notices that a card is missing from the trick: when the director comes {declarer} adds {by}'s {low}.",
    ),
    text(
        "Ora {opponent} conta tre carte nella presa e chiama l'Arbitro; {declarer} aggiunge {low} di {by}.",
        "Now {opponent} counts three cards in the trick and calls the director; {declarer} adds {by}'s {low}.",
    ),
    text(
        "«Qui le carte sono tre», dice {opponent}: davanti all'Arbitro {declarer} aggiunge {low} di {by}.",
        "'There are three cards here', says {opponent}: in the director's presence {declarer} adds {by}'s {low}.",
    ),
    because(
        "",
        [
            "{declarer} aggiunge {low}, che non batte le altre tre",
            "{declarer} avesse aggiunto {low}, che non batte le altre tre",
        ],
        [
            "{declarer} adds the {low}, which does not beat the other three",
            "{declarer} had added the {low}, which does not beat the other three",
        ],
    ),
];
pub const IN_VIEW: SentenceWordings = &[
    text(
        "{by} gioca {card}, e con essa gli scivola sul tavolo anche {stuck}, ben visibile.",
        "{by} plays the {card}, and with it the {stuck} slips onto the table too, in full view.",
    ),
    text(
        "Giocando {card} {by} fa cadere accanto anche {stuck}, che resta scopert{o/a:stuck}.",
        "As he plays the {card} {by} drops the {stuck} beside it too, and it stays face up.",
    ),
    text(
        "Insieme a {card} {by} lascia cadere {stuck}, che tutti possono vedere.",
        "Together with the {card} {by} drops the {stuck}, which all can see.",
    ),
    because(
        "50B",
        [
            "{stuck} era cadut{o/a:stuck} scopert{o/a:stuck} accanto a {card}",
            "{stuck} fosse cadut{o/a:stuck} scopert{o/a:stuck} accanto a {card}",
        ],
        [
            "the {stuck} had fallen face up beside the {card}",
            "the {stuck} had fallen face up beside the {card}",
        ],
    ),
];
pub const STUCK_BEHIND: SentenceWordings = &[
    text(
        "{by} gioca {card}, e con essa gli scivola sul tavolo anche {stuck}, nascost{o/a:stuck} dietro.",
        "{by} plays the {card}, and with it the {stuck} slips onto the table too, hidden behind it.",
    ),
    text(
        "Giocando {card} {by} mette giù anche {stuck}, attaccat{o/a:stuck} dietro, che nessuno vede.",
        "As he plays the {card} {by} puts down the {stuck} too, stuck behind it, which nobody sees.",
    ),
    text(
        "Insieme a {card} {by} lascia cadere {stuck}, che nessuno può vedere perché sta sotto.",
        "Together with the {card} {by} drops the {stuck}, which nobody can see because it lies under it.",
    ),
    WAS_HIDDEN,
];
pub const DUMMYS_IN_VIEW: SentenceWordings = &[
    text(
        "{declarer} prende dal morto ({by}) {card} e {stuck} insieme, e le lascia tutte e due in vista: non si può stabilire quale intendesse giocare.",
        "{declarer} takes the {card} and the {stuck} together from dummy ({by}), and leaves both in full view: it cannot be established which of them he meant to play.",
    ),
    text(
        "{declarer}, che prende da sé le carte del morto ({by}), mette sul tavolo insieme {card} e {stuck}, entrambe scoperte: quale volesse giocare non si riesce a stabilire.",
        "{declarer}, who takes the cards of dummy ({by}) himself, puts the {card} and the {stuck} on the table together, both face up: which of them he meant to play cannot be established.",
    ),
    text(
        "Dal morto ({by}) {declarer} prende da sé {card} e {stuck} insieme: sul tavolo si vedono tutte e due, e quale volesse giocare non si può sapere.",
        "From dummy ({by}) {declarer} himself takes the {card} and the {stuck} together: on the table both can be seen, and which he meant to play cannot be known.",
    ),
    because(
        "58B2",
        ["{card} e {stuck} erano in vista insieme", "{card} e {stuck} fossero in vista insieme"],
        [
            "the {card} and the {stuck} were both in view",
            "the {card} and the {stuck} had both been in view",
        ],
    ),
];
pub const DUMMYS_STUCK: SentenceWordings = &[
    text(
        "{declarer} prende dal morto ({by}) {card} e {stuck} insieme, e lascia la seconda nascosta dietro la prima, che è quella che intendeva giocare.",
        "{declarer} takes the {card} and the {stuck} together from dummy ({by}), and leaves the second hidden behind the first, which is the one that he meant to play.",
    ),
    text(
        "{declarer}, che prende da sé le carte del morto ({by}), mette sul tavolo insieme {card} e, sotto, {stuck}: quella che voleva giocare, si stabilisce, è la prima.",
        "{declarer}, who takes the cards of dummy ({by}) himself, puts the {card} and the {stuck} on the table together, the second under the first: it is established that he meant to play the first.",
    ),
    text(
        "Dal morto ({by}) {declarer} prende da sé {card} e {stuck} insieme: sul tavolo la seconda non si vede, ed è la prima che voleva giocare.",
        "From dummy ({by}) {declarer} himself takes the {card} and the {stuck} together: on the table the second cannot be seen, and the first is the one he meant to play.",
    ),
    WAS_HIDDEN,
];
pub const TWO_FOUND: SentenceWordings = &[
    text(
        "A questo punto {opponent} trova due carte di {by} in quella presa e chiama l'Arbitro.",
        "At this point {opponent} finds two cards of {by}'s in that trick and calls the director.",
    ),
    text(
        "Ora {opponent} si accorge che in quella presa le carte di {by} sono due, e si chiama l'Arbitro.",
        "Now {opponent} notices that in that trick there are two cards of {by}'s, and the director is called.",
    ),
    text(
        "«In quella presa {by} ha giocato due carte», dice {opponent}, e chiama l'Arbitro.",
        "'{by} has played two cards to that trick', says {opponent}, and calls the director.",
    ),
];
pub const TRICKS_LATER: SentenceWordings = &[
    text(
        "Dopo quella presa {by} e {partner} ne vincono almeno una.",
        "After that trick {by} and {partner} win at least one.",
    ),
    text(
        "Nel seguito del gioco {by} e {partner} fanno almeno una presa.",
        "In the play that follows {by} and {partner} win at least one trick.",
    ),
    text(
        "{by} e {partner} vincono poi almeno una presa.",
        "{by} and {partner} then win at least one trick.",
    ),
    short_reasons::won_later("64A2"),
];
pub const NONE_LATER: SentenceWordings = &[
    text(
        "Dopo quella presa {by} e {partner} non ne vincono nessuna.",
        "After that trick {by} and {partner} win none.",
    ),
    text(
        "Nel seguito del gioco {by} e {partner} non fanno nessuna presa.",
        "In the play that follows {by} and {partner} win no trick at all.",
    ),
    text(
        "{by} e {partner} non vincono poi nessuna presa.",
        "{by} and {partner} then win no trick at all.",
    ),
    short_reasons::WON_NOTHING_LATER,
];
pub const TOO_LITTLE: SentenceWordings = &[
    text(
        "L'errore di {by} ha nascosto {own}: senza l'errore, accerta l'Arbitro, {opponent} e {ally} avrebbero fatto più prese di quante ne segneranno.",
        "{by}'s error hid the {own}: without it, the director finds, {opponent} and {ally} would have won more tricks than they will score.",
    ),
    text(
        "L'Arbitro accerta che {opponent} e {ally}, se {by} avesse giocato {own} in tempo, avrebbero fatto più prese di quante ne segneranno.",
        "The director finds that {opponent} and {ally}, had {by} played the {own} in time, would have won more tricks than they will score.",
    ),
    text(
        "Se {by} avesse giocato {own} in tempo, {opponent} e {ally} avrebbero contato meglio le {suit}, e fatto più prese di quante ne segneranno: così accerta l'Arbitro.",
        "Had {by} played the {own} in time, {opponent} and {ally} would have counted {suit} better, and won more tricks than they will score: so the director finds.",
    ),
    because(
        "64C",
        [
            "l'errore è costato a {opponent} e {ally} più della rettifica",
            "l'errore fosse costato a {opponent} e {ally} più della rettifica",
        ],
        [
            "the error cost {opponent} and {ally} more than the rectification gives",
            "the error had cost {opponent} and {ally} more than the rectification gives",
        ],
    ),
];
pub const ENOUGH: SentenceWordings = &[
    text(
        "L'errore di {by} ha nascosto {own}: senza l'errore, accerta l'Arbitro, {opponent} e {ally} non avrebbero fatto più prese di quante ne segneranno.",
        "{by}'s error hid the {own}: without it, the director finds, {opponent} and {ally} would have won no more tricks than they will score.",
    ),
    text(
        "L'Arbitro accerta che {opponent} e {ally}, se {by} avesse giocato {own} in tempo, non avrebbero fatto più prese di quante ne segneranno.",
        "The director finds that {opponent} and {ally}, had {by} played the {own} in time, would have won no more tricks than they will score.",
    ),
    text(
        "Anche se {by} avesse giocato {own} in tempo, {opponent} e {ally} non avrebbero giocato le {suit} meglio, né fatto più prese di quante ne segneranno: così accerta l'Arbitro.",
        "Even had {by} played the {own} in time, {opponent} and {ally} would not have played {suit} better, nor won more tricks than they will score: so the director finds.",
    ),
    because(
        "",
        [
            "l'errore non è costato a {opponent} e {ally} più della rettifica",
            "l'errore non fosse costato a {opponent} e {ally} più della rettifica",
        ],
        [
            "the error cost {opponent} and {ally} no more than the rectification gives",
            "the error had cost {opponent} and {ally} no more than the rectification gives",
        ],
    ),
];
const WAS_HIDDEN: SentenceWording = because(
    "58B1",
    [
        "{stuck} era nascost{o/a:stuck} dietro {card}",
        "{stuck} fosse nascost{o/a:stuck} dietro {card}",
    ],
    ["the {stuck} was hidden behind the {card}", "the {stuck} had been hidden behind the {card}"],
);
