//! The table of acts: every written, described or typed form of an act is parsed back as the same event. Every row of
//! the table is tried, with every detail, in both languages.

use super::common::expected::{assert_file, text_of};
use arbitro::render::diagram::event_line;
use arbitro::render::law::without_subject;
use arbitro::render::text::Words;
use arbitro_cases::RulingTerms;
use arbitro_cases::aspect::{Aspect, AspectKind};
use arbitro_cases::aspect_values::MatterValues;
use arbitro_cases::diag::Code;
use arbitro_cases::statement::act_entry::{ParsedLine, parse_event as typed};
use arbitro_cases::statement::case_notation::event as written;
use arbitro_cases::statement::{AnswerRefusal, CaseDraft, Dialogue, DialoguePrompt};
use arbitro_cases::vocabulary::acts::{VerbWords, detail_words, menu_lines, verb_words, words_of};
use arbitro_cases::vocabulary::letters::SuitLetters;
use arbitro_cases::vocabulary::manual;
use arbitro_cases::vocabulary::narration::{NarrationContext, narrate};
use arbitro_cases::{Bilingual, embedded_cases, event as read, read as read_case};
use arbitro_laws::bridge::notation::{Notation, parse_card, parse_contract};
use arbitro_laws::bridge::{BySeat, Card, Contract, Hand, PlayedCard, Seat, Suit, SuitMap};
use arbitro_laws::record::acts::{ActValue, ActValues, ActVerb, ValueKind, verbs};
use arbitro_laws::record::words::Named;
use arbitro_laws::record::{Act, Event, Language, TrickCount, spoken};
use arbitro_laws::ruling::{Asker, Clause, Edition, Fact};

/// Returns sample values of a kind, one of each sort.
fn values(kind: ValueKind) -> Vec<ActValue> {
    let card = |text: &str| parse_card(text, Notation::English).unwrap();
    let hand = |texts: &[&str]| texts.iter().map(|text| card(text)).collect::<Hand>();
    let hands = [hand(&["SA"]), hand(&["CK", "CJ"]), hand(&["HT", "H2", "D3"])];
    match kind {
        ValueKind::Done => vec![ActValue::Flag(true)],
        ValueKind::Flag => vec![ActValue::Flag(true), ActValue::Flag(false)],
        ValueKind::Card => vec![
            ActValue::Card(card("H4").into()),
            ActValue::Card(card("DT").into()),
            ActValue::Card(PlayedCard::Small(Suit::Clubs)),
            ActValue::Card(PlayedCard::Unrecorded),
        ],
        ValueKind::Cards => hands.map(ActValue::Cards).to_vec(),
        ValueKind::CardsOrAll => [values(ValueKind::Done), values(ValueKind::Cards)].concat(),
        ValueKind::Call => {
            ["cuori alta", "ace of spades", "picche... no, il re", "dama se non copre"]
                .map(|words| ActValue::Call(spoken::parse(words).unwrap()))
                .to_vec()
        }
        ValueKind::Seat | ValueKind::Owner => Seat::ALL.map(ActValue::Seat).to_vec(),
        ValueKind::Seats => [[true; 4], [true, false, false, false], [false, true, true, false]]
            .map(|seats| ActValue::Seats(BySeat(seats)))
            .to_vec(),
        ValueKind::Suit => Suit::ALL.map(ActValue::Suit).to_vec(),
        ValueKind::Word(list) => list.names().into_iter().map(ActValue::Word).collect(),
        ValueKind::Tricks => {
            [TrickCount::Some(1), TrickCount::Some(3), TrickCount::Some(13), TrickCount::Rest]
                .map(ActValue::Tricks)
                .to_vec()
        }
        ValueKind::TrickTotal => [0, 1, 9, 13].map(ActValue::TrickTotal).to_vec(),
        ValueKind::TrickNumber => [1, 3, 13].map(ActValue::TrickNumber).to_vec(),
        ValueKind::Holding | ValueKind::Said => Vec::new(),
    }
}

/// Returns the acts of a row: about each sample subject, with every combination of details.
fn acts(verb: &'static ActVerb) -> Vec<Act> {
    let mut rows: Vec<ActValues> = Vec::new();
    for about in values(verb.about) {
        rows.push(ActValues { verb, about, details: Vec::new() });
    }
    for detail in verb.details {
        let mut more = Vec::new();
        for value in values(detail.kind) {
            for row in &rows {
                let mut row = row.clone();
                row.details.push((detail.key, value));
                more.push(row);
            }
        }
        rows.append(&mut more);
    }
    let mut acts: Vec<Act> = Vec::new();
    for act in rows.iter().filter_map(ActValues::act) {
        if !acts.contains(&act) {
            acts.push(act);
        }
    }
    acts
}

/// Returns the events of a row of the table of acts: each act by every player, or by the players in rotation if the row
/// has many acts. A player never counts among those who saw his own card, unless all players saw it.
fn events(verb: &'static ActVerb) -> Vec<Event> {
    const MANY: usize = 40;
    let sees_himself = |by: Seat, act: Act| {
        let seen = act.values().seats("seen");
        seen[by] && seen != BySeat([true; 4])
    };
    let acts = acts(verb);
    let mut events = Vec::new();
    for (place, act) in acts.iter().enumerate() {
        let turn = |seat: Seat| acts.len() < MANY || seat == Seat::ALL[place % 4];
        let players = Seat::ALL.into_iter().filter(|by| turn(*by) && !sees_himself(*by, *act));
        events.extend(players.map(|by| Event { by, act: *act }));
    }
    events
}

fn all_events() -> impl Iterator<Item = Event> {
    verbs().flat_map(events)
}

fn contract() -> Contract {
    parse_contract("3NT S").unwrap()
}

/// Returns the two cases to test: an event without words, and one whose words contain quotation marks.
fn words() -> [Option<Bilingual>; 2] {
    let it = "le altre sono «mie», e \"buone\": 10".to_owned();
    [None, Some(Bilingual { en: it.clone(), it })]
}

/// Returns the event that a line describes.
fn event_of(line: &str) -> (Event, Option<Bilingual>) {
    let toml = match typed(line, Some(contract())) {
        Ok(ParsedLine::Toml(toml)) => toml,
        Ok(ParsedLine::Act(telling)) => telling.toml(Some(contract())),
        other => panic!("{line}: {other:?}"),
    };
    read(&toml).unwrap_or_else(|problems| panic!("{line}: {toml}: {problems:?}"))
}

#[test]
fn rows_and_acts_correspond() {
    for verb in verbs() {
        let acts = acts(verb);
        assert!(acts.iter().any(|act| act.values().verb == verb), "{} makes no act", verb.name);
        for act in acts {
            let values = act.values();
            assert_eq!(values.act(), Some(act), "{values:?}");
            let known = |key| verb.details.iter().any(|detail| detail.key == key);
            assert!(values.details.iter().all(|(key, _)| known(*key)), "{values:?}");
        }
    }
}

#[test]
fn turning_and_renaming_twice_restore_an_event() {
    let map = SuitMap([Suit::Spades, Suit::Diamonds, Suit::Hearts, Suit::Clubs]);
    for event in all_events() {
        assert_eq!(event.turned(1).turned(3), event);
        assert_eq!(event.mapped(map).mapped(map), event);
        let named = |event: Event| event.act.values().card().and_then(PlayedCard::card);
        let mapped = |card: Card| map.card(card);
        assert_eq!(named(event.mapped(map)), named(event).map(mapped), "{event:?}");
    }
}

#[test]
fn event_codes_round_trip() {
    for event in all_events() {
        for said in words() {
            let speaks = event.act.values().verb.about == ValueKind::Call;
            if speaks && said.is_some() {
                continue;
            }
            let toml = written(&event, said.as_ref());
            let (read, words) = read(&toml).unwrap_or_else(|error| panic!("{toml}: {error:?}"));
            assert_eq!(read, event, "{toml}");
            assert!(words == said || speaks, "{toml}");
        }
    }
}

#[test]
fn event_sentences_round_trip() {
    for language in Language::ALL {
        for (said, is_second) in words().into_iter().zip([false, true]) {
            // Sentences with suit symbols and with suit letters are tried, before and after a card was shown.
            let voice = Words::new(language, is_second);
            let scene = NarrationContext { contract: contract(), has_shown: is_second };
            for event in all_events() {
                let call = event.act.values().verb.about == ValueKind::Call;
                let said = said.as_ref().filter(|_| !call);
                let in_language = said.map(|said| said.in_language(language));
                let sentence = narrate(&event, in_language, scene, &voice);
                assert!(!sentence.is_empty(), "{event:?} has no sentence");
                let (read, words) = event_of(&sentence);
                assert_eq!(read, event, "{sentence}");
                assert!(words.as_ref() == said || call, "{sentence}: {words:?}");
            }
        }
    }
}

/// Returns a dialogue in this language, in which several events were already entered.
fn at_the_table(language: Language) -> Dialogue {
    let mut draft = CaseDraft::default();
    draft.sketch.contract = Some(contract());
    let letters = match language {
        Language::Italian => SuitLetters::Italian,
        Language::English => SuitLetters::International,
    };
    let mut dialogue = Dialogue::new(draft, RulingTerms::default()).with_letters(letters);
    let mut lines = vec!["s".to_owned(), String::new(), "N holds ♥ AK ♦ T4 ♣ 5".to_owned()];
    for seat in Seat::ALL {
        let said = ["explains call", "explains play", "leads_face_down x", "calls \"asso\""];
        let said = said.iter().filter(|said| seat != Seat::North || !said.starts_with("calls"));
        lines.extend(said.map(|said| format!("{seat} {said}")));
    }
    for line in lines {
        dialogue.answer(&line).unwrap_or_else(|refusal| panic!("{line}: {refusal:?}"));
    }
    dialogue
}

/// Returns the event that results from a typed line, or the codes of the line's problems.
fn taken(dialogue: &mut Dialogue, line: &str) -> Result<Event, Vec<Code>> {
    let before = dialogue.draft().entries.len();
    match dialogue.answer(line) {
        Ok(()) => {}
        Err(AnswerRefusal::Problems(problems)) => {
            return Err(problems.iter().map(|problem| problem.code).collect());
        }
        Err(other) => panic!("{line}: {other:?}"),
    }
    if matches!(dialogue.prompt(), DialoguePrompt::Detail(..)) {
        dialogue.answer("").unwrap();
    }
    assert_eq!(dialogue.draft().entries.len(), before + 1, "{line}: {:?}", dialogue.prompt());
    let event = dialogue.draft().entries.last().unwrap().event;
    while dialogue.draft().entries.len() > before {
        assert!(dialogue.undo(), "{line}");
    }
    Ok(event)
}

#[test]
fn the_dialogue_reads_event_sentences() {
    let (mut possible, mut count) = (0, 0);
    for language in Language::ALL {
        let mut dialogue = at_the_table(language);
        let voice = Words::new(language, false);
        for (event, has_shown) in all_events().zip([false, true].into_iter().cycle()) {
            let sentence =
                narrate(&event, None, NarrationContext { contract: contract(), has_shown }, &voice);
            let read = taken(&mut dialogue, &sentence);
            let meant = taken(&mut dialogue, &written(&event, None));
            let of_hand = event.act.values().verb.detail("hand").is_some();
            // An act that is impossible with the player's own card may be possible with a card of dummy's.
            assert!(read == meant || of_hand && meant.is_err(), "{sentence}: {read:?} {meant:?}");
            possible += usize::from(read.is_ok());
            count += 1;
        }
    }
    assert!(possible * 2 > count, "{possible} of {count} are possible");
}

/// A director may type the sentences that the program prints: for each question of the bank, these
/// sentences, typed in, give back its events.
#[test]
fn the_bank_can_be_typed_in_the_programs_sentences() {
    let cases = embedded_cases::embedded()
        .into_iter()
        .flat_map(|(name, text)| read_case(name, text).case.questions);
    for question in cases {
        for voice in Language::ALL.map(|language| Words::new(language, false)) {
            let mut draft = CaseDraft::of_table(&question);
            for (event, said) in question.record.events.iter().zip(&question.event_texts) {
                let said = said.as_ref().map(|said| said.in_language(voice.language()));
                let sentence = event_line(&voice, &question.record, event, said);
                let Ok(ParsedLine::Act(telling)) = typed(&sentence, Some(question.record.contract))
                else {
                    panic!("{}: {sentence}", question.id)
                };
                let toml = telling.toml(Some(question.record.contract));
                draft = draft.with_event(&toml).unwrap_or_else(|problems| {
                    panic!("{}: {sentence}: {toml}: {problems:?}", question.id)
                });
                let entry = draft.entries.last().unwrap();
                let words = entry.said.as_ref().map(|said| said.in_language(voice.language()));
                assert_eq!((entry.event, words), (*event, said), "{}: {sentence}", question.id);
            }
        }
    }
}

/// Returns a value as typed, without spaces inside a detail.
fn short(value: ActValue) -> String {
    match value {
        ActValue::Flag(set) => if set { "sì" } else { "no" }.to_owned(),
        ActValue::Card(card) => card.to_string(),
        ActValue::Cards(cards) => {
            cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
        }
        ActValue::Call(spoken) => format!("\"{}\"", spoken.words(Language::Italian)),
        ActValue::Seat(seat) => seat.to_string(),
        ActValue::Seats(BySeat([true, true, true, true])) => "tutti".to_owned(),
        ActValue::Seats(seats) => {
            Seat::ALL.into_iter().filter(|seat| seats[*seat]).map(Seat::letter).collect()
        }
        ActValue::Suit(suit) => suit.to_string(),
        ActValue::Word(name) => name.to_owned(),
        ActValue::Tricks(TrickCount::Some(number)) => number.to_string(),
        ActValue::Tricks(TrickCount::Rest) => "rest".to_owned(),
        ActValue::TrickTotal(number) | ActValue::TrickNumber(number) => number.to_string(),
    }
}

#[test]
fn every_act_has_a_short_form() {
    for event in all_events() {
        let values = event.act.values();
        for verb in [values.verb.name, words_of(values.verb).unwrap().italian] {
            for verb in [verb.to_owned(), verb.replace('_', " ")] {
                let about = match values.about {
                    ActValue::Flag(_) => String::new(),
                    about => short(about),
                };
                let details = values.details.iter();
                let details: Vec<String> =
                    details.map(|(key, value)| format!("{key}={}", short(*value))).collect();
                let line = format!("{} {verb} {about} {}", event.by, details.join(" "));
                assert_eq!(event_of(&line).0, event, "{line}");
            }
        }
    }
}

/// A director may type a player and the text of a line of the menu.
#[test]
fn every_line_of_the_menu_can_be_typed() {
    for line in menu_lines() {
        for text in Language::ALL.map(|language| line.form.menu.in_language(language)) {
            let parsed = typed(&format!("E {text}"), None);
            let parsed = parsed.unwrap_or_else(|error| panic!("{text}: {error:?}"));
            let telling = parsed.telling().unwrap();
            let states = |key: &&str| telling.details.iter().any(|(stated, _)| stated == key);
            assert_eq!((telling.line.verb, telling.by), (line.verb, Seat::East), "{text}");
            assert!(line.form.stated_details.iter().all(states), "{text}");
        }
    }
}

/// What directors type for acts that were added late, in both languages.
#[test]
fn acts_are_typed_in_plain_words() {
    for (text, code) in [
        ("N mescola le carte", "{ by = \"N\", mixes_cards = true }"),
        ("N mixes the cards", "{ by = \"N\", mixes_cards = true }"),
        ("S dice 9 prese", "{ by = \"S\", says_tricks = 9 }"),
        ("S says 9 tricks", "{ by = \"S\", says_tricks = 9 }"),
        ("E segna nove prese", "{ by = \"E\", records_tricks = 9 }"),
        ("E records 9 tricks", "{ by = \"E\", records_tricks = 9 }"),
        ("W nega", "{ by = \"W\", denies = true }"),
        ("W denies", "{ by = \"W\", denies = true }"),
        ("E stende per sbaglio", "{ by = \"E\", spreads = true, by_accident = true }"),
        ("E spreads by accident", "{ by = \"E\", spreads = true, by_accident = true }"),
        (
            "E spreads SK H4 by accident",
            "{ by = \"E\", spreads = [\"SK\", \"H4\"], by_accident = true }",
        ),
    ] {
        assert_eq!(event_of(text).0, read(code).unwrap().0, "{text}");
    }
    assert!(typed("N mixes the cards grumpily", None).is_err());
}

#[test]
fn every_act_is_in_the_menu_and_verbs_are_unique() {
    for verb in verbs() {
        let words = words_of(verb).unwrap_or_else(|| panic!("{} has no words", verb.name));
        assert!(words.forms().all(|form| !form.menu.it.is_empty()), "{} has no line", verb.name);
        let lines = menu_lines().filter(|line| line.verb == verb);
        assert_eq!(lines.count(), words.forms().count(), "{}", verb.name);
        for detail in verb.details {
            let says = words.forms().any(|form| form.stated_details.contains(&detail.key));
            let question = detail_words(detail).question;
            assert_eq!(detail_words(detail).key, detail.key);
            let asks = !question.it.is_empty() && !question.en.is_empty();
            assert!(says || asks, "the menu lacks {} of {}", detail.key, verb.name);
        }
    }
    let rows: Vec<&VerbWords> = verb_words().collect();
    for (place, row) in rows.iter().enumerate() {
        let names = |row: &VerbWords| {
            [&[row.verb.name, row.italian], row.verb.old_names, row.typed_synonyms].concat()
        };
        let others = rows[..place].iter().flat_map(|other| names(other));
        for other in others {
            assert!(!names(row).contains(&other), "two verbs have the name {other}");
        }
    }
}

/// Returns the Markdown list of the facts that the director establishes, for the manual on cases: each with its key, its
/// question and the clauses that ask for it, in their first edition.
fn facts_list(words: &Words) -> String {
    let asked = arbitro_laws::laws::facts().filter(|fact| fact.asker == Asker::Director);
    let item = |fact: &'static Fact| {
        let asks = arbitro_laws::laws::clauses()
            .filter(|clause| clause.asks.iter().any(|of| of.key == fact.key));
        let number = |clause: &'static Clause| clause.number.steps().find_map(|(_, number)| number);
        let mut numbers: Vec<&str> = asks.filter_map(number).collect();
        numbers.dedup();
        let replies: Vec<String> =
            fact.replies.iter().map(|reply| format!("`{}`", reply.key)).collect();
        let replies = match fact.replies {
            [yes, no] if (yes.key, no.key) == ("yes", "no") => String::new(),
            _ => format!(" {}", replies.join(", ")),
        };
        let question = without_subject(words, fact.question);
        manual::wrapped(&format!("- `{}`: {question}{replies} ({})", fact.key, numbers.join(", ")))
    };
    asked.map(item).collect()
}

/// The manual lists the facts that the director establishes. `UPDATE_EXPECT=1` rewrites the list.
#[test]
fn the_manual_lists_the_facts_of_the_director() {
    for (language, intro, after) in [
        (Language::Italian, "non ci sono altre\nrisposte.\n\n", "## Le opzioni"),
        (Language::English, "where no others are listed.\n\n", "## The options"),
    ] {
        let path = format!("src/docs/cases.{}.md", language.code());
        let page = text_of(&path);
        let list = facts_list(&Words::new(language, false));
        let (start, end) = (page.find(intro).unwrap() + intro.len(), page.find(after).unwrap());
        assert_file(&path, &format!("{}{list}\n{}", &page[..start], &page[end..]));
    }
}

/// The manual has an item for each aspect; where the values are few, the item lists all. Each value that a message names
/// is read as a value of its aspect.
#[test]
fn the_manual_lists_the_values_of_aspects() {
    for language in Language::ALL {
        let page = text_of(&format!("src/docs/cases.{}.md", language.code()));
        for kind in AspectKind::ALL {
            let start = page.find(&format!("\n- `{}`, ", kind.name())).unwrap() + 1;
            let item = page[start..].split("\n- ").next().unwrap();
            let item = item.split("\n\n").next().unwrap();
            let item = item.split_whitespace().collect::<Vec<_>>().join(" ");
            let values = MatterValues::of(*kind);
            for code in values.codes {
                let is_listed = item.contains(&format!("`{code}`"));
                assert!(is_listed || values.are_examples, "{code} in: {item}");
                let of = match (kind.is_of_card(), kind.is_of_player()) {
                    (true, _) => Some("N C2"),
                    (_, true) => Some("N"),
                    _ => None,
                };
                let aspect = Aspect::from_code(kind.name(), of, Notation::English).unwrap();
                let value = aspect.read_value(&code, Notation::English, Edition::Y2017).unwrap();
                assert_eq!(value.to_string(), code);
            }
        }
    }
}

/// The manual lists the acts of the table. `UPDATE_EXPECT=1` rewrites the list.
#[test]
fn the_manual_lists_the_acts_of_the_table() {
    for language in Language::ALL {
        let code = language.code();
        let path = format!("src/docs/cases.{code}.md");
        let page = text_of(&path);
        let list = manual::list(language);
        let (first, after) = match language {
            Language::Italian => {
                (list.lines().next().unwrap(), "### Come si raccontano gli eventi\n")
            }
            Language::English => (list.lines().next().unwrap(), "### How events are told\n"),
        };
        let (start, end) = (page.find(first).unwrap(), page.find(after).unwrap());
        assert_file(&path, &format!("{}{list}\n{}", &page[..start], &page[end..]));
    }
}
