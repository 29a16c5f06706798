//! A case file with a question that belongs to both editions.

/// A question with the same ruling in both editions, by clauses with different numbers.
pub const BOTH: &str = r#"
title = { it = "Prova", en = "Trial" }

[table]
contract = "3NT S"
deal = "N:.64.Q96. .Q3.K.T9 .T9.AJ.5 .85.75.J"
tricks = { NS = 7, EW = 1 }
on_lead = "N"

[[question]]
id = "45-90"
text = { it = "Che ne è di ♥Q?", en = "What of the ♥Q?" }
events = [
  { by = "S", calls = { it = "sei di quadri", en = "six of diamonds" } },
  { by = "N", plays = "H6" },
  { by = "E", plays = "HQ" },
  { by = "S", attention = true },
]
ruling = [
  "N D6 played",
  "N must withdraw H6",
  "E must withdraw HQ",
  "E must follow suit D",
  "E HQ no penalty",
  "HQ of E authorised for EW",
  "HQ of E unauthorised for S",
  "score shall adjust if damaged for EW",
]

[[question.option]]
it = "La può riprendere."
en = "East may take it back."
claims = ["E may withdraw HQ", "HQ of E authorised for EW"]
cites = ["45D", "16D1"]
right = true

[[question.option]]
it = "Diventa penalizzata."
en = "It becomes a penalty card."
claims = ["E HQ major penalty"]
cites = ["50B"]
"#;

/// Returns the case file with the line `editions` inserted before the id of the question; each pair in `others` is a
/// text and its replacement.
pub fn text(editions: &str, others: &[(&str, &str)]) -> String {
    let mut text = BOTH.replace("id =", &format!("{editions}id ="));
    for (old, new) in others {
        assert!(text.contains(old), "{old}");
        text = text.replace(old, new);
    }
    text
}
