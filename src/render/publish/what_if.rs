//! The alternatives of other findings: the engine's tree of inquiries, computed with the page. The page's script only
//! walks it.

use serde::Serialize;

use crate::render::text::{Words, capitalised};
use crate::render::wording::{number, question, reply};
use arbitro_cases::findings::{answers_any, full_key};
use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::ruling::paths::RulingTree;
use arbitro_laws::ruling::{AnswerSource, Asker, PresetAnswer};

/// Maximum number of paths that a page contains for a question.
const MOST: usize = 48;

/// A decision with its clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WhatIfDecision {
    pub text: String,
    pub law: String,
}

/// The decisions at a node, and the inquiry that follows.
#[derive(Clone, Debug, Serialize)]
pub struct WhatIfNode {
    pub decided: Vec<WhatIfDecision>,
    pub open: Option<WhatIfInquiry>,
}

#[derive(Clone, Debug, Serialize)]
pub struct WhatIfInquiry {
    pub question: String,
    /// True if the inquiry is a player's choice instead of a director's finding.
    pub choice: bool,
    /// Empty if there are too many paths.
    pub answers: Vec<WhatIfAnswer>,
}

#[derive(Clone, Debug, Serialize)]
pub struct WhatIfAnswer {
    pub text: String,
    /// In the notation of `arbitro rule --assume`: `unintended@S=yes`.
    pub key: String,
    /// True if it is the case's own finding.
    pub given: bool,
    pub then: WhatIfNode,
}

/// Returns the tree without the case's findings, or with them if there would be too many paths; `None` if there is no
/// open inquiry.
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

/// Returns true if some answers are not followed because there are too many paths.
fn is_cut(node: &WhatIfNode) -> bool {
    node.open.as_ref().is_some_and(|open| {
        open.answers.is_empty() || open.answers.iter().any(|answer| is_cut(&answer.then))
    })
}

fn node(words: &Words, item: &Question, terms: &RulingTerms, tree: &RulingTree<'_>) -> WhatIfNode {
    let decided = tree.decisions.iter().map(|ruled| WhatIfDecision {
        text: ruled.decision.sentence(words),
        law: number(ruled.law, terms.edition).to_owned(),
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
                text: capitalised(&reply(words, asked, *answer)),
                key: format!("{}={}", full_key(&given), asked.fact.reply_key(*answer)),
                given: item.preset_answers.iter().any(|found| is_found(&found)),
                then: node(words, item, terms, then),
            }
        });
        WhatIfInquiry {
            question: question(words, asked),
            choice: asked.fact.asker == Asker::Player,
            answers: answers.collect(),
        }
    });
    WhatIfNode { decided: decided.collect(), open }
}
