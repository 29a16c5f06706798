//! Compares the output of the program, command by command, with the tours of the READMEs and the transcripts in
//! `tests/cli/transcripts`.
//!
//! `TRYCMD=overwrite cargo test --test cli transcripts` rewrites the transcripts, for review.

#[test]
fn transcripts() {
    trycmd::TestCases::new()
        .env("LC_ALL", "it_IT.UTF-8")
        .env("LANG", "it_IT.UTF-8")
        .env("LANGUAGE", "")
        .env("NO_COLOR", "1")
        .env("GITHUB_ACTIONS", "")
        .env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/home"))
        .env("XDG_CONFIG_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/home"))
        .case("README.md")
        .case("README.en.md")
        .case("tests/cli/transcripts/*.md")
        .case("tests/cli/transcripts/*.toml");
}
