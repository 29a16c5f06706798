//! The sentences of the scenarios of Law 52.

use crate::scenarios::by_law::prelude::*;

pub const MAJOR: SentenceWordings = &[
    text(
        "{by} ha appena attaccato fuori turno {due}, che {declarer} ha rifiutato davanti all'Arbitro: la carta è ancora sul tavolo.",
        "{by} has just led the {due} out of turn; {declarer} refused it in the director's presence, and it has stayed on the table.",
    ),
    text(
        "Fuori turno {by} attacca {due}; {declarer} chiama l'Arbitro e rifiuta, e la carta resta scoperta sul tavolo.",
        "Out of turn {by} leads the {due}; {declarer} calls the director and refuses it, and it stays face up on the table.",
    ),
    text(
        "{by} attacca {due} quando non tocca a lui; davanti all'Arbitro {declarer} rifiuta, e la carta resta sul tavolo.",
        "{by} leads the {due} when it is not his turn; in the director's presence {declarer} refuses it, and the card stays on the table.",
    ),
    HAD_BEEN_LED,
];
pub const MINOR: SentenceWordings = &[
    text(
        "{by} ha appena fatto cadere per sbaglio {due}; {declarer} ha chiamato l'Arbitro, e la carta è ancora sul tavolo.",
        "{by} has just dropped the {due} by accident; {declarer} called the director, and it has stayed on the table.",
    ),
    text(
        "Per sbaglio a {by} cade {due}; {declarer} chiama l'Arbitro, e la carta resta scoperta sul tavolo.",
        "By accident {by} drops the {due}; {declarer} calls the director, and it stays face up on the table.",
    ),
    text(
        "{by} fa cadere {due} mentre riordina le carte; {declarer} chiama l'Arbitro, e la carta resta sul tavolo.",
        "{by} drops the {due} while he is sorting his cards; {declarer} calls the director, and the card stays on the table.",
    ),
    HAD_FALLEN,
];
pub const FORGETS: SentenceWordings = &[
    text(
        "{by} si dimentica della carta sul tavolo e gioca {other} dalla mano.",
        "{by} forgets the card on the table and plays the {other} from his hand.",
    ),
    text(
        "{by} non ci pensa, e gioca {other} dalla mano.",
        "{by} does not think of it, and plays the {other} from his hand.",
    ),
    text(
        "{by} non guarda la carta sul tavolo e gioca {other}, che ha in mano.",
        "{by} does not look at the card on the table and plays the {other}, which he has in his hand.",
    ),
];
pub const NEXT_PLAYS: SentenceWordings = &[
    text(
        "Subito dopo {declarer} gioca {answer} {from}.",
        "Right after, {declarer} plays the {answer} {from}.",
    ),
    text(
        "{declarer} gioca {answer} {from}, e se ne accorge solo allora.",
        "{declarer} plays the {answer} {from}, and notices only then.",
    ),
    text(
        "Senza badarci {declarer} gioca {answer} {from}.",
        "Without noticing, {declarer} plays the {answer} {from}.",
    ),
    short_reasons::declarer_has_played("52B1(b)"),
];
pub const NEXT_WAITS: SentenceWordings = &[
    text("{declarer} non ha ancora giocato {from}.", "{declarer} has not yet played {from}."),
    text(
        "{declarer} se ne accorge prima di giocare {from}.",
        "{declarer} notices before playing {from}.",
    ),
    text(
        "{declarer} lo vede, e non gioca {from}.",
        "{declarer} sees it, and does not play {from}.",
    ),
    short_reasons::DECLARER_HAS_NOT_PLAYED,
];
pub const SAYS_NOTHING: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e gli chiede che cosa può fare.",
        "{declarer} calls the director, and asks him what he may do.",
    ),
    text(
        "All'Arbitro {declarer} chiede che cosa succede ora.",
        "{declarer} asks the director what happens now.",
    ),
    text(
        "{declarer} vuole sapere dall'Arbitro come si continua.",
        "{declarer} wants to know from the director how play goes on.",
    ),
    because(
        "",
        ["{declarer} non ha ancora deciso", "{declarer} non avesse ancora deciso"],
        ["{declarer} has not yet decided", "{declarer} had not yet decided"],
    ),
];
pub const ACCEPTS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e dice che accetta la carta giocata.",
        "{declarer} calls the director, and says that he accepts the card played.",
    ),
    text(
        "{declarer} chiama l'Arbitro e accetta la carta giocata da {by}.",
        "{declarer} calls the director and accepts the card played by {by}.",
    ),
    text(
        "{declarer} accetta, davanti all'Arbitro, la carta giocata.",
        "{declarer} accepts the card played, in the director's presence.",
    ),
    because(
        "52B1(a)",
        [
            "{declarer} accetta la carta giocata da {by}",
            "{declarer} avesse accettato la carta giocata da {by}",
        ],
        [
            "{declarer} accepts the card played by {by}",
            "{declarer} had accepted the card played by {by}",
        ],
    ),
];
pub const MAJOR_BEFORE: SentenceWordings = &[
    text(
        "Prima dell'ultima presa {by} ha attaccato fuori turno {due}, che {declarer} ha rifiutato: la carta è ancora sul tavolo.",
        "Before the last trick {by} led the {due} out of turn; {declarer} refused it, and it has stayed on the table.",
    ),
    text(
        "{by} ha sul tavolo {due}, un attacco fuori turno che {declarer} ha rifiutato prima dell'ultima presa.",
        "{by} has on the table the {due}, a lead out of turn which {declarer} refused before the last trick.",
    ),
    text(
        "Davanti a {by} c'è {due}, il suo attacco fuori turno di una presa fa, che {declarer} ha rifiutato.",
        "Before {by} lies the {due}, his lead out of turn of one trick ago, which {declarer} refused.",
    ),
    HAD_BEEN_LED,
];
pub const MINOR_BEFORE: SentenceWordings = &[
    text(
        "Nell'ultima presa {by} ha fatto cadere per sbaglio {due}, e la carta è ancora sul tavolo.",
        "During the last trick {by} dropped the {due} by accident, and it has stayed on the table.",
    ),
    text(
        "{by} ha sul tavolo {due}, che ha fatto cadere per sbaglio durante l'ultima presa.",
        "{by} has on the table the {due}, which he dropped by accident during the last trick.",
    ),
    text(
        "Davanti a {by} c'è {due}, che gli è sfuggit{o/a:due} di mano una presa fa.",
        "Before {by} lies the {due}, which slipped from his hand one trick ago.",
    ),
    HAD_FALLEN,
];
pub const ON_LEAD: SentenceWordings = &[
    text(
        "L'ultima presa è di {by}, che deve attaccare.",
        "{by} has won the last trick and is to lead.",
    ),
    text("Ora {by} deve attaccare.", "Now {by} is to lead."),
    text("L'ultima presa l'ha vinta {by}.", "The last trick was won by {by}."),
];
pub const LEADS_SAME: SentenceWordings = &[
    text(
        "{by} si dimentica della carta sul tavolo e attacca {same}.",
        "{by} forgets the card on the table and leads the {same}.",
    ),
    text(
        "{by} ha fretta, e attacca {same} dalla mano.",
        "{by} is in a hurry, and leads the {same} from his hand.",
    ),
    text("Senza pensarci {by} attacca {same}.", "Without thinking, {by} leads the {same}."),
    because(
        "50C",
        [
            "{by} ha attaccato {same}, dello stesso seme di {due}",
            "{by} avesse attaccato {same}, dello stesso seme di {due}",
        ],
        [
            "{by} led the {same}, of the same suit as the {due}",
            "{by} had led the {same}, of the same suit as the {due}",
        ],
    ),
];
pub const LEADS_FREE: SentenceWordings = &[
    text(
        "{by} si dimentica della carta sul tavolo e attacca {free}.",
        "{by} forgets the card on the table and leads the {free}.",
    ),
    text(
        "{by} ha fretta, e attacca {free} dalla mano.",
        "{by} is in a hurry, and leads the {free} from his hand.",
    ),
    text("Senza pensarci {by} attacca {free}.", "Without thinking, {by} leads the {free}."),
    because(
        "50D1",
        [
            "{by} ha attaccato {free}, di un seme diverso da {due}",
            "{by} avesse attaccato {free}, di un seme diverso da {due}",
        ],
        [
            "{by} led the {free}, of a different suit from the {due}",
            "{by} had led the {free}, of a different suit from the {due}",
        ],
    ),
];
pub const PLAYS_LOW: SentenceWordings = &[
    text("{by} risponde {low}, che ha in mano.", "{by} follows with the {low} from his hand."),
    text("{by} ha fretta, e risponde {low}.", "{by} is in a hurry, and follows with the {low}."),
    text("Dalla mano {by} risponde {low}.", "From his hand {by} follows with the {low}."),
    because(
        "50C",
        [
            "{by} ha giocato {low}, che non è un onore",
            "{by} avesse giocato {low}, che non è un onore",
        ],
        [
            "{by} played the {low}, which is no honour",
            "{by} had played the {low}, which is no honour",
        ],
    ),
];
pub const PLAYS_HONOUR: SentenceWordings = &[
    text(
        "{by} risponde {honour}, che ha in mano.",
        "{by} follows with the {honour} from his hand.",
    ),
    text(
        "{by} ha fretta, e risponde {honour}.",
        "{by} is in a hurry, and follows with the {honour}.",
    ),
    text("Dalla mano {by} risponde {honour}.", "From his hand {by} follows with the {honour}."),
    because(
        "50C",
        [
            "{by} ha giocato {honour}, che è un onore",
            "{by} avesse giocato {honour}, che è un onore",
        ],
        [
            "{by} played the {honour}, which is an honour",
            "{by} had played the {honour}, which is an honour",
        ],
    ),
];
pub const BOTH: SentenceWordings = &[
    text(
        "A {by} sono appena cadute sul tavolo {one} e {two}, che l'Arbitro ha dichiarato carte penalizzate maggiori.",
        "{by} has just dropped the {one} and the {two} on the table, and the director has made them major penalty cards.",
    ),
    text(
        "Davanti a {by} ci sono {one} e {two}, che per l'Arbitro sono appena diventate carte penalizzate maggiori.",
        "Before {by} lie the {one} and the {two}, which the director has just made major penalty cards.",
    ),
    text(
        "{by} ha appena lasciato cadere {one} e {two}: l'Arbitro le lascia sul tavolo, due carte penalizzate maggiori.",
        "{by} has just let the {one} and the {two} fall: the director leaves them on the table, two major penalty cards.",
    ),
];
pub const NAMES_NONE: SentenceWordings = &[
    text(
        "{declarer} non ha detto se vuole {one} o {two}.",
        "{declarer} has not said whether he wants the {one} or the {two}.",
    ),
    text(
        "«Quale delle due? Ci penso», dice {declarer}.",
        "'Which of the two? Let me think', says {declarer}.",
    ),
    text(
        "Fra {one} e {two} {declarer} non ha ancora scelto.",
        "Between the {one} and the {two} {declarer} has not chosen yet.",
    ),
    short_reasons::HAS_NOT_CHOSEN_BETWEEN,
];
pub const NAMES_ONE: SentenceWordings = &[
    text("{declarer} dice che vuole {one}.", "{declarer} says that he wants the {one}."),
    text("«Gioca {one}», dice {declarer}.", "'Play the {one}', says {declarer}."),
    text("{declarer} sceglie {one}.", "{declarer} chooses the {one}."),
    short_reasons::CHOSE_ONE,
];
pub const NAMES_TWO: SentenceWordings = &[
    text("{declarer} dice che vuole {two}.", "{declarer} says that he wants the {two}."),
    text("«Gioca {two}», dice {declarer}.", "'Play the {two}', says {declarer}."),
    text("{declarer} sceglie {two}.", "{declarer} chooses the {two}."),
    short_reasons::CHOSE_TWO,
];
pub const PLAYS_OTHER: SentenceWordings = &[
    text("{by} gioca {other} dalla mano.", "{by} plays the {other} from his hand."),
    text("Ma {by} gioca {other} dalla mano.", "But {by} plays the {other} from his hand."),
    text(
        "{by} invece gioca {other}, che ha in mano.",
        "{by}, however, plays the {other}, which he has in his hand.",
    ),
];
const HAD_BEEN_LED: SentenceWording = because(
    "50B",
    [
        "{due} era stat{o/a:due} attaccat{o/a:due} fuori turno",
        "{due} fosse stat{o/a:due} attaccat{o/a:due} fuori turno",
    ],
    ["the {due} had been led out of turn", "the {due} had been led out of turn"],
);
const HAD_FALLEN: SentenceWording = because(
    "50B",
    ["{due} era cadut{o/a:due} per sbaglio", "{due} fosse cadut{o/a:due} per sbaglio"],
    ["the {due} had fallen by accident", "the {due} had fallen by accident"],
);
