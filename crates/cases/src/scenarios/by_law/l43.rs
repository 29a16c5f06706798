//! Law 43: dummy's limitations, and the consequences of looking at another hand.

use super::prelude::*;
use super::scenes::{RevokeScene, defender, revoke_scene};
use super::sentences::SENT_BY_NOBODY;

pub const SCENARIOS: &[&Scenario] =
    &[&WARNS_WITHOUT_RIGHTS, &SEES_A_REVOKE, &SEES_A_CARD_FALL, &ASKS_WITHOUT_RIGHTS, &SEES_A_LEAD];

static WARNS_WITHOUT_RIGHTS: Scenario =
    scenario(43, "warns-without-rights", &["morto", "diritti perduti"], warns_without_rights)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Breach]]);

/// Dummy looks at declarer's hand or a defender's, or exchanges hands, or a defender shows him his; later he may tell
/// declarer which hand is to lead.
fn warns_without_rights(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.declaring_hand_on_lead()?;
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let wrong = rightful.partner();
    let seen = story.a_defender()?;
    cast!(story, rightful, wrong, seen);
    let looked = story.choose(5);
    match looked {
        1 => story.add_event(dummy, Act::LooksAt(declarer)),
        2 => story.add_event(dummy, Act::LooksAt(seen)),
        3 => story.add_event(dummy, Act::ExchangesHands),
        4 => story.add_event(seen, Act::ShowsHand(dummy)),
        _ => {}
    }
    let all = [STAYED, WATCHES, LOOKS_AT_DEFENDER, EXCHANGES, IS_SHOWN];
    story.add_sentence(all[looked]);
    story.add_sentence(ON_LEAD);
    story.choose_act(dummy, Act::Warns, WARNS, STOPS_HIMSELF);
    Some(())
}

const STAYED: SentenceWordings = &[
    text(
        "{dummy}, il morto, è sempre rimasto al suo posto: non ha visto le carte di {declarer}, né quelle di {seen}.",
        "{dummy}, dummy, has kept his seat all the time: he has seen neither {declarer}'s cards nor {seen}'s.",
    ),
    text(
        "Durante il gioco {dummy} non si è mai alzato, e non ha guardato le mani di {declarer} e di {seen}.",
        "During the play {dummy} has not got up, and has not looked at the hands of {declarer} and {seen}.",
    ),
];
const WATCHES: SentenceWordings = &[
    text(
        "{dummy}, il morto, si è alzato ed è andato a seguire il gioco dietro {declarer}; non ha visto le carte di {seen}.",
        "{dummy}, dummy, has got up and gone to watch the play from behind {declarer}; he has not seen {seen}'s cards.",
    ),
    text(
        "Durante il gioco {dummy} si è annoiato, e ha guardato la mano di {declarer}, ma non quella di {seen}.",
        "During the play {dummy} got bored, and looked at the hand of {declarer}; not at {seen}'s.",
    ),
];
const LOOKS_AT_DEFENDER: SentenceWordings = &[
    text(
        "{dummy}, il morto, si è sporto a guardare le carte di {seen}, che non gliele mostrava; non ha visto quelle di {declarer}.",
        "{dummy}, dummy, has leaned over to look at the cards of {seen}, who was not showing them; he has not seen {declarer}'s.",
    ),
    text(
        "Durante il gioco {dummy}, di sua iniziativa, ha guardato la mano di {seen}, ma non quella di {declarer}.",
        "During the play {dummy} looked, of his own accord, at the hand of {seen}; not at {declarer}'s.",
    ),
];
const EXCHANGES: SentenceWordings = &[
    text(
        "{dummy}, il morto, e {declarer} si sono scambiati le carte per un momento, davanti a {seen}, e poi le hanno riprese.",
        "{dummy}, dummy, and {declarer} have exchanged hands for a moment, before {seen}, and have then taken them back.",
    ),
    text(
        "Durante il gioco {dummy} ha scambiato la mano con {declarer}; {seen} glielo ha fatto notare, e ognuno ha ripreso la sua.",
        "During the play {dummy} exchanged hands with {declarer}; {seen} remarked on it, and each took back his own.",
    ),
];
const IS_SHOWN: SentenceWordings = &[
    text(
        "{seen}, ridendo, ha girato le sue carte verso {dummy}, il morto, e gliele ha mostrate; quelle di {declarer} sono rimaste nascoste.",
        "{seen}, laughing, has turned his cards towards {dummy}, dummy, and shown them to him; dummy has not seen {declarer}'s.",
    ),
    text(
        "Durante il gioco {seen} ha mostrato la mano a {dummy}, che non lo aveva chiesto; {declarer} non ha mostrato la sua.",
        "During the play {seen} showed his hand to {dummy}, who had not asked for it; {declarer} did not show his.",
    ),
];
const ON_LEAD: SentenceWordings = &[
    text("Ora si deve attaccare da {rightful}.", "Now the lead is to come from {rightful}."),
    text("Ora tocca a {rightful} attaccare.", "Now it is for {rightful} to lead."),
];
const WARNS: SentenceWordings = &[
    text(
        "{declarer}, distratto, sta per attaccare dalla mano sbagliata, quella di {wrong}; {dummy} lo avverte prima che lo faccia.",
        "{declarer}, absent-minded, is about to lead from the wrong hand, {wrong}'s; {dummy} warns him before he does.",
    ),
    text(
        "«L'attacco non è da {wrong}», dice {dummy} a {declarer} un attimo prima che attacchi.",
        "'The lead is not from {wrong},' says {dummy} to {declarer} just before he leads.",
    ),
];
const STOPS_HIMSELF: SentenceWordings = &[
    text(
        "{declarer}, distratto, sta per attaccare dalla mano sbagliata, quella di {wrong}, ma se ne accorge da sé; {dummy} non ha detto nulla.",
        "{declarer}, absent-minded, is about to lead from the wrong hand, {wrong}'s, but notices it himself; {dummy} has said nothing.",
    ),
    text(
        "«L'attacco non è da {wrong}», dice {declarer} fermandosi in tempo; {dummy} non ha aperto bocca.",
        "'The lead is not from {wrong},' says {declarer}, stopping in time; {dummy} has not opened his mouth.",
    ),
];

/// Chooses whether dummy has looked at the hand of this defender, and adds the event if so.
fn may_have_looked(story: &mut Story<'_>, at: Seat) -> bool {
    let looked = story.either();
    story.cast("seen", at);
    if looked {
        story.add_event(story.dummy(), Act::LooksAt(at));
    }
    story.add_sentence(if looked { LOOKS_AT_DEFENDER } else { STAYED });
    looked
}

static SEES_A_REVOKE: Scenario =
    scenario(43, "sees-a-revoke", &["morto", "renonce", "diritti perduti"], sees_a_revoke)
        .tricks(2..=9)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// A defender revokes. Dummy, who may have looked at the hand of the defender's partner, or
/// declarer is the first to draw attention to the revoke.
fn sees_a_revoke(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    let RevokeScene { played_card: wrong, .. } = revoke_scene(story, by)?;
    story.cast("by", by);
    may_have_looked(story, by.partner());
    story.plays(by, wrong);
    story.add_sentence(REVOKES);
    speaks_first(story);
    Some(())
}

/// Chooses whether dummy or declarer is the first to draw attention, and adds the event.
fn speaks_first(story: &mut Story<'_>) {
    if story.either() {
        story.call_director(story.dummy());
        story.add_sentence(DUMMY_FIRST);
    } else {
        story.call_director(story.declarer());
        story.add_sentence(DECLARER_FIRST);
    }
}

const REVOKES: SentenceWordings = &[
    text(
        "Si gioca a {suit}, e {by} mette {wrong}: {right} era rimast{o/a:right} nascost{o/a:right} dietro un'altra carta.",
        "{suit} are led, and {by} plays the {wrong}: the {right} was hidden behind another card.",
    ),
    text(
        "Si gioca a {suit}, e {by}, che ha preso {right} per una carta di un altro seme, mette {wrong}.",
        "{suit} are led, and {by}, who has taken the {right} for a card of another suit, plays the {wrong}.",
    ),
];
const DUMMY_FIRST: SentenceWordings = &[
    text(
        "Il primo a parlare è {dummy}: «Arbitro!»; {declarer} non ha detto nulla.",
        "The first to speak is {dummy}: 'Director!'; {declarer} has said nothing.",
    ),
    text(
        "{dummy} fa notare la cosa prima di {declarer}, e chiama l'Arbitro.",
        "{dummy} points it out before {declarer} does, and calls the director.",
    ),
];
const DECLARER_FIRST: SentenceWordings = &[
    text(
        "Il primo a parlare è {declarer}: «Arbitro!»; {dummy} non ha detto nulla.",
        "The first to speak is {declarer}: 'Director!'; {dummy} has said nothing.",
    ),
    text(
        "{declarer} fa notare la cosa prima di {dummy}, e chiama l'Arbitro.",
        "{declarer} points it out before {dummy} does, and calls the director.",
    ),
];

static SEES_A_CARD_FALL: Scenario = scenario(
    43,
    "sees-a-card-fall",
    &["morto", "carta esposta", "diritti perduti"],
    sees_a_card_fall,
)
.tricks(2..=10)
.asks(&[Ruling, Rights("by")]);

/// A card of a defender falls. Dummy, who may have looked at the hand of the defender's partner, or
/// declarer is the first to draw attention to the card.
fn sees_a_card_fall(story: &mut Story<'_>) -> Option<()> {
    let by = defender(story)?;
    let card = story.pick(story.hand(by))?;
    story.cast("card", card);
    may_have_looked(story, by.partner());
    let jostled = story.either();
    story.add_event(by, Act::Drops { card: card.into(), seen: BySeat([false; 4]), jostled });
    story.add_sentence(if jostled { JOSTLED } else { FALLS });
    story.add_finding("visible", Answer::YES, SEEN)?;
    speaks_first(story);
    Some(())
}

const FALLS: SentenceWordings = &[
    text(
        "{by}, che riordina le carte mentre {declarer} pensa, lascia cadere {card} scopert{o/a} sul tavolo.",
        "{by}, who is sorting his cards while {declarer} thinks, lets the {card} fall face up on the table.",
    ),
    text(
        "{by}, che si volta verso {declarer}, lascia scivolare {card}, che finisce scopert{o/a} sul tavolo.",
        "{by}, turning to {declarer}, lets the {card} slip, and it lands face up on the table.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "Un giocatore del tavolo vicino, che parla con {declarer}, urta {by}, e {card} cade scopert{o/a} sul tavolo.",
        "A player from the next table, talking to {declarer}, knocks against {by}, and the {card} falls face up on the table.",
    ),
    text(
        "Uno spettatore che passa fra {declarer} e {by} urta il braccio di {by}: {card} cade scopert{o/a} sul tavolo.",
        "A spectator walking between {declarer} and {by} knocks {by}'s arm: the {card} falls face up on the table.",
    ),
];
const SEEN: SentenceWordings = &[
    text("{partner} poteva vedere la carta.", "{partner} could have seen the card."),
    text(
        "Dal posto di {partner} la carta si vedeva.",
        "The card could be seen from {partner}'s seat.",
    ),
];

static ASKS_WITHOUT_RIGHTS: Scenario = scenario(
    43,
    "asks-without-rights",
    &["morto", "renonce", "diritti perduti"],
    asks_without_rights,
)
.tricks(2..=9)
.asks(&[Tricks])
.aspects(&[&[AspectKind::Tricks], &[AspectKind::Breach, AspectKind::Tricks]]);

/// Declarer revokes, and dummy, who may have lost his rights, or a defender asks him whether he is void.
fn asks_without_rights(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(declarer))?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, declarer)?;
    may_have_looked(story, declarer.lho());
    let before = story.position;
    story.plays(declarer, wrong);
    story.add_sentence(DECLARER_REVOKES);
    let dummy_asks = story.either();
    let asking = if dummy_asks { dummy } else { declarer.rho() };
    story.add_event(asking, Act::AsksIfVoid(declarer));
    story.add_sentence(if dummy_asks { DUMMY_ASKS } else { DEFENDER_ASKS });
    story.corrects(declarer, right, wrong);
    story.add_sentence(CORRECTS);
    story.position = before;
    story.position.play(right.into());
    while story.led().is_some() {
        story.play_on()?;
    }
    let winner = story.turn()?;
    story.cast("winner", winner);
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    story.add_sentence(TRICK_ENDS);
    if wins_again(story) {
        story.add_finding("won-later", Answer::YES, WON_LATER)?;
    } else {
        story.choose_finding("won-later", WON_LATER, NOT_LATER)?;
    }
    story.add_finding("undercompensated", Answer::NO, ENOUGH)
}

/// Returns true if the declaring side is sure of a later trick: it holds the highest trump, or without trumps it is on lead
/// with the highest card of a suit.
fn wins_again(story: &Story<'_>) -> bool {
    let holds_highest = |suit: Suit| {
        let cards = |seat: Seat| story.suit(seat, suit).iter().map(move |card| (card.rank, seat));
        let highest = Seat::ALL.into_iter().flat_map(cards).max_by_key(|(rank, _)| *rank);
        highest.is_some_and(|(_, seat)| !story.is_defender(seat))
    };
    match story.trumps() {
        Some(trumps) => holds_highest(trumps),
        None => {
            let leads = story.turn().is_some_and(|turn| !story.is_defender(turn));
            leads && Suit::ALL.into_iter().any(holds_highest)
        }
    }
}

const DECLARER_REVOKES: SentenceWordings = &[
    text(
        "Si gioca a {suit}, e {declarer}, che ha preso {right} per una carta di un altro seme, mette {wrong}.",
        "{suit} are led, and {declarer}, who has taken the {right} for a card of another suit, plays the {wrong}.",
    ),
    text(
        "Si gioca a {suit}; {declarer} non vede {right}, finit{o/a:right} dietro un'altra carta, e mette {wrong}.",
        "{suit} are led; {declarer} does not see the {right}, which is behind another card, and plays the {wrong}.",
    ),
];
const DUMMY_ASKS: SentenceWordings = &[
    text(
        "Il primo a parlare è {dummy}: «niente {suit}?»; {rho} tace.",
        "The first to speak is {dummy}: 'no {suit}?'; {rho} keeps silent.",
    ),
    text(
        "«Non hai {suit}?», gli chiede {dummy} prima che {rho} apra bocca.",
        "'Having no {suit}?' {dummy} asks him before {rho} opens his mouth.",
    ),
];
const DEFENDER_ASKS: SentenceWordings = &[
    text(
        "Il primo a parlare è {rho}: «niente {suit}?»; {dummy} tace.",
        "The first to speak is {rho}: 'no {suit}?'; {dummy} keeps silent.",
    ),
    text(
        "«Non hai {suit}?», gli chiede {rho} prima che {dummy} apra bocca.",
        "'Having no {suit}?' {rho} asks him before {dummy} opens his mouth.",
    ),
];
const CORRECTS: SentenceWordings = &[
    text(
        "{declarer} riguarda le carte e cambia {wrong} con {right}.",
        "{declarer} looks at his cards again and changes the {wrong} for the {right}.",
    ),
    text(
        "{declarer} trova {right} e l{o/a:right} gioca al posto di {wrong}.",
        "{declarer} finds the {right} and plays it instead of the {wrong}.",
    ),
];
const TRICK_ENDS: SentenceWordings = &[
    text("La presa va poi a {winner}.", "The trick then goes to {winner}."),
    text("A vincere la presa è {winner}.", "It is {winner} who wins the trick."),
];
const WON_LATER: SentenceWordings = &[
    text(
        "Nel seguito {declarer} e {dummy} fanno altre prese.",
        "In what follows {declarer} and {dummy} win further tricks.",
    ),
    text(
        "Dopo quella {declarer} e {dummy} vincono ancora qualche presa.",
        "After that one {declarer} and {dummy} win some more tricks.",
    ),
];
const NOT_LATER: SentenceWordings = &[
    text(
        "Dopo quella presa {declarer} e {dummy} non ne fanno più.",
        "After that trick {declarer} and {dummy} win no more.",
    ),
    text(
        "Nel seguito {declarer} e {dummy} non vincono più nessuna presa.",
        "In what follows {declarer} and {dummy} win no further trick.",
    ),
];
const ENOUGH: SentenceWordings = &[
    text(
        "A gioco finito l'Arbitro trova che senza la renonce i difensori non avrebbero fatto di più.",
        "After play the director finds that without the revoke the defenders would have done no better.",
    ),
    text(
        "Senza la renonce, accerta l'Arbitro, ai difensori non sarebbe andata meglio.",
        "Without the revoke, the director finds, the defenders would have fared no better.",
    ),
];

static SEES_A_LEAD: Scenario =
    scenario(43, "sees-a-lead", &["morto", "fuori turno", "diritti perduti"], sees_a_lead)
        .tricks(2..=9);

/// A defender leads when the lead is on the declaring side. Dummy, who may have looked at the other defender's hand, or
/// declarer is the first to say so, and declarer accepts the lead, refuses it or says nothing.
fn sees_a_lead(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.declaring_hand_on_lead()?;
    let by = defender(story)?;
    let card = story.would_lead(by)?;
    cast!(story, card, rightful);
    may_have_looked(story, by.partner());
    story.leads(by, card);
    story.add_sentence(LEADS_OUT_OF_TURN);
    story.add_finding("told-his-turn", Answer::NO, SENT_BY_NOBODY)?;
    speaks_first(story);
    let wish = story.choose(3);
    if wish < 2 {
        let choice = if wish == 0 { Choice::Refuse } else { Choice::Accept };
        story.add_event(story.declarer(), Act::Chooses(choice));
    }
    story.add_sentence([REFUSES, ACCEPTS, SAYS_NOTHING][wish]);
    Some(())
}

const LEADS_OUT_OF_TURN: SentenceWordings = &[
    text(
        "L'attacco tocca a {rightful}, ma {by}, convinto di aver vinto l'ultima presa, mette giù {card}.",
        "It is for {rightful} to lead, but {by}, believing that he has won the last trick, puts down the {card}.",
    ),
    text(
        "{by} conta male le prese e attacca {card}, quando si doveva attaccare da {rightful}.",
        "{by} miscounts the tricks and leads the {card}, when the lead was from {rightful}.",
    ),
    text(
        "Mentre si aspetta l'attacco da {rightful}, {by}, sovrappensiero, attacca lui, con {card}.",
        "While the table waits for the lead from {rightful}, {by}, with his mind elsewhere, leads the {card}.",
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "{declarer} dice che non accetta l'attacco.",
        "{declarer} says that he does not accept the lead.",
    ),
    text("{declarer} non vuole l'attacco di {by}.", "{declarer} does not want {by}'s lead."),
];
const ACCEPTS: SentenceWordings = &[
    text("{declarer} dice che accetta l'attacco.", "{declarer} says that he accepts the lead."),
    text(
        "{declarer} accetta volentieri l'attacco di {by}.",
        "{declarer} gladly accepts {by}'s lead.",
    ),
];
const SAYS_NOTHING: SentenceWordings = &[
    text(
        "{declarer} non dice se accetta l'attacco.",
        "{declarer} does not say whether he accepts the lead.",
    ),
    text(
        "{declarer} non dice se vuole l'attacco di {by}.",
        "{declarer} does not say whether he wants {by}'s lead.",
    ),
];
