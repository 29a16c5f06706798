//! The acts that a scenario adds to its story.

use arbitro_laws::bridge::{Card, PlayedCard, Seat};
use arbitro_laws::record::event::{Choice, PlayManner};
use arbitro_laws::record::spoken::SpokenCall;
use arbitro_laws::record::{Act, Event, Language, PenaltyGrade};
use arbitro_laws::table::{ExposedCard, PenaltyCard};

use super::{SentenceWordings, SlotValue, Story};
use crate::case::Bilingual;
use crate::scenarios::board;

impl Story<'_> {
    /// Adds an event without spoken words.
    pub fn add_event(&mut self, by: Seat, act: Act) {
        self.events.push(Event { by, act });
        self.event_texts.push(None);
    }

    /// Adds the play of a card, and updates the position if the play is in turn.
    pub fn plays(&mut self, by: Seat, card: Card) {
        self.add_event(by, Act::Plays { card: card.into(), manner: PlayManner::Play });
        if self.turn() == Some(by) {
            self.position.play(card.into());
        }
    }

    /// Adds a lead to the next trick, and updates the position if the lead is in turn.
    pub fn leads(&mut self, by: Seat, card: Card) {
        self.add_event(by, Act::Plays { card: card.into(), manner: PlayManner::Lead });
        if self.turn() == Some(by) {
            self.position.play(card.into());
        }
    }

    /// Adds the play that the player whose turn it is would normally make, and returns his seat and card.
    pub fn play_on(&mut self) -> Option<(Seat, Card)> {
        let by = self.turn()?;
        let card = board::next(&self.position, self.contract())?;
        self.plays(by, card);
        Some((by, card))
    }

    /// Adds declarer's call of a card from dummy, with the spoken words.
    pub fn calls(&mut self, spoken: SpokenCall) {
        let words = |language| spoken.words(language);
        let said = Bilingual { it: words(Language::Italian), en: words(Language::English) };
        self.add_event(self.declarer(), Act::Calls(spoken));
        if let Some(last) = self.event_texts.last_mut() {
            *last = Some(said);
        }
        self.cast("call", SlotValue::Call(spoken));
    }

    /// Returns the player who plays the cards of a hand: declarer plays dummy's.
    pub fn player_of(&self, hand: Seat) -> Seat {
        if hand == self.dummy() { self.declarer() } else { hand }
    }

    /// Adds that a player replaces the card that he played wrongly.
    pub fn corrects(&mut self, by: Seat, right: Card, wrong: Card) {
        self.add_event(by, Act::Corrects { card: right.into(), of: Some(wrong.into()) });
    }

    /// Adds that the player of a hand wants to take back a card of it, to play another instead if he names one.
    pub fn wants(&mut self, hand: Seat, card: Card, instead: Option<Card>) {
        let (card, instead) = (card.into(), instead.map(PlayedCard::from));
        self.add_event(self.player_of(hand), Act::Wants { hand, card, instead });
    }

    /// Chooses whether something happens, and adds the sentence for either case; returns true if it happens.
    pub fn choose_whether(
        &mut self,
        happens: impl FnOnce(&mut Self),
        yes: SentenceWordings,
        no: SentenceWordings,
    ) -> bool {
        let does = self.either();
        if does {
            happens(self);
        }
        self.add_sentence(if does { yes } else { no });
        does
    }

    /// Chooses whether a player does something, as [`Story::choose_whether`] does.
    pub fn choose_act(
        &mut self,
        by: Seat,
        act: Act,
        yes: SentenceWordings,
        no: SentenceWordings,
    ) -> bool {
        self.choose_whether(|story| story.add_event(by, act), yes, no)
    }

    /// Chooses whether a player plays a card, as [`Story::choose_whether`] does.
    pub fn choose_play(
        &mut self,
        by: Seat,
        card: Card,
        yes: SentenceWordings,
        no: SentenceWordings,
    ) -> bool {
        self.choose_whether(|story| story.plays(by, card), yes, no)
    }

    /// Chooses one of the answers of a player, and adds it with its sentence; `None` is that he has not answered yet.
    pub fn choose_answer(&mut self, by: Seat, answers: &[(Option<Choice>, SentenceWordings)]) {
        if let Some((choice, line)) = answers.get(self.choose(answers.len())) {
            self.answers(by, *choice);
            self.add_sentence(line);
        }
    }

    /// Adds the choice of a player, if he makes one.
    pub fn answers(&mut self, by: Seat, choice: Option<Choice>) {
        if let Some(choice) = choice {
            self.add_event(by, Act::Chooses(choice));
        }
    }

    /// Adds a call for the director by this player.
    pub fn call_director(&mut self, by: Seat) {
        self.add_event(by, Act::ATTENTION);
    }

    /// Casts as `opponent`, and returns, the opponent who notices the player's act: the next player, or declarer if the
    /// next player is dummy.
    pub fn opponent_of(&mut self, by: Seat) -> Seat {
        let opponent = self.player_of(by.lho());
        self.cast("opponent", opponent);
        opponent
    }

    /// Adds a call for the director by the opponent that [`Story::opponent_of`] returns.
    pub fn noticed_by_opponent_of(&mut self, by: Seat) {
        let opponent = self.opponent_of(by);
        self.call_director(opponent);
    }

    /// Adds a penalty card of a defender to the table at the start.
    pub fn has_penalty(&mut self, owner: Seat, card: Card, grade: PenaltyGrade) {
        self.penalty_cards.push(PenaltyCard { owner, card: PlayedCard::Exact(card), grade });
    }

    /// Adds a card that was exposed, or led, during the auction.
    pub fn was_exposed(&mut self, owner: Seat, card: Card, led: bool) {
        self.exposed.push(ExposedCard::new(owner, card.into(), led));
    }
}
