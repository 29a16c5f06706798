//! Cards that a defender shows before the opening lead, which are taken to be exposed. A card shown in a stated way
//! (`shows H5 where=table`) is taken to be held in view, and a card led remains a lead.

use crate::vocabulary::acts::line_of_verb;
use crate::vocabulary::typed_input;
use arbitro_laws::laws;
use arbitro_laws::record::Act;
use arbitro_laws::record::acts::{ActValue, ValueKind};
use arbitro_laws::ruling::{Answer, AnswerSource, PresetAnswer, Subject};

use super::act_entry::{ActDraft, ParsedLine};
use super::dialogue::DialogueState;

impl DialogueState {
    /// Turns the showing of a card by a defender before the opening lead into its exposure. Returns the parsed line and
    /// the state; if the line states who saw the card, the state has the finding on whether the partner saw it. Any
    /// other line is returned unchanged.
    pub(super) fn exposing(&self, told: ParsedLine) -> (DialogueState, ParsedLine) {
        let same = |told| (self.clone(), told);
        let (ParsedLine::Act(telling) | ParsedLine::Incomplete(telling)) = &told else {
            return same(told);
        };
        let how = |key: &str| telling.details.iter().find(|(known, _)| *known == key);
        let gesture = how("where").is_some() || how("kept").is_some();
        let defends = self.draft.sketch.contract.is_some_and(|it| it.is_defender(telling.by));
        let readable = telling.about.is_empty()
            || typed_input::rank(&telling.about).is_some()
            || typed_input::card(&telling.about).is_some();
        let shows = telling.line.verb.name == "shows" && !gesture && defends && readable;
        let Some(line) = line_of_verb("spreads").filter(|_| shows && self.is_before_the_lead())
        else {
            return same(told);
        };
        let mut next = self.clone();
        if let Some((_, seen)) = how("seen") {
            next.draft.preset_answers.extend(seen_by_partner(telling, seen));
        }
        let exposes = ActDraft {
            line,
            details: telling.details.iter().filter(|(key, _)| *key == "said").cloned().collect(),
            ..telling.clone()
        };
        let named = typed_input::value(ValueKind::Cards, &exposes.about, None).is_some();
        (next, if named { ParsedLine::Act(exposes) } else { ParsedLine::Incomplete(exposes) })
    }

    /// Returns true if no card has been led or played yet.
    fn is_before_the_lead(&self) -> bool {
        let sketch = &self.draft.sketch;
        let begun = sketch.on_lead.is_some()
            || sketch.last.is_some()
            || sketch.won != [0, 0]
            || sketch.tricks.iter().any(|trick| !trick.is_empty());
        let leads = |act: Act| act.card_put().is_some() || matches!(act, Act::LeadsFaceDown(_));
        !begun && !self.draft.entries.iter().any(|entry| leads(entry.event.act))
    }
}

/// Returns the finding on whether the partner of the player who showed the card could see the card; `None` if `seen`
/// names no players.
fn seen_by_partner(telling: &ActDraft, seen: &str) -> Option<PresetAnswer> {
    let ActValue::Seats(seats) = typed_input::value(ValueKind::Seats, seen, None)? else {
        return None;
    };
    let about = Subject::player(telling.by);
    let answer = Answer::from_bool(seats[telling.by.partner()]);
    Some(PresetAnswer {
        fact: laws::fact("visible")?,
        about,
        answer,
        source: AnswerSource::Director,
    })
}
