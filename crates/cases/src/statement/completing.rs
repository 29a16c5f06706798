//! What an act is about and how it was done, asked one after the other.

use crate::Terms;
use arbitro_laws::bridge::notation::{Notation, parse_hand};
use arbitro_laws::bridge::{Card, Contract, PlayedCard, Seat};
use arbitro_laws::record::acts::{Asked, Detail, Kind};
use arbitro_laws::record::words::{List, Worded};
use arbitro_laws::record::{Choice, typed};

use super::dialogue::{Refusal, State, Step};
use super::menu;
use super::telling::{Telling, Told, told};

/// A card that nobody has named, as it is typed.
const UNKNOWN_CARD: &str = "x";

impl State {
    /// What a player did: a number of the menu, or the line without his seat.
    pub(super) fn act(&self, by: Seat, text: &str, terms: &Terms) -> Result<State, Refusal> {
        let Ok(number) = text.parse::<usize>() else {
            return self.line(&format!("{by} {text}"), terms);
        };
        let lines = menu::offered(&self.draft, by);
        let line = number.checked_sub(1).and_then(|place| lines.get(place).copied());
        let line = line.ok_or(Refusal::Unexpected)?;
        let telling = Telling::begun(by, line);
        if line.verb.about == Kind::Done {
            let asks = asks(self, &telling);
            return self.asks_details(telling, &asks, terms);
        }
        Ok(State { step: Step::Object(telling), ..self.clone() })
    }

    /// What an act is about.
    pub(super) fn object(
        &self,
        telling: &Telling,
        text: &str,
        terms: &Terms,
    ) -> Result<State, Refusal> {
        let unknown = telling.line.verb.about == Kind::Card && typed::is_unknown(text);
        let unnamed = unknown || text.is_empty() || text.eq_ignore_ascii_case(UNKNOWN_CARD);
        if unnamed && self.revoked == Some(telling.by) {
            return Err(Refusal::RevokeUnknown);
        }
        let of_cards =
            matches!(telling.line.verb.about, Kind::Card | Kind::Cards | Kind::CardsOrAll);
        if of_cards && typed::rank(text).is_some() {
            let half = Telling { about: text.to_owned(), ..telling.clone() };
            return Ok(State { step: Step::Object(half), ..self.clone() });
        }
        let about = match typed::rank(&telling.about).zip(typed::suit(text)) {
            // Of the card that was named only the suit was asked.
            Some((rank, suit)) => PlayedCard::Exact(Card::new(suit, rank)).to_string(),
            None if unknown => UNKNOWN_CARD.to_owned(),
            None => self.about_typed(telling, text),
        };
        let telling = Telling { about, ..telling.clone() };
        let text = telling.about.as_str();
        let is_one = is_typed(telling.line.verb.about, text, self.draft.sketch.contract);
        if !is_one {
            return Err(Refusal::Unexpected);
        }
        let asks = asks(self, &telling);
        let waits = asks.iter().any(|detail| is_needed(detail));
        if !asks.is_empty() && telling.line.verb.act.is_some() && !waits {
            // What cannot be is reported before anybody is asked how it was done.
            self.draft.with_event(&telling.toml(self.draft.sketch.contract))?;
        }
        self.asks_details(telling, &asks, terms)
    }

    /// What an act is about: typed alone, or with the act that is being told.
    fn about_typed(&self, telling: &Telling, text: &str) -> String {
        match told(text, self.draft.sketch.contract) {
            Ok(Told::Act(again)) if (again.by, again.line) == (telling.by, telling.line) => {
                again.about
            }
            _ => typed::unquoted(text).to_owned(),
        }
    }

    /// Asks for the details that are left, or gives the act.
    pub(super) fn asks_details(
        &self,
        telling: Telling,
        left: &[&'static Detail],
        terms: &Terms,
    ) -> Result<State, Refusal> {
        match left {
            [] => self.tells(&telling, terms),
            [detail, rest @ ..] => {
                let step = Step::Detail(telling, detail, rest.to_vec());
                Ok(State { step, ..self.clone() })
            }
        }
    }
}

/// Whether an act cannot be given without a detail that is asked of it.
pub(super) fn is_needed(detail: &Detail) -> bool {
    matches!(detail.asked, Asked::WithSuit | Asked::Needed)
}

/// The details that are asked of an act.
pub(super) fn asks(state: &State, telling: &Telling) -> Vec<&'static Detail> {
    let declarer = state.draft.sketch.contract.map(|contract| contract.declarer);
    let choice = typed::word(List::Choices, &telling.about).and_then(Choice::named);
    let is_asked = |detail: &&Detail| match detail.asked {
        Asked::Never => false,
        Asked::Always | Asked::Needed => true,
        Asked::OfDeclarer => declarer == Some(telling.by),
        Asked::WithSuit => choice.is_some_and(|choice| choice.suit().is_some()),
    };
    telling.line.verb.details.iter().filter(is_asked).collect()
}

/// A detail as it was typed; `None` where it is left out.
pub(super) fn detail_typed(detail: &Detail, text: &str) -> Result<Option<String>, Refusal> {
    if text.is_empty() && !is_needed(detail) {
        return Ok(None);
    }
    if is_typed(detail.kind, text, None) {
        Ok(Some(text.to_owned()))
    } else {
        Err(Refusal::Unexpected)
    }
}

/// Whether a text is such a value, as it is typed.
fn is_typed(kind: Kind, text: &str, contract: Option<Contract>) -> bool {
    let are_words = matches!(kind, Kind::Call | Kind::Said) && !text.is_empty();
    let is_holding = kind == Kind::Holding && parse_hand(text, Notation::Italian).is_ok();
    are_words || is_holding || typed::value(kind, text, contract).is_some()
}
