//! Random records: regular play with occasional irregular acts.

use std::ops::Range;

use super::acts::acts;
use arbitro_laws::bridge::{Card, Contract, Deal, Hand, PlayedCard, Position, Seat, Suit};
use arbitro_laws::laws;
use arbitro_laws::record::event::{Act, Choice, Event, PlayManner};
use arbitro_laws::ruling::{
    self as ruling, AnswerSource, Doctrine, Edition, PresetAnswer, Ruling, RulingInput,
};
use arbitro_laws::table::{Record, RecordBuilder};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{RngAlgorithm, RngSeed, TestRng};

/// Returns a reproducible configuration with [`cases`] records. `PROPTEST_SEED` is added to the seed, to test other
/// records.
pub fn config(seed: u64) -> ProptestConfig {
    let other: u64 = number("PROPTEST_SEED").unwrap_or(0);
    let rng_seed = RngSeed::Fixed(seed + other);
    ProptestConfig { cases: cases(), rng_seed, ..ProptestConfig::default() }
}

/// Returns the configuration with a tenth of the records, for slow properties.
pub fn config_fewer(seed: u64) -> ProptestConfig {
    ProptestConfig { cases: cases().div_ceil(10), ..config(seed) }
}

/// Returns a reproducible generator of random records. `PROPTEST_SEED` is added to the seed, as in [`config`].
pub fn generator(seed: u64) -> TestRng {
    let seed = seed + number::<u64>("PROPTEST_SEED").unwrap_or(0);
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    TestRng::from_seed(RngAlgorithm::ChaCha, &bytes)
}

/// Returns the number in an environment variable; `None` if the variable is unset or not a number.
fn number<T: std::str::FromStr>(name: &str) -> Option<T> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// Returns the number of records to try. `PROPTEST_CASES` would replace the number of every test, also of those that try
/// fewer records because they are slow.
pub fn cases() -> u32 {
    number("ARBITRO_CASES").unwrap_or(if cfg!(debug_assertions) { 300 } else { 100_000 })
}

/// A step of a random record: some regular plays, then an irregular act.
#[derive(Clone, Debug)]
pub struct StoryStep {
    regular: Vec<Index>,
    by: u8,
    what: usize,
    which: Index,
    /// The choices that decide how the others play on, and which cards are then corrected, retracted or kept; `None` if
    /// the act is noticed at once.
    afterwards: Option<Vec<Index>>,
    reply: Vec<Index>,
}

pub fn steps() -> impl Strategy<Value = Vec<StoryStep>> {
    several_steps(1..4)
}

/// Returns more steps than [`steps`], for rulings with many questions.
pub fn many_steps() -> impl Strategy<Value = Vec<StoryStep>> {
    several_steps(4..9)
}

fn several_steps(count: Range<usize>) -> impl Strategy<Value = Vec<StoryStep>> {
    let turn = (
        prop::collection::vec(any::<Index>(), 0..9),
        0u8..4,
        any::<usize>(),
        any::<Index>(),
        prop::option::of(prop::collection::vec(any::<Index>(), 18)),
        prop::collection::vec(any::<Index>(), 8),
    );
    let turn = turn.prop_map(|(regular, by, what, which, sequel, reply)| StoryStep {
        regular,
        by,
        what,
        which,
        afterwards: sequel,
        reply,
    });
    prop::collection::vec(turn, count)
}

/// A record being built, with the answers chosen so far.
pub struct RandomRecord {
    pub record: Record,
    pub given: Vec<PresetAnswer>,
    pub edition: Edition,
}

impl RandomRecord {
    pub fn rule(&self) -> Result<Ruling, ruling::Contradiction> {
        let doctrine = Doctrine::default();
        laws::rule(RulingInput {
            record: &self.record,
            given: &self.given,
            edition: self.edition,
            doctrine: &doctrine,
        })
    }

    /// Returns the position after the ruling on the record so far, with every open question answered by `replies`;
    /// `None` if the replies are used up, a question has no answers, or the ruling fails.
    fn settle(&mut self, replies: &[Index]) -> Option<Position> {
        for reply in replies {
            let ruling = self.rule().ok()?;
            let Some(open) = ruling.open().next() else { return Some(ruling.position) };
            let answers: Vec<_> = open.branches.iter().map(|(answer, _)| *answer).collect();
            if answers.is_empty() {
                return None;
            }
            let (fact, about) = (open.question.fact, open.question.about);
            let answer = *reply.get(&answers);
            self.given.push(PresetAnswer { fact, about, answer, source: AnswerSource::Assumed });
        }
        let ruling = self.rule().ok()?;
        ruling.is_settled().then_some(ruling.position)
    }

    /// Adds an event if it is possible, and returns true if it was added.
    fn add(&mut self, event: Event) -> bool {
        let longer = self.record.changed(|record| record.events.push(event));
        longer.map(|record| self.record = record).is_ok()
    }

    /// Plays a regular card for each of `choices`, as long as a card can be played, and returns the position after
    /// these cards; `None` if the record so far is not settled or nobody is on turn.
    fn go_on(&mut self, choices: &[Index], replies: &[Index]) -> Option<Position> {
        let mut position = self.settle(replies)?;
        for choice in choices {
            let by = position.turn()?;
            let legal: Vec<Card> = position.legal(by).iter().collect();
            if legal.is_empty() {
                return Some(position);
            }
            let card = (*choice.get(&legal)).into();
            if !self.add(Event { by, act: Act::Plays { card, manner: PlayManner::Play } }) {
                return Some(position);
            }
            position.play(card);
        }
        Some(position)
    }

    /// Continues the play over an irregular card as if the card were regular. Then the player of the irregular card
    /// replaces or retracts it, draws attention, or does nothing; and each later player retracts, replaces or keeps his
    /// card, or says nothing.
    fn play_over(&mut self, before: Position, odd: Event, how: &[Index]) {
        let Act::Plays { card: wrong, .. } = odd.act else { return };
        if before.turn() != Some(odd.by) {
            return;
        }
        let mut how = how.iter();
        let mut choose = |among: usize| how.next().map_or(0, |choice| choice.index(among));
        let mut position = before;
        position.play(wrong);
        let mut lain = Vec::new();
        for _ in 0..choose(6) {
            let Some(by) = position.turn() else { break };
            let legal: Vec<Card> = position.legal(by).iter().collect();
            if legal.is_empty() {
                break;
            }
            let card = legal[choose(legal.len())].into();
            if !self.add(Event { by, act: Act::Plays { card, manner: PlayManner::Play } }) {
                break;
            }
            lain.push((by, card));
            position.play(card);
        }
        let left = position.deal;
        let right = one_of(left.hands[odd.by].known() & before.legal(odd.by), &mut choose);
        let mends = match (choose(4), right) {
            (0, _) => None,
            (1, right) => Some(Act::Wants { hand: odd.by, card: wrong, instead: right }),
            (2, Some(card)) => Some(Act::Corrects { card, of: None }),
            (_, Some(card)) => Some(Act::Corrects { card, of: Some(wrong) }),
            (_, None) => Some(Act::ATTENTION),
        };
        if let Some(act) = mends {
            self.add(Event { by: odd.by, act });
        }
        for (hand, card) in lain {
            let contract = self.record.contract;
            let by = if hand == contract.dummy() { contract.declarer } else { hand };
            let held = left.hands[hand].known();
            let follows = card.suit().map_or(held, |suit| held.suit(suit));
            let instead = one_of(follows, &mut choose);
            let act = match choose(5) {
                0 => continue,
                1 => Act::Chooses(Choice::Keep),
                2 => Act::Wants { hand, card, instead: None },
                3 => Act::Wants { hand, card, instead: one_of(held, &mut choose) },
                _ => Act::Wants { hand, card, instead },
            };
            self.add(Event { by, act });
        }
    }
}

fn one_of(cards: Hand, choose: &mut impl FnMut(usize) -> usize) -> Option<PlayedCard> {
    let cards: Vec<Card> = cards.iter().collect();
    (!cards.is_empty()).then(|| cards[choose(cards.len())].into())
}

/// Returns an irregular act of a player: with one of his cards, about one of dummy's cards, or outside the play.
fn odd(turn: &StoryStep, position: &Position, record: &Record) -> Option<Event> {
    let by = Seat::North.turned(turn.by);
    let acts = acts(by, position, record, turn.what, turn.which)?;
    Some(Event { by, act: *turn.which.get(&acts) })
}

pub fn random_record(
    contract: Contract,
    deal: Deal,
    edition: Edition,
    turns: &[StoryStep],
) -> RandomRecord {
    let start = Position::new(deal, contract.strain.trumps(), Some(contract.leader()));
    let record = RecordBuilder::at(start, contract).build().expect("a table");
    let mut story = RandomRecord { record, given: Vec::new(), edition };
    for turn in turns {
        let Some(position) = story.go_on(&turn.regular, &turn.reply) else { break };
        if let Some(event) = odd(turn, &position, &story.record)
            && story.add(event)
            && let Some(afterwards) = &turn.afterwards
        {
            story.play_over(position, event, afterwards);
        }
    }
    story
}

/// Returns the record as a case file, so that a failure can be examined with `arbitro rule`.
pub fn record_text(record: &Record) -> String {
    let mut text = format!("\n[table]\ncontract = \"{}\"\n", record.contract);
    for (seat, holding) in record.start.deal.hands.iter() {
        let suits = Suit::ALL.into_iter().filter_map(|suit| {
            let ranks = holding
                .known()
                .suit(suit)
                .iter()
                .map(|card| card.rank.letter())
                .collect::<String>();
            let more = if holding.length(suit).is_some() { "" } else { "+" };
            let ranks = if ranks.is_empty() && more.is_empty() { "-" } else { &ranks };
            (*ranks != *"").then(|| format!("{} {ranks}{more}", suit.letter()))
        });
        let hand = suits.collect::<Vec<_>>().join(" ");
        if !hand.is_empty() {
            text += &format!("{} = \"{hand}\"\n", format!("{seat:?}").to_lowercase());
        }
    }
    text += "events = [\n";
    for Event { by, act } in &record.events {
        let (verb, value) = match act {
            Act::Plays { card, manner: PlayManner::Play } => ("plays", card.to_string()),
            Act::Plays { card, manner: PlayManner::Lead } => ("leads", card.to_string()),
            Act::Names(card) => ("names", card.to_string()),
            Act::Touches(card) => ("touches", card.to_string()),
            Act::Designates(card) => ("designates", card.to_string()),
            Act::Drops { card, .. } => ("drops", card.to_string()),
            Act::Shows(gesture) => ("shows", gesture.card.to_string()),
            Act::LooksAt(seat) => ("looks_at", seat.to_string()),
            Act::AsksIfVoid(seat) => ("asks_if_void", seat.to_string()),
            Act::TellsTurn(seat) => ("tells_turn", seat.to_string()),
            Act::Corrects { card, of: None } => ("corrects", card.to_string()),
            Act::Corrects { card, of: Some(of) } => ("corrects", format!("{card}\", of = \"{of}")),
            Act::Wants { hand, card, instead } => {
                let instead = instead.map(|card| format!("\", instead = \"{card}"));
                let instead = instead.unwrap_or_default();
                ("wants_back", format!("{card}\", hand = \"{hand}{instead}"))
            }
            Act::Calls(spoken) if spoken.said.card().is_some() => {
                ("calls", spoken.said.card().map_or(String::new(), |card| card.to_string()))
            }
            Act::SpeaksOfTrick => ("speaks_of_trick", "true".to_owned()),
            Act::Chooses(Choice::Keep) => ("chooses", "keep".to_owned()),
            Act::DrawsAttention(_) => ("attention", "true".to_owned()),
            other => ("acts", format!("{other:?}")),
        };
        text += &format!("  {{ by = \"{by}\", {verb} = \"{value}\" }},\n");
    }
    text + "]\n"
}
