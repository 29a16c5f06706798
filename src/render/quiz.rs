//! The texts of the quiz: a question, its correction, and the score.

use std::borrow::Cow;

use serde::Serialize;

use arbitro_cases::contrast::OptionContrasts;
use arbitro_cases::lesson::turns_on;
use arbitro_cases::other_editions::{OtherEditionAnswer, other_answers};
use arbitro_cases::{Question, RulingTerms};
use arbitro_exam::citation::{CitationMark, is_clause};
use arbitro_exam::draw::DrawnQuestion;
use arbitro_exam::quiz_score::{QuizMark, QuizScore};
use arbitro_laws::record::names::Names;
use arbitro_laws::ruling::{Clause, Edition, Ruling};

use super::diagram;
use super::doc::{Doc, Style, plain, styled};
use super::json::{DecisionJson, decisions};
use super::lesson::{explanation, explanation_lines, misconceptions, rest_of_ruling};
use super::ruling::refutation_text;
use super::text::{Words, joined, say};
use super::why_not::{ContrastJson, contrast_json};
use super::wording::year;

/// Returns the letter of an option from its displayed index: `a` for 0.
pub fn letter(place: usize) -> char {
    (b'a' + place as u8) as char
}

/// Returns an option, for the commission: its letter in the case file and its text.
pub fn option_in_file(words: &Words, option: usize, text: &str) -> String {
    let (letter, text) = (letter(option).to_string(), words.with_suit_letters(text).into_owned());
    say!(words, "option-in-file", letter = letter, text = text)
}

/// Returns a question with its table, story and options.
pub fn question(words: &Words, drawn: &DrawnQuestion<'_>, place: usize, total: usize) -> Doc {
    let item = drawn.question;
    let mut doc = Doc::default();
    let (id, difficulty) = (item.id.clone(), item.difficulty);
    doc.heading(
        1,
        say!(words, "quiz-header", number = place, total = total, id = id, difficulty = difficulty),
    );
    doc.append(diagram::setting(words, &item.setting)).blank();
    doc.text(item.text.in_language(words.language())).blank();
    for (place, index) in drawn.order.iter().enumerate() {
        let text = item.options[*index].text.in_language(words.language());
        doc.marked(0, format!("{})", letter(place)), vec![plain(text)]);
    }
    doc.blank();
    doc
}

/// Returns the correction: the marks of the answer and of the citation, the fact that decided, the editions in which
/// another option is right, after a wrong answer what would have made each wrong option right and the right options missed, the
/// whole ruling if `whole`, and the comment of the case.
pub fn correction(
    words: &Words,
    drawn: &DrawnQuestion<'_>,
    mark: &QuizMark,
    cited: Option<&str>,
    contrasts: &mut OptionContrasts<'_>,
    ruling: &Ruling,
    whole: bool,
) -> Doc {
    let (question, edition) = (drawn.question, contrasts.edition());
    let mut doc = Doc::default();
    if mark.is_right {
        doc.line(vec![styled(say!(words, "quiz-right", year = year(edition)), Style::Good)]);
    } else {
        let right = letters(drawn, mark.right_options.iter().copied());
        let count = right.len();
        let right = if right.is_empty() { "?".to_owned() } else { letters_text(words, &right) };
        let year = year(edition);
        let text = say!(words, "quiz-wrong", count = count, letter = right, year = year);
        doc.line(vec![styled(text, Style::Bad)]);
    }
    clause_line(words, mark, cited, edition, &mut doc);
    let explained = explanation(words, contrasts);
    doc.blank();
    let reason = explained.as_ref().and_then(|explained| explained.reason.clone());
    let has_reason = reason.is_some();
    let otherwise = otherwise_lines(words, drawn, contrasts, ruling, whole);
    let first: Vec<String> = reason.into_iter().chain(otherwise).collect();
    for line in &first {
        doc.text(line.as_str());
    }
    if let Some(explained) = explained.filter(|_| !mark.is_right || !has_reason) {
        let letter = |option| letters_text(words, &letters(drawn, [option]));
        if !first.is_empty() {
            doc.blank();
        }
        doc.append(explanation_lines(&explained, letter));
    }
    let missed = letters(drawn, mark.missed());
    // If no chosen option is right, the right ones are already told.
    if missed.len() < mark.right_options.len() && !missed.is_empty() {
        let count = missed.len();
        let letters = letters_text(words, &missed);
        doc.blank().text(say!(words, "quiz-missed", count = count, letters = letters));
    }
    if whole {
        doc.append(rest_of_ruling(words, question, ruling, edition));
    }
    if let Some(comment) = &question.comment {
        doc.blank().text(comment.in_language(words.language()));
    }
    doc.blank();
    doc
}

/// Returns the editions whose answer differs from the answer of the edition in use.
fn others(
    question: &Question,
    contrasts: &OptionContrasts<'_>,
    ruling: &Ruling,
) -> Vec<OtherEditionAnswer> {
    let doctrine = contrasts.world().map(|world| world.situation.doctrine.clone());
    let doctrine = doctrine.unwrap_or_default();
    other_answers(question, ruling, &RulingTerms { edition: contrasts.edition(), doctrine })
}

/// Returns a line for each edition in which another option is right and, if `whole`, for each whose ruling differs.
fn otherwise_lines(
    words: &Words,
    drawn: &DrawnQuestion<'_>,
    contrasts: &OptionContrasts<'_>,
    ruling: &Ruling,
    whole: bool,
) -> Vec<String> {
    let named = |right: &[usize]| {
        letters(drawn, right.iter().copied()).iter().map(char::to_string).collect()
    };
    let mut others = others(drawn.question, contrasts, ruling);
    others.retain(|other| whole || other.right.is_some());
    super::other_editions::lines(words, &others, named)
}

/// Returns the displayed letters of options, in displayed order; `options` are their indices in the question.
fn letters(drawn: &DrawnQuestion<'_>, options: impl IntoIterator<Item = usize>) -> Vec<char> {
    let place = |index: usize| drawn.order.iter().position(|shown| *shown == index);
    let mut places: Vec<usize> = options.into_iter().filter_map(place).collect();
    places.sort_unstable();
    places.into_iter().map(letter).collect()
}

/// Returns a list of letters in words: "a", "a e c", "a, b e c".
fn letters_text(words: &Words, letters: &[char]) -> String {
    joined(letters, &Names::and(words))
}

fn clause_line(
    words: &Words,
    mark: &QuizMark,
    cited: Option<&str>,
    edition: Edition,
    doc: &mut Doc,
) {
    let Some(citation) = mark.citation else { return };
    let cite = cited.unwrap_or_default();
    let wanted = clauses_wanted(words, &mark.clauses, edition);
    let (style, text) = match citation {
        CitationMark::Right => (Style::Good, say!(words, "quiz-clause-right", cite = cite)),
        CitationMark::LawAlone => {
            (Style::Bad, say!(words, "quiz-clause-article", cite = cite, wanted = wanted))
        }
        CitationMark::Wrong if !is_clause(cite, edition) => {
            (Style::Bad, say!(words, "quiz-clause-unknown", cite = cite, wanted = wanted))
        }
        CitationMark::Wrong => {
            (Style::Bad, say!(words, "quiz-clause-wrong", cite = cite, wanted = wanted))
        }
        CitationMark::Missing => (Style::Bad, say!(words, "quiz-clause-none", wanted = wanted)),
    };
    doc.line(vec![styled(text, style)]);
}

fn clauses_wanted(words: &Words, clauses: &[&'static Clause], edition: Edition) -> String {
    let numbers: Vec<&str> = clauses.iter().map(|clause| clause.number_in(edition)).collect();
    say!(words, "quiz-clause-wanted", count = numbers.len(), clauses = numbers.join(", "))
}

/// Returns the score in total and by Law, the misconceptions, and the clauses to study.
pub fn score(words: &Words, score: &QuizScore, total: usize, edition: Edition) -> Doc {
    let mut doc = Doc::default();
    doc.heading(1, say!(words, "quiz-score", year = year(edition)));
    let asked = score.total.total;
    if asked == 0 {
        doc.text(say!(words, "quiz-nothing-answered", total = total));
        return doc;
    }
    if asked < total {
        doc.text(say!(words, "quiz-stopped", asked = asked, total = total));
    }
    let right = score.total.right;
    let share = percent(words, right, asked);
    let line = say!(words, "quiz-score-total", right = right, asked = asked, percent = share);
    doc.line(vec![styled(line, Style::Strong)]);
    for (law, tally) in &score.by_law {
        let line =
            say!(words, "quiz-score-law", law = *law, right = tally.right, asked = tally.total);
        doc.item(0, vec![plain(line)]);
    }
    if score.clauses.total > 0 {
        let (right, asked) = (score.clauses.right, score.clauses.total);
        doc.text(say!(words, "quiz-score-clauses", right = right, asked = asked));
    }
    doc.blank();
    doc.append(misconceptions(words, &score.misconceptions, edition));
    let study = score.study(edition);
    if study.is_empty() {
        if score.is_perfect() {
            doc.text(say!(words, "quiz-perfect"));
        }
        return doc;
    }
    doc.append(self::study(words, &study, edition));
    doc
}

/// The largest number of clauses to study that are listed.
const MOST_STUDIED: usize = 8;

/// Returns the list of clauses to study, and how many more there are; empty if there are none.
pub fn study(words: &Words, clauses: &[&'static Clause], edition: Edition) -> Doc {
    let mut doc = Doc::default();
    if !clauses.is_empty() {
        doc.heading(2, say!(words, "quiz-study"));
    }
    for clause in clauses.iter().take(MOST_STUDIED) {
        let title = clause.title.in_language(words.language());
        let line = say!(words, "quiz-study-clause", law = clause.number_in(edition), title = title);
        doc.item(0, vec![plain(line)]);
    }
    let more = clauses.len().saturating_sub(MOST_STUDIED);
    if more > 0 {
        doc.item(0, vec![plain(say!(words, "quiz-study-more", count = more))]);
    }
    doc
}

/// Returns the percentage of right answers, rounded to one decimal: "66,7".
fn percent(words: &Words, right: usize, asked: usize) -> String {
    let tenths = (right * 2000 + asked).checked_div(2 * asked).unwrap_or(0);
    format!("{}{}{}", tenths / 10, words.decimal_sign(), tenths % 10)
}

/// The events of a quiz, as JSON; a question event does not reveal the right option.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum QuizJson<'q> {
    Question {
        number: usize,
        total: usize,
        seed: u64,
        /// The year of the edition under which the question must be answered.
        edition: u16,
        id: &'q str,
        law: u8,
        difficulty: u8,
        table: Vec<String>,
        text: Cow<'q, str>,
        options: Vec<QuizOptionJson<'q>>,
        asks_clause: bool,
        /// True if several options may be right; omitted if false.
        #[serde(skip_serializing_if = "is_false")]
        several: bool,
    },
    Correction {
        id: &'q str,
        edition: u16,
        answer: String,
        right: bool,
        right_answer: Option<String>,
        cited: Option<String>,
        clause_right: Option<bool>,
        why: Option<String>,
        decisions: Vec<DecisionJson>,
        applied: Vec<&'static str>,
        /// The decision on which the question turned; empty if there is none.
        turned_on: Vec<DecisionJson>,
        /// The contrast of each chosen wrong option.
        contrasts: Vec<ContrastJson>,
        /// The other editions whose answer to the question differs.
        otherwise: Vec<OtherwiseJson>,
    },
    Score {
        edition: u16,
        asked: usize,
        right: usize,
        total: usize,
        clauses_asked: usize,
        clauses_right: usize,
        by_law: Vec<LawScoreJson>,
        study: Vec<&'static str>,
    },
}

fn is_false(value: &bool) -> bool {
    !value
}

/// An option as displayed, as JSON.
#[derive(Serialize)]
pub struct QuizOptionJson<'q> {
    letter: char,
    text: Cow<'q, str>,
}

/// An edition whose answer to a question differs.
#[derive(Serialize)]
pub struct OtherwiseJson {
    edition: u16,
    /// The letters of the right options in the other edition; `None` if the right options are the
    /// same and only the ruling differs.
    right_answer: Option<String>,
}

/// The score on the questions of a Law, as JSON.
#[derive(Serialize)]
pub struct LawScoreJson {
    law: u8,
    asked: usize,
    right: usize,
}

/// Returns a question as JSON.
pub fn question_json<'q>(
    words: &Words,
    drawn: &DrawnQuestion<'q>,
    place: usize,
    total: usize,
    (seed, edition): (u64, Edition),
) -> QuizJson<'q> {
    let question = drawn.question;
    let table = super::term::plain(&diagram::setting(words, &question.setting));
    let options = drawn.order.iter().enumerate().map(|(place, index)| QuizOptionJson {
        letter: letter(place),
        text: words.with_suit_letters(question.options[*index].text.in_language(words.language())),
    });
    QuizJson::Question {
        number: place,
        total,
        seed,
        edition: edition.year(),
        id: &question.id,
        law: question.law_number(),
        difficulty: question.difficulty,
        table: table.lines().map(str::to_owned).collect(),
        text: words.with_suit_letters(question.text.in_language(words.language())),
        options: options.collect(),
        asks_clause: question.asks_clause,
        several: question.several,
    }
}

/// Returns a correction as JSON.
pub fn correction_json<'q>(
    words: &Words,
    drawn: &DrawnQuestion<'q>,
    mark: &QuizMark,
    cited: Option<&str>,
    contrasts: &mut OptionContrasts<'_>,
    ruling: &Ruling,
) -> QuizJson<'q> {
    let edition = contrasts.edition();
    let written = |letters: Vec<char>| letters.into_iter().collect::<String>();
    let right = written(letters(drawn, mark.right_options.iter().copied()));
    let why = mark.chosen.iter().filter_map(|(chosen, verdict)| {
        let why =
            refutation_text(words, &drawn.question.options[*chosen], verdict, ruling, edition)?;
        let letter = written(letters(drawn, [*chosen]));
        Some(if drawn.question.several { format!("{letter}) {why}") } else { why })
    });
    let why: Vec<String> = why.collect();
    let others = others(drawn.question, contrasts, ruling);
    let otherwise = others.into_iter().map(|other| OtherwiseJson {
        edition: other.edition.year(),
        right_answer: other.right.map(|right| written(letters(drawn, right))),
    });
    let lessons = mark.chosen.iter().filter_map(|(chosen, _)| {
        let lesson = contrasts.lesson(*chosen)?;
        contrast_json(words, contrasts, &lesson)
    });
    QuizJson::Correction {
        id: &drawn.question.id,
        edition: edition.year(),
        answer: written(letters(drawn, mark.chosen.iter().map(|(chosen, _)| *chosen))),
        right: mark.is_right,
        right_answer: Some(right).filter(|right| !right.is_empty()),
        cited: cited.map(str::to_owned),
        clause_right: mark.clause_right(),
        why: Some(why.join("\n")).filter(|why| !why.is_empty()),
        decisions: decisions(words, ruling.decisions(), edition),
        applied: ruling.applied().into_iter().map(|clause| clause.number_in(edition)).collect(),
        turned_on: decisions(words, turns_on(drawn.question, ruling, edition).iter(), edition),
        contrasts: lessons.collect(),
        otherwise: otherwise.collect(),
    }
}

/// Returns a score as JSON.
pub fn score_json(score: &QuizScore, total: usize, edition: Edition) -> QuizJson<'static> {
    QuizJson::Score {
        edition: edition.year(),
        asked: score.total.total,
        right: score.total.right,
        total,
        clauses_asked: score.clauses.total,
        clauses_right: score.clauses.right,
        by_law: score
            .by_law
            .iter()
            .map(|(law, tally)| LawScoreJson { law: *law, asked: tally.total, right: tally.right })
            .collect(),
        study: score.study(edition).into_iter().map(|clause| clause.number_in(edition)).collect(),
    }
}
