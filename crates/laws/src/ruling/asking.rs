//! What an open clause asks: conditions that the record settles, findings of the director, choices of players.

use super::fact::{
    Answer, AnswerSource, Asker, Condition, Fact, FactOptions, FactQuestion, Subject,
};
use super::hearing::{Hearing, HearingResult, OpenClause, StopReason};
use super::trace::TraceStep;
use crate::bridge::{PlayedCard, Seat};

impl Hearing<'_> {
    /// The answer to a question, from the record, the director or an assumption.
    /// Only the first `options` replies are on offer.
    fn answer(
        &mut self,
        question: &FactQuestion,
        options: usize,
        shown: Option<Answer>,
    ) -> Option<(Answer, AnswerSource)> {
        let given = self.input.given.iter();
        let given =
            given.filter(|given| given.answers(*question) && usize::from(given.answer.0) < options);
        let precise =
            given.max_by_key(|given| (given.about.who.is_some(), given.about.card.is_some()));
        if let Some(answer) = shown {
            if precise.is_some_and(|given| given.answer != answer) {
                self.contradicted.push(*question);
            }
            return Some((answer, AnswerSource::Record));
        }
        if let Some(given) = precise {
            return Some((given.answer, given.source));
        }
        self.asked.push(*question);
        self.has_assumed_reply |= self.assumes_first_reply;
        let supposed = self.assumes_first_reply.then_some(Answer::nth(0));
        self.assumed(*question).or(supposed).map(|answer| (answer, AnswerSource::Assumed))
    }
}

impl OpenClause<'_, '_> {
    /// A condition that the record settles, with the fact that it lets through.
    pub fn given<T>(
        &mut self,
        condition: &'static Condition,
        shown: Option<T>,
    ) -> HearingResult<T> {
        self.note(TraceStep::Shown { condition, holds: shown.is_some(), met: shown.is_some() });
        shown.ok_or(StopReason::Fails)
    }

    /// A condition that the record settles.
    pub fn given_that(&mut self, condition: &'static Condition, holds: bool) -> HearingResult {
        self.given(condition, holds.then_some(()))
    }

    /// A condition of which the clause needs the contrary.
    pub fn unless(&mut self, condition: &'static Condition, holds: bool) -> HearingResult {
        self.note(TraceStep::Shown { condition, holds, met: !holds });
        if holds { Err(StopReason::Fails) } else { Ok(()) }
    }

    /// A finding that must be yes. `shown` is what the record says, where it says anything.
    pub fn require(&mut self, fact: &'static Fact, shown: Option<bool>) -> HearingResult {
        self.find(fact, shown, Answer::YES)
    }

    /// A finding that must be no.
    pub fn exclude(&mut self, fact: &'static Fact, shown: Option<bool>) -> HearingResult {
        self.find(fact, shown, Answer::NO)
    }

    fn find(&mut self, fact: &'static Fact, shown: Option<bool>, wanted: Answer) -> HearingResult {
        let question = FactQuestion { fact, about: self.about };
        let shown = shown.map(Answer::from_bool);
        let answer = self.ask(&question, fact.replies.len(), shown, Some(wanted))?;
        if answer == wanted { Ok(()) } else { Err(StopReason::Fails) }
    }

    /// A finding on which what follows turns, while the clause applies either way.
    pub fn establish(&mut self, fact: &'static Fact, shown: Option<bool>) -> HearingResult<bool> {
        let question = FactQuestion { fact, about: self.about };
        let shown = shown.map(Answer::from_bool);
        let answer = self.ask(&question, fact.replies.len(), shown, None)?;
        Ok(answer == Answer::YES)
    }

    /// The same about what is so for the whole table, such as the regulations: asked once, whoever the incident is about.
    pub fn establish_for_all(&mut self, fact: &'static Fact) -> HearingResult<bool> {
        // That of the auction: a lead out of turn may exchange declarer and dummy.
        self.establish_of(fact, self.input.record.contract.leader())
    }

    /// The same about a player, or the side for which he stands, whatever the card.
    pub fn establish_of(&mut self, fact: &'static Fact, who: Seat) -> HearingResult<bool> {
        let question = FactQuestion { fact, about: Subject { who: Some(who), card: None } };
        Ok(self.ask(&question, fact.replies.len(), None, None)? == Answer::YES)
    }

    /// The same about another player and card: what he chooses, too, where he has two options.
    pub fn whether(
        &mut self,
        fact: &'static Fact,
        who: Seat,
        card: PlayedCard,
        shown: Option<bool>,
    ) -> HearingResult<bool> {
        let question = FactQuestion { fact, about: Subject { who: Some(who), card: Some(card) } };
        let shown = shown.map(Answer::from_bool);
        Ok(self.ask(&question, fact.replies.len(), shown, None)? == Answer::YES)
    }

    /// A choice that has to fall on the first of two options, for the clause to apply.
    pub fn taken(
        &mut self,
        fact: &'static Fact,
        who: Seat,
        card: PlayedCard,
        chosen: Option<bool>,
    ) -> HearingResult {
        let question = FactQuestion { fact, about: Subject { who: Some(who), card: Some(card) } };
        let chosen = chosen.map(Answer::from_bool);
        let answer = self.ask(&question, fact.replies.len(), chosen, Some(Answer::YES))?;
        if answer == Answer::YES { Ok(()) } else { Err(StopReason::Fails) }
    }

    /// A finding with several replies, on which what follows turns.
    pub fn which<T: FactOptions>(&mut self, shown: Option<T>) -> HearingResult<T> {
        self.option(self.about, T::ALL, shown)
    }

    /// A choice of a player about a card, among the first of its options, with what the record says he chose: an
    /// edition may offer fewer than another.
    pub fn choose<T: FactOptions>(
        &mut self,
        offered: &[T],
        who: Seat,
        card: PlayedCard,
        chosen: Option<T>,
    ) -> HearingResult<T> {
        self.option(Subject { who: Some(who), card: Some(card) }, offered, chosen)
    }

    fn option<T: FactOptions>(
        &mut self,
        about: Subject,
        offered: &[T],
        shown: Option<T>,
    ) -> HearingResult<T> {
        let place = |option| T::ALL.iter().position(|other| *other == option);
        let shown = shown.and_then(place).map(Answer::nth);
        let answer =
            self.ask(&FactQuestion { fact: T::FACT, about }, offered.len(), shown, None)?;
        T::ALL.get(usize::from(answer.0)).copied().ok_or(StopReason::Fails)
    }

    fn ask(
        &mut self,
        question: &FactQuestion,
        options: usize,
        shown: Option<Answer>,
        wanted: Option<Answer>,
    ) -> HearingResult<Answer> {
        match self.answer(question, options, shown) {
            Some((answer, source)) => {
                let met = wanted.is_none_or(|wanted| answer == wanted);
                self.keep_choice(question, answer, source);
                self.note(TraceStep::Answered { question: *question, answer, met, source });
                Ok(answer)
            }
            None => {
                self.question = Some((*question, options));
                Err(StopReason::Asks)
            }
        }
    }

    /// A choice that the record shows is there for later incidents to see.
    fn keep_choice(&mut self, question: &FactQuestion, answer: Answer, source: AnswerSource) {
        let reply = question.fact.reply(answer);
        if source == AnswerSource::Record
            && question.fact.asker == Asker::Player
            && let Some((who, reply)) = question.about.who.zip(reply)
        {
            self.earlier.record_choice(who.side(), reply.key);
        }
    }
}
