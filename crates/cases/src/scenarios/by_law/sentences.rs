//! Sentences that scenarios of several Laws share.

use crate::scenarios::story::SentenceWordings;
use arbitro_laws::ruling::text;

pub const DIRECTOR_CALLED: SentenceWordings = &[
    text("Si chiama l'Arbitro.", "The director is called."),
    text("L'Arbitro è chiamato al tavolo.", "The director is called to the table."),
    text("Al tavolo si chiede l'intervento dell'Arbitro.", "The table asks for the director."),
];
pub const SENT_BY_DECLARER: SentenceWordings = &[
    text(
        "Era stato {declarer} a dire a {by} che toccava a lui.",
        "It was {declarer} who had told {by} that it was his turn.",
    ),
    text(
        "{declarer} aveva appena detto a {by} di giocare.",
        "{declarer} had just told {by} to play.",
    ),
];
pub const SENT_BY_NOBODY: SentenceWordings = &[
    text(
        "Nessuno aveva detto a {by} che toccava a lui.",
        "Nobody had told {by} that it was his turn.",
    ),
    text(
        "Gli avversari non avevano detto nulla a {by}.",
        "His opponents had said nothing to {by}.",
    ),
];
pub const ALL_PLAY_ON: SentenceWordings = &[
    text(
        "Gli avversari di {by} chiedono di continuare il gioco, e tutti e quattro sono d'accordo.",
        "The opponents of {by} ask that play go on, and all four agree.",
    ),
    text(
        "«Giochiamola», dicono gli avversari di {by}, e nessuno al tavolo ha qualcosa in contrario.",
        "'Let us play it out', say {by}'s opponents, and nobody at the table minds.",
    ),
];
pub const NOT_ALL_PLAY_ON: SentenceWordings = &[
    text("Non tutti vogliono continuare il gioco.", "Not all of them want to play on."),
    text("Di continuare il gioco non tutti sono d'accordo.", "Not all four agree that play go on."),
];
pub const DECLARER_CALLS: SentenceWordings = &[
    text("{declarer} chiama l'Arbitro.", "{declarer} calls the director."),
    text("L'Arbitro è chiamato subito.", "The director is called at once."),
];
pub const PARTNER_LOOKED_AWAY: SentenceWordings = &[
    text(
        "{partner} si era voltato, e non poteva vedere la carta.",
        "{partner} had turned round, and could not have seen the card.",
    ),
    text(
        "Dal posto di {partner} la carta non si vedeva.",
        "The card could not be seen from {partner}'s seat.",
    ),
];
pub const LEADER_LEADS: SentenceWordings = &[
    text("{leader} attacca {c0}.", "{leader} leads the {c0}."),
    text("Nella presa dopo {leader} gioca {c0}.", "To the next trick {leader} leads the {c0}."),
];
pub const SECOND_FOLLOWS: SentenceWordings = &[
    text("{second} risponde {c1}.", "{second} follows with the {c1}."),
    text("{second} mette {c1}.", "{second} plays the {c1}."),
];
