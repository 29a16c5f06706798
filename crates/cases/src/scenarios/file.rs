//! Writes a generated question as a case file.

use crate::case::Bilingual;
use crate::findings;
use crate::statement::case_notation::{array, bilingual, event, quoted};
use crate::statement::{TableDraft, case_file};
use arbitro_laws::laws;
use arbitro_laws::ruling::{Clause, Edition, FactQuestion, Ruling};

use super::option_set::{OptionSet, OptionStatement, SetKey, SetOption};
use super::prose::BilingualNames;
use super::scenario::Scenario;
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
    /// The set of options.
    pub set: &'p OptionSet<'p, 'b>,
    /// The key.
    pub key: &'p SetKey<'p, 'b>,
    /// The id, source and editions.
    pub request: FileRequest<'p>,
    /// The stem: the story and the question asked about it.
    pub stem: &'p Bilingual,
    /// The comment on each option, if it has one.
    pub comments: Vec<Option<Bilingual>>,
    /// The clauses that the right option cites; empty if the question asks for no clause.
    pub cites: Vec<&'static Clause>,
    /// The difficulty.
    pub difficulty: u8,
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
        out.push_str(&format!("difficulty = {}\n", self.difficulty));
        out.push_str(&format!(
            "tags = {}\n",
            array(self.scenario.tags.iter().map(|t| (*t).to_owned()))
        ));
        if !self.cites.is_empty() {
            out.push_str("ask_clause = true\n");
        }
        if self.set.has_several_answers() {
            out.push_str("answers = \"several\"\n");
        }
        if let Some(aspect) = &self.set.aspect {
            out.push_str(&format!("aspect = {}\n", quoted(&aspect.kinds_code())));
            if let Some(of) = aspect.subject_code() {
                out.push_str(&format!("of = {}\n", quoted(&of)));
            }
        }
        out.push_str(&format!(
            "text.it = {}\ntext.en = {}\n",
            quoted(&self.stem.it),
            quoted(&self.stem.en)
        ));
        out.push_str(events);
        out.push_str(&case_file::decided(&self.rulings()));
        for index in 0..self.set.options.len() {
            out.push_str(&self.option(index));
        }
        Some(out)
    }

    /// Returns the rulings in the editions of the question.
    fn rulings(&self) -> Vec<(Edition, Ruling)> {
        let rulings = self.key.world.rulings.iter();
        rulings.filter(|(edition, _)| self.request.editions.contains(edition)).cloned().collect()
    }

    /// Returns the lines of the events and the findings.
    pub fn events(&self) -> String {
        let story = &self.key.world.story;
        let events = story.events.iter().zip(&story.event_texts);
        let mut out =
            case_file::list("events", events.map(|(told, said)| event(told, said.as_ref())));
        let asked: Vec<FactQuestion> = self
            .rulings()
            .iter()
            .flat_map(|(_, ruling)| findings::asked_questions(ruling))
            .collect();
        let written_findings: Vec<String> = story
            .preset_answers
            .iter()
            .filter(|given| findings::is_needed(given, &asked))
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

    fn option(&self, index: usize) -> String {
        let SetOption { statement, text } = &self.set.options[index];
        let statement = match statement {
            OptionStatement::Value(value) => format!("value = {}", quoted(&value.to_string())),
            OptionStatement::Claim(decision) => format!("claims = {}", array([decision.code()])),
            OptionStatement::Asks(fact) => format!("asks = {}", array([fact.key.to_owned()])),
        };
        let mut out = format!(
            "\n[[question.option]]\nit = {}\nen = {}\n{statement}\n",
            quoted(&text.it),
            quoted(&text.en)
        );
        if let Some(Some(comment)) = self.comments.get(index) {
            out.push_str(&format!("comment = {}\n", bilingual(comment)));
        }
        if self.key.right[index] {
            let first = self.request.editions.first().copied().unwrap_or_default();
            let numbers = self.cites.iter().filter_map(|law| law.number.in_edition(first));
            let numbers: Vec<String> = numbers.map(str::to_owned).collect();
            if !numbers.is_empty() {
                out.push_str(&format!("cites = {}\n", array(numbers.into_iter())));
            }
            out.push_str("right = true\n");
        }
        out
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
