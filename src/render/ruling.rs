//! The texts of a ruling: its decisions, open questions and reasons, and the refutations of options.

use arbitro_cases::verdict::{Refutation, Verdict, open_questions};
use arbitro_cases::{AnswerOption, Question, RulingTerms, findings};
use arbitro_laws::laws;
use arbitro_laws::ruling::idle::{IdleEvent, IdleReason, idle_events};
use arbitro_laws::ruling::outcome::{Request, RequestAnswer};
use arbitro_laws::ruling::trace;
use arbitro_laws::ruling::{
    Answer, Asker, Clause, Damage, Decision, Edition, FactQuestion, OpenQuestion, PresetAnswer,
    RuledDecision, Ruling, Status,
};

use super::branches::{
    self, AskedQuestion, LineEffect, LineRank, RulingBranch, RulingLine, RulingQuestion,
    RulingSection, now_line,
};
use super::decision_summary::{self, ruled_line};
use super::diagram::event_of;
use super::doc::{Block, Doc, Style, plain, styled};
use super::now::{self, OutcomeLines};
use super::outcome;
use super::reasons::{because, not_applied, reasons};
use super::requests;
use super::text::{Words, capitalised, say};
use super::wording::{wording, year};

/// The depth of the reasons shown with a ruling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum ReasonDepth {
    /// The decisions only.
    #[default]
    Ruling,
    /// The decisions, the reasons, and the rejected clauses.
    Reasons,
    /// The decisions, and every step of the reasoning.
    Everything,
}

/// The way in which decisions are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DecisionDetail {
    /// Summarised, as [`decision_summary`] does.
    Brief,
    /// Every decision on its own line.
    Whole,
    /// No decision: the outcome alone.
    None,
}

/// Returns a ruling as a document, with every decision.
pub fn document(words: &Words, ruling: &Ruling, edition: Edition, depth: ReasonDepth) -> Doc {
    ruled(words, ruling, edition, (depth, DecisionDetail::Whole), None, false)
}

/// Returns a ruling as a document, with the outcome in the lines of `now`; `left_out` is true if there is an event that
/// should affect the ruling, but that no clause can read.
fn ruled(
    words: &Words,
    ruling: &Ruling,
    edition: Edition,
    (depth, telling): (ReasonDepth, DecisionDetail),
    now: Option<&OutcomeLines>,
    left_out: bool,
) -> Doc {
    let mut doc = Doc::default();
    let title =
        format!("{} ({})", say!(words, "ruling"), say!(words, "edition", year = year(edition)));
    doc.heading(2, title);
    let listing = DecisionListing::new(words, edition, telling, now);
    let mut section = listing.section(ruling, &mut Vec::new());
    if telling == DecisionDetail::Brief {
        section.lines.extend(later(words, ruling, edition));
    }
    let section = section.simplified();
    listing.write(&section, 0, &mut doc);
    if ruling.is_empty() {
        doc.text(if left_out {
            say!(words, "ruled-without")
        } else {
            say!(words, "nothing-irregular")
        });
    }
    if ruling.is_cut_short() {
        doc.text(say!(words, "cut-short"));
    }
    if let Some(line) = now_line(words, &section, &section.sentences()) {
        doc.blank().line(line);
    }
    if now.is_some_and(OutcomeLines::is_incomplete) {
        doc.text(say!(words, "now-depends"));
    }
    if depth > ReasonDepth::Ruling {
        doc.blank().append(why(words, ruling, edition, depth));
    }
    doctrine(words, ruling, edition, &mut doc);
    doc
}

/// Returns a ruling as a document, with the questions that need not be asked, the events and
/// findings that have no effect, and the result of the board if it can be computed.
pub fn full_document(
    words: &Words,
    item: &Question,
    ruling: &Ruling,
    terms: &RulingTerms,
    depth: ReasonDepth,
) -> Doc {
    let idle = idle_events(&item.record, ruling);
    let is_left_out = |event: &IdleEvent| event.reason.is_none();
    let left_out = idle.iter().any(is_left_out);
    // If reasons are shown, every decision is listed on its own line.
    let telling =
        if depth == ReasonDepth::Ruling { DecisionDetail::Brief } else { DecisionDetail::Whole };
    let now = OutcomeLines::counted(words, item, ruling, terms);
    let mut doc = ruled(words, ruling, terms.edition, (depth, telling), Some(&now), left_out);
    for unasked in ruling.immaterial() {
        doc.text(say!(words, "immaterial", question = unasked.in_words(words)));
    }
    let unused = findings::unused(item, ruling, terms);
    without_effect(words, &idle, &unused, item, &mut doc);
    if let Some(outcome) = outcome::line(words, item, ruling) {
        doc.blank().text(outcome);
    }
    doc
}

/// Returns how the table stands after a ruling: the diagram, if no open question changes it, and the sentences of the
/// outcome, by the answers to the open questions.
pub fn outcome_document(
    words: &Words,
    question: &Question,
    ruling: &Ruling,
    terms: &RulingTerms,
) -> Doc {
    let mut doc = Doc::default();
    let now = OutcomeLines::new(question, ruling, terms);
    if let Some(leaf) = now.only_leaf() {
        let lines = now::drawing(words, question, terms, leaf);
        if !lines.is_empty() {
            let has_faced = lines.iter().any(|line| line.contains('['));
            doc.verbatim(lines);
            if has_faced {
                doc.text(say!(words, "now-faced"));
            }
            doc.blank();
        }
    }
    let listing = DecisionListing::new(words, terms.edition, DecisionDetail::None, Some(&now));
    let section = listing.section(ruling, &mut Vec::new()).simplified();
    listing.write(&section, 0, &mut doc);
    doc.blocks.extend(now_line(words, &section, &[]).map(Block::Text));
    if now.is_incomplete() {
        doc.text(say!(words, "now-depends"));
    }
    doc
}

/// Adds the stated events and findings that do not affect the ruling.
fn without_effect(
    words: &Words,
    idle: &[IdleEvent],
    unused: &[PresetAnswer],
    question: &Question,
    doc: &mut Doc,
) {
    if idle.is_empty() && unused.is_empty() {
        return;
    }
    doc.blank().heading(2, say!(words, "without-effect"));
    for IdleEvent { event, reason: because } in idle.iter().copied() {
        let why = say!(words, "idle", because = because.map_or("unread", IdleReason::key));
        let told = event_of(words, question, event);
        let number = format!("{}.", event + 1);
        doc.marked(0, number, vec![plain(format!("{told} ")), styled(why, Style::Strong)]);
    }
    for given in unused {
        let fact = findings::full_key(given);
        doc.item(0, vec![plain(say!(words, "unused-finding", fact = fact))]);
    }
}

/// Returns a ruling without its heading, and without the decision `told`, which is already shown.
pub fn without_decision(
    words: &Words,
    ruling: &Ruling,
    edition: Edition,
    told: Option<&RuledDecision>,
) -> Doc {
    let mut doc = Doc::default();
    decisions(words, ruling, edition, DecisionDetail::Whole, 0, &mut doc);
    let told = told.map(|ruled| ruled_line(words, ruled, edition));
    doc.blocks.retain(|block| match block {
        Block::Item { depth: 0, line, .. } => Some(line) != told.as_ref(),
        _ => true,
    });
    if ruling.is_cut_short() {
        doc.text(say!(words, "cut-short"));
    }
    doctrine(words, ruling, edition, &mut doc);
    doc
}

/// Returns the reasons of a ruling: every step, or the applied and the rejected clauses.
pub fn why(words: &Words, ruling: &Ruling, edition: Edition, depth: ReasonDepth) -> Doc {
    let mut doc = Doc::default();
    let all = depth == ReasonDepth::Everything;
    doc.heading(2, say!(words, if all { "everything" } else { "reasons" }));
    doc.append(reasons(words, ruling, edition, all));
    if !all {
        not_applied(words, ruling, edition, &mut doc);
    }
    doc
}

/// Returns the numbered answers to an open question, each with the decisions it adds. The answers to further questions
/// below an answer are included only if `whole` is true.
pub fn numbered_answers(words: &Words, open: &OpenQuestion, edition: Edition, whole: bool) -> Doc {
    let mut doc = Doc::default();
    for (place, (answer, branch)) in open.branches.iter().enumerate() {
        let states = capitalised(&open.question.reply_in_words(*answer, words));
        doc.marked(0, format!("{})", place + 1), vec![styled(format!("{states}:"), Style::Strong)]);
        if branch.is_empty() {
            doc.item(1, vec![plain(say!(words, "nothing-more"))]);
        }
        if whole {
            decisions(words, branch, edition, DecisionDetail::Brief, 1, &mut doc);
            continue;
        }
        let lines = decision_summary::lines(words, branch, edition, &|ruled| rank(ruled, &[]));
        for text in branches::texts(words, &lines.iter().collect::<Vec<_>>()) {
            doc.item(1, text);
        }
        for open in branch.open() {
            inquiry_line(words, open.question, 1, &mut doc);
        }
    }
    doc
}

/// Adds the decisions, and below each answer to an open question the decisions that the answer adds.
pub(super) fn decisions(
    words: &Words,
    ruling: &Ruling,
    edition: Edition,
    telling: DecisionDetail,
    depth: u8,
    doc: &mut Doc,
) {
    let listing = DecisionListing::new(words, edition, telling, None);
    let section = listing.section(ruling, &mut Vec::new()).simplified();
    listing.write(&section, depth, doc);
}

/// The way in which a ruling is listed.
struct DecisionListing<'a> {
    words: &'a Words,
    edition: Edition,
    telling: DecisionDetail,
    /// The outcome at the leaves, if it is listed too.
    now: Option<&'a OutcomeLines>,
    /// The requests, with every answer that some leaf gives.
    requests: Vec<Request>,
}

impl<'a> DecisionListing<'a> {
    fn new(
        words: &'a Words,
        edition: Edition,
        telling: DecisionDetail,
        now: Option<&'a OutcomeLines>,
    ) -> DecisionListing<'a> {
        let requests = now.map(OutcomeLines::all_requests).unwrap_or_default();
        DecisionListing { words, edition, telling, now, requests }
    }

    fn write(&self, section: &RulingSection, depth: u8, doc: &mut Doc) {
        let inquiry_line =
            |asked: FactQuestion, depth, doc: &mut Doc| inquiry_line(self.words, asked, depth, doc);
        // An outcome by itself does not say what is not rectified.
        let may_rectify = self.telling == DecisionDetail::None;
        branches::write(self.words, section, &inquiry_line, may_rectify, depth, doc);
    }

    /// Returns the lines and the questions of a ruling. `answers` are the answers that lead to it.
    fn section(&self, ruling: &Ruling, answers: &mut Vec<(FactQuestion, Answer)>) -> RulingSection {
        let (words, edition) = (self.words, self.edition);
        let rank = |ruled: &RuledDecision| rank(ruled, &self.requests);
        let mut lines: Vec<RulingLine> = match self.telling {
            DecisionDetail::Brief => decision_summary::lines(words, ruling, edition, &rank),
            DecisionDetail::Whole => ruling
                .decisions()
                .map(|ruled| decision_summary::line_of(words, ruled, edition, rank(ruled)))
                .collect(),
            DecisionDetail::None => Vec::new(),
        };
        if self.telling != DecisionDetail::None {
            self.add_answers_to_requests(ruling, answers, &mut lines);
        }
        let mut questions = Vec::new();
        for open in ruling.open() {
            match self.needless(open.question, answers) {
                Some(line) => lines.push(line),
                None => questions.push(self.question(open, answers)),
            }
        }
        if self.telling == DecisionDetail::None {
            questions.retain(RulingQuestion::has_outcome);
        }
        let now = self.now.map(|now| now.points(answers)).unwrap_or_default();
        let counting = self.now.map(|now| now.counting(answers)).unwrap_or_default();
        RulingSection { lines, questions, now, counting }
    }

    /// Returns the line that says why a question about a claim need not be asked; `None` if it has to be.
    fn needless(
        &self,
        question: FactQuestion,
        after: &[(FactQuestion, Answer)],
    ) -> Option<RulingLine> {
        let now = self.now.filter(|_| self.telling == DecisionDetail::Brief)?;
        let text = now.outcomes().needless(self.words, question, after)?;
        let (rank, effect) = (LineRank::Procedure, LineEffect::Neutral);
        Some(RulingLine { rank, effect, of_card: None, text: vec![plain(text)] })
    }

    fn question(
        &self,
        open: &OpenQuestion,
        answers: &mut Vec<(FactQuestion, Answer)>,
    ) -> RulingQuestion {
        let question = open.question;
        let worth = self.now.and_then(|now| now.outcomes().worth(self.words, question, answers));
        let mut branches = Vec::new();
        for (answer, ruling) in &open.branches {
            answers.push((question, *answer));
            let section = self.section(ruling, answers);
            branches.push(RulingBranch { when: vec![vec![(question, *answer)]], section });
            answers.pop();
        }
        let answers = open.branches.iter().map(|(answer, _)| *answer).collect();
        RulingQuestion { asked: vec![AskedQuestion { question, answers, worth }], branches }
    }

    /// Adds a line for each request that these answers refuse, or that settles which card is played, unless a decision
    /// says so.
    fn add_answers_to_requests(
        &self,
        ruling: &Ruling,
        answers: &[(FactQuestion, Answer)],
        lines: &mut Vec<RulingLine>,
    ) {
        let Some(now) = self.now else { return };
        let mut decided: Vec<&RuledDecision> = Vec::new();
        ruling.each(&mut |part| decided.extend(&part.decisions));
        for request in now.requests(answers) {
            let is_told = decided.iter().any(|ruled| requests::is_answer(ruled, &request));
            let sentence = request.sentence(self.words).filter(|_| !is_told);
            let Some((sentence, law)) = sentence.zip(request.law) else { continue };
            let law = styled(format!(" [{}]", law.number_in(self.edition)), Style::Faint);
            let (rank, place) = match request.answer {
                // It completes the decision of the same clause.
                Some(RequestAnswer::Granted) => {
                    let same = lines.iter().position(|line| line.text.last() == Some(&law));
                    (LineRank::Procedure, same.map_or(lines.len(), |same| same + 1))
                }
                _ => (LineRank::Answer, lines.len()),
            };
            let text = vec![plain(sentence), law];
            let effect = LineEffect::Neutral;
            lines.insert(place, RulingLine { rank, effect, of_card: None, text });
        }
    }
}

/// Returns the place of a decision in a ruling with these requests.
fn rank(ruled: &RuledDecision, requests: &[Request]) -> LineRank {
    match ruled.decision {
        Decision::Knows { .. } | Decision::Is(Status::Seen(_)) => LineRank::Information,
        Decision::Adjusts { damage: Damage::Awaited, .. }
        | Decision::AdjustsOnly { damage: Damage::Awaited, .. } => LineRank::Later,
        _ if requests::comes_first(ruled, requests) => LineRank::Answer,
        _ => LineRank::Procedure,
    }
}

/// Returns the lines of the clauses that the director examines after the end of the play.
fn later(words: &Words, ruling: &Ruling, edition: Edition) -> Vec<RulingLine> {
    let applied = ruling.applied();
    let examined = ruling.rejected().into_iter().filter(|rejection| {
        matches!(rejection.reason, trace::RejectionReason::Condition(condition, false, _)
            if laws::awaits_end_of_play(condition))
            && !applied.contains(&rejection.law)
    });
    let line = |rejection: trace::Rejection| {
        let title = rejection.law.title.in_language(words.language());
        let law = format!(" [{}]", rejection.law.number_in(edition));
        let text = vec![plain(say!(words, "at-the-end", title = title)), styled(law, Style::Faint)];
        let (rank, effect) = (LineRank::Later, LineEffect::Rectifies);
        RulingLine { rank, effect, of_card: None, text }
    };
    examined.map(line).collect()
}

/// Adds the line of an open question, with the player's name if a player answers it by a choice.
fn inquiry_line(words: &Words, asked: FactQuestion, depth: u8, doc: &mut Doc) {
    let question = asked.in_words(words);
    let label = match (asked.fact.asker, asked.about.who) {
        (Asker::Player, Some(who)) => say!(words, "open-choice", who = words.seat(who)),
        (Asker::Player | Asker::Director, _) => say!(words, "open-question"),
    };
    let key = format!(" [{}]", asked.full_key());
    doc.marked(
        depth,
        "?",
        vec![
            styled(format!("{label}: "), Style::Strong),
            plain(question),
            styled(key, Style::Faint),
        ],
    );
}

/// Adds the points of doctrine on which the ruling turned.
fn doctrine(words: &Words, ruling: &Ruling, edition: Edition, doc: &mut Doc) {
    let points = ruling.doctrine();
    if points.is_empty() {
        return;
    }
    doc.blank().heading(2, say!(words, "doctrine"));
    for (point, reading) in points {
        let text = |text: arbitro_laws::ruling::Text| wording(words, text, edition);
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

/// Returns the reason why an option is not right, according to the ruling; `None` if it is right.
pub fn refutation_text(
    words: &Words,
    option: &AnswerOption,
    verdict: &Verdict,
    ruling: &Ruling,
    edition: Edition,
) -> Option<String> {
    let law = |clause: &Clause| clause.number_in(edition);
    match verdict {
        Verdict::Right => None,
        Verdict::Undecided => {
            let (open, _) = *open_questions(ruling).first()?;
            Some(say!(words, "refuted-undecided", question = words.quoted(&open.in_words(words))))
        }
        Verdict::Refuted(Refutation::Decided { claim, against }) => {
            let claimed = option.claims.get(*claim).map(|claim| claim.decision.sentence(words));
            Some(say!(
                words,
                "refuted-decided",
                claim = words.quoted(&claimed.unwrap_or_default()),
                law = law(against.law),
                decision = words.quoted(&against.decision.sentence(words))
            ))
        }
        Verdict::Refuted(Refutation::NotOpen { .. }) => Some(say!(words, "refuted-not-open")),
        Verdict::Refuted(Refutation::OtherValue { against }) => against.map(|against| {
            say!(
                words,
                "refuted-value",
                law = law(against.law),
                decision = words.quoted(&against.decision.sentence(words))
            )
        }),
        Verdict::Refuted(Refutation::Rejected { rejection, .. }) => Some(say!(
            words,
            "refuted-rejected",
            law = law(rejection.law),
            why = because(words, &rejection.reason)
        )),
        Verdict::Refuted(Refutation::Foreign { cite, clause }) => Some(match clause {
            Some(clause) => {
                let title = clause.title.in_language(words.language());
                say!(words, "refuted-foreign", law = law(clause), title = title)
            }
            None => {
                let cite = option.cites(edition).get(*cite).map(|cite| cite.text.clone());
                say!(words, "refuted-unknown", cite = cite.unwrap_or_default())
            }
        }),
    }
}
