//! The outcome in sentences.

use crate::bridge::PlayedCard;
use crate::record::PenaltyGrade;
use crate::record::names::{Names, is_masculine};
use crate::record::template;
use crate::record::text::{Text, capitalised, series, text};
use crate::ruling::decision::{Decision, DecisionAct, Party};
use crate::table::NextTurn;

use super::{CardFate, CardOutcome, Outcome};

const IN_TRICK: Text = text("Nella presa: {cards}.", "In the trick: {cards}.");
const LEADS: Text = text("Tocca a {who} attaccare.", "{who} is to lead.");
const DUMMY_LEADS: Text = text("Tocca al morto attaccare.", "Dummy is to lead.");
const PLAYS: Text = text("Tocca a {who} giocare.", "{who} is to play.");
const DUMMY_PLAYS: Text = text("Tocca al morto giocare.", "Dummy is to play.");
const FACES: Text =
    text("{who} deve scoprire la carta d'attacco.", "{who} is to face the opening lead.");
const OVER: Text = text("Non si gioca più.", "There is no further play.");
const UNKNOWN: Text = text(
    "A chi tocchi dipende da carte che non si conoscono.",
    "Whose turn it is depends on cards that are not known.",
);

const MAJOR: Text = text(
    "{card} resta sul tavolo come carta penalizzata maggiore.",
    "{card} stays on the table as a major penalty card.",
);
const MINOR: Text = text(
    "{card} resta sul tavolo come carta penalizzata minore.",
    "{card} stays on the table as a minor penalty card.",
);
const AWAITS: Text = text(
    "{card} resta sul tavolo e vale come giocata quando tocca a {who}.",
    "{card} stays on the table, and counts as played when {who}'s turn comes.",
);
const FACE_DOWN: Text =
    text("{card} resta copert{o/a} sul tavolo.", "{card} stays face down on the table.");
const FACED: Text = text(
    "{card} resta scopert{o/a} sul tavolo, e non è carta penalizzata.",
    "{card} stays face up on the table, and is not a penalty card.",
);
const BACK_IN_HAND: Text = text("{card} torna in mano.", "{card} is back in hand.");
const BACK_IN_DUMMY: Text =
    text("{card} torna fra le carte del morto.", "{card} is back among dummy's cards.");

impl Outcome {
    /// Returns the outcome in sentences: the trick, the turn, the cards that are neither played nor where they always
    /// were, and what defenders must and may not play.
    pub fn sentences(&self, names: &(impl Names + ?Sized)) -> Vec<String> {
        let mut sentences = Vec::new();
        if !self.trick.is_empty() && self.next != NextTurn::Over {
            let cards: Vec<String> =
                self.trick.iter().map(|(hand, card)| names.card_of(*hand, *card)).collect();
            sentences.push(filled(IN_TRICK, names, None, |slot| {
                (slot == "cards").then(|| series(&cards, &names.and()))
            }));
        }
        sentences.push(self.turn_sentence(names));
        sentences.extend(self.cards.iter().filter_map(|card| self.card_sentence(card, names)));
        sentences.extend(self.required().map(|decision| decision.sentence(names)));
        sentences
    }

    /// Returns the duties as decisions.
    pub fn required(&self) -> impl Iterator<Item = Decision> + '_ {
        self.duties.iter().map(|(who, duty)| Decision::of_duty(*who, *who, *duty))
    }

    fn turn_sentence(&self, names: &(impl Names + ?Sized)) -> String {
        let dummy = self.declarer.partner();
        let (template, who) = match self.next {
            NextTurn::Lead(seat) if seat == dummy => (DUMMY_LEADS, None),
            NextTurn::Lead(seat) => (LEADS, Some(seat)),
            NextTurn::Play(seat) if seat == dummy => (DUMMY_PLAYS, None),
            NextTurn::Play(seat) => (PLAYS, Some(seat)),
            NextTurn::FaceLead(seat) => (FACES, Some(seat)),
            NextTurn::Over => (OVER, None),
            NextTurn::Unknown => (UNKNOWN, None),
        };
        filled(template, names, None, |slot| {
            who.filter(|_| slot == "who").map(|who| names.seat(who))
        })
    }

    fn card_sentence(
        &self,
        CardOutcome { hand, card, fate }: &CardOutcome,
        names: &(impl Names + ?Sized),
    ) -> Option<String> {
        let template = match fate {
            CardFate::Penalty(PenaltyGrade::Major) => MAJOR,
            CardFate::Penalty(PenaltyGrade::Minor) => MINOR,
            CardFate::AwaitsTurn => AWAITS,
            CardFate::FaceDown => FACE_DOWN,
            CardFate::Faced => FACED,
            CardFate::Returned if *hand == self.declarer.partner() => BACK_IN_DUMMY,
            CardFate::Returned => BACK_IN_HAND,
            CardFate::MustBePlayed => {
                let act = DecisionAct::Play(*hand, *card);
                let who = if *hand == self.declarer.partner() { self.declarer } else { *hand };
                return Some(Decision::Must(Party::Seat(who), act).sentence(names));
            }
            CardFate::Played | CardFate::Dummy | CardFate::Hand | CardFate::Removed => return None,
        };
        Some(filled(template, names, Some(*card), |slot| match slot {
            "card" => Some(names.card_of(*hand, *card)),
            "who" => Some(names.seat(*hand)),
            _ => None,
        }))
    }
}

fn filled(
    template: Text,
    names: &(impl Names + ?Sized),
    card: Option<PlayedCard>,
    value: impl Fn(&str) -> Option<String>,
) -> String {
    let value = |slot: &str| match slot {
        slot if slot.starts_with(template::MASCULINE) => {
            card.filter(|card| is_masculine(*card)).map(|_| String::new())
        }
        slot => value(slot),
    };
    capitalised(&template::fill(template.in_language(names.language()), value))
}
