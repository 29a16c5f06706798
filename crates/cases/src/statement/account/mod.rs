//! Accounts: lines in a director's own words, each with one act or several.
//!
//! A line is first parsed as standard sentences of acts. A line that is no standard sentence is parsed clause by
//! clause: the player, what he did, with which cards. Words of the line that are not used are reported to the user.

use crate::vocabulary::typed_input;
use arbitro_laws::bridge::Contract;
use arbitro_laws::record::acts::ValueKind;

use super::act_entry::{ActDraft, LineError, ParsedLine, is_toml};
use super::several_events::parse_sentences;

mod clause;

mod acts;

mod naming;

mod pieces;

pub(super) mod words;

use acts::Reader;
use clause::{Clause, Link, clauses};
use pieces::{PieceKind, pieces};
use words::Meaning;

/// The acts read from a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// The acts in chronological order, which may differ from their order in the line.
    pub told: Vec<ParsedLine>,
    /// The words that were not used, although they name a player or a card, state an act, or are not understood.
    pub unused: Vec<String>,
}

/// Parses a line, first as standard sentences of acts, then clause by clause.
pub fn account(text: &str, contract: Option<Contract>) -> Result<Account, LineError> {
    let strict = parse_sentences(text, contract);
    if is_toml(text) {
        return strict.map(|told| Account { told, unused: Vec::new() });
    }
    let whole = strict.as_ref().is_ok_and(|told| told.iter().all(|told| is_whole(told, contract)));
    // In a line with `=`, a detail with an unknown name is refused, not parsed as free text.
    let free = if whole || text.contains('=') { None } else { in_clauses(text, contract) };
    match (free, strict) {
        (Some(account), _) => Ok(account),
        (None, strict) => {
            let told = strict?;
            let unused = if whole { unnamed(text, &told, contract) } else { Vec::new() };
            Ok(Account { told, unused })
        }
    }
}

/// Returns true if the parsed act covers the whole line.
fn is_whole(told: &ParsedLine, contract: Option<Contract>) -> bool {
    match told {
        ParsedLine::Act(telling) => telling.is_readable(contract) && !is_story(telling, contract),
        ParsedLine::WithoutPlayer(told) => is_whole(told, contract),
        ParsedLine::Toml(_)
        | ParsedLine::Incomplete(_)
        | ParsedLine::Together(_)
        | ParsedLine::NotFollowing { .. }
        | ParsedLine::WrongHand(_) => true,
    }
}

/// Returns true if the words ascribed to a player contain another act.
fn is_story(telling: &ActDraft, contract: Option<Contract>) -> bool {
    let clauses = || clauses(pieces(&telling.about, contract)).into_iter();
    match telling.line.verb.about {
        ValueKind::Call => clauses().any(|clause| clause.has_act() && clause.has_player()),
        // A clause such as "ha scoperto" is an act, not a statement about the cards held.
        ValueKind::Holding => clauses().any(|clause| clause.has_act()),
        _ => false,
    }
}

/// Parses a line clause by clause; `None` if the line contains no act, if its only clause is negated, or if an act
/// lacks its player or card and its clause contains words that are not understood.
fn in_clauses(text: &str, contract: Option<Contract>) -> Option<Account> {
    let clauses = clauses(pieces(text, contract));
    let mut reader = Reader::new(text, contract);
    let mut told: Vec<Vec<ParsedLine>> = Vec::new();
    // The number of clauses marked as earlier ("before that"), which precede all others.
    let mut earlier = 0;
    let mut at = 0;
    while at < clauses.len() {
        let (read, next) = reader.reads(&clauses, at)?;
        let clause = &clauses[at];
        let place = match clause.link {
            _ if clause.is_earlier => {
                earlier += 1;
                earlier - 1
            }
            Link::After if !told.is_empty() => told.len() - 1,
            Link::Next if at > 0 && begins_with(&clauses[..at], Link::Before) => {
                // The list is empty if the previous clause contains no act.
                told.len().saturating_sub(1)
            }
            Link::Before | Link::After | Link::Next => told.len(),
        };
        if !read.is_empty() {
            told.insert(place.min(told.len()), read);
        } else if clause.is_earlier {
            earlier -= 1;
        }
        at = next;
    }
    let mut told: Vec<ParsedLine> = told.into_iter().flatten().collect();
    // Two phrases may state one act: "notices it and calls the director".
    told.dedup();
    // If an act lacks its player or card, a word that is not understood may be the missing part.
    let is_one = !told.is_empty() && !reader.is_half_understood;
    is_one.then_some(Account { told, unused: reader.unused })
}

/// Returns true if the line begins with an act that happened after the next one: "before West led, East ...".
fn begins_with(before: &[Clause], link: Link) -> bool {
    matches!(before, [first] if first.link == link && first.has_act())
}

/// Returns the players and cards that a line names but its acts do not contain.
fn unnamed(text: &str, told: &[ParsedLine], contract: Option<Contract>) -> Vec<String> {
    if text.contains(['"', '«', '“']) || told.iter().any(is_spoken) {
        // Players and cards named in spoken words take no part in the act.
        return Vec::new();
    }
    let mut used: Vec<PieceKind> = Vec::new();
    for telling in told.iter().filter_map(ParsedLine::telling) {
        used.push(PieceKind::Player(telling.by));
        let details = telling.details.iter().map(|(_, value)| value);
        for value in details.chain([&telling.about]) {
            used.extend(typed_input::card(value).map(PieceKind::Card));
            used.extend(typed_input::rank(value).map(PieceKind::Rank));
            used.extend(typed_input::seat(value, contract).map(PieceKind::Player));
            let words = value.split([' ', ',']).filter_map(typed_input::card).map(PieceKind::Card);
            used.extend(words);
            used.extend(pieces(value, contract).iter().map(|piece| piece.is));
        }
    }
    let named = pieces(text, contract).into_iter().filter(|piece| {
        matches!(piece.is, PieceKind::Player(_) | PieceKind::Card(_)) && !used.contains(&piece.is)
    });
    // In "declarer plays from dummy" both players are named, and both names are used.
    let both = text.to_lowercase();
    let hands = |is: PieceKind| {
        let Some(contract) = contract else { return false };
        let of_dummy = used.contains(&PieceKind::Player(contract.dummy()));
        is == PieceKind::Player(contract.declarer) && of_dummy
            || is == PieceKind::Player(contract.dummy())
                && both.contains("morto") | both.contains("dummy")
    };
    named.filter(|piece| !hands(piece.is)).map(|piece| text[piece.at].to_owned()).collect()
}

/// Returns true if the act contains spoken words or the description of a hand.
fn is_spoken(told: &ParsedLine) -> bool {
    told.telling().is_some_and(|telling| {
        let kind = telling.line.verb.about;
        let said = |(key, _): &(&'static str, String)| {
            telling.line.verb.detail(key).is_some_and(|detail| detail.kind == ValueKind::Said)
        };
        matches!(kind, ValueKind::Call | ValueKind::Said | ValueKind::Holding)
            || telling.details.iter().any(said)
    })
}

/// Returns true if the clause contains a negation, so that no act is guessed from it.
fn denies(clause: &Clause) -> bool {
    clause.says(Meaning::Not)
}
