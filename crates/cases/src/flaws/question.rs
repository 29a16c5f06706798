//! The flaws that a single question shows without the rest of the bank.

use crate::aspect::is_of_one_effect;
use crate::case::{AnswerOption, Question};
use crate::contrast::OptionContrasts;
use crate::diag::{Code, Problem, Span};
use crate::ruling_terms::RulingTerms;
use arbitro_laws::bridge::{Deal, PlayedCard, Seat};
use arbitro_laws::record::event::{Act, Event};
use arbitro_laws::record::spoken::known_words;
use arbitro_laws::ruling::{Edition, Language};

use super::text_features::{NormalizedText, asks};
use super::thresholds::MAX_LENGTH_RATIO;

/// Returns the flaws of a question that was read and checked, in the order of the file.
pub fn flaws(question: &Question) -> Vec<Problem> {
    let [italian, english] = Language::ALL.map(|language| text_flaws(question, language));
    let mut flaws = claims_on_absent_cards(question);
    for (event, span) in question.places.events.iter().enumerate() {
        let words = question.ignored_words(event, &Language::ALL).into_iter();
        flaws.extend(words.map(|word| {
            let problem = Problem::new(Code::WordIgnored, span.clone()).with("word", word);
            problem.nearest(word, known_words())
        }));
    }
    if !is_in_english(question) {
        flaws.push(
            Problem::new(Code::NoEnglish, question.places.id.clone()).with("id", &question.id),
        );
    }
    flaws.extend(defensible_options(question).into_iter().map(|(wrong, right)| {
        let problem = Problem::new(Code::BothDefensible, question.options[wrong].span.clone());
        problem.with("option", wrong + 1).with("other", right + 1)
    }));
    for (code, span) in &italian {
        let both = english.contains(&(*code, span.clone()));
        flaws.push(flaw(*code, span, if both { "both" } else { "it" }));
    }
    let only_english = english.iter().filter(|flaw| !italian.contains(flaw));
    flaws.extend(only_english.map(|(code, span)| flaw(*code, span, "en")));
    flaws.sort_by_key(|flaw| (flaw.span.start, flaw.code));
    flaws
}

fn flaw(code: Code, span: &Span, language: &str) -> Problem {
    Problem::new(code, span.clone()).with("language", language)
}

/// Counts the wrong options of a question, and reports each that has no comment and, in some edition, no contrast: it is
/// right in no similar situation, and its refutation depends on no condition of a clause.
pub fn without_contrast(question: &Question, terms: &[RulingTerms]) -> (usize, Vec<Problem>) {
    let mut without = vec![false; question.options.len()];
    let mut wrong = vec![false; question.options.len()];
    for terms in terms.iter().filter(|terms| question.belongs_to(terms.edition)) {
        let mut contrasts = OptionContrasts::new(question, terms);
        for (index, option) in question.options.iter().enumerate() {
            if !option.is_marked(terms.edition) {
                wrong[index] = true;
                without[index] |= option.comment.is_none() && !contrasts.is_explained(index);
            }
        }
    }
    let flaw = |(index, _): (usize, &bool)| {
        let span = question.options[index].span.clone();
        Problem::new(Code::NoContrast, span).with("option", index + 1)
    };
    let flaws = without.iter().enumerate().filter(|(_, without)| **without).map(flaw);
    (wrong.iter().filter(|wrong| **wrong).count(), flaws.collect())
}

/// Returns true if the stem and all options have English texts.
fn is_in_english(question: &Question) -> bool {
    let options = question.options.iter().map(|option| &option.text);
    options.chain([&question.text]).all(|text| !text.en.is_empty())
}

/// An option with its text in a language.
struct OptionText<'i> {
    option: &'i AnswerOption,
    right: bool,
    /// The length of the text in characters.
    length: usize,
    plain: &'i NormalizedText,
}

/// Returns the flaws of the texts of a question in a language, each with its place in the file.
fn text_flaws(question: &Question, language: Language) -> Vec<(Code, Span)> {
    let mut flaws = Vec::new();
    if language == Language::English && !is_in_english(question) {
        return flaws;
    }
    if !asks(question.text.in_language(language)) {
        flaws.push((Code::AsksNothing, question.places.id.clone()));
    }
    let texts = question.options.iter().map(|option| option.text.in_language(language));
    let texts: Vec<(usize, NormalizedText)> =
        texts.map(|text| (text.chars().count(), NormalizedText::of(text))).collect();
    let marks = |edition: &Edition| {
        question.options.iter().map(|option| option.is_marked(*edition)).collect::<Vec<_>>()
    };
    // Most questions have the same right options in every edition, so duplicates are removed.
    let mut marked: Vec<Vec<bool>> = question.editions.iter().map(marks).collect();
    marked.dedup();
    for marks in marked {
        let options = question.options.iter().zip(&texts).zip(marks);
        let options = options.map(|((option, (length, plain)), right)| OptionText {
            option,
            right,
            length: *length,
            plain,
        });
        for flaw in option_flaws(&options.collect::<Vec<_>>(), language) {
            if !flaws.contains(&flaw) {
                flaws.push(flaw);
            }
        }
    }
    flaws
}

fn option_flaws(options: &[OptionText<'_>], language: Language) -> Vec<(Code, Span)> {
    // The values of an aspect have the words that they need, whichever is right.
    let are_values = options.iter().all(|option| option.option.value.is_some());
    let mut flaws = if are_values { Vec::new() } else { lengths(options) };
    let all = |is: &dyn Fn(&NormalizedText) -> bool| -> Vec<&OptionText<'_>> {
        options.iter().filter(|option| is(option.plain)).collect()
    };
    let reasons = all(&|text| text.gives_reason(language));
    // An option that states a fact to establish may ask for a reason, but gives none.
    let in_right = |option: &&OptionText<'_>| option.right && option.option.asks.is_empty();
    if let Some(first) = reasons.first().filter(|_| reasons.iter().all(in_right)) {
        flaws.push((Code::ReasonInRight, first.option.span.clone()));
    }
    if let [only] = all(&|text| text.is_absolute(language)).as_slice() {
        flaws.push((Code::AbsoluteInOne, only.option.span.clone()));
    }
    let cite = all(&NormalizedText::cites);
    if let Some(first) = cite.first().filter(|_| cite.len() < options.len()) {
        flaws.push((Code::ClauseInSome, first.option.span.clone()));
    }
    for (index, one) in options.iter().enumerate() {
        let others = || options.iter().enumerate().filter(|(other, _)| *other != index);
        let same = others().any(|(other, two)| other < index && one.plain == two.plain);
        if same || others().any(|(_, two)| one.plain.contains(two.plain)) {
            flaws.push((Code::OptionWithin, one.option.span.clone()));
        }
    }
    flaws
}

/// Reports the only right option if it is much longer, or much shorter, than every wrong one. The texts of facts to
/// establish are fixed, and a question may ask for any of them.
fn lengths(options: &[OptionText<'_>]) -> Vec<(Code, Span)> {
    if options.iter().any(|option| !option.option.asks.is_empty()) {
        return Vec::new();
    }
    let much = |long: usize, short: usize| long * MAX_LENGTH_RATIO.1 >= short * MAX_LENGTH_RATIO.0;
    let right: Vec<&OptionText<'_>> = options.iter().filter(|option| option.right).collect();
    let [right] = right.as_slice() else { return Vec::new() };
    let wrong = || options.iter().filter(|option| !option.right).map(|option| option.length);
    let longer = wrong().max().is_some_and(|wrong| much(right.length, wrong));
    let shorter = wrong().min().is_some_and(|wrong| much(wrong, right.length));
    let stands_out = longer || shorter;
    stands_out.then(|| (Code::RightStandsOut, right.option.span.clone())).into_iter().collect()
}

/// Returns the wrong options that come to the same as a right one, each with the right one.
fn defensible_options(question: &Question) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for (wrong, option) in question.options.iter().enumerate() {
        let is_against = |other: &AnswerOption| {
            let marked =
                |edition: &Edition| other.is_marked(*edition) && !option.is_marked(*edition);
            question.editions.iter().any(marked) && come_to_the_same(option, other)
        };
        found.extend(question.options.iter().position(is_against).map(|right| (wrong, right)));
    }
    found
}

/// Returns true if an examiner could defend both options: their values are near each other or, without citations, the
/// claims of one imply those of the other.
fn come_to_the_same(one: &AnswerOption, other: &AnswerOption) -> bool {
    if let (Some(one), Some(other)) = (&one.value, &other.value) {
        return one.is_near(other);
    }
    let has_cites =
        |option: &AnswerOption| Edition::ALL.iter().any(|it| !option.cites(*it).is_empty());
    if has_cites(one) || has_cites(other) || one.claims.is_empty() || other.claims.is_empty() {
        return false;
    }
    let implies = |one: &AnswerOption, other: &AnswerOption| {
        other.claims.iter().all(|claim| {
            one.claims.iter().any(|own| {
                is_of_one_effect(&own.decision, &claim.decision)
                    || own.decision.entails(&claim.decision)
            })
        })
    };
    implies(one, other) || implies(other, one)
}

/// Reports claims about a card that the stated hand does not hold.
fn claims_on_absent_cards(question: &Question) -> Vec<Problem> {
    let deal = &question.setting.deal;
    let mut problems = Vec::new();
    for option in &question.options {
        for (claim, span) in option.claims.iter().zip(&option.claim_spans) {
            let Some((hand, card)) = claim.decision.card_of_hand() else { continue };
            if !is_foreign(question, hand, card) && !may_hold(deal, hand, card) {
                let problem = Problem::new(Code::ClaimNotHeld, span.clone());
                problems.push(problem.with("seat", hand).with("card", card));
            }
        }
    }
    problems
}

/// Returns true if the record has an event that puts a card of another pack into the hand.
fn is_foreign(question: &Question, hand: Seat, card: PlayedCard) -> bool {
    let event = Event { by: hand, act: Act::HasForeign(card) };
    question.record.events.contains(&event)
}

fn may_hold(deal: &Deal, hand: Seat, card: PlayedCard) -> bool {
    match card {
        PlayedCard::Exact(card) => deal.holds(hand, card) != Some(false),
        PlayedCard::Small(suit) => deal.has_suit(hand, suit) != Some(false),
        PlayedCard::Unrecorded => true,
    }
}
