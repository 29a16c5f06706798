//! The outcome in sentences.

use crate::bridge::endgame::TrickRange;
use crate::bridge::{PlayedCard, Seat, Side};
use crate::record::PenaltyGrade;
use crate::record::names::{Names, is_masculine};
use crate::record::template;
use crate::record::text::{Text, capitalised, text};
use crate::ruling::decision::{Decision, DecisionAct, Party};
use crate::table::NextTurn;

use super::{CardFate, CardOutcome, Outcome, Request, RequestAnswer, RequestKind};

const IN_TRICK: Text = text("Nella presa: {cards}.", "In the trick: {cards}.");
const LEADS: Text = text("Tocca a {who} attaccare.", "{who} is to lead.");
const DUMMY_LEADS: Text = text("Tocca al morto ({who}) attaccare.", "Dummy ({who}) is to lead.");
const PLAYS: Text = text("Tocca a {who} giocare.", "{who} is to play.");
const DUMMY_PLAYS: Text = text("Tocca al morto ({who}) giocare.", "Dummy ({who}) is to play.");
const FACES: Text =
    text("{who} deve scoprire la carta d'attacco.", "{who} is to face the opening lead.");
const OVER: Text = text("Non si gioca più.", "There is no further play.");
const UNKNOWN: Text = text(
    "A chi tocchi dipende da carte che non si conoscono.",
    "Whose turn it is depends on cards that are not known.",
);

const MAJOR: Text = text(
    "{cards} [{one!}resta sul tavolo come carta penalizzata maggiore][{many!}restano sul tavolo come carte penalizzate maggiori].",
    "{cards} [{one!}stays on the table as a major penalty card][{many!}stay on the table as major penalty cards].",
);
const MINOR: Text = text(
    "{card} resta sul tavolo come carta penalizzata minore.",
    "{card} stays on the table as a minor penalty card.",
);
const AWAITS: Text = text(
    "{card} resta sul tavolo e vale come giocata quando tocca a {who}.",
    "{card} stays on the table, and counts as played when {who}'s turn comes.",
);
const NEXT_TRICK: Text = text(
    "{card} resta sul tavolo e vale per la presa successiva.",
    "{card} stays on the table, and belongs to the next trick.",
);
const FACE_DOWN: Text =
    text("{card} resta copert{o/a} sul tavolo.", "{card} stays face down on the table.");
const FACED: Text = text(
    "{cards} [{one!}resta scopert{o/a} sul tavolo, e non è carta penalizzata][{many!}restano scoperte sul tavolo, e non sono carte penalizzate].",
    "{cards} [{one!}stays face up on the table, and is not a penalty card][{many!}stay face up on the table, and are not penalty cards].",
);
const BACK_IN_HAND: Text = text(
    "[{one!}{cards} torna in mano.][{many!}Tornano in mano {cards}.]",
    "{cards} [{one!}is][{many!}are] back in hand.",
);
const BACK_IN_DUMMY: Text = text(
    "[{one!}{cards} torna fra le carte del morto.][{many!}Tornano fra le carte del morto {cards}.]",
    "{cards} [{one!}is][{many!}are] back among dummy's cards.",
);

const TRICK_RANGE: Text = text("da {least} a {most}", "{least} to {most}");
const ALL_SHARED: Text =
    text("{side} fanno tutte le prese restanti.", "{side} win all the remaining tricks.");
const LAST_OPEN: Text = text(
    "L'ultima presa può andare a {side} o a {other side}.",
    "The last trick may go to {side} or to {other side}.",
);
const SHARED: Text = text(
    "Delle {all} prese restanti {tricks} vanno a {side}, {other tricks} a {other side}.",
    "Of the {all} remaining tricks {tricks} go to {side}, {other tricks} to {other side}.",
);

const NOT_TAKEN_BACK: Text =
    text("{who} non può riprendere {card}.", "{who} may not take back {card}.");
const NOT_REPLACED: Text = text(
    "{card} non prende il posto della carta già in tavola.",
    "{card} does not take the place of the card already on the table.",
);
const CALL_NOT_CHANGED: Text =
    text("{who} non può cambiare la carta chiamata.", "{who} may not change the card called.");
const NO_CHOICE: Text = text("La scelta di {who} non vale.", "{who}'s choice does not count.");
const NOT_DESIGNATED: Text = text(
    "La carta giocata non è {card}, che {who} ha indicato.",
    "The card played is not {card}, which {who} has designated.",
);
const DESIGNATED: Text = text(
    "La carta è {card}, che {who} ha indicato.",
    "The card is {card}, which {who} has designated.",
);
const NO_CLAIM: Text =
    text("La richiesta di {who} non ha effetto.", "{who}'s claim has no effect.");
const NO_CONCESSION: Text =
    text("La concessione di {who} non ha effetto.", "{who}'s concession has no effect.");
const NO_OBJECTION: Text =
    text("L'opposizione di {who} non ha effetto.", "{who}'s objection has no effect.");
const NO_PLAY_ON: Text =
    text("{who} non ottiene che si continui a giocare.", "{who} does not get play to go on.");
const NOT_INSPECTED: Text =
    text("{who} non può vedere le carte della presa.", "{who} may not see the cards of the trick.");

/// A statement about the table, which one sentence makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OutcomePoint {
    /// The cards of the trick in progress.
    Trick(Vec<(Seat, PlayedCard)>),
    /// The next step of the play.
    Turn {
        /// The step.
        next: NextTurn,
        /// Whether it is dummy's.
        is_dummys: bool,
    },
    /// The fate of a card that is neither played nor where it always was.
    Card {
        /// The card with its fate.
        card: CardOutcome,
        /// Whether it is dummy's.
        is_dummys: bool,
    },
    /// What a rectification requires of a player.
    Required(Decision),
    /// How many of the remaining tricks North-South and East-West get by a claim or concession.
    Shared([TrickRange; 2]),
}

impl Outcome {
    /// Returns the outcome in sentences: the trick, the turn, the cards that are neither played nor where they always
    /// were, what defenders must and may not play, and the tricks of a claim.
    pub fn sentences(&self, names: &(impl Names + ?Sized)) -> Vec<String> {
        in_sentences(&self.points(), names)
    }

    /// Returns the statements that the sentences make.
    pub fn points(&self) -> Vec<OutcomePoint> {
        let dummy = self.declarer.partner();
        let mut points = Vec::new();
        if !self.trick.is_empty() && self.next != NextTurn::Over {
            points.push(OutcomePoint::Trick(self.trick.clone()));
        }
        let is_dummys =
            matches!(self.next, NextTurn::Lead(seat) | NextTurn::Play(seat) if seat == dummy);
        points.push(OutcomePoint::Turn { next: self.next, is_dummys });
        let told = self.cards.iter().filter(|card| card.fate.is_told());
        points.extend(
            told.map(|card| OutcomePoint::Card { card: *card, is_dummys: card.hand == dummy }),
        );
        points.extend(self.required().map(OutcomePoint::Required));
        points.extend(self.tricks.shared.map(OutcomePoint::Shared));
        points
    }

    /// Returns the duties as decisions.
    pub fn required(&self) -> impl Iterator<Item = Decision> + '_ {
        self.duties.iter().map(|(who, duty)| Decision::of_duty(*who, *who, *duty))
    }

    /// Returns what the duties and the penalty cards of a player require of him, or forbid to him, about his next card.
    pub fn required_of(&self, player: Seat) -> impl Iterator<Item = Decision> + '_ {
        let duties = self.duties.iter().filter(move |(who, _)| *who == player);
        let duties = duties.map(|(who, duty)| Decision::of_duty(*who, *who, *duty));
        let cards = self.cards.iter().filter(move |it| it.hand == player);
        let cards = cards.filter_map(|it| match it.fate {
            CardFate::Penalty(grade) => Some(Decision::of_penalty_card(it.hand, it.card, grade)),
            _ => None,
        });
        duties.chain(cards)
    }
}

impl CardFate {
    /// Returns whether the sentences of an outcome tell this fate.
    const fn is_told(self) -> bool {
        match self {
            CardFate::Played | CardFate::Dummy | CardFate::Hand | CardFate::Removed => false,
            CardFate::AwaitsTurn
            | CardFate::NextTrick
            | CardFate::FaceDown
            | CardFate::Penalty(_)
            | CardFate::Faced
            | CardFate::Returned
            | CardFate::MustBePlayed => true,
        }
    }
}

/// Returns statements in sentences; cards with the same fate share one sentence if the fate has a shared sentence.
pub fn in_sentences(points: &[OutcomePoint], names: &(impl Names + ?Sized)) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut told: Vec<Text> = Vec::new();
    for point in points {
        match point.shared_template() {
            Some(template) if told.contains(&template) => {}
            Some(template) => {
                told.push(template);
                sentences.push(of_cards(points, template, names));
            }
            None => sentences.push(point.sentence(names)),
        }
    }
    sentences
}

/// Returns the sentence about the cards that share this template.
fn of_cards(points: &[OutcomePoint], template: Text, names: &(impl Names + ?Sized)) -> String {
    let sharing = points.iter().filter(|point| point.shared_template() == Some(template));
    let cards: Vec<(Seat, PlayedCard)> = sharing
        .filter_map(|point| match point {
            OutcomePoint::Card { card, .. } => Some((card.hand, card.card)),
            _ => None,
        })
        .collect();
    let first = cards.first().map(|(_, card)| *card);
    filled(template, names, first, |slot| match slot {
        "cards" => Some(names.cards_of(&cards)),
        "one" => (cards.len() == 1).then(String::new),
        "many" => (cards.len() > 1).then(String::new),
        _ => None,
    })
}

impl OutcomePoint {
    /// Returns the template of the sentence that the card shares with others of the same fate; `None` if it has a
    /// sentence of its own.
    const fn shared_template(&self) -> Option<Text> {
        let OutcomePoint::Card { card, is_dummys } = self else { return None };
        match card.fate {
            CardFate::Returned if *is_dummys => Some(BACK_IN_DUMMY),
            CardFate::Returned => Some(BACK_IN_HAND),
            CardFate::Penalty(PenaltyGrade::Major) => Some(MAJOR),
            CardFate::Faced => Some(FACED),
            _ => None,
        }
    }

    fn sentence(&self, names: &(impl Names + ?Sized)) -> String {
        match self {
            OutcomePoint::Trick(trick) => filled(IN_TRICK, names, None, |slot| {
                (slot == "cards").then(|| names.cards_of(trick))
            }),
            OutcomePoint::Turn { next, is_dummys } => turn_sentence(*next, *is_dummys, names),
            OutcomePoint::Card { card, is_dummys } => card_sentence(card, *is_dummys, names),
            OutcomePoint::Required(decision) => decision.sentence(names),
            OutcomePoint::Shared(tricks) => shared_sentence(*tricks, names),
        }
    }
}

fn turn_sentence(next: NextTurn, is_dummys: bool, names: &(impl Names + ?Sized)) -> String {
    let (template, who) = match next {
        NextTurn::Lead(seat) => (if is_dummys { DUMMY_LEADS } else { LEADS }, Some(seat)),
        NextTurn::Play(seat) => (if is_dummys { DUMMY_PLAYS } else { PLAYS }, Some(seat)),
        NextTurn::FaceLead(seat) => (FACES, Some(seat)),
        NextTurn::Over => (OVER, None),
        NextTurn::Unknown => (UNKNOWN, None),
    };
    filled(template, names, None, |slot| who.filter(|_| slot == "who").map(|who| names.seat(who)))
}

fn card_sentence(
    CardOutcome { hand, card, fate }: &CardOutcome,
    is_dummys: bool,
    names: &(impl Names + ?Sized),
) -> String {
    let template = match fate {
        CardFate::Penalty(PenaltyGrade::Minor) => MINOR,
        CardFate::AwaitsTurn => AWAITS,
        CardFate::NextTrick => NEXT_TRICK,
        CardFate::FaceDown => FACE_DOWN,
        CardFate::MustBePlayed => {
            let who = if is_dummys { hand.partner() } else { *hand };
            let act = DecisionAct::Play(*hand, *card);
            return Decision::Must(Party::Seat(who), act).sentence(names);
        }
        CardFate::Penalty(PenaltyGrade::Major)
        | CardFate::Faced
        | CardFate::Returned
        | CardFate::Played
        | CardFate::Dummy
        | CardFate::Hand
        | CardFate::Removed => return String::new(),
    };
    filled(template, names, Some(*card), |slot| match slot {
        "card" => Some(names.card_of(*hand, *card)),
        "who" => Some(names.seat(*hand)),
        _ => None,
    })
}

fn shared_sentence(tricks: [TrickRange; 2], names: &(impl Names + ?Sized)) -> String {
    let won = |side: Side| tricks[side as usize];
    let most =
        if won(Side::EastWest) > won(Side::NorthSouth) { Side::EastWest } else { Side::NorthSouth };
    let other = most.opponents();
    let all = won(most).least + won(other).most;
    let template = match () {
        () if won(other) == TrickRange::exactly(0) => ALL_SHARED,
        () if all == 1 => LAST_OPEN,
        () => SHARED,
    };
    let number = |tricks: TrickRange| match tricks.number() {
        Some(number) => number.to_string(),
        None => template::fill(TRICK_RANGE.in_language(names.language()), |slot| match slot {
            "least" => Some(tricks.least.to_string()),
            "most" => Some(tricks.most.to_string()),
            _ => None,
        }),
    };
    filled(template, names, None, |slot| match slot {
        "all" => Some(all.to_string()),
        "side" => Some(names.side(most)),
        "tricks" => Some(number(won(most))),
        "other side" => Some(names.side(other)),
        "other tricks" => Some(number(won(other))),
        _ => None,
    })
}

impl Request {
    /// Returns the sentence that the request is refused or has no effect, or which card was designated; `None` for
    /// others that are granted, and if there is no answer yet.
    pub fn sentence(&self, names: &(impl Names + ?Sized)) -> Option<String> {
        match (self.answer?, self.kind) {
            // The decisions say how many of the tricks he gets.
            (RequestAnswer::Refused, RequestKind::Claim | RequestKind::Concession) => return None,
            (RequestAnswer::Refused | RequestAnswer::Void, _) => {}
            (RequestAnswer::Granted, RequestKind::Designate(card)) => {
                return Some(self.filled(DESIGNATED, Some(names.card(card)), names));
            }
            (RequestAnswer::Granted | RequestAnswer::Awaited, _) => return None,
        }
        let (template, card) = match self.kind {
            RequestKind::TakeBack(hand, card) if hand == self.by => {
                (NOT_TAKEN_BACK, Some(names.card(card)))
            }
            RequestKind::TakeBack(hand, card) => (NOT_TAKEN_BACK, Some(names.card_of(hand, card))),
            RequestKind::Replace(card) => (NOT_REPLACED, Some(names.card_of(self.by, card))),
            RequestKind::ChangeCall => (CALL_NOT_CHANGED, None),
            RequestKind::Choice(_) => (NO_CHOICE, None),
            RequestKind::Designate(card) => (NOT_DESIGNATED, Some(names.card(card))),
            RequestKind::Claim => (NO_CLAIM, None),
            RequestKind::Concession => (NO_CONCESSION, None),
            RequestKind::Objection => (NO_OBJECTION, None),
            RequestKind::PlayOn => (NO_PLAY_ON, None),
            RequestKind::Inspect => (NOT_INSPECTED, None),
        };
        Some(self.filled(template, card, names))
    }

    fn filled(
        &self,
        template: Text,
        card: Option<String>,
        names: &(impl Names + ?Sized),
    ) -> String {
        filled(template, names, None, |slot| match slot {
            "who" => Some(names.seat(self.by)),
            "card" => card.clone(),
            _ => None,
        })
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
