//! The rulings under other findings, as a tree of open questions that is computed when the page is made. The page's
//! script only follows the branches.

use serde::Serialize;

use crate::render::now::OutcomeLines;
use crate::render::text::{Words, capitalised};
use arbitro_cases::findings::{answers_any, full_key};
use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::ruling::paths::RulingTree;
use arbitro_laws::ruling::{Answer, AnswerSource, Asker, FactQuestion, PresetAnswer, Ruling};

/// Maximum number of paths in a question's tree on a page.
const MOST: usize = 48;

/// The sentence of a decision, with the number of its clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WhatIfDecision {
    pub text: String,
    pub law: String,
}

/// A node of the tree, with the decisions taken after its path of answers, and the next open question, if any.
#[derive(Clone, Debug, Serialize)]
pub struct WhatIfNode {
    pub decided: Vec<WhatIfDecision>,
    pub open: Option<WhatIfInquiry>,
    /// How the table stands, in sentences other than those of the decisions; empty if a question is open.
    pub now: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct WhatIfInquiry {
    pub question: String,
    /// True if the answer is a player's choice; false if it is a director's finding.
    pub choice: bool,
    /// The answers, each with its own node; empty if there are too many paths.
    pub answers: Vec<WhatIfAnswer>,
}

#[derive(Clone, Debug, Serialize)]
pub struct WhatIfAnswer {
    pub text: String,
    /// The answer in the notation of `arbitro rule --assume`: `unintended@S=yes`.
    pub key: String,
    /// True if the case itself states this answer.
    pub given: bool,
    pub then: WhatIfNode,
}

/// Returns the tree of a question without the case's findings, or with them if the tree would have too many paths.
/// `None` if no question is open, or if there are too many paths even then.
pub fn tree(words: &Words, question: &Question, terms: &RulingTerms) -> Option<WhatIfNode> {
    let free = Question { preset_answers: Vec::new(), ..question.clone() };
    let ruling = free.rule(terms).ok()?;
    let mut root = root(words, question, &free, &ruling, terms);
    if leaves(&root) > MOST || is_cut(&root) {
        root = self::root(words, question, question, &question.rule(terms).ok()?, terms);
    }
    let fits = root.open.is_some() && leaves(&root) <= MOST && !is_cut(&root);
    fits.then_some(root)
}

/// Returns the tree of the ruling on `ruled`, which is the question with or without its findings.
fn root(
    words: &Words,
    question: &Question,
    ruled: &Question,
    ruling: &Ruling,
    terms: &RulingTerms,
) -> WhatIfNode {
    let tree = ruling.tree();
    let outcomes = OutcomeLines::new(ruled, ruling, terms);
    let writer = TreeWriter { words, question, terms, outcomes };
    writer.node(&tree, &mut Vec::new(), &mut Vec::new())
}

fn leaves(node: &WhatIfNode) -> usize {
    let open = node.open.iter().flat_map(|open| &open.answers);
    open.map(|answer| leaves(&answer.then)).sum::<usize>().max(1)
}

/// Returns true if the tree leaves out answers because there are too many paths.
fn is_cut(node: &WhatIfNode) -> bool {
    node.open.as_ref().is_some_and(|open| {
        open.answers.is_empty() || open.answers.iter().any(|answer| is_cut(&answer.then))
    })
}

struct TreeWriter<'w> {
    words: &'w Words,
    question: &'w Question,
    terms: &'w RulingTerms,
    outcomes: OutcomeLines,
}

impl TreeWriter<'_> {
    /// Returns the node of a tree. `path` are the answers that lead to it, and `told` the decisions on the way.
    fn node(
        &self,
        tree: &RulingTree<'_>,
        path: &mut Vec<(FactQuestion, Answer)>,
        told: &mut Vec<String>,
    ) -> WhatIfNode {
        let decided = tree.decisions.iter().map(|ruled| WhatIfDecision {
            text: ruled.decision.sentence(self.words),
            law: ruled.law.number_in(self.terms.edition).to_owned(),
        });
        let decided: Vec<WhatIfDecision> = decided.collect();
        let before = told.len();
        told.extend(decided.iter().map(|one| one.text.clone()));
        let mut answers = Vec::new();
        for (asked, answer, then) in tree.branches() {
            path.push((asked, answer));
            answers.push(self.answer(asked, answer, self.node(then, path, told)));
            path.pop();
        }
        let open = tree.open.as_ref().map(|open| WhatIfInquiry {
            question: open.question.in_words(self.words),
            choice: open.question.fact.asker == Asker::Player,
            answers,
        });
        let mut now = Vec::new();
        if open.is_none() {
            now = self.outcomes.sentences_at(self.words, path);
            now.retain(|sentence| !told.contains(sentence));
        }
        told.truncate(before);
        WhatIfNode { decided, open, now: now.join(" ") }
    }

    fn answer(&self, asked: FactQuestion, answer: Answer, then: WhatIfNode) -> WhatIfAnswer {
        let given = PresetAnswer {
            fact: asked.fact,
            about: asked.about,
            answer,
            source: AnswerSource::Assumed,
        };
        let is_found =
            |found: &PresetAnswer| answers_any(found, &[asked]) && found.answer == answer;
        WhatIfAnswer {
            text: capitalised(&asked.reply_in_words(answer, self.words)),
            key: format!("{}={}", full_key(&given), asked.fact.reply_key(answer)),
            given: self.question.preset_answers.iter().any(is_found),
            then,
        }
    }
}
