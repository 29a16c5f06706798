//! The words with which directors tell what happened, apart from the names of players and cards.

/// What a player does with a card.
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
    /// It was a penalty card already.
    Penalty,
}

/// What a word or a phrase says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Meaning {
    NamedAct(NamedAct),
    /// A act of which the words do not name the player: it may be anybody's.
    Undergone(NamedAct),
    OutOfTurn,
    WrongHand,
    FaceDown,
    Together,
    /// Dummy's, of his own accord.
    Unbidden,
    /// The grades of a penalty card.
    Major,
    Minor,
    /// Some cards that are not named.
    SeveralCards,
    /// Done in time to be corrected.
    InTime,
    /// Who saw the card follows.
    SeenBy,
    /// The partner of the player who was named last.
    Partner,
    Low,
    /// What follows happened next.
    Then,
    And,
    /// What follows happened later: "before he led".
    Before,
    /// What follows happened sooner: "after he had led".
    After,
    /// Sooner than all that is told in the line.
    Earlier,
    /// Before the player who did it: "by East".
    By,
    /// Before him to whom it was done: "to West". It is "a" in Italian.
    To,
    /// Before the hand from which a card comes, or whose it is.
    Of,
    /// Before a card with which something is done.
    With,
    /// Says of an act that it is undergone: "is exposed".
    Is,
    /// Says of an act that it is done: "ha esposto".
    Has,
    /// "A heart": a small one.
    A,
    /// Before the number of a trick.
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

/// The words and the phrases, in lower case, between commas.
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

/// Each word or phrase with what it says.
fn words() -> impl Iterator<Item = (Meaning, &'static str)> {
    SAID.iter().flat_map(|(says, words)| words.split(", ").map(move |word| (*says, word)))
}

/// What the words at the beginning of a text say, as many of them as have one meaning, and how many bytes they are.
/// The text is in lower case, and begins with a word.
pub(super) fn said(text: &str) -> Option<(Meaning, usize)> {
    let ends = |after: &str| !after.chars().next().is_some_and(char::is_alphanumeric);
    let fits = words().filter(|(_, word)| text.strip_prefix(*word).is_some_and(ends));
    // Of two meanings of the same words the first one counts.
    let best = fits.reduce(|one, two| if two.1.len() > one.1.len() { two } else { one });
    best.map(|(says, word)| (says, word.len()))
}

/// The words and phrases for an act.
#[cfg(test)]
pub(in super::super) fn words_of_act(named_act: NamedAct) -> impl Iterator<Item = &'static str> {
    let tells =
        move |says: Meaning| says == Meaning::NamedAct(named_act) || says == Undergone(named_act);
    words().filter(move |(says, _)| tells(*says)).map(|(_, word)| word)
}
