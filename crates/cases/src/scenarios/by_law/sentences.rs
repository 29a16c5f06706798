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
