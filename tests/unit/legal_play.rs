//! The rules of the game on random deals: cards are conserved, a legal play is never an incident, and every illegal
//! play is an incident, classified correctly.

use super::common::acts::{WORDS, acts};
use super::common::random_records::config_fewer;
use super::common::{contracts, deals, ends, impossible, parts};
use arbitro_laws::bridge::{
    BySeat, Card, Contract, Deal, Hand, PlayedCard, Position, Rank, Seat, Trick,
};
use arbitro_laws::record::Duty;
use arbitro_laws::record::event::{
    Act, EndedPhase, Event, ExplanationTopic, Facing, Inspection, PlayManner,
};
use arbitro_laws::ruling::{
    Answer, AnswerSource, Decision, Doctrine, Edition, PresetAnswer, RulingInput, Subject,
};
use arbitro_laws::table::{
    ExposedCard, Incident, Record, RecordBuilder, RecordFault, RecordFaults,
};
use proptest::prelude::*;
use proptest::sample::Index;

/// Returns a play of legal cards, one for each of `choices`, and the position after it.
fn legal_play(start: Position, choices: &[Index]) -> (Vec<Event>, Position) {
    let mut position = start;
    let mut events = Vec::new();
    for choice in choices {
        let seat = position.turn().expect("play goes on");
        let legal: Vec<Card> = position.legal(seat).iter().collect();
        let card = *choice.get(&legal);
        events.push(plays(seat, card, PlayManner::Play));
        position.play(card.into());
    }
    (events, position)
}

fn plays(by: Seat, card: Card, manner: PlayManner) -> Event {
    Event { by, act: Act::Plays { card: card.into(), manner } }
}

fn start(contract: Contract, deal: Deal) -> Position {
    Position::new(deal, contract.strain.trumps(), Some(contract.leader()))
}

fn built(contract: Contract, start: Position, events: Vec<Event>) -> Result<Record, RecordFaults> {
    RecordBuilder::at(start, contract).events(events).build()
}

/// Returns the first incident of a record; `None` if all events are regular.
fn first_incident(record: &Record) -> Option<Incident> {
    record.table().advance()
}

/// Returns one of the cards that a hand still has.
fn any_card(position: &Position, seat: Seat, choice: Index) -> Card {
    let held: Vec<Card> = position.deal.hands[seat].known().iter().collect();
    *choice.get(&held)
}

proptest! {
    #![proptest_config(config_fewer(1997))]
    #[test]
    fn cards_are_conserved(
        contract in contracts(), deal in deals(), choices in prop::collection::vec(any::<Index>(), 0..=52),
    ) {
        let (events, position) = legal_play(start(contract, deal), &choices);
        let left: u32 = position.deal.hands.0.iter().map(|hand| hand.known().len()).sum();
        prop_assert_eq!(left as usize + events.len(), 52);
        prop_assert_eq!((position.deal.known() | position.gone).len(), 52);
        prop_assert!((position.deal.known() & position.gone).is_empty());
        prop_assert_eq!(usize::from(position.tricks_played()), events.len() / 4);
    }

    #[test]
    fn a_legal_play_is_never_an_incident(
        contract in contracts(), deal in deals(), choices in prop::collection::vec(any::<Index>(), 0..=52),
    ) {
        let start = start(contract, deal);
        let (events, _) = legal_play(start, &choices);
        let record = built(contract, start, events).unwrap();
        prop_assert_eq!(first_incident(&record), None);
    }

    #[test]
    fn a_revoke_is_recognised(
        contract in contracts(), deal in deals(), choices in prop::collection::vec(any::<Index>(), 1..51),
        wrong in any::<Index>(),
    ) {
        let start = start(contract, deal);
        let (mut events, position) = legal_play(start, &choices);
        let seat = position.turn().unwrap();
        let others: Vec<Card> =
            (position.deal.hands[seat].known() - position.legal(seat)).iter().collect();
        // A player on lead, or whose cards are all legal, cannot revoke.
        if position.suit_led().is_none() || others.is_empty() {
            return Ok(());
        }
        let card = *wrong.get(&others);
        events.push(plays(seat, card, PlayManner::Play));
        let record = built(contract, start, events).unwrap();
        match first_incident(&record) {
            Some(Incident::Revoke(it)) => {
                prop_assert_eq!((it.by, it.card), (seat, PlayedCard::Exact(card)));
                prop_assert_eq!(Some(it.duty), position.suit_led().map(Duty::Follow));
            }
            other => prop_assert!(false, "{:?}", other),
        }
    }

    #[test]
    fn a_card_out_of_turn_is_classified(
        contract in contracts(), deal in deals(), choices in prop::collection::vec(any::<Index>(), 0..48),
        step in 1u8..4, which in any::<Index>(), leads in any::<bool>(),
    ) {
        let start = start(contract, deal);
        let (mut events, position) = legal_play(start, &choices);
        let seat = position.turn().unwrap().turned(step);
        let card = any_card(&position, seat, which);
        let manner = if leads { PlayManner::Lead } else { PlayManner::Play };
        events.push(plays(seat, card, manner));
        let record = built(contract, start, events).unwrap();
        let trick = position.trick.unwrap();
        let has_played = trick.card(seat).is_some() || trick.is_empty() && !choices.is_empty();
        match first_incident(&record) {
            Some(Incident::LeadOutOfTurn(it)) => {
                prop_assert!(leads || choices.is_empty());
                prop_assert_eq!((it.by, it.opening), (seat, choices.is_empty()));
            }
            Some(Incident::ExtraCard(it)) => {
                prop_assert!(has_played && !leads);
                prop_assert_eq!((it.by, it.as_lead.trick_unfinished), (seat, !trick.is_empty()));
            }
            Some(Incident::PlayOutOfTurn(it)) => {
                prop_assert!(!has_played && !leads && !trick.is_empty());
                prop_assert_eq!(it.by, seat);
                prop_assert_eq!(it.partner_has_played, trick.card(seat.partner()).is_some());
            }
            other => prop_assert!(false, "{:?}", other),
        }
    }

    #[test]
    fn a_card_that_is_not_held_cannot_be_played(
        contract in contracts(), deal in deals(), choices in prop::collection::vec(any::<Index>(), 0..51),
        which in any::<Index>(),
    ) {
        let start = start(contract, deal);
        let (mut events, position) = legal_play(start, &choices);
        let seat = position.turn().unwrap();
        let others: Vec<Card> = (Hand::PACK - position.deal.hands[seat].known()).iter().collect();
        let card = *which.get(&others);
        events.push(plays(seat, card, PlayManner::Play));
        let at = events.len() - 1;
        let faults = built(contract, start, events).unwrap_err();
        prop_assert_eq!(faults.iter().collect::<Vec<_>>(), [(Some(at), RecordFault::NotHeld(seat, card.into()))]);
    }

    #[test]
    fn a_call_of_a_card_that_dummy_lacks_is_an_incident(
        contract in contracts(), deal in deals(), which in any::<Index>(), choice in any::<Index>(),
    ) {
        let start = start(contract, deal);
        let (mut events, position) = legal_play(start, &[choice]);
        let others: Vec<Card> =
            (Hand::PACK - position.deal.hands[contract.dummy()].known()).iter().collect();
        let card = *which.get(&others);
        let spoken = arbitro_laws::record::spoken::parse(&card.to_string()).unwrap();
        events.push(Event { by: contract.declarer, act: Act::Calls(spoken) });
        let record = built(contract, start, events).unwrap();
        prop_assert!(matches!(first_incident(&record), Some(Incident::Designation(_))));
    }

    #[test]
    fn dummy_playing_another_card_than_the_one_called_is_an_incident(
        contract in contracts(), deal in deals(), choice in any::<Index>(), one in any::<Index>(),
        two in any::<Index>(),
    ) {
        let start = start(contract, deal);
        let (mut events, position) = legal_play(start, &[choice]);
        let dummy = contract.dummy();
        let legal: Vec<Card> = position.legal(dummy).iter().collect();
        let called = *one.get(&legal);
        let put = any_card(&position, dummy, two);
        let spoken = arbitro_laws::record::spoken::parse(&called.to_string()).unwrap();
        events.push(Event { by: contract.declarer, act: Act::Calls(spoken) });
        events.push(plays(dummy, put, PlayManner::Play));
        let record = built(contract, start, events).unwrap();
        match first_incident(&record) {
            Some(Incident::Designation(it)) => prop_assert_eq!(it.put, Some(PlayedCard::Exact(put))),
            other => prop_assert!(false, "{:?}", other),
        }
    }

    /// Any acts at the table get a ruling, possibly with open questions, and never cause a panic.
    #[test]
    fn anything_at_any_moment_gets_a_ruling(
        contract in contracts(), deal in deals(), choices in prop::collection::vec(any::<Index>(), 0..40),
        odd in prop::collection::vec((0u8..4, any::<Index>(), any::<usize>()), 1..7),
        before in prop::collection::vec((0u8..4, any::<Index>(), 0u8..8), 0..3),
    ) {
        let start = start(contract, deal);
        let exposed = before.into_iter().map(|(step, which, how)| {
            let owner = Seat::North.turned(step);
            let card = any_card(&start, owner, which).into();
            ExposedCard {
                before_auction: how & 2 > 0,
                seen: (how & 4 > 0).then_some(BySeat([true, false, true, false])),
                ..ExposedCard::new(owner, card, how & 1 > 0)
            }
        });
        let exposed: Vec<ExposedCard> = exposed.collect();
        let (mut events, position) = legal_play(start, &choices);
        let mut position = position;
        for (step, which, kind) in odd {
            let seat = Seat::North.turned(step);
            let record = built(contract, start, events.clone()).unwrap();
            let Some(mut acts) = acts(seat, &position, &record, kind, which) else { continue };
            let held: Vec<Card> = position.deal.hands[seat].known().iter().collect();
            let own = *which.get(&held);
            acts.extend(rarer((seat, own), &record, &position.deal, which));
            let event = Event { by: seat, act: acts[kind % acts.len()] };
            // Dummy's cards are face up, so showing, dropping or naming one has no meaning.
            let shows = matches!(event.act, Act::Shows(_) | Act::Drops { .. } | Act::Names(_));
            if seat == contract.dummy() && shows {
                continue;
            }
            if record.changed(|record| record.events.push(event)).is_err() {
                continue;
            }
            if shows || matches!(event.act, Act::Plays { .. }) {
                position.deal.lose(seat, own.into());
            }
            events.push(event);
        }
        let cards: Vec<_> = exposed.iter().map(|exposed| (exposed.owner, exposed.card)).collect();
        let is_told_twice = matches!(cards[..], [one, two] if one == two);
        let table = RecordBuilder { exposed, ..RecordBuilder::at(start, contract) };
        let record = table.events(events).build();
        prop_assert_eq!(record.is_err(), is_told_twice, "{:?}", record.err());
        let Ok(record) = record else { return Ok(()) };
        let doctrine = arbitro_laws::ruling::Doctrine::default();
        for edition in arbitro_laws::ruling::Edition::ALL {
            let input =
                arbitro_laws::ruling::RulingInput { record: &record, given: &[], edition, doctrine: &doctrine };
            let ruling = arbitro_laws::laws::rule(input);
            let last = &record.events[record.events.len().saturating_sub(12)..];
            prop_assert!(ruling.is_ok(), "{:?} {:?} {:?}", edition, ruling.err(), last);
            let ruling = ruling.unwrap();
            prop_assert_eq!(impossible(&ruling), vec![], "{:?} {:?}", edition, last);
            for part in parts(&ruling) {
                for ruled in &part.decisions {
                    if let arbitro_laws::ruling::Decision::Is(arbitro_laws::ruling::Status::Penalty(owner, ..)) = ruled.decision {
                        prop_assert!(contract.is_defender(owner), "a penalty card of {}", owner);
                    }
                }
            }
        }
    }
}

/// Returns the number of tricks transferred for a revoke by `seat`, computed from the winner of the revoke trick and
/// the tricks that the offending side won after it.
fn tricks_due(winners: &[Seat], trick: usize, seat: Seat, dummys: bool) -> u8 {
    let later = winners[trick..].iter().any(|winner| winner.side() == seat.side());
    match winners[trick - 1] {
        _ if dummys || trick == 12 => 0,
        winner if winner == seat => 1 + u8::from(later),
        winner => u8::from(later || winner == seat.partner()),
    }
}

proptest! {
    #![proptest_config(config_fewer(1997))]
    /// If the play is completely recorded, the ruling on a revoke leaves no question open: neither about the winners of
    /// tricks, nor about the moment at which the revoke was noticed.
    #[test]
    fn a_revoke_in_a_complete_play_leaves_no_inquiry(
        contract in contracts(), deal in deals(), choices in prop::collection::vec(any::<Index>(), 52),
        from in 0usize..48, wrong in any::<Index>(), edition in prop::sample::select(&Edition::ALL[..]),
    ) {
        let start = start(contract, deal);
        let (mut events, mut position) = (Vec::new(), start);
        let (mut winners, mut revoke) = (Vec::new(), None);
        for (played, choice) in choices.iter().enumerate() {
            let seat = position.turn().unwrap();
            let legal: Vec<Card> = position.legal(seat).iter().collect();
            let others = position.deal.hands[seat].known() - position.legal(seat);
            let others: Vec<Card> = others.iter().collect();
            let card = if played >= from && revoke.is_none() && !others.is_empty() {
                revoke = Some((seat, winners.len() + 1));
                *wrong.get(&others)
            } else {
                *choice.get(&legal)
            };
            events.push(plays(seat, card, PlayManner::Play));
            winners.extend(position.play(card.into()));
        }
        let Some((seat, trick)) = revoke else { return Ok(()) };
        events.push(Event { by: seat, act: Act::Ends(EndedPhase::Board) });
        events.push(Event { by: seat.lho(), act: Act::ATTENTION });
        let record = built(contract, start, events).unwrap();
        let undercompensated = arbitro_laws::laws::fact("undercompensated").unwrap();
        let given = [PresetAnswer {
            fact: undercompensated, about: Subject::default(), answer: Answer::NO, source: AnswerSource::Director,
        }];
        let doctrine = Doctrine::default();
        let input = RulingInput { record: &record, given: &given, edition, doctrine: &doctrine };
        let ruling = arbitro_laws::laws::rule(input).unwrap();
        prop_assert!(ruling.is_settled());
        let tricks = tricks_due(&winners, trick, seat, seat == contract.dummy());
        let transfer = Decision::Transfers { tricks, to: seat.side().opponents(), revoke: None };
        let decided: Vec<Decision> = ruling.decisions().map(|ruled| ruled.decision).collect();
        prop_assert!(decided.contains(&transfer), "{:?} not in {:?}", transfer, decided);
    }
}

/// The events of a revoke and its correction: the other players play on, the revoke is corrected, and the players who
/// may change their cards change them or do not.
struct CorrectedRevoke {
    events: Vec<Event>,
    /// The trick after all changes.
    trick: Trick,
}

/// Builds the events of a revoke and its correction; `None` if the hand on turn cannot revoke. `how` decides the
/// successive choices.
fn corrected_revoke(
    contract: Contract,
    before: &Position,
    how: &[Index],
) -> Option<CorrectedRevoke> {
    let mut how = how.iter();
    let mut one_of = |cards: Hand| {
        let cards: Vec<Card> = cards.iter().collect();
        how.next().filter(|_| !cards.is_empty()).map(|choice| *choice.get(&cards))
    };
    let by = before.turn()?;
    let wrong = one_of(before.deal.hands[by].known() - before.legal(by))?;
    let right = one_of(before.legal(by))?;
    let mut events = vec![plays(by, wrong, PlayManner::Play)];
    let mut position = *before;
    position.play(wrong.into());
    let mut later = Vec::new();
    while let Some(hand) = position.turn().filter(|_| !position.is_lead()) {
        let Some(card) = one_of(position.legal(hand)) else { break };
        // A player whose card would be a two notices the revoke instead of playing.
        if card.rank == Rank::Two {
            break;
        }
        events.push(plays(hand, card, PlayManner::Play));
        position.play(card.into());
        later.push((hand, card));
    }
    let of = Some(wrong.into());
    events.push(Event { by, act: Act::Corrects { card: right.into(), of } });
    let mut trick = before.trick?;
    trick.add(right.into());
    let mut changed_before = false;
    for (hand, card) in later {
        let offender = hand.side() == by.side();
        let others = position.deal.hands[hand].known().suit(card.suit);
        let instead = one_of(others).filter(|other| other.rank < card.rank);
        let may = !offender || changed_before;
        // Declarer changes the cards of dummy.
        let player = if hand == contract.dummy() { contract.declarer } else { hand };
        match instead.filter(|_| may) {
            Some(other) => {
                let act = Act::Wants { hand, card: card.into(), instead: Some(other.into()) };
                events.push(Event { by: player, act });
                trick.add(other.into());
            }
            None => trick.add(card.into()),
        }
        changed_before = !offender && instead.is_some();
    }
    Some(CorrectedRevoke { events, trick })
}

proptest! {
    #![proptest_config(config_fewer(1997))]
    /// A card taken back in the middle of a trick does not move the later cards.
    #[test]
    fn a_late_correction_replaces_only_its_own_cards(
        contract in contracts(), deal in deals(), choices in prop::collection::vec(any::<Index>(), 1..40),
        how in prop::collection::vec(any::<Index>(), 12), edition in prop::sample::select(&Edition::ALL[..]),
    ) {
        let start = start(contract, deal);
        let (mut events, position) = legal_play(start, &choices);
        let Some(corrected) = corrected_revoke(contract, &position, &how) else { return Ok(()) };
        events.extend(corrected.events);
        let record = built(contract, start, events).unwrap();
        let keeps = |card: PlayedCard| PresetAnswer {
            fact: arbitro_laws::laws::fact("withdraw").unwrap(),
            about: Subject { who: None, object: Some(card.into()) },
            answer: Answer::NO,
            source: AnswerSource::Director,
        };
        let given: Vec<PresetAnswer> = corrected.trick.cards().map(|(_, card)| keeps(card)).collect();
        let doctrine = Doctrine::default();
        let input = RulingInput { record: &record, given: &given, edition, doctrine: &doctrine };
        let ruling = arbitro_laws::laws::rule(input).unwrap();
        for end in ends(&ruling) {
            let Position { trick, previous, .. } = end.position;
            let trick = if corrected.trick.is_complete() { previous } else { trick };
            assert_eq!(trick, Some(corrected.trick), "{:?}", &record.events[choices.len() / 4 * 4..]);
        }
    }
}

/// Returns rarer acts of a player, which are added to those of `acts`.
pub fn rarer((by, own): (Seat, Card), record: &Record, left: &Deal, which: Index) -> Vec<Act> {
    let contract = record.contract;
    // A card recently played, shown, dropped or named may be corrected or asked back.
    let known = |event: &Event| event.act.card_put().or(event.act.card_shown());
    let lately = record.events.iter().rev().filter_map(known).take(5);
    let put: Vec<PlayedCard> = lately.chain([own.into()]).collect();
    let put: PlayedCard = *which.get(&put);
    let dummys: Vec<Card> = left.hands[contract.dummy()].known().iter().collect();
    let dummys = if dummys.is_empty() { own } else { *which.get(&dummys) };
    let other = *which.get(&Seat::ALL);
    let dummy = contract.dummy();
    vec![
        Act::Adds(arbitro_laws::record::spoken::parse(which.get::<&str>(&WORDS)).expect("a call")),
        Act::Wants { hand: dummy, card: dummys.into(), instead: None },
        Act::Wants { hand: dummy, card: put, instead: Some(dummys.into()) },
        Act::Wants { hand: by, card: put, instead: None },
        Act::Wants { hand: by, card: put, instead: Some(own.into()) },
        Act::Corrects { card: own.into(), of: None },
        Act::Corrects { card: own.into(), of: Some(put) },
        Act::Spreads(Facing::of(Hand::EMPTY.with(own))),
        Act::LooksAt(other),
        Act::AsksIfVoid(other),
        Act::ExchangesHands,
        Act::Prevents(other),
        Act::ShowsHand(other),
        Act::Remarks,
        Act::Asks { topic: ExplanationTopic::Call, single: true },
        Act::Asks { topic: ExplanationTopic::Play, single: false },
        Act::Explains(ExplanationTopic::Call),
        Act::Notices(ExplanationTopic::Call),
        Act::Amends(ExplanationTopic::Call),
        Act::LeadsFaceDown(own.into()),
        Act::Plays { card: own.into(), manner: PlayManner::Unbidden },
        Act::Inspects(Inspection::OwnCard),
        Act::Ends(EndedPhase::Board),
        Act::Ends(EndedPhase::NextBoard),
    ]
}
