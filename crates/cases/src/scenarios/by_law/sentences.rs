//! Sentences that scenarios of several Laws share.

use crate::scenarios::story::SentenceWordings;
use arbitro_laws::ruling::text;

pub const DIRECTOR_CALLED: SentenceWordings = &[
    text("Si chiama l'Arbitro.", "The director is called."),
    text("L'Arbitro è chiamato al tavolo.", "The director is called to the table."),
    text("Al tavolo si chiede l'intervento dell'Arbitro.", "The table asks for the director."),
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
