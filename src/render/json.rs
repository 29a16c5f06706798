//! The JSON output of rulings, questions, clauses and problems.

use std::collections::BTreeMap;

use serde::Serialize;

use arbitro_cases::RulingTerms;
use arbitro_cases::case::{Case, Question};
use arbitro_cases::diag::{LineIndex, Problem};
use arbitro_cases::findings;
use arbitro_cases::statement::CaseDraft;
use arbitro_laws::ruling::clause::law_of;
use arbitro_laws::ruling::idle::{IdleEvent, IdleReason, idle_events};
use arbitro_laws::ruling::paths::RulingTree;
use arbitro_laws::ruling::{
    Answer, Asker, Clause, Edition, FactQuestion, OpenQuestion, RuledDecision, Ruling,
};
use arbitro_laws::table::BEFORE_PLAY;

use super::claims::SharesJson;
use super::diagnostics::{help, message};
use super::diagram::event_of;
use super::now::{OutcomeJson, Outcomes};
use super::reasons::because;
use super::text::Words;
use super::wording::{cross_references, wording};

/// A ruling, as JSON.
#[derive(Serialize)]
pub struct RulingJson {
    id: String,
    edition: u16,
    doctrine: DoctrineJson,
    decisions: Vec<DecisionJson>,
    applied: Vec<&'static str>,
    rejected: Vec<RejectedJson>,
    open: Option<InquiryJson<BranchJson>>,
    immaterial: Vec<String>,
    /// The decisions grouped by incident, in the order of the incidents.
    matters: Vec<IncidentJson>,
    /// True if there are too many open questions to follow every answer.
    cut_short: bool,
    /// The events that do not affect the ruling.
    idle: Vec<IdleJson>,
    /// The words of calls that are ignored.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ignored: Vec<String>,
    /// The findings that no clause asks for.
    unused: Vec<String>,
    /// How the table stands, if no question is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    now: Option<OutcomeJson>,
}

/// Returns the words of the calls of a question that are ignored.
fn ignored_words(words: &Words, question: &Question) -> Vec<String> {
    let events = 0..question.record.events.len();
    let ignored = |event| question.ignored_words(event, &[words.language()]);
    events.flat_map(ignored).map(str::to_owned).collect()
}

/// An event that does not affect the ruling.
#[derive(Serialize)]
struct IdleJson {
    /// The index of the event in the record, from 0.
    moment: usize,
    text: String,
    /// The reason why the event has no effect; `None` if it should have an effect, but no clause can read it.
    because: Option<&'static str>,
}

#[derive(Serialize)]
struct DoctrineJson {
    all: &'static str,
    touched: Vec<PointJson>,
}

#[derive(Serialize)]
struct PointJson {
    point: &'static str,
    reading: &'static str,
    title: &'static str,
}

/// A decision, as JSON: its kind, its sentence, its case-file notation and its clause.
#[derive(Serialize)]
pub struct DecisionJson {
    kind: &'static str,
    text: String,
    code: String,
    law: &'static str,
    /// The index of the event that the decision is about; `None` for an irregularity before the play.
    moment: Option<u8>,
}

#[derive(Serialize)]
struct RejectedJson {
    law: &'static str,
    because: String,
}

#[derive(Serialize)]
struct InquiryJson<B> {
    fact: &'static str,
    key: String,
    asked_of: &'static str,
    question: String,
    branches: Vec<B>,
}

#[derive(Serialize)]
struct BranchJson {
    answer: &'static str,
    states: String,
    decisions: Vec<DecisionJson>,
    open: Option<InquiryJson<BranchJson>>,
    /// The tricks left, if the answer decides about those of a claim or concession.
    #[serde(skip_serializing_if = "Option::is_none")]
    tricks: Option<SharesJson>,
    /// How the table stands, if no further question is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    now: Option<OutcomeJson>,
}

/// The ruling on one incident, as JSON: the decisions that hold under every answer, and the open question.
#[derive(Serialize)]
struct IncidentJson {
    settled: Vec<DecisionJson>,
    open: Option<InquiryJson<InquiryAnswerJson>>,
}

/// An answer to an open question, as JSON, with the incidents whose decisions depend on it.
#[derive(Serialize)]
struct InquiryAnswerJson {
    answer: &'static str,
    states: String,
    matters: Vec<IncidentJson>,
}

/// Returns a ruling as JSON.
pub fn ruling(
    words: &Words,
    question: &Question,
    ruling: &Ruling,
    terms: &RulingTerms,
) -> RulingJson {
    let edition = terms.edition;
    let touched = ruling.doctrine().into_iter().map(|(point, reading)| PointJson {
        point: point.key,
        reading: reading.key(),
        title: point.title.in_language(words.language()),
    });
    let tree = ruling.tree();
    let outcomes = Outcomes::new(question, ruling, terms);
    RulingJson {
        id: question.id.clone(),
        edition: edition.year(),
        doctrine: DoctrineJson { all: terms.doctrine.all.key(), touched: touched.collect() },
        decisions: decisions(words, tree.decisions.iter().copied(), edition),
        applied: ruling.applied().into_iter().map(|clause| clause.number_in(edition)).collect(),
        rejected: ruling
            .rejected()
            .iter()
            .map(|rejection| RejectedJson {
                law: rejection.law.number_in(edition),
                because: because(words, &rejection.reason),
            })
            .collect(),
        now: outcomes.json_at(words, &[], edition),
        open: open(words, &tree, edition, &outcomes, &mut Vec::new()),
        immaterial: ruling.immaterial().map(|inquiry| inquiry.full_key()).collect(),
        matters: incidents(words, ruling, edition),
        cut_short: ruling.is_cut_short(),
        idle: idle_events(&question.record, ruling)
            .into_iter()
            .map(|idle| told_idle(words, question, idle))
            .collect(),
        ignored: ignored_words(words, question),
        unused: findings::unused(question, ruling, terms).iter().map(findings::full_key).collect(),
    }
}

fn told_idle(words: &Words, question: &Question, idle: IdleEvent) -> IdleJson {
    let text = event_of(words, question, idle.event);
    IdleJson { moment: idle.event, text, because: idle.reason.map(IdleReason::key) }
}

/// Returns decisions as JSON, with the clause numbers of an edition.
pub fn decisions<'r>(
    words: &Words,
    decisions: impl IntoIterator<Item = &'r RuledDecision>,
    edition: Edition,
) -> Vec<DecisionJson> {
    decisions
        .into_iter()
        .map(|ruled| DecisionJson {
            kind: ruled.decision.kind(),
            text: ruled.decision.sentence(words),
            code: ruled.decision.code(),
            law: ruled.law.number_in(edition),
            moment: Some(ruled.moment).filter(|moment| *moment != BEFORE_PLAY),
        })
        .collect()
}

/// Returns the open question of a tree, with the consequences of each answer.
///
/// `answers` are the answers that lead to the tree, and `outcomes` those of the whole ruling.
fn open(
    words: &Words,
    tree: &RulingTree<'_>,
    edition: Edition,
    outcomes: &Outcomes,
    answers: &mut Vec<(FactQuestion, Answer)>,
) -> Option<InquiryJson<BranchJson>> {
    let open = tree.open.as_ref()?;
    let branches = open.branches.iter().map(|(answer, branch)| {
        let tricks = outcomes.tricks_json(open.question, *answer, answers);
        answers.push((open.question, *answer));
        let json = BranchJson {
            answer: open.question.fact.reply_key(*answer),
            states: open.question.reply_in_words(*answer, words),
            decisions: decisions(words, branch.decisions.iter().copied(), edition),
            open: self::open(words, branch, edition, outcomes, answers),
            tricks,
            now: outcomes.json_at(words, answers, edition),
        };
        answers.pop();
        json
    });
    let branches = branches.collect();
    Some(inquiry_json(words, open.question, branches))
}

/// Returns the incidents that have a decision or an open question.
fn incidents(words: &Words, ruling: &Ruling, edition: Edition) -> Vec<IncidentJson> {
    let parts = ruling.parts.iter().map(|part| IncidentJson {
        settled: decisions(words, &part.decisions, edition),
        open: part.open.as_ref().map(|open| open_inquiry(words, open, edition)),
    });
    parts.filter(|incident| !incident.settled.is_empty() || incident.open.is_some()).collect()
}

fn open_inquiry(
    words: &Words,
    open: &OpenQuestion,
    edition: Edition,
) -> InquiryJson<InquiryAnswerJson> {
    let branches = open.branches.iter().map(|(answer, branch)| InquiryAnswerJson {
        answer: open.question.fact.reply_key(*answer),
        states: open.question.reply_in_words(*answer, words),
        matters: incidents(words, branch, edition),
    });
    inquiry_json(words, open.question, branches.collect())
}

fn inquiry_json<B>(words: &Words, asked: FactQuestion, branches: Vec<B>) -> InquiryJson<B> {
    InquiryJson {
        fact: asked.fact.key,
        key: asked.full_key(),
        asked_of: asked_of(asked),
        question: asked.in_words(words),
        branches,
    }
}

/// The result of `arbitro decide`, as JSON: the ruling with the events and findings entered.
#[derive(Serialize)]
pub struct DialogueResultJson {
    #[serde(flatten)]
    ruling: RulingJson,
    events: Vec<EventJson>,
    findings: Vec<FindingJson>,
}

/// An event, as JSON: its sentence and its case-file notation.
#[derive(Serialize)]
struct EventJson {
    text: String,
    code: String,
}

/// A director's finding or a player's choice, as JSON.
#[derive(Serialize)]
struct FindingJson {
    key: String,
    answer: &'static str,
    asked_of: &'static str,
    states: String,
}

/// Returns the result of `arbitro decide` as JSON: the ruling with the events and findings entered.
pub fn decided(
    words: &Words,
    id: &str,
    draft: &CaseDraft,
    (question, ruled): (&Question, &Ruling),
    terms: &RulingTerms,
) -> DialogueResultJson {
    let findings = draft.preset_answers.iter().map(|given| {
        let inquiry = FactQuestion { fact: given.fact, about: given.about };
        FindingJson {
            key: inquiry.full_key(),
            answer: inquiry.fact.reply_key(given.answer),
            asked_of: asked_of(inquiry),
            states: inquiry.reply_in_words(given.answer, words),
        }
    });
    let texts = super::dialogue::events(words, draft);
    let events = texts.into_iter().zip(draft.written());
    DialogueResultJson {
        ruling: RulingJson { id: id.to_owned(), ..ruling(words, question, ruled, terms) },
        events: events.map(|(text, code)| EventJson { text, code }).collect(),
        findings: findings.collect(),
    }
}

fn asked_of(question: FactQuestion) -> &'static str {
    match question.fact.asker {
        Asker::Director => "director",
        Asker::Player => "player",
    }
}

/// A question in the output of `arbitro list`, as JSON.
#[derive(Serialize)]
pub struct ListedQuestionJson<'c> {
    id: &'c str,
    law: u8,
    title: &'c str,
    difficulty: u8,
    tags: Vec<&'c str>,
    options: usize,
    editions: Vec<u16>,
    file: &'c str,
}

/// Returns a question for the output of `arbitro list`, as JSON.
pub fn listed<'c>(words: &Words, case: &'c Case, question: &'c Question) -> ListedQuestionJson<'c> {
    ListedQuestionJson {
        id: &question.id,
        law: question.law_number(),
        title: case.title.in_language(words.language()),
        difficulty: question.difficulty,
        tags: question.topic_tags().collect(),
        options: question.options.len(),
        editions: question.editions.iter().map(|edition| edition.year()).collect(),
        file: &case.file,
    }
}

/// A clause, as JSON.
#[derive(Serialize)]
pub struct ClauseJson {
    clause: &'static str,
    law: u8,
    title: &'static str,
    /// The clause's paraphrase in the requested edition.
    text: String,
    /// The clause's number and text in each edition, under keys such as `number_2007` and `text_2007`.
    #[serde(flatten)]
    by_edition: BTreeMap<String, Option<String>>,
    facts: Vec<FactJson>,
    see: Vec<&'static str>,
    applied_in: Vec<String>,
    rejected_in: Vec<String>,
}

#[derive(Serialize)]
struct FactJson {
    fact: &'static str,
    question: String,
}

/// Returns a clause as JSON; `applied_in` and `rejected_in` are the ids of questions whose ruling applies or rejects
/// it.
pub fn clause(
    words: &Words,
    clause: &'static Clause,
    edition: Edition,
    applied_in: Vec<String>,
    rejected_in: Vec<String>,
) -> ClauseJson {
    let by_edition = Edition::ALL.into_iter().flat_map(|edition| {
        let (number, year) = (clause.number.in_edition(edition), edition.year());
        let text = number.map(|_| wording(words, clause.gist(edition), edition));
        [(format!("number_{year}"), number.map(str::to_owned)), (format!("text_{year}"), text)]
    });
    ClauseJson {
        clause: clause.number_in(edition),
        law: law_of(clause.number_in(edition)),
        title: clause.title.in_language(words.language()),
        text: wording(words, clause.gist(edition), edition),
        by_edition: by_edition.collect(),
        facts: clause
            .asks
            .iter()
            .map(|fact| FactJson {
                fact: fact.key,
                question: super::law::without_subject(words, fact.question),
            })
            .collect(),
        see: cross_references(clause, edition),
        applied_in,
        rejected_in,
    }
}

/// A problem of a file, as JSON.
#[derive(Serialize)]
pub struct ProblemJson {
    code: &'static str,
    severity: &'static str,
    /// The year of the edition with the problem; `None` if every checked edition has it.
    edition: Option<u16>,
    file: String,
    line: usize,
    column: usize,
    end_line: usize,
    end_column: usize,
    message: String,
    help: Option<String>,
}

/// Returns a problem as JSON, with line and column from 1.
pub fn problem(
    words: &Words,
    file: &str,
    source: &LineIndex<'_>,
    problem: &Problem,
) -> ProblemJson {
    let (line, column) = source.column(problem.span.start);
    let (end_line, end_column) = source.column(problem.span.end);
    ProblemJson {
        code: problem.code.id(),
        severity: if problem.code.is_flaw() { "warning" } else { "error" },
        edition: problem.edition,
        file: file.to_owned(),
        line,
        column,
        end_line,
        end_column,
        message: message(words, problem),
        help: Some(help(words, problem)).filter(|help| !help.is_empty()),
    }
}
