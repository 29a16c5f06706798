//! Writes Anki decks as a database in schema 11, which every version of Anki reads.

use quick_xml::escape::partial_escape;
use serde_json::{Value, json};
use sha1::{Digest as _, Sha1};

use crate::render::text::{Words, say};
use crate::render::wording::year;
use arbitro_cases::RulingTerms;
use arbitro_exam::digest::Digest;
use arbitro_laws::ruling::Language;

use super::PackageMember;
use super::html;
use super::sqlite::{self, SqlCell, SqlTable};
use crate::render::question::LmsQuestion;

/// The edition, doctrine, language and time of the exported notes. Anki updates a note if a newer
/// export has its guid and note type. So each edition, doctrine and language has its own notes, and
/// each language has its own note type, since the names of the fields differ.
struct DeckContext<'w> {
    words: &'w Words,
    terms: &'w RulingTerms,
    /// The modification time, in seconds since 1970; Anki keeps the newer of two exports of a note.
    modified: i64,
}

impl DeckContext<'_> {
    fn guid(&self, question: &LmsQuestion) -> String {
        let (year, language) = (self.terms.edition.year(), self.words.language().code());
        let doctrine = self.terms.doctrine.name().map(|name| format!(":{name}"));
        format!("arbitro:{}:{year}:{language}{}", question.id, doctrine.unwrap_or_default())
    }

    /// Returns the id of the note type, which is the same in every export of a language.
    const fn kind(&self) -> i64 {
        match self.words.language() {
            Language::Italian => 1_709_045_011,
            Language::English => 1_709_045_012,
        }
    }

    fn deck(&self) -> i64 {
        let own = self.kind() * 100 + i64::from(self.terms.edition.year() % 100);
        // The factor 1000 leaves three digits for the doctrine, and keeps these ids apart from all other ids.
        self.terms.doctrine.name().map_or(own, |name| own * 1000 + number(&name) % 1000)
    }
}

const COL: &str = "CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null)";
const NOTES: &str = "CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null)";
const CARDS: &str = "CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null)";
const REVLOG: &str = "CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null)";
const GRAVES: &str =
    "CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null)";

/// Returns the members of an Anki package; `modified` is the export's time, in seconds since 1970.
pub fn write(
    words: &Words,
    terms: &RulingTerms,
    questions: &[LmsQuestion],
    modified: i64,
) -> Vec<PackageMember> {
    let of = &DeckContext { words, terms, modified };
    let mut notes: Vec<(i64, usize, &LmsQuestion)> = questions
        .iter()
        .enumerate()
        .map(|(place, question)| (number(&of.guid(question)), place, question))
        .collect();
    notes.sort_by(|one, two| (one.0, &one.2.id).cmp(&(two.0, &two.2.id)));
    notes.dedup_by_key(|(id, ..)| *id);
    let note = |(id, _, question): &(i64, usize, &LmsQuestion)| (*id, note(of, question));
    let card =
        |(id, place, _): &(i64, usize, &LmsQuestion)| (*id, card(of, *id, *place as i64 + 1));
    let table = |name, sql, rows| SqlTable { name, sql, rows };
    let database = sqlite::write(&[
        table("col", COL, vec![(1, collection(of))]),
        table("notes", NOTES, notes.iter().map(note).collect()),
        table("cards", CARDS, notes.iter().map(card).collect()),
        table("revlog", REVLOG, Vec::new()),
        table("graves", GRAVES, Vec::new()),
    ]);
    vec![
        PackageMember { name: "collection.anki2".to_owned(), bytes: database },
        PackageMember { name: "media".to_owned(), bytes: b"{}".to_vec() },
    ]
}

/// Returns an id of thirteen digits, like Anki's own ids, derived from a guid.
fn number(guid: &str) -> i64 {
    let bytes = *Digest::of(guid).bytes();
    let [a, b, c, d, e, ..] = bytes;
    let number = u64::from_be_bytes([0, 0, 0, a, b, c, d, e]);
    1_000_000_000_000 + number as i64
}

fn text(text: impl Into<String>) -> SqlCell {
    SqlCell::Text(text.into())
}

fn numbers(all: &[i64]) -> Vec<SqlCell> {
    all.iter().map(|number| SqlCell::Integer(*number)).collect()
}

fn note(of: &DeckContext<'_>, question: &LmsQuestion) -> Vec<SqlCell> {
    let front = front(question);
    let fields = [question.id.as_str(), &front, &back(of.words, question)].join("\u{1f}");
    let hash = Sha1::digest(question.id.as_bytes());
    let sum = hash.iter().take(4).fold(0, |sum, byte| sum << 8 | i64::from(*byte));
    let tags: Vec<String> = question.tags.iter().map(|tag| tag.replace(' ', "_")).collect();
    vec![
        SqlCell::Null,
        text(of.guid(question)),
        SqlCell::Integer(of.kind()),
        SqlCell::Integer(of.modified),
        SqlCell::Integer(-1),
        text(format!(" {} ", tags.join(" "))),
        text(fields),
        text(question.id.as_str()),
        SqlCell::Integer(sum),
        SqlCell::Integer(0),
        text(""),
    ]
}

fn card(of: &DeckContext<'_>, note: i64, due: i64) -> Vec<SqlCell> {
    let mut cells = vec![SqlCell::Null];
    cells.extend(numbers(&[
        note,
        of.deck(),
        0,
        of.modified,
        -1,
        0,
        0,
        due,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ]));
    cells.push(text(""));
    cells
}

fn letter(place: usize) -> char {
    char::from(b'a' + place.min(25) as u8)
}

fn front(question: &LmsQuestion) -> String {
    let options: String = question
        .answers
        .iter()
        .map(|answer| format!("<li>{}</li>", partial_escape(answer.text.as_str())))
        .collect();
    format!("{}<ol type=\"a\">{options}</ol>", html::write(&question.text))
}

fn back(words: &Words, question: &LmsQuestion) -> String {
    let right = question.answers.iter().enumerate().filter(|(_, answer)| answer.right);
    let right: Vec<String> = right.map(|(place, _)| letter(place).to_string()).collect();
    let key = say!(words, "anki-key", letters = right.join(", "));
    let why: String = question
        .answers
        .iter()
        .map(|answer| format!("<li>{}</li>", partial_escape(answer.why.as_str())))
        .collect();
    format!("<p><b>{key}</b></p><ol type=\"a\">{why}</ol>{}", html::write(&question.feedback))
}

/// Returns the single row of the collection table, with the note type and the deck.
fn collection(of: &DeckContext<'_>) -> Vec<SqlCell> {
    let DeckContext { words, modified, terms } = of;
    let (kind, own_deck) = (of.kind(), of.deck());
    let name = say!(words, "anki-deck");
    let doctrine = terms.doctrine.name().unwrap_or_else(|| "school".to_owned());
    let year = year(terms.edition);
    let deck_name =
        say!(words, "anki-deck-of", deck = name.clone(), year = year, doctrine = doctrine);
    let conf = json!({
        "nextPos": 1, "estTimes": true, "activeDecks": [1], "sortType": "noteFld", "timeLim": 0,
        "sortBackwards": false, "addToCur": true, "curDeck": 1, "newBury": true, "newSpread": 0,
        "dueCounts": true, "curModel": kind.to_string(), "collapseTime": 1200,
    });
    let field = |place: usize, name: String| {
        json!({
            "name": name, "ord": place, "sticky": false, "rtl": false, "font": "Arial", "size": 20,
            "media": [],
        })
    };
    let fields = [say!(words, "anki-id"), say!(words, "anki-question"), say!(words, "anki-answer")];
    let [_, question, answer] = &fields;
    let template = json!({
        "name": name, "ord": 0, "qfmt": format!("{{{{{question}}}}}"),
        "afmt": format!("{{{{FrontSide}}}}<hr id=answer>{{{{{answer}}}}}"),
        "did": null, "bqfmt": "", "bafmt": "",
    });
    let kind_name = format!("arbitro ({})", words.language().code());
    let css = ".card { font-family: sans-serif; font-size: 18px; text-align: left; } pre { font-size: 14px; }";
    let fields: Vec<Value> =
        fields.iter().enumerate().map(|(at, name)| field(at, name.clone())).collect();
    let models = json!({ kind.to_string(): {
        "id": kind, "name": kind_name, "type": 0, "mod": modified, "usn": -1, "sortf": 0,
        "did": own_deck, "tmpls": [template], "flds": fields, "css": css, "latexPre": "",
        "latexPost": "", "tags": [], "vers": [], "req": [[0, "all", [1]]],
    } });
    let deck = |id: i64, name: &str| {
        json!({
            "id": id, "name": name, "mod": modified, "usn": -1, "desc": "", "dyn": 0, "conf": 1,
            "collapsed": false, "browserCollapsed": false, "extendNew": 10, "extendRev": 50,
            "lrnToday": [0, 0], "revToday": [0, 0], "newToday": [0, 0], "timeToday": [0, 0],
        })
    };
    let decks =
        json!({ "1": deck(1, "Default"), own_deck.to_string(): deck(own_deck, &deck_name) });
    let options = json!({ "1": {
        "id": 1, "name": "Default", "mod": 0, "usn": 0, "maxTaken": 60, "autoplay": true, "timer": 0,
        "replayq": true, "dyn": false,
        "new": { "delays": [1, 10], "ints": [1, 4, 7], "initialFactor": 2500, "order": 1,
                 "perDay": 20, "bury": true, "separate": true },
        "rev": { "perDay": 100, "ease4": 1.3, "fuzz": 0.05, "ivlFct": 1, "maxIvl": 36500,
                 "bury": true, "minSpace": 1 },
        "lapse": { "delays": [10], "mult": 0, "minInt": 1, "leechFails": 8, "leechAction": 0 },
    } });
    let mut cells = vec![SqlCell::Null];
    cells.extend(numbers(&[*modified, modified * 1000, modified * 1000, 11, 0, 0, 0]));
    cells.extend([conf, models, decks, options, json!({})].map(|value| text(value.to_string())));
    cells
}
