//! Runs the checks of the fuzz targets on every file of their corpora.

#![allow(clippy::expect_used, clippy::unwrap_used)]

#[path = "../fuzz/checks.rs"]
mod checks;

use std::fs;
use std::path::Path;

/// The contents of the files of a corpus, in the order of their names.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let mut paths: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

#[test]
fn every_text_of_the_corpus_reads_back() {
    let texts = corpus("notation");
    assert!(texts.len() > 10);
    for text in texts {
        checks::notation(&String::from_utf8_lossy(&text));
    }
}

#[test]
fn every_record_of_the_corpus_is_ruled_alike_at_a_turned_table() {
    let records = corpus("ruling");
    let rules =
        |record: &&Vec<u8>| checks::ruling(record).expect("a ruling without a contradiction");
    let ruled = records.iter().filter(rules).count();
    assert!(ruled > 40, "{ruled} of {}", records.len());
}
