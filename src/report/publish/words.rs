//! The words of the pages that no question brings.

use std::collections::BTreeMap;

use crate::report::text::{Words, say};

/// Each by the name that the templates have for it.
pub fn of(words: &Words) -> BTreeMap<&'static str, String> {
    [
        ("skip", say!(words, "publish-skip")),
        ("table", say!(words, "publish-table")),
        ("happened", say!(words, "what-happened")),
        ("play", say!(words, "play-so-far")),
        ("trick", say!(words, "publish-trick")),
        ("question", say!(words, "publish-question")),
        ("options", say!(words, "publish-options")),
        ("several", say!(words, "publish-several")),
        ("key", say!(words, "publish-key")),
        ("answer", say!(words, "publish-answer")),
        ("ruling", say!(words, "ruling")),
        ("reasons", say!(words, "reasons")),
        ("difficulty", say!(words, "publish-difficulty")),
        ("laws", say!(words, "publish-laws")),
        ("right", say!(words, "publish-right")),
        ("wrong", say!(words, "publish-wrong")),
        ("check", say!(words, "publish-check")),
        ("again", say!(words, "publish-again")),
        ("whatif", say!(words, "publish-whatif")),
        ("whatif_about", say!(words, "publish-whatif-about")),
        ("unknown", say!(words, "publish-unknown")),
        ("found", say!(words, "publish-found")),
        ("nothing", say!(words, "nothing-irregular")),
        ("search", say!(words, "publish-search")),
        ("search_about", say!(words, "publish-search-about")),
        ("progress", say!(words, "publish-progress")),
        ("forget", say!(words, "publish-forget")),
        ("list", say!(words, "publish-list")),
        ("next", say!(words, "publish-next")),
        ("back", say!(words, "publish-back")),
        ("full", say!(words, "publish-full")),
        ("speaker", say!(words, "publish-speaker")),
        ("notes", say!(words, "publish-notes")),
        ("lesson_keys", say!(words, "publish-lesson-keys")),
        ("slide", say!(words, "publish-slide")),
        ("step", say!(words, "publish-step")),
        ("candidate", say!(words, "publish-candidate")),
        ("code", say!(words, "publish-code")),
        ("form", say!(words, "publish-form")),
        ("clause", say!(words, "publish-clause")),
        ("sheet", say!(words, "publish-sheet")),
        ("signature", say!(words, "publish-signature")),
        ("rules", say!(words, "publish-rules")),
        ("minutes", say!(words, "publish-minutes")),
    ]
    .into()
}
