//! Writes a generated question as a case file.

use crate::case::Bilingual;
use crate::statement::case_notation::{array, bilingual, event, quoted};
use crate::statement::{TableDraft, case_file};
use crate::{claim, condition, findings};
use arbitro_laws::laws;
use arbitro_laws::ruling::{Clause, Decision, Edition, PresetAnswer};

use super::options::OfferedOption;
use super::prose::BilingualNames;
use super::ruled_story::RuledStory;
use super::scenario::{QuestionSubject, Scenario};
use super::story::Story;

/// The id, source and editions of a question to be written, and the names for its texts.
#[derive(Clone, Copy)]
pub struct FileRequest<'w> {
    /// The question's id.
    pub id: &'w str,
    /// The text of `source`.
    pub source: &'w str,
    /// The editions that the question belongs to.
    pub editions: &'w [Edition],
    /// The names of seats, suits and cards in both languages.
    pub names: BilingualNames<'w>,
}

/// The parts of which a case file is made.
pub struct CaseFileParts<'p, 'b> {
    /// The scenario.
    pub scenario: &'p Scenario,
    /// The story with its rulings.
    pub ruled_story: &'p RuledStory<'b>,
    /// The id, source and editions.
    pub request: FileRequest<'p>,
    /// The stem: the story and the question asked about it.
    pub stem: Bilingual,
    /// The options of the question.
    pub options: Vec<OfferedOption>,
    /// The clause that the right option cites, if the question asks for a clause.
    pub asks_clause: Option<&'static Clause>,
    /// The subject of the question.
    pub ask: QuestionSubject,
    /// The supposed choice of a player to which the options apply, if the question supposes one.
    pub supposed: Option<PresetAnswer>,
}

impl CaseFileParts<'_, '_> {
    /// Returns the text of the file; `None` if no Law has the scenario's number.
    pub fn file(&self, table: &str, events: &str) -> Option<String> {
        let title = laws::LAWS.iter().find(|law| law.oldest_number() == self.scenario.law)?.title;
        let title = Bilingual { it: title.it.to_owned(), en: title.en.to_owned() };
        let mut out = format!(
            "source = {}\ntitle = {}\n\n[table]\n{table}",
            quoted(self.request.source),
            bilingual(&title),
        );
        out.push_str(&format!("\n[[question]]\nid = {}\n", quoted(self.request.id)));
        if let [only] = self.request.editions {
            out.push_str(&format!("editions = [{}]\n", only.year()));
        }
        out.push_str(&format!("difficulty = {}\n", self.difficulty()));
        out.push_str(&format!(
            "tags = {}\n",
            array(self.scenario.tags.iter().map(|t| (*t).to_owned()))
        ));
        if self.asks_clause.is_some() {
            out.push_str("ask_clause = true\n");
        }
        if matches!(self.ask, QuestionSubject::Rights(_) | QuestionSubject::Inquiry) {
            out.push_str("answers = \"several\"\n");
        }
        out.push_str(&format!(
            "text.it = {}\ntext.en = {}\n",
            quoted(&self.stem.it),
            quoted(&self.stem.en)
        ));
        out.push_str(events);
        out.push_str(&case_file::decided(&self.ruled_story.rulings));
        for option in &self.options {
            out.push_str(&self.option(option));
        }
        Some(out)
    }

    /// Returns the lines of the events and the findings.
    pub fn events(&self) -> String {
        let story = &self.ruled_story.story;
        let events = story.events.iter().zip(&story.event_texts);
        let mut out =
            case_file::list("events", events.map(|(told, said)| event(told, said.as_ref())));
        let written_findings: Vec<String> = story
            .preset_answers
            .iter()
            .map(|given| {
                let key = findings::full_key(given);
                let key = if given.about.who.is_some() { quoted(&key) } else { key };
                case_file::finding(given, &key)
            })
            .collect();
        if !written_findings.is_empty() {
            out.push_str(&format!("findings = {{ {} }}\n", written_findings.join(", ")));
        }
        out
    }

    /// Returns a decision in the notation of a claim, with the supposed choice as its condition.
    fn claim(&self, decision: &Decision) -> String {
        let choice = self.supposed.iter();
        let chosen =
            |it: &PresetAnswer| condition::to_source(findings::full_key(it), it.fact, it.answer);
        claim::to_source(&choice.map(chosen).collect::<Vec<String>>(), decision)
    }

    fn option(&self, option: &OfferedOption) -> String {
        let statement = match option.asks {
            Some(fact) => format!("asks = {}", array([fact.key.to_owned()])),
            None => format!("claims = {}", array(option.claims.iter().map(|it| self.claim(it)))),
        };
        let Bilingual { it, en } = &option.text;
        let mut out = format!(
            "\n[[question.option]]\nit = {}\nen = {}\n{statement}\n",
            quoted(it),
            quoted(en)
        );
        if option.right {
            let first = self.request.editions.first().copied().unwrap_or_default();
            if let Some(number) = self.asks_clause.and_then(|law| law.number.in_edition(first)) {
                out.push_str(&format!("cites = {}\n", array([number.to_owned()])));
            }
            out.push_str("right = true\n");
        }
        out
    }

    /// Returns the difficulty, from 1 to 5, by the number of applied clauses, rejected clauses (each as one half) and
    /// findings, in the edition in which this number is largest.
    fn difficulty(&self) -> u8 {
        let reasoned = self.ruled_story.rulings.iter().map(|(_, ruling)| {
            ruling.applied().len()
                + ruling.rejected().len() / 2
                + self.ruled_story.story.preset_answers.len()
        });
        match reasoned.max().unwrap_or(0) {
            0..=3 => 1,
            4..=6 => 2,
            7..=9 => 3,
            10..=13 => 4,
            _ => 5,
        }
    }
}

/// Returns the table as it was before the events.
pub fn sketch(story: &Story<'_>) -> TableDraft {
    let dealt = story.moment.board.dealt;
    TableDraft {
        dealer: Some(dealt.dealer),
        vulnerable: Some(dealt.vulnerable),
        contract: Some(dealt.contract),
        deal: dealt.to_deal(),
        tricks: story.moment.tricks(),
        penalty_cards: story.penalty_cards.clone(),
        exposed: story.exposed.clone(),
        ..TableDraft::default()
    }
}
