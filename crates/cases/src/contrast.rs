//! The contrast of an option: the nearest situation in which all that it claims and cites holds.

use arbitro_laws::bridge::{BySeat, Trick};
use arbitro_laws::laws;
use arbitro_laws::record::acts::ActValue;
use arbitro_laws::record::{Act, Event};
use arbitro_laws::ruling::contrast::{
    Edit, Nearness, Neighbour, NeighbourSearch, RuledSituation, SearchTarget, Situation,
};
use arbitro_laws::ruling::{Answer, Asker, Clause, Decision, Edition, Ruling};

use super::case::{AnswerOption, ClauseCitation, Question, TableSetup};
use super::claim::Claim;
use super::ruling_terms::RulingTerms;
use super::verdict;

impl Question {
    /// All on which the ruling of the question rests.
    pub fn situation(&self, terms: &RulingTerms) -> Situation {
        Situation {
            record: self.record.clone(),
            given: self.preset_answers.clone(),
            edition: terms.edition,
            doctrine: terms.doctrine.clone(),
            shown_out: self.setting.shown_out(),
        }
    }
}

impl TableSetup {
    /// The suits of which each hand has shown, in the play so far, that it holds none.
    pub fn shown_out(&self) -> BySeat<[bool; 4]> {
        shown_out(&self.tricks)
    }
}

/// The suits of which each hand has shown in these tricks that it holds none.
pub fn shown_out(tricks: &[Trick]) -> BySeat<[bool; 4]> {
    let mut shown_out = BySeat([[false; 4]; 4]);
    for (trick, led) in tricks.iter().filter_map(|t| Some((t, Trick::suit_led(t)?))) {
        for (seat, card) in trick.cards() {
            let other = card.suit().is_some_and(|suit| suit != led);
            shown_out[seat][led as usize] |= other;
        }
    }
    shown_out
}

/// The contrasts of the options of a question; its neighbours are ruled on once.
pub struct OptionContrasts<'i> {
    question: &'i Question,
    edition: Edition,
    /// `None` where the question is not a legal situation.
    search: Option<NeighbourSearch>,
}

impl<'i> OptionContrasts<'i> {
    pub fn new(item: &'i Question, terms: &RulingTerms) -> OptionContrasts<'i> {
        let search = NeighbourSearch::new(laws::hear, item.situation(terms));
        OptionContrasts { question: item, edition: terms.edition, search }
    }

    pub const fn question(&self) -> &'i Question {
        self.question
    }

    /// The edition in which the options are read.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The question itself, as a situation and its ruling.
    pub fn world(&self) -> Option<&RuledSituation> {
        self.search.as_ref().map(NeighbourSearch::origin)
    }

    /// The nearest situation in which an option of the question is right; `None` where none is near, or where it is
    /// right as things are.
    pub fn for_option(&mut self, option: usize) -> Option<Neighbour> {
        let option = self.question.options.get(option)?;
        let right = RightOptionTarget { option, edition: self.edition };
        self.nearest(&right)
    }

    /// The nearest situation in which all that an option claims holds, by whichever clause.
    pub fn for_claims(&mut self, option: usize) -> Option<Neighbour> {
        let option = self.question.options.get(option)?;
        let claims = OptionClaimsTarget { option, edition: self.edition };
        self.search.as_mut()?.nearest_by_one_edit(&claims)
    }

    /// The nearest situation in which something holds that does not hold as things are.
    pub fn nearest(&mut self, sought: &impl SearchTarget) -> Option<Neighbour> {
        let search = self.search.as_mut()?;
        if sought.near(&[], search.origin()).holds {
            return None;
        }
        search.nearest(sought)
    }
}

/// What somebody asks about: a clause that might apply, or a decision that might be taken.
#[derive(Clone, Debug)]
pub enum WhyNotSubject {
    /// Any of these clauses.
    Clauses(Vec<&'static Clause>),
    Claim(Claim),
}

impl WhyNotSubject {
    /// Whether it holds in another situation.
    pub fn holds(&self, edits: &[Edit], world: &RuledSituation) -> bool {
        match self {
            WhyNotSubject::Clauses(clauses) => {
                let applied = world.ruling.applied();
                clauses.iter().any(|clause| applied.contains(clause))
            }
            WhyNotSubject::Claim(claim) => {
                let read = edits.iter().fold(claim.decision, |said, edit| edit.reads(said));
                verdict::holds(claim, &read, &world.ruling)
            }
        }
    }
}

/// The nearest situation in which an option of the question is right.
pub fn contrast_of(item: &Question, option: usize, terms: &RulingTerms) -> Option<Neighbour> {
    OptionContrasts::new(item, terms).for_option(option)
}

/// How much of what an option claims and cites in an edition holds in another situation.
pub fn nearness(
    option: &AnswerOption,
    edition: Edition,
    edits: &[Edit],
    world: &RuledSituation,
) -> Nearness {
    RightOptionTarget { option, edition }.near(edits, world)
}

/// That an option is right: all that it claims and cites in an edition.
struct RightOptionTarget<'o> {
    option: &'o AnswerOption,
    edition: Edition,
}

impl RightOptionTarget<'_> {
    /// What is claimed, with what is cited.
    fn with_citations(
        &self,
        claimed: Nearness,
        carried: impl FnOnce(&[ClauseCitation]) -> usize,
    ) -> Nearness {
        let cites = self.option.cites(self.edition);
        let claims = self.option.claims.iter().any(|claim| claim.applies_in(self.edition));
        // Clauses are looked for where a claim holds, or nothing is claimed.
        let cited = if claimed.parts > 0 || !claims { carried(cites) } else { 0 };
        let holds = (claimed.holds || !claims && !cites.is_empty()) && cited == cites.len();
        Nearness { parts: claimed.parts + cited, holds }
    }
}

impl SearchTarget for RightOptionTarget<'_> {
    fn near(&self, edits: &[Edit], world: &RuledSituation) -> Nearness {
        let RightOptionTarget { option, edition } = *self;
        let mut near = self
            .with_citations(OptionClaimsTarget { option, edition }.near(edits, world), |cites| {
                count_applied_citations(cites, world)
            });
        near.holds &= is_plausible_mistake(edits, world);
        near
    }

    fn at_most(&self, edits: &[Edit], way: &Ruling) -> Nearness {
        let RightOptionTarget { option, edition } = *self;
        // A clause that is cited may apply on another way.
        self.with_citations(
            OptionClaimsTarget { option, edition }.at_most(edits, way),
            <[ClauseCitation]>::len,
        )
    }
}

/// All that an option claims in an edition, or says is to be established, by whichever clause.
struct OptionClaimsTarget<'o> {
    option: &'o AnswerOption,
    edition: Edition,
}

impl OptionClaimsTarget<'_> {
    /// How many of the claims hold, read as the edits have it.
    fn count(&self, edits: &[Edit], holds: impl Fn(&Claim, Decision) -> bool) -> Nearness {
        let claims = self.option.claims.iter().filter(|claim| claim.applies_in(self.edition));
        let (mut all, mut parts) = (0, 0);
        for claim in claims {
            all += 1;
            let read = edits.iter().fold(claim.decision, |decision, edit| edit.reads(decision));
            parts += usize::from(holds(claim, read));
        }
        Nearness { parts, holds: all > 0 && parts == all }
    }
}

impl SearchTarget for OptionClaimsTarget<'_> {
    fn near(&self, edits: &[Edit], world: &RuledSituation) -> Nearness {
        let asks = &self.option.asks;
        let mut near = if asks.is_empty() {
            self.count(edits, |claim, read| verdict::holds(claim, &read, &world.ruling))
        } else {
            let open = verdict::open_facts(&world.ruling);
            let parts = asks.iter().filter(|fact| open.contains(fact)).count();
            Nearness { parts, holds: parts == asks.len() }
        };
        near.holds &= is_plausible_mistake(edits, world);
        near
    }

    fn at_most(&self, edits: &[Edit], way: &Ruling) -> Nearness {
        let asks = &self.option.asks;
        if asks.is_empty() {
            return self.count(edits, |claim, read| verdict::may_hold(claim, &read, way));
        }
        // What is open on other ways is not known.
        Nearness { parts: asks.len(), holds: true }
    }
}

/// Whether somebody may have taken the question for this neighbour of it: one fact is another, beside choices that
/// nobody had yet and findings that nothing more happened, and all the rest of what is told can still have happened.
pub fn is_plausible_mistake(edits: &[Edit], there: &RuledSituation) -> bool {
    let is_answer = |edit: &Edit| matches!(edit, Edit::Answer { .. });
    // A finding that something more happened makes another story of it.
    let is_idle = |edit: &Edit| match edit {
        Edit::Answer { question, answer, was: None } => {
            question.fact.asker == Asker::Player || *answer != Answer::YES
        }
        _ => false,
    };
    match edits {
        [] => true,
        [only] => is_plausible_edit(only, there),
        [first, rest @ ..] => is_answer(first) && rest.iter().all(is_idle),
    }
}

fn is_plausible_edit(edit: &Edit, there: &RuledSituation) -> bool {
    let events = &there.situation.record.events;
    let is_of_himself = |event: &Event| event.act.values().about == ActValue::Seat(event.by);
    let is_play = |event: &Event| matches!(event.act, Act::Plays { .. });
    match edit {
        // Another suit is another play.
        Edit::Card { card, other, .. } => card.suit() == other.suit(),
        // What one does in a single go, nobody else does in part.
        Edit::Actor { was, now } => {
            let place = events.iter().position(|event| event == now);
            let before = place.and_then(|place| events.get(place.checked_sub(1)?));
            !is_of_himself(now) && before.is_none_or(|before| before.by != was.by)
        }
        Edit::Manner { now, .. } => !is_of_himself(now),
        // Cards come in their order, and words answer those before them.
        Edit::Moment { event, before } => {
            !is_about_a_card(event) && before.as_ref().is_none_or(is_play)
        }
        // A card more before another is played is another play.
        Edit::Done { events, before } => before.as_ref().is_none_or(|before| match before.act {
            Act::DrawsAttention => true,
            act => events.len() == 1 && act.required_card().is_some() && !is_play(before),
        }),
        // Where nobody has done anything, all that is told is who declares.
        Edit::Declarer { .. } => !events.is_empty(),
        Edit::Answer { .. }
        | Edit::Words { .. }
        | Edit::Undone { .. }
        | Edit::Length { .. }
        | Edit::DummySpread(_)
        | Edit::Penalty { .. }
        | Edit::Edition { .. }
        | Edit::Doctrine { .. } => true,
    }
}

/// Whether an event plays, shows, names or calls a card.
fn is_about_a_card(event: &Event) -> bool {
    let values = event.act.values();
    let is_card = |value: &ActValue| matches!(value, ActValue::Card(_));
    matches!(event.act, Act::Calls(_) | Act::Adds(_))
        || is_card(&values.about)
        || values.details.iter().any(|(_, value)| is_card(value))
}

/// How many citations name a clause that applies there.
fn count_applied_citations(cites: &[ClauseCitation], world: &RuledSituation) -> usize {
    if cites.is_empty() {
        return 0;
    }
    let applied = world.ruling.applied();
    let now = world.situation.edition;
    let is_applied =
        |cite: &&ClauseCitation| applied.iter().any(|clause| cite.matches(clause, now));
    cites.iter().filter(is_applied).count()
}
