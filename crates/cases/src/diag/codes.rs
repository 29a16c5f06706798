//! The codes of problems. The meaning of a code never changes, and no code is reused.

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $code:literal),+ $(,)?) => {
        /// The kind of a problem.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code {
            $($(#[$doc])* $name),+
        }

        impl Code {
            /// All codes, in order.
            pub const ALL: &[Code] = &[$(Code::$name),+];

            /// Returns the code as users see it, such as `A104`.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Code::$name => $code),+
                }
            }
        }
    };
}

codes! {
    /// The file could not be read.
    Unreadable = "A101",
    /// The file is not UTF-8.
    NotUtf8 = "A102",
    /// The file is larger than a case file may be.
    TooLarge = "A103",
    /// The file is not TOML.
    Syntax = "A104",
    /// A key that the reader does not know.
    UnknownKey = "A105",
    /// A required key that is missing.
    MissingKey = "A106",
    /// A value of the wrong kind.
    WrongType = "A107",
    /// A word that is not in the list of allowed words.
    UnknownWord = "A108",
    /// A number outside the allowed range.
    OutOfRange = "A109",
    /// A file without a question.
    NoQuestion = "A110",
    /// Two questions with the same id.
    DuplicateId = "A111",
    /// An id that does not have the form required of ids.
    BadId = "A112",
    /// A folder without cases.
    NoCases = "A113",
    /// A text that is blank.
    Blank = "A114",
    /// A year that is not an edition of the Laws, an edition to which the question does not belong,
    /// or an empty list of editions.
    NoEdition = "A115",
    /// A text with a non-printing character, or a text of several lines where one line is expected.
    Unprintable = "A116",
    /// A placeholder for a text that the author has still to write.
    ToWrite = "A117",
    /// A list or table with more entries than the reader accepts.
    TooMany = "A118",
    /// The number of further problems, which are not shown.
    MoreProblems = "A119",
    /// An imported package with more files than the program reads.
    PackageMembers = "A121",
    /// A file in an imported package that is too large after unpacking.
    MemberTooLarge = "A122",
    /// An imported package that is too large after unpacking.
    PackageTooLarge = "A123",
    /// An XML file with more elements than the program reads.
    TooManyElements = "A124",
    /// A file with more questions than the program imports from one file.
    ImportedMost = "A125",
    /// A file with more boards than the program reads from one file.
    BoardsMost = "A126",
    /// An XML file with elements nested too deeply.
    TooDeep = "A127",
    /// A question with more answers than the program imports.
    AnswersMost = "A128",
    /// A file larger than the program reads.
    FileTooLarge = "A129",

    /// Text that is not a card, a hand, a deal, a contract or a call.
    Notation = "A201",
    /// A card that is in two places, for example in two hands.
    CardTwice = "A202",
    /// A complete hand whose number of cards differs from that of most complete hands.
    UnequalHands = "A203",
    /// A hand with more than thirteen cards.
    HandLength = "A204",
    /// Calls that do not form a possible auction.
    Auction = "A205",
    /// A contract that differs from the contract reached by the auction.
    ContractDiffers = "A206",
    /// A hand stated both in the deal and by its own key.
    HandTwice = "A207",
    /// A trick of the earlier play in a notation that cannot be parsed.
    TrickForm = "A208",
    /// A trick led by a seat that did not win the previous trick.
    WrongLeader = "A209",
    /// A card played by a hand that does not hold it.
    PlayNotHeld = "A210",
    /// A revoke in the earlier play, which must be regular.
    PlayRevoke = "A211",
    /// A trick of the earlier play, other than the last, with a card missing.
    TrickShort = "A212",
    /// A penalty card that cannot be parsed, or whose owner is not a defender or does not hold it.
    PenaltyCard = "A213",
    /// A call of a card from dummy although the diagram does not show dummy's hand.
    DummyUnseen = "A214",
    /// Tricks already made and cards in hand that do not add up to thirteen.
    TrickCount = "A215",
    /// A hand that still contains the card that won the last trick.
    LastHeld = "A216",
    /// A card exposed during the auction that cannot be parsed, or that its owner does not hold.
    ExposedCard = "A217",

    /// An event without an act.
    NoAct = "A301",
    /// An event with two acts.
    TwoActs = "A302",
    /// A call with a word that is not known.
    SpokenWord = "A303",
    /// A call that names two suits, two ranks or two manners.
    SpokenConflict = "A304",
    /// A call that names no card.
    SpokenNothing = "A305",
    /// A call with a condition that cannot be parsed.
    SpokenProviso = "A306",
    /// A call whose Italian and English words have different meanings.
    SpokenDiffers = "A307",
    /// An event with a card that the hand does not hold.
    EventNotHeld = "A308",
    /// Dummy designates a card.
    DummyDesignates = "A309",
    /// A defender touches a card of dummy.
    DefenderTouches = "A310",
    /// An addition to a call although no call was made.
    NothingCalled = "A311",
    /// The facing of a lead that was not made face down, or a face-down lead after the opening lead.
    NoFaceDownLead = "A312",
    /// An act of a player other than dummy that only dummy can do, such as warning declarer.
    NotDummy = "A313",
    /// A correction of, or a doubt about, an explanation that the side has not given.
    NothingExplained = "A314",
    /// A card that is not on the table.
    NotOnTable = "A315",
    /// Too many events.
    TooManyEvents = "A316",
    /// An event that should affect the ruling but that no clause can read.
    EventUnread = "A317",
    /// A correction by a player who has put no card on the table.
    NothingPut = "A318",
    /// A trick that has not been completed.
    NoSuchTrick = "A319",

    /// A fact that no clause asks for.
    UnknownFact = "A401",
    /// A finding on which the ruling of this question never depends.
    FactUnused = "A402",
    /// A finding that the record contradicts.
    FactContradicted = "A403",
    /// A player's choice stated as a finding of the director.
    FactIsChoice = "A404",
    /// Two answers to one question of fact.
    FactTwice = "A405",

    /// Too few or too many options.
    OptionCount = "A501",
    /// An option that neither claims nor asks for anything.
    NoClaim = "A502",
    /// A claim that cannot be parsed.
    Claim = "A503",
    /// A clause that does not exist.
    NoSuchClause = "A504",
    /// A clause that does not exist in this edition.
    NotInEdition = "A505",
    /// No option is marked right.
    NoRightOption = "A506",
    /// Several options are marked right.
    SeveralRight = "A507",
    /// Two options with the same text, or with the same claims, facts asked for and citations.
    SameOption = "A508",
    /// A value stated separately for an edition although it does not differ between editions.
    SameInEdition = "A509",
    /// An option that states a value and claims something too, or that claims something in a question about an aspect.
    MixedStatement = "A510",

    /// A decision that the case expects but the ruling does not contain.
    Missing = "A601",
    /// A decision that the ruling contains but the case does not expect.
    Unexpected = "A602",
    /// An option that is marked right but is not right.
    MarkedWrong = "A603",
    /// An option that is right but is not marked right.
    UnmarkedRight = "A604",
    /// An option that is neither right nor refuted.
    Undecided = "A605",
    /// An option marked right that cites a clause not applied in the ruling.
    NotApplied = "A606",
    /// The Laws contradict themselves.
    Contradiction = "A607",
    /// A stated result that differs from the result of best play.
    Result = "A608",
    /// A stated result for a position that is not an ending or has unknown cards.
    ResultUnknown = "A609",
    /// So many open facts that the ruling does not follow every path.
    TooMuchOpen = "A610",
    /// A ruling that differs from the expected one, but would agree with another declarer.
    WrongDeclarer = "A611",
    /// A ruling that differs from the expected one, but would agree if another player had acted in one of the events.
    WrongActor = "A612",
    /// The number of further differences from the expected ruling, which are not shown.
    MoreDifferences = "A613",
    /// An option marked right that asks for a fact on which the ruling does not depend.
    NotOpen = "A614",
    /// A ruling with more lines than the limit allows.
    RulingTooLong = "A615",
    /// A fact of the outcome that the case expects but that does not hold.
    OutcomeDiffers = "A616",
    /// An expected fact of the outcome that cannot be parsed.
    ExpectedFact = "A617",
    /// An aspect that is not valid, or that is missing.
    BadAspect = "A618",
    /// A value that the question's aspect cannot have.
    BadValue = "A619",
    /// An option marked right whose value is not that of the aspect.
    OtherValue = "A620",

    /// A range of difficulty that is not valid.
    DifficultyRange = "A701",
    /// A mark that is worth more points than the mark of a better answer.
    MarkOrder = "A702",
    /// A pass mark that is neither points nor percent.
    PassForm = "A703",
    /// A pass mark that no paper can reach.
    PassBeyond = "A704",
    /// An excluded question that is not in the bank.
    NotInBank = "A705",
    /// A row of the blueprint that asks for more questions than the bank has.
    TooFew = "A706",
    /// Rows of the blueprint that together ask for more questions than the bank has.
    TooFewTogether = "A707",
    /// A minimum for a Law on which the blueprint asks no question.
    MinimumUnasked = "A708",
    /// A blueprint without a row.
    NoRows = "A709",
    /// A folder of cases that does not exist.
    NoFolder = "A710",
    /// An earlier stage that was not built.
    NotBuilt = "A711",
    /// A checkpoint at a minute after the end of every candidate's time.
    CheckpointTooLate = "A712",
    /// A date that does not exist.
    NoSuchDay = "A713",
    /// A row of the blueprint with a text that is not a Law.
    RowLaw = "A714",

    /// A roster without a required column.
    RosterColumn = "A801",
    /// Two candidates with the same id.
    RosterTwice = "A802",
    /// An id that cannot name a file.
    RosterId = "A803",
    /// Extra time that is not a number of minutes.
    RosterMinutes = "A804",
    /// A row of the roster with too few or too many fields.
    RosterFields = "A805",
    /// A roster with no candidate.
    RosterEmpty = "A806",
    /// A language in which no papers exist.
    RosterLanguage = "A807",
    /// A field with a line break, which is the sign of an unclosed quotation mark.
    RosterBreak = "A808",
    /// A candidate with only one of first name and surname.
    RosterSurname = "A809",
    /// More candidates than a stage may have.
    RosterMost = "A810",
    /// A field decoded with the wrong character encoding.
    RosterGarbled = "A811",
    /// Two columns with the same name.
    RosterColumnTwice = "A812",
    /// An unused column whose name is similar to that of a missing column.
    RosterColumnLike = "A813",
    /// A column for a checkpoint that is not in the stage.
    ReceiptMinute = "A814",

    /// A right option that stands out by its length.
    RightStandsOut = "A901",
    /// A reason that only right options state.
    ReasonInRight = "A902",
    /// The number of a clause that only some options state.
    ClauseInSome = "A903",
    /// "Always" or "never" in only one option.
    AbsoluteInOne = "A904",
    /// A stem that does not end with a question mark.
    AsksNothing = "A905",
    /// An option that contains the whole text of another.
    OptionWithin = "A906",
    /// A claim about a card that the stated hand does not hold.
    ClaimNotHeld = "A907",
    /// A question that equals another except for seats, suits and ranks.
    SameQuestion = "A908",
    /// A deal used for too many questions.
    DealUsedUp = "A909",
    /// A wrong option that is right in no similar situation, and whose refutation depends on no condition of a clause.
    NoContrast = "A910",
    /// A question without English texts; only a strict check reports it.
    NoEnglish = "A911",
    /// The number of further flaws, which are not shown.
    MoreFlaws = "A912",
    /// A word of a call that is ignored.
    WordIgnored = "A913",
    /// A wrong option that comes to the same as a right one.
    BothDefensible = "A914",
}

impl Code {
    /// Returns true if the code is a flaw: the question is correct but could be better.
    pub fn is_flaw(self) -> bool {
        self.id().starts_with("A9")
    }

    /// Returns the code with this id, written in upper or lower case.
    pub fn from_id(id: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.id().eq_ignore_ascii_case(id))
    }
}
