//! Banks of generated cases for the benchmarks. A case has a full deal, three tricks of play, an incomplete designation
//! and texts in two languages; it is about as long as a case of the embedded bank.

use arbitro_cases::bank::SourceFile;
use arbitro_laws::bridge::Card;
use arbitro_laws::bridge::Deal;
use arbitro_laws::bridge::Hand;
use arbitro_laws::bridge::Holding;
use arbitro_laws::bridge::Position;
use arbitro_laws::bridge::Seat;
use arbitro_laws::bridge::Suit;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// Generates a bank of `count` cases; equal counts give equal banks.
pub fn bank(count: usize) -> Vec<SourceFile> {
    let mut rng = ChaCha8Rng::seed_from_u64(count as u64);
    (0..count)
        .map(|index| SourceFile {
            name: format!("{index:05}.toml"),
            text: Ok(case(index, &mut rng).into_bytes()),
        })
        .collect()
}

fn pick(rng: &mut ChaCha8Rng, bound: usize) -> usize {
    rng.next_u32() as usize % bound
}

fn deal(rng: &mut ChaCha8Rng) -> Deal {
    let mut pack: Vec<Card> = Hand::PACK.iter().collect();
    for last in (1..pack.len()).rev() {
        pack.swap(last, pick(rng, last + 1));
    }
    let mut deal = Deal::UNKNOWN;
    for (seat, cards) in Seat::ALL.into_iter().zip(pack.chunks(13)) {
        deal.hands[seat] = Holding::exactly(cards.iter().copied().collect());
    }
    deal
}

/// Returns three tricks of legal play that begin with West's lead, and the position after them.
fn play(deal: Deal, rng: &mut ChaCha8Rng) -> (Vec<String>, Position) {
    let mut position = Position::new(deal, None, Some(Seat::West));
    let mut tricks = Vec::new();
    for _ in 0..3 {
        let leader = position.turn().unwrap();
        let mut trick = format!("{leader}:");
        for _ in 0..4 {
            let legal: Vec<Card> = position.legal(position.turn().unwrap()).iter().collect();
            let card = legal[pick(rng, legal.len())];
            trick.push_str(&format!(" {card}"));
            position.play(card.into());
        }
        tricks.push(trick);
    }
    (tricks, position)
}

/// Returns a case in which dummy is on lead and declarer names only a suit.
fn case(index: usize, rng: &mut ChaCha8Rng) -> String {
    loop {
        let deal = deal(rng);
        let (tricks, position) = play(deal, rng);
        let held = position.deal.hands[Seat::North].known();
        let suit = Suit::ALL.into_iter().find(|suit| held.suit(*suit).len() >= 3);
        let (Some(Seat::North), Some(suit)) = (position.turn(), suit) else { continue };
        let cards: Vec<Card> = held.suit(suit).iter().collect();
        let (top, low) = (cards[0], cards[cards.len() - 1]);
        let (it, en) = match suit {
            Suit::Spades => ("picche", "spades"),
            Suit::Hearts => ("cuori", "hearts"),
            Suit::Diamonds => ("quadri", "diamonds"),
            Suit::Clubs => ("fiori", "clubs"),
        };
        let play = tricks.iter().map(|trick| format!("\"{trick}\"")).collect::<Vec<_>>().join(", ");
        let deal = deal.to_string();
        return format!(
            r#"source = "generated"
title.it = "Il seme senza il rango"
title.en = "The suit without the rank"

[table]
dealer = "N"
vulnerable = "none"
contract = "3NT S"
deal = "{deal}"
play = [{play}]

[[question]]
id = "46-g{index}"
difficulty = 2
tags = ["morto", "chiamata incompleta"]
text.it = "Il morto ha vinto la terza presa. Sud chiama «{it}»; Nord esita, e Sud dice che intendeva la più alta. Per l'Arbitro un dubbio resta. Quale carta gioca il morto?"
text.en = "Dummy has won the third trick. South calls '{en}'; North hesitates, and South says that he meant the highest. For the director a doubt remains. Which card does dummy play?"
events = [
  {{ by = "S", calls = {{ it = "{it}", en = "{en}" }} }},
  {{ by = "S", pleads = "{top}" }},
]
findings = {{ incontrovertible = false }}
ruling = ["N {low} called", "N {low} played"]

[[question.option]]
it = "La più bassa: detto il seme ma non il rango si gioca quella."
en = "The lowest: a suit without a rank calls that one."
claims = ["N {low} played"]
cites = ["46B2"]
right = true

[[question.option]]
it = "La più alta: che la volesse è incontrovertibile."
en = "The highest: that he meant it is incontrovertible."
claims = ["N {top} played"]
cites = ["46B"]

[[question.option]]
it = "La sceglie un difensore, perché la chiamata è incompleta."
en = "A defender chooses, since the call is incomplete."
claims = ["EW may designate N"]
cites = ["46B5"]
"#
        );
    }
}
