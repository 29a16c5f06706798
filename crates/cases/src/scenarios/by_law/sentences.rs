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
/// Declarer leads the suit in the slot `suit` from the hand in the slot `from`, and it is the turn of `partner`.
pub const DECLARER_HAS_LED: SentenceWordings = &[
    text(
        "{declarer} attacca a {suit} {from}, e tocca a {partner}.",
        "{declarer} leads {suit} {from}, and it is {partner}'s turn.",
    ),
    text(
        "{declarer} attacca a {suit} {from}; ora deve giocare {partner}.",
        "{declarer} leads {suit} {from}; now {partner} is to play.",
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
        "L'Arbitro accerta che {by}, con la spiegazione giusta di {declarer}, avrebbe scelto un'altra carta, e con {partner} avrebbe fatto una presa in più; altri danni non ne trova.",
        "The director finds that {by}, with the right explanation by {declarer}, would have chosen another card, and he and {partner} would have made a trick more; he finds no other damage.",
    ),
    text(
        "{by}, accerta l'Arbitro, per l'errore di {declarer} ha scelto una carta che è costata a lui e a {partner} una presa; altri danni non ce ne sono.",
        "{by}, the director finds, because of {declarer}'s error chose a card that cost him and {partner} a trick; there was no other damage.",
    ),
    text(
        "{by} si è fidato della spiegazione errata di {declarer} e, accerta l'Arbitro, la sua carta è costata a lui e a {partner} una presa; altri danni non ci sono stati.",
        "{by} relied on {declarer}'s wrong explanation and, the director finds, his card cost him and {partner} a trick; there was no other damage.",
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
        "L'Arbitro accerta che {by} ha frainteso la spiegazione giusta di {declarer} e ha perciò scelto un'altra carta, e che con {partner} ha fatto una presa in meno; altri danni non ne trova.",
        "The director finds that {by} misunderstood the right explanation by {declarer} and so chose another card, and that he and {partner} made a trick less; he finds no other damage.",
    ),
    text(
        "{by}, accerta l'Arbitro, ha frainteso ciò che {declarer} aveva spiegato bene, e la sua carta è costata a lui e a {partner} una presa; altri danni non ce ne sono.",
        "{by}, the director finds, misunderstood what {declarer} had explained correctly, and his card cost him and {partner} a trick; there was no other damage.",
    ),
    text(
        "{by} ha frainteso la spiegazione esatta di {declarer} e, accerta l'Arbitro, la sua carta è costata a lui e a {partner} una presa; altri danni non ci sono stati.",
        "{by} misunderstood {declarer}'s correct explanation and, the director finds, his card cost him and {partner} a trick; there was no other damage.",
    ),
    because(
        "21A",
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
