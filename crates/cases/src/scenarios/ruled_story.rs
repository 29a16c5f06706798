//! Stories with their rulings in each edition.

use crate::contrast::shown_out;
use crate::findings;
use arbitro_laws::laws;
use arbitro_laws::ruling::contrast::{self, Edit, Neighbour, Oversight, Situation};
use arbitro_laws::ruling::{
    Asker, Decision, Doctrine, Edition, FactQuestion, PresetAnswer, Ruling, RulingInput,
};

use super::nearby_stories::{NearbyStory, StoryDifference};
use super::story::{Story, StorySentence};
use super::usual_findings;

/// A story with the rulings on it, one for each edition.
pub struct RuledStory<'b> {
    /// The story.
    pub story: Story<'b>,
    /// The ruling in each edition.
    pub rulings: Vec<(Edition, Ruling)>,
}

/// The largest number of findings added to those of the scenario.
const MAX_EXTRA_FINDINGS: usize = 6;

/// The largest number of neighbouring situations considered.
const MAX_CONTRASTS: usize = 24;

impl<'b> RuledStory<'b> {
    /// Rules on a story. Questions to the director that the scenario does not answer get their usual answers.
    ///
    /// # Errors
    /// Returns the key of a fact that the director must establish and that has no usual answer; `None` if the record is
    /// impossible, has no ruling or needs too many findings.
    pub fn of(
        mut story: Story<'b>,
        editions: &[Edition],
    ) -> Result<RuledStory<'b>, Option<&'static str>> {
        for _ in 0..=MAX_EXTRA_FINDINGS {
            let rulings = rule(&story, editions).ok_or(None)?;
            let Some(question) = rulings.iter().find_map(|(_, ruling)| open(ruling)) else {
                return Ok(RuledStory { story, rulings });
            };
            usual_findings::find(&mut story, question).ok_or(Some(question.fact.key))?;
        }
        Err(None)
    }

    /// Removes the findings that no clause needs, with their sentences.
    pub fn without_idle(mut self) -> RuledStory<'b> {
        let asked: Vec<FactQuestion> =
            self.rulings.iter().flat_map(|(_, ruling)| findings::asked_questions(ruling)).collect();
        let story = &mut self.story;
        let kept: Vec<bool> =
            story.preset_answers.iter().map(|given| findings::answers_any(given, &asked)).collect();
        let new_index = |old: usize| kept[..old].iter().filter(|is_kept| **is_kept).count();
        let renumbered = |sentence: &StorySentence| match sentence.finding {
            Some(finding) => kept[finding]
                .then(|| StorySentence { finding: Some(new_index(finding)), ..*sentence }),
            None => Some(*sentence),
        };
        story.lines = story.lines.iter().filter_map(renumbered).collect();
        let mut keep = kept.iter();
        story.preset_answers.retain(|_| keep.next() == Some(&true));
        self
    }

    /// Returns the story without findings, with its rulings; `None` if there is no ruling or not every path could be
    /// followed.
    pub fn before_findings(&self) -> Option<RuledStory<'b>> {
        let mut story = self.story.clone();
        story.preset_answers.clear();
        story.lines.retain(|sentence| sentence.finding.is_none());
        let ruled_story = self.with(story)?;
        let is_whole = ruled_story.rulings.iter().all(|(_, ruling)| !ruling.is_cut_short());
        is_whole.then_some(ruled_story)
    }

    /// Returns the story with an assumed choice, and its rulings; `None` if there is no ruling.
    pub fn supposing(&self, choice: PresetAnswer) -> Option<RuledStory<'b>> {
        let mut story = self.story.clone();
        story.preset_answers.push(choice);
        self.with(story)
    }

    /// Rules on another story in the editions of this one.
    fn with(&self, story: Story<'b>) -> Option<RuledStory<'b>> {
        let editions: Vec<Edition> = self.rulings.iter().map(|(edition, _)| *edition).collect();
        let rulings = rule(&story, &editions)?;
        Some(RuledStory { story, rulings })
    }

    /// Returns the situation in each edition, with its ruling.
    pub fn situations(&self) -> impl DoubleEndedIterator<Item = contrast::RuledSituation> + '_ {
        let record = self.story.record().ok();
        self.rulings.iter().filter_map(move |(edition, ruling)| {
            let situation = Situation {
                record: record.clone()?,
                given: self.story.preset_answers.clone(),
                edition: *edition,
                doctrine: Doctrine::default(),
                shown_out: shown_out(&self.story.moment.tricks()),
            };
            Some(contrast::RuledSituation { situation, ruling: ruling.clone() })
        })
    }

    /// Returns neighbouring situations in the last edition, with their decisions stated about the cards of the actual
    /// story.
    pub fn contrasts(&self) -> Vec<NearbyStory> {
        let Some(here) = self.situations().next_back() else { return Vec::new() };
        // A change of player, edition or doctrine would give decisions that no longer concern the actual player's act.
        let is_of_use = |edit: &Edit| {
            use Oversight::{Actor, Doctrine, Edition, Role};
            !matches!(edit.oversight(), Actor | Doctrine | Edition | Role)
        };
        let near = |neighbour: Neighbour| {
            let edit = neighbour.edits.first().filter(|edit| is_of_use(edit))?;
            let here = |decision: Decision| match edit {
                Edit::Card { card, other, .. } => decision.with_card_replaced(*other, *card),
                _ => decision,
            };
            let decided =
                neighbour.ruled_situation.ruling.decisions().map(|ruled| here(ruled.decision));
            let difference = StoryDifference::Overlooked(edit.oversight());
            let decided = decided.filter(|it| self.story.can_be_said(it)).collect();
            Some(NearbyStory { difference, decided, path: None })
        };
        contrast::neighbours(laws::hear, &here).filter_map(near).take(MAX_CONTRASTS).collect()
    }

    /// Returns the decisions taken in every edition, whatever a player chooses, in the order of the ruling.
    pub fn decided(&self) -> Vec<Decision> {
        let mut decided: Vec<Decision> = Vec::new();
        let Some(((_, first), others)) = self.rulings.split_first() else { return decided };
        for ruled in first.decisions() {
            let is_decided =
                |ruling: &Ruling| ruling.decisions().any(|other| other.decision == ruled.decision);
            if others.iter().all(|(_, ruling)| is_decided(ruling))
                && !decided.contains(&ruled.decision)
            {
                decided.push(ruled.decision);
            }
        }
        decided
    }
}

fn rule(story: &Story<'_>, editions: &[Edition]) -> Option<Vec<(Edition, Ruling)>> {
    let (record, doctrine) = (story.record().ok()?, Doctrine::default());
    let ruled = |edition: &Edition| {
        let given = &story.preset_answers;
        let input = RulingInput { record: &record, given, edition: *edition, doctrine: &doctrine };
        Some((*edition, laws::rule(input).ok()?))
    };
    editions.iter().map(ruled).collect()
}

/// Returns the first open question to the director.
fn open(ruling: &Ruling) -> Option<FactQuestion> {
    let mut first_open = None;
    ruling.each(&mut |part| {
        let question = part.open.as_ref().map(|open| open.question);
        let question = question.filter(|question| question.fact.asker == Asker::Director);
        first_open = first_open.or(question);
    });
    first_open
}
