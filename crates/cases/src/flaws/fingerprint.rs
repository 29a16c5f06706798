//! Fingerprints of questions, independent of seats, suits and ranks. Questions with equal fingerprints are copies.

use std::cell::RefCell;
use std::collections::BTreeSet;

use crate::case::{AnswerOption, Question};
use crate::claim::Claim;
use crate::vocabulary::narration::{NarrationContext, narrate};
use arbitro_laws::bridge::{Card, Hand, PlayedCard, Rank, Seat, Side, Strain, Suit, SuitMap};
use arbitro_laws::record::event::{Act, Event};
use arbitro_laws::record::names::Names;
use arbitro_laws::record::spoken::{Phrase, ProvisoTest, SpokenCall};
use arbitro_laws::ruling::{Edition, Language, PresetAnswer};

/// Returns the fingerprint of a question: its editions, trumps, events, penalty and exposed cards, findings, expected
/// ruling and options, without texts, citations, and cards that are not mentioned.
pub fn fingerprint(question: &Question) -> String {
    let declarer = question.setting.contract.declarer;
    let namer = RelativeNamer { declarer, suits: RefCell::default(), ranks: RefCell::default() };
    let trumps = match question.setting.contract.strain {
        Strain::Suit(suit) => namer.suit(suit),
        Strain::NoTrump => "-".to_owned(),
    };
    let mut parts = vec![editions(|edition| question.belongs_to(edition)), trumps];
    let scene = NarrationContext { contract: question.setting.contract, has_shown: false };
    parts.extend(question.record.events.iter().map(|event| namer.event(event, scene)));
    let penalty = question.record.penalty_cards.iter();
    parts.extend(penalty.map(|card| namer.card_of(card.owner, card.card)));
    let exposed = question.record.exposed.iter();
    parts.extend(exposed.map(|card| namer.card_of(card.owner, card.card)));
    parts.extend(sorted(question.preset_answers.iter().map(|given| namer.given(given))));
    parts.extend(question.expected.iter().map(|expected| namer.claim(&expected.claim)));
    let options = question.options.iter().map(|option| {
        let mark = editions(|edition| option.is_marked(edition));
        let claims = sorted(option.claims.iter().map(|claim| namer.claim(claim)));
        let asks = sorted(option.asks.iter().map(|fact| fact.key.to_owned()));
        let value = value_from_declarer(question, option).unwrap_or_default();
        format!("{mark} {} {} {value}", claims.join(", "), asks.join(", "))
    });
    parts.extend(sorted(options));
    parts.join("\n")
}

/// Returns the statements of an option, each alone and all together, with seats relative to declarer and without the
/// names of suits and ranks.
pub fn option_statements(question: &Question, option: &AnswerOption) -> BTreeSet<String> {
    let declarer = question.setting.contract.declarer;
    let namer = || RelativeNamer { declarer, suits: RefCell::default(), ranks: RefCell::default() };
    let claims = option.claims.iter().map(|claim| claim.decision.code_with(&namer()));
    let asks = option.asks.iter().map(|fact| fact.key.to_owned());
    let value = value_from_declarer(question, option);
    let mut statements: BTreeSet<String> = claims.chain(asks).chain(value).collect();
    let whole = statements.iter().cloned().collect::<Vec<_>>().join(", ");
    statements.insert(whole);
    statements
}

/// Returns the value that an option states, with the table turned so that declarer is North.
fn value_from_declarer(question: &Question, option: &AnswerOption) -> Option<String> {
    let value = option.value.as_ref()?;
    let declarer = question.setting.contract.declarer;
    let quarters = (0..4).find(|quarters| declarer.turned(*quarters) == Seat::North)?;
    let kinds = question.aspect.as_ref()?.kinds_code();
    Some(format!("{kinds}: {}", value.varied(quarters, SuitMap::IDENTITY)))
}

fn sorted(parts: impl Iterator<Item = String>) -> Vec<String> {
    let mut parts: Vec<String> = parts.collect();
    parts.sort_unstable();
    parts
}

/// Returns a digit for each edition: 1 if the condition holds in the edition, otherwise 0.
fn editions(holds: impl Fn(Edition) -> bool) -> String {
    Edition::ALL.into_iter().map(|edition| if holds(edition) { '1' } else { '0' }).collect()
}

/// Names seats by their position relative to declarer, and numbers suits and ranks in the order of their first mention.
struct RelativeNamer {
    declarer: Seat,
    suits: RefCell<Vec<Suit>>,
    ranks: RefCell<[Vec<Rank>; 4]>,
}

/// Returns the index of a value in a list; adds the value if the list does not contain it.
fn index_or_insert<T: PartialEq>(list: &mut Vec<T>, value: T) -> usize {
    list.iter().position(|known| *known == value).unwrap_or_else(|| {
        list.push(value);
        list.len() - 1
    })
}

impl RelativeNamer {
    fn event(&self, event: &Event, scene: NarrationContext) -> String {
        let words = match event.act {
            Act::Calls(spoken) | Act::Adds(spoken) => Some(self.spoken(spoken)),
            _ => None,
        };
        narrate(event, words.as_deref(), scene, self)
    }

    fn given(&self, given: &PresetAnswer) -> String {
        let who = given.about.who.map(|who| self.seat(who)).unwrap_or_default();
        let card = given.about.object.map(|object| self.object(object)).unwrap_or_default();
        format!("{}@{who}:{card}={}", given.fact.key, given.answer.0)
    }

    fn claim(&self, claim: &Claim) -> String {
        let when = sorted(claim.when.iter().map(|condition| self.given(condition.given())));
        let editions = self::editions(|edition| claim.applies_in(edition));
        format!("{editions} {} {}", when.join(" "), claim.decision.code_with(self))
    }

    fn spoken(&self, spoken: SpokenCall) -> String {
        let proviso = spoken.proviso.map(|proviso| {
            let test = match proviso.test {
                ProvisoTest::Covers => String::new(),
                ProvisoTest::Plays(phrase) => self.phrase(phrase),
            };
            let otherwise = proviso.otherwise.map(|phrase| self.phrase(phrase));
            (test, proviso.holds, otherwise)
        });
        let corrected = spoken.corrected.map(|phrase| self.phrase(phrase));
        format!("{} {corrected:?} {proviso:?} {:?}", self.phrase(spoken.said), spoken.means)
    }

    fn phrase(&self, phrase: Phrase) -> String {
        let named = match (phrase.suit, phrase.rank) {
            (Some(suit), Some(rank)) => self.card(Card::new(suit, rank).into()),
            (Some(suit), None) => self.suit(suit),
            (None, Some(_)) => "rank".to_owned(),
            (None, None) => String::new(),
        };
        format!("{named} {:?} {:?}", phrase.manner, phrase.action)
    }
}

impl Names for RelativeNamer {
    fn language(&self) -> Language {
        Language::English
    }

    fn seat(&self, seat: Seat) -> String {
        let after = (0..4).find(|quarters| self.declarer.turned(*quarters) == seat);
        format!("P{}", after.unwrap_or_default())
    }

    fn side(&self, side: Side) -> String {
        if side == self.declarer.side() { "declarers" } else { "defenders" }.to_owned()
    }

    fn either(&self, side: Side) -> String {
        self.side(side)
    }

    fn everyone(&self) -> String {
        "all".to_owned()
    }

    fn all_four(&self) -> String {
        self.everyone()
    }

    fn suit(&self, suit: Suit) -> String {
        format!("s{}", index_or_insert(&mut self.suits.borrow_mut(), suit))
    }

    fn card(&self, card: PlayedCard) -> String {
        match card {
            PlayedCard::Exact(Card { suit, rank }) => {
                let rank = index_or_insert(&mut self.ranks.borrow_mut()[suit as usize], rank);
                format!("{}r{rank}", self.suit(suit))
            }
            PlayedCard::Small(suit) => format!("{}x", self.suit(suit)),
            PlayedCard::Unrecorded => "x".to_owned(),
        }
    }

    fn own_card(&self, card: PlayedCard) -> String {
        self.card(card)
    }

    fn card_of(&self, hand: Seat, card: PlayedCard) -> String {
        format!("{} {}", self.seat(hand), self.card(card))
    }

    fn and(&self) -> String {
        ",".to_owned()
    }

    fn or(&self) -> String {
        self.and()
    }

    fn cards(&self, cards: Hand, joined_by: &str) -> String {
        // The cards are sorted by their relative names, because the usual order would reveal the ranks.
        sorted(cards.iter().map(|card| self.card(card.into()))).join(joined_by)
    }
}
