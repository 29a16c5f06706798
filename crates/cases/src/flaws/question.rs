//! The flaws of one question, which can be seen in it alone.

use crate::case::{AnswerOption, Question};
use crate::contrast::OptionContrasts;
use crate::diag::{Code, Problem, Span};
use crate::ruling_terms::RulingTerms;
use arbitro_laws::bridge::{Deal, PlayedCard, Seat};
use arbitro_laws::ruling::{Edition, Language};
use arbitro_laws::table::event::{Act, Event};

use super::text_features::{NormalizedText, asks};
use super::thresholds::MAX_LENGTH_RATIO;

/// The flaws of a question that was read and proved, in the order of the file.
pub fn flaws(item: &Question) -> Vec<Problem> {
    let [italian, english] = Language::ALL.map(|language| text_flaws(item, language));
    let mut flaws = claims_on_absent_cards(item);
    if !is_in_english(item) {
        flaws.push(Problem::new(Code::NoEnglish, item.places.id.clone()).with("id", &item.id));
    }
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

/// How many wrong options a question has, and those of which, in some edition, it is not clear what was overlooked: no
/// situation nearby makes them right, and what is decided instead turns on no named condition.
pub fn without_contrast(item: &Question, terms: &[RulingTerms]) -> (usize, Vec<Problem>) {
    let mut without = vec![false; item.options.len()];
    let mut wrong = vec![false; item.options.len()];
    for terms in terms.iter().filter(|terms| item.belongs_to(terms.edition)) {
        let mut contrasts = OptionContrasts::new(item, terms);
        for (index, option) in item.options.iter().enumerate() {
            if !option.is_marked(terms.edition) {
                wrong[index] = true;
                without[index] |= !contrasts.is_explained(index);
            }
        }
    }
    let flaw = |(index, _): (usize, &bool)| {
        let span = item.options[index].span.clone();
        Problem::new(Code::NoContrast, span).with("option", index + 1)
    };
    let flaws = without.iter().enumerate().filter(|(_, without)| **without).map(flaw);
    (wrong.iter().filter(|wrong| **wrong).count(), flaws.collect())
}

/// Whether the texts of a question are also in English.
fn is_in_english(item: &Question) -> bool {
    let options = item.options.iter().map(|option| &option.text);
    options.chain([&item.text]).all(|text| !text.en.is_empty())
}

/// An option as it is read in a language.
struct OptionText<'i> {
    option: &'i AnswerOption,
    right: bool,
    /// Its length in characters.
    length: usize,
    plain: &'i NormalizedText,
}

/// What the words of a question in a language give away, each with its place.
fn text_flaws(item: &Question, language: Language) -> Vec<(Code, Span)> {
    let mut found = Vec::new();
    if language == Language::English && !is_in_english(item) {
        return found;
    }
    if !asks(item.text.in_language(language)) {
        found.push((Code::AsksNothing, item.places.id.clone()));
    }
    let texts = item.options.iter().map(|option| option.text.in_language(language));
    let texts: Vec<(usize, NormalizedText)> =
        texts.map(|text| (text.chars().count(), NormalizedText::of(text))).collect();
    let marks = |edition: &Edition| {
        item.options.iter().map(|option| option.is_marked(*edition)).collect::<Vec<_>>()
    };
    // Most questions have the same right options in every edition.
    let mut marked: Vec<Vec<bool>> = item.editions.iter().map(marks).collect();
    marked.dedup();
    for marks in marked {
        let options = item.options.iter().zip(&texts).zip(marks);
        let options = options.map(|((option, (length, plain)), right)| OptionText {
            option,
            right,
            length: *length,
            plain,
        });
        for flaw in option_flaws(&options.collect::<Vec<_>>(), language) {
            if !found.contains(&flaw) {
                found.push(flaw);
            }
        }
    }
    found
}

fn option_flaws(options: &[OptionText<'_>], language: Language) -> Vec<(Code, Span)> {
    let mut found = lengths(options);
    let all = |is: &dyn Fn(&NormalizedText) -> bool| -> Vec<&OptionText<'_>> {
        options.iter().filter(|option| is(option.plain)).collect()
    };
    let reasons = all(&|text| text.gives_reason(language));
    if let Some(first) = reasons.first().filter(|_| reasons.iter().all(|option| option.right)) {
        found.push((Code::ReasonInRight, first.option.span.clone()));
    }
    if let [only] = all(&|text| text.is_absolute(language)).as_slice() {
        found.push((Code::AbsoluteInOne, only.option.span.clone()));
    }
    let cite = all(&NormalizedText::cites);
    if let Some(first) = cite.first().filter(|_| cite.len() < options.len()) {
        found.push((Code::ClauseInSome, first.option.span.clone()));
    }
    for (index, one) in options.iter().enumerate() {
        let others = || options.iter().enumerate().filter(|(other, _)| *other != index);
        let same = others().any(|(other, two)| other < index && one.plain == two.plain);
        if same || others().any(|(_, two)| one.plain.contains(two.plain)) {
            found.push((Code::OptionWithin, one.option.span.clone()));
        }
    }
    found
}

/// The right option, where there is one, stands out by its length: longer than every wrong one, or shorter.
fn lengths(options: &[OptionText<'_>]) -> Vec<(Code, Span)> {
    let much = |long: usize, short: usize| long * MAX_LENGTH_RATIO.1 >= short * MAX_LENGTH_RATIO.0;
    let right: Vec<&OptionText<'_>> = options.iter().filter(|option| option.right).collect();
    let [right] = right.as_slice() else { return Vec::new() };
    let wrong = || options.iter().filter(|option| !option.right).map(|option| option.length);
    let longer = wrong().max().is_some_and(|wrong| much(right.length, wrong));
    let shorter = wrong().min().is_some_and(|wrong| much(wrong, right.length));
    let stands_out = longer || shorter;
    stands_out.then(|| (Code::RightStandsOut, right.option.span.clone())).into_iter().collect()
}

/// Claims about a card that the hand does not hold.
fn claims_on_absent_cards(item: &Question) -> Vec<Problem> {
    let deal = &item.setting.deal;
    let mut found = Vec::new();
    for option in &item.options {
        for (claim, span) in option.claims.iter().zip(&option.claim_spans) {
            let Some((hand, card)) = claim.decision.card_of_hand() else { continue };
            if !is_foreign(item, hand, card) && !may_hold(deal, hand, card) {
                let problem = Problem::new(Code::ClaimNotHeld, span.clone());
                found.push(problem.with("seat", hand).with("card", card));
            }
        }
    }
    found
}

/// Whether the record mentions such a card of another pack in the hand.
fn is_foreign(item: &Question, hand: Seat, card: PlayedCard) -> bool {
    let told = Event { by: hand, act: Act::HasForeign(card) };
    item.record.events.contains(&told)
}

fn may_hold(deal: &Deal, hand: Seat, card: PlayedCard) -> bool {
    match card {
        PlayedCard::Exact(card) => deal.holds(hand, card) != Some(false),
        PlayedCard::Small(suit) => deal.has_suit(hand, suit) != Some(false),
        PlayedCard::Unrecorded => true,
    }
}
