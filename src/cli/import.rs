//! `arbitro import`: turns questions of other programs into unfinished case files.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use deunicode::deunicode;

use crate::formats::gift::TrueFalseWords;
use crate::formats::imported::case_file;
use crate::formats::{ImportError, ImportResult, NotImported, PackageMember, gift, moodle, qti};
use crate::render::diagnostics::beyond;
use crate::render::notice;
use crate::render::question::{LmsQuestion, TextPart};
use crate::render::text::say;
use arbitro_cases::diag::{Limit, LineIndex};
use arbitro_cases::is_id;
use arbitro_exam::file_access::FileAccess;

use super::bank::number;
use super::files::{self, write};
use super::package::unpack;
use super::shell::{Failure, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let empty = PathBuf::new();
    let path = matches.get_one::<PathBuf>("import-file").unwrap_or(&empty);
    let folder = matches.get_one::<PathBuf>("output").map_or(Path::new("."), PathBuf::as_path);
    let law = number(shell, matches, "law", 1..=93)?;
    let bytes = files::read(path).map_err(|unread| {
        let why = notice::why(&shell.words, &unread.why);
        shell.failure(say!(shell.words, "error-io", path = unread.path, why = why))
    })?;
    let imported =
        read(shell, path, &bytes).map_err(|why| unreadable(shell, path, &bytes, &why))?;
    let named = named(shell, &imported.questions, law)?;
    let made = files::create_folder(folder, FileAccess::Private);
    made.map_err(|error| shell.failure(shell.unwritable(folder, &error)))?;
    let source =
        path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    for (id, question) in &named {
        let text = case_file(&shell.words, question, id, &source)
            .map_err(|error| shell.failure(error.to_string()))?;
        write(shell, &folder.join(format!("{id}.toml")), &text, FileAccess::Private)?;
    }
    let path = folder.display().to_string();
    shell.print(&format!(
        "{}\n",
        say!(shell.words, "import-written", count = named.len(), path = path)
    ))?;
    tell_lost(shell, &imported);
    Ok(())
}

/// Parses a file of questions; its format is detected from its contents.
fn read(shell: &Shell, path: &Path, bytes: &[u8]) -> Result<ImportResult, ImportError> {
    if bytes.starts_with(b"PK") {
        return qti::read(&unpack(bytes, ".xml")?);
    }
    let text = String::from_utf8_lossy(bytes);
    if !text.trim_start_matches('\u{feff}').trim_start().starts_with('<') {
        let words = TrueFalseWords {
            yes: say!(shell.words, "import-true"),
            no: say!(shell.words, "import-false"),
        };
        return gift::read(&text, &words);
    }
    match moodle::read(&text) {
        Err(ImportError::Other(name)) => {
            let member =
                PackageMember { name: path.display().to_string() + ".xml", bytes: bytes.to_vec() };
            qti::read(&[member]).map_err(|_| ImportError::Other(name))
        }
        read => read,
    }
}

fn unreadable(shell: &Shell, path: &Path, bytes: &[u8], why: &ImportError) -> Failure {
    let words = &shell.words;
    let path = path.display().to_string();
    shell.failure(match why {
        ImportError::Xml { what, byte } => {
            let text = String::from_utf8_lossy(bytes);
            let line = LineIndex::of(&text).line(*byte);
            say!(words, "import-no-xml", path = path, line = line, what = what.clone())
        }
        ImportError::Other(name) => say!(words, "import-other", path = path, name = name.clone()),
        ImportError::NoQuestion => say!(words, "import-no-question", path = path),
        ImportError::Beyond(problem) => beyond(words, &path, problem),
    })
}

/// Assigns each question a case id: its own id if that is valid, else one made from the requested
/// Law and [`title_for_id`]; an error if a question needs a Law and none is requested. Repeated ids
/// are numbered. The ids depend only on the file and the Law.
fn named<'q>(
    shell: &Shell,
    questions: &'q [LmsQuestion],
    law: Option<u64>,
) -> Result<Vec<(String, &'q LmsQuestion)>, Failure> {
    let mut named: Vec<(String, &LmsQuestion)> = Vec::new();
    let mut known: HashSet<String> = HashSet::new();
    // The last number added to each id to make it unique (1 for none); the search for a free number starts after it.
    let mut asked: HashMap<String, usize> = HashMap::new();
    let lawless = |question: &&LmsQuestion| law.is_none() && !is_id(&question.id);
    if let Some(first) = questions.iter().position(|question| lawless(&question)) {
        let (number, name) = (first + 1, title_for_id(&questions[first]));
        let others = questions.iter().filter(lawless).count() - 1;
        let text =
            say!(shell.words, "import-needs-law", number = number, name = name, others = others);
        return Err(shell.failure(text));
    }
    for question in questions {
        let id = match law {
            Some(law) if !is_id(&question.id) => format!("{law}-{}", slug(&title_for_id(question))),
            Some(_) | None => question.id.clone(),
        };
        let count = asked.entry(id.clone()).or_insert(1);
        let mut own = id.clone();
        while !known.insert(own.clone()) {
            *count += 1;
            own = format!("{id}-{count}");
        }
        named.push((own, question));
    }
    Ok(named)
}

/// Returns the text from which a question's id is made: its id in the other program, its title, or its first paragraph.
fn title_for_id(question: &LmsQuestion) -> String {
    let text = || match question.text.first() {
        Some(TextPart::Paragraph(text) | TextPart::Diagram(text)) => text.clone(),
        None => String::new(),
    };
    let all = [question.id.clone(), question.title.clone(), text()];
    all.into_iter().find(|said| !said.trim().is_empty()).unwrap_or_default()
}

/// Maximum length in characters of the part of an id that is made from a title.
const LONGEST: usize = 40;

/// Returns a text as lowercase ASCII letters, digits and dashes, shortened after a whole word (only the first word may
/// be cut); "q" if nothing remains.
fn slug(text: &str) -> String {
    let letters = deunicode(text).to_lowercase().replace('\'', "");
    let words = letters.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let mut slug = String::new();
    for word in words {
        if slug.is_empty() {
            slug.extend(word.chars().take(LONGEST));
        } else if slug.len() + 1 + word.len() <= LONGEST {
            slug = format!("{slug}-{word}");
        } else {
            break;
        }
    }
    if slug.is_empty() { "q".to_owned() } else { slug }
}

fn tell_lost(shell: &Shell, imported: &ImportResult) {
    let words = &shell.words;
    let most = Limit::Problems.most();
    for lost in imported.lost.iter().take(most) {
        shell.tell(&match lost {
            NotImported::UnsupportedKind(kind) => {
                say!(words, "import-lost-kind", kind = kind.clone())
            }
            NotImported::Picture(id) => say!(words, "import-lost-picture", id = id.clone()),
            NotImported::PartialCredit(id) => say!(words, "import-lost-credit", id = id.clone()),
            NotImported::ExtraAnswers(id) => {
                let most = Limit::Answers.most();
                let code = Limit::Answers.code().id();
                say!(words, "import-lost-answers", id = id.clone(), most = most, code = code)
            }
        });
    }
    if let Some(more @ 1..) = imported.lost.len().checked_sub(most) {
        shell.tell(&say!(words, "import-lost-more", count = more));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn title_becomes_a_valid_id() {
        let of = |title: &str, slug: &str| {
            assert_eq!(super::slug(title), slug);
            assert!(is_id(&format!("45-{slug}")), "{slug}");
        };
        of("Perché l'attacco è fuori turno?", "perche-lattacco-e-fuori-turno");
        of("  ", "q");
        of("???", "q");
        of("Über – Straße", "uber-strasse");
        of("Ренонс", "renons");
        of(
            "Una domanda che ha un titolo molto, ma proprio molto lungo",
            "una-domanda-che-ha-un-titolo-molto-ma",
        );
        of(&"x".repeat(90), &"x".repeat(40));
    }
}
