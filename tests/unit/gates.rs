//! What generated questions never ask, held on the questions of every scenario with all keys of each set.

use arbitro::render::text::Words;
use arbitro_cases::Question;
use arbitro_cases::aspect::{AspectKind, AspectPoint, AspectValue, MatterValue};
use arbitro_cases::scenarios::prose::BilingualNames;
use arbitro_cases::scenarios::random::RunSeed;
use arbitro_cases::scenarios::{GenerationRequest, QuestionGenerator, by_law};
use arbitro_laws::bridge::{Card, Hand, Seat, Suit};
use arbitro_laws::record::Act;
use arbitro_laws::ruling::{Decision, DecisionAct, Edition, Language, Party};
use arbitro_laws::table::NextTurn;

use super::common::rule_in;

/// The questions of each scenario whose gates are tried; a release build tries at least 200.
const QUESTIONS: usize = if cfg!(debug_assertions) { 12 } else { 200 };

/// Returns at least `count` questions of a scenario, as many as its sets have keys.
fn of_scenario(name: &str, count: usize) -> Vec<Question> {
    let [it, en] = Language::ALL.map(|language| Words::new(language, false));
    let request = GenerationRequest {
        laws: Vec::new(),
        scenarios: vec![name.to_owned()],
        tags: Vec::new(),
        difficulties: Vec::new(),
        editions: Edition::ALL.to_vec(),
        seed: RunSeed::stated(31),
    };
    let voices = BilingualNames { it: &it, en: &en };
    let mut generator = QuestionGenerator::new(request, voices).unwrap();
    let mut questions = Vec::new();
    while questions.len() < count {
        let Ok(made) = generator.question() else { break };
        questions.extend(made.set.files.into_iter().flat_map(|file| file.case.questions));
    }
    questions
}

/// Returns the first edition of a question.
fn edition(question: &Question) -> Edition {
    question.editions.first().copied().unwrap_or_default()
}

/// Returns the cards that a player holds when the events begin.
fn hand(question: &Question, seat: Seat) -> Hand {
    let mut held = question.setting.deal.hands[seat].known();
    for (by, card) in question.setting.tricks.iter().flat_map(|trick| trick.cards()) {
        if let Some(card) = card.card().filter(|_| by == seat) {
            held = held.without(card);
        }
    }
    held
}

/// Returns the decisions that a value states whatever anybody chooses.
fn stated(value: &AspectValue) -> Vec<Decision> {
    let always = value.0.iter().filter_map(|matter| match matter {
        MatterValue::Always(AspectPoint::Decisions(decisions)) => Some(decisions.clone()),
        _ => None,
    });
    always.flatten().collect()
}

/// Two options that an examiner could defend: a wrong option of which the ruling gives every decision.
fn is_given(question: &Question) -> bool {
    let ruling = rule_in(question, edition(question));
    let wrong = question.options.iter().filter(|option| !option.is_marked(edition(question)));
    wrong.filter_map(|option| option.value.as_ref()).any(|value| {
        let only_decisions = value.0.iter().all(|matter| {
            matches!(matter, MatterValue::Always(AspectPoint::Decisions(list)) if !list.is_empty())
        });
        let given =
            |decision: &Decision| ruling.decisions().any(|ruled| ruled.decision.entails(decision));
        only_decisions && stated(value).iter().all(given)
    })
}

/// A choice that the story has already told.
fn asks_a_choice_made(question: &Question) -> bool {
    let has_chosen = |seat: Seat| {
        let mut events = question.record.events.iter();
        events.any(|event| event.by == seat && matches!(event.act, Act::Chooses(_)))
    };
    let asks_choices = |kind: &AspectKind| *kind == AspectKind::Choices;
    let of = question.aspect.as_ref().filter(|aspect| aspect.kinds.iter().any(asks_choices));
    let claimed = question.options.iter().flat_map(|option| &option.claims);
    // Who has refused a lead may still restrict the next one.
    let mut rights = claimed.filter_map(|claim| match claim.decision {
        Decision::May(_, DecisionAct::RestrictLead(..)) => None,
        Decision::May(Party::Seat(seat), _) => Some(seat),
        _ => None,
    });
    of.and_then(|aspect| aspect.of.who).is_some_and(has_chosen) || rights.any(has_chosen)
}

/// An idle restriction: on a lead that the player cannot make, or makes in any case.
fn restricts_nothing(question: &Question) -> bool {
    let is_idle = |seat: Seat, suit: Suit| {
        let held = hand(question, seat);
        let of_suit = held.iter().filter(|card: &Card| card.suit == suit).count();
        of_suit == 0 || of_suit == held.iter().count()
    };
    let mut values = question.options.iter().filter_map(|option| option.value.as_ref());
    values.any(|value| {
        stated(value).iter().any(|decision| match decision {
            Decision::Must(_, DecisionAct::LeadSuit(seat, suit))
            | Decision::MayNot(_, DecisionAct::LeadSuit(seat, suit)) => is_idle(*seat, *suit),
            _ => false,
        })
    })
}

/// A revoke explained by a card that was hidden, in a hand that shows others of its suit.
fn hides_one_of_several(question: &Question) -> bool {
    let text = &question.text.it;
    let is_hidden = text.contains("nascost") && text.contains("non vede");
    let in_progress = question.setting.tricks.last().filter(|trick| trick.cards().count() < 4);
    let Some(led) = in_progress.and_then(|trick| trick.suit_led()) else {
        return false;
    };
    let revokes = question.record.events.iter().find_map(|event| match event.act {
        Act::Plays { card, .. } if card.suit().is_some_and(|suit| suit != led) => Some(event.by),
        _ => None,
    });
    let shows_several = |seat| hand(question, seat).iter().filter(|it| it.suit == led).count() > 1;
    is_hidden && revokes.is_some_and(shows_several)
}

/// A player asked about whom the stem does not name.
fn asks_about_a_stranger(question: &Question) -> bool {
    let words = Words::new(Language::Italian, false);
    let Some(who) = question.aspect.as_ref().and_then(|aspect| aspect.of.who) else { return false };
    let text = question.text.it.as_str();
    let stem = &text[..text.rfind(['.', '»']).unwrap_or(text.len())];
    // A card of dummy may be told as coming from dummy.
    let is_dummys = who == question.setting.contract.dummy() && stem.contains("morto");
    !stem.contains(&words.seat(who)) && !is_dummys
}

/// A hand that leads and the same hand that plays, both among the options: who leads plays too.
fn leads_and_plays(question: &Question) -> bool {
    let turns: Vec<&AspectValue> =
        question.options.iter().filter_map(|option| option.value.as_ref()).collect();
    let next = |value: &AspectValue| {
        value.0.iter().find_map(|matter| match matter {
            MatterValue::Always(AspectPoint::Turn(next)) => Some(*next),
            _ => None,
        })
    };
    let is_alone = turns.iter().all(|value| value.0.len() == 1);
    let has = |wanted: NextTurn| turns.iter().any(|value| next(value) == Some(wanted));
    is_alone && Seat::ALL.iter().any(|it| has(NextTurn::Lead(*it)) && has(NextTurn::Play(*it)))
}

#[test]
fn no_scenario_asks_what_the_gates_exclude() {
    type Gate = fn(&Question) -> bool;
    let gates: [(&str, Gate); 6] = [
        ("a wrong option is given by the ruling", is_given),
        ("a choice already made", asks_a_choice_made),
        ("an idle restriction", restricts_nothing),
        ("one of several cards hidden", hides_one_of_several),
        ("a player not told", asks_about_a_stranger),
        ("a hand that leads and plays", leads_and_plays),
    ];
    let mut faults = Vec::new();
    for scenario in by_law::all() {
        let questions = of_scenario(scenario.name, QUESTIONS);
        assert!(questions.len() >= QUESTIONS, "{}: {}", scenario.name, questions.len());
        for (what, gate) in gates {
            let failed: Vec<&Question> = questions.iter().filter(|it| gate(it)).collect();
            if let Some(first) = failed.first() {
                let (failed, all) = (failed.len(), questions.len());
                let text = &first.text.it;
                faults.push(format!("{} {what}: {failed} of {all}: {text}", scenario.name));
            }
        }
    }
    assert!(faults.is_empty(), "{}: {faults:#?}", faults.len());
}
