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
        "Senza aspettare oltre {by} richiede il resto e scopre la mano.",
        "Without further delay {by} claims the rest and faces his hand.",
    ),
];
pub const STATES_LINE: SentenceWordings = &[
    text("Dice anche in che ordine le giocherà.", "He also says in which order he will play them."),
    text(
        "Aggiunge, carta per carta, come le farà.",
        "He adds, card by card, how he will make them.",
    ),
    text("Spiega la sua linea di gioco.", "He explains his line of play."),
];
pub const STATES_NO_LINE: SentenceWordings = &[
    text(
        "Non dice in che ordine le giocherà.",
        "He does not say in which order he will play them.",
    ),
    text(
        "Come le farà, carta per carta, non lo aggiunge.",
        "How he will make them, card by card, he does not add.",
    ),
    text("Non spiega nessuna linea di gioco.", "He explains no line of play."),
];
pub const NEEDS_NOTHING: SentenceWordings = &[
    text(
        "Da quale avversario siano le carte mancanti, per la richiesta di {by} non importa.",
        "Which opponent holds the missing cards does not matter for {by}'s claim.",
    ),
    text(
        "La richiesta di {by} non dipende da chi degli avversari abbia una certa carta.",
        "{by}'s claim does not depend on which opponent holds some card.",
    ),
];
pub const WORSE_LINE: SentenceWordings = &[
    text(
        "Secondo l'Arbitro c'è una linea normale, distratta ma compatibile con ciò che {by} ha detto, che fa una presa in meno.",
        "The director finds a normal line, careless but in keeping with what {by} said, that makes a trick less.",
    ),
    text(
        "Con le carte giocate in un altro ordine normale, che {by} non ha escluso, l'Arbitro trova che si perde una presa.",
        "If the cards are played in another normal order, which {by} has not excluded, a trick is lost, the director finds.",
    ),
];
pub const NO_WORSE_LINE: SentenceWordings = &[
    text(
        "Secondo l'Arbitro non c'è una linea normale, nemmeno distratta, compatibile con ciò che {by} ha detto, che fa una presa in meno.",
        "The director finds no normal line, not even a careless one, in keeping with what {by} said, that makes a trick less.",
    ),
    text(
        "Con le carte giocate in un altro ordine normale, che {by} non ha escluso, l'Arbitro trova che non si perde nessuna presa.",
        "If the cards are played in another normal order, which {by} has not excluded, no trick is lost, the director finds.",
    ),
];
pub const CALLED_NEXT_BOARD: SentenceWordings = &[
    text(
        "{caller} ha già fatto una chiamata nel board successivo.",
        "{caller} has already made a call on the next board.",
    ),
    text(
        "Si è passati al board dopo, dove {caller} ha chiamato.",
        "They have gone on to the next board, where {caller} has called.",
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
        "Nel turno seguente, ormai cominciato, {caller} è altrove.",
        "In the following round, which has begun, {caller} is elsewhere.",
    ),
];
pub const NO_CALL_YET: SentenceWordings = &[
    text(
        "{caller} non ha ancora fatto una chiamata nel board successivo.",
        "{caller} has not made a call on the next board yet.",
    ),
    text(
        "Si è ancora a questo board, e {caller} non ha altre carte in mano.",
        "They are still at this board, and {caller} has no other cards in his hand.",
    ),
    text(
        "Nel board seguente non c'è ancora una chiamata, né di {caller} né di altri.",
        "On the following board there is no call yet, by {caller} or by anyone else.",
    ),
];
