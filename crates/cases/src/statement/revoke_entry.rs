//! Revokes that a director reports, before or after he enters the cards of the trick.
//!
//! A director who reports a revoke implies that the player could have followed suit. The report is recorded as a
//! finding, and the director need not say which card of the suit the player had.

use crate::RulingTerms;
use crate::vocabulary::typed_input;
use arbitro_laws::bridge::{PlayedCard, Position, Seat, Suit, Trick};
use arbitro_laws::laws;
use arbitro_laws::record::{Act, Event, PlayManner};
use arbitro_laws::ruling::{Answer, AnswerSource, Fact, PresetAnswer, Subject};

use super::act_entry::{ActDraft, ParsedLine};
use super::case_draft::{CaseDraft, DraftEvent};
use super::dialogue::{AnswerRefusal, DialogueState, DialogueStep};

/// Returns the fact that states whether a player had a card of the suit led.
fn could_follow() -> Option<&'static Fact> {
    laws::fact("could-follow")
}

impl DialogueState {
    /// Records that a player did not follow suit: with a card already in a trick, with the card that the line names, or
    /// with one that the dialogue now asks for. If no card of the trick is known, the dialogue asks for its cards
    /// first.
    pub(super) fn take_not_followed(
        &self,
        telling: ActDraft,
        suit: Option<Suit>,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        let item = self.draft.question()?;
        let position = item.rule(terms).map_err(AnswerRefusal::Contradiction)?.position;
        let told = played(item.record.start, &item.record.events);
        if let Some(lies) = revoked_in(&told, &telling).or_else(|| revoked_in(&position, &telling))
        {
            return self.move_revoke_to_events(&telling, suit, lies);
        }
        match position.suit_led() {
            None if self.draft.entries.is_empty() && !self.asked_trick => {
                let mut next = DialogueState {
                    step: DialogueStep::OnTable,
                    asked_trick: true,
                    ..self.clone()
                };
                next.rest_of_line.insert(0, ParsedLine::NotFollowing { telling, suit });
                Ok(next)
            }
            None => Err(AnswerRefusal::NothingLed),
            Some(led) if suit.is_some_and(|suit| suit != led) => Err(AnswerRefusal::LedIn(led)),
            Some(_) => {
                let said = DialogueState { unnamed_revoker: Some(telling.by), ..self.clone() };
                said.take_card_act(telling, terms)
            }
        }
    }

    /// Records a revoke with a card that has already been entered in a trick. The revoke card and all cards played
    /// after it become events.
    fn move_revoke_to_events(
        &self,
        telling: &ActDraft,
        suit: Option<Suit>,
        (trick, card): (Trick, PlayedCard),
    ) -> Result<DialogueState, AnswerRefusal> {
        let by = telling.by;
        let led = trick.suit_led().ok_or(AnswerRefusal::NothingLed)?;
        if suit.is_some_and(|suit| suit != led) {
            return Err(AnswerRefusal::LedIn(led));
        }
        if !telling.about.is_empty() && typed_input::card(&telling.about) != Some(card) {
            return Err(AnswerRefusal::PlayedAnother(by, card));
        }
        let is_event =
            |entry: &DraftEvent| entry.event.by == by && entry.event.act.card_put() == Some(card);
        let mut next = self.clone();
        (next.step, next.ended) = (DialogueStep::Who, false);
        if !self.draft.entries.iter().any(is_event) {
            next.draft = from_the_table(&self.draft, by, card);
        }
        next.record_revoke(by, card, led)?;
        next.draft.question()?;
        Ok(next)
    }

    /// Records the revoke of a player whose card was not known, if the new event is his play.
    pub(super) fn take_revoke_card(
        &mut self,
        by: Seat,
        event: Event,
        before: &CaseDraft,
        terms: &RulingTerms,
    ) -> Result<(), AnswerRefusal> {
        let Some(card) = event.act.card_put().filter(|_| event.by == by) else { return Ok(()) };
        let position =
            before.question()?.rule(terms).map_err(AnswerRefusal::Contradiction)?.position;
        match position.suit_led() {
            Some(led) => self.record_revoke(by, card, led),
            None => Err(AnswerRefusal::NothingLed),
        }
    }

    /// Records that the last card of a player did not follow suit although he had a card of the suit led.
    pub(super) fn add_suit_led_card(&mut self, by: Seat, led: Suit) -> Result<(), AnswerRefusal> {
        let put = self.draft.entries.iter().rev().filter(|entry| entry.event.by == by);
        // A card played together with another is not the player's card for the trick.
        let alone = |act: &Act| {
            !matches!(act, Act::Plays { manner: PlayManner::AtOnce | PlayManner::AtOnceHidden, .. })
        };
        let card = put.map(|entry| entry.event.act).filter(alone).find_map(Act::card_put);
        self.record_revoke(by, card.ok_or(AnswerRefusal::Unexpected)?, led)
    }

    /// Records that the player revoked with `card`, and that he held a card of the suit `led`.
    pub(super) fn record_revoke(
        &mut self,
        by: Seat,
        card: PlayedCard,
        led: Suit,
    ) -> Result<(), AnswerRefusal> {
        match card.suit() {
            None => return Err(AnswerRefusal::RevokeUnknown),
            Some(suit) if suit == led => return Err(AnswerRefusal::Followed(by, card)),
            Some(_) => {}
        }
        self.unnamed_revoker = None;
        let about = Subject::of(by, card);
        let known =
            |given: &PresetAnswer| Some(given.fact) == could_follow() && given.about == about;
        if let Some(fact) = could_follow()
            && !self.draft.preset_answers.iter().any(known)
        {
            let answer = Answer::nth(0);
            self.draft.preset_answers.push(PresetAnswer {
                fact,
                about,
                answer,
                source: AnswerSource::Director,
            });
        }
        Ok(())
    }

    /// Returns an error if a player found to have revoked is known to have had no card of the suit led.
    pub(super) fn check_revoke_finding(&self) -> Result<(), AnswerRefusal> {
        let found = |given: &PresetAnswer| {
            let is_yes = Some(given.fact) == could_follow() && given.answer == Answer::nth(0);
            is_yes.then_some(given.about.who.zip(given.about.card())).flatten()
        };
        let found: Vec<(Seat, PlayedCard)> =
            self.draft.preset_answers.iter().filter_map(found).collect();
        if found.is_empty() {
            return Ok(());
        }
        let record = self.draft.question()?.record;
        for (at, event) in record.events.iter().enumerate() {
            let Some(card) = event.act.card_put() else { continue };
            let before = played(record.start, &record.events[..at]);
            let led = before.suit_led().filter(|led| card.suit() != Some(*led));
            let void = led.is_some_and(|led| before.deal.has_suit(event.by, led) == Some(false));
            if void && found.contains(&(event.by, card)) {
                return Err(AnswerRefusal::CouldNot(event.by, card));
            }
        }
        Ok(())
    }
}

/// Returns the trick in which a player is said not to have followed suit, and his card: the trick in progress if he has
/// played to it, otherwise the last trick, unless he is now to play to a lead and the line does not name his card of
/// the last trick.
fn revoked_in(position: &Position, telling: &ActDraft) -> Option<(Trick, PlayedCard)> {
    let by = telling.by;
    let lies = |trick: &Trick| Some((*trick, trick.card(by)?));
    if let Some(now) = position.trick.as_ref().and_then(lies) {
        return Some(now);
    }
    let (trick, card) = position.previous.as_ref().and_then(lies)?;
    let plays_now = position.suit_led().is_some() && position.turn() == Some(by);
    let is_named = typed_input::card(&telling.about) == Some(card);
    (is_named || !plays_now).then_some((trick, card))
}

/// Returns the position after all cards played in turn, ignoring any ruling on them.
fn played(mut position: Position, events: &[Event]) -> Position {
    for event in events {
        let Some(card) = event.act.card_put() else { continue };
        if position.turn() == Some(event.by) {
            position.play(card);
        }
    }
    position
}

/// Returns the draft in which the given card of the last trick, and the cards after it, are events and not part of the
/// table.
fn from_the_table(draft: &CaseDraft, by: Seat, card: PlayedCard) -> CaseDraft {
    let mut draft = draft.clone();
    let sketch = &mut draft.sketch;
    let Some(trick) = sketch.tricks.pop() else { return draft };
    let (mut before, mut events) = (Trick::new(trick.leader()), Vec::new());
    for (seat, played) in trick.cards() {
        if events.is_empty() && (seat, played) != (by, card) {
            before.add(played);
        } else {
            let act = Act::Plays { card: played, manner: PlayManner::Play };
            events.push(DraftEvent { event: Event { by: seat, act }, said: None });
        }
    }
    if before.len() < trick.len() && sketch.tricks.is_empty() {
        // The leader is recorded so that dummy is still taken to be spread, although the cards that showed it are
        // removed.
        sketch.on_lead = sketch.on_lead.or(Some(trick.leader()));
    }
    sketch.tricks.push(before);
    draft.entries.splice(0..0, events);
    draft
}
