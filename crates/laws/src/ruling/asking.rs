//! The questions of an open clause: conditions that the record settles, findings of the director, choices of
//! players.

use super::fact::{
    Answer, AnswerSource, Asker, Condition, Fact, FactOptions, FactQuestion, Subject,
};
use super::hearing::{Hearing, HearingResult, OpenClause, StopReason};
use super::trace::TraceStep;
use crate::bridge::{PlayedCard, Seat};

impl Hearing<'_> {
    /// Returns the answer to a question, from the record, the director or an assumption; `None` if nobody has answered
    /// it. If the record contradicts the director, the record prevails, and the question is noted. An answer given in
    /// advance that is none of the first `options` replies is ignored.
    fn answer(
        &mut self,
        question: &FactQuestion,
        options: usize,
        shown: Option<Answer>,
    ) -> Option<(Answer, AnswerSource)> {
        let preset = self.input.given.iter();
        let preset = preset
            .filter(|given| given.answers(*question) && usize::from(given.answer.0) < options);
        let precise =
            preset.max_by_key(|given| (given.about.who.is_some(), given.about.object.is_some()));
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
        let assumed_reply = self.assumes_first_reply.then_some(Answer::nth(0));
        self.assumed(*question).or(assumed_reply).map(|answer| (answer, AnswerSource::Assumed))
    }
}

impl OpenClause<'_, '_> {
    /// Requires the record to show a value, as the condition demands, and returns the value.
    ///
    /// # Errors
    ///
    /// Returns [`StopReason::Fails`] if the record shows no value.
    pub fn given<T>(
        &mut self,
        condition: &'static Condition,
        shown: Option<T>,
    ) -> HearingResult<T> {
        self.note(TraceStep::Shown { condition, holds: shown.is_some(), met: shown.is_some() });
        shown.ok_or(StopReason::Fails)
    }

    /// Requires a condition to hold; the record settles whether it does.
    ///
    /// # Errors
    ///
    /// Returns [`StopReason::Fails`] if the condition does not hold.
    pub fn given_that(&mut self, condition: &'static Condition, holds: bool) -> HearingResult {
        self.given(condition, holds.then_some(()))
    }

    /// Requires a condition not to hold; the record settles whether it does.
    ///
    /// # Errors
    ///
    /// Returns [`StopReason::Fails`] if the condition holds.
    pub fn unless(&mut self, condition: &'static Condition, holds: bool) -> HearingResult {
        self.note(TraceStep::Shown { condition, holds, met: !holds });
        if holds { Err(StopReason::Fails) } else { Ok(()) }
    }

    /// Requires the answer to the question about a fact to be yes. `shown` is the answer that the record gives, if any.
    ///
    /// # Errors
    ///
    /// Returns [`StopReason::Fails`] if the answer is no, and [`StopReason::Asks`] if nobody has answered the question.
    pub fn require(&mut self, fact: &'static Fact, shown: Option<bool>) -> HearingResult {
        self.find(fact, shown, Answer::YES)
    }

    /// Requires the answer to the question about a fact to be no. `shown` is the answer that the record gives, if any.
    ///
    /// # Errors
    ///
    /// Returns [`StopReason::Fails`] if the answer is yes, and [`StopReason::Asks`] if nobody has answered the
    /// question.
    pub fn exclude(&mut self, fact: &'static Fact, shown: Option<bool>) -> HearingResult {
        self.find(fact, shown, Answer::NO)
    }

    fn find(&mut self, fact: &'static Fact, shown: Option<bool>, wanted: Answer) -> HearingResult {
        let question = FactQuestion { fact, about: self.about };
        let shown = shown.map(Answer::from_bool);
        let answer = self.ask(&question, fact.replies.len(), shown, Some(wanted))?;
        if answer == wanted { Ok(()) } else { Err(StopReason::Fails) }
    }

    /// Establishes a finding on which later steps depend; neither answer by itself closes the clause.
    ///
    /// # Errors
    ///
    /// Returns [`StopReason::Asks`] if nobody has answered the question.
    pub fn establish(&mut self, fact: &'static Fact, shown: Option<bool>) -> HearingResult<bool> {
        let question = FactQuestion { fact, about: self.about };
        let shown = shown.map(Answer::from_bool);
        let answer = self.ask(&question, fact.replies.len(), shown, None)?;
        Ok(answer == Answer::YES)
    }

    /// Establishes a fact about the whole table, such as a regulation in force. The director is asked once, whatever
    /// the subject of the incident.
    ///
    /// # Errors
    ///
    /// Returns [`StopReason::Asks`] if nobody has answered the question.
    pub(crate) fn establish_for_all(&mut self, fact: &'static Fact) -> HearingResult<bool> {
        // The subject is the leader according to the recorded contract, which does not change when a lead out of turn
        // makes dummy declarer.
        self.establish_of(fact, self.input.record.contract.leader())
    }

    /// Establishes a finding like [`OpenClause::establish`], for a player (or the side that he represents) and no
    /// particular card.
    ///
    /// # Errors
    ///
    /// Returns [`StopReason::Asks`] if nobody has answered the question.
    pub(crate) fn establish_of(&mut self, fact: &'static Fact, who: Seat) -> HearingResult<bool> {
        let question = FactQuestion { fact, about: Subject::player(who) };
        Ok(self.ask(&question, fact.replies.len(), None, None)? == Answer::YES)
    }

    /// Establishes a finding, or a choice with two options, for a player and a card that need not be the subject of the
    /// incident.
    ///
    /// # Errors
    ///
    /// Returns [`StopReason::Asks`] if nobody has answered the question.
    pub fn whether(
        &mut self,
        fact: &'static Fact,
        who: Seat,
        card: PlayedCard,
        shown: Option<bool>,
    ) -> HearingResult<bool> {
        let question = FactQuestion { fact, about: Subject::of(who, card) };
        let shown = shown.map(Answer::from_bool);
        Ok(self.ask(&question, fact.replies.len(), shown, None)? == Answer::YES)
    }

    /// Requires that a player chooses the first of two options.
    ///
    /// # Errors
    ///
    /// Returns [`StopReason::Fails`] if he chooses the second option, and [`StopReason::Asks`] if nobody has answered
    /// the question.
    pub fn taken(
        &mut self,
        fact: &'static Fact,
        who: Seat,
        card: PlayedCard,
        chosen: Option<bool>,
    ) -> HearingResult {
        let question = FactQuestion { fact, about: Subject::of(who, card) };
        let chosen = chosen.map(Answer::from_bool);
        let answer = self.ask(&question, fact.replies.len(), chosen, Some(Answer::YES))?;
        if answer == Answer::YES { Ok(()) } else { Err(StopReason::Fails) }
    }

    /// Establishes a finding with several replies, on which later steps depend.
    ///
    /// # Errors
    ///
    /// Returns [`StopReason::Asks`] if nobody has answered the question.
    pub fn which<T: FactOptions>(&mut self, shown: Option<T>) -> HearingResult<T> {
        self.option(self.about, T::ALL, shown)
    }

    /// Establishes the choice of a player about a card, among the options `offered`: all options of the fact, or the
    /// first of them. `chosen` is the choice that the record shows.
    ///
    /// # Errors
    ///
    /// Returns [`StopReason::Asks`] if nobody has answered the question.
    pub fn choose<T: FactOptions>(
        &mut self,
        offered: &[T],
        who: Seat,
        card: PlayedCard,
        chosen: Option<T>,
    ) -> HearingResult<T> {
        self.option(Subject::of(who, card), offered, chosen)
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

    /// Stores the answer for the Laws that hear later incidents, if it is a player's choice and the record shows it.
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
