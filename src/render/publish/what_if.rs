//! The rulings under other findings, as a tree of open questions that is computed when the page is made. The page's
//! script only follows the branches.

use serde::Serialize;

use crate::render::text::{Words, capitalised};
use arbitro_cases::findings::{answers_any, full_key};
use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::ruling::paths::RulingTree;
use arbitro_laws::ruling::{AnswerSource, Asker, PresetAnswer};

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
    let mut node = node(words, question, terms, &ruling.tree());
    if leaves(&node) > MOST || is_cut(&node) {
        let ruling = question.rule(terms).ok()?;
        node = self::node(words, question, terms, &ruling.tree());
    }
    let fits = node.open.is_some() && leaves(&node) <= MOST && !is_cut(&node);
    fits.then_some(node)
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

fn node(words: &Words, item: &Question, terms: &RulingTerms, tree: &RulingTree<'_>) -> WhatIfNode {
    let decided = tree.decisions.iter().map(|ruled| WhatIfDecision {
        text: ruled.decision.sentence(words),
        law: ruled.law.number_in(terms.edition).to_owned(),
    });
    let open = tree.open.as_ref().map(|open| {
        let asked = open.question;
        let answers = open.branches.iter().map(|(answer, then)| {
            let given = PresetAnswer {
                fact: asked.fact,
                about: asked.about,
                answer: *answer,
                source: AnswerSource::Assumed,
            };
            let is_found =
                |found: &&PresetAnswer| answers_any(found, &[asked]) && found.answer == *answer;
            WhatIfAnswer {
                text: capitalised(&asked.reply_in_words(*answer, words)),
                key: format!("{}={}", full_key(&given), asked.fact.reply_key(*answer)),
                given: item.preset_answers.iter().any(|found| is_found(&found)),
                then: node(words, item, terms, then),
            }
        });
        WhatIfInquiry {
            question: asked.in_words(words),
            choice: asked.fact.asker == Asker::Player,
            answers: answers.collect(),
        }
    });
    WhatIfNode { decided: decided.collect(), open }
}
