//! Looks up clauses, facts and points of doctrine by name.

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use crate::ruling::clause::{covers, law_of, names};
use crate::ruling::{Clause, Doctrine, DoctrinePoint, DoctrineReading, Edition, Fact};

use super::{LAWS, Law};

/// Returns the Law with this number in the edition.
pub fn numbered(number: u8, edition: Edition) -> Option<&'static Law> {
    LAWS.iter().copied().find(|law| law.number.in_edition(edition) == Some(number))
}

/// Returns all clauses, in the order of the Laws.
pub fn clauses() -> impl Iterator<Item = &'static Clause> {
    LAWS.iter().flat_map(|law| law.clauses.iter().copied())
}

/// Returns all facts that clauses may ask for.
pub fn facts() -> impl Iterator<Item = &'static Fact> {
    LAWS.iter().flat_map(|law| law.facts.iter().copied())
}

/// Returns all points of doctrine.
pub fn points() -> impl Iterator<Item = &'static DoctrinePoint> {
    LAWS.iter().flat_map(|law| law.points.iter().copied())
}

/// Sets the reading of all points of a doctrine (`code`) or of one point (`alta=school`); returns `None` if the text
/// names no known reading, or no known point.
pub fn read_doctrine(doctrine: &mut Doctrine, text: &str) -> Option<()> {
    let reading = |word: &str| {
        [DoctrineReading::School, DoctrineReading::Code].into_iter().find(|r| r.key() == word)
    };
    match text.split_once('=') {
        None => doctrine.all = reading(text)?,
        Some((point, word)) => {
            let point = points().find(|other| other.key == point)?;
            doctrine.exceptions.push((point, reading(word)?));
        }
    }
    Some(())
}

/// Returns the fact with this key.
pub fn fact(key: &str) -> Option<&'static Fact> {
    facts().find(|fact| fact.key == key)
}

/// Returns the clauses that a citation names in an edition: one clause, or all clauses of a paragraph or Law.
pub fn cited(citation: &str, edition: Edition) -> Vec<&'static Clause> {
    named(citation, edition, edition).collect()
}

/// Returns the clauses of `edition` that a citation names. The citation uses the numbers of the edition `numbers`.
pub fn named(
    citation: &str,
    numbers: Edition,
    edition: Edition,
) -> impl Iterator<Item = &'static Clause> {
    /// The clauses by Law number: a clause is listed under every Law number that it has in some edition.
    static BY_LAW: LazyLock<HashMap<u8, Vec<&'static Clause>>> = LazyLock::new(|| {
        let mut by_law: HashMap<u8, Vec<&'static Clause>> = HashMap::new();
        for clause in clauses() {
            let numbers = Edition::ALL.into_iter().filter_map(|it| clause.number.in_edition(it));
            let laws: BTreeSet<u8> = numbers.map(law_of).collect();
            laws.into_iter().for_each(|law| by_law.entry(law).or_default().push(clause));
        }
        by_law
    });
    let of_law = BY_LAW.get(&law_of(citation)).into_iter().flatten().copied();
    of_law.filter(move |clause| names(citation, numbers, clause, edition))
}

/// Returns a citation in the numbers of another edition: the citation itself if it covers all numbers that its clauses
/// have there, otherwise these numbers. The result is empty if that edition has none of the clauses.
pub fn renumbered(citation: &str, from: Edition, to: Edition) -> Vec<&str> {
    let same = named(citation, from, to);
    let numbers: Vec<&str> = same.filter_map(|clause| clause.number.in_edition(to)).collect();
    if !numbers.is_empty() && numbers.iter().all(|number| covers(citation, number)) {
        vec![citation]
    } else {
        numbers
    }
}
