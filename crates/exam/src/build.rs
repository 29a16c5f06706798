//! Builds papers: draws each candidate's questions and, once the questions have been put into words, makes each paper
//! and its line in the lock.

use std::collections::HashMap;

use arbitro_cases::plain_toml::MalformedToml;
use arbitro_cases::variant::Variant;
use arbitro_laws::ruling::Language;

use super::blueprint::{PoolQuestion, Shortage};
use super::digest::Digest;
use super::form::{FormDrawer, FormQuestion, StageSecret, name};
use super::journal::RoomCodeRule;
use super::lock::{LockedPaper, ShownQuestion};
use super::paper::{FORMAT, Paper, PaperQuestion, WITH_ANY_CODE};
use super::roster::Entrant;
use super::stage::{FormCount, RoomRules, Stage};

/// The questions drawn for all candidates.
#[derive(Clone, Debug)]
pub struct StageDraw {
    /// The varied questions of all papers, without duplicates.
    pub variants: Vec<VariedQuestion>,
    candidates: Vec<CandidateDraw>,
}

/// A question in a variant and a language, as papers show it apart from the order of its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VariedQuestion {
    /// The index of the question in the pool of questions.
    pub question: usize,
    /// The variant in which the question is shown.
    pub variant: Variant,
    /// The language in which the question is shown.
    pub language: Language,
}

#[derive(Clone, Debug)]
struct CandidateDraw {
    form: String,
    language: Language,
    /// The questions of the candidate, each with the index of its varied question in [`StageDraw::variants`].
    questions: Vec<(FormQuestion, usize)>,
}

/// The texts of all questions drawn, and of the rules of the stage.
#[derive(Clone, Debug)]
pub struct DrawTexts {
    /// The text of each varied question, parallel to [`StageDraw::variants`], with the options in the order of the
    /// case.
    pub questions: Vec<PaperQuestion>,
    /// The rules of the stage in each language, one sentence for each rule.
    pub rules: HashMap<Language, Vec<String>>,
}

/// A paper's text, and the paper's line in the lock.
#[derive(Clone, Debug)]
pub struct BuiltPaper {
    /// The text of the paper's file.
    pub text: String,
    /// The paper's line in the lock.
    pub locked: LockedPaper,
}

/// Draws the questions of each candidate of a roster.
///
/// # Errors
/// The shortages, if the pool has too few questions for the blueprint.
pub fn draw(
    stage: &Stage,
    pool: &[PoolQuestion<'_>],
    secret: &StageSecret,
    entrants: &[Entrant],
) -> Result<StageDraw, Vec<Shortage>> {
    let mut drawer = FormDrawer::new(stage, pool, secret);
    let mut places: HashMap<VariedQuestion, usize> = HashMap::new();
    let mut draw =
        StageDraw { variants: Vec::new(), candidates: Vec::with_capacity(entrants.len()) };
    for (place, entrant) in entrants.iter().enumerate() {
        let form = name(stage.variants.forms, place, &entrant.id);
        let language = entrant.language.unwrap_or(stage.language);
        let placed = |drawn: FormQuestion| {
            let varied =
                VariedQuestion { question: drawn.question, variant: drawn.variant, language };
            let index = *places.entry(varied).or_insert_with(|| {
                draw.variants.push(varied);
                draw.variants.len() - 1
            });
            (drawn, index)
        };
        let questions = drawer.form(&form)?.into_iter().map(placed).collect();
        // A form drawn for one candidate is named by a number in the paper, since the candidate's
        // id would add no information.
        let form = match stage.variants.forms {
            FormCount::Each => (place + 1).to_string(),
            FormCount::Lettered(_) => form,
        };
        draw.candidates.push(CandidateDraw { form, language, questions });
    }
    Ok(draw)
}

impl StageDraw {
    /// Makes the papers of the candidates for whom the questions were drawn. `wording` has the texts of the questions
    /// and rules.
    ///
    /// # Errors
    /// If a paper cannot be written as TOML.
    pub fn papers(
        &self,
        stage: &Stage,
        pool: &[PoolQuestion<'_>],
        entrants: &[Entrant],
        wording: &DrawTexts,
        code: RoomCodeRule,
    ) -> Result<Vec<BuiltPaper>, MalformedToml> {
        let pairs = entrants.iter().zip(&self.candidates);
        pairs.map(|(entrant, drawn)| drawn.built(stage, pool, entrant, wording, code)).collect()
    }
}

impl CandidateDraw {
    fn built(
        &self,
        stage: &Stage,
        pool: &[PoolQuestion<'_>],
        entrant: &Entrant,
        wording: &DrawTexts,
        code: RoomCodeRule,
    ) -> Result<BuiltPaper, MalformedToml> {
        let question = |(drawn, index): &(FormQuestion, usize)| {
            let shown = &wording.questions[*index];
            let options = drawn.order.iter().map(|index| shown.options[*index].clone()).collect();
            PaperQuestion {
                options,
                text: shown.text.clone(),
                diagram: shown.diagram.clone(),
                hands: shown.hands.clone(),
                table: shown.table.clone(),
                ..*shown
            }
        };
        let paper = Paper {
            format: match (stage.room == RoomRules::default(), code == RoomCodeRule::Any) {
                (true, _) => 1,
                (false, true) => WITH_ANY_CODE,
                (false, false) => FORMAT,
            },
            room_code: stage.room.code,
            checkpoints: stage.room.checkpoints.clone(),
            stage: stage.title.clone(),
            date: stage.date.clone(),
            language: self.language.code().to_owned(),
            edition: stage.edition().year(),
            candidate: entrant.id.clone(),
            name: entrant.name.clone(),
            form: self.form.clone(),
            minutes: entrant.minutes(stage.minutes),
            rules: wording.rules.get(&self.language).cloned().unwrap_or_default(),
            questions: self.questions.iter().map(question).collect(),
        };
        let text = paper.to_text()?;
        let shown = |(drawn, _): &(FormQuestion, usize)| ShownQuestion {
            id: pool[drawn.question].question.id.clone(),
            variant: drawn.variant,
            order: drawn.order.clone(),
        };
        let locked = LockedPaper {
            paper: Digest::of(&text),
            candidate: paper.candidate,
            name: paper.name,
            form: paper.form,
            language: paper.language,
            minutes: paper.minutes,
            questions: self.questions.iter().map(shown).collect(),
        };
        Ok(BuiltPaper { text, locked })
    }
}
