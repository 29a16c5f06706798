//! Building papers: what is drawn for each candidate, and, once it has been put into words, the paper and its line
//! in the lock.

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

/// What was drawn for all candidates.
#[derive(Clone, Debug)]
pub struct StageDraw {
    /// Every look that some paper has, once each.
    pub variants: Vec<VariedQuestion>,
    candidates: Vec<CandidateDraw>,
}

/// How a question looks in a paper, but for the order of its options: its place in the pool, how varied, in which
/// language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VariedQuestion {
    pub question: usize,
    pub variant: Variant,
    pub language: Language,
}

/// What was drawn for a candidate.
#[derive(Clone, Debug)]
struct CandidateDraw {
    form: String,
    language: Language,
    /// How each question is put, and the place of its look.
    questions: Vec<(FormQuestion, usize)>,
}

/// What a draw is in words.
#[derive(Clone, Debug)]
pub struct DrawTexts {
    /// Each look as it is shown, in their order; the options in the order of the case.
    pub questions: Vec<PaperQuestion>,
    /// The rules of the stage, sentence by sentence.
    pub rules: HashMap<Language, Vec<String>>,
}

/// A paper's text, and its line in the lock.
#[derive(Clone, Debug)]
pub struct BuiltPaper {
    pub text: String,
    pub locked: LockedPaper,
}

/// Draws for each candidate of a roster.
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
        let put = |put: FormQuestion| {
            let look = VariedQuestion { question: put.question, variant: put.variant, language };
            let place = *places.entry(look).or_insert_with(|| {
                draw.variants.push(look);
                draw.variants.len() - 1
            });
            (put, place)
        };
        let questions = drawer.form(&form)?.into_iter().map(put).collect();
        // The name of a form of one's own says nothing that the candidate's does not.
        let form = match stage.variants.forms {
            FormCount::Each => (place + 1).to_string(),
            FormCount::Lettered(_) => form,
        };
        draw.candidates.push(CandidateDraw { form, language, questions });
    }
    Ok(draw)
}

impl StageDraw {
    /// The papers of the candidates for whom it was drawn, in these words.
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
        let question = |(put, look): &(FormQuestion, usize)| {
            let shown = &wording.questions[*look];
            let options = put.order.iter().map(|index| shown.options[*index].clone()).collect();
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
        let shown = |(put, _): &(FormQuestion, usize)| ShownQuestion {
            id: pool[put.question].question.id.clone(),
            variant: put.variant,
            order: put.order.clone(),
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
