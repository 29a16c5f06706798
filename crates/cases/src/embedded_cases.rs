//! The cases of the School, which are compiled into the program.

use include_dir::{Dir, DirEntry, include_dir};

static CASES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../cases");

/// Returns the name and text of each case file compiled into the program, sorted by name.
pub fn embedded() -> Vec<(&'static str, &'static str)> {
    let mut files = Vec::new();
    collect(&CASES, &mut files);
    files.sort_unstable();
    files
}

fn collect(folder: &'static Dir<'static>, files: &mut Vec<(&'static str, &'static str)>) {
    for entry in folder.entries() {
        match entry {
            DirEntry::Dir(folder) => collect(folder, files),
            DirEntry::File(file) => {
                let name = file.path().to_str().filter(|name| name.ends_with(".toml"));
                files.extend(name.zip(file.contents_utf8()));
            }
        }
    }
}
