//! The questions about aspects, and their values in sentences.

use arbitro_laws::bridge::{Seat, Side};
use arbitro_laws::record::PenaltyGrade;
use arbitro_laws::record::names::Names;
use arbitro_laws::record::template;
use arbitro_laws::record::text::capitalised;
use arbitro_laws::ruling::outcome::{CardFate, CardOutcome, OutcomePoint, in_sentences};
use arbitro_laws::ruling::{Answer, Decision, Status, Subject, Text, text};
use arbitro_laws::table::NextTurn;

use super::{Aspect, AspectKind, AspectPoint, AspectValue, MatterValue};

const FATE: &[Text] = &[
    text("Che ne è di {card} di {who}?", "What becomes of {who}'s {card}?"),
    text("Che cosa succede a {card} di {who}?", "What happens to {who}'s {card}?"),
    text("Che cosa decidi su {card} di {who}?", "What do you rule on {who}'s {card}?"),
    text("Che fine fa {card} di {who}?", "What is to be done with {who}'s {card}?"),
];
const INFORMATION: &[Text] = &[
    text(
        "Per chi è autorizzata l'informazione che dà {card}?",
        "For whom is the information from {card} authorised?",
    ),
    text(
        "Chi può tener conto di aver visto {card}?",
        "Who may take account of having seen {card}?",
    ),
];
const CLAUSE: &[Text] = &[
    text("Quale norma decide di {card}?", "Which clause decides on {card}?"),
    text("In base a quale norma si decide di {card}?", "Under which clause is {card} dealt with?"),
];
/// The questions about a second matter, after the one about the first.
const THEN_INFORMATION: Text =
    text("chi può tener conto di averl{o/a} vist{o/a}?", "who may take account of having seen it?");
const THEN_SCORE: Text =
    text("ci sarà un punteggio arbitrale?", "will there be an adjusted score?");
const THEN_CLAUSE: Text = text("in base a quale norma?", "under which clause?");
const THEN_TRICKS: Text = text("quante prese passano?", "how many tricks go over?");
const THEN_TURN: Text = text("a chi tocca ora?", "whose turn is it now?");
const DUTY: &[Text] = &[
    text("Quali vincoli ha {who} sulla prossima carta?", "What restricts {who}'s next card?"),
    text("Che cosa può giocare ora {who}?", "What may {who} play now?"),
];
const CHOICES: &[Text] = &[
    text("Che cosa può scegliere {who}?", "What may {who} choose?"),
    text("Quali scelte offri a {who}?", "Which choices do you offer {who}?"),
    text("Quali scelte ha adesso {who}?", "Which choices has {who} now?"),
];
const BREACH: &[Text] = &[
    text("Chi ha violato la procedura?", "Who has violated correct procedure?"),
    text("Qualcuno ha violato la procedura corretta?", "Has anybody violated correct procedure?"),
];
/// The questions about the procedure of one player.
const BREACH_OF: &[Text] =
    &[text("{who} ha violato la procedura?", "Has {who} violated correct procedure?")];
const SCORE: &[Text] = &[
    text("Assegni un punteggio arbitrale?", "Do you award an adjusted score?"),
    text("Ci sarà un punteggio arbitrale?", "Will there be an adjusted score?"),
];
const TRICKS: &[Text] = &[
    text("Quante prese passano?", "How many tricks go over?"),
    text("Come correggi il conto delle prese?", "How do you correct the count of tricks?"),
    text("Quante prese passano, a gioco finito?", "How many tricks go over when play is over?"),
];
const TURN: &[Text] = &[
    text("A chi tocca ora?", "Whose turn is it now?"),
    text("Chi è adesso di turno?", "Who is to play now?"),
    text("Chi deve giocare adesso?", "Who has to play now?"),
];
const CLAIM: &[Text] = &[
    text("Come decidi?", "How do you rule?"),
    text("Che cosa decide l'Arbitro?", "What does the director decide?"),
];

const PLAYED: Text =
    text("{card} è giocat{o/a} e resta nella presa.", "{card} is played and stays in the trick.");
const IN_DUMMY: Text =
    text("{card} resta fra le carte del morto.", "{card} stays among dummy's cards.");
/// A card that was shown, dropped or only named.
const IN_HAND: Text =
    text("{card} fa ancora parte della mano di {who}.", "{card} is still part of {who}'s hand.");
const IN_DEFENDERS_HAND: Text = text(
    "{card} fa ancora parte della mano di {who}, senza essere penalizzat{o/a}.",
    "{card} is still part of {who}'s hand, and is not a penalty card.",
);
/// A defender's card; beside a penalty card it must be plain that this one is none.
const AWAITS_TURN: Text = text(
    "{card} di {who} non è una carta penalizzata, e vale come giocat{o/a} quando tocca a lui.",
    "{who}'s {card} is not a penalty card, and counts as played when his turn comes.",
);
/// A card that was only named does not lie on the table yet, so the sentences on penalty cards do not say where it is.
const MAJOR: Text = text(
    "{card} di {who} è una carta penalizzata maggiore.",
    "{who}'s {card} is a major penalty card.",
);
const MINOR: Text = text(
    "{card} di {who} è una carta penalizzata minore.",
    "{who}'s {card} is a minor penalty card.",
);
const REMOVED: Text = text(
    "{card} è tolt{o/a} e non fa parte della smazzata.",
    "{card} is taken away and is not part of the deal.",
);
const NO_DUTY: Text = text("{who} non ha vincoli.", "{who} is under no restriction.");
const NO_CHOICE: Text = text("{who} non ha alcuna scelta.", "{who} has no choice to make.");
const NO_BREACH: Text =
    text("Nessuno ha violato la procedura.", "Nobody has violated correct procedure.");
const NO_BREACH_OF: Text =
    text("{who} non ha violato la procedura.", "{who} has not violated correct procedure.");
const NO_ADJUSTMENT: Text = text("Nessun punteggio arbitrale.", "There is no adjusted score.");
const NOT_SETTLED: Text = text(
    "Il consenso non è ancora definitivo: chi l'ha dato può ancora ripensarci.",
    "Agreement is not final yet: whoever gave it may still think again.",
);
const NO_CLAIM: Text = text(
    "Ciò che {who} ha detto o mostrato non vale come richiesta né come concessione, e si continua.",
    "What {who} said or showed does not count as a claim or a concession, and play goes on.",
);
const WORST_LINE: Text = text(
    "{who} fa solo le prese della linea normale meno riuscita, meno di quante ne ha richieste.",
    "{who} wins only the tricks of the least successful normal line, fewer than he claimed.",
);
const NO_TRICKS: Text = text("Non passa nessuna presa.", "No trick goes over.");
const GOVERNED: Text = text("Decide l'Articolo {number}.", "Law {number} governs.");
/// The English word that begins a citation; it has a capital everywhere.
const LAW: &str = "Law ";
const CHOSEN: Text = text("Se {replies}, {point}", "If {replies}, {point}");
const OR: Text = text(", o se ", ", or if ");
const AND: Text = text(", e ", ", and ");
/// Joins the question whether a player has violated procedure, which in Italian has the words of a statement, to another.
const AND_THEN: Text = text("? E ", ", and ");

impl AspectKind {
    const fn questions(self) -> &'static [Text] {
        match self {
            AspectKind::Fate => FATE,
            AspectKind::Information => INFORMATION,
            AspectKind::Clause => CLAUSE,
            AspectKind::Duty => DUTY,
            AspectKind::Choices => CHOICES,
            AspectKind::Breach => BREACH,
            AspectKind::Score => SCORE,
            AspectKind::Tricks => TRICKS,
            AspectKind::Turn => TURN,
            AspectKind::Claim => CLAIM,
        }
    }

    /// Returns the question about this matter after one about another.
    const fn second_question(self) -> Text {
        match self {
            AspectKind::Fate => FATE[0],
            AspectKind::Information => THEN_INFORMATION,
            AspectKind::Clause => THEN_CLAUSE,
            AspectKind::Duty => DUTY[0],
            AspectKind::Choices => CHOICES[0],
            AspectKind::Breach => BREACH[0],
            AspectKind::Score => THEN_SCORE,
            AspectKind::Tricks => THEN_TRICKS,
            AspectKind::Turn => THEN_TURN,
            AspectKind::Claim => CLAIM[0],
        }
    }
}

impl Aspect {
    /// Returns the question about this aspect; `wording` selects one of the wordings.
    pub fn question(&self, wording: usize, names: &(impl Names + ?Sized)) -> String {
        let question = |(place, kind): (usize, &AspectKind)| {
            let is_of_one = *kind == AspectKind::Breach && self.of.who.is_some();
            let all = if is_of_one { BREACH_OF } else { kind.questions() };
            let said = if place == 0 { all[wording % all.len()] } else { kind.second_question() };
            self.of.in_words(said, names)
        };
        let questions = self.kinds.iter().enumerate().map(question);
        let questions = questions.map(|question| question.trim_end_matches('?').to_owned());
        let is_of_one = self.kinds.first() == Some(&AspectKind::Breach) && self.of.who.is_some();
        let and = if is_of_one { AND_THEN } else { AND };
        in_one(questions, and.in_language(names.language()), names) + "?"
    }
}

impl AspectValue {
    /// Returns the value as a sentence.
    pub fn sentence(
        &self,
        aspect: &Aspect,
        declarer: Seat,
        names: &(impl Names + ?Sized),
    ) -> String {
        let parts = aspect.kinds.iter().zip(&self.0);
        let parts = parts.map(|(kind, value)| value.sentence(*kind, aspect, declarer, names));
        as_one_sentence(parts, names)
    }
}

impl MatterValue {
    fn sentence(
        &self,
        kind: AspectKind,
        aspect: &Aspect,
        declarer: Seat,
        names: &(impl Names + ?Sized),
    ) -> String {
        match self {
            MatterValue::Always(point) => point.sentence(kind, aspect, declarer, names),
            MatterValue::Chosen { question, points } => {
                let or = OR.in_language(names.language());
                let possibility = |(answers, point): &(Vec<Answer>, AspectPoint)| {
                    let replies =
                        answers.iter().map(|answer| question.reply_in_words(*answer, names));
                    let replies = replies.collect::<Vec<_>>().join(or);
                    let sentence = point.sentence(kind, aspect, declarer, names);
                    let point = uncapitalised(sentence.trim_end_matches('.'), names);
                    template::fill(CHOSEN.in_language(names.language()), |slot| match slot {
                        "replies" => Some(replies.clone()),
                        "point" => Some(point.clone()),
                        _ => None,
                    })
                };
                as_one_sentence(points.iter().map(possibility), names)
            }
        }
    }
}

impl AspectPoint {
    fn sentence(
        &self,
        kind: AspectKind,
        aspect: &Aspect,
        declarer: Seat,
        names: &(impl Names + ?Sized),
    ) -> String {
        let dummy = declarer.partner();
        let is_defenders = aspect.of.who.is_some_and(|who| who.side() != declarer.side());
        let in_words = |said: Text| capitalised(&aspect.of.in_words(said, names));
        match self {
            AspectPoint::Fate(fate) => {
                match (own_fate_sentence(*fate, is_defenders), aspect.card()) {
                    (Some(said), _) => in_words(said),
                    (None, Some((hand, card))) => {
                        let card = CardOutcome { hand, card, fate: *fate };
                        one_sentence(OutcomePoint::Card { card, is_dummys: hand == dummy }, names)
                    }
                    (None, None) => String::new(),
                }
            }
            AspectPoint::Turn(next) => {
                let is_dummys =
                    matches!(next, NextTurn::Lead(seat) | NextTurn::Play(seat) if *seat == dummy);
                one_sentence(OutcomePoint::Turn { next: *next, is_dummys }, names)
            }
            AspectPoint::Decisions(decisions) if decisions.is_empty() => {
                let none = match kind {
                    AspectKind::Choices => NO_CHOICE,
                    AspectKind::Breach if aspect.of.who.is_some() => NO_BREACH_OF,
                    AspectKind::Breach => NO_BREACH,
                    AspectKind::Score => NO_ADJUSTMENT,
                    AspectKind::Claim => NOT_SETTLED,
                    _ => NO_DUTY,
                };
                in_words(none)
            }
            AspectPoint::Decisions(decisions) => match decisions[..] {
                [Decision::Is(Status::NoClaim(by))] => {
                    Subject::player(by).in_words(NO_CLAIM, names)
                }
                [Decision::Is(Status::WorstLine(by))] => {
                    Subject::player(by).in_words(WORST_LINE, names)
                }
                _ => in_one_sentence(decisions, names),
            },
            AspectPoint::Transferred([0, 0]) => NO_TRICKS.in_language(names.language()).to_owned(),
            AspectPoint::Transferred(tricks) => {
                let to = |to: Side| Decision::Transfers {
                    tricks: tricks[to as usize],
                    to,
                    revoke: None,
                };
                let some = Side::ALL.into_iter().filter(|side| tricks[*side as usize] > 0);
                in_one_sentence(&some.map(to).collect::<Vec<_>>(), names)
            }
            AspectPoint::Shared(tricks) => one_sentence(OutcomePoint::Shared(*tricks), names),
            AspectPoint::Clause(number) => {
                template::fill(GOVERNED.in_language(names.language()), |_| {
                    Some((*number).to_owned())
                })
            }
        }
    }
}

/// Returns the sentence on a fate that the sentences of an outcome do not tell.
const fn own_fate_sentence(fate: CardFate, is_defenders: bool) -> Option<Text> {
    match fate {
        CardFate::Played => Some(PLAYED),
        CardFate::Dummy => Some(IN_DUMMY),
        CardFate::Hand if is_defenders => Some(IN_DEFENDERS_HAND),
        CardFate::Hand => Some(IN_HAND),
        CardFate::Removed => Some(REMOVED),
        CardFate::Penalty(PenaltyGrade::Major) => Some(MAJOR),
        CardFate::Penalty(PenaltyGrade::Minor) => Some(MINOR),
        CardFate::AwaitsTurn if is_defenders => Some(AWAITS_TURN),
        CardFate::AwaitsTurn
        | CardFate::NextTrick
        | CardFate::FaceDown
        | CardFate::Faced
        | CardFate::Returned
        | CardFate::MustBePlayed => None,
    }
}

fn one_sentence(point: OutcomePoint, names: &(impl Names + ?Sized)) -> String {
    in_sentences(&[point], names).concat()
}

/// Returns decisions as one sentence, their parts divided by semicolons.
pub fn in_one_sentence(decisions: &[Decision], names: &(impl Names + ?Sized)) -> String {
    as_one_sentence(decisions.iter().map(|decision| decision.sentence(names)), names)
}

/// Returns sentences as one, divided by semicolons.
fn as_one_sentence(
    sentences: impl Iterator<Item = String>,
    names: &(impl Names + ?Sized),
) -> String {
    let parts = sentences.map(|sentence| sentence.trim_end_matches('.').to_owned());
    in_one(parts, "; ", names) + "."
}

/// Joins parts of a sentence; the first alone begins with a capital.
fn in_one(
    parts: impl Iterator<Item = String>,
    between: &str,
    names: &(impl Names + ?Sized),
) -> String {
    let in_place = |(place, part): (usize, String)| {
        if place == 0 { part } else { uncapitalised(&part, names) }
    };
    parts.enumerate().map(in_place).collect::<Vec<_>>().join(between)
}

/// Changes the first letter of a sentence that continues another to lower case, unless it begins with a seat or an
/// English citation.
pub fn uncapitalised(sentence: &str, names: &(impl Names + ?Sized)) -> String {
    let is_name = Seat::ALL.into_iter().any(|seat| sentence.starts_with(&names.seat(seat)));
    if is_name || sentence.starts_with(LAW) {
        return sentence.to_owned();
    }
    let mut letters = sentence.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(letters).collect()
}
