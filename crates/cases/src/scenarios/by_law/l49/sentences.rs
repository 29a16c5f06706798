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
    short_reasons::PARTNER_COULD_NOT_SEE,
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
        "{by} abbassa le carte verso il tavolo, e {declarer} vede {one}.",
        "{by} lowers his cards towards the table, and {declarer} sees the {one}.",
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
        "{by} abbassa le carte verso il tavolo, e {declarer} vede {one} e {two}.",
        "{by} lowers his cards towards the table, and {declarer} sees the {one} and the {two}.",
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
    text(
        "È chiaro che {by} non richiede e non concede prese.",
        "It is clear that {by} neither claims nor concedes tricks.",
    ),
    text(
        "Di prese {by} non parla: è chiaro che non ne richiede e non ne concede.",
        "{by} does not speak of tricks: it is clear that he neither claims nor concedes any.",
    ),
];
pub const ON_PURPOSE: SentenceWordings = &[
    text(
        "{by} ammette di averlo fatto apposta, per far vedere a {declarer} che brutte carte gli toccano.",
        "{by} admits that he did it on purpose, to show {declarer} what poor cards he gets.",
    ),
    text(
        "L'Arbitro accerta che {by} l'ha fatto apposta: ha detto a {declarer} «guarda che carte mi toccano».",
        "The director finds that {by} did it on purpose: he told {declarer} 'look what cards I get'.",
    ),
    text(
        "L'Arbitro accerta che {by} l'ha fatto apposta, per lamentarsi con {declarer} delle carte che ha.",
        "The director finds that {by} did it on purpose, to complain to {declarer} of the cards he holds.",
    ),
    because(
        "50B",
        ["{by} ha abbassato le carte di proposito", "{by} avesse abbassato le carte di proposito"],
        ["{by} lowered his cards on purpose", "{by} had lowered his cards on purpose"],
    ),
];
pub const BY_ACCIDENT: SentenceWordings = &[
    text(
        "{by} spiega di non essersene accorto, e l'Arbitro lo accerta: guardava che cosa giocava {declarer}.",
        "{by} explains that he had not noticed, and the director finds it so: he was watching what {declarer} played.",
    ),
    text(
        "L'Arbitro accerta che {by} l'ha fatto senza accorgersene: guardava {declarer}, e non le proprie carte.",
        "The director finds that {by} did it without noticing: he was watching {declarer}, and not his own cards.",
    ),
    text(
        "L'Arbitro accerta che {by} l'ha fatto per distrazione, mentre aspettava la carta di {declarer}.",
        "The director finds that {by} did it absent-mindedly, while he was waiting for {declarer}'s card.",
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
    text("{partner} non dice nulla.", "{partner} says nothing."),
    text("Il compagno, {partner}, resta in silenzio.", "His partner, {partner}, stays silent."),
    text("{partner} non fa commenti.", "{partner} makes no comment."),
    because(
        "",
        ["{partner} non si è opposto", "{partner} non si fosse opposto"],
        ["{partner} did not object", "{partner} had not objected"],
    ),
];
