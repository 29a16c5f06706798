//! Commands that the director may type in the dialogue instead of an answer.

/// A command typed in the dialogue instead of an answer.
pub(super) enum DialogueCommand {
    Explain,
    Back,
    Undo,
    End,
    Why,
    Save(String),
}

impl DialogueCommand {
    pub(super) fn read(text: &str) -> Option<DialogueCommand> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        Some(match word.to_lowercase().as_str() {
            "?" | "help" | "aiuto" => DialogueCommand::Explain,
            "back" | "indietro" => DialogueCommand::Back,
            "undo" | "annulla" => DialogueCommand::Undo,
            "end" | "fine" => DialogueCommand::End,
            "why" | "perché" | "perche" => DialogueCommand::Why,
            "save" | "salva" if !rest.trim().is_empty() => {
                DialogueCommand::Save(rest.trim().to_owned())
            }
            _ => return None,
        })
    }
}
