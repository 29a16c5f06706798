//! Words for a call whose own words are not recorded.

use super::words::{Token, written};
use super::{CardSelector, Phrase, Proviso, ProvisoTest, SpokenCall};
use crate::record::template::fill;
use crate::record::text::{Language, Text, text};

const CALL: Text = text("{said}[... no, {corrected}]", "{said}[... no, {corrected}]");

const COVERS: Text = text(
    "{call} se [{unless!}non ]copre[, altrimenti {otherwise}]",
    "{call} [{if!}if][{unless!}unless] he covers[, otherwise {otherwise}]",
);

const PLAYS: Text = text(
    "{call} se [{unless!}non ]esce {card}[, altrimenti {otherwise}]",
    "{call} [{if!}if][{unless!}unless] {card} appears[, otherwise {otherwise}]",
);

impl SpokenCall {
    /// Returns words that are read back as the same call, except that a gesture is read back as spoken words.
    pub fn words(self, language: Language) -> String {
        let call = fill(CALL.in_language(language), |slot| match slot {
            "said" => Some(self.said.words(language)),
            "corrected" => self.corrected.map(|phrase| phrase.words(language)),
            _ => None,
        });
        match self.proviso {
            None => call,
            Some(proviso) => proviso.words(&call, language),
        }
    }
}

impl Proviso {
    fn words(self, call: &str, language: Language) -> String {
        let template = match self.test {
            ProvisoTest::Covers => COVERS,
            ProvisoTest::Plays(_) => PLAYS,
        };
        fill(template.in_language(language), |slot| match (slot, self.test) {
            ("call", _) => Some(call.to_owned()),
            ("if", _) => self.holds.then(String::new),
            ("unless", _) => (!self.holds).then(String::new),
            ("otherwise", _) => self.otherwise.map(|phrase| phrase.words(language)),
            ("card", ProvisoTest::Plays(phrase)) => Some(phrase.words(language)),
            _ => None,
        })
    }
}

impl Phrase {
    /// Returns the words of the phrase: "asso di picche", "cuori alta", "taglia".
    fn words(self, language: Language) -> String {
        let word = |token: Token| written(token, language);
        let action = self.action.map(|action| word(Token::Action(action)));
        let rank = self.rank.map(|rank| word(Token::Rank(rank)));
        let manner = self.manner.map(|manner| word(Token::Manner(manner)));
        let suit = self.suit.map(|suit| word(Token::Suit(suit)));
        let of = match language {
            Language::Italian => "di",
            Language::English => "of",
        };
        let of = (rank.is_some() && suit.is_some()).then_some(of);
        let follows = matches!(self.manner, Some(CardSelector::High | CardSelector::Low));
        let card = if follows && language == Language::Italian {
            [suit, manner, None, None]
        } else {
            [manner, rank, of, suit]
        };
        let words: Vec<&str> = [action].into_iter().chain(card).flatten().collect();
        words.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{OffSuitAction, parse};
    use super::*;
    use crate::bridge::{Rank, Suit};

    fn maybe<T: std::fmt::Debug + Clone + 'static>(
        values: Vec<T>,
    ) -> impl Strategy<Value = Option<T>> {
        proptest::option::of(proptest::sample::select(values))
    }

    /// Returns a strategy for non-empty phrases. A phrase with a rank has no manner, because [`parse`] drops it.
    fn phrase() -> impl Strategy<Value = Phrase> {
        let manners = vec![
            CardSelector::High,
            CardSelector::Low,
            CardSelector::Win,
            CardSelector::Any,
            CardSelector::Honour,
        ];
        let parts = (
            maybe(Suit::ALL.to_vec()),
            maybe(Rank::ALL.to_vec()),
            maybe(manners),
            maybe(vec![OffSuitAction::Ruff, OffSuitAction::Discard]),
        );
        parts
            .prop_map(|(suit, rank, manner, action)| {
                let manner = manner.filter(|_| rank.is_none());
                Phrase { suit, rank, manner, action }
            })
            .prop_filter("says nothing", |phrase| *phrase != Phrase::default())
    }

    fn proviso() -> impl Strategy<Value = Proviso> {
        let test = prop_oneof![Just(ProvisoTest::Covers), phrase().prop_map(ProvisoTest::Plays)];
        (test, any::<bool>(), proptest::option::of(phrase()))
            .prop_map(|(test, holds, otherwise)| Proviso { test, holds, otherwise })
    }

    fn spoken() -> impl Strategy<Value = SpokenCall> {
        let parts = (phrase(), proptest::option::of(phrase()), proptest::option::of(proviso()));
        parts.prop_map(|(said, corrected, proviso)| SpokenCall {
            corrected: corrected.filter(|other| *other != said),
            proviso,
            ..SpokenCall::of(said)
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        #[test]
        fn the_words_of_a_call_are_read_as_the_same_call(spoken in spoken()) {
            for language in Language::ALL {
                let words = spoken.words(language);
                prop_assert_eq!(parse(&words), Ok(spoken), "{}", words);
            }
        }
    }

    #[test]
    fn a_call_in_words() {
        for (it, en) in [
            ("cuori alta", "high hearts"),
            ("asso di picche", "ace of spades"),
            ("picche... no, quadri", "spades... no, diamonds"),
            ("asso se copre, altrimenti piccola", "ace if he covers, otherwise small"),
            ("dama se non esce re", "queen unless king appears"),
        ] {
            let call = parse(it).unwrap();
            assert_eq!(
                (&*call.words(Language::Italian), &*call.words(Language::English)),
                (it, en)
            );
        }
    }
}
