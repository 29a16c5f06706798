//! Tests confidentiality: the files of a stage that git would add, the permissions of the files that the program
//! writes, and the information in the files that a candidate gets.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use arbitro_exam::lock::StageLock;
use tempfile::TempDir;

use crate::common::program::{ProgramRun, answered, flat, program, run_in};

/// Returns the rules of a stage with fresh questions, and with questions of the commission's own bank.
fn rules() -> String {
    crate::common::stage::today(&format!(
        "kind = \"examination\"\ncases = [\"cases\"]\nembedded = false\n{}",
        crate::common::stage::rules(
            "count = 2\nlaw = \"45\"\nsource = \"fresh\"\n[[blueprint]]\ncount = 2\nlaw = \"53\""
        )
    ))
}

/// A stage in the folder `prova`, with the user's data and configuration folders next to it.
struct StageHome {
    dir: TempDir,
}

impl StageHome {
    /// Creates a stage with `stage new`, and adds candidates and a bank.
    fn new() -> StageHome {
        let held = StageHome { dir: TempDir::new().unwrap() };
        held.run(&["stage", "new", "prova"]).ok();
        fs::write(held.path("prova/stage.toml"), rules()).unwrap();
        fs::write(held.path("prova/albo.csv"), "id;nome\nA1;Rossi Ada\nB2;Bianchi Bice\n").unwrap();
        held.run(&["generate", "--law", "53", "--count", "3", "-o", "prova/cases"]).ok();
        held
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    fn run(&self, args: &[&str]) -> ProgramRun {
        self.with(args, "")
    }

    fn with(&self, args: &[&str], lines: &str) -> ProgramRun {
        let mut command = program(args);
        command.args(["--lang", "it"]).current_dir(self.dir.path());
        command.env("XDG_DATA_HOME", self.path("dati")).env("XDG_CONFIG_HOME", self.path("config"));
        answered(command, lines)
    }

    fn build(&self) -> ProgramRun {
        self.run(&["stage", "build", "prova", "--candidates", "prova/albo.csv"])
    }

    /// Runs every step of a stage, from the papers to the published pages.
    fn held(&self) {
        self.run(&["stage", "check", "prova", "--simulate"]).ok();
        self.build().ok();
        for candidate in ["A1", "B2"] {
            let paper = format!("prova/papers/{candidate}.toml");
            self.with(&["exam", "sit", &paper], "a\nb\nc\na\nh\nsì\n").ok();
        }
        self.run(&["mark", "prova"]).ok();
        let keep = |name: &str, run: ProgramRun| fs::write(self.path(name), run.ok()).unwrap();
        keep("prova/ricorso.md", self.run(&["appeal", "prova", "A1", "1", "--format", "markdown"]));
        keep("prova/statistiche.csv", self.run(&["stats", "prova", "--format", "csv"]));
        let pages = ["publish", "results", "prova", "--candidate-pages", "-o", "prova/pagine"];
        self.run(&pages).ok();
        let paper = ["publish", "paper", "prova", "--candidate", "A1", "-o", "prova/A1.html"];
        self.run(&paper).ok();
        let export = ["export", "gift", "--stage", "prova", "--with-key", "-o", "prova/prova.gift"];
        self.run(&export).ok();
    }

    /// Marks the stage again, with a decision of the commission.
    fn regraded(&self) {
        let drop = format!("{}=drop", self.ids()[0]);
        let lock = "prova/stage.lock";
        self.run(&["mark", "prova", "--against", lock, "--policy", &drop, "--write"]).ok();
    }

    fn lock(&self) -> String {
        fs::read_to_string(self.path("prova/stage.lock")).unwrap()
    }

    fn ids(&self) -> Vec<String> {
        let lock = StageLock::read(&self.lock()).unwrap();
        lock.stage.questions.into_iter().map(|question| question.id).collect()
    }

    fn secret(&self) -> String {
        let text = fs::read_to_string(self.path("prova/stage.secret")).unwrap();
        text.lines().find(|line| !line.starts_with('#')).unwrap().to_owned()
    }
}

/// Returns the paths of all files below a folder.
fn below(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().flatten() {
        match entry.file_type().unwrap().is_dir() {
            true => found.extend(below(&entry.path())),
            false => found.push(entry.path()),
        }
    }
    found
}

/// Runs git without any user configuration, and returns its output.
fn git(folder: &Path, args: &[&str]) -> String {
    let mut command = Command::new("git");
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
        command.env_remove(name);
    }
    command.env("GIT_CONFIG_GLOBAL", "/dev/null").env("GIT_CONFIG_SYSTEM", "/dev/null");
    let done = command.args(args).current_dir(folder).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap()
}

fn has_git() -> bool {
    let asked = Command::new("git").arg("--version").stdout(Stdio::null()).status();
    let is_there = asked.is_ok_and(|status| status.success());
    assert!(is_there || std::env::var_os("CI").is_none(), "missing: git");
    if !is_there {
        eprintln!("not tested with git, missing: git");
    }
    is_there
}

/// Returns the files of a folder that git would add.
fn taken(folder: &Path) -> BTreeSet<String> {
    git(folder, &["init", "-q"]);
    git(folder, &["add", "-A"]);
    git(folder, &["ls-files", "-z"])
        .split('\0')
        .filter(|it| !it.is_empty())
        .map(str::to_owned)
        .collect()
}

#[test]
fn git_adds_only_shareable_files_of_a_stage() {
    if !has_git() {
        return;
    }
    let held = StageHome::new();
    held.held();
    held.regraded();
    // The folder has files left by editors, spreadsheets, backups, other systems and killed commands.
    for name in [
        "receipts.csv",
        "stage.secret~",
        "stage.lock.bak",
        "stage.secret.txt",
        ".stage.lock.swp",
        "~$albo.xlsx",
        ".~lock.albo.csv#",
        "ALBO.CSV",
        "Copia di albo.csv",
        "aula 2/B2.JOURNAL",
        "aula 2/stage.toml",
        "results-1 copia/results.json",
        ".before-results/results.json",
        ".fresh-x/45-1.toml",
        "codici.txt",
    ] {
        let path = held.path("prova").join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, format!("{} {}", held.secret(), held.lock())).unwrap();
    }
    let all = below(&held.path("prova")).len();
    assert!(all > 30, "the folder has only {all} files");
    let meant = BTreeSet::from([".gitignore", "stage.toml"].map(str::to_owned));
    assert_eq!(taken(&held.path("prova")), meant);
    // The same files are excluded in a repository whose own rules would include them.
    let above = held.path("repo");
    fs::create_dir(&above).unwrap();
    fs::write(above.join(".gitignore"), "!*\n!*.toml\n").unwrap();
    fs::remove_dir_all(held.path("prova/.git")).unwrap();
    fs::rename(held.path("prova"), above.join("prova")).unwrap();
    let within = taken(&above);
    let of_stage: BTreeSet<&str> =
        within.iter().filter_map(|name| name.strip_prefix("prova/")).collect();
    assert_eq!(of_stage, BTreeSet::from([".gitignore", "stage.toml"]));
    fs::rename(above.join("prova"), held.path("prova")).unwrap();
    // The files that git adds contain no content of the private files.
    let mut private = vec![held.secret(), "Rossi".to_owned(), "Bianchi".to_owned()];
    private.extend(held.ids());
    assert!(private.len() > 5, "{private:?}");
    for name in meant {
        let text = fs::read_to_string(held.path("prova").join(&name)).unwrap();
        for one in &private {
            assert!(!text.contains(one), "{name}: {one}");
        }
    }
}

/// The `.gitignore` that earlier versions of the program wrote.
const OLD: &str = "/stage.secret\n/stage.lock\n/albo.csv\n/receipts.csv\n/papers/\n*.journal\n\
                   /results/\n/results-*/\n/.papers-*/\n/.results-*/\n";

#[test]
fn an_earlier_versions_stage_is_warned_about_git() {
    let held = StageHome::new();
    let ignored = held.path("prova/.gitignore");
    let ours = fs::read_to_string(&ignored).unwrap();
    let more = ["generate", "--law", "53", "-o", "prova/altre"];
    let commands: [&[&str]; 2] = [&["stage", "check", "prova"], &more];
    let output = |is_told: bool| {
        for args in commands {
            let output = held.run(args).stderr_text();
            assert_eq!(output.contains("Attenzione"), is_told, "{args:?}: {output}");
            let lines = ["/*", "!/stage.toml", "!/.gitignore", "git rm -r --cached"];
            assert!(!is_told || lines.iter().all(|line| output.contains(line)), "{output}");
        }
    };
    output(false);
    fs::write(&ignored, OLD).unwrap();
    output(true);
    assert!(held.build().stderr_text().contains("Attenzione"));
    // Adding the lines that the message proposes is enough.
    let rule: String =
        ours.lines().filter(|line| !line.starts_with('#')).map(|it| format!("{it}\n")).collect();
    fs::write(&ignored, format!("{OLD}{rule}")).unwrap();
    output(false);
    if has_git() {
        let meant = BTreeSet::from([".gitignore", "stage.toml"].map(str::to_owned));
        assert_eq!(taken(&held.path("prova")), meant);
        // In a repository, a stage without a `.gitignore` is reported too.
        fs::remove_file(&ignored).unwrap();
        output(true);
    }
}

/// Writing questions with their keys into a folder that git would add gives a warning.
#[test]
fn generated_questions_within_reach_of_git_are_warned_about() {
    let dir = TempDir::new().unwrap();
    let is_told = |folder: &str| {
        let args = ["generate", "--law", "53", "--seed", "7", "-o", folder];
        let run = run_in(dir.path(), &args, "it", "");
        run.ok();
        flat(&run.stderr).contains("git aggiungerebbe le domande con le chiavi")
    };
    assert!(!is_told("casi/uno"), "a folder outside a repository gives no warning");
    fs::create_dir(dir.path().join(".git")).unwrap();
    assert!(is_told("casi/due"));
    fs::write(dir.path().join(".gitignore"), "/casi/\n").unwrap();
    assert!(!is_told("casi/tre"));
}

/// Returns the files and folders to which users other than the owner have any access.
#[cfg(unix)]
fn open(paths: impl IntoIterator<Item = PathBuf>) -> Vec<PathBuf> {
    use std::os::unix::fs::PermissionsExt;
    let is_open = |path: &PathBuf| fs::metadata(path).unwrap().permissions().mode() & 0o077 != 0;
    paths.into_iter().filter(is_open).collect()
}

#[cfg(unix)]
fn opened(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let mode = if path.is_dir() { 0o755 } else { 0o644 };
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

#[cfg(unix)]
#[test]
fn keys_answers_and_marks_are_readable_by_their_owner_only() {
    let held = StageHome::new();
    held.held();
    // The files first get the permissions that an earlier version gave them; the command must make them private, even
    // if it leaves their contents as they are.
    let again = |args: &[&str], names: &[&str]| {
        for name in names {
            opened(&held.path(name));
        }
        held.run(args).ok();
        assert_eq!(open(names.iter().map(|name| held.path(name))), [] as [PathBuf; 0], "{args:?}");
    };
    let pages = ["publish", "results", "prova", "--candidate-pages", "-o", "prova/pagine"];
    again(&pages, &["prova/pagine/index.html"]);
    held.regraded();
    let stage = held.path("prova");
    let written_here = ["ricorso.md", "statistiche.csv"].map(|name| stage.join(name));
    let private = || {
        below(&stage).into_iter().filter(|path| {
            let name = path.strip_prefix(&stage).unwrap();
            let is_paper = name.parent() == Some(Path::new("papers"))
                && name.extension().is_some_and(|it| it == "toml");
            let is_shared =
                ["stage.toml", ".gitignore", "A1.html"].contains(&name.to_str().unwrap());
            !is_paper && !is_shared && !written_here.contains(path)
        })
    };
    let folders = || {
        ["fresh", "cases", "results", "results-1", "pagine", "pagine/candidates"]
            .map(|name| stage.join(name))
    };
    assert_eq!(open(private()), [] as [PathBuf; 0]);
    assert_eq!(open(folders()), [] as [PathBuf; 0]);
    assert!(private().count() > 15);
    let results = ["prova/results", "prova/results/results.json", "prova/results/A1.txt"];
    let mark = ["mark", "prova", "--against", "prova/stage.lock", "--write"];
    again(&mark, &results);
    again(&["stage", "build", "prova", "--candidates", "prova/albo.csv"], &["prova/stage.lock"]);
    let export = ["export", "gift", "--stage", "prova", "--with-key", "-o", "prova/prova.gift"];
    again(&export, &["prova/prova.gift"]);
    // The history of practice and its copy are private.
    held.with(&["quiz", "45-01", "--seed", "1"], "a\n\n").ok();
    let history = ["dati/arbitro/history.jsonl"];
    assert_eq!(open(history.map(|name| held.path(name))), [] as [PathBuf; 0]);
    opened(&held.path(history[0]));
    held.with(&["quiz", "45-01", "--seed", "1"], "a\n\n").ok();
    assert_eq!(open(history.map(|name| held.path(name))), [] as [PathBuf; 0]);
    held.run(&["progress", "--export", "copia.jsonl"]).ok();
    held.run(&["export", "anki", "--fresh", "--count", "1", "-o", "nuove.apkg"]).ok();
    held.run(&["publish", "handout", "--cases", "prova/cases", "-o", "dispensa.html"]).ok();
    let all = ["copia.jsonl", "nuove.apkg", "dispensa.html"].map(|name| held.path(name));
    assert_eq!(open(all), [] as [PathBuf; 0]);
    // A page of public questions may be written anywhere, and an export to a device leaves the device as it is.
    held.run(&["publish", "handout", "45-01", "-o", "pubblica.html"]).ok();
    held.run(&["export", "gift", "--stage", "prova", "--with-key", "-o", "/dev/null"]).ok();
    assert!(!fs::metadata("/dev/null").unwrap().is_file());
}

/// Questions of earlier versions name a seed of up to five digits, which anybody can guess.
#[test]
fn an_examination_uses_no_questions_of_guessable_seeds() {
    let held = StageHome::new();
    held.run(&["generate", "--law", "53", "--count", "2", "--seed", "7", "-o", "prova/cases"]).ok();
    let files = fs::read_dir(held.path("prova/cases")).unwrap().flatten();
    let stems = files.filter_map(|file| Some(file.path().file_stem()?.to_str()?.to_owned()));
    let mut ids: Vec<String> = stems.filter(|stem| stem.starts_with("53-g7-")).collect();
    ids.sort();
    let [one, two] = [ids[0].as_str(), ids[1].as_str()];
    let check =
        |language: &str| run_in(held.dir.path(), &["stage", "check", "prova"], language, "");
    let output = check("it").ok();
    let flat = output.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in ["rifiutate", &format!("{one}, {two}"), "(7)", "senza --seed", "source = \"fresh\""]
    {
        assert!(flat.contains(part), "{part}: {flat}");
    }
    let json = held.run(&["stage", "check", "prova", "--format", "json"]).json();
    let seeded = |place: usize| json["left_out"]["seeded"][place]["id"].as_str();
    assert_eq!([seeded(0), seeded(1)], [Some(one), Some(two)], "{json}");
    let told = format!("with their keys, from the seed that they name (7): {one}");
    assert!(check("en").stderr_text().contains(&told));
    held.build().ok();
    assert!(!held.lock().contains("53-g7-"), "{}", held.lock());
    // A question renamed in its file is still recognised by its source. The blueprint cannot be met, since too few
    // other questions are left.
    for entry in fs::read_dir(held.path("prova/cases")).unwrap().flatten() {
        let text = fs::read_to_string(entry.path()).unwrap();
        match text.contains(one) {
            true => fs::write(entry.path(), text.replace(one, "53-mia")).unwrap(),
            false if text.contains(two) => {}
            false => fs::remove_file(entry.path()).unwrap(),
        }
    }
    let output = held.run(&["stage", "check", "prova"]).failed(1);
    assert!(output.contains("53-mia") && output.contains(two), "{output}");
    held.build().failed(1);
    // A practice stage may use questions whose seeds can be guessed.
    let rules = rules().replace("\"examination\"", "\"practice\"");
    fs::write(held.path("prova/stage.toml"), rules).unwrap();
    assert!(!held.run(&["stage", "check", "prova"]).ok().contains("53-g7"));
}

/// No file that leaves the commission contains a seed or the source of a question, and the name of a run is not a seed.
#[test]
fn candidates_get_nothing_that_reveals_a_seed() {
    let held = StageHome::new();
    held.held();
    let mut runs = BTreeSet::new();
    for entry in fs::read_dir(held.path("prova/cases")).unwrap().flatten() {
        let text = fs::read_to_string(entry.path()).unwrap();
        let name = entry.file_name().to_string_lossy().into_owned();
        let run = name.split('-').nth(1).unwrap().to_owned();
        // The source names the run, and contains no seed.
        assert!(run.starts_with('r') && run.len() == 9, "{run}");
        let source = text.lines().find(|line| line.starts_with("source")).unwrap();
        assert!(source.ends_with(&format!(", {run}\"")), "{source}");
        assert!(!text.contains("seed"), "{text}");
        runs.insert(run);
    }
    assert_eq!(runs.len(), 1);
    let run = runs.first().unwrap().clone();
    // If the name of the run is used as a seed in any way, the questions differ.
    let own = |folder: &str| -> BTreeSet<String> {
        let deal = |path: PathBuf| {
            let text = fs::read_to_string(path).unwrap();
            text.lines().find(|line| line.starts_with("deal =")).unwrap().to_owned()
        };
        below(&held.path(folder)).into_iter().map(deal).collect()
    };
    let digits = run.trim_start_matches('r');
    let numbers = [u64::from_str_radix(digits, 16).ok(), digits.parse().ok()];
    for (place, number) in numbers.into_iter().flatten().enumerate() {
        let (seed, folder) = (number.to_string(), format!("rifatte{place}"));
        let args = ["generate", "--law", "53", "--count", "3", "--seed", &seed, "-o", &folder];
        held.run(&args).ok();
        assert!(own(&folder).is_disjoint(&own("prova/cases")), "{seed}");
    }
    // Another run draws other questions, under another name.
    held.run(&["generate", "--law", "53", "--count", "3", "-o", "altre"]).ok();
    assert!(own("altre").is_disjoint(&own("prova/cases")));
    assert!(below(&held.path("altre")).iter().all(|path| !path.to_string_lossy().contains(&run)));
    // The files that candidates get are papers as files or in print, the candidates' pages, and exported questions.
    held.run(&["export", "moodle", "--fresh", "--count", "2", "-o", "nuove.xml"]).ok();
    held.run(&["publish", "handout", "--fresh", "--count", "2", "-o", "nuove.html"]).ok();
    let mut given = below(&held.path("prova/pagine/candidates"));
    given.extend(["A1.toml", "B2.toml"].map(|name| held.path("prova/papers").join(name)));
    given.extend(["prova/A1.html", "nuove.xml", "nuove.html"].map(|name| held.path(name)));
    assert!(given.len() >= 8, "{given:?}");
    for path in &given {
        let text = fs::read_to_string(path).unwrap();
        assert!(!text.contains(&held.secret()), "{}", path.display());
    }
    // A paper does not contain the ids of its questions.
    for path in given.iter().filter(|path| path.starts_with(held.path("prova/papers"))) {
        let text = fs::read_to_string(path).unwrap();
        assert!(!text.contains(&run) && held.ids().iter().all(|id| !text.contains(id)), "{text}");
    }
    for name in ["nuove.xml", "nuove.html"] {
        let text = fs::read_to_string(held.path(name)).unwrap();
        let names_a_seed = text.match_indices("-g").any(|(at, _)| {
            let rest = &text[at + 2..];
            let digits = rest.chars().take_while(char::is_ascii_digit).count();
            digits > 0 && rest[digits..].starts_with('-')
        });
        assert!(!names_a_seed, "{name}");
    }
}

#[test]
fn pages_of_candidates_are_published_only_if_asked_under_names_that_nobody_can_guess() {
    let held = StageHome::new();
    held.held();
    let publish = |folder: &str, more: &[&str]| {
        let args = [&["publish", "results", "prova", "-o", folder], more].concat();
        held.run(&args).ok()
    };
    let names = |folder: &str| -> BTreeSet<String> {
        below(&held.path(folder))
            .iter()
            .map(|path| path.strip_prefix(held.path(folder)).unwrap().display().to_string())
            .collect()
    };
    publish("sola", &[]);
    assert_eq!(names("sola"), BTreeSet::from(["index.html".to_owned()]));
    let index = fs::read_to_string(held.path("sola/index.html")).unwrap();
    assert!(index.contains("Rossi Ada") && !index.contains("href=\"candidates"), "{index}");

    publish("tutte", &["--candidate-pages"]);
    publish("ancora", &["--candidate-pages"]);
    assert_eq!(names("tutte"), names("ancora"));
    let index = fs::read_to_string(held.path("tutte/index.html")).unwrap();
    let pages: Vec<String> =
        names("tutte").into_iter().filter(|it| it.starts_with("candidates")).collect();
    assert_eq!(pages.len(), 3, "{pages:?}");
    for page in &pages {
        let text = fs::read_to_string(held.path("tutte").join(page)).unwrap();
        let stem = page.trim_start_matches("candidates/").trim_end_matches(".html");
        if stem == "index" {
            // This is the index page of the folder; the server shows it instead of a list of the files.
            assert!(!text.contains("Rossi") && !text.contains("href=\"candidates"), "{text}");
            continue;
        }
        assert!(stem.len() == 32 && stem.chars().all(|c| c.is_ascii_hexdigit()), "{page}");
        assert!(index.contains(&format!("href=\"{page}\"")), "{page}");
        // No candidate's page links to another candidate's page or to the index.
        assert!(pages.iter().all(|other| !text.contains(other.as_str())), "{page}");
        assert!(text.contains("noindex") && !text.contains("index.html"), "{page}");
    }
    // Another secret gives other names of pages, and without a secret no pages are written.
    let secret = fs::read_to_string(held.path("prova/stage.secret")).unwrap();
    fs::write(held.path("prova/stage.secret"), secret.replace(&held.secret(), &"5b".repeat(32)))
        .unwrap();
    publish("altra", &["--candidate-pages"]);
    let shared: Vec<String> = names("altra").intersection(&names("tutte")).cloned().collect();
    assert_eq!(shared, ["candidates/index.html", "index.html"]);
    fs::remove_file(held.path("prova/stage.secret")).unwrap();
    let args = ["publish", "results", "prova", "-o", "niente", "--candidate-pages"];
    assert!(held.run(&args).failed(2).contains("stage.secret"));
    assert!(!held.path("niente").exists());
    // Pages of an earlier version, whose names can be guessed, are reported.
    fs::write(held.path("prova/stage.secret"), secret).unwrap();
    fs::write(held.path("tutte/candidates/A1.html"), "").unwrap();
    let output = publish("tutte", &["--candidate-pages"]);
    assert!(output.contains("A1.html") && output.contains("indovinare"), "{output}");
}
