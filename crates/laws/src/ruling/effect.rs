//! Effects on the table during a hearing.
//!
//! The Laws change the table only through this module. A clause applies its effects while it is open, and its later
//! questions see them; if one of its later conditions fails, its effects and decisions are rolled back.
//! [`Hearing::apply_for`] applies an effect of a clause that has already closed, when other clauses must be heard
//! before the effect. Each effect is in the trace with its result.

use crate::bridge::{PlayedCard, Seat};
use crate::table::{Effect, EffectResult, Moment};

use super::clause::Clause;
use super::hearing::{Hearing, OpenClause};
use super::trace::{ClauseOutcome, TraceStep};

impl OpenClause<'_, '_> {
    /// Applies an effect of the open clause, and returns its result.
    pub fn apply(&mut self, effect: Effect) -> EffectResult {
        self.apply_and_trace(effect)
    }
}

impl Hearing<'_> {
    /// Applies an effect of a clause that has applied to the current incident and has closed. The effect is
    /// impossible if the clause has not applied.
    pub(crate) fn apply_for(&mut self, law: &'static Clause, effect: Effect) -> EffectResult {
        if self.has_applied(law) {
            return self.apply_and_trace(effect);
        }
        self.note(TraceStep::Effect(effect, EffectResult::Impossible));
        EffectResult::Impossible
    }

    /// Leaves a card on the table as regular, because no clause concerns it.
    pub(crate) fn lay_as_regular(&mut self, hand: Seat, card: PlayedCard) -> EffectResult {
        self.apply_and_trace(Effect::Lay(hand, card))
    }

    /// Plays a card that no clause concerns, with the checks of any other play.
    pub(crate) fn counts_as_played(
        &mut self,
        at: Moment,
        hand: Seat,
        card: PlayedCard,
    ) -> EffectResult {
        self.apply_and_trace(Effect::Play { at, hand, card })
    }

    fn has_applied(&self, law: &'static Clause) -> bool {
        self.trace.iter().any(
            |entry| matches!(entry.step, TraceStep::Opened(other, ClauseOutcome::Applied) if other == law),
        )
    }

    pub(super) fn apply_and_trace(&mut self, effect: Effect) -> EffectResult {
        self.rollback.take_snapshot(&self.table, self.is_open());
        let result = self.table.apply(effect);
        self.note(TraceStep::Effect(effect, result));
        result
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_fixtures::{clause, record};
    use super::*;

    use crate::bridge::{Card, Rank, Suit};
    use crate::record::event::Act;
    use crate::ruling::fact::Condition;
    use crate::ruling::hearing::{HearingResult, RulingInput};
    use crate::ruling::{ByEdition, Decision, Doctrine, Edition, Ruling, Status, inquire, text};
    use crate::table::{Incident, Obligation};

    static ONE: Clause = clause(ByEdition::always("1A"));
    static INNER: Clause = clause(ByEdition::always("1B"));
    static TWO: Clause = clause(ByEdition::always("2"));
    static FALSE: Condition = Condition { yes: text("", ""), no: text("", "") };

    const fn spade(rank: Rank) -> PlayedCard {
        PlayedCard::Exact(Card::new(Suit::Spades, rank))
    }

    const ACE: PlayedCard = spade(Rank::Ace);
    const KING: PlayedCard = spade(Rank::King);
    const JACK: PlayedCard = spade(Rank::Jack);
    const TWO_OF_SPADES: PlayedCard = spade(Rank::Two);

    /// Returns a ruling on two utterances of declarer during the play, while North, dummy, is to lead.
    fn rule(rule_set: fn(&mut Hearing<'_>, &Incident) -> HearingResult) -> Ruling {
        let record = record(&[Act::Remarks, Act::Remarks]).unwrap();
        let doctrine = Doctrine::default();
        let (given, edition) = (&[][..], Edition::Y2017);
        let input = RulingInput { record: &record, given, edition, doctrine: &doctrine };
        inquire(rule_set, input).unwrap()
    }

    fn steps(ruling: &Ruling) -> impl Iterator<Item = TraceStep> {
        ruling.parts.iter().flat_map(|part| part.trace.iter().map(|entry| entry.step))
    }

    fn results(ruling: &Ruling) -> Vec<EffectResult> {
        let result = |step| match step {
            TraceStep::Effect(_, result) => Some(result),
            _ => None,
        };
        steps(ruling).filter_map(result).collect()
    }

    #[test]
    fn a_failed_clause_leaves_no_effect_or_decision() {
        let ruling = rule(|h, _| {
            h.clause(&ONE, |h| {
                h.apply(Effect::Oblige(Obligation::to_keep_out(Seat::North)));
                h.clause(&INNER, |h| h.decide(Decision::Is(Status::Played(Seat::North, ACE))))?;
                assert_eq!(
                    h.table().position().turn(),
                    Some(Seat::East),
                    "a clause sees its own effects"
                );
                h.given_that(&FALSE, false)
            })?;
            assert_eq!(h.table().position().turn(), Some(Seat::North));
            assert!(!h.table().has_lost_rights(Seat::North));
            Ok(())
        });
        assert_eq!(ruling.decisions().count(), 0);
        assert_eq!(results(&ruling), []);
        assert!(ruling.applied().is_empty());
        assert_eq!(ruling.rejected().len(), 1);
    }

    #[test]
    fn a_clause_that_fails_inside_another_undoes_its_own_effects_alone() {
        rule(|h, incident| {
            if incident.moment() > 0 {
                return Ok(());
            }
            let turn = |h: &Hearing<'_>| h.table().position().turn();
            let lay = |h: &mut Hearing<'_>, hand, card, holds| {
                h.clause(&INNER, |h| {
                    h.apply(Effect::Lay(hand, card));
                    h.given_that(&FALSE, holds)
                })
            };
            for (before, stays) in [(false, false), (true, false), (false, true), (true, true)] {
                h.clause(&ONE, |h| {
                    if before {
                        h.apply(Effect::Oblige(Obligation::to_keep_out(Seat::North)));
                    }
                    lay(h, Seat::North, ACE, false)?;
                    assert_eq!(turn(h), Some(Seat::North));
                    lay(h, Seat::North, ACE, true)?;
                    lay(h, Seat::East, KING, false)?;
                    assert_eq!(
                        (turn(h), h.table().has_lost_rights(Seat::North)),
                        (Some(Seat::East), before)
                    );
                    lay(h, Seat::East, KING, true)?;
                    h.given_that(&FALSE, stays && before)
                })?;
                let expected = if stays && before { Seat::South } else { Seat::North };
                assert_eq!(turn(h), Some(expected));
            }
            Ok(())
        });
    }

    #[test]
    fn the_table_reports_the_result_of_an_effect() {
        let ruling = rule(|h, incident| {
            if incident.moment() > 0 {
                h.clause(&ONE, |h| Ok(h.apply(Effect::Lay(Seat::North, TWO_OF_SPADES))))?;
                return Ok(());
            }
            h.clause(&ONE, |h| {
                let hands = [Seat::West, Seat::North, Seat::East, Seat::North, Seat::South];
                for (hand, card) in hands.into_iter().zip([JACK, ACE, KING, ACE, JACK]) {
                    h.apply(Effect::Lay(hand, card));
                }
                Ok(())
            })?;
            h.apply_for(&TWO, Effect::Oblige(Obligation::to_keep_out(Seat::North)));
            h.apply_for(&ONE, Effect::TakeBack(Seat::North, ACE));
            assert_eq!(h.table().position().turn(), Some(Seat::North));
            assert!(h.table().has_played(Seat::East, KING), "a later card stays on the table");
            Ok(())
        });
        use EffectResult::*;
        let of_clause_two = Impossible;
        let expected = [Waits, Done, Done, Already, Impossible, of_clause_two, Done, Done];
        assert_eq!(results(&ruling), expected);
        // East's king is played again at its turn, and West's jack waits until South has played.
        assert_eq!(ruling.position.turn(), Some(Seat::South));
    }

    #[test]
    fn a_decision_repeated_at_another_moment_is_listed_once() {
        let ruling = rule(|h, _| {
            assert!(!h.has_decided(Decision::Is(Status::PlayContinues)));
            h.clause(&ONE, |h| h.decide(Decision::Is(Status::PlayContinues)))?;
            assert!(h.has_decided(Decision::Is(Status::PlayContinues)));
            Ok(())
        });
        assert_eq!(ruling.decisions().count(), 1);
        let taken = steps(&ruling).filter(|step| matches!(step, TraceStep::Decided(_)));
        assert_eq!(taken.count(), 2);
    }
}
