//! Building papers: what is drawn for each candidate, and, once it has been put into words, the paper and its line
//! in the lock.

use std::collections::HashMap;

use arbitro_cases::plain::Malformed;
use arbitro_cases::variant::Variant;
use arbitro_laws::ruling::Language;

use super::blueprint::{Question, Shortage};
use super::digest::Digest;
use super::form::{Drawer, Put, Secret, name};
use super::journal::RoomCode;
use super::lock::{LockedPaper, Shown};
use super::paper::{FORMAT, Paper, PaperQuestion, WITH_ANY_CODE};
use super::roster::Entrant;
use super::stage::{Forms, Room, Stage};

/// What was drawn for all candidates.
#[derive(Clone, Debug)]
pub struct Draw {
    /// Every look that some paper has, once each.
    pub looks: Vec<Look>,
    papers: Vec<Drawn>,
}

/// How a question looks in a paper, but for the order of its options: its place in the pool, how varied, in which
/// language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    pub question: usize,
    pub variant: Variant,
    pub language: Language,
}

/// What was drawn for a candidate.
#[derive(Clone, Debug)]
struct Drawn {
    form: String,
    language: Language,
    /// How each question is put, and the place of its look.
    questions: Vec<(Put, usize)>,
}

/// What a draw is in words.
#[derive(Clone, Debug)]
pub struct Wording {
    /// Each look as it is shown, in their order; the options in the order of the case.
    pub questions: Vec<PaperQuestion>,
    /// The rules of the stage, sentence by sentence.
    pub rules: HashMap<Language, Vec<String>>,
}

/// A paper's text, and its line in the lock.
#[derive(Clone, Debug)]
pub struct Built {
    pub text: String,
    pub locked: LockedPaper,
}

/// Draws for each candidate of a roster.
pub fn draw(
    stage: &Stage,
    pool: &[Question<'_>],
    secret: &Secret,
    entrants: &[Entrant],
) -> Result<Draw, Vec<Shortage>> {
    let mut drawer = Drawer::new(stage, pool, secret);
    let mut places: HashMap<Look, usize> = HashMap::new();
    let mut draw = Draw { looks: Vec::new(), papers: Vec::with_capacity(entrants.len()) };
    for (place, entrant) in entrants.iter().enumerate() {
        let form = name(stage.variants.forms, place, &entrant.id);
        let language = entrant.language.unwrap_or(stage.language);
        let put = |put: Put| {
            let look = Look { question: put.question, variant: put.variant, language };
            let place = *places.entry(look).or_insert_with(|| {
                draw.looks.push(look);
                draw.looks.len() - 1
            });
            (put, place)
        };
        let questions = drawer.form(&form)?.into_iter().map(put).collect();
        // The name of a form of one's own says nothing that the candidate's does not.
        let form = match stage.variants.forms {
            Forms::Each => (place + 1).to_string(),
            Forms::Lettered(_) => form,
        };
        draw.papers.push(Drawn { form, language, questions });
    }
    Ok(draw)
}

impl Draw {
    /// The papers of the candidates for whom it was drawn, in these words.
    pub fn papers(
        &self,
        stage: &Stage,
        pool: &[Question<'_>],
        entrants: &[Entrant],
        wording: &Wording,
        code: RoomCode,
    ) -> Result<Vec<Built>, Malformed> {
        let pairs = entrants.iter().zip(&self.papers);
        pairs.map(|(entrant, drawn)| drawn.built(stage, pool, entrant, wording, code)).collect()
    }
}

impl Drawn {
    fn built(
        &self,
        stage: &Stage,
        pool: &[Question<'_>],
        entrant: &Entrant,
        wording: &Wording,
        code: RoomCode,
    ) -> Result<Built, Malformed> {
        let question = |(put, look): &(Put, usize)| {
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
            format: match (stage.room == Room::default(), code == RoomCode::Any) {
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
        let shown = |(put, _): &(Put, usize)| Shown {
            id: pool[put.question].item.id.clone(),
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
        Ok(Built { text, locked })
    }
}
