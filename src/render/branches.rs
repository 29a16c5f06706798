//! A ruling as lines and questions, in the order in which it is read out. What holds under every answer to a question is
//! said once, before the question; answers with the same consequences share one text.

use arbitro_laws::bridge::{PlayedCard, Seat};
use arbitro_laws::record::names::Names;
use arbitro_laws::ruling::outcome::{OutcomePoint, in_sentences};
use arbitro_laws::ruling::{Answer, FactQuestion};

use super::doc::{Doc, RichText, Style, plain, styled};
use super::text::{Words, say};

/// The place of a line in a ruling. The questions come after the procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum LineRank {
    /// The answer to what a player asked for.
    Answer,
    /// What has happened, and what follows from it.
    Procedure,
    /// Which information is authorised, and for whom.
    Information,
    /// What the director decides at the end of play.
    Later,
}

/// Whether a line gives a rectification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineEffect {
    /// It may be one, or a part of one.
    Rectifies,
    /// It says that there is none.
    Waives,
    /// It says nothing about it.
    Neutral,
}

/// A line of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RulingLine {
    pub rank: LineRank,
    pub effect: LineEffect,
    /// The card that the line is about, in a summary.
    pub of_card: Option<LineOfCard>,
    /// The sentence, and the clauses in brackets.
    pub text: RichText,
}

/// The card that a line is about, and what the line says of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LineOfCard {
    pub hand: Seat,
    pub card: PlayedCard,
    /// The codes of the line's decisions, without the card, and their clauses.
    pub said: String,
}

/// The number of cards from which on a line stands for those that say the same of other cards.
const MANY_CARDS: usize = 3;

/// Returns the texts of lines. Of several lines that say the same of other cards only the first is told, with a sentence
/// that names the other cards.
pub(super) fn texts(words: &Words, lines: &[&RulingLine]) -> Vec<RichText> {
    let mut texts = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        let is_alike = |other: &&&RulingLine| {
            let said = |line: &RulingLine| line.of_card.as_ref().map(|of| of.said.clone());
            said(line).is_some() && said(line) == said(other)
        };
        let alike: Vec<&LineOfCard> =
            lines.iter().filter(is_alike).filter_map(|line| line.of_card.as_ref()).collect();
        let is_first = !lines[..place].iter().any(|other| is_alike(&other));
        if alike.len() < MANY_CARDS {
            texts.push(line.text.clone());
        } else if is_first {
            let others: Vec<(Seat, PlayedCard)> =
                alike[1..].iter().map(|of| (of.hand, of.card)).collect();
            let same = say!(words, "same-for-cards", cards = words.cards_of(&others));
            let mut text = line.text.clone();
            if let Some(sentence) = text.first_mut() {
                sentence.text = format!("{} {same}", sentence.text);
            }
            texts.push(text);
        }
    }
    texts
}

impl RulingLine {
    fn sentence(&self) -> &str {
        self.text.first().map_or("", |piece| &piece.text)
    }
}

/// The lines that hold, and the questions that are open, under some answers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct RulingSection {
    pub lines: Vec<RulingLine>,
    pub questions: Vec<RulingQuestion>,
    /// What these answers add to the outcome.
    pub now: Vec<OutcomePoint>,
    /// What they add about how the tricks of a claim are counted, in sentences.
    pub counting: Vec<String>,
}

/// An open question; several, if the answers to the later ones matter only under some answers to the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RulingQuestion {
    pub asked: Vec<AskedQuestion>,
    /// The consequences of the answers; empty if they are left out.
    pub branches: Vec<RulingBranch>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AskedQuestion {
    pub question: FactQuestion,
    pub answers: Vec<Answer>,
    /// How many tricks of a claim each answer is worth.
    pub worth: Option<String>,
}

/// Answers that hold together.
type AnswersTogether = Vec<(FactQuestion, Answer)>;

/// The consequences of some answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RulingBranch {
    /// The alternatives that lead to this branch.
    pub when: Vec<AnswersTogether>,
    pub section: RulingSection,
}

impl RulingSection {
    /// Moves what all branches of a question have in common before the question, joins branches with the same
    /// consequences, and removes lines that an outer section already has.
    pub fn simplified(mut self) -> RulingSection {
        loop {
            let before = self.clone();
            self.drop_repeats(&[]);
            self.simplify();
            if self == before {
                return self;
            }
        }
    }

    fn drop_repeats(&mut self, outer: &[String]) {
        let mut said = outer.to_vec();
        self.lines.retain(|line| {
            let is_new = !said.iter().any(|known| known == line.sentence());
            if is_new {
                said.push(line.sentence().to_owned());
            }
            is_new
        });
        let branches = self.questions.iter_mut().flat_map(|question| &mut question.branches);
        branches.for_each(|branch| branch.section.drop_repeats(&said));
    }

    fn simplify(&mut self) {
        let mut simple: Vec<RulingQuestion> = Vec::new();
        for mut question in std::mem::take(&mut self.questions) {
            question.branches.iter_mut().for_each(|branch| branch.section.simplify());
            self.lines.extend(question.take_common_lines());
            let inner = question.take_common_questions();
            question.join_equal();
            while question.open_up() {
                question.join_equal();
            }
            simple.push(question);
            simple.extend(inner);
        }
        self.questions = simple;
    }

    fn has(&self, effect: LineEffect) -> bool {
        self.lines.iter().any(|line| line.effect == effect)
    }

    /// Returns whether a line rectifies, or one of several questions may lead to a rectification.
    fn may_rectify(&self) -> bool {
        self.has(LineEffect::Rectifies) || self.questions.len() > 1
    }

    /// Returns whether there is no rectification, under any answer.
    fn waives(&self) -> bool {
        !self.may_rectify()
            && match &self.questions[..] {
                [] => self.has(LineEffect::Waives),
                [question, ..] => {
                    let mut branches = question.branches.iter().map(|branch| &branch.section);
                    !question.branches.is_empty()
                        && branches.all(|section| section.is_empty() || section.waives())
                }
            }
    }

    /// Returns whether nothing is decided, asked or said.
    fn is_empty(&self) -> bool {
        let RulingSection { lines, questions, now, counting } = self;
        lines.is_empty() && questions.is_empty() && now.is_empty() && counting.is_empty()
    }

    /// Returns the sentences of the lines, without their clauses.
    pub fn sentences(&self) -> Vec<String> {
        self.lines.iter().map(|line| line.sentence().to_owned()).collect()
    }
}

impl RulingQuestion {
    /// Returns whether some branch adds to the outcome.
    pub fn has_outcome(&self) -> bool {
        self.branches.iter().any(|RulingBranch { section, .. }| {
            !section.now.is_empty() || section.questions.iter().any(RulingQuestion::has_outcome)
        })
    }

    fn take_common_lines(&mut self) -> Vec<RulingLine> {
        take_common(&mut self.branches, |section| &mut section.lines)
    }

    fn take_common_questions(&mut self) -> Vec<RulingQuestion> {
        take_common(&mut self.branches, |section| &mut section.questions)
    }

    /// Joins the branches with the same consequences.
    fn join_equal(&mut self) {
        let mut joined: Vec<RulingBranch> = Vec::new();
        for branch in std::mem::take(&mut self.branches) {
            match joined.iter_mut().find(|other| other.section == branch.section) {
                Some(same) => same.when.extend(branch.when),
                None => joined.push(branch),
            }
        }
        for branch in &mut joined {
            self.asked.iter().for_each(|asked| shorten(&mut branch.when, asked));
        }
        self.branches = joined;
    }

    /// Replaces a branch that only asks a further question with the branches of that question, if one of them has the
    /// consequences of another branch. Returns whether there is such a branch.
    fn open_up(&mut self) -> bool {
        let found = self.branches.iter().position(|branch| {
            let RulingSection { lines, questions, now, counting } = &branch.section;
            let is_empty = lines.is_empty() && now.is_empty() && counting.is_empty();
            let ([inner], true) = (&questions[..], is_empty) else {
                return false;
            };
            let is_known = |section: &RulingSection| {
                self.branches.iter().any(|other| other.section == *section)
            };
            inner.branches.iter().any(|branch| is_known(&branch.section))
        });
        let Some(place) = found else { return false };
        let mut opened = self.branches.remove(place);
        let inner = opened.section.questions.remove(0);
        self.asked.extend(inner.asked);
        for (offset, branch) in inner.branches.into_iter().enumerate() {
            let with = |outer: &AnswersTogether| {
                let outer = outer.clone();
                branch.when.iter().map(move |own| [outer.clone(), own.clone()].concat())
            };
            let when = opened.when.iter().flat_map(with).collect();
            self.branches.insert(place + offset, RulingBranch { when, section: branch.section });
        }
        true
    }
}

/// Removes the items that all branches have, and returns them.
fn take_common<T: PartialEq + Clone>(
    branches: &mut [RulingBranch],
    items: impl Fn(&mut RulingSection) -> &mut Vec<T>,
) -> Vec<T> {
    let Some((first, others)) = branches.split_first_mut() else { return Vec::new() };
    if others.is_empty() {
        return Vec::new();
    }
    let mut common = items(&mut first.section).clone();
    for other in &mut *others {
        common.retain(|item| items(&mut other.section).contains(item));
    }
    for branch in branches {
        items(&mut branch.section).retain(|item| !common.contains(item));
    }
    common
}

/// Leaves the answer to a question out of an alternative if every other answer to it is an alternative of its own:
/// "if no, or if yes and B" is "if no, or if B".
fn shorten(when: &mut [AnswersTogether], asked: &AskedQuestion) {
    let alone: Vec<Answer> = when
        .iter()
        .filter_map(|answers| match answers[..] {
            [(question, answer)] if question == asked.question => Some(answer),
            _ => None,
        })
        .collect();
    for answers in when.iter_mut().filter(|answers| answers.len() > 1) {
        let is_implied = |answer: Answer| {
            asked.answers.iter().all(|other| *other == answer || alone.contains(other))
        };
        answers.retain(|(question, answer)| *question != asked.question || !is_implied(*answer));
    }
}

/// What has been printed above a section.
#[derive(Clone)]
struct PrintedAbove {
    sentences: Vec<String>,
    /// Whether it need not be said that there is no rectification: one has been printed, or may follow from another open
    /// question, or it has been said.
    is_stated: bool,
}

/// Adds the lines of a section at a depth, and its questions with their branches; in each branch also what its answers
/// add to the outcome. `inquiry_line` adds the line of a question at a depth. Unless `may_rectify`, it is said where there
/// is no rectification.
pub(super) fn write(
    words: &Words,
    section: &RulingSection,
    inquiry_line: &impl Fn(FactQuestion, u8, &mut Doc),
    may_rectify: bool,
    depth: u8,
    doc: &mut Doc,
) {
    let above = PrintedAbove { sentences: Vec::new(), is_stated: may_rectify };
    SectionWriter { words, inquiry_line }.section(section, above, depth, doc);
}

struct SectionWriter<'w, F> {
    words: &'w Words,
    inquiry_line: &'w F,
}

impl<F: Fn(FactQuestion, u8, &mut Doc)> SectionWriter<'_, F> {
    fn section(&self, section: &RulingSection, mut above: PrintedAbove, depth: u8, doc: &mut Doc) {
        let RulingSection { lines, questions, .. } = section;
        let ranked = |is_wanted: fn(LineRank) -> bool| {
            let mut found: Vec<&RulingLine> =
                lines.iter().filter(|line| is_wanted(line.rank)).collect();
            found.sort_by_key(|line| line.rank);
            found
        };
        above.sentences.extend(section.sentences());
        above.is_stated |= section.may_rectify();
        for text in texts(self.words, &ranked(|rank| rank <= LineRank::Procedure)) {
            doc.item(depth, text);
        }
        if !above.is_stated && section.waives() {
            doc.item(depth, vec![plain(say!(self.words, "no-rectification"))]);
            above.is_stated = true;
        }
        for question in questions {
            self.question(question, &above, depth, doc);
        }
        for text in texts(self.words, &ranked(|rank| rank > LineRank::Procedure)) {
            doc.item(depth, text);
        }
    }

    fn question(&self, question: &RulingQuestion, above: &PrintedAbove, depth: u8, doc: &mut Doc) {
        let words = self.words;
        for asked in &question.asked {
            (self.inquiry_line)(asked.question, depth, doc);
            if let Some(worth) = &asked.worth {
                doc.item(depth + 1, vec![plain(worth.clone())]);
            }
        }
        if question.branches.is_empty() {
            doc.item(depth + 1, vec![plain(say!(words, "too-much-open"))]);
        }
        for RulingBranch { when, section } in &question.branches {
            let heading = format!("{}:", condition(words, when));
            doc.marked(depth + 1, ">", vec![styled(heading, Style::Strong)]);
            let said = [&above.sentences[..], &section.sentences()].concat();
            let now = now_line(words, section, &said);
            if section.lines.is_empty() && section.questions.is_empty() && now.is_none() {
                let nothing = match above.is_stated {
                    true => say!(words, "nothing-more"),
                    false => say!(words, "no-rectification"),
                };
                doc.item(depth + 2, vec![plain(nothing)]);
            }
            self.section(section, above.clone(), depth + 2, doc);
            if let Some(now) = now {
                doc.item(depth + 2, now);
            }
        }
    }
}

/// Returns the condition of a branch in words: "if A and B, or if C".
pub(super) fn condition(words: &Words, when: &[AnswersTogether]) -> String {
    let together = |answers: &AnswersTogether| {
        let stated = answers.iter().map(|(asked, answer)| asked.reply_in_words(*answer, words));
        let stated = stated.collect::<Vec<String>>().join(&format!(" {} ", Names::and(words)));
        // Only Italian has a word "è".
        stated.replace(" e è ", " ed è ")
    };
    let mut alternatives = when.iter().map(together);
    let first = alternatives.next().unwrap_or_default();
    alternatives.fold(say!(words, "branch-if", answer = first), |before, answer| {
        say!(words, "branch-or", before = before, answer = answer)
    })
}

/// Returns the line of what a section adds to the outcome, without the sentences in `said`; `None` if nothing is left.
pub(super) fn now_line(
    words: &Words,
    section: &RulingSection,
    said: &[String],
) -> Option<RichText> {
    let mut sentences = in_sentences(&section.now, words);
    sentences.retain(|sentence| !said.contains(sentence));
    sentences.extend_from_slice(&section.counting);
    let label = styled(format!("{} ", say!(words, "now")), Style::Strong);
    (!sentences.is_empty()).then(|| vec![label, plain(sentences.join(" "))])
}
