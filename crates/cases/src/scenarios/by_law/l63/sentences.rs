//! The sentences of the scenarios of Law 63.

use crate::scenarios::by_law::prelude::*;

pub const DISCARDS: SentenceWordings = &[
    text(
        "{leader} attacca a {suit}{from_leader}; {by} scarta {wrong}, benché abbia ancora {held}.",
        "{leader} leads {suit}{from_leader}; {by} discards the {wrong}, although he still has the {held}.",
    ),
    text(
        "Sull'attacco a {suit} di {leader}{from_leader}, {by} scarta {wrong}: non si è accorto di avere ancora {held}.",
        "On {leader}'s lead of {suit}{from_leader} {by} discards the {wrong}: he has not noticed that he still has the {held}.",
    ),
    text(
        "{leader} attacca a {suit}{from_leader} e {by} scarta {wrong}, credendo di non averne più; invece ha {held}.",
        "{leader} leads {suit}{from_leader} and {by} discards the {wrong}, thinking that he has none left; but he has the {held}.",
    ),
    text(
        "{by} ha ancora {held}, ma sull'attacco a {suit} di {leader}{from_leader} scarta {wrong}.",
        "{by} still has the {held}, but on {leader}'s lead of {suit}{from_leader} he discards the {wrong}.",
    ),
];
pub const RUFFS: SentenceWordings = &[
    text(
        "{leader} attacca a {suit}{from_leader}; {by} taglia con {wrong}, benché abbia ancora {held}.",
        "{leader} leads {suit}{from_leader}; {by} ruffs with the {wrong}, although he still has the {held}.",
    ),
    text(
        "Sull'attacco a {suit} di {leader}{from_leader}, {by} taglia con {wrong}: non si è accorto di avere ancora {held}.",
        "On {leader}'s lead of {suit}{from_leader} {by} ruffs with the {wrong}: he has not noticed that he still has the {held}.",
    ),
    text(
        "{leader} attacca a {suit}{from_leader} e {by} taglia con {wrong}, credendo di non averne più; invece ha {held}.",
        "{leader} leads {suit}{from_leader} and {by} ruffs with the {wrong}, thinking that he has none left; but he has the {held}.",
    ),
    text(
        "{by} ha ancora {held}, ma sull'attacco a {suit} di {leader}{from_leader} taglia con {wrong}.",
        "{by} still has the {held}, but on {leader}'s lead of {suit}{from_leader} he ruffs with the {wrong}.",
    ),
];
pub const NOTICES: SentenceWordings = &[
    text(
        "A questo punto {speaker} si accorge della renonce di {by} e chiama l'Arbitro.",
        "At this point {speaker} notices {by}'s revoke and calls the director.",
    ),
    text(
        "Ora {speaker} fa notare che {by} non ha risposto a {suit}, e chiama l'Arbitro.",
        "Now {speaker} points out that {by} has not followed to {suit}, and calls the director.",
    ),
    text(
        "«{by} ha fatto renonce», dice {speaker}, e chiama l'Arbitro.",
        "'{by} has revoked', says {speaker}, and calls the director.",
    ),
    because(
        "",
        ["nessuno ha richiesto né concesso prese", "nessuno avesse richiesto né concesso prese"],
        ["nobody has claimed or conceded tricks", "nobody had claimed or conceded tricks"],
    ),
];
pub const CLAIMS_AND_NOTICES: SentenceWordings = &[
    text(
        "A questo punto {speaker} richiede le prese che restano e {by} accetta; quando la linea di {by} ha già chiamato nel board successivo si scopre la renonce.",
        "At this point {speaker} claims the tricks that are left and {by} agrees; when {by}'s side has already called on the next board the revoke is discovered.",
    ),
    text(
        "Ora {speaker} mostra le carte e richiede il resto, {by} accetta, e la renonce si nota quando la linea di {by} ha già chiamato nel board successivo.",
        "Now {speaker} shows his cards and claims the rest, {by} agrees, and the revoke is noticed when {by}'s side has already called on the next board.",
    ),
    text(
        "{speaker} richiede le prese rimaste, {by} dice di sì, e la linea di {by} ha già chiamato nel board successivo quando la renonce viene fuori.",
        "{speaker} claims the remaining tricks, {by} says yes, and {by}'s side has already called on the next board when the revoke comes to light.",
    ),
    short_reasons::AGREED_FOR_GOOD,
];
pub const CONCEDES_AND_NOTICES: SentenceWordings = &[
    text(
        "A questo punto {by} concede le prese che restano a {speaker} e il compagno di {by} non si oppone; poi, prima del board successivo, si scopre la renonce.",
        "At this point {by} concedes the tricks that are left to {speaker} and {by}'s partner does not object; then, before the next board, the revoke is discovered.",
    ),
    text(
        "Ora {by} posa le carte e concede il resto a {speaker}, il compagno di {by} non si oppone, e la renonce si nota prima del board successivo.",
        "Now {by} puts down his cards and concedes the rest to {speaker}, {by}'s partner does not object, and the revoke is noticed before the next board.",
    ),
    text(
        "{by} lascia a {speaker} tutte le prese rimaste, il compagno di {by} non si oppone, e il board successivo è ancora chiuso quando la renonce viene fuori.",
        "{by} gives {speaker} all the remaining tricks, {by}'s partner does not object, and the next board is still closed when the revoke comes to light.",
    ),
    because(
        "63A3",
        [
            "{by} ha concesso a {speaker} le prese restanti",
            "{by} avesse concesso a {speaker} le prese restanti",
        ],
        [
            "{by} has conceded the remaining tricks to {speaker}",
            "{by} had conceded the remaining tricks to {speaker}",
        ],
    ),
];
pub const THINKS_OF_LEAD: SentenceWordings = &[
    text(
        "{winner} pensa a che cosa attaccare alla presa seguente.",
        "{winner} is thinking about what to lead to the next trick.",
    ),
    text(
        "Per la presa seguente {winner} sta ancora scegliendo la carta.",
        "For the next trick {winner} is still choosing his card.",
    ),
    text(
        "{winner} guarda le sue carte, indeciso sul prossimo attacco.",
        "{winner} looks at his cards, undecided on his next lead.",
    ),
    because(
        "62A",
        [
            "alla presa seguente {winner} non ha ancora attaccato, e non ha nominato la sua carta",
            "alla presa seguente {winner} non avesse ancora attaccato né nominato la sua carta",
        ],
        [
            "{winner} has not yet led, or named a card, to the next trick",
            "{winner} had not yet led, or named a card, to the next trick",
        ],
    ),
];
pub const NAMES_LEAD: SentenceWordings = &[
    text(
        "«Attacco {lead}», dice {winner}, ma la carta è ancora nella sua mano.",
        "'I lead the {lead}', says {winner}, but the card is still in his hand.",
    ),
    text(
        "Per la presa seguente {winner} annuncia {lead}, ma non ha ancora posato la carta.",
        "For the next trick {winner} announces the {lead}, but has not put down the card yet.",
    ),
    text(
        "{winner} dice «ora {lead}», ma la carta resta nella sua mano.",
        "{winner} says 'now the {lead}', but the card stays in his hand.",
    ),
    because(
        "63A2",
        [
            "{winner} ha già nominato {lead} per la presa seguente",
            "{winner} avesse già nominato {lead} per la presa seguente",
        ],
        [
            "{winner} has already named the {lead} for the next trick",
            "{winner} had already named the {lead} for the next trick",
        ],
    ),
];
pub const LEADS_NEXT: SentenceWordings = &[
    text(
        "{winner} attacca {lead} alla presa seguente.",
        "{winner} leads the {lead} to the next trick.",
    ),
    text(
        "Per la presa seguente {winner} ha già attaccato {lead}.",
        "For the next trick {winner} has already led the {lead}.",
    ),
    text(
        "{winner} continua subito con {lead}, già sul tavolo.",
        "{winner} at once continues with the {lead}, which lies on the table.",
    ),
    because(
        "63A1",
        [
            "{winner} ha già attaccato {lead} alla presa seguente",
            "{winner} avesse già attaccato {lead} alla presa seguente",
        ],
        [
            "{winner} has already led the {lead} to the next trick",
            "{winner} had already led the {lead} to the next trick",
        ],
    ),
];
pub const THINKS_OF_CALL: SentenceWordings = &[
    text(
        "{declarer} pensa a che cosa chiamare dal morto ({winner}) per la presa seguente.",
        "{declarer} is thinking about what to call from dummy ({winner}) for the next trick.",
    ),
    text(
        "Per la presa seguente {declarer} sta ancora scegliendo una carta del morto ({winner}).",
        "For the next trick {declarer} is still choosing a card of dummy ({winner}).",
    ),
    text(
        "{declarer} guarda il morto ({winner}), indeciso sul prossimo attacco.",
        "{declarer} looks at dummy ({winner}), undecided on the next lead.",
    ),
    because(
        "62A",
        [
            "alla presa seguente {declarer} non ha ancora attaccato, né chiamato una carta dal morto",
            "alla presa seguente {declarer} non avesse ancora attaccato, né chiamato una carta dal morto",
        ],
        [
            "{declarer} has not yet led, or called a card from dummy, to the next trick",
            "{declarer} had not yet led, or called a card from dummy, to the next trick",
        ],
    ),
];
pub const CALLS_LEAD: SentenceWordings = &[
    text(
        "Per la presa seguente {declarer} chiama {lead}, ma il morto ({winner}) non ha ancora mosso la carta.",
        "To the next trick {declarer} calls the {lead}, but dummy ({winner}) has not moved the card yet.",
    ),
    text(
        "Per la presa seguente {declarer} chiama {lead}, che {winner}, il morto, non ha ancora toccato.",
        "For the next trick {declarer} calls the {lead}, which {winner}, dummy, has not touched yet.",
    ),
    text(
        "«{lead}», chiama {declarer} per il prossimo attacco; il morto ({winner}) non ha ancora mosso nulla.",
        "'{lead}', calls {declarer} for the next lead; dummy ({winner}) has not moved anything yet.",
    ),
    because(
        "63A2",
        [
            "{declarer} ha già chiamato {lead} per la presa seguente",
            "{declarer} avesse già chiamato {lead} per la presa seguente",
        ],
        [
            "{declarer} has already called the {lead} for the next trick",
            "{declarer} had already called the {lead} for the next trick",
        ],
    ),
];
pub const DUMMY_LEADS: SentenceWordings = &[
    text(
        "Alla presa seguente {declarer} ha già attaccato {lead} dal morto ({winner}).",
        "To the next trick {declarer} has already led the {lead} from dummy ({winner}).",
    ),
    text(
        "Per la presa seguente {declarer} chiama {lead}, e {winner}, il morto, mette la carta sul tavolo.",
        "For the next trick {declarer} calls the {lead}, and {winner}, dummy, puts the card on the table.",
    ),
    text(
        "«{lead}», chiama {declarer} per il prossimo attacco; il morto ({winner}) ha già giocato la carta.",
        "'{lead}', calls {declarer} for the next lead; dummy ({winner}) has already played the card.",
    ),
    because(
        "63A1",
        [
            "{declarer} ha già attaccato {lead} dal morto alla presa seguente",
            "{declarer} avesse già attaccato {lead} dal morto alla presa seguente",
        ],
        [
            "{declarer} has already led the {lead} from dummy to the next trick",
            "{declarer} had already led the {lead} from dummy to the next trick",
        ],
    ),
];
pub const HE_OWNS_UP: SentenceWordings = &[
    text(
        "A questo punto {by} si accorge dell'errore e, prima che {opponent} parli, sostituisce {wrong} con {right}.",
        "At this point {by} notices his error and, before {opponent} speaks, replaces the {wrong} with the {right}.",
    ),
    text(
        "«Scusate», dice {by} a {opponent}, e mette {right} al posto di {wrong}.",
        "'Sorry', says {by} to {opponent}, and puts the {right} in the place of the {wrong}.",
    ),
    text(
        "Prima che {opponent} parli, {by} dice di avere sbagliato: riprende {wrong} e mette {right}.",
        "Before {opponent} speaks, {by} says that he has made a mistake; he takes back the {wrong} and puts down the {right}.",
    ),
    because(
        "62B",
        [
            "{by} ha già messo {right} al posto di {wrong}",
            "{by} avesse già messo {right} al posto di {wrong}",
        ],
        [
            "{by} has already put the {right} in place of the {wrong}",
            "{by} had already put the {right} in place of the {wrong}",
        ],
    ),
];
pub const OPPONENT_SEES: SentenceWordings = &[
    text(
        "A questo punto {opponent} contesta {wrong} di {by} e chiama l'Arbitro, che fra le carte di {by} trova {held}.",
        "At this point {opponent} disputes {by}'s {wrong} and calls the director, who finds the {held} among {by}'s cards.",
    ),
    text(
        "«Niente {suit}?», chiede {opponent} dopo {wrong}; l'Arbitro, chiamato al tavolo, trova {held} fra le carte di {by}.",
        "'No {suit}?', {opponent} asks after the {wrong}; the director, called to the table, finds the {held} among {by}'s cards.",
    ),
    text(
        "Ora {opponent} chiama l'Arbitro per {wrong} di {by}: fra le carte di {by} l'Arbitro trova {held}.",
        "Now {opponent} calls the director because of {by}'s {wrong}: among {by}'s cards the director finds the {held}.",
    ),
    because(
        "62A",
        ["{by} non ha ancora cambiato {wrong}", "{by} non avesse ancora cambiato {wrong}"],
        ["{by} has not yet changed the {wrong}", "{by} had not yet changed the {wrong}"],
    ),
];
