//! The tricks of a claim or concession: as sentences below the decisions, below open questions, and as JSON.

use arbitro_laws::bridge::Seat;
use arbitro_laws::bridge::endgame::{LineTrick, TrickRange};
use arbitro_laws::laws::claims::{ClaimCount, ClaimLeaf, NotCounted};
use arbitro_laws::record::names::Names;
use arbitro_laws::record::text::series;
use arbitro_laws::ruling::{Answer, FactQuestion};
use serde::Serialize;

use super::text::{Words, say};

/// The number of tricks of a line that are told.
const TOLD_TRICKS: usize = 4;

/// Returns the sentences about how the tricks at the leaf of these answers are counted: the line from which the number
/// follows, or why there is no number. None if the tricks are as claimed or conceded: then the decisions say so.
pub(super) fn sentences(
    words: &Words,
    count: &ClaimCount,
    answers: &[(FactQuestion, Answer)],
) -> Vec<String> {
    let Some(leaf) = count.leaf(answers) else { return Vec::new() };
    let result = match leaf.result {
        Ok(result) => result,
        Err(reason) => return not_counted(words, count, leaf.by, reason).into_iter().collect(),
    };
    let mut sentences = Vec::new();
    if result.tricks.number().is_none() {
        sentences.push(say!(words, "claim-range", hands = hands(words, &count.unknown)));
    }
    let lost = lost(words, leaf);
    if let Some(lines) = result.lines.filter(|_| !lost.is_empty()) {
        let who = words.seat(leaf.by);
        sentences.push(say!(words, "claim-line", lines = lines.key(), who = who, tricks = lost));
    }
    sentences
}

/// Returns the sentence that says why there is no number; `None` if the decisions say it.
fn not_counted(words: &Words, count: &ClaimCount, by: Seat, reason: NotCounted) -> Option<String> {
    match reason {
        NotCounted::TooManyCards => Some(say!(words, "claim-too-many-cards", who = words.seat(by))),
        NotCounted::UnknownCards if count.unknown.is_empty() => {
            Some(say!(words, "claim-turn-unknown"))
        }
        NotCounted::UnknownCards => {
            Some(say!(words, "claim-unknown-cards", hands = hands(words, &count.unknown)))
        }
        NotCounted::NoNumber => Some(say!(words, "claim-no-number", who = words.seat(by))),
        NotCounted::NoClaim | NotCounted::TrickWonBefore => None,
    }
}

fn hands(words: &Words, seats: &[Seat]) -> String {
    let names: Vec<String> = seats.iter().map(|seat| words.seat(*seat)).collect();
    series(&names, &words.and())
}

/// Returns the tricks that the opponents win on the line of a leaf, or the first of them.
fn lost(words: &Words, leaf: &ClaimLeaf) -> String {
    let lost = leaf.lost().take(TOLD_TRICKS);
    let told: Vec<String> = lost.map(|trick| trick_in_words(words, trick)).collect();
    match (told.is_empty(), leaf.lost().nth(TOLD_TRICKS)) {
        (true, _) => String::new(),
        (false, None) => format!("{}.", told.join("; ")),
        (false, Some(_)) => format!("{}; ...", told.join("; ")),
    }
}

fn trick_in_words(words: &Words, trick: &LineTrick) -> String {
    let LineTrick { leader, led, winner, won_with } = *trick;
    let how = match () {
        () if winner == leader => "cashes",
        () if won_with.suit != led.suit => "ruffs",
        () => "wins",
    };
    say!(
        words,
        "claim-trick",
        how = how,
        leader = words.seat(leader),
        led = words.card(led),
        winner = words.seat(winner),
        card = words.card(won_with)
    )
}

/// Returns a number of tricks, or its range: "2", "0-1".
fn number(words: &Words, tricks: TrickRange) -> String {
    let TrickRange { least, most } = tricks;
    say!(words, "claim-number", least = least, most = most, same = u8::from(least == most))
}

/// Returns the line that says how many tricks each answer to an open question gives to the claimer's opponents; `None` if
/// it is not a question of Laws 69 to 71, or nothing is counted. `after` are the answers that lead to the question.
pub(super) fn worth(
    words: &Words,
    count: &ClaimCount,
    question: FactQuestion,
    after: &[(FactQuestion, Answer)],
) -> Option<String> {
    let answers = lost_by_answer(count, question, after)?;
    let worth = answers.iter().map(|(answer, lost)| {
        let answer = say!(words, "told-answer", answer = question.fact.reply_key(*answer));
        let lost = match lost {
            Ok(lost) => number(words, *lost),
            Err(reason) => {
                say!(words, "claim-not-counted", reason = reason.key(), who = words.seat(count.by))
            }
        };
        format!("{answer}, {lost}")
    });
    let worth: Vec<String> = worth.collect();
    let side = words.side(count.by.side().opponents());
    Some(say!(words, "claim-worth", side = side, answers = worth.join("; ")))
}

/// Returns the line that says that every answer to an open question gives the same number of tricks; `None` if not.
pub(super) fn no_difference(
    words: &Words,
    count: &ClaimCount,
    question: FactQuestion,
    after: &[(FactQuestion, Answer)],
) -> Option<String> {
    let answers = lost_by_answer(count, question, after)?;
    let (_, first) = answers.first()?;
    let is_same = answers.iter().all(|(_, lost)| lost == first);
    let lost = first.ok().filter(|lost| is_same && lost.number().is_some())?;
    let side = words.side(count.by.side().opponents());
    let question = say!(words, "immaterial", question = question.in_words(words));
    let why = say!(words, "claim-no-difference", tricks = number(words, lost), side = side);
    Some(format!("{question} {why}"))
}

/// Returns the tricks of the claimer's opponents under each answer; `None` if no answer has a number.
fn lost_by_answer(
    count: &ClaimCount,
    question: FactQuestion,
    after: &[(FactQuestion, Answer)],
) -> Option<Vec<(Answer, Result<TrickRange, NotCounted>)>> {
    let left = count.left?;
    let mut answers = count.answers(question, after);
    for (_, tricks) in &mut answers {
        *tricks = tricks.map(|tricks| tricks.others(left));
    }
    answers.iter().any(|(_, lost)| lost.is_ok()).then_some(answers)
}

/// The tricks that North-South and East-West get of those that are left, each as its least and its largest number.
#[derive(Serialize)]
pub(super) struct SharesJson {
    #[serde(rename = "NS")]
    north_south: [u8; 2],
    #[serde(rename = "EW")]
    east_west: [u8; 2],
}

impl SharesJson {
    fn of([north_south, east_west]: [TrickRange; 2]) -> SharesJson {
        let ends = |tricks: TrickRange| [tricks.least, tricks.most];
        SharesJson { north_south: ends(north_south), east_west: ends(east_west) }
    }
}

/// The tricks of a claim or concession at a leaf of a ruling.
#[derive(Serialize)]
pub(super) struct ClaimJson {
    by: String,
    left: Option<u8>,
    tricks: Option<SharesJson>,
    /// Why there is no number: [`NotCounted::key`].
    #[serde(skip_serializing_if = "Option::is_none")]
    not_counted: Option<&'static str>,
    /// The lines by which the tricks are counted; `None` if they are as claimed or conceded.
    lines: Option<&'static str>,
    /// The players whose cards decide, if the number is a range or cannot be counted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unknown: Vec<String>,
    /// The line from which the number follows.
    line: Vec<LineTrickJson>,
}

/// A trick of a line.
#[derive(Serialize)]
struct LineTrickJson {
    leader: String,
    led: String,
    winner: String,
    card: String,
}

/// Returns the tricks at the leaf of these answers.
pub(super) fn leaf_json(
    count: &ClaimCount,
    answers: &[(FactQuestion, Answer)],
) -> Option<ClaimJson> {
    let leaf = count.leaf(answers)?;
    let tricks = leaf.tricks();
    let line = leaf.line.iter().map(|trick| LineTrickJson {
        leader: trick.leader.to_string(),
        led: trick.led.to_string(),
        winner: trick.winner.to_string(),
        card: trick.won_with.to_string(),
    });
    let is_open = tricks.is_ok_and(|[tricks, _]| tricks.number().is_none())
        || tricks == Err(NotCounted::UnknownCards);
    let unknown = count.unknown.iter().filter(|_| is_open);
    Some(ClaimJson {
        by: leaf.by.to_string(),
        left: leaf.left,
        not_counted: tricks.err().map(NotCounted::key),
        tricks: tricks.ok().map(SharesJson::of),
        lines: leaf.result.ok().and_then(|result| result.lines).map(|lines| lines.key()),
        unknown: unknown.map(ToString::to_string).collect(),
        line: line.collect(),
    })
}

/// Returns the tricks under an answer to a question that these answers lead to; `None` if they are not counted.
pub(super) fn answer_json(
    count: &ClaimCount,
    question: FactQuestion,
    answer: Answer,
    after: &[(FactQuestion, Answer)],
) -> Option<SharesJson> {
    let answers = count.answers(question, after);
    let (_, tricks) = answers.into_iter().find(|(other, _)| *other == answer)?;
    Some(SharesJson::of(count.of_sides(tricks.ok()?)?))
}
