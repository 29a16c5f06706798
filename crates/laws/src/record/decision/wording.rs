//! Decisions in words: the code of case files and the sentence of a ruling, written and read by one template.
//!
//! The slots of the templates: `{hand}` is a hand, left out of an act if it is the player's own hand; `{of}` is a hand
//! that is always stated; `{card}`, `{card of hand}` (with its hand, unless it is the player's own), `{cards}`,
//! `{suit}`, `{side}`, `{tricks}` and, above one, `{more tricks}`. `{who}`, `{both}` and `{all}` are the party: a
//! player, a side (either player in `{who}`, both players in the others), or all players (together in `{all}`).
//! `{act}` is the act in the template of a modality. Flags: `{own!}` (the hand is the player's own), `{many!}` and
//! `{one!}` (plural or singular after `{who}` or `{both}`), `{forbidden!}` (the act is forbidden), `{unauthorised!}`,
//! `{no trick!}`, `{one trick!}`, `{some trick!}`.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use crate::bridge::notation::Notation;
use crate::bridge::{Seat, Side};
use crate::record::names::{BridgeSigns, Lexicon, NameLookup, Names, is_masculine};
use crate::record::template;
use crate::record::text::{Language, Text, capitalised};

use super::acts::ACTS;
use super::modality::{MODALITIES, Modality};
use super::row::{DecisionRow, DecisionSlots};
use super::scores::{DecisionEntry, SCORES};
use super::statuses::STATUSES;
use super::{Decision, Party};

/// The largest number of codes in the cache.
const MAX_CACHED: usize = 4096;

thread_local! {
    /// A cache of parsed codes. A case repeats the codes of its ruling in its options.
    static READ: RefCell<HashMap<String, (Notation, Decision)>> = RefCell::default();
}

/// Writes the code, which [`Decision::from_code`] reads back.
impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code())
    }
}

impl Decision {
    /// Returns the text form of a decision in case files; [`Decision::from_code`] reads it back.
    pub fn code(&self) -> String {
        filled(*self, TemplateKind::Code, &BridgeSigns::default())
    }

    /// Returns the text form of a decision like [`Decision::code`], with other names of players and cards.
    pub fn code_with(&self, signs: &impl Names) -> String {
        filled(*self, TemplateKind::Code, signs)
    }

    /// Reads the text form of a decision.
    pub fn from_code(code: &str, notation: Notation) -> Option<Decision> {
        READ.with_borrow_mut(|known| {
            if let Some((_, decision)) = known.get(code).filter(|(of, _)| *of == notation) {
                return Some(*decision);
            }
            let decision = read(
                code,
                TemplateKind::Code,
                &BridgeSigns { notation, ..BridgeSigns::default() },
            )?;
            if known.len() >= MAX_CACHED {
                known.clear();
            }
            known.insert(code.to_owned(), (notation, decision));
            Some(decision)
        })
    }

    /// Returns the decision as a sentence; [`Decision::from_sentence`] reads it back.
    pub fn sentence(&self, names: &(impl Names + ?Sized)) -> String {
        capitalised(&filled(*self, TemplateKind::Sentence(names.language()), names))
    }

    /// Reads the sentence of a decision.
    pub fn from_sentence(sentence: &str, lexicon: &Lexicon) -> Option<Decision> {
        read(sentence, TemplateKind::Sentence(lexicon.language()), lexicon)
    }
}

/// The kind of a template of a row: its code or its sentence.
#[derive(Clone, Copy)]
enum TemplateKind {
    Code,
    Sentence(Language),
}

impl TemplateKind {
    const fn of(self, code: &'static str, sentence: Text) -> &'static str {
        match self {
            TemplateKind::Code => code,
            TemplateKind::Sentence(language) => sentence.in_language(language),
        }
    }
}

/// The names and the context with which a template is filled.
struct TemplateFiller<'n, N: ?Sized> {
    wording: TemplateKind,
    names: &'n N,
    /// The party of the act, and whether the act is forbidden.
    act_of: Option<(Party, bool)>,
}

fn filled(decision: Decision, wording: TemplateKind, names: &(impl Names + ?Sized)) -> String {
    let speech = TemplateFiller { wording, names, act_of: None };
    match decision.entry() {
        DecisionEntry::Is(status) => speech.row(status.row(), &status.slots()),
        DecisionEntry::Row(row, slots) => speech.row(row, &slots),
        DecisionEntry::Act(modality, who, act) => {
            let speech = TemplateFiller { act_of: Some((who, modality.forbids)), ..speech };
            let slots = DecisionSlots { who: Some(who), ..DecisionSlots::default() };
            template::fill(wording.of(modality.code, modality.sentence), |slot| match slot {
                "act" => Some(speech.row(act.row(), &act.slots())),
                slot => speech.slot(slot, &slots),
            })
        }
    }
}

impl<N: Names + ?Sized> TemplateFiller<'_, N> {
    fn row<T: Copy>(&self, row: &DecisionRow<T>, slots: &DecisionSlots) -> String {
        let template = self.wording.of(row.code, row.sentence);
        template::fill(template, |slot| self.slot(slot, slots))
    }

    /// Returns the text for a slot; an empty text for a flag that is set.
    fn slot(&self, slot: &str, slots: &DecisionSlots) -> Option<String> {
        let names = self.names;
        let set = |flag: bool| flag.then(String::new);
        let is_own = |hand: &Seat| self.act_of.is_some_and(|(who, _)| who == Party::Seat(*hand));
        let is_forbidden = self.act_of.is_some_and(|(_, forbidden)| forbidden);
        let is_many = slots.who.is_some_and(|who| match who {
            Party::Seat(_) => false,
            Party::Side(_) => is_forbidden,
            Party::Everyone => true,
        });
        match slot {
            "who" => slots.who.map(|who| self.who(who, N::either, N::everyone)),
            "both" => slots.who.map(|who| self.who(who, N::side, N::everyone)),
            "all" => slots.who.map(|who| self.who(who, N::side, N::all_four)),
            "many" => set(is_many),
            "one" => set(!is_many),
            "forbidden" => set(is_forbidden),
            "hand" => slots.hand.filter(|hand| !is_own(hand)).map(|hand| names.seat(hand)),
            "of" => slots.hand.map(|hand| names.seat(hand)),
            "own" => set(slots.hand.as_ref().is_some_and(is_own)),
            "card" => slots.object.map(|object| names.object(object)),
            "card of hand" => slots.hand.zip(slots.object).map(|(hand, object)| {
                if is_own(&hand) { names.object(object) } else { names.object_of(hand, object) }
            }),
            "cards" => slots.cards.map(|cards| names.cards(cards, &names.and())),
            "suit" => slots.suit.map(|suit| names.suit(suit)),
            "side" => slots.side.map(|side| names.side(side)),
            "tricks" => slots.tricks.map(|tricks| tricks.to_string()),
            "more tricks" => {
                slots.tricks.filter(|tricks| *tricks > 1).map(|tricks| tricks.to_string())
            }
            "some trick" => set(slots.tricks.is_some_and(|tricks| tricks > 0)),
            "no trick" => set(slots.tricks == Some(0)),
            "one trick" => set(slots.tricks == Some(1)),
            "unauthorised" => set(slots.unauthorised),
            slot if slot.starts_with(template::MASCULINE) => {
                set(slots.card().is_some_and(is_masculine))
            }
            _ => None,
        }
    }

    fn who(&self, who: Party, side: fn(&N, Side) -> String, everyone: fn(&N) -> String) -> String {
        match who {
            Party::Seat(seat) => self.names.seat(seat),
            Party::Side(of) => side(self.names, of),
            Party::Everyone => everyone(self.names),
        }
    }
}

fn read(text: &str, wording: TemplateKind, meanings: &impl NameLookup) -> Option<Decision> {
    let mut text = Cow::Borrowed(text.trim());
    if text.contains("  ") {
        text = Cow::Owned(text.split_whitespace().collect::<Vec<&str>>().join(" "));
    }
    let text = text.as_ref();
    let modalities = || MODALITY_CODES.of(MODALITIES, wording, text);
    let act = || modalities().find_map(|modality| act(modality, text, wording, meanings));
    let is = || row(STATUS_CODES.of(STATUSES, wording, text), text, wording, meanings, None);
    let score = || row(SCORE_CODES.of(SCORES, wording, text), text, wording, meanings, None);
    act().or_else(|| is().map(Decision::Is)).or_else(score)
}

/// An index of the codes of a list of rows: a mask has one bit for each row, so the list has at most 128 rows.
struct RowIndex {
    /// The rows by the first word of their code.
    by_word: HashMap<&'static str, u128>,
    /// The rows without a word in their code.
    wordless: u128,
}

static MODALITY_CODES: LazyLock<RowIndex> =
    LazyLock::new(|| RowIndex::new(MODALITIES.iter().map(|modality| modality.code)));
static ACT_CODES: LazyLock<RowIndex> =
    LazyLock::new(|| RowIndex::new(ACTS.iter().map(|row| row.code)));
static STATUS_CODES: LazyLock<RowIndex> =
    LazyLock::new(|| RowIndex::new(STATUSES.iter().map(|row| row.code)));
static SCORE_CODES: LazyLock<RowIndex> =
    LazyLock::new(|| RowIndex::new(SCORES.iter().map(|row| row.code)));

impl RowIndex {
    fn new(codes: impl Iterator<Item = &'static str>) -> RowIndex {
        let mut by_word: HashMap<&'static str, u128> = HashMap::new();
        let mut wordless = 0;
        for (place, code) in codes.enumerate() {
            let word = template::first_word(code);
            *word.map_or(&mut wordless, |word| by_word.entry(word).or_default()) |= 1 << place;
        }
        RowIndex { by_word, wordless }
    }

    /// Returns the rows that may match the text, in order; for sentences, these are all rows.
    fn of<R>(
        &'static self,
        rows: &'static [&'static R],
        wording: TemplateKind,
        text: &str,
    ) -> impl Iterator<Item = &'static R> {
        let is_code = matches!(wording, TemplateKind::Code);
        // The names of players and cards begin with a capital, except `all` and `x`; other words in small letters are
        // words of the code.
        let words =
            || text.split(' ').filter(|word| word.starts_with(|c: char| c.is_ascii_lowercase()));
        let found = words().filter_map(|word| self.by_word.get(word));
        let found = found.fold(self.wordless, |found, rows| found | rows);
        let may_be = move |place: usize| !is_code || found & (1 << place) != 0;
        rows.iter().enumerate().filter_map(move |(place, row)| may_be(place).then_some(*row))
    }
}

fn act(
    modality: &'static Modality,
    text: &str,
    wording: TemplateKind,
    meanings: &impl NameLookup,
) -> Option<Decision> {
    let template = wording.of(modality.code, modality.sentence);
    let is_known = |slot: &str, text: &str| {
        slot == "act" || DecisionSlots::default().take(slot, text, meanings)
    };
    let found = template::read(template, text, is_known)?;
    let mut slots = DecisionSlots::default();
    let mut act = "";
    for (slot, text) in found {
        if slot == "act" {
            act = text;
        } else {
            slots.take(slot, text, meanings);
        }
    }
    let who = slots.who?;
    let own = match who {
        Party::Seat(seat) => Some(seat),
        Party::Side(_) | Party::Everyone => None,
    };
    let acts = ACT_CODES.of(ACTS, wording, act);
    Some((modality.made)(who, row(acts, act, wording, meanings, own)?))
}

/// Returns the value of the first row that matches the text. `own` is the hand if the text names none.
fn row<T: Copy + 'static>(
    mut rows: impl Iterator<Item = &'static DecisionRow<T>>,
    text: &str,
    wording: TemplateKind,
    meanings: &impl NameLookup,
    own: Option<Seat>,
) -> Option<T> {
    rows.find_map(|row| {
        let template = wording.of(row.code, row.sentence);
        let is_known = |slot: &str, text: &str| DecisionSlots::default().take(slot, text, meanings);
        let mut slots = DecisionSlots::default();
        for (slot, text) in template::read(template, text, is_known)? {
            slots.take(slot, text, meanings);
        }
        row.form.fill_slots(DecisionSlots { hand: slots.hand.or(own), ..slots })
    })
}

impl DecisionSlots {
    /// Sets the value of a slot. If all slots were empty before, returns whether the text is valid in this slot.
    fn take(&mut self, slot: &str, text: &str, meanings: &impl NameLookup) -> bool {
        let number = || text.parse().ok().filter(|tricks| *tricks <= 13);
        match slot {
            "who" | "both" | "all" => self.who = who(text, meanings),
            "hand" | "of" => self.hand = meanings.seat(text),
            "card" => self.object = meanings.object(text),
            "card of hand" => match meanings.card_of(text) {
                Some((hand, card)) => (self.hand, self.object) = (Some(hand), Some(card.into())),
                None => self.object = meanings.object(text),
            },
            "cards" => self.cards = meanings.cards(text),
            "suit" => self.suit = meanings.suit(text),
            "side" => self.side = meanings.side(text),
            "tricks" | "more tricks" => self.tricks = number(),
            "no trick" => self.tricks = Some(0),
            "one trick" => self.tricks = Some(1),
            "unauthorised" => self.unauthorised = true,
            _ => {}
        }
        *self != DecisionSlots::default()
    }
}

fn who(text: &str, meanings: &impl NameLookup) -> Option<Party> {
    let side = || meanings.side(text).map(Party::Side);
    let everyone = || meanings.is_everyone(text).then_some(Party::Everyone);
    meanings.seat(text).map(Party::Seat).or_else(side).or_else(everyone)
}
