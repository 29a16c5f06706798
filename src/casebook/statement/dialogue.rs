//! The dialogue: what to ask next, what an answer brings, and how to take it back.
//!
//! It does no input or output. What it asks for in the end it does not know by itself: it rules on what has been
//! told, and asks for the first thing that the ruling leaves open.

use crate::bridge::{Contract, Seat, Suit};
use crate::casebook::Terms;
use crate::casebook::case::Item;
use crate::diag::Problem;
use crate::ruling::{Answer, Asker, Clause, Contradiction, OpenQuestion, Question, Ruled, Ruling};
use crate::vocabulary::acts::{Detail, Line};
use crate::vocabulary::letters::{Letters, Signed, signed};

use super::draft::Draft;
use super::menu;
use super::telling::{Telling, Told, Untold, is_toml};

/// What is asked.
#[derive(Debug)]
pub enum Prompt<'d> {
    Contract,
    /// Who declares the contract that was named.
    Declarer,
    /// The tricks already made, where the hands are those of an ending.
    Tricks {
        made: u8,
    },
    /// Whether the trick is the first one.
    Opening,
    Leader,
    /// The cards that lie in the trick in progress, in order from its leader.
    OnTable(Seat),
    /// Who did something; `more` if something has been told already.
    Who {
        more: bool,
    },
    /// What he did, among these lines of the menu.
    Act {
        by: Seat,
        lines: Vec<Line>,
    },
    /// Who did it, where the line did not say.
    By(&'d Telling),
    /// What the act is about.
    Object(&'d Telling),
    /// How it was done.
    Detail(&'static Detail),
    /// Whether a player who did not follow suit could have.
    Follow {
        by: Seat,
        suit: Suit,
    },
    /// Dummy's cards, without which a call means nothing.
    Dummy(Seat),
    Finding(Asked<'d>),
    Choice(Asked<'d>),
    /// The suit that a player forbids or requires.
    ChosenSuit(Seat),
    /// Nothing is left to ask.
    End,
}

/// A question that a ruling leaves open.
#[derive(Debug)]
pub struct Asked<'d> {
    pub open: &'d OpenQuestion,
    /// The answers under which it is asked, where others have been left open.
    pub path: Vec<(Question, Answer)>,
    /// The clause that asks.
    pub clause: Option<&'static Clause>,
    /// What is decided so far, whatever the answer.
    pub decided: Vec<&'d Ruled>,
}

impl Asked<'_> {
    /// How many answers there are.
    pub fn options(&self) -> usize {
        match self.open.branches.len() {
            0 => self.open.question.fact.replies.len(),
            followed => followed,
        }
    }
}

/// Why an answer is not taken.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// It is none to what is asked.
    Unexpected,
    /// It would make a case that cannot be.
    Problems(Vec<Problem>),
    /// It tells no event.
    Untold(Untold),
    /// The Laws do not let the player choose that.
    NotOffered,
    /// Nothing has happened yet on which to rule.
    NothingHappened,
    /// The Laws contradict themselves on what is told.
    Contradiction(Contradiction),
}

impl From<Vec<Problem>> for Refusal {
    fn from(problems: Vec<Problem>) -> Refusal {
        Refusal::Problems(problems)
    }
}

impl From<Untold> for Refusal {
    fn from(untold: Untold) -> Refusal {
        Refusal::Untold(untold)
    }
}

/// Where the dialogue stands.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Contract,
    /// Everything of the contract but its declarer.
    Declarer(Contract),
    Tricks,
    Opening,
    Leader,
    OnTable,
    Who,
    Act(Seat),
    By(Telling),
    Object(Telling),
    /// The detail that is asked, and those still to be asked.
    Detail(Telling, &'static Detail, Vec<&'static Detail>),
    Follow(Seat, Suit),
    /// An event that waits for dummy's cards.
    Dummy(String),
    Inquiry,
    /// A choice for which a suit has to be named.
    ChosenSuit(Question, Answer),
}

/// What has been told, and where the dialogue stands.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub draft: Draft,
    pub step: Step,
    /// Questions that nobody can answer, and choices not made.
    pub aside: Vec<Question>,
    /// The case and the ruling on it, once everything that happened has been told.
    pub ruled: Option<(Item, Ruling)>,
    /// Nothing more is asked.
    pub ended: bool,
    /// What the line that was typed tells besides, in order.
    pub rest: Vec<Told>,
    /// Why something of a line could not be taken, once what came before it was.
    pub lost: Option<Refusal>,
    /// How suits are typed.
    pub spelling: Spelling,
}

/// How suits are typed.
#[derive(Clone, Debug, Default)]
pub(super) struct Spelling {
    /// The letters that the language has, or that have been typed.
    pub letters: Letters,
    /// What `C` was last read as; `None`: clubs, as everywhere.
    pub c: Option<Suit>,
    /// What was typed last, where suits were typed in letters of another kind.
    pub signed: Option<String>,
}

impl State {
    pub(super) fn letters(&self) -> Letters {
        self.spelling.letters
    }
}

/// A dialogue between the program and a director.
#[derive(Debug)]
pub struct Dialogue {
    terms: Terms,
    state: State,
    /// The states before each answer.
    before: Vec<State>,
}

impl Dialogue {
    /// A dialogue about a table of which this much is known.
    pub fn new(draft: Draft, terms: Terms) -> Dialogue {
        let step = match draft.sketch.contract {
            None => Step::Contract,
            Some(_) => Step::after_contract(&draft),
        };
        Dialogue::at(step, Draft { hands_from_events: true, ..draft }, terms)
    }

    /// A dialogue about a case, whose table is as the case has it.
    pub fn about(draft: Draft, terms: Terms) -> Dialogue {
        Dialogue::at(Step::Who, draft, terms)
    }

    fn at(step: Step, draft: Draft, terms: Terms) -> Dialogue {
        let state = State {
            draft,
            step,
            aside: Vec::new(),
            ruled: None,
            ended: false,
            rest: Vec::new(),
            lost: None,
            spelling: Spelling::default(),
        };
        Dialogue { terms, state, before: Vec::new() }
    }

    /// The same dialogue with one who types these letters for the suits, until others show.
    pub fn in_letters(mut self, letters: Letters) -> Dialogue {
        self.state.spelling.letters = letters;
        self
    }

    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// What has been told.
    pub fn draft(&self) -> &Draft {
        &self.state.draft
    }

    /// The case and the ruling on it, once everything that happened has been told.
    pub fn ruled(&self) -> Option<&(Item, Ruling)> {
        self.state.ruled.as_ref()
    }

    /// What is asked now.
    pub fn prompt(&self) -> Prompt<'_> {
        let draft = &self.state.draft;
        match &self.state.step {
            Step::Contract => Prompt::Contract,
            Step::Declarer(_) => Prompt::Declarer,
            Step::Tricks => Prompt::Tricks { made: draft.sketch.tricks_made().unwrap_or(0) },
            Step::Opening => Prompt::Opening,
            Step::Leader => Prompt::Leader,
            Step::OnTable => Prompt::OnTable(draft.sketch.leader().unwrap_or(Seat::West)),
            Step::Who => Prompt::Who { more: !draft.entries.is_empty() },
            Step::Act(by) => Prompt::Act { by: *by, lines: menu::offered(draft, *by) },
            Step::By(telling) => Prompt::By(telling),
            Step::Object(telling) => Prompt::Object(telling),
            Step::Detail(_, detail, _) => Prompt::Detail(detail),
            Step::Follow(by, suit) => Prompt::Follow { by: *by, suit: *suit },
            Step::Dummy(_) => Prompt::Dummy(draft.sketch.dummy().unwrap_or(Seat::North)),
            Step::ChosenSuit(question, _) => {
                Prompt::ChosenSuit(question.about.who.unwrap_or(Seat::South))
            }
            Step::Inquiry => match self.state.asked() {
                Some(asked) => match asked.open.question.fact.asker {
                    Asker::Director => Prompt::Finding(asked),
                    Asker::Player => Prompt::Choice(asked),
                },
                None => Prompt::End,
            },
        }
    }

    /// Takes an answer to what is asked. One that is refused changes nothing.
    pub fn answer(&mut self, text: &str) -> Result<(), Refusal> {
        let text = text.trim();
        let spelling = &self.state.spelling;
        let signed = (!is_toml(text)).then(|| signed(text, spelling.letters));
        let typed = signed.as_ref().map_or(text, |signed| signed.text.as_str());
        let mut next = self.state.answered(typed, &self.terms)?;
        next.spelling.signed = None;
        if let Some(Signed { text: read, letters, c }) = signed {
            next.spelling.letters = letters.unwrap_or(spelling.letters);
            next.spelling.c = c.or(spelling.c);
            next.spelling.signed = Some(read).filter(|read| read != text);
        }
        self.go_on(next);
        Ok(())
    }

    /// What was typed last with signs for its suits, where the letters were not bridge's own.
    pub fn signed(&self) -> Option<&str> {
        self.state.spelling.signed.as_deref()
    }

    /// What `C` has been read as, if the last answer has changed that.
    pub fn new_meaning_of_c(&self) -> Option<Suit> {
        let before = self.before.last().and_then(|state| state.spelling.c);
        let now = self.state.spelling.c.filter(|now| *now != before.unwrap_or(Suit::Clubs));
        now.filter(|now| before != Some(*now))
    }

    /// Why the rest of the line that was typed last could not be taken.
    pub fn lost(&self) -> Option<&Refusal> {
        self.state.lost.as_ref()
    }

    /// Takes back the last event, with every answer since; whether there was one.
    pub fn undo(&mut self) -> bool {
        let told = |state: &State| state.draft.entries.len();
        let count = told(&self.state);
        let Some(at) = self.before.iter().rposition(|state| told(state) < count) else {
            return false;
        };
        self.before.truncate(at + 1);
        self.back();
        self.state.rest.clear();
        if !matches!(self.state.step, Step::Inquiry) {
            self.state.step = Step::Who;
        }
        true
    }

    /// Takes back the last answer; whether there was one.
    pub fn back(&mut self) -> bool {
        let state = self.before.pop();
        let taken = state.is_some();
        self.state = state.unwrap_or_else(|| self.state.clone());
        taken
    }

    /// Asks no more: what is open stays open.
    pub fn end(&mut self) -> Result<(), Refusal> {
        let next = State { ended: true, ..self.state.clone() }.inquires(&self.terms)?;
        self.go_on(next);
        Ok(())
    }

    fn go_on(&mut self, next: State) {
        self.before.push(std::mem::replace(&mut self.state, next));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::notation::parse_contract;
    use crate::diag::Code;
    use crate::vocabulary::acts;

    /// A dialogue about a contract, with the answers given to it.
    fn after(contract: &str, answers: &[&str]) -> Dialogue {
        let mut draft = Draft::default();
        draft.sketch.contract = parse_contract(contract).ok();
        let mut dialogue = Dialogue::new(draft, Terms::default());
        for text in answers {
            let asked = format!("{:?}", dialogue.prompt());
            dialogue.answer(text).unwrap_or_else(|refusal| panic!("{asked} {text}: {refusal:?}"));
        }
        dialogue
    }

    /// What is asked, in short.
    fn asked(dialogue: &Dialogue) -> String {
        match dialogue.prompt() {
            Prompt::Finding(asked) | Prompt::Choice(asked) => asked.open.question.full_key(),
            Prompt::Detail(detail) => detail.key.to_owned(),
            other => format!("{other:?}").split([' ', '(']).next().unwrap_or_default().to_owned(),
        }
    }

    fn events(dialogue: &Dialogue) -> Vec<String> {
        dialogue.draft().written().collect()
    }

    fn decided(dialogue: &Dialogue, law: &str) -> bool {
        let (_, ruling) = dialogue.ruled().unwrap();
        ruling.decisions().any(|ruled| ruled.law.name() == law)
    }

    const OPENING: &[&str] = &["s", "", "E attacca S3", "", "n", "n"];

    #[test]
    fn an_opening_lead_out_of_turn_is_asked_about_until_its_menu_is_pruned() {
        let mut dialogue = after("3NT S", OPENING);
        let Prompt::Choice(choice) = dialogue.prompt() else { panic!("{:?}", dialogue.prompt()) };
        assert_eq!(choice.open.branches.len(), 3);
        assert_eq!(choice.clause.map(Clause::name), Some("54A"));
        dialogue.answer("rifiuta").unwrap();
        assert_eq!(asked(&dialogue), "lead-choice@S:S3");
        dialogue.answer("2").unwrap();
        assert_eq!(asked(&dialogue), "End");
        let choices = [
            r#"{ by = "S", chooses = "refuse" }"#,
            r#"{ by = "S", chooses = "forbid", suit = "S" }"#,
        ];
        assert_eq!(events(&dialogue)[1..], choices);
        assert!(decided(&dialogue, "50D2(a)"));
    }

    #[test]
    fn what_nobody_knows_and_what_nobody_chose_stays_open() {
        let mut dialogue = after("3NT S", &OPENING[..4]);
        assert_eq!(asked(&dialogue), "told-his-turn@E:S3");
        dialogue.answer("non so").unwrap();
        // In the branch where it matters: a finding is asked, a choice is not.
        let Prompt::Finding(finding) = dialogue.prompt() else { panic!("{:?}", dialogue.prompt()) };
        assert_eq!((finding.open.question.fact.key, finding.path.len()), ("saw-dummy", 1));
        dialogue.answer("n").unwrap();
        assert_eq!(asked(&dialogue), "can-comply@W:S3");
        dialogue.answer("s").unwrap();
        assert_eq!(asked(&dialogue), "End");
        let (_, ruling) = dialogue.ruled().unwrap();
        assert_eq!(ruling.open().next().map(|open| open.question.fact.key), Some("told-his-turn"));
        let mut dialogue = after("3NT S", OPENING);
        dialogue.answer("").unwrap();
        assert_eq!(asked(&dialogue), "can-comply@W:S3");
        dialogue.answer("s").unwrap();
        assert_eq!(asked(&dialogue), "End");
    }

    #[test]
    fn a_choice_that_names_a_suit_waits_for_it() {
        // East leads to the next trick before his partner has played to this one.
        let early = ["n", "E", "D4 DA", "E leads C2", "", "n"];
        let mut dialogue = after("3NT N", &early);
        assert_eq!(dialogue.answer("4"), Err(Refusal::Unexpected), "2007 has three options");
        for (answer, then) in
            [("proibisce", "ChosenSuit"), ("d", "ChosenSuit"), ("h", "can-comply@W:C2")]
        {
            let taken = dialogue.answer(answer);
            assert_eq!(taken.err(), (answer == "d").then_some(Refusal::NotOffered), "{answer}");
            assert_eq!(asked(&dialogue), then, "{answer}");
        }
        let named = r#"{ by = "N", chooses = "forbid", suit = "H" }"#;
        assert_eq!(events(&dialogue).last().map(String::as_str), Some(named));
        // He has chosen, and not said which: that stays open.
        dialogue.back();
        dialogue.answer("").unwrap();
        assert_eq!((asked(&dialogue).as_str(), events(&dialogue).len()), ("End", 1));
    }

    #[test]
    fn every_answer_can_be_taken_back() {
        const EVENTS: &[&str] = &[
            "n",
            "O",
            "H4",
            "E",
            "drops",
            "S3",
            "tutti",
            "N holds D K5",
            "N",
            "1",
            "S2",
            "no",
            "",
        ];
        let inquiry = [OPENING, &["3", "2"]].concat();
        for answers in [EVENTS, inquiry.as_slice()] {
            let mut dialogue = after("4S S", &[]);
            let mut before = Vec::new();
            for text in answers {
                before.push((format!("{:?}", dialogue.prompt()), events(&dialogue)));
                dialogue.answer(text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
            }
            for then in before.into_iter().rev() {
                assert!(dialogue.back());
                assert_eq!((format!("{:?}", dialogue.prompt()), events(&dialogue)), then);
            }
            assert!(!dialogue.back());
            assert_eq!(asked(&dialogue), "Opening");
        }
    }

    #[test]
    fn an_answer_that_is_none_is_refused_and_changes_nothing() {
        let mut dialogue = Dialogue::new(Draft::default(), Terms::default());
        let answers = [
            "3SA S",
            "n",
            "O",
            "H4 HK",
            "E",
            "shows",
            "S3",
            "table",
            "s",
            "NS",
            "S",
            "chooses",
            "3",
            "O",
            "chooses",
            "8",
            "H",
            "S calls asso",
            "D A2",
            "",
        ];
        for text in answers {
            let asked = format!("{:?}", dialogue.prompt());
            assert!(dialogue.answer("§").is_err(), "{asked}");
            assert_eq!(format!("{:?}", dialogue.prompt()), asked);
            dialogue.answer(text).unwrap_or_else(|refusal| panic!("{asked} {text}: {refusal:?}"));
        }
        let shown = r#"{ by = "E", shows = "S3", where = "table", kept = true, seen = "NS" }"#;
        assert_eq!(events(&dialogue)[0], shown);
        assert_eq!(dialogue.answer("§"), Err(Refusal::Unexpected));
    }

    #[test]
    fn what_cannot_be_is_refused_with_the_casebooks_words() {
        let mut dialogue = after("3NT S", &["n", "O", "H4"]);
        for (event, code) in [
            ("E plays H4", Code::EventNotHeld),
            ("W warns", Code::NotDummy),
            ("S calls bastoni", Code::SpokenWord),
            ("W faces_lead", Code::NoFaceDownLead),
            ("W wants_back S2", Code::NotOnTable),
            ("{ by = \"W\", plays = 4 }", Code::WrongType),
        ] {
            let Err(Refusal::Problems(problems)) = dialogue.answer(event) else {
                panic!("{event}")
            };
            assert_eq!(problems.first().map(|problem| problem.code), Some(code), "{event}");
        }
        for event in ["W dances", "X plays H4", "W attention foo", "W drops S2 sen=all"] {
            assert!(matches!(dialogue.answer(event), Err(Refusal::Untold(_))), "{event}");
        }
        assert_eq!(dialogue.answer(""), Err(Refusal::NothingHappened));
        assert_eq!(dialogue.end(), Err(Refusal::NothingHappened));
        assert!(matches!(dialogue.prompt(), Prompt::Who { more: false }));
    }

    #[test]
    fn a_card_that_does_not_follow_suit_is_a_revoke_if_he_could() {
        let discard = |answer: &str| {
            let dialogue = after("3NT S", &["n", "O", "H4 HA", "E plays S3"]);
            assert_eq!(asked(&dialogue), "Follow");
            after("3NT S", &["n", "O", "H4 HA", "E plays S3", answer, ""])
        };
        assert!(decided(&discard("H5"), "61A"));
        for answer in ["no", "", "non so"] {
            assert!(discard(answer).ruled().unwrap().1.decisions().next().is_none(), "{answer}");
        }
        // A hand that is known is not asked about.
        let known = after("3NT S", &["n", "O", "H4 HA", "E holds H 5", "E plays S3", ""]);
        assert!(decided(&known, "61A"));
    }

    #[test]
    fn a_call_waits_for_dummys_cards() {
        let dialogue = after("3NT S", &["n", "O", "D4", "S calls alta"]);
        assert_eq!(asked(&dialogue), "Dummy");
        let dialogue = after("3NT S", &["n", "O", "D4", "S calls alta", "D K2", ""]);
        assert!(decided(&dialogue, "46B1(a)"));
        let with_notation = after("3NT S", &["n", "O", "D4", "S calls alta", "D R2", ""]);
        assert_eq!(events(&dialogue), events(&with_notation));
    }

    #[test]
    fn the_end_of_the_answers_rules_on_what_has_been_told() {
        let mut dialogue = after("3NT S", &["n", "O", "", "E plays S3", "W"]);
        dialogue.end().unwrap();
        assert_eq!(asked(&dialogue), "End");
        assert!(!dialogue.ruled().unwrap().1.is_settled());
        assert!(dialogue.back());
        assert_eq!(asked(&dialogue), "Act");
        dialogue.end().unwrap();
        dialogue.answer("E attention").unwrap();
        assert_eq!((asked(&dialogue), events(&dialogue).len()), ("Who".to_owned(), 2));
        dialogue.answer("").unwrap();
        assert_eq!(asked(&dialogue), "told-his-turn@E:S3");
    }

    #[test]
    fn an_ending_asks_for_the_tricks_already_made() {
        let mut draft = Draft::default();
        let deal = crate::bridge::notation::parse_deal(
            "N:..J9. .Q.T. .2.6. K7...",
            crate::bridge::notation::Notation::English,
        );
        draft.sketch.deal = deal.unwrap();
        draft.sketch.contract = parse_contract("NT S").ok();
        assert!(draft.deal_problems().is_empty());
        let mut dialogue = Dialogue::new(draft, Terms::default());
        for text in ["7", "7 5", "sette quattro"] {
            assert_eq!(dialogue.answer(text), Err(Refusal::Unexpected), "{text}");
        }
        for text in ["7 4", "W", "SK", "S plays D6", ""] {
            dialogue.answer(text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        }
        assert_eq!(dialogue.ruled().unwrap().0.setting.start.won, [7, 4]);
    }

    /// Lines that are possible one after the other.
    const TOLD: &[&str] = &[
        "W leads_face_down H4",
        "W faces_lead",
        "N spreads",
        "S calls asso di cuori",
        "S aggiunge \"ops, il re\"",
        "S pleads HA, HK",
        "S touches HK",
        "E plays H2",
        "E plays Hx at_once hidden",
        "E designates H2",
        "E drops S3 seen=all jostled",
        "E shows S4 where=vicino kept=no seen NS said=ecco",
        "E names DK",
        "S plays H9",
        "S wants_back H9 instead=HT",
        "N corrects HK of HA",
        "W explains chiamata",
        "E amends call",
        "W tells_turn N",
        "N warns",
        "N plays D3 unbidden",
        "N exchanges_hands",
        "N shows_hand E",
        "N prevents S",
        "S remarks",
        "S asks call single",
        "W notices call",
        "N asks_if_void S",
        "W speaks_of_trick",
        "E claims",
        "E concedes",
        "W objects",
        "S agrees",
        "N looks_at E",
        "E inspects own",
        "E attention",
        "W omits",
        "W turns_card",
        "W leads C2",
        "S chooses forbid H",
        "S sceglie rifiuta",
        "W ends board",
        "N holds D A2",
        "W penalty C7 minor",
        "N exposed D2 led",
    ];

    #[test]
    fn what_is_told_is_written_as_it_is_read() {
        let mut dialogue = after("3NT S", &["s", ""]);
        dialogue.answer("N holds H AK").unwrap();
        for text in TOLD {
            dialogue.answer(text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
            if matches!(dialogue.prompt(), Prompt::Follow { .. }) {
                dialogue.answer("").unwrap();
            }
        }
        let item = dialogue.draft().item().unwrap();
        for (place, entry) in dialogue.draft().entries.iter().enumerate() {
            let read = (item.record.events[place], &item.said[place]);
            assert_eq!(read, (entry.event, &entry.said));
        }
        let penalty = dialogue.draft().sketch.penalty_cards.len();
        assert_eq!((penalty, dialogue.draft().sketch.exposed.len()), (1, 1));
        let later = after("3NT S", &["n", "O", "", "W won CA"]);
        assert_eq!(later.draft().sketch.last.map(|(seat, _)| seat), Some(Seat::West));
    }

    #[test]
    fn the_menu_tells_what_a_line_tells() {
        let place = acts::by_number().iter().position(|line| line.verb.name == "drops").unwrap();
        let number = (place + 1).to_string();
        let typed =
            after("3NT S", &["n", "O", "H4", "E drops S3 seen=all", "S sceglie richiede D"]);
        let by_menu = after(
            "3NT S",
            &["n", "O", "H4", "E", &number, "S3", "tutti", "S", "sceglie", "richiede", "quadri"],
        );
        assert_eq!(events(&typed), events(&by_menu));
        for told in [
            ["A Est cade ♠3, vista da tutti.", "Sud richiede quadri."],
            ["East drops ♠3, seen by all.", "South requires diamonds."],
        ] {
            let answers = [&["n", "O", "H4"], told.as_slice()].concat();
            assert_eq!(events(&after("3NT S", &answers)), events(&typed), "{told:?}");
        }
        let by_player = after("3NT S", &["n", "O", "H4", "E", "leads ♠3."]);
        assert_eq!(events(&by_player), [r#"{ by = "E", leads = "S3" }"#]);
    }
}
