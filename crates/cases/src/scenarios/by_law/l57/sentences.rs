//! The sentences of the scenarios of Law 57.

use crate::scenarios::by_law::prelude::*;

pub const BOTH_HANDS: SentenceWordings = &[
    text(
        "{declarer} non lo aspetta e gioca subito {early} {from_third}.",
        "{declarer} does not wait for him and at once plays the {early} {from_third}.",
    ),
    text(
        "Mentre {partner} pensa, {declarer} gioca {early} {from_third}.",
        "While {partner} is thinking, {declarer} plays the {early} {from_third}.",
    ),
    text(
        "{declarer} gioca subito {early} {from_third}, prima di {partner}.",
        "{declarer} at once plays the {early} {from_third}, before {partner}.",
    ),
    because(
        "57C1",
        ["{declarer} ha già giocato {from_third}", "{declarer} avesse già giocato {from_third}"],
        [
            "{declarer} has already played {from_third}",
            "{declarer} had already played {from_third}",
        ],
    ),
];
pub const ONE_HAND: SentenceWordings = &[
    text(
        "{declarer} lo aspetta e non gioca ancora {from_third}.",
        "{declarer} waits for him and does not yet play {from_third}.",
    ),
    text(
        "Mentre {partner} pensa, {declarer} aspetta a giocare {from_third}.",
        "While {partner} is thinking, {declarer} waits before he plays {from_third}.",
    ),
    text(
        "{declarer} non gioca {from_third}, e aspetta {partner}.",
        "{declarer} does not play {from_third}, and waits for {partner}.",
    ),
    because(
        "57A",
        [
            "{declarer} non ha ancora giocato {from_third}",
            "{declarer} non avesse ancora giocato {from_third}",
        ],
        [
            "{declarer} has not yet played {from_third}",
            "{declarer} had not yet played {from_third}",
        ],
    ),
];
pub const PLAYS: SentenceWordings = &[
    text(
        "{by}, che ha già deciso, gioca {card} prima di {partner}.",
        "{by}, who has made up his mind, plays the {card} before {partner}.",
    ),
    text(
        "{by}, convinto che {partner} abbia già giocato, mette {card}.",
        "{by}, sure that {partner} has already played, puts out the {card}.",
    ),
    text(
        "{by} gioca {card}, senza aspettare {partner}.",
        "{by} plays the {card}, without waiting for {partner}.",
    ),
    short_reasons::nobody_told_his_turn(""),
];
pub const PLAYS_AS_TOLD: SentenceWordings = &[
    text(
        "«Tocca a te», dice per errore {declarer} a {by}, che gioca {card} prima di {partner}.",
        "'It is your turn', {declarer} says by mistake to {by}, who plays the {card} before {partner}.",
    ),
    text(
        "{by}, a cui {declarer} dice per errore che tocca a lui, gioca {card} prima di {partner}.",
        "{by}, told by mistake by {declarer} that it is his turn, plays the {card} before {partner}.",
    ),
    text(
        "{declarer} dice per errore a {by} di giocare, e {by} gioca {card} prima di {partner}.",
        "{declarer} tells {by} by mistake to play, and {by} plays the {card} before {partner}.",
    ),
    short_reasons::TOLD_HIS_TURN,
];
pub const HIGHEST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e vuole che {partner} giochi la sua carta più alta a {suit}.",
        "{declarer} calls the director, and wants {partner} to play his highest card in {suit}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} chiede a {partner} la carta più alta a {suit}.",
        "The director comes, and {declarer} asks {partner} for his highest card in {suit}.",
    ),
    text(
        "{declarer} dice all'Arbitro che da {partner} vuole la carta più alta a {suit}.",
        "{declarer} tells the director that he wants {partner}'s highest card in {suit}.",
    ),
    because(
        "57A1",
        [
            "{declarer} chiede a {partner} la carta più alta a {suit}",
            "{declarer} avesse chiesto a {partner} la carta più alta a {suit}",
        ],
        [
            "{declarer} asks {partner} for his highest card in {suit}",
            "{declarer} had asked {partner} for his highest card in {suit}",
        ],
    ),
];
pub const LOWEST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e vuole che {partner} giochi la sua carta più bassa a {suit}.",
        "{declarer} calls the director, and wants {partner} to play his lowest card in {suit}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} chiede a {partner} la carta più bassa a {suit}.",
        "The director comes, and {declarer} asks {partner} for his lowest card in {suit}.",
    ),
    text(
        "{declarer} dice all'Arbitro che da {partner} vuole la carta più bassa a {suit}.",
        "{declarer} tells the director that he wants {partner}'s lowest card in {suit}.",
    ),
    because(
        "57A2",
        [
            "{declarer} chiede a {partner} la carta più bassa a {suit}",
            "{declarer} avesse chiesto a {partner} la carta più bassa a {suit}",
        ],
        [
            "{declarer} asks {partner} for his lowest card in {suit}",
            "{declarer} had asked {partner} for his lowest card in {suit}",
        ],
    ),
];
pub const PARTNER_PLAYS: SentenceWordings = &[
    text("{partner} gioca {own}.", "{partner} plays the {own}."),
    text("{partner} ha giocato {own}.", "{partner} has played the {own}."),
    text("La carta di {partner} è {own}.", "{partner}'s card is the {own}."),
    because(
        "",
        ["{partner} ha già giocato", "{partner} avesse già giocato"],
        ["{partner} has already played", "{partner} had already played"],
    ),
];
pub const PARTNER_THINKS: SentenceWordings = &[
    text("{partner} ci pensa.", "{partner} is thinking."),
    text("{partner} sta pensando.", "{partner} thinks about it."),
    text("{partner} non gioca ancora.", "{partner} does not play yet."),
    short_reasons::partner_has_not_played("57A"),
];
pub const DUMMY_STILL: SentenceWordings = &[
    text(
        "{declarer} non chiama ancora una carta da {third}, il morto.",
        "{declarer} does not yet call a card from {third}, dummy.",
    ),
    text(
        "{third}, il morto, aspetta che {declarer} chiami una carta.",
        "{third}, dummy, waits for {declarer} to call a card.",
    ),
    text(
        "{declarer} non ha ancora chiamato nulla da {third}, il morto.",
        "{declarer} has called nothing yet from {third}, dummy.",
    ),
    because(
        "57A",
        [
            "dal morto ({third}) non è ancora stata giocata né suggerita una carta",
            "dal morto ({third}) non fosse ancora stata giocata né suggerita una carta",
        ],
        [
            "no card of dummy's ({third}) has yet been played or suggested",
            "no card of dummy's ({third}) had yet been played or suggested",
        ],
    ),
];
pub const DUMMY_SUGGESTS: SentenceWordings = &[
    text(
        "{declarer} non chiama ancora una carta, ma {third}, il morto, gli indica {called} per suggerirgliel{o/a:called}.",
        "{declarer} does not yet call a card, but {third}, dummy, points at the {called} to suggest it to him.",
    ),
    text(
        "{third}, il morto, posa un dito su {called} per suggerirl{o/a:called} a {declarer}, che non chiama nulla.",
        "{third}, dummy, puts a finger on the {called} to suggest it to {declarer}, who does not call anything.",
    ),
    text(
        "Per suggerire {called} a {declarer}, {third}, il morto, tocca la carta; {declarer} non chiama nulla.",
        "To suggest the {called} to {declarer}, {third}, dummy, touches the card; {declarer} does not call anything.",
    ),
    because(
        "57C",
        [
            "{third}, il morto, ha suggerito {called} a {declarer}",
            "{third}, il morto, avesse suggerito {called} a {declarer}",
        ],
        [
            "{third}, dummy, suggested the {called} to {declarer}",
            "{third}, dummy, had suggested the {called} to {declarer}",
        ],
    ),
];
pub const DUMMY_CALLED: SentenceWordings = &[
    text(
        "{declarer} chiama {called}, e {third}, il morto, mette la carta.",
        "{declarer} calls the {called}, and {third}, dummy, puts the card out.",
    ),
    text(
        "{third}, il morto, mette {called}, che {declarer} ha chiamato.",
        "{third}, dummy, puts out the {called}, which {declarer} has called.",
    ),
    text(
        "Alla chiamata di {declarer}, {third}, il morto, mette {called}.",
        "At the call of {declarer}, {third}, dummy, puts out the {called}.",
    ),
    because(
        "57C1",
        [
            "{declarer} ha già chiamato {called} dal morto",
            "{declarer} avesse già chiamato {called} dal morto",
        ],
        [
            "{declarer} has already called the {called} from dummy",
            "{declarer} had already called the {called} from dummy",
        ],
    ),
];
pub const DOES_NOT_WAIT: SentenceWordings = &[
    text("{by} gioca subito {card}.", "{by} at once plays the {card}."),
    text(
        "{by}, che ha già deciso, gioca {card}.",
        "{by}, who has made up his mind, plays the {card}.",
    ),
    text(
        "{by} non aspetta il suo turno e gioca {card}.",
        "{by} does not wait for his turn and plays the {card}.",
    ),
    short_reasons::nobody_told_his_turn(""),
];
pub const IS_TOLD_TO_PLAY: SentenceWordings = &[
    text(
        "«Tocca a te», dice per errore {declarer} a {by}, che gioca {card}.",
        "'It is your turn', {declarer} says by mistake to {by}, who plays the {card}.",
    ),
    text(
        "{by}, a cui {declarer} dice per errore di giocare, gioca {card}.",
        "{by}, told by mistake by {declarer} to play, plays the {card}.",
    ),
    text(
        "{declarer} dice per errore a {by} che è il suo turno, e {by} gioca {card}.",
        "{declarer} tells {by} by mistake that it is his turn, and {by} plays the {card}.",
    ),
    short_reasons::TOLD_HIS_TURN,
];
pub const LAST_TO_PLAY: SentenceWordings = &[
    text(
        "Nella presa a {suit} manca solo la carta di {partner}, che ci pensa.",
        "Only {partner}'s card is missing from the trick in {suit}, and he is thinking.",
    ),
    text(
        "Nella presa a {suit} deve ancora giocare {partner}, per ultimo.",
        "In the trick in {suit}, {partner} is still to play, the last.",
    ),
    text(
        "Nella presa a {suit} tre hanno giocato, e {partner} riflette.",
        "In the trick in {suit} three have played, and {partner} is thinking.",
    ),
    because(
        "57A",
        [
            "{partner} non ha ancora giocato nella presa a {suit}",
            "{partner} non avesse ancora giocato nella presa a {suit}",
        ],
        [
            "{partner} has not yet played to the trick in {suit}",
            "{partner} had not yet played to the trick in {suit}",
        ],
    ),
];
pub const TRICK_OVER: SentenceWordings = &[
    text(
        "Nella presa a {suit} gioca per ultimo {partner}, con {own}, e la presa è di {winner}.",
        "In the trick in {suit}, {partner} plays last, the {own}, and the trick is {winner}'s.",
    ),
    text(
        "{partner} chiude con {own} la presa a {suit}, che è di {winner}.",
        "{partner} ends the trick in {suit} with the {own}; it is {winner}'s.",
    ),
    text(
        "Con {own} di {partner} finisce la presa a {suit}, vinta da {winner}.",
        "With {partner}'s {own} the trick in {suit} is over, won by {winner}.",
    ),
    because(
        "",
        [
            "{partner} ha già giocato nella presa a {suit}",
            "{partner} avesse già giocato nella presa a {suit}",
        ],
        [
            "{partner} has already played to the trick in {suit}",
            "{partner} had already played to the trick in {suit}",
        ],
    ),
];
pub const EARLY_LEAD: SentenceWordings = &[
    text(
        "{by}, che ha perso il filo, attacca {card}.",
        "{by}, who has lost track, leads the {card}.",
    ),
    text(
        "{by} crede di essere in presa e attacca {card}.",
        "{by} thinks that he is on lead and leads the {card}.",
    ),
    text("{by}, distratto, attacca {card}.", "{by}, distracted, leads the {card}."),
    short_reasons::nobody_told_his_turn(""),
];
pub const EARLY_LEAD_AS_TOLD: SentenceWordings = &[
    text(
        "«Tocca a te attaccare», dice per errore {declarer} a {by}, che attacca {card}.",
        "'It is your lead', {declarer} says by mistake to {by}, who leads the {card}.",
    ),
    text(
        "{declarer} dice per errore a {by} che tocca a lui, e {by} attacca {card}.",
        "{declarer} tells {by} by mistake that it is his lead, and {by} leads the {card}.",
    ),
    text(
        "«Sei in presa», dice per errore {declarer} a {by}, che attacca {card}.",
        "'You are on lead', {declarer} says by mistake to {by}, who leads the {card}.",
    ),
    short_reasons::TOLD_HIS_TURN,
];
pub const ACCEPTS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e accetta l'attacco.",
        "{declarer} calls the director and accepts the lead.",
    ),
    text(
        "All'Arbitro {declarer} dice che accetta l'attacco.",
        "{declarer} tells the director that he accepts the lead.",
    ),
    text(
        "Davanti all'Arbitro {declarer} accetta l'attacco.",
        "In the director's presence {declarer} accepts the lead.",
    ),
    short_reasons::ACCEPTS_HIS_LEAD,
];
pub const REFUSES: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e rifiuta l'attacco.",
        "{declarer} calls the director and refuses the lead.",
    ),
    text(
        "All'Arbitro {declarer} dice che rifiuta l'attacco.",
        "{declarer} tells the director that he refuses the lead.",
    ),
    text(
        "Davanti all'Arbitro {declarer} rifiuta l'attacco.",
        "In the director's presence {declarer} refuses the lead.",
    ),
    short_reasons::REFUSES_HIS_LEAD,
];
