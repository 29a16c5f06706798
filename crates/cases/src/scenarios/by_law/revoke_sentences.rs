//! Sentences about revokes that the scenarios of Laws 61 to 64 share.

use crate::scenarios::story::SentenceWordings;
use arbitro_laws::ruling::text;

pub const REVOKES: SentenceWordings = &[
    text(
        "Si attacca a {suit} e {by} mette {wrong}: ha {right}, ma sta già pensando alla presa dopo.",
        "{suit} are led and {by} plays the {wrong}: he holds the {right}, but his mind is already on the next trick.",
    ),
    text(
        "{by}, distratto da una voce, mette {wrong} sull'attacco a {suit} e tiene {right}.",
        "{by}, distracted by a voice, plays the {wrong} on the lead of {suit} and keeps the {right}.",
    ),
    text(
        "Si gioca a {suit}; {by} guarda in fretta e mette {wrong}, pur avendo {right}.",
        "{suit} are led; {by} looks in haste and plays the {wrong}, though he holds the {right}.",
    ),
    text(
        "Convinto di non avere più {suit}, {by} gioca {wrong}; {right} è ancora fra le sue carte.",
        "Sure that he has no {suit} left, {by} plays the {wrong}; the {right} is still among his cards.",
    ),
];
pub const TRICK_WON_BY: SentenceWordings = &[
    text("La presa è di {winner}.", "The trick is {winner}'s."),
    text("Vince {winner}.", "{winner} wins it."),
    text(
        "Con le quattro carte sul tavolo la presa va a {winner}.",
        "With the four cards on the table the trick goes to {winner}.",
    ),
];
pub const NOT_LED_NEXT: SentenceWordings = &[
    text(
        "Alla presa seguente non si è ancora giocato, né da {winner} né da {second}.",
        "Nobody has played to the next trick yet, neither {winner} nor {second}.",
    ),
    text(
        "Nella presa dopo né {winner} né {second} hanno ancora una carta sul tavolo.",
        "To the next trick neither {winner} nor {second} has a card on the table yet.",
    ),
    text(
        "Non è ancora uscita nessuna carta per la presa seguente, né da {winner} né da {second}.",
        "No card has come out for the next trick yet, from {winner} or from {second}.",
    ),
];
pub const LED_NEXT: SentenceWordings = &[
    text(
        "Da {winner} si è attaccat{o/a:lead} {lead}; {second} non ha ancora giocato.",
        "The {lead} has been led from {winner}; {second} has not played yet.",
    ),
    text(
        "Nella presa dopo si è giocat{o/a:lead} {lead} da {winner}, e {second} non ha ancora una carta sul tavolo.",
        "To the next trick the {lead} has been played from {winner}, and {second} has no card on the table yet.",
    ),
    text(
        "È uscit{o/a:lead} {lead} da {winner}, e nessuna carta ancora da {second}.",
        "The {lead} has come out from {winner}, and no card yet from {second}.",
    ),
];
pub const LED_AND_ANSWERED: SentenceWordings = &[
    text(
        "Da {winner} si è attaccat{o/a:lead} {lead}, e {second} ha messo {answer}.",
        "The {lead} has been led from {winner}, and {second} has played the {answer}.",
    ),
    text(
        "Nella presa dopo si sono giocati {lead} da {winner} e {answer} da {second}.",
        "To the next trick the {lead} has been played from {winner} and the {answer} from {second}.",
    ),
    text(
        "Sono usciti {lead} da {winner} e {answer} da {second}.",
        "The {lead} has come out from {winner} and the {answer} from {second}.",
    ),
];
pub const WON_LATER: SentenceWordings = &[
    text(
        "Da lì alla fine del gioco {by} e {partner} vincono altre prese.",
        "From there to the end of play {by} and {partner} win further tricks.",
    ),
    text(
        "Dopo la presa della renonce {by} e {partner} ne fanno ancora almeno una.",
        "After the revoke trick {by} and {partner} win at least one more.",
    ),
    text(
        "Nel resto del gioco {by} e {partner} fanno almeno una presa.",
        "In the rest of the play {by} and {partner} win at least one trick.",
    ),
];
pub const NOT_LATER: SentenceWordings = &[
    text(
        "Da lì alla fine del gioco {by} e {partner} non vincono altre prese.",
        "From there to the end of play {by} and {partner} win no further tricks.",
    ),
    text(
        "Dopo la presa della renonce {by} e {partner} non ne fanno più nessuna.",
        "After the revoke trick {by} and {partner} win no more.",
    ),
    text(
        "Nel resto del gioco {by} e {partner} non fanno nessuna presa.",
        "In the rest of the play {by} and {partner} win no trick at all.",
    ),
];
pub const TOO_LITTLE: SentenceWordings = &[
    text(
        "Senza la renonce di {by}, accerta l'Arbitro, gli avversari avrebbero fatto più prese di quante ne hanno dopo la rettifica.",
        "Without {by}'s revoke, the director finds, the opponents would have made more tricks than they have after the rectification.",
    ),
    text(
        "L'Arbitro accerta che la renonce di {by} è costata agli avversari più di quanto recuperano con la rettifica.",
        "The director finds that {by}'s revoke cost the opponents more than the rectification gives back.",
    ),
];
pub const ENOUGH: SentenceWordings = &[
    text(
        "Senza la renonce di {by}, accerta l'Arbitro, gli avversari non avrebbero fatto più prese di quante ne hanno dopo la rettifica.",
        "Without {by}'s revoke, the director finds, the opponents would have made no more tricks than they have after the rectification.",
    ),
    text(
        "L'Arbitro accerta che la renonce di {by} non è costata agli avversari più di quanto recuperano con la rettifica.",
        "The director finds that {by}'s revoke cost the opponents no more than the rectification gives back.",
    ),
];
