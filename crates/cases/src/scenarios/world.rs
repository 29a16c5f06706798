//! The worlds of a family: the stories of one scenario at one table, each with its rulings.

use std::cell::OnceCell;

use crate::aspect::{self, Aspect, AspectValue};
use crate::findings;
use arbitro_laws::laws;
use arbitro_laws::ruling::{
    Asker, Decision, Doctrine, Edition, FactQuestion, Ruling, RulingInput, RulingLeaf,
};
use arbitro_laws::table::Record;

use super::board::BoardMoment;
use super::random::QuestionRng;
use super::scenario::Scenario;
use super::story::{Story, StoryChoices, StorySentence};
use super::usual_findings;

/// A story with the ruling on it in each edition.
pub struct World<'b> {
    /// The story.
    pub story: Story<'b>,
    /// The record of the story.
    pub record: Record,
    /// The ruling in each edition.
    pub rulings: Vec<(Edition, Ruling)>,
    /// For each edition, the outcomes; without and with the tricks of claims.
    leaves: Vec<[OnceCell<Option<Vec<RulingLeaf>>>; 2]>,
}

/// The largest number of findings added to those of the scenario.
const MAX_EXTRA_FINDINGS: usize = 6;

/// The largest number of stories told at one table.
const MAX_STORIES: usize = 240;

/// The largest number of worlds of a family.
const MAX_WORLDS: usize = 32;

/// The reason why a story cannot be ruled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRuling {
    /// The record is impossible or the Laws give no ruling.
    Impossible,
    /// The director has to establish the fact with this key, which neither the scenario nor a usual finding answers.
    Open(&'static str),
}

impl<'b> World<'b> {
    /// Rules on a story. Questions to the director that the story does not answer stay open if `leaves_open`, and
    /// otherwise get their usual answers.
    ///
    /// # Errors
    /// Returns a [`NoRuling`] if there is no ruling or, unless `leaves_open`, none without a question to the director.
    fn of(
        mut story: Story<'b>,
        editions: &[Edition],
        leaves_open: bool,
    ) -> Result<World<'b>, NoRuling> {
        let record = story.record().map_err(|_| NoRuling::Impossible)?;
        if leaves_open {
            let rulings = rule(&record, &story, editions).ok_or(NoRuling::Impossible)?;
            let is_whole = rulings.iter().all(|(_, ruling)| !ruling.is_cut_short());
            return is_whole
                .then(|| World::with(story, record, rulings))
                .ok_or(NoRuling::Impossible);
        }
        for _ in 0..=MAX_EXTRA_FINDINGS {
            let rulings = rule(&record, &story, editions).ok_or(NoRuling::Impossible)?;
            let Some(question) = rulings.iter().find_map(|(_, ruling)| open(ruling)) else {
                return Ok(World::with(story, record, rulings));
            };
            usual_findings::find(&mut story, question).ok_or(NoRuling::Open(question.fact.key))?;
        }
        Err(NoRuling::Impossible)
    }

    fn with(story: Story<'b>, record: Record, rulings: Vec<(Edition, Ruling)>) -> World<'b> {
        let leaves = rulings.iter().map(|_| Default::default()).collect();
        World { story, record, rulings, leaves }
    }

    /// Returns the editions of the rulings.
    pub fn editions(&self) -> impl Iterator<Item = Edition> + '_ {
        self.rulings.iter().map(|(edition, _)| *edition)
    }

    /// Returns the outcomes in the edition with this index, with the tricks of claims if `counts`; `None` as for
    /// [`aspect::leaves`].
    pub fn leaves(&self, edition: usize, counts: bool) -> Option<&[RulingLeaf]> {
        let cell = &self.leaves.get(edition)?[usize::from(counts)];
        let (year, ruling) = self.rulings.get(edition)?;
        let doctrine = Doctrine::default();
        let input = self.input(*year, &doctrine);
        cell.get_or_init(|| aspect::leaves(input, ruling, counts)).as_deref()
    }

    /// Returns whether the value of an aspect in the edition with this index depends on a fact that is still open.
    pub fn turns_on_open_fact(&self, aspect: &Aspect, edition: usize) -> bool {
        self.rulings.get(edition).is_some_and(|(year, ruling)| {
            aspect.turns_on_open_fact(self.input(*year, &Doctrine::default()), ruling)
        })
    }

    fn input<'a>(&'a self, edition: Edition, doctrine: &'a Doctrine) -> RulingInput<'a> {
        let (record, given) = (&self.record, &self.story.preset_answers[..]);
        RulingInput { record, given, edition, doctrine }
    }

    /// Returns the outcomes in all editions, without the tricks of claims.
    pub fn all_leaves(&self) -> impl Iterator<Item = &RulingLeaf> {
        (0..self.rulings.len()).filter_map(|edition| self.leaves(edition, false)).flatten()
    }

    /// Returns the value of an aspect in the edition with this index.
    pub fn value(&self, aspect: &Aspect, edition: usize) -> Option<AspectValue> {
        let (year, ruling) = self.rulings.get(edition)?;
        aspect.value_at(self.leaves(edition, aspect.counts_claims())?, ruling, *year)
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

    /// Removes the findings that no clause needs; their sentences stay, so that the stem tells as much in every world.
    fn without_idle_findings(&mut self) {
        let asked: Vec<FactQuestion> =
            self.rulings.iter().flat_map(|(_, ruling)| findings::asked_questions(ruling)).collect();
        let story = &mut self.story;
        let kept: Vec<bool> =
            story.preset_answers.iter().map(|given| findings::is_needed(given, &asked)).collect();
        let new_index = |old: usize| kept[..old].iter().filter(|is_kept| **is_kept).count();
        for sentence in &mut story.lines {
            let finding = sentence.finding.filter(|finding| kept[*finding]);
            sentence.finding = finding.map(new_index);
        }
        let mut keep = kept.iter();
        story.preset_answers.retain(|_| keep.next() == Some(&true));
    }
}

/// Tells the stories of a scenario at a moment of a board, one for each combination of its choices, and rules on them.
/// All worlds of the family have the same players and cards, and their stems tell the same usual findings.
///
/// # Errors
/// Returns the reason for which the first story has no ruling, if none has one; `None` if the scenario does not fit the
/// moment.
pub fn family<'b>(
    scenario: &Scenario,
    moment: BoardMoment<'b>,
    editions: &[Edition],
    rng: &mut QuestionRng,
) -> Result<Vec<World<'b>>, Option<NoRuling>> {
    let story_rng = rng.fork();
    let mut stories: Vec<Story<'b>> = Vec::new();
    let mut next = Some(StoryChoices::first());
    for _ in 0..MAX_STORIES {
        let Some(choices) = next else { break };
        let mut story = Story::new(moment, choices, story_rng.clone());
        let told = (scenario.scene)(&mut story);
        next = story.path.next();
        if told.is_some() {
            stories.push(story);
        }
    }
    rng.shuffle(&mut stories);
    let Some(first) = stories.first().cloned() else { return Err(None) };
    stories.retain(|story| first.is_of_the_same(story));
    let mut why_not = None;
    let mut worlds: Vec<World<'b>> = Vec::new();
    for story in stories.into_iter().take(MAX_WORLDS) {
        match World::of(story, editions, scenario.asks_of_facts()) {
            Ok(world) => worlds.push(world),
            Err(reason) => why_not = why_not.or(Some(reason)),
        }
    }
    if worlds.is_empty() {
        return Err(why_not);
    }
    share_usual_findings(&mut worlds);
    worlds.iter_mut().for_each(World::without_idle_findings);
    Ok(worlds)
}

/// Adds to the stem of each world the usual findings of the others.
fn share_usual_findings(worlds: &mut [World<'_>]) {
    let mut all: Vec<StorySentence> = Vec::new();
    let is_same = |one: &StorySentence, two: &StorySentence| {
        std::ptr::eq(one.line, two.line) && one.who == two.who
    };
    for sentence in worlds.iter().flat_map(|world| &world.story.lines).filter(|it| it.is_usual) {
        if !all.iter().any(|known| is_same(known, sentence)) {
            all.push(StorySentence { finding: None, ..*sentence });
        }
    }
    for world in worlds {
        let lines = &mut world.story.lines;
        let (own, mut told): (Vec<_>, Vec<_>) =
            std::mem::take(lines).into_iter().partition(|sentence| sentence.is_usual);
        told.extend(all.iter().map(|sentence| {
            own.iter().find(|own| is_same(own, sentence)).copied().unwrap_or(*sentence)
        }));
        *lines = told;
    }
}

fn rule(
    record: &Record,
    story: &Story<'_>,
    editions: &[Edition],
) -> Option<Vec<(Edition, Ruling)>> {
    let doctrine = Doctrine::default();
    let ruled = |edition: &Edition| {
        let given = &story.preset_answers;
        let input = RulingInput { record, given, edition: *edition, doctrine: &doctrine };
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
