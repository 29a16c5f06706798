//! The texts of the dialogue of `arbitro decide`: questions, expected answers, events and findings.

use arbitro_cases::Question;
use arbitro_cases::diag::nearest;
use arbitro_cases::statement::act_entry::ParsedLine;
use arbitro_cases::statement::{CaseDraft, Dialogue, DialoguePrompt, InquiryPrompt, LineError};
use arbitro_cases::vocabulary::acts::{
    MenuLine, VERB_GROUPS, detail_words, value_question, verb_words,
};
use arbitro_cases::vocabulary::typed_input;
use arbitro_cases::vocabulary::words::words_in;
use arbitro_laws::bridge::Contract;
use arbitro_laws::record::acts::ValueKind;
use arbitro_laws::record::template::fill;
use arbitro_laws::record::words::WordList;
use arbitro_laws::record::{Language, Text};
use arbitro_laws::ruling::{Asker, Decision, Edition, FactQuestion, RuledDecision, Ruling};

use super::decision_summary::{self, ruled_line};
use super::diagram;
use super::doc::{Doc, Style, plain, styled};
use super::line_feedback;
use super::ruling::numbered_answers;
use super::text::{Words, capitalised, say};

/// The no-break space.
const NBSP: char = '\u{a0}';

/// Returns a question in two parts: its introduction, and the prompt after which the answer is
/// typed. The introduction of a player's choice leaves out the decisions in `read`, which have
/// already been printed; that of a question to the director ends with the line `worth`, which says
/// what its answers are worth.
pub fn prompt(
    words: &Words,
    prompt: &DialoguePrompt<'_>,
    edition: Edition,
    read: &[Decision],
    worth: Option<String>,
) -> (Doc, String) {
    let ask = match prompt {
        DialoguePrompt::Contract => say!(words, "ask-contract"),
        DialoguePrompt::Declarer => say!(words, "ask-declarer"),
        DialoguePrompt::By(ParsedLine::NotFollowing { .. }) => say!(words, "ask-by-revoke"),
        DialoguePrompt::By(told) => line_feedback::by(words, told),
        DialoguePrompt::Tricks { made } => say!(words, "ask-tricks", made = *made),
        DialoguePrompt::Opening => say!(words, "ask-opening"),
        DialoguePrompt::Leader => say!(words, "ask-leader"),
        DialoguePrompt::OnTable(leader) => say!(words, "ask-on-table", seat = words.seat(*leader)),
        DialoguePrompt::Who { more } => {
            say!(words, "ask-who", more = if *more { "yes" } else { "no" })
        }
        DialoguePrompt::Act { by, .. } => say!(words, "ask-act", who = words.seat(*by)),
        DialoguePrompt::Together(by) => say!(words, "ask-together", who = words.seat(*by)),
        DialoguePrompt::Object(telling) if typed_input::rank(&telling.about).is_some() => {
            say!(words, "ask-suit-of", card = telling.about.clone())
        }
        DialoguePrompt::Object(telling) => {
            let kind = telling.line.verb.about;
            asked(words, value_question(kind), kind)
        }
        DialoguePrompt::Detail(detail) => asked(words, detail_words(detail).question, detail.kind),
        DialoguePrompt::Follow { by, suit } => {
            let suit_sign = words.suit_sign(*suit).to_string();
            say!(
                words,
                "ask-follow",
                who = words.seat(*by),
                suit = words.suit(*suit),
                example = format!("{suit_sign}5")
            )
        }
        DialoguePrompt::Dummy(dummy) => say!(words, "ask-dummy", who = words.seat(*dummy)),
        DialoguePrompt::Finding(asked) => {
            let mut doc = finding(words, asked, edition);
            if let Some(worth) = worth {
                doc.item(1, vec![plain(worth)]);
            }
            return (doc, say!(words, "ask-finding"));
        }
        DialoguePrompt::Choice(asked) => {
            let who = asked.open.question.about.who.map(|who| words.seat(who));
            let last = asked.options();
            let ask = say!(words, "ask-choice", who = who.unwrap_or_default(), last = last);
            return (choice(words, asked, edition, read), ask);
        }
        DialoguePrompt::ChosenSuit(who) => say!(words, "ask-chosen-suit", who = words.seat(*who)),
        DialoguePrompt::End => say!(words, "ask-end"),
    };
    (Doc::default(), ask)
}

/// Returns a question about an act; if the answer is a word of a list, with the numbered words.
fn asked(words: &Words, question: Text, kind: ValueKind) -> String {
    let ValueKind::Word(list) = kind else {
        return question.in_language(words.language()).to_owned();
    };
    fill(question.in_language(words.language()), |_| Some(listed(words, list)))
}

/// Returns the words of a list with their numbers, separated by commas.
fn listed(words: &Words, list: WordList) -> String {
    let named = words_in(list).into_iter().enumerate();
    let named = named.map(|(place, word)| {
        with_nbsp(&format!("{}) {}", place + 1, word.printed.in_language(words.language())))
    });
    named.collect::<Vec<String>>().join(", ")
}

fn with_nbsp(text: &str) -> String {
    text.replace(' ', &NBSP.to_string())
}

/// Returns the offered menu lines that are marked as usual.
pub fn usual_acts(words: &Words, lines: &[MenuLine]) -> Doc {
    let usual: Vec<MenuLine> = lines.iter().copied().filter(|line| line.form.is_usual).collect();
    acts(words, &usual)
}

/// Returns lines of the menu by group; each line has its number in `lines`, from 1.
fn acts(words: &Words, lines: &[MenuLine]) -> Doc {
    let mut doc = Doc::default();
    let language = words.language();
    let numbered: Vec<(usize, &MenuLine)> = (1..).zip(lines).collect();
    for group in VERB_GROUPS {
        let of_group = numbered.iter().filter(|(_, line)| group.contains(line.verb));
        let told: Vec<String> = of_group
            .map(|(number, line)| {
                with_nbsp(&format!("{number}) {}", line.form.menu.in_language(language)))
            })
            .collect();
        if !told.is_empty() {
            let title = format!("{}: ", group.title.in_language(language));
            doc.marked(0, "-", vec![styled(title, Style::Strong), plain(told.join(", "))]);
        }
    }
    doc
}

/// Returns a question to the director: the answers on which it depends, the clause that asks it,
/// and for each possible answer the first decision that no other answer gives.
fn finding(words: &Words, asked: &InquiryPrompt<'_>, edition: Edition) -> Doc {
    let mut doc = Doc::default();
    doc.blank();
    conditions(words, asked, &mut doc);
    let clause = asked.clause.map_or("", |clause| clause.number_in(edition));
    doc.marked(
        0,
        "?",
        vec![
            styled(asked.open.question.in_words(words), Style::Strong),
            styled(format!(" [{clause}]"), Style::Faint),
        ],
    );
    for (answer, branch) in &asked.open.branches {
        let reply = asked.open.question.fact.reply_key(*answer);
        let name = say!(words, "told-answer", answer = reply);
        let mut text = vec![plain(format!("{name}: "))];
        let others = asked.open.branches.iter().filter(|(other, _)| other != answer);
        let others: Vec<&Ruling> = others.map(|(_, ruling)| ruling).collect();
        match of_its_own(branch, &others) {
            Some(first) => text.extend(ruled_line(words, first, edition)),
            None if !branch.is_settled() => text.push(plain(say!(words, "told-depends"))),
            None => text.push(plain(say!(words, "nothing-more"))),
        }
        doc.marked(1, "-", text);
    }
    doc
}

/// Returns the first of a branch's decisions that no other branch contains.
fn of_its_own<'r>(branch: &'r Ruling, others: &[&Ruling]) -> Option<&'r RuledDecision> {
    let decided = |ruling: &Ruling, decision: &Decision| {
        ruling.decisions().any(|ruled| ruled.decision == *decision)
    };
    branch.decisions().find(|ruled| others.iter().all(|other| !decided(other, &ruled.decision)))
}

/// Adds the earlier answers on which a question depends.
fn conditions(words: &Words, asked: &InquiryPrompt<'_>, doc: &mut Doc) {
    for (question, answer) in &asked.path {
        let line = say!(words, "branch-if", answer = question.reply_in_words(*answer, words));
        doc.marked(0, ">", vec![styled(format!("{line}:"), Style::Strong)]);
    }
}

/// Returns a player's choice: the decisions taken in any case, and the options with the decisions that each adds. Which
/// information is authorised is left for the ruling.
fn choice(words: &Words, asked: &InquiryPrompt<'_>, edition: Edition, read: &[Decision]) -> Doc {
    let mut doc = Doc::default();
    doc.blank();
    let unread = |ruled: &&RuledDecision| {
        !read.contains(&ruled.decision) && !matches!(ruled.decision, Decision::Knows { .. })
    };
    let decided: Vec<&RuledDecision> = asked.decided.iter().copied().filter(unread).collect();
    for text in decision_summary::texts(words, &decided, edition) {
        doc.item(0, text);
    }
    let who = asked.open.question.about.who.map(|who| words.seat(who)).unwrap_or_default();
    let title = say!(words, "told-menu", who = who);
    doc.text(title).append(numbered_answers(words, asked.open, edition, false));
    doc
}

/// Returns the help on a question. For the question what a player did: the menu of acts. For an
/// open question of a ruling: the clause that asks it, and the decisions that each answer adds.
pub fn explained(words: &Words, prompt: &DialoguePrompt<'_>, edition: Edition) -> Doc {
    let mut doc = Doc::default();
    match prompt {
        DialoguePrompt::Act { lines, .. } => {
            doc.append(acts(words, lines)).text(say!(words, "explain-line"));
        }
        DialoguePrompt::Finding(asked) | DialoguePrompt::Choice(asked) => {
            if let Some(clause) = asked.clause {
                let title = clause.title.in_language(words.language());
                doc.line(vec![
                    styled(format!("{} {title}. ", clause.number_in(edition)), Style::Strong),
                    plain(clause.gist(edition).in_language(words.language())),
                ]);
            }
            doc.append(numbered_answers(words, asked.open, edition, true));
        }
        DialoguePrompt::Contract
        | DialoguePrompt::Declarer
        | DialoguePrompt::By(_)
        | DialoguePrompt::Tricks { .. }
        | DialoguePrompt::Opening
        | DialoguePrompt::Leader
        | DialoguePrompt::OnTable(_)
        | DialoguePrompt::Who { .. }
        | DialoguePrompt::Object(_)
        | DialoguePrompt::Together(_)
        | DialoguePrompt::Detail(..)
        | DialoguePrompt::Follow { .. }
        | DialoguePrompt::Dummy(_)
        | DialoguePrompt::ChosenSuit(_)
        | DialoguePrompt::End => {
            doc.text(say!(words, "explain", prompt = key(prompt)));
        }
    }
    doc
}

/// Returns a description of the valid answers to a question, printed after an invalid one.
pub fn expected(words: &Words, prompt: &DialoguePrompt<'_>) -> String {
    let last = if let DialoguePrompt::Choice(asked) = prompt {
        asked.open.question.fact.replies.len()
    } else {
        0
    };
    say!(words, "expected-answer", prompt = key(prompt), last = last)
}

/// Returns the word by which messages select their text for a question of the dialogue.
fn key(prompt: &DialoguePrompt<'_>) -> &'static str {
    match prompt {
        DialoguePrompt::Contract => "contract",
        DialoguePrompt::Tricks { .. } => "tricks",
        DialoguePrompt::Opening => "yes-no",
        DialoguePrompt::Declarer | DialoguePrompt::By(_) | DialoguePrompt::Leader => "seat",
        DialoguePrompt::OnTable(_) => "trick",
        DialoguePrompt::Who { .. } => "who",
        DialoguePrompt::Act { .. } => "act",
        DialoguePrompt::Object(telling) if typed_input::rank(&telling.about).is_some() => "suit",
        DialoguePrompt::Object(telling) => kind_key(telling.line.verb.about),
        DialoguePrompt::Together(_) => "cards",
        DialoguePrompt::Detail(detail) => kind_key(detail.kind),
        DialoguePrompt::Follow { .. } => "follow",
        DialoguePrompt::Dummy(_) => "hand",
        DialoguePrompt::Finding(_) => "finding",
        DialoguePrompt::Choice(_) => "choice",
        DialoguePrompt::ChosenSuit(_) => "suit",
        DialoguePrompt::End => "end",
    }
}

/// Returns the word by which messages select their text for a kind of value.
fn kind_key(kind: ValueKind) -> &'static str {
    match kind {
        ValueKind::Flag => "yes-no",
        ValueKind::Done | ValueKind::Card => "card",
        ValueKind::Cards | ValueKind::CardsOrAll => "cards",
        ValueKind::Call | ValueKind::Said => "words",
        ValueKind::Seat | ValueKind::Owner => "seat",
        ValueKind::Seats => "seats",
        ValueKind::Suit => "suit",
        ValueKind::Word(_) => "word",
        ValueKind::Holding => "hand",
        ValueKind::Tricks => "count",
        ValueKind::TrickTotal => "trick-total",
        ValueKind::TrickNumber => "trick-number",
    }
}

/// Returns what the program understood from the last input if its suit letters were replaced by symbols: the input with
/// the symbols or, if the contract was asked for, the contract; `None` if there is nothing to confirm.
pub fn understood(words: &Words, dialogue: &Dialogue, asked_contract: bool) -> Option<String> {
    let read = dialogue.last_input_with_signs()?;
    if !asked_contract {
        return Some(read.to_owned());
    }
    dialogue.draft().sketch.contract.map(|contract| contract_sentence(words, contract))
}

/// Returns the sentence that states a contract and its declarer.
pub fn contract_sentence(words: &Words, contract: Contract) -> String {
    let (name, declarer) = (words.contract(contract), words.seat(contract.declarer));
    let key = if contract.level.is_some() { "contract" } else { "contract-open" };
    format!("{}.", say!(words, key, contract = name, declarer = declarer))
}

/// Returns a note on the suit that the letter `C` now stands for; `None` if the last answer did not change it.
pub fn meaning_of_c(words: &Words, dialogue: &Dialogue) -> Option<String> {
    let suit = dialogue.new_meaning_of_c()?;
    Some(say!(words, "decide-c", suit = suit.to_string()))
}

/// Returns the message that says why a typed line is not an event.
pub fn unread_line(words: &Words, untold: &LineError) -> String {
    match untold {
        LineError::Seat(found) => say!(words, "untold-seat", found = found.clone()),
        LineError::Verb(found) => {
            let message = say!(words, "untold-verb", found = found.clone());
            let names = verb_words().map(|row| match words.language() {
                Language::Italian => row.italian,
                Language::English => row.verb.name,
            });
            match nearest(found, names) {
                Some(near) => {
                    let near = near.replace('_', " ");
                    format!("{message} {}", capitalised(&say!(words, "near", near = near)))
                }
                None => message,
            }
        }
        LineError::Word(found, list) => {
            let known = listed(words, *list).replace(NBSP, " ");
            say!(words, "untold-word", found = found.clone(), words = known)
        }
        LineError::Detail(found, line) => {
            let is_number = found.parse::<u32>().is_ok();
            let counted =
                |kind: &ValueKind| matches!(kind, ValueKind::Tricks | ValueKind::TrickNumber);
            let mut kinds = line.verb.details.iter().map(|detail| detail.kind);
            match kinds.find(counted).filter(|_| is_number) {
                Some(kind) => unread_value(words, found, *line, kind),
                None => {
                    say!(words, "untold-detail", found = found.clone(), verb = verb(words, *line))
                }
            }
        }
        LineError::About(found, line) => unread_value(words, found, *line, line.verb.about),
    }
}

/// Returns the message that a value of this kind is expected after a verb.
fn unread_value(words: &Words, found: &str, line: MenuLine, kind: ValueKind) -> String {
    let expected = say!(words, "expected-answer", prompt = kind_key(kind), last = 0);
    let (found, verb) = (found.to_owned(), verb(words, line));
    say!(words, "untold-about", found = found, verb = verb, expected = expected)
}

/// Returns the verb of a line of the menu, as typed in this language.
fn verb(words: &Words, line: MenuLine) -> String {
    let verb = match words.language() {
        Language::Italian => line.words.italian,
        Language::English => line.verb.name,
    };
    verb.replace('_', " ")
}

/// Returns a sentence for each event entered; empty if the draft is not a valid case.
pub fn events(words: &Words, draft: &CaseDraft) -> Vec<String> {
    let Ok(item) = draft.question() else { return Vec::new() };
    let sentence = |index| {
        let sentence = diagram::event_of(words, &item, index);
        diagram::with_ignored_words(words, &item, index, sentence)
    };
    (0..item.record.events.len()).map(sentence).collect()
}

/// Returns the events of a case, and its findings and choices with their source.
pub fn established(words: &Words, item: &Question) -> Doc {
    let mut doc = Doc::default();
    doc.heading(2, say!(words, "what-happened")).append(diagram::events(words, item));
    if !item.preset_answers.is_empty() {
        doc.blank().heading(2, say!(words, "established"));
    }
    for given in &item.preset_answers {
        let question = FactQuestion { fact: given.fact, about: given.about };
        let states = capitalised(&question.reply_in_words(given.answer, words));
        let how = match given.fact.asker {
            Asker::Director => "source-director",
            Asker::Player => "source-assumed",
        };
        doc.item(0, vec![plain(format!("{states} ({}).", say!(words, how)))]);
    }
    doc
}

/// Returns the table as entered; `None` if the draft is not a valid case.
pub fn table(words: &Words, draft: &CaseDraft) -> Option<Doc> {
    let item = CaseDraft { hands_from_events: false, ..draft.clone() }.question().ok()?;
    Some(diagram::setting(words, &item.setting))
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbitro_cases::vocabulary::acts::{DetailPrompt, menu_lines};

    /// Asserts that all texts differ: a key without a text of its own would have the default text.
    fn all_differ(texts: Vec<String>) {
        for (place, text) in texts.iter().enumerate() {
            assert!(!text.is_empty() && !texts[..place].contains(text), "twice: {text}");
        }
    }

    #[test]
    fn everything_that_can_be_told_has_words_in_both_languages() {
        for language in Language::ALL {
            let texts = |texts: Vec<Text>| {
                all_differ(
                    texts.iter().map(|text| text.in_language(language).to_owned()).collect(),
                );
            };
            texts(menu_lines().map(|line| line.form.menu).collect());
            texts(VERB_GROUPS.iter().map(|group| group.title).collect());
            for list in WordList::ALL {
                texts(words_in(list).iter().map(|word| word.printed).collect());
            }
            for line in menu_lines() {
                let details = line.verb.details.iter();
                let asked =
                    details.filter(|detail| DetailPrompt::of(detail) != DetailPrompt::Never);
                texts(asked.map(|detail| detail_words(detail).question).collect());
            }
        }
    }

    #[test]
    fn every_question_says_what_it_is_about_and_what_it_expects() {
        const EXPLAINED: &[&str] = &[
            "contract", "tricks", "yes-no", "seat", "trick", "who", "card", "cards", "words",
            "word", "seats", "suit", "hand", "count", "follow", "end",
        ];
        for words in Language::ALL.map(|language| Words::new(language, false)) {
            let explain = |key: &&str| say!(words, "explain", prompt = *key);
            all_differ(EXPLAINED.iter().map(explain).collect());
            let expected = |key: &&str| say!(words, "expected-answer", prompt = *key, last = 3);
            let keys = EXPLAINED.iter().chain(&["act", "finding", "choice"]);
            all_differ(keys.map(expected).collect());
        }
    }
}
