//! What papers print: their questions and their rules in words.

use std::collections::HashMap;

use crate::casebook::Item;
use crate::exam::blueprint::Question;
use crate::exam::build::{Draw, Look, Wording};
use crate::exam::paper::PaperQuestion;
use crate::exam::stage::Stage;
use crate::report::diagram;
use crate::report::term;
use crate::report::text::Words;
use crate::ruling::Language;

use super::rules;

/// What papers print, for a draw from this pool.
pub fn wording(stage: &Stage, pool: &[Question<'_>], draw: &Draw) -> Wording {
    let words = Language::ALL.map(|language| (language, Words::new(language, false)));
    let words: HashMap<Language, Words> = words.into_iter().collect();
    let look = |look: &Look| {
        let item = pool[look.question].item;
        // A pool holds only variants that can be told.
        let varied = item.varied(look.variant);
        shown(&words[&look.language], stage, varied.as_ref().unwrap_or(item))
    };
    let rules = words.iter().map(|(language, words)| (*language, rules(words, stage)));
    Wording { questions: draw.looks.iter().map(look).collect(), rules: rules.collect() }
}

/// What a paper shows of a question, the options in the order of the case.
pub fn shown(words: &Words, stage: &Stage, item: &Item) -> PaperQuestion {
    let (setting, language) = (&item.setting, words.language());
    let diagram = diagram::diagram(words, setting);
    let options = item.options.iter().map(|option| option.text.in_language(language).to_owned());
    PaperQuestion {
        several: item.several,
        clause: stage.scoring.asks_clause(item.asks_clause),
        text: item.text.in_language(language).to_owned(),
        options: options.collect(),
        diagram: diagram.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n"),
        hands: diagram::hands(words, setting),
        table: term::plain(&diagram::situation(words, setting)).trim_end().to_owned(),
    }
}
