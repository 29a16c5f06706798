//! The quiz on a terminal: one question at a time, its correction in its place, and a key moves on.

use std::io;
use std::time::Duration;

use crate::render::doc::Doc;
use crate::render::exam::{correction, letter};
use crate::render::practice::page::{self, Place, Turned, Typing};
use crate::render::ruling::{Depth, why};
use crate::render::screen::{Body, Drawing, Frame};
use crate::render::text::say;
use arbitro_cases::contrast::Contrasts;
use arbitro_exam::citation::is_clause;
use arbitro_exam::draw::Drawn;
use arbitro_exam::score::Mark;
use arbitro_laws::ruling::Ruling;

use super::super::shell::{Failure, Format};
use super::super::terminal::{Key, Terminal, size};
use super::{Deck, Put, Session};

/// How often the clock in the head of a page is looked at.
const TICK: Duration = Duration::from_secs(20);
/// The longest citation that can be typed.
const LONGEST: usize = 20;

/// Puts questions until they are answered, or the candidate stops; then the score, where it stays.
pub fn run(session: &mut Session<'_>, deck: Deck<'_>) -> Result<(), Failure> {
    let (shell, total) = (session.shell, session.total);
    let mut pages = Pages { terminal: Terminal::open()?, session, marked: Vec::new(), top: 0 };
    let mut ended = Ended::Here;
    deck.each(shell, total, |put, number| {
        if pages.session.is_over() {
            return Ok(false);
        }
        ended = pages.before(put, number)?;
        if ended == Ended::Here {
            ended = pages.ask(put, number)?;
        }
        Ok(ended == Ended::Here)
    })?;
    let Pages { terminal, session, marked, .. } = pages;
    drop(terminal);
    session.end(false)?;
    session.changes()?;
    if !marked.is_empty() {
        let mut doc = Doc::default();
        doc.blank().text(say!(session.shell.words, "screen-marked-are", count = marked.len()));
        doc.verbatim(vec![format!("  arbitro quiz {}", marked.join(" "))]);
        session.shell.document(&doc, Format::Text)?;
    }
    if ended == Ended::Interrupted { Err(Failure::Interrupted) } else { Ok(()) }
}

/// Whether the quiz goes on after a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    Here,
    Quiz,
    Interrupted,
}

/// What takes the place of an answered question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Correction,
    Why,
    Table,
    Clause,
    Keys,
}

struct Pages<'p, 's> {
    terminal: Terminal,
    session: &'p mut Session<'s>,
    /// The questions to come back to.
    marked: Vec<String>,
    /// The row of the body at which the page begins.
    top: usize,
}

/// An answer, and the ruling on the question.
struct Answered<'a, 'c> {
    mark: &'a Mark,
    cited: Option<&'a str>,
    ruling: &'a Ruling,
    contrasts: &'a mut Contrasts<'c>,
}

/// An answer as it is being typed.
#[derive(Default)]
struct Typed {
    options: Vec<usize>,
    /// `Some` while the clause is typed.
    clause: Option<String>,
    was_told: bool,
}

impl Pages<'_, '_> {
    /// Shows what comes before a question, until a key moves on.
    fn before(&mut self, put: &Put<'_>, number: usize) -> Result<Ended, Failure> {
        let Some(doc) = &put.before else { return Ok(Ended::Here) };
        self.top = 0;
        loop {
            let words = &self.session.shell.words;
            let place = self.place(&put.drawn, number);
            let frame = page::lesson(words, &place);
            let drawing = self.draw(&frame, Body::Text(doc))?;
            let key = self.terminal.key(TICK)?;
            match key {
                key if self.scrolls(key, &drawing) => {}
                Key::Enter => return Ok(Ended::Here),
                Key::Letter('q') => return Ok(Ended::Quiz),
                Key::Interrupt => return Ok(Ended::Interrupted),
                _ => {}
            }
        }
    }

    /// Puts a question, and shows its correction.
    fn ask(&mut self, put: &Put<'_>, number: usize) -> Result<Ended, Failure> {
        let drawn = &put.drawn;
        let ruling = self.session.rule(drawn)?;
        let typed = match self.answer(drawn, number)? {
            Ok(typed) => typed,
            Err(ended) => return Ok(ended),
        };
        let cited = typed.clause.as_deref();
        let terms = self.session.terms.clone();
        let mut contrasts = Contrasts::new(drawn.item, &terms);
        let found = (&ruling, &mut contrasts);
        let (mark, trouble) = self.session.mark(put, &typed.options, cited, found);
        let answered = Answered { mark: &mark, cited, ruling: &ruling, contrasts: &mut contrasts };
        self.correct(drawn, number, answered, trouble.unwrap_or_default())
    }

    /// What is answered, or how the quiz ends without.
    fn answer(
        &mut self,
        drawn: &Drawn<'_>,
        number: usize,
    ) -> Result<Result<Typed, Ended>, Failure> {
        let mut typed = Typed::default();
        let mut notice = self.session.usual_of(number);
        let mut aside: Option<Shown> = None;
        self.top = 0;
        loop {
            let words = &self.session.shell.words;
            let place = self.place(drawn, number);
            let drawing = if let Some(shown) = aside {
                let frame = page::turned(words, drawn.item, &place, Turned::BesideQuestion, "");
                let doc = match shown {
                    Shown::Table => page::table(words, drawn.item).table(size().columns),
                    _ => page::keys(words),
                };
                self.draw(&frame, Body::Text(&doc))?
            } else {
                let typing = match &typed.clause {
                    Some(cite) => Typing::Clause(cite),
                    None => Typing::Options(&typed.options),
                };
                let frame = page::asking(words, drawn.item, &place, typing, &notice);
                self.draw(&frame, Body::Question(&page::sheet(words, drawn, &typed.options)))?
            };
            let key = self.terminal.key(TICK)?;
            if self.scrolls(key, &drawing) || key == Key::Redraw {
                continue;
            }
            if key == Key::Interrupt {
                return Ok(Err(Ended::Interrupted));
            }
            notice.clear();
            if aside.take().is_some() {
                self.top = 0;
                continue;
            }
            match self.typed(&mut typed, key, drawn) {
                Press::Goes => {}
                Press::Told(text) => notice = text,
                Press::Aside(shown) => {
                    self.top = 0;
                    aside = Some(shown);
                }
                Press::Done => return Ok(Ok(typed)),
                Press::Quits => return Ok(Err(Ended::Quiz)),
            }
        }
    }

    /// What a key does to an answer.
    fn typed(&mut self, typed: &mut Typed, key: Key, drawn: &Drawn<'_>) -> Press {
        if let Some(cite) = typed.clause.take() {
            return self.typed_clause(typed, cite, key);
        }
        let words = &self.session.shell.words;
        let options = drawn.order.len();
        match key {
            Key::Letter(c) => {
                let lower = c.to_ascii_lowercase();
                if let Some(place) = (0..options).find(|place| letter(*place) == lower) {
                    choose(&mut typed.options, place, drawn.item.several);
                    return Press::Goes;
                }
                match lower {
                    'g' => Press::Aside(Shown::Table),
                    '?' | 'h' => Press::Aside(Shown::Keys),
                    's' | 'm' => Press::Told(self.toggle(drawn)),
                    'q' => Press::Quits,
                    _ => Press::Told(say!(words, "screen-not-here", key = c.to_string())),
                }
            }
            Key::Enter if typed.options.is_empty() => {
                let letters: Vec<String> =
                    (0..options).map(|place| letter(place).to_string()).collect();
                Press::Told(say!(words, "screen-choose-first", letters = letters.join(", ")))
            }
            Key::Enter if drawn.item.asks_clause => {
                typed.clause = Some(String::new());
                Press::Goes
            }
            Key::Enter => Press::Done,
            Key::Rubout | Key::Escape => {
                typed.options.clear();
                Press::Goes
            }
            _ => Press::Goes,
        }
    }

    /// What a key does to the clause that is typed.
    fn typed_clause(&self, typed: &mut Typed, mut cite: String, key: Key) -> Press {
        let words = &self.session.shell.words;
        match key {
            Key::Escape => return Press::Goes,
            Key::Letter('q') if cite.is_empty() => return Press::Quits,
            Key::Letter(c) if cite.chars().count() < LONGEST => cite.push(c),
            Key::Rubout => {
                cite.pop();
            }
            Key::Enter => {
                let cited = cite.trim().to_owned();
                let is_known = cited.is_empty() || is_clause(&cited, self.session.terms.edition);
                typed.clause = Some(cited.clone());
                if is_known || std::mem::replace(&mut typed.was_told, true) {
                    return Press::Done;
                }
                return Press::Told(say!(words, "quiz-not-a-clause", cite = cited));
            }
            _ => {}
        }
        typed.clause = Some(cite);
        Press::Goes
    }

    /// Shows the correction until a key moves on.
    fn correct(
        &mut self,
        drawn: &Drawn<'_>,
        number: usize,
        answered: Answered<'_, '_>,
        mut notice: String,
    ) -> Result<Ended, Failure> {
        let Answered { mark, cited, ruling, contrasts } = answered;
        let mut shown = Shown::Correction;
        self.top = 0;
        loop {
            let words = &self.session.shell.words;
            let (edition, full) = (self.session.terms.edition, self.session.full);
            let doc = match shown {
                Shown::Correction => {
                    let mut doc = page::chosen(words, drawn, mark);
                    doc.append(correction(words, drawn, mark, cited, contrasts, ruling, full));
                    doc
                }
                Shown::Why => why(words, ruling, edition, Depth::Reasons),
                Shown::Table => told_table(words, drawn),
                Shown::Clause => page::clauses(words, &mark.clauses, edition),
                Shown::Keys => page::keys(words),
            };
            let first = shown == Shown::Correction;
            let page = if first { Turned::Correction } else { Turned::BesideCorrection };
            let place = self.place(drawn, number);
            let frame = page::turned(words, drawn.item, &place, page, &notice);
            let drawing = self.draw(&frame, Body::Text(&doc))?;
            let key = self.terminal.key(TICK)?;
            if self.scrolls(key, &drawing) || key == Key::Redraw {
                continue;
            }
            notice.clear();
            let before = shown;
            match key {
                Key::Interrupt => return Ok(Ended::Interrupted),
                Key::Enter if first => return Ok(Ended::Here),
                Key::Letter('q') => return Ok(Ended::Quiz),
                Key::Letter('p' | 'w') => shown = other(shown, Shown::Why),
                Key::Letter('g') => shown = other(shown, Shown::Table),
                Key::Letter('c') => shown = other(shown, Shown::Clause),
                Key::Letter('?' | 'h') => shown = other(shown, Shown::Keys),
                Key::Letter('s' | 'm') => notice = self.toggle(drawn),
                Key::Letter(c) => {
                    notice = say!(words, "screen-not-here", key = c.to_string());
                }
                _ => shown = Shown::Correction,
            }
            if shown != before {
                self.top = 0;
            }
        }
    }

    /// Marks a question to come back to, or no longer.
    fn toggle(&mut self, drawn: &Drawn<'_>) -> String {
        let words = &self.session.shell.words;
        let id = &drawn.item.id;
        let place = self.marked.iter().position(|marked| marked == id);
        let told = match place {
            Some(place) => {
                self.marked.remove(place);
                say!(words, "screen-unmarked")
            }
            None => {
                self.marked.push(id.clone());
                say!(words, "screen-now-marked")
            }
        };
        self.session.keep_mark(id, place.is_none()).unwrap_or(told)
    }

    fn place(&self, drawn: &Drawn<'_>, number: usize) -> Place {
        let total = self.session.score.lock().map(|score| score.total).unwrap_or_default();
        Place {
            number,
            total: self.session.total,
            edition: self.session.terms.edition,
            right: total.right,
            answered: total.asked,
            marked: self.marked.contains(&drawn.item.id),
            minutes: self.session.minutes(),
        }
    }

    /// Draws a page within the screen.
    fn draw(&self, frame: &Frame, body: Body<'_>) -> io::Result<Drawing> {
        let shell = self.session.shell;
        let mut drawing = frame.draw(&shell.words, body, size(), self.top);
        drawing.lines.iter_mut().for_each(|line| *line = shell.shown(line));
        self.terminal.draw(&drawing.lines)?;
        Ok(drawing)
    }

    /// Whether a key only scrolled the page.
    fn scrolls(&mut self, key: Key, drawing: &Drawing) -> bool {
        let (above, below) = drawing.beyond;
        let step = match key {
            Key::Up | Key::Down => 1,
            Key::PageUp | Key::PageDown => drawing.rows.saturating_sub(1).max(1),
            _ => return false,
        };
        self.top = match key {
            Key::Up | Key::PageUp => above.saturating_sub(step),
            _ => above + step.min(below),
        };
        true
    }
}

/// What a key did while an answer is typed.
enum Press {
    Goes,
    Told(String),
    Aside(Shown),
    Done,
    Quits,
}

/// A key shows its page, and pressed again leads back.
fn other(shown: Shown, asked: Shown) -> Shown {
    if shown == asked { Shown::Correction } else { asked }
}

/// Chooses an option in the place of another, or, where several may be right, adds or removes it.
fn choose(options: &mut Vec<usize>, place: usize, several: bool) {
    if !several {
        options.clear();
    }
    match options.iter().position(|chosen| *chosen == place) {
        Some(at) => {
            options.remove(at);
        }
        None => options.push(place),
    }
    options.sort_unstable();
}

/// The whole table, and the question itself below it.
fn told_table(words: &crate::render::text::Words, drawn: &Drawn<'_>) -> Doc {
    let mut doc = page::table(words, drawn.item).table(size().columns);
    doc.blank().text(drawn.item.text.in_language(words.language()));
    doc
}
