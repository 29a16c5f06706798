//! The sentences of the scenarios of Law 49.

use crate::scenarios::by_law::prelude::*;

pub const FALLS: SentenceWordings = &[
    text(
        "Mentre {declarer} riflette, a {by} sfugge di mano {card}.",
        "While {declarer} is thinking, the {card} slips from {by}'s hand.",
    ),
    text(
        "A {by}, che riordina le carte, cade {card}.",
        "{by}, who is sorting his cards, drops the {card}.",
    ),
    text(
        "Nel sistemarsi sulla sedia {by} lascia cadere {card}.",
        "Shifting on his chair, {by} drops the {card}.",
    ),
    short_reasons::NOT_KNOCKED,
];
pub const JOSTLED: SentenceWordings = &[
    text(
        "{declarer}, nel prendere il bicchiere, urta {by}, a cui sfugge di mano {card}.",
        "{declarer}, reaching for his glass, knocks {by}, and the {card} slips from his hand.",
    ),
    text(
        "{declarer} urta il braccio di {by}, a cui cade {card}.",
        "{declarer} knocks {by}'s arm, and {by} drops the {card}.",
    ),
    text(
        "Urtato da {declarer}, {by} lascia cadere {card}.",
        "Knocked by {declarer}, {by} drops the {card}.",
    ),
    short_reasons::KNOCKED_BY_DECLARER,
];
pub const NAMES: SentenceWordings = &[
    text(
        "«Inutile pensarci: {card} ce l'ho io», dice {by} a {declarer}.",
        "'No use thinking: I have the {card},' {by} says to {declarer}.",
    ),
    text(
        "«Ti manca {card}, e ce l'ho io», dice {by} a {declarer}.",
        "'You are missing the {card}, and I have it,' {by} says to {declarer}.",
    ),
    text(
        "Per far vedere che sa contare {by} dice a {declarer} di avere {card}.",
        "To show that he can count, {by} tells {declarer} that he has the {card}.",
    ),
    because(
        "49",
        ["{by} ha detto di avere {card}", "{by} avesse detto di avere {card}"],
        ["{by} said that he has the {card}", "{by} had said that he has the {card}"],
    ),
];
pub const SEEN: SentenceWordings = &[
    text(
        "Dal suo posto {partner} avrebbe potuto vedere la carta: così accerta l'Arbitro.",
        "From his seat {partner} could have seen the card: so the director finds.",
    ),
    text(
        "L'Arbitro accerta che {partner} avrebbe potuto vedere la carta.",
        "The director finds that {partner} could have seen the card.",
    ),
    text(
        "Secondo l'Arbitro {partner} aveva modo di vedere la carta.",
        "In the director's view {partner} was able to see the card.",
    ),
    short_reasons::partner_could_see("49"),
];
pub const NOT_SEEN: SentenceWordings = &[
    text(
        "Dal suo posto {partner} non avrebbe potuto vedere la carta: così accerta l'Arbitro.",
        "From his seat {partner} could not have seen the card: so the director finds.",
    ),
    text(
        "L'Arbitro accerta che {partner} non avrebbe potuto vedere la carta.",
        "The director finds that {partner} could not have seen the card.",
    ),
    text(
        "Secondo l'Arbitro {partner} non aveva modo di vedere la carta.",
        "In the director's view {partner} was not able to see the card.",
    ),
    short_reasons::partner_could_not_see("45A"),
];
/// The same of a card that the player has named: what it tells in short follows that he has said so.
pub const KEPT_IN_HAND: SentenceWordings = &[
    text(
        "Dal suo posto {partner} non avrebbe potuto vedere la carta: così accerta l'Arbitro.",
        "From his seat {partner} could not have seen the card: so the director finds.",
    ),
    text(
        "L'Arbitro accerta che {partner} non avrebbe potuto vedere la carta.",
        "The director finds that {partner} could not have seen the card.",
    ),
    text(
        "Secondo l'Arbitro {partner} non aveva modo di vedere la carta.",
        "In the director's view {partner} was not able to see the card.",
    ),
    because(
        "49",
        ["l'ha tenut{o/a:card} in mano", "l'avesse tenut{o/a:card} in mano"],
        ["kept it in his hand", "had kept it in his hand"],
    ),
];
pub const SHOWS_ONE: SentenceWordings = &[
    text(
        "{by} abbassa la mano, e {declarer} vede {one}.",
        "{by} lowers his hand, and {declarer} sees the {one}.",
    ),
    text(
        "{declarer} vede {one} di {by}, che ha inclinato le carte.",
        "{declarer} sees the {one} of {by}, who has tilted his cards.",
    ),
    text(
        "{by} tiene le carte troppo basse, e {declarer} vede {one}.",
        "{by} holds his cards too low, and {declarer} sees the {one}.",
    ),
    because(
        "50B",
        [
            "{declarer} ha visto una sola carta, {one}",
            "{declarer} avesse visto una sola carta, {one}",
        ],
        ["{declarer} saw only one card, the {one}", "{declarer} had seen only one card, the {one}"],
    ),
];
pub const SHOWS_TWO: SentenceWordings = &[
    text(
        "{by} abbassa la mano, e {declarer} vede {one} e {two}.",
        "{by} lowers his hand, and {declarer} sees the {one} and the {two}.",
    ),
    text(
        "{declarer} vede {one} e {two} di {by}, che ha inclinato le carte.",
        "{declarer} sees the {one} and the {two} of {by}, who has tilted his cards.",
    ),
    text(
        "{by} tiene le carte troppo basse, e {declarer} vede {one} e {two}.",
        "{by} holds his cards too low, and {declarer} sees the {one} and the {two}.",
    ),
    because(
        "50B",
        [
            "{declarer} ha visto due carte, {one} e {two}",
            "{declarer} avesse visto due carte, {one} e {two}",
        ],
        [
            "{declarer} saw two cards, the {one} and the {two}",
            "{declarer} had seen two cards, the {one} and the {two}",
        ],
    ),
];
pub const NO_CLAIM: SentenceWordings = &[
    text("{by} non richiede e non concede nessuna presa.", "{by} claims and concedes no trick."),
    text(
        "Di prese richieste o concesse {by} non parla.",
        "{by} does not speak of claiming or conceding tricks.",
    ),
    text(
        "{by} non parla di prese da fare o da perdere.",
        "{by} says nothing of tricks to be won or lost.",
    ),
];
pub const ON_PURPOSE: SentenceWordings = &[
    text(
        "{by} dice all'Arbitro di averlo fatto apposta, per vedere come reagiva {declarer}.",
        "{by} tells the director that he did it on purpose, to see how {declarer} would take it.",
    ),
    text(
        "{by} ammette di averlo fatto apposta, per scherzare con {declarer}.",
        "{by} admits that he did it on purpose, as a joke on {declarer}.",
    ),
    text(
        "L'Arbitro accerta che {by} voleva mostrare {seen} a {declarer}.",
        "The director finds that {by} wanted to show the {seen} to {declarer}.",
    ),
    because(
        "50B",
        ["{by} ha abbassato le carte di proposito", "{by} avesse abbassato le carte di proposito"],
        ["{by} lowered his cards on purpose", "{by} had lowered his cards on purpose"],
    ),
];
pub const BY_ACCIDENT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} non se n'era accorto: guardava che cosa giocava {declarer}.",
        "The director finds that {by} had not noticed: he was watching what {declarer} played.",
    ),
    text(
        "{by}, accerta l'Arbitro, l'ha fatto senza accorgersene, mentre guardava {declarer}.",
        "{by}, the director finds, did it without noticing, while he was watching {declarer}.",
    ),
    text(
        "L'Arbitro accerta che {by} non voleva mostrare {seen} a {declarer}.",
        "The director finds that {by} did not want to show the {seen} to {declarer}.",
    ),
    because(
        "50B",
        [
            "{by} ha abbassato le carte senza volerlo",
            "{by} avesse abbassato le carte senza volerlo",
        ],
        ["{by} lowered his cards by accident", "{by} had lowered his cards by accident"],
    ),
];
pub const PARTNER_TOO: SentenceWordings = &[
    text(
        "Dal suo posto anche {partner} avrebbe potuto vedere ciò che ha visto {declarer}.",
        "From his seat {partner} too could have seen what {declarer} saw.",
    ),
    text(
        "All'Arbitro risulta che anche {partner} avrebbe potuto vedere ciò che ha visto {declarer}.",
        "The director establishes that {partner} too could have seen what {declarer} saw.",
    ),
    text(
        "Per com'era seduto anche {partner} poteva vedere ciò che ha visto {declarer}.",
        "From where he sat {partner} too could see what {declarer} saw.",
    ),
    because(
        "49",
        [
            "anche {partner} poteva vedere ciò che ha visto {declarer}",
            "anche {partner} avesse potuto vedere ciò che ha visto {declarer}",
        ],
        [
            "{partner} too could see what {declarer} saw",
            "{partner} too could have seen what {declarer} saw",
        ],
    ),
];
pub const NOT_PARTNER: SentenceWordings = &[
    text(
        "Dal suo posto {partner} non avrebbe potuto vedere nulla di ciò che ha visto {declarer}.",
        "From his seat {partner} could have seen nothing of what {declarer} saw.",
    ),
    text(
        "All'Arbitro risulta che {partner} non avrebbe potuto vedere nulla di ciò che ha visto {declarer}.",
        "The director establishes that {partner} could have seen nothing of what {declarer} saw.",
    ),
    text(
        "Per com'era seduto {partner} non poteva vedere nulla di ciò che ha visto {declarer}.",
        "From where he sat {partner} could see nothing of what {declarer} saw.",
    ),
    because(
        "45A",
        [
            "{partner} non poteva vedere ciò che ha visto {declarer}",
            "{partner} non avesse potuto vedere ciò che ha visto {declarer}",
        ],
        [
            "{partner} could not see what {declarer} saw",
            "{partner} could not have seen what {declarer} saw",
        ],
    ),
];
pub const OF_THIS_TRICK: SentenceWordings = &[
    text(
        "{by} posa scoperte {one} e {two}, e dice: «Questa presa è vostra».",
        "{by} lays down the {one} and the {two} face up, and says: 'This trick is yours'.",
    ),
    text(
        "«Questa presa è vostra», dice {by}, e mostra {one} e {two}.",
        "'This trick is yours,' says {by}, and shows the {one} and the {two}.",
    ),
    text(
        "{by} scopre {one} e {two}: «Questa presa la fate voi», dice.",
        "{by} faces the {one} and the {two}: 'You win this trick', he says.",
    ),
    because(
        "68",
        [
            "{by} ha parlato della sola presa in corso",
            "{by} avesse parlato della sola presa in corso",
        ],
        [
            "{by} spoke only of the trick in progress",
            "{by} had spoken only of the trick in progress",
        ],
    ),
];
pub const GIVES_UP: SentenceWordings = &[
    text(
        "{by} posa scoperte {one} e {two}, e dice: «Il resto è vostro».",
        "{by} lays down the {one} and the {two} face up, and says: 'The rest is yours'.",
    ),
    text(
        "«Le prese che restano sono vostre», dice {by}, e mostra {one} e {two}.",
        "'The remaining tricks are yours,' says {by}, and shows the {one} and the {two}.",
    ),
    text(
        "{by} scopre {one} e {two}: «Le altre le fate voi», dice.",
        "{by} faces the {one} and the {two}: 'You win the rest', he says.",
    ),
    because(
        "68B1",
        [
            "{by} ha concesso tutte le prese restanti",
            "{by} avesse concesso tutte le prese restanti",
        ],
        ["{by} conceded all the remaining tricks", "{by} had conceded all the remaining tricks"],
    ),
];
pub const TO_A_FRIEND: SentenceWordings = &[
    text(
        "{by} posa scoperte {one} e {two}, e dice a un angolista: «Guarda che mano!».",
        "{by} lays down the {one} and the {two} face up, and says to a kibitzer: 'Look at this hand!'.",
    ),
    text(
        "«Guarda che mano mi è capitata», dice {by} a un angolista, e mostra {one} e {two}.",
        "'Look at the hand I have got,' says {by} to a kibitzer, and shows the {one} and the {two}.",
    ),
    text(
        "{by} scopre {one} e {two}: «Che mano!», dice a un angolista.",
        "{by} faces the {one} and the {two}: 'What a hand!', he says to a kibitzer.",
    ),
    because(
        "49",
        [
            "{by} ha mostrato le carte senza parlare di prese",
            "{by} avesse mostrato le carte senza parlare di prese",
        ],
        [
            "{by} showed the cards without speaking of tricks",
            "{by} had shown the cards without speaking of tricks",
        ],
    ),
];
pub const PARTNER_SEES: SentenceWordings = &[
    text("{partner} vede le due carte.", "{partner} sees the two cards."),
    text("Le due carte le vede anche {partner}.", "The two cards are seen by {partner} too."),
    text("{partner} ha visto {one} e {two}.", "{partner} has seen the {one} and the {two}."),
];
pub const OBJECTS: SentenceWordings = &[
    text(
        "«Un momento, io non ci sto», dice subito {partner}.",
        "'Wait, I do not agree to that,' says {partner} at once.",
    ),
    text("Subito {partner} si oppone.", "At once {partner} objects."),
    text(
        "«Non sono d'accordo», dice subito {partner}.",
        "'I do not agree', says {partner} at once.",
    ),
    because(
        "68B2",
        ["{partner} si è opposto subito", "{partner} si fosse opposto subito"],
        ["{partner} objected at once", "{partner} had objected at once"],
    ),
];
pub const SILENT: SentenceWordings = &[
    text("{partner} non si oppone.", "{partner} does not object."),
    text("Il compagno, {partner}, non si oppone.", "His partner, {partner}, does not object."),
    text("{partner} non fa obiezioni.", "{partner} makes no objection."),
    because(
        "",
        ["{partner} non si è opposto", "{partner} non si fosse opposto"],
        ["{partner} did not object", "{partner} had not objected"],
    ),
];
