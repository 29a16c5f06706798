//! Building papers: what each candidate is shown, and the lock that remembers it.

use std::collections::HashMap;

use crate::casebook::Item;
use crate::casebook::plain::Malformed;
use crate::casebook::variant::Variant;
use crate::ruling::Language;

use super::blueprint::{Question, Shortage};
use super::digest::Digest;
use super::form::{Drawer, Put, Secret, name};
use super::lock::{LockedPaper, LockedQuestion, Shown, option_hash, shown_hash};
use super::paper::{FORMAT, Paper, PaperQuestion};
use super::roster::Entrant;
use super::stage::{Forms, Stage};

/// The table of a question in words: what a paper shows of it besides the texts.
#[derive(Clone, Debug, Default)]
pub struct Face {
    pub diagram: String,
    pub hands: Vec<String>,
    pub table: String,
}

/// Why papers could not be built.
#[derive(Clone, Debug)]
pub enum BuildError {
    Short(Vec<Shortage>),
    Unwritable(Malformed),
}

/// A paper, its text and its line in the lock.
#[derive(Clone, Debug)]
pub struct Built {
    pub paper: Paper,
    pub text: String,
    pub locked: LockedPaper,
}

/// What a builder is given besides the stage: how tables and rules read in a language.
pub struct Wording<'w> {
    pub face: &'w dyn Fn(&Item, Language) -> Face,
    pub rules: &'w dyn Fn(Language) -> Vec<String>,
}

/// Builds papers one after the other, and keeps what several of them show.
pub struct Builder<'s, 'b> {
    stage: &'s Stage,
    pool: &'s [Question<'b>],
    drawer: Drawer<'s, 'b>,
    wording: Wording<'s>,
    shown: HashMap<(usize, Variant, Language), PaperQuestion>,
    rules: HashMap<Language, Vec<String>>,
}

impl<'s, 'b> Builder<'s, 'b> {
    pub fn new(
        stage: &'s Stage,
        pool: &'s [Question<'b>],
        secret: &'s Secret,
        wording: Wording<'s>,
    ) -> Builder<'s, 'b> {
        let drawer = Drawer::new(stage, pool, secret);
        let (shown, rules) = (HashMap::new(), HashMap::new());
        Builder { stage, pool, drawer, wording, shown, rules }
    }

    /// The paper of a candidate, the `place`-th of the roster.
    pub fn paper(&mut self, entrant: &Entrant, place: usize) -> Result<Built, BuildError> {
        let form = name(self.stage.variants.forms, place, &entrant.id);
        let puts = self.drawer.form(&form).map_err(BuildError::Short)?;
        let language = entrant.language.unwrap_or(self.stage.language);
        let questions = puts.iter().map(|put| self.question(put, language)).collect();
        let rules = &self.wording.rules;
        let rules = self.rules.entry(language).or_insert_with(|| rules(language)).clone();
        let paper = Paper {
            format: FORMAT,
            stage: self.stage.title.clone(),
            date: self.stage.date.clone(),
            language: language.code().to_owned(),
            edition: self.stage.edition().year(),
            candidate: entrant.id.clone(),
            name: entrant.name.clone(),
            // The name of a form of one's own says nothing that the candidate's does not.
            form: match self.stage.variants.forms {
                Forms::Each => (place + 1).to_string(),
                Forms::Lettered(_) => form,
            },
            minutes: self.minutes(entrant),
            rules,
            questions,
        };
        let text = paper.to_text().map_err(BuildError::Unwritable)?;
        let locked = LockedPaper {
            candidate: paper.candidate.clone(),
            name: paper.name.clone(),
            form: paper.form.clone(),
            language: paper.language.clone(),
            minutes: paper.minutes,
            paper: Digest::of(&text),
            questions: puts.into_iter().map(|put| self.locked(put)).collect(),
        };
        Ok(Built { paper, text, locked })
    }

    /// No limit stays none, whatever the extra time.
    const fn minutes(&self, entrant: &Entrant) -> u32 {
        if self.stage.minutes == 0 { 0 } else { self.stage.minutes + entrant.extra }
    }

    fn locked(&self, put: Put) -> Shown {
        Shown {
            id: self.pool[put.question].item.id.clone(),
            variant: put.variant,
            order: put.order,
        }
    }

    fn question(&mut self, put: &Put, language: Language) -> PaperQuestion {
        let question = &self.pool[put.question];
        let (stage, face) = (self.stage, &self.wording.face);
        let key = (put.question, put.variant, language);
        let shown = self.shown.entry(key).or_insert_with(|| {
            // A pool holds only variants that can be told.
            let varied = question.item.varied(put.variant);
            as_written(stage, varied.as_ref().unwrap_or(question.item), language, face)
        });
        let options = put.order.iter().map(|index| shown.options[*index].clone()).collect();
        PaperQuestion {
            options,
            text: shown.text.clone(),
            diagram: shown.diagram.clone(),
            hands: shown.hands.clone(),
            table: shown.table.clone(),
            ..*shown
        }
    }
}

/// A question with its options in the order of the case.
fn as_written(
    stage: &Stage,
    item: &Item,
    language: Language,
    face: &dyn Fn(&Item, Language) -> Face,
) -> PaperQuestion {
    let Face { diagram, hands, table } = face(item, language);
    let options = item.options.iter().map(|option| option.text.in_language(language).to_owned());
    PaperQuestion {
        several: item.several,
        clause: stage.scoring.asks_clause(item.asks_clause),
        text: item.text.in_language(language).to_owned(),
        options: options.collect(),
        diagram,
        hands,
        table,
    }
}

/// What the lock keeps of a question.
pub fn locked_question(
    stage: &Stage,
    question: &Question<'_>,
    file_hash: Digest,
) -> LockedQuestion {
    let item = question.item;
    LockedQuestion {
        id: item.id.clone(),
        file: question.case.file.clone(),
        file_hash,
        article: item.article(),
        difficulty: item.difficulty,
        clause: stage.scoring.asks_clause(item.asks_clause),
        shown: shown_hash(item),
        options: (0..item.options.len()).map(|option| option_hash(item, option)).collect(),
        key: question.key.clone(),
    }
}
