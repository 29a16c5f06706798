//! The wordings of the sentences of stories.

use arbitro_laws::ruling::Text;

/// The wordings of a sentence, which may have slots; one is drawn. Among them may be what the sentence tells in short.
pub type SentenceWordings = &'static [SentenceWording];

/// A wording of a sentence, or what the sentence tells in short.
#[derive(Clone, Copy, Debug)]
pub enum SentenceWording {
    /// A wording.
    Told(Text),
    /// What the sentence tells, for explanations.
    Short(ShortReason),
}

/// What a sentence tells, for explanations.
#[derive(Clone, Copy, Debug)]
pub struct ShortReason {
    /// The clause that turns on it, by a number that covers it in every edition; empty if none does.
    pub clause: &'static str,
    /// The fact, as a clause that may follow others: "{declarer} accepted the lead".
    pub is: Text,
    /// The fact as a supposition, after "if": "{declarer} had accepted the lead".
    pub supposed: Text,
}

/// Returns a wording.
pub const fn text(it: &'static str, en: &'static str) -> SentenceWording {
    SentenceWording::Told(Text { it, en })
}

/// Returns what a sentence tells in short, with the clause that turns on it: in Italian and English, first as a fact, then
/// as a supposition.
pub const fn because(
    clause: &'static str,
    [it, it_supposed]: [&'static str; 2],
    [en, en_supposed]: [&'static str; 2],
) -> SentenceWording {
    let (is, supposed) = (Text { it, en }, Text { it: it_supposed, en: en_supposed });
    SentenceWording::Short(ShortReason { clause, is, supposed })
}

/// Returns what the sentence with these wordings tells in short.
pub fn short_reason(line: SentenceWordings) -> Option<ShortReason> {
    line.iter().find_map(|wording| match wording {
        SentenceWording::Short(reason) => Some(*reason),
        SentenceWording::Told(_) => None,
    })
}
