//! Measures how the cost of a ruling grows with the number of independent incidents that the ruling leaves open.
#![allow(clippy::disallowed_methods, clippy::expect_used, clippy::panic, clippy::unwrap_used)]

use arbitro::{Question, RulingTerms, read};
use divan::Bencher;

fn main() {
    divan::main();
}

/// Returns a question with `count` events, each of which requires a finding: two remarks, then touches of dummy's
/// cards.
fn independent(count: usize) -> Question {
    let touched = (2..=9).flat_map(|rank| ["S", "H"].map(|suit| format!("{suit}{rank}")));
    let touched = touched.map(|card| format!("{{ by = \"N\", touches = \"{card}\" }}"));
    let remarks = ["W", "E"].map(|by| format!("{{ by = \"{by}\", remarks = true }}"));
    let events: Vec<String> = remarks.into_iter().chain(touched).take(count).collect();
    let text = format!(
        "title.it = \"-\"\ntitle.en = \"-\"\n[table]\ncontract = \"3NT S\"\non_lead = \"W\"\n\
         [[question]]\nid = \"45-77\"\ntext.it = \"-\"\ntext.en = \"-\"\nevents = [{}]\nruling = []\n",
        events.join(", ")
    );
    read("independent", &text).case.questions[0].clone()
}

#[divan::bench(args = [1, 4, 8, 12])]
fn independent_open_incidents(bencher: Bencher<'_, '_>, count: usize) {
    let question = independent(count);
    bencher.bench(|| question.rule(&RulingTerms::default()));
}
