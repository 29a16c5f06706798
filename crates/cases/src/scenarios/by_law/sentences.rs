//! Sentences that scenarios of several Laws share: about the director and the turn, plays out of turn, exposed cards,
//! revokes, claims and concessions. The alternatives of a choice name the same players and cards.

use super::prelude::*;

pub const DIRECTOR_CALLED: SentenceWordings = &[
    text("Si chiama l'Arbitro.", "The director is called."),
    text("L'Arbitro è chiamato al tavolo.", "The director is called to the table."),
    text("Al tavolo si chiede l'intervento dell'Arbitro.", "The table asks for the director."),
];
pub const DECLARER_CALLS: SentenceWordings = &[
    text("{declarer} chiama l'Arbitro.", "{declarer} calls the director."),
    text("È {declarer} a chiamare l'Arbitro.", "It is {declarer} who calls the director."),
    text("L'Arbitro arriva, chiamato da {declarer}.", "The director comes, called by {declarer}."),
];
pub const OPPONENT_CALLS: SentenceWordings = &[
    text("{opponent} chiama l'Arbitro.", "{opponent} calls the director."),
    text("È {opponent} a chiamare l'Arbitro.", "It is {opponent} who calls the director."),
    text("L'Arbitro arriva, chiamato da {opponent}.", "The director comes, called by {opponent}."),
];
/// An opponent holds declarer to a card.
pub const SAYS_PLAYED: SentenceWordings = &[
    text(
        "{opponent} sostiene che {card} è giocat{o/a} e chiama l'Arbitro.",
        "{opponent} maintains that the {card} is played and calls the director.",
    ),
    text(
        "{opponent} chiama l'Arbitro: per lui {card} è giocat{o/a}.",
        "{opponent} calls the director: to him the {card} is played.",
    ),
];
pub const DUMMYS_TURN: SentenceWordings = &[
    text("Tocca al morto ({dummy}).", "It is the turn of dummy ({dummy})."),
    text("Deve giocare il morto ({dummy}).", "Dummy ({dummy}) is to play."),
    text("È il turno del morto ({dummy}).", "Dummy ({dummy}) is next to play."),
];
/// The next player has played his card, or has not.
pub const NEXT_PLAYS: SentenceWordings = &[
    text("{next} gioca {card}.", "{next} plays the {card}."),
    text("{next} ha già giocato {card}.", "{next} has already played the {card}."),
    text("Poi gioca {next}, {card}.", "{next} plays the {card}."),
    short_reasons::NEXT_HAS_PLAYED_CARD,
];
pub const NEXT_WAITS: SentenceWordings = &[
    text("{next} non ha ancora giocato.", "{next} has not played yet."),
    text("Per ora {next} non gioca.", "For now {next} does not play."),
    text("{next} aspetta, senza giocare.", "{next} waits, without playing."),
    short_reasons::next_has_not_played(""),
];

pub const REVOKES: SentenceWordings = &[
    text(
        "Si gioca a {suit}; {by} guarda in fretta le sue carte e gioca {wrong}, pur avendo {held}.",
        "{suit} are led; {by} looks at his cards in haste and plays the {wrong}, though he holds the {held}.",
    ),
    text(
        "Sull'attacco a {suit} {by}, distratto da una voce, gioca {wrong} e tiene {held}.",
        "On the lead of {suit} {by}, distracted by a voice, plays the {wrong} and keeps the {held}.",
    ),
    text(
        "Convinto di non avere più {suit}, {by} gioca {wrong}; ha ancora {held}.",
        "Sure that he has no {suit} left, {by} plays the {wrong}; he still has the {held}.",
    ),
    text(
        "{by} confonde i semi: sull'attacco a {suit} gioca {wrong}, benché abbia {held}.",
        "{by} mixes up the suits: on the lead of {suit} he plays the {wrong}, though he has the {held}.",
    ),
];
pub const TRICK_WON_BY: SentenceWordings = &[
    text("La presa è di {winner}.", "The trick is {winner}'s."),
    text("Vince {winner}.", "{winner} wins it."),
    text(
        "Con le quattro carte sul tavolo la presa va a {winner}.",
        "With the four cards on the table the trick goes to {winner}.",
    ),
];
pub const WON_LATER: SentenceWordings = &[
    text(
        "Da lì alla fine del gioco {by} e {partner} vincono altre prese.",
        "From there to the end of play {by} and {partner} win further tricks.",
    ),
    text(
        "Dopo la presa della renonce {by} e {partner} ne fanno ancora almeno una.",
        "After the revoke trick {by} and {partner} win at least one more.",
    ),
    text(
        "Nel resto del gioco {by} e {partner} fanno almeno una presa.",
        "In the rest of the play {by} and {partner} win at least one trick.",
    ),
    because(
        "64A",
        [
            "{by} e {partner} hanno vinto una presa dopo quella della renonce",
            "{by} e {partner} avessero vinto una presa dopo quella della renonce",
        ],
        [
            "{by} and {partner} won a trick after that of the revoke",
            "{by} and {partner} had won a trick after that of the revoke",
        ],
    ),
];
pub const NOT_LATER: SentenceWordings = &[
    text(
        "Da lì alla fine del gioco {by} e {partner} non vincono altre prese.",
        "From there to the end of play {by} and {partner} win no further tricks.",
    ),
    text(
        "Dopo la presa della renonce {by} e {partner} non ne fanno più nessuna.",
        "After the revoke trick {by} and {partner} win no more.",
    ),
    text(
        "Nel resto del gioco {by} e {partner} non fanno nessuna presa.",
        "In the rest of the play {by} and {partner} win no trick at all.",
    ),
    because(
        "64A",
        [
            "{by} e {partner} non hanno vinto prese dopo quella della renonce",
            "{by} e {partner} non avessero vinto prese dopo quella della renonce",
        ],
        [
            "{by} and {partner} won no trick after that of the revoke",
            "{by} and {partner} had won no trick after that of the revoke",
        ],
    ),
];

pub const CLAIMS_ALL: SentenceWordings = &[
    text(
        "«Le altre sono mie», dice {by}, e posa le carte.",
        "'The rest are mine', says {by}, and puts down his cards.",
    ),
    text(
        "{by} mostra le carte e richiede tutte le prese che restano.",
        "{by} shows his cards and claims all the tricks that are left.",
    ),
    text(
        "Per non perdere tempo {by} scopre la mano e richiede tutte le prese restanti.",
        "To save time {by} faces his hand and claims all the remaining tricks.",
    ),
    because(
        "68A",
        ["{by} ha richiesto tutte le prese", "{by} avesse richiesto tutte le prese"],
        ["{by} claimed all the tricks", "{by} had claimed all the tricks"],
    ),
];
pub const CLAIMS_SOME: SentenceWordings = &[
    text(
        "«Ne faccio ancora {claimed}, il resto è vostro», dice {by}, e posa le carte.",
        "'I make {claimed} more, the rest is yours', says {by}, and puts down his cards.",
    ),
    text(
        "{by} mostra le carte, richiede {claimed} delle prese che restano e concede il resto.",
        "{by} shows his cards, claims {claimed} of the tricks that are left and concedes the rest.",
    ),
    text(
        "Per non perdere tempo {by} scopre la mano: richiede {claimed} prese e concede il resto.",
        "To save time {by} faces his hand: he claims {claimed} tricks and concedes the rest.",
    ),
    because(
        "68A",
        ["{by} ha richiesto {claimed} prese", "{by} avesse richiesto {claimed} prese"],
        ["{by} claimed {claimed} tricks", "{by} had claimed {claimed} tricks"],
    ),
];
pub const WORSE_LINE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che una linea normale, distratta ma compatibile con la richiesta di {by}, fa una presa in meno.",
        "The director finds that a normal line, careless but in keeping with {by}'s claim, makes a trick less.",
    ),
    text(
        "Se le carte si giocano in un altro ordine normale, che {by} non ha escluso, si perde una presa: così accerta l'Arbitro.",
        "If the cards are played in another normal order, which {by} has not excluded, a trick is lost: so the director finds.",
    ),
    text(
        "Secondo l'Arbitro {by}, con un gioco normale ma disattento che non contraddice la richiesta, può perdere una presa.",
        "In the director's view {by}, by a normal but inattentive play that does not contradict the claim, may lose a trick.",
    ),
    because(
        "70",
        [
            "con un gioco normale ma disattento {by} può perdere una presa",
            "con un gioco normale ma disattento {by} potesse perdere una presa",
        ],
        [
            "by a normal but careless play {by} may lose a trick",
            "by a normal but careless play {by} might lose a trick",
        ],
    ),
];
pub const NO_WORSE_LINE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che nessuna linea normale, nemmeno distratta, compatibile con la richiesta di {by}, fa una presa in meno.",
        "The director finds that no normal line, not even a careless one, in keeping with {by}'s claim, makes a trick less.",
    ),
    text(
        "Se le carte si giocano in un altro ordine normale, che {by} non ha escluso, non si perde nessuna presa: così accerta l'Arbitro.",
        "If the cards are played in another normal order, which {by} has not excluded, no trick is lost: so the director finds.",
    ),
    text(
        "Secondo l'Arbitro {by}, con qualunque gioco normale che non contraddice la richiesta, anche disattento, non perde prese.",
        "In the director's view {by}, by any normal play that does not contradict the claim, even an inattentive one, loses no trick.",
    ),
    because(
        "70",
        [
            "con nessun gioco normale {by} perderebbe una presa",
            "nessun gioco normale di {by} perdesse una presa",
        ],
        ["by no normal play would {by} lose a trick", "no normal play by {by} lost a trick"],
    ),
];

/// Declarer leads the suit in the slot `suit` from the hand in the slot `from`, and it is the turn of `partner`.
pub const DECLARER_HAS_LED: SentenceWordings = &[
    text(
        "{declarer} attacca a {suit} {from}, e tocca a {partner}.",
        "{declarer} leads {suit} {from}, and it is {partner}'s turn.",
    ),
    text(
        "Sull'attacco a {suit} di {declarer} {from} deve giocare {partner}.",
        "After {declarer}'s lead of {suit} {from}, {partner} is to play.",
    ),
    text(
        "{declarer} ha attaccato a {suit} {from}; ora tocca a {partner}.",
        "{declarer} has led {suit} {from}; now it is {partner}'s turn.",
    ),
];

/// The player in the slot `by` makes the opening lead face down.
pub const LEADS_FACE_DOWN: SentenceWordings = &[
    text("{by} attacca {card}, a carta coperta.", "{by} leads the {card} face down."),
    text(
        "{by} mette sul tavolo, coperta, la carta d'attacco: {card}.",
        "{by} puts his opening lead, the {card}, face down on the table.",
    ),
    text(
        "L'attacco di {by} è {card}, giocat{o/a} copert{o/a}.",
        "{by}'s lead is the {card}, played face down.",
    ),
    because(
        "",
        [
            "{card} di {by} era copert{o/a:card}",
            "{card} di {by} fosse stat{o/a:card} copert{o/a:card}",
        ],
        ["{by}'s {card} was face down", "{by}'s {card} had been face down"],
    ),
];

/// The wrong explanation of declarer made the player in the slot `by` choose a card that cost a trick.
pub const MISLED_BY_ERROR: SentenceWordings = &[
    text(
        "L'Arbitro accerta questo soltanto: se {declarer} avesse spiegato bene, {by} avrebbe scelto un'altra carta, e con {partner} avrebbe fatto una presa in più.",
        "The director finds this alone: had {declarer} explained correctly, {by} would have chosen another card, and he and {partner} would have made a trick more.",
    ),
    text(
        "Dall'esame dell'Arbitro risulta una cosa sola: con la spiegazione giusta di {declarer} sarebbe stata un'altra la carta di {by}, che con {partner} avrebbe fatto una presa in più.",
        "The director's inquiry shows one thing only: with the right explanation by {declarer}, {by} would have played another card, and he and {partner} would have made a trick more.",
    ),
    text(
        "Per l'Arbitro il risultato è dipeso da una cosa sola: l'errore di {declarer} nello spiegare ha fatto scegliere a {by} una carta costata a lui e a {partner} una presa.",
        "In the director's view the result turned on one thing only: {declarer}'s error in explaining made {by} choose a card which cost him and {partner} a trick.",
    ),
    because(
        "47E2",
        [
            "l'errore di {declarer} nello spiegare è costato una presa a {by} e {partner}",
            "l'errore di {declarer} nello spiegare fosse costato una presa a {by} e {partner}",
        ],
        [
            "{declarer}'s wrong explanation cost {by} and {partner} a trick",
            "{declarer}'s wrong explanation had cost {by} and {partner} a trick",
        ],
    ),
];
/// The player in the slot `by` misunderstood the right explanation of declarer, and chose a card that cost a trick.
pub const MISUNDERSTOOD: SentenceWordings = &[
    text(
        "L'Arbitro accerta questo soltanto: {declarer} aveva spiegato bene, ma {by} ha capito male e ha scelto un'altra carta, e con {partner} ha fatto una presa in meno.",
        "The director finds this alone: {declarer} had explained correctly, but {by} misunderstood him and chose another card, and he and {partner} made a trick less.",
    ),
    text(
        "Dall'esame dell'Arbitro risulta una cosa sola: la spiegazione giusta di {declarer} è stata fraintesa da {by}, che con {partner} ha fatto perciò una presa in meno.",
        "The director's inquiry shows one thing only: the right explanation by {declarer} was misunderstood by {by}, and so he and {partner} made a trick less.",
    ),
    text(
        "Per l'Arbitro il risultato è dipeso da una cosa sola: {by} ha frainteso ciò che {declarer} aveva spiegato bene, e la sua carta è costata a lui e a {partner} una presa.",
        "In the director's view the result turned on one thing only: {by} misunderstood what {declarer} had explained correctly, and his card cost him and {partner} a trick.",
    ),
    because(
        "",
        [
            "{by} ha frainteso una spiegazione giusta di {declarer}",
            "{by} avesse frainteso una spiegazione giusta di {declarer}",
        ],
        [
            "{by} misunderstood a correct explanation by {declarer}",
            "{by} had misunderstood a correct explanation by {declarer}",
        ],
    ),
];

/// Dummy puts out the card in the slot `put`.
pub const DUMMY_PUTS: SentenceWordings = &[
    text("{dummy} mette {put}.", "{dummy} puts out the {put}."),
    text("{dummy} gioca {put}.", "{dummy} plays the {put}."),
    text("Nella presa {dummy} mette {put}.", "{dummy} puts the {put} in the trick."),
    because(
        "",
        ["{dummy} ha messo {put}", "{dummy} avesse messo {put}"],
        ["{dummy} put out the {put}", "{dummy} had put out the {put}"],
    ),
];

/// Declarer calls the director and asks what he may do.
pub const ASKS_THE_DIRECTOR: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e gli chiede che cosa può fare.",
        "{declarer} calls the director, and asks him what he may do.",
    ),
    text(
        "Chiamato l'Arbitro, {declarer} gli chiede che cosa succede ora.",
        "{declarer} has the director called, and asks him what happens now.",
    ),
    text(
        "{declarer} vuole sapere dall'Arbitro quali possibilità ha.",
        "{declarer} wants to know from the director which options he has.",
    ),
    short_reasons::HAS_NOT_CHOSEN,
];
