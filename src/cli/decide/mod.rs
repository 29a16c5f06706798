//! `arbitro decide`: asks the director about an incident at the table, rules, and prints the ruling.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::render::diagnostics::{help, message};
use crate::render::doc::{Doc, plain};
use crate::render::now::Outcomes;
use crate::render::ruling::{ReasonDepth, full_document, why};
use crate::render::text::{Words, capitalised, say};
use crate::render::wording::year;
use crate::render::{dialogue, json, line_feedback, term};
use arbitro_cases::statement::{AnswerRefusal, Dialogue, DialoguePrompt};
use arbitro_cases::vocabulary::acts::MenuLine;
use arbitro_laws::laws::claims;
use arbitro_laws::ruling::{Answer, Decision, FactQuestion};

mod start;

mod command;

mod save;

use super::args::format_of;
use super::rule;
use super::shell::{Failure, OutputFormat, Shell};
use command::DialogueCommand;
use save::new_id;
use start::{DialogueStart, start_dialogue};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let save = matches.get_one::<PathBuf>("save");
    if let Some(path) = save.filter(|path| path.exists()) {
        // An existing file is reported before the first question, so that no answers are lost.
        let path = path.display().to_string();
        return Err(shell.failure(say!(shell.words, "error-exists", path = path)));
    }
    let DialogueStart { dialogue, id, notes } = start_dialogue(shell, matches)?;
    let json = format_of(matches) == OutputFormat::Json;
    let mut table = DecideSession {
        shell,
        dialogue,
        json,
        id,
        menu: Vec::new(),
        depth: ReasonDepth::Ruling,
        read_out: false,
        read: Vec::new(),
        asked: false,
    };
    table.begin(&notes)?;
    table.converse()?;
    if json {
        table.as_json()?;
    }
    match save {
        Some(path) => table.save(path),
        None => Ok(()),
    }
}

/// A run of the dialogue: the streams, the state of the dialogue, and what it has printed so far.
struct DecideSession<'s> {
    shell: &'s Shell,
    dialogue: Dialogue,
    /// True if the output is JSON; the dialogue is then printed on the error stream.
    json: bool,
    id: Option<String>,
    /// The lines of the menu as last shown.
    menu: Vec<MenuLine>,
    /// The depth of the reasons printed so far for the ruling.
    depth: ReasonDepth,
    /// True if the ruling has been printed since the last answer.
    read_out: bool,
    /// The decisions already printed before a player's choice; they are not printed again.
    read: Vec<Decision>,
    /// True if the current question, with its introduction, has already been printed.
    asked: bool,
}

impl DecideSession<'_> {
    fn begin(&self, notes: &[String]) -> Result<(), Failure> {
        let mut doc = Doc::default();
        doc.text(say!(
            self.shell.words,
            "decide-intro",
            year = year(self.dialogue.terms().edition)
        ))
        .blank();
        for note in notes {
            doc.marked(0, "+", vec![plain(note)]);
        }
        if !notes.is_empty() {
            doc.blank();
        }
        if self.id.is_some()
            && let Some(table) = dialogue::table(&self.shell.words, self.dialogue.draft())
        {
            doc.append(table);
            for event in dialogue::events(&self.shell.words, self.dialogue.draft()) {
                doc.marked(0, "+", vec![plain(event)]);
            }
            doc.blank();
        }
        self.show(&doc)
    }

    /// Asks questions until the director ends the dialogue or the input ends.
    fn converse(&mut self) -> Result<(), Failure> {
        loop {
            self.leave_needless()?;
            if matches!(self.dialogue.prompt(), DialoguePrompt::End) && !self.read_out && !self.json
            {
                self.read_out()?;
            }
            let Some(text) = self.ask()? else { return self.input_ends() };
            match DialogueCommand::read(&text) {
                Some(DialogueCommand::Explain) => self.explain()?,
                Some(DialogueCommand::Back) => self.back(),
                Some(DialogueCommand::Undo) => self.undo()?,
                Some(DialogueCommand::End) => {
                    if self.dialogue.is_revoke_pending() {
                        // The dialogue continues, since ending it would lose the pending revoke.
                        self.refuse(&text, &AnswerRefusal::RevokeUnknown)?;
                        continue;
                    }
                    self.half_told();
                    return self.ends();
                }
                Some(DialogueCommand::Why) => self.why()?,
                Some(DialogueCommand::Save(path)) => self.save_now(Path::new(&path)),
                None if text.is_empty()
                    && matches!(self.dialogue.prompt(), DialoguePrompt::End) =>
                {
                    return Ok(());
                }
                None => self.answer(&text)?,
            }
        }
    }

    /// Returns what the tricks of a claim say about the current question, if it is about one.
    fn on_claim(
        &self,
        say: impl Fn(&Outcomes, &Words, FactQuestion, &[(FactQuestion, Answer)]) -> Option<String>,
    ) -> Option<String> {
        let DialoguePrompt::Finding(asked) = self.dialogue.prompt() else { return None };
        let open = asked.open.question;
        let (question, ruling) = self.dialogue.ruled().filter(|_| claims::is_about_claim(&open))?;
        let outcomes = Outcomes::new(question, ruling, self.dialogue.terms());
        say(&outcomes, &self.shell.words, open, &asked.path)
    }

    /// Leaves open the questions about a claim that need not be asked: the ruling says why.
    fn leave_needless(&mut self) -> Result<(), Failure> {
        while self.on_claim(Outcomes::needless).is_some() {
            if let Err(refusal) = self.dialogue.answer("") {
                return self.refuse("", &refusal);
            }
        }
        Ok(())
    }

    /// Prints the current question and reads a line; `None` at the end of the input.
    fn ask(&mut self) -> Result<Option<String>, Failure> {
        let (shell, edition) = (self.shell, self.dialogue.terms().edition);
        let worth = self.on_claim(Outcomes::worth);
        let prompt = self.dialogue.prompt();
        let (doc, ask) = dialogue::prompt(&shell.words, &prompt, edition, &self.read, worth);
        let mut before = doc;
        if let DialoguePrompt::Act { lines, .. } = &prompt
            && self.menu != *lines
        {
            before.append(dialogue::usual_acts(&shell.words, lines));
            self.menu.clone_from(lines);
        }
        if let DialoguePrompt::Choice(asked) = &prompt {
            // The menu prints the decisions of every option; those of the chosen option are not printed again.
            let follows = asked.open.branches.iter().flat_map(|(_, branch)| branch.decisions());
            let decided = asked.decided.iter().copied().chain(follows);
            self.read.extend(decided.map(|ruled| ruled.decision));
        }
        if !self.asked {
            self.show(&before)?;
        }
        self.asked = true;
        let ask = format!("{} ", term::wrapped(&ask, shell.width()));
        if self.json { shell.ask_on_stderr(&ask) } else { shell.ask(&ask, false) }
    }

    fn answer(&mut self, text: &str) -> Result<(), Failure> {
        let penalties = self.dialogue.draft().sketch.penalty_cards.len();
        let told = self.dialogue.draft().entries.len();
        let kept = self.dialogue.pending_lines().len();
        let known = self.dialogue.draft().preset_answers.len();
        let contract =
            matches!(self.dialogue.prompt(), DialoguePrompt::Contract | DialoguePrompt::Declarer);
        let is_asked = matches!(
            self.dialogue.prompt(),
            DialoguePrompt::Finding(_) | DialoguePrompt::Choice(_)
        );
        if let Err(refusal) = self.dialogue.answer(text) {
            return self.refuse(text, &refusal);
        }
        (self.depth, self.read_out, self.asked) = (ReasonDepth::Ruling, false, false);
        let mut doc = Doc::default();
        let events = dialogue::events(&self.shell.words, self.dialogue.draft());
        if events.len() > told {
            for event in events.into_iter().skip(told) {
                doc.marked(0, "+", vec![plain(event)]);
            }
        } else if let Some(line) = self.dialogue.pending_lines().get(kept) {
            let read = line_feedback::pending_line(
                &self.shell.words,
                &self.dialogue.parsed_pending(line),
                line,
            );
            doc.marked(0, "+", vec![plain(read)]);
        } else if let Some(read) = dialogue::understood(&self.shell.words, &self.dialogue, contract)
        {
            doc.marked(0, "+", vec![plain(read)]);
        }
        let (words, draft) = (&self.shell.words, self.dialogue.draft());
        let known = if is_asked { usize::MAX } else { known };
        let on_table = line_feedback::penalties(words, draft, penalties).into_iter();
        for read in on_table.chain(line_feedback::new_findings(words, draft, known)) {
            doc.marked(0, "+", vec![plain(read)]);
        }
        if let Some(note) = dialogue::meaning_of_c(&self.shell.words, &self.dialogue) {
            doc.text(note);
        }
        self.show(&doc)?;
        let rejection = self.dialogue.line_rejection();
        rejection.map_or(Ok(()), |refusal| self.refuse(text, refusal))?;
        for left in line_feedback::left(&self.shell.words, &self.dialogue) {
            self.shell.tell(&left);
        }
        Ok(())
    }

    /// Reports why an answer was refused and, after an answer of the wrong kind, which kind was expected. A
    /// contradiction ends the dialogue with an error.
    fn refuse(&self, text: &str, refusal: &AnswerRefusal) -> Result<(), Failure> {
        let (shell, words) = (self.shell, &self.shell.words);
        match refusal {
            AnswerRefusal::Unexpected => {
                let expected = dialogue::expected(words, &self.dialogue.prompt());
                shell.tell(&if text.is_empty() {
                    say!(words, "decide-needed", expected = expected)
                } else {
                    let typed = text.to_owned();
                    say!(words, "decide-unexpected", typed = typed, expected = expected)
                });
            }
            AnswerRefusal::Problems(problems) => {
                for problem in problems {
                    let help = capitalised(&help(words, problem));
                    shell.tell(&format!("{}. {help}.", capitalised(&message(words, problem))));
                }
                if let Some(suit) = self.dialogue.meaning_of_c_in(text) {
                    // The director may have meant another suit by the letter `C`.
                    shell.tell(&say!(words, "decide-c", suit = suit.to_string()));
                }
            }
            AnswerRefusal::Untold(untold) => {
                shell.tell(&dialogue::unread_line(words, untold));
                if self.dialogue.asks_for_the_table() {
                    let expected = dialogue::expected(words, &self.dialogue.prompt());
                    shell.tell(&say!(words, "decide-needed", expected = expected));
                }
            }
            AnswerRefusal::NothingLed
            | AnswerRefusal::LedIn(_)
            | AnswerRefusal::RevokeUnknown
            | AnswerRefusal::Followed(..)
            | AnswerRefusal::PlayedAnother(..)
            | AnswerRefusal::CouldNot(..) => {
                shell.tell(&line_feedback::revoke_refusal(words, refusal).unwrap_or_default());
            }
            AnswerRefusal::NotOffered => shell.tell(&say!(words, "decide-not-offered")),
            AnswerRefusal::NothingHappened => shell.tell(&say!(words, "decide-nothing-happened")),
            AnswerRefusal::Contradiction(error) => {
                return Err(rule::contradiction(shell, error, self.dialogue.terms()));
            }
        }
        Ok(())
    }

    fn explain(&mut self) -> Result<(), Failure> {
        let edition = self.dialogue.terms().edition;
        let doc = dialogue::explained(&self.shell.words, &self.dialogue.prompt(), edition);
        self.show(&doc)
    }

    fn back(&mut self) {
        if self.dialogue.back() {
            // What was left open without a question is passed over.
            while self.on_claim(Outcomes::needless).is_some() && self.dialogue.back() {}
            self.taken_back();
        } else {
            self.shell.tell(&say!(self.shell.words, "decide-nothing-before"));
        }
    }

    /// Takes back the last answer that entered events, and every answer after it.
    fn undo(&mut self) -> Result<(), Failure> {
        let words = &self.shell.words;
        let events = dialogue::events(words, self.dialogue.draft());
        if !self.dialogue.undo() {
            self.shell.tell(&say!(words, "decide-nothing-to-undo"));
            return Ok(());
        }
        self.taken_back();
        let mut doc = Doc::default();
        for event in events.into_iter().skip(self.dialogue.draft().entries.len()) {
            doc.marked(0, "-", vec![plain(say!(self.shell.words, "decide-undone", event = event))]);
        }
        self.show(&doc)
    }

    fn taken_back(&mut self) {
        self.read.clear();
        (self.depth, self.read_out, self.asked) = (ReasonDepth::Ruling, false, false);
    }

    fn why(&mut self) -> Result<(), Failure> {
        let Some((_, ruling)) = self.dialogue.ruled() else {
            self.shell.tell(&say!(self.shell.words, "decide-no-ruling-yet"));
            return Ok(());
        };
        self.depth = if self.depth == ReasonDepth::Ruling {
            ReasonDepth::Reasons
        } else {
            ReasonDepth::Everything
        };
        let mut doc = why(&self.shell.words, ruling, self.dialogue.terms().edition, self.depth);
        doc.blank();
        self.show(&doc)
    }

    /// Ends the dialogue at the end of the input: rules on the events entered; an error if there is
    /// nothing to rule on, or if the card of an entered revoke is not known yet.
    fn input_ends(&mut self) -> Result<(), Failure> {
        if self.dialogue.is_revoke_pending() {
            return Err(self.shell.failure(say!(self.shell.words, "decide-revoke-unknown")));
        }
        self.half_told();
        if matches!(self.dialogue.prompt(), DialoguePrompt::End) { Ok(()) } else { self.ends() }
    }

    /// Reports what the end of the dialogue ignores: an event entered only in part, or acts still
    /// waiting to be entered.
    fn half_told(&self) {
        if self.dialogue.is_half_told() {
            self.shell.tell(&say!(self.shell.words, "decide-half-told"));
        }
    }

    /// Ends the questions and rules on the events entered so far.
    fn ends(&mut self) -> Result<(), Failure> {
        match self.dialogue.end() {
            Ok(()) if self.json => Ok(()),
            Ok(()) => self.read_out(),
            Err(AnswerRefusal::Contradiction(error)) => {
                Err(rule::contradiction(self.shell, &error, self.dialogue.terms()))
            }
            Err(refusal) => {
                let words = &self.shell.words;
                if self.dialogue.has_waiting() && self.dialogue.asks_for_the_table() {
                    if let Some(why) = line_feedback::revoke_refusal(words, &refusal) {
                        return Err(self.shell.failure(why));
                    }
                    return Err(self.shell.failure(line_feedback::missing(words, &self.dialogue)));
                }
                if let Some(table) = dialogue::table(words, self.dialogue.draft()) {
                    self.show(&table)?;
                }
                Err(self.shell.failure(say!(words, "error-nothing-told")))
            }
        }
    }

    /// Prints the events, the findings and the ruling.
    fn read_out(&mut self) -> Result<(), Failure> {
        self.read_out = true;
        let Some((item, ruling)) = self.dialogue.ruled() else { return Ok(()) };
        let mut doc = Doc::default();
        doc.blank().append(dialogue::established(&self.shell.words, item)).blank();
        doc.append(full_document(
            &self.shell.words,
            item,
            ruling,
            self.dialogue.terms(),
            ReasonDepth::Ruling,
        ));
        doc.blank();
        self.show(&doc)
    }

    fn as_json(&self) -> Result<(), Failure> {
        let Some((item, ruling)) = self.dialogue.ruled() else { return Ok(()) };
        let (draft, terms) = (self.dialogue.draft(), self.dialogue.terms());
        let id = self.id.clone().unwrap_or_else(|| new_id(None, ruling));
        self.shell.json(&json::decided(&self.shell.words, &id, draft, (item, ruling), terms), true)
    }

    /// Prints a document; on the error stream if the output is JSON.
    fn show(&self, doc: &Doc) -> Result<(), Failure> {
        if !self.json {
            return self.shell.document(doc, OutputFormat::Text);
        }
        let text = term::render(doc);
        if !text.is_empty() {
            self.shell.write_stderr(text.trim_end_matches('\n'));
        }
        Ok(())
    }
}
