//! Tests generated questions: each is proved, no two are alike, and a seed always gives the same bytes.

use std::collections::HashSet;
use std::num::NonZeroUsize;

use arbitro::check;
use arbitro::render::generation_report::report_document;
use arbitro::render::listing::topic;
use arbitro::render::term::plain;
use arbitro::render::text::Words;
use arbitro_cases::aspect::AspectKind;
use arbitro_cases::flaws::flaws;
use arbitro_cases::scenarios::board::PlayedBoard;
use arbitro_cases::scenarios::deal::{ContractWish, DealtBoard, points};
use arbitro_cases::scenarios::prose::{self, BilingualNames};
use arbitro_cases::scenarios::question::{self, GeneratedQuestion, ProvedSet};
use arbitro_cases::scenarios::random::{QuestionRng, RunSeed};
use arbitro_cases::scenarios::report::GenerationReport;
use arbitro_cases::scenarios::scenario::Scenario;
use arbitro_cases::scenarios::story::{Story, StoryChoices, short_reason};
use arbitro_cases::scenarios::{
    self, DiscardReason, GenerationRequest, QuestionGenerator, by_law, from_board,
};
use arbitro_cases::verdict::open_facts;
use arbitro_cases::{AnswerOption, Question, RulingTerms, read};
use arbitro_laws::bridge::{PlayedCard, Seat, Side};
use arbitro_laws::record::words::Named;
use arbitro_laws::ruling::{Edition, Language};

use super::common::{bank, rule_in};

fn with_voices<T>(run: impl FnOnce(BilingualNames<'_>) -> T) -> T {
    let [it, en] = Language::ALL.map(|language| Words::new(language, false));
    run(BilingualNames { it: &it, en: &en })
}

fn questions(law: Option<u8>, seed: u64, count: usize) -> Vec<GeneratedQuestion> {
    with_voices(|voices| {
        let (tags, difficulties, editions) = (Vec::new(), Vec::new(), Edition::ALL.to_vec());
        let laws = law.iter().map(u8::to_string).collect();
        let seed = RunSeed::stated(seed);
        let scenarios = Vec::new();
        let wanted = GenerationRequest { scenarios, laws, tags, difficulties, editions, seed };
        let mut generator = QuestionGenerator::new(wanted, voices).unwrap();
        (0..count).map(|_| generator.question().unwrap()).collect()
    })
}

fn laws() -> Vec<u8> {
    let mut laws: Vec<u8> = by_law::all().map(|scenario| scenario.law).collect();
    laws.dedup();
    laws
}

#[test]
fn scenarios_are_in_the_order_of_the_laws_with_unique_names() {
    let names: Vec<(u8, &str)> =
        by_law::all().map(|scenario| (scenario.law, scenario.name)).collect();
    assert!(names.windows(2).all(|pair| pair[0].0 <= pair[1].0), "{names:?}");
    assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len(), "{names:?}");
}

/// Generates a set of questions of a scenario on the board with this number.
fn set_on(
    scenario: &'static Scenario,
    (seed, board): (u64, u64),
    voices: BilingualNames<'_>,
) -> Result<ProvedSet, DiscardReason> {
    let (id, source, editions) = ("1-g", "", &Edition::ALL[..]);
    let wanted = question::FileRequest { id, source, editions, names: voices };
    from_board(scenario, wanted, &mut QuestionRng::new(seed, board))
}

/// Each scenario makes a question from at least two of two hundred boards. No board fails because a word is missing, and
/// of the first sixty at most twenty-four fail because their question is not proved.
#[test]
fn every_scenario_gives_questions() {
    with_voices(|voices| {
        for scenario in by_law::all() {
            let tried = |board| set_on(scenario, (5, board), voices).err();
            let misses: Vec<DiscardReason> = (0..60).filter_map(tried).collect();
            let name = (scenario.law, scenario.name);
            let later = (60..200).filter(|board| tried(*board).is_none());
            assert!(60 - misses.len() + later.take(2).count() >= 2, "{name:?}: {misses:?}");
            let wordless = misses.iter().find(|miss| matches!(miss, DiscardReason::Slot(_)));
            assert_eq!(wordless, None, "{name:?}");
            let unproved: Vec<&DiscardReason> =
                misses.iter().filter(|miss| matches!(miss, DiscardReason::Proof(_))).collect();
            assert!(unproved.len() <= 24, "{name:?}: {unproved:?}");
        }
    });
}

/// Visits the stories that a scenario tells at the moments of the board with this number.
fn each_story(scenario: &Scenario, number: u64, mut visit: impl FnMut(&Story<'_>)) {
    let mut rng = QuestionRng::new(6, number);
    let Some(board) = PlayedBoard::new(scenario.contract_wish, &mut rng) else { return };
    let moments = (0..board.positions.len()).filter_map(|card| board.moment(card));
    for moment in moments.filter(|it| scenario.tricks.contains(&it.trick())) {
        let mut next = Some(StoryChoices::first());
        while let Some(choices) = next {
            let mut story = Story::new(moment, choices, rng.clone());
            let is_told = (scenario.scene)(&mut story).is_some();
            next = story.path.next();
            if is_told {
                visit(&story);
            }
        }
    }
}

/// The short form of every sentence of a story has a value for each of its slots, and may follow other words.
#[test]
fn short_reasons_are_complete() {
    let mut seen = 0;
    with_voices(|voices| {
        let mut check = |story: &Story<'_>| {
            for sentence in &story.lines {
                let short = short_reason(sentence.line);
                for form in short.into_iter().flat_map(|short| [short.is, short.supposed]) {
                    let said = prose::say(voices, form, |slot| story.slot_in(sentence, slot));
                    let said = said.unwrap_or_else(|| panic!("{form:?}"));
                    let is_part = |text: &str| !text.ends_with(['.', ',']) && !text.contains("  ");
                    assert!(is_part(&said.it) && is_part(&said.en), "{said:?}");
                    seen += 1;
                }
            }
        };
        for scenario in by_law::all() {
            (0..40).for_each(|number| each_story(scenario, number, &mut check));
        }
    });
    assert!(seen > 10_000, "{seen}");
}

/// Scenarios that tell two irregularities give questions whose answer depends on the first one.
#[test]
fn the_first_of_two_irregularities_decides() {
    let chains = with_voices(|voices| {
        let is_chain = |scenario: &&'static Scenario| {
            (0..60).any(|board| set_on(scenario, (7, board), voices).is_ok_and(|set| set.is_chain))
        };
        by_law::all().filter(is_chain).count()
    });
    assert!(chains >= 15, "{chains}");
}

#[test]
fn generated_files_are_proved() {
    let terms = Edition::ALL.map(|edition| RulingTerms { edition, ..RulingTerms::default() });
    for law in laws() {
        for generated in questions(Some(law), 3, 12) {
            let reading = read("", &generated.own().file);
            assert!(
                reading.problems.is_empty(),
                "{}\n{:?}",
                generated.own().file,
                reading.problems
            );
            let problems = check(&reading.case, &terms);
            assert!(problems.is_empty(), "{}\n{problems:?}", generated.own().file);
            let flaws: Vec<_> = reading.case.questions.iter().flat_map(flaws).collect();
            assert!(flaws.is_empty(), "{}\n{flaws:?}", generated.own().file);
            let [question] = reading.case.questions.as_slice() else {
                panic!("{}", generated.own().file)
            };
            assert_eq!(question.law_number(), law);
            for text in [&question.text.it, &question.text.en] {
                assert!(text.ends_with('?'), "{text}");
                assert!(!text.contains(['{', '}', '[', ']']) && !text.contains("  "), "{text}");
            }
        }
    }
}

/// Options mention only their own story: no card of another story, and no call for a director who was already called.
/// No two sentences of a story begin with "A questo punto".
#[test]
fn options_only_mention_their_own_story() {
    use arbitro_laws::ruling::{Decision, DecisionAct as Right, Status};
    let made = questions(None, 5, 400);
    let mut tried = 0;
    for question in made.iter().flat_map(|generated| &generated.own().case.questions) {
        let events = &question.record.events;
        let is_called = events.iter().any(|event| event.act.is_attention());
        for claim in question.options.iter().flat_map(|option| &option.claims) {
            let text = &question.text.it;
            let name = format!("{}: {} in: {text}", question.id, claim.decision.code());
            tried += 1;
            let calls = matches!(claim.decision, Decision::Must(_, Right::CallDirector));
            assert!(!(is_called && calls), "{name}");
            let Decision::Is(
                Status::Revoked(_, card)
                | Status::Penalty(_, card, _)
                | Status::NoPenalty(_, card)
                | Status::Established(_, card)
                | Status::NotEstablished(_, card),
            ) = claim.decision
            else {
                continue;
            };
            let is_told = events
                .iter()
                .any(|event| format!("{:?}", event.act).contains(&format!("{card:?}")))
                || question.setting.penalty_cards.iter().any(|it| it.card == card)
                || question.setting.exposed.iter().any(|it| it.card == card)
                || matches!(card, PlayedCard::Exact(card)
                    if text.contains(&format!("{}{}", card.suit.symbol(), card.rank)));
            assert!(is_told, "{name}");
        }
        assert!(question.text.it.matches("A questo punto").count() < 2, "{}", question.text.it);
    }
    assert!(tried > 50, "{tried}");
}

/// The right options ask for facts that the ruling leaves open, or decide where it leaves none of the facts open for which
/// an option asks; the wrong options ask for facts that it does not leave open. Every question has a wrong option.
#[test]
fn options_on_what_to_establish_agree_with_the_open_inquiries() {
    let made = questions(None, 4, 240);
    let items = made.iter().flat_map(|generated| &generated.own().case.questions);
    let inquiries: Vec<_> = items.filter(|question| question.is_inquiry()).collect();
    assert!(inquiries.len() >= 12, "{} of 240 questions ask what to establish", inquiries.len());
    let (mut asked, mut decided) = (0, 0);
    for question in inquiries {
        for edition in question.editions.iter().copied() {
            let open = open_facts(&rule_in(question, edition));
            let says = |fact| open.contains(fact);
            let right = |option: &&AnswerOption| option.is_marked(edition);
            let rights: Vec<_> = question.options.iter().filter(right).collect();
            assert!(!rights.is_empty(), "{}", question.id);
            for option in rights {
                let decides = option.value.is_some() && option.asks.is_empty();
                assert!(decides || !option.asks.is_empty(), "{}", question.id);
                assert!(option.asks.iter().all(&says), "{}", question.id);
                *(if decides { &mut decided } else { &mut asked }) += 1;
            }
            let mut wrong = question.options.iter().filter(|option| !right(option)).peekable();
            assert!(wrong.peek().is_some(), "{}", question.id);
            assert!(!wrong.flat_map(|it| &it.asks).any(says), "{}", question.id);
        }
    }
    assert!(asked > 3 && decided > 3, "{asked} ask, {decided} decide");
}

#[test]
fn no_two_of_a_run_are_alike_or_on_one_deal() {
    let made = questions(None, 7, 60);
    let likenesses: HashSet<&str> = made.iter().map(|it| it.set.fingerprint.as_str()).collect();
    assert_eq!(likenesses.len(), made.len());
    let deal = |it: &GeneratedQuestion| format!("{:?}", it.own().case.questions[0].setting.deal);
    assert_eq!(made.iter().map(deal).collect::<HashSet<_>>().len(), made.len());
    let ids: HashSet<&str> = made.iter().map(|it| it.own().case.questions[0].id.as_str()).collect();
    assert_eq!(ids.len(), made.len());
}

/// The twin of a question is generated again from its own id.
#[test]
fn a_twin_comes_again_by_its_id() {
    for made in questions(None, 6, 12) {
        let ids: HashSet<String> = made.twins().map(|twin| twin.id).collect();
        assert_eq!(ids.len(), made.set.files.len() - 1);
        for twin in made.twins() {
            let again = with_voices(|voices| scenarios::again(&twin.id, voices)).unwrap();
            let own = &again.own().case.questions[0];
            assert_eq!((&own.id, &own.text), (&twin.id, &twin.text));
            assert_eq!(
                own.options.iter().map(|it| &it.right).collect::<Vec<_>>(),
                twin.options.iter().map(|it| &it.right).collect::<Vec<_>>()
            );
        }
        let beyond = format!("{}t{}", made.own().case.questions[0].id, made.set.files.len() + 1);
        assert!(with_voices(|voices| scenarios::again(&beyond, voices)).is_none(), "{beyond}");
    }
}

/// Every topic of the bank and of the scenarios has an English name.
#[test]
fn every_topic_has_an_english_name() {
    let bank = bank();
    let topics = bank.iter().flat_map(|case| &case.questions).flat_map(Question::topic_tags);
    let of_scenarios = by_law::all().flat_map(|scenario| scenario.tags).copied();
    let missing: Vec<&str> =
        topics.chain(of_scenarios).filter(|name| topic(name) == *name).collect();
    assert_eq!(missing, [""; 0]);
}

/// The report names each kind of question and each aspect in words.
#[test]
fn a_report_is_in_the_language_of_the_user() {
    let mut report = GenerationReport::default();
    report.aspects.extend(AspectKind::ALL.iter().map(|kind| (kind.name().to_owned(), 1)));
    let told = plain(&report_document(&Words::new(Language::Italian, false), &report));
    let told: Vec<&str> = told.split(|c: char| !c.is_alphabetic()).collect();
    for kind in AspectKind::ALL {
        assert!(!told.contains(&kind.name()), "{}: {told:?}", kind.name());
    }
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let files = |seed| {
        questions(None, seed, 8).into_iter().map(|it| it.own().file.clone()).collect::<Vec<_>>()
    };
    assert_eq!(files(42), files(42));
    assert_ne!(files(42), files(43));
}

#[test]
fn a_contract_is_played_by_the_stronger_side() {
    for number in 0..200 {
        let dealt = DealtBoard::new(ContractWish::Any, &mut QuestionRng::new(1, number)).unwrap();
        let strength = |side: Side| {
            let seats = Seat::ALL.into_iter().filter(|seat| seat.side() == side);
            seats.map(|seat| points(dealt.hands[seat])).sum::<u32>()
        };
        let side = dealt.contract.declaring_side();
        assert!(strength(side) >= 21 && strength(side) > strength(side.opponents()), "{dealt:?}");
        let trumps = dealt.contract.strain.trumps();
        let held = |suit| Seat::ALL.map(|seat| (seat, dealt.hands[seat].suit(suit).len()));
        let fit = trumps.map(|suit| {
            held(suit).iter().filter(|(seat, _)| seat.side() == side).map(|(_, n)| n).sum::<u32>()
        });
        assert!(fit.is_none_or(|fit| fit >= 8), "{dealt:?}");
    }
}

#[test]
fn the_play_is_legal_to_the_last_card() {
    for number in 0..200 {
        let board = PlayedBoard::new(ContractWish::Any, &mut QuestionRng::new(2, number)).unwrap();
        assert_eq!((board.positions.len(), board.tricks.len()), (52, 13));
        for pair in board.positions.windows(2) {
            let (before, after) = (pair[0], pair[1]);
            let seat = before.turn().unwrap();
            let played = before.deal.hands[seat].known() - after.deal.hands[seat].known();
            let card = played.only().unwrap();
            assert!(before.legal(seat).contains(card));
        }
    }
}

/// The generated questions do not depend on the number of threads.
#[test]
fn the_result_is_independent_of_threads() {
    let many = |threads: usize| {
        with_voices(|voices| {
            let (laws, tags, difficulties) = Default::default();
            let (editions, seed) = (Edition::ALL.to_vec(), RunSeed::stated(9));
            let scenarios = Vec::new();
            let wanted = GenerationRequest { scenarios, laws, tags, difficulties, editions, seed };
            let mut generator = QuestionGenerator::new(wanted, voices).unwrap();
            let made = generator.questions(40, NonZeroUsize::new(threads).unwrap()).unwrap();
            made.into_iter().map(|generated| generated.own().file.clone()).collect::<Vec<_>>()
        })
    };
    let one = many(1);
    assert_eq!(one, many(3));
    let by_one = questions(None, 9, 40).into_iter().map(|generated| generated.own().file.clone());
    assert_eq!(one, by_one.collect::<Vec<_>>());
}

/// What could tell the key is the same in every question of a set: the options, the question asked, the id, the
/// difficulty, the tags, the editions, whether a clause is asked for. The stems differ, and each option is right in as
/// many questions of the set as any other.
#[test]
fn the_questions_of_a_set_differ_in_the_story_and_the_key_alone() {
    for generated in questions(None, 13, 150) {
        let files = || &generated.set.files;
        let all: Vec<&Question> = files().iter().map(|file| &file.case.questions[0]).collect();
        let first = all[0];
        let mut right = vec![0; first.options.len()];
        for other in &all {
            let shown = |question: &Question| {
                let texts: Vec<_> = question.options.iter().map(|it| it.text.clone()).collect();
                let Question { id, difficulty, tags, editions, asks_clause, several, .. } =
                    question.clone();
                (texts, id, difficulty, tags, editions, asks_clause, several)
            };
            assert_eq!(shown(first), shown(other), "{}", generated.own().file);
            let prompt = |question: &Question| {
                let text = question.text.it.as_str();
                text[text.rfind(['.', '»']).map_or(0, |end| end)..].to_owned()
            };
            assert_eq!(prompt(first), prompt(other), "{}", generated.own().file);
            for (option, count) in other.options.iter().zip(&mut right) {
                *count += usize::from(option.is_marked(other.editions[0]));
            }
        }
        let stems: HashSet<&str> = all.iter().map(|question| question.text.it.as_str()).collect();
        assert_eq!(stems.len(), all.len(), "{}", generated.own().file);
        let expected = if first.several { all.len() / 2 } else { 1 };
        assert!(
            right.iter().all(|count| *count == expected),
            "{right:?}\n{}",
            generated.own().file
        );
    }
}

/// Over many draws each question of a set is the one drawn equally often. The bound is that of the chi-square test at
/// one in ten thousand.
#[test]
fn every_key_of_a_set_is_equally_likely() {
    with_voices(|voices| {
        let mut tried = 0;
        for scenario in by_law::all() {
            let set = (0..30).find_map(|board| set_on(scenario, (6, board), voices).ok());
            let Some(set) = set else { continue };
            let stems: Vec<String> =
                set.files.iter().map(|file| file.case.questions[0].text.it.clone()).collect();
            let mut counts = vec![0_u32; stems.len()];
            let draws = 600;
            for number in 0..draws {
                let drawn = set.clone().draw(&mut RunSeed::stated(17).key_rng(number));
                let text = &drawn.own().case.questions[0].text.it;
                counts[stems.iter().position(|stem| stem == text).unwrap()] += 1;
            }
            let mean = draws as f64 / counts.len() as f64;
            let chi: f64 = counts.iter().map(|n| (f64::from(*n) - mean).powi(2) / mean).sum();
            let bound = 15.14 + 5.0 * (counts.len() as f64 - 2.0);
            assert!(chi < bound, "{}: {counts:?}", scenario.name);
            tried += 1;
        }
        assert!(tried > 80, "{tried}");
    });
}
