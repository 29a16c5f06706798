//! A fresh question as a case file.

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

/// Where a question is to be written.
#[derive(Clone, Copy)]
pub struct FileRequest<'w> {
    pub id: &'w str,
    pub source: &'w str,
    pub editions: &'w [Edition],
    pub names: BilingualNames<'w>,
}

/// What a file is written from.
pub struct CaseFileParts<'p, 'b> {
    pub scenario: &'p Scenario,
    pub world: &'p RuledStory<'b>,
    pub request: FileRequest<'p>,
    pub stem: Bilingual,
    pub options: Vec<OfferedOption>,
    pub asks_clause: Option<&'static Clause>,
    pub ask: QuestionSubject,
    /// The choice under which the options hold.
    pub supposed: Option<PresetAnswer>,
}

impl CaseFileParts<'_, '_> {
    /// The case file.
    pub fn file(&self, table: &str, happened: &str) -> Option<String> {
        let title = laws::LAWS.iter().find(|law| law.number == self.scenario.law)?.title;
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
        out.push_str(happened);
        out.push_str(&case_file::decided(&self.world.rulings));
        for offer in &self.options {
            out.push_str(&self.option(offer));
        }
        Some(out)
    }

    /// The events, and what was found.
    pub fn happened(&self) -> String {
        let story = &self.world.story;
        let told = story.events.iter().zip(&story.event_texts);
        let mut out =
            case_file::list("events", told.map(|(told, said)| event(told, said.as_ref())));
        let found: Vec<String> = story
            .preset_answers
            .iter()
            .map(|given| {
                let key = findings::full_key(given);
                let key = if given.about.who.is_some() { quoted(&key) } else { key };
                case_file::finding(given, &key)
            })
            .collect();
        if !found.is_empty() {
            out.push_str(&format!("findings = {{ {} }}\n", found.join(", ")));
        }
        out
    }

    /// What an option says, under the choice that is supposed.
    fn claim(&self, decision: &Decision) -> String {
        let choice = self.supposed.iter();
        let chosen =
            |it: &PresetAnswer| condition::to_source(findings::full_key(it), it.fact, it.answer);
        claim::to_source(&choice.map(chosen).collect::<Vec<String>>(), decision)
    }

    fn option(&self, offer: &OfferedOption) -> String {
        let says = match offer.asks {
            Some(fact) => format!("asks = {}", array([fact.key.to_owned()])),
            None => format!("claims = {}", array(offer.claims.iter().map(|it| self.claim(it)))),
        };
        let Bilingual { it, en } = &offer.text;
        let mut out =
            format!("\n[[question.option]]\nit = {}\nen = {}\n{says}\n", quoted(it), quoted(en));
        if offer.right {
            let first = self.request.editions.first().copied().unwrap_or_default();
            if let Some(number) = self.asks_clause.and_then(|law| law.number.in_edition(first)) {
                out.push_str(&format!("cites = {}\n", array([number.to_owned()])));
            }
            out.push_str("right = true\n");
        }
        out
    }

    /// From 1 to 5, by how much must be reasoned: clauses applied, exceptions passed, what was found.
    fn difficulty(&self) -> u8 {
        let reasoned = self.world.rulings.iter().map(|(_, ruling)| {
            ruling.applied().len()
                + ruling.rejected().len() / 2
                + self.world.story.preset_answers.len()
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

/// The table before what happened.
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
