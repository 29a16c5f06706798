//! What would follow if something else had been found: the engine's tree over its questions, made with the page. The
//! page only walks it.

use serde::Serialize;

use crate::render::text::{Words, capitalised};
use crate::render::wording::{number, question, reply};
use arbitro_cases::findings::{answers_any, written};
use arbitro_cases::{Item, Terms};
use arbitro_laws::ruling::ways::Tree;
use arbitro_laws::ruling::{Asker, Given, Source};

/// The most ways that a page holds of one question.
const MOST: usize = 48;

/// A decision and its clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Decided {
    pub text: String,
    pub law: String,
}

/// What is decided, and what must be known to go on.
#[derive(Clone, Debug, Serialize)]
pub struct Node {
    pub decided: Vec<Decided>,
    pub open: Option<Open>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Open {
    pub question: String,
    /// Whether it is a player's choice, not a director's finding.
    pub choice: bool,
    /// Empty where there are too many ways to give them all.
    pub answers: Vec<Answer>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    pub text: String,
    /// As `arbitro rule --assume` takes it: `unintended@S=yes`.
    pub key: String,
    /// Whether the case has it so.
    pub given: bool,
    pub then: Node,
}

/// The tree without what the case says was found, or with it where that opens too many ways; none where nothing is
/// open.
pub fn tree(words: &Words, item: &Item, terms: &Terms) -> Option<Node> {
    let free = Item { given: Vec::new(), ..item.clone() };
    let ruling = free.rule(terms).ok()?;
    let mut node = node(words, item, terms, &ruling.tree());
    if leaves(&node) > MOST || is_cut(&node) {
        let ruling = item.rule(terms).ok()?;
        node = self::node(words, item, terms, &ruling.tree());
    }
    let fits = node.open.is_some() && leaves(&node) <= MOST && !is_cut(&node);
    fits.then_some(node)
}

fn leaves(node: &Node) -> usize {
    let open = node.open.iter().flat_map(|open| &open.answers);
    open.map(|answer| leaves(&answer.then)).sum::<usize>().max(1)
}

/// Whether somewhere not every answer is followed up.
fn is_cut(node: &Node) -> bool {
    node.open.as_ref().is_some_and(|open| {
        open.answers.is_empty() || open.answers.iter().any(|answer| is_cut(&answer.then))
    })
}

fn node(words: &Words, item: &Item, terms: &Terms, tree: &Tree<'_>) -> Node {
    let decided = tree.decisions.iter().map(|ruled| Decided {
        text: ruled.decision.sentence(words),
        law: number(ruled.law, terms.edition).to_owned(),
    });
    let open = tree.open.as_ref().map(|open| {
        let asked = open.question;
        let answers = open.branches.iter().map(|(answer, then)| {
            let given = Given {
                fact: asked.fact,
                about: asked.about,
                answer: *answer,
                source: Source::Assumed,
            };
            let is_found = |found: &&Given| answers_any(found, &[asked]) && found.answer == *answer;
            Answer {
                text: capitalised(&reply(words, asked, *answer)),
                key: format!("{}={}", written(&given), asked.fact.reply_key(*answer)),
                given: item.given.iter().any(|found| is_found(&found)),
                then: node(words, item, terms, then),
            }
        });
        Open {
            question: question(words, asked),
            choice: asked.fact.asker == Asker::Player,
            answers: answers.collect(),
        }
    });
    Node { decided: decided.collect(), open }
}
