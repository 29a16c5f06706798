//! The contrast of an option: the nearest situation in which everything that the option claims,
//! asks for and cites is right.

use arbitro_laws::bridge::{BySeat, Trick};
use arbitro_laws::laws;
use arbitro_laws::record::acts::ActValue;
use arbitro_laws::record::{Act, Event};
use arbitro_laws::ruling::contrast::{
    Edit, Nearness, Neighbour, NeighbourSearch, RuledSituation, SearchTarget, Situation,
};
use arbitro_laws::ruling::{Answer, Asker, Clause, Decision, Edition, Ruling, Subject};

use super::aspect::AspectValue;
use super::case::{AnswerOption, ClauseCitation, Question, TableSetup};
use super::claim::Claim;
use super::ruling_terms::RulingTerms;
use super::verdict;

impl Question {
    /// Returns the situation of the question: everything on which its ruling depends.
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
    /// Returns the suits in which each hand failed to follow in the recorded play.
    pub fn shown_out(&self) -> BySeat<[bool; 4]> {
        shown_out(&self.tricks)
    }
}

/// Returns the suits in which each hand failed to follow in these tricks.
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

/// Searches for contrasts of the options of a question; the ruling on each neighbouring situation is computed once.
pub struct OptionContrasts<'i> {
    question: &'i Question,
    edition: Edition,
    /// The search; `None` if the situation of the question is not possible.
    search: Option<NeighbourSearch>,
}

impl<'i> OptionContrasts<'i> {
    /// Creates the search for contrasts of a question under these terms.
    pub fn new(question: &'i Question, terms: &RulingTerms) -> OptionContrasts<'i> {
        let search = NeighbourSearch::new(laws::hear, question.situation(terms));
        OptionContrasts { question, edition: terms.edition, search }
    }

    /// Returns the question.
    pub const fn question(&self) -> &'i Question {
        self.question
    }

    /// Returns the edition of the rulings.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Returns the situation of the question with its ruling; `None` if the situation is not possible.
    pub fn world(&self) -> Option<&RuledSituation> {
        self.search.as_ref().map(NeighbourSearch::origin)
    }

    /// Returns the nearest situation in which an option is right; `None` if no near situation makes the option right,
    /// or if the option is right in the question.
    pub fn for_option(&mut self, option: usize) -> Option<Neighbour> {
        let option = self.question.options.get(option)?;
        let target = RightOptionTarget { question: self.question, option, edition: self.edition };
        self.nearest(&target)
    }

    /// Returns the first plausible situation at a distance of one edit in which all claims of an
    /// option hold, or all facts that it asks for are open, whatever the clauses that it cites.
    pub fn for_claims(&mut self, option: usize) -> Option<Neighbour> {
        let option = self.question.options.get(option)?;
        let claims = OptionClaimsTarget { question: self.question, option, edition: self.edition };
        self.search.as_mut()?.nearest_by_one_edit(&claims)
    }

    /// Returns the nearest situation in which a target holds; `None` if the target holds in the question or in no near
    /// situation.
    pub fn nearest(&mut self, target: &impl SearchTarget) -> Option<Neighbour> {
        let search = self.search.as_mut()?;
        if target.near(&[], search.origin()).holds {
            return None;
        }
        search.nearest(target)
    }
}

/// The subject of a "why not" question: clauses, or a decision.
#[derive(Clone, Debug)]
pub enum WhyNotSubject {
    /// The clauses; the subject holds if at least one of them applies.
    Clauses(Vec<&'static Clause>),
    /// The decision of this claim.
    Claim(Claim),
}

impl WhyNotSubject {
    /// Returns true if the subject holds in the situation `world`, to which the edits lead.
    pub fn holds(&self, edits: &[Edit], world: &RuledSituation) -> bool {
        match self {
            WhyNotSubject::Clauses(clauses) => {
                let applied = world.ruling.applied();
                clauses.iter().any(|clause| applied.contains(clause))
            }
            WhyNotSubject::Claim(claim) => {
                let translated =
                    edits.iter().fold(claim.decision, |decision, edit| edit.reads(decision));
                verdict::holds(claim, &translated, &world.ruling)
            }
        }
    }
}

/// Returns the nearest situation in which an option of a question is right.
pub fn contrast_of(question: &Question, option: usize, terms: &RulingTerms) -> Option<Neighbour> {
    OptionContrasts::new(question, terms).for_option(option)
}

/// Returns how near another situation comes to making an option right in an edition: how many of the option's claims
/// (or of the facts that it asks for) and citations are right there.
pub fn nearness(
    question: &Question,
    option: &AnswerOption,
    edition: Edition,
    edits: &[Edit],
    world: &RuledSituation,
) -> Nearness {
    RightOptionTarget { question, option, edition }.near(edits, world)
}

/// The target of a search for a situation in which an option is right: all that it claims, asks for
/// and cites in an edition must be right, and a candidate must plausibly mistake the question for
/// the situation.
struct RightOptionTarget<'o> {
    question: &'o Question,
    option: &'o AnswerOption,
    edition: Edition,
}

impl RightOptionTarget<'_> {
    /// Adds the number of correct citations to the nearness of the claims.
    fn with_citations(
        &self,
        claimed: Nearness,
        count_cited: impl FnOnce(&[ClauseCitation]) -> usize,
    ) -> Nearness {
        let cites = self.option.cites(self.edition);
        let claims = self.option.claims.iter().any(|claim| claim.applies_in(self.edition));
        // Citations are counted only if a claim holds, or if the option has no claims.
        let cited = if claimed.parts > 0 || !claims { count_cited(cites) } else { 0 };
        let holds = (claimed.holds || !claims && !cites.is_empty()) && cited == cites.len();
        Nearness { parts: claimed.parts + cited, holds }
    }
}

impl SearchTarget for RightOptionTarget<'_> {
    fn near(&self, edits: &[Edit], world: &RuledSituation) -> Nearness {
        let RightOptionTarget { question, option, edition } = *self;
        let mut near = self.with_citations(
            OptionClaimsTarget { question, option, edition }.near(edits, world),
            |cites| count_applied_citations(cites, world),
        );
        near.holds &= is_plausible_mistake(edits, world);
        near
    }

    fn at_most(&self, edits: &[Edit], path: &Ruling) -> Nearness {
        let RightOptionTarget { question, option, edition } = *self;
        // A cited clause that does not apply on this path may apply on another.
        self.with_citations(
            OptionClaimsTarget { question, option, edition }.at_most(edits, path),
            <[ClauseCitation]>::len,
        )
    }
}

/// The target of a search for a plausible situation in which all claims of an option in an edition
/// hold, or in which all facts that the option asks for are open.
struct OptionClaimsTarget<'o> {
    question: &'o Question,
    option: &'o AnswerOption,
    edition: Edition,
}

impl OptionClaimsTarget<'_> {
    /// Counts the claims that hold, with their cards and players replaced as the edits replace them.
    fn count(&self, edits: &[Edit], holds: impl Fn(&Claim, Decision) -> bool) -> Nearness {
        let claims = self.option.claims.iter().filter(|claim| claim.applies_in(self.edition));
        let (mut all, mut parts) = (0, 0);
        for claim in claims {
            all += 1;
            let translated =
                edits.iter().fold(claim.decision, |decision, edit| edit.reads(decision));
            parts += usize::from(holds(claim, translated));
        }
        Nearness { parts, holds: all > 0 && parts == all }
    }

    /// Returns the value of the question's aspect in another situation, whose cards take the places that the edits give
    /// them.
    fn value_there(&self, edits: &[Edit], world: &RuledSituation) -> Option<AspectValue> {
        let aspect = self.question.aspect.as_ref()?;
        let is_moved = |edit: &Edit| matches!(edit, Edit::Card { .. } | Edit::Actor { .. });
        let situation = &world.situation;
        let is_same_subject = aspect.of == Subject::default() || !edits.iter().any(is_moved);
        is_same_subject.then(|| aspect.value(situation.ruling_input(), &world.ruling))?
    }
}

impl SearchTarget for OptionClaimsTarget<'_> {
    fn near(&self, edits: &[Edit], world: &RuledSituation) -> Nearness {
        let asks = &self.option.asks;
        let mut near = if let Some(value) = &self.option.value {
            let holds = self.value_there(edits, world).as_ref() == Some(value);
            Nearness { parts: usize::from(holds), holds }
        } else if asks.is_empty() {
            self.count(edits, |claim, translated| verdict::holds(claim, &translated, &world.ruling))
        } else {
            let open = verdict::open_facts(&world.ruling);
            let parts = asks.iter().filter(|fact| open.contains(fact)).count();
            Nearness { parts, holds: parts == asks.len() }
        };
        near.holds &= is_plausible_mistake(edits, world);
        near
    }

    fn at_most(&self, edits: &[Edit], path: &Ruling) -> Nearness {
        let asks = &self.option.asks;
        // The path of one ruling does not show the outcome.
        if self.option.value.is_some() {
            return Nearness { parts: 1, holds: true };
        }
        if asks.is_empty() {
            return self
                .count(edits, |claim, translated| verdict::may_hold(claim, &translated, path));
        }
        // The path of one ruling does not show the facts that are left open on other paths.
        Nearness { parts: asks.len(), holds: true }
    }
}

/// Returns true if a candidate may have mistaken the question for this neighbour: the neighbour differs in one
/// plausible point, or in one answer and in further answers to questions that are open in the original situation
/// (choices, and findings that nothing further happened).
pub fn is_plausible_mistake(edits: &[Edit], there: &RuledSituation) -> bool {
    let is_answer = |edit: &Edit| matches!(edit, Edit::Answer { .. });
    // A finding that a further event happened leads to a different story.
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
        // A card of another suit would be a different play.
        Edit::Card { card, other, .. } => card.suit() == other.suit(),
        // Successive acts of one player must not be divided between two players.
        Edit::Actor { was, now } => {
            let place = events.iter().position(|event| event == now);
            let before = place.and_then(|place| events.get(place.checked_sub(1)?));
            !is_of_himself(now) && before.is_none_or(|before| before.by != was.by)
        }
        Edit::Manner { now, .. } => !is_of_himself(now),
        // The order of the cards is fixed, and a statement must follow what it answers.
        Edit::Moment { event, before } => {
            !is_about_a_card(event) && before.as_ref().is_none_or(is_play)
        }
        // An event inserted before a play would make the play a different one.
        Edit::Done { events, before } => before.as_ref().is_none_or(|before| match before.act {
            Act::DrawsAttention(_) => true,
            act => events.len() == 1 && act.required_card().is_some() && !is_play(before),
        }),
        // If there are no events, declarer is the only fact of the question.
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

/// Returns true if an event plays, shows, names or calls a card.
fn is_about_a_card(event: &Event) -> bool {
    let values = event.act.values();
    let is_card = |value: &ActValue| matches!(value, ActValue::Card(_));
    matches!(event.act, Act::Calls(_) | Act::Adds(_))
        || is_card(&values.about)
        || values.details.iter().any(|(_, value)| is_card(value))
}

/// Returns the number of citations of clauses that apply in the situation.
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
