//! The codes of problems. A code never changes its meaning and is never reused.

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
    /// The file is larger than a case may be.
    TooLarge = "A103",
    /// The file is not TOML.
    Syntax = "A104",
    /// A key that is not known.
    UnknownKey = "A105",
    /// A required key that is missing.
    MissingKey = "A106",
    /// A value of the wrong kind.
    WrongType = "A107",
    /// A word that is not among the known ones.
    UnknownWord = "A108",
    /// A number out of its range.
    OutOfRange = "A109",
    /// A file without a question.
    NoQuestion = "A110",
    /// Two questions with one id.
    DuplicateId = "A111",
    /// An id that is not of the form of ids.
    BadId = "A112",
    /// A folder without cases.
    NoCases = "A113",
    /// A text that is blank.
    Blank = "A114",
    /// A year that is not an edition of the Laws, or not one that the question belongs to.
    NoEdition = "A115",
    /// A text with a non-printing character, or on several lines where one is expected.
    Unprintable = "A116",
    /// A text that its author has still to write.
    ToWrite = "A117",
    /// A list or a table with more entries than are read.
    TooMany = "A118",
    /// More problems than are shown.
    MoreProblems = "A119",
    /// A package with more files than are read.
    PackageMembers = "A121",
    /// A file in a package that is too large once it is unpacked.
    MemberTooLarge = "A122",
    /// A package that is too large once it is unpacked.
    PackageTooLarge = "A123",
    /// More elements of XML than are read.
    TooManyElements = "A124",
    /// More questions than are imported from one file.
    ImportedMost = "A125",
    /// More boards than are read from one file.
    BoardsMost = "A126",
    /// Elements of XML nested too deeply.
    TooDeep = "A127",
    /// More answers to a question than are imported.
    AnswersMost = "A128",
    /// A file that is larger than any that is read.
    FileTooLarge = "A129",

    /// Text that is not a card, a hand, a deal, a contract or a call.
    Notation = "A201",
    /// A card in two places.
    CardTwice = "A202",
    /// Hands of different lengths.
    UnequalHands = "A203",
    /// A whole deal without thirteen cards in each hand.
    HandLength = "A204",
    /// Calls that are not an auction.
    Auction = "A205",
    /// A contract that is not the one of the auction.
    ContractDiffers = "A206",
    /// A hand given both in the deal and alone.
    HandTwice = "A207",
    /// A trick of the play so far that is not written as one.
    TrickForm = "A208",
    /// A trick led by another seat than the winner of the last.
    WrongLeader = "A209",
    /// A card played by a hand that does not hold it.
    PlayNotHeld = "A210",
    /// A revoke in the play so far, which should be regular.
    PlayRevoke = "A211",
    /// A trick in the play so far with a card missing, before the last.
    TrickShort = "A212",
    /// A penalty card of a player who defends nothing, or does not hold it.
    PenaltyCard = "A213",
    /// A call from a dummy that the diagram does not show.
    DummyUnseen = "A214",
    /// More tricks than a deal has.
    TrickCount = "A215",
    /// The card that won the last trick is still in a hand.
    LastHeld = "A216",
    /// A card exposed in the auction that cannot be read, or that its owner does not hold.
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
    /// A call whose condition cannot be read.
    SpokenProviso = "A306",
    /// A call whose two languages say different things.
    SpokenDiffers = "A307",
    /// An event with a card that the hand does not hold.
    EventNotHeld = "A308",
    /// Dummy designates a card.
    DummyDesignates = "A309",
    /// A defender touches a card of dummy.
    DefenderTouches = "A310",
    /// An addition to a call that was not made.
    NothingCalled = "A311",
    /// A lead that was not face down.
    NoFaceDownLead = "A312",
    /// A hand spread that is not dummy's.
    NotDummy = "A313",
    /// A correction of an explanation that was not given.
    NothingExplained = "A314",
    /// A card that is not on the table.
    NotOnTable = "A315",
    /// Too many events.
    TooManyEvents = "A316",
    /// An event that no Law considers.
    EventUnread = "A317",

    /// A fact that no clause asks for.
    UnknownFact = "A401",
    /// A finding on which this question never depends.
    FactUnused = "A402",
    /// A fact that the record contradicts.
    FactContradicted = "A403",
    /// A choice of a player given as a finding of the director.
    FactIsChoice = "A404",
    /// Two answers to the same fact.
    FactTwice = "A405",

    /// Too few or too many options.
    OptionCount = "A501",
    /// An option that claims nothing.
    NoClaim = "A502",
    /// A claim that cannot be read.
    Claim = "A503",
    /// A clause that does not exist.
    NoSuchClause = "A504",
    /// A clause that does not exist in this edition.
    NotInEdition = "A505",
    /// No option is marked right.
    NoRightOption = "A506",
    /// Several options are marked right.
    SeveralRight = "A507",
    /// Two options say the same.
    SameOption = "A508",
    /// A value stated for one edition that is the same in the others.
    SameInEdition = "A509",

    /// A decision that the case expects and the Laws do not give.
    Missing = "A601",
    /// A decision that the Laws give and the case does not expect.
    Unexpected = "A602",
    /// The marked option is not the right one.
    MarkedWrong = "A603",
    /// An option that is right and is not marked.
    UnmarkedRight = "A604",
    /// An option that is neither right nor refuted.
    Undecided = "A605",
    /// The marked option cites a clause that is not among those applied.
    NotApplied = "A606",
    /// The Laws contradict themselves.
    Contradiction = "A607",
    /// A stated result that best play does not give.
    Result = "A608",
    /// A stated result of a position that is not an ending, or not known card for card.
    ResultUnknown = "A609",
    /// So many open facts that not every path is followed.
    TooMuchOpen = "A610",
    /// A declarer with whom the ruling is not the expected one, while with another it would be.
    WrongDeclarer = "A611",
    /// An event of a player with whom the ruling is not the expected one, while with another it would be.
    WrongActor = "A612",
    /// More differences from the expected ruling than are shown one by one.
    MoreDifferences = "A613",
    /// The marked option asks for a fact on which the ruling does not depend.
    NotOpen = "A614",
    /// A ruling with more lines than are followed.
    RulingTooLong = "A615",

    /// A range of difficulty that is not valid.
    DifficultyRange = "A701",
    /// A mark that is worth more than that of a better answer.
    MarkOrder = "A702",
    /// A pass mark that is not points or percent.
    PassForm = "A703",
    /// A pass mark that no paper can reach.
    PassBeyond = "A704",
    /// A question that is excluded and that the bank does not have.
    NotInBank = "A705",
    /// A row of the blueprint that asks for more questions than there are.
    TooFew = "A706",
    /// Rows of the blueprint that together ask for more questions than there are.
    TooFewTogether = "A707",
    /// A minimum on a Law on which the blueprint asks for nothing.
    MinimumUnasked = "A708",
    /// A blueprint without a row.
    NoRows = "A709",
    /// A folder of cases that does not exist.
    NoFolder = "A710",
    /// An earlier stage that was not built.
    NotBuilt = "A711",
    /// A checkpoint at a minute that the time of no candidate reaches.
    CheckpointTooLate = "A712",
    /// A date that no calendar has.
    NoSuchDay = "A713",
    /// A row of the blueprint with something that is not a Law.
    RowLaw = "A714",

    /// A roster without a required column.
    RosterColumn = "A801",
    /// Two candidates with one id.
    RosterTwice = "A802",
    /// An id that cannot name a file.
    RosterId = "A803",
    /// Extra time that is not a number of minutes.
    RosterMinutes = "A804",
    /// A row with too few or too many fields.
    RosterFields = "A805",
    /// A roster with no candidate.
    RosterEmpty = "A806",
    /// A language that papers do not have.
    RosterLanguage = "A807",
    /// A field with a line break: an unclosed quote.
    RosterBreak = "A808",
    /// A candidate with half a name.
    RosterSurname = "A809",
    /// More candidates than a stage may have.
    RosterMost = "A810",
    /// A field that was decoded with the wrong encoding.
    RosterGarbled = "A811",
    /// Two columns of one name.
    RosterColumnTwice = "A812",
    /// An unused column with almost the name of a missing one.
    RosterColumnLike = "A813",
    /// A column for a checkpoint that the stage does not have.
    ReceiptMinute = "A814",

    /// A right option that stands out by its length.
    RightStandsOut = "A901",
    /// A reason that only the right option gives.
    ReasonInRight = "A902",
    /// The number of a clause in some options only.
    ClauseInSome = "A903",
    /// "Always" or "never" in one option only.
    AbsoluteInOne = "A904",
    /// A stem that does not end with a question.
    AsksNothing = "A905",
    /// An option that contains all that another says.
    OptionWithin = "A906",
    /// A claim about a card that the hand does not hold.
    ClaimNotHeld = "A907",
    /// A question that is a copy of another with seats, suits and ranks renamed.
    SameQuestion = "A908",
    /// A deal that is used for too many questions.
    DealUsedUp = "A909",
    /// A wrong option that no similar situation makes right.
    NoContrast = "A910",
    /// A question without English texts; reported by a strict check only.
    NoEnglish = "A911",
    /// More flaws than are shown.
    MoreFlaws = "A912",
}

impl Code {
    /// Whether it is a flaw: the question is correct, but could be better.
    pub fn is_flaw(self) -> bool {
        self.id().starts_with("A9")
    }

    /// Returns the code with this id, in upper or lower case.
    pub fn from_id(id: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.id().eq_ignore_ascii_case(id))
    }
}
