//! Reads the situations of `tests/laws`.

use std::path::Path;

/// Returns the path and text of each file; each Law has a folder.
pub fn texts() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/laws");
    let inside =
        |folder: &Path| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let paths = inside(&folder).flat_map(|law| inside(&law));
    let read = |path: &Path| std::fs::read_to_string(path).unwrap();
    let mut texts: Vec<_> = paths.map(|path| (path.display().to_string(), read(&path))).collect();
    texts.sort();
    texts
}
