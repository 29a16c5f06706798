//! Plays a board by rules of thumb, so that the play is legal and plausible.

use arbitro_laws::bridge::{Card, Contract, Hand, Position, Rank, Seat, Suit};

/// Returns the card for the player whose turn it is; `None` if no player is in turn.
pub fn card(position: &Position, contract: Contract) -> Option<Card> {
    let seat = position.turn()?;
    let legal = position.legal(seat);
    if let Some(only) = legal.only() {
        return Some(only);
    }
    let view = PlayerView { position, contract, seat, legal };
    match position.suit_led() {
        None if contract.is_defender(seat) => view.defender_leads(),
        None => view.declarer_leads(),
        Some(led) if legal.suit(led).is_empty() => view.ruff().or_else(|| view.discard()),
        Some(_) => view.follow(),
    }
}

/// The player whose turn it is, and his legal cards.
struct PlayerView<'p> {
    position: &'p Position,
    contract: Contract,
    seat: Seat,
    legal: Hand,
}

impl PlayerView<'_> {
    fn held(&self, seat: Seat) -> Hand {
        self.position.deal.hands[seat].known()
    }

    /// Returns the cards still held by the player's opponents.
    fn against(&self) -> Hand {
        self.held(self.seat.lho()) | self.held(self.seat.rho())
    }

    fn is_master(&self, card: Card) -> bool {
        highest(self.against().suit(card.suit)).is_none_or(|other| other.rank < card.rank)
    }

    /// Returns the lowest card of the player's hand that is equivalent to this card: no other hand holds a card in
    /// between.
    fn equal_to(&self, card: Card) -> Card {
        let own = self.held(self.seat).suit(card.suit);
        let others = self.position.deal.known().suit(card.suit) - own;
        let between = |low: Card| others.iter().any(|c| c.rank > low.rank && c.rank < card.rank);
        own.iter().filter(|low| low.rank <= card.rank && !between(*low)).last().unwrap_or(card)
    }

    fn winning(&self) -> Option<(Seat, Card)> {
        let (seat, card) = self.position.trick?.winning_card(self.position.trumps)?;
        Some((seat, card.card()?))
    }

    /// Returns the legal cards that would win the trick as it is now, lowest first.
    fn beating(&self) -> Vec<Card> {
        let trick = self.position.trick;
        let beats = |card: &Card| {
            trick.and_then(|trick| trick.is_beaten_by(*card, self.position.trumps)) == Some(true)
        };
        let mut cards: Vec<Card> = self.legal.iter().filter(beats).collect();
        cards.sort_by_key(|card| card.rank);
        cards
    }

    fn follow(&self) -> Option<Card> {
        let low = lowest(self.legal)?;
        let place = self.position.on_table();
        let beating = self.beating();
        let partner_wins = self.winning().is_some_and(|(seat, _)| seat == self.seat.partner());
        match (beating.first(), place) {
            (None, _) => Some(low),
            (Some(_), 3) if partner_wins => Some(low),
            (Some(cheapest), 3) => Some(*cheapest),
            (Some(_), 2) => Some(self.third(&beating, partner_wins).unwrap_or(low)),
            (Some(_), _) => Some(self.second(&beating).unwrap_or(low)),
        }
    }

    /// Returns the card of second hand: declarer plays a winner unless the hand opposite has one; a defender covers an
    /// honour with a queen or a higher card. Returns `None` if the hand should play low.
    fn second(&self, beating: &[Card]) -> Option<Card> {
        let (_, led) = self.winning()?;
        let cheapest = *beating.first()?;
        let master = beating.iter().copied().find(|card| self.is_master(*card));
        if !self.contract.is_defender(self.seat) {
            let partner = self.held(self.seat.partner()).suit(led.suit);
            let is_covered = highest(partner).is_some_and(|card| self.is_master(card));
            return master.filter(|_| !is_covered);
        }
        let covers = led.rank.is_honour() && cheapest.rank > Rank::Jack;
        covers.then_some(cheapest)
    }

    /// Returns the card of third hand: high, but only as high as needed if the last hand is visible. Returns `None` if
    /// the hand should play low, for example because partner's card is high enough.
    fn third(&self, beating: &[Card], partner_wins: bool) -> Option<Card> {
        let (_, winning) = self.winning()?;
        let last = self.held(self.seat.lho()).suit(winning.suit);
        let holds = |card: Card| highest(last).is_none_or(|other| other.rank < card.rank);
        if partner_wins && holds(winning) {
            return None;
        }
        let sees_last =
            !self.contract.is_defender(self.seat) || self.seat.lho() == self.contract.dummy();
        if sees_last {
            return beating.iter().copied().find(|card| holds(*card));
        }
        let top = *beating.last()?;
        (!partner_wins || top.rank > Rank::Queen).then(|| self.equal_to(top))
    }

    /// If an opponent is winning the trick, returns the lowest card that beats his card.
    fn ruff(&self) -> Option<Card> {
        let (winner, _) = self.winning()?;
        let beating = self.beating();
        beating.into_iter().next().filter(|_| winner.side() != self.seat.side())
    }

    /// Discards the lowest card of a suit: preferably a suit that is not trumps, whose lowest card is not a winner,
    /// whose honour stays guarded, and with many cards.
    fn discard(&self) -> Option<Card> {
        let trumps = self.position.trumps;
        let worth = |suit: &Suit| {
            let cards = self.legal.suit(*suit);
            let length = cards.len();
            let guards = highest(cards).map_or(0, |top| match top.rank {
                Rank::King => 2,
                Rank::Queen => 3,
                Rank::Jack => 4,
                _ => 0,
            });
            (
                Some(*suit) != trumps,
                lowest(cards).is_some_and(|c| !self.is_master(c)),
                length != guards,
                length,
            )
        };
        let suits = Suit::ALL.into_iter().filter(|suit| !self.legal.suit(*suit).is_empty());
        lowest(self.legal.suit(suits.max_by_key(worth)?))
    }

    fn defender_leads(&self) -> Option<Card> {
        let first = self.position.tricks_played() == 0;
        let trumps = self.position.trumps;
        let master =
            self.legal.iter().find(|card| self.is_master(*card) && trumps != Some(card.suit));
        if let Some(master) = master.filter(|_| !first) {
            return Some(master);
        }
        let worth = |suit: &Suit| {
            let cards = self.legal.suit(*suit);
            let has = |rank| cards.contains(Card::new(*suit, rank));
            let underleads = trumps.is_some() && has(Rank::Ace) && !has(Rank::King);
            let sequence = sequence(cards).is_some();
            let length = if trumps.is_none() { cards.len() * 2 } else { cards.len() };
            let dummy = self.held(self.contract.dummy()).suit(*suit);
            let through = !first && highest(dummy).is_none_or(|card| card.rank < Rank::Queen);
            (
                Some(*suit) != trumps,
                !underleads,
                length + if sequence { 3 } else { 0 } + u32::from(through) * 2,
            )
        };
        let suits = Suit::ALL.into_iter().filter(|suit| !self.legal.suit(*suit).is_empty());
        Some(led_from(self.legal.suit(suits.max_by_key(worth)?)))
    }

    /// Leads trumps while the defenders and the hand on lead have any; otherwise preferably a suit that is not trumps,
    /// then one with a winner, then the one with the most cards in the two hands together. Leads low towards a higher
    /// card in the other hand; otherwise leads the top card if it is a winner or heads an honour sequence, and a low
    /// card if not.
    fn declarer_leads(&self) -> Option<Card> {
        let partner = self.held(self.seat.partner());
        let drawn = |trumps: &Suit| {
            !self.against().suit(*trumps).is_empty() && !self.legal.suit(*trumps).is_empty()
        };
        let suit = match self.position.trumps.filter(drawn) {
            Some(trumps) => trumps,
            None => {
                let worth = |suit: &Suit| {
                    let both = self.legal.suit(*suit) | partner.suit(*suit);
                    let left = self.against().suit(*suit).len();
                    let top = highest(both).is_some_and(|card| self.is_master(card));
                    (self.position.trumps != Some(*suit), left > 0 || top, top, both.len())
                };
                let suits = Suit::ALL.into_iter().filter(|s| !self.legal.suit(*s).is_empty());
                suits.max_by_key(worth)?
            }
        };
        let own = self.legal.suit(suit);
        let (top, low) = (highest(own)?, lowest(own)?);
        let towards = highest(partner.suit(suit)).is_some_and(|card| card.rank > top.rank);
        Some(if self.is_master(top) && !towards {
            top
        } else if towards || !top.rank.is_honour() {
            low
        } else {
            sequence(own).unwrap_or(low)
        })
    }
}

fn highest(cards: Hand) -> Option<Card> {
    cards.iter().max_by_key(|card| card.rank)
}

fn lowest(cards: Hand) -> Option<Card> {
    cards.iter().min_by_key(|card| card.rank)
}

/// Returns the highest card of a suit if it is a ten or higher, the second card is next in rank, and the third card is
/// one or two ranks below the second.
fn sequence(suit: Hand) -> Option<Card> {
    let ranks: Vec<u8> = suit.iter().take(3).map(|card| card.rank as u8).collect();
    let [first, second, third] = ranks.try_into().ok()?;
    let is_row = first >= Rank::Ten as u8 && second + 1 == first && third + 2 >= second;
    suit.iter().next().filter(|_| is_row)
}

/// Returns the card led from a suit: the top of a sequence or doubleton, the lowest of three cards, or the fourth best.
fn led_from(suit: Hand) -> Card {
    let cards: Vec<Card> = suit.iter().collect();
    let place = match cards.len() {
        0..=2 => 0,
        3 => 2,
        _ => 3,
    };
    sequence(suit).unwrap_or_else(|| cards[place])
}
