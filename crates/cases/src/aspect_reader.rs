//! Reads the aspect of a question, and the values that its options state.

use arbitro_laws::bridge::notation::Notation;
use arbitro_laws::record::words::Named;
use arbitro_laws::ruling::Edition;

use super::aspect::{Aspect, AspectKind, AspectValue};
use super::aspect_values::{MatterValues, has_too_many_tricks};
use super::keys::TRICKS;
use super::toml_reader::{Problems, SpannedStr, TableReader};
use crate::diag::{Code, Problem};

/// Reads the aspect of a question, if it has one.
pub fn read_aspect(
    problems: &Problems,
    keys: TableReader<'_>,
    notation: Notation,
) -> Option<Aspect> {
    let of = keys.string(problems, "of");
    if keys.get("aspect").is_none() {
        // The problems of the options are reported when they are read.
        let options = keys.tables(&Problems::default(), "option").into_iter();
        let value = options.filter_map(|option| option.get("value")).next();
        let place = of.map(|of| of.span).or_else(|| Some(value?.span()));
        if let Some(place) = place {
            problems.push(Problem::new(Code::BadAspect, place).with("fault", "missing"));
        }
        return None;
    }
    let kinds = keys.string(problems, "aspect")?;
    let matters = kinds.text.split('+').count();
    let aspect = Aspect::from_code(kinds.text, of.as_ref().map(|of| of.text), notation);
    let aspect = aspect.filter(|_| matters <= MOST_MATTERS);
    if aspect.is_none() {
        problems.push(aspect_problem(&kinds, of.as_ref()));
    }
    aspect
}

/// The largest number of matters of an aspect.
const MOST_MATTERS: usize = 2;

/// Returns the problem of an aspect that is not valid.
fn aspect_problem(kinds: &SpannedStr<'_>, of: Option<&SpannedStr<'_>>) -> Problem {
    let words: Vec<&str> = kinds.text.split('+').map(str::trim).collect();
    let at = |place: &SpannedStr<'_>, fault: &str, aspect: &str| {
        let problem = Problem::new(Code::BadAspect, place.span.clone());
        problem.with("fault", fault).with("aspect", aspect)
    };
    if let Some(word) = words.iter().find(|word| AspectKind::named(word).is_none()) {
        let known = || AspectKind::ALL.iter().map(|kind| kind.name());
        let problem =
            at(kinds, "unknown", word).with("known", known().collect::<Vec<_>>().join(", "));
        return problem.nearest(word, known());
    }
    if words.len() > MOST_MATTERS {
        return at(kinds, "many", kinds.text).with("most", MOST_MATTERS);
    }
    if let [first, second] = words[..]
        && first == second
    {
        return at(kinds, "twice", first);
    }
    let matters = || words.iter().filter_map(|word| AspectKind::named(word));
    let of_card = matters().find(|kind| kind.is_of_card());
    let of_player = matters().find(|kind| kind.is_of_player());
    match (of_card, of_player, of) {
        (Some(card), Some(player), _) => {
            at(kinds, "apart", card.name()).with("other", player.name())
        }
        (Some(card), None, None) => at(kinds, "card", card.name()),
        (Some(card), None, Some(of)) => at(of, "not-card", card.name()).with("of", of.text),
        (None, Some(player), None) => at(kinds, "player", player.name()),
        (None, Some(player), Some(of)) => at(of, "not-player", player.name()).with("of", of.text),
        (None, None, Some(of)) if matters().any(|kind| kind == AspectKind::Breach) => {
            at(of, "not-player", AspectKind::Breach.name()).with("of", of.text)
        }
        (None, None, of) => at(of.unwrap_or(kinds), "needless", kinds.text),
    }
}

/// Reads the value that an option states of the question's aspect, if it states one.
pub fn read_value(
    problems: &Problems,
    keys: TableReader<'_>,
    (aspect, notation, edition): (Option<&Aspect>, Notation, Edition),
) -> Option<AspectValue> {
    let value = keys.string(problems, "value")?;
    // Without a valid aspect, the problem of the aspect has been reported.
    let aspect = aspect?;
    let read = |aspect: &Aspect, code: &str| {
        let read = aspect.read_value(code, notation, edition);
        read.filter(|value| !has_too_many_tricks(value))
    };
    let found = read(aspect, value.text);
    if found.is_none() {
        problems.push(value_problem(aspect, &value, |aspect, code| read(aspect, code).is_some()));
    }
    found
}

/// Returns the problem of a text that is not a value of an aspect; `is_value` tells whether a text is one.
fn value_problem(
    aspect: &Aspect,
    value: &SpannedStr<'_>,
    is_value: impl Fn(&Aspect, &str) -> bool,
) -> Problem {
    let problem = Problem::new(Code::BadValue, value.span.clone());
    let parts: Vec<&str> = value.text.split(';').map(str::trim).collect();
    let of_kind = |kind: AspectKind| Aspect { kinds: vec![kind], of: aspect.of };
    let mut matters = aspect.kinds.iter().copied().zip(parts.iter().copied());
    let wrong = matters.find(|(kind, part)| !is_value(&of_kind(*kind), part));
    let Some((kind, part)) = wrong.filter(|_| parts.len() == aspect.kinds.len()) else {
        let problem = problem.with("fault", "parts").with("value", value.text);
        return problem.with("aspect", aspect.kinds_code()).with("count", aspect.kinds.len());
    };
    let problem = problem.with("value", part).with("aspect", kind.name());
    let number = part.split(' ').next().and_then(|number| number.parse::<u32>().ok());
    if kind == AspectKind::Tricks && number.is_some_and(|number| number > u32::from(TRICKS)) {
        return problem.with("fault", "tricks");
    }
    let MatterValues { codes, are_examples } = MatterValues::of(kind);
    let fault = match kind {
        _ if are_examples => "some",
        AspectKind::Fate => "words",
        _ => "all",
    };
    let known: Vec<String> = codes.iter().map(|code| format!("\"{code}\"")).collect();
    let problem = problem.with("fault", fault).with("known", known.join(", "));
    problem.nearest(part, codes.iter().map(String::as_str))
}
