//! Makes a question from a situation: its stem, its options and its case file.

use crate::case::Bilingual;
use crate::check::check;
use crate::flaws::fingerprint::fingerprint;
use crate::flaws::flaws;
use crate::{Case, RulingTerms, read};
use arbitro_laws::ruling::{Clause, Decision, Party, Text, text};

use super::DiscardReason;
pub use super::file::FileRequest;
use super::file::{CaseFileParts, sketch};
use super::inquiry;
use super::nearby_stories::{NearbyStory, each_once};
use super::option_checks::is_left_open;
use super::options::{self, OfferedOption, OptionPool};
use super::prose::{self, BilingualNames};
use super::random::QuestionRng;
use super::ruled_story::RuledStory;
use super::scenario::{QuestionSubject, Scenario};
use super::story::{SentenceWordings, SlotValue, Story, StoryChoices, StorySentence};
use super::supposed_choice::{self, SupposedChoice};

/// A generated question whose case file was checked without problems.
#[derive(Clone, Debug)]
pub struct GeneratedQuestion {
    /// The text of the case file.
    pub file: String,
    /// The lines of `[table]` in the case file.
    pub table: String,
    /// The lines of the events and findings in the case file.
    pub events: String,
    /// The parsed case.
    pub case: Case,
    /// The numbers of the clauses that decide the claims of the right options.
    pub rests_on: Vec<&'static str>,
    /// The fingerprint of the question; copies with other seats, suits or ranks have the same fingerprint.
    pub fingerprint: String,
}

const RULING: SentenceWordings = &[
    text("Come decidi?", "How do you rule?"),
    text("Che cosa decide l'Arbitro?", "What does the director decide?"),
    text("Qual è la decisione dell'Arbitro?", "What is the director's ruling?"),
    text("Che cosa decidi?", "What do you decide?"),
];

const RIGHTS: SentenceWordings = &[
    text("Che cosa vale ora per {player}?", "What holds for {player} now?"),
    text("Che cosa può, deve o non può fare {player}?", "What may, must or may not {player} do?"),
    text(
        "Quali diritti e doveri ha ora {player}?",
        "What are the rights and duties of {player} now?",
    ),
];

const OPENING: SentenceWordings = &[
    text("", ""),
    text("{declarer} dichiara {contract}.", "{declarer} declares {contract}."),
    text("Il contratto è {contract} di {declarer}.", "The contract is {contract} by {declarer}."),
    text("{dummy} è il morto in {contract}.", "{dummy} is dummy in {contract}."),
    text(
        "Contratto {contract}, dichiarante {declarer}.",
        "Contract {contract}, declarer {declarer}.",
    ),
];

/// Of the questions that may ask what must be established, one in this many does.
const INQUIRIES: usize = 6;

const INQUIRY: SentenceWordings = &[
    text(
        "Che cosa devi accertare prima di decidere?",
        "What do you have to establish before you rule?",
    ),
    text(
        "Che cosa chiede l'Arbitro, prima di decidere?",
        "What does the director ask before he rules?",
    ),
    text("Da che cosa dipende la decisione?", "On what does the ruling turn?"),
];

/// Of the questions that may ask what follows from a player's choice, one in this many does.
const CHOICES: usize = 2;

const CHOICE: SentenceWordings = &[
    text("Se {states}, che cosa decidi?", "If {states}, how do you rule?"),
    text("Che cosa ne segue, se {states}?", "What follows if {states}?"),
    text("Se {states}, come si va avanti?", "If {states}, how do you go on?"),
];

const TRICKS: SentenceWordings = &[
    text("Quante prese passano?", "How many tricks go over?"),
    text(
        "Quante prese si trasferiscono a fine gioco?",
        "How many tricks are transferred after play?",
    ),
    text("Come correggi il conto delle prese?", "How do you correct the count of tricks?"),
];

/// A question on a situation, with its options, before it is written as a file.
struct QuestionDraft<'b> {
    ask: QuestionSubject,
    options: Vec<OfferedOption>,
    question: SentenceWordings,
    supposed: Option<SupposedChoice<'b>>,
}

/// Returns a draft on the first of these subjects for which the similar stories give enough options.
fn choose_draft<'b>(
    ruled_story: &RuledStory<'b>,
    pool: &OptionPool,
    asks: &[QuestionSubject],
    names: BilingualNames<'_>,
    rng: &mut QuestionRng,
) -> Option<QuestionDraft<'b>> {
    let pool = pool.filtered(|decision| is_left_open(&ruled_story.story, decision));
    asks.iter().find_map(|ask| {
        let (options, question) = match ask {
            QuestionSubject::Ruling => {
                let pool = pool.filtered(|decision| !pool.is_right_settled(decision));
                (options::single_answer(ruled_story, &pool, names, rng), RULING)
            }
            // These subjects are drafted elsewhere: inquiries need a story without findings, and choices a story with a
            // supposed choice.
            QuestionSubject::Inquiry | QuestionSubject::Choice => return None,
            QuestionSubject::Tricks => {
                let pool = pool.filtered(|it| matches!(it, Decision::Transfers { .. }));
                (options::single_answer(ruled_story, &pool, names, rng), TRICKS)
            }
            QuestionSubject::Rights(slot) => {
                let Some(SlotValue::Seat(player)) = named(&ruled_story.story, slot) else {
                    return None;
                };
                let pool = pool.filtered(|decision| binds(decision, player));
                (options::several_answers(ruled_story, &pool, names, rng), RIGHTS)
            }
        };
        Some(QuestionDraft { ask: *ask, options: options?, question, supposed: None })
    })
}

/// Makes a question on a situation. For a question on the ruling, on rights or on tricks, the wrong options come from
/// the similar stories of the scenario or, if these are too few, also from neighbouring situations and reversed rules.
///
/// # Errors
/// Returns a [`DiscardReason`] if there is no question.
pub fn make_question<'b>(
    scenario: &Scenario,
    (ruled_story, near): (&RuledStory<'b>, Vec<NearbyStory>),
    tell: impl Fn(StoryChoices) -> Option<Story<'b>>,
    request: FileRequest<'_>,
    rng: &mut QuestionRng,
) -> Result<GeneratedQuestion, DiscardReason> {
    if scenario.has_open_facts
        && rng.one_in(INQUIRIES)
        && let Some(before_findings) = ruled_story.before_findings()
        && let Some(offers) = inquiry::offers(&before_findings, request.names, rng)
    {
        let draft = QuestionDraft {
            ask: QuestionSubject::Inquiry,
            options: offers,
            question: INQUIRY,
            supposed: None,
        };
        return write_and_prove(scenario, &before_findings, draft, request, rng);
    }
    if rng.one_in(CHOICES)
        && let Some((supposed, offers)) = supposed_choice::offers(ruled_story, request.names, rng)
    {
        let draft = QuestionDraft {
            ask: QuestionSubject::Choice,
            options: offers,
            question: CHOICE,
            supposed: Some(supposed),
        };
        return write_and_prove(scenario, ruled_story, draft, request, rng);
    }
    let truth = ruled_story.decided();
    let of = |near: Vec<NearbyStory>, with_rivals| OptionPool {
        nearby: each_once(near, &truth),
        actual: truth.clone(),
        with_rivals,
    };
    let mut asks = scenario.asks.to_vec();
    rng.shuffle(&mut asks);
    let pool = of(near, false);
    let draft = choose_draft(ruled_story, &pool, &asks, request.names, rng).or_else(|| {
        let pool = of([pool.nearby, ruled_story.contrasts()].concat(), true);
        choose_draft(ruled_story, &pool, &asks, request.names, rng)
    });
    let QuestionDraft { ask, options: mut offers, question, .. } =
        draft.ok_or(DiscardReason::Options)?;
    let turned = with_other_right_option(&offers, tell, request, rng);
    let ruled_story = match &turned {
        Some((right, ruled_story)) => {
            offers.iter_mut().enumerate().for_each(|(place, it)| it.right = place == *right);
            ruled_story
        }
        None => ruled_story,
    };
    write_and_prove(
        scenario,
        ruled_story,
        QuestionDraft { ask, options: offers, question, supposed: None },
        request,
        rng,
    )
}

/// Writes a question as a case file and checks the file.
fn write_and_prove(
    scenario: &Scenario,
    ruled_story: &RuledStory<'_>,
    QuestionDraft { ask, options: offers, question, supposed }: QuestionDraft<'_>,
    request: FileRequest<'_>,
    rng: &mut QuestionRng,
) -> Result<GeneratedQuestion, DiscardReason> {
    let stem = stem(ruled_story, question, (ask, supposed.as_ref()), request.names, rng)?;
    let rests_on = rests_on(supposed.as_ref().map_or(ruled_story, |it| &it.ruled_story), &offers);
    let asks_clause = (ask == QuestionSubject::Ruling && rng.one_in(4))
        .then(|| cited(ruled_story, &offers))
        .flatten();
    let supposed = supposed.map(|it| it.choice);
    let parts = CaseFileParts {
        scenario,
        ruled_story,
        request,
        stem,
        options: offers,
        asks_clause,
        ask,
        supposed,
    };
    let (table, events) = (sketch(&parts.ruled_story.story).text(), parts.events());
    let file = parts.file(&table, &events).ok_or(DiscardReason::Options)?;
    let parsed = read(&format!("{}.toml", request.id), &file);
    let terms: Vec<RulingTerms> = request
        .editions
        .iter()
        .map(|edition| RulingTerms { edition: *edition, ..RulingTerms::default() })
        .collect();
    let mut problems = parsed.problems;
    problems.extend(check(&parsed.case, &terms));
    problems.extend(parsed.case.questions.iter().flat_map(flaws));
    if problems.is_empty() {
        let fingerprint = parsed.case.questions.iter().map(self::fingerprint).collect();
        Ok(GeneratedQuestion { file, table, events, case: parsed.case, rests_on, fingerprint })
    } else {
        let descriptions = problems.iter().map(|it| format!("{}{:?}", it.code.id(), it.args));
        Err(DiscardReason::Proof(descriptions.collect()))
    }
}

/// Returns the stem: the story in words, and the question on it.
fn stem(
    ruled_story: &RuledStory<'_>,
    question: SentenceWordings,
    (ask, supposed): (QuestionSubject, Option<&SupposedChoice<'_>>),
    names: BilingualNames<'_>,
    rng: &mut QuestionRng,
) -> Result<Bilingual, DiscardReason> {
    let sentence = StorySentence { line: OPENING, finding: None, who: None };
    let mut stem = Vec::new();
    let mut openings: Vec<&str> = Vec::new();
    for sentence in [sentence].into_iter().chain(ruled_story.story.lines.iter().copied()) {
        let Some(wording) = another_of(sentence.line, &openings, rng) else { continue };
        openings.push(opening(wording.it));
        let name = |slot: &str| match (slot, sentence.who) {
            ("who", Some(who)) => Some(SlotValue::Seat(who)),
            _ => named(&ruled_story.story, slot),
        };
        if !wording.it.is_empty() {
            stem.push(prose::say(names, wording, name).ok_or(DiscardReason::Slot(wording.it))?);
        }
    }
    let prompt = one_of(question, rng).ok_or(DiscardReason::Options)?;
    let prompt = match (supposed, ask) {
        (Some(supposed), _) => supposed_choice::choice_prompt(names, prompt, &supposed.choice),
        (None, QuestionSubject::Rights(slot)) => {
            prose::say(names, prompt, |_| named(&ruled_story.story, slot))
        }
        (None, _) => prose::say(names, prompt, |_| None),
    };
    stem.push(prompt.ok_or(DiscardReason::Options)?);
    Ok(prose::joined(stem))
}

/// Draws an option, and returns its index and another story in which it is the only right one, so
/// that the text of an option does not reveal whether it is right. Returns `None` if there is no
/// such story; the actual story then remains.
fn with_other_right_option<'b>(
    options: &[OfferedOption],
    tell: impl Fn(StoryChoices) -> Option<Story<'b>>,
    request: FileRequest<'_>,
    rng: &mut QuestionRng,
) -> Option<(usize, RuledStory<'b>)> {
    let right = rng.below(options.len());
    let path = options[right].path.clone()?;
    let ruled_story = RuledStory::of(tell(path)?, request.editions).ok()?.without_idle();
    options::is_right_alone(&ruled_story, options, right).then_some((right, ruled_story))
}

/// Draws a wording of a sentence.
fn one_of(line: SentenceWordings, rng: &mut QuestionRng) -> Option<Text> {
    line.get(rng.below(line.len())).copied()
}

/// Draws a wording of a sentence, if possible one that does not begin like a sentence of `openings`.
fn another_of(line: SentenceWordings, openings: &[&str], rng: &mut QuestionRng) -> Option<Text> {
    let first = rng.below(line.len());
    let mut all = line.iter().cycle().skip(first).take(line.len());
    let fresh = all.find(|wording| !openings.contains(&opening(wording.it)));
    fresh.or_else(|| line.get(first)).copied()
}

/// Returns the first three words of a sentence.
fn opening(sentence: &str) -> &str {
    let end = sentence.match_indices(' ').nth(2).map_or(sentence.len(), |(end, _)| end);
    &sentence[..end]
}

/// Returns the value of a slot of the story; `None` if the story has no such slot.
fn named(story: &Story<'_>, slot: &str) -> Option<SlotValue> {
    story.cast.iter().find(|(own, _)| *own == slot).map(|(_, name)| *name)
}

/// Returns true if a decision states what this player may, must or may not do.
fn binds(decision: &Decision, player: arbitro_laws::bridge::Seat) -> bool {
    let (Decision::May(who, _) | Decision::Must(who, _) | Decision::MayNot(who, _)) = decision
    else {
        return false;
    };
    *who == Party::Seat(player)
}

/// Returns the numbers, by edition, of the clauses that decide the claims of the right options.
fn rests_on(ruled_story: &RuledStory<'_>, options: &[OfferedOption]) -> Vec<&'static str> {
    let claims: Vec<Decision> =
        options.iter().filter(|offer| offer.right).flat_map(|offer| offer.claims.clone()).collect();
    let laws = ruled_story.rulings.iter().flat_map(|(edition, ruling)| {
        let decided = ruling.decisions().filter(|ruled| claims.contains(&ruled.decision));
        decided.filter_map(|ruled| ruled.law.number.in_edition(*edition))
    });
    laws.collect()
}

/// Returns the clause that decides the only claim of the right option; `None` if there are several claims, or if the
/// clause differs between editions.
fn cited(ruled_story: &RuledStory<'_>, options: &[OfferedOption]) -> Option<&'static Clause> {
    let right = options.iter().find(|offer| offer.right)?;
    let [claim] = right.claims.as_slice() else { return None };
    let mut laws = ruled_story.rulings.iter().filter_map(|(_, ruling)| {
        ruling.decisions().find(|ruled| ruled.decision == *claim).map(|ruled| ruled.law)
    });
    let first = laws.next()?;
    laws.all(|law| law == first).then_some(first)
}
