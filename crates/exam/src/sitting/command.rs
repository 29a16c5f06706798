//! Parses the lines that a candidate types in Italian or English.
//!
//! The letters of a question's options take precedence: a line of such letters, each at most once,
//! is an answer. The command letters (`f g h k m n p q r x`) come later in the alphabet than the
//! letters of five options, the most that a case may have; each command also has a word or sign
//! that the letters of ten options cannot spell.

use crate::journal::rules::LONGEST_LINE;
use crate::paper::PaperQuestion;

/// A command that a candidate typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SittingCommand {
    /// Answer the question.
    Give {
        /// The options by their places on the screen, from 0, in ascending order.
        chosen: Vec<usize>,
        /// The citation, if the candidate typed one after the options.
        cited: Option<String>,
    },
    /// Cite a clause and leave the options unchanged; `None` removes the citation.
    Cite(Option<String>),
    /// Go to the next question or page.
    Next,
    /// Go to the previous question or, from another page, to the question shown last.
    Back,
    /// Go to the question at this place, from 0.
    GoTo(usize),
    /// Flag the question for later, or remove its flag.
    Flag,
    /// Remove the answer to the question.
    Clear,
    /// Show the review page.
    Review,
    /// Hand in the paper, after a confirmation.
    HandIn,
    /// Show the help.
    Help,
    /// Show the whole table on a separate page.
    Table,
    /// Leave the sitting, which can be resumed later.
    Leave,
    /// Confirm that the codes of the checkpoints have been copied, or show the codes again.
    Code,
}

/// The reason why a line is not a command that can be executed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// The line chooses several options, and the question allows one.
    OnlyOne,
    /// The line cites a clause, and the question asks for none.
    NoClause,
    /// The line has the command to cite, without a clause.
    NothingCited,
    /// The line is longer than [`LONGEST_LINE`].
    TooLong,
    /// The line has a number that is not the number of a question.
    NoSuchQuestion(String),
    /// The command needs a question, and no question is on the screen.
    NoQuestion,
    /// The line is not a command.
    Unknown(String),
}

/// The number of letters that are recognised as options when no question is shown.
const OPTIONS: usize = 10;

const WORDS: &[(&[&str], SittingCommand)] = &[
    (&["", "n", "next", "avanti", "prossima"], SittingCommand::Next),
    (&["p", "back", "previous", "indietro", "precedente"], SittingCommand::Back),
    (&["m", "mark", "flag", "segna", "f"], SittingCommand::Flag),
    (&["x", "clear", "cancella", "svuota"], SittingCommand::Clear),
    (&["r", "review", "riepilogo", "rivedi"], SittingCommand::Review),
    (&["h", "hand in", "handin", "hand-in", "consegna"], SittingCommand::HandIn),
    (&["?", "help", "aiuto"], SittingCommand::Help),
    (&["g", "table", "tavolo", "gioco"], SittingCommand::Table),
    (&["q", "quit", "leave", "exit", "esci"], SittingCommand::Leave),
    (&["k", "code", "codes", "copied", "codice", "codici", "copiato"], SittingCommand::Code),
];

/// Returns true if a line confirms the hand-in.
pub(super) fn is_yes(line: &str) -> bool {
    let line = line.trim().to_lowercase();
    let is_hand_in = |(words, command): &(&[&str], SittingCommand)| {
        *command == SittingCommand::HandIn && words.contains(&line.as_str())
    };
    ["s", "si", "sì", "y", "yes"].contains(&line.as_str()) || WORDS.iter().any(is_hand_in)
}

/// Returns true if a line is the command for the codes of the checkpoints.
pub(super) fn is_code(line: &str) -> bool {
    let line = line.trim().to_lowercase();
    let is_code = |(words, command): &(&[&str], SittingCommand)| {
        *command == SittingCommand::Code && words.contains(&line.as_str())
    };
    WORDS.iter().any(is_code)
}

/// Returns true if a text has the form of the number of a clause, a paragraph or a Law: `45C4(b)`, `art. 45`. The
/// function does not check whether the Laws have a clause of this number.
pub fn is_citation(text: &str) -> bool {
    let number = text.trim_start_matches(|c: char| !c.is_ascii_digit());
    let number: String = number.chars().filter(|c| !c.is_whitespace()).collect();
    let digits = number.bytes().take_while(u8::is_ascii_digit).count();
    let (law, rest) = number.split_at(digits);
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '(' | ')');
    matches!(law.len(), 1 | 2)
        && rest.len() <= 12
        && rest.chars().all(is_part)
        && rest.chars().next().is_none_or(|first| first.is_ascii_alphabetic())
}

/// Parses a line typed at a question, or at another page (`None`), for a paper of `total`
/// questions.
///
/// # Errors
/// A [`CommandError`] if the line is not a command, or not a command that the question allows.
pub fn parse(
    line: &str,
    question: Option<&PaperQuestion>,
    total: usize,
) -> Result<SittingCommand, CommandError> {
    let line = line.trim();
    if line.chars().count() > LONGEST_LINE {
        return Err(CommandError::TooLong);
    }
    let lower = line.to_lowercase();
    let options = question.map_or(0, |question| question.options.len());
    let number = line.find(|c: char| c.is_ascii_digit()).unwrap_or(line.len());
    let (head, cited) = line.split_at(number);
    if !cited.is_empty() && head.trim().is_empty() && line.chars().all(|c| c.is_ascii_digit()) {
        return go_to(line, total);
    }
    if let Some(chosen) = letters(head, options) {
        return give(question, chosen, cited.trim());
    }
    let known = WORDS.iter().find(|(words, _)| words.contains(&lower.as_str()));
    if let Some((_, command)) = known {
        let needs_question =
            matches!(command, SittingCommand::Flag | SittingCommand::Clear | SittingCommand::Table);
        let fits = question.is_some() || !needs_question;
        return if fits { Ok(command.clone()) } else { Err(CommandError::NoQuestion) };
    }
    let mut words = line.splitn(2, char::is_whitespace);
    let is_cite = words.next().is_some_and(|word| {
        ["cite", "cita", "clause", "clausola"].contains(&word.to_lowercase().as_str())
    });
    if is_cite {
        return cite(question, words.next().unwrap_or_default().trim());
    }
    if head.trim().is_empty() && !cited.is_empty() {
        return cite(question, cited.trim());
    }
    Err(match question {
        None if letters(head, OPTIONS).is_some() => CommandError::NoQuestion,
        Some(_) | None => CommandError::Unknown(line.to_owned()),
    })
}

fn go_to(line: &str, total: usize) -> Result<SittingCommand, CommandError> {
    match line.parse::<usize>() {
        Ok(number) if (1..=total).contains(&number) => Ok(SittingCommand::GoTo(number - 1)),
        Ok(_) | Err(_) => Err(CommandError::NoSuchQuestion(line.to_owned())),
    }
}

/// Parses letters of options, such as "b", "ac", "a, c" or "b)", and returns the options by their places, from 0, in
/// ascending order. Returns `None` if the text has no letter, has a letter twice, or has anything else.
fn letters(text: &str, options: usize) -> Option<Vec<usize>> {
    let is_between = |c: char| c.is_whitespace() || matches!(c, ',' | '.' | ')' | '+' | ':');
    let mut chosen = Vec::new();
    for c in text.chars().filter(|c| !is_between(*c)) {
        let c = c.to_ascii_lowercase();
        let place = c.is_ascii_lowercase().then(|| usize::from(c as u8 - b'a'))?;
        if place >= options || chosen.contains(&place) {
            return None;
        }
        chosen.push(place);
    }
    chosen.sort_unstable();
    (!chosen.is_empty()).then_some(chosen)
}

fn give(
    question: Option<&PaperQuestion>,
    chosen: Vec<usize>,
    cited: &str,
) -> Result<SittingCommand, CommandError> {
    let Some(question) = question else { return Err(CommandError::NoQuestion) };
    if chosen.len() > 1 && !question.several {
        return Err(CommandError::OnlyOne);
    }
    if !cited.is_empty() && !question.clause {
        return Err(CommandError::NoClause);
    }
    let cited = (!cited.is_empty()).then(|| cited.to_owned());
    Ok(SittingCommand::Give { chosen, cited })
}

fn cite(question: Option<&PaperQuestion>, cited: &str) -> Result<SittingCommand, CommandError> {
    match question {
        None => Err(CommandError::NoQuestion),
        Some(question) if !question.clause => Err(CommandError::NoClause),
        Some(_) if cited.is_empty() => Err(CommandError::NothingCited),
        Some(_) if cited == "-" => Ok(SittingCommand::Cite(None)),
        Some(_) => Ok(SittingCommand::Cite(Some(cited.to_owned()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_citation_has_the_form_of_a_clause() {
        for text in ["45", "45C", "art. 45C4b", "46 B 3 (a)", "4", "45Z"] {
            assert!(is_citation(text), "{text}");
        }
        for text in ["", "q", "999", "45-05c", "45 perché no?", "45(a)"] {
            assert!(!is_citation(text), "{text}");
        }
    }

    fn question(options: usize, several: bool, clause: bool) -> PaperQuestion {
        PaperQuestion {
            several,
            clause,
            text: String::new(),
            options: vec![String::new(); options],
            diagram: String::new(),
            hands: Vec::new(),
            table: String::new(),
        }
    }

    fn give(chosen: &[usize], cited: Option<&str>) -> Result<SittingCommand, CommandError> {
        Ok(SittingCommand::Give { chosen: chosen.to_vec(), cited: cited.map(str::to_owned) })
    }

    #[test]
    fn letters_are_answers_and_what_follows_them_is_cited() {
        let one = question(4, false, true);
        let read = |line: &str| parse(line, Some(&one), 40);
        for line in ["b", "B", " b) ", "b."] {
            assert_eq!(read(line), give(&[1], None), "{line}");
        }
        for line in ["b 45 C4(b)", "b) 45 C4(b)", "b45 C4(b)", "B: 45 C4(b)"] {
            assert_eq!(read(line), give(&[1], Some("45 C4(b)")), "{line}");
        }
        for line in ["45C4b", "cita 45C4b", "cite 45C4b", "CITA 45C4b"] {
            assert_eq!(read(line), Ok(SittingCommand::Cite(Some("45C4b".to_owned()))), "{line}");
        }
        assert_eq!(read("cita -"), Ok(SittingCommand::Cite(None)));
        assert_eq!(read("cita"), Err(CommandError::NothingCited));
        assert_eq!(read(&"45C ".repeat(21)), Err(CommandError::TooLong));
        assert_eq!(read("ac"), Err(CommandError::OnlyOne));
        assert_eq!(read("e"), Err(CommandError::Unknown("e".to_owned())));
        assert_eq!(read("aa"), Err(CommandError::Unknown("aa".to_owned())));
        let several = question(4, true, false);
        for line in ["ca", "a c", "A, C", "c+a"] {
            assert_eq!(parse(line, Some(&several), 40), give(&[0, 2], None), "{line}");
        }
        assert_eq!(parse("a 45C4b", Some(&several), 40), Err(CommandError::NoClause));
        assert_eq!(parse("cita 45C4b", Some(&several), 40), Err(CommandError::NoClause));
    }

    #[test]
    fn options_come_before_commands_and_every_command_has_a_word_that_no_options_spell() {
        let six = question(6, true, true);
        assert_eq!(parse("f", Some(&six), 40), give(&[5], None));
        assert_eq!(parse("f", Some(&question(4, false, false)), 40), Ok(SittingCommand::Flag));
        let all = question(10, true, true);
        for (words, command) in WORDS {
            let short = words.iter().filter(|word| word.len() == 1);
            for word in short.filter(|word| **word != "f") {
                assert_eq!(parse(word, Some(&six), 40).as_ref(), Ok(command), "{word}");
            }
            let is_word = |word: &&&str| parse(word, Some(&all), 40).as_ref() == Ok(command);
            assert!(words.iter().any(|word| is_word(&word)), "{command:?}");
        }
        assert_eq!(parse("M", Some(&six), 40), Ok(SittingCommand::Flag));
        assert_eq!(parse("Riepilogo", Some(&six), 40), Ok(SittingCommand::Review));
    }

    #[test]
    fn numbers_are_questions_of_the_paper() {
        let one = question(4, false, true);
        assert_eq!(parse("7", Some(&one), 40), Ok(SittingCommand::GoTo(6)));
        assert_eq!(parse("7", None, 40), Ok(SittingCommand::GoTo(6)));
        for number in ["0", "41", "99999999999999999999999"] {
            let error = CommandError::NoSuchQuestion(number.to_owned());
            assert_eq!(parse(number, Some(&one), 40), Err(error));
        }
    }

    #[test]
    fn what_belongs_to_a_question_is_not_taken_at_the_review() {
        for line in ["a", "ac", "a 45C4b", "m", "x", "cita 45C4b", "45C4b"] {
            assert_eq!(parse(line, None, 40), Err(CommandError::NoQuestion), "{line}");
        }
        assert_eq!(parse("q", None, 40), Ok(SittingCommand::Leave));
        assert_eq!(parse("boh", None, 40), Err(CommandError::Unknown("boh".to_owned())));
    }
}
