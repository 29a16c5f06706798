//! The texts by which `arbitro decide` reports how it has read a typed line.

use arbitro_cases::statement::act_entry::{ActDraft, ParsedLine};
use arbitro_cases::statement::{AnswerRefusal, CaseDraft, Dialogue, DialoguePrompt};
use arbitro_cases::vocabulary::typed_input;
use arbitro_laws::record::acts::ValueKind;
use arbitro_laws::record::words::Named;
use arbitro_laws::ruling::FactQuestion;

use super::text::{Words, capitalised, say};

/// Returns a message with the program's reading of a typed line that is stored until the table is complete.
pub fn pending_line(words: &Words, told: &[ParsedLine], typed: &str) -> String {
    let read: Vec<String> = told.iter().map(|told| sentence(words, told, true)).collect();
    say!(words, "decide-kept", read = read.join("; "), typed = typed.to_owned())
}

/// Returns the question "who did it?" for a typed line whose act has no player.
pub fn by(words: &Words, told: &ParsedLine) -> String {
    let Some(telling) = told.telling() else { return say!(words, "ask-declarer") };
    let line = telling.line;
    let cards: Vec<String> = typed_input::words_for_cards(&telling.about)
        .filter_map(typed_input::card)
        .map(|card| words.played(card))
        .collect();
    let act = line.form.menu.in_language(words.language());
    // In Italian, a dropped card needs the dative: the act is "gli cade una carta", and the question "a chi cade una
    // carta?".
    let (act, whom) = match act.strip_prefix("gli ") {
        Some(act) => (act, "whom"),
        None => (act, "who"),
    };
    let exposes = line.verb.name == "spreads";
    match (cards.is_empty(), exposes) {
        (true, false) => say!(words, "ask-by", act = act, whom = whom),
        (true, true) => say!(words, "ask-by-exposed", card = "none"),
        (false, true) => say!(words, "ask-by-exposed", card = cards.join(", ")),
        (false, false) => {
            let act = format!("{act} ({})", cards.join(", "));
            say!(words, "ask-by", act = act, whom = whom)
        }
    }
}

/// Returns messages about the last line: its unused words, and the acts that could not be entered.
pub fn left(words: &Words, dialogue: &Dialogue) -> Vec<String> {
    let quoted = |word: &String| say!(words, "decide-word", word = word.clone());
    let unused: Vec<String> = dialogue.unused().iter().map(quoted).collect();
    let dropped: Vec<String> =
        dialogue.dropped().iter().map(|told| sentence(words, told, true)).collect();
    let mut left = Vec::new();
    if !unused.is_empty() {
        left.push(say!(words, "decide-unused", words = unused.join(", ")));
    }
    if !dropped.is_empty() {
        left.push(say!(words, "decide-dropped", read = dropped.join("; ")));
    }
    left
}

/// Returns a short description of a parsed line, with its player if `named`.
fn sentence(words: &Words, told: &ParsedLine, named: bool) -> String {
    let who = |telling: &ActDraft| {
        if named { words.seat(telling.by) } else { say!(words, "decide-kept-who") }
    };
    let act = |telling: &ActDraft| {
        let act = telling.line.form.menu.in_language(words.language());
        let about = match (telling.line.verb.about, typed_input::card(&telling.about)) {
            (ValueKind::Card, Some(card)) => words.played(card),
            _ => telling.about.clone(),
        };
        let about = if about.is_empty() { about } else { format!(" ({about})") };
        format!("{}: {act}{about}", who(telling))
    };
    match told {
        ParsedLine::Toml(event) => event.clone(),
        ParsedLine::WithoutPlayer(told) => sentence(words, told, false),
        ParsedLine::Act(telling)
        | ParsedLine::Incomplete(telling)
        | ParsedLine::Together(telling)
        | ParsedLine::WrongHand(telling) => act(telling),
        ParsedLine::NotFollowing { telling, suit } => {
            let suit = suit.map_or("none".to_owned(), |suit| words.suit(suit));
            say!(words, "decide-kept-revoke", who = who(telling), suit = suit)
        }
    }
}

/// Returns a sentence for each finding of the draft after the first `known`.
pub fn new_findings(words: &Words, draft: &CaseDraft, known: usize) -> Vec<String> {
    let new = draft.preset_answers.iter().skip(known);
    new.map(|given| {
        let question = FactQuestion { fact: given.fact, about: given.about };
        format!("{}.", capitalised(&question.reply_in_words(given.answer, words)))
    })
    .collect()
}

/// Returns a sentence for each penalty card of the draft after the first `known`.
pub fn penalties(words: &Words, draft: &CaseDraft, known: usize) -> Vec<String> {
    let new = draft.sketch.penalty_cards.iter().skip(known);
    new.map(|penalty| {
        let card = words.card_of(penalty.owner, penalty.card);
        say!(words, "penalty-on-table", card = card, grade = penalty.grade.name())
    })
    .collect()
}

/// Returns the message for an answer about a revoke that was refused; `None` if the refusal is not about a revoke.
pub fn revoke_refusal(words: &Words, refusal: &AnswerRefusal) -> Option<String> {
    Some(match refusal {
        AnswerRefusal::NothingLed => say!(words, "decide-nothing-led"),
        AnswerRefusal::LedIn(suit) => say!(words, "decide-led-in", suit = words.suit(*suit)),
        AnswerRefusal::RevokeUnknown => say!(words, "decide-revoke-unknown"),
        AnswerRefusal::Followed(by, card) => {
            say!(words, "decide-followed", who = words.seat(*by), card = words.played(*card))
        }
        AnswerRefusal::PlayedAnother(by, card) => {
            let card = words.played(*card);
            say!(words, "decide-played-another", who = words.seat(*by), card = card)
        }
        AnswerRefusal::CouldNot(by, card) => {
            say!(words, "decide-could-not", who = words.seat(*by), card = words.played(*card))
        }
        AnswerRefusal::Unexpected
        | AnswerRefusal::Problems(_)
        | AnswerRefusal::Untold(_)
        | AnswerRefusal::NotOffered
        | AnswerRefusal::NothingHappened
        | AnswerRefusal::Contradiction(_) => return None,
    })
}

/// Returns the message that says which detail of the table is missing before the events entered can be ruled on.
pub fn missing(words: &Words, dialogue: &Dialogue) -> String {
    let missing = match dialogue.prompt() {
        DialoguePrompt::Contract => "contract",
        DialoguePrompt::Declarer => "declarer",
        DialoguePrompt::Tricks { .. } => "tricks",
        DialoguePrompt::Opening | DialoguePrompt::Leader => "leader",
        _ => "trick",
    };
    say!(words, "error-table-untold", missing = missing)
}
