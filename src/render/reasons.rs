//! The texts of the reasons of a ruling: the steps of its trace, and the rejected clauses.

use arbitro_laws::bridge::Seat;
use arbitro_laws::record::names::Names;
use arbitro_laws::ruling::trace::{
    ClauseOutcome, RejectionReason, TraceEntry, TraceStep, applied, rejections,
};
use arbitro_laws::ruling::{
    Answer, AnswerSource, Asker, Clause, Decision, DoctrineReading, Edition, FactQuestion, Ruling,
    RulingPart, Subject,
};
use arbitro_laws::table::IncidentKind;

use super::doc::{Doc, Style, plain, styled};
use super::text::{Words, say};
use super::wording::wording;

/// Returns the steps of the reasoning, with each decision once on each path; unless `rejected`,
/// without the rejected clauses and the steps within them.
pub fn reasons(words: &Words, ruling: &Ruling, edition: Edition, rejected: bool) -> Doc {
    let mut reasons =
        ReasonsWriter { words, edition, rejected, already_stated: Vec::new(), doc: Doc::default() };
    reasons.tell(ruling, 0, 0);
    reasons.doc
}

struct ReasonsWriter<'w> {
    words: &'w Words,
    edition: Edition,
    rejected: bool,
    /// The decisions already written, which are not repeated.
    already_stated: Vec<Decision>,
    doc: Doc,
}

impl ReasonsWriter<'_> {
    /// Writes the trace of each part of a ruling, the first one from entry `from`.
    fn tell(&mut self, ruling: &Ruling, from: usize, depth: u8) {
        for (place, part) in ruling.parts.iter().enumerate() {
            self.part(part, if place == 0 { from } else { 0 }, depth);
        }
    }

    /// Writes the trace of a part from entry `from`, and below it the steps that each answer adds.
    fn part(&mut self, part: &RulingPart, from: usize, depth: u8) {
        let trace = &part.trace;
        let pending = unfinished(trace);
        let settled = pending.filter(|place| applies_in_any_case(part, *place));
        let (end, next) = match (pending, settled) {
            (Some(place), None) => (place, place),
            // The branches start after the answer's entry, since their heading already shows the answer.
            (Some(_) | None, _) => (trace.len(), trace.len() + 1),
        };
        self.steps(&trace[..end], from, settled, depth);
        let Some(open) = &part.open else { return };
        for (answer, branch) in &open.branches {
            branch_heading(self.words, open.question, *answer, depth, &mut self.doc);
            let (lines, told) = (self.doc.blocks.len(), self.already_stated.clone());
            self.tell(branch, next, depth + 1);
            self.already_stated = told;
            if self.doc.blocks.len() == lines {
                let nothing = say!(self.words, "nothing-more");
                self.doc.item(depth + 1, vec![plain(nothing)]);
            }
        }
    }

    fn steps(&mut self, trace: &[TraceEntry], from: usize, settled: Option<usize>, depth: u8) {
        let mut inside_rejected: Option<u8> = None;
        for (place, entry) in trace.iter().enumerate().skip(from) {
            if inside_rejected.is_some_and(|level| entry.depth > level) {
                continue;
            }
            inside_rejected = None;
            let mut entry = *entry;
            match entry.step {
                TraceStep::Opened(_, ClauseOutcome::Rejected) if !self.rejected => {
                    inside_rejected = Some(entry.depth);
                    continue;
                }
                TraceStep::Opened(clause, _) if settled == Some(place) => {
                    entry.step = TraceStep::Opened(clause, ClauseOutcome::Applied);
                }
                TraceStep::Decided(decision) if self.already_stated.contains(&decision) => continue,
                TraceStep::Decided(decision) => self.already_stated.push(decision),
                TraceStep::Opened(..)
                | TraceStep::Incident(..)
                | TraceStep::Shown { .. }
                | TraceStep::Answered { .. }
                | TraceStep::Read(..)
                | TraceStep::Effect(..) => {}
            }
            step(self.words, &entry, self.edition, depth, &mut self.doc);
        }
    }
}

/// Adds the heading of an answer's branch: the condition "if" with the answer.
fn branch_heading(words: &Words, question: FactQuestion, answer: Answer, depth: u8, doc: &mut Doc) {
    let line =
        format!("{}:", say!(words, "branch-if", answer = question.reply_in_words(answer, words)));
    doc.marked(depth, ">", vec![styled(line, Style::Strong)]);
}

/// Returns the index of the outermost clause that an open question leaves unfinished; `None` if every clause is
/// decided.
fn unfinished(trace: &[TraceEntry]) -> Option<usize> {
    trace
        .iter()
        .position(|entry| matches!(entry.step, TraceStep::Opened(_, ClauseOutcome::Unfinished)))
}

/// Returns true if the clause opened at this index of the trace applies under every answer.
fn applies_in_any_case(part: &RulingPart, place: usize) -> bool {
    // Each branch repeats the incident's trace from the start, so `place` is the clause's index in every branch.
    let mut branches = part.open.iter().flat_map(|open| &open.branches).peekable();
    if branches.peek().is_some() {
        return branches.all(|(_, branch)| {
            branch.parts.first().is_some_and(|part| applies_in_any_case(part, place))
        });
    }
    let entry = part.trace.get(place);
    entry.is_some_and(|entry| matches!(entry.step, TraceStep::Opened(_, ClauseOutcome::Applied)))
}

fn step(words: &Words, entry: &TraceEntry, edition: Edition, base: u8, doc: &mut Doc) {
    let depth = base + entry.depth;
    match entry.step {
        TraceStep::Incident(kind, _) => {
            let text = incident_text(words, kind, entry.about);
            doc.marked(depth, "*", vec![styled(text, Style::Strong)]);
        }
        TraceStep::Opened(clause, outcome) => {
            let state = match outcome {
                ClauseOutcome::Applied => say!(words, "applies"),
                ClauseOutcome::Rejected => say!(words, "does-not-apply"),
                ClauseOutcome::Unfinished => say!(words, "unfinished"),
            };
            let title = format!(" {}: {state}", entry.about.in_words(clause.title, words));
            doc.item(depth, vec![styled(clause.number_in(edition), Style::Strong), plain(title)]);
        }
        TraceStep::Shown { condition, holds, met } => {
            let text = if holds { condition.yes } else { condition.no };
            let source = say!(words, "source-record");
            let line = format!("{} ({source})", entry.about.in_words(text, words));
            doc.marked(depth, sign(met), vec![plain(line)]);
        }
        TraceStep::Answered { question, answer, met, source } => {
            let line = format!(
                "{} ({})",
                question.reply_in_words(answer, words),
                self::source(words, question, source)
            );
            doc.marked(depth, sign(met), vec![plain(line)]);
        }
        TraceStep::Read(point, reading) => {
            let text = match reading {
                DoctrineReading::School => point.school,
                DoctrineReading::Code => point.code,
            };
            let line = format!("{}: {}", say!(words, "doctrine"), wording(words, text, edition));
            doc.marked(depth, "~", vec![plain(line)]);
        }
        TraceStep::Decided(decision) => {
            doc.marked(depth, "=>", vec![styled(decision.sentence(words), Style::Strong)]);
        }
        // Effects are not listed, since each carries out a decision that is listed.
        TraceStep::Effect(..) => {}
    }
}

fn incident_text(words: &Words, kind: IncidentKind, about: Subject) -> String {
    let who = about.who.unwrap_or(Seat::North);
    say!(words, "kind", kind = kind.key(), who = words.seat(who))
}

/// Returns the sign printed before a condition: `+` if it is met, `x` if not.
const fn sign(met: bool) -> &'static str {
    if met { "+" } else { "x" }
}

fn source(words: &Words, question: FactQuestion, source: AnswerSource) -> String {
    match (source, question.fact.asker) {
        (AnswerSource::Record, _) => say!(words, "source-record"),
        (AnswerSource::Director, Asker::Director) => say!(words, "source-director"),
        (AnswerSource::Director, Asker::Player) | (AnswerSource::Assumed, _) => {
            say!(words, "source-assumed")
        }
    }
}

/// A rejected clause with the reason, and its place in the incident.
struct RefutedClause {
    law: &'static Clause,
    because: String,
    place: String,
}

/// Adds the rejected clauses with the reasons. If a question is open, a clause that applies
/// anywhere in the ruling is left out.
pub fn not_applied(words: &Words, ruling: &Ruling, edition: Edition, doc: &mut Doc) {
    let refuted = if ruling.is_settled() {
        let traces = ruling.parts.iter().map(|part| part.trace.as_slice());
        refuted(words, traces, edition)
    } else {
        refuted_in_all_branches(words, ruling)
    };
    if refuted.is_empty() {
        return;
    }
    doc.blank().heading(2, say!(words, "not-applied"));
    let applied: Vec<&Clause> = ruling.parts.iter().flat_map(|part| applied(&part.trace)).collect();
    for one in &refuted {
        let more = refuted.iter().filter(|other| other.law == one.law).count() > 1;
        let place = if more || applied.contains(&one.law) { one.place.as_str() } else { "" };
        let law = styled(one.law.number_in(edition), Style::Strong);
        doc.item(0, vec![law, plain(format!("{place}: {}", one.because))]);
    }
}

fn refuted_in_all_branches(words: &Words, ruling: &Ruling) -> Vec<RefutedClause> {
    let applied = ruling.applied();
    let rejected = ruling.rejected().into_iter();
    rejected
        .filter(|rejection| !applied.contains(&rejection.law))
        .map(|rejection| RefutedClause {
            law: rejection.law,
            because: because(words, &rejection.reason),
            place: String::new(),
        })
        .collect()
}

/// Returns the clauses rejected in the hearings of all incidents, with the reasons; the same clause with the same
/// reason appears once.
fn refuted<'r>(
    words: &Words,
    incidents: impl Iterator<Item = &'r [TraceEntry]>,
    edition: Edition,
) -> Vec<RefutedClause> {
    let mut found: Vec<RefutedClause> = Vec::new();
    for heard in incidents {
        for place in 0..heard.len() {
            // The next rejection in the trace is the rejection of the clause opened at this entry.
            let TraceStep::Opened(law, ClauseOutcome::Rejected) = heard[place].step else {
                continue;
            };
            let Some(rejection) = rejections(&heard[place..]).next() else { continue };
            let because = because(words, &rejection.reason);
            if !found.iter().any(|other| other.law == law && other.because == because) {
                let place = self::place(words, heard, place, edition);
                found.push(RefutedClause { law, because, place });
            }
        }
    }
    found
}

/// Returns the place in an incident where a clause was heard: the clause applied before it, or else the card or the
/// incident.
fn place(words: &Words, heard: &[TraceEntry], place: usize, edition: Edition) -> String {
    if let Some(before) = applied(&heard[..place]).last() {
        return format!(" ({})", say!(words, "after-clause", law = before.number_in(edition)));
    }
    let incident = heard.first().map(|entry| (entry.step, entry.about));
    match incident {
        Some((_, Subject { who: Some(who), object: Some(object) })) => {
            format!(" ({})", words.object_of(who, object))
        }
        Some((TraceStep::Incident(kind, _), about)) => {
            format!(" ({})", incident_text(words, kind, about))
        }
        Some(_) | None => String::new(),
    }
}

/// Returns the reason why a clause was rejected.
pub fn because(words: &Words, because: &RejectionReason) -> String {
    match *because {
        RejectionReason::Condition(..) => because.in_words(words),
        RejectionReason::Finding(question, _, source) => {
            let states = because.in_words(words);
            format!("{states} ({})", self::source(words, question, source))
        }
    }
}
