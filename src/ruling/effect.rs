//! The one door by which a ruling changes the table.
//!
//! A clause applies its effects while it is open, and what it then hears sees them; if one of its later conditions
//! fails, they are undone with it, and so is all that it decided. What a clause has settled and can take place
//! only after other clauses have been heard is carried out by name. Each effect stands in the trace with what the
//! table answered.

use crate::bridge::{PlayedCard, Seat};
use crate::table::{Effect, Table, Upshot};

use super::clause::Clause;
use super::hearing::{Hearing, Open};
use super::trace::{self, Outcome, Step};

/// The table as it was before each effect of the clauses that are open, the earliest first.
#[derive(Clone, Debug, Default)]
pub(super) struct Undo<'m>(Vec<Table<'m>>);

impl<'m> Undo<'m> {
    /// How much there is to undo now.
    pub(super) fn mark(&self) -> usize {
        self.0.len()
    }

    /// The table as it was at the mark, if an effect has changed it since.
    pub(super) fn back_to(&mut self, mark: usize) -> Option<Table<'m>> {
        self.0.drain(mark..).next()
    }
}

impl Open<'_, '_> {
    /// Applies an effect of the open clause. The table answers at once.
    pub fn apply(&mut self, effect: Effect) -> Upshot {
        let law = self.law();
        self.enact(Some(law), effect)
    }
}

impl Hearing<'_> {
    /// Carries out what a clause that has applied to the incident at hand has settled, now that what comes before
    /// it has been heard. By a clause that has not applied nothing can be carried out.
    pub fn carry_out(&mut self, law: &'static Clause, effect: Effect) -> Upshot {
        if self.has_applied(law) {
            return self.enact(Some(law), effect);
        }
        self.note(Step::Effect(Some(law), effect, Upshot::Impossible));
        Upshot::Impossible
    }

    /// A card that was put out, and of which no clause says anything, stays where it lies: that is regular.
    pub fn stays(&mut self, hand: Seat, card: PlayedCard) -> Upshot {
        self.enact(None, Effect::Lay(hand, card))
    }

    fn has_applied(&self, law: &'static Clause) -> bool {
        let heard = trace::latest(&self.trace);
        heard.iter().any(
            |entry| matches!(entry.step, Step::Opened(other, Outcome::Applied) if other == law),
        )
    }

    pub(super) fn enact(&mut self, law: Option<&'static Clause>, effect: Effect) -> Upshot {
        if self.is_open() {
            self.undo.0.push(self.table.clone());
        }
        let upshot = self.table.apply(effect);
        self.note(Step::Effect(law, effect, upshot));
        upshot
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::notation::{Notation, parse_contract, parse_deal};
    use crate::bridge::{Card, Position, Rank, Suit};
    use crate::ruling::fact::Condition;
    use crate::ruling::hearing::{Heard, Matter};
    use crate::ruling::{ByEdition, Decision, Doctrine, Edition, Ruling, Status, inquire, text};
    use crate::table::event::{Act, Event};
    use crate::table::{Incident, Record};

    const fn clause(number: &'static str) -> Clause {
        const NONE: crate::ruling::Text = text("", "");
        let number = ByEdition::always(number);
        Clause { number, title: NONE, gist: ByEdition::always(NONE), asks: &[], see: &[] }
    }

    static ONE: Clause = clause("1A");
    static INNER: Clause = clause("1B");
    static TWO: Clause = clause("2");
    static FALSE: Condition = Condition { yes: text("", ""), no: text("", "") };

    const fn spade(rank: Rank) -> PlayedCard {
        PlayedCard::Exact(Card::new(Suit::Spades, rank))
    }

    const ACE: PlayedCard = spade(Rank::Ace);
    const KING: PlayedCard = spade(Rank::King);
    const JACK: PlayedCard = spade(Rank::Jack);
    const TWO_OF_SPADES: PlayedCard = spade(Rank::Two);

    /// Two words of declarer's on the play, while North, dummy, is to lead.
    fn rule(bench: fn(&mut Hearing<'_>, &Incident) -> Heard) -> Ruling {
        let deal = parse_deal("N:A2... K3... Q4... J5...", Notation::English).unwrap();
        let remarks = Event { by: Seat::South, act: Act::Remarks };
        let record = Record {
            contract: parse_contract("1NT S").unwrap(),
            auction: None,
            start: Position::new(deal, None, Some(Seat::North)),
            penalty_cards: Vec::new(),
            exposed: Vec::new(),
            lead_faced: true,
            dummy_spread: true,
            events: vec![remarks, remarks],
        };
        let doctrine = Doctrine::default();
        let (given, edition) = (&[][..], Edition::Y2017);
        let matter = Matter { record: &record, given, edition, doctrine: &doctrine };
        inquire(bench, matter).unwrap()
    }

    fn upshots(ruling: &Ruling) -> Vec<Upshot> {
        let upshot = |entry: &trace::Entry| match entry.step {
            Step::Effect(_, _, upshot) => Some(upshot),
            _ => None,
        };
        ruling.trace.iter().filter_map(upshot).collect()
    }

    #[test]
    fn of_a_clause_that_fails_nothing_remains_nor_of_what_it_heard_inside() {
        let ruling = rule(|h, _| {
            h.clause(&ONE, |h| {
                h.apply(Effect::BarDummy);
                h.clause(&INNER, |h| h.decide(Decision::Is(Status::Played(Seat::North, ACE))))?;
                assert_eq!(h.table().position().turn(), Some(Seat::East), "it sees its effects");
                h.given_that(&FALSE, false)
            })?;
            assert_eq!(h.table().position().turn(), Some(Seat::North));
            assert!(!h.table().has_lost_rights(Seat::North));
            Ok(())
        });
        assert_eq!(ruling.decisions, []);
        assert_eq!(upshots(&ruling), []);
        assert!(ruling.applied().is_empty());
        assert_eq!(ruling.rejected().len(), 1);
    }

    #[test]
    fn the_table_answers_what_becomes_of_an_effect() {
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
            h.carry_out(&TWO, Effect::BarDummy);
            h.carry_out(&ONE, Effect::TakeBack(Seat::North, ACE));
            assert_eq!(h.table().position().turn(), Some(Seat::North));
            assert!(h.table().has_played(Seat::East, KING), "it stays where it is");
            Ok(())
        });
        use Upshot::*;
        let of_clause_two = Impossible;
        let expected = [Waits, Done, Done, Already, Impossible, of_clause_two, Done, Done];
        assert_eq!(upshots(&ruling), expected);
        // East's king counts in its turn again, and West's jack waits for South.
        assert_eq!(ruling.position.turn(), Some(Seat::South));
    }

    #[test]
    fn a_decision_is_taken_anew_at_another_moment_and_told_once() {
        let ruling = rule(|h, _| {
            assert!(!h.has_decided(Decision::Is(Status::PlayContinues)));
            h.clause(&ONE, |h| h.decide(Decision::Is(Status::PlayContinues)))?;
            assert!(h.has_decided(Decision::Is(Status::PlayContinues)));
            Ok(())
        });
        assert_eq!(ruling.decisions.len(), 1);
        let taken = ruling.trace.iter().filter(|entry| matches!(entry.step, Step::Decided(_)));
        assert_eq!(taken.count(), 2);
    }
}
