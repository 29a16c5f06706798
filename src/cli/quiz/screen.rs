//! The quiz on a terminal: each question fills the screen; after the answer, the correction replaces the question until
//! Enter is pressed.

use std::io;
use std::time::Duration;

use crate::render::doc::Doc;
use crate::render::practice::page::{
    self, AnswerEntry, OverlayContext, QuestionRole, QuizProgress,
};
use crate::render::quiz::{correction, letter};
use crate::render::ruling::{ReasonDepth, why};
use crate::render::screen::{DrawnPage, PageBody, PageFrame};
use crate::render::text::say;
use arbitro_cases::contrast::OptionContrasts;
use arbitro_exam::citation::is_clause;
use arbitro_exam::draw::DrawnQuestion;
use arbitro_exam::quiz_score::{QuizMark, mark};
use arbitro_laws::ruling::Ruling;

use super::super::shell::{Failure, OutputFormat};
use super::super::terminal::{KeyPress, Terminal, size};
use super::{QuizQuestion, QuizSession, QuizSource, report};

/// Interval at which the clock in a page's heading is updated.
const TICK: Duration = Duration::from_secs(20);
/// Maximum length of a typed citation, in characters.
const LONGEST: usize = 20;

/// Runs the quiz until all questions are answered, the candidate stops or the time is over; then prints the score on
/// the normal screen.
pub fn run(session: &mut QuizSession<'_>, source: QuizSource<'_>) -> Result<(), Failure> {
    let (shell, total) = (session.shell, session.total);
    let mut pages = ScreenQuiz {
        terminal: Terminal::open()?,
        session,
        marked: Vec::new(),
        role: QuestionRole::Own,
        top: 0,
    };
    let mut ended = QuestionExit::NextQuestion;
    source.for_each(shell, total, |put, number| {
        if pages.session.is_over() {
            return Ok(false);
        }
        pages.role = QuestionRole::Own;
        ended = pages.before(put, number)?;
        if ended == QuestionExit::NextQuestion {
            ended = pages.ask(put, number)?;
        }
        // The questions with the same options, the one asked first included, in turn.
        let own = (put.drawn.question, QuestionRole::Again);
        let twins = put.twins.iter().map(|twin| (twin, QuestionRole::Twin));
        let mut twins = twins.chain([own]).cycle();
        while ended == QuestionExit::Twin
            && let Some((question, role)) = twins.next()
        {
            pages.role = role;
            let order = (0..question.options.len()).collect();
            let drawn = DrawnQuestion { question, order };
            let twins = put.twins.clone();
            let twin = QuizQuestion { drawn, preamble: None, twins, taught_clause: None };
            ended = pages.ask(&twin, number)?;
        }
        Ok(ended == QuestionExit::NextQuestion)
    })?;
    let ScreenQuiz { terminal, session, marked, .. } = pages;
    drop(terminal);
    session.end(false)?;
    session.changes()?;
    if !marked.is_empty() {
        let mut doc = Doc::default();
        doc.blank().text(say!(session.shell.words, "screen-marked-are", count = marked.len()));
        doc.verbatim(vec![format!("  arbitro quiz {}", marked.join(" "))]);
        session.shell.document(&doc, OutputFormat::Text)?;
    }
    if ended == QuestionExit::Interrupted { Err(Failure::Interrupted) } else { Ok(()) }
}

/// The way in which the display of a question ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum QuestionExit {
    NextQuestion,
    /// A question with the same options and another key is to be asked.
    Twin,
    EndQuiz,
    Interrupted,
}

/// A page shown over a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Overlay {
    Correction,
    Why,
    Table,
    Clause,
    Keys,
}

struct ScreenQuiz<'p, 's> {
    terminal: Terminal,
    session: &'p mut QuizSession<'s>,
    /// The ids of questions marked for review.
    marked: Vec<String>,
    /// The role of the question on the page.
    role: QuestionRole,
    /// The first displayed row of the page's body.
    top: usize,
}

/// A marked answer, with the ruling on the question and its contrasts.
struct AnsweredQuestion<'a, 'c> {
    mark: &'a QuizMark,
    cited: Option<&'a str>,
    ruling: &'a Ruling,
    contrasts: &'a mut OptionContrasts<'c>,
}

/// An answer that the candidate is typing.
#[derive(Default)]
struct TypedAnswer {
    options: Vec<usize>,
    /// The citation typed so far; `None` before the candidate starts to type it.
    clause: Option<String>,
    was_told: bool,
}

impl ScreenQuiz<'_, '_> {
    /// Shows the preamble of a question until Enter is pressed or the candidate ends the quiz.
    fn before(&mut self, put: &QuizQuestion<'_>, number: usize) -> Result<QuestionExit, Failure> {
        let Some(doc) = &put.preamble else { return Ok(QuestionExit::NextQuestion) };
        self.top = 0;
        loop {
            let words = &self.session.shell.words;
            let place = self.place(&put.drawn, number);
            let frame = page::lesson(words, &place);
            let drawing = self.draw(&frame, PageBody::Text(doc))?;
            let key = self.terminal.key(TICK)?;
            match key {
                key if self.scrolls(key, &drawing) => {}
                KeyPress::Enter => return Ok(QuestionExit::NextQuestion),
                KeyPress::Letter('q') => return Ok(QuestionExit::EndQuiz),
                KeyPress::Interrupt => return Ok(QuestionExit::Interrupted),
                _ => {}
            }
        }
    }

    /// Asks a question and shows its correction.
    fn ask(&mut self, put: &QuizQuestion<'_>, number: usize) -> Result<QuestionExit, Failure> {
        let drawn = &put.drawn;
        let ruling = self.session.rule(drawn)?;
        let typed = match self.answer(drawn, number)? {
            Ok(typed) => typed,
            Err(ended) => return Ok(ended),
        };
        let cited = typed.clause.as_deref();
        let terms = self.session.terms.clone();
        let mut contrasts = OptionContrasts::new(drawn.question, &terms);
        let (mark, trouble) = match self.role {
            QuestionRole::Own => {
                self.session.mark(put, &typed.options, cited, (&ruling, &mut contrasts))
            }
            QuestionRole::Twin | QuestionRole::Again => {
                let chosen: Vec<usize> =
                    typed.options.iter().map(|place| drawn.order[*place]).collect();
                (mark(drawn.question, &chosen, cited, &ruling, &terms), None)
            }
        };
        let answered =
            AnsweredQuestion { mark: &mark, cited, ruling: &ruling, contrasts: &mut contrasts };
        self.correct(put, number, answered, trouble.unwrap_or_default())
    }

    /// Reads an answer; the inner error says how the quiz ends without an answer.
    fn answer(
        &mut self,
        drawn: &DrawnQuestion<'_>,
        number: usize,
    ) -> Result<Result<TypedAnswer, QuestionExit>, Failure> {
        let mut typed = TypedAnswer::default();
        let mut notice = self.session.default_count_note(number);
        let mut aside: Option<Overlay> = None;
        // What the candidate types about the question; `None` if he is not typing.
        let mut report: Option<String> = None;
        self.top = 0;
        loop {
            let words = &self.session.shell.words;
            let place = self.place(drawn, number);
            let drawing = if let Some(shown) = aside {
                let frame = page::overlay(
                    words,
                    drawn.question,
                    &place,
                    OverlayContext::BesideQuestion,
                    "",
                );
                let doc = match shown {
                    Overlay::Table => page::table(words, drawn.question).table(size().columns),
                    _ => page::keys(words),
                };
                self.draw(&frame, PageBody::Text(&doc))?
            } else {
                let typing = match &typed.clause {
                    Some(cite) => AnswerEntry::Clause(cite),
                    None => AnswerEntry::Options(&typed.options),
                };
                let mut frame = page::asking(words, drawn.question, &place, typing, &notice);
                if let Some(said) = &report {
                    frame.prompt = format!("{}{said}", say!(words, "report-prompt"));
                }
                self.draw(
                    &frame,
                    PageBody::Question(&page::question_content(words, drawn, &typed.options)),
                )?
            };
            let key = self.terminal.key(TICK)?;
            if self.scrolls(key, &drawing) || key == KeyPress::Redraw {
                continue;
            }
            if key == KeyPress::Interrupt {
                return Ok(Err(QuestionExit::Interrupted));
            }
            notice.clear();
            if let Some(said) = report.take() {
                let letters: String = typed.options.iter().copied().map(letter).collect();
                let asked = (drawn.question, self.session.terms.edition, letters.as_str());
                match report::typed(self.session.shell, said, key, asked) {
                    Some(next) => (report, notice) = next,
                    None => return Ok(Err(QuestionExit::Interrupted)),
                }
                continue;
            }
            if aside.take().is_some() {
                self.top = 0;
                continue;
            }
            if typed.clause.is_none() && key == KeyPress::Letter('!') {
                report = Some(String::new());
                continue;
            }
            match self.typed(&mut typed, key, drawn) {
                KeyEffect::Continue => {}
                KeyEffect::Notice(text) => notice = text,
                KeyEffect::ShowOverlay(shown) => {
                    self.top = 0;
                    aside = Some(shown);
                }
                KeyEffect::Submit => return Ok(Ok(typed)),
                KeyEffect::Quit => return Ok(Err(QuestionExit::EndQuiz)),
            }
        }
    }

    /// Applies a key to the answer being typed.
    fn typed(
        &mut self,
        typed: &mut TypedAnswer,
        key: KeyPress,
        drawn: &DrawnQuestion<'_>,
    ) -> KeyEffect {
        if let Some(cite) = typed.clause.take() {
            return self.typed_clause(typed, cite, key);
        }
        let words = &self.session.shell.words;
        let options = drawn.order.len();
        match key {
            KeyPress::Letter(c) => {
                let lower = c.to_ascii_lowercase();
                if let Some(place) = (0..options).find(|place| letter(*place) == lower) {
                    choose(&mut typed.options, place, drawn.question.several);
                    return KeyEffect::Continue;
                }
                match lower {
                    'g' => KeyEffect::ShowOverlay(Overlay::Table),
                    '?' | 'h' => KeyEffect::ShowOverlay(Overlay::Keys),
                    's' | 'm' => KeyEffect::Notice(self.toggle(drawn)),
                    'q' => KeyEffect::Quit,
                    _ => KeyEffect::Notice(say!(words, "screen-not-here", key = c.to_string())),
                }
            }
            KeyPress::Enter if typed.options.is_empty() => {
                let letters: Vec<String> =
                    (0..options).map(|place| letter(place).to_string()).collect();
                KeyEffect::Notice(say!(words, "screen-choose-first", letters = letters.join(", ")))
            }
            KeyPress::Enter if drawn.question.asks_clause => {
                typed.clause = Some(String::new());
                KeyEffect::Continue
            }
            KeyPress::Enter => KeyEffect::Submit,
            KeyPress::Backspace | KeyPress::Escape => {
                typed.options.clear();
                KeyEffect::Continue
            }
            _ => KeyEffect::Continue,
        }
    }

    /// Applies a key to the citation being typed.
    fn typed_clause(&self, typed: &mut TypedAnswer, mut cite: String, key: KeyPress) -> KeyEffect {
        let words = &self.session.shell.words;
        match key {
            KeyPress::Escape => return KeyEffect::Continue,
            KeyPress::Letter('q') if cite.is_empty() => return KeyEffect::Quit,
            KeyPress::Letter(c) if cite.chars().count() < LONGEST => cite.push(c),
            KeyPress::Backspace => {
                cite.pop();
            }
            KeyPress::Enter => {
                let cited = cite.trim().to_owned();
                let is_known = cited.is_empty() || is_clause(&cited, self.session.terms.edition);
                typed.clause = Some(cited.clone());
                if is_known || std::mem::replace(&mut typed.was_told, true) {
                    return KeyEffect::Submit;
                }
                return KeyEffect::Notice(say!(words, "quiz-not-a-clause", cite = cited));
            }
            _ => {}
        }
        typed.clause = Some(cite);
        KeyEffect::Continue
    }

    /// Shows the correction, and other pages on request, until Enter is pressed or the candidate ends the quiz.
    fn correct(
        &mut self,
        put: &QuizQuestion<'_>,
        number: usize,
        answered: AnsweredQuestion<'_, '_>,
        mut notice: String,
    ) -> Result<QuestionExit, Failure> {
        let drawn = &put.drawn;
        let AnsweredQuestion { mark, cited, ruling, contrasts } = answered;
        // What the candidate types about the question; `None` if he is not typing.
        let mut report: Option<String> = None;
        let mut shown = Overlay::Correction;
        self.top = 0;
        loop {
            let words = &self.session.shell.words;
            let (edition, full) = (self.session.terms.edition, self.session.full);
            let doc = match shown {
                Overlay::Correction => {
                    let mut doc = page::chosen(words, drawn, mark);
                    doc.append(correction(words, drawn, mark, cited, contrasts, ruling, full));
                    doc
                }
                Overlay::Why => why(words, ruling, edition, ReasonDepth::Reasons),
                Overlay::Table => told_table(words, drawn),
                Overlay::Clause => page::clauses(words, &mark.clauses, edition),
                Overlay::Keys => page::keys(words),
            };
            let first = shown == Overlay::Correction;
            let page = if first {
                OverlayContext::Correction { has_twins: !put.twins.is_empty() }
            } else {
                OverlayContext::BesideCorrection
            };
            let place = self.place(drawn, number);
            let mut frame = page::overlay(words, drawn.question, &place, page, &notice);
            if let Some(typed) = &report {
                frame.prompt = format!("{}{typed}", say!(words, "report-prompt"));
            }
            let story = page::story(words, drawn);
            let body = if first { PageBody::TextBelow(&doc, &story) } else { PageBody::Text(&doc) };
            let drawing = self.draw(&frame, body)?;
            let key = self.terminal.key(TICK)?;
            if self.scrolls(key, &drawing) || key == KeyPress::Redraw {
                continue;
            }
            notice.clear();
            if let Some(typed) = report.take() {
                let asked = (drawn.question, edition, &*report::letters_of(drawn, mark));
                match report::typed(self.session.shell, typed, key, asked) {
                    Some(next) => (report, notice) = next,
                    None => return Ok(QuestionExit::Interrupted),
                }
                continue;
            }
            let before = shown;
            match key {
                KeyPress::Interrupt => return Ok(QuestionExit::Interrupted),
                KeyPress::Enter if first => return Ok(QuestionExit::NextQuestion),
                KeyPress::Letter('q') => return Ok(QuestionExit::EndQuiz),
                KeyPress::Letter('t') if first && !put.twins.is_empty() => {
                    return Ok(QuestionExit::Twin);
                }
                KeyPress::Letter('!') => report = Some(String::new()),
                KeyPress::Letter('p' | 'w') => shown = other(shown, Overlay::Why),
                KeyPress::Letter('g') => shown = other(shown, Overlay::Table),
                KeyPress::Letter('c') => shown = other(shown, Overlay::Clause),
                KeyPress::Letter('?' | 'h') => shown = other(shown, Overlay::Keys),
                KeyPress::Letter('s' | 'm') => notice = self.toggle(drawn),
                KeyPress::Letter(c) => {
                    notice = say!(words, "screen-not-here", key = c.to_string());
                }
                _ => shown = Overlay::Correction,
            }
            if shown != before {
                self.top = 0;
            }
        }
    }

    /// Marks a question for review, or removes the mark; returns the message.
    fn toggle(&mut self, drawn: &DrawnQuestion<'_>) -> String {
        let words = &self.session.shell.words;
        let id = &drawn.question.id;
        let place = self.marked.iter().position(|marked| marked == id);
        let message = match place {
            Some(place) => {
                self.marked.remove(place);
                say!(words, "screen-unmarked")
            }
            None => {
                self.marked.push(id.clone());
                say!(words, "screen-now-marked")
            }
        };
        self.session.keep_mark(id, place.is_none()).unwrap_or(message)
    }

    fn place(&self, drawn: &DrawnQuestion<'_>, number: usize) -> QuizProgress {
        let total = self.session.score.lock().map(|score| score.total).unwrap_or_default();
        QuizProgress {
            role: self.role,
            number,
            total: self.session.total,
            edition: self.session.terms.edition,
            right: total.right,
            answered: total.total,
            marked: self.marked.contains(&drawn.question.id),
            minutes: self.session.minutes(),
        }
    }

    /// Draws a page in the size of the screen.
    fn draw(&self, frame: &PageFrame, body: PageBody<'_>) -> io::Result<DrawnPage> {
        let shell = self.session.shell;
        let mut drawing = frame.draw(&shell.words, body, size(), self.top);
        drawing.lines.iter_mut().for_each(|line| *line = shell.in_notation(line));
        self.terminal.draw(&drawing.lines)?;
        Ok(drawing)
    }

    /// Scrolls the page if the key is an arrow or page key; returns true if it is.
    fn scrolls(&mut self, key: KeyPress, drawing: &DrawnPage) -> bool {
        let (above, below) = drawing.beyond;
        let step = match key {
            KeyPress::Up | KeyPress::Down => 1,
            KeyPress::PageUp | KeyPress::PageDown => drawing.rows.saturating_sub(1).max(1),
            _ => return false,
        };
        self.top = match key {
            KeyPress::Up | KeyPress::PageUp => above.saturating_sub(step),
            _ => above + step.min(below),
        };
        true
    }
}

/// The effect of a key while an answer is typed.
enum KeyEffect {
    Continue,
    Notice(String),
    ShowOverlay(Overlay),
    Submit,
    Quit,
}

/// Returns the page that a key opens; if that page is already shown, the correction.
fn other(shown: Overlay, asked: Overlay) -> Overlay {
    if shown == asked { Overlay::Correction } else { asked }
}

/// Chooses an option; if `several` is true, adds it to the chosen options or removes it from them.
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

/// Returns the complete table of a question, with the question's text below it.
fn told_table(words: &crate::render::text::Words, drawn: &DrawnQuestion<'_>) -> Doc {
    let mut doc = page::table(words, drawn.question).table(size().columns);
    doc.blank().text(drawn.question.text.in_language(words.language()));
    doc
}
