//! Words that are typed in the dialogue and are no answers.

/// A word that is not an answer.
pub(super) enum Command {
    Explain,
    Back,
    Undo,
    End,
    Why,
    Save(String),
}

impl Command {
    pub(super) fn read(text: &str) -> Option<Command> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        Some(match word.to_lowercase().as_str() {
            "?" | "help" | "aiuto" => Command::Explain,
            "back" | "indietro" => Command::Back,
            "undo" | "annulla" => Command::Undo,
            "end" | "fine" => Command::End,
            "why" | "perché" | "perche" => Command::Why,
            "save" | "salva" if !rest.trim().is_empty() => Command::Save(rest.trim().to_owned()),
            _ => return None,
        })
    }
}
