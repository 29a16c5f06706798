//! The lines of the menu that can apply to a player.

use crate::diag::Code;
use crate::vocabulary::acts::{MenuLine, VERB_GROUPS, menu_lines};
use arbitro_laws::bridge::Seat;
use arbitro_laws::record::acts::ValueKind;
use arbitro_laws::record::words::WordList;

use super::case_draft::CaseDraft;

/// Returns the lines that can apply to a player, in the order of their numbers: all that the record does not exclude,
/// whatever the card. The usual lines come first.
pub fn offered(draft: &CaseDraft, by: Seat) -> Vec<MenuLine> {
    let contract = draft.sketch.contract;
    let is_offered = |line: &MenuLine| match line.verb.name {
        "penalty" => contract.is_some_and(|contract| contract.is_defender(by)),
        _ => line.verb.act.is_none() || is_possible(draft, line, by),
    };
    let mut offered: Vec<MenuLine> = menu_lines().filter(is_offered).collect();
    // Under each heading a line without details precedes the lines with details.
    let group = |line: &MenuLine| VERB_GROUPS.iter().position(|group| group.contains(line.verb));
    offered.sort_by_key(|line| {
        (!line.form.is_usual, group(line), !line.form.stated_details.is_empty())
    });
    offered
}

/// Returns true if the act of the line is possible for the player in this record.
fn is_possible(draft: &CaseDraft, line: &MenuLine, by: Seat) -> bool {
    // Problems with these codes are about a particular card, and are ignored because no card has been chosen yet.
    const OF_THE_CARD: [Code; 3] = [Code::EventNotHeld, Code::NotOnTable, Code::DummyUnseen];
    let samples: Vec<&str> = match line.verb.about {
        ValueKind::Done | ValueKind::Flag => vec!["true"],
        ValueKind::Card => vec!["\"x\""],
        ValueKind::Call => vec!["\"asso\""],
        ValueKind::Seat | ValueKind::Owner => vec!["\"N\""],
        ValueKind::Word(WordList::Topics) => vec!["\"call\"", "\"play\""],
        ValueKind::Word(_)
        | ValueKind::Cards
        | ValueKind::CardsOrAll
        | ValueKind::Seats
        | ValueKind::Suit
        | ValueKind::Holding
        | ValueKind::Said
        | ValueKind::Tricks
        | ValueKind::TrickTotal
        | ValueKind::TrickNumber => return true,
    };
    samples.iter().any(|sample| {
        let how: String =
            line.form.stated_details.iter().map(|key| format!(", {key} = true")).collect();
        let event = format!("{{ by = \"{by}\", {} = {sample}{how} }}", line.verb.name);
        match draft.with_event(&event) {
            Ok(_) => true,
            Err(problems) => problems.iter().all(|problem| OF_THE_CARD.contains(&problem.code)),
        }
    })
}
