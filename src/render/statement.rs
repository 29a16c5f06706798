//! The dialogue of `arbitro decide` in words: what is asked, what was expected, what was established.

use arbitro_cases::diag::nearest;
use arbitro_cases::statement::telling::Told;
use arbitro_cases::statement::{Asked, Dialogue, Draft, Prompt, Untold};
use arbitro_cases::{Bilingual, Item};
use arbitro_laws::record::acts::{GROUPS, Kind, Line, verbs};
use arbitro_laws::record::template::fill;
use arbitro_laws::record::words::List;
use arbitro_laws::record::{Event, Language, Text, typed};
use arbitro_laws::ruling::{Asker, Decision, Edition, Question, Ruled, Ruling};

use super::brief::ruled_line;
use super::diagram;
use super::doc::{Doc, Style, plain, styled};
use super::ruling::menu;
use super::text::{Words, capitalised, say};
use super::wording::{number, question, reply};

/// A space at which no line is broken.
const TIED: char = '\u{a0}';

/// What is asked: what must be read before, and the words after which the answer is typed. Decisions that have
/// been `read` out are not read again.
pub fn prompt(
    words: &Words,
    prompt: &Prompt<'_>,
    edition: Edition,
    read: &[Decision],
) -> (Doc, String) {
    let ask = match prompt {
        Prompt::Contract => say!(words, "ask-contract"),
        Prompt::Declarer => say!(words, "ask-declarer"),
        Prompt::By(Told::Unfollowed { .. }) => say!(words, "ask-by-revoke"),
        Prompt::By(told) => {
            let act =
                told.telling().map_or("", |told| told.line.form.menu.in_language(words.language()));
            say!(words, "ask-by", act = act)
        }
        Prompt::Tricks { made } => say!(words, "ask-tricks", made = *made),
        Prompt::Opening => say!(words, "ask-opening"),
        Prompt::Leader => say!(words, "ask-leader"),
        Prompt::OnTable(leader) => say!(words, "ask-on-table", seat = words.seat(*leader)),
        Prompt::Who { more } => say!(words, "ask-who", more = if *more { "yes" } else { "no" }),
        Prompt::Act { by, .. } => say!(words, "ask-act", who = words.seat(*by)),
        Prompt::Together(by) => say!(words, "ask-together", who = words.seat(*by)),
        Prompt::Object(telling) if typed::rank(&telling.about).is_some() => {
            say!(words, "ask-suit-of", card = telling.about.clone())
        }
        Prompt::Object(telling) => {
            let kind = telling.line.verb.about;
            asked(words, kind.question(), kind)
        }
        Prompt::Detail(detail) => asked(words, detail.question, detail.kind),
        Prompt::Follow { by, suit } => {
            let suit_sign = words.suit_sign(*suit).to_string();
            say!(
                words,
                "ask-follow",
                who = words.seat(*by),
                suit = words.suit(*suit),
                example = format!("{suit_sign}5")
            )
        }
        Prompt::Dummy(dummy) => say!(words, "ask-dummy", who = words.seat(*dummy)),
        Prompt::Finding(asked) => {
            return (finding(words, asked, edition), say!(words, "ask-finding"));
        }
        Prompt::Choice(asked) => {
            let who = asked.open.question.about.who.map(|who| words.seat(who));
            let last = asked.options();
            let ask = say!(words, "ask-choice", who = who.unwrap_or_default(), last = last);
            return (choice(words, asked, edition, read), ask);
        }
        Prompt::ChosenSuit(who) => say!(words, "ask-chosen-suit", who = words.seat(*who)),
        Prompt::End => say!(words, "ask-end"),
    };
    (Doc::default(), ask)
}

/// A question about an act, with the words among which one is taken.
fn asked(words: &Words, question: Text, kind: Kind) -> String {
    let Kind::Word(list) = kind else {
        return question.in_language(words.language()).to_owned();
    };
    fill(question.in_language(words.language()), |_| Some(listed(words, list)))
}

/// Words among which one is taken, with their numbers.
fn listed(words: &Words, list: List) -> String {
    let named = list.words().into_iter().enumerate();
    let named = named.map(|(place, word)| {
        tied(&format!("{}) {}", place + 1, word.told.in_language(words.language())))
    });
    named.collect::<Vec<String>>().join(", ")
}

fn tied(text: &str) -> String {
    text.replace(' ', &TIED.to_string())
}

/// The usual lines of the menu among those that are offered.
pub fn usual_acts(words: &Words, lines: &[Line]) -> Doc {
    let usual: Vec<Line> = lines.iter().copied().filter(|line| line.form.is_usual).collect();
    acts(words, &usual)
}

/// These lines of the menu, group by group, each with its number: its place among them.
fn acts(words: &Words, lines: &[Line]) -> Doc {
    let mut doc = Doc::default();
    let language = words.language();
    let numbered: Vec<(usize, &Line)> = (1..).zip(lines).collect();
    for group in GROUPS {
        let of_group = numbered.iter().filter(|(_, line)| group.verbs.contains(line.verb));
        let told: Vec<String> = of_group
            .map(|(number, line)| {
                tied(&format!("{number}) {}", line.form.menu.in_language(language)))
            })
            .collect();
        if !told.is_empty() {
            let title = format!("{}: ", group.title.in_language(language));
            doc.marked(0, "-", vec![styled(title, Style::Strong), plain(told.join(", "))]);
        }
    }
    doc
}

/// A finding that is asked: the clause that asks, under which answers, and what each answer decides first.
fn finding(words: &Words, asked: &Asked<'_>, edition: Edition) -> Doc {
    let mut doc = Doc::default();
    doc.blank();
    conditions(words, asked, &mut doc);
    let clause = asked.clause.map_or("", |clause| number(clause, edition));
    doc.marked(
        0,
        "?",
        vec![
            styled(question(words, asked.open.question), Style::Strong),
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

/// The first decision of a branch that the others do not share.
fn of_its_own<'r>(branch: &'r Ruling, others: &[&Ruling]) -> Option<&'r Ruled> {
    let decided = |ruling: &Ruling, decision: &Decision| {
        ruling.decisions().any(|ruled| ruled.decision == *decision)
    };
    branch.decisions().find(|ruled| others.iter().all(|other| !decided(other, &ruled.decision)))
}

/// The answers under which a question is asked.
fn conditions(words: &Words, asked: &Asked<'_>, doc: &mut Doc) {
    for (question, answer) in &asked.path {
        let line = say!(words, "branch-if", answer = reply(words, *question, *answer));
        doc.marked(0, ">", vec![styled(format!("{line}:"), Style::Strong)]);
    }
}

/// A choice: what is decided already, and the options with what follows from each.
fn choice(words: &Words, asked: &Asked<'_>, edition: Edition, read: &[Decision]) -> Doc {
    let mut doc = Doc::default();
    doc.blank();
    let unread = |ruled: &&Ruled| !read.contains(&ruled.decision);
    for ruled in asked.decided.iter().copied().filter(unread) {
        doc.item(0, ruled_line(words, ruled, edition));
    }
    let who = asked.open.question.about.who.map(|who| words.seat(who)).unwrap_or_default();
    let title = say!(words, "told-menu", who = who);
    doc.text(title).append(menu(words, asked.open, edition, false));
    doc
}

/// What a question is about, at length: the clause that asks, and all that follows from each answer.
pub fn explained(words: &Words, prompt: &Prompt<'_>, edition: Edition) -> Doc {
    let mut doc = Doc::default();
    match prompt {
        Prompt::Act { lines, .. } => {
            doc.append(acts(words, lines)).text(say!(words, "explain-line"));
        }
        Prompt::Finding(asked) | Prompt::Choice(asked) => {
            if let Some(clause) = asked.clause {
                let title = clause.title.in_language(words.language());
                doc.line(vec![
                    styled(format!("{} {title}. ", number(clause, edition)), Style::Strong),
                    plain(clause.gist(edition).in_language(words.language())),
                ]);
            }
            doc.append(menu(words, asked.open, edition, true));
        }
        Prompt::Contract
        | Prompt::Declarer
        | Prompt::By(_)
        | Prompt::Tricks { .. }
        | Prompt::Opening
        | Prompt::Leader
        | Prompt::OnTable(_)
        | Prompt::Who { .. }
        | Prompt::Object(_)
        | Prompt::Together(_)
        | Prompt::Detail(..)
        | Prompt::Follow { .. }
        | Prompt::Dummy(_)
        | Prompt::ChosenSuit(_)
        | Prompt::End => {
            doc.text(say!(words, "explain", prompt = key(prompt)));
        }
    }
    doc
}

/// What was expected instead of an answer that is not one.
pub fn expected(words: &Words, prompt: &Prompt<'_>) -> String {
    let last =
        if let Prompt::Choice(asked) = prompt { asked.open.question.fact.replies.len() } else { 0 };
    say!(words, "expected-answer", prompt = key(prompt), last = last)
}

/// The name by which the messages know what is asked.
fn key(prompt: &Prompt<'_>) -> &'static str {
    match prompt {
        Prompt::Contract => "contract",
        Prompt::Tricks { .. } => "tricks",
        Prompt::Opening => "yes-no",
        Prompt::Declarer | Prompt::By(_) | Prompt::Leader => "seat",
        Prompt::OnTable(_) => "trick",
        Prompt::Who { .. } => "who",
        Prompt::Act { .. } => "act",
        Prompt::Object(telling) if typed::rank(&telling.about).is_some() => "suit",
        Prompt::Object(telling) => kind_key(telling.line.verb.about),
        Prompt::Together(_) => "cards",
        Prompt::Detail(detail) => kind_key(detail.kind),
        Prompt::Follow { .. } => "follow",
        Prompt::Dummy(_) => "hand",
        Prompt::Finding(_) => "finding",
        Prompt::Choice(_) => "choice",
        Prompt::ChosenSuit(_) => "suit",
        Prompt::End => "end",
    }
}

/// The name by which the messages know a value that is asked.
fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Flag => "yes-no",
        Kind::Done | Kind::Card => "card",
        Kind::Cards | Kind::CardsOrAll => "cards",
        Kind::Call | Kind::Said => "words",
        Kind::Seat | Kind::Owner => "seat",
        Kind::Seats => "seats",
        Kind::Suit => "suit",
        Kind::Word(_) => "word",
        Kind::Holding => "hand",
        Kind::Tricks => "count",
    }
}

/// What was understood of suits that were typed in letters of their own.
pub fn understood(words: &Words, dialogue: &Dialogue, asked_contract: bool) -> Option<String> {
    let read = dialogue.signed()?;
    if !asked_contract {
        return Some(read.to_owned());
    }
    let contract = dialogue.draft().sketch.contract?;
    let (name, declarer) = (words.contract(contract), words.seat(contract.declarer));
    let key = if contract.level.is_some() { "contract" } else { "contract-open" };
    Some(format!("{}.", say!(words, key, contract = name, declarer = declarer)))
}

/// What the letter `C` means from now on, if that has changed.
pub fn meaning_of_c(words: &Words, dialogue: &Dialogue) -> Option<String> {
    let suit = dialogue.new_meaning_of_c()?;
    Some(say!(words, "decide-c", suit = suit.to_string()))
}

/// Why a line says nothing.
pub fn untold(words: &Words, untold: &Untold) -> String {
    match untold {
        Untold::Seat(found) => say!(words, "untold-seat", found = found.clone()),
        Untold::Verb(found) => {
            let message = say!(words, "untold-verb", found = found.clone());
            let names = verbs().map(|row| match words.language() {
                Language::Italian => row.it,
                Language::English => row.name,
            });
            match nearest(found, names) {
                Some(near) => {
                    let near = near.replace('_', " ");
                    format!("{message} {}", capitalised(&say!(words, "near", near = near)))
                }
                None => message,
            }
        }
        Untold::Word(found, list) => {
            let known = listed(words, *list).replace(TIED, " ");
            say!(words, "untold-word", found = found.clone(), words = known)
        }
        Untold::Detail(found, line) => {
            say!(words, "untold-detail", found = found.clone(), verb = verb(words, *line))
        }
        Untold::About(found, line) => {
            let key = kind_key(line.verb.about);
            let expected = say!(words, "expected-answer", prompt = key, last = 0);
            let verb = verb(words, *line);
            say!(words, "untold-about", found = found.clone(), verb = verb, expected = expected)
        }
    }
}

/// The verb of a line, as it is typed in this language.
fn verb(words: &Words, line: Line) -> String {
    let verb = match words.language() {
        Language::Italian => line.verb.it,
        Language::English => line.verb.name,
    };
    verb.replace('_', " ")
}

/// The events that were entered, a sentence each.
pub fn events(words: &Words, draft: &Draft) -> Vec<String> {
    let Ok(item) = draft.item() else { return Vec::new() };
    let events = item.record.events.iter().zip(&item.said);
    let sentence = |(event, said): (&Event, &Option<Bilingual>)| {
        let said = said.as_ref().map(|said| said.in_language(words.language()));
        diagram::event_line(words, &item.record, event, said)
    };
    events.map(sentence).collect()
}

/// What happened, and what the director found.
pub fn established(words: &Words, item: &Item) -> Doc {
    let mut doc = Doc::default();
    doc.heading(2, say!(words, "what-happened")).append(diagram::events(words, item));
    if !item.given.is_empty() {
        doc.blank().heading(2, say!(words, "established"));
    }
    for given in &item.given {
        let question = Question { fact: given.fact, about: given.about };
        let states = capitalised(&reply(words, question, given.answer));
        let how = match given.fact.asker {
            Asker::Director => "source-director",
            Asker::Player => "source-assumed",
        };
        doc.item(0, vec![plain(format!("{states} ({}).", say!(words, how)))]);
    }
    doc
}

/// The table as it was described, where it was.
pub fn table(words: &Words, draft: &Draft) -> Option<Doc> {
    let item = Draft { hands_from_events: false, ..draft.clone() }.item().ok()?;
    Some(diagram::setting(words, &item.setting))
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbitro_laws::record::acts::{Asked, lines};

    /// Says that no two of the texts are the same: a key without words has those of the default.
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
            texts(lines().map(|line| line.form.menu).collect());
            texts(GROUPS.iter().map(|group| group.title).collect());
            for list in List::ALL {
                texts(list.words().iter().map(|word| word.told).collect());
            }
            for line in lines() {
                let details = line.verb.details.iter();
                let asked = details.filter(|detail| detail.asked != Asked::Never);
                texts(asked.map(|detail| detail.question).collect());
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
