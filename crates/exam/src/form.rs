//! Draws forms: the selection and order of each candidate's questions. Every choice is made by a
//! pinned generator (ChaCha8) and the functions of `arbitro_cases::scenarios::random`. The seed of
//! the generator is a hash, keyed with the stage's secret, of the purpose of the choice and a name,
//! usually the form's. The same secret, stage file and bank therefore give the same form on every
//! machine, and nobody can compute another candidate's form without the secret.

use std::collections::HashMap;

use data_encoding::HEXLOWER_PERMISSIVE;
use hmac::{Hmac, KeyInit, Mac};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use sha2::Sha256;

use arbitro_cases::scenarios::random::{RunSeed, below, shuffle};
use arbitro_cases::variant::Variant;
use arbitro_laws::bridge::Deal;

use super::blueprint::{PoolQuestion, Shortage, assign, eligible};
use super::room_code;
use super::stage::{FormCount, QuestionSharing, Stage};

/// The secret of a stage, from which its forms, fresh questions, room codes and page names are
/// drawn; only the commission has the secret.
#[derive(Clone)]
pub struct StageSecret([u8; 32]);

impl StageSecret {
    /// Creates a secret from its bytes.
    pub const fn new(bytes: [u8; 32]) -> StageSecret {
        StageSecret(bytes)
    }

    /// Parses the file of a secret, whose first line that is neither empty nor a comment must consist of 64 hexadecimal
    /// digits; `None` for any other file.
    pub fn read(text: &str) -> Option<StageSecret> {
        let mut lines = text.lines().map(str::trim);
        let digits = lines.find(|line| !line.is_empty() && !line.starts_with('#'))?;
        let bytes = HEXLOWER_PERMISSIVE.decode(digits.as_bytes()).ok()?;
        bytes.try_into().ok().map(StageSecret)
    }

    /// Returns the seed of the fresh questions of a blueprint row. The names of the questions do not reveal the seed.
    pub fn seed(&self, row: usize) -> RunSeed {
        let stage = self.generator("fresh-name", "").next_u32();
        let name = format!("f{stage:08x}-{}", row + 1);
        RunSeed::of(self.generator("fresh", &row.to_string()), name)
    }

    /// Returns the file name of a candidate's page: 128 bits in hexadecimal, which depend only on
    /// the secret and the candidate's id.
    pub fn page_name(&self, candidate: &str) -> String {
        let mut bytes = [0; 16];
        self.generator("page", candidate).fill_bytes(&mut bytes);
        HEXLOWER_PERMISSIVE.encode(&bytes)
    }

    /// Returns the code that is read aloud in a room; for a stage with one room, `room` is empty.
    pub fn room_code(&self, room: &str) -> String {
        room_code::generate_code(&mut self.generator("room", room))
    }

    /// Creates the random generator for a purpose, seeded with the HMAC-SHA-256 of the purpose and the name under the
    /// secret.
    pub(super) fn generator(&self, purpose: &str, name: &str) -> ChaCha8Rng {
        // HMAC pads the key with zeros to the length of a block.
        let mut key = [0; 64];
        key[..32].copy_from_slice(&self.0);
        let mut mac = Hmac::<Sha256>::new(&key.into());
        mac.update(b"arbitro form 1\0");
        mac.update(purpose.as_bytes());
        mac.update(b"\0");
        mac.update(name.as_bytes());
        ChaCha8Rng::from_seed(mac.finalize().into_bytes().into())
    }
}

/// A question in a form, with its variant and the order of its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormQuestion {
    /// The index of the question in the pool of questions.
    pub question: usize,
    /// The variant in which the question is shown.
    pub variant: Variant,
    /// The options in the order shown, each by its index in the case.
    pub order: Vec<usize>,
}

/// Draws the forms of a stage from a pool of questions.
pub struct FormDrawer<'s, 'b> {
    stage: &'s Stage,
    pool: &'s [PoolQuestion<'b>],
    secret: &'s StageSecret,
    counts: Vec<usize>,
    eligible: Vec<Vec<usize>>,
    /// The groups of questions that show the same deal, by their indexes in the pool.
    on_one_deal: Vec<Vec<usize>>,
    /// The variants checked so far: true if the question is proved in the variant, with the same key.
    proved: HashMap<(usize, Variant), bool>,
}

impl<'s, 'b> FormDrawer<'s, 'b> {
    /// Creates a drawer for a stage, a pool of questions and the stage's secret.
    pub fn new(
        stage: &'s Stage,
        pool: &'s [PoolQuestion<'b>],
        secret: &'s StageSecret,
    ) -> FormDrawer<'s, 'b> {
        let counts = stage.rows.iter().map(|row| row.count).collect();
        let eligible = eligible(&stage.rows, pool);
        let on_one_deal = on_one_deal(pool);
        FormDrawer { stage, pool, secret, counts, eligible, on_one_deal, proved: HashMap::new() }
    }

    /// Draws the form with this name.
    ///
    /// # Errors
    /// The shortages, if the pool has too few questions for the blueprint.
    pub fn form(&mut self, name: &str) -> Result<Vec<FormQuestion>, Vec<Shortage>> {
        let drawn_for = match self.stage.variants.questions {
            QuestionSharing::Same => "",
            QuestionSharing::Own => name,
        };
        let mut questions = self.questions(&mut self.secret.generator("questions", drawn_for))?;
        let mut rng = self.secret.generator("form", name);
        if self.stage.variants.order {
            shuffle(&mut questions, &mut rng);
        }
        Ok(questions.into_iter().map(|question| self.form_question(question, &mut rng)).collect())
    }

    /// Draws the questions of a form for each row of the blueprint, and returns their indexes in the pool.
    fn questions(&self, rng: &mut ChaCha8Rng) -> Result<Vec<usize>, Vec<Shortage>> {
        let mut shuffled: Vec<usize> = (0..self.pool.len()).collect();
        shuffle(&mut shuffled, rng);
        // A second question on a deal might give away the answer to the first, so it ranks after the first question of
        // every deal.
        let mut rank = vec![(0, 0); shuffled.len()];
        for (place, question) in shuffled.into_iter().enumerate() {
            rank[question] = (0, place);
        }
        for deal in &self.on_one_deal {
            let mut deal = deal.clone();
            deal.sort_by_key(|question| rank[*question]);
            for (nth, question) in deal.into_iter().enumerate() {
                rank[question].0 = nth;
            }
        }
        let mut eligible = self.eligible.clone();
        for row in &mut eligible {
            row.sort_by_key(|question| rank[*question]);
        }
        Ok(assign(&self.counts, &eligible, self.pool.len())?.concat())
    }

    fn form_question(&mut self, question: usize, rng: &mut ChaCha8Rng) -> FormQuestion {
        let PoolQuestion { question: written, .. } = &self.pool[question];
        let mut order: Vec<usize> = (0..written.options.len()).collect();
        let variant = self.variant(question, rng);
        if self.stage.variants.options {
            shuffle(&mut order, rng);
        } else {
            // All forms share this order of the options; the options are shuffled even so, since in the case the right
            // option is often first.
            shuffle(&mut order, &mut self.secret.generator("options", &written.id));
        }
        FormQuestion { question, variant, order }
    }

    /// Draws one of the variants of a question in which the question is proved to have the same
    /// key; returns the written variant if there is none.
    fn variant(&mut self, question: usize, rng: &mut ChaCha8Rng) -> Variant {
        let (pool, terms) = (self.pool, &self.stage.terms);
        let mut left = pool[question].variants.clone();
        while !left.is_empty() {
            let variant = left.swap_remove(below(left.len() as u32, rng) as usize);
            let proved = self.proved.entry((question, variant));
            if *proved.or_insert_with(|| pool[question].is_proved(variant, terms)) {
                return variant;
            }
        }
        Variant::AS_WRITTEN
    }
}

/// Groups the questions of a pool that show the same deal; questions whose diagrams show no card are not grouped.
fn on_one_deal(pool: &[PoolQuestion<'_>]) -> Vec<Vec<usize>> {
    let mut deals: HashMap<Deal, Vec<usize>> = HashMap::new();
    for (place, question) in pool.iter().enumerate() {
        let deal = question.question.setting.deal;
        if deal.hands.0.iter().any(|hand| !hand.known().is_empty()) {
            deals.entry(deal).or_default().push(place);
        }
    }
    deals.into_values().filter(|questions| questions.len() > 1).collect()
}

/// Returns the name of a candidate's form: the candidate's id, or a letter assigned in turn by
/// `place`, the candidate's index in the roster.
pub fn name(forms: FormCount, place: usize, candidate: &str) -> String {
    match forms {
        FormCount::Each => candidate.to_owned(),
        FormCount::Lettered(count) => {
            let letter = (place % usize::from(count.max(1))) as u8;
            char::from(b'A' + letter).to_string()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::Rng;

    /// Every later version must be able to draw on every machine the papers that candidates hold.
    #[test]
    fn what_a_secret_draws_is_pinned() {
        let drawn = |purpose, name| {
            let mut rng = StageSecret::new([7; 32]).generator(purpose, name);
            [rng.next_u32(), rng.next_u32(), rng.next_u32()]
        };
        // These values agree with an independent implementation of HMAC-SHA-256 and ChaCha8.
        assert_eq!(drawn("form", "A"), [361_398_187, 1_496_371_775, 196_250_046]);
        assert_ne!(drawn("form", "A"), drawn("form", "B"));
        assert_ne!(drawn("form", "A"), drawn("questions", "A"));
        // The characters of a name cannot be mistaken for a part of the purpose.
        assert_ne!(drawn("form\0A", ""), drawn("form", "A"));
    }

    #[test]
    fn forms_are_given_in_turn_or_are_one_s_own() {
        let names = |forms| (0..4).map(|n| name(forms, n, &format!("T{n}"))).collect::<Vec<_>>();
        assert_eq!(names(FormCount::Lettered(3)), ["A", "B", "C", "A"]);
        assert_eq!(names(FormCount::Each), ["T0", "T1", "T2", "T3"]);
    }
}
