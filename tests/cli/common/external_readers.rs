//! Runs third-party programs that read this program's output: Python packages, through scripts in `tests/readers`, and
//! npm programs. `.ci/run` installs these programs in the folder `readers` of the target folder.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// Returns the folder in which the programs are installed.
fn installed() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    root.join(target).join("readers")
}

/// Prints a line about a missing program; in CI, the test fails.
fn missing(what: &str) {
    assert!(std::env::var_os("CI").is_none(), "missing: {what}: see .ci/run");
    eprintln!("not tested with third-party programs, missing: {what} (.ci/run installs it)");
}

/// Returns the path of an installed program; `None` if it is missing.
fn installed_program(name: &str, path: &[&str]) -> Option<PathBuf> {
    let path = path.iter().fold(installed(), |whole, part| whole.join(part));
    if !path.exists() {
        missing(name);
        return None;
    }
    Some(path)
}

/// Returns the path of a file in `tests/readers`.
pub fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/readers").join(name);
    path.to_str().unwrap().to_owned()
}

/// Runs a Python script of `tests/readers` with these arguments, and returns its JSON output; `None` if Python and the
/// packages for the scripts are not installed.
pub fn python(script: &str, folder: &Path, args: &[&str]) -> Option<Value> {
    let place =
        if cfg!(windows) { ["python", "Scripts", "python"] } else { ["python", "bin", "python"] };
    let python = installed_program("the Python packages of tests/readers", &place)?;
    let mut command = Command::new(python);
    command.arg(file(script)).args(args).current_dir(folder).env("PYTHONDONTWRITEBYTECODE", "1");
    let output = command.output().unwrap();
    let (said, told) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{script} {args:?}: {told}");
    Some(serde_json::from_str(&said).unwrap_or_else(|error| panic!("{script}: {error}: {said}")))
}

/// Runs a Python script that prints a list of errors for each file, and returns all errors with the names of the files;
/// `None` if Python and the packages for the scripts are not installed.
pub fn reader_errors(script: &str, folder: &Path, args: &[&str]) -> Option<Vec<String>> {
    let output = python(script, folder, args)?;
    let of_file = |(name, list): (&String, &Value)| {
        let list = list.as_array().unwrap();
        list.iter().map(|one| format!("{name}: {}", one.as_str().unwrap())).collect::<Vec<_>>()
    };
    let files = output.as_object().unwrap();
    assert!(!files.is_empty(), "{script} {args:?}: no file");
    Some(files.iter().flat_map(of_file).collect())
}

/// Runs an npm program, and returns true if it succeeded, with its output; `None` if the npm program is missing.
pub fn node(name: &str, folder: &Path, args: &[&str]) -> Option<(bool, String)> {
    let program = installed_program(name, &["node_modules", ".bin", name])?;
    let mut command = Command::new(program);
    // With this variable, a .NET program runs without the library ICU, which not every machine has.
    command.env("DOTNET_SYSTEM_GLOBALIZATION_INVARIANT", "1");
    let output = command.args(args).current_dir(folder).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    Some((output.status.success(), String::from_utf8_lossy(&said).into_owned()))
}
