//! Who may have the files of a stage, said once: the modes of files and the file that git reads come from here.

use super::folder::{IGNORED, PAPERS, STAGE};

/// Who may have a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileAccess {
    /// Everybody: it may stand in a public repository.
    Public,
    /// Whoever it is handed to, when it is handed out: it holds no key, answer or mark.
    Handed,
    /// Its owner alone: it may hold a key, a seed, an answer, a mark, a name.
    Private,
}

/// The files of a stage that are not private. Whatever is not here is, by whatever name: what the program writes,
/// copies, what an editor or a command that was killed leaves behind.
const OTHERS: [(&str, FileAccess); 3] =
    [(STAGE, FileAccess::Public), (IGNORED, FileAccess::Public), (PAPERS, FileAccess::Handed)];

/// Who may have a file of a stage, by its name in the folder.
pub fn of(name: &str) -> FileAccess {
    let place = match name.rsplit_once('/') {
        // A paper, not the journal beside it.
        Some((PAPERS, file)) if file.ends_with(".toml") => PAPERS,
        _ => name,
    };
    let known = OTHERS.iter().find(|(own, _)| *own == place);
    known.map_or(FileAccess::Private, |(_, access)| *access)
}

/// The lines by which git leaves out whatever is not public.
pub fn ignored() -> String {
    let public = OTHERS.iter().filter(|(_, access)| *access == FileAccess::Public);
    let public = public.map(|(name, _)| format!("!/{name}\n"));
    std::iter::once(format!("{EVERYTHING}\n")).chain(public).collect()
}

/// The line that leaves out all there is.
const EVERYTHING: &str = "/*";

/// Whether a `.gitignore` of a stage leaves out whatever is not public. A single name that is let in again afterwards is
/// the word of whoever wrote it; a pattern is not.
pub fn is_ignored_by(text: &str) -> bool {
    let is_all = |line: &str| [EVERYTHING, "*", "/**", "**"].contains(&line);
    let is_pattern = |line: &str| line.starts_with('!') && line.contains(['*', '?', '[']);
    let lines = text.lines().map(str::trim_end);
    lines.fold(false, |holds, line| is_all(line) || (holds && !is_pattern(line)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_not_listed_is_private() {
        for name in ["stage.toml", ".gitignore"] {
            assert_eq!(of(name), FileAccess::Public, "{name}");
        }
        assert_eq!(of("papers/A17.toml"), FileAccess::Handed);
        for name in [
            "stage.secret",
            "stage.lock",
            "stage.toml~",
            "cases/stage.toml",
            "papers/A17.journal",
            "papers/old/A17.toml",
            "fresh/45-f1-1.toml",
            "results/results.json",
        ] {
            assert_eq!(of(name), FileAccess::Private, "{name}");
        }
    }

    #[test]
    fn a_file_for_git_holds_if_nothing_is_let_in_again_by_a_pattern() {
        let ours = ignored();
        assert!(is_ignored_by(&ours));
        assert!(is_ignored_by(&ours.replace('\n', "\r\n")));
        assert!(is_ignored_by(&format!("{ours}!/README.md\n")));
        assert!(is_ignored_by(&format!("/stage.secret\n/results/\n{ours}")));
        assert!(!is_ignored_by("/stage.secret\n/stage.lock\n/papers/\n*.journal\n"));
        assert!(!is_ignored_by(&format!("{ours}!*.toml\n")));
        assert!(!is_ignored_by("# /*\n"));
        assert!(!is_ignored_by(""));
    }
}
