//! The findings that hold unless something unusual happened; a scenario need not add them.

use arbitro_laws::ruling::{Answer, FactQuestion};

use super::story::{SentenceWordings, Story, text};

/// The usual answer to a question, with the sentences that state it about the player in the slot `{who}`.
struct UsualFinding {
    key: &'static str,
    answer: Answer,
    line: SentenceWordings,
}

const USUAL_FINDINGS: &[UsualFinding] = &[
    UsualFinding {
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
    UsualFinding {
        key: "all-play-on",
        answer: Answer::NO,
        line: &[
            text("Non tutti vogliono continuare il gioco.", "Not all of them want to play on."),
            text(
                "Di continuare il gioco non tutti sono d'accordo.",
                "Not all four agree that play go on.",
            ),
        ],
    },
    UsualFinding {
        key: "deliberate-exposure",
        answer: Answer::NO,
        line: &[text(
            "{who}, accerta l'Arbitro, non voleva mostrare la carta.",
            "{who}, the director finds, did not mean to show the card.",
        )],
    },
    UsualFinding {
        key: "information-used",
        answer: Answer::NO,
        line: &[
            text(
                "Il compagno di {who}, accerta poi l'Arbitro, non se n'è servito.",
                "The partner of {who}, the director later finds, made no use of it.",
            ),
            text(
                "Nelle scelte successive del compagno di {who} l'Arbitro non trova traccia di quell'informazione.",
                "In the later choices of {who}'s partner the director finds no trace of that information.",
            ),
        ],
    },
    UsualFinding {
        key: "suggested",
        answer: Answer::NO,
        line: &[text(
            "{who}, accerta l'Arbitro, non ha suggerito nulla al compagno.",
            "{who}, the director finds, has suggested nothing to his partner.",
        )],
    },
    UsualFinding {
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

/// Adds the usual finding for a question; returns `None` if the question has none.
pub fn find(story: &mut Story<'_>, question: FactQuestion) -> Option<()> {
    let usual = USUAL_FINDINGS.iter().find(|usual| usual.key == question.fact.key)?;
    story.add_finding_about(question, usual.answer, usual.line);
    if let Some(sentence) = story.lines.last_mut() {
        sentence.is_usual = true;
    }
    Some(())
}
