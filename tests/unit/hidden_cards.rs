//! If part of the deal is hidden, every decision also holds with all cards known. Where a decision depends on an
//! unknown fact, the ruling makes the decision conditional, or asks for the fact.

use super::common::partial_deals::{DealVisibility, hidden, hidings};
use super::common::random_records::{
    RandomRecord, cases, config, random_record, record_text, steps,
};
use super::common::{all_items, answers_given, contracts, deals, decision_texts, parts, paths};
use arbitro_laws::bridge::{Hand, PlayedCard};
use arbitro_laws::laws;
use arbitro_laws::record::event::{Act as TableAct, Event, Facing};
use arbitro_laws::ruling::{
    Contradiction, Decision, DecisionAct, Doctrine, Edition, Party, PresetAnswer, Ruling,
    RulingInput, Status,
};
use arbitro_laws::table::Record;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngSeed, TestRunner};

fn ruled(
    record: &Record,
    given: &[PresetAnswer],
    edition: Edition,
) -> Result<Ruling, Contradiction> {
    let doctrine = Doctrine::default();
    let input = RulingInput { record, given, edition, doctrine: &doctrine };
    laws::rule(input)
}

/// Returns true if the decision with all cards known implies the decision with hidden cards. In the decision with
/// hidden cards, a card that the diagram does not name may be any card, and a choice among some cards implies the
/// choice of any legal card where the cards are unknown.
fn says(whole: Decision, less: Decision) -> bool {
    let any_card = |who: Party, act: DecisionAct| matches!(act, DecisionAct::Designate(hand, _) if less == Decision::May(who, DecisionAct::DesignateAny(hand)));
    if let Decision::May(who, act) = whole
        && any_card(who, act)
    {
        return true;
    }
    // If dummy has only one card to play, this card is the only one that a defender can choose.
    let of_dummy = match less {
        Decision::May(Party::Side(_), DecisionAct::DesignateAny(hand)) => Some(hand),
        _ => None,
    };
    let alone = matches!(less, Decision::MayNot(Party::Side(_), DecisionAct::Consult));
    if let Decision::Is(Status::Called(hand, _)) = whole
        && (alone || of_dummy == Some(hand))
    {
        return true;
    }
    let unnamed = format!("{:?}", PlayedCard::Unrecorded);
    whole.entails(&less) || {
        let (whole, less) = (format!("{whole:?}"), format!("{less:?}"));
        less.contains(&unnamed)
            && Hand::PACK.iter().any(|card| {
                whole.replace(&format!("{:?}", PlayedCard::Exact(card)), &unnamed) == less
            })
    }
}

/// Returns a decision that holds with hidden cards but not when all cards are known; `None` if there is none.
fn decided_too_much(
    record: &Record,
    given: &[PresetAnswer],
    edition: Edition,
    hiding: &DealVisibility,
) -> Option<String> {
    let partial =
        record.changed(|partial| partial.start.deal = hidden(&record.start.deal, hiding)).ok()?;
    // A hand faced on the table is visible, so it cannot be hidden.
    let faced = |event: &Event| {
        event.act == TableAct::Spreads(Facing::WHOLE)
            && partial.start.deal.hands[event.by] != record.start.deal.hands[event.by]
    };
    if partial.events.iter().any(faced) {
        return None;
    }
    let whole = ruled(record, given, edition).ok()?;
    let less = match ruled(&partial, given, edition) {
        Ok(less) => less,
        Err(clash) => return Some(format!("\nclash {clash} {}", record_text(&partial))),
    };
    // With all cards known, the record may contradict an answer; this ruling then cannot be compared with the ruling
    // with hidden cards.
    let completes = parts(&whole).iter().all(|part| part.contradicted.is_empty());
    if !completes || whole.is_cut_short() || less.is_cut_short() {
        return None;
    }
    // If part of the deal is hidden, the card meant by a call in words may be unknown, and so may the play after it.
    let open = |event: &Event| match event.act {
        TableAct::Calls(spoken) | TableAct::Adds(spoken) => {
            spoken.said.card().is_none() && !partial.start.deal.is_whole()
        }
        _ => false,
    };
    let last = partial.events.iter().position(open).unwrap_or(usize::MAX);
    let too_much = paths(&whole).into_iter().find_map(|path| {
        let decided: Vec<Decision> = path.decisions().map(|ruled| ruled.decision).collect();
        let stands = |one: &Decision| decided.iter().any(|other| says(*other, *one));
        let more: Vec<_> = less
            .decisions()
            .filter(|ruled| usize::from(ruled.moment) <= last && !stands(&ruled.decision))
            .collect();
        (!more.is_empty()).then(|| decision_texts(more))
    });
    too_much.map(|more| {
        format!(
            "{more:#?} {edition:?} {}{}# whole: {}",
            record_text(&partial),
            answers_given(given),
            record_text(record)
        )
    })
}

#[test]
fn a_question_with_hidden_cards_decides_no_more() {
    let tried = cases().div_ceil(400);
    for question in all_items() {
        // A new question does not change the cards hidden in the others.
        let seed = question
            .id
            .bytes()
            .fold(2007_u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(u64::from(byte)));
        let config = Config { rng_seed: RngSeed::Fixed(seed), ..Config::default() };
        let mut runner = TestRunner::new(config);
        for _ in 0..tried {
            let hiding = hidings().new_tree(&mut runner).unwrap().current();
            let more = decided_too_much(
                &question.record,
                &question.preset_answers,
                question.editions[0],
                &hiding,
            );
            assert_eq!(more, None, "{}", question.id);
        }
    }
}

proptest! {
    #![proptest_config(config(2007))]

    #[test]
    fn a_record_with_hidden_cards_decides_no_more(
        contract in contracts(), deal in deals(), turns in steps(), new in any::<bool>(), hiding in hidings(),
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let RandomRecord { record, given, .. } = random_record(contract, deal, edition, &turns);
        let more = decided_too_much(&record, &given, edition, &hiding);
        prop_assert!(more.is_none(), "{}", more.unwrap_or_default());
    }
}
