use super::*;
use std::collections::HashMap;

use crate::bridge::notation::{Notation, parse_deal, parse_played_card};
use crate::bridge::{Deal, Hand, Holding, Suit};

fn position(deal: &str, trumps: &str, leader: Seat) -> Position {
    let trumps = trumps.chars().next().and_then(crate::bridge::Suit::from_char);
    Position::new(parse_deal(deal, Notation::English).unwrap(), trumps, Some(leader))
}

fn after(mut position: Position, cards: &str) -> Position {
    for card in cards.split(' ') {
        position.play(parse_played_card(card, Notation::English).unwrap());
    }
    position
}

/// Endings whose results come from an independent double-dummy solver.
#[test]
fn known_endings() {
    let four = || position("N:..J9. .Q.T. .2.6. K7...", "", Seat::South);
    assert_eq!(double_dummy_tricks(&after(four(), "D6 S7 DJ"), Side::NorthSouth), Some(2));
    assert_eq!(double_dummy_tricks(&after(four(), "D6 S7 D9"), Side::NorthSouth), Some(0));
    assert_eq!(double_dummy_tricks(&after(four(), "D6 Sx D9"), Side::NorthSouth), Some(0));
    let slam = || position("N:Q9...JT9 J76.J.3. .QT94.J. ..Q7.Q76", "H", Seat::North);
    assert_eq!(double_dummy_tricks(&after(slam(), "SQ"), Side::NorthSouth), Some(5));
    assert_eq!(double_dummy_tricks(&after(slam(), "S9"), Side::NorthSouth), Some(4));
    assert_eq!(double_dummy_tricks(&slam(), Side::NorthSouth), Some(5));
    let seven = position("N:.64.Q96. .Q3.K.T9 .T9.AJ.5 .85.75.J", "", Seat::North);
    assert_eq!(double_dummy_tricks(&seven, Side::NorthSouth), Some(3));
    let one = position("N:T9..T6.Q .983.9.- A76.J6.. Q3...K98", "", Seat::North);
    assert_eq!(double_dummy_tricks(&one, Side::NorthSouth), None, "East's hand is a card short");
}

#[test]
fn the_first_hand_of_article_46() {
    let one = || position("N:T9..T6.Q 8.983.9. A76.J6.. Q3...K98", "", Seat::North);
    assert_eq!(double_dummy_tricks(&after(one(), "DT"), Side::NorthSouth), Some(4));
    assert_eq!(double_dummy_tricks(&after(one(), "D6"), Side::NorthSouth), Some(2));
    assert_eq!(double_dummy_tricks(&after(one(), "CQ"), Side::NorthSouth), Some(2));
}

/// Random numbers for endings (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, count: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % count
    }
}

/// Returns an ending of this many cards a hand, dealt from the cards of a random pack of `pack` cards.
fn random_ending(numbers: &mut Numbers, cards: usize, pack: u64) -> Position {
    let mut left: Vec<Card> = Hand::PACK.iter().collect();
    while left.len() as u64 > pack {
        left.swap_remove(numbers.below(left.len() as u64) as usize);
    }
    let mut deal = Deal::UNKNOWN;
    for seat in Seat::ALL {
        let mut draw = || left.swap_remove(numbers.below(left.len() as u64) as usize);
        deal.hands[seat] = Holding::exactly((0..cards).map(|_| draw()).collect());
    }
    let trumps = Suit::ALL.get(numbers.below(5) as usize).copied();
    let mut position =
        Position::new(deal, trumps, Some(Seat::North.turned(numbers.below(4) as u8)));
    for _ in 0..numbers.below(4) {
        let legal: Vec<Card> =
            position.turn().map(|seat| position.legal(seat)).unwrap().iter().collect();
        position.play(legal[numbers.below(legal.len() as u64) as usize].into());
    }
    position
}

/// Returns the cards of a set.
fn singles(set: u64) -> impl Iterator<Item = u64> {
    (0..64).map(|bit| 1 << bit).filter(move |card| set & card != 0)
}

/// Returns the tricks of a side by playing out every legal line: an independent solver without memo, bounds or equal
/// cards.
fn plain_solver(position: &Position, side: Side, players: &BySeat<PlayerModel>) -> u8 {
    let Some(seat) = position.turn() else { return 0 };
    let legal = position.legal(seat);
    if legal.is_empty() {
        return 0;
    }
    let for_side = (players[seat] == PlayerModel::Best) == (seat.side() == side);
    let values = legal.iter().map(|card| {
        let mut after = *position;
        let won = after.play(card.into()).is_some_and(|winner| winner.side() == side);
        u8::from(won) + plain_solver(&after, side, players)
    });
    if for_side { values.max().unwrap() } else { values.min().unwrap() }
}

fn counted(position: &Position, side: Side, players: &BySeat<PlayerModel>) -> u8 {
    match count_tricks(position, side, players, NODE_LIMIT).0 {
        TrickCounting::Counted(range) => range.number().unwrap(),
        other => panic!("{other:?}"),
    }
}

const BEST: PlayerModel = PlayerModel::Best;
const WORST: PlayerModel = PlayerModel::Worst;
const CARELESS: PlayerModel =
    PlayerModel::Careless(Habits { any_order: false, forgets_trumps: false });
const ANY_ORDER: PlayerModel =
    PlayerModel::Careless(Habits { any_order: true, forgets_trumps: false });
const FORGETFUL: PlayerModel =
    PlayerModel::Careless(Habits { any_order: false, forgets_trumps: true });

#[test]
fn the_search_agrees_with_a_plain_solver() {
    let mut numbers = Numbers(31);
    for round in 0..1500_u64 {
        let cards = if round < 4 { 5 } else { [2, 3, 3, 4][round as usize % 4] };
        let position = random_ending(&mut numbers, cards, 4 * cards as u64 + round % 9);
        for players in [[BEST; 4], [WORST, BEST, WORST, BEST], [BEST, BEST, WORST, BEST]] {
            let players = BySeat(players);
            for side in Side::ALL {
                assert_eq!(
                    counted(&position, side, &players),
                    plain_solver(&position, side, &players),
                    "{position:?} {side} {players:?}"
                );
            }
        }
    }
}

#[test]
fn a_careless_player_wins_no_more_than_the_best_and_no_less_than_the_worst() {
    let mut numbers = Numbers(68);
    let mut differ = [0; 3];
    for round in 0..1500_u64 {
        let position = random_ending(&mut numbers, 3 + round as usize % 3, 24);
        let of = |model| counted(&position, Side::NorthSouth, &BySeat([model, BEST, model, BEST]));
        let (best, careless, forgetful, worst) = (of(BEST), of(CARELESS), of(FORGETFUL), of(WORST));
        assert!(worst <= careless && careless <= best, "{position:?}");
        assert!(worst <= forgetful && forgetful <= best, "{position:?}");
        for (count, differs) in
            differ.iter_mut().zip([worst < careless, careless < best, forgetful < careless])
        {
            *count += u32::from(differs);
        }
    }
    assert!(differ.iter().all(|count| *count > 10), "the models differ: {differ:?}");
}

/// Returns the tricks of North-South by playing out every line once: an independent solver without bounds, and without
/// equal positions or, at a best or worst play, equal cards.
fn every_line(
    node: &Node,
    players: &[PlayerModel; 4],
    memo: &mut HashMap<([u64; 4], usize), u8>,
) -> u8 {
    if node.tricks_left() == 0 {
        return 0;
    }
    let place = (node.hands, node.turn);
    if node.on_table == 0
        && let Some(known) = memo.get(&place)
    {
        return *known;
    }
    let model = players[node.turn];
    let cards = match model {
        BEST | WORST => node.legal(),
        PlayerModel::Careless(_) => plays::plays(node, model).cards,
    };
    let values = singles(cards).map(|card| {
        let (after, winner) = node.play(card);
        u8::from(winner.is_some_and(|seat| seat % 2 == 0)) + every_line(&after, players, memo)
    });
    let for_north = (model == BEST) == node.turn.is_multiple_of(2);
    let value = if for_north { values.max() } else { values.min() }.unwrap();
    if node.on_table == 0 {
        memo.insert(place, value);
    }
    value
}

/// Tables at which North claims: his partner plays well, badly, or as he does.
fn claims_by_north() -> impl Iterator<Item = [PlayerModel; 4]> {
    [CARELESS, FORGETFUL, ANY_ORDER]
        .into_iter()
        .flat_map(|careless| [BEST, WORST, careless].map(|partner| [careless, BEST, partner, BEST]))
}

#[test]
fn the_search_is_that_of_all_plays_of_each_player() {
    let mut numbers = Numbers(70);
    for round in 0..200_u64 {
        let cards = 4 + round % 2;
        let position = random_ending(&mut numbers, cards as usize, 4 * cards + 2 * (round % 12));
        let root = layouts(&position).unwrap()[0];
        for players in claims_by_north().chain([[BEST; 4], [WORST, BEST, BEST, BEST]]) {
            let every = every_line(&root, &players, &mut HashMap::new());
            let found = counted(&position, Side::NorthSouth, &BySeat(players));
            assert_eq!(found, every, "{position:?} {players:?}");
        }
    }
}

/// The cards from whose ranks a result follows are found by the search: a memo that tells all cards apart gives the same.
#[test]
fn only_the_cards_that_the_search_names_matter() {
    let mut numbers = Numbers(64);
    for _ in 0..400 {
        let position = random_ending(&mut numbers, 7, 52);
        let (mut pack, root) = Pack::number(&layouts(&position).unwrap()[0]);
        for players in claims_by_north().chain([[BEST; 4]]) {
            let [by_ranks, exact] = [false, true].map(|is_exact| {
                pack.is_exact = is_exact;
                let limit = 10 * NODE_LIMIT;
                [
                    Search::new(&pack, 0, players, limit).tricks(&root),
                    Search::until_trump_wins(&pack, 0, players, limit).tricks(&root),
                ]
            });
            assert_eq!(by_ranks, exact, "{position:?} {players:?}");
        }
    }
}

/// Returns the value that a search until a trump wins has, by playing out every line: [`search::NEVER`] or more if no
/// trump of East-West wins a trick.
fn plain_until_trump(node: &Node, players: &[PlayerModel; 4], awaits: bool) -> u8 {
    if node.tricks_left() == 0 {
        return if awaits { search::NEVER } else { 0 };
    }
    let model = if awaits { players[node.turn] } else { BEST };
    let cards = match model {
        BEST => node.legal(),
        _ => plays::plays(node, model).cards,
    };
    let discards = node.on_table > 0 && cards & (node.trumps | node.led) == 0;
    let for_own_side = model == BEST || discards;
    let values = singles(cards).map(|card| {
        let winning = if node.beats(card) { card } else { node.best };
        let (after, winner) = node.play(card);
        let theirs = winner.is_some_and(|seat| seat % 2 == 1);
        let awaits = awaits && !(theirs && winning & node.trumps != 0);
        u8::from(winner.is_some_and(|seat| seat % 2 == 0))
            + plain_until_trump(&after, players, awaits)
    });
    if node.turn.is_multiple_of(2) == for_own_side {
        values.max().unwrap()
    } else {
        values.min().unwrap()
    }
}

#[test]
fn the_search_until_a_trump_wins_is_that_of_all_lines() {
    let mut numbers = Numbers(703);
    let mut wins = [0; 2];
    for round in 0..1500_u64 {
        let cards = if round < 8 { 5 } else { 3 + round % 2 };
        let position = random_ending(&mut numbers, cards as usize, 20 + round % 9);
        let root = layouts(&position).unwrap()[0];
        for players in [[FORGETFUL, BEST, FORGETFUL, BEST], [FORGETFUL, BEST, BEST, BEST]] {
            let plain = plain_until_trump(&root, &players, true);
            let (pack, numbered) = Pack::number(&root);
            let mut search = Search::until_trump_wins(&pack, 0, players, NODE_LIMIT);
            let found = search.tricks(&numbered).unwrap();
            let is_never = plain >= search::NEVER;
            wins[usize::from(is_never)] += 1;
            assert_eq!(found, if is_never { search::NEVER } else { plain }, "{position:?}");
            let players = BySeat(players);
            let (tricks, _) =
                count_tricks_lost_to_trump(&position, Side::NorthSouth, &players, NODE_LIMIT);
            let best = counted(&position, Side::NorthSouth, &BySeat([BEST; 4]));
            let least = TrickRange::exactly(best.min(plain));
            assert_eq!(tricks, TrickCounting::Counted(least), "{position:?}");
        }
    }
    assert!(wins.iter().all(|count| *count > 100), "{wins:?}");
}

/// A claimer who forgot the last trump, in a published ruling: he may lead his own trump first, and the opponents cash.
#[test]
fn a_master_trump_and_two_winners() {
    let three = position("N:.432.. K...AK Q..AK. .765..", "S", Seat::South);
    let players = BySeat([FORGETFUL, BEST, FORGETFUL, BEST]);
    let (tricks, line) = count_tricks_lost_to_trump(&three, Side::NorthSouth, &players, NODE_LIMIT);
    assert_eq!(tricks, TrickCounting::Counted(TrickRange::exactly(0)));
    assert_eq!(line[0].led.suit, Suit::Spades);
}

#[test]
fn the_sides_share_the_tricks_and_a_turned_table_turns_them() {
    let mut numbers = Numbers(69);
    for _ in 0..300 {
        let position = random_ending(&mut numbers, 6, 30);
        let left = 6;
        let of = |position: &Position, side| counted(position, side, &BySeat([BEST; 4]));
        let north = of(&position, Side::NorthSouth);
        assert_eq!(north + of(&position, Side::EastWest), left);
        assert_eq!(of(&position.turned(1), Side::EastWest), north);
        let careless = BySeat([CARELESS, BEST, CARELESS, BEST]);
        let (tricks, line) = count_tricks(&position, Side::NorthSouth, &careless, NODE_LIMIT);
        let turned = count_tricks(
            &position.turned(1),
            Side::EastWest,
            &BySeat([BEST, CARELESS, BEST, CARELESS]),
            NODE_LIMIT,
        );
        assert_eq!(turned.0, tricks);
        let turned_line: Vec<LineTrick> = line
            .iter()
            .map(|trick| LineTrick {
                leader: trick.leader.turned(1),
                winner: trick.winner.turned(1),
                ..*trick
            })
            .collect();
        assert_eq!(turned.1, turned_line);
        let won = line.iter().filter(|trick| trick.winner.side() == Side::NorthSouth).count();
        assert_eq!(tricks, TrickCounting::Counted(TrickRange::exactly(won as u8)));
        assert_eq!(line.len(), usize::from(left));
    }
}

#[test]
fn top_tricks_need_no_search() {
    let hands = "N:432.432.432.5432 JT98.JT98.JT98.6 AKQ.AKQ.AKQ.AKQJ 765.765.765.T987";
    let top = position(hands, "", Seat::South);
    for players in [[BEST; 4], [CARELESS, BEST, CARELESS, BEST]] {
        let (pack, numbered) = Pack::number(&layouts(&top).unwrap()[0]);
        let mut search = Search::new(&pack, 0, players, 0);
        assert_eq!(search.tricks(&numbered), Ok(13), "without a node");
        // The line needs a node for each card but the last ones.
        let (tricks, line) = count_tricks(&top, Side::NorthSouth, &BySeat(players), 200);
        assert_eq!(tricks, TrickCounting::Counted(TrickRange::exactly(13)));
        assert_eq!(line.len(), 13);
    }
}

#[test]
fn beyond_the_limit_nothing_is_counted() {
    let mut numbers = Numbers(5);
    let position = random_ending(&mut numbers, 13, 52);
    let all = BySeat([BEST; 4]);
    assert_eq!(count_tricks(&position, Side::NorthSouth, &all, 50).0, TrickCounting::TooManyCards);
}

#[test]
fn unknown_cards_give_a_range_and_a_forced_hand_a_number() {
    let whole = position("N:AQ... K3... 42... J5...", "", Seat::South);
    let all = BySeat([BEST; 4]);
    let mut position = whole;
    position.gone = Hand::PACK - whole.deal.known();
    position.won = [11, 0];
    position.deal.hands[Seat::East] = Holding::default();
    let tricks = |position: &Position| count_tricks(position, Side::NorthSouth, &all, NODE_LIMIT).0;
    assert_eq!(tricks(&position), tricks(&whole), "East holds the cards that nobody else holds");
    position.deal.hands[Seat::West] = Holding::default();
    assert_eq!(
        tricks(&position),
        TrickCounting::Counted(TrickRange { least: 1, most: 2 }),
        "West may hold the king"
    );
    position.deal.hands[Seat::South] = Holding::default();
    position.gone = Hand::EMPTY;
    assert_eq!(tricks(&position), TrickCounting::UnknownCards);
}

#[test]
fn hidden_cards_only_widen_the_number() {
    let mut numbers = Numbers(77);
    let mut ranges = 0;
    for round in 0..400 {
        let mut position = random_ending(&mut numbers, 3, 52);
        position.gone = Hand::PACK - position.deal.known();
        position.won = [10 - round as u8 % 11, round as u8 % 11];
        for players in [[BEST; 4], [CARELESS, BEST, CARELESS, BEST]] {
            let players = BySeat(players);
            let whole = counted(&position, Side::NorthSouth, &players);
            let mut hidden = position;
            for seat in [Seat::East, Seat::West] {
                if !position.trick.unwrap().has_had_turn(seat) {
                    hidden.deal.hands[seat] = Holding::default();
                }
            }
            match count_tricks(&hidden, Side::NorthSouth, &players, NODE_LIMIT).0 {
                TrickCounting::Counted(TrickRange { least, most }) => {
                    assert!(least <= whole && whole <= most, "{position:?}");
                    ranges += u32::from(least < most);
                }
                TrickCounting::UnknownCards => {}
                TrickCounting::TooManyCards => panic!("{position:?}"),
            }
        }
    }
    assert!(ranges > 100, "{ranges}");
}
