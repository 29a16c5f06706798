//! The questions about aspects, and their values in sentences.

use arbitro_laws::bridge::{PlayedCard, Seat, Side};
use arbitro_laws::record::PenaltyGrade;
use arbitro_laws::record::names::{Names, is_masculine};
use arbitro_laws::record::template;
use arbitro_laws::record::text::capitalised;
use arbitro_laws::ruling::outcome::{CardFate, OutcomePoint, in_sentences};
use arbitro_laws::ruling::{Answer, Decision, Status, Text, text};
use arbitro_laws::table::NextTurn;

use super::{Aspect, AspectKind, AspectPoint, AspectSubject, AspectValue, MatterValue};

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
    text("Che cosa può fare adesso {who}?", "What may {who} do now?"),
];
const BREACH: &[Text] = &[
    text("Chi ha violato la procedura?", "Who has violated correct procedure?"),
    text("Qualcuno ha violato la procedura corretta?", "Has anybody violated correct procedure?"),
];
const SCORE: &[Text] = &[
    text("Assegni un punteggio arbitrale?", "Do you award an adjusted score?"),
    text("Ci sarà un punteggio arbitrale?", "Will there be an adjusted score?"),
];
const TRICKS: &[Text] = &[
    text("Quante prese passano?", "How many tricks go over?"),
    text("Come correggi il conto delle prese?", "How do you correct the count of tricks?"),
    text("Come si contano alla fine le prese?", "How are the tricks counted in the end?"),
];
const TURN: &[Text] = &[
    text("A chi tocca ora?", "Whose turn is it now?"),
    text("Chi è adesso di turno?", "Who is to play now?"),
    text("Da chi riprende il gioco?", "With whom does play go on?"),
];
const CLAIM: &[Text] = &[
    text(
        "Come decidi sulle prese richieste o concesse?",
        "How do you rule on the tricks claimed or conceded?",
    ),
    text(
        "Che ne è delle prese richieste o concesse?",
        "What becomes of the tricks claimed or conceded?",
    ),
];

const PLAYED: Text =
    text("{card} è giocat{o/a}: resta nella presa.", "{card} is played: it stays in the trick.");
const AWAITS: Text = text(
    "{card} resta sul tavolo: {who} l{o/a} gioca al suo turno.",
    "{card} stays on the table: {who} plays it at his turn.",
);
const FACE_DOWN: Text =
    text("{card} resta copert{o/a} sul tavolo.", "{card} stays face down on the table.");
const MAJOR: Text = text("{card} è carta penalizzata maggiore.", "{card} is a major penalty card.");
const MINOR: Text = text("{card} è carta penalizzata minore.", "{card} is a minor penalty card.");
const FACED: Text = text(
    "{card} resta scopert{o/a}, ma non è carta penalizzata.",
    "{card} stays face up, but is not a penalty card.",
);
const IN_DUMMY: Text =
    text("{card} resta fra le carte del morto.", "{card} stays among dummy's cards.");
const IN_HAND: Text = text("{card} resta in mano a {who}.", "{card} stays in {who}'s hand.");
const BACK_IN_DUMMY: Text =
    text("{card} torna fra le carte del morto.", "{card} goes back among dummy's cards.");
const BACK_IN_HAND: Text =
    text("{card} torna in mano a {who}.", "{card} goes back to {who}'s hand.");
const MUST_BE_PLAYED: Text = text(
    "{card} va giocat{o/a} appena tocca a {who}.",
    "{card} must be played at {who}'s next turn.",
);
const REMOVED: Text = text(
    "{card} è tolt{o/a}: non fa parte della smazzata.",
    "{card} is taken away: it is not part of the deal.",
);
const NO_DUTY: Text = text("{who} non ha vincoli.", "{who} is under no restriction.");
const NO_CHOICE: Text =
    text("{who} non può scegliere nulla.", "There is nothing for {who} to choose.");
const NO_BREACH: Text =
    text("Nessuno ha violato la procedura.", "Nobody has violated correct procedure.");
const NO_ADJUSTMENT: Text = text("Nessun punteggio arbitrale.", "There is no adjusted score.");
const NOT_SETTLED: Text = text(
    "Nulla è ancora definitivo: chi vuole può ancora opporsi.",
    "Nothing is final yet: whoever wishes may still object.",
);
const NO_CLAIM: Text = text(
    "Ciò che {who} ha detto o mostrato non vale come richiesta né come concessione: si continua.",
    "What {who} said or showed does not count as a claim or a concession: play goes on.",
);
const NO_TRICKS: Text = text("Non passa nessuna presa.", "No trick goes over.");
const GOVERNED: Text = text("Decide l'Articolo {number}.", "Law {number} governs.");
/// The English word that begins a citation; it has a capital everywhere.
const LAW: &str = "Law ";
const CHOSEN: Text = text("Se {replies}, {point}", "If {replies}, {point}");
const OR: Text = text(", o se ", ", or if ");
const AND: Text = text(", e ", ", and ");

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
        let (who, card) = match self.of {
            Some(AspectSubject::Card(hand, card)) => (Some(hand), Some(card)),
            Some(AspectSubject::Player(seat)) => (Some(seat), None),
            None => (None, None),
        };
        let question = |(place, kind): (usize, &AspectKind)| {
            let all = kind.questions();
            let said = if place == 0 { all[wording % all.len()] } else { kind.second_question() };
            filled(said, names, who, card)
        };
        let questions: Vec<String> = self.kinds.iter().enumerate().map(question).collect();
        let and = AND.in_language(names.language());
        let mut joined = String::new();
        for (place, question) in questions.iter().enumerate() {
            let question = question.trim_end_matches('?');
            if place == 0 {
                joined.push_str(question);
            } else {
                joined.push_str(and);
                joined.push_str(&uncapitalised(question, names));
            }
        }
        joined + "?"
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
        let mut sentence = String::new();
        for (kind, value) in aspect.kinds.iter().zip(&self.0) {
            let part = value.sentence(*kind, aspect, declarer, names);
            let part = part.trim_end_matches('.');
            if sentence.is_empty() {
                sentence.push_str(part);
            } else {
                sentence.push_str("; ");
                sentence.push_str(&uncapitalised(part, names));
            }
        }
        sentence + "."
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
                let said: Vec<String> = points.iter().map(possibility).collect();
                let (first, rest) =
                    said.split_first().map_or(("", &[][..]), |(one, more)| (one, more));
                let rest: String =
                    rest.iter().map(|next| format!("; {}", uncapitalised(next, names))).collect();
                format!("{first}{rest}.")
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
        let (who, card) = match aspect.of {
            Some(AspectSubject::Card(hand, card)) => (Some(hand), Some(card)),
            Some(AspectSubject::Player(seat)) => (Some(seat), None),
            None => (None, None),
        };
        match self {
            AspectPoint::Fate(CardFate::Returned) if who == Some(declarer.partner()) => {
                filled(BACK_IN_DUMMY, names, who, card)
            }
            AspectPoint::Fate(fate) => filled(fate_sentence(*fate), names, who, card),
            AspectPoint::Turn(next) => {
                let dummy = declarer.partner();
                let is_dummys =
                    matches!(next, NextTurn::Lead(seat) | NextTurn::Play(seat) if *seat == dummy);
                one_sentence(OutcomePoint::Turn { next: *next, is_dummys }, names)
            }
            AspectPoint::Decisions(decisions) if decisions.is_empty() => {
                let none = match kind {
                    AspectKind::Choices => NO_CHOICE,
                    AspectKind::Breach => NO_BREACH,
                    AspectKind::Score => NO_ADJUSTMENT,
                    AspectKind::Claim => NOT_SETTLED,
                    _ => NO_DUTY,
                };
                filled(none, names, who, card)
            }
            AspectPoint::Decisions(decisions) => match decisions[..] {
                [Decision::Is(Status::NoClaim(by))] => filled(NO_CLAIM, names, Some(by), None),
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

const fn fate_sentence(fate: CardFate) -> Text {
    match fate {
        CardFate::Played => PLAYED,
        CardFate::AwaitsTurn => AWAITS,
        CardFate::FaceDown => FACE_DOWN,
        CardFate::Penalty(PenaltyGrade::Major) => MAJOR,
        CardFate::Penalty(PenaltyGrade::Minor) => MINOR,
        CardFate::Faced => FACED,
        CardFate::Dummy => IN_DUMMY,
        CardFate::Returned => BACK_IN_HAND,
        CardFate::Hand => IN_HAND,
        CardFate::MustBePlayed => MUST_BE_PLAYED,
        CardFate::Removed => REMOVED,
    }
}

fn one_sentence(point: OutcomePoint, names: &(impl Names + ?Sized)) -> String {
    in_sentences(&[point], names).concat()
}

/// Returns decisions as one sentence, their parts divided by semicolons.
pub fn in_one_sentence(decisions: &[Decision], names: &(impl Names + ?Sized)) -> String {
    let mut sentence = String::new();
    for decision in decisions {
        let part = decision.sentence(names);
        let part = part.trim_end_matches('.');
        if sentence.is_empty() {
            sentence.push_str(part);
        } else {
            sentence.push_str("; ");
            sentence.push_str(&uncapitalised(part, names));
        }
    }
    sentence + "."
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

fn filled(
    said: Text,
    names: &(impl Names + ?Sized),
    who: Option<Seat>,
    card: Option<PlayedCard>,
) -> String {
    let value = |slot: &str| match slot {
        "who" => who.map(|who| names.seat(who)),
        "card" => card.map(|card| names.card(card)),
        slot if slot.starts_with(template::MASCULINE) => {
            card.filter(|card| is_masculine(*card)).map(|_| String::new())
        }
        _ => None,
    };
    capitalised(&template::fill(said.in_language(names.language()), value))
}
