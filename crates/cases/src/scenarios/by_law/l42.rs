//! Law 42: dummy's rights.

use super::prelude::*;
use super::scenes::{RevokeScene, cast_upcoming, revoke_scene, wrong_hand};

pub const SCENARIOS: &[&Scenario] = &[&WARNS, &ASKS_IF_VOID, &SPEAKS, &DUMMYS_REVOKE];

static WARNS: Scenario = scenario(42, "warns", &["morto", "fuori turno"], warns)
    .tricks(2..=10)
    .asks(&[Ruling, Ruling, Rights("declarer")]);

/// Declarer is about to lead from the wrong hand, and dummy, who still has his rights, warns him in time or too late,
/// or a defender is the first to speak.
fn warns(story: &mut Story<'_>) -> Option<()> {
    let (wrong, card) = wrong_hand(story)?;
    story.add_sentence(ON_LEAD);
    let how = story.choose(3);
    match how {
        0 => story.add_event(story.dummy(), Act::Warns),
        1 => {
            story.leads(wrong, card);
            story.call_director(story.dummy());
        }
        _ => {
            story.leads(wrong, card);
            story.call_director(wrong.lho());
        }
    }
    story.add_sentence([IN_TIME, DUMMY_SPEAKS, DEFENDER_SPEAKS][how]);
    let wish = story.choose(3);
    if how > 0 && wish < 2 {
        let choice = if wish == 0 { Choice::Refuse } else { Choice::Accept };
        story.add_event(wrong.lho(), Act::Chooses(choice));
    }
    story.add_sentence([REFUSED, ACCEPTED, SILENT][wish]);
    story.add_finding("told-his-turn", Answer::NO, NOT_SENT_TO_WRONG_HAND)
}

const ON_LEAD: SentenceWordings = &[
    text(
        "L'ultima presa è di {rightful}. {dummy} non si è mai mosso e non ha visto altre carte.",
        "The last trick was {rightful}'s. {dummy} has not moved, and has seen no other cards.",
    ),
    text(
        "Si deve attaccare da {rightful}. {dummy}, il morto, è sempre rimasto al suo posto e non ha guardato altre mani.",
        "The lead is to come from {rightful}. {dummy}, dummy, has kept his seat all the time and looked at no other hand.",
    ),
];
const NOT_SENT_TO_WRONG_HAND: SentenceWordings = &[
    text(
        "Nessun avversario aveva detto a {declarer} di attaccare da {wrong}.",
        "No opponent had told {declarer} to lead from {wrong}.",
    ),
    text(
        "{declarer} ha scelto la mano da sé, senza che un avversario gliela indicasse.",
        "{declarer} chose the hand himself, without an opponent pointing to it.",
    ),
];
const IN_TIME: SentenceWordings = &[
    text(
        "{declarer}, sovrappensiero, sta per attaccare {card} dalla mano di {wrong}; {dummy} lo ferma in tempo, prima che {next} se ne accorga.",
        "{declarer}, with his mind elsewhere, is about to lead the {card} from {wrong}'s hand; {dummy} stops him in time, before {next} notices.",
    ),
    text(
        "«Dall'altra mano», dice {dummy} quando {declarer} sta per attaccare {card} dalla mano di {wrong}; {declarer} si ferma, e {next} non ha ancora parlato.",
        "'From the other hand,' says {dummy} when {declarer} is about to lead the {card} from {wrong}'s hand; {declarer} stops, and {next} has not spoken yet.",
    ),
];
const DUMMY_SPEAKS: SentenceWordings = &[
    text(
        "{declarer}, sovrappensiero, attacca {card} dalla mano di {wrong}; {dummy} dice che la mano è sbagliata, prima che {next} se ne accorga.",
        "{declarer}, with his mind elsewhere, leads the {card} from {wrong}'s hand; {dummy} says that it is the wrong hand, before {next} notices.",
    ),
    text(
        "«Dall'altra mano», dice {dummy} dopo che {declarer} ha attaccato {card} dalla mano di {wrong}; {next} non ha ancora parlato.",
        "'From the other hand,' says {dummy} after {declarer} has led the {card} from {wrong}'s hand; {next} has not spoken yet.",
    ),
];
const DEFENDER_SPEAKS: SentenceWordings = &[
    text(
        "{declarer}, sovrappensiero, attacca {card} dalla mano di {wrong}; {next} dice che la mano è sbagliata, prima che {dummy} se ne accorga.",
        "{declarer}, with his mind elsewhere, leads the {card} from {wrong}'s hand; {next} says that it is the wrong hand, before {dummy} notices.",
    ),
    text(
        "«Dall'altra mano», dice {next} dopo che {declarer} ha attaccato {card} dalla mano di {wrong}; {dummy} non ha ancora parlato.",
        "'From the other hand,' says {next} after {declarer} has led the {card} from {wrong}'s hand; {dummy} has not spoken yet.",
    ),
];
const REFUSED: SentenceWordings = &[
    text(
        "{next} dice che l'attacco deve venire da {rightful}.",
        "{next} says that the lead must come from {rightful}.",
    ),
    text(
        "«Io voglio l'attacco da {rightful}», dice {next}.",
        "'I want the lead from {rightful},' says {next}.",
    ),
];
const ACCEPTED: SentenceWordings = &[
    text(
        "{next} dice che l'attacco da {wrong} gli va bene.",
        "{next} says that the lead from {wrong} suits him.",
    ),
    text(
        "«Per me va bene l'attacco da {wrong}», dice {next}.",
        "'The lead from {wrong} is fine with me,' says {next}.",
    ),
];
const SILENT: SentenceWordings = &[
    text(
        "{next} non dice da quale mano vuole l'attacco.",
        "{next} does not say from which hand he wants the lead.",
    ),
    text(
        "«Chiamiamo l'Arbitro», dice {next}, senza aggiungere altro.",
        "'Let us call the director,' says {next}, and no more.",
    ),
];

static ASKS_IF_VOID: Scenario =
    scenario(42, "asks-if-void", &["morto", "renonce"], asks_if_void).tricks(2..=9);

/// Declarer revokes and then corrects his play, before or after the next player has played: dummy asks him whether he is
/// void or says more than he may, or a defender does.
fn asks_if_void(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(declarer) && story.position.on_table() < 3)?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, declarer)?;
    let before = story.position;
    story.plays(declarer, wrong);
    story.add_sentence(REVOKES);
    let card = story.would_play()?;
    story.cast("card", card);
    let next_plays = story.either();
    if next_plays {
        story.play_on()?;
        story.add_sentence(NEXT_PLAYS);
    }
    let who = story.choose(4);
    match who {
        0 => story.add_event(dummy, Act::AsksIfVoid(declarer)),
        1 => story.call_director(dummy),
        2 => story.add_event(declarer.rho(), Act::AsksIfVoid(declarer)),
        _ => story.call_director(declarer.rho()),
    }
    story.add_sentence([ASKS, ACCUSES, DEFENDER_ASKS, DEFENDER_ACCUSES][who]);
    story.corrects(declarer, right, wrong);
    story.add_sentence(CORRECTS);
    if !next_plays {
        story.position = before;
        story.position.play(right.into());
        story.plays(declarer.lho(), card);
        story.add_sentence(THEN_NEXT_PLAYS);
    }
    Some(())
}

const REVOKES: SentenceWordings = &[
    text(
        "Si gioca a {suit}; {declarer} non vede {right}, nascost{o/a:right} dietro un'altra carta, e mette {wrong}.",
        "{suit} are led; {declarer} does not see the {right}, hidden behind another card, and plays the {wrong}.",
    ),
    text(
        "Si gioca a {suit}, e {declarer}, che ha preso {right} per una carta di un altro seme, gioca {wrong}.",
        "{suit} are led, and {declarer}, who has taken the {right} for a card of another suit, plays the {wrong}.",
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text("Dopo di lui {lho} gioca {card}.", "After him {lho} plays the {card}."),
    text("{lho} ha già giocato {card}.", "{lho} has already played the {card}."),
];
const THEN_NEXT_PLAYS: SentenceWordings = &[
    text("Soltanto ora {lho} gioca {card}.", "Only now does {lho} play the {card}."),
    text("A correzione fatta {lho} gioca {card}.", "After the correction {lho} plays the {card}."),
];
const ASKS: SentenceWordings = &[
    text(
        "{dummy}, che è sempre rimasto al suo posto, è il primo a parlare: «niente {suit}?»; {rho} tace.",
        "{dummy}, who has kept his seat all the time, speaks first: 'no {suit}?'; {rho} keeps silent.",
    ),
    text(
        "«Non hai {suit}?», domanda {dummy}, che non ha guardato altre mani, prima che {rho} dica qualcosa.",
        "'Having no {suit}?' asks {dummy}, who has looked at no other hand, before {rho} says anything.",
    ),
];
const ACCUSES: SentenceWordings = &[
    text(
        "{dummy}, che è sempre rimasto al suo posto, è il primo a parlare: «è una renonce, Arbitro!»; {rho} tace.",
        "{dummy}, who has kept his seat all the time, speaks first: 'that is a revoke, Director!'; {rho} keeps silent.",
    ),
    text(
        "«Si doveva rispondere a {suit}: Arbitro!», dice {dummy}, che non ha guardato altre mani, prima che {rho} dica qualcosa.",
        "'{suit} had to be followed: Director!' says {dummy}, who has looked at no other hand, before {rho} says anything.",
    ),
];
const DEFENDER_ASKS: SentenceWordings = &[
    text(
        "{rho}, che segue con attenzione, è il primo a parlare: «niente {suit}?»; {dummy} tace.",
        "{rho}, who is following closely, speaks first: 'no {suit}?'; {dummy} keeps silent.",
    ),
    text(
        "«Non hai {suit}?», domanda {rho}, che ha contato le carte, prima che {dummy} dica qualcosa.",
        "'Having no {suit}?' asks {rho}, who has counted the cards, before {dummy} says anything.",
    ),
];
const DEFENDER_ACCUSES: SentenceWordings = &[
    text(
        "{rho}, che segue con attenzione, è il primo a parlare: «è una renonce, Arbitro!»; {dummy} tace.",
        "{rho}, who is following closely, speaks first: 'that is a revoke, Director!'; {dummy} keeps silent.",
    ),
    text(
        "«Si doveva rispondere a {suit}: Arbitro!», dice {rho}, che ha contato le carte, prima che {dummy} dica qualcosa.",
        "'{suit} had to be followed: Director!' says {rho}, who has counted the cards, before {dummy} says anything.",
    ),
];
const CORRECTS: SentenceWordings = &[
    text(
        "{declarer} guarda meglio e mette {right} al posto di {wrong}.",
        "{declarer} looks again and puts the {right} in the place of the {wrong}.",
    ),
    text(
        "Allora {declarer} trova {right} e l{o/a:right} sostituisce a {wrong}.",
        "Then {declarer} finds the {right} and changes the {wrong} for it.",
    ),
];

static SPEAKS: Scenario = scenario(42, "speaks", &["morto", "attenzione"], speaks)
    .tricks(8..=12)
    .aspects(&[&[AspectKind::Breach]]);

/// Dummy calls the director about a supposed revoke of a defender, first or after the other defender, or keeps silent; that defender may
/// also correct his partner's explanation. All this happens during the play or after it.
fn speaks(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let (lho, rho) = (declarer.lho(), declarer.rho());
    story.add_event(lho, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(KEPT_SEAT);
    story.choose_act(declarer, Act::Ends(EndedPhase::Play), PLAY_OVER, DURING_PLAY);
    let who = story.choose(3);
    if who == 1 {
        story.call_director(rho);
    }
    if who < 2 {
        story.call_director(dummy);
    } else {
        story.call_director(declarer);
    }
    story.add_sentence([DUMMY_FIRST, DEFENDER_FIRST, DECLARER_FIRST][who]);
    story.choose_act(rho, Act::Amends(ExplanationTopic::Call), CORRECTS_PARTNER, KEEPS_IT);
    Some(())
}

const KEPT_SEAT: SentenceWordings = &[
    text(
        "{dummy}, il morto, non ha guardato altre mani; {lho} ha spiegato male una chiamata a {declarer}.",
        "{dummy}, dummy, has looked at no other hand; {lho} has explained a call wrongly to {declarer}.",
    ),
    text(
        "Il morto, {dummy}, è sempre rimasto al suo posto; {lho} aveva dato a {declarer} una spiegazione sbagliata.",
        "Dummy, {dummy}, has kept his seat all the time; {lho} had given {declarer} a wrong explanation.",
    ),
];
const DURING_PLAY: SentenceWordings = &[
    text("Il gioco non è ancora finito.", "The play is not over yet."),
    text("Restano delle prese da giocare.", "There are tricks left to play."),
    text("La mano è ancora in corso.", "The hand is still being played."),
];
const PLAY_OVER: SentenceWordings = &[
    text("Il gioco è appena finito.", "The play has just ended."),
    text("L'ultima carta è stata giocata.", "The last card has been played."),
    text("La mano è ormai finita.", "The hand is over by now."),
];
const DUMMY_FIRST: SentenceWordings = &[
    text(
        "{dummy}, prima di {rho} e di {declarer}, chiama l'Arbitro per una renonce di {lho}, che però non c'è stata.",
        "{dummy}, before {rho} and {declarer}, calls the director about a revoke by {lho}, which however has not occurred.",
    ),
    text(
        "«Arbitro, una renonce di {lho}!», dice a torto {dummy}; {rho} e {declarer} non avevano aperto bocca.",
        "'Director, a revoke by {lho}!' says {dummy} wrongly; {rho} and {declarer} had not opened their mouths.",
    ),
];
const DEFENDER_FIRST: SentenceWordings = &[
    text(
        "{rho} chiama l'Arbitro per una renonce di {lho}, che però non c'è stata; poi ne parla anche {dummy}, mentre {declarer} tace.",
        "{rho} calls the director about a revoke by {lho}, which however has not occurred; then {dummy} speaks of it too, while {declarer} keeps silent.",
    ),
    text(
        "«Arbitro, una renonce di {lho}!», dice a torto {rho}, e dopo di lui lo dice anche {dummy}; {declarer} tace.",
        "'Director, a revoke by {lho}!' says {rho} wrongly, and after him {dummy} says so too; {declarer} keeps silent.",
    ),
];
const DECLARER_FIRST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro per una renonce di {lho}, che però non c'è stata; {dummy} e {rho} non ne parlano.",
        "{declarer} calls the director about a revoke by {lho}, which however has not occurred; {dummy} and {rho} do not speak of it.",
    ),
    text(
        "«Arbitro, una renonce di {lho}!», dice a torto {declarer}; {rho} e {dummy} non aprono bocca.",
        "'Director, a revoke by {lho}!' says {declarer} wrongly; {rho} and {dummy} do not open their mouths.",
    ),
];
const CORRECTS_PARTNER: SentenceWordings = &[
    text(
        "{rho} aggiunge che la spiegazione di {lho} era sbagliata, e dà quella giusta.",
        "{rho} adds that {lho}'s explanation was wrong, and gives the right one.",
    ),
    text(
        "Già che c'è, {rho} corregge anche ciò che {lho} aveva spiegato.",
        "While he is at it, {rho} also corrects what {lho} had explained.",
    ),
];
const KEEPS_IT: SentenceWordings = &[
    text(
        "{rho} sa che la spiegazione di {lho} era sbagliata, ma per ora non ne parla.",
        "{rho} knows that {lho}'s explanation was wrong, but for now does not speak of it.",
    ),
    text(
        "Per il momento {rho} non corregge ciò che {lho} aveva spiegato.",
        "For the moment {rho} does not correct what {lho} had explained.",
    ),
];

static DUMMYS_REVOKE: Scenario =
    scenario(42, "dummys-revoke", &["morto", "renonce"], dummys_revoke).tricks(1..=9);

/// Declarer calls a card of another suit from dummy, who could follow; dummy or a defender speaks of it before the next
/// player has played, or after, or when the next trick has begun.
fn dummys_revoke(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    story.require(story.turn() == Some(dummy) && story.position.on_table() == 1)?;
    let RevokeScene { played_card: wrong, .. } = revoke_scene(story, dummy)?;
    story.plays(dummy, wrong);
    story.add_sentence(CALLS_WRONG_SUIT);
    let plays = cast_upcoming(story)?;
    let time = story.choose(3);
    for _ in 0..[0, 1, 3][time] {
        story.play_on()?;
    }
    story.add_sentence([NONE_SINCE, ONE_SINCE, NEXT_TRICK][time]);
    let by_dummy = story.either();
    story.call_director(if by_dummy { dummy } else { plays[0].0 });
    story.add_sentence(if by_dummy { DUMMY_SEES_IT } else { DEFENDER_SEES_IT });
    Some(())
}

const CALLS_WRONG_SUIT: SentenceWordings = &[
    text(
        "{lho} ha giocato {suit}; {declarer}, che pensa alla presa dopo, chiama {wrong} da {dummy}, dove c'è {right}.",
        "{lho} has led {suit}; {declarer}, thinking of the trick after, calls the {wrong} from {dummy}, where the {right} lies.",
    ),
    text(
        "{lho} ha giocato {suit}; {declarer} dice «{wrong}» e {dummy} esegue, benché fra le sue carte ci sia {right}.",
        "{lho} has led {suit}; {declarer} says '{wrong}' and {dummy} plays it, though the {right} is among his cards.",
    ),
];
const NONE_SINCE: SentenceWordings = &[
    text("Dopo il morto {p0} non ha ancora giocato.", "After dummy {p0} has not played yet."),
    text(
        "Dopo quella carta nessuno ha ancora giocato: {p0} sta pensando.",
        "After that card nobody has played yet: {p0} is thinking.",
    ),
];
const ONE_SINCE: SentenceWordings = &[
    text(
        "Dopo il morto {p0} ha giocato {c0}; {p1} non ha ancora giocato.",
        "After dummy {p0} has played the {c0}; {p1} has not played yet.",
    ),
    text(
        "Dopo quella carta {p0} ha giocato {c0}, e {p1} non ancora.",
        "After that card {p0} has played the {c0}, and {p1} not yet.",
    ),
];
const NEXT_TRICK: SentenceWordings = &[
    text(
        "Dopo il morto {p0} ha giocato {c0} e {p1} {c1}; alla presa seguente si attacca {c2} da {p2}.",
        "After dummy {p0} has played the {c0} and {p1} the {c1}; to the next trick the {c2} has been led from {p2}.",
    ),
    text(
        "Dopo quella carta {p0} ha giocato {c0} e {p1} {c1}, e la presa nuova si è aperta con {c2} da {p2}.",
        "After that card {p0} has played the {c0} and {p1} the {c1}, and the new trick has begun with the {c2} from {p2}.",
    ),
];
const DUMMY_SEES_IT: SentenceWordings = &[
    text(
        "«Ma io ho {suit}», dice {dummy} prima che {p0} se ne accorga.",
        "'But I have {suit},' says {dummy} before {p0} notices.",
    ),
    text(
        "Il primo a segnalare la renonce è {dummy}; {p0} non se n'era accorto.",
        "The first to point out the revoke is {dummy}; {p0} had not noticed.",
    ),
];
const DEFENDER_SEES_IT: SentenceWordings = &[
    text(
        "«Ma il morto ha {suit}», dice {p0} prima che {dummy} se ne accorga.",
        "'But dummy has {suit},' says {p0} before {dummy} notices.",
    ),
    text(
        "Il primo a segnalare la renonce è {p0}; {dummy} non se n'era accorto.",
        "The first to point out the revoke is {p0}; {dummy} had not noticed.",
    ),
];
