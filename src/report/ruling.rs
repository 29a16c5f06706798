//! A ruling in words: decisions, reasons, everything considered, what is still open.

use crate::bridge::Seat;
use crate::casebook::Choice;
use crate::casebook::verdict::{Refutation, Verdict, wrong_citation};
use crate::ruling::trace::{Because, Entry, Kind, Outcome, Rejection, Step, rejections};
use crate::ruling::{Answer, Asker, Clause, Edition, Question, Reading, Ruled, Ruling, Source};

use super::doc::{Doc, Piece, Style, plain, styled};
use super::sentence::sentence;
use super::text::{Words, say};

/// How much of the reasoning is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// The decisions.
    #[default]
    Ruling,
    /// What they rest on, and which clauses were refuted.
    Reasons,
    /// Every step.
    Everything,
}

/// A ruling as a document.
pub fn document(words: &Words, ruling: &Ruling, edition: Edition, depth: Depth) -> Doc {
    let mut doc = Doc::default();
    let title =
        format!("{} ({})", say!(words, "ruling"), say!(words, "edition", year = year(edition)));
    doc.heading(2, title);
    decisions(words, ruling, edition, 0, &mut doc);
    if ruling.decisions.is_empty() && ruling.open.is_none() {
        doc.text(say!(words, "nothing-irregular"));
    }
    if depth == Depth::Reasons {
        doc.blank().heading(2, say!(words, "reasons"));
        reasons(words, ruling, edition, false, 0, 0, &mut doc);
        not_applied(words, ruling, edition, &mut doc);
    }
    if depth == Depth::Everything {
        doc.blank().heading(2, say!(words, "everything"));
        reasons(words, ruling, edition, true, 0, 0, &mut doc);
    }
    doctrine(words, ruling, &mut doc);
    doc
}

/// The year of an edition as text, so that no thousands are separated.
pub fn year(edition: Edition) -> String {
    edition.year().to_string()
}

/// The number of a clause in an edition.
pub fn number(clause: &Clause, edition: Edition) -> &'static str {
    clause.number.in_edition(edition).unwrap_or_else(|| clause.name())
}

/// The decisions, and under each answer to the open question those that it adds.
fn decisions(words: &Words, ruling: &Ruling, edition: Edition, depth: u8, doc: &mut Doc) {
    for ruled in &ruling.decisions {
        doc.item(depth, ruled_line(words, ruled, edition));
    }
    let Some(open) = &ruling.open else { return };
    let question = question(words, open.question);
    let label = match (open.question.fact.asker, open.question.about.who) {
        (Asker::Player, Some(who)) => say!(words, "open-choice", who = words.seat(who)),
        (Asker::Player | Asker::Director, _) => say!(words, "open-question"),
    };
    let key = format!(" [{}]", open.question.full_key());
    doc.marked(
        depth,
        "?",
        vec![
            styled(format!("{label}: "), Style::Strong),
            plain(question),
            styled(key, Style::Faint),
        ],
    );
    for (answer, branch) in &open.branches {
        branch_heading(words, open.question, *answer, depth + 1, doc);
        if branch.decisions.is_empty() && branch.open.is_none() {
            doc.item(depth + 2, vec![plain(say!(words, "nothing-more"))]);
        }
        decisions(words, branch, edition, depth + 2, doc);
    }
}

/// A decision with its clause.
pub fn ruled_line(words: &Words, ruled: &Ruled, edition: Edition) -> Vec<Piece> {
    let law = format!(" [{}]", number(ruled.law, edition));
    vec![plain(sentence(words, &ruled.decision)), styled(law, Style::Faint)]
}

/// A question as it is put.
pub fn question(words: &Words, question: Question) -> String {
    words.law_text(question.fact.question, question.about)
}

/// What an answer states.
pub fn reply(words: &Words, question: Question, answer: Answer) -> String {
    let reply = question.fact.replies.get(usize::from(answer.0));
    reply.map_or_else(String::new, |reply| words.law_text(reply.states, question.about))
}

/// The steps of the reasoning from the entry `from` of the trace: without `rejected` only the clauses that
/// applied, each with what it turned on.
fn reasons(
    words: &Words,
    ruling: &Ruling,
    edition: Edition,
    rejected: bool,
    from: usize,
    depth: u8,
    doc: &mut Doc,
) {
    let end = unfinished(&ruling.trace).unwrap_or(ruling.trace.len());
    let mut inside_rejected: Option<u8> = None;
    for entry in ruling.trace.iter().take(end).skip(from) {
        if inside_rejected.is_some_and(|level| entry.depth > level) {
            continue;
        }
        inside_rejected = None;
        if let (false, Step::Opened(_, Outcome::Rejected)) = (rejected, entry.step) {
            inside_rejected = Some(entry.depth);
            continue;
        }
        step(words, entry, edition, depth, doc);
    }
    let Some(open) = &ruling.open else { return };
    for (answer, branch) in &open.branches {
        branch_heading(words, open.question, *answer, depth, doc);
        reasons(words, branch, edition, rejected, end, depth + 1, doc);
    }
}

/// Where the reasoning stopped at a question: the outermost clause that was left open. Its branches take
/// it up from there.
fn unfinished(trace: &[Entry]) -> Option<usize> {
    trace.iter().position(|entry| matches!(entry.step, Step::Opened(_, Outcome::Unfinished)))
}

/// Opens what follows from an answer.
fn branch_heading(words: &Words, question: Question, answer: Answer, depth: u8, doc: &mut Doc) {
    let line = format!("{}:", say!(words, "branch-if", answer = reply(words, question, answer)));
    doc.marked(depth, ">", vec![styled(line, Style::Strong)]);
}

fn step(words: &Words, entry: &Entry, edition: Edition, base: u8, doc: &mut Doc) {
    let depth = base + entry.depth;
    match entry.step {
        Step::Incident(kind, _) => {
            let who = entry.about.who.unwrap_or(Seat::North);
            let text = say!(words, "kind", kind = kind_key(kind), who = words.seat(who));
            doc.marked(depth, "*", vec![styled(text, Style::Strong)]);
        }
        Step::Opened(clause, outcome) => {
            let state = match outcome {
                Outcome::Applied => say!(words, "applies"),
                Outcome::Rejected => say!(words, "does-not-apply"),
                Outcome::Unfinished => say!(words, "unfinished"),
            };
            let title = format!(" {}: {state}", words.law_text(clause.title, entry.about));
            doc.item(depth, vec![styled(number(clause, edition), Style::Strong), plain(title)]);
        }
        Step::Shown { condition, holds, met } => {
            let text = if holds { condition.yes } else { condition.no };
            let source = say!(words, "source-record");
            let line = format!("{} ({source})", words.law_text(text, entry.about));
            doc.marked(depth, sign(met), vec![plain(line)]);
        }
        Step::Answered { question, answer, met, source } => {
            let line = format!(
                "{} ({})",
                reply(words, question, answer),
                self::source(words, question, source)
            );
            doc.marked(depth, sign(met), vec![plain(line)]);
        }
        Step::Read(point, reading) => {
            let text = match reading {
                Reading::School => point.school,
                Reading::Code => point.code,
            };
            let line =
                format!("{}: {}", say!(words, "doctrine"), text.in_language(words.language()));
            doc.marked(depth, "~", vec![plain(line)]);
        }
        Step::Decided(ruled) => {
            doc.marked(depth, "=>", vec![styled(sentence(words, &ruled.decision), Style::Strong)]);
        }
    }
}

/// Whether a condition let the clause go on.
const fn sign(met: bool) -> &'static str {
    if met { "+" } else { "x" }
}

fn source(words: &Words, question: Question, source: Source) -> String {
    match (source, question.fact.asker) {
        (Source::Record, _) => say!(words, "source-record"),
        (Source::Director, Asker::Director) => say!(words, "source-director"),
        (Source::Director, Asker::Player) | (Source::Assumed, _) => say!(words, "source-assumed"),
    }
}

/// The clauses that were refuted, a line each.
fn not_applied(words: &Words, ruling: &Ruling, edition: Edition, doc: &mut Doc) {
    let rejected: Vec<Rejection> = match &ruling.open {
        None => rejections(&ruling.trace).collect(),
        Some(_) => ruling.rejected(),
    };
    if rejected.is_empty() {
        return;
    }
    doc.blank().heading(2, say!(words, "not-applied"));
    for rejection in rejected {
        let law = styled(number(rejection.law, edition), Style::Strong);
        doc.item(0, vec![law, plain(format!(": {}", because(words, &rejection.because)))]);
    }
}

/// Why a clause was rejected.
pub fn because(words: &Words, because: &Because) -> String {
    match *because {
        Because::Condition(condition, holds, about) => {
            words.law_text(if holds { condition.yes } else { condition.no }, about)
        }
        Because::Finding(question, answer, source) => {
            let states = reply(words, question, answer);
            format!("{states} ({})", self::source(words, question, source))
        }
    }
}

/// The points of doctrine that the ruling turned on.
fn doctrine(words: &Words, ruling: &Ruling, doc: &mut Doc) {
    let points = ruling.doctrine();
    if points.is_empty() {
        return;
    }
    doc.blank().heading(2, say!(words, "doctrine"));
    for (point, reading) in points {
        let text = |text: crate::ruling::Text| text.in_language(words.language()).to_owned();
        let (title, school, code) = (text(point.title), text(point.school), text(point.code));
        let reading = reading.key();
        let note = say!(
            words,
            "doctrine-note",
            title = title,
            school = school,
            code = code,
            reading = reading
        );
        doc.item(0, vec![plain(note), styled(format!(" [{}]", point.key), Style::Faint)]);
    }
}

/// Why an option is wrong, in the engine's words; `None` if it is right.
pub fn refutation_text(
    words: &Words,
    option: &Choice,
    verdict: &Verdict,
    edition: Edition,
) -> Option<String> {
    let law = |clause: &Clause| number(clause, edition);
    match verdict {
        Verdict::Right => None,
        Verdict::Undecided => Some(say!(words, "refuted-undecided")),
        Verdict::Refuted(Refutation::Decided { claim, against }) => {
            let claimed = option.claims.get(*claim).map(|claim| sentence(words, &claim.decision));
            Some(say!(
                words,
                "refuted-decided",
                claim = claimed.unwrap_or_default().trim_end_matches('.').to_owned(),
                law = law(against.law),
                decision = sentence(words, &against.decision)
            ))
        }
        Verdict::Refuted(Refutation::Rejected { rejection, .. }) => Some(say!(
            words,
            "refuted-rejected",
            law = law(rejection.law),
            why = because(words, &rejection.because)
        )),
        Verdict::Refuted(Refutation::Foreign { cite, clause }) => Some(match clause {
            Some(clause) => {
                let title = clause.title.in_language(words.language());
                say!(words, "refuted-foreign", law = law(clause), title = title)
            }
            None => {
                let cite = option.cites.get(*cite).cloned().unwrap_or_default();
                say!(words, "refuted-unknown", cite = cite)
            }
        }),
    }
}

/// Why the clauses that an option cites do not carry it: those that were rejected, and those that are
/// about something else.
pub fn wrong_citations(
    words: &Words,
    option: &Choice,
    ruling: &Ruling,
    edition: Edition,
) -> Vec<String> {
    let wrong = option
        .cites
        .iter()
        .enumerate()
        .filter_map(|(index, cite)| wrong_citation(index, cite, ruling, edition));
    wrong
        .filter_map(|refutation| {
            refutation_text(words, option, &Verdict::Refuted(refutation), edition)
        })
        .collect()
}

fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Designation => "designation",
        Kind::Touch => "touch",
        Kind::Indication => "indication",
        Kind::Showing => "showing",
        Kind::Drop => "drop",
        Kind::Naming => "naming",
        Kind::ExtraCard => "extra-card",
        Kind::LeadOutOfTurn => "lead-out-of-turn",
        Kind::PlayOutOfTurn => "play-out-of-turn",
        Kind::Simultaneous => "simultaneous",
        Kind::Revoke => "revoke",
        Kind::PenaltyNotPlayed => "penalty-not-played",
        Kind::PenaltyDue => "penalty-due",
        Kind::Retraction => "retraction",
        Kind::Misexplanation => "misexplanation",
        Kind::TurnedEarly => "turned-early",
    }
}
