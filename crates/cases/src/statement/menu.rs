//! Which lines of the menu can apply to a player.

use crate::diag::Code;
use arbitro_laws::bridge::Seat;
use arbitro_laws::record::acts::{GROUPS, Kind, Line, lines};
use arbitro_laws::record::words::List;

use super::draft::Draft;

/// The lines that can apply to a player, in the order of their numbers: those that nothing in the record excludes,
/// whatever the card. The usual ones come first.
pub fn offered(draft: &Draft, by: Seat) -> Vec<Line> {
    let contract = draft.sketch.contract;
    let is_offered = |line: &Line| match line.verb.name {
        "penalty" => contract.is_some_and(|contract| contract.is_defender(by)),
        _ => line.verb.act.is_none() || is_possible(draft, line, by),
    };
    let mut offered: Vec<Line> = lines().filter(is_offered).collect();
    // Under each heading what is plain stands before its manners.
    let group = |line: &Line| GROUPS.iter().position(|group| group.verbs.contains(line.verb));
    offered.sort_by_key(|line| (!line.form.is_usual, group(line), !line.form.says.is_empty()));
    offered
}

/// Whether the record lets the player have done so.
fn is_possible(draft: &Draft, line: &Line, by: Seat) -> bool {
    // Of an act that is about a card only the act is looked at here.
    const OF_THE_CARD: [Code; 3] = [Code::EventNotHeld, Code::NotOnTable, Code::DummyUnseen];
    let samples: Vec<&str> = match line.verb.about {
        Kind::Done | Kind::Flag => vec!["true"],
        Kind::Card => vec!["\"x\""],
        Kind::Call => vec!["\"asso\""],
        Kind::Seat | Kind::Owner => vec!["\"N\""],
        Kind::Word(List::Topics) => vec!["\"call\"", "\"play\""],
        Kind::Word(_)
        | Kind::Cards
        | Kind::CardsOrAll
        | Kind::Seats
        | Kind::Suit
        | Kind::Holding
        | Kind::Said
        | Kind::Tricks => return true,
    };
    samples.iter().any(|sample| {
        let how: String = line.form.says.iter().map(|key| format!(", {key} = true")).collect();
        let event = format!("{{ by = \"{by}\", {} = {sample}{how} }}", line.verb.name);
        match draft.with_event(&event) {
            Ok(_) => true,
            Err(problems) => problems.iter().all(|problem| OF_THE_CARD.contains(&problem.code)),
        }
    })
}
