//! Findings that no recipe needs to speak of: what the director finds where nothing unusual happened.

use crate::ruling::{Answer, Question, text};

use super::story::{Line, Story};

/// The usual answer to a question, and the sentences that state it of the player `{who}`.
struct Usual {
    key: &'static str,
    answer: Answer,
    line: Line,
}

const USUAL: &[Usual] = &[
    Usual {
        key: "told-his-turn",
        answer: Answer::NO,
        line: &[
            text(
                "Nessuno aveva detto a {who} che toccava a lui.",
                "Nobody had told {who} that it was his turn.",
            ),
            text(
                "Gli avversari non avevano detto a {who} che era il suo turno.",
                "The opponents had not told {who} that it was his turn.",
            ),
            text(
                "A {who} nessun avversario aveva detto di giocare.",
                "No opponent had told {who} to play.",
            ),
        ],
    },
    Usual {
        key: "could-have-known",
        answer: Answer::NO,
        line: &[
            text(
                "{who} non poteva sapere che l'errore rischiava di danneggiare gli avversari.",
                "{who} could not have known that the error might well damage the opponents.",
            ),
            text(
                "Nulla poteva far pensare a {who} che la cosa avrebbe danneggiato gli avversari.",
                "Nothing could have told {who} that this would damage the opponents.",
            ),
        ],
    },
];

/// Finds what is usual; `None` where nothing is.
pub fn find(story: &mut Story<'_>, question: Question) -> Option<()> {
    let usual = USUAL.iter().find(|usual| usual.key == question.fact.key)?;
    story.found_of(question, usual.answer, usual.line);
    Some(())
}
