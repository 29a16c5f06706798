//! The acts from which random records are built.

use arbitro_laws::bridge::{BySeat, Card, PlayedCard, Position, Seat, Suit};
use arbitro_laws::record::event::{
    Act, AttentionManner, Choice, EndedPhase, Facing, Gesture, Inspection, PlayManner, TrickCount,
};
use arbitro_laws::record::spoken::{self, CallMeans, Phrase, SpokenCall};
use arbitro_laws::table::Record;
use proptest::sample::Index;

/// Sentences in which declarer calls a card of dummy's incompletely.
pub const WORDS: [&str; 7] =
    ["alta", "piccola", "prendi", "cuori", "dama", "giocane una", "picche... no, quadri"];

/// Returns the common acts of a player: with one of his cards, about one of dummy's cards, or outside the play; `None`
/// if the player or dummy has no card.
pub fn acts(
    by: Seat,
    position: &Position,
    record: &Record,
    dice: usize,
    which: Index,
) -> Option<Vec<Act>> {
    let contract = record.contract;
    let held: Vec<Card> = position.deal.hands[by].known().iter().collect();
    let dummys: Vec<Card> = position.deal.hands[contract.dummy()].known().iter().collect();
    if held.is_empty() || dummys.is_empty() {
        return None;
    }
    let (own, dummys): (PlayedCard, PlayedCard) =
        ((*which.get(&held)).into(), (*which.get(&dummys)).into());
    let on_table: Vec<(Seat, PlayedCard)> =
        position.trick.iter().flat_map(|trick| trick.cards().collect::<Vec<_>>()).collect();
    let suit = *which.get(&Suit::ALL);
    let other = Seat::ALL[dice % 4];
    let said = |text: &str| spoken::parse(text).expect("a call");
    let seen = BySeat([dice.is_multiple_of(2); 4]);
    let told = match dice % 5 {
        0 => None,
        1 => Some(TrickCount::Rest),
        few => Some(TrickCount::Some(few as u8)),
    };
    let own_call = SpokenCall {
        means: if dice % 4 == 1 { CallMeans::OwnCard } else { CallMeans::Words },
        ..said(&own.to_string())
    };
    let dummys_call = match dice % 8 {
        3 => SpokenCall { means: CallMeans::Gesture, ..said(&dummys.to_string()) },
        7 => SpokenCall {
            means: CallMeans::Gesture,
            ..SpokenCall::of(Phrase { suit: Some(suit), ..Phrase::default() })
        },
        _ => said(&dummys.to_string()),
    };
    let gesture = Some(dummys).filter(|_| dice % 5 == 4);
    let in_words = SpokenCall { gesture, ..said(which.get::<&str>(&WORDS)) };
    let attention = match dice % 6 {
        4 => AttentionManner::Words,
        5 => AttentionManner::Call,
        _ => AttentionManner::Both,
    };
    let trick = (dice % 3 == 2).then(|| position.tricks_played().max(2) - 1);
    let mut acts = vec![
        Act::Plays { card: own, manner: PlayManner::Play },
        Act::Plays { card: own, manner: PlayManner::Play },
        Act::Plays { card: own, manner: PlayManner::Play },
        Act::Plays { card: own, manner: PlayManner::Lead },
        Act::Plays { card: own, manner: PlayManner::AtOnce },
        Act::Plays { card: own, manner: PlayManner::AtOnceHidden },
        Act::Drops { card: own, seen, jostled: dice.is_multiple_of(7) },
        Act::Shows(Gesture { card: own, reach: None, kept: None, seen }),
        Act::Names(own),
        Act::Calls(own_call),
        Act::Calls(dummys_call),
        Act::Calls(in_words),
        Act::Touches(dummys),
        Act::TurnsCard,
        Act::Claims(told),
        Act::Concedes(told),
        Act::StatesLine,
        Act::Objects,
        Act::AsksToPlayOn,
        Act::SaysTurnedWrong { of: other, trick },
        Act::Agrees,
        Act::SpeaksOfTrick,
        Act::DrawsAttention(attention),
        Act::Spreads(Facing::WHOLE),
        Act::Chooses(Choice::Accept),
        Act::Chooses(Choice::Refuse),
        Act::Chooses(Choice::Require(suit)),
        Act::Chooses(Choice::Forbid(suit)),
        Act::Chooses(Choice::Free),
        Act::Chooses(Choice::Highest),
        Act::Chooses(Choice::Lowest),
        Act::Chooses(Choice::Withdraw),
        Act::Chooses(Choice::Keep),
        Act::Designates(own),
        Act::Warns,
        Act::Omits,
        Act::TellsTurn(other),
        Act::Inspects(Inspection::LastTrick),
        Act::Inspects(Inspection::Quitted),
        Act::SaysTricks(3 + (dice % 4) as u8),
        Act::RecordsTricks(3 + (dice % 4) as u8),
        Act::MixesCards,
        Act::Denies,
        Act::Ends(EndedPhase::Play),
        Act::Ends(EndedPhase::Round),
    ];
    if other != by {
        acts.extend([Act::LooksAt(other), Act::AsksIfVoid(other)]);
    }
    if let Some((hand, card)) = on_table.last().copied() {
        acts.push(Act::Wants { hand, card, instead: None });
        acts.push(Act::Wants { hand, card, instead: Some(own) });
    }
    if record.events.last().is_some_and(|last| last.by == by && last.act.card_put().is_some()) {
        acts.push(Act::Corrects { card: own, of: None });
    }
    Some(acts)
}
