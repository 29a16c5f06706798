//! Compares files of the project with the texts that tests expect. If a file differs from the expected text, the test
//! fails and prints the difference; with `UPDATE_EXPECT=1` it rewrites the file instead.

use std::fs;
use std::path::{Path, PathBuf};

use expect_test::expect_file;

fn absolute(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Returns the text of a file; empty if there is no such file.
pub fn text_of(path: &str) -> String {
    fs::read_to_string(absolute(path)).unwrap_or_default()
}

/// Compares the text of a file, whose path is relative to the root of the project, with `expected`.
pub fn assert_file(path: &str, expected: &str) {
    expect_file![absolute(path)].assert_eq(expected);
}

/// Compares the list in a page of the manual with `expected`. The list is the first `text` block below the heading.
pub fn assert_listed(page: &str, heading: &str, expected: &str) {
    let text = text_of(page);
    let (before, rest) = text.split_once(heading).unwrap();
    let (introduction, rest) = rest.split_once("```text\n").unwrap();
    let (_, after) = rest.split_once("```").unwrap();
    assert_file(page, &format!("{before}{heading}{introduction}```text\n{expected}```{after}"));
}
