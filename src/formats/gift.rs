//! Writes and reads GIFT, Moodle's plain text format: each question is a block of lines with its answers in braces.

use super::html;
use super::moodle::fraction;
use super::{ImportError, ImportResult, NotImported, called, id_and_title, plain};
use crate::render::question::{LmsAnswer, LmsQuestion, TextPart};
use arbitro_cases::diag::Limit;

/// Returns true if GIFT requires a backslash before this character; the backslash itself is not included.
const fn is_sign(c: char) -> bool {
    matches!(c, ':' | '#' | '=' | '{' | '}' | '~')
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    let mut written = 0;
    for (at, sign) in text.match_indices(|c| matches!(c, '\n' | '\\') || is_sign(c)) {
        out.push_str(&text[written..at]);
        out.push('\\');
        out.push_str(if sign == "\n" { "n" } else { sign });
        written = at + sign.len();
    }
    out.push_str(&text[written..]);
    out
}

fn unescaped(text: &str) -> String {
    let mut out = String::new();
    let mut signs = text.chars().peekable();
    while let Some(c) = signs.next() {
        match signs.peek() {
            Some('n') if c == '\\' => {
                signs.next();
                out.push('\n');
            }
            Some(&next) if c == '\\' && (next == '\\' || is_sign(next)) => {
                signs.next();
                out.push(next);
            }
            _ => out.push(c),
        }
    }
    out
}

/// Returns a tag without square brackets, which Moodle does not accept in tags.
fn tag(text: &str) -> String {
    text.replace(['[', ']'], "")
}

pub fn write(questions: &[LmsQuestion]) -> String {
    let mut out = String::new();
    let mut group = "";
    for question in questions {
        if question.group() != group {
            group = question.group();
            out.push_str(&format!("$CATEGORY: $course$/top/Arbitro/{group}\n\n"));
        }
        let tags: Vec<String> =
            question.tags.iter().map(|text| format!(" [tag:{}]", tag(text))).collect();
        out.push_str(&format!("// [id:{}]{}\n", question.id, tags.concat()));
        let title = escaped(&format!("{} {}", question.id, question.title));
        let text = escaped(&html::write(&question.text));
        out.push_str(&format!("::{title}::[html]{text}{{\n"));
        for answer in &question.answers {
            let share = fraction(question, answer);
            let sign = match (question.several, answer.right) {
                (false, true) => "=".to_owned(),
                (false, false) => "~".to_owned(),
                (true, _) => format!("~%{share}%"),
            };
            let paragraph =
                |text: &str| escaped(&html::write(&[TextPart::Paragraph(text.to_owned())]));
            out.push_str(&format!(
                "\t{sign}{}#{}\n",
                paragraph(&answer.text),
                paragraph(&answer.why)
            ));
        }
        out.push_str(&format!("\t####{}\n}}\n\n", escaped(&html::write(&question.feedback))));
    }
    out
}

/// The texts of the two answers of a true/false question.
#[derive(Clone, Debug)]
pub struct TrueFalseWords {
    pub yes: String,
    pub no: String,
}

/// Reads the questions of a GIFT file; blank lines separate its blocks.
pub fn read(text: &str, words: &TrueFalseWords) -> Result<ImportResult, ImportError> {
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    let mut imported = ImportResult::default();
    let mut block = Vec::new();
    for line in text.lines().chain([""]) {
        if !line.trim().is_empty() {
            block.push(line);
            continue;
        }
        if !block.is_empty() {
            read_block(&block, words, &mut imported);
            block.clear();
        }
    }
    if imported.questions.is_empty() && imported.lost.is_empty() {
        return Err(ImportError::NoQuestion);
    }
    imported.within()
}

fn read_block(lines: &[&str], words: &TrueFalseWords, imported: &mut ImportResult) {
    let is_comment = |line: &&&str| line.trim_start().starts_with("//");
    let comments: String = lines.iter().filter(is_comment).copied().collect();
    let body: Vec<&str> = lines.iter().filter(|line| !is_comment(line)).copied().collect();
    let body = body.join("\n");
    if body.trim().is_empty() || body.starts_with("$CATEGORY") {
        return;
    }
    match read_one(&comments, &body, words) {
        Some(read) => imported.add(read),
        None => {
            let head: String = body.chars().take(40).collect();
            imported.lost.push(NotImported::UnsupportedKind(head));
        }
    }
}

/// Returns the byte index of the first of `signs` that is not escaped.
fn next(text: &str, signs: &[char]) -> Option<usize> {
    let mut escaped = false;
    text.char_indices().find_map(|(at, c)| {
        let found = !escaped && signs.contains(&c);
        escaped = c == '\\' && !escaped;
        found.then_some(at)
    })
}

/// Returns the values of all marks with this name in a comment, such as `[id:...]` or `[tag:...]`.
fn marked<'t>(comments: &'t str, name: &str) -> Vec<&'t str> {
    let sign = format!("[{name}:");
    let pieces = comments.split(sign.as_str()).skip(1);
    pieces.filter_map(|piece| piece.split(']').next()).collect()
}

fn read_one(
    comments: &str,
    body: &str,
    words: &TrueFalseWords,
) -> Option<(LmsQuestion, Vec<NotImported>)> {
    let body = body.trim();
    let (name, body) = match body.strip_prefix("::").and_then(|rest| split(rest, "::")) {
        Some((name, rest)) => (unescaped(name), rest),
        None => (String::new(), body),
    };
    let open = next(body, &['{'])?;
    let close = open + 1 + next(&body[open + 1..], &['}'])?;
    if !body[close + 1..].trim().is_empty() {
        return None;
    }
    let (format, text) = format(body[..open].trim(), "moodle");
    let given = marked(comments, "id").first().copied().unwrap_or_default();
    let (id, title) = id_and_title(given, &name);
    let inner = &body[open + 1..close];
    let (inner, feedback) = match split(inner, "####") {
        Some((inner, feedback)) => (inner, feedback),
        None => (inner, ""),
    };
    let mut lost = Vec::new();
    let answers = match truth(inner, format, words) {
        Some(answers) => answers,
        None => answers(inner, format, &called(&id, &title), &mut lost)?,
    };
    let several = !answers.iter().any(|(_, sole)| *sole);
    let question = LmsQuestion {
        title,
        text: parts(text, format),
        several,
        answers: answers.into_iter().map(|(answer, _)| answer).collect(),
        feedback: parts(feedback.trim(), format),
        tags: marked(comments, "tag").into_iter().map(str::to_owned).collect(),
        id,
    };
    Some((question, lost))
}

/// Splits a text at the first unescaped separator; `None` if there is none.
fn split<'t>(text: &'t str, sign: &str) -> Option<(&'t str, &'t str)> {
    let mut from = 0;
    let first: Vec<char> = sign.chars().take(1).collect();
    while let Some(at) = next(&text[from..], &first).map(|at| from + at) {
        if text[at..].starts_with(sign) {
            return Some((&text[..at], &text[at + sign.len()..]));
        }
        from = at + 1;
    }
    None
}

/// Returns the format that a text states in brackets, or `usual`, and the text without the brackets.
fn format<'t>(text: &'t str, usual: &'t str) -> (&'t str, &'t str) {
    let named = text.strip_prefix('[').and_then(|rest| rest.split_once(']'));
    named.unwrap_or((usual, text))
}

fn parts(text: &str, usual: &str) -> Vec<TextPart> {
    let (format, text) = format(text.trim(), usual);
    let text = unescaped(text.trim());
    if format == "html" || format == "moodle" {
        return html::read(&text).0;
    }
    let lines = text.split('\n').map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| TextPart::Paragraph(line.to_owned())).collect()
}

/// Returns the two answers of a true/false question, named by `words`, each with a flag that is
/// true if the answer is right; `None` for other questions. The first feedback belongs to the wrong
/// answer, the second to the right one.
fn truth(inner: &str, format: &str, words: &TrueFalseWords) -> Option<Vec<(LmsAnswer, bool)>> {
    let (stated, feedback) = split(inner, "#").unwrap_or((inner, ""));
    let is_true = match stated.trim() {
        "T" | "TRUE" => true,
        "F" | "FALSE" => false,
        _ => return None,
    };
    let (wrong, right) = split(feedback, "#").unwrap_or((feedback, ""));
    let answer = |text: &String, is_right: bool| {
        let why = plain(&parts(if is_right { right } else { wrong }, format));
        (LmsAnswer { text: text.clone(), right: is_right, why }, is_right)
    };
    Some(vec![answer(&words.yes, is_true), answer(&words.no, !is_true)])
}

/// Returns the answers of a multiple-choice question, each with a flag that is true if the sign `=`
/// marks the answer as fully right; `None` for other kinds of question.
fn answers(
    inner: &str,
    format: &str,
    id: &str,
    lost: &mut Vec<NotImported>,
) -> Option<Vec<(LmsAnswer, bool)>> {
    let mut rest = inner.trim();
    if rest.starts_with('#') {
        return None;
    }
    let mut found = Vec::new();
    // One answer more than the limit is read, which shows that there are too many.
    while let Some(sign) = rest.chars().next().filter(|_| found.len() <= Limit::Answers.most()) {
        if sign != '=' && sign != '~' {
            return None;
        }
        let end = next(&rest[1..], &['=', '~']).map_or(rest.len(), |at| at + 1);
        let (mut one, after) = (rest[1..end].trim(), rest[end..].trim());
        let mut share = if sign == '=' { 100.0 } else { 0.0 };
        if let Some((percent, more)) = one.strip_prefix('%').and_then(|one| one.split_once('%')) {
            share = percent.trim().parse::<f64>().ok()?;
            one = more;
        }
        let (text, why) = split(one, "#").unwrap_or((one, ""));
        let text = plain(&parts(text, format));
        let why = plain(&parts(why, format));
        found.push((LmsAnswer { text, right: share > 0.0, why }, sign == '='));
        rest = after;
    }
    // Without a wrong answer, the answers are the texts accepted as a short answer, or pairs to match.
    if found.iter().all(|(_, sole)| *sole) {
        return None;
    }
    // If one answer is fully right, an answer worth only a part of the points counts as wrong.
    if found.iter().any(|(_, sole)| *sole) {
        for (answer, _) in found.iter_mut().filter(|(answer, sole)| answer.right && !sole) {
            answer.right = false;
            lost.push(NotImported::PartialCredit(id.to_owned()));
        }
    }
    (found.len() > 1).then_some(found)
}
