//! Details of acts.

use super::ValueKind;
use crate::record::text::{Text, text};
use crate::record::words::WordList;

/// When the menu asks for a detail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DetailPrompt {
    /// Never: a line of the menu states it, or it is only typed.
    Never,
    /// Always; it may be left out.
    Always,
    /// Always; the act is not possible without it.
    Needed,
    /// If the player is declarer, who plays two hands.
    OfDeclarer,
    /// If the act is a choice of a suit, which must be named.
    WithSuit,
}

/// A detail of an act.
#[derive(Clone, Copy, Debug)]
pub struct ActDetail {
    /// The key in case files.
    pub key: &'static str,
    /// The kind of its value.
    pub kind: ValueKind,
    /// When the menu asks for it.
    pub prompt: DetailPrompt,
    /// The question in the menu. `{words}` is the list of possible words.
    pub question: Text,
    /// The explanation in the manual.
    pub manual: Text,
}

/// Building a detail.
impl ActDetail {
    const fn new(
        key: &'static str,
        kind: ValueKind,
        it: &'static str,
        en: &'static str,
    ) -> ActDetail {
        let question = text("", "");
        ActDetail { key, kind, prompt: DetailPrompt::Never, question, manual: text(it, en) }
    }

    /// The same detail, with a question in the menu.
    const fn with_prompt(self, it: &'static str, en: &'static str) -> ActDetail {
        ActDetail { prompt: DetailPrompt::Always, question: text(it, en), ..self }
    }
}

pub(super) const AT_ONCE: ActDetail = ActDetail::new(
    "at_once",
    ValueKind::Flag,
    "insieme a chi lo precede, o alla propria carta di prima",
    "together with the one before, or with his own card before",
);

pub(super) const HIDDEN: ActDetail =
    ActDetail::new("hidden", ValueKind::Flag, "se ne restava coperta", "if it was covered by that");

pub(super) const UNBIDDEN: ActDetail = ActDetail::new(
    "unbidden",
    ValueKind::Flag,
    "dal morto, di sua iniziativa",
    "by dummy, of his own accord",
);

const REACHES: ValueKind = ValueKind::Word(WordList::Reaches);

pub(super) const WHERE: ActDetail =
    ActDetail::new("where", REACHES, "quanto vicino al tavolo", "how near to the table")
        .with_prompt(
            "Dove l'ha tenuta? {words} (invio: non si sa):",
            "Where did he hold it? {words} (Enter: not known):",
        );

pub(super) const KEPT: ActDetail = ActDetail::new(
    "kept",
    ValueKind::Flag,
    "se l'ha mantenuta come giocata",
    "whether he kept it as played",
)
.with_prompt(
    "L'ha tenuta lì come si tiene una carta giocata? (s/n; invio: non si sa):",
    "Did he keep it there as a played card is kept? (y/n; Enter: not known):",
);

pub(super) const SEEN: ActDetail = ActDetail::new(
    "seen",
    ValueKind::Seats,
    "chi ne ha visto la faccia, o `all`",
    "who saw its face, or `all`",
)
.with_prompt(
    "Chi ne ha visto la faccia? (tutti, o N E S O; invio: non si sa):",
    "Who saw its face? (all, or N E S W; Enter: not known):",
);

pub(super) const JOSTLED: ActDetail = ActDetail::new(
    "jostled",
    ValueKind::Flag,
    "lo ha urtato un avversario o un estraneo",
    "an opponent or an outsider made it fall",
);

pub(super) const HAND: ActDetail = ActDetail {
    prompt: DetailPrompt::OfDeclarer,
    ..ActDetail::new(
        "hand",
        ValueKind::Owner,
        "di quale mano è, se è del morto",
        "whose it is, if dummy's",
    )
    .with_prompt(
        "Di quale mano è? (N E S O; invio: la sua):",
        "Of which hand is it? (N E S W; Enter: his own):",
    )
};

pub(super) const CARD: ActDetail = ActDetail {
    prompt: DetailPrompt::Needed,
    ..ActDetail::new("card", ValueKind::Card, "quale carta", "which card")
        .with_prompt("Quale carta? (H4, ♥4, HR):", "Which card? (H4, ♥4, HK):")
};

pub(super) const INSTEAD: ActDetail =
    ActDetail::new("instead", ValueKind::Card, "quale giocherebbe", "which he would play")
        .with_prompt(
            "Quale vuole giocare invece? (invio: non lo dice):",
            "Which would he play instead? (Enter: he does not say):",
        );

pub(super) const OF: ActDetail =
    ActDetail::new("of", ValueKind::Card, "quella sbagliata", "the wrong one").with_prompt(
        "Al posto di quale? (invio: dell'ultima):",
        "In place of which? (Enter: of the last one):",
    );

pub(super) const SUIT: ActDetail = ActDetail {
    prompt: DetailPrompt::WithSuit,
    ..ActDetail::new(
        "suit",
        ValueKind::Suit,
        "con `require` e `forbid`",
        "with `require` and `forbid`",
    )
    .with_prompt("Quale seme? (S H D C):", "Which suit? (S H D C):")
};

pub(super) const SINGLE: ActDetail = ActDetail::new(
    "single",
    ValueKind::Flag,
    "su una sola chiamata o giocata",
    "of one call or play alone",
)
.with_prompt(
    "Ha chiesto solo di quella? (s/n; invio: no):",
    "Did he ask about that one only? (y/n; Enter: no):",
);

pub(super) const GRADE: ActDetail =
    ActDetail::new("grade", ValueKind::Word(WordList::Grades), "quanto grave", "how grave")
        .with_prompt("{words} (invio: maggiore):", "{words} (Enter: major):");

pub(super) const LED: ActDetail =
    ActDetail::new("led", ValueKind::Flag, "come attacco", "as a lead").with_prompt(
        "Era messa come attacco? (s/n; invio: no):",
        "Was it put out as a lead? (y/n; Enter: no):",
    );

pub(super) const TRICKS: ActDetail = ActDetail::new(
    "tricks",
    ValueKind::Tricks,
    "quante delle prese non ancora finite, compresa quella in corso, o `\"rest\"`, tutte",
    "how many of the tricks not yet ended, the one in progress included, or `\"rest\"`, all",
)
.with_prompt(
    "Quante prese, compresa quella in corso? (2, tutte; invio: non si sa):",
    "How many tricks, the one in progress included? (2, all; Enter: not known):",
);

pub(super) const SAID: ActDetail =
    ActDetail::new("said", ValueKind::Said, "le parole", "the words");
