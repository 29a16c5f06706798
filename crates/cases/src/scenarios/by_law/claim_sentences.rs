//! Sentences about claims and concessions that the scenarios of Laws 68 to 71 share.

use crate::scenarios::story::SentenceWordings;
use arbitro_laws::ruling::text;

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
];
pub const CLAIMS_ALL_BUT_ONE: SentenceWordings = &[
    text(
        "«Una è vostra, le altre sono mie», dice {by}, e posa le carte.",
        "'One is yours, the rest are mine', says {by}, and puts down his cards.",
    ),
    text(
        "{by} mostra le carte, concede una presa e richiede tutte le altre.",
        "{by} shows his cards, concedes one trick and claims all the others.",
    ),
    text(
        "Per non perdere tempo {by} scopre la mano, concede una presa e richiede le altre.",
        "To save time {by} faces his hand, concedes one trick and claims the others.",
    ),
];
pub const CLAIMS_MOST: SentenceWordings = &[
    text(
        "«Vi lascio le vostre prese, le altre sono mie», dice {by}, e posa le carte.",
        "'You have your tricks, the rest are mine', says {by}, and puts down his cards.",
    ),
    text(
        "{by} mostra le carte, concede alcune prese e richiede tutte le altre.",
        "{by} shows his cards, concedes some tricks and claims all the others.",
    ),
    text(
        "Per non perdere tempo {by} scopre la mano, concede alcune prese e richiede le altre.",
        "To save time {by} faces his hand, concedes some tricks and claims the others.",
    ),
];
pub const STATES_LINE: SentenceWordings = &[
    text("Dice anche in che ordine le giocherà.", "He also says in which order he will play them."),
    text("Aggiunge come le farà, carta per carta.", "He adds how he will make them, card by card."),
    text("Spiega la sua linea di gioco.", "He explains his line of play."),
];
pub const STATES_NO_LINE: SentenceWordings = &[
    text(
        "Non dice in che ordine le giocherà.",
        "He does not say in which order he will play them.",
    ),
    text("Non aggiunge come le farà.", "He does not add how he will make them."),
    text("Non spiega nessuna linea di gioco.", "He explains no line of play."),
];
pub const NEEDS_NOTHING: SentenceWordings = &[
    text(
        "La richiesta di {by}, accerta l'Arbitro, non dipende da quale avversario abbia le carte che mancano.",
        "{by}'s claim, the director finds, does not depend on which opponent holds the missing cards.",
    ),
    text(
        "Per la richiesta di {by} non importa quale avversario abbia una certa carta.",
        "For {by}'s claim it does not matter which opponent holds a particular card.",
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
];
pub const CALLED_NEXT_BOARD: SentenceWordings = &[
    text(
        "{caller} ha già fatto una chiamata nel board successivo.",
        "{caller} has already made a call on the next board.",
    ),
    text(
        "Si è passati al board dopo, e {caller} ha già chiamato.",
        "They have gone on to the next board, and {caller} has already called.",
    ),
    text(
        "Nel board seguente c'è già una chiamata di {caller}.",
        "On the following board there is already a call by {caller}.",
    ),
];
pub const ROUND_IS_OVER: SentenceWordings = &[
    text(
        "{caller} ha già lasciato il tavolo: il turno è finito.",
        "{caller} has already left the table: the round is over.",
    ),
    text(
        "Si è passati al turno dopo, e {caller} è a un altro tavolo.",
        "They have gone on to the next round, and {caller} is at another table.",
    ),
    text(
        "Nel turno seguente, già cominciato, {caller} è a un altro tavolo.",
        "In the following round, which has begun, {caller} is at another table.",
    ),
];
pub const NO_CALL_YET: SentenceWordings = &[
    text(
        "{caller} non ha ancora fatto una chiamata nel board successivo.",
        "{caller} has not made a call on the next board yet.",
    ),
    text(
        "Si è ancora a questo board, e {caller} non ha preso le carte del prossimo.",
        "They are still at this board, and {caller} has not taken up the cards of the next one.",
    ),
    text(
        "Nel board seguente nessuno ha ancora chiamato, nemmeno {caller}.",
        "On the following board nobody has called yet, {caller} included.",
    ),
];
