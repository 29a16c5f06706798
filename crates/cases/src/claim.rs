//! The notation of decisions, for claims of options and for expected rulings.
//!
//! A decision is written in the words of [`Decision::code`]. A decision that is taken only in some
//! branches has its conditions before it: `if could-have-known: score shall adjust for NS`,
//! `if withdraw=keep: ...`.
//!
//! A decision names a player or side as a seat, `NS`, `EW` or `all`. An obligation or a right omits the hand if the
//! hand is the player's own.

use std::borrow::Borrow;

use crate::diag::Limit;
use arbitro_laws::bridge::notation::Notation;
use arbitro_laws::ruling::{ByEdition, Decision, Edition};

use super::condition::{ClaimCondition, ClaimConditionError};

/// A decision that an option claims or a case expects, in all branches of the ruling or in some.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The editions in which the decision is claimed.
    pub editions: ByEdition<()>,
    /// The conditions under which the decision is claimed; all of them must be met.
    pub when: Vec<ClaimCondition>,
    /// The decision.
    pub decision: Decision,
}

/// Parses a claim.
///
/// # Errors
/// Returns a [`ClaimConditionError`] that states what cannot be parsed.
pub fn parse(text: &str, notation: Notation) -> Result<Claim, ClaimConditionError<'_>> {
    let (when, rest) = split_conditions(text, notation)?;
    let decision = Decision::from_code(rest, notation).ok_or(ClaimConditionError::Form)?;
    Ok(Claim { editions: ByEdition::always(()), when, decision })
}

/// Parses the conditions before a statement, and returns them with the text of the statement.
///
/// # Errors
/// Returns a [`ClaimConditionError`] that states what cannot be parsed.
pub fn split_conditions(
    text: &str,
    notation: Notation,
) -> Result<(Vec<ClaimCondition>, &str), ClaimConditionError<'_>> {
    Ok(match text.strip_prefix("if ") {
        Some(conditional) => {
            let (conditions, rest) =
                conditional.split_once(": ").ok_or(ClaimConditionError::Form)?;
            let count = conditions.split(',').count();
            if count > Limit::Conditions.most() {
                return Err(ClaimConditionError::Many(count));
            }
            let conditions =
                conditions.split(',').map(|text| ClaimCondition::parse(text, notation));
            (conditions.collect::<Result<Vec<ClaimCondition>, _>>()?, rest)
        }
        None => (Vec::new(), text),
    })
}

impl Claim {
    /// Returns true if the decision is claimed in this edition.
    pub fn applies_in(&self, edition: Edition) -> bool {
        self.editions.in_edition(edition).is_some()
    }

    /// Returns the claim in its notation, with the conditions as they were written.
    pub fn text(&self) -> String {
        let conditions: Vec<&str> = self.when.iter().map(ClaimCondition::text).collect();
        to_source(&conditions, &self.decision)
    }
}

/// Returns a decision with conditions, in the notation of claims.
pub fn to_source<T: Borrow<str>>(conditions: &[T], decision: &Decision) -> String {
    let decision = decision.code();
    if conditions.is_empty() {
        return decision;
    }
    format!("if {}: {decision}", conditions.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_read_back_as_it_is_written() {
        for text in [
            "N SJ played",
            "N SJ not played",
            "N SJ called",
            "N one of DA,DK,DQ",
            "S call void",
            "S choice void",
            "W HA led out of turn",
            "W CK fifth card",
            "W CK major penalty",
            "W C6 minor penalty",
            "S H2 no penalty",
            "E H4 revoke",
            "E H4 revoke established",
            "E H4 revoke not established",
            "N claims",
            "N breach",
            "play continues",
            "result stands",
            "W must play SQ",
            "W must play SQ when legal",
            "W may not play small before S5",
            "S may not change to N SK",
            "E may withdraw HQ",
            "S may not withdraw N C4",
            "S must designate N DQ,CQ",
            "S may designate N",
            "EW may not consult",
            "E must follow suit D",
            "S must lead from N",
            "S must play second from S",
            "S may accept W HA",
            "S may spread hand",
            "N must spread dummy",
            "S may refuse W HA",
            "S may restrict lead E H",
            "S may restrict play E",
            "E may not change call",
            "all must call director",
            "HQ of E authorised for EW",
            "Dx of E unauthorised for S",
            "W may not withdraw unasked CK",
            "S may not impose on W highest H",
            "S may not impose on W lowest H",
            "S may not impose on W suit H",
            "S may not impose on W no suit H",
            "S may not impose on W lead H",
            "S may not impose on W no lead H",
            "S may not impose on W follow H",
            "E no claim",
            "E H4 no revoke",
            "W H7 rectification lost",
            "W trick defective",
            "W deemed revoke",
            "S becomes dummy",
            "N becomes declarer",
            "score shall adjust if damaged only EW",
            "E must correct explanation before lead",
            "N may not ask explanation",
            "S must state line",
            "E must lead suit H",
            "E may lead any card",
            "E may not lead before choice",
            "W must play highest H",
            "W must play lowest H",
            "W may not play suit D",
            "S may name forbidden suit for W",
            "S may name required suit for W",
            "W may play any card",
            "E must pick up HQ",
            "E must leave faced HQ",
            "E must supply card",
            "N may ask if void S",
            "N may not draw attention",
            "N may prevent irregularity",
            "EW may choose leading hand",
            "E may not inspect quitted",
            "all may play on",
            "W must pass",
            "N must correct explanation",
            "E must correct explanation later",
            "HQ sight of E unauthorised for W",
            "HQ duty of E authorised for all",
            "HQ origin of E unauthorised for W",
            "tricks 2 to NS",
            "tricks 1 to EW for S H4",
            "score shall adjust if damaged for NS",
            "score shall adjust for EW",
        ] {
            let claim = parse(text, Notation::English).unwrap();
            assert_eq!(claim.decision.code(), text);
            let conditional = format!("if not paused, withdraw@S=keep: {text}");
            assert_eq!(parse(&conditional, Notation::English).unwrap().text(), conditional);
        }
    }

    #[test]
    fn a_text_of_another_form_is_refused() {
        for text in [
            "",
            "N",
            "N SJ",
            "N SZ played",
            "X SJ played",
            "E may",
            "E may fly",
            "score adjust",
            "if x N SJ played",
        ] {
            assert_eq!(parse(text, Notation::English), Err(ClaimConditionError::Form), "{text}");
        }
    }
}
