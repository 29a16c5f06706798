//! `arbitro quiz`: asks, marks, explains, and gives a score at the end.

use std::sync::{Arc, Mutex};

use clap::ArgMatches;

use crate::casebook::Terms;
use crate::casebook::contrast::Contrasts;
use crate::exam::citation::is_clause;
use crate::exam::draw::{Drawn, draw};
use crate::exam::score::{Score, mark};
use crate::generate::Generator;
use crate::generate::prose::Voices;
use crate::report::exam::{
    correction, correction_json, letter, question, question_json, score, score_json,
};
use crate::report::term;
use crate::report::text::{Words, say};
use crate::report::wording::year;

use super::args::format_of;
use super::shell::{Failure, Format, Shell};
use super::{bank, generate, list, rule};

/// What a candidate typed.
enum Reply {
    /// The places of options on the screen, in order.
    Options(Vec<usize>),
    Stop,
}

/// How many fresh questions are asked where nobody says how many.
const FRESH: usize = 10;

/// From where the questions come, one after the other.
enum Deck<'d, 'b> {
    Bank(&'d [Drawn<'b>]),
    Fresh(Box<Generator<'d>>),
}

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    if matches.get_flag("fresh") {
        return run_fresh(shell, matches);
    }
    let terms = bank::terms(shell, matches)?;
    let mut wanted = list::wanted(shell, matches)?;
    wanted.count = bank::number(shell, matches, "count", 1..=9999)?.map(|count| count as usize);
    let seed = bank::seed(shell, matches)?;
    let bank = bank::load(shell, matches, &[terms.edition])?;
    let drawn = draw(&bank, &wanted, seed);
    if drawn.is_empty() {
        let asked = asked(matches);
        return Err(shell.failure(say!(shell.words, "quiz-no-match", asked = asked)));
    }
    let total = drawn.len();
    asking(shell, matches, terms, seed, total).run(Deck::Bank(&drawn))
}

/// Asks questions that nobody has seen.
fn run_fresh(shell: &Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let terms = bank::terms(shell, matches)?;
    let total = bank::number(shell, matches, "count", 1..=9999)?.map_or(FRESH, |it| it as usize);
    let seed = bank::seed(shell, matches)?;
    let wanted = generate::wanted(shell, matches, vec![terms.edition], seed)?;
    let [it, en] = generate::words();
    let generator = Generator::new(wanted, Voices { it: &it, en: &en });
    let generator = generator.map_err(|why| generate::failure(shell, &why, total))?;
    asking(shell, matches, terms, seed, total).run(Deck::Fresh(Box::new(generator)))
}

/// A quiz of so many questions, whose score is kept if it is interrupted.
fn asking<'s>(
    shell: &'s Shell,
    matches: &ArgMatches,
    terms: Terms,
    seed: u64,
    total: usize,
) -> Quiz<'s> {
    let json = format_of(matches) == Format::Json;
    let full = matches.get_flag("full");
    let progress = Arc::new(Mutex::new(Score::default()));
    keep_score_on_interrupt(shell, &progress, total, json, &terms);
    Quiz { shell, terms, seed, json, full, total, progress }
}

/// The filters as they were typed.
fn asked(matches: &ArgMatches) -> String {
    let option = |name: &str| {
        let value = matches.get_one::<String>(name)?;
        Some(format!("--{name} {value}"))
    };
    let options: Vec<String> = ["law", "tag", "difficulty", "edition", "cases"]
        .iter()
        .filter_map(|name| option(name))
        .collect();
    options.join(" ")
}

/// Ctrl-C ends the quiz, and what was answered is still scored.
fn keep_score_on_interrupt(
    shell: &Shell,
    progress: &Arc<Mutex<Score>>,
    total: usize,
    json: bool,
    terms: &Terms,
) {
    let progress = Arc::clone(progress);
    let (language, ascii, edition) =
        (shell.words.language(), shell.words.is_ascii(), terms.edition);
    // Where no handler can be set Ctrl-C just ends the program.
    let _ = ctrlc::set_handler(move || {
        if let Ok(progress) = progress.lock() {
            let shell = Shell { words: Words::new(language, ascii) };
            let told = if json {
                shell.json(&score_json(&progress, total, edition), false)
            } else {
                shell.print(&format!(
                    "\n\n{}",
                    term::render(&score(&shell.words, &progress, total, edition))
                ))
            };
            // The program ends here whether the score could be shown or not.
            let _ = told;
        }
        std::process::exit(130);
    });
}

struct Quiz<'s> {
    shell: &'s Shell,
    terms: Terms,
    seed: u64,
    json: bool,
    /// Whether the rest of a ruling is shown whole.
    full: bool,
    total: usize,
    progress: Arc<Mutex<Score>>,
}

impl Quiz<'_> {
    fn run(&mut self, deck: Deck<'_, '_>) -> Result<(), Failure> {
        if !self.json {
            let intro = say!(
                self.shell.words,
                "quiz-intro",
                total = self.total,
                seed = self.seed.to_string(),
                year = year(self.terms.edition)
            );
            self.shell.print(&format!("{}\n\n", term::wrapped(&intro)))?;
        }
        match deck {
            Deck::Bank(drawn) => {
                for (index, drawn) in drawn.iter().enumerate() {
                    if !self.ask(drawn, index + 1)? {
                        break;
                    }
                }
            }
            Deck::Fresh(generator) => self.ask_fresh(*generator)?,
        }
        let Ok(progress) = self.progress.lock() else { return Ok(()) };
        if self.json {
            self.shell.json(&score_json(&progress, self.total, self.terms.edition), false)
        } else {
            let doc = score(&self.shell.words, &progress, self.total, self.terms.edition);
            self.shell.document(&doc, Format::Text)
        }
    }

    /// Makes each question when it is to be put.
    fn ask_fresh(&mut self, mut generator: Generator<'_>) -> Result<(), Failure> {
        for place in 1..=self.total {
            let made = generator.question();
            let made = made.map_err(|why| generate::failure(self.shell, &why, self.total))?;
            for item in &made.case.items {
                let drawn = Drawn { item, order: (0..item.options.len()).collect() };
                if !self.ask(&drawn, place)? {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Puts a question; whether the quiz goes on.
    fn ask(&mut self, drawn: &Drawn<'_>, place: usize) -> Result<bool, Failure> {
        let words = &self.shell.words;
        let ruling = drawn
            .item
            .rule(&self.terms)
            .map_err(|error| rule::contradiction(self.shell, &error, &self.terms))?;
        if self.json {
            self.shell.json(&question_json(words, drawn, place, self.total, self.seed), false)?;
        } else {
            self.shell.document(&question(words, drawn, place, self.total), Format::Text)?;
        }
        let Reply::Options(shown) = self.answer(drawn.order.len(), drawn.item.several)? else {
            if !self.json {
                self.shell.print("\n")?;
            }
            return Ok(false);
        };
        let (cited, goes_on) = if drawn.item.asks_clause { self.citation()? } else { (None, true) };
        let chosen: Vec<usize> = shown.into_iter().map(|place| drawn.order[place]).collect();
        let marked = mark(drawn.item, &chosen, cited.as_deref(), &ruling, self.terms.edition);
        let mut contrasts = Contrasts::new(drawn.item, &self.terms);
        if let Ok(mut progress) = self.progress.lock() {
            progress.add(drawn.item, &marked);
            let lessons = marked.chosen.iter().filter_map(|(option, _)| contrasts.lesson(*option));
            let found = lessons.filter_map(|lesson| lesson.overlooked());
            found.for_each(|found| progress.misconceptions.add(found));
        }
        if self.json {
            let line =
                correction_json(words, drawn, &marked, cited.as_deref(), &mut contrasts, &ruling);
            self.shell.json(&line, false)?;
        } else {
            self.shell.print("\n")?;
            let doc = correction(
                words,
                drawn,
                &marked,
                cited.as_deref(),
                &mut contrasts,
                &ruling,
                self.full,
            );
            self.shell.document(&doc, Format::Text)?;
        }
        Ok(goes_on)
    }

    /// Asks for the clause, once more if what is typed is none: the citation, and whether the quiz goes on.
    fn citation(&self) -> Result<(Option<String>, bool), Failure> {
        let words = &self.shell.words;
        let prompt = say!(words, "quiz-prompt-clause");
        let mut asked_again = false;
        loop {
            let typed = self.shell.ask(&prompt, self.json)?;
            let Some(cite) = typed.filter(|cite| !cite.eq_ignore_ascii_case("q")) else {
                return Ok((None, false));
            };
            if cite.is_empty() || asked_again || is_clause(&cite, self.terms.edition) {
                return Ok((Some(cite), true));
            }
            self.shell.tell(&say!(words, "quiz-not-a-clause", cite = cite));
            asked_again = true;
        }
    }

    /// Asks until the answer is one, or where several may be right one or more; the end of the input stops.
    fn answer(&self, options: usize, several: bool) -> Result<Reply, Failure> {
        let words = &self.shell.words;
        let letters: Vec<String> = (0..options).map(|place| letter(place).to_string()).collect();
        let letters = letters.join(", ");
        let prompt = if several {
            say!(words, "quiz-prompt-several", letters = letters.clone())
        } else {
            say!(words, "quiz-prompt", letters = letters.clone())
        };
        loop {
            let Some(typed) = self.shell.ask(&prompt, self.json)? else { return Ok(Reply::Stop) };
            let answer = typed.trim_end_matches([')', '.']);
            if answer.eq_ignore_ascii_case("q") {
                return Ok(Reply::Stop);
            }
            if let Some(chosen) = chosen(answer, options, several) {
                return Ok(Reply::Options(chosen));
            }
            if answer.is_empty() {
                self.shell.tell(&say!(words, "quiz-no-answer", letters = letters.clone()));
            } else {
                let letters = letters.clone();
                let text = say!(words, "quiz-not-an-option", answer = typed, letters = letters);
                self.shell.tell(&text);
            }
        }
    }
}

/// The places of the options that were typed: "b"; where several may be right, "a c", "ac" and "a,c" too.
fn chosen(typed: &str, options: usize, several: bool) -> Option<Vec<usize>> {
    let place =
        |typed: char| (0..options).find(|place| letter(*place) == typed.to_ascii_lowercase());
    let is_between =
        |c: &char| several && (c.is_whitespace() || matches!(c, ',' | ';' | ')' | '.'));
    let letters = typed.chars().filter(|c| !is_between(c));
    let mut places = letters.map(place).collect::<Option<Vec<usize>>>()?;
    let is_answer = if several { !places.is_empty() } else { places.len() == 1 };
    places.sort_unstable();
    places.dedup();
    is_answer.then_some(places)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_typed_as_one_likes() {
        for typed in ["ac", "a c", "a, c", "A;C", "c a", "a) c)", "aac"] {
            assert_eq!(chosen(typed, 3, true), Some(vec![0, 2]), "{typed}");
            assert_eq!(chosen(typed, 3, false), None, "{typed}");
        }
        for several in [true, false] {
            assert_eq!(chosen("b", 3, several), Some(vec![1]));
            for typed in ["", "d", "ad", "1", "a e c"] {
                assert_eq!(chosen(typed, 3, several), None, "{typed}");
            }
        }
    }
}
