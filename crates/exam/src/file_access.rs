//! The persons who may read each file of a stage. The modes of the files and the contents of
//! `.gitignore` are both derived from the list in this module.

use super::folder::{IGNORED, PAPERS, STAGE};

/// The persons who may read a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileAccess {
    /// Everybody: the file may be in a public repository.
    Public,
    /// The candidate who receives the file: it has no key, answer or mark.
    Handed,
    /// The owner of the file alone: it may have a key, a seed, an answer, a mark or a name.
    Private,
}

/// The files of a stage that are not private. A file of any other name is private, including a copy, or a file left by
/// an editor or by an interrupted command.
const OTHERS: [(&str, FileAccess); 3] =
    [(STAGE, FileAccess::Public), (IGNORED, FileAccess::Public), (PAPERS, FileAccess::Handed)];

/// Returns the persons who may read a file of a stage; `name` is the file's name in the stage's folder.
pub fn of(name: &str) -> FileAccess {
    let place = match name.rsplit_once('/') {
        // A paper is handed out; the journal in the same folder is private.
        Some((PAPERS, file)) if file.ends_with(".toml") => PAPERS,
        _ => name,
    };
    let known = OTHERS.iter().find(|(own, _)| *own == place);
    known.map_or(FileAccess::Private, |(_, access)| *access)
}

/// Returns the lines of `.gitignore`, which exclude all files that are not public.
pub fn ignored() -> String {
    let public = OTHERS.iter().filter(|(_, access)| *access == FileAccess::Public);
    let public = public.map(|(name, _)| format!("!/{name}\n"));
    std::iter::once(format!("{EVERYTHING}\n")).chain(public).collect()
}

/// The line of `.gitignore` that excludes all files.
const EVERYTHING: &str = "/*";

/// Returns true if the `.gitignore` of a stage excludes all files that are not public. A later line
/// of the `.gitignore` that includes a file or folder by its name is accepted as the author's
/// decision; a line that includes files by a pattern is not accepted.
pub fn is_ignored_by(text: &str) -> bool {
    let is_all = |line: &str| [EVERYTHING, "*", "/**", "**"].contains(&line);
    let is_pattern = |line: &str| line.starts_with('!') && line.contains(['*', '?', '[']);
    let lines = text.lines().map(str::trim_end);
    lines.fold(false, |ignored, line| is_all(line) || (ignored && !is_pattern(line)))
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
