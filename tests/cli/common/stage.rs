//! A stage in a temporary folder, with methods that run the program there.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use arbitro_exam::lock::{LockedPaper, ShownQuestion, StageLock};
use arbitro_exam::paper::Paper;
use serde_json::Value;
use tempfile::TempDir;

use super::program::{ProgramRun, run_in};

/// Returns a text with the year of the stage replaced by the current year.
pub fn this_year(text: &str) -> String {
    let now = jiff::Timestamp::now().to_string();
    text.replace("2026-12-05", &format!("{}-12-05", &now[..4]))
}

/// Returns a text with the date of the stage replaced by today's date.
pub fn today(text: &str) -> String {
    text.replace("2026-12-05", &jiff::Timestamp::now().to_string()[..10])
}

/// Returns a stage file with these keys in its blueprint row, for instance "count = 2".
pub fn rules(blueprint: &str) -> String {
    let head = "title = \"Verifica\"\ndate = \"2026-12-05\"\nedition = 2017\n";
    let points = "right = 100\nwrong = -50\nblank = 0\npass = { percent = 60 }\n";
    format!("{head}[[blueprint]]\n{blueprint}\n[scoring]\n{points}")
}

/// A row of a roster.
#[derive(Clone)]
pub struct RosterRow {
    pub id: String,
    pub name: String,
    pub extra: &'static str,
    pub language: &'static str,
}

pub struct TestStage {
    dir: TempDir,
}

impl TestStage {
    /// Creates a stage with these rules and candidates, and with a fixed secret.
    pub fn new(rules: &str, candidates: &[RosterRow]) -> TestStage {
        let stage = TestStage { dir: TempDir::new().unwrap() };
        // Marking reports a journal of another year than the stage, so the stage gets the current year.
        fs::write(stage.path("stage.toml"), this_year(rules)).unwrap();
        fs::write(stage.path("stage.secret"), format!("# segreto\n{}\n", "a7".repeat(32))).unwrap();
        stage.roster(candidates);
        stage
    }

    pub fn roster(&self, candidates: &[RosterRow]) {
        let mut writer = csv::WriterBuilder::new().delimiter(b';').from_writer(Vec::new());
        writer.write_record(["id", "nome", "minuti_extra", "lingua"]).unwrap();
        for one in candidates {
            writer.write_record([&one.id, &one.name, one.extra, one.language]).unwrap();
        }
        fs::write(self.path("albo.csv"), writer.into_inner().unwrap()).unwrap();
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// Runs the program in the stage's folder.
    pub fn run(&self, args: &[&str]) -> ProgramRun {
        self.run_with(args, "")
    }

    pub fn run_with(&self, args: &[&str], input: &str) -> ProgramRun {
        run_in(self.dir.path(), args, "it", input)
    }

    pub fn build(&self) {
        self.run(&["stage", "build", ".", "--candidates", "albo.csv"]).ok();
    }

    pub fn lock(&self) -> StageLock {
        StageLock::read(&fs::read_to_string(self.path("stage.lock")).unwrap()).unwrap()
    }

    pub fn results(&self) -> Value {
        let text = fs::read_to_string(self.path("results/results.json")).unwrap();
        serde_json::from_str(&text).unwrap()
    }

    /// Returns the files of a subfolder by their names, with their bytes.
    pub fn files(&self, folder: &str) -> BTreeMap<String, Vec<u8>> {
        let entries = fs::read_dir(self.path(folder)).unwrap().map(|entry| entry.unwrap().path());
        let named = |path: PathBuf| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read(path).unwrap())
        };
        entries.map(named).collect()
    }

    fn paper(&self, paper: &LockedPaper) -> Paper {
        let path = self.path(&format!("papers/{}.toml", paper.candidate));
        Paper::read(&fs::read_to_string(path).unwrap()).unwrap()
    }

    /// Returns true if the paper asks for several options of a question.
    pub fn several(&self, paper: &LockedPaper, question: usize) -> bool {
        self.paper(paper).questions[question].several
    }

    /// Sits a paper without a terminal, and returns the receipt. For each question, `answer` returns the chosen
    /// options, by their places on the screen, and the citation; if the paper asks for one option, only the first is
    /// chosen.
    pub fn sit(
        &self,
        paper: &LockedPaper,
        answer: impl Fn(usize, &ShownQuestion) -> (Vec<usize>, Option<&'static str>),
    ) -> String {
        let read = self.paper(paper);
        let mut lines = String::new();
        for (question, shown) in paper.questions.iter().enumerate() {
            let (mut chosen, cited) = answer(question, shown);
            if !read.questions[question].several {
                chosen.truncate(1);
            }
            lines.push_str(&format!("{}\n", question + 1));
            if !chosen.is_empty() {
                let letters: String =
                    chosen.iter().map(|place| char::from(b'a' + *place as u8)).collect();
                lines.push_str(&format!("{letters} {}\n", cited.unwrap_or_default()));
            }
        }
        lines.push_str("h\nsì\n");
        let file = format!("papers/{}.toml", paper.candidate);
        let output = self.run_with(&["exam", "sit", &file, "--format", "json"], &lines).ok();
        let last = output.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let mut receipts = last.filter_map(|line| line["receipt"].as_str().map(str::to_owned));
        receipts.next_back().unwrap_or_else(|| panic!("no receipt in {output}"))
    }
}
