//! The limits of what the program reads and computes. If a limit is exceeded, its code is reported with the allowed
//! number and, for most limits, the actual one; a file that exceeds the limit on its size is not read.

use super::Code;

macro_rules! limits {
    ($($(#[$doc:meta])* $name:ident = $key:literal, $most:expr, $code:ident;)+) => {
        /// A limit on the size of an input or of a computation.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Limit {
            $($(#[$doc])* $name),+
        }

        impl Limit {
            /// All limits, in the order of the manual.
            pub const ALL: &[Limit] = &[$(Limit::$name),+];

            /// Returns the name of the limit in messages and in the manual.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Limit::$name => $key),+
                }
            }

            /// Returns the greatest allowed number.
            pub const fn most(self) -> usize {
                match self {
                    $(Limit::$name => $most),+
                }
            }

            /// Returns the code reported if the limit is exceeded.
            pub const fn code(self) -> Code {
                match self {
                    $(Limit::$name => Code::$code),+
                }
            }
        }
    };
}

limits! {
    /// Bytes of a case file.
    CaseBytes = "case-bytes", 1 << 20, TooLarge;
    /// Problems of a file that are shown to the user.
    Problems = "problems", 100, MoreProblems;
    /// Flaws of a file that are shown to the user.
    Flaws = "flaws", 100, MoreFlaws;
    /// Entries of a list or table without a limit of its own.
    Entries = "entries", 1000, TooMany;
    /// Events of a question.
    Events = "events", arbitro_laws::table::record::MAX_EVENTS, TooManyEvents;
    /// Findings of a question.
    Findings = "findings", 100, TooMany;
    /// Options of a question.
    Options = "options", 5, OptionCount;
    /// Decisions that a question expects of the ruling.
    Expected = "expected", arbitro_laws::ruling::parts::MAX_LINES, TooMany;
    /// Decisions that an option claims.
    Claims = "claims", 50, TooMany;
    /// Conditions of a claim or of an expected decision.
    Conditions = "conditions", 10, TooMany;
    /// Clauses that an option cites.
    Cites = "cites", 50, TooMany;
    /// Hearings of the incidents of a question, under all answers to open questions.
    Hearings = "hearings", arbitro_laws::ruling::inquiry::MAX_HEARINGS, TooMuchOpen;
    /// Lines of the ruling on a question.
    Lines = "lines", arbitro_laws::ruling::parts::MAX_LINES, RulingTooLong;
    /// Questions that a stage excludes by name.
    Excluded = "excluded", 20_000, TooMany;
    /// Candidates of a roster.
    Candidates = "candidates", 10_000, RosterMost;
    /// Bytes of a file other than a case file: a roster, a journal, a lock, a file of another program.
    FileBytes = "file-bytes", 64 << 20, FileTooLarge;
    /// Files in an imported package.
    Members = "members", 10_000, PackageMembers;
    /// Bytes of a file in an imported package, after unpacking.
    MemberBytes = "member-bytes", 16 << 20, MemberTooLarge;
    /// Bytes of all files in an imported package, after unpacking.
    PackageBytes = "package-bytes", 64 << 20, PackageTooLarge;
    /// Elements and attributes of an XML file.
    Elements = "elements", 500_000, TooManyElements;
    /// Levels of nesting in an XML file.
    Depth = "depth", 64, TooDeep;
    /// Answers of an imported question.
    Answers = "answers", 100, AnswersMost;
    /// Questions imported from one file.
    Imported = "imported", 10_000, ImportedMost;
    /// Boards read from one file of hands.
    Boards = "boards", 10_000, BoardsMost;
}

impl Limit {
    /// Returns the limit for the list or table with this key.
    pub fn of(key: &str) -> Limit {
        match key {
            "events" => Limit::Events,
            "findings" => Limit::Findings,
            "option" => Limit::Options,
            "ruling" => Limit::Expected,
            "claims" => Limit::Claims,
            "questions" => Limit::Excluded,
            key if key.starts_with("cites") => Limit::Cites,
            _ => Limit::Entries,
        }
    }
}
