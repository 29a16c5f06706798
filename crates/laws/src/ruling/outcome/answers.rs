//! The answers to requests: to take a card back, to change a call or a card, to choose, to claim, to see cards.

use super::cards::was_put_out;
use crate::bridge::{PlayedCard, Seat};
use crate::record::Event;
use crate::record::event::{Act, Choice};
use crate::ruling::clause::Clause;
use crate::ruling::decided::RuledDecision;
use crate::ruling::decision::{Decision, DecisionAct, Party, Status};
use crate::ruling::fact::{AnswerSource, Asker};
use crate::ruling::trace::{TraceEntry, TraceStep};
use crate::table::{CardPlace, EventReading, Moment, Table};

/// An event that asks for something, with the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The index of the event.
    pub moment: Moment,
    /// The player who asks.
    pub by: Seat,
    /// What he asks for.
    pub kind: RequestKind,
    /// The answer; `None` for a change of a call if the record does not show the cards that it turns on.
    pub answer: Option<RequestAnswer>,
    /// The clause of the decision that gives the answer; `None` if no decision does, and the table shows it.
    pub law: Option<&'static Clause>,
}

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestKind {
    /// To take back a card.
    TakeBack(Seat, PlayedCard),
    /// To replace the card that he has put out with this card.
    Replace(PlayedCard),
    /// To change his call of a card.
    ChangeCall,
    /// An option that the Laws may give him.
    Choice(Choice),
    /// That this card be the one played.
    Designate(PlayedCard),
    /// Tricks, without playing them.
    Claim,
    /// To give up tricks, without playing them.
    Concession,
    /// That a claim or a concession be not accepted.
    Objection,
    /// That play go on after a claim or a concession.
    PlayOn,
    /// To see cards of a trick that has been turned.
    Inspect,
}

impl RequestKind {
    /// Returns the identifier of this kind.
    pub const fn key(self) -> &'static str {
        match self {
            RequestKind::TakeBack(..) => "take-back",
            RequestKind::Replace(_) => "replace",
            RequestKind::ChangeCall => "change-call",
            RequestKind::Choice(_) => "choice",
            RequestKind::Designate(_) => "designate",
            RequestKind::Claim => "claim",
            RequestKind::Concession => "concession",
            RequestKind::Objection => "objection",
            RequestKind::PlayOn => "play-on",
            RequestKind::Inspect => "inspect",
        }
    }

    fn of(act: Act) -> Option<RequestKind> {
        Some(match act {
            Act::Wants { hand, card, .. } => RequestKind::TakeBack(hand, card),
            Act::Corrects { card, .. } => RequestKind::Replace(card),
            Act::Adds(_) => RequestKind::ChangeCall,
            Act::Chooses(choice) => RequestKind::Choice(choice),
            Act::Designates(card) => RequestKind::Designate(card),
            Act::Claims(_) => RequestKind::Claim,
            Act::Concedes(_) => RequestKind::Concession,
            Act::Objects => RequestKind::Objection,
            Act::AsksToPlayOn => RequestKind::PlayOn,
            Act::Inspects(_) => RequestKind::Inspect,
            _ => return None,
        })
    }
}

/// The answer to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RequestAnswer {
    /// The player gets what he asks for.
    Granted,
    /// The player does not get it.
    Refused,
    /// The request has no effect: the Laws do not offer it here, or it is about a card that is not on the table.
    Void,
    /// The answer depends on what the other players, or the director, still have to say.
    Awaited,
}

impl RequestAnswer {
    /// Returns the identifier of this answer.
    pub const fn key(self) -> &'static str {
        match self {
            RequestAnswer::Granted => "granted",
            RequestAnswer::Refused => "refused",
            RequestAnswer::Void => "void",
            RequestAnswer::Awaited => "awaited",
        }
    }
}

/// Returns the requests of the record with their answers, in the order of the events.
pub(super) fn requests(
    table: &Table<'_>,
    decisions: &[RuledDecision],
    traces: &[&[TraceEntry]],
) -> Vec<Request> {
    let events = table.record().events.iter().zip(table.readings()).enumerate();
    let request = |(index, (event, reading)): (usize, (&Event, EventReading))| {
        let kind = RequestKind::of(event.act)?;
        let moment = index as Moment;
        let of = match reading {
            EventReading::FollowUp { of, .. } => of,
            EventReading::Unread | EventReading::Regular | EventReading::Incident(_) => moment,
        };
        let hearing = RequestHearing { table, decisions, traces, event, moment, of };
        let (answer, law) = match hearing.answer(kind) {
            Some((answer, law)) => (Some(answer), Some(law)),
            None if reading == EventReading::Unread => (Some(RequestAnswer::Void), None),
            None => (hearing.shown(kind), None),
        };
        Some(Request { moment, by: event.by, kind, answer, law })
    };
    events.filter_map(request).collect()
}

type Answered = (RequestAnswer, &'static Clause);

/// A request with the ruling in which its answer is looked up.
struct RequestHearing<'r> {
    table: &'r Table<'r>,
    decisions: &'r [RuledDecision],
    traces: &'r [&'r [TraceEntry]],
    event: &'r Event,
    moment: Moment,
    /// The moment of the incident to which the event belongs.
    of: Moment,
}

impl RequestHearing<'_> {
    /// Returns the answer that the table shows if no decision gives one. A request that no clause takes up has no
    /// effect; `None` for a change of a call whose card is not known.
    fn shown(&self, kind: RequestKind) -> Option<RequestAnswer> {
        let stays = |hand, card| match self.table.place_of(hand, card) {
            CardPlace::Hand | CardPlace::Dummy => false,
            CardPlace::Played
            | CardPlace::AwaitsTurn
            | CardPlace::NextTrick
            | CardPlace::FaceDown
            | CardPlace::Penalty(_) => true,
        };
        match kind {
            RequestKind::TakeBack(hand, card) if stays(hand, card) => Some(RequestAnswer::Refused),
            RequestKind::TakeBack(hand, card)
                if was_put_out(self.table, self.decisions, hand, card) =>
            {
                Some(RequestAnswer::Granted)
            }
            RequestKind::Replace(card) => Some(granted_if(stays(self.event.by, card))),
            RequestKind::ChangeCall => None,
            RequestKind::TakeBack(..)
            | RequestKind::Choice(_)
            | RequestKind::Designate(_)
            | RequestKind::Claim
            | RequestKind::Concession
            | RequestKind::Objection
            | RequestKind::PlayOn
            | RequestKind::Inspect => Some(RequestAnswer::Void),
        }
    }

    fn answer(&self, kind: RequestKind) -> Option<Answered> {
        match kind {
            RequestKind::TakeBack(hand, card) => self.about_card(hand, card),
            RequestKind::Replace(card) => self.replacement(card),
            RequestKind::ChangeCall => self.changed_call(),
            RequestKind::Choice(choice) => self.choice(choice),
            RequestKind::Designate(card) => self.designation(card),
            RequestKind::Claim
            | RequestKind::Concession
            | RequestKind::Objection
            | RequestKind::PlayOn => self.claim(kind),
            RequestKind::Inspect => self.last(|decision| match decision {
                Decision::May(_, DecisionAct::Inspect(_)) => Some(RequestAnswer::Granted),
                Decision::MayNot(_, DecisionAct::Inspect(_)) => Some(RequestAnswer::Refused),
                _ => None,
            }),
        }
    }

    /// Returns the last answer that a decision on the incident of the request gives.
    fn on_incident(&self, answer: impl Fn(Decision) -> Option<RequestAnswer>) -> Option<Answered> {
        let here = |ruled: &&RuledDecision| ruled.moment == self.moment || ruled.moment == self.of;
        let mut decisions = self.decisions.iter().rev().filter(here);
        decisions.find_map(|ruled| Some((answer(ruled.decision)?, ruled.law)))
    }

    /// Returns the last answer that a decision on the incident of the request gives or, without such a decision, the
    /// last that any decision gives. `answer` must ask for the card or the claim of the request.
    fn last(&self, answer: impl Fn(Decision) -> Option<RequestAnswer>) -> Option<Answered> {
        let any = || {
            let mut decisions = self.decisions.iter().rev();
            decisions.find_map(|ruled| Some((answer(ruled.decision)?, ruled.law)))
        };
        self.on_incident(&answer).or_else(any)
    }

    fn about_card(&self, hand: Seat, card: PlayedCard) -> Option<Answered> {
        let concerns = |of: Seat, other: PlayedCard| (of, other) == (hand, card);
        let taken_back = self.last(|decision| {
            on_taking_back(decision, hand, card).or_else(|| match decision {
                Decision::Must(
                    _,
                    DecisionAct::Play(of, other) | DecisionAct::LeadCard(of, other),
                )
                | Decision::Is(Status::Played(of, other) | Status::Established(of, other))
                    if concerns(of, other) =>
                {
                    Some(RequestAnswer::Refused)
                }
                _ => None,
            })
        });
        // A card that goes back may become a penalty card, and stays on the table as one; the play is taken back.
        taken_back.or_else(|| {
            self.last(|decision| match decision {
                Decision::Must(_, DecisionAct::LeaveFaced(of, other))
                | Decision::Is(Status::Penalty(of, other, _))
                    if concerns(of, other) =>
                {
                    Some(RequestAnswer::Refused)
                }
                _ => None,
            })
        })
    }

    /// A replacement is granted if the old card may go back, and refused if the old card stays.
    fn replacement(&self, card: PlayedCard) -> Option<Answered> {
        let by = self.event.by;
        let old = self.table.replaced_at(usize::from(self.moment));
        let of_old = old.and_then(|old| self.about_card(by, old));
        of_old.or_else(|| {
            self.last(|decision| match decision {
                Decision::Is(Status::Played(of, other)) if (of, other) == (by, card) => {
                    Some(RequestAnswer::Granted)
                }
                Decision::Is(
                    Status::FifthCard(of, other)
                    | Status::Penalty(of, other, _)
                    | Status::NotPlayed(of, other),
                ) if (of, other) == (by, card) => Some(RequestAnswer::Refused),
                _ => None,
            })
        })
    }

    fn changed_call(&self) -> Option<Answered> {
        let Act::Adds(spoken) = self.event.act else { return None };
        let fits = |card: PlayedCard| spoken.said.fits(card) || spoken.said.card() == Some(card);
        self.on_incident(|decision| match decision {
            Decision::May(_, DecisionAct::ChangeTo(..)) => Some(RequestAnswer::Granted),
            Decision::MayNot(_, DecisionAct::ChangeTo(..)) => Some(RequestAnswer::Refused),
            Decision::Is(Status::VoidCall(_)) => Some(RequestAnswer::Void),
            Decision::May(
                Party::Side(side),
                DecisionAct::Designate(..) | DecisionAct::DesignateAny(_),
            ) if side != self.event.by.side() => Some(RequestAnswer::Refused),
            Decision::Must(_, DecisionAct::Designate(_, cards)) => {
                Some(granted_if(cards.iter().any(|card| fits(card.into()))))
            }
            Decision::Is(Status::Played(_, card)) => Some(granted_if(fits(card))),
            Decision::Is(Status::Called(_, card)) => Some(granted_if(fits(card.into()))),
            Decision::Is(Status::OneOf(_, cards)) => {
                Some(granted_if(cards.iter().any(|card| fits(card.into()))))
            }
            _ => None,
        })
    }

    fn choice(&self, choice: Choice) -> Option<Answered> {
        let by = self.event.by;
        let void = self.decisions.iter().find(|ruled| {
            (ruled.moment == self.moment || ruled.moment == self.of)
                && matches!(ruled.decision, Decision::Is(Status::VoidChoice(of)) if of == by)
        });
        if let Some(void) = void {
            return Some((RequestAnswer::Void, void.law));
        }
        self.answered_by(choice.key()).map(|law| (RequestAnswer::Granted, law)).or_else(|| {
            // A choice that only repeats what the Laws require or permit anyway.
            self.on_incident(|decision| match decision {
                Decision::May(..) | Decision::Must(..) | Decision::Is(Status::Played(..)) => {
                    Some(RequestAnswer::Granted)
                }
                Decision::MayNot(..) => Some(RequestAnswer::Refused),
                _ => None,
            })
        })
    }

    /// Returns the clause in which the record answers a question to a player with this reply.
    fn answered_by(&self, reply: &str) -> Option<&'static Clause> {
        let side = self.event.by.side();
        self.traces.iter().find_map(|trace| {
            let mut open: Vec<(u8, &'static Clause)> = Vec::new();
            trace.iter().find_map(|entry| {
                open.retain(|(depth, _)| *depth < entry.depth);
                match entry.step {
                    TraceStep::Opened(clause, _) => {
                        open.push((entry.depth, clause));
                        None
                    }
                    TraceStep::Answered {
                        question, answer, source: AnswerSource::Record, ..
                    } if question.fact.asker == Asker::Player
                        && question.fact.reply_key(answer) == reply
                        && question.about.who.is_none_or(|who| who.side() == side) =>
                    {
                        open.last().map(|(_, clause)| *clause)
                    }
                    _ => None,
                }
            })
        })
    }

    fn designation(&self, card: PlayedCard) -> Option<Answered> {
        self.on_incident(|decision| match decision {
            Decision::Is(Status::Played(_, other)) => Some(granted_if(other == card)),
            Decision::Must(_, DecisionAct::Play(_, other)) => Some(granted_if(other == card)),
            Decision::Is(Status::LedOutOfTurn(_, other)) if other == card => {
                Some(RequestAnswer::Granted)
            }
            Decision::Must(_, DecisionAct::SupplyCard(_)) => Some(RequestAnswer::Granted),
            Decision::Is(Status::VoidChoice(_) | Status::VoidCall(_)) => Some(RequestAnswer::Void),
            _ => None,
        })
    }

    fn claim(&self, kind: RequestKind) -> Option<Answered> {
        let is_claimer = matches!(kind, RequestKind::Claim | RequestKind::Concession);
        let grants = |stands: bool| Some(granted_if(stands == is_claimer));
        let by = self.event.by;
        let on_claim = self.last(|decision| match decision {
            Decision::Is(Status::NoClaim(_)) => Some(RequestAnswer::Void),
            Decision::Is(
                Status::ClaimAgreed(_) | Status::ClaimStands(_) | Status::ConcessionStands(_),
            ) => grants(true),
            Decision::Is(
                Status::LosesToTrump(_)
                | Status::WorstLine(_)
                | Status::ConcessionCancelled(_)
                | Status::AgreementWithdrawn(_),
            ) => grants(false),
            Decision::Gets { .. } => grants(true),
            Decision::May(_, DecisionAct::PlayOn) if kind == RequestKind::PlayOn => {
                Some(RequestAnswer::Granted)
            }
            Decision::MayNot(_, DecisionAct::PlayOn) if kind == RequestKind::PlayOn => {
                Some(RequestAnswer::Refused)
            }
            Decision::Is(Status::Claim(_) | Status::Concedes(..)) => Some(RequestAnswer::Awaited),
            Decision::Is(Status::PlayContinues) => {
                Some(granted_if(kind == RequestKind::PlayOn || kind == RequestKind::Objection))
            }
            _ => None,
        });
        // A card that is played or exposed is not shown as a claim; dummy can't claim.
        on_claim.or_else(|| {
            self.on_incident(|decision| match decision {
                Decision::Is(Status::Breach(of)) if of == by => Some(RequestAnswer::Void),
                Decision::Is(Status::Played(of, _) | Status::Penalty(of, ..)) if of == by => {
                    Some(RequestAnswer::Refused)
                }
                _ => None,
            })
        })
    }
}

/// Returns how a decision answers the request to take back this card; `None` if it does not speak of taking it back.
pub fn on_taking_back(decision: Decision, hand: Seat, card: PlayedCard) -> Option<RequestAnswer> {
    let (of, other, answer) = match decision {
        Decision::Must(_, DecisionAct::Withdraw(of, other) | DecisionAct::PickUp(of, other))
        | Decision::May(
            _,
            DecisionAct::Withdraw(of, other)
            | DecisionAct::WithdrawUnasked(of, other)
            | DecisionAct::PickUp(of, other),
        )
        | Decision::Is(Status::NotPlayed(of, other) | Status::Restored(of, other)) => {
            (of, other, RequestAnswer::Granted)
        }
        Decision::MayNot(
            _,
            DecisionAct::Withdraw(of, other)
            | DecisionAct::WithdrawUnasked(of, other)
            | DecisionAct::PickUp(of, other),
        ) => (of, other, RequestAnswer::Refused),
        _ => return None,
    };
    ((of, other) == (hand, card)).then_some(answer)
}

const fn granted_if(granted: bool) -> RequestAnswer {
    if granted { RequestAnswer::Granted } else { RequestAnswer::Refused }
}
