//! Papers for sittings, in the form in which a stage builds them.

use arbitro_exam::paper::{Paper, PaperQuestion};

/// Returns a paper with three questions: one with a diagram, one that asks for the clause, and one that asks for
/// several options.
pub fn paper(language: &str) -> Paper {
    let it = language == "it";
    let say = |italian: &str, english: &str| if it { italian } else { english }.to_owned();
    let hands =
        if it { ["Nord", "Est", "Sud", "Ovest"] } else { ["North", "East", "South", "West"] };
    let cards = ["♠ A4 ♥ K", "♠ K3 ♥ 7", "♠ Q2 ♥ 5", "♠ J5 ♥ 2"];
    let diagram = "            ♠ A4\n            ♥ K\n♠ J5          N         ♠ K3\n♥ 2         O   E       ♥ 7\n              S\n            ♠ Q2\n            ♥ 5";
    let first = PaperQuestion {
        several: false,
        clause: false,
        text: say(
            "Est attacca fuori turno con il ♥7. Sud può accettare l'attacco?",
            "East leads the ♥7 out of turn. May South accept the lead?",
        ),
        options: vec![
            say("Sì, e può stendere la sua mano.", "Yes, and he may spread his hand."),
            say("Sì, ma solo il morto può rispondere.", "Yes, but only dummy may play to it."),
            say("No.", "No."),
        ],
        diagram: if it { diagram.to_owned() } else { diagram.replace("O   E", "W   E") },
        hands: hands.iter().zip(cards).map(|(seat, cards)| format!("{seat}: {cards}")).collect(),
        table: say("Contratto 3SA, dichiarante Sud.", "Contract 3NT, declarer South."),
    };
    let second = PaperQuestion {
        several: false,
        clause: true,
        text: say(
            "Il dichiarante chiama «picche» e subito dice «no, cuori». Che cosa si gioca?",
            "Declarer calls \"spade\" and at once says \"no, heart\". What is played?",
        ),
        options: vec![
            say("La piccola picche.", "The small spade."),
            say("La piccola cuori, se era un lapsus.", "The small heart, if it was a slip."),
            say("Decide la difesa.", "The defence decides."),
        ],
        diagram: String::new(),
        hands: Vec::new(),
        table: say("Contratto 4♥, dichiarante Sud.", "Contract 4♥, declarer South."),
    };
    let third = PaperQuestion {
        several: true,
        clause: false,
        text: say("Quali carte sono giocate?", "Which cards are played?"),
        options: vec![
            say("Quella del morto.", "Dummy's."),
            say("Quella toccata.", "The one touched."),
            say("Quella scoperta.", "The one faced."),
            say("Nessuna.", "None."),
        ],
        diagram: String::new(),
        hands: Vec::new(),
        table: String::new(),
    };
    Paper {
        format: 1,
        room_code: false,
        checkpoints: Vec::new(),
        stage: say("Verifica annuale", "Annual verification"),
        date: "2026-12-05".to_owned(),
        language: language.to_owned(),
        edition: 2017,
        candidate: "rossi".to_owned(),
        name: "Niccolò Rossi".to_owned(),
        form: "A".to_owned(),
        minutes: 90,
        rules: vec![say(
            "Giusta 1 punto, sbagliata -0,5, in bianco 0.",
            "Right 1 point, wrong -0.5, blank 0.",
        )],
        questions: vec![first, second, third],
    }
}

/// Returns a paper of `questions` questions with four options each.
pub fn long_paper(questions: usize) -> Paper {
    let mut paper = paper("it");
    let mut question = paper.questions[0].clone();
    question.options.push("Forse.".to_owned());
    paper.questions = vec![question; questions];
    paper
}
