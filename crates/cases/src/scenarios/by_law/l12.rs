//! Law 12: what the director may adjust, and what he may not.

mod inquiry;

use super::card_choices::{defenders_who_may_lose, telling_lead};
use super::prelude::*;
use super::scenes::{defender, small, used_or_misled};

pub const SCENARIOS: &[&Scenario] = &[&PENALTY_CARD, &BOTH_COMPLAIN, &inquiry::WHAT_IT_COST];

static PENALTY_CARD: Scenario =
    scenario(12, "penalty-card", &["carta penalizzata", "punteggio arbitrale"], penalty_card)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Score]]);

/// A defender's card is exposed, and a card of dummy's may have been hidden; at the end of play each side asks for more
/// than the Laws gave it.
fn penalty_card(story: &mut Story<'_>) -> Option<()> {
    let is_hidden = both_ask(story)?;
    let (helped, miscounted, line) =
        [(true, false, HELPED), (false, true, miscount(is_hidden)), (false, false, NO_DAMAGE)]
            [story.choose(3)];
    untold(story, "penalty-card-damage", Answer::from_bool(helped))?;
    untold(story, "information-used", Answer::from_bool(helped))?;
    untold(story, "hidden-card-damage", Answer::from_bool(miscounted))?;
    story.add_sentence(line);
    Some(())
}

/// Returns the sentence that the defenders miscounted, because of the hidden card if one was hidden.
const fn miscount(is_hidden: bool) -> SentenceWordings {
    if is_hidden { MISCOUNTED_BY_IT } else { MISCOUNTED }
}

/// Adds the fall of a defender's card, the hidden card or its alternative, and the requests of both sides; returns true if
/// a card was hidden.
fn both_ask(story: &mut Story<'_>) -> Option<bool> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    // Declarer is thinking, and no defender who is to play has the card in his fingers.
    story.declaring_hand_in_turn()?;
    let by = defender(story)?;
    let card = story.pick(small(story.hand(by)))?;
    // The other defender has a lead to choose later, and dummy does not need the hidden card for the next two tricks.
    let later = telling_lead(story, by.partner())?;
    story.require(later.hand(by).contains(card))?;
    let mut two_tricks_later = story.clone();
    while two_tricks_later.position.tricks_played() < story.position.tricks_played() + 2 {
        two_tricks_later.play_on()?;
    }
    let is_spare = |card: &Card| two_tricks_later.suit(dummy, card.suit).len() > 1;
    let spare = two_tricks_later.hand(dummy).iter().filter(is_spare).collect();
    let hidden = story.pick(spare)?;
    cast!(story, card, hidden);
    story.add_event(by, Act::Drops { card: card.into(), seen: BySeat([true; 4]), jostled: false });
    untold(story, "deliberate-exposure", Answer::NO)?;
    story.call_director(declarer);
    story.add_sentence(DROPS);
    let is_hidden = story.choose_act(
        dummy,
        Act::Finds { card: hidden.into(), seen: BySeat([true; 4]) },
        FOUND,
        WAS_THERE,
    );
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    story.add_sentence(PROTEST);
    Some(is_hidden)
}

const DROPS: SentenceWordings = &[
    text(
        "A {by}, che riordina le carte mentre {declarer} pensa, cade {card} in vista di tutti: è carta penalizzata minore.",
        "{by}, sorting his cards while {declarer} thinks, drops the {card} in everybody's view: it becomes a minor penalty card.",
    ),
    text(
        "Mentre {declarer} riflette, {by} lascia cadere {card} davanti a tutti, e la carta diventa penalizzata minore.",
        "While {declarer} is thinking, {by} lets the {card} fall in everybody's view, and it becomes a minor penalty card.",
    ),
    text(
        "{by}, sporgendosi verso {declarer}, fa cadere {card} scopert{o/a}: l'Arbitro l{o/a} dichiara carta penalizzata minore.",
        "{by}, leaning towards {declarer}, drops the {card} face up: the director rules that it is a minor penalty card.",
    ),
];
const FOUND: SentenceWordings = &[
    text(
        "Due prese dopo {dummy} trova, sotto un'altra carta del morto, {hidden}, e l{o/a:hidden} mette al suo posto.",
        "Two tricks later {dummy} finds the {hidden} under another card of dummy's, and puts it in its place.",
    ),
    text(
        "Più tardi {dummy} si accorge di avere ancora in mano {hidden}, e stende anche quella carta.",
        "Later {dummy} notices that he still has the {hidden} in his hand, and spreads that card too.",
    ),
    text(
        "Quando sono state giocate altre due prese, {dummy} scopre che {hidden} era nascost{o/a:hidden} dietro un'altra carta.",
        "When two more tricks have been played, {dummy} discovers that the {hidden} was hidden behind another card.",
    ),
    because(
        "41D",
        [
            "{hidden} di {dummy} era rimast{o/a:hidden} nascost{o/a:hidden}",
            "{hidden} di {dummy} fosse rimast{o/a:hidden} nascost{o/a:hidden}",
        ],
        ["{dummy}'s {hidden} had stayed hidden", "{dummy}'s {hidden} had stayed hidden"],
    ),
];
const WAS_THERE: SentenceWordings = &[
    text(
        "Due prese dopo {dummy} conta le carte del morto, che ci sono tutte, e {hidden} è al suo posto.",
        "Two tricks later {dummy} counts the cards of dummy, which are all there, and the {hidden} is in its place.",
    ),
    text(
        "Il morto di {dummy} era steso per intero fin dall'inizio, e {hidden} era in vista con le altre.",
        "{dummy} had spread the whole of dummy at the start, and the {hidden} was in view with the rest.",
    ),
    text(
        "Quando sono state giocate altre due prese, {dummy} conferma che {hidden} è sempre stat{o/a:hidden} in vista.",
        "When two more tricks have been played, {dummy} confirms that the {hidden} has been in view all the time.",
    ),
    because(
        "12B2",
        [
            "{hidden} di {dummy} era sempre stat{o/a:hidden} in vista",
            "{hidden} di {dummy} fosse sempre stat{o/a:hidden} in vista",
        ],
        [
            "{dummy}'s {hidden} had always been in view",
            "{dummy}'s {hidden} had always been in view",
        ],
    ),
];
const PROTEST: SentenceWordings = &[
    text("A gioco finito si richiama l'Arbitro.", "When play is over the director is called back."),
    text(
        "Finito il gioco, l'Arbitro torna al tavolo.",
        "After the play the director comes back to the table.",
    ),
    text(
        "La mano finisce, e l'Arbitro è richiamato al tavolo.",
        "The play ends, and the director is called back to the table.",
    ),
];
const HELPED: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner}, fra due ritorni logici, ha scelto quello che {card} di {by} gli suggeriva, e che {declarer} ci ha perso una presa; altri danni non ne trova.",
        "The director finds that of two logical returns {partner} chose the one that {by}'s {card} suggested to him, and that {declarer} lost a trick by it; he finds no other damage.",
    ),
    text(
        "{partner}, accerta l'Arbitro, fra due ritorni logici ha preferito quello suggerito da {card} di {by}, e a {declarer} è costato una presa; altri danni non ce ne sono.",
        "{partner}, the director finds, preferred of two logical returns the one suggested by {by}'s {card}, and it cost {declarer} a trick; there was no other damage.",
    ),
    text(
        "{partner} poteva scegliere fra due ritorni logici e, accerta l'Arbitro, {card} di {by} lo ha spinto a quello costato a {declarer} una presa; altri danni non ci sono stati.",
        "{partner} had the choice of two logical returns and, the director finds, {by}'s {card} led him to the one that cost {declarer} a trick; there was no other damage.",
    ),
    because(
        "50E",
        [
            "{partner} ha scelto il ritorno suggerito da {card} di {by}, costato una presa a {declarer}",
            "{partner} avesse scelto il ritorno suggerito da {card} di {by}, costato una presa a {declarer}",
        ],
        [
            "{partner} chose the return that {by}'s {card} suggested, which cost {declarer} a trick",
            "{partner} had chosen the return that {by}'s {card} suggested, which cost {declarer} a trick",
        ],
    ),
];

static BOTH_COMPLAIN: Scenario =
    scenario(12, "both-complain", &["punteggio arbitrale", "informazione"], both_complain)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Score]]);

/// Declarer explains a call rightly or wrongly to a defender, and the defender lets something slip to his partner; at
/// the end of play the director is called.
fn both_complain(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() < 2)?;
    let by = defenders_who_may_lose(story)?;
    let declarer = story.declarer();
    let topic = ExplanationTopic::Call;
    story.add_event(declarer, Act::Explains(topic));
    story.add_sentence(EXPLAINS);
    let remarks = story.choose_act(by, Act::Remarks, SIGHS, SAYS_NOTHING);
    story.play_on()?;
    story.play_on()?;
    let is_wrong = story.choose_act(declarer, Act::Amends(topic), AMENDS, CONFIRMS);
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    let (misled, used) = [(true, false), (false, false), (false, true)][story.choose(3)];
    story.require(remarks || !used)?;
    untold(story, "play-influenced", Answer::from_bool(misled))?;
    untold(story, "information-used", Answer::from_bool(used))?;
    untold(story, "use-damaged", Answer::from_bool(used))?;
    story.add_sentence(used_or_misled(used, misled, is_wrong, [USED, NEITHER]));
    Some(())
}

const EXPLAINS: SentenceWordings = &[
    text(
        "{by} chiede a {declarer} che cosa mostrasse una chiamata di {dummy}, e {declarer} risponde.",
        "{by} asks {declarer} what a call of {dummy}'s showed, and {declarer} answers.",
    ),
    text(
        "{declarer}, a domanda di {by}, spiega una chiamata di {dummy}.",
        "Asked by {by}, {declarer} explains a call of {dummy}'s.",
    ),
    text(
        "«Che cosa mostrava {dummy}?», chiede {by}, e {declarer} lo spiega.",
        "'What did {dummy} show?' asks {by}, and {declarer} explains.",
    ),
];
const SIGHS: SentenceWordings = &[
    text(
        "Sentita la risposta {by} scuote la testa e sospira forte, poi gioca.",
        "On hearing the answer {by} shakes his head and sighs loudly, then plays.",
    ),
    text(
        "«Allora siamo messi male», dice {by} prima di giocare, e {partner} lo sente.",
        "'Then we are in trouble,' says {by} before playing, and {partner} hears it.",
    ),
    text(
        "«Lo temevo», dice {by} ad alta voce, e gioca.",
        "'I was afraid of that,' says {by} aloud, and plays.",
    ),
    because(
        "16B1(a)",
        [
            "{by} ha fatto capire qualcosa a {partner}",
            "{by} avesse fatto capire qualcosa a {partner}",
        ],
        ["{by} let {partner} know something", "{by} had let {partner} know something"],
    ),
];
const SAYS_NOTHING: SentenceWordings = &[
    text(
        "Sentita la risposta {by} ringrazia con un cenno del capo, poi gioca.",
        "On hearing the answer {by} nods his thanks, then plays.",
    ),
    text(
        "«Grazie», dice {by} prima di giocare, e {partner} lo sente.",
        "'Thank you,' says {by} before playing, and {partner} hears it.",
    ),
    text("«Grazie», dice {by} ad alta voce, e gioca.", "'Thank you,' says {by} aloud, and plays."),
    because(
        "",
        [
            "{by} non ha fatto capire nulla a {partner}",
            "{by} non avesse fatto capire nulla a {partner}",
        ],
        ["{by} let {partner} know nothing", "{by} had let {partner} know nothing"],
    ),
];
const AMENDS: SentenceWordings = &[
    text(
        "{declarer} si accorge due carte dopo di aver spiegato male, e si corregge; a gioco finito si chiama l'Arbitro.",
        "{declarer} notices two cards later that his explanation was wrong, and corrects it; when play is over the director is called.",
    ),
    text(
        "Due carte dopo {declarer} trova che la spiegazione era sbagliata, e la corregge; a gioco finito si chiama l'Arbitro.",
        "Two cards later {declarer} finds that his explanation was wrong, and corrects it; after the play the director is called.",
    ),
    text(
        "«Avevo spiegato male», dice {declarer} due carte dopo, ed è così; finito il gioco si chiama l'Arbitro.",
        "'My explanation was wrong,' says {declarer} two cards later, and so it was; after the play the director is called.",
    ),
    because(
        "47E2(b)",
        [
            "{declarer} aveva spiegato male una chiamata a {by}",
            "{declarer} avesse spiegato male una chiamata a {by}",
        ],
        [
            "{declarer} had explained a call wrongly to {by}",
            "{declarer} had explained a call wrongly to {by}",
        ],
    ),
];
const CONFIRMS: SentenceWordings = &[
    text(
        "{declarer} si accerta due carte dopo di aver spiegato bene, e lo conferma; a gioco finito si chiama l'Arbitro.",
        "{declarer} makes sure two cards later that his explanation was right, and confirms it; when play is over the director is called.",
    ),
    text(
        "Due carte dopo {declarer} trova che la spiegazione era giusta, e la conferma; a gioco finito si chiama l'Arbitro.",
        "Two cards later {declarer} finds that his explanation was right, and confirms it; after the play the director is called.",
    ),
    text(
        "«Avevo spiegato bene», dice {declarer} due carte dopo, ed è così; finito il gioco si chiama l'Arbitro.",
        "'My explanation was right,' says {declarer} two cards later, and so it was; after the play the director is called.",
    ),
    because(
        "",
        [
            "{declarer} aveva spiegato bene la chiamata a {by}",
            "{declarer} avesse spiegato bene la chiamata a {by}",
        ],
        [
            "{declarer} had explained the call correctly to {by}",
            "{declarer} had explained the call correctly to {by}",
        ],
    ),
];
const USED: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner}, fra due ritorni logici, ha scelto quello che la reazione di {by} suggeriva, e che {declarer} ci ha perso una presa; altri danni non ne trova.",
        "The director finds that of two logical returns {partner} chose the one that {by}'s reaction suggested, and that {declarer} lost a trick by it; he finds no other damage.",
    ),
    text(
        "{partner}, accerta l'Arbitro, fra due ritorni logici ha preferito quello suggerito dalla reazione di {by}, e a {declarer} è costato una presa; altri danni non ce ne sono.",
        "{partner}, the director finds, preferred of two logical returns the one suggested by {by}'s reaction, and it cost {declarer} a trick; there was no other damage.",
    ),
    text(
        "{partner} poteva scegliere fra due ritorni logici e, accerta l'Arbitro, la reazione di {by} lo ha spinto a quello costato a {declarer} una presa; altri danni non ci sono stati.",
        "{partner} had the choice of two logical returns and, the director finds, {by}'s reaction led him to the one that cost {declarer} a trick; there was no other damage.",
    ),
    because(
        "16B1(a)",
        [
            "{partner} ha scelto il ritorno suggerito dalla reazione di {by}, costato una presa a {declarer}",
            "{partner} avesse scelto il ritorno suggerito dalla reazione di {by}, costato una presa a {declarer}",
        ],
        [
            "{partner} chose the return that {by}'s reaction suggested, which cost {declarer} a trick",
            "{partner} had chosen the return that {by}'s reaction suggested, which cost {declarer} a trick",
        ],
    ),
];
const MISCOUNTED: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} e {partner} hanno contato male le carte di {dummy}, e che {declarer} ci ha guadagnato una presa; altri danni non ne trova.",
        "The director finds that {by} and {partner} miscounted {dummy}'s cards, and that {declarer} gained a trick by it; he finds no other damage.",
    ),
    text(
        "{by} e {partner}, accerta l'Arbitro, hanno sbagliato a contare le carte di {dummy}, e a {declarer} ciò ha fruttato una presa; altri danni non ce ne sono.",
        "{by} and {partner}, the director finds, were wrong in counting {dummy}'s cards, and this gained {declarer} a trick; there was no other damage.",
    ),
    text(
        "{by} e {partner} si sono sbagliati sulle carte di {dummy} e, accerta l'Arbitro, ciò ha dato a {declarer} una presa in più; altri danni non ci sono stati.",
        "{by} and {partner} were mistaken about {dummy}'s cards and, the director finds, this gave {declarer} a trick more; there was no other damage.",
    ),
    short_reasons::MISCOUNTED_BY_THEMSELVES,
];
/// The defenders miscounted because of the hidden card.
const MISCOUNTED_BY_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} e {partner}, che non vedevano {hidden}, hanno contato male le carte di {dummy}, e che {declarer} ci ha guadagnato una presa; altri danni non ne trova.",
        "The director finds that {by} and {partner}, who could not see the {hidden}, miscounted {dummy}'s cards, and that {declarer} gained a trick by it; he finds no other damage.",
    ),
    text(
        "{by} e {partner}, accerta l'Arbitro, per via di {hidden} hanno sbagliato a contare le carte di {dummy}, e a {declarer} ciò ha fruttato una presa; altri danni non ce ne sono.",
        "{by} and {partner}, the director finds, were wrong in counting {dummy}'s cards because of the {hidden}, and this gained {declarer} a trick; there was no other damage.",
    ),
    text(
        "{by} e {partner}, senza {hidden} davanti agli occhi, si sono sbagliati sulle carte di {dummy} e, accerta l'Arbitro, ciò ha dato a {declarer} una presa in più; altri danni non ci sono stati.",
        "{by} and {partner}, without the {hidden} before their eyes, were mistaken about {dummy}'s cards and, the director finds, this gave {declarer} a trick more; there was no other damage.",
    ),
    because(
        "12A1",
        [
            "{by} e {partner} hanno perso una presa perché non vedevano {hidden}",
            "{by} e {partner} avessero perso una presa perché non vedevano {hidden}",
        ],
        [
            "{by} and {partner} lost a trick because they could not see the {hidden}",
            "{by} and {partner} had lost a trick because they could not see the {hidden}",
        ],
    ),
];
const NO_DAMAGE: SentenceWordings = &[
    text(
        "L'Arbitro non trova danni: {partner} non ha tenuto conto di {card} di {by}, e le carte di {dummy} erano state contate bene.",
        "The director finds no damage: {partner} did not go by {by}'s {card}, and {dummy}'s cards had been counted correctly.",
    ),
    text(
        "Per l'Arbitro nessuno ha subìto danni: {by} e {partner} avevano contato bene le carte di {dummy}, e avrebbero giocato così anche senza la caduta di {card}.",
        "The director finds that nobody was damaged: {by} and {partner} had counted {dummy}'s cards correctly, and would have played in this way without the fall of the {card} too.",
    ),
    text(
        "L'Arbitro accerta che danni non ce ne sono stati: {partner} non si è servito di {card} di {by}, né la difesa si era sbagliata sulle carte di {dummy}.",
        "The director finds that there was no damage: {partner} made no use of {by}'s {card}, nor had the defence been mistaken about {dummy}'s cards.",
    ),
    because(
        "12B2",
        [
            "né {card} di {by} né le carte di {dummy} hanno fatto perdere prese",
            "né {card} di {by} né le carte di {dummy} avessero fatto perdere prese",
        ],
        [
            "neither {by}'s {card} nor {dummy}'s cards cost a trick",
            "neither {by}'s {card} nor {dummy}'s cards had cost a trick",
        ],
    ),
];
const NEITHER: SentenceWordings = &[
    text(
        "L'Arbitro non trova danni: {by} e {partner} avrebbero giocato le stesse carte con qualunque risposta di {declarer}.",
        "The director finds no damage: {by} and {partner} would have played the same cards whatever {declarer}'s answer.",
    ),
    text(
        "Per l'Arbitro nessuno ha subìto danni: qualunque cosa avesse risposto {declarer}, {by} avrebbe scelto la stessa carta, e {partner} lo stesso ritorno.",
        "The director finds that nobody was damaged: whatever {declarer} had answered, {by} would have chosen the same card, and {partner} the same return.",
    ),
    text(
        "L'Arbitro accerta che danni non ce ne sono stati: dalla risposta di {declarer} non sono dipese né la carta di {by} né le scelte di {partner}.",
        "The director finds that there was no damage: neither {by}'s card nor {partner}'s choices turned on {declarer}'s answer.",
    ),
    short_reasons::SAME_CARDS_ANYWAY,
];
