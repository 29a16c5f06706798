//! The questions of the dialogue about the object and the details of an act, asked one at a time.

use crate::RulingTerms;
use crate::vocabulary::acts::DetailPrompt;
use crate::vocabulary::typed_input;
use arbitro_laws::bridge::notation::{Notation, parse_hand};
use arbitro_laws::bridge::{Card, Contract, PlayedCard, Seat};
use arbitro_laws::record::Choice;
use arbitro_laws::record::acts::{ActDetail, DetailPresence, ValueKind};
use arbitro_laws::record::words::Named;
use arbitro_laws::record::words::WordList;

use super::act_entry::{ActDraft, ParsedLine, parse_event};
use super::dialogue::{AnswerRefusal, DialogueState, DialogueStep};
use super::menu;

/// The typed text for a card whose rank and suit are not known.
const UNKNOWN_CARD: &str = "x";

impl DialogueState {
    /// Takes the answer to "what did he do?": a number of the menu, or a line typed without the player's seat.
    pub(super) fn take_act(
        &self,
        by: Seat,
        text: &str,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        let Ok(number) = text.parse::<usize>() else {
            return self.line(&format!("{by} {text}"), terms);
        };
        let lines = menu::offered(&self.draft, by);
        let line = number.checked_sub(1).and_then(|place| lines.get(place).copied());
        let line = line.ok_or(AnswerRefusal::Unexpected)?;
        let telling = ActDraft::incomplete(by, line);
        if line.verb.about == ValueKind::Done {
            let asks = asked_details(self, &telling);
            return self.ask_details(telling, &asks, terms);
        }
        Ok(DialogueState { step: DialogueStep::Object(telling), ..self.clone() })
    }

    /// Takes the answer to "what is the act about?": the object of the act, for example the card played.
    pub(super) fn take_object(
        &self,
        telling: &ActDraft,
        text: &str,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        let unknown = telling.line.verb.about == ValueKind::Card && typed_input::is_unknown(text);
        let unnamed = unknown || text.is_empty() || text.eq_ignore_ascii_case(UNKNOWN_CARD);
        if unnamed && self.unnamed_revoker == Some(telling.by) {
            return Err(AnswerRefusal::RevokeUnknown);
        }
        let of_cards = matches!(
            telling.line.verb.about,
            ValueKind::Card | ValueKind::Cards | ValueKind::CardsOrAll
        );
        if of_cards && typed_input::rank(text).is_some() {
            let half = ActDraft { about: text.to_owned(), ..telling.clone() };
            return Ok(DialogueState { step: DialogueStep::Object(half), ..self.clone() });
        }
        let about = match typed_input::rank(&telling.about).zip(typed_input::suit(text)) {
            // The rank of the card is already known: the dialogue asked for its suit only.
            Some((rank, suit)) => PlayedCard::Exact(Card::new(suit, rank)).to_string(),
            None if unknown => UNKNOWN_CARD.to_owned(),
            None => self.about_typed(telling, text),
        };
        let telling = ActDraft { about, ..telling.clone() };
        let text = telling.about.as_str();
        let is_one = is_typed(telling.line.verb.about, text, self.draft.sketch.contract);
        if !is_one {
            return Err(AnswerRefusal::Unexpected);
        }
        let asks = asked_details(self, &telling);
        let waits = asks.iter().any(|detail| is_needed(detail));
        if !asks.is_empty() && telling.line.verb.act.is_some() && !waits {
            // An impossible event is reported before the dialogue asks for its optional details.
            self.draft.with_event(&telling.toml(self.draft.sketch.contract))?;
        }
        self.ask_details(telling, &asks, terms)
    }

    /// Returns the object of the act, from an answer that states only the object or repeats the whole act
    /// (`W plays H4`).
    fn about_typed(&self, telling: &ActDraft, text: &str) -> String {
        match parse_event(text, self.draft.sketch.contract) {
            Ok(ParsedLine::Act(again)) if (again.by, again.line) == (telling.by, telling.line) => {
                again.about
            }
            _ => typed_input::unquoted(text).to_owned(),
        }
    }

    /// Asks for the first detail of `left`; enters the act if `left` is empty.
    pub(super) fn ask_details(
        &self,
        telling: ActDraft,
        left: &[&'static ActDetail],
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        match left {
            [] => self.take_act_whole(&telling, terms),
            [detail, rest @ ..] => {
                let step = DialogueStep::Detail(telling, detail, rest.to_vec());
                Ok(DialogueState { step, ..self.clone() })
            }
        }
    }
}

/// Returns true if an act cannot be entered without this detail.
pub(super) fn is_needed(detail: &ActDetail) -> bool {
    !matches!(detail.presence, DetailPresence::Optional | DetailPresence::Unasked)
}

/// Returns the details of an act that the dialogue asks for.
pub(super) fn asked_details(state: &DialogueState, telling: &ActDraft) -> Vec<&'static ActDetail> {
    let declarer = state.draft.sketch.contract.map(|contract| contract.declarer);
    let choice = typed_input::word(WordList::Choices, &telling.about).and_then(Choice::named);
    let is_asked = |detail: &&ActDetail| match DetailPrompt::of(detail) {
        DetailPrompt::Never => false,
        DetailPrompt::Always | DetailPrompt::Needed => true,
        DetailPrompt::OfDeclarer => declarer == Some(telling.by),
        DetailPrompt::WithSuit => choice.is_some_and(|choice| choice.suit().is_some()),
    };
    telling.line.verb.details.iter().filter(is_asked).collect()
}

/// Checks a typed detail and returns its text; returns `None` if the user left out an optional detail.
pub(super) fn parse_detail(
    detail: &ActDetail,
    text: &str,
) -> Result<Option<String>, AnswerRefusal> {
    if text.is_empty() && !is_needed(detail) {
        return Ok(None);
    }
    if is_typed(detail.kind, text, None) {
        Ok(Some(text.to_owned()))
    } else {
        Err(AnswerRefusal::Unexpected)
    }
}

/// Returns true if a typed text is a value of this kind.
fn is_typed(kind: ValueKind, text: &str, contract: Option<Contract>) -> bool {
    let are_words = matches!(kind, ValueKind::Call | ValueKind::Said) && !text.is_empty();
    let is_holding = kind == ValueKind::Holding && parse_hand(text, Notation::Italian).is_ok();
    are_words || is_holding || typed_input::value(kind, text, contract).is_some()
}
