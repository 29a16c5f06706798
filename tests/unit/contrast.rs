//! Tests contrasts: each is a legal situation in which an option that is wrong in the original situation is right.

use std::collections::BTreeSet;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use arbitro::embedded;
use arbitro::render::lesson::{contrast_line, misconception};
use arbitro::render::text::Words;
use arbitro_cases::claim::Claim;
use arbitro_cases::contrast::{OptionContrasts, WhyNotSubject};
use arbitro_cases::lesson::{Contrast, WhyNot};
use arbitro_cases::misconception::Confusion;
use arbitro_cases::verdict::{holds, judge};
use arbitro_cases::{AnswerOption, Question, RulingTerms, read};
use arbitro_laws::bridge::{Card, PlayedCard, Rank, Seat, Side, Suit};
use arbitro_laws::laws;
use arbitro_laws::record::acts::ActValue;
use arbitro_laws::record::{Act, Event};
use arbitro_laws::ruling::contrast::{Edit, Neighbour, neighbours};
use arbitro_laws::ruling::idle::unread_events;
use arbitro_laws::ruling::{
    Answer, Asker, ByEdition, CardKnowledge, Decision, Edition, Language, Party, Ruling, Status,
};

fn items() -> Vec<Question> {
    let cases = embedded().into_iter().map(|(name, text)| read(name, text).case);
    cases.flat_map(|case| case.questions).collect()
}

/// Visits the options of the bank that are wrong in an edition, each with its contrast.
fn contrasts(edition: Edition, mut visit: impl FnMut(&Question, &AnswerOption, Option<Neighbour>)) {
    let terms = RulingTerms { edition, ..RulingTerms::default() };
    for question in items().iter().filter(|question| question.belongs_to(edition)) {
        let mut contrasts = OptionContrasts::new(question, &terms);
        for (index, option) in question.options.iter().enumerate() {
            if !option.is_marked(edition) {
                visit(question, option, contrasts.for_option(index));
            }
        }
    }
}

/// Returns the option transferred to a neighbouring situation: the claims of the option that apply in the edition, each
/// with its decision translated to the situation.
fn read_there(option: &AnswerOption, edits: &[Edit], edition: Edition) -> AnswerOption {
    let read = |decision| edits.iter().fold(decision, |decision, edit| edit.reads(decision));
    let stands = |claim: &&Claim| claim.applies_in(edition);
    let claims = option.claims.iter().filter(stands).cloned();
    let claims = claims.map(|claim| Claim {
        decision: read(claim.decision),
        editions: ByEdition::always(()),
        ..claim
    });
    let cites = option.cites(edition).to_vec().into();
    AnswerOption { claims: claims.collect(), cites, ..option.clone() }
}

/// Returns the terms for a question of the bank in its first edition.
fn terms_of(question: &Question) -> RulingTerms {
    RulingTerms { edition: question.editions[0], ..RulingTerms::default() }
}

fn ruled(neighbour: &Neighbour) -> Ruling {
    laws::rule(neighbour.ruled_situation.situation.ruling_input()).unwrap()
}

#[test]
fn each_contrast_is_a_legal_situation_in_which_the_option_is_right_and_it_was_not() {
    for edition in Edition::ALL {
        let terms = RulingTerms { edition, ..RulingTerms::default() };
        let mut found = 0;
        contrasts(edition, |question, option, neighbour| {
            let Some(neighbour) = neighbour else { return };
            let name =
                format!("{} {edition:?} {:?}: {}", question.id, neighbour.edits, option.text.en);
            let situation = &neighbour.ruled_situation.situation;
            let there = read_there(option, &neighbour.edits, edition);
            let ruling = ruled(&neighbour);
            let there_terms = RulingTerms::of(situation);
            let is_right = match question.aspect.as_ref().zip(option.value.as_ref()) {
                Some((aspect, value)) => {
                    aspect.value(situation.ruling_input(), &ruling).as_ref() == Some(value)
                }
                None => judge(question, &there, &ruling, &there_terms).is_right(),
            };
            assert!(is_right, "{name}");
            let here = question.rule(&terms).unwrap();
            assert!(!judge(question, option, &here, &terms).is_right(), "{name}");
            assert!(unread_events(&situation.record, &ruling).is_empty(), "{name}");
            found += 1;
        });
        assert!(found > 100, "{found} contrasts in {edition:?}");
    }
}

/// A contrast changes at most one fact of the question; its other edits only answer questions that were open. Its sentence
/// has no gap in either language. At least eight kinds of edit occur.
#[test]
fn contrasts_differ_in_one_fact_and_have_a_sentence() {
    let words = Language::ALL.map(|language| Words::new(language, false));
    let (mut told, mut kinds) = (0, BTreeSet::new());
    for edition in Edition::ALL {
        let terms = RulingTerms { edition, ..RulingTerms::default() };
        for item in items().iter().filter(|item| item.belongs_to(edition)) {
            let mut contrasts = OptionContrasts::new(item, &terms);
            for option in 0..item.options.len() {
                let lesson = contrasts.lesson(option);
                let Some(contrast) = lesson.and_then(|lesson| lesson.contrast) else { continue };
                told += 1;
                let edits = &contrast.neighbour.edits;
                kinds.extend(edits.iter().map(|edit| edit.oversight().key()));
                let name = format!("{} {edition:?} {option}: {edits:?}", item.id);
                let is_new = |edit: &Edit| matches!(edit, Edit::Answer { was: None, .. });
                let facts = edits.iter().filter(|edit| !is_new(edit)).count();
                assert!(facts <= 1 && (edits.len() == 1 || edits.iter().any(is_new)), "{name}");
                let tells_more = |edit: &&Edit| match edit {
                    Edit::Answer { question, answer, was: None } => {
                        question.fact.asker == Asker::Director && *answer == Answer::YES
                    }
                    _ => false,
                };
                assert_eq!(edits.iter().skip(1).find(tells_more), None, "{name}");
                let names_himself =
                    |event: &Event| event.act.values().about == ActValue::Seat(event.by);
                for edit in edits {
                    match edit {
                        Edit::Card { card, other, .. } => {
                            assert_eq!(card.suit(), other.suit(), "{name}");
                        }
                        Edit::Declarer { .. } => {
                            let Confusion::Role { was, taken_for, .. } =
                                contrast.overlooked.confusion
                            else {
                                panic!("{name}");
                            };
                            assert!(was != taken_for && !item.record.events.is_empty(), "{name}");
                        }
                        Edit::Actor { now, .. } | Edit::Manner { now, .. } => {
                            assert!(!names_himself(now), "{name}");
                        }
                        Edit::Done { events, before: Some(before) } => {
                            assert!(!matches!(before.act, Act::Plays { .. }), "{name}");
                            let is_attention = before.act.is_attention();
                            assert!(events.len() == 1 || is_attention, "{name}");
                        }
                        Edit::Moment { event, .. } => {
                            assert!(
                                !matches!(event.act, Act::Plays { .. } | Act::Calls(_)),
                                "{name}"
                            );
                        }
                        _ => {}
                    }
                }
                for words in &words {
                    let line = contrast_line(words, &contrasts, &contrast);
                    let gaps = ["{", "}", "«»", "\"\"", "  ", " ,", " .", " se:", " if:"];
                    let gap = gaps.iter().find(|gap| line.contains(**gap));
                    assert!(gap.is_none() && !line.is_empty(), "{name}: {line}");
                    let what = misconception(words, &contrast.overlooked, edition);
                    assert!(!what.contains(['{', '}']), "{name}: {what}");
                }
            }
        }
    }
    assert!(told > 400 && kinds.len() >= 8, "{told} {kinds:?}");
}

#[test]
fn decisions_of_neighbours_have_true_contrasts() {
    // Decisions of neighbouring situations, drawn from the whole bank, are tried as false claims about the questions.
    let mut random = ChaCha8Rng::seed_from_u64(45);
    let questions = items();
    let mut asked = 0;
    while asked < 1000 {
        let question = &questions[random.next_u32() as usize % questions.len()];
        let terms = terms_of(question);
        let mut contrasts = OptionContrasts::new(question, &terms);
        let here = contrasts.world().unwrap().clone();
        let neighbours: Vec<_> = neighbours(laws::hear, &here).collect();
        let claims: Vec<Claim> = neighbours
            .iter()
            .flat_map(|neighbour| neighbour.ruled_situation.ruling.decisions())
            .map(|ruled| claimed(ruled.decision))
            .collect();
        let claims: Vec<Claim> = claims
            .into_iter()
            .filter(|claim| !holds(claim, &claim.decision, &here.ruling))
            .collect();
        for _ in 0..20.min(claims.len()) {
            let claim = &claims[random.next_u32() as usize % claims.len()];
            asked += 1;
            let told = contrasts.why_not(&WhyNotSubject::Claim(claim.clone())).unwrap();
            let WhyNot::Fails(lesson) = told else { panic!("{}: {}", question.id, claim.text()) };
            let Some(Contrast { neighbour, .. }) = lesson.contrast else { continue };
            let read = neighbour.edits.iter().fold(claim.decision, |said, edit| edit.reads(said));
            let name = format!("{} {}: {:?}", question.id, claim.text(), neighbour.edits);
            assert!(holds(claim, &read, &ruled(&neighbour)), "{name}");
            assert!(
                !holds(claim, &claim.decision, &laws::rule(question.ruling_input(&terms)).unwrap()),
                "{name}"
            );
        }
    }
}

fn claimed(decision: Decision) -> Claim {
    Claim { editions: ByEdition::always(()), when: Vec::new(), decision }
}

/// The minimum percentage of the bank's wrong options that are explained by a contrast, or by the condition that
/// decides the actual ruling.
const TOLD: usize = 95;

#[test]
fn wrong_options_have_a_contrast_or_a_condition() {
    let (mut wrong, mut whole, mut near, mut lacks) = (0, 0, 0, Vec::new());
    for question in items() {
        let terms = terms_of(&question);
        let mut contrasts = OptionContrasts::new(&question, &terms);
        for (index, option) in question.options.iter().enumerate() {
            if option.is_marked(terms.edition) {
                continue;
            }
            wrong += 1;
            let lesson = contrasts.lesson(index);
            let contrast = lesson.as_ref().and_then(|lesson| lesson.contrast.as_ref());
            match contrast {
                Some(contrast) if contrast.is_whole => whole += 1,
                Some(_) => near += 1,
                None if lesson.as_ref().is_none_or(|lesson| lesson.turning.is_none()) => {
                    lacks.push(format!("{}: {}", question.id, option.text.en));
                }
                None => {}
            }
        }
    }
    println!(
        "{wrong} wrong options: {whole} with a contrast, {near} with a contrast for their claims only"
    );
    println!("{} without a contrast or a condition: {lacks:#?}", lacks.len());
    assert!(lacks.len() * 100 <= wrong * (100 - TOLD), "{lacks:#?}");
}

#[test]
fn a_card_has_the_gender_of_its_rank_in_italian() {
    let words = Words::new(Language::Italian, false);
    for rank in Rank::ALL {
        let card = PlayedCard::Exact(Card::new(Suit::Spades, rank));
        let said = |status| Decision::Is(status).sentence(&words);
        let ending = if rank == Rank::Queen { "giocata." } else { "giocato." };
        assert!(said(Status::Played(Seat::North, card)).ends_with(ending), "{rank:?}");
        assert!(said(Status::NotPlayed(Seat::North, card)).ends_with(ending), "{rank:?}");
        let (who, of) = (Party::Side(Side::EastWest), Seat::North);
        let withdrawn = Decision::Knows {
            who,
            of,
            object: card.into(),
            what: CardKnowledge::Withdrawn,
            authorised: true,
        };
        let ending = if rank == Rank::Queen { "ritirata" } else { "ritirato" };
        assert!(withdrawn.sentence(&words).contains(ending), "{rank:?}");
    }
    let small = Decision::Is(Status::Played(Seat::North, PlayedCard::Small(Suit::Clubs)));
    assert_eq!(small.sentence(&words), "Una piccola fiori di Nord è giocata.");
}
