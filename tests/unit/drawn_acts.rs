//! The acts from which random records are built include every act, except those listed here.

use super::common::acts::acts;
use super::common::contracts;
use super::common::deals;
use super::legal_play::rarer;
use arbitro_laws::bridge::{Position, Seat};
use arbitro_laws::record::event::{Act, Event, PlayManner};
use arbitro_laws::table::RecordBuilder;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::collections::BTreeSet;

/// Defines the name of each act, the list of the acts that random records draw, and the list of those that they do not
/// draw. The compiler demands a name for a new act.
macro_rules! act_names {
    (drawn: $($drawn:ident)*; not drawn: $($other:ident)*;) => {
        fn name_of(act: &Act) -> &'static str {
            match act {
                $(Act::$drawn { .. } => stringify!($drawn),)*
                $(Act::$other { .. } => stringify!($other),)*
            }
        }
        const DRAWN: &[&str] = &[$(stringify!($drawn)),*];
        const NOT_DRAWN: &[&str] = &[$(stringify!($other)),*];
    };
}

act_names! {
    drawn: Plays LeadsFaceDown Spreads Calls Adds Shows Drops Touches Names TurnsCard Wants Corrects Explains Amends TellsTurn Claims Concedes StatesLine Objects AsksToPlayOn Agrees SpeaksOfTrick SaysTurnedWrong DrawsAttention Chooses Designates LooksAt Warns ShowsHand ExchangesHands Prevents Remarks Asks Notices AsksIfVoid Omits Inspects SaysTricks RecordsTricks MixesCards Denies Ends;
    // No generator of random records draws these.
    not drawn: FacesLead Pleads NamesOf WasTold Counts Finds HasForeign;
}

#[test]
fn random_records_draw_every_act_that_is_not_left_out() {
    let mut runner = TestRunner::deterministic();
    let mut found: BTreeSet<&str> = BTreeSet::new();
    for dice in 0..40 {
        let mut draw =
            |most: usize| any::<Index>().new_tree(&mut runner).unwrap().current().index(most);
        let by = Seat::ALL[draw(4)];
        let contract = contracts().new_tree(&mut runner).unwrap().current();
        let deal = deals().new_tree(&mut runner).unwrap().current();
        let which = any::<Index>().new_tree(&mut runner).unwrap().current();
        let mut position = Position::new(deal, contract.strain.trumps(), Some(contract.leader()));
        let table = RecordBuilder::at(position, contract);
        let own = which
            .get(&position.deal.hands[contract.leader()].known().iter().collect::<Vec<_>>())
            .to_owned();
        position.play(own.into());
        let lead = Act::Plays { card: own.into(), manner: PlayManner::Play };
        let record = table.events([Event { by: contract.leader(), act: lead }]).build().unwrap();
        for by in [by, contract.leader()] {
            found.extend(acts(by, &position, &record, dice, which).unwrap().iter().map(name_of));
            let more = rarer((by, own), &record, &position.deal, which);
            found.extend(more.iter().map(name_of));
        }
    }
    for act in DRAWN {
        assert!(found.contains(act), "{act} is never drawn");
    }
    for act in NOT_DRAWN {
        assert!(!found.contains(act), "{act} is drawn");
    }
}
