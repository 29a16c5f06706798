//! Where a generated question comes from: its number in a run, its scenario and board, its editions. The id of a
//! question of a run with a stated seed says all of this, so that the question can be generated again from its id.

use arbitro_laws::ruling::Edition;

use super::by_law;
use super::random::{QuestionRng, RunSeed};
use super::scenario::Scenario;

/// The place of a question in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionOrigin {
    /// The number of the question in its run, from 1.
    pub number: u32,
    /// The index of the scenario among all scenarios.
    pub scenario: usize,
    /// The number of boards that were tried for the question before.
    pub board: u32,
    /// The edition, if the question was generated for one edition alone.
    pub edition: Option<Edition>,
    /// The place of a twin among the questions of its set, from 1; `None` for the question that was drawn.
    pub twin: Option<usize>,
}

/// The letter between the id of a question and the place of a twin.
const TWIN: char = 't';

/// Returns the id of the twin with this place, from 1, among the questions of a set.
pub fn twin_id(id: &str, place: usize) -> String {
    format!("{id}{TWIN}{place}")
}

/// The bits of a stream's number that hold the index of the scenario, and those that hold the board.
const BITS: u32 = 12;

impl QuestionOrigin {
    /// Returns the scenario; `None` if this version of the program does not have it.
    pub fn scenario(&self) -> Option<&'static Scenario> {
        by_law::all().nth(self.scenario)
    }

    /// Returns the editions of the question.
    pub fn editions(&self) -> Vec<Edition> {
        self.edition.map_or_else(|| Edition::ALL.to_vec(), |edition| vec![edition])
    }

    /// Returns the id of the question in a run: the Law, the name of the run, the number, a letter for the scenario of
    /// that Law, the board, the last two digits of the edition if it is the only one, and the place of a twin:
    /// `45-g7-12c3e17`, `45-g7-12c3e17t2`.
    pub fn id(&self, run: &str) -> Option<String> {
        let law = self.scenario()?.law;
        let first = by_law::all().position(|other| other.law == law)?;
        let letter =
            char::from(b'a' + u8::try_from(self.scenario - first).ok().filter(|at| *at < 26)?);
        let edition =
            self.edition.map_or_else(String::new, |it| format!("e{:02}", it.year() % 100));
        let id = format!("{law}-{run}-{}{letter}{}{edition}", self.number, self.board);
        Some(self.twin.map_or(id.clone(), |place| twin_id(&id, place)))
    }

    /// Reads the id of a question of a run with a stated seed; returns the seed as well.
    pub fn from_id(id: &str) -> Option<(RunSeed, QuestionOrigin)> {
        let [law, run, place] = id.split('-').collect::<Vec<_>>()[..] else { return None };
        let law: u8 = law.parse().ok()?;
        let seed = RunSeed::from_name(run)?;
        let letter = place.find(|c: char| c.is_ascii_lowercase())?;
        let (number, rest) = place.split_at(letter);
        let (scenario_letter, rest) = rest.split_at(1);
        let (rest, twin) = match rest.split_once(TWIN) {
            Some((rest, place)) => (rest, Some(place.parse().ok().filter(|place| *place > 0)?)),
            None => (rest, None),
        };
        let (board, edition) = match rest.split_once('e') {
            Some((board, year)) => {
                let is_it = |it: &Edition| format!("{:02}", it.year() % 100) == year;
                (board, Some(Edition::ALL.into_iter().find(is_it)?))
            }
            None => (rest, None),
        };
        let first = by_law::all().position(|other| other.law == law)?;
        let scenario = first + usize::from(scenario_letter.as_bytes().first()? - b'a');
        let origin = QuestionOrigin {
            number: number.parse().ok()?,
            scenario,
            board: board.parse().ok()?,
            edition,
            twin,
        };
        (origin.scenario()?.law == law).then_some((seed, origin))
    }

    /// Returns the random numbers from which the set of options is drawn.
    pub fn rng(&self, seed: &RunSeed) -> QuestionRng {
        seed.rng(self.stream())
    }

    /// Returns the random numbers from which the key is drawn, and nothing else.
    pub fn key_rng(&self, seed: &RunSeed) -> QuestionRng {
        seed.key_rng(self.stream())
    }

    /// Returns the number of the stream. Scenarios are counted from 1: the stream of scenario 0 orders the scenarios of
    /// the question.
    fn stream(&self) -> u64 {
        let place = ((self.scenario as u64 + 1) << BITS) | u64::from(self.board);
        (u64::from(self.number) << (2 * BITS)) | place
    }
}

/// Returns the random numbers that order the scenarios for the question with this number.
pub fn order_rng(seed: &RunSeed, number: u32) -> QuestionRng {
    seed.rng(u64::from(number) << (2 * BITS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_says_where_its_question_comes_from() {
        for (scenario, edition, twin) in [
            (0, None, None),
            (5, Some(Edition::Y2007), Some(2)),
            (40, Some(Edition::Y2017), None),
            (41, None, Some(1)),
        ] {
            let origin = QuestionOrigin { number: 12, scenario, board: 3, edition, twin };
            let id = origin.id("g7").unwrap();
            let (seed, read) = QuestionOrigin::from_id(&id).unwrap();
            assert_eq!((seed.name(), read), ("g7", origin), "{id}");
        }
        for id in [
            "",
            "45-02x",
            "45-r12345678-1a0",
            "45-g7-1",
            "45-g7-a1",
            "3-g7-1a0",
            "45-g7-1z0",
            "45-g7-1a0t0",
            "45-g7-1a0t",
            "45-g7-1a0t2e17",
        ] {
            assert!(QuestionOrigin::from_id(id).is_none(), "{id}");
        }
    }
}
