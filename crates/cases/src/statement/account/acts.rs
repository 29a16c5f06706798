//! Parses the acts stated by the clauses of an account.

use crate::vocabulary::acts::{MenuLine, line_of_verb};
use crate::vocabulary::typed_input;
use arbitro_laws::bridge::{Contract, PlayedCard, Seat};

use super::super::act_entry::{ActDraft, ParsedLine};
use super::super::several_events::parse_sentences;
use super::clause::{Clause, Link, named_act};
use super::naming::{Named, Place, is_of, names};
use super::pieces::{Piece, PieceKind};
use super::words::{Meaning, NamedAct};
use super::{denies, is_whole, unnamed};

/// Parses the clauses of an account one after the other.
pub(super) struct Reader<'t> {
    text: &'t str,
    contract: Option<Contract>,
    /// The player who acts in the previous clause.
    by: Option<Seat>,
    /// The cards of the earlier acts of this account, except dropped cards, in order, each with its player if he is
    /// known.
    put: Vec<(Option<Seat>, PlayedCard)>,
    has_led_face_down: bool,
    can_follow_on: bool,
    pub unused: Vec<String>,
    /// Whether a clause whose act lacks its player or card contains words that are not understood.
    pub is_half_understood: bool,
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str, contract: Option<Contract>) -> Reader<'t> {
        Reader {
            text,
            contract,
            by: None,
            put: Vec::new(),
            has_led_face_down: false,
            can_follow_on: false,
            unused: Vec::new(),
            is_half_understood: false,
        }
    }

    /// Returns the acts of the clause at `at`, or of the longest sequence of clauses beginning there that forms a
    /// standard sentence, and the position of the next clause to parse. Returns `None` if the only clause is negated.
    pub(super) fn reads(
        &mut self,
        clauses: &[Clause],
        at: usize,
    ) -> Option<(Vec<ParsedLine>, usize)> {
        for end in (at + 1..=clauses.len()).rev() {
            if let Some(told) = self.in_a_sentence(&clauses[at..end]) {
                return Some((told, end));
            }
        }
        let clause = &clauses[at];
        if denies(clause) {
            // A negated clause states no act; the rest of the line may state one.
            self.leaves(clause);
            return (clauses.len() > 1).then(|| (Vec::new(), at + 1));
        }
        Some((self.clause(clause, at == 0), at + 1))
    }

    /// Parses clauses as a standard sentence of an act, with or without its player.
    fn in_a_sentence(&mut self, clauses: &[Clause]) -> Option<Vec<ParsedLine>> {
        let (first, last) = (clauses.first()?, clauses.last()?);
        let orders = |clause: &Clause| clause.link != Link::Next || clause.is_earlier;
        if clauses.len() > 1 && clauses.iter().any(orders) || clauses.len() == 1 && first.is_earlier
        {
            return None;
        }
        let text = self.text[first.at().start..last.at().end].trim();
        let own = |text: &str| {
            let told = parse_sentences(text, self.contract).ok()?;
            let whole = told.iter().all(|told| is_whole(told, self.contract));
            let named = unnamed(text, &told, self.contract).is_empty();
            (whole && named && !told.is_empty()).then_some(told)
        };
        // In "Sud lo rifiuta" ("South refuses it") the pronoun adds nothing to the act.
        let bare = ["lo", "la", "l'", "ne"].iter().find_map(|word| {
            let (before, after) = text.split_once(&format!(" {word} "))?;
            Some(format!("{before} {after}"))
        });
        let own = |text: &str| own(text).or_else(|| own(bare.as_deref()?));
        let is_nobodys = |told: &[ParsedLine]| {
            told.iter().any(|told| matches!(told, ParsedLine::WithoutPlayer(_)))
        };
        let told = match (own(text), self.by) {
            (Some(told), _) if !is_nobodys(&told) => told,
            // A passive clause leaves the player open, so the player of the previous clause is not assumed.
            (_, Some(by)) if !first.has_player() && !is_undergone(first) => {
                own(&format!("{by} {text}"))?
            }
            (told, _) => told?,
        };
        let revoke = |told: &ParsedLine| matches!(told, ParsedLine::NotFollowing { telling, .. } if telling.about.is_empty());
        if clauses.len() > 1 && told.iter().any(revoke) {
            return None;
        }
        // Not a standard sentence: an act in a subordinate clause without its card, and a wish to take back "the card",
        // which means a card already on the table.
        let begun = |told: &ParsedLine| matches!(told, ParsedLine::Incomplete(_));
        let the_card = |told: &ParsedLine| {
            told.telling().is_some_and(|telling| {
                telling.line.verb.name == "wants_back"
                    && typed_input::card(&telling.about) == Some(PlayedCard::Unrecorded)
            })
        };
        if first.link != Link::Next && told.iter().any(begun)
            || !self.put.is_empty() && told.iter().any(the_card)
        {
            return None;
        }
        for told in &told {
            self.remember(told);
        }
        Some(told)
    }

    fn remember(&mut self, told: &ParsedLine) {
        let Some(telling) = told.telling() else { return };
        let by = (!matches!(told, ParsedLine::WithoutPlayer(_))).then_some(telling.by);
        self.by = by;
        let name = telling.line.verb.name;
        self.can_follow_on = matches!(name, "plays" | "leads");
        self.has_led_face_down |= name == "leads_face_down";
        if let Some(card) = typed_input::card(&telling.about).filter(|_| name != "drops") {
            self.put.push((by, card));
        }
    }

    /// Reports the text of a clause as unused, if it contains a meaningful piece.
    fn leaves(&mut self, clause: &Clause) {
        if clause.pieces.iter().any(|piece| tells_something(piece.is)) {
            self.unused.push(self.text[clause.at()].trim().to_owned());
        }
    }

    /// Parses a clause in free words.
    fn clause(&mut self, clause: &Clause, is_first: bool) -> Vec<ParsedLine> {
        let mut used = vec![false; clause.pieces.len()];
        let named_act = self.act_of(clause);
        let place = Place { text: self.text, contract: self.contract, by: self.by };
        let named = place.named(clause, named_act, &mut used);
        // "But the lead was in his hand" states no act.
        let tells = |named_act: &NamedAct| {
            let names = named.subject.is_some() || !named.cards.is_empty() || named.rank.is_some();
            let goes_on = *named_act == NamedAct::Corrects || self.has_led_face_down;
            is_first || names || goes_on || !is_undergone(clause)
        };
        let told = named_act.filter(tells).map_or_else(Vec::new, |named_act| {
            mark_acts(clause, named_act, &mut used);
            self.told(clause, named_act, &named)
        });
        if told.is_empty() {
            self.leaves(clause);
            self.by = named.subject.or(self.by);
            return told;
        }
        for told in &told {
            self.remember(told);
        }
        for (piece, used) in clause.pieces.iter().zip(used) {
            let idle = match piece.is {
                PieceKind::Unknown => {
                    self.is_half_understood |= told.iter().any(lacks);
                    true
                }
                PieceKind::Player(by) if named.others.contains(&by) => {
                    !told.iter().any(|told| is_of(told, by))
                }
                PieceKind::Card(card) => !told.iter().any(|told| names(told, card)),
                PieceKind::Suit(suit) => !used && named.suit != Some(suit),
                PieceKind::Meaning(Meaning::Low) => {
                    named.cards.iter().all(|card| card.card().is_some())
                }
                is => !used && tells_something(is),
            };
            if idle {
                self.unused.push(self.text[piece.at.clone()].to_owned());
            }
        }
        told
    }

    /// Returns the act of a clause. If the clause has several verbs, the first one in `FIRST` decides. After a play
    /// or a lead, a clause that has no verb but names a player and a card states a play.
    fn act_of(&self, clause: &Clause) -> Option<NamedAct> {
        const FIRST: [NamedAct; 9] = [
            NamedAct::Penalty,
            NamedAct::Corrects,
            NamedAct::Revokes,
            NamedAct::TakesBack,
            NamedAct::Drops,
            NamedAct::Leads,
            NamedAct::Exposes,
            NamedAct::Shows,
            NamedAct::Plays,
        ];
        let acts: Vec<NamedAct> = clause.acts().collect();
        let told = FIRST.into_iter().find(|named_act| acts.contains(named_act));
        let follows_on = self.can_follow_on && clause.has_player() && clause.has_card();
        told.or_else(|| follows_on.then_some(NamedAct::Plays))
    }

    /// Returns the parsed lines for an act of a clause.
    fn told(&self, clause: &Clause, named_act: NamedAct, named: &Named) -> Vec<ParsedLine> {
        let undergone = is_undergone(clause) && named_act != NamedAct::Corrects;
        let by = named.subject.or(self.by.filter(|_| !undergone));
        // An act in a subordinate clause is used only if the clause names a card or a rank.
        let by_the_way = clause.link != Link::Next;
        if by_the_way && named.cards.is_empty() && named.rank.is_none() {
            return Vec::new();
        }
        let cards = &named.cards;
        let told = match named_act {
            NamedAct::Revokes => {
                let card = named.with.or(cards.last().copied());
                let telling = telling(by, "plays", card);
                telling
                    .map(|telling| ParsedLine::NotFollowing { telling, suit: named.suit })
                    .into_iter()
                    .collect()
            }
            NamedAct::Corrects => self.corrects(by, named),
            NamedAct::TakesBack => {
                let put = |(seat, _): &&(Option<Seat>, PlayedCard)| *seat == by;
                let card = cards.first().copied();
                let card = card.or_else(|| self.put.iter().rev().find(put).map(|(_, card)| *card));
                one(telling(by, "wants_back", card).map(|mut telling| {
                    let instead = cards.get(1).map(|card| ("instead", card.to_string()));
                    telling.details.extend(instead);
                    telling
                }))
            }
            NamedAct::Leads if clause.says(Meaning::WrongHand) => {
                telling(by, "leads", cards.first().copied())
                    .map(ParsedLine::WrongHand)
                    .into_iter()
                    .collect()
            }
            NamedAct::Leads if clause.says(Meaning::FaceDown) => {
                one(telling(by, "leads_face_down", cards.first().copied()))
            }
            NamedAct::Leads => self.puts(clause, by, "leads", named),
            NamedAct::Plays => self.puts(clause, by, "plays", named),
            NamedAct::Exposes
                if cards.is_empty() && named.rank.is_none() && self.has_led_face_down =>
            {
                one(telling(by.or(self.by), "faces_lead", None))
            }
            NamedAct::Exposes => {
                let all: Vec<String> = cards.iter().map(PlayedCard::to_string).collect();
                one(telling(by, "spreads", None).map(|telling| {
                    let about = if all.is_empty() { rank_of(named) } else { all.join(" ") };
                    ActDraft { about, ..telling }
                }))
                .into_iter()
                .map(|told| match told {
                    // Without a card the clause does not mean the whole hand: the dialogue asks for the card.
                    ParsedLine::Act(telling) if telling.about.is_empty() => {
                        ParsedLine::Incomplete(telling)
                    }
                    told => told,
                })
                .collect()
            }
            NamedAct::Penalty => {
                let minor = clause.says(Meaning::Minor).then_some("minor");
                let grade = minor.or(clause.says(Meaning::Major).then_some("major"));
                one(telling(by, "penalty", cards.first().copied()).map(|mut telling| {
                    telling.details.extend(grade.map(|grade| ("grade", grade.to_owned())));
                    telling
                }))
            }
            NamedAct::Shows => self.seen(by, "shows", named),
            NamedAct::Drops => self.seen(by, "drops", named),
        };
        let by =
            by.or(self.by.filter(|_| named_act == NamedAct::Exposes && self.has_led_face_down));
        told.into_iter()
            .map(|told| if by.is_some() { told } else { ParsedLine::WithoutPlayer(Box::new(told)) })
            .collect()
    }

    /// Returns the correction of a card; if two cards are named, one of them replaces the other.
    fn corrects(&self, by: Option<Seat>, named: &Named) -> Vec<ParsedLine> {
        let cards = &named.cards;
        let (of, card) = match (cards.as_slice(), named.with) {
            ([one], _) => (None, Some(*one)),
            ([], _) => (None, None),
            ([one, two, ..], Some(with)) if with == *one => (Some(*two), Some(with)),
            ([one, two, ..], _) => (Some(*one), Some(*two)),
        };
        one(telling(by, "corrects", card).map(|mut telling| {
            telling.details.extend(of.map(|of| ("of", of.to_string())));
            telling
        }))
    }

    /// Returns the plays of the cards named: the first card, then the cards played together with it or by the other
    /// players named.
    fn puts(
        &self,
        clause: &Clause,
        by: Option<Seat>,
        verb: &str,
        named: &Named,
    ) -> Vec<ParsedLine> {
        if clause.says(Meaning::WrongHand) {
            let wrong = telling(by, "leads", named.cards.first().copied());
            return wrong.map(ParsedLine::WrongHand).into_iter().collect();
        }
        if named.cards.is_empty() {
            let several = clause.says(Meaning::SeveralCards) || clause.says(Meaning::Together);
            let telling = telling(by, verb, None)
                .map(|telling| ActDraft { about: rank_of(named), ..telling });
            return match telling {
                Some(telling) if several => vec![ParsedLine::Together(telling)],
                telling => one(telling),
            };
        }
        let others = Some(&named.others).filter(|others| others.len() + 1 == named.cards.len());
        let together = others.is_none_or(Vec::is_empty) || clause.says(Meaning::Together);
        if by == self.contract.map(|contract| contract.dummy()) && clause.says(Meaning::Unbidden) {
            let unbidden = telling(by, "plays", named.cards.first().copied());
            return one(unbidden.map(|mut telling| {
                telling.details.push(("unbidden", true.to_string()));
                telling
            }));
        }
        let told = named.cards.iter().enumerate().filter_map(|(place, card)| {
            let other = place.checked_sub(1).and_then(|place| others?.get(place).copied());
            let by = other.or(by);
            let mut telling = telling(by, if place == 0 { verb } else { "plays" }, Some(*card))?;
            if place > 0 && together {
                telling.details.push(("at_once", true.to_string()));
            }
            Some(ParsedLine::of_card(telling))
        });
        told.collect()
    }

    /// Returns an act of showing or dropping for each card named, with the players who saw it if they are named.
    fn seen(&self, by: Option<Seat>, verb: &str, named: &Named) -> Vec<ParsedLine> {
        let to: Vec<String> = named.to.iter().map(Seat::to_string).collect();
        let seen = (!to.is_empty()).then(|| ("seen", to.join(", ")));
        let with_seen = |telling: ActDraft| {
            let mut telling = telling;
            telling.details.extend(seen.clone());
            ParsedLine::of_card(telling)
        };
        if named.cards.is_empty() {
            let telling = telling(by, verb, None);
            let telling = telling.map(|telling| ActDraft { about: rank_of(named), ..telling });
            return telling.map(with_seen).into_iter().collect();
        }
        let cards = named.cards.iter();
        cards.filter_map(|card| telling(by, verb, Some(*card))).map(with_seen).collect()
    }
}

/// Returns true if the act lacks its player or its card.
fn lacks(told: &ParsedLine) -> bool {
    matches!(told, ParsedLine::WithoutPlayer(_) | ParsedLine::Incomplete(_))
}

/// Returns an act about a card; North is the placeholder for a player who is not known.
fn telling(by: Option<Seat>, verb: &str, card: Option<PlayedCard>) -> Option<ActDraft> {
    let line: MenuLine = line_of_verb(verb)?;
    let about = card.map_or_else(String::new, |card| card.to_string());
    Some(ActDraft { about, ..ActDraft::incomplete(by.unwrap_or(Seat::North), line) })
}

fn one(telling: Option<ActDraft>) -> Vec<ParsedLine> {
    telling.map(ParsedLine::of_card).into_iter().collect()
}

fn rank_of(named: &Named) -> String {
    named.rank.clone().unwrap_or_default()
}

/// Returns true if the words state an act in the passive, without the player who acts.
fn is_undergone(clause: &Clause) -> bool {
    let has = clause.says(Meaning::Has) && !clause.says(Meaning::Is);
    let undergone = |piece: &Piece| matches!(piece.is, PieceKind::Meaning(Meaning::Undergone(_)));
    let told = clause.pieces.iter().any(undergone) && !has;
    told || clause.says(Meaning::Is) && clause.has_act()
}

/// Returns true if a piece must be reported when it is not used.
fn tells_something(is: PieceKind) -> bool {
    match is {
        PieceKind::Player(_)
        | PieceKind::Card(_)
        | PieceKind::Rank(_)
        | PieceKind::Suit(_)
        | PieceKind::Unknown => true,
        PieceKind::Meaning(says) => {
            matches!(
                says,
                Meaning::NamedAct(_) | Meaning::Undergone(_) | Meaning::Partner | Meaning::Low
            )
        }
        PieceKind::Pause | PieceKind::Stop => false,
    }
}

/// Marks as used the words of an act and the words that usually accompany this act.
fn mark_acts(clause: &Clause, told: NamedAct, used: &mut [bool]) {
    let goes_with: &[NamedAct] = match told {
        NamedAct::Revokes => &[NamedAct::Plays],
        NamedAct::Corrects => &[NamedAct::Revokes, NamedAct::Plays],
        NamedAct::Leads => &[NamedAct::Plays],
        NamedAct::Penalty
        | NamedAct::TakesBack
        | NamedAct::Exposes
        | NamedAct::Shows
        | NamedAct::Drops
        | NamedAct::Plays => &[],
    };
    for (piece, used) in clause.pieces.iter().zip(used) {
        if let Some(named_act) = named_act(piece.is) {
            *used = named_act == told || goes_with.contains(&named_act);
        }
    }
}
