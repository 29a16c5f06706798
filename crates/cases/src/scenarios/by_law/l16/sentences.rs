//! The sentences of the scenarios of Law 16.

use crate::scenarios::by_law::prelude::*;

pub const PARTNER_SEES: SentenceWordings = &[
    text(
        "Tocca a {partner}: dal suo posto vede bene il tavolo davanti a {by}.",
        "It is the turn of {partner}: from his seat he sees well what lies before {by}.",
    ),
    text(
        "Deve giocare {partner}; fra lui e {by} non c'è nulla che gli nasconda ciò che {by} ha davanti a sé.",
        "{partner} is to play; nothing stands between him and {by} that would hide what {by} has in front of him.",
    ),
    text(
        "È il turno di {partner}, al quale nessuna scatola di cartellini nasconde il tavolo davanti a {by}.",
        "It is for {partner} to play; no bidding box hides from him the table before {by}.",
    ),
    because(
        "49",
        [
            "{partner} poteva vedere il tavolo davanti a {by}",
            "{partner} avesse potuto vedere il tavolo davanti a {by}",
        ],
        [
            "{partner} could see the table before {by}",
            "{partner} had been able to see the table before {by}",
        ],
    ),
];
pub const PARTNER_TURNED: SentenceWordings = &[
    text(
        "Tocca a {partner}: la scatola dei cartellini gli nasconde il tavolo davanti a {by}.",
        "It is the turn of {partner}: a bidding box hides from him what lies before {by}.",
    ),
    text(
        "Deve giocare {partner}; fra lui e {by} c'è una scatola che gli nasconde ciò che {by} ha davanti a sé.",
        "{partner} is to play; a box stands between him and {by} that hides from him what {by} has in front of him.",
    ),
    text(
        "È il turno di {partner}, al quale una scatola di cartellini nasconde il tavolo davanti a {by}.",
        "It is for {partner} to play; a bidding box hides from him the table before {by}.",
    ),
    because(
        "",
        [
            "{partner} non poteva vedere il tavolo davanti a {by}",
            "{partner} non avesse potuto vedere il tavolo davanti a {by}",
        ],
        [
            "{partner} could not see the table before {by}",
            "{partner} had not been able to see the table before {by}",
        ],
    ),
];
pub const NAMES: SentenceWordings = &[
    text(
        "Intanto {by}, discutendo con {declarer} di una presa, dice di avere {card}.",
        "Meanwhile {by}, discussing a trick with {declarer}, says that he holds the {card}.",
    ),
    text(
        "«Tanto ho io {card}», dice {by} a {declarer} con aria di sfida.",
        "'Anyway, I have the {card},' says {by} to {declarer} with a smile.",
    ),
    text(
        "Parlando a {declarer} della licita, {by} dice che fra le sue carte c'è {card}.",
        "Talking to {declarer} about the auction, {by} says that the {card} is among his cards.",
    ),
    because(
        "50B",
        ["{by} ha detto di avere {card}", "{by} avesse detto di avere {card}"],
        ["{by} said that he held the {card}", "{by} had said that he held the {card}"],
    ),
];
pub const DROPS: SentenceWordings = &[
    text(
        "Intanto {by}, discutendo con {declarer} di una presa, apre troppo le carte e fa cadere {card}, scopert{o/a}, davanti a sé.",
        "Meanwhile {by}, discussing a trick with {declarer}, opens his cards too wide and drops the {card} face up in front of himself.",
    ),
    text(
        "Nel far segno a {declarer} di aspettare, {by} apre troppo le carte e fa cadere {card}, scopert{o/a}, davanti a sé.",
        "Making a sign to {declarer} to wait, {by} opens his cards too wide and drops the {card} face up in front of himself.",
    ),
    text(
        "Parlando a {declarer} della licita, {by} urta le proprie carte e fa cadere {card}, scopert{o/a}, davanti a sé.",
        "Talking to {declarer} about the auction, {by} knocks his own cards and drops the {card} face up in front of himself.",
    ),
    short_reasons::DROPPED_BY_ACCIDENT,
];
pub const DUMMY_REMARKS: SentenceWordings = &[
    text(
        "{declarer} pensa. «Adesso {suit}», mormora {dummy}, e lo sentono tutti, anche {by} e {partner}.",
        "{declarer} is thinking. 'Now {suit},' mutters {dummy}, and everybody hears it, {by} and {partner} too.",
    ),
    text(
        "Mentre {declarer} esita, {dummy} dice sottovoce «{suit}», ma tutti lo sentono, anche {by} e {partner}.",
        "While {declarer} hesitates, {dummy} says '{suit}' under his breath, but everybody hears it, {by} and {partner} too.",
    ),
    text(
        "{declarer} non si decide, e {dummy} sussurra «{suit}», che tutti sentono, anche {by} e {partner}.",
        "{declarer} cannot make up his mind, and {dummy} whispers '{suit}', which everybody hears, {by} and {partner} too.",
    ),
    because(
        "16B1(a)",
        [
            "{dummy} ha suggerito {suit} a {declarer}",
            "{dummy} avesse suggerito {suit} a {declarer}",
        ],
        ["{dummy} suggested {suit} to {declarer}", "{dummy} had suggested {suit} to {declarer}"],
    ),
];
pub const DEFENDER_REMARKS: SentenceWordings = &[
    text(
        "{declarer} pensa. «Dopo {suit}», mormora {by} a {partner}, e lo sentono tutti, anche {dummy}.",
        "{declarer} is thinking. 'Later {suit},' mutters {by} to {partner}, and everybody hears it, {dummy} too.",
    ),
    text(
        "Mentre {declarer} esita, {by} dice sottovoce a {partner} «{suit}», ma tutti lo sentono, anche {dummy}.",
        "While {declarer} hesitates, {by} says '{suit}' to {partner} under his breath, but everybody hears it, {dummy} too.",
    ),
    text(
        "{declarer} non si decide, e {by} sussurra a {partner} «{suit}», che tutti sentono, anche {dummy}.",
        "{declarer} cannot make up his mind, and {by} whispers '{suit}' to {partner}, which everybody hears, {dummy} too.",
    ),
    because(
        "16B1(a)",
        ["{by} ha suggerito {suit} a {partner}", "{by} avesse suggerito {suit} a {partner}"],
        ["{by} suggested {suit} to {partner}", "{by} had suggested {suit} to {partner}"],
    ),
];
pub const PROTEST: SentenceWordings = &[
    text(
        "Si chiama subito l'Arbitro, che fa continuare e a gioco finito riesamina il caso.",
        "The director is called at once; he has them play on, and looks at the case again when play is over.",
    ),
    text(
        "Chiamato subito, l'Arbitro fa giocare la mano fino in fondo e torna al tavolo alla fine.",
        "Called at once, the director has the board played out and comes back to the table at the end.",
    ),
    text(
        "Arriva l'Arbitro, fa proseguire il gioco e si riserva di decidere alla fine.",
        "The director comes, has play go on and reserves his ruling until the end.",
    ),
];
pub const DECLARER_GAINED: SentenceWordings = &[
    text(
        "Nel seguito del gioco {declarer}, accerta l'Arbitro, fra due linee logiche ha scelto quella che il compagno suggeriva: agli avversari è costata una presa.",
        "In the rest of the play {declarer}, the director finds, chose, of two logical lines, the one that his partner had suggested: it cost the opponents a trick.",
    ),
    text(
        "L'Arbitro accerta che nel seguito del gioco {declarer} ha giocato {suit}, dove altri avrebbero giocato un altro seme, e che ci ha guadagnato una presa.",
        "The director finds that in the rest of the play {declarer} played {suit}, where others would have played another suit, and gained a trick by it.",
    ),
    text(
        "Una delle due linee logiche, accerta l'Arbitro, era quella indicata da {dummy}: {declarer} l'ha seguita, e gli avversari hanno perso una presa.",
        "One of the two logical lines, the director finds, was the one that {dummy} had pointed to: {declarer} followed it, and the opponents lost a trick.",
    ),
    because(
        "16B1(a)",
        [
            "fra due linee logiche {declarer} ha scelto quella suggerita, costata una presa agli avversari",
            "fra due linee logiche {declarer} avesse scelto quella suggerita, costata una presa agli avversari",
        ],
        [
            "of two logical lines {declarer} chose the one suggested, which cost the opponents a trick",
            "{declarer}, of two logical lines, had chosen the one suggested, which cost the opponents a trick",
        ],
    ),
];
pub const DECLARER_GAINED_NOTHING: SentenceWordings = &[
    text(
        "Nel seguito del gioco {declarer}, accerta l'Arbitro, fra due linee logiche ha scelto quella che il compagno suggeriva: agli avversari non è costata nulla.",
        "In the rest of the play {declarer}, the director finds, chose, of two logical lines, the one that his partner had suggested: it cost the opponents nothing.",
    ),
    text(
        "L'Arbitro accerta che nel seguito del gioco {declarer} ha giocato {suit}, dove altri avrebbero giocato un altro seme, ma che non ci ha guadagnato nulla.",
        "The director finds that in the rest of the play {declarer} played {suit}, where others would have played another suit, but gained nothing by it.",
    ),
    text(
        "Una delle due linee logiche, accerta l'Arbitro, era quella indicata da {dummy}: {declarer} l'ha seguita, ma gli avversari non hanno perso prese.",
        "One of the two logical lines, the director finds, was the one that {dummy} had pointed to: {declarer} followed it, but the opponents lost no trick.",
    ),
    because(
        "12B1",
        [
            "la linea suggerita, scelta da {declarer}, non è costata nulla agli avversari",
            "la linea suggerita, scelta da {declarer}, non fosse costata nulla agli avversari",
        ],
        [
            "the line suggested, which {declarer} chose, cost the opponents nothing",
            "the line suggested, which {declarer} chose, had cost the opponents nothing",
        ],
    ),
];
pub const DECLARER_DID_NOT: SentenceWordings = &[
    text(
        "Nel seguito del gioco {declarer}, accerta l'Arbitro, fra due linee logiche ha scelto quella che il compagno non suggeriva: agli avversari è costata una presa.",
        "In the rest of the play {declarer}, the director finds, chose, of two logical lines, the one that his partner had not suggested: it cost the opponents a trick.",
    ),
    text(
        "L'Arbitro accerta che nel seguito del gioco {declarer} non ha giocato {suit}, come altri avrebbero fatto, ma un altro seme, e che ci ha guadagnato una presa.",
        "The director finds that in the rest of the play {declarer} played not {suit}, as others would have done, but another suit, and gained a trick by it.",
    ),
    text(
        "Una delle due linee logiche, accerta l'Arbitro, era quella indicata da {dummy}: {declarer} ha seguito l'altra, e gli avversari hanno perso una presa.",
        "One of the two logical lines, the director finds, was the one that {dummy} had pointed to: {declarer} followed the other, and the opponents lost a trick.",
    ),
    because(
        "",
        [
            "fra due linee logiche {declarer} ha scelto quella non suggerita",
            "fra due linee logiche {declarer} avesse scelto quella non suggerita",
        ],
        [
            "of two logical lines {declarer} chose the one not suggested",
            "{declarer}, of two logical lines, had chosen the one not suggested",
        ],
    ),
];
pub const PARTNER_GAINED: SentenceWordings = &[
    text(
        "Nel seguito del gioco {partner}, accerta l'Arbitro, fra due ritorni logici ha scelto quello che il compagno suggeriva: agli avversari è costato una presa.",
        "In the rest of the play {partner}, the director finds, chose, of two logical returns, the one that his partner had suggested: it cost the opponents a trick.",
    ),
    text(
        "L'Arbitro accerta che nel seguito del gioco {partner}, in presa, ha giocato {suit}, dove altri avrebbero giocato un altro seme, e che ci ha guadagnato una presa.",
        "The director finds that in the rest of the play {partner} led {suit}, where others would have led another suit, and gained a trick by it.",
    ),
    text(
        "Uno dei due ritorni logici, accerta l'Arbitro, era quello indicato da {by}: {partner} l'ha scelto, e gli avversari hanno perso una presa.",
        "One of the two logical returns, the director finds, was the one that {by} had pointed to: {partner} chose it, and the opponents lost a trick.",
    ),
    because(
        "16B1(a)",
        [
            "fra due ritorni logici {partner} ha scelto quello suggerito, costato una presa agli avversari",
            "fra due ritorni logici {partner} avesse scelto quello suggerito, costato una presa agli avversari",
        ],
        [
            "of two logical returns {partner} chose the one suggested, which cost the opponents a trick",
            "{partner}, of two logical returns, had chosen the one suggested, which cost the opponents a trick",
        ],
    ),
];
pub const PARTNER_GAINED_NOTHING: SentenceWordings = &[
    text(
        "Nel seguito del gioco {partner}, accerta l'Arbitro, fra due ritorni logici ha scelto quello che il compagno suggeriva: agli avversari non è costato nulla.",
        "In the rest of the play {partner}, the director finds, chose, of two logical returns, the one that his partner had suggested: it cost the opponents nothing.",
    ),
    text(
        "L'Arbitro accerta che nel seguito del gioco {partner}, in presa, ha giocato {suit}, dove altri avrebbero giocato un altro seme, ma che non ci ha guadagnato nulla.",
        "The director finds that in the rest of the play {partner} led {suit}, where others would have led another suit, but gained nothing by it.",
    ),
    text(
        "Uno dei due ritorni logici, accerta l'Arbitro, era quello indicato da {by}: {partner} l'ha scelto, ma gli avversari non hanno perso prese.",
        "One of the two logical returns, the director finds, was the one that {by} had pointed to: {partner} chose it, but the opponents lost no trick.",
    ),
    because(
        "12B1",
        [
            "il ritorno suggerito, scelto da {partner}, non è costato nulla agli avversari",
            "il ritorno suggerito, scelto da {partner}, non fosse costato nulla agli avversari",
        ],
        [
            "the return suggested, which {partner} chose, cost the opponents nothing",
            "the return suggested, which {partner} chose, had cost the opponents nothing",
        ],
    ),
];
pub const PARTNER_DID_NOT: SentenceWordings = &[
    text(
        "Nel seguito del gioco {partner}, accerta l'Arbitro, fra due ritorni logici ha scelto quello che il compagno non suggeriva: agli avversari è costato una presa.",
        "In the rest of the play {partner}, the director finds, chose, of two logical returns, the one that his partner had not suggested: it cost the opponents a trick.",
    ),
    text(
        "L'Arbitro accerta che nel seguito del gioco {partner}, in presa, non ha giocato {suit}, come altri avrebbero fatto, ma un altro seme, e che ci ha guadagnato una presa.",
        "The director finds that in the rest of the play {partner} led not {suit}, as others would have done, but another suit, and gained a trick by it.",
    ),
    text(
        "Uno dei due ritorni logici, accerta l'Arbitro, era quello indicato da {by}: {partner} ha scelto l'altro, e gli avversari hanno perso una presa.",
        "One of the two logical returns, the director finds, was the one that {by} had pointed to: {partner} chose the other, and the opponents lost a trick.",
    ),
    because(
        "",
        [
            "fra due ritorni logici {partner} ha scelto quello non suggerito",
            "fra due ritorni logici {partner} avesse scelto quello non suggerito",
        ],
        [
            "of two logical returns {partner} chose the one not suggested",
            "{partner}, of two logical returns, had chosen the one not suggested",
        ],
    ),
];
pub const EXPLAINS_AND_PLAYS: SentenceWordings = &[
    text(
        "{declarer} spiega a {by} una chiamata di {dummy}, e a {dummy} la spiegazione pare giusta. {by} gioca {card}; {next} non ha ancora giocato.",
        "{declarer} explains a call of {dummy}'s to {by}, and {dummy} thinks the explanation right. {by} plays the {card}; {next} has not played yet.",
    ),
    text(
        "{declarer} spiega a {by} una chiamata di {dummy}, e anche {dummy} la ricorda così. Poi {by} gioca {card}, e dopo di lui tocca a {next}.",
        "{declarer} explains a call of {dummy}'s to {by}, and {dummy} remembers it in the same way. Then {by} plays the {card}, and after him {next} is to play.",
    ),
    text(
        "«Che cosa mostrava {dummy}?», chiede {by}. {declarer} risponde, e a {dummy} la risposta pare giusta; {by} gioca {card} e tocca a {next}.",
        "'What did {dummy} show?' asks {by}. {declarer} answers, and {dummy} thinks the answer right; {by} plays the {card} and it is {next}'s turn.",
    ),
];
pub const AMENDS: SentenceWordings = &[
    text(
        "«La mia spiegazione era sbagliata», dice allora {declarer}; chiama l'Arbitro e si corregge.",
        "'My explanation was wrong,' {declarer} then says; he calls the director and corrects himself.",
    ),
    text(
        "Allora {declarer} chiama l'Arbitro, perché ha spiegato male, e si corregge.",
        "Then {declarer} calls the director, because his explanation was wrong, and corrects himself.",
    ),
    text(
        "Prima che {next} giochi {declarer} si accorge di aver spiegato male, chiama l'Arbitro e corregge la spiegazione.",
        "Before {next} plays {declarer} notices that his explanation was wrong, calls the director and corrects it.",
    ),
    because(
        "47E2(a)",
        [
            "la spiegazione di {declarer} era sbagliata",
            "la spiegazione di {declarer} fosse stata sbagliata",
        ],
        ["{declarer}'s explanation was wrong", "{declarer}'s explanation had been wrong"],
    ),
];
pub const STANDS_BY_IT: SentenceWordings = &[
    text(
        "«La mia spiegazione era giusta», dice allora {declarer}; {by} chiama l'Arbitro, che lo conferma.",
        "'My explanation was right,' {declarer} then says; {by} calls the director, who confirms it.",
    ),
    text(
        "Allora {by} chiama l'Arbitro, perché dubita della spiegazione di {declarer}, che era giusta.",
        "Then {by} calls the director, because he doubts {declarer}'s explanation, which was right.",
    ),
    text(
        "Prima che {next} giochi {by} dubita della spiegazione di {declarer} e chiama l'Arbitro, che la trova giusta.",
        "Before {next} plays {by} doubts {declarer}'s explanation and calls the director, who finds it right.",
    ),
    because(
        "",
        [
            "la spiegazione di {declarer} era giusta",
            "la spiegazione di {declarer} fosse stata giusta",
        ],
        ["{declarer}'s explanation was right", "{declarer}'s explanation had been right"],
    ),
];
pub const DUMMY_MUTTERS: SentenceWordings = &[
    text(
        "{dummy} dice a {declarer}, e tutti sentono: «Basta una piccola».",
        "{dummy} says to {declarer}, and everybody hears: 'A small one is enough'.",
    ),
    text(
        "«Qui sta' basso», suggerisce {dummy} a {declarer}.",
        "'Play low here,' {dummy} advises {declarer}.",
    ),
    text(
        "«Gioca una piccola», dice {dummy} a {declarer} sottovoce, ma tutti sentono.",
        "'Play a small one,' says {dummy} to {declarer} under his breath, but everybody hears.",
    ),
    because(
        "43A1(c)",
        [
            "{dummy} ha suggerito a {declarer} di giocare una piccola",
            "{dummy} avesse suggerito a {declarer} di giocare una piccola",
        ],
        [
            "{dummy} advised {declarer} to play a small card",
            "{dummy} had advised {declarer} to play a small card",
        ],
    ),
];
pub const DUMMY_IS_SILENT: SentenceWordings = &[
    text(
        "{dummy} aspetta in silenzio che {declarer} continui il gioco.",
        "{dummy} waits in silence for {declarer} to go on with the play.",
    ),
    text("{dummy} aspetta, e {declarer} pensa.", "{dummy} waits, and {declarer} thinks."),
    text(
        "{dummy} aspetta senza dire nulla che {declarer} si decida.",
        "{dummy} waits, saying nothing, for {declarer} to make up his mind.",
    ),
    because(
        "",
        [
            "{dummy} non ha comunicato nulla a {declarer}",
            "{dummy} non avesse comunicato nulla a {declarer}",
        ],
        [
            "{dummy} communicated nothing to {declarer}",
            "{dummy} had communicated nothing to {declarer}",
        ],
    ),
];
pub const CARD_RESTED: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, aveva scelto la carta fidandosi della spiegazione.",
        "{by}, the director finds, had chosen his card in reliance on the explanation.",
    ),
    text(
        "{by} dice di aver scelto la carta in base alla spiegazione, e l'Arbitro gli crede.",
        "{by} says that he chose his card because of the explanation, and the director believes him.",
    ),
    text(
        "Per l'Arbitro è stata la spiegazione ricevuta a far scegliere a {by} quella carta.",
        "The director finds that it was the explanation received that made {by} choose that card.",
    ),
    because(
        "47E2(a)",
        [
            "{by} aveva scelto {card} in base alla spiegazione di {declarer}",
            "{by} avesse scelto {card} in base alla spiegazione di {declarer}",
        ],
        [
            "{by} had chosen the {card} because of {declarer}'s explanation",
            "{by} had chosen the {card} because of {declarer}'s explanation",
        ],
    ),
];
pub const CARD_DID_NOT: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, aveva scelto la carta senza badare alla spiegazione.",
        "{by}, the director finds, had chosen his card regardless of the explanation.",
    ),
    text(
        "{by} dice di aver scelto la carta senza badare alla spiegazione, e l'Arbitro gli crede.",
        "{by} says that he chose his card regardless of the explanation, and the director believes him.",
    ),
    text(
        "Per l'Arbitro non è stata la spiegazione ricevuta a far scegliere a {by} quella carta.",
        "The director finds that it was not the explanation received that made {by} choose that card.",
    ),
    because(
        "47F2",
        [
            "{by} aveva scelto {card} senza badare alla spiegazione di {declarer}",
            "{by} avesse scelto {card} senza badare alla spiegazione di {declarer}",
        ],
        [
            "{by} had chosen the {card} regardless of {declarer}'s explanation",
            "{by} had chosen the {card} regardless of {declarer}'s explanation",
        ],
    ),
];
