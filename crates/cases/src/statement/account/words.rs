//! The words with which directors report acts, apart from the names of players and cards.

/// An act that a clause can state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum NamedAct {
    Revokes,
    Corrects,
    TakesBack,
    Leads,
    Drops,
    Shows,
    Exposes,
    Plays,
    /// The player already had a penalty card.
    Penalty,
}

/// The meaning of a word or phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Meaning {
    NamedAct(NamedAct),
    /// An act in the passive, which does not name the player who acts.
    Undergone(NamedAct),
    OutOfTurn,
    WrongHand,
    FaceDown,
    Together,
    /// Dummy plays a card without instruction from declarer.
    Unbidden,
    /// A major penalty card; the next variant is a minor one.
    Major,
    Minor,
    /// Several cards that are not named.
    SeveralCards,
    /// The act happened early enough to be corrected.
    InTime,
    /// Precedes the players who saw the card.
    SeenBy,
    /// The partner of the player who acts in the previous clause.
    Partner,
    Low,
    /// The act of the next clause happened after the act before it.
    Then,
    And,
    /// The act of the next clause happened later: "before he led".
    Before,
    /// The act of the next clause happened earlier: "after he had led".
    After,
    /// The act of the clause happened before every other act in the line.
    Earlier,
    /// Precedes the player who acts: "by East".
    By,
    /// Precedes the player who sees the card: "to West", in Italian "a"; in a correction, precedes the new card.
    To,
    /// Precedes the hand from which a card comes or to which it belongs.
    Of,
    /// Precedes a card used in the act.
    With,
    /// An auxiliary of the passive: "is exposed".
    Is,
    /// An auxiliary of the active: "ha esposto" ("has exposed").
    Has,
    /// The indefinite article, which before a suit means a small card: "a heart".
    A,
    /// The word "trick", before or after a number that is not a card.
    Trick,
    Not,
    Nothing,
}

use super::super::several_events::AT_ONCE;

use Meaning::{
    A, After, And, Before, By, Earlier, FaceDown, Has, InTime, Is, Low, Not, Nothing, Of,
    OutOfTurn, Partner, SeenBy, SeveralCards, Then, To, Together, Trick, Undergone, With,
    WrongHand,
};

/// The words and phrases of each meaning, in lower case, separated by commas.
const SAID: &[(Meaning, &str)] = &[
    (Meaning::NamedAct(NamedAct::Penalty), "carta penalizzata, penalizzata, penalty card"),
    (Meaning::Major, "maggiore, major"),
    (Meaning::Minor, "minore, minor"),
    (
        Meaning::Unbidden,
        "di sua iniziativa, da solo, senza che sia chiamata, senza che sia chiamato, senza essere chiamata, \
         of his own accord, unasked, uncalled, without being told, without being called, \
         before it is called",
    ),
    (
        Meaning::NamedAct(NamedAct::Revokes),
        "revoke, revokes, revoked, revoking, renonce, fa renonce, fa una renonce, ha fatto renonce, ha \
         fatto una renonce, fatto renonce, facendo renonce, commette renonce, commette una renonce, \
         commesso una renonce, renuncia, rinuncia, renunciato, rinunciato, renunciando, non risponde, non \
         rispondendo, non ha risposto, non segue, non ha seguito, renounces, renounced, does not follow, \
         did not follow, doesn't follow, didn't follow, fails to follow, failed to follow, failing to \
         follow, not following, makes a revoke, made a revoke, refuses to follow",
    ),
    (
        Meaning::NamedAct(NamedAct::Corrects),
        "corregge, cambia, cambiarla, changes, change, correggendo, correggendola, corretto, corretta, sostituisce, sostituito, sostituita, \
         rimedia, corrects, corrected, correcting, replaces, replaced, replacing, substitutes",
    ),
    (
        Meaning::NamedAct(NamedAct::TakesBack),
        "ritira, ritirato, ritirata, ritirando, riprende, ripreso, ripresa, riprendendo, withdraws, \
         withdrew, withdrawn, withdrawing, takes back, took back, taking back, taken back, back, picks \
         up, picked up, retracts",
    ),
    (
        Meaning::NamedAct(NamedAct::Leads),
        "attacca, attaccato, attaccando, attacchi, attaccasse, attacco, attacco iniziale, esce, uscito, \
         uscita, uscendo, muove, mosso, muovendo, intavola, intavolato, lead, leads, led, leading, \
         opening lead",
    ),
    (
        Meaning::NamedAct(NamedAct::Drops),
        "lascia cadere, lasciato cadere, lasciando cadere, fa cadere, fatto cadere, drops, dropped, \
         dropping, lets fall",
    ),
    (
        Undergone(NamedAct::Drops),
        "cade, cadono, fall, cadde, caduto, caduta, cadute, scivola, falls, fell, fallen",
    ),
    (
        Meaning::NamedAct(NamedAct::Shows),
        "mostra, tira fuori, pulls out, mostrato, mostrata, mostrando, fa vedere, fatto vedere, facendo vedere, lascia vedere, \
         shows, showed, shown, showing, flashes, flashed, flashing, displays, displayed",
    ),
    (
        Meaning::NamedAct(NamedAct::Exposes),
        "scopre, scoprendo, espone, esponendo, exposes, exposed, exposing, faces, faced, facing, reveals, \
         revealed, turns up, turned up",
    ),
    (
        Undergone(NamedAct::Exposes),
        "scoperto, scoperta, scoperte, scoperti, esposto, esposta, esposte, esposti",
    ),
    (
        Meaning::NamedAct(NamedAct::Plays),
        "gioca, giocano, giocato, giocata, giocando, giochi, giocasse, mette, messo, messa, mettendo, \
         cala, calato, calata, calando, butta, buttato, scarta, scartato, scartata, scartando, taglia, \
         tagliato, tagliando, segue, seguito, risponde, risposto, fornisce, play, plays, played, playing, \
         shows out, puts, put, putting, discards, discarded, discarding, ruffs, ruffed, ruffing, follows, followed, \
         throws, threw",
    ),
    (
        OutOfTurn,
        "fuori turno, fuori dal turno, fuori dal suo turno, prima del suo turno, prima del compagno, out \
         of turn, out-of-turn, out of rotation, before his turn, before his partner, before partner",
    ),
    (WrongHand, "dalla mano sbagliata, from the wrong hand, from wrong hand"),
    (FaceDown, "coperto, coperta, a carta coperta, face down, face-down, facedown"),
    (Together, AT_ONCE),
    (
        SeveralCards,
        "due carte, tre carte, delle carte, alcune carte, 2 carte, 3 carte, two cards, three cards, some \
         cards, 2 cards, 3 cards",
    ),
    (
        InTime,
        "in tempo, subito, prima della presa successiva, prima della prossima presa, in time, at once, \
         immediately, before the next trick, before playing to the next trick",
    ),
    (SeenBy, "vista da, visto da, viste da, seen by"),
    (
        Partner,
        "partner, his partner, her partner, compagno, il compagno, il suo compagno, suo compagno",
    ),
    (Low, "piccola, piccolo, cartina, scartina, small, low, little"),
    (Then, "poi, quindi, dopodiché, dopo, infine, then, afterwards, next, later"),
    (
        And,
        "although, though, because, benché, sebbene, perché, e, ed, ma, mentre, and, but, while, when, quando",
    ),
    (Before, "prima che, prima di, before"),
    (After, "dopo che, dopo aver, after"),
    (
        Earlier,
        "prima, in precedenza, prima ancora, prima di ciò, già, before that, before this, beforehand, \
         earlier, previously, already",
    ),
    (By, "da, dal, by"),
    (To, "a, al, ad, to"),
    (Of, "di, del, dello, della, dell, d, of, from, s"),
    (With, "con, with, per, for"),
    (Is, "è, era, viene, venne, sono, is, was, are, were, been, gets"),
    (Has, "ha, aveva, avendo, avere, ho, abbia, avesse, has, had, have, having"),
    (A, "una, un, uno, an, qualche, some"),
    (Trick, "presa, trick, prese, tricks"),
    (Not, "non, not, no, never, mai, se, if, senza, without"),
    (
        Nothing,
        "wants, wanted, vuole, voleva, se ne, se lo, se la, ancora, still, fa, fatto, makes, made, il, lo, la, i, gli, le, l, al suo, suo, sua, suoi, sue, che, si, in, su, sul, sulla, nel, nella, \
         alla, alle, ai, dalla, dalle, carta, carte, tavolo, tavola, mano, stato, stata, lei, lui, egli, \
         the, his, her, its, their, he, she, it, them, they, this, that, on, onto, at, in, as, card, \
         cards, table, hand, which, takes, took, so, so che, face up, scoperta sul tavolo, accidentally, \
         inavvertitamente, per errore, by mistake, lui stesso, also, anche, pure, questa, questo, quella, \
         quello, there, c, sta, seme, suit, colore, the suit, turno, turn",
    ),
];

/// Returns each word or phrase with its meaning.
fn words() -> impl Iterator<Item = (Meaning, &'static str)> {
    SAID.iter().flat_map(|(says, words)| words.split(", ").map(move |word| (*says, word)))
}

/// Returns the meaning of the longest known phrase that begins the text, and its length in bytes. The text must be in
/// lower case and begin with a word.
pub(super) fn said(text: &str) -> Option<(Meaning, usize)> {
    let ends = |after: &str| !after.chars().next().is_some_and(char::is_alphanumeric);
    let fits = words().filter(|(_, word)| text.strip_prefix(*word).is_some_and(ends));
    // If a phrase has two meanings, the first one in the list is used.
    let best = fits.reduce(|one, two| if two.1.len() > one.1.len() { two } else { one });
    best.map(|(says, word)| (says, word.len()))
}

/// Returns the words and phrases for an act.
#[cfg(test)]
pub(in super::super) fn words_of_act(named_act: NamedAct) -> impl Iterator<Item = &'static str> {
    let tells =
        move |says: Meaning| says == Meaning::NamedAct(named_act) || says == Undergone(named_act);
    words().filter(move |(says, _)| tells(*says)).map(|(_, word)| word)
}
