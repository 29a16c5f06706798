//! Law 41: commencement of play, with Law 47 on the retraction of an opening lead and Law 54 on an opening lead out of
//! turn.

mod dummy;
mod questions;

use super::prelude::*;
use super::sentences::LEADS_FACE_DOWN;

pub const SCENARIOS: &[&Scenario] = &[
    &LEAD_REGRETTED,
    &WRONG_LEADER,
    &questions::QUESTIONS,
    &dummy::FACED_OR_NOT,
    &dummy::HIDDEN_CARD,
];

static LEAD_REGRETTED: Scenario =
    scenario(41, "lead-regretted", &["attacco iniziale", "difensore"], lead_regretted)
        .tricks(1..=1)
        .aspects(&[&[AspectKind::Choices, AspectKind::Turn]]);

/// The opening leader wants to retract his lead.
fn lead_regretted(story: &mut Story<'_>) -> Option<()> {
    let (by, dummy) = (story.turn()?, story.dummy());
    story.require(story.position.on_table() == 0)?;
    let card = story.would_play()?;
    cast!(story, by, card);
    story.add_event(dummy, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(EXPLAINED);
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(LEADS_FACE_DOWN);
    let is_faced = story.choose_act(by, Act::FacesLead, FACED, NOT_FACED);
    let was_wrong = story.either();
    if was_wrong {
        story.add_event(dummy, Act::Amends(ExplanationTopic::Call));
    } else {
        story.wants(by, card, None);
    }
    story.add_sentence(if was_wrong { AMENDED } else { REPEATED });
    story.add_sentence(WOULD_RATHER);
    if was_wrong {
        story.choose_finding("play-influenced", BECAUSE_OF_IT, NOT_BECAUSE_OF_IT)?;
    } else {
        story.add_sentence(PREFERS_ANOTHER);
    }
    // While the lead is face down a wrong explanation raises the question of the last call too.
    story.require(is_faced || !was_wrong)
}

const EXPLAINED: SentenceWordings = &[
    text(
        "Dopo l'ultimo passo {by} chiede della licita, e {dummy} spiega una dichiarazione di {declarer}.",
        "After the last pass {by} asks about the auction, and {dummy} explains a call of {declarer}'s.",
    ),
    text(
        "A licita finita {dummy}, richiesto da {by}, spiega una chiamata di {declarer}.",
        "After the auction {dummy}, asked by {by}, explains a call of {declarer}'s.",
    ),
    text(
        "Finita la licita {by} vuole sapere che cosa mostrava una chiamata di {declarer}, e {dummy} glielo spiega.",
        "When the auction is over {by} wants to know what a call of {declarer}'s showed, and {dummy} explains it.",
    ),
];
const NOT_FACED: SentenceWordings = &[
    text(
        "{by} non ha ancora scoperto la carta; {dummy} non ha ancora steso il morto.",
        "{by} has not faced the card yet; {dummy} has not spread dummy yet.",
    ),
    text(
        "{by} non gira ancora la carta, e {dummy} non stende ancora il morto.",
        "{by} does not turn the card up yet, and {dummy} does not spread dummy yet.",
    ),
    text(
        "La carta di {by} è ancora coperta, e le carte di {dummy} non sono ancora sul tavolo.",
        "{by}'s card is still face down, and {dummy}'s cards are not on the table yet.",
    ),
    short_reasons::has_not_faced_it("41A"),
];
const FACED: SentenceWordings = &[
    text(
        "Nessuno ha domande, e {by} scopre la carta; {dummy} non ha ancora steso il morto.",
        "Nobody has a question, and {by} faces the card; {dummy} has not spread dummy yet.",
    ),
    text(
        "{by} gira la carta, ma {dummy} non stende ancora il morto.",
        "{by} turns the card up, but {dummy} does not spread dummy yet.",
    ),
    text(
        "La carta di {by} è ora scoperta, ma le carte di {dummy} non sono ancora sul tavolo.",
        "{by}'s card is now face up, but {dummy}'s cards are not on the table yet.",
    ),
    because(
        "47F2",
        ["{by} ha già scoperto {card}", "{by} avesse già scoperto {card}"],
        ["{by} has already faced the {card}", "{by} had already faced the {card}"],
    ),
];
const AMENDED: SentenceWordings = &[
    text(
        "A questo punto {dummy} controlla il sistema, vede di aver spiegato male e si corregge.",
        "At this point {dummy} checks his system, sees that his explanation was wrong, and corrects it.",
    ),
    text(
        "«Mi sarò sbagliato?», si domanda {dummy}; controlla, e corregge la spiegazione, che era errata.",
        "'Was I wrong?' {dummy} wonders; he checks, and corrects the explanation, which was wrong.",
    ),
    text(
        "Allora {dummy} ricontrolla il sistema: la spiegazione era sbagliata, e la corregge.",
        "Then {dummy} checks the system again: his explanation was wrong, and he corrects it.",
    ),
    because(
        "47E2(a)",
        [
            "la spiegazione di {dummy} era sbagliata",
            "la spiegazione di {dummy} fosse stata sbagliata",
        ],
        ["{dummy}'s explanation was wrong", "{dummy}'s explanation had been wrong"],
    ),
];
const REPEATED: SentenceWordings = &[
    text(
        "A questo punto {dummy} controlla il sistema, vede di aver spiegato bene e lo conferma.",
        "At this point {dummy} checks his system, sees that his explanation was right, and confirms it.",
    ),
    text(
        "«Mi sarò sbagliato?», si domanda {dummy}; controlla, e conferma la spiegazione, che è quella giusta.",
        "'Was I wrong?' {dummy} wonders; he checks, and confirms the explanation, which is the right one.",
    ),
    text(
        "Allora {dummy} ricontrolla il sistema: la spiegazione era giusta, e la conferma.",
        "Then {dummy} checks the system again: his explanation was right, and he confirms it.",
    ),
    because(
        "",
        ["la spiegazione di {dummy} era giusta", "la spiegazione di {dummy} fosse stata giusta"],
        ["{dummy}'s explanation was right", "{dummy}'s explanation had been right"],
    ),
];
const BECAUSE_OF_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} ha scelto l'attacco per via di ciò che gli era stato spiegato.",
        "The director finds that {by} chose his lead because of what had been explained to him.",
    ),
    text(
        "Per l'Arbitro è stata la spiegazione a far scegliere {card} a {by}.",
        "The director finds that it was the explanation that made {by} choose the {card}.",
    ),
    text(
        "{by} dice di aver scelto l'attacco in base alla spiegazione, e l'Arbitro gli crede.",
        "{by} says that he chose his lead because of the explanation, and the director believes him.",
    ),
    because(
        "47E2(a)",
        [
            "{by} ha scelto {card} in base alla spiegazione di {dummy}",
            "{by} avesse scelto {card} in base alla spiegazione di {dummy}",
        ],
        [
            "{by} chose the {card} because of {dummy}'s explanation",
            "{by} had chosen the {card} because of {dummy}'s explanation",
        ],
    ),
];
const NOT_BECAUSE_OF_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} avrebbe attaccato così con qualunque spiegazione.",
        "The director finds that {by} would have made the same lead whatever the explanation.",
    ),
    text(
        "{by}, accerta l'Arbitro, avrebbe scelto {card} con qualunque spiegazione.",
        "The director finds that {by} would have chosen the {card} whatever the explanation.",
    ),
    text(
        "{by} dice di aver scelto l'attacco senza badare alla spiegazione, e l'Arbitro gli crede.",
        "{by} says that he chose his lead regardless of the explanation, and the director believes him.",
    ),
    because(
        "47F2",
        [
            "{by} ha scelto {card} senza badare alla spiegazione di {dummy}",
            "{by} avesse scelto {card} senza badare alla spiegazione di {dummy}",
        ],
        [
            "{by} chose the {card} regardless of {dummy}'s explanation",
            "{by} had chosen the {card} regardless of {dummy}'s explanation",
        ],
    ),
];
/// The explanation was right: the leader has another reason.
const PREFERS_ANOTHER: SentenceWordings = &[
    text(
        "{by} spiega all'Arbitro che, ripensandoci, ora preferirebbe un altro attacco.",
        "{by} explains to the director that on second thoughts he would now prefer another lead.",
    ),
    text(
        "{by} spiega all'Arbitro che a {card} ora preferirebbe un'altra carta.",
        "{by} explains to the director that he would now prefer another card to the {card}.",
    ),
    text(
        "{by} dice di aver solo cambiato idea sull'attacco, e l'Arbitro gli crede.",
        "{by} says that he has only changed his mind about the lead, and the director believes him.",
    ),
];
const WOULD_RATHER: SentenceWordings = &[
    text(
        "{by} domanda all'Arbitro se può riprendere la carta.",
        "{by} asks the director whether he may take the card back.",
    ),
    text(
        "{by} vorrebbe cambiare l'attacco, e si chiama l'Arbitro.",
        "{by} would like to change his lead, and the director is called.",
    ),
    text(
        "«Posso cambiare attacco?», chiede {by} all'Arbitro.",
        "'May I change my lead?' {by} asks the director.",
    ),
];

static WRONG_LEADER: Scenario =
    scenario(41, "wrong-leader", &["attacco iniziale", "fuori turno"], wrong_leader)
        .tricks(1..=1)
        .aspects(&[&[AspectKind::Turn]]);

/// The partner of the opening leader leads face down. The error is noticed before the card is faced; or it is faced, and
/// declarer refuses the lead, or dummy spreads his cards, or he does so and the next two
/// hands play.
fn wrong_leader(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() == 0)?;
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let by = declarer.rho();
    let card = story.would_lead(by)?;
    let second = story.would_follow(declarer, card)?;
    let third = story.suit(declarer.lho(), card.suit).lowest(card.suit)?;
    cast!(story, by, card, second, third);
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(LEADS_FOR_PARTNER);
    let how = story.choose(4);
    if how > 0 {
        story.add_event(by, Act::FacesLead);
        untold(story, "told-his-turn", Answer::NO)?;
    } else {
        story.add_sentence(UNTOLD);
    }
    if how > 1 {
        story.add_event(dummy, Act::Spreads(Facing::WHOLE));
    }
    if how > 2 {
        story.plays(declarer, second);
        story
            .add_event(declarer.lho(), Act::Plays { card: third.into(), manner: PlayManner::Play });
    }
    story.call_director(declarer);
    if how == 1 {
        untold(story, "saw-dummy", Answer::NO)?;
        story.add_event(declarer, Act::Chooses(Choice::Refuse));
    } else {
        story.add_sentence(UNTOLD);
    }
    story.add_sentence([BEFORE_IT_IS_FACED, REFUSES, DUMMY_SPREADS, DECLARER_PLAYS][how]);
    Some(())
}

const LEADS_FOR_PARTNER: SentenceWordings = &[
    text(
        "L'attacco tocca a {lho}, ma {by}, che crede {dummy} dichiarante, mette sul tavolo {card}, copert{o/a}.",
        "The opening lead is {lho}'s, but {by}, who believes that {dummy} is declarer, puts the {card} face down on the table.",
    ),
    text(
        "{by}, che ha seguito male la licita, attacca a carta coperta, con {card}, al posto di {lho}.",
        "{by}, who has not followed the auction well, leads the {card} face down in {lho}'s place.",
    ),
    text(
        "Tocca a {lho} attaccare. {by} non se ne accorge e mette sul tavolo {card}, copert{o/a}, mentre {dummy} aspetta.",
        "The lead is {lho}'s. {by} does not notice and puts the {card} face down on the table, while {dummy} waits.",
    ),
    text(
        "{by} crede che giochi {dummy}, e al posto di {lho} attacca lui: {card}, copert{o/a}.",
        "{by} believes that {dummy} is declarer, and leads himself in {lho}'s place: the {card}, face down.",
    ),
];
const BEFORE_IT_IS_FACED: SentenceWordings = &[
    text(
        "{by} non l'ha ancora scopert{o/a}, e {dummy} ha ancora le carte in mano, quando {declarer} chiama l'Arbitro.",
        "{by} has not faced it yet, and {dummy} still has his cards in his hand, when {declarer} calls the director.",
    ),
    text(
        "Prima che {by} giri la carta e che {dummy} stenda il morto, {declarer} si accorge dell'errore e chiama l'Arbitro.",
        "Before {by} turns the card up and {dummy} spreads dummy, {declarer} notices the mistake and calls the director.",
    ),
    text(
        "La carta di {by} è ancora coperta, e {dummy} non ha ancora steso il morto: {declarer} chiama l'Arbitro.",
        "{by}'s card is still face down, and {dummy} has not spread dummy yet: {declarer} calls the director.",
    ),
    because(
        "41A",
        ["{by} non aveva ancora scoperto {card}", "{by} non avesse ancora scoperto {card}"],
        ["{by} had not yet faced the {card}", "{by} had not yet faced the {card}"],
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "Poi {by} l{o/a} scopre, {dummy} non ha ancora steso il morto, e {declarer} chiama l'Arbitro e rifiuta l'attacco.",
        "Then {by} faces it, {dummy} has not spread dummy yet, and {declarer} calls the director and refuses the lead.",
    ),
    text(
        "Appena {by} gira la carta, e prima che {dummy} stenda il morto, {declarer} chiama l'Arbitro e sceglie di rifiutare l'attacco.",
        "As soon as {by} turns the card up, and before {dummy} spreads dummy, {declarer} calls the director and chooses to refuse the lead.",
    ),
    text(
        "La carta di {by} è ora scoperta, e {dummy} non ha ancora steso il morto: {declarer} chiama l'Arbitro e non accetta l'attacco.",
        "{by}'s card is now face up, and {dummy} has not spread dummy yet: {declarer} calls the director and does not accept the lead.",
    ),
    because(
        "54D",
        [
            "{declarer} ha rifiutato {card} prima che {dummy} stendesse il morto",
            "{declarer} avesse rifiutato {card} prima che {dummy} stendesse il morto",
        ],
        [
            "{declarer} refused the {card} before {dummy} spread dummy",
            "{declarer} had refused the {card} before {dummy} spread dummy",
        ],
    ),
];
const DUMMY_SPREADS: SentenceWordings = &[
    text(
        "Poi {by} l{o/a} scopre, {dummy} stende tutto il morto, e solo allora {declarer} chiama l'Arbitro e vuole rifiutare l'attacco.",
        "Then {by} faces it, {dummy} spreads the whole of dummy, and only then does {declarer} call the director and want to refuse the lead.",
    ),
    text(
        "Appena {by} gira la carta, {dummy} stende il morto; solo allora {declarer} chiama l'Arbitro e vorrebbe rifiutare l'attacco.",
        "As soon as {by} turns the card up {dummy} spreads dummy; only then does {declarer} call the director, and would like to refuse the lead.",
    ),
    text(
        "La carta di {by} è ora scoperta, e {dummy} ha già steso il morto: {declarer} chiama l'Arbitro e non vorrebbe accettare l'attacco.",
        "{by}'s card is now face up, and {dummy} has already spread dummy: {declarer} calls the director and would rather not accept the lead.",
    ),
    because(
        "54C",
        [
            "{dummy} aveva steso il morto, e {declarer} non aveva ancora giocato",
            "{dummy} avesse steso il morto, e {declarer} non avesse ancora giocato",
        ],
        [
            "{dummy} had spread dummy, and {declarer} had not yet played",
            "{dummy} had spread dummy, and {declarer} had not yet played",
        ],
    ),
];
const DECLARER_PLAYS: SentenceWordings = &[
    text(
        "Poi {by} l{o/a} scopre, {dummy} stende il morto, {declarer} gioca {second} dalla sua mano e {lho} {third}, e solo allora {declarer} chiama l'Arbitro.",
        "Then {by} faces it, {dummy} spreads dummy, {declarer} plays the {second} from his own hand and {lho} the {third}, and only then does {declarer} call the director.",
    ),
    text(
        "Appena {by} gira la carta, {dummy} stende il morto, {declarer} gioca {second} dalla sua mano e {lho} {third}; solo allora {declarer} chiama l'Arbitro.",
        "As soon as {by} turns the card up {dummy} spreads dummy, {declarer} plays the {second} from his own hand and {lho} the {third}; only then does {declarer} call the director.",
    ),
    text(
        "La carta di {by} è ora scoperta, {dummy} ha steso il morto, {declarer} ha giocato {second} dalla mano e {lho} {third}: {declarer} chiama l'Arbitro.",
        "{by}'s card is now face up, {dummy} has spread dummy, {declarer} has played the {second} from his hand and {lho} the {third}: {declarer} calls the director.",
    ),
    because(
        "54B1",
        [
            "{declarer} aveva già giocato {second} dalla sua mano e {lho} {third}",
            "{declarer} avesse già giocato {second} dalla sua mano e {lho} {third}",
        ],
        [
            "{declarer} had already played the {second} from his own hand and {lho} the {third}",
            "{declarer} had already played the {second} from his own hand and {lho} the {third}",
        ],
    ),
];
