//! The table of a draft.

use crate::case::{TableSetup, Vulnerability};
use crate::diag::{Code, Problem};
use arbitro_laws::bridge::{
    Auction, BySeat, Card, Contract, Deal, Hand, Holding, PlayedCard, Seat, Suit, Trick,
};
use arbitro_laws::record::words::Named;
use arbitro_laws::table::{ExposedCard, PenaltyCard};

use super::case_notation::{array, hand, quoted, seats_text};

/// A table as a user describes it, before it is checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableDraft {
    /// The dealer, if stated.
    pub dealer: Option<Seat>,
    /// The vulnerable sides, if stated.
    pub vulnerable: Option<Vulnerability>,
    /// The auction, if stated.
    pub auction: Option<Auction>,
    /// The contract, if stated.
    pub contract: Option<Contract>,
    /// The known cards of each hand.
    pub deal: Deal,
    /// Tricks won by North-South and by East-West before the tricks entered here.
    pub won: [u8; 2],
    /// The winner of the last trick before those entered here, and his card.
    pub last: Option<(Seat, PlayedCard)>,
    /// The leader to the first trick entered; `None` for the opening lead.
    pub on_lead: Option<Seat>,
    /// The tricks entered; the last one may be unfinished.
    pub tricks: Vec<Trick>,
    /// The penalty cards.
    pub penalty_cards: Vec<PenaltyCard>,
    /// The cards exposed during the auction.
    pub exposed: Vec<ExposedCard>,
}

impl TableDraft {
    /// Returns the draft of the table of a case.
    pub fn of(setting: &TableSetup) -> TableDraft {
        let cards: usize = setting.tricks.iter().map(|trick| usize::from(trick.len())).sum();
        let whole = setting.tricks.iter().any(Trick::is_complete);
        let leader = setting.tricks.first().or(setting.start.trick.as_ref()).map(Trick::leader);
        TableDraft {
            dealer: setting.dealer,
            vulnerable: setting.vulnerable,
            auction: setting.auction.clone(),
            contract: Some(setting.contract),
            deal: setting.deal,
            won: setting.tricks_won_before(),
            last: setting.start.last_won.filter(|_| !whole),
            on_lead: leader.filter(|_| setting.dummy_spread || cards > 1),
            tricks: setting.tricks.clone(),
            penalty_cards: setting.penalty_cards.clone(),
            exposed: setting.exposed.clone(),
        }
    }

    /// Returns the number of tricks played before the diagram, by its longest complete hand; `None` if this hand has
    /// thirteen cards or more, or if no hand is complete.
    pub fn tricks_made(&self) -> Option<u8> {
        let lengths = self.deal.hands.0.iter().filter_map(|hand| hand.len());
        lengths.max().and_then(|length| 13u8.checked_sub(length)).filter(|made| *made > 0)
    }

    /// Returns the leader to the first trick entered.
    pub fn leader(&self) -> Option<Seat> {
        self.on_lead.or(self.contract.map(Contract::leader))
    }

    /// Returns dummy, if the contract is stated.
    pub fn dummy(&self) -> Option<Seat> {
        self.contract.map(Contract::dummy)
    }

    /// Adds the cards of `more` to a hand; a suit that was complete in the hand, or is complete in `more`, is then
    /// complete in the hand.
    pub fn learn(&mut self, seat: Seat, more: Holding) {
        let before = self.deal.hands[seat];
        let mut after = Holding::at_least(before.known() | more.known());
        for suit in Suit::ALL {
            if before.length(suit).or(more.length(suit)).is_some() {
                after.close_suit(suit);
            }
        }
        self.deal.hands[seat] = after;
    }

    /// Returns the keys of the table in a case file, one per line.
    pub fn text(&self) -> String {
        let mut lines = Vec::new();
        let mut line = |key: &str, value: String| lines.push(format!("{key} = {value}\n"));
        if let Some(contract) = self.contract {
            line("contract", quoted(&contract.to_string()));
        }
        if let Some(seat) = self.dealer {
            line("dealer", quoted(&seat.to_string()));
        }
        if let Some(vulnerable) = self.vulnerable {
            line("vulnerable", quoted(zone(vulnerable)));
        }
        if let Some(auction) = &self.auction {
            let calls: Vec<String> = auction.calls.iter().map(ToString::to_string).collect();
            line("auction", quoted(&calls.join(" ")));
        }
        for (key, hand) in self.hands() {
            line(key, quoted(&hand));
        }
        let [ns, ew] = self.won;
        if ns + ew > 0 {
            line("tricks", format!("{{ NS = {ns}, EW = {ew} }}"));
        }
        if let Some((seat, card)) = self.last {
            line("last", quoted(&format!("{card} by {seat}")));
        }
        if let Some(seat) = self.on_lead {
            line("on_lead", quoted(&seat.to_string()));
        }
        let tricks: Vec<String> =
            self.tricks.iter().filter(|trick| !trick.is_empty()).map(trick).collect();
        if !tricks.is_empty() {
            line("play", array(tricks));
        }
        if !self.penalty_cards.is_empty() {
            line("penalty", array(self.penalty_cards.iter().map(penalty)));
        }
        if !self.exposed.is_empty() {
            line("exposed", array(self.exposed.iter().map(exposed)));
        }
        let wrong = self.wrong_hands();
        if !wrong.is_empty() {
            line("wrong_hands", array(wrong.iter().map(Seat::to_string)));
        }
        lines.concat()
    }

    /// Returns the complete hands whose number of cards differs from the usual one, and from those of at least two other
    /// complete hands.
    fn wrong_hands(&self) -> Vec<Seat> {
        let usual = self.deal.usual_length();
        let length = |seat: Seat| self.deal.hands[seat].len();
        let differs = |one: Seat, two: &Seat| {
            length(one).zip(length(*two)).is_some_and(|(one, two)| one != two)
        };
        let alone = |seat: &Seat| Seat::ALL.iter().filter(|two| differs(*seat, two)).count() >= 2;
        Seat::ALL.into_iter().filter(|seat| length(*seat) != usual && alone(seat)).collect()
    }

    /// Returns the keys and values of the hands in a case file: one line for the whole deal if all four are complete.
    fn hands(&self) -> Vec<(&'static str, String)> {
        const KEYS: BySeat<&str> = BySeat(["north", "east", "south", "west"]);
        let hands = &self.deal.hands;
        if hands.0.iter().all(|hand| hand.len().is_some()) {
            return vec![("deal", self.deal.to_string())];
        }
        hands.iter().filter_map(|(seat, holding)| Some((KEYS[seat], hand(*holding)?))).collect()
    }

    /// Returns the cards that the hand played in the tricks entered.
    pub fn played(&self, seat: Seat) -> Vec<PlayedCard> {
        self.tricks.iter().filter_map(|trick| trick.card(seat)).collect()
    }

    /// Returns a problem for the first card that occurs twice in the tricks entered.
    pub fn seen_twice(&self) -> Option<Problem> {
        let mut seen = Hand::EMPTY;
        let cards = self.tricks.iter().flat_map(Trick::cards);
        for (seat, card) in cards.filter_map(|(seat, card)| Some((seat, card.card()?))) {
            if seen.contains(card) {
                let problem = Problem::new(Code::EventNotHeld, 0..0);
                return Some(problem.with("seat", seat).with("card", card));
            }
            seen = seen.with(card);
        }
        None
    }

    /// Adds a card to a hand, unless the diagram already shows whether the hand holds it.
    pub fn show(&mut self, seat: Seat, card: Card) {
        let closed = self.deal.hands[seat].length(card.suit).is_some();
        if !closed && self.deal.holds(seat, card).is_none() {
            self.learn(seat, Holding::at_least(Hand::EMPTY.with(card)));
        }
    }
}

fn zone(vulnerable: Vulnerability) -> &'static str {
    match (vulnerable.north_south, vulnerable.east_west) {
        (false, false) => "none",
        (true, false) => "NS",
        (false, true) => "EW",
        (true, true) => "all",
    }
}

fn trick(trick: &Trick) -> String {
    let cards: Vec<String> = trick.cards().map(|(_, card)| card.to_string()).collect();
    format!("{}: {}", trick.leader(), cards.join(" "))
}

fn penalty(penalty: &PenaltyCard) -> String {
    format!("{} {} {}", penalty.owner, penalty.card, penalty.grade.name())
}

fn exposed(exposed: &ExposedCard) -> String {
    let led = if exposed.led { " led" } else { "" };
    let before = if exposed.before_auction { " before_auction" } else { "" };
    let seen = exposed.seen.map_or_else(String::new, |seen| format!(" seen {}", seats_text(seen)));
    format!("{} {}{led}{before}{seen}", exposed.owner, exposed.card)
}
