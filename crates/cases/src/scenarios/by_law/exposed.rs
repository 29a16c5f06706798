//! Sentences on cards that players show, drop or name, which scenarios of Laws 45 to 50 share.

use crate::scenarios::story::SentenceWordings;
use arbitro_laws::bridge::BySeat;
use arbitro_laws::ruling::text;

/// The event names no player who saw the card, because a finding states whether the partner could see it.
pub const NOBODY: BySeat<bool> = BySeat([false; 4]);

pub const PARTNER_COULD_SEE: SentenceWordings = &[
    text(
        "{partner} era in posizione di vedere tutto.",
        "{partner} was in a position to see it all.",
    ),
    text(
        "Dal posto di {partner}, accerta l'Arbitro, si vedeva bene.",
        "From {partner}'s seat, the director finds, one could see well.",
    ),
    text(
        "L'Arbitro accerta che {partner} avrebbe potuto vedere tutto.",
        "The director finds that {partner} could have seen it all.",
    ),
];
pub const PARTNER_COULD_NOT_SEE: SentenceWordings = &[
    text(
        "{partner} non era in posizione di vedere nulla.",
        "{partner} was in no position to see anything.",
    ),
    text(
        "Dal posto di {partner}, accerta l'Arbitro, non si vedeva nulla.",
        "From {partner}'s seat, the director finds, nothing could be seen.",
    ),
    text(
        "L'Arbitro accerta che {partner} non avrebbe potuto vedere nulla.",
        "The director finds that {partner} could not have seen anything.",
    ),
];
pub const DECLARER_CALLS: SentenceWordings = &[
    text("{declarer} chiama l'Arbitro.", "{declarer} calls the director."),
    text("È {declarer} a chiamare l'Arbitro.", "It is {declarer} who calls the director."),
    text("L'Arbitro arriva, chiamato da {declarer}.", "The director comes, called by {declarer}."),
];
pub const OPPONENT_CALLS: SentenceWordings = &[
    text("{opponent} chiama l'Arbitro.", "{opponent} calls the director."),
    text("È {opponent} a chiamare l'Arbitro.", "It is {opponent} who calls the director."),
    text("L'Arbitro arriva, chiamato da {opponent}.", "The director comes, called by {opponent}."),
];
pub const HIS_TURN: SentenceWordings = &[
    text("Tocca a {by}.", "It is {by}'s turn."),
    text("Deve giocare {by}.", "{by} is to play."),
    text("È il turno di {by}.", "{by} is next to play."),
];
pub const DUMMYS_TURN: SentenceWordings = &[
    text("Tocca al morto, {dummy}.", "It is dummy's turn: {dummy} is to play."),
    text("Deve giocare {dummy}, il morto.", "{dummy}, dummy, is to play."),
    text("È il turno del morto, {dummy}.", "Dummy, {dummy}, is next to play."),
];
/// The next player has played his card, or has not.
pub const NEXT_PLAYS: SentenceWordings = &[
    text("{next} gioca {card}.", "{next} plays the {card}."),
    text("{next} ha già giocato {card}.", "{next} has already played the {card}."),
    text("Segue {next}, con {card}.", "{next} follows, with the {card}."),
];
pub const NEXT_WAITS: SentenceWordings = &[
    text("{next} non ha ancora giocato.", "{next} has not played yet."),
    text("Per ora {next} non gioca.", "For now {next} does not play."),
    text("{next} aspetta, senza giocare.", "{next} waits, without playing."),
];
