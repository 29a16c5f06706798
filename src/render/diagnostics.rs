//! The texts of problems in files: the message, the help, and the source lines.

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use fluent_bundle::FluentArgs;
use unicode_width::UnicodeWidthStr;

use arbitro_cases::diag::sanitize::sanitized;
use arbitro_cases::diag::{Code, Limit, LineIndex, Problem, Span};
use arbitro_laws::bridge::{Seat, Side};

use super::term::WIDTH;
use super::text::{Words, capitalised, say};

/// Maximum length in bytes of source lines that are shown completely.
const SHOWN: usize = 4096;

/// Maximum width of the related piece of source text together with its label.
const SPAN: usize = WIDTH - 15;

/// The message parameters that are passed as numbers, so that messages can choose between "1 card"
/// and "2 cards".
const NUMBERS: [&str; 11] = [
    "asked", "bytes", "cards", "count", "fields", "have", "made", "most", "stated", "tricks",
    "usual",
];

/// Returns the parameters of a problem's message; letters of seats and sides are replaced by their names.
fn args(words: &Words, problem: &Problem) -> FluentArgs<'static> {
    let mut args = FluentArgs::new();
    for (name, value) in &problem.args {
        if NUMBERS.contains(name)
            && let Ok(number) = value.parse::<u32>()
        {
            args.set(*name, number);
            continue;
        }
        let mut letters = value.chars();
        let letter = letters.next().filter(|_| letters.next().is_none());
        let seat = letter.filter(|_| matches!(*name, "seat" | "one" | "two" | "expected"));
        let side = Side::ALL.into_iter().find(|side| *name == "side" && side.to_string() == *value);
        match (seat.and_then(Seat::from_letter), side) {
            (Some(seat), _) => args.set(*name, words.seat(seat)),
            (None, Some(side)) => args.set(*name, words.side(side)),
            (None, None) => args.set(*name, value.clone()),
        }
    }
    args
}

/// Returns the message of a problem, with the edition if not every checked edition has the problem.
pub fn message(words: &Words, problem: &Problem) -> String {
    let message = words.message(problem.code.id(), &args(words, problem));
    match problem.edition {
        Some(year) => say!(words, "in-edition", year = year.to_string(), message = message),
        None => message,
    }
}

/// Returns the help text of a problem, with the nearest known name if there is one, and with a note
/// if not every checked edition has the problem; empty if there is no help.
pub fn help(words: &Words, problem: &Problem) -> String {
    let help = words
        .find(&format!("{}.help", problem.code.id()), &args(words, problem))
        .unwrap_or_default();
    let help = match problem.arg("near") {
        Some(near) => {
            let near = say!(words, "near", near = near.to_owned());
            if help.is_empty() { near } else { format!("{near} {}", capitalised(&help)) }
        }
        None => help,
    };
    match problem.edition {
        Some(_) => format!("{help}; {}", say!(words, "help-in-edition")),
        None => help,
    }
}

/// Returns the sentence that a file exceeds a limit.
pub fn beyond(words: &Words, path: &str, problem: &Problem) -> String {
    let (code, path) = (problem.code.id(), sanitized(path).into_owned());
    let (message, help) = (message(words, problem), help(words, problem));
    say!(words, "beyond", path = path, code = code, message = message, help = help)
}

/// Returns a limit in words, with its maximum and its code.
pub fn limit(words: &Words, limit: Limit) -> String {
    let what = words.message(&format!("limit-{}", limit.key()), &FluentArgs::new());
    let (most, code) = (limit.most().to_string(), limit.code().id());
    say!(words, "limit-line", what = what, most = most, code = code)
}

/// Returns the explanation of a problem code.
pub fn explanation(words: &Words, code: Code) -> String {
    words.message(&format!("{}.explain", code.id()), &FluentArgs::new())
}

/// Renders a problem with its source lines in the style of a compiler.
pub fn render(words: &Words, file: &str, source: &LineIndex<'_>, problem: &Problem) -> String {
    let file = &*sanitized(file);
    let help = broken(&help(words, problem), 17);
    let level = if problem.code.is_flaw() { "level-warning" } else { "level-error" };
    let (error, advice) = (say!(words, level), say!(words, "help-label"));
    let before = if source.text.is_empty() { format!("{file}: ") } else { String::new() };
    let label = format!("{before}{error}[{}]: ", problem.code.id());
    let message = broken(&message(words, problem), label.width());
    let level = if problem.code.is_flaw() { Level::WARNING } else { Level::ERROR };
    let title =
        level.with_name(error.as_str()).primary_title(message.as_str()).id(problem.code.id());
    let mut group = Group::with_title(title);
    let related = say!(words, "related");
    if !source.text.is_empty() {
        // Only the displayed lines are passed to the renderer, since a file may be long and have many problems.
        let other = problem.related.as_ref().map_or(problem.span.start, |other| other.start);
        let (first, last) = (problem.span.start.min(other), problem.span.start.max(other));
        let shown = source.around(first, last);
        let (shown, column) = window(source, shown, &problem.span);
        let within = |span: &Span, most| {
            let span = clamp(source.text, span.clone(), most);
            span.start - shown.start..span.end.min(shown.end) - shown.start
        };
        let mut snippet = Snippet::source(&source.text[shown.clone()])
            .line_start(source.line(shown.start))
            .annotation(AnnotationKind::Primary.span(within(&problem.span, usize::MAX)));
        let is_shown = |other: &&Span| shown.contains(&other.start);
        if let Some(other) = problem.related.as_ref().filter(is_shown) {
            let other = within(other, SPAN - related.width());
            snippet =
                snippet.annotation(AnnotationKind::Context.span(other).label(related.as_str()));
        }
        group = match column {
            None => group.element(snippet.path(file)),
            Some((line, column)) => {
                let origin = Origin::path(file).line(line).char_column(column);
                group.element(origin).element(snippet)
            }
        };
    }
    if !help.is_empty() {
        group = group.element(Level::HELP.with_name(advice.as_str()).message(help.as_str()));
    }
    let rendered = Renderer::styled().term_width(WIDTH).render(&[group]);
    format!("{before}{rendered}")
}

/// Returns the span of the source to show: the lines, or a part around the problem if they are too long. For a part,
/// also returns the line and column of the problem in the whole file.
fn window(source: &LineIndex<'_>, lines: Span, place: &Span) -> (Span, Option<(usize, usize)>) {
    if lines.len() <= SHOWN {
        return (lines, None);
    }
    let text = source.text;
    let inside = clamp(text, place.clone(), SHOWN);
    let back = text[..inside.start].char_indices().rev().take(WIDTH / 2);
    let from = back.take_while(|(_, c)| *c != '\n').last().map_or(inside.start, |(at, _)| at);
    let on = text[inside.end..].char_indices().take(WIDTH).take_while(|(_, c)| *c != '\n');
    let to = on.last().map_or(inside.end, |(at, c)| inside.end + at + c.len_utf8());
    (from..to, Some(source.column(inside.start)))
}

/// Wraps a text to the width of a line less `margin` columns.
fn broken(text: &str, margin: usize) -> String {
    // A minimum width, since a long path in the margin would leave room for only one word.
    let columns = WIDTH.saturating_sub(margin).max(WIDTH / 4);
    let mut out = String::new();
    let mut column = 0;
    for word in text.split(' ') {
        let width = word.width() + 1;
        if column > 0 && column + word.width() > columns {
            out.push('\n');
            column = 0;
        } else if column > 0 {
            out.push(' ');
        }
        out.push_str(word);
        column += width;
    }
    out
}

/// Shortens a span so that it lies in the text on character boundaries, within one line, and has at most `most`
/// characters.
fn clamp(source: &str, span: Span, most: usize) -> Span {
    let mut start = span.start.min(source.len());
    while !source.is_char_boundary(start) {
        start -= 1;
    }
    let line = source[start..].find('\n').map_or(source.len(), |end| start + end);
    let mut end = span.end.clamp(start, line.max(start));
    while !source.is_char_boundary(end) {
        end -= 1;
    }
    let end = end.max(start);
    let long = source[start..end].char_indices().nth(most);
    start..long.map_or(end, |(at, _)| start + at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbitro_laws::ruling::Language;

    #[test]
    fn one_is_singular() {
        let told = |language, code, args: &[(&'static str, &str)]| {
            let problem = Problem::new(code, 0..0);
            let problem =
                args.iter().fold(problem, |problem, (name, value)| problem.with(name, value));
            message(&Words::new(language, false), &problem)
        };
        let it = |code, args: &[_]| told(Language::Italian, code, args);
        let en = |code, args: &[_]| told(Language::English, code, args);
        assert_eq!(it(Code::TrickShort, &[("cards", "1")]), "la presa precedente ha solo 1 carta");
        assert_eq!(en(Code::TrickShort, &[("cards", "3")]), "the previous trick has only 3 cards");
        let result = [("side", "EW"), ("made", "1"), ("stated", "2")];
        let made = "con il miglior gioco Est-Ovest fanno 1 presa, non 2";
        assert_eq!(it(Code::Result, &result), made);
        for (count, options) in [("0", "non ci sono opzioni"), ("1", "c'è un'opzione sola")] {
            assert_eq!(it(Code::OptionCount, &[("count", count)]), options);
        }
        assert_eq!(en(Code::OptionCount, &[("count", "6")]), "there are 6 options");
        let length = [("seat", "W"), ("count", "1"), ("usual", "13")];
        assert_eq!(en(Code::UnequalHands, &length), "the hand of West has 1 card, the others 13");
    }
}
