//! Sentences about revokes that the scenarios of Laws 61 to 64 share.

use crate::scenarios::story::SentenceWordings;
use arbitro_laws::ruling::text;

pub const REVOKES: SentenceWordings = &[
    text(
        "Su un attacco a {suit} {by} mette {wrong}: ha {right}, ma sta già pensando alla presa dopo.",
        "When {suit} are led {by} plays the {wrong}: he holds the {right}, but his mind is already on the next trick.",
    ),
    text(
        "{by}, distratto da una voce, mette {wrong} su {suit} e tiene {right}.",
        "{by}, distracted by a voice, plays the {wrong} on {suit} and keeps the {right}.",
    ),
    text(
        "Si gioca a {suit}; {by} guarda in fretta e mette {wrong}, pur avendo {right}.",
        "{suit} are led; {by} looks in haste and plays the {wrong}, though he holds the {right}.",
    ),
    text(
        "Convinto di aver finito {suit}, {by} gioca {wrong}; {right} è ancora fra le sue carte.",
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
        "Da {winner} non si è ancora attaccato {lead}, né {second} ha messo {answer}.",
        "From {winner} the {lead} has not been led yet, nor has {second} played the {answer}.",
    ),
    text(
        "Nella presa dopo nessuno ha giocato: {lead} è ancora da {winner}, {answer} da {second}.",
        "To the next trick nobody has played: the {lead} is still with {winner}, the {answer} with {second}.",
    ),
    text(
        "Non escono ancora né {lead} da {winner} né {answer} da {second}.",
        "Neither the {lead} from {winner} nor the {answer} from {second} has come out yet.",
    ),
];
pub const LED_NEXT: SentenceWordings = &[
    text(
        "Da {winner} si è attaccato {lead}, ma {second} non ha messo {answer}.",
        "From {winner} the {lead} has been led, but {second} has not played the {answer}.",
    ),
    text(
        "Nella presa dopo si è giocato {lead} da {winner}; {answer} è ancora da {second}.",
        "To the next trick the {lead} has been played from {winner}; the {answer} is still with {second}.",
    ),
    text(
        "Esce {lead} da {winner}, non ancora {answer} da {second}.",
        "The {lead} comes out from {winner}, not yet the {answer} from {second}.",
    ),
];
pub const LED_AND_ANSWERED: SentenceWordings = &[
    text(
        "Da {winner} si è attaccato {lead}, e {second} ha messo {answer}.",
        "From {winner} the {lead} has been led, and {second} has played the {answer}.",
    ),
    text(
        "Nella presa dopo si sono giocati {lead} da {winner} e {answer} da {second}.",
        "To the next trick the {lead} has been played from {winner} and the {answer} from {second}.",
    ),
    text(
        "Escono {lead} da {winner} e {answer} da {second}.",
        "The {lead} comes out from {winner} and the {answer} from {second}.",
    ),
];
pub const WON_LATER: SentenceWordings = &[
    text(
        "Da lì alla fine del gioco {by} e {partner} vincono altre prese.",
        "From there to the end of play {by} and {partner} win further tricks.",
    ),
    text(
        "Dopo quella della renonce {by} e {partner} faranno ancora qualche presa.",
        "After the revoke trick {by} and {partner} will win some more.",
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
        "Dopo quella della renonce {by} e {partner} non faranno più nessuna presa.",
        "After the revoke trick {by} and {partner} will win no more.",
    ),
    text(
        "Nel resto del gioco {by} e {partner} non fanno nessuna presa.",
        "In the rest of the play {by} and {partner} win no trick at all.",
    ),
];
pub const TOO_LITTLE: SentenceWordings = &[
    text(
        "Senza la renonce di {by}, accerta l'Arbitro, gli avversari avrebbero fatto anche più prese.",
        "Without {by}'s revoke, the director finds, the opponents would have made even more tricks.",
    ),
    text(
        "L'Arbitro trova che agli avversari la renonce di {by} è costata più di quanto recuperano.",
        "The director finds that {by}'s revoke cost the opponents more than they recover.",
    ),
];
pub const ENOUGH: SentenceWordings = &[
    text(
        "Senza la renonce di {by}, accerta l'Arbitro, gli avversari non avrebbero fatto più prese.",
        "Without {by}'s revoke, the director finds, the opponents would have made no more tricks.",
    ),
    text(
        "L'Arbitro trova che agli avversari la renonce di {by} non è costata più di quanto recuperano.",
        "The director finds that {by}'s revoke cost the opponents no more than they recover.",
    ),
];
