//! Law 61: failure to follow suit, with Laws 62 and 63 on the time for correction.

use super::prelude::*;
use super::scenes::{
    NextCards, RevokeScene, play_goes_on, revokes, revokes_last, trick_ends, wins_later,
};

pub const SCENARIOS: &[&Scenario] = &[&REVOKE, &ASKS, &DUMMY_ASKS];

static REVOKE: Scenario =
    scenario(61, "revoke", &["renonce"], revoke).tricks(2..=10).asks(&[Ruling, Ruling, Tricks]);

static ASKS: Scenario = scenario(61, "asks", &["renonce", "domande"], asks).tricks(2..=11).asks(&[
    Ruling,
    Ruling,
    Rights("by"),
]);

static DUMMY_ASKS: Scenario =
    scenario(61, "dummy-asks", &["renonce", "domande", "morto"], dummy_asks)
        .tricks(2..=11)
        .asks(&[Ruling, Tricks, Ruling]);

/// A player revokes; after the trick play goes on for none, one or two cards, and then he or an opponent notices.
fn revoke(story: &mut Story<'_>) -> Option<()> {
    let RevokeScene { by, legal_card: right, played_card: wrong } = revokes(story)?;
    story.opponent_of(by);
    let next = trick_ends(story)?;
    let cards = story.choose(3);
    play_goes_on(story, next, cards);
    if story.either() {
        story.corrects(by, right, wrong);
        story.add_sentence(HE_FINDS);
    } else {
        story.noticed_by_opponent_of(by);
        story.add_sentence(OPPONENT_FINDS);
    }
    wins_later(story, next)
}

/// The revoking player answers the question whether he is void: he corrects, or he denies, and play stops or goes on.
fn answers(story: &mut Story<'_>, it: &RevokeScene, next: NextCards) {
    let course = story.choose(4);
    if course > 1 {
        story.leads(next.winner, next.lead);
    }
    if course > 2 {
        story.plays(next.winner.lho(), next.answer);
    }
    if course == 0 {
        let (card, wrong) = (it.legal_card.into(), it.played_card.into());
        story.add_event(it.by, Act::Corrects { card, of: Some(wrong) });
    } else {
        story.noticed_by_opponent_of(it.by);
    }
    story.add_sentence([CORRECTS_NOW, SEEN_BY_OPPONENT, SEEN_AFTER_LEAD, SEEN_TOO_LATE][course]);
}

/// Another player asks the revoking player whether he is void, and he corrects his play or not.
fn asks(story: &mut Story<'_>) -> Option<()> {
    let it = revokes_last(story)?;
    let by = it.by;
    let next = trick_ends(story)?;
    story.opponent_of(by);
    cast!(story, next = by.lho(), before = by.rho());
    let place = story.choose(3);
    let asker = *[by.partner(), by.lho(), by.rho()].get(place)?;
    story.add_event(asker, Act::AsksIfVoid(by));
    story.add_sentence([PARTNER_ASKS, NEXT_ASKS, BEFORE_ASKS][place]);
    answers(story, &it, next);
    story.choose_finding("asking-barred", BARRED, NOT_BARRED)?;
    wins_later(story, next)
}

/// Declarer revokes and is asked whether he is void, perhaps by dummy, who may have looked at another hand.
fn dummy_asks(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(declarer))?;
    let defender = story.a_defender()?;
    story.cast("defender", defender);
    let looked = story.choose(3);
    if looked > 0 {
        story.add_event(dummy, Act::LooksAt([defender, declarer][looked - 1]));
    }
    story.add_sentence([LOOKED_AT_NOTHING, LOOKED_AT_DEFENDER, LOOKED_AT_DECLARER][looked]);
    let it = revokes(story)?;
    let next = trick_ends(story)?;
    story.opponent_of(declarer);
    if story.either() {
        story.add_event(dummy, Act::AsksIfVoid(declarer));
        story.add_sentence(DUMMY_ASKS_HIM);
    } else {
        story.add_event(defender, Act::AsksIfVoid(declarer));
        story.add_sentence(DEFENDER_ASKS_HIM);
    }
    answers(story, &it, next);
    wins_later(story, next)
}

const HE_FINDS: SentenceWordings = &[
    text(
        "Prima che {opponent} dica qualcosa {by} trova {right} e l{o/a:right} mette al posto di {wrong}.",
        "Before {opponent} says anything {by} finds the {right} and puts it in the place of the {wrong}.",
    ),
    text(
        "«Ho sbagliato», dice {by} a {opponent}, e sostituisce {wrong} con {right}.",
        "'My mistake', says {by} to {opponent}, and replaces the {wrong} with the {right}.",
    ),
    text(
        "È {by} stesso ad accorgersene: mostra {right} a {opponent} e l{o/a:right} mette al posto di {wrong}.",
        "It is {by} himself who notices: he shows {opponent} the {right} and puts it in the place of the {wrong}.",
    ),
];
const OPPONENT_FINDS: SentenceWordings = &[
    text(
        "Prima che {by} dica qualcosa {opponent} chiama l'Arbitro: {by} non ha risposto con {right} e ha messo {wrong}.",
        "Before {by} says anything {opponent} calls the director: {by} has not followed with the {right} but played the {wrong}.",
    ),
    text(
        "«C'è un errore», dice {opponent} a {by}, e indica {wrong}: {right} non è ancora uscit{o/a:right}.",
        "'There is a mistake', says {opponent} to {by}, and points to the {wrong}: the {right} has not come out yet.",
    ),
    text(
        "È {opponent} ad accorgersene: {by} ha giocato {wrong}, e manca ancora {right}.",
        "It is {opponent} who notices: {by} has played the {wrong}, and the {right} is still missing.",
    ),
];
const PARTNER_ASKS: SentenceWordings = &[
    text(
        "«Non ne hai più?», chiede {partner} a {by}, mentre {next} e {before} tacciono.",
        "'None left?' {partner} asks {by}, while {next} and {before} say nothing.",
    ),
    text(
        "{partner}, prima di {next} e {before}, chiede a {by} se ha finito il seme.",
        "{partner}, before {next} and {before}, asks {by} whether he is out of the suit.",
    ),
];
const NEXT_ASKS: SentenceWordings = &[
    text(
        "«Non ne hai più?», chiede {next} a {by}, mentre {before} e {partner} tacciono.",
        "'None left?' {next} asks {by}, while {before} and {partner} say nothing.",
    ),
    text(
        "{next}, prima di {before} e {partner}, chiede a {by} se ha finito il seme.",
        "{next}, before {before} and {partner}, asks {by} whether he is out of the suit.",
    ),
];
const BEFORE_ASKS: SentenceWordings = &[
    text(
        "«Non ne hai più?», chiede {before} a {by}, mentre {partner} e {next} tacciono.",
        "'None left?' {before} asks {by}, while {partner} and {next} say nothing.",
    ),
    text(
        "{before}, prima di {partner} e {next}, chiede a {by} se ha finito il seme.",
        "{before}, before {partner} and {next}, asks {by} whether he is out of the suit.",
    ),
];
const CORRECTS_NOW: SentenceWordings = &[
    text(
        "{by} riguarda, dice a {opponent} «ne ho una» e cambia {wrong} con {right}: alla presa seguente non si è ancora giocato, né da {winner} né da {second}.",
        "{by} looks again, tells {opponent} 'I have one' and changes the {wrong} for the {right}: nobody has played to the next trick yet, neither {winner} nor {second}.",
    ),
    text(
        "«Una», risponde {by}, e davanti a {opponent} cambia {wrong} con {right}: alla presa seguente non si è ancora giocato, né da {winner} né da {second}.",
        "'One', answers {by}, and before {opponent} he changes the {wrong} for the {right}: nobody has played to the next trick yet, neither {winner} nor {second}.",
    ),
];
const SEEN_BY_OPPONENT: SentenceWordings = &[
    text(
        "{by} dice di no, ma {opponent} ricorda {right} e contesta {wrong}: alla presa seguente non si è ancora giocato, né da {winner} né da {second}.",
        "{by} says no, but {opponent} remembers the {right} and disputes the {wrong}: nobody has played to the next trick yet, neither {winner} nor {second}.",
    ),
    text(
        "«Nessuna», risponde {by}; {opponent} però contesta {wrong}, perché manca {right}: alla presa seguente non si è ancora giocato, né da {winner} né da {second}.",
        "'None', answers {by}; but {opponent} disputes the {wrong}, because the {right} is missing: nobody has played to the next trick yet, neither {winner} nor {second}.",
    ),
];
const SEEN_AFTER_LEAD: SentenceWordings = &[
    text(
        "{by} dice di no, ma {opponent} ricorda {right} e contesta {wrong}: da {winner} si è già attaccat{o/a:lead} {lead}, ma {second} non ha ancora giocato.",
        "{by} says no, but {opponent} remembers the {right} and disputes the {wrong}: the {lead} has already been led from {winner}, but {second} has not played yet.",
    ),
    text(
        "«Nessuna», risponde {by}; {opponent} però contesta {wrong}, perché manca {right}: da {winner} si è già attaccat{o/a:lead} {lead}, ma {second} non ha ancora giocato.",
        "'None', answers {by}; but {opponent} disputes the {wrong}, because the {right} is missing: the {lead} has already been led from {winner}, but {second} has not played yet.",
    ),
];
const SEEN_TOO_LATE: SentenceWordings = &[
    text(
        "{by} dice di no, ma {opponent} ricorda {right} e contesta {wrong}: da {winner} si è già attaccat{o/a:lead} {lead}, e {second} ha messo {answer}.",
        "{by} says no, but {opponent} remembers the {right} and disputes the {wrong}: the {lead} has already been led from {winner}, and {second} has played the {answer}.",
    ),
    text(
        "«Nessuna», risponde {by}; {opponent} però contesta {wrong}, perché manca {right}: da {winner} si è già attaccat{o/a:lead} {lead}, e {second} ha messo {answer}.",
        "'None', answers {by}; but {opponent} disputes the {wrong}, because the {right} is missing: the {lead} has already been led from {winner}, and {second} has played the {answer}.",
    ),
];
const BARRED: SentenceWordings = &[
    text(
        "Il regolamento della gara vieta ai difensori di chiedersi fra loro se hanno finito il seme.",
        "The regulations of the event bar defenders from asking each other whether they are out of a suit.",
    ),
    text(
        "In questa gara i difensori non possono fare tale domanda al compagno: lo vieta il regolamento.",
        "In this event defenders may not ask their partner that: the regulations bar it.",
    ),
];
const NOT_BARRED: SentenceWordings = &[
    text(
        "Il regolamento della gara non vieta ai difensori di chiedersi fra loro se hanno finito il seme.",
        "The regulations of the event do not bar defenders from asking each other whether they are out of a suit.",
    ),
    text(
        "In questa gara i difensori possono fare tale domanda al compagno: il regolamento non lo vieta.",
        "In this event defenders may ask their partner that: the regulations do not bar it.",
    ),
];
const LOOKED_AT_NOTHING: SentenceWordings = &[
    text(
        "{dummy}, il morto, non ha guardato le carte di {declarer} né quelle di {defender}.",
        "{dummy}, dummy, has looked neither at {declarer}'s cards nor at {defender}'s.",
    ),
    text(
        "Il morto, {dummy}, non ha guardato la mano di {declarer} né quella di {defender}.",
        "Dummy, {dummy}, has not looked at {declarer}'s hand nor at {defender}'s.",
    ),
];
const LOOKED_AT_DEFENDER: SentenceWordings = &[
    text(
        "{dummy}, il morto, ha guardato le carte di {defender}, ma non quelle di {declarer}.",
        "{dummy}, dummy, has looked at {defender}'s cards, but not at {declarer}'s.",
    ),
    text(
        "Il morto, {dummy}, ha guardato la mano di {defender}, ma non quella di {declarer}.",
        "Dummy, {dummy}, has looked at {defender}'s hand, but not at {declarer}'s.",
    ),
];
const LOOKED_AT_DECLARER: SentenceWordings = &[
    text(
        "{dummy}, il morto, si è alzato a guardare le carte di {declarer}, ma non quelle di {defender}.",
        "{dummy}, dummy, got up to look at {declarer}'s cards, but not at {defender}'s.",
    ),
    text(
        "Il morto, {dummy}, ha guardato di sua iniziativa la mano di {declarer}, ma non quella di {defender}.",
        "Dummy, {dummy}, has looked on his own initiative at {declarer}'s hand, but not at {defender}'s.",
    ),
];
const DUMMY_ASKS_HIM: SentenceWordings = &[
    text(
        "«Non ne hai più?», chiede {dummy} a {declarer}; {defender} tace.",
        "'None left?' {dummy} asks {declarer}; {defender} says nothing.",
    ),
    text(
        "Poi {dummy}, prima di {defender}, chiede a {declarer} se ha finito il seme.",
        "Then {dummy}, before {defender}, asks {declarer} whether he is out of the suit.",
    ),
];
const DEFENDER_ASKS_HIM: SentenceWordings = &[
    text(
        "«Non ne hai più?», chiede {defender} a {declarer}; {dummy} tace.",
        "'None left?' {defender} asks {declarer}; {dummy} says nothing.",
    ),
    text(
        "Poi {defender}, prima di {dummy}, chiede a {declarer} se ha finito il seme.",
        "Then {defender}, before {dummy}, asks {declarer} whether he is out of the suit.",
    ),
];
