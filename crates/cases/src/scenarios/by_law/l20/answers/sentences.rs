//! The sentences of the scenarios of Law 20.

use crate::scenarios::by_law::prelude::*;

pub const DEFENDER_EXPLAINS: SentenceWordings = &[
    text(
        "{declarer} chiede di una chiamata dei difensori, e {defender} la spiega male.",
        "{declarer} asks about a call of the defenders', and {defender} explains it wrongly.",
    ),
    text(
        "Prima di giocare {declarer} vuole sapere che cosa mostrava una chiamata; {defender} si confonde e risponde male.",
        "Before playing {declarer} wants to know what a call showed; {defender} mixes things up and answers wrongly.",
    ),
    text(
        "{defender}, a domanda di {declarer}, dà una spiegazione sbagliata di una chiamata.",
        "Asked by {declarer}, {defender} gives a wrong explanation of a call.",
    ),
];
pub const AND_NEXT: SentenceWordings = &[
    text(
        "{declarer} gioca {card}, e {lho} gioca {next}.",
        "{declarer} plays the {card}, and {lho} plays the {next}.",
    ),
    text(
        "Poi {declarer} gioca {card} e {lho} {next}.",
        "Then {declarer} plays the {card} and {lho} the {next}.",
    ),
    text(
        "Avuta la risposta {declarer} gioca {card}; segue {lho}, con {next}.",
        "Having had the answer {declarer} plays the {card}; {lho} follows, with the {next}.",
    ),
    because(
        "47E2(a)",
        ["{lho} ha già giocato {next}", "{lho} avesse già giocato {next}"],
        ["{lho} has already played the {next}", "{lho} had already played the {next}"],
    ),
];
pub const NOT_NEXT: SentenceWordings = &[
    text(
        "{declarer} gioca {card}, e {lho} non ha ancora giocato.",
        "{declarer} plays the {card}, and {lho} has not played yet.",
    ),
    text(
        "Poi {declarer} gioca {card}; tocca a {lho}.",
        "Then {declarer} plays the {card}; it is {lho}'s turn.",
    ),
    text(
        "Avuta la risposta {declarer} gioca {card}; {lho} sta ancora pensando.",
        "Having had the answer {declarer} plays the {card}; {lho} is still thinking.",
    ),
    because(
        "47E2(a)",
        ["{lho} non ha ancora giocato", "{lho} non avesse ancora giocato"],
        ["{lho} has not yet played", "{lho} had not yet played"],
    ),
];
pub const CORRECTS_HIMSELF: SentenceWordings = &[
    text(
        "«Mi sono sbagliato», dice {defender}, e dà la spiegazione giusta; {lho} allora chiama l'Arbitro.",
        "'I was wrong,' says {defender}, and gives the right explanation; {lho} then calls the director.",
    ),
    text(
        "Il primo a parlare è {defender}, che si corregge; dopo di lui {lho} chiama l'Arbitro.",
        "The first to speak is {defender}, who corrects himself; after him {lho} calls the director.",
    ),
    text(
        "Senza aspettare oltre {defender} dà la spiegazione giusta, e {lho}, che taceva, chiama l'Arbitro.",
        "Without waiting any longer {defender} gives the right explanation, and {lho}, who was silent, calls the director.",
    ),
    because(
        "20F4",
        [
            "{defender} ha corretto la propria spiegazione",
            "{defender} avesse corretto la propria spiegazione",
        ],
        [
            "{defender} corrected his own explanation",
            "{defender} had corrected his own explanation",
        ],
    ),
];
pub const PARTNER_CORRECTS: SentenceWordings = &[
    text(
        "«Si è sbagliato», dice {lho} di {defender}, e dà la spiegazione giusta; poi chiama l'Arbitro.",
        "'He was wrong,' says {lho} of {defender}, and gives the right explanation; then he calls the director.",
    ),
    text(
        "Il primo a parlare è {lho}, che corregge il compagno e chiama l'Arbitro, mentre {defender} tace.",
        "The first to speak is {lho}, who corrects his partner and calls the director, while {defender} is silent.",
    ),
    text(
        "Senza aspettare oltre {lho} dà la spiegazione giusta, mentre {defender} tace, e chiama l'Arbitro.",
        "Without waiting any longer {lho} gives the right explanation, while {defender} is silent, and calls the director.",
    ),
    because(
        "20F5(a)",
        [
            "{lho} ha corretto durante il gioco la spiegazione di {defender}",
            "{lho} avesse corretto durante il gioco la spiegazione di {defender}",
        ],
        [
            "{lho} corrected {defender}'s explanation during the play",
            "{lho} had corrected {defender}'s explanation during the play",
        ],
    ),
];
pub const CARD_RESTED: SentenceWordings = &[
    text(
        "{declarer}, accerta l'Arbitro, aveva scelto la carta in base a quella spiegazione.",
        "{declarer}, the director finds, had chosen his card because of that explanation.",
    ),
    text(
        "Con la spiegazione giusta, accerta l'Arbitro, {declarer} avrebbe giocato un'altra carta.",
        "With the right explanation, the director finds, {declarer} would have played another card.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, ha giocato quella carta a causa della spiegazione.",
        "The director finds that {declarer} played that card because of the explanation.",
    ),
    because(
        "47E2(a)",
        [
            "{declarer} aveva scelto {card} in base alla spiegazione di {defender}",
            "{declarer} avesse scelto {card} in base alla spiegazione di {defender}",
        ],
        [
            "{declarer} had chosen the {card} because of {defender}'s explanation",
            "{declarer} had chosen the {card} because of {defender}'s explanation",
        ],
    ),
];
pub const CARD_DID_NOT: SentenceWordings = &[
    text(
        "{declarer}, accerta l'Arbitro, avrebbe scelto la stessa carta con qualunque spiegazione.",
        "{declarer}, the director finds, would have chosen the same card whatever the explanation.",
    ),
    text(
        "Con la spiegazione giusta, accerta l'Arbitro, {declarer} avrebbe giocato la stessa carta.",
        "With the right explanation, the director finds, {declarer} would have played the same card.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, non ha giocato quella carta a causa della spiegazione.",
        "The director finds that {declarer} did not play that card because of the explanation.",
    ),
    because(
        "47F2",
        [
            "{declarer} aveva scelto {card} senza badare alla spiegazione di {defender}",
            "{declarer} avesse scelto {card} senza badare alla spiegazione di {defender}",
        ],
        [
            "{declarer} had chosen the {card} regardless of {defender}'s explanation",
            "{declarer} had chosen the {card} regardless of {defender}'s explanation",
        ],
    ),
];
pub const ASKS_ONE: SentenceWordings = &[
    text(
        "{by}, che deve giocare, chiede a {declarer} che cosa significava una certa chiamata di {dummy}, e nient'altro.",
        "{by}, who is to play, asks {declarer} what a certain call of {dummy}'s meant, and nothing else.",
    ),
    text(
        "Al suo turno {by} chiede a {declarer} di una sola chiamata di {dummy}: «che cosa mostrava?»",
        "At his turn {by} asks {declarer} about one single call of {dummy}'s: 'what did it show?'",
    ),
    text(
        "Prima di giocare {by} domanda a {declarer} il significato di una chiamata di {dummy}, non del resto della licita.",
        "Before playing {by} asks {declarer} the meaning of one call of {dummy}'s, not of the rest of the auction.",
    ),
];
pub const WRONG_ANSWER: SentenceWordings = &[
    text(
        "La risposta è sbagliata, e {declarer} la corregge solo dopo {card} di {by} e {after} di {other}.",
        "The answer is wrong, and {declarer} corrects it only after {by}'s {card} and {other}'s {after}.",
    ),
    text(
        "{declarer} risponde male, e si corregge quando {by} ha giocato {card} e {other} {after}.",
        "{declarer} answers wrongly, and corrects himself when {by} has played the {card} and {other} the {after}.",
    ),
    text(
        "La risposta di {declarer} è sbagliata; è corretta solo dopo {card} di {by} e {after} di {other}.",
        "{declarer}'s answer is wrong; it is corrected only after {by}'s {card} and {other}'s {after}.",
    ),
    because(
        "47E2(b)",
        ["{declarer} aveva risposto male a {by}", "{declarer} avesse risposto male a {by}"],
        ["{declarer} had answered {by} wrongly", "{declarer} had answered {by} wrongly"],
    ),
];
pub const RIGHT_ANSWER: SentenceWordings = &[
    text(
        "La risposta di {declarer} è esatta, e poi {by} gioca {card} e {other} {after}.",
        "{declarer}'s answer is correct, and then {by} plays the {card} and {other} the {after}.",
    ),
    text(
        "{declarer} risponde bene; dopo la risposta {by} gioca {card} e {other} {after}.",
        "{declarer} answers correctly; after the answer {by} plays the {card} and {other} the {after}.",
    ),
    text(
        "La risposta di {declarer} è esatta; si continua con {card} di {by} e {after} di {other}.",
        "{declarer}'s answer is correct; play goes on with {by}'s {card} and {other}'s {after}.",
    ),
    because(
        "",
        ["{declarer} aveva risposto bene a {by}", "{declarer} avesse risposto bene a {by}"],
        ["{declarer} had answered {by} correctly", "{declarer} had answered {by} correctly"],
    ),
];
pub const AT_THE_END: SentenceWordings = &[
    text("A gioco finito si chiama l'Arbitro.", "When the play is over the director is called."),
    text(
        "Finito il gioco, l'Arbitro è chiamato al tavolo.",
        "After the play the director is called to the table.",
    ),
    text("La mano finisce, e si chiama l'Arbitro.", "The play ends, and the director is called."),
];
pub const TOOK_THE_HINT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner}, fra due ritorni logici, ha scelto quello che la domanda di {by} suggeriva, e che {declarer} ci ha perso una presa; altri danni non ne trova.",
        "The director finds that of two logical returns {partner} chose the one that {by}'s question suggested, and that {declarer} lost a trick by it; he finds no other damage.",
    ),
    text(
        "{partner}, accerta l'Arbitro, fra due ritorni logici ha preferito quello suggerito dalla domanda di {by}, e a {declarer} è costato una presa; altri danni non ce ne sono.",
        "{partner}, the director finds, preferred of two logical returns the one suggested by {by}'s question, and it cost {declarer} a trick; there was no other damage.",
    ),
    text(
        "{partner} poteva scegliere fra due ritorni logici e, accerta l'Arbitro, la domanda di {by} lo ha spinto a quello costato a {declarer} una presa; altri danni non ci sono stati.",
        "{partner} had the choice of two logical returns and, the director finds, {by}'s question led him to the one that cost {declarer} a trick; there was no other damage.",
    ),
    because(
        "16B1(a)",
        [
            "{partner} ha scelto il ritorno suggerito dalla domanda di {by}, costato una presa a {declarer}",
            "{partner} avesse scelto il ritorno suggerito dalla domanda di {by}, costato una presa a {declarer}",
        ],
        [
            "{partner} chose the return that {by}'s question suggested, which cost {declarer} a trick",
            "{partner} had chosen the return that {by}'s question suggested, which cost {declarer} a trick",
        ],
    ),
];
pub const RHO_EXPLAINS: SentenceWordings = &[
    text(
        "{declarer} chiede di una chiamata dei difensori, {rho} la spiega male, e {declarer} gioca {card}.",
        "{declarer} asks about a call of the defenders', {rho} explains it wrongly, and {declarer} plays the {card}.",
    ),
    text(
        "Dopo una spiegazione sbagliata di {rho}, {declarer} gioca {card}.",
        "After a wrong explanation by {rho}, {declarer} plays the {card}.",
    ),
    text(
        "{rho}, richiesto da {declarer}, spiega male una chiamata; poi {declarer} gioca {card}.",
        "{rho}, asked by {declarer}, explains a call wrongly; then {declarer} plays the {card}.",
    ),
];
pub const RHO_AMENDS: SentenceWordings = &[
    text(
        "Prima che {lho} giochi, {rho} chiama l'Arbitro e si corregge.",
        "Before {lho} plays, {rho} calls the director and corrects himself.",
    ),
    text(
        "«Ho spiegato male», dice subito {rho}; {lho} non ha ancora giocato, e si chiama l'Arbitro.",
        "'My explanation was wrong,' {rho} says at once; {lho} has not played yet, and the director is called.",
    ),
    text(
        "{lho} non ha ancora giocato quando {rho} ammette di aver spiegato male, e si chiama l'Arbitro.",
        "{lho} has not played yet when {rho} admits that his explanation was wrong, and the director is called.",
    ),
];
pub const LHO_DROPS: SentenceWordings = &[
    text(
        "Mentre si aspetta l'Arbitro {lho} riordina le carte e fa cadere {named}, scopert{o/a:named}, sotto gli occhi di {declarer}.",
        "While they wait for the director {lho} sorts his cards and drops the {named}, face up, before {declarer}'s eyes.",
    ),
    text(
        "Intanto a {lho}, mentre parla con {declarer}, cade sul tavolo {named}, scopert{o/a:named}.",
        "Meanwhile {lho}, while talking with {declarer}, drops the {named} face up on the table.",
    ),
    text(
        "Aspettando l'Arbitro {lho} si volta verso {declarer}, e gli sfugge di mano {named}, che cade scopert{o/a:named} sul tavolo.",
        "Waiting for the director {lho} turns to {declarer}, and the {named} slips from his hand, face up on the table.",
    ),
    because(
        "50B",
        [
            "{lho} ha fatto cadere {named} senza che altri lo urtassero",
            "{lho} avesse fatto cadere {named} senza che altri lo urtassero",
        ],
        [
            "{lho} dropped the {named} with nobody jostling him",
            "{lho} had dropped the {named} with nobody jostling him",
        ],
    ),
];
pub const LHO_JOSTLED: SentenceWordings = &[
    text(
        "Mentre si aspetta l'Arbitro {declarer} urta {lho}, facendogli cadere {named}, scopert{o/a:named}, sul tavolo.",
        "While they wait for the director {declarer} jostles {lho} and makes him drop the {named}, face up, on the table.",
    ),
    text(
        "Intanto a {lho}, urtato al gomito da {declarer}, cade sul tavolo {named}, scopert{o/a:named}.",
        "Meanwhile {lho}, jostled by {declarer}, drops the {named} face up on the table.",
    ),
    text(
        "Aspettando l'Arbitro {declarer} urta il braccio di {lho}, cui sfugge di mano {named}, che cade scopert{o/a:named} sul tavolo.",
        "Waiting for the director {declarer} knocks {lho}'s arm, and the {named} slips from {lho}'s hand, face up on the table.",
    ),
    because(
        "50",
        [
            "{declarer} ha urtato {lho} e gli ha fatto cadere {named}",
            "{declarer} avesse urtato {lho} e gli avesse fatto cadere {named}",
        ],
        [
            "{declarer} jostled {lho} and made him drop the {named}",
            "{declarer} had jostled {lho} and made him drop the {named}",
        ],
    ),
];
pub const RESTED_ON_RHO: SentenceWordings = &[
    text(
        "{declarer}, accerta l'Arbitro, aveva giocato {card} per quello che gli aveva spiegato {rho}.",
        "{declarer}, the director finds, had played the {card} because of what {rho} had explained to him.",
    ),
    text(
        "Con la spiegazione giusta, accerta l'Arbitro, {declarer} avrebbe giocato un'altra carta.",
        "With the right explanation, the director finds, {declarer} would have played another card.",
    ),
    text(
        "Per l'Arbitro è stata la spiegazione di {rho} a far giocare a {declarer} quella carta.",
        "The director finds that it was {rho}'s explanation that made {declarer} play that card.",
    ),
    because(
        "47E2(a)",
        [
            "{declarer} aveva scelto {card} in base alla spiegazione di {rho}",
            "{declarer} avesse scelto {card} in base alla spiegazione di {rho}",
        ],
        [
            "{declarer} had chosen the {card} because of {rho}'s explanation",
            "{declarer} had chosen the {card} because of {rho}'s explanation",
        ],
    ),
];
pub const REGARDLESS_OF_RHO: SentenceWordings = &[
    text(
        "{declarer}, accerta l'Arbitro, avrebbe giocato {card} qualunque cosa gli avesse spiegato {rho}.",
        "{declarer}, the director finds, would have played the {card} whatever {rho} had explained to him.",
    ),
    text(
        "Con la spiegazione giusta, accerta l'Arbitro, {declarer} avrebbe giocato la stessa carta.",
        "With the right explanation, the director finds, {declarer} would have played the same card.",
    ),
    text(
        "Per l'Arbitro non è stata la spiegazione di {rho} a far giocare a {declarer} quella carta.",
        "The director finds that it was not {rho}'s explanation that made {declarer} play that card.",
    ),
    because(
        "47F2",
        [
            "{declarer} aveva scelto {card} senza badare alla spiegazione di {rho}",
            "{declarer} avesse scelto {card} senza badare alla spiegazione di {rho}",
        ],
        [
            "{declarer} had chosen the {card} regardless of {rho}'s explanation",
            "{declarer} had chosen the {card} regardless of {rho}'s explanation",
        ],
    ),
];
pub const NEITHER_WEIGHED: SentenceWordings = &[
    text(
        "L'Arbitro accerta che, qualunque cosa avesse risposto {declarer}, {by} avrebbe giocato la stessa carta; {partner} avrebbe continuato allo stesso modo anche senza la domanda.",
        "The director finds that, whatever {declarer} had answered, {by} would have played the same card; {partner} would have continued in the same way even without the question.",
    ),
    text(
        "{by}, accerta l'Arbitro, avrebbe giocato la stessa carta con qualunque risposta di {declarer}, e {partner} avrebbe continuato allo stesso modo anche senza la domanda.",
        "The director finds that {by} would have played the same card whatever answer {declarer} had given, and {partner} would have continued in the same way even without the question.",
    ),
    text(
        "Dall'esame dell'Arbitro risulta che la risposta di {declarer} non ha cambiato la scelta di {by}, né la domanda ha cambiato il gioco di {partner}.",
        "The director's inquiry shows that {declarer}'s answer did not change {by}'s choice, nor did the question change {partner}'s play.",
    ),
    short_reasons::SAME_CARDS_ANYWAY,
];
