//! The sentences of the scenarios of Law 56.

use crate::scenarios::by_law::prelude::*;

pub const ON_LEAD: SentenceWordings = &[
    text("L'ultima presa l'ha vinta {partner}.", "{partner} has won the last trick."),
    text(
        "{partner} ha vinto la presa e deve attaccare.",
        "{partner} has won the trick and is to lead.",
    ),
    text("La presa è di {partner}.", "The trick is {partner}'s."),
];
pub const LEADS: SentenceWordings = &[
    text("{by}, distratto, attacca {card}.", "{by}, distracted, leads the {card}."),
    text(
        "{by}, che ha perso il filo, attacca {card}.",
        "{by}, who has lost track, leads the {card}.",
    ),
    text(
        "{by} non guarda di chi è la presa e attacca {card}.",
        "{by} does not look whose trick it is and leads the {card}.",
    ),
    short_reasons::nobody_told_his_turn("56"),
];
pub const LEADS_AS_TOLD: SentenceWordings = &[
    text(
        "{by}, a cui {declarer} ha appena detto «tocca a te», attacca {card}.",
        "{by}, to whom {declarer} has just said 'it is your lead', leads the {card}.",
    ),
    text(
        "{declarer} dice per errore a {by} che tocca a lui, e {by} attacca {card}.",
        "{declarer} tells {by} by mistake that it is his lead, and {by} leads the {card}.",
    ),
    text(
        "«Attacca tu», dice per errore {declarer} a {by}, che attacca {card}.",
        "'It is your lead', {declarer} says by mistake to {by}, who leads the {card}.",
    ),
    short_reasons::TOLD_HIS_TURN,
];
pub const NEXT_PLAYS: SentenceWordings = &[
    text(
        "{declarer} gioca {answer} {from}, poi si accorge dell'errore e chiama l'Arbitro.",
        "{declarer} plays the {answer} {from}, then notices the error and calls the director.",
    ),
    text(
        "{declarer} gioca {answer} {from}, e solo allora si chiama l'Arbitro.",
        "{declarer} plays the {answer} {from}, and only then is the director called.",
    ),
    text(
        "{declarer} risponde con {answer} {from}, e solo dopo chiama l'Arbitro.",
        "{declarer} plays the {answer} {from}, and only then calls the director.",
    ),
    short_reasons::declarer_has_played("53A"),
];
pub const ACCEPTS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e, sentite le sue possibilità, accetta l'attacco.",
        "{declarer} calls the director and, having heard his options, accepts the lead.",
    ),
    text(
        "Prima di giocare {declarer} chiama l'Arbitro, e sceglie di accettare l'attacco.",
        "Before playing {declarer} calls the director, and chooses to accept the lead.",
    ),
    text(
        "All'Arbitro {declarer} dice che accetta l'attacco.",
        "{declarer} tells the director that he accepts the lead.",
    ),
    short_reasons::ACCEPTS_WITHOUT_PLAYING,
];
pub const REQUIRES: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, rifiuta l'attacco e chiede a {partner} di attaccare a {suit}.",
        "{declarer} calls the director, refuses the lead and requires {partner} to lead {suit}.",
    ),
    text(
        "Prima di giocare {declarer} chiama l'Arbitro, rifiuta l'attacco e vuole che {partner} attacchi a {suit}.",
        "Before playing {declarer} calls the director, refuses the lead and wants {partner} to lead {suit}.",
    ),
    text(
        "All'Arbitro {declarer} dice che rifiuta l'attacco e che da {partner} vuole {suit}.",
        "{declarer} tells the director that he refuses the lead and wants {suit} from {partner}.",
    ),
    because(
        "50D2(a)",
        [
            "{declarer} rifiuta {card} e chiede a {partner} di attaccare a {suit}",
            "{declarer} avesse rifiutato {card} e chiesto a {partner} di attaccare a {suit}",
        ],
        [
            "{declarer} refuses the {card} and requires {partner} to lead {suit}",
            "{declarer} had refused the {card} and required {partner} to lead {suit}",
        ],
    ),
];
pub const FORBIDS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, rifiuta l'attacco e vieta a {partner} di attaccare a {suit}.",
        "{declarer} calls the director, refuses the lead and forbids {partner} to lead {suit}.",
    ),
    text(
        "Prima di giocare {declarer} chiama l'Arbitro, rifiuta l'attacco e non vuole che {partner} attacchi a {suit}.",
        "Before playing {declarer} calls the director, refuses the lead and does not want {partner} to lead {suit}.",
    ),
    text(
        "All'Arbitro {declarer} dice che rifiuta l'attacco e che da {partner} non vuole {suit}.",
        "{declarer} tells the director that he refuses the lead and does not want {suit} from {partner}.",
    ),
    because(
        "50D2(a)",
        [
            "{declarer} rifiuta {card} e vieta a {partner} di attaccare a {suit}",
            "{declarer} avesse rifiutato {card} e vietato a {partner} di attaccare a {suit}",
        ],
        [
            "{declarer} refuses the {card} and forbids {partner} to lead {suit}",
            "{declarer} had refused the {card} and forbidden {partner} to lead {suit}",
        ],
    ),
];
pub const LEAVES_FREE: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, rifiuta l'attacco e lascia {partner} libero di attaccare come vuole.",
        "{declarer} calls the director, refuses the lead and leaves {partner} free to lead what he likes.",
    ),
    text(
        "Prima di giocare {declarer} chiama l'Arbitro, rifiuta l'attacco e a {partner} non chiede né vieta nulla.",
        "Before playing {declarer} calls the director, refuses the lead and puts no restriction on {partner}'s lead.",
    ),
    text(
        "All'Arbitro {declarer} dice che rifiuta l'attacco e che {partner} attacchi come vuole.",
        "{declarer} tells the director that he refuses the lead and that {partner} may lead what he likes.",
    ),
    because(
        "50D2(b)",
        [
            "{declarer} rifiuta {card} e lascia {partner} libero di attaccare",
            "{declarer} avesse rifiutato {card} e lasciato {partner} libero di attaccare",
        ],
        [
            "{declarer} refuses the {card} and leaves {partner}'s lead free",
            "{declarer} had refused the {card} and left {partner}'s lead free",
        ],
    ),
];
pub const LEADS_IT: SentenceWordings = &[
    text(
        "{partner} attacca {lead}, e {declarer} chiede all'Arbitro se va bene.",
        "{partner} leads the {lead}, and {declarer} asks the director whether that is in order.",
    ),
    text(
        "L'attacco di {partner} è {lead}, e {declarer} vuole sapere se è regolare.",
        "{partner}'s lead is the {lead}, and {declarer} wants to know whether it is in order.",
    ),
    text(
        "{partner} attacca {lead}; {declarer} chiede all'Arbitro se può farlo.",
        "{partner} leads the {lead}; {declarer} asks the director whether he may.",
    ),
    because(
        "61A",
        ["{partner} attacca a {suit}", "{partner} avesse attaccato a {suit}"],
        ["{partner} leads {suit}", "{partner} had led {suit}"],
    ),
];
pub const LEADS_OTHER: SentenceWordings = &[
    text(
        "{partner} attacca {other}, e {declarer} chiede all'Arbitro se va bene.",
        "{partner} leads the {other}, and {declarer} asks the director whether that is in order.",
    ),
    text(
        "L'attacco di {partner} è {other}, e {declarer} vuole sapere se è regolare.",
        "{partner}'s lead is the {other}, and {declarer} wants to know whether it is in order.",
    ),
    text(
        "{partner} attacca {other}; {declarer} chiede all'Arbitro se può farlo.",
        "{partner} leads the {other}; {declarer} asks the director whether he may.",
    ),
    because(
        "61A",
        ["{partner} non attacca a {suit}", "{partner} non avesse attaccato a {suit}"],
        ["{partner} does not lead {suit}", "{partner} had not led {suit}"],
    ),
];
pub const IS_PENALTY: SentenceWordings = &[
    text(
        "A {by} è appena cadut{o/a:old} di mano {old}: è sul tavolo, carta penalizzata minore.",
        "{by} has just dropped the {old}: it is on the table, a minor penalty card.",
    ),
    text(
        "{by} ha appena lasciato cadere {old}, che è ora una sua carta penalizzata minore.",
        "{by} has just let the {old} fall, which is now a minor penalty card of his.",
    ),
    text(
        "{by} ha davanti a sé {old}, appena cadut{o/a:old}: è una carta penalizzata minore.",
        "{by} has the {old} before him, just dropped: it is a minor penalty card.",
    ),
    because(
        "60A3",
        [
            "{old} era già una carta penalizzata",
            "{old} fosse già stat{o/a:old} una carta penalizzata",
        ],
        ["the {old} was already a penalty card", "the {old} had already been a penalty card"],
    ),
];
pub const IS_NO_PENALTY: SentenceWordings = &[
    text(
        "A {by}, urtato da {declarer}, è appena cadut{o/a:old} {old}: l'Arbitro gliel'ha fatt{o/a:old} riprendere.",
        "{by}, jostled by {declarer}, has just dropped the {old}: the director had him take it up again.",
    ),
    text(
        "{by}, urtato da {declarer}, ha appena lasciato cadere {old}, ma ha potuto riprenderl{o/a:old}.",
        "{by}, jostled by {declarer}, has just dropped the {old}, but was allowed to take it up.",
    ),
    text(
        "{by} ha di nuovo in mano {old}, appena cadut{o/a:old} per un urto di {declarer}.",
        "{by} has the {old} in his hand again, which he dropped when {declarer} knocked into him.",
    ),
    because(
        "",
        [
            "{by} aveva potuto riprendere in mano {old}",
            "{by} avesse potuto riprendere in mano {old}",
        ],
        [
            "{by} had been allowed to take up the {old}",
            "{by} had been allowed to take up the {old}",
        ],
    ),
];
pub const PARTNER_LEADS_TOO: SentenceWordings = &[
    text(
        "Un attimo dopo anche {partner} attacca, con {own}.",
        "A moment later {partner} leads too, the {own}.",
    ),
    text(
        "{partner}, che non se n'è accorto, attacca a sua volta {own}.",
        "{partner}, who has not noticed, leads the {own} himself.",
    ),
    text(
        "Subito dopo {partner}, cui toccava, attacca {own}.",
        "Right after, {partner}, whose lead it was, leads the {own}.",
    ),
    because(
        "",
        ["anche {partner} ha attaccato", "anche {partner} avesse attaccato"],
        ["{partner} has led too", "{partner} had led too"],
    ),
];
pub const PARTNER_WAITS: SentenceWordings = &[
    text(
        "{partner} fa notare che toccava a lui e tiene le sue carte in mano.",
        "{partner} points out that it was his lead and keeps his cards in hand.",
    ),
    text(
        "{partner} si accorge dell'errore e non gioca.",
        "{partner} notices the error and does not play.",
    ),
    text(
        "Subito dopo {partner}, cui toccava, dice che la presa era sua.",
        "Right after, {partner}, whose lead it was, says that the trick was his.",
    ),
    because(
        "",
        ["{partner} non ha attaccato", "{partner} non avesse attaccato"],
        ["{partner} has not led", "{partner} had not led"],
    ),
];
pub const WANTS_FIRST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e accetta l'attacco di {card}.",
        "{declarer} calls the director and accepts the lead of the {card}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} sceglie di accettare {card}.",
        "The director comes, and {declarer} chooses to accept the {card}.",
    ),
    text(
        "All'Arbitro {declarer} dice che accetta {card}.",
        "{declarer} tells the director that he accepts the {card}.",
    ),
    short_reasons::declarer_accepts_it("53A"),
];
pub const REFUSES_FIRST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e rifiuta {card}, ma lascia {partner} libero di attaccare come vuole.",
        "{declarer} calls the director and refuses the {card}, but leaves {partner} free to lead what he likes.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} sceglie di rifiutare {card} senza imporre nulla a {partner}.",
        "The director comes, and {declarer} chooses to refuse the {card} without restricting {partner}.",
    ),
    text(
        "All'Arbitro {declarer} dice che rifiuta {card} e che {partner} attacchi come vuole.",
        "{declarer} tells the director that he refuses the {card} and that {partner} may lead what he likes.",
    ),
    because(
        "56",
        ["{declarer} rifiuta {card}", "{declarer} avesse rifiutato {card}"],
        ["{declarer} refuses the {card}", "{declarer} had refused the {card}"],
    ),
];
