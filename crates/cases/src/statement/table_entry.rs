//! The steps of the dialogue that describe the table and the events.

use crate::RulingTerms;
use crate::diag::Code;
use crate::vocabulary::typed_input;
use arbitro_laws::bridge::notation::{Notation, parse_hand};
use arbitro_laws::bridge::{Contract, Holding, PlayedCard, Seat, Suit, Trick};
use arbitro_laws::record::acts::{ActDetail, ValueKind};
use arbitro_laws::record::words::Named;
use arbitro_laws::record::words::WordList;
use arbitro_laws::record::{Act, Event, PenaltyGrade, PlayManner};
use arbitro_laws::table::{ExposedCard, PenaltyCard};

use super::act_details::{asked_details, is_needed, parse_detail};
use super::act_entry::{ActDraft, ParsedLine};
use super::case_draft::CaseDraft;
use super::dialogue::{AnswerRefusal, DialogueState, DialogueStep};
use super::pending_input::PendingInput;

impl DialogueStep {
    /// Returns the question that follows the contract.
    pub(super) fn after_contract(draft: &CaseDraft) -> DialogueStep {
        if draft.sketch.tricks_made().is_some() {
            DialogueStep::Tricks
        } else {
            DialogueStep::Opening
        }
    }
}

impl DialogueState {
    /// Returns the state after an answer, with the remaining acts of the line entered too.
    pub(super) fn answered(
        &self,
        text: &str,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        // The refused part of the previous line has already been reported.
        let (rejection, dropped, unused) = (None, Vec::new(), Vec::new());
        let fresh = DialogueState { rejection, dropped, unused, ..self.clone() };
        let mut next = match fresh.answered_first(text, terms) {
            // A line about the play may be typed before the table is known.
            Err(AnswerRefusal::Unexpected) if self.is_before_the_play() => self.keep_line(text)?,
            answered => answered?,
        };
        loop {
            // Cards played together are all entered before the question about the first of them is asked.
            let asks = match next.step {
                DialogueStep::Who => None,
                DialogueStep::Follow(..)
                    if next.rest_of_line.first().is_some_and(ParsedLine::is_at_once) =>
                {
                    Some(next.step.clone())
                }
                _ => break,
            };
            let Some(waiting) = next.takes_waiting() else { break };
            let taken = match &waiting {
                PendingInput::Told(told) => next.take_parsed(told.clone(), terms),
                // The unused words of a stored line were reported when it was typed.
                PendingInput::Line(line) => next
                    .line(line, terms)
                    .map(|state| DialogueState { unused: next.unused.clone(), ..state }),
            };
            match taken {
                Ok(more) => {
                    next = more;
                    next.step = asks.unwrap_or(next.step);
                }
                // The acts before the refused one stay entered.
                Err(refusal)
                    if matches!(waiting, PendingInput::Line(_))
                        || !self.rest_of_line.is_empty() =>
                {
                    let told = match waiting {
                        PendingInput::Told(told) => vec![told],
                        PendingInput::Line(line) => self.parse_line(&line),
                    };
                    next.dropped.extend(told.into_iter().chain(next.rest_of_line.drain(..)));
                    next.rejection = Some(refusal);
                }
                Err(refusal) => return Err(refusal),
            }
        }
        next.check_revoke_finding()?;
        Ok(next)
    }

    fn answered_first(
        &self,
        text: &str,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        let mut next = self.clone();
        let sketch = &mut next.draft.sketch;
        next.step = match &self.step {
            DialogueStep::Contract => match typed_input::contract(text, self.letters()) {
                Some((bid, Some(declarer))) => {
                    sketch.contract = Some(Contract { declarer, ..bid });
                    DialogueStep::after_contract(&next.draft)
                }
                Some((bid, None)) => DialogueStep::Declarer(bid),
                None => return Err(AnswerRefusal::Unexpected),
            },
            DialogueStep::Declarer(bid) => {
                let declarer = typed_input::seat(text, None).ok_or(AnswerRefusal::Unexpected)?;
                sketch.contract = Some(Contract { declarer, ..*bid });
                DialogueStep::after_contract(&next.draft)
            }
            DialogueStep::Tricks => {
                let made = sketch.tricks_made();
                sketch.won = two_numbers(text).ok_or(AnswerRefusal::Unexpected)?;
                if made != Some(sketch.won[0] + sketch.won[1]) {
                    return Err(AnswerRefusal::Unexpected);
                }
                DialogueStep::Leader
            }
            DialogueStep::Opening => match typed_input::yes_or_no(text) {
                Some(true) => DialogueStep::OnTable,
                None if !text.is_empty() => return Err(AnswerRefusal::Unexpected),
                Some(false) | None => DialogueStep::Leader,
            },
            DialogueStep::Leader => {
                let leader = typed_input::seat(text, sketch.contract);
                sketch.on_lead = Some(leader.ok_or(AnswerRefusal::Unexpected)?);
                DialogueStep::OnTable
            }
            DialogueStep::OnTable => {
                sketch.tricks = trick(sketch.leader(), text)?.into_iter().collect();
                sketch.seen_twice().map_or(Ok(()), |problem| Err(vec![problem]))?;
                next.draft.question()?;
                DialogueStep::Who
            }
            // An empty answer means that another player acted.
            DialogueStep::Act(_) if text.is_empty() => DialogueStep::Who,
            DialogueStep::Who if text.is_empty() => return next.start_inquiry(terms),
            DialogueStep::Who => match typed_input::seat(text, sketch.contract) {
                Some(by) => DialogueStep::Act(by),
                None => return self.line(text, terms),
            },
            DialogueStep::Act(by) => return self.take_act(*by, text, terms),
            DialogueStep::By(told) => {
                let by =
                    typed_input::seat(text, sketch.contract).ok_or(AnswerRefusal::Unexpected)?;
                return self.take_parsed(told.as_ref().clone().of_player(by), terms);
            }
            DialogueStep::Together(telling) => {
                let verb = telling.line.verb.name;
                let cards: Vec<&str> = typed_input::words_for_cards(text).collect();
                let together = format!("{} {verb} {} together", telling.by, cards.join(" and "));
                let next = self.line(&together, terms);
                return next.map_err(|_| AnswerRefusal::Unexpected);
            }
            DialogueStep::Object(telling) => return self.take_object(telling, text, terms),
            DialogueStep::Detail(telling, detail, left) => {
                let mut telling = telling.clone();
                telling
                    .details
                    .extend(parse_detail(detail, text)?.map(|typed| (detail.key, typed)));
                if left.is_empty() && detail.kind == ValueKind::Owner {
                    let untold = telling.details.iter().all(|(key, _)| *key != detail.key);
                    telling.details.extend(untold.then(|| (detail.key, telling.by.to_string())));
                }
                return self.ask_details(telling, left, terms);
            }
            DialogueStep::Follow(by, suit) => {
                match could_follow(*suit, text)? {
                    Some(has) => next.draft.learn_now(*by, has),
                    None => next.add_suit_led_card(*by, *suit)?,
                }
                next.draft.question()?;
                DialogueStep::Who
            }
            DialogueStep::Dummy(event) => {
                let dummy = sketch.dummy().ok_or(AnswerRefusal::Unexpected)?;
                let hand =
                    parse_hand(text, Notation::Italian).map_err(|_| AnswerRefusal::Unexpected)?;
                next.draft.learn_now(dummy, hand);
                return next.add_event(event, terms);
            }
            DialogueStep::Inquiry => return self.take_answer(text, terms),
            DialogueStep::ChosenSuit(question, answer) => {
                return self.chose_suit((*question, *answer), text, terms);
            }
        };
        Ok(next)
    }

    /// Enters a complete act: an event, or a fact about the table.
    pub(super) fn take_act_whole(
        &self,
        telling: &ActDraft,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        let is_told =
            |detail: &ActDetail| telling.details.iter().any(|(key, _)| *key == detail.key);
        let mut asks = asked_details(self, telling);
        asks.retain(|detail| is_needed(detail) && !is_told(detail));
        if !asks.is_empty() {
            return self.ask_details(telling.clone(), &asks, terms);
        }
        if telling.line.verb.act.is_some() {
            return self.take_hand_card(telling, terms);
        }
        let mut next = self.clone();
        (next.step, next.ended) = (DialogueStep::Who, false);
        set_table_state(&mut next.draft, telling)?;
        next.draft.question()?;
        Ok(next)
    }

    /// Enters an act. A card of declarer's act that may be dummy's is taken as declarer's own, or as dummy's if only
    /// dummy can have played it; if both hands are possible and the card is not exact, the dialogue asks for the hand.
    fn take_hand_card(
        &self,
        telling: &ActDraft,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        let contract = self.draft.sketch.contract;
        let own = self.add_event(&telling.toml(contract), terms);
        let of_hand =
            telling.line.verb.details.iter().find(|detail| detail.kind == ValueKind::Owner);
        let is_told = |key| telling.details.iter().any(|(known, _)| *known == key);
        let declarer = contract.filter(|contract| contract.declarer == telling.by);
        let (Some(hand), Some(contract)) = (of_hand.filter(|hand| !is_told(hand.key)), declarer)
        else {
            return own;
        };
        let mut of_dummy = telling.clone();
        of_dummy.details.push((hand.key, contract.dummy().to_string()));
        let of_dummy = self.add_event(&of_dummy.toml(Some(contract)), terms);
        match (own, of_dummy) {
            (Ok(own), Ok(_)) => {
                let exact = typed_input::card(&telling.about).and_then(PlayedCard::card).is_some();
                let step = DialogueStep::Detail(telling.clone(), hand, Vec::new());
                // With a small card both hands are possible, so the dialogue asks whose it was.
                Ok(if exact { own } else { DialogueState { step, ..self.clone() } })
            }
            (Err(_), Ok(of_dummy)) => Ok(of_dummy),
            (own, Err(_)) => own,
        }
    }

    /// Adds an event in the notation of a case file. If necessary, the dialogue first asks for dummy's cards, or asks
    /// afterwards whether the player could have followed suit.
    pub(super) fn add_event(
        &self,
        event: &str,
        terms: &RulingTerms,
    ) -> Result<DialogueState, AnswerRefusal> {
        let mut next = self.clone();
        (next.step, next.ended) = (DialogueStep::Who, false);
        match self.draft.with_event(event) {
            Ok(draft) => next.draft = draft,
            Err(problems) if problems.iter().all(|problem| problem.code == Code::DummyUnseen) => {
                next.step = DialogueStep::Dummy(event.to_owned());
                return Ok(next);
            }
            Err(problems) => return Err(problems.into()),
        }
        let last = next.draft.entries.last().map(|entry| entry.event);
        if let (Some(by), Some(event)) = (self.unnamed_revoker, last) {
            next.take_revoke_card(by, event, &self.draft, terms)?;
        } else if let Some((by, suit)) =
            last.and_then(|event| self.may_not_have_followed(event, terms))
        {
            next.step = DialogueStep::Follow(by, suit);
        }
        Ok(next)
    }

    /// Returns the player of the event and the suit led, if he discarded in turn and it is not known whether he could
    /// follow.
    fn may_not_have_followed(&self, event: Event, terms: &RulingTerms) -> Option<(Seat, Suit)> {
        let Act::Plays { card, manner: PlayManner::Play } = event.act else { return None };
        let item = self.draft.question().ok()?;
        let position = item.rule(terms).ok()?.position;
        let led = position.suit_led().filter(|_| position.turn() == Some(event.by))?;
        let discards = card.suit().is_some_and(|suit| suit != led);
        let unknown = position.deal.has_suit(event.by, led).is_none();
        (discards && unknown).then_some((event.by, led))
    }
}

/// Parses two numbers of tricks.
fn two_numbers(text: &str) -> Option<[u8; 2]> {
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    let numbers: Vec<u8> =
        numbers.map(|number| number.parse().ok().filter(|n| *n <= 13)).collect::<Option<_>>()?;
    numbers.try_into().ok()
}

/// Parses the cards of the trick in progress; `None` if no card has been played to it.
fn trick(leader: Option<Seat>, text: &str) -> Result<Option<Trick>, AnswerRefusal> {
    if text.is_empty() || typed_input::is_none(text) {
        return Ok(None);
    }
    let mut trick = Trick::new(leader.ok_or(AnswerRefusal::Unexpected)?);
    // The text between two commas is one card in words or several cards in symbols.
    for piece in text.split(',') {
        let several: Option<Vec<_>> = typed_input::words(piece).map(typed_input::card).collect();
        let cards = several.or_else(|| typed_input::card(piece).map(|card| vec![card]));
        for card in cards.ok_or(AnswerRefusal::Unexpected)? {
            if trick.is_complete() {
                return Err(AnswerRefusal::Unexpected);
            }
            trick.add(card);
        }
    }
    Ok(Some(trick))
}

/// Returns what a player who did not follow suit holds in the suit led: the cards named, no card, or nothing known.
/// `None` means that he holds a card of that suit, but the answer does not name the card.
fn could_follow(suit: Suit, text: &str) -> Result<Option<Holding>, AnswerRefusal> {
    if text.is_empty() || typed_input::is_unknown(text) {
        return Ok(Some(Holding::default()));
    }
    let unnamed = typed_input::card(text).is_some_and(|card| card == PlayedCard::Small(suit));
    if typed_input::yes_or_no(text) == Some(true)
        || unnamed
        || typed_input::suit(text) == Some(suit)
    {
        return Ok(None);
    }
    if typed_input::yes_or_no(text) == Some(false) || typed_input::is_none(text) {
        let mut none = Holding::default();
        none.close_suit(suit);
        return Ok(Some(none));
    }
    let cards =
        typed_input::words(text).map(|word| typed_input::card(word).and_then(PlayedCard::card));
    let cards: Option<Vec<_>> = cards.collect();
    let cards = cards.filter(|cards| cards.iter().all(|card| card.suit == suit));
    Ok(Some(Holding::at_least(cards.ok_or(AnswerRefusal::Unexpected)?.into_iter().collect())))
}

/// Records a fact about the table: a hand, a penalty card, a card exposed during the auction, or the
/// winner of the last trick.
fn set_table_state(draft: &mut CaseDraft, telling: &ActDraft) -> Result<(), AnswerRefusal> {
    let owner = telling.by;
    let said = |key: &str| {
        telling.details.iter().find(|(known, _)| *known == key).map(|(_, v)| v.as_str())
    };
    if telling.line.verb.name == "holds" {
        let hand = parse_hand(&telling.about, Notation::Italian);
        draft.learn_now(owner, hand.map_err(|_| AnswerRefusal::Unexpected)?);
        return Ok(());
    }
    let card = typed_input::card(&telling.about).ok_or(AnswerRefusal::Unexpected)?;
    let sketch = &mut draft.sketch;
    match telling.line.verb.name {
        "penalty" => {
            let grade = said("grade").and_then(|grade| typed_input::word(WordList::Grades, grade));
            let grade = grade.and_then(PenaltyGrade::named).unwrap_or(PenaltyGrade::Major);
            sketch.penalty_cards.push(PenaltyCard { owner, card, grade });
        }
        "exposed" => {
            let is_set = |key| said(key).and_then(typed_input::yes_or_no) == Some(true);
            let seen = said("seen").and_then(typed_input::seats);
            sketch.exposed.push(ExposedCard {
                before_auction: is_set("before_auction"),
                seen,
                ..ExposedCard::new(owner, card, is_set("led"))
            });
        }
        "won" => sketch.last = Some((owner, card)),
        _ => return Err(AnswerRefusal::Unexpected),
    }
    Ok(())
}
