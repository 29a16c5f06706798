//! The texts of a table: the diagram of the hands, the auction, the play and the events.

use unicode_width::UnicodeWidthStr;

use arbitro_cases::case::{Question, TableSetup, Vulnerability};
use arbitro_cases::vocabulary::narration::{NarrationContext, narrate};
use arbitro_laws::bridge::{Call, Card, Deal, Holding, PlayedCard, Seat, Strain, Suit};
use arbitro_laws::record::names::Names;
use arbitro_laws::record::text::series;
use arbitro_laws::record::words::Named;
use arbitro_laws::record::{Act, Event};
use arbitro_laws::table::Record;

use super::doc::{Doc, plain};
use super::text::{Words, say};

/// Maximum column at which North's and South's hands begin.
const SIDE: usize = 24;

/// Returns the table before the events: diagram, auction, contract, play so far, and the player to act.
pub fn setting(words: &Words, setting: &TableSetup) -> Doc {
    let mut doc = Doc::default();
    let lines = diagram(words, setting);
    if !lines.is_empty() {
        doc.verbatim(lines).blank();
    }
    doc.append(situation(words, setting));
    doc
}

/// Returns the table without the diagram: auction, contract, play so far, and the player to act.
pub fn situation(words: &Words, setting: &TableSetup) -> Doc {
    let mut doc = Doc::default();
    if let Some(lines) = auction(words, setting) {
        doc.verbatim(lines).blank();
    }
    doc.append(table_state(words, setting)).append(play_so_far(words, setting));
    if let Some(turn) = turn(words, setting) {
        doc.text(turn);
    }
    doc
}

/// Returns the state of the table: the contract, dealer and vulnerability, the tricks won before
/// the recorded play, the card that won the last of them (if no recorded trick is complete),
/// exposed cards and penalty cards.
pub fn table_state(words: &Words, setting: &TableSetup) -> Doc {
    let mut doc = Doc::default();
    doc.text(contract_line(words, setting));
    let won = setting.tricks.iter().filter(|trick| trick.is_complete()).count() as u8;
    let [ns, ew] = setting.tricks_won_before();
    if ns + ew > 0 {
        doc.text(say!(words, "tricks-before", ns = ns, ew = ew));
    }
    if let Some((seat, card)) = setting.start.last_won.filter(|_| won == 0) {
        let card = words.played(card);
        doc.text(say!(words, "last-trick", seat = words.seat(seat), card = card));
    }
    for exposed in &setting.exposed {
        let card = words.card_of(exposed.owner, exposed.card);
        let led = if exposed.led { "yes" } else { "no" };
        let gender = words.gender(exposed.card);
        let when = if exposed.before_auction { "before" } else { "in" };
        let seen =
            Seat::ALL.into_iter().filter(|seat| exposed.seen.is_some_and(|seen| seen[*seat]));
        let seen: Vec<String> = seen.map(|seat| words.seat(seat)).collect();
        let by = series(&seen, &words.and());
        let count = seen.len();
        doc.text(say!(
            words,
            "exposed-in-auction",
            card = card,
            gender = gender,
            led = led,
            when = when,
            count = count,
            seen = by
        ));
    }
    for penalty in &setting.penalty_cards {
        let card = words.card_of(penalty.owner, penalty.card);
        let grade = penalty.grade.name();
        doc.text(say!(words, "penalty-on-table", card = card, grade = grade));
    }
    doc
}

/// Returns the tricks played so far; empty if there are none.
pub fn play_so_far(words: &Words, setting: &TableSetup) -> Doc {
    let mut doc = Doc::default();
    if !setting.tricks.is_empty() {
        let before: u8 = setting.tricks_won_before().iter().sum();
        let play = play(words, setting, before);
        doc.text(format!("{}:", say!(words, "play-so-far"))).verbatim(play);
    }
    doc
}

/// Returns a sentence with the player whose turn it is to play; `None` during the auction or after the play.
pub fn turn(words: &Words, setting: &TableSetup) -> Option<String> {
    let seat = setting.start.turn().filter(|_| !setting.auction_on)?;
    let key = if setting.start.is_lead() { "turn-lead" } else { "turn" };
    Some(say!(words, key, seat = words.seat(seat), role = role(setting, seat)))
}

fn role(setting: &TableSetup, seat: Seat) -> &'static str {
    if seat == setting.contract.declarer {
        "declarer"
    } else if seat == setting.contract.dummy() {
        "dummy"
    } else {
        "defender"
    }
}

fn contract_line(words: &Words, setting: &TableSetup) -> String {
    let declarer = words.seat(setting.contract.declarer);
    let contract = words.contract(setting.contract);
    let mut parts = vec![match setting.contract.level {
        _ if setting.auction_on => say!(words, "auction-goes-on"),
        Some(_) => say!(words, "contract", contract = contract, declarer = declarer),
        None => say!(words, "contract-open", contract = contract, declarer = declarer),
    }];
    if let Some(seat) = setting.dealer {
        parts.push(say!(words, "dealer", seat = words.seat(seat)));
    }
    if let Some(vulnerable) = setting.vulnerable {
        parts.push(say!(words, "vulnerable", who = vulnerability(vulnerable)));
    }
    format!("{}.", parts.join("; "))
}

fn vulnerability(vulnerable: Vulnerability) -> &'static str {
    match (vulnerable.north_south, vulnerable.east_west) {
        (false, false) => "none",
        (true, false) => "NS",
        (false, true) => "EW",
        (true, true) => "all",
    }
}

/// Returns the diagram of the four hands, North on top; empty if nothing is known of the hands.
pub fn diagram(words: &Words, setting: &TableSetup) -> Vec<String> {
    let hands = setting.deal.hands.0.map(|hand| hand_lines(words, hand, &[]));
    four_hands(&hands, &Seat::ALL.map(|seat| words.seat_letter(seat)))
}

/// Returns the diagram of the cards left in the hands after a ruling, with the trick in progress in the middle. The cards
/// in `faced` are in brackets.
pub fn table_after(
    words: &Words,
    deal: &Deal,
    trick: &[(Seat, PlayedCard)],
    faced: &[(Seat, Card)],
) -> Vec<String> {
    let hands = Seat::ALL.map(|seat| {
        let own = faced.iter().filter(|(hand, _)| *hand == seat).map(|(_, card)| *card);
        hand_lines(words, deal.hands[seat], &own.collect::<Vec<Card>>())
    });
    let middle = Seat::ALL.map(|seat| {
        let played = trick.iter().find(|(hand, _)| *hand == seat);
        played.map_or_else(|| words.seat_letter(seat), |(_, card)| words.played_sign(*card))
    });
    four_hands(&hands, &middle)
}

/// Returns the diagram of the lines of four hands, with a sign for each player in the middle.
fn four_hands(
    hands: &[Vec<String>; 4],
    [to_north, to_east, to_south, to_west]: &[String; 4],
) -> Vec<String> {
    let [north, east, south, west] = hands;
    if hands.iter().all(|hand| hand.is_empty()) {
        return Vec::new();
    }
    let widest = |lines: &[String]| lines.iter().map(|line| line.width()).max().unwrap_or(0);
    let left = widest(west).max(6) + 3;
    let middle = SIDE.min(left + 10);
    let mut lines: Vec<String> =
        north.iter().map(|line| format!("{}{line}", " ".repeat(middle))).collect();
    // A card takes up to three columns, a letter one.
    let side = to_west.width().max(1);
    let compass = [
        String::new(),
        format!("{}{to_north}", " ".repeat(side + 1)),
        format!("{to_west}   {to_east}"),
        format!("{}{to_south}", " ".repeat(side + 1)),
    ];
    let rows = 4.max(west.len()).max(east.len());
    for row in 0..rows {
        let west = west.get(row).map_or("", String::as_str);
        let east = east.get(row).map_or("", String::as_str);
        let compass = compass.get(row).map_or("", String::as_str);
        let mut line = format!("{west}{}", " ".repeat(middle.saturating_sub(west.width())));
        line.push_str(&format!("{compass:<12}"));
        line.push_str(east);
        lines.push(line.trim_end().to_owned());
    }
    lines.extend(south.iter().map(|line| format!("{}{line}", " ".repeat(middle))));
    lines
}

/// Returns a line for each hand of which something is known: "Nord: ♠ AK4, ♦ Q73".
pub fn hands(words: &Words, setting: &TableSetup) -> Vec<String> {
    let line = |seat: Seat| {
        let suits = hand_lines(words, setting.deal.hands[seat], &[]);
        let line = format!("{}: {}", words.seat(seat), suits.join(", "));
        (!suits.is_empty()).then_some(line)
    };
    Seat::ALL.into_iter().filter_map(line).collect()
}

/// Returns a line for each suit of which something is known; suits of unknown length end with
/// "...". The cards in `faced` are in brackets.
fn hand_lines(words: &Words, hand: Holding, faced: &[Card]) -> Vec<String> {
    let shown = |suit: &Suit| hand.length(*suit).is_some() || !hand.known().suit(*suit).is_empty();
    Suit::ALL
        .into_iter()
        .filter(shown)
        .map(|suit| {
            let cards = hand.known().suit(suit);
            let rank = |card: Card| match faced.contains(&card) {
                true => format!("[{}]", words.rank(card.rank)),
                false => words.rank(card.rank),
            };
            let ranks: String = cards.iter().map(rank).collect();
            let open = if hand.length(suit).is_none() { "..." } else { "" };
            let ranks = if ranks.is_empty() { "-".to_owned() } else { ranks };
            format!("{} {ranks}{open}", words.suit_sign(suit))
        })
        .collect()
}

/// Returns the auction in four columns, from West to South; `None` if no auction is stated.
pub fn auction(words: &Words, setting: &TableSetup) -> Option<Vec<String>> {
    let auction = setting.auction.as_ref()?;
    const ORDER: [Seat; 4] = [Seat::West, Seat::North, Seat::East, Seat::South];
    let cell = |text: &str| format!("{text}{}", " ".repeat(6usize.saturating_sub(text.width())));
    let header: String = ORDER.iter().map(|seat| cell(&words.seat_letter(*seat))).collect();
    let mut cells: Vec<String> = Vec::new();
    let start = ORDER.iter().position(|seat| *seat == auction.dealer)?;
    cells.resize(start, String::new());
    cells.extend(auction.calls.iter().map(|call| call_sign(words, *call)));
    let mut lines = vec![header];
    lines.extend(cells.chunks(4).map(|row| row.iter().map(|call| cell(call)).collect()));
    Some(lines)
}

fn call_sign(words: &Words, call: Call) -> String {
    match call {
        Call::Pass => "P".to_owned(),
        Call::Double => "X".to_owned(),
        Call::Redouble => "XX".to_owned(),
        Call::Bid(level, Strain::Suit(suit)) => format!("{level}{}", words.suit_sign(suit)),
        Call::Bid(level, Strain::NoTrump) => format!("{level}{}", say!(words, "no-trump")),
    }
}

/// Returns a line for each trick; `before` is the number of earlier tricks of the board, for the numbering.
fn play(words: &Words, setting: &TableSetup, before: u8) -> Vec<String> {
    let mut lines = Vec::with_capacity(setting.tricks.len());
    for (index, trick) in setting.tricks.iter().enumerate() {
        let mut line = format!("{:>4}. ", usize::from(before) + index + 1);
        for (seat, card) in trick.cards() {
            let card = format!("{} {}", words.seat_letter(seat), words.played_sign(card));
            line.push_str(&card);
            line.push_str(&" ".repeat(8usize.saturating_sub(card.width())));
        }
        let end = match setting.winner(trick) {
            Some(seat) => say!(words, "trick-won", seat = words.seat(seat)),
            None => say!(words, "trick-open"),
        };
        line.push_str(&" ".repeat(40usize.saturating_sub(line.width())));
        line.push_str(&end);
        lines.push(line);
    }
    lines
}

/// Returns the events of a question, one list item each.
pub fn events(words: &Words, question: &Question) -> Doc {
    let mut doc = Doc::default();
    for (index, event) in question.record.events.iter().enumerate() {
        let said = question.event_texts.get(index).and_then(Option::as_ref);
        let said = said.map(|said| said.in_language(words.language()));
        let line = event_line(words, &question.record, event, said);
        doc.item(0, vec![plain(with_ignored_words(words, question, index, line))]);
    }
    doc
}

/// Returns the sentence of an event, followed by the words of a call that are ignored, if there are any.
pub fn with_ignored_words(
    words: &Words,
    question: &Question,
    index: usize,
    sentence: String,
) -> String {
    let ignored = question.ignored_words(index, &[words.language()]);
    if ignored.is_empty() {
        return sentence;
    }
    let count = ignored.len();
    let ignored: Vec<String> = ignored.into_iter().map(|word| words.quoted(word)).collect();
    let note = say!(words, "words-ignored", count = count, words = ignored.join(", "));
    format!("{sentence} ({note})")
}

/// Returns the sentence of the event of a question at this index (from 0); empty if there is none.
pub fn event_of(words: &Words, question: &Question, index: usize) -> String {
    let said = question.event_texts.get(index).and_then(Option::as_ref);
    let said = said.map(|said| said.in_language(words.language()));
    let event = question.record.events.get(index);
    event.map_or_else(String::new, |event| event_line(words, &question.record, event, said))
}

pub fn event_line(words: &Words, record: &Record, event: &Event, said: Option<&str>) -> String {
    let shows = |other: &Event| other.by == event.by && matches!(other.act, Act::Shows(_));
    let scene =
        NarrationContext { contract: record.contract, has_shown: record.events.iter().any(shows) };
    narrate(event, said, scene, words)
}
