//! Tests a candidate's sitting, and the program as a process that is killed.

mod process;
#[cfg(unix)]
mod random_kills;

use std::path::Path;

use crate::common::exam;

/// The papers of the transcripts match the papers of the tests. `UPDATE_EXPECT=1` rewrites the papers of the
/// transcripts.
#[test]
fn the_papers_of_the_transcripts_match_the_tests() {
    for (folder, language) in
        [("exam-it", "it"), ("exam-en", "en"), ("exam-linear", "it"), ("exam-json", "en")]
    {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join(format!("tests/cli/transcripts/{folder}.in/rossi.toml"));
        let text = exam::paper(language).to_text().unwrap();
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, &text).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "{}", path.display());
    }
}
