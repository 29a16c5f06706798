//! Duties and rights in rulings are real: no duty is presented as a player's option, no restriction is imposed on a
//! lead that cannot occur, no card that must be retracted is presented as one that may be retracted, and a score is
//! adjusted for damage only after the play.

use super::common::random_records::{config, random_record, record_text, steps};
use super::common::{all_items, contracts, deals, items, paths, rule_in};
use std::collections::BTreeSet;

use arbitro_cases::findings;
use arbitro_laws::bridge::{PlayedCard, Position, Seat};
use arbitro_laws::laws;
use arbitro_laws::record::event;
use arbitro_laws::ruling::paths::RulingPath;
use arbitro_laws::ruling::{
    Answer, Damage, Decision, DecisionAct, Doctrine, Edition, Party, PresetAnswer, RuledDecision,
    Ruling, RulingInput, Status,
};
use arbitro_laws::table::{Moment, Record};
use proptest::prelude::*;

fn ruled(record: &Record, edition: Edition) -> Option<Ruling> {
    let doctrine = Doctrine::default();
    let ruling =
        laws::rule(RulingInput { record, given: &[], edition, doctrine: &doctrine }).ok()?;
    (!ruling.is_cut_short()).then_some(ruling)
}

fn decided(path: &RulingPath<'_>) -> Vec<Decision> {
    path.decisions().map(|ruled| ruled.decision).collect()
}

/// Returns a card that must be retracted (by the ruling, to correct a revoke, or because it is not played), although
/// the ruling states that the same card may be retracted. A card that was played because of an opponent's wrong
/// instruction may be retracted for this reason (47E1), whatever other reason applies.
fn left_to_him(path: &RulingPath<'_>) -> Option<String> {
    let otherwise = |ruled: &&RuledDecision| ruled.law.name() != "47E1";
    let back = path.decisions().filter(otherwise).filter_map(|ruled| match ruled.decision {
        Decision::Must(_, act @ DecisionAct::Withdraw(..)) => Some((ruled.moment, act)),
        Decision::Is(Status::NotEstablished(hand, card) | Status::NotPlayed(hand, card)) => {
            Some((ruled.moment, DecisionAct::Withdraw(hand, card)))
        }
        _ => None,
    });
    let may = |(moment, act): &(Moment, DecisionAct)| {
        let is_it = |other: &RuledDecision| {
            other.moment == *moment
                && matches!(other.decision, Decision::May(_, done) if done == *act)
        };
        path.decisions().any(is_it)
    };
    back.into_iter().find(may).map(|(_, act)| format!("may, and must: {act:?}"))
}

/// Returns an adjustment for damage that is made during the play, or that after the play is still deferred to its end,
/// since damage is determined at the end of play. A board that cannot be played on is scored at once, as is a board
/// spoilt by a director's error.
fn adjusted_early_or_late(
    record: &Record,
    ruling: &Ruling,
    path: &RulingPath<'_>,
) -> Option<String> {
    let ended = record.events.iter().any(|event| matches!(event.act, event::Act::Ends(_)));
    let played_out = ruling.position.tricks_played() == 13;
    let wrong = |ruled: &&RuledDecision| match ruled.decision {
        Decision::Adjusts { damage, .. } | Decision::AdjustsOnly { damage, .. } => match damage {
            Damage::Found => !ended && !played_out && !matches!(ruled.law.law(), 13 | 82),
            Damage::Awaited => ended && ruled.law.law() != 13,
        },
        _ => false,
    };
    path.decisions()
        .find(wrong)
        .map(|found| format!("over: {ended}, {} {:?}", found.law.name(), found.decision))
}

/// Returns a card that its player may retract after dummy's error and that would belong to no trick otherwise; such a
/// card must be retracted.
fn cannot_stay(
    record: &Record,
    given: &[PresetAnswer],
    ruling: &Ruling,
    path: &RulingPath<'_>,
) -> Option<String> {
    let position = &ruling.position;
    let counts = |hand: Seat, card: PlayedCard| {
        let put = || position.tricks().any(|trick| trick.card(hand) == Some(card));
        let ruled = decided(path).contains(&Decision::Is(Status::Played(hand, card)));
        card.card().is_none_or(|card| position.gone.contains(card)) || put() || ruled
    };
    let has_answered = |hand: Seat| {
        let answers = |act: &event::Act| {
            matches!(
                act,
                event::Act::Wants { .. } | event::Act::Chooses(_) | event::Act::Corrects { .. }
            )
        };
        record.events.iter().any(|event| event.by == hand && answers(&event.act))
            || given.iter().any(|given| given.about.who == Some(hand))
    };
    let mut wrong = path.decisions().filter_map(|ruled| match ruled.decision {
        Decision::May(_, DecisionAct::Withdraw(hand, card)) => {
            let error = ruled.law.name().starts_with("45D");
            (error && !has_answered(hand) && !counts(hand, card)).then_some((hand, card))
        }
        _ => None,
    });
    wrong.next().map(|free| format!("may, and cannot stay: {free:?}"))
}

/// Returns a duty or option that is too late: the play is over, or the player has already played to the trick.
fn too_late(record: &Record, at: &Position, path: &RulingPath<'_>) -> Option<String> {
    let ends = |event: &event::Event| matches!(event.act, event::Act::Ends(_));
    let end = record.events.iter().position(ends).unwrap_or(usize::MAX);
    let plays_later = |by: Seat, moment: Moment| {
        record.events.iter().skip(usize::from(moment) + 1).any(|event| event.by == by)
    };
    let has_played = |by: Seat| at.trick.as_ref().is_some_and(|trick| trick.card(by).is_some());
    let wrong = |ruled: &&RuledDecision| {
        let over = usize::from(ruled.moment) > end;
        match ruled.decision {
            Decision::May(_, DecisionAct::RestrictPlay(by)) => {
                over || has_played(by) && !plays_later(by, ruled.moment)
            }
            Decision::May(_, DecisionAct::RestrictLead(..) | DecisionAct::LeadAny(_))
            | Decision::Must(_, DecisionAct::PlayWhenLegal(..) | DecisionAct::LeaveFaced(..)) => {
                over
            }
            _ => false,
        }
    };
    path.decisions().find(wrong).map(|found| format!("too late: {:?}", found.decision))
}

/// Returns a restriction on a lead that cannot occur: the partner of the leader has a penalty card that must be played
/// first, or no lead follows.
fn cannot_come(at: &Position, path: &RulingPath<'_>, decisions: &[Decision]) -> Option<String> {
    let last = path.decisions().last().map(|ruled| ruled.moment)?;
    let restricted = path.decisions().filter(|ruled| ruled.moment == last);
    let leaders = restricted.filter_map(|ruled| match ruled.decision {
        Decision::May(_, DecisionAct::RestrictLead(leader, suit)) => Some((leader, suit)),
        _ => None,
    });
    let comes = |leader: Seat| {
        let owner = leader.partner();
        let cards = decisions.iter().filter_map(|decision| match decision {
            Decision::Must(_, DecisionAct::LeaveFaced(of, card)) if *of == owner => Some(*card),
            _ => None,
        });
        let cards: Vec<PlayedCard> = cards.collect();
        let waits = at.is_lead() && at.turn() == Some(leader);
        let last_trick = at.tricks_played() >= 12 && !waits;
        let [only] = cards.as_slice() else { return !last_trick };
        let at_once = !waits
            && at.turn() == Some(owner)
            && !at.is_lead()
            && at.suit_led().is_some_and(|led| only.suit() == Some(led));
        let back = decisions
            .contains(&Decision::Must(Party::Seat(owner), DecisionAct::Withdraw(owner, *only)));
        !last_trick && (!at_once || back)
    };
    leaders.into_iter().find(|(leader, _)| !comes(*leader)).map(|found| {
        format!(
            "{found:?} {:?} {:?} {} {decisions:?}",
            at.turn(),
            at.suit_led(),
            at.tricks_played()
        )
    })
}

fn wrong(record: &Record, ruling: &Ruling) -> Option<String> {
    paths(ruling)
        .iter()
        .find_map(|path| left_to_him(path).or_else(|| adjusted_early_or_late(record, ruling, path)))
}

/// Returns a fault in the duties of a ruling without open questions; `None` if there is no fault.
fn wrong_at_the_end(record: &Record, given: &[PresetAnswer], ruling: &Ruling) -> Option<String> {
    let path = paths(ruling).into_iter().next().filter(|_| ruling.open().next().is_none())?;
    cannot_come(&ruling.position, &path, &decided(&path))
        .or_else(|| too_late(record, &ruling.position, &path))
        .or_else(|| cannot_stay(record, given, ruling, &path))
}

#[test]
fn duties_in_the_bank_are_real() {
    let mut found = Vec::new();
    for question in all_items() {
        let Some(ruling) = ruled(&question.record, question.editions[0]) else { continue };
        let wrong = wrong(&question.record, &ruling).or_else(|| {
            wrong_at_the_end(
                &question.record,
                &question.preset_answers,
                &rule_in(&question, question.editions[0]),
            )
        });
        found.extend(wrong.map(|wrong| format!("{}: {wrong}", question.id)));
    }
    assert!(found.is_empty(), "{found:#?}");
}

proptest! {
    #![proptest_config(config(2017))]

    #[test]
    fn duties_on_random_records_are_real(
        contract in contracts(), deal in deals(), turns in steps(), new in any::<bool>(),
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let story = random_record(contract, deal, edition, &turns);
        let record = &story.record;
        let wrong = ruled(record, edition).and_then(|ruling| wrong(record, &ruling));
        prop_assert!(wrong.is_none(), "{:?} {}", wrong, record_text(record));
        let late = story.rule().ok().and_then(|ruling| wrong_at_the_end(record, &story.given, &ruling));
        prop_assert!(late.is_none(), "{:?} {}", late, record_text(record));
    }
}

/// A finding "yes" that names no player never answers questions about more than one player.
#[test]
fn a_finding_is_about_one_player() {
    let mut found = Vec::new();
    for (question, edition) in
        items().iter().flat_map(|question| Edition::ALL.map(|year| (question, year)))
    {
        let asked = findings::asked_questions(&rule_in(question, edition));
        let unnamed =
            |given: &&PresetAnswer| given.about.who.is_none() && given.answer == Answer::YES;
        for given in question.preset_answers.iter().filter(unnamed) {
            let about = asked.iter().filter(|inquiry| given.answers(**inquiry));
            let who: BTreeSet<_> = about.filter_map(|inquiry| inquiry.about.who).collect();
            if who.len() > 1 {
                found.push(format!("{}: {} of {who:?}", question.id, given.fact.key));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
