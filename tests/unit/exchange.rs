//! Exports questions to the formats of other programs, reads them back, and reads files of other programs.

use std::sync::LazyLock;

use arbitro::formats::qti::{self, QtiVersion};
use arbitro::formats::sqlite::{SqlCell, SqlTable, write};
use arbitro::formats::{ImportError, ImportResult, NotImported, PackageMember, anki, gift, moodle};
use arbitro::render::question::{LmsAnswer, LmsQuestion, TextPart, of};
use arbitro::render::text::Words;
use arbitro_cases::RulingTerms;
use arbitro_laws::laws::read_doctrine;
use arbitro_laws::ruling::{Edition, Language};

use super::common;

/// Returns the questions of the whole bank in an edition and a language.
fn questions(language: Language, edition: Edition) -> Vec<LmsQuestion> {
    let words = Words::new(language, false);
    let terms = RulingTerms { edition, ..RulingTerms::default() };
    let bank = common::bank();
    let items =
        bank.iter().flat_map(|case| case.questions.iter().map(move |question| (case, question)));
    let standing = items.filter(|(_, question)| question.belongs_to(edition));
    standing.map(|(case, question)| of(&words, case, question, &terms).unwrap()).collect()
}

/// Returns a question whose texts contain every character that has a special meaning in some format.
fn awkward() -> LmsQuestion {
    let text = |text: &str| TextPart::Paragraph(text.to_owned());
    let answer = |text: &str, right, why: &str| LmsAnswer {
        text: text.to_owned(),
        right,
        why: why.to_owned(),
    };
    LmsQuestion {
        id: "45-99".to_owned(),
        title: "a: b = {c} ~ #d \\ ::e:".to_owned(),
        text: vec![
            TextPart::Diagram("  ♠ A\n♥ =   ~\n\n // #".to_owned()),
            text("// 1 < 2 & «x» &amp; [html] \\n \\ 50% -> :: $CATEGORY: ]]> <b>"),
        ],
        answers: vec![
            answer("%50%#=~{}", true, "perché: sì # no"),
            answer("### a -> b", false, "####"),
            answer("\\:\\n", true, "\\\\"),
        ],
        several: true,
        feedback: vec![text("}"), text("{=}")],
        tags: vec!["law-45".to_owned(), "con spazi: e altro".to_owned()],
    }
}

fn all() -> Vec<LmsQuestion> {
    let mut all = questions(Language::Italian, Edition::Y2017);
    all.push(awkward());
    all
}

/// The questions of the bank in Italian by the Laws of 2017, and the awkward question, computed once for all tests.
static ALL: LazyLock<Vec<LmsQuestion>> = LazyLock::new(all);

#[test]
fn every_question_has_a_key_and_a_reason_for_each_option() {
    for question in questions(Language::English, Edition::Y2007) {
        assert!(question.right() > 0, "{}", question.id);
        assert!(question.several || question.right() == 1, "{}", question.id);
        assert!(question.answers.iter().all(|answer| !answer.why.is_empty()), "{}", question.id);
        assert!(question.tags.contains(&"edition-2007".to_owned()));
    }
}

#[test]
fn moodle_and_gift_round_trip() {
    let all = &*ALL;
    for (text, read) in [
        (moodle::write(all), moodle::read as fn(&str) -> Result<ImportResult, ImportError>),
        (gift::write(all), |text| gift::read(text, &truth())),
    ] {
        let imported = read(&text).unwrap();
        assert_eq!(imported.lost, []);
        assert_eq!(imported.questions.len(), all.len());
        for (one, other) in all.iter().zip(&imported.questions) {
            assert_eq!(one, other);
        }
    }
}

#[test]
fn qti_round_trips_without_labels() {
    let all = &*ALL;
    for version in [QtiVersion::V21, QtiVersion::V30] {
        let members = qti::write(all, version, "it");
        assert_eq!(members.len(), all.len() + 2);
        let manifest = String::from_utf8_lossy(&members[0].bytes).into_owned();
        for member in &members[1..] {
            assert!(
                manifest.contains(&format!("<file href=\"{}\"/>", member.name)),
                "{}",
                member.name
            );
        }
        let imported = qti::read(&members).unwrap();
        for (one, other) in all.iter().zip(&imported.questions) {
            assert_eq!(&LmsQuestion { tags: Vec::new(), ..one.clone() }, other);
        }
        assert_eq!(imported.questions.len(), all.len());
    }
    let item_xml = |version: QtiVersion| {
        String::from_utf8_lossy(&qti::write(&all[..1], version, "it")[2].bytes).into_owned()
    };
    assert!(item_xml(QtiVersion::V21).contains("<choiceInteraction responseIdentifier="));
    assert!(item_xml(QtiVersion::V30).contains("<qti-choice-interaction response-identifier="));
    assert!(!item_xml(QtiVersion::V30).contains("<simpleChoice"));
}

#[test]
fn the_same_questions_give_the_same_bytes() {
    let (one, two) = (&*ALL, &all());
    let words = Words::new(Language::Italian, false);
    assert_eq!(moodle::write(one), moodle::write(two));
    assert_eq!(gift::write(one), gift::write(two));
    assert_eq!(qti::write(one, QtiVersion::V30, "it"), qti::write(two, QtiVersion::V30, "it"));
    assert_eq!(
        anki::write(&words, &RulingTerms::default(), one, 7),
        anki::write(&words, &RulingTerms::default(), two, 7)
    );
}

#[test]
fn foreign_moodle_files_are_read() {
    let text = r#"<?xml version="1.0"?><quiz>
      <question type="category"><category><text>x</text></category></question>
      <question type="multichoice"><name><text>Q 1</text></name>
        <questiontext format="html"><text><![CDATA[<p>Chi&nbsp;attacca?<img src="@@PLUGINFILE@@/a.png"></p>]]></text></questiontext>
        <single>true</single>
        <answer fraction="50"><text>Nord</text></answer>
        <answer fraction="100"><text>Est</text><feedback><text><![CDATA[<b>S&igrave;</b>]]></text></feedback></answer>
        <answer fraction="-25"><text>Sud</text></answer></question>
      <question type="truefalse"><name><text>Q2</text></name><questiontext><text>Vero?</text></questiontext>
        <answer fraction="0"><text>true</text></answer><answer fraction="100"><text>false</text></answer></question>
      <question type="essay"><name><text>Q3</text></name></question></quiz>"#;
    let ImportResult { questions, lost } = moodle::read(text).unwrap();
    assert_eq!(
        lost,
        [
            NotImported::Picture("Q 1".to_owned()),
            NotImported::PartialCredit("Q 1".to_owned()),
            NotImported::UnsupportedKind("essay".to_owned())
        ]
    );
    let [first, second] = &questions[..] else { panic!("{questions:?}") };
    assert_eq!(first.text, [TextPart::Paragraph("Chi attacca?".to_owned())]);
    let right: Vec<bool> = first.answers.iter().map(|answer| answer.right).collect();
    assert_eq!((right, first.answers[1].why.as_str()), (vec![false, true, false], "Sì"));
    assert!(second.answers[1].right && !second.several);
    assert_eq!(moodle::read("<html/>").unwrap_err(), ImportError::Other("html".to_owned()));
    assert!(matches!(moodle::read("<quiz><question>"), Err(ImportError::Xml { .. })));
}

#[test]
fn foreign_gift_files_are_read() {
    let text = "// una nota\n$CATEGORY: x\n\n::Prima::Chi attacca?{=Nord#Sì\\: lui ~Est ~%50%Sud#in parte}\n\n\
                Senza titolo {~%50%a ~%50%b ~%-100%c}\n\nNumero {#3:1}\n\nAppaia {=a -> b =c -> d}\n\nVuota ____ {=x} qui\n";
    let ImportResult { questions, lost } = gift::read(text, &truth()).unwrap();
    let [first, second] = &questions[..] else { panic!("{questions:?}") };
    assert_eq!((first.title.as_str(), first.answers[0].why.as_str()), ("Prima", "Sì: lui"));
    let right: Vec<bool> = first.answers.iter().map(|answer| answer.right).collect();
    assert_eq!(right, [true, false, false]);
    assert!(second.several && second.right() == 2);
    assert_eq!(lost.len(), 4, "{lost:?}");
    assert_eq!(gift::read("\n\n", &truth()).unwrap_err(), ImportError::NoQuestion);
}

/// As in Moodle, answers that are all marked with `=` are the accepted texts of a short answer, not options.
#[test]
fn short_answer_questions_are_not_read_as_multiple_choice() {
    let text = "Chi attacca?{=Ovest =O =%50%Est#quasi}\n\nChi attacca?{=Ovest ~Est}\n";
    let ImportResult { questions, lost } = gift::read(text, &truth()).unwrap();
    assert!(matches!(&lost[..], [NotImported::UnsupportedKind(head)] if head.contains("=O ")));
    let [one] = &questions[..] else { panic!("{questions:?}") };
    assert!(one.answers.len() == 2 && one.right() == 1);
}

#[test]
fn invalid_packages_are_reported() {
    let member =
        |text: &str| PackageMember { name: "a.xml".to_owned(), bytes: text.as_bytes().to_vec() };
    assert_eq!(qti::read(&[]).unwrap_err(), ImportError::NoQuestion);
    assert_eq!(qti::read(&[member("<manifest/>")]).unwrap_err(), ImportError::NoQuestion);
    assert!(matches!(qti::read(&[member("<a")]), Err(ImportError::Xml { .. })));
}

/// Reads a database as SQLite's documentation describes the format, to check the bytes that the program writes.
struct SqliteReader<'b>(&'b [u8]);

impl SqliteReader<'_> {
    fn page(&self, number: usize) -> &[u8] {
        &self.0[(number - 1) * 65_536..number * 65_536]
    }

    fn number(bytes: &[u8]) -> usize {
        bytes.iter().fold(0, |sum, byte| sum << 8 | usize::from(*byte))
    }

    /// Returns a variable-length integer of SQLite (varint), and its length in bytes.
    fn varint(bytes: &[u8]) -> (i64, usize) {
        let last = bytes.iter().position(|byte| byte & 0x80 == 0).unwrap();
        let number = bytes[..=last].iter().fold(0, |sum, byte| sum << 7 | i64::from(byte & 0x7f));
        (number, last + 1)
    }

    /// Adds the rows of a page and of the pages below it, each with its id.
    fn rows(&self, number: usize, found: &mut Vec<(i64, Vec<SqlCell>)>) {
        let (page, from) = (self.page(number), if number == 1 { 100 } else { 0 });
        let count = Self::number(&page[from + 3..from + 5]);
        let head = from + if page[from] == 5 { 12 } else { 8 };
        for at in 0..count {
            let at = Self::number(&page[head + 2 * at..head + 2 * at + 2]);
            if page[from] == 5 {
                self.rows(Self::number(&page[at..at + 4]), found);
                continue;
            }
            let (size, first) = Self::varint(&page[at..]);
            let (id, second) = Self::varint(&page[at + first..]);
            let start = at + first + second;
            found.push((id, Self::record(&self.payload(page, start, size as usize))));
        }
        if page[from] == 5 {
            self.rows(Self::number(&page[from + 8..from + 12]), found);
        }
    }

    fn payload(&self, page: &[u8], start: usize, size: usize) -> Vec<u8> {
        let (usable, most) = (65_536, 65_536 - 35);
        if size <= most {
            return page[start..start + size].to_vec();
        }
        let least = (usable - 12) * 32 / 255 - 23;
        let fitting = least + (size - least) % (usable - 4);
        let own = if fitting <= most { fitting } else { least };
        let mut bytes = page[start..start + own].to_vec();
        let mut next = Self::number(&page[start + own..start + own + 4]);
        while next != 0 {
            let page = self.page(next);
            next = Self::number(&page[..4]);
            bytes.extend(&page[4..]);
        }
        bytes.truncate(size);
        bytes
    }

    fn record(bytes: &[u8]) -> Vec<SqlCell> {
        let (size, mut at) = Self::varint(bytes);
        let mut value = size as usize;
        let mut cells = Vec::new();
        while at < size as usize {
            let (kind, width) = Self::varint(&bytes[at..]);
            at += width;
            let width = match kind {
                0 => 0,
                1 => 1,
                2 => 2,
                4 => 4,
                6 => 8,
                text => (text as usize - 13) / 2,
            };
            let own = &bytes[value..value + width];
            value += width;
            cells.push(match kind {
                0 => SqlCell::Null,
                1..=6 => {
                    let sign = if own[0] & 0x80 == 0 { 0 } else { -1 };
                    SqlCell::Integer(own.iter().fold(sign, |sum, byte| sum << 8 | i64::from(*byte)))
                }
                _ => SqlCell::Text(String::from_utf8(own.to_vec()).unwrap()),
            });
        }
        cells
    }
}

#[test]
fn a_database_contains_all_rows_of_any_length() {
    let row = |id: i64| {
        let length = if id % 500 == 0 { 200_000 } else { id as usize % 300 };
        let text: String = "♠x".chars().cycle().take(length).collect();
        (id, vec![SqlCell::Null, SqlCell::Integer(id * -1_000_003), SqlCell::Text(text)])
    };
    let rows: Vec<_> = (1..=2_000).map(row).collect();
    let table =
        |name, rows| SqlTable { name, sql: "CREATE TABLE t (id integer primary key, n, x)", rows };
    let bytes = write(&[table("t", rows.clone()), table("empty", Vec::new())]);
    let database = SqliteReader(&bytes);
    assert_eq!(SqliteReader::number(&bytes[28..32]) * 65_536, bytes.len());
    let mut schema = Vec::new();
    database.rows(1, &mut schema);
    let roots: Vec<usize> = schema
        .iter()
        .map(|(_, cells)| match cells[3] {
            SqlCell::Integer(root) => root as usize,
            SqlCell::Null | SqlCell::Text(_) => panic!("{cells:?}"),
        })
        .collect();
    let (mut found, mut none) = (Vec::new(), Vec::new());
    database.rows(roots[0], &mut found);
    database.rows(roots[1], &mut none);
    assert!(none.is_empty());
    assert_eq!(found, rows);
}

#[test]
fn a_second_deck_has_the_same_notes() {
    let words = Words::new(Language::Italian, false);
    let notes = |modified| {
        let members = anki::write(&words, &RulingTerms::default(), &ALL, modified);
        assert_eq!(members[1].name, "media");
        let database = SqliteReader(&members[0].bytes);
        let (mut schema, mut notes) = (Vec::new(), Vec::new());
        database.rows(1, &mut schema);
        let SqlCell::Integer(root) = schema[1].1[3] else { panic!("{schema:?}") };
        database.rows(root as usize, &mut notes);
        notes.into_iter().map(|(id, cells)| (id, cells[1].clone())).collect::<Vec<_>>()
    };
    let (first, second) = (notes(1), notes(1_000_000_000));
    assert_eq!(first, second);
    assert_eq!(first.len(), ALL.len());
    let is_guid =
        |cell: &SqlCell| matches!(cell, SqlCell::Text(guid) if guid.contains("arbitro:45-99"));
    assert!(first.iter().any(|(_, cell)| is_guid(cell)));
}

/// Anki stores one note for each guid, so the answers by another doctrine are separate notes in a separate deck.
#[test]
fn a_deck_by_another_doctrine_is_another_deck() {
    let words = Words::new(Language::Italian, false);
    let written = |readings: &[&str]| {
        let mut terms = RulingTerms::default();
        for reading in readings {
            read_doctrine(&mut terms.doctrine, reading).unwrap();
        }
        let members = anki::write(&words, &terms, &ALL[..1], 7);
        String::from_utf8_lossy(&members[0].bytes).into_owned()
    };
    let own = format!("arbitro:{}:2017:it", ALL[0].id);
    let [school, code, alta] = [&[][..], &["code"], &["alta=code"]].map(written);
    assert!(school.contains(&own) && !school.contains(&format!("{own}:")));
    assert!(code.contains(&format!("{own}:code")) && code.contains("dottrina del Codice"));
    assert!(alta.contains(&format!("{own}:alta=code")) && alta.contains("dottrina alta=code"));
    // A doctrine that agrees with the School on every point has the School's deck.
    assert_eq!(written(&["code", "school"]), school);
    assert_eq!(written(&["alta=school"]), school);
}

fn truth() -> gift::TrueFalseWords {
    gift::TrueFalseWords { yes: "Vero".to_owned(), no: "Falso".to_owned() }
}

/// As in Moodle's documentation of the format, the first feedback of a true-or-false question is for a wrong answer.
#[test]
fn true_and_false_questions_are_read_from_gift() {
    let text = "::Il morto:: Il morto gioca.{FALSE#No: gioca il dichiarante.#Giusto.####Articolo 41D}\n\n\
                //comment\nLa carta \u{e8} giocata.{ T }\n\nUn altro.{TRUE#Male}\n\nAperta.{}\n";
    let ImportResult { questions, lost } = gift::read(text, &truth()).unwrap();
    let answers: Vec<Vec<(&str, bool, &str)>> = questions
        .iter()
        .map(|question| {
            question.answers.iter().map(|a| (a.text.as_str(), a.right, a.why.as_str())).collect()
        })
        .collect();
    assert_eq!(
        answers,
        [
            vec![("Vero", false, "No: gioca il dichiarante."), ("Falso", true, "Giusto.")],
            vec![("Vero", true, ""), ("Falso", false, "")],
            vec![("Vero", true, ""), ("Falso", false, "Male")],
        ]
    );
    assert!(questions.iter().all(|question| !question.several));
    // A title that contains no id is not read as the id of the question.
    assert_eq!((questions[0].id.as_str(), questions[0].title.as_str()), ("", "Il morto"));
    assert_eq!(lost.len(), 1);
}
