//! Lines that report an irregular card, named or not: a suit not followed, a lead or play out of turn or from the wrong
//! hand. The dialogue then asks for a card that is not named.

use crate::vocabulary::typed_input;
use arbitro_laws::bridge::{Contract, Seat, Suit};

/// An irregular play that a line reports, with or without the name of the card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct UnnamedCard {
    /// The player; `None` if the line does not name him.
    pub by: Option<Seat>,
    /// The verb of the act: `plays` or `leads`.
    pub verb: &'static str,
    /// The card as typed; empty if the line does not name it.
    pub card: String,
    pub how: CardIrregularity,
}

/// The irregularity of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardIrregularity {
    /// Not following the suit led, which is this suit if the line names it.
    NotFollowing(Option<Suit>),
    OutOfTurn,
    FromTheWrongHand,
}

/// Phrases for not following suit, without the suit and the card.
const NOT_FOLLOWED: &[&str] = &[
    "fa renonce",
    "fa una renonce",
    "ha fatto renonce",
    "ha fatto una renonce",
    "commette renonce",
    "commette una renonce",
    "ha commesso una renonce",
    "renuncia",
    "ha renunciato",
    "rinuncia",
    "ha rinunciato",
    "rifiuta",
    "ha rifiutato",
    "non risponde",
    "non ha risposto",
    "non segue",
    "non ha seguito",
    "revokes",
    "revoked",
    "has revoked",
    "makes a revoke",
    "made a revoke",
    "renounces",
    "does not follow",
    "did not follow",
    "doesn't follow",
    "didn't follow",
    "fails to follow",
    "failed to follow",
    "refuses to follow",
];

/// Phrases that mean a revoke only if a suit follows: alone they mean refusing an option.
const WITH_A_SUIT: &[&str] = &["rifiuta", "ha rifiutato"];

/// Words between a phrase for not following suit and the suit.
const TO_A_SUIT: &[&str] = &["a ", "ad ", "al ", "in ", "to ", "on ", ""];

/// Words for the suit led, whichever it is.
const SUIT_LED: &[&str] = &["colore", "seme", "suit", "the suit", "the suit led", "seme d'attacco"];

/// Words between a phrase for not following suit and the card.
const WITH_A_CARD: &[&str] = &[
    " e gioca ",
    " ma gioca ",
    " e scarta ",
    " ma scarta ",
    " e mette ",
    " ma mette ",
    " giocando ",
    " con ",
    " and plays ",
    " but plays ",
    " and discards ",
    " but discards ",
    " playing ",
    " with ",
];

const LEADS: &[&str] = &[
    "attacca",
    "muove",
    "esce",
    "ha attaccato",
    "è uscito",
    "leads",
    "led",
    "has led",
    "makes a lead",
    "makes the lead",
    "makes the opening lead",
];

const PLAYS: &[&str] = &["gioca", "ha giocato", "plays", "played", "has played"];

const OUT_OF_TURN: &[&str] = &[
    "fuori turno",
    "fuori dal turno",
    "prima del suo turno",
    "prima del compagno",
    "out of turn",
    "out of rotation",
    "before his turn",
    "before his partner",
    "before partner",
];

/// Words between the play of a card and the suit that the player still had.
const ALTHOUGH: &[&str] = &[
    " ma ha ancora ",
    " ma aveva ancora ",
    " ma ha ",
    " ma aveva ",
    " but has ",
    " but had ",
    " but still has ",
    " but still had ",
];

/// Verbs for playing a card that does not follow suit.
const DISCARDS: &[&str] =
    &["taglia", "scarta", "ha tagliato", "ha scartato", "ruffs", "discards", "ruffed", "discarded"];

const WRONG_HAND: &[&str] = &["dalla mano sbagliata", "from the wrong hand", "from wrong hand"];

/// Parses a line that reports an irregular play, with or without the name of the card.
pub(super) fn parse_unnamed_card(text: &str, contract: Option<Contract>) -> Option<UnnamedCard> {
    let text = text.trim().trim_end_matches(['.', '!']);
    let (by, rest) = match player(text, contract) {
        Some((by, rest)) => (Some(by), rest),
        None => (None, text),
    };
    let rest = rest.to_lowercase();
    let told = not_followed(by, &rest).or_else(|| although(by, &rest));
    told.or_else(|| out_of_turn(by, &rest))
}

/// Splits a line into the player that begins it, in one word or two, and the rest.
fn player(text: &str, contract: Option<Contract>) -> Option<(Seat, &str)> {
    let mut spaces = text.match_indices(char::is_whitespace);
    let named = |(at, _): (usize, &str)| {
        typed_input::seat(&text[..at], contract).map(|by| (by, text[at..].trim_start()))
    };
    spaces.by_ref().take(2).find_map(named)
}

/// Returns the text after the whole words `start`; `None` if the text does not begin with them.
fn after<'t>(text: &'t str, start: &str) -> Option<&'t str> {
    let rest = text.strip_prefix(start)?;
    (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim_start())
}

/// Returns the longest phrase of `with` that begins the text, and the text after it.
fn begins<'t>(text: &'t str, with: &[&'static str]) -> Option<(&'static str, &'t str)> {
    let found = with.iter().filter_map(|start| Some((*start, after(text, start)?)));
    found.max_by_key(|(start, _)| start.len())
}

fn not_followed(by: Option<Seat>, text: &str) -> Option<UnnamedCard> {
    let mut with_card = WITH_A_CARD.iter().filter_map(|joint| text.split_once(joint));
    let named = with_card.find(|(_, card)| typed_input::card(card).is_some());
    let (said, card) = named.unwrap_or((text, ""));
    let (verb, rest) = begins(said.trim_end_matches(','), NOT_FOLLOWED)?;
    if rest.is_empty() && WITH_A_SUIT.contains(&verb) {
        return None;
    }
    let suit = if rest.is_empty() { None } else { suit_led(rest)? };
    Some(UnnamedCard {
        by,
        verb: "plays",
        card: card.to_owned(),
        how: CardIrregularity::NotFollowing(suit),
    })
}

/// Parses "he ruffs but still has hearts": the card is optional, the suit that the player had is not.
fn although(by: Option<Seat>, text: &str) -> Option<UnnamedCard> {
    let (done, had) = ALTHOUGH.iter().find_map(|joint| text.split_once(joint))?;
    let (_, card) = begins(done.trim_end_matches(','), DISCARDS)?;
    let had = ["una ", "un ", "delle ", "a ", "some ", ""].iter().find_map(|of| {
        let named = had.strip_prefix(of)?;
        typed_input::suit(named).or_else(|| typed_input::suit(&format!("{named}s")))
    })?;
    let card = typed_input::card(card).map_or("", |_| card).to_owned();
    Some(UnnamedCard { by, verb: "plays", card, how: CardIrregularity::NotFollowing(Some(had)) })
}

/// Parses the suit led; `Some(None)` if the text speaks of the suit led without naming it.
fn suit_led(text: &str) -> Option<Option<Suit>> {
    TO_A_SUIT.iter().find_map(|joint| {
        let named = text.strip_prefix(joint)?;
        if SUIT_LED.contains(&named) { Some(None) } else { typed_input::suit(named).map(Some) }
    })
}

fn out_of_turn(by: Option<Seat>, text: &str) -> Option<UnnamedCard> {
    let around = |phrases: &[&str]| {
        phrases.iter().find_map(|phrase| {
            let (before, after) = text.split_once(phrase)?;
            Some(format!("{} {}", before.trim(), after.trim()).trim().to_owned())
        })
    };
    let (said, wrong_hand) = around(WRONG_HAND)
        .map(|said| (said, true))
        .or_else(|| around(OUT_OF_TURN).map(|said| (said, false)))?;
    let (verb, rest) = begins(&said, LEADS)
        .map(|(_, rest)| ("leads", rest))
        .or_else(|| begins(&said, PLAYS).map(|(_, rest)| ("plays", rest)))?;
    let card = ["con ", "with ", ""].iter().find_map(|with| rest.strip_prefix(with))?;
    if !card.is_empty() && typed_input::card(card).is_none() {
        return None;
    }
    let how =
        if wrong_hand { CardIrregularity::FromTheWrongHand } else { CardIrregularity::OutOfTurn };
    Some(UnnamedCard { by, verb, card: card.to_owned(), how })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_suit_not_followed_in_the_words_of_directors() {
        let clubs = Some(Suit::Clubs);
        for (text, suit, card) in [
            ("East revokes", None, ""),
            ("Est fa renonce", None, ""),
            ("Est ha fatto una renonce.", None, ""),
            ("E renuncia", None, ""),
            ("Est non risponde a fiori", clubs, ""),
            ("Est rifiuta a fiori", clubs, ""),
            ("East does not follow to clubs", clubs, ""),
            ("East doesn't follow suit", None, ""),
            ("Est non segue a colore", None, ""),
            ("East revokes in clubs with H4", clubs, "h4"),
            ("Est non risponde a fiori e gioca H4", clubs, "h4"),
            ("East fails to follow, playing H4", None, "h4"),
            ("Est taglia ma ha ancora fiori", clubs, ""),
            ("East discards a heart but has a club", clubs, ""),
            ("Est scarta H4 ma aveva una fiori", clubs, "h4"),
        ] {
            let how = CardIrregularity::NotFollowing(suit);
            let read =
                UnnamedCard { by: Some(Seat::East), verb: "plays", card: card.to_owned(), how };
            assert_eq!(parse_unnamed_card(text, None), Some(read), "{text}");
        }
        for text in ["Est rifiuta", "East follows to clubs", "Est non risponde a Sud", "rifiuta"] {
            assert_eq!(parse_unnamed_card(text, None), None, "{text}");
        }
        // A line without a player leaves the player open.
        for (text, suit) in [("revokes", None), ("non risponde a fiori", clubs)] {
            let read = parse_unnamed_card(text, None).map(|read| (read.by, read.how));
            assert_eq!(read, Some((None, CardIrregularity::NotFollowing(suit))), "{text}");
        }
    }

    #[test]
    fn a_lead_of_which_the_card_is_not_said() {
        let lead =
            |how| UnnamedCard { by: Some(Seat::West), verb: "leads", card: String::new(), how };
        for text in ["West leads out of turn", "Ovest attacca fuori turno", "O esce fuori turno."] {
            assert_eq!(
                parse_unnamed_card(text, None),
                Some(lead(CardIrregularity::OutOfTurn)),
                "{text}"
            );
        }
        for text in ["West leads from the wrong hand", "Ovest attacca dalla mano sbagliata"] {
            assert_eq!(
                parse_unnamed_card(text, None),
                Some(lead(CardIrregularity::FromTheWrongHand)),
                "{text}"
            );
        }
        let named = UnnamedCard { card: "h4".to_owned(), ..lead(CardIrregularity::OutOfTurn) };
        for text in ["W leads H4 out of turn", "O attacca fuori turno con H4"] {
            assert_eq!(parse_unnamed_card(text, None), Some(named.clone()), "{text}");
        }
    }
    #[test]
    fn no_phrase_is_among_the_sentences_of_the_acts_too() {
        use crate::vocabulary::narration::parse_sentence;
        let alone = NOT_FOLLOWED.iter().filter(|phrase| !WITH_A_SUIT.contains(phrase));
        let mut phrases: Vec<String> = alone.map(|phrase| (*phrase).to_owned()).collect();
        for done in LEADS.iter().chain(PLAYS) {
            for how in OUT_OF_TURN.iter().chain(WRONG_HAND) {
                phrases.extend([format!("{done} {how}"), format!("{done} H4 {how}")]);
            }
        }
        for phrase in phrases {
            for is_printed in [true, false] {
                let parsed = parse_sentence(&format!("East {phrase}"), None, is_printed);
                assert_eq!(parsed, None, "{phrase}");
            }
        }
    }
}
