//! Variants of a question: quarter turns of the table, and exchanged suits.
//!
//! The entry points are [`Question::variants`] and [`Question::varied`]. If a text of the question cannot be adapted to
//! a variant, the question has no such variant. A variant is ruled on as any question is, so that its key is checked.

mod text;

mod words;

use arbitro_laws::bridge::{Call, Side, Suit, SuitMap};
use arbitro_laws::record::{Act, spoken};
use arbitro_laws::ruling::{FactQuestion, Language, PresetAnswer};
use arbitro_laws::table::Record;

use super::case::{Bilingual, ExpectedDecision, Question, StatedResult, TableSetup, Vulnerability};
use super::claim::Claim;
use super::condition::ClaimCondition;

use text::{TextWithNames, VariationLimits};

/// A variant of a question: quarter turns of the table, and exchanged suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    /// The number of quarter turns, clockwise.
    pub quarters: u8,
    /// The new suit of each suit.
    pub suits: SuitMap,
}

impl Variant {
    /// The variant without any change.
    pub const AS_WRITTEN: Variant = Variant { quarters: 0, suits: SuitMap::IDENTITY };

    /// Returns the name of the variant: the number of quarter turns, and the new suits of clubs, diamonds, hearts and
    /// spades.
    pub fn key(self) -> String {
        let suits = self.suits.0.map(Suit::letter).iter().collect::<String>();
        format!("{}:{suits}", self.quarters % 4)
    }

    /// Parses the name of a variant; returns `None` if it is not valid.
    pub fn from_key(key: &str) -> Option<Variant> {
        let (quarters, letters) = key.split_once(':')?;
        let quarters = (0..4).find(|known: &u8| known.to_string() == quarters)?;
        let suits = maps().find(|map| map.0.map(Suit::letter).into_iter().eq(letters.chars()))?;
        Some(Variant { quarters, suits })
    }
}

/// Returns the twenty-four permutations of the suits, the identity first.
fn maps() -> impl Iterator<Item = SuitMap> {
    let suits = SuitMap::IDENTITY.0;
    let maps = suits.into_iter().flat_map(move |a| {
        suits.into_iter().flat_map(move |b| {
            suits.into_iter().flat_map(move |c| suits.into_iter().map(move |d| [a, b, c, d]))
        })
    });
    maps.filter(move |map| suits.iter().all(|suit| map.contains(suit))).map(SuitMap)
}

impl Question {
    /// Returns the question in a variant, with its facts, key and texts; `None` if a text cannot be adapted safely.
    pub fn varied(&self, variant: Variant) -> Option<Question> {
        let readings: Vec<[TextWithNames<'_>; 2]> = self.texts().map(Bilingual::readings).collect();
        if !self.limits(&readings, variant.suits != SuitMap::IDENTITY).allow(variant) {
            return None;
        }
        let mut question = self.with_facts_varied(variant)?;
        for (text, words) in question.texts_mut().zip(&readings) {
            let [it, en] = words.each_ref().map(|words| words.varied(variant));
            *text = Bilingual { it, en };
        }
        Some(question)
    }

    /// Returns the variants to which all texts can be adapted safely, the unchanged question first. `turn` allows turns
    /// of the table, and `relabel` allows exchanged suits.
    pub fn variants(&self, turn: bool, relabel: bool) -> Vec<Variant> {
        // The unchanged question is always safe.
        if !turn && !relabel {
            return vec![Variant::AS_WRITTEN];
        }
        let readings: Vec<[TextWithNames<'_>; 2]> = self.texts().map(Bilingual::readings).collect();
        let limits = self.limits(&readings, relabel);
        let turns = if turn { 0..4 } else { 0..1 };
        let variants = turns.flat_map(|quarters| {
            let maps = maps().take(if relabel { usize::MAX } else { 1 });
            maps.map(move |suits| Variant { quarters, suits })
        });
        variants.filter(|variant| limits.allow(*variant)).collect()
    }

    /// Returns the question with its facts and key in a variant, and with its original texts; `None` if the variant
    /// makes the auction impossible.
    pub fn with_facts_varied(&self, variant: Variant) -> Option<Question> {
        let Variant { quarters, suits } = variant;
        let mut question = self.clone();
        question.record = self.record.turned(quarters).mapped(suits)?;
        question.setting = self.setting.varied(variant, &question.record);
        for given in &mut question.preset_answers {
            given.about = given.about.turned(quarters).mapped(suits);
        }
        for ExpectedDecision { claim, .. } in &mut question.expected {
            *claim = claim.varied(variant);
        }
        for expected in &mut question.expected_outcome {
            let when = expected.when.iter().map(|condition| condition.varied(variant));
            expected.when = when.collect();
            expected.fact = expected.fact.clone().turned(quarters).mapped(suits);
        }
        question.aspect = self.aspect.as_ref().map(|aspect| aspect.varied(quarters, suits));
        for value in question.options.iter_mut().filter_map(|option| option.value.as_mut()) {
            *value = value.varied(quarters, suits);
        }
        for claim in question.options.iter_mut().flat_map(|option| &mut option.claims) {
            *claim = claim.varied(variant);
        }
        if let Some(StatedResult { side, .. }) = &mut question.result {
            *side = side.turned(quarters);
        }
        Some(question)
    }

    fn texts_mut(&mut self) -> impl Iterator<Item = &mut Bilingual> {
        let own = [Some(&mut self.text), self.comment.as_mut()].into_iter();
        let options = self.options.iter_mut();
        let options = options.flat_map(|option| [Some(&mut option.text), option.comment.as_mut()]);
        own.chain(options).flatten().chain(self.event_texts.iter_mut().flatten())
    }

    fn texts(&self) -> impl Iterator<Item = &Bilingual> {
        let options =
            self.options.iter().flat_map(|option| [Some(&option.text), option.comment.as_ref()]);
        let own = [Some(&self.text), self.comment.as_ref()].into_iter();
        own.chain(options).flatten().chain(self.event_texts.iter().flatten())
    }

    /// Returns which variants the texts and the bids allow; with `relabel`, also checks that the words of calls allow
    /// exchanged suits.
    fn limits(&self, readings: &[[TextWithNames<'_>; 2]], relabel: bool) -> VariationLimits {
        let mut limits = VariationLimits::NONE;
        for [it, en] in readings {
            limits.add(it.limits());
            limits.add(en.limits());
            // A word that names a suit in only one language may have another meaning, such as a club or a picture.
            for suit in Suit::ALL.into_iter().filter(|suit| it.names(*suit) != en.names(*suit)) {
                limits.keep(suit);
            }
        }
        for suit in self.setting.suits_bid() {
            limits.keep(suit);
        }
        if relabel && !self.words_agree() {
            limits.keep_suits();
        }
        limits
    }

    /// Returns true if the words of each call of a card from dummy, once suits are exchanged, mean
    /// the event's call with its suits exchanged in the same way.
    fn words_agree(&self) -> bool {
        // A map that changes every suit.
        let [clubs, diamonds, hearts, spades] = SuitMap::IDENTITY.0;
        let suits = SuitMap([diamonds, hearts, spades, clubs]);
        self.record.events.iter().zip(&self.event_texts).all(|(event, said)| {
            let (Act::Calls(called) | Act::Adds(called), Some(said)) = (event.act, said) else {
                return true;
            };
            let renamed = Variant { quarters: 0, suits };
            let agrees = |words: String| spoken::parse(&words) == Ok(called.mapped(suits));
            said.readings().iter().all(|words| agrees(words.varied(renamed)))
        })
    }
}

impl Bilingual {
    /// Finds the names in both texts. If the texts are equal, names of both languages are found in each.
    fn readings(&self) -> [TextWithNames<'_>; 2] {
        if self.it == self.en {
            [TextWithNames::in_either(&self.it), TextWithNames::in_either(&self.en)]
        } else if self.en.is_empty() {
            // A question without an English text is shown in Italian.
            [Language::Italian; 2].map(|language| TextWithNames::of(&self.it, language))
        } else {
            let [it, en] = [(&self.it, Language::Italian), (&self.en, Language::English)];
            [TextWithNames::of(it.0, it.1), TextWithNames::of(en.0, en.1)]
        }
    }
}

impl TableSetup {
    /// Returns the suits in the contract and the auction. Exchanging a suit of the auction could make the auction
    /// illegal.
    fn suits_bid(&self) -> impl Iterator<Item = Suit> {
        let calls = self.auction.iter().flat_map(|auction| &auction.calls);
        let bid = calls.filter_map(|call| match call {
            Call::Bid(_, strain) => strain.trumps(),
            Call::Pass | Call::Double | Call::Redouble => None,
        });
        bid.chain(self.contract.strain.trumps())
    }

    /// Returns the table in a variant; `record` is the record of the variant, which starts from this table.
    fn varied(&self, variant: Variant, record: &Record) -> TableSetup {
        let Variant { quarters, suits } = variant;
        let tricks = self.tricks.iter().map(|trick| trick.turned(quarters).mapped(suits));
        TableSetup {
            dealer: self.dealer.map(|dealer| dealer.turned(quarters)),
            vulnerable: self.vulnerable.map(|vulnerable| vulnerable.turned(quarters)),
            contract: record.contract,
            auction: record.auction.clone(),
            deal: self.deal.turned(quarters).mapped(suits),
            tricks: tricks.collect(),
            start: record.start,
            lead_faced: record.lead_faced,
            dummy_spread: record.dummy_spread,
            penalty_cards: record.penalty_cards.clone(),
            exposed: record.exposed.clone(),
            wrong_hands: record.wrong_hands,
            auction_on: self.auction_on,
        }
    }
}

impl Vulnerability {
    fn turned(self, quarters: u8) -> Vulnerability {
        let was = |side: Side| self.is_vulnerable(side.turned(quarters));
        Vulnerability { north_south: was(Side::NorthSouth), east_west: was(Side::EastWest) }
    }
}

impl Claim {
    fn varied(&self, variant: Variant) -> Claim {
        let when = self.when.iter().map(|condition| condition.varied(variant));
        let decision = self.decision.turned(variant.quarters).mapped(variant.suits);
        Claim { editions: self.editions, when: when.collect(), decision }
    }
}

impl ClaimCondition {
    /// Returns the condition in a variant of the question.
    fn varied(&self, variant: Variant) -> ClaimCondition {
        let about = self.given.about.turned(variant.quarters).mapped(variant.suits);
        let given = PresetAnswer { about, ..self.given };
        let key = FactQuestion { fact: given.fact, about }.full_key();
        let text = match (self.text.split_once('='), self.text.strip_prefix("not ")) {
            (Some((_, reply)), _) => format!("{key}={reply}"),
            (None, Some(_)) => format!("not {key}"),
            (None, None) => key,
        };
        ClaimCondition { text, given }
    }
}
